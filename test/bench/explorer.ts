import seedrandom from 'seedrandom'
import { answerCache } from '../../src/answers/edit/questions'
import { everyChange, matching } from '../../src/cli/explore/choices'
import { answersFor, NOTHING_SHOWN, type Shown } from '../../src/cli/explore/live/answers'
import { draw } from '../../src/cli/explore/live/draw'
import { press } from '../../src/cli/explore/live/keys'
import { showing } from '../../src/cli/explore/live/state'
import { difference } from '../../src/cli/explore/live/terminal'
import { questionOf } from '../../src/cli/explore/question'
import type { ExplorerState } from '../../src/cli/explore/state'
import { initialState, step } from '../../src/cli/explore/step'
import { requested } from '../../src/request/request'
import { rulebook } from '../../src/rules/rulebook'
import { race } from './race'
import type { Bounded } from './table'

/** The explorer: from a line that is picked to the next question, and from letters to the lines they find. */

const book = rulebook(1)

const from = (fight: string): ExplorerState => initialState({}, requested({ scenario: fight }).scenario, book)

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

const FRAME = 16
const KEYS = 2000
const LIVE = [...'hhhlllljjjkkk0123456789xpdauryeseml/:', '\t', ' ', '\u001b', '\r']

/** From a key to what is written for it: each key with a frame of its own, and now and then 200 in one. The 95th percentile, in ms. */
const keyToFrame = (columns: number, rows: number): number => {
  const roll = seedrandom.xor4096(`keys ${columns}`)
  const known = answerCache()
  const look = { color: 1, unicode: true, columns, rows } as const
  let state = showing(requested({ scenario: '10 hirdmen +ullr charge 8 bondi' }).scenario)
  let shown: Shown = NOTHING_SHOWN
  let lines: readonly string[] = []
  const times = Array.from({ length: KEYS }, (_, index) => {
    const begun = performance.now()
    for (let burst = index % 100 === 99 ? 200 : 1; burst > 0; burst--) {
      const sequence = LIVE[Math.floor(roll() * LIVE.length)] ?? 'l'
      const name = { '\t': 'tab', '\u001b': 'escape', '\r': 'return' }[sequence]
      state = press(state, { sequence, name }, rulebook)
    }
    shown = answersFor(state, shown, known, rulebook)
    const next = draw(state, shown, look, rulebook)
    difference(lines, next)
    lines = next
    return performance.now() - begun
  })
  return times.sort((one, other) => one - other)[Math.floor(0.95 * KEYS)] ?? Number.POSITIVE_INFINITY
}

export const explorer = (): readonly Bounded[] => [
  ...tasks.map(([what, product]) => ({ what, bar: BAR, time: race({ product }, 15, 2).product })),
  ...(
    [
      [80, 24],
      [60, 20],
      [140, 40]
    ] as const
  ).map(([columns, rows]) => ({
    what: `explore ${columns}x${rows}, key to frame, 95th percentile`,
    bar: FRAME,
    time: keyToFrame(columns, rows)
  }))
]
