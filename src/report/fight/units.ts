import { count } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport, UnitReport } from '../../model/report'
import { asParagraph, type Block, type Cell, type Figures, type Section, textCells } from '../page'
import type { Side, Sides } from './sides'

type Row = Figures['rows'][number]

const columns = (): readonly string[] => [t('attack dice'), t('hits on'), t('bonus defence dice'), t('saves on')]

/** "4+"; every face, or none, where the armour leaves no doubt. */
export const onRoll = (least: number | null): string => {
  if (least === null) return '-'
  if (least <= 1) return t('all')
  return least > 6 ? t('none') : `${least}+`
}

const roll = (least: number | null, rerolls: boolean): string => `${rerolls && least !== null ? 'r ' : ''}${onRoll(least)}`

const attack = (unit: UnitReport): readonly Cell[] => textCells(count(unit.attackDice), roll(unit.hitsOn, unit.rerolls))

const defence = (unit: UnitReport): readonly Cell[] =>
  textCells(unit.defenceDice === 0 ? '-' : `+${count(unit.defenceDice)}`, roll(unit.savesOn, unit.rerollsDefence))

/** Whoever shoots takes nothing back; whoever is shot at throws no attack dice. */
const rows = (report: FightReport, { name, role, report: side }: Side): readonly Row[] => {
  const shot = report.kind === 'shoot'
  const dice = (unit: UnitReport): readonly Cell[] => [
    ...(shot && role === 'defender' ? textCells('-', '-') : attack(unit)),
    ...(shot && role === 'attacker' ? textCells('-', '-') : defence(unit))
  ]
  return side.units.map(unit => ({ name: side.units.length > 1 ? unit.name : name, tone: role, cells: dice(unit) }))
}

const rerolling = (report: FightReport): readonly Block[] => {
  const units = [...report.attacker.units, ...report.defender.units]
  return units.some(unit => unit.rerolls || unit.rerollsDefence)
    ? [asParagraph(t('r: failed dice are rolled once more'), 'quiet')]
    : []
}

/** The dice of both sides, a row for each unit. */
export const units = (report: FightReport, { attacker, defender }: Sides): Section => ({
  topic: t('the dice'),
  blocks: [
    {
      block: 'figures',
      title: t('the dice of both sides'),
      columns: columns(),
      rows: [...rows(report, attacker), ...rows(report, defender)]
    },
    ...rerolling(report)
  ]
})
