import type { Unit } from './fight'
import { type Extras, hearthguard, warriors } from './units'

/** Swords for hire (R6.5) and baggage (R8.3): what a fight needs to know of them. */

/** `wrath`: the sum of their dice, if any were thrown (R6.6). */
export const jomsvikings = (extras: Extras = {}): Unit =>
  hearthguard(4, {
    armour: 4,
    armourShot: 4,
    parts: [
      { name: 'Jomsvikings', models: 3, melee: 1 },
      { name: 'Sigvald', models: 1, melee: 3 }
    ],
    boardless: true,
    ...extras
  })

/** With 3 or 7 hearthguard. */
export const egil = (hirdmen: number, extras: Extras = {}): Unit =>
  hearthguard(hirdmen + 1, {
    faction: 'vikings',
    parts: [
      { name: 'hirdmen', models: hirdmen },
      { name: 'Egil', models: 1, melee: 4, points: 3 }
    ],
    ...extras
  })

/** Their cover is read when they are charged or shot at, and not when they charge. */
export const flemish = (extras: Extras = {}): Unit =>
  warriors(8, { armour: 5, armourShot: 5, cover: 'heavy', points: 1, boardless: true, ...extras })

/** A cart fights but does not shoot, and no points are named for it. */
export const baggage = (extras: Extras = {}): Unit =>
  hearthguard(1, {
    armour: 5,
    armourShot: 6,
    melee: 3,
    shooting: 0,
    resistance: 1,
    points: 0,
    boardless: true,
    untouched: true,
    ...extras
  })
