import { NUMBER, type Rewording, RIVAL, SPANISH_OWN, SPANISH_UNIT, said } from '../rewording'

/** Who acts and who is acted on in Spanish, where the order of the words does not say it: "8 bondi se comen la carga de 6 caballeros". */

export const UNIT = `${SPANISH_OWN}${SPANISH_UNIT}`
/** Nothing but a unit and its weapon. */
export const BARE = String.raw`${SPANISH_OWN}\d{1,2} [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?`
/** A unit in which nobody does anything yet. */
const STANDING = String.raw`${SPANISH_OWN}\d{1,2} (?:(?!carg|atac|dispar|contra\s|vs\.?\s|recib|que\s|\d)[^,;:.¿?]){2,60}?`
/** A unit of which only its place is said waits there. */
const IN_PLACE = said`
  (?=[^,;.:]{0,60}\s(?:en|tras|detr[aá]s|dentro|entre|bajo|sobre|junto)\s)
  (?![^,;:]{0,90}(?:arco|arquer|hond|ballest|jabalin)[^,;:]{0,60}[,;:.]\s*(?:y )?dispar)
`
const HOLD = 'defienden|reciben|aguantan|resisten'
const FALL = '(?:caen?|mueren?|muere)'
const BEFORE = '(?:a manos de|ante|contra|frente a|por culpa de)'
/** Any verb of those who kill, but of those who fall. */
const KILL = said`
  (?:(?:se|me|le|les|nos) )?
  (?!(?:pierd|muer|cae|qued|sobreviv|tien|necesit|tir|lanz|hac|falt|son|van|hay|resist|aguant)[a-z]*\s)[a-zà-ÿ]{2,12}[ae]n
  (?: (?:por delante|al suelo|fuera))?
`
const I_KILL = '(?:mato|matamos|(?:me|nos) (?:cargo|llevo|echo|bajo)|bajo|tumbo|elimino|liquido)'
const BOTH = '(?:muri|cay)(?:eron|[oó])'
const BUT = String.raw`(?:,\s*(?:(?:y|pero|aunque) )?| (?:y|pero|aunque) )`
const REACH =
  '(?:combaten|luchan|pelean|alcanzan|ven|llegan(?: a (?:trabarse|pelear|combatir))?|(?:est[aá]n|quedan|entran) (?:trabad[oa]s|(?:en|a) (?:contacto|alcance|tiro|combate)))'

export const SPANISH_SIDES: readonly Rewording[] = [
  // "mi jarl y 6 hirdmen cargan a 8 huscarls, los hirdmen tienen 1 fatiga": of one of two that charge together
  [
    said`
      ^(\W*[a-zà-ÿ]+(?: [a-zà-ÿ]+){0,4}? y (?:(?:mis|sus|los) )?\d{1,2} ([a-zà-ÿ]{3,20}))( (?:carg|atac)an [^;:.¿?]{4,80}?)\s*,?
      \s+(?:y )?los \2 (?:tienen|est[aá]n|con|llevan) ([^,;.¿?]{3,40}?)(?=\W*$)
    `,
    '$1 con $4$3'
  ],
  // who has the turn charges
  [
    said`
      (?<=\d.{4,160}[,;.]\s*)
      (?:empiezan?|comienzan?|(?:van?|juegan?|act[uú]an?|mueven?) primero|(?:es )?(?:el )?turno de|les toca a)
      \s+((?:los|las|mis|sus) [a-zà-ÿ]{3,20})(?=\W*$)
    `,
    'cargan $1'
  ],
  // "Harald encabeza a 6 hirdmen": two units that charge together
  [
    said`
      (?<=^\W*(?:(?:el|mi|su) )?[a-zà-ÿ]+(?: de la guerra| [a-zà-ÿ]+)?) (?:encabeza|lidera|dirige|comanda|conduce|manda) (?:a )?
      (?=(?:mis |sus |los )?\d{1,2} [a-zà-ÿ]+ (?:contra|a la carga|y carga))
    `,
    ' y '
  ],
  [said`(?<=(?:guerra|jarl|caudillo)\s*,? )(con (?:un[oa]?|dos|tres|cuatro|\d) [a-zà-ÿ]+) cerca(?![a-zà-ÿ])`, '$1 al lado'],
  // "los 4 huscarls están en el bosque y cansados, mis 8 bondi los cargan": all of it is said of who is charged
  [
    said`
      ^\W*((?:(?:mis|sus|los|las) )?\d{1,2} [a-zà-ÿ]+) (?:est[aá]n|van) ([^;:.¿?\d]{2,40}?(?:,|\sy\s)[^;:.¿?\d]{2,40}?)
      \s*[,;.]\s*(?:y |si )?((?:mis |sus |los |las )?\d{1,2} [a-zà-ÿ]+) (?:(?:l[oae]s?|me|nos) )?(carg|atac|dispar)an
      (?=\W*$|\s*[,;.?])
    `,
    '$3 $4an a $1 $2'
  ],
  // before the fight
  [
    said`
      ^\W*(?:cu[aá]l es )?(?:el |la )?(?:resultado|promedio|media|n[uú]mero|cantidad)
      \s+(?:esperad[oa]|medi[oa]|promedio|de (?:bajas|muertos|p[eé]rdidas)(?: esperad[oa]s)?) (?:de|en|si|cuando|con)
      \s+(?=(?:mis )?\d|(?:la|una) carga\s)
    `,
    ''
  ],
  [
    said`^\W*(?:el |las )?(?:daño|bajas|p[eé]rdidas) (?:esperad[oa]s?|medi[oa]s?|promedio) (?:de|en|si|cuando|con) (?=(?:mis )?\d|(?:la|una) carga\s)`,
    ''
  ],
  [
    said`
      ^\W*(?:(?:me|nos) )?(?:podr[ií]a[ns]?|puedes?|pod[eé]s|sab(?:es|[eé]s|r[ií]as))
      \s+(?:decir(?:me|nos)?|calcular(?:me|nos)?|explicar(?:me|nos)?)\s*(?:,?\s*(?:por favor|porfa)\s*,?)?\s+
    `,
    ''
  ],
  [said`^\W*(?:ayer|anoche|anteayer|hoy|el otro d[ií]a|la semana pasada|en (?:mi|la) [uú]ltima partida)\s*,? (?=[a-zà-ÿ\d])`, ''],
  [
    said`^\W*(?:qu[eé] tal|c[oó]mo) (?:me|nos|les?|te) (?:va|ir[ií]a|ir[aá]|saldr[ií]a|sale)(?: a m[ií])? (?:si )?(?=(?:carg|atac|dispar|con\s|\d))`,
    ''
  ],
  [said`^\W*(?:en|seg[uú]n|con) (?:las reglas de )?(?:la )?segunda\s*[,:]\s*`, 'segunda edición: '],
  [said`^\W*en (?:la )?primera\s*[,:]\s*`, 'primera edición: '],
  [said`^\W*(?:(?:situaci[oó]n|caso|pregunta|duda|consulta)\s*:\s*(?:turno \d+\s*[,:;]\s*)?|turno \d+\s*[,:;]\s*)`, ''],
  [said`(?<![a-zà-ÿ])(?:por lo menos|como m[ií]nimo|cuando menos|m[ií]nimo) (?=(?:a )?\d)`, 'al menos '],
  [said`^\W*(?:es )?(?:en )?(?:el |la |mi )?(?:turno|ronda) \d{1,2}\s*[,:]? (?=(?:mis |sus |los )?\d)`, ''],
  // after it
  [said`(?<=\d [a-zà-ÿ].{0,120})[,;]? en (?:el|la|mi|su) (?:turno|ronda) \d{1,2}(?=\W*$)`, ''],
  [said`(?<=(?<![a-zà-ÿ])disparan?)\s*[;,.:]\s*(?:y )?(?:el|su) (?:objetivo|blanco) (?:son|es) (?=(?:mis |sus |los )?\d)`, ' a '],
  [said`(?<=\sy\s.{2,40})\s*,? (?:codo con codo|lado a lado|hombro con hombro)(?:\s*,)?(?=\W*$| (?:carg|atac))`, ''],
  [said`(?<![a-zà-ÿ])cuya fatiga es (?:de )?(\d)(?!\d)`, 'con $1 de fatiga'],
  [
    said`
      ^\W*(los [a-zà-ÿ]+) (?:tienen|reciben|ganan|suman)
      \s+(\+?\d{1,2} dados? de (?:ataque|defensa)(?: (?:extra|m[aá]s|adicionales))?)\s*[:.;,]\s*
      ((?:mis |sus |los )?\d{1,2}\s.{6,160}?)\W*$
    `,
    '$3, $1 tienen $2'
  ],
  // not so many
  [said`(?<!\S)(\d{1,2} [a-zà-ÿ]{2,20}), (?:y )?no \d{1,2}, (?=(?:carg|atac|dispar|contra))`, '$1 '],
  [said`[,;.]\s*¿?\s*(?:el )?resultado (?:m[aá]s (?:probable|normal|habitual)|esperado|medio|t[ií]pico)\W*$`, ''],
  [
    said`
      (?<=
        (?<![a-zà-ÿ])fatigas?(?![a-zà-ÿ]).{0,120}\d{1,2} [a-zà-ÿ]{2,20}
        \s+(?:que|(?:[^,;]{0,60}[,;]\s*(?:y )?(?:los|las) [a-zà-ÿ]+)) tienen (?:\d|una|dos|tres)
      )(?=\W*$)
    `,
    ' fatiga'
  ],
  [
    said`(?<=(?:gast|us|emple)[a-zà-ÿ]+ su fatiga(?![a-zà-ÿ]).{0,60})[,;]\s*(?:y )?(?:[eé]l )?tienen? (\d|una|dos|tres)(?: fatigas?)?(?=\W*$)`,
    ', el enemigo tiene $1 fatiga'
  ],
  [
    said`
      [,;.]\s*¿?\s*(?:qu[eé]|cu[aá]l) (?:era|es|ser[ií]a) lo (?:esperable|esperado|normal|l[oó]gico|m[aá]s probable)\W*$
      |[,;.]\s*¿?\s*qu[eé] (?:se espera|puedo esperar|debo esperar|cabe esperar)\W*$
    `,
    ''
  ],
  [
    said`
      [,;.\s]+(?:y )?¿?cu[aá]nt[oa]s? (?:(?:bajas|daño|muertos) )?
      (?:
        (?:(?:se|me|les?|nos) ){1,2}(?:echan?|bajan?|tumban?|llevan?|cargan?|cepillan?|cargo|llevo)
        |(?:(?:me|les?|nos) )?(?:reciben|sufren|encajan|devuelven)(?: a cambio)?
      )\W*$
      | y ¿?cu[aá]nt[oa]s? (?:[a-zà-ÿ]{3,20} )?(?:caen|mueren|pierd[oe]n?|quedan|sobreviven)\W*$
    `,
    ''
  ],
  [said`(?<![a-zà-ÿ])(?:[uú]nicamente|tan s[oó]lo|solamente|nada m[aá]s)(?= (?:\d|un[oa]?\s))`, 'solo'],
  [said`(?<=fatigas? )(?:encima|a cuestas)(?![a-zà-ÿ])`, ''],
  // states of a unit that only stands there
  [
    said`
      (?<=\d{1,2} [a-zà-ÿ]{2,20} )
      (?:
        (?:(?:que )?(?:est[aá]n|siguen|se quedan|permanecen) )?
        (?:a la (?:espera|defensiva|expectativa)|quiet[oa]s|plantad[oa]s|parad[oa]s|inm[oó]viles)
        (?: en (?:su|el|la) (?:sitio|posici[oó]n|l[ií]nea))?
        |esperando|esperan|aguardan(?:do)?
      )(?=\s*[,;.:]| y\s)
    `,
    ''
  ],
  [
    said`
      (?<![a-zà-ÿ])
      (?:metid|situad|ubicad|colocad|apostad|emplazad|agazapad|escondid|resguardad|ocult|desplegad|posicionad|encaramad|subid)
      [oa]s (?=(?:en|tras|detr[aá]s|dentro|sobre|entre|bajo)\s)
    `,
    ''
  ],
  [said`\s*(?:[-=]>|→)\s*¿?\s*(?=(?:prob|chance|posib|qu[ií][eé]n|cu[aá]nt|qu[eé]\s)[^\d]*$)`, ', '],
  [
    said`(?<![a-zà-ÿ])(?:por )?segunda vez(?: (?:en )?(?:este|el|el mismo|un mismo) turno)?\s*,?(?![a-zà-ÿ])`,
    'segunda activación'
  ],
  // which of two
  [
    said`
      ^\W*entre (${BARE}) y (${BARE})\s*,? ¿?(?:cu[aá]l(?:es)?|qui[eé]n(?:es)?|qu[eé])
      \s+(?:carg|gan|mat|rind|funcion|ser[ií]|es|son|va|vence)[a-zà-ÿ]* (?:mejor(?:es)?|m[aá]s) (?:a|contra|para cargar a)
      \s+(?=(?:mis |sus |los |las )?\d)
    `,
    '$1 o $2 contra '
  ],
  [
    said`
      ^\W*con (?:qu[eé]|qui[eé]n(?:es)?|cu[aá]les?) (?:mato|gano|elimino|acabo|venzo) (?:(?:antes|mejor|m[aá]s|con) )*(?:a )?
      (${BARE})\s*[,:;]\s*(?:con )?(${BARE}) o (?:con )?(${BARE})\W*$
    `,
    '$2 o $3 contra $1'
  ],
  // what is about to happen
  [said`(?<![a-zà-ÿ])(me|nos|l[oae]s?) (?:van?|est[aá]n?) (?:a|por|para|a punto de) (carg|atac|dispar)ar(?![a-zà-ÿ])`, '$1 $2an'],
  [
    said`(?<![a-zà-ÿ])(?:van?|est[aá]n?|quieren?|pretenden?|piensan?) (?:(?:a|por|para|a punto de) )?(carg|atac|dispar)ar(me|nos|l[oae]s?)(?![a-zà-ÿ])`,
    '$2 $1an'
  ],
  [said`(?<![a-zà-ÿ])(?:est[aá]n? (?:a punto de|por)|van a) son(?= (?:carg|atac|dispar))`, 'son'],
  // whoever is charged says so with any verb: "encajan la carga de"
  [
    said`
      (?<=\d{1,2} [a-zà-ÿ]{2,20} (?:[^,;:.¿?\d]{0,30}\s)?)(?:se )?
      (?:
        (?:van?|tienen?|deben?|pueden?|intentan?|logran?) (?:a |que )?[a-zà-ÿ]{3,12}[aei]r(?:se)?
        |
        (?!
          (?:
            reciben|hacen|realizan|lanzan|inician|declaran|comienzan|empiezan|preparan|dan|evitan|esquivan|impiden|anulan
            |cancelan|apoyan
          )\s
        )[a-zà-ÿ]{3,12}[ae]n
      ) (?:a |encima |con )?
      (?=(?:la|una) carga de (?:(?:mis|sus|los|las|unos) )?\d(?!.{0,80}\s(?:a|contra|sobre) (?:(?:mis|sus|los|las|unos) )?\d))
    `,
    'reciben '
  ],
  [
    said`
      ^\W*(?:(?:les?|te|os) )?(?:(?:met[oí]|mand[oé]|lanz[oé]|lanc[eé]|peg(?:o|u[eé])|hago|hice|doy|di|suelt[oé]|solt[eé]) )?
      (?:la|una) carga (?:de|con) (${UNIT}) (?:(?:cae|va|viene|llega|choca|impacta)n? )?(?:sobre|contra|a|en)\s+
    `,
    '$1 cargan a '
  ],
  [said`^\W*(?:la|una) carga de (${BARE}) la (?:reciben|sufren|aguantan) (?=(?:mis |sus |los |las )?\d)`, '$1 cargan a '],
  [said`^\W*(${BARE})\s*[,;:]\s*(?:(?:la|una) )?carga de (${UNIT})\W*$`, '$2 cargan a $1'],
  // the unit before its enemy, who comes at it
  [
    said`(?:\s*[,;.:]\s*| )(?:y )?(?:contra|sobre|hacia|a por) (?:ell[oa]s|est[oa]s) (carg|atac|dispar)an (?=(?:mis |sus |los |las )?\d)`,
    ', los $1an '
  ],
  [
    said`(?:\s*[,;.:]\s*| )(?:y )?(?:contra|sobre|hacia|a por) (?:ell[oa]s|est[oa]s) (?:van|vienen|se lanzan|corren) (?=(?:mis |sus |los |las )?\d)`,
    ', los cargan '
  ],
  [
    said`(?:\s*[,;.:]\s*| )(?:y )?(carg|atac|dispar)an (?:a|contra|sobre) (?:ell[oa]s|est[oa]s) (?=(?:mis |sus |los |las )?\d)`,
    ', los $1an '
  ],
  [
    said`^\W*(?:ante|hacia|frente a) (${STANDING})\s*,? (?=(?:carg|atac|dispar|lanz|mand|van|env[ií])[a-zà-ÿ]* (?:con )?(?:a )?(?:mis |sus |los |las )?\d)`,
    'contra $1 '
  ],
  [
    said`
      ^\W*(?:(?:tengo|tenemos|hay) |${IN_PLACE})(${STANDING})\s*(?:[,;.:]|\sy)\s*(?:y )?(carg|atac|dispar)an
      \s+(?!.{0,80}\s(?:a|contra|sobre) (?:(?:los|las|mis|sus) )?\d)(${UNIT})\W*$
    `,
    '$3 $2an a $1'
  ],
  [
    said`^\W*(?:(?:tengo|tenemos|hay) |${IN_PLACE})(${STANDING})\s*[,;.:]?\s*\by (${BARE}) (carg|atac|dispar)an((?: con [^,;:.¿?\d]{2,40})?)\W*$`,
    '$2$4 $3an a $1'
  ],
  // a fight of one unit with another
  [
    said`
      ^\W*(?:(?:mel[eé]e|melé|combate|pelea|batalla|lucha|choque|duelo|enfrentamiento|encuentro|refriega) )?(?:de|entre)
      \s+(${UNIT}) (?:con|contra) (?:los |las |sus |mis )?(${BARE})\W*$
    `,
    '$1 contra $2'
  ],
  // "8 bondi cargan, defienden 4 huscarls"
  [
    said`
      ^\W*(?:(${UNIT}) (carg|atac)an|(carg|atac)an (${UNIT}))\s*(?:[,;.:]|\sy)\s*(?:y )?
      (?:(?:se )?(?:${HOLD}) (${UNIT})|(${UNIT}) (?:(?:se|l[oe]s) )?(?:${HOLD}))\W*$
    `,
    '$1$4 $2$3an a $5$6'
  ],
  // who falls to whom
  [
    said`^\W*(?:de )?(?:(?:entre|sobre) )?(mis |sus |los |las )?(\d{1,2} [a-zà-ÿ]+)\s*[,:]?\s*¿?\s*(?:cu[aá]nt[oa]s )?${FALL} ${BEFORE} (${UNIT})\W*$`,
    '$3 matan a $1$2'
  ],
  [said`^\W*cu[aá]nt[oa]s ([a-zà-ÿ]+) de (?:(?:mis|sus|los|las) )?(\d{1,2}) ${FALL} ${BEFORE} (${UNIT})\W*$`, '$3 matan a $2 $1'],
  [
    said`^\W*(?:de )?(?:mis |sus |los |las )?(\d{1,2} [a-zà-ÿ]+)\s*[,:]?\s*¿?\s*cu[aá]nt[oa]s ${FALL} por (?:(?:los|el|un) )?disparos? de (${UNIT})\W*$`,
    '$2 disparan a $1'
  ],
  [
    said`^\W*(?:hay|son|tengo|tienen?) (${BARE})\s*[,;.:]\s*¿?\s*(?:y )?cu[aá]nt[oa]s (?:${KILL}|${I_KILL} con|${FALL} ${BEFORE}) (${UNIT})\W*$`,
    '$2 matan a $1'
  ],
  [
    said`
      ^\W*cu[aá]nt[oa]s ([a-zà-ÿ]+) (?:${KILL}|${I_KILL} con|${FALL} ${BEFORE}) (${UNIT})
      (?:\s*,? de|(?:\s*[,;.]\s*| )(?:si |y |que )?(?:hay|son|tengo|tienen?|quedan|eran|somos)) (?:los |las )?(\d{1,2})\W*$
    `,
    '$2 matan a $3 $1'
  ],
  [
    said`^\W*(?:con )?(?:mis )?(${UNIT})\s*,? ¿?a?\s*cu[aá]nt[oa]s ([a-zà-ÿ]+) de (?:sus )?(\d{1,2}) (?:${KILL}|${I_KILL})\W*$`,
    '$1 matan a $3 $2'
  ],
  [
    said`
      ^\W*(?:(?:pierdo|pierden?|mueren|caen) (?:much[oa]s |cu[aá]nt[oa]s )?|cu[aá]nt[oa]s )([a-zà-ÿ]+)
      (?: (?:pierdo|mueren|caen|(?:me )?quedan))? (?:si|al|cuando) (?:cargo|cargar|ataco|atacar) (?:a|contra) (${BARE}) con
      \s+(?:mis )?(${NUMBER})\W*$
    `,
    'cargo con $3 $1 a $2'
  ],
  [
    said`
      ^\W*(?:pierdo|pierden?|mueren|caen) (?:much[oa]s |cu[aá]nt[oa]s )([a-zà-ÿ]+) (?:si|al|cuando)
      \s+(?:cargo|cargar|ataco|atacar) con (?:mis )?(${NUMBER}) (?=(?:a|contra)\s)
    `,
    'cargo con $2 $1 '
  ],
  [said`(?<![a-zà-ÿ])sobreviven (?=(?:(?:al|tras|despu[eé]s de|de) )?(?:carg|atac)(?:ando|ar)\s)`, 'quedan '],
  // "y tres de ellos mueren" tells of the dead, not of those who fight
  [
    said`(?:\s*[,;.]\s*(?:y )?| y )(${NUMBER}|la mitad|la mayor[ií]a|algun[oa]s) de (?:ell[oa]s|los mism[oa]s) (mueren|caen|murieron|cayeron)(?![a-zà-ÿ])`,
    ' y $2 $1'
  ],
  // some who fight
  [
    said`
      (\d{1,2} ([a-zà-ÿ]+))((?: [^.;:¿?]{0,60}?)?)${BUT}(?:s[oó]lo|solamente|nada m[aá]s) (${NUMBER}) (?:de )?
      (?:(?:los|las|mis|sus) )?\2 ${REACH}(?![a-zà-ÿ])
    `,
    '$1 $4 trabados$3'
  ],
  [said`(?<=\strabados, )a (${BARE})\s*,? (?:y )?(?:l[eo]s )?(carg|atac|dispar)an\W*$`, '$2an a $1'],
  // models that are left
  [
    said`^\W*de (?:los |las |mis |sus )?\d{1,2} ([a-zà-ÿ]+)\s*,? (?:s[oó]lo )?(?:(?:me|le|les|nos) )?quedan (?:s[oó]lo )?(\d{1,2})\s*,? (?:y |que )?`,
    '$2 $1 '
  ],
  // fatigue of both in a list
  [
    said`
      (?<![a-zà-ÿ])fatigas?\s*:? (?:de )?(?:los |las )?([a-zà-ÿ]{3,20})\s*[:=]? (?:con )?(\d)\s*(?:,|;|\sy)\s*(?:de )?
      (?:los |las )?([a-zà-ÿ]{3,20})\s*[:=]? (?:con )?(\d)(?!\d| [a-zà-ÿ])
    `,
    'los $1 tienen $2 de fatiga, los $3 tienen $4 de fatiga'
  ],
  [
    said`
      (?<![a-zà-ÿ])fatigas?\s*:? (\d) (?:para |de |en )?(?:los |las )?([a-zà-ÿ]{3,20})\s*(?:,|;|\sy)\s*(\d) (?:para |de |en )?
      (?:los |las )?([a-zà-ÿ]{3,20})(?=\W*$|[.;:])
    `,
    'los $2 tienen $1 de fatiga, los $4 tienen $3 de fatiga'
  ],
  [
    said`^\W*los (atacante|defensor) tienen (\d) de fatiga, los (atacante|defensor) tienen (\d) de fatiga\s*[.;:,]\s*(.{8,240})$`,
    '$5, el $1 tiene $2 de fatiga, el $3 tiene $4 de fatiga'
  ],
  // shots
  [
    said`
      (?<![a-zà-ÿ])(?:suelta|lanza|descarga|dispara|tira|hace)n? (?:una? )?(?:andanada|descarga|salva|lluvia|r[aá]faga|nube)
      (?: de (?:flechas|virotes|piedras|saetas))? (?:a|sobre|contra)\s+
    `,
    'disparan a '
  ],
  [said`\s*,\s*tod[oa]s (con [a-zà-ÿ]+)\s*,`, ' $1'],
  // steps
  [
    said`
      (?:\s*[,;.]\s*| )y si (?:sobreviven?|quedan?|aguantan?|resisten?|no mueren|siguen?)
      (?: (?:todos|viv[oa]s?|algun[oa]s?|en pie|con vida))?\s*,? (?=(?:l[oe]s? )?(?:remat|carg|atac)[a-zà-ÿ]+\s)
    `,
    ' y luego '
  ],
  [said`(?<![a-zà-ÿ])(?:termin|acab|complet|remat)an (?:el trabajo|la faena)(?![a-zà-ÿ])`, 'los cargan'],
  [
    said`(?<![a-zà-ÿ])(carg|atac|dispar)an (dos|tres|cuatro|\d) veces(?: seguidas)? (a|contra) ((?:(?:mis|sus|los|las) )?\d{1,2} [a-zà-ÿ]+)\W*$`,
    '$1an $3 $4 $2 veces'
  ],
  [said` acaban de mover(?:se)? y (?=(?:carg|atac|dispar)an)`, ' que han movido '],
  // results
  [said`(?<![a-zà-ÿ])(${BOTH} )(${NUMBER} [a-zà-ÿ]+) y (?=(?:${NUMBER}|ning[uú]n[oa]?) [a-zà-ÿ]+)`, '$1$2 y $1'],
  [
    said`
      (?<=(?<![a-zà-ÿ])perd(?:[ií]|imos) (?:s[oó]lo )?(?:a )?\d{1,2}(?: [a-zà-ÿ]+)?)\s*(?:,|\sy|\spor) (?:(?:y|pero) )?${RIVAL}
      \s+(?:a )?(?=(?:s[oó]lo )?(?:\d|ning|nad|un[oa]?\s|tod))
    `,
    ' y él perdió '
  ],
  [said`(?<![a-zà-ÿ])${RIVAL} me (carg|atac|dispar)(?:[oó]|a) (?:con )?(?=\d)`, 'me $1an ']
]
