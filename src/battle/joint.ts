import type { Distribution } from '../chance/battle'
import type { FightReport } from '../model/report'
import type { Clash } from './clash'
import type { Readied } from './fight'
import { lossesOf, partyLosses } from './outcome'
import { livesOf } from './quantities'

/** A row for each number of losses of one, a column for each of the other; none of the chances is known yet. */
const zeros = (rows: number, columns: number): number[][] =>
  Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0))

/** The chances of every pair of losses of the two sides. */
export const jointOf = (ready: Readied, { states, weights }: Distribution<Clash>): FightReport['joint'] => {
  const p = zeros(livesOf(ready, 'attacker'), livesOf(ready, 'defender'))
  states.forEach((state, i) => {
    const row = p[partyLosses(ready, state, 'attacker')] as number[]
    const column = partyLosses(ready, state, 'defender')
    row[column] = (row[column] as number) + (weights[i] as number)
  })
  return { of: ['attacker.losses', 'defender.losses'], p }
}

/** Side by Side: the chances of every triple of losses of the three units. */
export const jointOfUnits = (ready: Readied, { states, weights }: Distribution<Clash>): FightReport['jointOfUnits'] => {
  const { attacker, companion, defender } = ready
  if (!companion) return undefined
  const p = Array.from({ length: attacker.lives + 1 }, () => zeros(companion.lives, defender.lives))
  states.forEach((state, i) => {
    const plane = p[lossesOf(ready, state, 'attacker')] as number[][]
    const row = plane[lossesOf(ready, state, 'companion')] as number[]
    const column = lossesOf(ready, state, 'defender')
    row[column] = (row[column] as number) + (weights[i] as number)
  })
  return { of: ['attacker.units.0.losses', 'attacker.units.1.losses', 'defender.losses'], p }
}
