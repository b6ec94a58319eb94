import type { DiceRequest } from '../model/dice'
import type { DiceReport } from '../model/dice-report'
import { SCHEMA } from '../model/schema'
import { costText, isUnknown } from '../rules/cost'
import type { Rulebook } from '../rules/types'
import { type Chosen, chosen } from './before-roll'
import { meanOf } from './dealt'
import { headline } from './headline'
import { byDice, kept } from './kept'
import { notes } from './notes'
import { now, rollReports } from './rolls'
import { type Setting, settingOf } from './setting'
import { type Solved, solvedOf } from './solved'
import { prospectOf, spanOf } from './span'
import { together } from './together'
import type { Want } from './want'
import { wantReports } from './wanted'

/** A question about SAGA dice -> its report: section 7 of the rules. */

type Unsigned = Omit<DiceReport, 'replay'>

const symbolsOf = ({ book, factions }: Setting): DiceReport['symbols'] =>
  factions.flatMap(board => {
    const symbols = book.factions[board]?.symbols
    return symbols ? [{ board, ...symbols }] : []
  })

/** The most uses that each roll pays, whatever they weigh. */
const paidP = ({ setting, solver, dearest, deal }: Solved): readonly number[] => {
  const plain = setting.wants.map((want): Want => ({ ...want, weight: 1 }))
  const most = solver.earned(plain, dearest.world.prices)
  const chances = Array.from({ length: plain.reduce((sum, { times }) => sum + times, 0) + 1 }, () => 0)
  for (const { hand, chance } of deal.rolls) {
    const paid = most[hand] ?? 0
    chances[paid] = (chances[paid] ?? 0) + chance
  }
  return chances
}

/** Unknown costs as they are taken where one roll is told. */
const taken = ({ setting, worlds, dearest }: Solved): Pick<DiceReport, 'taken'> => {
  const costs = setting.wants.flatMap(({ box, cost }, want) => {
    const settled = worlds.costs[want]?.[dearest.world.choices[want] ?? 0]
    return isUnknown(cost) && settled ? [[box, costText(settled)] as const] : []
  })
  return costs.length === 0 ? {} : { taken: Object.fromEntries(costs) }
}

/** Uses paid or their weights, on average; best play of many worlds is asked for only where it is what the player is after. */
const worthOf = ({ setting, solver, worlds, deal }: Solved): NonNullable<DiceReport['worth']> => {
  const { wants, request } = setting
  const asRolled = spanOf(worlds.all.map(({ prices }) => meanOf(deal.rolls, solver.earned(wants, prices))))
  if (worlds.all.length > 1 && !request.weights) return { asRolled }
  return { asRolled, bestPlay: spanOf(worlds.all.map(({ prices }) => meanOf(deal.rolls, solver.most(wants, prices).best.worth))) }
}

/** What is wanted, all together and roll by roll. */
const answered = ({ solved, before }: Chosen): Omit<Told, 'wants'> => {
  const { setting, solver, dearest, plays, deal } = solved
  const most = solver.most(setting.wants, dearest.world.prices)
  const keeping = kept(solved)
  const shown = setting.request.rolled === undefined ? undefined : now(solved, most)
  return {
    all: prospectOf(plays, deal.rolls),
    worth: worthOf(solved),
    paidP: paidP(solved),
    together: together(solved),
    ...taken(solved),
    ...(before && { beforeRoll: before }),
    rolls: rollReports(solved, most),
    ...(shown && { now: shown }),
    ...(keeping && { kept: keeping }),
    byDice: byDice(solved)
  }
}

/** Every box of the boards once, where nothing is named but the dice. */
const everyBox = (request: DiceRequest, book: Rulebook): DiceRequest => {
  const { factions } = settingOf(request, book)
  const boxes = Object.keys(book.abilities).filter(box => factions.includes(box.slice(0, box.indexOf('/'))))
  return { ...request, want: boxes.map(box => ({ box, times: 1 })) }
}

type Told = Omit<Unsigned, keyof ReturnType<typeof framed> | 'headline' | 'id' | 'notes'>

const unasked = (request: DiceRequest, book: Rulebook): Told => {
  if (request.units) return { wants: [], together: [], rolls: [], byDice: [] }
  const setting = settingOf(everyBox(request, book), book)
  const each = setting.wants.flatMap(want => wantReports(solvedOf({ ...setting, wants: [want] })))
  return { wants: each, together: [], rolls: [], byDice: [] }
}

const framed = (setting: Setting): Pick<Unsigned, 'schema' | 'kind' | 'edition' | 'rules' | 'request' | 'dice' | 'symbols'> => ({
  schema: SCHEMA,
  kind: 'dice',
  edition: setting.book.edition,
  rules: setting.book.version,
  request: setting.request,
  dice: setting.count,
  symbols: symbolsOf(setting)
})

/**
 * The odds of SAGA dice for a checked request: chances as 0..1, for unknown costs from the least to the most they could be. Without
 * wants every box of the board is answered by itself, unless only the dice of units are asked for.
 */
export const dice = (request: DiceRequest, book: Rulebook): Unsigned => {
  const setting = settingOf(request, book)
  const choice = chosen(setting)
  const { solved } = choice
  const told = solved.setting
  return {
    ...framed(told),
    ...(request.id !== undefined && { id: request.id }),
    headline: headline(told),
    ...(setting.wants.length === 0 ? unasked(request, book) : { wants: wantReports(solved), ...answered(choice) }),
    notes: notes(setting, choice)
  }
}
