import type { BoxUse, DiceRequest } from '../../model/dice'
import { notWanted } from '../../model/dice-mistakes'
import { notA } from '../../model/mistakes'
import type { Check } from '../check'
import { isDraft } from '../shape'
import { boxCalled, keysCalled } from './box-names'
import type { AskedBox } from './box-uses'
import type { Whose } from './whose'

/** What was asked for, when it is known on whose boards. */

/** Boxes that were asked for by their keys, each once with all its uses. */
export const keysOf = (asked: readonly AskedBox[], { boards, faction }: Whose, check: Check): readonly BoxUse[] => {
  const uses = new Map<string, number>()
  for (const { name, times, at, cost } of asked) {
    const box = cost ?? (faction === undefined ? unplaced(name, at, check) : boxCalled(name, boards, at, check))
    if (box !== undefined) uses.set(box, (uses.get(box) ?? 0) + times)
  }
  return [...uses].map(([box, times]) => ({ box, times }))
}

/** Without a faction a box cannot be known, but it may be known not to be one. */
const unplaced = (name: string, at: string, check: Check): undefined => {
  if (keysCalled(check.book, name).length === 0) boxCalled(name, [], at, check)
}

/** What each use is worth, by box. */
export const weightsOf = (value: unknown, wanted: readonly BoxUse[], whose: Whose, check: Check): DiceRequest['weights'] => {
  if (value === undefined) return undefined
  if (!isDraft(value)) {
    check.note(notA(check.called('weights'), value, 'an object of numbers, as { "charge": 3 }', 'weights'))
    return undefined
  }
  const found: [string, number][] = []
  for (const [name, weight] of Object.entries(value)) {
    const at = `weights.${name}`
    const called = check.called(at)
    const box = wanted.find(use => use.box === name)?.box ?? boxCalled(name, whose.boards, at, check)
    const isNumber = typeof weight === 'number' && Number.isFinite(weight) && weight > 0 && weight <= 1000
    if (!isNumber) check.note(notA(called, weight, 'a number above 0, as in charge=3', at))
    else if (box !== undefined && !wanted.some(use => use.box === box))
      check.note(notWanted(called, check.book.abilities[box]?.name ?? box, at))
    else if (box !== undefined) found.push([box, weight])
  }
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
