import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { version } from '../../../package.json'
import { jsonText } from '../../model/data'
import { RequestError, refuse } from '../../model/errors'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import { quoted } from '../../model/quoted'
import type { Edition } from '../../model/scenario'
import { requested } from '../../request/request'
import { rulebook } from '../../rules/rulebook'
import { attackersOf, type BookRow, type Chapter, chapterName, chaptersOf, fightsOf, rowOf } from '../../study/book'
import { editionIn } from '../edition-option'
import { AnswerIsNo } from '../exit-code'
import { openTarget, writeWhole } from '../files'
import type { CommandCall } from '../flags'
import { makeFolder } from '../saved-costs'
import { CLEAR_LINE, type Streams, write } from '../streams'
import { reasonOf } from '../system-errors'
import { refuseUnknownOptions } from '../unknown-options'
import { type PageMade, type PageOrder, pageOf } from './page'

/** The command `book`: writes every match-up of an edition as exact fractions, or checks a book by playing every fight again. */

interface Options {
  readonly output?: string
  readonly check?: string
  readonly edition?: string
  readonly every?: string
  readonly jobs?: string
}

const SCHEMA = 'saga-odds/book/1'

/** The manifest of a book: how to make it again, and checksums of its chapters. */
interface Manifest {
  readonly schema: typeof SCHEMA
  readonly edition: Edition
  /** Of the rulebook that was played. */
  readonly rules: string
  /** Of the program that wrote it. */
  readonly program: string
  readonly command: string
  readonly every: number
  readonly rows: number
  readonly files: readonly { readonly file: string; readonly rows: number; readonly sha256: string }[]
}

const MANIFEST = 'manifest.json'

const wholeOption = (name: string, text: string | undefined, usual: number, most: number): number => {
  if (text === undefined) return usual
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= most
    ? number
    : refuse(t('--{name} {text}: expected a whole number from 1 to {most}', { name, text: quoted(text), most }), `--${name}`)
}

const editionOf = (text = '1'): Edition =>
  editionIn(text) ?? refuse(t('--edition {text}: the editions are 1 and 2', { text: quoted(text) }), '--edition')

// --- writing ---

/** Where at most one fight in so many is kept, starting threads takes longer than the work. */
const SMALL_SAMPLE = 5000

/** Computes pages, in this thread or in others. */
interface Workers {
  readonly make: (order: PageOrder) => Promise<PageMade>
  readonly close: () => Promise<void>
}

const threads = (jobs: number): Workers => {
  const all: Worker[] = []
  const idle: Worker[] = []
  const waiting: ((worker: Worker) => void)[] = []
  const free = (): Worker | Promise<Worker> => {
    const [rested] = idle.splice(0, 1)
    if (rested) return rested
    if (all.length >= jobs) return new Promise(resolve => waiting.push(resolve))
    const started = new Worker(join(__dirname, 'book-worker.cjs'))
    all.push(started)
    return started
  }
  return {
    make: async order => {
      const worker = await free()
      const page = await new Promise<PageMade>((resolve, reject) => {
        const came = (page: PageMade): void => {
          worker.off('error', reject)
          resolve(page)
        }
        worker.once('message', came)
        worker.once('error', reject)
        worker.postMessage(order)
      })
      const next = waiting.shift()
      if (next) next(worker)
      else idle.push(worker)
      return page
    },
    close: async () => {
      await Promise.all(all.map(worker => worker.terminate()))
    }
  }
}

/** The pages in order; up to two per thread are computed ahead. */
async function* inOrder(orders: Iterable<PageOrder>, jobs: number, { make }: Workers): AsyncGenerator<PageMade> {
  const ahead: Promise<PageMade>[] = []
  for (const order of orders) {
    ahead.push(make(order))
    const [next] = ahead.length >= 2 * jobs ? ahead.splice(0, 1) : []
    if (next) yield await next
  }
  for (const next of ahead) yield await next
}

const countOf = (all: Iterable<unknown>): number => {
  let count = 0
  for (const _ of all) count++
  return count
}

const makeBookFolder = (folder: string): void => {
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory())
      refuse(t('--output {folder}: it is a file, not a folder: name a new folder', { folder: quoted(folder) }), '--output')
    if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, MANIFEST)))
      refuse(t('--output {folder}: it holds other files and no book: name a new folder', { folder: quoted(folder) }), '--output')
    makeFolder(folder)
  } catch (error) {
    const reason = reasonOf(error, t('its parent folder does not exist'), t('permission to write is denied'))
    if (reason === undefined) throw error
    refuse(`--output ${quoted(folder)}: ${reason}`, '--output')
  }
}

/** What writing a chapter needs. */
interface BookWriting {
  readonly folder: string
  readonly edition: Edition
  readonly every: number
  readonly jobs: number
  readonly workers: Workers
  readonly streams: Streams
}

type ChapterFile = Manifest['files'][number]

/** Writes the file of a chapter; an unfinished one is removed. */
const writeChapter = async (chapter: Chapter, writing: BookWriting): Promise<ChapterFile> => {
  const { folder, edition, every, jobs, workers, streams } = writing
  const rules = rulebook(edition)
  const file = `${chapterName(chapter)}.ndjson`
  const attackers = attackersOf(chapter, rules)
  const count = attackers[0] ? countOf(fightsOf(chapter.kind, attackers[0], rules)) : 0
  const orders = attackers.map((attacker, index): PageOrder => ({ edition, chapter, attacker, every, first: index * count }))
  const sum = createHash('sha256')
  let rows = 0
  const target = await openTarget(join(folder, file), streams)
  try {
    for await (const page of inOrder(orders, jobs, workers)) {
      sum.update(page.text)
      rows += page.rows
      await target.write(page.text)
    }
  } catch (error) {
    target.abandon()
    throw error
  }
  await target.commit()
  return { file, rows, sha256: sum.digest('hex') }
}

/** Writes all chapters one after another, with progress on a terminal. */
const writeChapters = async (writing: BookWriting): Promise<readonly ChapterFile[]> => {
  const { edition, workers, streams } = writing
  const isWatched = streams.stderr.isTTY === true
  const chapters = chaptersOf(rulebook(edition))
  const files: ChapterFile[] = []
  try {
    for (const chapter of chapters) {
      const progress = { files: files.length, chapters: chapters.length, chapterName: chapterName(chapter) }
      if (isWatched) await write(streams.stderr, CLEAR_LINE + t('{files} of {chapters} chapters, now {chapterName}', progress))
      files.push(await writeChapter(chapter, writing))
    }
  } finally {
    await workers.close()
    if (isWatched) await write(streams.stderr, CLEAR_LINE)
  }
  return files
}

const writeBook = async (folder: string, options: Options, streams: Streams): Promise<void> => {
  const edition = editionOf(options.edition)
  const every = wholeOption('every', options.every, 1, 1_000_000)
  // for a small sample threads are not worth starting
  const jobs = wholeOption('jobs', options.jobs, every >= SMALL_SAMPLE ? 1 : availableParallelism(), 64)
  makeBookFolder(folder)
  const workers = jobs === 1 ? { make: pageOf, close: async () => {} } : threads(jobs)
  const files = await writeChapters({ folder, edition, every, jobs, workers, streams })
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  const flags = [...(edition === 1 ? [] : [` --edition ${edition}`]), ...(every === 1 ? [] : [` --every ${every}`])]
  const manifest: Manifest = {
    schema: SCHEMA,
    edition,
    rules: rulebook(edition).version,
    program: version,
    command: `saga-odds book -o DIR${flags.join('')}`,
    every,
    rows,
    files
  }
  writeWhole(join(folder, MANIFEST), jsonText(manifest))
  const done = t('{rows} fights in {files} chapters', { rows: thousands(rows), files: files.length })
  await write(streams.stdout, `${done}: ${join(folder, MANIFEST)}\n`)
}

// --- checking ---

/** Most faults that are listed. */
const MOST_SHOWN = 20
const LONGEST_ROW = 100_000

const isText = (value: unknown): value is string => typeof value === 'string'

const manifestOf = (folder: string): Manifest => {
  const file = join(folder, MANIFEST)
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    refuse(`--check ${quoted(folder)}: ${MANIFEST}: ${reason}`, '--check')
  }
  try {
    const found = JSON.parse(text) as Manifest
    const isOne =
      found.schema === SCHEMA &&
      (found.edition === 1 || found.edition === 2) &&
      Array.isArray(found.files) &&
      found.files.every(
        ({ file: name, sha256, rows }) => /^[\w-]+\.ndjson$/.test(name) && isText(sha256) && Number.isInteger(rows)
      )
    if (isOne) return found
  } catch {
    // reported below
  }
  return refuse(
    t('--check {folder}: {manifest} is not the manifest of a book (saga-odds book -o DIR writes one)', {
      folder: quoted(folder),
      manifest: MANIFEST
    }),
    '--check'
  )
}

const isNumber = (text: unknown): text is string => isText(text) && /^\d{1,200}$/.test(text)

/** Whether two lists of numerators over a common denominator each are the same fractions. */
const isSame = (mine: readonly string[] = [], of: string, theirs: unknown, ofTheirs: unknown): boolean =>
  Array.isArray(theirs) &&
  theirs.length === mine.length &&
  isNumber(ofTheirs) &&
  theirs.every((each, i) => isNumber(each) && BigInt(each) * BigInt(of) === BigInt(mine[i] ?? '0') * BigInt(ofTheirs))

/** What is wrong with a row of a book; undefined where it is right. */
const faultInRow = (line: string, edition: Edition): string | undefined => {
  if (line.length > LONGEST_ROW) return t('the row is too long')
  try {
    const row = JSON.parse(line) as Partial<BookRow>
    const { kind, attacker, defender } = row
    const { scenario, book } = requested({ scenario: { kind, attacker, defender, edition } })
    const right = rowOf(scenario, book)
    if (!right) return t('the rules do not allow this fight')
    const wrong = (['result', 'attackerLosses', 'defenderLosses'] as const).filter(key =>
      right[key] === undefined ? row[key] !== undefined : !isSame(right[key], right.of, row[key], row.of)
    )
    return wrong.length > 0 ? t('{wrong} of "{fight}"', { wrong: wrong.join(t(' and ')), fight: right.fight }) : undefined
  } catch (error) {
    if (error instanceof RequestError) return error.mistakes.map(({ message }) => message).join('; ')
    if (error instanceof SyntaxError) return t('it is not JSON')
    throw error
  }
}

const checkBook = async (folder: string, streams: Streams): Promise<void> => {
  const manifest = manifestOf(folder)
  const { edition, files } = manifest
  const faults: string[] = []
  let [rows, wrong] = [0, 0]
  const fault = (text: string): void => {
    wrong++
    if (faults.length < MOST_SHOWN) faults.push(text)
  }
  for (const { file, rows: expected, sha256 } of files) {
    const path = join(folder, file)
    if (!existsSync(path)) {
      fault(t('{file}: it is missing', { file }))
      continue
    }
    const sum = createHash('sha256')
    const stream = createReadStream(path)
    stream.on('data', bytes => sum.update(bytes))
    let line = 0
    for await (const text of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      line++
      const what = faultInRow(text, edition)
      if (what !== undefined) fault(`${file}:${line}: ${what}`)
    }
    rows += line
    if (line !== expected) fault(t('{file}: {line} rows instead of the {expected} in the manifest', { file, line, expected }))
    if (sum.digest('hex') !== sha256) fault(t('{file}: its SHA-256 differs from the manifest', { file }))
  }
  const count = t('{rows} fights in {files} chapters', { rows: thousands(rows), files: files.length })
  if (wrong === 0) {
    await write(streams.stdout, t('{count}: every fraction is right\n', { count }))
    return
  }
  const rest = wrong > faults.length ? [t('and {n} more', { n: wrong - faults.length })] : []
  throw new AnswerIsNo([t('{count}: {wrong} {wrong|fault|faults}', { count, wrong }), ...faults, ...rest])
}

export const book = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions({ words, command })
  const options: Options = command.opts()
  const { output, check } = options
  if (output !== undefined && check !== undefined)
    refuse(t('--output and --check: a book is either written or checked: leave one out'), 'book')
  if (words.length > 0)
    refuse(t('book {words}: it takes no words, as in saga-odds book -o DIR', { words: quoted(words[0] ?? '') }), 'book')
  if (check !== undefined) return checkBook(check, streams)
  if (output === undefined)
    return refuse(
      t('book: name a folder to write, as in saga-odds book -o DIR, or to check, as in saga-odds book --check DIR'),
      'book'
    )
  return writeBook(output, options, streams)
}
