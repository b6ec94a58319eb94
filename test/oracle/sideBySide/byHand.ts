import { readingsOf } from '../readings'
import { attack, defend, everySequence, type Roll, successes } from '../sequences'
import type { Spread } from '../spread'
import { countTwice, crushed, dealt, twice } from './blows'
import { allSuffer } from './losses'
import { afterOrders } from './orders'
import { pushDice, type TogetherOutcome, togetherOutcome } from './outcome'
import { prepare, type Together } from './prepare'
import { anew, comesAbout, furtherMelees } from './referee'
import { bothStand, check, type SideBySide, type TrioField } from './trio'

/** Plays a small melee of three once for every sequence of faces, as at the table. */
export function sideBySideByHand(fight: SideBySide): Spread<TogetherOutcome> {
  check(fight)
  const before = afterOrders(fight)
  if (!comesAbout(fight, before)) return everySequence(() => togetherOutcome(fight, before, 0))
  const first = prepare(fight, before)
  return everySequence(roll => play(fight, first, roll))
}

function play(fight: SideBySide, first: Together, roll: Roll): TogetherOutcome {
  let field = meet(fight, first, roll)
  for (let further = furtherMelees(fight); further > 0 && bothStand(field); further--) {
    field = meet(fight, prepare(fight, anew(field, readingsOf(fight)), first), roll)
  }
  const { models, armour } = pushDice(fight, field)
  const gone = successes(models, face => face > armour, false, roll)
  return togetherOutcome(fight, field, gone)
}

function meet(fight: SideBySide, melee: Together, roll: Roll): TrioField {
  const { warlord, companion, enemy, aimed } = melee
  const readings = readingsOf(fight)
  const blows = crushed(
    melee,
    {
      byWarlord: attack(warlord, enemy.ofWarlord, roll),
      byCompanion: attack(companion, enemy.ofCompanion, roll),
      onWarlord: attack({ ...enemy.ofWarlord, attackDice: aimed }, warlord, roll),
      onCompanion: attack({ ...enemy.ofCompanion, attackDice: enemy.ofCompanion.attackDice - aimed }, companion, roll)
    },
    readings
  )
  const { crushes, byWarlord, byCompanion } = blows
  const { ofWarlord, ofCompanion } = dealt(melee, blows, readings)
  const onEnemy =
    readings['side-by-side-defence'] === 'one'
      ? countTwice(defend(byWarlord + byCompanion, enemy.ofWarlord, roll), blows)
      : twice(defend(byWarlord, ofWarlord, roll), crushes.warlord) +
        twice(defend(byCompanion, ofCompanion, roll), crushes.companion)
  const onWarlord = twice(defend(blows.onWarlord, warlord, roll), crushes.enemy)
  const onCompanion = twice(defend(blows.onCompanion, companion, roll), crushes.enemy)
  return allSuffer(fight, melee.field, { onWarlord, onCompanion, onEnemy })
}
