import { describe, expect, it } from 'vitest'
import { advised, choices } from './asking'
import { ARMOUR, advisedWith } from './own-boxes'

/** What a box gains at most, wherever it is used, and what is no choice at all. */

describe('a box that is not needed on the line of best play', () => {
  const boxOf = (report: ReturnType<typeof advised>, name: string) => report.boxes.find(each => each.name === name)

  it('is not called useless where it helps without another of its side', () => {
    // two dice may be doubled (R3.5): Charge! does it, and so do two dice on the pool
    const report = advised('1 knights mounted +charge +attack-pool=2 charge 2 ceorls keeps dice')
    for (const name of ['Charge!', 'Attack Pool'])
      expect(boxOf(report, name)).toMatchObject({ best: 'leave', equal: true, neverHelps: false })
  })

  it('is not called useless where it helps against another choice of the enemy', () => {
    // armour 4 is 2 with or without Shieldwall where the sweep takes 4 of it (R1.2)
    const sweep = { sweep: { effects: [{ verb: 'armour', of: 'enemy', count: -4 } as const] } }
    const fight = (box: string) => `2 hirdmen ${box} charge 2 ceorls +shieldwall keeps dice spends nothing`
    expect(boxOf(advisedWith(sweep, fight('+sweep')), 'Shieldwall')).toMatchObject({
      best: 'leave',
      costs: 0,
      equal: true,
      neverHelps: false
    })
    expect(boxOf(advisedWith(sweep, fight('++sweep')), 'Shieldwall')).toMatchObject({ best: 'leave', neverHelps: true })
  })

  it('is not called useless where it helps as long as the enemy keeps dice', () => {
    // a geburs has one die, and none when he gives it up (R3.3)
    const report = advisedWith({ fence: ARMOUR(1) }, '2 bondi +fence charge 1 geburs', { goal: 'attacker losses' })
    expect(report.best.steps[0]?.choice.text).toBe('keep their dice')
    expect(boxOf(report, 'fence')).toMatchObject({ best: 'play', neverHelps: false })
  })
})

it.each([
  ['strong', 'weak'],
  ['weak', 'strong']
])('the best with a die is the better of the boxes it may lie on: %s, %s', (...order) => {
  const fight = (boxes: string) =>
    advisedWith(
      { strong: ARMOUR(2), weak: ARMOUR(1) },
      `2 bondi spends nothing charge 2 geburs ${boxes} keeps dice spends nothing`,
      {
        asks: 'defender'
      }
    )
  const worths = ['', '++weak', '++strong', '++weak ++strong'].map(boxes => fight(boxes).worth) as [
    number,
    number,
    number,
    number
  ]
  const [none, weak, strong, both] = worths
  expect(weak).toBeLessThan(strong)
  expect(fight(order.map(name => `+${name}`).join(' ')).spent.map(({ dice, worth }) => [dice, worth])).toEqual(
    [none, strong, both].map((worth, dice) => [dice, expect.closeTo(worth, 12)])
  )
})

describe('fatigue that is spent', () => {
  const FATIGUE = ['fatigue for armour +1', 'fatigue for enemy armour -1']

  it('is no choice where the spending was given', () => {
    const names = (words: string) => advised(words).boxes.map(({ name }) => name)
    expect(names('2 hirdmen spends armour charge 2 ceorls fatigue 1 keeps dice')).toEqual([])
    expect(names('2 hirdmen spends nothing charge 2 ceorls fatigue 1 keeps dice')).toEqual([])
    expect(names('2 hirdmen charge 2 ceorls fatigue 1 keeps dice')).toEqual(FATIGUE)
  })

  it('is judged over the fatigue of both units that charge Side by Side', () => {
    const report = advised('vikings warlord fatigue 1 and 2 hirdmen fatigue 1 charge 1 huscarls keeps dice')
    const rows = choices(report, 'fight', 'defender')
    const least = (isIn: (spends: readonly string[]) => boolean) =>
      Math.min(...rows.filter(({ spend }) => isIn(spend.flat())).map(({ worth }) => worth))
    const boxes = report.boxes.filter(({ side }) => side === 'defender')
    expect(boxes.map(({ name, withIt, without }) => [name, withIt, without])).toEqual(
      ['armour', 'enemy-armour'].map((spend, index) => {
        const has = (all: readonly string[]) => all.some(each => each === `${spend}-1` || each === `${spend}-2`)
        return [
          FATIGUE[index],
          expect.closeTo(least(has), 10),
          expect.closeTo(
            least(all => !has(all)),
            10
          )
        ]
      })
    )
  })
})

describe('the line for another aim', () => {
  const FIGHT = '2 hirdmen fatigue 1 +heimdall charge 2 ceorls fatigue 1 +shieldwall'

  it.each(['attacker', 'defender'] as const)('is that of the %s who asks for it', asks => {
    const enemy = asks === 'attacker' ? 'defender' : 'attacker'
    const goals = { winning: `${asks} wins`, points: 'points swing', 'wiping out': `${enemy} wiped out` }
    const goal = `${asks} losses`
    const best = advised(FIGHT, { asks, goal }).best.scenario
    const asked = Object.entries(goals).flatMap(([aim, other]) => {
      const { scenario } = advised(FIGHT, { asks, goal: other }).best
      return JSON.stringify(scenario) === JSON.stringify(best) ? [] : [[aim, scenario]]
    })
    expect(advised(FIGHT, { asks, goal }).others.map(({ aim, line }) => [aim, line.scenario])).toEqual(asked)
    expect(asked.length).toBeGreaterThan(0)
  })
})
