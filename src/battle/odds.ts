import { type Distribution, moments } from '../chance/battle'
import { TooManyFalls } from '../chance/exact'
import type { Tally } from '../chance/sampled'
import { RequestError } from '../model/errors'
import { type FightReport, type MeleeResult, type MethodReport, SCHEMA } from '../model/report'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Clash } from './clash'
import { inspected } from './faults'
import { type Readied, readied } from './fight'
import { headlineOf } from './headline'
import { jointOf, jointOfUnits } from './joint'
import { notesOf } from './notes'
import { otherwiseOf } from './otherwise'
import { DEFAULT_SEED, deviationOf, intervalsOf, thrownOut, workedOut } from './played'
import { type Quantity, quantitiesOf } from './quantities'
import { readingsInPlay } from './readings-in-play'
import { roundsOf } from './rounds'
import { type Numbers, sideReport } from './side-report'
import { averaged, wrathFights } from './wrath'

export type { Rulebook } from '../rules/types'

/** A fight's report but for the command that repeats it, which only the command line can write. */
export type FightAnswer = Omit<FightReport, 'replay'>

export interface OddsOptions {
  /** Also work out the road not taken and the readings that matter (default true); batches leave it out. */
  readonly asides?: boolean
}

const numbersOf = (quantities: readonly Quantity[], distribution: Distribution<Clash>): Numbers => {
  const byName = new Map(quantities.map(quantity => [quantity.name, quantity]))
  return name => {
    const quantity = byName.get(name)
    if (!quantity) throw new Error(`there is no quantity ${name}`)
    const { mean } = moments(distribution, quantity.of)
    return quantity.kind === 'probability' ? Math.min(1, mean) : mean
  }
}

const resultOf = (numbers: Numbers): MeleeResult => ({
  attackerWins: numbers('result.attackerWins'),
  tie: numbers('result.tie'),
  defenderWins: numbers('result.defenderWins')
})

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
  readonly tally?: Tally<Clash>
}

const throwing = (ready: Readied, scenario: Scenario, quantities: readonly Quantity[]): Play => {
  const tally = thrownOut(ready, scenario)
  const { precision, seed = DEFAULT_SEED } = scenario
  const thrown = { trials: tally.trials, seed, ...(precision !== undefined && { precision }) }
  if (scenario.method === 'monte-carlo')
    return { tally, distribution: tally.distribution, method: { name: 'monte-carlo', ...thrown } }
  const distribution = workedOut(ready)
  const sampled = numbersOf(quantities, tally.distribution)
  const method: MethodReport = {
    name: 'both',
    ...thrown,
    sampled: Object.fromEntries(quantities.map(({ name }) => [name, sampled(name)])),
    deviation: deviationOf(quantities, distribution, tally)
  }
  return { tally, distribution, method }
}

const playing = (ready: Readied, scenario: Scenario, quantities: readonly Quantity[]): Play => {
  try {
    if (scenario.method === 'monte-carlo' || scenario.method === 'both') return throwing(ready, scenario, quantities)
    return { distribution: workedOut(ready), method: { name: 'exact' } }
  } catch (error) {
    if (!(error instanceof TooManyFalls)) throw error
    throw new RequestError([
      { message: `This fight is too large to work out exactly: ${error.message}. Sample it with --method monte-carlo.` }
    ])
  }
}

const meleeParts = (numbers: Numbers): Pick<FightReport, 'result' | 'disengages'> => ({
  result: resultOf(numbers),
  disengages: {
    attacker: numbers('disengages.attacker'),
    defender: numbers('disengages.defender'),
    nobody: numbers('disengages.nobody')
  }
})

/**
 * The odds of one fight (R2.1 to R2.5, R3.1 to R3.10). Throws a RequestError with everything in the scenario that does not fit
 * this fight, or where it is too large to be worked out exactly.
 */
export const odds = (scenario: Scenario, book: Rulebook, options: OddsOptions = {}): FightAnswer => {
  const thrown = wrathFights(scenario, book)
  if (!thrown) return oddsOfOne(scenario, book, options)
  if (scenario.method !== undefined && scenario.method !== 'exact')
    throw new RequestError([
      { message: 'A throw of the Wrath is averaged exactly: leave --method out, or say its sum, as in "wrath 12".' }
    ])
  const parts = thrown.fights.map(({ scenario: fight, chance }) => ({ answer: odds(fight, book, { asides: false }), chance }))
  return averaged(parts, thrown.unfought, scenario, headlineOf(inspected(scenario, book).fray))
}

const oddsOfOne = (scenario: Scenario, book: Rulebook, { asides = true }: OddsOptions): FightAnswer => {
  const ready = readied(scenario, book)
  const quantities = quantitiesOf(ready)
  const { distribution, method, tally } = playing(ready, scenario, quantities)
  const numbers = numbersOf(quantities, distribution)
  const otherwise = asides ? otherwiseOf(scenario, ready, book) : undefined
  return {
    schema: SCHEMA,
    kind: scenario.kind,
    ...(scenario.id !== undefined && { id: scenario.id }),
    headline: headlineOf(ready.fray),
    edition: book.edition,
    scenario,
    rules: book.version,
    method,
    attacker: sideReport(ready, 'attacker', distribution, numbers),
    defender: sideReport(ready, 'defender', distribution, numbers),
    ...(scenario.kind === 'melee' && meleeParts(numbers)),
    joint: jointOf(ready, distribution),
    ...particulars(ready, scenario, distribution),
    victoryPoints: {
      killed: numbers('victoryPoints.killed'),
      lost: numbers('victoryPoints.lost'),
      swing: numbers('victoryPoints.swing')
    },
    ...(otherwise && { otherwise }),
    ...(tally && { intervals: intervalsOf(quantities, tally) }),
    ...(asides && { readings: readingsInPlay(scenario, ready, book) }),
    notes: notesOf(ready)
  }
}
