import { NUMBER, type Rewording, re, SPANISH_UNIT } from '../rewording'

/** What is asked in Spanish around a fight or of dice: "8 bondi cargan a mis 4 huscarls, ¿cierro filas?", "¿son mejores 8 bondi que 4 hirdmen?" */

const OWN = String.raw`(?:mis\s+|sus\s+|los\s+|las\s+|un(?:a\s+unidad|\s+grupo)\s+de\s+)?`
const DEED = String.raw`(?:contra|frente\s+a|cargando|atacando|disparando)\s`
const MAY = String.raw`(?:(?:me|nos)\s+)?(?:conviene|compensa|renta|interesa)|deb(?:o|emos|er[ií]a(?:mos)?)|es\s+mejor|(?:merece|vale)\s+la\s+pena|tengo\s+que|hay\s+que`
const DICE = String.raw`(?:(?:la\s+mitad\s+de\s+)?(?:(?:los|mis|sus)\s+)?dados(?:\s+de\s+ataque)?|(?:(?:las|mis)\s+)?filas|(?:(?:la|mi|su)\s+)?pila(?:\s+de\s+(?:ataque|dados))?)`
const CLOSE = String.raw`(?:(?:(?:(?:mis|los|las)\s+[a-zà-ÿ]{2,20}\s+)?(?:${MAY}|deber[ií]an|deben))\s+(?:ceder|renunciar|reducir|cerrar|entregar|sacrificar|conservar|mantener|quedarme)|cedo|renuncio|reduzco|cierro|entrego|sacrifico|conservo|mantengo)\s+(?:a\s+|con\s+)?${DICE}`
const ASKS = String.raw`qu[eé]\s+(?:opin[a-zà-ÿ]*|(?:te|le|os)\s+parece|me\s+dices|pensas|piensas)|(?:alg[uú]n\s+)?consejos?|en\s+qu[eé]\s+(?:gasto|uso|gastar|usar)\s+(?:la|su|esa|mi)\s+fatiga|(?:l[oa]s?\s+)uso|qu[eé]\s+(?:hago|uso|juego|hacemos|(?:debo|deber[ií]a|me\s+conviene|es\s+mejor)\s+hacer|(?:me\s+)?(?:aconsej|recomiend|recomend|sugier)[a-zà-ÿ]*)|c[oó]mo\s+(?:respondo|reacciono|me\s+defiendo)`
const OTHER = String.raw`(?:[eé]l|ella|ellos|(?:el|mi|la)\s+(?:otro|rival|enemigo|oponente|contrincante|adversario)|el\s+rival)`
const NO = String.raw`(?:\s*,?\s+o\s+[a-zà-ÿ ]{2,40})?`
const FACING = String.raw`^\W*tengo\s+(?:mis\s+)?(${SPANISH_UNIT})\s*(?:[,;.]\s*(?:y\s+)?|\s+y\s+)${OTHER}\s+(?:tienen?\s+|con\s+)?(${SPANISH_UNIT})\s*[,;:.?]+\s*¿?\s*(?:y\s+)?`
const CHANCE = String.raw`(?:probabilidad(?:es)?|chances?|posibilidad(?:es)?)\s+(?:(?:hay|tengo|tienen?)\s+)?de\s+que`
const HOLD = '(?:sobrevivan|aguanten|resistan|soporten)'
const ALIVE = String.raw`(?:me\s+|le\s+|les\s+|nos\s+)?(?:sobreviva|quede|aguante)n?`
const OF_DICE = String.raw`^\W*(?:(?:qu[eé]\s+)?(?:probabilidad(?:es)?|chances?)\s+(?:hay\s+)?de\s+)?(?:(?:sacar|que\s+salga|no\s+sacar)\s+)?`
const SIX = String.raw`(?:6|seis)\s+(?:en|con)\s+(\d{1,3})\s+dados\W*$`
/** A name of one word or more, as of a box, and no verb. */
const NAME = String.raw`(?:el\s+|la\s+|los\s+|las\s+)?((?![a-zà-ÿ]+[aei]r(?:l[eoa]s?)?\s)[a-zà-ÿ]{3,20}(?:\s+(?:de\s+(?:la\s+|los\s+|las\s+)?)?[a-zà-ÿ]{3,20}){0,2}?)`
/** A fight of counted units, no question yet, and no choice between units. */
const FOUGHT = String.raw`^\W*(?!qu[eé]\s|si\s|tengo\s(?!.{0,120}\sme\s+(?:carg|atac))|mejor\s|compar)(?=.{0,200}(?:(?:carg|atac|dispar)[a-zà-ÿ]*|contra)\s)(?!.{0,200}\so\s+(?:mis\s+|sus\s+)?\d)(.{8,240}?)\s*[,;:.?]+\s*¿?\s*(?:y\s+)?`

export const SPANISH_QUESTIONS: readonly Rewording[] = [
  // "8 bondi me cargan a 4 huscarls" are mine
  [/(?<=\d\s+[a-zà-ÿ]{2,20}\s+)(?:me|nos)\s+(carg|atac|dispar)an?\s+a\s+(?=(?:los\s+|las\s+)?\d)/gi, '$1an a mis '],
  // "..., o mejor espero" is the other choice of every advice
  [
    re(
      String.raw`^(\W*(?:${MAY})\s.{6,200}?)\s*,?\s+o\s+(?:(?:mejor|s[ií]|me|nos)\s+)*(?:espero|esperamos|aguanto|quedo(?:\s+quiet[oa])?|paso|sigo|no)\W*$`
    ),
    '$1'
  ],
  [
    re(
      String.raw`^\W*(?:l[oe]s\s+)?(?:cargo|ataco)\s+con\s+(.{6,200}?)\s*,?\s+o\s+(?:(?:mejor|s[ií]|me|nos)\s+)*(?:espero|esperamos|aguanto|quedo(?:\s+quiet[oa])?|paso|no)\W*$`
    ),
    'merece la pena cargar con $1'
  ],
  [
    /^\W*(?:(?:cu[aá]les|qu[eé])\s+(?:son\s+)?)?(?:las\s+)?mejores\s+(?:habilidades|casillas)\s+(?:para|de|con|si)\s+(?=(?:mis\s+)?\d)/gi,
    'best abilities for '
  ],
  [/^\W*qu[eé]\s+opciones\s+(?:tengo|hay|tenemos)\s+(?=(?:con|si|para)\s)/gi, 'qué hago '],
  [
    /^\W*los\s+([a-zà-ÿ]+)\s+(?:tiran|lanzan)\s+(\d{1,2})\s+dados(?:\s+(?:de\s+)?saga)?\s*[,;:.]\s*¿?\s*(?:cu[aá]nto|(?:qu[eé]\s+)?probabilidad(?:\s+hay)?|les\s+llega|llega)\s+(?:para|de|de\s+usar|de\s+pagar)\s+/gi,
    '$2 dados saga $1 para '
  ],
  // one box or another
  [
    re(String.raw`^\W*(?:es|ser[ií]a|sale)\s+mejor\s+${NAME}\s+que\s+${NAME}\s*,?\s+(?=(?:para|con|si|cuando)\s)`),
    'qué es mejor, $1 o $2, '
  ],
  [re(String.raw`^\W*${NAME}\s+es\s+mejor\s+que\s+${NAME}\s*,?\s+(?=(?:para|con|si|cuando)\s)`), 'qué es mejor, $1 o $2, '],
  // whether a place is of use to who is shot at
  [
    re(
      String.raw`^\W*(?:importa|ayuda|sirve|vale|protege|cambia)(?:\s+(?:algo|mucho|de\s+algo))?\s+(?:la\s+|el\s+|un\s+|una\s+)(cobertura(?:\s+(?:ligera|pesada))?|bosque|muro|seto|edificio|valla|rocas)\s+(?:cuando|si)\s+((?:mis\s+|sus\s+)?\d{1,2}\s[^,;:.¿?]{2,60}?\sdisparan?\s+(?:a|contra)\s+(?:mis\s+|sus\s+)?\d{1,2}\s+[a-zà-ÿ]+)\W*$`
    ),
    '$2 en $1 o sin cobertura'
  ],
  [/^\W*si\s+(.{8,200}?)\s*,\s*¿?\s*(qui[eé]n\s+gana|qu[eé]\s+(?:pasa|ocurre))\W*$/gi, '$2 si $1'],
  // what the unit charged does, where nothing is asked
  [
    re(String.raw`(?!.*[?¿])${FOUGHT}(?:yo\s+)?(?:cedo|renuncio|reduzco|cierro|entrego|sacrifico)\s+(?:a\s+)?${DICE}\W*$`),
    '$1, the defender gives up dice'
  ],
  [
    re(String.raw`(?!.*[?¿])${FOUGHT}(?:yo\s+)?(?:conservo|mantengo|me\s+quedo)\s+(?:con\s+)?${DICE}\W*$`),
    '$1, the defender keeps dice'
  ],
  // what the unit charged should do
  [re(String.raw`${FOUGHT}${CLOSE}${NO}\W*$`), 'what should the defender do when $1'],
  [
    re(String.raw`${FOUGHT}(?:(?:${MAY})\s+(?:usar|jugar)|uso|juego)\s+${NAME}\s+(o|y)\s+${NAME}\W*$`),
    'should I use $2 $3 $4 when $1'
  ],
  [
    re(
      String.raw`^\W*(${OWN}${SPANISH_UNIT}\s+(?:contra|vs\.?|(?:carg|atac)an\s+(?:a|contra))\s+${OWN}\d{1,2}\s+[a-zà-ÿ][^,;:.¿?]{0,50}?)\s*[,;:.]\s*¿?\s*${NAME}\s+o\s+${NAME}\W*$`
    ),
    'qué es mejor, $2 o $3, si $1'
  ],
  [re(String.raw`${FOUGHT}(?:${ASKS})${NO}\W*$`), 'qué hago si $1'],
  [
    re(String.raw`${FOUGHT}(?:(?:${MAY})\s+(?:usar|jugar)\s+${NAME}|(?:uso|juego)\s+${NAME}(?=\s*\?))\W*$`),
    'should I use $2$3 when $1'
  ],
  [
    re(
      String.raw`^\W*${CLOSE}(?:\s+o\s+no)?\s+con\s+(?:mis\s+|los\s+|las\s+)?(${SPANISH_UNIT})\s+(?:si|cuando)\s+me\s+cargan?\s+(?:con\s+)?(.{4,80}?)\W*$`
    ),
    '$1 cargados por $2, con o sin cerrar filas'
  ],
  [
    re(
      String.raw`^\W*(?:${MAY}|deben|deber[ií]an)\s+(?:que\s+)?(?:mis\s+|los\s+|las\s+)?(${SPANISH_UNIT})\s+(?:ced[ae]r?|cierren|cerrar|renunci[ae]r?|reduzcan|reducir|entreg[ae]r?|conserv[ae]r?|manten(?:gan|er))n?\s+(?:a\s+)?${DICE}(?:\s+o\s+no)?\s*,?\s+(?:(?:si|cuando)\s+(?:me|l[oae]s?)\s+cargan?\s+(?:con\s+)?|contra\s+|ante\s+)(.{4,80}?)\W*$`
    ),
    'what should the defender do when $2 charge $1'
  ],
  [
    /(?<=(?<![a-zà-ÿ])mis\s+\d{1,2}\s+[a-zà-ÿ]{2,20})(?:\s*[,;.]\s*|\s+)(?:(?:y|pero|yo)\s+){0,2}(?:no\s+(?:reduzco|cedo|cierro|renuncio|entrego)(?:\s+(?:a\s+)?(?:nada|(?:(?:mis|los|las)\s+)?(?:dados|filas)))?|(?:me\s+)?(?:quedo|conservo|mantengo|guardo)\s+(?:con\s+)?(?:todos\s+)?(?:mis|los)\s+dados)\W*$/gi,
    ' que conservan sus dados'
  ],
  [
    /(?<=(?<![a-zà-ÿ])mis\s+\d{1,2}\s+[a-zà-ÿ]{2,20})\s+y\s+(?:yo\s+)?(?:reduzco|cedo|cierro|renuncio\s+a)\s+(?:(?:mis|los|las)\s+)?(?:dados|filas)(?![a-zà-ÿ])/gi,
    ' que reducen sus dados'
  ],
  [
    /^\W*qu[eé]\s+(?:me\s+|nos\s+)?(?:aconsej|recomiend|recomend|sugier)[a-zà-ÿ]*\s*(?:hacer\s*)?(?:(?=(?:si|cuando)\s)|[:,?]\s*¿?(?:si\s+)?(?=(?:tengo\s+)?\d|(?:cargo|ataco|disparo)\s+con\s))/gi,
    'qué hago '
  ],
  [
    re(
      String.raw`^\W*c[oó]mo\s+(?:me\s+|los\s+)?(?:defiendo|protejo|respondo|reacciono)\s+(?:con\s+)?(?:a\s+)?(?:mis\s+)?(${SPANISH_UNIT})\s+(?:de|ante|contra|frente\s+a|a)\s+(?:(?:la|una)\s+carga\s+de\s+)?(?:los\s+|sus\s+|unos\s+)?(${SPANISH_UNIT})(?:\s+que\s+(?:me|nos|los)\s+(?:cargan|atacan))?\W*$`
    ),
    'qué hago si $2 cargan a mis $1'
  ],
  // whether to charge or shoot, after both units
  [re(String.raw`^\W*((?:${MAY})\s+(?:cargar|atacar|disparar)(?:l[oe]s?)?)\s*[?:.;,]+\s*(tengo\s[^?]{8,200}?)\W*$`), '$2, ¿$1?'],
  [
    re(
      String.raw`${FACING}(?:(?:${MAY})\s+(?:cargar|atacar)(?:l[oe]s?)?|(?:l[oe]s?\s+)?(?:cargo|ataco)(?=\s*\?|\s*,?\s+o\s))${NO}\W*$`
    ),
    'merece la pena cargar con $1 a $2'
  ],
  [
    re(String.raw`${FACING}(?:(?:${MAY})\s+disparar(?:les?)?|(?:les?\s+)?disparo(?=\s*\?|\s*,?\s+o\s))${NO}\W*$`),
    'merece la pena disparar con $1 a $2'
  ],
  [
    re(
      String.raw`^\W*(?:tengo|me\s+quedan)\s+(?:mis\s+)?(${SPANISH_UNIT})\s*[,;.]\s*¿?\s*cargo\s+(?:contra|a)\s+(?:sus\s+|los\s+|las\s+)?(${SPANISH_UNIT})\s*\?\W*$`
    ),
    'merece la pena cargar con $1 a $2'
  ],
  [
    re(
      String.raw`^\W*${OTHER}\s+(?:tienen?\s+)?(${SPANISH_UNIT})\s*(?:[,;.]\s*(?:y\s+)?|\s+y\s+)yo\s+(?:tengo\s+)?(${SPANISH_UNIT})\s*[,;:.?]+\s*¿?\s*(?:(?:${MAY})\s+(?:cargar|atacar)(?:l[oe]s?)?|(?:l[oe]s?\s+)?(?:cargo|ataco)(?=\s*\?|\s*,?\s+o\s))${NO}\W*$`
    ),
    'merece la pena cargar con $2 a $1'
  ],
  [
    /^\W*(?:(?:es\s+)?mejor|(?:me\s+)?conviene(?:\s+m[aá]s)?)\s+(?:cargar|atacar)\s+o\s+(?:esperar|quedarme(?:\s+quiet[oa])?|aguantar|no(?:\s+cargar)?)\s+con\s+/gi,
    'merece la pena cargar con '
  ],
  [
    re(
      String.raw`^\W*tengo\s+(?:mis\s+)?(${SPANISH_UNIT})\s*[,;.:]\s*¿?\s*puedo\s+(?:matar|ganar|vencer|derrotar|aniquilar)\s+(?:a\s+)?(?:sus\s+|los\s+|las\s+)?(${SPANISH_UNIT})\W*$`
    ),
    '$1 contra $2'
  ],
  [
    re(
      String.raw`^\W*${OTHER}\s+(?:tienen?\s+)(${SPANISH_UNIT})\s*[,;.]\s*¿\s*(?:y\s+)?(?:l[oe]s?\s+)?(?:cargo|ataco)\s+con\s+(?:mis\s+)?(${SPANISH_UNIT})\s*\?\W*$`
    ),
    'merece la pena cargar con $2 a $1'
  ],
  // which of two
  [
    /(?<=^\W*(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?))\s+de\s+(?:los|las|estos|estas|ambos)(?:\s+(?:dos|tres|\d))?(?=\s+(?:es|son|gana|vence|va|rinde|aguanta|resiste)n?\s)/gi,
    ''
  ],
  [
    re(
      String.raw`^\W*(?:qui[eé]n(?:es)?|cu[aá]l(?:es)?)\s+(?:sale|queda|acaba)n?\s+(?:mejor|peor|ganando|perdiendo)(?:\s+parad[oa]s?)?\s*[,:]?\s+${OWN}(${SPANISH_UNIT})\s+o\s+${OWN}(${SPANISH_UNIT})\s*,?\s+(?=si\s+(?:cargan|atacan)\s+(?:los|las)\s)`
    ),
    'quién gana entre $1 y $2 '
  ],
  [
    re(
      String.raw`^\W*(?:(?:qu[eé]|cu[aá]l(?:es)?|qui[eé]n(?:es)?)\s+(?:(?:me\s+)?(?:es|son|conviene|aguanta|resiste|rinde|funciona|va)n?)\s+(?:mejor(?:es)?|m[aá]s)?\s*[,:;]?\s*)${OWN}(${SPANISH_UNIT})\s+o\s+${OWN}(${SPANISH_UNIT})\s*,?\s+(?:si|cuando)\s+(?:me\s+|l[oae]s\s+)(?:cargan|atacan)\s+(?:con\s+)?${OWN}(\d[^,;:.¿?]{3,50}?)\W*$`
    ),
    '$1 o $2 cargados por $3'
  ],
  [
    re(
      String.raw`^\W*${OWN}(\d{1,2}\s+[a-zà-ÿ]+)\s*,\s*${OWN}(\d{1,2}\s+[a-zà-ÿ]+)\s*,?\s+[yo]\s+${OWN}(\d{1,2}\s+[a-zà-ÿ]+)\s+(${DEED}[^,;:.¿?]{3,50}?)\s*[,;:.]\s*¿?(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?|qu[eé])\s+(?:es|son|va|rinde|gana|mata)n?(?:\s+(?:mejor(?:es)?|m[aá]s))?\W*$`
    ),
    '$1 o $2 o $3 $4'
  ],
  [
    re(
      String.raw`^\W*tengo\s+(?:mis\s+)?(${SPANISH_UNIT})\s+y\s+(${SPANISH_UNIT})\s*[,;.:]\s*¿?\s*con\s+(?:qui[eé]n|cu[aá]l(?:es)?|qu[eé])\s+(?:cargo|ataco)\s+(?:a\s+|contra\s+)?(?:sus\s+|los\s+|las\s+)?(${SPANISH_UNIT})\W*$`
    ),
    '$1 o $2 contra $3'
  ],
  [
    re(
      String.raw`^\W*(?:qu[eé]|cu[aá]l)\s+(?:habilidad\s+)?(?:uso|juego)\s+con\s+(?:mis\s+)?(${SPANISH_UNIT}\s+contra\s+${SPANISH_UNIT})\s*[,;:]\s*([a-zà-ÿ]{3,20}\s+o\s+[a-zà-ÿ]{3,20})\W*$`
    ),
    'qué uso: $2 con $1'
  ],
  [
    re(
      String.raw`^\W*(?:(?:es\s+|son\s+)?mejor(?:es)?\s+)?(?:con\s+)?([a-zà-ÿ]{3,20})\s+o\s+sin\s+(?:\1\s+)?(?:para\s+|con\s+)?${OWN}(${SPANISH_UNIT})\s+(?=${DEED})`
    ),
    '$2 con o sin $1 '
  ],
  [
    re(
      String.raw`^\W*(?:(?:son|es|ser[aá]n?|resultan?)\s+mejor(?:es)?|(?:matan?|rinden?|ganan?|aguantan?)\s+(?:m[aá]s|mejor))\s+${OWN}(${SPANISH_UNIT})\s+que\s+${OWN}(${SPANISH_UNIT})\s+(?=${DEED})`
    ),
    '$1 o $2 '
  ],
  [
    re(
      String.raw`^\W*${OWN}(${SPANISH_UNIT})\s+(?:son\s+mejor(?:es)?|(?:matan|rinden|ganan)\s+(?:m[aá]s|mejor))\s+que\s+${OWN}(${SPANISH_UNIT})\s+(?=${DEED})`
    ),
    '$1 o $2 '
  ],
  [
    /^\W*(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?|qu[eé])\s+(?:gana|vence|mata|rinde)n?\s+(?:m[aá]s(?:\s+veces|\s+a\s+menudo)?|mejor)\s+contra\s+/gi,
    'qué es mejor contra '
  ],
  [
    /^\W*(?:qui[eé]n(?:es)?|qu[eé]|cu[aá]l(?:es)?)\s+matan?\s+m[aá]s\s+(?:a|de)\s+(?:los\s+|las\s+|sus\s+)?(\d[^,;:]{2,60}?)\s*[,;:]\s*(\d.{2,120}?)\W*$/gi,
    '$2 contra $1'
  ],
  [
    re(
      String.raw`(?<=[a-zà-ÿ]{3,20}\s+o\s+[a-zà-ÿ]{3,20}\s*,?\s+(?:si|cuando)\s+)(?:cargo|ataco)\s+con\s+(?:mis\s+)?(${SPANISH_UNIT})\s+(?=(?:a|contra)\s)`
    ),
    '$1 cargan '
  ],
  [
    re(
      String.raw`^\W*(?:y\s+)?si\s+(?:en\s+(?:vez|lugar)\s+de\s+(${SPANISH_UNIT})\s+(?:llevo|uso|meto|tengo|van)|(?:fueran|fuesen|llevo|uso|meto)\s+(${SPANISH_UNIT})\s+en\s+(?:vez|lugar)\s+de)\s+(\d{1,2}(?:\s+[a-zà-ÿ][^,;:.¿?]{0,40}?)?)\s+(contra\s[^,;.?]{4,60}).*$`
    ),
    '$1$2 o $3 $4'
  ],
  [
    re(
      String.raw`^\W*(?:quiero\s+que\s+)?(?:mis\s+)?(${SPANISH_UNIT})\s+(?:carg(?:an|uen)|ata(?:can|quen)|contra(?=\s+\d))\s+(?:(?:a|contra)\s+)?([^,;.?]{4,60}?)\s*[,;.]\s*(?:pero\s+)?(?:no\s+s[eé]\s+si\s+)?¿?${NAME}\s+(?:(?:merece|vale)\s+la\s+pena|ayuda|sirve|compensa|renta)\W*$`
    ),
    '$1 con o sin $3 cargan a $2'
  ],
  // with a box or without it
  [
    re(
      String.raw`^\W*cu[aá]nto\s+(?:mejoran?|ganan?|cambian?)\s+${OWN}(\d{1,2}\s+[a-zà-ÿ]{3,20})\s+con\s+([a-zà-ÿ]{3,20})\s+(?=${DEED})`
    ),
    '$1 con o sin $2 '
  ],
  [
    re(
      String.raw`^\W*(?:qu[eé]\s+)?diferencia\s+(?:hay\s+)?entre\s+${OWN}(${SPANISH_UNIT})\s+con\s+([a-zà-ÿ]{3,20})\s+y\s+sin\s+(?:\2|[eé]l|ella)?\s*(?=${DEED}|carg|atac|dispar)`
    ),
    '$1 con o sin $2 '
  ],
  [
    re(
      String.raw`^\W*(?:(?:merece|vale)\s+la\s+pena|sirve(?:\s+de\s+algo)?|ayuda|compensa|renta)\s+(?:usar\s+|jugar\s+|gastar\s+)?${NAME}\s+(?:a|con|para|en)\s+${OWN}(${SPANISH_UNIT})\s+(?=${DEED}|cargan|atacan|disparan)`
    ),
    '$2 con o sin $1 '
  ],
  // chances
  [
    /^\W*c[oó]mo\s+(?:l[eo]s?\s+(?:va|ir[ií]a|ir[aá])\s+a|quedan|quedar[ií]an|salen|acaban)\s+(?=(?:mis\s+|los\s+|las\s+)?\d)/gi,
    ''
  ],
  [
    /[,;:.]\s*¿?\s*(?:y\s+)?mato\s+(?:a\s+)?(?=(?:al\s+menos\s+|m[aá]s\s+de\s+)?\d{1,2}(?:\s+o\s+m[aá]s)?\W*$)/gi,
    ', probabilidad de matar '
  ],
  [
    /[,;:.]\s*¿?\s*(?:y\s+)?pierdo\s+(?:a\s+)?(?=(?:al\s+menos\s+|m[aá]s\s+de\s+)?\d{1,2}(?:\s+o\s+m[aá]s)?\W*$)/gi,
    ', probabilidad de perder '
  ],
  [/[,;:.]\s*¿?\s*(?:y\s+)?(?:mueren|caen)\s+todos\W*$/gi, ', probabilidad de que mueran todos'],
  [
    /^\W*(?:(?:p[aá]s[ae]|d[ae]|saca|mu[eé]stra)(?:me|nos)\s+)?(?:(?:el|las|los)\s+)?(?:resultados?|estad[ií]sticas?|n[uú]meros)\s+(?:de|del\s+combate\s+(?:de|entre))\s+(?=(?:mis\s+)?\d|(?:cargar|atacar|disparar)\s)/gi,
    ''
  ],
  [
    /^\W*(?:(?:cu[aá]l\s+es\s+)?(?:el\s+)?|(?:en\s+)?qu[eé]\s+)porcentaje(?:s)?\s+(?:de\s+(?:victorias?|ganar|[eé]xito)\s+)?(?:(?:tienen?|hay)\s+)?(?:de\s+|para\s+|con\s+)?(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)/gi,
    ''
  ],
  [/[\s,;:.]+¿?(?:en|con)\s+qu[eé]\s+porcentaje\s+(?:ganan?|vencen?)(?:\s+(?:mis|sus|los|las)?\s*[a-zà-ÿ]+)?\W*$/gi, ''],
  [/(?<![a-zà-ÿ])(probabilidad\s+de\s+)que\s+(?:yo\s+)?gane(?:mos)?\s+(?=con\s)/gi, '$1ganar '],
  [
    re(
      String.raw`(?<![a-zà-ÿ])${CHANCE}\s+(?:${HOLD}\s+${OWN}(${SPANISH_UNIT})|${OWN}(${SPANISH_UNIT})\s+${HOLD})\s+(?:a\s+)?(?:la|una)\s+carga\s+de\s+(.+?)\W*$`
    ),
    '$3 cargan a mis $1$2, ¿sobreviven?'
  ],
  [
    /(?<![a-zà-ÿ])(?:(?:limpi|borr|fulmin|liquid|tumb|arras|despach|destroz|pulveriz)ar|barrer|destruir|(?:cargar|cepillar|ventilar|pelar|zumbar|merendar|fumar|crujir)(?:me|se|nos))\s+(?:a\s+)?(?!\d+\s+(?:[a-zà-ÿ]+\s+)?de\s+(?:(?:sus|los|las)\s+)?\d)(?=(?:los\s+|las\s+|sus\s+)?\d)/gi,
    'aniquilar a '
  ],
  [
    /(?<=[a-zà-ÿ]\s+)(?:(?:se\s+)?(?:limpi|cepill|ventil)[ae]n|se\s+carguen|(?:borr|fulmin|liquid|tumb|arras|despach|destro[zc]|pulveri[zc])[ae]n|barr[ae]n|destruy[ae]n)\s+(?:a\s+)?(?=(?:los\s+|las\s+|sus\s+|mis\s+)?\d)/gi,
    'aniquilan a '
  ],
  [re(String.raw`(${CHANCE}\s+)(?:me|nos)\s+maten\s+(?:a\s+)?(?=(?:al\s+menos\s+|m[aá]s\s+de\s+)?\d)`), '$1pierda '],
  [
    /(?<=(?<![a-zà-ÿ])(?:de|puedo|para|que)\s+)(?:bajar|tumbar|llevarme|quitar|cargarme|cepillarme|liquidar|matar)(?:les?)?\s+(?:a\s+)?(?=\d+\s+(?:[a-zà-ÿ]+\s+)?de\s+(?:sus\s+|los\s+|las\s+)?\d)/gi,
    'matar '
  ],
  // who falls and who survives, said in the subjunctive
  [
    /(?<=(?<![a-zà-ÿ])de\s+que\s+(?:no\s+)?(?:me\s+|le\s+|les\s+)?)(?:caiga|fallezca|perezca|muera)(n?)(?![a-zà-ÿ])(?!\s+nadie)/gi,
    'muere$1'
  ],
  [
    re(
      String.raw`(?:qu[eé]\s+)?${CHANCE}\s+${ALIVE}\s+(?:vivos\s+|en\s+pie\s+|con\s+vida\s+)?(?:al\s+menos\s+|por\s+lo\s+menos\s+|como\s+m[ií]nimo\s+)?(${NUMBER})\s+(?:de\s+)?(?:(mis|sus|los|las)\s+)?(\d{1,2})\s+([a-zà-ÿ]+)`
    ),
    'odds that at least $1 of $2 $3 $4 survive'
  ],
  [
    re(
      String.raw`(?:qu[eé]\s+)?${CHANCE}\s+${ALIVE}\s+(?:como\s+(?:mucho|m[aá]ximo)|a\s+lo\s+sumo|no\s+m[aá]s\s+de)\s+(${NUMBER})\s+(?:de\s+)?(?:(mis|sus|los|las)\s+)?(\d{1,2})\s+([a-zà-ÿ]+)`
    ),
    'odds that at most $1 of $2 $3 $4 survive'
  ],
  [
    re(
      String.raw`(?:qu[eé]\s+)?${CHANCE}\s+${ALIVE}\s+(?:al\s+menos\s+|por\s+lo\s+menos\s+)?(?:alg[uú]n[oa]?|un[oa]?)\s+(?:de\s+)?(mis|sus|los|las)\s+(\d{1,2})\s+([a-zà-ÿ]+)`
    ),
    'odds that at least 1 of $1 $2 $3 survive'
  ],
  [
    re(String.raw`(?:qu[eé]\s+)?${CHANCE}\s+${ALIVE}\s+(?:al\s+menos\s+|por\s+lo\s+menos\s+)?(?:alg[uú]n|un[oa]?)\s+([a-zà-ÿ]+)`),
    'odds that at least 1 $1 survives'
  ],
  [
    re(
      String.raw`^(.{0,160}?(?:carg|atac|dispar)an?\s+(?:a|contra)\s+(?:mis\s+|sus\s+|los\s+|las\s+)?)(\d{1,2}\s+)([a-zà-ÿ]+)([^?]{0,60}?)[\s,;:.¿]+(?:qu[eé]\s+)?${CHANCE}\s+${ALIVE}\s+(?:al\s+menos\s+|por\s+lo\s+menos\s+)?(${NUMBER})\W*$`
    ),
    '$1$2$3$4, odds that at least $5 $3 survive'
  ],
  [re(String.raw`(${CHANCE}\s+)${ALIVE}\s+(?:alg[uú]n[oa]|al\s+menos\s+un[oa]|un[oa])\W*$`), '$1no mueren todos'],
  [re(String.raw`(${CHANCE}\s+)${ALIVE}\s+tod[oa]s\W*$`), '$1no muere ninguno'],
  [
    re(
      String.raw`^(.{0,60}?(?:${CHANCE}|odds\s+that)\s.{1,80}?\s(?:mis|my)\s+\d{1,2}\s+[a-zà-ÿ]+(?:\s+survive)?)\s+si\s+me\s+(carg|atac|dispar)an\s+(${SPANISH_UNIT})\W*$`
    ),
    '$1 si $3 $2an'
  ],
  [/(?<![a-zà-ÿ])(cu[aá]ntas\s+bajas\s+)(?:causan?|provocan?|infligen?|producen?|ocasionan?)(?![a-zà-ÿ])/gi, '$1hacen'],
  // plain dice
  [/^\W*(\d{1,3})\s+(?:ataques|golpes)\s+(?=(?:a|con)\s+[1-6]\s*(?:\+|o\s+m[aá]s))/gi, '$1 dados '],
  [
    /(?<=\d\s+dados?\s.{0,30})contra\s+(?:una\s+)?(?:salvaci[oó]n(?:es)?|tirada\s+de\s+salvaci[oó]n)\s+(?:de|a|al)\s+(?=[1-6])/gi,
    'contra salvaciones '
  ],
  [
    /^\W*(?:(?:si\s+)?(?:tiro|lanzo|tirar|lanzar|tirando)\s+)?(\d{1,3})\s+dados\s*[,;.:]\s*¿?(?:y\s+)?cu[aá]ntos\s+(?:[eé]xitos\s+)?(?:me\s+)?(?:sal(?:en|dr[aá]n)|saco|son|ser[aá]n)\s+(?:de\s+|a\s+|con\s+)?([1-6])(?:\s*\+|\s+o\s+m[aá]s)\W*$/gi,
    'tirar $1 dados a $2+'
  ],
  [/(?<=\d\s+dados?,?\s)(?:y\s+)?(?:necesito|quiero|busco)\s+(?=[1-6]\s*(?:\+|o\s+m[aá]s))/gi, 'a '],
  [
    /(?<=\d\s+dados?\s[^,;.]{0,40}\d(?:\+|\s+o\s+m[aá]s)?)\s*[,;.:]\s*¿?(?:y\s+)?(?:(?:qu[eé]|cu[aá]l\s+es\s+la)\s+)?(?:prob|probabilidad|chance|posibilidad)(?:e?s)?\.?\s+(?:(?:hay|tengo)\s+)?de\s+(?:sacar|tener|obtener|lograr|conseguir)\s+(?=(?:al\s+menos\s+)?\d)/gi,
    ', '
  ],
  [re(String.raw`${OF_DICE}ning[uú]n\s+${SIX}`), '$1 dados a 6+, ninguno'],
  [re(String.raw`${OF_DICE}(?:al\s+menos\s+)?un\s+${SIX}`), '$1 dados a 6+, al menos 1'],
  [
    /^\W*(?:tirando|lanzando|tir[eé]|lanc[eé])\s+(\d{1,3})\s+dados\s+(?:a|con)\s+([1-6])\+?(?:\s+o\s+m[aá]s)?\s*(?:,|;|y)?\s*(?:y\s+)?(?:s[oó]lo\s+)?(?:saqu[eé]|sac[oó]|obtuve|logr[eé]|tuve|(?:me\s+)?sali[oó]|(?:me\s+)?salieron)\s+(?:s[oó]lo\s+)?(\d{1,3})(?:\s+(?:[eé]xitos?|aciertos?|impactos?))?(?:[\s,;.]+¿?(?:qu[eé]\s+(?:tan\s+)?)?[a-zà-ÿ ]{0,40})?\W*$/gi,
    'I rolled $1 dice on $2+ and got $3, how unlucky is that'
  ],
  [/^\W*(?:tirando|lanzando|al\s+(?:tirar|lanzar))\s+(?=\d+\s+dados?\s)/gi, 'tirar '],
  [/(?<=\d\s+dados?\s)\s*(?:buscando|al)\s+(?=[1-6])/gi, 'a '],
  [
    /(?<=\d\s+dados?\s[^,;.]{0,40}\d(?:\+|\s+o\s+m[aá]s)?)\s*,?\s+(?:y\s+)?(?:(?:[eé]l|ellos|(?:el|mi)\s+(?:otro|rival|enemigo|oponente))\s+)?(?:salvan?|cancelan?)\s+(?:a|al|con)\s+(?=[1-6])/gi,
    ' contra salvaciones '
  ],
  // the rules
  [
    /^\W*cu[aá]ndo\s+(?:se\s+agota|queda\s+(?:agotada|exhausta)|est[aá]\s+(?:agotada|exhausta))\s+una\s+unidad\W*$/gi,
    'qué es una unidad agotada'
  ],
  [
    /^\W*(?:puedo|puede[ns]?|se\s+puede|podemos)\s+(?:una?\s+[a-zà-ÿ]+\s+)?disparar\s+(?:despu[eé]s\s+de|tras)\s+mover(?:se)?\W*$/gi,
    'can I shoot after moving'
  ],
  [
    /^\W*(?:he|hemos)\s+matado\s+(?:a\s+)?([^?.]{3,120}?)\s*[,;.]\s*¿?\s*(?:cu[aá]nt[oa]s?\s+)?(?:puntos|pts)(?:\s+de\s+victoria)?(?:\s+(?:son|gano|es\s+eso|saco))?\W*$/gi,
    'maté $1, cuántos puntos de victoria'
  ],
  [
    /^\W*(?:las?\s+|los\s+|el\s+)?(?:stats?|estad[ií]sticas|perfil(?:es)?|atributos|caracter[ií]sticas)\s+del?\s+(?=\D+$)/gi,
    'explica '
  ],
  [/^\W*qu[eé]\s+(?:significa|es)\s+(vs|s|m|l)\W*$/gi, 'cuánto es $1'],
  [
    /^\W*(?:para\s+)?qu[eé]\s+(?:sirven?|da|otorga|aporta|efecto\s+tiene|efectos\s+tiene|ventaja\s+da|bonus\s+da)\s+(?=(?:el\s+|la\s+|los\s+|las\s+)?[a-zà-ÿ ]+\W*$)/gi,
    'qué hace '
  ],
  [/^\W*qu[eé]\s+hace\s+(?:la\s+)?cobertura\s+(?:ligera|pesada)\W*$/gi, 'qué hace la cobertura'],
  [/^\W*c[oó]mo\s+se\s+gana\s+(?:la\s+)?fatiga\W*$/gi, 'cuándo se gana fatiga'],
  [
    /^\W*(?:(?:a|hasta)\s+)?(?:cu[aá]nto|d[oó]nde)\s+(?:llega|alcanza|dispara|tira)n?\s+(?:un|una|el|la|los|las)\s+(?=[a-zà-ÿ ]+\W*$)/gi,
    'alcance de '
  ],
  [/^\W*(?:la\s+)?(?:tabla|tablero)(?:\s+de\s+batalla)?\s+(?:(?:de\s+)?(?:los|las)\s+)?(?=[a-zà-ÿ]+\W*$)/gi, 'explica ']
]
