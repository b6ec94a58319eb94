import type { Mistake } from '../../model/errors'
import { t } from '../../model/language'
import type { Outfit } from '../../model/warband'
import type { Rulebook } from '../../rules/types'
import { checking } from '../check'
import { parted } from '../dice/roster'
import { phrasesOf } from '../phrases'
import { unitWords } from '../unit-words'
import { type Draft, ownKey } from '../validators'

/** Units in words, as in a sentence: "8 bondi", "2x6 thralls with slings", "4 mounted knights". */

export interface ParsedUnits {
  readonly drafts: readonly Draft[]
  readonly mistakes: readonly Mistake[]
  /** What was read as something else. */
  readonly assumed: readonly string[]
}

const OF_A_ROSTER: ReadonlySet<string> = new Set(['unit', 'models', 'weapon', 'mounted', 'mount', 'banner', 'faction'])

/** What words say a unit carries and rides. */
export const outfitIn = (draft: Draft): Outfit => {
  const [weapon, mount] = [ownKey(draft, 'weapon'), ownKey(draft, 'mount')]
  return {
    ...(typeof weapon === 'string' && { weapon }),
    ...(ownKey(draft, 'mounted') === true && { mounted: true }),
    ...(typeof mount === 'string' && { mount }),
    ...(ownKey(draft, 'banner') === true && { banner: true })
  }
}

/** What goes for one fight only. */
const passing = (draft: Draft): readonly Mistake[] =>
  Object.keys(draft)
    .filter(key => !OF_A_ROSTER.has(key))
    .map(key => (key === 'maybe' ? 'chance' : key))
    .map(key => ({ message: t('{key} is for a fight: leave it out (a roster has troop, models, weapon and mounted)', { key }) }))

/** Each unit with its traits, and `units`: how many such. `mends`: typing errors that were corrected, as they are reported. */
export const unitsIn = (text: string, book: Rulebook, mends = false): ParsedUnits => {
  const check = checking(book, undefined, { mends })
  const drafts = parted(phrasesOf(text, check), book).map(run => {
    const { draft, units } = unitWords(run, 'units', check)
    passing(draft).forEach(check.note)
    return { ...draft, units }
  })
  return { drafts, mistakes: check.mistakes, assumed: check.assumed }
}
