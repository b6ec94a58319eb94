import { type AdviceRequest, MOST_LINES } from '../model/advice'
import { type Condition, conditionText } from '../model/condition'
import { quantityAt } from '../model/quantities'
import type { Scenario, SideRequest } from '../model/scenario'
import { commandLine } from '../model/shell'
import { type Tournament, tournamentText } from '../model/tournament'
import type { BuildAsked, MusterUnit, Outfit, Roster } from '../model/warband'
import type { Rulebook } from '../rules/types'
import { fightOptions, replayed, wordsOfSide } from './replay'
import type { PointsAsked } from './roster/points'
import { SIDES } from './scenario-fields'
import { formatValue } from './value-text'

/** Studies as the commands that ask for them. */

/** A path and all its values. */
export interface Values {
  readonly path: string
  readonly labels: readonly string[]
}

const WHOLE = /^\d+$/

/** 4,5,6 as 4..6: the values as they would be typed. */
const valuesText = (labels: readonly string[]): string => {
  const numbers = labels.map(Number)
  const [start = 0, second = 0] = numbers
  const step = second - start
  const isRange =
    labels.length > 2 && step > 0 && labels.every((label, i) => WHOLE.test(label) && Number(label) === start + i * step)
  if (!isRange) return labels.join(',')
  return `${start}..${numbers.at(-1)}${step === 1 ? '' : `/${step}`}`
}

/** "attacker.models=4..12" */
const axisText = ({ path, labels }: Values): string => `${path}=${valuesText(labels)}`

/** Of a fight with further options. */
export const fightReplay = (scenario: Scenario, book: Rulebook, more: readonly string[]): string =>
  commandLine([...replayed(scenario, book), ...more])

export const sweepReplay = (base: Scenario, axes: readonly Values[], show: string, book: Rulebook): string =>
  commandLine(['sweep', ...replayed(base, book), ...axes.flatMap(axis => ['--vary', axisText(axis)]), '--show', show])

export const untilReplay = (base: Scenario, condition: Condition, by: Values, book: Rulebook): string =>
  fightReplay(base, book, ['--until', conditionText(condition), '--by', axisText(by)])

/** What a side would spend its SAGA dice on. */
export interface Rolling {
  readonly scenario: Scenario
  readonly asks: 'attacker' | 'defender'
  readonly dice: number
  readonly prefer: readonly { readonly box: string; readonly id: string; readonly times: number }[]
}

export const rollReplay = ({ scenario, asks, dice, prefer }: Rolling, book: Rulebook): string =>
  fightReplay(scenario, book, [
    '--roll',
    String(dice),
    '--prefer',
    prefer.map(({ box, id, times }) => (book.abilities[box]?.multi ? `${id} x${times}` : id)).join(','),
    ...(asks === 'attacker' ? [] : ['--for', asks])
  ])

export interface Compared {
  readonly charged: boolean
  readonly subjects: readonly { readonly side: SideRequest }[]
  readonly opponents: readonly { readonly side: SideRequest }[]
}

/** Sides as words with "or" between them. */
const orWords = (sides: Compared['subjects'], at: 'attacker' | 'defender', book: Rulebook) => {
  const said = sides.map(({ side }) => wordsOfSide(side, at, book))
  return {
    words: said.flatMap(({ words }, i) => (i === 0 ? words : ['or', ...words])),
    options: [...new Set(said.map(({ options }) => options.join('\n')))].flatMap(text => (text === '' ? [] : text.split('\n')))
  }
}

export const compareReplay = (scenario: Scenario, { charged, subjects, opponents }: Compared, book: Rulebook): string => {
  const one = orWords(subjects, charged ? 'defender' : 'attacker', book)
  const other = orWords(opponents, charged ? 'attacker' : 'defender', book)
  const verb = scenario.kind === 'shoot' ? 'shoot' : 'vs'
  const options = [...one.options, ...other.options, ...fightOptions(scenario), ...(charged ? ['--charged'] : [])]
  return commandLine(['compare', ...one.words, verb, ...other.words, ...options])
}

/** A request for advice as the command that asks for it. */

/** What is played stands with ++, for + is what a side has. */
const playedWords = (side: SideRequest): SideRequest =>
  'together' in side ? { together: [bare(side.together[0]), bare(side.together[1])] } : bare(side)

const bare = <T extends { readonly abilities?: unknown }>(unit: T): T => {
  const { abilities: _, ...rest } = unit
  return rest as T
}

const plays = (side: SideRequest): readonly (readonly string[])[] =>
  ('together' in side ? side.together : [side]).map(({ abilities = [] }) =>
    abilities.map(use => `++${typeof use === 'string' ? use : formatValue(use)}`)
  )

/** The words of a side, what it plays and has after each unit; what both units have stands with the first. */
const sideWords = (scenario: Scenario, side: 'attacker' | 'defender', { has }: AdviceRequest, book: Rulebook) => {
  const { words, options } = wordsOfSide(playedWords(scenario[side]), side, book)
  const [first = [], second = []] = plays(scenario[side])
  const own = has[side].flatMap(({ said }) => said.split(' '))
  const join = words.indexOf('and')
  if (!('together' in scenario[side]) || join < 0) return { words: [...words, ...first, ...own], options }
  return { words: [...words.slice(0, join), ...first, ...own, ...words.slice(join), ...second], options }
}

const goalText = ({ goal }: AdviceRequest): string => {
  if (goal.is === 'tournament') return tournamentText(goal.table)
  return goal.is === 'condition' ? conditionText(goal.condition) : `${goal.wants} ${quantityAt(goal.path)?.names[0] ?? goal.path}`
}

const isUsual = ({ goal }: AdviceRequest): boolean =>
  goal.is === 'quantity' && goal.path === 'victoryPoints.swing' && goal.wants === 'most'

const priceText = ({ price: { die, fatigue } }: AdviceRequest): string =>
  [...(die > 0 ? [`die=${die}`] : []), ...(fatigue > 0 ? [`fatigue=${fatigue}`] : [])].join(',')

export const adviceReplay = (request: AdviceRequest, book: Rulebook): string => {
  const { scenario, asks, maxNodes, roll } = request
  const [attacker, defender] = SIDES.map(side => sideWords(scenario, side, request, book))
  const price = priceText(request)
  const all = [
    ...['advise', ...(attacker?.words ?? []), scenario.kind === 'shoot' ? 'shoot' : 'charge', ...(defender?.words ?? [])],
    ...[...(attacker?.options ?? []), ...(defender?.options ?? []), ...fightOptions(scenario)],
    ...(isUsual(request) ? [] : ['--goal', goalText(request)]),
    ...(asks === 'attacker' ? [] : ['--for', asks]),
    ...(price === '' ? [] : ['--price', price]),
    ...(roll === undefined ? [] : ['--roll', String(roll)]),
    ...(maxNodes === MOST_LINES ? [] : ['--max-nodes', String(maxNodes)])
  ]
  return commandLine(all)
}

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

const USUAL = { measure: 'swing', ways: 4, top: 5 } as const

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
      ...option('--measure', tournament ? tournamentText(tournament) : measure === USUAL.measure ? undefined : measure),
      ...option('--ways', ways.length === USUAL.ways ? undefined : ways.join(',')),
      ...option('--dice', dice === 0 ? undefined : String(dice)),
      ...option('--top', top === USUAL.top ? undefined : String(top)),
      ...customary(customs),
      ...option('--edition', book.edition === 2 ? '2' : undefined)
    ],
    book
  )
}
