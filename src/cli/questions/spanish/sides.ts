import { NUMBER, type Rewording, RIVAL, re, SPANISH_OWN, SPANISH_UNIT } from '../rewording'

/** Who acts and who is acted on in Spanish, where the order of the words does not say it: "8 bondi se comen la carga de 6 caballeros". */

export const UNIT = `${SPANISH_OWN}${SPANISH_UNIT}`
/** Nothing but a unit and its weapon. */
export const BARE = String.raw`${SPANISH_OWN}\d{1,2}\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?`
/** A unit in which nobody does anything yet. */
const STANDING = String.raw`${SPANISH_OWN}\d{1,2}\s+(?:(?!carg|atac|dispar|contra\s|vs\.?\s|recib|que\s|\d)[^,;:.¿?]){2,60}?`
/** A unit of which only its place is said waits there. */
const IN_PLACE = String.raw`(?=[^,;.:]{0,60}\s(?:en|tras|detr[aá]s|dentro|entre|bajo|sobre|junto)\s)(?![^,;:]{0,90}(?:arco|arquer|hond|ballest|jabalin)[^,;:]{0,60}[,;:.]\s*(?:y\s+)?dispar)`
const HOLD = 'defienden|reciben|aguantan|resisten'
const FALL = '(?:caen?|mueren?|muere)'
const BEFORE = String.raw`(?:a\s+manos\s+de|ante|contra|frente\s+a|por\s+culpa\s+de)`
/** Any verb of those who kill, but of those who fall. */
const KILL = String.raw`(?:(?:se|me|le|les|nos)\s+)?(?!(?:pierd|muer|cae|qued|sobreviv|tien|necesit|tir|lanz|hac|falt|son|van|hay|resist|aguant)[a-z]*\s)[a-zà-ÿ]{2,12}[ae]n(?:\s+(?:por\s+delante|al\s+suelo|fuera))?`
const I_KILL = String.raw`(?:mato|matamos|(?:me|nos)\s+(?:cargo|llevo|echo|bajo)|bajo|tumbo|elimino|liquido)`
const BOTH = '(?:muri|cay)(?:eron|[oó])'
const BUT = String.raw`(?:,\s*(?:(?:y|pero|aunque)\s+)?|\s+(?:y|pero|aunque)\s+)`
const REACH = String.raw`(?:combaten|luchan|pelean|alcanzan|ven|llegan(?:\s+a\s+(?:trabarse|pelear|combatir))?|(?:est[aá]n|quedan|entran)\s+(?:trabad[oa]s|(?:en|a)\s+(?:contacto|alcance|tiro|combate)))`

export const SPANISH_SIDES: readonly Rewording[] = [
  // before the fight
  [
    /^\W*(?:cu[aá]l\s+es\s+)?(?:el\s+|la\s+)?(?:resultado|promedio|media|n[uú]mero|cantidad)\s+(?:esperad[oa]|medi[oa]|promedio|de\s+(?:bajas|muertos|p[eé]rdidas)(?:\s+esperad[oa]s)?)\s+(?:de|en|si|cuando|con)\s+(?=(?:mis\s+)?\d|(?:la|una)\s+carga\s)/gi,
    ''
  ],
  [
    /^\W*(?:el\s+|las\s+)?(?:daño|bajas|p[eé]rdidas)\s+(?:esperad[oa]s?|medi[oa]s?|promedio)\s+(?:de|en|si|cuando|con)\s+(?=(?:mis\s+)?\d|(?:la|una)\s+carga\s)/gi,
    ''
  ],
  [
    re(
      String.raw`^\W*(?:(?:me|nos)\s+)?(?:podr[ií]a[ns]?|puedes?|pod[eé]s|sab(?:es|[eé]s|r[ií]as))\s+(?:decir(?:me|nos)?|calcular(?:me|nos)?|explicar(?:me|nos)?)\s*(?:,?\s*(?:por\s+favor|porfa)\s*,?)?\s+`
    ),
    ''
  ],
  [
    /^\W*(?:ayer|anoche|anteayer|hoy|el\s+otro\s+d[ií]a|la\s+semana\s+pasada|en\s+(?:mi|la)\s+[uú]ltima\s+partida)\s*,?\s+(?=[a-zà-ÿ\d])/gi,
    ''
  ],
  [
    /^\W*(?:qu[eé]\s+tal|c[oó]mo)\s+(?:me|nos|les?|te)\s+(?:va|ir[ií]a|ir[aá]|saldr[ií]a|sale)(?:\s+a\s+m[ií])?\s+(?:si\s+)?(?=(?:carg|atac|dispar|con\s|\d))/gi,
    ''
  ],
  [/^\W*(?:en|seg[uú]n|con)\s+(?:las\s+reglas\s+de\s+)?(?:la\s+)?segunda\s*[,:]\s*/gi, 'segunda edición: '],
  [/^\W*en\s+(?:la\s+)?primera\s*[,:]\s*/gi, 'primera edición: '],
  [/^\W*(?:(?:situaci[oó]n|caso|pregunta|duda|consulta)\s*:\s*(?:turno\s+\d+\s*[,:;]\s*)?|turno\s+\d+\s*[,:;]\s*)/gi, ''],
  [/(?<![a-zà-ÿ])(?:por\s+lo\s+menos|como\s+m[ií]nimo|cuando\s+menos|m[ií]nimo)\s+(?=(?:a\s+)?\d)/gi, 'al menos '],
  [/^\W*(?:es\s+)?(?:en\s+)?(?:el\s+|la\s+|mi\s+)?(?:turno|ronda)\s+\d{1,2}\s*[,:]?\s+(?=(?:mis\s+|sus\s+|los\s+)?\d)/gi, ''],
  // after it
  [/(?<=\d\s+[a-zà-ÿ].{0,120})[,;]?\s+en\s+(?:el|la|mi|su)\s+(?:turno|ronda)\s+\d{1,2}(?=\W*$)/gi, ''],
  [
    /(?<=(?<![a-zà-ÿ])disparan?)\s*[;,.:]\s*(?:y\s+)?(?:el|su)\s+(?:objetivo|blanco)\s+(?:son|es)\s+(?=(?:mis\s+|sus\s+|los\s+)?\d)/gi,
    ' a '
  ],
  [/(?<=\sy\s.{2,40})\s+(?:codo\s+con\s+codo|lado\s+a\s+lado|hombro\s+con\s+hombro)(?=\W*$|\s+(?:carg|atac))/gi, ''],
  [/(?<![a-zà-ÿ])cuya\s+fatiga\s+es\s+(?:de\s+)?(\d)(?!\d)/gi, 'con $1 de fatiga'],
  [
    re(
      String.raw`^\W*(los\s+[a-zà-ÿ]+)\s+(?:tienen|reciben|ganan|suman)\s+(\+?\d{1,2}\s+dados?\s+de\s+(?:ataque|defensa)(?:\s+(?:extra|m[aá]s|adicionales))?)\s*[:.;,]\s*((?:mis\s+|sus\s+|los\s+)?\d{1,2}\s.{6,160}?)\W*$`
    ),
    '$3, $1 tienen $2'
  ],
  // not so many
  [/(?<!\S)(\d{1,2}\s+[a-zà-ÿ]{2,20}),\s+(?:y\s+)?no\s+\d{1,2},\s+(?=(?:carg|atac|dispar|contra))/gi, '$1 '],
  [/[,;.]\s*¿?\s*(?:el\s+)?resultado\s+(?:m[aá]s\s+(?:probable|normal|habitual)|esperado|medio|t[ií]pico)\W*$/gi, ''],
  [
    /(?<=(?<![a-zà-ÿ])fatigas?(?![a-zà-ÿ]).{0,120}\d{1,2}\s+[a-zà-ÿ]{2,20}\s+(?:que|(?:[^,;]{0,60}[,;]\s*(?:y\s+)?(?:los|las)\s+[a-zà-ÿ]+))\s+tienen\s+(?:\d|una|dos|tres))(?=\W*$)/gi,
    ' fatiga'
  ],
  [
    /(?<=(?:gast|us|emple)[a-zà-ÿ]+\s+su\s+fatiga(?![a-zà-ÿ]).{0,60})[,;]\s*(?:y\s+)?(?:[eé]l\s+)?tienen?\s+(\d|una|dos|tres)(?:\s+fatigas?)?(?=\W*$)/gi,
    ', el enemigo tiene $1 fatiga'
  ],
  [
    /[,;.]\s*¿?\s*(?:qu[eé]|cu[aá]l)\s+(?:era|es|ser[ií]a)\s+lo\s+(?:esperable|esperado|normal|l[oó]gico|m[aá]s\s+probable)\W*$|[,;.]\s*¿?\s*qu[eé]\s+(?:se\s+espera|puedo\s+esperar|debo\s+esperar|cabe\s+esperar)\W*$/gi,
    ''
  ],
  [
    re(
      String.raw`[,;.\s]+(?:y\s+)?¿?cu[aá]nt[oa]s?\s+(?:(?:bajas|daño|muertos)\s+)?(?:(?:(?:se|me|les?|nos)\s+){1,2}(?:echan?|bajan?|tumban?|llevan?|cargan?|cepillan?|cargo|llevo)|(?:(?:me|les?|nos)\s+)?(?:reciben|sufren|encajan|devuelven)(?:\s+a\s+cambio)?)\W*$|\s+y\s+¿?cu[aá]nt[oa]s?\s+(?:[a-zà-ÿ]{3,20}\s+)?(?:caen|mueren|pierd[oe]n?|quedan|sobreviven)\W*$`
    ),
    ''
  ],
  [/(?<![a-zà-ÿ])(?:[uú]nicamente|tan\s+s[oó]lo|solamente|nada\s+m[aá]s)(?=\s+(?:\d|un[oa]?\s))/gi, 'solo'],
  [/(?<=fatigas?\s+)(?:encima|a\s+cuestas)(?![a-zà-ÿ])/gi, ''],
  // states of a unit that only stands there
  [
    /(?<=\d{1,2}\s+[a-zà-ÿ]{2,20}\s+)(?:(?:(?:que\s+)?(?:est[aá]n|siguen|se\s+quedan|permanecen)\s+)?(?:a\s+la\s+(?:espera|defensiva|expectativa)|quiet[oa]s|plantad[oa]s|parad[oa]s|inm[oó]viles)(?:\s+en\s+(?:su|el|la)\s+(?:sitio|posici[oó]n|l[ií]nea))?|esperando|esperan|aguardan(?:do)?)(?=\s*[,;.:]|\s+y\s)/gi,
    ''
  ],
  [
    /(?<![a-zà-ÿ])(?:metid|situad|ubicad|colocad|apostad|emplazad|agazapad|escondid|resguardad|ocult|desplegad|posicionad|encaramad|subid)[oa]s\s+(?=(?:en|tras|detr[aá]s|dentro|sobre|entre|bajo)\s)/gi,
    ''
  ],
  [/\s*(?:[-=]>|→)\s*¿?\s*(?=(?:prob|chance|posib|qu[ií][eé]n|cu[aá]nt|qu[eé]\s)[^\d]*$)/gi, ', '],
  [
    /(?<![a-zà-ÿ])(?:por\s+)?segunda\s+vez(?:\s+(?:en\s+)?(?:este|el|el\s+mismo|un\s+mismo)\s+turno)?\s*,?(?![a-zà-ÿ])/gi,
    'segunda activación'
  ],
  // which of two
  [
    re(
      String.raw`^\W*entre\s+(${BARE})\s+y\s+(${BARE})\s*,?\s+¿?(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?|qu[eé])\s+(?:carg|gan|mat|rind|funcion|ser[ií]|es|son|va|vence)[a-zà-ÿ]*\s+(?:mejor(?:es)?|m[aá]s)\s+(?:a|contra|para\s+cargar\s+a)\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)`
    ),
    '$1 o $2 contra '
  ],
  [
    re(
      String.raw`^\W*con\s+(?:qu[eé]|qui[eé]n(?:es)?|cu[aá]les?)\s+(?:mato|gano|elimino|acabo|venzo)\s+(?:(?:antes|mejor|m[aá]s|con)\s+)*(?:a\s+)?(${BARE})\s*[,:;]\s*(?:con\s+)?(${BARE})\s+o\s+(?:con\s+)?(${BARE})\W*$`
    ),
    '$2 o $3 contra $1'
  ],
  // what is about to happen
  [
    /(?<![a-zà-ÿ])(me|nos|l[oae]s?)\s+(?:van?|est[aá]n?)\s+(?:a|por|para|a\s+punto\s+de)\s+(carg|atac|dispar)ar(?![a-zà-ÿ])/gi,
    '$1 $2an'
  ],
  [
    /(?<![a-zà-ÿ])(?:van?|est[aá]n?|quieren?|pretenden?|piensan?)\s+(?:(?:a|por|para|a\s+punto\s+de)\s+)?(carg|atac|dispar)ar(me|nos|l[oae]s?)(?![a-zà-ÿ])/gi,
    '$2 $1an'
  ],
  [/(?<![a-zà-ÿ])(?:est[aá]n?\s+(?:a\s+punto\s+de|por)|van\s+a)\s+son(?=\s+(?:carg|atac|dispar))/gi, 'son'],
  // whoever is charged says so with any verb: "encajan la carga de"
  [
    /(?<=\d{1,2}\s+[a-zà-ÿ]{2,20}\s+(?:[^,;:.¿?\d]{0,30}\s)?)(?:se\s+)?(?:(?:van?|tienen?|deben?|pueden?|intentan?|logran?)\s+(?:a\s+|que\s+)?[a-zà-ÿ]{3,12}[aei]r(?:se)?|(?!(?:reciben|hacen|realizan|lanzan|inician|declaran|comienzan|empiezan|preparan|dan|evitan|esquivan|impiden|anulan|cancelan|apoyan)\s)[a-zà-ÿ]{3,12}[ae]n)\s+(?:a\s+|encima\s+|con\s+)?(?=(?:la|una)\s+carga\s+de\s+(?:(?:mis|sus|los|las|unos)\s+)?\d(?!.{0,80}\s(?:a|contra|sobre)\s+(?:(?:mis|sus|los|las|unos)\s+)?\d))/gi,
    'reciben '
  ],
  [
    re(
      String.raw`^\W*(?:(?:les?|te|os)\s+)?(?:(?:met[oí]|mand[oé]|lanz[oé]|lanc[eé]|peg(?:o|u[eé])|hago|hice|doy|di|suelt[oé]|solt[eé])\s+)?(?:la|una)\s+carga\s+(?:de|con)\s+(${UNIT})\s+(?:(?:cae|va|viene|llega|choca|impacta)n?\s+)?(?:sobre|contra|a|en)\s+`
    ),
    '$1 cargan a '
  ],
  [
    re(
      String.raw`^\W*(?:la|una)\s+carga\s+de\s+(${BARE})\s+la\s+(?:reciben|sufren|aguantan)\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)`
    ),
    '$1 cargan a '
  ],
  [re(String.raw`^\W*(${BARE})\s*[,;:]\s*(?:(?:la|una)\s+)?carga\s+de\s+(${UNIT})\W*$`), '$2 cargan a $1'],
  // the unit before its enemy, who comes at it
  [
    re(
      String.raw`(?:\s*[,;.:]\s*|\s+)(?:y\s+)?(?:contra|sobre|hacia|a\s+por)\s+(?:ell[oa]s|est[oa]s)\s+(carg|atac|dispar)an\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)`
    ),
    ', los $1an '
  ],
  [
    re(
      String.raw`(?:\s*[,;.:]\s*|\s+)(?:y\s+)?(?:contra|sobre|hacia|a\s+por)\s+(?:ell[oa]s|est[oa]s)\s+(?:van|vienen|se\s+lanzan|corren)\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)`
    ),
    ', los cargan '
  ],
  [
    re(
      String.raw`(?:\s*[,;.:]\s*|\s+)(?:y\s+)?(carg|atac|dispar)an\s+(?:a|contra|sobre)\s+(?:ell[oa]s|est[oa]s)\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)`
    ),
    ', los $1an '
  ],
  [
    re(
      String.raw`^\W*(?:ante|hacia|frente\s+a)\s+(${STANDING})\s*,?\s+(?=(?:carg|atac|dispar|lanz|mand|van|env[ií])[a-zà-ÿ]*\s+(?:con\s+)?(?:a\s+)?(?:mis\s+|sus\s+|los\s+|las\s+)?\d)`
    ),
    'contra $1 '
  ],
  [
    re(
      String.raw`^\W*(?:(?:tengo|tenemos|hay)\s+|${IN_PLACE})(${STANDING})\s*(?:[,;.:]|\sy)\s*(?:y\s+)?(carg|atac|dispar)an\s+(?!.{0,80}\s(?:a|contra|sobre)\s+(?:(?:los|las|mis|sus)\s+)?\d)(${UNIT})\W*$`
    ),
    '$3 $2an a $1'
  ],
  [
    re(
      String.raw`^\W*(?:(?:tengo|tenemos|hay)\s+|${IN_PLACE})(${STANDING})\s*[,;.:]?\s*\by\s+(${BARE})\s+(carg|atac|dispar)an((?:\s+con\s+[^,;:.¿?\d]{2,40})?)\W*$`
    ),
    '$2$4 $3an a $1'
  ],
  // a fight of one unit with another
  [
    re(
      String.raw`^\W*(?:(?:mel[eé]e|melé|combate|pelea|batalla|lucha|choque|duelo|enfrentamiento|encuentro|refriega)\s+)?(?:de|entre)\s+(${UNIT})\s+(?:con|contra)\s+(?:los\s+|las\s+|sus\s+|mis\s+)?(${BARE})\W*$`
    ),
    '$1 contra $2'
  ],
  // "8 bondi cargan, defienden 4 huscarls"
  [
    re(
      String.raw`^\W*(?:(${UNIT})\s+(carg|atac)an|(carg|atac)an\s+(${UNIT}))\s*(?:[,;.:]|\sy)\s*(?:y\s+)?(?:(?:se\s+)?(?:${HOLD})\s+(${UNIT})|(${UNIT})\s+(?:(?:se|l[oe]s)\s+)?(?:${HOLD}))\W*$`
    ),
    '$1$4 $2$3an a $5$6'
  ],
  // who falls to whom
  [
    re(
      String.raw`^\W*(?:de\s+)?(?:(?:entre|sobre)\s+)?(mis\s+|sus\s+|los\s+|las\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s*[,:]?\s*¿?\s*(?:cu[aá]nt[oa]s\s+)?${FALL}\s+${BEFORE}\s+(${UNIT})\W*$`
    ),
    '$3 matan a $1$2'
  ],
  [
    re(
      String.raw`^\W*cu[aá]nt[oa]s\s+([a-zà-ÿ]+)\s+de\s+(?:(?:mis|sus|los|las)\s+)?(\d{1,2})\s+${FALL}\s+${BEFORE}\s+(${UNIT})\W*$`
    ),
    '$3 matan a $2 $1'
  ],
  [
    re(
      String.raw`^\W*(?:de\s+)?(?:mis\s+|sus\s+|los\s+|las\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s*[,:]?\s*¿?\s*cu[aá]nt[oa]s\s+${FALL}\s+por\s+(?:(?:los|el|un)\s+)?disparos?\s+de\s+(${UNIT})\W*$`
    ),
    '$2 disparan a $1'
  ],
  [
    re(
      String.raw`^\W*(?:hay|son|tengo|tienen?)\s+(${BARE})\s*[,;.:]\s*¿?\s*(?:y\s+)?cu[aá]nt[oa]s\s+(?:${KILL}|${I_KILL}\s+con|${FALL}\s+${BEFORE})\s+(${UNIT})\W*$`
    ),
    '$2 matan a $1'
  ],
  [
    re(
      String.raw`^\W*cu[aá]nt[oa]s\s+([a-zà-ÿ]+)\s+(?:${KILL}|${I_KILL}\s+con|${FALL}\s+${BEFORE})\s+(${UNIT})(?:\s*,?\s+de|(?:\s*[,;.]\s*|\s+)(?:si\s+|y\s+|que\s+)?(?:hay|son|tengo|tienen?|quedan|eran|somos))\s+(?:los\s+|las\s+)?(\d{1,2})\W*$`
    ),
    '$2 matan a $3 $1'
  ],
  [
    re(
      String.raw`^\W*(?:con\s+)?(?:mis\s+)?(${UNIT})\s*,?\s+¿?a?\s*cu[aá]nt[oa]s\s+([a-zà-ÿ]+)\s+de\s+(?:sus\s+)?(\d{1,2})\s+(?:${KILL}|${I_KILL})\W*$`
    ),
    '$1 matan a $3 $2'
  ],
  [
    re(
      String.raw`^\W*(?:(?:pierdo|pierden?|mueren|caen)\s+(?:much[oa]s\s+|cu[aá]nt[oa]s\s+)?|cu[aá]nt[oa]s\s+)([a-zà-ÿ]+)(?:\s+(?:pierdo|mueren|caen|(?:me\s+)?quedan))?\s+(?:si|al|cuando)\s+(?:cargo|cargar|ataco|atacar)\s+(?:a|contra)\s+(${BARE})\s+con\s+(?:mis\s+)?(${NUMBER})\W*$`
    ),
    'cargo con $3 $1 a $2'
  ],
  [
    re(
      String.raw`^\W*(?:pierdo|pierden?|mueren|caen)\s+(?:much[oa]s\s+|cu[aá]nt[oa]s\s+)([a-zà-ÿ]+)\s+(?:si|al|cuando)\s+(?:cargo|cargar|ataco|atacar)\s+con\s+(?:mis\s+)?(${NUMBER})\s+(?=(?:a|contra)\s)`
    ),
    'cargo con $2 $1 '
  ],
  [/(?<![a-zà-ÿ])sobreviven\s+(?=(?:(?:al|tras|despu[eé]s\s+de|de)\s+)?(?:carg|atac)(?:ando|ar)\s)/gi, 'quedan '],
  // "y tres de ellos mueren" tells of the dead, not of those who fight
  [
    re(
      String.raw`(?:\s*[,;.]\s*(?:y\s+)?|\s+y\s+)(${NUMBER}|la\s+mitad|la\s+mayor[ií]a|algun[oa]s)\s+de\s+(?:ell[oa]s|los\s+mism[oa]s)\s+(mueren|caen|murieron|cayeron)(?![a-zà-ÿ])`
    ),
    ' y $2 $1'
  ],
  // some who fight
  [
    re(
      String.raw`(\d{1,2}\s+([a-zà-ÿ]+))((?:\s+[^.;:¿?]{0,60}?)?)${BUT}(?:s[oó]lo|solamente|nada\s+m[aá]s)\s+(${NUMBER})\s+(?:de\s+)?(?:(?:los|las|mis|sus)\s+)?\2\s+${REACH}(?![a-zà-ÿ])`
    ),
    '$1 $4 trabados$3'
  ],
  [re(String.raw`(?<=\strabados,\s+)a\s+(${BARE})\s*,?\s+(?:y\s+)?(?:l[eo]s\s+)?(carg|atac|dispar)an\W*$`), '$2an a $1'],
  // models that are left
  [
    re(
      String.raw`^\W*de\s+(?:los\s+|las\s+|mis\s+|sus\s+)?\d{1,2}\s+([a-zà-ÿ]+)\s*,?\s+(?:s[oó]lo\s+)?(?:(?:me|le|les|nos)\s+)?quedan\s+(?:s[oó]lo\s+)?(\d{1,2})\s*,?\s+(?:y\s+|que\s+)?`
    ),
    '$2 $1 '
  ],
  // fatigue of both in a list
  [
    re(
      String.raw`(?<![a-zà-ÿ])fatigas?\s*:?\s+(?:de\s+)?(?:los\s+|las\s+)?([a-zà-ÿ]{3,20})\s*[:=]?\s+(?:con\s+)?(\d)\s*(?:,|;|\sy)\s*(?:de\s+)?(?:los\s+|las\s+)?([a-zà-ÿ]{3,20})\s*[:=]?\s+(?:con\s+)?(\d)(?!\d|\s+[a-zà-ÿ])`
    ),
    'los $1 tienen $2 de fatiga, los $3 tienen $4 de fatiga'
  ],
  [
    re(
      String.raw`(?<![a-zà-ÿ])fatigas?\s*:?\s+(\d)\s+(?:para\s+|de\s+|en\s+)?(?:los\s+|las\s+)?([a-zà-ÿ]{3,20})\s*(?:,|;|\sy)\s*(\d)\s+(?:para\s+|de\s+|en\s+)?(?:los\s+|las\s+)?([a-zà-ÿ]{3,20})(?=\W*$|[.;:])`
    ),
    'los $2 tienen $1 de fatiga, los $4 tienen $3 de fatiga'
  ],
  [
    /^\W*los\s+(atacante|defensor)\s+tienen\s+(\d)\s+de\s+fatiga,\s+los\s+(atacante|defensor)\s+tienen\s+(\d)\s+de\s+fatiga\s*[.;:,]\s*(.{8,240})$/gi,
    '$5, el $1 tiene $2 de fatiga, el $3 tiene $4 de fatiga'
  ],
  // shots
  [
    /(?<![a-zà-ÿ])(?:suelta|lanza|descarga|dispara|tira|hace)n?\s+(?:una?\s+)?(?:andanada|descarga|salva|lluvia|r[aá]faga|nube)(?:\s+de\s+(?:flechas|virotes|piedras|saetas))?\s+(?:a|sobre|contra)\s+/gi,
    'disparan a '
  ],
  [/\s*,\s*tod[oa]s\s+(con\s+[a-zà-ÿ]+)\s*,/gi, ' $1'],
  // steps
  [
    /(?:\s*[,;.]\s*|\s+)y\s+si\s+(?:sobreviven?|quedan?|aguantan?|resisten?|no\s+mueren|siguen?)(?:\s+(?:todos|viv[oa]s?|algun[oa]s?|en\s+pie|con\s+vida))?\s*,?\s+(?=(?:l[oe]s?\s+)?(?:remat|carg|atac)[a-zà-ÿ]+\s)/gi,
    ' y luego '
  ],
  [/(?<![a-zà-ÿ])(?:termin|acab|complet|remat)an\s+(?:el\s+trabajo|la\s+faena)(?![a-zà-ÿ])/gi, 'los cargan'],
  [
    /(?<![a-zà-ÿ])(carg|atac|dispar)an\s+(dos|tres|cuatro|\d)\s+veces(?:\s+seguidas)?\s+(a|contra)\s+((?:(?:mis|sus|los|las)\s+)?\d{1,2}\s+[a-zà-ÿ]+)\W*$/gi,
    '$1an $3 $4 $2 veces'
  ],
  [/\s+acaban\s+de\s+mover(?:se)?\s+y\s+(?=(?:carg|atac|dispar)an)/gi, ' que han movido '],
  // results
  [
    re(String.raw`(?<![a-zà-ÿ])(${BOTH}\s+)(${NUMBER}\s+[a-zà-ÿ]+)\s+y\s+(?=(?:${NUMBER}|ning[uú]n[oa]?)\s+[a-zà-ÿ]+)`),
    '$1$2 y $1'
  ],
  [
    re(
      String.raw`(?<=(?<![a-zà-ÿ])perd(?:[ií]|imos)\s+(?:s[oó]lo\s+)?(?:a\s+)?\d{1,2}(?:\s+[a-zà-ÿ]+)?)\s*(?:,|\sy|\spor)\s+(?:(?:y|pero)\s+)?${RIVAL}\s+(?:a\s+)?(?=(?:s[oó]lo\s+)?(?:\d|ning|nad|un[oa]?\s|tod))`
    ),
    ' y él perdió '
  ],
  [re(String.raw`(?<![a-zà-ÿ])${RIVAL}\s+me\s+(carg|atac|dispar)(?:[oó]|a)\s+(?:con\s+)?(?=\d)`), 'me $1an ']
]
