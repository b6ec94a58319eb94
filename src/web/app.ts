import { shellLine } from '../model/shell'
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { exactly } from '../battle/units'
import { t } from '../model/language'
import type { FightReport, Side } from '../model/report'
import type { Scenario } from '../model/scenario'
import { element, type Markup, NOTHING, together } from '../report/markup'
import { replayed } from '../request/replay'
import * as view from './answer'
import { answered, oddsOf, type PageQuestion } from './ask'
import { type BackgroundAnswers, late, thread } from './background'
import { type BakedRules, booksOf, setPageLanguage } from './baked-rules'
import { actCalled, kinds, panels } from './controls'
import { type Casualties, expectedCasualties, NEW_GAME } from './game'
import { chosen, patchAll, patchFolds, patchNode, patchOpened } from './patch-dom'
import { RECORD, recordFile } from './record'
import { chatText, hashOf, sendPart } from './send'
import { after, beginning, type Kept, moved, type PageState, type Tap } from './state'
import { store, stored } from './store'

/** The page: taps, the address, the shelf, and what is drawn after each. */

/** What a tap may take before it is worked out beside it. */
const MOMENT = { seconds: 0.01, bytes: 3e7 } as const

/** Marked in the browser's own record when the page takes taps. */
const READY = 'saga-odds ready'

/** What is out of sight waits so long for the next tap, in ms. */
const REST = 120

/** Folds of the page by their names; what is asked when one is open. */
const FOLDS = {
  helps: 'What would help most',
  advice: 'What each side should do',
  dice: 'SAGA dice in hand',
  why: 'Each number and its rule',
  record: 'Record of the game',
  say: 'Type it',
  shelf: 'Shelf',
  send: 'Send it'
} as const

type Fold = keyof typeof FOLDS

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no ${id}`)
  return found
}

const fold = (name: Fold, body: Markup): Markup =>
  element(
    'details',
    { class: 'part fold', id: name, 'data-fold': name },
    element('summary', {}, element('h2', {}, t(FOLDS[name]))),
    body
  )

const start = (): void => {
  const script = document.querySelector('script[data-engine]')?.textContent ?? ''
  const baked = JSON.parse(byId('baked').textContent ?? '{}') as BakedRules
  setPageLanguage(baked)
  const bookOf = booksOf(baked)
  const openFolds = new Set<string>()

  const { shelf, game } = stored()
  const hasRosters = baked.warband !== undefined || baked.against !== undefined
  let state: PageState = beginning(baked.start, shelf, hasRosters ? game : { ...NEW_GAME, fought: game.fought })
  let odds: FightReport | undefined
  let isOld = false
  let toll: Readonly<Record<Side, Casualties>> = { attacker: { losses: 0, fatigue: 0 }, defender: { losses: 0, fatigue: 0 } }
  let beside: BackgroundAnswers

  const bookNow = () => bookOf(state.fight.edition ?? 1)
  const lineOf = (fight: Scenario): string => shellLine(replayed(fight, bookOf(fight.edition ?? 1)))

  // --- what is asked ---

  const wholeAsk = (): PageQuestion => ({ ask: 'whole', fight: state.fight })
  const diceAsk = (): PageQuestion | undefined => {
    const [faction, rolled] = [view.factionOf(state, bookNow()), view.rolledIn(state)]
    return faction === undefined || rolled === '' ? undefined : { ask: 'dice', faction, rolled, edition: bookNow().edition }
  }
  const saidAsk = (): PageQuestion | undefined => (state.typed === undefined ? undefined : { ask: 'said', text: state.typed })
  const wanted = (): readonly PageQuestion[] => {
    if (state.faults.length > 0) return []
    const fight = exactly(state.fight)
    const dice = openFolds.has('dice') ? diceAsk() : undefined
    const said = saidAsk()
    return [
      ...(said ? [said] : []),
      wholeAsk(),
      ...(dice ? [dice] : []),
      ...(openFolds.has('helps') ? [{ ask: 'help', fight, side: state.asks } as const] : []),
      ...(openFolds.has('advice') ? [{ ask: 'advice', fight, side: state.asks } as const] : [])
    ]
  }

  // --- what is drawn ---

  const report = (): FightReport | undefined => {
    const reply = beside.known(wholeAsk())
    return reply?.is === 'report' && (reply.report.kind === 'melee' || reply.report.kind === 'shoot') ? reply.report : odds
  }
  const shelfPart = (): Markup =>
    state.shelf.length === 0
      ? element('p', { class: 'quiet' }, t('nothing is saved yet: Keep saves the fight here, on this device only'))
      : element(
          'ul',
          { class: 'shelf' },
          ...state.shelf.map(({ headline }, index) =>
            element(
              'li',
              {},
              element('button', { type: 'button', 'data-take': index }, headline),
              element('button', { type: 'button', 'data-drop': index, 'aria-label': t('remove {headline}', { headline }) }, '×')
            )
          )
        )
  const sayPart = (): Markup => {
    const said = saidAsk()
    return together([
      element(
        'form',
        { id: 'say-form' },
        element('label', { class: 'label', for: 'sentence' }, t('a fight or a command, as at the command line')),
        element('input', {
          ...{
            id: 'sentence',
            type: 'text',
            autocomplete: 'off',
            autocapitalize: 'none',
            spellcheck: 'false',
            enterkeyhint: 'go'
          },
          placeholder: '12 bondi charge 4 huscarls axe'
        }),
        element('button', { type: 'submit', class: 'strong' }, t('Go'))
      ),
      said ? view.late(beside.known(said)) : NOTHING
    ])
  }
  const sendFight = (): Markup => {
    const now = report()
    return now ? sendPart(now, lineOf(state.fight)) : NOTHING
  }
  const help = (): Markup =>
    together([
      view.asking(state, bookNow()),
      view.late(beside.known({ ask: 'help', fight: exactly(state.fight), side: state.asks }), view.beside)
    ])
  const advice = (): Markup =>
    together([
      view.asking(state, bookNow()),
      view.late(beside.known({ ask: 'advice', fight: exactly(state.fight), side: state.asks }), view.beside)
    ])
  const dice = (): Markup => {
    const ask = diceAsk()
    const none =
      view.factionOf(state, bookNow()) === undefined
        ? t('choose a faction for its board')
        : t('tap + for each SAGA die that was rolled')
    return together([
      view.asking(state, bookNow()),
      view.hand(state, bookNow()),
      ask ? view.late(beside.known(ask)) : element('p', { class: 'quiet' }, none)
    ])
  }
  const why = (): Markup => {
    const reply = beside.known(wholeAsk())
    return view.late(reply, found => (found.kind === 'melee' || found.kind === 'shoot' ? view.reasons(found) : NOTHING))
  }
  const bodies: Readonly<Record<Fold, () => Markup>> = {
    helps: help,
    advice,
    dice,
    why,
    record: () => view.record(state, baked, state.toll ?? toll, bookOf),
    say: sayPart,
    shelf: shelfPart,
    send: sendFight
  }

  const drawn = new Map<Side, string>()

  /** A side that a tap has not changed stays as it is: its controls depend on nothing of the other. */
  const drawSide = (side: Side): void => {
    const { kind, edition, [side]: units } = state.fight
    const key = JSON.stringify([kind, edition, units])
    if (drawn.get(side) === key) return
    drawn.set(side, key)
    const root = byId(side)
    const all = panels(state.fight, side, bookNow())
    while (root.children.length > all.length) root.lastElementChild?.remove()
    for (const [index, { label, pieces }] of all.entries()) {
      const found = root.children[index] ?? root.appendChild(document.createElement('section'))
      found.className = `unit ${side}`
      if (found.getAttribute('aria-label') !== label) found.setAttribute('aria-label', label)
      patchAll(found, pieces)
    }
  }

  /** What stands below, drawn when the answer and the controls have been, and once the taps are over where it is out of sight. */
  let later: ReturnType<typeof setTimeout> | undefined
  let isBelowSeen = true
  new IntersectionObserver(seen => {
    isBelowSeen = seen.some(({ isIntersecting }) => isIntersecting)
  }).observe(byId('tell'))
  const drawBelow = (): void => {
    const now = report()
    if (now) patchAll(byId('numbers'), view.numbers(now))
    for (const name of Object.keys(FOLDS) as readonly Fold[])
      if (openFolds.has(name)) patchNode(byId(`${name}-body`), bodies[name]().markup)
    patchFolds()
    const isDone = wanted().every(ask => beside.known(ask) !== undefined)
    document.documentElement.dataset['busy'] = isDone ? 'no' : 'yes'
  }

  const draw = (): void => {
    const book = bookNow()
    const now = report()
    if (now) {
      const root = byId('top')
      root.classList.toggle('stale', isOld)
      root.dataset['answer'] = now.replay
      patchAll(root, view.top(now))
    }
    patchNode(
      byId('note'),
      together([view.sentences(state.faults), state.note === undefined ? NOTHING : element('p', {}, state.note)]).markup
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
  const address = (): void => {
    clearTimeout(pause)
    pause = setTimeout(() => history.replaceState(null, '', hashOf(lineOf(state.fight))), 250)
  }

  const answerWith = (found: FightReport | undefined): void => {
    if (!found) return
    isOld = false
    odds = found
    toll = expectedCasualties(found)
  }

  /** The odds of the fight at hand, or the last good ones and why there are no others. */
  const fought = (): void => {
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
      fought()
      address()
    }
    if (!isStored && !store(state)) state = { ...state, note: t('this device does not allow the page to save anything') }
    beside.want(wanted())
    draw()
  }

  const readAs = (interpreted: readonly string[]): { readonly note?: string } =>
    interpreted.length > 0 ? { note: t('read as: {interpreted}', { interpreted: interpreted.join('; ') }) } : {}

  const say = (text: string): void => {
    const reply = answered({ ask: 'said', text }, baked, bookOf)
    if (reply.is === 'fight') {
      show(moved(state, { fight: reply.scenario, game: { ...state.game, fighting: {} }, ...readAs(reply.interpreted) }))
    } else show({ ...state, typed: text })
  }

  /** The fight of the address; what is not understood is shown, and the page stays as it was. */
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
    if (text === lineOf(state.fight)) return
    const reply = answered({ ask: 'said', text }, baked, bookOf)
    if (reply.is === 'fight') show(moved(state, { fight: reply.scenario, ...readAs(reply.interpreted) }))
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

  const share = async (): Promise<void> => {
    const now = report()
    if (!now) return
    const text = chatText(now, lineOf(state.fight))
    const done = await copied(text)
    show({
      ...state,
      note: done ? t('copied as text: paste it into a chat') : t('it could not be copied: select it under Send it')
    })
    if (!done) byId('send').setAttribute('open', '')
  }

  /** By what the device sends with: a message, a mail. */
  const send = async (): Promise<void> => {
    const now = report()
    if (!now) return
    try {
      await navigator.share({ text: chatText(now, lineOf(state.fight)) })
    } catch (error) {
      // sharing was called off
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
    if (!now || isOld) {
      show({ ...state, note: t('an impossible fight is not saved') })
      return
    }
    const kept: Kept = { line: lineOf(state.fight), headline: now.headline }
    const others = state.shelf.filter(each => each.line !== kept.line)
    show({ ...state, shelf: [kept, ...others], note: t('saved on this device') })
  }

  const act = (given: Tap): void => show(after(state, given, { baked, bookOf, toll }))

  const carryOut = (called: string): void => {
    const given = actCalled(called)
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
    chosen(document.body)
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

  /** A bug of ours is shown where it happens; the page goes on, and draws all of it anew. */
  const fault = (what: unknown): void => {
    drawn.clear()
    const text = t('something went wrong on this page ({what}): undo the last tap, or reload the page', {
      what: what instanceof Error ? what.message : String(what)
    })
    const note = document.getElementById('note')
    if (note) patchNode(note, view.sentences([text]).markup)
    document.documentElement.dataset['busy'] = 'no'
  }
  addEventListener('error', ({ error, message }) => fault(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => fault(reason))

  byId('folds').innerHTML = (Object.keys(FOLDS) as readonly Fold[])
    .map(name => fold(name, element('div', { id: `${name}-body`, class: 'body' })).markup)
    .join('')
  byId('game-part').hidden = !hasRosters
  beside = late(script, baked, () => {
    const reply = beside.known(wholeAsk())
    if (reply?.is === 'refused') state = { ...state, faults: reply.sentences }
    else if (reply?.is === 'report') answerWith(report())
    draw()
  })
  show(state)
  fromAddress()
  document.documentElement.dataset['ready'] = 'yes'
  performance.mark(READY)
}

if (typeof document === 'undefined') thread()
else start()
