import type { AdviceRequest, RollAdvice, RollsReport } from '../../model/advice'
import { withTimes } from '../../model/figures'
import { t } from '../../model/language'
import { memoize } from '../../model/once'
import type { Side } from '../../model/scenario'

import { mapWithForecast } from '../../model/work'
import type { Rulebook } from '../../rules/types'
import { type CostCase, costCases, costCasesPart, takenCosts, type Want } from '../../saga-dice/costs'
import { letters } from '../../saga-dice/hands'
import { bestSpending, type Placement } from '../../saga-dice/placement'
import { poolFirst, restOfRollText } from '../../saga-dice/pool-first'
import { type RollOutcome, waysToRoll } from '../../saga-dice/roll-outcomes'
import { settingFor } from '../roll/odds-before'
import type { Move } from './acts'
import { type Box, boxesOf, bringsDice, type Way } from './box'
import { choiceAt } from './choice-space'
import { describeChoice, describeEarly, noChoice } from './describe'
import { type Game, signOf, type Terms } from './game'
import { type Uses, unitsOf } from './opening'
import { type Parted, parted, shownText } from './play'
import type { Fought } from './search'
import type { Solved } from './solved'
import { grouped } from './tree'

/** What a choice asks of the SAGA dice: for each want its uses, and how many of them with the rare symbol. */

interface Demand {
  readonly uses: readonly number[]
  readonly rares: readonly number[]
}

type Paid = Pick<Placement, 'uses' | 'rares'>

/** The key of the box a way is of. */
const keyOf = (way: Way, book: Rulebook): string => {
  const ability = way.played[0]?.ability
  return Object.entries(book.abilities).find(([, each]) => each === ability)?.[0] ?? ''
}

export const keysOf = (boxes: readonly Box[], book: Rulebook): readonly string[] =>
  boxes.flatMap(({ ways }) => {
    const way = ways.find(each => each !== undefined)
    return way ? [keyOf(way, book)] : []
  })

const usesOf = ({ played, dice }: Way): number => (played[0]?.ability.choice?.take === 'pool' ? dice : 1)

const raresOf = ({ uses }: Way): number => uses.reduce((sum, { rare = 0 }) => sum + rare, 0)

/** `wants` in the order in which the dice pay for them. Boxes that are played anyway ask for nothing. */
export const demanding = (wants: readonly Want[], book: Rulebook) => {
  const places = new Map<Way, number>()
  const placeOf = (way: Way): number => {
    const known = places.get(way) ?? wants.findIndex(({ box }) => box === keyOf(way, book))
    places.set(way, known)
    return known
  }
  return (uses: Uses): Demand => {
    const demand = { uses: wants.map(() => 0), rares: wants.map(() => 0) }
    for (const way of uses) {
      const want = way === undefined ? -1 : placeOf(way)
      if (!way || want < 0) continue
      demand.uses[want] = (demand.uses[want] ?? 0) + usesOf(way)
      demand.rares[want] = (demand.rares[want] ?? 0) + raresOf(way)
    }
    return demand
  }
}

/** Do the dice that lie there serve? Where the rare symbol does more, a rare die is no ordinary one. */
export const isPaid = (demand: Demand, { uses, rares }: Paid, wants: readonly Want[]): boolean =>
  wants.every(({ rareMatters }, want) => {
    const [asked, rare] = [demand.uses[want] ?? 0, demand.rares[want] ?? 0]
    const [there, rareThere] = [uses[want] ?? 0, rares[want] ?? 0]
    return rareMatters ? rare <= rareThere && asked - rare <= there - rareThere : asked <= there
  })

export const together = (one: Demand, other: Demand): Demand => ({
  uses: one.uses.map((count, want) => count + (other.uses[want] ?? 0)),
  rares: one.rares.map((count, want) => count + (other.rares[want] ?? 0))
})

/** The ways of a choice. */
const waysIn = (fought: Fought, side: Side, choice: number): Uses => choiceAt(fought.spaces[side], choice).ways

/** Advice before the SAGA dice are rolled: for each roll where to put its dice, and what to do then. */

/** The best of what the dice on the board allow: its score, and where it is found. */
interface Found {
  readonly score: number
  readonly fought: Fought
  /** What the side that rolls does then. */
  readonly text: () => string
}

const better = (all: readonly (Found | undefined)[], sign: 1 | -1): Found | undefined =>
  all.reduce((best, each) => (each && (!best || sign * (each.score - best.score) > 1e-12) ? each : best), undefined)

/** The game with no more than the dice that lie on the board of the side that rolls. */
const restricted = (solved: Solved, asks: AdviceRequest['asks'], wants: readonly Want[], book: Rulebook) => {
  const demandOf = demanding(wants, book)
  const early = new Map<Fought, Demand>(
    solved.fought.map(each => [each, demandOf(solved.uses[asks][each.opening.before[asks]] ?? [])])
  )
  const byChoice = new Map<Fought, Map<number, Demand>>()
  const demandIn = (fought: Fought, choice: number): Demand => {
    const known = byChoice.get(fought) ?? new Map<number, Demand>()
    byChoice.set(fought, known)
    const demand = known.get(choice) ?? together(early.get(fought) as Demand, demandOf(waysIn(fought, asks, choice)))
    known.set(choice, demand)
    return demand
  }
  const textOf = (fought: Fought, choice: number) => () => describeChoice(choice, fought, asks).text
  const mine = (fought: Fought, paid: Paid): Found | undefined =>
    better(
      fought.choices.map(({ choice, scores }) =>
        isPaid(demandIn(fought, choice), paid, wants)
          ? { score: scores[0] ?? 0, fought, text: textOf(fought, choice) }
          : undefined
      ),
      1
    )
  /** The lowest of the answers that are paid for, after the attacker's best choice against them. */
  const his = (fought: Fought, paid: Paid): Found | undefined => {
    const legal = Array.from({ length: fought.spaces.defender.size }, (_, choice) => choice).filter(choice =>
      isPaid(demandIn(fought, choice), paid, wants)
    )
    const answers = fought.choices.map(({ all }) =>
      better(
        legal.map(choice => {
          const score = all?.[choice] ?? Number.NaN
          return Number.isNaN(score) ? undefined : { score, fought, text: textOf(fought, choice) }
        }),
        -1
      )
    )
    return better(answers, 1)
  }
  /** In turn no act is made that is not paid for (T3.8). */
  const played = (fought: Fought, game: Game, paid: Paid): Found => {
    const terms: Terms = {
      allows: ({ by }, places) =>
        by !== asks || isPaid(together(early.get(fought) as Demand, demandOf(game.usesAt(asks, places))), paid, wants)
    }
    const own = (moves: readonly Move[]): string =>
      moves
        .filter(({ by, deed }) => by === asks && deed)
        .map(({ summary }) => summary.text)
        .join(', ')
    const shown = ({ moves, groups = [] }: Parted): string =>
      [
        own(moves) || (groups.length === 0 ? noChoice() : ''),
        ...groups.map(({ results, then }) => t('after {thrown}: {steps}', { thrown: shownText(results), steps: shown(then) }))
      ]
        .filter(Boolean)
        .join('; ')
    return {
      score: game.scoreOf(terms),
      fought,
      text: () => shown(parted(game.playOf(terms)))
    }
  }
  const inOpening = (fought: Fought, paid: Paid): Found | undefined =>
    fought.game ? played(fought, fought.game, paid) : asks === 'attacker' ? mine(fought, paid) : his(fought, paid)
  const isOpen = (fought: Fought, paid: Paid): boolean => isPaid(early.get(fought) as Demand, paid, wants)
  return (paid: Paid): Found | undefined =>
    better(
      grouped(
        solved.fought.filter(fought => isOpen(fought, paid)),
        'attacker'
      ).map(group =>
        better(
          group.map(fought => inOpening(fought, paid)),
          -1
        )
      ),
      1
    )
}

const remembering = (best: (paid: Paid) => Found | undefined): ((paid: Paid) => Found | undefined) => {
  const known = new Map<string, Found | undefined>()
  return paid => {
    const key = `${paid.uses.join()}|${paid.rares.join()}`
    if (!known.has(key)) known.set(key, best(paid))
    return known.get(key)
  }
}

interface Rolled extends RollOutcome {
  readonly paid: Paid
  readonly found: Found | undefined
  /** Dice that are rolled first. */
  readonly first: string | undefined
  readonly worth: number
}

interface Averaged {
  readonly costs: CostCase
  readonly rolls: readonly Rolled[]
  /** The mean score, as the side that rolls sees it: high is good. */
  readonly worth: number
}

const placesText = ({ uses, rares }: Paid, wants: readonly Want[]): string => {
  const parts = wants.flatMap(({ name, rareMatters }, want) => {
    const [count, rare] = [uses[want] ?? 0, rareMatters ? (rares[want] ?? 0) : 0]
    if (count === 0) return []
    return [`${withTimes(name, count)}${rare > 0 ? ` (${rare > 1 ? `${rare} ` : ''}${t('rare')})` : ''}`]
  })
  return parts.join(', ') || '-'
}

/** Every want as often as it may be, paid with whatever die does most. */
const everything = (wants: readonly Want[], best: (paid: Paid) => Found | undefined, sign: 1 | -1): number => {
  const uses = wants.map(({ times }) => times)
  const rares = wants.reduce<readonly (readonly number[])[]>(
    (all, { times, rareMatters }) =>
      all.flatMap(each => Array.from({ length: rareMatters ? times + 1 : 1 }, (_, rare) => [...each, rare])),
    [[]]
  )
  return (
    sign *
    (better(
      rares.map(each => best({ uses, rares: each })),
      sign
    )?.score ?? 0)
  )
}

/** Of unknown costs each may be any class by itself, for the boxes do different things. */
const apart = (wants: readonly Want[]): readonly Want[] => wants.map((want, index) => ({ ...want, weight: index + 1 }))

const timesOf = ({ has, asks }: AdviceRequest): readonly number[] =>
  has[asks].map(({ ways }) =>
    Math.max(1, ...ways.map(({ uses }) => uses.reduce((sum, { attack = 0, defence = 0 }) => sum + attack + defence, 0)))
  )

/** Boxes of the side that bring dice first (T7.5). */
const poolsOf = ({ asks, scenario, has }: AdviceRequest, book: Rulebook): readonly string[] =>
  keysOf(boxesOf(unitsOf(scenario, asks), has[asks], book).filter(bringsDice), book)

const wantsOf = (solved: Solved, request: AdviceRequest, book: Rulebook) => {
  const { asks, scenario, roll: dice = 0, has } = request
  const boxes = [...solved.early[asks], ...(solved.fought[0]?.spaces[asks].boxes ?? [])]
  const times = timesOf(request)
  const prefer = boxes
    .filter(({ isFixed }) => !isFixed)
    .map(box => {
      const held = has[asks].findIndex(({ id }) => id === box.id)
      const isPool = box.ways.some(way => way?.played[0]?.ability.choice?.take === 'pool')
      return { box: keysOf([box], book)[0] ?? '', id: box.id, times: isPool ? (times[held] ?? 1) : 1 }
    })
  return settingFor({ scenario, asks, dice, prefer }, book)
}

export const rollsOf = (solved: Solved, request: AdviceRequest, book: Rulebook): RollsReport => {
  const { asks, roll: dice = 0 } = request
  const setting = wantsOf(solved, request, book)
  const wants = apart(setting.wants)
  const { hands } = setting.phase
  const sign = signOf(asks)
  const best = remembering(restricted(solved, asks, wants, book))
  const worthOf = (paid: Paid): number => {
    const found = best(paid)
    return found ? sign * found.score : Number.NEGATIVE_INFINITY
  }
  const cases = costCases(wants, hands)
  const pools = poolsOf(request, book)
  const inCase = (costs: CostCase): Averaged => {
    const spending = memoize((hand: number) => bestSpending(hand, wants, costs.prices, hands, worthOf))
    const pool = poolFirst(setting.phase, pools, hand => worthOf(spending(hand)))
    return waysToRoll(dice, hands)
      .map(({ outcomes }): Averaged => {
        const all = outcomes.map((roll): Rolled => {
          const paid = spending(roll.hand)
          return { ...roll, paid, found: best(paid), first: pool.first(roll.hand), worth: pool.worth(roll.hand) }
        })
        return { costs, rolls: all, worth: all.reduce((sum, { chance, worth }) => sum + chance * worth, 0) }
      })
      .reduce((one, other) => (other.worth > one.worth + 1e-12 ? other : one))
  }
  const all = mapWithForecast(cases.all, costCasesPart(cases.all.length), inCase)
  const least = all.reduce((found, each) => (each.worth < found.worth ? each : found))
  const most = all.reduce((found, each) => (each.worth > found.worth ? each : found))
  const shown = (worth: number): number => solved.aims[0]?.shown(sign * worth) ?? 0
  const nothing: Paid = { uses: wants.map(() => 0), rares: wants.map(() => 0) }
  return {
    dice,
    worth: shown(least.worth),
    most: shown(most.worth),
    ...takenCosts(wants, cases, least.costs),
    nothing: shown(worthOf(nothing)),
    everything: shown(everything(wants, best, sign)),
    rolls: least.rolls.map(({ hand, chance, paid, found, first, worth }): RollAdvice => {
      const roll = { roll: letters(hand, hands), chance, worth: shown(worth) }
      if (first !== undefined) return { ...roll, places: first, text: restOfRollText() }
      const beforehand = found && solved.early[asks].length > 0
      const early = beforehand
        ? [describeEarly(solved.uses[asks][found.fought.opening.before[asks]] ?? [], found.fought, asks).text]
        : []
      const text = found ? [...early, found.text()].join('; ') : ''
      return { ...roll, places: placesText(paid, wants), text }
    })
  }
}
