import { ABILITIES, abilitiesText, abilityToggles, COMPANION, type Field, fieldsOf } from '../../../answers/edit/fields'
import { type BookOf, bookFor } from '../../../answers/edit/questions'
import { type UnitPlace, unitIn } from '../../../battle/units'
import { differences, mirrored, numbersOf } from '../../../model/cell-numbers'
import { mean, percent, points } from '../../../model/figures'
import { msg, t, translate } from '../../../model/language'
import type { FightReport } from '../../../model/report'
import { enemyOf, SIDES } from '../../../model/scenario'
import { range90 } from '../../../report/distribution'
import { isSwapped, type NamedSide, sides, sideWithVerb } from '../../../report/fight/sides'
import { sanitizeText } from '../../../report/sanitize'
import { formatDelta, formatPercentDelta } from '../../../report/study/measures'
import { stackedBar } from '../../../report/terminal/bar'
import { width, wrap } from '../../../report/wrap'
import type { Rulebook } from '../../../rules/types'
import { type Shown, sideName } from './answers'
import { blankLines, fitted, hasRoom, type Ink, inkOf, type LiveLook, type Losses, lying, type Style, upright } from './chart'
import { keyLines, panelLines } from './panels'
import { type LiveState, shownPlaces } from './state'

/** Draws the view: exactly as many lines as the terminal has rows, each exactly as wide. */

export const SMALLEST_SCREEN = { columns: 60, rows: 20 } as const
const ROOMY = 120
const ASIDE = 40
/** Least width of the labels. */
const LABEL = 10

const isFieldChosen = (state: LiveState, place: UnitPlace, field: Field): boolean =>
  field.key === state.field && place.side === state.place.side && place.index === state.place.index

const abilityText = (state: LiveState, place: UnitPlace, book: Rulebook): string => {
  const toggles = abilityToggles(state.fight, place, book)
  const at = Math.min(state.ability, toggles.length - 1)
  const toggle = toggles[at]
  if (!toggle) return `<${t('none{head}', { head: '' })}>`
  const played = abilitiesText(unitIn(state.fight, place))
  return `<${toggle.isOn ? '[x]' : '[ ]'} ${toggle.label}> ${at + 1}/${toggles.length} ${played}`
}

const fieldLine = (
  state: LiveState,
  place: UnitPlace,
  field: Field | undefined,
  labelled: number,
  columns: number,
  book: Rulebook,
  ink: Ink
): string => {
  if (!field) return ' '.repeat(columns)
  const isChosen = isFieldChosen(state, place, field)
  const text =
    isChosen && field.key === ABILITIES ? abilityText(state, place, book) : isChosen ? `<${field.text}>` : ` ${field.text}`
  const start = `${isChosen ? ink.sign('▸', '>') : ' '} ${field.label.padEnd(labelled)}`
  return ink.paint(isChosen ? 'cursor' : 'plain', fitted(`${start}${sanitizeText(text)}`, columns, ink))
}

/** As many fields as there are rows, the chosen one among them. */
const visibleFields = (state: LiveState, place: UnitPlace, fields: readonly Field[], rows: number): readonly Field[] => {
  const at = Math.max(
    0,
    fields.findIndex(field => isFieldChosen(state, place, field))
  )
  const first = Math.max(0, Math.min(at - rows + 1, fields.length - rows))
  return fields.slice(first, first + rows)
}

const ROLES = {
  melee: { attacker: msg('attacker'), defender: msg('defender') },
  shoot: { attacker: msg('shooter'), defender: msg('target') }
} as const

const sideBySide = (left: readonly string[], right: readonly string[], ink: Ink): readonly string[] =>
  left.map((text, index) => `${text}${ink.paint('dim', ink.sign('│', '|'))}${right[index] ?? ''}`)

const column = (
  state: LiveState,
  place: UnitPlace,
  columns: number,
  rows: number,
  book: Rulebook,
  ink: Ink
): readonly string[] => {
  const all = fieldsOf(state.fight, place, book)
  const fields = visibleFields(state, place, all, rows)
  const labelled = Math.max(LABEL, ...all.map(({ label }) => label.length))
  const side = state.fight[place.side]
  const which = 'together' in side ? t(', unit {index} of 2', { index: place.index + 1 }) : ''
  const name = sideName(state.fight, place.side, book)
  const isAt = state.place.side === place.side
  const title = ` ${t(ROLES[state.fight.kind][place.side])}: ${name}${which}${isAt ? ink.sign(' ◂', ' <') : ''}`
  return [
    ink.paint(place.side, fitted(sanitizeText(title), columns, ink)),
    ...Array.from({ length: rows }, (_, index) => fieldLine(state, place, fields[index], labelled, columns, book, ink))
  ]
}

const editionName = { 1: msg('first edition'), 2: msg('second edition') } as const

// --- the odds ---

const chances = (report: FightReport): readonly (readonly [label: string, chance: number, style: Style])[] => {
  const { attacker, defender } = sides(report)
  const { result } = report
  if (!result) {
    const gone = report.defender.wipedOut
    return [
      [t('{name} gone', { name: defender.name }), gone, 'attacker'],
      [t('some stand'), 1 - gone, 'defender']
    ]
  }
  return [
    [sideWithVerb(attacker, 'win'), result.attackerWins, 'attacker'],
    [t('tie'), result.tie, 'dim'],
    [sideWithVerb(defender, 'win'), result.defenderWins, 'defender']
  ]
}

const barLine = (report: FightReport, columns: number, style: Style | undefined, ink: Ink): string => {
  const all = chances(report)
  const drawn = stackedBar(
    all.map(([, chance]) => chance),
    columns - 2,
    ink.look.unicode
  )
  return ` ${drawn.map((text, index) => ink.paint(style ?? all[index]?.[2] ?? 'plain', text)).join('')} `
}

const winText = (report: FightReport): string =>
  ` ${chances(report)
    .map(([label, chance]) => `${label} ${percent(chance)}`)
    .join('   ')}`

/** The differences from the pinned fight. */
const sincePinned = (report: FightReport, pinned: FightReport): string => {
  if (pinned.kind !== report.kind) return t('the pinned variant is of the other kind')
  const { attacker, defender } = sides(report)
  const then = numbersOf(pinned)
  const more = differences(numbersOf(report), isSwapped(report, pinned) ? mirrored(then) : then)
  const texts = report.result
    ? [
        `${sideWithVerb(attacker, 'win')} ${formatPercentDelta(more.attackerWins ?? 0)}`,
        `${sideWithVerb(defender, 'win')} ${formatPercentDelta(more.defenderWins ?? 0)}`
      ]
    : [t('{name} gone {change}', { name: defender.name, change: formatPercentDelta(more.defenderWipedOut) })]
  return t('since pinned: {what}', { what: [...texts, t('points {delta}', { delta: formatDelta(more.swing) })].join(', ') })
}

const pointsText = (report: FightReport, pinned: FightReport | undefined): string => {
  const swing = points(report.victoryPoints.swing)
  return pinned
    ? t(' points {swing}   {difference}', { swing, difference: sincePinned(report, pinned) })
    : t(' victory points of {the:name}: {swing}', { name: sides(report).attacker.name, swing })
}

const lossText = ({ report }: NamedSide, columns: number): string => {
  const { mean: average, p } = report.losses
  const [low, high] = range90(p)
  const range = low === high ? `${low}` : `${low}-${high}`
  return columns >= 36
    ? t(' lose {mean} (90 % range {range}), gone {wipedOut}', { mean: mean(average), range, wipedOut: percent(report.wipedOut) })
    : t(' lose {mean} ({range}), gone {wipedOut}', { mean: mean(average), range, wipedOut: percent(report.wipedOut) })
}

const lossesOf = (report: FightReport, pinned: FightReport | undefined, isOld: boolean): readonly Losses[] =>
  SIDES.map(side => ({
    p: report[side].losses.p,
    style: isOld ? 'dim' : side,
    ...(pinned && pinned.kind === report.kind && { was: pinned[isSwapped(report, pinned) ? enemyOf(side) : side].losses.p })
  }))

const halves = (columns: number): readonly [number, number] => {
  const left = Math.floor((columns - 1) / 2)
  return [left, columns - 1 - left]
}

/** The losses of both sides in words and bars; of a shot only the target's. */
const lossLines = (report: FightReport, shown: Shown, columns: number, rows: number, ink: Ink): readonly string[] => {
  const both = sides(report)
  const losses = lossesOf(report, shown.pinned, shown.isOld)
  const [left, right] = halves(columns)
  const chart = hasRoom(losses, rows - 1) ? lying : upright
  const side = (which: 'attacker' | 'defender', wide: number, of: Losses | undefined): readonly string[] => {
    if (!of || (report.kind === 'shoot' && which === 'attacker')) return blankLines(rows, wide)
    const text = fitted(lossText(both[which], wide), wide, ink)
    return [shown.isOld ? ink.paint('dim', text) : text, ...chart(of, wide, rows - 1, ink)]
  }
  return sideBySide(side('attacker', left, losses[0]), side('defender', right, losses[1]), ink)
}

/** What is refused of typed words, where the last line has no room for the cure. */
const longRefusal = ({ mode, note }: LiveState, columns: number): readonly string[] =>
  mode !== 'view' && note !== undefined && width(` ! ${sanitizeText(note)}`) > columns ? [note] : []

/**
 * Three lines: who wins and the victory points; or why the fight is impossible or what is wrong with what is typed, with the last odds
 * where there is room.
 */
const oddsLines = (state: LiveState, shown: Shown, columns: number, ink: Ink): readonly string[] => {
  const { report, isOld, pinned } = shown
  const faults = [...longRefusal(state, columns), ...shown.faults]
  if (faults.length > 0) {
    const [first = '', second = '', third, ...more] = wrap(`! ${sanitizeText(faults.join('; '))}`, columns - 2)
    const rest = more.length > 0 ? `${third} ${ink.sign('…', '...')}` : third
    const last = report ? t('last odds:{odds}', { odds: winText(report) }) : ''
    return [
      ...[first, second].map(text => ink.paint('wrong', fitted(` ${text}`, columns, ink))),
      ink.paint(rest === undefined ? 'dim' : 'wrong', fitted(` ${rest ?? last}`, columns, ink))
    ]
  }
  if (!report) return [fitted(t(' working out the odds'), columns, ink), ...blankLines(2, columns)]
  const style = isOld ? 'dim' : undefined
  const before = isOld ? t(' (before the change)') : ''
  return [
    barLine(report, columns, style, ink),
    ink.paint(style ?? 'strong', fitted(`${winText(report)}${before}`, columns, ink)),
    ink.paint(style ?? 'plain', fitted(pointsText(report, state.pinned && !isOld ? pinned : undefined), columns, ink))
  ]
}

// --- the last two lines ---

const SPINNER = ['|', '/', '-', '\\'] as const

const PENDING = { odds: msg('the odds'), advice: msg('advice'), help: msg('what helps most') } as const

const PROMPTS = { search: '/', say: ':', save: msg('save as: ') } as const

/** The hint of the value at the cursor. */
const hintOf = (state: LiveState, book: Rulebook): string => {
  if (state.field === ABILITIES) {
    const toggles = abilityToggles(state.fight, state.place, book)
    return toggles[Math.min(state.ability, toggles.length - 1)]?.hint ?? ''
  }
  const field = fieldsOf(state.fight, state.place, book).find(({ key }) => key === state.field)
  return field?.values[field.index]?.hint ?? ''
}

const messageLine = (state: LiveState, { pending }: Shown, tick: number, columns: number, book: Rulebook, ink: Ink): string => {
  const { mode, note } = state
  if (mode !== 'view') {
    const prompt = ` ${translate(PROMPTS[mode])}`
    const room = columns - width(prompt) - 1
    // show the end of what is typed
    const typed = [...sanitizeText(state.typed)].slice(-room)
    while (width(typed.join('')) > room) typed.shift()
    return fitted(`${prompt}${typed.join('')}${ink.sign('▏', '_')}`, columns, ink)
  }
  if (note !== undefined) return fitted(` ${sanitizeText(note)}`, columns, ink)
  const [first] = pending
  if (first)
    return fitted(
      t(' {spinner} working out {pending}', { spinner: SPINNER[tick % SPINNER.length], pending: translate(PENDING[first.ask]) }),
      columns,
      ink
    )
  return ink.paint('dim', fitted(` ${sanitizeText(hintOf(state, book))}`, columns, ink))
}

type Hint = readonly [key: string, says: string]

const hintsOf = (state: LiveState, ink: Ink): readonly Hint[] => {
  const arrows = ink.sign('↑↓', t('up/down'))
  if (state.mode === 'search')
    return [
      [arrows, t('choose')],
      [t('Enter'), t('applies it')],
      ['Esc', t('back')]
    ]
  if (state.mode === 'say')
    return [
      [t('Enter'), t('applies it')],
      ['Esc', t('back')],
      ['', t('a fight, or words for this unit: armour 5 +2a')]
    ]
  if (state.mode === 'save')
    return [
      [t('Enter'), t('saves it')],
      ['Esc', t('back')],
      ['', t('.json the fight; .html .svg .md a page')]
    ]
  const isAbility = state.field === ABILITIES
  return [
    ['?', t('keys')],
    ['q', t('leaves')],
    [ink.sign('←→', t('left/right')), isAbility ? t('look') : t('change')],
    ...(isAbility ? [[t('Space'), t('plays')] as const] : []),
    ...(state.panel === 'odds' ? [] : [['Esc', t('closes')] as const]),
    ['Tab', t('side')],
    ['/', t('search')],
    [':', t('sentence')],
    ['p', state.pinned ? t('unpin') : t('pin')],
    ['x', t('swap')],
    ['a', t('advice')],
    ['w', t('what helps')],
    ['d', t('large')],
    ['u/r', t('undo')],
    ['y', t('copy')],
    ['o', t('save')]
  ]
}

/** The last line: the keys that apply, or what is wrong with what is typed. */
const statusLine = (state: LiveState, columns: number, ink: Ink): string => {
  if (state.mode !== 'view' && state.note !== undefined)
    return ink.paint('reversed', fitted(` ! ${sanitizeText(state.note)}`, columns, ink))
  let text = ''
  for (const [key, says] of hintsOf(state, ink)) {
    const next = `${text}${text === '' ? ' ' : '  '}${key === '' ? says : `${key} ${says}`}`
    if (next.length > columns) break
    text = next
  }
  return ink.paint('reversed', fitted(text, columns, ink))
}

// --- together ---

const tooSmall = ({ columns, rows }: LiveLook, ink: Ink): readonly string[] => {
  const text = t(
    'The live view needs {leastColumns} columns and {leastRows} rows; this terminal has {columns} and {rows}. Enlarge it, or press q and type: saga-odds explore --guided',
    { leastColumns: SMALLEST_SCREEN.columns, leastRows: SMALLEST_SCREEN.rows, columns, rows }
  )
  const lines = wrap(text, Math.max(1, columns))
  return Array.from({ length: rows }, (_, index) => fitted(lines[index] ?? '', columns, ink))
}

const pinnedLines = ({ report, pinned }: Shown, rows: number, ink: Ink): readonly string[] => {
  const room = ASIDE - 2
  const wrapped = (text: string): readonly string[] => wrap(sanitizeText(text), room)
  const texts = pinned
    ? [
        t('pinned'),
        '',
        ...wrapped(pinned.headline),
        '',
        ...chances(pinned).map(([label, chance]) => `${label} ${percent(chance)}`),
        t('victory points {points}', { points: points(pinned.victoryPoints.swing) }),
        ...SIDES.map(side => `${sides(pinned)[side].name}${lossText(sides(pinned)[side], ASIDE)}`).flatMap(wrapped),
        '',
        ...(report ? wrapped(sincePinned(report, pinned)) : [])
      ]
    : [t('p pins this fight:'), t('its odds stay here while you change it')]
  return Array.from({ length: rows }, (_, index) => {
    const text = fitted(` ${texts[index] ?? ''}`, ASIDE - 1, ink)
    return `${ink.paint('dim', ink.sign('│', '|'))}${index === 0 ? ink.paint('strong', text) : text}`
  })
}

/** Rows that are always there: headline, rule, odds (three), message and keys. HEADS: the titles of the columns. */
const FIXED = 7
const HEADS = 1
const LOSSES_LEAST = 4
const LOSSES_USUAL = 5

const bodyLines = (
  state: LiveState,
  shown: Shown,
  columns: number,
  rows: number,
  bookOf: BookOf,
  ink: Ink
): readonly string[] => {
  const book = bookFor(state.fight, bookOf)
  const places = shownPlaces(state)
  const most = Math.max(...places.map(place => fieldsOf(state.fight, place, book).length))
  const least = rows <= SMALLEST_SCREEN.rows - FIXED ? LOSSES_LEAST : LOSSES_USUAL
  const isLarge = state.panel === 'large' && state.mode === 'view'
  const fieldRows = isLarge ? 0 : Math.max(1, Math.min(most, rows - HEADS - least))
  const [left, right] = halves(columns)
  const fields = sideBySide(
    column(state, places[0], left, fieldRows, book, ink),
    column(state, places[1], right, fieldRows, book, ink),
    ink
  )
  const rest = rows - fields.length
  const rule = ink.paint('dim', ink.sign('─', '-').repeat(columns))
  const panel = panelLines(state, shown, book, { columns, rows: rest }, ink)
  const lower = panel ?? (shown.report ? lossLines(shown.report, shown, columns, rest, ink) : blankLines(rest, columns))
  return [...fields, rule, ...oddsLines(state, shown, columns, ink), ...lower]
}

const isKnownField = (state: LiveState, book: Rulebook): boolean =>
  fieldsOf(state.fight, state.place, book).some(({ key }) => key === state.field || state.field === COMPANION)

/** Where a change has removed the field at the cursor, the cursor goes to the models. */
const withKnownField = (state: LiveState, book: Rulebook): LiveState =>
  isKnownField(state, book) ? state : { ...state, field: 'models' }

/** The whole view; `tick` counts the frames of the spinner. */
export const draw = (before: LiveState, shown: Shown, look: LiveLook, bookOf: BookOf, tick = 0): readonly string[] => {
  const ink = inkOf(look)
  const { columns, rows } = look
  if (columns < SMALLEST_SCREEN.columns || rows < SMALLEST_SCREEN.rows) return tooSmall(look, ink)
  const book = bookFor(before.fight, bookOf)
  const state = withKnownField(before, book)
  const kind = state.fight.kind === 'melee' ? t('MELEE') : t('SHOT')
  const title = ` ${kind}, ${t(editionName[book.edition])}: ${shown.report && !shown.isOld ? sanitizeText(shown.report.headline) : ''}`
  const isWide = columns >= ROOMY
  const wide = isWide ? columns - ASIDE : columns
  const high = rows - 3
  const body =
    state.panel === 'keys' && state.mode === 'view'
      ? keyLines(wide, high, ink)
      : bodyLines(state, shown, wide, rows - FIXED, bookOf, ink)
  const aside = isWide ? pinnedLines(shown, high, ink) : []
  return [
    ink.paint('strong', fitted(title, columns, ink)),
    ...body.slice(0, high).map((text, index) => `${text}${aside[index] ?? ''}`),
    messageLine(state, shown, tick, columns, book, ink),
    statusLine(state, columns, ink)
  ]
}
