import { diceShown } from '../../model/dice'
import { percent, twoDecimals, withTimes } from '../../model/figures'
import { t, translate } from '../../model/language'
import { CHANCE_ROUNDING } from '../../model/limits'
import type { DiceReport, RollReport } from '../../model/report'
import { exactSubtitle } from '../fight/method'
import { asParagraph, type Block, type FigureTable, figureRow, type Hint, type Page, replayCommand, type Section } from '../page'
import type { RenderOptions } from '../render-options'
import { beforeRollSection, chanceRange, diceCountSection, fewerDiceSection, keptDiceSection } from './count'
import { isWeighed, paidDistribution, possibleCostsSection, wantsSection } from './wants'

/** What to do first, by what the dice show: rolls with the same decision together, and every roll by itself. */

/** The first decision on a roll, by which rolls are grouped: "Activation Pool", "Noble Lineage: turn C to R". */
const branchName = ({ first, then, pays }: RollReport, weighed: boolean): string => {
  const { name: box = '' } = first
  switch (first.do) {
    case 'place':
      if (!weighed && pays) return t('place the dice: everything is paid')
      return !weighed && then < CHANCE_ROUNDING ? t('place the dice: nothing pays for all of it') : t('place the dice')
    case 'turn': {
      const [from, to] = first.turns ?? []
      return from === undefined || to === undefined
        ? t('{box}: turn a die', { box })
        : t('{box}: turn {from} to {to}', { box, from, to })
    }
    case 're-roll':
      return t('{box}: re-roll dice', { box })
    case 'roll-two-more':
      return t('{box}: roll more', { box })
    case 'use':
      return box
  }
}

interface Branch {
  readonly name: string
  readonly chance: number
  readonly then: number
  readonly rolls: readonly string[]
}

const branches = (rolls: readonly RollReport[], weighed: boolean): readonly Branch[] => {
  const found = new Map<string, Branch>()
  for (const each of rolls) {
    const name = branchName(each, weighed)
    const { chance = 0, then = 0, rolls: before = [] } = found.get(name) ?? {}
    found.set(name, {
      name,
      chance: chance + each.chance,
      then: then + each.chance * each.then,
      rolls: [...before, each.roll]
    })
  }
  return [...found.values()].toSorted((one, other) => other.chance - one.chance)
}

/** The costs that the rolls assume for boxes of unknown cost. */
const assumed = ({ taken, wants }: DiceReport): readonly Block[] => {
  const costs = Object.entries(taken ?? {}).map(([box, cost]) =>
    t('{box} at {cost}', { box: wants.find(want => want.box === box)?.name ?? box, cost: translate(cost) })
  )
  return costs.length === 0 ? [] : [asParagraph(t('at the highest costs: {costs}', { costs: costs.join(', ') }), 'quiet')]
}

const firstDecisionTable = (report: DiceReport): FigureTable => {
  const weighed = isWeighed(report)
  return {
    block: 'figures',
    title: t('the first decision'),
    columns: [t('of rolls'), weighed ? t('weight then') : t('all paid then')],
    rows: branches(report.rolls, weighed).map(({ name, chance, then }) =>
      figureRow(name, [percent(chance), weighed ? twoDecimals(then / chance) : percent(then / chance)])
    )
  }
}

/** The number of rolls of eight dice of one board; if there are more, they are listed with `--explain` only. */
const FEW_ROLLS = 45

/** The rolls of each branch in which dice are not placed at once. */
const rollsByBranch = (report: DiceReport): readonly Block[] => {
  if (report.rolls.length > FEW_ROLLS) return []
  const doing = branches(
    report.rolls.filter(({ first }) => first.do !== 'place'),
    isWeighed(report)
  )
  return [{ block: 'facts', facts: doing.map(({ name, rolls }) => [name, rolls.join(' ')] as const) }]
}

/** The first decisions; nothing if every roll is placed at once. */
const decisions = (report: DiceReport): readonly Section[] => {
  const isPlain = report.rolls.every(({ first }) => first.do === 'place')
  if (report.now || isPlain || report.rolls.length < 2) return []
  return [{ heading: t('First decision'), blocks: [firstDecisionTable(report), ...rollsByBranch(report), ...assumed(report)] }]
}

/** Every roll: what it pays, and what to do first. */
const everyRoll = (report: DiceReport): readonly Section[] => {
  if (report.rolls.length < 2) return []
  const weighed = isWeighed(report)
  const rows = report.rolls.map(({ roll, chance, pays, paid, first, then }) => [
    roll === '' ? '-' : roll,
    percent(chance),
    pays ? t('all') : paid.join(', ') || t('nothing'),
    first.text,
    weighed ? twoDecimals(then) : percent(then)
  ])
  const columns = [t('roll'), t('chance'), t('pays as rolled'), t('first decision'), weighed ? t('weight then') : t('all then')]
  return [{ heading: t('Every roll'), detail: true, blocks: [{ block: 'table', columns, rows }, ...assumed(report)] }]
}

/** For dice already rolled: where to place them, and what else could be done. */
const placementSections = (report: DiceReport): readonly Section[] => {
  const { now } = report
  if (!now) return []
  const { placement, options } = now
  const facts = placement.placed.map(({ name, dice }) => [name, dice === '' ? t('no die') : dice] as const)
  const left = [
    ...(diceShown(placement.left) === 0 ? [] : [[t('left over'), placement.left] as const]),
    ...(placement.unpaid.length > 0 ? [[t('not paid'), placement.unpaid.join(', ')] as const] : [])
  ]
  const rows = options.map(({ decision, all, worth }): FigureTable['rows'][number] =>
    figureRow(decision.text, [percent(all), twoDecimals(worth)])
  )
  const columns = [t('all paid then'), isWeighed(report) ? t('weight then') : t('paid then')]
  return [
    { heading: t('Place'), blocks: [{ block: 'facts', facts: [...facts, ...left] }] },
    ...(rows.length > 1
      ? [{ heading: t('Or first'), blocks: [{ block: 'figures' as const, columns, rows }, ...assumed(report)] }]
      : [])
  ]
}

/** If there are more sets of wants, only the largest are shown without `--full`. */
const FEW_SETS = 11

/** The chance of every set of wants together, but for all of them, which the first table has; of many sets, those that lack one use. */
const setsSection = ({ together, wants }: DiceReport, full: boolean): readonly Section[] => {
  const uses = wants.reduce((sum, { times, free = 0 }) => sum + times - free, 0)
  const counts = new Map(
    wants.flatMap(want => Array.from({ length: want.times }, (_, i) => [withTimes(want.name, i + 1), i + 1]))
  )
  const size = (of: readonly string[]): number => of.reduce((sum, name) => sum + (counts.get(name) ?? 1), 0)
  const parts = together.filter(({ of }) => size(of) < uses)
  if (parts.length === 0) return []
  const showsAll = full || parts.length <= FEW_SETS
  const shown = showsAll ? parts : parts.filter(({ of }) => size(of) === uses - 1)
  const rows = shown.map(({ of, asRolled }): FigureTable['rows'][number] => figureRow(of.join(', '), [chanceRange(asRolled)]))
  const hint = { block: 'hint', text: t('--full  all {n} sets of two or more', { n: parts.length }) } as const
  return [
    { heading: t('Together'), blocks: [{ block: 'figures', columns: [t('as rolled')], rows }, ...(showsAll ? [] : [hint])] }
  ]
}

const hint = (): Hint => ({ block: 'hint', text: t('--explain  every roll, what it pays and what to do first') })

const symbols = ({ symbols }: DiceReport): readonly string[] =>
  symbols.map(({ C, U, R }) => `C ${translate(C)}, U ${translate(U)}, R ${translate(R)}`)

/** What else to ask, where nothing was asked but a number of dice. */
const nothingAsked = ({ wants, all, now, dice }: DiceReport): readonly Block[] =>
  wants.length > 0 || all || now || dice.units
    ? []
    : [asParagraph(t('name a faction or symbols to see their odds: saga-odds dice vikings 6, or saga-odds dice 6 2 rares'))]

const remarks = (report: DiceReport, why: boolean): Section => ({
  blocks: [
    ...nothingAsked(report),
    ...report.notes.map(note => asParagraph(note, 'quiet')),
    ...symbols(report).map(text => asParagraph(text, 'quiet')),
    ...(why || report.rolls.length < 2 ? [] : [hint()])
  ]
})

/** The page of `dice`: what the dice pay for, what to do first, what is left for the enemy's turn. */
export const page = (report: DiceReport, { explain: why, full = false }: Pick<RenderOptions, 'explain' | 'full'>): Page => ({
  headline: report.headline,
  subtitle: exactSubtitle(report),
  sections: [
    ...diceCountSection(report),
    ...beforeRollSection(report),
    ...(report.wants.length > 0 ? [wantsSection(report)] : []),
    ...placementSections(report),
    ...(report.all ? possibleCostsSection(report) : []),
    ...(report.now ? [] : setsSection(report, full)),
    ...decisions(report),
    ...keptDiceSection(report),
    ...(full || why ? paidDistribution(report) : []),
    ...(full || why || report.dice.units ? fewerDiceSection(report) : []),
    ...(why ? everyRoll(report) : []),
    remarks(report, why),
    ...(why ? [{ blocks: [replayCommand(report.replay)] }] : [])
  ].filter(({ blocks }) => blocks.length > 0)
})
