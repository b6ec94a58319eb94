import { boxes, factions, heroes } from './factions'
import { activation, basics, fatigue, fullTurn, melee, shooting, warlord } from './play'
import { clarifications, scenarios, sheets } from './supplements'

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
