import { describe, expect, it } from 'vitest'
import type { AdviceReport, BeforeRollReport } from '../../src/model/report'
import { toNumber } from '../oracle/fraction'
import { chanceWithPool } from '../oracle/second/saga'
import { report, type } from './running'

const refused = (sentence: string) => ({ code: 2, stdout: '', stderr: `saga-odds: ${sentence}\n` })

/** `melee ... --roll 6 --prefer ...`, end to end. */

const line = 'melee 3 mounted knights charge 6 warriors --roll 3 --prefer charge,attack-pool'

describe('the odds before the roll', () => {
  it('fit 80 columns, and say what is played and what one more die is worth', async () => {
    const { code, stdout } = await type(`${line} --width 80`)
    expect(code).toBe(0)
    expect(Math.max(...stdout.split('\n').map(each => each.length))).toBeLessThanOrEqual(80)
    for (const words of [
      'no ability played',
      '3 SAGA dice, on average',
      'every ability played',
      'Charge!',
      'Value of more or fewer dice'
    ])
      expect(stdout.replace(/\s+/g, ' ')).toContain(words)
  })

  it('list every roll where it is asked why', async () => {
    const { stdout } = await type(`${line} --explain`)
    for (const roll of ['CCC', 'CCU', 'CUR', 'RRR']) expect(stdout).toContain(roll)
    expect((await type(line)).stdout).not.toContain('RRR')
  })

  it.each(['line', 'json', 'ndjson', 'csv', 'markdown', 'svg', 'html'])('are printed as %s', async format => {
    const { code, stdout } = await type(`${line} -f ${format}`)
    expect(code).toBe(0)
    expect(stdout).toMatch(/Charge!|charge/)
  })

  it('have a row for each roll in csv, and the averages below', async () => {
    const [head, ...rows] = (await type(`${line} -f csv`)).stdout.trimEnd().split('\n')
    expect(head).toMatch(/^roll,chance,plays,attacker_wins,/)
    expect(rows).toHaveLength(10 + 4)
  })

  it('hold the request to be asked again', async () => {
    const made = (await report(line)) as { readonly replay: string }
    expect(made.replay).toBe("saga-odds melee 3 knights mounted charge 6 warriors --roll 3 --prefer 'charge,attack-pool x3'")
  })

  it('are for a shot as well', async () => {
    const made = await report('shoot 8 crossbows shoot 6 bondi in woods --roll 2 --prefer aimed-volley')
    expect(made).toMatchObject({ kind: 'roll', fight: 'shoot', asks: 'attacker' })
  })
})

describe('what belongs to --roll', () => {
  it.each([
    ['melee 8w charge 4hg --prefer ullr', '--prefer needs --roll: give the number of SAGA dice rolled, as in --roll 6'],
    ['melee 8w charge 4hg --roll 6', '--roll: name what the dice may be spent on, as in --prefer charge,attack-pool'],
    ['melee 8w charge 4hg --roll 6 --what-if', '--what-if and --roll are two questions: ask one at a time']
  ])('%s', async (asked, sentence) => expect(await type(asked)).toEqual(refused(sentence)))
})

/** T7.5: an R is rolled again with one other die that is available; by the referee's hands. */
describe('the Activation Pool before a roll of the second edition', () => {
  const THOR = ['C']

  it('pays for a box as often as the referee finds', async () => {
    const found = (await report(
      'melee 8 bondi charge 8 warriors --edition 2 --roll 2 --prefer thor,activation-pool'
    )) as BeforeRollReport
    const worth = (swing: number) => swing / found.all.numbers.swing
    expect(found.sets[0]?.chance).toBeCloseTo(toNumber(chanceWithPool(2, THOR)), 12)
    for (const { dice, average } of found.byDice)
      expect(worth(average.least.swing)).toBeCloseTo(toNumber(chanceWithPool(dice, THOR)), 12)
    expect(found.rolls.map(({ roll, plays }) => [roll, plays.join()])).toEqual([
      ['CC', 'Thor'],
      ['CU', 'Thor'],
      ['UU', ''],
      ['CR', 'Thor'],
      ['UR', 'Activation Pool: R for 2 more'],
      ['RR', 'Activation Pool: R for 2 more']
    ])
  })

  it('is weighed by advice, for a cost of two dice too', async () => {
    const advised = (await report('advise 8 bondi +ullr +activation-pool charge 8 warriors --edition 2 --roll 3')) as AdviceReport
    const { worth = 0, everything = 0 } = advised.rolls ?? {}
    expect(worth / everything).toBeCloseTo(toNumber(chanceWithPool(3, ['C', 'U'])), 12)
  })

  it('is on the board of the side, or is reported to be on none', async () => {
    expect(await type('melee 8 warriors irish charge 8 warriors --edition 2 --roll 2 --prefer activation-pool')).toEqual(
      refused('--prefer: activation-pool is on no board of the side that rolls: leave it out')
    )
  })
})
