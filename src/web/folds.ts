import { type BookOf, bookFor } from '../answers/edit/questions'
import { withoutMethod } from '../battle/units'
import { t } from '../model/language'
import type { FightReport } from '../model/report'
import type { Scenario, Side } from '../model/scenario'
import { shellLine } from '../model/shell'
import { element, joinLines, type Markup, NO_MARKUP } from '../report/markup'
import { replayed } from '../request/replay'
import type { Rulebook } from '../rules/types'
import * as view from './answer'
import type { BakedRules } from './baked-rules'
import type { PageAnswer, PageQuestion } from './command'
import type { Casualties } from './game'
import { sendPart } from './send'
import type { PageState } from './state'

/** The folds below the numbers: the questions that open folds ask, and their contents. */

/** The folds and their titles. */
export const FOLDS = {
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

export const FOLD_NAMES = Object.keys(FOLDS) as readonly Fold[]

/** What the contents of folds are made from: the state of the page and the answers so far. */
export interface Shown {
  readonly state: PageState
  /** The odds of the fight, or of the last possible one. */
  readonly report: FightReport | undefined
  readonly known: (question: PageQuestion) => PageAnswer | undefined
  readonly toll: Readonly<Record<Side, Casualties>>
  readonly baked: BakedRules
  readonly bookOf: BookOf
}

/** The fight as a command without the program's name, for addresses and saved fights. */
export const lineOf = (fight: Scenario, bookOf: BookOf): string => shellLine(replayed(fight, bookFor(fight, bookOf)))

export const wholeFight = ({ fight }: PageState): PageQuestion => ({ ask: 'whole', fight })

/** What would help the chosen side, or what it should do. */
const forSide = (ask: 'help' | 'advice', { fight, asks }: PageState): PageQuestion => ({
  ask,
  fight: withoutMethod(fight),
  side: asks
})

const ofDice = (state: PageState, book: Rulebook): PageQuestion | undefined => {
  const [faction, rolled] = [view.factionOf(state, book), view.rolledIn(state)]
  return faction === undefined || rolled === '' ? undefined : { ask: 'dice', faction, rolled, edition: book.edition }
}

const ofTyped = ({ typed }: PageState): PageQuestion | undefined =>
  typed === undefined ? undefined : { ask: 'said', text: typed }

/** The questions of the page, the most urgent first; none where the fight is impossible. */
export const questionsOf = (state: PageState, open: ReadonlySet<string>, bookOf: BookOf): readonly PageQuestion[] => {
  if (state.faults.length > 0) return []
  const typed = ofTyped(state)
  const dice = open.has('dice') ? ofDice(state, bookFor(state.fight, bookOf)) : undefined
  return [
    ...(typed ? [typed] : []),
    wholeFight(state),
    ...(dice ? [dice] : []),
    ...(open.has('helps') ? [forSide('help', state)] : []),
    ...(open.has('advice') ? [forSide('advice', state)] : [])
  ]
}

/** A closed, empty fold. */
export const emptyFold = (name: Fold): Markup =>
  element(
    'details',
    { class: 'part fold', id: name, 'data-fold': name },
    element('summary', {}, element('h2', {}, t(FOLDS[name]))),
    element('div', { id: `${name}-body`, class: 'body' })
  )

const shelf = ({ state }: Shown): Markup =>
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

const FIELD = {
  id: 'sentence',
  type: 'text',
  autocomplete: 'off',
  autocapitalize: 'none',
  spellcheck: 'false',
  enterkeyhint: 'go',
  placeholder: '12 bondi charge 4 huscarls axe'
} as const

const typing = ({ state, known }: Shown): Markup => {
  const typed = ofTyped(state)
  return joinLines([
    element(
      'form',
      { id: 'say-form' },
      element('label', { class: 'label', for: 'sentence' }, t('a fight or a command, as at the command line')),
      element('input', FIELD),
      element('button', { type: 'submit', class: 'strong' }, t('Go'))
    ),
    typed ? view.replyMarkup(known(typed)) : NO_MARKUP
  ])
}

const sideAnswer = (ask: 'help' | 'advice', { state, known, bookOf }: Shown): Markup =>
  joinLines([view.asking(state, bookFor(state.fight, bookOf)), view.replyMarkup(known(forSide(ask, state)), view.reportMarkup)])

const dice = ({ state, known, bookOf }: Shown): Markup => {
  const book = bookFor(state.fight, bookOf)
  const question = ofDice(state, book)
  const none =
    view.factionOf(state, book) === undefined ? t('choose a faction for its board') : t('tap + for each SAGA die that was rolled')
  return joinLines([
    view.asking(state, book),
    view.diceInHand(state, book),
    question ? view.replyMarkup(known(question)) : element('p', { class: 'quiet' }, none)
  ])
}

const why = ({ state, known }: Shown): Markup =>
  view.replyMarkup(known(wholeFight(state)), found =>
    found.kind === 'melee' || found.kind === 'shoot' ? view.reasons(found) : NO_MARKUP
  )

/** The contents of each fold. */
export const foldBodies: Readonly<Record<Fold, (shown: Shown) => Markup>> = {
  helps: shown => sideAnswer('help', shown),
  advice: shown => sideAnswer('advice', shown),
  dice,
  why,
  record: ({ state, baked, toll, bookOf }) => view.record(state, baked, state.toll ?? toll, bookOf),
  say: typing,
  shelf,
  send: ({ state, report, bookOf }) =>
    report && state.faults.length === 0 ? sendPart(report, lineOf(state.fight, bookOf)) : NO_MARKUP
}
