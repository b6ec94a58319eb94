/** What the interpretations of disputed rules say, read from the rulebook. */
export const readings = {
  'a natural 6 always hits and a natural 1 always misses in melee too':
    'también en combate un 6 natural siempre impacta y un 1 natural siempre falla',
  'in melee only the armour decides': 'en combate solo decide la armadura',
  'a natural 6 always hits and a natural 1 always misses in shooting':
    'al disparar un 6 natural siempre impacta y un 1 natural siempre falla',
  'in shooting only the armour decides': 'al disparar solo decide la armadura',
  'at most twice the attack dice held before abilities, after exhaustion and giving up dice':
    'como máximo el doble de los dados de ataque previos a las habilidades, tras el agotamiento y la reducción de la pila',
  'at most twice the attack dice the unit generated': 'como máximo el doble de los dados de ataque que generó la unidad',
  'attack dice discarded in step 3 come off the sum of all dice, before the cap':
    'los dados de ataque descartados en el paso 3 se restan de la suma de todos los dados, antes del límite',
  'attack dice discarded in step 3 come off the dice that the cap leaves':
    'los dados de ataque descartados en el paso 3 se restan de los dados que deja el límite',
  'in the Challenge friends die for a warlord instead of his death, not instead of his other wounds':
    'en El Desafío los amigos mueren por un señor de la guerra en lugar de su muerte, no de sus otras heridas',
  'in the Challenge a friend dies for a warlord instead of each wound':
    'en El Desafío un amigo muere por un señor de la guerra en lugar de cada herida',
  'in the Challenge nobody dies for a warlord': 'en El Desafío nadie muere por un señor de la guerra',
  'the same side charges in every round': 'el mismo bando carga en cada asalto',
  'the two sides charge in turn, round by round': 'los dos bandos cargan por turnos, asalto tras asalto',
  'Frigg takes fatigue off the unit she is used for and no other':
    'Frigg quita la fatiga a la unidad con la que se usa y a ninguna otra',
  'Frigg takes fatigue off the more tired of two units Side by Side; the attack die goes to the unit she is used for':
    'Frigg quita la fatiga a la más cansada de dos unidades Lado a Lado; el dado de ataque es de la unidad con la que se usa',
  'Harold is worth 4 victory points and each of his brothers 1': 'Harold vale 4 puntos de victoria y cada uno de sus hermanos 1',
  'Harold and his brothers are worth 4 victory points in all, when the last of them falls':
    'Harold y sus hermanos valen 4 puntos de victoria en total, cuando cae el último de ellos',
  'armour is held between its bounds once, on the sum of all modifiers':
    'los límites de la armadura se aplican una vez, a la suma de todos los modificadores',
  'armour is held between its bounds after each modifier in order':
    'los límites de la armadura se aplican tras cada modificador, por orden',
  'the hits are doubled before the defence roll': 'los impactos se doblan antes de la tirada de defensa',
  'the uncancelled hits are doubled after the defence roll':
    'los impactos sin cancelar se doblan después de la tirada de defensa',
  'a model removed in place of the warlord counts for who wins the melee':
    'una miniatura retirada en lugar del señor de la guerra cuenta para decidir quién gana el combate',
  'a model removed in place of the warlord does not count for who wins the melee':
    'una miniatura retirada en lugar del señor de la guerra no cuenta para decidir quién gana el combate',
  'losses are models removed': 'las bajas son las miniaturas retiradas',
  'uncancelled hits beyond the last model count for who wins as well':
    'los impactos sin cancelar más allá de la última miniatura también cuentan para decidir quién gana',
  'The Push rolls against the armour of the unit with its arms: a Danish axe makes it 1 lower':
    'El Empuje tira contra la armadura de la unidad con sus armas: un hacha danesa la baja 1',
  'The Push rolls against the armour of the profile, whatever the unit carries':
    'El Empuje tira contra la armadura del perfil, lleve lo que lleve la unidad',
  'the losses of both melees decide the winner': 'las bajas de los dos combates deciden el ganador',
  'only the losses of the second melee decide the winner': 'solo las bajas del segundo combate deciden el ganador',
  'the second melee starts afresh from step 1 and nothing carries over':
    'el segundo combate empieza de nuevo en el paso 1 y nada se conserva',
  're-rolls, armour and bonus dice of the first melee stay for the second':
    'repeticiones, armadura y dados extra del primer combate siguen en el segundo',
  'the two melees give 1 fatigue in all': 'los dos combates dan 1 de fatiga en total',
  'each of the two melees gives 1 fatigue': 'cada uno de los dos combates da 1 de fatiga',
  'models that a player removes from his own unit do not count for who wins':
    'las miniaturas que un jugador retira de su propia unidad no son bajas para decidir quién gana',
  'models that a player removes from his own unit count for who wins':
    'las miniaturas que un jugador retira de su propia unidad cuentan como bajas para decidir quién gana',
  'models removed by Stamping do not count for who wins: they fall before the dice are rolled':
    'las miniaturas retiradas por Estamparse no son bajas para decidir quién gana: caen antes de tirar los dados',
  'models removed by Stamping count for who wins':
    'las miniaturas retiradas por Estamparse cuentan como bajas para decidir quién gana',
  'models removed in step 3 keep the attack dice they brought in step 1':
    'las miniaturas retiradas en el paso 3 conservan los dados de ataque que dieron en el paso 1',
  'models removed in step 3 take their attack dice with them':
    'las miniaturas retiradas en el paso 3 se llevan sus dados de ataque',
  'Stubbornness counts the fatigue the enemy has when it is used, before any is spent':
    'Tozudez cuenta la fatiga que tiene el enemigo cuando se usa, antes de emplearla',
  'Stubbornness counts the fatigue left after spending': 'Tozudez cuenta la fatiga que queda después de emplearla',
  'a charger exhausted by its own move loses half of its attack dice too':
    'quien carga y queda exhausto por su propio movimiento también pierde la mitad de sus dados de ataque',
  'only a charged unit loses half of its attack dice to exhaustion':
    'solo la unidad que recibe la carga pierde la mitad de sus dados de ataque por agotamiento',
  'a unit that is shot at may not use Combat Pool: its Shooting timing is for the shooter':
    'una unidad a la que disparan no puede usar Pila de Combate: su momento de Disparo es del tirador',
  'a unit that is shot at may use the defence dice of Combat Pool':
    'una unidad a la que disparan puede usar los dados de defensa de Pila de Combate',
  'against Side by Side the enemy rolls his defence dice once, under one cap':
    'contra Lado a Lado el enemigo tira sus dados de defensa una vez, con un solo máximo',
  'against Side by Side the enemy rolls defence dice against each unit, under a cap each':
    'contra Lado a Lado el enemigo tira dados de defensa contra cada unidad, con un máximo para cada una',
  'the attack die of each model under Wrath is generated in step 1':
    'el dado de ataque de cada miniatura con la Ira se genera en el paso 1',
  'the attack die of each model under Wrath is a bonus under the cap of abilities':
    'el dado de ataque de cada miniatura con la Ira es un extra sujeto al máximo de las habilidades',
  'Loki may take a warlord: the text makes no exception':
    'Loki puede llevarse a un señor de la guerra: el texto no hace excepción',
  'Loki may not take a warlord': 'Loki no puede llevarse a un señor de la guerra',
  'a unit on horses that ends its move in uneven ground gains no fatigue for it':
    'una unidad a caballo que acaba su movimiento en terreno irregular no gana fatiga por ello',
  'a unit on horses that ends its move in uneven ground gains 1 fatigue':
    'una unidad a caballo que acaba su movimiento en terreno irregular gana 1 de fatiga',
  'the Ceorls box takes a common or a rare symbol': 'el cuadro Ceorls se paga con un símbolo común o raro',
  'the Ceorls box takes a common or an uncommon symbol': 'el cuadro Ceorls se paga con un símbolo común o poco común',
  'closing ranks halves the dice of the unit, then bonus dice join and the pool is cut to 16':
    'cerrar filas reduce a la mitad los dados de la unidad; luego se suman los extra y la pila se corta a 16',
  'the pool is cut to 16 dice, then halved by closing ranks':
    'la pila se corta a 16 dados y luego cerrar filas la reduce a la mitad',
  'a unit in closed ranks keeps half of an odd pool, rounded up':
    'de una pila impar, quien cierra filas conserva la mitad hacia arriba',
  'a unit in closed ranks keeps half of an odd pool, rounded down':
    'de una pila impar, quien cierra filas conserva la mitad hacia abajo',
  'bonus attack dice of the pool are at most the models of the unit too (from 2022)':
    'los dados de ataque extra de la pila son como máximo también las miniaturas de la unidad (desde 2022)',
  'bonus attack dice of the pool are at most the dice the unit generated (2021)':
    'los dados de ataque extra de la pila son como máximo los que generó la unidad (2021)',
  'exhaustion changes no attack dice in melee: a penalty exists, but its size is unknown':
    'el agotamiento no cambia los dados de ataque en combate: hay una penalización, pero no se sabe cuánta',
  'an exhausted unit loses half of its attack dice in melee':
    'una unidad exhausta pierde la mitad de sus dados de ataque en combate',
  'each attack die of an exhausted unit is 1 lower in melee': 'en combate cada dado de ataque de una unidad exhausta resta 1',
  'a unit takes no more fatigue than its limit': 'una unidad no gana más fatiga que su límite',
  'fatigue beyond the limit is kept': 'la fatiga por encima del límite se conserva',
  'solid cover saves on 3 or more against shots, as light cover does':
    'la cobertura sólida cancela con 3 o más contra disparos, como la ligera',
  'solid cover saves on 3 or more against shots and raises armour by 1, as in the first edition':
    'la cobertura sólida cancela con 3 o más contra disparos y sube la armadura 1, como en la primera edición',
  'solid cover saves on 2 or more against shots': 'la cobertura sólida cancela con 2 o más contra disparos',
  'solid cover changes nothing against shots': 'la cobertura sólida no cambia nada contra disparos',
  'light cover does not help in melee': 'la cobertura ligera no ayuda en combate',
  'the unit charged saves on 4 or more in light cover': 'la unidad que recibe la carga cancela con 4 o más en cobertura ligera',
  'a unit with Resilience cancels all losses that it can, if that leaves anybody alive':
    'una unidad con Resiliencia cancela todas las bajas que puede, si así queda alguien vivo',
  'a unit with Resilience cancels only the losses that would leave nobody':
    'una unidad con Resiliencia cancela solo las bajas que no dejarían a nadie',
  'nobody uses Resilience': 'nadie usa Resiliencia',
  'losses cancelled by Resilience do not count for who wins':
    'las bajas canceladas por Resiliencia no cuentan para decidir quién gana',
  'losses cancelled by Resilience count for who wins': 'las bajas canceladas por Resiliencia cuentan para decidir quién gana',
  'armour paid as a price must be able to go down': 'la armadura que se paga por algo tiene que poder bajar',
  'armour at its minimum may be paid all the same': 'la armadura en su mínimo se puede pagar igualmente',
  're-rolls of stated results affect only failed dice': 'las repeticiones de resultados dados afectan solo a dados fallados',
  're-rolls of stated results also affect successful dice':
    'las repeticiones de resultados dados afectan también a dados con éxito',
  'effects that count dice by result use the last result of a die':
    'lo que cuenta dados de un resultado cuenta el último resultado del dado',
  'effects that count dice by result also use the first result of a re-rolled die':
    'lo que cuenta dados de un resultado cuenta también el primero de un dado repetido',
  'after a tie the attacker withdraws': 'tras un empate se retira el atacante',
  'after a tie nobody withdraws': 'tras un empate no se retira nadie',
  'the attacker acts first in step 3': 'el atacante actúa primero en el paso 3',
  'the defender acts first in step 3': 'el defensor actúa primero en el paso 3',
  'a side that passes in step 3 may act again after the other has acted':
    'quien pasa en el paso 3 puede volver a actuar después del otro',
  'a side that passes in step 3 does not act again': 'quien pasa en el paso 3 ya no actúa',
  'defence dice are at most twice the hits, as in the first edition':
    'los dados de defensa son como máximo el doble de los impactos, como en la primera edición',
  'nothing limits bonus defence dice': 'nada limita los dados de defensa extra',
  'giving up dice and spending fatigue are chosen again in the second melee: by default dice as in the first and no fatigue spent':
    'en el segundo combate se vuelve a elegir si se reducen los dados y si se emplea fatiga; si no se dice, los dados como en el primero y sin gasto',
  'a unit that gave up dice in the first melee does so in the second, and no fatigue is spent in it':
    'quien redujo sus dados en el primer combate lo hace en el segundo, y en él no se emplea fatiga',
  'javelins are thrown for free if the unit has not shot this turn, and it does not shoot again (2024)':
    'las jabalinas se lanzan gratis si la unidad no ha disparado este turno, y entonces ya no dispara más (2024)',
  'javelins are thrown for free after a move (2021)': 'las jabalinas se lanzan gratis tras un movimiento (2021)',
  'the 2 dice of the Norman Charge are attack dice': 'los 2 dados de la Carga normanda son dados de ataque',
  'the 2 dice of the Norman Charge are attack dice or defence dice, as the player chooses':
    'los 2 dados de la Carga normanda son dados de ataque o de defensa, a elección de su jugador',
  'effects that count enemy acts use the number given, or else the acts the enemy takes from then on':
    'lo que cuenta acciones del enemigo cuenta el número dicho, o si no las que el enemigo hace desde entonces',
  'over two defence rolls bonus dice are dealt one by one in turn, first to the roll against more hits':
    'entre dos tiradas de defensa los dados extra se reparten uno a uno por turno, primero a la tirada contra más impactos',
  'over two defence rolls all bonus dice go to the roll against more hits, as far as its cap allows':
    'entre dos tiradas de defensa todos los dados extra van a la tirada contra más impactos, hasta donde deja su máximo',
  'slaughter points are rounded up once a class, over the whole game':
    'los puntos de matanza se redondean hacia arriba una vez por clase, en toda la partida',
  'slaughter points are rounded up for each unit': 'los puntos de matanza se redondean hacia arriba en cada unidad',
  '{box} may be used any number of times': '{box} se puede usar cuantas veces se quiera',
  'own units move for no SAGA die': 'las unidades propias mueven sin gastar dados de SAGA',
  'own units charge for no SAGA die': 'las unidades propias cargan sin gastar dados de SAGA',
  'own units shoot for no SAGA die': 'las unidades propias disparan sin gastar dados de SAGA'
} as const

/** The rulebook as it is browsed: heads, labels, costs and timings. */
export const rules = {
  'any faction': 'cualquier facción',
  'Units: {faction}': 'Unidades: {faction}',
  class: 'clase',
  'dice in melee': 'dados en combate',
  'dice shooting': 'dados al disparar',
  'may have': 'puede llevar',
  hero: 'héroe',
  leads: 'manda',
  'in a fight': 'en un combate',
  '{cost} for {models} models': '{cost} por {models} miniaturas',
  'dice add up to': 'los dados suman',
  range: 'alcance',
  board: 'tabla',
  'Board: {faction}': 'Tabla: {faction}',
  default: 'por defecto',
  other: 'otros',
  'matters for': 'importa para',
  terrain: 'terreno',
  cover: 'cobertura',
  ground: 'suelo',
  symbols: 'símbolos',
  title: 'título',
  source: 'fuente',
  rules: 'reglas',
  'what it lists': 'qué muestra',
  'ability{head}': 'habilidad',
  'weapon{head}': 'arma',
  'faction{head}': 'facción',
  'reading{head}': 'interpretación',
  'troop{head}': 'tropa',
  Heroes: 'Héroes',
  'Swords for hire': 'Espadas de alquiler',
  'Wrath of the Jomsvikings': 'Ira de los Jomsvikings',
  Weapons: 'Armas',
  Abilities: 'Habilidades',
  Interpretations: 'Interpretaciones',
  Terrain: 'Terreno',
  Factions: 'Facciones',
  Rules: 'Reglas',
  'The rulebook': 'El reglamento',
  'the classes and the units of every faction, with their numbers': 'las clases y las unidades de cada facción, con sus números',
  'the heroes who may lead a warband': 'los héroes que pueden mandar una banda',
  'swords for hire': 'espadas de alquiler',
  'the Wrath of the Jomsvikings, row by row': 'la Ira de los Jomsvikings, fila a fila',
  'weapons and horses, and what they change': 'armas y caballos, y lo que cambian',
  'all abilities, and which count in a fight': 'todas las habilidades, y cuáles cuentan en un combate',
  'the battleboards box by box, with their costs': 'las tablas de batalla cuadro a cuadro, con sus costes',
  'where the wording is in doubt, and how it is interpreted': 'dónde el texto es dudoso, y cómo se interpreta',
  'scenery, its cover and its ground': 'el terreno, su cobertura y su suelo',
  'the factions and the symbols of their dice': 'las facciones y los símbolos de sus dados',
  'the rules by id': 'las reglas por su número',
  '{armour}, {shot} when shot at': '{armour}, {shot} contra disparos',
  '{dice} in melee{comma} {shot} when shooting': '{dice} en combate{comma} {shot} al disparar',
  '{n} models': '{n} miniaturas',
  '{dice} with {n} models or more': '{dice} con {n} miniaturas o más',
  called: 'se llama',
  'also written': 'también escrito',
  'closing ranks': 'cerrar filas',
  'in the open only': 'solo en terreno abierto',
  carried: 'se lleva',
  'on foot': 'a pie',
  '{dice} in melee': '{dice} en combate',
  '{armour} ({kit} included)': '{armour} (incluye {kit})',
  '{dice} when charging': '{dice} al cargar',
  '{dice} when shooting': '{dice} al disparar',
  'of hearthguard': 'de los guardias',
  'models count': 'las miniaturas cuentan',
  'as four each': 'por cuatro cada una',
  'counts as': 'cuenta como',
  'on foot, without cover': 'a pie, sin cobertura',
  'any number of dice a turn': 'cualquier número de dados por turno',
  once: 'una vez',
  'once a turn': 'una vez por turno',
  'only if': 'solo',
  or: 'o',
  'to choose': 'para elegirla',
  "The wording is in doubt; the default is this project's interpretation.":
    'El texto es dudoso; por defecto se interpreta como lo hace este proyecto.',
  'pictures unknown': 'imágenes desconocidas',
  '{n} {n|model|models}': '{n} {n|miniatura|miniaturas}',
  '{low} to {high} models': 'de {low} a {high} miniaturas',
  '{dice} of {models} models': '{dice} con {models} miniaturas',
  'a hero': 'un héroe',
  'other swords for hire': 'otras espadas de alquiler',
  besides: 'además',
  'with {weapon}': 'con {weapon}',
  size: 'tamaño',
  carries: 'lleva',
  rides: 'monta',
  'serves under': 'sirve a las órdenes de',
  'units in a warband': 'unidades por banda',
  'does without': 'prescinde de',
  boards: 'tablas',
  'Side by Side': 'Lado a Lado',
  'not under': 'no a las órdenes de',
  'not beside': 'no junto a',
  '{dice} for each model': '{dice} por miniatura',
  'any one': 'cualquiera',
  common: 'común',
  uncommon: 'poco común',
  'cost unknown ({dice} {dice|die|dice} of one symbol)': 'coste desconocido ({dice} {dice|dado|dados} de un mismo símbolo)',
  'cost unknown ({dice} {dice|die|dice})': 'coste desconocido ({dice} {dice|dado|dados})',
  any: 'cualquiera',
  'C or R': 'C o R',
  'U or R': 'U o R',
  'C or U': 'C o U',
  '{name} and friends near him': '{name} y los amigos cercanos',
  '{name} alone': 'solo {name}',
  'What there is to look up, {edition}': 'Qué se puede consultar, {edition}',
  'One entry by any of its words: rules ullr, rules R3.5, rules danish axe, rules "muro de escudos".':
    'Una entrada por cualquiera de sus palabras: rules ullr, rules R3.5, rules hacha danesa, rules "muro de escudos".',
  'Our sources do not have this for the second edition (V9.12).':
    'Lo que la segunda edición tiene de esto no está en nuestras fuentes (V9.12).',
  '{asked}: {n} entries': '{asked}: {n} entradas',
  'In the sources:': 'En las fuentes:',
  'rules {version}': 'reglas {version}',
  Melee: 'Combate',
  Shooting: 'Disparo',
  Orders: 'Órdenes',
  Activation: 'Activación',
  'Shooting/Reaction': 'Disparo/Reacción',
  'Activation/Reaction': 'Activación/Reacción',
  'Orders/Reaction': 'Órdenes/Reacción',
  'one source': 'una fuente',
  axe: 'hacha',
  'white horse': 'caballo blanco',
  helmet: 'yelmo',
  shield: 'escudo',
  tower: 'torre',
  banner: 'estandarte',
  light: 'ligera',
  heavy: 'pesada',
  'heavy{head}': 'sólida',
  'none{head}': 'ninguna',
  open: 'abierto',
  uneven: 'irregular',
  dangerous: 'peligroso',
  'units{head}': 'unidades',
  'heroes{head}': 'héroes',
  'swords{head}': 'espadas de alquiler',
  'wrath{head}': 'la Ira de los Jomsvikings',
  'weapons{head}': 'armas',
  'abilities{head}': 'habilidades',
  'boards{head}': 'tablas de batalla',
  'readings{head}': 'interpretaciones',
  'terrain{head}': 'terreno',
  'factions{head}': 'facciones',
  'rules{head}': 'reglas',
  'any weapon of its class': 'cualquier arma de su clase',
  '{weapon} on foot': '{weapon} a pie',
  horses: 'caballos',
  '=1a1d: SAGA dice for attack dice and for defence dice': '=1a1d: dados de SAGA por dados de ataque y por dados de defensa',
  '=2a: SAGA dice for attack dice': '=2a: dados de SAGA por dados de ataque',
  '; 1ar for one that showed the rare symbol': '; 1ar por uno que mostraba el símbolo raro',
  '={less}a1d: attack and defence dice, {total} in all': '={less}a1d: dados de ataque y de defensa, {total} en total',
  '={most}: {least} to {most} models': '={most}: de {least} a {most} miniaturas',
  '; {most}r by a rare symbol': '; {most}r con un símbolo raro',
  '={most}: {least} to {most} fatigue': '={most}: de {least} a {most} de fatiga',
  '={most}: {of}, up to {most}': '={most}: {of}, hasta {most}',
  '+{id}, or +{id}=r by a rare symbol': '+{id}, o +{id}=r con un símbolo raro',
  'Armour 1 higher and one more attack die for each model.': 'Armadura 1 mayor y un dado de ataque más por miniatura.',
  'One more defence die in each melee.': 'Un dado de defensa más en cada combate.',
  'Two more attack dice in each melee.': 'Dos dados de ataque más en cada combate.',
  'Two more defence dice in each melee.': 'Dos dados de defensa más en cada combate.',
  'Another two attack dice in each melee.': 'Otros dos dados de ataque en cada combate.',
  'They lose 1 fatigue, and the next they would gain this turn is ignored.':
    'Pierden 1 de fatiga, y la siguiente que ganarían este turno se ignora.',
  'Armour 1 higher again, and failed attack and defence dice are re-rolled in each melee.':
    'Armadura 1 mayor otra vez, y en cada combate se repiten los dados de ataque y de defensa fallados.',
  'They change sides: no activation, and none of the rows above.':
    'Cambian de bando: ninguna activación, y ninguna de las filas anteriores.',
  'Gyrth and Leofwine': 'Gyrth y Leofwine',
  brothers: 'hermanos'
} as const
