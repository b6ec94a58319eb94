import { existsSync, statSync } from 'node:fs'
import { type Mistake, RequestError, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { noneOf } from '../model/mistakes'
import { quoted } from '../model/quoted'
import { strayFlag } from '../model/roster-mistakes'
import { wrap } from '../report/wrap'
import { contentsOf, newBoard } from '../request/boards/new-board'
import { boardsOf, laidOver } from '../request/boards/read'
import { fileYaml } from '../request/boards/write'
import { rulebook } from '../rules/rulebook'
import { appearanceOf } from './appearance'
import { BOARD } from './boards'
import { editionIn, editionMistakes } from './edition-option'
import { AnswerIsNo } from './exit-code'
import type { CommandCall } from './flags'
import { deliver, endingMistakes, type OutputOptions, outputFile } from './output'
import { askText } from './prompt'
import { textFrom } from './source'
import { isInteractive, type Streams } from './streams'
import { refuseUnknownOptions } from './unknown-options'

/** What `board new` asks for at a terminal. */

interface BoardAnswers {
  readonly name: string
  readonly edition: string
  readonly troop: readonly string[]
}

const CLASSES = ['warlord', 'hearthguard', 'warriors', 'levies'] as const

const isName = (text: string): true | string => /^\s*[a-z]/i.test(text) || t('A name begins with a letter from a to z.')

const NONE = '-'

const isNameOrNone = (text: string): true | string => text.trim() === NONE || isName(text)

/** Asks for the faction's name, its edition and its troops, as far as no flag gives them. */
const askBoard = async (
  given: { readonly edition?: string; readonly troop?: readonly string[] },
  streams: Streams
): Promise<BoardAnswers> => {
  const ask = (message: string, validate: (text: string) => true | string, initial?: string): Promise<string> =>
    askText({ type: 'input', name: 'answer', message, validate, default: initial }, streams)
  const name = await ask(t('The faction is called:'), isName)
  const edition =
    given.edition ?? (await ask(t('Edition of the game:'), text => /^[12]$/.test(text.trim()) || t('Type 1 or 2.'), '1'))
  const troop: string[] = [...(given.troop ?? [])]
  if (troop.length === 0)
    for (const each of CLASSES) {
      const called = await ask(
        t('Its {each}, {none} for none of its own:', { each, none: NONE }),
        isNameOrNone,
        `${name} ${each}`
      )
      if (called !== NONE) troop.push(`${called}=${each}`)
    }
  return { name, edition, troop }
}

/** The command `board`: writes a board file to start from, or checks one. */

interface Options extends OutputOptions {
  readonly name?: string
  readonly edition?: string
  readonly troop?: readonly string[]
}

/** The options with what was asked for at the terminal. Refuses to ask where there is none. */
const withAnswers = async (options: Options, streams: Streams): Promise<Options> => {
  if (options.name !== undefined) return options
  if (!isInteractive(streams))
    refuse(
      t('board new: name the faction, as in saga-odds board new --name "Reed Folk" -o reed-folk.yaml (a terminal would ask)'),
      'board'
    )
  return { ...options, ...(await askBoard(options, streams)) }
}

/** A board is changed by hand, so none is overwritten; what is no file, such as a pipe, can be written again. */
const overwritten = (options: Options): readonly Mistake[] => {
  const file = outputFile(options)
  if (file === undefined || !existsSync(file) || !statSync(file).isFile()) return []
  return [
    {
      message: t('--output {file}: that file already exists: name another, or remove it first', { file: quoted(file) }),
      at: '--output',
      code: 'file'
    }
  ]
}

const createBoard = async (given: Options, streams: Streams): Promise<void> => {
  refuseAny(overwritten(given))
  const options = await withAnswers(given, streams)
  const { name = '', troop: troops = [] } = options
  refuseAny(endingMistakes(options, 'YAML', ['.yaml', '.yml']))
  const edition = editionIn(options.edition) ?? 1
  const { file, mistakes } = newBoard({ name, edition, troops }, rulebook(edition))
  refuseAny(mistakes)
  const [first = 'warriors'] = Object.keys(file.troops ?? {}).filter(id => file.troops?.[id]?.class !== 'warlord')
  const comment = [
    t(
      ' {name}: a faction to play and to change. Its troops have the numbers of their class; armour, dicePerModel and other keys change them.',
      { name }
    ),
    ` saga-odds melee 8 ${first} charge 4 hearthguard --edition ${edition} --board THIS-FILE`
  ].join('\n')
  const text = fileYaml(file, comment)
  // throws where the new board could not be played
  laidOver(rulebook(edition), boardsOf([{ name: options.output ?? t('the new board'), text }]))
  await deliver(text, options, streams)
}

const checkBoard = async (names: readonly string[], options: Options, streams: Streams): Promise<void> => {
  const [file, second] = names
  if (file === undefined || second !== undefined)
    return refuse(t('board check: name one board file, as in saga-odds board check mine.yaml'), 'board')
  const { text, called } = await textFrom(file, streams, BOARD)
  try {
    const [read, ...others] = boardsOf([{ name: called, text }])
    if (!read) return
    const edition = read.file.edition ?? editionIn(options.edition) ?? 1
    laidOver(rulebook(edition), [read, ...others])
    const { width } = appearanceOf(options, streams, options.output !== undefined)
    const lines = contentsOf(read.file).flatMap(([table, found]) =>
      wrap(`${table} (${found.length}): ${found.join(', ')}`, width)
    )
    await deliver(
      [...wrap(t('{called}: no faults, edition {edition}', { called, edition }), width), ...lines, ''].join('\n'),
      options,
      streams
    )
  } catch (error) {
    if (error instanceof RequestError) throw new AnswerIsNo(error.mistakes.map(({ message }) => message))
    throw error
  }
}

const PARTS = ['new', 'check'] as const

export const board = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions({ words, command })
  const options: Options = command.opts()
  const { edition, name, troop } = options
  refuseAny(editionMistakes(edition))
  const [part, ...rest] = words
  if (part === 'new' && rest.length === 0) return createBoard(options, streams)
  if (part === 'new')
    return refuse(
      t('board new takes no words, not "{words}": name the faction with --name "{words}"', { words: rest.join(' ') }),
      'board'
    )
  if (part !== 'check')
    return part === undefined
      ? refuse(t('board: use new, or check and a file'), 'board')
      : refuseAny([noneOf('board', part, PARTS, 'board')])
  refuseAny([
    ...(name === undefined ? [] : [strayFlag('--name', 'board new')]),
    ...(troop === undefined ? [] : [strayFlag('--troop', 'board new')])
  ])
  return checkBoard(rest, options, streams)
}
