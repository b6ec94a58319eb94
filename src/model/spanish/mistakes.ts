/** What is wrong with a request, and the cure. */
export const mistakes = {
  'and {n} more': 'y {n} más',
  '{option} needs a value after it': '{option} necesita un valor detrás',
  '"{raw}": of how many? as in chance that 3 of 4 huscarls die when 8 bondi charge them':
    '"{raw}": ¿de cuántos? como en probabilidad de que mueran 3 de 4 huscarls si los cargan 8 bondi',
  '"{raw}": than what? ask for both, as in compare 8 bondi or 8 bondi fatigue 1 vs 4 huscarls':
    '"{raw}": ¿comparado con qué? pregunta ambos, como en compare 8 bondi o 8 bondi fatiga 1 contra 4 huscarls',
  '"{raw}": of which unit? as in 8 bondi charge 4 huscarls, chance that the bondi lose 3':
    '"{raw}": ¿de qué unidad? Por ejemplo, 8 bondi cargan contra 4 huscarls, probabilidad de perder 3 bondi',
  '"{raw}": say how much fatigue the unit has when they fight, as in 4 huscarls fatigue 1':
    '"{raw}": di cuánta fatiga tiene la unidad al combatir, como en 4 huscarls fatiga 1',
  '"{raw}": name them, as in 8 bondi +ullr charge 4 huscarls +shieldwall':
    '"{raw}": nómbralas, como en 8 bondi +ullr cargan contra 4 huscarls +muro-de-escudos',
  '"{raw}": of whom? as in 8 bondi or 10 bondi charge 4 huscarls':
    '"{raw}": ¿de quién? Como en 8 bondi o 10 bondi cargan contra 4 huscarls',
  '"{raw}": a melee has one charge: say whose': '"{raw}": un combate tiene una sola carga: di de quién es',
  '"{raw}": say exhausted, or gives up dice of a charged unit': '"{raw}": di agotados, o renuncia a dados de la unidad cargada',
  '"{raw}": ask for that fight by itself, in full': '"{raw}": pregunta ese combate aparte y entero',
  '"{raw}": to ask how likely that is, begin with "chance that"; to tell a result, add the losses of both, as in --observed 3:0':
    '"{raw}": para preguntar lo probable que es, empieza por "probabilidad de que"; para contar un resultado, añade las pérdidas de ambos, como --observed 3:0',
  'unknown command {word}{cure}': 'comando desconocido {word}{cure}',
  ': ask for a fight, as in 8 bondi charge 4 huscarls; saga-odds --help lists the commands':
    ': pregunta por un combate, como 8 bondi cargan contra 4 huscarls; saga-odds --help muestra los comandos',
  'this is a bug in saga-odds, not a mistake of yours; please report it with the command that caused it':
    'es un fallo nuestro, no de tu petición; comunícalo, por favor, con el comando que lo causó',
  'a file': 'un archivo',
  'a whole number from {least} to {most}': 'un número entero de {least} a {most}',
  '{expected}, or {also}': '{expected}, o {also}',
  '{path} has no "edition": pass the rulebook of that edition after it, as in rulebook(2)':
    '{path} no tiene "edition": pasa después el reglamento de esa edición, como en rulebook(2)',
  'plan --check has no {format}: use -f json, ndjson, table or line':
    'plan --check no tiene {format}: usa -f json, ndjson, table o line',
  '--output {output}: no format has that extension: name one with --format, or end the name in {endings}':
    '--output {output}: su terminación no dice ningún formato: nombra uno con --format, o acábalo en {endings}',
  '{option} belongs to a question: ask one, as in {example}': '{option} acompaña a una pregunta: haz una, como en {example}',
  '{name}: of which side? use {ofBoth}': '{name}: ¿de qué bando? di {ofBoth}',
  '{name} takes no value': '{name} no lleva valor',
  '; saga-odds {command} --help lists them': '; saga-odds {command} --help las lista',
  '; did you mean {near}?': '; ¿querías decir {near}?',
  'unknown option {name}{cure}': 'opción desconocida {name}{cure}',
  '; saga-odds --help lists them': '; saga-odds --help las lista',
  '; did you mean "{near}"?': '; ¿querías decir "{near}"?',
  '{called}: {value} is not {expects}{perhaps}': '{called}: {value} no es {expects}{perhaps}',
  '{called}: more than {most} {what}': '{called}: más de {most} {what}',
  '{inside} has no {key}{perhaps}': '{inside} no tiene {key}{perhaps}',
  ': it can have {allowed}': ': puede tener {allowed}',
  '{inside} needs "{key}"': '{inside} necesita "{key}"',
  '--set {path}: there is no such path{perhaps}': '--set {path}: no existe esa ruta{perhaps}',
  ': name one such as attacker.models, defender.cover or seed': ', nombra una como attacker.models, defender.cover o seed',
  'not {verb}: what is not done has no odds, say who does what to whom':
    'no {verb}: lo que no se hace no tiene probabilidades, di quién hace qué a quién',
  '{one} and {other} are of the same unit: use {opposite} for the other one':
    '{one} y {other} son de la misma unidad: usa {opposite} para la otra',
  '--show: a sweep shows one quantity: name one of these, as in --show {first}':
    '--show: un barrido muestra una sola cantidad: nombra una de ellas, como en --show {first}',
  '{flag}: its value is missing, for {given} is an option: say it right after {flag}':
    '{flag}: falta su valor, pues {given} es una opción: ponlo justo después de {flag}',
  '{flag} {given}: expected a name, = and a value, as in {flag} {example}':
    '{flag} {given}: hacen falta un nombre, = y un valor, como en {flag} {example}',
  '{called}: there is no {what} {name}{perhaps}': '{called}: no existe {what} {name}{perhaps}',
  '{called} is {what} of the first edition: add --edition 1, or choose from `{where}`':
    '{called} es {what} de la primera edición: juégala con --edition 1, o di algo de `{where}`',
  '{called} is {what} of the second edition: add --edition 2, or choose from `{where}`':
    '{called} es {what} de la segunda edición: juégala con --edition 2, o di algo de `{where}`',
  ' ({where} lists them)': ' ({where} las lista)',
  'unknown word {word}{perhaps}': 'palabra desconocida {word}{perhaps}',
  ': a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall':
    ': una unidad es un número, una tropa y lo que lleva, como en 4 huscarls hacha en bosque +muro-de-escudos',
  '{given}: say +2a or +1d for attack or defence dice, or gives up dice':
    '{given}: di +2a o +1d para dados de ataque o defensa, o renuncia a dados',
  '{given} is not a bonus: +2a is two attack dice and +1d one defence die, from 1 to 99':
    '{given} no es un extra: +2a son dos dados de ataque, +1d un dado de defensa, de 1 a 99',
  '{given}: expected a name after the +, as in +shieldwall or +combat-pool=1a1d':
    '{given}: hace falta un nombre tras el +, como en +shieldwall o +combat-pool=1a1d',
  'two {what} for one unit, {first} and {second}: leave one out': 'dos {what} para una unidad, {first} y {second}: quita una',
  '{first} and {second} for the same unit: leave one out': '{first} y {second} para la misma unidad: quita uno',
  'two troops in one unit, {first} and {second}: leave one out': 'dos tropas en una unidad, {first} y {second}: quita una',
  weapons: 'armas',
  factions: 'facciones',
  numbers: 'cantidades',
  'kinds of cover': 'clases de cobertura',
  'choices about dice': 'decisiones sobre los dados',
  'ways to spend fatigue': 'formas de gastar fatiga',
  '{word} needs a number after it, as in {example} 1': '{word} necesita un número detrás, como en {example} 1',
  'which troop is the {side}? name one, as in 8 bondi or 4 hearthguard':
    '¿qué tropa es {el:side}? nombra una, como en 8 bondi o 4 guardias',
  attacker: 'atacante',
  defender: 'defensor',
  troop: 'la tropa',
  weapon: 'el arma',
  faction: 'la facción',
  ability: 'la habilidad',
  reading: 'la interpretación',
  before: 'delante de',
  after: 'detrás de',
  'how many {name}? give a number, as in 8 {name}': '¿cuántas miniaturas de {name}? dilo, como en 8 {name}',
  'it is not clear which unit acts: say it first, as in {example}':
    'no está claro qué unidad actúa: dila primero, como en {example}',
  'nobody charges or shoots here: who does what to whom? as in 8 bondi charge 4 huscarls':
    'aquí nadie carga ni dispara: di quién hace qué a quién, como en 8 bondi cargan contra 4 huscarls',
  'against whom? name both units, as in 8 bondi charge 4 huscarls':
    '¿contra quién? nombra las dos unidades, como en 8 bondi cargan contra 4 huscarls',
  'a second verb, {verb}: a fight has one, and "then" goes between two fights':
    'un segundo verbo, {verb}: un combate tiene uno, y entre dos combates va "luego"',
  'nobody {where} {verb}: name both units, as in 8 bondi charge 4 huscarls':
    'no hay nadie {where} {verb}: nombra las dos unidades, como en 8 bondi cargan contra 4 huscarls',
  'no fight was given: who shoots whom? as in saga-odds shoot 8 crossbows shoot 6 bondi':
    'falta el combate: di quién dispara a quién, como en saga-odds shoot 8 ballesteros disparan a 6 bondi',
  'no fight was given: who charges whom? as in saga-odds 8 bondi charge 4 huscarls':
    'falta el combate: di quién carga contra quién, como en saga-odds 8 bondi cargan contra 4 huscarls',
  'the sentence is longer than {most} characters: give one fight at a time':
    'la frase tiene más de {most} letras: un combate basta para una frase',
  '{verb} is not a melee: use saga-odds shoot, or write charge':
    '{verb} no es un combate: lo responde saga-odds shoot, o di cargan',
  '{verb} is not a shot: use saga-odds melee, or write shoot':
    '{verb} no es un disparo: lo responde saga-odds melee, o di disparan',
  'in all or in addition?': '¿en total o además?',
  '{trait} {unsaid} for "{raw}"': '{trait} {unsaid} por "{raw}"',
  'fatigue 1 for "{raw}"': 'fatiga 1 por "{raw}"',
  '{raw} is a range, so use a sweep: saga-odds sweep {kind} ... --vary {path}={from}..{to}':
    '{raw} es un intervalo, que se barre: saga-odds sweep {kind} ... --vary {path}={from}..{to}',
  'the scenario': 'el escenario',
  'a sentence, such as "8 bondi charge 4 huscarls"': 'una frase, como "8 bondi cargan contra 4 huscarls"',
  '{message} ({rule}, --strict)': '{message} ({rule}, --strict)',
  'beside the warlord, or as guards who die for him?': '¿junto al señor de la guerra, o como guardias que mueren por él?',
  'defence dice, or easier saves?': '¿dados de defensa, o cancelar más fácil?',
  'which troop of theirs?': '¿cuál de sus tropas?',
  'who acts?': '¿quién actúa?',
  'how tired?': '¿cuánta fatiga?',
  '"{raw}": ask what is left after so many, as in 8 bondi charge 4 huscarls twice':
    '«{raw}»: pregunta qué queda después de tantas, como en 8 bondi cargan a 4 huscarls dos veces',
  '"{name}" is no ability and no weapon: saga-odds rules abilities lists what there is':
    '"{name}" no es ni una habilidad ni un arma: saga-odds rules abilities muestra las que hay',
  '"{raw}", then: what do they do first? as in 12 levies bow shoot 8 bondi then charge them':
    '«{raw}» y luego: ¿qué hacen primero? como en 12 levas arco disparan a 8 bondi luego cargan contra ellos',
  '"{raw}": in place of which unit? compare both, as in compare 8 bondi or 6 hirdmen vs 4 huscarls':
    '«{raw}»: ¿en lugar de qué unidad? compara las dos, como en compara 8 bondi o 6 hirdmen contra 4 huscarls',
  '"{raw}": the loser disengages, and the answer says how often each side wins: leave it out':
    '«{raw}»: el perdedor se destraba, y la respuesta dice cuántas veces gana cada bando: quítalo',
  '"{raw}": a shot is an activation of its own: say when, as in 8 crossbowmen shoot 6 bondi then the bondi charge the crossbowmen':
    '«{raw}»: un disparo es una activación propia: di cuándo, como en 8 ballesteros disparan a 6 bondi luego los bondi cargan contra los ballesteros',
  '"{what}": of which unit? name it, as in compare 4 huscarls axe or 4 huscarls vs 8 bondi':
    '«{what}»: ¿de qué unidad? dila, como en compara 4 huscarls con hacha o 4 huscarls contra 8 bondi',
  '"{raw}": to do what? as in how many bondi do I need to beat 4 huscarls':
    '«{raw}»: ¿para qué? como en cuántos bondi necesito para ganar a 4 huscarls',
  '{name} for "{said}"': '{name} por "{said}"',
  'charge for "{said}", not the box (+{box})': 'cargan por "{said}", no el cuadro (+{box})',
  '{name}, who serve {leader} alone, for "{said}"': '{name}, que solo sirven a {leader}, por "{said}"',
  'of which class?': '¿de qué clase?',
  'without it': 'sin',
  'without it{head}': 'sin ella',
  'an ability, or a choice about dice?': '¿una habilidad, o una decisión sobre los dados?',
  'leave the faction out': 'quita la facción',
  'leave the faction out, or write {class} of {other}': 'quita la facción, o di {class} de {other}',
  '{the:name} {belongs|belong:name}': '{el:name} {pertenece|pertenecen:name}',
  '{name} {place}: name the faction of the unit.': '{name} {place}: di la facción de la unidad.',
  '{name} {place}{notHere}: leave it out or name another unit.': '{name} {place}{notHere}: quítala o nombra otra unidad.',
  'There is no ability {words}: name one of `saga-odds rules abilities`{perhaps}.':
    'No existe la habilidad {words}: nombra una de `saga-odds rules abilities`{perhaps}.',
  'There is no unit {words}: name one of `saga-odds rules units`{perhaps}.':
    'No existe la unidad {words}: nombra una de `saga-odds rules units`{perhaps}.',
  ', perhaps "{near}"': ', quizá "{near}"',
  '{The:name} {belongs|belong:name}': '{El:name} {pertenece|pertenecen:name}',
  'leave the faction out or name another unit.': 'quita la facción o nombra otra unidad.',
  '{count} of {most} dice cannot count: 0 to {most} can': 'no pueden contar {count} de {most} dados: solo de 0 a {most}',
  '--observed {observed}: of {most} dice 0 to {most} can have counted':
    '--observed {observed}: de {most} dados pueden haber contado de 0 a {most}',
  '{subject} to {own}, not to {other}: {cure}': '{subject} a {own}, no a {other}: {cure}',
  '{listed} are on different boards, those of {theFactions}: a unit has one board':
    '{listed} están en tablas distintas, de {theFactions}: una unidad tiene una sola tabla',
  '{listed} {n|is|are} on the boards of {factions}: name the faction, as in 8 warriors of {one}':
    '{listed} {n|está|están} en las tablas de {factions}: di de quién es la unidad, como en 8 guerreros de {one}',
  'is paid with 1 to 8 SAGA dice, as in +{id}=2, or +{id}=1ar for one that showed the rare symbol':
    'se paga con 1 a 8 dados de SAGA, como en +{id}=2, o +{id}=1ar por uno con el símbolo raro',
  'is paid with 1 to 8 SAGA dice, as in +{id}=1a1d, or +{id}=1dr for one that showed the rare symbol':
    'se paga con 1 a 8 dados de SAGA, como en +{id}=1a1d, o +{id}=1dr por uno con el símbolo raro',
  'gives {total} dice in all, as in +{id}={total}a or +{id}={less}a1d':
    'da {total} dados en total, como en +{id}={total}a o +{id}={less}a1d',
  'takes {least} to {most} models, as in +{id}={most}, or +{id}={most}r with the rare symbol':
    'toma de {least} a {most} miniaturas, como en +{id}={most}, o +{id}={most}r con el símbolo raro',
  'takes {least} to {most} fatigue, as in +{id}={most}': 'toma de {least} a {most} de fatiga, como en +{id}={most}',
  'takes no choice but the rare symbol, as in +{id}=r': 'no admite más elección que el símbolo raro, como en +{id}=r',
  'takes no choice, just +{id}': 'no admite elección, solo +{id}',
  '{called} is not a choice for {name}, which {form}': '{called} no es una elección para {name}, que {form}',
  '{called}: {given} is not a choice for {name}, which {form}': '{called}: {given} no es una elección para {name}, que {form}',
  'something it may have and its chance, such as weapon=danish-axe 60%':
    'lo que puede tener con su probabilidad, como weapon=danish-axe 60%',
  'a chance above 0 and up to 1, such as 0.6': 'una probabilidad mayor que 0 y de 1 como máximo, como 0.6',
  '{called}: expected one thing and its chance, as in weapon=danish-axe 60%':
    '{called}: se espera una cosa con su probabilidad, como weapon=danish-axe 60%',
  '{called}: chances that exclude each other ({key}) add up to {sum}, which is more than 100%':
    '{called}: las probabilidades que se excluyen ({key}) suman {sum}, y pueden sumar 100%',
  '{called}: that makes {n} cases, and a fight has at most {most}: leave some out':
    '{called}: serían {n} casos, y un combate tiene como máximo {most}: quita algunos',
  '{raw}: a chance is above 0 % and at most 100 %': '{raw}: una probabilidad es mayor que 0 % y como mucho 100 %',
  '{raw}: a chance goes with a weapon, a mount, an ability or a state that the unit may have, as in axe 60 %':
    '{raw}: una probabilidad va con un arma, una montura, una habilidad o un estado que la unidad puede tener, como en hacha 60 %',
  '{called}: {name} is used once a turn (R7.3): name it once':
    '{called}: {name} se usa una vez por turno (R7.3): dila una sola vez',
  '{called}: {settled} is not a number of {name}: at most {most} ({rule})':
    '{called}: {el:name} {es|son:name} {most} como máximo, no {settled} ({rule})',
  'at most the {models} models of the unit': 'como máximo las {models} miniaturas de la unidad',
  '{called}: a building is heavy cover (R3.11): leave the cover out':
    '{called}: un edificio es cobertura pesada (R3.11): quita la cobertura',
  'a number of dice for each model, such as 2 or "1/3"': 'un número de dados por miniatura, como 2 o "1/3"',
  'more than 0 and less than 0.5, such as 0.005': 'más de 0 y menos de 0.5, como 0.005',
  '{called}: armour and enemy-armour are each bought at most once (R3.4)':
    '{called}: armour y enemy-armour se compran como mucho una vez cada una (R3.4)',
  'a sum from 1 to 18, or 1d6 to 3d6': 'una suma de 1 a 18, o de 1d6 a 3d6',
  'the reading {name} belongs to edition {edition}, and this fight is edition {other}: leave it out':
    'la interpretación {name} es de la edición {edition}, y este combate es de la edición {other}: quítala',
  'the reading {name}': 'la interpretación {name}',
  '1 or 2': '1 o 2',
  'an ability, such as "ullr"': 'una habilidad, como "ullr"',
  'without {words} this can be answered:': 'sin {words} esto tiene respuesta:',
  'ask one of these': 'elige una de estas',
  'ask either': 'elige una u otra',
  'say {options}': 'di {options}',
  'is one of {options}': 'es una de {options}',
  'counts {least} to {most} {of}, as in +{id}={most}': 'cuenta de {least} a {most} {of}, como en +{id}={most}'
} as const

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
  'the states that its open choices lead to{figures}': 'los estados a los que llevan sus decisiones abiertas{figures}',
  '{ways} ways to go on': '{ways} maneras de seguir',
  'about {count}': 'unos {count}',
  '{amount} {n|second|seconds}': '{amount} {n|segundo|segundos}',
  '{amount} {n|minute|minutes}': '{amount} {n|minuto|minutos}',
  '{amount} {n|hour|hours}': '{amount} {n|hora|horas}',
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
  'its models have armour {armours}; the unit is played with that of its companions (V9.9)':
    'sus miniaturas tienen armadura {armours}; la unidad se juega con la de sus compañeros (V9.9)',
  'it has no row of numbers, and is left out': 'no tiene fila de números y no se incluye',
  'its values are those with {usual}, the default choice': 'sus valores son los que tiene con {usual}, la opción por defecto',
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
