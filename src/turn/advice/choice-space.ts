import { abilityApplier, applyWaiting, spendFatigue, withGivenEffects } from '../../battle/abilities'
import type { Engagement, UnitRole } from '../../battle/combatant'
import type { Played } from '../../battle/unit'
import { addWork } from '../../model/work'
import type { Box, BoxOption } from './box'
import { hasFatigue, type Spending } from './spendings'

/** All that one side may choose at one time: for each box a way to use it, and a way to spend fatigue. */

export interface ChoiceSpace {
  readonly units: readonly UnitRole[]
  readonly boxes: readonly Box[]
  readonly spends: readonly Spending[]
  /** How many choices there are, legal or not. */
  readonly size: number
}

/** The space of all combinations of these boxes and spendings. */
export const choiceSpace = (units: readonly UnitRole[], boxes: readonly Box[], spends: readonly Spending[]): ChoiceSpace => ({
  units,
  boxes,
  spends,
  size: boxes.reduce((size, { options }) => size * options.length, spends.length)
})

/** A choice as one number, in mixed radix: the index of the way of each box, then that of the spending. */
export type ChoiceNumber = number

/** A choice of one side: how it uses each box, and how it spends fatigue. */
interface Choice {
  readonly boxOptions: readonly (BoxOption | undefined)[]
  readonly spending: Spending
}

/** The factor of a box in the number of a choice; the spending is the lowest digit. */
export const weightOfDigit = ({ boxes, spends }: ChoiceSpace, box: number): number =>
  boxes.slice(0, box).reduce((step, { options }) => step * options.length, spends.length)

/** The index of the way in which a choice uses a box. */
export const optionIn = (space: ChoiceSpace, choice: ChoiceNumber, box: number): number =>
  Math.floor(choice / weightOfDigit(space, box)) % (space.boxes[box]?.options.length ?? 1)

const NO_SPENDING: Spending = { by: [], takes: [] }

/** The choice with this number. */
export const choiceAt = (space: ChoiceSpace, choice: ChoiceNumber): Choice => ({
  boxOptions: space.boxes.map(({ options }, box) => options[optionIn(space, choice, box)]),
  spending: space.spends[choice % space.spends.length] ?? NO_SPENDING
})

/** Called for each legal choice with its number, the SAGA dice it takes, and the engagement after it. */
type OnChoice = (choice: ChoiceNumber, dice: number, engagement: Engagement) => void

/** Units of work to apply a choice. */
const UNITS_OF_CHOICE = 40

/** A choice made in part. */
interface PartialChoice {
  readonly engagement: Engagement
  readonly dice: number
  readonly choice: ChoiceNumber
  /** What each unit so far has used. */
  readonly played: readonly (readonly Played[])[]
}

/**
 * Goes through every legal choice: abilities that can be used here and change something, in the order of the boxes, and no more
 * fatigue than there is. Abilities that many choices begin with are played once.
 */
export const forEachChoice = (space: ChoiceSpace, start: Engagement, visit: OnChoice): void => {
  const { units, boxes, spends } = space
  const steps = boxes.map((_, box) => weightOfDigit(space, box))
  let isLegal = true
  const play = abilityApplier(() => {
    isLegal = false
  })
  const used: boolean[] = []

  const use = (
    walk: PartialChoice,
    role: UnitRole,
    option: BoxOption,
    index: number,
    step: number
  ): PartialChoice | undefined => {
    isLegal = true
    let { engagement } = walk
    for (const played of option.played) {
      engagement = play(engagement, role, played)
      if (!isLegal) return undefined
    }
    const dice = walk.dice + option.dice
    const played = walk.played.with(-1, [...(walk.played.at(-1) ?? []), ...option.played])
    return { ...walk, engagement, dice, choice: walk.choice + index * step, played }
  }

  /** The engagement after what the units spend, where there is so much fatigue. */
  const spent = (start: Engagement, { by, takes }: Spending): Engagement | undefined => {
    let engagement = start
    for (const [unit, role] of units.entries()) {
      if (!hasFatigue(engagement, role, takes[unit])) return undefined
      engagement = spendFatigue(engagement, role, by[unit] ?? [])
    }
    return engagement
  }
  const spend = ({ engagement, choice, dice, played }: PartialChoice): void =>
    spends.forEach((each, index) => {
      const after = spent(engagement, each)
      if (!after) return
      addWork(UNITS_OF_CHOICE)
      visit(
        choice + index,
        dice,
        units.reduce((now, role, unit) => applyWaiting(now, role, played[unit] ?? []), after)
      )
    })

  const from = (walk: PartialChoice, unit: number, box: number): void => {
    const side = units[unit]
    if (side === undefined) {
      spend(walk)
      return
    }
    const here = boxes[box]
    if (!here) {
      from({ ...walk, engagement: withGivenEffects(walk.engagement, side), played: [...walk.played, []] }, unit + 1, 0)
      return
    }
    if (used[box]) {
      from(walk, unit, box + 1)
      return
    }
    const isLast = unit === units.length - 1
    if (!isLast || here.options[0] === undefined) from(walk, unit, box + 1)
    here.options.forEach((option, index) => {
      if (option?.unit !== unit) return
      const next = use(walk, side, option, index, steps[box] ?? 1)
      if (!next) return
      used[box] = true
      from(next, unit, box + 1)
      used[box] = false
    })
  }
  from({ engagement: start, dice: 0, choice: 0, played: [[]] }, 0, 0)
}
