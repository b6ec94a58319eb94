import type { SecondRuleId } from '../second/texts'
import type { RuleId } from '../texts'

/** The rules of the first edition by their ids: title and text. */
export const texts = {
  'R1.0': [
    'Perfiles',
    'Levas: armadura 3, un dado de ataque por tres miniaturas en combate y por dos al disparar, límite de fatiga 2. Guerreros: armadura 4, uno por miniatura y por dos, límite 3. Guardias: armadura 5, dos por miniatura y uno por cada una, límite 4. Señor de la guerra: armadura 5, o 6 cuando le disparan, cinco dados y dos, límite 4.'
  ],
  'R1.1': [
    'Fracciones',
    'Toda fracción se redondea hacia arriba: cinco levas tiran dos dados en combate, y la mitad de cinco dados son tres.'
  ],
  'R1.2': [
    'Límites de la armadura',
    'La armadura nunca es menor de 2 ni mayor de 6, la cambie lo que la cambie (interpretación armour-clamp).'
  ],
  'R1.3': [
    'Unidades',
    'Una unidad se recluta con 4 a 12 miniaturas de una clase y un equipo; en juego puede quedar por debajo de cuatro. El señor de la guerra es una unidad de uno, y se activa como los guardias.'
  ],
  'R1.4': [
    'Repeticiones',
    'Ningún dado se tira por tercera vez: vale el segundo resultado. Un jugador repite solo sus propios dados (dicho de la segunda edición, deducido aquí).'
  ],
  'R2.1': [
    'Disparo, paso 1: dados de ataque',
    'Quien dispara tiene dados de ataque según su clase, solo por las miniaturas a alcance y con línea de visión.'
  ],
  'R2.2': [
    'Disparo, paso 2: habilidades y fatiga',
    'Quien dispara usa sus habilidades, y acaba como máximo con el doble de los dados de ataque que tenía antes. Luego el objetivo usa las suyas, y puede descartar una fatiga de la unidad que dispara por armadura +1, una vez por disparo. Quien dispara no emplea la fatiga del objetivo.'
  ],
  'R2.3': [
    'Disparo, paso 3: tirada de ataque',
    'Impacta cada dado de ataque que iguala o supera la armadura del objetivo. Un 6 natural siempre impacta, un 1 natural siempre falla.'
  ],
  'R2.4': [
    'Disparo, paso 4: tirada de defensa',
    'El objetivo tira un dado de defensa por impacto y además sus dados extra, como máximo el doble de los impactos: ninguno sin impactos. Cada 4 o más cancela un impacto.'
  ],
  'R2.5': [
    'Disparo, paso 5: bajas',
    'El objetivo pierde una miniatura por cada impacto sin cancelar, cualquiera de las suyas, a alcance o no. Un señor de la guerra tiene Resistencia (R6.1).'
  ],
  'R2.6': [
    'Cobertura contra disparos',
    'La tiene una unidad con dos tercios de sus miniaturas dentro o detrás de ella: la cobertura ligera cancela impactos con 3 o más; la pesada también, y da armadura +1.'
  ],
  'R2.7': ['Alcances', 'Arcos, hondas y ballestas alcanzan L (12"); jabalinas y arcos compuestos, M (6").'],
  'R2.8': [
    'Ballestas',
    'La armadura del objetivo es 1 menor. La de la propia unidad de ballesteros también es 1 menor, contra disparos y en combate.'
  ],
  'R2.9': [
    'Jabalinas',
    'Una unidad con jabalinas puede lanzarlas en el acto tras un movimiento, en la misma activación y sin fatiga por ello, salvo que una de sus miniaturas esté trabada. La fatiga del movimiento llega antes y, aunque deje exhausta a la unidad, no impide el lanzamiento (deducido).'
  ],
  'R2.10': [
    'Unidades a caballo bajo disparos',
    'La armadura de una unidad a caballo es 1 menor cuando le disparan. Nunca tiene cobertura, ni contra disparos ni en combate.'
  ],
  'R2.11': [
    'Terreno',
    'Bosque, maleza y cultivos son cobertura ligera y terreno irregular; rocas, un círculo de piedras y los edificios, cobertura pesada e irregular; una elevación no es ni lo uno ni lo otro; una elevación empinada y unas marismas son solo irregulares. Los obstáculos bajos frenan como el terreno irregular: un seto es cobertura ligera; un muro, pesada.'
  ],
  'R3.1': [
    'Combate, paso 1: dados de ataque',
    'Ambos bandos tienen dados de ataque según su clase, por las miniaturas en contacto peana con peana o dentro de VS de una miniatura enemiga en contacto con su unidad.'
  ],
  'R3.2': [
    'Exhaustos en combate',
    'Una unidad en su límite de fatiga o por encima pierde la mitad de sus dados de ataque, hacia arriba: de ocho conserva cuatro, de cinco dos. Cuenta la fatiga del movimiento hasta el contacto, también se reduce quien carga (interpretación charge-exhausts), y lo que cambia la fatiga después del paso 1 no cambia los dados.'
  ],
  'R3.3': [
    'Combate, paso 2: reducir los dados',
    'Solo el defensor puede renunciar a la mitad de sus dados de ataque, hacia arriba, por un dado de defensa por cada dos, hacia arriba: de 8 conserva 4 y gana 2, de 5 conserva 2 y gana 2, de 3 conserva 1 y gana 1. Todo o nada; un defensor exhausto puede. También se llama cerrar filas, y no es la habilidad Muro de Escudos.'
  ],
  'R3.4': [
    'Combate, paso 3: habilidades y fatiga',
    'El atacante usa habilidades y emplea fatiga del enemigo; luego lo hace el defensor, sabiendo lo que hizo el atacante. Una fatiga de la unidad enemiga compra armadura +1 propia o armadura -1 de ese enemigo, cada una como máximo una vez por combate y unidad enemiga.'
  ],
  'R3.5': [
    'Máximo de dados de ataque en combate',
    'Tras las habilidades un bando tiene como máximo el doble de los dados de ataque que tenía antes de ellas, descontados ya el agotamiento y los dados a los que se renunció (interpretación cap-base). El exceso se pierde.'
  ],
  'R3.6': [
    'Combate, paso 4: tirada de ataque',
    'Tiran ambos bandos: impacta cada dado que iguala o supera la armadura enemiga. Que un 6 natural siempre impacte y un 1 natural siempre falle, como al disparar, es la interpretación natural-in-melee.'
  ],
  'R3.7': [
    'Combate, paso 5: tirada de defensa',
    'Cada bando tira un dado de defensa por impacto recibido y además sus dados extra, como máximo el doble de los impactos. Cada 5 o más cancela un impacto; 4 o más para un defensor con dos tercios de su unidad en cobertura pesada. La cobertura ligera no hace nada en combate.'
  ],
  'R3.8': [
    'Combate, paso 6: bajas',
    'Se pierde una miniatura por cada impacto sin cancelar, primero el defensor; para entonces ambos han tirado. Se pueden retirar miniaturas que no estaban trabadas.'
  ],
  'R3.9': ['Combate, paso 7: fatiga', 'Cada unidad del combate gana 1 de fatiga.'],
  'R3.10': [
    'Combate, paso 8: ganador y destrabarse',
    'Gana el bando que perdió menos miniaturas por impactos sin cancelar, y el perdedor se destraba (se retira); con un empate se destraba el atacante. Si un bando es aniquilado no se destraba nadie. Un perdedor que no puede apartarse se queda y se aparta el ganador. Los impactos ignorados por Resistencia y las miniaturas retiradas por habilidades no deciden quién gana.'
  ],
  'R3.11': [
    'Combate contra un edificio',
    'El defensor elige una unidad del edificio: combate entera, con cobertura pesada, contra los atacantes dentro de VS. El atacante siempre se destraba mientras viva un ocupante. En un edificio caben 8 miniaturas, en uno grande 12; quien dispara contra él elige la unidad.'
  ],
  'R3.12': [
    'Uno contra uno',
    'Una unidad traba a una unidad enemiga. Dos unidades llegan al mismo enemigo solo Lado a Lado (R6.3).'
  ],
  'R4.0': [
    'Activaciones',
    'Una activación es un movimiento, un disparo o un descanso; una unidad puede tener cualquier número por turno. Una miniatura que mueve dentro de VS de un enemigo tiene que acabar en contacto con uno.'
  ],
  'R4.1': [
    'Ganar fatiga',
    'Una unidad gana 1 de fatiga por cada movimiento o disparo después del primero del turno, antes del combate si el movimiento llega al contacto; 1 tras cada combate; 1 cuando una unidad amiga dentro de S es destruida en combate. Los movimientos y disparos en el turno enemigo no dan ninguna. Caballos que acaban un movimiento en terreno irregular: interpretación horses-uneven.'
  ],
  'R4.2': [
    'Descanso',
    'Un descanso quita 1 de fatiga; es la primera activación de la unidad en el turno y llega una vez por turno.'
  ],
  'R4.3': [
    'Agotamiento',
    'Una unidad en su límite de fatiga o por encima solo puede descansar; un movimiento o disparo que se le imponga se cancela; en combate pierde dados de ataque (R3.2). La fatiga no tiene tope.'
  ],
  'R4.4': [
    'Fatiga empleada contra un movimiento',
    'Una fatiga de una unidad enemiga que mueve, descartada, acorta su movimiento una banda: de L a M, de M a S, de S a VS, una vez por movimiento.'
  ],
  'R4.5': [
    'Distancias y movimientos',
    'VS son 2", S 4", M 6", L 12"; basta que una miniatura esté dentro. A pie se mueve M, a caballo L; toda la unidad mueve S si alguna de sus miniaturas empieza, acaba o pasa por terreno irregular o sobre un obstáculo.'
  ],
  'R4.6': [
    'Segundos movimientos cerca de un enemigo',
    'Una unidad que empieza un segundo movimiento, u otro posterior, dentro de S de un enemigo tiene que trabarlo, al más cercano si hay varios, o la activación se pierde.'
  ],
  'R4.7': [
    'La fatiga a lo largo de un turno',
    'El ejemplo del reglamento: una unidad mueve (sin fatiga), dispara (1), carga (2, antes del combate) y tiene 3 tras el combate.'
  ],
  'R5.1': [
    'Hachas danesas y armas pesadas',
    'En combate la armadura propia es 1 menor y cada tirada de ataque suma 1: a armadura 4 se impacta con 3 o más. Un 1 natural sigue fallando.'
  ],
  'R5.2': [
    'Unidades a caballo',
    'Los caballos mueven L (S en terreno irregular), son más fáciles de impactar con disparos y nunca tienen cobertura (R2.10). Una unidad a caballo no puede ocupar un edificio pero puede atacarlo, y nunca desmonta.'
  ],
  'R5.3': [
    'Vikingos',
    'Los guardias son hirdmen, los guerreros bondi, las levas siervos con arcos u hondas. Una unidad de exactamente cuatro guardias puede ser de berserkers: cuatro dados de ataque cada uno en combate, armadura 3.'
  ],
  'R5.4': [
    'Anglodaneses',
    'Los guardias son huscarls y pueden llevar hachas danesas, los guerreros ceorls, las levas geburs con arcos u hondas. El señor de la guerra lleva un hacha danesa.'
  ],
  'R5.5': [
    'Normandos',
    'Los guardias son caballeros, los guerreros sargentos, las levas campesinos con arcos. Señor de la guerra, guardias y guerreros pueden ir a caballo. Una unidad de hasta ocho guerreros a pie puede llevar ballestas.'
  ],
  'R5.6': [
    'Galeses',
    'Los guardias son teulu, los guerreros priodaur, las levas bonnedig con arcos, hondas o jabalinas. Señor de la guerra, guardias y guerreros llevan jabalinas y pueden ir a caballo; la armadura de teulu y priodaur es 1 menor cuando les disparan: 4 y 3, a caballo 3 y 2.'
  ],
  'R6.1': [
    'Resistencia',
    'En cada disparo y en cada combate el señor de la guerra ignora el primer impacto sin cancelar. Cada uno más lo mata, salvo que en su lugar se retire, como guardaespaldas, una miniatura amiga dentro de VS que no sea una leva. Si esa miniatura cuenta para decidir quién gana es la interpretación sacrifice-counts.'
  ],
  'R6.2': [
    'Determinación, Obedecemos, Orgullo',
    'El señor de la guerra tiene una activación gratis por turno. Una vez por turno una unidad amiga dentro de S mueve con un movimiento suyo. Si con un movimiento puede trabar al señor de la guerra enemigo, tiene que hacerlo.'
  ],
  'R6.3': [
    'Lado a Lado',
    'El señor de la guerra y la unidad que movió con él pueden trabar al mismo enemigo. Sus dados, habilidades y fatiga siguen separados. El enemigo reparte sus dados de ataque antes de tirar, como máximo la mitad contra el señor de la guerra; un señor de la guerra enemigo puede dirigirlos todos contra él. Las bajas de los compañeros se retiran antes de que Resistencia pida miniaturas.'
  ],
  'R6.4': [
    'Héroes',
    'Un héroe cuesta 1 punto en lugar del señor de la guerra gratis y, si no se dice otra cosa, da 3 dados de SAGA, con reglas propias.'
  ],
  'R6.5': [
    'Espadas de alquiler',
    'Se puede contratar a los Jomsvikings y a Egil con sus hombres (2 puntos; Egil con siete, 3) y a ocho mercenarios flamencos (1 punto), cada uno con límites sobre quién sirve a su lado.'
  ],
  'R6.6': [
    'Ira de los Jomsvikings',
    'Se asignan de uno a tres dados de SAGA y se tira un dado por cada uno: la mitad del más alto, hacia arriba, son activaciones gratis, y cada fila de la tabla hasta su suma está en vigor hasta el próximo turno. Con 17 o 18 cambian de bando.'
  ],
  'R7.1': [
    'Dados de SAGA',
    'Un dado de SAGA tiene tres caras del símbolo común, dos del poco común y una del raro. Un jugador tiene ocho, y nunca más en uso.'
  ],
  'R7.2': [
    'Tirar los dados de SAGA',
    'Al empezar el turno un jugador tira uno por unidad de guerreros o guardias y dos por el señor de la guerra, seis como máximo, menos uno por cada dado que quedó en la tabla. Los que quedaron allí se pueden recoger y tirar.'
  ],
  'R7.3': [
    'Pagar un cuadro',
    'Un cuadro se paga con los símbolos que muestra: cualquiera de varios, todos los unidos por un más. La columna izquierda admite cualquier número de dados por turno; cada otro cuadro se usa una vez. Los dados se colocan en la fase de órdenes y se descartan al usar la habilidad.'
  ],
  'R7.4': [
    'Cuándo se usan las habilidades',
    'Órdenes y Activación en el turno propio, sus reacciones en el turno enemigo; Disparo cuando dispara la unidad propia, Disparo/Reacción cuando le disparan; Combate en el paso 3, en el turno de cualquiera. Una habilidad sin efecto se pierde con sus dados.'
  ],
  'R7.5': ['Pila de Activación', 'Descarta su dado para tirar dos más, nunca más de ocho en uso a la vez.'],
  'R7 anglo-danes': [
    'Tabla de los anglodaneses',
    'Símbolos: hacha (común), caballo blanco (poco común), yelmo (raro). La imagen de la mayoría de los costes se ha perdido: no se conocen. El de Noble Linaje se conoce por ayudas de juego publicadas.'
  ],
  'R7 vikings': [
    'Tabla de los vikingos',
    'Símbolos: Fehu (común), Berkano (poco común), Sowilo (raro). La imagen de la mayoría de los costes se ha perdido: no se conocen.'
  ],
  'R7 normans': [
    'Tabla de los normandos',
    'Las imágenes de los símbolos no se conocen; muchos costes se conocen por lo comunes que son sus símbolos, los de los diez cuadros de la derecha por una ayuda de juego publicada (Saga Tapestry, diciembre de 2013), igual que los dos dados de Machacar, Galope y Dex Aïe y el de Persecución.'
  ],
  'R7 welsh': ['Tabla de los galeses', 'Las imágenes de los símbolos no se conocen, ni tampoco la mayoría de los costes.'],
  'R8.1': [
    'Bandas',
    'Una banda normal tiene 6 puntos, la de una primera partida 4, y un señor de la guerra gratis. Un punto compra 4 guardias, 8 guerreros o 12 levas; las miniaturas de una clase se juntan y se reparten en unidades libremente.'
  ],
  'R8.2': [
    'Puntos de victoria por muertes',
    'Sumados en toda la partida, cada clase redondeada hacia arriba una vez: 1 por un guardia, 1 por dos guerreros, 1 por tres levas, 3 por el señor de la guerra, 4 por un héroe.'
  ],
  'R8.3': [
    'Escenarios que cambian el combate',
    'El Desafío da doce heridas a cada señor de la guerra, una perdida por cada impacto sin cancelar tras Resistencia, durante hasta siete turnos. La Escolta tiene bagaje con armadura 5, o 6 cuando le disparan, y tres dados en combate; ignora el primer impacto sin cancelar y ninguna habilidad es para él. En Patria se combate por edificios. Las batallas de 8 puntos siguen con seis dados de SAGA, y Determinación y Obedecemos se usan dos veces por turno; en las de 10 hay ocho dados, sin Pila de Activación, y un segundo señor de la guerra por 1 punto, que vale 2 puntos de victoria, sin Obedecemos ni Lado a Lado; en las de 12, ocho dados y otros dos señores de la guerra por 1 punto cada uno. Ninguno de ellos es un héroe.'
  ]
} as const satisfies Readonly<Record<RuleId, readonly [title: string, text: string]>>

type Row = readonly [title: string, text: string]

/** Rules that the second edition has in other words, and its own. */
export const secondTexts = {
  'R2.2': [
    'Disparo, paso 2: habilidades y fatiga',
    'Ambos bandos actúan por turnos (V9.13). El objetivo puede gastar la fatiga de la unidad que dispara, cada una por armadura +1, tantas veces como haya; quien dispara no gasta ninguna del objetivo, salvo que una regla lo diga. El máximo de dados: V9.2.'
  ],
  'R2.6': [
    'Cobertura',
    'Los bosques y los campos son cobertura ligera, los muros sólida. Con cobertura ligera los dados de defensa de una unidad a la que disparan suman 1 (en combate: interpretación cover-light-melee). Con cobertura sólida suman 1 los de una unidad que recibe una carga (cuando le disparan: interpretación cover-solid-shot). Dos coberturas no se suman. No se sabe cuántas miniaturas han de estar en ella.'
  ],
  'R2.10': [
    'Unidades montadas bajo disparos',
    'Nadie montado tiene cobertura, ni contra disparos ni en combate, ni los elefantes. Lo que caballos y camellos hacen con la armadura: V9.7.'
  ],
  'R3.2': [
    'Exhaustas en combate',
    'Una unidad que está exhausta (R4.3) cuando se cuentan los dados, con la fatiga de su carga, sufre en combate, pero no se sabe cuánto (interpretación exhausted-melee).'
  ],
  'R3.4': [
    'Combate, paso 3: habilidades y fatiga',
    'Ambos bandos actúan por turnos (V9.13). La fatiga de la unidad enemiga compra armadura 1 mayor o la del enemigo 1 menor, un efecto por cada una, tantas veces como haya; se retira al momento.'
  ],
  'R3.5': [
    'Máximo de dados de ataque en combate',
    'La pila del paso 2 se corta a 16 dados (V9.1), y con habilidades no se tira más del doble de la pila (V9.2).'
  ],
  'R4.0': [
    'Activaciones',
    'Una activación es un movimiento, una carga, un disparo o un descanso; un combate solo empieza con una carga. La que es gratis no toma ningún dado de SAGA, pero da fatiga como cualquier otra si no se dice que no la da. Una unidad que empieza en terreno abierto a más de L de todos los enemigos puede hacer primero un movimiento gratis, una maniobra, que no la lleva a L o menos de ninguno.'
  ],
  'R4.1': [
    'Ganar fatiga',
    'Una unidad toma 1 de fatiga por cada movimiento, carga o disparo tras el primero del turno, la de una carga antes del combate; 1 tras cada combate; 1 cuando una unidad amiga a S o menos es eliminada; 1 por cada uso de Resiliencia (V9.8); y en mal terreno (V9.14).'
  ],
  'R4.2': [
    'Descanso',
    'Un descanso quita 1 de fatiga, y se puede hacer sin tenerla; es la primera activación de la unidad en el turno.'
  ],
  'R4.3': [
    'Agotamiento',
    'Una unidad en su límite de fatiga (V9) está exhausta: no toma más fatiga (interpretación fatigue-above-limit), solo se activa para descansar y no usa ni Obedecemos ni Resiliencia. En combate: R3.2.'
  ],
  'R4.4': [
    'Fatiga gastada contra un movimiento',
    'La fatiga de un enemigo que mueve o carga se gasta para que la distancia sea S.'
  ],
  'R6.2': [
    'Determinación, Obedecemos, Orgullo',
    'Determinación: una vez en su propia fase de activación un héroe se activa gratis. Obedecemos: una vez en esa fase el héroe, si no está exhausto, activa gratis a otra unidad amiga a S o menos. Orgullo: un héroe que puede cargar contra un héroe enemigo debe cargar contra uno.'
  ],
  'R7.4': [
    'Cuándo se usan las habilidades: las fases de un turno',
    'Órdenes y Activación en el turno propio, primero los dados y luego las activaciones; sus reacciones en el turno enemigo, nunca dos a la misma causa. Disparo cuando dispara la unidad propia, Disparo/Reacción cuando le disparan; Combate en el paso 3, en el turno de cualquiera. Lo impreso bajo la fase, infantería o montados, limita quién puede usarla. De dos en el mismo momento va primero la del atacante.'
  ],
  'R7.5': [
    'Pila de Activación',
    'Gasta su dado para tirar dos dados disponibles, de los que uno puede ser el gastado: basta con otro dado.'
  ],
  'R1.1': [
    'Fracciones',
    'Toda fracción se redondea hacia arriba, una vez por unidad: siete levas con arcos tiran tres dados en combate y cuatro al disparar.'
  ],
  'R1.4': [
    'Repeticiones',
    'Un dado se repite una vez, y vale su segundo resultado. Un jugador solo repite sus propios dados, salvo que un efecto diga que repite el enemigo. Los dados de SAGA se pueden repetir cuantas veces se quiera.'
  ],
  'R2.3': [
    'Disparo, paso 3: tirada de ataque',
    'Impacta cada dado de ataque que iguala o supera la armadura del objetivo. Ninguna cara impacta ni falla por sí misma: los resultados se mantienen entre 1 y 6 después de lo que los cambia.'
  ],
  'R2.4': [
    'Disparo, paso 4: tirada de defensa',
    'El objetivo tira un dado de defensa por impacto recibido y además sus dados extra (interpretación defence-cap), ninguno sin impactos. Cada 4 o más cancela un impacto; 3 o más en cobertura ligera (R2.6).'
  ],
  'R2.5': [
    'Disparo, paso 5: bajas',
    'El objetivo pierde una miniatura por cada impacto sin cancelar, cualquiera de las suyas, a alcance o no. Resiliencia y Guardaespaldas: V9.8.'
  ],
  'R3.1': [
    'Combate, paso 2: dados de ataque',
    'Ambos bandos tienen dados de ataque según su clase por todas sus miniaturas: en esta edición combaten todas las de una unidad. Lo que se añade, y lo máximo que hay: V9.1.'
  ],
  'R3.6': [
    'Combate, paso 4: tirada de ataque',
    'Tiran ambos bandos: impacta cada dado que iguala o supera la armadura enemiga. Ninguna cara impacta ni falla por sí misma: los resultados se mantienen entre 1 y 6 después de lo que los cambia.'
  ],
  'R3.7': [
    'Combate, paso 5: tirada de defensa',
    'Cada bando tira un dado de defensa por impacto recibido y además sus dados extra (interpretación defence-cap), ninguno sin impactos. Cada 5 o más cancela un impacto; 4 o más con las filas cerradas, o en cobertura sólida para la unidad que recibe la carga.'
  ],
  'R3.8': [
    'Combate, paso 6: bajas',
    'Se pierde una miniatura por cada impacto sin cancelar, en ambos bandos a la vez. Primero se resta lo que una regla ignora, luego la Resiliencia, luego los Guardaespaldas (V9.8).'
  ],
  'R3.10': [
    'Combate, paso 8: ganador y destrabarse',
    'Gana el bando que perdió menos miniaturas y el otro se destraba: se retira S si ninguna regla dice otra cosa. Con un empate se destraba el atacante (interpretación tie-withdraws). Si un bando es aniquilado no se destraba nadie. Las bajas que cancela la Resiliencia o que asumen los Guardaespaldas no deciden nada (interpretación resilience-counts, interpretación sacrifice-counts).'
  ],
  'R3.12': ['Uno contra uno', 'Una unidad traba a una unidad enemiga.'],
  V9: [
    'Perfiles',
    'Levas: armadura 4 y un dado de ataque por dos miniaturas en combate; con proyectiles uno por tres, y uno por dos al disparar. Guerreros: armadura 4, uno por miniatura y por dos. Guardias: armadura 5, dos por miniatura y uno por cada una. Señor de la guerra: armadura 5, ocho dados y cuatro. El límite de fatiga de todos es 3. Se cancela con 4 o más contra disparos, con 5 o más en combate.'
  ],
  'V9.0': [
    'Donde calla la segunda edición',
    'Lo que aquí no se dice es como en R1.1, R1.2, R1.4, R2.1, R2.3 a R2.5, R3.1, R3.6 a R3.10 y R3.12; las tiradas naturales, los máximos, la cobertura y el agotamiento son como dicen las interpretaciones (interpretación cover-solid-shot, interpretación defence-cap, interpretación exhausted-melee). Las habilidades y la fatiga se usan por turno, primero el atacante (interpretación first-act), y la fatiga se detiene en su límite (interpretación fatigue-above-limit). Nada más se conserva.'
  ],
  'V9.1': [
    'Pila de ataque',
    'Los dados de ataque extra de reglas especiales y efectos son como máximo los que tiene antes de ellos, los de la mitad con las filas cerradas, y uno por miniatura (interpretación bonus-model-cap). Luego la pila se corta a 8 dados al disparar, a 16 en combate.'
  ],
  'V9.2': [
    'Máximo de dados de ataque',
    'Con habilidades una unidad tira como máximo el doble de su pila del final del paso 1 al disparar, del paso 2 en combate, tras cerrar filas: doce guerreros con las filas cerradas tienen seis y tiran doce como máximo.'
  ],
  'V9.3': [
    'Disparos de ninguna unidad',
    'Un disparo que no hace ninguna unidad tiene solo los dados extra de su efecto, todos ellos.'
  ],
  'V9.4': [
    'Cerrar filas',
    'Una unidad que recibe la carga puede cerrar filas: reduce a la mitad sus dados de ataque (interpretaciones close-ranks-order, close-ranks-rounding) y cancela con 4 o más, como en cobertura sólida, que no se suma. No con armas de proyectiles, jabalinas, armas pesadas o monturas, no desarmados, con sarisas solo en terreno abierto, ni donde una regla lo prohíbe.'
  ],
  'V9.5': [
    'Jabalinas',
    'Los dados de ataque suman 1 en un combate en que la unidad cargó y el enemigo no cerró filas. En su propia fase de activación una unidad que no ha disparado este turno puede disparar gratis y sin fatiga, y ya no dispara más en esa fase. Hasta 2024 podía hacerlo una vez en su propio turno, después de mover (interpretación javelin-shot).'
  ],
  'V9.6': ['Arcos compuestos', 'Los disparos son gratis y sin fatiga; una unidad nunca hace dos seguidos.'],
  'V9.7': [
    'Equipo y fatiga empleada',
    'Arco, honda, ballesta y arma de fuego: armadura 1 menor; las ballestas disparan con dados que suman 1, y las armas de fuego dentro de M, donde una baja da 1 de fatiga. Jabalinas y arco compuesto: armadura 1 menor en combate. Arma pesada: armadura 1 menor y dados que suman 1 en combate. Sarisa: dados que suman 1 contra monturas y elefantes, en terreno abierto y sin fatiga. Proyectiles improvisados y desarmados: los dados de defensa del enemigo suman 1. Caballos y camellos: armadura 1 menor cuando les disparan; los jinetes contra camellos tienen dados que restan 1, y las monturas contra elefantes también. Elefantes: 2 impactos automáticos, 4 contra monturas o filas cerradas. Carros pesados: 6 dados y un impacto cada uno si cargan, si no 2. El portador de un estandarte no tiene dados. Lo que compra la fatiga: R3.4.'
  ],
  'V9.8': [
    'Resiliencia y Guardaespaldas',
    'Cuando se retirarían miniaturas, una unidad con Resiliencia toma 1 de fatiga para cancelar tantas bajas como diga su Resiliencia, una y otra vez, pero no estando exhausta ni más allá de su límite (interpretación resilience-use); un señor de la guerra normal tiene Resiliencia (1). Guardaespaldas: en su lugar se retira un guardia amigo, lo que no decide nada y no salva a nadie más a su vez.'
  ],
  'V9.9': [
    'Unidades heroicas y puntos de matanza',
    'Una unidad heroica tiene la clase y la armadura de sus compañeros. Puntos: 1 por un guardia, 1 por dos guerreros, 1 por tres levas, 4 por un señor de la guerra, y 1 más por cada unidad aniquilada, también una de una sola miniatura: un señor de la guerra da 5.'
  ],
  'V9.10': [
    'Dados de SAGA que se tiran; sin Lado a Lado',
    'Un dado de SAGA tiene tres caras del símbolo común, dos del poco común y una del raro. Una unidad da los dados de SAGA de su perfil. Se tiran esos, pero no más de los que suman ocho con los que queden en la tabla, y el jugador que empieza tira como máximo tres dados de SAGA en su primer turno. No existe Lado a Lado.'
  ],
  'V9.11': [
    'Reclutamiento',
    'Las partidas habituales son de 4 a 8 puntos. Un punto compra 4 guardias, 8 guerreros o 12 levas, que se reparten en unidades de 4 a 12; las dirige un señor de la guerra, que es gratis. Si ambos jugadores quieren, cada uno puede cambiar una vez 2 guardias, 4 guerreros o 6 levas por otro de los tres.'
  ],
  'V9.12': [
    'Tablas de batalla',
    'Cinco cuadros se usan cuantas veces se quiera, los demás una vez por turno. Las tablas de los vikingos y de los normandos son públicas, la mayoría de los cuadros por una sola fuente; de las demás tablas, los cuadros cuyo efecto es seguro, con costes desconocidos. Las de la primera edición no se usan.'
  ],
  'V9.13': [
    'Paso 3: acciones por turnos',
    'Ambos bandos actúan o pasan por turnos, primero el atacante o el tirador (interpretación first-act). Una acción es una habilidad, una fatiga del enemigo empleada o una regla usada en lugar de una habilidad; cada dado de SAGA en una habilidad básica es una acción propia. Dos pases seguidos acaban el paso (interpretación pass-final). Un combate que acaba en el paso 3 no tiene más pasos ni da fatiga; lo que ocurre tras un combate ocurre igualmente.'
  ],
  'V9.14': [
    'Terreno irregular y peligroso',
    'Las unidades a pie mueven y cargan M, los caballos L, y S en terreno irregular o peligroso. Un movimiento o una carga que acaba en terreno peligroso da 1 de fatiga, 2 a los caballos; en terreno irregular, 1 a los caballos. El terreno peligroso no es irregular para las habilidades.'
  ],
  'V9.15': [
    'Estandartes de guerra',
    'El portador de un estandarte de guerra no tiene dados de ataque. Su unidad pierde 1 de fatiga cuando empieza su fase de activación. Un descanso puede quitarle toda la fatiga en lugar de 1, y entonces la unidad no hace nada más en esta fase.'
  ],
  'V9.16': [
    'Mercenarios',
    'Ninguna habilidad avanzada activa ni elige a los mercenarios, y ellos no usan ninguna. Lo que vale para todas las unidades de un bando vale también para ellos. Dan dados de SAGA como su clase. Los leales son como cualquier otra unidad, salvo al reclutar.'
  ],
  'V9.17': [
    'Unidades y héroes con reglas propias',
    'Sus números son los impresos, con lo que siempre llevan y montan; otro equipo los cambia (V9.7). Un señor de la guerra legendario cuesta 1 punto en lugar del gratuito. Una unidad de mercenarios cuesta 1 punto, y una banda tiene cada una como máximo una vez. Un bardo es gratis, y un carromato ocupa el lugar de medio punto de miniaturas.'
  ]
} as const satisfies Readonly<Record<SecondRuleId, Row> & Partial<Record<RuleId, Row>>>
