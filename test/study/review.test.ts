import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import type { ReviewReport } from '../../src/model/report'
import { reviewIn, reviewRequested } from '../../src/request/review'
import { rulebook } from '../../src/rules/rulebook'
import { fatigueAfter } from '../../src/study/review'
import { fewer } from '../fewer'
import { type Ability, type Fight, joint, referee, type Spend, toNumber, type Unit } from '../oracle'

/**
 * Games at random, reviewed, and the same by hand: every line of play of every fight is refereed by itself, best play is found by
 * trying all, and what each choice cost follows from that. Nothing of src/ is used for it but the reader of the file.
 */

const reviewed = (text: string): ReviewReport => {
  const { request, book } = reviewRequested({ file: reviewIn(text, 'game.txt'), bookOf: rulebook, fatigueAfter })
  return answers.review(request, book)
}

/** The same numbers for the same seed. */
const random = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return { below: (most: number) => Math.floor(next() * most), isTrue: (chance: number) => next() < chance }
}

type Dice = ReturnType<typeof random>

const TROOPS = {
  hirdmen: { faction: 'vikings', class: 'hearthguard', points: 1 },
  bondi: { faction: 'vikings', class: 'warriors', points: 1 / 2 },
  huscarls: { faction: 'anglo-danes', class: 'hearthguard', points: 1 },
  ceorls: { faction: 'anglo-danes', class: 'warriors', points: 1 / 2 }
} as const

interface Side {
  readonly troop: keyof typeof TROOPS
  readonly models: number
  readonly fatigue: number
  /** On its board, and what of it was used. */
  readonly has: readonly ('frigg' | 'ullr' | 'shieldwall')[]
  readonly used: readonly string[]
  readonly spend: readonly Spend[]
}

interface Played {
  readonly attacker: Side
  readonly defender: Side
  readonly gives: boolean
  readonly lost: readonly [number, number]
}

type Uses = readonly string[]

interface Choice {
  readonly used: Uses
  readonly spend: readonly Spend[]
}

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_each, i) => Math.floor(mask / 2 ** i) % 2 === 1))

const unitOf = ({ troop, models, fatigue }: Side, { used, spend }: Choice): Unit => ({
  class: TROOPS[troop].class,
  faction: TROOPS[troop].faction,
  models,
  fatigue,
  abilities: used.map(id => ({ id }) as Ability),
  spend
})

const known = new Map<string, ReadonlyMap<string, number>>()

/** Chances by "attacker,defender" losses. */
const falls = ({ attacker, defender }: Played, gives: boolean, mine: Choice, his: Choice): ReadonlyMap<string, number> => {
  const fight: Fight = {
    kind: 'melee',
    attacker: unitOf(attacker, mine),
    defender: { ...unitOf(defender, his), givesUpDice: gives }
  }
  const key = JSON.stringify(fight)
  const found = known.get(key) ?? new Map([...joint(referee(fight))].map(([lost, chance]) => [lost, toNumber(chance)]))
  known.set(key, found)
  return found
}

const swing = ({ attacker, defender }: Played, attackerLost: number, defenderLost: number): number =>
  defenderLost * TROOPS[defender.troop].points - attackerLost * TROOPS[attacker.troop].points

const meanOf = (played: Played, gives: boolean, mine: Choice, his: Choice): number => {
  let sum = 0
  for (const [lost, chance] of falls(played, gives, mine, his)) {
    const [attacker = 0, defender = 0] = lost.split(',').map(Number)
    sum += chance * swing(played, attacker, defender)
  }
  return sum
}

const BUYS: readonly Spend[] = ['armour', 'enemy-armour']

/** Frigg takes a fatigue off before the enemy can buy with it. */
const left = ({ fatigue }: Side, { used }: Pick<Choice, 'used'>): number =>
  Math.max(0, fatigue - (used.includes('frigg') ? 1 : 0))

const choices = (side: Side, fatigue: number): readonly Choice[] =>
  subsets<string>(side.has).flatMap(used =>
    subsets(BUYS)
      .filter(spend => spend.length <= fatigue)
      .map(spend => ({ used, spend }))
  )

const best = (all: readonly number[], sign: 1 | -1): number => sign * Math.max(...all.map(each => sign * each))

/** Worth of best play from each point on, and of the fight as it was fought. */
const byTrying = (played: Played) => {
  const { attacker, defender, gives } = played
  const [mine, his]: readonly Choice[] = [attacker, defender]
  const answered = (dice: boolean, one: Choice): number =>
    best(
      choices(defender, left(attacker, one)).map(other => meanOf(played, dice, one, other)),
      -1
    )
  const chosen = (dice: boolean): number =>
    best(
      choices(attacker, defender.fatigue).map(one => answered(dice, one)),
      1
    )
  const after = { dice: chosen(gives), attacker: answered(gives, mine as Choice) }
  const expected = Math.min(chosen(false), chosen(true))
  const mean = meanOf(played, gives, mine as Choice, his as Choice)
  return {
    expected,
    mean,
    cost: { attacker: after.dice - after.attacker, defender: after.dice - expected + mean - after.attacker }
  }
}

const someSide = (dice: Dice, troops: readonly (keyof typeof TROOPS)[], boxes: Side['has']) => {
  const troop = troops[dice.below(troops.length)] ?? 'bondi'
  const has = boxes.filter(() => dice.isTrue(0.5))
  return { troop, models: 1 + dice.below(2), fatigue: dice.below(3), has, used: has.filter(() => dice.isTrue(0.5)), spend: [] }
}

const someSpend = (dice: Dice, fatigue: number): readonly Spend[] => {
  const all = subsets(BUYS).filter(spend => spend.length <= fatigue)
  return all[dice.below(all.length)] ?? []
}

const somePlay = (dice: Dice): Played => {
  const vikings = someSide(dice, ['hirdmen', 'bondi'], ['frigg', 'ullr'])
  const danes = someSide(dice, ['huscarls', 'ceorls'], ['shieldwall'])
  const [attacker, defender]: readonly Side[] = dice.isTrue(0.5) ? [vikings, danes] : [danes, vikings]
  const [one, other] = [attacker as Side, defender as Side]
  const open: Played = {
    attacker: { ...one, spend: someSpend(dice, other.fatigue) },
    defender: { ...other, spend: someSpend(dice, left(one, one)) },
    gives: dice.isTrue(0.5),
    lost: [0, 0]
  }
  const possible = [...falls(open, open.gives, open.attacker, open.defender).keys()]
  const [attackerLost = 0, defenderLost = 0] = (possible[dice.below(possible.length)] ?? '0,0').split(',').map(Number)
  return { ...open, lost: [attackerLost, defenderLost] }
}

const spendWords = (spend: readonly Spend[]): readonly string[] =>
  spend.length === 2 ? ['spends both'] : spend.length === 1 ? [`spends ${spend[0]?.replace('-', ' ')}`] : []

const sideWords = ({ troop, models, fatigue, has, used, spend }: Side): string =>
  [
    `${models} ${troop}`,
    ...(fatigue > 0 ? [`fatigue ${fatigue}`] : []),
    ...has.map(box => `${used.includes(box) ? '+' : '-'}${box}`),
    ...spendWords(spend)
  ].join(' ')

const lineOf = ({ attacker, defender, gives, lost }: Played): string =>
  `${sideWords(attacker)} charge ${sideWords(defender)}${gives ? ' gives up dice' : ''}: ${lost.join(':')}`

const GAMES = fewer(25, 5)

describe('a game that was played', () => {
  it.each([11, 12, 13, 14])(`is taken apart with nothing left over, as trying everything does it: ${GAMES} games of %i`, seed => {
    const dice = random(seed)
    for (let game = 0; game < GAMES; game++) {
      const fights = Array.from({ length: 1 + dice.below(3) }, () => somePlay(dice))
      const text = fights.map(lineOf).join('\n')
      const report = reviewed(text)
      const own = fights[0]?.attacker
      const total = { gained: 0, expected: 0, luck: 0, decisions: 0 }
      fights.forEach((played, index) => {
        const { expected, mean, cost } = byTrying(played)
        const isOwn = own !== undefined && TROOPS[played.attacker.troop].faction === TROOPS[own.troop].faction
        const sign = isOwn ? 1 : -1
        const happened = swing(played, ...played.lost)
        const parts = {
          gained: sign * happened,
          expected: sign * expected,
          luck: sign * (happened - mean),
          decisions: sign * (cost.defender - cost.attacker)
        }
        const found = report.fights[index]
        for (const key of ['gained', 'expected', 'luck', 'decisions'] as const) {
          total[key] += parts[key]
          expect(found?.[key], `${text}\nfight ${index + 1}, ${key}`).toBeCloseTo(parts[key], 9)
          expect(found?.soFar[key], `${text}\nfight ${index + 1}, ${key} so far`).toBeCloseTo(total[key], 9)
        }
        const [mine, theirs] = isOwn ? [cost.attacker, cost.defender] : [cost.defender, cost.attacker]
        expect(found?.costs.own).toBeCloseTo(mine, 9)
        expect(found?.costs.enemy).toBeCloseTo(theirs, 9)
        const chances = [...falls(played, played.gives, played.attacker, played.defender)].map(([lost, chance]) => {
          const [attacker = 0, defender = 0] = lost.split(',').map(Number)
          return { gained: sign * swing(played, attacker, defender), chance }
        })
        const less = chances.reduce((sum, each) => (each.gained < parts.gained - 1e-9 ? sum + each.chance : sum), 0)
        expect(found?.swing.below).toBeCloseTo(less, 9)
      })
      const { gained, expected, luck, decisions } = report.total
      expect(Math.abs(gained - (expected + luck + decisions)), text).toBeLessThan(1e-9)
      expect(gained).toBeCloseTo(total.gained, 9)
      // no choice is better than the best
      for (const { cost } of report.fights.flatMap(fight => fight.choices)) expect(cost).toBeGreaterThan(-1e-9)
    }
  })

  it('is the same for the enemy: whose attack it was changes no sum', () => {
    const [one] = reviewed('my 8 bondi charge 8 ceorls: 2:1').fights
    const [other] = reviewed('their 8 bondi charge 8 ceorls: 2:1').fights
    expect(one?.by).toBe('own')
    expect(other?.by).toBe('enemy')
    expect(other?.gained).toBe(-(one?.gained ?? Number.NaN))
    expect(other?.luck).toBeCloseTo(-(one?.luck ?? Number.NaN), 12)
    expect(other?.swing.below).toBeCloseTo(one?.swing.above ?? Number.NaN, 12)
  })

  it('is even where what was gained in thirds is lost again: 0, and no last bit of a sum', () => {
    const charge = 'my 12 thralls charge 8 ceorls'
    const { total, fights } = reviewed([`${charge}: 1:0`, `${charge}: 4:0`, 'my 12 bondi charge 12 geburs: 0:5'].join('\n'))
    expect([total.gained, fights[2]?.soFar.gained]).toEqual([0, 0])
  })

  it('names the fight that went furthest from what was expected, and the three most costly choices', () => {
    const report = reviewed(
      [
        '8 bondi charge 8 ceorls: 3:3',
        '6 hirdmen -ullr charge 8 ceorls: 1:3',
        '8 warriors charge 4 huscarls fatigue 1: 8:0',
        '8 bondi charge 8 ceorls gives up dice: 2:2'
      ].join('\n')
    )
    expect(report.turningPoint).toMatchObject({ fight: 3, for: 'enemy', through: 'luck' })
    expect(report.dearest.length).toBeGreaterThan(0)
    expect(report.dearest.length).toBeLessThanOrEqual(3)
    const costs = report.fights.flatMap(({ choices: made }) => made.map(({ cost }) => cost))
    expect(report.dearest.map(({ cost }) => cost)).toEqual(
      costs
        .filter(cost => cost >= 0.001)
        .toSorted((one, other) => other - one)
        .slice(0, 3)
    )
    expect(report.dearest).toContainEqual(expect.objectContaining({ fight: 2, made: 'no ability, no fatigue', best: 'Ullr' }))
  })
})
