import { attempted, isRefused, type Mistake, type OrMistakes, refuse } from '../model/errors'
import { thousands } from '../model/figures'
import { t } from '../model/language'
import { nearestPath } from '../model/mistakes'
import { quoted, visible } from '../model/quoted'
import type { Scenario } from '../model/scenario'
import { SIDES } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import { type BookOf, drafted, type Request, requested } from './request'
import type { ValueType } from './scenario-fields'
import { type Patch, type PathTarget, paths, placeOf } from './set'
import { parseValue } from './value-text'

/** A field that is varied, and its values: `attacker.models=4..12`, `defender.cover=none,heavy`. */
export interface Axis {
  /** The path as it is printed: `attacker.models`. */
  readonly path: string
  /** The values as they were typed, in order. */
  readonly labels: readonly string[]
  /** For each value, the patch that puts it into the scenario. */
  readonly patches: readonly Patch[]
}

/** The most values of one axis. Nobody would wait for more. */
const MOST_VALUES = 1_000_000

const refused = (flag: string, given: string, message: string): never => refuse(`${flag} ${visible(given)}: ${message}`, flag)

/**
 * Bonus dice, written as +2a and +1d in a sentence. They have paths of their own, because players want to know what "one more
 * die" does.
 */
const DICE = { attackdice: 'attack-dice', dice: 'attack-dice', defencedice: 'defence-dice', defensedice: 'defence-dice' } as const
const DICE_NAMES = { 'attack-dice': 'attackDice', 'defence-dice': 'defenceDice' } as const

interface AxisTarget {
  readonly path: string
  readonly place: PathTarget
  readonly dice?: keyof typeof DICE_NAMES
}

const diceTarget = (path: string): AxisTarget | undefined => {
  const [side = '', name = '', ...rest] = path.trim().split('.')
  const key = name.toLowerCase().replaceAll('-', '') as keyof typeof DICE
  const place = rest.length === 0 && Object.hasOwn(DICE, key) ? placeOf(`${side}.effects`) : undefined
  return place && { path: `${place.path[0]}.${DICE_NAMES[DICE[key]]}`, place, dice: DICE[key] }
}

const ALL_PATHS: readonly string[] = [...paths, ...SIDES.flatMap(side => [`${side}.attackDice`, `${side}.defenceDice`])]

const targetOf = (path: string, flag: string, given: string): AxisTarget => {
  const found = diceTarget(path)
  const place = placeOf(path)
  if (found) return found
  if (place) return { path: place.path.join('.'), place }
  const near = nearestPath(path, ALL_PATHS)
  const cure =
    near === undefined ? t(': name one such as attacker.models, defender.cover or seed') : t('; did you mean "{near}"?', { near })
  return refused(flag, given, t('there is no path {path}{cure}', { path: quoted(path), cure }))
}

/** "8..10", and "8-10" as people write it. */
const RANGE = /^([+-]?\d+)(?:\.\.|(?<=\d)-(?=\d))([+-]?\d+)(?:\/(\d+))?$/

const rangeOf = (text: string, flag: string, given: string): readonly string[] | undefined => {
  const [, from, to, by = '1'] = RANGE.exec(text) ?? []
  if (from === undefined || to === undefined) return undefined
  const [start, end, step] = [Number(from), Number(to), Number(by)]
  if (start > end)
    refused(
      flag,
      given,
      t('{text} runs backwards: write {end}..{start}{step}', { text, end, start, step: by === '1' ? '' : `/${by}` })
    )
  if (step === 0) refused(flag, given, t('{text} never moves: a step is at least 1', { text }))
  if ((end - start) / step >= MOST_VALUES)
    refused(flag, given, t('{text} has more than {mostValues} values', { text, mostValues: thousands(MOST_VALUES) }))
  return Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, i) => String(start + i * step))
}

const textsOf = (text: string, flag: string, given: string): readonly string[] => {
  const parts = text.split(',').map(part => part.trim())
  if (parts.some(part => part === ''))
    refused(
      flag,
      given,
      t('nothing to vary: expected a range or a list of values, as in attacker.models=4..12 or defender.cover=none,heavy')
    )
  const values = parts.flatMap(part => {
    if (/^\S*\.\.\S*$/.test(part) && !RANGE.test(part))
      refused(flag, given, t('{part} is not a range: write it as 4..12, or 0..10/2', { part: quoted(part) }))
    return rangeOf(part, flag, given) ?? [part]
  })
  const again = values.find((value, i) => values.indexOf(value) !== i && values.length < 1000)
  if (again !== undefined) refused(flag, given, t('{again} is named twice: leave one out', { again: quoted(again) }))
  return values
}

const NOTHING: ReadonlySet<string> = new Set(['none', 'nothing'])

/** In a list of values, the members of one value are joined by +: `none,ullr,ullr+frigg`. */
const valueFor = (type: ValueType, text: string): unknown => {
  if (type.is !== 'abilities' && type.is !== 'spend' && type.is !== 'texts') return parseValue(type, text)
  if (NOTHING.has(text.toLowerCase())) return []
  return parseValue(type, text.replace(/^\++/, '').replaceAll('+', ','))
}

const diceOf = (verb: string, text: string): unknown => {
  const count = Number(text)
  return !/^[+-]?\d+$/.test(text) ? text : count === 0 ? [] : [{ verb, count }]
}

const patchOf = ({ place, path, dice }: AxisTarget, flag: string, text: string): Patch =>
  dice === undefined
    ? { path: place.path, value: valueFor(place.trait.type, text), called: `${flag} ${path}` }
    : { path: place.path, value: diceOf(dice, text), called: `${flag} ${path}`, adds: true }

/**
 * Parses `path=values`; `flag` is the flag it was given with. Throws a RequestError if the path is unknown or there are no
 * values.
 */
export const axisOf = (given: string, flag: string): Axis => {
  const equals = given.indexOf('=')
  if (equals < 1) refused(flag, given, t('expected a path, = and values, as in {flag} attacker.models=4..12', { flag }))
  const path = given.slice(0, equals).trim()
  const target = targetOf(path, flag, given)
  const labels = textsOf(given.slice(equals + 1), flag, given)
  return { path: target.path, labels, patches: labels.map(text => patchOf(target, flag, text)) }
}

const defaultRange = ({ place: { path, trait }, dice }: AxisTarget): readonly [least: number, most: number] | undefined => {
  if (dice !== undefined) return [0, 24]
  if (trait.type.is !== 'whole') return undefined
  const key = path.at(-1)
  if (key === 'fatigue') return [0, 8]
  const { least, most } = trait.type
  return typeof least === 'number' ? [least, typeof most === 'number' ? Math.min(most, 24) : 12] : [2, 6]
}

/** Parses the value of `--by`: `path`, or `path=values`. Without values, a number gets a range of all that make sense. */
export const axisBy = (given: string, flag: string): Axis => {
  if (given.includes('=')) return axisOf(given, flag)
  const range = defaultRange(targetOf(given.trim(), flag, given))
  if (!range)
    return refused(
      flag,
      given,
      t('list its values in order, as in {flag} {given}=none,light,heavy', { flag, given: given.trim() })
    )
  return axisOf(`${given.trim()}=${range[0]}..${range[1]}`, flag)
}

/** The scenarios of a sweep: one for each combination of values, built when it is asked for. */

/** All fights of a table. */
export interface Cells {
  /** The fight without the values that are varied, or with the first of them if it is incomplete without them. */
  readonly base: Scenario
  readonly book: Rulebook
  readonly interpreted: readonly string[]
  readonly count: number
  /** The index of the value that a cell has on each axis. The last axis changes fastest. */
  readonly places: (cell: number) => readonly number[]
  /** The scenario with these values, or what is wrong with it. */
  readonly at: (places: readonly number[]) => OrMistakes<Scenario>
}

const FIXED: ReadonlySet<string> = new Set(['kind', 'edition', 'boards', 'costs', 'id'])

/** Mistakes for paths that must be the same for all fights of one table. */
const notVaried = (axes: readonly Axis[], flag: string): readonly Mistake[] =>
  axes.flatMap(({ path }) =>
    FIXED.has(path.split('.')[0] ?? '')
      ? [
          {
            message: t('{flag} {path}: that is the same for every fight of one table: set it with --set', { flag, path }),
            at: flag
          }
        ]
      : []
  )

const twice = (axes: readonly Axis[], flag: string): readonly Mistake[] =>
  axes.flatMap(({ path }, i) =>
    axes.findIndex(other => other.path === path) === i
      ? []
      : [{ message: t('{flag} {path}: it varies twice: leave one out', { flag, path }), at: flag }]
  )

/** Converts the number of a cell to one index per axis, as an odometer counts. */
const placesOf = (axes: readonly Axis[]) => {
  const lengths = axes.map(({ labels }) => labels.length)
  return (cell: number): readonly number[] => {
    const places = lengths.map(() => 0)
    let rest = cell
    for (let i = lengths.length - 1; i >= 0; i--) {
      const length = lengths[i] ?? 1
      places[i] = rest % length
      rest = Math.floor(rest / length)
    }
    return places
  }
}

/** The first value of each axis whose values replace what is there. Values that are added are not part of the base. */
const firstPatches = (axes: readonly Axis[]): readonly Patch[] =>
  axes.flatMap(({ patches: [first] }): readonly Patch[] => (first && !first.adds ? [first] : []))

/**
 * Returns the cells of a table over a request. The values may supply what the request lacks, such as models or a troop. Throws a
 * RequestError if the request is wrong or an axis cannot be varied.
 */
export const cellsOf = (request: Request, axes: readonly Axis[], flag: string, bookOf?: BookOf): Cells => {
  const mistakes = [...notVaried(axes, flag), ...twice(axes, flag)]
  const { draft, book, interpreted } = drafted({ ...request, mistakes: [...(request.mistakes ?? []), ...mistakes] }, bookOf)
  const scenarioWith = (patches: readonly Patch[]) => requested({ scenario: draft, patches }, () => book).scenario
  const plain = attempted(() => scenarioWith([]))
  const base = isRefused(plain) ? scenarioWith(firstPatches(axes)) : plain
  const at = (places: readonly number[]): OrMistakes<Scenario> => {
    const chosen = axes.map(({ patches }, i) => patches[places[i] ?? 0]).filter(patch => patch !== undefined)
    return attempted(() => scenarioWith(chosen))
  }
  const count = axes.reduce((product, { labels }) => product * labels.length, 1)
  return { base, book, interpreted, count, places: placesOf(axes), at }
}
