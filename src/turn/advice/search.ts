import { RequestError } from '../../model/errors'
import type { Scenario } from '../../model/scenario'
import type { Side } from '../../model/what-if-report'
import type { Aim } from './goal'
import type { Opening } from './opening'
import type { Reckoner } from './reckoner'
import { type ChoiceNumber, everyChoice, placeIn, type Space, stepOf } from './space'

/** Backward induction over the abilities and the fatigue of a fight: what the attacker chooses, and what the defender answers. */

/** A choice of the attacker with the defender's best answer to it, for each aim. */
export interface Answered {
  readonly choice: ChoiceNumber
  readonly dice: number
  readonly scores: readonly number[]
  readonly replies: readonly Reply[]
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
  readonly spaces: Readonly<Record<Side, Space>>
  readonly choices: readonly Answered[]
  /** The attacker's best choice for each aim. */
  readonly best: readonly Answered[]
}

/** What was learnt of each box on the way. */
export interface Learnt {
  /** The most a box gained over leaving it alone, whatever came before, with the choice otherwise the same. */
  readonly gains: Readonly<Record<Side, number[]>>
  /** It was part of a legal choice. */
  readonly legal: Readonly<Record<Side, boolean[]>>
}

export interface Tally {
  lines: number
}

/** Smaller differences are rounding. */
const EVEN = 1e-9

/** Of choices as good as each other the one that takes fewer dice, then less fatigue, then the first. */
const isBetter = (lead: number, dice: number, spent: number): boolean => {
  if (Math.abs(lead) > EVEN) return lead > 0
  return dice !== 0 ? dice < 0 : spent < 0
}

const fatigueIn = ({ spends }: Space, choice: ChoiceNumber): number =>
  spends[choice % spends.length]?.by.reduce((sum, spend) => sum + spend.length, 0) ?? 0

interface Seen {
  readonly choice: ChoiceNumber
  readonly dice: number
  readonly score: number
}

/** What each box gains in choices that are all made at one time; `sign` 1: high scores are good for the one who chooses. */
const learn = (seen: readonly Seen[], space: Space, side: Side, sign: 1 | -1, { gains, legal }: Learnt): void => {
  const scores = new Map(seen.map(({ choice, score }) => [choice, score]))
  space.boxes.forEach(({ ways, isFixed }, box) => {
    if (isFixed || ways.length < 2) return
    const step = stepOf(space, box)
    for (const { choice, score } of seen) {
      const place = placeIn(space, choice, box)
      if (place === 0) continue
      legal[side][box] = true
      const without = scores.get(choice - place * step)
      if (without !== undefined)
        gains[side][box] = Math.max(gains[side][box] ?? Number.NEGATIVE_INFINITY, sign * (score - without))
    }
  })
}

/** Every answer of the defender to what the attacker chose. */
export const answersTo = (
  fray: Opening['fray'],
  spent: Readonly<Record<Side, number>>,
  space: Space,
  aims: readonly Aim[],
  reckoner: Reckoner,
  tally: Tally
): readonly (readonly Reply[])[] => {
  const answers: Reply[][] = []
  everyChoice(space, fray, (choice, dice, after) => {
    const { scores, splits, lines } = reckoner.worthsOf(after)
    tally.lines += lines
    const all = spent.attacker - spent.defender - dice
    answers.push(
      aims.map(({ die }, aim) => ({
        choice,
        dice,
        score: (scores[aim] as number) - die * all,
        ...(splits && { split: splits[aim] as number })
      }))
    )
  })
  return answers
}

const bestReply = (answers: readonly (readonly Reply[])[], aim: number, space: Space): Reply | undefined => {
  let best: Reply | undefined
  for (const answer of answers) {
    const reply = answer[aim] as Reply
    const isNew =
      !best ||
      isBetter(best.score - reply.score, reply.dice - best.dice, fatigueIn(space, reply.choice) - fatigueIn(space, best.choice))
    if (isNew) best = reply
  }
  return best
}

const lowestByDice = (answers: readonly (readonly Reply[])[]): readonly (number | undefined)[] => {
  const lowest: (number | undefined)[] = []
  for (const [reply] of answers)
    if (reply) lowest[reply.dice] = Math.min(lowest[reply.dice] ?? Number.POSITIVE_INFINITY, reply.score)
  return Array.from(lowest)
}

const bestChoice = (choices: readonly Answered[], aim: number, space: Space): Answered | undefined => {
  let best: Answered | undefined
  for (const each of choices) {
    const lead = (each.scores[aim] as number) - (best?.scores[aim] ?? Number.NEGATIVE_INFINITY)
    const isNew = !best || isBetter(lead, each.dice - best.dice, fatigueIn(space, each.choice) - fatigueIn(space, best.choice))
    if (isNew) best = each
  }
  return best
}

/** Everything that may follow an opening; undefined where nobody can choose anything legal (what is played does not fit). */
export const foughtOut = (
  opening: Opening,
  spaces: Fought['spaces'],
  aims: readonly Aim[],
  reckoner: Reckoner,
  learnt: Learnt,
  tally: Tally
): Fought | undefined => {
  const choices: Answered[] = []
  everyChoice(spaces.attacker, opening.fray, (choice, dice, fray) => {
    const spent = { attacker: opening.dice.attacker + dice, defender: opening.dice.defender }
    const answers = answersTo(fray, spent, spaces.defender, aims, reckoner, tally)
    if (answers.length === 0) return
    const replies = aims.flatMap((_, aim) => bestReply(answers, aim, spaces.defender) ?? [])
    learn(
      answers.flatMap(([reply]) => reply ?? []),
      spaces.defender,
      'defender',
      -1,
      learnt
    )
    choices.push({ choice, dice, replies, scores: replies.map(({ score }) => score), byDice: lowestByDice(answers) })
  })
  learn(
    choices.map(({ choice, dice, scores }) => ({ choice, dice, score: scores[0] as number })),
    spaces.attacker,
    'attacker',
    1,
    learnt
  )
  const best = aims.flatMap((_, aim) => bestChoice(choices, aim, spaces.attacker) ?? [])
  return choices.length > 0 ? { opening, spaces, choices, best } : undefined
}

/** A space too large to be searched says its size and what to fix. */
export const tooLarge = (lines: number, most: number, { kind }: Scenario): never => {
  const number = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/gu, ' ')
  const dice = kind === 'melee' ? ', say "keeps dice" or "gives up dice"' : ''
  const cure = `settle a choice (++ullr plays an ability, leaving it out forbids it${dice}, "spends nothing")`
  throw new RequestError([
    {
      message: `There are up to ${number(lines)} lines of play, more than ${number(most)}: ${cure}, or allow more with --max-nodes ${lines}`,
      at: '--max-nodes'
    }
  ])
}
