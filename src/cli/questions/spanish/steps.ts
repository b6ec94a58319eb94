import { type Rewording, re } from '../rewording'

/** The steps of a turn in Spanish, put in the order in which they happen, each with its verb and its target: "8 bondi rematan". */

/** No longer than a unit with what it has, so that a long text is not searched for its end again and again. */
const UNIT = String.raw`(?:(?:mis|sus|los|las)\s+)?(?:\d+|el|un|mi)\s+[a-zà-ÿ][^,;:.¿?\d]{0,50}?`
const COUNTED = String.raw`(?:mis\s+|los\s+|las\s+)?(\d+\s+[a-zà-ÿ][^,;:.¿?]{0,50}?)`
const AT = String.raw`(?:a|contra)\s+(?:los\s+|las\s+|sus\s+)?`
const END = String.raw`(?=\s*(?:[,;.]|$))`
const AFTER = 'despu[eé]s'
/** A step before: its verb stands behind the last sign but one. */
const AFTER_STEP = '(?<=(?<![a-zà-ÿ])(?:carg|atac|dispar)an?(?![a-zà-ÿ])[^,;.]*[,;.][^,;.]*)'
/** The deed before, of which there is one more. */
const AFTER_DEED = String.raw`(?<=(?<![a-zà-ÿ])(carg|atac|dispar)(?:an?|o|amos)\s.{1,160}?)`
const SAME_OR_COUNTED = String.raw`(?:(?:los|las)\s+mism[oa]s\s+([a-zà-ÿ]+)|(\d+\s+[a-zà-ÿ]+(?:\s+con\s+[a-zà-ÿ]+)?))`

export const SPANISH_STEPS: readonly Rewording[] = [
  // who is left of a unit
  [/(?<=\d\s+[a-zà-ÿ]{2,20}\s+)que\s+ya\s+(?=perd)/gi, 'que '],
  [
    re(
      String.raw`^\W*(?:(?:ya\s+)?(?:s[oó]lo\s+)?(?:me\s+|nos\s+)?quedan|(?:ya\s+)?s[oó]lo\s+tengo)\s+(\d{1,2}\s+[a-zà-ÿ]+)\s+de\s+(?:(?:mis|los|unos)\s+)?\d{1,2}\s*,?\s+(?:y|que|para)\s+(?=(?:carg|atac|dispar|los\s|las\s))`
    ),
    '$1 '
  ],
  // only those who were shot at are fewer than before
  [
    re(
      String.raw`((?<![a-zà-ÿ])disparan?\s+(?:a|contra)\s+(?:los\s+|las\s+|sus\s+|mis\s+)?\d{1,2}\s+([a-zà-ÿ]{3,20})(?:\s[^,;:.¿?\d]{1,40}?)?)(?:\s*[,;]\s*|\s+)(?:(?:y|luego|${AFTER})\s+){0,2}(?:l[oa]s\s+que\s+(?:qued|sobreviv)[ae]n|l[oa]s\s+(?:supervivientes|sobrevivientes))\s+(?=(?:carg|atac|dispar)an\s)`
    ),
    '$1, luego los $2 '
  ],
  // missiles fly before the charge that they go with
  [
    re(
      String.raw`^\W*${COUNTED}\s+(carg|atac)an\s+${AT}(\d+\s+([a-zà-ÿ]+)[^,;:.¿?\d]{0,40}?)\s*,?\s+(?:mientras|a\s+la\s+vez\s+que)\s+${COUNTED}\s+(?:(?:los|las|les)\s+disparan|disparan\s+(?:a|contra)\s+(?:ellos|ellas|los\s+\4))(?=\W*$)`
    ),
    '$5 disparan a $3, luego $1 los $2an'
  ],
  // another wave against the same unit
  [
    re(
      String.raw`[,;.]\s*(?:y\s+)?(?:(${UNIT})\s+tambi[eé]n|(?:luego|${AFTER})\s+(${UNIT}))${END}(?<=(?<![a-zà-ÿ])(?:los|las|les)\s+(?:carg|atac)an?(?:\s+(?:los\s+|mis\s+)?\d[^,;.]*)?\s*[,;.][^,;.]*)`
    ),
    '; luego $1$2 cargan contra ellos'
  ],
  [
    re(
      String.raw`[,;.]\s*(?:y\s+)?(?:(?:luego|entonces|${AFTER})\s+)?(${UNIT})\s+(?:(?:los|las|les)\s+)?(?:carg|remat|atac)an?${END}${AFTER_STEP}`
    ),
    '; luego $1 cargan contra ellos'
  ],
  // the unit behind its verb: "los rematan 4 hirdmen"
  [
    re(
      String.raw`(?:[,;.]\s*(?:y\s+)?|\sy\s+)(?:(?:luego|entonces|${AFTER})\s+)?(?:(?:los|las|les)\s+(?:carg|remat|atac)an|cargar\s+con)\s+(?:mis\s+)?(\d{1,2}\s+[a-zà-ÿ]+(?:\s+a\s+caballo|\s+montad[oa]s|\s+con\s+[a-zà-ÿ]+)?)(?=\s*(?:[,;.]|$)|\s+y\s+(?:los|las|les)\s)(?<=(?<![a-zà-ÿ])(?:carg|atac|dispar)(?:an?|ar)(?![a-zà-ÿ])[^,;.]*[,;.].*)`
    ),
    '; luego $1 cargan contra ellos'
  ],
  [
    re(
      String.raw`^\W*(?:tras|${AFTER}\s+de)\s+(dos|tres)\s+(?:andanadas|descargas|salvas|disparos)\s+de\s+${COUNTED}\s+(?:a|contra|sobre)\s+${COUNTED}\s*,\s*(?:(?:los|les)\s+)?(?:cargan|atacan)\s+${COUNTED}\W*$`
    ),
    '$2 disparan $1 veces a $3 y luego $4 los cargan'
  ],
  [
    re(
      String.raw`^\W*(?:disparar|disparo)\s+con\s+${COUNTED}\s+(?:a|contra)\s+${COUNTED}\s*[,;.]\s*(?:y\s+)?(?:luego\s+)?(?:vuelvo\s+a\s+disparar|dispar(?:o|ar)\s+(?:otra\s+vez|de\s+nuevo))\s*(?=[,;.])`
    ),
    '$1 disparan dos veces a $2'
  ],
  [
    re(
      String.raw`(?<=^\W*)${COUNTED}\s+y\s+${COUNTED}\s+(?:carg|atac)an\s+${AT}${COUNTED}\s*,?\s+un[oa]\s+(?:tras|${AFTER}\s+del?)\s+otr[oa]\W*$`
    ),
    '$1 cargan a $3 y luego $2 los cargan'
  ],
  // who is left is charged
  [
    re(
      String.raw`(?:\s*[,;.]\s*(?:y\s+)?|\s+y\s+)(?:(?:luego|${AFTER})\s+)?(?:los\s+(?:[a-zà-ÿ]{3,20}\s+)?que\s+(?:sobreviv|qued)[ae]n|los\s+supervivientes)\s+(?:son|fueron)\s+(?:cargad|atacad)[oa]s\s+por\s+(?:mis\s+|los\s+)?(\d{1,2}\s+[^,;:.¿?]{3,50}?)\W*$`
    ),
    ', luego $1 cargan contra ellos'
  ],
  // the shot first
  [
    re(
      String.raw`^\W*${COUNTED}\s+(?:cargan|atacan)\s+${AT}${COUNTED}\s*(?:[,;]\s*|\s)(?:(?:y|pero)\s+)?(?:antes|primero|previamente)\s*,?\s+${COUNTED}\s+(?:l[eo]s\s+)?dispar(?:an|aron)(?:\s+a\s+ellos)?\W*$`
    ),
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    re(
      String.raw`^\W*${COUNTED}\s+(?:cargan|atacan)\s+${AT}${COUNTED}\s*,?\s+a\s+(?:l[oa]s\s+(?:que|cuales)|quienes)\s+(?:(?:antes|ya|previamente|les)\s+){0,3}(?:han\s+disparado|disparan|dispararon)\s+(?:antes\s+)?${COUNTED}\W*$`
    ),
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    re(
      String.raw`^\W*(?:tras|${AFTER}\s+de)\s+disparar(?:les?)?\s+con\s+${COUNTED}\s*,\s*(?:(?:los|les?)\s+)?(?:cargo|ataco)\s+(?:con\s+${COUNTED}\s+${AT}${COUNTED}|${AT}${COUNTED}\s+con\s+${COUNTED})\W*$`
    ),
    '$1 disparan a $3$4 y luego $2$5 los cargan'
  ],
  [
    re(
      String.raw`^\W*antes\s+de\s+(?:cargar|atacar)\s+con\s+${COUNTED}\s+${AT}${COUNTED}\s*,\s*(?:les?\s+)?dispar(?:an|o|amos)\s+(?:con\s+)?${COUNTED}\W*$`
    ),
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    re(
      String.raw`^\W*antes\s+de\s+que\s+(?:carguen|ataquen)\s+${COUNTED}\s+${AT}${COUNTED}\s*,\s*${COUNTED}\s+(?:los|les?)\s+disparan\W*$`
    ),
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    re(
      String.raw`^\W*${COUNTED}\s+(?:los|les)\s+(?:cargan|atacan)\s+${AFTER}\s+de\s+que\s+${COUNTED}\s+disparen\s+${AT}${COUNTED}\W*$`
    ),
    '$2 disparan a $3 y luego $1 los cargan'
  ],
  [
    re(
      String.raw`^\W*${COUNTED}\s+(?:cargan|atacan)\s+${AT}${COUNTED}\s+(?:tras|${AFTER}\s+de\s+(?:que\s+)?)\s*(?:disparar|disparen)(?:les)?\s+${COUNTED}\W*$`
    ),
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    /(?<![a-zà-ÿ])(luego|despu[eé]s)\s+(?:lo\s+que|los\s+que|quienes)\s+(?:les\s+)?(?:quede|sobreviva|resista)n?(?:\s+(?:viv[oa]s|en\s+pie|de\s+ell[oa]s))?\s+cargan?\s+(?=a\s)/gi,
    '$1 cargan '
  ],
  // a verb said once, or again
  [re(String.raw`(?<![a-zà-ÿ])(luego|${AFTER})\s+${SAME_OR_COUNTED}\s+a\s+(?=\d)${AFTER_DEED}`), '$1 $2$3 $4an a '],
  [
    re(
      String.raw`(?<![a-zà-ÿ])(carg|dispar|atac)an\s*(?:,\s*|\sy\s+)(?:[^,;.\d]{2,20},?\s+y\s+)?(?:luego\s+)?(?:vuelven\s+a\s+\1ar|\1an\s+(?:otra\s+vez|de\s+nuevo))\s+(?=(?:a|contra)\s+(?:(?:los|las|sus|mis)\s+)?\d)`
    ),
    '$1an dos veces '
  ],
  [/(?<![a-zà-ÿ])vuelven?\s+a\s+(carg|dispar|atac)ar(?:l[oae]s)?(?![a-zà-ÿ])/gi, '$1an otra vez'],
  [
    re(
      String.raw`[\s,;.]+(?:y\s+)?(?:(?:luego|${AFTER})\s+)?(?:otra\s+vez|de\s+nuevo|nuevamente)${END}(?<!an\s+(?:otra\s+vez|de\s+nuevo|nuevamente))(?<=[,;.\s](?:y|luego|${AFTER})\s+\S+(?:\s+\S+)?)${AFTER_DEED}`
    ),
    ', luego los $1an otra vez'
  ],
  [
    re(String.raw`^\W*disparan\s+${COUNTED}\s+y\s+(?:luego|${AFTER})\s+(?:cargan|atacan)\s+${COUNTED}\s+${AT}${COUNTED}\W*$`),
    '$1 disparan a $3 y luego $2 los cargan'
  ],
  [/[\s,;.]+(?:y\s+)?con\s+eso\s*,?\s+(?=(?:los\s+|las\s+)?(?:mis\s+)?(?:\d|carg|atac|dispar))/gi, ', luego '],
  [/(?<![a-zà-ÿ\d])2\s+veces(?![a-zà-ÿ])/gi, 'dos veces'],
  [/(?<![a-zà-ÿ\d])3\s+veces(?![a-zà-ÿ])/gi, 'tres veces'],
  // what a unit has, said behind its verb: "8 bondi cargan con 1 fatiga a 4 huscarls"
  [
    /(?<=(?<!\d)\d{1,2}\s+[a-zà-ÿ]{3,20}\s+)(carg|atac|dispar)(an?)\s+(con\s+(?:\d|una?|dos|tres|cuatro|cinco)\s+(?:de\s+)?(?:dados?|fatigas?|marcador(?:es)?|fichas?|puntos?)(?:\s+[a-zà-ÿ]{2,12}){0,4}?)\s+(?:a|contra)\s+(?=(?:mis\s+|sus\s+|los\s+|las\s+)?\d)/gi,
    '$3 $1$2 a '
  ],
  // losses before the charge
  [
    /^\W*(?:si\s+)?(?:mueren|caen|pierdo|murieron|cayeron|perd[ií])\s+(\d{1,2})\s+de\s+(?:mis\s+|sus\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+antes\s+de\s+(carg|atac)ar\s+(?=(?:a|contra)\s)/gi,
    '$2 que perdieron $1 $3an '
  ],
  [
    re(
      String.raw`^\W*(?:tras|${AFTER}\s+de)\s+perder\s+(?:a\s+)?(\d{1,2})(?:\s+(?:miniaturas|hombres|bajas))?\s*,?\s+(?:mis\s+|los\s+)?(\d{1,2}\s+[a-zà-ÿ]+)\s+(?=(?:carg|atac|dispar)an\s)`
    ),
    '$2 que perdieron $1 '
  ],
  [
    re(
      String.raw`(?<=\d\s+[a-zà-ÿ]{2,20})\s*,?\s+(?:tras|${AFTER}\s+de)\s+(?:haber\s+)?perd(?:er|ido)\s+(?:a\s+)?(\d{1,2})(?:\s+(?:miniaturas|hombres|bajas))?\s*,?\s+(?=(?:carg|atac|dispar)an\s)`
    ),
    ' que perdieron $1 '
  ],
  [
    re(
      String.raw`^(\W*(?:mis\s+|los\s+)?\d{1,2}\s+[a-zà-ÿ]{2,20})\s+((?:carg|atac|dispar)an\s+[^,;:.¿?]{4,60}?)\s*,?\s+(?:tras|${AFTER}\s+de)\s+(?:haber\s+)?perd(?:er|ido)\s+(?:a\s+)?(\d{1,2})(?:\s+(?:miniaturas|hombres|bajas))?\W*$`
    ),
    '$1 que perdieron $3 $2'
  ],
  // what a unit did before
  [/(?<![a-zà-ÿ])(?:tras|despu[eé]s\s+de)\s+(?:haber(?:se)?\s+movido|mover(?:se)?)(?![a-zà-ÿ])/gi, 'después de mover'],
  [
    /(?<![a-zà-ÿ])que\s+ya\s+(?:se\s+)?(?:movieron|(?:carg|atac|dispar)aron|han\s+(?:movido|cargado|atacado|disparado|actuado))(?:\s+(?:una\s+vez|antes|en|este\s+turno)(?![a-zà-ÿ]))*(?=\s+(?:carg|atac|dispar)an\s)/gi,
    'que han movido'
  ],
  [
    /(?<=\d\s+[a-zà-ÿ]{2,20})\s+(?:ya\s+)?(?:se\s+)?(?:movieron|han\s+movido)(?:\s+ya)?\s+y\s+(?:ahora\s+|luego\s+)?(?=(?:carg|dispar|atac)an\s)/gi,
    ' que han movido '
  ],
  [/,?\s+sin\s+(?:mover(?:se)?|haber(?:se)?\s+movido)(?![a-zà-ÿ])/gi, ''],
  [
    /(?<=\d\s+[a-zà-ÿ]{2,20})\s+(?:ya\s+)?(?:perdieron|han\s+perdido)\s+(?:a\s+)?([a-zà-ÿ]+|\d{1,2})(?:\s+(?:miniaturas|hombres|bajas))?\s*,?\s+(?:y|pero)\s+(?:(?:ahora|luego|despu[eé]s|a[uú]n\s+as[ií])\s+)?(?=(?:carg|atac|dispar)an\s)/gi,
    ' que perdieron $1 '
  ],
  [
    /(?<![a-zà-ÿ])(?:esper|aguard)an\s+((?:en|tras|detr[aá]s)\s+[^,;.\d]{1,40}?)\s+a\s+(?=(?:los\s+|las\s+|sus\s+|unos\s+)?\d)/gi,
    '$1 reciben la carga de '
  ],
  [/(?<![a-zà-ÿ])(?:esper|aguard)an\s+a\s+(?=(?:los\s+|las\s+|sus\s+|unos\s+)?\d)/gi, 'reciben la carga de ']
]
