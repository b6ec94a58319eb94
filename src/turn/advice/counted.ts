import { aimAt } from '../../battle/melee'
import { RequestError } from '../../model/errors'
import { grouped } from '../../model/quoted'
import type { Scenario } from '../../model/scenario'
import type { Box } from './box'
import type { Opening } from './opening'
import type { Fought } from './search'
import { everyChoice } from './space'

/** The space is counted before it is searched. */

/** An opening and what each side may choose in it. */
export type Laid = Pick<Fought, 'opening' | 'spaces'>

/** Counting choice by choice is worth its time where most of a space is likely to be illegal. */
const WORTH_COUNTING = 16

/** So many are counted to the end. */
const QUICKLY_COUNTED = 200_000

class Enough extends Error {}

/** Splits of the defender's dice against two units, before anybody adds to them; one where none is to be made. */
const splitsOf = ({ fray }: Opening, { split }: Scenario): number =>
  fray.companion && split === undefined ? aimAt(fray).most + 1 : 1

/** Lines if every choice were legal. */
const atMost = (laid: readonly Laid[], scenario: Scenario): number =>
  laid.reduce((sum, { opening, spaces }) => sum + spaces.attacker.size * spaces.defender.size * splitsOf(opening, scenario), 0)

/** Every legal line, none of them fought; no more than `most` of them. */
const counted = (laid: readonly Laid[], most: number, scenario: Scenario): number => {
  let lines = 0
  for (const { opening, spaces } of laid) {
    const splits = splitsOf(opening, scenario)
    everyChoice(spaces.attacker, opening.fray, (_choice, _dice, fray) =>
      everyChoice(spaces.defender, fray, () => {
        lines += splits
        if (lines > most) throw new Enough()
      })
    )
  }
  return lines
}

/** Every legal choice of the attacker. */
export const attackerChoices = (laid: readonly Laid[]): number => {
  let choices = 0
  for (const { opening, spaces } of laid)
    everyChoice(spaces.attacker, opening.fray, () => {
      choices++
    })
  return choices
}

/** What makes a space smaller. */
export const settled = ({ kind }: Scenario): string => {
  const dice = kind === 'melee' ? ', say "keeps dice" or "gives up dice"' : ''
  return `settle a choice (++ullr plays an ability, leaving it out forbids it${dice}, "spends nothing")`
}

/** A space too large to be searched says its size and what to fix. */
const tooLarge = (told: string, lines: number, most: number, scenario: Scenario): never => {
  const cure = settled(scenario)
  throw new RequestError([
    {
      message: `There are ${told} lines of play, more than ${grouped(most)}: ${cure}, or allow more with --max-nodes ${lines}`,
      at: '--max-nodes'
    }
  ])
}

/** More openings than these would keep a player waiting before a single line is searched. */
const MOST_OPENINGS = 5000

/** The same of boxes that are used before the fight, each way of which is an opening. */
export const refuseTooManyOpenings = (
  early: readonly (readonly Box[])[],
  late: readonly (readonly Box[])[],
  most: number,
  scenario: Scenario
): void => {
  const size = (boxes: readonly (readonly Box[])[]) => boxes.flat().reduce((product, { ways }) => product * ways.length, 1)
  const openings = size(early)
  if (openings <= MOST_OPENINGS) return
  const lines = openings * size(late)
  tooLarge(`up to ${grouped(lines)}`, lines, Math.min(most, MOST_OPENINGS), scenario)
}

/** Throws a RequestError with the size of a space that is larger than `most` lines. */
export const refuseTooLarge = (laid: readonly Laid[], most: number, scenario: Scenario): void => {
  const bound = atMost(laid, scenario)
  if (bound <= most) return
  const isQuick = bound <= QUICKLY_COUNTED
  if (!isQuick && bound > WORTH_COUNTING * most) tooLarge(`up to ${grouped(bound)}`, bound, most, scenario)
  try {
    const lines = counted(laid, isQuick ? bound : most, scenario)
    if (lines > most) tooLarge(grouped(lines), lines, most, scenario)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
    tooLarge(`up to ${grouped(bound)}`, bound, most, scenario)
  }
}
