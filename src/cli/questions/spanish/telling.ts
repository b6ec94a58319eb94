import { type Rewording, SPANISH_OWN, SPANISH_UNIT, said } from '../rewording'

/** Turns of phrase in Spanish in which a fight is told as a story: who comes at whom, where they are and who has fallen. */

const UNIT = String.raw`${SPANISH_OWN}\d{1,2} [a-zà-ÿ]+`
const WITH = `${SPANISH_OWN}${SPANISH_UNIT}`
const PLACE = '(?:edificio|bosque|casa|ruinas|pantano|muro|campamento|rocas)'

export const SPANISH_TELLING: readonly Rewording[] = [
  // what is said around a question
  [said`^\W*(?:che|oye|oigan|a ver|bueno|oiga|wey|g[uü]ey|tío|t[ií]os|parce)\s*[,:]\s*`, ''],
  [
    said`[\s,;.]+¿?c[oó]mo (?:viene la mano|me va|les va|va la cosa|va|lo ves|pinta(?: la cosa)?|queda(?:mos)?|salgo)\s*\?*\W*$`,
    ''
  ],
  [said`[\s,;.]*¿?c[oó]mo (?:me|les|nos) va(?: a)? (?=(?:mis |los )?\d)`, ' '],
  [said`\s*,? ¿?qui[eé]n sale mejor(?: parado)?\W*$`, ', quién gana'],
  [said`(?<![a-zà-ÿ])con las reglas de (?:la )?saga (?:2|ii|dos)(?![a-zà-ÿ\d])`, 'segunda edición'],
  [said`(?<![a-zà-ÿ])media docena de (?=[a-zà-ÿ])`, '6 '],
  [said`(?<![a-zà-ÿ])(?:solito|solo él|él solito|solita)(?![a-zà-ÿ])`, ''],
  [
    said`
      ^\W*s[oó]lo (\d{1,2}) de (?:los|las|mis|sus) (\d{1,2} [a-zà-ÿ]+(?: con [a-zà-ÿ]+)?) ven a (?:los|las|mis|sus) (\d{1,2} [a-zà-ÿ]+) a (?:los|las)
      \s+que disparan(?=\W*$)
    `,
    '$2, $1 trabados, disparan a $3'
  ],
  // verbs of a charge
  [
    said`^\W*(?:ganan|ganar[ií]an|vencen|le ganan) (${UNIT}) (?:si|cuando|al) carga(?:n|r) (?:contra|a) (${WITH})(?=\W*$)`,
    '$1 cargan contra $2'
  ],
  [said`^\W*pelean (${UNIT}) contra (?=${SPANISH_OWN}\d)`, '$1 cargan a '],
  [said`^\W*(?:¿?me )?aguantan (${WITH}) (?:una|la) carga de (${WITH})(?=\W*$)`, '$2 cargan a $1'],
  [said`^\W*(${WITH}) reciben (?:la carga de|a) (${UNIT})(?: que (?:les|los) cargan)?(?=\W*$)`, '$2 cargan a $1'],
  [said`^\W*(?:les? tiro|tiro|disparo) flechas a (${WITH}) con (${UNIT})(?=\W*$)`, '$2 con arcos disparan a $1'],
  [
    said`
      ^\W*(?:vosotros|ustedes|t[uú]|él) (?:ten[eé]is|tienen|tienes|tiene) (${WITH}) y (?:nosotros|yo)(?: tengo| tenemos)?
      \s+(${UNIT})[;,.] (?:cargamos nosotros|cargo yo)(?=\W*$)
    `,
    '$2 cargan a $1'
  ],
  [said`(?<![a-zà-ÿ])sacrifican (dos|tres|\d) con Valhalla y cargan`, 'con Valhalla $1 cargan'],
  [
    said`\s*,? gast[aá]ndol[ao]s? para bajar(?:les|le) la armadura(?=\W*$)`,
    ', los atacantes gastan fatiga en la armadura enemiga'
  ],
  [said`(?<![a-zà-ÿ])gasto sus? fatigas? en las dos armaduras`, 'gasto las dos fatigas en ambas armaduras'],
  [said`(?<![a-zà-ÿ])(?:bajo|con) el fuego de (?=${SPANISH_OWN}\d)`, 'disparados por '],
  [said`(?<=\d [a-zà-ÿ, ]{3,40}), fuego sobre (?=\d)`, ' disparan a '],
  [said`^\W*tres combates seguidos\s*:\s*(?=\S)(.+?)\W*$`, '$1, 3 rondas'],
  [said`^\W*dale (${UNIT}) a la carga sobre (?=\d)`, '$1 cargan a '],
  [said`(?<=\d [a-zà-ÿ]{3,20}) que tienen un (\d{1,2} ?%) de llevar (?=[a-zà-ÿ])([a-zà-ÿ]+)`, ' con $2 $1'],
  [said`[\s,;.]*¿?qu[eé] (?:chances?|probabilidad(?:es)?|posibilidades?) hay de matarl[oa](?=\W*$)`, ', chance to wipe them out'],
  [
    said`^\W*¿?cu[aá]ntos impactos (?:hacen|sacan|meten) (${UNIT}) (?:cuando|si) (?:cargan|atacan) (?:contra|a) (${WITH})(?=\W*$)`,
    'average hits: $1 charge $2'
  ],
  [
    said`^\W*¿?me matan al se[nñ]or de la guerra si lo cargan (${UNIT})\s*\?*\s*,?(?: probabilidad)?(?=\W*$)`,
    '$1 cargan al señor de la guerra, probabilidad de que muera'
  ],
  [
    said`^\W*¿?(?:y )?que no muera ninguno de mis (\d{1,2} [a-zà-ÿ]+) cuando los cargan (${UNIT})(?=\W*$)`,
    '$2 cargan a mis $1, probabilidad de que no muera ninguno'
  ],
  [
    said`^\W*¿?vale la pena ([a-zà-ÿ]{3,20}) (?:cuando|si) (${UNIT}) cargan (?:contra|a) (${WITH})(?=\W*$)`,
    'compare $2 with $1 or $2 without $1 vs $3'
  ],
  [
    said`^\W*¿?me conviene reducir (?:los |mis )?dados con mis (\d{1,2} [a-zà-ÿ]+) si (?:me )?los cargan (${UNIT})(?=\W*$)`,
    '$2 cargan a mis $1, ¿debo renunciar a dados?'
  ],
  [
    said`^\W*¿?qu[eé] (?:cambio|mejora) ayudar[ií]a m[aá]s a (${UNIT}) que cargan (?:contra|a) (${WITH})(?=\W*$)`,
    '$1 charge $2, what would help most'
  ],
  [said`(?<![a-zà-ÿ])se (?:lanz|abalanz|tir|ech|arroj)an (?:sobre|encima de|contra|a por) `, 'cargan a '],
  [
    said`
      (?<!(?:ballester|arquer|honder|dispar|arcos?|hondas?|ballestas?|jabalinas?)[a-z]{0,3} )(?<![a-zà-ÿ])van (?:a )?por (?=(?:el|la|los|mi|mis
      |su|sus|un) |\d)
    `,
    'cargan a '
  ],
  [said`(?<![a-zà-ÿ])(?:le|les) (?:mando|tiro|echo|env[ií]o|lanzo) (${UNIT}) a (?=${SPANISH_OWN}\d)`, '$1 cargan a '],
  [said`^\W*(?:cargando|carg[aá]ndol[aeo]s?|atacando) con (${WITH}) a (?=${SPANISH_OWN}\d)`, '$1 cargan a '],
  [said`^\W*(?:embisto|arremeto|asalto|me lanzo) con (?=${SPANISH_OWN}\d)`, 'cargo con '],
  [
    said`
      ^\W*(?:cargo|asalto) con (${UNIT}) (?:a |contra )?(?:un|una|el|la|las|los|unas) (${PLACE}) donde (?:hay|est[aá]n)
      \s+(${UNIT})(?=\W*$)
    `,
    '$1 cargan a $3 en $2'
  ],
  [said`^\W*(${WITH}) esperan a (${UNIT}) que l[oae]s (carg|atac)an(?=\W*$)`, '$2 $3an a $1'],
  // what a unit has
  [said`\s*,? (?:que est[aá]n )?(?:arriba|encima|en lo alto) de (?:una|la) colina(?![a-zà-ÿ])`, ''],
  [said`(?<![a-zà-ÿ])traen (?=\d fatigas?)`, 'tienen '],
  [
    said`
      ^\W*mis (\d{1,2} [a-zà-ÿ]+) (?:llevan|tienen) (\d) (?:de )?fatigas? y sus (\d{1,2} [a-zà-ÿ]+) (\d)(?: (?:de )?fatigas?)?\s*[,;.]\s*
      (?:y )?los (carg|atac)o\W*$
    `,
    'mis $1 con $2 fatiga $5an a sus $3 con $4 fatiga'
  ],
  [
    said`^\W*gasto la fatiga de sus (\d{1,2} [a-zà-ÿ]+) \((?:tienen )?(\d)\) en mi armadura y los (carg|atac)o con (${UNIT})\W*$`,
    '$4 gastan fatiga en armadura $3an a $1 con $2 fatiga'
  ],
  [said`(?<![a-zà-ÿ])(?:tiran|sacan|meten|activan|declaran) ([a-z][a-z' -]{3,20}?) (?=cuando |si |mientras )`, 'usan $1 '],
  [
    said`
      (?<![a-zà-ÿ])sacrificando (?:a )?(\d|un[oa]?|dos|tres) (?:(?:hombres|miniaturas|de ellos|de los suyos) )?(?:en|a|para|con) (?:el |la )?
      ([a-z]{4,20})(?![a-zà-ÿ])
    `,
    'con $2 $1'
  ],
  [
    said`(?<![a-zà-ÿ])con (\d|un|dos|tres|cuatro) dados? de (ataque|defensa) del? (?:la )?([a-zà-ÿ]+ [a-zà-ÿ]+)\s*,`,
    'con $3 $1 $2,'
  ],
  // questions
  [
    said`
      ^\W*¿?cu[aá]ntas bajas (?:causa|hace|provoca|har[ií]a)(?: de media)? una (?:andanada|descarga|salva|lluvia) de (${WITH}) (?:sobre|a
      |contra) (?=${SPANISH_OWN}\d)
    `,
    'cuántas bajas hacen $1 disparando a '
  ],
  [
    said`
      ^\W*¿?(?:cu[aá]n|qu[eé] tan) probable es no perder a nadie cargando a (${UNIT}) con (${WITH})\s*\?*\W*$
    `,
    'probabilidad de no perder a nadie si $2 cargan a $1'
  ],
  [said`^\W*¿?cu[aá]n probable es (?=que )`, 'qué probabilidad hay de '],
  [said`(?<![a-zà-ÿ])porcentaje de victorias?(?![a-zà-ÿ])`, 'probabilidad de ganar'],
  [
    said`^\W*¿?vale la pena ([a-z][a-z' -]{3,20}?) si (?:cargo|ataco) a (${UNIT}) con (${WITH})\s*\?*\W*$`,
    'vale la pena usar $1 si $3 cargan a $2'
  ],
  [
    said`
      ^\W*¿?(?:matan|hacen) m[aá]s(?: bajas)? (${UNIT}) que (${UNIT}) (?:al|si|cuando) (?:cargar|cargan) (?:a|contra) (${UNIT})\s*\?*\W*$
    `,
    'compara $1 o $2 contra $3'
  ],
  [
    said`^\W*¿?cu[aá]ntos (?:[eé]xitos|impactos) (?:saco|hago|salen|consigo|espero) con (\S+) dados a ([2-6]) o m[aá]s\s*\?*\W*$`,
    '$1 dados a $2+'
  ],
  // "los 4 huscarls no ceden dados cuando 12 bondi les cargan"
  [
    said`
      ^\W*(${UNIT}) ((?:no )?(?:ceden|dan|entregan|renuncian|mantienen|conservan|guardan|tienen|usan|juegan|llevan|est[aá]n)
      (?![a-zà-ÿ])[^,;.¿?]{2,40}?)\s*,?
      \s+(?:cuando|si|mientras) (${WITH}) (?:l[aeo]s?|nos|me) (carg|atac|dispar)an\W*$
    `,
    '$3 $4an a $1, que $2'
  ],
  // "resisten 4 guardias si les cargan 8 bondi"
  [
    said`
      ^\W*(?:resisten|aguantan|sobreviven|soportan|paran) (?:mis |sus |los |las )?(${UNIT}[^,;.¿?]{0,30}?) (?:cuando|si) (?:l[aeo]s|nos|me) (carg
      |atac|dispar)an (?=(?:mis |sus |los |las |unos )?\d)([^,;.¿?]{3,60}?)\W*$
    `,
    '$3 $2an a $1'
  ],
  // "tengo 8 bondi y 6 hirdmen, ¿quién debería cargar a 8 ceorls?"
  [
    said`
      ^\W*tengo (${WITH}) (?:y|o) (${WITH})\s*[,;.]\s*¿?(?:a )?(?:qui[eé]n(?:es)?|cu[aá]l(?:es)?|qu[eé] unidad) (?:deber[ií]an?|debe|conviene que
      |es mejor que) (cargar|cargue|atacar|ataque) a (?=${SPANISH_OWN}\d)
    `,
    'quién debería cargar, $1 o $2, a '
  ],
  [
    said`^\W*me (carg|atac|dispar)an (${WITH})\s*[,;.]\s*(?:y )?(?:yo )?tengo (${WITH})\s*[,;.]\s*(?=¿?qu[eé] hago)`,
    '$2 $1an a mis $3, '
  ],
  // in the past, as if it were now
  [said`(?<![a-zà-ÿ])fueron (?=(?:cargad|atacad|asaltad|embestid|disparad)[oa]s por )`, 'son '],
  [said`(?<![a-zà-ÿ])con (\d) fatigas? (?:encima|a cuestas|ya)\s*,\s*(${UNIT}) (?=[a-z])`, '$2 con $1 fatiga '],
  [said`(?<![a-zà-ÿ])(\d) fatigas? encima(?![a-zà-ÿ])`, '$1 fatiga'],
  // "sus huscarls, 4 con hacha, se comen la carga de mis 8 bondi"
  [
    said`
      ^\W*((?:mis|sus|los|las) )([a-zà-ÿ]{3,20})\s*,\s*(\d{1,2}) (con [^,;.¿?]{3,40}?)\s*,\s*(?=(?:se|son|carg|atac|recib
      |aguant|reciben)[a-z]* )
    `,
    '$1$3 $2 $4 '
  ],
  // "solo llegan 5 de mis 8 guerreros al cargar a 4 guardias"
  [
    said`
      ^\W*(?:s[oó]lo|solamente) (?:llegan|alcanzan|combaten|pelean|entran|contactan) (\d{1,2}) de (${UNIT}) (?:al|si) (carg
      |atac)(?:ar|an) (?=a )
    `,
    '$2 trabados $1 $3an '
  ],
  // "asaltan el edificio 6 hirdmen; adentro hay 8 ceorls"
  [
    said`
      ^\W*(?:asaltan|atacan|cargan)(?: contra)? (?:el|un|la|una|las|los|unas) (${PLACE}) (${UNIT})\s*[,;.:]\s*(?:y )?(?:a?dentro|en [eé]l
      |all[ií])(?: de [eé]l)? (?:hay|est[aá]n) (${UNIT})(?=\W*$)
    `,
    '$2 cargan a $3 en $1'
  ],
  // "disparo y después cargo con 8 priodaur a 6 hirdmen"
  [
    said`^\W*disparo y (?:despu[eé]s|luego) (?:les )?cargo con (${WITH}) (?:a|contra) (${UNIT})(?=\W*$)`,
    '$1 disparan a $2 y luego los cargan'
  ],
  [
    said`^\W*disparo y (?:despu[eé]s|luego) (?:les )?cargo (?:a|contra) (${UNIT}) con (${WITH})(?=\W*$)`,
    '$2 disparan a $1 y luego los cargan'
  ],
  // "les bajan la armadura gastando la fatiga del enemigo y cargan"
  [
    said`
      ^\W*(${UNIT}) l[ea]s? bajan? la armadura(?: (?:gastando|con|usando) (?:la |su )?fatiga(?: (?:del enemigo|enemiga|de ellos))?)? y carg(?:an
      |a) (?=a )
    `,
    '$1 gastan fatiga en armadura enemiga y cargan '
  ],
  // "cargarme al menos a tres huscarls de seis con 10 bondi en una carga"
  [
    said`
      (?<![a-zà-ÿ])(?:cargarme|bajarme|llevarme|cepillarme|pelarme) (?:(al menos|como mucho|exactamente) )?a? ?(\d{1,2}|un[oa]?|dos|tres|cuatro
      |cinco|seis) ([a-zà-ÿ]{3,20}) de (\d{1,2}|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) con (${UNIT}) (?:en|con) una carga(?=\W*$)
    `,
    'matar $1 $2 de $4 $3 cargando con $5'
  ],
  // the same on both sides: "mi señor de la guerra carga al suyo"
  [
    said`^\W*mi (?:señor de la guerra|jarl|caudillo|jefe|l[ií]der|rey|conde|duque) (carga|ataca|contra|reta)(?: a)?l suyo(?=\W*$)`,
    'señor de la guerra $1 a un señor de la guerra'
  ],
  [said`^\W*(?:una )?tirada (?:suelta|simple|r[aá]pida)\s*[:,]?\s*(?=\d)`, ''],
  // "12 levas reciben una descarga de 8 ballesteros"
  [
    said`
      ^\W*(${UNIT}) (?:recib(?:e|en)|aguantan?|encajan?|sufren?) (?:una|la) (?:descarga|andanada|salva|rociada|lluvia de (?:flechas|virotes
      |jabalinas)) de (${WITH})(?=\W*$)
    `,
    '$2 disparan a $1'
  ],
  [
    said`
      ^\W*qui[eé]n(?:es)? (?:es|son) mejor(?:es)? (?:para|a la hora de) (?:cargar|atacar) (?:contra |a )?(${UNIT})\s*[,:;]\s*(?=[^?]* o )([^?]{6,100})
      (?=\W*$)
    `,
    '$2 cargan contra $1'
  ],
  [
    said`
      ^\W*(?:compensa|merece la pena|vale la pena|sirve de algo|conviene) (?:dar|darles|poner|ponerles|llevar)(?:le|les)? ([a-zà-ÿ]{3,12}
      (?: [a-zà-ÿ]{3,12})?) a (?:mis |los |las )?(${UNIT}) (?:si|cuando) (?:cargan|atacan) (?:contra |a )(?:mis |sus |los |las )?(${UNIT})(?=\W*$)
    `,
    '$2 con o sin $1 cargan contra $3'
  ],
  [said`(?<![a-zà-ÿ])(matar|mate|perder|pierda) (?:a )?ningun[oa](?=\W*$|\s*[,;.?])`, '$1 a nadie'],
  [
    said`
      (?<=\d [^?]{4,160})\s*[,:;.]\s*¿?\s*(?:y )?cu[aá]nt[oa]s (?:miniaturas |modelos |hombres )?(?:pierde|caen|mueren)n? (?:por|en
      |de)? ?cada (?:bando|lado)(?=\W*$)
    `,
    ''
  ],
  // who charges, told of the other unit
  [
    said`
      ^\W*(${UNIT}[^,;:.¿?]{0,40}?) (?:hacen?|usan?|juegan?|tienden?|preparan?) (?:una |la |su )?(?!frente)([a-zà-ÿ]{4,20}) (?:a|contra) (?:los |las )?
      (${UNIT}) que l[oa]s (carg|atac)an(?=\W*$)
    `,
    '$3 $4an a $1 con $2'
  ],
  [
    said`
      ^\W*(?:s[oó]lo|solamente) (\d{1,2}) de (${UNIT}) (?:llegan|alcanzan|consiguen|pueden) (?:a )?(?:trabarse|combatir|pelear|contactar
      |llegar) (?:con|a) (${UNIT}) a l[oa]s que (carg|atac)an(?=\W*$)
    `,
    '$2 trabados $1 $4an a $3'
  ],
  [
    said`(?<![a-zà-ÿ])(${UNIT}) de (aniquilar|matar|vencer|derrotar|eliminar|ganar) a (${UNIT}) (?:carg|atac)[aá]ndol[oa]s(?![a-zà-ÿ])`,
    '$1 cargando de $2 a $3'
  ],
  [
    said`(?<![a-zà-ÿ])(?:tienen?|hay para) (${UNIT}) cargando de (aniquilar|matar|vencer|derrotar|eliminar|ganar) a (${UNIT})(?=\W*$)`,
    'hay de que $1 cargando a $3 los aniquilen'
  ],
  [
    said`^\W*(?:usando|con|gastando) ([a-zà-ÿ]{4,20}) para (?:ganar|sacar|obtener) dados de ataque\s*,\s*(${UNIT}) (carg|atac|dispar)an `,
    '$2 con $1 para dados de ataque $3an '
  ],
  [said`(?<![a-zà-ÿ])tiran? jabalinas (${UNIT}) (?:a|contra) (?=${SPANISH_OWN}\d)`, '$1 con jabalinas disparan a '],
  [
    said`(?<![a-zà-ÿ])cu[aá]nt[oa]s ([a-zà-ÿ]{3,20}) de (\d{1,2}) (?:mueren|caen|pierdo) (?:si|cuando) l[eo]s disparan (${WITH})(?=\W*$)`,
    '$3 disparan a $2 $1'
  ],
  [said`(?<![a-zà-ÿ])se estrellan (?:contra|con) (?=${SPANISH_OWN}\d)`, 'cargan a '],
  [said`^\W*carg(?:adle|arle|uele|ale|arles|adles|ales) (?:con (${WITH}) a (${UNIT}))(?=\W*$)`, '$1 cargan a $2'],
  [said`^\W*carg(?:adle|arle|uele|ale|arles|adles|ales) (?:a (${UNIT}) con (${WITH}))(?=\W*$)`, '$2 cargan a $1'],
  [said`(?<![a-zà-ÿ])guerr\.(?![a-zà-ÿ])`, 'guerreros'],
  [said`(?<![a-zà-ÿ])guard\.(?![a-zà-ÿ])`, 'guardias'],
  [said`(?<![a-zà-ÿ])cob\.? (ligera|pesada)`, 'cobertura $1'],
  [said`(?<![a-zà-ÿ])c\/ ?(?=[a-zà-ÿ])`, 'con '],
  [
    said`
      (?<![a-zà-ÿ])a (?:mis |los )?(\d{1,2} [a-zà-ÿ]+) les (?:sumo|doy|pongo|añado) (\d{1,2}) dados de (ataque|defensa) y cargan 
    `,
    '$1 con +$2 dados de $3 cargan '
  ],
  [
    said`
      (?<![a-zà-ÿ])el (defensor|atacante) gasta (?:mi|su|la) fatiga en armadura\s*:\s*(${WITH}) (contra|cargan a|vs\.?) (${UNIT})(?=\W*$)
    `,
    '$2 $3 $4 y el $1 gasta armadura'
  ],
  [said`(?<![a-zà-ÿ])([a-zà-ÿ]{4,20}) sacrificando (\d)\s*:\s*(${UNIT})(?= )`, '$3 con $1 $2'],
  [
    said`(?<![a-zà-ÿ])que (?:quiz[aá]s?|puede que|a lo mejor) (?:lleven?|tengan?) ([a-zà-ÿ]+) \(? ?(\d{1,2}) ?% ?\)?`,
    'con $1 $2 %'
  ],
  [
    said`
      ^\W*¿?\s*(?:a )?qui[eé]n (?:tiene m[aá]s (?:chances|posibilidades|probabilidad(?:es)?|opciones) de (?:matar|cargarse|eliminar)
      |es m[aá]s probable que (?:mate|elimine)) (?:a )?(?:al menos )?
      (\d{1,2})(?: o m[aá]s)? de (?:los |las )?(\d{1,2} [a-zà-ÿ]+)\s*[:,]\s*([^?]{3,40}?) [ou] ([^?]{3,40}?)(?=\W*$)
    `,
    'who is more likely to kill $1 of $2, $3 or $4'
  ],
  [said`[,;.]\s*¿?\s*en qu[eé] me conviene gast[aá]rsela(?=\W*$)`, ', ¿qué debería hacer?'],
  [said`(?<![a-zà-ÿ])seg[uú]n (?:la |las reglas de la )?(?=(?:segunda|primera|2)[a-zà-ÿª.]* edici)`, 'en la ']
]
