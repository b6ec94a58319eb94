import type { Effect } from '../../model/effect'
import type { Rulebook } from '../../rules/types'
import type { DiceKind } from './vocabulary'

/** The effects of dice beside those of the models: "+2a", "4 bonus dice". */

const VERBS = { attack: 'attack-dice', defence: 'defence-dice' } as const

/** In the second edition "bonus" attack dice are those of the pool (V9.1), "extra" ones those of abilities. */
export const bonusEffect = (kind: DiceKind, count: number, raw: string, { edition }: Rulebook): Effect => {
  const effect = { verb: VERBS[kind], count }
  return edition === 2 && kind === 'attack' && /bonus/i.test(raw) ? { ...effect, verb: 'attack-dice', into: 'pool' } : effect
}

/** The bonus dice of `2a1d`, `2ad` or `1dd`; undefined if the text has another form. */
export const bonusEffects = (body: string): readonly Effect[] | undefined => {
  if (!/^(?:[1-9]\d?[ad]d?)+$/.test(body)) return undefined
  return [...body.matchAll(/(\d+)([ad])/g)].map(([, count, kind]) => ({
    verb: VERBS[kind === 'a' ? 'attack' : 'defence'],
    count: Number(count)
  }))
}
