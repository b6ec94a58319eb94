import { count, mean, percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import type { FightReport, ReadingInPlay, UnitReport } from '../../model/report'
import { unitsOfSide } from '../../model/scenario'
import { chancesAtLeast, range90Text } from '../distribution'
import {
  asParagraph,
  type Block,
  type Cell,
  type Distribution,
  type Facts,
  type FigureTable,
  type Paragraph,
  type Section,
  type Shares,
  type Tone,
  textCells,
  withInterval
} from '../page'
import { formatPercentDelta } from '../study/measures'
import { askedNumberText, intervalOf, quantityLabel } from './quantities'
import { mostLossesText, type NamedSide, type Sides, sideWithVerb, theName, verbNumber } from './sides'

type Row = FigureTable['rows'][number]

const columns = (): readonly string[] => [t('attack dice'), t('hits on'), t('bonus defence dice'), t('saves on')]

/** The roll needed, by its least face: "4+", "all" from 1, "none" above 6, "-" for null (it rolls no dice). */
export const rollNeeded = (least: number | null): string => {
  if (least === null) return '-'
  if (least <= 1) return t('all')
  return least > 6 ? t('none') : `${least}+`
}

const rollCell = (least: number | null, rerolls: boolean): string =>
  `${rerolls && least !== null ? 'r ' : ''}${rollNeeded(least)}`

const attack = (unit: UnitReport): readonly Cell[] => textCells(count(unit.attackDice), rollCell(unit.hitsOn, unit.rerolls))

const defence = (unit: UnitReport): readonly Cell[] =>
  textCells(unit.defenceDice === 0 ? '-' : `+${count(unit.defenceDice)}`, rollCell(unit.savesOn, unit.rerollsDefence))

/** In a shot only the shooter rolls attack dice, and only its target defence dice. */
const rows = (report: FightReport, { name, role, report: side }: NamedSide): readonly Row[] => {
  const shot = report.kind === 'shoot'
  const dice = (unit: UnitReport): readonly Cell[] => [
    ...(shot && role === 'defender' ? textCells('-', '-') : attack(unit)),
    ...(shot && role === 'attacker' ? textCells('-', '-') : defence(unit))
  ]
  return side.units.map(unit => ({ name: side.units.length > 1 ? unit.name : name, tone: role, cells: dice(unit) }))
}

const rerollLegend = (report: FightReport): readonly Block[] => {
  const units = [...report.attacker.units, ...report.defender.units]
  return units.some(unit => unit.rerolls || unit.rerollsDefence)
    ? [asParagraph(t('r: failed dice are rolled once more'), 'quiet')]
    : []
}

/** The dice of both sides, a row for each unit. */
export const diceSection = (report: FightReport, { attacker, defender }: Sides): Section => ({
  topic: t('the dice'),
  blocks: [
    {
      block: 'figures',
      title: t('the dice of both sides'),
      columns: columns(),
      rows: [...rows(report, attacker), ...rows(report, defender)]
    },
    ...rerollLegend(report)
  ]
})

/** Rarer than this is printed as "<0.1 %". */
const RARE = 0.0005

/** A distribution cut at the far end: counts that cannot happen are left out and, unless `full`, those that are RARE. */
export const distributionOf = (name: string, tone: Tone, p: readonly number[], full: boolean): Distribution => {
  const sums = chancesAtLeast(p)
  const length = Math.max(1, sums.filter(sum => (full ? sum > 0 : sum >= RARE)).length)
  return { name, tone, exactly: p.slice(0, length), atLeast: sums.slice(0, length) }
}

const leftOut = (sides: readonly NamedSide[], length: number): readonly Paragraph[] => {
  const more = sides.filter(({ report }) => (chancesAtLeast(report.losses.p)[length] ?? 0) > 0)
  if (more.length === 0) return []
  const facts = { names: more.map(({ name }) => name).join(t(' or ')), n: length, chance: percent(RARE / 1000) }
  const isAll = more.every(({ report }) => report.losses.p.length === length + 1)
  return [
    asParagraph(isAll ? t('{names} lost all {n}: {chance}', facts) : t('{names} lost {n} or more: {chance}', facts), 'quiet')
  ]
}

const LOSSES = /^(?:attacker|defender)\.losses\.p\./u

/** The accuracy of sampled chances, which are shown without their intervals in distributions. */
const samplingAccuracy = ({ method, intervals = {} }: FightReport): readonly Paragraph[] => {
  const ends = Object.entries(intervals).filter(([path]) => LOSSES.test(path))
  if (method.name !== 'monte-carlo' || ends.length === 0) return []
  const most = Math.max(...ends.map(([, [low, high]]) => (high - low) / 2))
  return [asParagraph(t('each chance is sampled to within {most} (95 %)', { most: percent(most) }), 'quiet')]
}

const guardedUnit = ({ name, report: { units } }: NamedSide): string =>
  units.length > 1 ? (units.find(unit => unit.models === 1)?.name ?? name) : name

const guards = (side: NamedSide): readonly Paragraph[] => {
  const lost = side.report.guards
  if (!lost) return []
  return [
    asParagraph(
      t('guards of {the:name}: {mean} lost on average (90 % range {range})', {
        name: guardedUnit(side),
        mean: mean(lost.mean),
        range: range90Text(lost.p)
      })
    )
  ]
}

/** The distributions of losses of both sides; of a shot only the target's. */
export const lossesSection = (report: FightReport, { attacker, defender }: Sides, full: boolean): Section => {
  const suffering = report.kind === 'shoot' ? [defender] : [attacker, defender]
  const of = suffering.map(({ name, role, report: side }) => distributionOf(name, role, side.losses.p, full))
  const length = Math.max(...of.map(each => each.exactly.length))
  const blocks = [{ block: 'distributions', title: t('lost'), distributions: of } as const, ...leftOut(suffering, length)]
  return { topic: t('casualties'), blocks: [...blocks, ...samplingAccuracy(report), ...suffering.flatMap(guards)] }
}

/** Who wins, as one bar; nothing for a shot. */
export const shares = (report: FightReport, sides: Sides): readonly Shares[] => {
  if (!report.result) return []
  const { attackerWins, tie, defenderWins } = report.result
  const labelled = (path: string): { label: string; interval?: string } => ({
    label: quantityLabel(sides, path),
    ...intervalOf(report, path)
  })
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

/** "(90 % range 0-3)", with the interval of a sampled mean. */
const rangeText = (p: readonly number[], { interval }: { readonly interval?: string }): string =>
  interval === undefined
    ? t('(90 % range {range})', { range: range90Text(p) })
    : t('(90 % range {range}, mean {interval})', { range: range90Text(p), interval })

/** ", wiped out 12.0 %"; nothing if it is impossible. */
const wipedOutText = (chance: number, interval: Pick<Cell, 'interval'> = {}): string =>
  chance === 0 ? '' : t(', wiped out {chance}', { chance: withInterval(percent(chance), interval) })

/** "huscarls 2.9 of 4 (90 % range 1-4), wiped out 45.3 %"; of two units the side first, then each unit. */
const casualtiesOf = (report: FightReport, { name, role, report: side }: NamedSide): readonly string[] => {
  const models = side.units.reduce((sum, unit) => sum + unit.models, 0)
  const range = rangeText(side.losses.p, intervalOf(report, `${role}.losses.mean`))
  const inTotal = t('{name} {mean} of {of} {range}{wiped}', {
    name,
    mean: mean(side.losses.mean),
    of: mostLossesText(models, side.losses),
    range,
    wiped: wipedOutText(side.wipedOut, intervalOf(report, `${role}.wipedOut`))
  })
  const each = side.units.flatMap(({ name: unit, models: of, losses, wipedOut = 0 }) =>
    losses
      ? [
          t('{the:name} {mean} of {of} {range}{wiped}', {
            name: unit,
            mean: mean(losses.mean),
            of: mostLossesText(of, losses),
            range: rangeText(losses.p, {}),
            wiped: wipedOutText(wipedOut)
          })
        ]
      : []
  )
  return side.units.length > 1 ? [inTotal, ...each] : [inTotal]
}

/** Of both sides; of a shot only the target's. */
export const casualties = (report: FightReport, { attacker, defender }: Sides): readonly string[] => [
  ...(report.kind === 'shoot' ? [] : casualtiesOf(report, attacker)),
  ...casualtiesOf(report, defender)
]

/** "bondi gain 1.88, lose 1.79: +0.09"; of a shot only what it gains. */
export const victoryPointsText = (report: FightReport, { attacker }: Sides): string => {
  const { killed, lost, swing } = report.victoryPoints
  const interval = intervalOf(report, 'victoryPoints.swing')
  const gain = `${sideWithVerb(attacker, 'gain')} ${twoDecimals(killed)}`
  return report.kind === 'shoot'
    ? withInterval(gain, interval)
    : t('{gain}, {n|loses|lose} {lost}: {swing}', {
        gain,
        n: verbNumber(attacker),
        lost: twoDecimals(lost),
        swing: withInterval(points(swing), interval)
      })
}

/** "if the huscarls kept their dice: +1.59, bondi win 35.5 %" */
const otherDiceChoice = ({ edition, otherwise: other }: FightReport, { attacker, defender }: Sides): readonly string[] => {
  if (!other) return []
  const values = {
    n: verbNumber(defender),
    then: `${points(other.swing)}, ${sideWithVerb(attacker, 'win')} ${percent(other.result.attackerWins)}`
  }
  if (edition === 1)
    return [
      other.givesUpDice
        ? t('if {the} gave up {n|his|their} dice: {then}', { ...values, the: theName(defender) })
        : t('if {the} kept {n|his|their} dice: {then}', { ...values, the: theName(defender) })
    ]
  return [
    other.givesUpDice
      ? t('if {the} closed ranks: {then}', { ...values, the: theName(defender) })
      : t('if {the} did not close ranks: {then}', { ...values, the: theName(defender) })
  ]
}

const inBuilding = ({ defender }: FightReport['scenario']): boolean =>
  unitsOfSide(defender).some(({ building }) => building === true)

const fallingBack = (report: FightReport, { attacker }: Sides): readonly string[] => {
  if (!report.result) return []
  if (inBuilding(report.scenario))
    return [
      t('{the} {n|falls|fall} back unless every occupant falls (R3.11)', { the: theName(attacker), n: verbNumber(attacker) })
    ]
  return report.result.tie > 0
    ? [t('after a tie {the} {n|falls|fall} back (R3.10)', { the: theName(attacker), n: verbNumber(attacker) })]
    : []
}

/** Mean fatigue if the unit survives. The report's mean is over all outcomes, with 0 for a unit that is gone (chance `gone`). */
const fatigueIfAlive = ({ fatigueAfter }: UnitReport, gone: number): number =>
  gone < 1 ? Number((fatigueAfter / (1 - gone)).toFixed(9)) : fatigueAfter

/** "warlord 1", "hirdmen 4 (exhausted)": the units whose fatigue changes. */
const fatigue = ({ name, report }: NamedSide): readonly string[] =>
  report.units.flatMap((unit, i) => {
    const after = i === 0 ? report.fatigueAfter : fatigueIfAlive(unit, unit.wipedOut ?? 0)
    if (unit.fatigue === after) return []
    const who = report.units.length > 1 ? unit.name : name
    return [`${who} ${count(after)}${after >= unit.fatigueLimit ? t(' (exhausted)') : ''}`]
  })

const fatigueChanges = ({ attacker, defender }: Sides): readonly string[] => {
  const changed = [...fatigue(attacker), ...fatigue(defender)]
  return changed.length > 0 ? [t('fatigue {fatigue}', { fatigue: changed.join(', ') })] : []
}

/** Who wins, the casualties, the victory points, and the defender's other choice about giving up dice. */
export const outcomeSection = (report: FightReport, sides: Sides): Section => {
  const then = [...fallingBack(report, sides), ...fatigueChanges(sides)]
  const facts: Facts = {
    block: 'facts',
    facts: [
      ...(report.asked ? [[t('you asked'), ...report.asked.map(each => askedNumberText(each, sides))] as const] : []),
      [t('casualties'), ...casualties(report, sides)],
      [t('victory points'), victoryPointsText(report, sides), ...otherDiceChoice(report, sides)],
      ...(then.length > 0 ? [[t('afterwards'), ...then] as const] : [])
    ]
  }
  return { topic: report.result ? t('who wins') : t('what it does'), blocks: [...shares(report, sides), facts] }
}

/** Smaller changes of a chance are not worth a line. */
const LEAST_CHANGE_SHOWN = 0.01

/** "bondi win 71.2 % (+2.6 percentage points) under another interpretation of a disputed rule (--reading overkill-counts=yes)" */
const interpretation = ({ name, moves }: ReadingInPlay, sides: Sides): readonly string[] => {
  if (!moves || Math.abs(moves.to - moves.from) < LEAST_CHANGE_SHOWN - ROUNDING) return []
  const { value, path, from, to } = moves
  const option = `--reading ${name}=${value}`
  return [
    t('{label} {chance} ({change} percentage points) under another interpretation of a disputed rule ({option})', {
      option,
      label: quantityLabel(sides, path),
      chance: percent(to),
      change: formatPercentDelta(to - from)
    })
  ]
}

/** Interpretations of disputed rules that would change the odds, and the notes of the report. */
export const remarkBlocks = (report: FightReport, sides: Sides): readonly Block[] => [
  ...(report.readings ?? []).flatMap(inPlay => interpretation(inPlay, sides)).map(text => asParagraph(text)),
  ...report.notes.map(note => asParagraph(note, 'quiet'))
]
