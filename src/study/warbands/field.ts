import { t } from '../../model/language'
import { SCHEMA } from '../../model/schema'
import type { FieldBuild, FieldReport } from '../../model/warband-report'
import { type Band, bandOf, fieldedOf, meetingsOf, notesOf, together } from './compare'
import { customary, type EncounterOptions, type EncounterTable, encounterTable, readingNotes } from './meeting'
import type { Rostered } from './show'

/** Builds against a field of opponents, each by its weight. */

type Against = FieldBuild['against'][number]

const against = (build: Band, opponent: Band, arena: EncounterTable): Against => {
  const rows = meetingsOf(build, opponent, arena)
  return together(build.kinds.map((kind, i) => fieldedOf(kind, rows[i] ?? [], opponent.kinds)))
}

const weighed = (all: readonly Against[], opponents: readonly Band[], of: (each: Against) => number): number => {
  const weights = opponents.reduce((sum, { weight }) => sum + weight, 0)
  return weights === 0 ? 0 : all.reduce((sum, each, i) => sum + of(each) * (opponents[i]?.weight ?? 0), 0) / weights
}

type Placed = Pick<FieldBuild, 'killed' | 'lost'>

/** Rounding makes no front. */
const SAME = 1e-9

/** At least as good in both, and better in one: more killed, less lost. */
const beats = (one: Placed, other: Placed): boolean =>
  one.killed >= other.killed - SAME &&
  one.lost <= other.lost + SAME &&
  (one.killed > other.killed + SAME || one.lost < other.lost - SAME)

/** Which are beaten by none: the Pareto front of attack and staying power. */
export const frontOf = (all: readonly Placed[]): readonly boolean[] => all.map(each => !all.some(other => beats(other, each)))

/** Every build against every opponent. */
export const field = (
  builds: readonly Rostered[],
  opponents: readonly Rostered[],
  customs: EncounterOptions = {}
): Omit<FieldReport, 'replay' | 'request'> => {
  const book = builds[0]?.book ?? opponents[0]?.book
  if (!book) throw new RangeError('there is nobody to compare')
  const arena = encounterTable(book, customs)
  const [ours, theirs] = [builds.map(bandOf), opponents.map(bandOf)]
  const all = ours.map(build => {
    const each = theirs.map(opponent => against(build, opponent, arena))
    const total = (of: (one: Against) => number) => weighed(each, theirs, of)
    const swing = total(one => one.swing)
    const isScored = each.some(({ tournament }) => tournament !== undefined)
    return {
      build,
      against: each,
      killed: total(one => one.killed),
      lost: total(one => one.lost),
      swing,
      win: total(one => one.win),
      ...(isScored && { tournament: total(({ tournament = 0 }) => tournament) })
    }
  })
  const front = frontOf(all)
  return {
    schema: SCHEMA,
    kind: 'field',
    headline: t('{own} against a field of {n}', { own: ours.map(({ name }) => name).join(', '), n: theirs.length }),
    edition: book.edition,
    rules: book.version,
    builds: all.map(({ build, ...numbers }, i) => ({
      name: build.name,
      ...(build.file !== undefined && { file: build.file }),
      faction: build.faction,
      isLegal: build.isLegal,
      cost: build.cost,
      sagaDice: build.sagaDice.rolled,
      ...numbers,
      perPoint: build.cost > 0 ? numbers.swing / build.cost : 0,
      isOnFront: front[i] ?? false
    })),
    opponents: theirs.map(({ name, file, weight, isLegal }) => ({ name, ...(file !== undefined && { file }), weight, isLegal })),
    ...customary(customs),
    notes: [...notesOf([...ours, ...theirs], arena, book), ...readingNotes(customs)]
  }
}
