import type { SecondRuleId } from '../second/texts'
import type { RuleId } from '../texts'

type Row = readonly [title: string, text: string]

/** Rules that the second edition has in other words, and its own. */
export const secondTexts = {
  'R2.3': [
    'Disparo, paso 3: tirada de ataque',
    'Impacta cada dado de ataque que iguala o supera la armadura del objetivo. Ninguna cara impacta ni falla por sí misma: los resultados se mantienen entre 1 y 6 después de lo que los cambia.'
  ],
  'R2.5': [
    'Disparo, paso 5: bajas',
    'El objetivo pierde una miniatura por cada impacto sin cancelar, cualquiera de las suyas, a alcance o no. Resiliencia y Guardaespaldas: V9.8.'
  ],
  'R3.6': [
    'Combate, paso 4: tirada de ataque',
    'Tiran ambos bandos: impacta cada dado que iguala o supera la armadura enemiga. Ninguna cara impacta ni falla por sí misma: los resultados se mantienen entre 1 y 6 después de lo que los cambia.'
  ],
  'R3.7': [
    'Combate, paso 5: tirada de defensa',
    'Cada bando tira un dado de defensa por impacto recibido y además sus dados extra (interpretación defence-cap). Cada 5 o más cancela un impacto; 4 o más con las filas cerradas o para un defensor en cobertura pesada.'
  ],
  'R3.10': [
    'Combate, paso 8: ganador y destrabarse',
    'Gana el bando que perdió menos miniaturas por impactos sin cancelar, y el perdedor se destraba; con un empate se destraba el atacante. Si un bando es aniquilado no se destraba nadie. Las bajas que asumen los Guardaespaldas no deciden nada (V9.8).'
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
    'Una unidad que recibe la carga puede cerrar filas: reduce a la mitad sus dados de ataque (interpretaciones close-ranks-order, close-ranks-rounding) y cancela con 4 o más, como en cobertura sólida. No con armas de proyectiles, jabalinas, armas pesadas o monturas, no desarmados, con sarisas solo en terreno abierto, ni donde una regla lo prohíbe.'
  ],
  'V9.5': [
    'Jabalinas',
    'Los dados de ataque suman 1 en un combate en que la unidad cargó y el enemigo no cerró filas. Una vez en su propio turno una unidad que ha movido puede disparar gratis y sin fatiga.'
  ],
  'V9.6': ['Arcos compuestos', 'Los disparos son gratis y sin fatiga; una unidad nunca hace dos seguidos.'],
  'V9.7': [
    'Equipo y fatiga empleada',
    'Arco, honda, ballesta y arma de fuego: armadura 1 menor; las ballestas disparan con dados que suman 1, y las armas de fuego dentro de M, donde una baja da 1 de fatiga. Jabalinas y arco compuesto: armadura 1 menor en combate. Arma pesada: armadura 1 menor y dados que suman 1 en combate. Sarisa: dados que suman 1 contra monturas y elefantes, en terreno abierto y sin fatiga. Proyectiles improvisados y desarmados: los dados de defensa del enemigo suman 1. Caballos y camellos: armadura 1 menor cuando les disparan; los jinetes contra camellos tienen dados que restan 1, y las monturas contra elefantes también. Elefantes: 2 impactos automáticos, 4 contra monturas o filas cerradas. Carros pesados: 6 dados y un impacto cada uno si cargan, si no 2. Nadie montado tiene cobertura. El portador de un estandarte no tiene dados. La fatiga del enemigo compra armadura 1 mayor, o en combate la del enemigo 1 menor, tantas veces como fatiga haya.'
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
    'Sin Lado a Lado; el primer turno',
    'No existe Lado a Lado. El jugador que empieza tira como máximo tres dados de SAGA en su primer turno.'
  ],
  'V9.11': [
    'Cambio al reclutar',
    'Si ambos jugadores quieren, cada uno puede cambiar una vez 2 guardias, 4 guerreros o 6 levas por otro de los tres.'
  ],
  'V9.12': [
    'Tablas de batalla',
    'Cinco cuadros se usan cuantas veces se quiera, los demás una vez por turno. Las tablas de los vikingos y de los normandos son públicas, la mayoría de los cuadros por una sola fuente; de las demás tablas, los cuadros cuyo efecto es seguro, con costes desconocidos. Las de la primera edición no se usan.'
  ]
} as const satisfies Readonly<Record<SecondRuleId, Row> & Partial<Record<RuleId, Row>>>
