import type { fullTurn as english } from '../../statements/full-turn'

/** The full turn that the rulebook plays (S1 p.28-31). */
export const fullTurn = {
  'S1 p.28.1': 'El señor de la guerra, los hirdmen y otras tres unidades que no son levas dan seis dados.',
  'S1 p.28.2': 'Se descarta Pila de Activación para tirar dos más.',
  'S1 p.29.1': 'Ocho levas con arcos tienen cuatro dados de ataque.',
  'S1 p.29.2': 'Las levas impactan a levas con 3, que cancelan con 4: tres impactos son el 39,5 %, y caen 1,33.',
  'S1 p.29.3': 'Las miniaturas de la propia unidad no cortan la visión.',
  'S1 p.29.4': 'Determinación mueve gratis al señor de la guerra, y Obedecemos se lleva a una unidad dentro de S.',
  'S1 p.29.5': 'Seis hirdmen tienen doce dados; las cuatro levas que combaten, dos.',
  'S1 p.29.6': 'Las levas podrían renunciar a un dado por un dado de defensa.',
  'S1 p.29.7': 'Muro de Escudos deja la armadura de las levas en 4 en este combate.',
  'S1 p.30.1': 'Doce dados que impactan con 4 contra dos que impactan con 5; cancelan con 5.',
  'S1 p.30.2': 'Hirdmen y levas ganan una fatiga, y las levas, que perdieron, se destraban.',
  'S1 p.30.3': 'Un señor de la guerra a menos de VS del combate es otra unidad y no toma parte.',
  'S1 p.30.4': 'Los hirdmen se activan otra vez: una fatiga por el segundo movimiento, y una que tienen del combate.',
  'S1 p.30.5': 'Los huscarls con seis dados que renuncian a la mitad conservan tres y ganan dos dados de defensa.',
  'S1 p.30.6': 'Frigg quita una fatiga a la unidad y le da un dado de ataque.',
  'S1 p.30.7': 'Ullr repite los dados de ataque fallados: trece contra armadura 5 impactan 7,22 veces.',
  'S1 p.30.8': 'La fatiga de los huscarls se emplea en armadura 6.',
  'S1 p.30.9': 'Señores de la Batalla da tres dados, aquí todos de defensa.',
  'S1 p.30.10': 'El defensor no está obligado a emplear la fatiga que podría.',
  'S1 p.31.1': 'Todo el combate: 13 dados repetidos con 5 contra 3 con 6 y cinco dados de defensa.',
  'S1 p.31.2': 'La segunda activación del señor de la guerra le da una fatiga.',
  'S1 p.31.3': 'Los huscarls podrían haber empleado la fatiga de los hirdmen para acortar su movimiento a S.'
} as const satisfies Readonly<Record<keyof typeof english, string>>
