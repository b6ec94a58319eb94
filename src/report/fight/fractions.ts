import { thousands } from '../../model/figures'
import { decimal, t } from '../../model/language'
import type { ExactNumber, FightReport } from '../../model/report'
import { asParagraph, type Section } from '../page'
import { LABELLED_QUANTITIES, quantityLabel } from './quantities'
import type { Sides } from './sides'

/** Chances as exact fractions, and as "1 in so many". */

/** From here on "1 in ..." is written as a power of ten. */
const POWERS_FROM = 1e15

const rarity = (times: number): string => {
  if (times >= POWERS_FROM) return decimal(times.toExponential(2))
  return times < 100 ? decimal(times.toFixed(2).replace(/\.00$/u, '')) : thousands(Math.round(times))
}

/** "1 in 3.08", "never", "always". */
export const oneIn = ({ fraction, oneIn: times }: ExactNumber): string => {
  if (times === undefined) return ''
  if (times === null) return t('never')
  if (fraction === '1') return t('always')
  // what is not certain must not look certain
  return rarity(times) === '1' ? t('1 in {rarity}', { rarity: decimal('1.00') }) : t('1 in {rarity}', { rarity: rarity(times) })
}

const LOSSES_PATH = /^(attacker|defender)\.losses\.p\.\d+$/u

/** The numbers that are listed; the others (pairs of losses, the dice of each strike) are in JSON only. */
const isShown = (path: string): boolean => LABELLED_QUANTITIES.some(shown => shown.path === path) || LOSSES_PATH.test(path)

/** The chance of exactly so many losses, which is left out if it is 0. */
const isExactCount = (path: string): boolean => /\.p\.\d+$/u.test(path)

const ROUND_PATH = /^rounds\.(\d+)\.(attackerFallen|defenderFallen|bothFallen|goesOn)$/u

const UNIT_PATH = /^(attacker|defender)\.units\.(\d)\.(wipedOut|losses\.p\.(\d+))$/u

const GUARDS_PATH = /^(attacker|defender)\.guards\.p\.(\d+)$/u

const sideOf = (sides: Sides, role: string | undefined) => sides[role === 'defender' ? 'defender' : 'attacker']

const roundLabel = (round: string | undefined, how: string | undefined, sides: Sides): string => {
  const after = t('after melee {n}', { n: Number(round) + 1 })
  if (how === 'goesOn') return t('{after} it continues', { after })
  if (how === 'bothFallen') return t('{after} both have fallen', { after })
  return t('{after} only {the:name} {has|have:name} fallen', { after, name: sideOf(sides, how?.replace('Fallen', '')).name })
}

const nameOf = (path: string, sides: Sides): string | undefined => {
  const [, round, how] = ROUND_PATH.exec(path) ?? []
  if (round !== undefined) return roundLabel(round, how, sides)
  const [, role, index, what, count] = UNIT_PATH.exec(path) ?? []
  if (role !== undefined) {
    const { units } = sideOf(sides, role).report
    const name = units[Number(index)]?.name ?? role
    return what === 'wipedOut' ? t('{name} wiped out', { name }) : t('{name} lost exactly {count}', { name, count })
  }
  const [, side, guards] = GUARDS_PATH.exec(path) ?? []
  if (side !== undefined) return t('friends of {the:name} lost: exactly {guards}', { name: sideOf(sides, side).name, guards })
  return isShown(path) ? quantityLabel(sides, path) : undefined
}

/** Every chance of the page as a fraction and as "1 in so many"; nothing without `--method fractions`. */
export const fractionsSection = ({ fractions: found }: FightReport, sides: Sides): Section => {
  if (!found) return { blocks: [] }
  const rows = Object.entries(found).flatMap(([path, exact]) => {
    const name = isExactCount(path) && exact.fraction === '0' ? undefined : nameOf(path, sides)
    return name === undefined ? [] : [[name, oneIn(exact), exact.fraction]]
  })
  return {
    heading: t('with nothing rounded'),
    detail: true,
    blocks: [
      { block: 'table', columns: ['', t('how often'), t('fraction')], rows },
      asParagraph(t('--format json  also has them for each pair of losses and for the dice of each strike'), 'quiet')
    ]
  }
}
