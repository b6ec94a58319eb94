/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { bookFor } from '../answers/edit/questions'
import { isObject } from '../model/data'
import { t } from '../model/language'
import type { FightReport } from '../model/report'
import type { Side } from '../model/scenario'
import { element, joinLines, NO_MARKUP } from '../report/markup'
import * as view from './answer'
import { answerInBackground, answerQuestions, type BackgroundAnswers } from './background'
import { type BakedRules, booksOf, setPageLanguage } from './baked-rules'
import { answerOrRefuse, oddsOf } from './command'
import { kinds, panels, tapWithId } from './controls'
import { emptyFold, FOLD_NAMES, FOLDS, foldBodies, lineOf, questionsOf, type Shown, wholeFight } from './folds'
import { type Casualties, expectedCasualties, type Game, NEW_GAME } from './game'
import { patchAll, patchFolds, patchNode, patchOpened, restoreSelections } from './patch-dom'
import { type Fought, RECORD, recordFile } from './record'
import { chatText, hashOf } from './send'
import { afterTap, initialState, type Kept, type PageState, type Tap, withMoment } from './state'

/** What the page stores on the device: saved fights, and the game that is being played. */

const STORE = 'saga-odds'

interface Stored {
  readonly shelf: readonly Kept[]
  readonly game: Game
}

const isKept = (value: unknown): value is Kept =>
  isObject(value) && typeof value['line'] === 'string' && typeof value['headline'] === 'string'

const isFought = (value: unknown): value is Fought =>
  isObject(value) &&
  (typeof value['fight'] === 'string' || isObject(value['fight'])) &&
  typeof value['lost'] === 'string' &&
  (value['by'] === 'own' || value['by'] === 'enemy')

const gameIn = (value: unknown): Game => {
  if (!isObject(value)) return NEW_GAME
  const { left, fought } = value
  return {
    ...NEW_GAME,
    ...(isObject(left) && { left: left as Game['left'] }),
    ...(Array.isArray(fought) && { fought: fought.filter(isFought) })
  }
}

/** What is stored; empty where the device does not allow it to be read. */
const stored = (): Stored => {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    const { shelf, game } = isObject(data) ? data : {}
    return { shelf: Array.isArray(shelf) ? shelf.filter(isKept) : [], game: gameIn(game) }
  } catch {
    return { shelf: [], game: NEW_GAME }
  }
}

/** Stores it; false where the device does not allow it. */
const store = ({ shelf, game: { left, fought } }: Stored): boolean => {
  try {
    localStorage.setItem(STORE, JSON.stringify({ shelf, game: { left, fought } }))
    return true
  } catch {
    return false
  }
}

/** The phone page: handles taps, the address and saved fights, and draws the page after each change. */

/** What may be computed right after a tap; anything slower goes to the worker. */
const MOMENT = { seconds: 0.01, bytes: 3e7 } as const

/** The performance mark set when the page is ready for taps. */
const READY = 'saga-odds ready'

/** What is out of sight is drawn after so many ms without a tap. */
const REST = 120

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no ${id}`)
  return found
}

const start = (): void => {
  const script = document.querySelector('script[data-engine]')?.textContent ?? ''
  const baked = JSON.parse(byId('baked').textContent ?? '{}') as BakedRules
  setPageLanguage(baked)
  const bookOf = booksOf(baked)
  const openFolds = new Set<string>()

  const { shelf, game } = stored()
  const hasRosters = baked.warband !== undefined || baked.against !== undefined
  let state: PageState = initialState(baked.start, shelf, hasRosters ? game : { ...NEW_GAME, fought: game.fought })
  let odds: FightReport | undefined
  let isOld = false
  let toll: Readonly<Record<Side, Casualties>> = { attacker: { losses: 0, fatigue: 0 }, defender: { losses: 0, fatigue: 0 } }
  let beside: BackgroundAnswers

  const lineNow = (): string => lineOf(state.fight, bookOf)
  const shownNow = (): Shown => ({ state, report: report(), known: beside.known, toll, baked, bookOf })

  // --- drawing ---

  const report = (): FightReport | undefined => {
    const reply = beside.known(wholeFight(state))
    return reply?.is === 'report' && (reply.report.kind === 'melee' || reply.report.kind === 'shoot') ? reply.report : odds
  }
  const drawn = new Map<Side, string>()

  /** Draws a side, unless the tap has not changed it: its controls do not depend on the other side. */
  const drawSide = (side: Side): void => {
    const { kind, edition, [side]: units } = state.fight
    const key = JSON.stringify([kind, edition, units])
    if (drawn.get(side) === key) return
    drawn.set(side, key)
    const root = byId(side)
    const all = panels(state.fight, side, bookFor(state.fight, bookOf))
    while (root.children.length > all.length) root.lastElementChild?.remove()
    for (const [index, { label, pieces }] of all.entries()) {
      const found = root.children[index] ?? root.appendChild(document.createElement('section'))
      found.className = `unit ${side}`
      if (found.getAttribute('aria-label') !== label) found.setAttribute('aria-label', label)
      patchAll(found, pieces)
    }
  }

  /** Draws what is below the controls, after these; out of sight, only once no tap has come for a while. */
  let later: ReturnType<typeof setTimeout> | undefined
  let isBelowSeen = true
  new IntersectionObserver(seen => {
    isBelowSeen = seen.some(({ isIntersecting }) => isIntersecting)
  }).observe(byId('tell'))
  const drawBelow = (): void => {
    const now = report()
    if (now) patchAll(byId('numbers'), view.numbers(now))
    for (const name of FOLD_NAMES) if (openFolds.has(name)) patchNode(byId(`${name}-body`), foldBodies[name](shownNow()).markup)
    patchFolds()
    const isDone = questionsOf(state, openFolds, bookOf).every(ask => beside.known(ask) !== undefined)
    document.documentElement.dataset['busy'] = isDone ? 'no' : 'yes'
  }

  const draw = (): void => {
    const book = bookFor(state.fight, bookOf)
    const now = report()
    if (now) {
      const root = byId('top')
      root.classList.toggle('stale', isOld)
      byId('numbers').classList.toggle('stale', isOld)
      document.title = now.headline
      root.dataset['answer'] = now.replay
      patchAll(root, view.outcomePart(now))
    }
    patchNode(
      byId('note'),
      joinLines([view.sentences(state.faults), state.note === undefined ? NO_MARKUP : element('p', {}, state.note)]).markup
    )
    patchNode(byId('kinds'), kinds(state.fight, book).markup)
    if (hasRosters) patchNode(byId('game'), view.game(state, baked, state.toll ?? toll, book).markup)
    drawSide('attacker')
    drawSide('defender')
    clearTimeout(later)
    later = setTimeout(drawBelow, isBelowSeen ? 0 : REST)
  }

  // --- the address ---

  let pause: ReturnType<typeof setTimeout> | undefined
  const writeAddress = (): void => {
    clearTimeout(pause)
    pause = setTimeout(() => history.replaceState(null, '', hashOf(lineNow())), 250)
  }

  const answerWith = (found: FightReport | undefined): void => {
    if (!found) return
    isOld = false
    odds = found
    toll = expectedCasualties(found)
  }

  /** Computes the odds of the current fight; where it is impossible, the last odds stay and the mistakes are shown. */
  const playFight = (): void => {
    const found = oddsOf(state.fight, bookOf, MOMENT)
    isOld = found === undefined || 'is' in found
    if (found && 'is' in found) {
      if (found.is === 'refused') state = { ...state, faults: found.sentences }
    } else answerWith(found)
  }

  const show = (next: PageState): void => {
    const isOther = next.fight !== state.fight
    const isStored = next.shelf === state.shelf && next.game === state.game
    state = next
    document.documentElement.dataset['busy'] = 'yes'
    if (isOther || !odds) {
      playFight()
      writeAddress()
    }
    if (!isStored && !store(state)) state = { ...state, note: t('this device does not allow the page to save anything') }
    beside.want(questionsOf(state, openFolds, bookOf))
    draw()
  }

  const readAs = (interpreted: readonly string[]): { readonly note?: string } =>
    interpreted.length > 0 ? { note: t('read as: {interpreted}', { interpreted: interpreted.join('; ') }) } : {}

  const say = (text: string): void => {
    const reply = answerOrRefuse({ ask: 'said', text }, baked, bookOf)
    if (reply.is === 'fight') {
      show(withMoment(state, { fight: reply.scenario, game: { ...state.game, fighting: {} }, ...readAs(reply.interpreted) }))
    } else show({ ...state, typed: text })
  }

  /** Shows the fight of the address; where it cannot be read, only a note. */
  const fromAddress = (): void => {
    const raw = location.hash.slice(1)
    if (raw === '') return
    const text = (() => {
      try {
        return decodeURIComponent(raw)
      } catch {
        return raw
      }
    })()
    if (text === lineNow()) return
    const reply = answerOrRefuse({ ask: 'said', text }, baked, bookOf)
    if (reply.is === 'fight') show(withMoment(state, { fight: reply.scenario, ...readAs(reply.interpreted) }))
    else if (reply.is === 'refused')
      show({ ...state, note: t('the link could not be read: {sentences}', { sentences: reply.sentences.join('; ') }) })
    else show({ ...state, typed: text })
  }

  const copied = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return false
    }
  }

  /** Whether the fight is impossible, so that the figures shown are of another; says so. */
  const isImpossible = (): boolean => {
    if (isOld) show({ ...state, note: t('an impossible fight is neither saved nor sent') })
    return isOld
  }

  const share = async (): Promise<void> => {
    const now = report()
    if (!now || isImpossible()) return
    const text = chatText(now, lineNow())
    const done = await copied(text)
    show({
      ...state,
      note: done ? t('copied as text: paste it into a chat') : t('it could not be copied: select it under Send it')
    })
    if (!done) byId('send').setAttribute('open', '')
  }

  /** Opens the share dialog of the device. */
  const send = async (): Promise<void> => {
    const now = report()
    if (!now || isImpossible()) return
    try {
      await navigator.share({ text: chatText(now, lineNow()) })
    } catch (error) {
      // AbortError: the user has cancelled
      if (!(error instanceof DOMException && error.name === 'AbortError')) await share()
    }
  }

  const save = (): void => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([recordFile(state.game.fought, baked)], { type: 'application/json' }))
    link.download = RECORD
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), REST)
  }

  const keep = (): void => {
    const now = report()
    if (!now || isImpossible()) return
    const kept: Kept = { line: lineNow(), headline: now.headline }
    const others = state.shelf.filter(each => each.line !== kept.line)
    show({ ...state, shelf: [kept, ...others], note: t('saved on this device') })
  }

  const act = (given: Tap): void => show(afterTap(state, given, { baked, bookOf, toll }))

  const carryOut = (called: string): void => {
    const given = tapWithId(called)
    if (given) act(given)
  }

  // --- hands ---

  const DOCK: Readonly<Record<string, () => void>> = {
    undo: () => act({ do: 'undo' }),
    redo: () => act({ do: 'redo' }),
    swap: () => act({ do: 'swap' }),
    keep,
    share: () => void share(),
    send: () => void send(),
    copyRecord: () =>
      void copied(recordFile(state.game.fought, baked)).then(done => (done ? show({ ...state, note: t('copied') }) : save())),
    save
  }

  document.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target.closest('button') : null
    if (!target) return
    const { act: given, dock, take, drop } = target.dataset
    if (given) carryOut(given)
    else if (dock) DOCK[dock]?.()
    else if (take) say(state.shelf[Number(take)]?.line ?? '')
    else if (drop) show({ ...state, shelf: state.shelf.filter((_, index) => index !== Number(drop)) })
    else if (target.closest('.command')) {
      const code = target.closest('.command')?.querySelector('code')
      void copied(code?.textContent ?? '').then(done => {
        if (done) show({ ...state, note: t('copied') })
        else if (code) getSelection()?.selectAllChildren(code)
      })
    }
  })
  document.addEventListener('change', event => {
    if (!(event.target instanceof HTMLSelectElement)) return
    carryOut(event.target.value)
    restoreSelections(document.body)
  })
  document.addEventListener('submit', event => {
    event.preventDefault()
    const field = byId('sentence')
    if (field instanceof HTMLInputElement && field.value.trim() !== '') say(field.value)
  })
  document.addEventListener(
    'toggle',
    event => {
      if (!(event.target instanceof HTMLDetailsElement)) return
      const name = event.target.dataset['fold']
      if (event.target.open) patchOpened(event.target)
      if (name === undefined || !Object.hasOwn(FOLDS, name)) return
      if (event.target.open) openFolds.add(name)
      else openFolds.delete(name)
      show(state)
    },
    true
  )
  addEventListener('hashchange', fromAddress)

  /** Shows that a bug has occurred. The page goes on, and draws both sides anew. */
  const showBug = (what: unknown): void => {
    drawn.clear()
    const text = t('something went wrong on this page ({what}): undo the last tap, or reload the page', {
      what: what instanceof Error ? what.message : String(what)
    })
    const note = document.getElementById('note')
    if (note) patchNode(note, view.sentences([text]).markup)
    document.documentElement.dataset['busy'] = 'no'
  }
  addEventListener('error', ({ error, message }) => showBug(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => showBug(reason))

  byId('folds').innerHTML = FOLD_NAMES.map(name => emptyFold(name).markup).join('')
  byId('game-part').hidden = !hasRosters
  beside = answerInBackground(script, baked, () => {
    const reply = beside.known(wholeFight(state))
    if (reply?.is === 'refused') state = { ...state, faults: reply.sentences }
    else if (reply?.is === 'report') answerWith(report())
    draw()
  })
  show(state)
  fromAddress()
  document.documentElement.dataset['ready'] = 'yes'
  performance.mark(READY)
}

if (typeof document === 'undefined') answerQuestions()
else start()
