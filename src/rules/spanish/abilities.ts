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

/** What the boxes of the second edition do. */
export const secondAbilities = {
  'Activate a hearthguard unit or a hero.': 'Activa una unidad de guardias o un héroe.',
  'Roll two available SAGA dice; the die spent is available again and may be one of them.':
    'Tira dos dados de SAGA disponibles; el descartado vuelve a estar disponible y puede ser uno de ellos.',
  'Every unit of yours within M of the warlord loses 1 fatigue.':
    'Cada una de tus unidades dentro de M del señor de la guerra pierde 1 de fatiga.',
  'Your unit gains 3 attack dice, or loses 1 fatigue at once.':
    'Tu unidad gana 3 dados de ataque, o pierde 1 de fatiga en el acto.',
  '3 attack dice': '3 dados de ataque',
  '1 fatigue less': '1 de fatiga menos',
  'Your own armour is 1 lower, to gain 5 attack dice.': 'Tu propia armadura es 1 menor, para ganar 5 dados de ataque.',
  'The unit that shoots takes fatigue until it is exhausted, at once: the target may spend it.':
    'La unidad que dispara toma fatiga hasta quedar exhausta, en el acto: el objetivo puede emplearla.',
  'After an enemy charge was declared, and before it happens, one of your units loses 1 fatigue.':
    'Tras declararse una carga enemiga, y antes de que ocurra, una de tus unidades pierde 1 de fatiga.',
  'Each attack die that shows 6 is an automatic hit more.': 'Cada dado de ataque que saca 6 es un impacto automático más.',
  'For the rest of the melee gain 2 attack dice each time the enemy triggers an ability or spends fatigue of your unit.':
    'Durante el resto del combate gana 2 dados de ataque cada vez que el enemigo usa una habilidad o emplea fatiga de tu unidad.',
  'acts of the enemy after it': 'acciones del enemigo después de ella',
  'Remove one to three of your warriors or hearthguard: 3 attack dice for each, 4 if the die spent showed the rare symbol.':
    'Retira de uno a tres de tus guerreros o guardias: 3 dados de ataque por cada uno, 4 si el dado descartado mostraba el símbolo raro.',
  'Until the end of the turn the armour of all units, your own too, is 1 lower in melee; your units charge for free, and Valhalla may be used any number of times.':
    'Hasta el final del turno la armadura de todas las unidades, también las tuyas, es 1 menor en combate; tus unidades cargan gratis, y Valhalla se puede usar cuantas veces se quiera.',
  'Gain 2 attack dice, 4 if the die spent showed the rare symbol; you may add 3 attack dice for 1 fatigue more on your unit after the melee.':
    'Gana 2 dados de ataque, 4 si el dado descartado mostraba el símbolo raro; puedes añadir 3 dados de ataque por 1 de fatiga más en tu unidad tras el combate.',
  '2 attack dice': '2 dados de ataque',
  '3 attack dice besides, for 1 fatigue after the melee': '3 dados de ataque además, por 1 de fatiga tras el combate',
  '2 defence dice': '2 dados de defensa',
  'If the target loses a model it takes 1 fatigue after the shot.':
    'Si el objetivo pierde una miniatura toma 1 de fatiga tras el disparo.',
  'Before an enemy activation happens all your mounted units move.':
    'Antes de que ocurra una activación enemiga mueven todas tus unidades a caballo.',
  'Envelopment moves units and changes no die of a fight.': 'Envelopment mueve unidades y no cambia ningún dado de un combate.',
  'Remove 1 fatigue from the enemy unit, to inflict 2 automatic hits on it.':
    'Quita 1 de fatiga a la unidad enemiga, para causarle 2 impactos automáticos.',
  'When enemies on foot move or charge within M of a mounted unit of yours, that unit moves first.':
    'Cuando enemigos a pie mueven o cargan dentro de M de una unidad tuya a caballo, esa unidad mueve antes.',
  'A mounted unit charges or shoots; in that fight it re-rolls attack dice of 3 or less.':
    'Una unidad a caballo carga o dispara; en ese combate repite los dados de ataque de 3 o menos.',
  'A unit with bows shoots as far as twice L.': 'Una unidad con arcos dispara hasta dos veces L.',
  'Volley Fire lengthens the reach of bows and changes no die of a fight.':
    'Volley Fire alarga el alcance de los arcos y no cambia ningún dado de un combate.',
  'A unit charges without fatigue and has 3 bonus attack dice.': 'Una unidad carga sin fatiga y tiene 3 dados de ataque extra.',
  'Gain 2 defence dice, and 2 more if your unit is mounted and the enemy is on foot.':
    'Gana 2 dados de defensa, y 2 más si tu unidad va a caballo y el enemigo a pie.',
  'The warlord charges without fatigue: he has 4 bonus attack dice and Resilience (2).':
    'El señor de la guerra carga sin fatiga: tiene 4 dados de ataque extra y Resiliencia (2).',
  'Attack dice are 1 higher if the target is within S.': 'Los dados de ataque suman 1 si el objetivo está dentro de S.',
  'Four models or more: a die for each enemy unit within M, which loses a model if it shows more than its armour when shot at.':
    'Cuatro miniaturas o más: un dado por cada unidad enemiga dentro de M, que pierde una miniatura si saca más que su armadura contra disparos.',
  'Gain 2 attack dice for each fatigue of the enemy and 2 defence dice for each of your own.':
    'Gana 2 dados de ataque por cada fatiga del enemigo y 2 de defensa por cada una de las tuyas.',
  'A unit on foot gains 3 defence dice.': 'Una unidad a pie gana 3 dados de defensa.',
  'Up to two units of mounted hearthguard lose 1 fatigue each and charge; their armour is 1 higher.':
    'Hasta dos unidades de guardias a caballo pierden 1 de fatiga cada una y cargan; su armadura es 1 mayor.',
  'Near unhurt friends: re-roll attack and defence dice of 1, or of 3 or less if the die spent showed the rare symbol.':
    'Cerca de amigos ilesos: repite los dados de ataque y de defensa de 1, o de 3 o menos si el dado descartado mostraba el símbolo raro.',
  'A friendly and an enemy unit without fatigue, no heroes, take 1 fatigue each.':
    'Una unidad amiga y una enemiga sin fatiga, no héroes, toman 1 de fatiga cada una.',
  'A mounted unit near friends without missiles: defence dice are 1 higher; 2 defence dice besides if the die spent showed the rare symbol.':
    'Una unidad a caballo cerca de amigos sin proyectiles: los dados de defensa suman 1; además 2 dados de defensa si el dado descartado mostraba el símbolo raro.',
  'For each friendly unit within S, itself too, three at most: an attack die and a defence die; the enemy takes 1 fatigue if the die spent showed the rare symbol.':
    'Por cada unidad amiga dentro de S, también ella misma, tres como máximo: un dado de ataque y uno de defensa; el enemigo toma 1 de fatiga si el dado gastado mostraba el símbolo raro.',
  'The armour of the enemy cannot be raised.': 'La armadura del enemigo no puede subir.',
  'Against levies 3 automatic hits, 6 with six models or more.':
    'Contra levas 3 impactos automáticos, 6 con seis miniaturas o más.',
  'An automatic hit for each die on Orison, 3 at most.': 'Un impacto automático por cada dado en Orison, 3 como máximo.',
  'SAGA dice on Orison': 'dados de SAGA en Orison',
  'Gain 4 attack dice, 6 if the die spent showed the rare symbol. What it says of dice of 6 is doubtful and left out.':
    'Gana 4 dados de ataque, 6 si el dado descartado mostraba el símbolo raro. Lo que dice de los dados de 6 es dudoso y no se cuenta.',
  'Gain 2 attack dice, and 2 more against an armour above 4.': 'Gana 2 dados de ataque, y 2 más contra una armadura mayor de 4.',
  'Without pilgrims: a hero or a hearthguard unit charges, its armour 1 higher.':
    'Sin peregrinos: carga un héroe o una unidad de guardias, con la armadura 1 mayor.',
  'Until the end of the turn a unit on foot has no attack dice in melee and two defence dice for each hit; when it is shot at too if the die spent showed the rare symbol.':
    'Hasta el final del turno una unidad a pie no tiene dados de ataque en combate y sí dos de defensa por impacto; también contra disparos si el dado gastado mostraba el símbolo raro.',
  'If your armour is higher: your attack dice are 1 higher, those of the enemy 1 lower.':
    'Si tu armadura es mayor: tus dados de ataque suman 1 y los del enemigo restan 1.',
  'Foot near the warlord loses 1 fatigue; units without fatigue charge with 2 bonus attack dice instead.':
    'Las unidades a pie cerca del señor de la guerra pierden 1 de fatiga; las que no tienen fatiga cargan en cambio con 2 dados de ataque extra.',
  'charge with 2 bonus attack dice, without fatigue': 'cargar con 2 dados de ataque extra, sin fatiga',
  'The enemy triggers no ability in this melee; gain an attack die and a defence die.':
    'El enemigo no usa ninguna habilidad en este combate; gana un dado de ataque y uno de defensa.',
  'A mounted unit charges; an enemy charged from within M has 2 defence dice.':
    'Una unidad a caballo carga; un enemigo cargado desde dentro de M tiene 2 dados de defensa.',
  'The unit that charges gives 1 fatigue to the enemy unit and 1 to another within M of it.':
    'La unidad que carga da 1 de fatiga a la unidad enemiga y 1 a otra dentro de M de esta.',
  'Up to four friendly models near are removed, for 2 attack dice or 2 defence dice each.':
    'Se retiran hasta cuatro miniaturas amigas cercanas, por 2 dados de ataque o 2 de defensa cada una.',
  'from beyond M': 'desde más allá de M',
  'from within M': 'desde dentro de M',
  'Re-roll an attack die that missed for each attack die of 1 or 6, or for each of 4 or more if the die spent showed the rare symbol.':
    'Repite un dado de ataque fallado por cada dado de ataque de 1 o de 6, o por cada uno de 4 o más si el dado gastado mostraba el símbolo raro.',
  'Another unit near takes 1 fatigue: as many dice as its armour, of attack and defence in any mix.':
    'Otra unidad cercana toma 1 de fatiga: tantos dados como su armadura, de ataque y defensa en cualquier mezcla.',
  'An enemy unit counts as mercenaries and takes 1 fatigue at the start of each of its melees.':
    'Una unidad enemiga cuenta como mercenaria y toma 1 de fatiga al empezar cada uno de sus combates.',
  'To the end of the turn 2 bonus attack dice in melees, or in shots.':
    'Hasta el final del turno 2 dados de ataque extra en combates, o en disparos.',
  'in melees': 'en combates',
  'in shots': 'en disparos',
  'A unit of yours in uneven ground takes 1 fatigue, an enemy unit near it 1.':
    'Una unidad tuya en terreno irregular toma 1 de fatiga, y una unidad enemiga cercana, 1.',
  'The enemy re-rolls the defence dice that cancelled a hit.':
    'El enemigo repite los dados de defensa que cancelaron un impacto.',
  'Attack dice are 1 higher; those that miss are re-rolled if the die spent showed the rare symbol.':
    'Los dados de ataque suman 1; se repiten los fallados si el dado gastado mostraba el símbolo raro.',
  'Near the warlord: after rolling, two dice are 1 higher, or one is 2 higher.':
    'Cerca del señor de la guerra: tras tirar, dos dados suman 1, o uno suma 2.',
  'Citizens: an attack die of 6 hits twice. Contingents: a defence die of 6 cancels two hits.':
    'Ciudadanos: un dado de ataque de 6 impacta dos veces. Contingentes: un dado de defensa de 6 cancela dos impactos.',
  '2 attack dice, 0 defence dice': '2 dados de ataque, 0 dados de defensa',
  '0 attack dice, 2 defence dice': '0 dados de ataque, 2 dados de defensa',
  '4 attack dice, 0 defence dice': '4 dados de ataque, 0 dados de defensa',
  '2 attack dice, 2 defence dice': '2 dados de ataque, 2 dados de defensa',
  '0 attack dice, 4 defence dice': '0 dados de ataque, 4 dados de defensa',
  '6 attack dice, 0 defence dice': '6 dados de ataque, 0 dados de defensa',
  '4 attack dice, 2 defence dice': '4 dados de ataque, 2 dados de defensa',
  '2 attack dice, 4 defence dice': '2 dados de ataque, 4 dados de defensa',
  '0 attack dice, 6 defence dice': '0 dados de ataque, 6 dados de defensa',
  '8 attack dice, 0 defence dice': '8 dados de ataque, 0 dados de defensa',
  '6 attack dice, 2 defence dice': '6 dados de ataque, 2 dados de defensa',
  '4 attack dice, 4 defence dice': '4 dados de ataque, 4 dados de defensa',
  '2 attack dice, 6 defence dice': '2 dados de ataque, 6 dados de defensa',
  '0 attack dice, 8 defence dice': '0 dados de ataque, 8 dados de defensa',
  citizens: 'ciudadanos',
  contingents: 'contingentes',
  'A die: on 3 or more, or 2 or more if the die spent showed the rare symbol, the enemy loses a model; on 1 your unit does.':
    'Un dado: con 3 o más, o 2 o más si el dado gastado mostró el símbolo raro, el enemigo pierde una miniatura; con 1 la pierde tu unidad.',
  'Foot: its next shot has an automatic hit more.': 'A pie: su próximo disparo tiene un impacto automático más.',
  'Gain 2 attack dice, a hearthguard 4, and Resilience (1), and re-roll up to two attack dice or two defence dice.':
    'Gana 2 dados de ataque, los guardias 4, y Resiliencia (1), y repite hasta dos dados de ataque o dos de defensa.',
  're-roll attack dice': 'repetir dados de ataque',
  're-roll defence dice': 'repetir dados de defensa',
  'A mounted unit gains 2 attack dice, 4 if the die spent showed the rare symbol; it may spend 1 fatigue of the target to lower its armour by 1.':
    'Una unidad a caballo gana 2 dados de ataque, 4 si el dado descartado mostraba el símbolo raro; puede emplear 1 de fatiga del objetivo para bajar su armadura en 1.',
  'armour of the target 1 lower besides, for 1 of its fatigue': 'además la armadura del objetivo 1 menor, por 1 de su fatiga',
  'Re-roll attack dice of 1 and 2; two losses or more give the target 1 fatigue.':
    'Repite los dados de ataque de 1 y 2; dos bajas o más dan 1 de fatiga al objetivo.',
  'An outnumbered maniple gains as many attack dice as the enemy has models more, 4 at most.':
    'Un manípulo en inferioridad gana tantos dados de ataque como miniaturas tenga de más el enemigo, 4 como máximo.',
  'To the end of the turn a maniple that is shot at ignores its first loss.':
    'Hasta el final del turno un manípulo al que disparan ignora su primera baja.',
  'An automatic hit for each enemy attack die of exactly 1, or of 1 and 2 if the die spent showed the rare symbol, 3 at most and no more than your models.':
    'Un impacto automático por cada dado de ataque enemigo de exactamente 1, o de 1 y 2 si el dado gastado mostraba el símbolo raro, 3 como máximo y no más que tus miniaturas.',
  'A loss is ignored for each other phalanx unit within VS, of up to six units near.':
    'Se ignora una baja por cada otra unidad de falange dentro de VS, de hasta seis unidades cercanas.',
  'Gain 2 defence dice; those of a mounted unit are 1 higher if the die spent showed the rare symbol.':
    'Gana 2 dados de defensa; los de una unidad a caballo suman 1 si el dado gastado mostraba el símbolo raro.',
  'The unit that charges gains 2 attack dice, 4 without missile weapons; it re-rolls attack dice of 1 and 2 if the die spent showed the rare symbol.':
    'La unidad que carga gana 2 dados de ataque, 4 sin armas de proyectiles; repite los dados de ataque de 1 y 2 si el dado gastado mostraba el símbolo raro.',
  'Foot rolls its shooting dice against the armour of the enemy: each success takes an attack die; three or more give 1 fatigue.':
    'A pie tira sus dados de disparo contra la armadura del enemigo: cada éxito quita un dado de ataque; tres o más dan 1 de fatiga.',
  'Elephants and hearthguard: two hits of the enemy are cancelled after the roll; Resilience is 1 higher if the die spent showed the rare symbol.':
    'Elefantes y guardias: tras la tirada se cancelan dos impactos del enemigo; la Resiliencia es 1 mayor si el dado gastado mostraba el símbolo raro.',
  'The unit takes no fatigue at the end of the melee; 2 defence dice besides if the die spent showed the rare symbol.':
    'La unidad no toma fatiga al final del combate; además 2 dados de defensa si el dado descartado mostraba el símbolo raro.',
  'To the end of the turn shots of phalanx units have 2 attack dice more.':
    'Hasta el final del turno los disparos de unidades de falange tienen 2 dados de ataque más.',
  'A mounted unit charges; the enemy re-rolls defence dice that cancelled, half of its models at most.':
    'Una unidad a caballo carga; el enemigo repite dados de defensa que cancelaron, como máximo la mitad de las miniaturas de aquella.',
  'To the end of the turn phalanx units re-roll two defence dice in each melee.':
    'Hasta el final del turno las unidades de falange repiten dos dados de defensa en cada combate.',
  'After the melee every unit in it takes 1 fatigue more.': 'Tras el combate cada unidad que tomó parte toma 1 de fatiga más.',
  'Gain 2 defence dice for each friendly unit of warriors within M, 6 at most.':
    'Gana 2 dados de defensa por cada unidad amiga de guerreros dentro de M, 6 como máximo.',
  'Armour is 1 higher if it is below 5.': 'La armadura es 1 mayor si es menor de 5.',
  'Gain 4 dice of attack or defence against an armour of 3 or less.':
    'Gana 4 dados de ataque o defensa contra una armadura de 3 o menos.',
  'Gain 3 dice of attack or defence, and an attack die for each fatigue of the enemy.':
    'Gana 3 dados de ataque o defensa, y un dado de ataque por cada fatiga del enemigo.',
  'Three enemy units take 1 fatigue each.': 'Tres unidades enemigas toman 1 de fatiga cada una.',
  'Your armour is 1 higher.': 'Tu armadura es 1 mayor.',
  'Turn a SAGA die, or re-roll any.': 'Cambia un dado de SAGA, o repite los que quieras.',
  'Nobody uses an ability for melee or shooting in this fight.':
    'Nadie usa habilidades de combate ni de disparo en este combate.',
  "A hero's Resilience rises; by how much is not known.": 'Sube la Resiliencia de un héroe; no se sabe cuánto.',
  'Defence in uneven ground; how much is not known.': 'Defensa en terreno irregular; no se sabe cuánta.',
  'As many units of warriors or levies as you have heroes are activated.':
    'Se activan tantas unidades de guerreros o levas como héroes tengas.',
  'Gain 2 attack dice for each bonus defence die that the unit has.':
    'Gana 2 dados de ataque por cada dado de defensa adicional que tenga la unidad.',
  'A unit that closed ranks in the last melee loses 1 fatigue.':
    'Una unidad que cerró filas en el último combate pierde 1 de fatiga.',
  'The ground near a unit is uneven; ranges and moves are shorter.':
    'El terreno cerca de una unidad es irregular; alcances y movimientos son más cortos.',
  'Ground does not slow your foot.': 'El terreno no frena a tus unidades a pie.',
  'All attack dice become defence dice.': 'Todos los dados de ataque pasan a ser de defensa.',
  'Armour 1 lower, for 2 attack dice and attack dice 1 higher; the armour of the enemy cannot be raised.':
    'Armadura 1 menor, por 2 dados de ataque y dados de ataque que suman 1; la armadura del enemigo no puede subir.',
  'If its armour is higher than that of the enemy: 4 attack dice or 4 defence dice.':
    'Si su armadura es mayor que la del enemigo: 4 dados de ataque o 4 de defensa.',
  '4 attack dice': '4 dados de ataque',
  '4 defence dice': '4 dados de defensa'
} as const
