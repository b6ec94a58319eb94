import { fightersOf, type Ready } from './clash'
import type { Fighter } from './fighter'
import { companionGuards } from './losses'
import { isExhausted } from './standing'

const s = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const capNote = ({ lostToCap, standing }: Fighter): readonly string[] =>
  lostToCap > 0
    ? [
        `${standing.unit.name}: ${lostToCap} of ${s(standing.bonusAttack, 'bonus attack die').replace('dies', 'dice')} lost to the cap (${standing.place === 'melee' ? 'R3.5' : 'R2.2'})`
      ]
    : []

const weaponNote = ({ standing: { unit, place } }: Fighter, ready: Ready): readonly string[] => {
  const arms = ready.fray.book.weapons[unit.weapon ?? '']
  return arms && unit.weaponAssumed && place === 'shooting' ? [`${unit.name} shoot with ${arms.name}s: no weapon was named`] : []
}

const exhaustedNote = ({ standing }: Fighter): readonly string[] => {
  const { place, unit, exhausted } = standing
  if (place === 'shooting' && exhausted && !unit.throwsAfterMove)
    return [`${unit.name} are exhausted and may only rest (R4.3): nobody shoots`]
  return standing.weakened
    ? [`${standing.unit.name} are exhausted and lose half of their attack dice (R3.2)`]
    : standing.exhausted && isExhausted(standing)
      ? [`${standing.unit.name} are exhausted and may only rest afterwards (R4.3)`]
      : []
}

const resilienceNote = ({ standing: { unit } }: Fighter): readonly string[] =>
  unit.isResilienceUnknown
    ? [`the Resilience of the ${unit.name} is not in our sources and is left out; say it as "resilience 1" (V9.8)`]
    : []

/** What a player should know beside the numbers, a sentence each. */
export const notesOf = (ready: Ready): readonly string[] => [
  ...fightersOf(ready).flatMap(fighter => [
    ...fighter.standing.unit.kitNotes,
    ...weaponNote(fighter, ready),
    ...exhaustedNote(fighter),
    ...capNote(fighter),
    ...resilienceNote(fighter),
    ...fighter.standing.notes
  ]),
  ...(ready.attacker.rounds.length > 1 ? [furtherMelees(ready)] : []),
  ...companionNote(ready)
]

/** Side by Side: who dies for whom, and how the enemy aims (R6.3). */
const companionNote = (ready: Ready & { readonly split?: number }): readonly string[] => {
  const { companion, defender, split } = ready
  if (!companion || split === undefined) return []
  const aim = `the ${defender.standing.unit.name} aim ${split} of ${defender.dice} attack dice at the ${ready.attacker.standing.unit.name} (R6.3)`
  const guards = companionGuards(companion)
    ? [`the ${companion.standing.unit.name} who are left die for the warlord where there are enough of them (R6.1)`]
    : []
  const doubled = fightersOf(ready).some(({ standing }) => standing.doublesHits)
    ? ['hits that count as two are in the odds, not in the expected numbers along each strike']
    : []
  return [aim, ...guards, ...doubled]
}

const furtherMelees = ({ attacker, defender, isDuel }: Ready): string => {
  if (isDuel)
    return `up to ${attacker.rounds.length} melees with the same side charging; each tires both by 1 fatigue (R3.9); abilities and fatigue spent count in the first`
  const melees = attacker.rounds.length === 2 ? 'a second melee' : `${attacker.rounds.length} melees in all`
  const again = defender.standing.unit.givesUpDice ? `; the ${defender.standing.unit.name} give up dice in each` : ''
  return `the survivors fight ${melees}, new from its first step${again}`
}
