import { type Mistake, refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { unknownKey } from '../../model/mistakes'
import { once } from '../../model/once'
import type { DiceReport } from '../../model/report'
import { RULE_KEYS } from '../../model/scenario'
import { type Columns, diceColumns, throwColumns, wrathColumns } from '../../request/batch/columns'
import type { ColumnsByKind } from '../../request/batch/table'
import { type Draft, ownKey } from '../../request/validators'
import { rulebook } from '../../rules/rulebook'
import { advices } from './advice'
import { fights } from './fights'
import { type BatchKind, membersIn, patchesUnder, reportReader } from './kind'
import { plans } from './plans'
import { reviews } from './reviews'

/** The kinds of questions of a batch; first those about dice. */

const spans = (of: string): readonly string[] =>
  ['asRolled', 'bestPlay'].flatMap(play => ['low', 'high'].map(end => `${of}.${play}.${end}`))

const NUMBERS = ['dice.rolled', 'dice.left', ...spans('all'), ...spans('worth')] as const

const OF_WANT = /^wants\.\d{1,2}\.(box|name|times|cost|certainty|(alone|all)\.(asRolled|bestPlay)\.(low|high))$/

const KNOWN = ['kind', 'headline', 'edition', 'rules', 'notes', 'replay', 'request', ...NUMBERS] as const

const summary = ({ headline, edition, dice: { rolled, left }, all, worth, wants, paidP }: DiceReport): object => ({
  kind: 'dice',
  headline,
  edition,
  dice: { rolled, left },
  ...(all && { all }),
  ...(worth && { worth }),
  wants: wants.map(({ box, name, times, cost, alone }) => ({ box, name, times, cost, alone })),
  ...(paidP && { paidP })
})

const dice = () => Promise.all([import('../../answers/saga-dice'), import('../../request/dice/request')])

const diceQuestions: BatchKind = {
  columns: diceColumns,
  numbers: NUMBERS,
  known: KNOWN,
  reader: reportReader(KNOWN, OF_WANT),
  load: async () => {
    const [{ sagaDiceAnswers: sagaDice }, { diceRequested }] = await dice()
    return (draft, mistakes, { patches, bookOf, withCosts }) => {
      const { request, book } = diceRequested({ scenario: draft, patches: patchesUnder(RULE_KEYS, patches), mistakes }, bookOf)
      const whole = once(() => sagaDice.dice(request, withCosts(book)))
      return { request, whole, summary: () => membersIn(summary(whole())) }
    }
  }
}

/** Throws a RequestError with these mistakes, and with every key that such a question does not have. */
const refuseOtherKeys = (draft: Draft, mistakes: readonly Mistake[], called: string, { known }: Columns): void => {
  const others = Object.keys(draft).filter(key => !known.includes(key))
  refuseAny([...mistakes, ...others.map(key => unknownKey(key, called, known, key))])
}

const WRATH_NUMBERS: readonly string[] = ['activations', 'nothing', 'changesSides']

const OF_WRATH: readonly string[] = [
  ...WRATH_NUMBERS,
  ...['kind', 'headline', 'edition', 'rules', 'notes', 'replay', 'effects', 'activationsP', 'totalP']
]

const wrathQuestions: BatchKind = {
  isFirstEditionOnly: true,
  columns: wrathColumns,
  numbers: WRATH_NUMBERS,
  known: OF_WRATH,
  reader: reportReader(OF_WRATH),
  load: async () => {
    const [{ sagaDiceAnswers: sagaDice }, { wrathRequested }] = await dice()
    return (draft, mistakes) => {
      refuseOtherKeys(draft, mistakes, t('a question about the Wrath'), wrathColumns)
      const request = wrathRequested(ownKey(draft, 'dice'))
      const whole = once(() => sagaDice.wrath(request, rulebook(1)))
      return {
        request,
        whole,
        summary: () => {
          const { schema: _s, rules: _r, replay: _c, notes: _n, ...numbers } = whole()
          return membersIn(numbers)
        }
      }
    }
  }
}

const THROWN = [
  ...['kind', 'headline', 'mean', 'sd', 'wanted.chance'],
  ...['observed.below', 'observed.same', 'observed.above']
] as const

const OF_THROW = /^(p|atLeast|atMost|range)\.\d{1,4}$/u

const throwQuestions: BatchKind = {
  columns: throwColumns,
  numbers: ['mean', 'sd', 'wanted.chance'],
  known: [...THROWN, 'p.0', 'atLeast.0', 'atMost.0'],
  reader: reportReader(THROWN, OF_THROW),
  load: async () => {
    const [{ throwAnswers: throws }, { throwAsked }] = await Promise.all([
      import('../../answers/throws'),
      import('../../request/throw')
    ])
    return (draft, mistakes) => {
      refuseOtherKeys(draft, mistakes, t('a question about plain dice'), throwColumns)
      const request = throwAsked(draft, 'throw')
      const whole = once(() => throws.throw(request, rulebook(1)))
      return {
        request,
        whole,
        summary: () => {
          const { schema: _s, replay: _c, headline, mean, sd, range, wanted, observed } = whole()
          return membersIn({ kind: 'throw', headline, mean, sd, range, ...(wanted && { wanted }), ...(observed && { observed }) })
        }
      }
    }
  }
}

/** The kinds by the `kind` of a line. A new kind is a new row. */
export const KINDS = {
  melee: fights,
  shoot: fights,
  dice: diceQuestions,
  wrath: wrathQuestions,
  throw: throwQuestions,
  plan: plans,
  advise: advices,
  review: reviews
} as const

export type KindName = keyof typeof KINDS

export const kindNamed = (name: KindName): BatchKind => KINDS[name]

export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[]

export const isKind = (name: unknown): name is KindName => typeof name === 'string' && Object.hasOwn(KINDS, name)

/** The CSV columns of each kind. */
export const COLUMNS: ColumnsByKind = Object.fromEntries(Object.entries(KINDS).map(([name, { columns }]) => [name, columns]))
