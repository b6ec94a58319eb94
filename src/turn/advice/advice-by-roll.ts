import type { AdviceRequest, RollAdvice, RollsReport } from '../../model/advice'
import { combinations } from '../../model/combinations'
import { withTimes } from '../../model/figures'
import { t } from '../../model/language'
import { CHANCE_ROUNDING } from '../../model/limits'
import { memoize } from '../../model/once'
import { type Side, unitsOfSide } from '../../model/scenario'
import { mapWithForecast } from '../../model/work'
import type { Rulebook } from '../../rules/types'
import { type CostCase, costCases, costCasesPart, takenCosts, type Want } from '../../saga-dice/costs'
import { extraDiceFirst, restOfRollText } from '../../saga-dice/extra-dice-first'
import { handText } from '../../saga-dice/hands'
import { bestSpending } from '../../saga-dice/placement'
import type { RollOutcome } from '../../saga-dice/roll-outcomes'
import { settingFor } from '../roll/odds-before'
import { memoizeUses, playedRolls, type SpentDice } from '../roll/played-rolls'
import type { Move } from './acts'
import { groupByUses } from './best-line'
import { type Box, type BoxOption, boxesOf, rollsMoreDice } from './box'
import { choiceAt } from './choice-space'
import { describeBeforehand, describeChoice, noChoice } from './describe'
import { type Constraints, type Game, signOf } from './game'
import type { Uses } from './opening'
import { type GroupedPlay, groupByPlay, resultsText } from './play'
import type { SearchedOpening } from './search-opening'
import type { SolvedFight } from './solve-fight'

/** Advice before the SAGA dice are rolled: for each roll where to place its dice, and what to do then. */

/** What a choice takes of the SAGA dice: for each want its uses, and how many of them with the rare symbol. */
interface Demand {
  readonly uses: readonly number[]
  readonly rares: readonly number[]
}

/** The key of the box that a way uses. */
const keyOf = (option: BoxOption, book: Rulebook): string => {
  const ability = option.played[0]?.ability
  return Object.entries(book.abilities).find(([, each]) => each === ability)?.[0] ?? ''
}

/** The keys of boxes. */
export const keysOf = (boxes: readonly Box[], book: Rulebook): readonly string[] =>
  boxes.flatMap(({ options }) => {
    const option = options.find(each => each !== undefined)
    return option ? [keyOf(option, book)] : []
  })

const usesOf = ({ played, dice }: BoxOption): number => (played[0]?.ability.choice?.take === 'pool' ? dice : 1)

const raresOf = ({ uses }: BoxOption): number => uses.reduce((sum, { rare = 0 }) => sum + rare, 0)

/** Reads the demand of uses of boxes. Boxes that the request plays anyway are no wants and take nothing. */
export const demandReader = (wants: readonly Want[], book: Rulebook) => {
  const wantIndices = new Map<BoxOption, number>()
  const wantIndexOf = (option: BoxOption): number => {
    const known = wantIndices.get(option) ?? wants.findIndex(({ box }) => box === keyOf(option, book))
    wantIndices.set(option, known)
    return known
  }
  return (uses: Uses): Demand => {
    const demand = { uses: wants.map(() => 0), rares: wants.map(() => 0) }
    for (const option of uses) {
      const want = option === undefined ? -1 : wantIndexOf(option)
      if (!option || want < 0) continue
      demand.uses[want] = (demand.uses[want] ?? 0) + usesOf(option)
      demand.rares[want] = (demand.rares[want] ?? 0) + raresOf(option)
    }
    return demand
  }
}

/** Whether the dice placed pay for a demand. Where the rare symbol does more, a rare die cannot stand for an ordinary one. */
export const isPaid = (demand: Demand, { uses, rares }: SpentDice, wants: readonly Want[]): boolean =>
  wants.every(({ rareMatters }, want) => {
    const [asked, rare] = [demand.uses[want] ?? 0, demand.rares[want] ?? 0]
    const [there, rareThere] = [uses[want] ?? 0, rares[want] ?? 0]
    return rareMatters ? rare <= rareThere && asked - rare <= there - rareThere : asked <= there
  })

/** What two choices together take. */
export const sumDemands = (one: Demand, other: Demand): Demand => ({
  uses: one.uses.map((count, want) => count + (other.uses[want] ?? 0)),
  rares: one.rares.map((count, want) => count + (other.rares[want] ?? 0))
})

const waysIn = (searched: SearchedOpening, side: Side, choice: number): Uses => choiceAt(searched.spaces[side], choice).boxOptions

/** The best play that the dice on the board allow. */
interface BestPlay {
  readonly score: number
  readonly searched: SearchedOpening
  /** What the side that rolls does in it. */
  readonly text: () => string
}

const bestOf = (all: readonly (BestPlay | undefined)[], sign: 1 | -1): BestPlay | undefined =>
  all.reduce((best, each) => (each && (!best || sign * (each.score - best.score) > CHANCE_ROUNDING) ? each : best), undefined)

/** Finds the best play with no more than the dice on the board of the side that rolls. */
const bestWithDice = (solved: SolvedFight, asks: AdviceRequest['asks'], wants: readonly Want[], book: Rulebook) => {
  const demandOf = demandReader(wants, book)
  const early = new Map<SearchedOpening, Demand>(
    solved.searchedOpenings.map(each => [each, demandOf(solved.usesBefore[asks][each.opening.usesBefore[asks]] ?? [])])
  )
  const byChoice = new Map<SearchedOpening, Map<number, Demand>>()
  const demandIn = (searched: SearchedOpening, choice: number): Demand => {
    const known = byChoice.get(searched) ?? new Map<number, Demand>()
    byChoice.set(searched, known)
    const demand = known.get(choice) ?? sumDemands(early.get(searched) as Demand, demandOf(waysIn(searched, asks, choice)))
    known.set(choice, demand)
    return demand
  }
  const textOf = (searched: SearchedOpening, choice: number) => () => describeChoice(choice, searched, asks).text
  const bestAsAttacker = (searched: SearchedOpening, paid: SpentDice): BestPlay | undefined =>
    bestOf(
      searched.choices.map(({ choice, scores }) =>
        isPaid(demandIn(searched, choice), paid, wants)
          ? { score: scores[0] ?? 0, searched, text: textOf(searched, choice) }
          : undefined
      ),
      1
    )
  /** The defender rolls: its best answer that the dice pay for, to the attacker's best choice against such answers. */
  const bestAsDefender = (searched: SearchedOpening, paid: SpentDice): BestPlay | undefined => {
    const legal = Array.from({ length: searched.spaces.defender.size }, (_, choice) => choice).filter(choice =>
      isPaid(demandIn(searched, choice), paid, wants)
    )
    const answers = searched.choices.map(({ scoresOfReplies }) =>
      bestOf(
        legal.map(choice => {
          const score = scoresOfReplies?.[choice] ?? Number.NaN
          return Number.isNaN(score) ? undefined : { score, searched, text: textOf(searched, choice) }
        }),
        -1
      )
    )
    return bestOf(answers, 1)
  }
  /** The sides act in turn, without acts that the dice do not pay for (T3.8). */
  const bestInTurn = (searched: SearchedOpening, game: Game, paid: SpentDice): BestPlay => {
    const constraints: Constraints = {
      allows: ({ by }, boxStates) =>
        by !== asks ||
        isPaid(sumDemands(early.get(searched) as Demand, demandOf(game.sideBoxes[asks].usesAt(boxStates))), paid, wants)
    }
    const own = (moves: readonly Move[]): string =>
      moves
        .filter(({ by, action }) => by === asks && action)
        .map(({ summary }) => summary.text)
        .join(', ')
    const shown = ({ moves, groups = [] }: GroupedPlay): string =>
      [
        own(moves) || (groups.length === 0 ? noChoice() : ''),
        ...groups.map(({ results, then }) => t('after {thrown}: {steps}', { thrown: resultsText(results), steps: shown(then) }))
      ]
        .filter(Boolean)
        .join('; ')
    return {
      score: game.scoreOf(constraints),
      searched,
      text: () => shown(groupByPlay(game.bestPlay(constraints)))
    }
  }
  const inOpening = (searched: SearchedOpening, paid: SpentDice): BestPlay | undefined =>
    searched.game
      ? bestInTurn(searched, searched.game, paid)
      : asks === 'attacker'
        ? bestAsAttacker(searched, paid)
        : bestAsDefender(searched, paid)
  const isOpen = (searched: SearchedOpening, paid: SpentDice): boolean => isPaid(early.get(searched) as Demand, paid, wants)
  return (paid: SpentDice): BestPlay | undefined =>
    bestOf(
      groupByUses(
        solved.searchedOpenings.filter(searched => isOpen(searched, paid)),
        'attacker'
      ).map(group =>
        bestOf(
          group.map(searched => inOpening(searched, paid)),
          -1
        )
      ),
      1
    )
}

interface Rolled extends RollOutcome {
  readonly paid: SpentDice
  readonly found: BestPlay | undefined
  /** The box with which more dice are rolled first, in words. */
  readonly first: string | undefined
  readonly worth: number
}

const placesText = ({ uses, rares }: SpentDice, wants: readonly Want[]): string => {
  const parts = wants.flatMap(({ name, rareMatters }, want) => {
    const [count, rare] = [uses[want] ?? 0, rareMatters ? (rares[want] ?? 0) : 0]
    if (count === 0) return []
    return [`${withTimes(name, count)}${rare > 0 ? ` (${rare > 1 ? `${rare} ` : ''}${t('rare')})` : ''}`]
  })
  return parts.join(', ') || '-'
}

/** The worth of all wants together, each paid with the dice that do most. */
const worthOfEverything = (wants: readonly Want[], best: (paid: SpentDice) => BestPlay | undefined, sign: 1 | -1): number => {
  const uses = wants.map(({ times }) => times)
  const rares = combinations(wants.map(({ times, rareMatters }) => [...Array(rareMatters ? times + 1 : 1).keys()]))
  return (
    sign *
    (bestOf(
      rares.map(each => best({ uses, rares: each })),
      sign
    )?.score ?? 0)
  )
}

/** Wants with different weights, so that unknown costs of different boxes are not taken as interchangeable. */
const withDistinctWeights = (wants: readonly Want[]): readonly Want[] =>
  wants.map((want, index) => ({ ...want, weight: index + 1 }))

const timesOf = ({ has, asks }: AdviceRequest): readonly number[] =>
  has[asks].map(({ ways }) =>
    Math.max(1, ...ways.map(({ uses }) => uses.reduce((sum, { attack = 0, defence = 0 }) => sum + attack + defence, 0)))
  )

/** Keys of the side's boxes that roll more dice first (T7.5). */
const poolsOf = ({ asks, scenario, has }: AdviceRequest, book: Rulebook): readonly string[] =>
  keysOf(boxesOf(unitsOfSide(scenario[asks]), has[asks], book).filter(rollsMoreDice), book)

const wantsOf = (solved: SolvedFight, request: AdviceRequest, book: Rulebook) => {
  const { asks, scenario, roll: dice = 0, has } = request
  const boxes = [...solved.boxesBefore[asks], ...(solved.searchedOpenings[0]?.spaces[asks].boxes ?? [])]
  const times = timesOf(request)
  const prefer = boxes
    .filter(({ isInRequest }) => !isInRequest)
    .map(box => {
      const held = has[asks].findIndex(({ id }) => id === box.id)
      const isPool = box.options.some(option => option?.played[0]?.ability.choice?.take === 'pool')
      return { box: keysOf([box], book)[0] ?? '', id: box.id, times: isPool ? (times[held] ?? 1) : 1 }
    })
  return settingFor({ scenario, asks, dice, prefer }, book)
}

/** The advice for every roll of the SAGA dice, and the mean worth of the roll. */
export const rollsOf = (solved: SolvedFight, request: AdviceRequest, book: Rulebook): RollsReport => {
  const { asks, roll: dice = 0 } = request
  const setting = wantsOf(solved, request, book)
  const wants = withDistinctWeights(setting.wants)
  const { hands } = setting.phase
  const sign = signOf(asks)
  const best = memoizeUses(bestWithDice(solved, asks, wants, book))
  const worthOf = (paid: SpentDice): number => {
    const found = best(paid)
    return found ? sign * found.score : Number.NEGATIVE_INFINITY
  }
  const cases = costCases(wants, hands)
  const pools = poolsOf(request, book)
  const inCase = (costs: CostCase) => {
    const spending = memoize((hand: number) => bestSpending(hand, wants, costs.prices, hands, worthOf))
    const pool = extraDiceFirst(setting.phase, pools, hand => worthOf(spending(hand)))
    const played = playedRolls(dice, hands, (roll): Rolled => {
      const paid = spending(roll.hand)
      return { ...roll, paid, found: best(paid), first: pool.firstUse(roll.hand), worth: pool.worth(roll.hand) }
    })
    return { ...played, costs }
  }
  const all = mapWithForecast(cases.all, costCasesPart(cases.all.length), inCase)
  const least = all.reduce((found, each) => (each.worth < found.worth ? each : found))
  const most = all.reduce((found, each) => (each.worth > found.worth ? each : found))
  const shown = (worth: number): number => solved.aims[0]?.toReported(sign * worth) ?? 0
  const nothing: SpentDice = { uses: wants.map(() => 0), rares: wants.map(() => 0) }
  return {
    dice,
    worth: shown(least.worth),
    most: shown(most.worth),
    ...takenCosts(wants, cases, least.costs),
    nothing: shown(worthOf(nothing)),
    everything: shown(worthOfEverything(wants, best, sign)),
    rolls: least.rolls.map(({ hand, chance, paid, found, first, worth }): RollAdvice => {
      const roll = { roll: handText(hand, hands), chance, worth: shown(worth) }
      if (first !== undefined) return { ...roll, places: first, text: restOfRollText() }
      const beforehand = found && solved.boxesBefore[asks].length > 0
      const early = beforehand
        ? [describeBeforehand(solved.usesBefore[asks][found.searched.opening.usesBefore[asks]] ?? [], found.searched, asks).text]
        : []
      const text = found ? [...early, found.text()].join('; ') : ''
      return { ...roll, places: placesText(paid, wants), text }
    })
  }
}
