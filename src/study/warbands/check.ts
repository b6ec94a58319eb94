import type { Rulebook } from '../../battle/odds'
import { t } from '../../model/language'
import { SCHEMA } from '../../model/schema'
import type { Roster } from '../../model/warband'
import type { WarbandCheckReport } from '../../model/warband-report'
import { checked } from '../../warband/legality'

/** Rosters with the rulebooks of their editions. */
export interface Rostered {
  readonly roster: Roster
  readonly book: Rulebook
}

const said = (legal: number, all: number): string => {
  if (all === 1) return legal === 1 ? t('a legal warband') : t('not a legal warband')
  return t('{legal} of {all} warbands are legal', { legal, all })
}

/** Whether these are legal warbands, with every fault of each. */
export const check = (rosters: readonly Rostered[]): Omit<WarbandCheckReport, 'replay' | 'request'> => {
  const all = rosters.map(({ roster, book }) => checked(roster, book))
  const [first] = rosters
  if (!first) throw new RangeError('there is no roster to check')
  const legal = all.filter(({ isLegal }) => isLegal).length
  return {
    schema: SCHEMA,
    kind: 'warband-check',
    headline: rosters.length === 1 ? `${first.roster.name}: ${said(legal, 1)}` : said(legal, all.length),
    edition: first.book.edition,
    rules: first.book.version,
    rosters: all,
    notes: []
  }
}
