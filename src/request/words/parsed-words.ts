import { idOf } from '../../model/data'
import type { Effect } from '../../model/effect'
import { t, translate } from '../../model/language'
import { badBonus, emptyAbility, loneDice, noNumber, outOfPlace } from '../../model/mistakes'
import { once } from '../../model/once'
import { quoted } from '../../model/quoted'
import type { OwnAct } from '../../model/scenario'
import { plain } from '../../rules/named'
import type { Check } from '../check'
import { abilityNames } from '../names'
import type { Draft } from '../validators'
import { choicesLast, isCountable, withChoice } from './ability-choices'
import { askBack } from './ask-back'
import { bonusEffect, bonusEffects } from './bonus-dice'
import { isBonus, isNumber, meaningAs, means, type Phrase, type PhraseOf } from './phrase-pass'
import { isRange, placeFrom } from './ranges'
import { AT, HAS, LEFT, leads, OF, WITH, wordSet } from './small-words'
import { NUMBERS } from './templates'
import { namedAt } from './unit-names'
import { isUnitHead } from './verbs'
import type { DiceKind, Joint, Meaning } from './vocabulary'

/** Reads the phrases of one side, one by one, into facts about its units. */

type Named = Extract<Meaning, { readonly id: string }>

export type WordMeaning = {
  readonly raw: string
  readonly lead?: readonly string[]
} /** `denies`: the facts whose denial gives this one, as in "no cover". */ & (
  | { readonly is: 'said'; readonly trait: string; readonly value: unknown; readonly denies?: readonly WordMeaning[] }
  | { readonly is: 'units'; readonly units: number }
  /** A troop, weapon, mount, faction or terrain; "crossbows" may be either of the first two. */
  | { readonly is: 'named'; readonly meanings: readonly Named[] }
  /** A unit of a warband, with everything from its roster. */
  | { readonly is: 'called'; readonly name: string; readonly draft: Draft }
  | { readonly is: 'effects'; readonly effects: readonly Effect[] }
  /** `other`: what the words mean if no board of the unit has the ability. */
  | {
      readonly is: 'ability'
      readonly text: string
      readonly plays: boolean
      readonly keys?: readonly string[]
      readonly other?: WordMeaning
    }
  | { readonly is: 'joint'; readonly joint: Joint }
  /** Denied facts that have no opposite to state instead. */
  | { readonly is: 'denied'; readonly of: readonly WordMeaning[] }
  | { readonly is: 'vague'; readonly options: readonly string[] }
  /** One side or both, named by their part in the fight: the facts that follow are about its unit. */
  | { readonly is: 'side'; readonly side: 'attacker' | 'defender' | 'both' }
  /** Hand weapons and shields, which every model has. */
  | { readonly is: 'plain-arms' }
  /** The chance (0..1) of the fact before it, or of the one after it if none before it can be uncertain. */
  | { readonly is: 'percent'; readonly chance: number }
)

interface Parsed {
  readonly facts: readonly WordMeaning[]
  /** The number of phrases used up. */
  readonly used: number
}

type Parser<P extends Phrase> = (phrase: P, rest: readonly Phrase[], at: string, check: Check) => Parsed
const one = (fact: WordMeaning, used = 1): Parsed => ({ facts: [fact], used })
const NONE: Parsed = { facts: [], used: 1 }

/** Dice beside those of the models. */
const dice = (kind: DiceKind, count: number, raw: string, used: number, { book }: Check): Parsed =>
  count === 0 ? { facts: [], used } : one({ is: 'effects', effects: [bonusEffect(kind, count, raw, book)], raw }, used)

/** Whether a number belongs to what follows it: "with 8 bondi", "both spend it". */
const isOfNext = (phrase: Phrase, next: Phrase | undefined): boolean =>
  /^(?:both|amb[oa]s)$/i.test(phrase.raw) || (means(next, 'troop') && leads(phrase, WITH))

/** The number of alternating counted phrases and numbers at the start of `rest`, as in "fatigue 1 engaged 3" (4). */
const alternatingCount = (rest: readonly Phrase[]): number => {
  const isOfDice = (index: number) => means(rest[index + 1], 'dice')
  const end = rest.findIndex((each, index) =>
    index % 2 === 0
      ? !meaningAs(each, 'counted')
      : !isNumber(each) || isOfNext(each, rest[index + 1]) || isOfDice(index) || leads(each, AT)
  )
  return end < 0 ? rest.length : end
}

/** Asks whether "16 attack dice" are all the dice of the unit or additional ones. */
const allOrMore = (count: number, at: string, raw: string, check: Check): Parsed => {
  check.note(
    askBack(
      t('{count} dice', { count }),
      [`+${count}a`, `engaged ${Math.max(1, Math.round(count / 2))}`],
      at,
      check,
      t('in all or in addition?'),
      raw
    )
  )
  return { facts: [], used: 2 }
}

/** The value of a number word for as many models as a point buys. */
export const FULL = 'full'
export const HALF = 'half'

const UNIT = wordSet('unit squad group unidad grupo')

/**
 * A number: "8" alone counts models. In "1 fatigue 3 engaged" each number precedes its phrase, in "8 fatigue 1 engaged 3" it
 * follows; whether the list ends in a number tells them apart.
 */
const number: Parser<PhraseOf<'number'>> = (given, rest, at, check) => {
  const { value, raw, lead } = given
  const [next, afterNext] = rest
  // "quick one: 8 bondi": "one" counts no models
  if (isNumber(next) && value === 1 && /^(?:one|una?)$/i.test(raw)) return NONE
  // "one full unit", "the whole unit of 8 bondi", "one unit of 8": the second number gives the size
  if (isNumber(next) && (value === FULL || (value === 1 && (next.value === FULL || leads(next, UNIT))))) return NONE
  // "two points of hearthguard": as many models as the points buy
  if (isNumber(next) && next.value === FULL)
    return one({ is: 'said', trait: 'models', value: `${value} ${FULL}`, raw: `${raw} ${next.raw}`, lead }, 2)
  // "7 left from 8 bondi", "7 bondi left of 8": the original size does not matter
  if (leads(given, LEFT) && leads(given, OF)) return NONE
  // "5 of 8 warriors", "5 de mis 8 guerreros", "half my 8 warriors": the models engaged
  const isHalf = value === HALF
  if (isNumber(next) && (isHalf || OF.has(next.lead[0] ?? '')))
    return one(
      { is: 'said', trait: 'engaged', value: isHalf ? Math.ceil(Number(next.value) / 2) : value, raw },
      // "6 hearthguard, 4 of 6 engaged": the size is already known, so all three phrases are used up
      meaningAs(afterNext, 'counted')?.trait === 'engaged' ? 3 : 1
    )
  const counted = meaningAs(next, 'counted')
  const both = `${raw} ${next?.raw}`
  // "4 huscarls with 1 fatigue; 6 hirdmen ...": the number after the trait counts the next unit
  const isHad = leads(given, HAS) && isNumber(afterNext) && means(rest[2], 'troop')
  if (next && counted && (isHad || alternatingCount(rest) % 2 === 1))
    return one({ is: 'said', trait: counted.trait, value: countedValue(counted.trait, given, next), raw: both }, 2)
  if (meaningAs(next, 'guarded') && !isNumber(afterNext))
    return one({ is: 'said', trait: 'guards', value: { models: value }, raw: both }, 2)
  const bonus = meaningAs(next, 'dice')
  if (bonus && typeof value === 'number')
    return bonus.isExtra || value < 0 ? dice(bonus.kind, value, both, 2, check) : allOrMore(value, at, both, check)
  return one({ is: 'said', trait: 'models', value, raw, lead })
}

const OUT = wordSet('out beyond fuera')

/** The value of a counted trait: "armour -1" is one less than in the profile, "3 out of range" three fewer than the unit has. */
const countedValue = (trait: string, { value, raw }: PhraseOf<'number'>, { lead }: Phrase): unknown => {
  if (trait === 'armour' && typeof value === 'number' && value < 0) return raw
  if (trait !== 'engaged') return value
  // "4/6 engaged": only the first number matters
  const count = Number.parseInt(String(value), 10)
  if (Number.isNaN(count)) return raw
  return leads({ lead }, OUT) ? -count : count
}

/** A counted phrase followed by its number, as in "fatigue 1". "armour +1" is one more than in the profile. */
const counted = (
  { trait, unsaid }: Extract<Meaning, { is: 'counted' }>,
  given: Phrase,
  [next, afterNext]: readonly Phrase[],
  at: string,
  check: Check
): Parsed => {
  const { raw, lead } = given
  // "fatigue 0-3", but not "with 1 fatigue 8-10 warriors", where the range counts the next unit
  if (next?.is === 'range' && !isUnitHead(afterNext)) return { ...ranged(trait, next, at, check), used: 2 }
  if (isNumber(next) && !isOfNext(next, afterNext))
    return one({ is: 'said', trait, value: countedValue(trait, next, given), raw: `${raw} ${next.raw}` }, 2)
  if (isBonus(next) && trait === 'armour') return one({ is: 'said', trait, value: `+${next.body}`, raw: `${raw} ${next.raw}` }, 2)
  // a small word before it shows whose fatigue it is: "with fatigue", but not "fatigue to charge"
  if (unsaid !== undefined && lead.length > 0) {
    check.assume(t('{trait} {unsaid} for "{raw}"', { trait: translate(trait), unsaid, raw }))
    return one({ is: 'said', trait, value: unsaid, raw })
  }
  check.note(noNumber(raw, at))
  return NONE
}

/** An effect followed by its number: "enemy armour -1", "hits ignored 2". */
const measured = (
  { effect, number }: Extract<Meaning, { is: 'measured' }>,
  raw: string,
  [next]: readonly Phrase[],
  at: string,
  check: Check
): Parsed => {
  const value = isBonus(next) ? Number(next.body) : isNumber(next) ? next.value : undefined
  if (value !== undefined) return one({ is: 'effects', effects: [{ ...effect, [number]: value } as unknown as Effect], raw }, 2)
  check.note(noNumber(raw, at))
  return NONE
}

/** "guarded by 2 hirdmen": a troop named right after the number is the troop of the guards. */
const guarded = (raw: string, [next, afterNext]: readonly Phrase[], at: string, check: Check): Parsed => {
  // "protected by a wall" is about cover, not guards
  if (meaningAs(next, 'terrain')) return NONE
  if (!isNumber(next)) {
    check.note(noNumber(raw, at))
    return NONE
  }
  const unit = meaningAs(afterNext, 'troop')?.id
  const value = { models: next.value, ...(unit !== undefined && { unit }) }
  return one({ is: 'said', trait: 'guards', value, raw: `${raw} ${next.raw}` }, unit === undefined ? 2 : 3)
}

/** An ability named without "+", with the choice after it. */
const bareAbility: Parser<PhraseOf<'phrase'>> = (phrase, rest, at, check) => {
  const keys = phrase.meanings.flatMap(each => (each.is === 'ability' ? [each.id] : []))
  const all = keys.flatMap(key => Object.keys(check.book.abilities).filter(other => idOf(other) === idOf(key)))
  const others = phrase.meanings.filter(({ is }) => is !== 'ability')
  const { text, used } = withChoice(idOf(keys[0] ?? ''), all, rest, check)
  const [other] = others.length > 0 ? byMeaning({ ...phrase, meanings: others }, rest, at, check).facts : []
  return one({ is: 'ability', text, plays: false, keys: all, raw: phrase.raw, ...(other && { other }) }, 1 + used)
}

/** If a phrase has several meanings, the kind listed first wins. */
const ORDER = [
  ...(['called', 'guarded', 'measured', 'counted', 'state', 'effect', 'troop', 'weapon', 'mount', 'faction', 'terrain'] as const),
  ...(['ability', 'dice', 'vague', 'nothing', 'joint', 'not', 'plain-arms', 'side'] as const)
] as const satisfies readonly Meaning['is'][]

const denied = (raw: string, [next, ...rest]: readonly Phrase[], at: string, check: Check): Parsed => {
  // "not 1 fatigue" is the same as "no fatigue"
  if (isNumber(next) && next.value === 1 && meaningAs(rest[0], 'counted')) {
    const { facts, used } = denied(`${raw} ${next.raw}`, rest, at, check)
    return { facts, used: used + 1 }
  }
  if (next === undefined || next.is !== 'phrase' || meaningAs(next, 'joint')) return one({ is: 'denied', of: [], raw })
  if (meaningAs(next, 'guarded')) return { facts: [], used: 2 }
  const count = meaningAs(next, 'counted')
  if (count) {
    const { trait, unsaid } = count
    const said = { is: 'said', trait, raw: `${raw} ${next.raw}` } as const
    return one({ ...said, value: 0, ...(unsaid !== undefined && { denies: [{ ...said, value: unsaid }] }) }, 2)
  }
  // "not exhausted but with 2 fatigue": the fatigue named later counts
  if (meaningAs(next, 'state')?.value === 'exhausted' && isCountedLater(rest)) return { facts: [], used: 2 }
  // a denied fact needs no assumption
  const { facts, used } = phrase(next, rest, at, { ...check, assume: () => {} })
  const opposite = facts.flatMap(oppositesOf).map(fact => ({ ...fact, denies: facts }))
  return opposite.length > 0 ? { facts: opposite, used: 1 + used } : one({ is: 'denied', of: facts, raw }, 1 + used)
}

const OPPOSITES: Readonly<Record<string, unknown>> = { cover: 'none', spend: [], fatigue: 0 }

/** The facts that hold if this one does not; empty if it has no opposite. */
const oppositesOf = (fact: WordMeaning): readonly WordMeaning[] => {
  if (fact.is === 'vague') {
    const trait = fact.options[0]?.includes('cover') ? 'cover' : 'spend'
    return [{ is: 'said', trait, value: OPPOSITES[trait], raw: fact.raw }]
  }
  if (fact.is === 'ability' && fact.other) return oppositesOf(fact.other)
  if (fact.is !== 'said') return []
  if (typeof fact.value === 'boolean') return [{ ...fact, value: !fact.value }]
  return Object.hasOwn(OPPOSITES, fact.trait) ? [{ ...fact, value: OPPOSITES[fact.trait] }] : []
}

/** Dice without a number before them: "attack dice +2", "extra attack die". */
const looseDice = (
  { kind, isExtra }: Extract<Meaning, { is: 'dice' }>,
  raw: string,
  [next]: readonly Phrase[],
  at: string,
  check: Check
): Parsed => {
  if (isBonus(next)) return dice(kind, Number(next.body), `${raw} ${next.raw}`, 2, check)
  if (isNumber(next) && typeof next.value === 'number' && next.value < 0) return dice(kind, next.value, raw, 2, check)
  // "extra dice" may be any number of them
  if (isExtra && !/s$|dice/i.test(raw)) return dice(kind, 1, raw, 1, check)
  // "how many die": a verb
  if (raw.toLowerCase() === 'die') return NONE
  check.note(loneDice(raw, at))
  return NONE
}

/** Whether the number of fatigue of the same unit comes later: "8 tired warriors (2 fatigue)". */
const isCountedLater = (rest: readonly Phrase[]): boolean => {
  const end = rest.findIndex((each, index) => meaningAs(each, 'joint') || (isNumber(each) && meaningAs(rest[index + 1], 'troop')))
  return rest.slice(0, end < 0 ? rest.length : end).some(each => meaningAs(each, 'counted')?.trait === 'fatigue')
}

/** The number of fatigue spent: "spend 2 fatigue", "two on armour", but not "+1 armour". */
const fatigueCount = once(() => /(?:^|\s)(\d|\p{L}+)\s+(?:enemy\s+)?fati(?:gue|ga)s?\b/iu)
const effectCount = once(() => /^\s*(?:\S+\s+)??(\d|\p{L}+)\b/iu)

/** The number that the pattern captures, in digits or as a word; undefined if there is none or it is 0. */
const countIn = (text: string, pattern: RegExp): number | undefined => {
  const said = pattern.exec(text)?.[1]?.toLowerCase() ?? ''
  const count = /^\d$/.test(said) ? Number(said) : NUMBERS.findIndex(words => words.split('|').includes(said))
  return count > 0 ? count : undefined
}

/** Repeats each effect once per fatigue spent on it: "spends 2 fatigue on armour", "one on armour and two on enemy armour". */
const oncePerFatigue = ({ trait, value }: Extract<Meaning, { is: 'state' }>, raw: string): unknown => {
  if (trait !== 'spend' || !Array.isArray(value)) return value
  const counts = raw.split(/\s(?:and|y)\s/i).map((part, index) => countIn(part, index === 0 ? fatigueCount() : effectCount()))
  // "2 fatigue on armour and enemy armour" is one for each
  const isTotal = value.length > 1 && counts.slice(1).every(count => count === undefined)
  if (counts.length !== value.length || isTotal) return value
  return value.flatMap((each: unknown, index) => Array.from({ length: counts[index] ?? 1 }, () => each))
}

const OVER = /^(?:over|across)\b/i

/** Notes what is assumed if the words are less exact than the rules need. */
const noteAssumptions = (trait: string, value: unknown, raw: string, check: Check): void => {
  if (trait === 'fatigue' && value === 1) check.assume(t('fatigue 1 for "{raw}"', { raw }))
  if (OVER.test(raw))
    check.assume(t('{name} for "{said}"', { name: value === 'light' ? 'light cover' : 'heavy cover', said: raw }))
}

const NO_COVER = /^(?:no|without|sin) /i
const COVER: readonly WordMeaning[] = [{ is: 'vague', options: ['light cover', 'heavy cover'], raw: 'cover' }]

const byMeaning: Parser<PhraseOf<'phrase'>> = (given, rest, at, check) => {
  const { meanings, raw, lead } = given
  const is = ORDER.find(each => meanings.some(meaning => meaning.is === each))
  const first = meanings.find(meaning => meaning.is === is)
  switch (first?.is) {
    case 'called':
      return one({ is: 'called', name: first.name, draft: { ...namedAt(first.name, at, check.book) }, raw, lead })
    case 'counted':
      return counted(first, given, rest, at, check)
    case 'guarded':
      return guarded(raw, rest, at, check)
    case 'state': {
      // "tired 2": the number is the fatigue
      const [next, then] = rest
      if (first.trait === 'fatigue' && first.value === 1 && isNumber(next) && !isCountable(then))
        return one({ is: 'said', trait: 'fatigue', value: next.value, raw: `${raw} ${next.raw}` }, 2)
      if (first.trait === 'fatigue' && first.value === 1 && isCountedLater(rest)) return NONE
      noteAssumptions(first.trait, first.value, raw, check)
      return one({
        is: 'said',
        trait: first.trait,
        value: oncePerFatigue(first, raw),
        raw,
        lead,
        ...(NO_COVER.test(raw) && { denies: COVER })
      })
    }
    case 'plain-arms':
      check.assume(t('nothing for "{raw}": it changes nothing', { raw }))
      return one({ is: 'plain-arms', raw })
    case 'side':
      return one({ is: 'side', side: first.side, raw, lead })
    case 'measured':
      return measured(first, raw, rest, at, check)
    case 'effect':
      return one({ is: 'effects', effects: [first.effect], raw })
    case 'dice':
      return looseDice(first, raw, rest, at, check)
    case 'vague':
      return one({ is: 'vague', options: first.options, raw })
    case 'nothing':
      check.note(outOfPlace(`${quoted(raw)}: ${translate(first.cure)}`, at))
      return NONE
    case 'joint': {
      const [number, pool] = rest
      const more = meaningAs(pool, 'dice')
      // "plus two defence dice" are bonus dice
      if (first.joint === 'and' && more && isNumber(number) && typeof number.value === 'number')
        return dice(more.kind, number.value, `${raw} ${number.raw} ${pool?.raw}`, 3, check)
      return one({ is: 'joint', joint: first.joint, raw, lead })
    }
    case 'not':
      return denied(raw, rest, at, check)
    case 'troop':
    case 'weapon':
    case 'mount':
    case 'faction':
    case 'terrain':
      return one({ is: 'named', meanings: meanings.filter((each): each is Named => 'id' in each), raw, lead })
    default:
      // "a rare symbol" of no ability
      if (meaningAs(given, 'choice')) check.assume(t('nothing for "{raw}"', { raw }))
      return NONE
  }
}

const phrase: Parser<PhraseOf<'phrase'>> = (given, rest, at, check) =>
  given.meanings.some(({ is }) => is === 'ability') &&
  !given.meanings.some(({ is }) => is === 'troop' || is === 'weapon' || is === 'mount' || is === 'faction')
    ? bareAbility(given, rest, at, check)
    : byMeaning(given, rest, at, check)

const bonus: Parser<PhraseOf<'bonus'>> = ({ body, raw, lead }, [next], at, check) => {
  const effects = bonusEffects(body)
  if (effects) return one({ is: 'effects', effects, raw })
  const both = `${raw} ${next?.raw}`
  if (/^\d{1,2}$/.test(body)) {
    const kind = meaningAs(next, 'dice')?.kind ?? meaningAs(next, 'choice')?.of
    if (kind && kind !== 'rare') return dice(kind, Number(body), both, 2, check)
    const trait = meaningAs(next, 'counted')?.trait
    if (trait !== undefined)
      return one({ is: 'said', trait, value: trait === 'armour' ? `+${body}` : Number(body), raw: both }, 2)
    // "+1 attack roll", "-1 enemy armour"; but "+2 saves" may mean more dice or easier saves
    const effect = meaningAs(next, 'measured')
    if (effect?.number === 'on') {
      check.note(askBack(both, [`+${body}d`, `${next?.raw ?? ''} on 4`], at, check, t('defence dice, or easier saves?')))
      return { facts: [], used: 2 }
    }
    if (effect) return measured(effect, both, [{ is: 'bonus', body, raw, lead }], at, check)
    // "warlord + 4 hirdmen": the plus joins two units
    if (meaningAs(next, 'troop') || meaningAs(next, 'faction'))
      return {
        facts: [
          { is: 'joint', joint: 'and', raw: '+' },
          { is: 'said', trait: 'models', value: Number(body), raw: body, lead }
        ],
        used: 1
      }
  }
  check.note(badBonus(raw, at))
  return NONE
}

const ability: Parser<PhraseOf<'ability'>> = ({ text, plays, raw }, rest, at, check) => {
  if (text === '' || text.startsWith('=')) {
    check.note(emptyAbility(raw, at))
    return NONE
  }
  const keys = abilityNames(check.book).get(plain(text)) ?? []
  const { text: chosen, used } = keys.length > 0 ? withChoice(text, keys, rest, check) : { text, used: 0 }
  return one({ is: 'ability', text: chosen, plays, raw }, 1 + used)
}

/** A range, as in "8-10 warriors": gives its first value, and the range to `check.range`; without that it is a mistake. */
const ranged = (trait: string, { from, to, raw }: PhraseOf<'range'>, at: string, check: Check): Parsed => {
  const [side = ''] = at.split('.', 1)
  const path = `${side === 'fight' ? 'attacker' : side}.${trait}`
  if (check.range && side !== 'fight') check.range(path, from, to)
  else
    check.note(
      outOfPlace(
        t('{raw} is a range, so use a sweep: saga-odds sweep {kind} ... --vary {path}={from}..{to}', {
          kind: check.asked?.command === 'shoot' ? 'shoot' : 'melee',
          ...{ raw, path, from, to }
        }),
        at
      )
    )
  return one({ is: 'said', trait, value: from, raw })
}

const parsers: { readonly [K in Phrase['is']]: Parser<PhraseOf<K>> } = {
  number,
  units: ({ units, models, raw, lead }) => ({
    facts: [
      { is: 'units', units, raw },
      { is: 'said', trait: 'models', value: models, raw, lead }
    ],
    used: 1
  }),
  range: (given, rest, at, check) => {
    const trait = meaningAs(rest[0], 'counted')?.trait
    return trait === undefined ? ranged('models', given, at, check) : { ...ranged(trait, given, at, check), used: 2 }
  },
  phrase,
  bonus,
  percent: ({ chance, raw }) => one({ is: 'percent', chance, raw }),
  // a custom act has a list of effects; anything else is a single effect
  data: ({ text, raw }) => {
    const data = JSON.parse(text) as Effect | OwnAct
    return one('effects' in data ? { is: 'said', trait: 'acts', value: [data], raw } : { is: 'effects', effects: [data], raw })
  },
  ability,
  unknown: () => NONE
}

const parse = <K extends Phrase['is']>(given: PhraseOf<K>, rest: readonly Phrase[], at: string, check: Check): Parsed =>
  parsers[given.is as K](given, rest, at, check)

/** Whether "activated" is about the ability before it, not the unit: "with Thor activated". */
const isOfAbility = (fact: WordMeaning, before: WordMeaning | undefined): boolean =>
  before?.is === 'ability' && fact.is === 'said' && fact.trait === 'moved' && /^activ/i.test(fact.raw)

/** The facts that the phrases of one side state, in order. Words that make no sense are noted in `check`. */
export const wordMeanings = (given: readonly Phrase[], at: string, check: Check): readonly WordMeaning[] => {
  const phrases = choicesLast(given, check)
  const found: WordMeaning[] = []
  let place = at
  for (let next = 0; next < phrases.length; ) {
    const here = phrases[next]
    if (!here) break
    place = placeFrom(phrases, next, at) ?? place
    const { facts, used } = parse(here, phrases.slice(next + 1), isRange(here) || isRange(phrases[next + 1]) ? place : at, check)
    found.push(...facts.filter(fact => !isOfAbility(fact, found.at(-1))))
    next += used
  }
  return found
}
