import type { FightReport, ReadingsReport, Report, RuleEntry, RulesReport } from '../model/report'
import { adviceLine } from './advice/line'
import { diceLines, wrathLine } from './dice/lines'
import { oneIn } from './fight/fractions'
import { within } from './fight/quantities'
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

const wins = (report: FightReport): readonly string[] => {
  if (!report.result) return []
  const { attackerWins, tie, defenderWins } = report.result
  const told = [
    `win ${chance(report, 'result.attackerWins', attackerWins)}`,
    `tie ${chance(report, 'result.tie', tie)}`,
    `lose ${chance(report, 'result.defenderWins', defenderWins)}`
  ]
  return [told.join(', ')]
}

const falls = ({ kind, attacker, defender }: FightReport): string =>
  kind === 'shoot'
    ? `kill ${mean(defender.losses.mean)} on average, ${range(defender.losses.p)} in 9 games of 10`
    : `lose ${mean(attacker.losses.mean)}, kill ${mean(defender.losses.mean)} on average`

const fight = (report: FightReport): string => {
  const parts = [...wins(report), falls(report), `wipe them out ${chance(report, 'defender.wipedOut', report.defender.wipedOut)}`]
  const { method, edition } = report
  const remarks = [
    ...(edition === 1 ? [] : ['second edition']),
    ...(method.name === 'monte-carlo' ? [`sampled ${thousands(method.trials)} times`] : [])
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
    ? [`${headline}: no reading of the rules changes it`]
    : rows.map(({ readings: values, result, moves }) => {
        const odds = result
          ? `win ${percent(result.attackerWins)}, tie ${percent(result.tie)}, lose ${percent(result.defenderWins)}`
          : ''
        const said = Object.entries(values)
          .map(pair => pair.join('='))
          .join(' ')
        return `${headline}, ${said}: ${[odds, `moves ${percent(moves)}`].filter(Boolean).join('; ')}`
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
    case 'roll':
      return studyLines(report)
    case 'dice':
      return diceLines(report)
    case 'wrath':
      return [wrathLine(report)]
    case 'advice':
      return [adviceLine(report)]
    case 'warband-check':
    case 'warband':
    case 'warband-points':
    case 'warbands':
    case 'field':
    case 'build':
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
