import { t } from '../model/language'
import type { Readings } from '../rules/readings-in-force'
import type { DiceRate, Numbers, Part } from '../rules/types'
import {
  type Combatant,
  changed,
  type Engagement,
  entry,
  isExhausted,
  mayOnlyRest,
  put,
  type UnitRole,
  unitAt
} from './combatant'
import type { Ledger } from './ledger'
import type { Bound, Unit } from './unit'

/** The attack dice of a unit before abilities, and the defence dice gained by giving up half of them. */
interface Pool {
  /** Dice of the models (R2.1, R3.1). */
  readonly generated: number
  /** Dice that special rules add while the pool is made (V9.1). */
  readonly added: number
  /** Dice left after exhaustion (R3.2). */
  readonly rested: number
  /** Dice left after giving up dice (R3.3) or closing ranks (V9.4). */
  readonly held: number
  /** Defence dice gained for dice given up (R3.3). */
  readonly gained: number
  /**
   * Second edition: dice before bonus dice join (halved already with close-ranks-order=halve-first), and bonus dice lost to caps.
   */
  readonly closed?: number
  readonly lostToCap?: number
}

/** The dice of this number of models at a rate, rounded up (R1.1). */
const diceOf = (models: number, rate: DiceRate): number => Math.ceil((models * rate.dice) / rate.models)

/**
 * The dice of the models that fight; in a mixed unit the strongest fight first. Parts with one rate are rounded up together
 * (R1.1).
 */
const generatedBy = ({ parts, profile, hasBearer }: Unit, fighting: number, isShot: boolean, charging: boolean): number => {
  // the bearer of a war banner fights without dice (T6.8)
  const engaged = fighting - (hasBearer && fighting > 0 ? 1 : 0)
  if (!isShot && charging && profile.diceCharging && parts.length === 1) return diceOf(engaged, profile.diceCharging)
  let more = engaged
  let dice = 0
  let alike = 0
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i] as Part
    const rate = isShot ? part.diceShot : part.dice
    const next = parts[i - 1]
    const some = Math.min(more, part.models)
    more -= some
    alike += some
    if (next && isSameRate(isShot ? next.diceShot : next.dice, rate)) continue
    dice += diceOf(alike, rate)
    alike = 0
  }
  return dice
}

const isSameRate = (a: DiceRate, b: DiceRate): boolean => a.dice === b.dice && a.models === b.models

/** The attack dice that an exhausted unit keeps (R3.2). */
const halved = (dice: number): number => dice - Math.ceil(dice / 2)

/** The attack dice that a defender keeps when it gives up half of them, and the defence dice it gains (R3.3). */
const givenUp = (dice: number) => {
  const given = Math.ceil(dice / 2)
  return { kept: dice - given, gained: Math.ceil(given / 2) }
}

/** The dice kept when half of them are lost to closed ranks (V9.4, interpretation close-ranks-rounding; R1.1). */
const half = (dice: number, rounding: string | undefined): number =>
  rounding === 'down' ? Math.floor(dice / 2) : Math.ceil(dice / 2)

/** Whether exhaustion costs this unit dice in a melee (R3.2, interpretations charge-exhausts and exhausted-melee). */
export const isWeakened = (combatant: Combatant, { readings, book }: Engagement): boolean =>
  combatant.place === 'melee' &&
  isExhausted(combatant) &&
  (book.numbers.exhaustionHalves
    ? !(combatant.charging && readings['charge-exhausts'] === 'no')
    : readings['exhausted-melee'] === 'halved')

/** The numbers of the edition and the interpretations that a pool depends on. */
interface PoolRules {
  readonly numbers: Numbers
  readonly readings: Readings
}

/** What a pool is made from: a unit, and how it fights. */
interface PoolSource {
  readonly unit: Unit
  readonly isShot: boolean
  readonly engaged: number
  readonly weakened: boolean
  readonly charging: boolean
  /** Dice that special rules add. */
  readonly added: number
}

/**
 * The pool of the second edition (T2.1, T3.3): halved by exhaustion under exhausted-melee=halved, closed ranks, bonus dice up to
 * the number of dice before them and of models, then the cut to the maximum.
 */
const secondPool = (source: PoolSource, generated: number, { numbers, readings }: PoolRules): Pool => {
  const { unit, isShot, weakened, added: bonus, engaged } = source
  const cut = numbers.mostDice?.[isShot ? 'shooting' : 'melee'] ?? Number.POSITIVE_INFINITY
  const isFirst = readings['close-ranks-order'] === 'halve-first'
  const closed = (dice: number) => (unit.givesUpDice && !isShot ? half(dice, readings['close-ranks-rounding']) : dice)
  const rested = weakened ? halved(generated) : generated
  const before = isFirst ? closed(rested) : rested
  const models = readings['bonus-model-cap'] === 'yes' ? engaged : Number.POSITIVE_INFINITY
  const added = Math.max(-before, Math.min(bonus, before, models))
  const pool = Math.max(0, Math.min(cut, before + added))
  return {
    generated,
    rested,
    closed: before,
    added,
    lostToCap: Math.max(0, bonus - added),
    held: isFirst ? pool : closed(pool),
    gained: 0
  }
}

/** The pool of a unit, made in rulebook order. */
export const poolOf = (source: PoolSource, rules: PoolRules): Pool => {
  const { unit, isShot, engaged, weakened, charging } = source
  const generated = generatedBy(unit, engaged, isShot, charging)
  if (rules.numbers.mostDice) return secondPool(source, generated, rules)
  const added = Math.max(-generated, source.added)
  const rested = weakened ? halved(generated + added) : generated + added
  if (!unit.givesUpDice) return { generated, added, rested, held: rested, gained: 0 }
  const { kept, gained } = givenUp(rested)
  return { generated, added, rested, held: kept, gained }
}

/** The ledger with the lines of a pool: dice generated, added, lost to exhaustion, given up. */
const poolLedger = (engagement: Engagement, combatant: Combatant, pool: Pool): Ledger => {
  const { unit, engaged, fatigue, place } = combatant
  // the target of a shot throws no attack dice
  if (place === 'shot-at') return combatant.ledger
  if (pool === NO_POOL) {
    if (combatant.terms.noAttackDice)
      return entry(combatant.ledger, 'attack dice', 0, 0, { rule: 'V9.1', source: t('special rules') })
    const source = t('exhausted, fatigue {fatigue} of {fatigueLimit}: may only rest', {
      fatigue,
      fatigueLimit: unit.profile.fatigueLimit
    })
    return entry(combatant.ledger, 'attack dice', 0, 0, { rule: 'R4.3', source })
  }
  const rule = place === 'melee' ? 'R3.1' : 'R2.1'
  const source = `${engaged} ${unit.name}`
  let ledger = entry(combatant.ledger, 'attack dice', combatant.bonusAttack + pool.generated, pool.generated, { rule, source })
  let dice = pool.generated
  const line = (value: number, origin: { rule: string; source: string }) => {
    if (value === dice) return
    ledger = entry(ledger, 'attack dice', combatant.bonusAttack + value, value - dice, origin)
    dice = value
  }
  const exhausted = t('exhausted, fatigue {fatigue} of {fatigueLimit}', { fatigue, fatigueLimit: unit.profile.fatigueLimit })
  if (pool.closed !== undefined) {
    const closes = { rule: 'V9.4', source: t('closes ranks') }
    line(pool.rested, { rule: 'V9.0', source: exhausted })
    line(pool.closed, closes)
    line(pool.closed + pool.added, { rule: 'V9.1', source: t('special rules') })
    const cut = engagement.book.numbers.mostDice?.[place === 'melee' ? 'melee' : 'shooting'] ?? dice
    line(Math.min(dice, cut), { rule: 'V9.1', source: t('the most a pool holds') })
    line(pool.held, closes)
    return ledger
  }
  line(pool.generated + pool.added, { rule, source: t('special rules') })
  line(pool.rested, { rule: 'R3.2', source: exhausted })
  if (!unit.givesUpDice) return ledger
  const origin = { rule: 'R3.3', source: t('gives up dice') }
  line(pool.held, origin)
  return pool.gained > 0 ? entry(ledger, 'defence dice', pool.gained, pool.gained, origin) : ledger
}

/** What the pool of a unit is generated from, with this number of engaged models. */
export const poolSourceOf = (combatant: Combatant, engaged: number, weakened: boolean): PoolSource => ({
  unit: combatant.unit,
  isShot: combatant.place !== 'melee',
  engaged,
  weakened,
  charging: combatant.charging,
  added: combatant.poolDice
})

/** The pool of a unit that may only rest (R4.3) or that has no attack dice. */
const NO_POOL: Pool = { generated: 0, added: 0, rested: 0, held: 0, gained: 0 }

/** Whether a Wrath row gives attack dice in step 3: those that are not generated, or all of them with wrath-dice=ability. */
export const isStepThree = ({ effect }: Bound, readings: Readings): boolean =>
  effect.verb === 'attack-dice' && (effect.into !== 'pool' || readings['wrath-dice'] === 'ability')

/** The base of the cap on attack dice: a unit rolls at most twice this number (R2.2, R3.5, interpretation cap-base). */
export const capBaseOf = ({ generated, added, held }: Pool, { readings }: Engagement): number =>
  held !== generated + added && readings['cap-base'] === 'generated' ? generated + added : held

/** The rules by which the pools of an engagement are made. */
export const rulesOf = ({ book, readings }: Engagement): PoolRules => ({ numbers: book.numbers, readings })

const poolNote = ({ unit, poolDice }: Combatant, { lostToCap }: Pool): string =>
  t(
    '{name}: {lost} of {n} bonus attack dice lost: at most the dice before them, and one a model (V9.1, reading bonus-model-cap)',
    { name: unit.name, lost: lostToCap, n: poolDice }
  )

/** Steps 1 and 2: the pool before abilities. The state of the unit is kept in `beforeAbilities` for further melees. */
export const formPool = (engagement: Engagement, role: UnitRole): Engagement => {
  const before = unitAt(engagement, role)
  const own = changed(before, { weakened: isWeakened(before, engagement) })
  const pool =
    own.terms.noAttackDice || mayOnlyRest(own, engagement)
      ? NO_POOL
      : poolOf(poolSourceOf(own, own.engaged, own.weakened), rulesOf(engagement))
  const pooled = changed(own, {
    generated: pool.generated,
    held: pool.held,
    gained: pool.gained,
    notes: (pool.lostToCap ?? 0) > 0 ? [...own.notes, { text: poolNote(own, pool), isCaution: false }] : own.notes,
    capBase: capBaseOf(pool, engagement),
    exhausted: isExhausted(own),
    beforeAbilities: own,
    ledger: poolLedger(engagement, own, pool)
  })
  return put(engagement, role, pooled)
}

/** First edition: models removed in step 3 take their attack dice with them (removed-dice=lose); defence dice gained stay. */
export const dropDiceOfRemoved = (engagement: Engagement, role: UnitRole): Engagement => {
  const own = unitAt(engagement, role)
  if (own.removed === 0 || engagement.readings['removed-dice'] !== 'lose') return engagement
  if (engagement.book.numbers.inTurn) return engagement
  const { held } = poolOf(poolSourceOf(own, own.engaged, own.weakened), rulesOf(engagement))
  if (held === own.held) return engagement
  const origin = { rule: 'R3.4', source: t('dice of removed models') }
  const ledger = entry(own.ledger, 'attack dice', held + own.bonusAttack, held - own.held, origin)
  return put(engagement, role, changed(own, { held, ledger }))
}

/**
 * Second edition: removed models take their attack dice, without those of special rules, with them at once (removed-dice=lose).
 */
export const withoutDiceOf = (combatant: Combatant, before: Combatant, engagement: Engagement): Combatant => {
  const isLost = engagement.book.numbers.inTurn && engagement.readings['removed-dice'] === 'lose'
  // before the pool is formed there are no dice to lose
  if (!isLost || before.capBase === 0) return combatant
  const heldBy = (engaged: number) =>
    poolOf({ ...poolSourceOf(before, engaged, before.weakened), added: 0 }, rulesOf(engagement)).held
  const fewer = heldBy(before.engaged) - heldBy(combatant.engaged)
  const held = Math.max(0, before.held - fewer)
  const attack = Math.max(0, before.held + before.bonusAttack - fewer)
  const change = attack - before.held - before.bonusAttack
  const origin = { rule: 'V9.13', source: t('dice of removed models') }
  const ledger = change === 0 ? combatant.ledger : entry(combatant.ledger, 'attack dice', attack, change, origin)
  return changed(combatant, { held, capBase: held, bonusAttack: attack - held, ledger })
}
