import { writeSync } from 'node:fs'
import { extname } from 'node:path'
import { emitKeypressEvents } from 'node:readline'
import { type BookOf, bookFor, type Question, rememberAnswers } from '../../../answers/edit/questions'
import { t } from '../../../model/language'
import { either, quoted } from '../../../model/quoted'
import type { FightReport } from '../../../model/report'
import type { Scenario } from '../../../model/scenario'
import type { Budget } from '../../../model/work'
import { render } from '../../../report'
import { type AppearanceOptions, appearanceOf } from '../../appearance'
import { writeWhole } from '../../files'
import { endings } from '../../output'
import type { Output, Streams } from '../../streams'
import { codeOf, reasonNotWritten } from '../../system-errors'
import { keepFight, saved } from '../saved'
import { answersFor, NOTHING, type Shown } from './answers'
import { answerInBackground } from './background'
import type { LiveLook } from './chart'
import { draw } from './draw'
import { keyName, press, replaceFight } from './keys'
import { bestChange } from './panels'
import type { Key, LiveState } from './state'

/** The terminal: the only part that writes to it. It is left as it was found, once, however often that is asked for. */

interface Screen {
  readonly enter: () => void
  /** Lines in the place of those that are shown; only what differs is written, in one piece. */
  readonly show: (lines: readonly string[]) => void
  /** The screen is in an unknown state: everything is drawn again. */
  readonly forget: () => void
  readonly leave: () => void
  /** Something is still on its way to the terminal. */
  readonly isBusy: () => boolean
}

const ESC = '\u001b['

/** The alternate screen, no cursor, no wrapping, pasted text between marks, and nothing on it. */
const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}?2004h${ESC}2J`
const LEAVE = `${ESC}0m${ESC}?2026l${ESC}?2004l${ESC}?7h${ESC}?25h${ESC}?1049l`

/** A terminal that knows these shows all that lies between them at once. */
const [BEGIN, END] = [`${ESC}?2026h`, `${ESC}?2026l`]

const TRIES = 100

/** At once, for the program may be ending. A terminal that is gone needs nothing. */
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

/** What turns the lines that are shown into others. */
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

/** The live view at a terminal: keys change the state at once; one frame is drawn for all the keys that came together. */

interface Live {
  readonly start: LiveState
  readonly bookOf: BookOf
  readonly options: AppearanceOptions
  /** What an answer in the thread may take. */
  readonly budget: Budget
  readonly streams: Streams
}

type Keyboard = NodeJS.ReadStream

type Terminal = Output & NodeJS.EventEmitter

/** A lone Escape is distinguished from the beginning of another key after so many ms. */
const ESCAPE = 50
const SPIN = 100
/** Where nothing stops the program after Ctrl-Z, the view comes back after so many ms. */
const UNSTOPPED = 100

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const

const interrupted = (): Error => Object.assign(new Error('interrupted'), { name: 'AbortError' })

const PAGES = [...endings().keys()]

/** Writes the fight, or the page of its odds by the ending of the file; what it says is shown. */
const save = async (file: string, fight: Scenario, report: FightReport | undefined, look: LiveLook): Promise<string> => {
  const ending = extname(file).toLowerCase()
  const format = endings().get(ending)
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

/** Ends when the player leaves; throws as an interrupt does at Ctrl-C and where the terminal is gone. */
export const live = ({ start, bookOf, options, budget, streams }: Live): Promise<void> =>
  new Promise((resolve, reject) => {
    const stdin = streams.stdin as unknown as Keyboard
    const stdout = streams.stdout as Terminal
    const screen = screenOn(stdout)
    const known = rememberAnswers()
    const thread = answerInBackground(budget)
    let state = start
    let shown: Shown = NOTHING
    let isDue = false
    let isOver = false
    let tick = 0
    let spinner: NodeJS.Timeout | undefined

    const look = (): LiveLook => {
      const { color, unicode } = appearanceOf(options, streams, false)
      // a terminal that does not know its size says 0
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
    const soon = (): void => {
      if (isDue || isOver) return
      isDue = true
      setImmediate(guarded(frame))
    }
    const frame = (): void => {
      isDue = false
      if (isOver) return
      if (screen.isBusy()) return void setTimeout(soon, 5)
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
          known.learn(question, answer)
          soon()
        })
      )
      spinner ??= setInterval(
        guarded(() => {
          tick++
          soon()
        }),
        SPIN
      )
    }
    const heard = guarded((_text: string | undefined, key: Key): void => {
      if (isOver) return
      if (key.ctrl && key.name === 'z') suspend()
      else taken(key)
    })
    const taken = (key: Key): void => {
      const best = state.mode === 'view' && keyName(key) === 'enter' ? bestFight() : undefined
      state = best ? replaceFight(state, best) : press(state, key, bookOf)
      if (state.saving !== undefined) saving(state.saving)
      if (state.isOver) end(key.ctrl ? () => reject(interrupted()) : resolve)
      else soon()
    }
    /** What Enter takes up: best play, or the change that helps most. */
    const bestFight = (): Scenario | undefined => {
      const { advice, help, report } = answersFor(state, shown, known, bookOf)
      if (state.panel === 'advice') return advice?.best.scenario
      return help && report ? bestChange(help, report, bookFor(state.fight, bookOf))?.scenario : undefined
    }
    const saving = (file: string): void => {
      const { report } = answersFor(state, NOTHING, known, bookOf)
      save(file, state.fight, report, look()).then(
        note => {
          state = { ...state, note }
          soon()
        },
        error => end(() => reject(error))
      )
    }
    const suspend = (): void => {
      if (process.platform === 'win32') return
      screen.leave()
      stdin.setRawMode(false)
      // the whole group, as a terminal does: a shell between would wait for ever
      process.kill(0, 'SIGTSTP')
      setTimeout(back, UNSTOPPED)
    }
    const back = guarded((): void => {
      if (isOver) return
      stdin.setRawMode(true)
      screen.enter()
      resized()
    })
    const resized = (): void => {
      screen.forget()
      soon()
    }
    const gone = (): void => end(() => reject(interrupted()))
    const failed = (error: unknown): void => end(() => reject(error))
    const leaveScreen = (): void => screen.leave()
    const signalled = (signal: NodeJS.Signals): void => end(() => process.kill(process.pid, signal))
    const listen = (how: 'on' | 'off'): void => {
      stdin[how]('keypress', heard)
      stdin[how]('end', gone)
      stdin[how]('close', gone)
      stdin[how]('error', gone)
      stdout[how]('resize', resized)
      process[how]('SIGCONT', back)
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
