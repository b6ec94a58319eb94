import { odds } from '../../src/battle/odds'
import { RequestError } from '../../src/model/errors'
import { rulebook } from '../../src/rules/rulebook'
import { numbersIn, quotientOf } from '../battle/fractions'
import { differencesIn, families } from '../battle/neighbours'
import { differences, scenarioOfSecond, someSecondFights } from '../battle/second'
import { CODES, injected } from '../faults/injected'
import type { Fight as SecondFight } from '../oracle/second/types'
import { misunderstood, recorded, withCommandNamed } from '../request/meaning'
import { secondPlans } from '../turn/plan/second'
import { campaign } from './fuzz/campaign'
import { chiSquare, coverage, drawn, paired } from './honesty'
import { everything, metBy } from './met'
import { round, rounds } from './rounds'
import { changed, numbersOf, slips } from './rows'
import type { Trial } from './trial'

/** What is measured, as a table tells it: what, and how it came out. */
export interface Figure {
  readonly what: string
  readonly shown: string
  readonly isWell: boolean
}

const books = { 1: rulebook(1), 2: rulebook(2) } as const

const most = (numbers: readonly number[]): number => numbers.reduce((high, number) => Math.max(high, number), 0)

/** How far floating point is from the fractions beside it, over everything dice decide. */
const rounding = ({ scenario }: Trial): number => {
  const report = odds({ ...scenario, method: 'fractions' }, books[scenario.edition ?? 1], { asides: false })
  const { fractions = {} } = report
  return most([...numbersIn(report)].map(([path, number]) => Math.abs(number - quotientOf(fractions[path]?.fraction ?? '9'))))
}

export const refereed = (fights: number, seed: number): readonly Figure[] => {
  const played = [...rounds(fights, seed)]
  const trials = played.flatMap(each => each.trials)
  const broken = played.filter(each => each.broken !== undefined)
  const met = metBy(trials.map(({ scenario }) => scenario))
  const missed = everything.filter(name => !met.has(name))
  const furthest = most(trials.slice(0, 150).map(rounding))
  return [
    {
      what: 'fights that agree with the referee',
      shown: `${trials.length}, ${broken.length} kinds differ`,
      isWell: broken.length === 0
    },
    {
      what: 'verbs, weapons, abilities, readings met',
      shown: `${everything.length - missed.length} of ${everything.length}`,
      isWell: missed.length === 0
    },
    { what: 'floating point from the fractions, at most', shown: furthest.toExponential(1), isWell: furthest < 1e-12 }
  ]
}

/** Fights that differ in one field, of both editions. */
export const refereedNeighbours = (fights: number, seed: number): Figure => {
  const found = ([1, 2] as const).flatMap(edition => families[edition](fights, seed)).map(differencesIn)
  const wrong = found.flatMap(each => each.wrong)
  return {
    what: 'fights that differ in one field and agree',
    shown: [`${found.reduce((sum, { met }) => sum + met, 0)}, ${wrong.length} differ`, ...wrong.slice(0, 3)].join('\n    '),
    isWell: wrong.length === 0
  }
}

/** Charges Side by Side, where two units meet more of each other's rules than one: the tests play a few of these. */
export const refereedTogether = (): Figure => {
  const played = [round('side by side', 200, 6_3), ...[1, 2].map(seed => round('side by side, with abilities', 700, seed))]
  const broken = played.flatMap(each => each.broken ?? [])
  const shown = `${played.reduce((sum, { fought }) => sum + fought, 0)}, ${broken.length} kinds differ`
  return { what: 'charges Side by Side that agree', shown: [shown, ...broken].join('\n    '), isWell: broken.length === 0 }
}

/** The second edition by its own referee: fights, and turns of several activations. */
export const refereedSecond = (fights: number, plans: number, seed: number): readonly Figure[] => {
  // what is too large to be worked out exactly is refused, and no fight to agree about
  const isSmall = (fight: SecondFight): boolean => {
    try {
      odds(scenarioOfSecond(fight), books[2], { asides: false })
      return true
    } catch (error) {
      if (error instanceof RequestError) return false
      throw error
    }
  }
  const played = someSecondFights(fights + 20, seed)
    .filter(isSmall)
    .slice(0, fights)
  const wrong = played.filter(fight => differences(fight, odds(scenarioOfSecond(fight), books[2])).length > 0)
  const turns = secondPlans(plans)
  const broken = turns.filter(each => each.wrong.length > 0)
  return [
    {
      what: 'fights of the second edition that agree',
      shown: `${played.length - wrong.length} of ${played.length}`,
      isWell: wrong.length === 0 && played.length === fights
    },
    {
      what: 'plans of the second edition that agree',
      shown: `${turns.length - broken.length} of ${turns.length}`,
      isWell: broken.length === 0 && turns.length === plans
    }
  ]
}

export const pinnedRows = (): Figure => {
  const all = ([1, 2] as const).flatMap(edition => numbersOf(books[edition]).map(([path]) => [edition, path] as const))
  const found = all.filter(([edition, path]) => slips(changed(books[edition], path), edition).length > 0)
  const isWell = found.length === all.length && slips(books[1], 1).length + slips(books[2], 2).length === 0
  return { what: 'numbers of rows changed, and found out', shown: `${found.length} of ${all.length}`, isWell }
}

export const fuzzed = async (inputs: number, seed: string): Promise<readonly Figure[]> => {
  const { tallies, bad } = await campaign(inputs, seed)
  const tried = tallies.reduce((sum, tally) => sum + tally.tried, 0)
  return [
    { what: 'inputs of the fuzzers', shown: `${tried}, ${bad.length} bad`, isWell: bad.length === 0 },
    { what: 'slowest of them', shown: `${most(tallies.map(({ slowest }) => slowest)).toFixed(0)} ms`, isWell: true }
  ]
}

/** Every file operation of every command, failed by every code. */
export const faulted = async (): Promise<Figure> => {
  const { pairs, faults, wrong } = await injected(CODES.length)
  const shown = `${pairs} of commands, ${faults} times, ${wrong.length} lost or untold`
  return { what: 'file operations that failed', shown: [shown, ...wrong].join('\n    '), isWell: wrong.length === 0 }
}

const MELEE = { kind: 'melee', attacker: { unit: 'warriors', models: 8 }, defender: { unit: 'hearthguard', models: 4 } } as const

/** The recorded phrases as they were typed, and with the command that they mean before them: a twentieth of them at most may be understood as something else. */
export const phrased = async (): Promise<Figure> => {
  const typed = recorded()
  const phrases = [...typed, ...withCommandNamed(typed)]
  let understood = 0
  for (const phrase of phrases) if ((await misunderstood(phrase)) === undefined) understood += 1
  return {
    what: 'recorded phrases understood, as typed and with their command named',
    shown: `${understood} of ${phrases.length}`,
    isWell: understood >= 0.95 * phrases.length
  }
}

export const honest = (seeds: number): readonly Figure[] => {
  const held = [...coverage(MELEE, seeds, 600)]
    .filter(([name]) => /^result\.|losses\.mean$|swing$/.test(name))
    .map(([, share]) => share)
  const [low, high] = [Math.min(...held), most(held)]
  const streams = Array.from({ length: 200 }, (_, i) => drawn(String(i % 20), Math.floor(i / 20), 4096))
  const even = most(streams.map(stream => Math.abs(chiSquare(stream, 64))))
  const apart = most(streams.slice(1).map((stream, i) => Math.abs(chiSquare(paired(streams[i] ?? [], stream, 8), 64))))
  return [
    {
      what: `95 % intervals that hold the exact value, ${seeds} seeds`,
      shown: `${(100 * low).toFixed(1)} - ${(100 * high).toFixed(1)} %`,
      isWell: low >= 0.93 && high <= 0.97
    },
    { what: '200 streams, chi-square from even, at most', shown: `${even.toFixed(1)} deviations`, isWell: even < 5 },
    { what: 'neighbouring streams, chi-square, at most', shown: `${apart.toFixed(1)} deviations`, isWell: apart < 5 }
  ]
}
