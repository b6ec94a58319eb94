import { MANY_ROUNDS, type Rewording, re } from '../rewording'
import { SPANISH_ASIDES } from './asides'
import { SPANISH_CHANCES } from './chances'
import { SPANISH_QUESTIONS } from './questions'
import { SPANISH_SIDES } from './sides'
import { SPANISH_SPEECH } from './speech'
import { SPANISH_STATES } from './states'
import { SPANISH_STEPS } from './steps'

/** Turns of phrase around a fight in Spanish, put in plain words before the text is read: "tengo 4 huscarls, ¿aguanto si me cargan 8 bondi?" */

const OF_MINE = String.raw`(?:mis\s+|nuestros\s+)?(\d+\s+.+?)`
const I_DO = '(cargo|ataco|disparo|cargar|atacar|disparar)'
const THEY_DO = '(cargan|disparan|atacan)'

export const SPANISH_REWORDINGS: readonly Rewording[] = [
  // "gastan 2 en armadura": dos fatigas
  [
    /(?<![a-zà-ÿ])((?:gast|us)(?:o|a|as|an|amos|ando))\s+([23]|dos|tres)\s+(?=en\s+(?:(?:mi|su|la|nuestra)\s+)?armadura(?![a-zà-ÿ])(?!\s*y\s))/gi,
    '$1 $2 fatigas '
  ],
  ...SPANISH_SPEECH,
  ...SPANISH_SIDES,
  ...SPANISH_STEPS,
  ...SPANISH_STATES,
  ...SPANISH_ASIDES,
  ...SPANISH_CHANCES,
  ...SPANISH_QUESTIONS,
  // small talk
  [/^\W*(?:a\s+ver|bueno|oye|mira|pues(?:\s+(?:nada|eso|bien))?|nada|venga)(?:\s*,\s*|\s+(?=\d))/gi, ''],
  [/[\s,;.]+¿?(?:q|qu[eé]|que)\s+(?:pasa|ocurre|sucede|sale|pinta\s+tiene|onda|tal)\W*$/gi, ''],
  // who of both has more dead, which every answer shows
  [
    /^\W*(?:mueren|caen)\s+m[aá]s\s+[a-zà-ÿ]{3,20}\s+(?:o|que)\s+(?:m[aá]s\s+)?[a-zà-ÿ]{3,20}\s+(?:si|cuando)\s+(?=(?:mis\s+)?\d|(?:carg|atac|dispar)o\s)/gi,
    ''
  ],
  // who does it
  [/(?<=(?<![a-zà-ÿ])(?:dispar|carg|atac)o\s+)(?:antes|primero)\s+(?=con\s)/gi, ''],
  [/^\W*(?:ataco|cargas)\s+con(?=\s+(?:mis?\s+|nuestros\s+|tus?\s+)?\d+\s+(?!dados|dado))/gi, ''],
  [re(String.raw`^\W*(?:le|les)\s+tiro\s+a\s+(.+?)\s+con\s+${OF_MINE}\W*$`), '$2 disparan a $1'],
  [
    re(
      String.raw`^\W*(?:cu[aá]nt[oa]s\s+(?:mata|hace|tumba)\s+)?(?:una\s+)?(?:(?:descarga|andanada|salva|r[aá]faga)(?:\s+de\s+(?:flechas|virotes|piedras))?|(?:los\s+|el\s+)?(?:disparos?|tiros?|fuego)|flechas|flechazos|virotes|ballestazos?|saetas)\s+de\s+${OF_MINE}\s+(?:a|contra|sobre|en)\s+(?=(?:los\s+|las\s+|mis\s+|sus\s+)?\d)`
    ),
    '$1 disparan a '
  ],
  [
    re(
      String.raw`(?<![a-zà-ÿ])(?:(?:le|les)\s+)?(?:pego|suelto|lanzo|tiro|mando|meto|hago|disparo|echo)\s+(?:una?\s+|otra\s+)?(?:descarga|andanada|salva|r[aá]faga|lluvia|flechas|flechazos|virotes|pedradas)(?:\s+de\s+(?:flechas|virotes|piedras))?\s+(?:con|de)\s+${OF_MINE}\s+(?:a|contra|sobre)\s+`
    ),
    '$1 disparan a '
  ],
  [
    re(String.raw`(?<![a-zà-ÿ])(?:disparo|disparamos)\s+(dos|tres)\s+veces\s+con\s+${OF_MINE}\s+(?:a|contra|sobre)\s+`),
    '$2 disparan $1 veces a '
  ],
  [re(String.raw`^\W*(?:asaetear?|acribillar?|flechar)\s+a\s+(.+?)\s+con\s+${OF_MINE}\W*$`), '$2 disparan a $1'],
  [/([,;.]\s*|\sy\s+)soy\s+(?=\d)/gi, '$1tengo '],
  // closing ranks
  [
    re(
      String.raw`^\W*(?:si\s+)?me\s+cargan?\s+(?:con\s+)?${OF_MINE}\s*(?:,|;|:|\by\b)\s*¿?\s*(?:(?:me\s+)?conviene\s+|es\s+mejor\s+|debo\s+|debería\s+)?(?:cerrar|cierro|reduzco|reducir)\s+(?:(?:mis\s+)?dados|filas)(?:\s+o\s+no)?\s+con\s+(?:mis\s+)?(\d+\s+[a-zà-ÿ]+)\W*$`
    ),
    '$2 cargados por $1, con o sin cerrar filas'
  ],
  [
    re(
      String.raw`^\W*(?:qu[eé]\s+)?diferencia\s+(?:hay\s+)?entre\s+cerrar\s+filas\s+y\s+no\s+(?:cerrar(?:las)?(?:\s+filas)?|hacerlo)\s+con\s+(?:mis\s+)?(\d+\s+[a-zà-ÿ]+)\s+cargad[oa]s\s+por\s+(.+?)\W*$`
    ),
    '$1 cargados por $2, con o sin cerrar filas'
  ],
  [/(?<![a-zà-ÿ])entregan(?:do)?\s+(?=(?:la\s+mitad\s+de\s+)?(?:(?:los|sus)\s+)?dados)/gi, 'ceden '],
  [/(?<![a-zà-ÿ])en\s+formaci[oó]n\s+cerrada(?![a-zà-ÿ])/gi, 'con filas cerradas'],
  // without accents
  [/(?<![a-zà-ÿ])perdi(?=\s+(?:\d|tod))/gi, 'perdí'],
  [/(?<![a-zà-ÿ])cargue(?=\s+con\s)|^\W*(?:hice|lanc[eé]|declar[eé])\s+una\s+carga(?=\s+con\s)/gi, 'cargué'],
  [/(?<![a-zà-ÿ])dispare(?=\s+con\s)/gi, 'disparé'],
  [/(?<![a-zà-ÿ])mate(?=\s+(?:a\s+)?(?:\d|tod))/gi, 'maté'],
  [/\s+ni\s+(?=(?:mat|perd)[eéíioó]+\s)/gi, ' y no '],
  [
    /(?<![a-zà-ÿ])no\s+(mat[eéoó]|perd[ií]|perdi[oó]|mataron|perdieron)\s+(?:a\s+)?(?:ni\s+un[oa]|ning[uú]n[oa]|nadie|nada)(?:\s+sol[oa])?(?![a-zà-ÿ])/gi,
    '$1 ninguno'
  ],
  [
    re(
      String.raw`^\W*cu[aá]nt[oa]s\s+([a-zà-ÿ]+)\s+(?:me\s+quedan|pierdo|mato|sobreviven|mueren|caen)\s+(?:si|cuando|al)\s+${I_DO}\s+con\s+(?:mis\s+)?(\d+)\s+(?=(?:a|contra)\s)`
    ),
    '$2 con $3 $1 '
  ],
  [
    re(
      String.raw`^\W*cu[aá]nt[oa]s\s+([a-zà-ÿ]+)\s+(?:me\s+(?:llevo(?:\s+por\s+delante)?|cargo|cepillo|pelo)|mato|tumbo|elimino|bajo|caen|mueren)\s+(?:si|cuando|al)\s+(?:l[eo]s\s+)?(?:cargo|ataco)\s+con\s+(?:mis\s+)?(\d{1,2}\s+[a-zà-ÿ][^,;:.¿?]{0,40}?)\s*[,;.:?]+\s*(?:y\s+)?(?:(?:ellos|[eé]l)\s+)?(?:son|hay|tiene|eran|quedan)\s+(\d{1,2})\W*$`
    ),
    '$2 cargan a $3 $1'
  ],
  [
    re(String.raw`(?<=\d\s+([a-zà-ÿ]{3,20})\s+(?:si|cuando|al)\s+)${I_DO}\s+con\s+(?:mis\s+)?(\d+)\s+(?=(?:a|contra)\s)`),
    '$2 con $3 $1 '
  ],
  [
    re(
      String.raw`(?<![a-zà-ÿ])(?:le|les)\s+(?:met[ií]|lanc[eé]|tir[eé]|ech[eé]|mand[eé])\s+(?:mis\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+(?:encima\s+)?(?=(?:a|contra)\s+(?:sus\s+|los\s+|las\s+)?\d)`
    ),
    'cargué con $1 '
  ],
  [/\s+perdiendo\s+(?=(?:s[oó]lo\s+)?\d)(?<=(?<![a-zà-ÿ])mat[eéó]\s.*)/gi, ' y perdí '],
  [/\s+matando\s+(?:a\s+)?(?=(?:s[oó]lo\s+)?\d)(?<=(?<![a-zà-ÿ])perd[ií]\s.*)/gi, ' y maté '],
  // who fell to whom
  [
    re(
      String.raw`^\W*mat[eé]\s+(?:a\s+)?(\d+)\s+de\s+(?:sus\s+)?(\d+\s+[a-zà-ÿ]+)\s+con\s+(?:mis\s+)?(\d+\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?)(?!\s*(?:carg|dispar))`
    ),
    '$3 mataron $1 de sus $2'
  ],
  [
    re(String.raw`^\W*me\s+mataron\s+(\d+)\s+de\s+(?:mis\s+)?(\d+\s+[a-zà-ÿ]+)\s+con\s+(\d+\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?)`),
    '$3 mataron $1 de mis $2'
  ],
  [
    re(
      String.raw`(\d{1,2}\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?)\s+me\s+(?:mataron|tumbaron|quitaron)\s+(?:a\s+)?(\d{1,2})\s+([a-zà-ÿ]{3,20})\s+de\s+(?:los\s+|mis\s+)?(\d{1,2})(?=\W*$|\s*[,.;:])`
    ),
    '$1 mataron $2 de mis $4 $3'
  ],
  [/(?<![a-zà-ÿ])(me|nos)\s+han?\s+(carg|atac|dispar)ado(?![a-zà-ÿ])/gi, '$1 $2aron'],
  [
    re(
      String.raw`(?<![a-zà-ÿ])(?:[eé]l|ellos|(?:mi|el)\s+(?:rival|enemigo|oponente))\s+perdi(?:ó|o|eron)\s+(\d{1,2})\s+y\s+yo\s+(?:s[oó]lo\s+)?(\d{1,2})(?=\W*$|\s*[,.;:])`
    ),
    'maté $1 y perdí $2'
  ],
  [
    re(
      String.raw`(?<![a-zà-ÿ])(?:yo\s+)?perd[ií]\s+(\d{1,2})\s+y\s+(?:[eé]l|ellos|(?:mi|el)\s+(?:rival|enemigo|oponente))\s+(?:s[oó]lo\s+)?(\d{1,2})(?=\W*$|\s*[,.;:])`
    ),
    'perdí $1 y maté $2'
  ],
  [
    re(
      String.raw`^\W*(carg|atac|dispar)(?:u[eé]|qu[eé]|[eé])\s+(?:a|contra)\s+((?:sus\s+|los\s+|las\s+)?\d{1,2}\s+[a-zà-ÿ]+)\s+con\s+((?:mis\s+)?\d{1,2}\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?)(?=\s*,|\s+y\s)`
    ),
    '$3 $1aron a $2'
  ],
  [
    re(String.raw`(\d+\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?)\s+me\s+mataron\s+(\d+|tod[a-zà-ÿ]+)\s+(?:de\s+)?(?:mis\s+)?(?=\d)`),
    '$1 mataron $2 de mis '
  ],
  [
    re(
      String.raw`^\W*me\s+(cargó|cargaron|dispar[oó]|dispararon|atac[oó]|atacaron)\s+(?:con\s+)?(\d+\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?)\s*,?\s+y\s+perd[ií]\s+(?:a\s+)?(\d+)\s+de\s+(?:mis\s+)?(\d+\s+[a-zà-ÿ]+)`
    ),
    '$2 $1 a mis $4 y perdí $3'
  ],
  [
    re(
      String.raw`^\W*((?:mis|sus)\s+\d{1,2}\s+[a-zà-ÿ]+)\s+(?:fueron|han\s+sido)\s+(carg|atac|dispar)ad[oa]s\s+por\s+((?:mis\s+|sus\s+)?\d{1,2}\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?)(?=\s*,|\s+y\s)`
    ),
    '$3 $2aron a $1'
  ],
  [
    re(
      String.raw`^\W*me\s+(?:cargó|cargaron|atac[oó]|atacaron)\s+(?:con\s+)?(\d+\s+[a-zà-ÿ]+)\s+y\s+(mat[oó]|mataron)\s+(\d+)\s+de\s+(?:mis\s+)?(\d+\s+[a-zà-ÿ]+)`
    ),
    '$1 cargaron a mis $4 y mataron $3'
  ],
  [/(?<![a-zà-ÿ])us(?:an?|ando|o)\s+aplastar(?![a-zà-ÿ])|(?<![a-zà-ÿ])con\s+aplastar(?![a-zà-ÿ])/gi, 'usan Machacar'],
  [
    /\s+y\s+(?:gast[ao]n?|usan?)(?<=(?<![a-zà-ÿ]|(?:me|nos)\s)carg[a-zà-ÿ]+\s+(?:(?!\spor\s).)*?)\s+(?=(?:\d\s+|una?\s+)?(?:de\s+)?(?:su|la)\s+fatiga)/gi,
    ', el atacante gasta '
  ],
  // states
  [
    /(?<!\d)\d{1,2}\s+([a-zà-ÿ]{3,20})\s*,?\s+(?:a\s+l[oa]s\s+que|que)\s+(?:ya\s+|s[oó]lo\s+){0,2}(?:les?\s+)?quedan\s+(?:s[oó]lo\s+)?(\d{1,2})(?!\d)\s*,?/gi,
    '$2 $1'
  ],
  [
    /,?\s+sin\s+(?:usar|gastar|jugar)\s+(?:ning[uú]n[oa]?\s+|(?:las|los|sus)\s+)?(?:habilidad(?:es)?|dados?(?:\s+(?:de\s+)?saga)?|nada)(?![a-zà-ÿ])/gi,
    ''
  ],
  [/(?<=dispar[a-z]{1,3}\s+)a\s+(?:bocajarro|quemarropa)\s+/gi, ''],
  [/(?<=\d\s+[a-zà-ÿ]{3,20})\s+a\s+(?:bocajarro|quemarropa)\s+(?:a|contra|sobre)\s+/gi, ' disparan a '],
  [
    re(
      String.raw`(\d{1,2}\s+[a-zà-ÿ]{3,20})\s+(si|cuando)\s+(l[oae]s\s+cargan\s+(?:mis\s+|sus\s+)?\d[^,;.:¿?]{2,50}?)\s*,?\s+y\s+((?:cierran|ceden|reducen|renuncian)\s+[^,;.:¿?]{3,30}?)\W*$`
    ),
    '$1 que $4 $2 $3'
  ],
  [/(?<=\scon\s+)una(?=\W*$)(?<=(?<![a-zà-ÿ])fatigas?(?![a-zà-ÿ]).*)/gi, '1 fatiga'],
  [
    /\s+y\s+(?:repiten?|repito)(?<=(?:carga|dispar|contra|ataca).*)\s+(?:los\s+)?(?:dados\s+)?(?:fallos|fallados|que\s+fallan)\W*$/gi,
    ' y el atacante repite ataque'
  ],
  [/(?<![a-zà-ÿ])detr[aá]s\s+de\s+una\s+pared|(?<![a-zà-ÿ])tras\s+un\s+murete/gi, 'detrás de un muro'],
  [/(?<![a-zà-ÿ])en\s+(?:el|un)\s+trigal(?![a-zà-ÿ])/gi, 'en trigo'],
  [/(\d+\s+[a-zà-ÿ]+(?:\s+(?!con)[a-zà-ÿ]+){0,4})\s+con\s+lanzas?(?![a-zà-ÿ])/gi, '$1'],
  // chances
  [/(?<![a-zà-ÿ])prob(?:s|es)?\.?\s+(?=(?:hay\s+)?de\s)/gi, 'probabilidad '],
  [
    /(?<![a-zà-ÿ])(?:qu[eé]\s+tan|c[oó]mo\s+de|cu[aá]n)\s+(?:probable|f[aá]cil|posible|dif[ií]cil|segur[oa])\s+es\s+que\s+/gi,
    'probabilidad de que '
  ],
  [/^\W*(?:cu[aá]l\s+es\s+)?(?:el\s+)?resultado\s+m[aá]s\s+probable\s+(?:de|si|cuando)\s+/gi, ''],
  [
    /(?<![a-zà-ÿ])(probabilidad\s+de\s+que)\s+(?:me\s+)?maten\s+(?:a\s+)?(?=(?:al\s+menos\s+|m[aá]s\s+de\s+)?\d+\s+(?:o\s+m[aá]s\s+)?de\s+mis\s)/gi,
    '$1 pierda '
  ],
  [/(?<![a-zà-ÿ])hay\s+m[aá]s\s+de(?:l)?\s+(?:un\s+)?\d+\s*%\s+de\s+que\s+gane\s+con\s+/gi, 'probabilidad de ganar con '],
  [
    /(?<=(?<![a-zà-ÿ])(?:mat|elimin|tumb|derrib)[a-zà-ÿ]+\s+(?:al\s+menos\s+)?)a\s+(?=(?:al\s+menos\s+)?\d{1,2}(?:\s+o\s+(?:m[aá]s|menos))?(?:\W*$|\s+[a-zà-ÿ]+\s+de\s+\d))/gi,
    ''
  ],
  [
    re(
      String.raw`(?<![a-zà-ÿ])((?:mat[a-zà-ÿ]+|perd[a-zà-ÿ]+|pierd[a-zà-ÿ]+)\s+(?:a\s+)?)(al\s+menos\s+|m[aá]s\s+de\s+)?(\d+)\s+([a-zà-ÿ]+)\s+de\s+(\d+)(?=\W*$|\s+(?:con|si|cargando|disparando)|[,;:.])`
    ),
    '$1$2$3 de $5 $4'
  ],
  [
    re(String.raw`(?<![a-zà-ÿ])para\s+tener\s+(?:un\s+)?(\d+)\s*%\s+de\s+(?:probabilidad\s+de\s+)?ganar\s+a\s+(.+?)\W*$`),
    'para ganar a $2 con un $1 %'
  ],
  [/(?<![a-zà-ÿ])(?:qu[eé]\s+)?porcentaje\s+(?:hay|tengo|tenemos)\s+(?:de|para)\s+/gi, 'probabilidad de '],
  [
    /(?<=(?<![a-zà-ÿ])(?:de|para)\s+)(?:baj|tumb|quit|mat|llev)ar(?:les?)?\s+(?:a\s+)?((?:al\s+menos\s+)?\d{1,2}(?:\s+o\s+m[aá]s)?)\s+a\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)/gi,
    'matar $1 de '
  ],
  [/(?<![a-zà-ÿ])har[ií]?[aá]n?\s+falta(?![a-zà-ÿ])/gi, 'hacen falta'],
  [/^\W*(?:en\s+)?qu[eé]\s+porcentaje\s+de\s+(?:los\s+|las\s+)?(?:casos|veces)\s+ganan?\s+/gi, ''],
  // how clear a win has to be is not asked of a fight, and the refusal says so
  [
    /(?:probabilidad(?:es)?|prob\.?|chances?|posibilidad(?:es)?)\s+(?:(?:hay|tengo)\s+)?de\s+ganar\s+(?:por|de)\s+(?:al\s+menos\s+)?(\d{1,2})\s+(?:bajas?|muertos?|miniaturas?)(?:\s+de\s+diferencia)?(?![a-zà-ÿ])/gi,
    'chance that I win by at least $1 casualties,'
  ],
  // a range, and which of two
  [
    re(
      String.raw`^\W*(?:c[oó]mo|cu[aá]nto|en\s+qu[eé])\s+(?:cambian?|var[ií]an?|influyen?|afectan?)\s+(?:(?:el|la|las)\s+(?:resultado|cosa|probabilidad(?:es)?)\s+)?(?:(?:con|seg[uú]n)\s+)?(?:la\s+)?fatiga\s+(?:de|entre)\s+(\d)\s+(?:a|y|hasta)\s+(\d)\s+(?:de|en)\s+(?:los\s+|las\s+|mis\s+|sus\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+(?:cuando|si)\s+l[eo]s\s+cargan\s+(?:mis\s+|sus\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\W*$`
    ),
    '$4 cargan a $3 con $1 a $2 fatigas'
  ],
  [
    re(
      String.raw`^\W*(?:variar|variando|cambiando)\s+(?:los|las)\s+([a-zà-ÿ]+)\s+(?:de|entre)\s+(\d+)\s+(?:a|y|hasta)\s+(\d+)\s+(contra|cargando)\s+`
    ),
    '$2-$3 $1 $4 '
  ],
  [/\s+frente\s+a\s+(?=\d{1,2}\s+[a-zà-ÿ]{3,20}\s+(?:contra|cargando)\s)/gi, ' o '],
  [/\s+frente\s+a\s+(?=(?:(?:los|las|sus)\s+)?\d)/gi, ' contra '],
  [
    /\s+y\s+contra\s+(?=\d)(?<=^\W*(?:compar[a-z]+\s+)?(?:mis\s+)?\d{1,2}\s+[a-zà-ÿ]{3,20}\s+contra\s+\d{1,2}\s+[a-zà-ÿ]{3,20}\s+y\s+contra\s+)/gi,
    ' o '
  ],
  [/^\W*(?:variar|variando|cambiando)\s+de\s+(\d+)\s+a\s+(\d+)\s+(?=[a-zà-ÿ])/gi, '$1-$2 '],
  [
    re(
      String.raw`^\W*(?:disparo|tiro)\s+a\s+(?:los\s+|las\s+)?(\d+\s+[a-zà-ÿ]+)\s+o\s+a\s+(?:los\s+|las\s+)?(\d+\s+[a-zà-ÿ]+)\s+con\s+${OF_MINE}\W*$`
    ),
    '$3 disparan a $1 o $2'
  ],
  // editions and points
  [
    /(?<![a-zà-ÿ])(?:(?:la\s+)?nueva\s+edici[oó]n|(?:las\s+)?(?:reglas\s+nuevas|nuevas\s+reglas))|(?<![a-zà-ÿ])2n?da\.?\s+ed(?:\.|ici[oó]n)?(?![a-zà-ÿ])|(?<![a-zà-ÿ])(?:las\s+)?reglas\s+(?:de\s+(?:la\s+)?segunda|(?:de(?:l)?\s+)?2018)(?!\s+edici)/gi,
    'segunda edición'
  ],
  // who holds out
  [
    re(String.raw`^\W*tengo\s+${OF_MINE}\s*[,.;:]\s*¿?\s*(?:resisto|aguanto|sobrevivo|gano)\s+si\s+me\s+${THEY_DO}\s+(.+?)\W*$`),
    '$3 $2 a mis $1'
  ],
  [
    re(String.raw`^\W*(?:resisto|aguanto|sobrevivo|gano)\s+con\s+${OF_MINE}\s+si\s+me\s+${THEY_DO}\s+(.+?)\W*$`),
    '$3 $2 a mis $1'
  ],
  [
    re(String.raw`^\W*(?:aguantan?|resisten?|sobreviven?|soportan?)\s+${OF_MINE}\s+(?:a\s+)?(?:la|una)\s+carga\s+de\s+(.+?)\W*$`),
    '$2 cargan a $1'
  ],
  [re(String.raw`^\W*puedo\s+(?:ganarle|ganar|vencer|derrotar)\s+a\s+(.+?)\s+con\s+(.+?)\W*$`), '$2 contra $1'],
  [/\s*,\s*(?:y\s+)?(?:carga\s+(?:él|el|ella|mi\s+(?:rival|oponente|enemigo))|cargan\s+(?:ellos|ellas))\W*$/gi, ', me cargan'],
  [
    re(
      String.raw`^\W*(?:si\s+)?me\s+(?:como|trago|llevo|cae)\s+(?:la|una)\s+carga\s+de\s+(\d{1,2}\s+[a-zà-ÿ][^,;:.¿?]{0,40}?)\s+(?:con|en|sobre)\s+(?:mis\s+)?(?=\d)`
    ),
    '$1 cargan a mis '
  ],
  [
    re(
      String.raw`^\W*(?:cu[aá]nto|cu[aá]nt[oa]s|qu[eé])\s+(?:daño|bajas|pupa|muertos)\s+(?:les?\s+)?(?:hago|hacemos|hacen|har[ií]a|meto|causo)\s+(?:a|en)\s+(?:los\s+|las\s+|sus\s+)?(\d{1,2}\s+[a-zà-ÿ][^,;:.¿?]{0,40}?)\s+con\s+(?:mis\s+)?(\d[^,;:.¿?]{2,60}?)\W*$`
    ),
    '$2 contra $1'
  ],
  // from where, or when, they charge
  [
    re(
      String.raw`^\W*defiendo\s+(?:un|una|el|la|unas|las)\s+(edificio|casa|ruinas?|torre|iglesia|granja|choza|bosque|colina)\s+con\s+(?:mis\s+)?(\d[^,;:.¿?]{2,40}?)\s*(?:,|;|\by\b)\s*(?:y\s+)?(?:me\s+)?(?:atacan|cargan)\s+(?:con\s+)?(?:sus\s+)?(\d[^,;:.¿?]{2,50}?)\W*$`
    ),
    '$3 cargan a mis $2 en $1'
  ],
  [
    re(
      String.raw`^\W*(?:ante|frente\s+a|contra)\s+(?:sus\s+|los\s+)?(\d{1,2}\s+[a-zà-ÿ][^,;:.¿?\d]{0,40}?)\s*,\s*((?:mis\s+|los\s+)?\d{1,2}\s+[a-zà-ÿ]+)\s+(?=(?:ceden|cierran|reducen|renuncian)\s)`
    ),
    '$1 cargan a $2 que '
  ],
  [
    re(
      String.raw`((?:mis\s+|sus\s+)?\d{1,2}\s+[a-zà-ÿ][^,;:.¿?\d]{0,40}?)\s+(cargan|atacan)\s*,?\s+y\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d{1,2}\s+[a-zà-ÿ]+\s+(?:los|les)\s+(?:reciben|esperan|aguantan))((?:mis\s+|sus\s+|los\s+|las\s+)?\d{1,2}\s+[a-zà-ÿ]+)\s+(?:los|les)\s+(?:reciben|esperan|aguantan)`
    ),
    '$1 $2 a $3'
  ],
  [
    /\s+por\s+(?:el\s+flanco|un\s+(?:flanco|lado)|detr[aá]s|delante|sorpresa|la\s+(?:derecha|izquierda|espalda|retaguardia)|(?:primera|[uú]ltima)\s+vez)(?![a-zà-ÿ])/gi,
    ''
  ],
  // how many, and how long
  [/(?<![a-zà-ÿ])(mata[nr]?|mato|maten)\s+a\s+(?=\d+\s+de\s)/gi, '$1 '],
  [
    /(?<![a-zà-ÿ])hasta\s+que\s+(?:uno(?:\s+de\s+los\s+dos)?|alguno)\s+(?:muera|caiga|desaparezca|sea\s+(?:destruido|aniquilado))(?![a-zà-ÿ])/gi,
    `${MANY_ROUNDS} rondas`
  ],
  [/(?<![a-zà-ÿ])(?:hasta\s+(?:la\s+muerte|el\s+(?:final|fin|exterminio))|a\s+muerte)(?![a-zà-ÿ])/gi, `${MANY_ROUNDS} rondas`],
  [
    /(?<![a-zà-ÿ])hasta\s+que\s+(?:(?:se|s[oó]lo|no|alguien|uno|alguno|una?\s+(?:bando|lado|unidad)|un\s+lado)\s+){0,3}(?:queden?|mueran?|caigan?|acaben?|terminen?|desaparezcan?|gan[ae]|pierda|haya|sea)(?![a-zà-ÿ])(?!\s+(?:\d|dos|tres|la\s+mitad))[^,;.:?\d]{0,60}/gi,
    `${MANY_ROUNDS} rondas`
  ],
  [/(?<![a-zà-ÿ])durante\s+(?=\S+\s+(?:rondas|asaltos))/gi, ''],
  [
    re(
      String.raw`^\W*(?:con|(?:a\s+partir\s+de|desde))\s+cu[aá]nt[oa]s\s+(\S+)\s+(?:les?\s+)?(?:gano|ganar[ií]a|venzo|derroto)\s+a\s+(.+?)\W*$`
    ),
    'cuántos $1 necesito para ganar a $2'
  ],
  // advice
  [re(String.raw`^\W*(?:cargo\s+o\s+no(?:\s+cargo)?|me\s+la\s+juego|cargar[ií]as)\s+con\s+`), '¿merece la pena cargar con '],
  [
    /(?<![a-zà-ÿ])(?:es\s+buena\s+idea|hago\s+bien\s+en|(?:(?:me|nos)\s+)?(?:renta|compensa|conviene|(?:sale|trae)\s+(?:(?:a\s+)?cuenta|rentable)))\s+(?=(?:cargar|atacar|disparar)\s)/gi,
    'merece la pena '
  ],
  // first a shot, then a charge
  [
    re(
      String.raw`^\W*despu[eé]s\s+de\s+(?:que\s+)?(?:disparar|disparen)\s+${OF_MINE}\s+(?:a|contra)\s+(.+?)\s*,\s*(.+?)\s+(?:los|les)\s+cargan\W*$`
    ),
    '$1 disparan a $2 y luego $3 los cargan'
  ],
  [/\s+que\s+contraatacan(?![a-zà-ÿ])/gi, ''],
  [
    re(
      String.raw`^\W*(?:me|le|nos)\s+quedan\s+(\d+)\s+(?:de\s+(?:mis\s+|sus\s+)?\d+\s+([a-zà-ÿ]+)|([a-zà-ÿ]+)\s+de\s+\d+)\s*,?\s*(?:que\s+|y\s+)?`
    ),
    '$1 $2$3 '
  ],
  // dice
  [
    /^\W*probabilidad\s+de\s+(?:poder\s+)?pagar\s+(.+?)\s+con\s+(\d+)\s+dados(?:\s+(?:de\s+)?saga)?(?=\W*$|\s+(?:de\s+)?[a-zà-ÿ]+\W*$)/gi,
    '$1 con $2 dados saga'
  ],
  [/(?<![a-zà-ÿ])tirada\s+de\s+(?=\d)/gi, ''],
  [
    /^\W*(?:(?:tiro|lanzo|tirar)\s+)?(\d)\s+dados\s+(?:de\s+)?saga(?:\s+(?:de\s+(?:los\s+)?)?([a-zà-ÿ]+))?\W*$/gi,
    'saga dice: $1 $2'
  ],
  [/(?<![a-zà-ÿ])s[ií]mbolos?\s+(?=rar[oa]s?|comun|infrecuente)/gi, ''],
  [
    re(
      String.raw`^\W*(?:y\s+)?(?:tiro|lanzo|tengo|con)\s+(\d+)\s+dados\s+(?:de\s+)?saga(?:\s+(?:con|de)\s+(?:los\s+)?([a-zà-ÿ]+))?\W+(?:quiero|necesito|(?:me\s+)?salen?|(?:(?:qu[eé]|cu[aá]l\s+es\s+la)\s+)?(?:chance|probabilidad|posibilidad)(?:es)?\s+(?:(?:hay|tengo)\s+)?de\s+(?:sacar|tener|conseguir))\s+(.+?)\W*$`
    ),
    '$3 con $1 dados saga $2'
  ],
  [
    re(
      String.raw`^\W*(?:(?:qu[eé]|cu[aá]l\s+es\s+la)\s+)?(?:chance|prob|probabilidad|posibilidad)(?:e?s)?\.?\s+(?:(?:hay|tengo)\s+)?de\s+(?:sacar|tener|conseguir|obtener|poder\s+usar|usar)\s+(?=.+\sdados(?!\s*(?:a|al|con)\s+\d))`
    ),
    ''
  ]
]
