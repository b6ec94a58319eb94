import { said, type Text, t } from '../model/language'
import type { RuleEntry } from '../model/report'
import { plain } from './lookup'
import { textsOf } from './rule-texts'
import type { Profile, Rulebook } from './types'

/** What entries are made of: pairs of a label and what it says. */

export type Fact = readonly [string, string]

/** The facts that have something to say. */
export const facts = (...pairs: readonly (readonly [Text, string | undefined])[]): readonly Fact[] =>
  pairs.flatMap(([label, value]) => (value ? [[said(label), value] as const] : []))

export const cited = ({ rule, source, certainty }: Pick<RuleEntry, 'rule' | 'source' | 'certainty'>) => ({
  rule,
  source,
  certainty
})

export const textOf = (book: Rulebook, rule: string): string => said(textsOf(book)[rule]?.text ?? '')

export const alsoCalled = (id: string, name: string, names: readonly string[]): string =>
  names.filter(other => other !== id && plain(other) !== plain(name)).join(', ')

const saidArmour = ({ armour, armourShot }: Profile): string =>
  armour === armourShot ? `${armour}` : t('{armour}, {shot} when shot at', { armour, shot: armourShot })

/** The numbers of a profile, as facts. */
export const numbers = (profile: Profile, dice: string, diceShot: string): readonly Fact[] => [
  [t('armour'), saidArmour(profile)],
  // a mixed unit's dice have commas of their own
  [
    t('attack dice'),
    t('{dice} in melee{comma} {shot} when shooting', { dice, comma: dice.includes(',') ? ';' : ',', shot: diceShot })
  ],
  [t('fatigue limit'), `${profile.fatigueLimit}`]
]

export const points = (value: number): string =>
  value < 1 ? t('{cost} for {models} models', { cost: 1, models: Math.round(1 / value) }) : `${value}`
