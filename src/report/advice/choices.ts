import { change, percent, points, thousands, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { AdviceReport, AfterThrow, BoxReport, ChoiceReport, DecisionReport, LineReport } from '../../model/report'
import type { Side } from '../../model/scenario'
import { tableText } from '../../model/tournament'
import { distinctNames, requestVerbNumber } from '../fight/sides'
import { asParagraph, type Block, type FigureTable, figureRow, type Section, type TextTable } from '../page'

/** Sides, choices and their worth in words, and the tables of choices. */

type Named = Pick<AdviceReport, 'names' | 'fight'>

/** The name of a side, with its role if the same troops meet. */
export const sideNameOf = ({ names, fight }: Named, side: Side): string => distinctNames(names, fight)[side]

/** "hirdmen win", "Cnut wins" */
export const winsLabel = (report: Pick<AdviceReport, 'names' | 'fight' | 'scenario'>, side: Side): string =>
  t('{name} {n|wins|win}', { name: sideNameOf(report, side), n: requestVerbNumber(report.scenario[side]) })

/** "the hirdmen"; a hero by name alone. */
export const theName = (report: Named, side: Side): string => t('{the:name}', { name: sideNameOf(report, side) })

type Steps = Pick<LineReport, 'steps' | 'after'>

/** "hirdmen: Frigg; sergeants: pass" */
export const stepsText = (steps: LineReport['steps'], report: Named): string =>
  steps.map(({ by, choice }) => `${sideNameOf(report, by)}: ${choice.text}`).join('; ')

const thenText = ({ shown, ...then }: AfterThrow, report: Named): string =>
  t('after {thrown}: {steps}', { thrown: shown, steps: lineText(then, report) || t('both pass') })

/** Steps, with what to do after each result of dice that are rolled between them. */
export const lineText = ({ steps, after = [] }: Steps, report: Named): string =>
  [stepsText(steps, report), ...after.map(each => thenText(each, report))].filter(Boolean).join('; ')

/** A worth in the unit of the goal: victory points, a chance, or models. */
export const valueText = ({ goal: { measure } }: Pick<AdviceReport, 'goal'>, value: number): string => {
  if (measure === 'points') return points(value)
  return measure === 'chance' ? percent(value) : twoDecimals(value)
}

/** What a choice costs against the best one: "-" if it is as good. */
export const costText = (report: Pick<AdviceReport, 'goal'>, value: number, equal: boolean): string => {
  if (equal) return '-'
  return report.goal.measure === 'chance' ? percent(Math.abs(value)) : twoDecimals(Math.abs(value))
}

/** "best for the hirdmen by victory points gained less lost" */
export const aimText = (report: AdviceReport): string => {
  const { asks, goal } = report
  const isPoints = goal.is === 'quantity' && goal.path === 'victoryPoints.swing' && goal.wants === 'most'
  const named = goal.is === 'tournament' ? t('tournament points ({table})', { table: tableText(goal.table) }) : goal.text
  const what = isPoints ? t('victory points gained less lost') : named
  const wish =
    goal.is === 'quantity' && !isPoints ? t(goal.wants === 'most' ? ', as high as possible' : ', as low as possible') : ''
  return t('best for {who} by {what}{wish}', { who: theName(report, asks), what, wish })
}

/** The prices set for SAGA dice and fatigue, to follow the subtitle; empty if there are none. */
export const priceText = ({ price: { die, fatigue } }: AdviceReport): string => {
  const priced = [
    ...(die > 0 ? [t('each SAGA die spent {price}', { price: change(-die) })] : []),
    ...(fatigue > 0 ? [t('each fatigue {price}', { price: change(-fatigue) })] : [])
  ]
  return priced.length > 0 ? `; ${priced.join(', ')}` : ''
}

/** Choices of a decision that are shown without `--full`. */
const MOST_ROWS = 6

const verdict = ({ best, equal, neverHelps }: BoxReport): string => {
  if (neverHelps) return t('never helps')
  if (equal) return t('either')
  return best === 'play' ? t('play') : t('leave{box}', { box: '' })
}

const boxTable = (report: AdviceReport, boxes: readonly BoxReport[], title: string): FigureTable => ({
  block: 'figures',
  title,
  columns: [t('best'), t('with it'), t('without it'), t('cost of the other')],
  rows: boxes.map(box =>
    figureRow(
      box.name,
      [verdict(box), valueText(report, box.withIt), valueText(report, box.without), costText(report, box.costs, box.equal)],
      box.side
    )
  )
})

const neverHelpsText = (boxes: readonly BoxReport[]): readonly Block[] => {
  const names = boxes.filter(({ neverHelps }) => neverHelps).map(({ name }) => name)
  return names.length === 0
    ? []
    : [asParagraph(t('{names} never {n|helps|help} here', { names: names.join(', '), n: names.length }), 'plain')]
}

/** Every box and every way to spend fatigue; the advised side comes first. */
export const boxSections = (report: AdviceReport): readonly Section[] => {
  const sides = report.asks === 'attacker' ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const)
  return sides.flatMap((side): readonly Section[] => {
    const own = report.boxes.filter(box => box.side === side)
    if (own.length === 0) return []
    const heading = t('abilities and fatigue of {who}', { who: theName(report, side) })
    return [{ heading, blocks: [boxTable(report, own, heading), ...neverHelpsText(own)] }]
  })
}

const choiceRow = (report: AdviceReport, { text, worth: value, regret, equal, reply }: ChoiceReport, hasReply: boolean) => [
  text,
  valueText(report, value),
  costText(report, regret, equal),
  ...(hasReply ? [reply ?? ''] : [])
]

const QUESTIONS = {
  before: 'before the fight',
  dice: 'giving up dice',
  fight: 'abilities and fatigue'
} as const

const questionOf = ({ edition }: AdviceReport, what: DecisionReport['what']): string =>
  edition === 2 && what === 'dice' ? t('closing ranks') : t(QUESTIONS[what])

/** "choice 2, the hirdmen: abilities and fatigue" */
const decision = (
  report: AdviceReport,
  { choices, by, what, reason, after, isThrown }: DecisionReport,
  number: number,
  full: boolean
): Section => {
  const shown = full ? choices : choices.slice(0, MOST_ROWS)
  const hasReply = shown.some(({ reply }) => reply !== undefined)
  const table: TextTable = {
    block: 'table',
    columns: [t('choice'), t('worth'), t('costs'), ...(hasReply ? [t('the enemy answers')] : [])],
    rows: shown.map(choice => choiceRow(report, choice, hasReply))
  }
  const more = choices.length - shown.length
  const question = questionOf(report, what)
  const equals = choices.filter(({ equal }) => equal).length
  return {
    heading: t('choice {number}, {who}: {question}', {
      number,
      who: theName(report, by),
      question:
        after === undefined
          ? question
          : t(isThrown ? '{question}; the dice showed {after}' : '{question}; the enemy chose {after}', {
              question,
              after
            })
    }),
    ...(full && { detail: true as const }),
    blocks: [
      table,
      ...(equals > 1 ? [asParagraph(t('{n} of these are equal, to within 0.001', { n: thousands(equals) }), 'quiet')] : []),
      ...(more > 0
        ? [
            asParagraph(
              t('and {n} more, none better for {who} (--full)', { n: thousands(more), who: theName(report, by) }),
              'quiet'
            )
          ]
        : []),
      ...(reason === undefined ? [] : [asParagraph(t('why: {reason}', { reason }))])
    ]
  }
}

/** The decisions, with reasons if `explain`. Those that depend on dice are many, so they are shown only with `explain` or `full`. */
export const decisionSections = (report: AdviceReport, explain: boolean, full: boolean): readonly Section[] =>
  report.decisions
    .filter(({ isThrown }) => explain || full || !isThrown)
    .map((each, index) => {
      const { reason: _, ...unexplained } = each
      return decision(report, explain ? each : unexplained, index + 1, full)
    })
