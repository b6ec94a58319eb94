import { extname } from 'node:path'
import { type Answer, answerCache, type BookOf, bookFor, type Question } from '../../../answers/edit/questions'
import { t } from '../../../model/language'
import type { Budget } from '../../../model/over-budget'
import { either, quoted } from '../../../model/quoted'
import type { FightReport } from '../../../model/report'
import type { Scenario } from '../../../model/scenario'
import { render } from '../../../report'
import { type AppearanceOptions, appearanceOf } from '../../appearance'
import { writeWhole } from '../../files'
import { formatsByEnding } from '../../output'
import type { Streams } from '../../streams'
import { codeOf, reasonNotWritten } from '../../system-errors'
import { keepFight, saved } from '../saved'
import { answersFor, NOTHING_SHOWN, type Shown } from './answers'
import { answerInBackground } from './background'
import type { LiveLook } from './chart'
import { draw } from './draw'
import { keyName, press, replaceFight } from './keys'
import { bestChange } from './panels'
import type { Key, LiveState } from './state'
import { terminalOn } from './terminal'

/** The live view: keys change the state at once; keys that come together are drawn in one frame. */

interface Live {
  readonly start: LiveState
  readonly bookOf: BookOf
  readonly options: AppearanceOptions
  /** The time and memory of an answer in the thread. */
  readonly budget: Budget
  readonly streams: Streams
}

/** Pause between two turns of the spinner, in ms. */
const SPIN = 100

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

/** The fight that Enter loads from the open panel: best play, or the change that helps most. */
const bestFight = ({ fight, panel }: LiveState, { advice, help, report }: Shown, bookOf: BookOf): Scenario | undefined => {
  if (panel === 'advice') return advice?.best.scenario
  return help && report ? bestChange(help, report, bookFor(fight, bookOf))?.scenario : undefined
}

type Guard = <A extends readonly unknown[]>(act: (...given: A) => void) => (...given: A) => void

/** Asks a thread for answers that take long, and ticks while one is awaited. */
const lateAnswers = (budget: Budget, guarded: Guard, changed: () => void) => {
  const known = answerCache()
  const thread = answerInBackground(budget)
  let spinner: NodeJS.Timeout | undefined
  let ticks = 0
  const stopSpinner = (): void => {
    clearInterval(spinner)
    spinner = undefined
  }
  const tick = guarded(() => {
    ticks++
    changed()
  })
  return {
    known,
    ticks: () => ticks,
    /** Awaits the answer to this question alone; undefined: to none. */
    wait: (question: Question | undefined): void => {
      if (!question) {
        stopSpinner()
        thread.forget()
        return
      }
      const learn = guarded((answer: Answer) => {
        known.set(question, answer)
        changed()
      })
      thread.ask(question, learn)
      spinner ??= setInterval(tick, SPIN)
    },
    stopSpinner,
    close: thread.close
  }
}

/** Runs the live view. Resolves when the player leaves; rejects with an interrupt at Ctrl-C and where the terminal is gone. */
export const live = ({ start, bookOf, options, budget, streams }: Live): Promise<void> =>
  new Promise((resolve, reject) => {
    let state = start
    let shown: Shown = NOTHING_SHOWN
    let isDue = false
    let isOver = false

    const failed = (error: unknown): void => end(() => reject(error))
    const guarded: Guard =
      act =>
      (...given) => {
        try {
          act(...given)
        } catch (error) {
          failed(error)
        }
      }
    const look = (): LiveLook => {
      const { color, unicode } = appearanceOf(options, streams, false)
      return { color, unicode, ...terminal.size() }
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
      shown = answersFor(state, shown, late.known, bookOf)
      screen.show(draw(state, shown, look(), bookOf, late.ticks()))
      late.wait(shown.pending[0])
    }
    const handleKey = (key: Key): void => {
      const isChosen = state.mode === 'view' && keyName(key) === 'enter'
      const best = isChosen ? bestFight(state, answersFor(state, shown, late.known, bookOf), bookOf) : undefined
      state = best ? replaceFight(state, best) : press(state, key, bookOf)
      if (state.saving !== undefined) startSaving(state.saving)
      if (state.isOver) end(key.ctrl ? () => reject(interrupted()) : resolve)
      else scheduleFrame()
    }
    const startSaving = (file: string): void => {
      const { report } = answersFor(state, NOTHING_SHOWN, late.known, bookOf)
      save(file, state.fight, report, look()).then(note => {
        state = { ...state, note }
        scheduleFrame()
      }, failed)
    }
    const redraw = (): void => {
      screen.forget()
      scheduleFrame()
    }
    const end = (then: () => void): void => {
      if (isOver) return
      isOver = true
      late.stopSpinner()
      terminal.close()
      if (!shown.isOld && shown.report) keepFight(state.fight, streams.env)
      void late.close().then(then, then)
    }

    const late = lateAnswers(budget, guarded, scheduleFrame)
    const terminal = terminalOn(streams, {
      keyPressed: guarded((_text, key) => {
        if (isOver) return
        if (key.ctrl && key.name === 'z') terminal.suspend()
        else handleKey(key)
      }),
      resumed: guarded(() => {
        if (isOver) return
        terminal.resume()
        redraw()
      }),
      resized: redraw,
      gone: () => end(() => reject(interrupted())),
      failed,
      signalled: signal => end(() => process.kill(process.pid, signal))
    })
    const { screen } = terminal
    terminal.open()
    guarded(frame)()
  })
