import { misfits } from '../../battle/faults'
import { splitsOf } from '../../battle/melee'
import { isBeforehand } from '../../battle/unit'
import { isInTime } from '../../battle/usable-ability'
import type { AdviceRequest } from '../../model/advice'
import { RequestError, refuse } from '../../model/errors'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { type Scenario, SIDES, type Side, unitsOfSide } from '../../model/scenario'
import { forecastWork } from '../../model/work'
import type { Rulebook } from '../../rules/types'
import { type Box, boxesOf, rollsMoreDice } from './box'
import { type ChoiceSpace, choiceSpace, forEachChoice } from './choice-space'
import { type Evaluator, evaluatorOf } from './evaluator'
import { type Aim, bySide } from './game'
import { type Opening, openingsOf, type Uses, usesOfBoxes } from './opening'
import { type SearchedOpening, type SearchFindings, type SearchTally, searchOpening } from './search-opening'
import { gameOf } from './solve-game'
import { hasFatigue, isSettled, type Spending, spendingsOf } from './spendings'

/** A request of advice, solved. First, its lines of play are counted, and refused where they are too many. */

/** An opening, and the choices of each side in it. */
type OpeningSpaces = Pick<SearchedOpening, 'opening' | 'spaces'>

/** Where the upper bound is not more than so many times the limit, the legal lines are counted: most may be illegal. */
const WORTH_COUNTING = 16

/** Up to this bound all lines are counted, so that the message has their exact number. */
const QUICKLY_COUNTED = 200_000

class CountedEnough extends Error {}

/** How many splits of the defender's dice there are against two units, before bonus dice; 1 where there is nothing to split. */
const splitCount = ({ engagement }: Opening, { split }: Scenario): number =>
  engagement.companion && split === undefined ? splitsOf(engagement).length : 1

/** How many lines there would be if every choice were legal. */
const upperBoundOfLines = (openingSpaces: readonly OpeningSpaces[], scenario: Scenario): number =>
  openingSpaces.reduce(
    (sum, { opening, spaces }) => sum + spaces.attacker.size * spaces.defender.size * splitCount(opening, scenario),
    0
  )

/** Counts the legal lines without playing their fights. Throws CountedEnough beyond `most`. */
const countLines = (openingSpaces: readonly OpeningSpaces[], most: number, scenario: Scenario): number => {
  let lines = 0
  for (const { opening, spaces } of openingSpaces) {
    const splits = splitCount(opening, scenario)
    forEachChoice(spaces.attacker, opening.engagement, (_choice, _dice, engagement) =>
      forEachChoice(spaces.defender, engagement, () => {
        lines += splits
        if (lines > most) throw new CountedEnough()
      })
    )
  }
  return lines
}

/** Counts the legal choices of the attacker. */
const attackerChoices = (openingSpaces: readonly OpeningSpaces[]): number => {
  let choices = 0
  for (const { opening, spaces } of openingSpaces)
    forEachChoice(spaces.attacker, opening.engagement, () => {
      choices++
    })
  return choices
}

/** What a user can do about too many lines. */
const cureFor = ({ kind }: Scenario): string => {
  return kind === 'melee'
    ? t('settle a choice (++ullr plays an ability, leaving it out forbids it; "keeps dice", "gives up dice", "spends nothing")')
    : t('settle a choice (++ullr plays an ability, leaving it out forbids it; "spends nothing")')
}

const tooLarge = (count: string, lines: number, most: number, scenario: Scenario): never => {
  const cure = cureFor(scenario)
  return refuse(
    t('There are {count} lines of play, more than {most}: {cure}, or allow more with --max-nodes {lines}', {
      count,
      most: thousands(most),
      cure,
      lines
    }),
    '--max-nodes'
  )
}

/** The most openings: more would keep a player waiting before any line is searched. */
const MOST_OPENINGS = 5000

/** Throws a RequestError where the boxes used before the fight make too many openings. */
export const refuseTooManyOpenings = (
  early: readonly (readonly Box[])[],
  late: readonly (readonly Box[])[],
  most: number,
  scenario: Scenario
): void => {
  const size = (boxes: readonly (readonly Box[])[]) => boxes.flat().reduce((product, { options }) => product * options.length, 1)
  const openings = size(early)
  if (openings <= MOST_OPENINGS) return
  const lines = openings * size(late)
  tooLarge(t('up to {n}', { n: thousands(lines) }), lines, Math.min(most, MOST_OPENINGS), scenario)
}

/** Throws a RequestError with the size of a space that is larger than `most` lines. */
const refuseTooLarge = (openingSpaces: readonly OpeningSpaces[], most: number, scenario: Scenario): void => {
  const bound = upperBoundOfLines(openingSpaces, scenario)
  if (bound <= most) return
  const isQuick = bound <= QUICKLY_COUNTED
  if (!isQuick && bound > WORTH_COUNTING * most) tooLarge(t('up to {n}', { n: thousands(bound) }), bound, most, scenario)
  try {
    const lines = countLines(openingSpaces, isQuick ? bound : most, scenario)
    if (lines > most) tooLarge(thousands(lines), lines, most, scenario)
  } catch (error) {
    if (!(error instanceof CountedEnough)) throw error
    tooLarge(t('up to {n}', { n: thousands(bound) }), bound, most, scenario)
  }
}

/** A request of advice, solved: every choice of both sides with its score. */
export interface SolvedFight {
  readonly scenario: Scenario
  readonly aims: readonly Aim[]
  readonly evaluator: Evaluator
  readonly searchedOpenings: readonly SearchedOpening[]
  /** Boxes used before the fight; `uses` has every way to use them, and `opening.before` is an index into it. */
  readonly boxesBefore: Readonly<Record<Side, readonly Box[]>>
  readonly usesBefore: Readonly<Record<Side, readonly Uses[]>>
  /** Boxes that may not be used in this turn (R7.4). */
  readonly untimely: Readonly<Record<Side, readonly Box[]>>
  readonly findings: SearchFindings
  readonly lines: number
}

/** Orders and Activation boxes are used in one's own turn, reactions in the enemy's. */
const isInTimeFor = ({ options }: Box, side: Side, { turn = 'attacker' }: Scenario): boolean =>
  options.every(
    option => option?.played.every(({ ability }) => !isBeforehand(ability) || isInTime(ability, side === turn)) ?? true
  )

/** Whether a box may put fatigue on a unit while abilities are used. */
const mayBringFatigue = ({ options }: Box): boolean =>
  options.some(option =>
    option?.played.some(({ effects }) =>
      effects.some(
        ({ effect }) =>
          effect.verb === 'fatigue' && effect.when === 'now' && !(typeof effect.count === 'number' && effect.count <= 0)
      )
    )
  )

/** The spendings for which there is enough fatigue; all of them where abilities may change it. */
const affordable = (
  spends: readonly Spending[],
  { engagement }: Opening,
  side: Side,
  mayChange: boolean
): readonly Spending[] => {
  if (mayChange) return spends
  return spends.filter(({ takes }) => takes.every(each => hasFatigue(engagement, side, each)))
}

const spacesOf = (scenario: Scenario, opening: Opening, late: Readonly<Record<Side, readonly Box[]>>, book: Rulebook) => {
  const mayChange = SIDES.some(side => late[side].some(mayBringFatigue))
  return bySide((side): ChoiceSpace => {
    const units = unitsOfSide(scenario[side])
    const names = side === 'attacker' && units.length > 1 ? (['attacker', 'companion'] as const) : ([side] as const)
    const spends = spendingsOf(opening.engagement, side, units, book)
    return choiceSpace(names, late[side], isSettled(units) ? spends : affordable(spends, opening, side, mayChange))
  })
}

/** Throws why no line is legal: what the request plays anyway does not fit. */
const refuseIllegal = (scenario: Scenario, book: Rulebook, found: readonly { readonly message: string }[]): never => {
  const wrong = misfits(scenario, book)
  const faults = wrong.length > 0 ? wrong : found
  throw new RequestError(faults.length > 0 ? faults : [{ message: t('No line of play is legal here: leave something out.') }])
}

/**
 * Solves a request for these aims. Throws a RequestError where there are too many lines of play, or what is played anyway does
 * not fit.
 */
export const solveFight = (request: AdviceRequest, aims: readonly Aim[], book: Rulebook, keeps = false): SolvedFight => {
  const { scenario, has, maxNodes, roll, asks } = request
  const isForTheRoll = (box: Box, side: Side): boolean => roll !== undefined && side === asks && rollsMoreDice(box)
  const boxes = bySide(side => boxesOf(unitsOfSide(scenario[side]), has[side], book).filter(box => !isForTheRoll(box, side)))
  const untimely = bySide(side => boxes[side].filter(box => !box.isInRequest && !isInTimeFor(box, side, scenario)))
  const timely = bySide(side => boxes[side].filter(box => !untimely[side].includes(box)))
  const boxesBefore = bySide(side => timely[side].filter(box => box.isBeforehand))
  const late = bySide(side => timely[side].filter(box => !box.isBeforehand))
  refuseTooManyOpenings([boxesBefore.attacker, boxesBefore.defender], [late.attacker, late.defender], maxNodes, scenario)
  const usesBefore = bySide(side => usesOfBoxes(boxesBefore[side]))
  const openings = openingsOf(scenario, usesBefore, book)
  const openingSpaces = openings.all.map(
    (opening): OpeningSpaces => ({ opening, spaces: spacesOf(scenario, opening, late, book) })
  )
  const evaluator = evaluatorOf(scenario, aims)
  const none = bySide(side => late[side].map(() => Number.NEGATIVE_INFINITY))
  const findings: SearchFindings = { gains: none, legal: bySide(side => late[side].map(() => false)) }
  const tally: SearchTally = { lines: 0, keepsAllScores: (keeps || request.roll !== undefined) && request.asks === 'defender' }
  const done = (searchedOpenings: readonly SearchedOpening[]): SolvedFight => ({
    ...{ scenario, aims, evaluator, searchedOpenings, boxesBefore, usesBefore, untimely, findings },
    lines: tally.lines
  })
  if (book.numbers.inTurn) {
    const isFree = bySide(side => !isSettled(unitsOfSide(scenario[side])))
    const games = openingSpaces.map(({ opening, spaces }): SearchedOpening => {
      const game = gameOf(opening, { boxes: late, isFree, aims, evaluator, findings, tally, most: maxNodes })
      game.scoreOf({})
      return { opening, spaces, choices: [], best: [], game }
    })
    // in each opening there is one line more, in which nobody acts
    tally.lines += games.length
    return games.length > 0 ? done(games) : refuseIllegal(scenario, book, openings.faults)
  }
  refuseTooLarge(openingSpaces, maxNodes, scenario)
  const progress = forecastWork(attackerChoices(openingSpaces), {
    what: t('its lines of play, and the fights at the end of them'),
    cure: cureFor(scenario),
    areCached: true
  })
  const searched = openingSpaces.flatMap(
    ({ opening, spaces }) => searchOpening(opening, spaces, aims, evaluator, findings, tally, progress) ?? []
  )
  progress.over()
  if (searched.length === 0) return refuseIllegal(scenario, book, openings.faults)
  return done(searched)
}
