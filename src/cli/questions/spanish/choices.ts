import { type Rewording, SPANISH_UNIT, said } from '../rewording'

/** Turns of phrase in Spanish that set units and boxes against each other, or ask what one of them changes. */

export const SPANISH_CHOICES: readonly Rewording[] = [
  [
    said`(?<![a-zà-ÿ])(?:matar|tumbar|derribar|eliminar) a un[oa]? ([a-zà-ÿ]{3,20}) de (?:(?:los|sus|mis) )?(\d{1,2})(?=\W*$| (?:con|si)\s)`,
    'matar 1 de $2 $1'
  ],
  [
    said`
      ^\W*(?:me |les? )?(?:salva|protege|ayuda|sirve)n? (?:de algo )?(?:cerrar filas|ceder dados|renunciar a (?:los )?dados)
      \s+(?:a|con) (?:mis |los )?(\d{1,2} [a-zà-ÿ]{3,20}) (?:de|contra|ante) (?=(?:sus )?\d)([^,;:.¿?]{4,60}?)\W*$
    `,
    '$1 cargados por $2, con o sin cerrar filas'
  ],
  [
    said`
      ^\W*cu[aá]ntos (?:impactos|aciertos|blancos) (?:hacen|causan|logran|meten|consiguen|sacan) ((?:mis |sus )?${SPANISH_UNIT})
      \s+(?:a|contra|sobre) (?=(?:mis |sus )?\d)
    `,
    'cuántas bajas hacen $1 a '
  ],
  [
    said`^\W*(\d) fatigas? (?:cada un[oa]|por bando|(?:para )?(?:ambos|los dos))\s*[,:]\s*(?=(?:mis |sus )?\d)(.{8,160}?)\W*$`,
    '$2, ambos con $1 fatiga'
  ],
  [
    said`^\W*(?:suelto|lanzo|azuzo|echo) (?:a )?((?:mis |los )?\d{1,2} (?!dados)[a-zà-ÿ]{3,20}) (?:contra|sobre) (?=(?:sus |los )?\d)`,
    '$1 cargan contra '
  ],
  // "8 ceorls, muro de escudos; 6 hirdmen, ullr, cargan"
  [
    said`
      ^\W*((?:mis |sus )?\d{1,2} [a-zà-ÿ](?:(?!carg|atac|dispar|contra\s)[^;:.¿?]){2,60}?)\s*;\s*
      ((?:mis |sus )?\d{1,2} [a-zà-ÿ](?:(?!carg|atac|dispar|contra\s)[^;:.¿?]){2,60}?)\s*,? (?:cargan|cargando|atacan|atacando)
      \W*$
    `,
    '$2 cargan a $1'
  ],
  // "¿dos cargas de 8 bondi acaban con 4 huscarls?"
  [
    said`
      ^\W*(?:bastan )?(dos|tres|2|3) cargas de ((?:mis |sus )?${SPANISH_UNIT}) (?:para )?
      (?:acab[a-zà-ÿ]+ con|mat[a-zà-ÿ]+ a|elimin[a-zà-ÿ]+ a|aniquil[a-zà-ÿ]+ a|destru[a-zà-ÿ]+ a)
      \s+((?:mis |sus )?${SPANISH_UNIT})\W*$
    `,
    '$2 cargan a $3 $1 veces'
  ],
  // "¿qué necesitan 6 hirdmen para impactar a 4 huscarls?", which every answer shows
  [
    said`
      ^\W*(?:qu[eé]|cu[aá]nto|con (?:qu[eé]|cu[aá]nto)|a cu[aá]nto) (?:necesitan|impactan|aciertan|dan|hieren)
      \s+((?:mis |sus )?${SPANISH_UNIT}) (?:para (?:impactar|dar|herir|acertar) )?(?:a|contra) (?=(?:mis |sus )?\d)
    `,
    '$1 contra '
  ],
  [said`(?<![\d+])\+\s*(\d) (?:para|al?|en las? tiradas? (?:de|para)) impactar(?![a-zà-ÿ])`, 'attack roll +$1'],
  [
    said`(?<=(?<![a-zà-ÿ])(?:us[ae]n?|jueg[ae]n?|con) )([a-zà-ÿ]{4,20}) (?:con|en|sobre) (\d) (?:hombres|miniaturas|modelos)(?![a-zà-ÿ])`,
    '$1 $2'
  ],
  // "8 bondi, 4 huscarls con 1 fatiga, ¿cargo?": who is named first charges
  [
    said`
      ^\W*(?:(?:acons[eé]ja|recomi[eé]nda|sugi[eé]re)(?:me|nos)?\s*[:,]?\s*)?(?:mis )?
      (\d{1,2} [a-zà-ÿ](?:(?!carg|atac|contra\s|dispar)[^,;:.¿?]){0,40}?)\s*[,;]\s*(?:y )?(?:sus |los )?
      (\d{1,2} [a-zà-ÿ](?:(?!carg|atac|contra\s|dispar)[^,;:.¿?]){0,50}?)\s*[,;.:]\s*¿?\s*(?:(?:debo|deber[ií]a|me conviene) )?
      (?:cargo|ataco|cargar|atacar)(?: o no)?\s*\?\W*$
    `,
    'merece la pena cargar con $1 a $2'
  ],
  [
    said`
      ^\W*(${SPANISH_UNIT}) (cargan|atacan) (a\s|contra\s)([^,;:.¿?]{4,60}?)\s*[.,:;]\s*¿?\s*(?:con )?([a-zà-ÿ]{3,20})\s*
      (?:,\s*([a-zà-ÿ]{3,20})\s*,?)? o (?:nada|ningun[oa])\W*$
    `,
    '$1 with $5 or $1 with $6 or $1 charge $4'
  ],
  [said`\bor \d{1,2} [a-zà-ÿ]+ with (?=or\s)`, ''],
  [
    said`
      ^\W*(?:va|carga|ataca|entra|debe (?:ir|cargar)|(?:es )?mejor (?:si )?(?:va|carga)) (?:mi|el|su)
      \s+(señor de la guerra|jarl|caudillo|l[ií]der) (?:solo|en solitario) o (?:junto )?con (?:(?:los|mis|sus) )?
      (\d{1,2} [a-zà-ÿ]+) (?:contra|a) (?=(?:sus |los )?\d)
    `,
    'warlord or warlord and $2 charge '
  ],
  [
    said`
      ^\W*(?:es|ser[ií]a|rinde|va) mejor (?:una? (?:unidad|banda|grupo) de )?(\d{1,2}) ([a-zà-ÿ]{3,20}) que
      \s+(?:(?:una|otra|uno) (?:unidad )?de )?(\d{1,2}) (?=contra\s|cargando\s|atacando\s)
    `,
    '$1 $2 or $3 $2 '
  ],
  [
    said`
      ^\W*(?:influye|importa|afecta|cambia|se nota)n?(?: (?:mucho|algo|de algo))? (una|1|dos|2|tres|3) fatigas?
      \s+(?:en|a|para|sobre) (?:mis |los )?(\d{1,2} [a-zà-ÿ]{3,20}) (?:que|si|cuando) (?=(?:carg|atac)an\s)
    `,
    '$2 con $1 fatiga o $2 '
  ],
  [
    said`
      ^\W*si (?:me )?(?:matan|mueren|caen|pierdo|abaten) (?:a )?(un[oa]?|dos|tres|\d) de
      \s+((?:mis|los|sus) \d{1,2} [a-zà-ÿ]{3,20})\s*,? (?:y )?(?:luego|despu[eé]s)?\s*
      (?:(?:el resto|los dem[aá]s|ellos|estos) )?(?=(?:carg|atac)an?\s)
    `,
    '$2 que perdieron $1 '
  ]
]
