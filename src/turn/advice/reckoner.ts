import { type Blow, blowAt, isApart, likenessOf } from '../../battle/blows'
import { briefOf } from '../../battle/brief'
import type { Clash } from '../../battle/clash'
import { fightOf, type Readied } from '../../battle/fight'
import { aimAt, boutOf } from '../../battle/melee'
import { fatigueOf } from '../../battle/outcome'
import { atTheDice } from '../../battle/prepare'
import { type Fray, type SideName, sidesOf, unitAt } from '../../battle/standing'
import { type Distribution, keyOf } from '../../chance/battle'
import type { Die } from '../../chance/dice'
import { exactly } from '../../chance/exact'
import type { Scenario } from '../../model/scenario'
import type { Aim } from './goal'

/**
 * What thousands of fights of the same units are worth, each played through the battle's own steps but once: equal fights are
 * recognised, and of a fight of two strikes that know nothing of each other each strike is.
 */

/** A fight's score by each aim, and of a fight Side by Side the defender's best split for it (R6.3). */
export interface Worths {
  readonly scores: ArrayLike<number>
  readonly splits?: ArrayLike<number>
  /** Lines of play it stands for: one for each split. */
  readonly lines: number
}

export interface Reckoner {
  /** `fray`: both sides have used and spent what they wanted. */
  worthsOf(fray: Fray): Worths
  /** Fights that differ, met so far. */
  fights(): number
}

/** One strike: how likely each number of losses is, and what the enemy's losses are worth beside it. */
interface Struck {
  readonly id: number
  /** By models lost. */
  readonly p: readonly number[]
  /** Of a strike at the defender, by class of ends and aim: the mean score for each loss of the attacker. */
  readonly scores: (readonly Float64Array[] | undefined)[]
}

/** Ends of fights in which the same counts mean the same. */
interface Ends {
  readonly id: number
  readonly of: (state: Clash) => readonly number[]
}

/** The strikes met so far, by everything they hang on. */
type Met = Map<Die, Map<object, Map<number, Struck>>>

const MOST_LIVES = 128
const MOST_IGNORED = 16

const stakeOf = ({ dice, lives, ignores }: Blow): number => (dice * MOST_LIVES + lives) * MOST_IGNORED + ignores

const find = (met: Met, { die, guard, ...blow }: Blow): Struck | undefined =>
  met
    .get(die)
    ?.get(guard)
    ?.get(stakeOf({ die, guard, ...blow }))

const keep = (met: Met, blow: Blow, struck: Struck): void => {
  const byGuard = met.get(blow.die) ?? new Map<object, Map<number, Struck>>()
  const byStake = byGuard.get(blow.guard) ?? new Map<number, Struck>()
  met.set(blow.die, byGuard.set(blow.guard, byStake.set(stakeOf(blow), struck)))
}

const lossesIn = ({ states, weights }: Distribution<Clash>, field: 'attackerLost' | 'defenderLost'): readonly number[] => {
  const p: number[] = []
  states.forEach((state, i) => {
    const lost = state[field] ?? 0
    p[lost] = (p[lost] ?? 0) + (weights[i] ?? 0)
  })
  return Array.from(p, chance => chance ?? 0)
}

/** The reckoner of all fights that the choices of one scenario lead to. */
export const reckonerOf = (scenario: Scenario, aims: readonly Aim[]): Reckoner => {
  const { rounds = 1 } = scenario
  const isLinear = aims.every(({ ofEnd }) => ofEnd !== undefined)
  const tires = aims.some(aim => aim.tires)
  const met = { attacker: new Map() as Met, defender: new Map() as Met }
  const classes = new Map<string, Ends>()
  const pairs = new Set<number>()
  const whole = new Map<string, readonly number[]>()
  let strikes = 0

  const weary = (fray: Fray): string =>
    tires
      ? sidesOf(fray)
          .map(side => fatigueOf(unitAt(fray, side), fray, boutOf(fray, rounds)))
          .join()
      : ''

  const endsLike = (key: string, ready: () => Readied): Ends => {
    const known = classes.get(key)
    if (known) return known
    const fight = ready()
    const name = keyOf(fight.battle.most)
    const scores = new Map<number, readonly number[]>()
    const of = (state: Clash): readonly number[] => {
      const at = name.of(state)
      const found = scores.get(at) ?? aims.map(({ ofEnd }) => ofEnd?.(fight, state) ?? 0)
      scores.set(at, found)
      return found
    }
    const ends = { id: classes.size, of }
    classes.set(key, ends)
    return ends
  }

  /** A fight as a whole: its distribution, end by end. */
  const playedOut = (ready: Readied, tired: string): readonly number[] => {
    if (!isLinear) {
      const fight = briefOf(ready, scenario.kind)
      return aims.map(({ ofWhole }) => ofWhole(fight))
    }
    const { start, most } = ready.battle
    const ends = endsLike(`${JSON.stringify(most)}${JSON.stringify(start)}${tired}`, () => ready)
    const sums = aims.map(() => 0)
    const { states, weights } = exactly(ready.battle)
    for (let i = 0; i < states.length; i++) {
      const scores = ends.of(states[i] as Clash)
      for (let aim = 0; aim < sums.length; aim++)
        sums[aim] = (sums[aim] as number) + (weights[i] as number) * (scores[aim] as number)
    }
    return sums
  }

  const ofWhole = (ready: Readied, tired: string): readonly number[] => {
    const key = `${likenessOf(ready)}${tired}`
    const known = whole.get(key) ?? playedOut(ready, tired)
    whole.set(key, known)
    return known
  }

  /** Plays a fight for the strikes in it that nobody has met. */
  const meet = (fray: Fray, onAttacker: Blow, onDefender: Blow): readonly [Struck, Struck] => {
    const dealt = exactly(fightOf(fray, scenario).battle)
    const struck = (side: 'attacker' | 'defender', blow: Blow): Struck => {
      const found = find(met[side], blow)
      if (found) return found
      const made = { id: strikes++, p: lossesIn(dealt, `${side}Lost`), scores: [] }
      keep(met[side], blow, made)
      return made
    }
    return [struck('attacker', onAttacker), struck('defender', onDefender)]
  }

  const startOf = (fray: Fray, side: SideName): number => {
    const { removed, removedCounted } = unitAt(fray, side)
    return removed * MOST_LIVES + removedCounted
  }

  const scoresBeside = ({ p, scores }: Struck, ends: Ends, lives: number, start: Clash): readonly Float64Array[] => {
    const known = scores[ends.id]
    if (known) return known
    const made = aims.map(() => new Float64Array(lives + 1))
    for (let lost = start.attackerLost ?? 0; lost <= lives; lost++)
      p.forEach((chance, defenderLost) => {
        if (chance === 0) return
        const each = ends.of({ ...start, attackerLost: lost, defenderLost })
        made.forEach((row, aim) => {
          row[lost] = (row[lost] as number) + chance * (each[aim] as number)
        })
      })
    scores[ends.id] = made
    return made
  }

  const starts = new Map<string, Clash>()

  /** Two strikes that know nothing of each other. */
  const ofTwo = (fray: Fray): Worths => {
    const [onAttacker, onDefender] = [blowAt(fray, 'attacker'), blowAt(fray, 'defender')]
    let mine = find(met.attacker, onAttacker)
    let his = find(met.defender, onDefender)
    if (!mine || !his) [mine, his] = meet(fray, onAttacker, onDefender)
    pairs.add(mine.id * 2 ** 24 + his.id)
    const key = `${startOf(fray, 'attacker')},${startOf(fray, 'defender')},${weary(fray)}`
    let start = starts.get(key)
    if (!start) {
      start = fightOf(fray, scenario).battle.start
      starts.set(key, start)
    }
    const ends = endsLike(key, () => fightOf(fray, scenario))
    const beside = scoresBeside(his, ends, unitAt(fray, 'attacker').unit.lives, start)
    const scores = new Float64Array(aims.length)
    const { p } = mine
    for (let aim = 0; aim < scores.length; aim++) {
      const row = beside[aim] as Float64Array
      let sum = 0
      for (let lost = 0; lost < p.length; lost++) sum += (p[lost] as number) * (row[lost] as number)
      scores[aim] = sum
    }
    return { scores, lines: 1 }
  }

  const splitsOf = (fray: Fray): readonly number[] => {
    if (scenario.split !== undefined) return [scenario.split]
    return Array.from({ length: aimAt(fray).most + 1 }, (_, split) => split)
  }

  /** The defender's dice fall as is best for him, the fewest at the first unit where several splits are. */
  const ofPair = (fray: Fray, tired: string): Worths => {
    const scores = new Float64Array(aims.length).fill(Number.POSITIVE_INFINITY)
    const best = new Int16Array(aims.length)
    const splits = splitsOf(fray)
    for (const split of splits) {
      ofWhole(fightOf(fray, { ...scenario, split }), tired).forEach((score, aim) => {
        if (score >= (scores[aim] as number) - 1e-12) return
        scores[aim] = score
        best[aim] = split
      })
    }
    return { scores, splits: best, lines: splits.length }
  }

  return {
    worthsOf: used => {
      const fray = atTheDice(used)
      if (isLinear && isApart(fray, rounds)) return ofTwo(fray)
      return fray.companion ? ofPair(fray, weary(fray)) : { scores: ofWhole(fightOf(fray, scenario), weary(fray)), lines: 1 }
    },
    fights: () => pairs.size + whole.size
  }
}
