import { boardOf, idOf } from '../../model/data'
import type { TroopClass } from '../../model/effect'
import { t, translate } from '../../model/language'
import { nearest } from '../../model/nearest'
import type { PlanFile, StepFile, Verb } from '../../model/plan'
import { either, visible } from '../../model/quoted'
import type { AbilityUse } from '../../model/scenario'
import { abilityKeyOf, mountOf, plain } from '../../rules/lookup'
import type { Ability, Rulebook } from '../../rules/types'
import type { Path } from '../boards/positions'
import type { Names } from '../condition-names'
import { abilityNames } from '../names'
import type { Named, Sheet } from './units'

/** What pays for a step of a plan: boxes by their names on the boards of a warband, and the dice on them. */

/** The key of the box with this name on these boards, or of the only box whose name begins with it; otherwise undefined. */
export const boxNamed = (name: string, boards: readonly string[], book: Rulebook): string | undefined => {
  const wanted = plain(name)
  const here = [...abilityNames(book)].map(([word, keys]) => [word, keys.filter(key => boards.includes(boardOf(key)))] as const)
  const exact = here.find(([word, keys]) => word === wanted && keys.length > 0)?.[1]
  if (exact) return exact[0]
  const begun = new Set(here.flatMap(([word, keys]) => (wanted !== '' && word.startsWith(wanted) ? keys : [])))
  return begun.size === 1 ? [...begun][0] : undefined
}

/** The message for a name that is no box on these boards, with the nearest name if there is one. */
export const noBox = (name: string, boards: readonly string[], book: Rulebook): string => {
  const all = [...abilityNames(book)].flatMap(([word, keys]) => (keys.some(key => boards.includes(boardOf(key))) ? [word] : []))
  const near = nearest(plain(name), all)
  const whose = either(boards.map(board => t('the {name}', { name: translate(book.factions[board]?.name ?? board) })))
  const cure =
    near === undefined
      ? t(' (saga-odds rules {boards} lists them)', { boards: boards[0] ?? 'vikings' })
      : t('; did you mean "{near}"?', { near })
  return t('there is no box "{name}" on the board of {whose}{cure}', { name: visible(name), whose, cure })
}

/** The number of SAGA dice that one use of a box takes (R7.3). */
export const diceOfUse = (box: string, { abilities }: Rulebook): number => {
  const { cost = 'any' } = abilities[box] ?? {}
  return cost === 'none' ? 0 : cost.split('+').length
}

/** True if using the box activates the unit itself, so that nothing else pays for the activation. */
export const isActivating = ({ activates, when }: Ability): boolean => activates !== undefined && when.includes('Activation')

/** The key of the left-column box that activates a class: one that names the class, or is named after its troops. */
const activationBox = (unitClass: TroopClass, boards: readonly string[], book: Rulebook): string | undefined => {
  const left = Object.entries(book.abilities).filter(
    ([key, { multi, when }]) => boards.includes(boardOf(key)) && multi && when.includes('Activation')
  )
  const wanted = unitClass === 'warlord' ? 'hearthguard' : unitClass
  const [found] =
    left.find(([, { activates }]) => activates?.class?.includes(unitClass)) ??
    left.find(([key, { activates }]) => !activates && book.troops[idOf(key)]?.class === wanted) ??
    []
  return found
}

/** Everything needed to read a step. */
export interface StepContext {
  readonly file: PlanFile
  readonly units: readonly Named[]
  readonly turn: 0 | 1
  /** The number of turns that ended before the step. */
  readonly turns: number
  /** The boards that each warband uses. */
  readonly boards: readonly (readonly string[])[]
  readonly names: Names
  readonly sheet: Sheet
}

/** The keys of the boxes that the step names to pay for it. */
const statedFees = (step: StepFile, warband: number, path: Path, { boards, sheet }: StepContext): readonly string[] => {
  const given = typeof step.pay === 'string' ? [step.pay] : (step.pay ?? [])
  return given.flatMap(name => {
    const own = boxNamed(name, boards[warband] ?? [], sheet.book)
    // a box of the enemy may move the unit
    const other = own === undefined ? boxNamed(name, boards[1 - warband] ?? [], sheet.book) : undefined
    const key = own ?? (sheet.book.abilities[other ?? '']?.activates?.of === 'enemy' ? other : undefined)
    if (key === undefined) sheet.note([...path, 'pay'], noBox(name, boards[warband] ?? [], sheet.book))
    return key ?? []
  })
}

const freeActivation = (free: StepFile['free'], unit: number, path: Path, { units, sheet }: StepContext): readonly string[] => {
  if (typeof free !== 'string') return []
  const { name, request, warband } = units[unit] ?? { name: '', request: { unit: '' }, warband: 0 }
  const row = sheet.book.troops[request.unit]
  const isLent = units.some(
    other => other.warband === warband && sheet.book.troops[other.request.unit]?.hero?.lendsDetermination === true
  )
  const leads = row?.class === 'warlord' || row?.hero !== undefined || row?.heroic === true
  if (free === 'determination' && !leads && !isLent)
    sheet.note(
      [...path, 'free'],
      t("Determination is the warlord's own free activation (R6.2), not for {name}: we-obey lets a unit move with him", {
        name
      })
    )
  if (free === 'we-obey' && leads)
    sheet.note(
      [...path, 'free'],
      t('We Obey moves a unit with the warlord (R6.2), and {name} leads: use determination', { name })
    )
  // mercenaries who follow nobody use neither We Obey nor Side by Side (R6.5)
  if (free === 'we-obey' && row?.alone && !leads)
    sheet.note(
      [...path, 'free'],
      t('{the:name} {does|do:name} not move by We Obey ({rule}): leave "free" out, or name another unit', {
        name: row.name,
        rule: row.rule
      })
    )
  return [free]
}

/** The keys of used boxes that activate the unit and so pay for it (R7.3): `free` beside them is noted. */
const activatingBoxes = (step: StepFile, abilities: readonly AbilityUse[], unit: number, path: Path, context: StepContext) => {
  const { units, sheet } = context
  const { request } = units[unit] ?? {}
  const keys = abilities.flatMap(use => (request ? abilityKeyOf(use, request, sheet.book) : []))
  const found = keys.flatMap(key => {
    const ability = sheet.book.abilities[key]
    return ability && isActivating(ability) ? [{ key, name: ability.name }] : []
  })
  const [first] = found
  if (first && step.free !== undefined && step.free !== false)
    sheet.note([...path, 'free'], t('{name} activates the unit itself (R7.3): leave free out', { name: first.name }))
  return found.map(({ key }) => key)
}

/** The keys of the boxes that pay for the activation; by default that of the unit's class, or none if no dice are stated. */
export const feesOf = (
  step: StepFile,
  verb: Verb,
  unit: number | undefined,
  abilities: readonly AbilityUse[],
  path: Path,
  context: StepContext
): readonly string[] => {
  const { file, units, turn, boards, sheet } = context
  const warband = unit === undefined ? turn : (units[unit]?.warband ?? turn)
  if (step.pay !== undefined) return statedFees(step, warband, path, context)
  if (unit === undefined || verb === 'use' || verb === 'turn') return []
  const byAbility = activatingBoxes(step, abilities, unit, path, context)
  if (byAbility.length > 0) return byAbility
  if (step.free !== undefined && step.free !== false) return freeActivation(step.free, unit, path, context)
  const { dice } = Object.values(file.warbands)[warband] ?? {}
  // composite bows and elephants shoot without a die in the second edition (T5.3, T5.13)
  const request = units[unit]?.request
  const troop = sheet.book.troops[request?.unit ?? '']
  const [weapon, ridden] = [request?.weapon ?? troop?.weapon, request && troop && mountOf(request, troop)]
  const isTireless = sheet.book.weapons[weapon ?? '']?.tireless ?? sheet.book.mounts[ridden ?? '']?.tireless
  if (verb === 'shoot' && sheet.book.numbers.inTurn && isTireless) return []
  if (dice === undefined || warband !== turn || !troop) return []
  const box = activationBox(troop.class, boards[warband] ?? [], sheet.book)
  if (box === undefined)
    sheet.note(path, t('no box activates {name}: name what pays with pay, or add free: true', { name: units[unit]?.name }))
  return box === undefined ? [] : [box]
}
