import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import type { AdviceReport, BoxReport, ChoiceReport, DecisionReport } from '../../model/report'
import { asParagraph, type Block, type Figures, figureRow, type Section, type Table } from '../page'
import { called, cost, worth } from './wording'

/** What could be chosen, and what it would come to. */

const MOST_ROWS = 6

const verdict = ({ best, equal, neverHelps }: BoxReport): string => {
  if (neverHelps) return t('never helps')
  if (equal) return t('either')
  return best === 'play' ? t('play') : t('leave{box}', { box: '' })
}

const boxTable = (report: AdviceReport, boxes: readonly BoxReport[], title: string): Figures => ({
  block: 'figures',
  title,
  columns: [t('best'), t('with it'), t('without it'), t('cost of the other')],
  rows: boxes.map(box =>
    figureRow(
      box.name,
      [verdict(box), worth(report, box.withIt), worth(report, box.without), cost(report, box.costs, box.equal)],
      box.side
    )
  )
})

const never = (boxes: readonly BoxReport[]): readonly Block[] => {
  const names = boxes.filter(({ neverHelps }) => neverHelps).map(({ name }) => name)
  return names.length === 0
    ? []
    : [asParagraph(t('{names} never {n|helps|help} here', { names: names.join(', '), n: names.length }), 'plain')]
}

/** Every box and way to spend, those of the side that asks before the enemy's. */
export const boxes = (report: AdviceReport): readonly Section[] => {
  const sides = report.asks === 'attacker' ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const)
  return sides.flatMap((side): readonly Section[] => {
    const own = report.boxes.filter(box => box.side === side)
    if (own.length === 0) return []
    const heading = t('abilities and fatigue of {who}', { who: called(report, side) })
    return [{ heading, blocks: [boxTable(report, own, heading), ...never(own)] }]
  })
}

const row = (report: AdviceReport, { text, worth: value, regret, equal, reply }: ChoiceReport, hasReply: boolean) => [
  text,
  worth(report, value),
  cost(report, regret, equal),
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
const decision = (report: AdviceReport, made: DecisionReport, number: number, full: boolean): Section => {
  const { choices, by, what, reason, after, isThrown } = made
  const shown = full ? choices : choices.slice(0, MOST_ROWS)
  const hasReply = shown.some(({ reply }) => reply !== undefined)
  const table: Table = {
    block: 'table',
    columns: [t('choice'), t('worth'), t('costs'), ...(hasReply ? [t('the enemy answers')] : [])],
    rows: shown.map(choice => row(report, choice, hasReply))
  }
  const more = choices.length - shown.length
  const question = questionOf(report, what)
  const equals = choices.filter(({ equal }) => equal).length
  return {
    heading: t('choice {number}, {who}: {question}', {
      number,
      who: called(report, by),
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
              t('and {n} more, none better for {who} (--full)', { n: thousands(more), who: called(report, by) }),
              'quiet'
            )
          ]
        : []),
      ...(reason === undefined ? [] : [asParagraph(t('why: {reason}', { reason }))])
    ]
  }
}

/** Those that depend on what dice showed are many. */
export const decisions = (report: AdviceReport, explain: boolean, full: boolean): readonly Section[] =>
  report.decisions
    .filter(({ isThrown }) => explain || full || !isThrown)
    .map((made, index) => {
      const { reason: _, ...bare } = made
      return decision(report, explain ? made : bare, index + 1, full)
    })
