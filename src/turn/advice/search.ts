import type { Side } from '../../model/scenario'
import { remembers } from '../../model/work'
import { type ChoiceNumber, type ChoiceSpace, everyChoice, placeIn, stepOf } from './choice-space'
import type { Evaluator, Worths } from './evaluator'
import { type Aim, EVEN, type Game } from './game'
import type { Opening } from './opening'

/** Backward induction over the abilities and the fatigue of a fight: what the attacker chooses, and what the defender answers. */

/** A choice of the attacker with the defender's best answer to it, for each aim. */
export interface Answered {
  readonly choice: ChoiceNumber
  readonly dice: number
  readonly scores: readonly number[]
  readonly replies: readonly Reply[]
  /** The score of every answer by its number, not a number where it is not legal; kept where it is asked for. */
  readonly all?: Float64Array
  /** The lowest score of the first aim by SAGA dice the defender spends on his answer. */
  readonly byDice: readonly (number | undefined)[]
}

export interface Reply {
  readonly choice: ChoiceNumber
  readonly dice: number
  readonly score: number
  readonly split?: number
}

/** An opening, and all that may follow. */
export interface Fought {
  readonly opening: Opening
  readonly spaces: Readonly<Record<Side, ChoiceSpace>>
  readonly choices: readonly Answered[]
  /** The attacker's best choice for each aim. */
  readonly best: readonly Answered[]
  /** Of the second edition: acts in turn, in place of one choice each (T3.8). */
  readonly game?: Game
}

/** What was learnt of each box on the way. */
export interface SearchFindings {
  /** The most a box gained over leaving it alone, whatever came before, with the choice otherwise the same. */
  readonly gains: Readonly<Record<Side, number[]>>
  /** It was part of a legal choice. */
  readonly legal: Readonly<Record<Side, boolean[]>>
}

export interface Tally {
  lines: number
  /** Every answer's score is kept. */
  readonly keeps: boolean
}

/** Of choices as good as each other the one that takes fewer dice, then less fatigue, then the first. */
const isBetter = (lead: number, dice: number, spent: number): boolean => {
  if (Math.abs(lead) > EVEN) return lead > 0
  return dice !== 0 ? dice < 0 : spent < 0
}

const fatigueIn = ({ spends }: ChoiceSpace, choice: ChoiceNumber): number =>
  spends[choice % spends.length]?.by.reduce((sum, spend) => sum + spend.length, 0) ?? 0

/** For each box the choices with it, and each of them without it. */
interface Pairing {
  readonly box: number
  readonly withIt: Int32Array
  readonly without: Int32Array
}

const pairings = new WeakMap<ChoiceSpace, readonly Pairing[]>()

const pairingsOf = (space: ChoiceSpace): readonly Pairing[] => {
  const known = pairings.get(space)
  if (known) return known
  const made = space.boxes.map((_, box): Pairing => {
    const step = stepOf(space, box)
    const withIt: number[] = []
    for (let choice = 0; choice < space.size; choice++) if (placeIn(space, choice, box) > 0) withIt.push(choice)
    const without = withIt.map(choice => choice - placeIn(space, choice, box) * step)
    return { box, withIt: Int32Array.from(withIt), without: Int32Array.from(without) }
  })
  pairings.set(space, made)
  return made
}

/** Scores of the choices of a space; not a number where one is not legal. */
const unseen = (space: ChoiceSpace): Float64Array => new Float64Array(space.size).fill(Number.NaN)

/** What each box gains in choices that are all made at one time; `sign` 1: high scores are good for the one who chooses. */
const learn = (scores: Float64Array, space: ChoiceSpace, side: Side, sign: 1 | -1, { gains, legal }: SearchFindings): void => {
  for (const { box, withIt, without } of pairingsOf(space)) {
    let most = gains[side][box] ?? Number.NEGATIVE_INFINITY
    for (let i = 0; i < withIt.length; i++) {
      const score = scores[withIt[i] as number] as number
      if (Number.isNaN(score)) continue
      legal[side][box] = true
      const gain = sign * (score - (scores[without[i] as number] as number))
      if (gain > most) most = gain
    }
    gains[side][box] = most
  }
}

/** Hears each legal answer: its number, the SAGA dice it takes, its worths, and what all dice of the line cost. */
type Hear = (choice: ChoiceNumber, dice: number, worths: Worths, spent: number) => void

const everyAnswer = (
  engagement: Opening['engagement'],
  spent: Readonly<Record<Side, number>>,
  space: ChoiceSpace,
  evaluator: Evaluator,
  hear: Hear
): void =>
  everyChoice(space, engagement, (choice, dice, after) =>
    hear(choice, dice, evaluator.worthsOf(after), spent.attacker - spent.defender - dice)
  )

/** Every answer of the defender to what the attacker chose, by the first aim; against two units each split of his dice. */
export const answersTo = (
  engagement: Opening['engagement'],
  spent: Readonly<Record<Side, number>>,
  space: ChoiceSpace,
  [aim]: readonly Aim[],
  evaluator: Evaluator
): readonly Reply[] => {
  const answers: Reply[] = []
  everyAnswer(engagement, spent, space, evaluator, (choice, dice, { scores, bySplit }, all) => {
    const cost = (aim?.die ?? 0) * all
    if (bySplit) answers.push(...bySplit.map(([split, score]) => ({ choice, dice, score: score - cost, split })))
    else answers.push({ choice, dice, score: (scores[0] as number) - cost })
  })
  return answers
}

/** The defender's best answers, and what his answers come to by the dice they take. */
interface Answers {
  readonly replies: (Reply | undefined)[]
  readonly byDice: (number | undefined)[]
}

const bestAnswers = (
  engagement: Opening['engagement'],
  spent: Readonly<Record<Side, number>>,
  space: ChoiceSpace,
  aims: readonly Aim[],
  evaluator: Evaluator,
  seen: Float64Array,
  tally: Tally
): Answers => {
  const replies: (Reply | undefined)[] = aims.map(() => undefined)
  const byDice: (number | undefined)[] = []
  seen.fill(Number.NaN)
  everyAnswer(engagement, spent, space, evaluator, (choice, dice, { scores, splits, lines }, all) => {
    tally.lines += lines
    for (let aim = 0; aim < aims.length; aim++) {
      const score = (scores[aim] as number) - (aims[aim] as Aim).die * all
      const best = replies[aim]
      if (aim === 0) {
        seen[choice] = score
        const least = byDice[dice]
        if (least === undefined || score < least) byDice[dice] = score
      }
      const lead = best === undefined ? 1 : best.score - score
      if (lead < -EVEN) continue
      const isNew =
        best === undefined || isBetter(lead, dice - best.dice, fatigueIn(space, choice) - fatigueIn(space, best.choice))
      if (isNew) replies[aim] = { choice, dice, score, ...(splits && { split: splits[aim] as number }) }
    }
  })
  return { replies, byDice: Array.from(byDice) }
}

const bestChoice = (choices: readonly Answered[], aim: number, space: ChoiceSpace): Answered =>
  choices.reduce((best, each) => {
    const lead = (each.scores[aim] as number) - (best.scores[aim] as number)
    const fatigue = fatigueIn(space, each.choice) - fatigueIn(space, best.choice)
    return isBetter(lead, each.dice - best.dice, fatigue) ? each : best
  })

/** What a choice and the best answers to it take in memory. */
const BYTES_OF_ANSWER = 800

/** Everything that may follow an opening; undefined where nobody can choose anything legal (what is played does not fit). */
export const foughtOut = (
  opening: Opening,
  spaces: Fought['spaces'],
  aims: readonly Aim[],
  evaluator: Evaluator,
  learnt: SearchFindings,
  tally: Tally,
  pace: { readonly done: () => void }
): Fought | undefined => {
  const choices: Answered[] = []
  const [mine, his] = [unseen(spaces.attacker), unseen(spaces.defender)]
  everyChoice(spaces.attacker, opening.engagement, (choice, dice, engagement) => {
    const spent = { attacker: opening.dice.attacker + dice, defender: opening.dice.defender }
    const { replies, byDice } = bestAnswers(engagement, spent, spaces.defender, aims, evaluator, his, tally)
    const answered = replies.flatMap(reply => reply ?? [])
    pace.done()
    if (answered.length === 0) return
    remembers(BYTES_OF_ANSWER + (tally.keeps ? 8 * his.length : 0))
    learn(his, spaces.defender, 'defender', -1, learnt)
    const scores = answered.map(({ score }) => score)
    mine[choice] = scores[0] as number
    choices.push({ choice, dice, replies: answered, scores, byDice, ...(tally.keeps && { all: his.slice() }) })
  })
  learn(mine, spaces.attacker, 'attacker', 1, learnt)
  if (choices.length === 0) return undefined
  return { opening, spaces, choices, best: aims.map((_, aim) => bestChoice(choices, aim, spaces.attacker)) }
}
