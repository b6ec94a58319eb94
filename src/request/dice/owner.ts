import { boardOf } from '../../model/data'
import { notAHero, whoseBoxes } from '../../model/dice-mistakes'
import { t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { either } from '../../model/quoted'
import { boardsOf } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import { named } from '../names'
import { type Draft, ownKey } from '../validators'
import { boardsCalled, keysCalled } from './box-names'
import type { AskedBox } from './box-uses'
import type { DiceUnit } from './roster'

/** Whose dice they are: a word says it, or the hero, the units, or what is wanted. */
export interface Whose {
  readonly faction?: string
  readonly hero?: string
  /** Boards whose boxes may be used, those whose dice are rolled among them. */
  readonly boards: readonly string[]
}

/** The hero of a path, if it is one; else that is noted. */
export const heroOf = (value: unknown, at: string, check: Check): string | undefined => {
  const id = value === undefined ? undefined : named('troop', value, at, check)
  const row = id === undefined ? undefined : check.book.troops[id]
  if (!row || row.hero) return id
  const heroes = Object.values(check.book.troops).flatMap(each => (each.hero ? [each.name] : []))
  check.note(notAHero(check.called(at), row.name, heroes, at))
  return undefined
}

/** Factions on whose boards every box that is wanted stands. */
const byBoxes = (asked: readonly AskedBox[], { factions, abilities }: Rulebook, book: Rulebook): readonly string[] => {
  const boxes = asked.filter(({ cost }) => cost === undefined)
  if (boxes.length === 0) return []
  return Object.keys(factions).filter(faction =>
    boxes.every(({ name }) => keysCalled(book, name).some(key => boardOf(key) === faction && Object.hasOwn(abilities, key)))
  )
}

const leads = (hero: string, faction: string, { book }: Check): boolean =>
  book.troops[hero]?.hero?.factions.includes(faction) ?? false

/** The factions a hero may lead. */
const ledBy = (hero: string | undefined, { book }: Check): readonly string[] =>
  (hero === undefined ? undefined : book.troops[hero]?.hero?.factions) ?? []

const settled = (
  draft: Draft,
  hero: string | undefined,
  units: readonly DiceUnit[],
  asked: readonly AskedBox[],
  check: Check
) => {
  const said = ownKey(draft, 'faction')
  const faction = said === undefined ? undefined : named('faction', said, 'faction', check)
  if (faction !== undefined) return faction
  const led = ledBy(hero, check)
  const ofUnits = units.flatMap(unit => unit.faction ?? [])
  const ofBoxes = byBoxes(asked, check.book, check.book)
  const possible =
    led.length > 0 ? led.filter(each => led.length === 1 || ofBoxes.includes(each) || ofUnits.includes(each)) : ofBoxes
  return led.length === 1 ? led[0] : (ofUnits[0] ?? (possible.length === 1 ? possible[0] : undefined))
}

/** A box of several boards, or of none that is known, needs a faction. */
const undecided = (asked: readonly AskedBox[], hero: string | undefined, check: Check): void => {
  const { book } = check
  const boxes = asked.filter(({ cost }) => cost === undefined)
  const keys = boxes.flatMap(({ name }) => keysCalled(book, name))
  const led = ledBy(hero, check)
  if (led.length > 1 && hero !== undefined)
    check.note(
      outOfPlace(
        t('{name} leads {boardsCalled}: name one, as in --faction {led}', {
          name: book.troops[hero]?.name ?? hero,
          boardsCalled: boardsCalled(book, led, 'or'),
          led: led[0]
        }),
        'hero'
      )
    )
  else if (keys.length > 0) {
    const factions = [...new Set(keys.map(boardOf))].filter(board => Object.hasOwn(book.factions, board))
    const names = [...new Set(keys.map(key => book.abilities[key]?.name ?? key))]
    check.lacks(
      whoseBoxes(
        names.slice(0, 6),
        factions.map(each => boardsCalled(book, [each]))
      )
    )
  }
}

/** What cannot be settled is noted. */
export const whoseOf = (draft: Draft, units: readonly DiceUnit[], asked: readonly AskedBox[], check: Check): Whose => {
  const { book } = check
  const ofUnits = units.find(({ unit }) => book.troops[unit]?.hero)?.unit
  const hero = heroOf(ownKey(draft, 'hero'), 'hero', check) ?? ofUnits
  const faction = settled(draft, hero, units, asked, check)
  const row = hero === undefined ? undefined : book.troops[hero]
  if (faction === undefined) undecided(asked, hero, check)
  if (row && hero !== undefined && faction !== undefined && !leads(hero, faction, check)) {
    const his = either(ledBy(hero, check).map(each => boardsCalled(book, [each])))
    check.note(
      outOfPlace(
        t('{name} leads {his}, not {boardsCalled}: leave one out', {
          name: row.name,
          his,
          boardsCalled: boardsCalled(book, [faction])
        }),
        'hero'
      )
    )
    return { boards: [] }
  }
  const boards = row ? boardsOf(book, row, faction) : faction === undefined ? [] : [faction]
  return { ...(faction !== undefined && { faction }), ...(hero !== undefined && { hero }), boards }
}
