import { expect } from 'vitest'
import type { RulesReport } from '../../src/model/report'
import { run, type Shown } from '../cli/running'

/** What may stand beside a statement: a question to the program and what its answer must hold, or why there is none to ask. */

/** A command, and what must hold of what it prints. */
export interface Played {
  readonly command: string
  readonly stdin?: string
  readonly holds: (shown: Shown) => void
}

/** The players settle it with models and rulers. */
export interface OfTheTable {
  readonly table: string
}

export type Case = Played | OfTheTable

/** A case for every statement of a chapter, and for nothing else. */
export type Cases<Chapter> = Readonly<Record<keyof Chapter, Case>>

export const play = ({ command, stdin = '' }: Played): Promise<Shown> => run(words(command), { stdin })

/** The words of a command line; those between double quotes are one. */
const words = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)

export const table = (why: string): OfTheTable => ({ table: why })

/** What is expected of a value: itself, a number to six decimals, or the keys and places that are named. */
export type Expected = number | string | boolean | null | RegExp | readonly Expected[] | { readonly [key: string]: Expected }

const hold = (value: unknown, expected: Expected, where: string): void => {
  if (typeof expected === 'number') expect(value, where).toBeCloseTo(expected, 5)
  else if (expected instanceof RegExp) expect(JSON.stringify(value), where).toMatch(expected)
  else if (typeof expected !== 'object' || expected === null) expect(value, where).toBe(expected)
  else
    for (const [key, each] of Object.entries(expected))
      hold((value as Readonly<Record<string, unknown>> | undefined)?.[key], each, `${where} ${key}`)
}

/** The answer in JSON holds what is expected. */
export const answer = (command: string, expected: Expected, stdin?: string): Played => ({
  command: `${command} -f json`,
  ...(stdin !== undefined && { stdin }),
  holds: ({ code, stdout, stderr }) => {
    expect(stderr).toBe('')
    expect(code).toBe(0)
    hold(JSON.parse(stdout), expected, command)
  }
})

/** The answer to a reader has these words, wherever its lines break. */
export const says = (command: string, ...parts: readonly (string | RegExp)[]): Played => ({
  command,
  holds: ({ code, stdout, stderr }) => {
    expect(code, stderr).toBe(0)
    const text = stdout.replace(/\s+/g, ' ')
    for (const part of parts) expect(text).toMatch(part)
  }
})

/** What the rulebook has under these words: its text and facts, without the statements behind it. */
export const rule = (asked: string, ...parts: readonly (string | RegExp)[]): Played => ({
  command: `rules ${asked} -f json`,
  holds: ({ code, stdout, stderr }) => {
    expect(code, stderr).toBe(0)
    const { entries, sections } = JSON.parse(stdout) as RulesReport
    const text = [
      ...entries.flatMap(each => [each.text, ...each.facts.flat()]),
      ...sections.flatMap(({ rows }) => rows.flat())
    ].join(' ')
    for (const part of parts) expect(text).toMatch(part)
  }
})

const complains = (command: string, stdin: string | undefined, code: number, parts: readonly (string | RegExp)[]): Played => ({
  command,
  ...(stdin !== undefined && { stdin }),
  holds: shown => {
    expect(shown.code, shown.stdout).toBe(code)
    for (const part of parts) expect(`${shown.stdout}${shown.stderr}`.replace(/\s+/g, ' ')).toMatch(part)
  }
})

/** A mistake of the request, of which the sentence has these words. */
export const refused = (command: string, ...parts: readonly (string | RegExp)[]): Played =>
  complains(command, undefined, 2, parts)

/** What the report of a fight says of a side, by shorter names. */
interface Side {
  /** Attack dice rolled, and the least face that hits. */
  readonly dice?: number
  readonly hitsOn?: number
  /** Bonus defence dice, and the least face that saves. */
  readonly defence?: number
  readonly savesOn?: number
  readonly armour?: number
  readonly rerolls?: boolean
  readonly rerollsDefence?: boolean
  readonly exhausted?: boolean
  readonly engaged?: number
  readonly limit?: number
  /** Models lost on average, and the chance of none, of so many, and of all. */
  readonly loses?: number
  readonly none?: number
  readonly p?: Readonly<Record<number, number>>
  readonly gone?: number
  readonly fatigue?: number
  /** The second unit of a side that fights Side by Side. */
  readonly companion?: Side
}

interface Fight {
  readonly attacker?: Side
  readonly defender?: Side
  readonly wins?: number
  readonly tie?: number
  /** Chances that the attacker, the defender or nobody must disengage. */
  readonly disengages?: { readonly attacker?: number; readonly defender?: number; readonly nobody?: number }
  readonly split?: Expected
  readonly notes?: RegExp
}

const unit = ({ dice, defence, limit, ...side }: Side, place: number) => ({
  attackDice: dice,
  defenceDice: defence,
  fatigueLimit: limit,
  hitsOn: side.hitsOn,
  savesOn: side.savesOn,
  armour: side.armour,
  rerolls: side.rerolls,
  rerollsDefence: side.rerollsDefence,
  exhausted: side.exhausted,
  engaged: side.engaged,
  ...(place > 0 && { losses: { mean: side.loses, p: { 0: side.none, ...side.p } }, wipedOut: side.gone })
})

const side = (expected: Side) => ({
  losses: { mean: expected.loses, p: { 0: expected.none, ...expected.p } },
  wipedOut: expected.gone,
  fatigueAfter: expected.fatigue,
  units: { 0: unit(expected, 0), ...(expected.companion && { 1: unit(expected.companion, 1) }) }
})

/** Without what is left open. */
const named = (value: unknown): Expected =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .map(([key, each]) => [key, named(each)])
      )
    : (value as Expected)

const fight = (
  kind: 'melee' | 'shoot',
  sentence: string,
  { attacker, defender, wins, tie, disengages, split, notes }: Fight
): Played =>
  answer(
    `${kind} ${sentence}`,
    named({
      attacker: attacker && side(attacker),
      defender: defender && side(defender),
      result: wins === undefined && tie === undefined ? undefined : { attackerWins: wins, tie },
      disengages,
      split,
      notes
    })
  )

export const melee = (sentence: string, expected: Fight): Played => fight('melee', sentence, expected)

export const shoot = (sentence: string, expected: Fight): Played => fight('shoot', sentence, expected)

/** The two warbands of a turn, by their factions, with their units and the dice on their boards; the first has the turn. */
type Warbands = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Steps = readonly Readonly<Record<string, unknown>>[]

/** The enemy where nothing depends on who it is. */
export const FYRD = { 'anglo-danes': { fyrd: '8 ceorls' } } as const

const sheet = (warbands: Warbands, steps: Steps): string =>
  JSON.stringify({
    warbands: Object.fromEntries(
      Object.entries(warbands).map(([faction, { dice, ...units }]) => [faction, { faction, dice, units }])
    ),
    steps
  })

/** What a unit is after a turn. */
interface After {
  readonly models?: number
  readonly fatigue?: number
  readonly gone?: number
  readonly exhausted?: number
}

/** A turn that may be played so, and its units afterwards. */
export const turn = (warbands: Warbands, steps: Steps, after: Readonly<Record<string, After>>): Played => ({
  command: 'plan --scenario - -f json',
  stdin: sheet(warbands, steps),
  holds: ({ code, stdout, stderr }) => {
    expect(code, stderr).toBe(0)
    const { units } = JSON.parse(stdout) as { units: readonly { readonly unit: string }[] }
    for (const [name, { models, fatigue, ...rest }] of Object.entries(after)) {
      const found = units.find(each => each.unit === name)
      hold(
        found,
        named({
          models: models === undefined ? undefined : { mean: models },
          fatigue: fatigue === undefined ? undefined : { mean: fatigue },
          ...rest
        }),
        name
      )
    }
  }
})

/** A turn that breaks a rule: `--check` tells it. */
export const illegalTurn = (warbands: Warbands, steps: Steps, ...parts: readonly (string | RegExp)[]): Played => ({
  command: 'plan --scenario - --check',
  stdin: sheet(warbands, steps),
  holds: ({ code, stdout, stderr }) => {
    expect(code, stdout).not.toBe(0)
    for (const part of parts) expect(`${stdout}${stderr}`.replace(/\s+/g, ' ')).toMatch(part)
  }
})

interface Muster {
  readonly faction: string
  readonly points?: number
  readonly edition?: number
  readonly warlord?: Expected
  readonly hero?: Expected
  readonly units: readonly Expected[]
}

const roster = (muster: Muster): string => JSON.stringify({ ...(muster.hero === undefined && { warlord: true }), ...muster })

/** A warband that may be mustered so. */
export const legal = (muster: Muster): Played => complains('warband check -', roster(muster), 0, ['legal warband'])

/** A warband that breaks a rule, which is shown. */
export const illegal = (muster: Muster, ...parts: readonly (string | RegExp)[]): Played =>
  complains('warband check -', roster(muster), 1, parts)

/** SAGA dice rolled at the start of a turn. */
export const rolls = (units: string, rolled: number): Played => answer(`dice ${units}`, { dice: { rolled } })

/** Victory points for what was killed. */
export const points = (killed: string, total: number): Played => answer(`warband points ${killed}`, { total })
