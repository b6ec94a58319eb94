import { NUMBER, type Rewording, SPANISH_UNIT, said } from '../rewording'

/** What is asked in Spanish around a fight: "8 bondi cargan a mis 4 huscarls, ¿cierro filas?", "¿son mejores 8 bondi que 4 hirdmen?" */

const OWN = '(?:mis |sus |los |las |un(?:a unidad| grupo) de )?'
const DEED = String.raw`(?:contra|frente a|cargando|atacando|disparando)\s`
const MAY =
  '(?:(?:me|nos) )?(?:conviene|compensa|renta|interesa)|deb(?:o|emos|er[ií]a(?:mos)?)|es mejor|(?:merece|vale) la pena|tengo que|hay que'
const DICE =
  '(?:(?:la mitad de )?(?:(?:los|mis|sus) )?dados(?: de ataque)?|(?:(?:las|mis) )?filas|(?:(?:la|mi|su) )?pila(?: de (?:ataque|dados))?)'
const CLOSE = `(?:(?:(?:(?:mis|los|las) [a-zà-ÿ]{2,20} )?(?:${MAY}|deber[ií]an|deben)) (?:ceder|renunciar|reducir|cerrar|entregar|sacrificar|conservar|mantener|quedarme)|cedo|renuncio|reduzco|cierro|entrego|sacrifico|conservo|mantengo) (?:a |con )?${DICE}`
const ASKS =
  'qu[eé] (?:opin[a-zà-ÿ]*|(?:te|le|os) parece|me dices|pensas|piensas)|(?:alg[uú]n )?consejos?|en qu[eé] (?:gasto|uso|gastar|usar) (?:la|su|esa|mi) fatiga|(?:l[oa]s? )uso|qu[eé] (?:hago|uso|juego|hacemos|(?:debo|deber[ií]a|me conviene|es mejor) hacer|(?:me )?(?:aconsej|recomiend|recomend|sugier)[a-zà-ÿ]*)|c[oó]mo (?:respondo|reacciono|me defiendo)'
const OTHER = '(?:[eé]l|ella|ellos|(?:el|mi|la) (?:otro|rival|enemigo|oponente|contrincante|adversario)|el rival)'
const NO = String.raw`(?:\s*,? o [a-zà-ÿ ]{2,40})?`
const FACING = String.raw`^\W*tengo (?:mis )?(${SPANISH_UNIT})\s*(?:[,;.]\s*(?:y )?| y )${OTHER} (?:tienen? |con )?(${SPANISH_UNIT})\s*[,;:.?]+\s*¿?\s*(?:y )?`
const CHANCE = '(?:probabilidad(?:es)?|chances?|posibilidad(?:es)?) (?:(?:hay|tengo|tienen?) )?de que'
const HOLD = '(?:sobrevivan|aguanten|resistan|soporten)'
const ALIVE = '(?:me |le |les |nos )?(?:sobreviva|quede|aguante)n?'
/** A name of one word or more, as of a box, and no verb. */
const NAME = String.raw`(?:el |la |los |las )?((?![a-zà-ÿ]+[aei]r(?:l[eoa]s?)?\s)[a-zà-ÿ]{3,20}(?: (?:de (?:la |los |las )?)?[a-zà-ÿ]{3,20}){0,2}?)`
/** A fight of counted units, no question yet, and no choice between units. */
const FOUGHT = said`
  ^\W*(?!qu[eé]\s|si\s|tengo\s(?!.{0,120}\sme (?:carg|atac))|mejor\s|compar)
  (?=.{0,200}(?:(?:carg|atac|dispar)[a-zà-ÿ]*|contra)\s)(?!.{0,200}\so (?:mis |sus )?\d)(.{8,240}?)\s*[,;:.?]+\s*¿?\s*(?:y )?
`

export const SPANISH_QUESTIONS: readonly Rewording[] = [
  // "8 bondi me cargan a 4 huscarls" are mine
  [said`(?<=\d [a-zà-ÿ]{2,20} )(?:me|nos) (carg|atac|dispar)an? a (?=(?:los |las )?\d)`, '$1an a mis '],
  // "..., o mejor espero" is the other choice of every advice
  [
    said`^(\W*(?:${MAY})\s.{6,200}?)\s*,? o (?:(?:mejor|s[ií]|me|nos) )*(?:espero|esperamos|aguanto|quedo(?: quiet[oa])?|paso|sigo|no)\W*$`,
    '$1'
  ],
  [
    said`^\W*(?:l[oe]s )?(?:cargo|ataco) con (.{6,200}?)\s*,? o (?:(?:mejor|s[ií]|me|nos) )*(?:espero|esperamos|aguanto|quedo(?: quiet[oa])?|paso|no)\W*$`,
    'merece la pena cargar con $1'
  ],
  [
    said`^\W*(?:(?:cu[aá]les|qu[eé]) (?:son )?)?(?:las )?mejores (?:habilidades|casillas) (?:para|de|con|si) (?=(?:mis )?\d)`,
    'best abilities for '
  ],
  [said`^\W*qu[eé] opciones (?:tengo|hay|tenemos) (?=(?:con|si|para)\s)`, 'qué hago '],
  [
    said`
      ^\W*los ([a-zà-ÿ]+) (?:tiran|lanzan) (\d{1,2}) dados(?: (?:de )?saga)?\s*[,;:.]\s*¿?\s*
      (?:cu[aá]nto|(?:qu[eé] )?probabilidad(?: hay)?|les llega|llega) (?:para|de|de usar|de pagar)\s+
    `,
    '$2 dados saga $1 para '
  ],
  // what others say, whether they are right or not
  [
    said`
      ^\W*(?:(?:mis?|un[oa]?|el|la|los|mucha) )?[a-zà-ÿ]+ (?:dicen?|creen?|opinan?|piensan?|juran?|aseguran?|insisten? en) que
      \s+(?=(?:mis |sus |los |las )?\d)(.{4,60}?) (?:no )?
      (?=(?:pueden|podr|ganan?|vencen?|aguantan?|resisten?|matan?)(?![a-zà-ÿ]))(.{4,120}?)\s*(?:[,;.:]\s*)?
      (?:¿\s*(?:(?:es|ser[aá]) (?:verdad|ciert[oa]|as[ií])|(?:lleva|tiene)n? raz[oó]n)\s*\?)?\W*$
    `,
    '¿$1 $2?'
  ],
  [said`(?<![a-zà-ÿ])(para|quiero|puedo|necesito) cargar(?:me|se|nos|te) (?=a\s)`, '$1 matar '],
  [
    said`(?<=\d dados\b.{0,60})[,;:.]?\s*¿?\s*(?:me|nos|le|les) (?:da|dan|llegan?|alcanzan?|bastan?) para (?:(?:usar|pagar|jugar|activar) )?`,
    ', puedo pagar '
  ],
  [
    said`(?<=\d dados\b.{0,60})[,;:]?\s*¿?\s*qu[eé] (probabilidad|chance|posibilidad)(?:es)? (?:hay|tengo|tenemos) de `,
    ' $1 de '
  ],
  [
    said`^(\W*(?:mis |los |las )?${SPANISH_UNIT} )contra ((?:sus |los |las )?${SPANISH_UNIT})\s*,? [ou] contra (?=(?:sus |los |las )?\d)`,
    '$1contra $2 o '
  ],
  [
    said`
      ^\W*(?:qu[eé]|cu[aá]l) es (?:peor|mejor) (?:para )?(?:mis |los |las )?(${SPANISH_UNIT})\s*[,;:]\s*(?:que )?(?:l[oae]s )?
      (?:carg|ata[cq])(?:u?en|an) ((?:mis |sus )?${SPANISH_UNIT}) [ou] (?=(?:mis |sus )?\d)
    `,
    '$1 cargados por $2 o '
  ],
  [
    said`
      ^\W*(?:cu[aá]l (?:es|ser[ií]a) )?(?:el |su |mi )?mejor (?:objetivo|blanco) (?:para|de) (?:mis |los )?(${SPANISH_UNIT})
      \s*[,;:]\s*(?=(?:mis |sus |los |las )?\d)
    `,
    'best target for $1: '
  ],
  // "los huscarls gastan señores de la batalla en ...: 8 bondi cargan a 4 huscarls"
  [
    said`
      ^\W*((?:los|las) [a-zà-ÿ]+) (?:gastan|usan|juegan|tienen|activan)
      \s+([a-zà-ÿ ]{4,40}?(?: (?:en )?\d (?:de |en )?[a-zà-ÿ]+(?: y \d (?:de |en )?[a-zà-ÿ]+)?)?)\s*:\s*(?=(?:mis |sus )?\d)
      (.{8,160}?)\W*$
    `,
    '$3, $1 usan $2'
  ],
  [said`(?<=(?<![a-zà-ÿ])usan [a-zà-ÿ ]{4,40}?) en (?=\d (?:de )?(?:ataque|defensa))`, ' '],
  [
    said`
      ^\W*(?:para|con) (?:la )?(\d)\s*,\s*(\d)\s*(?:,|\sy\s|\so\s)\s*(\d) (?:de )?fatigas? (?:de|en) (los |las )([a-zà-ÿ]+)
      \s*[,:]\s*(?=(?:mis |sus )?\d)(.{8,160}?)\W*$
    `,
    '$6, $4$5 tienen $1, $2 o $3 fatigas'
  ],
  [said`(\d+ dados)\s*,? (repitiendo (?:los )?fallos)\s*,? (?:al?|con|en) (?=[2-6]\+)([2-6]\+)`, '$1 a $3 $2'],
  [
    said`
      ^\W*(?:es|son|ser[ií]a) (?:una? )?
      (?:locura|tonter[ií]a|disparate|suicidio|error|imprudencia|temeridad|barbaridad|insensatez)
      \s+(?=(?:cargar|atacar)(?:l[oae]s)?\s)
    `,
    'merece la pena '
  ],
  [said`^\W*(?:es )?(?:la |el )?[uú]ltim[oa] (?:ronda|turno|jugada|asalto)\s*[,:;.]\s*`, ''],
  [
    said`^\W*me quedan (\d{1,2} [a-zà-ÿ]+)\s*(?:,|\sy)\s*(?:y )?a (?:[eé]l|ella|mi rival|ellos) (?:le quedan )?(?=\d)`,
    'tengo $1 y él '
  ],
  [said`^\W*tir[eé] con (?=(?:mis )?\d{1,2} (?!dados)[a-zà-ÿ])`, 'disparé con '],
  [
    said`^\W*(?:h[aá]blame|cu[eé]ntame(?: (?:algo|m[aá]s))?|dime (?:algo|m[aá]s)) (?:sobre|de|acerca de) (?:los |las |la |el )?`,
    'qué son '
  ],
  // one box or another
  [
    said`^\W*(?:cu[aá]nto )?(?:(?:es|ser[ií]a|sale) mejor|mejor (?:es|ser[ií]a)) ${NAME} que ${NAME}\s*,? (?=(?:para|con|si|cuando)\s)`,
    'qué es mejor, $1 o $2, '
  ],
  [said`^\W*${NAME} es mejor que ${NAME}\s*,? (?=(?:para|con|si|cuando)\s)`, 'qué es mejor, $1 o $2, '],
  // whether a place is of use to who is shot at
  [
    said`
      ^\W*(?:importa|ayuda|sirve|vale|protege|cambia)(?: (?:algo|mucho|de algo))? (?:la |el |un |una )
      (cobertura(?: (?:ligera|pesada))?|bosque|muro|seto|edificio|valla|rocas) (?:cuando|si)
      \s+((?:mis |sus )?\d{1,2}\s[^,;:.¿?]{2,60}?\sdisparan? (?:a|contra) (?:mis |sus )?\d{1,2} [a-zà-ÿ]+)\W*$
    `,
    '$2 en $1 o sin cobertura'
  ],
  [said`^\W*si (.{8,200}?)\s*,\s*¿?\s*(qui[eé]n gana|qu[eé] (?:pasa|ocurre))\W*$`, '$2 si $1'],
  // what the unit charged does, where nothing is asked
  [
    said`(?!.*[?¿])${FOUGHT}(?:yo )?(?:cedo|renuncio|reduzco|cierro|entrego|sacrifico) (?:a )?${DICE}\W*$`,
    '$1, the defender gives up dice'
  ],
  [said`(?!.*[?¿])${FOUGHT}(?:yo )?(?:conservo|mantengo|me quedo) (?:con )?${DICE}\W*$`, '$1, the defender keeps dice'],
  // what the unit charged should do
  [said`${FOUGHT}${CLOSE}${NO}\W*$`, 'what should the defender do when $1'],
  [said`${FOUGHT}(?:(?:${MAY}) (?:usar|jugar)|uso|juego) ${NAME} (o|y) ${NAME}\W*$`, 'should I use $2 $3 $4 when $1'],
  [
    said`
      ^\W*(${OWN}${SPANISH_UNIT} (?:contra|vs\.?|(?:carg|atac)an (?:a|contra)) ${OWN}\d{1,2} [a-zà-ÿ][^,;:.¿?]{0,50}?)
      \s*[,;:.]\s*¿?\s*${NAME} o ${NAME}\W*$
    `,
    'qué es mejor, $2 o $3, si $1'
  ],
  [said`${FOUGHT}(?:${ASKS})${NO}\W*$`, 'qué hago si $1'],
  [said`${FOUGHT}(?:(?:${MAY}) (?:usar|jugar) ${NAME}|(?:uso|juego) ${NAME}(?=\s*\?))\W*$`, 'should I use $2$3 when $1'],
  [
    said`^\W*${CLOSE}(?: o no)? con (?:mis |los |las )?(${SPANISH_UNIT}) (?:si|cuando) me cargan? (?:con )?(.{4,80}?)\W*$`,
    '$1 cargados por $2, con o sin cerrar filas'
  ],
  // "¿deberían cerrar filas mis 8 ceorls contra 6 hirdmen?"
  [
    said`
      ^(\W*(?:deben|deber[ií]an) )((?:ced|cerr|renunci|reduc|entreg|conserv|manten)[aei]r (?:a )?${DICE}(?: o no)?)
      \s+((?:mis|los|las) ${SPANISH_UNIT}) (?=(?:si|cuando|contra|ante)\s)
    `,
    '$1$3 $2 '
  ],
  [
    said`
      ^\W*(?:${MAY}|deben|deber[ií]an) (?:que )?(?:mis |los |las )?(${SPANISH_UNIT})
      \s+(?:ced[ae]r?|cierren|cerrar|renunci[ae]r?|reduzcan|reducir|entreg[ae]r?|conserv[ae]r?|manten(?:gan|er))n? (?:a )?
      ${DICE}(?: o no)?\s*,? (?:(?:si|cuando) (?:me|l[oae]s?) cargan? (?:con )?|contra |ante )(.{4,80}?)\W*$
    `,
    'what should the defender do when $2 charge $1'
  ],
  [
    said`
      (?<=(?<![a-zà-ÿ])mis \d{1,2} [a-zà-ÿ]{2,20})(?:\s*[,;.]\s*| )(?:(?:y|pero|yo) ){0,2}
      (?:
        no (?:reduzco|cedo|cierro|renuncio|entrego)(?: (?:a )?(?:nada|(?:(?:mis|los|las) )?(?:dados|filas)))?
        |(?:me )?(?:quedo|conservo|mantengo|guardo) (?:con )?(?:todos )?(?:mis|los) dados
      )\W*$
    `,
    ' que conservan sus dados'
  ],
  [
    said`(?<=(?<![a-zà-ÿ])mis \d{1,2} [a-zà-ÿ]{2,20}) y (?:yo )?(?:reduzco|cedo|cierro|renuncio a) (?:(?:mis|los|las) )?(?:dados|filas)(?![a-zà-ÿ])`,
    ' que reducen sus dados'
  ],
  [
    said`
      ^\W*qu[eé] (?:me |nos )?(?:aconsej|recomiend|recomend|sugier)[a-zà-ÿ]*\s*(?:hacer\s*)?
      (?:(?=(?:si|cuando)\s)|[:,?]\s*¿?(?:si )?(?=(?:tengo )?\d|(?:cargo|ataco|disparo) con\s))
    `,
    'qué hago '
  ],
  [
    said`
      ^\W*c[oó]mo (?:me |los )?(?:defiendo|protejo|respondo|reacciono) (?:con )?(?:a )?(?:mis )?(${SPANISH_UNIT})
      \s+(?:de|ante|contra|frente a|a) (?:(?:la|una) carga de )?(?:los |sus |unos )?(${SPANISH_UNIT})
      (?: que (?:me|nos|los) (?:cargan|atacan))?\W*$
    `,
    'qué hago si $2 cargan a mis $1'
  ],
  // whether to charge or shoot, after both units
  [said`^\W*((?:${MAY}) (?:cargar|atacar|disparar)(?:l[oe]s?)?)\s*[?:.;,]+\s*(tengo\s[^?]{8,200}?)\W*$`, '$2, ¿$1?'],
  [
    said`${FACING}(?:(?:${MAY}) (?:cargar|atacar)(?:l[oe]s?)?|(?:l[oe]s? )?(?:cargo|ataco)(?=\s*\?|\s*,? o\s))${NO}\W*$`,
    'merece la pena cargar con $1 a $2'
  ],
  [
    said`${FACING}(?:(?:${MAY}) disparar(?:les?)?|(?:les? )?disparo(?=\s*\?|\s*,? o\s))${NO}\W*$`,
    'merece la pena disparar con $1 a $2'
  ],
  [
    said`^\W*(?:tengo|me quedan) (?:mis )?(${SPANISH_UNIT})\s*[,;.]\s*¿?\s*cargo (?:contra|a) (?:sus |los |las )?(${SPANISH_UNIT})\s*\?\W*$`,
    'merece la pena cargar con $1 a $2'
  ],
  [
    said`
      ^\W*${OTHER} (?:tienen? )?(${SPANISH_UNIT})\s*(?:[,;.]\s*(?:y )?| y )yo (?:tengo )?(${SPANISH_UNIT})\s*[,;:.?]+\s*¿?\s*
      (?:(?:${MAY}) (?:cargar|atacar)(?:l[oe]s?)?|(?:l[oe]s? )?(?:cargo|ataco)(?=\s*\?|\s*,? o\s))${NO}\W*$
    `,
    'merece la pena cargar con $2 a $1'
  ],
  [
    said`^\W*(?:(?:es )?mejor|(?:me )?conviene(?: m[aá]s)?) (?:cargar|atacar) o (?:esperar|quedarme(?: quiet[oa])?|aguantar|no(?: cargar)?) con `,
    'merece la pena cargar con '
  ],
  [
    said`^\W*tengo (?:mis )?(${SPANISH_UNIT})\s*[,;.:]\s*¿?\s*puedo (?:matar|ganar|vencer|derrotar|aniquilar) (?:a )?(?:sus |los |las )?(${SPANISH_UNIT})\W*$`,
    '$1 contra $2'
  ],
  [
    said`^\W*${OTHER} (?:tienen? )(${SPANISH_UNIT})\s*[,;.]\s*¿\s*(?:y )?(?:l[oe]s? )?(?:cargo|ataco) con (?:mis )?(${SPANISH_UNIT})\s*\?\W*$`,
    'merece la pena cargar con $2 a $1'
  ],
  // which of two
  [
    said`
      (?<=^\W*(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?)) de (?:los|las|estos|estas|ambos)(?: (?:dos|tres|\d))?
      (?= (?:es|son|gana|vence|va|rinde|aguanta|resiste)n?\s)
    `,
    ''
  ],
  [
    said`
      ^\W*(?:qui[eé]n(?:es)?|cu[aá]l(?:es)?) (?:sale|queda|acaba)n? (?:mejor|peor|ganando|perdiendo)(?: parad[oa]s?)?\s*[,:]?
      \s+${OWN}(${SPANISH_UNIT}) o ${OWN}(${SPANISH_UNIT})\s*,? (?=si (?:cargan|atacan) (?:los|las)\s)
    `,
    'quién gana entre $1 y $2 '
  ],
  [
    said`
      ^\W*
      (?:
        (?:qu[eé]|cu[aá]l(?:es)?|qui[eé]n(?:es)?) (?:(?:me )?(?:es|son|conviene|aguanta|resiste|rinde|funciona|va)n?)
        \s+(?:mejor(?:es)?|m[aá]s)?\s*[,:;]?\s*
      )${OWN}(${SPANISH_UNIT}) o ${OWN}(${SPANISH_UNIT})\s*,? (?:si|cuando) (?:me |l[oae]s )(?:cargan|atacan) (?:con )?${OWN}
      (\d[^,;:.¿?]{3,50}?)\W*$
    `,
    '$1 o $2 cargados por $3'
  ],
  [
    said`
      ^\W*${OWN}(\d{1,2} [a-zà-ÿ]+)\s*,\s*${OWN}(\d{1,2} [a-zà-ÿ]+)\s*,? [yo] ${OWN}(\d{1,2} [a-zà-ÿ]+)
      \s+(${DEED}[^,;:.¿?]{3,50}?)\s*[,;:.]\s*¿?(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?|qu[eé]) (?:es|son|va|rinde|gana|mata)n?
      (?: (?:mejor(?:es)?|m[aá]s))?\W*$
    `,
    '$1 o $2 o $3 $4'
  ],
  [
    said`
      ^\W*tengo (?:mis )?(${SPANISH_UNIT}) y (${SPANISH_UNIT})\s*[,;.:]\s*¿?\s*con (?:qui[eé]n|cu[aá]l(?:es)?|qu[eé])
      \s+(?:cargo|ataco) (?:a |contra )?(?:sus |los |las )?(${SPANISH_UNIT})\W*$
    `,
    '$1 o $2 contra $3'
  ],
  [
    said`
      ^\W*(?:qu[eé]|cu[aá]l) (?:habilidad )?(?:uso|juego) con (?:mis )?(${SPANISH_UNIT} contra ${SPANISH_UNIT})\s*[,;:]\s*
      ([a-zà-ÿ]{3,20} o [a-zà-ÿ]{3,20})\W*$
    `,
    'qué uso: $2 con $1'
  ],
  [
    said`^\W*(?:(?:es |son )?mejor(?:es)? )?(?:con )?([a-zà-ÿ]{3,20}) o sin (?:\1 )?(?:para |con )?${OWN}(${SPANISH_UNIT}) (?=${DEED})`,
    '$2 con o sin $1 '
  ],
  [
    said`
      ^\W*(?:(?:son|es|ser[aá]n?|resultan?) mejor(?:es)?|(?:matan?|rinden?|ganan?|aguantan?) (?:m[aá]s|mejor)) ${OWN}
      (${SPANISH_UNIT}) que ${OWN}(${SPANISH_UNIT}) (?=${DEED})
    `,
    '$1 o $2 '
  ],
  [
    said`^\W*${OWN}(${SPANISH_UNIT}) (?:son mejor(?:es)?|(?:matan|rinden|ganan) (?:m[aá]s|mejor)) que ${OWN}(${SPANISH_UNIT}) (?=${DEED})`,
    '$1 o $2 '
  ],
  [
    said`^\W*(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?|qu[eé]) (?:gana|vence|mata|rinde)n? (?:m[aá]s(?: veces| a menudo)?|mejor) contra `,
    'qué es mejor contra '
  ],
  [
    said`^\W*(?:qui[eé]n(?:es)?|qu[eé]|cu[aá]l(?:es)?) matan? m[aá]s (?:a|de) (?:los |las |sus )?(\d[^,;:]{2,60}?)\s*[,;:]\s*(\d.{2,120}?)\W*$`,
    '$2 contra $1'
  ],
  [
    said`(?<=[a-zà-ÿ]{3,20} o [a-zà-ÿ]{3,20}\s*,? (?:si|cuando) )(?:cargo|ataco) con (?:mis )?(${SPANISH_UNIT}) (?=(?:a|contra)\s)`,
    '$1 cargan '
  ],
  [
    said`
      ^\W*(?:y )?si
      \s+(?:
        en (?:vez|lugar) de (${SPANISH_UNIT}) (?:llevo|uso|meto|tengo|van)
        |(?:fueran|fuesen|llevo|uso|meto) (${SPANISH_UNIT}) en (?:vez|lugar) de
      ) (\d{1,2}(?: [a-zà-ÿ][^,;:.¿?]{0,40}?)?) (contra\s[^,;.?]{4,60}).*$
    `,
    '$1$2 o $3 $4'
  ],
  [
    said`
      ^\W*(?:quiero que )?(?:mis )?(${SPANISH_UNIT}) (?:carg(?:an|uen)|ata(?:can|quen)|contra(?= \d)) (?:(?:a|contra) )?
      ([^,;.?]{4,60}?)\s*[,;.]\s*(?:pero )?(?:no s[eé] si )?¿?${NAME} (?:(?:merece|vale) la pena|ayuda|sirve|compensa|renta)\W*$
    `,
    '$1 con o sin $3 cargan a $2'
  ],
  // with a box or without it
  [
    said`^\W*cu[aá]nto (?:mejoran?|ganan?|cambian?) ${OWN}(\d{1,2} [a-zà-ÿ]{3,20}) con ([a-zà-ÿ]{3,20}) (?=${DEED})`,
    '$1 con o sin $2 '
  ],
  [
    said`^\W*(?:qu[eé] )?diferencia (?:hay )?entre ${OWN}(${SPANISH_UNIT}) con ([a-zà-ÿ]{3,20}) y sin (?:\2|[eé]l|ella)?\s*(?=${DEED}|carg|atac|dispar)`,
    '$1 con o sin $2 '
  ],
  [
    said`
      ^\W*(?:(?:merece|vale) la pena|sirve(?: de algo)?|ayuda|compensa|renta) (?:usar |jugar |gastar )?${NAME} (?:a|con|para|en)
      \s+${OWN}(${SPANISH_UNIT}) (?=${DEED}|cargan|atacan|disparan)
    `,
    '$2 con o sin $1 '
  ],
  // chances
  [said`^\W*c[oó]mo (?:l[eo]s? (?:va|ir[ií]a|ir[aá]) a|quedan|quedar[ií]an|salen|acaban) (?=(?:mis |los |las )?\d)`, ''],
  [said`[,;:.]\s*¿?\s*(?:y )?mato (?:a )?(?=(?:al menos |m[aá]s de )?\d{1,2}(?: o m[aá]s)?\W*$)`, ', probabilidad de matar '],
  [said`[,;:.]\s*¿?\s*(?:y )?pierdo (?:a )?(?=(?:al menos |m[aá]s de )?\d{1,2}(?: o m[aá]s)?\W*$)`, ', probabilidad de perder '],
  [said`[,;:.]\s*¿?\s*(?:y )?(?:mueren|caen) todos\W*$`, ', probabilidad de que mueran todos'],
  [
    said`
      ^\W*(?:(?:p[aá]s[ae]|d[ae]|saca|mu[eé]stra)(?:me|nos) )?(?:(?:el|las|los) )?(?:resultados?|estad[ií]sticas?|n[uú]meros)
      \s+(?:de|del combate (?:de|entre)) (?=(?:mis )?\d|(?:cargar|atacar|disparar)\s)
    `,
    ''
  ],
  [
    said`
      ^\W*(?:(?:cu[aá]l es )?(?:el )?|(?:en )?qu[eé] )porcentaje(?:s)? (?:de (?:victorias?|ganar|[eé]xito) )?
      (?:(?:tienen?|hay) )?(?:de |para |con )?(?=(?:mis |sus |los |las )?\d)
    `,
    ''
  ],
  [said`[\s,;:.]+¿?(?:en|con) qu[eé] porcentaje (?:ganan?|vencen?)(?: (?:mis|sus|los|las)?\s*[a-zà-ÿ]+)?\W*$`, ''],
  [said`(?<![a-zà-ÿ])(probabilidad de )que (?:yo )?gane(?:mos)? (?=con\s)`, '$1ganar '],
  [
    said`(?<![a-zà-ÿ])${CHANCE} (?:${HOLD} ${OWN}(${SPANISH_UNIT})|${OWN}(${SPANISH_UNIT}) ${HOLD}) (?:a )?(?:la|una) carga de (.+?)\W*$`,
    '$3 cargan a mis $1$2, ¿sobreviven?'
  ],
  [
    said`
      (?<![a-zà-ÿ])
      (?:
        (?:limpi|borr|fulmin|liquid|tumb|arras|despach|destroz|pulveriz)ar|barrer|destruir
        |(?:cargar|cepillar|ventilar|pelar|zumbar|merendar|fumar|crujir)(?:me|se|nos)
      ) (?:a )?(?!\d+ (?:[a-zà-ÿ]+ )?de (?:(?:sus|los|las) )?\d)(?=(?:los |las |sus )?\d)
    `,
    'aniquilar a '
  ],
  [
    said`
      (?<=[a-zà-ÿ] )
      (?:
        (?:se )?(?:limpi|cepill|ventil)[ae]n|se carguen|(?:borr|fulmin|liquid|tumb|arras|despach|destro[zc]|pulveri[zc])[ae]n
        |barr[ae]n|destruy[ae]n
      ) (?:a )?(?=(?:los |las |sus |mis )?\d)
    `,
    'aniquilan a '
  ],
  [said`(${CHANCE} )(?:me|nos) maten (?:a )?(?=(?:al menos |m[aá]s de )?\d)`, '$1pierda '],
  [
    said`
      (?<=(?<![a-zà-ÿ])(?:de|puedo|para|que) )(?:bajar|tumbar|llevarme|quitar|cargarme|cepillarme|liquidar|matar)(?:les?)?
      \s+(?:a )?(?=\d+ (?:[a-zà-ÿ]+ )?de (?:sus |los |las )?\d)
    `,
    'matar '
  ],
  // who falls and who survives, said in the subjunctive
  [said`(?<=(?<![a-zà-ÿ])de que (?:no )?(?:me |le |les )?)(?:caiga|fallezca|perezca|muera)(n?)(?![a-zà-ÿ])(?! nadie)`, 'muere$1'],
  [
    said`
      (?:qu[eé] )?${CHANCE} ${ALIVE} (?:vivos |en pie |con vida )?(?:al menos |por lo menos |como m[ií]nimo )?(${NUMBER})
      \s+(?:de )?(?:(mis|sus|los|las) )?(\d{1,2}) ([a-zà-ÿ]+)
    `,
    'odds that at least $1 of $2 $3 $4 survive'
  ],
  [
    said`(?:qu[eé] )?${CHANCE} ${ALIVE} (?:como (?:mucho|m[aá]ximo)|a lo sumo|no m[aá]s de) (${NUMBER}) (?:de )?(?:(mis|sus|los|las) )?(\d{1,2}) ([a-zà-ÿ]+)`,
    'odds that at most $1 of $2 $3 $4 survive'
  ],
  [
    said`(?:qu[eé] )?${CHANCE} ${ALIVE} (?:al menos |por lo menos )?(?:alg[uú]n[oa]?|un[oa]?) (?:de )?(mis|sus|los|las) (\d{1,2}) ([a-zà-ÿ]+)`,
    'odds that at least 1 of $1 $2 $3 survive'
  ],
  [
    said`(?:qu[eé] )?${CHANCE} ${ALIVE} (?:al menos |por lo menos )?(?:alg[uú]n|un[oa]?) ([a-zà-ÿ]+)`,
    'odds that at least 1 $1 survives'
  ],
  [
    said`
      ^(.{0,160}?(?:carg|atac|dispar)an? (?:a|contra) (?:mis |sus |los |las )?)(\d{1,2} )([a-zà-ÿ]+)([^?]{0,60}?)[\s,;:.¿]+
      (?:qu[eé] )?${CHANCE} ${ALIVE} (?:al menos |por lo menos )?(${NUMBER})\W*$
    `,
    '$1$2$3$4, odds that at least $5 $3 survive'
  ],
  [said`(${CHANCE} )${ALIVE} (?:alg[uú]n[oa]|al menos un[oa]|un[oa])\W*$`, '$1no mueren todos'],
  [said`(${CHANCE} )${ALIVE} tod[oa]s\W*$`, '$1no muere ninguno'],
  [
    said`^(.{0,60}?(?:${CHANCE}|odds that)\s.{1,80}?\s(?:mis|my) \d{1,2} [a-zà-ÿ]+(?: survive)?) si me (carg|atac|dispar)an (${SPANISH_UNIT})\W*$`,
    '$1 si $3 $2an'
  ],
  [said`(?<![a-zà-ÿ])(cu[aá]ntas bajas )(?:causan?|provocan?|infligen?|producen?|ocasionan?)(?![a-zà-ÿ])`, '$1hacen']
]
