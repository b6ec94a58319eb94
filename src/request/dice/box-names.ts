import { boardOf, idOf } from '../../model/data'
import { forHero, noBox, otherBoard, vagueBox } from '../../model/dice-mistakes'
import { t, translate } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { either } from '../../model/quoted'
import { ofOtherEdition, plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import { abilityNames } from '../names'

/** Boxes by their names, on the boards whose dice are rolled. */

const isFaction = (book: Rulebook, board: string): boolean => Object.hasOwn(book.factions, board)

/** "the Vikings and the Anglo-Danes"; a hero by his name. */
export const boardsCalled = (book: Rulebook, boards: readonly string[], or: 'or' | 'and' = 'and'): string =>
  either(
    [...new Set(boards)].map(board =>
      isFaction(book, board)
        ? t('the {name}', { name: translate(book.factions[board]?.name ?? board) })
        : (book.troops[board]?.name ?? board)
    ),
    or
  )

/** Keys (`faction/box`) of the boxes that are called so: by a whole name, else by the beginning of one. */
export const keysCalled = (book: Rulebook, name: string): readonly string[] => {
  const names = abilityNames(book)
  const wanted = plain(name.replace(/^\++/, ''))
  const exact = names.get(wanted)
  if (exact || wanted === '') return exact ?? []
  return [...new Set([...names].flatMap(([other, keys]) => (other.startsWith(wanted) ? keys : [])))]
}

const near = (book: Rulebook, name: string, boards: readonly string[]): string | undefined => {
  const names = abilityNames(book)
  const here = [...names].filter(([, keys]) => boards.length === 0 || keys.some(key => boards.includes(boardOf(key))))
  const found = nearest(
    plain(name),
    here.map(([other]) => other)
  )
  return found === undefined ? undefined : idOf(names.get(found)?.[0] ?? found)
}

const unknown = (name: string, boards: readonly string[], at: string, { book, called }: Check) => {
  const other = ofOtherEdition(book, name)
  if (other !== undefined) return outOfPlace(`${called(at)}: ${other}`, at)
  const factions = boards.filter(board => isFaction(book, board))
  const where = factions.length > 0 ? t(' on the board of {boards}', { boards: boardsCalled(book, factions) }) : ''
  return noBox(called(at), name, where, near(book, name, boards), at)
}

const elsewhere = (keys: readonly string[], boards: readonly string[], at: string, { book, called }: Check) => {
  const there = keys.map(boardOf)
  const box = book.abilities[keys[0] ?? '']?.name ?? ''
  const theirs = there.filter(board => isFaction(book, board))
  if (theirs.length === 0) return forHero(called(at), box, boardsCalled(book, there), at)
  const ours = boards.filter(board => isFaction(book, board))
  return otherBoard(called(at), box, boardsCalled(book, theirs), boardsCalled(book, ours), at)
}

/** The key of the box on these boards, the first that has it; undefined, and noted, where none has, or it may be several. */
export const boxCalled = (name: string, boards: readonly string[], at: string, check: Check): string | undefined => {
  const keys = keysCalled(check.book, name)
  const here = boards.flatMap(board => keys.filter(key => boardOf(key) === board))
  const ids = [...new Set(here.map(idOf))]
  if (keys.length === 0) check.note(unknown(name, boards, at, check))
  else if (here.length === 0) check.note(elsewhere(keys, boards, at, check))
  else if (ids.length > 1) check.note(vagueBox(check.called(at), name, ids, at))
  return ids.length === 1 ? here[0] : undefined
}
