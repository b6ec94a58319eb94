import {
  ABILITIES,
  type Changed,
  COMPANION,
  companionsOf,
  type Field,
  fieldsOf,
  ofEdition,
  ofKind,
  swapped,
  togglesOf,
  withAbility,
  withField
} from '../../../answers/edit/fields'
import { type BookOf, bookFor } from '../../../answers/edit/questions'
import { placesOf, unitIn } from '../../../battle/units'
import { isSame } from '../../../model/data'
import { msg, type Text, t } from '../../../model/language'
import type { Scenario } from '../../../model/scenario'
import { plain } from '../../../report/plain'
import type { Rulebook } from '../../../rules/types'
import { found, notFound, parseTypedFight } from './search'
import { hasPlace, type Key, type LiveState, type Mode, type Panel } from './state'

/** One key, and the state after it. Changes nothing it is given. */

const MOST_UNDONE = 500

const quiet = ({ note: _, saving: __, ...state }: LiveState): LiveState => state

const cyclic = (at: number, by: number, length: number): number => (length === 0 ? 0 : (at + by + length) % length)

/** The fight with a change; the one before it can be gone back to. `isContinued`: a number is still being typed. */
const moved = (state: LiveState, { fight, note }: Changed, isContinued = false): LiveState => {
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

const stepped = (state: LiveState, by: number, book: Rulebook): LiveState => {
  const fields = fieldsOf(state.fight, state.place, book)
  const at = fields.findIndex(({ key }) => key === fieldAt(state, book)?.key)
  const next = fields[Math.max(0, Math.min(fields.length - 1, at + by))]
  return next ? { ...state, field: next.key, ability: 0 } : state
}

const toOtherSide = (state: LiveState, by: number): LiveState => {
  const places = placesOf(state.fight)
  const at = places.findIndex(place => isSame(place, state.place))
  const place = places[cyclic(at, by, places.length)]
  return place ? { ...state, place, ability: 0 } : state
}

// --- values ---

const COUNTED = /^\d+$/

/** Numbers end at their ends, other values go round. */
const nextIndex = ({ values, index }: Field, by: number): number => {
  const isNumbers = values.filter(({ label }) => COUNTED.test(label)).length > 2
  if (index < 0) return by > 0 ? 0 : values.length - 1
  return isNumbers ? Math.max(0, Math.min(values.length - 1, index + by)) : cyclic(index, by, values.length)
}

/** The next companion, or none; the cursor stays with its unit. */
const accompanied = (state: LiveState, by: number, book: Rulebook): LiveState => {
  const unit = unitIn(state.fight, state.place)
  const sides = companionsOf(state.fight, state.place, book)
  const at = sides.findIndex(side => isSame(side, state.fight.attacker))
  const side = sides[cyclic(Math.max(0, at), by, sides.length)]
  if (!side || sides.length < 2)
    return { ...state, note: t('nobody may charge beside this unit: only a warlord and one unit may (R6.3)') }
  const next = moved(state, withField(state.fight, state.place, COMPANION, side, book))
  const index = 'together' in side && isSame(side.together[1], unit) ? 1 : 0
  return { ...next, place: { ...next.place, index } }
}

const changed = (state: LiveState, by: number, book: Rulebook): LiveState => {
  const field = fieldAt(state, book)
  if (!field) return state
  if (field.key === ABILITIES) {
    const { length } = togglesOf(state.fight, state.place, book)
    return { ...state, field: field.key, ability: cyclic(Math.min(state.ability, length - 1), by, length) }
  }
  if (field.key === COMPANION) return accompanied(state, by, book)
  const value = field.values[nextIndex(field, by)]
  return value ? moved(state, withField(state.fight, state.place, field.key, value.value, book)) : state
}

const toggled = (state: LiveState, book: Rulebook): LiveState => {
  const field = fieldAt(state, book)
  if (field?.key !== ABILITIES) return changed(state, 1, book)
  const toggles = togglesOf(state.fight, state.place, book)
  const toggle = toggles[Math.min(state.ability, toggles.length - 1)]
  if (!toggle) return { ...state, note: t('this unit has no known board: choose a faction, or a troop of one') }
  const fight = withAbility(state.fight, state.place, toggle)
  // the list is rebuilt: the cursor stays on the ability
  const id = JSON.stringify(toggle.value)
  const at = togglesOf(fight, state.place, book).findIndex(({ value }) => JSON.stringify(value) === id)
  return { ...moved(state, { fight }), ability: Math.max(0, at) }
}

/** The value by its number; digits one after another make one number where there is one. */
const numbered = (state: LiveState, digit: string, book: Rulebook): LiveState => {
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
  return { ...moved(next, withField(state.fight, state.place, field.key, value.value, book), isMore), digits: text }
}

const cleared = (state: LiveState, book: Rulebook): LiveState => {
  const field = fieldAt(state, book)
  if (!field || field.key === 'unit' || field.key === COMPANION) return state
  return moved(state, withField(state.fight, state.place, field.key, undefined, book))
}

// --- the whole fight ---

const back = (state: LiveState): LiveState => {
  const fight = state.undo.at(-1)
  if (!fight) return { ...state, note: t('nothing to undo') }
  const next = moved(state, { fight })
  return { ...next, undo: state.undo.slice(0, -1), redo: [...state.redo, state.fight] }
}

const again = (state: LiveState): LiveState => {
  const fight = state.redo.at(-1)
  if (!fight) return { ...state, note: t('nothing to redo') }
  return { ...moved(state, { fight }), undo: [...state.undo, state.fight], redo: state.redo.slice(0, -1) }
}

const pinned = ({ pinned: before, ...state }: LiveState): LiveState =>
  before && isSame(before, state.fight)
    ? { ...state, note: t('unpinned') }
    : { ...state, pinned: state.fight, note: t('pinned: from now on differences are shown') }

const toPanel = (state: LiveState, panel: Panel): LiveState => ({ ...state, panel: state.panel === panel ? 'odds' : panel })
const toMode = (state: LiveState, mode: Mode, typed = ''): LiveState => ({ ...state, mode, typed, line: 0 })

type Deed = (state: LiveState, book: Rulebook, bookOf: BookOf) => LiveState

const up: Deed = (state, book) => stepped(state, -1, book)
const down: Deed = (state, book) => stepped(state, 1, book)
const less: Deed = (state, book) => changed(state, -1, book)
const more: Deed = (state, book) => changed(state, 1, book)
const leave: Deed = state => ({ ...state, isOver: true })

const edition: Deed = (state, book, bookOf) => moved(state, ofEdition(state.fight, book, bookOf(book.edition === 1 ? 2 : 1)))
const close: Deed = state => ({ ...state, panel: 'odds' })

/** What each key does in the view, and what the page of keys says of it: as many lines as the smallest terminal shows. */
export const KEYS: readonly { readonly shown: string; readonly says: Text; readonly does: Readonly<Record<string, Deed>> }[] = [
  { shown: 'up down k j', says: msg('the field above or below'), does: { up, k: up, down, j: down } },
  { shown: 'left right h l', says: msg('the value before, the next'), does: { left: less, h: less, right: more, l: more } },
  // digits are read one after another
  { shown: '0-9', says: msg('the number of the field, or of models'), does: {} },
  {
    shown: 'Tab Shift-Tab',
    says: msg('the other unit, the unit before'),
    does: { tab: state => toOtherSide(state, 1), 'shift-tab': state => toOtherSide(state, -1) }
  },
  { shown: 'Space', says: msg('an ability on or off; else the next value'), does: { space: toggled } },
  { shown: 'Backspace', says: msg('the default of the field'), does: { backspace: cleared, delete: cleared } },
  { shown: '/', says: msg('searches troops, abilities, all values'), does: { '/': state => toMode(state, 'search') } },
  { shown: ':', says: msg('takes a fight, or words for the unit'), does: { ':': state => toMode(state, 'say') } },
  {
    shown: 'x e',
    says: msg('swaps who charges; the other edition'),
    does: { x: (state, book) => moved(state, swapped(state.fight, book)), e: edition }
  },
  {
    shown: 'm s',
    says: msg('a melee, a shot'),
    does: {
      m: (state, book) => moved(state, ofKind(state.fight, 'melee', book)),
      s: (state, book) => moved(state, ofKind(state.fight, 'shoot', book))
    }
  },
  { shown: 'p', says: msg('pins this fight to compare; again lets go'), does: { p: pinned } },
  {
    shown: 'a w Enter',
    says: msg('advice; what helps most; takes it up'),
    does: { a: state => toPanel(state, 'advice'), w: state => toPanel(state, 'help') }
  },
  { shown: 'd', says: msg('large distributions'), does: { d: state => toPanel(state, 'large') } },
  { shown: 'u r', says: msg('undoes, redoes'), does: { u: back, r: again } },
  { shown: 'y', says: msg('the command and the sentence, to copy'), does: { y: state => toPanel(state, 'copy') } },
  {
    shown: 'o',
    says: msg('saves a scenario or a page (.json, .html)'),
    does: { o: state => toMode(state, 'save', 'fight.json') }
  },
  {
    shown: '? Esc q Ctrl-C',
    says: msg('this page; closes it; q and Ctrl-C leave'),
    does: { '?': state => toPanel(state, 'keys'), escape: close, q: leave }
  }
]

const DEEDS: ReadonlyMap<string, Deed> = new Map(KEYS.flatMap(({ does }) => Object.entries(does)))

// --- typing ---

/** A sentence has a hundred letters; what is pasted by mistake costs no frame. */
const MOST_TYPED = 500

const typedMore = (state: LiveState, text: string): LiveState => ({
  ...state,
  typed: `${state.typed}${text}`.slice(0, MOST_TYPED),
  line: 0
})

const viewing = (state: LiveState): LiveState => toMode(state, 'view')

const entered = (state: LiveState, book: Rulebook): LiveState => {
  const text = state.typed.trim()
  if (text === '') return viewing(state)
  if (state.mode === 'save') return { ...viewing(state), saving: text }
  if (state.mode === 'search') {
    const entry = found(state, book)[state.line]
    return entry ? moved(viewing(state), entry.take()) : { ...state, note: notFound(state, book) }
  }
  const said = parseTypedFight(state, text, book)
  return 'refused' in said ? { ...state, note: said.refused.join('; ') } : moved(viewing(state), said)
}

const withoutLast = (text: string): string => [...text].slice(0, -1).join('')
const withoutWord = (text: string): string => text.trimEnd().replace(/\S+$/u, '')

const typing = (state: LiveState, name: string, key: Key, book: Rulebook): LiveState => {
  const lineBy = (by: number): LiveState => ({
    ...state,
    line: Math.max(0, Math.min(found(state, book).length - 1, state.line + by))
  })
  switch (name) {
    case 'escape':
      return viewing(state)
    case 'enter':
      return entered(state, book)
    case 'backspace':
      return state.typed === '' ? viewing(state) : { ...state, typed: withoutLast(state.typed), line: 0 }
    case 'ctrl-u':
      return { ...state, typed: '', line: 0 }
    case 'ctrl-w':
      return { ...state, typed: withoutWord(state.typed), line: 0 }
    case 'up':
    case 'down':
      return state.mode === 'search' ? lineBy(name === 'up' ? -1 : 1) : state
    default: {
      const text = key.ctrl || key.meta ? '' : plain(key.sequence ?? '')
      return isText(key) && text !== '' ? typedMore(state, text) : state
    }
  }
}

/** Letters, not the name of a key. */
const isText = ({ sequence = '' }: Key): boolean => sequence !== '' && !/\p{Cc}/u.test(sequence)

/** One name for each key, however a terminal sends it. */
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

const pasted = (state: LiveState, key: Key): LiveState => {
  const { sequence = '' } = key
  const text = /^[\r\n\t]$/.test(sequence) ? ' ' : isText(key) ? sequence : ''
  return state.mode === 'view' || text === '' ? state : typedMore(state, text)
}

/** Bytes that are no keys: what is pasted, and reports of a mouse that some other program switched on. */
const unkeyed = (state: LiveState, { name, sequence = '', code }: Key): LiveState | undefined => {
  if (name === 'paste-start') return { ...state, isPasting: true }
  if (name === 'paste-end') return { ...state, isPasting: false }
  if (code === '[<' || sequence === '\u001b[<') return { ...state, isSwallowing: true }
  if (!state.isSwallowing) return undefined
  return /^[\d;]$/.test(sequence) ? state : { ...state, isSwallowing: false }
}

export const press = (before: LiveState, key: Key, bookOf: BookOf): LiveState => {
  const name = keyName(key)
  if (name === 'ctrl-c') return { ...before, isOver: true }
  const skipped = unkeyed(before, key)
  if (skipped) return skipped
  // the end of what is pasted may be lost on a slow line: Escape ends it too
  if (before.isPasting && name !== 'escape') return pasted(before, key)
  const state = quiet({ ...before, isPasting: false })
  const book = bookFor(state.fight, bookOf)
  if (state.mode !== 'view') return typing(state, name, key, book)
  if (/^\d$/.test(name)) return numbered(state, name, book)
  const deed = DEEDS.get(name)
  return deed ? deed({ ...state, digits: '' }, book, bookOf) : state
}

/** Another fight in the place of this one, to be undone as any change. */
export const replaceFight = (state: LiveState, fight: Scenario): LiveState => moved(quiet(state), { fight })
