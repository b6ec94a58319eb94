import { boardOf, idOf } from '../model/data'
import type { Mistake } from '../model/errors'
import { t } from '../model/language'
import { outOfPlace } from '../model/mistakes'
import { either, quoted } from '../model/quoted'
import { isFaction, whoseAbilities } from '../rules/abilities'
import type { Rulebook } from '../rules/types'
import type { AskedAbility } from './ability'
import type { Check } from './check'

/** Where an ability that was asked for stands among the boards of a unit. */

/** "the Vikings", "the Anglo-Danes or the Welsh". */
export const theFactions = (book: Rulebook, factions: Iterable<string>, or: 'or' | 'and' = 'or'): string =>
  either(
    [...new Set(factions)].map(faction => t('the {name}', { name: book.factions[faction]?.name ?? faction })),
    or
  )

export const abilityName = ({ keys, name }: AskedAbility, book: Rulebook): string => book.abilities[keys[0] ?? '']?.name ?? name

/** Not more of a list than can be read. */
const MOST = 6

/** A beginning that fits several abilities. */
const vague = ({ at, called, name }: AskedAbility, keys: readonly string[]): Mistake => {
  const ids = [...new Set(keys.map(key => `+${idOf(key)}`))]
  const candidates = either([...ids.slice(0, MOST), ...(ids.length > MOST ? ['others'] : [])])
  return outOfPlace(
    t('{called}: {name} could mean {candidates}: type more of it', { called, name: quoted(name), candidates }),
    at
  )
}

/** "is on the board of the Vikings", or "is for Taillefer alone". */
const place = (book: Rulebook, boards: readonly string[]): string => {
  const factions = boards.filter(board => isFaction(book, board))
  return factions.length > 0
    ? t('is on the board of {theFactions}', { theFactions: theFactions(book, factions) })
    : t('is for {boards}', { boards: either(boards.map(board => whoseAbilities(book, board))) })
}

const elsewhere = (asked: AskedAbility, boards: readonly string[], book: Rulebook): Mistake => {
  const factions = boards.filter(board => isFaction(book, board))
  const there = asked.keys.map(boardOf)
  const isOfFaction = there.some(board => isFaction(book, board))
  const where = `${asked.called}: ${abilityName(asked, book)} ${place(book, there)}`
  if (boards.length === 0) return outOfPlace(t('{where}, and this unit has no board: leave it out', { where }), asked.at)
  const notHere =
    isOfFaction && factions.length > 0 ? t(', not of {theFactions}', { theFactions: theFactions(book, factions) }) : ''
  return outOfPlace(t('{where}{notHere}: leave it out, or name another troop', { where, notHere }), asked.at)
}

/** Its keys on these boards, in the order of the boards. */
export const keysOn = ({ keys }: AskedAbility, boards: readonly string[]): readonly string[] =>
  boards.flatMap(board => keys.filter(key => boardOf(key) === board))

/** The key of an ability on a unit's boards, the first that has it; undefined, and noted, where none has, or it may be several. */
export const keyOn = (asked: AskedAbility, boards: readonly string[], check: Check): string | undefined => {
  const here = keysOn(asked, boards)
  const isVague = new Set(here.map(idOf)).size > 1
  if (here.length === 0) check.note(elsewhere(asked, boards, check.book))
  if (isVague) check.note(vague(asked, here))
  return isVague ? undefined : here[0]
}
