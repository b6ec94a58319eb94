import { misfits } from '../../battle/faults'
import type { AdviceRequest } from '../../model/advice'
import { conditionText } from '../../model/condition'
import { t } from '../../model/language'
import { SAGA_DICE } from '../../model/limits'
import { SIDES, type Side } from '../../model/scenario'
import { costOf, isUnknown } from '../../rules/cost'
import type { Rulebook } from '../../rules/types'
import { type Box, openBoxes } from './box'
import { withUses } from './opening'
import type { SolvedFight } from './solve-fight'

/** The notes of advice, a sentence each. */

/** Boxes that are part of no legal choice. */
const unusableBoxes = (
  side: Side,
  { searchedOpenings, boxesBefore, usesBefore, findings, untimely }: SolvedFight
): readonly Box[] => {
  const late = searchedOpenings[0]?.spaces[side].boxes ?? []
  const isOpened = (index: number) =>
    searchedOpenings.some(({ opening }) => usesBefore[side][opening.usesBefore[side]]?.[index] !== undefined)
  return [
    ...untimely[side],
    ...openBoxes(boxesBefore[side]).flatMap(([box, index]) => (isOpened(index) ? [] : [box])),
    ...openBoxes(late).flatMap(([box, index]) => (findings.legal[side][index] ? [] : [box]))
  ]
}

/** Why a box is part of no legal choice. */
const whyNot = (box: Box, side: Side, { usesBefore, untimely, scenario }: SolvedFight, book: Rulebook): string => {
  if (untimely[side].includes(box))
    return side === (scenario.turn ?? 'attacker')
      ? t("it is used in the enemy's turn (R7.4)")
      : t('it is used in its own turn (R7.4)')
  const option = box.options.find(each => each !== undefined)
  const [fault] = misfits(withUses(scenario, side, [...(usesBefore[side][0] ?? []), option]), book)
  return fault?.reason ?? t('it has no use here')
}

const idleBoxNotes = (solved: SolvedFight, book: Rulebook): readonly string[] =>
  SIDES.flatMap(side =>
    unusableBoxes(side, solved).map(box =>
      t('+{box} cannot be used in this fight: {why}', { box: box.id, why: whyNot(box, side, solved, book) })
    )
  )

/** Boxes of unknown cost, of which dice are counted without knowing their symbols. */
const unknownCostNotes = ({ boxesBefore, searchedOpenings }: SolvedFight): readonly string[] => {
  const boxes = SIDES.flatMap(side => [...boxesBefore[side], ...(searchedOpenings[0]?.spaces[side].boxes ?? [])])
  const open = boxes.filter(({ options }) =>
    options.some(option =>
      option?.played.some(
        ({ ability }) => ability.choice?.take !== 'pool' && isUnknown(costOf(ability.cost) ?? { dice: [], same: false })
      )
    )
  )
  const names = [...new Set(open.map(({ name }) => name))]
  return names.length > 0
    ? [t('symbols not known, dice counted as the rulebook words them: {names} (R7.3)', { names: names.join(', ') })]
    : []
}

/** A player owns eight dice (R7.1). Dice that are still to be rolled are not on a board. */
const tooManyDiceNotes = ({ has, roll, asks }: AdviceRequest): readonly string[] =>
  SIDES.flatMap(side => {
    if (roll !== undefined && side === asks) return []
    const dice = has[side].reduce((sum, { ways }) => sum + Math.max(0, ...ways.map(way => way.dice)), 0)
    return dice > SAGA_DICE
      ? [
          side === 'attacker'
            ? t("{dice} SAGA dice lie on the attacker's board, and a player owns {most} (R7.1)", { dice, most: SAGA_DICE })
            : t("{dice} SAGA dice lie on the defender's board, and a player owns {most} (R7.1)", { dice, most: SAGA_DICE })
        ]
      : []
  })

const goalNotes = ({ goal, price }: AdviceRequest): readonly string[] => [
  ...(goal.is === 'condition'
    ? [
        t('goal: the chance that the fight ends with {goal}, where each chance is 0 or 1 at its end', {
          goal: conditionText(goal.condition)
        })
      ]
    : []),
  ...(goal.is === 'tournament' && goal.table.ahead === 0
    ? [t('as if the game ended with this fight; --goal "tournament 3 ahead" gives the score before it')]
    : []),
  ...(price.fatigue > 0
    ? [t('fatigue left on a unit after the fight counts for its enemy: fatigue taken, left and spent has the same price')]
    : [])
]

/** What a player should know beside the figures. */
export const notesOf = (request: AdviceRequest, solved: SolvedFight, book: Rulebook): readonly string[] => [
  ...idleBoxNotes(solved, book),
  ...unknownCostNotes(solved),
  ...tooManyDiceNotes(request),
  ...goalNotes(request)
]
