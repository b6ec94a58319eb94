import { dirname, isAbsolute, join } from 'node:path'
import { isObject } from '../../model/data'
import { byPlace, type Mistake, RequestError, unlessRefused } from '../../model/errors'
import { LANGUAGES, t } from '../../model/language'
import { noneOf, notA, unknownKey, unknownName } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import type { Edition } from '../../model/scenario'
import { formats } from '../../report'
import type { Path, Places } from '../../request/boards/positions'
import { parsed } from '../../request/boards/syntax'
import { tournamentOf } from '../../request/tournament'
import { rulebook } from '../../rules/rulebook'
import type { Reading } from '../../rules/types'
import { WHEN } from '../appearance'
import type { Configuration } from './patches'

/** Parses a configuration; every fault is reported with its line and column. */

interface Reader {
  readonly file: string
  readonly places: Places
  readonly note: (mistake: Mistake) => void
}

type ReadValue = (value: unknown, path: Path, reader: Reader) => unknown

const nameAndPlace = (path: Path, { places }: Reader): readonly [called: string, at: string] => {
  const at = places.value(path)
  return [`${at}: ${path.join('.')}`, at]
}

const oneOf =
  (words: readonly string[]): ReadValue =>
  (value, path, reader) => {
    const found = words.find(word => word === value)
    const [name, at] = nameAndPlace(path, reader)
    if (found === undefined) reader.note(noneOf(name, value, words, at))
    return found
  }

const edition: ReadValue = (value, path, reader) => {
  if (value === 1 || value === 2) return value
  const [name, at] = nameAndPlace(path, reader)
  reader.note(notA(name, value, '1 or 2', at))
  return undefined
}

/** Board files, relative to the configuration's folder. */
const boards: ReadValue = (value, path, reader) => {
  const [name, at] = nameAndPlace(path, reader)
  const list = typeof value === 'string' ? [value] : value
  if (!Array.isArray(list) || !list.every((each): each is string => typeof each === 'string' && each.trim() !== '')) {
    reader.note(notA(name, value, t('a list of board files, such as [club.yaml]'), at))
    return undefined
  }
  return list.map(board => (isAbsolute(board) ? board : join(dirname(reader.file), board)))
}

const roster: ReadValue = (value, path, reader) => {
  if (typeof value === 'string' && value.trim() !== '') return isAbsolute(value) ? value : join(dirname(reader.file), value)
  const [name, at] = nameAndPlace(path, reader)
  reader.note(notA(name, value, t('a roster file, such as mine.yaml'), at))
  return undefined
}

const READINGS: Readonly<Record<string, Reading>> = { ...rulebook(2).readings, ...rulebook(1).readings }

const reading = (name: string, value: unknown, reader: Reader): boolean => {
  const row = Object.hasOwn(READINGS, name) ? READINGS[name] : undefined
  const path = ['readings', name]
  if (!row) {
    const at = reader.places.key(path)
    reader.note(
      unknownName(`${at}: readings`, 'reading', name, 'saga-odds help readings', at, nearest(name, Object.keys(READINGS)))
    )
    return false
  }
  const [said, at] = nameAndPlace(path, reader)
  const isRight = typeof value === 'string' && Object.hasOwn(row.values, value)
  if (!isRight) reader.note(noneOf(said, value, Object.keys(row.values), at))
  return isRight
}

const readings: ReadValue = (value, path, reader) => {
  if (isObject(value)) return Object.fromEntries(Object.entries(value).filter(([name, chosen]) => reading(name, chosen, reader)))
  const [name, at] = nameAndPlace(path, reader)
  reader.note(notA(name, value, t('lines with a name and a value, such as crush-timing: unsaved'), at))
  return undefined
}

/** A table of tournament points, as keys or in words. */
const tournament: ReadValue = (value, path, reader) => {
  const [name, at] = nameAndPlace(path, reader)
  const text = isObject(value)
    ? Object.entries(value)
        .map(([key, each]) => `${key} ${String(each)}`)
        .join(' ')
    : value
  if (typeof text !== 'string') {
    reader.note(
      notA(name, value, t('a table of tournament points, such as {form}', { form: '{ win: 3, draw: 1, loss: 0 }' }), at)
    )
    return undefined
  }
  return unlessRefused(
    () => tournamentOf(text, name),
    mistakes => void mistakes.forEach(({ message }) => reader.note({ message, at }))
  )
}

const KEYS = {
  edition,
  readings,
  boards,
  warband: roster,
  against: roster,
  format: oneOf(Object.keys(formats)),
  color: oneOf(WHEN),
  language: oneOf(LANGUAGES),
  tournament
} as const satisfies Readonly<Record<string, ReadValue>>

/** Other spellings of keys. */
const KEY_ALIASES: Readonly<Record<string, keyof typeof KEYS>> = { colour: 'color', ruleset: 'edition' }

const keyOf = (key: string): keyof typeof KEYS | undefined => {
  const name = Object.hasOwn(KEY_ALIASES, key) ? KEY_ALIASES[key] : key
  return Object.keys(KEYS).find((each): each is keyof typeof KEYS => each === name)
}

/** `file` is its name in messages. Throws a RequestError with every fault. */
export const parseConfiguration = (text: string, file: string): Configuration => {
  const { data, places: where } = parsed(text, file, 'configuration')
  const mistakes: Mistake[] = []
  const reader: Reader = { file, places: where, note: mistake => mistakes.push(mistake) }
  const places: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  if (data !== null && data !== undefined && !isObject(data))
    reader.note(
      notA(
        t('{file}:1:1: the configuration', { file }),
        data,
        t('lines with a key and a value, such as edition: 1'),
        `${file}:1:1`
      )
    )
  for (const [given, value] of isObject(data) ? Object.entries(data) : []) {
    const key = keyOf(given)
    const at = where.key([given])
    if (!key) reader.note(unknownKey(given, `${at}: ${t('the configuration')}`, Object.keys(KEYS), at))
    else if (value !== null && value !== undefined) {
      values[key] = KEYS[key](value, [given], reader)
      places[key] = at
      if (key === 'readings' && isObject(value)) for (const name of Object.keys(value)) places[name] = where.key([given, name])
    }
  }
  if (mistakes.length > 0) throw new RequestError([...mistakes].sort(byPlace))
  return { file, places, ...(values as { readonly edition?: Edition }) }
}
