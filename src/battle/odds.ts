import { type Distribution, moments } from '../chance/battle'
import { MAX_OUTCOMES, TooManyOutcomes } from '../chance/exact'
import { type Fraction, fractional } from '../chance/fractions'
import { refuse } from '../model/errors'
import { thousands } from '../model/figures'
import { t } from '../model/language'
import { distributionOf, type SideNumbers } from '../model/quantities'
import {
  type FightReport,
  type LedgerLine,
  type LossDistribution,
  type MethodReport,
  SCHEMA,
  type SideReport,
  type UnitReport
} from '../model/report'
import type { Scenario, Side } from '../model/scenario'
import type { Intervals } from '../model/schema'
import { type Case, casesOf, isWrathThrown } from '../model/uncertain'
import type { Rulebook } from '../rules/types'
import { averaged, type FightPart, likeliestOf } from './averaged'
import { countedAs, exhaustedUnitsIn, kitCautions, serviceCautions, withCautions } from './cautions'
import { armourFacing, enemiesOf, type UnitRole, unitAt } from './combatant'
import { inspected } from './faults'
import { fightOf, isTooLarge, readyFight } from './fight'
import { countOf, type FightState, fighterAt, fightersOf, type ReadyFight } from './fight-state'
import type { Fighter } from './fighter'
import { type Fractions, fractionsOf, fractionsOver } from './fractions'
import { headlineOf } from './headline'
import { ledgerLines } from './ledger'
import { strikeMeans } from './means'
import { type EndQuantity, livesOf, measuresOf, quantitiesOf } from './measures'
import { DEFAULT_SEED, deviationOf, exactAnswer, intervalsOf, sampledAnswer, widest } from './methods'
import { laterNotes, notesOf } from './notes'
import { fatigueDependsOnDice, fatigueWithoutDice, isUnitGone, lossesOf, lossesOfSide, remainingFatigue } from './outcome'
import { exhaustionNote, readingsInPlay } from './readings-in-play'
import { roundsOf } from './rounds'
import { chanceOf, type TestedFight, testedFights, testNotes } from './tests'
import { samplingOfCases, withTrials } from './thrown-cases'
import { caseReport, mergeEqualCases, uncertainNote } from './uncertain'
import { withUnfought, wrathChances, wrathFights, wrathNotes } from './wrath'

const lossesOver = (
  most: number,
  { states, weights }: Distribution<FightState>,
  lost: (state: FightState) => number
): LossDistribution => {
  const p = Array.from({ length: most + 1 }, () => 0)
  states.forEach((state, i) => {
    p[lost(state)] = (p[lost(state)] ?? 0) + (weights[i] ?? 0)
  })
  return distributionOf(p)
}

/** The ledger line that explains the lowest roll that hits. */
const hitsOnLine = (ready: ReadyFight, fighter: Fighter): LedgerLine => {
  const enemy = unitAt(ready.engagement, enemiesOf(ready.engagement, fighter.role)[0] ?? 'defender')
  const { attackRoll, place } = fighter.combatant
  const armour = armourFacing(ready.engagement, enemy, fighter.role)
  const roll = attackRoll === 0 ? '' : t(', {change} on each roll', { change: `${attackRoll > 0 ? '+' : ''}${attackRoll}` })
  return {
    what: 'hits on',
    value: fighter.hitsOn,
    rule: place === 'melee' ? 'R3.6' : 'R2.3',
    source: t('armour {armour} of {the:name}{roll}', { armour, name: enemy.unit.name, roll })
  }
}

const unitReport = (ready: ReadyFight, role: UnitRole, distribution: Distribution<FightState>): UnitReport => {
  const fighter = fighterAt(ready, role)
  const { combatant } = fighter
  const { unit } = combatant
  return {
    unit: unit.id,
    name: unit.name,
    models: unit.models,
    engaged: unit.engaged,
    attackDice: fighter.dice,
    hitsOn: fighter.dice > 0 ? fighter.hitsOn : null,
    rerolls: combatant.rerollsAttack,
    defenceDice: fighter.bonusDefence,
    savesOn: combatant.savesOn,
    rerollsDefence: combatant.rerollsDefence,
    armour: fighter.armour,
    fatigue: combatant.fatigue,
    fatigueLimit: unit.profile.fatigueLimit,
    exhausted: combatant.exhausted,
    ledger: [...ledgerLines(combatant.ledger), ...(fighter.dice > 0 ? [hitsOnLine(ready, fighter)] : [])],
    strike: strikeMeans(ready, role, ready.split ?? 0),
    fatigueAfter: fatigueDependsOnDice(ready, fighter)
      ? moments(distribution, state => remainingFatigue(ready, state, role)).mean
      : fatigueWithoutDice(ready, role) * (1 - moments(distribution, state => (isUnitGone(ready, state, role) ? 1 : 0)).mean),
    ...(ready.companion && {
      losses: lossesOver(unit.lives, distribution, state => lossesOf(ready, state, role)),
      wipedOut: moments(distribution, state => (lossesOf(ready, state, role) >= unit.lives ? 1 : 0)).mean
    })
  }
}

/** The report of one side; `numbers`: those of its losses and fatigue. */
const sideReport = (ready: ReadyFight, side: Side, distribution: Distribution<FightState>, numbers: SideNumbers): SideReport => {
  const { unit } = fighterAt(ready, side).combatant
  const sides: readonly UnitRole[] = side === 'attacker' && ready.companion ? ['attacker', 'companion'] : [side]
  return {
    ...numbers,
    ...(unit.guards && { guards: lossesOver(unit.guards.models, distribution, state => countOf(state, side, 'Guards')) }),
    units: sides.map(role => unitReport(ready, role, distribution))
  }
}

/** The same fight with the defender's other choice about giving up dice (R3.3); undefined if there is no such choice. */
const otherChoice = (
  scenario: Scenario,
  ready: ReadyFight,
  book: Rulebook
): { readonly givesUpDice: boolean; readonly there: ReadyFight } | undefined => {
  const { defender } = scenario
  if (scenario.kind !== 'melee' || 'together' in defender) return undefined
  const { generated } = ready.defender.combatant
  if (generated === 0) return undefined
  const givesUpDice = !(defender.givesUpDice ?? false)
  const { engagement, faults } = inspected({ ...scenario, defender: { ...defender, givesUpDice } }, book)
  return faults.length ? undefined : { givesUpDice, there: fightOf(engagement, scenario) }
}

/**
 * The result and swing with the defender's other choice about giving up dice (R3.3); undefined if there is no such choice or that
 * fight is too large to compute.
 */
export const declinedChoice = (scenario: Scenario, ready: ReadyFight, book: Rulebook): FightReport['otherwise'] => {
  try {
    const other = otherChoice(scenario, ready, book)
    if (!other) return undefined
    const { givesUpDice, there } = other
    const { result, victoryPoints } = measuresOf(there, exactAnswer(there))
    return result && { givesUpDice, result, swing: victoryPoints.swing }
  } catch (error) {
    if (isTooLarge(error)) return undefined
    throw error
  }
}

/** A table of zeros, with a row for each number of losses from 0 to `rows` and a column for each from 0 to `columns`. */
const zeros = (rows: number, columns: number): number[][] =>
  Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0))

/** The chance of every pair of losses of the two sides. */
const jointOf = (ready: ReadyFight, { states, weights }: Distribution<FightState>): FightReport['joint'] => {
  const p = zeros(livesOf(ready, 'attacker'), livesOf(ready, 'defender'))
  states.forEach((state, i) => {
    const row = p[lossesOfSide(ready, state, 'attacker')] as number[]
    const column = lossesOfSide(ready, state, 'defender')
    row[column] = (row[column] as number) + (weights[i] as number)
  })
  return { of: ['attacker.losses', 'defender.losses'], p }
}

/** The chance of every triple of losses of the three units of a charge Side by Side; undefined for two units. */
const jointOfUnits = (ready: ReadyFight, { states, weights }: Distribution<FightState>): FightReport['jointOfUnits'] => {
  const { attacker, companion, defender } = ready
  if (!companion) return undefined
  const p = Array.from({ length: attacker.lives + 1 }, () => zeros(companion.lives, defender.lives))
  states.forEach((state, i) => {
    const plane = p[lossesOf(ready, state, 'attacker')] as number[][]
    const row = plane[lossesOf(ready, state, 'companion')] as number[]
    const column = lossesOf(ready, state, 'defender')
    row[column] = (row[column] as number) + (weights[i] as number)
  })
  return { of: ['attacker.units.0.losses', 'attacker.units.1.losses', 'defender.losses'], p }
}

/** For `study`, which hands rulebooks on and may not look into them. */
export type { Rulebook } from '../rules/types'

/** The report of a fight without the command that repeats it, which only the command line can write. */
export type FightAnswer = Omit<FightReport, 'replay'>

/** What is computed besides the numbers of the fight. */
interface OddsOptions {
  /**
   * Also compute the declined choice of the defender and the interpretations that matter (default true); batches leave them out.
   */
  readonly asides?: boolean
  /** Also report the stages of each strike: hits, hits not saved, saves and dice rolled (default false). */
  readonly stages?: boolean
}

/** The parts of a report that only a fight Side by Side or of several rounds has. */
const particulars = (ready: ReadyFight, scenario: Scenario, distribution: Distribution<FightState>): Partial<FightReport> => {
  const units = jointOfUnits(ready, distribution)
  return {
    ...(units && { jointOfUnits: units }),
    ...(ready.split !== undefined && {
      split: { atFirst: ready.split, of: ready.defender.dice, isBest: scenario.split === undefined }
    }),
    ...(ready.isDuel && scenario.method !== 'monte-carlo' && roundsOf(ready))
  }
}

/** The end states of a fight by the method asked for: exact, sampled, or both. */
interface Play {
  readonly distribution: Distribution<FightState>
  readonly method: MethodReport
  readonly intervals?: Intervals
}

const sampledBy = (
  quantities: readonly EndQuantity[],
  distribution: Distribution<FightState>
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    quantities.map(({ name, kind, of }) => {
      const { mean } = moments(distribution, of)
      return [name, kind === 'probability' ? Math.min(1, mean) : mean]
    })
  )

const sampledPlay = (ready: ReadyFight, scenario: Scenario): Play => {
  const tally = sampledAnswer(ready, scenario)
  const quantities = quantitiesOf(ready)
  const intervals = intervalsOf(quantities, tally)
  const { precision, seed = DEFAULT_SEED } = scenario
  const thrown = { trials: tally.trials, seed, ...(precision !== undefined && { precision, within: widest(intervals) }) }
  if (scenario.method === 'monte-carlo')
    return { intervals, distribution: tally.distribution, method: { name: 'monte-carlo', ...thrown } }
  const distribution = exactAnswer(ready)
  const method: MethodReport = {
    name: 'both',
    ...thrown,
    sampled: sampledBy(quantities, tally.distribution),
    deviation: deviationOf(quantities, distribution, tally)
  }
  return { intervals, distribution, method }
}

const playOf = (ready: ReadyFight, scenario: Scenario): Play =>
  scenario.method === 'monte-carlo' || scenario.method === 'both'
    ? sampledPlay(ready, scenario)
    : { distribution: exactAnswer(ready), method: { name: scenario.method === 'fractions' ? 'fractions' : 'exact' } }

/**
 * The odds of one fight (R2.1 to R2.5, R3.1 to R3.10). Throws a RequestError with everything in the scenario that does not fit
 * this fight, or if the fight is too large to compute exactly.
 */
export const odds = (scenario: Scenario, book: Rulebook, options: OddsOptions = {}): FightAnswer => {
  const cases = casesOf(scenario)
  if (cases) return oddsOfCases(scenario, cases, book, options)
  const thrown = isWrathThrown(scenario) ? wrathFights(scenario, book) : undefined
  if (!thrown) {
    const tested = testedFights(scenario, book)
    return tested ? oddsOfTests(scenario, tested, book, options) : oddsOfOne(scenario, book, options)
  }
  if (scenario.method === 'monte-carlo' || scenario.method === 'both')
    return refuse(t('A throw of the Wrath is averaged exactly: leave --method out, or give its sum, as in "wrath 12".'))
  const parts = thrown.fights.map(({ scenario: fight, chance }) => ({
    answer: odds(fight, book, { ...options, asides: false }),
    chance
  }))
  const all = withUnfought(parts, thrown.unfought, scenario)
  const whole = averaged(all, scenario, headlineOf(inspected(scenario, book).engagement, scenario), wrathNotes(thrown.unfought))
  if (scenario.method !== 'fractions') return whole
  const chances = wrathChances(scenario, parts.length)
  const weighted = all.map(({ answer }, i) => ({ answer, chance: chances[i] ?? fractional.zero }))
  return { ...whole, fractions: fractionsOver(weighted, likeliestOf(parts), whole) }
}

/** Chances as exact fractions of their decimals, 12 digits; the last is 1 less all others, so that their sum is exactly 1. */
const decimalChances = (chances: readonly number[]): readonly Fraction[] => {
  const scale = 10 ** 12
  const ways = chances.slice(0, -1).map(chance => BigInt(Math.round(chance * scale)))
  const last = BigInt(scale) - ways.reduce((sum, each) => sum + each, 0n)
  return [...ways, last].map(each => ({ ways: each, all: BigInt(scale) }))
}

/** The odds of a fight of which some facts are uncertain, averaged over its cases. */
const oddsOfCases = (scenario: Scenario, cases: readonly Case<Scenario>[], book: Rulebook, options: OddsOptions): FightAnswer => {
  const parts = cases.map(({ of, chance }) => ({
    answer: odds(withTrials(of, chance), book, { ...options, asides: false }),
    chance
  }))
  const headline = headlineOf(inspected(scenario, book).engagement, scenario)
  const whole = { ...averaged(parts, scenario, headline, [uncertainNote()]), ...samplingOfCases(parts) }
  const inFractions = (): Fractions => {
    const chances = decimalChances(cases.map(({ chance }) => chance))
    const weighted = parts.map(({ answer }, i) => ({ answer, chance: chances[i] ?? fractional.zero }))
    return fractionsOver(weighted, likeliestOf(parts), whole)
  }
  return {
    ...whole,
    ...(scenario.method === 'fractions' && { fractions: inFractions() }),
    cases: mergeEqualCases(cases.map((each, i) => caseReport(scenario, each, (parts[i] as FightPart).answer, book)))
  }
}

/** The odds of a fight in which tests are rolled before the attack dice, averaged over their results (N14). */
const oddsOfTests = (scenario: Scenario, tested: readonly TestedFight[], book: Rulebook, options: OddsOptions): FightAnswer => {
  const parts = tested.map(fight => ({
    answer: oddsOfOne(withTrials(fight.scenario, chanceOf(fight)), book, { ...options, asides: false }),
    chance: chanceOf(fight)
  }))
  const headline = headlineOf(inspected(scenario, book).engagement, scenario)
  const whole = { ...averaged(parts, scenario, headline, testNotes()), ...samplingOfCases(parts) }
  if (scenario.method !== 'fractions') return whole
  const weighted = parts.map(({ answer }, i) => ({ answer, chance: (tested[i] as TestedFight).chance }))
  return { ...whole, fractions: fractionsOver(weighted, likeliestOf(parts), whole) }
}

const oddsOfOne = (scenario: Scenario, book: Rulebook, options: OddsOptions): FightAnswer => {
  const ready = readyFight(scenario, book)
  try {
    const answer = answerOf(ready, scenario, book, options)
    if (scenario.method !== 'fractions') return answer
    const other = answer.otherwise && otherChoice(scenario, ready, book)?.there
    return { ...answer, fractions: fractionsOf(answer, ready, other) }
  } catch (error) {
    if (!(error instanceof TooManyOutcomes)) throw error
    // the means along the strikes of a sampled fight are exact too, so sampling it is no cure
    const cure = scenario.method === 'monte-carlo' ? t('Make it smaller') : t('Sample it with --method monte-carlo')
    return refuse(
      t('This fight is too large to work out exactly: the dice of one of its steps have more than {most} outcomes. {cure}.', {
        most: thousands(MAX_OUTCOMES),
        cure
      })
    )
  }
}

/** The cautions of a report; with `asides`, the one about exhaustion gives the chances under each interpretation. */
const cautionsIn = (scenario: Scenario, ready: ReadyFight, book: Rulebook, asides: boolean): readonly string[] => {
  const fighters = fightersOf(ready).map(({ combatant }) => combatant)
  const notes = [...fighters.flatMap(combatant => combatant.notes), ...laterNotes(ready)]
  const cautions = [
    ...fighters.flatMap(({ unit }) => kitCautions(unit.asked, book)),
    ...serviceCautions(scenario, book),
    ...new Set(notes.flatMap(({ text, isCaution }) => (isCaution ? [text] : [])))
  ]
  const who = exhaustedUnitsIn(ready)
  if (who === undefined) return cautions
  const note = asides ? exhaustionNote(scenario, ready, who, book) : undefined
  return [...cautions, note ?? countedAs(who, ready.engagement.readings['exhausted-melee'] ?? '')]
}

const answerOf = (
  ready: ReadyFight,
  scenario: Scenario,
  book: Rulebook,
  { asides = true, stages = false }: OddsOptions
): FightAnswer => {
  const { distribution, method, intervals } = playOf(ready, scenario)
  const { attacker, defender, ...numbers } = measuresOf(ready, distribution, stages)
  const otherwise = asides ? declinedChoice(scenario, ready, book) : undefined
  const exact = method.name === 'monte-carlo' ? undefined : distribution
  return {
    schema: SCHEMA,
    kind: scenario.kind,
    ...(scenario.id !== undefined && { id: scenario.id }),
    headline: headlineOf(ready.engagement, scenario),
    edition: book.edition,
    scenario,
    rules: book.version,
    method,
    attacker: sideReport(ready, 'attacker', distribution, attacker),
    defender: sideReport(ready, 'defender', distribution, defender),
    ...(numbers.result && { result: numbers.result }),
    ...(numbers.disengages && { disengages: numbers.disengages }),
    joint: jointOf(ready, distribution),
    ...particulars(ready, scenario, distribution),
    victoryPoints: numbers.victoryPoints,
    ...(otherwise && { otherwise }),
    ...(intervals && { intervals }),
    ...(asides && { readings: readingsInPlay(scenario, ready, book, exact) }),
    ...withCautions(notesOf(ready), cautionsIn(scenario, ready, book, asides))
  }
}
