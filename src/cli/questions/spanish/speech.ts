import { NUMBER, type Rewording, RIVAL, re } from '../rewording'
import { BARE, UNIT } from './sides'

/** How people describe a fight in Spanish, around and between its units: "yo llevo 8 bondi y él 4 huscarls, cargo yo", "carga: 8 bondi; objetivo: 4 huscarls". */

const I_HAVE = String.raw`(?:(?:yo|nosotros)\s+(?:(?:llevo|tengo|traigo|llevamos|tenemos|somos)\s+(?:con\s+)?|con\s+)?|(?:llevo|tengo|traigo|tenemos|llevamos|somos|cuento\s+con)\s+)`
const HE_HAS = String.raw`${RIVAL}\s+(?:(?:(?:lleva|tiene|trae|cuenta\s+con)n?|son)\s+|con\s+)?`
const AND = String.raw`\s*(?:[,;.]\s*(?:y\s+)?|\s+y\s+)`
const I_CHARGE = String.raw`(?:(?:y\s+)?(?:yo\s+(?:(?:le|lo|les|los)\s+)?cargo|(?:(?:le|lo|les|los)\s+)?(?:cargo(?:\s+yo)?|cargamos(?:\s+nosotros)?)))`
const I_SHOOT = String.raw`(?:(?:y\s+)?(?:yo\s+)?(?:les?\s+)?disparo(?:\s+yo)?)`
const HE_CHARGES = String.raw`(?:(?:y\s+)?(?:${RIVAL}\s+(?:me\s+)?cargan?|me\s+cargan?(?:\s+${RIVAL})?|cargan?\s+${RIVAL}))`
const ATTACK = '(?:cargan?|atacan?|atacantes?)'
const SHOT = '(?:disparan?|tiran?|shooter|disparador(?:es)?)'
const AT = String.raw`(?:objetivo|target|blanco|defienden?|defensor(?:es)?|contra)\s*:?`
/** A charge of those who were charged; in the same melee they fight back anyway. */
const STRIKE_BACK = String.raw`(?:(?:luego|despu[eé]s|en\s+su\s+turno)\s+)?(?:les?\s+|l[oa]s\s+)?(?:devuelven\s+(?:la|el)\s+(?:carga|golpe|ataque)|contracargan|(?:contraatacan|cargan|atacan)(?=\s+(?:en|durante)\s+(?:el\s+)?su|\s+despu[eé]s))(?:\s+(?:en|durante)\s+su\s+(?:propio\s+)?turno|\s+despu[eé]s)?`
/** What somebody asks for who tells a plan. */
const OPINION = String.raw`(?:(?:c[oó]mo\s+)?lo\s+(?:ves|veis|ven)(?:\s+bien)?|qu[eé]\s+(?:os|te|les|le)\s+parece|qu[eé]\s+(?:opin|pens|dec)[a-zà-ÿ]+|(?:es\s+)?(?:una\s+)?buena\s+idea|alg[uú]n\s+consejo|consejos?|(?:merece|vale)\s+la\s+pena)`

export const SPANISH_SPEECH: readonly Rewording[] = [
  [
    re(
      String.raw`^\W*(?:yo\s+)?(?:tengo|uso|juego)\s+([a-zà-ÿ ]{3,30}?)(?:\s+y|,(?:\s+y)?)\s+${RIVAL}\s+(?:tienen?|usan?|juegan?)\s+([a-zà-ÿ ]{3,30}?)\s*[:;,.]\s*(?=(?:mis\s+|sus\s+|los\s+)?\d)(.{8,160}?)\W*$`
    ),
    '$3; uso $1 y él usa $2'
  ],
  [/^\W*(?:yo\s+)?(?:uso|juego)\s+(?=[a-zà-ÿ ]{3,30}\s*[:;]\s*(?:mis\s+)?\d)/gi, 'tengo '],
  // before the fight
  [/^\W*ay[uú]da(?:me)?\s+(?:con|a)\s+(?=(?:mis\s+)?\d|(?:carg|atac|dispar))/gi, ''],
  [/(?<![a-zà-ÿ])(ataque|carga|asalto)\s+(?:sorpresa|frontal|directo|directa)(?![a-zà-ÿ])/gi, '$1'],
  [
    /(?<=[a-zà-ÿ\d]\s+)se\s+(?:topa|encuentra|tropieza|traba|choca)n?\s+(?:con|contra)\s+(?=(?:(?:los|las|sus|mis|unos)\s+)?\d)/gi,
    'cargan a '
  ],
  [re(String.raw`(?<![a-zà-ÿ])entre\s+(\d{1,2})\s+y\s+(\d{1,2})(?=\s+[a-zà-ÿ]{3,20}\s)`), '$1-$2'],
  [
    /^\W*(?:buen[oa]s(?:\s+(?:d[ií]as|tardes|noches))?|hola(?:\s+a\s+tod[oa]s|\s+gente)?|saludos|qu[eé]\s+tal)\s*[.,!:]+\s*(?=\S)/gi,
    ''
  ],
  [
    /^\W*(?:(?:tengo|una|otra|mi)\s+)+(?:duda|pregunta|consulta|cuesti[oó]n|curiosidad)(?:\s+(?:con|sobre|de|r[aá]pida|tonta)[^.:;,?\d]{0,40})?\s*[.:;,?]\s*(?=\S)/gi,
    ''
  ],
  [
    /^\W*(?:t[uú]\s+)?(?:cre[eé]s?|creen|pens[aá]s|piensan?s?|opin[aá]s?|dir[ií]as?)\s+que\s+(?=(?:mis\s+|los\s+|las\s+|sus\s+)?\d)/gi,
    ''
  ],
  [
    re(
      String.raw`^\W*(?:les?\s+)?(?:tir|lanz|mand|ech)(?:an?|o)\s+(?:mis\s+)?(${BARE})\s+encima\s+(?:a|de)\s+(?=(?:los\s+|las\s+|sus\s+)?\d)`
    ),
    '$1 cargan a '
  ],
  [/^\W*a\s*ver\s+si\s+(?:me\s+aclaro|lo\s+entiendo|me\s+entero)\s*[,:.]\s*/gi, ''],
  [/^\W*segunda\s*[,:]\s*(?=\d)/gi, 'segunda edición: '],
  [
    /(\d{1,2})\s+(?:muertos|bajas)\s+(?:m[ií][oa]s|mine)\s+y\s+(\d{1,2})(?:\s+(?:muertos|bajas))?\s+(?:suy[oa]s|theirs)(?![a-zà-ÿ])/gi,
    'perdí $1 y maté $2'
  ],
  [
    /(\d{1,2})\s+(?:muertos|bajas)\s+(?:suy[oa]s|theirs)\s+y\s+(\d{1,2})(?:\s+(?:muertos|bajas))?\s+(?:m[ií][oa]s|mine)(?![a-zà-ÿ])/gi,
    'maté $1 y perdí $2'
  ],
  [/(\d{1,2}\s+[a-zà-ÿ]{3,20})\s+(?:mine|nuestr[oa]s)(?![a-zà-ÿ])/gi, 'mis $1'],
  [/(\d{1,2}\s+[a-zà-ÿ]{3,20})\s+(?:theirs|suy[oa]s)(?![a-zà-ÿ])/gi, 'sus $1'],
  [/^\W*(?:(?:es\s+)?(?:mi|su|el)\s+)?turno(?:\s+(?:del?\s+[a-zà-ÿ]+|suyo|m[ií]o))?\s*[:,]\s*(?=\S)/gi, ''],
  [re(String.raw`(?<![a-zà-ÿ])(?:(?:ahora|y)\s+)?(?:le|me)\s+toca(?:\s+(?:a\s+)?(?:${RIVAL}|m[ií]))?\s*(?:,|\by\b)\s*`), ''],
  [
    re(
      String.raw`^\W*(?:estoy\s+pensando|estaba\s+pensando|pienso|pensaba|me\s+planteo|dudo\s+si)\s+(?:en\s+)?(cargar|atacar|disparar)\s+([^¿?]{8,160}?)(?:\s*[,;.]\s*¿?${OPINION})?\W*$`
    ),
    'merece la pena $1 $2'
  ],
  [
    /(?<=\S)\s*[.,;:]\s*¿?\s*(?:y\s+)?qu[eé]\s+(?:probabilidad(?:es)?|posibilidad(?:es)?|chances?|opciones)\s+(?:tengo|hay|tenemos)\s+de\s+(?:ganar|victoria|vencer)\W*$/gi,
    ''
  ],
  [/^\W*(?:tengo\s+)?(?:dos|tres|cuatro)\s+(?:unidades|opciones|candidat[oa]s)\s*:\s*(?=\d)/gi, ''],
  [
    re(
      String.raw`^\W*${RIVAL}\s+(carg|atac|dispar)a\s+con\s+(\d{1,2}\s+[a-zà-ÿ][^,;:.¿?]{0,50}?)\s+(?=(?:a|contra)\s+(?:mis?|nuestr[oa]s)\s)`
    ),
    '$2 $1an '
  ],
  // what each of the two has, and who charges
  [
    re(
      String.raw`^\W*(mis|sus)\s+([a-zà-ÿ]{3,20})\s+(?:son\s+)?(\d{1,2})${AND}(mis|sus)\s+([a-zà-ÿ]{3,20})\s+(?:son\s+)?(\d{1,2})(?=\s*[,;.])`
    ),
    '$1 $3 $2, $4 $6 $5'
  ],
  [re(String.raw`^\W*mis\s+(${BARE})${AND}sus\s+(${BARE})\s*[,;.]\s*${I_CHARGE}[\s.!]*$`), '$1 cargan a $2'],
  [re(String.raw`^\W*sus\s+(${BARE})${AND}mis\s+(${BARE})\s*[,;.]\s*${I_CHARGE}[\s.!]*$`), '$2 cargan a $1'],
  [re(String.raw`^\W*mis\s+(${BARE})${AND}sus\s+(${BARE})\s*[,;.]\s*${HE_CHARGES}[\s.!]*$`), '$2 cargan a $1'],
  [re(String.raw`^\W*sus\s+(${BARE})${AND}mis\s+(${BARE})\s*[,;.]\s*${HE_CHARGES}[\s.!]*$`), '$1 cargan a $2'],
  [re(String.raw`^\W*${I_HAVE}(${UNIT})${AND}${HE_HAS}(${UNIT})\s*[,;.]\s*${I_CHARGE}[\s.!]*$`), '$1 cargan a $2'],
  [
    re(String.raw`^\W*${I_HAVE}(${UNIT})${AND}${HE_HAS}(${UNIT})(?:\s+a\s+tiro)?\s*[,;.]\s*${I_SHOOT}[\s.!]*$`),
    '$1 disparan a $2'
  ],
  [re(String.raw`^\W*${I_HAVE}(${UNIT})${AND}${HE_HAS}(${UNIT})\s*[,;.]\s*${HE_CHARGES}[\s.!]*$`), '$2 cargan a $1'],
  [re(String.raw`^\W*${HE_HAS}(${UNIT})${AND}${I_HAVE}(${UNIT})\s*[,;.]\s*${HE_CHARGES}[\s.!]*$`), '$1 cargan a $2'],
  [
    re(
      String.raw`^\W*((?:me|nos)\s+(?:carg|atac|dispar)an\s[^;:.¿?]{4,60}?\s(?:me|nos)\s+(?:carg|atac|dispar)an\s[^;:.¿?]{4,60}?)\s*[,;.]\s*(?:y\s+)?(?:yo\s+)?(?:tengo|tenemos)\s+(?:mis\s+)?(${BARE})\W*$`
    ),
    'tengo $2, $1'
  ],
  // what each of the two has or plays, said last
  [
    re(
      String.raw`(?<=\d\s.{6,160})\s*[,;.]\s*(?:yo\s+)?(?:tengo|llevo|con)\s+(${NUMBER})\s+(?:de\s+)?fatigas?\s+y\s+${RIVAL}\s+(?:(?:tiene|lleva)n?\s+|con\s+)?(${NUMBER})(?:\s+(?:de\s+)?fatigas?)?\W*$`
    ),
    ', I have $1 fatigue and he has $2 fatigue'
  ],
  [
    re(
      String.raw`(?<=\d\s.{6,160})\s*[,;.]\s*(?:yo\s+)?(?:uso|juego)\s+([a-zà-ÿ ]{3,30}?)(?:\s+y|,(?:\s+y)?)\s+${RIVAL}\s+(?:usa|juega)n?\s+([a-zà-ÿ ]{3,30}?)\W*$`
    ),
    ', I use $1 and he uses $2'
  ],
  [/(?<![a-zà-ÿ])fatigas?\s+de\s+(l[oa]s\s+[a-zà-ÿ]{3,20})\s*[:=]?\s*(\d)(?=\W*$)/gi, '$1 tienen $2 de fatiga'],
  // who leads, and who helps
  [/\s*,?\s+(?:liderad|dirigid|encabezad|comandad)[oa]s?\s+por\s+(?=(?:el|un|mi|su)\s)/gi, ' con '],
  [/(?<![a-zà-ÿ])(?:apoyad|ayudad|reforzad|respaldad)([oa]s?)\s+por\s+(?=(?:mis\s+)?\d)/gi, 'acompañad$1 por '],
  // what every answer has
  [
    /^\W*(?:cu[aá]nt[oa]s?\s+fatigas?\s+(?:(?:me|les?)\s+)?(?:quedan?|ganan?|gano|tengo|tendr[eé]|acumulo)|(?:me\s+)?(?:quedo|acabo|termino)\s+agotad[oa]s?)\s+(?:si|al|tras)\s+(?=(?:mis\s+)?\d|(?:carg|atac|dispar))/gi,
    ''
  ],
  [/(?<=(?<![a-zà-ÿ])(?:gano|ganamos|venzo))\s+(?:seguro|fijo|f[aá]cil|f[aá]cilmente|siempre)(?=\s+(?:con|a)\s)/gi, ''],
  // labels
  [re(String.raw`^\W*${ATTACK}\s*:\s*(${UNIT})\s*[.,;]?\s*${AT}\s+(${UNIT})\W*$`), '$1 cargan a $2'],
  [re(String.raw`^\W*${SHOT}\s*:\s*(${UNIT})\s*[.,;]?\s*${AT}\s+(${UNIT})\W*$`), '$1 disparan a $2'],
  // their numbers behind their names: "los huscarls (4)"
  [/(?<![a-zà-ÿ])(?:los|las|((?:mis|sus|nuestr[oa]s)\s))\s*([a-zà-ÿ]{3,20})\s*\((\d{1,2})\)/gi, '$1$3 $2'],
  [
    /(?<=(?<![a-zà-ÿ])(?:carg|atac)an)\s*[;,.]\s*(?:y\s+)?(?:se\s+)?defienden\s+(?:los\s+|las\s+)?(?=(?:mis\s+|sus\s+)?\d)/gi,
    ' a '
  ],
  [
    re(
      String.raw`^\W*(?:los|las)\s+([a-zà-ÿ]{3,20})\s+son\s+(\d{1,2})${AND}(?:los|las)\s+([a-zà-ÿ]{3,20})\s+(?:son\s+)?(\d{1,2})\s*(?=[,;.])`
    ),
    '$2 $1 contra $4 $3'
  ],
  [/(?<![a-zà-ÿ])(?:unos|unas|los|las|mis|sus)\s+([a-zà-ÿ]{3,20})\s*,\s*(\d{1,2})\s+en\s+total\s*,?/gi, '$2 $1'],
  // who charges, said last
  [
    re(
      String.raw`\s*[,;.]\s*(?:la\s+carga\s+(?:es\s+de|la\s+(?:hacen|lanzan|inician))|siendo)\s+((?:los|las)\s+[a-zà-ÿ]{3,20})(?:\s+(?:los|las)\s+(?:atacantes|que\s+(?:cargan|atacan)))?\W*$`
    ),
    ', cargan $1'
  ],
  // orders to a unit
  [
    re(
      String.raw`^\W*(?:(?:ordeno|mando|pido|digo)\s+a|(?:le|les)\s+(?:ordeno|mando|pido|digo)\s+a)\s+(${BARE})\s+(?:a\s+)?(carg|atac|dispar)ar\s+(?=(?:a|contra)\s)`
    ),
    '$1 $2an '
  ],
  [
    re(String.raw`^\W*(?:si\s+)?(?:uso|utilizo|empleo)\s+(?:a\s+)?(${BARE})\s+para\s+(carg|atac|dispar)ar\s+(?=(?:a|contra)\s)`),
    '$1 $2an '
  ],
  [
    /(?<![a-zà-ÿ])(?:a|en)\s+(?:combate|mel[eé]e|melé|lucha|cuerpo\s+a\s+cuerpo)\s+(?:con|contra)\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)/gi,
    'contra '
  ],
  // shots
  [
    re(
      String.raw`(?<=\d\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?\s+)contra\s+(${BARE})\s+(?:a\s+distancia|desde\s+lejos|de\s+lejos)(?![a-zà-ÿ])`
    ),
    'disparan a $1'
  ],
  [/(?<![a-zà-ÿ])(?:a|desde)\s+(?:larga|media|corta|mucha|poca)\s+distancia\s*,?(?![a-zà-ÿ])/gi, ''],
  [
    re(String.raw`[,;.]\s*yo\s+con\s+([a-zà-ÿ ]{3,25}?)\s+y\s+${RIVAL}\s+con\s+([a-zà-ÿ ]{3,25}?)(?<!(?:me|mis)\s.{0,200})\W*$`),
    ', el atacante con $1, el defensor con $2'
  ],
  // states
  [
    re(String.raw`^\W*(\d)\s+fatigas?\s+tienen\s+(?:los\s+|las\s+|mis\s+|sus\s+)?(${BARE})\s+que\s+(?=(?:carg|atac|dispar)an\s)`),
    '$2 con $1 fatigas '
  ],
  [/(?<![a-zà-ÿ])(agotad)[ií]sim(?=[oa]s?(?![a-zà-ÿ]))/gi, '$1'],
  [
    re(
      String.raw`^\W*tanto\s+(${BARE})\s+como\s+(${BARE})\s+((?:tienen|est[aá]n|llevan)\s+[^,;.]{2,40}?)\s*((?:[,;.].{0,80})?)$`
    ),
    '$1 contra $2, ambos $3$4'
  ],
  [
    /(?:us|gast|emple)(?:an?|ando)\s+(?:una|1)\s+(?:para|en)\s+(?:(?:subir|mejorar|aumentar)\s+)?(?:su|la|mi)\s+(?:propia\s+)?armadura\s+y\s+(?:la\s+)?otra\s+(?:para|en)\s+(?:(?:bajar|reducir|empeorar)\s+)?(?:la\s+(?:suya|enemiga|de(?:l|\s+los|\s+las)?\s+[a-zà-ÿ]+)|(?:la|su)\s+armadura(?:\s+enemiga)?)(?![a-zà-ÿ])/gi,
    'gastan ambas'
  ],
  [
    /\s*,?\s+(?:gastando|usando|empleando)\s+(?:esa|dicha|esta|su|la)\s+fatiga\s+(?:en|para)\s+(?:bajar|reducir|empeorar)\s+(?:su|la)\s+armadura(?:\s+enemiga)?(?![a-zà-ÿ])/gi,
    ', el atacante gasta fatiga en armadura enemiga'
  ],
  // chances
  [
    /(?<![a-zà-ÿ])qu[eé]\s+tan\s+(?:probable|f[aá]cil|posible|dif[ií]cil)\s+es\s+(?=[a-zà-ÿ]{3,12}[aei]r(?:l[oe]s?)?\s)/gi,
    'probabilidad de '
  ],
  [
    re(
      String.raw`^\W*con\s+(${BARE})\s*,?\s+a\s+cu[aá]nt[oa]s\s+([a-zà-ÿ]{3,20})\s+(?:les\s+)?(?:(?:puedo|podr[ií]a)\s+(?:ganar|vencer|derrotar)(?:les)?|gano|venzo)\W*$`
    ),
    '$1 contra 1-12 $2'
  ],
  // steps
  [
    /(?<=(?:carg|atac)[a-zà-ÿ]+\s+con\s.{6,120})\s*,?\s+(?:y\s+)?(?:luego|despu[eé]s)\s+con\s+((?:(?:mis|los|las)\s+)?\d{1,2}\s+[a-zà-ÿ]+)\W*$/gi,
    ' y luego $1 los cargan'
  ],
  [
    /(?<![a-zà-ÿ])(?:por\s+[uú]ltimo|finalmente|para\s+(?:terminar|acabar|rematar)|a\s+continuaci[oó]n|(?:acto\s+)?seguido)\s*,?\s+(?=(?:(?:los|las|mis|sus)\s+)?\d{1,2}\s)/gi,
    'luego '
  ],
  [/\s+y\s+en\s+el\s+mismo\s+turno\s+(?=[a-zà-ÿ]+\s)/gi, ' y luego '],
  [
    re(
      String.raw`(?<=\d\s+([a-zà-ÿ]{3,20})(?:\s[^,;.:\d]{2,50})?)\s*,?\s+(?:(?:y\s+)?[eé]st[oa]s|que|quienes)\s+${STRIKE_BACK}\W*$`
    ),
    ', luego los $1 los cargan'
  ],
  [
    re(String.raw`\s*(?:[,;.]\s*|\s)(?:y\s+)?(?:(?:luego|despu[eé]s)\s+)?((?:los|las)\s+[a-zà-ÿ]{3,20})\s+${STRIKE_BACK}\W*$`),
    ', luego $1 los cargan'
  ]
]
