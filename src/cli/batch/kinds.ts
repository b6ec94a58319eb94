import type { ColumnsByKind } from '../../request/batch/table'
import { advices } from './advice'
import { diceQuestions, wrathQuestions } from './dice-questions'
import { fights } from './fights'
import type { BatchKind } from './kind'
import { plans } from './plans'

/** What a line of a batch can ask, by its `kind`. One more kind is one more row. */
export const KINDS = {
  melee: fights,
  shoot: fights,
  dice: diceQuestions,
  wrath: wrathQuestions,
  plan: plans,
  advise: advices
} as const

export type KindName = keyof typeof KINDS

export const kindNamed = (name: KindName): BatchKind => KINDS[name]

export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[]

export const isKind = (name: unknown): name is KindName => typeof name === 'string' && Object.hasOwn(KINDS, name)

export const COLUMNS: ColumnsByKind = Object.fromEntries(Object.entries(KINDS).map(([name, { columns }]) => [name, columns]))
