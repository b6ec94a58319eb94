/** What the command line says of its words, options and files, and while it works. */
export const commandLine = {
  'false: {condition}; {found}': 'no se cumple: {condition}; {found}',
  'a time, an amount of memory, or both, as in 10m,4g': 'un tiempo, un tamaño de memoria o ambos, como en 10m,4g',
  'comparing rosters, not units': 'listas que se comparan, no para unidades',
  'comparing units, not rosters': 'unidades que se comparan, no para listas',
  'the verb': 'el verbo',
  '{name}: {cover} cover': '{name}: cobertura {cover}',
  'help for a command or a topic': 'la página de un comando o de un tema',
  'help for this command': 'la página de este comando',
  'a topic': 'un tema',
  'whose dice': 'de quién son los dados',
  'of the Jomsvikings': 'de los Jomsvikings',
  'name one shell: saga-odds completion bash, zsh or fish': 'nombra un intérprete: saga-odds completion bash, zsh o fish',
  'the shell': 'el intérprete',
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
  '{one} and {other} are two questions: ask one at a time': '{one} y {other} son dos preguntas: haz una cada vez',
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
  '{percent} %, about {duration} left': '{percent} %, quedan unos {duration}',
  'working, about {duration} in all': 'trabajando unos {duration}',
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
  '--schema, --as-board and --fill: use one at a time': '--schema, --as-board y --fill: uno cada vez',
  'sheet: name your roster, as in saga-odds sheet mine.yaml --against theirs.yaml':
    'sheet: nombra tu lista, como en saga-odds sheet mine.yaml --against theirs.yaml',
  "sheet: it takes one roster, not {words}: name the enemy's with --against":
    'sheet: es de una lista, no de {words}: nombra la del enemigo con --against',
  'stdout: {reason}': 'stdout: {reason}',
  'nothing varies: name what does with --vary, as in --vary attacker.models=4..12 or --vary defender.cover=none,heavy':
    'no varía nada: di qué con --vary, como en --vary attacker.models=4..12 o --vary defender.cover=none,heavy',
  'this sweep has {count} fights, {more}a million: add --yes to run them all':
    'este barrido tiene {count} combates, {more}un millón: añade --yes para librarlos todos',
  'more than ': 'más de ',
  '--method fractions works for one melee or one shot: leave it out of a sweep':
    '--method fractions es para un único combate o disparo: quítalo de un barrido',
  '{flag} is given twice: a side has one warband, so put all its units into one text':
    '{flag} se da dos veces: un bando tiene una banda, con sus unidades en un solo texto',
  '{flag}: name {whose} units, as a roster file or in words: "8 bondi, 4 hirdmen"':
    '{flag}: di {whose} unidades, un archivo de lista o palabras como "8 bondi, 4 hirdmen"',
  your: 'tus',
  'the units are {what}': 'las unidades son {what}',
  'a table of tournament points, such as {form}': 'una tabla de puntos de torneo, como {form}',
  '{called}: there is no unit {text}: {cure}': '{called}: ninguna unidad se llama {text}: {cure}',
  '--reach {text}: name the units that an enemy unit reaches, as in "huscarls-1: bondi-1 5, hirdmen-2" or "huscarls-1: nobody"':
    '--reach {text}: di a quién alcanza una unidad enemiga, como en "huscarls-1: bondi-1 5, hirdmen-2" o "huscarls-1: nobody"',
  '--reach: {inches} is not a distance from 0 to {mostInches} inches':
    '--reach: {inches} no es una distancia de 0 a {mostInches} pulgadas',
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
  'it crashed two threads': 'murió un hilo al responderla, y después otro',
  '--header is for csv: leave it out, or add --in csv': '--header es para csv: quítalo, o di --in csv',
  '--full gives the whole report and --select part of it: leave one out':
    '--full es el informe completo y --select una parte: quita uno',
  'nothing after it was answered': 'después no se respondió nada',
  'it is larger than 4 MB, too large for a board': 'más de 4 MB no son una tabla',
  'it is empty: expected a board in YAML or JSON': 'está vacío, y se esperaba una tabla en YAML o JSON',
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
  'it cannot be used like this': 'no se puede usar así'
} as const
