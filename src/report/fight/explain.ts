import type { FightReport, UnitReport } from '../../model/report'
import { percent } from '../figures'
import { type Block, type Section, say } from '../page'
import { effects } from './effects'
import { ledger } from './ledger'
import type { Side, Sides } from './sides'
import { falls, strike } from './strike'

const unit = (unit: UnitReport, side: Side, enemy: Side, full: boolean): readonly Section[] => [
  { heading: side.report.units.length > 1 ? unit.name : side.name, detail: true, blocks: ledger(unit.ledger) },
  { detail: true, blocks: strike(unit, enemy) },
  { detail: true, blocks: full ? falls(unit, side) : [] }
]

const meanings = ({ readings = [] }: FightReport): Section => ({
  heading: 'interpretations of disputed rules',
  detail: true,
  blocks:
    readings.length > 0
      ? [{ block: 'facts', facts: readings.map(({ name, value, meaning }) => [`${name}=${value}`, meaning] as const) }]
      : []
})

const going = ({ disengages }: FightReport, { attacker, defender }: Sides): readonly Block[] => {
  if (!disengages) return []
  const who = [`${attacker.name} ${percent(disengages.attacker)}`, `${defender.name} ${percent(disengages.defender)}`]
  return [say(`who disengages: ${who.join(', ')}, nobody ${percent(disengages.nobody)}`)]
}

/** Unit by unit each number with its rule, then its strike step by step; who disengages, and what the interpretations in play mean. */
export const explain = (report: FightReport, sides: Sides, full: boolean, terse = false): readonly Section[] => {
  const { attacker, defender } = sides
  return [
    ...attacker.report.units.flatMap(each => unit(each, attacker, defender, full)),
    ...defender.report.units.flatMap(each => unit(each, defender, attacker, full)),
    ...effects(report, sides, terse),
    meanings(report),
    { topic: 'afterwards', blocks: [...going(report, sides), { block: 'command', label: 'again', command: report.replay }] }
  ]
}
