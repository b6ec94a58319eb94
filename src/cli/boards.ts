import { existsSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { isObject } from '../model/data'
import { refuse } from '../model/errors'
import { msg, t } from '../model/language'
import { quoted } from '../model/quoted'
import type { Edition } from '../model/scenario'
import { shellLine } from '../model/shell'
import { boardLayer } from '../request/boards'
import { type Patch, patched } from '../request/set'
import type { Rulebook } from '../rules/types'
import type { TextLimits } from './source'
import type { Streams } from './streams'

/** The board files that a command reads, and the rulebook with them. */

/** The limits of a board file. */
export const BOARD: TextLimits = {
  bytes: 4_000_000,
  tooLarge: msg('it is larger than 4 MB, too large for a board'),
  empty: msg('it is empty: expected a board in YAML or JSON'),
  ordinary: msg('a board')
}

const isFileNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string' && each !== '')

/** Which board files the input itself may name. */
export interface BoardOptions {
  /** The only folder from which untrusted input may name boards; that of the input by default. */
  readonly boardsFrom?: string
  /** False (--no-files): the input may name none. */
  readonly files?: boolean
}

const isUnder = (folder: string, file: string): boolean => {
  const way = relative(folder, file)
  return way !== '' && !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..'
}

/** The path without links; the path itself where there is no such file. */
const realPath = (file: string): string => {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}

/** The path of a board that untrusted input names. Refuses any outside of the folder, whether by path or through a link. */
const pathWithin = (folder: string, board: string): string => {
  const file = isAbsolute(board) ? board : join(folder, board)
  const isInside = isUnder(resolve(folder), resolve(file)) || isUnder(realPath(resolve(folder)), resolve(file))
  if (!isInside || !isUnder(realPath(resolve(folder)), realPath(resolve(file))))
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

const pathBeside = (folder: string, board: string): string => (isAbsolute(board) ? board : join(folder, board))

/**
 * A report names its boards relative to where the command ran: they are looked for beside the report, then in the current folder.
 */
const pathBesideOrHere = (folder: string, board: string): string => {
  const own = pathBeside(folder, board)
  return existsSync(own) || !existsSync(board) ? own : board
}

/** The boards that `file` names, as paths from the current folder. Untrusted ones must lie in one folder. */
const resolveBoards = (
  boards: readonly string[],
  file: string,
  { files, boardsFrom }: BoardOptions,
  isStrange: boolean,
  named = pathBeside
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
  return boards.map(board => (isStrange ? pathWithin(boardsFrom ?? folder, board) : named(folder, board)))
}

const hasBoards = (value: unknown): value is { readonly boards: readonly string[] } =>
  isObject(value) && isFileNames(value['boards']) && value['boards'].length > 0

/** The scenario with its boards, which are relative to its file, as paths from the current folder. */
export const withBoardPaths = (scenario: unknown, file: string, options: BoardOptions, isStrange = file === '-'): unknown =>
  hasBoards(scenario) ? { ...scenario, boards: resolveBoards(scenario.boards, file, options, isStrange) } : scenario

/** The command that a report repeats, with the paths under which its boards were found. */
const withBoardsNamed = (command: string, said: unknown, found: unknown): string => {
  if (!isFileNames(said) || !isFileNames(found)) return command
  const option = (name: string): string => shellLine(['--board', name])
  return said.reduce((all, name, at) => all.replace(option(name), () => option(found[at] ?? name)), command)
}

/** The same for a report, or a part of it: all lists of boards anywhere in it. */
export const withReportBoardPaths = (data: unknown, file: string, options: BoardOptions): unknown => {
  const walked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walked)
    if (!isObject(value)) return value
    const all = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walked(each)]))
    if (!hasBoards(value)) return all
    const boards = resolveBoards(value.boards, file, options, file === '-', pathBesideOrHere)
    const { command } = value as { readonly command?: unknown }
    return { ...all, boards, ...(typeof command === 'string' && { command: withBoardsNamed(command, value.boards, boards) }) }
  }
  return walked(data)
}

/** The board files of a scenario with these patches; none where they are not a list of names, which its check reports. */
export const boardFiles = (scenario: unknown, patches: readonly Patch[]): readonly string[] => {
  const own = isObject(scenario) && scenario['boards'] !== undefined ? { boards: scenario['boards'] } : {}
  const { boards } = patched(
    own,
    patches.filter(({ path: [key] }) => key === 'boards')
  )
  return isFileNames(boards) ? boards : []
}

/** The rulebooks with these board files over them. Throws a RequestError with every fault in the files. */
export const bookWithBoards = async (
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
