import type { Distribution, IndependentRows, Key, State } from './battle'
import type { Odds } from './odds'
import type { Weights } from './sums'

/**
 * Distributions after a step: states by their keys, written out only on demand. (Classes: the getters of an object literal are
 * created anew with each object.)
 */

/** States given by their keys. */
export class Keyed<S extends State, W> implements Distribution<S, W> {
  private written: readonly S[] | undefined
  constructor(
    readonly keys: readonly number[],
    readonly weights: readonly W[],
    private readonly key: Key<S>
  ) {}

  get states(): readonly S[] {
    this.written ??= this.keys.map(this.key.stateOf)
    return this.written
  }
}

/** The values that may be added to a field, their weights, and the change `unit` of a state's key for each 1 added. */
export interface GrowthRow<W> extends Odds<W> {
  readonly field: string
  readonly unit: number
}

/** All combinations of independent additions to fields. */
export class Combinations<S extends State, W> implements Distribution<S, W> {
  private written: Keyed<S, W> | undefined
  constructor(
    readonly independent: IndependentRows<S, W> & { readonly rows: readonly GrowthRow<W>[] },
    private readonly key: Key<S>,
    private readonly weighed: Weights<W>
  ) {}

  get keys(): readonly number[] {
    return this.all().keys
  }

  get weights(): readonly W[] {
    return this.all().weights
  }

  get states(): readonly S[] {
    return this.all().states
  }

  private all(): Keyed<S, W> {
    this.written ??= this.combined()
    return this.written
  }

  private combined(): Keyed<S, W> {
    const { start, mass, rows } = this.independent
    const ways = rows.reduce((product, { worth }) => product * worth.length, 1)
    const keys = new Array<number>(ways)
    const masses = new Array<W>(ways)
    keys[0] = this.key.of(start)
    masses[0] = mass
    let filled = 1
    // expands every entry in place into one for each worth; from the end, so that none is overwritten before it is read
    for (const { worth, weight, unit } of rows) {
      const { length } = worth
      for (let i = filled - 1; i >= 0; i--) {
        const [from, share] = [keys[i] as number, masses[i] as W]
        for (let j = length - 1, to = i * length + j; j >= 0; j--, to--) {
          keys[to] = from + unit * (worth[j] as number)
          masses[to] = this.weighed.times(share, weight[j] as W)
        }
      }
      filled *= length
    }
    return new Keyed(keys, masses, this.key)
  }
}

/** The key of each state of a distribution. */
export const keysOf = <S extends State, W>(from: Distribution<S, W>, key: Key<S>): readonly number[] =>
  from instanceof Keyed || from instanceof Combinations ? from.keys : from.states.map(key.of)
