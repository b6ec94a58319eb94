import { refuseAny } from '../../model/errors'
import { once } from '../../model/once'
import type { ReviewReport } from '../../model/report'
import { RULE_KEYS } from '../../model/scenario'
import { reviewColumns } from '../../request/batch/columns'
import type { Draft } from '../../request/validators'
import { type BatchKind, membersIn, patchesUnder, reportReader } from './kind'

/** Lines of `batch` that ask for a review of a game. */

const NUMBERS = [
  ...['gained', 'expected', 'luck', 'decisions'],
  ...['costs.own', 'costs.enemy', 'lucks.own', 'lucks.enemy', 'swing.below', 'swing.same', 'swing.above']
].map(name => `total.${name}`)

const WORDS = ['kind', 'headline', 'edition', 'rules', 'names.own', 'names.enemy', 'notes', 'replay'] as const

const KNOWN: readonly string[] = [
  ...NUMBERS,
  ...WORDS,
  ...['fight', 'for', 'by', 'through'].map(name => `turningPoint.${name}`),
  'dearest'
]

const OF_REPORT =
  /^(fights\.\d{1,3}\.(headline|by|gained|expected|luck|decisions|mean|chance|(costs)\.(own|enemy)|(taken)\.(own|enemy)\.luck)|dearest\.\d\.(fight|by|name|made|best|cost))$/

const summary = ({ kind, headline, edition, names, fights, total, turningPoint, dearest }: ReviewReport): object => ({
  kind,
  headline,
  edition,
  names,
  fights: fights.map(({ gained, expected, luck, decisions }) => ({ gained, expected, luck, decisions })),
  total: { ...total, swing: { below: total.swing.below, same: total.swing.same, above: total.swing.above } },
  ...(turningPoint && { turningPoint }),
  dearest
})

const without = ({ kind: _k, id: _i, ...game }: Draft): Draft => game

export const reviews: BatchKind = {
  columns: reviewColumns,
  numbers: NUMBERS,
  known: KNOWN,
  reader: reportReader(KNOWN, OF_REPORT),
  load: async () => {
    const [{ playedFightAnswers: played }, { fatigueAfter }, late] = await Promise.all([
      import('../../answers/played-fights'),
      import('../../study/review'),
      import('../../request/review')
    ])
    return (draft, mistakes, { patches, bookOf, withCosts }) => {
      refuseAny(mistakes)
      const file = late.reviewOf(without(draft))
      const { request, book } = late.reviewRequested({
        file,
        bookOf: edition => withCosts(bookOf(edition)),
        patches: patchesUnder(RULE_KEYS, patches),
        fatigueAfter
      })
      const whole = once(() => played.review(request, book))
      return { request, whole, summary: () => membersIn(summary(whole())) }
    }
  }
}
