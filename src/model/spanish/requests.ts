/** What is wrong with a request beside the fight itself, and what is shown while it is answered. */
export const requests = {
  '--method fractions works for one melee or one shot: leave it out where many fights are compared':
    '--method fractions es para un único combate o disparo: quítalo de una pregunta que necesita muchos combates',
  'false: {conditionText}; {found}': 'no se cumple: {conditionText}; {found}',
  'a time, an amount of memory, or both, as in 10m,4g': 'un tiempo, un tamaño de memoria o ambos, como en 10m,4g',
  'comparing rosters, not units': 'listas que se comparan, no para unidades',
  'comparing units, not rosters': 'unidades que se comparan, no para listas',
  'the verb': 'el verbo',
  'on horses': 'a caballo',
  '{name}: {cover} cover': '{name}: cobertura {cover}',
  'help for a command or a topic': 'la página de un comando o de un tema',
  'help for this command': 'la página de este comando',
  'a topic': 'un tema',
  'whose dice': 'de quién son los dados',
  'of the Jomsvikings': 'de los Jomsvikings',
  'name one shell: saga-odds completion bash, zsh or fish': 'nombra un intérprete: saga-odds completion bash, zsh o fish',
  'the shell': 'el intérprete',
  '--weights {text}: expected a box, = and a number, as in --weights charge=3,stamping=2':
    '--weights {text}: hacen falta un cuadro, = y un número, como en --weights charge=3,stamping=2',
  '--scenario is given twice: ask one question at a time': '--scenario se da dos veces: se responde una pregunta cada vez',
  '--emit writes scenarios as lines of JSON, not {format}: leave the format out, or use ndjson':
    '--emit escribe escenarios en líneas de JSON, no {format}: quita el formato, o di ndjson',
  '1 fight was': '1 combate queda',
  'saga-odds: {fights} left out, such as {first}\n': 'saga-odds: {fights} fuera, por ejemplo {first}\n',
  '--by needs --until: name the condition to reach, as in --until "attacker wins >= 60%"':
    '--by es para --until: di qué se quiere alcanzar, como en --until "attacker wins >= 60%"',
  '--for needs --what-if or --roll: it names the side that asks':
    '--for es para --what-if y --roll: nombra el bando que pregunta',
  '--prefer needs --roll: give the number of SAGA dice rolled, as in --roll 6':
    '--prefer es para --roll: di cuántos dados de SAGA se tiran, como en --roll 6',
  'nothing was asked': 'no se pregunta nada',
  '{flags} and {flags2} are two questions: ask one at a time': '{flags} y {flags2} son dos preguntas: haz una cada vez',
  '--assert checks the fight itself: leave {flags} out': '--assert es para el propio combate: pregúntalo sin {flags}',
  '--until: name what grows with --by, as in --by attacker.models, attacker.attackDice or defender.fatigue=0..4':
    '--until: di qué crece con --by, como en --by attacker.models, attacker.attackDice o defender.fatigue=0..4',
  '--observed {given}: expected the losses of both sides, as in --observed 3:1, or a stage of both, as in hits=6:2; a file of fights takes no sentence':
    '--observed {given}: hace falta lo que perdieron ambos bandos, como en --observed 3:1, o una etapa de ambos, como hits=6:2; un archivo de combates va sin frase',
  '{called} is for sampled fights: add --method monte-carlo, or both':
    '{called} es para batallas muestreadas: añade --method monte-carlo, o both',
  '{called}: a scenario in JSON begins with {brace}, not {text}; a sentence goes after the command':
    '{called}: un escenario en JSON empieza con {brace}, no con {text}; una frase va detrás del comando',
  '--scenario is given twice: ask about one fight at a time': '--scenario se da dos veces: se responde un combate cada vez',
  'a whole number from 1 to 10 000 000': 'un número entero de 1 a 10 000 000',
  '{trials} is for sampled turns: add {method} monte-carlo': '{trials} es para turnos muestreados: añade {method} monte-carlo',
  '{solve} is always exact: leave {method} monte-carlo out': '{solve} se calcula exactamente: quita {method} monte-carlo',
  'saga-odds: {name} was made with rules {rules}, and these are rules {rulesVersion}: its figures may differ\n':
    'saga-odds: {name} se hizo con las reglas {rules} y estas son las {rulesVersion}: sus cifras pueden diferir\n',
  'it is larger than 1 MB, too large for a plan': 'más de 1 MB no es un plan',
  'it is empty: expected a plan in YAML or JSON': 'está vacío, y se esperaba un plan en YAML o JSON',
  '{text} never happens: {why}': '{text} nunca se hace: {why}',
  '{name}: legal and possible, {steps} {steps|step|steps} and {units} units\n':
    '{name}: nada ilegal ni imposible en sus {steps} {steps|paso|pasos} y {units} unidades\n',
  '--scenario is given twice: play one plan at a time': '--scenario se da dos veces: se juega un plan cada vez',
  'the plan': 'el plan',
  '{percent} %, about {durationText} left': '{percent} %, quedan unos {durationText}',
  'working, about {durationText} in all': 'trabajando unos {durationText}',
  'saga-odds: {name} was made with rules {text}, and these are rules {rulesVersion}: its figures may differ\n':
    'saga-odds: {name} se hizo con las reglas {text} y estas son las {rulesVersion}: sus cifras pueden diferir\n',
  '{name} is not the report of a comparison: name both sides, as in compare 8w or 4hg vs 12lev':
    '{name} no es el informe de una comparación: di qué contra qué, como en compare 8w or 4hg vs 12lev',
  '{name}: {data} is not a report of this program, whose schema is {schema}':
    '{name}: {data} no es un informe de este programa, que son {schema}',
  '{name} is not a report: --scenario takes what saga-odds {command} wrote with -f json':
    '{name} no es un informe: --scenario toma lo que respondió saga-odds {command} con -f json',
  '{name}: unknown kind of report, {kind}: run the command in its "replay"':
    '{name}: no hay ningún informe de {kind}: ejecuta el comando de su "replay"',
  '{name} is a report of rosters: use it by itself, as in saga-odds compare --scenario {name}':
    '{name} es un informe de listas: dalo solo, como en saga-odds compare --scenario {name}',
  '{name} is a report of {kind}, which does not hold its question: run the command in its "replay"':
    '{name} es un informe de {kind}, que no contiene ninguna pregunta: ejecuta el comando de su "replay"',
  '--scenario already holds the question: leave {given} out': '--scenario dice la pregunta: quita {given}',
  'the report of such a question, to ask it again; - reads stdin':
    'el informe de una pregunta así, para hacerla de nuevo; - lo lee de la entrada estándar',
  '{name} is a report of {kind}: use it with saga-odds {commands} --scenario':
    '{name} es un informe de {kind}: lo juega de nuevo saga-odds {commands} --scenario',
  '--scenario is given twice: review one game at a time': '--scenario se da dos veces: se revisa una partida cada vez',
  'the game is given both in words and as a file: leave one out':
    'la partida se da dos veces, en palabras y en un archivo: quita una',
  'which game? name a file with one fight per line, such as 12 bondi charge 4 huscarls: 2:3, or - for stdin':
    '¿qué partida? nombra un archivo con una línea por combate, como 12 bondi charge 4 huscarls: 2:3, o - para stdin',
  'a whole number from 1 to 100 000 000': 'un número entero de 1 a 100 000 000',
  '--fill needs a terminal to ask at: end each line with the losses of both sides instead, as in ": 2:3"':
    '--fill pregunta en un terminal, y esto no lo es: acaba cada línea con lo que perdieron ambos bandos, como en ": 2:3"',
  'the game': 'la partida',
  '--schema, --as-board and --fill: use one at a time': '--schema, --as-board y --fill: uno cada vez',
  'sheet: name your roster, as in saga-odds sheet mine.yaml --against theirs.yaml':
    'sheet: nombra tu lista, como en saga-odds sheet mine.yaml --against theirs.yaml',
  "sheet: it takes one roster, not {words}: name the enemy's with --against":
    'sheet: es de una lista, no de {words}: nombra la del enemigo con --against',
  'stdout: {reason}': 'stdout: {reason}',
  'nothing varies: name what does with --vary, as in --vary attacker.models=4..12 or --vary defender.cover=none,heavy':
    'no varía nada: di qué con --vary, como en --vary attacker.models=4..12 o --vary defender.cover=none,heavy',
  'this sweep has {count} fights, {rest}a million: add --yes to run them all':
    'este barrido tiene {count} combates, {rest}un millón: añade --yes para librarlos todos',
  'more than ': 'más de ',
  '--method fractions works for one melee or one shot: leave it out of a sweep':
    '--method fractions es para un único combate o disparo: quítalo de un barrido',
  '{flag} is given twice: a side has one warband, so put all its units into one text':
    '{flag} se da dos veces: un bando tiene una banda, con sus unidades en un solo texto',
  '{flag}: name {rest} units, as a roster file or in words: "8 bondi, 4 hirdmen"':
    '{flag}: di {rest} unidades, un archivo de lista o palabras como "8 bondi, 4 hirdmen"',
  your: 'tus',
  'the units are {what}': 'las unidades son {what}',
  '{one} or {other}: against each other? saga-odds melee {one} charge {other}{options}; or which does better against a third: saga-odds compare {one} or {other} vs 8 bondi{options}':
    '{one} o {other}: ¿uno contra otro? saga-odds melee {one} charge {other}{options}; o cuál lo hace mejor contra alguien: saga-odds compare {one} or {other} vs 8 bondi{options}',
  'the unit named last charges, as the one named first gives up dice':
    'carga la unidad nombrada al final, pues la nombrada al principio reduce sus dados',
  '{word} needs a whole number of dice after it, as in {word} 3': '{word} lleva detrás un número entero de dados, como {word} 3',
  '{word}: give a number of dice, not a percentage, as in at least 5':
    '{word}: se cuentan dados, no por cientos, como en al menos 5',
  'in the second edition each act answers the last and shows what its side has (T3.8), so advice cannot weigh chances: ask for each case by itself, with the equipment and without':
    'en la segunda edición cada acción responde a la anterior y muestra lo que tiene su bando (T3.8), así que los consejos no llevan probabilidades: pregunta por cada caso, con lo que tienen las unidades y sin ello',
  'a plan has several fights: name the unit, as in {example}':
    'un plan tiene más de un combate: nombra la unidad, como en {example}',
  'victory points are counted when the plan is over, only in goals: ask for models here, as in {example}':
    'los puntos de victoria se cuentan al acabar el plan, solo en los objetivos: aquí pide miniaturas, como en {example}',
  '{n} numbers of hits, saves and dice of one fight are too many to follow at once: ask for fewer':
    'se piden {n} números de impactos, salvaciones y dados de un mismo combate, y no se pueden seguir tantos a la vez: pide menos',
  'a table of tournament points, such as {form}': 'una tabla de puntos de torneo, como {form}',
  '{called}: {word} needs a number from 0 to {most}, as in {form}':
    '{called}: {word} lleva un número de 0 a {most}, como en {form}',
  '{called}: massacre needs a lead and what it adds to a win, as in massacre 10:1':
    '{called}: massacre lleva una ventaja y lo que añade a una victoria, como en massacre 10:1',
  'write it as in {form}': 'escríbelo como en {form}',
  '{called}: {word} is not part of a tournament table: {cure}': '{called}: {word} no es parte de una tabla de torneo: {cure}',
  '{called}: a win must be worth at least as much as a draw, and a draw at least as much as a loss, not {table}':
    '{called}: una victoria vale al menos un empate, y un empate al menos una derrota, no {table}',
  'did you mean {near}?': '¿querías decir {near}?',
  '{called}: there is no unit {text}: {cure}': '{called}: ninguna unidad se llama {text}: {cure}',
  '--reach {text}: name the units that an enemy unit reaches, as in "huscarls-1: bondi-1 5, hirdmen-2" or "huscarls-1: nobody"':
    '--reach {text}: di a quién alcanza una unidad enemiga, como en "huscarls-1: bondi-1 5, hirdmen-2" o "huscarls-1: nobody"',
  '--reach: {inches} is not a distance from 0 to {mostInches} inches':
    '--reach: {inches} no es una distancia de 0 a {mostInches} pulgadas',
  '--scenario already holds the throw: leave out the words, or the file':
    '--scenario ya da la tirada: quita las palabras, o el archivo',
  '{flag} is given twice: a side has one warband': '{flag} se da dos veces: un bando tiene una banda',
  '{flag} -: rosters are not read from stdin here: name the file':
    '{flag} -: aquí no se lee una lista de stdin: nombra su archivo',
  '{name}: this roster is for edition {said}, and you are playing edition {asked}: use one edition':
    '{name}: esta lista es de la edición {said}, y se juega la edición {asked}: usa una sola edición',
  'a whole number from 0 to 99': 'un número entero de 0 a 99',
  'the second edition (V9.9)': 'la segunda edición (V9.9)',
  'warband {name}': 'warband {name}',
  'warband {word}: what should be done with it? as in saga-odds warband check {word}, or warband show {word}':
    'warband {word}: di qué hacer con ella, como en saga-odds warband check {word}, o warband show {word}',
  'warband: use check, show, build or points; saga-odds warband --help has examples':
    'warband: di check, show, build o points; saga-odds warband --help tiene ejemplos',
  '{dice} SAGA dice are more than a player owns (R7.1): give a number from 1 to 8':
    '{dice} dados de SAGA son más de los que tiene un jugador, que son 8 (R7.1): di de 1 a 8',
  'how many SAGA dice? give a number, as in saga-odds dice 6 normans, or the units, as in --units 2x4hg 3x8w wl':
    '¿cuántos dados de SAGA? dilo, como en saga-odds dice 6 normans, o nombra las unidades con --units 2x4hg 3x8w wl',
  '{dice} SAGA dice to roll and {left} left on the board make {dice2}: at most 8 are in use at once (R7.1), so roll {max} or leave {max2}':
    '{dice} dados de SAGA por tirar y {left} en la tabla son {dice2}: nunca se usan más de 8 a la vez (R7.1), tira {max} o deja {max2}',
  'unknown word {word}: put a box and its number in quotes, as in --want "hirdmen {word2}"':
    'palabra desconocida {word}: entrecomilla un cuadro con su número, como en --want "hirdmen {word2}"',
  ': give the number of dice and whose they are, as in saga-odds dice 6 normans':
    ': di cuántos dados y de quién, como en saga-odds dice 6 normans',
  'two numbers of dice, {first} and {second}: leave one out': 'dos números de dados, {first} y {second}: quita uno',
  'two factions, the {first} and the {second}: leave one out': 'dos facciones, {first} y {second}: quita una',
  '{called}: there is no box {name}{where}{perhaps}': '{called}: no existe el cuadro {name}{where}{perhaps}',
  ' (saga-odds rules boards lists them)': ' (saga-odds rules boards los lista)',
  '{called}: {box} is on the board of {theirs}, not of {ours}: leave it out, or ask for the dice of {theirs}':
    '{called}: {box} está en la tabla de {theirs}, no en la de {ours}: quítalo, o pregunta por los dados de {theirs}',
  '{called}: {box} is for {hero}: add --hero, or leave it out': '{called}: {box} es para {hero}: di --hero, o quítalo',
  '{called}: {name} could mean {ids}: type more of it': '{called}: {name} puede ser {ids}: escribe algo más',
  'whose dice? {names} {rest} on the boards of {factions}: name one, as in saga-odds dice 6 {factions2}':
    '¿de quién son los dados? {names} {rest} en las tablas de {factions}: nombra una, como en saga-odds dice 6 {factions2}',
  are: 'están',
  is: 'está',
  '{called}: {box} is used once a turn (R7.3): ask for it once':
    '{called}: {box} se usa una vez por turno (R7.3): pídelo una vez',
  '{called}: {given}: the number of uses is a whole number from 1 to 10, as in "hirdmen x2"':
    '{called}: {given}: las veces son un número entero de 1 a 10, como en "hirdmen x2"',
  '{called}: {what} needs {dice} dice on the board at once, and {rest}: no roll can pay for it':
    '{called}: {what} necesita {dice} dados a la vez en la tabla, y {rest}: ninguna tirada lo paga',
  'at most 8 are in use at once (R7.1)': 'nunca se usan más de 8 a la vez (R7.1)',
  'beside those left on the board there is room for {room} (R7.1)': 'junto a los que quedan hay sitio para {room} (R7.1)',
  'all of this needs {dice} dice on the board at once, and {rest}: no roll can pay for it, so leave something out':
    'todo lo que se pide necesita {dice} dados a la vez en la tabla, y {rest}: ninguna tirada lo paga, quita algo',
  '{called}: {what} needs different dice of one symbol: no number of dice can pay for it':
    '{called}: {what} pide dados del mismo símbolo que deben ser distintos: ningún número de dados lo paga',
  '{called}: {name} is not a hero: name one of {heroes}': '{called}: {name} no es un héroe: nombra uno de {heroes}',
  '{called}: {name} does nothing to the SAGA dice of his enemy: leave him out':
    '{called}: {name} no hace nada a los dados de SAGA de su enemigo: quítalo',
  '{called}: {box} is not in --want: add it there, or leave its weight out':
    '{called}: {box} no está entre lo que se pide: nómbralo también con --want, o quita su peso',
  '{called}: only the second edition has its own number of dice for the first turn: add --edition 2, or leave it out':
    '{called}: el primer turno solo tiene un número de dados propio en la segunda edición: añade --edition 2, o quítalo',
  'dice wrath: {given} is not a number of dice for the Wrath, which takes 1 to 3 (R6.6), as in saga-odds dice wrath 3':
    'dice wrath: {given} no es un número de dados de la Ira, que son de 1 a 3 (R6.6): como en saga-odds dice wrath 3',
  '{flags}: the Wrath takes one to three dice and nothing else, as in saga-odds dice wrath 3':
    '{flags}: la Ira se tira con uno a tres dados y nada más, como en saga-odds dice wrath 3',
  '{called}: name the units, as in --units 2x4hg 3x8w 12lev wl':
    '{called}: nombra las unidades, como en --units 2x4hg 3x8w 12lev wl',
  '{called}: which troop? name one for each unit, as in 2x4hg 3x8w wl':
    '{called}: ¿qué tropa? nombra una para cada unidad, como en 2x4hg 3x8w wl',
  'the costs of {boxes} could combine in {ways} ways, too many to work out: give some with --cost, or ask for fewer boxes':
    'lo que cuestan {boxes} podría ser de {ways} maneras, demasiadas para responder: da parte con --cost, o pide menos',
  '{called}: {given} is not a roll: the symbols are C common, U uncommon, R rare, as in {example}':
    '{called}: {given} no es una tirada: las clases son C común, U poco común, R raro, como en {example}',
  '{called}: {symbol} is a symbol of {theirs}, not of {ours}: {cure}':
    '{called}: {symbol} es un símbolo de {theirs}, no de {ours}: {cure}',
  '{called}: {given}: whose dice are these, of {names}? separate them with a slash, as in CCU/CR, or name their symbols':
    '{called}: {given}: ¿de quién son estos dados, de {names}? sepáralos con una barra, como en CCU/CR, o nombra sus símbolos',
  '{called}: these are {rolled} dice, not {dice}: leave the number out':
    '{called}: se muestran {rolled} dados y se iban a tirar {dice}: quita el número',
  'more than the {allowed}': 'más de los {allowed}',
  'about {durationText}, more than the {allowed}': 'unos {durationText}, más de los {allowed}',
  'this would take {takes} allowed, because of {what}: {cure}, or allow more with --budget {again}':
    'esto llevaría {takes} permitidos, por {what}; {cure}, o permite más con --budget {again}',
  'give Node more with NODE_OPTIONS=--max-old-space-size={ceil}': 'da más a Node con NODE_OPTIONS=--max-old-space-size={ceil}',
  'allow more with --budget {ceil}g': 'permite más con --budget {ceil}g',
  'more than': 'más de',
  'about {sizeText}, more than': 'unos {sizeText}, más de',
  'this would take {takes} the {sizeText} of memory {rest}, because of {what}: {cure}, or {more}':
    'esto llevaría {takes} los {sizeText} de memoria {rest}, por {what}; {cure}, o {more}',
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
  '{called} {method}: advice is always exact, never sampled: leave it out':
    '{called} {method}: el consejo se calcula exactamente, nada se muestrea: quítalo',
  'the Wrath is thrown before anybody chooses (R6.6): give its sum, as in "wrath 12"':
    'la Ira se tira antes de que nadie elija (R6.6): di su suma, como en "wrath 12"',
  '{called}: list with + what the advised side may pay for, as in +ullr +frigg':
    '{called}: di con + lo que puede pagar el bando aconsejado, como en +ullr +frigg',
  'there is no path {path}{cure}': 'no existe la ruta {path}{cure}',
  '{text} runs backwards: write {end}..{start}{rest}': '{text} va hacia abajo: escribe {end}..{start}{rest}',
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
  '{called}: {name} could mean {candidates}: type more of it': '{called}: {name} puede ser {candidates}: escribe algo más',
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
  'nothing for "{raw}"': 'nada por "{raw}"',
  'nothing for "{raw}", which every model has': 'nada por "{raw}", que toda miniatura tiene',
  '"{raw}" is a side, and no unit of it has been named yet: name the unit':
    '"{raw}" es un bando, y antes no se ha nombrado ninguna unidad suya: nombra la unidad',
  'them: no unit has been named yet, so it is not clear who they are: name the unit':
    'them: antes no se nombró a nadie, y no se sabe quiénes son: nombra la unidad',
  '{units} units fight together: two at most, the warlord and one beside him (R6.3)':
    '{units} unidades combaten juntas: dos como máximo, el señor de la guerra y una junto a él (R6.3)',
  '{units} equal units count as one subject: give the models without the {units}x, and put "or" between different units':
    '{units} unidades iguales son un solo sujeto: escribe sus miniaturas sin {units}x, y "or" entre distintas',
  'more than {most} units on one side: compare fewer at a time': 'más de {most} unidades en un bando: compara menos cada vez',
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
  '{name} is a chance, so at most 1: write {value}% or {value2}':
    '{name} es una probabilidad, como máximo 1: escribe {value}% o {value2}',
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
  'a box, such as "charge" or "hirdmen x2"': 'un cuadro, como "charge" o "hirdmen x2"',
  'CCUURC, or the symbols {symbols}': 'CCUURC, o los símbolos {symbols}',
  '{c} (C), {u} (U) and {r} (R)': '{c} (C), {u} (U) y {r} (R)',
  'their symbols are {symbols}': 'los suyos son {symbols}',
  'the pictures on their dice are not known: write C, U and R': 'aquí no se conocen los dibujos de los suyos, escribe C, U y R',
  'uses of boxes': 'usos de cuadros',
  '{name} leads {boardsCalled}: name one, as in --faction {led}': '{name} manda {boardsCalled}: di cuál, como en --faction {led}',
  '{name} leads {his}, not {boardsCalled}: leave one out': '{name} manda {his}, no {boardsCalled}: quita uno',
  'an object of numbers, such as {example}': 'un objeto de números, como {example}',
  'a number above 0, as in charge=3': 'un número mayor que 0, como en charge=3',
  'a warband, such as {example}': 'una banda, como en {example}',
  'an object, such as {example}': 'un objeto, como en {example}',
  'a question about SAGA dice': 'una pregunta sobre dados de SAGA',
  'a number of {name}: 1 to {most}': 'un número de {name}: de 1 a {most}',
  'a number of units: 1 to {mostUnits}': 'un número de unidades: de 1 a {mostUnits}',
  'a unit (saga-odds rules units lists them)': 'una unidad (saga-odds rules units las lista)',
  'an effect, such as {example}': 'un efecto, como en {example}',
  "the {side}'s{which} {key}": '{side}{which}: {key}',
  '--observed {name}: only what is counted can be observed: {counted}':
    '--observed {name}: solo se puede haber visto lo que se cuenta: {counted}',
  '--observed: {name} is given twice': '--observed: {name} se da dos veces',
  '--observed {parts}: expected what both sides lost or had, as in 3:1 or hits=6:2':
    '--observed {parts}: hace falta lo que ambos bandos perdieron o tuvieron, como en 3:1 o hits=6:2',
  '{called}: {line} has no outcome at its end: expected a sentence and the losses of both sides, as in 8 bondi charge 4 huscarls 3:1':
    '{called}: {line} no acaba en un resultado: hacen falta una frase y lo que perdieron ambos bandos, como en 8 bondi charge 4 huscarls 3:1',
  '{name}: {rest}: expected a sentence and its outcome on each line':
    '{name}: {rest}: hace falta una frase y su resultado por línea',
  'there is no fight in it': 'no hay ningún combate en él',
  'more than {mostLines} fights': 'más de {mostLines} combates',
  '{name}: more than {mostLines} fights': '{name}: más de {mostLines} combates',
  '{called}: the report does not hold the losses of both sides': '{called}: lo que perdieron ambos bandos no está en el informe',
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
  'throw: {message}': 'throw: {message}',
  '{given} is not a face of a die: use 1 to 6, as in on 5+ or showing 1-2':
    '{given} no es una cara de un dado: lo son de 1 a 6, como en on 5+ o showing 1-2',
  '{kind}: expected dice, as in {example}': '{kind}: hacen falta dados, como en {example}',
  'throw: {rest} dice are {rest2}: throw 1 to {mostDice} at once':
    'throw: {rest} dados son {rest2}: se tiran de 1 a {mostDice} a la vez',
  'so many': 'tantos',
  'more than {mostDice}': 'más de {mostDice}',
  'which faces count for {rest}? as in against saves 5+': 'hacen falta las caras de {rest}, como en against saves 5+',
  saves: 'las salvaciones',
  'the second throw': 'la segunda tirada',
  '{rest} as in {example}': '{rest} como en {example}',
  'how many dice are thrown? Give a number,': '¿cuántos dados se tiran? Dilo,',
  '{peek} is not a number of dice: throw 1 to {mostDice},': '{peek} no es un número de dados: se tiran de 1 a {mostDice},',
  '{rest} them, as in {dice} {name} on 5+ or {dice} {name} showing 1-2':
    '{rest}, como en {dice} {name} on 5+ o {dice} {name} showing 1-2',
  'which faces of the {dice} {name} count? Name': '¿qué caras de los {dice} {name} cuentan? Dilas',
  '{word} is not a face of a die: name': '{word} no es una cara de un dado: di una',
  'dice are thrown again at most {mostFurther} times, not {further}':
    'los dados se tiran de nuevo {mostFurther} veces como máximo, no {further}',
  'the sentence is longer than {mostLetters} characters': 'la frase tiene más de {mostLetters} letras',
  'expected dice and the faces that count, as in {example}': 'hacen falta dados y las caras que cuentan, como en {example}',
  'at most {mostThrows} throws can be joined with then': 'con then se unen {mostThrows} tiradas como máximo',
  '{word} is not understood{rest}{rest2} write a throw as in {example} rerolls, at least 3':
    'no se entiende {word}{rest}{rest2} una tirada se escribe como en {example} rerolls, at least 3',
  '{called}: expected a throw in words, as in {example}': '{called}: hace falta una tirada en palabras, como en {example}',
  '--observed {text}: expected the number of dice that counted, as in --observed 9':
    '--observed {text}: hace falta cuántos contaron, un número entero, como en --observed 9',
  '{units}x{models} means {units} units, and one fights here: write {models} without the {units}x':
    '{units}x{models} son {units} unidades: aquí combate una, escribe {models} sin {units}x',
  '"or" names several units to compare, and a fight has one {at}: ask about each by itself':
    '"or" nombra varios para comparar: para un combate basta un {at}, pregunta cada uno por separado',
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
    'nada que comparar: di qué contra qué, como en saga-odds compare 8 warriors or 4 hearthguard vs 12 levies or 6 hearthguard',
  'no plan was given: name a file, or describe a turn, as in saga-odds plan 8 crossbows shoot 4 huscarls then 6 mounted knights charge them':
    'falta el plan: nombra un archivo, o di un turno, como en saga-odds plan 8 crossbows shoot 4 huscarls then 6 mounted knights charge them',
  'the fight is given both in words and as a scenario: leave one out; --set changes a scenario':
    'el combate se da dos veces, en palabras y como escenario: quita uno, y cambia el escenario con --set',
  'light or heavy?': '¿ligera o pesada?',
  'on what?': '¿en qué?',
  'it crashed two threads': 'murió un hilo al responderla, y después otro',
  '--header is for csv: leave it out, or add --in csv': '--header es para csv: quítalo, o di --in csv',
  '--full gives the whole report and --select part of it: leave one out':
    '--full es el informe completo y --select una parte: quita uno',
  'nothing after it was answered': 'después no se respondió nada',
  'it is larger than 4 MB, too large for a board': 'más de 4 MB no son una tabla',
  'it is empty: expected a board in YAML or JSON': 'está vacío, y se esperaba una tabla en YAML o JSON',
  'a board': 'una tabla',
  '--config is given twice: use one configuration at a time': '--config se da dos veces: solo rige una configuración cada vez',
  'it is larger than 10 MB, too large for a game': 'más de 10 MB no son una partida',
  'it is empty: expected one fight per line, such as 12 bondi charge 4 huscarls: 2:3':
    'está vacío, y se esperaba una línea por combate, como 12 bondi charge 4 huscarls: 2:3',
  'it is larger than 250 kB, too large for a roster': 'más de 250 kB no son una lista',
  'it is empty: expected a roster in YAML or JSON': 'está vacío, y se esperaba una lista en YAML o JSON',
  'it is larger than 250 kB, too large for a file of costs': 'más de 250 kB no son costes',
  '--against is given twice: a sheet has one enemy warband': '--against se da dos veces: una hoja es contra una banda',
  'each class': 'cada clase',
  'it is larger than 10 MB, too large for a scenario': 'más de 10 MB no son un escenario',
  'it is empty: expected a scenario in JSON': 'está vacío, y se esperaba un escenario en JSON',
  'its name is too long': 'su nombre es demasiado largo',
  'there is no room left on the disk': 'no queda sitio en el disco',
  'your disk quota is used up': 'has agotado tu parte del disco',
  'the file would be too large': 'sería más grande de lo que puede ser un archivo',
  'the disk or the device failed': 'falló el disco o el dispositivo',
  'too many files are open': 'hay demasiados archivos abiertos',
  'too many files are open on this machine': 'hay demasiados archivos abiertos en esta máquina',
  'its links form a loop': 'sus enlaces dan vueltas en círculo',
  'nothing is at the other end of it': 'no hay nada al otro lado',
  'there is no such device': 'no existe ese dispositivo',
  'it is in use': 'está en uso',
  'it is a running program': 'es un programa en marcha',
  'it cannot be used like this': 'no se puede usar así',
  'there is no plan in the line: give "plan" as in a plan file, or "sentence": "8 crossbows shoot 4 huscarls then 6 mounted knights charge them"':
    'no hay plan en la línea: di "plan" como en un archivo de plan, o "sentence": "8 crossbows shoot 4 huscarls then 6 mounted knights charge them"',
  'a cost, with one SAGA die for each term: U, C or R, U + R, any':
    'un coste: un dado de SAGA por término, como U, C or R, U + R, any',
  'an id: lower-case letters and digits joined by hyphens, starting with a letter, such as gale-force':
    'un id: minúsculas y cifras con guiones entre ellas, primero una letra, como gale-force',
  'a cost, with one SAGA die for each term: any, C or R, U + R, ? + ?, U + U same, or none':
    'un coste: un dado de SAGA por término, como any, C or R, U + R, ? + ?, U + U same, o none',
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
  ' on the board of {boards}': ' en la tabla de {boards}',
  '`saga-odds rules` lists what there is': 'mira en `saga-odds rules` lo que hay',
  'try "{near}"; `saga-odds rules` lists what there is': 'prueba "{near}", o mira en `saga-odds rules` lo que hay',
  'The rulebook has nothing called "{asked}": {cure}.': 'En el reglamento nada se llama "{asked}": {cure}.'
} as const
