/** What a fight says of itself: its headline, its notes, what is wrong with it. */
export const fights = {
  "in the enemy's turn": 'en el turno enemigo',
  'their own': 'el suyo',
  "in one's own turn": 'en el turno propio',
  "the enemy's": 'el del enemigo',
  'leave it out, or set whose turn it is if an ability lets the enemy act in it (--set turn={other})':
    'quítala, o di de quién es el turno si una habilidad deja actuar en él al enemigo (--set turn={other})',
  '{name} is used {when} (R7.4), and for {the:unit} this is {now}': '{name} se usa {when} (R7.4), y para {el:unit} este es {now}',
  'leave it out': 'quítala',
  'say "mounted", or leave it out': 'di «a caballo», o quítala',
  'leave it out here': 'quítala aquí',
  'leave it out of a single fight': 'quítala de un combate suelto',
  '{name} is for {whom}; {the:unit} cannot use it here': '{name} es para {whom}; {el:unit} no {puede|pueden:unit} usarla aquí',
  '{name} removes engaged models: you asked for {count}, and only {engaged} of {the:unit} {engaged|is|are} engaged':
    '{name} retira miniaturas trabadas: se piden {count} y {del:unit} hay {engaged} trabadas',
  '{name} discards more attack dice than {the:unit} {has|have:unit}':
    '{name} descarta más dados de ataque de los que {tiene|tienen:unit} {el:unit}',
  '{name} would change nothing in this fight': '{name} no cambiaría nada en este combate',
  '{name} is for {places}': '{name} es para {places}',
  'a melee': 'un combate',
  'the unit that shoots': 'la unidad que dispara',
  'the unit that is shot at': 'la unidad a la que disparan',
  '{the:enemies} {has|have:enemies} no fatigue left to spend on {what}: nothing is spent':
    '{al:enemies} no le queda fatiga que emplear en {what}: no se emplea nada',
  'the last fatigue of {the:enemies} is already spent, so for {what} nothing is spent':
    'la última fatiga {del:enemies} ya está empleada: no queda para {what}',
  'both units of a side together buy {what} once (R3.4)': 'las dos unidades de un bando compran {what} una sola vez (R3.4)',
  'fatigue of {name} spent': 'fatiga {del:name} empleada',
  'enemy armour': 'armadura enemiga',
  'solid cover does not help against shots (reading cover-solid-shot=none)':
    'la cobertura sólida no ayuda contra disparos (interpretación cover-solid-shot=none)',
  'how solid cover helps against shots is unknown: reading cover-solid-shot={solid}':
    'no se sabe cuánto ayuda la cobertura sólida contra disparos: interpretación cover-solid-shot={solid}',
  building: 'edificio',
  '{name} {is|are:name} mounted and {has|have:name} no cover (R2.10)':
    '{el:name} {va|van:name} a caballo y no {tiene|tienen:name} cobertura (R2.10)',
  'cover does not help the unit that charges (R3.7)': 'la cobertura no ayuda a la unidad que carga (R3.7)',
  'light cover is ignored in melee (R3.7)': 'en combate se ignora la cobertura ligera (R3.7)',
  ' or ': ' o ',
  ' and ': ' y ',
  '{name} may be used once a turn (R7.3): name it once': '{name} se puede usar una vez por turno (R7.3): nómbrala una sola vez',
  'each effect of spent fatigue is bought once (R3.4): name it once':
    'cada efecto de emplear fatiga se usa una sola vez (R3.4): nómbralo una sola vez',
  'only a charge can be Side by Side (R6.3): name one unit to shoot':
    'solo en una carga se combate Lado a Lado (R6.3): nombra una única unidad que dispare',
  'the second edition has no Side by Side (V9.10): name one unit to charge':
    'en la segunda edición no existe Lado a Lado (V9.10): nombra una única unidad que cargue',
  '{name} never fights Side by Side (R6.4): name one unit to charge':
    '{name} nunca combate Lado a Lado (R6.4): que cargue una sola unidad',
  'a warband has one warlord, who charges Side by Side with a unit (R6.3), not with {the:name}: name a unit, as in "warlord and 6 hirdmen"':
    'una banda tiene un señor de la guerra, que carga Lado a Lado con una unidad (R6.3), no con {el:name}: nombra una unidad, como en "señor de la guerra y 6 hirdmen"',
  'only a warlord charges Side by Side with a unit (R6.3), not {the:name}: name the warlord first, as in "warlord and 6 hirdmen"':
    'solo un señor de la guerra carga Lado a Lado con una unidad (R6.3), no {el:name}: nombra primero al señor de la guerra, como en "señor de la guerra y 6 hirdmen"',
  'only the unit that is charged may give up dice (R3.3): leave it out for {the:name}':
    'solo la unidad que recibe la carga puede reducir su pila de ataque (R3.3): quítaselo {al:name}',
  'dice are given up in a melee only (R3.3): leave it out for {the:name}':
    'solo se renuncia a dados en un combate (R3.3): quítaselo {al:name}',
  'only the unit that is charged may close ranks (V9.4): leave it out for {the:name}':
    'solo la unidad que recibe la carga puede cerrar filas (V9.4): quítaselo {al:name}',
  '"moved" is for the unit that charges or shoots; give {the:name} {its|their:name} fatigue with "fatigue 1"':
    '"segunda activación" es de la unidad que carga o dispara; da la fatiga {al:name} con "fatiga 1"',
  'the unit that shoots spends none of its target\'s fatigue (R2.2): leave "spends" out':
    'la unidad que dispara no emplea la fatiga de su objetivo (R2.2): quita el gasto de fatiga',
  'fatigue spent on a shot buys armour only (R2.2): use "spends armour"':
    'contra un disparo la fatiga solo da armadura (R2.2): di "gasta armadura"',
  '{the:name} cannot be in a building: it holds up to {mostInBuilding} models on foot (R3.11, R5.2)':
    '{el:name} no {puede|pueden:name} estar en un edificio: caben hasta {mostInBuilding} miniaturas a pie (R3.11, R5.2)',
  '{the:name} {is|are:name} gone before the fight begins: there is nothing to fight':
    '{el:name} {desaparece|desaparecen:name} antes de empezar: no hay combate que calcular',
  'guards die for a warlord (R6.1), not for {the:name}: leave "guarded" out':
    'los compañeros mueren por un señor de la guerra (R6.1), no por {el:name}: quita "protegido"',
  '{name} {does|do:name} not die for a warlord ({rule}): guard him with {friends}':
    '{el:name} no {muere|mueren:name} por un señor de la guerra ({rule}): protégelo con {friends}',
  'wounds are for warlords in the Challenge (R8.3), not for {the:name}: leave "wounds" out':
    'las heridas son de los señores de la guerra en El Desafío (R8.3), no {del:name}: quita "heridas"',
  'a rule forbids {the:name} to close ranks here (V9.4): leave "closes ranks" out':
    'una regla prohíbe aquí cerrar filas {al:name} (V9.4): quita "cerrando filas"',
  '{the:name} never {closes|close:name} ranks (V9.4): leave "closes ranks" out':
    '{el:name} nunca {cierra|cierran:name} filas (V9.4): quita "cerrando filas"',
  '{the:name} cannot close ranks mounted (V9.4): leave "closes ranks" out':
    '{el:name} no {puede|pueden:name} cerrar filas a caballo o en otra montura (V9.4): quita "cerrando filas"',
  '{the:name} cannot close ranks unarmed or with missile or heavy weapons or javelins (V9.4): leave "closes ranks" out':
    '{el:name} no {puede|pueden:name} cerrar filas sin armas ni con proyectiles, armas pesadas o jabalinas (V9.4): quita "cerrando filas"',
  '{the:name} can close ranks with {the:weapon} on open ground only (V9.4): leave "closes ranks" out':
    '{el:name} con {weapon} solo {puede|pueden:name} cerrar filas en terreno abierto (V9.4): quita "cerrando filas"',
  'only the Jomsvikings have their Wrath (R6.6), not {the:name}: leave "wrath" out':
    'solo los Jomsvikings tienen su Ira (R6.6), no {el:name}: quita "ira"',
  '"{numbered}" names one of two units that charge Side by Side (R6.3): against a single unit use "{what}"':
    '"{numbered}" nombra a una de dos unidades que cargan Lado a Lado (R6.3): contra una sola di "{what}"',
  'at a sum of {wrathSum} {the:name} {changes|change:name} sides and {does|do:name} not fight for you (R6.6): use a smaller sum':
    'con una suma de {wrathSum} {el:name} {cambia|cambian:name} de bando y no {combate|combaten:name} por ti (R6.6): di una suma menor',
  'rounds are of melees (R8.3): leave them out of a shot': 'los asaltos son de combates (R8.3): quítalos de un disparo',
  'a split is for a charge Side by Side (R6.3), as in "warlord and 6 hirdmen": leave it out':
    'repartir los dados es para una carga Lado a Lado (R6.3), como en "señor de la guerra y 6 hirdmen": quítalo',
  '{the:name} may aim 0 to {most} of {his|their:name} {dice} attack dice at {the:target} (R6.3), not {split}':
    '{el:name} {puede|pueden:name} dirigir de 0 a {most} de sus {dice} dados de ataque contra {el:target} (R6.3), no {split}',
  '{attack} attack': '{attack} de ataque',
  '{defence} defence': '{defence} de defensa',
  '{rare} rare': '({rare} con raro)',
  rare: 'raro',
  ' of the {name}': ' {del:name}',
  '{rate} {rate|die|dice} per model': '{rate} {rate|dado|dados} por miniatura',
  '{rate} charging {rate|die|dice} per model': '{rate} {rate|dado|dados} de carga por miniatura',
  'acts with an ability': 'actúa con una habilidad',
  'acts for armour': 'actúa por armadura',
  'acts for enemy armour': 'actúa por armadura enemiga',
  'passes its turn': 'pasa su turno',
  'within {distance}': 'a distancia {distance}',
  '{rate} shooting {rate|die|dice} per model': '{rate} {rate|dado|dados} de disparo por miniatura',
  armour: 'armadura',
  'armour when shot at': 'armadura contra disparos',
  'fatigue limit': 'límite de fatiga',
  resilience: 'resiliencia',
  '{one} and {other}': '{one} y {other}',
  'spends fatigue on {what}{which}': 'gastando fatiga en {what}{which}',
  ' of the first': ' de la primera',
  ' of the second': ' de la segunda',
  'guarded by {n} {name}': 'protegido por {n} {name}',
  'without missiles': 'sin proyectiles',
  '{engaged} engaged': '{engaged} miniaturas trabadas',
  '{engaged} engaged{head}': '{engaged} al alcance',
  moved: 'segunda activación',
  'in a building': 'en un edificio',
  'uneven ground': 'terreno irregular',
  'dangerous ground': 'terreno peligroso',
  '{n} {n|wound|wounds}': '{n} {n|herida|heridas}',
  'Wrath {sum}': 'ira {sum}',
  them: 'ellos',
  '{who} charged by {whom}': '{quien:who} cargados por {quien:whom}',
  '{who} shot at by {whom}': '{quien:who} disparados por {quien:whom}',
  '{who} {n|charges|charge} {whom}': '{quien:who} {n|carga|cargan} contra {quien:whom}',
  '{who} {n|shoots|shoot} {whom}': '{quien:who} {n|dispara|disparan} contra {quien:whom}',
  'out of turn': 'en el turno enemigo',
  'aiming {split} dice at the first': 'dirigiendo {split} dados a la primera',
  'at most {rounds} rounds': 'máximo {rounds} asaltos',
  "the {n} splits of the defender's dice": 'los {n} repartos de los dados del defensor',
  'give the split with --split': 'di el reparto con --split',
  "The best split of the defender's dice is too large to work out: {message}. Choose one: --split 0 to {most}.":
    'El mejor reparto de los dados del defensor es demasiado grande para calcularlo: {message}. Dilo tú: --split de 0 a {most}.',
  ', {change} on each roll': ', {change} en cada tirada',
  'armour {armour} of {the:name}{roll}': 'armadura {armour} {del:name}{roll}',
  '{name}: {lost} of {n} bonus attack {n|die|dice} lost to the cap ({rule})':
    '{name}: {lost} de {n} {n|dado|dados} de ataque extra se {lost|pierde|pierden} por el máximo ({rule})',
  '{name} {shoots|shoot:name} with {arms}{s}: no weapon was named':
    '{el:name} {dispara|disparan:name} con {arms}: no se nombró ningún arma',
  '{name} {is|are:name} exhausted and may only rest (R4.3): nobody shoots':
    'unidad exhausta: {el:name} solo {puede|pueden:name} descansar (R4.3) y nadie dispara',
  '{name} {is|are:name} exhausted and {loses|lose:name} half of {his|their:name} attack dice (R3.2)':
    'unidad exhausta: {el:name} {pierde|pierden:name} la mitad de sus dados de ataque (R3.2)',
  '{name} {is|are:name} exhausted and may only rest afterwards (R4.3)':
    'unidad exhausta: después {el:name} solo {puede|pueden:name} descansar (R4.3)',
  'how many dice {name} rolls is not in our sources: say it, as in "{name} 8 dice per model"':
    'cuántos dados tira {name} no está en nuestras fuentes: indícalo, como en "{name} 8 dados por miniatura"',
  'the Resilience of {the:name} is not in our sources and is left out; add it as "resilience 1" (V9.8)':
    'la Resiliencia {del:name} no está en nuestras fuentes y no se cuenta; dila como "resiliencia 1" (V9.8)',
  'mercenaries such as {the:name} trigger no advanced ability (V9.16): leave {ability} out':
    'los mercenarios como {el:name} no usan habilidades avanzadas (V9.16): quita {ability}',
  '{one} and {other} each activate {the:name} for an action of its own (R7.3): leave one of them out':
    '{one} y {other} activan cada una a {el:name} para una acción propia (R7.3): quita una de las dos',
  'none of {the:companion} is left when the dice are rolled, so all {dice} attack dice of {the:name} are aimed at {the:target} (R6.3)':
    'no queda nadie de {el:companion} cuando se tiran los dados, así que los {dice} dados de ataque de {el:name} van contra {el:target} (R6.3)',
  'none of {the:companion} is left when the dice are rolled, so all {dice} attack dice of {the:name} are aimed at {the:target} (R6.3): leave the split out':
    'no queda nadie de {el:companion} cuando se tiran los dados, así que los {dice} dados de ataque de {el:name} van contra {el:target} (R6.3): no indiques reparto',
  '{the:name} {aims|aim:name} {split} of {dice} attack dice at {the:target} (R6.3)':
    '{el:name} {dirige|dirigen:name} {split} de {dice} dados de ataque contra {el:target} (R6.3)',
  'the {name} who {n|is left dies|are left die} for the warlord if there are enough of them (R6.1)':
    '{el:name} que {n|queda muere|quedan mueren} por el señor de la guerra si hay bastantes (R6.1)',
  'the {name} who {n|is left dies|are left die} instead of each wound of the warlord (reading challenge-guards)':
    '{el:name} que {n|queda muere|quedan mueren} en lugar de cada herida del señor de la guerra (interpretación challenge-guards)',
  'hits that count as two are included in the odds, but not in the averages along each strike':
    'los impactos que cuentan doble están en las probabilidades, no en las medias de cada golpe',
  'who is left wins, else who lost less (R8.3)': 'gana quien queda; si no, quien perdió menos (R8.3)',
  'up to {n} melees with the same side charging; each gives both 1 fatigue (R3.9); abilities and spent fatigue count in the first':
    'hasta {n} combates en los que carga el mismo bando; cada uno da 1 de fatiga a ambos (R3.9); las habilidades y la fatiga empleada cuentan en el primero',
  'up to {n} melees, the two sides charging in turn; each gives both 1 fatigue (R3.9); abilities and spent fatigue count in the first':
    'hasta {n} combates en los que los bandos cargan por turnos; cada uno da 1 de fatiga a ambos (R3.9); las habilidades y la fatiga empleada cuentan en el primero',
  'a second melee': 'un segundo combate',
  '{n} melees in all': '{n} combates en total',
  'the survivors fight {melees}, again from the first step{again}':
    'los supervivientes libran {melees}, de nuevo desde el primer paso{again}',
  'A throw of the Wrath is averaged exactly: leave --method out, or give its sum, as in "wrath 12".':
    'La tirada de la Ira se promedia de forma exacta: quita --method, o di su suma, como en "ira 12".',
  'Make it smaller': 'Hazlo más pequeño',
  'Sample it with --method monte-carlo': 'Muestréalo con --method monte-carlo',
  'This fight is too large to work out exactly: the dice of one of its steps have more than {most} outcomes. {cure}.':
    'Este combate es demasiado grande para calcularlo de forma exacta: los dados de uno de sus pasos tienen más de {most} resultados. {cure}.',
  'gives up dice': 'reduciendo sus dados',
  'closes ranks': 'cerrando filas',
  'exhausted, fatigue {fatigue} of {fatigueLimit}: may only rest':
    'exhausta, fatiga {fatigue} de {fatigueLimit}: solo puede descansar',
  'exhausted, fatigue {fatigue} of {fatigueLimit}': 'exhausta, fatiga {fatigue} de {fatigueLimit}',
  exhausted: 'exhausta',
  'special rules': 'reglas especiales',
  'the most a pool holds': 'el máximo de la pila',
  '{name}: {lost} of {n} bonus attack dice lost: at most the dice before them, and one a model (V9.1, reading bonus-model-cap)':
    '{name}: se pierden {lost} de {n} dados de ataque extra: como mucho los dados previos, y uno por miniatura (V9.1, interpretación bonus-model-cap)',
  'dice of removed models': 'dados de miniaturas retiradas',
  '{the:name} may spend no more fatigue in this fight: leave the spending out':
    '{el:name} no {puede|pueden:name} emplear más fatiga en este combate: quita el gasto',
  '{the:name} may trigger no more abilities in this fight: leave {ability} out':
    '{el:name} no {puede|pueden:name} usar más habilidades en este combate: quita {ability}',
  'fatigue spent': 'fatiga empleada',
  'two passes in a row end step 3 (V9.13): leave out what comes after them':
    'dos pases seguidos acaban el paso 3 (V9.13): quita lo que viene después',
  'never below 0': 'nunca menos de ninguno',
  'at most twice the {n} before abilities': 'como máximo el doble de los {n} previos a las habilidades',
  '{most}, and then the {n} discarded': '{most}, y luego los {n} descartados',
  'at most {n}': 'como máximo {n}',
  'at least {n}': 'al menos {n}',
  '{bound}, against {the:name}': '{bound}, contra {el:name}',
  '{name} {was|were:name} exhausted before moving (fatigue {fatigue} of {fatigueLimit})':
    'unidad exhausta antes de mover: {el:name} (fatiga {fatigue} de {fatigueLimit})',
  '{was} and may only rest (R4.3): the charge is cancelled, and this is how it would have gone':
    '{was}; solo puede descansar (R4.3): la carga se cancela, y esto es lo que habría pasado',
  'not its first activation': 'no es su primera activación',
  '{chance} by {reading}': '{chance} con {reading}',
  ' and the ': ' y ',
  'what exhaustion costs {the:who} in melee is unknown; counted as {value} (reading exhausted-melee)':
    'no se sabe lo que cuesta el agotamiento {al:who} en combate; se cuenta como {value} (interpretación exhausted-melee)',
  'what exhaustion costs {the:who} in melee is unknown (reading exhausted-melee): {the:name} {n|wins|win} {chances}':
    'no se sabe lo que el agotamiento cuesta {al:who} en combate (interpretación exhausted-melee): {gana|ganan:name} {el:name} {chances}',
  '{source}, against them': '{source}, contra ellos',
  mounted: 'a caballo',
  'an act': 'una acción',
  'Wrath {least}': 'Ira {least}',
  'as given': 'según lo dicho',
  'averaged over the dice thrown before the attack dice; dice and armour above are for the likeliest result':
    'promedio de los dados lanzados antes que los de ataque; los dados y la armadura de arriba son los de su resultado más probable',
  'averaged over the throw of the Wrath (R6.6); dice and armour above are for the likeliest sum':
    'promedio de la tirada de la Ira (R6.6); los dados y la armadura de arriba son los de su suma más probable',
  'if they change sides ({value} %), there is no fight, which counts as a tie without losses':
    'con las sumas en las que cambian de bando, {value} %, no hay combate, y cuenta como empate sin bajas',
  'averaged over what is not known; dice and armour above are for the likeliest case':
    'promedio de lo que no se sabe; los dados y la armadura de arriba son los del caso más probable',
  'chances for what {the:name} may have work in a melee, a shot, advice, plans and comparisons, not here: say what they have, or leave it out':
    'lo que {puede|pueden:name} tener {el:name} se pondera en un combate, un disparo, consejos, planes y comparaciones, no aquí: di lo que tienen, o quítalo',
  'without {what}': 'sin {what}',
  '{name} {texts}': '{name} {texts}',
  'what is not known': 'lo que no se sabe',
  'a list': 'una lista',
  'an empty list': 'una lista vacía',
  'a list of {count}': 'una lista de {count}',
  'an object': 'un objeto',
  nothing: 'nada',
  both: 'ambas',
  'enemy armour before armour': 'armadura enemiga y armadura',
  'keeps dice': 'conservando sus dados',
  'spends nothing': 'no gasta nada',
  'spends {what}': 'gastando fatiga en {what}',
  '{choice} in the second melee': '{choice} en el segundo combate',
  'in each': 'en cada uno',
  'in the first': 'en el primero',
  'after the first': 'después del primero',
  '; choices for the second are ignored (reading thor-choices=first)':
    '; lo dicho del segundo no se cuenta (interpretación thor-choices=first)',
  '; {the:name} {gives|give:name} up dice {when}': '; {el:name} {reduce|reducen:name} sus dados {when}',
  'only Thor brings a second melee (R7 vikings): leave out the choices for it of {the:name}':
    'solo Thor trae un segundo combate (R7 vikings): quita lo que se dice de él para {el:name}',
  'what two units Side by Side spend in a second melee depends on who is left: leave it out':
    'lo que dos unidades gastan Lado a Lado en un segundo combate depende de quién quede: quítalo',
  'the melee ends when a unit has removed its last model (V9.13): leave out what comes after it':
    'el combate acaba cuando una unidad ha retirado su última miniatura (V9.13): quita lo que viene después',
  'an act of the enemy': 'una acción del enemigo'
} as const
