import { twice } from '../../model/mistakes'
import { plain } from '../../rules/named'
import type { Ability, AbilityChoice } from '../../rules/types'
import type { Check } from '../check'
import { abilityNames } from '../names'
import { formatValue } from '../value-text'
import { isBonus, isNumber, meaningAs, means, type Phrase } from './phrase-pass'
import { leads, wordSet } from './small-words'
import { wholeKind } from './verbs'
import type { Meaning } from './vocabulary'

/** Reads the choice made for an ability from the words of a unit: "Lords of Battle 3 defence", "2 combat pool". */

interface Choice {
  /** Attack dice. */
  attack?: number
  /** Defence dice. */
  defence?: number
  /** The number without a kind: models, fatigue, uses or dice, depending on the ability. */
  count?: number
  /** SAGA dice that show the rare symbol. */
  rare?: number
  /** "all in defence": the kind of all the dice of the ability. */
  whole?: 'attack' | 'defence'
}

const kindOf = (phrase: Phrase | undefined): 'attack' | 'defence' | 'rare' | undefined =>
  meaningAs(phrase, 'choice')?.of ?? meaningAs(phrase, 'dice')?.kind

const isDiceAlone = (phrase: Phrase | undefined): boolean => phrase !== undefined && /^(?:dice|die|dados?)$/i.test(phrase.raw)

/** The kind of all the dice of an ability: "Lords of Battle defence". "attack" alone is the deed where no "for" is before it. */
const allInOneKind = (phrase: Phrase | undefined): 'attack' | 'defence' | undefined =>
  wholeKind(phrase) ?? (kindOf(phrase) === 'defence' ? 'defence' : undefined)

/**
 * The choice at the start of `rest`, as in "1 attack 1 defence rare" or "2", and the number of phrases it takes up.
 * `takes`: the ability offers a choice. `counts`: its choice is a number of models, fatigue or uses.
 */
const choiceIn = (
  rest: readonly Phrase[],
  takes: boolean,
  counts: boolean
): { readonly choice: Choice; readonly used: number } => {
  const choice: Choice = {}
  let used = 0
  while (used < rest.length) {
    const [here, next] = rest.slice(used)
    if (isNumber(here) && typeof here.value === 'number' && here.value < 0) break
    // "a combat pool die for defence"
    if (takes && !counts && isDiceAlone(here) && allInOneKind(next)) {
      used++
      continue
    }
    const whole = takes ? (wholeKind(here) ?? (counts || isBonus(next) ? undefined : allInOneKind(here))) : undefined
    if (whole) {
      choice.whole = whole
      used++
      continue
    }
    // "2 attack and 1 defence": the "and" joins two kinds of dice
    if (used > 0 && meaningAs(here, 'joint')?.joint === 'and' && isNumber(next) && kindOf(rest[used + 2])) {
      used++
      continue
    }
    // "1/2": attack dice and defence dice
    const [, attack, defence] = (isNumber(here) && takes && !counts && /^(\d)\/(\d)$/.exec(`${here.value}`)) || []
    if (attack !== undefined) {
      choice.attack = Number(attack)
      choice.defence = Number(defence)
      used++
      continue
    }
    const amount = isNumber(here) && typeof here.value === 'number' ? here.value : undefined
    const said = amount === undefined ? here : next
    const kind = kindOf(said)
    // "Valhalla 2 rare": two models and a rare die
    const isCount = counts && kind === 'rare' && amount !== undefined && choice.count === undefined
    // "attack pool 2 rare": two dice, both of them rare
    const areAllRare =
      kind === 'rare' &&
      !counts &&
      takes &&
      amount !== undefined &&
      [choice.attack, choice.defence, choice.count].every(n => n === undefined)
    if (areAllRare) choice.count = amount
    if (isCount) choice.count = amount
    else if (kind && (kind === 'rare' || (takes && amount !== undefined))) choice[kind] = (choice[kind] ?? 0) + (amount ?? 1)
    else if (amount !== undefined && takes && choice.count === undefined && !countsNext(rest.slice(used + 1)))
      choice.count = amount
    else break
    used += amount === undefined || isCount || kind === undefined ? 1 : 2
  }
  return { choice, used }
}

const isState = (phrase: Phrase): boolean => means(phrase, 'state') && meaningAs(phrase, 'verb') === undefined

/**
 * Whether a number before these phrases counts one of them: yes in "8 mounted knights", where a state precedes the troop,
 * no in "War Dance 2, gives up dice".
 */
const countsNext = (rest: readonly Phrase[]): boolean => isCountable(rest.find(phrase => !isState(phrase)))

/** Whether a number right before this phrase belongs to it: a troop, dice, a weapon, a state and so on. */
export const isCountable = (phrase: Phrase | undefined): boolean =>
  ['counted', 'troop', 'called', 'dice', 'guarded', 'faction', 'weapon', 'mount'].some(
    is => meaningAs(phrase, is as Meaning['is']) !== undefined
  ) ||
  (phrase !== undefined && isState(phrase))

/** Puts all dice of the choice into one kind: "Lords of Battle all in defence", "two combat pool dice in defence". */
const allOfOneKind = ({ attack, count, rare, whole = 'attack' }: Choice, choices: readonly AbilityChoice[]): Choice => {
  const total = choices.flatMap(choice => (choice.take === 'split' ? [choice.total] : []))[0]
  return { [whole]: total ?? count ?? attack ?? 1, ...(rare !== undefined && { rare }) }
}

/** "combat pool 3 (2a 1d)": three dice, of which kind is said behind; any other total is a mistake. */
const withoutTotal = (choice: Choice, counts: boolean, check: Check): Choice => {
  const { attack = 0, defence = 0, count, ...rest } = choice
  const kinds = attack + defence
  if (counts || count === undefined || kinds === 0) return choice
  if (count !== kinds) check.note(twice(undefined, String(count), String(kinds), ''))
  return { ...rest, attack, defence }
}

/** The ability `text` with the choice found at the start of `rest`, formatted as data, and the number of phrases used up. */
export const withChoice = (
  text: string,
  keys: readonly string[],
  rest: readonly Phrase[],
  check: Check
): { text: string; used: number } => {
  if (text.includes('=')) return { text, used: 0 }
  const choices = keys.flatMap(key => check.book.abilities[key]?.choice ?? [])
  const counts = choices.some(({ take }) => take !== 'pool' && take !== 'split')
  const { choice: given, used } = choiceIn(rest, choices.length > 0, counts)
  const choice = withoutTotal(given, counts, check)
  return { text: formatValue({ id: text, ...(choice.whole ? allOfOneKind(choice, choices) : choice) }), used }
}

/** "x1", "x 1" */
const isOnce = (phrase: Phrase | undefined): boolean =>
  isNumber(phrase) && phrase.value === 1 && (phrase.raw === 'x1' || phrase.lead.at(-1) === 'x')

/** The abilities a phrase may name; empty if it may name a troop. */
const abilitiesIn = (phrase: Phrase | undefined, { book }: Check): readonly Ability[] => {
  const keys =
    phrase?.is === 'ability'
      ? (abilityNames(book).get(plain(phrase.text)) ?? [])
      : phrase?.is === 'phrase' && meaningAs(phrase, 'troop') === undefined
        ? phrase.meanings.flatMap(each => (each.is === 'ability' ? [each.id] : []))
        : []
  return keys.flatMap(key => book.abilities[key] ?? [])
}

const hasChoice = (phrase: Phrase | undefined, check: Check): boolean =>
  abilitiesIn(phrase, check).some(({ choice }) => choice !== undefined)

const COUNTING: readonly string[] = ['models', 'fatigue', 'number'] satisfies readonly AbilityChoice['take'][]

const OF_CHOICE = wordSet('with for at con por de')

const DEED = /^(?:sacrific|remov|kill|tak|los|spend|quit|elimin)/i

/**
 * Rewrites choices into their plain form: "Valhalla sacrificing 2 hirdmen" becomes "Valhalla 2", "War Dance twice" becomes
 * "War Dance 2", and "rare Heimdall" becomes "Heimdall rare".
 */
export const plainChoices = (phrases: readonly Phrase[], check: Check): readonly Phrase[] => {
  const made: Phrase[] = []
  for (let at = 0; at < phrases.length; at++) {
    const [here, next, then, last] = phrases.slice(at) as [Phrase, ...(Phrase | undefined)[]]
    if (meaningAs(here, 'choice')?.of === 'rare' && abilitiesIn(next, check).some(({ rareMatters }) => rareMatters) && next) {
      made.push(next, here)
      at++
      continue
    }
    made.push(here)
    const takes = abilitiesIn(here, check).flatMap(({ choice }) => choice?.take ?? [])
    // "Heimdall x1": a box with nothing to choose is used once
    if (takes.length === 0 && isOnce(next) && abilitiesIn(here, check).length > 0) at++
    const times = takes.length > 0 ? meaningAs(next, 'times') : undefined
    if (!next || !(times || takes.some(take => COUNTING.includes(take)))) continue
    // "War Dance with 2 fatigue": the fatigue is the choice, not a state of the unit
    const isTaken = takes.includes('fatigue') && isNumber(next) && meaningAs(then, 'counted')?.trait === 'fatigue'
    if (isTaken && leads(next, OF_CHOICE)) {
      made.push({ ...next, lead: [] })
      at += 2
    } else if (times) {
      made.push({ is: 'number', value: times.value, raw: next.raw, lead: [] })
      at++
    } else if (next.is === 'phrase' && DEED.test(next.raw) && isNumber(then)) {
      made.push({ ...then, lead: [] })
      const namesPaid = means(last, 'troop') || meaningAs(last, 'counted')?.trait === 'fatigue'
      at += namesPaid ? 3 : 2
    }
  }
  return made
}

/** Whether a number after this phrase belongs to it, as in "fatigue 1, Loki". */
const takesNumber = (phrase: Phrase | undefined, check: Check): boolean =>
  means(phrase, 'counted', 'measured', 'guarded', 'choice', 'fight') || hasChoice(phrase, check)

/** Moves the second number of a unit behind its ability: "6 hirdmen, 2 combat pool" becomes "6 hirdmen, combat pool 2". */
export const choicesLast = (phrases: readonly Phrase[], check: Check): readonly Phrase[] => {
  const made: Phrase[] = []
  let isCounted = false
  for (let index = 0; index < phrases.length; index++) {
    const [here, next, then] = phrases.slice(index)
    if (!here) break
    if (meaningAs(here, 'joint')) isCounted = false
    const isLoose = isCounted && isNumber(here) && !takesNumber(phrases[index - 1], check)
    if (isLoose && next && hasChoice(next, check) && !isNumber(then)) {
      made.push(next, here)
      index++
    } else if (isLoose && next && then && meaningAs(next, 'dice') && hasChoice(then, check)) {
      made.push(then, here, next)
      index += 2
    } else {
      isCounted ||= isNumber(here) && means(next, 'troop')
      made.push(here)
    }
  }
  return made
}
