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

/** The statements of the sources that the rules rest on, keyed by source, page and place: "S1 p.20.3". Only `rules` loads them. */
export const statements: Readonly<Record<string, Statement>> = chapters

/** The source and page of a key: "S1 p.20". */
const sourceOf = (id: string): string => id.slice(0, id.lastIndexOf('.'))

/** The statements that a rule, or a box by its key, rests on; in the second edition without those of the first (S1, S3). */
export const behind = (rule: string, edition: 1 | 2): readonly { readonly source: string; readonly text: string }[] =>
  Object.entries(statements).flatMap(([id, [text, ...rules]]) =>
    rules.some(each => each === rule) && (edition === 1 || !/^S[13]/.test(id))
      ? [{ source: sourceOf(id), text: translate(text) }]
      : []
  )
