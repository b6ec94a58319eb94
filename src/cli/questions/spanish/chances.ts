import { type Rewording, SPANISH_UNIT, said } from '../rewording'

/** Chances asked for in Spanish: who falls, who is left, and of whom: "¿qué probabilidad hay de que muera mi señor de la guerra si lo cargan 8 bondi?" */

const CHANCE = '(?:qu[eé] )?(?:probabilidad(?:es)?|chances?|posibilidad(?:es)?) (?:(?:hay|tengo|tienen?) )?de'
const LEADER = '(?:(?:mi|su|el|al|un) )?(señor de la guerra|caudillo|jarl|l[ií]der)'
const FALLS = '(?:muera|muere|caiga|fallezca|palme)'
const HIM = '(?:l[oe]|me) '

export const SPANISH_CHANCES: readonly Rewording[] = [
  // "¿qué posibilidades tengo de aniquilarlos si 8 bondi cargan a 4 huscarls?"
  [
    said`
      ^\W*${CHANCE}
      \s+(?:(?:aniquil|extermin|elimin|destru|barr|borr|mat|carg)[a-zà-ÿ]{2,4}l[oae]s|acabar con (?:tod[oa]s )?(?:ell[oa]s))
      (?: a?\s*tod[oa]s| del mapa| por completo)?\s*,? (?:si|cuando) (.{8,200}?)\W*$
    `,
    '$1, chance to wipe them out'
  ],
  // who is left
  [
    said`
      (?<=\d\s.{2,160})[,;.:]\s*¿?\s*${CHANCE} que (?:me |le )?(?:sobrevivan|queden|aguanten|vivan) (?:vivos )?
      (al menos |como mucho )?(\d{1,2}) ([a-zà-ÿ]+)(?: (?:vivos|en pie))?\W*$
    `,
    ', chance that $1$2 $3 survive'
  ],
  [
    said`
      ^\W*${CHANCE} que (?:me |le )?(?:sobrevivan|queden|aguanten|vivan) (?:vivos )?(al menos |como mucho )?(\d{1,2})
      \s+([a-zà-ÿ]+)(?: (?:vivos|en pie))?\s*,? (?:si|cuando) (?=(?:mis |sus |los )?\d)(.{8,160}?)\W*$
    `,
    '$4, chance that $1$2 $3 survive'
  ],
  [
    said`
      (?<=\d\s.{2,160})[,;.:]\s*¿?\s*(?:sobreviven|sobrevivir[aá]n|quedan|quedar[aá]n) (?:vivos )?(al menos )?(\d{1,2})
      \s+([a-zà-ÿ]+)(?: (?:vivos|en pie))?\s*\?\W*$
    `,
    ', chance that $1$2 $3 survive'
  ],
  [
    said`
      ^(\W*(?:mis )?\d{1,2} ([a-zà-ÿ]+)\s(?!.{0,160}(?<![a-zà-ÿ])(?:mis \d|me (?:carg|atac|dispar)))[^?¿]{4,160}?)[,;.:]\s*¿?\s*
      (?:me (?:quedan|quedar[aá]n|sobreviven|aguantan)|conservo|mantengo) (?:vivos )?(?:al menos )?(?:a )?(\d{1,2})
      (?: (?:vivos|en pie|miniaturas|o m[aá]s)){0,2}\s*\?\W*$
    `,
    '$1, chance that $3 $2 survive'
  ],
  [
    said`
      (?<=^\W*cu[aá]nt[oa]s\s.{0,40})(?<![a-zà-ÿ])(mueren|caen|pierdo|quedan|sobreviven) (?:por|con|ante|a manos de|contra)
      \s+(?:los |sus |mis )?(\d{1,2} (?:ballester|arquer|hond)[a-zà-ÿ]*(?: de leva)?)\W*$
    `,
    '$1 si les disparan $2'
  ],
  [
    said`^\W*(?:con qu[eé] frecuencia|cada cu[aá]nto|cu[aá]ntas veces) (?:pierden|ganan|empatan|vencen) ((?:mis |los )?${SPANISH_UNIT} contra\s.{4,80}?)\W*$`,
    '$1, quién gana'
  ],
  // how often
  [
    said`^\W*(?:con qu[eé] frecuencia|cada cu[aá]nto|cu[aá]ntas veces) (aniquilan|ganan|matan|vencen|eliminan) (?:mis |los )?(${SPANISH_UNIT}) (?=a\s)`,
    'probabilidad de que $2 $1 '
  ],
  [
    said`(${CHANCE}) (?:no (?:perder (?:a )?(?:ningun[oa]|nada)|(?:tener|sufrir|recibir) (?:ninguna )?bajas?)|salir ilesos?|cero bajas)(?![a-zà-ÿ])`,
    '$1 no perder a nadie'
  ],
  [
    said`^\W*(?:el )?m[ií]nimo (?:n[uú]mero )?de ([a-zà-ÿ]+) (?:necesari[oa]s |que (?:necesito|hacen falta) )?para `,
    'cuántos $1 necesito para '
  ],
  // nobody but the target of a shot has losses
  [
    said`
      (?<=\d.{2,60}(?<![a-zà-ÿ])disparan?\s[^;.:¿?]{2,100})[,;.:]\s*¿?\s*(?:${CHANCE} )?(?:hacer |causar )?(?:al menos )?
      (\d{1,2})(?: o m[aá]s)? (?:bajas|muertos|muertes)\W*$
    `,
    ', probabilidad de matar al menos $1'
  ],
  // how long somebody holds whom others charge
  [
    said`
      ^\W*cu[aá]nto (?:tiempo )?(?:aguantan?|resisten?|soportan?|sobreviven?) ((?:mis |sus |los |las )?${SPANISH_UNIT})
      \s+(?:si|cuando)
      \s+(?:
        l[oae]s? (carg|atac|dispar)an? ((?:mis |sus |los |las )?${SPANISH_UNIT})
        |((?:mis |sus |los |las )?${SPANISH_UNIT}) l[oae]s? (carg|atac|dispar)an?
      )\W*$
    `,
    '$3$4 $2$5an a $1'
  ],
  [
    said`
      ^\W*${CHANCE} (?:que (?:${FALLS} )?|perder a )${LEADER}(?: ${FALLS})? (?:si|cuando) ${HIM}(carg|atac|dispar)an? (?:con )?
      (${SPANISH_UNIT})\s*,? (?:y|pero) (?:lleva|tiene|va con|est[aá] con) (\d{1,2}(?: (?!guarda|escolt|hombres)[a-zà-ÿ]+)?)
      (?: (?:guardaespaldas|guardas|escoltas?|hombres))?\W*$
    `,
    '$3 $2an a warlord guarded by $4, odds that the warlord dies'
  ],
  [said`^(\W*${CHANCE} )perder a (?=${LEADER} (?:si|cuando|contra)\s)`, '$1que muera '],
  // the death of a leader: "si lo cargan 8 bondi", "si 8 bondi lo cargan", "contra 8 bondi"
  [
    said`
      ^\W*${CHANCE} que (?:${FALLS} ${LEADER}|${LEADER} ${FALLS}) (?:si|cuando)
      \s+(?:${HIM}(carg|atac|dispar)an? (?:con )?(${SPANISH_UNIT})|(${SPANISH_UNIT}) ${HIM}(carg|atac|dispar)an?)\W*$
    `,
    '$4$5 $3$6an a $1$2, odds that the warlord dies'
  ],
  [
    said`^\W*${CHANCE} que (?:${FALLS} ${LEADER}|${LEADER} ${FALLS}) (?:contra|(?:si|cuando) (?:carga|ataca) (?:a|contra)) (${SPANISH_UNIT})\W*$`,
    '$1$2 contra $3, odds that the warlord dies'
  ],
  // "que ninguno de mis 8 guerreros muera si me cargan 4 guardias": mine are charged
  [
    said`^(\W*${CHANCE}\s[^,;]{1,80}?\smis \d{1,2} [a-zà-ÿ]+ [a-zà-ÿ]+) (?:si|cuando) me (carg|atac|dispar)an (${SPANISH_UNIT})\W*$`,
    '$1 si $3 $2an'
  ],
  // some of a unit, of which no half fights
  [
    said`^\W*(?:mueren|caen|perecen|morir[aá]n) (?=(?:(?:al menos|como mucho|m[aá]s de) )?\d{1,2} (?:[a-zà-ÿ]{3,20} )?de (?:(?:los|las|mis|sus) )?\d)`,
    'probabilidad de que mueran '
  ],
  [
    said`
      ^\W*(?:(?:pueden|podr[aá]n|podr[ií]an) (?:(?:matar|eliminar|tumbar) )?|(?:matan|eliminan|tumban|matar[aá]n) )
      (?:mis |los |las )?(${SPANISH_UNIT}) (?:matar )?a?\s*
      (?=(?:(?:al menos|como mucho|m[aá]s de) )?\d{1,2} (?:[a-zà-ÿ]{3,20} )?de (?:(?:los|las|mis|sus) )?\d)
    `,
    '$1 matan '
  ],
  // what somebody wants of a fight
  [
    said`^\W*(?:quiero|necesito|busco) (matar|perder) (?:a )?((?:(?:al menos|como mucho|m[aá]s de) )?\d{1,2})(?: [a-zà-ÿ]{3,20})?\s*[:;]\s*(.{8,200}?)\W*$`,
    '$3, probabilidad de $1 $2'
  ],
  [
    said`(?<=\d\s.{6,160})\s*[,;.]\s*(?:y |pero )?(?:quiero|necesito|busco) (matar|perder) (?:a )?((?:(?:al menos|como mucho|m[aá]s de) )?\d{1,2})\W*$`,
    ', probabilidad de $1 $2'
  ],
  // how many are needed of those who fight
  [
    said`
      ^\W*(?:mis )?\d{1,2} ([a-zà-ÿ]{3,20}) (?:contra|(?:carg|atac)an (?:a|contra)) (?:sus |los )?(${SPANISH_UNIT})
      \s*[,;:.]\s*¿?\s*(?:con )?cu[aá]nt[oa]s \1 (?:gano|necesito(?: para ganar(?:les)?)?|(?:me )?hacen falta(?: para ganar)?)
      \W*$
    `,
    'cuántos $1 necesito para ganar a $2'
  ],
  // some of a unit
  [said`(?<=(?<![a-zà-ÿ])(?:al menos|como m[ií]nimo) )un[oa]?(?= [a-zà-ÿ]{3,20} de (?:(?:los|las|mis|sus) )?\d)`, '1'],
  [
    said`(?<=(?<![a-zà-ÿ])(?:mat|perd|pierd|sobreviv|qued|muer|caig)[a-zà-ÿ]+ (?:a )?)(\d{1,2})( [a-zà-ÿ]+)? o m[aá]s(?=\s)`,
    'al menos $1$2'
  ],
  [
    said`
      (?<![a-zà-ÿ])((?:mat|perd|pierd|sobreviv|qued|muer|caig)[a-zà-ÿ]+ (?:a )?(?:al menos |m[aá]s de )?\d{1,2}) ([a-zà-ÿ]+)
      (?:
        \s+de (?:los )?(\d{1,2})(?= (?:tras|con|si|a)\s)
        |( (?:con|tras|si)\s[^,;.]{4,60}?)\s*,? (?:si |y )?(?:son|hay|eran|quedan|tiene) (\d{1,2})(?=\W*$)
      )
    `,
    '$1 de $3$5 $2$4'
  ],
  [said`(?<=${CHANCE}\s.{1,80}) (?:tras|despu[eé]s de) (?:la|una) carga de ((?:mis |sus )?${SPANISH_UNIT})\W*$`, ' si $1 cargan'],
  [said`(?<![a-zà-ÿ])(mat[a-zà-ÿ]+|perder|pierda[n]?) a (?=la mitad de\s)`, '$1 '],
  [said`${CHANCE} que (?:me )?queden m[aá]s de (\d{1,2} [a-zà-ÿ]+)(?= (?:si|cuando)\s)`, 'odds that more than $1 survive'],
  [said`${CHANCE} que (?:me )?queden al menos (\d{1,2} [a-zà-ÿ]+)(?= (?:si|cuando)\s)`, 'odds that at least $1 survive'],
  // "¿pierdo la mitad de mis 8 bondi si ...?" asks of losses, and of no half that fights
  [
    said`^\W*(?:y )?(?:pierdo|perdemos|perder[eé](?:mos)?) (?:a )?(?=(?:al menos |m[aá]s de )?la mitad de\s)`,
    'probabilidad de perder '
  ],
  [
    said`^\W*(?:y )?(?:mato|matamos|matar[eé](?:mos)?|elimino) (?:a )?(?=(?:al menos |m[aá]s de )?la mitad de\s)`,
    'probabilidad de matar '
  ],
  [said`(?<=${CHANCE} que\s[^,;]{0,60}?)no (pierd[ae]n?|muer[ae]n?|mat[ae]n?) (?:a )?m[aá]s de (?=\d)`, '$1 como mucho '],
  [said`(?<=(?<![a-zà-ÿ])(?:mat|elimin|tumb|aniquil)[a-zà-ÿ]{1,5} )a (?=(?:al menos|como (?:mucho|m[ií]nimo)|m[aá]s de) \d)`, ''],
  // all of it
  [said`(${CHANCE} )acabar con (?=(?:los |las |sus )?\d)`, '$1aniquilar a '],
  [
    said`^\W*${CHANCE} sobrevivir con (?:mis )?(${SPANISH_UNIT}) (?:a|contra) (?:la|una) carga de (.{4,80}?)\W*$`,
    '$2 cargan a mis $1, ¿sobreviven?'
  ],
  [said`^\W*${CHANCE} (?:victoria|[eé]xito) (?:de|con|para|tienen?) (?=(?:mis |los |las )?\d)`, 'probabilidad de ganar con '],
  // how many fall to whom
  [
    said`^\W*cu[aá]ntos de (mis|sus|los|las) (\d{1,2} [a-zà-ÿ]+) (?:caen|mueren) (?:a(?: manos de)?|ante|contra|frente a) (${SPANISH_UNIT})\W*$`,
    '$3 matan a $1 $2'
  ],
  // whether to charge, where nobody has charged yet
  [
    said`
      ^\W*(?:mis )?(${SPANISH_UNIT}) (?:vs\.?|contra|(?:carg|atac)an (?:a|contra)) (?:sus |los |las )?(${SPANISH_UNIT})
      \s*[,;.:]\s*¿?\s*
      (?:
        (?:(?:me )?conviene|debo|deber[ií]a|(?:merece|vale) la pena) (?:cargar|atacar)(?:l[oe]s)?|(?:me )?conviene
        |(?:merece|vale) la pena|(?:l[oe]s )?(?:cargo|ataco)(?: (?:o (?:no|espero|paso|aguanto|me quedo)|ya))?
      )\W*$
    `,
    'merece la pena cargar con $1 a $2'
  ]
]
