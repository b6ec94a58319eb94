import { described } from '../../battle/headline'
import { odds } from '../../battle/odds'
import { firstUnit } from '../../battle/prepare'
import { unitOf } from '../../battle/unit'
import { RequestError } from '../../model/errors'
import type { FightReport } from '../../model/fight-report'
import type { PlanExplained } from '../../model/plan-report'
import type { Scenario, SideRequest } from '../../model/scenario'
import type { Bout } from './bout'
import type { Tallies } from './tally'
import { allSteps, type World } from './world'

/** Why a step comes out as it does: the states it is come to from, and the likeliest of them with each number and its rule. */

const MOST_TOLD = 8

const sideText = (side: SideRequest, { book }: Bout): string => {
  const units = 'together' in side ? side.together : [firstUnit(side)]
  return units
    .map(({ unit, faction, weapon, mounted, models, wounds, fatigue }) => {
      const bare = {
        unit,
        ...(faction && { faction }),
        ...(weapon && { weapon }),
        ...(mounted && { mounted }),
        ...(models && { models }),
        ...(wounds && { wounds }),
        ...(fatigue && { fatigue })
      }
      return described(unitOf(bare, book, 'melee'), book)
    })
    .join(' and ')
}

const text = (bout: Bout): string => `${sideText(bout.scenario.attacker, bout)} against ${sideText(bout.scenario.defender, bout)}`

/** `replay`: the command that asks for the single fight. */
export const explained = (
  world: World,
  tallies: Tallies,
  label: string,
  replay: (scenario: Scenario) => string
): PlanExplained => {
  const steps = allSteps(world.plan.steps)
  const step = steps.find(each => each.label === label && each.is === 'act')
  const fights = [...((step && tallies.get(step)?.fights) ?? [])].sort(([, one], [, other]) => other - one)
  const [likeliest] = fights
  if (!likeliest) {
    const fought = steps.filter(each => (tallies.get(each)?.fights.size ?? 0) > 0).map(each => each.label)
    const cure = fought.length > 0 ? `there is one at ${fought.join(', ')}` : 'no step of this plan comes to one'
    throw new RequestError([{ message: `--explain ${label}: no fight is fought at that step: ${cure}`, at: '--explain' }])
  }
  const [bout] = likeliest
  const told = fights.slice(0, MOST_TOLD)
  const fight: FightReport = { ...odds(bout.scenario, bout.book), replay: replay(bout.scenario) }
  return {
    step: label,
    entered: told.map(([each, chance]) => ({ text: text(each), chance })),
    others: fights.length - told.length,
    fight
  }
}
