import type { Verb } from '../../model/plan'
import type { StepFile } from '../../model/plan-file'
import type { AbilityUse } from '../../model/scenario'
import { abilityKeyOf } from '../../rules/lookup'
import type { Path } from '../boards/places'
import { activationBox, boxNamed, isActivating, noBox } from './boxes'
import type { Reading } from './reading'

/** What pays for an activation: dice on the box for its class, or nothing (R6.2, R7.3). */

const said = (step: StepFile, warband: number, path: Path, { boards, sheet }: Reading): readonly string[] => {
  const given = typeof step.pay === 'string' ? [step.pay] : (step.pay ?? [])
  return given.flatMap(name => {
    const own = boxNamed(name, boards[warband] ?? [], sheet.book)
    // the enemy may make a unit move
    const other = own === undefined ? boxNamed(name, boards[1 - warband] ?? [], sheet.book) : undefined
    const key = own ?? (sheet.book.abilities[other ?? '']?.activates?.of === 'enemy' ? other : undefined)
    if (key === undefined) sheet.note([...path, 'pay'], noBox(name, boards[warband] ?? [], sheet.book))
    return key ?? []
  })
}

const ofFree = (free: StepFile['free'], unit: number, path: Path, { units, sheet }: Reading): readonly string[] => {
  if (typeof free !== 'string') return []
  const { name, request } = units[unit] ?? { name: '', request: { unit: '' } }
  const row = sheet.book.troops[request.unit]
  const leads = row?.class === 'warlord' || row?.hero !== undefined
  if (free === 'determination' && !leads)
    sheet.note(
      [...path, 'free'],
      `Determination is the warlord's own free activation (R6.2), not that of ${name}: we-obey lets a unit move with him`
    )
  if (free === 'we-obey' && leads)
    sheet.note([...path, 'free'], `We Obey moves a unit with the warlord (R6.2); ${name} leads: say determination`)
  // swords for hire who follow nobody: neither We Obey nor Side by Side is for them (R6.5)
  if (free === 'we-obey' && row?.alone && !leads)
    sheet.note([...path, 'free'], `the ${row.name} do not move by We Obey (${row.rule}): leave "free" out, or name another unit`)
  return [free]
}

/** A box used with the fight that activates its unit pays for the activation: once, and nothing beside it. */
const activating = (step: StepFile, abilities: readonly AbilityUse[], unit: number, path: Path, reading: Reading) => {
  const { units, sheet } = reading
  const { request } = units[unit] ?? {}
  const keys = abilities.flatMap(use => (request ? abilityKeyOf(use, request, sheet.book) : []))
  const found = keys.flatMap(key => {
    const ability = sheet.book.abilities[key]
    return ability && isActivating(ability) ? [{ key, name: ability.name }] : []
  })
  const [first] = found
  if (first && step.free !== undefined && step.free !== false)
    sheet.note([...path, 'free'], `${first.name} activates the unit itself (R7.3): leave free out`)
  return found.map(({ key }) => key)
}

/** The keys of the boxes that pay. Whoever says nothing of his dice is taken to have them. */
export const feesOf = (
  step: StepFile,
  verb: Verb,
  unit: number | undefined,
  abilities: readonly AbilityUse[],
  path: Path,
  reading: Reading
): readonly string[] => {
  const { file, units, turn, boards, sheet } = reading
  const warband = unit === undefined ? turn : (units[unit]?.warband ?? turn)
  if (step.pay !== undefined) return said(step, warband, path, reading)
  if (unit === undefined || verb === 'use') return []
  const byAbility = activating(step, abilities, unit, path, reading)
  if (byAbility.length > 0) return byAbility
  if (step.free !== undefined && step.free !== false) return ofFree(step.free, unit, path, reading)
  const { dice } = Object.values(file.warbands)[warband] ?? {}
  const troop = sheet.book.troops[units[unit]?.request.unit ?? '']
  if (dice === undefined || warband !== turn || !troop) return []
  const box = activationBox(troop.class, boards[warband] ?? [], sheet.book)
  if (box === undefined) sheet.note(path, `no box activates ${units[unit]?.name}: say what pays with pay, or free: true`)
  return box === undefined ? [] : [box]
}
