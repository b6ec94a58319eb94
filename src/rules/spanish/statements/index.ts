import { activation } from './activation'
import { basics } from './basics'
import { boxes } from './boxes'
import { clarifications } from './clarifications'
import { factions } from './factions'
import { fatigue } from './fatigue'
import { fullTurn } from './full-turn'
import { heroes } from './heroes'
import { melee } from './melee'
import { scenarios } from './scenarios'
import { sheets } from './sheets'
import { shooting } from './shooting'
import { warlord } from './warlord'

/** The statements of the sources in Spanish, by the same ids. */
export const statements = {
  ...basics,
  ...activation,
  ...shooting,
  ...melee,
  ...fatigue,
  ...fullTurn,
  ...warlord,
  ...factions,
  ...heroes,
  ...boxes,
  ...scenarios,
  ...sheets,
  ...clarifications
} as const
