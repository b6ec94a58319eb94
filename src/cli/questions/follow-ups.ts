import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { commandFor } from '../../request/words/commands'
import { troopsCalled } from '../../request/words/loss-question'
import { MOST_LETTERS } from '../../request/words/sentence'
import type { Rulebook } from '../../rules/types'
import { matchOf } from './may-match'
import { firstPhrase, phrase, phraseAcross } from './rewording'
import { withUnitsInDigits } from './rewordings'

/** What is asked behind a fight about another unit: "8 bondi charge 4 huscarls. What about 6 hirdmen?" */

const OTHER_UNIT = phraseAcross`
  ^\W*(.{0,40}\d.{8,160}?)[\s,.;:!?\u2013-]{1,4}\u00bf?\s*
  (
    (?:(?:and|but|so|ok|then|or|y|o|pero) ){0,2}
    (?:
      (?:(?:what|how) about|what if|if|qu[eé] tal|si)
      (?:
        \s+(?:there|it|they|I|we|he)(?: (?:are|were|is|was|have|had|has|use|used|take|bring|sent?))?
        | (?:son|fueran|fuesen|hay|hubiera|tengo|tuviera|llevo|tiene)
      )?\s+
      |(?:with|con) (?=[^,;]*\?)
    )(?:with |con )?(?:(?:my|our|his|the|mis|sus|los|las) )?(\d{1,2}) ([a-zà-ÿ]+)([^,;:.?!]{0,40}?)
  )\W*$
`
/** "..., if 3 huscarls die", "..., with 2 huscarls beside him", "..., if 6 hirdmen run into them": no other unit. */
const OF_SAME_FIGHT = firstPhrase`
  (?<![a-zà-ÿ])
  (?:
    die|fall|survive|left|lost|lose|dead|killed|charg|attack|shoot|engaged|near|next|beside|close|around|by|within
    |in (?:range|contact|reach)|more|or|and|muer|ca[ei]|qued|sobreviv|pierd|carg|atac|dispar|trabad|junto|cerca|al lado
    |alrededor|(?:them|him|her|us|me)(?![a-z])
  )
`
/** "with 6 huscarls?", which may stand beside the others. */
const IN_COMPANY = firstPhrase`^\W*(?:(?:and|but|so|ok|then|or|y|o|pero) ){0,2}(?:with|con)\s`
const COUNTED = phrase`(\d{1,2}) ([a-zà-ÿ]+)`

/** The words of `compare` with that unit and the one in whose place it is: of the same troop, or else the only one of its faction. */
export const otherUnitAsked = (words: string, book: Rulebook): string | undefined => {
  if (words.length > MOST_LETTERS || !/\b(?:about|if|with|si|con|tal)\b/i.test(words)) return undefined
  const [, fight = '', said = '', count, name = '', state = ''] = matchOf(OTHER_UNIT, withUnitsInDigits(words, book)) ?? []
  const idsOf = (word: string): readonly string[] => troopsCalled(word, book)
  const ids = idsOf(name)
  if (count === undefined || ids.length === 0 || OF_SAME_FIGHT.test(state)) return undefined
  const units = [...fight.matchAll(COUNTED)].flatMap(([unit, , troop = '']) =>
    idsOf(troop).length > 0 ? [{ unit, ids: idsOf(troop) }] : []
  )
  const factions = (all: readonly string[]): readonly (string | undefined)[] => all.map(id => book.troops[id]?.faction)
  const only = (isLike: (unit: (typeof units)[number]) => boolean): string | undefined => {
    const [one, another] = units.filter(isLike)
    return another === undefined ? one?.unit : undefined
  }
  const place =
    only(unit => unit.ids.some(id => ids.includes(id))) ??
    (IN_COMPANY.test(said)
      ? undefined
      : only(unit => factions(unit.ids).some(of => of !== undefined && factions(ids).includes(of))))
  if (place === undefined && IN_COMPANY.test(said)) return undefined
  if (place === undefined)
    return refuse(
      t('"{raw}": in place of which unit? compare both, as in compare 8 bondi or 6 hirdmen vs 4 huscarls', { raw: said }),
      'fight'
    )
  const asked = fight.replace(place, `${place} or ${count} ${name}${state}`)
  return commandFor([asked], book) === 'compare' ? asked : undefined
}
