import type { Effect } from '../model/effect'
import { badBonus, emptyAbility, noNumber } from '../model/mistakes'
import type { Check } from './check'
import type { Phrase } from './phrases'
import type { Meaning } from './vocabulary'

/** The phrases of one unit, read one after the other into what they say of it. */

type Named = Extract<Meaning, { readonly id: string }>

export type Fact =
  | { readonly is: 'said'; readonly trait: string; readonly value: unknown; readonly raw: string }
  | { readonly is: 'units'; readonly units: number; readonly raw: string }
  /** A troop, weapon, faction or terrain; "crossbows" may be either of the first two. */
  | { readonly is: 'named'; readonly meanings: readonly Named[]; readonly raw: string }
  | { readonly is: 'effects'; readonly effects: readonly Effect[] }
  | { readonly is: 'ability'; readonly text: string; readonly plays: boolean }

interface Read {
  readonly facts: readonly Fact[]
  /** Phrases used up. */
  readonly used: number
}

type Reader<P extends Phrase> = (phrase: P, rest: readonly Phrase[], at: string, check: Check) => Read
type PhraseOf<K extends Phrase['is']> = Extract<Phrase, { readonly is: K }>

const meaning = (phrase: Phrase | undefined): Meaning | undefined => (phrase?.is === 'phrase' ? phrase.meanings[0] : undefined)

const isNumber = (phrase: Phrase | undefined): phrase is PhraseOf<'number'> => phrase?.is === 'number'

const one = (fact: Fact): Read => ({ facts: [fact], used: 1 })

/** How many numbers and counted phrases follow in turn: "fatigue 1 engaged 3". */
const turns = (rest: readonly Phrase[]): number => {
  const end = rest.findIndex((each, index) => (index % 2 === 0 ? meaning(each)?.is !== 'counted' : !isNumber(each)))
  return end < 0 ? rest.length : end
}

/** "8": models. In "1 fatigue 3 engaged" the numbers go before, in "8 fatigue 1 engaged 3" after: the end tells them apart. */
const number: Reader<PhraseOf<'number'>> = ({ value, raw }, rest) => {
  const next = meaning(rest[0])
  if (next?.is === 'counted' && turns(rest) % 2 === 1) return { facts: [{ is: 'said', trait: next.trait, value, raw }], used: 2 }
  return one({ is: 'said', trait: 'models', value, raw })
}

const counted = (trait: string, raw: string, [next]: readonly Phrase[], at: string, check: Check): Read => {
  if (isNumber(next)) return { facts: [{ is: 'said', trait, value: next.value, raw: `${raw} ${next.raw}` }], used: 2 }
  check.note(noNumber(raw, at))
  return { facts: [], used: 1 }
}

const troopOf = (phrase: Phrase | undefined): string | undefined =>
  phrase?.is === 'phrase' ? phrase.meanings.flatMap(each => (each.is === 'troop' ? [each.id] : []))[0] : undefined

/** "guarded by 2 hirdmen": a troop named right after the number is the guards'. */
const guarded = (raw: string, [next, afterNext]: readonly Phrase[], at: string, check: Check): Read => {
  if (!isNumber(next)) {
    check.note(noNumber(raw, at))
    return { facts: [], used: 1 }
  }
  const unit = troopOf(afterNext)
  const value = { models: next.value, ...(unit !== undefined && { unit }) }
  return { facts: [{ is: 'said', trait: 'guards', value, raw: `${raw} ${next.raw}` }], used: unit === undefined ? 2 : 3 }
}

const phrase: Reader<PhraseOf<'phrase'>> = ({ meanings, raw }, rest, at, check) => {
  const [first] = meanings
  switch (first?.is) {
    case 'counted':
      return counted(first.trait, raw, rest, at, check)
    case 'guarded':
      return guarded(raw, rest, at, check)
    case 'state':
      return one({ is: 'said', trait: first.trait, value: first.value, raw })
    case 'effect':
      return one({ is: 'effects', effects: [first.effect] })
    default:
      return one({ is: 'named', meanings: meanings.filter((each): each is Named => 'id' in each), raw })
  }
}

const DICE = { a: 'attack-dice', d: 'defence-dice' } as const

/** `2a1d`: undefined where it does not read so. */
const bonusEffects = (body: string): readonly Effect[] | undefined => {
  if (!/^(?:[1-9]\d?[ad])+$/.test(body)) return undefined
  return [...body.matchAll(/(\d+)([ad])/g)].map(([, count, kind]) => ({
    verb: DICE[kind as keyof typeof DICE],
    count: Number(count)
  }))
}

const bonus: Reader<PhraseOf<'bonus'>> = ({ body, raw }, _rest, at, check) => {
  const effects = bonusEffects(body)
  if (effects) return one({ is: 'effects', effects })
  check.note(badBonus(raw, at))
  return { facts: [], used: 1 }
}

const ability: Reader<PhraseOf<'ability'>> = ({ text, plays, raw }, _rest, at, check) => {
  if (text !== '' && !text.startsWith('=')) return one({ is: 'ability', text, plays })
  check.note(emptyAbility(raw, at))
  return { facts: [], used: 1 }
}

const readers: { readonly [K in Phrase['is']]: Reader<PhraseOf<K>> } = {
  number,
  units: ({ units, models, raw }) => ({
    facts: [
      { is: 'units', units, raw },
      { is: 'said', trait: 'models', value: models, raw }
    ],
    used: 1
  }),
  phrase,
  bonus,
  ability,
  unknown: () => ({ facts: [], used: 1 })
}

const read = <K extends Phrase['is']>(given: PhraseOf<K>, rest: readonly Phrase[], at: string, check: Check): Read =>
  readers[given.is as K](given, rest, at, check)

export const factsOf = (phrases: readonly Phrase[], at: string, check: Check): readonly Fact[] => {
  const found: Fact[] = []
  for (let next = 0; next < phrases.length; ) {
    const given = phrases[next]
    if (!given) break
    const { facts, used } = read(given, phrases.slice(next + 1), at, check)
    found.push(...facts)
    next += used
  }
  return found
}
