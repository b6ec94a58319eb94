import { NUMBER, type Rewording, RIVAL, SPANISH_OWN, said } from '../rewording'

/**
 * Turns of phrase in Spanish for what the opponent does to a unit of mine, which then suffers it, "tengo 8 bondi y él carga con 4 huscarls", and for what
 * is wanted: chances, losses and SAGA dice.
 */

/** A unit with what it has, in which nobody acts; it is no longer, so that a long text is not searched for its end again and again. */
const IDLE = String.raw`${NUMBER}(?: (?!(?:carg|atac|dispar|contra\b|vs\b))[a-zà-ÿ\d'-]+){1,7}?`
const WAITS = '(?: (?:esperan|aguardan|aguantan|se quedan (?:quiet[oa]s|parad[oa]s)|no se mueven|est[aá]n quiet[oa]s))?'
const AND = String.raw`(?:\s*[,;.]\s*(?:(?:y|pero|ahora|si) )?| (?:y|pero|cuando|si) )`
const END = String.raw`(?=\W*$|\s*[,;:.¿?])`
const MINE = '(?:(?:yo )?(?:tengo|llevo) (?:a )?(?:mis )?|(?:a )?mis )'

export const SPANISH_FOES: readonly Rewording[] = [
  // both units are of one troop: mine is the one that acts
  [
    said`
      ^(\W*mis \d{1,2} ([a-zà-ÿ]{3,20}) (?:carg|atac|dispar)an [^,;.]{0,30}?(?:contra|a) sus \d{1,2} \2\s*[,;.]\s*(?:y )?)(?:los|las) (?:m[ií][oa]s|mine)
      (?= (?:tienen|est[aá]n|con|llevan|usan))
    `,
    '$1el atacante'
  ],
  [said`(?<=con (?:\d|una|dos) (?:de )?fatigas?)\s*,? gast[aá]ndol[ao]s? (?=(?:para|en)\s)`, ', gastando la fatiga '],
  [
    said`^\W*cu[aá]ntos matan (?:(?:mis|sus|los|las) )?(${IDLE}) disparando a (?=${SPANISH_OWN}${NUMBER}\s)`,
    'cuántas bajas causan $1 a '
  ],
  [
    said`
      ^\W*(${SPANISH_OWN}\d{1,2} [a-zà-ÿ]{3,20}) ((?:carg|atac|dispar)an(?: (?:a|contra))? ${SPANISH_OWN}\d{1,2} [^,;:.¿?\d]{3,30}?)\s*,? o (?:mejor )?(?:uso|mando|env[ií]o)
      \s+(?:a )?(${SPANISH_OWN}\d{1,2} [a-zà-ÿ]{3,20})(?: en (?:su|vez|lugar)[^,;:.¿?]*)?\W*$
    `,
    '$1 o $3 $2'
  ],
  // "4 huscarls plantan cara a 8 bondi": to whom charges; "hacen frente" alone leaves open who does
  [
    said`
      ^\W*(${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+(?: (?:con|en) [^,;:.¿?\d]{3,30}?)?) (?:plantan cara|aguantan|resisten)
      \s+(?:a(?: (?:un|el) (?:ataque|asalto) de)?|ante|al (?:ataque|asalto) de) (${SPANISH_OWN}${NUMBER} [^,;:.¿?]{3,40}?)
      (?:,? que (?:(?:les|los) )?(?:cargan|atacan))?(?=\W*$)
    `,
    '$2 cargan contra $1'
  ],
  [
    said`
      ^\W*(${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+(?: (?:con|en) [^,;:.¿?\d]{3,30}?)?) hacen frente (?:a(?: un| el)?|al)(?: (?:ataque|asalto) de)?
      \s+(${SPANISH_OWN}${NUMBER} [^,;:.¿?]{3,40}?)(?:(?<=(?:ataque|asalto) de [^,;:.¿?]{3,50})|,? que (?:(?:les|los) )?(?:cargan|atacan))(?=\W*$)
    `,
    '$2 cargan contra $1'
  ],
  // "6 hirdmen usan la fatiga para bajar la armadura de 4 huscarls con 1 de fatiga, y cargan"
  [
    said`
      ^(\W*${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+) (?:usan|gastan|aprovechan) (?:la |su )?fatiga para (?:bajar|reducir|rebajar) la armadura de
      \s+(${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+) con (${NUMBER}) (?:de )?fatigas?\s*,? y (?:(?:los|les) )?(carg|atac)an(?=\W*$)
    `,
    '$1 gastan la fatiga en armadura enemiga $4an a $2 con $3 de fatiga'
  ],
  [
    said`
      ^(\W*${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+) (?:usan|gastan|aprovechan) la fatiga de (${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+) con (${NUMBER}) (?:de )?fatigas?
      \s+para subir su (?:propia )?armadura\s*,? y (?:(?:los|les) )?(carg|atac)an(?=\W*$)
    `,
    '$1 gastan la fatiga en armadura $4an a $2 con $3 de fatiga'
  ],
  // "... de que 8 bondi maten a 2 de 4 huscarls si cargan": who kills is who charges
  [
    said`
      (?<=(?:(?:probabilidad|posibilidad|chance)(?:es)? (?:(?:hay|tengo) )?de que|pueden) ${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+
      \s(?:maten|eliminen|aniquilen|ganen|derroten|venzan|acaben|acabar|matar|ganar|aniquilar|barran|liquiden)\b[^,;:.¿?]{3,60}?)
      \s*,?\s+(?:si (?:(?:los|les) )?cargan|cargando(?:les|los)?|al cargar(?:les|los)?)(?: contra ellos)?(?=\W*$)
    `,
    ''
  ],
  [
    said`(?<![a-zà-ÿ])(?:un|1) dado(?: (?:de )?(ataque|defensa))? (?:de )?más(?: de (ataque|defensa))?(?![a-zà-ÿ])`,
    'un dado de $1$2 extra'
  ],
  [said`(?<![a-zà-ÿ])un dado de  ?extra(?![a-zà-ÿ])`, 'un dado extra'],
  // "tengo 8 guerreros y mi rival me carga con 4 guardias"
  [
    said`^\W*${MINE}(${IDLE})${WAITS}${AND}${RIVAL} (?:me |nos |los |las )?(carg|atac|dispar)(?:a|[oó]) (?:con )?(?:sus )?(${IDLE})${END}`,
    '$3 $2an a mis $1'
  ],
  // "me cargan 4 guardias, tengo 8 guerreros"
  [
    said`
      ^\W*(?:si )?(?:me|nos) (carg|atac|dispar)an (?:con )?(?:sus |los |las |unos |unas )?(\d{1,2} [a-zà-ÿ]+)${AND}
      (?:yo )?(?:tengo|llevo|estoy con) (?:mis )?(?!\d (?:de )?fatiga)(${IDLE})${END}
    `,
    '$2 $1an a mis $3'
  ],
  // "si mi rival me carga con 4 guardias a mis 8 guerreros"
  [said`(?<![a-zà-ÿ])${RIVAL} (?:me |nos )?(carg|atac|dispar)a (?:con )?(?:sus )?(${IDLE}) a (?=mis )`, '$2 $1an a '],
  // "si 4 guardias cargan a mis 8 guerreros, ¿renuncio a dados?": asked for advice, as without "si"
  [
    said`
      ^\W*(?:si|cuando) (?=${SPANISH_OWN}${NUMBER} [^,;:.¿?]{2,40}? (?:carg|atac)an a (?:mis|nuestr[oa]s) [^,;:.¿?]{2,60}\s*[,;:.]?\s*¿?\s*
      (?:(?:me|nos) conviene |deb(?:o|emos|er[ií]a) |(?:merece|vale) la pena )?(?:renunci|ced|cierr|cerr|conserv|mant|me qued))
    `,
    ''
  ],
  [
    said`
      ^\W*(?:si )?(${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+(?: [a-zà-ÿ]+)?) me (carg|atac)an\s*[,;:.]?\s*¿?\s*
      ((?:me conviene |debo )?(?:renunci(?:o|ar)|ced(?:o|er)) (?:a )?(?:(?:mis|los) )?dados) con (?:mis )?(${IDLE})\W*$
    `,
    '$1 $2an a mis $4, ¿$3?'
  ],
  [
    said`(?<=\d.{4,160}[,;:.]\s*¿?\s*)qu[eé] (?:es lo que )?(?:(?:me|nos) (?:conviene|compensa|interesa))(?: (?:m[aá]s|hacer))*\W*$`,
    'qué hago?'
  ],
  [
    said`
      (?<![a-zà-ÿ])cu[aá]nt[oa]s (?:heridas|bajas|muertes|muertos|miniaturas|modelos|figuras) (?:hacen|har[ií]an|har[aá]n|causan|causar[aá]n|infligen|provocan|sacan|quitan|matan)
      \s+(?:(?:mis|sus|los|las) )?(${IDLE}) (?:a|en|contra) (?=${SPANISH_OWN}${NUMBER}\s)
    `,
    'cuántas bajas causan $1 a '
  ],
  [
    said`^\W*cu[aá]ntos matan (?:(?:mis|sus|los|las) )?(${IDLE}) (?:a|de) (?=${SPANISH_OWN}${NUMBER}\s)`,
    'cuántas bajas causan $1 a '
  ],
  // chances that are wanted
  [
    said`
      (?<![a-zà-ÿ])para (?:tener|conseguir|lograr|llegar a)(?: (?:un|una|el|al))? (\d{1,3} ?%)(?: de (?:probabilidad|posibilidad|chance|opcion)(?:es)?)?
      \s+de (?=[a-zà-ÿ]+[aei]r(?:les?|l[oa]s)?(?![a-zà-ÿ]))
    `,
    'para tener un $1 de probabilidad de '
  ],
  [
    said`(?<![a-zà-ÿ])para tener un (\d{1,3} ?%) de probabilidad de ([a-zà-ÿ]+[aei]r) ((?:a|contra) ${SPANISH_OWN}${NUMBER} [^,;:.¿?]{2,40}?)(?=\W*$)`,
    'para $2 $3 con un $1 de probabilidad'
  ],
  [
    said`(?<![a-zà-ÿ])para (ganar|vencer|derrotar) con (?:un |una )?(\d{1,3} ?%)(?: de (?:probabilidad|posibilidad)(?:es)?)? (a|contra) `,
    'para tener un $2 de probabilidad de $1 $3 '
  ],
  // SAGA dice
  [
    said`(?<=\d dados(?: (?:de )?[a-zà-ÿ]+){0,3})(?:\s*[,;]\s*(?:y )?| y )(?:necesito|busco|me hacen? falta) (?:al menos )?(?=[a-zà-ÿ\d])`,
    ' y quiero '
  ],
  [said`(?<=\bdados(?: saga)? y quiero |^\W*quiero )al menos (?=(?:un[oa]?|dos|tres|\d) (?:rar|infrecuent|com[uú]n))`, ''],
  [
    said`
      ^\W*(?:necesito|quiero|busco|me hacen? falta) (?:al menos )?([^,;:.¿?]{2,40}?)(?:,| y|, y) (?:tengo|tiro|lanzo) (${NUMBER} dados(?: (?:de )?saga)?(?: (?:de )?[a-zà-ÿ]+)?)
      \W*$
    `,
    'tengo $2 y quiero $1'
  ],
  [
    said`(?<![a-zà-ÿ\d])(${NUMBER}) ([a-zà-ÿ]{3,20}) de (?:los )?(${NUMBER}) (?=(?:est[aá]n )?(?:trabad|en contacto))`,
    '$1 de $3 $2 '
  ],
  // the box of the Normans is called like a deed
  [
    said`
      ^(\W*${SPANISH_OWN}${NUMBER} [a-zà-ÿ]+(?: (?:a caballo|montad[oa]s))?)( (?:(?:carg|atac)an|hacen una carga)(?: (?:a|contra))? ${SPANISH_OWN}${NUMBER} [^,;:.¿?\d]{2,40}?)
      \s+(?:con|usando|y usan|jugando) (?:la )?(?:habilidad |casilla )?[¡]?carga!?(?: (?:habilidad|casilla))?\W*$
    `,
    '$1 +charge$2'
  ]
]
