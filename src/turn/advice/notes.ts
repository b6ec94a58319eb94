import { misfits } from '../../battle/faults'
import type { AdviceRequest } from '../../model/advice'
import { conditionText } from '../../model/condition'
import type { Side } from '../../model/what-if-report'
import { costOf, isUnknown } from '../../rules/cost'
import type { Rulebook } from '../../rules/types'
import { SAGA_DICE } from '../saga-dice'
import type { Box } from './box'
import { unusable } from './boxes'
import { withUses } from './opening'
import type { Solved } from './solved'

/** What a player should know beside the figures. */

const SIDES = ['attacker', 'defender'] as const

/** What the rules say of a box that is in no legal choice, without the cure that is for those who play it. */
const whyNot = (box: Box, side: Side, { uses, untimely, scenario }: Solved, book: Rulebook): string => {
  if (untimely[side].includes(box))
    return `it is used in ${side === (scenario.turn ?? 'attacker') ? "the enemy's" : 'its own'} turn (R7.4)`
  const way = box.ways.find(each => each !== undefined)
  const [fault] = misfits(withUses(scenario, side, [...(uses[side][0] ?? []), way]), book)
  return (fault?.message ?? 'it has no use here').replace(/: leave it out.*/, '')
}

const idleBoxes = (solved: Solved, book: Rulebook): readonly string[] =>
  SIDES.flatMap(side =>
    unusable(side, solved).map(box => `+${box.id} cannot be used in this fight: ${whyNot(box, side, solved, book)}`)
  )

/** Dice are counted by the terms of a cost, whatever symbols they ask for. */
const unknownCosts = ({ early, fought }: Solved): readonly string[] => {
  const boxes = SIDES.flatMap(side => [...early[side], ...(fought[0]?.spaces[side].boxes ?? [])])
  const open = boxes.filter(({ ways }) =>
    ways.some(way =>
      way?.played.some(
        ({ ability }) => ability.choice?.take !== 'pool' && isUnknown(costOf(ability.cost) ?? { dice: [], same: false })
      )
    )
  )
  const names = [...new Set(open.map(({ name }) => name))]
  return names.length > 0 ? [`symbols not known, dice counted as the rulebook words them: ${names.join(', ')} (R7.3)`] : []
}

/** A player owns eight dice (R7.1); those that are still to be rolled lie nowhere. */
const tooMany = ({ has, roll, asks }: AdviceRequest): readonly string[] =>
  SIDES.flatMap(side => {
    if (roll !== undefined && side === asks) return []
    const dice = has[side].reduce((sum, { ways }) => sum + Math.max(0, ...ways.map(way => way.dice)), 0)
    return dice > SAGA_DICE ? [`${dice} SAGA dice lie on the ${side}'s board, and a player owns ${SAGA_DICE} (R7.1)`] : []
  })

const aimed = ({ goal, price }: AdviceRequest): readonly string[] => [
  ...(goal.is === 'condition'
    ? [`played for: the chance that the fight ends so that ${conditionText(goal.condition)}, each chance being 0 or 1 at its end`]
    : []),
  ...(price.fatigue > 0
    ? ['fatigue counts for the enemy of the unit that carries it after the fight: taken, left and spent fatigue are priced alike']
    : [])
]

export const notesOf = (request: AdviceRequest, solved: Solved, book: Rulebook): readonly string[] => [
  ...idleBoxes(solved, book),
  ...unknownCosts(solved),
  ...tooMany(request),
  ...aimed(request)
]
