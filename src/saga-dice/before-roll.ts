import { idOf } from '../model/data'
import type { BeforeRoll } from '../model/dice'
import type { TroopClass } from '../model/effect'
import { withTimes } from '../model/figures'
import { t } from '../model/language'
import { CHANCE_ROUNDING } from '../model/limits'
import { boardName } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { prospectOf, type SolvedSetting, solveSetting } from './prospects'
import { meanOf } from './roll-outcomes'
import { isActivation, type Setting } from './setting'

/**
 * Choices before the roll: dice divided between two boards (Cnut), or half of them for a free activation of every unit (Ragnar).
 */

export interface BeforeRollChoice {
  readonly solved: SolvedSetting
  readonly before?: readonly BeforeRoll[]
  /** Wants that take no die after that choice. */
  readonly free: readonly string[]
}

/** The class that a box of the left column activates: that of the troop with its name. */
const classOf = (box: string, { troops }: Rulebook): TroopClass | undefined => troops[idOf(box)]?.class

/** How many units of a class there are, a warlord counted as hearthguard; unlimited where no units are given. */
const unitsOf = (troopClass: TroopClass | undefined, { book, request }: Setting): number =>
  request.units === undefined
    ? Number.POSITIVE_INFINITY
    : request.units.reduce((sum, { unit, units }) => {
        const its = book.troops[unit]?.class
        return (its === 'warlord' ? 'hearthguard' : its) === troopClass ? sum + units : sum
      }, 0)

/** The setting with half the dice, in which each unit is activated once for free. */
const halveDice = (setting: Setting): { readonly setting: Setting; readonly free: readonly string[] } => {
  const { book, wants, count } = setting
  const each = wants.map(want => {
    const ability = book.abilities[want.box]
    const units = ability && isActivation(ability) ? unitsOf(classOf(want.box, book), setting) : 0
    return { want, free: Math.min(want.times, units) }
  })
  return {
    setting: {
      ...setting,
      count: { ...count, rolled: Math.ceil(count.rolled / 2), steps: [...count.steps, t('half of them, rounded up (R6.4)')] },
      wants: each.map(({ want, free }) => (free > 0 ? { ...want, times: want.times - free, free } : want))
    },
    free: each.flatMap(({ want, free }) => (free > 0 ? [withTimes(want.name, free)] : []))
  }
}

const worthOf = ({ roll, worstCase }: SolvedSetting): number => meanOf(roll.outcomes, worstCase.play.bestPlay.worth)

const choiceReport = (choice: string, { solutions, roll }: SolvedSetting, chosen: boolean): BeforeRoll => ({
  choice,
  dice: roll.dice,
  all: prospectOf(solutions, roll),
  chosen
})

/** Half the dice are rolled unless all of them are better, or nothing is wanted. */
const chooseHalfOrAll = (setting: Setting): BeforeRollChoice => {
  const all = solveSetting(setting)
  const other = halveDice(setting)
  const half = solveSetting(other.setting)
  const isHalf = setting.wants.length > 0 && worthOf(half) >= worthOf(all) - CHANCE_ROUNDING
  const before = [choiceReport(t('all of them'), all, !isHalf), choiceReport(t('half of them'), half, isHalf)]
  return isHalf ? { solved: half, before, free: other.free } : { solved: all, before, free: [] }
}

const divideDice = (solved: SolvedSetting): BeforeRollChoice => {
  const { setting, rolls, solutions, roll } = solved
  const names = setting.factions.map(faction => boardName(setting.book, faction))
  const before = rolls.map(
    (each): BeforeRoll => ({
      choice: each.dice.map((dice, board) => t('{dice} for {board}', { dice, board: names[board] })).join(', '),
      dice: each.dice,
      all: prospectOf(solutions, each),
      chosen: each === roll
    })
  )
  return { solved, before, free: [] }
}

/** The setting solved with the best choice before the roll, where there is one to make. */
export const chooseBeforeRoll = (setting: Setting): BeforeRollChoice => {
  if (setting.heroDice.half && setting.request.rolled === undefined) return chooseHalfOrAll(setting)
  const solved = solveSetting(setting)
  return solved.rolls.length > 1 ? divideDice(solved) : { solved, free: [] }
}
