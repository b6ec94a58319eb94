import type { BookOf } from '../answers/edit/questions'
import { isObject, isSame } from '../model/data'
import { type Catalogue, useCatalogue } from '../model/language'
import { memoize } from '../model/once'
import type { Edition, Scenario } from '../model/scenario'
import type { Roster } from '../model/warband'
import { withUnitNames } from '../request/words/unit-names'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import type {} from './spanish'

/** What a page is made with: the choices of `saga-odds page`, checked before the page is written, as plain data. */

/** The rows by which a rulebook with boards differs from the rulebook of its edition. */
export type OwnRows = Readonly<Partial<Record<keyof Rulebook, unknown>>>

export interface BakedRules {
  /** The defaults of every fight. */
  readonly base: Pick<Scenario, 'edition' | 'readings' | 'boards'>
  /** The fight that is shown first. */
  readonly start: Scenario
  readonly own: Readonly<Partial<Record<Edition, OwnRows>>>
  /** The Spanish texts of the page and names of rows; absent in an English page. */
  readonly spanish?: Pick<Catalogue, 'texts' | 'names'>
  readonly warband?: Roster
  readonly against?: Roster
}

type Table = Readonly<Record<string, unknown>>

const changedIn = (plain: Table, own: Table): Table =>
  Object.fromEntries(Object.entries(own).filter(([key, value]) => !isSame(value, plain[key])))

/** The rows that boards have added to a rulebook or changed in it. */
export const ownRows = (plain: Rulebook, own: Rulebook): OwnRows => {
  const before: Table = { ...plain }
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, value]) => {
      if (isSame(value, before[key])) return []
      return [[key, isObject(value) && isObject(before[key]) ? changedIn(before[key], value) : value]]
    })
  )
}

/** The rulebook with the rows over it. */
const withOwnRows = (plain: Rulebook, rows: OwnRows): Rulebook => {
  const before: Table = { ...plain }
  const laid = Object.entries(rows).map(([key, value]) => [
    key,
    isObject(value) && isObject(before[key]) ? { ...before[key], ...value } : value
  ])
  return { ...plain, ...Object.fromEntries(laid) }
}

/** Sets the language that the page was made in; to be called before any text is made. */
export const setPageLanguage = ({ spanish }: BakedRules): void =>
  useCatalogue(spanish && globalThis.bendSpanish && { ...spanish, bend: globalThis.bendSpanish })

/** The rulebooks of the page, each made once, with the names of the rosters' units in the book of their edition. */
export const booksOf = ({ own, warband, against }: BakedRules): BookOf =>
  memoize(edition => {
    const rows = own[edition]
    const book = rows ? withOwnRows(rulebook(edition), rows) : rulebook(edition)
    const ofEdition = (roster: Roster | undefined) => (roster?.edition === edition ? roster : undefined)
    const [mine, theirs] = [ofEdition(warband), ofEdition(against)]
    return mine || theirs ? withUnitNames(book, mine, theirs) : book
  })
