import { commandLine } from '../../model/shell'
import { type Tournament, tournamentText } from '../../model/tournament'
import { BUILD_DEFAULTS, type BuildAsked, type MusterUnit, type Outfit, type Roster } from '../../model/warband'
import type { Rulebook } from '../../rules/types'
import type { PointsAsked } from './points'

/** Formats questions about warbands as the commands that ask them. */

const line = (words: readonly string[], { boards = [] }: Rulebook): string =>
  commandLine([...words, ...boards.flatMap(board => ['--board', board])])

/** Settings for the fights of a question. */
interface FightSettings {
  readonly against?: readonly string[]
  readonly givesUpDice?: boolean
  readonly readings?: Readonly<Record<string, string>>
  readonly tournament?: Tournament
}

const settingFlags = ({ givesUpDice = false, readings = {}, tournament }: FightSettings): readonly string[] => [
  ...(tournament ? ['--goal', tournamentText(tournament)] : []),
  ...(givesUpDice ? ['--gives-up-dice'] : []),
  ...Object.entries(readings).flatMap(pair => ['--reading', pair.join('=')])
]

/** The ids of what the unit carries and rides, as words of a sentence. */
const outfitWords = ({ weapon, mounted, mount, banner }: Outfit): readonly string[] => [
  ...(weapon === undefined ? [] : [weapon]),
  ...(mounted ? ['mounted'] : []),
  ...(mount === undefined ? [] : [mount]),
  ...(banner ? ['banner'] : [])
]

export const pointsReplay = ({ fallen, wipedOut, ...settings }: PointsAsked & FightSettings, book: Rulebook): string =>
  line(
    [
      ...['warband', 'points'],
      ...fallen.flatMap(({ unit, models, units = 1, place, ...outfit }, i) => [
        ...(i > 0 && place !== fallen[i - 1]?.place ? ['then'] : []),
        units > 1 ? `${units}x${models / units}` : String(models),
        unit,
        ...outfitWords(outfit)
      ]),
      ...(wipedOut > 0 ? ['--wiped-out', String(wipedOut)] : []),
      ...settingFlags(settings),
      ...(book.edition === 2 ? ['--edition', '2'] : [])
    ],
    book
  )

/** Formats a unit as words of a roster: "2x8 bondi danish-axe mounted". */
const unitInWords = ({ unit, models, units, ...outfit }: MusterUnit): string =>
  [units > 1 ? `${units}x${models}` : String(models), unit, ...outfitWords(outfit)].join(' ')

/** Formats a warband as words, which are its name if it comes from no file. */
const inWords = ({ units }: Roster): string => units.map(unitInWords).join(', ')

/** Formats a warband that is in no file as words: "vikings, 4 points: 8 hirdmen, 2x8 bondi led by ragnar". */
const wholeInWords = (roster: Roster, { troops }: Rulebook): string => {
  const { faction, points, leader, units } = roster
  const isHero = leader !== undefined && troops[leader.unit]?.hero !== undefined
  const name = isHero ? leader.unit : 'warlord'
  const arms = leader ? outfitWords(leader) : []
  // a leader with arms of his own is written as a unit
  const armed = arms.length > 0 ? [[name, ...arms].join(' ')] : []
  const ledBy = isHero && armed.length === 0 ? ` led by ${name}` : ''
  return `${faction}, ${points} points: ${[...armed, ...units.map(unitInWords)].join(', ')}${ledBy}`
}

/** Formats a command about rosters: `warband check york.yaml`, `compare york.yaml dublin.yaml --against meta`. */
export const rostersReplay = (
  command: readonly string[],
  rosters: readonly Roster[],
  book: Rulebook,
  { against = [], ...settings }: FightSettings = {}
): string =>
  line(
    [
      ...command,
      ...rosters.map(roster => roster.file ?? wholeInWords(roster, book)),
      ...against.flatMap(each => ['--against', each]),
      ...settingFlags(settings),
      ...(book.edition === 2 && (command[0] !== 'compare' || rosters.some(({ file }) => file === undefined))
        ? ['--edition', '2']
        : [])
    ],
    book
  )

/** The question as it would be typed: warbands without a file get their words as a name. */
export const asTyped = (request: BuildAsked): BuildAsked => ({
  ...request,
  against: request.against.map(roster => (roster.file === undefined ? { ...roster, name: inWords(roster) } : roster))
})

export const buildReplay = (
  { kept, against, measure, tournament, ways, dice, top, ...settings }: BuildAsked,
  book: Rulebook
): string => {
  const hero = kept.leader && book.troops[kept.leader.unit]?.hero ? kept.leader.unit : undefined
  const option = (flag: string, value: string | undefined): readonly string[] => (value === undefined ? [] : [flag, value])
  return line(
    [
      ...['warband', 'build', kept.faction, String(kept.points)],
      ...option('--hero', hero),
      ...kept.units.flatMap(unit => ['--keep', unitInWords(unit)]),
      ...against.flatMap(roster => ['--against', roster.file ?? inWords(roster)]),
      ...option('--measure', tournament ? tournamentText(tournament) : measure === BUILD_DEFAULTS.measure ? undefined : measure),
      ...option('--ways', ways.length === BUILD_DEFAULTS.ways.length ? undefined : ways.join(',')),
      ...option('--dice', dice === BUILD_DEFAULTS.dice ? undefined : String(dice)),
      ...option('--top', top === BUILD_DEFAULTS.top ? undefined : String(top)),
      ...settingFlags(settings),
      ...option('--edition', book.edition === 2 ? '2' : undefined)
    ],
    book
  )
}
