import { certain, merged, onward, type Spread } from '../spread'
import { secondReferee } from './referee'
import type { Fight, Side, Unit } from './types'

/**
 * Melees one after another in turns of their own (R8.3 read for the second edition): the same side charges, each melee is a whole fight of
 * what the last one left, with the rules of the units (T3.6) and without acts but in the first. Each gives its fatigue (T3 step 7).
 */
export interface Left {
  readonly lost: number
  readonly fatigue: number
  /** It has lost its last model; its fatigue is that of the melee in which it did. */
  readonly isGone: boolean
}

export type Series = { readonly [side in Side]: Left }

const start = ({ fatigue = 0 }: Unit): Left => ({ lost: 0, fatigue, isGone: false })

const after = (
  before: Left,
  { left, losses, sacrificed, fatigue }: { left: number; losses: number; sacrificed: number; fatigue: number }
): Left => ({
  lost: before.lost + losses + sacrificed,
  fatigue,
  isGone: left === 0
})

export const series = (fight: Fight, melees: number): Spread<Series> => {
  const entering = (side: Side, { lost, fatigue }: Left): Unit => ({
    ...fight[side],
    models: fight[side].models - lost,
    fatigue
  })
  const { acts = [], ...bare } = fight
  let all: Spread<Series> = certain({ attacker: start(fight.attacker), defender: start(fight.defender) })
  for (let melee = 0; melee < melees; melee++) {
    all = merged(
      onward(all, now => {
        if (now.attacker.isGone || now.defender.isGone) return certain(now)
        const next = {
          ...bare,
          attacker: entering('attacker', now.attacker),
          defender: entering('defender', now.defender),
          ...(melee === 0 && { acts })
        }
        return secondReferee(next).map(({ value, chance }) => ({
          value: { attacker: after(now.attacker, value.attacker), defender: after(now.defender, value.defender) },
          chance
        }))
      })
    )
  }
  return all
}
