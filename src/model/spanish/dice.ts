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
