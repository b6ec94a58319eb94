import { plain } from '../rules/lookup'
import { type Check, checking } from './check'
import { namesOf } from './names'
import { phrasesOf } from './phrases'
import { unitField } from './scenario-fields'
import type { Patch } from './set'
import { unitWords } from './unit-words'

/** Flags whose value is said as in a sentence: `--attacker "8 warriors"`, `--defender-cover woods`, `--defender-fatigue tired`. */

/** Whether the value is one of its path as it stands. */
const isPlainValue = ({ path, value, says = '' }: Patch, { book }: Check): boolean => {
  const type = unitField(path.at(-1) ?? '')?.type
  switch (type?.is) {
    case 'troop':
      return namesOf(book).troop.has(plain(says))
    case 'choice':
      return type.of.some(each => each === value)
    case 'whole':
      return typeof value === 'number' || /^[+-]\d+$/.test(says)
    case 'yes-no':
      return typeof value === 'boolean'
    case 'maybe':
      return Array.isArray(value)
    case 'effects':
      return typeof value !== 'string'
    case 'spend':
      return Array.isArray(value) && value.every(each => each === 'armour' || each === 'enemy-armour')
    default:
      return type !== undefined
  }
}

/** The values that the words of a flag stand for; the patch itself where they stand for none. */
const spoken = (patch: Patch, check: Check): readonly Patch[] => {
  const { path, says, called } = patch
  if (says === undefined || isPlainValue(patch, check)) return [patch]
  const own = checking(check.book, check.called, { ...(check.asked && { asked: check.asked }), mends: true })
  const phrases = phrasesOf(says, own)
  const [number] = phrases
  // "--attacker-fatigue two"
  if (phrases.length === 1 && number?.is === 'number' && path.length > 1) return [{ ...patch, value: number.value }]
  const { draft, plays } = unitWords(phrases, path[0] ?? 'attacker', own)
  const { abilities = [] } = draft as { readonly abilities?: readonly string[] }
  const all = [...abilities, ...plays]
  const values = Object.entries({ ...draft, ...(all.length > 0 && { abilities: all }) })
  const isWhole = path.length === 1
  if (own.mistakes.length > 0 || values.length === 0) {
    if (isWhole) own.mistakes.forEach(check.note)
    return isWhole ? [] : [patch]
  }
  own.assumed.forEach(check.assume)
  return values.map(
    ([key, value]): Patch => ({
      path: [path[0] ?? '', key],
      value,
      called,
      ...((key === 'abilities' || key === 'effects') && { adds: true })
    })
  )
}

export const spokenPatches = (patches: readonly Patch[], check: Check): readonly Patch[] =>
  patches.some(({ says }) => says !== undefined) ? patches.flatMap(patch => spoken(patch, check)) : patches
