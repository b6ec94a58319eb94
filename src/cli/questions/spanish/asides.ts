import { NUMBER, type Rewording, SPANISH_UNIT, said } from '../rewording'

/** What is asked in Spanish behind a fight, or said before it: "8 bondi cargan a 4 huscarls, ¿y si tuviera 10?", "él tiene 1 fatiga, ..." */

const LATE = String.raw`(?<=\d.{0,200})(?<![\s,.;:!?\u2013-])[\s,.;:!?\u2013-]{1,4}¿?\s{0,2}(?:y |pero )?`
const HIM = '(?:[eé]l|ella|el (?:otro|rival|enemigo|oponente)|mi (?:rival|enemigo|oponente))'
const BOUND = '(?:(?:al menos|como m[ií]nimo|como mucho|m[aá]s de) )?'

export const SPANISH_ASIDES: readonly Rewording[] = [
  // what every answer shows
  [
    said`
      ${LATE}(?:(?:dame|dime|mu[eé]strame|ens[eé][ñn]ame|cu[aá]l es) )?(?:la |el )?
      (?:distribuci[oó]n|mediana|tabla|(?:peor|mejor)(?: (?:y|o) (?:peor|mejor))? (?:caso|resultado)|desglose)\W*$
    `,
    ''
  ],
  // with other numbers
  [
    said`${LATE}si (?:yo )?(?:tuviera|llevara|tengo|llevo|fuera con|voy con) (${NUMBER}(?: [a-zà-ÿ]+)?)\W*$`,
    '. what if I had $1'
  ],
  [said`${LATE}si (?:${HIM} (?:tuviera|tiene)|tuviera ${HIM}) (${NUMBER}(?: [a-zà-ÿ]+)?)\W*$`, '. what if he had $1'],
  [said`${LATE}si (?:fueran|son|hubiera|hay) (${NUMBER} [a-zà-ÿ]+)\W*$`, '. what if there were $1'],
  // what a box is worth, and which is
  [
    said`(?<![a-zà-ÿ])con ([a-zà-ÿ]{3,20}(?: de [a-zà-ÿ]{3,20})?) y sin (?:\1|[eé]l|ella|eso|usarl[oa])(?![a-zà-ÿ])`,
    'con o sin $1'
  ],
  [
    said`
      ^(\W*(?:cu[aá]nto|qu[eé]) (?:(?:me|les?|nos) )?[a-zà-ÿ]{2,8} [a-zà-ÿ ]{3,40}? (?:si|cuando) )(?:cargo|ataco) con (?:mis )?
      (${SPANISH_UNIT}) (?:a|contra)\s+
    `,
    '$1$2 contra '
  ],
  [
    said`
      ^\W*(?:cu[aá]nto|qu[eé]) (?:(?:me|les?|nos) )?(?:aporta|a[ñn]ade|suma|da|mejora|ayuda|hace|sirve)
      \s+([a-zà-ÿ]{3,20}(?: de [a-zà-ÿ]{3,20})?) (?:(?:si|cuando|a) )(?=.{0,20}\d)(.{8,160}?)\W*$
    `,
    'what would $1 do for $2'
  ],
  [
    said`^\W*(?=.*\d)(.{8,120}?)[\s,;:.\u2013-]+¿?\s*(?:y )?qu[eé] (?:me |les )?(?:aporta|a[ñn]ade|da|hace|gano con|ganan con) ([a-zà-ÿ]+)\W*$`,
    'what would $2 do for $1'
  ],
  [
    said`
      (?<!\so\s.{0,300})${LATE}(?:qu[eé]|cu[aá]l(?:es)?) (?:habilidad(?:es)?|casillas?)
      \s+(?:(?:es|son) (?:la |las )?mejor(?:es)?|(?:debo |puedo |deber[ií]a )?us(?:o|ar)|ayudan? m[aá]s|conviene[n]?)\W*$
    `,
    ', which ability is best'
  ],
  // how fatigue is used
  [
    said`
      (?<=fatigas?\b.{0,80}?)(?<![a-zà-ÿ])(?:y )?(?:(?:la|las|lo) )?(?:us|gast)(?:o|amos|ar[eé]) (?:una )?
      (?:para (?:el |mi )?(?:atacar|ataque|pegar mejor)|en (?:el |mi )?ataque)\W*$
    `,
    'I spend enemy armour'
  ],
  [
    said`
      (?<=fatigas?\b.{0,80}?)(?<![a-zà-ÿ])(?:y )?(?:(?:la|las|lo) )?(?:us|gast)(?:o|amos|ar[eé]) (?:una )?
      (?:para (?:la |mi )?(?:defender(?:me|se)?|defensa|mi armadura)|en (?:la |mi )?defensa)\W*$
    `,
    'I spend armour'
  ],
  [said`^\W*${HIM} tiene (${NUMBER}) (?:de )?fatigas?\s*[,:;.]\s*(?:y )?(?=.*\d)(.{6,}?)[\s.]*$`, '$2, he has $1 fatigue'],
  // fatigue that nobody spends is what an answer begins with
  [
    said`(?<=fatigas?\b.{0,80}?)(?:\s*[,;.]\s*| )(?:(?:y|pero) )?(?:no (?:l[ao]s? )?(?:us|gast)(?:o|an|amos)|sin (?:usar|gastar)l[ao]s?)\W*$`,
    ''
  ],
  // so many of them; without a question mark it tells of a result
  [
    said`${LATE}(?:puedo|pueden|logran?|consiguen?)?\s*mat(?:an|a|ar(?:[aá]n)?|o) (?:a )?(${BOUND}${NUMBER})(?: o m[aá]s)?\s*\?\W*$`,
    ', probabilidad de matar a $1'
  ],
  [said`${LATE}(?:muere|cae)n? (${BOUND}${NUMBER})(?: o m[aá]s)?\s*\?\W*$`, ', probabilidad de que mueran $1'],
  [
    said`
      \b(probabilidad(?:es)? (?:(?:hay|tengo) )?de que )(${BOUND}${NUMBER}) de (?:los |las |mis |sus )?(${NUMBER}) ([a-zà-ÿ]+)
      ((?: (?:en|tras|con|detr[aá]s de) [a-zà-ÿ\d ]{3,30}?)?) (?:mueran|caigan) (?:ante|por|contra|frente a|a manos de)
      \s+(.{0,40}(?:arco|honda|ballest|arquer|hondero)[a-z]*)\W*$
    `,
    '$6 disparan a $3 $4$5, $1mueran $2 $4'
  ],
  [
    said`
      \b(probabilidad(?:es)? (?:(?:hay|tengo) )?de que )(${BOUND}${NUMBER}) de (?:los |las |mis |sus )?(${NUMBER}) ([a-zà-ÿ]+)
      ((?: (?:en|tras|con|detr[aá]s de) [a-zà-ÿ\d ]{3,30}?)?) (?:mueran|caigan) (?:ante|por|contra|frente a|a manos de)
      \s+(.{4,80}?)\W*$
    `,
    '$6 contra $3 $4$5, $1mueran $2 $4'
  ],
  [
    said`(?<![a-zà-ÿ])(probabilidad(?:es)?|chances?|posibilidad(?:es)?) de (?:aniquilar|eliminar|borrar|destruir|barrer)l[oa]s?(?=\W*$)`,
    'odds to wipe them out'
  ],
  [
    said`(?<=(señor de la guerra|warlord|jarl|caudillo)(?![a-zà-ÿ]).{0,100})${LATE}(?:sobrevive|aguanta|sale vivo)\s*\?\W*$`,
    ', odds that the warlord survives'
  ],
  [
    said`(?<=(señor de la guerra|warlord|jarl|caudillo)(?![a-zà-ÿ]).{0,100})${LATE}(?:muere|cae|palma)\s*\?\W*$`,
    ', odds that the warlord dies'
  ],
  [said`${LATE}(?:debo |deber[ií]a )?gast(?:o|ar|amos) (?:(?:la|su|mi|esa) )?fatiga\s*\?\W*$`, ', should I spend fatigue?'],
  // the same once more, otherwise
  [
    said`
      ^(\W*(?:mis |sus )?${NUMBER} [a-zà-ÿ]+) (montad[oa]s|a (?:pie|caballo)) (contra|cargan(?: (?:a|contra))?) (.{4,60}?)
      [,;.]\s*¿?\s*(?:y|o) (a (?:pie|caballo)|montad[oa]s)\s*\?\W*$
    `,
    '$1 $2 o $5 $3 $4'
  ],
  [said`${LATE}lo mismo (?:pero )?con (${NUMBER}(?: [a-zà-ÿ]+)?)\W*$`, '. what if I had $1'],
  [said`(?<=\d.{0,200})[,.;:]\s*¿?\s*y contra (${NUMBER}(?: [a-zà-ÿ]+)?)\s*\?\W*$`, '. what if he had $1'],
  // "12 levas con hondas a 6 caballeros": only a shot is "a" somebody
  [
    said`
      ^(?=.{0,300}(?<![a-zà-ÿ])(?:luego|despu[eé]s|o)(?![a-zà-ÿ]))
      (
        \W*(?:primero )?(?:mis |sus )?${NUMBER}
        \s+(?:[a-zà-ÿ]+ con (?:arcos?|hondas?|ballestas?|jabalinas?)|ballesteros|arqueros|honderos)
      ) a (?=(?:los |las |sus |mis )?${NUMBER}\s)
    `,
    '$1 disparan a '
  ],
  // plain dice, whose result comes first
  [
    said`
      ^\W*(?:saqu[eé]|obtuve|tuve|(?:me )?salieron) (?:s[oó]lo )?(\d{1,3})(?: (?:[eé]xitos?|aciertos?|impactos?))?
      \s+(?:con|de|en|tirando|al tirar) (\d{1,3}) dados (?:a|con|de) ([1-6])(?:\s*\+| o m[aá]s)?
      (?:[\s,;.]+¿?(?:y )?qu[eé]\s[a-zà-ÿ ]{0,40})?\W*$
    `,
    'I rolled $2 dice on $3+ and got $1, how unlucky is that'
  ],
  // SAGA dice
  [
    said`^\W*(?:tiro|tira|tirar|lanzo|lanza|lanzar|tengo) (${NUMBER}) dados (?:de )?saga(?: (?:(?:de|con) (?:los )?)?([a-zà-ÿ-]+))?\W*$`,
    '$1 saga dice $2'
  ],
  [
    said`
      ^\W*(?:(?:si )?(?:tiro|tengo|lanzo|con) )?(${NUMBER}) dados (?:de )?saga (?:(?:de (?:los )?|con (?:los )?)?)([a-zà-ÿ-]+)
      \s*[,.:;]?\s*¿?\s*qu[eé] (?:puedo )?(?:hacer|hago|pagar|pago|activar|activo|usar|uso|jugar)\W*$
    `,
    '$1 saga dice $2'
  ]
]
