import type { basics as english } from '../../statements/basics'

/** The bases (S1 p.4-9). */
export const basics = {
  'S1 p.4.1': 'Una unidad empieza con 4 miniaturas como mínimo.',
  'S1 p.4.2': 'Una unidad empieza con 12 miniaturas como máximo.',
  'S1 p.4.3': 'Las miniaturas no tienen encaramiento: a nadie le perjudica que lo ataquen por el flanco o por la espalda.',
  'S1 p.4.4':
    'Las peanas miden como máximo 3 cm a pie y 6 cm a caballo, las de un señor de la guerra 4 y 8; nadie gana nada con su peana.',
  'S1 p.5.1': 'Hay cuatro clases: guardias, guerreros, levas y el señor de la guerra.',
  'S1 p.5.2': 'El señor de la guerra es una unidad por sí mismo, sin otra miniatura en ella.',
  'S1 p.5.3': 'El señor de la guerra se activa como los guardias.',
  'S1 p.5.4':
    'Todas las miniaturas de una clase son iguales salvo que una regla diga otra cosa: huscarls y hirdmen tienen los mismos números.',
  'S1 p.5.5': 'La armadura, de 2 a 6, es lo que un dado de ataque tiene que sacar para impactar.',
  'S1 p.5.6': 'La armadura nunca baja de 2, la cambie lo que la cambie.',
  'S1 p.5.7': 'La armadura nunca pasa de 6, la cambie lo que la cambie.',
  'S1 p.5.8': 'Las distancias son VS 2 pulgadas, S 4, M 6 y L 12.',
  'S1 p.5.9': 'Se puede medir cualquier cosa en cualquier momento.',
  'S1 p.5.10': 'Una unidad está dentro de una distancia cuando lo está una de sus miniaturas.',
  'S1 p.5.11':
    'Cada jugador tiene su turno: primero tira y coloca sus dados de SAGA; luego activa unidades y usa habilidades en el orden que quiera.',
  'S1 p.5.12': 'Toda fracción se redondea hacia arriba: la mitad de cinco dados son tres.',
  'S1 p.5.13': 'Cinco levas tienen dos dados en combate.',
  'S1 p.5.14': 'La primera partida se juega con 4 puntos.',
  'S1 p.5.15': 'La partida normal tiene 6 puntos.',
  'S1 p.5.16': 'Un punto compra 4 guardias, 8 guerreros o 12 levas.',
  'S1 p.5.17': 'Todas las miniaturas de una unidad son de una misma clase.',
  'S1 p.5.18': 'El señor de la guerra no cuesta nada.',
  'S1 p.6.1': 'Los dados de SAGA se tiran al empezar el turno propio, uno por unidad.',
  'S1 p.6.2': 'No se tiran más de seis dados de SAGA.',
  'S1 p.6.3': 'Las levas no dan ninguno.',
  'S1 p.6.4': 'El señor de la guerra cuenta por dos.',
  'S1 p.6.5': 'Dos unidades de guardias, una de guerreros, dos de levas y el señor de la guerra dan cinco.',
  'S1 p.6.6': 'Las unidades perdidas ya no dan nada.',
  'S1 p.6.7':
    'Un cuadro se usa colocando en él un dado de SAGA con el símbolo que muestra; sin ese símbolo no se usa este turno.',
  'S1 p.6.8': 'Agotamiento elimina dos miniaturas de una unidad enemiga exhausta.',
  'S1 p.7.1': 'Cuando Agotamiento ha eliminado dos miniaturas, la unidad pierde una fatiga.',
  'S1 p.7.2': 'Un señor de la guerra no es objetivo de Agotamiento.',
  'S1 p.7.3': 'Una unidad que no está exhausta no es objetivo de Agotamiento.',
  'S1 p.7.4': 'De varios símbolos en un cuadro, cualquiera lo paga.',
  'S1 p.7.5': 'De símbolos unidos por un más hacen falta todos.',
  'S1 p.7.6': 'Atrapados lleva dos dados, cada uno con el yelmo.',
  'S1 p.7.7': 'Un jugador tiene ocho dados de SAGA y nunca usa más a la vez.',
  'S1 p.7.8': 'Los cuadros de las dos columnas de la derecha se usan una vez por turno.',
  'S1 p.7.9': 'Los cuadros de la columna izquierda admiten todos los dados que se quiera.',
  'S1 p.7.10': 'Noble Linaje repite dados de SAGA, o cambia uno al símbolo deseado.',
  'S1 p.8.1':
    'Los dados que quedaron en la tabla del turno anterior se pueden dejar en ella; cada uno es un dado menos que tirar.',
  'S1 p.8.2': 'Los dados que quedaron en la tabla se pueden recoger y volver a tirar.',
  'S1 p.8.3': 'Los cuadros se pagan en la fase de órdenes; algunos, como Pila de Activación, se usan en ella en el acto.',
  'S1 p.8.4': 'Los dados que quedan en la tabla se restan de los seis que se pueden tirar como máximo.',
  'S1 p.9.1':
    'El señor de la guerra, dos unidades de guardias, tres de guerreros y una de levas dan siete dados, así que se tiran seis.',
  'S1 p.9.2': 'Con uno de ellos en la tabla se tiran cinco.',
  'S1 p.9.3': 'Una habilidad se usa al descartar sus dados: Atrapados pone una fatiga en cada una de tres unidades enemigas.',
  'S1 p.9.4': 'Pila de Activación descarta su dado y se tiran dos sin usar.',
  'S1 p.9.5': 'Pila de Activación se puede usar otra vez en la misma fase.',
  'S1 p.9.6': 'En una fase se pueden usar diez dados, pues nunca hay más de ocho a la vez.',
  'S1 p.9.7': 'Duro como el Hierro lleva dos dados de un mismo símbolo.',
  'S1 p.9.8': 'Los dados pueden quedar en un cuadro para el turno enemigo: Duro como el Hierro sirve en ambos.'
} as const satisfies Readonly<Record<keyof typeof english, string>>
