import { writeSync } from 'node:fs'
import { extname } from 'node:path'
import { emitKeypressEvents } from 'node:readline'
import { answerCache, type BookOf, bookFor, type Question } from '../../../answers/edit/questions'
import { t } from '../../../model/language'
import type { Budget } from '../../../model/over-budget'
import { either, quoted } from '../../../model/quoted'
import type { FightReport } from '../../../model/report'
import type { Scenario } from '../../../model/scenario'
import { render } from '../../../report'
import { type AppearanceOptions, appearanceOf } from '../../appearance'
import { writeWhole } from '../../files'
import { formatsByEnding } from '../../output'
import type { Output, Streams } from '../../streams'
import { codeOf, reasonNotWritten } from '../../system-errors'
import { keepFight, saved } from '../saved'
import { answersFor, NOTHING_SHOWN, type Shown } from './answers'
import { answerInBackground } from './background'
import type { LiveLook } from './chart'
import { draw } from './draw'
import { keyName, press, replaceFight } from './keys'
import { bestChange } from './panels'
import type { Key, LiveState } from './state'

/** The terminal's screen; nothing else writes to it. `leave` restores it, and does nothing a second time. */

interface Screen {
  readonly enter: () => void
  /** Shows these lines; only lines that differ are written, in one piece. */
  readonly show: (lines: readonly string[]) => void
  /** Makes the next `show` draw everything. */
  readonly forget: () => void
  readonly leave: () => void
  /** Whether earlier frames are still being written. */
  readonly isBusy: () => boolean
}

const ESC = '\u001b['

/** Alternate screen, cursor hidden, no wrapping, bracketed paste, cleared. */
const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}?2004h${ESC}2J`
const LEAVE = `${ESC}0m${ESC}?2026l${ESC}?2004l${ESC}?7h${ESC}?25h${ESC}?1049l`

/** Synchronized output: terminals that support it show what is between at once. */
const [BEGIN, END] = [`${ESC}?2026h`, `${ESC}?2026l`]

const TRIES = 100

/** Writes synchronously, because the program may be ending. Errors are ignored: the terminal may be gone. */
const writeNow = (descriptor: number, text: string): void => {
  let bytes = Buffer.from(text)
  for (let tries = 0; bytes.length > 0 && tries < TRIES; tries++) {
    try {
      bytes = bytes.subarray(writeSync(descriptor, bytes))
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') return
    }
  }
}

const descriptorOf = (stdout: Output): number | undefined =>
  'fd' in stdout && typeof stdout.fd === 'number' ? stdout.fd : undefined

/** The escape sequences that turn the shown lines into the new ones. */
export const difference = (shown: readonly string[], lines: readonly string[]): string =>
  lines.map((line, row) => (line === shown[row] ? '' : `${ESC}${row + 1};1H${line}`)).join('')

const screenOn = (stdout: Output): Screen => {
  const descriptor = descriptorOf(stdout)
  const now = (text: string): void => {
    if (descriptor === undefined) stdout.write(text)
    else writeNow(descriptor, text)
  }
  let isEntered = false
  let shown: readonly string[] = []
  let waiting = 0
  const written = (): void => {
    waiting--
  }
  return {
    enter: () => {
      if (isEntered) return
      isEntered = true
      shown = []
      now(ENTER)
    },
    show: lines => {
      if (!isEntered) return
      const isCleared = shown.length === 0
      const text = `${isCleared ? `${ESC}2J` : ''}${difference(shown, lines)}`
      shown = lines
      if (text === '') return
      waiting++
      stdout.write(`${BEGIN}${text}${END}`, written)
    },
    forget: () => {
      shown = []
    },
    leave: () => {
      if (!isEntered) return
      isEntered = false
      now(LEAVE)
    },
    isBusy: () => waiting > 1
  }
}

// --- the session: keys change the state at once; keys that come together are drawn in one frame ---

interface Live {
  readonly start: LiveState
  readonly bookOf: BookOf
  readonly options: AppearanceOptions
  /** The time and memory of an answer in the thread. */
  readonly budget: Budget
  readonly streams: Streams
}

type Keyboard = NodeJS.ReadStream

type Terminal = Output & NodeJS.EventEmitter

/** After so many ms an Escape is a key of its own, not the beginning of a sequence. */
const ESCAPE = 50
const SPIN = 100
/** Where Ctrl-Z does not stop the program, the view comes back after so many ms. */
const UNSTOPPED = 100

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

const interrupted = (): Error => Object.assign(new Error('interrupted'), { name: 'AbortError' })

const PAGES = [...formatsByEnding().keys()]

/** Saves the fight (.json) or a page of its odds, by the file's extension. Resolves to the note to show. */
const save = async (file: string, fight: Scenario, report: FightReport | undefined, look: LiveLook): Promise<string> => {
  const ending = extname(file).toLowerCase()
  const format = formatsByEnding().get(ending)
  if (ending === '.json') {
    const action = await saved(fight, file)
    return action.do === 'refuse'
      ? action.sentences.join('; ')
      : t('saved: saga-odds {kind} --scenario {file}', { kind: fight.kind, file })
  }
  if (format === undefined) return t('{file}: name a file that ends in {pages}', { file: quoted(file), pages: either(PAGES) })
  if (!report) return t('there are no odds to save: choose a possible fight')
  try {
    const page = await render(format, report, { width: Math.max(80, look.columns), color: 0, unicode: true, explain: false })
    writeWhole(file, page, true)
    return t('saved: {file}', { file })
  } catch (error) {
    const reason = codeOf(error) === 'EEXIST' ? t('that file already exists: name another') : reasonNotWritten(error)
    if (reason === undefined) throw error
    return `${quoted(file)}: ${reason}`
  }
}

/** Runs the live view. Resolves when the player leaves; rejects with an interrupt at Ctrl-C and where the terminal is gone. */
export const live = ({ start, bookOf, options, budget, streams }: Live): Promise<void> =>
  new Promise((resolve, reject) => {
    const stdin = streams.stdin as unknown as Keyboard
    const stdout = streams.stdout as Terminal
    const screen = screenOn(stdout)
    const known = answerCache()
    const thread = answerInBackground(budget)
    let state = start
    let shown: Shown = NOTHING_SHOWN
    let isDue = false
    let isOver = false
    let tick = 0
    let spinner: NodeJS.Timeout | undefined

    const look = (): LiveLook => {
      const { color, unicode } = appearanceOf(options, streams, false)
      // 0: the terminal does not know its size
      return { color, unicode, columns: stdout.columns || 80, rows: stdout.rows || 24 }
    }
    const guarded =
      <A extends readonly unknown[]>(act: (...given: A) => void) =>
      (...given: A): void => {
        try {
          act(...given)
        } catch (error) {
          end(() => reject(error))
        }
      }
    const scheduleFrame = (): void => {
      if (isDue || isOver) return
      isDue = true
      setImmediate(guarded(frame))
    }
    const frame = (): void => {
      isDue = false
      if (isOver) return
      if (screen.isBusy()) return void setTimeout(scheduleFrame, 5)
      shown = answersFor(state, shown, known, bookOf)
      screen.show(draw(state, shown, look(), bookOf, tick))
      askLate()
    }
    const askLate = (): void => {
      const [question] = shown.pending
      if (question) waitFor(question)
      else {
        clearInterval(spinner)
        spinner = undefined
        thread.forget()
      }
    }
    const waitFor = (question: Question): void => {
      thread.ask(
        question,
        guarded(answer => {
          known.set(question, answer)
          scheduleFrame()
        })
      )
      spinner ??= setInterval(
        guarded(() => {
          tick++
          scheduleFrame()
        }),
        SPIN
      )
    }
    const onKeypress = guarded((_text: string | undefined, key: Key): void => {
      if (isOver) return
      if (key.ctrl && key.name === 'z') suspend()
      else handleKey(key)
    })
    const handleKey = (key: Key): void => {
      const best = state.mode === 'view' && keyName(key) === 'enter' ? bestFight() : undefined
      state = best ? replaceFight(state, best) : press(state, key, bookOf)
      if (state.saving !== undefined) startSaving(state.saving)
      if (state.isOver) end(key.ctrl ? () => reject(interrupted()) : resolve)
      else scheduleFrame()
    }
    /** The fight that Enter loads from the open panel: best play, or the change that helps most. */
    const bestFight = (): Scenario | undefined => {
      const { advice, help, report } = answersFor(state, shown, known, bookOf)
      if (state.panel === 'advice') return advice?.best.scenario
      return help && report ? bestChange(help, report, bookFor(state.fight, bookOf))?.scenario : undefined
    }
    const startSaving = (file: string): void => {
      const { report } = answersFor(state, NOTHING_SHOWN, known, bookOf)
      save(file, state.fight, report, look()).then(
        note => {
          state = { ...state, note }
          scheduleFrame()
        },
        error => end(() => reject(error))
      )
    }
    const suspend = (): void => {
      if (process.platform === 'win32') return
      screen.leave()
      stdin.setRawMode(false)
      // the whole process group, as a terminal does: a shell script in between would otherwise wait forever
      process.kill(0, 'SIGTSTP')
      setTimeout(resume, UNSTOPPED)
    }
    const resume = guarded((): void => {
      if (isOver) return
      stdin.setRawMode(true)
      screen.enter()
      resized()
    })
    const resized = (): void => {
      screen.forget()
      scheduleFrame()
    }
    const gone = (): void => end(() => reject(interrupted()))
    const failed = (error: unknown): void => end(() => reject(error))
    const leaveScreen = (): void => screen.leave()
    const signalled = (signal: NodeJS.Signals): void => end(() => process.kill(process.pid, signal))
    const listen = (how: 'on' | 'off'): void => {
      stdin[how]('keypress', onKeypress)
      stdin[how]('end', gone)
      stdin[how]('close', gone)
      stdin[how]('error', gone)
      stdout[how]('resize', resized)
      process[how]('SIGCONT', resume)
      process[how]('exit', leaveScreen)
      process[how]('uncaughtException', failed)
      process[how]('unhandledRejection', failed)
      for (const signal of SIGNALS) process[how](signal, signalled)
    }
    const end = (then: () => void): void => {
      if (isOver) return
      isOver = true
      clearInterval(spinner)
      screen.leave()
      listen('off')
      try {
        stdin.setRawMode(false)
      } catch {}
      stdin.pause()
      if (!shown.isOld && shown.report) keepFight(state.fight, streams.env)
      void thread.close().then(then, then)
    }

    emitKeypressEvents(stdin, { escapeCodeTimeout: ESCAPE } as never)
    listen('on')
    stdin.setRawMode(true)
    stdin.resume()
    screen.enter()
    guarded(frame)()
  })
