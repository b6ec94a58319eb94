import { count, mean, percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport, ReadingInPlay, UnitReport } from '../../model/report'
import { asParagraph, type Block, type Facts, type Section, type Shares } from '../page'
import { range } from '../spread'
import { deltaPercent } from '../study/delta'
import { answerTo, label, within } from './quantities'
import { atStake, called, type Side, type Sides, size, verb } from './sides'

const shares = (report: FightReport, sides: Sides): readonly Shares[] => {
  if (!report.result) return []
  const { attackerWins, tie, defenderWins } = report.result
  const labelled = (path: string): { label: string; within?: string } => ({ label: label(sides, path), ...within(report, path) })
  return [
    {
      block: 'shares',
      shares: [
        { ...labelled('result.attackerWins'), chance: attackerWins, tone: 'attacker' },
        { ...labelled('result.tie'), chance: tie, tone: 'plain' },
        { ...labelled('result.defenderWins'), chance: defenderWins, tone: 'defender' }
      ]
    }
  ]
}

/** "(90 % range 0-3)", and how far a sampled mean may be off. */
const spread = (p: readonly number[], { within: interval }: { readonly within?: string }): string =>
  interval === undefined
    ? t('(90 % range {range})', { range: range(p) })
    : t('(90 % range {range}, mean {interval})', { range: range(p), interval })

/** "12.0 %"; what cannot come about is left out. */
const wiped = (chance: number, { within: interval }: { readonly within?: string } = {}): string =>
  chance === 0 ? '' : t(', wiped out {chance}', { chance: `${percent(chance)}${interval === undefined ? '' : ` (${interval})`}` })

/** "huscarls 2.9 of 4 (90 % range 1-4), wiped out 45.3 %"; of two units each after the whole. */
const casualtiesOf = (report: FightReport, { name, role, report: side }: Side): readonly string[] => {
  const models = side.units.reduce((sum, unit) => sum + unit.models, 0)
  const range = spread(side.losses.p, within(report, `${role}.losses.mean`))
  const whole = t('{name} {mean} of {of} {range}{wiped}', {
    name,
    mean: mean(side.losses.mean),
    of: atStake(models, side.losses),
    range,
    wiped: wiped(side.wipedOut, within(report, `${role}.wipedOut`))
  })
  const each = side.units.flatMap(({ name: unit, models: of, losses, wipedOut = 0 }) =>
    losses
      ? [
          t('{the:name} {mean} of {of} {range}{wiped}', {
            name: unit,
            mean: mean(losses.mean),
            of: atStake(of, losses),
            range: spread(losses.p, {}),
            wiped: wiped(wipedOut)
          })
        ]
      : []
  )
  return side.units.length > 1 ? [whole, ...each] : [whole]
}

/** Of a shot only the target falls. */
const casualties = (report: FightReport, { attacker, defender }: Sides): readonly string[] => [
  ...(report.kind === 'shoot' ? [] : casualtiesOf(report, attacker)),
  ...casualtiesOf(report, defender)
]

const worth = (report: FightReport, { attacker }: Sides): string => {
  const { killed, lost, swing } = report.victoryPoints
  const { within: between } = within(report, 'victoryPoints.swing')
  const interval = between === undefined ? '' : ` (${between})`
  const gain = `${verb(attacker, 'gain')} ${twoDecimals(killed)}`
  return report.kind === 'shoot'
    ? `${gain}${interval}`
    : t('{gain}, {n|loses|lose} {lost}: {swing}', {
        gain,
        n: size(attacker),
        lost: twoDecimals(lost),
        swing: `${points(swing)}${interval}`
      })
}

/** "if the huscarls kept their dice: +1.59, bondi win 35.5 %" */
const declined = ({ edition, otherwise: other }: FightReport, { attacker, defender }: Sides): readonly string[] => {
  if (!other) return []
  const values = {
    n: size(defender),
    then: `${points(other.swing)}, ${verb(attacker, 'win')} ${percent(other.result.attackerWins)}`
  }
  if (edition === 1)
    return [
      other.givesUpDice
        ? t('if {the} gave up {n|his|their} dice: {then}', { ...values, the: called(defender) })
        : t('if {the} kept {n|his|their} dice: {then}', { ...values, the: called(defender) })
    ]
  return [
    other.givesUpDice
      ? t('if {the} closed ranks: {then}', { ...values, the: called(defender) })
      : t('if {the} did not close ranks: {then}', { ...values, the: called(defender) })
  ]
}

const inBuilding = ({ defender }: FightReport['scenario']): boolean => {
  const defenders = 'together' in defender ? defender.together : [defender]
  return defenders.some(unit => unit.building === true)
}

const falling = (report: FightReport, { attacker }: Sides): readonly string[] => {
  if (!report.result) return []
  if (inBuilding(report.scenario))
    return [t('{the} {n|falls|fall} back unless every occupant falls (R3.11)', { the: called(attacker), n: size(attacker) })]
  return report.result.tie > 0
    ? [t('after a tie {the} {n|falls|fall} back (R3.10)', { the: called(attacker), n: size(attacker) })]
    : []
}

/** Fatigue on average where the unit survives: the reported mean is over all outcomes, and a unit that is gone has none. */
const carried = ({ fatigueAfter }: UnitReport, gone: number): number =>
  gone < 1 ? Number((fatigueAfter / (1 - gone)).toFixed(9)) : fatigueAfter

/** "warlord 1", "hirdmen 4 (exhausted)": of two units each. */
const fatigue = ({ name, report }: Side): readonly string[] =>
  report.units.flatMap((unit, i) => {
    const after = i === 0 ? report.fatigueAfter : carried(unit, unit.wipedOut ?? 0)
    if (unit.fatigue === after) return []
    const who = report.units.length > 1 ? unit.name : name
    return [`${who} ${count(after)}${after >= unit.fatigueLimit ? t(' (exhausted)') : ''}`]
  })

const afterwards = ({ attacker, defender }: Sides): readonly string[] => {
  const changed = [...fatigue(attacker), ...fatigue(defender)]
  return changed.length > 0 ? [t('fatigue {fatigue}', { fatigue: changed.join(', ') })] : []
}

/** Who wins, how many fall on each side, what it is worth, and what the other choice would give. */
export const outcome = (report: FightReport, sides: Sides): Section => {
  const then = [...falling(report, sides), ...afterwards(sides)]
  const facts: Facts = {
    block: 'facts',
    facts: [
      ...(report.asked ? [[t('you asked'), ...report.asked.map(each => answerTo(each, sides))] as const] : []),
      [t('casualties'), ...casualties(report, sides)],
      [t('victory points'), worth(report, sides), ...declined(report, sides)],
      ...(then.length > 0 ? [[t('afterwards'), ...then] as const] : [])
    ]
  }
  return { topic: report.result ? t('who wins') : t('what it does'), blocks: [...shares(report, sides), facts] }
}

/** Smaller changes of a chance are not worth a line. */
const WORTH_A_LINE = 0.01

/** Rounding of a difference of chances. */
const SLACK = 1e-9

/** "bondi win 71.2 % (+2.6 percentage points) under another interpretation of a disputed rule (--reading overkill-counts=yes)" */
const interpretation = ({ name, moves }: ReadingInPlay, sides: Sides): readonly string[] => {
  if (!moves || Math.abs(moves.to - moves.from) < WORTH_A_LINE - SLACK) return []
  const { value, path, from, to } = moves
  const option = `--reading ${name}=${value}`
  return [
    t('{label} {chance} ({change} percentage points) under another interpretation of a disputed rule ({option})', {
      option,
      label: label(sides, path),
      chance: percent(to),
      change: deltaPercent(to - from)
    })
  ]
}

/** The interpretations that matter, and the notes. */
export const remarks = (report: FightReport, sides: Sides): readonly Block[] => [
  ...(report.readings ?? []).flatMap(inPlay => interpretation(inPlay, sides)).map(text => asParagraph(text)),
  ...report.notes.map(note => asParagraph(note, 'quiet'))
]
