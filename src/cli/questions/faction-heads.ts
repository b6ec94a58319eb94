import { troopsCalled } from '../../request/words/loss-question'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { matchOf } from './may-match'
import { phrase, phraseAcross } from './rewording'

/** Who plays which faction, told before a fight of units that any faction has: "vikings against saxons: 6 hearthguard charge 8 warriors". */

const NAME = '([a-zà-ÿ]+(?:-[a-zà-ÿ]+)?)'
const PLAYS = String.raw`(?:(?:I|we)(?:['\u2019](?:m|re)| (?:am|are))? (?:play(?:ing)? )?(?:as )?|play(?:ing)? (?:as )?|(?:yo )?(?:juego|jugamos|llevo|voy|soy) (?:con )?|yo (?:con )?)`
const OPPOSED = String.raw`(?: (?:vs?\.?|versus|against|contra) |\s*,? (?:(?:and|y) )?(?:he|she|they|my opponent|[eé]l|ella|mi rival)(?:['\u2019](?:s|re)| (?:is|are|plays?|has|have|juega|lleva|va))?(?: playing)? (?:as |con )?)`
const HEAD = phraseAcross`^\W*${PLAYS}?(?:the |los )?${NAME}${OPPOSED}(?:the |los )?${NAME}(?:\s*[:,;.]\s*| )(?=(?:my|our|his|her|the|mis|sus|los)?\s*\d)(.{8,200})$`
const UNIT_SAID = phrase`(?<![a-zà-ÿ\d])(?:(my|our|his|her|their|mis?|sus?) )?(\d{1,2} (?:(?:mounted|tired|exhausted|fresh) )?|(?<=(?:my|our|his|her|their|mi|su) ))([a-zà-ÿ]{4,20})(?![a-zà-ÿ])`
const MINE = /^(?:my|our|mis?)$/i

/** The fight with the faction of each unit in it; the same text where none is told before it. */
export const withFactionsOfSides = (text: string, book: Rulebook): string => {
  const [, one = '', other = '', fight = ''] = matchOf(HEAD, text) ?? []
  const factions = [one, other]
  if (fight === '' || factions.some(name => idsNamed(book.factions, name).length === 0)) return text
  let units = 0
  return fight.replace(UNIT_SAID, (said, owner: string | undefined, count: string, name: string) => {
    const ids = troopsCalled(name.toLowerCase(), book)
    if (ids.length === 0) return said
    const side = owner === undefined ? Math.min(units, 1) : MINE.test(owner) ? 0 : 1
    units += 1
    const isOfAny = ids.some(id => book.troops[id]?.faction === undefined)
    return isOfAny ? `${owner === undefined ? '' : `${owner} `}${count}${factions[side]} ${name}` : said
  })
}
