import { MANY_ROUNDS, type Rewording, said } from '../rewording'
import { SPANISH_ASIDES } from './asides'
import { SPANISH_CHANCES } from './chances'
import { SPANISH_CHOICES } from './choices'
import { SPANISH_FOES } from './foes'
import { SPANISH_LOOKUPS } from './lookups'
import { SPANISH_QUESTIONS } from './questions'
import { SPANISH_SIDES } from './sides'
import { SPANISH_SPEECH } from './speech'
import { SPANISH_STATES } from './states'
import { SPANISH_STEPS } from './steps'
import { SPANISH_TELLING } from './telling'

/** Turns of phrase around a fight in Spanish, put in plain words before the text is read: "tengo 4 huscarls, ¿aguanto si me cargan 8 bondi?" */

const OF_MINE = String.raw`(?:mis |nuestros )?(\d+ .+?)`
const I_DO = '(cargo|ataco|disparo|cargar|atacar|disparar)'
const THEY_DO = '(cargan|disparan|atacan)'

export const SPANISH_REWORDINGS: readonly Rewording[] = [
  // "gastan 2 en armadura": dos fatigas
  [
    said`(?<![a-zà-ÿ])((?:gast|us)(?:o|a|as|an|amos|ando)) ([23]|dos|tres) (?=en (?:(?:mi|su|la|nuestra) )?armadura(?![a-zà-ÿ])(?!\s*y\s))`,
    '$1 $2 fatigas '
  ],
  ...SPANISH_TELLING,
  ...SPANISH_FOES,
  ...SPANISH_SPEECH,
  ...SPANISH_SIDES,
  ...SPANISH_STEPS,
  ...SPANISH_STATES,
  ...SPANISH_ASIDES,
  ...SPANISH_CHANCES,
  ...SPANISH_CHOICES,
  ...SPANISH_QUESTIONS,
  ...SPANISH_LOOKUPS,
  // small talk
  [said`^\W*(?:a ver|bueno|oye|mira|pues(?: (?:nada|eso|bien))?|nada|venga)(?:\s*,\s*| (?=\d))`, ''],
  [said`[\s,;.]+¿?(?:q|qu[eé]|que) (?:pasa|ocurre|sucede|sale|pinta tiene|onda|tal)\W*$`, ''],
  // who of both has more dead, which every answer shows
  [
    said`^\W*(?:mueren|caen) m[aá]s [a-zà-ÿ]{3,20} (?:o|que) (?:m[aá]s )?[a-zà-ÿ]{3,20} (?:si|cuando) (?=(?:mis )?\d|(?:carg|atac|dispar)o\s)`,
    ''
  ],
  // who does it
  [said`(?<=(?<![a-zà-ÿ])(?:dispar|carg|atac)o )(?:antes|primero) (?=con\s)`, ''],
  [said`^\W*(?:ataco|cargas) con(?= (?:mis? |nuestros |tus? )?\d+ (?!dados|dado))`, ''],
  [said`^\W*(?:le|les) tiro a (.+?) con ${OF_MINE}\W*$`, '$2 disparan a $1'],
  [
    said`
      ^\W*(?:cu[aá]nt[oa]s (?:mata|hace|tumba) )?(?:una )?
      (?:
        (?:descarga|andanada|salva|r[aá]faga)(?: de (?:flechas|virotes|piedras))?|(?:los |el )?(?:disparos?|tiros?|fuego)
        |flechas|flechazos|virotes|ballestazos?|saetas
      ) de ${OF_MINE} (?:a|contra|sobre|en) (?=(?:los |las |mis |sus )?\d)
    `,
    '$1 disparan a '
  ],
  [
    said`
      (?<![a-zà-ÿ])(?:(?:le|les) )?(?:pego|suelto|lanzo|tiro|mando|meto|hago|disparo|echo) (?:una? |otra )?
      (?:descarga|andanada|salva|r[aá]faga|lluvia|flechas|flechazos|virotes|pedradas)(?: de (?:flechas|virotes|piedras))?
      \s+(?:con|de) ${OF_MINE} (?:a|contra|sobre)\s+
    `,
    '$1 disparan a '
  ],
  [said`(?<![a-zà-ÿ])(?:disparo|disparamos) (dos|tres) veces con ${OF_MINE} (?:a|contra|sobre) `, '$2 disparan $1 veces a '],
  [said`^\W*(?:asaetear?|acribillar?|flechar) a (.+?) con ${OF_MINE}\W*$`, '$2 disparan a $1'],
  [said`([,;.]\s*|\sy )soy (?=\d)`, '$1tengo '],
  // closing ranks
  [
    said`
      ^\W*(?:si )?me cargan? (?:con )?${OF_MINE}\s*(?:,|;|:|\by\b)\s*¿?\s*(?:(?:me )?conviene |es mejor |debo |debería )?
      (?:cerrar|cierro|reduzco|reducir) (?:(?:mis )?dados|filas)(?: o no)? con (?:mis )?(\d+ [a-zà-ÿ]+)\W*$
    `,
    '$2 cargados por $1, con o sin cerrar filas'
  ],
  [
    said`
      ^\W*(?:qu[eé] )?diferencia (?:hay )?entre cerrar filas y no (?:cerrar(?:las)?(?: filas)?|hacerlo) con (?:mis )?
      (\d+ [a-zà-ÿ]+) cargad[oa]s por (.+?)\W*$
    `,
    '$1 cargados por $2, con o sin cerrar filas'
  ],
  [said`(?<![a-zà-ÿ])entregan(?:do)? (?=(?:la mitad de )?(?:(?:los|sus) )?dados)`, 'ceden '],
  [said`(?<![a-zà-ÿ])en formaci[oó]n cerrada(?![a-zà-ÿ])`, 'con filas cerradas'],
  // without accents
  [said`(?<![a-zà-ÿ])perdi(?= (?:\d|tod))`, 'perdí'],
  [said`(?<![a-zà-ÿ])cargue(?= con\s)|^\W*(?:hice|lanc[eé]|declar[eé]) una carga(?= con\s)`, 'cargué'],
  [said`(?<![a-zà-ÿ])dispare(?= con\s)`, 'disparé'],
  [said`(?<![a-zà-ÿ])mate(?= (?:a )?(?:\d|tod))`, 'maté'],
  [said` ni (?=(?:mat|perd)[eéíioó]+\s)`, ' y no '],
  [
    said`(?<![a-zà-ÿ])no (mat[eéoó]|perd[ií]|perdi[oó]|mataron|perdieron) (?:a )?(?:ni un[oa]|ning[uú]n[oa]|nadie|nada)(?: sol[oa])?(?![a-zà-ÿ])`,
    '$1 ninguno'
  ],
  [
    said`^\W*cu[aá]nt[oa]s ([a-zà-ÿ]+) (?:me quedan|pierdo|mato|sobreviven|mueren|caen) (?:si|cuando|al) ${I_DO} con (?:mis )?(\d+) (?=(?:a|contra)\s)`,
    '$2 con $3 $1 '
  ],
  [
    said`
      ^\W*cu[aá]nt[oa]s ([a-zà-ÿ]+) (?:me (?:llevo(?: por delante)?|cargo|cepillo|pelo)|mato|tumbo|elimino|bajo|caen|mueren)
      \s+(?:si|cuando|al) (?:l[eo]s )?(?:cargo|ataco) con (?:mis )?(\d{1,2} [a-zà-ÿ][^,;:.¿?]{0,40}?)\s*[,;.:?]+\s*(?:y )?
      (?:(?:ellos|[eé]l) )?(?:son|hay|tiene|eran|quedan) (\d{1,2})\W*$
    `,
    '$2 cargan a $3 $1'
  ],
  [said`(?<=\d ([a-zà-ÿ]{3,20}) (?:si|cuando|al) )${I_DO} con (?:mis )?(\d+) (?=(?:a|contra)\s)`, '$2 con $3 $1 '],
  [
    said`(?<![a-zà-ÿ])(?:le|les) (?:met[ií]|lanc[eé]|tir[eé]|ech[eé]|mand[eé]) (?:mis )?(\d{1,2} [a-zà-ÿ]+) (?:encima )?(?=(?:a|contra) (?:sus |los |las )?\d)`,
    'cargué con $1 '
  ],
  [said` perdiendo (?=(?:s[oó]lo )?\d)(?<=(?<![a-zà-ÿ])mat[eéó]\s.*)`, ' y perdí '],
  [said` matando (?:a )?(?=(?:s[oó]lo )?\d)(?<=(?<![a-zà-ÿ])perd[ií]\s.*)`, ' y maté '],
  // who fell to whom
  [
    said`^\W*mat[eé] (?:a )?(\d+) de (?:sus )?(\d+ [a-zà-ÿ]+) con (?:mis )?(\d+ [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?)(?!\s*(?:carg|dispar))`,
    '$3 mataron $1 de sus $2'
  ],
  [said`^\W*me mataron (\d+) de (?:mis )?(\d+ [a-zà-ÿ]+) con (\d+ [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?)`, '$3 mataron $1 de mis $2'],
  [
    said`
      (\d{1,2} [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?) me (?:mataron|tumbaron|quitaron) (?:a )?(\d{1,2}) ([a-zà-ÿ]{3,20}) de
      \s+(?:los |mis )?(\d{1,2})(?=\W*$|\s*[,.;:])
    `,
    '$1 mataron $2 de mis $4 $3'
  ],
  [said`(?<![a-zà-ÿ])(me|nos) han? (carg|atac|dispar)ado(?![a-zà-ÿ])`, '$1 $2aron'],
  [
    said`(?<![a-zà-ÿ])(?:[eé]l|ellos|(?:mi|el) (?:rival|enemigo|oponente)) perdi(?:ó|o|eron) (\d{1,2}) y yo (?:s[oó]lo )?(\d{1,2})(?=\W*$|\s*[,.;:])`,
    'maté $1 y perdí $2'
  ],
  [
    said`(?<![a-zà-ÿ])(?:yo )?perd[ií] (\d{1,2}) y (?:[eé]l|ellos|(?:mi|el) (?:rival|enemigo|oponente)) (?:s[oó]lo )?(\d{1,2})(?=\W*$|\s*[,.;:])`,
    'perdí $1 y maté $2'
  ],
  [
    said`
      ^\W*(carg|atac|dispar)(?:u[eé]|qu[eé]|[eé]) (?:a|contra) ((?:sus |los |las )?\d{1,2} [a-zà-ÿ]+) con
      \s+((?:mis )?\d{1,2} [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?)(?=\s*,| y\s)
    `,
    '$3 $1aron a $2'
  ],
  [said`(\d+ [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?) me mataron (\d+|tod[a-zà-ÿ]+) (?:de )?(?:mis )?(?=\d)`, '$1 mataron $2 de mis '],
  [
    said`
      ^\W*me (cargó|cargaron|dispar[oó]|dispararon|atac[oó]|atacaron) (?:con )?(\d+ [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?)
      \s*,? y perd[ií] (?:a )?(\d+) de (?:mis )?(\d+ [a-zà-ÿ]+)
    `,
    '$2 $1 a mis $4 y perdí $3'
  ],
  [
    said`
      ^\W*((?:mis|sus) \d{1,2} [a-zà-ÿ]+) (?:fueron|han sido) (carg|atac|dispar)ad[oa]s por
      \s+((?:mis |sus )?\d{1,2} [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?)(?=\s*,| y\s)
    `,
    '$3 $2aron a $1'
  ],
  [
    said`^\W*me (?:cargó|cargaron|atac[oó]|atacaron) (?:con )?(\d+ [a-zà-ÿ]+) y (mat[oó]|mataron) (\d+) de (?:mis )?(\d+ [a-zà-ÿ]+)`,
    '$1 cargaron a mis $4 y mataron $3'
  ],
  [said`(?<![a-zà-ÿ])us(?:an?|ando|o) aplastar(?![a-zà-ÿ])|(?<![a-zà-ÿ])con aplastar(?![a-zà-ÿ])`, 'usan Machacar'],
  [
    said` y (?:gast[ao]n?|usan?)(?<=(?<![a-zà-ÿ]|(?:me|nos)\s)carg[a-zà-ÿ]+ (?:(?!\spor\s).)*?) (?=(?:\d |una? )?(?:de )?(?:su|la) fatiga)`,
    ', el atacante gasta '
  ],
  // states
  [
    said`(?<!\d)\d{1,2} ([a-zà-ÿ]{3,20})\s*,? (?:a l[oa]s que|que) (?:ya |s[oó]lo ){0,2}(?:les? )?quedan (?:s[oó]lo )?(\d{1,2})(?!\d)(?:\s*,)?`,
    '$2 $1'
  ],
  [
    said`,? sin (?:usar|gastar|jugar) (?:ning[uú]n[oa]? |(?:las|los|sus) )?(?:habilidad(?:es)?|dados?(?: (?:de )?saga)?|nada)(?![a-zà-ÿ])`,
    ''
  ],
  [said`(?<=dispar[a-z]{1,3} )a (?:bocajarro|quemarropa) `, ''],
  [said`(?<=\d [a-zà-ÿ]{3,20}) a (?:bocajarro|quemarropa) (?:a|contra|sobre) `, ' disparan a '],
  [
    said`
      (\d{1,2} [a-zà-ÿ]{3,20}) (si|cuando) (l[oae]s cargan (?:mis |sus )?\d[^,;.:¿?]{2,50}?)\s*,? y
      \s+((?:cierran|ceden|reducen|renuncian) [^,;.:¿?]{3,30}?)\W*$
    `,
    '$1 que $4 $2 $3'
  ],
  [said`(?<=\scon )una(?=\W*$)(?<=(?<![a-zà-ÿ])fatigas?(?![a-zà-ÿ]).*)`, '1 fatiga'],
  [
    said` y (?:repiten?|repito)(?<=(?:carga|dispar|contra|ataca).*) (?:los )?(?:dados )?(?:fallos|fallados|que fallan)\W*$`,
    ' y el atacante repite ataque'
  ],
  [said`(?<![a-zà-ÿ])detr[aá]s de una pared|(?<![a-zà-ÿ])tras un murete`, 'detrás de un muro'],
  [said`(?<![a-zà-ÿ])en (?:el|un) trigal(?![a-zà-ÿ])`, 'en trigo'],
  [said`(\d+ [a-zà-ÿ]+(?: (?!con)[a-zà-ÿ]+){0,4}) con lanzas?(?![a-zà-ÿ])`, '$1'],
  // chances
  [said`(?<![a-zà-ÿ])prob(?:s|es)?\.? (?=(?:hay )?de\s)`, 'probabilidad '],
  [
    said`(?<![a-zà-ÿ])(?:qu[eé] tan|c[oó]mo de|cu[aá]n) (?:probable|f[aá]cil|posible|dif[ií]cil|segur[oa]) es que `,
    'probabilidad de que '
  ],
  [said`^\W*(?:cu[aá]l es )?(?:el )?resultado m[aá]s probable (?:de|si|cuando) `, ''],
  [
    said`(?<![a-zà-ÿ])(probabilidad de que) (?:me )?maten (?:a )?(?=(?:al menos |m[aá]s de )?\d+ (?:o m[aá]s )?de mis\s)`,
    '$1 pierda '
  ],
  [said`(?<![a-zà-ÿ])hay m[aá]s de(?:l)? (?:un )?\d+\s*% de que gane con `, 'probabilidad de ganar con '],
  [
    said`(?<=(?<![a-zà-ÿ])(?:mat|elimin|tumb|derrib)[a-zà-ÿ]+ (?:al menos )?)a (?=(?:al menos )?\d{1,2}(?: o (?:m[aá]s|menos))?(?:\W*$| [a-zà-ÿ]+ de \d))`,
    ''
  ],
  [
    said`
      (?<![a-zà-ÿ])((?:mat[a-zà-ÿ]+|perd[a-zà-ÿ]+|pierd[a-zà-ÿ]+) (?:a )?)(al menos |m[aá]s de )?(\d+) ([a-zà-ÿ]+) de (\d+)
      (?=\W*$| (?:con|si|cargando|disparando)|[,;:.])
    `,
    '$1$2$3 de $5 $4'
  ],
  [said`(?<![a-zà-ÿ])para tener (?:un )?(\d+)\s*% de (?:probabilidad de )?ganar a (.+?)\W*$`, 'para ganar a $2 con un $1 %'],
  [said`(?<![a-zà-ÿ])(?:qu[eé] )?porcentaje (?:hay|tengo|tenemos) (?:de|para) `, 'probabilidad de '],
  [
    said`(?<=(?<![a-zà-ÿ])(?:de|para) )(?:baj|tumb|quit|mat|llev)ar(?:les?)? (?:a )?((?:al menos )?\d{1,2}(?: o m[aá]s)?) a (?=(?:mis |sus |los |las )?\d)`,
    'matar $1 de '
  ],
  [said`(?<![a-zà-ÿ])har[ií]?[aá]n? falta(?![a-zà-ÿ])`, 'hacen falta'],
  [said`^\W*(?:en )?qu[eé] porcentaje de (?:los |las )?(?:casos|veces) ganan? `, ''],
  // how clear a win has to be is not asked of a fight, and the refusal says so
  [
    said`
      (?:probabilidad(?:es)?|prob\.?|chances?|posibilidad(?:es)?) (?:(?:hay|tengo) )?de ganar (?:por|de) (?:al menos )?(\d{1,2})
      \s+(?:bajas?|muertos?|miniaturas?)(?: de diferencia)?(?![a-zà-ÿ])
    `,
    'chance that I win by at least $1 casualties,'
  ],
  // a range, and which of two
  [
    said`
      ^\W*(?:c[oó]mo|cu[aá]nto|en qu[eé]) (?:cambian?|var[ií]an?|influyen?|afectan?)
      \s+(?:(?:el|la|las) (?:resultado|cosa|probabilidad(?:es)?) )?(?:(?:con|seg[uú]n) )?(?:la )?fatiga (?:de|entre) (\d)
      \s+(?:a|y|hasta) (\d) (?:de|en) (?:los |las |mis |sus )?(\d{1,2} [a-zà-ÿ]+) (?:cuando|si) l[eo]s cargan (?:mis |sus )?
      (\d{1,2} [a-zà-ÿ]+)\W*$
    `,
    '$4 cargan a $3 con $1 a $2 fatigas'
  ],
  [
    said`^\W*(?:variar|variando|cambiando) (?:los|las) ([a-zà-ÿ]+) (?:de|entre) (\d+) (?:a|y|hasta) (\d+) (contra|cargando) `,
    '$2-$3 $1 $4 '
  ],
  [said` frente a (?=\d{1,2} [a-zà-ÿ]{3,20} (?:contra|cargando)\s)`, ' o '],
  [said` frente a (?=(?:(?:los|las|sus) )?\d)`, ' contra '],
  [
    said` y contra (?=\d)(?<=^\W*(?:compar[a-z]+ )?(?:mis )?\d{1,2} [a-zà-ÿ]{3,20} contra \d{1,2} [a-zà-ÿ]{3,20} y contra )`,
    ' o '
  ],
  [said`^\W*(?:variar|variando|cambiando) de (\d+) a (\d+) (?=[a-zà-ÿ])`, '$1-$2 '],
  [
    said`^\W*(?:disparo|tiro) a (?:los |las )?(\d+ [a-zà-ÿ]+) o a (?:los |las )?(\d+ [a-zà-ÿ]+) con ${OF_MINE}\W*$`,
    '$3 disparan a $1 o $2'
  ],
  // editions and points
  [
    said`
      (?<![a-zà-ÿ])(?:(?:la )?nueva edici[oó]n|(?:las )?(?:reglas nuevas|nuevas reglas))
      |(?<![a-zà-ÿ])2n?da\.? ed(?:\.|ici[oó]n)?(?![a-zà-ÿ])
      |(?<![a-zà-ÿ])(?:las )?reglas (?:de (?:la )?segunda|(?:de(?:l)? )?2018)(?! edici)
    `,
    'segunda edición'
  ],
  // who holds out
  [said`^\W*tengo ${OF_MINE}\s*[,.;:]\s*¿?\s*(?:resisto|aguanto|sobrevivo|gano) si me ${THEY_DO} (.+?)\W*$`, '$3 $2 a mis $1'],
  [said`^\W*(?:resisto|aguanto|sobrevivo|gano) con ${OF_MINE} si me ${THEY_DO} (.+?)\W*$`, '$3 $2 a mis $1'],
  [said`^\W*(?:aguantan?|resisten?|sobreviven?|soportan?) ${OF_MINE} (?:a )?(?:la|una) carga de (.+?)\W*$`, '$2 cargan a $1'],
  [said`^\W*puedo (?:ganarle|ganar|vencer|derrotar) a (.+?) con (.+?)\W*$`, '$2 contra $1'],
  [said`\s*,\s*(?:y )?(?:carga (?:él|el|ella|mi (?:rival|oponente|enemigo))|cargan (?:ellos|ellas))\W*$`, ', me cargan'],
  [
    said`^\W*(?:si )?me (?:como|trago|llevo|cae) (?:la|una) carga de (\d{1,2} [a-zà-ÿ][^,;:.¿?]{0,40}?) (?:con|en|sobre) (?:mis )?(?=\d)`,
    '$1 cargan a mis '
  ],
  [
    said`
      ^\W*(?:cu[aá]nto|cu[aá]nt[oa]s|qu[eé]) (?:daño|bajas|pupa|muertos) (?:les? )?(?:hago|hacemos|hacen|har[ií]a|meto|causo)
      \s+(?:a|en) (?:los |las |sus )?(\d{1,2} [a-zà-ÿ][^,;:.¿?]{0,40}?) con (?:mis )?(\d[^,;:.¿?]{2,60}?)\W*$
    `,
    '$2 contra $1'
  ],
  // from where, or when, they charge
  [
    said`
      ^\W*defiendo (?:un|una|el|la|unas|las) (edificio|casa|ruinas?|torre|iglesia|granja|choza|bosque|colina) con (?:mis )?
      (\d[^,;:.¿?]{2,40}?)\s*(?:,|;|\by\b)\s*(?:y )?(?:me )?(?:atacan|cargan) (?:con )?(?:sus )?(\d[^,;:.¿?]{2,50}?)\W*$
    `,
    '$3 cargan a mis $2 en $1'
  ],
  [
    said`
      ^\W*(?:ante|frente a|contra) (?:sus |los )?(\d{1,2} [a-zà-ÿ][^,;:.¿?\d]{0,40}?)\s*,\s*((?:mis |los )?\d{1,2} [a-zà-ÿ]+)
      \s+(?=(?:ceden|cierran|reducen|renuncian)\s)
    `,
    '$1 cargan a $2 que '
  ],
  [
    said`
      ((?:mis |sus )?\d{1,2} [a-zà-ÿ][^,;:.¿?\d]{0,40}?) (cargan|atacan)\s*,? y
      \s+(?=(?:mis |sus |los |las )?\d{1,2} [a-zà-ÿ]+ (?:los|les) (?:reciben|esperan|aguantan))
      ((?:mis |sus |los |las )?\d{1,2} [a-zà-ÿ]+) (?:los|les) (?:reciben|esperan|aguantan)
    `,
    '$1 $2 a $3'
  ],
  [
    said` por (?:el flanco|un (?:flanco|lado)|detr[aá]s|delante|sorpresa|la (?:derecha|izquierda|espalda|retaguardia)|(?:primera|[uú]ltima) vez)(?![a-zà-ÿ])`,
    ''
  ],
  // how many, and how long
  [said`(?<![a-zà-ÿ])(mata[nr]?|mato|maten) a (?=\d+ de\s)`, '$1 '],
  [
    said`(?<![a-zà-ÿ])hasta que (?:uno(?: de los dos)?|alguno) (?:muera|caiga|desaparezca|sea (?:destruido|aniquilado))(?![a-zà-ÿ])`,
    `${MANY_ROUNDS} rondas`
  ],
  [said`(?<![a-zà-ÿ])(?:hasta (?:la muerte|el (?:final|fin|exterminio))|a muerte)(?![a-zà-ÿ])`, `${MANY_ROUNDS} rondas`],
  [
    said`
      (?<![a-zà-ÿ])hasta que (?:(?:se|s[oó]lo|no|alguien|uno|alguno|una? (?:bando|lado|unidad)|un lado) ){0,3}
      (?:queden?|mueran?|caigan?|acaben?|terminen?|desaparezcan?|gan[ae]|pierda|haya|sea)(?![a-zà-ÿ])
      (?! (?:\d|dos|tres|la mitad))[^,;.:?\d]{0,60}
    `,
    `${MANY_ROUNDS} rondas`
  ],
  [said`(?<![a-zà-ÿ])durante (?=\S+ (?:rondas|asaltos))`, ''],
  [
    said`^\W*(?:con|(?:a partir de|desde)) cu[aá]nt[oa]s (\S+) (?:les? )?(?:gano|ganar[ií]a|venzo|derroto) a (.+?)\W*$`,
    'cuántos $1 necesito para ganar a $2'
  ],
  // advice
  [said`^\W*(?:cargo o no(?: cargo)?|me la juego|cargar[ií]as) con `, '¿merece la pena cargar con '],
  [
    said`
      (?<![a-zà-ÿ])
      (?:es buena idea|hago bien en|(?:(?:me|nos) )?(?:renta|compensa|conviene|(?:sale|trae) (?:(?:a )?cuenta|rentable)))
      \s+(?=(?:cargar|atacar|disparar)\s)
    `,
    'merece la pena '
  ],
  // first a shot, then a charge
  [
    said`^\W*despu[eé]s de (?:que )?(?:disparar|disparen) ${OF_MINE} (?:a|contra) (.+?)\s*,\s*(.+?) (?:los|les) cargan\W*$`,
    '$1 disparan a $2 y luego $3 los cargan'
  ],
  [said` que contraatacan(?![a-zà-ÿ])`, ''],
  [said`^\W*(?:me|le|nos) quedan (\d+) (?:de (?:mis |sus )?\d+ ([a-zà-ÿ]+)|([a-zà-ÿ]+) de \d+)\s*,?\s*(?:que |y )?`, '$1 $2$3 '],
  // dice
  [
    said`^\W*probabilidad de (?:poder )?pagar (.+?) con (\d+) dados(?: (?:de )?saga)?(?=\W*$| (?:de )?[a-zà-ÿ]+\W*$)`,
    '$1 con $2 dados saga'
  ],
  [said`(?<![a-zà-ÿ])tirada de (?=\d)`, ''],
  [said`^\W*(?:(?:tiro|lanzo|tirar) )?(\d) dados (?:de )?saga(?: (?:de (?:los )?)?([a-zà-ÿ]+))?\W*$`, 'saga dice: $1 $2'],
  [said`(?<![a-zà-ÿ])s[ií]mbolos? (?=rar[oa]s?|comun|infrecuente)`, ''],
  [
    said`
      ^\W*(?:y )?(?:tiro|lanzo|tengo|con) (\d+) dados (?:de )?saga(?: (?:con|de) (?:los )?([a-zà-ÿ]+))?\W+
      (?:
        quiero|necesito|(?:me )?salen?
        |(?:(?:qu[eé]|cu[aá]l es la) )?(?:chance|probabilidad|posibilidad)(?:es)? (?:(?:hay|tengo) )?de
        \s+(?:sacar|tener|conseguir)
      ) (.+?)\W*$
    `,
    '$3 con $1 dados saga $2'
  ],
  [
    said`
      ^\W*(?:(?:qu[eé]|cu[aá]l es la) )?(?:chance|prob|probabilidad|posibilidad)(?:e?s)?\.? (?:(?:hay|tengo) )?de
      \s+(?:sacar|tener|conseguir|obtener|poder usar|usar) (?=.+\sdados(?!\s*(?:a|al|con) \d))
    `,
    ''
  ]
]
