import type { Prospect } from '../model/dice-parts'
import type { SettledReport, WantReport } from '../model/dice-report'
import { costText } from '../rules/cost'
import { bestDeal } from './deal'
import { once } from './once'
import { type Price, priceOf } from './price'
import type { Solved } from './solved'
import { certain, spanning } from './span'
import type { Want } from './want'
import { couldBe, type World } from './worlds'

/** Each want by itself, and what each class of an unknown cost would mean. */

/** All its uses, whatever becomes of the others. Two boards' dice are divided as is best for it. */
const alone = (want: Want, price: Price, { solver, deals }: Solved): Prospect => {
  const play = solver.all([want], [price])
  return certain(play, bestDeal(deals, play).rolls)
}

/** The prospects of all that is wanted, world by world. */
const everyWorld = ({ plays, deal }: Solved): readonly Prospect[] => plays.map(play => certain(play, deal.rolls))

const NOWHERE: World = { choices: [], prices: [] }

const settled = (want: Want, index: number, all: readonly Prospect[], solved: Solved): readonly SettledReport[] => {
  const { setting, worlds } = solved
  const costs = worlds.costs[index] ?? []
  return costs.map((cost, choice) => ({
    cost: costText(cost),
    alone: alone(want, priceOf(cost, want.board, setting.phase.hands), solved),
    all: spanning(
      costs.length === 1 ? all : all.filter((_, world) => couldBe(index, choice, worlds.all[world] ?? NOWHERE, worlds))
    )
  }))
}

export const wantReports = (solved: Solved): readonly WantReport[] => {
  const all = everyWorld(solved)
  // wants of the same kind have the same prospects
  const ofKind = once((kind: number) => {
    const want = solved.setting.wants[kind]
    return want ? settled(want, kind, all, solved) : []
  })
  return solved.setting.wants.map((want, index) => {
    const { box, name, times, free = 0, cost, certainty, kept, weight } = want
    const classes = ofKind(solved.worlds.kinds[index] ?? index)
    return {
      box,
      name,
      times: times + free,
      ...(free > 0 && { free }),
      cost: costText(cost),
      certainty,
      kept,
      ...(solved.setting.request.weights && { weight }),
      alone: spanning(classes.map(each => each.alone)),
      ...(classes.length > 1 && { classes })
    }
  })
}
