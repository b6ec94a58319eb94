/** What is refused: plans that are not legal, questions that are too large, units that do not fit. */
export const refusals = {
  '{name} reaches {reach}" ({band}, R4.5) and its target is {distance}" away: it cannot charge that far':
    '{name} alcanza {reach}" ({band}, R4.5) y su objetivo está a {distance}": no puede cargar tan lejos',
  '{name} shoots {range}" far (R2.7) and its target is {distance}" away':
    '{name} dispara a {range}" como mucho (R2.7) y su objetivo está a {distance}"',
  '{box} removes an enemy unit, and {unit} is your own': '{box} retira una unidad enemiga, y {unit} es tuya',
  'no ability works on {unit} (R8.3): name another unit': 'ninguna habilidad afecta a {unit} (R8.3): nombra otra unidad',
  '{box} removes one unit: name one': '{box} retira una unidad: nombra una sola',
  '{box} does not remove {unit}, who leads (reading loki-warlord=no)':
    '{box} no retira a {unit}, que dirige la banda (interpretación loki-warlord=no)',
  'it does nothing to {unit}: leave it out': 'no le hace nada a {unit}: quítalo',
  'it has moved already': 'ya se ha movido',
  'step {label} comes first': 'antes va el paso {label}',
  'step {label}': 'paso {label}',
  '{unit} may rest only as its first activation of the turn (R4.2): {before}':
    '{unit} solo puede descansar como primera activación del turno (R4.2): {before}',
  '{box} spends {times} dice, and {left} {left|is|are} left on {boxes} by then':
    '{box} gasta {times} dados, y para entonces {left|queda|quedan} {left} en {boxes}',
  '{box} activates {unit} {times} a turn ({rule}), and already has':
    '{box} activa a {unit} {times} por turno ({rule}), y ya lo ha hecho',
  '{box} is used {times} a turn ({rule}), and already was': '{box} se usa {times} por turno ({rule}), y ya se ha usado',
  'there is no die on {box}: add one to the dice of {side}, or {cure}':
    'no hay ningún dado en {box}: ponlo entre los dados de {side}, o {cure}',
  'add free: true': 'di free: true',
  '{n} {n|die is|dice are} on {box}, and {used} are spent by now':
    'en {box} {n|hay|hay} {n} {n|dado|dados}, y a estas alturas se gastan {used}',
  '{box} is used in the Orders phase, before the first activation of the turn (R7.4): put it there':
    '{box} se usa en la fase de Órdenes, antes de la primera activación del turno (R7.4): ponlo ahí',
  '{unit} rests only in its own turn (R4.2)': '{unit} solo descansa en su propio turno (R4.2)',
  twice: 'dos veces',
  '{times} times': '{times} veces',
  "this step ({verb}) can be played in {count} ways, more than {most}: settle some of its abilities or of the enemy's":
    'este paso ({verb}) puede jugarse de {count} formas, más de {most}: di algunas de sus habilidades o de las del enemigo',
  '{box} activates nobody: name another box with pay': '{box} no activa a nadie: nombra otro cuadro con pay',
  '{box} activates {classes}, and {unit} belongs to the {class} (R7.3): name another box with pay':
    '{box} activa {classes}, y {unit} es de {class} (R7.3): nombra otro cuadro con pay',
  '{box} activates mounted units, and {unit} is on foot: name another box with pay':
    '{box} activa unidades a caballo, y {unit} va a pie: nombra otro cuadro con pay',
  '{box} activates units on foot, and {unit} is mounted: name another box with pay':
    '{box} activa unidades a pie, y {unit} va a caballo: nombra otro cuadro con pay',
  'a unit that {box} activates {mayNot}: name another box with pay':
    'una unidad que activa {box} {mayNot}: nombra otro cuadro con pay',
  'may not move': 'no puede mover',
  'may not rest': 'no puede descansar',
  'may not shoot': 'no puede disparar',
  'may not engage': 'no puede trabarse en combate',
  '{unit} {mayNot} by We Obey (R6.2): it only lets a unit {acts}': '{unit} {mayNot} con Obedecemos (R6.2): solo permite {acts}',
  'We Obey moves {unit} with a warlord who moves (R6.2): put its step right after his move':
    'Obedecemos mueve a {unit} con un señor de la guerra que mueve (R6.2): pon su paso justo después del suyo',
  'We Obey activates {n} {n|friend|friends} with the warlord (R6.2), and {unit} is one more':
    'Obedecemos activa {n} {n|unidad amiga|unidades amigas} con el señor de la guerra (R6.2), y {unit} es una más',
  'none of the {n} units that We Obey activates at once may engage (R6.4), and {unit} does':
    'de {n} unidades que Obedecemos activa a la vez ninguna puede trabarse en combate (R6.4), y {unit} lo hace',
  'there is one at {steps}': 'lo hay en {steps}',
  'no step of this plan leads to one': 'ningún paso de este plan llega a uno',
  '--explain {label}: there is no fight at that step: {cure}': '--explain {label}: en ese paso no hay combate: {cure}',
  'this plan comes to {states} joint states or more, of {units}, and at most {most} are worked out exactly: sample it with --method monte-carlo --trials 20000 --seed york':
    'este plan llega a {states} estados conjuntos o más de {units}, y como mucho {most} se calculan con exactitud: muestréalo con --method monte-carlo --trials 20000 --seed york',
  '{called}: there is no goal {name}{perhaps} There are {goals}; a condition will do too, as in "hird.models >= 4"':
    '{called}: no hay ningún objetivo {name}{perhaps} Hay {goals}; también vale una condición, como "hird.models >= 4"',
  'settle a choice (++ullr plays an ability, leaving it out forbids it; "keeps dice", "gives up dice", "spends nothing")':
    'decide algo de antemano (++ullr juega una habilidad, no nombrarla la prohíbe, di "keeps dice" o "gives up dice", "spends nothing")',
  'settle a choice (++ullr plays an ability, leaving it out forbids it; "spends nothing")':
    'decide algo de antemano (++ullr juega una habilidad, no nombrarla la prohíbe, "spends nothing")',
  'There are {count} lines of play, more than {most}: {cure}, or allow more with --max-nodes {lines}':
    'Hay {count} líneas de juego, más de {most}: {cure}, o permite más con --max-nodes {lines}',
  'No line of play is legal here: leave something out.': 'Ninguna línea de juego es legal aquí: quita algo.',
  'There are more than {most} positions in which somebody may act: {cure}, or allow more with --max-nodes {more}':
    'Hay más de {most} posiciones en las que alguien puede actuar: {cure}, o permite más con --max-nodes {more}',
  'One of the fights is too large to work out exactly: the dice of one of its steps have more than {most} outcomes. Make it smaller.':
    'Un combate intermedio es demasiado grande para calcularlo con exactitud: los dados de uno de sus pasos tienen más de {most} resultados. Hazlo más pequeño.',
  '{called}.rosters: two warbands are needed': '{called}.rosters: hacen falta dos bandas',
  '{models} {troop}: war banners belong to the second edition: leave the banner out, or add edition: 2':
    '{models} {troop}: los estandartes de guerra son de la segunda edición: quita el estandarte, o di edition: 2',
  '{at}: {said} is not a unit, such as 8 bondi or 2x6 thralls, bow':
    '{at}: {said} no es una unidad, como en 8 bondi o 2x6 thralls, bow',
  '{file}: there is no unit in this list: add lines such as "- 8 bondi"':
    '{file}: no hay ninguna unidad en esta lista: añade líneas como "- 8 bondi"',
  'you know what your own units have: give it without a chance, or ask for the other side with {option} {enemy}':
    'tú sabes lo que llevan tus propias unidades: dilo sin porcentaje, o pregunta por el otro bando con {option} {enemy}',
  '{option} advises before the dice are rolled and cannot weigh chances: say what the enemy has':
    '{option} pide consejo antes de tirar los dados y no admite porcentajes: di lo que lleva el enemigo',
  'no board has abilities for {the:name} ({rule}): leave {words} out':
    'ninguna tabla tiene habilidades para {el:name} ({rule}): quita {words}',
  'not translated': 'sin traducir',
  corrected: 'corregido',
  assumed: 'supuesto',
  'the line is longer than {most} MB, too long for a scenario': 'la línea pasa de {most} MB, y eso no es ningún escenario',
  '1 line': '1 línea',
  'leave less open: name a target, the abilities or the fatigue spent, or solve fewer steps':
    'deja menos abierto: nombra un objetivo, las habilidades o la fatiga gastada, o resuelve menos pasos',
  'the states that its open choices lead to ({many}{ways} ways to go on)':
    'los estados a los que llevan sus decisiones abiertas ({many}{ways} maneras de seguir)',
  'about {count}; ': 'unos {count}; ',
  'up to {n}': 'hasta {n}',
  'its lines of play, and the fights at the end of them': 'sus líneas de juego, y los combates en que acaban',
  'the {count} ways in which unknown costs could be': 'las {count} formas que podrían tener los costes desconocidos',
  'give a cost with --cost': 'da un coste con --cost',
  '{name} has no die left and is not used': 'a {name} no le quedan dados y no se usa',
  'option {count} of {name} needs another interpretation: add --reading {reading}, or choose another option':
    'la opción {count} de {name} pide otra interpretación: añade --reading {reading}, o elige otra opción',
  '{rows} fights in {files} chapters': '{rows} combates en {files} capítulos',
  '{count}: {wrong} {wrong|fault|faults}': '{count}: {wrong} {wrong|error|errores}',
  'its models are {named}, though it is listed under {filed}': 'sus miniaturas son {named}, aunque figura como {filed}',
  'no category gives its class; judging by its dice it is {found}': 'ninguna categoría dice su clase; por sus dados es {found}',
  'its armour "{armour}" is not a number': 'su armadura "{armour}" no es un número',
  'its attack dice "{dice}" are not a number': 'sus dados de ataque "{dice}" no son un número',
  'the special rule "{rule}" of its row': 'la regla especial "{rule}" de su fila',
  'its {most} models are played as 12, the most in a unit': 'sus {most} miniaturas se juegan como 12, el máximo de una unidad',
  'the option "{option}" changes none of its numbers': 'la opción "{option}" no cambia ninguno de sus números',
  'its models have armour {armours}; the unit is played with that of its companions (T6.4)':
    'sus miniaturas tienen armadura {armours}; la unidad se juega con la de sus compañeros (T6.4)',
  'it has no row of numbers, and is left out': 'no tiene fila de números y no se incluye',
  'its numbers are those with {usual}, the usual choice': 'sus números son los que tiene con {usual}, lo habitual',
  'its SAGA dice "{dice}" are not a number; it brings one': 'sus dados de SAGA "{dice}" no son un número; aporta uno',
  'its {points} points are written as {written}': 'sus {points} puntos se escriben como {written}',
  'the rule "{rule}"': 'la regla "{rule}"',
  'Not translated': 'Sin traducir',
  Corrected: 'Corregido',
  Assumed: 'Supuesto',
  ' {name}: a faction to play and to change. Its troops have the numbers of their class; armour, dicePerModel and other keys change them.':
    ' {name}: una facción para jugar y cambiar. Sus tropas tienen los números de su clase; armour, dicePerModel y otras claves los cambian.',
  'attack dice "{text}" are read as {read}': 'los dados de ataque "{text}" se leen como {read}',
  '{reading}, though no rule takes so much from armour': '{reading}, aunque ninguna regla quita tanta armadura',
  'armour "{text}" is read as {read}': 'la armadura "{text}" se lee como {read}',
  'A roster': 'Una lista',
  '{name}: {units} units.': '{name}: {units} unidades.',
  '{name} is an ability of the first edition ({whose}): add --edition 1, or choose from `saga-odds rules abilities --edition 2`.':
    '{name} es una habilidad de la primera edición ({whose}): juégala con --edition 1, o nombra una de `saga-odds rules abilities --edition 2`.',
  '{name} is an ability of the second edition ({whose}): add --edition 2, or choose from `saga-odds rules abilities --edition 1`.':
    '{name} es una habilidad de la segunda edición ({whose}): juégala con --edition 2, o nombra una de `saga-odds rules abilities --edition 1`.',
  'a unit': 'una unidad',
  'a weapon': 'un arma',
  'a mount': 'una montura',
  'a faction': 'una facción',
  'a terrain': 'un terreno',
  heroes: 'héroes'
}
