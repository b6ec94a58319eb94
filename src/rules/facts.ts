import type { RuleEntry } from '../model/report'
import { plain } from './lookup'
import { textsOf } from './rule-texts'
import type { Profile, Rulebook } from './types'

/** What entries are made of: pairs of a label and what it says. */

export type Fact = readonly [string, string]

/** The facts that have something to say. */
export const facts = (...pairs: readonly (readonly [string, string | undefined])[]): readonly Fact[] =>
  pairs.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

export const cited = ({ rule, source, certainty }: Pick<RuleEntry, 'rule' | 'source' | 'certainty'>) => ({
  rule,
  source,
  certainty
})

export const textOf = (book: Rulebook, rule: string): string => textsOf(book)[rule]?.text ?? ''

export const alsoCalled = (id: string, name: string, names: readonly string[]): string =>
  names.filter(other => other !== id && plain(other) !== plain(name)).join(', ')

const saidArmour = ({ armour, armourShot }: Profile): string =>
  armour === armourShot ? `${armour}` : `${armour}, ${armourShot} when shot at`

/** The numbers of a profile, as facts. */
export const numbers = (profile: Profile, dice: string, diceShot: string): readonly Fact[] => [
  ['armour', saidArmour(profile)],
  // a mixed unit's dice have commas of their own
  ['attack dice', `${dice} in melee${dice.includes(',') ? ';' : ','} ${diceShot} when shooting`],
  ['fatigue limit', `${profile.fatigueLimit}`]
]

export const points = (value: number): string => (value < 1 ? `1 for ${Math.round(1 / value)} models` : `${value}`)
