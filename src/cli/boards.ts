import { existsSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { isObject } from '../model/data'
import { refuse } from '../model/errors'
import { msg, t } from '../model/language'
import { quoted } from '../model/quoted'
import type { Edition } from '../model/scenario'
import { boardLayer } from '../request/boards'
import { type Patch, patched } from '../request/set'
import type { Rulebook } from '../rules/types'
import type { Wanted } from './source'
import type { Streams } from './streams'

/** The board files of a command, and the rulebook with them. */

export const BOARD: Wanted = {
  bytes: 4_000_000,
  tooLarge: msg('it is larger than 4 MB, too large for a board'),
  empty: msg('it is empty: expected a board in YAML or JSON'),
  ordinary: msg('a board')
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string' && each !== '')

/** Which files may be named by what is read, as the command line says. */
export interface BoardOptions {
  /** The folder for boards that lines, or a scenario from stdin, may name: that of the input by default. */
  readonly boardsFrom?: string
  /** False: none. */
  readonly files?: boolean
}

const isUnder = (folder: string, file: string): boolean => {
  const way = relative(folder, file)
  return way !== '' && !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/** The file itself, where links lead; the name where there is none. */
const real = (file: string): string => {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}

/** What strangers wrote reads nothing outside of the folder, by no path and no link. */
const within = (folder: string, board: string): string => {
  const file = isAbsolute(board) ? board : join(folder, board)
  const isInside = isUnder(resolve(folder), resolve(file)) || isUnder(real(resolve(folder)), resolve(file))
  if (!isInside || !isUnder(real(resolve(folder)), real(resolve(file))))
    refuse(
      t('boards: {board} is not in {folder}: name another folder with --boards-from, or give the board with --board', {
        board: quoted(board),
        folder: quoted(folder)
      }),
      'boards',
      'board'
    )
  return file
}

const besides = (folder: string, board: string): string => (isAbsolute(board) ? board : join(folder, board))

/** A report names its boards from where it was asked for: they are sought where it lies, then here. */
const besidesOrHere = (folder: string, board: string): string => {
  const own = besides(folder, board)
  return existsSync(own) || !existsSync(board) ? own : board
}

/** The same boards named from here. From stdin, or where they are `strange`, they are none but those of one folder. */
const fromHere = (
  boards: readonly string[],
  file: string,
  { files, boardsFrom }: BoardOptions,
  isStrange: boolean,
  named = besides
): readonly string[] => {
  if (files === false)
    refuse(
      t('boards: --no-files allows no file to be read: give {boards} with --board, or leave it out', {
        boards: quoted(boards[0])
      }),
      'boards',
      'board'
    )
  const folder = file === '-' ? '.' : dirname(file)
  return boards.map(board => (isStrange ? within(boardsFrom ?? folder, board) : named(folder, board)))
}

const hasBoards = (value: unknown): value is { readonly boards: readonly string[] } =>
  isObject(value) && isTexts(value['boards']) && value['boards'].length > 0

/** A scenario names its boards from where it lies itself; so they are named from here. */
export const boardsFromHere = (scenario: unknown, file: string, options: BoardOptions, isStrange = file === '-'): unknown =>
  hasBoards(scenario) ? { ...scenario, boards: fromHere(scenario.boards, file, options, isStrange) } : scenario

/** The same of a report, or a part of it: of all that it holds. */
export const boardsOfReport = (data: unknown, file: string, options: BoardOptions): unknown => {
  const walked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walked)
    if (!isObject(value)) return value
    const all = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walked(each)]))
    return hasBoards(value) ? { ...all, boards: fromHere(value.boards, file, options, file === '-', besidesOrHere) } : all
  }
  return walked(data)
}

/** The files that a scenario and the flags over it ask for; none where they are no list of names, which the check tells. */
export const boardsAsked = (scenario: unknown, patches: readonly Patch[]): readonly string[] => {
  const said = isObject(scenario) && scenario['boards'] !== undefined ? { boards: scenario['boards'] } : {}
  const { boards } = patched(
    said,
    patches.filter(({ path: [key] }) => key === 'boards')
  )
  return isTexts(boards) ? boards : []
}

/** The rulebook of an edition with these files over it. Throws a RequestError with all that is wrong in them, nothing half laid. */
export const bookWith = async (
  boards: readonly string[],
  streams: Pick<Streams, 'stdin'>,
  bookOf: (edition: Edition) => Rulebook,
  isStrange = false
): Promise<(edition: Edition) => Rulebook> => {
  if (boards.length === 0) return bookOf
  const { textFrom } = await import('./source')
  const texts = []
  for (const name of boards)
    texts.push({ name, text: (await textFrom(name, streams, BOARD)).text, ...(isStrange && { isStrange: true as const }) })
  const lay = await boardLayer(texts)
  return edition => lay(bookOf(edition))
}
