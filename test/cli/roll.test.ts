import { describe, expect, it } from 'vitest'
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

  it.each(['line', 'json', 'ndjson', 'csv', 'markdown', 'svg', 'html'])('are told as %s', async format => {
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
    ['melee 8w charge 4hg --prefer ullr', '--prefer is for --roll: say how many SAGA dice are rolled, as in --roll 6'],
    [
      'melee 8w charge 4hg --roll 6',
      '--roll: say with --prefer what the dice may be spent on, as in --prefer charge,attack-pool'
    ],
    ['melee 8w charge 4hg --roll 6 --what-if', '--what-if and --roll are two questions: ask one at a time']
  ])('%s', async (asked, sentence) => expect(await type(asked)).toEqual(refused(sentence)))
})
