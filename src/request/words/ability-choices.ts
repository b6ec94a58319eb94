import { plain } from '../../rules/named'
import type { Ability, AbilityChoice } from '../../rules/types'
import type { Check } from '../check'
import { abilityNames } from '../names'
import { formatValue } from '../value-text'
import { isNumber, meaningAs, type Phrase } from './phrase-pass'
import { wholeKind } from './verbs'
import type { Meaning } from './vocabulary'

/** The choice that is made with an ability, among the words of a unit: "Lords of Battle 3 defence", "2 combat pool". */

interface Choice {
  attack?: number
  defence?: number
  count?: number
  rare?: number
  /** "all in defence": what all of its dice are for. */
  whole?: 'attack' | 'defence'
}

const kindOf = (phrase: Phrase | undefined): 'attack' | 'defence' | 'rare' | undefined =>
  meaningAs(phrase, 'choice')?.of ?? meaningAs(phrase, 'dice')?.kind

/** "1 attack 1 defence rare", "2": the choice made with an ability, as far as it offers one. */
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
    const whole = takes ? wholeKind(here) : undefined
    if (whole) {
      choice.whole = whole
      used++
      continue
    }
    // "2 attack and 1 defence"
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
    // "Valhalla 2 rare": two models, and a rare die
    const isCount = counts && kind === 'rare' && amount !== undefined && choice.count === undefined
    if (isCount) choice.count = amount
    else if (kind && (kind === 'rare' || (takes && amount !== undefined))) choice[kind] = (choice[kind] ?? 0) + (amount ?? 1)
    else if (amount !== undefined && takes && choice.count === undefined && !isCounted(rest.slice(used + 1)))
      choice.count = amount
    else break
    used += amount === undefined || isCount || kind === undefined ? 1 : 2
  }
  return { choice, used }
}

const isState = (phrase: Phrase): boolean => meaningAs(phrase, 'state') !== undefined && meaningAs(phrase, 'verb') === undefined

/** "War Dance 2, gives up dice", but "8 mounted knights": states stand before what is counted. */
const isCounted = (rest: readonly Phrase[]): boolean => isCountable(rest.find(phrase => !isState(phrase)))

/** What a number before it belongs to. */
export const isCountable = (phrase: Phrase | undefined): boolean =>
  ['counted', 'troop', 'called', 'dice', 'guarded', 'faction', 'weapon', 'mount'].some(
    is => meaningAs(phrase, is as Meaning['is']) !== undefined
  ) ||
  (phrase !== undefined && isState(phrase))

/** "Lords of Battle all in defence", "two combat pool dice in defence" */
const wholly = ({ attack, count, rare, whole = 'attack' }: Choice, choices: readonly AbilityChoice[]): Choice => {
  const total = choices.flatMap(choice => (choice.take === 'split' ? [choice.total] : []))[0]
  return { [whole]: total ?? count ?? attack ?? 1, ...(rare !== undefined && { rare }) }
}

export const withChoice = (
  text: string,
  keys: readonly string[],
  rest: readonly Phrase[],
  check: Check
): { text: string; used: number } => {
  if (text.includes('=')) return { text, used: 0 }
  const choices = keys.flatMap(key => check.book.abilities[key]?.choice ?? [])
  const counts = choices.some(({ take }) => take !== 'pool' && take !== 'split')
  const { choice, used } = choiceIn(rest, choices.length > 0, counts)
  return { text: formatValue({ id: text, ...(choice.whole ? wholly(choice, choices) : choice) }), used }
}

/** The abilities that a phrase may name. */
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

const OF_CHOICE: ReadonlySet<string> = new Set(['with', 'for', 'at', 'con', 'por', 'de'])

const DEED = /^(?:sacrific|remov|kill|tak|los|spend|quit|elimin)/i

/** "Valhalla sacrificing 2 hirdmen" is "Valhalla 2", "War Dance twice" is "War Dance 2", and "rare Heimdall" is "Heimdall rare". */
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
    if (!next || !takes.some(take => COUNTING.includes(take))) continue
    const times = meaningAs(next, 'times')
    // "War Dance with 2 fatigue"
    const isTaken = takes.includes('fatigue') && isNumber(next) && meaningAs(then, 'counted')?.trait === 'fatigue'
    if (isTaken && next.lead.some(word => OF_CHOICE.has(word))) {
      made.push({ ...next, lead: [] })
      at += 2
    } else if (times) {
      made.push({ is: 'number', value: times.value, raw: next.raw, lead: [] })
      at++
    } else if (next.is === 'phrase' && DEED.test(next.raw) && isNumber(then)) {
      made.push({ ...then, lead: [] })
      const isOfIt = meaningAs(last, 'troop') !== undefined || meaningAs(last, 'counted')?.trait === 'fatigue'
      at += isOfIt ? 3 : 2
    }
  }
  return made
}

/** A number after it is its own: "fatigue 1, Loki". */
const takesNumber = (phrase: Phrase | undefined, check: Check): boolean =>
  (['counted', 'measured', 'guarded', 'choice', 'fight'] as const).some(is => meaningAs(phrase, is) !== undefined) ||
  hasChoice(phrase, check)

/** "6 hirdmen, 2 combat pool": the second number of a unit is its ability's, as if it stood after it. */
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
      isCounted ||= isNumber(here) && meaningAs(next, 'troop') !== undefined
      made.push(here)
    }
  }
  return made
}
