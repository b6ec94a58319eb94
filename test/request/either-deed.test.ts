import { describe, expect, it } from 'vitest'
import { plan } from '../../src/index'
import type { FightReport, PlanReport } from '../../src/model/report'
import { eitherDeed } from '../../src/request/plan/either-deed'
import { report, type } from '../cli/running'

/** "shoot or charge?": a plan that leaves it open, solved for points. */

const swingOf = async (line: string): Promise<number> => ((await report(line)) as FightReport).victoryPoints.swing

describe('a choice between a shot and a charge', () => {
  it.each([
    ['8 crossbowmen shoot or charge 4 huscarls', '8 crossbowmen', '4 huscarls'],
    ['12 levies bow charge or shoot 6 bondi in woods', '12 levies bow', '6 bondi in woods'],
    ['8 priodaur shoot or charge 6 knights mounted fatigue 2', '8 priodaur', '6 knights mounted fatigue 2']
  ])('"%s" costs what the worse is worth less', async (words, own, enemy) => {
    const { solution, points } = (await report(words)) as PlanReport
    const [shot, charge] = [await swingOf(`shoot ${own} shoot ${enemy}`), await swingOf(`melee ${own} charge ${enemy}`)]
    expect(solution?.value).toBeCloseTo(Math.max(shot, charge), 10)
    expect(points.swing).toBeCloseTo(Math.max(shot, charge), 10)
    const regrets = solution?.choices[0]?.options.map(({ option, regret }) => [/shoot/.test(option), regret])
    expect(new Map(regrets as [boolean, number][])).toEqual(
      new Map([
        [true, expect.closeTo(Math.max(0, charge - shot), 10)],
        [false, expect.closeTo(Math.max(0, shot - charge), 10)]
      ])
    )
  })

  it.each([
    'should my 8 crossbowmen shoot or charge his 4 huscarls?',
    'shoot or charge: 8 crossbowmen against 4 huscarls',
    'is it better to shoot or charge with 8 crossbowmen against 4 huscarls',
    'is it better to shoot 4 huscarls with 8 crossbowmen or charge them',
    'melee 8 crossbowmen shoot or charge 4 huscarls',
    'advise 8 crossbowmen shoot or charge 4 huscarls',
    '¿disparo o cargo con 8 ballesteros contra 4 huscarls?',
    '8 ballesteros disparan o cargan contra 4 huscarls --language en'
  ])('is asked by "%s"', async words => {
    const { replay, solution } = (await report(words)) as PlanReport
    expect(replay).toBe('saga-odds plan 8 crossbowmen shoot or charge 4 huscarls --solve points')
    expect(solution?.choices).toHaveLength(1)
    const again = await type(`${replay.replace('saga-odds ', '')} -f json`)
    expect((JSON.parse(again.stdout) as PlanReport).solution).toEqual(solution)
  })

  it('is a step among others', async () => {
    const { steps, headline } = (await report('12 levies bow charge or shoot 4 huscarls, then 8 bondi charge them')) as PlanReport
    expect(headline).toBe('12 levies, bow, charge or shoot 4 huscarls, then 8 bondi charge them')
    expect(steps.map(({ label }) => label)).toEqual(['1a', '1b', '2'])
  })

  it('says in a line which is best', async () => {
    expect((await type('8 crossbowmen shoot or charge 4 huscarls -f line')).stdout).toContain(
      'best plan for points +1.00: crossbowmen shoot huscarls;'
    )
  })

  it('is solved in the library and in a batch as on the command line, and not where it is sampled', async () => {
    const words = '8 crossbowmen shoot or charge 4 huscarls'
    const { solution } = (await report(`plan ${words}`)) as PlanReport
    expect((await plan(words)).solution).toEqual(solution)
    const line = JSON.stringify({ kind: 'plan', plan: words })
    const { stdout } = await type('batch --full', { stdin: `${line}\n` })
    expect(JSON.parse(stdout)).toMatchObject({ solution })
    expect(((await report(`plan ${words} --method monte-carlo`)) as PlanReport).solution).toBeUndefined()
  })

  it.each([
    ['8 bondi shoot or charge 4 huscarls', 'no missile weapon'],
    ['8 crossbowmen shoot or charge 4 huscarls or 6 ceorls', '"or" offers a choice'],
    ['shoot or charge', 'nobody']
  ])('"%s" is refused: %s', async (words, why) => {
    const { code, stderr } = await type(words)
    expect(code).toBe(2)
    expect(stderr).toContain(why)
  })

  it.each(['8 bondi charge or attack 4 huscarls', '8 bondi charge 4 huscarls', 'shoot or rest', ''])('is not in "%s"', text => {
    expect(eitherDeed(text)).toBeUndefined()
  })

  it('is looked for in long texts without delay', () => {
    for (const part of ['shoot ', 'shoot or ', 'charge a ', '8 bondi shoot 4 ', 'or shoot at ']) {
      const start = performance.now()
      eitherDeed(part.repeat(5000 / part.length))
      expect(performance.now() - start).toBeLessThan(500)
    }
  })
})
