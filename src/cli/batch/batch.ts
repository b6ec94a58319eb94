import { createReadStream, open } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BATCH_FORMATS, type BatchFormat, MOST_LINE_BYTES, noText, tooLong } from '../../model/batch'
import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { once } from '../../model/once'
import { disarmed } from '../../model/quoted'
import { headerOf, isHeader } from '../../request/batch/table'
import { rememberedCosts } from '../../request/boards'
import { sorted } from '../../request/set'
import { budgetOf } from '../budget'
import { AnswerIsNo } from '../exit-code'
import { inReadersLanguage } from '../language'
import { type FightCall, flagPatches } from '../parse-fight-args'
import { costsFile, savedCostsText } from '../saved-costs'
import { addInputs, descriptorOf, keepStdin, noteInput } from '../source'
import type { Streams } from '../streams'
import { reasonOf } from '../system-errors'
import { refuseUnknownOptions } from '../unknown-options'
import { type ChunkAnswerer, prepareQuickAnswers } from './answer-line'
import { chunksOf, type FirstLine, peekLine } from './chunks'
import { COLUMNS } from './kinds'
import { type BatchOptions, endingOf, parseBatchOptions } from './options'
import { batchWriter, runPipeline, type Tally } from './pipeline'
import { pool } from './pool'
import { batchProgress, reportDeath, reportFaults, reportInterruption, reportStrict } from './progress'
import { recordsOf } from './records'
import { selectionOf } from './selection'
import type { Settings } from './settings'

/** The input of a batch. */
interface LineSource {
  /** Its name in messages. */
  readonly called: string
  /** Throws a RequestError where it cannot be read. */
  readonly blocks: AsyncIterable<Uint8Array>
  /** Stops reading; the reader of `blocks` gets their end. */
  readonly close: () => void
}

const BLOCK = 1 << 18

const isClosable = (source: object): source is { destroy: () => void } =>
  'destroy' in source && typeof source.destroy === 'function'

/** Reads a named pipe through a socket, because reading it as a file could not be broken off while nobody writes. */
const pipeAt = (file: string): AsyncIterable<Uint8Array> & { readonly destroy: () => void } => {
  let close = (): void => {}
  async function* blocks(): AsyncGenerator<Uint8Array> {
    const [{ Socket }, fd] = await Promise.all([import('node:net'), promisify(open)(file, 'r')])
    const socket = new Socket({ fd, readable: true, writable: false })
    close = () => void socket.destroy()
    yield* socket
  }
  return Object.assign(blocks(), { destroy: () => close() })
}

/** Opens a file, or stdin for `-`. Throws a RequestError where it cannot be read, or is a folder. */
const openLines = (file: string, streams: Streams): LineSource => {
  const called = file === '-' ? 'stdin' : disarmed(file) || '""'
  const refuseIt = (reason: string): never => refuse(`${called}: ${reason}`, undefined, 'file')
  const fail = (error: unknown): never => {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return refuseIt(reason)
  }
  const opened = file === '-' ? descriptorOf(streams.stdin) : file
  let isPipe = false
  try {
    const stats = opened === undefined ? undefined : noteInput(opened, streams)
    // where stdin is a folder Node gives an empty stream
    if (stats?.isDirectory()) refuseIt(t('it is a folder, not a file'))
    isPipe = file !== '-' && stats?.isFIFO() === true
  } catch (error) {
    fail(error)
  }
  const source: AsyncIterable<string | Uint8Array> =
    file === '-' ? streams.stdin : isPipe ? pipeAt(file) : createReadStream(file, { highWaterMark: BLOCK })
  let isClosed = false
  async function* blocks(): AsyncGenerator<Uint8Array> {
    try {
      for await (const block of source) {
        yield typeof block === 'string' ? Buffer.from(block) : block
        if (isClosed) return
      }
    } catch (error) {
      if (isClosed) return
      fail(error)
    }
  }
  return {
    called,
    blocks: blocks(),
    close: () => {
      isClosed = true
      if (isClosable(source)) source.destroy()
    }
  }
}

/** SIGINT or SIGTERM: what has begun is finished, and no more. A second signal ends the program at once. */
interface Interruption {
  /** Aborted by the signal, whose name is the reason. */
  readonly signal: AbortSignal
  /** Restores the default behaviour of signals. */
  readonly restore: () => void
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const listenForInterrupts = (): Interruption => {
  const controller = new AbortController()
  const onSignal = (name: NodeJS.Signals) => {
    restore()
    controller.abort(name)
  }
  const restore = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal)
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return { signal: controller.signal, restore }
}

/** Ends the program with the exit code of an interrupt. */
class Interrupted extends Error {
  override readonly name = 'AbortError'
  readonly isTerminated: boolean
  constructor({ reason }: AbortSignal) {
    super('interrupted')
    this.isTerminated = reason === 'SIGTERM'
  }
}

/** The command `batch`: a scenario a line in, a record a line out, in the same order. */

/** Lines that this thread answers before starting another pays. */
const LINES_OF_THIS_THREAD = 128

/** Lines of a chunk: few where there is one thread, since an interrupt waits for the chunk. */
const MOST_LINES = { alone: 32, together: 128 } as const

const inputFile = ({ words }: FightCall, streams: Streams): string => {
  const [file, second] = words
  if (second !== undefined)
    return refuse(t('batch reads one file, or stdin: join several with cat, or quote a name that has spaces'))
  if (file === undefined && streams.stdin.isTTY === true)
    return refuse(t('nothing to read: name a file, or pipe lines in, as in saga-odds batch scenarios.ndjson'))
  return file ?? '-'
}

const textOf = ({ line }: FirstLine, called: string): string => {
  if (line.length > MOST_LINE_BYTES) return ''
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line).replace(/\r$/, '')
  } catch {
    return refuse(`${called}:1: ${noText().message}`)
  }
}

/** The format of the input: as given, else by its first line. */
const inputFormat = (said: BatchFormat | undefined, first: string): BatchFormat =>
  said ?? (isHeader(first, COLUMNS) ? 'csv' : 'ndjson')

/** The configured format, where a batch has it; whole reports cannot be CSV. */
const configuredFormat = ({ configured, full }: BatchOptions): BatchFormat | undefined =>
  BATCH_FORMATS.find(format => format === configured?.format && !(full && format === 'csv'))

const costsOf = async (streams: Streams): Promise<Settings['costs']> => {
  const file = costsFile(streams.env)
  const text = file === undefined ? '' : await savedCostsText(file, streams)
  return file === undefined || text === '' ? {} : rememberedCosts(text, file)
}

/** A chunk of at most so many bytes is probably a line or two from a program that waits for the answer. */
const FEW_BYTES = 4096

/**
 * Gives V8's young generation its full size from now on, in this thread and in those that start later. V8 begins with a sixteenth
 * of it, which many lines fill again and again, each time copying all live objects: a tenth of a batch. The old generation is
 * swept when it has grown by four tenths, instead of to four times its live size.
 */
const makeRoom = once((): void => {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8')
  setFlagsFromString('--semi-space-growth-factor=16')
  setFlagsFromString('--min-semi-space-size=16')
  setFlagsFromString('--heap-growing-percent=40')
})

/**
 * Answers the first lines in this thread; further ones, and any that take long, in others as well. A program that asks line by
 * line over an open pipe is answered in this thread too, without waking another.
 */
const startAnswerer = async (settings: Settings, jobs: number, first: number, streams: Streams) => {
  const {
    answer: anywhere,
    answerHere,
    close
  } = pool({
    file: join(__dirname, 'batch-worker.cjs'),
    settings,
    jobs,
    answerNow: await prepareQuickAnswers(settings),
    died: death => reportDeath(death, streams)
  })
  let chunksUnderWay = 0
  const answer: ChunkAnswerer = async chunk => {
    const isAlone = chunksUnderWay === 0 && chunk.bytes.length <= FEW_BYTES
    const isOfMany = !isAlone && chunk.first >= first + LINES_OF_THIS_THREAD
    if (isOfMany) makeRoom()
    chunksUnderWay++
    const found = await (jobs > 1 && isOfMany ? anywhere : answerHere)(chunk).finally(() => {
      chunksUnderWay--
    })
    if (found.inputs) addInputs(found.inputs, streams)
    return found
  }
  return { answer, close }
}

/** The header that --header takes from another CSV. */
const headerIn = async (file: string, streams: Streams): Promise<Settings['header']> => {
  const { called, blocks, close } = openLines(file, streams)
  try {
    const source = await peekLine(blocks)
    return headerOf(textOf(source, called), COLUMNS, `${called}:${source.number}`)
  } finally {
    close()
  }
}

/** The settings of a batch and its lines. Throws a RequestError with what is wrong with the command or the header. */
const openBatch = async (call: FightCall, inlet: LineSource, file: string, streams: Streams) => {
  const options: BatchOptions = call.command.opts()
  const { configured } = options
  const isStdin = file === '-'
  // nothing yet; to report an error again in another language its first line is enough
  if (isStdin) keepStdin(streams, new Uint8Array())
  const { patches, mistakes } = sorted(flagPatches(call))
  const { select, kind, jobs, firstLine, ...formats } = parseBatchOptions(options, mistakes)
  const paths = selectionOf(select)
  const source = await peekLine(inlet.blocks)
  if (isStdin) keepStdin(streams, source.line)
  const text = textOf(source, inlet.called)
  const given = options.header === undefined ? undefined : await headerIn(options.header, streams)
  const reads = given ? 'csv' : inputFormat(formats.reads ?? endingOf(file), text)
  const writes = formats.writes ?? configuredFormat(options) ?? reads
  const isTable = reads === 'csv'
  const isHeaded = isTable && given === undefined
  if (isHeaded && source.line.length > MOST_LINE_BYTES) refuse(`${inlet.called}:1: ${tooLong().message}`)
  if (isHeaded && text === '')
    refuse(t('{called}: it is empty: a CSV begins with the names of its columns', { called: inlet.called }))
  // no line of a batch, but the beginning of a scenario or a report as people read it
  if (!isTable && /^\s*[{[]\s*$/.test(text))
    refuse(
      t('{called}: its first line is only {text}: a batch has one whole JSON object on each line, as -f ndjson writes them', {
        called: `${inlet.called}:${source.number}`,
        text: text.trim()
      })
    )
  if (options.full && writes === 'csv') refuse(t('--full: whole reports do not fit into the columns of a CSV: add -f ndjson'))
  if (options.csvSafe && writes !== 'csv') refuse(t('--csv-safe is for csv: add --format csv, or leave it out'))
  const settings: Settings = {
    file,
    reads,
    writes,
    header: given ?? (isTable ? headerOf(text, COLUMNS, `${inlet.called}:${source.number}`) : []),
    kind,
    csvSafe: options.csvSafe === true,
    full: options.full === true,
    select: paths,
    patches,
    ...(configured && { configured }),
    costs: await costsOf(streams),
    budget: budgetOf(options.budget),
    strict: options.strict === true,
    isContinued: firstLine > 1,
    ...(options.boardsFrom !== undefined && { boardsFrom: options.boardsFrom }),
    files: options.files !== false
  }
  const first = firstLine - 1 + source.number + (isHeaded ? 1 : 0)
  return { settings, jobs, first, firstLine, blocks: isHeaded ? source.after : source.from }
}

/** Throws AnswerIsNo where lines failed, or the bug that was met. */
const throwFaults = (tally: Tally): void => {
  if (tally.bug !== undefined) throw Object.assign(new Error(inReadersLanguage(() => reportFaults(tally))), { stack: tally.bug })
  if (tally.end === 'failed') throw new AnswerIsNo([inReadersLanguage(() => reportStrict(tally))])
  if (tally.end === 'all' && tally.faults > 0) throw new AnswerIsNo([inReadersLanguage(() => reportFaults(tally))])
}

export const batch = async (call: FightCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions(call)
  const file = inputFile(call, streams)
  const inlet = openLines(file, streams)
  const { settings, jobs, first, firstLine, blocks } = await openBatch(call, inlet, file, streams)
  const { output = '-' }: BatchOptions = call.command.opts()
  const outlet = await batchWriter(output, streams)
  const { answer, close } = await startAnswerer(settings, jobs, first, streams)
  const watch = batchProgress(streams, output !== '-')
  const { signal, restore } = listenForInterrupts()
  try {
    const { head } = recordsOf(settings)
    if (head !== '' && !(await outlet.write(Buffer.from(head)))) return outlet.abandon()
    const lines = jobs === 1 ? MOST_LINES.alone : MOST_LINES.together
    const chunks = chunksOf(blocks, first, lines, settings.reads === 'csv')
    const room = 3 * jobs + 1
    const { strict } = settings
    const tally = await runPipeline({
      chunks,
      answer,
      outlet,
      room,
      strict,
      signal,
      close: inlet.close,
      onProgress: watch.passed
    })
    watch.over()
    if (tally.end === 'interrupted') {
      const kept = tally.records > 0 ? outlet.keep() : undefined
      await reportInterruption({ ...tally, next: first + tally.lines, firstLine, settings, kept }, streams)
      throw new Interrupted(signal)
    }
    await outlet.commit()
    throwFaults(tally)
  } catch (error) {
    outlet.abandon()
    throw error
  } finally {
    restore()
    inlet.close()
    await close()
  }
}
