import { EQUAL } from '../../model/advice'
import { idOf } from '../../model/data'
import { percent, points, thousands, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { AdviceReport, AfterThrow, LineReport, RollsReport } from '../../model/report'
import { enemyOf } from '../../model/scenario'
import { tournamentPoints } from '../../model/tournament'
import { exactSubtitle } from '../fight/method'
import { heatMap, heatMapFormat } from '../heat-map'
import {
  asParagraph,
  type Block,
  type Facts,
  type FigureTable,
  type HeatMap,
  type Page,
  replayCommand,
  type Section,
  type Shares,
  type TextTable,
  textCells
} from '../page'
import type { RenderOptions } from '../render-options'
import {
  aimText,
  boxSections,
  costText,
  decisionSections,
  lineText,
  priceText,
  sideNameOf,
  stepsText,
  theName,
  valueText,
  winsLabel
} from './choices'

const valueRange = (report: AdviceReport, least: number, most: number): string => {
  const [low, high] = [valueText(report, least), valueText(report, most)]
  return low === high ? low : t('{low} to {high}', { low, high })
}

const assumedCosts = ({ taken }: RollsReport) =>
  taken === undefined
    ? []
    : [
        asParagraph(
          t('unknown costs: the lowest value and the rolls below assume {costs}; give them with --cost', {
            costs: Object.entries(taken)
              .map(([box, cost]) => `${idOf(box)}=${cost}`)
              .join(', ')
          }),
          'quiet'
        )
      ]

/** The advice for each possible roll of the SAGA dice, before they are rolled. */
const rolls = (report: AdviceReport): readonly Section[] => {
  const { rolls: before } = report
  if (!before) return []
  const table: TextTable = {
    block: 'table',
    columns: [t('roll'), t('chance'), t('worth'), t('dice on'), t('then')],
    rows: before.rolls.map(({ roll, chance, worth: value, places, text }) => [
      roll,
      percent(chance),
      valueText(report, value),
      places,
      text
    ])
  }
  return [
    {
      heading: t('Before {dice} SAGA dice are rolled: worth {worth} on average to {who}', {
        dice: before.dice,
        worth: valueRange(report, before.worth, before.most),
        who: theName(report, report.asks)
      }),
      blocks: [
        asParagraph(
          t('{nothing} with an empty board, {everything} with every wanted ability', {
            nothing: valueText(report, before.nothing),
            everything: valueText(report, before.everything)
          })
        ),
        ...assumedCosts(before),
        table
      ]
    }
  ]
}

/** A heat map has room for the figures of so many columns; more are shown as a table. */
const MOST_ON_MAP = 7

const valueByDiceMap = (report: AdviceReport): HeatMap => {
  const { spent, goal } = report
  return heatMap({
    title: t('worth'),
    rows: { name: '', labels: [t('worth')] },
    columns: { name: t('SAGA dice spent'), labels: spent.map(({ dice }) => String(dice)) },
    values: [spent.map(({ worth: value }) => value ?? undefined)],
    format: heatMapFormat(goal.measure),
    ...(report.asks === 'defender' && { tone: (_, column) => ((spent[column]?.worth ?? 0) < 0 ? 'attacker' : 'defender') }),
    mark: { which: goal.is === 'quantity' && goal.wants === 'least' ? 'smallest' : 'largest', label: t('the best') }
  })
}

const valueByDiceTable = (report: AdviceReport): FigureTable => ({
  block: 'figures',
  title: t('worth by SAGA dice spent'),
  columns: report.spent.map(({ dice }) => String(dice)),
  rows: [
    {
      name: t('worth'),
      tone: report.asks,
      cells: report.spent.map(({ worth: value }) => ({ text: value === null ? '-' : valueText(report, value) }))
    }
  ]
})

/** The worth of the best play with 0, 1, 2 ... SAGA dice spent. */
const valueByDiceSection = (report: AdviceReport): readonly Section[] => {
  const count = report.spent.length
  if (count < 2) return []
  return [
    {
      heading: t('best play by SAGA dice spent'),
      blocks: [count > MOST_ON_MAP ? valueByDiceTable(report) : valueByDiceMap(report)]
    }
  ]
}

/** The chance that the advised side wipes the enemy out. */
const enemyWipedOut = (report: AdviceReport, { numbers }: LineReport): number =>
  report.asks === 'attacker' ? numbers.defenderWipedOut : numbers.attackerWipedOut

const numbersOf = (report: AdviceReport, line: LineReport, isDeadly: boolean): FigureTable['rows'][number]['cells'] => {
  const { attackerWins, defenderWins, swing } = line.numbers
  const mine = report.asks === 'attacker'
  const win = mine ? attackerWins : defenderWins
  return textCells(
    ...(win === undefined ? [] : [percent(win)]),
    points(mine ? swing : -swing),
    ...(isDeadly ? [percent(enemyWipedOut(report, line))] : [])
  )
}

/** Best play for other aims (winning, points, wiping out) that differs from the advice. Wiping out is left out if it is impossible. */
const otherAims = (report: AdviceReport): readonly Section[] => {
  const found = report.others.filter(({ aim: name, line }) => name !== 'wiping out' || enemyWipedOut(report, line) > 0)
  if (found.length === 0) return []
  const { asks, fight } = report
  const enemy = sideNameOf(report, enemyOf(asks))
  const lines = [[t('as advised'), report.best] as const, ...found.map(({ aim: name, line }) => [name, line] as const)]
  const isDeadly = lines.some(([, line]) => enemyWipedOut(report, line) > 0)
  const table: FigureTable = {
    block: 'figures',
    title: t('best play for other aims'),
    columns: [
      ...(fight === 'melee' ? [winsLabel(report, asks)] : []),
      t('victory points'),
      ...(isDeadly ? [t('{name} wiped out', { name: enemy })] : [])
    ],
    rows: lines.map(([name, line], index) => ({
      name: index === 0 ? name : t('for {aim}', { aim: translate(name) }),
      tone: asks,
      cells: numbersOf(report, line, isDeadly)
    }))
  }
  const facts = found.map(({ aim: name, line }) => [translate(name), lineText(line, report)] as const)
  const note = asParagraph(t('in each row both sides play for its aim, the enemy against it'), 'quiet')
  return [{ heading: t('best play for other aims'), blocks: [table, { block: 'facts', facts }, note] }]
}

type Step = LineReport['steps'][number]

const actorName = (report: AdviceReport, { by, what }: Step): string =>
  what === 'before' ? t('{name}, before the fight', { name: sideNameOf(report, by) }) : sideNameOf(report, by)

/** The second best choice at a step of the advised play, and its cost to the side that chooses. */
const nextBest = (report: AdviceReport, index: number): string => {
  const { steps: all } = report.best
  const isLike = ({ by, what }: Pick<Step, 'by' | 'what'>): boolean => by === all[index]?.by && what === all[index]?.what
  // a side that acts in turn makes several such decisions: the nth step is the nth of them
  const decisions = report.decisions.filter(each => isLike(each) && !each.isThrown)
  const second = decisions[all.slice(0, index).filter(isLike).length]?.choices[1]
  if (!second) return ''
  const less = second.equal ? t('as good') : t('costs {cost}', { cost: costText(report, second.regret, false) })
  return `${second.text} (${less})`
}

/** The steps of the advised play, each with the second best choice. */
const steps = (report: AdviceReport): TextTable => ({
  block: 'table',
  columns: ['', t('troops'), t('best play'), t('next best')],
  rows: report.best.steps.map((step, index) => [
    String(index + 1),
    actorName(report, step),
    step.choice.text,
    nextBest(report, index)
  ])
})

/** What to do after each result of dice that are thrown between the acts (N14). */
const thrownTables = (report: AdviceReport): readonly TextTable[] => {
  const rowsOf = (all: readonly AfterThrow[], before: readonly string[], chanceBefore: number): TextTable['rows'] =>
    all.flatMap(({ shown, chance, worth: value, steps: next, after = [] }) => [
      [
        [...before, shown].join(', '),
        percent(chanceBefore * chance),
        valueText(report, value),
        stepsText(next, report) || t('both pass')
      ],
      ...rowsOf(after, [...before, shown], chanceBefore * chance)
    ])
  if (!report.best.after) return []
  return [
    {
      block: 'table',
      columns: [t('the dice show'), t('chance'), t('worth'), t('best play')],
      rows: rowsOf(report.best.after, [], 1)
    }
  ]
}

/** The worth of the advised play in each case of what is unknown, and what it would be worth to know the case. */
const cases = (report: AdviceReport): readonly Section[] => {
  const { uncertain } = report
  if (!uncertain) return []
  const table: TextTable = {
    block: 'table',
    columns: [t('what is not known'), t('chance'), t('as advised'), t('if known'), t('best play if known')],
    rows: uncertain.cases
      .toSorted((one, other) => other.chance - one.chance)
      .map(each => [
        each.text,
        percent(each.chance),
        valueText(report, each.worth),
        valueText(report, each.stays ? 0 : each.knowing),
        each.stays ? t('stay put') : each.choice
      ])
  }
  const heading = t('Knowing this beforehand would be worth {value} to {who}: {knowing} on average', {
    value: costText(report, uncertain.value, false),
    who: theName(report, report.asks),
    knowing: valueText(report, uncertain.knowing)
  })
  return [{ heading, blocks: [table] }]
}

/** Who wins; for a shot, whether the target is wiped out, if that is possible. */
const shares = (report: AdviceReport): readonly Shares[] => {
  const { attackerWins, tie = 0, defenderWins = 0, defenderWipedOut } = report.best.numbers
  if (attackerWins === undefined && defenderWipedOut === 0) return []
  const shown: Shares['shares'] =
    attackerWins === undefined
      ? [
          { label: t('{name} wiped out', { name: sideNameOf(report, 'defender') }), chance: defenderWipedOut, tone: 'attacker' },
          { label: t('some survive'), chance: 1 - defenderWipedOut, tone: 'plain' }
        ]
      : [
          { label: winsLabel(report, 'attacker'), chance: attackerWins, tone: 'attacker' },
          { label: t('tie'), chance: tie, tone: 'plain' },
          { label: winsLabel(report, 'defender'), chance: defenderWins, tone: 'defender' }
        ]
  return [{ block: 'shares', shares: shown }]
}

const outcome = (report: AdviceReport): Facts => {
  const { attackerLosses, defenderLosses, swing } = report.best.numbers
  const [attacker, defender] = [sideNameOf(report, 'attacker'), sideNameOf(report, 'defender')]
  const fallen = [
    ...(report.fight === 'shoot' ? [] : [`${attacker} ${twoDecimals(attackerLosses)}`]),
    `${defender} ${twoDecimals(defenderLosses)}`
  ]
  return {
    block: 'facts',
    facts: [
      [t('casualties on average'), fallen.join(', ')],
      [t('victory points'), t('{worth} to {who}', { worth: points(swing), who: theName(report, 'attacker') })]
    ]
  }
}

/** Texts of the answer: fight or not, and what not fighting and fighting without SAGA dice would be worth. */
const ACTS = {
  melee: {
    do: 'Charge: best play',
    leave: 'Do not charge: best play',
    either: 'Either way, charge or not: best play',
    staying: ' (staying put {nothing}{without})',
    bare: ', charging without SAGA dice {worth}',
    spared: ' ({nothing} if {who} do not charge)'
  },
  shoot: {
    do: 'Shoot: best play',
    leave: 'Do not shoot: best play',
    either: 'Either way, shoot or not: best play',
    staying: ' (not shooting {nothing}{without})',
    bare: ', shooting without SAGA dice {worth}',
    spared: ' ({nothing} if {who} do not shoot)'
  }
} as const

const isPoints = ({ goal }: AdviceReport): boolean => goal.is === 'quantity' && goal.path === 'victoryPoints.swing'

/** "+1.81 victory points", "83.2 %" */
const adviceValue = (report: AdviceReport): string => {
  const value = valueText(report, report.worth)
  if (report.goal.is === 'tournament') return t('{worth} tournament points', { worth: value })
  return isPoints(report) ? t('{worth} victory points', { worth: value }) : value
}

/** The worth of not fighting at all, in points; undefined for goals that say nothing of it. */
const valueOfNotFighting = ({ goal }: AdviceReport): number | undefined => {
  if (goal.is === 'tournament') return tournamentPoints(goal.table, 0)
  return goal.measure === 'points' ? 0 : undefined
}

/** "Charge: best play", "Do not charge: best play"; the defender has no such choice. */
const advised = (report: AdviceReport): string => {
  const act = ACTS[report.fight]
  const nothing = valueOfNotFighting(report)
  if (nothing === undefined || report.asks === 'defender') return t('Best play')
  if (Math.abs(report.worth - nothing) < EQUAL) return t(act.either)
  return t(report.worth < nothing ? act.leave : act.do)
}

/** " (staying put 0.00, charging without SAGA dice -1.14)": for the defender, what it is worth if the attacker does nothing. */
const alternatives = (report: AdviceReport): string => {
  const act = ACTS[report.fight]
  const left = valueOfNotFighting(report)
  if (left === undefined) return ''
  const nothing = valueText(report, left)
  if (report.asks === 'defender') return t(act.spared, { nothing, who: theName(report, 'attacker') })
  const bare = report.spent.length > 1 ? (report.spent.find(({ dice }) => dice === 0)?.worth ?? null) : null
  const without = bare === null || report.price.die > 0 ? '' : t(act.bare, { worth: valueText(report, bare) })
  return t(act.staying, { nothing, without })
}

/** "Charge: best play is worth +1.81 victory points to the hirdmen (staying put 0.00, ...)" */
export const answerText = (report: AdviceReport): string =>
  t('{advised} is worth {worth} to {who}{beside}', {
    advised: advised(report),
    worth: adviceValue(report),
    who: theName(report, report.asks),
    beside: alternatives(report)
  })

const bestPlaySection = (report: AdviceReport): Section => {
  const reached =
    report.holds === undefined
      ? []
      : [
          asParagraph(
            report.holds
              ? t('the odds of best play reach: {goal}', { goal: report.goal.text })
              : t('the odds of best play do not reach: {goal}', { goal: report.goal.text })
          )
        ]
  const blocks: readonly Block[] = [
    ...(report.best.steps.length > 0 ? [steps(report)] : []),
    ...thrownTables(report),
    ...reached,
    ...shares(report),
    outcome(report)
  ]
  const heading = report.rolls
    ? t('With every wanted ability on the board: {answer}', { answer: uncapitalized(answerText(report)) })
    : answerText(report)
  return { heading, blocks }
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The goal, and how many lines of play were compared. */
const goalAndLineCount = (report: AdviceReport): string => {
  if (report.lines > 1) return t('{aim}; {n} ways to play it compared', { aim: aimText(report), n: thousands(report.lines) })
  return report.decisions.length === 0 ? t('{aim}; nobody has a choice here', { aim: aimText(report) }) : aimText(report)
}

const notesSection = (report: AdviceReport): Section => ({
  topic: t('notes'),
  blocks: [
    asParagraph(goalAndLineCount(report), 'quiet'),
    ...report.notes.map(note => asParagraph(note, 'quiet')),
    { block: 'command', label: t('best play'), command: report.best.replay },
    replayCommand(report.replay),
    { block: 'hint', text: t('--explain  why each choice is best    --full  every choice') }
  ]
})

export const page = (report: AdviceReport, { explain, full }: Pick<RenderOptions, 'explain' | 'full'>): Page => ({
  headline: report.headline,
  subtitle: exactSubtitle(report) + priceText(report),
  sections: [
    ...rolls(report),
    bestPlaySection(report),
    ...cases(report),
    ...boxSections(report),
    ...valueByDiceSection(report),
    ...otherAims(report),
    ...decisionSections(report, explain, full ?? false),
    notesSection(report)
  ]
})
