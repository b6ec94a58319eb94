import { ROUNDING } from '../../model/limits'
import type { Side } from '../../model/scenario'
import { reserveMemory } from '../../model/work'
import { type ChoiceNumber, type ChoiceSpace, forEachChoice, optionIn, weightOfDigit } from './choice-space'
import type { Evaluation, Evaluator } from './evaluator'
import type { Aim, Game } from './game'
import type { Opening } from './opening'

/**
 * First edition: backward induction over the abilities and fatigue of a fight. The attacker chooses, then the defender answers.
 */

/** A choice of the attacker with the defender's best answers to it. */
export interface AnsweredChoice {
  readonly choice: ChoiceNumber
  readonly dice: number
  /** By aim, the score after the best answer. */
  readonly scores: readonly number[]
  /** By aim, the best answer. */
  readonly replies: readonly Reply[]
  /** The score of every answer by its number, NaN where it is not legal; kept only where it is needed. */
  readonly scoresOfReplies?: Float64Array
  /** By SAGA dice that the defender spends on the answer, the lowest score of the first aim. */
  readonly byDice: readonly (number | undefined)[]
}

/** An answer of the defender. */
export interface Reply {
  readonly choice: ChoiceNumber
  readonly dice: number
  readonly score: number
  readonly split?: number
}

/** An opening and all that may follow it, searched. */
export interface SearchedOpening {
  readonly opening: Opening
  readonly spaces: Readonly<Record<Side, ChoiceSpace>>
  readonly choices: readonly AnsweredChoice[]
  /** The attacker's best choice for each aim. */
  readonly best: readonly AnsweredChoice[]
  /** Second edition: the game of acts in turn that replaces the choices (T3.8), which are then empty. */
  readonly game?: Game
}

/** What the search learns of each box, by side and index of the box. */
export interface SearchFindings {
  /** The most that a box gained over leaving it, the choice being otherwise the same. */
  readonly gains: Readonly<Record<Side, number[]>>
  /** Whether it was part of a legal choice. */
  readonly legal: Readonly<Record<Side, boolean[]>>
}

/** What is counted while openings are searched. */
export interface SearchTally {
  lines: number
  /** Whether the score of every answer is kept. */
  readonly keepsAllScores: boolean
}

/**
 * Whether a choice is better; of equal ones that which takes fewer dice, then less fatigue. All three are differences to the
 * other one.
 */
const isPreferred = (lead: number, dice: number, spent: number): boolean => {
  if (Math.abs(lead) > ROUNDING) return lead > 0
  return dice !== 0 ? dice < 0 : spent < 0
}

const fatigueIn = ({ spends }: ChoiceSpace, choice: ChoiceNumber): number =>
  spends[choice % spends.length]?.by.reduce((sum, spend) => sum + spend.length, 0) ?? 0

/** The choices with a box, each beside the same choice without it. */
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
    const step = weightOfDigit(space, box)
    const withIt: number[] = []
    for (let choice = 0; choice < space.size; choice++) if (optionIn(space, choice, box) > 0) withIt.push(choice)
    const without = withIt.map(choice => choice - optionIn(space, choice, box) * step)
    return { box, withIt: Int32Array.from(withIt), without: Int32Array.from(without) }
  })
  pairings.set(space, made)
  return made
}

/** Scores of the choices of a space, NaN where one is not legal. */
const unseen = (space: ChoiceSpace): Float64Array => new Float64Array(space.size).fill(Number.NaN)

/** Records what each box gains in the choices of a side. `sign` 1: high scores are good for that side. */
const recordFindings = (
  scores: Float64Array,
  space: ChoiceSpace,
  side: Side,
  sign: 1 | -1,
  { gains, legal }: SearchFindings
): void => {
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

/**
 * Called for each legal answer with its number, its SAGA dice, its scores, and the dice of the whole line: the attacker's less
 * the defender's.
 */
type OnAnswer = (choice: ChoiceNumber, dice: number, worths: Evaluation, spent: number) => void

const forEachAnswer = (
  engagement: Opening['engagement'],
  spent: Readonly<Record<Side, number>>,
  space: ChoiceSpace,
  evaluator: Evaluator,
  visit: OnAnswer
): void =>
  forEachChoice(space, engagement, (choice, dice, after) =>
    visit(choice, dice, evaluator.evaluate(after), spent.attacker - spent.defender - dice)
  )

/**
 * Every answer of the defender to a choice of the attacker, scored by the first aim; against two units one for each split of its
 * dice.
 */
export const answersTo = (
  engagement: Opening['engagement'],
  spent: Readonly<Record<Side, number>>,
  space: ChoiceSpace,
  [aim]: readonly Aim[],
  evaluator: Evaluator
): readonly Reply[] => {
  const answers: Reply[] = []
  forEachAnswer(engagement, spent, space, evaluator, (choice, dice, { scores, bySplit }, all) => {
    const cost = (aim?.die ?? 0) * all
    if (bySplit) answers.push(...bySplit.map(([split, score]) => ({ choice, dice, score: score - cost, split })))
    else answers.push({ choice, dice, score: (scores[0] as number) - cost })
  })
  return answers
}

/** By aim the defender's best answer, and by dice the lowest score of such answers. */
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
  scoresOfReplies: Float64Array,
  tally: SearchTally
): Answers => {
  const replies: (Reply | undefined)[] = aims.map(() => undefined)
  const byDice: (number | undefined)[] = []
  scoresOfReplies.fill(Number.NaN)
  forEachAnswer(engagement, spent, space, evaluator, (choice, dice, { scores, splits, lines }, all) => {
    tally.lines += lines
    for (let aim = 0; aim < aims.length; aim++) {
      const score = (scores[aim] as number) - (aims[aim] as Aim).die * all
      const best = replies[aim]
      if (aim === 0) {
        scoresOfReplies[choice] = score
        const least = byDice[dice]
        if (least === undefined || score < least) byDice[dice] = score
      }
      const lead = best === undefined ? 1 : best.score - score
      if (lead < -ROUNDING) continue
      const isNew =
        best === undefined || isPreferred(lead, dice - best.dice, fatigueIn(space, choice) - fatigueIn(space, best.choice))
      if (isNew) replies[aim] = { choice, dice, score, ...(splits && { split: splits[aim] as number }) }
    }
  })
  return { replies, byDice: Array.from(byDice) }
}

const bestChoice = (choices: readonly AnsweredChoice[], aim: number, space: ChoiceSpace): AnsweredChoice =>
  choices.reduce((best, each) => {
    const lead = (each.scores[aim] as number) - (best.scores[aim] as number)
    const fatigue = fatigueIn(space, each.choice) - fatigueIn(space, best.choice)
    return isPreferred(lead, each.dice - best.dice, fatigue) ? each : best
  })

/** Memory of a choice with the best answers to it. */
const BYTES_OF_ANSWER = 800

/** Searches an opening; undefined where no choice is legal, because what is played anyway does not fit. */
export const searchOpening = (
  opening: Opening,
  spaces: SearchedOpening['spaces'],
  aims: readonly Aim[],
  evaluator: Evaluator,
  findings: SearchFindings,
  tally: SearchTally,
  progress: { readonly done: () => void }
): SearchedOpening | undefined => {
  const choices: AnsweredChoice[] = []
  const [attackerScores, defenderScores] = [unseen(spaces.attacker), unseen(spaces.defender)]
  forEachChoice(spaces.attacker, opening.engagement, (choice, dice, engagement) => {
    const spent = { attacker: opening.dice.attacker + dice, defender: opening.dice.defender }
    const { replies, byDice } = bestAnswers(engagement, spent, spaces.defender, aims, evaluator, defenderScores, tally)
    const answered = replies.flatMap(reply => reply ?? [])
    progress.done()
    if (answered.length === 0) return
    reserveMemory(BYTES_OF_ANSWER + (tally.keepsAllScores ? 8 * defenderScores.length : 0))
    recordFindings(defenderScores, spaces.defender, 'defender', -1, findings)
    const scores = answered.map(({ score }) => score)
    attackerScores[choice] = scores[0] as number
    choices.push({
      choice,
      dice,
      replies: answered,
      scores,
      byDice,
      ...(tally.keepsAllScores && { scoresOfReplies: defenderScores.slice() })
    })
  })
  recordFindings(attackerScores, spaces.attacker, 'attacker', 1, findings)
  if (choices.length === 0) return undefined
  return { opening, spaces, choices, best: aims.map((_, aim) => bestChoice(choices, aim, spaces.attacker)) }
}
