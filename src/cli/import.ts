import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse, refuseAny } from '../model/errors'
import { msg, t } from '../model/language'
import { type ForeignFile, type Imported, LARGEST_FILE } from '../request/import/files'
import { imported } from '../request/import/read'
import { rulebook } from '../rules/rulebook'
import { AnswerIsNo } from './exit-code'
import type { CommandCall } from './flags'
import { deliver, endingMistakes, type OutputOptions } from './output'
import { keepStdin, noteInput } from './source'
import { type Streams, write } from './streams'
import { reasonOf } from './system-errors'
import { refuseUnknownOptions } from './unknown-options'

/** The command `import`: turns lists and catalogues of other programs into rosters and board files. */

interface Options extends OutputOptions {
  readonly strict?: true
}

/** Files of a folder that may be catalogues. */
const ENDING = /\.(?:gst|cat|gstz|catz)$/i

const MOST_FILES = 500

const filesIn = (name: string): readonly string[] => {
  if (name === '-' || !statSync(name).isDirectory()) return [name]
  const files = readdirSync(name)
    .filter(file => ENDING.test(file))
    .sort()
  if (files.length === 0)
    refuse(t('{name}: there is no catalogue in this folder: name one with .gst and .cat files, or a file', { name }))
  if (files.length > MOST_FILES)
    refuse(
      t('{name}: there are more than {mostFiles} catalogues in this folder: name the files you want', {
        name,
        mostFiles: MOST_FILES
      })
    )
  return files.map(file => join(name, file))
}

const fromStdin = async ({ stdin }: Streams): Promise<Uint8Array> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stdin) {
    const bytes = Buffer.from(chunk as Uint8Array)
    length += bytes.length
    if (length > LARGEST_FILE)
      refuse(
        t('stdin: it is larger than {largestFile} MB, too large for a catalogue or a roster', { largestFile: LARGEST_FILE / 1e6 })
      )
    chunks.push(bytes)
  }
  const read = Buffer.concat(chunks)
  keepStdin({ stdin }, read)
  return read
}

const bytesOf = async (name: string, streams: Streams): Promise<Uint8Array> => {
  if (name === '-') return fromStdin(streams)
  const { size } = noteInput(name, streams)
  if (size > LARGEST_FILE)
    refuse(
      t('{file}: it is larger than {largestFile} MB, too large for a catalogue or a roster', {
        file: name,
        largestFile: LARGEST_FILE / 1e6
      })
    )
  return readFile(name)
}

/** Reads the files, and the catalogues of folders. Throws a RequestError where one cannot be read. */
const read = async (names: readonly string[], streams: Streams): Promise<readonly ForeignFile[]> => {
  const files: ForeignFile[] = []
  for (const name of names) {
    try {
      for (const file of filesIn(name)) files.push({ name: file === '-' ? 'stdin' : file, bytes: await bytesOf(file, streams) })
    } catch (error) {
      const reason = reasonOf(error, t('there is no such file'), t('permission to read is denied'))
      if (reason === undefined) throw error
      refuse(`${name}: ${reason}`)
    }
  }
  return files
}

const TITLES = { left: msg('not translated'), corrected: msg('corrected'), assumed: msg('assumed') } as const

/** Longest note shown; the whole text stands in the file. */
const LONGEST = 160

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)} ...` : text)

const summary = ({ what, units, notes }: Imported): string => {
  const counts = (Object.keys(TITLES) as readonly (keyof typeof TITLES)[]).flatMap(kind => {
    const count = notes.filter(note => note.what === kind).length
    return count === 0 ? [] : [`${count} ${t(TITLES[kind])}`]
  })
  const rest =
    counts.length === 0
      ? t('everything was translated')
      : t('{counts} (listed at the top of the file)', { counts: counts.join(', ') })
  return what === 'board'
    ? t('saga-odds: a board of {units} units; {untranslated}\n', { units, untranslated: rest })
    : t('saga-odds: a roster of {units} units; {untranslated}\n', { units, untranslated: rest })
}

export const importFiles = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions({ words, command })
  if (words.length === 0)
    refuse(t('import: name the files: saga-odds import my-list.ros, or saga-odds import SAGA.gst Vikings.cat'))
  const options: Options = command.opts()
  refuseAny(endingMistakes(options, 'YAML', ['.yaml', '.yml']))
  const result = imported(await read(words, streams), rulebook(2))
  for (const { what, text } of result.notes) await write(streams.stderr, `${t(TITLES[what])}: ${short(text)}\n`)
  const left = result.notes.filter(({ what }) => what === 'left').length
  if (options.strict && left > 0)
    throw new AnswerIsNo([t('--strict: {left} {left|thing was|things were} not translated, so nothing was written', { left })])
  await deliver(result.text, options, streams)
  await write(streams.stderr, summary(result))
}
