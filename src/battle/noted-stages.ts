import type { Dice } from '../chance/dice'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import type { Stage } from '../model/quantities'
import { enemyOf, SIDES, type Side } from '../model/scenario'
import { hitsLeft, rollSaves, saveDice } from './attack-dice'
import { crushSteps, diceOf, guardAt, isMeleeOver, type MeleeRound, mostHitsThatMatter, sufferHits } from './exchange'
import { isSpecialIn, specialSteps } from './exchange-second'
import {
  type Count,
  countOf,
  FIELDS,
  type Field,
  type FightState,
  type FightStep,
  fightersOf,
  type Ready,
  type StepFighter
} from './fight-state'
import type { Fighter } from './fighter'
import { countedHits, defenceDice, defenceDiceTogether, hitting, sufferBoth, sufferedOfBoth, uncancelledHits } from './strike'

/**
 * Stages of the first melee, or of a shot, noted in the states of the fight while its dice fall: what has to be known beside how it ends
 * (a plan goes on from hits). The hits of both sides come first, then each bears its own: the same dice as without notes.
 */

/** What is noted of each side. */
export type Noted = Readonly<Record<Side, ReadonlySet<Stage>>>

/** Each stage that dice decide has a count of its own. */
const COUNTED = { hits: 'Scored', through: 'Through', defenceDice: 'Rolled', saves: 'Saved' } as const satisfies Partial<
  Record<Stage, Count>
>
type Counted = keyof typeof COUNTED

const isCounted = (stage: Stage): stage is Counted => stage in COUNTED

/** All dice of a side are those of its attack, which are certain, and of its defence. */
const countedFor = (stage: Stage): Stage => (stage === 'dice' ? 'defenceDice' : stage)

const fieldsOf = (noted: Noted): ReadonlyMap<Side, readonly Counted[]> =>
  new Map(SIDES.map(side => [side, [...new Set([...noted[side]].map(countedFor).filter(isCounted))] as const]))

const sideOf = ({ role }: StepFighter): Side => (role === 'defender' ? 'defender' : 'attacker')

/** What one unit's bearing of its hits comes to: of the enemy's hits, of its own dice. */
interface StageCounts {
  readonly hits: number
  readonly through: number
  readonly defenceDice: number
  readonly saves: number
}

const withNotes = (
  state: FightState,
  fighter: StepFighter,
  borne: StageCounts,
  fields: ReadonlyMap<Side, readonly Counted[]>
): FightState => {
  const after: Record<string, number> = { ...state }
  const own = sideOf(fighter)
  const add = (side: Side, stage: Counted): void => {
    if (!fields.get(side)?.includes(stage)) return
    const field = FIELDS[side][COUNTED[stage]]
    after[field] = (after[field] ?? 0) + borne[stage]
  }
  add(enemyOf(own), 'hits')
  add(enemyOf(own), 'through')
  add(own, 'defenceDice')
  add(own, 'saves')
  return after
}

/** A unit bears the hits that wait for it. */
const sufferStep = (fighter: StepFighter, meeting: MeleeRound, fields: ReadonlyMap<Side, readonly Counted[]>): FightStep => {
  const { sides, round } = meeting
  const { role, lossRules } = fighter
  const special = fighter.rounds[0]?.special
  const isOfTwo = sides.companion !== undefined && role === 'defender'
  const { apart } = sides.rules
  const saved = (state: FightState, dice: Dice): StageCounts => {
    const hits = countOf(state, role, 'Hits')
    if (special) {
      const { ward } = special
      const left = dice.play(rollSaves, hits, ward)
      const met = hits + ward.hits
      return { hits: met, through: left, saves: met - left, defenceDice: saveDice(hitsLeft(hits, ward), ward) }
    }
    const guard = guardAt(state, fighter, round)
    const doubled = countOf(state, role, 'Doubled')
    if (!isOfTwo) {
      const left = dice.play(uncancelledHits, hits, guard)
      return { hits, through: left * (1 + doubled), saves: hits - left, defenceDice: defenceDice(hits, guard) }
    }
    const second = countOf(state, role, 'Second')
    const [left, counted] = sufferedOfBoth(dice.play(sufferBoth, hits - second, second, doubled, guard, apart))
    const rolled = defenceDiceTogether(hits - second, second, guard, apart)
    return { hits, through: counted, saves: hits - left, defenceDice: rolled }
  }
  return (state, dice) => {
    if (isMeleeOver(meeting, state)) return state
    const borne = saved(state, dice)
    const uncancelled = countedHits(borne.through, lossRules.ignores, mostHitsThatMatter(state, fighter, sides))
    return sufferHits(withNotes(state, fighter, borne, fields), fighter, uncancelled, sides)
  }
}

const shotStep = ({ sides: { attacker } }: MeleeRound): FightStep => {
  const [round] = attacker.rounds
  return (state, dice) =>
    round ? { ...state, defenderHits: dice.play(hitting, diceOf(state, attacker, 0), round.attack.defender) } : state
}

/** The steps of a first melee, or of a shot, with notes. */
export const notedSteps = (meeting: MeleeRound, noted: Noted): readonly FightStep[] => {
  const { attacker, companion, defender } = meeting.sides
  const { isShot } = meeting.sides.rules
  const isSpecial = isSpecialIn(meeting.sides)
  const [rollHits] = isSpecial ? specialSteps(meeting) : isShot ? [shotStep(meeting)] : crushSteps(meeting)
  if (!rollHits) return []
  const struck = isShot ? [defender] : [defender, ...(companion ? [companion] : []), attacker]
  const fields = fieldsOf(noted)
  const first: FightStep = (state, dice) => (isMeleeOver(meeting, state) ? state : rollHits(state, dice))
  return [first, ...struck.map(fighter => sufferStep(fighter, meeting, fields))]
}

/** How far the fields of a fight with notes can grow, by those of the same fight without. */
export const notedMost = (
  sides: Pick<Ready, 'attacker' | 'companion' | 'defender' | 'engagement'>,
  most: FightState,
  noted: Noted
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
    const met = hits + (special?.ward.hits ?? 0)
    grown[FIELDS[fighter.role].Hits] = hits
    if (companion && fighter.role === 'defender') grown[FIELDS.defender.Second] = hits
    const own = limits[sideOf(fighter)]
    own.hits += met
    own.rolled += special ? saveDice(hitsLeft(hits, special.ward), special.ward) : guard ? defenceDice(hits, guard) : 0
  }
  const add = (field: Field, limit: number): void => {
    if (limit > 0) grown[field] = limit
  }
  for (const [side, stages] of fieldsOf(noted))
    for (const stage of stages) {
      const { hits, rolled } = limits[stage === 'hits' || stage === 'through' ? enemyOf(side) : side]
      add(FIELDS[side][COUNTED[stage]], stage === 'defenceDice' ? rolled : hits)
    }
  if (Object.values(grown).reduce((size, limit) => size * (limit + 1), 1) > Number.MAX_SAFE_INTEGER)
    return refuse(
      t('{n} numbers of hits, saves and dice of one fight are too many to follow at once: ask for fewer', {
        n: noted.attacker.size + noted.defender.size
      })
    )
  return grown
}

/** What was noted of a fight that ended so. */
export type Notes = Readonly<Record<Side, Readonly<Partial<Record<Stage, number>>>>>

export const notesIn = ({ attacker, companion, defender }: Ready, state: FightState, noted: Noted): Notes => {
  const dice = {
    attacker: attacker.dice + (companion?.dice ?? 0),
    defender: defender.standing.place === 'shot-at' ? 0 : defender.dice
  }
  const seen = (side: Side, stage: Stage): number => {
    if (stage === 'attackDice') return dice[side]
    const counted = countedFor(stage)
    const count = isCounted(counted) ? countOf(state, side, COUNTED[counted]) : 0
    return stage === 'dice' ? dice[side] + count : count
  }
  const of = (side: Side) => Object.fromEntries([...noted[side]].map(stage => [stage, seen(side, stage)]))
  return { attacker: of('attacker'), defender: of('defender') }
}
