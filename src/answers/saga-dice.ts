import { boardOf, idOf } from '../model/data'
import type { BoxUse, DiceRequest, RosterUnit, WrathRequest } from '../model/dice'
import { withTimes } from '../model/figures'
import type { DiceReport, WrathReport } from '../model/report'
import { commandLine } from '../model/shell'
import type { Rulebook } from '../rules/types'
import { dice } from '../saga-dice/dice'
import { wrathOdds } from '../saga-dice/wrath'

/** The id of a box, with its board where that is not the faction's own. */
const boxId = (box: string, { faction }: DiceRequest): string => (boardOf(box) === faction ? idOf(box) : box)

const boxes = (uses: readonly BoxUse[], request: DiceRequest): string =>
  uses.map(({ box, times }) => withTimes(boxId(box, request), times)).join(',')

const unit = ({ unit, models, units }: RosterUnit): string => `${units > 1 ? `${units}x` : ''}${models} ${unit}`

const pairFlags = (
  flag: string,
  table: Readonly<Record<string, string | number>>,
  name: (key: string) => string
): readonly string[] => Object.entries(table).flatMap(([key, value]) => [flag, `${name(key)}=${value}`])

const flag = (name: string, value: string | number | undefined): readonly string[] =>
  value === undefined || value === '' ? [] : [name, String(value)]

const line = (words: readonly string[]): string => commandLine(['dice', ...words])

/** The command of a question about SAGA dice: parsed, it gives the same question. */
const diceReplay = (request: DiceRequest): string => {
  const { faction, hero, dice, units = [], left, want = [], keep = [], rolled, costs = {}, weights = {} } = request
  const { without = [], enemy, turn, firstTurn, points, edition, readings = {}, boards = [] } = request
  return line([
    ...(dice === undefined ? [] : [String(dice)]),
    ...(faction === undefined ? [] : [faction]),
    ...flag('--hero', hero),
    ...flag('--want', boxes(want, request)),
    ...flag('--keep', boxes(keep, request)),
    ...flag('--rolled', rolled),
    ...flag('--left', left),
    ...flag('--without', without.map(box => boxId(box, request)).join(',')),
    ...pairFlags('--weights', weights, box => boxId(box, request)),
    ...pairFlags('--cost', costs, box => box),
    ...pairFlags('--reading', readings, name => name),
    ...flag('--against', enemy),
    ...flag('--turn', turn),
    ...(firstTurn ? ['--first-turn'] : []),
    ...flag('--points', points),
    ...flag('--edition', edition),
    ...boards.flatMap(file => ['--board', file]),
    ...(units.length > 0 ? ['--units', ...units.map(unit)] : [])
  ])
}

const wrathReplay = ({ dice }: WrathRequest): string => line(['wrath', String(dice)])

/** Answers about SAGA dice: a roll, and the Wrath. */
export const sagaDiceAnswers = {
  dice: (request: DiceRequest, book: Rulebook): DiceReport => ({ ...dice(request, book), replay: diceReplay(request) }),
  wrath: (request: WrathRequest, book: Rulebook): WrathReport => ({
    ...wrathOdds(request, book),
    replay: wrathReplay(request),
    request
  })
} as const
