import type { Dice } from '../chance/dice'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import type { Stage } from '../model/quantities'
import { enemyOf, SIDES, type Side } from '../model/scenario'
import { hitsLeft, rollSaves, saveDice } from './attack-dice'
import { crushSteps } from './crush'
import { attackAt, diceOf, guardAt, isMeleeOver, type MeleeRound, mostHitsThatMatter, takeHits } from './exchange'
import { specialSteps } from './exchange-second'
import {
  type Count,
  countOf,
  FIELDS,
  type Field,
  type FightState,
  type FightStep,
  fightersOf,
  isSpecialIn,
  type ReadyFight,
  type StepFighter
} from './fight-state'
import type { Fighter } from './fighter'
import { countedHits, countedTwice, defenceDice, defenceDiceTogether, defenceRolls, hitsOf, uncancelledHits } from './strike'

/**
 * Records stages of the first melee, or of a shot, in the states of a fight as its dice are rolled, for callers that need more
 * than its end (conditions of a plan read hits). The hits of both sides are rolled first, then each unit defends against its own:
 * the same dice as without recording.
 */

/** The stages that are recorded of each side. */
export type RecordedStages = Readonly<Record<Side, ReadonlySet<Stage>>>

/** The count in which each stage that dice decide is recorded. */
const COUNTED = { hits: 'Scored', through: 'Through', defenceDice: 'Rolled', saves: 'Saved' } as const satisfies Partial<
  Record<Stage, Count>
>
type Counted = keyof typeof COUNTED

const isCounted = (stage: Stage): stage is Counted => stage in COUNTED

/** The stage to count for a stage: all dice of a side are its attack dice, whose number is certain, and its defence dice. */
const countedFor = (stage: Stage): Stage => (stage === 'dice' ? 'defenceDice' : stage)

const fieldsOf = (recorded: RecordedStages): ReadonlyMap<Side, readonly Counted[]> =>
  new Map(SIDES.map(side => [side, [...new Set([...recorded[side]].map(countedFor).filter(isCounted))] as const]))

const sideOf = ({ role }: StepFighter): Side => (role === 'defender' ? 'defender' : 'attacker')

/** The counts when one unit defends against its hits: the enemy's `hits` and those `through`, its own `defenceDice` and `saves`. */
interface StageCounts {
  readonly hits: number
  readonly through: number
  readonly defenceDice: number
  readonly saves: number
}

const withStages = (
  state: FightState,
  fighter: StepFighter,
  counts: StageCounts,
  fields: ReadonlyMap<Side, readonly Counted[]>
): FightState => {
  const after: Record<string, number> = { ...state }
  const own = sideOf(fighter)
  const add = (side: Side, stage: Counted): void => {
    if (!fields.get(side)?.includes(stage)) return
    const field = FIELDS[side][COUNTED[stage]]
    after[field] = (after[field] ?? 0) + counts[stage]
  }
  add(enemyOf(own), 'hits')
  add(enemyOf(own), 'through')
  add(own, 'defenceDice')
  add(own, 'saves')
  return after
}

/** The step in which a unit defends against the hits pending on it. */
const defenceStep = (fighter: StepFighter, meleeRound: MeleeRound, fields: ReadonlyMap<Side, readonly Counted[]>): FightStep => {
  const { sides, round } = meleeRound
  const { role, lossRules } = fighter
  const special = fighter.rounds[0]?.special
  const isStruckByTwo = sides.companion !== undefined && role === 'defender'
  const stageCounts = (state: FightState, dice: Dice): StageCounts => {
    const hits = countOf(state, role, 'Hits')
    if (special) {
      const { saves } = special
      const left = dice.play(rollSaves, hits, saves)
      const allHits = hits + saves.hits
      return { hits: allHits, through: left, saves: allHits - left, defenceDice: saveDice(hitsLeft(hits, saves), saves) }
    }
    const guard = guardAt(state, fighter, round)
    const doubled = countOf(state, role, 'Doubled')
    if (!isStruckByTwo) {
      const left = dice.play(uncancelledHits, hits, guard)
      return { hits, through: left * (1 + doubled), saves: hits - left, defenceDice: defenceDice(hits, guard) }
    }
    const second = countOf(state, role, 'Second')
    const first = hits - second
    const left = defenceRolls(first, second, guard).map(roll => dice.play(uncancelledHits, roll.hits, roll.guard))
    return {
      hits,
      through: countedTwice(left, first, second, doubled),
      saves: left.reduce((sum, each) => sum - each, hits),
      defenceDice: defenceDiceTogether(first, second, guard)
    }
  }
  return (state, dice) => {
    if (isMeleeOver(meleeRound, state)) return state
    const counts = stageCounts(state, dice)
    const uncancelled = countedHits(counts.through, lossRules.ignores, mostHitsThatMatter(state, fighter, sides))
    return takeHits(withStages(state, fighter, counts, fields), fighter, uncancelled, sides)
  }
}

const shotStep =
  ({ sides: { attacker } }: MeleeRound): FightStep =>
  (state, dice) => ({
    ...state,
    defenderHits: dice.play(hitsOf, attackAt(attacker, 'defender', diceOf(state, attacker, 0), 0))
  })

/** The steps of the first melee, or of a shot, which record stages. */
export const recordingSteps = (meleeRound: MeleeRound, recorded: RecordedStages): readonly FightStep[] => {
  const { attacker, companion, defender } = meleeRound.sides
  const { isShot } = meleeRound.sides.rules
  const isSpecial = isSpecialIn(meleeRound.sides)
  const [rollHits] = isSpecial ? specialSteps(meleeRound) : isShot ? [shotStep(meleeRound)] : crushSteps(meleeRound)
  if (!rollHits) return []
  const struck = isShot ? [defender] : [defender, ...(companion ? [companion] : []), attacker]
  const fields = fieldsOf(recorded)
  const first: FightStep = (state, dice) => (isMeleeOver(meleeRound, state) ? state : rollHits(state, dice))
  return [first, ...struck.map(fighter => defenceStep(fighter, meleeRound, fields))]
}

/**
 * How far the fields of a fight that records stages can grow, given `most` of the same fight without them. Throws a RequestError if its
 * states would be too many to number.
 */
export const recordedMost = (
  sides: Pick<ReadyFight, 'attacker' | 'companion' | 'defender' | 'engagement'>,
  most: FightState,
  recorded: RecordedStages
): FightState => {
  const grown: Record<string, number> = { ...most }
  const { attacker, companion, defender } = sides
  const dice = { attacker: attacker.dice + (companion?.dice ?? 0), defender: defender.dice }
  const hitsOn = (fighter: Fighter): number =>
    most[FIELDS[fighter.role].Hits] ?? (fighter.role === 'defender' ? dice.attacker : dice.defender)
  const limits = { attacker: { hits: 0, rolled: 0 }, defender: { hits: 0, rolled: 0 } }
  for (const fighter of fightersOf(sides)) {
    const special = fighter.rounds[0]?.special
    const guard = fighter.rounds[0]?.guard[fighter.left]
    const hits = hitsOn(fighter)
    const allHits = hits + (special?.saves.hits ?? 0)
    grown[FIELDS[fighter.role].Hits] = hits
    if (companion && fighter.role === 'defender') grown[FIELDS.defender.Second] = hits
    const own = limits[sideOf(fighter)]
    own.hits += allHits
    own.rolled += special ? saveDice(hitsLeft(hits, special.saves), special.saves) : guard ? defenceDice(hits, guard) : 0
  }
  const add = (field: Field, limit: number): void => {
    if (limit > 0) grown[field] = limit
  }
  for (const [side, stages] of fieldsOf(recorded))
    for (const stage of stages) {
      const { hits, rolled } = limits[stage === 'hits' || stage === 'through' ? enemyOf(side) : side]
      add(FIELDS[side][COUNTED[stage]], stage === 'defenceDice' ? rolled : hits)
    }
  if (Object.values(grown).reduce((size, limit) => size * (limit + 1), 1) > Number.MAX_SAFE_INTEGER)
    return refuse(
      t('{n} numbers of hits, saves and dice of one fight are too many to follow at once: ask for fewer', {
        n: recorded.attacker.size + recorded.defender.size
      })
    )
  return grown
}

/** The recorded stages of one end state. */
export type StageValues = Readonly<Record<Side, Readonly<Partial<Record<Stage, number>>>>>

/** The values of the stages that were recorded in an end state. */
export const stageValuesIn = (
  { attacker, companion, defender }: ReadyFight,
  state: FightState,
  recorded: RecordedStages
): StageValues => {
  const dice = {
    attacker: attacker.dice + (companion?.dice ?? 0),
    defender: defender.combatant.place === 'shot-at' ? 0 : defender.dice
  }
  const stageValue = (side: Side, stage: Stage): number => {
    if (stage === 'attackDice') return dice[side]
    const counted = countedFor(stage)
    const count = isCounted(counted) ? countOf(state, side, COUNTED[counted]) : 0
    return stage === 'dice' ? dice[side] + count : count
  }
  const of = (side: Side) => Object.fromEntries([...recorded[side]].map(stage => [stage, stageValue(side, stage)]))
  return { attacker: of('attacker'), defender: of('defender') }
}
