import { NUMBER, type Rewording, SPANISH_UNIT, said } from '../rewording'

/** What units are called, have and spend, where they stand and what they do, in Spanish that is put in plainer words. */

const LEADERS = 'señores de la guerra|caudillos|jefes|l[ií]deres'

/** What models do that fight or shoot. */
const REACH =
  '(?:combaten|luchan|pelean|alcanzan|ven|tienen (?:alcance|l[ií]nea|visi[oó]n)|(?:est[aá]n )?(?:trabad[oa]s|(?:en|a) (?:contacto|alcance|tiro|combate|mel[eé]e?))|llegan(?: a trabarse)?)(?: (?:al?|el) (?:objetivo|blanco|contacto))?'

const BUILDING = '(?:edificio|casa|iglesia|torre|choza|caba[ñn]a|granja|fuerte)'

/** What models do that neither fight nor shoot. */
const CANNOT =
  '(?:se quedan? (?:fuera|sin (?:llegar|trabar(?:se)?))|no (?:llegan|alcanzan|ven|(?:se )?traban|(?:tienen|hacen) (?:alcance|contacto|visi[oó]n|l[ií]nea)))'

export const SPANISH_STATES: readonly Rewording[] = [
  [said`(?<![a-zà-ÿ])(?:a trav[eé]s de|(?:cruzando|atravesando))\s*(l|los|las|el|la|una?|) (?=[a-zà-ÿ])`, 'por $1 '],
  [said`(?<=(?<![a-zà-ÿ])por )l (?=[a-zà-ÿ])`, 'el '],
  [
    said`(?<![a-zà-ÿ])(?:tir|lanz|us)an?(?:do)? (?:(?:con|de) )?todos (?:(?:sus|los|mis) )?dados(?: de ataque)?(?![a-zà-ÿ])`,
    'conservan sus dados'
  ],
  [
    said`
      ^\W*((?:(?:mis|sus|los|las) )?)([a-zà-ÿ]+) (contra|vs\.?|cargan(?:do)? (?:a|contra)|atacan(?:do)? a)
      \s+((?:(?:mis|sus|los|las) )?)([a-zà-ÿ]+)\s*[,;:(]\s*(?:con )?(${NUMBER}) (?:miniaturas )?
      (?:(?:de )?cada (?:un[oa]|bando|lado|unidad)|por (?:bando|lado)|de cada)\s*\)?\W*$
    `,
    '$1$6 $2 $3 $4$6 $5'
  ],
  [
    said`(?<![a-zà-ÿ])(mi) ([a-zà-ÿ]+(?: de la guerra)?) (contra|carga a|ataca a)\s*(?:el|al) (?:suyo|de (?:él|el|ella|mi rival))(?![a-zà-ÿ])`,
    '$1 $2 $3 su $2'
  ],
  // cover said of a whole shot is of the target
  [
    said`
      ^\W*(con cobertura(?: [a-zà-ÿ]+)?)\s*[,:;]\s*
      (
        (?:(?:mis|sus|los|las) )?\d{1,2} [^,;:.¿?]{2,60}?(?<![a-zà-ÿ])disparan? (?:a|contra) (?:(?:mis|sus|los|las) )?
        \d{1,2}\s[^,;:.¿?]{2,60}?
      )(?=\s*(?:[,;.?]|$))
    `,
    '$2 $1'
  ],
  // units
  [said`(?<![a-zà-ÿ])(?:un )?par de `, '2 '],
  [said`(?<![a-zà-ÿ])(?:los|las) (mine|theirs)(?: son(?= \d))?(?![a-zà-ÿ])`, '$1'],
  [said`^\W*(?:batalla|enfrentamiento|lucha|choque)\s*:?\s*(?:(?:de|entre) )?(?=\d)`, 'combate entre '],
  [said`^\W*soy (?:los )?[a-zà-ÿ]+\s*(?:,|\sy) (?=(?:me\s|tengo\s|\d))`, ''],
  [said`\s*[,;.]\s*(?:yo )?soy (?:los|las|el|la) [a-zà-ÿ]+\W*$`, ''],
  [said`^\W*duelo (?:de|entre) (?:dos )?(?:${LEADERS})\W*$`, 'señor de la guerra contra señor de la guerra'],
  [said` de (?:los|las) \d{1,2} que (?:eran|hab[ií]a|ten[ií]a)(?![a-zà-ÿ])`, ''],
  [
    said`
      ^\W*cu[aá]nt[oa]s ([a-zà-ÿ]+) (?:caen|mueren|mato) si (?:l[oe]s )?(?:cargo|ataco) con (?:mis )?(${SPANISH_UNIT})
      (?:\s*[,;:.?]+\s*(?:y )?| (?:y|si) | (?=siendo|habiendo))(?:son|hay|quedan|tiene|siendo|habiendo) (\d{1,2})\W*$
    `,
    '$2 cargan a $3 $1'
  ],
  [said`^\W*(?:pueden|podr[aá]n|podr[ií]an) (?:mis )?(\d{1,2} [a-zà-ÿ]+) con (?:sus )?(\d{1,2} [a-zà-ÿ]+)\W*$`, '$1 contra $2'],
  // which of the two
  [
    said`
      (?<=(?<!\d)\d{1,2}\s[^,;:.¿?\d]{3,60}(?:\scontra|an a|an contra) (?:(?:los|las|sus|mis) )?\d{1,2}\s[^;:.¿?]{3,60})
      (?<![a-zà-ÿ])l[ao]s segund[ao]s(?= (?:tienen|llevan|est[aá]n|van|usan|gastan|ceden|con|en)\s)
    `,
    'los defensores'
  ],
  [said`(?:\s*[,;.]\s*| )(?:y )?no (?:tengo|tenemos|tienen?) (?:nada de |ninguna )?fatigas?(?=\W*$)`, ''],
  // what both have
  [said`(?<![a-zà-ÿ])cada un[oa](?=\W*$| con\s)`, 'cada'],
  // as it is written in short, and units that are named by an article alone
  [said`(?<=\s)c/\s*(?=[a-zà-ÿ\d])`, 'con '],
  [said`(?<=\s)s/\s*(?=[a-zà-ÿ])`, 'sin '],
  [said`(?<![a-zà-ÿ])(?:una?|otr[oa]) de (?=\d+ [a-zà-ÿ])|(?<![a-zà-ÿ])otr[oa]s (?=\d)`, ''],
  // models that are left, or that fight
  [
    said`(?<![a-zà-ÿ\d])(?:s[oó]lo )?(${NUMBER}) de (?:mis |sus |los |las )?(${NUMBER} [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?) ${REACH}(?![a-zà-ÿ])\s*,?\s*(?:y )?`,
    '$2, $1 trabados, '
  ],
  [said`(\d{1,2} [a-zà-ÿ]+) \(de (?:los |las )?\d{1,2}\)`, '$1'],
  [said`^\W*a (?:mis |sus )?\d{1,2} ([a-zà-ÿ]+) (?:s[oó]lo )?les quedan (?:s[oó]lo )?(\d{1,2})\s*,? (?:y )?`, '$2 $1 '],
  [
    said`,? (?:(?:y|pero) )?(?:de (?:l[oa]s (?:cuales|que)|quienes)(?: s[oó]lo)?|s[oó]lo) (?:(${NUMBER}) ${REACH}|${REACH} (${NUMBER}))(?![a-zà-ÿ\d])`,
    ' $1$2 trabados'
  ],
  [
    said`(?:\s*[,;.]\s*| )(?:(?:y|pero|aunque) )?(\d) (?:de (?:los|las) )?(?!de\s)([a-zà-ÿ]{3,20}) ${CANNOT}\W*$`,
    ', $1 $2 cannot reach'
  ],
  [
    said`
      ^
      (\W*(?:mis |los |las )?\d{1,2} ([a-zà-ÿ]{3,20})(?:\s[^;:.¿?]{1,60}?)?\s(?:(?:carg|atac|dispar)an|contra)\s[^;:.¿?]{4,60}?)
      (?:\s*[,;.]\s*| )(?:(?:y|pero|aunque) )?(\d) (?:de ell[oa]s )?${CANNOT}\W*$
    `,
    '$1, $3 $2 cannot reach'
  ],
  [said`(?<=\strabados,? )con (?=(?:mis |sus |los |las )?\d)`, 'contra '],
  [said`(\d{1,2}) de (?:mis |sus |los |las )?\d{1,2} ([a-zà-ÿ]+) (?:siguen|quedan) (?:viv[oa]s|en pie)\s*,? (?:y )?`, '$1 $2 '],
  [
    said`^\W*a (?:mis |sus |los )?(\d{1,2} [a-zà-ÿ]+) l[eo]s (?:mataron|han matado|mat[oó]) (?:a )?(\d{1,2})\s*,? (?:y )?(?=(?:carg|atac|dispar)an\s)`,
    '$1 que perdieron $2 '
  ],
  [said`(?<![a-zà-ÿ])al [uú]ltimo (?!de\s)(?=[a-zà-ÿ]{3,20})`, 'a 1 '],
  [said`(?<![a-zà-ÿ])(?:el [uú]ltimo|un[oa]? (?:[uú]nic|sol)[oa]) (?!de\s)(?=[a-zà-ÿ]{3,20})`, '1 '],
  // half of the dice
  [said`(?<![a-zà-ÿ])(reduc(?:en?|ir|iendo)) (?:(?:su|la|mi) )?pila(?: de (?:ataque|dados))?(?![a-zà-ÿ])`, '$1 sus dados'],
  [
    said`(?<![a-zà-ÿ])con (?:la|los|sus?) (?:pila|dados)(?: de (?:ataque|dados))? reducid[ao]s?(?![a-zà-ÿ])`,
    'reduciendo sus dados'
  ],
  // how strong a box is, and what else it is called
  [said`(?<![a-zà-ÿ])(?:salva|descarga|disparo|andanada) (?:apuntad|dirigid)[oa](?![a-zà-ÿ])`, 'disparo dirigido'],
  [said`(?<![a-zà-ÿ])pagad[oa]s? con (?:una? )?(?:(?:dado|s[ií]mbolo) )?(?=rar[oa])`, ''],
  [said`(?<=\s(?:con|usan?|usando) [a-zà-ÿ]{3,20} )(?:sacrificando|retirando|quitando) (?:a )?(?=\d(?!\d| (?:dados?|de\s)))`, ''],
  [
    said`\s*,? (?:sacrificando|retirando|quitando) (?:a )?(\d)(?: (?:miniaturas|hombres))? (?:con|por) ([a-zà-ÿ]{3,20})(?![a-zà-ÿ])`,
    ' con $2 $1'
  ],
  // dice more, and dice rolled again
  [
    said`(?<![a-zà-ÿ])con (\d) dados? (?:extras?|m[aá]s|adicional(?:es)?) de ataque y (\d) (?:dados? )?de defensa(?![a-zà-ÿ])`,
    'con +$1 dados de ataque +$2 dados de defensa'
  ],
  [said`(?<![a-zà-ÿ])(?:un )?(?:bono|bonus|bonificaci[oó]n|plus) de \+?(\d) (dados?)(?![a-zà-ÿ])`, '$1 $2 extra'],
  [
    said`(?<![a-zà-ÿ])con (\d) dados? de ataque y (\d) (?:dados? )?de defensa (?:extras?|m[aá]s|adicional(?:es)?)(?![a-zà-ÿ])`,
    'con +$1 dados de ataque +$2 dados de defensa'
  ],
  [
    said`(?<![a-zà-ÿ])con repetici[oó]n(?:es)? de (?:los |las )?(?:dados de )?(ataque|defensa)s?(?![a-zà-ÿ])`,
    'repitiendo los dados de $1'
  ],
  [said`(?<=\sde (?:ataque|defensa)) fall[ai]d[oa]s(?![a-zà-ÿ])`, ''],
  [said`(?<=(?<![a-zà-ÿ])repit(?:en?|iendo) (?:los )?)unos(?![a-zà-ÿ])`, '1'],
  // armour
  [
    said`(?<![a-zà-ÿ])armadura (?:reducida|rebajada|bajada|empeorada) (?:en )?(?:1|un[oa]?)(?: punto)?(?![a-zà-ÿ\d])`,
    'armadura -1'
  ],
  [
    said`(?<![a-zà-ÿ])armadura (?:aumentada|subida|mejorada|incrementada) (?:en )?(?:1|un[oa]?)(?: punto)?(?![a-zà-ÿ\d])`,
    'armadura +1'
  ],
  [said`(?<![a-zà-ÿ\d])(?:1|un[oa]?) (?:punto )?(?:m[aá]s|extra|adicional) de armadura(?![a-zà-ÿ])`, 'armadura +1'],
  [said`(?<![a-zà-ÿ\d])(?:1|un[oa]?) (?:punto )?menos de armadura(?![a-zà-ÿ])`, 'armadura -1'],
  [said`(?<![a-zà-ÿ])pie a tierra(?![a-zà-ÿ])`, 'a pie'],
  [said`(?<![a-zà-ÿ])(hachas?|arcos?|jabalinas?|hondas?|ballestas?) en (?:la )?mano(?![a-zà-ÿ])`, 'con $1'],
  [
    said`(${NUMBER}) (?:de ell[oa]s )?(?:sin trabar(?:se)?|que no|no)(?:(?<=no) ${REACH})?(?<!\sno)(?=\s*,?\s*(?:y )?(?:carg|atac|dispar|contra))`,
    '$1 fuera de alcance'
  ],
  // who stands by a leader
  [
    said`
      (?<![a-zà-ÿ])(señor(?: de la guerra)?|caudillo|jarl|jefe|l[ií]der) (?:que tiene|con) (\d{1,2} [a-zà-ÿ]+)
      \s+(?:al lado|a su lado|cerca|pegad[oa]s(?: a [eé]l)?|alrededor|de escolta|junto a [eé]l)(?![a-zà-ÿ])
    `,
    '$1 protegido por $2'
  ],
  // fatigue
  [
    said`
      ^\W*
      (?:
        (?:en )?(?:cu[aá]nto|c[oó]mo|qu[eé]) (?:me |le )?(?:cambia|var[ií]a|afecta|importa|pasa)
        (?: (?:la cosa|todo|el resultado))?\s+
      )?si ((?:los|las) [a-zà-ÿ]{3,20} (?:tienen|llevan) (?:de |entre )?\d\s*(?:-|\.\.|a|y|o)\s*\d (?:de )?fatigas?)\s*[:,;]\s*
      (?=.*\d)(.{8,200}?)\W*$
    `,
    '$2, $1'
  ],
  [
    said`
      (?: (?:que|y la) (?:gasto|uso|empleo)|\s*[,;.]\s*(?:y )?(?:gasto|uso|empleo) (?:su|la|esa) fatiga)
      (?<!(?:(?<![a-zà-ÿ])mis?|me)\s.{0,200}) (?:(?:en|para) (?:bajar|reducir|empeorar) (?:su|la)|en su) armadura(?![a-zà-ÿ])
    `,
    ', el atacante gasta fatiga en armadura enemiga'
  ],
  [
    said`
      (?: (?:que|y la) (?:gasto|uso|empleo)|\s*[,;.]\s*(?:y )?(?:gasto|uso|empleo) (?:su|la|esa) fatiga)
      (?<!(?:(?<![a-zà-ÿ])mis?|me)\s.{0,200}) (?:en|para) (?:(?:subir|mejorar|aumentar) )?mi armadura(?![a-zà-ÿ])
    `,
    ', el atacante gasta fatiga en armadura'
  ],
  [
    said`
      \s*,? y [eé]st[oa]s (?:gastan|usan) (?:una|la|su|1|esa)(?: fatiga)? (?:en|para) (?:bajar|reducir|empeorar) (?:la|su)
      \s+armadura(?: (?:de(?:l| los| las) [a-zà-ÿ]+|enemiga))?(?![a-zà-ÿ])
    `,
    ' gastan fatiga en armadura enemiga'
  ],
  [
    said`
      \s*,? y [eé]st[oa]s (?:gastan|usan) (?:una|la|su|1|esa)(?: fatiga)? (?:en|para) (?:(?:subir|mejorar|aumentar) )?(?:la|su)
      \s+armadura(?![a-zà-ÿ])(?! (?:de|enem))
    `,
    ' gastan fatiga en armadura'
  ],
  [
    said`
      (?<![a-zà-ÿ])(?:con )?
      (?:
        (?:la )?fatiga m[aá]xima
        |(?:a tope|hasta (?:arriba|el cuello|las cejas)|al l[ií]mite|al m[aá]ximo|llen[oa]s) de (?:su )?fatiga|toda la fatiga
      )(?![a-zà-ÿ])
    `,
    'exhaustos'
  ],
  [
    said`
      \s+que (?:usan?|gastan?|emplean?) (?:esa|dicha|su) fatiga (?:para (?:subir|mejorar|aumentar)|en) (?:(?:la|su) )?armadura
      (?![a-zà-ÿ])(?! (?:enem|del|de))
    `,
    ' gastan fatiga en armadura'
  ],
  [
    said`
      ^(.{0,80}?\d [a-zà-ÿ]{3,20}) (contra|(?:carg|atac)an (?:a|contra)) ((?:los |sus |mis )?\d{1,2} [a-zà-ÿ]{3,20})\s*,?
      \s+(?:con |(?:que )?(?:tienen|llevan) )?(?:fatigas? (?:de )?)?(\d) y (\d)(?: (?:de )?fatigas?)?(?: respectivamente)?
      (?<=fatiga.*)\W*$
    `,
    '$1 con $4 de fatiga $2 $3 con $5 de fatiga'
  ],
  [said`(?<=\scon )otr[oa](?:s (\d|dos|tres))?(?=\W*$)(?<=fatiga.*)`, '$1 de fatiga'],
  [said`(?<![a-zà-ÿ])una (?=(?:de )?fatiga)`, '1 '],
  [said`(?<![a-zà-ÿ])han perdido (?=(?:una?|\d|dos|tres) (?:de )?fatiga)`, 'pierden '],
  [
    said`\s*,? (?:y )?(?:gastan?|gastando|gasto|usan?|usando|uso) las dos(?: fatigas)?(?![a-zà-ÿ])(?! en\s)(?<=fatigas.*)`,
    ', el atacante gasta ambas'
  ],
  [
    said`\s*,? (?:y )?gast(?:an?|ando) (?:esa|dicha|esta) fatiga en (?<=(?:contra|(?:carg|atac)an? a)\s.{1,120})`,
    ', el atacante gasta fatiga en '
  ],
  [said`^\W*(?:en qu[eé] )?gasto (?:la|su|mi) fatiga en [^?.:]{1,60}?\so (?:en )?[^?.:]{1,60}[?.:]\s*(?=\d)`, 'qué hago: '],
  [
    said`^\W*¿?(?:gasto|gastar|uso|usar) (?:la |su |mi )?fatiga o no\s*[:,;?]+\s*¿?(?:si )?(?=(?:mis )?\d|cargo\s|ataco\s)`,
    'qué hago si '
  ],
  [
    said`
      (?<=^\W*(?:(?:me|nos) )?(?:(?:merece|vale) la pena|conviene|compensa|renta|debo|deber[ií]a) )(?:gastar|usar) (?:la |su )?
      fatiga(?: de (?:los |las |sus )?[a-zà-ÿ]+)? (?:cargando|al cargar|si cargo) con\s+
    `,
    'cargar con '
  ],
  [
    said`
      ^\W*en qu[eé] (?:gasto|gastar|debo gastar|conviene gastar) (?:la|su|mi) fatiga de (?:los |mis |sus )?(${SPANISH_UNIT})
      \s+(?:si|cuando) (?:me |l[oe]s )?(?:cargan|atacan) (?:mis |sus )?(${SPANISH_UNIT})\W*$
    `,
    'qué hago si $2 cargan a $1'
  ],
  [
    said`
      ^\W*(?:uso|gasto|empleo|usando|gastando) (?:la|su) fatiga(?: (?:enemiga|de(?:l| los| las| sus) [a-zà-ÿ]+))? (?:para|en)
      \s+(?:(?:bajar|reducir|empeorar)(?:les?)? (?:la|su) armadura|(?:el )?ata(?:car|que))\s*[:,.;]\s*
      (?!.*(?<![a-zà-ÿ])(?:me|mis)\s)(.{8,200})$
    `,
    '$1, el atacante gasta fatiga en armadura enemiga'
  ],
  // dice, and what is played
  [
    said`
      (?<![a-zà-ÿ])(?:d(?:an?|edican?|estinan?)|pasan?|cambian?|convierten?|meten?|ponen?|guardan?|usan?) (?:la )?mitad de
      \s+(?:sus |los )?dados(?: de ataque)? (?:a|en|para|por) (?:la )?(?:defensa|defender(?:se)?)(?![a-zà-ÿ])
    `,
    'ceden dados'
  ],
  [
    said`
      (?:[,;.]\s*(?:y )?|\sy )(?:tiro|lanzo|sumo|gano|a[ñn]ado)
      \s+(?=\d dados?(?: (?:extras?|m[aá]s|adicional(?:es)?))? de (?:ataque|defensa))(?<!(?:(?<![a-zà-ÿ])mis|me)\s.{0,200})
    `,
    ', el atacante gana '
  ],
  [
    said`
      (?<=(?:[,;.]|\sy)\s{1,3}(?:y )?)(?:uso|gasto|juego|activo) (?!(?:la|el|su|mi|una?|esa)\s|fatigas?)
      (?=[a-zà-ÿ]{3,20}(?:(?:,\s*| (?:y|de) )[a-zà-ÿ]{3,20}){0,3}[\s.!]*$)
    `,
    'usan '
  ],
  [said` con muro de escudos(?![a-zà-ÿ])(?<=(?<![a-zà-ÿ])dispar(?:an?|o) (?:a|contra) [^,;.]{1,70})`, ' +muro-de-escudos'],
  // who storms a building is not in it yet
  [
    said`
      ^\W*(?:asalt(?:o|ar|amos)|entr(?:o|ar|amos) en|atac(?:o|ar|amos)) (?:el|la|un|una|su) ${BUILDING} con (?:mis )?
      (${SPANISH_UNIT}) (?:contra|de|y dentro hay|donde hay) (?:los |sus )?(${SPANISH_UNIT})\W*$
    `,
    '$1 cargan a $2 en edificio'
  ],
  [
    said`
      (?<![a-zà-ÿ])(?:asaltan?|entran? en|atacan?) (?:el|la|un|una|su) ${BUILDING}
      \s+(?:contra|de|(?:que )?(?:defendid|ocupad|tomad)[oa] por|con) (?:los |sus )?(\d{1,2} [a-zà-ÿ]{3,20})
    `,
    'cargan a $1 en edificio'
  ],
  // places
  [said`(?<![a-zà-ÿ])terreno (?:abrupto|desigual|irregular|accidentado|escabroso|quebrado)(?![a-zà-ÿ])`, 'terreno difícil'],
  [said` (?:cuesta (?:arriba|abajo)|pendiente (?:arriba|abajo))(?![a-zà-ÿ])`, ''],
  [said`(?<![a-zà-ÿ])en (?:(?:el )?medio del?|plen[oa]) `, 'en '],
  [said`(?<![a-zà-ÿ])(?:de|en|por) (?:media|promedio)(?![a-zà-ÿ])`, ''],
  [said`(?<![a-zà-ÿ])(?:atr[aá]s|a espaldas) de(?= un)`, 'detrás de'],
  [said`(?<![a-zà-ÿ])en lo alto de(?![a-zà-ÿ])|(?<![a-zà-ÿ])encima de(?= una? (?:colina|loma|cerro))`, 'en'],
  [
    said`(?<![a-zà-ÿ])en (?:un |una )?(?:terreno|sitio|lugar|zona|posici[oó]n) (?:elevad[oa]|alt[oa])(?![a-zà-ÿ])`,
    'en una colina'
  ],
  [
    said`
      (?<=\d [a-zà-ÿ]{2,20} )(?:(?:que )?est[aá]n )?(?:atrincherad|parapetad|refugiad)[oa]s(?![a-zà-ÿ])
      (?! (?:en|tras|detr[aá]s|dentro|entre|bajo|por|con|junto)\s)
    `,
    'en cobertura'
  ],
  [said`(?<=\d )(?:est[aá]n )?a tiro(?![a-zà-ÿ])`, 'en alcance'],
  [said`(?<![a-zà-ÿ])(?:objetivo|blanco)\s*:? (?=\d)`, 'target '],
  [said`[\s,;]+(?:(?:son|es) )?(?:el )?(?:objetivo|blanco) de (?=(?:mis |sus )?\d)`, ' reciben disparos de '],
  // deeds
  [said`^\W*desde (?:el|la|un|una) [a-zà-ÿ]{3,15}\s*,? (?=(?:(?:les?|los) )?(?:carg|atac|dispar)an\s)`, ''],
  // "8 ceorls en bosque, me cargan 6 caballeros": mine are charged
  [
    said`^\W*(?:con )?(?:mis )?(?=\d{1,2} (?:(?!carg|atac|dispar|contra|\sque\s)[^;:.¿?]){1,80}?[,;.\s]\s*(?:y )?me (?:carg|atac|dispar)an? (?:con )?\d)`,
    'tengo '
  ],
  [said`^\W*(?:mis |los |las )?(${SPANISH_UNIT}) (?:pueden|podrán|podrian|podrían) con (?=(?:sus |los |las )?\d)`, '$1 contra '],
  [
    said`
      ^\W*(?:mis )?(${SPANISH_UNIT}) (?:(?:ante|frente a) (?:la|una) carga|bajo (?:(?:el|la|un) )?(?:ataque|carga|asalto)) de
      \s+(?:sus )?(${SPANISH_UNIT})\W*$
    `,
    '$2 cargan a $1'
  ],
  [said`(?<![a-zà-ÿ])(me|nos) vienen? encima (?=(?:con )?\d)`, '$1 cargan '],
  [said`(?<![a-zà-ÿ])(me|nos) vienen? (${SPANISH_UNIT}) (?:a la carga|encima|cargando|a cargar)(?![a-zà-ÿ])`, '$1 cargan $2'],
  [
    said`
      ^\W*estoy ((?:en|tras|detr[aá]s|dentro) [^,;:.\d]{1,40}?) con (?:mis )?(${SPANISH_UNIT})\s*(?:,|;|\by\b)\s*(?:y )?
      (?:me (carg|atac|dispar)an? (?:con )?(${SPANISH_UNIT})|(${SPANISH_UNIT}) me (carg|atac|dispar)an)\W*$
    `,
    '$4$5 $3$6an a mis $2 $1'
  ],
  [
    said`(?<![a-zà-ÿ])me (?:lanzo|tiro|echo|arrojo|abalanzo|meto) con ((?:mis )?${SPANISH_UNIT}) (?:contra|sobre|encima de|a) (?=(?:sus |los |las )?\d)`,
    'cargo con $1 contra '
  ],
  [
    said`
      (?<=(?:idea|pena|cuenta|rentable|renta|compensa|conviene|bien en|debo|deber[ií]a) )(?:met|lanz|mand|envi|tir|ech|arroj)
      [ae]r(?:les?)? (?:a )?(?=(?:mis |los )?\d)
    `,
    'cargar con '
  ],
  [
    said`
      (?<=(?:^|si|y|antes|primero|luego|entonces|despu[eé]s|ahora|[,;.])\W*(?:(?:les?|te|os) )?)tir(?:o|amos)
      \s+(?:(?:flechas|virotes|piedras) )?con (?=(?:mis? |los |nuestros )?\d+ (?!dados?))
    `,
    'disparo con '
  ],
  [
    said`(?<=(?<![a-zà-ÿ])recib[a-z]+ )(?:(?:los|las) )?(?:virotes|flechas|flechazos|saetas|piedras|pedradas|fuego)(?= de\s)`,
    'disparos'
  ],
  [
    said`(?<![a-zà-ÿ])(?:llegan?|logran?|consiguen?|deciden?|intentan?) (?:a )?(carg|atac|dispar)ar(?:l[oae]s?)?(?![a-zà-ÿ])`,
    '$1an'
  ],
  [said` y (?:yo |nosotros )?(?=ten(?:go|emos) (?:mis )?\d)`, ', '],
  [said`(?<![a-zà-ÿ])(?:abr|hac)(?:en?|o|imos|emos) fuego(?= (?:a|contra|sobre)\s)`, 'disparan'],
  [
    said`^\W*(${SPANISH_UNIT}) bajo (?:(?:el|los|las|la) )?(?:lluvia de )?(?:fuego|disparos|flechas|virotes|piedras) de (?:mis |sus )?(${SPANISH_UNIT})\W*$`,
    '$2 disparan a $1'
  ],
  [
    said`
      (?<![a-zà-ÿ])(?:se )?(?:van|lanzan|tiran|arrojan|meten|echan)
      \s+(?:de (?:cabeza|frente|lleno)|a (?:saco|deg[uü]ello|por todas)|directos?|derechos?) (?:a(?: por)?|contra|sobre|hacia)\s+
    `,
    'cargan contra '
  ],
  [
    said`(?<![a-zà-ÿ])(?:intentan|tratan de|quieren|buscan) (?:romper|destrozar|arrollar|barrer|eliminar) a (?=(?:mis |sus |los |las )?\d)`,
    'cargan a '
  ],
  [
    said`[\s,;]+¿?cu[aá]nt[oa]s (?:mueren|caen|pierden?|bajas hay) (?:de|en|por|cada)\s*(?:cada )?(?:lado|bando|uno|parte)\W*$`,
    ''
  ],
  [
    said`
      ^\W*cargar a (?:los |sus )?(\d{1,2} [a-zà-ÿ]+) ((?:en|tras|detr[aá]s|dentro) [^,;:.¿?\d]{3,30}?) o
      \s+((?:en|tras|detr[aá]s|dentro) [^,;:.¿?\d]{3,30}?) con (?:mis )?(\d[^,;:.¿?]{3,50}?)\W*$
    `,
    '$4 contra $1 $2 o $1 $3'
  ],
  // who sees somebody, and does nothing else, shoots
  [
    said`
      ^(?!.*(?<![a-zà-ÿ])(?:dispar|carg|atac|tir|lanz)[a-zà-ÿ]+\s)(.{4,120}?) (?:(?:que )?(?:tienen?|con) )(?:l[ií]nea de )
      (?:visi[oó]n|vista|tiro) (?:a|de|sobre|hacia) (?=(?:los |las |sus |mis )?\d)
    `,
    '$1 disparan a '
  ],
  [said`(?<![a-zà-ÿ])traban(?: combate)? (?:a|con) (?=(?:los )?\d)`, 'cargan a '],
  [said`(?<![a-zà-ÿ])se avientan? (?:contra|sobre|a) `, 'cargan contra '],
  [said`\s*,? (?:y )?(?:luego |despu[eé]s )?se (?:retiran?|repliegan?|alejan?)\W*$`, ''],
  [said`^\W*cargar o no(?: cargar)?\s*[,:;]\s*(?=\d)`, 'merece la pena cargar: '],
  // what all have is of both units, as fatigue is no model's
  [said`\s*,\s*tod[oa]s (?:con|tienen) (?=\d fatigas?(?![a-zà-ÿ]))`, ', ambos con '],
  [said`(?<![a-zà-ÿ])(?:en|al?) (?:el |la )?(?:lindero|linde|borde|orilla|l[ií]mite) del? (?:un |el )?(?=bosque)`, 'en '],
  [said`(?<=\d dados\b.{0,80})[,;]\s*(?:de |en |la )?(?:media|promedio)\W*$`, ''],
  [said`(?<![a-zà-ÿ])(que (?:tienen|llevan) [^,;:.¿?]{1,20}?\sfatigas?) cada(?: un[oa])?(?=\W*$|\s*[,;.])`, '$1'],
  [
    said`(?<=[,;.]\s*(?:y )?(?:los|las|sus|mis) [a-zà-ÿ]{3,20} )(est[aá]n [^,;.\d]{2,40}?) y (?:llevan|tienen) (?=[^,;.]{2,40}?(?:\s*[,;.]|\W*$))`,
    '$1 con '
  ],
  [
    said`
      ^\W*(?:tengo|tenemos) (\d) fatigas?\s*,? (?:y|pero) (?:[eé]l|ella|ellos|mi rival)(?: tienen?)? (\d)(?: fatigas?)?
      \s*[,:;.]\s*(?=(?:mis |sus )?\d)(.{8,160}?)\W*$
    `,
    '$3, tengo $1 fatiga y él tiene $2 fatigas'
  ],
  [
    said`(?<=\d.{6,160}[,;.]\s*)(?:tengo|tenemos) (\d) fatigas? (?:y|pero) (?:[eé]l|ellos|ella)(?: tienen?)? (\d)(?: fatigas?)?(?=\W*$)`,
    'tengo $1 fatiga y él tiene $2 fatigas'
  ],
  // questions about the rules
  [
    said`(?<![a-zà-ÿ])(?:a|en|bajo) cubierto (?:(liger|pesad)[oa]|(suave|blando)|(duro|fuerte))(?![a-zà-ÿ])`,
    'en cobertura $1$2$3a'
  ],
  [said`^\W*expl[ií]ca(?:me)? (?:lo de )?(?:ceder|renunciar a) (?:los )?dados\W*$`, 'qué es cerrar filas'],
  [said`^\W*c[oó]mo (?:se )?(?:gast|us)(?:an?|o|ar) (?:la |mi |su )?fatiga\W*$`, 'cómo funciona la fatiga'],
  [
    said`^\W*pueden? (?:un[oa]?s?|el|la|los|las|mis?) [a-zà-ÿ ]{3,40}? (?:usar|jugar) (?:el |la )?([a-zà-ÿ ]{3,40})\W*$`,
    'qué hace $1'
  ],
  [
    said`^\W*cu[aá]ntos dados (?:tir|lanz|tien)(?:an?|en?) (?:un[oa]?s? |mis )?\d{1,2} ([a-zà-ÿ]+)\W*$`,
    'cuántos dados tiran los $1'
  ],
  // what every answer has
  [
    said`^\W*(?:(?:quiero|quisiera|querr[ií]a|deseo|desear[ií]a|necesito|me gustar[ií]a|quer[ií]a) saber|decime|d[ií]game)(?: si)?\s*:?\s*(?!\d)`,
    ''
  ],
  [
    said`
      ^\W*((?:(?:cu[aá]l es la|qu[eé]) )?(?:probabilidad|chance|posibilidad)(?:e?s)? (?:hay )?de )(?:empatar|(?:un )?empate)
      \s+(?:de|con|entre) (?=(?:mis )?\d)
    `,
    '$1empate: '
  ],
  [said`(?<=(?<![a-zà-ÿ])empate:\s)((?:mis )?${SPANISH_UNIT}) (?:con|y) ((?:sus |los )?\d{1,2} [a-zà-ÿ]+)\W*$`, '$1 contra $2'],
  [
    said`
      ^\W*(?:qu[eé] )?probabilidad (?:hay )?de que (?:mueran|caigan) (exactamente |al menos )?(\d{1,2}) ([a-zà-ÿ]+) con
      \s+(?:mis )?(\d{1,2} [a-zà-ÿ]+) contra (?:sus )?(\d{1,2}) \3\W*$
    `,
    '$4 matan $1$2 de $5 $3'
  ]
]
