import { t, translateUnitName } from '../../model/language'
import { nearest } from '../../model/nearest'
import type { ActStep, Conduct, Free, PlanStep, Reply, StepFile, Verb } from '../../model/plan'
import { quoted } from '../../model/quoted'
import type { AbilityUse } from '../../model/scenario'
import { abilityKeyOf } from '../../rules/lookup'
import type { Ability } from '../../rules/types'
import { letterAt, type Path } from '../boards/positions'
import { conditionOf } from '../condition'
import { boxNamed, feesOf, isActivating, noBox, type StepContext } from './payments'
import { playerOf, repliesOf } from './player'
import { declaredUnits, type Named, noting } from './units'

/** Reads the steps of a plan file and resolves every name in them. */

const VERBS = ['move', 'rest', 'shoot', 'charge', 'use', 'turn'] as const satisfies readonly Verb[]
const KINDS = [...VERBS, 'choose', 'stop when'] as const

/** The kinds of step in which each of these keys is allowed; keys not listed here are allowed in all. */
const KINDS_BY_KEY: Readonly<Record<string, readonly string[]>> = {
  target: ['shoot', 'charge'],
  throw: ['move'],
  on: ['use'],
  enemy: ['shoot', 'charge', 'move'],
  abilities: ['shoot', 'charge', 'move'],
  spend: ['charge', 'shoot'],
  engaged: ['shoot', 'charge', 'move'],
  cover: ['charge', 'shoot'],
  all: ['rest'],
  companion: ['charge'],
  distance: ['shoot', 'charge', 'move'],
  near: ['charge'],
  tireless: ['move', 'shoot', 'charge']
}

const listed = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

const unitNamed = (name: string, path: Path, { file, units, sheet }: StepContext): number | undefined => {
  const place = units.findIndex(unit => unit.name === name)
  if (place >= 0) return place
  // a mistake in this unit is already noted where the unit is declared
  if (declaredUnits(file).includes(name)) return undefined
  const near = nearest(
    name,
    units.map(unit => unit.name)
  )
  const all = units.map(unit => unit.name).join(', ')
  sheet.note(
    path,
    t('there is no unit {name}{cure}', {
      name: quoted(name),
      cure: near === undefined ? t(': there are {all}', { all }) : t('; did you mean "{near}"?', { near })
    })
  )
  return undefined
}

const unitsNamed = (value: string | readonly string[] | undefined, path: Path, context: StepContext): readonly number[] =>
  listed(value).flatMap((name, i) => unitNamed(name, Array.isArray(value) ? [...path, i] : path, context) ?? [])

const condition = (text: string | undefined, path: Path, { names, sheet }: StepContext) =>
  text === undefined ? undefined : noting(path, sheet, () => conditionOf(text, String(path.at(-1)), names))

const noteFriendlyTargets = (
  targets: readonly number[],
  own: number | undefined,
  path: Path,
  { units, sheet }: StepContext
): void => {
  const warband = own === undefined ? undefined : units[own]?.warband
  for (const target of targets)
    if (units[target]?.warband === warband && warband !== undefined)
      sheet.note(
        path,
        t('{name} is in the same warband as {other}: name an enemy', { name: units[target]?.name, other: units[own ?? 0]?.name })
      )
}

const repliesFor = (step: StepFile, targets: readonly number[], path: Path, context: StepContext): readonly Reply[] | 'best' => {
  const enemy = step.enemy ?? context.file.enemy
  if (enemy === undefined || enemy === 'nothing') return []
  if (enemy === 'best') return targets.length > 0 ? 'best' : []
  return repliesOf(enemy, context.units[targets[0] ?? -1], [...path, 'enemy'], context.names, context.sheet)
}

const ALONE = {
  move: '{who} {n|moves|move}',
  rest: '{who} {n|rests|rest}',
  charge: '{who} {n|charges|charge}',
  shoot: '{who} {n|shoots|shoot}'
} as const

const AGAINST = {
  move: '{who} {n|moves|move} and {n|throws|throw} at {whom}',
  rest: '{who} {n|rests|rest} {whom}',
  charge: '{who} {n|charges|charge} {whom}',
  shoot: '{who} {n|shoots|shoot} {whom}'
} as const

/** The text that describes a step: "hird charge fyrd". */
const textOf = (
  verb: Exclude<Verb, 'turn'>,
  units: readonly number[],
  targets: readonly number[],
  box: string,
  { units: all }: StepContext
): string => {
  const names = (places: readonly number[], or: string) => places.map(place => translateUnitName(all[place]?.name ?? '')).join(or)
  const who = names(units, t(' and '))
  const whom = names(targets, t(verb === 'use' ? ' and ' : ' or '))
  if (verb === 'use') {
    const on = [who, whom].filter(Boolean).join(t(' and '))
    return on === '' ? box : box === '' ? on : t('{box} on {whom}', { box, whom: on })
  }
  const n = units.length > 1 ? units.length : (all[units[0] ?? -1]?.request.models ?? 1)
  if (whom === '') return t(ALONE[verb], { who, n })
  return t(AGAINST[verb], { who, n, whom })
}

const noteMissing = (step: StepFile, verb: Verb, isLasting: boolean, path: Path, { sheet }: StepContext): void => {
  if ((verb === 'shoot' || verb === 'charge') && step.target === undefined)
    sheet.note(path, t('{verb} needs a target: name the unit with target', { verb }))
  if (verb === 'use' && step.on === undefined && !isLasting)
    sheet.note(path, t('it is used on no unit: name the units with on, as in on: [jarl, hird]'))
}

const noteMisplaced = (step: StepFile, kind: string, path: Path, { sheet }: StepContext): void => {
  // in the second edition a unit destroyed by shooting also frightens its friends (K14)
  const kindsByKey = sheet.book.numbers.inTurn ? { ...KINDS_BY_KEY, near: ['charge', 'shoot'] } : KINDS_BY_KEY
  for (const [key, kinds] of Object.entries(kindsByKey))
    if (Object.hasOwn(step, key) && !kinds.includes(kind))
      sheet.note(
        [...path, key],
        t('"{key}" is for {kinds}, not for {kind}: leave it out', { key, kinds: kinds.join(t(' or ')), kind })
      )
}

interface Box {
  readonly key: string
  readonly name: string
  readonly isLasting: boolean
}

/** True if the box does something outside a fight, or in every fight that follows. */
const isUsedAlone = ({ effects, removesUnitOf, until }: Ability): boolean =>
  removesUnitOf !== undefined || until !== undefined || effects.some(({ verb }) => verb === 'fatigue' || verb === 'remove')

const boxOf = (step: StepFile, path: Path, context: StepContext): Box | undefined => {
  const boards = context.boards[context.turn] ?? []
  const { book, note } = context.sheet
  const key = boxNamed(step.use ?? '', boards, book)
  const ability = key === undefined ? undefined : book.abilities[key]
  if (key === undefined || !ability) note([...path, 'use'], noBox(step.use ?? '', boards, book))
  else if (!isUsedAlone(ability))
    note(
      [...path, 'use'],
      t('{name} changes no fatigue and no models and does not last: it cannot be used by itself here', {
        name: ability.name
      })
    )
  else if (!ability.when.some(timing => timing === 'Orders' || timing === 'Activation'))
    note(
      [...path, 'use'],
      t('{name} is for a fight (R7.4): it cannot be used by itself, so list it in abilities of a fight', { name: ability.name })
    )
  else return { key, name: ability.name, isLasting: ability.until !== undefined }
  return undefined
}

/** The abilities used in a charge or shot, with the boxes that pay for it: their effects apply to the fight too. */
const withPaying = (
  uses: readonly AbilityUse[],
  verb: Verb,
  pays: readonly string[],
  unit: Named | undefined,
  { sheet: { book } }: StepContext
): readonly AbilityUse[] => {
  if (!unit || (verb !== 'charge' && verb !== 'shoot')) return uses
  const named = uses.map(use => abilityKeyOf(use, unit.request, book))
  const more = pays.filter(key => {
    const ability = book.abilities[key]
    return ability && isActivating(ability) && ability.noFight === undefined && !named.includes(key)
  })
  return [...uses, ...more.map(id => ({ id }))]
}

/** How the second unit of a charge Side by Side acts (R6.3); undefined if the step does not say. */
const companionOf = (step: StepFile, actors: readonly number[], path: Path, context: StepContext): Conduct | undefined => {
  if (step.companion === undefined) return undefined
  const where = [...path, 'companion']
  const second = actors[1]
  if (second === undefined)
    context.sheet.note(where, t('"companion" is for two units that charge Side by Side (R6.3): leave it out'))
  const { conduct, free } = playerOf(step.companion, context.units[second ?? -1], where, context.sheet)
  if (free.abilities || free.spend) context.sheet.note(where, t('what the companion does is already given: leave "any" out'))
  return conduct
}

/** True if the unit rests away all its fatigue; notes a mistake if it has no war banner (T6.8). */
const restsAllFatigue = (step: StepFile, unit: number | undefined, path: Path, { units, sheet }: StepContext): boolean => {
  if (!step.all || unit === undefined) return false
  const { name = '', request } = units[unit] ?? {}
  if (!request?.banner)
    sheet.note([...path, 'all'], t('{name} bears no war banner, and rests 1 fatigue away (V9.15): leave all out', { name }))
  return request?.banner === true
}

/** The step that begins the next turn; a warband other than the one whose turn is next is noted. */
const turnStep = (step: StepFile, path: Path, { file, turn, turns, sheet }: StepContext): ActStep & { readonly text: string } => {
  const names = Object.keys(file.warbands)
  const [name = '', next = ''] = [step.turn, names[1 - turn]]
  if (name !== next) {
    sheet.note(
      [...path, 'turn'],
      names.includes(name)
        ? t('it is the turn of {name} already: the next turn is that of {next}', { name, next })
        : t('there is no warband {name}: the next turn is that of {next}', { name: quoted(name), next })
    )
  }
  if (path.length > 2 || step.when !== undefined)
    sheet.note([...path, 'turn'], t('a turn begins whatever happened: put it among the steps of the plan itself, without when'))
  return {
    is: 'act',
    verb: 'turn',
    units: [],
    targets: [],
    own: { abilities: [], spend: [] },
    free: {},
    enemy: [],
    turn: turns + 1,
    pays: [],
    tireless: false,
    near: [],
    text: t('turn of {warband}', { warband: next })
  }
}

const actOf = (step: StepFile, verb: Verb, path: Path, context: StepContext): ActStep & { readonly text: string } => {
  noteMisplaced(step, verb, path, context)
  if (verb === 'turn') return turnStep(step, path, context)
  const box = verb === 'use' ? boxOf(step, path, context) : undefined
  noteMissing(step, verb, box?.isLasting ?? false, path, context)
  const actors = verb === 'use' ? unitsNamed(step.on, [...path, 'on'], context) : unitsNamed(step[verb], [...path, verb], context)
  const friends = actors.filter(unit => verb !== 'use' || context.units[unit]?.warband === context.turn)
  const targets =
    verb === 'use'
      ? actors.filter(unit => !friends.includes(unit))
      : unitsNamed(step.target ?? step.throw, [...path, step.throw ? 'throw' : 'target'], context)
  const [first] = friends
  if (verb !== 'use') noteFriendlyTargets(targets, first, [...path, step.throw ? 'throw' : 'target'], context)
  if (verb === 'charge' && actors.length > 2)
    context.sheet.note([...path, 'charge'], t('at most two units charge Side by Side (R6.3)'))
  const { conduct, free } = playerOf(step, context.units[first ?? -1], path, context.sheet)
  const companion = companionOf(step, actors, path, context)
  const pays = box ? [box.key] : feesOf(step, verb, first, conduct.abilities, path, context)
  const { abilities: boxes } = context.sheet.book
  const { distance, tireless = pays.some(key => boxes[key]?.activates?.tireless) } = step
  return {
    is: 'act',
    verb,
    units: friends,
    targets,
    own: { ...conduct, abilities: withPaying(conduct.abilities, verb, pays, context.units[first ?? -1], context) },
    ...(companion && { companion }),
    free: free satisfies Free,
    enemy: verb === 'use' ? [] : repliesFor(step, targets, path, context),
    ...(distance !== undefined && { distance }),
    pays,
    ...(step.free === true && { isFree: true as const }),
    ...(context.turns > 0 && { turn: context.turns }),
    ...(restsAllFatigue(step, first, path, context) && { restsAll: true as const }),
    tireless,
    ...(box && { box: box.key }),
    near: unitsNamed(step.near, [...path, 'near'], context),
    text: textOf(verb, friends, targets, box?.name ?? '', context)
  }
}

const chooseOf = (step: StepFile, label: string, path: Path, context: StepContext) => {
  noteMisplaced(step, 'choose', path, context)
  const options = listed(step.choose).map((option, i) => {
    const where = [...path, 'choose', i]
    const steps = stepsOf(
      listed(option as StepFile | readonly StepFile[]),
      `${label}${letterAt(i)}`,
      where,
      Array.isArray(option),
      context
    )
    const given = Array.isArray(option) ? undefined : (option as StepFile).name
    return { name: given ?? (steps.map(({ text }) => text).join(t(', then ')) || t('nothing')), steps }
  })
  return { is: 'choose' as const, options, text: options.map(({ name }) => name).join(t(' or ')) }
}

/** True for a step that does nothing, such as `{ name: wait }`, which is a valid alternative. */
const doesNothing = (step: StepFile): boolean => Object.keys(step).every(key => key === 'name')

const stepOf = (step: StepFile, label: string, path: Path, context: StepContext): readonly PlanStep[] => {
  const kinds = KINDS.filter(kind => Object.hasOwn(step, kind))
  const [kind, second] = kinds.filter(each => each !== 'stop when' || kinds.length === 1)
  if (second !== undefined)
    context.sheet.note([...path, second], t('a step does one thing, and this one also has {kind}: make it two steps', { kind }))
  if (kind === undefined) {
    if (!doesNothing(step)) context.sheet.note(path, t('what happens here? use one of {kinds}', { kinds: KINDS.join(', ') }))
    return []
  }
  const when = condition(step.when, [...path, 'when'], context)
  if (step.else !== undefined && step.when === undefined)
    context.sheet.note([...path, 'else'], t('"else" is for a step with "when"'))
  const otherwise = stepsOf(listed(step.else), `${label}e`, [...path, 'else'], Array.isArray(step.else), context)
  const common = { label, at: path, ...(when && { when }), otherwise }
  const stops = condition(step['stop when'], [...path, 'stop when'], context)
  const stop = (text: string): readonly PlanStep[] => (stops ? [{ is: 'stop', stops, label, text, at: path, otherwise: [] }] : [])
  if (kind === 'stop when') return stop(`stop when ${step['stop when'] ?? ''}`)
  const made: PlanStep =
    kind === 'choose'
      ? { ...chooseOf(step, label, path, context), ...common }
      : { ...actOf(step, kind, path, context), ...common }
  return [made, ...stop(`stop when ${step['stop when'] ?? ''}`)]
}

/** Steps that share a label: "3a" for one step, "3a.1", "3a.2" for several. */
const stepsOf = (
  steps: readonly StepFile[],
  label: string,
  path: Path,
  isList: boolean,
  context: StepContext
): readonly PlanStep[] =>
  steps.flatMap((step, i) => stepOf(step, steps.length > 1 ? `${label}.${i + 1}` : label, isList ? [...path, i] : path, context))

/** The steps of the plan, numbered from 1. Each belongs to the turn that began last before it. */
export const planSteps = (context: Omit<StepContext, 'turns'>): readonly PlanStep[] => {
  let [turn, turns] = [context.turn, 0]
  return context.file.steps.flatMap((step, i) => {
    const made = stepOf(step, String(i + 1), ['steps', i], { ...context, turn, turns })
    if (step.turn !== undefined) {
      turn = turn === 0 ? 1 : 0
      turns++
    }
    return made
  })
}
