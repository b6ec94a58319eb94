import type { Held } from '../../model/advice'
import type { Mistake } from '../../model/errors'
import { outOfPlace } from '../../model/mistakes'
import type { UnitRequest } from '../../model/scenario'
import { boardsOf } from '../../rules/abilities'
import { type AskedAbility, askedAbility, idOf } from '../ability'
import { keysOn } from '../board'
import type { Check } from '../check'
import { useOf } from '../choice'
import { type Draft, own } from '../shape'
import { written } from '../texts'
import { rolledWays, waysOf } from './ways'

/** What a unit was said to have (+) and to play (++). */

export interface Holding {
  readonly held: readonly Held[]
  /** The ids of what is played. */
  readonly played: readonly string[]
}

const PLAYS = /^\s*\+\+/

interface Told {
  readonly asked: AskedAbility
  readonly plays: boolean
}

const toldIn = (draft: Draft, at: string, check: Check): readonly Told[] => {
  const abilities = own(draft, 'abilities') ?? own(draft, 'ability')
  if (!Array.isArray(abilities)) return []
  return (abilities as readonly unknown[]).flatMap((each, index) => {
    const asked = askedAbility(each, `${at}.abilities[${index}]`, check)
    return asked ? [{ asked, plays: typeof each === 'string' && PLAYS.test(each) }] : []
  })
}

/** "+combat-pool=2": as it would be typed. */
const saidOf = (id: string, { given, typed }: AskedAbility): string => {
  const choice = /=(.*)$/s.exec(typed)?.[1]?.trim()
  if (choice !== undefined) return `+${id}=${choice}`
  const [use] = given
  return `+${use ? written(useOf(id, use)) : id}`
}

/** Boxes that are both had and played, of a unit's abilities of which nothing is checked yet. */
export const bothIn = (draft: Draft, at: string, check: Check): readonly Mistake[] => {
  const told = toldIn(draft, at, check)
  const free = new Set(told.filter(({ plays }) => !plays).map(({ asked }) => asked.keys.join()))
  const both = told.filter(({ asked, plays }) => plays && free.has(asked.keys.join()))
  return both.map(({ asked: { keys, at: where } }) => {
    const [key = ''] = keys
    const id = idOf(key)
    const name = check.book.abilities[key]?.name ?? id
    const cure = `write +${id} where it may be used, or ++${id} where it is`
    return outOfPlace(`${name} is both free (+${id}) and fixed (++${id}): ${cure}`, where)
  })
}

/** The boxes of one unit; `rolled`: of so many SAGA dice that are still to be rolled for them. */
export const holdingOf = (draft: Draft, unit: UnitRequest, at: string, check: Check, rolled?: number): Holding => {
  const { book } = check
  const troop = book.troops[unit.unit]
  if (!troop) return { held: [], played: [] }
  const boards = boardsOf(book, troop, unit.faction)
  const byKey = new Map<string, Told[]>()
  for (const told of toldIn(draft, at, check)) {
    const [key] = keysOn(told.asked, boards)
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), told])
  }
  const held: Held[] = []
  const played: string[] = []
  for (const [key, all] of byKey) {
    const ability = book.abilities[key]
    const [first] = all
    if (!ability || !first) continue
    const id = idOf(key)
    if (all.every(({ plays }) => plays)) played.push(id)
    else {
      const given =
        all.length === 1 ? first.asked.given : all.flatMap(({ asked }) => (asked.given.length > 0 ? asked.given : [{}]))
      const said = all.map(({ asked }) => saidOf(id, asked)).join(' ')
      const ways = rolled === undefined ? waysOf(id, ability, given) : rolledWays(id, ability, given, rolled)
      held.push({ id, name: ability.name, said, ways })
    }
  }
  return { held, played }
}
