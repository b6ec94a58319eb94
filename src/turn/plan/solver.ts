import type { Conduct, PlanAim } from '../../model/plan'
import { tournamentPoints } from '../../model/tournament'
import { addWork, remembers } from '../../model/work'
import type { Values } from './field'
import { keyOf } from './groups'
import type { Play, Plays } from './options'
import { holdsIn, leadOf, type PlanModel, playsAt } from './plan-model'
import { isContact, transitionOf } from './transition'
import { type ActNode, branchOf, type ChooseNode, outcomesFrom, type ProgramNode } from './walk'

/** A plan as a decision process, solved by backward induction: each state once, and both sides see what has happened. */

/** Steps that share fields, solved together. */
export interface PlanPart {
  readonly steps: readonly number[]
  /** For each step, and for the end, the fields that matter from there on. */
  readonly needed: readonly (readonly number[])[]
}

/** The fields of a part that matter from a step on. */
export const neededAt = ({ needed }: PlanPart, index: number): readonly number[] => needed[index] ?? []

/** Choices made beforehand, whatever happens: the index of the option at each node. */
export type Fixed = ReadonlyMap<ActNode | ChooseNode, number>

/** A part solved: its value, and the best choice at every node. */
export interface PartSolution {
  readonly value: number
  readonly act: (act: ActNode, values: Values) => Play
  /** The value of each option in a state. */
  readonly worths: (place: ActNode | ChooseNode, values: Values) => readonly number[]
  /** How many states have been worked out. */
  readonly states: () => number
}

/** Smaller differences of values are rounding. */
const SAME = 1e-9

/** Memory of a solved state, and the units of work to look at one end of a fight. */
export const BYTES_OF_STATE = 250
const UNITS_OF_END = 6

interface Best {
  readonly value: number
  readonly play: Play
}

/** An own way to play a step: the indices of its target and of what is done, and its first play. */
interface OwnWay {
  readonly target: number
  readonly own: number
  readonly play: Play
}

/** Every own way to play a step, whatever the enemy replies. */
export const waysOf = (plays: Plays): readonly OwnWay[] =>
  plays.flatMap((gives, target) =>
    (gives[0] ?? []).flatMap((replies, own) => {
      const [play] = replies
      return play ? [{ target, own, play }] : []
    })
  )

/** Whether the player has a choice. */
export const isFree = (plays: Plays): boolean => waysOf(plays).length > 1

/** The first of the best. */
const mostOf = (ways: readonly Best[]): Best => ways.reduce((best, way) => (way.value > best.value + SAME ? way : best))

/** Whether a side does no more than spend fatigue. */
const spendsAlone = ({ abilities, stops }: Conduct): boolean => abilities.length === 0 && !stops

/** Every own way to play against one target, each with the enemy's replies to it. */
type Exchange = Plays[number][number]

/** Leaves out replies that spend more fatigue than there is: another reply spends what there is. */
const withinFatigue = (replies: readonly Play[], fatigue: number): readonly Play[] =>
  replies.filter(({ reply }) => !reply || !spendsAlone(reply) || reply.spend.length <= fatigue)

/**
 * The ways to play against one target as far as there is fatigue for them. A way that would spend more than the enemy has spends
 * what there is, so such ways share one list of replies. Where abilities are used all ways stay, for these may bring fatigue.
 */
const allowedIn = (model: PlanModel, exchange: Exchange, values: Values): Exchange => {
  const [first] = exchange[0] ?? []
  const isChosen = exchange.length > 1 || (exchange[0]?.length ?? 0) > 1
  const transition = first && isChosen ? transitionOf(model, first, values) : undefined
  const unspent = transition && isContact(transition) ? transition.fight.unspent : undefined
  if (!unspent) return exchange
  const isPlain = exchange.every(replies => replies.every(({ reply }) => !reply?.abilities.length))
  const bySpend = new Map<string, readonly Play[]>()
  return exchange.map(replies => {
    const own = replies[0]?.own
    if (!own || !spendsAlone(own)) return replies
    const key = own.spend.slice(0, isPlain ? unspent.defender : own.spend.length).join()
    const found = bySpend.get(key) ?? withinFatigue(replies, unspent.attacker)
    bySpend.set(key, found)
    return found
  })
}

/** The first node of a part from a step of the plan's own list on. */
const headFrom = (heads: readonly ProgramNode[], { steps }: PlanPart, index: number): ProgramNode | undefined =>
  heads[steps.find(step => step >= index) ?? heads.length]

/** The next node with a choice or an activity; undefined where the part is over. */
const decisionAt = (
  model: PlanModel,
  heads: readonly ProgramNode[],
  part: PlanPart,
  place: ProgramNode | undefined,
  values: Values
) => {
  let at = place
  while (at)
    switch (at.is) {
      case 'choose':
      case 'act':
        return at
      case 'mark':
        at = headFrom(heads, part, at.index)
        break
      default:
        at = branchOf(model, at, values)
    }
  return undefined
}

/** Every state that a play can lead to, with its chance. */
const outcomesOfPlay = (model: PlanModel, play: Play, values: Values) => {
  const transition = transitionOf(model, play, values)
  const all = outcomesFrom(model, transition)
  if (isContact(transition)) addWork(UNITS_OF_END * all.length)
  return all
}

/** Ends of fights looked at for an estimate, at each node. */
const ENDS_LOOKED_AT = 10_000

/** The states of a node that were met, each with how many of the sampled states led to it. */
type MetStates = Map<string, { readonly values: Values; times: number }>

/** How many more states there are at least, from how many were met once and twice (Chao's lower bound). */
const estimateUnmet = (met: MetStates): number => {
  const times = [...met.values()].map(each => each.times)
  const [once = 0, twice = 0] = [1, 2].map(count => times.filter(time => time === count).length)
  return (once * (once - 1)) / (2 * (twice + 1))
}

/** The size of a part: how many states it has, and the units of work to solve them. */
export interface SizeEstimate {
  readonly states: number
  readonly work: number
}

/**
 * Estimates the size of a part before it is solved. At each node a sample of the states is played on in every way; how many more
 * there are is estimated from how often each was met. The fights worked out here are used again by the solver.
 */
export const estimateSize = (model: PlanModel, heads: readonly ProgramNode[], part: PlanPart): SizeEstimate => {
  /** `most`: how many states there may be for each that was met. */
  const waiting = new Map<ActNode | ChooseNode, { readonly met: MetStates; most: number }>()
  const meet = (next: ProgramNode | undefined, values: Values, times: number, by?: Set<string>) => {
    const place = decisionAt(model, heads, part, next, values)
    if (!place) return undefined
    const key = keyOf(values, neededAt(part, place.index))
    const name = `${place.order} ${key}`
    if (by?.has(name)) return undefined
    by?.add(name)
    const found = waiting.get(place) ?? { met: new Map(), most: 1 }
    waiting.set(place, found)
    const before = found.met.get(key)
    if (before) before.times += times
    else found.met.set(key, { values, times })
    return found
  }
  /** Plays on from a state in every way. */
  const playedOn = (act: ActNode, values: Values) => {
    const by = new Set<string>()
    const reached = new Set<ReturnType<typeof meet>>()
    let ends = 0
    const plays = playsAt(model, act.step).flatMap(gives =>
      gives.flatMap(exchange => [...new Set(allowedIn(model, exchange, values))].flat())
    )
    for (const play of plays) {
      const all = outcomesOfPlay(model, play, values)
      ends += all.length
      for (const come of all) reached.add(meet(act.next, come.values, 1, by))
    }
    return { ends, reached }
  }
  let [states, work] = [0, 0]
  meet(headFrom(heads, part, 0), model.start, 1)
  while (waiting.size > 0) {
    const [place, { met, most }] = [...waiting].reduce((first, each) => (each[0].order < first[0].order ? each : first))
    waiting.delete(place)
    const all = [...met.values()]
    const count = Math.min(most * all.length, all.length + estimateUnmet(met))
    states += count
    const next = new Set<ReturnType<typeof meet>>()
    let [ends, played, stride] = [0, 0, 1]
    for (let at = 0; at < all.length; at += stride) {
      const { values, times } = all[Math.floor(at)] ?? { values: model.start, times: 1 }
      if (place.is === 'choose') for (const { first } of place.options) next.add(meet(first, values, times))
      else {
        const one = playedOn(place, values)
        for (const each of one.reached) next.add(each)
        ends += one.ends
        // the first state tells how many make a large enough sample
        stride = Math.max(1, (all.length * one.ends) / ENDS_LOOKED_AT)
      }
      played++
    }
    work += (UNITS_OF_END * count * ends) / played
    for (const each of next) if (each) each.most = Math.max(each.most, place.is === 'choose' ? most : count / played)
  }
  return { states, work }
}

/** The value of an end; of points it is 0, for these are counted step by step. */
const endWorth = (model: PlanModel, aim: PlanAim, values: Values): number => {
  switch (aim.is) {
    case 'points':
      return 0
    case 'condition':
      return holdsIn(model, aim.condition, values) ? 1 : 0
    case 'tournament':
      return tournamentPoints(aim.table, leadOf(model, values))
  }
}

/** Values of states, by the node and by what is fixed from there on; shared by all who solve the same part for the same aim. */
export type SolvedStates = Map<string, Map<string, number>>

/** Solves a part for an aim, against the enemy's best replies. `fixed`: choices that are made as it says. */
export const solvePart = (
  model: PlanModel,
  heads: readonly ProgramNode[],
  aim: PlanAim,
  part: PlanPart,
  solvedStates: SolvedStates = new Map(),
  fixed: Fixed = new Map()
): PartSolution => {
  const { start } = model
  const byPlace = new Map<ProgramNode, Map<string, number>>()
  const isPoints = aim.is === 'points'
  let states = 0
  const solvedAt = (place: ProgramNode): Map<string, number> => {
    const later = [...fixed].filter(([{ order }]) => order >= place.order).map(([{ order }, way]) => `${order}=${way}`)
    const key = `${place.order} ${later.join()}`
    const found = solvedStates.get(key) ?? new Map<string, number>()
    solvedStates.set(key, found)
    byPlace.set(place, found)
    return found
  }
  const remembered = (place: ProgramNode, values: Values, work: () => number): number => {
    const known = byPlace.get(place) ?? solvedAt(place)
    const key = keyOf(values, neededAt(part, place.index))
    const found = known.get(key)
    if (found !== undefined) return found
    const made = work()
    known.set(key, made)
    states++
    remembers(BYTES_OF_STATE)
    return made
  }
  const worthOf = (from: ProgramNode | undefined, values: Values): number => {
    const place = decisionAt(model, heads, part, from, values)
    if (!place) return endWorth(model, aim, values)
    if (place.is === 'act') return remembered(place, values, () => bestOf(place, values, wayFixed(place)).value)
    return remembered(place, values, () => {
      const chosen = place.options[fixed.get(place) ?? place.options.length]
      return chosen ? worthOf(chosen.first, values) : Math.max(...optionWorths(place, values))
    })
  }
  const wayFixed = (act: ActNode): OwnWay | undefined => {
    const ways = waysOf(playsAt(model, act.step))
    return ways[fixed.get(act) ?? ways.length]
  }
  const optionWorths = (place: ChooseNode, values: Values): readonly number[] =>
    place.options.map(({ first }) => worthOf(first, values))
  const playWorth = (act: ActNode, play: Play, values: Values): number => {
    const gain = (after: Values) => (isPoints ? leadOf(model, after) - leadOf(model, values) : 0) + worthOf(act.next, after)
    return outcomesOfPlay(model, play, values).reduce((sum, { values: after, chance }) => sum + chance * gain(after), 0)
  }
  /** The best reply; of equal ones the first, which spends the least. */
  const answered = (act: ActNode, replies: readonly Play[], values: Values): Best => {
    let best: Best | undefined
    for (const play of replies) {
      const value = playWorth(act, play, values)
      if (!best || value < best.value - SAME) best = { value, play }
    }
    if (!best) throw new RangeError('there is no way to play this step')
    return best
  }
  /** The value of each own way (or of the wanted one) against a target that gives up dice where that is best for it (R3.3). */
  const waysAgainst = (act: ActNode, gives: Plays[number], values: Values, wanted?: number): readonly Best[] =>
    gives
      .map(exchange => {
        const known = new Map<readonly Play[], Best>()
        return allowedIn(model, exchange, values).flatMap((replies, own) => {
          if (wanted !== undefined && wanted !== own) return []
          const best = known.get(replies) ?? answered(act, replies, values)
          known.set(replies, best)
          return [best]
        })
      })
      .reduce((worst, ways) => (mostOf(ways).value < mostOf(worst).value - SAME ? ways : worst))
  /**
   * The target (own choice), giving up dice (the enemy's), abilities and fatigue (own, then the enemy's): the order of R3.3 and
   * R3.4.
   */
  const bestOf = (act: ActNode, values: Values, wanted?: OwnWay): Best =>
    mostOf(
      playsAt(model, act.step).flatMap((gives, target) =>
        wanted === undefined || wanted.target === target ? waysAgainst(act, gives, values, wanted?.own) : []
      )
    )
  return {
    value: worthOf(headFrom(heads, part, 0), start),
    act: (act, values) => bestOf(act, values).play,
    worths: (place, values) =>
      place.is === 'choose'
        ? optionWorths(place, values)
        : playsAt(model, place.step).flatMap(gives => waysAgainst(place, gives, values).map(({ value }) => value)),
    states: () => states
  }
}
