/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import type { BookOf } from '../answers/edit/questions'
import { t } from '../model/language'
import type { FightReport } from '../model/report'
import type { Scenario, Side } from '../model/scenario'
import * as view from './answer'
import { answerInBackground, answerQuestions, type BackgroundAnswers } from './background'
import { type BakedRules, booksOf, setPageLanguage } from './baked-rules'
import { answerOrRefuse, oddsOf } from './command'
import { tapWithId } from './controls'
import { copied, download, store, stored } from './device'
import { byId, hasRosters, type PageView, pageDrawer, postponing, setBusy } from './drawing'
import { emptyFold, FOLD_NAMES, FOLDS, lineOf, questionsOf, wholeFight } from './folds'
import { type Casualties, expectedCasualties, NEW_GAME } from './game'
import { patchNode, patchOpened, restoreSelections } from './patch-dom'
import { RECORD, recordFile } from './record'
import { chatText, hashOf } from './send'
import { afterTap, initialState, type Kept, type PageState, type Tap, withMoment } from './state'

/** The phone page: handles taps, the address and saved fights, and draws the page after each change. */

/** What may be computed right after a tap; anything slower goes to the worker. */
const MOMENT = { seconds: 0.01, bytes: 3e7 } as const

/** The performance mark set when the page is ready for taps. */
const READY = 'saga-odds ready'

/** The address is written after so many ms without another fight. */
const ADDRESS_PAUSE = 250

interface Page {
  readonly baked: BakedRules
  readonly bookOf: BookOf
  readonly openFolds: Set<string>
  readonly beside: BackgroundAnswers
  readonly draw: () => void
  readonly postponeAddress: ReturnType<typeof postponing>
  state: PageState
  /** The odds of the last possible fight, as far as they were computed right after a tap. */
  odds: FightReport | undefined
  /** Whether those are of an earlier fight. */
  isOld: boolean
  toll: Readonly<Record<Side, Casualties>>
}

const reportOf = ({ beside, state, odds }: Page): FightReport | undefined => {
  const reply = beside.known(wholeFight(state))
  return reply?.is === 'report' && (reply.report.kind === 'melee' || reply.report.kind === 'shoot') ? reply.report : odds
}

const viewOf = (page: Page): PageView => {
  const { state, toll, baked, bookOf, isOld, openFolds, beside } = page
  return { state, report: reportOf(page), known: beside.known, toll, baked, bookOf, isOld, openFolds }
}

const lineNow = ({ state, bookOf }: Page): string => lineOf(state.fight, bookOf)

const answerWith = (page: Page, found: FightReport | undefined): void => {
  if (!found) return
  page.isOld = false
  page.odds = found
  page.toll = expectedCasualties(found)
}

/** Computes the odds of the current fight; where it is impossible, the last odds stay and the mistakes are shown. */
const playFight = (page: Page): void => {
  const found = oddsOf(page.state.fight, page.bookOf, MOMENT)
  page.isOld = found === undefined || 'is' in found
  if (found && 'is' in found) {
    if (found.is === 'refused') page.state = { ...page.state, faults: found.sentences }
  } else answerWith(page, found)
}

const show = (page: Page, next: PageState): void => {
  const isOther = next.fight !== page.state.fight
  const isStored = next.shelf === page.state.shelf && next.game === page.state.game
  page.state = next
  setBusy(true)
  if (isOther || !page.odds) {
    playFight(page)
    page.postponeAddress(() => history.replaceState(null, '', hashOf(lineNow(page))), ADDRESS_PAUSE)
  }
  if (!isStored && !store(page.state))
    page.state = { ...page.state, note: t('this device does not allow the page to save anything') }
  page.beside.want(questionsOf(page.state, page.openFolds, page.bookOf))
  page.draw()
}

const showNote = (page: Page, note: string): void => show(page, { ...page.state, note })

/** Draws what the worker has answered. */
const showAnswer = (page: Page): void => {
  const reply = page.beside.known(wholeFight(page.state))
  if (reply?.is === 'refused') page.state = { ...page.state, faults: reply.sentences }
  else if (reply?.is === 'report') answerWith(page, reportOf(page))
  page.draw()
}

const readAs = (interpreted: readonly string[]): { readonly note?: string } =>
  interpreted.length > 0 ? { note: t('read as: {interpreted}', { interpreted: interpreted.join('; ') }) } : {}

/** "8 warriors charge 4 hearthguard, second edition": the commonest ways, as the page has no room for all that `takeEdition` knows. */
const EDITION_NAMED = /[\s,(]*\b(?:(second|2nd|segunda)|1st|first|primera) ed\S*/i

/** The line in the edition that it names or, where it names none, in that of the fight shown. */
const withEdition = (line: string, { edition }: Scenario): string => {
  const [named = '', second] = EDITION_NAMED.exec(line) ?? []
  const asked = named === '' ? (edition ?? 1) : second ? 2 : 1
  return line.includes('--edition') ? line : `${line.replace(named, '')} --edition ${asked}`
}

const say = (page: Page, said: string): void => {
  const { state, baked, bookOf } = page
  const text = withEdition(said, state.fight)
  const reply = answerOrRefuse({ ask: 'said', text }, baked, bookOf)
  if (reply.is === 'fight') {
    const game = { ...state.game, fighting: {} }
    show(page, withMoment(state, { fight: reply.scenario, game, ...readAs(reply.interpreted) }))
  } else show(page, { ...state, typed: text })
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Shows the fight of the address; where it cannot be read, only a note. */
const showAddress = (page: Page): void => {
  const { state, baked, bookOf } = page
  const text = decoded(location.hash.slice(1))
  if (text === '' || text === lineNow(page)) return
  const reply = answerOrRefuse({ ask: 'said', text }, baked, bookOf)
  if (reply.is === 'fight') show(page, withMoment(state, { fight: reply.scenario, ...readAs(reply.interpreted) }))
  else if (reply.is === 'refused')
    showNote(page, t('the link could not be read: {sentences}', { sentences: reply.sentences.join('; ') }))
  else {
    show(page, { ...state, typed: text })
    // the answer stands under the line
    byId('say').setAttribute('open', '')
  }
}

/** The odds to save or send. Where the fight is impossible, the figures shown are of another: then there are none, and a note. */
const reportToKeep = (page: Page): FightReport | undefined => {
  const report = reportOf(page)
  if (report && page.isOld) showNote(page, t('an impossible fight is neither saved nor sent'))
  return page.isOld ? undefined : report
}

const share = async (page: Page): Promise<void> => {
  const report = reportToKeep(page)
  if (!report) return
  const isDone = await copied(chatText(report, lineNow(page)))
  showNote(page, isDone ? t('copied as text: paste it into a chat') : t('it could not be copied: select it under Send it'))
  if (!isDone) byId('send').setAttribute('open', '')
}

/** Opens the share dialog of the device. */
const send = async (page: Page): Promise<void> => {
  const report = reportToKeep(page)
  if (!report) return
  try {
    await navigator.share({ text: chatText(report, lineNow(page)) })
  } catch (error) {
    // AbortError: the user has cancelled
    if (!(error instanceof DOMException && error.name === 'AbortError')) await share(page)
  }
}

const keep = (page: Page): void => {
  const report = reportToKeep(page)
  if (!report) return
  const kept: Kept = { line: lineNow(page), headline: report.headline }
  const others = page.state.shelf.filter(each => each.line !== kept.line)
  show(page, { ...page.state, shelf: [kept, ...others], note: t('saved on this device') })
}

const recordNow = ({ state, baked }: Page): string => recordFile(state.game.fought, baked)

const copyRecord = async (page: Page): Promise<void> => {
  if (await copied(recordNow(page))) showNote(page, t('copied'))
  else download(recordNow(page), RECORD)
}

/** Copies the command that a button belongs to; where that is not possible, selects it. */
const copyCommand = async (page: Page, command: Element): Promise<void> => {
  const code = command.querySelector('code')
  if (await copied(code?.textContent ?? '')) showNote(page, t('copied'))
  else if (code) getSelection()?.selectAllChildren(code)
}

const tap = (page: Page, given: Tap | undefined): void => {
  if (given) show(page, afterTap(page.state, given, page))
}

const DOCK: Readonly<Record<string, (page: Page) => void>> = {
  undo: page => tap(page, { do: 'undo' }),
  redo: page => tap(page, { do: 'redo' }),
  swap: page => tap(page, { do: 'swap' }),
  keep,
  share: page => void share(page),
  send: page => void send(page),
  copyRecord: page => void copyRecord(page),
  save: page => download(recordNow(page), RECORD)
}

const press = (page: Page, target: HTMLButtonElement): void => {
  const { act, dock, take, drop } = target.dataset
  const { shelf } = page.state
  const command = target.closest('.command')
  if (act) tap(page, tapWithId(act))
  else if (dock) DOCK[dock]?.(page)
  else if (take) say(page, shelf[Number(take)]?.line ?? '')
  else if (drop) show(page, { ...page.state, shelf: shelf.filter((_, index) => index !== Number(drop)) })
  else if (command) void copyCommand(page, command)
}

const toggleFold = (page: Page, fold: HTMLDetailsElement): void => {
  const name = fold.dataset['fold']
  if (fold.open) patchOpened(fold)
  if (name === undefined || !Object.hasOwn(FOLDS, name)) return
  if (fold.open) page.openFolds.add(name)
  else page.openFolds.delete(name)
  show(page, page.state)
}

const listen = (page: Page): void => {
  document.addEventListener('click', event => {
    const target = event.target instanceof Element ? event.target.closest('button') : null
    if (target) press(page, target)
  })
  document.addEventListener('change', event => {
    if (!(event.target instanceof HTMLSelectElement)) return
    tap(page, tapWithId(event.target.value))
    restoreSelections(document.body)
  })
  document.addEventListener('submit', event => {
    event.preventDefault()
    const field = byId('sentence')
    if (field instanceof HTMLInputElement && field.value.trim() !== '') say(page, field.value)
  })
  const onToggle = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement) toggleFold(page, target)
  }
  document.addEventListener('toggle', onToggle, true)
  addEventListener('hashchange', () => showAddress(page))
}

/** Shows that a bug has occurred. */
const showBug = (what: unknown): void => {
  const text = t('something went wrong on this page ({what}): undo the last tap, or reload the page', {
    what: what instanceof Error ? what.message : String(what)
  })
  const note = document.getElementById('note')
  if (note) patchNode(note, view.sentences([text]).markup)
  setBusy(false)
}

const newPage = (script: string, baked: BakedRules): Page => {
  const { shelf, game } = stored()
  const drawer = pageDrawer(() => viewOf(page))
  const page: Page = {
    baked,
    bookOf: booksOf(baked),
    openFolds: new Set(),
    beside: answerInBackground(script, baked, () => showAnswer(page)),
    draw: drawer.draw,
    postponeAddress: postponing(),
    state: initialState(baked.start, shelf, hasRosters(baked) ? game : { ...NEW_GAME, fought: game.fought }),
    odds: undefined,
    isOld: false,
    toll: { attacker: { losses: 0, fatigue: 0 }, defender: { losses: 0, fatigue: 0 } }
  }
  // after a bug the page goes on, and draws both sides anew
  const onBug = (what: unknown): void => {
    drawer.forget()
    showBug(what)
  }
  addEventListener('error', ({ error, message }) => onBug(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => onBug(reason))
  return page
}

const start = (): void => {
  const script = document.querySelector('#engine')?.textContent ?? ''
  const baked = JSON.parse(byId('baked').textContent ?? '{}') as BakedRules
  setPageLanguage(baked)
  const page = newPage(script, baked)
  listen(page)
  byId('folds').innerHTML = FOLD_NAMES.map(name => emptyFold(name).markup).join('')
  byId('game-part').hidden = !hasRosters(baked)
  show(page, page.state)
  showAddress(page)
  document.documentElement.dataset['ready'] = 'yes'
  performance.mark(READY)
}

if (typeof document === 'undefined') answerQuestions()
else start()
