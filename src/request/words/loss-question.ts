import type { Side } from '../../model/scenario'
import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import { isNumberAt, numberAt, past, phraseAt, type Word, wordAt, wordsIn } from './folded-words'
import { begins, KILLS, LOSES, mayAskOfLosses } from './loss-verbs'
import { MOST_LETTERS } from './sentence'
import { wordSet } from './small-words'
import { NOISE } from './tokens'
import { fullVocabularyOf } from './vocabulary'

/** Finds a question about losses in a sentence: "what are the odds I lose more than 2", "chance to kill at least 3". */

/** The losses asked about: a number of models (`p`: exactly that number), half of the unit, or all of it. */
export type Amount =
  /** One of several numbers: "between 1 and 3", "2 or 3". */
  | { readonly is: 'range'; readonly isDenied?: undefined }
  | { readonly is: 'p' | 'atLeast' | 'atMost'; readonly count: number }
  /** `isDenied`: fewer losses than that. */
  | { readonly is: 'half' | 'more-than-half' | 'all'; readonly isDenied?: boolean }

/** What is counted: models that a unit loses, those it kills, or those it has left. */
type Deed = 'lose' | 'kill' | 'keep'

export interface OutcomeQuestion {
  /** The text about the fight before and after the question. */
  readonly before: string
  readonly after: string
  /** Whose losses or kills: those of the person asking, of the enemy, of a man (one alone, or the enemy), or of a named troop; undefined if nobody is named. */
  readonly who?: 'me' | 'enemy' | 'him' | { readonly troop: string } | undefined
  readonly does: Deed
  readonly amount: Amount
  /** The verb of the question is also the verb of the fight: "wipe out 4 huscarls". */
  readonly isDeed?: true
  /** All the words describe the fight: "my warlord dies to 8 bows". */
  readonly isWhole?: true
  /** Casualties of nobody in particular: of the person asking, where one of the units is theirs. */
  readonly isOpen?: boolean
}

/** Words that open a question of chance. */
const LEAD = wordSet(
  'odds chance chances probability prob likelihood likely often will would do does can could might may expect probabilidad probabilidades posibilidad posibilidades probable puedo puede pueden podria podrian'
)
/** Words before LEAD that belong to the question: "what are the odds". */
const LEAD_IN = wordSet('what whats is are the a an my our how so and of cual es la las que hay tengo give me tell show')
/** Words that may stand between the opening and the verb: "odds of having to". */
const FILLING: ReadonlySet<string> = new Set([...NOISE, 'still', 'want', 'end', 'up', 'me', 'us'])
const SPEAKER = wordSet('i we me us mine ours yo nosotros')
const OTHERS = wordSet('they he she it them him ellos ellas el enemy opponent')
const ONE_MAN = /^(?:s?he|him|el)$/
const NOT = wordSet('not dont doesnt wont cant cannot never no without avoid avoiding nunca sin evitar')
/** What can be lost besides models: with one of these, the question is not about models. */
const NO_MODELS = wordSet(
  'fatigue fatigues fatiga fatigas die dice dado dados attack attacks ataque ataques defence defensa point points punto puntos hit hits save saves wound wounds melee melees fight fights turn turns'
)
const WHOSE = wordSet('my our mi mis nuestros nuestras the his her their enemy los las sus')
/** Before the whole unit that a deed is done to: "wipe out my 4 huscarls". */
const OWNER: ReadonlySet<string> = new Set([...WHOSE, 'a'])
const BEFORE_COUNTED = wordSet('of on for among the my his their your those these them de los las mis sus')
const MODELS = wordSet(
  'number strength models model men man guys lads figures minis casualties casualty losses loss kills dead deaths miniaturas modelos hombres bajas'
)
type Bound = 'least' | 'most' | 'more' | 'fewer' | 'exactly'

/** Phrases before a number, and the bound they make of it. */
const BOUNDS: readonly (readonly [phrases: string, bound: Bound])[] = [
  ['at least|al menos|por lo menos|como minimo|no fewer than|no less than|minimum of', 'least'],
  ['at most|up to|no more than|not more than|como mucho|como maximo', 'most'],
  ['more than|over|above|mas de', 'more'],
  ['fewer than|less than|under|below|menos de', 'fewer'],
  ['exactly|exactamente|just|only|solo', 'exactly']
]

const OR_MORE = 'or more|or better|o mas|plus'
const OR_FEWER = 'or fewer|or less|o menos'
const HALF = 'half|la mitad'

/** Phrases that stand for an amount. */
const AMOUNTS: readonly (readonly [phrases: string, amount: Amount])[] = [
  [
    'none|a nadie|ningun|nobody|no one|nothing|no models|no men|no casualties|no losses|no kills|no kill|no deaths|ninguno|ninguna|nadie',
    { is: 'p', count: 0 }
  ],
  ['anyone|anybody|anything|someone|somebody|any|even one|a single|a man|a model|alguno|alguien', { is: 'atLeast', count: 1 }],
  ['everyone|everybody|everything|them all|all|the lot|the whole unit|the unit|todos|todo|a todos', { is: 'all' }]
]

interface Found<T> {
  readonly value: T
  /** The index of the word after it. */
  readonly next: number
}

/** The value of the first table row with a phrase that begins at `at`; undefined if there is none. */
const valueAt = <T>(
  all: readonly Word[],
  at: number,
  table: readonly (readonly [phrases: string, value: T])[]
): Found<T> | undefined => {
  for (const [phrases, value] of table) {
    const next = phraseAt(all, at, phrases)
    if (next) return { value, next }
  }
  return undefined
}

/** The amount a number and its bound stand for. A number alone means at least that many: "kill 3"; 0 alone means exactly 0. */
const amountWithBound = (bound: Bound | undefined, count: number): Amount => {
  if (bound === 'exactly' || (bound === undefined && count === 0)) return { is: 'p', count }
  if (bound === 'most') return { is: 'atMost', count }
  if (bound === 'fewer') return { is: 'atMost', count: Math.max(0, count - 1) }
  return { is: 'atLeast', count: bound === 'more' ? count + 1 : count }
}

/** The amount that begins at `at`, with its bound; undefined if there is none. */
const amountAt = (all: readonly Word[], at: number): Found<Amount> | undefined => {
  const from = /^(?:between|from|entre)$/.test(wordAt(all, at)) ? at + 1 : at
  if (isNumberAt(all, from) && isNumberAt(all, from + 2) && (from > at || /^(?:or|to|o|a)$/.test(wordAt(all, from + 1))))
    return { value: { is: 'range' }, next: from + 3 }
  const { value: bound, next: end } = valueAt(all, at, BOUNDS) ?? { value: undefined, next: at }
  // "maten al menos a 3"
  const next = bound !== undefined && wordAt(all, end) === 'a' ? end + 1 : end
  const half = phraseAt(all, next, HALF)
  if (half && bound === 'exactly') return undefined
  if (half) {
    const is = bound === 'more' || bound === 'most' ? 'more-than-half' : 'half'
    return { value: { is, isDenied: bound === 'most' || bound === 'fewer' }, next: half }
  }
  const count = numberAt(all, next)
  if (count === undefined) return bound === undefined ? valueAt(all, at, AMOUNTS) : undefined
  const fewer = bound === undefined ? phraseAt(all, next + 1, OR_FEWER) : 0
  if (fewer) return { value: { is: 'atMost', count }, next: fewer }
  return { value: amountWithBound(bound, count), next: phraseAt(all, next + 1, OR_MORE) || next + 1 }
}

/** The index of the word after what the amount counts: "of them", "of my models", "huscarls". */
const afterAmount = (all: readonly Word[], at: number, isTroop: (word: string) => boolean): number => {
  if (all[at]?.beginsClause) return at
  const next = past(all, at, BEFORE_COUNTED)
  const word = wordAt(all, next)
  // "2 bajas o más": "or more" can also follow what is counted
  if (MODELS.has(word) || isTroop(word)) return phraseAt(all, next + 1, OR_MORE) || next + 1
  // "3 of 4 huscarls" names the unit, so "of" stays with the fight
  return next > at && isNumberAt(all, next) ? at : next
}

/** The troop of which models are lost: "lose 3 of 8 ceorls". */
const troopLost = (all: readonly Word[], at: number, isTroop: (word: string) => boolean): OutcomeQuestion['who'] => {
  let next = at
  // the 8 bondi of "lose 2: 8 bondi charge 4 huscarls" begin the fight
  if (all[next]?.beginsClause) return undefined
  while (BEFORE_COUNTED.has(wordAt(all, next)) || isNumberAt(all, next)) next += 1
  const troop = wordAt(all, next)
  return isTroop(troop) ? { troop } : undefined
}

/** Who the question is about, from the words before its verb. */
interface Asker {
  readonly who?: OutcomeQuestion['who']
  /** The index of the first word that belongs only to the question. */
  readonly start: number
}

/** The player named behind what is counted: "3 casualties on me". */
const playerBehind = (all: readonly Word[], at: number): 'me' | 'enemy' | undefined => {
  if (wordAt(all, at) !== 'on') return undefined
  return SPEAKER.has(wordAt(all, at + 1)) ? 'me' : OTHERS.has(wordAt(all, at + 1)) ? 'enemy' : undefined
}

/** Who the question is about: the pronoun or troop right before the verb, else the first troop between `lead` and `verb`. */
const whoBefore = (all: readonly Word[], verb: number, lead: number, isTroop: (word: string) => boolean): Asker => {
  let at = verb - 1
  const word = (index: number): string => wordAt(all, index)
  while (at > lead && (NOT.has(word(at)) || FILLING.has(word(at))) && !SPEAKER.has(word(at)) && !OTHERS.has(word(at))) at -= 1
  if (at > lead && (SPEAKER.has(word(at)) || OTHERS.has(word(at)))) {
    const start = word(at - 1) === 'the' ? at - 1 : at
    return { who: SPEAKER.has(word(at)) ? 'me' : ONE_MAN.test(word(at)) ? 'him' : 'enemy', start }
  }
  if (at > lead && isTroop(word(at)) && !isNumberAt(all, at - 1) && !isNumberAt(all, at - 2))
    return { who: { troop: word(at) }, start: WHOSE.has(word(at - 1)) ? at - 1 : at }
  const first = all.findIndex((each, index) => index > lead && index < verb && isTroop(each.word))
  return first < 0 ? { start: verb } : { who: { troop: word(first) }, start: verb }
}

const COUNTED = /^(?:kills?|casualt(?:y|ies)|deaths?|dead|loss|losses|bajas)$/

/** "with 2 casualties" is no question. */
const BEFORE_LOSSES = wordSet('with have has had having after less minus took taken suffered con tras')

/** An amount followed by what it counts, as in "3 or more kills"; undefined if there is none at `at`. */
const countedAt = (all: readonly Word[], at: number): Found<Amount> | undefined => {
  const amount = amountAt(all, at)
  // "no casualties" is an amount of its own
  const last = amount && (COUNTED.test(wordAt(all, amount.next)) ? amount.next : amount.next - 1)
  return amount && last !== undefined && COUNTED.test(wordAt(all, last)) && !BEFORE_LOSSES.has(wordAt(all, at - 1))
    ? { ...amount, next: last + 1 }
    : undefined
}

const WIPES = /^(?:aniquil\w+|wip(?:es?|ing)|destroy(?:s|ing)?|destru(?:ir|yen?|yan?))$/
const WIPED = /^(?:wiped|destroyed|destruid[oa]s?)$/
const SURVIVES = /^(?:surviv(?:es?|ing)|lives?|living|left|alive|standing|remains?|sobrevive[ns]?|quedan?)$/
const DIES = /^(?:dies?|dying|falls?|falling|perish(?:es)?|killed|slain|muer[ae]n?)$/
/** What follows it is the enemy: "8 bondi survive 6 knights". */
const OUTLIVES = /^surviv/

/** The verb of the question, by its index, and the amount it asks about. */
interface Asked {
  readonly verb: number
  readonly does: Deed
  readonly amount: Found<Amount>
  readonly isDeed?: true
  readonly isWhole?: boolean
  readonly isOpen?: boolean
  /** The troop named behind the verb, whose losses they are: "mueran 2 huscarls". */
  readonly troop?: string
  /** From which word the question counts a part of a unit, and where that unit begins: "3 of my" of "3 of my 8 warriors die". */
  readonly part?: readonly [from: number, to: number]
}

/** The index of an amount whose last word stands before `end`: of "any" before "huscarls"; undefined if there is none. */
const amountBefore = (all: readonly Word[], end: number): number | undefined =>
  [4, 3, 2, 1].map(back => Math.max(0, end - back)).find(at => amountAt(all, at)?.next === end)

const CHANCES = wordSet('odds chance chances probability probabilities likelihood probabilidad probabilidades')

/** One of them: a huscarl of the huscarls. */
const inOne = (word: string): string => word.replace(/s$/, '')

/** The question whether the troop keeps a model: that it does not lose all. */
const someLeft = (verb: number, troop: string): Asked => ({
  verb,
  does: 'lose',
  amount: { value: { is: 'all', isDenied: true }, next: verb + 1 },
  isWhole: true,
  troop
})

/**
 * Death without a number, "my warlord dies", or of some of a unit: "any huscarls die", "mueran 2 huscarls". Undefined if it is
 * the whole unit that is counted: "4 huscarls die to 8 bondi".
 */
const deathAt = (
  all: readonly Word[],
  verb: number,
  does: 'lose' | 'keep',
  isTroop: (word: string) => boolean
): Asked | undefined => {
  const behind = amountAt(all, verb + 1)
  const next = past(all, behind?.next ?? all.length, BEFORE_COUNTED)
  // "mueran 3 de mis 8 guerreros"
  const isOfMany = isNumberAt(all, next)
  const killed = wordAt(all, next + Number(isOfMany))
  const isEnemyBehind = OUTLIVES.test(wordAt(all, verb)) && behind !== undefined && isTroop(killed)
  if (behind && isTroop(killed) && !isEnemyBehind) {
    // "8 bondi cargan a 4 huscarls, probabilidad de que mueran 2 huscarls": the fight comes before the question
    const isLate = !isOfMany && all.some(({ word }, at) => at < verb && inOne(word) === inOne(killed))
    return {
      verb,
      does,
      amount: behind,
      isWhole: !isLate,
      troop: killed,
      ...(isOfMany && { part: [verb + 1, next] })
    }
  }
  // "probabilidad de que mueran 2"
  if (behind && does === 'lose' && behind.next === all.length) return { verb, does: 'kill', amount: behind, isOpen: true }
  // "my warlord does not die"
  let at = verb - 1
  while (NOT.has(wordAt(all, at)) || FILLING.has(wordAt(all, at))) at -= 1
  const dead = wordAt(all, at)
  if (!isTroop(dead)) return undefined
  // "half of the huscarls die", "3 of my 8 warriors die"
  const whole = isNumberAt(all, at - 1) ? at - 1 : at
  let amountEnd = whole
  while (BEFORE_COUNTED.has(wordAt(all, amountEnd - 1))) amountEnd -= 1
  const isOutOf = amountEnd < whole && whole < at
  if (!isOutOf && whole < at) amountEnd = at
  // "how many of my huscarls will die" asks for no chance
  if (/^(?:many|cuant[oa]s)$/.test(wordAt(all, amountEnd - 1))) return undefined
  const part = amountBefore(all, amountEnd)
  const isNone = NOT.has(wordAt(all, at - 1))
  // "all 4 huscarls die"
  const isAll = /^(?:all|tod[oa]s)$/.test(wordAt(all, whole - 1))
  const before: Amount | undefined = isNone
    ? { is: 'p', count: 0 }
    : isAll
      ? { is: 'all' }
      : amountAt(all, part ?? all.length)?.value
  const isPart = all.some(({ word }, other) => inOne(word) === inOne(dead) && other !== at)
  // "chance 8 bondi survive 6 knights": some of them
  if (isEnemyBehind && !isOutOf && (before === undefined || 'count' in before)) return someLeft(verb, dead)
  if (before && before.is !== 'all' && !isPart && !isOutOf) return undefined
  // "will my bondi survive": asked of each who asks who wins, and no chance; but "odds that my warlord lives"
  if (before === undefined && does === 'keep') return all.some(({ word }) => CHANCES.has(word)) ? someLeft(verb, dead) : undefined
  return {
    verb,
    does,
    amount: { value: before ?? { is: 'all' }, next: verb + 1 },
    // "8 bondi charge 4 huscarls, chance that 2 huscarls survive": the fight comes before the question
    ...(!(isPart && verb === all.length - 1) && { isWhole: true }),
    troop: dead,
    ...(isOutOf && part !== undefined && { part: [part, whole] })
  }
}

/** The first verb of losing or killing with an amount, from the word `from` on; undefined if there is none. */
const askedIn = (all: readonly Word[], from: number, isTroop: (word: string) => boolean): Asked | undefined => {
  for (let verb = from; verb < all.length; verb++) {
    const word = wordAt(all, verb)
    const does = begins(word, LOSES) ? 'lose' : begins(word, KILLS) ? 'kill' : undefined
    // "that 8 bondi wipe out 4 huscarls": the verb of the fight asks the question
    const next = phraseAt(all, verb + 1, 'out') || verb + 1
    const unit = past(all, next, OWNER)
    if (WIPES.test(word) && isNumberAt(all, unit))
      return { verb, does: 'kill', amount: { value: { is: 'all' }, next }, isDeed: true }
    // "wipe them out"
    const them = phraseAt(all, verb + 1, 'them out|em out|me out|us out|him out|it out')
    if (WIPES.test(word) && them) return { verb, does: 'kill', amount: { value: { is: 'all' }, next: them } }
    // "that 4 huscarls get wiped out by 8 bondi"
    if (WIPED.test(word)) return { verb, does: 'lose', amount: { value: { is: 'all' }, next } }
    const fate = DIES.test(word) ? 'lose' : SURVIVES.test(word) ? 'keep' : undefined
    const death = fate && deathAt(all, verb, fate, isTroop)
    if (death) return death
    const amount = does ? amountAt(all, verb + 1) : countedAt(all, verb)
    // "3 casualties on my 8 bondi"
    const isOnUnit = does === undefined && amount && (troopLost(all, amount.next, isTroop) ?? playerBehind(all, amount.next))
    if (amount && !NO_MODELS.has(wordAt(all, amount.next))) {
      const isOpen = does === undefined && !/^kill/.test(wordAt(all, amount.next - 1))
      return { verb, does: isOnUnit ? 'lose' : (does ?? 'kill'), amount, ...(isOpen && { isOpen }) }
    }
  }
  return undefined
}

/** Whether the amount killed is a part of a whole unit, which no charge can be: "8 bondi kill 4 of 6 levies". */
const isOfWhole = (all: readonly Word[], { does, amount: { next } }: Asked): boolean => {
  const unit = all.findIndex(({ word }, at) => at >= next && !BEFORE_COUNTED.has(word))
  return does === 'kill' && unit > next && isNumberAt(all, unit)
}

/** The complement of an amount: not "at least 3" is "at most 2". Undefined if it cannot be expressed as one amount. */
const complementOf = (amount: Amount): Amount | undefined => {
  if (amount.is === 'range') return amount
  if (!('count' in amount)) return { is: amount.is, isDenied: !amount.isDenied }
  const { is, count } = amount
  if (is === 'atLeast' && count > 0) return { is: 'atMost', count: count - 1 }
  return is === 'atMost' || count === 0 ? { is: 'atLeast', count: count + 1 } : undefined
}

/** "8 ceorls are left after 6 hirdmen charge them" as "8 ceorls when 6 hirdmen charge them". */
const withoutFate = (text: string): string =>
  text.replace(
    /\s(?:(?:are|is|will|be|still|remain)\s+)*(?:left|alive|standing|remain(?:s|ing)?)\b(?:\s+(?:after|once)\b)?/iu,
    ' when'
  )

/**
 * The question a sentence asks about models lost or killed; undefined if it asks none.
 * `isTroop`: whether a word names a troop.
 */
const outcomeQuestion = (text: string, isTroop: (word: string) => boolean): OutcomeQuestion | undefined => {
  const all = wordsIn(text)
  const first = all.findIndex(({ word }) => LEAD.has(word))
  const asked = askedIn(all, first + 1, isTroop)
  if (!asked || (first < 0 && !isOfWhole(all, asked))) return undefined
  const { verb, does, amount } = asked
  const lead = all.findLastIndex(({ word }, index) => index < verb && LEAD.has(word) && !(FILLING.has(word) && index > first))
  // only a "not" right before the verb denies the losses: "with no fatigue" does not
  let before = verb - 1
  while (before > lead && !NOT.has(wordAt(all, before)) && FILLING.has(wordAt(all, before))) before -= 1
  // "no perder a nadie" denies once
  const isDenied = NOT.has(wordAt(all, before)) && !/^(?:nadie|ningun)/.test(wordAt(all, amount.next - 1))
  const asks = isDenied ? complementOf(amount.value) : amount.value
  if (!asks) return undefined
  const { who, start } = whoBefore(all, verb, lead, isTroop)
  const isLate = asked.troop !== undefined && !asked.isWhole
  const isAlone =
    isLate || (first >= 0 && !all.some(({ word }, at) => at >= lead && at < start && (isTroop(word) || isNumberAt(all, at))))
  let from = isAlone ? lead : start
  while (isAlone && LEAD_IN.has(wordAt(all, from - 1))) from -= 1
  const end = all[afterAmount(all, amount.next, isTroop) - 1]?.to ?? text.length
  const [part, unit] = (asked.part ?? []).map(index => all[index]?.from)
  const whole = part === undefined ? text : text.slice(0, part) + withoutFate(text.slice(unit))
  return {
    before: asked.isWhole ? whole : text.slice(0, all[from]?.from ?? 0),
    after: asked.isWhole ? '' : text.slice(end),
    who:
      asked.troop !== undefined
        ? { troop: asked.troop }
        : does === 'lose'
          ? (troopLost(all, amount.next, isTroop) ?? playerBehind(all, amount.next) ?? who)
          : who,
    does,
    amount: asks,
    ...(asked.isDeed && { isDeed: true as const }),
    ...(asked.isOpen && { isOpen: true }),
    ...(asked.isWhole && { isWhole: true as const })
  }
}

/** The ids of the troops that a word names in this rulebook. */
export const troopsCalled = (word: string, book: Rulebook): readonly string[] =>
  (fullVocabularyOf(book).phrases.get(plain(word)) ?? []).flatMap(meaning => (meaning.is === 'troop' ? [meaning.id] : []))

/** Words for the unit of a side, whatever its troop. */
export const ROLES: Readonly<Record<string, Side>> = Object.fromEntries([
  ...['attacker', 'attackers', 'charger', 'chargers', 'shooter', 'shooters', 'atacante', 'atacantes'].map(word => [
    word,
    'attacker'
  ]),
  ...['defender', 'defenders', 'target', 'targets', 'defensor', 'defensores', 'objetivo'].map(word => [word, 'defender'])
])

export const questionIn = (text: string, book: Rulebook): OutcomeQuestion | undefined =>
  text.length <= MOST_LETTERS && mayAskOfLosses(text)
    ? outcomeQuestion(text, word => Object.hasOwn(ROLES, word) || troopsCalled(word, book).length > 0)
    : undefined
