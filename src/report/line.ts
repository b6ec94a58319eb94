import { t } from '../model/language'
import type { FightReport, ReadingsReport, Report, RuleEntry, RulesReport } from '../model/report'
import { adviceLine } from './advice/line'
import { diceLines, wrathLine } from './dice/lines'
import { throwLine } from './dice/throw'
import { oneIn } from './fight/fractions'
import { within } from './fight/quantities'
import { type Side, type Sides, sides, verb } from './fight/sides'
import { mean, percent, thousands } from './figures'
import { plain } from './plain'
import { planLine } from './plan/line'
import { origin } from './rules'
import { range } from './spread'
import { studyLines } from './study/lines'
import { musterLines } from './warband/lines'

const chance = (report: FightReport, path: string, value: number): string => {
  const { within: interval } = within(report, path)
  const exact = report.fractions?.[path]
  if (exact) return `${percent(value)} (${oneIn(exact)})`
  return interval === undefined ? percent(value) : `${percent(value)} (${interval})`
}

const wins = (report: FightReport, both: Sides): readonly string[] => {
  if (!report.result) return []
  const { attackerWins, tie, defenderWins } = report.result
  const told = [
    `${verb(both.attacker, 'win')} ${chance(report, 'result.attackerWins', attackerWins)}`,
    t('tie {chance}', { chance: chance(report, 'result.tie', tie) }),
    `${verb(both.defender, 'win')} ${chance(report, 'result.defenderWins', defenderWins)}`
  ]
  return [told.join(', ')]
}

/** "casualties: bondi 1.8 of 12, huscarls 2.9 of 4"; of a shot with its range. */
const casualties = ({ kind }: FightReport, { attacker, defender }: Sides): string => {
  const fallen = ({ name, report: { losses, units } }: Side): string =>
    t('{name} {mean} of {of}', { name, mean: mean(losses.mean), of: units.reduce((sum, { models }) => sum + models, 0) })
  return kind === 'shoot'
    ? t('casualties: {fallen} (90 % range {range})', { fallen: fallen(defender), range: range(defender.report.losses.p) })
    : t('casualties: {fallen}', { fallen: `${fallen(attacker)}, ${fallen(defender)}` })
}

const fight = (report: FightReport): string => {
  const both = sides(report)
  const wiped = t('{name} wiped out {chance}', {
    name: both.defender.name,
    chance: chance(report, 'defender.wipedOut', report.defender.wipedOut)
  })
  const parts = [...wins(report, both), casualties(report, both), wiped]
  const { method, edition } = report
  const remarks = [
    ...(edition === 1 ? [] : [t('second edition')]),
    ...(method.name === 'monte-carlo' ? [t('sampled {trials} times', { trials: thousands(method.trials) })] : [])
  ]
  return `${report.headline}: ${[...parts, ...remarks].join('; ')}`
}

const section = ({ columns, rows }: RulesReport['sections'][number]): readonly string[] =>
  rows.map(([first = '', ...more]) => `${first}: ${more.map((text, index) => `${columns[index + 1] ?? ''} ${text}`).join(', ')}`)

const entry = (entry: RuleEntry): string => {
  const facts = entry.facts.map(fact => fact.join(' ')).join(', ')
  return `${entry.name}: ${[facts, entry.text].filter(Boolean).join('; ')} (${origin(entry)})`
}

/** A line for each row and each entry found. */
const rules = ({ headline, sections, entries }: RulesReport): readonly string[] => {
  const lines = [...sections.flatMap(section), ...entries.map(entry)]
  return lines.length > 0 ? lines : [headline]
}

const readings = ({ headline, rows, of }: ReadingsReport): readonly string[] =>
  of.length === 0
    ? [t('{headline}: no other interpretation of the rules changes it', { headline })]
    : rows.map(({ readings: values, result, moves }) => {
        const odds = result
          ? t('attacker wins {attackerWins}, tie {tie}, defender wins {defenderWins}', {
              attackerWins: percent(result.attackerWins),
              tie: percent(result.tie),
              defenderWins: percent(result.defenderWins)
            })
          : ''
        const said = Object.entries(values)
          .map(pair => pair.join('='))
          .join(' ')
        return `${headline}, ${said}: ${[odds, t('moves {moves}', { moves: percent(moves) })].filter(Boolean).join('; ')}`
      })

const linesOf = (report: Report): readonly string[] => {
  switch (report.kind) {
    case 'rules':
      return rules(report)
    case 'readings':
      return readings(report)
    case 'melee':
    case 'shoot':
      return [fight(report)]
    case 'sweep':
    case 'compare':
    case 'what-if':
    case 'until':
    case 'observed':
    case 'review':
    case 'roll':
      return studyLines(report)
    case 'dice':
      return diceLines(report)
    case 'wrath':
      return [wrathLine(report)]
    case 'throw':
      return [throwLine(report)]
    case 'advice':
      return [adviceLine(report)]
    case 'warband-check':
    case 'warband':
    case 'warband-points':
    case 'warbands':
    case 'sheet':
    case 'field':
    case 'build':
    case 'threats':
      return musterLines(report)
    case 'plan':
      return [planLine(report)]
  }
}

/** One sentence, to say at the table or send to a friend. */
export const line = (report: Report): string => {
  const lines = linesOf(report)
  return lines.map(text => `${plain(text)}\n`).join('')
}
