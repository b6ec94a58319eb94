import type { Count, Followed } from '../model/effect'
import type { AbilityUse } from '../model/scenario'
import type { Standing } from './standing'
import type { Bound } from './unit'

/** How many dice of each kind a pool's SAGA dice give: a rare die gives more; the defence dice are taken as rare first. */
export const pooled = ({ attack = 0, defence = 0, rare = 0 }: AbilityUse, each: number, forRare: number) => {
  const rareDefence = Math.min(rare, defence)
  const rareAttack = Math.min(rare - rareDefence, attack)
  return {
    attack: (attack - rareAttack) * each + rareAttack * forRare,
    defence: (defence - rareDefence) * each + rareDefence * forRare
  }
}

const chosen = ({ use, choice }: Bound) => {
  if (!use) return { attack: 0, defence: 0 }
  return choice?.take === 'pool' ? pooled(use, choice.each, choice.rare) : pooled({ ...use, rare: 0 }, 1, 1)
}

const sum = (enemies: readonly Standing[], of: (enemy: Standing) => number): number =>
  enemies.reduce((total, enemy) => total + of(enemy), 0)

/** Each followed number, at the moment the ability is used; Side by Side the enemy is both units. */
const followed: { readonly [F in Followed]: (bound: Bound, own: Standing, enemies: readonly Standing[]) => number } = {
  'chosen-attack': bound => chosen(bound).attack,
  'chosen-defence': bound => chosen(bound).defence,
  chosen: bound => bound.use?.count ?? 0,
  sacrificed: bound => bound.use?.count ?? 0,
  'enemy-fatigue': (_bound, _own, enemies) => sum(enemies, enemy => enemy.fatigue),
  'model-advantage': (_bound, own, enemies) => Math.max(0, own.engaged - sum(enemies, enemy => enemy.engaged)),
  'own-engaged': (_bound, own) => own.engaged,
  'enemy-engaged': (_bound, _own, enemies) => sum(enemies, enemy => enemy.engaged)
}

/** The number an effect's count comes to. `rare` replaces it where a rare die was spent. */
export const counted = (
  count: Count,
  rare: Count | undefined,
  bound: Bound,
  own: Standing,
  enemies: readonly Standing[]
): number => {
  const said = rare !== undefined && (bound.use?.rare ?? 0) > 0 ? rare : count
  return typeof said === 'number' ? said : followed[said.follows](bound, own, enemies) * (said.times ?? 1)
}
