/** What is wrong with a file or a line of one: boards, rosters, plans, games, batches, catalogues. */
export const files = {
  'this is a bug in saga-odds, please report it: {message}': 'es un fallo nuestro, comunícalo, por favor: {message}',
  'too long': 'demasiado largo',
  'it is a folder, not a file': 'es una carpeta, no un archivo',
  'batch reads one file, or stdin: join several with cat, or quote a name that has spaces':
    'batch lee un archivo, o stdin: junta varios con cat, o entrecomilla un nombre con espacios',
  'nothing to read: name a file, or pipe lines in, as in saga-odds batch scenarios.ndjson':
    'nada que leer: nombra un archivo, o manda líneas por una tubería, como en saga-odds batch scenarios.ndjson',
  '{called}: it is empty: a CSV begins with the names of its columns':
    '{called}: está vacío, y un CSV empieza con los nombres de sus columnas',
  '--full: whole reports do not fit into the columns of a CSV: add -f ndjson':
    '--full: los informes completos no caben en las columnas de un CSV: añade -f ndjson',
  '--csv-safe is for csv: add --format csv, or leave it out': '--csv-safe es para csv: añade --format csv, o quítalo',
  'a question about the Wrath': 'una pregunta sobre la Ira',
  'a question about plain dice': 'una pregunta sobre dados corrientes',
  '--output {output}: a batch has no format with that extension: name one with --format, or end the name in {keys}':
    '--output {output}: su terminación no corresponde a ningún formato de batch: nombra uno con --format, o acábalo en {keys}',
  'a number of threads from 1 to {mostJobs}': 'un número de hilos de 1 a {mostJobs}',
  'the number of a line, from 1': 'el número de una línea, desde 1',
  'it ended with {cause}': 'terminó con {cause}',
  'it ran out of memory': 'se quedó sin memoria',
  '{count} lines': '{count} líneas',
  ', {faults} not answered': ', {faults} sin respuesta',
  'line {line}: {error}': 'línea {line}: {error}',
  '; {which} is {reason}': '; {which} es {reason}',
  it: 'esta',
  'the first': 'la primera',
  '{faults} of {lines} {faults|was|were} not answered{cause}': '{faults} de {lines} sin respuesta{cause}',
  ', its records in {kept}': ', sus registros en {kept}',
  'interrupted before the first line': 'interrumpido antes de la primera línea',
  'interrupted after line {next}{records}: to finish, run {goingOn} with the same options':
    'interrumpido tras la línea {next}{records}: {goingOn} con las mismas opciones hace el resto',
  'saga-odds: a thread died at line {line}: {reason}; its lines, from {first} on, are run again\n':
    'saga-odds: murió un hilo en la línea {line}: {reason}; sus líneas, desde la {first}, se repiten\n',
  '--select {name}: it is named twice: leave one out': '--select {name}: se nombra dos veces: quita una',
  'board new: name the faction, as in saga-odds board new --name "Reed Folk" -o reed-folk.yaml (a terminal would ask)':
    'board new: nombra la facción, como en saga-odds board new --name "Reed Folk" -o reed-folk.yaml (en un terminal se pregunta)',
  'the new board': 'la nueva tabla',
  'board check: name one board file, as in saga-odds board check mine.yaml':
    'board check: nombra un archivo de tabla, como en saga-odds board check mine.yaml',
  '{called}: no faults, edition {edition}': '{called}: sin errores, edición {edition}',
  'board new takes no words, not "{words}": name the faction with --name "{words}"':
    'board new no admite palabras, y "{words}" lo es: nombra la facción con --name "{words}"',
  'board: use new, or check and a file': 'board: di new, o check y un archivo',
  'boards: {board} is not in {folder}: name another folder with --boards-from, or give the board with --board':
    'boards: {board} no está en {folder}: nombra otra carpeta con --boards-from, o da la tabla con --board',
  'boards: --no-files allows no file to be read: give {boards} with --board, or leave it out':
    'boards: --no-files no deja leer archivos: da {boards} con --board, o quítalo',
  '--{name} {text}: expected a whole number from 1 to {most}': '--{name} {text}: se espera un número entero de 1 a {most}',
  '--edition {text}: the editions are 1 and 2': '--edition {text}: hay ediciones 1 y 2',
  '--output {folder}: it holds other files and no book: name a new folder':
    '--output {folder}: contiene otras cosas y ningún libro: nombra una carpeta nueva',
  'its parent folder does not exist': 'no existe la carpeta que lo contiene',
  'permission to write is denied': 'no se permite escribirlo',
  '{files} of {chapters} chapters, now {chapterName}': '{files} de {chapters} capítulos, ahora {chapterName}',
  '--check {folder}: {manifest} is not the manifest of a book (saga-odds book -o DIR writes one)':
    '--check {folder}: {manifest} no es el manifiesto de un libro (saga-odds book -o DIR escribe uno)',
  'the row is too long': 'la fila es demasiado larga',
  'the rules do not allow this fight': 'las reglas no permiten este combate',
  '{wrong} of "{fight}"': '{wrong} de "{fight}"',
  'it is not JSON': 'no es JSON',
  '{file}: it is missing': '{file}: no existe',
  '{file}: {line} rows instead of the {expected} in the manifest': '{file}: {line} filas, y el manifiesto dice {expected}',
  '{file}: its SHA-256 differs from the manifest': '{file}: su SHA-256 no es el del manifiesto',
  '{count}: every fraction is right\n': '{count}: todas las fracciones son correctas\n',
  '--output and --check: a book is either written or checked: leave one out':
    '--output y --check: se escribe un libro o se comprueba: quita uno',
  'book {words}: it takes no words, as in saga-odds book -o DIR':
    'book {words}: no admite palabras, como en saga-odds book -o DIR',
  'book: name a folder to write, as in saga-odds book -o DIR, or to check, as in saga-odds book --check DIR':
    'book: di dónde, como en saga-odds book -o DIR, o qué comprobar, como en saga-odds book --check DIR',
  'set XDG_CONFIG_HOME to another folder': 'pon XDG_CONFIG_HOME en otra carpeta',
  'it is larger than 250 kB, too large for a configuration': 'más de 250 kB no son una configuración',
  'a list of board files, such as [club.yaml]': 'una lista de archivos de tabla, como en [club.yaml]',
  'a roster file, such as mine.yaml': 'un archivo de lista, como en mine.yaml',
  'lines with a name and a value, such as crush-timing: unsaved': 'líneas de un nombre y un valor, como en crush-timing: unsaved',
  '{file}:1:1: the configuration': '{file}:1:1: la configuración',
  'lines with a key and a value, such as edition: 1': 'líneas de una clave y un valor, como en edition: 1',
  'the configuration': 'la configuración',
  '--output {file}: that file already exists: name another, or remove it first':
    '--output {file}: ese archivo ya existe: nombra otro, o bórralo antes',
  '--output {file}: this command reads it and would overwrite it: name another file':
    '--output {file}: este comando lo lee, y se sobrescribiría: nombra otro archivo',
  '{file}: another saga-odds is writing it; if none is, delete {lock}':
    '{file}: otro saga-odds lo está escribiendo; si no es así, borra {lock}',
  '{name}: there is no catalogue in this folder: name one with .gst and .cat files, or a file':
    '{name}: no hay ningún catálogo en esta carpeta: nombra una con archivos .gst y .cat, o un archivo',
  '{name}: there are more than {mostFiles} catalogues in this folder: name the files you want':
    '{name}: hay más de {mostFiles} catálogos en esta carpeta: nombra los archivos que quieres',
  'stdin: it is larger than {largestFile} MB, too large for a catalogue or a roster':
    'stdin: ocupa más de {largestFile} MB: ningún catálogo ni lista llega a tanto',
  '{file}: it is larger than {largestFile} MB, too large for a catalogue or a roster':
    '{file}: ocupa más de {largestFile} MB: ningún catálogo ni lista llega a tanto',
  'there is no such file': 'no existe ese archivo',
  'permission to read is denied': 'no se permite leerlo',
  'everything was translated': 'se tradujo todo',
  '{counts} (listed at the top of the file)': '{counts} (cada cosa está al principio del archivo)',
  'saga-odds: a board of {units} units; {untranslated}\n': 'saga-odds: una tabla de {units} unidades; {untranslated}\n',
  'saga-odds: a roster of {units} units; {untranslated}\n': 'saga-odds: una lista de {units} unidades; {untranslated}\n',
  'import: name the files: saga-odds import my-list.ros, or saga-odds import SAGA.gst Vikings.cat':
    'import: nombra los archivos: saga-odds import my-list.ros, o saga-odds import SAGA.gst Vikings.cat',
  '--strict: {left} {left|thing was|things were} not translated, so nothing was written':
    '--strict: {left} {left|cosa no se tradujo|cosas no se tradujeron}, y no se escribe nada',
  'A name begins with a letter from a to z.': 'Un nombre empieza con una letra de la a a la z.',
  'The faction is called:': 'La facción se llama:',
  'Edition of the game:': 'Edición del juego:',
  'Type 1 or 2.': 'Es 1 o 2.',
  '--output {output}: it is a folder: name a file in it, as in --output {file}':
    '--output {output}: es una carpeta: nombra un archivo en ella, como en --output {file}',
  '{flag} changes nothing here': '{flag} no cambia nada aquí',
  'Its {each}, {none} for none of its own:': 'Sus {each}, {none} si no tiene propios:',
  'A cost is {how}.': 'Un coste es {how}.',
  'A cost is {how}. Just Enter leaves it unknown; Ctrl-C stops.\n':
    'Un coste es {how}. Intro sola lo deja abierto, Ctrl-C termina.\n',
  '{costs} saved in {file}\n': '{costs} en {file}\n',
  '1 cost is': '1 coste guardado',
  '{count} costs are': '{count} costes guardados',
  'What did both sides lose? {losses}. Choices: +ullr (used), -frigg (not used), spends armour, gives up dice; just Enter: none. Ctrl-C stops.\n':
    '¿Qué perdieron ambos bandos? {losses}. Decisiones: +ullr (usada), -frigg (sin usar), gasta en armadura, reduce sus dados; solo Intro: nada. Ctrl-C termina.\n',
  'who fought whom, such as 8 bondi charge 4 huscarls': 'quién luchó contra quién, como 8 bondi cargan contra 4 huscarls',
  '{fight}: who fought whom?': '{fight}: ¿quién luchó contra quién?',
  'what did the attackers choose?': '¿qué eligieron los atacantes?',
  'what did the defenders choose?': '¿qué eligieron los defensores?',
  '{fight}: whose attack was it, mine or theirs?': '{fight}: ¿de quién fue el ataque, mine (mío) o theirs (suyo)?',
  'mine, or theirs.': 'mine (mío) o theirs (suyo).',
  'as in saga-odds rules vikings --as-board': 'como en saga-odds rules vikings --as-board',
  'did you mean "{near}"?': '¿querías decir "{near}"?',
  '--as-board: name one, {cure}': '--as-board: nombra una, {cure}',
  '--as-board: {name} is not a faction: name one, {cure}': '--as-board: {name} no es una facción: nombra una, {cure}',
  ' The {name} as a board file: change what you like, and play it with --board FILE.':
    ' {El:name} como archivo de tabla: cambia lo que quieras, y juégalo con --board ARCHIVO.',
  '{name} bears no war banner, and rests 1 fatigue away (V9.15): leave all out':
    '{name} no lleva estandarte de guerra y al descansar pierde 1 de fatiga (V9.15): quita all',
  'it is the turn of {name} already: the next turn is that of {next}':
    'ya es el turno de {name}: el siguiente turno es el de {next}',
  'there is no warband {name}: the next turn is that of {next}': 'no existe la banda {name}: el siguiente turno es el de {next}',
  'a turn begins whatever happened: put it among the steps of the plan itself, without when':
    'un turno empieza pase lo que pase: ponlo entre los pasos del propio plan, sin when',
  '{name} begins a further move {distance}" from an enemy: within S of one it must engage it, or the activation is lost (R4.6)':
    '{name} empieza otro movimiento a {distance}" de un enemigo: dentro de S debe entrar en contacto con él, o la activación se pierde (R4.6)',
  '--fill: {name} is neither a faction nor an ability: name one, as in saga-odds rules vikings --fill':
    '--fill: {name} no es una facción ni una habilidad: nombra una, como en saga-odds rules vikings --fill',
  '--fill asks questions and needs a terminal: give a cost with --cost ullr=U, or write lines such as vikings/ullr: U into {file}':
    '--fill hace preguntas y necesita un terminal: di un coste con --cost ullr=U, o escribe líneas como vikings/ullr: U en {file}',
  '--fill: there is no folder for your files: set XDG_CONFIG_HOME or HOME':
    '--fill: no hay carpeta para tus archivos: define XDG_CONFIG_HOME o HOME',
  'All its costs are known.\n': 'Ningún coste es desconocido ahí.\n',
  '{name}: this is not UTF-8 text': '{name}: no es texto UTF-8',
  '{file}: it is a pipe or a device, and {ordinary} must be an ordinary file: save it to one first':
    '{file}: es una tubería o un dispositivo, y {ordinary} es un archivo corriente: escríbelo antes en uno',
  'its name holds a zero byte (NUL), which no file name can':
    'hay un byte cero (NUL) en su nombre, y ningún archivo se llama así',
  'the system refuses ({code})': 'el sistema lo rechaza ({code})',
  'there is no such folder': 'no existe esa carpeta',
  ': columns are paths of a scenario, such as attacker.models, or fight, kind and id':
    ': las columnas son rutas de un escenario, como attacker.models, o fight, kind e id',
  '{where}: column {column} is called {header}, which is not a path{cure}':
    '{where}: la columna {column} se llama {header}, que no es una ruta{cure}',
  '{where}: columns {first} and {second} are both {header}: leave one out':
    '{where}: las columnas {first} y {second} son ambas {header}: quita una',
  '{called}: its first line is only {text}: a batch has one whole JSON object on each line, as -f ndjson writes them':
    '{called}: su primera línea es solo {text}: un lote tiene un objeto JSON entero en cada línea, como los escribe -f ndjson',
  '{where}: cells are separated by commas, not by semicolons or tabs':
    '{where}: las celdas se separan con comas, no con punto y coma ni tabuladores',
  '{where}: column {column} has no name: give it a path of a scenario, such as attacker.models, or leave it out':
    '{where}: la columna {column} no tiene nombre: dale una ruta de un escenario, como attacker.models, o quítala',
  '{cells} under {columns}: a row needs a cell for each column, empty or not':
    '{cells} bajo {columns}: una fila tiene una celda por columna, vacía donde no se dice nada',
  '1 cell': '1 celda',
  '{cells} cells': '{cells} celdas',
  '1 column': '1 columna',
  '{columns} columns': '{columns} columnas',
  'the quotes of cell {column} are not closed on this line or soon after: double a quote inside quotes':
    'las comillas de la celda {column} no se cierran, ni en esta línea ni poco después: dentro de comillas, unas comillas se escriben dos veces',
  'cell {column} continues after its closing quotes: double a quote inside quotes':
    'la celda {column} sigue tras cerrar sus comillas: dentro de comillas, unas comillas se escriben dos veces',
  'this is not UTF-8 text': 'no es texto UTF-8',
  'id: {value} is not a number or a text of 1 to 200 characters on one line':
    'id: {value} no es un número ni un texto de 1 a 200 letras en una línea',
  'a question about SAGA dice is an object in a batch, such as {example}':
    'una pregunta sobre dados de SAGA es un objeto en un lote, como {example}',
  '{value} is not a request: a line is an object, such as {example}, or a sentence':
    '{value} no es una petición: una línea es un objeto, como {example}, o una frase',
  '{option} belongs to the commands melee and shoot, not to a line of a batch: use it there':
    '{option} es de las órdenes melee y shoot, no de una línea de un lote: úsalo allí',
  'kind: {value} is not {kinds}{cure}': 'kind: {value} no es {kinds}{cure}',
  'the columns of this CSV are of kind {columns}, and a question of kind {kind} has other numbers: add -f ndjson, --select, or, if all lines are such, --kind {kind}':
    'las columnas de este CSV son de clase {columns}, y una pregunta de clase {kind} tiene otros números: añade -f ndjson, --select o, si todas las líneas son así, --kind {kind}',
  'ask: this CSV has no column for {name}: add --ask {path} to the command, so that every line is asked, or -f ndjson':
    'ask: este CSV no tiene columna para {name}: añade --ask {path} a la orden, para preguntarlo en cada línea, o -f ndjson',
  'a question of kind {kind} has no {header}: leave the cell empty':
    'una pregunta de clase {kind} no tiene {header}: deja vacía la celda',
  '--select {path}: there is no such value{cure}': '--select {path}: no existe ese número{cure}',
  ' (saga-odds help conditions lists them; attacker.models and the like can be selected too)':
    ' (saga-odds help conditions los lista; también se pueden elegir attacker.models y similares)',
  '{at}: {given} is not a roster, which has lines such as {example} (saga-odds warband --schema)':
    '{at}: {given} no es una lista: tiene líneas como {example} (saga-odds warband --schema)',
  '{name}: this looks like {what}, not a roster: {cure}': '{name}: esto parece {what}, no una lista: {cure}',
  '{name}: it is empty: expected a roster': '{name}: está vacío, y se esperaba una lista',
  '{at}: units: a warband needs at least one unit, as in units: ["4 hirdmen", "8 bondi"]':
    '{at}: units: una banda tiene una unidad o más, como en units: ["4 hirdmen", "8 bondi"]',
  '{at}: {called}: which troop? name one, as in troop: bondi': '{at}: {called}: ¿qué tropa? nombra una, como en troop: bondi',
  '{at}: {called}: how many {name}? give the number, as in models: 8':
    '{at}: {called}: ¿cuántas miniaturas de {name}? dilo, como en models: 8',
  '{at}: {called}: {one} and {other} mean the same: leave one out': '{at}: {called}: {one} y {other} dicen lo mismo: quita una',
  '{at}: whose warband is it? add faction: {factions}': '{at}: ¿de quién es la banda? di faction: {factions}',
  '{at}: hero: {given} is not a hero: name one of {heroes}': '{at}: hero: {given} no es un héroe: nombra uno de {heroes}',
  '{at}: warlord: {the:name} cannot lead: leave the troop out, or name a hero':
    '{at}: warlord: {el:name} no {manda|mandan:name}: quita la tropa, o nombra un héroe',
  'no legal warband of {points} {lacking}{dice}: {cure}': 'no hay banda legal de {points} que {lacking}{dice}: {cure}',
  'has these units': 'tenga estas unidades',
  'can be mustered': 'se pueda reunir',
  ' and brings {dice} SAGA dice': ' y dé {dice} dados de SAGA',
  'keep fewer units, or play for more points': 'conserva menos, o ten más puntos',
  'ask for fewer dice, or play for more points': 'pide menos dados, o ten más puntos',
  'who was killed? list them, as in saga-odds warband points 9 warriors 10 levies 3 hearthguard':
    '¿quién murió? dilo, como en saga-odds warband points 9 warriors 10 levies 3 hearthguard',
  ': give the faction and the points, as in saga-odds warband build vikings 6':
    ': di de quién es la banda y cuántos puntos, como en saga-odds warband build vikings 6',
  'whose warband? name {factions}, as in saga-odds warband build vikings 6':
    '¿de quién es la banda? nombra {factions}, como en saga-odds warband build vikings 6',
  '{name} is for edition {edition} and {other} for edition {otherEdition}: editions are never mixed, so rewrite one of them':
    '{name} es de la edición {edition} y {other} de la edición {otherEdition}: las ediciones nunca se mezclan, escribe una de nuevo',
  '{folder}: there is no roster in this folder: rosters end in .yaml, .yml or .json':
    '{folder}: no hay ninguna lista en esta carpeta: una acaba en .yaml, .yml o .json',
  '{folder}: {files} rosters are more than {most}: keep fewer in the folder':
    '{folder}: {files} listas son más de {most}: deja menos en la carpeta',
  'one warband has nothing to be compared with: name a second roster, or a field with --against meta/':
    'una banda no se compara con nadie: nombra una segunda lista, o un campo con --against meta/',
  '{given} warbands: compare two with each other, or any number with a field, as in --against meta/':
    '{given} bandas: se comparan dos entre sí, y cualquier número con un campo, como en --against meta/',
  '{word} is not a roster file, and rosters are compared with rosters: name files that end in .yaml, .yml or .json':
    '{word} no es un archivo de lista, y las listas se comparan con listas: nombra archivos que acaben en .yaml, .yml o .json',
  '{flag} is for {where}: leave it out': '{flag} es para {where}: quítalo',
  'warband {what}: name a roster file, as in saga-odds warband {what} york.yaml':
    'warband {what}: nombra un archivo de lista, como en saga-odds warband {what} york.yaml',
  'warband show: {given} files: it shows one warband at a time; warband check takes several, and compare takes two':
    'warband show: {given} archivos: se muestra una banda cada vez; warband check toma varios, y compare toma dos',
  'the file of costs': 'el archivo de costes',
  'lines such as vikings/ullr: U': 'líneas como vikings/ullr: U',
  'file of costs': 'archivo de costes',
  'an object of rows by id': 'un objeto de filas por sus ids',
  'a list of at most 60': 'una lista de 60 como máximo',
  'true or false': 'true o false',
  'true, or leave it out': 'true: quítalo donde no sea así',
  'a text of 1 to {most} characters on one line': 'un texto de 1 a {most} letras en una línea',
  'a number of dice for each model, from 0 to {most}, or a fraction such as "1/3"':
    'un número de dados por miniatura, de 0 a {most}, o una parte como "1/3"',
  'the {what} file': 'el archivo de {what}',
  '{followed} is chosen by a player: the ability needs a choice that takes {takes}':
    '{followed} lo elige un jugador: la habilidad necesita un choice que tome {takes}',
  'a rare die changes it, so the ability needs rareMatters: true':
    'un dado raro la cambia: la habilidad necesita rareMatters: true',
  'it belongs to an option: the ability needs a choice that takes option, with as many options':
    'es de una opción: la habilidad necesita un choice que tome option, con tantas opciones',
  'it chooses models: the ability needs a choice that takes models':
    'se eligen miniaturas para ella: la habilidad necesita un choice que tome models',
  'it has both effects and noFight: leave one out': 'tiene effects y noFight: quita uno',
  'it does nothing: give it effects, or explain in noFight why it changes no single fight':
    'no hace nada: dale effects, o di en noFight por qué no cambia ningún combate suelto',
  '{models} models in all, and a unit has at most {mostModels}':
    '{models} miniaturas en total, y una unidad tiene como máximo {mostModels}',
  'the hero leads no faction: give faction, or several with leads': '¿a quién manda? dale una faction, o varias con leads',
  '{table} of {faction}': '{table} de {faction}',
  '{word} cannot be typed in a sentence: a name begins with a letter from a to z':
    '{word} no se puede escribir en una frase: un nombre empieza con una letra de la a a la z',
  '{word} is already a name of {owner}: leave it out, or choose another':
    '{word} ya es un nombre de {owner}: quítalo, o toma otro',
  '{word} already has a meaning in a sentence: leave it out, or choose another':
    '{word} tiene un significado propio en una frase: quítalo, o toma otro',
  '{key} appears twice, first at {first}: leave one out, or give it another id':
    '{key} está dos veces, la primera en {first}: quita una, o dale otro id',
  'the rulebook already has {key}: choose another id, or add override: true to replace it':
    'el reglamento ya tiene {key}: dale otro id, o di override: true para ocupar su lugar',
  'leave override out': 'quita override',
  'did you mean "{near}"? if not, leave override out': '¿querías decir "{near}"? si no, quita override',
  'override: true, but the rulebook has no {key} to replace: {cure}':
    'override: true, pero el reglamento no tiene ningún {key} cuyo lugar ocupar: {cure}',
  '{at}: this board is for edition {edition}, and you are playing edition {played}: use one edition':
    '{at}: esta tabla es de la edición {edition}, y se juega la edición {played}: usa una sola edición',
  'give a name, a class and what it carries, as in {as}': 'di un nombre, una clase y lo que lleva, como en {as}',
  'a name begins with a letter from a to z': 'un nombre empieza con una letra de la a a la z',
  '{word} is not a class; {cure}': '{word} no es una clase; {cure}',
  'use {classes}': 'di {classes}',
  'always mounted': 'siempre a caballo',
  '{word} is not equipment{cure}': '{word} no es equipo{cure}',
  ' (saga-odds rules weapons)': ' (saga-odds rules weapons)',
  '--name {name}: the rulebook has a faction of this name: choose another':
    '--name {name}: el reglamento tiene una facción con ese nombre: elige otro',
  '{flag} is given twice, as {first} and {second}: leave one out': '{flag} se da dos veces, como {first} y {second}: quita una',
  '--troop {name} is given twice: leave one out, or give it another name':
    '--troop {name} se da dos veces: quita una, o dale otro nombre',
  '--name {name}: a name begins with a letter from a to z': '--name {name}: un nombre empieza con una letra de la a a la z',
  '{name}: it is empty: expected a board': '{name}: está vacío, y se esperaba una tabla',
  '{name}: this is not a board file: it has none of {list}': '{name}: no es un archivo de tabla: no hay en él ninguno de {list}',
  '{name}: this board is given twice: once is enough': '{name}: esta tabla se da dos veces: una basta',
  '{at}: this is not YAML: {reason}': '{at}: no es YAML: {reason}',
  '*{name} stands for nothing: no &{name} comes before it': '*{name} no representa nada: antes no hay ningún &{name}',
  '*{name} refers to itself: it stands inside what it stands for':
    '*{name} da vueltas en círculo: está dentro de lo que representa',
  'a list or an object': 'una lista o un objeto',
  '{shown} is not a key: a key is a word': '{shown} no es una clave: una clave es una palabra',
  '{name} appears twice here: leave one out': '{name} aparece aquí dos veces: quita una',
  '{name} appears twice, first on line {line}: leave one out, or give it another name':
    '{name} está aquí dos veces, la primera en la línea {line}: quita una, o dale otro nombre',
  'the file has more than 100 000 values with its aliases written out, too many for a {what} file':
    'el archivo tiene más de 100 000 valores, con sus alias desplegados: ningún archivo de {what} es tan grande',
  '{tag} is a tag, and a {what} file has no tags: leave it out':
    '{tag} es una etiqueta, y un archivo de {what} no tiene: quítala',
  '{file}: this archive unpacks to more than {largestText} MB, too large for a catalogue or a roster':
    '{file}: lo que hay en este archivo comprimido ocupa más de {largestText} MB: ningún catálogo ni lista llega a tanto',
  '{file}: this archive claims to unpack to {round} times its size: export the file again':
    '{file}: este archivo dice ocupar, descomprimido, {round} veces su tamaño: expórtalo de nuevo',
  '{file}: it holds more than one file: unpack it, and name the files you want':
    '{file}: contiene más de un archivo: descomprímelo, y nombra los que quieres',
  '{file}: this archive is broken or cut short: export the file again':
    '{file}: este archivo comprimido está roto o cortado: expórtalo de nuevo',
  '{file}: this archive is empty: choose another file': '{file}: este archivo comprimido está vacío: elige otro',
  '{file}: this is neither UTF-8 text nor a ZIP archive: choose a .cat, .gst, .ros or .json file, zipped or not':
    '{file}: no es texto UTF-8 ni un archivo ZIP: elige un archivo .cat, .gst, .ros o .json, comprimido o no',
  'it is in a file that was not given': 'está en un archivo que no se dio',
  'the links of one unit in these catalogues lead to more than {mostFollowed} entries: export them again':
    'los enlaces de una unidad de estos catálogos llevan a más de {mostFollowed} entradas: expórtalos de nuevo',
  'this roster has more than {mostSelections} selections, too many for a warband':
    'esta lista tiene más de {mostSelections} selecciones: ninguna banda es tan grande',
  'this roster is nested more than {deepest} levels deep: export the file again':
    'una lista nunca tiene más de {deepest} niveles: exporta el archivo de nuevo',
  '{file}: this is for the game {game}, and only SAGA can be imported: choose a SAGA file':
    '{file}: es del juego {game}, y solo se puede importar SAGA: elige un archivo de SAGA',
  '{file}: this is not well-formed JSON: export the roster again': '{file}: no es JSON bien formado: exporta la lista de nuevo',
  '{file}: this JSON is not a New Recruit roster: expected {wanted}':
    '{file}: este JSON no es una lista de New Recruit: se esperaba {wanted}',
  '{file}: this XML is a {name}: expected {wanted}': '{file}: este XML es {name}: se esperaba {wanted}',
  'with the id {system}, catalogue {name}': 'con el id {system}, catálogo {name}',
  '{file}: this is only a game system, which has no units: name the catalogues of factions as well':
    '{file}: es solo un sistema de juego, sin unidades: nombra junto a él los catálogos de las facciones',
  '{data}: there is no unit in it: name the catalogue of a faction':
    '{data}: no hay ninguna unidad: nombra el catálogo de una facción',
  '{units} units of {names}, second edition.': '{units} unidades de {names}, segunda edición.',
  '{file}: there is no unit in this roster: add units to it, and export it again':
    '{file}: no hay ninguna unidad en esta lista: añade unidades y expórtala de nuevo',
  'it names no catalogue': 'no nombra ningún catálogo',
  'its catalogue is {faction}': 'su catálogo es {faction}',
  '{file}: the units of this roster have no numbers, and nothing else has them ({catalogue}): export it with profiles':
    '{file}: ninguna unidad de esta lista trae sus números, y no están en otra parte ({catalogue}): expórtala con perfiles',
  'it names no catalogue; its faction is called "roster"': 'no nombra ningún catálogo; su facción se llama "roster"',
  '{name}: {mustered} units, second edition.': '{name}: {mustered} unidades, segunda edición.',
  '{file}: this file cannot be imported: expected {wanted}':
    '{file}: no es ninguno de los archivos que se pueden importar: se esperaba {wanted}',
  '{file}: this is a second roster: import one at a time, and leave out {first} or {file}':
    '{file}: es una segunda lista, y se importa una cada vez: quita {first} o {file}',
  '{at}: this is not well-formed XML ({reason}): export the file again':
    '{at}: no es XML bien formado ({reason}): exporta el archivo de nuevo',
  '{at}: it declares a document type, which no catalogue or roster needs: export the file again':
    '{at}: declara un tipo de documento, que ningún catálogo ni lista necesita: exporta el archivo de nuevo',
  '{file}: it has more than {mostElements} elements, too many for a catalogue or a roster':
    '{file}: tiene más de {mostElements} elementos: ningún catálogo ni lista es tan grande',
  '{at}: it is nested more than {deepest} levels deep, too deep for a catalogue or a roster':
    '{at}: tiene más de {deepest} niveles: ningún catálogo ni lista tiene tantos',
  '{file}: it is empty: choose another file': '{file}: no hay nada en él: elige otro archivo',
  'a closing "': 'un " de cierre',
  'an escape like \\n': 'un escape como \\n',
  'the end': 'el final',
  'a key in "quotes" or }': 'una clave entre "comillas" o }',
  'a value or ]': 'un valor o ]',
  'a value': 'un valor',
  'a key in "quotes"': 'una clave entre "comillas"',
  'not {character}': 'no {character}',
  'but the text ends': 'pero el texto acaba',
  'expected {expected} here, {found}': 'aquí hace falta {expected}, {found}',
  'column {at}: {problem}': 'columna {at}: {problem}',
  'it is nested more than {deepest} levels deep, too deep for a {what}':
    'tiene más de {deepest} niveles: ningún {what} tiene tantos',
  'there is no box "{name}" on the board of {whose}{cure}': 'no existe el cuadro "{name}" en la tabla de {whose}{cure}',
  ' (saga-odds rules {boards} lists them)': ' (saga-odds rules {boards} los lista)',
  'the unit': 'la unidad',
  '"{engaged}" is not a share of a unit: give more than nothing and at most all of it, such as 2/3':
    '"{engaged}" no es una parte de una unidad: más que nada y como mucho toda, como 2/3',
  'the enemy chooses everything or nothing: write enemy: best, and leave "any" out':
    'el enemigo elige todo o nada: di enemy: best, y quita "any"',
  'units are {units}, each with {quantities}': 'las unidades son {units}, cada una con {quantities}',
  '{name}: it is empty: expected a plan': '{name}: está vacío, y se esperaba un plan',
  '{name} spends dice from {box}: put them there': '{name} gasta dados que están en {box}: ponlos ahí',
  '{name} is used once a turn (R7.3): 1 means that its dice are there':
    '{name} se usa una vez por turno (R7.3): 1 dice que sus dados están ahí',
  'there are {all} SAGA dice on this board, and a player has {mostDice} (R7.1)':
    '{all} dados de SAGA hay en esta tabla, y un jugador tiene {mostDice} (R7.1)',
  'there is no battle of {points} points: choose {sizes}': 'no hay batalla de {points} puntos: las hay de {sizes}',
  'a goal on points cannot be combined: make two goals of it': 'un objetivo sobre puntos va solo: haz dos objetivos',
  '"points" are always counted: give this goal another name': 'los puntos siempre se cuentan: da otro nombre a este objetivo',
  'there is no warband "{turn}": there are {names}': 'no existe la banda "{turn}": están {names}',
  'there is no faction {faction}: there are {keys}': 'no existe la facción {faction}: están {keys}',
  'a plan has two warbands, and this one has {names}': 'un plan tiene dos bandas, y este tiene {names}',
  'this rulebook is of edition {edition}': 'el reglamento a mano es de la edición {edition}',
  '{units} units: a plan has at most {mostUnits}': '{units} unidades, y un plan tiene como máximo {mostUnits}',
  '{units} units at once: name each in its own turn': '{units} unidades a la vez: nombra cada una en su momento',
  '{name} is not the same unit as {other}: leave out the number if you mean the same one':
    '{name} no es la misma unidad que {other}: quita el número si se trata de la misma',
  '"{raw}": another turn needs a plan file, where the step "turn" begins it':
    '"{raw}": otro turno necesita un archivo de plan, donde lo empieza el paso "turn"',
  '{condition}: a step that depends on what came before needs a plan file, where it has a "when"':
    '{condition}: un paso que depende de lo anterior necesita un archivo de plan, donde tiene un "when"',
  '{units}: a charge or a shot is aimed at one unit (R3.12): make it two steps, with "then" between them':
    '{units}: una carga o un disparo va contra una sola unidad (R3.12): sepáralo en dos pasos, con "luego" entre ellos',
  '{first} first, for "{said}"': 'primero {first}, por "{said}"',
  '"or" offers a choice: use choose in a plan file': '"or" ofrece una elección: un archivo de plan tiene choose para ello',
  '{key}: a step of a plan is a single melee or shot: leave it out':
    '{key}: un paso de un plan es un único combate o disparo: quítalo',
  "Determination is the warlord's own free activation (R6.2), not for {name}: we-obey lets a unit move with him":
    'Determinación es la activación gratuita del señor de la guerra (R6.2), no de {name}: we-obey permite que una unidad se mueva con él',
  'We Obey moves a unit with the warlord (R6.2), and {name} leads: use determination':
    'Obedecemos mueve una unidad con el señor de la guerra (R6.2); {name} manda: di determination',
  '{the:name} {does|do:name} not move by We Obey ({rule}): leave "free" out, or name another unit':
    '{el:name} no se {mueve|mueven:name} por Obedecemos ({rule}): quita "free", o nombra otra unidad',
  '{name} activates the unit itself (R7.3): leave free out': '{name} activa la propia unidad (R7.3): quita free',
  'no box activates {name}: name what pays with pay, or add free: true':
    'ningún cuadro activa {name}: di con pay qué lo paga, o free: true',
  'there is no unit {name}{cure}': 'no existe la unidad {name}{cure}',
  ': there are {all}': ': están {all}',
  '{name} is in the same warband as {other}: name an enemy': '{name} es de la misma banda que {other}: nombra un enemigo',
  throw: 'tiran',
  throws: 'tira',
  '{verb} needs a target: name the unit with target': '{verb} necesita un objetivo: nombra la unidad con target',
  'it is used on no unit: name the units with on, as in on: [jarl, hird]':
    '¿con quién se usa? dilo con on, como en on: [jarl, hird]',
  '"{key}" is for {kinds}, not for {kind}: leave it out': '"{key}" es para {kinds}, no para {kind}: quítalo',
  '{name} changes no fatigue and no models and does not last: it cannot be used by itself here':
    '{name} no quita ni da fatiga ni miniaturas, ni dura: no se puede usar sola aquí',
  '{name} is for a fight (R7.4): it cannot be used by itself, so list it in abilities of a fight':
    '{name} es para un combate (R7.4): no se puede usar sola, dila en abilities de un combate',
  '"companion" is for two units that charge Side by Side (R6.3): leave it out':
    '"companion" es para dos unidades que cargan Lado a Lado (R6.3): quítalo',
  'what the companion does is already given: leave "any" out': 'ya se dice lo que hace el compañero: quita "any"',
  'at most two units charge Side by Side (R6.3)': 'como máximo dos unidades cargan Lado a Lado (R6.3)',
  'a step does one thing, and this one also has {kind}: make it two steps':
    'un paso hace una sola cosa, y este tiene además {kind}: haz dos pasos',
  'what happens here? use one of {kinds}': '¿qué se hace aquí? una cosa de {kinds}',
  '"else" is for a step with "when"': '"else" es para un paso con "when"',
  '{keys} belongs to a step: put it where the fight is': '{keys} es para un paso: dilo donde está el combate',
  'a plan needs the result of the Wrath: give its sum, as in wrath 12':
    'un plan toma la Ira tal como salió: di su suma, como en wrath 12',
  'there is already a unit {name}: give this one another name': 'ya existe la unidad {name}: da otro nombre a esta',
  'there is no other unit {friend} in this warband': 'no existe otra unidad {friend} en esta banda',
  'a box such as ullr, or a list of boxes': 'un cuadro como ullr, o una lista de ellos',
  'a sentence, such as "12 bondi charge 4 huscarls", or a scenario':
    'una frase, como "12 bondi charge 4 huscarls", o un escenario',
  'an object of readings by name': 'un objeto de interpretaciones por sus nombres',
  'an object of costs by box': 'un objeto de costes por sus cuadros',
  'a list of fights': 'una lista de combates',
  'a list of at most 1000 fights': 'una lista de 1000 combates como máximo',
  '{called}: lost {losses} is not {lost}': '{called}: lost {losses} no es {lost}',
  'keys are {keys}': 'las claves son {keys}',
  'expected {message}': 'hace falta {message}',
  '{called}: {words} does not give the losses of both sides: end the line with the models lost, the attackers first, as in ": 2:3", or add --fill':
    '{called}: {words} no dice lo que perdieron ambos bandos: acaba la línea con las miniaturas perdidas, primero las del atacante, como en ": 2:3", o añade --fill',
  '{called}: there is no unit {rests}: with --warband mine.yaml --against theirs.yaml units have names, such as bondi-1':
    '{called}: ninguna unidad se llama {rests}: las unidades tienen nombre con --warband mine.yaml --against theirs.yaml, como bondi-1',
  '{called}: {the:names} {was|were:names} already wiped out at {when}':
    '{called}: {el:names} ya {fue aniquilado|fueron aniquilados:names} antes, en {when}',
  '{called}: taken as your own attack; for the enemy\'s, write "their 8 bondi charge ..." or by: enemy':
    '{called}: se toma como ataque del bando propio; "their 8 bondi charge ..." o by: enemy dicen lo contrario',
  'there is no fight in it: write one on each line, such as 12 bondi charge 4 huscarls: 2:3':
    'no hay ningún combate en él: escribe uno en cada línea, como 12 bondi charge 4 huscarls: 2:3',
  'units of a warband keep their losses and fatigue from fight to fight, unless a line says otherwise':
    'las unidades de una banda conservan sus bajas y su fatiga de un combate a otro, salvo que una línea diga otra cosa',
  'one unit or more, such as "4 hearthguard, 8 warriors"': 'una unidad o más, como en "4 hearthguard, 8 warriors"',
  'one unit or more, each of 1 to {most} models': 'una unidad o más, cada una de 1 a {most} miniaturas',
  'a hero: this edition has none': 'un héroe: esta edición no tiene',
  'warband points': 'warband points',
  'a number of models from 1 to {most}': 'un número de miniaturas de 1 a {most}',
  '{key} is for a fight: leave it out (a roster has troop, models, weapon and mounted)':
    '{key} es para un combate: una lista tiene troop, models, weapon y mounted, quítalo'
} as const
