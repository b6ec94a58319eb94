import { type Distribution, moments } from '../chance/battle'
import { TooManyFalls } from '../chance/exact'
import { fractional } from '../chance/fractions'
import type { Interval } from '../chance/interval'
import { RequestError } from '../model/errors'
import { type FightReport, type MethodReport, SCHEMA } from '../model/report'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Clash } from './clash'
import { inspected } from './faults'
import { type Readied, readied } from './fight'
import { fractionsOf, fractionsOver } from './fractions'
import { headlineOf } from './headline'
import { jointOf, jointOfUnits } from './joint'
import { measured } from './measured'
import { notesOf } from './notes'
import { otherwiseOf, roadNotTaken } from './otherwise'
import { DEFAULT_SEED, deviationOf, intervalsOf, thrownOut, workedOut } from './played'
import { type Quantity, quantitiesOf } from './quantities'
import { exhaustionNotes, readingsInPlay } from './readings-in-play'
import { roundsOf } from './rounds'
import { sideReport } from './side-report'
import { averaged, likeliestOf, withUnfought, wrathChances, wrathFights } from './wrath'

export type { Rulebook } from '../rules/types'

/** A fight's report but for the command that repeats it, which only the command line can write. */
export type FightAnswer = Omit<FightReport, 'replay'>

export interface OddsOptions {
  /** Also work out the road not taken and the readings that matter (default true); batches leave it out. */
  readonly asides?: boolean
}

/** What only a fight Side by Side or of several rounds has to tell. */
const particulars = (ready: Readied, scenario: Scenario, distribution: Distribution<Clash>): Partial<FightReport> => {
  const units = jointOfUnits(ready, distribution)
  return {
    ...(units && { jointOfUnits: units }),
    ...(ready.split !== undefined && {
      split: { atFirst: ready.split, of: ready.defender.dice, isBest: scenario.split === undefined }
    }),
    ...(ready.isDuel && scenario.method !== 'monte-carlo' && roundsOf(ready))
  }
}

/** The fight played as it was asked: worked out, thrown, or both. */
interface Play {
  readonly distribution: Distribution<Clash>
  readonly method: MethodReport
  readonly intervals?: Readonly<Record<string, Interval>>
}

const sampledBy = (quantities: readonly Quantity[], distribution: Distribution<Clash>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    quantities.map(({ name, kind, of }) => {
      const { mean } = moments(distribution, of)
      return [name, kind === 'probability' ? Math.min(1, mean) : mean]
    })
  )

const throwing = (ready: Readied, scenario: Scenario): Play => {
  const tally = thrownOut(ready, scenario)
  const quantities = quantitiesOf(ready)
  const intervals = intervalsOf(quantities, tally)
  const { precision, seed = DEFAULT_SEED } = scenario
  const thrown = { trials: tally.trials, seed, ...(precision !== undefined && { precision }) }
  if (scenario.method === 'monte-carlo')
    return { intervals, distribution: tally.distribution, method: { name: 'monte-carlo', ...thrown } }
  const distribution = workedOut(ready)
  const method: MethodReport = {
    name: 'both',
    ...thrown,
    sampled: sampledBy(quantities, tally.distribution),
    deviation: deviationOf(quantities, distribution, tally)
  }
  return { intervals, distribution, method }
}

const playing = (ready: Readied, scenario: Scenario): Play =>
  scenario.method === 'monte-carlo' || scenario.method === 'both'
    ? throwing(ready, scenario)
    : { distribution: workedOut(ready), method: { name: scenario.method === 'fractions' ? 'fractions' : 'exact' } }

/**
 * The odds of one fight (R2.1 to R2.5, R3.1 to R3.10). Throws a RequestError with everything in the scenario that does not fit
 * this fight, or where it is too large to be worked out exactly.
 */
export const odds = (scenario: Scenario, book: Rulebook, options: OddsOptions = {}): FightAnswer => {
  const thrown = wrathFights(scenario, book)
  if (!thrown) return oddsOfOne(scenario, book, options)
  if (scenario.method === 'monte-carlo' || scenario.method === 'both')
    throw new RequestError([
      { message: 'A throw of the Wrath is averaged exactly: leave --method out, or say its sum, as in "wrath 12".' }
    ])
  const parts = thrown.fights.map(({ scenario: fight, chance }) => ({ answer: odds(fight, book, { asides: false }), chance }))
  const all = withUnfought(parts, thrown.unfought, scenario)
  const whole = averaged(all, thrown.unfought, scenario, headlineOf(inspected(scenario, book).fray, scenario))
  if (scenario.method !== 'fractions') return whole
  const chances = wrathChances(scenario, parts.length)
  const weighed = all.map(({ answer }, i) => ({ answer, chance: chances[i] ?? fractional.zero }))
  return { ...whole, fractions: fractionsOver(weighed, likeliestOf(parts), whole) }
}

const oddsOfOne = (scenario: Scenario, book: Rulebook, options: OddsOptions): FightAnswer => {
  const ready = readied(scenario, book)
  try {
    const answer = answerOf(ready, scenario, book, options)
    if (scenario.method !== 'fractions') return answer
    const other = answer.otherwise && roadNotTaken(scenario, ready, book)?.there
    return { ...answer, fractions: fractionsOf(answer, ready, other) }
  } catch (error) {
    if (!(error instanceof TooManyFalls)) throw error
    // of a sampled fight the expected numbers along its strikes are worked out all the same
    const cure = scenario.method === 'monte-carlo' ? 'Make it smaller' : 'Sample it with --method monte-carlo'
    throw new RequestError([{ message: `This fight is too large to work out exactly: ${error.message}. ${cure}.` }])
  }
}

const answerOf = (ready: Readied, scenario: Scenario, book: Rulebook, { asides = true }: OddsOptions): FightAnswer => {
  const { distribution, method, intervals } = playing(ready, scenario)
  const { attacker, defender, ...numbers } = measured(ready, distribution)
  const otherwise = asides ? otherwiseOf(scenario, ready, book) : undefined
  return {
    schema: SCHEMA,
    kind: scenario.kind,
    ...(scenario.id !== undefined && { id: scenario.id }),
    headline: headlineOf(ready.fray, scenario),
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
    ...(asides && { readings: readingsInPlay(scenario, ready, book) }),
    notes: [...notesOf(ready), ...(asides ? exhaustionNotes(scenario, ready, book) : [])]
  }
}
