import { translate } from '../../model/language'
import type { Statement } from '../rule-texts'
import { boxes, factions, heroes } from './factions'
import { activation, basics, fatigue, fullTurn, melee, shooting, warlord } from './play'
import { clarifications, scenarios, sheets } from './supplements'

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

/** What the sources say that a rule, or a box by its key, stands on; in the second edition without those of the first. */
export const behind = (rule: string, edition: 1 | 2): readonly { readonly source: string; readonly text: string }[] =>
  Object.entries(statements).flatMap(([id, [text, ...rules]]) =>
    rules.some(each => each === rule) && (edition === 1 || !/^S[13]/.test(id))
      ? [{ source: sourceOf(id), text: translate(text) }]
      : []
  )
