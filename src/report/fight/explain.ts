import { change, count, percent, points, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { CellNumbers, EffectOfPart, FightReport, LedgerLine, UnitReport } from '../../model/report'
import { isTrait } from '../../model/unit-state'
import { range90Text } from '../distribution'
import { asParagraph, type Block, type Facts, type FigureTable, figureRow, replayCommand, type Section } from '../page'
import { formatDelta, formatPercentDelta } from '../study/measures'
import { distributionOf, rollNeeded } from './outcome'
import { type NamedSide, type Sides, sideWithVerb, theName } from './sides'

/** Why the odds are what they are: what each ability, cover, fatigue and weapon does, and where each number comes from. */

const figures = (
  { kind }: FightReport,
  { attackerWins, defenderWins, defenderLosses, defenderWipedOut, swing }: CellNumbers
): readonly string[] =>
  kind === 'shoot'
    ? [formatDelta(defenderLosses), formatPercentDelta(defenderWipedOut), formatDelta(swing)]
    : [formatPercentDelta(attackerWins ?? 0), formatPercentDelta(defenderWins ?? 0), formatDelta(swing)]

const heads = ({ kind }: FightReport, { attacker, defender }: Sides): readonly string[] =>
  kind === 'shoot'
    ? [t('{name} lost', { name: defender.name }), t('{name} gone', { name: defender.name }), t('points')]
    : [sideWithVerb(attacker, 'win'), sideWithVerb(defender, 'win'), t('points')]

const nameOf = ({ side, unit, name }: EffectOfPart, sides: Sides): string => {
  const { report, name: sideName } = sides[side]
  return `${report.units.length > 1 ? unit : sideName}: ${name}`
}

const table = (report: FightReport, sides: Sides, parts: readonly EffectOfPart[], isShared: boolean): FigureTable => {
  const columns = heads(report, sides)
  return {
    block: 'figures',
    title: t('what each thing does to the odds'),
    columns: [...columns, ...(isShared ? columns.map(column => t('{column}, its share', { column })) : [])],
    rows: parts.map(part =>
      figureRow(
        nameOf(part, sides),
        [...figures(report, part.alone), ...(isShared && part.share ? figures(report, part.share) : [])],
        part.side
      )
    )
  }
}

const withNothingText = (
  { kind }: FightReport,
  { attackerWins, tie, defenderWins, defenderWipedOut, swing }: CellNumbers
): string =>
  kind === 'shoot'
    ? t('with none of them: wiped out {defenderWipedOut}, points {swing}', {
        defenderWipedOut: percent(defenderWipedOut),
        swing: points(swing)
      })
    : t('with none of them: win {attackerWins}, tie {tie}, lose {defenderWins}; points {swing}', {
        attackerWins: percent(attackerWins ?? 0),
        tie: percent(tie ?? 0),
        defenderWins: percent(defenderWins ?? 0),
        swing: points(swing)
      })

/** The effect of each part: the odds with it less those without, and if parts interact (and not `terse`), its Shapley value too. */
const effects = (report: FightReport, sides: Sides, terse: boolean): readonly Section[] => {
  const { effects: found } = report
  if (!found || found.parts.length === 0) return []
  const isShared = found.interact && !terse && found.parts.every(({ share }) => share !== undefined)
  const legend = isShared
    ? t(
        'each line: the fight less the fight without that one thing; its share: its average over every order of adding them; the shares add up'
      )
    : t('each line: the fight less the fight without that one thing')
  const blocks: readonly Block[] = [
    table(report, sides, found.parts, isShared),
    asParagraph(legend, 'quiet'),
    ...(found.bare ? [asParagraph(withNothingText(report, found.bare))] : [])
  ]
  return [{ heading: t('what each thing does to the odds'), detail: true, blocks }]
}

interface Step {
  readonly name: string
  readonly mean: number
  readonly p?: readonly number[]
}

const reroll = (rerolls: boolean, which: string): string => (rerolls ? t(', {which} re-rolled', { which }) : '')

/** How the enemy saves; nothing if there are two enemies, which may save differently. */
const saves = (enemies: readonly UnitReport[]): string => {
  const [enemy, ...more] = enemies
  return enemy && more.length === 0
    ? t(' on {roll}{again}', { roll: rollNeeded(enemy.savesOn), again: reroll(enemy.rerollsDefence, t('failures')) })
    : ''
}

const bonus = (enemies: readonly UnitReport[]): string => {
  const more = enemies.reduce((sum, enemy) => sum + enemy.defenceDice, 0)
  return more > 0 ? t(' and at most {more} more', { more: count(more) }) : ''
}

const steps = ({ hitsOn, rerolls, strike }: UnitReport, enemies: readonly UnitReport[]): readonly Step[] => [
  { name: t('attack dice'), mean: strike.attackDice },
  {
    name: t('hits on {onRoll}{again}', { onRoll: rollNeeded(hitsOn), again: reroll(rerolls, t('misses')) }),
    mean: strike.hits,
    p: strike.hitsP
  },
  { name: t('defence dice, one for each hit{bonus}', { bonus: bonus(enemies) }), mean: strike.defenceDice },
  { name: t('saves{saves}', { saves: saves(enemies) }), mean: strike.saves },
  { name: t('uncancelled'), mean: strike.uncancelled, p: strike.uncancelledP },
  { name: t('losses'), mean: strike.losses }
]

const row = ({ name, mean, p }: Step): FigureTable['rows'][number] =>
  figureRow(name, [twoDecimals(mean), p ? range90Text(p) : ''])

/** From attack dice to losses, step by step; nothing for a unit that rolls no dice. */
const strike = (unit: UnitReport, enemy: NamedSide): readonly Block[] => {
  if (unit.strike.attackDice === 0) return []
  const rows = steps(unit, enemy.report.units).map(row)
  const title = t('dice against {enemy}', { enemy: theName(enemy) })
  return [asParagraph(title, 'quiet'), { block: 'figures', title, columns: [t('on average'), t('90 % range')], rows }]
}

/** The distributions of hits, and of hits that are not saved. */
const hitDistributions = ({ strike: { attackDice, hitsP, uncancelledP } }: UnitReport, { role }: NamedSide): readonly Block[] => {
  if (attackDice === 0) return []
  const of = [distributionOf(t('hits'), role, hitsP, true), distributionOf(t('uncancelled'), role, uncancelledP, true)]
  return [{ block: 'distributions', title: t('dice'), distributions: of }]
}

/** Written as the roll that is needed ("4+"), never as a change. */
const ROLL_ENTRIES: ReadonlySet<string> = new Set(['hits on', 'saves on'])

const value = ({ what, value }: LedgerLine): string => (ROLL_ENTRIES.has(what) ? rollNeeded(value) : count(value))

/** "hearthguard 5 (R1.0)", "danish axe -1 (R5.1)"; dice begin with "4 huscarls: 8 (R3.1)". */
const step = (line: LedgerLine, index: number): string => {
  const { what, source, rule } = line
  if (isTrait(what)) return `${source} (${rule})`
  const isCount = /^\d/u.test(source)
  const isTotal = ROLL_ENTRIES.has(what) || (isCount && index === 0)
  const figure = line.change === undefined || isTotal ? value(line) : change(line.change)
  return `${source}${isCount ? ':' : ''} ${figure} (${rule})`
}

const total = (what: string, steps: readonly LedgerLine[]): string =>
  isTrait(what) ? translate(what) : `${translate(what)} ${steps.slice(-1).map(value).join('')}`

/** "armour 5: hearthguard 5 (R1.0), danish axe -1 (R5.1), fatigue spent +1 (R3.4)"; nothing if the ledger is empty. */
const ledger = (lines: readonly LedgerLine[]): readonly Facts[] => {
  const whats = [...new Set(lines.map(line => line.what))]
  const facts = whats.map(what => {
    const steps = lines.filter(line => line.what === what)
    return [total(what, steps), steps.map(step).join(', ')] as const
  })
  return facts.length > 0 ? [{ block: 'facts', facts }] : []
}

const unit = (unit: UnitReport, side: NamedSide, enemy: NamedSide, full: boolean): readonly Section[] => [
  { heading: side.report.units.length > 1 ? unit.name : side.name, detail: true, blocks: ledger(unit.ledger) },
  { detail: true, blocks: strike(unit, enemy) },
  { detail: true, blocks: full ? hitDistributions(unit, side) : [] }
]

const interpretations = ({ readings = [] }: FightReport): Section => ({
  heading: t('interpretations of disputed rules'),
  detail: true,
  blocks:
    readings.length > 0
      ? [{ block: 'facts', facts: readings.map(({ name, value, meaning }) => [`${name}=${value}`, translate(meaning)] as const) }]
      : []
})

const disengaging = ({ disengages }: FightReport, { attacker, defender }: Sides): readonly Block[] => {
  if (!disengages) return []
  const who = [`${attacker.name} ${percent(disengages.attacker)}`, `${defender.name} ${percent(disengages.defender)}`]
  return [asParagraph(t('who disengages: {who}, nobody {nobody}', { who: who.join(', '), nobody: percent(disengages.nobody) }))]
}

/** The sections of `--explain`: for each unit its ledger and its strike, then the effects, the interpretations in play, who disengages. */
export const explanation = (report: FightReport, sides: Sides, full: boolean, terse = false): readonly Section[] => {
  const { attacker, defender } = sides
  return [
    ...attacker.report.units.flatMap(each => unit(each, attacker, defender, full)),
    ...defender.report.units.flatMap(each => unit(each, defender, attacker, full)),
    ...effects(report, sides, terse),
    interpretations(report),
    { topic: t('afterwards'), blocks: [...disengaging(report, sides), replayCommand(report.replay)] }
  ]
}
