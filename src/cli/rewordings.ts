import { troopsCalled } from '../request/words/loss-question'
import { MOST_LETTERS } from '../request/words/sentence'
import { idsNamed } from '../rules/named'
import type { Rulebook } from '../rules/types'
import { inDigits } from './dice-words'
import { ENGLISH_REWORDINGS } from './english-rewordings'
import { MORE_REWORDINGS } from './more-rewordings'
import { DEED, NUMBER, re } from './rewording'
import { mayBeSpanish, mayNeedRewording } from './rewording-hints'
import { SPANISH_REWORDINGS } from './spanish-rewordings'

/** Turns of phrase around a fight, put in plain words before the text is read: "8 bondi fight 4 huscarls to the death". */

const POSSESSIVE = /(?<![\p{L}\d])(\p{L}+)['\u2019]s\s+(?=\d)/gu

/** "William's 6 knights" fight without William; only "my warlord's 4 hearthguard" guard him. */
const withoutHeroOwner = (text: string, { troops }: Rulebook): string =>
  text.replace(POSSESSIVE, (said, name: string) => (idsNamed(troops, name).some(id => troops[id]?.hero) ? '' : said))

const TITLES = 'jarl|king|earl|duke|prince|lord|warlord|hero|rey|conde|duque|pr[ií]ncipe|señor'
const TITLED = new RegExp(String.raw`(?<![a-zà-ÿ])(?:(?:the|el|la)\s+)?(?:${TITLES})\s+([a-zà-ÿ]+)`, 'gi')

/** "the jarl Sven", "Earl Harold": the title of a hero says nothing more of him. */
const withoutTitles = (text: string, { troops }: Rulebook): string =>
  text.replace(TITLED, (said, name: string) => (idsNamed(troops, name).some(id => troops[id]?.hero) ? name : said))

const ONE_AT_FIRST = new RegExp(String.raw`^\W*an?\s+([a-zà-ÿ]+)\s+(?=(?:${DEED}|vs?\.?|against)\s)`, 'i')

/** "a huscarl vs 3 bondi": one of them. */
const withOneAtFirst = (text: string, book: Rulebook): string =>
  text.replace(ONE_AT_FIRST, (said, word: string) => (troopsCalled(word.toLowerCase(), book).length > 0 ? `1 ${word} ` : said))

const FROM_BOX = re(
  String.raw`\b(?:with\s+)?(an?|${NUMBER})\s+(attack|defen[cs]e)\s+(?:dice|die)\s+from\s+(?:the\s+|their\s+|its\s+)?([a-zà-ÿ]+(?:\s+[a-zà-ÿ]+)?)`
)

/** "a defence die from the combat pool": the box, and what its dice are. */
const withDiceOfBox = (text: string, { abilities }: Rulebook): string =>
  text.replace(FROM_BOX, (said, count: string, kind: string, name: string) =>
    idsNamed(abilities, name).length > 0 ? `with ${name} ${/^a/i.test(count) ? 1 : inDigits(count)} ${kind}` : said
  )

const DICE_ON_BOX = new RegExp(
  String.raw`\bwith\s+(${NUMBER})\s+(?:saga\s+)?dice\s+on\s+(?:the\s+)?([a-zà-ÿ]+)(\s+[a-zà-ÿ]+)?`,
  'gi'
)

/** "with two dice on attack pool": SAGA dice on a box, which are its strength. */
const withBoxesFirst = (text: string, { abilities }: Rulebook): string =>
  text.replace(DICE_ON_BOX, (said, count: string, word: string, next = '') => {
    const isBox = (name: string): boolean => idsNamed(abilities, name).length > 0
    if (isBox(`${word}${next}`)) return `with ${word}${next} ${count}`
    return isBox(word) ? `with ${word} ${count}${next}` : said
  })

const MORE_THAN = /((?:mat|perd|pierd)[a-zà-ÿ]+\s+)(?:a\s+)?m[aá]s\s+de\s+(\d{1,2})(?!\d)/gi

/** "matar a más de 4 de 8 guerreros": at least one more. */
const withLeast = (text: string): string =>
  text.replace(MORE_THAN, (_, verb: string, count: string) => `${verb}al menos ${Number(count) + 1}`)

const HALF_OF =
  /(\d{1,2})(\s+[a-zà-ÿ][^,;\d]{0,40}?[\s,]+(?:(?:with|only|con|s[oó]lo)\s+)?)(?:half|(?:la\s+)?mitad)\s+(?:are\s+)?(?=engaged|in\s+(?:range|reach|contact|sight)|trabad[oa]s|en\s+(?:alcance|contacto))/gi

/** "12 levies with bows, half in range": six of them. */
const withHalf = (text: string): string =>
  text.replace(HALF_OF, (_, models: string, between: string) => `${models}${between}${Math.ceil(Number(models) / 2)} `)

const RANGE_OF = re(
  String.raw`\b(${NUMBER})\s+to\s+(${NUMBER})\s+(?=(?:mounted\s+)?[a-zà-ÿ]+\s+(?:vs?|against|charge|attack|shoot))`
)

/** "four to twelve warriors against ...": a range in digits. */
const withRangeInDigits = (text: string): string =>
  text.replace(RANGE_OF, (said, from: string, to: string) =>
    /^\d+$/.test(from + to) ? said : `${inDigits(from)}-${inDigits(to)} `
  )

const SHARES: Readonly<Record<string, (models: number) => number>> = {
  'a third': models => Math.ceil(models / 3),
  'one third': models => Math.ceil(models / 3),
  'two thirds': models => Math.ceil((2 * models) / 3),
  'a quarter': models => Math.ceil(models / 4),
  'one quarter': models => Math.ceil(models / 4),
  'three quarters': models => Math.ceil((3 * models) / 4),
  most: models => Math.floor(models / 2) + 1
}
const SHARE_OF = re(
  String.raw`\b(?:at\s+least\s+)?(${Object.keys(SHARES).join('|')})\s+of\s+((?:(?:the|my|our|his|her|their)\s+)?)(${NUMBER})\s+(?=[a-zà-ÿ])`
)

/** "a third of 9 ceorls die": at least three of them. */
const withShares = (text: string): string =>
  text.replace(SHARE_OF, (said, share: string, owner: string, count: string) => {
    const models = Number(inDigits(count))
    const least = SHARES[share.toLowerCase()]?.(models)
    return least === undefined ? said : `at least ${least} of ${owner}${models} `
  })

const BOTH_KINDS = re(
  String.raw`\b(${NUMBER})\s+(?:(?:in|for|on)\s+)?(attack|defen[cs]e)\s*,?\s+(?:and\s+)?(${NUMBER})\s+(?:(?:in|for|on)\s+)?(attack|defen[cs]e)\b`
)

/** "combat pool: one attack, one defence": dice, and no attack. */
const withPoolDice = (text: string): string =>
  text.replace(
    BOTH_KINDS,
    (_, one: string, kind: string, other: string, second: string) => `${inDigits(one)} ${kind} ${inDigits(other)} ${second}`
  )

const LAST_OF_THEM = /\b(?:the|his|her|their|my|our)\s+(?:very\s+)?last\s+([a-zà-ÿ]+)/gi

/** "the last huscarl": one of them. */
const withLastOne = (text: string, book: Rulebook): string =>
  text.replace(LAST_OF_THEM, (said, word: string) => (troopsCalled(word.toLowerCase(), book).length > 0 ? `1 ${word}` : said))

/** What the men of a leader are called. */
const MEN = ['men', 'brothers', 'hombres', 'hermanos']

const longestFirst = (names: readonly string[]): string =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

/** "Egil with 3 hirdmen", "Sigvald and his 3 Jomsvikings": a leader who is one model of his unit, and the others of it. */
const withLedUnits = (text: string, { troops, classes }: Rulebook): string => {
  const led = Object.values(troops).filter(({ parts }) => parts?.some(({ models }) => models === 1))
  return led.reduce((all, troop) => {
    const { names, parts = [], heroic } = troop
    // "warlord and 4 hearthguard" are two units
    const joint = heroic ? 'with|con' : 'with|and|plus|con|y'
    const ofGroup = heroic ? [] : (classes[troop.class]?.names ?? [])
    const others = [...parts.filter(({ models }) => models > 1).map(({ name }) => name), ...names, ...ofGroup, ...MEN]
    const leader = parts.flatMap(({ name, models }) => (models === 1 ? [name.toLowerCase()] : []))
    const called = [
      ...leader,
      ...names.filter(name => leader.some(each => name.startsWith(`${each} `) || name.endsWith(` ${each}`)))
    ]
    const pattern = re(
      String.raw`(?<![a-zà-ÿ])(?:${longestFirst(called)})\s+(?:${joint})\s+(?:(?:his|sus)\s+)?(${NUMBER})(?:\s+(?:of\s+his\s+)?(?:${longestFirst(others)})(?![a-zà-ÿ])|(?=\s+(?:${DEED}|vs|against|carga|contra)))`
    )
    return all.replace(pattern, (_, count: string) => `${Number(inDigits(count)) + 1} ${names[0]}`)
  }, text)
}

const CHANCE_IN = re(String.raw`\b(?:an?\s+)?(${NUMBER})(?:\s*/\s*|\s+(?:in|out\s+of)\s+)(${NUMBER})\s+(?=chance|probability)`)

/** "how many ... for a 2/3 chance", "a two in three chance": in per cent. */
const withChanceInPercent = (text: string): string =>
  /\bneed\b/i.test(text)
    ? text.replace(CHANCE_IN, (said, part: string, whole: string) => {
        const share = Number(inDigits(part)) / Number(inDigits(whole))
        return share > 0 && share < 1 ? `a ${Number((100 * share).toFixed(4))}% ` : said
      })
    : text

const JOINED = re(String.raw`\b(${TITLES})\s+(?:joined|accompanied|escorted)\s+by\s+(?=${NUMBER}\s)`)

/** "a warlord joined by 2 lifeguards": one unit, where the edition has no two units side by side. */
const withCompanions = (text: string, { edition }: Rulebook): string => (edition === 2 ? text.replace(JOINED, '$1 with ') : text)

const PURPOSE = re(
  String.raw`\b([a-zà-ÿ]+)\s+(?:for|to\s+(?:get|gain|take|have|add|remove|lose|drop|shed|clear|reduce))\s+(?:(?:the|its|their|an?|${NUMBER}|more|extra)\s+)*(attack\s+dice|defen[cs]e\s+dice|dice|fatigue)\b`
)
const PURPOSES: Readonly<Record<string, RegExp>> = {
  attack: /^attack-dice$/,
  defence: /^defence-dice$/,
  defense: /^defence-dice$/,
  dice: /-dice$/,
  fatigue: /^fatigue$/
}

/** "Frigg for the dice", "Frigg to remove fatigue": the one of its effects to choose from that is of this kind. */
const withChoiceByPurpose = (text: string, { abilities }: Rulebook): string =>
  text.replace(PURPOSE, (said, name: string, purpose: string) => {
    const [id, another] = idsNamed(abilities, name)
    const row = id === undefined || another !== undefined ? undefined : abilities[id]
    const kind = PURPOSES[purpose.toLowerCase().split(/\s/)[0] ?? '']
    const options = row?.effects.filter(({ verb }) => kind?.test(verb)).flatMap(({ option }) => option ?? []) ?? []
    return row?.choice?.take === 'option' && new Set(options).size === 1 ? `${name} ${options[0]}` : said
  })

/** What rows cannot say, because it counts or looks names up, in the order in which it is done. */
const REWRITERS: readonly ((text: string, book: Rulebook) => string)[] = [
  withLeast,
  withHalf,
  withShares,
  withRangeInDigits,
  withPoolDice,
  withLastOne,
  withOneAtFirst,
  withoutHeroOwner,
  withoutTitles,
  withDiceOfBox,
  withBoxesFirst,
  withChoiceByPurpose,
  withChanceInPercent,
  withCompanions,
  withLedUnits
]

/** A text in plainer words. */
export const inPlainWords = (text: string, book: Rulebook): string => {
  const english = [...ENGLISH_REWORDINGS, ...MORE_REWORDINGS]
  const rows = mayBeSpanish(text) ? [...english, ...SPANISH_REWORDINGS] : english
  const plain = rows.reduce((all, [said, otherwise]) => all.replace(said, otherwise), text)
  return REWRITERS.reduce((all, rewritten) => rewritten(all, book), plain)
}

/** The words in plainer ones; the same words if there is nothing to put otherwise. */
export const reworded = (words: readonly string[], book: Rulebook): readonly string[] => {
  const text = words.join(' ')
  if (text.length > MOST_LETTERS || /\s{20}/.test(text) || !mayNeedRewording(text)) return words
  const plainer = inPlainWords(text, book)
  return plainer === text ? words : [plainer]
}
