import { NUMBER, type Rewording, re, SPANISH_UNIT } from '../rewording'

/** What units are called, have and spend, where they stand and what they do, in Spanish that is put in plainer words. */

const LEADERS = 'señores de la guerra|caudillos|jefes|l[ií]deres'

/** What models do that fight or shoot. */
const REACH = String.raw`(?:combaten|luchan|pelean|alcanzan|ven|tienen\s+(?:alcance|l[ií]nea|visi[oó]n)|(?:est[aá]n\s+)?(?:trabad[oa]s|(?:en|a)\s+(?:contacto|alcance|tiro|combate|mel[eé]e?))|llegan(?:\s+a\s+trabarse)?)(?:\s+(?:al?|el)\s+(?:objetivo|blanco|contacto))?`

const BUILDING = '(?:edificio|casa|iglesia|torre|choza|caba[ñn]a|granja|fuerte)'

/** What models do that neither fight nor shoot. */
const CANNOT = String.raw`(?:se\s+quedan?\s+(?:fuera|sin\s+(?:llegar|trabar(?:se)?))|no\s+(?:llegan|alcanzan|ven|(?:se\s+)?traban|(?:tienen|hacen)\s+(?:alcance|contacto|visi[oó]n|l[ií]nea)))`

export const SPANISH_STATES: readonly Rewording[] = [
  [/(?<![a-zà-ÿ])(?:a\s+trav[eé]s\s+de|(?:cruzando|atravesando))\s*(l|los|las|el|la|una?|)\s+(?=[a-zà-ÿ])/gi, 'por $1 '],
  [/(?<=(?<![a-zà-ÿ])por\s+)l\s+(?=[a-zà-ÿ])/gi, 'el '],
  [
    /(?<![a-zà-ÿ])(?:tir|lanz|us)an?(?:do)?\s+(?:(?:con|de)\s+)?todos\s+(?:(?:sus|los|mis)\s+)?dados(?:\s+de\s+ataque)?(?![a-zà-ÿ])/gi,
    'conservan sus dados'
  ],
  [
    re(
      String.raw`^\W*((?:(?:mis|sus|los|las)\s+)?)([a-zà-ÿ]+)\s+(contra|vs\.?|cargan(?:do)?\s+(?:a|contra)|atacan(?:do)?\s+a)\s+((?:(?:mis|sus|los|las)\s+)?)([a-zà-ÿ]+)\s*[,;:(]\s*(?:con\s+)?(${NUMBER})\s+(?:miniaturas\s+)?(?:(?:de\s+)?cada\s+(?:un[oa]|bando|lado|unidad)|por\s+(?:bando|lado)|de\s+cada)\s*\)?\W*$`
    ),
    '$1$6 $2 $3 $4$6 $5'
  ],
  [
    /(?<![a-zà-ÿ])(mi)\s+([a-zà-ÿ]+(?:\s+de\s+la\s+guerra)?)\s+(contra|carga\s+a|ataca\s+a)\s*(?:el|al)\s+(?:suyo|de\s+(?:él|el|ella|mi\s+rival))(?![a-zà-ÿ])/gi,
    '$1 $2 $3 su $2'
  ],
  // cover said of a whole shot is of the target
  [
    /^\W*(con\s+cobertura(?:\s+[a-zà-ÿ]+)?)\s*[,:;]\s*((?:(?:mis|sus|los|las)\s+)?\d{1,2}\s+[^,;:.¿?]{2,60}?(?<![a-zà-ÿ])disparan?\s+(?:a|contra)\s+(?:(?:mis|sus|los|las)\s+)?\d{1,2}\s[^,;:.¿?]{2,60}?)(?=\s*(?:[,;.?]|$))/gi,
    '$2 $1'
  ],
  // units
  [/(?<![a-zà-ÿ])(?:un\s+)?par\s+de\s+/gi, '2 '],
  [/(?<![a-zà-ÿ])(?:los|las)\s+(mine|theirs)(?:\s+son(?=\s+\d))?(?![a-zà-ÿ])/gi, '$1'],
  [/^\W*(?:batalla|enfrentamiento|lucha|choque)\s*:?\s*(?:(?:de|entre)\s+)?(?=\d)/gi, 'combate entre '],
  [/^\W*soy\s+(?:los\s+)?[a-zà-ÿ]+\s*(?:,|\sy)\s+(?=(?:me\s|tengo\s|\d))/gi, ''],
  [/\s*[,;.]\s*(?:yo\s+)?soy\s+(?:los|las|el|la)\s+[a-zà-ÿ]+\W*$/gi, ''],
  [re(String.raw`^\W*duelo\s+(?:de|entre)\s+(?:dos\s+)?(?:${LEADERS})\W*$`), 'señor de la guerra contra señor de la guerra'],
  [/\s+de\s+(?:los|las)\s+\d{1,2}\s+que\s+(?:eran|hab[ií]a|ten[ií]a)(?![a-zà-ÿ])/gi, ''],
  [
    re(
      String.raw`^\W*cu[aá]nt[oa]s\s+([a-zà-ÿ]+)\s+(?:caen|mueren|mato)\s+si\s+(?:l[oe]s\s+)?(?:cargo|ataco)\s+con\s+(?:mis\s+)?(${SPANISH_UNIT})(?:\s*[,;:.?]+\s*(?:y\s+)?|\s+(?:y|si)\s+|\s+(?=siendo|habiendo))(?:son|hay|quedan|tiene|siendo|habiendo)\s+(\d{1,2})\W*$`
    ),
    '$2 cargan a $3 $1'
  ],
  [
    re(
      String.raw`^\W*(?:pueden|podr[aá]n|podr[ií]an)\s+(?:mis\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+con\s+(?:sus\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\W*$`
    ),
    '$1 contra $2'
  ],
  // which of the two
  [
    /(?<=(?<!\d)\d{1,2}\s[^,;:.¿?\d]{3,60}(?:\scontra|an\s+a|an\s+contra)\s+(?:(?:los|las|sus|mis)\s+)?\d{1,2}\s[^;:.¿?]{3,60})(?<![a-zà-ÿ])l[ao]s\s+segund[ao]s(?=\s+(?:tienen|llevan|est[aá]n|van|usan|gastan|ceden|con|en)\s)/gi,
    'los defensores'
  ],
  [/(?:\s*[,;.]\s*|\s+)(?:y\s+)?no\s+(?:tengo|tenemos|tienen?)\s+(?:nada\s+de\s+|ninguna\s+)?fatigas?(?=\W*$)/gi, ''],
  // what both have
  [/(?<![a-zà-ÿ])cada\s+un[oa](?=\W*$|\s+con\s)/gi, 'cada'],
  // as it is written in short, and units that are named by an article alone
  [/(?<=\s)c\/\s*(?=[a-zà-ÿ\d])/gi, 'con '],
  [/(?<=\s)s\/\s*(?=[a-zà-ÿ])/gi, 'sin '],
  [/(?<![a-zà-ÿ])(?:una?|otr[oa])\s+de\s+(?=\d+\s+[a-zà-ÿ])|(?<![a-zà-ÿ])otr[oa]s\s+(?=\d)/gi, ''],
  // models that are left, or that fight
  [
    re(
      String.raw`(?<![a-zà-ÿ\d])(?:s[oó]lo\s+)?(${NUMBER})\s+de\s+(?:mis\s+|sus\s+|los\s+|las\s+)?(${NUMBER}\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?)\s+${REACH}(?![a-zà-ÿ])\s*,?\s*(?:y\s+)?`
    ),
    '$2, $1 trabados, '
  ],
  [/(\d{1,2}\s+[a-zà-ÿ]+)\s+\(de\s+(?:los\s+|las\s+)?\d{1,2}\)/gi, '$1'],
  [
    /^\W*a\s+(?:mis\s+|sus\s+)?\d{1,2}\s+([a-zà-ÿ]+)\s+(?:s[oó]lo\s+)?les\s+quedan\s+(?:s[oó]lo\s+)?(\d{1,2})\s*,?\s+(?:y\s+)?/gi,
    '$2 $1 '
  ],
  [
    re(
      String.raw`,?\s+(?:(?:y|pero)\s+)?(?:de\s+(?:l[oa]s\s+(?:cuales|que)|quienes)(?:\s+s[oó]lo)?|s[oó]lo)\s+(?:(${NUMBER})\s+${REACH}|${REACH}\s+(${NUMBER}))(?![a-zà-ÿ\d])`
    ),
    ' $1$2 trabados'
  ],
  [
    re(
      String.raw`(?:\s*[,;.]\s*|\s+)(?:(?:y|pero|aunque)\s+)?(\d)\s+(?:de\s+(?:los|las)\s+)?(?!de\s)([a-zà-ÿ]{3,20})\s+${CANNOT}\W*$`
    ),
    ', $1 $2 cannot reach'
  ],
  [
    re(
      String.raw`^(\W*(?:mis\s+|los\s+|las\s+)?\d{1,2}\s+([a-zà-ÿ]{3,20})(?:\s[^;:.¿?]{1,60}?)?\s(?:(?:carg|atac|dispar)an|contra)\s[^;:.¿?]{4,60}?)(?:\s*[,;.]\s*|\s+)(?:(?:y|pero|aunque)\s+)?(\d)\s+(?:de\s+ell[oa]s\s+)?${CANNOT}\W*$`
    ),
    '$1, $3 $2 cannot reach'
  ],
  [/(?<=\strabados,?\s+)con\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)/gi, 'contra '],
  [
    /(\d{1,2})\s+de\s+(?:mis\s+|sus\s+|los\s+|las\s+)?\d{1,2}\s+([a-zà-ÿ]+)\s+(?:siguen|quedan)\s+(?:viv[oa]s|en\s+pie)\s*,?\s+(?:y\s+)?/gi,
    '$1 $2 '
  ],
  [
    /^\W*a\s+(?:mis\s+|sus\s+|los\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+l[eo]s\s+(?:mataron|han\s+matado|mat[oó])\s+(?:a\s+)?(\d{1,2})\s*,?\s+(?:y\s+)?(?=(?:carg|atac|dispar)an\s)/gi,
    '$1 que perdieron $2 '
  ],
  [/(?<![a-zà-ÿ])al\s+[uú]ltimo\s+(?!de\s)(?=[a-zà-ÿ]{3,20})/gi, 'a 1 '],
  [/(?<![a-zà-ÿ])(?:el\s+[uú]ltimo|un[oa]?\s+(?:[uú]nic|sol)[oa])\s+(?!de\s)(?=[a-zà-ÿ]{3,20})/gi, '1 '],
  // half of the dice
  [/(?<![a-zà-ÿ])(reduc(?:en?|ir|iendo))\s+(?:(?:su|la|mi)\s+)?pila(?:\s+de\s+(?:ataque|dados))?(?![a-zà-ÿ])/gi, '$1 sus dados'],
  [
    /(?<![a-zà-ÿ])con\s+(?:la|los|sus?)\s+(?:pila|dados)(?:\s+de\s+(?:ataque|dados))?\s+reducid[ao]s?(?![a-zà-ÿ])/gi,
    'reduciendo sus dados'
  ],
  // how strong a box is, and what else it is called
  [/(?<![a-zà-ÿ])(?:salva|descarga|disparo|andanada)\s+(?:apuntad|dirigid)[oa](?![a-zà-ÿ])/gi, 'disparo dirigido'],
  [/(?<![a-zà-ÿ])pagad[oa]s?\s+con\s+(?:una?\s+)?(?:(?:dado|s[ií]mbolo)\s+)?(?=rar[oa])/gi, ''],
  [
    /(?<=\s(?:con|usan?|usando)\s+[a-zà-ÿ]{3,20}\s+)(?:sacrificando|retirando|quitando)\s+(?:a\s+)?(?=\d(?!\d|\s+(?:dados?|de\s)))/gi,
    ''
  ],
  [
    /\s*,?\s+(?:sacrificando|retirando|quitando)\s+(?:a\s+)?(\d)(?:\s+(?:miniaturas|hombres))?\s+(?:con|por)\s+([a-zà-ÿ]{3,20})(?![a-zà-ÿ])/gi,
    ' con $2 $1'
  ],
  // dice more, and dice rolled again
  [
    /(?<![a-zà-ÿ])con\s+(\d)\s+dados?\s+(?:extras?|m[aá]s|adicional(?:es)?)\s+de\s+ataque\s+y\s+(\d)\s+(?:dados?\s+)?de\s+defensa(?![a-zà-ÿ])/gi,
    'con +$1 dados de ataque +$2 dados de defensa'
  ],
  [/(?<![a-zà-ÿ])(?:un\s+)?(?:bono|bonus|bonificaci[oó]n|plus)\s+de\s+\+?(\d)\s+(dados?)(?![a-zà-ÿ])/gi, '$1 $2 extra'],
  [
    /(?<![a-zà-ÿ])con\s+(\d)\s+dados?\s+de\s+ataque\s+y\s+(\d)\s+(?:dados?\s+)?de\s+defensa\s+(?:extras?|m[aá]s|adicional(?:es)?)(?![a-zà-ÿ])/gi,
    'con +$1 dados de ataque +$2 dados de defensa'
  ],
  [
    /(?<![a-zà-ÿ])con\s+repetici[oó]n(?:es)?\s+de\s+(?:los\s+|las\s+)?(?:dados\s+de\s+)?(ataque|defensa)s?(?![a-zà-ÿ])/gi,
    'repitiendo los dados de $1'
  ],
  [/(?<=\sde\s+(?:ataque|defensa))\s+fall[ai]d[oa]s(?![a-zà-ÿ])/gi, ''],
  [/(?<=(?<![a-zà-ÿ])repit(?:en?|iendo)\s+(?:los\s+)?)unos(?![a-zà-ÿ])/gi, '1'],
  // armour
  [
    /(?<![a-zà-ÿ])armadura\s+(?:reducida|rebajada|bajada|empeorada)\s+(?:en\s+)?(?:1|un[oa]?)(?:\s+punto)?(?![a-zà-ÿ\d])/gi,
    'armadura -1'
  ],
  [
    /(?<![a-zà-ÿ])armadura\s+(?:aumentada|subida|mejorada|incrementada)\s+(?:en\s+)?(?:1|un[oa]?)(?:\s+punto)?(?![a-zà-ÿ\d])/gi,
    'armadura +1'
  ],
  [/(?<![a-zà-ÿ\d])(?:1|un[oa]?)\s+(?:punto\s+)?(?:m[aá]s|extra|adicional)\s+de\s+armadura(?![a-zà-ÿ])/gi, 'armadura +1'],
  [/(?<![a-zà-ÿ\d])(?:1|un[oa]?)\s+(?:punto\s+)?menos\s+de\s+armadura(?![a-zà-ÿ])/gi, 'armadura -1'],
  [/(?<![a-zà-ÿ])pie\s+a\s+tierra(?![a-zà-ÿ])/gi, 'a pie'],
  [/(?<![a-zà-ÿ])(hachas?|arcos?|jabalinas?|hondas?|ballestas?)\s+en\s+(?:la\s+)?mano(?![a-zà-ÿ])/gi, 'con $1'],
  [
    re(
      String.raw`(${NUMBER})\s+(?:de\s+ell[oa]s\s+)?(?:sin\s+trabar(?:se)?|que\s+no|no)(?:(?<=no)\s+${REACH})?(?<!\sno)(?=\s*,?\s*(?:y\s+)?(?:carg|atac|dispar|contra))`
    ),
    '$1 fuera de alcance'
  ],
  // who stands by a leader
  [
    /(?<![a-zà-ÿ])(señor(?:\s+de\s+la\s+guerra)?|caudillo|jarl|jefe|l[ií]der)\s+(?:que\s+tiene|con)\s+(\d{1,2}\s+[a-zà-ÿ]+)\s+(?:al\s+lado|a\s+su\s+lado|cerca|pegad[oa]s(?:\s+a\s+[eé]l)?|alrededor|de\s+escolta|junto\s+a\s+[eé]l)(?![a-zà-ÿ])/gi,
    '$1 protegido por $2'
  ],
  // fatigue
  [
    re(
      String.raw`^\W*(?:(?:en\s+)?(?:cu[aá]nto|c[oó]mo|qu[eé])\s+(?:me\s+|le\s+)?(?:cambia|var[ií]a|afecta|importa|pasa)(?:\s+(?:la\s+cosa|todo|el\s+resultado))?\s+)?si\s+((?:los|las)\s+[a-zà-ÿ]{3,20}\s+(?:tienen|llevan)\s+(?:de\s+|entre\s+)?\d\s*(?:-|\.\.|a|y|o)\s*\d\s+(?:de\s+)?fatigas?)\s*[:,;]\s*(?=.*\d)(.{8,200}?)\W*$`
    ),
    '$2, $1'
  ],
  [
    /(?:\s+(?:que|y\s+la)\s+(?:gasto|uso|empleo)|\s*[,;.]\s*(?:y\s+)?(?:gasto|uso|empleo)\s+(?:su|la|esa)\s+fatiga)(?<!(?:(?<![a-zà-ÿ])mis?|me)\s.{0,200})\s+(?:(?:en|para)\s+(?:bajar|reducir|empeorar)\s+(?:su|la)|en\s+su)\s+armadura(?![a-zà-ÿ])/gi,
    ', el atacante gasta fatiga en armadura enemiga'
  ],
  [
    /(?:\s+(?:que|y\s+la)\s+(?:gasto|uso|empleo)|\s*[,;.]\s*(?:y\s+)?(?:gasto|uso|empleo)\s+(?:su|la|esa)\s+fatiga)(?<!(?:(?<![a-zà-ÿ])mis?|me)\s.{0,200})\s+(?:en|para)\s+(?:(?:subir|mejorar|aumentar)\s+)?mi\s+armadura(?![a-zà-ÿ])/gi,
    ', el atacante gasta fatiga en armadura'
  ],
  [
    /\s*,?\s+y\s+[eé]st[oa]s\s+(?:gastan|usan)\s+(?:una|la|su|1|esa)(?:\s+fatiga)?\s+(?:en|para)\s+(?:bajar|reducir|empeorar)\s+(?:la|su)\s+armadura(?:\s+(?:de(?:l|\s+los|\s+las)\s+[a-zà-ÿ]+|enemiga))?(?![a-zà-ÿ])/gi,
    ' gastan fatiga en armadura enemiga'
  ],
  [
    /\s*,?\s+y\s+[eé]st[oa]s\s+(?:gastan|usan)\s+(?:una|la|su|1|esa)(?:\s+fatiga)?\s+(?:en|para)\s+(?:(?:subir|mejorar|aumentar)\s+)?(?:la|su)\s+armadura(?![a-zà-ÿ])(?!\s+(?:de|enem))/gi,
    ' gastan fatiga en armadura'
  ],
  [
    /(?<![a-zà-ÿ])(?:con\s+)?(?:(?:la\s+)?fatiga\s+m[aá]xima|(?:a\s+tope|hasta\s+(?:arriba|el\s+cuello|las\s+cejas)|al\s+l[ií]mite|al\s+m[aá]ximo|llen[oa]s)\s+de\s+(?:su\s+)?fatiga|toda\s+la\s+fatiga)(?![a-zà-ÿ])/gi,
    'exhaustos'
  ],
  [
    /\s+que\s+(?:usan?|gastan?|emplean?)\s+(?:esa|dicha|su)\s+fatiga\s+(?:para\s+(?:subir|mejorar|aumentar)|en)\s+(?:(?:la|su)\s+)?armadura(?![a-zà-ÿ])(?!\s+(?:enem|del|de))/gi,
    ' gastan fatiga en armadura'
  ],
  [
    re(
      String.raw`^(.{0,80}?\d\s+[a-zà-ÿ]{3,20})\s+(contra|(?:carg|atac)an\s+(?:a|contra))\s+((?:los\s+|sus\s+|mis\s+)?\d{1,2}\s+[a-zà-ÿ]{3,20})\s*,?\s+(?:con\s+|(?:que\s+)?(?:tienen|llevan)\s+)?(?:fatigas?\s+(?:de\s+)?)?(\d)\s+y\s+(\d)(?:\s+(?:de\s+)?fatigas?)?(?:\s+respectivamente)?(?<=fatiga.*)\W*$`
    ),
    '$1 con $4 de fatiga $2 $3 con $5 de fatiga'
  ],
  [/(?<=\scon\s+)otr[oa](?:s\s+(\d|dos|tres))?(?=\W*$)(?<=fatiga.*)/gi, '$1 de fatiga'],
  [/(?<![a-zà-ÿ])una\s+(?=(?:de\s+)?fatiga)/gi, '1 '],
  [/(?<![a-zà-ÿ])han\s+perdido\s+(?=(?:una?|\d|dos|tres)\s+(?:de\s+)?fatiga)/gi, 'pierden '],
  [
    /\s*,?\s+(?:y\s+)?(?:gastan?|gastando|gasto|usan?|usando|uso)\s+las\s+dos(?:\s+fatigas)?(?![a-zà-ÿ])(?!\s+en\s)(?<=fatigas.*)/gi,
    ', el atacante gasta ambas'
  ],
  [
    /\s*,?\s+(?:y\s+)?gast(?:an?|ando)\s+(?:esa|dicha|esta)\s+fatiga\s+en\s+(?<=(?:contra|(?:carg|atac)an?\s+a)\s.{1,120})/gi,
    ', el atacante gasta fatiga en '
  ],
  [
    /^\W*(?:en\s+qu[eé]\s+)?gasto\s+(?:la|su|mi)\s+fatiga\s+en\s+[^?.:]{1,60}?\so\s+(?:en\s+)?[^?.:]{1,60}[?.:]\s*(?=\d)/gi,
    'qué hago: '
  ],
  [
    /^\W*¿?(?:gasto|gastar|uso|usar)\s+(?:la\s+|su\s+|mi\s+)?fatiga\s+o\s+no\s*[:,;?]+\s*¿?(?:si\s+)?(?=(?:mis\s+)?\d|cargo\s|ataco\s)/gi,
    'qué hago si '
  ],
  [
    re(
      String.raw`(?<=^\W*(?:(?:me|nos)\s+)?(?:(?:merece|vale)\s+la\s+pena|conviene|compensa|renta|debo|deber[ií]a)\s+)(?:gastar|usar)\s+(?:la\s+|su\s+)?fatiga(?:\s+de\s+(?:los\s+|las\s+|sus\s+)?[a-zà-ÿ]+)?\s+(?:cargando|al\s+cargar|si\s+cargo)\s+con\s+`
    ),
    'cargar con '
  ],
  [
    re(
      String.raw`^\W*en\s+qu[eé]\s+(?:gasto|gastar|debo\s+gastar|conviene\s+gastar)\s+(?:la|su|mi)\s+fatiga\s+de\s+(?:los\s+|mis\s+|sus\s+)?(${SPANISH_UNIT})\s+(?:si|cuando)\s+(?:me\s+|l[oe]s\s+)?(?:cargan|atacan)\s+(?:mis\s+|sus\s+)?(${SPANISH_UNIT})\W*$`
    ),
    'qué hago si $2 cargan a $1'
  ],
  [
    re(
      String.raw`^\W*(?:uso|gasto|empleo|usando|gastando)\s+(?:la|su)\s+fatiga(?:\s+(?:enemiga|de(?:l|\s+los|\s+las|\s+sus)\s+[a-zà-ÿ]+))?\s+(?:para|en)\s+(?:(?:bajar|reducir|empeorar)(?:les?)?\s+(?:la|su)\s+armadura|(?:el\s+)?ata(?:car|que))\s*[:,.;]\s*(?!.*(?<![a-zà-ÿ])(?:me|mis)\s)(.{8,200})$`
    ),
    '$1, el atacante gasta fatiga en armadura enemiga'
  ],
  // dice, and what is played
  [
    /(?<![a-zà-ÿ])(?:d(?:an?|edican?|estinan?)|pasan?|cambian?|convierten?|meten?|ponen?|guardan?|usan?)\s+(?:la\s+)?mitad\s+de\s+(?:sus\s+|los\s+)?dados(?:\s+de\s+ataque)?\s+(?:a|en|para|por)\s+(?:la\s+)?(?:defensa|defender(?:se)?)(?![a-zà-ÿ])/gi,
    'ceden dados'
  ],
  [
    /(?:[,;.]\s*(?:y\s+)?|\sy\s+)(?:tiro|lanzo|sumo|gano|a[ñn]ado)\s+(?=\d\s+dados?(?:\s+(?:extras?|m[aá]s|adicional(?:es)?))?\s+de\s+(?:ataque|defensa))(?<!(?:(?<![a-zà-ÿ])mis|me)\s.{0,200})/gi,
    ', el atacante gana '
  ],
  [
    /(?<=(?:[,;.]|\sy)\s{1,3}(?:y\s+)?)(?:uso|gasto|juego|activo)\s+(?!(?:la|el|su|mi|una?|esa)\s|fatigas?)(?=[a-zà-ÿ]{3,20}(?:(?:,\s*|\s+(?:y|de)\s+)[a-zà-ÿ]{3,20}){0,3}[\s.!]*$)/gi,
    'usan '
  ],
  [
    /\s+con\s+muro\s+de\s+escudos(?![a-zà-ÿ])(?<=(?<![a-zà-ÿ])dispar(?:an?|o)\s+(?:a|contra)\s+[^,;.]{1,70})/gi,
    ' +muro-de-escudos'
  ],
  // who storms a building is not in it yet
  [
    re(
      String.raw`^\W*(?:asalt(?:o|ar|amos)|entr(?:o|ar|amos)\s+en|atac(?:o|ar|amos))\s+(?:el|la|un|una|su)\s+${BUILDING}\s+con\s+(?:mis\s+)?(${SPANISH_UNIT})\s+(?:contra|de|y\s+dentro\s+hay|donde\s+hay)\s+(?:los\s+|sus\s+)?(${SPANISH_UNIT})\W*$`
    ),
    '$1 cargan a $2 en edificio'
  ],
  [
    re(
      String.raw`(?<![a-zà-ÿ])(?:asaltan?|entran?\s+en|atacan?)\s+(?:el|la|un|una|su)\s+${BUILDING}\s+(?:contra|de|(?:que\s+)?(?:defendid|ocupad|tomad)[oa]\s+por|con)\s+(?:los\s+|sus\s+)?(\d{1,2}\s+[a-zà-ÿ]{3,20})`
    ),
    'cargan a $1 en edificio'
  ],
  // places
  [/(?<![a-zà-ÿ])terreno\s+(?:abrupto|desigual|irregular|accidentado|escabroso|quebrado)(?![a-zà-ÿ])/gi, 'terreno difícil'],
  [/\s+(?:cuesta\s+(?:arriba|abajo)|pendiente\s+(?:arriba|abajo))(?![a-zà-ÿ])/gi, ''],
  [/(?<![a-zà-ÿ])en\s+(?:(?:el\s+)?medio\s+del?|plen[oa])\s+/gi, 'en '],
  [/(?<![a-zà-ÿ])(?:de|en|por)\s+(?:media|promedio)(?![a-zà-ÿ])/gi, ''],
  [/(?<![a-zà-ÿ])(?:atr[aá]s|a\s+espaldas)\s+de(?=\s+un)/gi, 'detrás de'],
  [/(?<![a-zà-ÿ])en\s+lo\s+alto\s+de(?![a-zà-ÿ])|(?<![a-zà-ÿ])encima\s+de(?=\s+una?\s+(?:colina|loma|cerro))/gi, 'en'],
  [
    /(?<![a-zà-ÿ])en\s+(?:un\s+|una\s+)?(?:terreno|sitio|lugar|zona|posici[oó]n)\s+(?:elevad[oa]|alt[oa])(?![a-zà-ÿ])/gi,
    'en una colina'
  ],
  [
    /(?<=\d\s+[a-zà-ÿ]{2,20}\s+)(?:(?:que\s+)?est[aá]n\s+)?(?:atrincherad|parapetad|refugiad)[oa]s(?![a-zà-ÿ])(?!\s+(?:en|tras|detr[aá]s|dentro|entre|bajo|por|con|junto)\s)/gi,
    'en cobertura'
  ],
  [/(?<=\d\s+)(?:est[aá]n\s+)?a\s+tiro(?![a-zà-ÿ])/gi, 'en alcance'],
  [/(?<![a-zà-ÿ])(?:objetivo|blanco)\s*:?\s+(?=\d)/gi, 'target '],
  [/[\s,;]+(?:(?:son|es)\s+)?(?:el\s+)?(?:objetivo|blanco)\s+de\s+(?=(?:mis\s+|sus\s+)?\d)/gi, ' reciben disparos de '],
  // deeds
  [/^\W*desde\s+(?:el|la|un|una)\s+[a-zà-ÿ]{3,15}\s*,?\s+(?=(?:(?:les?|los)\s+)?(?:carg|atac|dispar)an\s)/gi, ''],
  // "8 ceorls en bosque, me cargan 6 caballeros": mine are charged
  [
    /^\W*(?:con\s+)?(?:mis\s+)?(?=\d{1,2}\s+(?:(?!carg|atac|dispar|contra|\sque\s)[^;:.¿?]){1,80}?[,;.\s]\s*(?:y\s+)?me\s+(?:carg|atac|dispar)an?\s+(?:con\s+)?\d)/gi,
    'tengo '
  ],
  [
    re(
      String.raw`^\W*(?:mis\s+|los\s+|las\s+)?(${SPANISH_UNIT})\s+(?:pueden|podrán|podrian|podrían)\s+con\s+(?=(?:sus\s+|los\s+|las\s+)?\d)`
    ),
    '$1 contra '
  ],
  [
    re(
      String.raw`^\W*(?:mis\s+)?(${SPANISH_UNIT})\s+(?:(?:ante|frente\s+a)\s+(?:la|una)\s+carga|bajo\s+(?:(?:el|la|un)\s+)?(?:ataque|carga|asalto))\s+de\s+(?:sus\s+)?(${SPANISH_UNIT})\W*$`
    ),
    '$2 cargan a $1'
  ],
  [/(?<![a-zà-ÿ])(me|nos)\s+vienen?\s+encima\s+(?=(?:con\s+)?\d)/gi, '$1 cargan '],
  [
    re(
      String.raw`(?<![a-zà-ÿ])(me|nos)\s+vienen?\s+(${SPANISH_UNIT})\s+(?:a\s+la\s+carga|encima|cargando|a\s+cargar)(?![a-zà-ÿ])`
    ),
    '$1 cargan $2'
  ],
  [
    re(
      String.raw`^\W*estoy\s+((?:en|tras|detr[aá]s|dentro)\s+[^,;:.\d]{1,40}?)\s+con\s+(?:mis\s+)?(${SPANISH_UNIT})\s*(?:,|;|\by\b)\s*(?:y\s+)?(?:me\s+(carg|atac|dispar)an?\s+(?:con\s+)?(${SPANISH_UNIT})|(${SPANISH_UNIT})\s+me\s+(carg|atac|dispar)an)\W*$`
    ),
    '$4$5 $3$6an a mis $2 $1'
  ],
  [
    re(
      String.raw`(?<![a-zà-ÿ])me\s+(?:lanzo|tiro|echo|arrojo|abalanzo|meto)\s+con\s+((?:mis\s+)?${SPANISH_UNIT})\s+(?:contra|sobre|encima\s+de|a)\s+(?=(?:sus\s+|los\s+|las\s+)?\d)`
    ),
    'cargo con $1 contra '
  ],
  [
    /(?<=(?:idea|pena|cuenta|rentable|renta|compensa|conviene|bien\s+en|debo|deber[ií]a)\s+)(?:met|lanz|mand|envi|tir|ech|arroj)[ae]r(?:les?)?\s+(?:a\s+)?(?=(?:mis\s+|los\s+)?\d)/gi,
    'cargar con '
  ],
  [
    /(?<=(?:^|si|y|antes|primero|luego|entonces|despu[eé]s|ahora|[,;.])\W*(?:(?:les?|te|os)\s+)?)tir(?:o|amos)\s+(?:(?:flechas|virotes|piedras)\s+)?con\s+(?=(?:mis?\s+|los\s+|nuestros\s+)?\d+\s+(?!dados?))/gi,
    'disparo con '
  ],
  [
    /(?<=(?<![a-zà-ÿ])recib[a-z]+\s+)(?:(?:los|las)\s+)?(?:virotes|flechas|flechazos|saetas|piedras|pedradas|fuego)(?=\s+de\s)/gi,
    'disparos'
  ],
  [
    /(?<![a-zà-ÿ])(?:llegan?|logran?|consiguen?|deciden?|intentan?)\s+(?:a\s+)?(carg|atac|dispar)ar(?:l[oae]s?)?(?![a-zà-ÿ])/gi,
    '$1an'
  ],
  [/\s+y\s+(?:yo\s+|nosotros\s+)?(?=ten(?:go|emos)\s+(?:mis\s+)?\d)/gi, ', '],
  [/(?<![a-zà-ÿ])(?:abr|hac)(?:en?|o|imos|emos)\s+fuego(?=\s+(?:a|contra|sobre)\s)/gi, 'disparan'],
  [
    re(
      String.raw`^\W*(${SPANISH_UNIT})\s+bajo\s+(?:(?:el|los|las|la)\s+)?(?:lluvia\s+de\s+)?(?:fuego|disparos|flechas|virotes|piedras)\s+de\s+(?:mis\s+|sus\s+)?(${SPANISH_UNIT})\W*$`
    ),
    '$2 disparan a $1'
  ],
  [
    /(?<![a-zà-ÿ])(?:se\s+)?(?:van|lanzan|tiran|arrojan|meten|echan)\s+(?:de\s+(?:cabeza|frente|lleno)|a\s+(?:saco|deg[uü]ello|por\s+todas)|directos?|derechos?)\s+(?:a(?:\s+por)?|contra|sobre|hacia)\s+/gi,
    'cargan contra '
  ],
  [
    /(?<![a-zà-ÿ])(?:intentan|tratan\s+de|quieren|buscan)\s+(?:romper|destrozar|arrollar|barrer|eliminar)\s+a\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)/gi,
    'cargan a '
  ],
  [
    /[\s,;]+¿?cu[aá]nt[oa]s\s+(?:mueren|caen|pierden?|bajas\s+hay)\s+(?:de|en|por|cada)\s*(?:cada\s+)?(?:lado|bando|uno|parte)\W*$/gi,
    ''
  ],
  [
    re(
      String.raw`^\W*cargar\s+a\s+(?:los\s+|sus\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+((?:en|tras|detr[aá]s|dentro)\s+[^,;:.¿?\d]{3,30}?)\s+o\s+((?:en|tras|detr[aá]s|dentro)\s+[^,;:.¿?\d]{3,30}?)\s+con\s+(?:mis\s+)?(\d[^,;:.¿?]{3,50}?)\W*$`
    ),
    '$4 contra $1 $2 o $1 $3'
  ],
  // who sees somebody, and does nothing else, shoots
  [
    /^(?!.*(?<![a-zà-ÿ])(?:dispar|carg|atac|tir|lanz)[a-zà-ÿ]+\s)(.{4,120}?)\s+(?:(?:que\s+)?(?:tienen?|con)\s+)(?:l[ií]nea\s+de\s+)(?:visi[oó]n|vista|tiro)\s+(?:a|de|sobre|hacia)\s+(?=(?:los\s+|las\s+|sus\s+|mis\s+)?\d)/gi,
    '$1 disparan a '
  ],
  [/(?<![a-zà-ÿ])traban(?:\s+combate)?\s+(?:a|con)\s+(?=(?:los\s+)?\d)/gi, 'cargan a '],
  [/(?<![a-zà-ÿ])se\s+avientan?\s+(?:contra|sobre|a)\s+/gi, 'cargan contra '],
  [/\s*,?\s+(?:y\s+)?(?:luego\s+|despu[eé]s\s+)?se\s+(?:retiran?|repliegan?|alejan?)\W*$/gi, ''],
  [/^\W*cargar\s+o\s+no(?:\s+cargar)?\s*[,:;]\s*(?=\d)/gi, 'merece la pena cargar: '],
  // questions about the rules
  [/^\W*expl[ií]ca(?:me)?\s+(?:lo\s+de\s+)?(?:ceder|renunciar\s+a)\s+(?:los\s+)?dados\W*$/gi, 'qué es cerrar filas'],
  [/^\W*c[oó]mo\s+(?:se\s+)?(?:gast|us)(?:an?|o|ar)\s+(?:la\s+|mi\s+|su\s+)?fatiga\W*$/gi, 'cómo funciona la fatiga'],
  [
    /^\W*pueden?\s+(?:un[oa]?s?|el|la|los|las|mis?)\s+[a-zà-ÿ ]{3,40}?\s+(?:usar|jugar)\s+(?:el\s+|la\s+)?([a-zà-ÿ ]{3,40})\W*$/gi,
    'qué hace $1'
  ],
  [
    /^\W*cu[aá]ntos\s+dados\s+(?:tir|lanz|tien)(?:an?|en?)\s+(?:un[oa]?s?\s+|mis\s+)?\d{1,2}\s+([a-zà-ÿ]+)\W*$/gi,
    'cuántos dados tiran los $1'
  ],
  // what every answer has
  [
    /^\W*(?:(?:quiero|quisiera|querr[ií]a|deseo|desear[ií]a|necesito|me\s+gustar[ií]a|quer[ií]a)\s+saber|decime|d[ií]game)(?:\s+si)?\s*:?\s*(?!\d)/gi,
    ''
  ],
  [
    /^\W*((?:(?:cu[aá]l\s+es\s+la|qu[eé])\s+)?(?:probabilidad|chance|posibilidad)(?:e?s)?\s+(?:hay\s+)?de\s+)(?:empatar|(?:un\s+)?empate)\s+(?:de|con|entre)\s+(?=(?:mis\s+)?\d)/gi,
    '$1empate: '
  ],
  [
    re(
      String.raw`(?<=(?<![a-zà-ÿ])empate:\s)((?:mis\s+)?${SPANISH_UNIT})\s+(?:con|y)\s+((?:sus\s+|los\s+)?\d{1,2}\s+[a-zà-ÿ]+)\W*$`
    ),
    '$1 contra $2'
  ],
  [
    re(
      String.raw`^\W*(?:qu[eé]\s+)?probabilidad\s+(?:hay\s+)?de\s+que\s+(?:mueran|caigan)\s+(exactamente\s+|al\s+menos\s+)?(\d{1,2})\s+([a-zà-ÿ]+)\s+con\s+(?:mis\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+contra\s+(?:sus\s+)?(\d{1,2})\s+\3\W*$`
    ),
    '$4 matan $1$2 de $5 $3'
  ]
]
