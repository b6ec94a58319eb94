/** What the pages of help say, and the first screen. */
export const help = {
  'points (default), tournament, a quantity or a condition: "attacker wins" (saga-odds help conditions)':
    'points (por defecto), tournament, una cantidad o una condición: "attacker wins" (saga-odds help conditions)',
  'the side that is advised, attacker or defender: by default whose "should" or "my" it is, else the attacker':
    'el bando aconsejado, attacker o defender: por defecto el de quien pregunta según las palabras, o el atacante',
  'what a SAGA die spent, and a fatigue taken or spent, costs':
    'lo que cuesta un dado de SAGA gastado, y una fatiga ganada o gastada',
  'before this many SAGA dice are rolled: advice for each roll, and on average':
    'antes de tirar tantos dados de SAGA: consejo para cada tirada y de media',
  'most lines of play to search, 1000000 by default': 'líneas de juego que se exploran como máximo, 1000000 por defecto',
  '{sentence}; + may be used, ++ is used': '{sentence}; + se puede usar, ++ se usa',
  'ndjson or csv; by default, what the file extension or the first line shows':
    'ndjson o csv; por defecto, según la terminación del archivo o la primera línea',
  'kind of the lines that do not name one: melee (default), shoot, dice, wrath, throw, plan, advise or review':
    'de las líneas que no dicen la suya: melee (por defecto), shoot, dice, wrath, throw, plan, advise o review',
  'number of the first line, to continue where a batch stopped; a CSV is written without its header':
    'número de la primera línea, para seguir donde otro batch terminó; un CSV se escribe sin cabecera',
  'a CSV whose first line is the header for these lines, which have none':
    'el CSV cuya primera línea es la cabecera de estas, que no tienen',
  'ndjson or csv; by default, the format of the lines': 'ndjson o csv; por defecto, como las líneas',
  'write to a file; its extension sets the format': 'escribe en un archivo; su terminación decide el formato',
  'whole reports instead of the summary': 'informes completos en lugar del resumen',
  'only these values: result.attackerWins,defender.losses.mean': 'solo estos: result.attackerWins,defender.losses.mean',
  'stop at the first line that cannot be answered': 'se detiene en la primera línea sin respuesta',
  'threads; by default, one for each core': 'hilos; por defecto, uno por núcleo',
  'scenarios in JSON, sentences, or a CSV whose columns are paths; - for stdin':
    'escenarios en JSON, frases, o un CSV cuyas columnas son rutas; - para stdin',
  'new, or check FILE': 'new, o check ARCHIVO',
  'the faction: "Reed Folk"; a terminal asks for it': 'la facción: "Reed Folk"; en un terminal se pregunta',
  'edition of the game: 1 (default) or 2; with check, if the file does not give it':
    'edición del juego: 1 (por defecto) o 2; de check, si el archivo no la dice',
  'one of its troops: "Reed Guard=hearthguard, javelins, mounted" (default: the four classes)':
    'una tropa suya: "Reed Guard=hearthguard, javelins, mounted" (por defecto: las cuatro clases)',
  'write the board to a file': 'escribe la tabla en un archivo',
  'the folder of the book: one file a chapter, and a manifest with their checksums':
    'la carpeta del libro: un archivo por capítulo, y un manifiesto con sus sumas',
  'play every fight of a book again and list the rows that are wrong':
    'juega de nuevo cada combate de un libro y dice qué filas son erróneas',
  '1 (default) or 2': '1 (por defecto) o 2',
  'keep one fight in this many, as a sample': 'solo un combate de cada tantos: una muestra',
  'threads; by default, one for each core, and one for a small sample':
    'hilos; por defecto, uno por núcleo, y uno para una muestra pequeña',
  'subjects vs opponents, with "or" between several; or two rosters: a.yaml b.yaml, or in words "vikings: 8 hirdmen, 16 bondi"':
    'sujetos contra rivales, con "or" entre varios; o dos listas: a.yaml b.yaml, o con palabras "vikingos: 8 hirdmen, 16 bondi"',
  'the opponents charge the subjects': 'los rivales cargan contra los sujetos',
  "with rosters (compare a.yaml b.yaml): the field, a file or a folder; with --warband, the enemy's roster":
    'de listas (compare a.yaml b.yaml): un campo de ellas, un archivo o una carpeta; con --warband, la lista enemiga',
  'the unit that is charged gives up attack dice (R3.3); with rosters, where that is better for it':
    'quien recibe la carga reduce sus dados de ataque (R3.3); con listas, cuando le conviene',
  'the scenarios themselves, one per line, for saga-odds batch': 'los propios escenarios, uno por línea, para saga-odds batch',
  'bash, zsh or fish; the script explains where to put it': 'bash, zsh o fish; el guion dice dónde va',
  'what can complete a command line': 'lo que puede estar al final de una línea de comandos',
  'what to pay for, the most important first: charge,stamping,"hirdmen x2"':
    'lo que se quiere pagar, primero lo más importante: charge,stamping,"hirdmen x2"',
  "what to pay for and keep for the enemy's turn (R7.2)": 'también se paga, y se deja para el turno enemigo (R7.2)',
  'the dice as rolled: CCUURC, or the symbols of the faction': 'lo que muestran los dados: CCUURC, o los símbolos de la facción',
  'the units that bring dice: 2x4hg 3x8w 12lev wl': 'las unidades que dan dados: 2x4hg 3x8w 12lev wl',
  'a roster in YAML or JSON, for its faction, its leader and its units':
    'una lista en YAML o JSON, para su facción, su líder y sus unidades',
  'dice left on the board from the previous turn': 'dados que quedan en la tabla del turno anterior',
  'whose dice, if the words do not say': 'de quién son los dados, si las palabras no lo dicen',
  'the hero who leads: cnut, gruffydd, ragnar ... (R6.4)': 'el héroe que manda: cnut, gruffydd, ragnar ... (R6.4)',
  "the enemy's hero, who may spoil the roll: maredudd": 'el héroe enemigo, que puede estropear la tirada: maredudd',
  'size of the battle: 10 and 12 have their own number of dice (R8.3)':
    'de la batalla: las de 10 y 12 tienen dados propios (R8.3)',
  'the number of the turn, for --against': 'el número del turno, para --against',
  'worth of each use, 1 by default': 'lo que vale cada uso, 1 por defecto',
  'boxes not to use: activation-pool': 'cuadros que no se usan: activation-pool',
  'another interpretation of a disputed rule: ceorls-cost=c-or-u':
    'otra interpretación de una regla discutida: ceorls-cost=c-or-u',
  'the whole question in JSON; - reads stdin': 'todo esto en JSON; - lo lee de stdin',
  'second edition: first turn of the player who goes first, at most three dice (V9.10)':
    'segunda edición: el primer turno de quien empieza, tres dados como mucho (V9.10)',
  'edition of the game: 1 (default) or 2': 'edición del juego: 1 (por defecto) o 2',
  'how many dice and whose, 6 normans; or wrath and 1 to 3': 'cuántos dados y de quién, 6 normans; o wrath y de 1 a 3',
  'the fight to start from: {sentence}': 'el combate con que se empieza: {sentence}',
  'questions one by one instead of the live view (automatic where TERM is dumb or ACCESSIBLE is set)':
    'preguntas una a una en vez de la vista en vivo (sin pedirlo, si TERM es dumb o ACCESSIBLE está puesto)',
  'auto (default), always or never': 'auto (por defecto), always o never',
  "width of --guided in columns, by default the terminal's": 'columnas de las tablas de --guided, por defecto las del terminal',
  'treat weapons or horses that a unit may not have as an error, not a note':
    'armas o caballos que una unidad no puede tener son un error, no una nota',
  'exit with 1 unless this holds: "attacker wins >= 60%" (saga-odds help conditions)':
    'termina con 1 si no se cumple: "attacker wins >= 60%" (saga-odds help conditions)',
  'what each single change would be worth to the attacker': 'lo que valdría uno más de cada cosa, para el atacante',
  'before this many SAGA dice are rolled: the best that each roll can pay for':
    'antes de tirar tantos dados de SAGA: lo mejor que paga cada tirada',
  'with --roll, what the dice may pay for: charge,"attack-pool x2"': 'con --roll, lo que se puede pagar: charge,"attack-pool x2"',
  'the side that --what-if or --roll is about: attacker or defender':
    'el bando que pregunta --what-if, o tira: attacker o defender',
  'the smallest value of --by that reaches a condition': 'lo mínimo, con --by, que alcanza una condición',
  'what --until increases: attacker.models, attacker.attackDice, defender.fatigue=0..4':
    'lo que crece hasta entonces: attacker.models, attacker.attackDice, defender.fatigue=0..4',
  'how lucky these losses of attacker and defender were, or hits=6:2; or a file of fights':
    'cuánta suerte hubo en estas bajas de atacante y defensor, o hits=6:2; o un archivo de combates',
  'the fight under every interpretation of the disputed rules': 'el combate con cada interpretación de las reglas discutidas',
  'catalogues (.gst, .cat, zipped too; or a folder of them), or one roster (.ros, .rosz, New Recruit JSON); - reads stdin':
    'catálogos (.gst, .cat, también comprimidos; o una carpeta de ellos), o una lista (.ros, .rosz, JSON de New Recruit); - lee stdin',
  'write the board or roster to a file': 'escribe la tabla o la lista en un archivo',
  'if something could not be translated, write nothing and exit 1':
    'si algo no se pudo traducir, no escribe nada y termina con 1',
  "csv for a spreadsheet: put ' before what would be a formula":
    "csv para una hoja de cálculo: lo que sería una fórmula empieza con '",
  'table (default)': 'table (por defecto)',
  'each number and its rule': 'cada número y su regla',
  'whole distributions instead of the summary': 'distribuciones completas en lugar del resumen',
  "width in columns, by default the terminal's": 'columnas de la tabla, por defecto las del terminal',
  'your own board file, YAML or JSON (saga-odds rules --schema)':
    'un archivo de tabla propio, YAML o JSON (saga-odds rules --schema)',
  'a cost that is unknown here: ullr=U': 'un coste que el reglamento no conoce: ullr=U',
  'another configuration, or none (saga-odds help config)': 'otra configuración, o none (saga-odds help config)',
  'the time and memory allowed: 10m,4g; 2m,1g by default': 'el tiempo y la memoria permitidos: 10m,4g; por defecto 2m,1g',
  'your roster: sentences may use the names of its units, such as bondi-1':
    'tu lista: las frases pueden llamar a sus unidades por su nombre, como bondi-1',
  "the enemy's roster, likewise": 'la lista enemiga, para lo mismo',
  'the folder of the boards that the input names (default: the folder of the input)':
    'la carpeta de las tablas que nombra la entrada (por defecto: la carpeta de la entrada)',
  'read no boards named in the input': 'no se lee ninguna tabla nombrada en la entrada',
  'a scenario in JSON; - reads stdin': 'un escenario en JSON; - lo lee de stdin',
  'any value by its path: attacker.armour=6': 'cualquier valor por su ruta: attacker.armour=6',
  'another interpretation of a disputed rule (saga-odds rules readings)':
    'otra interpretación de una regla discutida (saga-odds rules readings)',
  'gives up attack dice for defence dice (R3.3)': 'reduce sus dados de ataque a cambio de dados de defensa (R3.3)',
  'the fight to start from, as a sentence': 'el combate con que se empieza, en una frase',
  'edition of the game to start with: 1 or 2': 'edición del juego con que se empieza: 1 o 2',
  'write the page to a file: odds.html': 'escribe la página en un archivo: odds.html',
  'the best plan for a goal (by default the first), for points, or for tournament':
    'el mejor plan para un objetivo, el primero si no se nombra otro; o para points, o tournament',
  'the same as --solve with a goal': 'lo mismo que --solve con un objetivo',
  'play nothing; list what is illegal or impossible, by line and column':
    'no juega nada, y lista por línea y columna lo ilegal o imposible',
  'exact (default) or monte-carlo': 'exact (por defecto) o monte-carlo',
  'turns to sample, 20 000 by default': 'turnos que se tiran en el muestreo, 20 000 por defecto',
  'any text: the same seed throws the same dice': 'cualquier texto: la misma semilla tira los mismos dados',
  'edition of the game, for a plan in words: 1 or 2': 'edición del juego, si el plan va en palabras: 1 o 2',
  'another interpretation of a disputed rule': 'otra interpretación de una regla discutida',
  'a plan file, or the report of a plan; - reads stdin': 'un archivo de plan, o el informe de un plan; - lo lee de stdin',
  'the JSON Schema of plan files, for editors': 'el JSON Schema de los archivos de plan, para editores',
  'a plan file in YAML or JSON; or fights in words with "then" between them':
    'un archivo de plan en YAML o JSON; o combates en palabras con "then" entre ellos',
  '[options] [words...]': '[opciones] [palabras...]',
  '[options] [command]': '[opciones] [comando]',
  'each step in full; or one fight, number by number: --explain step 3':
    'cada paso completo; o un combate, número a número: --explain step 3',
  'ask for whatever is missing and write the answers into the file':
    'pregunta lo que perdieron ambos bandos si una línea no lo dice, y lo escribe en el archivo',
  'edition of the game, if the file does not give it: 1 or 2': 'edición del juego, si el archivo no la dice: 1 o 2',
  'a game, or the report of a review; - reads stdin': 'una partida, o el informe de una revisión; - lo lee de stdin',
  'most lines of play to search in one fight, 1000000 by default':
    'líneas de juego que se exploran en un combate como máximo, 1000000 por defecto',
  'the JSON Schema of game files, for editors': 'el JSON Schema de los archivos de partida, para editores',
  'a file with one fight per line: 12 bondi charge 4 huscarls: 2:3; or such lines, each in quotes':
    'un archivo con una línea por combate: 12 bondi charge 4 huscarls: 2:3; o tales líneas, cada una entre comillas',
  'a faction as a board file, YAML unless -f json: rules vikings --as-board':
    'una facción como archivo de tabla, YAML salvo con -f json: rules vikings --as-board',
  'the JSON Schema of board files, of scenarios, or of reports, for editors':
    'el JSON Schema de los archivos de tabla, para editores; el de un escenario, el de un informe',
  'ask for unknown costs and save them in your costs.yaml':
    'pregunta los costes desconocidos y los guarda en costs.yaml de tu configuración',
  'units, weapons, abilities, readings; or a faction, a name, the id of a rule':
    'unidades, armas, habilidades, interpretaciones; una facción, un nombre, el id de una regla',
  'edition of the game: 1 or 2': 'edición del juego: 1 o 2',
  'your roster: mine.yaml, or in words: "vikings: 8 hirdmen, 16 bondi"':
    'tu lista: mine.yaml, o en palabras: "vikings: 8 hirdmen, 16 bondi"',
  'the enemy: a roster file, or units in words ("8 warriors, 4 hearthguard"); by default, one unit of each class':
    'el enemigo: un archivo de lista, o unidades en palabras ("8 warriors, 4 hearthguard"); si no se nombra, una unidad de cada clase',
  'attacker.models=4..12, defender.cover=none,heavy; two of them make a heat map':
    'attacker.models=4..12, defender.cover=none,heavy; dos veces para un mapa',
  'what to show, "attacker wins" by default (saga-odds help conditions)':
    'lo que se muestra, "attacker wins" por defecto (saga-odds help conditions)',
  'allow a million fights and more': 'un millón de combates y más',
  'melee or shoot, and {sentence}': 'melee o shoot, y {sentence}',
  'your roster, a file or units in words: "12 bondi, 4 hirdmen"':
    'tu lista, un archivo o unidades en palabras: "12 bondi, 4 hirdmen"',
  "the enemy's, the same": 'la del enemigo, igual',
  'the units an enemy unit reaches, with inches if known: "huscarls-1: bondi-1 5, hirdmen-2"; "ceorls-1: nobody"':
    'a quién alcanza una unidad enemiga: "huscarls-1: bondi-1 5, hirdmen-2", pulgadas si se saben; "ceorls-1: nobody"',
  'edition of the game, if no roster gives it: 1 or 2': 'edición del juego, si ninguna lista la dice: 1 o 2',
  'names of your units, such as bondi-1; all by default':
    'nombres de las unidades tuyas que se miran, como bondi-1; todas por defecto',
  'dice and the faces that count: 20 dice on 6+, 19 dice showing 1-2; rerolls, against saves 5+, then more dice; at least 3, exactly 2, none':
    'dados y las caras que cuentan: 20 dados con 6+, 19 dados con 1-2; "repitiendo los fallos", "contra salvaciones 5+", luego más dados; "al menos 3", "exactamente 2", "ninguno"',
  'how likely this number was': 'lo probable que era que contaran tantos',
  'the question in JSON, or its report; - reads stdin': 'la pregunta en JSON, o su informe; - lo lee de stdin',
  'the units to beat: "8 warriors, 4 hearthguard", or a roster file':
    'a quién batir: "8 warriors, 4 hearthguard", o un archivo de lista',
  'units that must be in it: "4 berserkers"': 'unidades que debe tener: "4 berserkers"',
  'with rosters, tournament: each fight is scored in tournament points too':
    'con listas, tournament: cada combate se puntúa también en puntos de torneo',
  'what makes it best: swing (default), killed, lost, wins, wiped or tournament':
    'lo mejor por swing (por defecto), killed, lost, wins, wiped o tournament',
  'the same as --measure': 'lo mismo que --measure',
  'how units meet: charging,charged,shooting,shot-at (all by default)':
    'cómo se encuentran las unidades: charging,charged,shooting,shot-at (todas por defecto)',
  'the unit that is charged gives up dice where that is better for it (R3.3)':
    'quien recibe la carga reduce sus dados cuando le conviene (R3.3)',
  'fewest SAGA dice that it must bring': 'dados de SAGA que debe dar como mínimo',
  'a hero instead of the warlord': 'un héroe en lugar del señor de la guerra',
  'whose warband, if the words do not say': 'de quién es la banda, si las palabras no lo dicen',
  '2 to 6, 8, 10 or 12; 6 by default': 'de 2 a 6, 8, 10 o 12; 6 por defecto',
  'number of results (default 5)': 'número de resultados (por defecto 5)',
  'with points, second edition: units wiped out besides warlords (V9.9)':
    'puntos, segunda edición: unidades aniquiladas, con sus señores de la guerra (V9.9)',
  'edition of the game: 1 or 2; if a roster does not give it': 'edición del juego: 1 o 2; si una lista no la dice',
  'the JSON Schema of roster files, for editors': 'el JSON Schema de los archivos de lista, para editores',
  'check FILES, show FILE (-f text: a list for a chat, which import reads back; both take units in words, too), build FACTION POINTS, or points LOSSES':
    'check ARCHIVOS, show ARCHIVO (-f text: una lista para un chat, que import vuelve a leer; ambos aceptan también unidades en palabras), build FACCIÓN PUNTOS, o points BAJAS',
  'Examples:': 'Ejemplos:',
  'en, or es for Spanish; by default, es where you type Spanish, else from LANG':
    'en, o es para español; por defecto, es si se escribe en español, o según LANG',
  'The odds of combat in the SAGA skirmish game.': 'Las probabilidades de los combates del juego de escaramuzas SAGA.',
  'the version': 'la versión',
  'this page': 'esta página',
  'help for a command, or on conditions, config, exit-codes, formats, readings, rules, units, scenarios, plans, rosters, boards':
    'la página de un comando, o de conditions, config, exit-codes, formats, readings, rules, units, scenarios, plans, rosters, boards',
  'saga-odds: the odds of a fight in the SAGA skirmish game. Try one of these:':
    'saga-odds: las probabilidades de los combates del juego de escaramuzas SAGA. Prueba uno de estos:',
  'Commands:': 'Comandos:',
  'Where to go next:': 'Para seguir:',
  'a command: its examples, then its options': 'un comando: sus ejemplos y después sus opciones',
  'how to describe a unit': 'cómo se describe una unidad',
  'the troops, the board and the heroes of a faction': 'las tropas, la tabla y los héroes de una facción',
  'A condition is something that must hold in a fight, for --assert and --until.':
    'Las condiciones dicen qué debe cumplirse en un combate, para --assert y --until.',
  'In plans put the name of a unit instead of the side; numbers are what came up:':
    'En los planes el nombre de una unidad ocupa el lugar del bando, con lo que salió:',
  'It is a quantity, a comparison and a number. Join conditions with and, or, not':
    'Una condición es una cantidad, una comparación y un número, unidos por "and",',
  'and brackets, and "and" binds tighter than "or".': '"or", "not" y paréntesis; "and" une antes que "or".',
  'Write a chance as 60% or 0.6. Attacker and defender also name the shooter':
    'Una probabilidad se escribe 60% o 0.6. Attacker y defender nombran también',
  'and the target.': 'al tirador y a su objetivo.',
  'Comparisons:': 'Comparaciones:',
  'Quantities, by name or by path:': 'Cantidades, por nombre o por ruta:',
  'the file, line {line}': 'el archivo, línea {line}',
  'the defaults': 'los valores por defecto',
  'none is read': 'no se lee ninguno',
  'no folder for it: set XDG_CONFIG_HOME or HOME': 'no hay carpeta para ella: define XDG_CONFIG_HOME o HOME',
  '{usual} (there is none yet)': '{usual} (todavía no existe)',
  'none saved (saga-odds rules vikings --fill)': 'no hay ninguno guardado (saga-odds rules vikings --fill)',
  '{count} in {file}': '{count} en {file}',
  'help config takes --config FILE and nothing else': 'help config admite --config ARCHIVO y nada más',
  '--config <file> needs a value after it': '--config <file> necesita un valor detrás',
  'One YAML file holds the options that you would otherwise type each time. Options on the command line and values in a scenario take precedence over it; replaying a report ignores it.':
    'Un archivo YAML guarda lo que escribirías cada vez. Las opciones van antes que él, y también lo que dice el propio escenario; un informe que se juega de nuevo no cambia por él.',
  'The file: {file}': 'El archivo: {file}',
  'Current settings, and where they come from:': 'Vigente, y de dónde viene:',
  'Costs of abilities: {costs}': 'Costes de habilidades: {costs}',
  'Everything it can hold; keys that are left out keep their defaults:':
    'Todo lo que puede decir; lo que se omite queda en su valor por defecto:',
  'Interpretations of the other edition apply only to its own fights. --config FILE reads another file, --config none none. A fault in the file is reported with its line and column, and nothing runs until it is fixed.':
    'Las interpretaciones de la otra edición solo valen para sus combates. --config ARCHIVO lee otro archivo, y --config none ninguno. Un error del archivo se señala con su línea y columna, y nada se ejecuta hasta que se corrige.',
  'Exit codes, for scripts.': 'Códigos de salida, para guiones.',
  'Answers go to stdout, everything else to stderr. The same request gives the same bytes.':
    'Las respuestas van a stdout, todo lo demás a stderr. La misma petición da los mismos bytes.',
  'Save this as {file}:': 'Guarda esto como {file}:',
  'It can have:': 'Puede tener:',
  'An answer is a table unless -f, --format names another format, or the extension of the -o, --output file does.':
    'Una respuesta llega como tabla salvo que -f, --format nombre otro formato, o acabe en él el archivo de -o, --output.',
  'A JSON report holds its scenario, so --scenario can play it again, and its command under "replay". Colours appear only on terminals (--color, NO_COLOR, FORCE_COLOR); a table is as wide as the terminal, or as --width says.':
    'Un informe JSON contiene su escenario, que --scenario juega de nuevo, y en "replay" el comando que lo pide. Los colores son solo para terminales (--color, NO_COLOR, FORCE_COLOR); una tabla es tan ancha como su terminal, o como diga --width.',
  'It has the same options as {name}.': 'Sus opciones son las de {name}.',
  'saga\\-odds \\- the odds of a fight in the SAGA skirmish game': 'saga\\-odds \\- las probabilidades de los combates de SAGA',
  'The odds are exact unless you ask for sampling. A fight is a sentence, quoted or not.':
    'Las probabilidades son exactas salvo que se pida muestrear. Un combate es una frase, con comillas o sin ellas.',
  'your configuration; under ~/.config if the variable is not set': 'tu configuración; ~/.config si la variable no está definida',
  'costs of abilities that you have given (saga-odds rules --fill)':
    'costes de habilidades que has dado (saga-odds rules --fill)',
  'the compiled program, for faster starts; under ~/.cache if the variable is not set':
    'el programa compilado, para arrancar antes; ~/.cache si la variable no está definida',
  'the fight that explore showed last; under ~/.local/state if the variable is not set':
    'el último combate de explore; ~/.local/state si la variable no está definida',
  'empty: the hint about editions has been shown': 'vacío: el aviso sobre las ediciones ya se ha mostrado',
  'if set, nothing is kept in the cache folder': 'si está definida, no se guarda nada en la carpeta de caché',
  'no colours, or always colours': 'sin colores, o colores siempre',
  'Each interpretation of a disputed rule is an option with a name.':
    'Cada interpretación de una regla discutida es una opción con nombre.',
  'A melee tells you when another interpretation would change its odds. Once your club has settled one, put it in your configuration (saga-odds help config).':
    'Un combate avisa cuando una interpretación cambia sus probabilidades. Un club que ya ha decidido la escribe una vez en su configuración (saga-odds help config).',
  'Each entry: name, default, other values, and below them when it matters. (1) and (2): in that edition only.':
    'Nombre; el valor por defecto y los demás; debajo, para qué importa. (1) y (2): solo en esa edición.',
  'The rules of the game as the program plays them, in our own words.':
    'Las reglas del juego tal como se juegan aquí, en nuestras palabras.',
  'Every number in an answer cites a rule, such as R3.5 (first edition) or V9.4 (second edition). --explain shows these rules, and `saga-odds rules R3.5` shows what a rule says, where the sources have it and how certain it is: stated, inferred, public or unknown. What is unknown is never guessed.':
    'Cada número de una respuesta cita una regla, como R3.5 (primera edición) o V9.4 (segunda edición). --explain las muestra, y `saga-odds rules R3.5` dice lo que la regla dice, dónde está en las fuentes y cuán segura es: explícito, deducido, público o desconocido. Lo desconocido nunca se adivina.',
  'What can be listed:': 'Lo que se puede listar:',
  'Both editions can be played (--edition 2) and are never mixed. For the second edition the boards of the Vikings and the Normans are known, and single boxes of others. For any other ability, type what it does, as in +2a or "rerolls attack", or write a board file (`saga-odds rules --schema`). These are rules {rulesVersion}; the number changes whenever an answer might.':
    'Están las dos ediciones (--edition 2), y nunca se mezclan. De la segunda se conocen las tablas de los vikingos y los normandos, y cuadros sueltos de otras: di lo que hace otra habilidad, como en +2a o "rerolls attack", o escribe un archivo de tabla (`saga-odds rules --schema`). Estas son las reglas {rulesVersion}; el número cambia cuando puede cambiar una respuesta.',
  'Options of this command: saga-odds rules --help': 'Las opciones del comando: saga-odds rules --help',
  '{armour}, {armourShot} shot at': '{armour}, {armourShot} bajo disparos',
  'A unit is a number, a troop and what it has, in any order.':
    'Una unidad es un número, una tropa y lo que lleva, en cualquier orden.',
  'The classes in the first edition; lev, w, hg and wl for short:':
    'Las clases en la primera edición; abreviadas lev, w, hg y wl:',
  'Troops by their faction; 8 welsh warriors are priodaur:': 'Las tropas por su facción; 8 welsh warriors son priodaur:',
  'Weapons: {values}; mounted. Abilities of the board: +ullr, +combat-pool=1a1d; bonus dice: +2a, +1d.':
    'Armas: {values}; a caballo. Habilidades de la tabla: +ullr, +combat-pool=1a1d; dados extra: +2a, +1d.',
  'Place: in woods, in rocks, in building, light cover, heavy cover. State: fatigue 1, moved, engaged 3, spends armour, spends enemy armour, gives up dice, guarded 2 hirdmen, armour 5.':
    'Lugar: en bosque, en rocas, en edificio, cobertura ligera, cobertura pesada. Estado: fatiga 1, ya movida, 3 trabadas, gasta armadura, gasta armadura enemiga, reduciendo sus dados, protegido por 2 hirdmen, armadura 5.',
  'shooting{head}': 'al disparar',
  'by LANG': 'según LANG',
  '[options] [file]': '[opciones] [archivo]',
  '[options]': '[opciones]',
  'help [command]': 'help [comando]',
  'More: saga-odds rules units (--edition 2), saga-odds rules weapons':
    'Más: saga-odds rules units (--edition 2), saga-odds rules weapons',
  ': there is help on {what}': ': hay páginas de {what}',
  'there is no help on {name}; the rulebook has it: saga-odds rules {name}':
    'no hay página de ayuda sobre {name}; está en el reglamento: saga-odds rules {name}',
  'there is no help on {name}{cure}': 'no hay página de ayuda sobre {name}{cure}',
  'what each side should do in a fight': 'qué debería hacer cada bando en un combate',
  'many scenarios, one per line: NDJSON or CSV in and out':
    'muchos escenarios, uno por línea: NDJSON o CSV de entrada y de salida',
  'start a board file, or check one': 'un archivo de tabla para empezar, y qué falla en uno',
  'every match-up of an edition as exact fractions':
    'cada enfrentamiento de una edición en fracciones exactas, para probar y guardar',
  'several subjects against several opponents': 'varios sujetos contra varios rivales',
  'Tab completion for bash, zsh and fish': 'Tab completa palabras y valores en bash, zsh y fish',
  'what a roll of SAGA dice can pay for': 'qué puede pagar una tirada de dados de SAGA',
  'one fight live: each key shows the new odds': 'una vista en vivo de un combate: cada tecla muestra las nuevas probabilidades',
  'the odds of a melee': 'las probabilidades de un combate',
  'the odds of a shot': 'las probabilidades de un disparo',
  'turn BattleScribe and New Recruit files into boards and rosters':
    'archivos de BattleScribe y New Recruit como tablas y listas',
  'one file with the engine inside, for the phone at the table': 'un archivo con el motor dentro, para el teléfono en la mesa',
  'a turn of several activations, one after another': 'un turno de varias activaciones, una tras otra',
  'a game you played: luck and decisions, fight by fight': 'una partida jugada: suerte y decisiones, combate a combate',
  'browse units, weapons, boards, readings and rules': 'unidades, armas, tablas, interpretaciones y reglas',
  'a printable page: each of your units against each of theirs':
    'una página impresa: cada unidad tuya contra cada una de las suyas',
  'one fight over a range of values': 'un combate con algunos de sus valores variados',
  'which enemy units could strike yours, and what is at stake':
    'qué unidades enemigas podrían golpear a las tuyas: lo que está en juego',
  'plain dice: how likely is this many': 'dados corrientes: cuántos muestran qué',
  'check, show and build warbands; the points for losses': 'comprobar, mostrar y formar bandas; lo que valen las bajas',
  'melees (--rounds)': 'combates (--rounds)',
  'answered, or nobody is left to read the answer': 'la pregunta está respondida, o nadie queda para leer la respuesta',
  'the answer is no: --assert is false, --until is never reached, a warband is illegal, or some lines of a batch failed':
    'la respuesta es no: un --assert es falso, nada alcanza lo que pide --until, una banda es ilegal, fallaron algunas líneas de batch',
  'the request is wrong: stderr says what and how to fix it, and stdout is empty':
    'la petición es errónea: una frase en stderr dice qué y cómo corregirlo; no hay nada en stdout',
  'a bug in saga-odds, with a stack trace (please report it), or a Node that is too old':
    'un fallo nuestro, con la traza: comunícalo, por favor. También un Node demasiado antiguo',
  'interrupted, by Ctrl-C': 'interrumpido con Ctrl-C',
  'ended by SIGTERM': 'terminado por SIGTERM',
  'A scenario is one fight as JSON, for programs and for fights that you run again. Keys that are left out keep their defaults.':
    'Un escenario es un combate en JSON, para programas y para combates que se repiten. Lo que se omite queda en su valor por defecto.',
  'The JSON Schema, for an editor: saga-odds rules --schema scenario. Several fights, one per line: saga-odds batch.':
    'El JSON Schema, para un editor: saga-odds rules --schema scenario. Varios combates, uno por línea: saga-odds batch.',
  'A plan is a turn of several activations in YAML or JSON: the units, what they do and in which order, and your goals.':
    'Un plan es un turno de varias activaciones en YAML o JSON: quién está, qué se hace y en qué orden, y qué quieres.',
  'The JSON Schema, for an editor: saga-odds plan --schema. Steps can also choose, rest, move, use a box, and depend on what has happened: docs/turns.md.':
    'El JSON Schema, para un editor: saga-odds plan --schema. Los pasos también eligen, descansan, mueven, usan un cuadro y dependen de lo ocurrido: docs/turns.md.',
  'A roster is a warband in YAML or JSON. A unit is a line of words or an object.':
    'Una lista es una banda en YAML o JSON. Una unidad es una línea de palabras o un objeto.',
  'The JSON Schema, for an editor: saga-odds warband --schema. Lists from BattleScribe, New Recruit or warband show -f text: saga-odds import.':
    'El JSON Schema, para un editor: saga-odds warband --schema. Listas de BattleScribe, New Recruit o warband show -f text: saga-odds import.',
  'A board file, in YAML or JSON, adds your own troops, weapons, heroes, factions and abilities to the rulebook.':
    'Un archivo de tabla tiene tropas, armas, héroes, facciones y habilidades tuyas en YAML o JSON, sobre el reglamento.',
  'The JSON Schema, for an editor: saga-odds rules --schema. Start a faction of your own: saga-odds board new. Start from one in the rulebook: saga-odds rules vikings --as-board.':
    'El JSON Schema, para un editor: saga-odds rules --schema. Una facción propia ya rellena: saga-odds board new. Una facción del reglamento para cambiarla: saga-odds rules vikings --as-board.',
  'one screen for people (default)': 'una pantalla para personas; el formato por defecto',
  'one sentence, to read out or to send': 'una frase, para decir en la mesa o enviar',
  'the whole report for programs: chances 0..1, losses in models':
    'el informe completo para programas: probabilidades de 0 a 1, bajas en miniaturas',
  'the same on one line; where there are several fights, a line for each':
    'lo mismo en una línea; si hay varios combates, una por cada uno',
  'a row for each fight, with a header line; several tables (plan, dice, rules) have an empty line between them':
    'una fila por combate, con una línea de cabecera; varias tablas (plan, dice, rules) se separan con una línea vacía',
  'tables for a Markdown page': 'tablas para una página de texto',
  'the charts as a picture': 'los gráficos como imagen',
  'one self-contained page, for a phone or a printer': 'una página que no carga nada más, para un teléfono o una impresora',
  'the rules, and how to look them up': 'las reglas y cómo se buscan',
  'disputed rules and their interpretations': 'las reglas discutidas y sus interpretaciones',
  'the conditions of --assert and --until': 'las condiciones de --assert y --until',
  'the formats of answers': 'los formatos de las respuestas',
  'the exit codes': 'los códigos de salida',
  'your configuration and its current settings': 'tu configuración, y lo que de ella está vigente',
  'a fight as a file, with an example': 'un combate como archivo, con uno para empezar',
  'a turn as a file': 'un turno como archivo',
  'a warband as a file': 'una banda como archivo',
  'your own troops and abilities': 'tropas y habilidades propias',
  'Attacker, the unit that charges or shoots:': 'Atacante, quien carga o dispara:',
  'Defender, the unit that is charged or shot at:': 'Defensor, quien recibe la carga o el disparo:',
  'the whole unit, as in a sentence: "8 warriors, fatigue 1"': 'la unidad entera, como en una frase: "8 warriors, fatigue 1"',
  'extra attack dice: +2': 'dados de ataque de más: +2',
  'extra defence dice: +1': 'dados de defensa de más: +1',
  'the same as attack dice': 'lo mismo que attack dice',
  'rerolls failed attack or defence dice': 'repite los dados fallados de ataque o de defensa',
  'Other spellings:': 'Otras grafías:',
  'troop: hirdmen, levies, warlord ... (rules units)': 'tropa: hirdmen, levies, warlord ... (rules units)',
  'models in the unit': 'miniaturas de la unidad',
  'whose board and troops it has: vikings, normans ...': 'de quién son la tabla y las tropas: vikings, normans ...',
  'bow, crossbow, danish-axe ... (rules weapons), or none': 'bow, crossbow, danish-axe ... (rules weapons), o none',
  'mounted on horses (R2.10)': 'a caballo (R2.10)',
  'second edition: what it rides instead of horses: camel, cataphract, chariot, elephant ... (rules weapons)':
    'segunda edición: lo que monta en vez de caballos: camel, cataphract, chariot, elephant ... (rules weapons)',
  'second edition: one of its models carries a war banner and has no dice (V9.15)':
    'segunda edición: una de sus miniaturas lleva un estandarte de guerra y no tiene dados (V9.15)',
  'fatigue at the start of the fight, including that of the charge': 'fatiga al empezar el combate, con la de la propia carga',
  "not the unit's first activation: 1 more fatigue (R4.1)": 'no es la primera activación de la unidad: 1 de fatiga más (R4.1)',
  'models that fight or shoot, all by default': 'miniaturas que combaten o disparan, todas por defecto',
  'none, light or heavy (R2.6, R3.7); in the second edition heavy is solid cover':
    'none, light o heavy (R2.6, R3.7); en la segunda edición, heavy es cobertura sólida',
  'open or uneven (R2.11); dangerous in the second edition': 'open o uneven (R2.11); peligroso en la segunda edición',
  'occupies a building (R3.11)': 'ocupa un edificio (R3.11)',
  'an ability of its board, with its choice: shieldwall, combat-pool=1a1dr (rules abilities)':
    'habilidad de su tabla, con su elección: shieldwall, combat-pool=1a1dr (rules abilities)',
  "what it buys with the enemy's fatigue: armour, enemy-armour, both, nothing (R3.4)":
    'lo que compra con la fatiga enemiga: armour, enemy-armour, both, nothing (R3.4)',
  'second edition: what it does in step 3, in turn with the enemy: ability (the next one), armour, enemy-armour, pass (V9.13)':
    'segunda edición: lo que hace en el paso 3, por turnos con el enemigo: ability (la siguiente), armour, enemy-armour, pass (V9.13)',
  'the charged unit gives up attack dice for defence dice (R3.3)':
    'la unidad que recibe la carga reduce sus dados de ataque a cambio de dados de defensa (R3.3)',
  'the same for the second melee of Thor; by default as in the first (reading thor-choices)':
    'lo mismo en el segundo combate de Thor; si no se dice, como en el primero (interpretación thor-choices)',
  'what it buys in the second melee of Thor with the fatigue that is left; by default nothing (reading thor-choices)':
    'lo que compra en el segundo combate de Thor con la fatiga que queda; si no se dice, nada (interpretación thor-choices)',
  'friends near the warlord who may be removed instead of him (R6.1)':
    'compañeros junto al señor de la guerra que se pueden retirar en su lugar (R6.1)',
  'friendly units near it, for effects that count them': 'unidades amigas cerca, para los efectos que las cuentan',
  'wounds of a warlord in the Challenge (R8.3)': 'heridas de un señor de la guerra en El Desafío (R8.3)',
  'sum of the Wrath dice, or dice to average over: 12, 3d6 (R6.6)':
    'suma de los dados de la Ira, o los dados que se promedian: 12, 3d6 (R6.6)',
  'effects written out, without a board': 'efectos por sus verbos, sin tabla',
  "armour instead of the profile's": 'armadura en lugar de la del perfil',
  'armour when shot at, where it differs': 'armadura contra disparos, si es otra',
  'attack dice per model in melee: 2, 1/3': 'dados de ataque de una miniatura en combate: 2, 1/3',
  'second edition: attack dice per model in melee when it charges':
    'segunda edición: dados de ataque de una miniatura en combate cuando carga',
  'attack dice per model when it shoots: 1/2': 'dados de ataque de una miniatura al disparar: 1/2',
  'fatigue at which it is exhausted': 'fatiga con la que queda exhausta',
  'melee or shoot': 'melee o shoot',
  'whose turn it is: attacker (default), or defender where an ability lets the attacker act in it (R7.4)':
    'de quién es el turno: attacker (por defecto), o defender si una habilidad deja al atacante actuar en él (R7.4)',
  'another interpretation of a disputed rule (rules readings)': 'otra interpretación de una regla discutida (rules readings)',
  'your own board files': 'archivos de tabla propios',
  'against two charging units, attack dice aimed at the first; by default the best split (R6.3)':
    'de dos unidades que cargan, dados de ataque dirigidos a la primera; por defecto, el mejor reparto (R6.3)',
  'a number to report first, by name or path (help conditions)':
    'un número que se da primero, por su nombre o su ruta (help conditions)',
  'melees fought one after another until a side is gone (R8.3)': 'combates seguidos hasta que un bando desaparece (R8.3)',
  'how far the target of a shot is: vs, s, m or l': 'a qué distancia está el objetivo de un disparo: vs, s, m o l',
  'costs of abilities that are unknown here': 'costes de habilidades, si el reglamento no los conoce',
  'exact (default), fractions, monte-carlo, or both: exact and monte-carlo':
    'exact (por defecto), fractions, monte-carlo, o both: exact y monte-carlo',
  'number of fights to sample': 'batallas que se tiran en el muestreo',
  'sample until every 95 % interval is within this on either side: 0.005':
    'muestrea hasta que cada intervalo del 95 % tenga como mucho este ancho a cada lado: 0.005',
  'a name for this fight, repeated in its report': 'un nombre para este combate, que repite su informe',
  'losses that one fatigue cancels (V9.8)': 'bajas que cancela una fatiga (V9.8)',
  'More options:': 'Más opciones:',
  'The lines:': 'Las líneas:',
  'The records:': 'Los registros:',
  'A new board:': 'Una tabla nueva:',
  'The answer:': 'La respuesta:',
  'The book:': 'El libro:',
  'The dice:': 'Los dados:',
  'The fight:': 'El combate:',
  'Custom data:': 'Datos propios:',
  'The plan:': 'El plan:',
  'The game:': 'La partida:',
  'On the table:': 'En la mesa:',
  'What is built:': 'Lo que se forma:',
  'Other:': 'Otras:',
  Name: 'Nombre',
  Synopsis: 'Sinopsis',
  Description: 'Descripción',
  Commands: 'Comandos',
  Help: 'Ayuda',
  'Exit status': 'Estado de salida',
  Files: 'Archivos',
  Environment: 'Entorno',
  'Usage:': 'Uso:',
  'Options:': 'Opciones:',
  'Arguments:': 'Argumentos:',
  'the fight as a sentence, quoted or not; or one quoted argument for each side':
    'el combate como frase, con comillas o sin ellas; o dos argumentos entre comillas, uno por bando',
  ', or }': ', o }',
  ', or ]': ', o ]',
  'what it may have, each with its chance: weapon=danish-axe 60%; abilities=shieldwall 40%':
    'lo que puede tener, cada cosa con su probabilidad: weapon=danish-axe 60%; abilities=shieldwall 40%',
  'your roster; against: that of the enemy': 'tu lista; against: la del rival',
  'board files, relative to this file': 'archivos de tabla, relativos a este archivo',
  'or {other}': 'o {other}'
} as const
