import type { Combatant, Engagement } from '../../battle/combatant'
import { acting, canSpend } from '../../battle/prepare'
import type { Side } from '../../model/study-report'
import { worked } from '../../model/work'
import { type Move, numbering } from './acts'

/** Where each act leads from each way in which the two units may stand, played once. */

/** Work of an act. */
const UNITS_OF_ACT = 60

const UNKNOWN = -2
const TOO_OFTEN = 2
/** The act cannot be made. */
export const NEVER = -1

const OTHER = { attacker: 'defender', defender: 'attacker' } as const satisfies Record<Side, Side>

type Field = keyof Combatant

/** How an act left its unit, which holds wherever the enemy has these values: nothing else of him was looked at, and nothing changed. */
interface Known {
  readonly seen: readonly Field[]
  readonly values: readonly unknown[]
  /** Nothing where the act cannot be made. */
  readonly own: Combatant | undefined
  readonly isIdle: boolean
}

/** A unit that notes what is read of it; all of it, where it is copied. */
const watchedUnit = (unit: Combatant) => {
  const seen = new Set<Field>()
  const proxy = new Proxy(unit, {
    get: (from, field) => {
      seen.add(field as Field)
      return from[field as Field]
    },
    ownKeys: from => {
      for (const field of Object.keys(from)) seen.add(field as Field)
      return Reflect.ownKeys(from)
    }
  })
  return { proxy, seen }
}

export interface Transitions {
  readonly engagements: readonly Engagement[]
  numberOf(engagement: Engagement): number
  /** The engagement after a move; NEVER where it cannot be made. */
  after(from: number, move: Move): number
  /** It has changed something somewhere; one that does not is a way to wait all the same. */
  changesSomething(move: Move): boolean
}

export const transitionsOf = (opening: Engagement, moves: readonly Move[]): Transitions => {
  const { engagements, numberOf, numberOfUnit } = numbering(opening)
  const numbers = new Map(moves.map((move, i) => [move, i]))
  const reached: Int32Array[] = []
  const telling = new Set<Move>()
  let isLegal = true
  let isIdle = false
  const act = acting((_side, _sentence, changesNothing) => {
    if (changesNothing) isIdle = true
    else isLegal = false
  })

  /** How often each move has changed the enemy, and after how often it is no longer watched. */
  const reaches = new Uint8Array(moves.length)
  /** By the number of the unit that acts and its move. */
  const known = new Map<number, Known[]>()

  const played = (engagement: Engagement, { by, deed, spend }: Move, number: number): Engagement | undefined => {
    if (!deed || engagement.attacker.models === 0 || engagement.defender.models === 0) return undefined
    const enemy = engagement[OTHER[by]]
    const key = numberOfUnit(by, engagement[by]) * moves.length + number
    const before = known.get(key) ?? []
    const same = before.find(({ seen, values }) => seen.every((field, i) => enemy[field] === values[i]))
    if (same) {
      isIdle = same.isIdle
      return same.own && { ...engagement, [by]: same.own }
    }
    const made = (from: Engagement): Engagement | undefined => {
      worked(UNITS_OF_ACT)
      isIdle = false
      isLegal = !spend || canSpend(from, by, spend)
      const next = isLegal ? act(from, by, deed) : from
      return isLegal ? next : undefined
    }
    // an enemy who counts acts is changed by each of them
    if (reaches[number] === TOO_OFTEN || enemy.terms.perEnemyAct > 0) return made(engagement)
    const { proxy, seen } = watchedUnit(enemy)
    const watched = made({ ...engagement, [OTHER[by]]: proxy })
    if (watched && watched[OTHER[by]] !== proxy) {
      reaches[number] = (reaches[number] as number) + 1
      // an object that was copied off a proxy is slow to read for ever
      return made(engagement)
    }
    const fields = [...seen]
    known.set(key, [...before, { seen: fields, values: fields.map(field => enemy[field]), own: watched?.[by], isIdle }])
    return watched && { ...engagement, [by]: watched[by] }
  }

  const after = (from: number, move: Move): number => {
    reached[from] ??= new Int32Array(moves.length).fill(UNKNOWN)
    const row = reached[from] as Int32Array
    const number = numbers.get(move) as number
    const found = row[number] as number
    if (found !== UNKNOWN) return found
    const next = played(engagements[from] as Engagement, move, number)
    if (next && !isIdle) telling.add(move)
    const made = next ? numberOf(next) : NEVER
    row[number] = made
    return made
  }

  return { engagements, numberOf, after, changesSomething: move => telling.has(move) }
}
