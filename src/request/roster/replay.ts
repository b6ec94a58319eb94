import { commandLine } from '../../model/shell'
import { type Tournament, tournamentText } from '../../model/tournament'
import { BUILD_DEFAULTS, type BuildAsked, type MusterUnit, type Outfit, type Roster } from '../../model/warband'
import type { Rulebook } from '../../rules/types'
import type { PointsAsked } from './points'

/** Questions about warbands as the commands that ask them. */

const line = (words: readonly string[], { boards = [] }: Rulebook): string =>
  commandLine([...words, ...boards.flatMap(board => ['--board', board])])

const fileOf = ({ file, name }: Roster): string => file ?? name

/** How the fights of a question are fought. */
interface Customs {
  readonly against?: readonly string[]
  readonly givesUpDice?: boolean
  readonly readings?: Readonly<Record<string, string>>
  readonly tournament?: Tournament
}

const customary = ({ givesUpDice = false, readings = {}, tournament }: Customs): readonly string[] => [
  ...(tournament ? ['--goal', tournamentText(tournament)] : []),
  ...(givesUpDice ? ['--gives-up-dice'] : []),
  ...Object.entries(readings).flatMap(pair => ['--reading', pair.join('=')])
]

/** `warband check york.yaml`, `compare york.yaml dublin.yaml --against meta` */
export const rostersReplay = (
  command: readonly string[],
  rosters: readonly Roster[],
  book: Rulebook,
  { against = [], ...customs }: Customs = {}
): string =>
  line([...command, ...rosters.map(fileOf), ...against.flatMap(each => ['--against', each]), ...customary(customs)], book)

/** Ids of what it carries and rides, as a sentence has them. */
const worn = ({ weapon, mounted, mount, banner }: Outfit): readonly string[] => [
  ...(weapon === undefined ? [] : [weapon]),
  ...(mounted ? ['mounted'] : []),
  ...(mount === undefined ? [] : [mount]),
  ...(banner ? ['banner'] : [])
]

export const pointsReplay = ({ fallen, wipedOut, ...customs }: PointsAsked & Customs, book: Rulebook): string =>
  line(
    [
      ...['warband', 'points'],
      ...fallen.flatMap(({ unit, models, units = 1, place, ...outfit }, i) => [
        ...(i > 0 && place !== fallen[i - 1]?.place ? ['then'] : []),
        units > 1 ? `${units}x${models / units}` : String(models),
        unit,
        ...worn(outfit)
      ]),
      ...(wipedOut > 0 ? ['--wiped-out', String(wipedOut)] : []),
      ...customary(customs),
      ...(book.edition === 2 ? ['--edition', '2'] : [])
    ],
    book
  )

/** "2x8 bondi danish-axe mounted", as a roster reads it. */
const said = ({ unit, models, units, ...outfit }: MusterUnit): string =>
  [units > 1 ? `${units}x${models}` : String(models), unit, ...worn(outfit)].join(' ')

/** A warband in words: what it is called where it is of no file. */
const inWords = ({ units }: Roster): string => units.map(said).join(', ')

/** The question as its command asks it: warbands in words are called by them. */
export const asTyped = (request: BuildAsked): BuildAsked => ({
  ...request,
  against: request.against.map(roster => (roster.file === undefined ? { ...roster, name: inWords(roster) } : roster))
})

export const buildReplay = (
  { kept, against, measure, tournament, ways, dice, top, ...customs }: BuildAsked,
  book: Rulebook
): string => {
  const hero = kept.leader && book.troops[kept.leader.unit]?.hero ? kept.leader.unit : undefined
  const option = (flag: string, value: string | undefined): readonly string[] => (value === undefined ? [] : [flag, value])
  return line(
    [
      ...['warband', 'build', kept.faction, String(kept.points)],
      ...option('--hero', hero),
      ...kept.units.flatMap(unit => ['--keep', said(unit)]),
      ...against.flatMap(roster => ['--against', roster.file ?? inWords(roster)]),
      ...option('--measure', tournament ? tournamentText(tournament) : measure === BUILD_DEFAULTS.measure ? undefined : measure),
      ...option('--ways', ways.length === BUILD_DEFAULTS.ways.length ? undefined : ways.join(',')),
      ...option('--dice', dice === BUILD_DEFAULTS.dice ? undefined : String(dice)),
      ...option('--top', top === BUILD_DEFAULTS.top ? undefined : String(top)),
      ...customary(customs),
      ...option('--edition', book.edition === 2 ? '2' : undefined)
    ],
    book
  )
}
