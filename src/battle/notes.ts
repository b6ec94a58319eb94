import type { Ready } from './clash'
import type { Fighter } from './fighter'
import { sideNames } from './headline'
import { isExhausted } from './standing'

const s = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const capNote = ({ lostToCap, standing }: Fighter): readonly string[] =>
  lostToCap > 0
    ? [
        `${standing.unit.name}: ${lostToCap} of ${s(standing.bonusAttack, 'bonus attack die').replace('dies', 'dice')} lost to the cap (${standing.place === 'melee' ? 'R3.5' : 'R2.2'})`
      ]
    : []

const weaponNote = ({ standing: { unit, place } }: Fighter, ready: Ready): readonly string[] => {
  const { book } = ready.fray
  return unit.weapon !== undefined && unit.weaponAssumed && place === 'shooting'
    ? [`${unit.name} shoot with ${book.weapons[unit.weapon]?.name ?? unit.weapon}s: no weapon was named`]
    : []
}

const exhaustedNote = ({ standing }: Fighter): readonly string[] =>
  standing.weakened
    ? [`${standing.unit.name} are exhausted and lose half of their attack dice (R3.2)`]
    : standing.exhausted && isExhausted(standing)
      ? [`${standing.unit.name} are exhausted and may only rest afterwards (R4.3)`]
      : []

/** What a player should know beside the numbers, a sentence each. */
export const notesOf = (ready: Ready): readonly string[] => [
  ...sideNames.flatMap(side => {
    const fighter = ready[side]
    return [...weaponNote(fighter, ready), ...exhaustedNote(fighter), ...capNote(fighter), ...fighter.standing.notes]
  }),
  ...(ready.attacker.rounds.length > 1 ? [furtherMelees(ready)] : [])
]

const furtherMelees = ({ attacker, defender }: Ready): string => {
  const melees = attacker.rounds.length === 2 ? 'a second melee' : `${attacker.rounds.length} melees in all`
  const again = defender.standing.unit.givesUpDice ? `; the ${defender.standing.unit.name} give up dice in each` : ''
  return `the survivors fight ${melees}, new from its first step${again}`
}
