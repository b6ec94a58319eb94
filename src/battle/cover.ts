import { t } from '../model/language'
import { COVERS, type Cover, type Edition } from '../model/scenario'
import {
  armoured,
  type Combatant,
  changed,
  type Engagement,
  enemiesOf,
  entry,
  put,
  type UnitRole,
  unitAt,
  withNote
} from './combatant'

/** The effects of cover (R2.6, R3.7, R3.11). */

/** In the second edition heavy cover is called solid in Spanish. */
export const coverName = (cover: Exclude<Cover, 'none'>, edition: Edition): string =>
  cover === 'light' ? t('light cover') : edition === 2 ? t('heavy cover{head}', { head: '' }) : t('heavy cover')

/** The engagement after the unit's saves improve to `on` or more; unchanged if they are already as good. */
export const improveSave = (engagement: Engagement, role: UnitRole, on: number, rule: string, source: string): Engagement => {
  const own = unitAt(engagement, role)
  if (on >= own.savesOn) return engagement
  const ledger = entry(own.ledger, 'saves on', on, on - own.savesOn, { rule, source })
  return put(engagement, role, changed(own, { savesOn: on, ledger }))
}

const coverFromShots = (engagement: Engagement, role: UnitRole, cover: Exclude<Cover, 'none'>, source: string): Engagement => {
  const { numbers } = engagement.book
  const solid = cover === 'heavy' ? engagement.readings['cover-solid-shot'] : undefined
  if (solid === 'none')
    return withNote(engagement, role, t('solid cover does not help against shots (reading cover-solid-shot=none)'))
  const on = solid === 'save-2' ? numbers.saveShotCover[cover] - 1 : numbers.saveShotCover[cover]
  const saved = improveSave(engagement, role, on, 'R2.6', source)
  // in the second edition all that is known of solid cover is that it is no worse than light cover
  if (solid !== undefined)
    return withNote(saved, role, t('how solid cover helps against shots is unknown: reading cover-solid-shot={solid}', { solid }))
  const more = numbers.armourShotCover[cover]
  return more ? armoured(saved, role, more, { rule: 'R2.6', source }) : saved
}

/**
 * Applies the unit's cover: any cover if it is shot at (R2.6), heavy cover if it is charged (R3.7); mounted units have none
 * (R2.10).
 */
export const applyCover = (before: Engagement, role: UnitRole): Engagement => {
  const engagement = put(before, role, changed(unitAt(before, role), { covered: true }))
  const { unit, place, charging, cover } = unitAt(engagement, role)
  if (cover === 'none' || place === 'shooting') return engagement
  const what = unit.building ? t('building') : coverName(cover, engagement.book.edition)
  if (enemiesOf(before, role).some(enemy => unitAt(before, enemy).terms.deniesCover)) return engagement
  if (unit.mounted)
    return withNote(engagement, role, t('{name} {is|are:name} mounted and {has|have:name} no cover (R2.10)', { name: unit.name }))
  if (unit.mount !== undefined)
    return withNote(engagement, role, t('{name} {has|have:name} no cover (V9.7)', { name: unit.name }))
  if (place === 'shot-at') return coverFromShots(engagement, role, cover, what)
  if (charging) return withNote(engagement, role, t('cover does not help the unit that charges (R3.7)'))
  if (cover === 'light' && engagement.readings['cover-light-melee'] !== 'save-4')
    return withNote(engagement, role, t('light cover is ignored in melee (R3.7)'))
  return improveSave(engagement, role, engagement.book.numbers.saveMeleeHeavyCover, unit.building ? 'R3.11' : 'R3.7', what)
}

/** Solid cover raises armour against shots too under cover-solid-shot=save-3-armour, after all other changes before the acts. */
export const solidAgainstShots = (engagement: Engagement, role: UnitRole): Engagement => {
  const { cover, place, unit } = unitAt(engagement, role)
  const counts =
    place === 'shot-at' &&
    cover === 'heavy' &&
    unit.mount === undefined &&
    engagement.readings['cover-solid-shot'] === 'save-3-armour'
  if (!counts || enemiesOf(engagement, role).some(enemy => unitAt(engagement, enemy).terms.deniesCover)) return engagement
  return armoured(engagement, role, 1, { rule: 'R2.6', source: coverName('heavy', engagement.book.edition) })
}

/**
 * Covers from worst to best. Under cover-solid-shot=none solid cover does not help against shots, so that light cover is better.
 */
const coversFromWorst = ({ readings }: Engagement, { place }: Combatant): readonly Cover[] =>
  place === 'shot-at' && readings['cover-solid-shot'] === 'none' ? ['none', 'heavy', 'light'] : COVERS

/** The engagement after the unit counts as in better cover; cover that was already applied is applied again. */
export const improveCover = (engagement: Engagement, role: UnitRole, cover: Exclude<Cover, 'none'>): Engagement => {
  const own = unitAt(engagement, role)
  const covers = coversFromWorst(engagement, own)
  if (covers.indexOf(cover) <= covers.indexOf(own.cover)) return engagement
  const better = put(engagement, role, changed(own, { cover }))
  return own.covered ? applyCover(better, role) : better
}
