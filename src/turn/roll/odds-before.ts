import { cautioned } from '../../battle/cautions'
import { misfits } from '../../battle/faults'
import { choiceOf } from '../../battle/headline'
import { odds, type Rulebook } from '../../battle/odds'
import { summaryFor } from '../../battle/summary'
import { placesOf, type UnitPlace, unitIn, withoutMethod, withUnit } from '../../battle/units'
import { averagedNumbers, type CellNumbers, numbersOf } from '../../model/cell-numbers'
import { combinations, range } from '../../model/combinations'
import { RequestError, unlessRefused } from '../../model/errors'
import { t } from '../../model/language'
import { CHANCE_ROUNDING, SAGA_DICE } from '../../model/limits'
import { memoize } from '../../model/once'
import {
  type BeforeRollReport,
  type PlayedSet,
  type PreferredRoll,
  type RollAverage,
  SCHEMA,
  type SetChance
} from '../../model/report'
import type { AbilityUse, Scenario, Side } from '../../model/scenario'
import { mapWithForecast } from '../../model/work'
import { costOf, costText } from '../../rules/cost'
import { troopOf } from '../../rules/lookup'
import type { Ability, AbilityChoice } from '../../rules/types'
import { type CostCase, costCases, costCasesPart, takenCosts } from '../../saga-dice/costs'
import { extraDiceFirst } from '../../saga-dice/extra-dice-first'
import { handText } from '../../saga-dice/hands'
import { bestSpending, type Spent } from '../../saga-dice/placement'
import type { RollOutcome } from '../../saga-dice/roll-outcomes'
import { type Setting, settingOf } from '../../saga-dice/setting'
import { memoizeUses, type PlayedRolls, playedRolls, type SpentDice } from './played-rolls'

/**
 * The odds of a fight before the SAGA dice are thrown. First, the ways to use a box on which a number of SAGA dice has been
 * spent.
 */

const rareOf = (rare: number): Pick<AbilityUse, 'rare'> => (rare > 0 ? { rare } : {})

/**
 * In one use, rare dice are taken as defence dice first; where attack dice are rare and defence dice are not, it takes two uses.
 */
const poolUses = (id: string, attack: number, defence: number, rareAttack: number, rareDefence: number): readonly AbilityUse[] =>
  rareAttack > 0 && rareDefence < defence
    ? [
        { id, attack, ...rareOf(rareAttack) },
        { id, defence, ...rareOf(rareDefence) }
      ]
    : [{ id, ...(attack > 0 && { attack }), ...(defence > 0 && { defence }), ...rareOf(rareAttack + rareDefence) }]

/** Every way to divide the dice of a pool between attack and defence, and the rare ones among them. */
const poolPlays = (id: string, kinds: readonly string[], dice: number, rares: number): readonly (readonly AbilityUse[])[] => {
  const [least, most] = [kinds.includes('defence') ? 0 : dice, kinds.includes('attack') ? dice : 0]
  return range(least, most).flatMap(attack =>
    range(Math.max(0, rares - (dice - attack)), Math.min(attack, rares)).map(rare =>
      poolUses(id, attack, dice - attack, rare, rares - rare)
    )
  )
}

/** Every use of a box by the choice that it offers. */
const usesByChoice = (
  id: string,
  choice: Exclude<AbilityChoice, { readonly take: 'pool' }> | undefined
): readonly AbilityUse[] => {
  switch (choice?.take) {
    case undefined:
      return [{ id }]
    case 'split':
      return range(0, choice.total).map(attack => ({
        id,
        ...(attack > 0 && { attack }),
        ...(attack < choice.total && { defence: choice.total - attack })
      }))
    case 'number':
      return [{ id, count: choice.least }]
    case 'option':
      return choice.options.flatMap(({ by }, i) => (by ? [] : [{ id, count: i + 1 }]))
    case 'models':
    case 'fatigue':
      return range(choice.least, choice.most).map(count => ({ id, count }))
  }
}

/** Every way to play a box, as the uses that it is made of. `rares`: how many of the dice spent show the rare symbol. */
export const playsOf = (id: string, ability: Ability, uses: number, rares: number): readonly (readonly AbilityUse[])[] => {
  const rare = ability.rareMatters ? rares : 0
  const { choice } = ability
  return choice?.take === 'pool'
    ? poolPlays(id, choice.kinds, uses, rare)
    : usesByChoice(id, choice).map(use => [{ ...use, ...rareOf(Math.min(1, rare)) }])
}

/** The best use of boxes that are paid for: every choice that they offer is tried, each fight worked out once. */

/** A box of a board, and the unit of the fight that uses it. */
interface Box {
  /** Its key, `normans/charge`. */
  readonly box: string
  /** As the unit's request names it. */
  readonly id: string
  readonly ability: Ability
  readonly times: number
  readonly place: UnitPlace
}

/** Boxes as they are played; `worth`: mean victory points, as the side that rolls sees them. */
interface WorthSet extends PlayedSet {
  readonly worth: number
}

const withUses = (scenario: Scenario, place: UnitPlace, uses: readonly AbilityUse[]): Scenario =>
  uses.length === 0 ? scenario : withUnit(scenario, place, unit => ({ ...unit, abilities: [...(unit.abilities ?? []), ...uses] }))

/** The fight with these uses, each by the unit of its box. */
const withBoxes = (scenario: Scenario, boxes: readonly Box[], uses: readonly AbilityUse[]): Scenario =>
  boxes.reduce(
    (fight, { id, place }) =>
      withUses(
        fight,
        place,
        uses.filter(use => use.id === id)
      ),
    scenario
  )

/** The numbers of a fight; undefined where it is refused. */
const numbersIn = (fight: Scenario, book: Rulebook): CellNumbers | undefined =>
  unlessRefused(
    () => numbersOf(summaryFor(fight, book)),
    () => undefined
  )

/** The best way to play boxes; `uses` and `rares` are in their order. Undefined where no way fits the fight. */
const bestOf = (
  scenario: Scenario,
  boxes: readonly Box[],
  { uses, rares }: SpentDice,
  asks: Side,
  book: Rulebook
): WorthSet | undefined => {
  const lists = boxes.flatMap(({ id, ability }, i) => {
    const count = uses[i] ?? 0
    return count > 0 ? [playsOf(id, ability, count, rares[i] ?? 0)] : []
  })
  let best: WorthSet | undefined
  for (const ways of combinations(lists)) {
    const played = ways.flat()
    const fight = withBoxes(scenario, boxes, played)
    const numbers = numbersIn(fight, book)
    if (!numbers) continue
    const worth = asks === 'attacker' ? numbers.swing : -numbers.swing
    if (best && worth <= best.worth + CHANCE_ROUNDING) continue
    const plays = played.flatMap(use => {
      const box = boxes.find(({ id }) => id === use.id)
      return box ? [choiceOf({ ability: box.ability, use })] : []
    })
    best = { plays, numbers, worth }
  }
  return best
}

/** The same, with every answer cached. */
const bestSets = (scenario: Scenario, boxes: readonly Box[], asks: Side, book: Rulebook) => {
  const best = memoizeUses(each => bestOf(scenario, boxes, each, asks, book))
  return (spent: SpentDice): WorthSet | undefined =>
    best({
      uses: boxes.map((_, i) => spent.uses[i] ?? 0),
      rares: boxes.map(({ ability }, i) => (ability.rareMatters ? (spent.rares[i] ?? 0) : 0))
    })
}

/** For each roll the best boxes that it pays for, averaged over the rolls. */

/** A box that the player would use up to `times` over, with the first unit of the side that it fits. */
interface Preferred {
  readonly box: string
  readonly id: string
  readonly times: number
}

/** A fight whose SAGA dice are still to be rolled, and the boxes they may pay for. */
export interface RollRequest {
  /** The fight without what the roll pays for. */
  readonly scenario: Scenario
  /** The side that rolls. */
  readonly asks: Side
  readonly dice: number
  readonly prefer: readonly Preferred[]
}

/** Mistakes of using a box once, by itself. */
const faultsAt = (scenario: Scenario, box: Box, book: Rulebook) => {
  const first = playsOf(box.id, box.ability, 1, 0).slice(0, 1).flat()
  return misfits(withBoxes(scenario, [box], first), book)
}

/** The box with the first unit of the side that can play it. Throws a RequestError where none can. */
const placeBox = ({ scenario, asks }: RollRequest, { box, id, times }: Preferred, book: Rulebook): Box => {
  const ability = book.abilities[box]
  if (!ability) throw new RangeError(`there is no box ${box}`)
  const boxes = placesOf(scenario)
    .filter(({ side }) => side === asks)
    .map((place: UnitPlace): Box => ({ box, id, ability, times, place }))
  const found = boxes.find(each => faultsAt(scenario, each, book).length === 0)
  if (found) return found
  const first = boxes.slice(0, 1).flatMap(each => faultsAt(scenario, each, book))
  throw new RequestError(first.map(({ message }) => ({ message, at: '--prefer' })))
}

/** The setting of the side that rolls: its dice, and what they may be spent on. */
export const settingFor = ({ scenario, asks, dice, prefer }: RollRequest, book: Rulebook): Setting => {
  const units = placesOf(scenario)
    .filter(({ side }) => side === asks)
    .map(place => unitIn(scenario, place))
  const troops = units.map(({ unit, faction }) => troopOf(book, unit, faction))
  const faction = units.map(({ faction: said }, i) => said ?? troops[i]?.faction).find(each => each !== undefined)
  const hero = units.find((_, i) => troops[i]?.hero !== undefined)?.unit
  const { readings, costs } = scenario
  // once for each die that is rolled: as often as the dice pay for, also where more of them are rolled (R7.3)
  const timesOf = ({ box, times }: Preferred): number =>
    book.abilities[box]?.multi && times === Math.max(1, dice) ? Math.max(times, SAGA_DICE) : times
  return settingOf(
    {
      kind: 'dice',
      dice,
      want: prefer.map(each => ({ box: each.box, times: timesOf(each) })),
      // each of another weight: boxes that cost the same are not the same in a fight
      weights: Object.fromEntries(prefer.map(({ box }, i) => [box, i + 1])),
      ...(faction !== undefined && { faction }),
      ...(hero !== undefined && { hero }),
      ...(readings && { readings }),
      ...(costs && { costs })
    },
    book
  )
}

/** A roll, and the sets of boxes that it leads to: one, unless more dice are rolled first. */
interface RolledSets extends RollOutcome {
  /** The box with which more dice are rolled first, in words. */
  readonly first: string | undefined
  readonly ends: readonly { readonly chance: number; readonly set: WorthSet }[]
  readonly worth: number
}

type Solved = PlayedRolls<RolledSets>

type Solving = (dice: number, costs: CostCase) => Solved

/** For each roll the best set that it pays for. */
const solving = (setting: Setting, pools: readonly string[], best: ReturnType<typeof bestSets>, none: WorthSet): Solving => {
  const { wants, phase } = setting
  const inCase = memoize((costs: CostCase) => {
    const worthOf = (spent: Spent) => best(spent)?.worth ?? Number.NEGATIVE_INFINITY
    const setOf = memoize((hand: number): WorthSet => best(bestSpending(hand, wants, costs.prices, phase.hands, worthOf)) ?? none)
    return { setOf, pool: extraDiceFirst(phase, pools, hand => setOf(hand).worth) }
  })
  return (dice, costs) => {
    const { setOf, pool } = inCase(costs)
    return playedRolls(
      dice,
      phase.hands,
      (roll): RolledSets => ({
        ...roll,
        first: pool.firstUse(roll.hand),
        ends: pool.placedHands(roll.hand).map(({ hand, chance }) => ({ chance, set: setOf(hand) })),
        worth: pool.worth(roll.hand)
      })
    )
  }
}

const numbersAt = ({ ends }: RolledSets): CellNumbers =>
  averagedNumbers(ends.map(({ chance, set: { numbers } }) => ({ chance, numbers })))

const averageOf = ({ rolls }: Solved) => averagedNumbers(rolls.map(roll => ({ chance: roll.chance, numbers: numbersAt(roll) })))

const extremes = (all: readonly Solved[]): readonly [least: Solved, most: Solved] => [
  all.reduce((least, each) => (each.worth <= least.worth ? each : least)),
  all.reduce((most, each) => (each.worth > most.worth ? each : most))
]

/** The sets that are played, with their chances, the likeliest first. */
const setsOf = (rolls: readonly RolledSets[]): readonly SetChance[] => {
  const found = new Map<string, SetChance>()
  for (const roll of rolls)
    for (const { set, chance } of roll.ends) {
      const { plays, numbers } = set
      const key = plays.join()
      found.set(key, { plays, numbers, chance: (found.get(key)?.chance ?? 0) + roll.chance * chance })
    }
  return [...found.values()].toSorted((one, other) => other.chance - one.chance)
}

const notesOf = (boxes: readonly Box[], hasPool: boolean, isUncertain: boolean): readonly string[] => [
  hasPool
    ? t(
        'each roll is spent on the boxes worth the most victory points to the player who rolls, after rolling more dice if that is worth it'
      )
    : t(
        'each roll is spent as it comes up, on the boxes worth the most victory points to the player who rolls; no Activation Pool is used (R7.5)'
      ),
  ...(isUncertain ? [t('a cost is unknown: shown from the lowest to the highest it could be; give it with --cost')] : []),
  ...(boxes.some(({ times, ability }) => ability.multi && times > 1)
    ? [t('boxes of the left column are used as often as the dice can pay and it helps (R7.3)')]
    : [])
]

/** All preferred boxes together, as often as they may be used, whatever that would cost. */
const everything = (best: ReturnType<typeof bestSets>, boxes: readonly Box[], none: PlayedSet): PlayedSet => {
  const { plays, numbers } = best({ uses: boxes.map(({ times }) => times), rares: boxes.map(() => 0) }) ?? none
  return { plays, numbers }
}

/** The report. Throws a RequestError where a box fits no unit of the side, or the fight itself is refused. */
export const beforeRoll = (request: RollRequest, book: Rulebook): Omit<BeforeRollReport, 'replay'> => {
  const scenario = withoutMethod(request.scenario)
  const { asks, dice, prefer } = request
  const answer = odds(scenario, book, { asides: false })
  const pools = prefer.filter(({ box }) => book.abilities[box]?.saga === 'roll-two-more')
  const wanted = prefer.filter(each => !pools.includes(each))
  const boxes = wanted.map(each => placeBox({ ...request, scenario }, each, book))
  const setting = settingFor({ ...request, prefer: wanted }, book)
  const { hands } = setting.phase
  const cases = costCases(setting.wants, hands)
  const best = bestSets(scenario, boxes, asks, book)
  const numbers = numbersOf(answer)
  const none: WorthSet = { plays: [], numbers, worth: asks === 'attacker' ? numbers.swing : -numbers.swing }
  const solve = solving(
    setting,
    pools.map(({ box }) => box),
    best,
    none
  )
  const average = (count: number): RollAverage => {
    const [least, most] = extremes(cases.all.map(costs => solve(count, costs)))
    return { least: averageOf(least), most: averageOf(most) }
  }
  const solved = mapWithForecast(cases.all, costCasesPart(cases.all.length), costs => ({ costs, solved: solve(dice, costs) }))
  const worstCase = solved.reduce((found, each) => (each.solved.worth <= found.solved.worth ? each : found))
  const rolls = worstCase.solved.rolls.map(
    (each): PreferredRoll => ({
      roll: handText(each.hand, hands),
      chance: each.chance,
      plays: each.first === undefined ? (each.ends[0]?.set.plays ?? []) : [each.first],
      numbers: numbersAt(each)
    })
  )
  const taken = takenCosts(setting.wants, cases, worstCase.costs)
  const name = (side: Side) => answer[side].units.map(unit => unit.name).join(t(' and '))
  return {
    schema: SCHEMA,
    kind: 'roll',
    fight: scenario.kind,
    headline: answer.headline,
    edition: answer.edition,
    scenario,
    rules: answer.rules,
    method: { name: 'exact' },
    asks,
    names: { attacker: name('attacker'), defender: name('defender') },
    dice,
    prefer: [
      ...setting.wants.map(({ box, name: its, cost }, i) => ({
        box,
        name: its,
        times: wanted[i]?.times ?? 1,
        cost: costText(cost)
      })),
      ...pools.map(({ box, id, times }) => {
        const ability = book.abilities[box]
        return { box, name: ability?.name ?? id, times, cost: costText(costOf(ability?.cost ?? '') ?? { dice: [], same: false }) }
      })
    ],
    none: numbers,
    average: average(dice),
    all: everything(best, boxes, none),
    sets: setsOf(worstCase.solved.rolls),
    rolls,
    ...taken,
    byDice: Array.from({ length: SAGA_DICE + 1 }, (_, count) => ({ dice: count, average: average(count) })),
    ...cautioned(notesOf(boxes, pools.length > 0, taken.taken !== undefined), [scenario], book)
  }
}
