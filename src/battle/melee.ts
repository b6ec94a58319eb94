import { type Counted, counting, moments } from '../chance/battle'
import { atLeast, type Dice } from '../chance/dice'
import { exactly, TooManyOutcomes } from '../chance/exact'
import { range } from '../model/combinations'
import { refuse } from '../model/errors'
import { t } from '../model/language'
import { CHANCE_ROUNDING } from '../model/limits'
import { mapWithForecast } from '../model/work'
import { changed, type Engagement, isOver, rolesOf, type UnitRole, unitAt } from './combatant'
import { crushSteps } from './crush'
import { exchange, isMeleeOver, type MeleeRound, mostAimed } from './exchange'
import { specialSteps } from './exchange-second'
import {
  countOf,
  FIELDS,
  type Fighters,
  type FightRules,
  type FightState,
  type FightStep,
  fightersOf,
  isSpecialIn,
  leftOf,
  type ReadyFight,
  type Sides,
  summed
} from './fight-state'
import { attackDice, fighterOf } from './fighter'
import { furtherEngagements, type MeleeSeries } from './further-melees'
import { NO_OVERKILL, overkillIn } from './losses'
import { addsFatigueEachMelee, fatigueOf, retreatOf, swingOf, tallied } from './outcome'
import { isWeakened } from './pools'
import { type RebuiltMelees, rebuiltMelees } from './rebuilt-melees'
import { type RecordedStages, recordedMost, recordingSteps } from './recorded-stages'
import { mostOf, startOf } from './state-bounds'

/** Whether only the last melee decides the winner (second-melee-winner=last); in a duel all of them do. */
const isLastMeleeDecisive = ({ readings }: Engagement, { melees, isDuel }: MeleeSeries): boolean =>
  melees > 1 && !isDuel && readings['second-melee-winner'] === 'last'

/** The state in which no losses so far count for the winner (second-melee-winner=last). */
const forgetLosses = (sides: Sides, state: FightState): FightState => {
  const after: Record<string, number> = { ...state }
  for (const { role } of fightersOf(sides)) {
    if (sides.overkill[role]) after[FIELDS[role].Overkill] = 0
    after[FIELDS[role].Uncounted] = summed(after, sides.tallies[role].counts)
  }
  return after
}

/** The Push: a die is rolled for each disengaging enemy model that is not a warlord; a roll above its armour removes it. */
const pushStep = (sides: Sides): FightStep =>
  function push(state: FightState, dice: Dice): FightState {
    const retreat = retreatOf(sides, state)
    if (retreat === 'nobody') return state
    const after: Record<string, number> = { ...state }
    for (const loser of fightersOf(sides)) {
      const { role, lossRules } = loser
      if ((retreat === 'defender') !== (role === 'defender') || lossRules.pushedOn === 0) continue
      after[FIELDS[role].Pushed] = dice.roll(leftOf(state, loser), atLeast(lossRules.pushedOn))
    }
    return after
  }

/** The steps of one melee: both strikes at once, or all hits first if the hits of one side can change the strike of the other. */
const meleeSteps = (meleeRound: MeleeRound): readonly FightStep[] => {
  const { sides, round } = meleeRound
  if (fightersOf(sides).some(({ rounds }) => rounds[round]?.doublesHits)) return crushSteps(meleeRound)
  return isSpecialIn(sides, round) ? specialSteps(meleeRound) : [exchange(meleeRound)]
}

const NOTHING_COUNTED: readonly Counted[] = []

/** The steps of a fight, which begin with those of the `first` melee, and for each melee the index of its last step (`ends`). */
const stepsOf = (
  sides: Sides,
  first: readonly FightStep[],
  { melees }: MeleeSeries,
  split: number,
  { forgets, rebuilt, most }: Pick<MeleeSetup, 'forgets' | 'rebuilt' | 'most'>
): { readonly steps: readonly FightStep[]; readonly ends: readonly number[] } => {
  const pushes = fightersOf(sides).some(({ combatant }) => combatant.pushes)
  const ends = [first.length - 1]
  if (melees === 1 && !pushes) return { steps: first, ends }
  const steps = [...first]
  const isEndKept = countOf(most, 'attacker', 'Ended') > 0
  let before: readonly FightStep[] = []
  for (let round = 1; round < melees; round++) {
    const meleeRound = { sides, round, split }
    const isAlike = !rebuilt && round > 1 && fightersOf(sides).every(({ rounds }) => rounds[round] === rounds[round - 1])
    if (!isAlike) before = rebuilt ? rebuilt.stepsFor(meleeRound) : meleeSteps(meleeRound)
    if (forgets) {
      steps.push(function forgetFirst(state) {
        return isMeleeOver(meleeRound, state) ? state : forgetLosses(sides, state)
      })
    }
    const spends = fightersOf(sides).filter(({ rounds }) => (rounds[round]?.spent ?? 0) > 0)
    if (isEndKept) {
      const ended: readonly Counted[] = [{ field: FIELDS.attacker.Ended, more: round }]
      steps.push(
        counting<FightState>(function endsHere(state) {
          return isMeleeOver(meleeRound, state) && countOf(state, 'attacker', 'Ended') === 0 ? ended : NOTHING_COUNTED
        })
      )
    }
    if (spends.length > 0) {
      steps.push(function spendAgain(state) {
        if (isMeleeOver(meleeRound, state)) return state
        const paid = spends.map(({ role, rounds }) => [
          FIELDS[role].Spent,
          countOf(state, role, 'Spent') + (rounds[round]?.spent ?? 0)
        ])
        return { ...state, ...Object.fromEntries(paid) }
      })
    }
    steps.push(...before)
    ends.push(steps.length - 1)
  }
  if (pushes) steps.push(pushStep(sides))
  return { steps, ends }
}

/**
 * For each further melee, whether exhaustion costs the unit dice in it. In a duel each melee before it has added 1 fatigue
 * (R3.9); Thor's melees follow at once, before that fatigue.
 */
const exhaustionByMelee = (
  engagement: Engagement,
  engagements: readonly Engagement[],
  role: UnitRole,
  { isDuel }: MeleeSeries
): readonly boolean[] => {
  const own = unitAt(engagement, role)
  return engagements.map((there, i) => {
    const fatigue = isDuel
      ? fatigueOf(own, engagement, { isDuel, melees: i + 1 })
      : unitAt(engagements[i - 1] ?? engagement, role).fatigue
    const withFatigue = changed(own, { fatigue, charging: unitAt(there, role).charging })
    return isWeakened(withFatigue, engagement)
  })
}

/** What the steps of a fight depend on besides its units; what cannot matter to this fight is 0 or false. */
export const fightRulesOf = (engagement: Engagement): FightRules => {
  const { attacker, companion, defender, readings } = engagement
  return {
    doublesUnsaved:
      rolesOf(engagement).some(role => unitAt(engagement, role).doublesHits) && readings['crush-timing'] === 'unsaved',
    isShot: attacker.place === 'shooting',
    isOnWarlord: companion !== undefined && defender.unit.class === 'warlord',
    isOver: isOver(engagement)
  }
}

/** A melee before its steps are made: its sides, their state in further melees, and how far its fields can grow. */
interface MeleeSetup {
  readonly sides: Sides
  readonly further: readonly Engagement[]
  readonly most: FightState
  /** Only the last melee decides the winner, and the winner matters to what is asked. */
  readonly forgets: boolean
  readonly rebuilt: RebuiltMelees | undefined
}

/** Prepares a melee up to its dice; `isForPoints`: only the mean victory points are asked for, and nothing else is followed. */
const setUpMelee = (engagement: Engagement, series: MeleeSeries, isForPoints = false): MeleeSetup => {
  const further = furtherEngagements(engagement, series)
  const fighter = (role: UnitRole) =>
    further.length === 0
      ? fighterOf(engagement, role)
      : fighterOf(engagement, role, further, exhaustionByMelee(engagement, further, role, series))
  const attacker = fighter('attacker')
  const companion = engagement.companion && fighter('companion')
  const defender = fighter('defender')
  const fighters: Fighters = { engagement, attacker, companion, defender }
  // victory points depend on models lost: hits beyond the last model only affect who wins, and that only matters to The Push
  const isLostOnly = isForPoints && !fightersOf(fighters).some(({ combatant }) => combatant.pushes)
  const overkill = isLostOnly ? NO_OVERKILL : overkillIn(fighters, series)
  const forgets = !isLostOnly && isLastMeleeDecisive(engagement, series)
  const rules = fightRulesOf(engagement)
  const rebuilt = further.length > 0 ? rebuiltMelees({ engagement, overkill, rules }, further, series) : undefined
  // nor do victory points depend on which melee was the last
  const ended = !isLostOnly && addsFatigueEachMelee(engagement, series) ? series.melees - 1 : 0
  const most = mostOf(fighters, { forgets, ended, isRebuilt: rebuilt !== undefined }, overkill)
  const tallies = tallied(engagement, most)
  return {
    sides: { engagement, attacker, companion, defender, overkill, rules, tallies },
    further,
    most,
    forgets,
    rebuilt
  }
}

const readyFor = (setup: MeleeSetup, series: MeleeSeries, split: number, recorded?: RecordedStages): ReadyFight => {
  const { sides, further, most: bare } = setup
  const { melees, isDuel } = series
  const meleeRound = { sides, round: 0, split }
  const first = recorded ? recordingSteps(meleeRound, recorded) : meleeSteps(meleeRound)
  const most = recorded ? recordedMost(sides, bare, recorded) : bare
  const { steps, ends } = stepsOf(sides, first, series, split, setup)
  const { engagement, attacker, companion, defender, overkill, rules, tallies } = sides
  const battle = { start: startOf(sides, most), most, steps }
  const stepsOfMelee = first.length
  // a literal with all its keys: spreading `sides` into it takes as long as all their dice
  const rebuiltKey = setup.rebuilt?.key ?? ''
  // biome-ignore format: one line, one shape
  return { engagement, attacker, companion, defender, overkill, rules, tallies, battle, further, melees, stepsOfMelee, ends, rebuiltKey, isDuel }
}

/** The number of the defender's attack dice, and the fewest and most of them that may be aimed at the first of two units (R6.3). */
export const aimableDice = (engagement: Engagement) => {
  const { companion, defender } = engagement
  const { dice } = attackDice(defender)
  // no dice are aimed at a companion whose last model was removed before the dice
  const isAlone = companion !== undefined && companion.removed === companion.unit.lives
  return { dice, least: isAlone ? dice : 0, most: isAlone ? dice : mostAimed(dice, defender.unit.class === 'warlord') }
}

/** The numbers of dice that the defender may aim at the first of two units. */
export const splitsOf = (engagement: Engagement): readonly number[] => {
  const { least, most } = aimableDice(engagement)
  return range(least, most)
}

/** The split with the best mean victory points for the defender; among equally good ones the fewest dice at the warlord. */
const bestSplit = (setup: MeleeSetup, series: MeleeSeries): number => {
  let best = { split: 0, swing: Number.POSITIVE_INFINITY }
  const splits = splitsOf(setup.sides.engagement)
  const part = { what: t("the {n} splits of the defender's dice", { n: splits.length }), cure: t('give the split with --split') }
  mapWithForecast(splits, part, split => {
    const ready = readyFor(setup, series, split)
    const swing = moments(exactly(ready.battle), state => swingOf(ready, state)).mean
    if (swing < best.swing - CHANCE_ROUNDING) best = { split, swing }
  })
  return best.split
}

/** The best split. Throws a RequestError if the fight is too large to compute it for every split: the request has to give one. */
const splitFor = (setup: MeleeSetup, series: MeleeSeries): number => {
  try {
    return bestSplit(setup, series)
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error
    const message = t(
      "The best split of the defender's dice is too large to work out: {message}. Choose one: --split 0 to {most}.",
      {
        message: error.message,
        most: aimableDice(setup.sides.engagement).most
      }
    )
    return refuse(message, '--split')
  }
}

/** The number of further melees: one for each Thor in play. */
const furtherMelees = (engagement: Engagement): number =>
  rolesOf(engagement).reduce((sum, role) => sum + unitAt(engagement, role).fightsAgain, 0)

/** The most melees of an engagement: the rounds of a duel, or one, and one more for each Thor. */
export const meleeSeriesOf = (engagement: Engagement, rounds = 1): MeleeSeries => ({
  melees: Math.max(rounds, 1 + furtherMelees(engagement)),
  isDuel: rounds > 1
})

/**
 * A melee between the units in their present state, ready for its dice (R3.6 to R3.10), with the further melees of Thor or the rounds of a
 * duel. Two attackers face the given `split` of the defender's dice (R6.3), or else the best one for the defender.
 */
export const meleeOf = (
  engagement: Engagement,
  { rounds = 1, split, recorded }: { readonly rounds?: number; readonly split?: number; readonly recorded?: RecordedStages } = {}
): ReadyFight => {
  const series = meleeSeriesOf(engagement, rounds)
  const setup = setUpMelee(engagement, series)
  if (!engagement.companion) return readyFor(setup, series, 0, recorded)
  const chosen = split ?? splitFor(setUpMelee(engagement, series, true), series)
  return { ...readyFor(setup, series, chosen, recorded), split: chosen }
}

/**
 * A melee Side by Side as it is played to find the best split of the defender's dice: two that agree in this have the same one.
 */
export const forSplits = (engagement: Engagement, rounds?: number): ReadyFight => {
  const series = meleeSeriesOf(engagement, rounds)
  return readyFor(setUpMelee(engagement, series, true), series, 0)
}
