import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { unitsOfSide } from '../../model/scenario'
import { MOST_LETTERS } from '../../request/words/sentence'
import { wordsAndOptions } from '../arguments'
import { inDigits } from './dice-words'
import type { Made } from './fight-read'
import { firstMatch } from './may-match'
import { firstPhrase } from './rewording'

/** What is said of both sides, "12 wounds apiece", "both have 1 fatigue": two units must have it in the fight that was read. */

const STATE = '(?<state>fatigue|wounds|fatiga|heridas)'
const BOTH = '(?:both|each|apiece|(?:per|a|each|on either|on both) sides?|amb[oa]s|cada un[oa])'

const SAID_OF_BOTH: readonly RegExp[] = [
  firstPhrase`\b(?:both|each|everyone|everybody|amb[oa]s)\b[^.;:?!\d]{0,24}\b(?<count>\d{1,2}) ${STATE}\b`,
  firstPhrase`
    (?<!\b(?:who|that|which)(?: all)? (?:have|has|are on) )\b(?<count>\d{1,2}) ${STATE}(?: (?:markers?|tokens?
    |points?))?,? (?:on |for |a |para )?${BOTH}(?=\s*(?:[,;.:?!]|$))
  `,
  // how it is shared is not said
  firstPhrase`
    \b(?<count>\d{1,2}) ${STATE} (?:between|among|shared by|split between|entre) (?:them|us|the (?:two|2)|both|ell[oa]s
    |amb[oa]s|l[oa]s (?:dos|2))\b
  `
]
/** Both kinds of armour, or both markers, are spent by one. */
const IS_SPENT = /\b(?:spen[dt]|us(?:e|es|ing)\b[^,;.]{0,20}\bfatigue|burn|gast)/i
/** "both" counts as two elsewhere. */
const inDigitsUnlessBoth = (word: string): string => (/^(?:both|amb[oa]s)\b/i.test(word) ? word : inDigits(word))

const KEYS: Readonly<Record<string, 'fatigue' | 'wounds'>> = {
  fatigue: 'fatigue',
  fatiga: 'fatigue',
  wounds: 'wounds',
  heridas: 'wounds'
}

/** `made`: a melee, a shot or advice. Throws a RequestError where what is said of both sides is on one of them alone. */
export const refuseOneOfBoth = (typed: readonly string[], { fight }: Made): void => {
  const text = wordsAndOptions(typed)[0].join(' ').split(/\s+/).map(inDigitsUnlessBoth).join(' ')
  if (text.length > MOST_LETTERS || IS_SPENT.test(text)) return
  const { 0: raw = '', groups: { count = '', state = '' } = {} } = firstMatch(SAID_OF_BOTH, text) ?? {}
  const key = KEYS[state.toLowerCase()]
  const read = key && fight()
  if (!key || !read) return
  const units = [...unitsOfSide(read.attacker), ...unitsOfSide(read.defender)]
  if (units.filter(unit => unit[key] === Number(count)).length < 2)
    refuse(t('"{raw}": say of each unit what it has, as in {example}', { raw, example: EXAMPLES[key] }), 'fight')
}

const EXAMPLES = {
  fatigue: '8 bondi fatigue 1 charge 4 huscarls fatigue 1',
  wounds: 'warlord wounds 12 charges warlord wounds 12'
}
