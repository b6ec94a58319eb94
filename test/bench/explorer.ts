import { everyChange, matching } from '../../src/cli/explore/offers'
import { questionOf } from '../../src/cli/explore/question'
import type { State } from '../../src/cli/explore/state'
import { beginning, step } from '../../src/cli/explore/step'
import { requested } from '../../src/request/request'
import { rulebook } from '../../src/rules/rulebook'
import { race } from './race'
import type { Bounded } from './table'

/** The explorer: from a line that is picked to the next question, and from letters to the lines they find. */

const book = rulebook(1)

const from = (fight: string): State => beginning({}, requested({ scenario: fight }).scenario, book)

/** One model more, or one less. */
const changing = (fight: string): (() => unknown) => {
  const state = from(fight)
  const place = { side: 'attacker', index: 0 } as const
  let models = 11
  return () => {
    models = models === 11 ? 12 : 11
    const next = step(state, { do: 'set', place, key: 'models', value: models, said: '' }, book)
    return questionOf(next, book)
  }
}

const searching = (fight: string): (() => unknown) => {
  const state = from(fight)
  return () => matching(everyChange(state, book), 'heavy cover')
}

const tasks: readonly (readonly [what: string, product: () => unknown])[] = [
  ['explore, a change to its odds', changing('10 bondi charge 4 huscarls axe')],
  ['the same with Thor', changing('10 hirdmen +thor +ullr +combat-pool=2a1d charge 12 hirdmen')],
  ['the same with Crush', changing('10 knights mounted +crush +charge charge 12 huscarls axe +lords-of-battle=3d')],
  ['explore, a search among all changes', searching('10 hirdmen +thor charge 12 huscarls axe')]
]

const BAR = 100

export const explorer = (): readonly Bounded[] =>
  tasks.map(([what, product]) => ({ what, bar: BAR, time: race({ product }, 15, 2).product }))
