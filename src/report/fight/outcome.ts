import type { FightReport, SideReport } from '../../model/report'
import { count } from '../figures'
import { type Block, type Paragraph, type Section, type Shares, say } from '../page'
import { label, within } from './quantities'
import type { Side, Sides } from './sides'

const shares = (report: FightReport, sides: Sides): readonly Shares[] => {
  if (!report.result) return []
  const { attackerWins, tie, defenderWins } = report.result
  const told = (path: string): { label: string; within?: string } => ({ label: label(sides, path), ...within(report, path) })
  return [
    {
      block: 'shares',
      shares: [
        { ...told('result.attackerWins'), chance: attackerWins, tone: 'attacker' },
        { ...told('result.tie'), chance: tie, tone: 'plain' },
        { ...told('result.defenderWins'), chance: defenderWins, tone: 'defender' }
      ]
    }
  ]
}

const inBuilding = ({ defender }: FightReport['scenario']): boolean => {
  const defenders = 'together' in defender ? defender.together : [defender]
  return defenders.some(unit => unit.building === true)
}

const falling = (report: FightReport, { attacker }: Sides): readonly string[] => {
  if (!report.result) return []
  if (inBuilding(report.scenario)) return [`while an occupant lives the ${attacker.name} fall back (R3.11)`]
  return report.result.tie > 0 ? [`a tie sends the ${attacker.name} back (R3.10)`] : []
}

const tired = ({ fatigueAfter, units: [first] }: SideReport): boolean => first !== undefined && fatigueAfter >= first.fatigueLimit

/** Of two units the first is counted. */
const fatigue = ({ name, report }: Side): readonly string[] => {
  const [first, ...more] = report.units
  if (first?.fatigue === report.fatigueAfter) return []
  const who = first && more.length > 0 ? first.name : name
  return [`${who} ${count(report.fatigueAfter)}${tired(report) ? ' (exhausted)' : ''}`]
}

const afterwards = ({ attacker, defender }: Sides): readonly string[] => {
  const changed = [...fatigue(attacker), ...fatigue(defender)]
  return changed.length > 0 ? [`fatigue then: ${changed.join(', ')}`] : []
}

const sentence = (report: FightReport, sides: Sides): readonly Paragraph[] => {
  const parts = [...falling(report, sides), ...afterwards(sides)]
  return parts.length > 0 ? [say(parts.join('; '))] : []
}

/** Who wins, who has to go, and how tired everybody is then. */
export const outcome = (report: FightReport, sides: Sides): Section => {
  const blocks: readonly Block[] = [...shares(report, sides), ...sentence(report, sides)]
  return { topic: report.result ? 'who wins' : 'afterwards', blocks }
}
