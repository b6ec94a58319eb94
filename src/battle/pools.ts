import { t } from '../model/language'
import type { Readings } from '../rules/readings-in-force'
import type { DiceRate, Numbers, Part } from '../rules/types'
import { type Combatant, changed, type Engagement, entry, isExhausted, isGrounded, put, type UnitRole, unitAt } from './combatant'
import type { Ledger } from './ledger'
import type { Bound, Unit } from './unit'

/** Attack dice before abilities, and the defence dice or better save that giving up half of them buys. */
export interface Pool {
  /** R2.1, R3.1. */
  readonly generated: number
  /** Added while the pool is made, by special rules (V9.1). */
  readonly added: number
  /** After exhaustion (R3.2). */
  readonly rested: number
  /** After giving up dice (R3.3) or closing ranks (V9.4). */
  readonly held: number
  /** Defence dice gained (R3.3). */
  readonly gained: number
  /** saga2: halved by closed ranks before bonus dice join, and bonus dice that the caps of the pool took. */
  readonly closed?: number
  readonly lostToCap?: number
}

/** Every fraction rounds up (R1.1): the dice of so many models. */
export const diceOf = (models: number, rate: DiceRate): number => Math.ceil((models * rate.dice) / rate.models)

/** The dice of the models that fight; of a mixed unit the strongest fight first. Parts of one rate round up together (R1.1). */
const generatedBy = ({ parts, profile, hasBearer }: Unit, fighting: number, isShot: boolean, charging: boolean): number => {
  // the strongest fight first: a bearer is none of them
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

/** What an exhausted unit keeps of n attack dice (R3.2). */
export const halved = (dice: number): number => dice - Math.ceil(dice / 2)

/** What a defender keeps and gains of n attack dice (R3.3). */
const givenUp = (dice: number) => {
  const given = Math.ceil(dice / 2)
  return { kept: dice - given, gained: Math.ceil(given / 2) }
}

/** Half of n dice kept, as a reading rounds them (V9.4 close-ranks-rounding; R1.1). */
const half = (dice: number, rounding: string | undefined): number =>
  rounding === 'down' ? Math.floor(dice / 2) : Math.ceil(dice / 2)

/** Does exhaustion cost this unit dice in a melee? (R3.2, readings charge-exhausts and exhausted-melee.) */
export const isWeakened = (standing: Combatant, { readings, book }: Engagement): boolean =>
  standing.place === 'melee' &&
  isExhausted(standing) &&
  (book.numbers.exhaustionHalves
    ? !(standing.charging && readings['charge-exhausts'] === 'no')
    : readings['exhausted-melee'] === 'halved')

/** The numbers and readings a pool depends on. */
export interface PoolRules {
  readonly numbers: Numbers
  readonly readings: Readings
}

/** What a pool is made from. */
export interface PoolSource {
  readonly unit: Unit
  readonly isShot: boolean
  readonly engaged: number
  readonly weakened: boolean
  readonly charging: boolean
  /** Dice of special rules. */
  readonly added: number
}

/** T2.1, T3.3: exhaustion by reading, closed ranks, bonus dice at most the dice before them and the models, then the cut. */
const secondPool = (muster: PoolSource, generated: number, { numbers, readings }: PoolRules): Pool => {
  const { unit, isShot, weakened, added: bonus, engaged } = muster
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

/** The pool of `engaged` models in rulebook order. */
export const poolOf = (muster: PoolSource, rules: PoolRules): Pool => {
  const { unit, isShot, engaged, weakened, charging } = muster
  const generated = generatedBy(unit, engaged, isShot, charging)
  if (rules.numbers.mostDice) return secondPool(muster, generated, rules)
  const added = Math.max(-generated, muster.added)
  const rested = weakened ? halved(generated + added) : generated + added
  if (!unit.givesUpDice) return { generated, added, rested, held: rested, gained: 0 }
  const { kept, gained } = givenUp(rested)
  return { generated, added, rested, held: kept, gained }
}

/** The lines of a pool: generated, added, halved by exhaustion, given up. */
const poolLedger = (engagement: Engagement, standing: Combatant, pool: Pool): Ledger => {
  const { unit, engaged, fatigue, place } = standing
  // Who is shot at throws no attack dice.
  if (place === 'shot-at') return standing.ledger
  if (pool === NO_POOL) {
    if (standing.terms.noAttackDice)
      return entry(standing.ledger, 'attack dice', 0, 0, { rule: 'V9.1', source: t('special rules') })
    const source = t('exhausted, fatigue {fatigue} of {fatigueLimit}: may only rest', {
      fatigue,
      fatigueLimit: unit.profile.fatigueLimit
    })
    return entry(standing.ledger, 'attack dice', 0, 0, { rule: 'R4.3', source })
  }
  const rule = place === 'melee' ? 'R3.1' : 'R2.1'
  const source = `${engaged} ${unit.name}`
  let ledger = entry(standing.ledger, 'attack dice', standing.bonusAttack + pool.generated, pool.generated, { rule, source })
  let dice = pool.generated
  const line = (value: number, origin: { rule: string; source: string }) => {
    if (value === dice) return
    ledger = entry(ledger, 'attack dice', standing.bonusAttack + value, value - dice, origin)
    dice = value
  }
  const weary = t('exhausted, fatigue {fatigue} of {fatigueLimit}', { fatigue, fatigueLimit: unit.profile.fatigueLimit })
  if (pool.closed !== undefined) {
    const closes = { rule: 'V9.4', source: t('closes ranks') }
    line(pool.rested, { rule: 'V9.0', source: weary })
    line(pool.closed, closes)
    line(pool.closed + pool.added, { rule: 'V9.1', source: t('special rules') })
    const cut = engagement.book.numbers.mostDice?.[place === 'melee' ? 'melee' : 'shooting'] ?? dice
    line(Math.min(dice, cut), { rule: 'V9.1', source: t('the most a pool holds') })
    line(pool.held, closes)
    return ledger
  }
  line(pool.generated + pool.added, { rule, source: t('special rules') })
  line(pool.rested, { rule: 'R3.2', source: weary })
  if (!unit.givesUpDice) return ledger
  const origin = { rule: 'R3.3', source: t('gives up dice') }
  line(pool.held, origin)
  return pool.gained > 0 ? entry(ledger, 'defence dice', pool.gained, pool.gained, origin) : ledger
}

export const poolSourceOf = (standing: Combatant, engaged: number, weakened: boolean): PoolSource => ({
  unit: standing.unit,
  isShot: standing.place !== 'melee',
  engaged,
  weakened,
  charging: standing.charging,
  added: standing.poolDice
})

/** Of a unit that may only rest (R4.3). */
const NO_POOL: Pool = { generated: 0, added: 0, rested: 0, held: 0, gained: 0 }

/** Attack dice of the Wrath that come in step 3: those that are not generated, by reading all (wrath-dice). */
export const isStepThree = ({ effect }: Bound, readings: Readings): boolean =>
  effect.verb === 'attack-dice' && (effect.into !== 'pool' || readings['wrath-dice'] === 'ability')

/** The dice whose double is the most it may roll (R2.2, R3.5, reading cap-base). */
export const capBaseOf = ({ generated, added, held }: Pool, { readings }: Engagement): number =>
  held !== generated + added && readings['cap-base'] === 'generated' ? generated + added : held

/** What makes the pools of an engagement. */
export const rulesOf = ({ book, readings }: Engagement): PoolRules => ({ numbers: book.numbers, readings })

const poolNote = ({ unit, poolDice }: Combatant, { lostToCap }: Pool): string =>
  t(
    '{name}: {lost} of {n} bonus attack dice lost: at most the dice before them, and one a model (V9.1, reading bonus-model-cap)',
    { name: unit.name, lost: lostToCap, n: poolDice }
  )

/** Steps 1 and 2: the pool before abilities. What lasts into a second melee is noted here. */
export const formPool = (engagement: Engagement, role: UnitRole): Engagement => {
  const before = unitAt(engagement, role)
  const own = changed(before, { weakened: isWeakened(before, engagement) })
  const pool =
    own.terms.noAttackDice || isGrounded(own, engagement)
      ? NO_POOL
      : poolOf(poolSourceOf(own, own.engaged, own.weakened), rulesOf(engagement))
  const pooled = changed(own, {
    generated: pool.generated,
    held: pool.held,
    gained: pool.gained,
    notes: (pool.lostToCap ?? 0) > 0 ? [...own.notes, { text: poolNote(own, pool), isCaution: false }] : own.notes,
    capBase: capBaseOf(pool, engagement),
    exhausted: isExhausted(own),
    lasting: own,
    ledger: poolLedger(engagement, own, pool)
  })
  return put(engagement, role, pooled)
}

/** Models removed in step 3 take their attack dice with them (reading removed-dice=lose); dice given up were given up before. */
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

/** The same in the second edition, at once: the dice that the models brought, special rules apart, are held no more. */
export const withoutDiceOf = (standing: Combatant, before: Combatant, engagement: Engagement): Combatant => {
  const isLost = engagement.book.numbers.inTurn && engagement.readings['removed-dice'] === 'lose'
  // none are held before they are counted
  if (!isLost || before.capBase === 0) return standing
  const made = (engaged: number) =>
    poolOf({ ...poolSourceOf(before, engaged, before.weakened), added: 0 }, rulesOf(engagement)).held
  const fewer = made(before.engaged) - made(standing.engaged)
  const held = Math.max(0, before.held - fewer)
  const attack = Math.max(0, before.held + before.bonusAttack - fewer)
  const change = attack - before.held - before.bonusAttack
  const origin = { rule: 'V9.13', source: t('dice of removed models') }
  const ledger = change === 0 ? standing.ledger : entry(standing.ledger, 'attack dice', attack, change, origin)
  return changed(standing, { held, capBase: held, bonusAttack: attack - held, ledger })
}
