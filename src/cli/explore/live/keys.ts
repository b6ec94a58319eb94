import {
  ABILITIES,
  abilityToggles,
  type ChangedFight,
  COMPANION,
  changeEdition,
  changeKind,
  companionsOf,
  type Field,
  fieldsOf,
  swapSides,
  toggleAbility,
  withField
} from '../../../answers/edit/fields'
import { type BookOf, bookFor } from '../../../answers/edit/questions'
import { placesOf, unitIn } from '../../../battle/units'
import { isSame } from '../../../model/data'
import { msg, type Text, t } from '../../../model/language'
import type { Scenario } from '../../../model/scenario'
import { sanitizeText } from '../../../report/sanitize'
import type { Rulebook } from '../../../rules/types'
import { notFound, parseTypedFight, searchEntries } from './search'
import { hasPlace, type Key, type LiveState, type Mode, type Panel } from './state'

/** What each key does: `press` returns the state after a key, and changes nothing it is given. */

const MOST_UNDONE = 500

const withoutNote = ({ note: _, saving: __, ...state }: LiveState): LiveState => state

const cyclic = (at: number, by: number, length: number): number => (length === 0 ? 0 : (at + by + length) % length)

/**
 * The state with a changed fight, which can be undone. `isContinued`: another digit of the same number, so not a step of its own.
 */
const withFight = (state: LiveState, { fight, note }: ChangedFight, isContinued = false): LiveState => {
  if (isSame(fight, state.fight)) return note === undefined ? state : { ...state, note }
  const place = hasPlace(fight, state.place) ? state.place : { ...state.place, index: 0 as const }
  const undo = isContinued ? state.undo : [...state.undo, state.fight].slice(-MOST_UNDONE)
  return { ...state, fight, place, undo, redo: [], ...(note !== undefined && { note }) }
}

const fieldAt = (state: LiveState, book: Rulebook): Field | undefined => {
  const fields = fieldsOf(state.fight, state.place, book)
  return fields.find(({ key }) => key === state.field) ?? fields.find(({ key }) => key === 'models') ?? fields[0]
}

// --- the cursor ---

const moveField = (state: LiveState, by: number, book: Rulebook): LiveState => {
  const fields = fieldsOf(state.fight, state.place, book)
  const at = fields.findIndex(({ key }) => key === fieldAt(state, book)?.key)
  const next = fields[Math.max(0, Math.min(fields.length - 1, at + by))]
  return next ? { ...state, field: next.key, ability: 0 } : state
}

const moveUnit = (state: LiveState, by: number): LiveState => {
  const places = placesOf(state.fight)
  const at = places.findIndex(place => isSame(place, state.place))
  const place = places[cyclic(at, by, places.length)]
  return place ? { ...state, place, ability: 0 } : state
}

// --- values ---

const COUNTED = /^\d+$/

/** The next value of a field. Numbers stop at both ends, other values wrap around. */
const nextIndex = ({ values, index }: Field, by: number): number => {
  const isNumbers = values.filter(({ label }) => COUNTED.test(label)).length > 2
  if (index < 0) return by > 0 ? 0 : values.length - 1
  return isNumbers ? Math.max(0, Math.min(values.length - 1, index + by)) : cyclic(index, by, values.length)
}

/** The next companion, or none (Side by Side, R6.3); the cursor stays on its unit. */
const nextCompanion = (state: LiveState, by: number, book: Rulebook): LiveState => {
  const unit = unitIn(state.fight, state.place)
  const sides = companionsOf(state.fight, state.place, book)
  const at = sides.findIndex(side => isSame(side, state.fight.attacker))
  const side = sides[cyclic(Math.max(0, at), by, sides.length)]
  if (!side || sides.length < 2)
    return { ...state, note: t('nobody may charge beside this unit: only a warlord and one unit may (R6.3)') }
  const next = withFight(state, withField(state.fight, state.place, COMPANION, side, book))
  const index = 'together' in side && isSame(side.together[1], unit) ? 1 : 0
  return { ...next, place: { ...next.place, index } }
}

const changeValue = (state: LiveState, by: number, book: Rulebook): LiveState => {
  const field = fieldAt(state, book)
  if (!field) return state
  if (field.key === ABILITIES) {
    const { length } = abilityToggles(state.fight, state.place, book)
    return { ...state, field: field.key, ability: cyclic(Math.min(state.ability, length - 1), by, length) }
  }
  if (field.key === COMPANION) return nextCompanion(state, by, book)
  const value = field.values[nextIndex(field, by)]
  return value ? withFight(state, withField(state.fight, state.place, field.key, value.value, book)) : state
}

const toggleChosen = (state: LiveState, book: Rulebook): LiveState => {
  const field = fieldAt(state, book)
  if (field?.key !== ABILITIES) return changeValue(state, 1, book)
  const toggles = abilityToggles(state.fight, state.place, book)
  const toggle = toggles[Math.min(state.ability, toggles.length - 1)]
  if (!toggle) return { ...state, note: t('this unit has no known board: choose a faction, or a troop of one') }
  const fight = toggleAbility(state.fight, state.place, toggle)
  // the list changes order: keep the cursor on the ability
  const id = JSON.stringify(toggle.value)
  const at = abilityToggles(fight, state.place, book).findIndex(({ value }) => JSON.stringify(value) === id)
  return { ...withFight(state, { fight }), ability: Math.max(0, at) }
}

/** Sets the value with the typed number. Successive digits make one number where the field has it. */
const typeDigit = (state: LiveState, digit: string, book: Rulebook): LiveState => {
  const fields = fieldsOf(state.fight, state.place, book)
  const at = fieldAt(state, book)
  const field = at?.values.some(({ label }) => COUNTED.test(label)) ? at : fields.find(({ key }) => key === 'models')
  if (!field) return state
  const numberedAs = (text: string) => field.values.find(({ label }) => label === text)
  const whole = `${state.digits}${digit}`
  const isMore = state.digits !== '' && numberedAs(whole) !== undefined
  const text = isMore ? whole : digit
  const value = numberedAs(text)
  const next = { ...state, field: field.key }
  if (!value)
    return {
      ...next,
      digits: digit,
      note: t('{label}: {first} to {last}', {
        label: field.label,
        first: field.values[0]?.label,
        last: field.values.at(-1)?.label
      })
    }
  return { ...withFight(next, withField(state.fight, state.place, field.key, value.value, book), isMore), digits: text }
}

const clearField = (state: LiveState, book: Rulebook): LiveState => {
  const field = fieldAt(state, book)
  if (!field || field.key === 'unit' || field.key === COMPANION) return state
  return withFight(state, withField(state.fight, state.place, field.key, undefined, book))
}

// --- the whole fight ---

const undo = (state: LiveState): LiveState => {
  const fight = state.undo.at(-1)
  if (!fight) return { ...state, note: t('nothing to undo') }
  const next = withFight(state, { fight })
  return { ...next, undo: state.undo.slice(0, -1), redo: [...state.redo, state.fight] }
}

const redo = (state: LiveState): LiveState => {
  const fight = state.redo.at(-1)
  if (!fight) return { ...state, note: t('nothing to redo') }
  return { ...withFight(state, { fight }), undo: [...state.undo, state.fight], redo: state.redo.slice(0, -1) }
}

const pinned = ({ pinned: before, ...state }: LiveState): LiveState =>
  before && isSame(before, state.fight)
    ? { ...state, note: t('unpinned') }
    : { ...state, pinned: state.fight, note: t('pinned: from now on differences are shown') }

const toPanel = (state: LiveState, panel: Panel): LiveState => ({ ...state, panel: state.panel === panel ? 'odds' : panel })
const toMode = (state: LiveState, mode: Mode, offered = ''): LiveState => ({
  ...state,
  mode,
  typed: offered,
  isOffered: offered !== '',
  line: 0
})

type KeyAction = (state: LiveState, book: Rulebook, bookOf: BookOf) => LiveState

const up: KeyAction = (state, book) => moveField(state, -1, book)
const down: KeyAction = (state, book) => moveField(state, 1, book)
const less: KeyAction = (state, book) => changeValue(state, -1, book)
const more: KeyAction = (state, book) => changeValue(state, 1, book)
const leave: KeyAction = state => ({ ...state, isOver: true })

const edition: KeyAction = (state, book, bookOf) =>
  withFight(state, changeEdition(state.fight, book, bookOf(book.edition === 1 ? 2 : 1)))
const close: KeyAction = state => ({ ...state, panel: 'odds' })

/**
 * The keys of the view with their actions, and their lines on the page of keys: as many as the smallest terminal has room for.
 */
export const KEYS: readonly {
  readonly shown: string
  readonly says: Text
  readonly actions: Readonly<Record<string, KeyAction>>
}[] = [
  { shown: 'up down k j', says: msg('the field above or below'), actions: { up, k: up, down, j: down } },
  { shown: 'left right h l', says: msg('the value before, the next'), actions: { left: less, h: less, right: more, l: more } },
  // see `typeDigit`
  { shown: '0-9', says: msg('the number of the field, or of models'), actions: {} },
  {
    shown: 'Tab Shift-Tab',
    says: msg('the other unit, the unit before'),
    actions: { tab: state => moveUnit(state, 1), 'shift-tab': state => moveUnit(state, -1) }
  },
  { shown: 'Space', says: msg('an ability on or off; else the next value'), actions: { space: toggleChosen } },
  { shown: 'Backspace', says: msg('the default of the field'), actions: { backspace: clearField, delete: clearField } },
  { shown: '/', says: msg('searches troops, abilities, all values'), actions: { '/': state => toMode(state, 'search') } },
  { shown: ':', says: msg('takes a fight, or words for the unit'), actions: { ':': state => toMode(state, 'say') } },
  {
    shown: 'x e',
    says: msg('swaps who charges; the other edition'),
    actions: { x: (state, book) => withFight(state, swapSides(state.fight, book)), e: edition }
  },
  {
    shown: 'm s',
    says: msg('a melee, a shot'),
    actions: {
      m: (state, book) => withFight(state, changeKind(state.fight, 'melee', book)),
      s: (state, book) => withFight(state, changeKind(state.fight, 'shoot', book))
    }
  },
  { shown: 'p', says: msg('pins a fight to compare; again unpins it'), actions: { p: pinned } },
  {
    shown: 'a w Enter',
    says: msg('advice; what helps most; Enter applies it'),
    actions: { a: state => toPanel(state, 'advice'), w: state => toPanel(state, 'help') }
  },
  { shown: 'd', says: msg('large distributions'), actions: { d: state => toPanel(state, 'large') } },
  { shown: 'u r', says: msg('undoes, redoes'), actions: { u: undo, r: redo } },
  { shown: 'y', says: msg('the command and the sentence, to copy'), actions: { y: state => toPanel(state, 'copy') } },
  {
    shown: 'o',
    says: msg('saves a scenario or a page (.json, .html)'),
    actions: { o: state => toMode(state, 'save', 'fight.json') }
  },
  {
    shown: '? Esc q Ctrl-C',
    says: msg('this page; closes it; q and Ctrl-C leave'),
    actions: { '?': state => toPanel(state, 'keys'), escape: close, q: leave }
  }
]

const KEY_ACTIONS: ReadonlyMap<string, KeyAction> = new Map(KEYS.flatMap(({ actions }) => Object.entries(actions)))

// --- typing ---

/** A sentence has a hundred letters; more is pasted by mistake. */
const MOST_TYPED = 500

const typedMore = (state: LiveState, text: string): LiveState => ({
  ...state,
  typed: `${state.isOffered ? '' : state.typed}${text}`.slice(0, MOST_TYPED),
  isOffered: false,
  line: 0
})

const viewing = (state: LiveState): LiveState => toMode(state, 'view')

const enter = (state: LiveState, book: Rulebook): LiveState => {
  const text = state.typed.trim()
  if (text === '') return viewing(state)
  if (state.mode === 'save') return { ...viewing(state), saving: text }
  if (state.mode === 'search') {
    const entry = searchEntries(state, book)[state.line]
    return entry ? withFight(viewing(state), entry.take()) : { ...state, note: notFound(state, book) }
  }
  const parsed = parseTypedFight(state, text, book)
  return 'refused' in parsed ? { ...state, note: parsed.refused.join('; ') } : withFight(viewing(state), parsed)
}

const withoutLast = (text: string): string => [...text].slice(0, -1).join('')
const withoutWord = (text: string): string => text.trimEnd().replace(/\S+$/u, '')

const pressWhileTyping = (before: LiveState, name: string, key: Key, book: Rulebook): LiveState => {
  const text = key.ctrl || key.meta ? '' : sanitizeText(key.sequence ?? '')
  if (isText(key) && text !== '') return typedMore(before, text)
  const state = { ...before, isOffered: false }
  const lineBy = (by: number): LiveState => ({
    ...state,
    line: Math.max(0, Math.min(searchEntries(state, book).length - 1, state.line + by))
  })
  switch (name) {
    case 'escape':
      return viewing(state)
    case 'enter':
      return enter(state, book)
    case 'backspace':
      return state.typed === '' ? viewing(state) : { ...state, typed: withoutLast(state.typed), line: 0 }
    case 'ctrl-u':
      return { ...state, typed: '', line: 0 }
    case 'ctrl-w':
      return { ...state, typed: withoutWord(state.typed), line: 0 }
    case 'up':
    case 'down':
      return state.mode === 'search' ? lineBy(name === 'up' ? -1 : 1) : state
    default:
      return state
  }
}

/** Whether the key is text, not a control key. */
const isText = ({ sequence = '' }: Key): boolean => sequence !== '' && !/\p{Cc}/u.test(sequence)

/** The name of a key, whatever sequence the terminal sends for it. */
export const keyName = ({ name, sequence = '', ctrl = false, meta = false, shift = false }: Key): string => {
  if (ctrl && name !== undefined && name.length === 1) return `ctrl-${name}`
  if (name === 'return' || name === 'enter') return 'enter'
  if (name === 'escape') return 'escape'
  if (ctrl || meta) return ''
  if (name === 'tab') return shift ? 'shift-tab' : 'tab'
  if (sequence === ' ') return 'space'
  if ([...sequence].length === 1 && !/\p{Cc}/u.test(sequence)) return sequence
  return name ?? ''
}

const paste = (state: LiveState, key: Key): LiveState => {
  const { sequence = '' } = key
  const text = /^[\r\n\t]$/.test(sequence) ? ' ' : isText(key) ? sequence : ''
  return state.mode === 'view' || text === '' ? state : typedMore(state, text)
}

/**
 * The state after input that is no key (paste marks, mouse reports that another program has switched on); undefined for a key.
 */
const skipNonKey = (state: LiveState, { name, sequence = '', code }: Key): LiveState | undefined => {
  if (name === 'paste-start') return { ...state, isPasting: true }
  if (name === 'paste-end') return { ...state, isPasting: false }
  if (code === '[<' || sequence === '\u001b[<') return { ...state, isSwallowing: true }
  if (!state.isSwallowing) return undefined
  return /^[\d;]$/.test(sequence) ? state : { ...state, isSwallowing: false }
}

/** The state after a key. */
export const press = (before: LiveState, key: Key, bookOf: BookOf): LiveState => {
  const name = keyName(key)
  if (name === 'ctrl-c') return { ...before, isOver: true }
  const skipped = skipNonKey(before, key)
  if (skipped) return skipped
  // the mark that ends a paste may be lost on a slow line: Escape ends it too
  if (before.isPasting && name !== 'escape') return paste(before, key)
  const state = withoutNote({ ...before, isPasting: false })
  const book = bookFor(state.fight, bookOf)
  if (state.mode !== 'view') return pressWhileTyping(state, name, key, book)
  if (/^\d$/.test(name)) return typeDigit(state, name, book)
  const deed = KEY_ACTIONS.get(name)
  return deed ? deed({ ...state, digits: '' }, book, bookOf) : state
}

/** The state with another fight, which can be undone like any change. */
export const replaceFight = (state: LiveState, fight: Scenario): LiveState => withFight(withoutNote(state), { fight })
