import { NO_FIGHT } from '../board'
import { rulebook } from '../rulebook'
import { texts as second } from '../second/texts'
import { statements as english } from '../statements'
import { texts as first } from '../texts'
import type { RuleText } from '../types'
import { abilities } from './abilities'
import { facts } from './facts'
import { secondAbilities } from './second-abilities'
import { secondTexts } from './second-texts'
import { statements } from './statements'
import { texts } from './texts'

/** What the rulebook tells at length, by the English: rules, boxes, heroes and what the sources say. Loaded only for who browses it in Spanish. */

type Spanish = Readonly<Record<string, readonly [title: string, text: string]>>

const ruleText = (rules: Readonly<Record<string, RuleText>>, spanish: Spanish): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([id, { title, text }]) => {
      const [head, words] = spanish[id] ?? []
      return head === undefined || words === undefined ? [] : [[title, head] as const, [text, words] as const]
    })
  )

const stated = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(english).map(([id, [text]]) => [text, statements[id as keyof typeof statements]]))

const SPANISH: { readonly [K in keyof typeof NO_FIGHT]: (name: string) => string } = {
  activates: name => `${name} activa una unidad y no cambia ningún dado de un combate.`,
  unknown: name => `De ${name} solo se da el texto: lo que hace no se juega.`
}

/** Why a box is no part of a fight: most say the same of themselves. */
const noFights = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ([1, 2] as const).flatMap(edition =>
      Object.values(rulebook(edition).abilities).flatMap(({ name, noFight }): readonly (readonly [string, string])[] => {
        const why = (['activates', 'unknown'] as const).find(each => NO_FIGHT[each](name) === noFight)
        return why && noFight ? [[noFight, SPANISH[why](name)]] : []
      })
    )
  )

/** Troops by their ids, as plans call the units of a sentence. */
const troops = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ([1, 2] as const).flatMap(edition =>
      Object.entries(rulebook(edition).troops).flatMap(([id, { spanish }]) =>
        spanish === undefined ? [] : [[id, spanish] as const]
      )
    )
  )

export const prose: Readonly<Record<string, string>> = {
  ...troops(),
  ...stated(),
  ...noFights(),
  ...ruleText(second, { ...texts, ...secondTexts }),
  ...ruleText(first, texts),
  ...abilities,
  ...secondAbilities,
  ...facts
}
