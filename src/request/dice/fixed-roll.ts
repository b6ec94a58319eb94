import { noRoll, otherSymbols, whichBoardsDice } from '../../model/dice-mistakes'
import { t } from '../../model/language'
import { either } from '../../model/quoted'
import { plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import { isPlain } from '../validators'
import { boardsCalled } from './boxes'

/** What the dice show: class letters, or the symbols of the faction. */

type Letter = 'C' | 'U' | 'R'

const LETTERS: readonly Letter[] = ['C', 'U', 'R']

interface Shown {
  /** The faction whose symbol it is; absent for letters. */
  readonly faction?: string
  readonly letters: string
}

const COUNTED = /^(\d{0,2})\s*[x×*]?\s*(\D+)$/iu

/** "axes" is "axe", "horse" is "white horse". */
const isSymbol = (word: string, symbol: string): boolean => {
  const [given, known] = [plain(word), plain(symbol)]
  return [given, given.replace(/e?s$/, ''), given.replace(/s$/, '')].some(each => each === known || known.endsWith(` ${each}`))
}

const symbolOf = (word: string, count: number, factions: readonly string[], book: Rulebook): Shown | undefined => {
  for (const faction of factions) {
    const symbols = book.factions[faction]?.symbols
    const letter = symbols ? LETTERS.find(each => isSymbol(word, symbols[each])) : undefined
    if (letter) return { faction, letters: letter.repeat(count) }
  }
  return undefined
}

/** One word: letters ("CCU", "2C1U"), or a symbol, with its number or not. */
const shown = (word: string, ours: readonly string[], book: Rulebook): Shown | undefined => {
  const upper = word.toUpperCase()
  if (/^[CUR]+$/.test(upper)) return { letters: upper }
  if (/^(?:\d[CUR])+$/.test(upper))
    return { letters: [...upper.matchAll(/(\d)([CUR])/g)].map(([, count, letter = '']) => letter.repeat(Number(count))).join('') }
  const [, count = '', symbol = ''] = COUNTED.exec(word) ?? []
  const times = count === '' ? 1 : Number(count)
  const others = Object.keys(book.factions).filter(faction => !ours.includes(faction))
  return symbol === '' ? undefined : symbolOf(symbol, times, [...ours, ...others], book)
}

const literally = (name: string): RegExp => new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')

/** "white horse" is one word, "2 axes" is another. */
const wordsOf = (text: string, book: Rulebook): readonly string[] => {
  const names = Object.values(book.factions).flatMap(({ symbols }) => (symbols ? LETTERS.map(each => symbols[each]) : []))
  const joined = names
    .filter(name => name.includes(' '))
    .reduce((line, name) => line.replaceAll(literally(name), name.replaceAll(' ', '_')), text)
    .replace(/(\d)\s*[x×*]?\s+(?=\p{L})/gu, '$1')
  return joined
    .split(/[\s,;+]+/)
    .filter(word => word !== '')
    .map(word => word.replaceAll('_', ' '))
}

const exampleOf = (factions: readonly string[], book: Rulebook): string => {
  const symbols = factions
    .flatMap(faction => book.factions[faction]?.symbols ?? [])
    .map(({ C, U, R }) => either([C, U, R], 'and'))
  return symbols.length === 0 ? 'CCUURC' : t('CCUURC, or the symbols {symbols}', { symbols: symbols.join(t(' and ')) })
}

/** Letters in the order C, U, R. */
const ordered = (letters: string): string =>
  LETTERS.map(letter => letter.repeat([...letters].filter(each => each === letter).length)).join('')

const stranger = (word: string, faction: string, ours: readonly string[], at: string, { book, called }: Check) => {
  const symbols = ours
    .flatMap(each => book.factions[each]?.symbols ?? [])
    .map(({ C, U, R }) => t('{c} (C), {u} (U) and {r} (R)', { c: C, u: U, r: R }))
  const cure =
    symbols.length > 0
      ? t('their symbols are {symbols}', { symbols: symbols.join('; ') })
      : t('the pictures on their dice are not known: write C, U and R')
  return otherSymbols(called(at), word, boardsCalled(book, [faction]), boardsCalled(book, ours), cure, at)
}

/** One board's dice. */
const ofBoard = (text: string, ours: readonly string[], at: string, check: Check): readonly Shown[] | undefined => {
  const words = wordsOf(text, check.book)
  const found = words.map(word => ({ word, shown: shown(word, ours, check.book) }))
  const wrong = found.find(each => !each.shown)
  const strange = found.find(({ shown: { faction } = {} }) => faction !== undefined && ours.length > 0 && !ours.includes(faction))
  if (wrong) check.note(noRoll(check.called(at), wrong.word, exampleOf(ours, check.book), at))
  else if (strange) check.note(stranger(strange.word, strange.shown?.faction ?? '', ours, at, check))
  return wrong || strange ? undefined : found.flatMap(each => each.shown ?? [])
}

const single = (text: string, ours: readonly string[], at: string, check: Check): string | undefined => {
  const found = ofBoard(text, ours, at, check)
  return found && ordered(found.map(({ letters }) => letters).join(''))
}

/** Two boards: parted by a slash, or distinguished by their symbols. */
const double = (text: string, ours: readonly string[], at: string, check: Check): string | undefined => {
  if (text.includes('/')) {
    const parts = text.split('/').map((part, board) => single(part, ours.slice(board, board + 1), at, check))
    return parts.length === ours.length && parts.every(part => part !== undefined) ? parts.join('/') : undefined
  }
  const found = ofBoard(text, ours, at, check)
  if (!found) return undefined
  if (found.every(({ faction }) => faction !== undefined))
    return ours.map(board => ordered(found.flatMap(each => (each.faction === board ? [each.letters] : [])).join(''))).join('/')
  check.note(
    whichBoardsDice(
      check.called(at),
      text,
      ours.map(board => boardsCalled(check.book, [board])),
      at
    )
  )
  return undefined
}

/** What has been rolled, as "CCUR", of two boards as "CCU/CR"; undefined, and noted, where it cannot be read. */
export const rolledOf = (value: unknown, ours: readonly string[], check: Check): string | undefined => {
  if (value === undefined) return undefined
  const text = Array.isArray(value) ? value.filter(isPlain).join(' ') : value
  if (isPlain(text) && text.trim() !== '') return (ours.length > 1 ? double : single)(text, ours, 'rolled', check)
  check.note(noRoll(check.called('rolled'), String(text), exampleOf(ours, check.book), 'rolled'))
  return undefined
}
