import { type Distribution, moments } from '../chance/battle'
import { decimal, t } from '../model/language'
import { ROUNDING } from '../model/limits'
import type { ReadingInPlay } from '../model/report'
import type { Scenario } from '../model/scenario'
import { readingNamed } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import { rolesOf, type UnitRole, unitAt } from './combatant'
import { inspected } from './faults'
import { fightOf, isTooLarge, readyFight } from './fight'
import { type FightState, fightersOf, type ReadyFight } from './fight-state'
import { type Figures, figuresOf, measuresOf } from './measures'
import { forSplits } from './melee'
import { exactAnswer } from './methods'
import { addsFatigueEachMelee, fatigueInState, fatigueWithoutDice, unitFatigueKey } from './outcome'
import { readingsOf } from './prepare'
import { firstStrikeKey, laterStrikeKey } from './strike-key'

/** A difference below this does not show in any printed figure. */
const SHOWN = 0.0005

/** The figures of a fight that was played, and the fatigue of each unit after it. */
interface Played extends Figures {
  readonly fatigue: readonly number[]
}

const playedFigures = (ready: ReadyFight, ends: Distribution<FightState> = exactAnswer(ready)): Played => {
  const fatigueAfter = addsFatigueEachMelee(ready.engagement, ready)
    ? (role: UnitRole) => moments(ends, state => fatigueInState(ready, state, role)).mean
    : (role: UnitRole) => fatigueWithoutDice(ready, role)
  return { ...figuresOf(ready, ends), fatigue: rolesOf(ready.engagement).map(fatigueAfter) }
}

/** The numbers that show what an interpretation changes: the chances to win a melee, or to wipe out the target of a shot. */
const JUDGED = { melee: ['result.attackerWins', 'result.defenderWins'], shoot: ['defender.wipedOut'] } as const

/** The judged chance that another value of an interpretation moves furthest from its value here; undefined if there is none. */
const furthest = (kind: Scenario['kind'], here: Played, found: ReadonlyMap<string, Played>) => {
  const moves = JUDGED[kind].flatMap(path => {
    const from = here.at(path)
    return from === undefined ? [] : [...found].map(([value, there]) => ({ value, path, from, to: there.at(path) ?? 0 }))
  })
  return moves.toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))[0]
}

const isMoved = (a: readonly number[], b: readonly number[], same: number): boolean =>
  a.length !== b.length || a.some((value, i) => Math.abs(value - (b[i] ?? 0)) > same)

/** A cache key of everything that the losses of a fight depend on. */
const lossesKey = (ready: ReadyFight): string => `${firstStrikeKey(ready)} ${laterStrikeKey(ready)}`

/** A cache key of everything that the figures of a fight depend on: two fights with the same key have the same odds. */
const figuresKey = (ready: ReadyFight): string =>
  JSON.stringify([
    lossesKey(ready),
    ready.tallies,
    ready.engagement.readings['tie-withdraws'],
    rolesOf(ready.engagement).map(role => unitFatigueKey(unitAt(ready.engagement, role), ready.engagement, ready)),
    fightersOf(ready).map(({ combatant }) => combatant.terms)
  ])

/**
 * A key of everything that the best split of the defender's dice depends on: the losses, and who wins if The Push follows from
 * that. Undefined if the fight is not Side by Side.
 */
const splitKey = (ready: ReadyFight, rounds?: number): string | undefined => {
  if (!ready.companion) return undefined
  const asFound = forSplits(ready.engagement, rounds)
  return fightersOf(ready).some(({ combatant }) => combatant.pushes) ? figuresKey(asFound) : lossesKey(asFound)
}

/**
 * The scenario with the split of the defender's dice that its fight was played with, which saves another search for the best one.
 */
const asSplit = (scenario: Scenario, { split }: ReadyFight): Scenario => (split === undefined ? scenario : { ...scenario, split })

/**
 * The names of the interpretations that preparing this fight reads at all; the scenario has to give the split of a fight Side by
 * Side.
 */
const consultedBy = (scenario: Scenario, book: Rulebook): ReadonlySet<string> => {
  const consulted = new Set<string>()
  const readings = new Proxy(readingsOf(scenario, book), {
    get: (values, name: string) => {
      consulted.add(name)
      return readingNamed(values, name)
    }
  })
  const ready = fightOf(inspected(scenario, book, readings).engagement, scenario)
  for (const role of rolesOf(ready.engagement)) fatigueWithoutDice(ready, role)
  return consulted
}

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`

/**
 * A sentence that shows how far the penalty of exhaustion, which no source gives, moves a melee of the second edition (T4.5): the
 * attacker's chance to win under each interpretation. `who`: the exhausted units. Undefined if the fight is too large to compute.
 */
export const exhaustionNote = (scenario: Scenario, ready: ReadyFight, who: string, book: Rulebook): string | undefined => {
  const { values = {} } = book.readings['exhausted-melee'] ?? {}
  const wins = (value: string): string | undefined => {
    const { engagement, faults } = inspected({ ...scenario, readings: { ...scenario.readings, 'exhausted-melee': value } }, book)
    if (faults.length > 0) return undefined
    const there = fightOf(engagement, scenario)
    return t('{chance} by {reading}', {
      chance: decimal(percent(measuresOf(there, exactAnswer(there)).result?.attackerWins ?? 0)),
      reading: value
    })
  }
  try {
    const chances = Object.keys(values).flatMap(value => wins(value) ?? [])
    const { name } = ready.attacker.combatant.unit
    return t('what exhaustion costs {the:who} in melee is unknown (reading exhausted-melee): {the:name} {n|wins|win} {chances}', {
      who,
      name,
      n: 'models' in scenario.attacker && scenario.attacker.models === 1 ? 1 : 2,
      chances: chances.join(', ')
    })
  } catch (error) {
    if (isTooLarge(error)) return undefined
    throw error
  }
}

/**
 * The interpretations of this edition whose other values would change a printed figure of this fight, found by playing each. `ends`: the
 * exact distribution of this fight, where it has been played.
 */
export const readingsInPlay = (
  scenario: Scenario,
  ready: ReadyFight,
  book: Rulebook,
  ends?: Distribution<FightState>
): readonly ReadingInPlay[] => readingsThatChange(scenario, ready, book, SHOWN, ends)

/**
 * The interpretations of this edition whose other values would change any figure of this fight, however little. Throws a
 * RequestError if something does not fit the fight.
 */
export const changingReadings = (scenario: Scenario, book: Rulebook): readonly ReadingInPlay[] =>
  readingsThatChange(scenario, readyFight(scenario, book), book, ROUNDING)

const readingsThatChange = (
  scenario: Scenario,
  ready: ReadyFight,
  book: Rulebook,
  same: number,
  ends?: Distribution<FightState>
): readonly ReadingInPlay[] => {
  const consulted = consultedBy(asSplit(scenario, ready), book)
  const inDoubt = Object.entries(book.readings).filter(([name]) => consulted.has(name))
  if (inDoubt.length === 0) return []
  const key = figuresKey(ready)
  const split = splitKey(ready, scenario.rounds)
  let here: Played | undefined
  const changes = (name: string, value: string, found: Map<string, Played>): boolean => {
    const { engagement, faults } = inspected({ ...scenario, readings: { ...scenario.readings, [name]: value } }, book)
    if (faults.length > 0) return true
    const there = fightOf(engagement, asSplit(scenario, ready))
    if (figuresKey(there) === key) return false
    here ??= playedFigures(ready, ends)
    const isSplit = there.split === scenario.split || splitKey(there, scenario.rounds) === split
    const other = playedFigures(isSplit ? there : fightOf(engagement, scenario))
    found.set(value, other)
    return isMoved(here.all, other.all, same) || isMoved(here.fatigue, other.fatigue, same)
  }
  return inDoubt.flatMap(([name, { values }]) => {
    const value = readingNamed(ready.engagement.readings, name) ?? ''
    const found = new Map<string, Played>()
    const others = Object.keys(values).filter(one => one !== value && isKnown(() => changes(name, one, found)))
    if (others.length === 0) return []
    const moves = here && furthest(scenario.kind, here, found)
    return [{ name, value, others, meaning: values[value] ?? '', ...(moves && { moves }) }]
  })
}

/** Whether a condition holds; false if a fight it depends on is too large to compute. */
const isKnown = (holds: () => boolean): boolean => {
  try {
    return holds()
  } catch (error) {
    if (isTooLarge(error)) return false
    throw error
  }
}
