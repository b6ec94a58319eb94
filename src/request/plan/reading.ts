import type { PlanFile } from '../../model/plan-file'
import type { Names } from '../condition-names'
import type { Sheet } from './sheet'
import type { Named } from './units'

/** What a step is read with. */
export interface Reading {
  readonly file: PlanFile
  readonly units: readonly Named[]
  readonly turn: 0 | 1
  /** By warband: the boards it uses. */
  readonly boards: readonly (readonly string[])[]
  readonly names: Names
  readonly sheet: Sheet
}
