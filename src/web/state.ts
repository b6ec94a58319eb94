import {
  abilitiesOffered,
  abilityUsesOf,
  type ChangedFight,
  COMPANION,
  changeEdition,
  changeKind,
  companionsOf,
  swapSides,
  withField
} from '../answers/edit/fields'
import { type BookOf, bookFor, fieldNamed } from '../answers/edit/questions'
import { type UnitPlace, withUnit } from '../battle/units'
import { isSame } from '../model/data'
import { t } from '../model/language'
import { SAGA_DICE } from '../model/limits'
import type { AbilityUse, Edition, FightKind, Scenario, Side } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { BakedRules } from './baked-rules'
import { byOf, type Casualties, carryOver, changedBy, type Game, joined, type Left, type Member, NEW_GAME, unitsIn } from './game'
import { type By, foughtRow, modelsOf } from './record'

/** The state of the page as plain data, and the state after each tap. */

/** The symbols of SAGA dice: common, uncommon, rare. */
export type SymbolName = 'C' | 'U' | 'R'

/** A fight saved on the device. */
export interface Kept {
  /** The line that gives the fight. */
  readonly line: string
  readonly headline: string
}

interface Moment {
  readonly fight: Scenario
  readonly game: Game
}

export interface PageState extends Moment {
  readonly past: readonly Moment[]
  readonly future: readonly Moment[]
  /** The side that advice, help and SAGA dice are for. */
  readonly asks: Side
  readonly hand: Readonly<Record<SymbolName, number>>
  readonly shelf: readonly Kept[]
  readonly toll: Readonly<Record<Side, Casualties>> | undefined
  /** Whose attack it is, where no unit is from a roster. */
  readonly by: By
  /** Shown until the next tap. */
  readonly note?: string
  /** The typed line, where it is another command than a fight. */
  readonly typed?: string
  /** Why the fight is impossible. */
  readonly faults: readonly string[]
}

/** What a tap on the page asks for. */
export type Tap =
  | { readonly do: 'set'; readonly place: UnitPlace; readonly key: string; readonly index: number }
  | { readonly do: 'ability'; readonly place: UnitPlace; readonly id: string; readonly index: number }
  | { readonly do: 'companion'; readonly place: UnitPlace; readonly index: number }
  | { readonly do: 'kind'; readonly kind: FightKind }
  | { readonly do: 'edition'; readonly edition: Edition }
  | { readonly do: 'swap' | 'undo' | 'redo' | 'carry' | 'newGame' | 'record' }
  | { readonly do: 'forget'; readonly index: number }
  | { readonly do: 'by'; readonly by: By }
  | { readonly do: 'asks'; readonly side: Side }
  | { readonly do: 'hand'; readonly symbol: SymbolName; readonly by: number }
  | { readonly do: 'join'; readonly member: Member; readonly side: Side }
  | { readonly do: 'mend'; readonly member: Member; readonly by: Partial<Left> }
  | { readonly do: 'toll'; readonly side: Side; readonly by: Partial<Casualties> }

const MOST_UNDONE = 200

export const initialState = (fight: Scenario, shelf: readonly Kept[], game: Game = NEW_GAME): PageState => ({
  fight,
  game,
  past: [],
  future: [],
  asks: 'attacker',
  hand: { C: 0, U: 0, R: 0 },
  shelf,
  toll: undefined,
  by: 'own',
  faults: []
})

/** The state with another fight or game, which can be undone. */
export const withMoment = (state: PageState, next: Partial<Moment> & Pick<ChangedFight, 'note'>): PageState => {
  const { fight, game } = state
  const moment = { fight: next.fight ?? fight, game: next.game ?? game }
  const { note: _n, typed: _t, ...bare } = state
  const said = next.note === undefined ? {} : { note: next.note }
  if (isSame(moment, { fight, game })) return { ...bare, ...said, faults: [] }
  return {
    ...bare,
    ...moment,
    ...said,
    faults: [],
    toll: undefined,
    past: [...state.past, { fight, game }].slice(-MOST_UNDONE),
    future: []
  }
}

/** The choices of an ability. */
const waysOf = (fight: Scenario, place: UnitPlace, id: string, book: Rulebook): readonly AbilityUse[] =>
  abilitiesOffered(fight, place, book)
    .map(({ value }) => value as AbilityUse)
    .filter(use => use.id === id)

/** The fight in which the unit plays an ability with one of its choices; -1: does not play it. */
const withWay = (fight: Scenario, place: UnitPlace, id: string, index: number, book: Rulebook): Scenario => {
  const way = waysOf(fight, place, id, book)[index]
  return withUnit(fight, place, unit => {
    const { abilities: _, ...bare } = unit
    const rest = abilityUsesOf(unit).filter(use => use.id !== id)
    const next = way ? [...rest, way] : rest
    return next.length > 0 ? { ...bare, abilities: next } : bare
  })
}

/** The game where the unit of a side is no longer the roster's. */
const withoutMember = ({ fighting, ...game }: Game, side: Side): Game => ({
  ...game,
  fighting: Object.fromEntries(Object.entries(fighting).filter(([each]) => each !== side))
})

const IDENTITY: ReadonlySet<string> = new Set(['faction', 'unit'])

const set = (state: PageState, place: UnitPlace, key: string, index: number, book: Rulebook): PageState => {
  const value = fieldNamed(state.fight, place, key, book)?.values[index]
  if (!value) return state
  const changed = withField(state.fight, place, key, value.value, book)
  return withMoment(state, IDENTITY.has(key) ? { ...changed, game: withoutMember(state.game, place.side) } : changed)
}

/** The state with a companion by its index; 0: the unit charges alone. */
const withCompanion = (state: PageState, place: UnitPlace, index: number, book: Rulebook): PageState => {
  const side = companionsOf(state.fight, place, book)[index]
  if (!side) return state
  const changed = withField(state.fight, place, COMPANION, side, book)
  return withMoment(state, { ...changed, game: withoutMember(state.game, place.side) })
}

const otherSide = (game: Game): Game => {
  const { attacker, defender } = game.fighting
  return { ...game, fighting: { ...(defender && { attacker: defender }), ...(attacker && { defender: attacker }) } }
}

/** Undoes a step, or redoes one. */
const stepHistory = (state: PageState, back: boolean): PageState => {
  const [from, to] = back ? [state.past, state.future] : [state.future, state.past]
  const moment = from.at(-1)
  if (!moment) return { ...state, note: back ? t('nothing to undo') : t('nothing to redo') }
  const [left, kept] = [from.slice(0, -1), [...to, { fight: state.fight, game: state.game }]]
  const { note: _, typed: _t, ...bare } = state
  return {
    ...bare,
    ...moment,
    faults: [],
    toll: undefined,
    ...(back ? { past: left, future: kept } : { future: left, past: kept })
  }
}

const rosterOf = (baked: BakedRules, { whose }: Member) => baked[whose]

const memberOf = (state: PageState, member: Member, baked: BakedRules, book: Rulebook) => {
  const roster = rosterOf(baked, member)
  return roster && unitsIn(roster, member.whose, state.game, book)[member.index]
}

const withToll = (
  state: PageState,
  side: Side,
  by: Partial<Casualties>,
  start: Readonly<Record<Side, Casualties>>
): PageState => {
  const toll = state.toll ?? start
  const models = modelsOf(state.fight, side)
  const now = toll[side]
  const next = {
    losses: Math.min(models, Math.max(0, now.losses + (by.losses ?? 0))),
    fatigue: Math.max(0, now.fatigue + (by.fatigue ?? 0))
  }
  return { ...state, toll: { ...toll, [side]: next } }
}

/** The game with the current fight recorded. */
const withRecord = (state: PageState, toll: Readonly<Record<Side, Casualties>>, baked: BakedRules, book: Rulebook): Game => {
  const { fight, game, by } = state
  const losses = { attacker: toll.attacker.losses, defender: toll.defender.losses }
  return { ...game, fought: [...game.fought, foughtRow(fight, losses, byOf(game) ?? by, baked, book)] }
}

/** What a tap needs besides the state. */
interface TapContext {
  readonly baked: BakedRules
  readonly bookOf: BookOf
  /** The casualties shown where the user has set none. */
  readonly toll: Readonly<Record<Side, Casualties>>
}

/** The state after a tap. */
export const afterTap = (state: PageState, act: Tap, { baked, bookOf, toll }: TapContext): PageState => {
  const book = bookFor(state.fight, bookOf)
  const { fight, game } = state
  switch (act.do) {
    case 'set':
      return set(state, act.place, act.key, act.index, book)
    case 'ability':
      return withMoment(state, { fight: withWay(fight, act.place, act.id, act.index, book) })
    case 'companion':
      return withCompanion(state, act.place, act.index, book)
    case 'kind': {
      // a bow that was only taken for the shot is put away again
      const before = state.past.at(-1)?.fight
      const isBack = before?.kind === act.kind && isSame(changeKind(before, fight.kind, book).fight, fight)
      return withMoment(state, isBack ? { fight: before } : changeKind(fight, act.kind, book))
    }
    case 'edition':
      return act.edition === book.edition
        ? state
        : withMoment(state, { ...changeEdition(fight, book, bookOf(act.edition)), game: { ...game, fighting: {} } })
    case 'swap':
      return withMoment(state, { ...swapSides(fight, book), game: otherSide(game) })
    case 'undo':
      return stepHistory(state, true)
    case 'redo':
      return stepHistory(state, false)
    case 'asks':
      return { ...state, asks: act.side }
    case 'hand': {
      const count = state.hand[act.symbol] + act.by
      const total = Object.values(state.hand).reduce((sum, each) => sum + each, act.by)
      return count < 0 || total > SAGA_DICE ? state : { ...state, hand: { ...state.hand, [act.symbol]: count } }
    }
    case 'join': {
      const unit = memberOf(state, act.member, baked, book)
      return unit && unit.left.models > 0 ? withMoment(state, joined(fight, game, unit, act.side)) : state
    }
    case 'mend': {
      const unit = memberOf(state, act.member, baked, book)
      return unit ? withMoment(state, { game: changedBy(game, unit, act.by) }) : state
    }
    case 'toll':
      return withToll(state, act.side, act.by, toll)
    case 'carry': {
      const now = withRecord(state, state.toll ?? toll, baked, book)
      return withMoment(state, {
        ...carryOver(fight, now, state.toll ?? toll),
        note: t('carried into the game; Undo reverses it')
      })
    }
    case 'record': {
      const now = withRecord(state, state.toll ?? toll, baked, book)
      return withMoment(state, { game: now, note: t('written down; Undo reverses it') })
    }
    case 'forget':
      return withMoment(state, { game: { ...game, fought: game.fought.filter((_, index) => index !== act.index) } })
    case 'by':
      return { ...state, by: act.by }
    case 'newGame':
      return withMoment(state, {
        game: NEW_GAME,
        note: t('a new game: every unit is at full strength and fresh; Undo reverses it')
      })
  }
}
