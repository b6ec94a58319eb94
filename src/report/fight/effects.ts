import type { CellNumbers, EffectOfPart, FightReport } from '../../model/report'
import { percent, points } from '../figures'
import { type Block, type Cell, type Figures, type Section, say } from '../page'
import { delta, deltaPercent } from '../study/delta'
import type { Sides } from './sides'

/** Why the odds are what they are: what each ability, cover, fatigue and weapon does. */

const texts = (all: readonly string[]): readonly Cell[] => all.map(text => ({ text }))

const figures = (
  { kind }: FightReport,
  { attackerWins, defenderWins, defenderLosses, defenderWipedOut, swing }: CellNumbers
): readonly string[] =>
  kind === 'shoot'
    ? [delta(defenderLosses), deltaPercent(defenderWipedOut), delta(swing)]
    : [deltaPercent(attackerWins ?? 0), deltaPercent(defenderWins ?? 0), delta(swing)]

const heads = ({ kind }: FightReport, { attacker, defender }: Sides): readonly string[] =>
  kind === 'shoot'
    ? [`${defender.name} lost`, `${defender.name} gone`, 'points']
    : [`${attacker.name} win`, `${defender.name} win`, 'points']

const nameOf = ({ side, unit, name }: EffectOfPart, sides: Sides): string => {
  const { report, name: whole } = sides[side]
  return `${report.units.length > 1 ? unit : whole}: ${name}`
}

const table = (report: FightReport, sides: Sides, parts: readonly EffectOfPart[], isShared: boolean): Figures => {
  const columns = heads(report, sides)
  return {
    block: 'figures',
    title: 'what each thing does to the odds',
    columns: [...columns, ...(isShared ? columns.map(column => `${column}, its share`) : [])],
    rows: parts.map(part => ({
      name: nameOf(part, sides),
      tone: part.side,
      cells: texts([...figures(report, part.alone), ...(isShared && part.share ? figures(report, part.share) : [])])
    }))
  }
}

const bareText = ({ kind }: FightReport, { attackerWins, tie, defenderWins, defenderWipedOut, swing }: CellNumbers): string =>
  kind === 'shoot'
    ? `without any of it: gone ${percent(defenderWipedOut)}, points ${points(swing)}`
    : `without any of it: win ${percent(attackerWins ?? 0)}, tie ${percent(tie ?? 0)}, lose ${percent(defenderWins ?? 0)}; points ${points(swing)}`

/** `terse`: removals alone; else the shares as well, where the parts interact. */
export const effects = (report: FightReport, sides: Sides, terse: boolean): readonly Section[] => {
  const { effects: found } = report
  if (!found || found.parts.length === 0) return []
  const isShared = found.interact && !terse && found.parts.every(({ share }) => share !== undefined)
  const told = isShared
    ? 'each line: the fight less the fight without that one thing; its share: its average over all orders of adding them, which add up'
    : 'each line: the fight less the fight without that one thing'
  const blocks: readonly Block[] = [
    table(report, sides, found.parts, isShared),
    say(told, 'quiet'),
    ...(found.bare ? [say(bareText(report, found.bare))] : [])
  ]
  return [{ heading: 'what does it', detail: true, blocks }]
}
