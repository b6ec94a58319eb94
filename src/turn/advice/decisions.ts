import type { Engagement } from '../../battle/combatant'
import { type ChoiceReport, type ChoiceSummary, type DecisionKind, type DecisionReport, EQUAL } from '../../model/advice'
import { ROUNDING } from '../../model/limits'
import type { Side } from '../../model/scenario'
import { bestForDefender, bestLine, groupByUses, type Line, scoreOf } from './best-line'
import { forEachChoice } from './choice-space'
import { deciderName, describeBeforehand, describeChoice, describeDice, stepsOf } from './describe'
import { signOf } from './game'
import { resultsText } from './play'
import { type AnsweredChoice, answersTo, type Reply, type SearchedOpening } from './search-opening'
import type { SolvedFight } from './solve-fight'

/** Every decision on the line of best play, with all that could be chosen and the score of each choice. */

/** One choice of a decision. */
export interface DecisionRow {
  readonly summary: ChoiceSummary
  readonly score: number
  /** The line of best play after it. */
  readonly line: Line
  /** What the enemy answers, where the steps of the line do not show it. */
  readonly reply?: string
}

/** A decision on the line of best play. */
export interface Decision {
  readonly by: Side
  readonly what: DecisionKind
  readonly searched: SearchedOpening
  /** What dice showed before it. */
  readonly after?: string
  /** The best first. */
  readonly rows: readonly DecisionRow[]
}

const lineOf = (searched: SearchedOpening): Line => bestLine([searched], 0)

const fatigueIn = ({ spend }: ChoiceSummary): number => spend.flat().length

/** Rows sorted as choices are preferred: the best for the side first, of equal ones fewer dice, then less fatigue. */
export const sortRows = <R extends Pick<DecisionRow, 'summary' | 'score'>>(rows: readonly R[], by: Side): readonly R[] =>
  rows.toSorted((one, other) => {
    const lead = signOf(by) * (other.score - one.score)
    if (Math.abs(lead) > ROUNDING) return lead
    return one.summary.dice - other.summary.dice || fatigueIn(one.summary) - fatigueIn(other.summary)
  })

/** The engagement after what the attacker chose. */
const engagementAfter = ({ opening, spaces }: SearchedOpening, { choice }: AnsweredChoice): Engagement => {
  let found = opening.engagement
  forEachChoice(spaces.attacker, opening.engagement, (each, _dice, engagement) => {
    if (each === choice) found = engagement
  })
  return found
}

/** Every answer of the defender on a line, by the first aim; none where the sides act in turn. */
export const answersOn = (line: Line, { aims, evaluator }: SolvedFight): readonly Reply[] => {
  if (line.play) return []
  const { searched, answered } = line
  const { opening, spaces } = searched
  const spent = { attacker: opening.dice.attacker + answered.dice, defender: opening.dice.defender }
  const engagement = engagementAfter(searched, answered)
  return answersTo(engagement, spent, spaces.defender, aims, evaluator)
}

const decisionBefore = (searched: readonly SearchedOpening[], by: Side, best: Line, { usesBefore }: SolvedFight): Decision => {
  const rows = groupByUses(searched, by).map((group): DecisionRow => {
    const found = bestForDefender(group, 0)
    const summary = describeBeforehand(usesBefore[by][found.opening.usesBefore[by]] ?? [], found, by)
    return { summary, score: scoreOf(found, 0), line: lineOf(found) }
  })
  return { by, what: 'before', searched: best.searched, rows: sortRows(rows, by) }
}

const decisionOnDice = (searched: readonly SearchedOpening[], best: Line): Decision => ({
  by: 'defender',
  what: 'dice',
  searched: best.searched,
  rows: sortRows(
    searched.map(each => ({ summary: describeDice(each), score: scoreOf(each, 0), line: lineOf(each) })),
    'defender'
  )
})

/** Each turn of step 3 at which there was a choice (T3.8). */
const decisionsInTurn = ({ searched }: Line): readonly Decision[] =>
  (searched.game?.decisionsOf({}) ?? []).map(({ by, shown, rows }): Decision => {
    const all = rows.map(({ move, score, play, reply }): DecisionRow => {
      const text = reply?.summary.text
      return { summary: move.summary, score, line: { searched, play }, ...(text !== undefined && { reply: text }) }
    })
    const after = shown.map(resultsText).join(', ')
    return {
      by,
      what: 'fight',
      searched,
      ...(after !== '' && { after }),
      rows: [...all.slice(0, 1), ...sortRows(all.slice(1), by)]
    }
  })

const attackersDecision = ({ searched }: Line): Decision => {
  const rows = searched.choices.map((answered): DecisionRow => {
    const reply = answered.replies[0] as Reply
    return {
      summary: describeChoice(answered.choice, searched, 'attacker'),
      score: reply.score,
      line: { searched, answered, reply }
    }
  })
  return { by: 'attacker', what: 'fight', searched, rows: sortRows(rows, 'attacker') }
}

const defendersDecision = (line: Line & { readonly answered: AnsweredChoice }, answers: readonly Reply[]): Decision => {
  const { searched, answered } = line
  const rows = answers.map(reply => ({
    summary: describeChoice(reply.choice, searched, 'defender', reply.split),
    score: reply.score,
    line: { searched, answered, reply }
  }))
  return { by: 'defender', what: 'fight', searched, rows: sortRows(rows, 'defender') }
}

/** The decisions with more than one choice, in rulebook order. */
export const decisionsOf = (line: Line, answers: readonly Reply[], solved: SolvedFight): readonly Decision[] => {
  const { searchedOpenings } = solved
  const { usesBefore } = line.searched.opening
  const afterAttacker = searchedOpenings.filter(({ opening }) => opening.usesBefore.attacker === usesBefore.attacker)
  const afterDefender = afterAttacker.filter(({ opening }) => opening.usesBefore.defender === usesBefore.defender)
  return [
    decisionBefore(searchedOpenings, 'attacker', line, solved),
    decisionBefore(afterAttacker, 'defender', line, solved),
    decisionOnDice(afterDefender, line),
    ...(line.play ? decisionsInTurn(line) : [attackersDecision(line), defendersDecision(line, answers)])
  ].filter(({ rows }) => rows.length > 1)
}

/** What the enemy does next on the line of a row. */
const replyTo = ({ by, what }: Decision, { line, reply }: DecisionRow, solved: SolvedFight): string | undefined => {
  if (line.play && what === 'fight') return reply
  const steps = stepsOf(line, solved)
  const at = steps.findIndex(step => step.by === by && step.what === what)
  return steps.slice(at + 1).find(step => step.by !== by)?.choice.text
}

/** The report of a decision; `reason`: why its best choice is better than the next. */
export const decisionReport = (decision: Decision, solved: SolvedFight, reason: string): DecisionReport => {
  const { by, what, searched, rows, after } = decision
  const { toReported } = solved.aims[0] as SolvedFight['aims'][number]
  const best = (rows[0] as DecisionRow).score
  const choices = rows.map((row): ChoiceReport => {
    const regret = Math.max(0, by === 'attacker' ? best - row.score : row.score - best)
    const reply = replyTo(decision, row, solved)
    return {
      ...row.summary,
      worth: toReported(row.score),
      regret,
      equal: regret < EQUAL,
      ...(reply !== undefined && { reply })
    }
  })
  return { by, name: deciderName(searched, by), what, ...(after !== undefined && { after, isThrown: true }), choices, reason }
}
