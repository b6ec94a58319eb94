import { answers } from '../../src/answers'
import { quantityAt } from '../../src/model/quantities'
import { axisOf, cellsOf } from '../../src/request/axis'
import { requested } from '../../src/request/request'
import { race } from './race'
import type { Bounded } from './table'

/** Tables of many fights, and the milliseconds that they may take. */

interface Task {
  readonly what: string
  readonly bar: number
  readonly rounds: number
  readonly product: () => unknown
}

const VARIED = [
  ...['attacker.models=3..12', 'defender.models=3..12', 'attacker.fatigue=0..4', 'defender.fatigue=0..4'],
  ...['defender.givesUpDice=no,yes', 'defender.cover=none,heavy']
]

/** 10 x 10 x 5 x 5 x 2 x 2 fights, their scenarios made and checked as well. */
const sweep = (): unknown => {
  const axes = VARIED.map(text => axisOf(text, '--vary'))
  const { book, ...cells } = cellsOf({ kind: 'melee', words: ['8 bondi charge 4 huscarls axe'] }, axes, '--vary')
  const of = quantityAt('result.attackerWins')
  return of && answers.sweep({ ...cells, axes, of }, book)
}

const EIGHT = '6 hirdmen +frigg +ullr +heimdall +1d charge 4 huscarls axe +lords-of-battle=3d +shieldwall gives up dice'

const explained = requested({ words: [EIGHT] })

/** Eight things that could be left out: 256 fights. */
const explain = (): unknown => answers.melee(explained.scenario, explained.book, { effects: true })

const tasks: readonly Task[] = [
  { what: 'a sweep of 10 000 fights, one core', bar: 2000, rounds: 5, product: sweep },
  { what: '--explain with 8 effects, 256 fights', bar: 100, rounds: 15, product: explain }
]

export const studies = (): readonly Bounded[] =>
  tasks.map(({ what, bar, rounds, product }) => ({ what, bar, time: race({ product }, rounds, 3).product }))
