import { type Rewording, said } from '../rewording'

/** The steps of a turn in Spanish, put in the order in which they happen, each with its verb and its target: "8 bondi rematan". */

/** No longer than a unit with what it has, so that a long text is not searched for its end again and again. */
const UNIT = String.raw`(?:(?:mis|sus|los|las) )?(?:\d+|el|un|mi) [a-zà-ÿ][^,;:.¿?\d]{0,50}?`
const COUNTED = String.raw`(?:mis |los |las )?(\d+ [a-zà-ÿ][^,;:.¿?]{0,50}?)`
const AT = '(?:a|contra) (?:los |las |sus )?'
const END = String.raw`(?=\s*(?:[,;.]|$))`
const AFTER = 'despu[eé]s'
/** A step before: its verb stands behind the last sign but one. */
const AFTER_STEP = '(?<=(?<![a-zà-ÿ])(?:carg|atac|dispar)an?(?![a-zà-ÿ])[^,;.]*[,;.][^,;.]*)'
/** The deed before, of which there is one more. */
const AFTER_DEED = String.raw`(?<=(?<![a-zà-ÿ])(carg|atac|dispar)(?:an?|o|amos)\s.{1,160}?)`
const SAME_OR_COUNTED = String.raw`(?:(?:los|las) mism[oa]s ([a-zà-ÿ]+)|(\d+ [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?))`

export const SPANISH_STEPS: readonly Rewording[] = [
  // who is left of a unit
  [said`(?<=\d [a-zà-ÿ]{2,20} )que ya (?=perd)`, 'que '],
  [
    said`
      ^\W*(?:(?:ya )?(?:s[oó]lo )?(?:me |nos )?quedan|(?:ya )?s[oó]lo tengo) (\d{1,2} [a-zà-ÿ]+) de (?:(?:mis|los|unos) )?
      \d{1,2}\s*,? (?:y|que|para) (?=(?:carg|atac|dispar|los\s|las\s))
    `,
    '$1 '
  ],
  // only those who were shot at are fewer than before
  [
    said`
      ((?<![a-zà-ÿ])disparan? (?:a|contra) (?:los |las |sus |mis )?\d{1,2} ([a-zà-ÿ]{3,20})(?:\s[^,;:.¿?\d]{1,40}?)?)
      (?:\s*[,;]\s*| )(?:(?:y|luego|${AFTER}) ){0,2}
      (?:l[oa]s que (?:qued|sobreviv)[ae]n|l[oa]s (?:supervivientes|sobrevivientes)) (?=(?:carg|atac|dispar)an\s)
    `,
    '$1, luego los $2 '
  ],
  // missiles fly before the charge that they go with
  [
    said`
      ^\W*${COUNTED} (carg|atac)an ${AT}(\d+ ([a-zà-ÿ]+)[^,;:.¿?\d]{0,40}?)\s*,? (?:mientras|a la vez que) ${COUNTED}
      \s+(?:(?:los|las|les) disparan|disparan (?:a|contra) (?:ellos|ellas|los \4))(?=\W*$)
    `,
    '$5 disparan a $3, luego $1 los $2an'
  ],
  // another wave against the same unit
  [
    said`
      [,;.]\s*(?:y )?(?:(${UNIT}) tambi[eé]n|(?:luego|${AFTER}) (${UNIT}))${END}
      (?<=(?<![a-zà-ÿ])(?:los|las|les) (?:carg|atac)an?(?: (?:los |mis )?\d[^,;.]*)?\s*[,;.][^,;.]*)
    `,
    '; luego $1$2 cargan contra ellos'
  ],
  [
    said`[,;.]\s*(?:y )?(?:(?:luego|entonces|${AFTER}) )?(${UNIT}) (?:(?:los|las|les) )?(?:carg|remat|atac)an?${END}${AFTER_STEP}`,
    '; luego $1 cargan contra ellos'
  ],
  // the unit behind its verb: "los rematan 4 hirdmen"
  [
    said`
      (?:[,;.]\s*(?:y )?|\sy )(?:(?:luego|entonces|${AFTER}) )?(?:(?:los|las|les) (?:carg|remat|atac)an|cargar con) (?:mis )?
      (\d{1,2} [a-zà-ÿ]+(?: a caballo| montad[oa]s| con [a-zà-ÿ]+)?)(?=\s*(?:[,;.]|$)| y (?:los|las|les)\s)
      (?<=(?<![a-zà-ÿ])(?:carg|atac|dispar)(?:an?|ar)(?![a-zà-ÿ])[^,;.]*[,;.].*)
    `,
    '; luego $1 cargan contra ellos'
  ],
  [
    said`
      ^\W*(?:tras|${AFTER} de) (dos|tres) (?:andanadas|descargas|salvas|disparos) de ${COUNTED} (?:a|contra|sobre)
      \s+${COUNTED}\s*,\s*(?:(?:los|les) )?(?:cargan|atacan) ${COUNTED}\W*$
    `,
    '$2 disparan $1 veces a $3 y luego $4 los cargan'
  ],
  [
    said`
      ^\W*(?:disparar|disparo) con ${COUNTED} (?:a|contra) ${COUNTED}\s*[,;.]\s*(?:y )?(?:luego )?
      (?:vuelvo a disparar|dispar(?:o|ar) (?:otra vez|de nuevo))\s*(?=[,;.])
    `,
    '$1 disparan dos veces a $2'
  ],
  [
    said`(?<=^\W*)${COUNTED} y ${COUNTED} (?:carg|atac)an ${AT}${COUNTED}\s*,? un[oa] (?:tras|${AFTER} del?) otr[oa]\W*$`,
    '$1 cargan a $3 y luego $2 los cargan'
  ],
  // who is left is charged
  [
    said`
      (?:\s*[,;.]\s*(?:y )?| y )(?:(?:luego|${AFTER}) )?
      (?:los (?:[a-zà-ÿ]{3,20} )?que (?:sobreviv|qued)[ae]n|los supervivientes) (?:son|fueron) (?:cargad|atacad)[oa]s por
      \s+(?:mis |los )?(\d{1,2} [^,;:.¿?]{3,50}?)\W*$
    `,
    ', luego $1 cargan contra ellos'
  ],
  // the shot first
  [
    said`
      ^\W*${COUNTED} (?:cargan|atacan) ${AT}${COUNTED}\s*(?:[,;]\s*|\s)(?:(?:y|pero) )?(?:antes|primero|previamente)\s*,?
      \s+${COUNTED} (?:l[eo]s )?dispar(?:an|aron)(?: a ellos)?\W*$
    `,
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    said`
      ^\W*${COUNTED} (?:cargan|atacan) ${AT}${COUNTED}\s*,? a (?:l[oa]s (?:que|cuales)|quienes)
      \s+(?:(?:antes|ya|previamente|les) ){0,3}(?:han disparado|disparan|dispararon) (?:antes )?${COUNTED}\W*$
    `,
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    said`
      ^\W*(?:tras|${AFTER} de) disparar(?:les?)? con ${COUNTED}\s*,\s*(?:(?:los|les?) )?(?:cargo|ataco)
      \s+(?:con ${COUNTED} ${AT}${COUNTED}|${AT}${COUNTED} con ${COUNTED})\W*$
    `,
    '$1 disparan a $3$4 y luego $2$5 los cargan'
  ],
  [
    said`^\W*antes de (?:cargar|atacar) con ${COUNTED} ${AT}${COUNTED}\s*,\s*(?:les? )?dispar(?:an|o|amos) (?:con )?${COUNTED}\W*$`,
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    said`^\W*antes de que (?:carguen|ataquen) ${COUNTED} ${AT}${COUNTED}\s*,\s*${COUNTED} (?:los|les?) disparan\W*$`,
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    said`^\W*${COUNTED} (?:los|les) (?:cargan|atacan) ${AFTER} de que ${COUNTED} disparen ${AT}${COUNTED}\W*$`,
    '$2 disparan a $3 y luego $1 los cargan'
  ],
  [
    said`^\W*${COUNTED} (?:cargan|atacan) ${AT}${COUNTED} (?:tras|${AFTER} de (?:que )?)\s*(?:disparar|disparen)(?:les)? ${COUNTED}\W*$`,
    '$3 disparan a $2 y luego $1 los cargan'
  ],
  [
    said`
      (?<![a-zà-ÿ])(luego|despu[eé]s) (?:lo que|los que|quienes) (?:les )?(?:quede|sobreviva|resista)n?
      (?: (?:viv[oa]s|en pie|de ell[oa]s))? cargan? (?=a\s)
    `,
    '$1 cargan '
  ],
  // a verb said once, or again
  [said`(?<![a-zà-ÿ])(luego|${AFTER}) ${SAME_OR_COUNTED} a (?=\d)${AFTER_DEED}`, '$1 $2$3 $4an a '],
  [
    said`
      (?<![a-zà-ÿ])(carg|dispar|atac)an\s*(?:,\s*|\sy )(?:[^,;.\d]{2,20},? y )?(?:luego )?
      (?:vuelven a \1ar|\1an (?:otra vez|de nuevo)) (?=(?:a|contra) (?:(?:los|las|sus|mis) )?\d)
    `,
    '$1an dos veces '
  ],
  [said`(?<![a-zà-ÿ])vuelven? a (carg|dispar|atac)ar(?:l[oae]s)?(?![a-zà-ÿ])`, '$1an otra vez'],
  [
    said`
      [\s,;.]+(?:y )?(?:(?:luego|${AFTER}) )?(?:otra vez|de nuevo|nuevamente)${END}(?<!an (?:otra vez|de nuevo|nuevamente))
      (?<=[,;.\s](?:y|luego|${AFTER}) \S+(?: \S+)?)${AFTER_DEED}
    `,
    ', luego los $1an otra vez'
  ],
  [
    said`^\W*disparan ${COUNTED} y (?:luego|${AFTER}) (?:cargan|atacan) ${COUNTED} ${AT}${COUNTED}\W*$`,
    '$1 disparan a $3 y luego $2 los cargan'
  ],
  [said`[\s,;.]+(?:y )?con eso\s*,? (?=(?:los |las )?(?:mis )?(?:\d|carg|atac|dispar))`, ', luego '],
  [said`(?<![a-zà-ÿ\d])2 veces(?![a-zà-ÿ])`, 'dos veces'],
  [said`(?<![a-zà-ÿ\d])3 veces(?![a-zà-ÿ])`, 'tres veces'],
  // what a unit has, said behind its verb: "8 bondi cargan con 1 fatiga a 4 huscarls"
  [
    said`
      (?<=(?<!\d)\d{1,2} [a-zà-ÿ]{3,20} )(carg|atac|dispar)(an?)
      \s+(
        con (?:\d|una?|dos|tres|cuatro|cinco) (?:de )?(?:dados?|fatigas?|marcador(?:es)?|fichas?|puntos?)
        (?: [a-zà-ÿ]{2,12}){0,4}?
      ) (?:a|contra) (?=(?:mis |sus |los |las )?\d)
    `,
    '$3 $1$2 a '
  ],
  // losses before the charge
  [
    said`^\W*(?:si )?(?:mueren|caen|pierdo|murieron|cayeron|perd[ií]) (\d{1,2}) de (?:mis |sus )?(\d{1,2} [a-zà-ÿ]+) antes de (carg|atac)ar (?=(?:a|contra)\s)`,
    '$2 que perdieron $1 $3an '
  ],
  [
    said`
      ^\W*(?:tras|${AFTER} de) perder (?:a )?(\d{1,2})(?: (?:miniaturas|hombres|bajas))?\s*,? (?:mis |los )?(\d{1,2} [a-zà-ÿ]+)
      \s+(?=(?:carg|atac|dispar)an\s)
    `,
    '$2 que perdieron $1 '
  ],
  [
    said`
      (?<=\d [a-zà-ÿ]{2,20})\s*,? (?:tras|${AFTER} de) (?:haber )?perd(?:er|ido) (?:a )?(\d{1,2})
      (?: (?:miniaturas|hombres|bajas))?\s*,? (?=(?:carg|atac|dispar)an\s)
    `,
    ' que perdieron $1 '
  ],
  [
    said`
      ^(\W*(?:mis |los )?\d{1,2} [a-zà-ÿ]{2,20}) ((?:carg|atac|dispar)an [^,;:.¿?]{4,60}?)\s*,? (?:tras|${AFTER} de) (?:haber )?
      perd(?:er|ido) (?:a )?(\d{1,2})(?: (?:miniaturas|hombres|bajas))?\W*$
    `,
    '$1 que perdieron $3 $2'
  ],
  // what a unit did before
  [said`(?<![a-zà-ÿ])(?:tras|despu[eé]s de) (?:haber(?:se)? movido|mover(?:se)?)(?![a-zà-ÿ])`, 'después de mover'],
  [
    said`
      (?<![a-zà-ÿ])que ya (?:se )?(?:movieron|(?:carg|atac|dispar)aron|han (?:movido|cargado|atacado|disparado|actuado))
      (?: (?:una vez|antes|en|este turno)(?![a-zà-ÿ]))*(?= (?:carg|atac|dispar)an\s)
    `,
    'que han movido'
  ],
  [
    said`(?<=\d [a-zà-ÿ]{2,20}) (?:ya )?(?:se )?(?:movieron|han movido)(?: ya)? y (?:ahora |luego )?(?=(?:carg|dispar|atac)an\s)`,
    ' que han movido '
  ],
  [said`,? sin (?:mover(?:se)?|haber(?:se)? movido)(?![a-zà-ÿ])`, ''],
  [
    said`
      (?<=\d [a-zà-ÿ]{2,20}) (?:ya )?(?:perdieron|han perdido) (?:a )?([a-zà-ÿ]+|\d{1,2})(?: (?:miniaturas|hombres|bajas))?\s*,?
      \s+(?:y|pero) (?:(?:ahora|luego|despu[eé]s|a[uú]n as[ií]) )?(?=(?:carg|atac|dispar)an\s)
    `,
    ' que perdieron $1 '
  ],
  [
    said`(?<![a-zà-ÿ])(?:esper|aguard)an ((?:en|tras|detr[aá]s) [^,;.\d]{1,40}?) a (?=(?:los |las |sus |unos )?\d)`,
    '$1 reciben la carga de '
  ],
  [said`(?<![a-zà-ÿ])(?:esper|aguard)an a (?=(?:los |las |sus |unos )?\d)`, 'reciben la carga de ']
]
