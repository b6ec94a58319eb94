import { type BoxReport, EQUAL } from '../../model/advice'
import { t } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import { BOUGHT, type Side, type Spend } from '../../model/scenario'
import { type Move, PURCHASE_TEXTS, PURCHASES } from './acts'
import { bestForDefender, groupByUses, type Line, scoreOf } from './best-line'
import { openBoxes } from './box'
import { type ChoiceSpace, choiceAt } from './choice-space'
import { type Aim, type Constraints, type Game, signOf, unreachableAsInfinity } from './game'
import type { Uses } from './opening'
import { movesIn } from './play'
import type { Reply } from './search-opening'
import type { SolvedFight } from './solve-fight'

/** What each box, and each way to spend fatigue, is worth: the best play with it and without it. */

/** A choice of a side at one time: what it uses and spends, and its score as the side sees it (high is good). */
interface ScoredChoice {
  readonly uses: Uses
  readonly spends: readonly Spend[]
  readonly good: number
}

/** The best of some choices; minus infinity of none. */
const bestOf = (all: readonly ScoredChoice[]): number =>
  all.reduce((most, { good }) => Math.max(most, good), Number.NEGATIVE_INFINITY)

/** Judges a box by the choices with and without it. `highestGain`: the most that it gains in any situation, where that is known. */
const judgeBox = (
  seen: readonly ScoredChoice[],
  side: Side,
  name: string,
  isWith: (each: ScoredChoice) => boolean,
  { aims }: Pick<SolvedFight, 'aims'>,
  highestGain = Number.POSITIVE_INFINITY
): readonly BoxReport[] =>
  boxReport(side, name, bestOf(seen.filter(isWith)), bestOf(seen.filter(each => !isWith(each))), { aims }, highestGain)

/**
 * The report of a box, or a way to spend. `withIt`, `without`: the best score for the side; infinite where that is impossible,
 * and then nothing is reported. `highestGain`: the most that it gains in any situation.
 */
const boxReport = (
  side: Side,
  name: string,
  withIt: number,
  without: number,
  { aims }: Pick<SolvedFight, 'aims'>,
  highestGain: number
): readonly BoxReport[] => {
  const gain = withIt - without
  if (!Number.isFinite(gain)) return []
  const { toReported } = aims[0] as Aim
  const sign = signOf(side)
  return [
    {
      side,
      name,
      best: gain > ROUNDING ? 'play' : 'leave',
      withIt: toReported(sign * withIt),
      without: toReported(sign * without),
      costs: Math.abs(gain),
      equal: Math.abs(gain) < EQUAL,
      neverHelps: highestGain < EQUAL
    }
  ]
}

/**
 * The same where the sides act in turn: the game in which the box has to be used is compared with that in which it may not be.
 */
const boxReportsInTurn = (side: Side, { boxes }: ChoiceSpace, game: Game, solved: SolvedFight): readonly BoxReport[] => {
  const good = (constraints: Constraints): number => signOf(side) * unreachableAsInfinity(game.scoreOf(constraints))
  // best play itself is the best play with the boxes that it uses and without those that it leaves
  const made = movesIn(game.bestPlay({})).filter(({ by }) => by === side)
  const whole = good({})
  const isPlayed = (box: number): boolean => made.some(move => move.box === box)
  return [
    ...openBoxes(boxes).flatMap(([{ name }, box]) =>
      boxReport(
        side,
        name,
        isPlayed(box)
          ? whole
          : good({ violatedBy: boxStates => (game.sideBoxes[side].isUsedAt(boxStates[side], box) ? undefined : side) }),
        isPlayed(box) ? good(game.without(side, box)) : whole,
        solved,
        isPlayed(box) ? Number.POSITIVE_INFINITY : game.gainOf(side, box)
      )
    ),
    ...PURCHASES.flatMap(spend => {
      const isIt = (move: Move): boolean => move.by === side && move.spend === spend
      const isMade = made.some(isIt)
      const withIt = isMade ? whole : good({ marks: isIt, violatedBy: (_, isMarked) => (isMarked ? undefined : side) })
      return boxReport(
        side,
        t(PURCHASE_TEXTS[spend]),
        withIt,
        isMade ? good({ allows: move => !isIt(move) }) : whole,
        solved,
        Number.POSITIVE_INFINITY
      )
    })
  ]
}

const scoredChoice = (choice: number, score: number, side: Side, { searched }: Line): ScoredChoice => {
  const { boxOptions, spending } = choiceAt(searched.spaces[side], choice)
  return { uses: boxOptions, spends: spending.by.flat(), good: signOf(side) * score }
}

const attackerChoices = (line: Line): readonly ScoredChoice[] =>
  line.searched.choices.map(({ choice, scores }) => scoredChoice(choice, scores[0] as number, 'attacker', line))

const defenderChoices = (line: Line, answers: readonly Reply[]): readonly ScoredChoice[] =>
  answers.map(({ choice, score }) => scoredChoice(choice, score, 'defender', line))

/** The choices of a side before the fight, each with best play after it. */
const choicesBefore = (side: Side, line: Line, { searchedOpenings, usesBefore }: SolvedFight): readonly ScoredChoice[] => {
  const here =
    side === 'attacker'
      ? searchedOpenings
      : searchedOpenings.filter(({ opening }) => opening.usesBefore.attacker === line.searched.opening.usesBefore.attacker)
  return groupByUses(here, side).map(group => {
    const found = bestForDefender(group, 0)
    return { uses: usesBefore[side][found.opening.usesBefore[side]] ?? [], spends: [], good: signOf(side) * scoreOf(found, 0) }
  })
}

/** The most that a box used beforehand gains over leaving it, the other boxes being used the same. */
const gainOf = (seen: readonly ScoredChoice[], box: number): number =>
  seen.reduce((most, { uses, good }) => {
    const without = seen.find(other => other.uses.every((option, i) => i === box || option === uses[i]))
    return without ? Math.max(most, good - without.good) : most
  }, 0)

export const boxReports = (side: Side, line: Line, answers: readonly Reply[], solved: SolvedFight): readonly BoxReport[] => {
  const before = choicesBefore(side, line, solved)
  const now = side === 'attacker' ? attackerChoices(line) : defenderChoices(line, answers)
  const { gains } = solved.findings
  const { game, spaces } = line.searched
  const ofBefore = openBoxes(solved.boxesBefore[side]).flatMap(([{ name }, index]) =>
    judgeBox(before, side, name, ({ uses }) => uses[index] !== undefined, solved, gainOf(before, index))
  )
  if (game) return [...ofBefore, ...boxReportsInTurn(side, spaces[side], game, solved)]
  return [
    ...ofBefore,
    ...openBoxes(line.searched.spaces[side].boxes).flatMap(([{ name }, index]) =>
      judgeBox(now, side, name, ({ uses }) => uses[index] !== undefined, solved, gains[side][index])
    ),
    ...PURCHASES.flatMap(spend =>
      judgeBox(now, side, t(PURCHASE_TEXTS[spend]), ({ spends }) => spends.some(each => BOUGHT[each].what === spend), solved)
    )
  ]
}
