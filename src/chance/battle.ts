import type { Dice } from './dice'
import type { Call } from './game-odds'
import type { Odds } from './odds'

/** What is known between two steps: whole numbers from 0, by name. */
export type State = Readonly<Record<string, number>>

/**
 * One named step of the rules: state in, state out, chance through `dice`. `parts`: the same as steps that are taken at once from such a
 * state, none of which depends on how another falls; no two of them change the same field. A step that comes again from the same state, in
 * this battle or another with the same fields, does the same. `counts`: from such a state it does nothing but to add these, each to a field
 * of its own, and plays their games in this order; undefined where it does more.
 */
export interface Step<S extends State> {
  (state: S, dice: Dice): S
  readonly parts?: (state: S) => readonly Step<S>[]
  readonly counts?: (state: S) => readonly Counted[] | undefined
}

/** What is added to a field: the worth of a game, or a number. */
export type Counted = { readonly field: string; readonly call: Call } | { readonly field: string; readonly more: number }

/** The step that does nothing but count in this way, under the name that it is given. */
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

/** `most`: how large each field may grow; the key that merges equal states is made from it, never by hand. */
export interface Battle<S extends State> {
  readonly start: S
  readonly most: S
  readonly steps: readonly Step<S>[]
}

/** `weights[i]` is the probability 0..1 of `states[i]`, in some arithmetic; states are distinct. */
export interface Distribution<S extends State, W = number> {
  readonly states: readonly S[]
  readonly weights: readonly W[]
  /** Where the states are every combination of numbers that know nothing of each other. */
  readonly apart?: Apart<S, W>
}

/** What is added to each of some fields, and how likely that is whatever is added to the others; the last changes fastest from state to state. */
export interface Apart<S extends State, W> {
  readonly start: S
  readonly mass: W
  readonly rows: readonly (Odds<W> & { readonly field: string })[]
}

/** The whole number that names a state: mixed radix over the fields that can grow. */
export interface Key<S extends State> {
  readonly size: number
  of(state: S): number
  /** The state that a number names. */
  stateOf(key: number): S
  /** How far one more of a field moves the key of a state, by which so many more are added. Throws as `keyOf` does. */
  unitOf(state: S, field: string, more: number): number
}

/** States of so few are made once. */
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

/** The key of a battle's states. Throws when a step let a field grow past `most` (a bug of the step). */
export const keyOf = <S extends State>(most: S): Key<S> => {
  const known = keys.get(most)
  if (known) return known as unknown as Key<S>
  const key = newKey(most)
  keys.set(most, key as unknown as Key<State>)
  return key
}

/** Every state with its weight, in their order. States that are combinations are not written out: each is good until the next is seen. */
export const eachState = <S extends State>(distribution: Distribution<S>, see: (state: S, weight: number) => void): void => {
  const { apart } = distribution
  if (apart) eachCombination(apart, see)
  else distribution.states.forEach((state, i) => see(state, distribution.weights[i] as number))
}

const eachCombination = <S extends State>({ start, mass, rows }: Apart<S, number>, see: (state: S, weight: number) => void) => {
  const state: Record<string, number> = { ...start }
  const last = rows.length - 1
  const from = (place: number, share: number): void => {
    const { field, worth, weight } = rows[place] as Apart<S, number>['rows'][number]
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

/** The mean and variance of a number that depends on the state; the variance is worked out where it is asked for. */
export const moments = <S extends State>({ states, weights }: Distribution<S>, of: (state: S) => number) => {
  let mean = 0
  for (let i = 0; i < states.length; i++) mean += (weights[i] as number) * of(states[i] as S)
  return {
    mean,
    /** From the mean, not as a difference of squares: that would leave a spread where there is none. */
    get variance(): number {
      let sum = 0
      for (let i = 0; i < states.length; i++) sum += (weights[i] as number) * (of(states[i] as S) - mean) ** 2
      return sum
    }
  }
}
