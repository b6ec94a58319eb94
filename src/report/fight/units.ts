import type { FightReport, UnitReport } from '../../model/report'
import { count, mean, percent } from '../figures'
import { type Block, type Cell, type Figures, type Section, say } from '../page'
import { range } from '../spread'
import { within } from './quantities'
import type { Side, Sides } from './sides'

type Row = Figures['rows'][number]

const COLUMNS = ['attack dice', 'hits on', 'defence dice', 'saves on', 'loses on average', 'in 9 games of 10', 'wiped out']

const cells = (...texts: readonly string[]): readonly Cell[] => texts.map(text => ({ text }))

/** "4+"; every face, or none, where the armour leaves no doubt. */
export const onRoll = (least: number | null): string => {
  if (least === null) return '-'
  if (least <= 1) return 'all'
  return least > 6 ? 'none' : `${least}+`
}

const roll = (least: number | null, rerolls: boolean): string => `${rerolls && least !== null ? 'r ' : ''}${onRoll(least)}`

const attack = (unit: UnitReport): readonly Cell[] => cells(count(unit.attackDice), roll(unit.hitsOn, unit.rerolls))

const defence = (unit: UnitReport): readonly Cell[] =>
  cells(unit.defenceDice === 0 ? '-' : `+${count(unit.defenceDice)}`, roll(unit.savesOn, unit.rerollsDefence))

const losses = (report: FightReport, { role }: Side): readonly Cell[] => [
  { text: mean(report[role].losses.mean), ...within(report, `${role}.losses.mean`) },
  { text: range(report[role].losses.p) },
  { text: percent(report[role].wipedOut), ...within(report, `${role}.wipedOut`) }
]

/** What one unit of two loses; the chance that it is gone. */
const ownLosses = ({ losses, wipedOut = 0 }: UnitReport): readonly Cell[] =>
  losses ? cells(mean(losses.mean), range(losses.p), percent(wipedOut)) : cells('', '', '')

/** Whoever shoots takes nothing back; whoever is shot at throws no attack dice. */
const rows = (report: FightReport, side: Side): readonly Row[] => {
  const { name, role } = side
  const shot = report.kind === 'shoot'
  const dice = (unit: UnitReport): readonly Cell[] => [
    ...(shot && role === 'defender' ? cells('', '') : attack(unit)),
    ...(shot && role === 'attacker' ? cells('', '') : defence(unit))
  ]
  const lost = shot && role === 'attacker' ? cells('', '', '') : losses(report, side)
  const [only, ...more] = side.report.units
  if (only && more.length === 0) return [{ name, tone: role, cells: [...dice(only), ...lost] }]
  return [
    ...side.report.units.map(unit => ({ name: unit.name, tone: role, cells: [...dice(unit), ...ownLosses(unit)] })),
    { name: 'together', tone: role, cells: [...cells('', '', '', ''), ...lost] }
  ]
}

const rerolling = (report: FightReport): readonly Block[] => {
  const units = [...report.attacker.units, ...report.defender.units]
  return units.some(unit => unit.rerolls || unit.rerollsDefence) ? [say('r: dice that fail are rolled once more', 'quiet')] : []
}

/** Both sides, a row each: their dice and what the fight costs them. */
export const units = (report: FightReport, { attacker, defender }: Sides): Section => ({
  topic: 'the units',
  blocks: [
    {
      block: 'figures',
      title: 'dice and losses of both sides',
      columns: COLUMNS,
      rows: [...rows(report, attacker), ...rows(report, defender)]
    },
    ...rerolling(report)
  ]
})
