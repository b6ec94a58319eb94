import type { Mistake } from '../model/errors'
import { t, translate } from '../model/language'
import { noValue, unknownPath } from '../model/mistakes'
import { once } from '../model/once'
import { SIDES, type Side } from '../model/scenario'
import type { Check } from './check'
import { fightField, fightFields, type ScenarioField, unitField, unitFields } from './scenario-fields'
import { type Draft, isDraft, ownKey } from './validators'
import { parseValue } from './value-text'

/** One value to lay over a request: `attacker.models=8`. */
export interface Patch {
  readonly path: readonly string[]
  readonly value: unknown
  /** How the user gave it: `--set attacker.models`, `--attacker-models`. */
  readonly called: string
  /** Set if the value is added to what is there (one more ability) instead of replacing it. */
  readonly adds?: true
  /** Words about a unit, as in a sentence, that stand for values: "woods" is both a cover and a ground. */
  readonly says?: string
  /** Set if the value is used only if there is none yet. */
  readonly yields?: true
}

/** The patch of a flag that has a key of its name; none where the flag is not given. */
export const flagPatch = (key: string, value: unknown, called = `--${key}`): readonly Patch[] =>
  value === undefined ? [] : [{ path: [key], value, called }]

/** The number that a text is; any other text as it stands. */
export const asNumber = (text: string | undefined): unknown =>
  text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text

/** Shooter and target are other names for attacker and defender. */
const SIDE_NAMES: Readonly<Record<string, Side>> = {
  attacker: 'attacker',
  defender: 'defender',
  shooter: 'attacker',
  target: 'defender'
}

/** Keys by each of their spellings in lower case. */
const keysBySpelling = (fields: Readonly<Record<string, ScenarioField>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([key, { also = [] }]) => [key, ...also].map(name => [name.toLowerCase(), key] as const))
  )

const unitKeys = once(() => keysBySpelling(unitFields))
const fightKeys = once(() => keysBySpelling(fightFields))

/** Every path that can be set, apart from those with the name of an interpretation (`readings.crush-timing`) or a cost. */
export const paths: readonly string[] = [
  ...SIDES.flatMap(side => Object.keys(unitFields).map(key => `${side}.${key}`)),
  ...Object.keys(fightFields)
]

/** The parts of a path, and the field it leads to. */
export interface PathTarget {
  readonly path: readonly string[]
  readonly trait: ScenarioField
}

const NAMED: ReadonlySet<string> = new Set(['readings', 'costs'])

const targetInSide = (side: Side, name: string): PathTarget | undefined => {
  const key = unitKeys().get(name.toLowerCase())
  const trait = key === undefined ? undefined : unitField(key)
  return key !== undefined && trait ? { path: [side, key], trait } : undefined
}

const targetInFight = (name: string, second: string | undefined, others: readonly string[]): PathTarget | undefined => {
  const key = fightKeys().get(name)
  const trait = key === undefined ? undefined : fightField(key)
  if (key === undefined || !trait) return undefined
  if (second === undefined) return { path: [key], trait }
  const isNamed = NAMED.has(key) && others.length === 0 && second !== ''
  return isNamed ? { path: [key, second], trait: { ...trait, type: { is: 'text' } } } : undefined
}

/** The end of a path to one of two units that fight together: `attacker.together.0.models`, or with the index in brackets. */
const PAIR = /^together[.[]([01])\]?\.([^.]+)$/i

const targetInPair = (side: Side, rest: string): PathTarget | undefined => {
  const [, index = '', name = ''] = PAIR.exec(rest) ?? []
  const place = targetInSide(side, name)
  return place && { path: [side, 'together', index, ...place.path.slice(1)], trait: place.trait }
}

/** Finds where a path leads; undefined if there is no such path. */
export const placeOf = (path: string): PathTarget | undefined => {
  const [first = '', second, ...others] = path.trim().split('.')
  const name = first.toLowerCase()
  const side = Object.hasOwn(SIDE_NAMES, name) ? SIDE_NAMES[name] : undefined
  if (!side) return targetInFight(name, second, others)
  if (second === undefined) return undefined
  return others.length === 0 ? targetInSide(side, second) : targetInPair(side, [second, ...others].join('.'))
}

const isMistake = (found: Patch | Mistake): found is Mistake => 'message' in found

/** Parses `path=value` into a patch, or returns what is wrong with it. */
export const setting = (text: string): Patch | Mistake => {
  const equals = text.indexOf('=')
  if (equals < 1) return noValue('--set', text, 'attacker.models=8')
  const path = text.slice(0, equals)
  const place = placeOf(path)
  if (!place) return unknownPath(path, paths)
  return {
    path: place.path,
    value: parseValue(place.trait.type, text.slice(equals + 1)),
    called: `--set ${place.path.join('.')}`
  }
}

/** Parses the value of `--reading`, as in `crush-timing=unsaved`, into a patch. */
export const readingSet = (text: string): Patch | Mistake => {
  const equals = text.indexOf('=')
  if (equals < 1) return noValue('--reading', text, 'crush-timing=unsaved')
  return { path: ['readings', text.slice(0, equals).trim()], value: text.slice(equals + 1).trim(), called: '--reading' }
}

/** Parses the value of `--cost`, as in `ullr=U`, into a patch. */
export const costSet = (text: string): Patch | Mistake => {
  const equals = text.indexOf('=')
  if (equals < 1) return noValue('--cost', text, 'ullr=U')
  return { path: ['costs', text.slice(0, equals).trim()], value: text.slice(equals + 1).trim(), called: '--cost' }
}

/** Returns a patch that adds a board file. */
export const boardAdded = (file: string): Patch => ({ path: ['boards'], value: [file], called: '--board', adds: true })

/**
 * Turns the value of a flag into a patch. `says` turns the value into words of a sentence, because flags of a unit also accept
 * such words.
 */
export const flagged = (
  called: string,
  path: readonly string[],
  { type }: ScenarioField,
  text: string,
  says: (value: string) => string = value => value
): Patch => ({
  path,
  value: parseValue(type, text),
  called,
  ...(SIDES.some(side => side === path[0]) && type.is !== 'abilities' && { says: says(text) }),
  ...((type.is === 'abilities' || type.is === 'quantities') && { adds: true })
})

/** Separates patches from mistakes. */
export const sorted = (
  found: readonly (Patch | Mistake)[]
): { readonly patches: readonly Patch[]; readonly mistakes: readonly Mistake[] } => ({
  patches: found.filter((each): each is Patch => !isMistake(each)),
  mistakes: found.filter(isMistake)
})

/** Lays plain data over plain data: the later or more specific value wins. */

const both = (under: unknown, over: unknown): unknown =>
  isDraft(under) && isDraft(over) ? { ...under, ...over } : (over ?? under)

const MERGED: readonly string[] = [...SIDES, 'readings', 'costs']

/** Lays a file's keys over those of its sentence. Sides, interpretations and costs are merged key by key. */
export const merged = (under: Draft, over: Draft): Draft => ({
  ...under,
  ...over,
  ...Object.fromEntries(
    MERGED.flatMap(key => (ownKey(over, key) === undefined ? [] : [[key, both(ownKey(under, key), ownKey(over, key))]]))
  )
})

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** Returns an object to put a key into: the value itself, or an empty one if the value is not an object. */
const objectOf = (value: unknown): Draft => (isDraft(value) ? value : {})

/** Whether a value replaces what is there, is added to it, or is used only if there is nothing. */
type How = 'puts' | 'adds' | 'yields'

const inList = (list: unknown, [index = '', ...rest]: readonly string[], value: unknown, how: How): readonly unknown[] => {
  const units = Array.isArray(list) ? [...(list as readonly unknown[])] : []
  units[Number(index)] = put(objectOf(units[Number(index)]), rest, value, how)
  return units
}

const put = (draft: Draft, [key = '', ...rest]: readonly string[], value: unknown, how: How): Draft => {
  const there = ownKey(draft, key)
  if (key === 'together' && rest.length > 0) return { ...draft, together: inList(there, rest, value, how) }
  if (rest.length > 0) return { ...draft, [key]: put(objectOf(there), rest, value, how) }
  if (how === 'yields' && there !== undefined) return draft
  return { ...draft, [key]: how === 'adds' ? [...listed(there), ...listed(value)] : value }
}

/** Returns the draft with all patches applied in order, so that later ones win. */
export const patched = (draft: Draft, patches: readonly Patch[]): Draft =>
  patches.reduce((now, { path, value, adds, yields }) => put(now, path, value, adds ? 'adds' : yields ? 'yields' : 'puts'), draft)

/** Names values in messages: by the flag that set them, the user's own words, or their path. */

/** Names an option as it was given: `--max-nodes` on a command line, `maxNodes` as a key of a batch line. */
export type OptionName = (key: string) => string

export const asFlag: OptionName = key => `--${key.replaceAll(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`)}`

export const asKey: OptionName = key => key

const ABILITIES = /^(.*\.abilities)\[/
/** The index of an item in a list, which a flag sets as a whole. */
const ITEM = /\[\d+\]$/

const PART = /^(attacker|defender)(?:\.together\[([01])\])?\.(.+)$/
const WHICH = { '0': ' first', '1': ' second', '': '' } as const

/** Names a path in a sentence: "the attacker's models" for "attacker.models", or with two units "the attacker's first models". */
const inWords = (path: string): string => {
  const [, side, index = '', key] = PART.exec(path) ?? []
  return side === undefined
    ? path
    : t("the {side}'s{which} {key}", {
        side: translate(side),
        which: WHICH[index as keyof typeof WHICH],
        key: translate(key ?? '')
      })
}

/** Writes the path of a patch in the form that checks use. */
const written = (path: readonly string[]): string => path.join('.').replace(/\.together\.(\d)/, '.together[$1]')

/**
 * Returns how values are named in messages. `hasWords` is true if there is a sentence, from which every value comes that no flag
 * has set.
 */
export const namer = (patches: readonly Patch[], hasWords: boolean): Check['called'] => {
  let known: ReadonlyMap<string, string> | undefined
  // built only when a value is named: most lines of a batch have no mistakes
  const flags = () => {
    known ??= new Map(patches.filter(({ yields }) => !yields).map(({ path, called }) => [written(path), called]))
    return known
  }
  return (path, typed) => {
    const abilities = ABILITIES.exec(path)?.[1]
    const isTyped = abilities !== undefined && (hasWords || flags().has(abilities))
    return typed !== undefined && isTyped
      ? typed
      : (flags().get(path) ?? flags().get(path.replace(ITEM, '')) ?? (hasWords ? inWords(path) : path))
  }
}
