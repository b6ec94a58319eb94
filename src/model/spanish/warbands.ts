/** SAGA dice and plain dice. */
export const dice = {
  '{dice} {dice|die|dice}': '{dice} {dice|dado|dados}',
  'all alive': 'todas vivas',
  '{n} {n|unit|units} lost': '{n} {n|unidad perdida|unidades perdidas}',
  '{count} units of {models} {name}': '{count} unidades de {models} {name}',
  'dice as units die': 'dados según caen unidades',
  'name a faction or symbols to see their odds: saga-odds dice vikings 6, or saga-odds dice 6 2 rares':
    'nombra una facción o símbolos para ver sus probabilidades: saga-odds dice vikings 6, o saga-odds dice 6 2 rares',
  '{whole} {dice}': '{whole}: {dice}',
  'and the warlord dead': 'y muerto el señor de la guerra',
  'Number of dice': 'Número de dados',
  '; picked up and rolled again {pickedUp}': '; recogidos y vueltos a tirar {pickedUp}',
  'all as rolled': 'todo tal como salen',
  'With fewer dice': 'Con menos dados',
  taken: 'elegido',
  'Before the roll': 'Antes de la tirada',
  '; the rest is then paid {then} instead of {now} under best play':
    '; lo demás se paga entonces {then} en vez de {now} con la mejor jugada',
  "kept for the enemy's turn: {dice} {dice|die|dice}; if {dice|it still lies|they still lie} there you roll {fewer} instead of {all} next turn (R7.2){odds}":
    'guardado para el turno enemigo: {dice} {dice|dado|dados}; si {dice|sigue|siguen} ahí, el próximo turno tiras {fewer} en vez de {all} (R7.2){odds}',
  'dice kept': 'dados guardados',
  'place the dice: everything is paid': 'colocar los dados: todo queda pagado',
  'place the dice: nothing pays for all of it': 'colocar los dados: nada lo consigue todo',
  'place the dice': 'colocar los dados',
  '{box}: turn a die': '{box}: cambiar un dado',
  '{box}: turn {from} to {to}': '{box}: cambiar {from} a {to}',
  '{box}: re-roll dice': '{box}: repetir dados',
  '{box}: roll more': '{box}: tirar más',
  '{box} at {cost}': '{box} a {cost}',
  'at the highest costs: {costs}': 'con los costes más caros: {costs}',
  'the first decision': 'la primera decisión',
  'of rolls': 'de las tiradas',
  'weight then': 'peso entonces',
  'all paid then': 'todo pagado entonces',
  'First decision': 'Primera decisión',
  'pays as rolled': 'paga tal como salen',
  'first decision': 'primera decisión',
  'all then': 'todo entonces',
  'Every roll': 'Todas las tiradas',
  'no die': 'ningún dado',
  'left over': 'sobran',
  'not paid': 'sin pagar',
  'paid then': 'pagado entonces',
  Place: 'Coloca',
  'Or first': 'O antes',
  ', {dice} left over': ', sobran {dice}',
  'or {decision}, then all {chance}': 'o {decision}, y entonces todo {chance}',
  'place {boxes}{left}': 'coloca {boxes}{left}',
  '{rolled} as rolled, {played} under best play': '{rolled} tal como salen, {played} con la mejor jugada',
  'all of it {paid}': 'todo {paid}',
  '{n} paid on average': '{n} pagados de media',
  '; they change sides {chance}': '; cambian de bando {chance}',
  '{headline}: {rows}{leave}; {n} free activations on average': '{headline}: {rows}{leave}; {n} activaciones gratis de media',
  '{n}: exactly {same}, fewer {below}, more {above}; {n} or more {least}, {n} or fewer {most}; at least as far from the average either way {twoSided}':
    '{n}: exactamente {same}, menos {below}, más {above}; {n} o más {least}, {n} o menos {most}; al menos tan lejos de la media en uno u otro sentido {twoSided}',
  'how many count': 'cuántos cuentan',
  'at most': 'o menos',
  count: 'cuenta',
  '{mean} on average (90 % range {range})': '{mean} de media (rango 90 %: {range})',
  '--full  all {n} sets of two or more': '--full  los {n} conjuntos de dos o más',
  Together: 'Juntos',
  'as rolled': 'tal como salen',
  ', kept': ', guardada',
  'unknown, two dice': 'desconocido, dos dados',
  unknown: 'desconocido',
  ', {n} free': ', {n} gratis',
  one: 'una',
  'all three': 'las tres',
  'all four': 'las cuatro',
  'all five': 'las cinco',
  'all six': 'las seis',
  'all seven': 'las siete',
  'all eight': 'las ocho',
  'all {uses}': 'los {uses}',
  'what the dice pay for': 'lo que pagan los dados',
  weight: 'peso',
  'paid as rolled': 'pagado tal como salen',
  'won by best play': 'ganado con la mejor jugada',
  ', {n} under best play': ', {n} con la mejor jugada',
  'weight paid on average: {paid}{best}': 'peso pagado de media: {paid}{best}',
  'paid on average: {paid}{best}': 'pagado de media: {paid}{best}',
  'alone, as rolled': 'solo, tal como salen',
  'alone, best play': 'solo, la mejor jugada',
  'all, as rolled': 'todo, tal como salen',
  'all, best play': 'todo, la mejor jugada',
  'If an unknown cost is': 'Si un coste desconocido es',
  'paid as rolled, at the highest costs': 'pagado tal como salen, con los costes más caros',
  'how many are paid': 'cuántos se pagan',
  paid: 'pagados',
  'on {faces}': 'con {faces}',
  'showing {faces}': 'sacando {faces}',
  rerolls: 'repitiendo los fallos',
  'rerolls {faces}': 'repitiendo {faces}',
  'against saves {faces}': 'contra salvaciones {faces}',
  'again {on}': 'de nuevo {on}',
  ' then ': ' y luego ',
  'exactly {n}': 'exactamente {n}',
  'half of them, rounded up (R6.4)': 'la mitad de ellos, hacia arriba (R6.4)',
  '20 dice on 6+': '20 dados con 6+',
  'all of them': 'todos',
  'half of them': 'la mitad',
  '{dice} for {board}': '{dice} para {board}',
  '{n} by units ({rule})': '{n} por las unidades ({rule})',
  'at most {most} in the first turn of the player who goes first': 'como máximo {most} en el primer turno de quien empieza',
  'less {left} left on the board': 'menos {left} que quedaron en la tabla',
  'at most {most} beside {left} left on the board': 'como máximo {most} además de {left} que quedaron en la tabla',
  'one in {n} of them, rounded up (R6.4)': 'uno de cada {n}, hacia arriba (R6.4)',
  '{dice} as given': '{dice} según lo dicho',
  and: 'y',
  ' of {whose}': ' {del:whose}',
  '{n} SAGA {n|die|dice}{whose}': '{n} {n|dado|dados} de SAGA{whose}',
  '{dice} showing {rolled}': '{dice} con {rolled}',
  ' for {want}': ' para {want}',
  ', {keep} kept': ', guardando {keep}',
  'what {names} {n|costs|cost} is unknown, so each possible symbol is shown; give it if you know it, as in --cost {example}':
    'no se sabe lo que {n|cuesta|cuestan} {names}, y se responde para cada clase que podría ser; dilo si lo sabes, como en --cost {example}',
  'inferred, not stated in the sources: what {names} {n|costs|cost}':
    'deducido, no dicho en las fuentes: lo que {n|cuesta|cuestan} {names}',
  ': the others must be gained in the Orders phase': ': los demás hay que ganarlos en la fase de órdenes',
  'all of it needs {dice} and {n} {n|is|are} rolled{others}': 'para todo hacen falta {dice} y se {n|tira|tiran} {n}{others}',
  '; at 10 points Activation Pool has no effect: add --without activation-pool':
    '; a 10 puntos Pila de Activación no tiene efecto: añade --without activation-pool',
  'more than {most} dice are rolled in battles of 10 and 12 points only (R8.3){pool}':
    'más de {most} dados se tiran solo en batallas de 10 y 12 puntos (R8.3){pool}',
  'reading {reading} (the other value: {others}) changes this':
    'la interpretación {reading} (el otro valor: {others}) cambia esto',
  "{names} {n|is|are} no use in the enemy's turn (R7.4): the dice wait there for your next turn":
    '{names}: no {n|sirve|sirven} en el turno enemigo (R7.4); los dados esperan ahí tu próximo turno',
  'a box that rolls or changes SAGA dice is assumed to mean the dice of its own board':
    'se entiende que un cuadro que tira o cambia dados de SAGA se refiere a los de su propia tabla',
  'the re-roll is assumed to be one throw of up to three dice together, at any moment of the Orders phase':
    'la repetición se toma como una tirada de hasta tres dados a la vez, en cualquier momento de la fase de órdenes',
  '{n} Viking SAGA dice besides these, for the Viking board only (R6.5): ask for them with dice {n} vikings':
    'aparte de estos, {n} dados de SAGA vikingos, solo para la tabla vikinga (R6.5): pregunta por ellos con dice {n} vikingos',
  'baggage is counted as a hearthguard unit: its wording is doubtful (R8.3)':
    'el bagaje se cuenta como una unidad de guardias: su texto es dudoso (R8.3)',
  'half the dice are rolled: {boxes} {n|comes|come} free, each unit once (R6.4)':
    'se tira la mitad de los dados: {boxes} {n|sale|salen} gratis, cada unidad una vez (R6.4)',
  'with {left} of the eight dice on the board, at most {room} are in hand':
    'con {left} de los ocho dados en la tabla, en la mano hay {room} como máximo',
  'the player who goes first rolls at most {n} SAGA dice in the first turn: no box adds more ({rule})':
    'quien empieza tira como máximo {n} dados de SAGA en todo su primer turno: ningún cuadro da más ({rule})',
  'The Wrath of the Jomsvikings with {dice} SAGA {dice|die|dice}':
    'La Ira de los Jomsvikings con {dice} {dice|dado|dados} de SAGA',
  'every row up to the total counts until their next turn; the free activations are for this turn (R6.6)':
    'cada fila hasta el total cuenta hasta su próximo turno; las activaciones gratis son de este turno (R6.6)',
  '{box}: {dice} to turn {from} to {to}': '{box}: {dice} para cambiar {from} a {to}',
  '{box}: {dice} to re-roll {rerolls}': '{box}: {dice} para repetir {rerolls}',
  '{box}: re-roll {rerolls}': '{box}: repetir {rerolls}',
  '{box}: {dice} for {n} more': '{box}: {dice} por {n} más',
  '{box} at once: {dice}, to make room': '{box} en el acto: {dice}, para hacer sitio',
  'each roll is spent as it comes up, on the boxes worth the most victory points to the player who rolls; no Activation Pool is used (R7.5)':
    'cada tirada se gasta tal como sale, en los cuadros que más puntos de victoria valen para quien tira; no se usa Pila de Activación (R7.5)',
  'a cost is unknown: shown from the lowest to the highest it could be; give it with --cost':
    'un coste es desconocido: de lo menos a lo más que podría ser; dilo con --cost',
  'boxes of the left column are used as often as the dice can pay and it helps (R7.3)':
    'los cuadros de la columna izquierda se usan cuantas veces paguen los dados y ayude (R7.3)',
  'shooting dice': 'dados de disparo',
  'bonus dice': 'dados extra',
  die: 'dado'
} as const

/** How throws and rolls of SAGA dice are worded, and what is wrong with a question about them. */
export const diceRequests = {
  '"{raw}": SAGA dice are counted as at least so many, as in 1 rare with 6 saga dice; the chance of fewer is 100 % less that':
    '"{raw}": los dados SAGA se cuentan como al menos tantos, como en 1 raro con 6 dados saga; la probabilidad de menos es 100 % menos esa',
  '"{raw}": one throw at a time: add the dice up, as in 12 dice on 5+, or ask for each throw by itself':
    '"{raw}": una tirada cada vez: suma los dados, como en 12 dados a 5+, o pregunta por cada tirada aparte',
  '--weights {text}: expected a box, = and a number, as in --weights charge=3,stamping=2':
    '--weights {text}: hacen falta un cuadro, = y un número, como en --weights charge=3,stamping=2',
  '--scenario is given twice: ask one question at a time': '--scenario se da dos veces: se responde una pregunta cada vez',
  '{word} needs a whole number of dice after it, as in {word} 3': '{word} lleva detrás un número entero de dados, como {word} 3',
  '{word}: give a number of dice, not a percentage, as in at least 5':
    '{word}: se cuentan dados, no por cientos, como en al menos 5',
  '--scenario already holds the throw: leave out the words, or the file':
    '--scenario ya da la tirada: quita las palabras, o el archivo',
  '{dice} SAGA dice are more than a player owns (R7.1): give a number from 1 to 8':
    '{dice} dados de SAGA son más de los que tiene un jugador, que son 8 (R7.1): di de 1 a 8',
  'how many SAGA dice? give a number, as in saga-odds dice 6 normans, or the units, as in --units 2x4hg 3x8w wl':
    '¿cuántos dados de SAGA? dilo, como en saga-odds dice 6 normans, o nombra las unidades con --units 2x4hg 3x8w wl',
  '{dice} SAGA dice to roll and {left} left on the board make {all}: at most 8 are in use at once (R7.1), so roll {mostDice} or leave {mostLeft}':
    '{dice} dados de SAGA por tirar y {left} en la tabla son {all}: nunca se usan más de 8 a la vez (R7.1), tira {mostDice} o deja {mostLeft}',
  'unknown word {quoted}: put a box and its number in quotes, as in --want "hirdmen {word}"':
    'palabra desconocida {quoted}: entrecomilla un cuadro con su número, como en --want "hirdmen {word}"',
  ': give the number of dice and whose they are, as in saga-odds dice 6 normans':
    ': di cuántos dados y de quién, como en saga-odds dice 6 normans',
  '--units and --warband both say whose dice are rolled: leave one out':
    '--units y --warband dicen las dos de quién son los dados: quita una',
  'two numbers of dice, {first} and {second}: leave one out': 'dos números de dados, {first} y {second}: quita uno',
  'two factions, the {first} and the {second}: leave one out': 'dos facciones, {first} y {second}: quita una',
  '{called}: there is no box {name}{where}{perhaps}': '{called}: no existe el cuadro {name}{where}{perhaps}',
  ' (saga-odds rules boards lists them)': ' (saga-odds rules boards los lista)',
  '{called}: {box} is on the board of {theirs}, not of {ours}: leave it out, or ask for the dice of {theirs}':
    '{called}: {box} está en la tabla de {theirs}, no en la de {ours}: quítalo, o pregunta por los dados de {theirs}',
  '{called}: {box} is for {hero}: add --hero, or leave it out': '{called}: {box} es para {hero}: di --hero, o quítalo',
  '{called}: {name} could mean {candidates}: type more of it': '{called}: {name} puede ser {candidates}: escribe algo más',
  'whose dice? {names} {verb} on the boards of {factions}: name one, as in saga-odds dice 6 {example}':
    '¿de quién son los dados? {names} {verb} en las tablas de {factions}: nombra una, como en saga-odds dice 6 {example}',
  are: 'están',
  is: 'está',
  '{called}: {box} is used once a turn (R7.3): ask for it once':
    '{called}: {box} se usa una vez por turno (R7.3): pídelo una vez',
  '{called}: {given}: the number of uses is a whole number from 1 to 10, as in "hirdmen x2"':
    '{called}: {given}: las veces son un número entero de 1 a 10, como en "hirdmen x2"',
  '{called}: {what} needs {dice} dice on the board at once, and {reason}: no roll can pay for it':
    '{called}: {what} necesita {dice} dados a la vez en la tabla, y {reason}: ninguna tirada lo paga',
  'at most 8 are in use at once (R7.1)': 'nunca se usan más de 8 a la vez (R7.1)',
  'beside those left on the board there is room for {room} (R7.1)': 'junto a los que quedan hay sitio para {room} (R7.1)',
  'all of this needs {dice} dice on the board at once, and {reason}: no roll can pay for it, so leave something out':
    'todo lo que se pide necesita {dice} dados a la vez en la tabla, y {reason}: ninguna tirada lo paga, quita algo',
  '{called}: {what} needs different dice of one symbol: no number of dice can pay for it':
    '{called}: {what} pide dados del mismo símbolo que deben ser distintos: ningún número de dados lo paga',
  '{called}: {name} is not a hero: name one of {heroes}': '{called}: {name} no es un héroe: nombra uno de {heroes}',
  '{called}: {name} does nothing to the SAGA dice of his enemy: leave him out':
    '{called}: {name} no hace nada a los dados de SAGA de su enemigo: quítalo',
  '{called}: {box} is not in --want: add it there, or leave its weight out':
    '{called}: {box} no está entre lo que se pide: nómbralo también con --want, o quita su peso',
  '{dice} SAGA dice: the player who goes first rolls at most {most} in the first turn ({rule}): give at most {most}, or leave the first turn out':
    '{dice} dados SAGA: quien empieza tira como mucho {most} en el primer turno ({rule}): da como mucho {most}, o quita el primer turno',
  '{called}: only the second edition has its own number of dice for the first turn: add --edition 2, or leave it out':
    '{called}: el primer turno solo tiene un número de dados propio en la segunda edición: añade --edition 2, o quítalo',
  'dice wrath: {given} is not a number from 1 to 3 (R6.6), as in saga-odds dice wrath 3':
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
  'more than': 'más de',
  'a box, such as "charge" or "hirdmen x2"': 'un cuadro, como "charge" o "hirdmen x2"',
  'CCUURC, or the symbols {symbols}': 'CCUURC, o los símbolos {symbols}',
  '{c} (C), {u} (U) and {r} (R)': '{c} (C), {u} (U) y {r} (R)',
  'their symbols are {symbols}': 'los suyos son {symbols}',
  'the pictures on their dice are not known: write C, U and R': 'aquí no se conocen los dibujos de los suyos, escribe C, U y R',
  'uses of boxes': 'usos de cuadros',
  '{name} {leads|lead:name} {boardsCalled}: name one, as in --faction {led}':
    '{name} {manda|mandan:name} {boardsCalled}: di cuál, como en --faction {led}',
  '{name} {leads|lead:name} {his}, not {boardsCalled}: leave one out':
    '{name} {manda|mandan:name} {his}, no {boardsCalled}: quita uno',
  'an object of numbers, such as {example}': 'un objeto de números, como {example}',
  'a number above 0, as in charge=3': 'un número mayor que 0, como en charge=3',
  'a warband, such as {example}': 'una banda, como en {example}',
  'an object, such as {example}': 'un objeto, como en {example}',
  'a question about SAGA dice': 'una pregunta sobre dados de SAGA',
  'a number of {name}: 1 to {most}': 'un número de {name}: de 1 a {most}',
  'a number of units: 1 to {mostUnits}': 'un número de unidades: de 1 a {mostUnits}',
  'a unit (saga-odds rules units lists them)': 'una unidad (saga-odds rules units las lista)',
  'throw: {message}': 'throw: {message}',
  '{dice}: only six-sided dice are known, as SAGA has them: {example}':
    '{dice}: solo se conocen dados de seis caras, como los de SAGA: {example}',
  '{given} is not a face of a die: use 1 to 6, as in on 5+ or showing 1-2':
    '{given} no es una cara de un dado: lo son de 1 a 6, como en 12 dados con 5+ o 12 dados con 1-2',
  '{kind}: expected dice, as in {example}': '{kind}: hacen falta dados, como en {example}',
  'throw: {given} dice are {verdict}: throw 1 to {mostDice} at once':
    'throw: {given} dados son {verdict}: se tiran de 1 a {mostDice} a la vez',
  'so many': 'tantos',
  'more than {mostDice}': 'más de {mostDice}',
  'which faces count for {what}? as in against saves 5+': 'hacen falta las caras de {what}, como en contra salvaciones 5+',
  saves: 'salvaciones',
  'the second throw': 'la segunda tirada',
  '{rest} as in {example}': '{rest} como en {example}',
  'how many dice are thrown? Give a number,': '¿cuántos dados se tiran? Dilo,',
  '{peek} is not a number of dice: throw 1 to {mostDice},': '{peek} no es un número de dados: se tiran de 1 a {mostDice},',
  '{rest} them, as in {dice} {name} on 5+ or {dice} {name} showing 1-2':
    '{rest}, como en {dice} {dice|dado|dados} con 5+ o {dice} {dice|dado|dados} con 1-2',
  'which faces of the {dice} {name} count? Name': '¿qué caras de {dice} {dice|dado|dados} cuentan? Dilas',
  '{word} is not a face of a die: name': '{word} no es una cara de un dado: di una',
  'dice are thrown again at most {mostFurther} times, not {further}':
    'los dados se tiran de nuevo {mostFurther} veces como máximo, no {further}',
  'the sentence is longer than {mostLetters} characters': 'la frase tiene más de {mostLetters} letras',
  'expected dice and the faces that count, as in {example}': 'hacen falta dados y las caras que cuentan, como en {example}',
  'at most {mostThrows} throws can be joined with then': 'con then se unen {mostThrows} tiradas como máximo',
  '{word} is not understood{rest}{rest2} write a throw as in {example} rerolls, at least 3':
    'no se entiende {word}{rest}{rest2} una tirada se escribe como en {example} repitiendo los fallos, al menos 3',
  '{called}: expected a throw in words, as in {example}': '{called}: hace falta una tirada en palabras, como en {example}',
  '--observed {text}: expected the number of dice that counted, as in --observed 9':
    '--observed {text}: hace falta cuántos contaron, un número entero, como en --observed 9',
  ' on the board of {boards}': ' en la tabla de {boards}'
} as const

/** Warbands: checks, points, comparisons, searches, printed sheets. */
export const warbands = {
  melee: 'combate',
  'The best': 'La mejor',
  each: 'cada una',
  together: 'en total',
  '{unit} (kept)': '{unit} (fija)',
  '{models} models, {dice} SAGA dice': '{models} miniaturas, {dice} dados de SAGA',
  'behind by': 'por detrás en',
  'SAGA dice': 'dados de SAGA',
  units: 'unidades',
  ', with {n} SAGA dice or more': ', con {n} dados de SAGA o más',
  'under {leader}, against {enemies}, by {measure} ({ways}){dice}':
    'al mando: {leader}; contra {enemies}; según {measure} ({ways}){dice}',
  'victory points gained': 'puntos de victoria ganados',
  'victory points lost (fewer is better)': 'puntos de victoria perdidos (menos es mejor)',
  'tournament points above a draw': 'puntos de torneo por encima de un empate',
  tournament: 'torneo',
  'tournament: points above a draw in each fight on average, as if it were a whole game ({table})':
    'torneo: puntos por encima de un empate en cada combate, de media, como si fuera una partida entera ({table})',
  '{measure} ({table})': '{measure} ({table})',
  'melees won': 'combates ganados',
  'enemy units wiped out in melee': 'unidades enemigas aniquiladas en combate',
  '{edition}, exact; best of {n} legal musters': '{edition}, exacto; la mejor de {n} bandas legales',
  'the request': 'la petición',
  'kept: {kept}': 'fijas: {kept}',
  'Runners-up': 'Las siguientes',
  'a warband is worth the sum of its units; a unit is worth its average encounter with the targets: one melee, charging and being charged equally often, and a shot if it has missiles; equipment that changes nothing there is left out':
    'una banda vale la suma de sus unidades; una unidad vale su encuentro medio con los objetivos: un combate, cargando y recibiendo la carga por igual, y un disparo si lleva proyectiles; no se incluye el equipo que ahí no cambia nada',
  line: 'línea',
  rule: 'regla',
  fault: 'fallo',
  'what the points were spent on': 'en qué se gastaron los puntos',
  '{n} of {all}': '{n} de {all}',
  '{n} {n|fault|faults}': '{n} {n|fallo|fallos}',
  legal: 'legal',
  '{edition}, {n} {n|point|points}': '{edition}, {n} {n|punto|puntos}',
  'all units together, each in one encounter': 'todas las unidades juntas, cada una en un encuentro',
  swing: 'saldo',
  'swing per point': 'saldo por punto',
  'per point': 'por punto',
  'at stake': 'en juego',
  'each unit of {name}, on average against all of the other': 'cada unidad de {name}, de media contra todas las de la otra',
  charged: 'recibiendo la carga',
  'shot at': 'bajo disparos',
  encounter: 'encuentro',
  'for a point': 'por punto',
  'points swing when {name} charges': 'saldo de puntos cuando carga {name}',
  'points swing when {name} is charged': 'saldo de puntos cuando cargan contra {name}',
  'chance that {name} wins when it charges': 'probabilidad de que gane {name} cuando carga',
  'chance that {name} wins when it is charged': 'probabilidad de que gane {name} cuando recibe la carga',
  'points swing when {name} shoots': 'saldo de puntos cuando dispara {name}',
  'points swing when {name} is shot at': 'saldo de puntos cuando disparan contra {name}',
  '{title}, and the same when it is charged': '{title}, y lo mismo cuando recibe la carga',
  'good for {name}': 'bueno para {name}',
  'Best and worst fights for {name}, warlords aside':
    'Los mejores y los peores combates para {name}, sin los señores de la guerra',
  'victory points gained less lost; an encounter: one melee, charging and being charged equally often, and one shot from each unit with missiles; no abilities, no fatigue, {dice}':
    'puntos de victoria ganados menos perdidos; un encuentro: un combate, cargando y recibiendo la carga por igual, y un disparo de cada unidad con proyectiles; sin habilidades, sin fatiga, {dice}',
  'and a charged unit gives up dice when that is better for it (R3.3)':
    'y quien recibe la carga reduce sus dados cuando le conviene (R3.3)',
  'and no unit gives up dice (--gives-up-dice)': 'y ninguna unidad reduce sus dados (--gives-up-dice)',
  'the two warbands': 'las dos bandas',
  'neither warband comes off better: {worth} victory points for both, with each unit in one encounter':
    'ninguna banda sale mejor parada: {worth} puntos de victoria para ambas, con cada unidad en un encuentro',
  '{name} comes off better: {worth} victory points against {less}, with each unit in one encounter':
    '{name} sale mejor parada: {worth} puntos de victoria contra {less}, con cada unidad en un encuentro',
  '{name}: each unit, on average': '{name}: cada unidad, de media',
  'Every unit against every unit': 'Cada unidad contra cada unidad',
  'SAGA dice as units that bring them are lost': 'dados de SAGA según caen unidades que los dan',
  'warlord dead': 'muerto el señor de la guerra',
  'builds, the best swing first': 'listas, primero el mejor saldo',
  front: 'frente',
  '{name} (weight {weight})': '{name} (peso {weight})',
  builds: 'listas',
  'Build against opponent': 'Lista contra rival',
  'points swing': 'saldo de puntos',
  build: 'lista',
  opponent: 'rival',
  'good for the build': 'bueno para la lista',
  'good for the opponent': 'bueno para el rival',
  'front: no other build both kills more and loses less; kills, loses, swing: victory points of all units together, each in one encounter, weighted by opponent':
    'frente: ninguna otra lista mata más y a la vez pierde menos; mata, bajas propias, saldo: puntos de victoria de todas las unidades juntas, cada una en un encuentro, ponderados por rival',
  '{name}: kills {killed}, loses {lost}, points {swing}': '{name}: mata {killed}, pierde {lost}, puntos {swing}',
  '{name}: legal, {n} {n|point|points}': '{name}: legal, {n} {n|punto|puntos}',
  '{headline}; {models} models, {dice} SAGA dice, {points} victory points at stake: {units}':
    '{headline}; {models} miniaturas, {dice} dados de SAGA, {points} puntos de victoria en juego: {units}',
  ', on the front': ', en el frente',
  ', tournament {worth} a fight': ', torneo {worth} por combate',
  ' (best of {n})': ' (la mejor de {n})',
  'units wiped out': 'unidades aniquiladas',
  rounded: 'redondeado',
  'each class is rounded up once for each place it is counted, such as each piece of scenery of Sacred Ground (R8.2)':
    'cada clase se redondea hacia arriba una vez donde se cuenta, como en cada elemento de escenografía de Terreno Sagrado (R8.2)',
  'each class is rounded up once, over the whole game (R8.2)':
    'cada clase se redondea hacia arriba una vez, en toda la partida (R8.2)',
  'slaughter points: each unit is rounded up by itself, and 1 for each unit wiped out (reading points-rounding=unit)':
    'puntos de matanza: cada unidad se redondea hacia arriba por separado, y 1 por cada unidad aniquilada (interpretación points-rounding=unit)',
  'slaughter points: each class is rounded up once, and 1 for each unit wiped out (V9.9)':
    'puntos de matanza: cada clase se redondea hacia arriba una vez, y 1 por cada unidad aniquilada (V9.9)',
  'gone {chance}': 'nadie {chance}',
  'the charged unit gives up dice, which is best for it': 'quien recibe la carga reduce sus dados, lo que más le conviene',
  'the charged unit closes ranks, which is best for it': 'quien recibe la carga cierra filas, lo que más le conviene',
  'chance that my unit wins; average losses, own : enemy':
    'probabilidad de que gane mi unidad; miniaturas que caen de media, propias : enemigas',
  'average enemy losses; the chance that none is left': 'enemigos que caen de media; la probabilidad de que no quede nadie',
  'average losses of my own; the chance that none is left':
    'miniaturas propias que caen de media; la probabilidad de que no quede nadie',
  'My unit charges': 'Mi unidad carga',
  'My unit is charged': 'Mi unidad recibe la carga',
  'My unit shoots': 'Mi unidad dispara',
  'My unit is shot at': 'Disparan a mi unidad',
  '{edition}, exact; every unit at full strength and fresh, in the open, without abilities':
    '{edition}, exacto; cada unidad entera y descansada, en terreno abierto, sin habilidades',
  '{unit} charging: {enemies}': '{unit}, cargando: {enemies}',
  '{headline}: {n} slaughter {n|point|points}': '{headline}: {n} {n|punto|puntos} de matanza',
  '{headline}: {n} victory {n|point|points}': '{headline}: {n} {n|punto|puntos} de victoria',
  'its units, each': 'sus unidades, cada una',
  'armour (shot at)': 'armadura (contra disparos)',
  '{generated} by units, at most {most}: {rolled}': '{generated} por las unidades, como máximo {most}: {rolled}',
  '; and {beside} Viking dice beside them (R6.5)': '; y aparte {beside} dados vikingos (R6.5)',
  'SAGA dice at the start of a turn: {dice}{viking}': 'dados de SAGA al empezar un turno: {dice}{viking}',
  'in the second edition 6 levies or 4 warriors bring a die, fewer none (V9)':
    'en la segunda edición 6 levas o 4 guerreros dan un dado; menos, ninguno (V9)',
  '{edition}, {legal}, for battles of {points} points': '{edition}, {legal}, para batallas de {points} puntos',
  'not legal': 'no legal',
  'Against the rules': 'Contra las reglas',
  'losing all of it is worth {n} victory points, each class rounded up once (R8.2)':
    'perderlo todo vale {n} puntos de victoria, cada clase redondeada hacia arriba una vez (R8.2)',
  '{strike} at {inches}"': '{strike} a {inches}"',
  threats: 'amenazas',
  'nobody reaches anybody': 'nadie alcanza a nadie',
  'the most at stake first': 'primero lo que más está en juego',
  'if struck': 'si golpean',
  'charging first': 'cargando antes',
  'shooting first': 'disparando antes',
  'and {n} more with less at stake: --full shows them': 'y {n} más con menos en juego: --full las muestra',
  'victory points for {name}; wiped out: the chance that this happens to the unit; at stake: the better of striking first and waiting, less the result when the enemy strikes (if the enemy gains by it)':
    'puntos de victoria vistos desde {name}; aniquilación: la probabilidad de que la unidad sea aniquilada; en juego: lo mejor entre golpear antes y dejarlo, menos lo que queda cuando golpea el enemigo (si eso es bueno para el enemigo)',
  '{strike}: {swing}, wiped out {wiped}; charging first {first}; at stake {stake}':
    '{strike}: {swing}, aniquilación {wiped}; cargando antes {first}; en juego {stake}',
  inferred: 'deducido',
  stated: 'explícito',
  public: 'público',
  'made by saga-odds, an unofficial tool, with its rules {rules}; to play SAGA you need the rulebook':
    'hecho por saga-odds, una herramienta no oficial, con sus reglas {rules}; para jugar a SAGA necesitas el reglamento',
  '{name} exactly': '{name}, exacto',
  'and {n} more rows': 'y {n} filas más',
  copied: 'copiado',
  copy: 'copiar',
  'the figures as a table': 'las cifras en una tabla',
  'everything in one bar': 'una barra de todo',
  'more details': 'más detalles',
  'and {n} more rows: csv has them all': 'y {n} filas más: csv las tiene todas',
  'mounted {name}': '{name} a caballo',
  'the Resilience of a warlord is not in our sources and is left out; add it as {example} (V9.8)':
    'la Resiliencia de un señor de la guerra no está en nuestras fuentes y no se cuenta; dila como {example} (V9.8)',
  '{n} {n|point|points}': '{n} {n|punto|puntos}',
  'no battle is played with {points}: choose {sizes}': 'una banda de {points} no es para ninguna batalla: las hay de {sizes}',
  'nobody leads it: add warlord: true, who is free, or name a hero':
    'nadie la manda: di warlord: true, pues es gratis, o nombra a un héroe',
  '{name} beside {leader}: a hero replaces the first warlord':
    '{name} junto a {leader}: un héroe ocupa el lugar del primer señor de la guerra',
  '{n} leaders: a battle of {points} has at most {most}': '{n} líderes: una batalla de {points} tiene como máximo {most}',
  '{n} leaders: a battle of {points} has one': '{n} líderes: una batalla de {points} tiene uno',
  '{name} is for scenarios and is not mustered': '{name}: es para escenarios y no se recluta',
  '{n} units of {name}: a warband has at most {most}': '{n} unidades de {name}: una banda tiene {most} como máximo',
  '{the:name} {does|do:name} not serve under a hero, and {leader} is one':
    '{el:name} no {sirve|sirven:name} a las órdenes de un héroe, y {leader} lo es',
  '{the:name} {does|do:name} not serve beside other swords for hire':
    '{el:name} no {sirve|sirven:name} junto a otras espadas de alquiler',
  '{name} {does|do:name} not serve a warband with the dice of {board}':
    '{el:name} no {sirve|sirven:name} en una banda con los dados de {board}',
  '{models} {name} {models|is|are} {points} points: a point buys {point}, so take {near}':
    '{models} {name} {models|es|son} {points} puntos: un punto compra {point}, así que ten {near}',
  'it comes to {points} of {all}: {left} left to spend': 'suma {points} de {all}: {left} por gastar',
  'it comes to {points} of {all}: {left} too many': 'suma {points} de {all}: sobran {left}',
  'one swap between {classes} ({rule})': 'un cambio entre {classes} ({rule})',
  'further {name}': 'otros: {name}',
  '{models} {name}: such a unit has {sizes} {n|model|models}':
    '{models} {name}: una unidad suya tiene {sizes} {n|miniatura|miniaturas}',
  '{name} {leads|lead:name} {theirs}, not {ours}': '{name} {manda|mandan:name} a {theirs}, no a {ours}',
  '{the:name} {belongs|belong:name} to {theirs}, not to {ours}': '{el:name} {pertenece|pertenecen:name} a {theirs}, no a {ours}',
  '{the:name} {serves|serve:name} only under {leader}': '{el:name} {sirve|sirven:name} solo a las órdenes de {leader}',
  '{the:name} {does|do:name} not serve under {leader}': '{el:name} no {sirve|sirven:name} a las órdenes de {leader}',
  'no source of the second edition says which faction has which arms, so here each has all of its classes: check yours in its rulebook':
    'ninguna fuente de la segunda edición dice qué armas tiene cada facción, así que aquí cada una tiene todas las de sus clases: comprueba las tuyas en tu reglamento',
  'the best warbands of the {faction} for {points}': 'las mejores bandas {del:faction} por {points}',
  nobody: 'nadie',
  'left out: {why}': 'no incluido: {why}',
  'a legal warband': 'una banda legal',
  'not a legal warband': 'una banda no legal',
  '{legal} of {all} warbands are legal': '{legal} de {all} bandas son legales',
  '{name} is not a legal warband: {n} {n|fault|faults} (saga-odds warband check {file})':
    '{name} no es una banda legal: {n} {n|fallo|fallos} (saga-odds warband check {file})',
  '{own} against a field of {n}': '{own} contra un campo de {n}',
  'reading {reading}': 'interpretación {reading}',
  '{fallen} killed': 'bajas de {fallen}',
  'threats of {enemy} to {own}': 'amenazas de {enemy} contra {own}',
  'distances are not known, so every unit reaches every other; --reach "huscarls-1: bondi-1 5, hirdmen-2" says who reaches whom':
    'no se conocen las distancias: se supone que cada unidad alcanza a todas; --reach "huscarls-1: bondi-1 5, hirdmen-2" dice quién alcanza a quién',
  'enemy units without a --reach of their own reach everybody':
    'se supone que las unidades enemigas sin su --reach alcanzan a todos',
  'units are fresh and use no SAGA dice; a charged unit gives up dice when that is better':
    'las unidades están descansadas y no usan dados de SAGA; quien recibe la carga reduce sus dados si le conviene',
  '{fallen}; counted apart': '{fallen}; contados aparte',
  'units wiped out by these losses alone: {units} (V9.9)': 'unidades aniquiladas solo por estas bajas: {units} (V9.9)',
  'a heroic unit is one unit: whoever counts its warlord as a unit of his own too adds 1 (V9.9)':
    'una unidad heroica es una sola unidad: quien cuente además a su señor de la guerra como unidad propia suma 1 (V9.9)'
} as const
