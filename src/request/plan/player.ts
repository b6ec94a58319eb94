import { t } from '../../model/language'
import type { Conduct, ConductFile, EnemyFile, Engaged, Free, Reply } from '../../model/plan'
import { asAbilityUse, type Spend } from '../../model/scenario'
import type { Path } from '../boards/positions'
import { conditionOf } from '../condition'
import type { Names } from '../condition-names'
import { unitOf } from '../unit'
import { SPEND_WORDS } from '../value-text'
import { type Named, noting, type Sheet } from './units'

/** Reads how a side acts in a fight. Abilities are checked together with the unit, so that each is one it has. */

const spendOf = (spend: ConductFile['spend']): readonly Spend[] | 'any' | undefined =>
  typeof spend === 'string' ? (spend === 'any' ? 'any' : (SPEND_WORDS[spend] ?? [spend as Spend])) : spend

const engagedOf = (engaged: ConductFile['engaged'], path: Path, { note }: Sheet): Engaged | undefined => {
  if (engaged === undefined || typeof engaged === 'number') return engaged === undefined ? undefined : { models: engaged }
  const [, over = '', under] = /^(\d+)(?:\/(\d+)|\s*%)$/u.exec(engaged) ?? []
  const share = Number(over) / Number(under ?? 100)
  if (share > 0 && share <= 1) return { share }
  note(
    [...path, 'engaged'],
    t('"{engaged}" is not a share of a unit: give more than nothing and at most all of it, such as 2/3', { engaged })
  )
  return undefined
}

interface Read {
  readonly conduct: Conduct
  readonly free: Free
}

/**
 * How the unit acts, and which decisions are left to --solve (`free`). `unit` is undefined if it is unknown, which is noted
 * elsewhere.
 */
export const playerOf = (
  file: ConductFile & { readonly givesUpDice?: boolean },
  unit: Named | undefined,
  path: Path,
  sheet: Sheet
): Read => {
  const { abilities, cover, ground, building, effects, givesUpDice } = file
  const spend = spendOf(file.spend)
  if (ground === 'dangerous' && !sheet.book.numbers.inTurn)
    sheet.note([...path, 'ground'], 'dangerous ground belongs to the second edition (V9.14): use uneven')
  const engaged = engagedOf(file.engaged, path, sheet)
  const stated = {
    ...(abilities !== undefined && abilities !== 'any' && { abilities }),
    ...(spend !== undefined && spend !== 'any' && { spend }),
    ...(effects !== undefined && { effects })
  }
  const { effects: before, ...body } = unit?.draft ?? {}
  const request =
    unit && Object.keys(stated).length > 0
      ? sheet.within(path, check => unitOf({ ...body, ...stated }, unit.name, check))
      : undefined
  const uses = (request?.abilities ?? []).map(asAbilityUse)
  return {
    conduct: {
      abilities: uses,
      spend: spend === 'any' ? [] : (request?.spend ?? spend ?? []),
      ...(request?.effects && effects && { effects: request.effects }),
      ...(engaged && { engaged }),
      ...(cover !== undefined && { cover }),
      ...(building !== undefined && { building }),
      ...(ground === undefined ? building && { ground: 'uneven' as const } : { ground }),
      ...(givesUpDice !== undefined && { givesUpDice })
    },
    free: { ...(abilities === 'any' && { abilities: true as const }), ...(spend === 'any' && { spend: true as const }) }
  }
}

/** What the plan says the enemy does: a list of replies, of which the first whose condition holds applies. */
export const repliesOf = (
  enemy: EnemyFile | readonly EnemyFile[],
  unit: Named | undefined,
  path: Path,
  names: Names,
  sheet: Sheet
): readonly Reply[] => {
  const isList = Array.isArray(enemy)
  const rules = (isList ? enemy : [enemy]) as readonly EnemyFile[]
  return rules.map((rule, i) => {
    const where = isList ? [...path, i] : path
    const { conduct, free } = playerOf(rule, unit, where, sheet)
    if (free.abilities || free.spend)
      sheet.note(where, t('the enemy chooses everything or nothing: write enemy: best, and leave "any" out'))
    const { when } = rule
    const condition = when === undefined ? undefined : noting([...where, 'when'], sheet, () => conditionOf(when, 'when', names))
    return { ...conduct, ...(rule.stops && { stops: true }), ...(condition && { when: condition }) }
  })
}
