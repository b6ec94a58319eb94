import { type Rewording, re, SPANISH_UNIT } from '../rewording'

/** Chances asked for in Spanish: who falls, who is left, and of whom: "¿qué probabilidad hay de que muera mi señor de la guerra si lo cargan 8 bondi?" */

const CHANCE = String.raw`(?:qu[eé]\s+)?(?:probabilidad(?:es)?|chances?|posibilidad(?:es)?)\s+(?:(?:hay|tengo|tienen?)\s+)?de`
const LEADER = String.raw`(?:(?:mi|su|el|al|un)\s+)?(señor\s+de\s+la\s+guerra|caudillo|jarl|l[ií]der)`
const FALLS = '(?:muera|muere|caiga|fallezca|palme)'
const HIM = String.raw`(?:l[oe]|me)\s+`

export const SPANISH_CHANCES: readonly Rewording[] = [
  // who is left
  [
    re(
      String.raw`(?<=\d\s.{2,160})[,;.:]\s*¿?\s*${CHANCE}\s+que\s+(?:me\s+|le\s+)?(?:sobrevivan|queden|aguanten|vivan)\s+(?:vivos\s+)?(al\s+menos\s+|como\s+mucho\s+)?(\d{1,2})\s+([a-zà-ÿ]+)(?:\s+(?:vivos|en\s+pie))?\W*$`
    ),
    ', chance that $1$2 $3 survive'
  ],
  [
    re(
      String.raw`^\W*${CHANCE}\s+que\s+(?:me\s+|le\s+)?(?:sobrevivan|queden|aguanten|vivan)\s+(?:vivos\s+)?(al\s+menos\s+|como\s+mucho\s+)?(\d{1,2})\s+([a-zà-ÿ]+)(?:\s+(?:vivos|en\s+pie))?\s*,?\s+(?:si|cuando)\s+(?=(?:mis\s+|sus\s+|los\s+)?\d)(.{8,160}?)\W*$`
    ),
    '$4, chance that $1$2 $3 survive'
  ],
  [
    re(
      String.raw`(?<=\d\s.{2,160})[,;.:]\s*¿?\s*(?:sobreviven|sobrevivir[aá]n|quedan|quedar[aá]n)\s+(?:vivos\s+)?(al\s+menos\s+)?(\d{1,2})\s+([a-zà-ÿ]+)(?:\s+(?:vivos|en\s+pie))?\s*\?\W*$`
    ),
    ', chance that $1$2 $3 survive'
  ],
  [
    re(
      String.raw`^(\W*(?:mis\s+)?\d{1,2}\s+([a-zà-ÿ]+)\s(?!.{0,160}(?<![a-zà-ÿ])(?:mis\s+\d|me\s+(?:carg|atac|dispar)))[^?¿]{4,160}?)[,;.:]\s*¿?\s*(?:me\s+(?:quedan|quedar[aá]n|sobreviven|aguantan)|conservo|mantengo)\s+(?:vivos\s+)?(?:al\s+menos\s+)?(?:a\s+)?(\d{1,2})(?:\s+(?:vivos|en\s+pie|miniaturas|o\s+m[aá]s)){0,2}\s*\?\W*$`
    ),
    '$1, chance that $3 $2 survive'
  ],
  [
    re(
      String.raw`(?<=^\W*cu[aá]nt[oa]s\s.{0,40})(?<![a-zà-ÿ])(mueren|caen|pierdo|quedan|sobreviven)\s+(?:por|con|ante|a\s+manos\s+de|contra)\s+(?:los\s+|sus\s+|mis\s+)?(\d{1,2}\s+(?:ballester|arquer|hond)[a-zà-ÿ]*(?:\s+de\s+leva)?)\W*$`
    ),
    '$1 si les disparan $2'
  ],
  [
    re(
      String.raw`^\W*(?:con\s+qu[eé]\s+frecuencia|cada\s+cu[aá]nto|cu[aá]ntas\s+veces)\s+(?:pierden|ganan|empatan|vencen)\s+((?:mis\s+|los\s+)?${SPANISH_UNIT}\s+contra\s.{4,80}?)\W*$`
    ),
    '$1, quién gana'
  ],
  // how often
  [
    re(
      String.raw`^\W*(?:con\s+qu[eé]\s+frecuencia|cada\s+cu[aá]nto|cu[aá]ntas\s+veces)\s+(aniquilan|ganan|matan|vencen|eliminan)\s+(?:mis\s+|los\s+)?(${SPANISH_UNIT})\s+(?=a\s)`
    ),
    'probabilidad de que $2 $1 '
  ],
  [
    re(
      String.raw`(${CHANCE})\s+(?:no\s+(?:perder\s+(?:a\s+)?(?:ningun[oa]|nada)|(?:tener|sufrir|recibir)\s+(?:ninguna\s+)?bajas?)|salir\s+ilesos?|cero\s+bajas)(?![a-zà-ÿ])`
    ),
    '$1 no perder a nadie'
  ],
  [
    re(
      String.raw`^\W*(?:el\s+)?m[ií]nimo\s+(?:n[uú]mero\s+)?de\s+([a-zà-ÿ]+)\s+(?:necesari[oa]s\s+|que\s+(?:necesito|hacen\s+falta)\s+)?para\s+`
    ),
    'cuántos $1 necesito para '
  ],
  // nobody but the target of a shot has losses
  [
    re(
      String.raw`(?<=\d.{2,60}(?<![a-zà-ÿ])disparan?\s[^;.:¿?]{2,100})[,;.:]\s*¿?\s*(?:${CHANCE}\s+)?(?:hacer\s+|causar\s+)?(?:al\s+menos\s+)?(\d{1,2})(?:\s+o\s+m[aá]s)?\s+(?:bajas|muertos|muertes)\W*$`
    ),
    ', probabilidad de matar al menos $1'
  ],
  // the death of a leader: "si lo cargan 8 bondi", "si 8 bondi lo cargan", "contra 8 bondi"
  [
    re(
      String.raw`^\W*${CHANCE}\s+que\s+(?:${FALLS}\s+${LEADER}|${LEADER}\s+${FALLS})\s+(?:si|cuando)\s+(?:${HIM}(carg|atac|dispar)an?\s+(?:con\s+)?(${SPANISH_UNIT})|(${SPANISH_UNIT})\s+${HIM}(carg|atac|dispar)an?)\W*$`
    ),
    '$4$5 $3$6an a $1$2, odds that the warlord dies'
  ],
  [
    re(
      String.raw`^\W*${CHANCE}\s+que\s+(?:${FALLS}\s+${LEADER}|${LEADER}\s+${FALLS})\s+(?:contra|(?:si|cuando)\s+(?:carga|ataca)\s+(?:a|contra))\s+(${SPANISH_UNIT})\W*$`
    ),
    '$1$2 contra $3, odds that the warlord dies'
  ],
  // "que ninguno de mis 8 guerreros muera si me cargan 4 guardias": mine are charged
  [
    re(
      String.raw`^(\W*${CHANCE}\s[^,;]{1,80}?\smis\s+\d{1,2}\s+[a-zà-ÿ]+\s+[a-zà-ÿ]+)\s+(?:si|cuando)\s+me\s+(carg|atac|dispar)an\s+(${SPANISH_UNIT})\W*$`
    ),
    '$1 si $3 $2an'
  ],
  // some of a unit, of which no half fights
  [
    /^\W*(?:mueren|caen|perecen|morir[aá]n)\s+(?=(?:(?:al\s+menos|como\s+mucho|m[aá]s\s+de)\s+)?\d{1,2}\s+(?:[a-zà-ÿ]{3,20}\s+)?de\s+(?:(?:los|las|mis|sus)\s+)?\d)/gi,
    'probabilidad de que mueran '
  ],
  [
    re(
      String.raw`^\W*(?:(?:pueden|podr[aá]n|podr[ií]an)\s+(?:(?:matar|eliminar|tumbar)\s+)?|(?:matan|eliminan|tumban|matar[aá]n)\s+)(?:mis\s+|los\s+|las\s+)?(${SPANISH_UNIT})\s+(?:matar\s+)?a?\s*(?=(?:(?:al\s+menos|como\s+mucho|m[aá]s\s+de)\s+)?\d{1,2}\s+(?:[a-zà-ÿ]{3,20}\s+)?de\s+(?:(?:los|las|mis|sus)\s+)?\d)`
    ),
    '$1 matan '
  ],
  // what somebody wants of a fight
  [
    re(
      String.raw`^\W*(?:quiero|necesito|busco)\s+(matar|perder)\s+(?:a\s+)?((?:(?:al\s+menos|como\s+mucho|m[aá]s\s+de)\s+)?\d{1,2})(?:\s+[a-zà-ÿ]{3,20})?\s*[:;]\s*(.{8,200}?)\W*$`
    ),
    '$3, probabilidad de $1 $2'
  ],
  [
    re(
      String.raw`(?<=\d\s.{6,160})\s*[,;.]\s*(?:y\s+|pero\s+)?(?:quiero|necesito|busco)\s+(matar|perder)\s+(?:a\s+)?((?:(?:al\s+menos|como\s+mucho|m[aá]s\s+de)\s+)?\d{1,2})\W*$`
    ),
    ', probabilidad de $1 $2'
  ],
  // how many are needed of those who fight
  [
    re(
      String.raw`^\W*(?:mis\s+)?\d{1,2}\s+([a-zà-ÿ]{3,20})\s+(?:contra|(?:carg|atac)an\s+(?:a|contra))\s+(?:sus\s+|los\s+)?(${SPANISH_UNIT})\s*[,;:.]\s*¿?\s*(?:con\s+)?cu[aá]nt[oa]s\s+\1\s+(?:gano|necesito(?:\s+para\s+ganar(?:les)?)?|(?:me\s+)?hacen\s+falta(?:\s+para\s+ganar)?)\W*$`
    ),
    'cuántos $1 necesito para ganar a $2'
  ],
  // some of a unit
  [
    /(?<=(?<![a-zà-ÿ])(?:al\s+menos|como\s+m[ií]nimo)\s+)un[oa]?(?=\s+[a-zà-ÿ]{3,20}\s+de\s+(?:(?:los|las|mis|sus)\s+)?\d)/gi,
    '1'
  ],
  [
    /(?<=(?<![a-zà-ÿ])(?:mat|perd|pierd|sobreviv|qued|muer|caig)[a-zà-ÿ]+\s+(?:a\s+)?)(\d{1,2})(\s+[a-zà-ÿ]+)?\s+o\s+m[aá]s(?=\s)/gi,
    'al menos $1$2'
  ],
  [
    re(
      String.raw`(?<![a-zà-ÿ])((?:mat|perd|pierd|sobreviv|qued|muer|caig)[a-zà-ÿ]+\s+(?:a\s+)?(?:al\s+menos\s+|m[aá]s\s+de\s+)?\d{1,2})\s+([a-zà-ÿ]+)(?:\s+de\s+(?:los\s+)?(\d{1,2})(?=\s+(?:tras|con|si|a)\s)|(\s+(?:con|tras|si)\s[^,;.]{4,60}?)\s*,?\s+(?:si\s+|y\s+)?(?:son|hay|eran|quedan|tiene)\s+(\d{1,2})(?=\W*$))`
    ),
    '$1 de $3$5 $2$4'
  ],
  [
    re(
      String.raw`(?<=${CHANCE}\s.{1,80})\s+(?:tras|despu[eé]s\s+de)\s+(?:la|una)\s+carga\s+de\s+((?:mis\s+|sus\s+)?${SPANISH_UNIT})\W*$`
    ),
    ' si $1 cargan'
  ],
  [/(?<![a-zà-ÿ])(mat[a-zà-ÿ]+|perder|pierda[n]?)\s+a\s+(?=la\s+mitad\s+de\s)/gi, '$1 '],
  [
    re(String.raw`${CHANCE}\s+que\s+(?:me\s+)?queden\s+m[aá]s\s+de\s+(\d{1,2}\s+[a-zà-ÿ]+)(?=\s+(?:si|cuando)\s)`),
    'odds that more than $1 survive'
  ],
  [
    re(String.raw`${CHANCE}\s+que\s+(?:me\s+)?queden\s+al\s+menos\s+(\d{1,2}\s+[a-zà-ÿ]+)(?=\s+(?:si|cuando)\s)`),
    'odds that at least $1 survive'
  ],
  // "¿pierdo la mitad de mis 8 bondi si ...?" asks of losses, and of no half that fights
  [
    /^\W*(?:y\s+)?(?:pierdo|perdemos|perder[eé](?:mos)?)\s+(?:a\s+)?(?=(?:al\s+menos\s+|m[aá]s\s+de\s+)?la\s+mitad\s+de\s)/gi,
    'probabilidad de perder '
  ],
  [
    /^\W*(?:y\s+)?(?:mato|matamos|matar[eé](?:mos)?|elimino)\s+(?:a\s+)?(?=(?:al\s+menos\s+|m[aá]s\s+de\s+)?la\s+mitad\s+de\s)/gi,
    'probabilidad de matar '
  ],
  [
    re(String.raw`(?<=${CHANCE}\s+que\s[^,;]{0,60}?)no\s+(pierd[ae]n?|muer[ae]n?|mat[ae]n?)\s+(?:a\s+)?m[aá]s\s+de\s+(?=\d)`),
    '$1 como mucho '
  ],
  // all of it
  [re(String.raw`(${CHANCE}\s+)acabar\s+con\s+(?=(?:los\s+|las\s+|sus\s+)?\d)`), '$1aniquilar a '],
  [
    re(
      String.raw`^\W*${CHANCE}\s+sobrevivir\s+con\s+(?:mis\s+)?(${SPANISH_UNIT})\s+(?:a|contra)\s+(?:la|una)\s+carga\s+de\s+(.{4,80}?)\W*$`
    ),
    '$2 cargan a mis $1, ¿sobreviven?'
  ],
  [
    re(String.raw`^\W*${CHANCE}\s+(?:victoria|[eé]xito)\s+(?:de|con|para|tienen?)\s+(?=(?:mis\s+|los\s+|las\s+)?\d)`),
    'probabilidad de ganar con '
  ],
  // how many fall to whom
  [
    re(
      String.raw`^\W*cu[aá]ntos\s+de\s+(mis|sus|los|las)\s+(\d{1,2}\s+[a-zà-ÿ]+)\s+(?:caen|mueren)\s+(?:a(?:\s+manos\s+de)?|ante|contra|frente\s+a)\s+(${SPANISH_UNIT})\W*$`
    ),
    '$3 matan a $1 $2'
  ],
  // whether to charge, where nobody has charged yet
  [
    re(
      String.raw`^\W*(?:mis\s+)?(${SPANISH_UNIT})\s+(?:vs\.?|contra|(?:carg|atac)an\s+(?:a|contra))\s+(?:sus\s+|los\s+|las\s+)?(${SPANISH_UNIT})\s*[,;.:]\s*¿?\s*(?:(?:(?:me\s+)?conviene|debo|deber[ií]a|(?:merece|vale)\s+la\s+pena)\s+(?:cargar|atacar)(?:l[oe]s)?|(?:me\s+)?conviene|(?:merece|vale)\s+la\s+pena|(?:l[oe]s\s+)?(?:cargo|ataco)(?:\s+(?:o\s+(?:no|espero|paso|aguanto|me\s+quedo)|ya))?)\W*$`
    ),
    'merece la pena cargar con $1 a $2'
  ]
]
