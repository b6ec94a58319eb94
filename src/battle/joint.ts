import type { Distribution } from '../chance/battle'
import type { FightReport } from '../model/report'
import type { Clash } from './clash'
import type { Readied } from './fight'
import type { Fighter } from './fighter'
import { lossesOf, partyLosses } from './outcome'
import { livesOf } from './quantities'

/** The chances of every pair of losses of the two sides. */
export const jointOf = (ready: Readied, { states, weights }: Distribution<Clash>): FightReport['joint'] => {
  const columns = livesOf(ready, 'defender') + 1
  const p = Array.from({ length: livesOf(ready, 'attacker') + 1 }, () => Array.from({ length: columns }, () => 0))
  states.forEach((state, i) => {
    const row = p[partyLosses(ready, state, 'attacker')]
    const column = partyLosses(ready, state, 'defender')
    if (row) row[column] = (row[column] ?? 0) + (weights[i] ?? 0)
  })
  return { of: ['attacker.losses', 'defender.losses'], p }
}

/** Side by Side: the chances of every triple of losses of the three units. */
export const jointOfUnits = (ready: Readied, { states, weights }: Distribution<Clash>): FightReport['jointOfUnits'] => {
  const { attacker, companion, defender } = ready
  if (!companion) return undefined
  const size = ({ standing }: Fighter) => standing.unit.lives + 1
  const row = () => Array.from({ length: size(defender) }, () => 0)
  const plane = () => Array.from({ length: size(companion) }, row)
  const p = Array.from({ length: size(attacker) }, plane)
  states.forEach((state, i) => {
    const cells = p[lossesOf(ready, state, 'attacker')]?.[lossesOf(ready, state, 'companion')]
    const k = lossesOf(ready, state, 'defender')
    if (cells) cells[k] = (cells[k] ?? 0) + (weights[i] ?? 0)
  })
  return { of: ['attacker.units.0.losses', 'attacker.units.1.losses', 'defender.losses'], p }
}
