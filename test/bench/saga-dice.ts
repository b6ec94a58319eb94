import { answers } from '../../src/answers'
import { diceRequested } from '../../src/request/dice/request'
import { race } from './race'
import type { Bounded } from './table'

/** Questions about SAGA dice, and the milliseconds that they may take. */

const asked = (words: string, want: string): (() => unknown) => {
  const { request, book } = diceRequested({ words: [words], scenario: { want } })
  return () => answers.dice(request, book)
}

const tasks: readonly (readonly [what: string, product: () => unknown])[] = [
  [
    '8 SAGA dice, 6 wants, Activation Pool',
    asked('8 normans', 'terrified, stamping, charge, attack-pool, peasants, massed-volley')
  ],
  ['the same with Noble Lineage', asked('8 anglo-danes', 'trapped, exhaustion, geburs, ceorls, combat-pool, huscarls')],
  ['the same with 6 unknown costs', asked('8 vikings', 'ullr, thor, frigg, heimdall, asgard, njord')],
  ['Cnut, 7 dice of two boards', asked('7 cnut', 'trapped, huscarls x2, hirdmen, ullr')]
]

const BAR = 50

export const sagaDice = (): readonly Bounded[] =>
  tasks.map(([what, product]) => ({ what, bar: BAR, time: race({ product }, 21, 5).product }))
