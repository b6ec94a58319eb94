import { msg, t } from '../model/language'
import { couldOnlyRest, isExhausted, type Note, rolesOf, unitAt } from './combatant'
import { fightersOf, type ReadyFight } from './fight-state'
import type { Fighter } from './fighter'
import { areInTurn } from './further-melees'

/** What a player should know of a fight besides its numbers, a sentence each. */

const capNote = ({ lostToCap, combatant }: Fighter): readonly string[] =>
  lostToCap > 0
    ? [
        t('{name}: {lost} of {n} bonus attack {n|die|dice} lost to the cap ({rule})', {
          name: combatant.unit.name,
          lost: lostToCap,
          n: combatant.bonusAttack,
          rule: combatant.place === 'melee' ? 'R3.5' : 'R2.2'
        })
      ]
    : []

const weaponNote = ({ combatant: { unit, place } }: Fighter, ready: ReadyFight): readonly string[] => {
  const arms = ready.engagement.book.weapons[unit.weapon ?? '']
  return arms && unit.weaponAssumed && place === 'shooting'
    ? [
        t('{name} {shoots|shoot:name} with {arms}{s}: no weapon was named', {
          name: unit.name,
          arms: arms.name,
          s: arms.name.endsWith('s') ? '' : 's'
        })
      ]
    : []
}

const exhaustedNote = ({ combatant }: Fighter, { engagement }: ReadyFight): readonly string[] => {
  const { unit } = combatant
  if (couldOnlyRest(combatant, engagement))
    return [t('{name} {is|are:name} exhausted and may only rest (R4.3): nobody shoots', { name: unit.name })]
  return combatant.weakened
    ? [
        t('{name} {is|are:name} exhausted and {loses|lose:name} half of {his|their:name} attack dice (R3.2)', {
          name: combatant.unit.name
        })
      ]
    : combatant.exhausted && isExhausted(combatant)
      ? [t('{name} {is|are:name} exhausted and may only rest afterwards (R4.3)', { name: combatant.unit.name })]
      : []
}

const resilienceNote = ({ combatant: { unit } }: Fighter): readonly string[] =>
  unit.isResilienceUnknown
    ? [
        t('the Resilience of {the:name} is not in our sources and is left out; add it as "resilience 1" (V9.8)', {
          name: unit.name
        })
      ]
    : []

/** The notes of all melees after the first. */
export const laterNotes = ({ further }: ReadyFight): readonly Note[] =>
  further.flatMap(there => rolesOf(there).flatMap(role => unitAt(there, role).notes))

export const notesOf = (ready: ReadyFight): readonly string[] => [
  ...fightersOf(ready).flatMap(fighter => [
    ...weaponNote(fighter, ready),
    ...exhaustedNote(fighter, ready),
    ...capNote(fighter),
    ...resilienceNote(fighter),
    ...fighter.combatant.notes.map(({ text }) => text)
  ]),
  ...(ready.melees > 1 ? [furtherMelees(ready)] : []),
  ...new Set(laterNotes(ready).map(({ text }) => text)),
  ...companionNote(ready)
]

/** The notes of a charge Side by Side: how the enemy aims, and which models die for the warlord (R6.3). */
const companionNote = (ready: ReadyFight): readonly string[] => {
  const { companion, defender, split } = ready
  if (!companion || split === undefined) return []
  const { name, models: n } = companion.combatant.unit
  if (companion.left === 0)
    return [
      t(
        'none of {the:companion} is left when the dice are rolled, so all {dice} attack dice of {the:name} are aimed at {the:target} (R6.3)',
        {
          companion: name,
          dice: defender.dice,
          name: defender.combatant.unit.name,
          target: ready.attacker.combatant.unit.name
        }
      )
    ]
  const aim = t('{the:name} {aims|aim:name} {split} of {dice} attack dice at {the:target} (R6.3)', {
    name: defender.combatant.unit.name,
    split,
    dice: defender.dice,
    target: ready.attacker.combatant.unit.name
  })
  const { hasMates, guarded } = ready.attacker.lossRules
  const dying =
    guarded === 'wounds'
      ? msg('the {name} who {n|is left dies|are left die} instead of each wound of the warlord (reading challenge-guards)')
      : msg('the {name} who {n|is left dies|are left die} for the warlord if there are enough of them (R6.1)')
  const guards = hasMates ? [t(dying, { name, n })] : []
  const doubled = fightersOf(ready).some(({ combatant }) => combatant.doublesHits)
    ? [t('hits that count as two are included in the odds, but not in the averages along each strike')]
    : []
  return [aim, ...guards, ...doubled]
}

const furtherMelees = ({ defender, isDuel, engagement, further, melees: most }: ReadyFight): string => {
  if (isDuel) {
    const melees = areInTurn(engagement, isDuel)
      ? t(
          'up to {n} melees, the two sides charging in turn; each gives both 1 fatigue (R3.9); abilities and spent fatigue count in the first',
          { n: most }
        )
      : t(
          'up to {n} melees with the same side charging; each gives both 1 fatigue (R3.9); abilities and spent fatigue count in the first',
          { n: most }
        )
    return `${melees}; ${t('who is left wins, else who lost less (R8.3)')}`
  }
  const melees = most === 2 ? t('a second melee') : t('{n} melees in all', { n: most })
  const { unit } = defender.combatant
  const [first, second] = [unit.givesUpDice, unitAt(further[0] ?? engagement, 'defender').unit.givesUpDice]
  const when = first && second ? t('in each') : first ? t('in the first') : t('after the first')
  const isLeftOut = rolesOf(engagement).some(role => {
    const { givesUpDiceAgain, spendAgain } = unitAt(engagement, role).unit.asked
    return engagement.readings['thor-choices'] === 'first' && (givesUpDiceAgain !== undefined || spendAgain !== undefined)
  })
  const leftOut = isLeftOut ? t('; choices for the second are ignored (reading thor-choices=first)') : ''
  const again = first || second ? t('; {the:name} {gives|give:name} up dice {when}', { name: unit.name, when }) : ''
  return t('the survivors fight {melees}, again from the first step{again}', { melees, again: `${again}${leftOut}` })
}
