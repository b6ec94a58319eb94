import { everyDie } from '../everyDie'
import { hitsOf, saving } from '../exchange'
import { type Fraction, multiply, sum } from '../fraction'
import { thors } from '../melee'
import { type Readings, readingsOf } from '../readings'
import { certain, changed, type Fall, merged, onward, type Spread } from '../spread'
import { hits, type Strength } from '../strength'
import { betrays } from '../wrath'
import { type Blows, countTwice, crushed, dealt, twice } from './blows'
import { allSuffer, type Uncancelled } from './losses'
import { afterOrders } from './orders'
import { pushDice, type TogetherOutcome, togetherOutcome } from './outcome'
import { prepare, splits, type Together } from './prepare'
import { bothStand, check, type SideBySide, type TrioField } from './trio'

/** Every outcome of a warlord and a companion side by side against one enemy, with its exact chance (R6.3). */
export function sideBySide(fight: SideBySide): Spread<TogetherOutcome> {
  check(fight)
  const before = afterOrders(fight)
  if (!comesAbout(fight, before)) return certain(togetherOutcome(fight, before, 0))
  const first = prepare(fight, before)
  let fields = fought(fight, first)
  for (let further = furtherMelees(fight); further > 0; further--) {
    fields = onward(fields, field =>
      bothStand(field) ? fought(fight, prepare(fight, anew(field, readingsOf(fight)), first)) : certain(field)
    )
  }
  return onward(fields, field => {
    const { models, armour } = pushDice(fight, field)
    return changed(
      everyDie(models, face => face > armour),
      gone => togetherOutcome(fight, field, gone)
    )
  })
}

/** Every split open to the enemy. */
export const splitsOf = (fight: Omit<SideBySide, 'split'>): readonly number[] =>
  splits(fight, afterOrders({ ...fight, split: 0 }))

export const comesAbout = ({ warlord, companion, enemy }: SideBySide, before: TrioField): boolean =>
  bothStand(before) && ![warlord, companion, enemy].some(betrays)

export const furtherMelees = ({ warlord, companion, enemy }: SideBySide): number => thors([warlord, companion, enemy])

/** Under second-melee-winner=last only the losses of the further melee will count. */
export function anew(field: TrioField, readings: Readings): TrioField {
  if (readings['second-melee-winner'] === 'both') return field
  const { warlord, companion, enemy } = field
  return {
    ...field,
    warlord: { ...warlord, counted: 0 },
    companion: { ...companion, counted: 0 },
    enemy: { ...enemy, counted: 0 }
  }
}

/** The enemy's dice at one of the two. */
const aimedAt = (dice: number, enemy: Strength, target: Strength): Spread<number> =>
  everyDie(dice, face => hits(face, enemy, target.armour), enemy.rerollsAttack)

/** All rolls to hit; two pools and the two heaps of the divided one. */
function* everyBlow(melee: Together, readings: Readings): Generator<Fall<Blows>> {
  const { warlord, companion, enemy, aimed } = melee
  const atWarlord = aimedAt(aimed, enemy.ofWarlord, warlord)
  const atCompanion = aimedAt(enemy.ofCompanion.attackDice - aimed, enemy.ofCompanion, companion)
  for (const a of hitsOf(warlord, enemy.ofWarlord)) {
    for (const b of hitsOf(companion, enemy.ofCompanion)) {
      for (const c of atWarlord) {
        for (const d of atCompanion) {
          const thrown = { byWarlord: a.value, byCompanion: b.value, onWarlord: c.value, onCompanion: d.value }
          yield { value: pooled(crushed(melee, thrown, readings), readings), chance: product([a, b, c, d]) }
        }
      }
    }
  }
}

const product = ([first, ...others]: readonly Fall<unknown>[]): Fraction =>
  others.reduce((chance, fall) => multiply(chance, fall.chance), first?.chance ?? sum([]))

/** Under one roll it is the same to the enemy whose hits he saves, but where only some count twice. */
function pooled(blows: Blows, readings: Readings): Blows {
  const { crushes, byWarlord, byCompanion } = blows
  if (readings['side-by-side-defence'] === 'each' || crushes.warlord || crushes.companion) return blows
  return { ...blows, byWarlord: byWarlord + byCompanion, byCompanion: 0 }
}

type Saving = ReturnType<typeof saving>

/** Uncancelled hits on the enemy: one roll and one cap against the hits of both, or one each. */
function onEnemy(melee: Together, blows: Blows, readings: Readings, uncancelled: Saving): Spread<number> {
  const { byWarlord, byCompanion, crushes } = blows
  if (readings['side-by-side-defence'] === 'one') {
    return changed(uncancelled(byWarlord + byCompanion, melee.enemy.ofWarlord), left => countTwice(left, blows))
  }
  const { ofWarlord, ofCompanion } = dealt(melee, blows, readings)
  return onward(uncancelled(byWarlord, ofWarlord), left =>
    changed(uncancelled(byCompanion, ofCompanion), other => twice(left, crushes.warlord) + twice(other, crushes.companion))
  )
}

function fought(fight: SideBySide, melee: Together): Spread<TrioField> {
  const readings = readingsOf(fight)
  const { warlord, companion } = melee
  const uncancelled = saving()
  const blows = merged(everyBlow(melee, readings))
  const defended = onward(blows, ({ onWarlord, onCompanion, crushes, ...given }) =>
    changed(onEnemy(melee, { ...given, onWarlord, onCompanion, crushes }, readings, uncancelled), left => ({
      onWarlord,
      onCompanion,
      crushed: crushes.enemy,
      onEnemy: left
    }))
  )
  const onAttackers = onward(defended, blow =>
    onward(uncancelled(blow.onWarlord, warlord), left =>
      changed(
        uncancelled(blow.onCompanion, companion),
        (other): Uncancelled => ({
          onWarlord: twice(left, blow.crushed),
          onCompanion: twice(other, blow.crushed),
          onEnemy: blow.onEnemy
        })
      )
    )
  )
  return merged(changed(onAttackers, taken => allSuffer(fight, melee.field, taken)))
}
