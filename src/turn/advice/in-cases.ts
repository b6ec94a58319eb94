import { type ChoiceReport, type ChoiceSummary, type DecisionKind, type DecisionReport, EQUAL } from '../../model/advice'
import { ROUNDING } from '../../model/limits'
import type { Side } from '../../model/scenario'
import type { Line } from './best-line'
import { sortRows } from './decisions'
import { deciderName, describeBeforehand, describeChoice, describeDice } from './describe'
import { signOf } from './game'
import type { AnsweredChoice, Reply, SearchedOpening } from './search-opening'
import type { SolvedFight } from './solve-fight'

/**
 * Best play of a side that does not know what the enemy has. At each of its decisions it takes what is best on average over the
 * cases that are possible there and that it cannot tell apart, by their chances beforehand. The enemy knows the case, and answers
 * as is best in it.
 */

/** One case, solved, with its chance. */
interface SolvedCase {
  readonly chance: number
  readonly solved: SolvedFight
}

/** One value for each case; undefined where the case is not possible here. */
type PerCase<T> = readonly (T | undefined)[]

/** One option of a decision, and the node that it leads to. */
interface CaseOption {
  readonly summary: ChoiceSummary
  readonly to: Node
}

type Node =
  | { readonly is: 'end'; readonly scores: PerCase<number>; readonly lines: PerCase<() => Line> }
  | {
      readonly is: 'decision'
      readonly by: Side
      readonly what: DecisionKind
      readonly name: string
      /** By case, whether it is possible here. */
      readonly here: readonly boolean[]
      readonly options: () => readonly CaseOption[]
    }

/** How far a case is decided: the openings that are left, and the attacker's choice once it is made. */
interface CaseState {
  readonly openings: readonly SearchedOpening[]
  readonly answered?: AnsweredChoice
}

const first = <T>(all: PerCase<T>): T => all.find(each => each !== undefined) as T

/** The choices of all cases by their texts: choices that read alike are one. */
const groupByChoice = (
  states: PerCase<CaseState>,
  choicesIn: (state: CaseState, index: number) => Iterable<readonly [summary: ChoiceSummary, to: CaseState]>,
  then: (states: PerCase<CaseState>) => Node
): readonly CaseOption[] => {
  const found = new Map<string, { readonly summary: ChoiceSummary; readonly to: (CaseState | undefined)[] }>()
  states.forEach((state, index) => {
    if (!state) return
    for (const [summary, to] of choicesIn(state, index)) {
      const option = found.get(summary.text) ?? { summary, to: states.map(() => undefined) }
      const known = option.to[index]
      option.to[index] = known && !to.answered ? { openings: [...known.openings, ...to.openings] } : to
      found.set(summary.text, option)
    }
  })
  return [...found.values()].map(({ summary, to }) => ({ summary, to: then(to) }))
}

const treeOf = (possible: readonly SolvedCase[], asks: Side): Node => {
  const decision = (
    by: Side,
    what: DecisionKind,
    states: PerCase<CaseState>,
    choicesIn: (state: CaseState, index: number) => Iterable<readonly [ChoiceSummary, CaseState]>,
    then: (states: PerCase<CaseState>) => Node
  ): Node => ({
    is: 'decision',
    by,
    what,
    name: deciderName(first(states).openings[0] as SearchedOpening, by),
    here: states.map(state => state !== undefined),
    options: () => groupByChoice(states, choicesIn, then)
  })
  const early =
    (by: Side) =>
    ({ openings }: CaseState, index: number): (readonly [ChoiceSummary, CaseState])[] => {
      const { usesBefore } = (possible[index] as SolvedCase).solved
      return openings.map(each => [
        describeBeforehand(usesBefore[by][each.opening.usesBefore[by]] ?? [], each, by),
        { openings: [each] }
      ])
    }
  const chosen = ({ openings }: CaseState): (readonly [ChoiceSummary, CaseState])[] =>
    openings.flatMap(each =>
      each.choices.map(answered => [describeChoice(answered.choice, each, 'attacker'), { openings: [each], answered }] as const)
    )
  const best = (states: PerCase<CaseState>): Node => ({
    is: 'end',
    scores: states.map(state => state?.answered?.scores[0]),
    lines: states.map(state => {
      const { answered, openings } = state ?? {}
      const [only] = openings ?? []
      return answered && only ? () => ({ searched: only, answered, reply: answered.replies[0] as Reply }) : undefined
    })
  })
  /** The answers of a defender who does not know the case. */
  const answering = (states: PerCase<CaseState>): Node => ({
    is: 'decision',
    by: 'defender',
    what: 'fight',
    name: deciderName(first(states).openings[0] as SearchedOpening, 'defender'),
    here: states.map(state => state !== undefined),
    options: () => {
      const found = new Map<
        string,
        { summary: ChoiceSummary; scores: (number | undefined)[]; lines: ((() => Line) | undefined)[] }
      >()
      states.forEach((state, index) => {
        const { answered, openings: [searched] = [] } = state ?? {}
        if (!answered || !searched) return
        answered.scoresOfReplies?.forEach((score, choice) => {
          if (Number.isNaN(score)) return
          const summary = describeChoice(choice, searched, 'defender')
          const none = () => states.map(() => undefined)
          const option = found.get(summary.text) ?? { summary, scores: none(), lines: none() }
          option.scores[index] = score
          option.lines[index] = () => ({ searched, answered, reply: { choice, dice: summary.dice, score } })
          found.set(summary.text, option)
        })
      })
      return [...found.values()].map(({ summary, scores, lines }) => ({ summary, to: { is: 'end' as const, scores, lines } }))
    }
  })
  const start = possible.map(({ solved }): CaseState => ({ openings: solved.searchedOpenings }))
  return decision('attacker', 'before', start, early('attacker'), afterAttacker =>
    decision('defender', 'before', afterAttacker, early('defender'), afterDefender =>
      decision(
        'defender',
        'dice',
        afterDefender,
        ({ openings }) => openings.map(each => [describeDice(each), { openings: [each] }]),
        afterDice => decision('attacker', 'fight', afterDice, chosen, asks === 'attacker' ? best : answering)
      )
    )
  )
}

/** The score of a node and the line of play from it, by case. */
interface Value {
  readonly scores: PerCase<number>
  readonly lines: PerCase<() => Line>
  /** Decisions of the side that asks, in any case. */
  readonly decisions: readonly DecisionTaken[]
}

interface DecisionTaken {
  readonly by: Side
  readonly what: DecisionKind
  readonly name: string
  readonly rows: readonly { readonly summary: ChoiceSummary; readonly score: number }[]
  /** What the enemy chose before it, where it had a choice. */
  readonly after: readonly string[]
}

interface PlayedCases {
  /** By case. */
  readonly scores: readonly number[]
  readonly lines: readonly Line[]
  readonly decisions: readonly DecisionReport[]
}

/** Plays all cases. `shown`: a score as it is shown to the side that asks. */
export const playInCases = (possible: readonly SolvedCase[], asks: Side, shown: (score: number) => number): PlayedCases => {
  const chances = possible.map(({ chance }) => chance)
  const sign = signOf(asks)
  const meanOf = (scores: PerCase<number>): number => {
    const weight = scores.reduce<number>((sum, score, i) => (score === undefined ? sum : sum + (chances[i] as number)), 0)
    return scores.reduce<number>((sum, score, i) => sum + (chances[i] as number) * (score ?? 0), 0) / weight
  }

  /** The side that asks makes one choice for all cases that it cannot tell apart: those in which it has the same choices. */
  const decideUninformed = (node: Extract<Node, { is: 'decision' }>, before: readonly string[]): Value => {
    const values = node.options().map(({ summary: choice, to }) => ({ choice, value: valueAt(to, before) }))
    const alike = new Map<string, number[]>()
    node.here.forEach((isHere, i) => {
      const offered = values.map(({ value }) => (value.scores[i] === undefined ? '-' : '+')).join('')
      if (isHere) alike.set(offered, [...(alike.get(offered) ?? []), i])
    })
    const [scores, lines] = [[...node.here.map(() => undefined)], [...node.here.map(() => undefined)]] as [
      (number | undefined)[],
      ((() => Line) | undefined)[]
    ]
    const decisions = new Set<DecisionTaken>()
    const { by, what, name } = node
    for (const cases of alike.values()) {
      const offered = values.filter(({ value }) => value.scores[cases[0] as number] !== undefined)
      const rows = sortRows(
        offered.map(({ choice, value }) => ({
          summary: choice,
          value,
          score: meanOf(value.scores.map((score, i) => (cases.includes(i) ? score : undefined)))
        })),
        asks
      )
      const { value } = rows[0] as (typeof rows)[number]
      for (const i of cases) {
        scores[i] = value.scores[i]
        lines[i] = value.lines[i]
      }
      if (rows.length > 1) decisions.add({ by, what, name, after: before, rows })
      for (const each of value.decisions) decisions.add(each)
    }
    return { scores, lines, decisions: [...decisions] }
  }

  /** The enemy knows the case and makes the best choice in each. */
  const decideInformed = (node: Extract<Node, { is: 'decision' }>, before: readonly string[]): Value => {
    const options = node.options()
    const values = options.map(({ summary: choice, to }) => valueAt(to, options.length > 1 ? [...before, choice.text] : before))
    const bestOf = node.here.map((isHere, i) => {
      if (!isHere) return -1
      return values.reduce((best, { scores }, at) => {
        const [score, least] = [scores[i], values[best]?.scores[i]]
        if (score === undefined) return best
        return best < 0 || least === undefined || sign * (least - score) > ROUNDING ? at : best
      }, -1)
    })
    const made = new Set(bestOf)
    return {
      scores: bestOf.map((at, i) => values[at]?.scores[i]),
      lines: bestOf.map((at, i) => values[at]?.lines[i]),
      decisions: values.flatMap(({ decisions }, at) => (made.has(at) ? decisions : []))
    }
  }

  const valueAt = (node: Node, before: readonly string[]): Value => {
    if (node.is === 'end') return { scores: node.scores, lines: node.lines, decisions: [] }
    return node.by === asks ? decideUninformed(node, before) : decideInformed(node, before)
  }

  const { scores, lines, decisions } = valueAt(treeOf(possible, asks), [])
  return {
    scores: scores.map(score => score ?? 0),
    lines: lines.map(line => (line as () => Line)()),
    decisions: decisions.map(({ by, what, name, after, rows }): DecisionReport => {
      const best = rows[0]?.score ?? 0
      return {
        by,
        name,
        what,
        ...(after.length > 0 && { after: after.join(', ') }),
        choices: rows.map(({ summary: choice, score }): ChoiceReport => {
          const regret = Math.max(0, sign * (best - score))
          return { ...choice, worth: shown(score), regret, equal: regret < EQUAL }
        })
      }
    })
  }
}
