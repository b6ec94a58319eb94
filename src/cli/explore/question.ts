import { isListedField, LISTED_FIELDS, valuesOf } from '../../answers/edit/values'
import { studyAnswers } from '../../answers/studies'
import { placesOf, type UnitPlace } from '../../battle/units'
import { t, translate } from '../../model/language'
import type { AdviceReport, WhatIfRow } from '../../model/report'
import { SIDES, type Side } from '../../model/scenario'
import { formatDelta, formatPercentDelta } from '../../report/study/measures'
import type { Rulebook } from '../../rules/types'
import { changesOf } from '../../study/changes'
import {
  changeable,
  changeOfRow,
  currentOf,
  everyChange,
  type Offer,
  unitNameIn,
  usualOffer,
  valueOffers,
  whereOf
} from './choices'
import type { Action, ExplorerState, NextQuestion, Turn } from './state'

/** The lines of the menu, in order; lines that are useless in a state are left out. */

const asking = (...asks: readonly NextQuestion[]): Action => ({ do: 'ask', asks })

type Line = (state: ExplorerState, now: Turn) => readonly Offer[]

const change: Line = (_, now) =>
  placesOf(now.scenario).map(place => ({
    label: t('change the {name}', { name: unitNameIn(now, place) }),
    action: asking({ ask: 'unit', place })
  }))

const help: Line = (_, now) =>
  SIDES.map(side => ({
    label: t('what would help the {name} most?', { name: unitNameIn(now, { side, index: 0 }) }),
    action: asking({ ask: 'help', side })
  }))

const advice: Line = (_, now) =>
  SIDES.map(side => ({
    label: t('what should the {name} do?', { name: unitNameIn(now, { side, index: 0 }) }),
    hint: t('with what both sides have here: abilities, fatigue to spend, dice to give up'),
    action: { do: 'advise', side }
  }))

const swap: Line = (_, { scenario, report }) =>
  'together' in scenario.attacker
    ? []
    : [
        {
          label: t('the other side {verb}', { verb: report.kind === 'shoot' ? t('shoots') : t('charges') }),
          action: { do: 'swap' }
        }
      ]

const shelf: Line = ({ shelf }) => [
  { label: t('save this variant'), action: { do: 'shelve' } },
  ...(shelf.length > 0
    ? [
        {
          label: t('saved variants, side by side ({shelf})', { shelf: shelf.length }),
          action: { do: 'tell', tell: { tell: 'shelf' } } satisfies Action
        },
        { label: t('load or remove a saved variant'), action: asking({ ask: 'shelf' }) }
      ]
    : [])
]

const undo: Line = ({ past }, now) =>
  past.length > 0 ? [{ label: t('undo: {said}', { said: now.said }), action: { do: 'undo' } }] : []

const rest: Line = () => [
  { label: t('each number and its rule'), action: { do: 'tell', tell: { tell: 'explain' } } },
  { label: t('save the scenario'), action: asking({ ask: 'file' }) },
  { label: t('another fight'), action: { do: 'again' } },
  { label: t('leave'), action: { do: 'leave' } }
]

const LINES: readonly Line[] = [change, undo, help, advice, shelf, swap, rest]

const menu = (state: ExplorerState, now: Turn): readonly Offer[] => LINES.flatMap(line => line(state, now))

/** A question: lines to pick from, or text to type. */

interface Asked {
  readonly message: string
  /** Cleared from the screen once it is answered. */
  readonly isPassing?: true
}

export type Question =
  | (Asked & {
      readonly offers: readonly Offer[]
      /** The index of the default line. */
      readonly first: number
      /** Further lines, which are searched once something is typed. */
      readonly more?: () => readonly Offer[]
    })
  | (Asked & { readonly usual?: string; readonly typed: (text: string) => Action })

const back = (): Offer => ({ label: t('back'), action: { do: 'back' } })

const ROLES = {
  melee: { attacker: 'Attacker', defender: 'Defender' },
  shoot: { attacker: 'Shooter', defender: 'Target' }
} as const

const kinds = (): Question => ({
  message: t('Which kind of fight?'),
  offers: [
    { label: t('a melee'), hint: t('one unit charges another'), action: { do: 'kind', kind: 'melee' } },
    { label: t('a shot'), hint: t('one unit shoots at another'), action: { do: 'kind', kind: 'shoot' } },
    {
      label: t('a fight in words'),
      hint: '12 bondi charge 4 huscarls axe gives up dice',
      action: { do: 'ask', asks: [{ ask: 'sentence' }] }
    },
    { label: t('leave'), action: { do: 'leave' } }
  ],
  first: 0
})

/** The message of a question about a value: "Attacker, troop:" while a fight is being set up. */
const traitMessage = (state: ExplorerState, place: UnitPlace, key: string): string => {
  const called = isListedField(key) ? LISTED_FIELDS[key].label : key
  if (state.now) return `${unitNameIn(state.now, place)}, ${translate(called)}:`
  const kind = state.draft['kind'] === 'shoot' ? 'shoot' : 'melee'
  return `${translate(ROLES[kind][place.side])}, ${translate(called)}:`
}

/** All values in order; the current one is the default, and picking it changes nothing. */
const withCurrentValue = (
  state: ExplorerState,
  { place, key }: { readonly place: UnitPlace; readonly key: string },
  offers: readonly Offer[],
  message: string,
  book: Rulebook
): Question => {
  const current = currentOf(state, place, key, book)
  const all = valuesOf(key, whereOf(state, place, book)).flatMap(({ label }): readonly Offer[] => {
    if (label === current?.label) return [{ label, hint: t('as it is'), action: { do: 'back' } }]
    return offers.filter(offer => offer.label === label)
  })
  return {
    message,
    offers: [...all, back()],
    first: Math.max(
      0,
      all.findIndex(({ label }) => label === current?.label)
    )
  }
}

const traitOf = (
  state: ExplorerState,
  { place, key }: Extract<NextQuestion, { readonly ask: 'trait' }>,
  book: Rulebook
): Question => {
  const offers = valueOffers(state, place, key, book)
  const message = traitMessage(state, place, key)
  if (!state.now) return { message, offers, first: usualOffer(state, place, key, offers, book) }
  const isMore = key === 'abilities'
  if (!isMore && key !== 'faction' && key !== 'unit') return withCurrentValue(state, { place, key }, offers, message, book)
  const out: Offer = isMore ? { label: t('no more'), action: { do: 'next' } } : back()
  return isMore ? { message, offers: [out, ...offers], first: 0 } : { message, offers: [...offers, out], first: 0 }
}

const unitOf = (state: ExplorerState, now: Turn, place: UnitPlace, book: Rulebook): Question => ({
  message: t('{name}, change:', { name: unitNameIn(now, place) }),
  offers: [
    ...changeable(state, place, book).map((key): Offer => {
      const current = key === 'abilities' ? undefined : currentOf(state, place, key, book)
      return {
        label: `${translate(LISTED_FIELDS[key].label)}${current ? `: ${current.label}` : ''}`,
        action: { do: 'ask', asks: [{ ask: 'trait', place, key }] }
      }
    }),
    {
      label: t('anything else, in words'),
      hint: t('as in a sentence: armour 5 +2a guarded 2 hirdmen; or a path and a value: armourShot=4'),
      action: { do: 'ask', asks: [{ ask: 'words', place }] }
    },
    back()
  ],
  first: 0
})

const gain = (row: WhatIfRow, asks: Side): string => {
  const { attackerWins, defenderWins } = row.difference
  const win = asks === 'attacker' ? attackerWins : defenderWins
  return t('{gain} points{win}', {
    gain: formatDelta(row.gain).padStart(6),
    win: win === undefined ? '' : t(', win {change}', { change: formatPercentDelta(win) })
  })
}

const WIDE = 34

/** Every single change that helps a side, the largest gain first. Picking one makes it. */
const helpOf = ({ scenario, report }: Turn, asks: Side, book: Rulebook): Question => {
  const { rows, names } = studyAnswers['what-if']({ scenario, asks }, book)
  const changes = changesOf(scenario, book)
  const offers = rows.flatMap(row => {
    const change = changeOfRow(row, report, changes)
    if (!change || row.gain <= 0) return []
    const said = `${row.unit}: ${row.change}`
    return [
      {
        label: `${said.padEnd(WIDE)} ${gain(row, asks)}`,
        action: { do: 'become', scenario: change.scenario, said }
      } satisfies Offer
    ]
  })
  return { message: t('best single changes for {the:names}:', { names: names[asks] }), offers: [...offers, back()], first: 0 }
}

/** After advice: the fight of best play can be loaded. */
const adviceOf = (advice: AdviceReport): Question => ({
  message: t('the advice for {the:names}:', { names: advice.names[advice.asks] }),
  offers: [
    back(),
    { label: t('load the fight of best play'), action: { do: 'become', scenario: advice.best.scenario, said: t('best play') } },
    { label: t('every choice and its worth'), action: { do: 'tell', tell: { tell: 'advice', advice, isWhole: true } } }
  ],
  first: 0
})

const shelfOf = (shelf: readonly Turn[]): Question => ({
  message: t('saved variants:'),
  offers: [
    back(),
    ...shelf.map(
      ({ report }, index): Offer => ({
        label: t('load {index}: {headline}', { index: index + 1, headline: report.headline }),
        action: { do: 'take', index }
      })
    ),
    ...shelf.map(
      ({ report }, index): Offer => ({
        label: t('remove {index}: {headline}', { index: index + 1, headline: report.headline }),
        action: { do: 'drop', index }
      })
    )
  ],
  first: 0
})

const menuOf = (state: ExplorerState, now: Turn, book: Rulebook): Question => ({
  message: t('What now? (type to search)'),
  offers: menu(state, now),
  first: 0,
  more: () => everyChange(state, book)
})

const blank = (text: string, action: Action): Action => (text.trim() === '' ? { do: 'back' } : action)

const questionOnFight = (state: ExplorerState, now: Turn, ask: NextQuestion | undefined, book: Rulebook): Question => {
  switch (ask?.ask) {
    case 'trait':
      return traitOf(state, ask, book)
    case 'unit':
      return unitOf(state, now, ask.place, book)
    case 'words':
      return {
        message: t('{name}, in words (Enter: back):', { name: unitNameIn(now, ask.place) }),
        typed: text => blank(text, { do: 'words', place: ask.place, text })
      }
    case 'help':
      return helpOf(now, ask.side, book)
    case 'advice':
      return adviceOf(ask.advice)
    case 'shelf':
      return shelfOf(state.shelf)
    case 'file':
      return {
        message: t('file to save it in:'),
        usual: 'fight.json',
        typed: text => blank(text, { do: 'save', file: text.trim() })
      }
    default:
      return menuOf(state, now, book)
  }
}

const sentenceQuestion = (): Question => ({
  message: t('who charges or shoots whom? (Enter: back)'),
  typed: text => blank(text, { do: 'sentence', text })
})

/** The question to ask in a state. */
export const questionOf = (state: ExplorerState, book: Rulebook): Question => {
  const [ask] = state.todo
  if (ask?.ask === 'kind') return kinds()
  if (ask?.ask === 'sentence') return sentenceQuestion()
  if (state.now) return { ...questionOnFight(state, state.now, ask, book), isPassing: true }
  return ask?.ask === 'trait' ? traitOf(state, ask, book) : kinds()
}
