import type { TroopClass } from '../../model/effect'
import type { Cited, SagaVerb } from './ability'
import type { Troop } from './troop'

/** How a warband is put together. */

/** A size of battle, by the points of a warband. */
export interface BattleSize extends Cited {
  /** SAGA dice rolled at the start of a turn, at most; what a hero says of himself is beside it. */
  readonly sagaDice: number
  /** Warlords, the first of them free. */
  readonly warlords: number
  /** Times a turn that a warlord has Determination and We Obey (R6.2). */
  readonly commands: number
  /** Of these, those whose friends obey them (We Obey). */
  readonly commanders: number
  /** What no box does in such a battle. */
  readonly forbids?: SagaVerb
}

/** How many SAGA dice are rolled at the start of a turn. */
export interface Rolling {
  /** At most, where neither the size of the battle nor a hero says otherwise. */
  readonly most: number
  /** A die left on the board is a die less (R7.2); else only no more than eight exist (T7.2). */
  readonly lessLeft: boolean
  /** At most by the player who goes first, in all his first turn. */
  readonly firstTurn?: number
  /** A box that rolls two dice needs two that are available (T7.3). */
  readonly exactly?: true
  readonly rule: string
}

export interface MusterRules extends Cited {
  /** By points. */
  readonly battles: Readonly<Record<number, BattleSize>>
  /** Models of a unit whose own row says nothing (R1.3). */
  readonly models: { readonly least: number; readonly most: number; readonly rule: string }
  readonly rolling: Rolling
  /** Models for a point; free where there is none. */
  readonly perPoint: Readonly<Partial<Record<TroopClass, number>>>
  /** A warlord beside the first: the points he costs and those that his death is worth. */
  readonly further: { readonly cost: number; readonly points: number; readonly rule: string }
  /** What dies and is counted for points alone: no fight knows its numbers (T9.5). */
  readonly prizes?: Readonly<Record<string, Troop>>
  /** Once, so many models of a class may be had for as many of another as stand here (V9.11). */
  readonly swap?: { readonly models: Readonly<Partial<Record<TroopClass, number>>>; readonly rule: string }
}
