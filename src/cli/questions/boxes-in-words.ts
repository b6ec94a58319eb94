import { boardOf, idOf } from '../../model/data'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { inDigits } from './dice-words'
import { matchOf, withReplaced } from './may-match'
import { NUMBER, phrase, phraseAcross } from './rewording'

/** Boxes of a battleboard in other words: how often they are used, with which dice, and for what. */

const FROM_BOX = phrase`
  \b(?:(?:with|gets?|getting|gains?|gaining) )?(an?|${NUMBER}) (?:(?:more|extra|additional|bonus) )?(attack|defen[cs]e)
  \s+(?:dice|die) from (?:the |their |its )?([a-zà-ÿ]+)( [a-zà-ÿ]+(?: [a-zà-ÿ]+)?)?
`

/** "a defence die from the combat pool": the box, and what its dice are; the dice of a box that leaves no choice are its own. */
export const withDiceOfBox = (text: string, { abilities }: Rulebook): string =>
  withReplaced(text, FROM_BOX, (said, count: string, kind: string, word: string, next = '') => {
    const after = next.split(/\s+/).filter(Boolean)
    const used = [2, 1, 0].find(
      more => more <= after.length && idsNamed(abilities, [word, ...after.slice(0, more)].join(' ')).length > 0
    )
    if (used === undefined) return said
    const name = [word, ...after.slice(0, used)].join(' ')
    const isOpen = idsNamed(abilities, name).some(id => abilities[id]?.choice !== undefined)
    const dice = isOpen ? ` ${/^a/i.test(count) ? 1 : inDigits(count)} ${kind}` : ''
    return ['with', `${name}${dice}`, ...after.slice(used)].join(' ')
  })

const DICE_FOR = phrase`
  (?<![a-zà-ÿ\d])(${NUMBER}) (?:dice|die|dados?) (?:of|from|de) (?:the |la |el )?([a-zà-ÿ]+(?: [a-zà-ÿ]+){0,2}?) (?:for|para) (attack
  |defen[cs]e|ataque|defensa)(?![a-zà-ÿ])
`

/** "three dice of combat pool for attack": the box before what its dice are for. */
export const withPurposeLast = (text: string, { abilities }: Rulebook): string =>
  withReplaced(text, DICE_FOR, (said, count: string, name: string, kind: string) =>
    idsNamed(abilities, name).some(id => abilities[id]?.choice !== undefined) ? `${name} for ${inDigits(count)} ${kind}` : said
  )

const EACH_FROM = phrase`
  \b(?:with|using) ((?:an?|${NUMBER}) attack (?:die|dice)) and ((?:an?|${NUMBER}) defen[cs]e (?:die|dice)) (?:of|from) (?:the )?([a-z]+
  (?: [a-z]+)?)(?=\W*$| charg| shoot|\s*[,;.])
`

/** "with one attack die and one defence die from combat pool" */
export const withBoxOfBothFirst = (text: string, { abilities }: Rulebook): string =>
  withReplaced(text, EACH_FROM, (said, attack: string, defence: string, name: string) =>
    idsNamed(abilities, name).some(id => abilities[id]?.choice !== undefined) ? `with ${name} for ${attack} and ${defence}` : said
  )

const DICE_ON_BOX = phrase`\b(?:with|(?:(?:I|we) )?(?:spend|put|place)s?) (${NUMBER}) (?:saga )?dice on (?:the )?([a-zà-ÿ]+)( [a-zà-ÿ]+)?`

/** "with two dice on attack pool": SAGA dice on a box, which are its strength. */
export const withBoxesFirst = (text: string, { abilities }: Rulebook): string =>
  withReplaced(text, DICE_ON_BOX, (said, count: string, word: string, next = '') => {
    const isBox = (name: string): boolean => idsNamed(abilities, name).length > 0
    if (isBox(`${word}${next}`)) return `with ${word}${next} ${count}`
    return isBox(word) ? `with ${word} ${count}${next}` : said
  })

const FORMED = phrase`\bform(s|ing)? (?:up (?:in|into) |into )?(?:an? |the |their )?([a-z]+(?:\s[a-z]+)?)`

/** "should they form shieldwall": they use the box. */
export const withBoxesFormed = (text: string, { abilities }: Rulebook): string =>
  withReplaced(text, FORMED, (said, ending = '', name = '') =>
    idsNamed(abilities, name).length > 0 ? `${ending === 'ing' ? 'using' : `use${ending}`} ${name}` : said
  )

const COUNTED_BOX = phrase`(?<=\b(?:with|and|using|plus) |,\s*)(${NUMBER})\s*x? ([a-zà-ÿ]+ [a-zà-ÿ]+)(?: (?:dice|die))?(?![a-zà-ÿ])`

const DICE_OF_BOX = phrase`
  (?<=\b(?:with|and|using|plus|have|has) |,\s*)(${NUMBER}) (?:saga )?(?:dice|die) (?:of|in|from) (?:(?:the|their|my|his|its) )?
  ([a-zà-ÿ]+ [a-zà-ÿ]+)(?! (?:for|para)\b)(?![a-zà-ÿ])
`

/** "with 2 attack pool", "and two combat pools", "and two dice of attack pool": the box, and how often. */
export const withBoxesCounted = (text: string, { abilities }: Rulebook): string => {
  const counted = (said: string, count = '', name = ''): string => {
    const box = [name, name.replace(/s$/i, '')].find(each => idsNamed(abilities, each).length > 0)
    return box === undefined ? said : `${box} ${inDigits(count)}`
  }
  return withReplaced(withReplaced(text, DICE_OF_BOX, counted), COUNTED_BOX, counted)
}

/** "2 attack 1 defence" */
const OF_EACH_KIND = String.raw`\(?\s*(\d)\s*a(?:ttack)?(?: (?:dice|die))?\s*(?:,|\+|&|\/|and\b)?\s*(\d)\s*d(?:ef(?:en[cs]e)?)?(?: (?:dice|die))?(?![a-zà-ÿ])`
const DICE_OF_COUNTED = phrase`(?<![a-zà-ÿ\d])(?:(\d) )?([a-zà-ÿ]+(?:\s[a-zà-ÿ]+){1,2})\s*(?:\sx?(\d))?\s*[:,]?\s*${OF_EACH_KIND}`

/** "combat pool 3 (2a 1d)", "3 combat pool (2a 1d)": how many dice, and then of which kind. */
export const withCountedDice = (text: string, { abilities }: Rulebook): string =>
  withReplaced(text, DICE_OF_COUNTED, (said, first = '', words = '', last = '', attack = '', defence = ''): string => {
    const all = words.split(' ')
    const used = [all.length, 2].find(length =>
      idsNamed(abilities, all.slice(-length).join(' ')).some(id => abilities[id]?.choice)
    )
    // "8 bondi combat pool 3": the eight are no dice
    const isBefore = last === '' && used === all.length
    const isSum = Number(isBefore ? first : last) === Number(attack) + Number(defence)
    return used === undefined || !isSum ? said : `${isBefore || first === '' ? '' : `${first} `}${words} ${attack}a${defence}d`
  })

const NAME_AFTER = phrase`(?<=(?<![a-zà-ÿ])(?:con|with|y|and|us[ae]n?|using|de|\d) )[a-zà-ÿ]{3,12} (?:de )?[a-zà-ÿ]{3,12}`

/** "con reserva de ataque": what several boxes are called, which the board of the unit tells apart. */
export const withSharedNames = (text: string, { abilities }: Rulebook): string =>
  withReplaced(text, NAME_AFTER, said =>
    new Set(idsNamed(abilities, said).map(idOf)).size > 1 ? `+${said.toLowerCase().replaceAll(/\s+/g, '-')}` : said
  )

const PURPOSE = phrase`
  \b([a-zà-ÿ]+) (?:for|to (?:get|gain|take|have|add|remove|lose|drop|shed|clear|reduce))
  \s+(?:(?:the|its|their|an?|${NUMBER}|more|extra) )*(attack dice|defen[cs]e dice|dice|fatigue)\b
`
const PURPOSES: Readonly<Record<string, RegExp>> = {
  attack: /^attack-dice$/,
  defence: /^defence-dice$/,
  defense: /^defence-dice$/,
  dice: /-dice$/,
  fatigue: /^fatigue$/
}

/** "Frigg for the dice", "Frigg to remove fatigue": the one of its effects to choose from that is of this kind. */
export const withChoiceByPurpose = (text: string, { abilities }: Rulebook): string =>
  withReplaced(text, PURPOSE, (said, name: string, purpose: string) => {
    const [id, another] = idsNamed(abilities, name)
    const row = id === undefined || another !== undefined ? undefined : abilities[id]
    const kind = PURPOSES[purpose.toLowerCase().split(/\s/)[0] ?? '']
    const options = row?.effects.filter(({ verb }) => kind?.test(verb)).flatMap(({ option }) => option ?? []) ?? []
    return row?.choice?.take === 'option' && new Set(options).size === 1 ? `${name} ${options[0]}` : said
  })

const BOX_FIRST = phraseAcross`
  ^\W*(?:with |con |(?:el|la|los|las) )?([a-zà-ÿ]+(?: [a-zà-ÿ]+){0,3}?) (?:is |est[aá] )?
  (?:up|active|in play|ready|activ[oa]|en juego)\s*[,:;]\s*(?=(?:(?:my|his|the|mis|sus) )?(?:\d{1,2} )(?:mounted )?([a-zà-ÿ]+))
  (.{8,200})$
`

/** "with Shieldwall up, 6 hirdmen charge 8 ceorls": told before the fight, of the unit on whose board it is. */
export const withBoxOfTarget = (text: string, { abilities, troops }: Rulebook): string => {
  const [, name = '', first = '', fight = ''] = matchOf(BOX_FIRST, text) ?? []
  const boards = idsNamed(abilities, name).map(boardOf)
  const factions = idsNamed(troops, first).map(id => troops[id]?.faction)
  const isOfOther =
    boards.length > 0 && factions.length > 0 && !factions.some(each => each !== undefined && boards.includes(each))
  return isOfOther ? `${fight.replace(/[\s.?!]+$/, '')}, use ${name}` : text
}
