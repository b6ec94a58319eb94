import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { requested } from '../../src/request/request'
import { fewer } from '../fewer'
import { advised, asking, choices, NOTHING, plainly } from './advice/asking'
import { plainAdvice } from './plain-advice'

const key = ({ uses, spend }: { readonly uses: readonly unknown[]; readonly spend: readonly unknown[] }): string =>
  JSON.stringify([uses, spend])

const MELEES = fewer(
  [
    '6 hirdmen fatigue 1 +frigg +ullr +heimdall charge 4 huscarls axe fatigue 1 +lords-of-battle +shieldwall',
    '4 berserkers fatigue 2 +valhalla=2 +ullr charge 6 welsh warriors fatigue 1 +strength-in-numbers +combat-pool',
    '3 knights mounted +charge +stamping +crush charge 4 bondi fatigue 2 +heimdall=r +combat-pool=2d',
    '4 teulu +war-dance charge 4 hirdmen +thor +frigg fatigue 1',
    '5 bondi fatigue 2 +combat-pool +combat-pool=r charge 5 ceorls fatigue 1 +unforgiving +stubbornness',
    'warlord normans fatigue 1 +dex-aie +charge charge 6 ceorls fatigue 1 +the-push +hard-as-iron'
  ],
  [
    '2 hirdmen fatigue 1 +frigg charge 2 huscarls axe fatigue 1 +shieldwall',
    '2 knights mounted +stamping +crush charge 3 bondi +heimdall=r',
    '2 teulu +war-dance=1 charge 2 hirdmen +thor fatigue 1',
    'warlord normans fatigue 1 +dex-aie charge 3 ceorls +the-push'
  ]
)

const SHOTS = [
  '8 crossbows fatigue 1 +aimed-volley +attack-pool=2 shoot 6 bondi in woods +asgard',
  '8 priodaur moved fatigue 1 +deadly-strike +combat-pool shoot 6 huscarls fatigue 2 +shieldwall'
]

const [FEW, MANY] = fewer(['4 hirdmen', '6 ceorls'], ['2 hirdmen', '3 ceorls'])

describe('advice', () => {
  it.each([...MELEES, ...SHOTS])('agrees with trying everything: %s', words => {
    const { request, book } = asking(words)
    const report = answers.advise(request, book)
    const isShot = request.scenario.kind === 'shoot'
    const plain = plainAdvice(
      plainly(request, book, isShot ? { attacker: [NOTHING], defender: [NOTHING, ['armour']] } : undefined)
    )
    expect(report.lines).toBe(plain.lines)
    expect(report.worth).toBeCloseTo(plain.worth, 10)
    for (const { givesUpDice, worth } of choices(report, 'dice', 'defender'))
      expect(worth).toBeCloseTo(plain.dice.find(({ gives }) => gives === givesUpDice)?.worth ?? Number.NaN, 10)
    const gives = report.best.steps.find(({ what }) => what === 'dice')?.choice.givesUpDice ?? false
    const node = plain.dice.find(each => each.gives === gives)
    const worths = new Map(node?.choices.map(({ choice, worth }) => [key(choice), worth]))
    const mine = choices(report, 'fight', 'attacker')
    expect(mine).toHaveLength(worths.size)
    for (const { uses, spend, worth, regret } of mine) {
      expect(worth).toBeCloseTo(worths.get(key({ uses: uses[0] ?? [], spend: spend[0] ?? [] })) ?? Number.NaN, 10)
      // the advised choice is beaten by none
      expect(regret).toBeCloseTo(Math.max(...worths.values()) - worth, 10)
    }
    const best = node?.choices.find(
      ({ choice }) => key(choice) === key({ uses: mine[0]?.uses[0] ?? [], spend: mine[0]?.spend[0] ?? [] })
    )
    const answered = new Map(best?.answers.map(({ choice, worth }) => [key(choice), worth]))
    const his = choices(report, 'fight', 'defender')
    if (answered.size > 1) expect(his).toHaveLength(answered.size)
    for (const { uses, spend, worth } of his)
      expect(worth).toBeCloseTo(answered.get(key({ uses: uses[0] ?? [], spend: spend[0] ?? [] })) ?? Number.NaN, 10)
    for (const { dice, worth } of report.spent) {
      const byDice = plain.dice.map(({ choices: all }) =>
        all.filter(({ choice }) => choice.dice === dice).map(each => each.worth)
      )
      if (byDice.some(all => all.length === 0)) expect(worth).toBeNull()
      else expect(worth).toBeCloseTo(Math.min(...byDice.map(all => Math.max(...all))), 10)
    }
  })

  it.each([
    ['overkill-counts', 'yes'],
    ['removed-dice', 'lose'],
    ['stubbornness-fatigue', 'after'],
    ['armour-clamp', 'each']
  ])('agrees with trying everything under the reading %s=%s', (name, value) => {
    const words = fewer(
      '4 hirdmen fatigue 1 +valhalla +heimdall charge 5 ceorls fatigue 1 +stubbornness +shieldwall',
      '2 hirdmen fatigue 1 +valhalla=1 charge 3 ceorls fatigue 1 +stubbornness'
    )
    const { request, book } = asking(words, { patches: [{ path: ['readings', name], value, called: '--reading' }] })
    const report = answers.advise(request, book)
    const plain = plainAdvice(plainly(request, book))
    expect(report.lines).toBe(plain.lines)
    expect(report.worth).toBeCloseTo(plain.worth, 10)
  })

  it('gives the odds of its best line, which its command repeats', () => {
    const report = advised(MELEES[0] ?? '')
    expect(report.best.numbers.swing).toBeCloseTo(report.worth, 12)
    const { scenario, book } = requested({ words: report.best.replay.split(' ').slice(2), kind: 'melee' })
    expect(odds(scenario, book, { asides: false }).victoryPoints.swing).toBeCloseTo(report.worth, 12)
  })

  it('is the melee itself where nobody has anything to choose', () => {
    const words = '6 hirdmen spends nothing charge 4 huscarls axe keeps dice spends nothing'
    const report = advised(words)
    const { scenario, book } = requested({ words: [words], kind: 'melee' })
    expect(report.lines).toBe(1)
    expect(report.decisions).toEqual([])
    expect(report.worth).toBeCloseTo(odds(scenario, book, { asides: false }).victoryPoints.swing, 12)
  })

  it.each(fewer(['+ullr', '+frigg', '+heimdall', '+valhalla', '+thor', '+combat-pool=2'], ['+ullr']))(
    'never hurts the attacker by one option more: %s',
    more => {
      const without = advised(`${FEW} fatigue 1 charge ${MANY} fatigue 1 +shieldwall`)
      const withIt = advised(`${FEW} fatigue 1 ${more} charge ${MANY} fatigue 1 +shieldwall`)
      expect(withIt.worth).toBeGreaterThanOrEqual(without.worth - 1e-12)
    }
  )

  it.each(fewer(['+shieldwall', '+lords-of-battle', '+the-push', '+stubbornness', '+hard-as-iron'], ['+shieldwall']))(
    'never hurts the defender by one option more: %s',
    more => {
      const without = advised(`${FEW} fatigue 1 +ullr +combat-pool charge ${MANY} fatigue 1`)
      const withIt = advised(`${FEW} fatigue 1 +ullr +combat-pool charge ${MANY} fatigue 1 ${more}`)
      expect(withIt.worth).toBeLessThanOrEqual(without.worth + 1e-12)
    }
  )

  it('counts what is played as settled', () => {
    const free = advised('4 hirdmen +ullr charge 6 ceorls')
    const played = advised('4 hirdmen ++ullr charge 6 ceorls')
    expect(played.lines).toBeLessThan(free.lines)
    expect(played.worth).toBeCloseTo(free.worth, 12)
    expect(played.best.scenario.attacker).toMatchObject({ abilities: [{ id: 'ullr' }] })
  })
})

const UNITS = {
  attacker: ['4 hirdmen', '6 bondi', '4 berserkers'],
  defender: ['4 huscarls', '4 huscarls axe', '6 ceorls']
}
const BOXES = {
  attacker: ['+ullr', '+frigg', '+heimdall', '+combat-pool', '+valhalla=1'],
  defender: ['+shieldwall', '+stubbornness', '+combat-pool=1d', '+hard-as-iron', '+unforgiving']
}

const sideOf = (side: 'attacker' | 'defender') =>
  fc
    .tuple(fc.constantFrom(...UNITS[side]), fc.integer({ min: 0, max: 2 }), fc.subarray(BOXES[side], { maxLength: 2 }))
    .map(([unit, fatigue, boxes]) => [unit, `fatigue ${fatigue}`, ...boxes].join(' '))

describe('any fight', () => {
  it('is advised as trying everything advises, whoever asks, and by every price', () => {
    fc.assert(
      fc.property(sideOf('attacker'), sideOf('defender'), fc.constantFrom(0, 0.35), (mine, his, die) => {
        const { request, book } = asking(`${mine} charge ${his}`, { price: [`die=${die}`] })
        const report = answers.advise(request, book)
        const game = plainly(request, book)
        const plain = plainAdvice({
          ...game,
          worth: ({ victoryPoints }, dice) => victoryPoints.swing - die * (dice.attacker - dice.defender)
        })
        expect(report.lines).toBe(plain.lines)
        expect(report.worth).toBeCloseTo(plain.worth, 10)
        for (const { choices: all } of report.decisions) expect(Math.min(...all.map(({ regret }) => regret))).toBe(0)
      }),
      { seed: 6, numRuns: fewer(25, 3) }
    )
  })
})

describe('two units Side by Side', () => {
  const FIGHT = fewer(
    'vikings warlord and 4 hirdmen +ullr fatigue 1 charge 6 huscarls fatigue 1',
    'vikings warlord and 2 hirdmen +ullr charge 3 huscarls fatigue 1'
  )

  it('has the defender divide the dice in the best way', () => {
    const { scenario, book } = requested({ words: ['vikings warlord and 4 hirdmen charge 6 huscarls keeps dice'], kind: 'melee' })
    const report = advised('vikings warlord and 4 hirdmen charge 6 huscarls keeps dice')
    const fight = odds(scenario, book, { asides: false })
    expect(report.worth).toBeCloseTo(fight.victoryPoints.swing, 12)
    expect(report.best.steps.at(-1)?.choice.split).toBe(fight.split?.atFirst)
    expect(report.lines).toBe(7)
    const splits = choices(report, 'fight', 'defender')
    expect(splits.map(({ split }) => split).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
    for (const { split = 0, worth } of splits)
      expect(worth).toBeCloseTo(odds({ ...scenario, split }, book, { asides: false }).victoryPoints.swing, 12)
  })

  it('may use a box of the board for either unit', () => {
    const report = advised(FIGHT)
    const texts = choices(report, 'fight', 'attacker').map(({ text }) => text)
    expect(texts.some(text => text.includes('Ullr (warlord)'))).toBe(true)
    expect(texts.some(text => text.includes('Ullr (hirdmen)'))).toBe(true)
  })

  it('is beaten by no other choice of unit, fatigue or split', () => {
    const report = advised(FIGHT)
    const { scenario: best } = report.best
    const { book } = asking(FIGHT)
    for (const { uses, spend, worth } of choices(report, 'fight', 'attacker').slice(0, 6)) {
      const answersTo = choices(report, 'fight', 'defender').slice(0, 1)
      expect(answersTo).toHaveLength(1)
      const together = 'together' in best.attacker ? best.attacker.together : undefined
      const [first, second] = together ?? []
      if (!first || !second) throw new Error('there are two')
      const { split: _, ...rest } = best
      const fight: Scenario = {
        ...rest,
        attacker: {
          together: [
            { ...first, abilities: uses[0] ?? [], spend: spend[0] ?? [] },
            { ...second, abilities: uses[1] ?? [], spend: spend[1] ?? [] }
          ]
        },
        defender: { ...(best.defender as UnitRequest), spend: [] }
      }
      // the defender's best split alone is no better for him than his best answer
      expect(worth).toBeLessThanOrEqual(odds(fight, book, { asides: false }).victoryPoints.swing + 1e-9)
    }
  })
})

describe('before the SAGA dice are rolled', () => {
  const FIGHT = (boxes: string) => `4 knights mounted ${boxes} charge 6 ceorls +shieldwall`

  it('averages the best that each roll pays for', () => {
    const report = advised(FIGHT('+charge +stamping'), { roll: '2' })
    const worth = (boxes: string) => advised(FIGHT(boxes)).worth
    // Charge! takes any one die and does more for a rare one; Stamping takes two commons
    const [plain, rare, two] = [worth('+charge'), worth('+charge=r'), worth('+stamping')]
    const noRare = 25 / 36
    const commons = 9 / 36
    const ordinaryToo = 10 / 36
    const onlyRares = 1 / 36
    const expected =
      commons * Math.max(plain, two) + (noRare - commons) * plain + ordinaryToo * Math.max(plain, rare) + onlyRares * rare
    expect(report.rolls?.worth).toBeCloseTo(expected, 10)
    expect(report.rolls?.nothing).toBeCloseTo(worth(''), 10)
    expect(report.rolls?.rolls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
  })

  it('works for the defender too', () => {
    const fight = (boxes: string) => `4 hirdmen +ullr charge 6 ceorls ${boxes}`
    const report = advised(fight('+combat-pool'), { roll: '1', asks: 'defender' })
    const [plain, rare] = [
      advised(fight('+combat-pool'), { asks: 'defender' }).worth,
      advised(fight('+combat-pool=r'), { asks: 'defender' }).worth
    ]
    expect(report.rolls?.worth).toBeCloseTo((5 / 6) * plain + (1 / 6) * rare, 10)
  })

  it('gives the range from the lowest to the highest of a cost that is not known', () => {
    const report = advised('6 hirdmen +ullr charge 6 ceorls', { roll: '1' })
    const [none, all] = [advised('6 hirdmen charge 6 ceorls').worth, advised('6 hirdmen +ullr charge 6 ceorls').worth]
    expect(report.rolls?.worth).toBeCloseTo(none + (all - none) / 6, 10)
    expect(report.rolls?.most).toBeCloseTo(none + (all - none) / 2, 10)
    expect(report.rolls?.taken).toEqual({ 'vikings/ullr': 'R' })
  })
})

describe('a space', () => {
  const FIGHT = '6 hirdmen +ullr +frigg +heimdall charge 6 ceorls +shieldwall'

  it('is searched up to the number of lines that are asked for', () => {
    const { lines } = advised(FIGHT)
    expect(advised(FIGHT, { maxNodes: String(lines) }).lines).toBe(lines)
    expect(() => advised(FIGHT, { maxNodes: String(lines - 1) })).toThrow(/lines of play, more than .*--max-nodes/)
  })
})
