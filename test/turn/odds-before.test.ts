import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import { odds } from '../../src/battle/odds'
import { RequestError } from '../../src/model/errors'
import type { AbilityUse, Scenario } from '../../src/model/scenario'
import { rollRequest } from '../../src/request/roll-request'
import { rulebook } from '../../src/rules/rulebook'
import { type Ability, type Fight, mean, referee, toNumber, type Unit } from '../oracle'
import { everyFall } from '../oracle/saga-dice'

/** Every face of every SAGA die, and for each fall every way to spend it, each fight refereed. */

const ask = (
  sentence: string,
  roll: string,
  prefer: string,
  more: { readonly side?: 'defender'; readonly costs?: Readonly<Record<string, string>>; readonly edition?: 2 } = {}
) => {
  const { side = 'attacker', edition } = more
  const patches = [
    ...Object.entries(more.costs ?? {}).map(([box, value]) => ({ path: ['costs', box], value, called: '--cost' })),
    ...(edition ? [{ path: ['edition'], value: edition, called: '--edition' }] : [])
  ]
  const { book, ...request } = rollRequest(
    { roll, prefer: [prefer], side },
    { kind: 'melee', words: [sentence], patches },
    rulebook
  )
  return answers.roll({ ...request, asks: side }, book)
}

const knights = (abilities: readonly Ability[]): Unit => ({
  class: 'hearthguard',
  faction: 'normans',
  models: 3,
  mounted: true,
  abilities
})
const warriors: Unit = { class: 'warriors', models: 6 }

/** A hearthguard is 1 point, a warrior a half (R8.2). */
const swing = (abilities: readonly Ability[]): number => {
  const fight: Fight = { kind: 'melee', attacker: knights(abilities), defender: warriors }
  const answer = referee(fight)
  return toNumber(mean(answer, ({ defender }) => defender.losses)) / 2 - toNumber(mean(answer, ({ attacker }) => attacker.losses))
}

const remembered = new Map<string, number>()
const swingOf = (abilities: readonly Ability[]): number => {
  const key = JSON.stringify(abilities)
  const known = remembered.get(key) ?? swing(abilities)
  remembered.set(key, known)
  return known
}

/** Charge! by any die, a rare one or not, and up to two dice of the pool. */
const bestOf = (fall: string): number => {
  const dice = [...fall]
  let best = swingOf([])
  for (let charge = -1; charge < dice.length; charge++)
    for (let pools = 0; pools < 1 << dice.length; pools++) {
      const pool = dice.filter((_, i) => (pools >> i) & 1)
      if (pool.length > 2 || (charge >= 0 && (pools >> charge) & 1)) continue
      const rareAttack = pool.filter(die => die === 'R').length
      best = Math.max(
        best,
        swingOf([
          ...(charge >= 0 ? [{ id: 'charge' as const, rare: dice[charge] === 'R' }] : []),
          ...(pool.length > 0 ? [{ id: 'attack-pool' as const, attack: pool.length, rareAttack }] : [])
        ])
      )
    }
  return best
}

describe('the odds before the SAGA dice are rolled', () => {
  const asking = () => ask('3 mounted knights charge 6 warriors', '3', 'charge,attack-pool x2')

  it('are the mean over every roll, each spent in the best way', () => {
    const report = asking()
    const falls = everyFall(3)
    const average = falls.reduce((sum, fall) => sum + bestOf(fall), 0) / falls.length
    expect(report.average.least.swing).toBeCloseTo(average, 12)
    expect(report.average.most).toEqual(report.average.least)
    // every cost is known: none is taken for another
    expect(report).not.toHaveProperty('taken')
  })

  it('list each roll, with what it pays for', () => {
    const report = asking()
    for (const { roll, numbers } of report.rolls) expect(numbers.swing, roll).toBeCloseTo(bestOf(roll), 12)
    expect(report.rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(report.sets.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('are worth the same for a number of dice, whatever number is rolled', () => {
    const worth = (roll: string) =>
      ask('8 mounted knights charge 6 huscarls', roll, 'charge,attack-pool').byDice.map(({ average }) => average.least.swing)
    const six = worth('6')
    worth('4').forEach((each, dice) => expect(each, `${dice} dice`).toBeCloseTo(six[dice] ?? 0, 12))
  })

  it('stand between those without abilities and those of every die in the world', () => {
    const report = asking()
    expect(report.none.swing).toBeCloseTo(swing([]), 12)
    expect(report.all.numbers.swing).toBeCloseTo(
      swing([
        { id: 'charge', rare: false },
        { id: 'attack-pool', attack: 2 }
      ]),
      12
    )
    const swings = report.byDice.map(({ average }) => average.least.swing)
    expect(swings[0]).toBeCloseTo(report.none.swing, 12)
    expect(swings[3]).toBe(report.average.least.swing)
    for (let dice = 1; dice < swings.length; dice++) expect(swings[dice]).toBeGreaterThanOrEqual((swings[dice - 1] ?? 0) - 1e-12)
  })

  it('are a range where a cost is unknown, whose ends are those of the costs it could be', () => {
    const sentence = '6 hirdmen charge 4 huscarls'
    const unknown = ask(sentence, '3', 'ullr')
    const known = ['C', 'U', 'R'].map(costs => ask(sentence, '3', 'ullr', { costs: { ullr: costs } }).average.least.swing)
    expect(unknown.average.least.swing).toBeCloseTo(Math.min(...known), 12)
    expect(unknown.average.most.swing).toBeCloseTo(Math.max(...known), 12)
    expect(unknown.taken).toEqual({ 'vikings/ullr': 'R' })
  })

  it('are a range over every pair of costs where two are unknown', () => {
    const sentence = '6 hirdmen fatigue 1 charge 4 huscarls'
    const symbols = ['C', 'U', 'R']
    const unknown = ask(sentence, '1', 'frigg,ullr')
    const known = symbols.flatMap(ullr =>
      symbols.map(frigg => ask(sentence, '1', 'frigg,ullr', { costs: { ullr, frigg } }).average.least.swing)
    )
    expect(unknown.average.least.swing).toBeCloseTo(Math.min(...known), 12)
    expect(unknown.average.most.swing).toBeCloseTo(Math.max(...known), 12)
  })

  it('are those of the defender where the defender rolls', () => {
    const defending = ask('6 hirdmen charge 4 huscarls', '2', 'shieldwall', { side: 'defender' })
    expect(defending.asks).toBe('defender')
    expect(defending.average.least.swing).toBeLessThan(defending.none.swing)
  })

  it.each([0, 2])('choose between the two effects of a box, at fatigue %i', fatigue => {
    const fought = (abilities: readonly AbilityUse[]): number => {
      const attacker = { unit: 'hirdmen', models: 6, fatigue, abilities }
      const scenario: Scenario = { kind: 'melee', edition: 2, attacker, defender: { unit: 'warriors', models: 8 } }
      return odds(scenario, rulebook(2), { asides: false }).victoryPoints.swing
    }
    const best = Math.max(...[1, 2].map(count => fought([{ id: 'frigg', count }])))
    const report = ask(`6 hirdmen fatigue ${fatigue} charge 8 warriors`, '1', 'frigg', { edition: 2 })
    // an uncommon or a rare symbol: three faces of six
    expect(report.average.least.swing).toBeCloseTo((best + fought([])) / 2, 12)
  })

  it('roll two more dice first where that is worth it (R7.5)', () => {
    const report = ask('6 hirdmen charge 4 huscarls', '1', 'ullr,activation-pool', { costs: { ullr: 'C' } })
    const swingWith = (abilities: readonly Ability[]): number => {
      const hirdmen: Unit = { class: 'hearthguard', faction: 'vikings', models: 6, abilities }
      const answer = referee({ kind: 'melee', attacker: hirdmen, defender: { class: 'hearthguard', models: 4 } })
      return toNumber(mean(answer, ({ defender }) => defender.losses)) - toNumber(mean(answer, ({ attacker }) => attacker.losses))
    }
    const [none, ullr] = [swingWith([]), swingWith([{ id: 'ullr' }])]
    // an R leads to a C by x: one of two more dice is a C, 3/4; else one is an R, 1/9, or both are, 1/36, and they are spent again:
    // x = 3/4 + x/9 + (1 - (1 - x)^2)/36, so that x^2 + 30x = 27, less what eight dice
    // at most would forbid (R7.1), a millionth
    const x = Math.sqrt(252) - 15
    const rare = report.rolls.find(({ roll }) => roll === 'R')
    expect(rare).toMatchObject({
      plays: ['Activation Pool: R for 2 more'],
      numbers: { swing: expect.closeTo(x * ullr + (1 - x) * none, 5) }
    })
    expect(report.average.least.swing).toBeCloseTo(none + (1 / 2 + x / 6) * (ullr - none), 5)
    expect(report.prefer).toEqual([
      { box: 'vikings/ullr', name: 'Ullr', times: 1, cost: 'C' },
      { box: 'vikings/activation-pool', name: 'Activation Pool', times: 1, cost: 'R' }
    ])
  })

  it('give a box of Side by Side to the unit that can use it', () => {
    const together = ask('norman warlord and 6 mounted knights charge 8 huscarls', '2', 'charge')
    expect(together.sets.map(({ plays }) => plays)).toContainEqual(['Charge!'])
  })
})

describe('what cannot be rolled for', () => {
  it.each([
    ['9', 'charge', '--roll "9": expected 0 to 8 SAGA dice, as in --roll 6'],
    ['two', 'charge', '--roll "two": expected 0 to 8 SAGA dice, as in --roll 6'],
    ['6', '', '--roll: name what the dice may be spent on, as in --prefer charge,attack-pool'],
    ['6', 'C + R', '--prefer: "C + R" is a cost: name the ability that it pays for'],
    ['6', 'charge x2', '--prefer: Charge! is used once a turn (R7.3): ask for it once'],
    ['6', 'charge,charge', '+charge: Charge! is used once a turn (R7.3): name it once'],
    ['6', 'attack-pool,attack-pool', '--prefer: attack-pool is named twice: give the number of uses, as in "attack-pool x2"'],
    ['6', 'ullr', '+ullr: Ullr is on the board of the Vikings, not of the Normans']
  ])('--roll %s --prefer %s', (roll, prefer, sentence) => {
    try {
      ask('3 mounted knights charge 6 warriors', roll, prefer)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(RequestError)
      expect((error as RequestError).mistakes.map(({ message }) => message).join()).toContain(sentence)
    }
  })
})
