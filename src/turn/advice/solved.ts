import { misfits } from '../../battle/faults'
import { aimAt } from '../../battle/melee'
import { isBeforehand } from '../../battle/unit'
import { isInTime } from '../../battle/usable-ability'
import type { AdviceRequest } from '../../model/advice'
import { RequestError } from '../../model/errors'
import { thousands } from '../../model/figures'
import { t } from '../../model/language'
import type { Scenario, Side } from '../../model/scenario'

import { forecastWork } from '../../model/work'
import type { Rulebook } from '../../rules/types'
import { type Box, boxesOf, bringsDice } from './box'
import { type ChoiceSpace, choiceSpace, everyChoice } from './choice-space'
import { type Evaluator, evaluatorOf } from './evaluator'
import { type Aim, bySide, SIDES } from './game'
import { gameOf } from './in-turn'
import { everyUse, type Opening, openingsOf, type Uses, unitsOf } from './opening'
import { type Fought, foughtOut, type SearchFindings } from './search'
import { isSaid, isThere, type Spending, spendingsOf } from './spends'

/** The space is counted before it is searched. */

/** An opening and what each side may choose in it. */
type Laid = Pick<Fought, 'opening' | 'spaces'>

/** Counting choice by choice is worth its time where most of a space is likely to be illegal. */
const WORTH_COUNTING = 16

/** So many are counted to the end. */
const QUICKLY_COUNTED = 200_000

class Enough extends Error {}

/** Splits of the defender's dice against two units, before bonus dice; a single one where there is nothing to split. */
const splitsOf = ({ engagement }: Opening, { split }: Scenario): number =>
  engagement.companion && split === undefined ? aimAt(engagement).most + 1 : 1

/** Lines if every choice were legal. */
const atMost = (laid: readonly Laid[], scenario: Scenario): number =>
  laid.reduce((sum, { opening, spaces }) => sum + spaces.attacker.size * spaces.defender.size * splitsOf(opening, scenario), 0)

/** Every legal line, none of them fought; no more than `most` of them. */
const counted = (laid: readonly Laid[], most: number, scenario: Scenario): number => {
  let lines = 0
  for (const { opening, spaces } of laid) {
    const splits = splitsOf(opening, scenario)
    everyChoice(spaces.attacker, opening.engagement, (_choice, _dice, engagement) =>
      everyChoice(spaces.defender, engagement, () => {
        lines += splits
        if (lines > most) throw new Enough()
      })
    )
  }
  return lines
}

/** Every legal choice of the attacker. */
const attackerChoices = (laid: readonly Laid[]): number => {
  let choices = 0
  for (const { opening, spaces } of laid)
    everyChoice(spaces.attacker, opening.engagement, () => {
      choices++
    })
  return choices
}

/** What makes a space smaller. */
const settled = ({ kind }: Scenario): string => {
  return kind === 'melee'
    ? t('settle a choice (++ullr plays an ability, leaving it out forbids it; "keeps dice", "gives up dice", "spends nothing")')
    : t('settle a choice (++ullr plays an ability, leaving it out forbids it; "spends nothing")')
}

/** A space too large to be searched says its size and what to fix. */
const tooLarge = (count: string, lines: number, most: number, scenario: Scenario): never => {
  const cure = settled(scenario)
  throw new RequestError([
    {
      message: t('There are {count} lines of play, more than {most}: {cure}, or allow more with --max-nodes {lines}', {
        count,
        most: thousands(most),
        cure,
        lines
      }),
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
  tooLarge(t('up to {n}', { n: thousands(lines) }), lines, Math.min(most, MOST_OPENINGS), scenario)
}

/** Throws a RequestError with the size of a space that is larger than `most` lines. */
const refuseTooLarge = (laid: readonly Laid[], most: number, scenario: Scenario): void => {
  const bound = atMost(laid, scenario)
  if (bound <= most) return
  const isQuick = bound <= QUICKLY_COUNTED
  if (!isQuick && bound > WORTH_COUNTING * most) tooLarge(t('up to {n}', { n: thousands(bound) }), bound, most, scenario)
  try {
    const lines = counted(laid, isQuick ? bound : most, scenario)
    if (lines > most) tooLarge(thousands(lines), lines, most, scenario)
  } catch (error) {
    if (!(error instanceof Enough)) throw error
    tooLarge(t('up to {n}', { n: thousands(bound) }), bound, most, scenario)
  }
}

/** A request of advice, solved: every choice of both sides with its worth. */

export interface Solved {
  readonly scenario: Scenario
  readonly aims: readonly Aim[]
  readonly evaluator: Evaluator
  readonly fought: readonly Fought[]
  /** Boxes used before the fight, and every way to use them: `opening.before` counts these. */
  readonly early: Readonly<Record<Side, readonly Box[]>>
  readonly uses: Readonly<Record<Side, readonly Uses[]>>
  /** Boxes that are not for this time (R7.4). */
  readonly untimely: Readonly<Record<Side, readonly Box[]>>
  readonly learnt: SearchFindings
  readonly lines: number
}

/** Orders and Activation boxes are used in one's own turn, reactions in the enemy's. */
const isTimely = ({ ways }: Box, side: Side, { turn = 'attacker' }: Scenario): boolean =>
  ways.every(way => way?.played.every(({ ability }) => !isBeforehand(ability) || isInTime(ability, side === turn)) ?? true)

/** It may put fatigue on a unit while abilities are used. */
const isTiring = ({ ways }: Box): boolean =>
  ways.some(way =>
    way?.played.some(({ effects }) =>
      effects.some(
        ({ effect }) =>
          effect.verb === 'fatigue' && effect.when === 'now' && !(typeof effect.count === 'number' && effect.count <= 0)
      )
    )
  )

/** Spendings that the fatigue on the table allows, unless abilities may change it. */
const affordable = (
  spends: readonly Spending[],
  { engagement }: Opening,
  side: Side,
  mayChange: boolean
): readonly Spending[] => {
  if (mayChange) return spends
  return spends.filter(({ takes }) => takes.every(each => isThere(engagement, side, each)))
}

const spacesOf = (scenario: Scenario, opening: Opening, late: Readonly<Record<Side, readonly Box[]>>, book: Rulebook) => {
  const mayChange = SIDES.some(side => late[side].some(isTiring))
  return bySide((side): ChoiceSpace => {
    const units = unitsOf(scenario, side)
    const names = side === 'attacker' && units.length > 1 ? (['attacker', 'companion'] as const) : ([side] as const)
    const spends = spendingsOf(opening.engagement, side, units, book)
    return choiceSpace(names, late[side], isSaid(units) ? spends : affordable(spends, opening, side, mayChange))
  })
}

/** Why nothing can be played: what does not fit of what is settled. */
const refuse = (scenario: Scenario, book: Rulebook, found: readonly { readonly message: string }[]): never => {
  const wrong = misfits(scenario, book)
  const faults = wrong.length > 0 ? wrong : found
  throw new RequestError(faults.length > 0 ? faults : [{ message: t('No line of play is legal here: leave something out.') }])
}

/** Throws a RequestError where the space is too large, or what is played does not fit. */
export const solve = (request: AdviceRequest, aims: readonly Aim[], book: Rulebook, keeps = false): Solved => {
  const { scenario, has, maxNodes, roll, asks } = request
  const isForTheRoll = (box: Box, side: Side): boolean => roll !== undefined && side === asks && bringsDice(box)
  const boxes = bySide(side => boxesOf(unitsOf(scenario, side), has[side], book).filter(box => !isForTheRoll(box, side)))
  const untimely = bySide(side => boxes[side].filter(box => !box.isFixed && !isTimely(box, side, scenario)))
  const timely = bySide(side => boxes[side].filter(box => !untimely[side].includes(box)))
  const early = bySide(side => timely[side].filter(box => box.isBeforehand))
  const late = bySide(side => timely[side].filter(box => !box.isBeforehand))
  refuseTooManyOpenings([early.attacker, early.defender], [late.attacker, late.defender], maxNodes, scenario)
  const uses = bySide(side => everyUse(early[side]))
  const openings = openingsOf(scenario, uses, book)
  const laid = openings.all.map((opening): Laid => ({ opening, spaces: spacesOf(scenario, opening, late, book) }))
  const evaluator = evaluatorOf(scenario, aims)
  const none = bySide(side => late[side].map(() => Number.NEGATIVE_INFINITY))
  const learnt: SearchFindings = { gains: none, legal: bySide(side => late[side].map(() => false)) }
  const tally = { lines: 0, keeps: (keeps || request.roll !== undefined) && request.asks === 'defender' }
  const done = (fought: readonly Fought[]): Solved => ({
    ...{ scenario, aims, evaluator, fought, early, uses, untimely, learnt },
    lines: tally.lines
  })
  if (book.numbers.inTurn) {
    const isFree = bySide(side => !isSaid(unitsOf(scenario, side)))
    const games = laid.map(({ opening, spaces }): Fought => {
      const game = gameOf(opening, late, isFree, aims, evaluator, learnt, tally, maxNodes)
      game.scoreOf({})
      return { opening, spaces, choices: [], best: [], game }
    })
    // of each opening one line in which nobody acts
    tally.lines += games.length
    return games.length > 0 ? done(games) : refuse(scenario, book, openings.faults)
  }
  refuseTooLarge(laid, maxNodes, scenario)
  const pace = forecastWork(attackerChoices(laid), {
    what: t('its lines of play, and the fights at the end of them'),
    cure: settled(scenario),
    areRemembered: true
  })
  const fought = laid.flatMap(({ opening, spaces }) => foughtOut(opening, spaces, aims, evaluator, learnt, tally, pace) ?? [])
  pace.over()
  if (fought.length === 0) return refuse(scenario, book, openings.faults)
  return done(fought)
}
