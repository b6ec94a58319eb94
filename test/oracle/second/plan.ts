import { add, compare, type Fraction, multiply, sum, zero } from '../fraction'
import { certain, changed, merged, onward, type Spread } from '../spread'
import { has, isMounted, limitOf } from './profile'
import { type Readings, readingsOf } from './readings'
import { secondReferee } from './referee'
import { inTurn } from './scenario'
import type { Act, Distance, Effect, Side, SideResult, Unit } from './types'

/** A plain player of plans of the second edition: every state of every unit after every step (sections 4 to 6). */

export interface Stood {
  readonly models: number
  readonly fatigue: number
  /** Moves, charges and shots of this turn. */
  readonly acted: number
  readonly rested: boolean
  readonly moved: boolean
  readonly shots: number
  readonly shotLast: boolean
  readonly noMoreShots: boolean
  /** No more activations this phase: a banner's long rest (T6.8). */
  readonly finished: boolean
  readonly determined: boolean
  /** Friends who obeyed him this turn. */
  readonly obeyed: number
  /** Fatigue of Resilience that vanished this turn (T6.12). */
  readonly vanished: number
  /** Bodyguards left. */
  readonly guards: number
}

export type Band = 'ours' | 'theirs'

export interface Lasting {
  /** A unit, a side, or all units of both sides. */
  readonly on: string
  readonly effects: readonly Effect[]
  /** Ends of turns that it outlives. */
  readonly turns: number
  /** Whose charges take no die. */
  readonly freeCharges?: Band
  /** Boxes that may be used any number of times meanwhile (N13), and by whom. */
  readonly basic?: { readonly by: Band; readonly boxes: readonly string[] }
}

export interface State {
  readonly units: Readonly<Record<string, Stood>>
  /** Whose turn it is. */
  readonly turn: Band
  /** Dice spent, by side and box, and advanced boxes that were used this turn. */
  readonly spent: Readonly<Record<string, number>>
  readonly used: readonly string[]
  readonly lasting: readonly Lasting[]
}

export type By = 'die' | 'determination' | 'we-obey' | 'equipment'

export interface Activation {
  readonly verb: 'move' | 'charge' | 'shoot' | 'rest'
  readonly unit: string
  readonly target?: string
  /** What pays for it; a die by default. `equipment`: the free shot of javelins, composite bows or sarissas. */
  readonly by?: By
  /** Who gives We Obey. */
  readonly hero?: string
  readonly acts?: readonly Act[]
  readonly closed?: boolean
  readonly within?: Distance
  /** Where a move or charge ends (T4.2). */
  readonly ends?: 'open' | 'uneven' | 'dangerous'
  /** Its activation generates no fatigue (Pursuit). */
  readonly noFatigue?: boolean
  /** Friends of both sides within S of whoever may be eliminated. */
  readonly near?: readonly string[]
  /** The unit whose models are bodyguards of the target, or of the unit itself, in place of those of its own. */
  readonly guards?: { readonly of: string; readonly from: string }
  /** A rest of a banner that discards all fatigue. */
  readonly all?: boolean
}

export type Step =
  | Activation
  | { readonly verb: 'effect'; readonly name?: string; readonly lasting: Lasting }
  | { readonly verb: 'fatigue'; readonly name?: string; readonly unit: string; readonly count: number }
  | { readonly verb: 'end-turn' }
  | { readonly verb: 'choose'; readonly ways: readonly (readonly Step[])[] }

export interface Plan {
  readonly units: Readonly<Record<string, Unit>>
  /** Those whose turn it is first; the others are the enemy. */
  readonly ours: readonly string[]
  /** Dice on the boxes of a side: those that activate a class are called by it. All are paid for by default. */
  readonly dice?: { readonly [side in Band]?: Readonly<Record<string, number>> }
  readonly readings?: Partial<Readings>
  readonly steps: readonly Step[]
}

const fresh = {
  acted: 0,
  rested: false,
  moved: false,
  shots: 0,
  shotLast: false,
  noMoreShots: false,
  finished: false,
  determined: false,
  obeyed: 0,
  vanished: 0
}

const bandOf = ({ ours }: Plan, name: string): Band => (ours.includes(name) ? 'ours' : 'theirs')

/** A banner takes one fatigue as the phase of its side begins (T6.8). */
const phaseBegun = (plan: Plan, state: State): State => ({
  ...state,
  units: Object.fromEntries(
    Object.entries(state.units).map(([name, stood]) => {
      const relieved = found(plan.units, name).banner && bandOf(plan, name) === state.turn ? 1 : 0
      return [name, { ...stood, fatigue: Math.max(0, stood.fatigue - relieved) }]
    })
  )
})

export const startOf = (plan: Plan): State =>
  phaseBegun(plan, {
    units: Object.fromEntries(
      Object.entries(plan.units).map(([name, { models, fatigue = 0, bodyguards = 0 }]) => [
        name,
        { ...fresh, models, fatigue, guards: bodyguards }
      ])
    ),
    turn: 'ours',
    spent: {},
    used: [],
    lasting: []
  })

const found = <T>(record: Readonly<Record<string, T>>, name: string): T => {
  const value = record[name]
  if (value === undefined) throw new RangeError(`there is no ${name}`)
  return value
}

const setting = (state: State, name: string, changes: Partial<Stood>): State => ({
  ...state,
  units: { ...state.units, [name]: { ...found(state.units, name), ...changes } }
})

/** T4.3: fatigue stops at the limit, by the reading. */
const tired = (plan: Plan, state: State, name: string, by: number): State => {
  const { fatigue, models } = found(state.units, name)
  if (models === 0) return state
  const limit = limitOf(found(plan.units, name))
  const more = fatigue + by
  const kept = by <= 0 || readingsOf(plan)['fatigue-above-limit'] === 'kept' ? more : Math.max(fatigue, Math.min(limit, more))
  return setting(state, name, { fatigue: Math.max(0, kept) })
}

const isExhausted = (plan: Plan, state: State, name: string): boolean =>
  found(state.units, name).fatigue >= limitOf(found(plan.units, name))

/** T5.2, T5.3, T5.15, T5.17: whether the unit may shoot at all, and free of charge. */
const mayShoot = (plan: Plan, state: State, { unit: name, by = 'die' }: Activation): boolean => {
  const unit = found(plan.units, name)
  const { shotLast, noMoreShots, shots, moved } = found(state.units, name)
  if (noMoreShots) return false
  const beast = unit.mount === 'elephant'
  if (shotLast && (beast || has(unit, 'crossbow', 'composite-bow', 'firearm'))) return false
  if (by !== 'equipment') return true
  if (beast || has(unit, 'composite-bow')) return true
  if (has(unit, 'javelins')) return readingsOf(plan)['javelin-shot'] === 'not-shot' ? shots === 0 : moved
  return has(unit, 'sarissa') && shots === 0
}

const isFreeOfFatigue = (plan: Plan, { verb, unit: name, by, noFatigue = false }: Activation): boolean => {
  const unit = found(plan.units, name)
  if (noFatigue || verb === 'rest') return true
  if (verb !== 'shoot') return false
  return has(unit, 'composite-bow') || unit.mount === 'elephant' || (by === 'equipment' && has(unit, 'javelins'))
}

/** What pays for the activation; undefined where nothing does. */
const activated = (plan: Plan, state: State, doing: Activation): State | undefined => {
  const { unit: name, verb, hero } = doing
  const unit = found(plan.units, name)
  const bow = verb === 'shoot' && (has(unit, 'composite-bow') || unit.mount === 'elephant')
  const by = doing.by ?? (bow ? 'equipment' : 'die')
  if (by === 'equipment') return verb === 'shoot' ? state : undefined
  if (by === 'determination') {
    // A hero's own, or lent by one near (Ragnar, T6.12).
    const lends = (other: string): boolean =>
      found(plan.units, other).lendsDetermination === true &&
      bandOf(plan, other) === bandOf(plan, name) &&
      found(state.units, other).models > 0
    const able = unit.class === 'warlord' || Object.keys(plan.units).some(lends)
    return able && !found(state.units, name).determined ? setting(state, name, { determined: true }) : undefined
  }
  if (by === 'we-obey') {
    if (hero === undefined || hero === name || found(plan.units, hero).class !== 'warlord') return undefined
    const { models, obeyed } = found(state.units, hero)
    if (models === 0 || obeyed >= (found(plan.units, hero).orders ?? 1) || isExhausted(plan, state, hero)) return undefined
    return setting(state, hero, { obeyed: obeyed + 1 })
  }
  const band = bandOf(plan, name)
  const free = verb === 'charge' && state.lasting.some(({ freeCharges }) => freeCharges === band)
  if (free) return state
  // A hero is activated by the box of the hearthguard (T7.5).
  return paidFor(plan, state, band, unit.class === 'warlord' ? 'hearthguard' : unit.class)
}

/** A die of a side's box is spent; undefined where none is left. */
const paidFor = ({ dice }: Plan, state: State, band: Band, box: string): State | undefined => {
  const laid = dice?.[band]
  if (!laid) return state
  const key = `${band} ${box}`
  const spent = state.spent[key] ?? 0
  return spent < (laid[box] ?? 0) ? { ...state, spent: { ...state.spent, [key]: spent + 1 } } : undefined
}

/** A box of a side is used: once a turn unless it is basic (T7.4), and while dice last; undefined where it cannot be. */
const boxUsed = (plan: Plan, state: State, band: Band, name: string): State | undefined => {
  const key = `${band} ${name}`
  const isBasic = state.lasting.some(({ basic }) => basic?.by === band && basic.boxes.includes(name))
  if (!isBasic && state.used.includes(key)) return undefined
  const paid = paidFor(plan, state, band, name)
  return paid && { ...paid, used: [...paid.used.filter(each => each !== key), key].sort() }
}

/** The acts that are paid for; abilities without a name are not asked. Whose turn of acting it is they settle anew (T3.8). */
const playable = (
  plan: Plan,
  before: State,
  acts: readonly Act[],
  bands: Readonly<Record<Side, Band>>
): { readonly acts: readonly Act[]; readonly state: State } => {
  let state = before
  const allowed = (by: Side): readonly Act[] =>
    acts.filter(act => {
      if (act.by !== by) return false
      if (act.kind === 'fatigue' || act.name === undefined) return true
      const used = boxUsed(plan, state, bands[by], act.name)
      if (used) state = used
      return used !== undefined
    })
  const [attacker, defender] = [allowed('attacker'), allowed('defender')]
  return { acts: inTurn(attacker, defender, readingsOf(plan)['first-act']), state }
}

/** Models of a unit of several kinds that are left: those in front are lost first. */
const partsLeft = (parts: NonNullable<Unit['parts']>, models: number): NonNullable<Unit['parts']> => {
  let lost = parts.reduce((all, part) => all + part.models, 0) - models
  return parts.map(part => {
    const gone = Math.min(lost, part.models)
    lost -= gone
    return { ...part, models: part.models - gone }
  })
}

const inFight = (plan: Plan, state: State, name: string, doing: Activation): Unit => {
  const { models, fatigue, guards: left, vanished } = found(state.units, name)
  const unit = found(plan.units, name)
  const isOn = (on: string): boolean => on === name || on === 'all' || on === bandOf(plan, name)
  const lasting = state.lasting.filter(({ on }) => isOn(on)).flatMap(({ effects }) => effects)
  const bodyguards = doing.guards?.of === name ? found(state.units, doing.guards.from).models : left
  const vanishing = (unit.vanishing ?? 0) - vanished
  const parts = unit.parts && { parts: partsLeft(unit.parts, models) }
  return { ...unit, ...parts, models, fatigue, vanishing, effects: [...(unit.effects ?? []), ...lasting], bodyguards }
}

/** T4.2 and K14: a friend eliminated within S, however it came. */
const frightened = (plan: Plan, before: State, after: State, { near = [] }: Activation): State => {
  const isOurs = (name: string): boolean => plan.ours.includes(name)
  const fallen = Object.keys(plan.units).filter(
    name => found(before.units, name).models > 0 && found(after.units, name).models === 0
  )
  return fallen.reduce(
    (state, gone) =>
      near
        .filter(friend => friend !== gone && isOurs(friend) === isOurs(gone))
        .reduce((now, friend) => tired(plan, now, friend, 1), state),
    after
  )
}

const fought = (plan: Plan, from: State, doing: Activation, target: string): Spread<State> => {
  const { verb, unit: name, acts = [], closed, within } = doing
  const bands = { attacker: bandOf(plan, name), defender: bandOf(plan, target) }
  const { acts: allowed, state } = playable(plan, from, acts, bands)
  const defender = inFight(plan, state, target, doing)
  const spread = secondReferee({
    kind: verb === 'charge' ? 'melee' : 'shoot',
    attacker: { ...inFight(plan, state, name, doing), ...(doing.ends && { ground: doing.ends }) },
    defender: closed ? { ...defender, closed } : defender,
    acts: allowed,
    ...(within && { within }),
    readings: readingsOf(plan)
  })
  return changed(spread, result => {
    const ended = (now: State, unit: string, { left, fatigue, guardsLost, vanished }: SideResult): State => {
      const stood = setting(now, unit, { models: left, fatigue, vanished: found(now.units, unit).vanished + vanished })
      if (doing.guards?.of !== unit) return setting(stood, unit, { guards: found(stood.units, unit).guards - guardsLost })
      return setting(stood, doing.guards.from, { models: found(stood.units, doing.guards.from).models - guardsLost })
    }
    const after = ended(ended(state, name, result.attacker), target, result.defender)
    return frightened(plan, state, after, doing)
  })
}

const rest = (plan: Plan, state: State, { unit: name, all = false }: Activation): State => {
  const rested = tired(plan, state, name, all ? -99 : -1)
  return setting(rested, name, { rested: true, finished: all })
}

/** Fatigue of the ground where a move or charge ends: horses tire in any that is not open (T4.2). */
const ofGround = (plan: Plan, { unit: name, ends = 'open' }: Activation): number => {
  const mounted = isMounted(found(plan.units, name)) ? 1 : 0
  return ends === 'open' ? 0 : ends === 'uneven' ? mounted : 1 + mounted
}

const activation = (plan: Plan, before: State, doing: Activation): Spread<State> => {
  const { verb, unit: name, target } = doing
  const me = found(before.units, name)
  const isFight = verb === 'charge' || verb === 'shoot'
  if (me.models === 0 || me.finished) return certain(before)
  if (verb !== 'rest' && isExhausted(plan, before, name)) return certain(before)
  // T4.6: a rest is the unit's first activation of the turn.
  if (verb === 'rest' && (me.acted > 0 || me.rested)) return certain(before)
  if (doing.all && !found(plan.units, name).banner) return certain(before)
  if (isFight && (target === undefined || found(before.units, target).models === 0)) return certain(before)
  if (verb === 'shoot' && !mayShoot(plan, before, doing)) return certain(before)
  const paid = activated(plan, before, doing)
  if (!paid) return certain(before)
  if (verb === 'rest') return certain(rest(plan, paid, doing))
  const free = isFreeOfFatigue(plan, doing)
  const toll = me.acted > 0 && !free ? 1 : 0
  const thrown = verb === 'shoot' && doing.by === 'equipment' && has(found(plan.units, name), 'javelins')
  const acted = setting(paid, name, {
    acted: me.acted + 1,
    moved: me.moved || verb === 'move',
    shots: me.shots + (verb === 'shoot' ? 1 : 0),
    shotLast: verb === 'shoot',
    noMoreShots: me.noMoreShots || (thrown && readingsOf(plan)['javelin-shot'] === 'not-shot')
  })
  if (verb === 'shoot') return changed(fought(plan, acted, doing, target ?? ''), after => tired(plan, after, name, toll))
  const moved = tired(plan, acted, name, toll + ofGround(plan, doing))
  return verb === 'move' ? certain(moved) : fought(plan, moved, doing, target ?? '')
}

/** The other side's turn begins. Dice stay on the boards; how many more it would roll is no matter of a plan (T7.1). */
const endTurn = (plan: Plan, state: State): State =>
  phaseBegun(plan, {
    ...state,
    turn: state.turn === 'ours' ? 'theirs' : 'ours',
    used: [],
    lasting: state.lasting.filter(({ turns }) => turns > 0).map(each => ({ ...each, turns: each.turns - 1 })),
    units: Object.fromEntries(Object.entries(state.units).map(([name, unit]) => [name, { ...unit, ...fresh }]))
  })

const stepped = (plan: Plan, state: State, step: Step): Spread<State> => {
  if (step.verb === 'choose') return played(plan, step.ways[0] ?? [], certain(state))
  if (step.verb === 'end-turn') return certain(endTurn(plan, state))
  const used = (name: string | undefined): State | undefined =>
    name === undefined ? state : boxUsed(plan, state, state.turn, name)
  if (step.verb === 'effect') {
    const after = used(step.name)
    return certain(after ? { ...after, lasting: [...after.lasting, step.lasting] } : state)
  }
  if (step.verb === 'fatigue') {
    // A unit that is gone is no target.
    const after = found(state.units, step.unit).models === 0 ? undefined : used(step.name)
    return certain(after ? tired(plan, after, step.unit, step.count) : state)
  }
  return activation(plan, state, step)
}

const played = (plan: Plan, steps: readonly Step[], from: Spread<State>): Spread<State> =>
  steps.reduce((states, step) => merged(onward(states, state => stepped(plan, state, step))), from)

/** Every way the plan may end; of a choice the first way is taken. */
export const endsOf = (plan: Plan): Spread<State> => played(plan, plan.steps, certain(startOf(plan)))

/** The chance of a goal where each choice is made in view of what has happened. */
export const bestChance = (plan: Plan, goal: (state: State) => boolean): Fraction => {
  const from = (steps: readonly Step[], state: State): Fraction => {
    const [step, ...others] = steps
    if (!step) return { numerator: goal(state) ? 1n : 0n, sixes: 0 }
    const ways = step.verb === 'choose' ? step.ways : [[step]]
    return ways
      .map(way => sum(played(plan, way, certain(state)).map(({ value, chance }) => multiply(chance, from(others, value)))))
      .reduce((best, worth) => (compare(worth, best) > 0 ? worth : best), zero)
  }
  return from(plan.steps, startOf(plan))
}

/** The mean of a number over all ends. */
export const meanAtEnd = (plan: Plan, of: (state: State) => number): Fraction =>
  endsOf(plan).reduce(
    (total, { value, chance }) => add(total, multiply(chance, { numerator: BigInt(of(value)), sixes: 0 })),
    zero
  )
