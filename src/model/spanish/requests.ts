/** What the keys of plans and rosters take, as their schemas say it. */
export const schemas = {
  'the fight as a sentence: "8 bondi charge 4 huscarls"': 'el combate como frase: "8 bondi charge 4 huscarls"',
  'who charges, or shoots': 'quien carga o dispara',
  'who is charged, or shot at': 'quien recibe la carga o los disparos',
  'what the enemy does if a step does not say': 'lo que hace el enemigo donde un paso no lo dice',
  '1 by default': '1 por defecto',
  'the size of the battle: 2 to 6, 8, 10 or 12; 6 by default': 'el tamaño de la batalla: de 2 a 6, 8, 10 o 12; 6 por defecto',
  'rows of its own, written as in a board file, with no board to name':
    'filas propias, escritas como en un archivo de tabla, sin que haga falta nombrar ninguno',
  'every row may replace one of the rulebook': 'cada fila puede sustituir a una del reglamento',
  'by id: name, symbols of its dice': 'por id: nombre, símbolos de sus dados',
  'by id: name, range, effects': 'por id: nombre, alcance, efectos',
  'by id: name, class, faction, numbers of its own': 'por id: nombre, clase, facción, números propios',
  'by id: name, faction, what he does': 'por id: nombre, facción, lo que hace',
  'by board (a faction, or a hero whose own they are) and id': 'por tabla (una facción, o un héroe si son suyas) e id',
  'a condition of at most 1000 characters': 'una condición de 1000 letras como máximo',
  'a condition, such as "fyrd.models <= 4 and hird.fatigue < 3"': 'una condición, como "fyrd.models <= 4 and hird.fatigue < 3"',
  'a condition, such as "fyrd.models <= 4"': 'una condición, como "fyrd.models <= 4"',
  'a distance in inches from 0 to 99': 'una distancia en pulgadas de 0 a 99',
  'a list of abilities, such as [frigg, combat-pool=2a], or any': 'una lista de habilidades, como [frigg, combat-pool=2a], o any',
  'a list of at least one alternative': 'una lista de al menos una alternativa',
  'a list of at least one name': 'una lista de al menos un nombre',
  'a list of at least one step': 'una lista de al menos un paso',
  'a list of at most 20': 'una lista de 20 como máximo',
  'a list of at most 40 steps': 'una lista de 40 pasos como máximo',
  'a list of steps': 'una lista de pasos',
  'a list of steps, or of lists of steps': 'una lista de pasos, o de listas de pasos',
  'a name: letters, digits and hyphens, starting with a letter, such as hird or left-levies':
    'un nombre: letras, cifras y guiones, primero una letra, como hird o left-levies',
  'a number of models, or a share of the survivors such as "2/3" or "75%"':
    'un número de miniaturas, o una parte de los supervivientes como "2/3" o "75%"',
  'a step, or a list of steps': 'un paso, o una lista de pasos',
  'a text, or a list of texts': 'un texto, o una lista de textos',
  'a unit in words, such as "6 hirdmen fatigue 1", or an object':
    'una unidad en palabras, como "6 hirdmen fatigue 1", o un objeto',
  'armour, enemy-armour, both, nothing or any': 'armour, enemy-armour, both, nothing o any',
  'best, nothing, or what the enemy does': 'best, nothing, o lo que hace el enemigo',
  'conditions by name': 'condiciones por sus nombres',
  'numbers of dice by box': 'números de dados por los nombres de los cuadros',
  'the name of a unit, or a list of names': 'el nombre de una unidad, o una lista de nombres',
  'true, determination or we-obey': 'true, determination o we-obey',
  'two warbands by name': 'dos bandas por sus nombres',
  'units by name': 'unidades por sus nombres',
  'values of readings by name': 'valores de interpretaciones por sus nombres',
  'two warbands by name: units, the faction, dice on the board':
    'dos bandas por sus nombres: unidades, la facción, dados en la tabla',
  'what should hold at the end': 'lo que quieres que se cumpla al final',
  'what the enemy does; a list of rules with when, the first that holds; best: left to --solve':
    'lo que hace el enemigo; una lista de reglas con when, la primera que se cumpla; best: se deja a --solve',
  'what happens, in order': 'lo que se hace, en este orden',
  'the warband whose turn it is; the first by default': 'la banda de quien es el turno; la primera por defecto',
  'the title of the answer': 'el título de la respuesta',
  'other interpretations of disputed rules, by name': 'otras interpretaciones de reglas discutidas, por sus nombres',
  'your own board files, relative to this file': 'archivos de tabla propios, relativos a este archivo',
  'the size of the battle by the points of a warband (R8.3); 6 by default':
    'el tamaño de la batalla en puntos de banda (R8.3); 6 por defecto',
  'tried before each step': 'se prueba antes de cada paso',
  'a hero by name': 'un héroe por su nombre',
  'a hero by name, or an object with troop, weapon and mounted':
    'un héroe por su nombre, o un objeto con troop, weapon y mounted',
  'each a line of words, or an object: troop, models, weapon, mounted, mount, banner':
    'cada una una línea de palabras, o un objeto: troop, models, weapon, mounted, mount, banner',
  'a list of units': 'una lista de unidades',
  'a unit, as 8 bondi or { troop: bondi, models: 8 }': 'una unidad, como 8 bondi o { troop: bondi, models: 8 }',
  'a choice, as { take: split, total: 3 }': 'una elección, como { take: split, total: 3 }',
  'an effect, as { verb: attack-dice, count: 2 }': 'un efecto, como { verb: attack-dice, count: 2 }',
  'a list of one timing or more': 'una lista de un momento o más',
  'true, or uneven': 'true o uneven',
  'a whole number from -99 to 99, or { follows: enemy-fatigue }': 'un número entero de -99 a 99, o { follows: enemy-fatigue }',
  'a whole number from -99 to 99, { follows: enemy-fatigue }, or all':
    'un número entero de -99 a 99, { follows: enemy-fatigue } o all',
  'a whole number from -99 to 99, { follows: enemy-fatigue }, or to-limit':
    'un número entero de -99 a 99, { follows: enemy-fatigue } o to-limit',
  'a number, or enemy-armour': 'un número o enemy-armour',
  'a whole number from 1 to 99, or all': 'un número entero de 1 a 99 o all',
  'a number of models, or { warriors: 1, levies: 2 }': 'un número de miniaturas, o { warriors: 1, levies: 2 }',
  'a number of models from 1 to {most}, or {form}': 'un número de miniaturas de 1 a {most}, o {form}',
  '{name}; not {words}': '{name}; y no {words}',
  'a name on one line': 'un nombre en una línea',
  'a number from 0 to 1000': 'un número de 0 a 1000',
  'how often it is met compared with other rosters; 1 by default':
    'con qué frecuencia se encuentra entre otras listas; 1 por defecto',
  'points in a warband': 'puntos en una banda',
  'the edition it is for; either by default': 'la edición para la que es; por defecto cualquiera',
  'the size it musters': 'el tamaño que reúne',
  'true, words such as mounted or Danish axe, or an object with weapon and mounted':
    'true, palabras como mounted o Danish axe, o un objeto con weapon y mounted',
  'vikings, anglo-danes, normans, welsh, or one of your own': 'vikings, anglo-danes, normans, welsh, o una propia',
  'its name in answers; by default the name of the file': 'cómo la llaman las respuestas; por defecto, el nombre del archivo',
  'the hero who leads the warband; costs no points': 'quien manda; es gratis'
} as const

/** What is wrong with a request beside the fight itself, and what is too much to answer. */
export const requests = {
  '--method fractions works for one melee or one shot: leave it out where many fights are compared':
    '--method fractions es para un único combate o disparo: quítalo de una pregunta que necesita muchos combates',
  'on horses': 'a caballo',
  'the game': 'la partida',
  '{one} or {other}: against each other? saga-odds melee {one} charge {other}{options}; or which does better against a third: saga-odds compare {one} or {other} vs 8 bondi{options}':
    '{one} o {other}: ¿uno contra otro? saga-odds melee {one} charge {other}{options}; o cuál lo hace mejor contra alguien: saga-odds compare {one} or {other} vs 8 bondi{options}',
  'the unit named last charges, as only a charged unit chooses about its dice':
    'carga la unidad nombrada al final, pues solo una unidad que recibe una carga decide sobre sus dados',
  'what is taken back is not clear, so say the fight again as it should be':
    'no está claro qué se corrige: repite el combate como debe ser',
  'no rule here asks how far a shot goes: leave it out': 'ninguna regla de aquí pregunta a qué distancia se dispara: quítalo',
  'no rule here knows lances: leave it out': 'ninguna regla de aquí conoce lanzas de caballería: quítalo',
  'the odds count every roll, lucky or not: leave it out':
    'las probabilidades cuentan todas las tiradas, con suerte o sin ella: quítalo',
  'no rule re-rolls a single face: rerolls attack, or rerolls defence':
    'ninguna regla repite una sola cara: repite ataque, o repite defensa',
  'a unit gives up half its attack dice or none (R3.3): gives up dice':
    'una unidad renuncia a la mitad de sus dados de ataque o a ninguno (R3.3): renuncia a dados',
  '"{raw}": ask for one chance at a time': '"{raw}": pregunta por una probabilidad cada vez',
  '"{raw}": that chance is not counted; `saga-odds help conditions` lists those that are':
    '"{raw}": esa probabilidad no se cuenta; `saga-odds help conditions` enumera las que sí',
  'a number of its own is needed, and no limit: fatigue 1': 'hace falta un número concreto, y no un límite: fatiga 1',
  '"{raw}": a fight has one edition, so ask for each by itself':
    '"{raw}": un combate tiene una sola edición: pregunta por cada una por separado',
  '"{raw}": give the losses of attacker and defender, as in 8 bondi charge 4 huscarls --observed 3:0':
    '"{raw}": da las bajas de atacante y defensor, como en 8 bondi cargan contra 4 huscarls --observed 3:0',
  'say how likely that is, as in axe 60 %, or that it is so': 'di cómo de probable es, como en hacha 60 %, o que es así',
  '"{raw}": ask it of one unit and one enemy, as in 8 crossbowmen shoot or charge 4 huscarls':
    '"{raw}": pregúntalo de una unidad y un enemigo, como en 8 ballesteros disparan o cargan contra 4 huscarls',
  'half of an odd number of models is not clear: type how many':
    'la mitad de un número impar de miniaturas no está clara: escribe cuántas',
  'only terrain that the unit stands in or behind gives cover: leave it out':
    'solo da cobertura el terreno en el que está la unidad, o tras el que está: quítalo',
  'a unit is tired, in cover or armed as a whole: say it of all its models':
    'una unidad está cansada, a cubierto o armada toda ella: dilo de todas sus miniaturas',
  'in the second edition each act answers the last and shows what its side has (V9.13), so advice cannot weigh chances: ask for each case by itself, with the equipment and without':
    'en la segunda edición cada acción responde a la anterior y muestra lo que tiene su bando (V9.13), así que los consejos no llevan probabilidades: pregunta por cada caso, con lo que tienen las unidades y sin ello',
  'a plan has several fights: name the unit, as in {example}':
    'un plan tiene más de un combate: nombra la unidad, como en {example}',
  'victory points are counted when the plan is over, only in goals: ask for models here, as in {example}':
    'los puntos de victoria se cuentan al acabar el plan, solo en los objetivos: aquí pide miniaturas, como en {example}',
  '{n} numbers of hits, saves and dice of one fight are too many to follow at once: ask for fewer':
    'se piden {n} números de impactos, salvaciones y dados de un mismo combate, y no se pueden seguir tantos a la vez: pide menos',
  '{called}: {word} needs a number from 0 to {most}, as in {form}':
    '{called}: {word} lleva un número de 0 a {most}, como en {form}',
  '{called}: massacre needs a lead and what it adds to a win, as in massacre 10:1':
    '{called}: massacre lleva una ventaja y lo que añade a una victoria, como en massacre 10:1',
  'write it as in {form}': 'escríbelo como en {form}',
  '{called}: {word} is not part of a tournament table: {cure}': '{called}: {word} no es parte de una tabla de torneo: {cure}',
  '{called}: a win must be worth at least as much as a draw, and a draw at least as much as a loss, not {table}':
    '{called}: una victoria vale al menos un empate, y un empate al menos una derrota, no {table}',
  'did you mean {near}?': '¿querías decir {near}?',
  'more than the {allowed}': 'más de lo permitido ({allowed})',
  'about {duration}, more than the {allowed}': 'unos {duration}, más de lo permitido ({allowed})',
  'this would take {takes} allowed, because of {what}: {cure}, or allow more with --budget {again}':
    'esto llevaría {takes}, por {what}; {cure}, o permite más con --budget {again}',
  'give Node more with NODE_OPTIONS=--max-old-space-size={megabytes}':
    'da más a Node con NODE_OPTIONS=--max-old-space-size={megabytes}',
  'allow more with --budget {gigabytes}g': 'permite más con --budget {gigabytes}g',
  'about {size}, more than': 'unos {size}, más de',
  'this would take {takes} the {size} of memory {available}, because of {what}: {cure}, or {more}':
    'esto llevaría {takes} los {size} de memoria {available}, por {what}; {cure}, o {more}',
  available: 'que hay',
  allowed: 'permitidos',
  'an ability, such as "ullr" or {example}': 'una habilidad, como "ullr" o {example}',
  'write +{id} if it may be used, or ++{id} if it is used': 'escribe +{id} si se puede usar, o ++{id} si se usa',
  '{name} is given as both optional (+{id}) and used (++{id}): {cure}':
    '{name} es a la vez libre (+{id}) y fija (++{id}): {cure}',
  'did you mean {near}? {form}': '¿querías decir {near}? {form}',
  '{at}: {name} cannot be priced: {cure}': '{at}: {name} no tiene precio: {cure}',
  '{at}: {value} is not a price: expected a number from 0 to {most} ({form})':
    '{at}: {value} no es un precio: hace falta un número de 0 a {most} ({form})',
  '{at}: {twice} is given twice: give it once': '{at}: {twice} se da dos veces: dalo una vez',
  '{called}: {text} is not a whole number from {least} to {most}': '{called}: {text} no es un número entero de {least} a {most}',
  '{name} is on the board of both units: give it to one, and either may use it':
    '{name} está en la tabla de las dos unidades: dala a una, cualquiera puede usarla',
  '--method {method}: these figures are always exact, never sampled: leave it out':
    '--method {method}: estas cifras son siempre exactas, nunca muestreadas: quítalo',
  '{called} {method}: advice is always exact, never sampled: leave it out':
    '{called} {method}: el consejo se calcula exactamente, nada se muestrea: quítalo',
  'the Wrath is thrown before anybody chooses (R6.6): give its sum, as in "wrath 12"':
    'la Ira se tira antes de que nadie elija (R6.6): di su suma, como en "wrath 12"',
  '{called}: list with + what the advised side may pay for, as in +ullr +frigg':
    '{called}: di con + lo que puede pagar el bando aconsejado, como en +ullr +frigg',
  'there is no path {path}{cure}': 'no existe la ruta {path}{cure}',
  '{text} runs backwards: write {end}..{start}{step}': '{text} va hacia abajo: escribe {end}..{start}{step}',
  '{text} never moves: a step is at least 1': '{text} no avanza: un paso es al menos 1',
  '{text} has more than {mostValues} values': '{text} tiene más de {mostValues} valores',
  'nothing to vary: expected a range or a list of values, as in attacker.models=4..12 or defender.cover=none,heavy':
    'nada que variar: hace falta un rango o una lista de valores, como en attacker.models=4..12 o defender.cover=none,heavy',
  '{part} is not a range: write it as 4..12, or 0..10/2': '{part} no es un rango: escríbelo como 4..12, o 0..10/2',
  '{again} is named twice: leave one out': '{again} se nombra dos veces: quita una',
  'expected a path, = and values, as in {flag} attacker.models=4..12':
    'hacen falta una ruta, = y valores, como en {flag} attacker.models=4..12',
  'list its values in order, as in {flag} {given}=none,light,heavy':
    'di sus valores en su orden, como en {flag} {given}=none,light,heavy',
  'a fight: an object, or a sentence': 'un combate: un objeto, o una frase',
  'prices, such as {example}': 'precios, como {example}',
  'a word or a number': 'una palabra o un número',
  'the plan is given twice, as {key} and as {second}: leave one out':
    'el plan se da dos veces, como {key} y como {second}: quita uno',
  'a plan: an object, or a turn in words': 'un plan: un objeto, o un turno en palabras',
  'a turn in words': 'un turno en palabras',
  'a line of a plan': 'una línea de un plan',
  'is on the board of {theFactions}': 'está en la tabla de {theFactions}',
  'is on the boards of {theFactions}': 'está en las tablas de {theFactions}',
  'is for {boards}': 'es para {boards}',
  '{where}, and this unit has no board: leave it out': '{where}, y esta unidad no usa tabla: quítala',
  ', not of {theFactions}': ', no de {theFactions}',
  '{where}{notHere}: leave it out, or name another troop': '{where}{notHere}: quítala, o nombra otra tropa',
  '{flag} {path}: that is the same for every fight of one table: set it with --set':
    '{flag} {path}: es igual para todos los combates de una tabla: dalo con --set',
  '{flag} {path}: it varies twice: leave one out': '{flag} {path}: varía dos veces: quita una',
  '{key} of {name}: give it where the unit is first named, because later it follows from the steps':
    '{key} de {name}: dilo donde se nombra la unidad por primera vez, pues lo que viene después se sigue de los pasos',
  '{key} of {name}: nobody fights in a step "{kind}": leave it out': '{key} de {name}: en "{kind}" nadie combate, déjalo fuera',
  'the unit named first for "{raw}"': 'la unidad nombrada en primer lugar por "{raw}"',
  'the unit named last for "{raw}"': 'la unidad nombrada en último lugar por "{raw}"',
  'the unit named first charges, as "{said}" does not say which does':
    'carga la unidad nombrada primero, pues "{said}" no dice quién lo hace',
  '"{said}" is a step of a turn, not a fight: ask saga-odds plan, as in plan 8 bondi rest then they charge 6 ceorls':
    '"{said}" es un paso de un turno, no un combate: responde saga-odds plan, como en plan 8 bondi descansan luego cargan contra 6 ceorls',
  '{times} fights in a row are a plan: ask saga-odds plan the same':
    '{times} combates seguidos son un plan: pregunta lo mismo a saga-odds plan',
  '{name} mounted for "on foot": there is no choice ({rule})': '{name} a caballo por "a pie": no hay elección ({rule})',
  '{models} {name} for "{said}"': '{models} {name} por "{said}"',
  '"{raw}": how much fatigue has the enemy? Say it of the enemy, as in 6 warriors fatigue 2':
    '"{raw}": ¿cuánta fatiga tiene el enemigo? Dilo del enemigo, como en 6 guerreros fatiga 2',
  'a warband is checked by its units, not by their points: saga-odds warband check vikings: 8 hirdmen, 8 bondi':
    'una banda se comprueba por sus unidades, no por sus puntos: saga-odds warband check vikings: 8 hirdmen, 8 bondi',
  'a sweep shows one quantity: ask for one number': 'un barrido muestra una sola cantidad: pregunta por un solo número',
  '"{raw}": which one? say it of that unit, as in 8 bondi fatigue 1 charge 4 huscarls':
    '«{raw}»: ¿cuál de las dos? dilo de esa unidad, como en 8 bondi fatiga 1 cargan contra 4 huscarls',
  '{units}: best against whom? as in saga-odds compare {units} vs 8 bondi':
    '{units}: ¿mejor contra quién? como en saga-odds compare {units} contra 8 bondi',
  '"{raw}": ask about each charge by itself, as in {one} charge {other} and {other} charge {one}':
    '«{raw}»: pregunta por cada carga por separado, como en {one} cargan contra {other} y {other} cargan contra {one}',
  'a charge: say "shoot" for a shot': 'una carga: di «dispara» si es un disparo',
  'a charge for "{said}": say "shoot" for a shot': 'una carga por "{said}": di «dispara» si es un disparo',
  'nothing for "{raw}"': 'nada por "{raw}"',
  'nothing for "{raw}": it changes nothing': 'nada por "{raw}": no cambia nada',
  '"{raw}" is a side, and no unit of it has been named yet: name the unit':
    '"{raw}" es un bando, y antes no se ha nombrado ninguna unidad suya: nombra la unidad',
  'them: no unit has been named yet, so it is not clear who they are: name the unit':
    'them: antes no se nombró a nadie, y no se sabe quiénes son: nombra la unidad',
  '{units} units fight together: two at most, the warlord and one beside him (R6.3)':
    '{units} unidades combaten juntas: dos como máximo, el señor de la guerra y una junto a él (R6.3)',
  '{units} equal units count as one subject: give the models without the {units}x, and put "or" between different units':
    '{units} unidades iguales son un solo sujeto: escribe sus miniaturas sin {units}x, y "or" entre distintas',
  'more than {most} units on one side: compare fewer at a time': 'más de {most} unidades en un bando: compara menos cada vez',
  'how many units were wiped out? say it with --wiped-out, as in --wiped-out 2':
    '¿cuántas unidades fueron aniquiladas? dilo con --wiped-out, como en --wiped-out 2',
  'the units before and after "or" are the same: say what one of them has and the other has not':
    'las unidades antes y después de "o" son iguales: di qué tiene una que no tiene la otra',
  'with --charged the opponents charge: write "vs" instead of "{said}"':
    'con --charged cargan los rivales: di "vs" en vez de "{said}"',
  '"then" begins a second fight: each pair here is one fight':
    '"then" empieza un segundo combate: aquí cada pareja es un combate',
  'only a fight of several --rounds has one': 'solo la tiene un combate de varios --rounds',
  'a shot has no winner, and nobody disengages': 'un disparo no tiene ganador, y nadie se retira',
  '{called}: there is no {name} here: {reason}': '{called}: aquí no hay {name}: {reason}',
  'expected a quantity here, as in {example}': 'aquí hace falta una cantidad, como en {example}',
  'there is no quantity {words}{cure}': 'no existe la cantidad {words}{cure}',
  'expected a number here, as in >= 60% or < 2': 'aquí hace falta un número, como en >= 60% o < 2',
  '{name} is not a chance: leave the % out': '{name} no es una probabilidad: quita el %',
  '{name} is a chance, so at most 1: write {hundredths}% or {share}':
    '{name} es una probabilidad, como máximo 1: escribe {hundredths}% o {share}',
  '{name} is a chance, from 0% to 100%': '{name} es una probabilidad, de 0% a 100%',
  'expected a comparison here: >=, >, <=, <, =, at least, at most, more than or less than':
    'aquí hace falta una comparación: >=, >, <=, <, =, at least, at most, more than o less than',
  'more than {deepest} nested brackets': 'más de {deepest} paréntesis unos dentro de otros',
  'expected a closing ) here': 'aquí hace falta un ) de cierre',
  '{called}: the condition is longer than {mostLetters} characters': '{called}: la condición tiene más de {mostLetters} letras',
  '{called} {text}: expected a condition, as in "{example}"': '{called} {text}: hace falta una condición, como en "{example}"',
  'expected "and", "or" or the end here': 'aquí hace falta "and", "or" o el final',
  '{called}: {name} could mean {open}: name one': '{called}: {name} puede ser {open}: nombra una',
  'only an unknown cost can be given here; a board file of your own changes a known one':
    'solo se puede dar un coste desconocido; uno conocido se cambia con un archivo de tabla propio',
  '{called}: {name} costs {cost} ({rule}): {cure}': '{called}: {name} cuesta {cost} ({rule}): {cure}',
  'an object of costs, such as {example}': 'un objeto de costes, como {example}',
  '{called}: the cost of {id} is given twice': '{called}: el coste de {id} se da dos veces',
  'an effect, such as {example}': 'un efecto, como en {example}',
  "the {side}'s{which} {key}": '{side}{which}: {key}',
  '--observed {name}: only what is counted can be observed: {counted}':
    '--observed {name}: solo se puede haber visto lo que se cuenta: {counted}',
  '--observed: {name} is given twice': '--observed: {name} se da dos veces',
  '--observed {parts}: expected what both sides lost or had, as in 3:1 or hits=6:2':
    '--observed {parts}: hace falta lo que ambos bandos perdieron o tuvieron, como en 3:1 o hits=6:2',
  '{called}: {line} has no outcome at its end: expected a sentence and the losses of both sides, as in 8 bondi charge 4 huscarls 3:1':
    '{called}: {line} no acaba en un resultado: hacen falta una frase y lo que perdieron ambos bandos, como en 8 bondi charge 4 huscarls 3:1',
  '{name}: {reason}: expected a sentence and its outcome on each line':
    '{name}: {reason}: hace falta una frase y su resultado por línea',
  'there is no fight in it': 'no hay ningún combate en él',
  'more than {mostLines} fights': 'más de {mostLines} combates',
  '{name}: more than {mostLines} fights': '{name}: más de {mostLines} combates',
  '{called}: the report does not hold the losses of both sides': '{called}: lo que perdieron ambos bandos no está en el informe',
  'attacker.models': 'miniaturas del atacante',
  'attacker.fatigue': 'fatiga del atacante',
  'attacker.attackDice': 'dados de ataque del atacante',
  'attacker.defenceDice': 'dados de defensa del atacante',
  'attacker.armour': 'armadura del atacante',
  'attacker.cover': 'cobertura del atacante',
  'attacker.engaged': 'miniaturas trabadas del atacante',
  'attacker.friendsNear': 'unidades amigas cerca del atacante',
  'defender.models': 'miniaturas del defensor',
  'defender.fatigue': 'fatiga del defensor',
  'defender.attackDice': 'dados de ataque del defensor',
  'defender.defenceDice': 'dados de defensa del defensor',
  'defender.armour': 'armadura del defensor',
  'defender.cover': 'cobertura del defensor',
  'defender.engaged': 'miniaturas trabadas del defensor',
  'defender.friendsNear': 'unidades amigas cerca del defensor',
  'spends armour': 'gasta armadura',
  'spends enemy armour': 'gasta armadura enemiga',
  'a warlord': 'un señor de la guerra',
  '4 hearthguard': '4 guardias',
  '{count} dice': '{count} dados',
  'with {unit}': 'con {unit}',
  'and {unit}': 'y {unit}',
  'guarded by {unit}': 'protegido por {unit}',
  'saga-odds help conditions lists them': 'saga-odds help conditions las lista',
  ' (saga-odds help conditions lists them)': ' (saga-odds help conditions las lista)',
  '{called}: there is no quantity {text}{cure}': '{called}: no existe la cantidad {text}{cure}',
  '--roll {given}: expected 0 to {owned} SAGA dice, as in --roll 6':
    '--roll {given}: se tiran de 0 a {owned} dados de SAGA, como en --roll 6',
  '--roll: name what the dice may be spent on, as in --prefer charge,attack-pool':
    '--roll: di con --prefer en qué se pueden gastar los dados, como en --prefer charge,attack-pool',
  '{at}: {name} is a cost: name the ability that it pays for': '{at}: {name} es un coste: nombra la habilidad que paga',
  '{at}: {id} is named twice: give the number of uses, as in "{id} x2"':
    '{at}: {id} se nombra dos veces: di cuántas, como en "{id} x2"',
  '{at}: these can be used in {sets} ways, and at most {mostSets} are tried: name fewer, or give the number of uses':
    '{at}: se pueden usar de {sets} maneras, y se prueban como máximo {mostSets}: nombra menos, o di cuántas veces',
  'a unit, such as {example}': 'una unidad, como en {example}',
  '{called}: the {at} is two units: name one of them, as in --set {at}.together.0.{key}=...':
    '{called}: {at} son dos unidades: di de cuál, como en --set {at}.together.0.{key}=...',
  'a list of two units': 'una lista de dos unidades',
  '{called}: this rulebook is of edition {edition}': '{called}: el reglamento a mano es de la edición {edition}',
  '{units}x{models} means {units} units, and one fights here: write {models} without the {units}x':
    '{units}x{models} son {units} unidades: aquí combate una, escribe {models} sin {units}x',
  '"or" names several units to compare, and a fight has one {at}: ask about each by itself, or saga-odds compare':
    '"o" nombra varias unidades, y en un combate hay un solo {at}: pregunta por cada una por separado, o con saga-odds compare',
  'two fights, one after the other, are a plan: ask saga-odds plan the same':
    'dos combates, uno tras otro, son un plan: pregunta lo mismo con saga-odds plan',
  'boards: this rulebook does not include {name}: add it to the rulebook first':
    'boards: el reglamento a mano no ha leído {name}: ponla antes sobre el reglamento',
  'the defender is two units, and a charge or a shot is aimed at one (R3.12): name one':
    'el defensor son dos unidades: una carga o un disparo va contra una (R3.12), nombra una',
  'a fight': 'un combate',
  'an object of readings, such as {example}': 'un objeto de interpretaciones, como {example}',
  'the number of ways its dice can come up': 'las maneras en que pueden salir sus dados',
  'make it smaller (fewer rounds, units or choices), or sample it with --method monte-carlo':
    'hazlo más pequeño (menos rondas, unidades o decisiones), o muestréalo con --method monte-carlo',
  'give the worth of a die and of a fatigue, as in {price} die=0.3,fatigue=0.2':
    'di lo que valen un dado y una fatiga, como en {price} die=0.3,fatigue=0.2',
  'nothing to compare: name both sides, as in saga-odds compare 8 warriors or 4 hearthguard vs 12 levies or 6 hearthguard':
    'nada que comparar: di qué contra qué, como en saga-odds compare 8 guerreros o 4 guardias contra 12 levas o 6 guardias',
  'no plan was given: name a file, or describe a turn, as in saga-odds plan 8 crossbows shoot 4 huscarls then 6 mounted knights charge them':
    'falta el plan: nombra un archivo, o di un turno, como en saga-odds plan 8 crossbows shoot 4 huscarls then 6 mounted knights charge them',
  'the fight is given both in words and as a scenario: leave one out; --set changes a scenario':
    'el combate se da dos veces, en palabras y como escenario: quita uno, y cambia el escenario con --set',
  'light or heavy?': '¿ligera o pesada?',
  'on what?': '¿en qué?',
  'a board': 'una tabla',
  'there is no plan in the line: give "plan" as in a plan file, or "sentence": "8 crossbows shoot 4 huscarls then 6 mounted knights charge them"':
    'no hay plan en la línea: di "plan" como en un archivo de plan, o "sentence": "8 crossbows shoot 4 huscarls then 6 mounted knights charge them"',
  'a cost, with one SAGA die for each term: U, C or R, U + R, any':
    'un coste: un dado de SAGA por término, como U, C or R, U + R, any',
  'an id: lower-case letters and digits joined by hyphens, starting with a letter, such as gale-force':
    'un id: minúsculas y cifras con guiones entre ellas, primero una letra, como gale-force',
  'a cost, with one SAGA die for each term: any, C or R, U + R, ? + ?, U + U same, or none':
    'un coste: un dado de SAGA por término, como any, C or R, U + R, ? + ?, U + U same, o none',
  'a number of points from 0 to 20, in whole or half points': 'un número de puntos de 0 a 20, enteros o medios',
  'a number of points from 0 to 99, or a fraction such as "1/2"': 'un número de puntos de 0 a 99, o una parte como "1/2"',
  'least is more than most': 'least es mayor que most',
  'a weapon of the rulebook or of this file': 'un arma del reglamento o de este archivo',
  'a mount of the rulebook': 'una montura del reglamento',
  'a faction of the rulebook or of this file': 'una facción del reglamento o de este archivo',
  'a hero of the rulebook or of this file': 'un héroe del reglamento o de este archivo',
  'a troop of the rulebook or of this file': 'una tropa del reglamento o de este archivo',
  'a faction or a hero, whose board it would be': 'una facción o un héroe, de quien sería la tabla',
  'this line is not indented like the lines it belongs to': 'esta línea no tiene la sangría de las suyas',
  'a second colon in one line: put text that has a colon in "quotes"':
    'segundos dos puntos en una línea: pon entre "comillas" un texto con dos puntos',
  'an earlier bracket is not closed': 'antes se abrió un paréntesis que no se cierra',
  'something is missing: a closing bracket or quote, a comma, or the space after a colon':
    'falta un signo: un paréntesis o unas comillas de cierre, una coma, o el espacio tras los dos puntos',
  'a second document begins here: a file holds one': 'aquí empieza un segundo documento: en un archivo va uno',
  'a key runs over two lines: a colon is missing, or a quote is not closed':
    'una clave sigue en dos líneas: faltan los dos puntos, o no se cierran unas comillas',
  'a tab indents this line: use spaces': 'un tabulador da sangría a esta línea: usa espacios',
  'this character may not stand here: put text that begins with it in "quotes"':
    'este signo no puede estar aquí: pon entre "comillas" un texto que empiece por él',
  'the report does not hold every subject against every opponent: run the command in its "replay"':
    'el informe no tiene combates de cada sujeto contra cada rival: ejecuta el comando de su "replay"',
  'a catalogue (.gst, .cat) or a roster (.ros, New Recruit JSON) of SAGA, zipped or not, or a list from warband show -f text':
    'un catálogo (.gst, .cat) o una lista (.ros, JSON de New Recruit) de SAGA, comprimidos o no, o una lista de warband show -f text',
  'the losses of both sides, the attackers first: "2:3"': 'lo que perdieron ambos bandos, primero el atacante: "2:3"',
  'own or enemy: whose unit charges or shoots': 'own o enemy: de quién es la unidad que carga o dispara',
  'a line such as "12 bondi charge 4 huscarls gives up dice: 2:3", or an object with fight and lost':
    'una línea como "12 bondi charge 4 huscarls gives up dice: 2:3", o un objeto con fight y lost',
  'a report': 'un informe',
  'play it again with --scenario': 'júgalo de nuevo con --scenario',
  'a scenario': 'un escenario',
  'play it with saga-odds melee --scenario': 'júgalo con saga-odds melee --scenario',
  'add it to the rulebook with --board': 'ponla sobre el reglamento con --board',
  'a plan': 'un plan',
  'play it with saga-odds plan': 'júgalo con saga-odds plan',
  '`saga-odds rules` lists what there is': 'mira en `saga-odds rules` lo que hay',
  'try "{near}"; `saga-odds rules` lists what there is': 'prueba "{near}", o mira en `saga-odds rules` lo que hay',
  'it appears in {rules}; `saga-odds rules` lists what there is': 'aparece en {rules}; `saga-odds rules` muestra lo que hay',
  '{asked} is in the rulebook of the {edition}: add --edition {n}':
    '{asked} está en el reglamento de la {edition}: añade --edition {n}',
  '"{raw}": it is not clear what this is for: put it more plainly, as in {example}':
    '"{raw}": no está claro para qué es: dilo con menos rodeos, como en {example}',
  'nobody has the fatigue that is spent here: say whose it is, as in {example}':
    'nadie tiene la fatiga que se gasta aquí: di de quién es, como en {example}',
  '"{raw}": how many, and of which troop? say it, as in {example}': '"{raw}": ¿cuántos, y de qué tropa? dilo, como en {example}',
  '"{raw}": how many are left? say their number, as in 5 bondi charge 4 huscarls':
    '«{raw}»: ¿cuántos quedan? di su número, como en 5 bondi charge 4 huscarls',
  '"{raw}": a unit is tired, in cover or armed as a whole: say it of all its models':
    '«{raw}»: una unidad está cansada, a cubierto o armada entera: dilo de todas sus miniaturas',
  '"{raw}": say of each unit what it has, as in {example}': '"{raw}": di de cada unidad lo que tiene, como en {example}',
  '"{rolled}" are {n} dice, not {told}: give a symbol for each die':
    '"{rolled}" son {n} dados, no {told}: da un símbolo por dado',
  '{inches} inches: these shots reach {most} inches (R4.5)': '{inches} pulgadas: estos disparos llegan a {most} pulgadas (R4.5)',
  'The rulebook has nothing called {asked}: {cure}.': 'En el reglamento nada se llama {asked}: {cure}.'
} as const
