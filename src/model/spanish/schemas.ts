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
  'who leads; he is free': 'quien manda; es gratis'
} as const
