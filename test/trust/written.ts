import type { Ability } from '../oracle'

const dice = (count: number, letters: string): string => (count > 0 ? `${count}${letters}` : '')

/** The ability as it is written in a plan, with its choices. */
export const written = (ability: Ability): string => {
  const { id } = ability
  switch (id) {
    case 'combat-pool':
    case 'attack-pool': {
      const { attack = 0, rareAttack = 0, defence = 0, rareDefence = 0 } = { defence: 0, rareDefence: 0, ...ability }
      return `${id}=${dice(attack, 'a')}${dice(rareAttack, 'ar')}${dice(defence, 'd')}${dice(rareDefence, 'dr')}`
    }
    case 'lords-of-battle':
      return `${id}=${dice(ability.attack, 'a')}${dice(ability.defence, 'd')}`
    case 'heimdall':
    case 'charge':
      return ability.rare ? `${id}=r` : id
    case 'valhalla':
      return `${id}=${ability.models}${ability.rare ? 'r' : ''}`
    case 'war-dance':
      return `${id}=${ability.fatigue}`
    default:
      return id
  }
}
