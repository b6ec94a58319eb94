import { NUMBER, type Rewording, re, SPANISH_UNIT } from '../rewording'

/** What is asked in Spanish behind a fight, or said before it: "8 bondi cargan a 4 huscarls, ¿y si tuviera 10?", "él tiene 1 fatiga, ..." */

const LATE = String.raw`(?<=\d.{0,200})(?<![\s,.;:!?\u2013-])[\s,.;:!?\u2013-]{1,4}¿?\s{0,2}(?:y\s+|pero\s+)?`
const HIM = String.raw`(?:[eé]l|ella|el\s+(?:otro|rival|enemigo|oponente)|mi\s+(?:rival|enemigo|oponente))`
const BOUND = String.raw`(?:(?:al\s+menos|como\s+m[ií]nimo|como\s+mucho|m[aá]s\s+de)\s+)?`

export const SPANISH_ASIDES: readonly Rewording[] = [
  // what every answer shows
  [
    re(
      String.raw`${LATE}(?:(?:dame|dime|mu[eé]strame|ens[eé][ñn]ame|cu[aá]l\s+es)\s+)?(?:la\s+|el\s+)?(?:distribuci[oó]n|mediana|tabla|(?:peor|mejor)(?:\s+(?:y|o)\s+(?:peor|mejor))?\s+(?:caso|resultado)|desglose)\W*$`
    ),
    ''
  ],
  // with other numbers
  [
    re(
      String.raw`${LATE}si\s+(?:yo\s+)?(?:tuviera|llevara|tengo|llevo|fuera\s+con|voy\s+con)\s+(${NUMBER}(?:\s+[a-zà-ÿ]+)?)\W*$`
    ),
    '. what if I had $1'
  ],
  [
    re(String.raw`${LATE}si\s+(?:${HIM}\s+(?:tuviera|tiene)|tuviera\s+${HIM})\s+(${NUMBER}(?:\s+[a-zà-ÿ]+)?)\W*$`),
    '. what if he had $1'
  ],
  [re(String.raw`${LATE}si\s+(?:fueran|son|hubiera|hay)\s+(${NUMBER}\s+[a-zà-ÿ]+)\W*$`), '. what if there were $1'],
  // what a box is worth, and which is
  [
    /(?<![a-zà-ÿ])con\s+([a-zà-ÿ]{3,20}(?:\s+de\s+[a-zà-ÿ]{3,20})?)\s+y\s+sin\s+(?:\1|[eé]l|ella|eso|usarl[oa])(?![a-zà-ÿ])/gi,
    'con o sin $1'
  ],
  [
    re(
      String.raw`^(\W*(?:cu[aá]nto|qu[eé])\s+(?:(?:me|les?|nos)\s+)?[a-zà-ÿ]{2,8}\s+[a-zà-ÿ ]{3,40}?\s+(?:si|cuando)\s+)(?:cargo|ataco)\s+con\s+(?:mis\s+)?(${SPANISH_UNIT})\s+(?:a|contra)\s+`
    ),
    '$1$2 contra '
  ],
  [
    /^\W*(?:cu[aá]nto|qu[eé])\s+(?:(?:me|les?|nos)\s+)?(?:aporta|a[ñn]ade|suma|da|mejora|ayuda|hace|sirve)\s+([a-zà-ÿ]{3,20}(?:\s+de\s+[a-zà-ÿ]{3,20})?)\s+(?:(?:si|cuando|a)\s+)(?=.{0,20}\d)(.{8,160}?)\W*$/gi,
    'what would $1 do for $2'
  ],
  [
    re(
      String.raw`^\W*(?=.*\d)(.{8,120}?)[\s,;:.\u2013-]+¿?\s*(?:y\s+)?qu[eé]\s+(?:me\s+|les\s+)?(?:aporta|a[ñn]ade|da|hace|gano\s+con|ganan\s+con)\s+([a-zà-ÿ]+)\W*$`
    ),
    'what would $2 do for $1'
  ],
  [
    re(
      String.raw`(?<!\so\s.{0,300})${LATE}(?:qu[eé]|cu[aá]l(?:es)?)\s+(?:habilidad(?:es)?|casillas?)\s+(?:(?:es|son)\s+(?:la\s+|las\s+)?mejor(?:es)?|(?:debo\s+|puedo\s+|deber[ií]a\s+)?us(?:o|ar)|ayudan?\s+m[aá]s|conviene[n]?)\W*$`
    ),
    ', which ability is best'
  ],
  // how fatigue is used
  [
    /(?<=fatigas?\b.{0,80}?)(?<![a-zà-ÿ])(?:y\s+)?(?:(?:la|las|lo)\s+)?(?:us|gast)(?:o|amos|ar[eé])\s+(?:una\s+)?(?:para\s+(?:el\s+|mi\s+)?(?:atacar|ataque|pegar\s+mejor)|en\s+(?:el\s+|mi\s+)?ataque)\W*$/gi,
    'I spend enemy armour'
  ],
  [
    /(?<=fatigas?\b.{0,80}?)(?<![a-zà-ÿ])(?:y\s+)?(?:(?:la|las|lo)\s+)?(?:us|gast)(?:o|amos|ar[eé])\s+(?:una\s+)?(?:para\s+(?:la\s+|mi\s+)?(?:defender(?:me|se)?|defensa|mi\s+armadura)|en\s+(?:la\s+|mi\s+)?defensa)\W*$/gi,
    'I spend armour'
  ],
  [
    re(String.raw`^\W*${HIM}\s+tiene\s+(${NUMBER})\s+(?:de\s+)?fatigas?\s*[,:;.]\s*(?:y\s+)?(?=.*\d)(.{6,}?)[\s.]*$`),
    '$2, he has $1 fatigue'
  ],
  // fatigue that nobody spends is what an answer begins with
  [
    /(?<=fatigas?\b.{0,80}?)(?:\s*[,;.]\s*|\s+)(?:(?:y|pero)\s+)?(?:no\s+(?:l[ao]s?\s+)?(?:us|gast)(?:o|an|amos)|sin\s+(?:usar|gastar)l[ao]s?)\W*$/gi,
    ''
  ],
  // so many of them; without a question mark it tells of a result
  [
    re(
      String.raw`${LATE}(?:puedo|pueden|logran?|consiguen?)?\s*mat(?:an|a|ar(?:[aá]n)?|o)\s+(?:a\s+)?(${BOUND}${NUMBER})(?:\s+o\s+m[aá]s)?\s*\?\W*$`
    ),
    ', probabilidad de matar a $1'
  ],
  [re(String.raw`${LATE}(?:muere|cae)n?\s+(${BOUND}${NUMBER})(?:\s+o\s+m[aá]s)?\s*\?\W*$`), ', probabilidad de que mueran $1'],
  [
    re(
      String.raw`\b(probabilidad(?:es)?\s+(?:(?:hay|tengo)\s+)?de\s+que\s+)(${BOUND}${NUMBER})\s+de\s+(?:los\s+|las\s+|mis\s+|sus\s+)?(${NUMBER})\s+([a-zà-ÿ]+)((?:\s+(?:en|tras|con|detr[aá]s\s+de)\s+[a-zà-ÿ\d ]{3,30}?)?)\s+(?:mueran|caigan)\s+(?:ante|por|contra|frente\s+a|a\s+manos\s+de)\s+(.{0,40}(?:arco|honda|ballest|arquer|hondero)[a-z]*)\W*$`
    ),
    '$6 disparan a $3 $4$5, $1mueran $2 $4'
  ],
  [
    re(
      String.raw`\b(probabilidad(?:es)?\s+(?:(?:hay|tengo)\s+)?de\s+que\s+)(${BOUND}${NUMBER})\s+de\s+(?:los\s+|las\s+|mis\s+|sus\s+)?(${NUMBER})\s+([a-zà-ÿ]+)((?:\s+(?:en|tras|con|detr[aá]s\s+de)\s+[a-zà-ÿ\d ]{3,30}?)?)\s+(?:mueran|caigan)\s+(?:ante|por|contra|frente\s+a|a\s+manos\s+de)\s+(.{4,80}?)\W*$`
    ),
    '$6 contra $3 $4$5, $1mueran $2 $4'
  ],
  [
    /(?<![a-zà-ÿ])(probabilidad(?:es)?|chances?|posibilidad(?:es)?)\s+de\s+(?:aniquilar|eliminar|borrar|destruir|barrer)l[oa]s?(?=\W*$)/gi,
    'odds to wipe them out'
  ],
  [
    re(
      String.raw`(?<=(señor\s+de\s+la\s+guerra|warlord|jarl|caudillo)(?![a-zà-ÿ]).{0,100})${LATE}(?:sobrevive|aguanta|sale\s+vivo)\s*\?\W*$`
    ),
    ', odds that the warlord survives'
  ],
  [
    re(String.raw`(?<=(señor\s+de\s+la\s+guerra|warlord|jarl|caudillo)(?![a-zà-ÿ]).{0,100})${LATE}(?:muere|cae|palma)\s*\?\W*$`),
    ', odds that the warlord dies'
  ],
  [
    re(String.raw`${LATE}(?:debo\s+|deber[ií]a\s+)?gast(?:o|ar|amos)\s+(?:(?:la|su|mi|esa)\s+)?fatiga\s*\?\W*$`),
    ', should I spend fatigue?'
  ],
  // the same once more, otherwise
  [
    re(
      String.raw`^(\W*(?:mis\s+|sus\s+)?${NUMBER}\s+[a-zà-ÿ]+)\s+(montad[oa]s|a\s+(?:pie|caballo))\s+(contra|cargan(?:\s+(?:a|contra))?)\s+(.{4,60}?)[,;.]\s*¿?\s*(?:y|o)\s+(a\s+(?:pie|caballo)|montad[oa]s)\s*\?\W*$`
    ),
    '$1 $2 o $5 $3 $4'
  ],
  [re(String.raw`${LATE}lo\s+mismo\s+(?:pero\s+)?con\s+(${NUMBER}(?:\s+[a-zà-ÿ]+)?)\W*$`), '. what if I had $1'],
  [re(String.raw`(?<=\d.{0,200})[,.;:]\s*¿?\s*y\s+contra\s+(${NUMBER}(?:\s+[a-zà-ÿ]+)?)\s*\?\W*$`), '. what if he had $1'],
  // "12 levas con hondas a 6 caballeros": only a shot is "a" somebody
  [
    re(
      String.raw`^(?=.{0,300}(?<![a-zà-ÿ])(?:luego|despu[eé]s|o)(?![a-zà-ÿ]))(\W*(?:primero\s+)?(?:mis\s+|sus\s+)?${NUMBER}\s+(?:[a-zà-ÿ]+\s+con\s+(?:arcos?|hondas?|ballestas?|jabalinas?)|ballesteros|arqueros|honderos))\s+a\s+(?=(?:los\s+|las\s+|sus\s+|mis\s+)?${NUMBER}\s)`
    ),
    '$1 disparan a '
  ],
  // plain dice, whose result comes first
  [
    /^\W*(?:saqu[eé]|obtuve|tuve|(?:me\s+)?salieron)\s+(?:s[oó]lo\s+)?(\d{1,3})(?:\s+(?:[eé]xitos?|aciertos?|impactos?))?\s+(?:con|de|en|tirando|al\s+tirar)\s+(\d{1,3})\s+dados\s+(?:a|con|de)\s+([1-6])(?:\s*\+|\s+o\s+m[aá]s)?(?:[\s,;.]+¿?(?:y\s+)?qu[eé]\s[a-zà-ÿ ]{0,40})?\W*$/gi,
    'I rolled $2 dice on $3+ and got $1, how unlucky is that'
  ],
  // SAGA dice
  [
    re(
      String.raw`^\W*(?:tiro|tira|tirar|lanzo|lanza|lanzar|tengo)\s+(${NUMBER})\s+dados\s+(?:de\s+)?saga(?:\s+(?:(?:de|con)\s+(?:los\s+)?)?([a-zà-ÿ-]+))?\W*$`
    ),
    '$1 saga dice $2'
  ],
  [
    re(
      String.raw`^\W*(?:(?:si\s+)?(?:tiro|tengo|lanzo|con)\s+)?(${NUMBER})\s+dados\s+(?:de\s+)?saga\s+(?:(?:de\s+(?:los\s+)?|con\s+(?:los\s+)?)?)([a-zà-ÿ-]+)\s*[,.:;]?\s*¿?\s*qu[eé]\s+(?:puedo\s+)?(?:hacer|hago|pagar|pago|activar|activo|usar|uso|jugar)\W*$`
    ),
    '$1 saga dice $2'
  ]
]
