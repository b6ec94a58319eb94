/** How throws and rolls of SAGA dice are worded, and what is wrong with a question about them. */
export const diceRequests = {
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
  'more than': 'más de',
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
  ' on the board of {boards}': ' en la tabla de {boards}'
} as const
