/** What the boxes of the first edition do, and why one of them is no part of a fight. */
export const abilities = {
  'Activate a hearthguard unit or the warlord.': 'Activa una unidad de guardias o al señor de la guerra.',
  'Activate a warrior unit.': 'Activa una unidad de guerreros.',
  'Activate a levy unit.': 'Activa una unidad de levas.',
  'Roll two more SAGA dice, never more than eight in use at once.':
    'Tira dos dados de SAGA más, nunca más de ocho en uso a la vez.',
  'Activation Pool brings SAGA dice in the Orders phase and changes no die of a fight.':
    'Pila de Activación da dados de SAGA en la fase de órdenes y no cambia ningún dado de un combate.',
  'For each SAGA die spent gain an attack die or a defence die; two of the kind if the die spent showed the rare symbol.':
    'Por cada dado de SAGA descartado gana un dado de ataque o uno de defensa; dos iguales si el dado descartado mostraba el símbolo raro.',
  'The warlord and every unit of yours within M of him lose 1 fatigue.':
    'El señor de la guerra y todas tus unidades dentro de M de él pierden 1 de fatiga.',
  'One of your units in the melee loses 1 fatigue at once and gains an attack die.':
    'Una de tus unidades del combate pierde 1 de fatiga en el acto y gana un dado de ataque.',
  'Gain 3 attack dice, 4 if a special symbol was spent (inferred: the rare one); your own armour is 1 lower.':
    'Gana 3 dados de ataque, 4 si se descartó un símbolo especial (deducido: el raro); tu propia armadura es 1 menor.',
  'An enemy activation for shooting becomes one for moving.': 'Una activación enemiga para disparar pasa a ser para mover.',
  'Odin turns a shot into a move before it is made and leaves no fight to play.':
    'Odin convierte un disparo en un movimiento antes de hacerse y no deja combate que calcular.',
  'Your armour is 1 higher against this shot.': 'Tu armadura es 1 mayor contra este disparo.',
  'After the melee, before fatigue and disengaging, the survivors fight one more melee, new from its first step.':
    'Tras el combate, antes de la fatiga y de destrabarse, los supervivientes libran otro combate, de nuevo desde el primer paso.',
  'Re-roll the attack dice that missed.': 'Repite los dados de ataque fallados.',
  'Remove an enemy unit of three models or fewer from the game.':
    'Elimina de la partida una unidad enemiga de tres miniaturas o menos.',
  'Loki removes a whole unit in the Orders phase and leaves no fight to play.':
    'Loki elimina una unidad entera en la fase de órdenes y no deja combate que calcular.',
  'Remove up to three of your engaged warriors or hearthguard: 3 attack dice for each, 4 if a special symbol was spent (inferred: the rare one).':
    'Retira hasta tres de tus guerreros o guardias trabados: 3 dados de ataque por cada uno, 4 si se descartó un símbolo especial (deducido: el raro).',
  'Every enemy armour is 1 lower until the end of the turn.': 'Toda armadura enemiga es 1 menor hasta el final del turno.',
  'Re-roll any of your SAGA dice, or turn one of them to the face you want.':
    'Repite cualesquiera de tus dados de SAGA, o cambia uno de ellos a la cara que quieras.',
  'Noble Lineage changes SAGA dice in the Orders phase and no die of a fight.':
    'Noble Linaje cambia dados de SAGA en la fase de órdenes y ningún dado de un combate.',
  'Three different enemy units gain 1 fatigue each.': 'Tres unidades enemigas distintas ganan 1 de fatiga cada una.',
  'Cancel the activation of one enemy unit.': 'Cancela la activación de una unidad enemiga.',
  'Intimidation cancels an activation before anything comes of it and leaves no fight to play.':
    'Intimidación cancela una activación antes de que dé lugar a nada y no deja combate que calcular.',
  'Re-roll the defence dice that cancelled nothing.': 'Repite los dados de defensa que no cancelaron nada.',
  'After the melee, if the enemy must disengage, roll a die for each of his disengaging models but a warlord: it is lost on more than its own armour (inferred: armour in melee without the modifiers of this one).':
    'Tras el combate, si el enemigo tiene que destrabarse, tira un dado por cada miniatura suya que se destraba salvo un señor de la guerra: se pierde con más que su propia armadura (deducido: la armadura en combate sin los modificadores de este).',
  'Your armour is 1 higher in this melee or against this shot.': 'Tu armadura es 1 mayor en este combate o contra este disparo.',
  'After the melee each enemy unit in it gains 1 fatigue more.':
    'Tras el combate cada unidad enemiga que tomó parte gana 1 de fatiga más.',
  'Gain an attack die, and one more for each fatigue of the enemy units engaged. Any of several symbols pays for it.':
    'Gana un dado de ataque, y uno más por cada fatiga de las unidades enemigas trabadas. La paga cualquiera de varios símbolos.',
  'An exhausted enemy unit, not a warlord, loses two models and then 1 fatigue.':
    'Una unidad enemiga exhausta, no un señor de la guerra, pierde dos miniaturas y luego 1 de fatiga.',
  'Gain three dice, attack and defence in any mix; after the melee each enemy unit in it gains 2 fatigue more.':
    'Gana tres dados, de ataque y defensa en cualquier mezcla; tras el combate cada unidad enemiga que tomó parte gana 2 de fatiga más.',
  'For each SAGA die spent gain an attack die, two if the die spent showed the rare symbol; never a defence die.':
    'Por cada dado de SAGA descartado gana un dado de ataque, dos si el dado descartado mostraba el símbolo raro; nunca un dado de defensa.',
  'A mounted unit gains 3 attack dice, 4 if the die spent showed the rare symbol, and 1 fatigue after the melee.':
    'Una unidad a caballo gana 3 dados de ataque, 4 si el dado descartado mostraba el símbolo raro, y 1 de fatiga tras el combate.',
  'Activate a mounted unit; an enemy it engages gains 1 fatigue at once, before the melee.':
    'Activa una unidad a caballo; el enemigo al que traba gana 1 de fatiga en el acto, antes del combate.',
  'Your bows reach twice L until the end of the turn.': 'Tus arcos alcanzan dos veces L hasta el final del turno.',
  'Massed Volley lengthens the reach of bows and changes no die of a fight.':
    'Disparo Masivo alarga el alcance de los arcos y no cambia ningún dado de un combate.',
  'All your units with missile weapons are activated to shoot, without fatigue.':
    'Todas tus unidades con armas de proyectiles se activan para disparar, sin fatiga.',
  'Storm of Arrows activates units to shoot and changes no die of their shots, each of which is a fight of its own.':
    'Tormenta de Flechas activa unidades para disparar y no cambia ningún dado de sus disparos, cada uno de los cuales es un combate aparte.',
  'A mounted unit engaged with a unit on foot removes one enemy warrior or two enemy levies at once, without a save.':
    'Una unidad a caballo trabada con una unidad a pie retira en el acto un guerrero enemigo o dos levas enemigas, sin tirada de defensa.',
  'If your unit scores at least twice the hits it suffers in this melee, each of its hits counts as two.':
    'Si en este combate tu unidad consigue al menos el doble de los impactos que sufre, cada uno de los suyos cuenta doble.',
  'If the enemy must disengage after the melee, one of your mounted units in it moves at once, without fatigue.':
    'Si el enemigo tiene que destrabarse tras el combate, una de tus unidades a caballo que tomó parte mueve en el acto, sin fatiga.',
  'Activate a mounted unit to move: it moves S further, through friendly models and units if it likes.':
    'Activa una unidad a caballo para mover: mueve S más, si quiere a través de miniaturas y unidades amigas.',
  'Gallop moves a unit and changes no die of a fight.': 'Galope mueve una unidad y no cambia ningún dado de un combate.',
  'Your warlord gains 5 attack dice and re-rolls those that miss; after the melee he gains 3 fatigue.':
    'Tu señor de la guerra gana 5 dados de ataque y repite los que fallan; tras el combate gana 3 de fatiga.',
  'Before an enemy activation is resolved, activate one of your units within M of that enemy; it may not engage.':
    'Antes de resolver una activación enemiga, activa una de tus unidades dentro de M de ese enemigo; no puede trabar.',
  'Hit and Run activates a unit in the enemy turn and changes no die of a fight.':
    'Golpea y Corre activa una unidad en el turno enemigo y no cambia ningún dado de un combate.',
  'Nothing shortens the moves of your models on foot this turn.':
    'Este turno nada acorta los movimientos de tus miniaturas a pie.',
  'Sons of the Land frees moves from hindrance and changes no die of a fight.':
    'Hijos de la Tierra libra de estorbos los movimientos y no cambia ningún dado de un combate.',
  'A unit on foot wholly in uneven ground gains 3 attack dice and 3 defence dice.':
    'Una unidad a pie por completo en terreno irregular gana 3 dados de ataque y 3 de defensa.',
  'An enemy unit on foot moves one band less (L to M, M to S, S to VS), never less than VS.':
    'Una unidad enemiga a pie mueve una banda menos (de L a M, de M a S, de S a VS), nunca menos de VS.',
  'Sacred Ground shortens an enemy move and changes no die of a fight.':
    'Terreno Sagrado acorta un movimiento enemigo y no cambia ningún dado de un combate.',
  'An enemy unit, not a warlord, must move as near as it can to your nearest unit, engaging it if it can.':
    'Una unidad enemiga, no un señor de la guerra, tiene que acercarse cuanto pueda a tu unidad más cercana, y trabarla si puede.',
  'Taunt moves an enemy unit and changes no die of the melee that may follow.':
    'Burlas mueve una unidad enemiga y no cambia ningún dado del combate que pueda seguir.',
  'Gain a die (inferred: an attack die) for each engaged model you have more than the enemy.':
    'Gana un dado (deducido: de ataque) por cada miniatura trabada que tengas más que el enemigo.',
  'Javelins only, after a move too: the armour of the target is 1 lower and missed attack dice are re-rolled; your unit gains 1 fatigue after the shot.':
    'Solo jabalinas, también tras un movimiento: la armadura del objetivo es 1 menor y se repiten los dados de ataque fallados; tu unidad gana 1 de fatiga tras el disparo.',
  'Activate all your warriors and levies; none of them may engage.':
    'Activa a todos tus guerreros y levas; ninguno puede trabar.',
  'The Rising activates units that may not engage and changes no die of a fight.':
    'El Alzamiento activa unidades que no pueden trabar y no cambia ningún dado de un combate.',
  'One of your units in the melee takes 1 to 3 fatigue and gains an attack die and a defence die for each.':
    'Una de tus unidades del combate toma de 1 a 3 de fatiga y gana un dado de ataque y uno de defensa por cada una.',
  'Activate the warlord and all units within L of him, without fatigue; none of them may engage.':
    'Activa al señor de la guerra y a todas las unidades dentro de L de él, sin fatiga; ninguna puede trabar.',
  'Answer the Call activates units that may not engage and changes no die of a fight.':
    'Respondiendo la Llamada activa unidades que no pueden trabar y no cambia ningún dado de un combate.',
  'Before the SAGA dice of his turn are rolled, every friendly unit within M of him loses 1 fatigue.':
    'Antes de tirar los dados de SAGA de su turno, toda unidad amiga dentro de M de él pierde 1 de fatiga.',
  'Song of Roland takes fatigue off his friends before the turn and changes no die of a fight.':
    'Cantar de Roldán quita fatiga a sus amigos antes del turno y no cambia ningún dado de un combate.',
  'Mounted, he spends SAGA dice that lie on Knights, Sergeants or Peasants: each gains him an attack die and a defence die, under the usual caps.':
    'A caballo, descarta dados de SAGA que están en Caballeros, Sargentos o Campesinos: cada uno le da un dado de ataque y uno de defensa, con los máximos normales.',
  'He, or a friendly unit within S of him, discards three attack dice and has armour 1 higher, once.':
    'Él, o una unidad amiga dentro de S de él, descarta tres dados de ataque y tiene la armadura 1 mayor, una vez.'
} as const
