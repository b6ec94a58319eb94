import { describe, expect, it } from 'vitest'
import { type } from './running'

describe('an option that would change nothing', () => {
  it.each([
    ['throw 20 dice on 6+ --explain', '--explain'],
    ['rules ullr --explain', '--explain'],
    ['rules ullr --full', '--full'],
    ['compare 8 bondi or 4 hirdmen vs 8 warriors --full', '--full'],
    ['sweep melee 8 bondi charge 8 warriors --vary attacker.models=4,5 --full', '--full'],
    ['warband points 3 bondi --full', '--full'],
    ['sheet examples/rosters/normans.yaml --full', '--full'],
    ['melee 8 bondi charge 8 warriors --all-readings --explain', '--explain'],
    ['melee 8 bondi charge 8 warriors --what-if --full', '--full']
  ])('is told so, changes nothing, and is not on the help page: %s', async (line, flag) => {
    const [answer, same] = [await type(line), await type(line.replace(` ${flag}`, ''))]
    expect(answer).toEqual({ ...same, stderr: `${same.stderr}saga-odds: ${flag} changes nothing here\n` })
    const [command = ''] = line.split(' ')
    const isOption = /--(?:what-if|all-readings)/.test(line)
    expect((await type(`${command} --help`)).stdout.includes(`  ${flag} `)).toBe(isOption)
  })

  it('--full shows every count of a throw', async () => {
    const lines = async (line: string) => (await type(line)).stdout.split('\n').length
    expect(await lines('throw 20 dice on 6+ --full')).toBeGreaterThan(await lines('throw 20 dice on 6+'))
  })
})
