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
import type { Statement } from './statement'
import { warlord } from './warlord'

const chapters = {
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

/** The statements of the sources that the rules stand on, by source, page and place on it: "S1 p.20.3". Only `rules` reads them. */
export const statements: Readonly<Record<string, Statement>> = chapters

/** "S1 p.20" */
export const sourceOf = (id: string): string => id.slice(0, id.lastIndexOf('.'))

/** The ids of the statements that a rule, or a box by its key, stands on. */
export const behind = (rule: string): readonly string[] =>
  Object.keys(statements).filter(id => statements[id]?.slice(1).includes(rule))
