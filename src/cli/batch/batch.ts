import { createReadStream, open } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BATCH_FORMATS, type BatchFormat, MOST_LINE_BYTES, noText, tooLong } from '../../model/batch'
import { RequestError, refuse } from '../../model/errors'
import { t } from '../../model/language'
import { once } from '../../model/once'
import { disarmed } from '../../model/quoted'
import { headerOf, isHeader } from '../../request/batch/table'
import { rememberedCosts } from '../../request/boards'
import { sorted } from '../../request/set'
import { budgetOf } from '../budget'
import { AnswerIsNo } from '../exit-code'
import { toPeople } from '../language'
import { type FightCall, laidOver } from '../parse-fight-args'
import { costsFile, savedCostsText } from '../saved-costs'
import { addInputs, descriptorOf, keepStdin, noteInput } from '../source'
import type { Streams } from '../streams'
import { reasonOf } from '../system-errors'
import { refuseUnknownOptions } from '../unknown-options'
import { type Answering, answeringAtOnce } from './answer-line'
import { chunksOf, type Opened, opened } from './chunks'
import { COLUMNS } from './kinds'
import { type BatchOptions, chosen, endingOf } from './options'
import { batchWriter, runPipeline, type Tally } from './pipeline'
import { pool } from './pool'
import { reportDeath, reportFaults, reportInterruption, reportStrict, watchOn } from './progress'
import { recordsOf } from './records'
import { selectionOf } from './selection'
import type { Settings } from './settings'

/** Where the lines come from. */
interface Inlet {
  /** As it is named in messages. */
  readonly called: string
  /** Throws a RequestError where it cannot be read. */
  readonly blocks: AsyncIterable<Uint8Array>
  /** No more is read; who is reading gets the end. */
  readonly close: () => void
}

const BLOCK = 1 << 18

const isClosable = (source: object): source is { destroy: () => void } =>
  'destroy' in source && typeof source.destroy === 'function'

/** A pipe with a name, whose reading can be broken off while nobody writes; that of a file could not. */
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

/** A file, or stdin for `-`. Throws a RequestError where it cannot be, or is a folder. */
const inletOf = (file: string, streams: Streams): Inlet => {
  const called = file === '-' ? 'stdin' : disarmed(file)
  const refuse = (reason: string): never => {
    throw new RequestError([{ message: `${called}: ${reason}`, code: 'file' }])
  }
  const fail = (error: unknown): never => {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return refuse(reason)
  }
  const opened = file === '-' ? descriptorOf(streams.stdin) : file
  let isPipe = false
  try {
    const stats = opened === undefined ? undefined : noteInput(opened, streams)
    // Node gives an empty stream where stdin is a folder
    if (stats?.isDirectory()) refuse(t('it is a folder, not a file'))
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

/** Ctrl-C, or a wish that the program ends: what is begun is finished, and no more. Who asks again is obeyed at once. */
interface Interruption {
  /** Its reason is which of them it was. */
  readonly signal: AbortSignal
  /** The program is deaf to it no longer. */
  readonly over: () => void
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

const interruption = (): Interruption => {
  const controller = new AbortController()
  const heard = (name: NodeJS.Signals) => {
    over()
    controller.abort(name)
  }
  const over = () => {
    for (const signal of SIGNALS) process.off(signal, heard)
  }
  for (const signal of SIGNALS) process.on(signal, heard)
  return { signal: controller.signal, over }
}

/** Told to who interrupted it: the program ends as it is expected to. */
class Interrupted extends Error {
  override readonly name = 'AbortError'
  readonly isTerminated: boolean
  constructor({ reason }: AbortSignal) {
    super('interrupted')
    this.isTerminated = reason === 'SIGTERM'
  }
}

/** What `batch` does: scenarios in, a line each; reports out, a line each, in the same order. */

/** Lines that one thread answers before another would have begun. */
const SMALL = 128

/** Lines of a chunk: few where an interruption waits for them. */
const MOST_LINES = { alone: 32, together: 128 } as const

const fileOf = ({ words }: FightCall, streams: Streams): string => {
  const [file, second] = words
  if (second !== undefined)
    return refuse(t('batch reads one file, or stdin: join several with cat, or quote a name that has spaces'))
  if (file === undefined && streams.stdin.isTTY === true)
    return refuse(t('nothing to read: name a file, or pipe lines in, as in saga-odds batch scenarios.ndjson'))
  return file ?? '-'
}

const textOf = ({ line }: Opened, called: string): string => {
  if (line.length > MOST_LINE_BYTES) return ''
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(line).replace(/\r$/, '')
  } catch {
    return refuse(`${called}:1: ${noText().message}`)
  }
}

/** What the input is, by what was said, by its name, or by its first line. */
const readsOf = (said: BatchFormat | undefined, first: string): BatchFormat =>
  said ?? (isHeader(first, COLUMNS) ? 'csv' : 'ndjson')

/** The format that is written down once, where it is one of a batch; whole reports fit into no columns. */
const usualFormat = ({ configured, full }: BatchOptions): BatchFormat | undefined =>
  BATCH_FORMATS.find(format => format === configured?.format && !(full && format === 'csv'))

const costsOf = async (streams: Streams): Promise<Settings['costs']> => {
  const file = costsFile(streams.env)
  const text = file === undefined ? '' : await savedCostsText(file, streams)
  return file === undefined || text === '' ? {} : rememberedCosts(text, file)
}

/** So few bytes are a line or two of a program that waits for their answers. */
const A_FEW = 4096

/**
 * From here on V8's young generation has the most room that V8 gives it, in this thread and in those that begin later. It begins with a sixteenth of
 * that, which many lines fill again and again, and each time all that is still in use is copied: a tenth of a batch. What was in use for a while lives
 * among the old, which are swept when they have grown by four tenths; else they may grow to four times what is in use.
 */
const makeRoom = once((): void => {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8')
  setFlagsFromString('--semi-space-growth-factor=16')
  setFlagsFromString('--min-semi-space-size=16')
  setFlagsFromString('--heap-growing-percent=40')
})

/**
 * The first lines in this thread, where there are more in others as well, or where any takes long. Who holds the pipe open and asks line by
 * line is answered here too: no thread has to wake up for it.
 */
const answererOf = async (settings: Settings, jobs: number, first: number, streams: Streams) => {
  const {
    answer: anywhere,
    answerHere,
    close
  } = pool({
    file: join(__dirname, 'batch-worker.cjs'),
    settings,
    jobs,
    answerNow: await answeringAtOnce(settings),
    died: death => reportDeath(death, streams)
  })
  let underWay = 0
  const answer: Answering = async chunk => {
    const isAlone = underWay === 0 && chunk.bytes.length <= A_FEW
    const isOfMany = !isAlone && chunk.first >= first + SMALL
    if (isOfMany) makeRoom()
    underWay++
    const found = await (jobs > 1 && isOfMany ? anywhere : answerHere)(chunk).finally(() => {
      underWay--
    })
    if (found.inputs) addInputs(found.inputs, streams)
    return found
  }
  return { answer, close }
}

/** The header of a CSV that goes on elsewhere. */
const headerIn = async (file: string, streams: Streams): Promise<Settings['header']> => {
  const { called, blocks, close } = inletOf(file, streams)
  try {
    const source = await opened(blocks)
    return headerOf(textOf(source, called), COLUMNS, `${called}:${source.number}`)
  } finally {
    close()
  }
}

/** Every setting of a batch, and its lines. Throws a RequestError with what is wrong with the command or with the header. */
const opening = async (call: FightCall, inlet: Inlet, file: string, streams: Streams) => {
  const options: BatchOptions = call.command.opts()
  const { configured } = options
  const isStdin = file === '-'
  // so far; its first line is all that is needed to say again what is wrong
  if (isStdin) keepStdin(streams, new Uint8Array())
  const { patches, mistakes } = sorted(laidOver(call))
  const { select, kind, jobs, firstLine, ...formats } = chosen(options, mistakes)
  const paths = selectionOf(select)
  const source = await opened(inlet.blocks)
  if (isStdin) keepStdin(streams, source.line)
  const text = textOf(source, inlet.called)
  const given = options.header === undefined ? undefined : await headerIn(options.header, streams)
  const reads = given ? 'csv' : readsOf(formats.reads ?? endingOf(file), text)
  const writes = formats.writes ?? usualFormat(options) ?? reads
  const isTable = reads === 'csv'
  const isHeaded = isTable && given === undefined
  if (isHeaded && source.line.length > MOST_LINE_BYTES) refuse(`${inlet.called}:1: ${tooLong().message}`)
  if (isHeaded && text === '')
    refuse(t('{called}: it is empty: a CSV begins with the names of its columns', { called: inlet.called }))
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
    goesOn: firstLine > 1,
    ...(options.boardsFrom !== undefined && { boardsFrom: options.boardsFrom }),
    files: options.files !== false
  }
  const first = firstLine - 1 + source.number + (isHeaded ? 1 : 0)
  return { settings, jobs, first, firstLine, blocks: isHeaded ? source.after : source.from }
}

/** How a batch that is over ends: well, with a sentence, or as a bug. */
const ended = (tally: Tally): void => {
  if (tally.bug !== undefined) throw Object.assign(new Error(toPeople(() => reportFaults(tally))), { stack: tally.bug })
  if (tally.end === 'failed') throw new AnswerIsNo([toPeople(() => reportStrict(tally))])
  if (tally.end === 'all' && tally.faults > 0) throw new AnswerIsNo([toPeople(() => reportFaults(tally))])
}

export const batch = async (call: FightCall, streams: Streams): Promise<void> => {
  refuseUnknownOptions(call)
  const file = fileOf(call, streams)
  const inlet = inletOf(file, streams)
  const { settings, jobs, first, firstLine, blocks } = await opening(call, inlet, file, streams)
  const { output = '-' }: BatchOptions = call.command.opts()
  const outlet = await batchWriter(output, streams)
  const { answer, close } = await answererOf(settings, jobs, first, streams)
  const watch = watchOn(streams, output !== '-')
  const { signal, over } = interruption()
  try {
    const { head } = recordsOf(settings)
    if (head !== '' && !(await outlet.write(Buffer.from(head)))) return outlet.abandon()
    const lines = jobs === 1 ? MOST_LINES.alone : MOST_LINES.together
    const chunks = chunksOf(blocks, first, lines, settings.reads === 'csv')
    const room = 3 * jobs + 1
    const { strict } = settings
    const tally = await runPipeline({ chunks, answer, outlet, room, strict, signal, close: inlet.close, passed: watch.passed })
    watch.over()
    if (tally.end === 'interrupted') {
      const kept = tally.records > 0 ? outlet.keep() : undefined
      await reportInterruption({ ...tally, next: first + tally.lines, firstLine, settings, kept }, streams)
      throw new Interrupted(signal)
    }
    await outlet.commit()
    ended(tally)
  } catch (error) {
    outlet.abandon()
    throw error
  } finally {
    over()
    inlet.close()
    await close()
  }
}
