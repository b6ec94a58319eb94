import type { Effect, Verb } from '../model/effect'
import { targetsOf } from './conditions'
import { counted } from './counts'
import { sheltered } from './cover'
import type { Ledger } from './ledger'
import {
  armoured,
  enemiesOf,
  entry,
  type Fray,
  partyOf,
  put,
  remarked,
  type SideName,
  type Standing,
  unitAt,
  wearied
} from './standing'
import type { Bound } from './unit'

type Of<V extends Verb> = Extract<Effect, { verb: V }>

/** Who has the effect, and the enemy units it reaches (Side by Side there may be two). */
interface Use<V extends Verb> {
  readonly side: SideName
  readonly own: Standing
  readonly targets: readonly SideName[]
  readonly effect: Of<V>
  readonly bound: Bound
}

/** One handler a verb: the fray after the effect. */
type Handlers = { readonly [V in Verb]: (fray: Fray, use: Use<V>) => Fray }

/** The ledger with a line for a change of numbers of one's own. */
const lined = ({ own, bound }: Pick<Use<Verb>, 'own' | 'bound'>, what: string, value: number, change: number): Ledger =>
  entry(own.ledger, what, value, change, bound)

type Dice = Use<'attack-dice'> | Use<'defence-dice'>

const countOf = (fray: Fray, { own, bound, effect: { count, rare }, side }: Dice): number => {
  const enemies = enemiesOf(fray, side).map(enemy => unitAt(fray, enemy))
  return counted(count, rare, bound, own, enemies)
}

const removedFrom = (fray: Fray, side: SideName, count: number, counts: boolean, bound: Bound): Fray => {
  const standing = unitAt(fray, side)
  const gone = Math.min(count, standing.models)
  if (gone === 0) return fray
  const models = standing.models - gone
  // a model that is removed is gone with all the wounds it has left (R8.3)
  const lives = models === 0 ? standing.unit.lives - standing.removed : gone
  return put(fray, side, {
    ...standing,
    models,
    // In step 3 engaged models are taken; before the fight nobody is engaged yet.
    engaged: Math.min(models, standing.lasting ? Math.max(0, standing.engaged - gone) : standing.engaged),
    removed: standing.removed + lives,
    removedCounted: standing.removedCounted + (counts ? lives : 0),
    ledger: entry(standing.ledger, 'models', models, -gone, bound)
  })
}

const tiredAfter = (fray: Fray, side: SideName, more: number, bound: Bound): Fray => {
  const standing = unitAt(fray, side)
  const fatigueAfter = standing.fatigueAfter + more
  const ledger = entry(standing.ledger, 'fatigue after the fight', fatigueAfter, more, bound)
  return put(fray, side, { ...standing, fatigueAfter, ledger })
}

const handlers: Handlers = {
  'attack-dice': (fray, use) => {
    const more = countOf(fray, use)
    if (more === 0) return fray
    if (use.effect.into === 'pool' && !use.own.lasting)
      return put(fray, use.side, { ...use.own, poolDice: use.own.poolDice + more })
    const bonusAttack = use.own.bonusAttack + more
    return put(fray, use.side, { ...use.own, bonusAttack, ledger: lined(use, 'attack dice', use.own.held + bonusAttack, more) })
  },
  'defence-dice': (fray, use) => {
    const more = countOf(fray, use)
    if (more === 0) return fray
    const bonusDefence = use.own.bonusDefence + more
    return put(fray, use.side, {
      ...use.own,
      bonusDefence,
      ledger: lined(use, 'defence dice', use.own.gained + bonusDefence, more)
    })
  },
  armour: (fray, { side, targets, effect: { of, count }, bound }) =>
    of === 'own' ? armoured(fray, side, count, bound) : targets.reduce((now, enemy) => armoured(now, enemy, count, bound), fray),
  'attack-roll': (fray, use) => {
    const attackRoll = use.own.attackRoll + use.effect.count
    return put(fray, use.side, { ...use.own, attackRoll, ledger: lined(use, 'attack roll', attackRoll, use.effect.count) })
  },
  save: (fray, use) => {
    const { on } = use.effect
    return on >= use.own.savesOn
      ? fray
      : put(fray, use.side, { ...use.own, savesOn: on, ledger: lined(use, 'saves on', on, on - use.own.savesOn) })
  },
  cover: (fray, { side, effect: { kind } }) => sheltered(fray, side, kind),
  reroll: (fray, use) =>
    use.effect.of === 'attack'
      ? put(fray, use.side, { ...use.own, rerollsAttack: true, ledger: lined(use, 're-rolls missed attack dice', 1, 1) })
      : put(fray, use.side, { ...use.own, rerollsDefence: true, ledger: lined(use, 're-rolls failed defence dice', 1, 1) }),
  'ignore-hits': (fray, use) => {
    const { count, of } = use.effect
    const ignores = (of === 'last' ? use.own.ignoresLast : use.own.ignores) + count
    const standing = of === 'last' ? { ...use.own, ignoresLast: ignores } : { ...use.own, ignores }
    return put(fray, use.side, {
      ...standing,
      ledger: lined(use, of === 'last' ? 'hits on the last model ignored' : 'hits ignored', ignores, count)
    })
  },
  'ignore-fatigue': (fray, { side, own: standing, effect: { count } }) => {
    if (count !== 'all') return put(fray, side, { ...standing, ignoresFatigue: standing.ignoresFatigue + count })
    return put(fray, side, { ...standing, ignoresFatigue: Number.POSITIVE_INFINITY, fatigue: 0 })
  },
  resilience: (fray, use) => {
    const resilience = use.own.resilience + use.effect.count
    return put(fray, use.side, {
      ...use.own,
      resilience,
      ledger: lined(use, 'losses one fatigue cancels', resilience, use.effect.count)
    })
  },
  'double-hits': (fray, use) =>
    put(fray, use.side, { ...use.own, doublesHits: true, ledger: lined(use, 'hits count double', 1, 1) }),
  push: (fray, use) => put(fray, use.side, { ...use.own, pushes: true, ledger: lined(use, 'pushes', 1, 1) }),
  'fight-again': (fray, use) => {
    const fightsAgain = use.own.fightsAgain + 1
    return put(fray, use.side, { ...use.own, fightsAgain, ledger: lined(use, 'further melees', fightsAgain, 1) })
  },
  sacrifice: (fray, { side, own: standing, bound }) =>
    removedFrom(fray, side, Math.min(bound.use?.count ?? 0, standing.engaged), fray.readings['valhalla-counts'] === 'yes', bound),
  remove: (fray, { targets, effect: { count, when }, bound }) => {
    // One enemy unit: Side by Side the companion before the warlord.
    const enemy = targets.at(-1) as SideName
    const standing = unitAt(fray, enemy)
    const models = typeof count === 'number' ? count : (count[standing.unit.class] ?? 0)
    const counts = when === 'now' && fray.readings['stamping-counts'] === 'yes'
    return removedFrom(fray, enemy, when === 'now' ? Math.min(models, standing.engaged) : models, counts, bound)
  },
  fatigue: (fray, { side, own: standing, targets, effect: { of, count, when }, bound }) => {
    const enemies = targets.map(enemy => unitAt(fray, enemy))
    const more = counted(count, undefined, bound, standing, enemies)
    const change = (now: Fray, unit: SideName) =>
      when === 'after' ? tiredAfter(now, unit, more, bound) : wearied(now, unit, more, bound)
    const reached = { own: [side], side: partyOf(fray, side), enemy: targets } as const
    return reached[of].reduce(change, fray)
  },
  note: (fray, { side, effect: { text } }) => remarked(fray, side, text)
}

const handle = <V extends Verb>(verb: V, fray: Fray, use: Omit<Use<Verb>, 'effect'> & { readonly effect: Effect }): Fray =>
  handlers[verb](fray, use as Use<V>)

/** Has the effect a place in what its unit does here? The unit shot at may use a shooting box's defence dice by reading. */
const hasPlace = ({ readings }: Fray, { place }: Standing, { places, effect }: Bound): boolean =>
  places.includes(place) ||
  (place === 'shot-at' &&
    effect.verb === 'defence-dice' &&
    places.includes('shooting') &&
    readings['combat-pool-shot-at'] === 'yes')

/** The fray after one effect of a unit against `enemies`; unchanged where it has no place or a condition holds against none of them. */
export const worked = (fray: Fray, side: SideName, bound: Bound, enemies = enemiesOf(fray, side)): Fray => {
  const standing = unitAt(fray, side)
  if (!hasPlace(fray, standing, bound)) return fray
  const { if: condition } = bound.effect
  const targets = condition === undefined ? enemies : targetsOf(condition, fray, side).filter(enemy => enemies.includes(enemy))
  return targets.length === 0
    ? fray
    : handle(bound.effect.verb, fray, { side, own: standing, targets, effect: bound.effect, bound })
}
