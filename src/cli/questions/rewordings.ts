import { MOST_LETTERS } from '../../request/words/sentence'
import { NUMBERS } from '../../request/words/templates'
import { troopIdFor } from '../../rules/lookup'
import { idsNamed } from '../../rules/named'
import { onceFor } from '../../rules/once-for'
import type { Rulebook } from '../../rules/types'
import {
  withBoxesCounted,
  withBoxesFirst,
  withBoxesFormed,
  withBoxOfBothFirst,
  withBoxOfTarget,
  withChoiceByPurpose,
  withCountedDice,
  withDiceOfBox,
  withPurposeLast,
  withSharedNames
} from './boxes-in-words'
import { withChargerFirst } from './charger-named'
import { inDigits } from './dice-words'
import { ENGLISH_ASIDES } from './english/asides'
import { ENGLISH_CHANCES } from './english/chances'
import { ENGLISH_CHOICES } from './english/choices'
import { ENGLISH_CONSTRUCTIONS } from './english/constructions'
import { ENGLISH_CORRECTIONS } from './english/corrections'
import { ENGLISH_COUNTS } from './english/counts'
import { ENGLISH_COURTESY } from './english/courtesy'
import { ENGLISH_FATES } from './english/fates'
import { ENGLISH_FOES } from './english/foes'
import { ENGLISH_NUMBERS } from './english/numbers'
import { ENGLISH_NAMES, ENGLISH_PLAIN_TALK } from './english/plain-talk'
import { ENGLISH_PLANS } from './english/plans'
import { ENGLISH_QUESTIONS_FIRST } from './english/questions-first'
import { ENGLISH_REWORDINGS } from './english/rewordings'
import { ENGLISH_SHORTHAND } from './english/shorthand'
import { ENGLISH_SIDES } from './english/sides'
import { ENGLISH_SITUATIONS } from './english/situations'
import { ENGLISH_SPEECH } from './english/speech'
import { ENGLISH_STATES } from './english/states'
import { ENGLISH_TABLE_TALK } from './english/table-talk'
import { ENGLISH_TARGETS } from './english/targets'
import { ENGLISH_TELLING } from './english/telling'
import { ENGLISH_TERSE } from './english/terse'
import { ENGLISH_WEIGHING } from './english/weighing'
import { ENGLISH_WHICH_FIRST } from './english/which-first'
import { withFactionsOfSides, withWholeFactions } from './factions'
import { withHimNamed } from './him-named'
import { withLostBefore } from './lost-before'
import { allReplaced, withReplaced } from './may-match'
import { DEED, firstPhrase, NAMES_CHANCE, NUMBER, phrase, type Rewording } from './rewording'
import { withRangeInBands } from './shots-said'
import { inKnownForms } from './spanish/forms'
import { SPANISH_REWORDINGS } from './spanish/rewordings'
import { withFacesFirst } from './throw-asked'
import { isLeader, isTroop } from './units-said'

/** Turns of phrase around a fight, put in plain words before the text is read: "8 bondi fight 4 huscarls to the death". */

const POSSESSIVE = /(?<![\p{L}\d])(\p{L}+)['\u2019]s\s+(?=\d|\p{L}+\W+\d)/gu

/** "William's 6 knights" fight without William; only "my warlord's 4 hearthguard" guard him. */
const withoutHeroOwner = (text: string, { troops }: Rulebook): string =>
  withReplaced(text, POSSESSIVE, (said, name: string) => (idsNamed(troops, name).some(id => troops[id]?.hero) ? '' : said))

const TITLES = 'jarl|king|earl|duke|prince|lord|warlord|hero|rey|conde|duque|pr[ií]ncipe|señor'
const TITLED = phrase`(?<![a-zà-ÿ])(?:(?:the|el|la) )?(?:${TITLES}|minstrel|bard|bishop|juglar|obispo) ([a-zà-ÿ]+)`

/** "the jarl Sven", "Earl Harold": the title of a hero says nothing more of him. */
const withoutTitles = (text: string, { troops }: Rulebook): string =>
  withReplaced(text, TITLED, (said, name: string) => (idsNamed(troops, name).some(id => troops[id]?.hero) ? name : said))

const ONE_AT_FIRST = firstPhrase`^\W*an? ([a-zà-ÿ]+) (?=(?:${DEED}|vs?\.?|against)\s)`

/** "a huscarl vs 3 bondi": one of them. */
const withOneAtFirst = (text: string, book: Rulebook): string =>
  withReplaced(text, ONE_AT_FIRST, (said, word: string) => (isTroop(word, book) ? `1 ${word} ` : said))

const WORDS = /[a-zà-ÿ\d]+(?:-[a-zà-ÿ]+)?/gi
const ACTS = firstPhrase`^${DEED}$`
/** Who "the vikings" are: their player says nothing more. */
const PLAYER = firstPhrase`^ (?:player|side|unit)(?![a-zà-ÿ])`

/** "8 bondi charge 4 huscarls, the vikings have 1 fatigue", "the danes charge": the one unit of that faction named before. */
const withFactionsNamed = (text: string, book: Rulebook): string => {
  if (!/[,.;:]|(?<![a-zà-ÿ])(?:the|los|las|use|play)\s/i.test(text)) return text
  const { troops, factions } = book
  const words = [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
  const all = words.map(({ word }) => ({
    faction: idsNamed(factions, word)[0],
    // a class is of no faction
    own: idsNamed(troops, word).find(id => !troops[id]?.hero)
  }))
  const before: { readonly faction: string; readonly name: string }[] = []
  let rest = ''
  let end = 0
  words.forEach(({ word, start }, at) => {
    const { faction, own } = all[at] ?? {}
    const isPart = all[at + 1]?.own !== undefined || /^\d/.test(words[at + 1]?.word ?? '')
    // "..., normans charge"
    const isParted = /[,.;:]/.test(text.slice(words[at - 1]?.end ?? start, start))
    const act = words[at + 1]?.word ?? ''
    // "... 8 ceorls vikings use ullr"
    const isSubject =
      (isParted && ACTS.test(act)) || ((isParted || all[at - 1]?.own !== undefined) && /^(?:use|play)$/i.test(act))
    const isMention = isSubject || /^(?:the|los|las)$/i.test(words[at - 1]?.word ?? '')
    const isNamed = isMention && faction !== undefined && own === undefined
    const names = new Set(before.flatMap(unit => (unit.faction === faction ? [unit.name] : [])))
    const [name, other] = names
    if (isNamed && !isPart && name !== undefined && other === undefined) {
      rest += `${text.slice(end, start)}${name}`
      end = start + word.length
      end += PLAYER.exec(text.slice(end))?.[0].length ?? 0
    }
    const troop = troops[own ?? '']
    const of = troop?.faction ?? (troop && all[at - 1]?.faction)
    const isCounted = [at - 1, at - 2, at - 3].some(index => /^\d/.test(words[index]?.word ?? ''))
    // "norman warriors" are called sergeants
    if (of !== undefined && isCounted)
      before.push({ faction: of, name: troop?.faction ? word : (troopIdFor(book, own ?? '', of) ?? word) })
  })
  return `${rest}${text.slice(end)}`
}

const UNIT_OF = phrase`\b(?:an? |one )?(?:single )?([a-z]+) (?:unit|squad|band|group) of (\d{1,2})(?!\d)(?=\s)`

/** "a berserker unit of 4": so many of them. */
const withUnitsOf = (text: string, book: Rulebook): string =>
  withReplaced(text, UNIT_OF, (said, name: string, count: string) => (isTroop(name, book) ? `${count} ${name}` : said))

const MORE_THAN = phrase`(?<!(?<![a-zà-ÿ])no\s{1,3})((?:mat|perd|pierd)[a-zà-ÿ]+ )(?:a )?m[aá]s de (\d{1,2})(?!\d)`

/** "matar a más de 4 de 8 guerreros": at least one more. */
const withLeast = (text: string): string =>
  withReplaced(text, MORE_THAN, (_, verb: string, count: string) => `${verb}al menos ${Number(count) + 1}`)

const HALF_OF = phrase`
  (\d{1,2})( [a-zà-ÿ][^,;\d]{0,40}?[\s,]+(?:(?:with|only|con|s[oó]lo) )?)(?:half|(?:la )?mitad) (?:are )?
  (?=engaged|in (?:range|reach|contact|sight)|trabad[oa]s|en (?:alcance|contacto))
`

const HALF_STRENGTH = phrase`(\d{1,2})( [a-z]+)\s*[,(]?\s*(?:at )?half[\s-]strength\)?,?`

const HALF_FIRST = phrase`
  \b(?:only )?half (?:of )?((?:(?:the|my|our|his|her|their) )?)(\d{1,2})
  (?= [a-z][^,;\d]{0,40}?\s(?:can|could|are|is|have|reach|see|fight|shoot)\s)
  (?=.*\b(?:see|sight|reach|range|engaged|contact|fight|shoot)\b)
`

/** "12 levies with bows, half in range": six of them; "8 bondi at half strength" are four. */
const withHalf = (text: string): string =>
  withReplaced(
    withReplaced(
      withReplaced(
        text,
        HALF_FIRST,
        (_, owner: string, models: string) => `${Math.ceil(Number(models) / 2)} of ${owner}${models}`
      ),
      HALF_OF,
      (_, models: string, between: string) => `${models}${between}${Math.ceil(Number(models) / 2)} `
    ),
    HALF_STRENGTH,
    (_, models: string, name: string) => `${Math.ceil(Number(models) / 2)}${name}`
  )

const RANGE_OF = phrase`\b(${NUMBER}) to (${NUMBER}) (?=(?:mounted )?[a-zà-ÿ]+ (?:vs?|against|charge|attack|shoot))`

/** "four to twelve warriors against ...": a range in digits. */
const withRangeInDigits = (text: string): string =>
  withReplaced(text, RANGE_OF, (said, from: string, to: string) =>
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
const SHARE_OF = phrase`\b(?:at least )?(${Object.keys(SHARES).join('|')}) of ((?:(?:the|my|our|his|her|their) )?)(${NUMBER}) (?=[a-zà-ÿ])`

/** "a third of 9 ceorls die": at least three of them. */
const withShares = (text: string): string =>
  withReplaced(text, SHARE_OF, (said, share: string, owner: string, count: string) => {
    const models = Number(inDigits(count))
    const least = SHARES[share.toLowerCase()]?.(models)
    return least === undefined ? said : `at least ${least} of ${owner}${models} `
  })

const BOTH_KINDS = phrase`\b(${NUMBER}) (?:(?:in|for|on) )?(attack|defen[cs]e)\s*,? (?:and )?(${NUMBER}) (?:(?:in|for|on) )?(attack|defen[cs]e)\b`

/** "combat pool: one attack, one defence": dice, and no attack. */
const withPoolDice = (text: string): string =>
  withReplaced(
    text,
    BOTH_KINDS,
    (_, one: string, kind: string, other: string, second: string) => `${inDigits(one)} ${kind} ${inDigits(other)} ${second}`
  )

const LAST_OF_THEM = phrase`\b(?:the|his|her|their|my|our) (?:very )?last ([a-zà-ÿ]+)`

/** "the last huscarl": one of them. */
const withLastOne = (text: string, book: Rulebook): string =>
  withReplaced(text, LAST_OF_THEM, (said, word: string) => (isTroop(word, book) ? `1 ${word}` : said))

/** What the men of a leader are called. */
const MEN = ['men', 'brothers', 'hombres', 'hermanos']

const longestFirst = (names: readonly string[]): string =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .map(name => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')

/** What says of a leader, who is one model of his unit, that the others are with him, and what the unit is called. */
const ledUnits = onceFor(({ troops, classes }): readonly (readonly [said: RegExp, unit: string])[] => {
  const led = Object.values(troops).filter(({ parts }) => parts?.some(({ models }) => models === 1))
  return led.map(troop => {
    const { names, parts = [], heroic } = troop
    // "warlord and 4 hearthguard" are two units
    const joint = heroic ? 'with|con' : 'with|and|plus|con|y'
    const ofGroup = heroic ? [] : (classes[troop.class]?.names ?? [])
    const others = [...parts.filter(({ models }) => models > 1).map(({ name }) => name), ...names, ...ofGroup, ...MEN]
    const leader = parts.flatMap(({ name, models }) => (models === 1 ? [name.toLowerCase()] : []))
    const called = [
      ...leader,
      ...names.filter(name => leader.some(each => name.startsWith(`${each} `) || name.endsWith(` ${each}`))),
      // "Godwinson and his brothers", but not "the Godwinsons"
      ...names.filter(name => /^[a-zà-ÿ]+[^\Ws]$/.test(name))
    ]
    const { least, most } = troop.models ?? {}
    const counted = least === most ? `(?:${longestFirst(MEN)})(?![a-zà-ÿ])|` : ''
    const said = phrase`
      (?<![a-zà-ÿ])(?:${longestFirst(called)}) (?:${joint}|&|\+) (?:(?:his|sus) )?
      (?:${counted}(${NUMBER})(?: (?:of his )?(?:${longestFirst(others)})(?![a-zà-ÿ])|(?= (?:${DEED}|vs|against|carga|contra))))
    `
    return [said, names[0] ?? troop.name]
  })
})

/** "Egil with 3 hirdmen", "Sigvald and his 3 Jomsvikings": a leader who is one model of his unit, and the others of it. */
const withLedUnits = (text: string, book: Rulebook): string =>
  ledUnits(book).reduce(
    (all, [said, unit]) => withReplaced(all, said, (_, count) => (count ? `${Number(inDigits(count)) + 1} ${unit}` : unit)),
    text
  )

const TIMES_IN = phrase`\b(once|twice|${NUMBER})(?: times?)? (?:in|out of) (?:every )?(${NUMBER})(?: (?:times|tries|games|fights))?(?=\W*$)`

const CHANCE_IN = phrase`\b(?:an? )?(${NUMBER})(?:\s*/\s*| (?:in|out of) )(${NUMBER}) (?=chance|probability)`

/** "how many ... for a 2/3 chance", "a two in three chance", "two times out of three": in per cent. */
const withChanceInPercent = (text: string): string => {
  if (!/\bneed|\btakes?\b/i.test(text)) return text
  const inPercent =
    (before: string, behind: string) =>
    (said: string, part = '', whole = ''): string => {
      const share = (/^once$/i.test(part) ? 1 : /^twice$/i.test(part) ? 2 : Number(inDigits(part))) / Number(inDigits(whole))
      return share > 0 && share < 1 ? `${before}${Number((100 * share).toFixed(4))}%${behind}` : said
    }
  const timed = withReplaced(text, TIMES_IN, inPercent('', ' of the time'))
  return withReplaced(timed, CHANCE_IN, inPercent('a ', ' '))
}

const JOINED = phrase`\b(${TITLES}) (?:joined|accompanied|escorted) by (?=${NUMBER}\s)`

/** "a warlord joined by 2 lifeguards": one unit, where the edition has no two units side by side. */
const withCompanions = (text: string, { edition }: Rulebook): string =>
  edition === 2 ? withReplaced(text, JOINED, '$1 with ') : text

/** "half a dozen ceorls" are not twelve: only what is a numeral. */
const COUNT_IN_WORDS = phrase`(?<![a-zà-ÿ\d])(${NUMBERS.slice(2)
  .flatMap(words => words.split('|').slice(0, 2))
  .join('|')}) (?=([a-zà-ÿ]+))`

/** "ocho bondi": units counted in digits, as most turns of phrase have them. */
export const withUnitsInDigits = (text: string, book: Rulebook): string =>
  withReplaced(text, COUNT_IN_WORDS, (said, count: string, word: string) => (isTroop(word, book) ? `${inDigits(count)} ` : said))

/** What rows cannot say, because it counts or looks names up, in the order in which it is done. */
const REWRITERS: readonly ((text: string, book: Rulebook) => string)[] = [
  withLeast,
  withFacesFirst,
  withHalf,
  withShares,
  withRangeInDigits,
  withPoolDice,
  withLastOne,
  withOneAtFirst,
  withoutHeroOwner,
  withoutTitles,
  withBoxOfTarget,
  withBoxOfBothFirst,
  withPurposeLast,
  withDiceOfBox,
  withBoxesFirst,
  withBoxesCounted,
  withCountedDice,
  withUnitsOf,
  withBoxesFormed,
  withWholeFactions,
  withFactionsNamed,
  withChoiceByPurpose,
  withChanceInPercent,
  withCompanions,
  withLedUnits,
  withSharedNames,
  withRangeInBands
]

/** What asks how a fight may end. */
const ASKS_OF_FATE = firstPhrase`\b(?:${NAMES_CHANCE}|enough|do|does|can|could|will|would|puede[ns]?|podr[ií]an?)\b|¿`
/** Of whom "they" are in a turn its steps decide. */
const SEVERAL_STEPS = /\b(?:then|next|luego|despu[eé]s)\b/i
const SOME = `(?:${NUMBER}|half|all|any|none|both|most|mitad)(?: (?:or|o) (?:more|fewer|m[aá]s|menos))?`
const SOME_OF_THEM = phrase`
  \b${SOME} of (?=(?:them|those|these) (?:(?:will|would|to) )?(?:die|dying|fall|perish|surviv|live|(?:are|get|being) killed))
  |(?<=\b(?:mueran?|caigan?|sobreviv[ae]n?) (?:al menos |como mucho |m[aá]s de )?)${SOME} de
  \s+(?=(?:ell|[eé]st|[eé]s)[ao]s(?![a-zà-ÿ]))
`

/** "8 bondi charge 4 huscarls, odds that 2 of them die": of the unit that was named last before, or last of all. */
const withThemNamed = (text: string, book: Rulebook): string => {
  const [said] = ASKS_OF_FATE.test(text) && !SEVERAL_STEPS.test(text) ? text.matchAll(SOME_OF_THEM) : []
  if (!said) return text
  const start = said.index + said[0].length
  const units = [...text.matchAll(WORDS)].filter(({ 0: word }) => isTroop(word, book))
  const named = units.findLast(({ index }) => index < start) ?? units.at(-1)
  return named ? `${text.slice(0, start)}the ${named[0]}${text.slice(start).replace(/^\S+?(?=[\s,.;:?!]|$)/, '')}` : text
}

const KILLS = phrase`
  \b(kill|slay|tak(?=(?:es?|ing) out))(e?s|e|ing)?(?: out)? (all )?((?:(?:the|his|her|their|my|our|an?|enemy|of) ){0,2})
  (\d{1,2} )?([a-z]+)(?![a-z])
`
const KILLS_IN_SPANISH = phrase`(?<![a-zà-ÿ])mat(an|en|a|e|ar|o) a(?:l| (?:el|los|las|sus?|mis?))? (\d{1,2} )?([a-zà-ÿ]+(?: de la guerra)?)(?![a-zà-ÿ])`

const WHOLE = String.raw`(?:the|my|his|her|their|our|los|las|mis|sus) (\d{1,2}) ([a-zà-ÿ]+)`
const DOOMED = phrase`
  (?<=\b(?:that|(?:odds|chances?|probability|likelihood) of) )(${WHOLE})
  (?= (?:die|dying|fall|falling|perish|(?:are|get|being) killed)\b)
  |(?<=\bque )(${WHOLE}) (?:mueran|caigan|mueren|caen)(?![a-zà-ÿ])
  |(?<=\bque (?:mueran|caigan|mueren|caen) |\b(?:los(?:e|ing)|perder) )(?:a )?(${WHOLE})
`

/** So many that they are a unit by themselves (R1.3). */
const isUnitOf = (count: string, name: string, book: Rulebook): boolean =>
  isTroop(name, book) && Number(count) >= book.muster.models.least

/** "chance that the 4 huscarls die": all of them. */
const withAllDoomed = (text: string, book: Rulebook): string =>
  withReplaced(text, DOOMED, (said, one = '', n1 = '', t1 = '', two = '', n2 = '', t2 = '', three = '', n3 = '', t3 = '') => {
    if (!isUnitOf(n1 || n2 || n3, t1 || t2 || t3, book)) return said
    return two
      ? `mueran todos ${two}`
      : /^(?:los|las|mis|sus)\s/i.test(one + three)
        ? `todos ${one}${three}`
        : `all ${one}${three}`
  })

const EACH_NUMBER = phrase`(?<![a-zà-ÿ\d])${NUMBER}(?![a-zà-ÿ\d])`

/**
 * What is killed where it is a whole unit, "4 huscarls" or a leader: of fewer models than are mustered (R1.3) only some of a unit can
 * be meant. `elsewhere`: the rest of the text; a second number in it may be the size of the unit, of which four are killed.
 */
const wholeKilled = (count: string, name: string, elsewhere: string, book: Rulebook): string | undefined => {
  if (count === '') return isLeader(name, book) ? `1 ${name}` : undefined
  return isUnitOf(count, name, book) && elsewhere.match(EACH_NUMBER)?.length === 1 ? `${count}${name}` : undefined
}

/** "chance that 8 bondi kill 4 huscarls": they wipe them out. */
const withWholeKilled = (text: string, book: Rulebook): string => {
  if (!ASKS_OF_FATE.test(text) || SEVERAL_STEPS.test(text)) return text
  const inEnglish = withReplaced(
    withAllDoomed(text, book),
    KILLS,
    (said, _verb, ending = '', _all, owner = '', count = '', name = '') => {
      const unit = wholeKilled(count, name, text.replace(said, ''), book)
      return unit === undefined
        ? said
        : `${ending === 'ing' ? 'wiping' : 'wipe'} out ${owner.replace(/\b(?:an?|of)\s+/gi, '')}${unit}`
    }
  )
  return withReplaced(inEnglish, KILLS_IN_SPANISH, (said, ending = '', count = '', name = '') => {
    const unit = wholeKilled(count, name, text.replace(said, ''), book)
    return unit === undefined ? said : `aniquil${ending} a ${unit}`
  })
}

const LEADER_KILLS = phrase`
  (?<=
    \b(?:(?:odds|chances?|probability|likelihood) (?:that|of)|how (?:likely|often)(?: (?:is it that|do|does|will|would|can))?)\s+
  )(?:(?:the|my|our|his|her|their|an?) )?([a-z]+)(?= (?:(?:can|could|will|would) )?(?:kill|wip|slay|destroy|drop|tak)[a-z]*\s)
  |(?<=\bque )(?:(?:el|mi|su|un) )?(señor de la guerra|[a-zà-ÿ]+)(?= (?:mat|aniquil|elimin|destru)[a-z]+\s)
`

/** "chance that the warlord kills 3 of 8 bondi": who is a unit by himself is counted as one. */
const withLeaderCounted = (text: string, book: Rulebook): string =>
  withReplaced(text, LEADER_KILLS, (said, english = '', spanish = '') =>
    isLeader(english || spanish, book) ? `1 ${english || spanish}` : said
  )

const COUNT_BEHIND = phrase`
  (?<!\d\s*|\bof )(?<![a-zà-ÿ])((?:mounted|dismounted|tired|exhausted|fresh) )?([a-zà-ÿ]{1,20})(?:\s*\((\d{1,2})\)| ?x ?(\d{1,2})(?![\d\w]|\s
  (?!(?:${DEED}|vs?|against|are|get|is|with|in|behind|who)\b)[a-zà-ÿ]))
`

/** "the huscarls (4) are tired", "huscarls x4": the number before them. */
const withCountFirst = (text: string, book: Rulebook): string =>
  withReplaced(text, COUNT_BEHIND, (said, state = '', word = '', inBrackets = '', times = '') =>
    isTroop(word, book) ? `${inBrackets || times} ${state}${word}` : said
  )

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const PER_CENT = phrase`\b(${TENS.join('|')})(?:[\s-]+(five))?\s*(?:%|per\s?cent\b)`

/** "seventy-five per cent": in digits. */
const withPercentInDigits = (text: string): string =>
  withReplaced(
    text,
    PER_CENT,
    (_, tens: string, five?: string) => `${10 * (TENS.indexOf(tens.toLowerCase()) + 2) + (five === undefined ? 0 : 5)}%`
  )

const LIMIT_IN_WORDS = phrase`
  (?<=\b(?:los(?:e|es|ing|t)|kill(?:s|ed|ing)?|at least|at most|exactly|more than|fewer than|less than|al menos|como mucho|exactamente
  |m[aá]s de|menos de)\s+(?:a )?)
  (${NUMBERS.slice(2, 13)
    .flatMap(words => words.split('|').filter(word => !/^(?:both|amb|pair|couple|dozen|docena|decena|once)/.test(word)))
    .join('|')})
  (?=\s+(?:or (?:more|fewer|less)|o m[aá]s|men|models|when|if|charging|of|de|si|al)\b|\s*\?*\W*$)
`

/** "lose three or more", "al menos dos": the number in digits. */
const withLimitsInDigits = (text: string): string => withReplaced(text, LIMIT_IN_WORDS, (_, count: string) => inDigits(count))

/** All turns of phrase, in the order in which they are put otherwise. */
export const REWORDINGS: readonly Rewording[] = [
  ...ENGLISH_COURTESY,
  ...ENGLISH_CORRECTIONS,
  ...ENGLISH_SHORTHAND,
  ...ENGLISH_SITUATIONS,
  ...ENGLISH_QUESTIONS_FIRST,
  ...ENGLISH_WHICH_FIRST,
  ...ENGLISH_FATES,
  ...ENGLISH_TABLE_TALK,
  ...ENGLISH_PLAIN_TALK,
  ...ENGLISH_TERSE,
  ...ENGLISH_WEIGHING,
  ...ENGLISH_TELLING,
  ...ENGLISH_PLANS,
  ...ENGLISH_FOES,
  ...ENGLISH_COUNTS,
  ...ENGLISH_SPEECH,
  ...ENGLISH_TARGETS,
  ...ENGLISH_SIDES,
  ...ENGLISH_CONSTRUCTIONS,
  ...ENGLISH_STATES,
  ...ENGLISH_CHANCES,
  ...ENGLISH_REWORDINGS,
  ...ENGLISH_ASIDES,
  ...ENGLISH_CHOICES,
  ...ENGLISH_NUMBERS,
  ...SPANISH_REWORDINGS
]

/** What is put in plain words before the rows, in the order in which it is done. */
const BEFORE_ROWS: readonly ((text: string, book: Rulebook) => string)[] = [
  withCountFirst,
  withFactionsOfSides,
  inKnownForms,
  withPercentInDigits,
  withLostBefore,
  withLeaderCounted,
  withWholeKilled,
  withThemNamed,
  withHimNamed,
  withChargerFirst
]

/** A text in plainer words. */
export const inPlainWords = (text: string, book: Rulebook): string => {
  const named = allReplaced(text, ENGLISH_NAMES)
  const known = BEFORE_ROWS.reduce((all, rewritten) => rewritten(all, book), withLimitsInDigits(named))
  const counted = withUnitsInDigits(known, book)
  const otherwise = allReplaced(counted, REWORDINGS)
  const plain = otherwise === counted ? known : otherwise
  return REWRITERS.reduce((all, rewritten) => rewritten(all, book), plain)
}

/** The words in plainer ones; the same words if there is nothing to put otherwise. */
export const reworded = (words: readonly string[], book: Rulebook): readonly string[] => {
  const text = words.join(' ')
  if (text.length > MOST_LETTERS || /\s{20}/.test(text)) return words
  const plainer = inPlainWords(text, book)
  return plainer === text ? words : [plainer]
}
