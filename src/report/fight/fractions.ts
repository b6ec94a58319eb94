import type { ExactNumber, FightReport } from '../../model/report'
import { thousands } from '../figures'
import { type Section, say } from '../page'
import { label, SHOWN } from './quantities'
import type { Sides } from './sides'

/** Chances with nothing rounded, and how rarely a thing happens. */

/** Beyond this every digit is more than anybody reads. */
const MANY = 1e15

const rarity = (times: number): string => {
  if (times >= MANY) return times.toExponential(2)
  return times < 100 ? times.toFixed(2).replace(/\.00$/u, '') : thousands(Math.round(times))
}

/** "1 in 3.08", "never", "always". */
export const oneIn = ({ fraction, oneIn: times }: ExactNumber): string => {
  if (times === undefined) return ''
  if (times === null) return 'never'
  if (fraction === '1') return 'always'
  // what is not certain is not told as if it were
  return rarity(times) === '1' ? '1 in 1.00' : `1 in ${rarity(times)}`
}

const LOSSES = /^(attacker|defender)\.losses\.p\.\d+$/u

/** Told one by one; the rest is in json: pairs of losses, the dice of each strike. */
const isTold = (path: string): boolean => SHOWN.some(shown => shown.path === path) || LOSSES.test(path)

/** Of so many losses: those that cannot come about are left out. */
const isCounted = (path: string): boolean => /\.p\.\d+$/u.test(path)

const STAGE = /^rounds\.(\d+)\.(attackerFallen|defenderFallen|bothFallen|goesOn)$/u

const UNIT = /^(attacker|defender)\.units\.(\d)\.(wipedOut|losses\.p\.(\d+))$/u

const GUARDS = /^(attacker|defender)\.guards\.p\.(\d+)$/u

const sideOf = (sides: Sides, role: string | undefined) => sides[role === 'defender' ? 'defender' : 'attacker']

const stage = (round: string | undefined, how: string | undefined, sides: Sides): string => {
  const after = `after melee ${Number(round) + 1}`
  if (how === 'goesOn') return `${after} it goes on`
  if (how === 'bothFallen') return `${after} both have fallen`
  return `${after} the ${sideOf(sides, how?.replace('Fallen', '')).name} alone have fallen`
}

const nameOf = (path: string, sides: Sides): string | undefined => {
  const [, round, how] = STAGE.exec(path) ?? []
  if (round !== undefined) return stage(round, how, sides)
  const [, role, index, what, count] = UNIT.exec(path) ?? []
  if (role !== undefined) {
    const { units } = sideOf(sides, role).report
    const name = units[Number(index)]?.name ?? role
    return what === 'wipedOut' ? `${name} wiped out` : `${name} lost exactly ${count}`
  }
  const [, side, guards] = GUARDS.exec(path) ?? []
  if (side !== undefined) return `friends of the ${sideOf(sides, side).name} lost: exactly ${guards}`
  return isTold(path) ? label(sides, path) : undefined
}

/** Every chance that the page tells, as a fraction and as one in so many; nothing for a fight that was not read so. */
export const fractions = ({ fractions: found }: FightReport, sides: Sides): Section => {
  if (!found) return { blocks: [] }
  const rows = Object.entries(found).flatMap(([path, exact]) => {
    const name = isCounted(path) && exact.fraction === '0' ? undefined : nameOf(path, sides)
    return name === undefined ? [] : [[name, oneIn(exact), exact.fraction]]
  })
  return {
    heading: 'with nothing rounded',
    detail: true,
    blocks: [
      { block: 'table', columns: ['', 'how often', 'fraction'], rows },
      say('--format json  has those of every pair of losses and of the dice of each strike too', 'quiet')
    ]
  }
}
