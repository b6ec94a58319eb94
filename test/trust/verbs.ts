import type { Effect } from '../../src/model/effect'
import type { Ability } from '../oracle'

/** Abilities written as bare verbs, by hand from section 7 of the rules: what a board of a house faction would say. */

type Written = { readonly [Id in Ability['id']]?: (choice: Extract<Ability, { id: Id }>) => readonly Effect[] }

const attack = (count: number): readonly Effect[] => (count > 0 ? [{ verb: 'attack-dice', count }] : [])
const defence = (count: number): readonly Effect[] => (count > 0 ? [{ verb: 'defence-dice', count }] : [])

const written: Written = {
  trapped: () => [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'before' }],
  frigg: () => [
    { verb: 'fatigue', of: 'own', count: -1, when: 'now' },
    { verb: 'attack-dice', count: 1 }
  ],
  heimdall: ({ rare }) => [
    { verb: 'attack-dice', count: rare ? 4 : 3 },
    { verb: 'armour', of: 'own', count: -1 }
  ],
  ullr: () => [{ verb: 'reroll', of: 'attack' }],
  thor: () => [{ verb: 'fight-again' }],
  shieldwall: () => [{ verb: 'armour', of: 'own', count: 1 }],
  'hard-as-iron': () => [{ verb: 'reroll', of: 'defence' }],
  'the-push': () => [{ verb: 'push' }],
  unforgiving: () => [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'after' }],
  'lords-of-battle': choice => [
    ...attack(choice.attack),
    ...defence(choice.defence),
    { verb: 'fatigue', of: 'enemy', count: 2, when: 'after' }
  ],
  charge: ({ rare }) => [
    { verb: 'attack-dice', count: rare ? 4 : 3, if: { mounted: true } },
    { verb: 'fatigue', of: 'own', count: 1, when: 'after', if: { mounted: true } }
  ],
  stamping: () => [
    { verb: 'remove', count: { warriors: 1, levies: 2 }, when: 'now', if: { mounted: true, enemyMounted: false } }
  ],
  crush: () => [{ verb: 'double-hits' }],
  ambush: () => [
    { verb: 'attack-dice', count: 3, if: { mounted: false, ground: 'uneven' } },
    { verb: 'defence-dice', count: 3, if: { mounted: false, ground: 'uneven' } }
  ],
  'strength-in-numbers': () => [{ verb: 'attack-dice', count: { follows: 'model-advantage' } }],
  'combat-pool': ({ attack: a = 0, defence: d = 0, rareAttack = 0, rareDefence = 0 }) => [
    ...attack(a + 2 * rareAttack),
    ...defence(d + 2 * rareDefence)
  ],
  pursuit: () => [{ verb: 'note', text: 'they ride after them' }]
}

/** The verbs of an ability; undefined where it has no words but its own. */
export const asVerbs = (ability: Ability): readonly Effect[] | undefined =>
  (written[ability.id] as ((choice: Ability) => readonly Effect[]) | undefined)?.(ability)

/** The last abilities that can be written as verbs: those come after the others, and their order stays as it is. */
export const splitAtVerbs = (
  abilities: readonly Ability[]
): { readonly named: readonly Ability[]; readonly verbs: readonly Effect[] } => {
  let from = abilities.length
  while (from > 0 && asVerbs(abilities[from - 1] as Ability)) from--
  return { named: abilities.slice(0, from), verbs: abilities.slice(from).flatMap(ability => asVerbs(ability) ?? []) }
}
