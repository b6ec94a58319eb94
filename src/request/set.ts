import type { Mistake } from '../model/errors'
import { t, translate } from '../model/language'
import { noValue, unknownPath } from '../model/mistakes'
import { once } from '../model/once'
import { SIDES, type Side } from '../model/scenario'
import type { Check } from './check'
import { fightField, fightFields, type ScenarioField, unitField, unitFields } from './scenario-fields'
import { type Draft, isDraft, ownKey } from './validators'
import { parseValue } from './value-text'

/** `attacker.models=8`: one value laid over a request. */
export interface Patch {
  readonly path: readonly string[]
  readonly value: unknown
  /** How the user named it: `--set attacker.models`, `--attacker-models`. */
  readonly called: string
  /** Added to what is there (an ability more), not put in its place. */
  readonly adds?: true
  /** Words of a unit, as in a sentence, that stand for values: "woods" is a cover and a ground. */
  readonly says?: string
  /** Gives way to what is there. */
  readonly yields?: true
}

/** Attacker and defender name shooter and target too. */
const SIDE_NAMES: Readonly<Record<string, Side>> = {
  attacker: 'attacker',
  defender: 'defender',
  shooter: 'attacker',
  target: 'defender'
}

/** Keys by every spelling they have. */
const spelledOut = (traits: Readonly<Record<string, ScenarioField>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(traits).flatMap(([key, { also = [] }]) => [key, ...also].map(name => [name.toLowerCase(), key] as const))
  )

const unitKeys = once(() => spelledOut(unitFields))
const fightKeys = once(() => spelledOut(fightFields))

/** Every path that may be set, but for the names of readings. */
export const paths: readonly string[] = [
  ...SIDES.flatMap(side => Object.keys(unitFields).map(key => `${side}.${key}`)),
  ...Object.keys(fightFields)
]

/** A path by its parts, and the trait it leads to. */
export interface PathTarget {
  readonly path: readonly string[]
  readonly trait: ScenarioField
}

const NAMED: ReadonlySet<string> = new Set(['readings', 'costs'])

const ofSide = (side: Side, name: string): PathTarget | undefined => {
  const key = unitKeys().get(name.toLowerCase())
  const trait = key === undefined ? undefined : unitField(key)
  return key !== undefined && trait ? { path: [side, key], trait } : undefined
}

const ofFight = (name: string, second: string | undefined, others: readonly string[]): PathTarget | undefined => {
  const key = fightKeys().get(name)
  const trait = key === undefined ? undefined : fightField(key)
  if (key === undefined || !trait) return undefined
  if (second === undefined) return { path: [key], trait }
  const isNamed = NAMED.has(key) && others.length === 0 && second !== ''
  return isNamed ? { path: [key, second], trait: { ...trait, type: { is: 'text' } } } : undefined
}

/** Of two units side by side: `attacker.together.0.models`, or with the index in brackets. */
const PAIR = /^together[.[]([01])\]?\.([^.]+)$/i

const ofPair = (side: Side, rest: string): PathTarget | undefined => {
  const [, index = '', name = ''] = PAIR.exec(rest) ?? []
  const place = ofSide(side, name)
  return place && { path: [side, 'together', index, ...place.path.slice(1)], trait: place.trait }
}

/** Where a path leads; undefined where there is none. */
export const placeOf = (path: string): PathTarget | undefined => {
  const [first = '', second, ...others] = path.trim().split('.')
  const name = first.toLowerCase()
  const side = Object.hasOwn(SIDE_NAMES, name) ? SIDE_NAMES[name] : undefined
  if (!side) return ofFight(name, second, others)
  if (second === undefined) return undefined
  return others.length === 0 ? ofSide(side, second) : ofPair(side, [second, ...others].join('.'))
}

const isMistake = (found: Patch | Mistake): found is Mistake => 'message' in found

/** `path=value` as a patch, or what is wrong with it. */
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

/** `crush-timing=unsaved` as a patch. */
export const readingSet = (text: string): Patch | Mistake => {
  const equals = text.indexOf('=')
  if (equals < 1) return noValue('--reading', text, 'crush-timing=unsaved')
  return { path: ['readings', text.slice(0, equals).trim()], value: text.slice(equals + 1).trim(), called: '--reading' }
}

/** `ullr=U` as a patch. */
export const costSet = (text: string): Patch | Mistake => {
  const equals = text.indexOf('=')
  if (equals < 1) return noValue('--cost', text, 'ullr=U')
  return { path: ['costs', text.slice(0, equals).trim()], value: text.slice(equals + 1).trim(), called: '--cost' }
}

/** A board file as a patch: one more of them. */
export const boardAdded = (file: string): Patch => ({ path: ['boards'], value: [file], called: '--board', adds: true })

/** A flag's value as a patch of its path; `says`: the words of a sentence that it is, if it may be said otherwise than by its value. */
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

/** Patches and mistakes apart. */
export const sorted = (
  found: readonly (Patch | Mistake)[]
): { readonly patches: readonly Patch[]; readonly mistakes: readonly Mistake[] } => ({
  patches: found.filter((each): each is Patch => !isMistake(each)),
  mistakes: found.filter(isMistake)
})

/** Plain data laid over plain data: what is said later, or more exactly, wins. */

const both = (under: unknown, over: unknown): unknown =>
  isDraft(under) && isDraft(over) ? { ...under, ...over } : (over ?? under)

const MERGED: readonly string[] = [...SIDES, 'readings', 'costs']

/** A file's keys over those of its sentence; sides and readings key by key. */
export const merged = (under: Draft, over: Draft): Draft => ({
  ...under,
  ...over,
  ...Object.fromEntries(
    MERGED.flatMap(key => (ownKey(over, key) === undefined ? [] : [[key, both(ownKey(under, key), ownKey(over, key))]]))
  )
})

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** An object to put a key into; what is no object gives way. */
const keyed = (value: unknown): Draft => (isDraft(value) ? value : {})

/** Put in its place, added to what is there, or only where nothing is. */
type How = 'puts' | 'adds' | 'yields'

const inList = (list: unknown, [index = '', ...rest]: readonly string[], value: unknown, how: How): readonly unknown[] => {
  const units = Array.isArray(list) ? [...(list as readonly unknown[])] : []
  units[Number(index)] = put(keyed(units[Number(index)]), rest, value, how)
  return units
}

const put = (draft: Draft, [key = '', ...rest]: readonly string[], value: unknown, how: How): Draft => {
  const there = ownKey(draft, key)
  if (key === 'together' && rest.length > 0) return { ...draft, together: inList(there, rest, value, how) }
  if (rest.length > 0) return { ...draft, [key]: put(keyed(there), rest, value, how) }
  if (how === 'yields' && there !== undefined) return draft
  return { ...draft, [key]: how === 'adds' ? [...listed(there), ...listed(value)] : value }
}

/** The draft with every patch put in, the later ones over the earlier. */
export const patched = (draft: Draft, patches: readonly Patch[]): Draft =>
  patches.reduce((now, { path, value, adds, yields }) => put(now, path, value, adds ? 'adds' : yields ? 'yields' : 'puts'), draft)

/** What a value is called in messages: the flag that set it, the user's own words, or its path. */

/** What an option is called where it was given: `--max-nodes` on a command line, `maxNodes` as a key of a line. */
export type OptionName = (key: string) => string

export const asFlag: OptionName = key => `--${key.replaceAll(/[A-Z]/gu, letter => `-${letter.toLowerCase()}`)}`

export const asKey: OptionName = key => key

const ABILITIES = /^(.*\.abilities)\[/
/** One of a list, all of which one flag sets. */
const ITEM = /\[\d+\]$/

const PART = /^(attacker|defender)(?:\.together\[([01])\])?\.(.+)$/
const WHICH = { '0': ' first', '1': ' second', '': '' } as const

/** "attacker.models" of a sentence is "the attacker's models", of two units "the attacker's first models". */
const inWords = (path: string): string => {
  const [, side, index = '', key] = PART.exec(path) ?? []
  return side === undefined
    ? path
    : t("the {side}'s{which} {key}", { side: translate(side), which: WHICH[index as keyof typeof WHICH], key })
}

/** As a check writes the path of a patch. */
const written = (path: readonly string[]): string => path.join('.').replace(/\.together\.(\d)/, '.together[$1]')

/** `hasWords`: there is a sentence, from which all comes that no flag has set. */
export const namer = (patches: readonly Patch[], hasWords: boolean): Check['called'] => {
  let known: ReadonlyMap<string, string> | undefined
  // asked for where there is something to say: of most lines of a batch there is nothing
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
