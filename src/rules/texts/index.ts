import type { RuleText } from '../types'
import { boards } from './boards'
import { fatigue } from './fatigue'
import { melee } from './melee'
import { profiles } from './profiles'
import type { RuleTextRow } from './rule-text'
import { shooting } from './shooting'
import { troops } from './troops'
import { warbands } from './warbands'
import { warlord } from './warlord'

const chapters = {
  ...profiles,
  ...shooting,
  ...melee,
  ...fatigue,
  ...troops,
  ...warlord,
  ...boards,
  ...warbands
} as const satisfies Record<string, RuleTextRow>

/** The id of a rule of the first edition. */
export type RuleId = keyof typeof chapters

/** Every rule by its id, in brief and in our own words. */
export const texts: Readonly<Record<string, RuleText>> = Object.fromEntries(
  Object.entries(chapters).map(([rule, row]) => [rule, { ...row, rule }])
)
