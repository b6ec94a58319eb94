import type { Dice } from './dice'
import type { Call } from './game-odds'
import type { Odds } from './odds'

/** The state between two steps: whole numbers from 0, by field name. */
export type State = Readonly<Record<string, number>>

/**
 * One named step of the rules: takes a state, returns a state, and rolls through `dice`. From equal states a step must always do
 * the same, in any battle with the same fields.
 * `parts`: from a given state, the same step as independent steps. None depends on how another turns out, and no two change the
 * same field.
 * `counts`: from a given state, the step only adds these values, each to a field of its own, and plays their games in this order;
 * undefined if it does more.
 */
export interface Step<S extends State> {
  (state: S, dice: Dice): S
  readonly parts?: (state: S) => readonly Step<S>[]
  readonly counts?: (state: S) => readonly Counted[] | undefined
}

/** A value added to a field: the result of a game, or a fixed number. */
export type Counted = { readonly field: string; readonly call: Call } | { readonly field: string; readonly more: number }

/** A step that only adds what `counts` returns, with the name of the function `counts`. */
export const counting = <S extends State>(counts: (state: S) => readonly Counted[]): Step<S> => {
  const count = (state: S, dice: Dice): S => {
    const after: Record<string, number> = { ...state }
    for (const each of counts(state)) {
      const [game, ...args] = 'call' in each ? each.call : []
      after[each.field] = (after[each.field] ?? 0) + ('more' in each ? each.more : game ? dice.play(game, ...args) : 0)
    }
    return after as S
  }
  return Object.assign(Object.defineProperty(count, 'name', { value: counts.name }), { counts })
}

/**
 * A start state and the steps to play. `most`: the maximum of each field; the key that merges equal states is made from it, never
 * by hand.
 */
export interface Battle<S extends State> {
  readonly start: S
  readonly most: S
  readonly steps: readonly Step<S>[]
}

/** Distinct states, where `weights[i]` is the probability 0..1 of `states[i]` in some arithmetic. */
export interface Distribution<S extends State, W = number> {
  readonly states: readonly S[]
  readonly weights: readonly W[]
  /** Set if the states are all combinations of independent numbers. */
  readonly independent?: IndependentRows<S, W>
}

/**
 * Independent additions to some fields: the values added to each, and their probabilities. The last field changes fastest from
 * state to state.
 */
export interface IndependentRows<S extends State, W> {
  readonly start: S
  readonly mass: W
  readonly rows: readonly (Odds<W> & { readonly field: string })[]
}

/** Converts states to whole numbers and back: mixed radix over the fields that can grow. */
export interface Key<S extends State> {
  readonly size: number
  /** The key of a state. Throws a RangeError if a field is beyond its maximum. */
  of(state: S): number
  /** The state with this key. */
  stateOf(key: number): S
  /**
   * The difference that 1 more of the field makes to a key. Throws a RangeError if `more` takes the field of this state beyond
   * its maximum.
   */
  unitOf(state: S, field: string, more: number): number
}

/** Up to this number of states, each state object is created only once. */
const FEW_STATES = 1 << 10

const beyond = (field: string | undefined, value: number, base: number): RangeError =>
  new RangeError(`${field} is ${value}, beyond ${base - 1}`)

const newKey = <S extends State>(most: S): Key<S> => {
  const fields: string[] = []
  const radix: number[] = []
  const nothing: Record<string, number> = {}
  let size = 1
  for (const field in most) {
    nothing[field] = 0
    const base = (most[field] ?? 0) + 1
    if (base === 1) continue
    fields.push(field)
    radix.push(base)
    size *= base
  }
  const stateNamed = (key: number): S => {
    const state = { ...nothing }
    let rest = key
    for (let i = fields.length - 1; i >= 0; i--) {
      const base = radix[i] as number
      state[fields[i] as string] = rest % base
      rest = Math.floor(rest / base)
    }
    return state as S
  }
  const known: S[] | undefined = size <= FEW_STATES ? [] : undefined
  return {
    size,
    of(state) {
      let key = 0
      for (let i = 0; i < fields.length; i++) {
        const value = state[fields[i] as string] as number
        const base = radix[i] as number
        if (!(value >= 0 && value < base)) throw beyond(fields[i], value, base)
        key = key * base + value
      }
      return key
    },
    stateOf(key) {
      if (!known) return stateNamed(key)
      known[key] ??= stateNamed(key)
      return known[key]
    },
    unitOf(state, field, more) {
      const place = fields.indexOf(field)
      const base = radix[place] ?? 1
      const value = (state[field] ?? 0) + more
      if (!(value >= 0 && value < base)) throw beyond(field, value, base)
      let unit = 1
      for (let i = place + 1; i < radix.length; i++) unit *= radix[i] as number
      return unit
    }
  }
}

const keys = new WeakMap<State, Key<State>>()

/** The key for the states of a battle. Its methods throw if a step let a field grow past `most` (a bug of the step). */
export const keyOf = <S extends State>(most: S): Key<S> => {
  const known = keys.get(most)
  if (known) return known as unknown as Key<S>
  const key = newKey(most)
  keys.set(most, key as unknown as Key<State>)
  return key
}

/**
 * Calls `see` with each state and its weight, in order. Combinations are not written out: the same object is reused, so that a
 * state is valid only until the next one.
 */
export const eachState = <S extends State>(distribution: Distribution<S>, see: (state: S, weight: number) => void): void => {
  const { independent: apart } = distribution
  if (apart) eachCombination(apart, see)
  else distribution.states.forEach((state, i) => see(state, distribution.weights[i] as number))
}

const eachCombination = <S extends State>(
  { start, mass, rows }: IndependentRows<S, number>,
  see: (state: S, weight: number) => void
) => {
  const state: Record<string, number> = { ...start }
  const last = rows.length - 1
  const from = (place: number, share: number): void => {
    const { field, worth, weight } = rows[place] as IndependentRows<S, number>['rows'][number]
    const before = start[field] ?? 0
    for (let i = 0; i < worth.length; i++) {
      state[field] = before + (worth[i] as number)
      const mine = share * (weight[i] as number)
      if (place === last) see(state as S, mine)
      else from(place + 1, mine)
    }
  }
  if (last < 0) see(start, mass)
  else from(0, mass)
}

/** The mean and variance of a number that depends on the state; the variance is only computed when it is read. */
export const moments = <S extends State>({ states, weights }: Distribution<S>, of: (state: S) => number) => {
  let mean = 0
  for (let i = 0; i < states.length; i++) mean += (weights[i] as number) * of(states[i] as S)
  return {
    mean,
    /** Computed from the mean, not as a difference of squares, which would leave a variance where there is none. */
    get variance(): number {
      let sum = 0
      for (let i = 0; i < states.length; i++) sum += (weights[i] as number) * (of(states[i] as S) - mean) ** 2
      return sum
    }
  }
}
