import { NUMBER, type Rewording, RIVAL, said } from '../rewording'
import { BARE, UNIT } from './sides'

/** How people describe a fight in Spanish, around and between its units: "yo llevo 8 bondi y él 4 huscarls, cargo yo", "carga: 8 bondi; objetivo: 4 huscarls". */

const I_HAVE =
  '(?:(?:yo|nosotros) (?:(?:llevo|tengo|traigo|llevamos|tenemos|somos) (?:con )?|con )?|(?:llevo|tengo|traigo|tenemos|llevamos|somos|cuento con) )'
const HE_HAS = `${RIVAL} (?:(?:(?:lleva|tiene|trae|cuenta con)n?|son) |con )?`
const AND = String.raw`\s*(?:[,;.]\s*(?:y )?| y )`
const I_CHARGE = '(?:(?:y )?(?:yo (?:(?:le|lo|les|los) )?cargo|(?:(?:le|lo|les|los) )?(?:cargo(?: yo)?|cargamos(?: nosotros)?)))'
const I_SHOOT = '(?:(?:y )?(?:yo )?(?:les? )?disparo(?: yo)?)'
const HE_CHARGES = `(?:(?:y )?(?:${RIVAL} (?:me )?cargan?|me cargan?(?: ${RIVAL})?|cargan? ${RIVAL}))`
const ATTACK = '(?:cargan?|atacan?|atacantes?)'
const SHOT = '(?:disparan?|tiran?|shooter|disparador(?:es)?)'
const AT = String.raw`(?:objetivo|target|blanco|defienden?|defensor(?:es)?|contra)\s*:?`
/** A charge of those who were charged; in the same melee they fight back anyway. */
const STRIKE_BACK =
  '(?:(?:luego|despu[eé]s|en su turno) )?(?:les? |l[oa]s )?(?:devuelven (?:la|el) (?:carga|golpe|ataque)|contracargan|(?:contraatacan|cargan|atacan)(?= (?:en|durante) (?:el )?su| despu[eé]s))(?: (?:en|durante) su (?:propio )?turno| despu[eé]s)?'
/** What somebody asks for who tells a plan. */
const OPINION =
  '(?:(?:c[oó]mo )?lo (?:ves|veis|ven)(?: bien)?|qu[eé] (?:os|te|les|le) parece|qu[eé] (?:opin|pens|dec)[a-zà-ÿ]+|(?:es )?(?:una )?buena idea|alg[uú]n consejo|consejos?|(?:merece|vale) la pena)'

export const SPANISH_SPEECH: readonly Rewording[] = [
  // letters
  [
    said`^\W*(?:estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|muy) (?:se[ñn]or(?:es|as?)?|amig[oa]s?|tod[oa]s|jugador(?:es)?)(?: m[ií]o)?\s*[,:.!]+\s*`,
    ''
  ],
  [
    said`[\s,;.!?]+(?:(?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|atentamente|(?:muchas )?gracias (?:de antemano|por (?:todo|la ayuda)))\W*$`,
    ''
  ],
  [
    said`^\W*(?:(?:me )?(?:podr[ií]a(?:n|s|is)?|puede(?:n|s)?) (?:decir(?:me|nos)?|indicar(?:me|nos)?))\s*:?\s*(?=(?:qu[eé]|c[oó]mo|cu[aá]l|cu[aá]nt|si)\S*\s)`,
    ''
  ],
  [
    said`
      ^\W*c[oó]mo les (?:ir[ií]a|va|ir[aá]) a (?=(?:(?:mis|sus|los|las) )?${NUMBER} [a-zà-ÿ]+ (?:contra|frente a|vs)\s)
    `,
    ''
  ],
  [
    said`
      ^\W*(?:yo )?(?:tengo|uso|juego) ([a-zà-ÿ ]{3,30}?)(?: y|,(?: y)?) ${RIVAL} (?:tienen?|usan?|juegan?) ([a-zà-ÿ ]{3,30}?)
      \s*[:;,.]\s*(?=(?:mis |sus |los )?\d)(.{8,160}?)\W*$
    `,
    '$3; uso $1 y él usa $2'
  ],
  [said`^\W*(?:yo )?(?:uso|juego) (?=[a-zà-ÿ ]{3,30}\s*[:;]\s*(?:mis )?\d)`, 'tengo '],
  // before the fight
  [said`^\W*ay[uú]da(?:me)? (?:con|a) (?=(?:mis )?\d|(?:carg|atac|dispar))`, ''],
  [said`(?<![a-zà-ÿ])(ataque|carga|asalto) (?:sorpresa|frontal|directo|directa)(?![a-zà-ÿ])`, '$1'],
  [
    said`(?<=[a-zà-ÿ\d] )se (?:topa|encuentra|tropieza|traba|choca)n? (?:con|contra) (?=(?:(?:los|las|sus|mis|unos) )?\d)`,
    'cargan a '
  ],
  [said`(?<![a-zà-ÿ])entre (\d{1,2}) y (\d{1,2})(?= [a-zà-ÿ]{3,20}\s)`, '$1-$2'],
  [said`^\W*(?:buen[oa]s(?: (?:d[ií]as|tardes|noches))?|hola(?: a tod[oa]s| gente)?|saludos|qu[eé] tal)\s*[.,!:]+\s*(?=\S)`, ''],
  [
    said`
      ^\W*(?:(?:tengo|una|otra|mi) )+(?:duda|pregunta|consulta|cuesti[oó]n|curiosidad)
      (?: (?:con|sobre|de|r[aá]pida|tonta)[^.:;,?\d]{0,40})?\s*[.:;,?]\s*(?=\S)
    `,
    ''
  ],
  [said`^\W*(?:t[uú] )?(?:cre[eé]s?|creen|pens[aá]s|piensan?s?|opin[aá]s?|dir[ií]as?) que (?=(?:mis |los |las |sus )?\d)`, ''],
  [
    said`^\W*(?:les? )?(?:tir|lanz|mand|ech)(?:an?|o) (?:mis )?(${BARE}) encima (?:a|de) (?=(?:los |las |sus )?\d)`,
    '$1 cargan a '
  ],
  [said`^\W*a\s*ver si (?:me aclaro|lo entiendo|me entero)\s*[,:.]\s*`, ''],
  [said`^\W*segunda\s*[,:]\s*(?=\d)`, 'segunda edición: '],
  [
    said`(\d{1,2}) (?:muertos|bajas) (?:m[ií][oa]s|mine) y (\d{1,2})(?: (?:muertos|bajas))? (?:suy[oa]s|theirs)(?![a-zà-ÿ])`,
    'perdí $1 y maté $2'
  ],
  [
    said`(\d{1,2}) (?:muertos|bajas) (?:suy[oa]s|theirs) y (\d{1,2})(?: (?:muertos|bajas))? (?:m[ií][oa]s|mine)(?![a-zà-ÿ])`,
    'maté $1 y perdí $2'
  ],
  [said`(\d{1,2} [a-zà-ÿ]{3,20}) (?:mine|nuestr[oa]s)(?![a-zà-ÿ])`, 'mis $1'],
  [said`(\d{1,2} [a-zà-ÿ]{3,20}) (?:theirs|suy[oa]s)(?![a-zà-ÿ])`, 'sus $1'],
  [said`^\W*(?:(?:es )?(?:mi|su|el) )?turno(?: (?:del? [a-zà-ÿ]+|suyo|m[ií]o))?\s*[:,]\s*(?=\S)`, ''],
  [said`(?<![a-zà-ÿ])(?:(?:ahora|y) )?(?:le|me) toca(?: (?:a )?(?:${RIVAL}|m[ií]))?\s*(?:,|\by\b)\s*`, ''],
  [
    said`
      ^\W*(?:estoy pensando|estaba pensando|pienso|pensaba|me planteo|dudo si) (?:en )?(cargar|atacar|disparar) ([^¿?]{8,160}?)
      (?:\s*[,;.]\s*¿?${OPINION})?\W*$
    `,
    'merece la pena $1 $2'
  ],
  [
    said`
      (?<=\S)\s*[.,;:]\s*¿?\s*(?:y )?qu[eé] (?:probabilidad(?:es)?|posibilidad(?:es)?|chances?|opciones) (?:tengo|hay|tenemos)
      \s+de (?:ganar|victoria|vencer)\W*$
    `,
    ''
  ],
  [said`^\W*(?:tengo )?(?:dos|tres|cuatro) (?:unidades|opciones|candidat[oa]s)\s*:\s*(?=\d)`, ''],
  [
    said`^\W*${RIVAL} (carg|atac|dispar)a con (\d{1,2} [a-zà-ÿ][^,;:.¿?]{0,50}?) (?=(?:a|contra) (?:mis?|nuestr[oa]s)\s)`,
    '$2 $1an '
  ],
  // what each of the two has, and who charges
  [
    said`^\W*(mis|sus) ([a-zà-ÿ]{3,20}) (?:son )?(\d{1,2})${AND}(mis|sus) ([a-zà-ÿ]{3,20}) (?:son )?(\d{1,2})(?=\s*[,;.])`,
    '$1 $3 $2, $4 $6 $5'
  ],
  [said`^\W*mis (${BARE})${AND}sus (${BARE})\s*[,;.]\s*${I_CHARGE}[\s.!]*$`, '$1 cargan a $2'],
  [said`^\W*sus (${BARE})${AND}mis (${BARE})\s*[,;.]\s*${I_CHARGE}[\s.!]*$`, '$2 cargan a $1'],
  [said`^\W*mis (${BARE})${AND}sus (${BARE})\s*[,;.]\s*${HE_CHARGES}[\s.!]*$`, '$2 cargan a $1'],
  [said`^\W*sus (${BARE})${AND}mis (${BARE})\s*[,;.]\s*${HE_CHARGES}[\s.!]*$`, '$1 cargan a $2'],
  [said`^\W*${I_HAVE}(${UNIT})${AND}${HE_HAS}(${UNIT})\s*[,;.]\s*${I_CHARGE}[\s.!]*$`, '$1 cargan a $2'],
  [said`^\W*${I_HAVE}(${UNIT})${AND}${HE_HAS}(${UNIT})(?: a tiro)?\s*[,;.]\s*${I_SHOOT}[\s.!]*$`, '$1 disparan a $2'],
  [said`^\W*${I_HAVE}(${UNIT})${AND}${HE_HAS}(${UNIT})\s*[,;.]\s*${HE_CHARGES}[\s.!]*$`, '$2 cargan a $1'],
  [said`^\W*${HE_HAS}(${UNIT})${AND}${I_HAVE}(${UNIT})\s*[,;.]\s*${HE_CHARGES}[\s.!]*$`, '$1 cargan a $2'],
  [
    said`
      ^\W*((?:me|nos) (?:carg|atac|dispar)an\s[^;:.¿?]{4,60}?\s(?:me|nos) (?:carg|atac|dispar)an\s[^;:.¿?]{4,60}?)\s*[,;.]\s*
      (?:y )?(?:yo )?(?:tengo|tenemos) (?:mis )?(${BARE})\W*$
    `,
    'tengo $2, $1'
  ],
  // what each of the two has or plays, said last
  [
    said`
      (?<=\d\s.{6,160})\s*[,;.]\s*(?:yo )?(?:tengo|llevo|con) (${NUMBER}) (?:de )?fatigas? y ${RIVAL}
      \s+(?:(?:tiene|lleva)n? |con )?(${NUMBER})(?: (?:de )?fatigas?)?\W*$
    `,
    ', I have $1 fatigue and he has $2 fatigue'
  ],
  [
    said`(?<=\d\s.{6,160})\s*[,;.]\s*(?:yo )?(?:uso|juego) ([a-zà-ÿ ]{3,30}?)(?: y|,(?: y)?) ${RIVAL} (?:usa|juega)n? ([a-zà-ÿ ]{3,30}?)\W*$`,
    ', I use $1 and he uses $2'
  ],
  [said`(?<![a-zà-ÿ])fatigas? de (l[oa]s [a-zà-ÿ]{3,20})\s*[:=]?\s*(\d)(?=\W*$)`, '$1 tienen $2 de fatiga'],
  // who leads, and who helps
  [said`\s*,? (?:liderad|dirigid|encabezad|comandad)[oa]s? por (?=(?:el|un|mi|su)\s)`, ' con '],
  [said`(?<![a-zà-ÿ])(?:apoyad|ayudad|reforzad|respaldad)([oa]s?) por (?=(?:mis )?\d)`, 'acompañad$1 por '],
  // what every answer has
  [
    said`
      ^\W*
      (?:
        cu[aá]nt[oa]s? fatigas? (?:(?:me|les?) )?(?:quedan?|ganan?|gano|tengo|tendr[eé]|acumulo)
        |(?:me )?(?:quedo|acabo|termino) agotad[oa]s?
      ) (?:si|al|tras) (?=(?:mis )?\d|(?:carg|atac|dispar))
    `,
    ''
  ],
  [said`(?<=(?<![a-zà-ÿ])(?:gano|ganamos|venzo)) (?:seguro|fijo|f[aá]cil|f[aá]cilmente|siempre)(?= (?:con|a)\s)`, ''],
  // labels
  [said`^\W*${ATTACK}\s*:\s*(${UNIT})\s*[.,;]?\s*${AT} (${UNIT})\W*$`, '$1 cargan a $2'],
  [said`^\W*${SHOT}\s*:\s*(${UNIT})\s*[.,;]?\s*${AT} (${UNIT})\W*$`, '$1 disparan a $2'],
  // their numbers behind their names: "los huscarls (4)"
  [said`(?<![a-zà-ÿ])(?:los|las|((?:mis|sus|nuestr[oa]s)\s))\s*([a-zà-ÿ]{3,20})\s*\((\d{1,2})\)`, '$1$3 $2'],
  [said`(?<=(?<![a-zà-ÿ])(?:carg|atac)an)\s*[;,.]\s*(?:y )?(?:se )?defienden (?:los |las )?(?=(?:mis |sus )?\d)`, ' a '],
  [
    said`^\W*(?:los|las) ([a-zà-ÿ]{3,20}) son (\d{1,2})${AND}(?:los|las) ([a-zà-ÿ]{3,20}) (?:son )?(\d{1,2})\s*(?=[,;.])`,
    '$2 $1 contra $4 $3'
  ],
  [said`(?<![a-zà-ÿ])(?:unos|unas|los|las|mis|sus) ([a-zà-ÿ]{3,20})\s*,\s*(\d{1,2}) en total\s*,?`, '$2 $1'],
  // who charges, said last
  [
    said`
      \s*[,;.]\s*(?:la carga (?:es de|la (?:hacen|lanzan|inician))|siendo) ((?:los|las) [a-zà-ÿ]{3,20})
      (?: (?:los|las) (?:atacantes|que (?:cargan|atacan)))?\W*$
    `,
    ', cargan $1'
  ],
  // orders to a unit
  [
    said`^\W*(?:(?:ordeno|mando|pido|digo) a|(?:le|les) (?:ordeno|mando|pido|digo) a) (${BARE}) (?:a )?(carg|atac|dispar)ar (?=(?:a|contra)\s)`,
    '$1 $2an '
  ],
  [said`^\W*(?:si )?(?:uso|utilizo|empleo) (?:a )?(${BARE}) para (carg|atac|dispar)ar (?=(?:a|contra)\s)`, '$1 $2an '],
  [
    said`(?<![a-zà-ÿ])(?:a|en) (?:combate|mel[eé]e|melé|lucha|cuerpo a cuerpo) (?:con|contra) (?=(?:mis |sus |los |las )?\d)`,
    'contra '
  ],
  // shots
  [said`(?<=\d [a-zà-ÿ]+(?: con [a-zà-ÿ]+)? )contra (${BARE}) (?:a distancia|desde lejos|de lejos)(?![a-zà-ÿ])`, 'disparan a $1'],
  [said`(?<![a-zà-ÿ])(?:a|desde) (?:larga|media|corta|mucha|poca) distancia\s*,?(?![a-zà-ÿ])`, ''],
  [
    said`[,;.]\s*yo con ([a-zà-ÿ ]{3,25}?) y ${RIVAL} con ([a-zà-ÿ ]{3,25}?)(?<!(?:me|mis)\s.{0,200})\W*$`,
    ', el atacante con $1, el defensor con $2'
  ],
  // states
  [said`^\W*(\d) fatigas? tienen (?:los |las |mis |sus )?(${BARE}) que (?=(?:carg|atac|dispar)an\s)`, '$2 con $1 fatigas '],
  [said`(?<![a-zà-ÿ])(agotad)[ií]sim(?=[oa]s?(?![a-zà-ÿ]))`, '$1'],
  [
    said`^\W*tanto (${BARE}) como (${BARE}) ((?:tienen|est[aá]n|llevan) [^,;.]{2,40}?)\s*((?:[,;.].{0,80})?)$`,
    '$1 contra $2, ambos $3$4'
  ],
  [
    said`
      (?:us|gast|emple)(?:an?|ando) (?:una|1) (?:para|en) (?:(?:subir|mejorar|aumentar) )?(?:su|la|mi) (?:propia )?armadura y
      \s+(?:la )?otra (?:para|en) (?:(?:bajar|reducir|empeorar) )?
      (?:la (?:suya|enemiga|de(?:l| los| las)? [a-zà-ÿ]+)|(?:la|su) armadura(?: enemiga)?)(?![a-zà-ÿ])
    `,
    'gastan ambas'
  ],
  [
    said`
      \s*,? (?:gastando|usando|empleando) (?:esa|dicha|esta|su|la) fatiga (?:en|para) (?:bajar|reducir|empeorar) (?:su|la)
      \s+armadura(?: enemiga)?(?![a-zà-ÿ])
    `,
    ', el atacante gasta fatiga en armadura enemiga'
  ],
  // chances
  [
    said`(?<![a-zà-ÿ])qu[eé] tan (?:probable|f[aá]cil|posible|dif[ií]cil) es (?=[a-zà-ÿ]{3,12}[aei]r(?:l[oe]s?)?\s)`,
    'probabilidad de '
  ],
  [
    said`^\W*con (${BARE})\s*,? a cu[aá]nt[oa]s ([a-zà-ÿ]{3,20}) (?:les )?(?:(?:puedo|podr[ií]a) (?:ganar|vencer|derrotar)(?:les)?|gano|venzo)\W*$`,
    '$1 contra 1-12 $2'
  ],
  // steps
  [
    said`(?<=(?:carg|atac)[a-zà-ÿ]+ con\s.{6,120})\s*,? (?:y )?(?:luego|despu[eé]s) con ((?:(?:mis|los|las) )?\d{1,2} [a-zà-ÿ]+)\W*$`,
    ' y luego $1 los cargan'
  ],
  [
    said`
      (?<![a-zà-ÿ])(?:por [uú]ltimo|finalmente|para (?:terminar|acabar|rematar)|a continuaci[oó]n|(?:acto )?seguido)\s*,?
      \s+(?=(?:(?:los|las|mis|sus) )?\d{1,2}\s)
    `,
    'luego '
  ],
  [said` y en el mismo turno (?=[a-zà-ÿ]+\s)`, ' y luego '],
  [
    said`(?<=\d ([a-zà-ÿ]{3,20})(?:\s[^,;.:\d]{2,50})?)\s*,? (?:(?:y )?[eé]st[oa]s|que|quienes) ${STRIKE_BACK}\W*$`,
    ', luego los $1 los cargan'
  ],
  [
    said`\s*(?:[,;.]\s*|\s)(?:y )?(?:(?:luego|despu[eé]s) )?((?:los|las) [a-zà-ÿ]{3,20}) ${STRIKE_BACK}\W*$`,
    ', luego $1 los cargan'
  ]
]
