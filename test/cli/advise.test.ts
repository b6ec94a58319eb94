import { describe, expect, it } from 'vitest'
import type { AdviceReport } from '../../src/model/report'
import { refused, report, run, type } from './running'

const FIGHT =
  '6 hirdmen fatigue 1 +frigg +ullr +heimdall +combat-pool=2 charge 4 huscarls axe fatigue 1 +lords-of-battle +shieldwall'

const asked = async (line: string): Promise<AdviceReport> => (await report(`advise ${line}`)) as AdviceReport

describe('advise', () => {
  it('shows the line of best play, what each box is worth, and what every decision leads to', async () => {
    const { code, stdout } = await type(`advise ${FIGHT}`)
    expect(code).toBe(0)
    const shown = [
      'first edition, exact',
      'Charge: best play is worth +1.81 victory points to the hirdmen (staying put',
      '  0.00, charging without SAGA dice -1.14)',
      ' 1  huscarls  keep their dice             give up dice (costs 0.39)',
      ' casualties on average  hirdmen 1.85, huscarls 3.66',
      ' hirdmen win 80.2 %                tie 11.4 %                huscarls win 8.4 %',
      ' Ullr                                 play   +1.81     +0.66        1.16',
      ' Heimdall                      never helps   +0.87     +1.81        0.94',
      'choice 1, the huscarls: giving up dice',
      'choice 2, the hirdmen: abilities and fatigue',
      'choice 3, the huscarls: abilities and fatigue',
      ' and 138 more, none better for the hirdmen (--full)'
    ]
    const lines = stdout.split('\n')
    for (const line of shown) expect(lines).toContain(line)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
  })

  it('gives the best with each number of SAGA dice', async () => {
    const { spent, worth, lines } = await asked(FIGHT)
    expect(lines).toBe(5760)
    expect(worth).toBeCloseTo(1.81, 2)
    expect(spent.map(each => each.worth?.toFixed(2))).toEqual(['-1.14', '0.14', '1.22', '1.53', '1.81', '0.87'])
  })

  it('compares lines for other aims where they differ', async () => {
    const { others } = await asked(FIGHT)
    expect(others.map(({ aim }) => aim)).toEqual(['wiping out'])
  })

  it('leaves a fight alone that is not worth it', async () => {
    const { stdout } = await type('advise 4 levies vikings charge 8 huscarls +shieldwall')
    expect(stdout).toContain('Do not charge: best play is worth -1.10 victory points to the thralls')
  })

  it('says why with --explain, in numbers of the fight', async () => {
    const { stdout } = await type('advise 6 hirdmen +ullr charge 6 ceorls spends nothing keeps dice --explain')
    expect(stdout.replaceAll(/\s+/gu, ' ')).toContain('why: Ullr rather than nothing: hirdmen: misses re-rolled instead of kept')
  })

  it('shows every choice with --full', async () => {
    const { stdout } = await type(`advise ${FIGHT} --full`)
    expect(stdout).not.toContain('--full)')
    expect(stdout.split('\n').length).toBeGreaterThan(200)
  })

  it('advises the other side with --for', async () => {
    const { asks, worth, names } = await asked(`${FIGHT} --for target`)
    expect([asks, names.defender]).toEqual(['defender', 'huscarls'])
    expect(worth).toBeCloseTo(-1.81, 2)
  })

  it.each([
    FIGHT,
    `${FIGHT} ++unforgiving --for defender --price die=0.3,fatigue=0.2 --max-nodes 7000`,
    'vikings warlord and 4 hirdmen ++ullr +frigg charge 6 huscarls keeps dice --set attacker.together.0.spend=nothing',
    '8 crossbows +aimed-volley +attack-pool=2 shoot 6 bondi in woods +asgard --reading armour-clamp=each',
    '4 knights mounted +charge +stamping charge 6 ceorls +shieldwall --roll 2'
  ])('is asked again by its replay: %s', async line => {
    const first = await asked(line)
    const again = await run([...first.replay.split(' ').slice(1), '-f', 'json'])
    expect(again.stderr).toBe('')
    expect(JSON.parse(again.stdout)).toEqual(first)
  })

  it('plays the best line again by its own command', async () => {
    const { best } = await asked(FIGHT)
    const fight = (await report(best.replay.replace('saga-odds ', ''))) as { readonly victoryPoints: { readonly swing: number } }
    expect(fight.victoryPoints.swing).toBeCloseTo(best.numbers.swing, 12)
  })

  it.each(['line', 'json', 'ndjson', 'csv', 'markdown', 'svg', 'html'])('answers in %s', async format => {
    const { code, stdout, stderr } = await type(`advise ${FIGHT} -f ${format}`)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/\n$/u)
    expect(stdout).toContain(format === 'svg' ? '<svg' : 'Lords of Battle')
  })

  it('has a row of csv for every choice', async () => {
    const { stdout } = await type(`advise ${FIGHT} -f csv`)
    expect(stdout.split('\n')[0]).toBe('decision,by,name,what,choice,dice,worth,regret,equal,reply,after')
    // two about dice, 144 of the hirdmen, 10 of the huscarls, whose enemy Frigg has freed of fatigue
    expect(stdout.trimEnd().split('\n')).toHaveLength(1 + 2 + 144 + 10)
  })

  it('reads a scenario file, in which ++ is what is played', async () => {
    const scenario = {
      attacker: { unit: 'hirdmen', models: 6, abilities: ['++ullr', 'frigg'] },
      defender: { unit: 'ceorls', models: 6 }
    }
    const { stdout } = await run(['advise', '--scenario', '-', '-f', 'json'], { stdin: JSON.stringify(scenario) })
    const { has, best } = JSON.parse(stdout) as AdviceReport
    expect(has.attacker).toEqual(['+frigg'])
    expect(best.steps.find(({ by }) => by === 'attacker')?.choice.text).toContain('Ullr')
  })
})

describe('what advise refuses', () => {
  it('is an ability that is both free and fixed', async () =>
    expect(await type('advise 6 hirdmen +ullr ++ullr charge 4 huscarls')).toEqual(
      refused('Ullr is given as both optional (+ullr) and used (++ullr): write +ullr if it may be used, or ++ullr if it is used')
    ))

  it('is an ability that the side cannot have', async () =>
    expect(await type('advise 6 hirdmen +shieldwall charge 4 huscarls')).toEqual(
      refused(
        '+shieldwall: Shieldwall is on the board of the Anglo-Danes, not of the Vikings: leave it out, or name another troop'
      )
    ))

  it('is a played ability that has no use here', async () =>
    expect(await type('advise 6 hirdmen ++asgard charge 4 huscarls')).toEqual(
      refused('Asgard is for the unit that is shot at: leave it out here')
    ))

  it('is a goal that does not parse, with a caret, and everything else at once', async () => {
    const options = ['--goal', 'attackr wins', '--price', 'dye=1', '--max-nodes', 'many', '--for', 'me', '--roll', '9']
    expect(await run(['advise', ...'6 hirdmen +ullr charge 4 huscarls'.split(' '), ...options])).toEqual(
      refused(
        '--for: "me" is not attacker or defender',
        '--goal: there is no quantity "attackr wins"; did you mean "attacker wins"?\n  attackr wins\n  ^^^^^^^^^^^^',
        '--price: "dye" cannot be priced: did you mean "die"? give the worth of a die and of a fatigue, as in --price die=0.3,fatigue=0.2',
        '--max-nodes: "many" is not a whole number from 1 to 100000000',
        '--roll: "9" is not a whole number from 1 to 8'
      )
    )
  })

  it('is a goal that this fight does not have', async () =>
    expect(await run(['advise', '8', 'crossbows', 'shoot', '4', 'huscarls', '--goal', 'attacker wins'])).toEqual(
      refused('--goal: there is no "attacker wins" here: a shot has no winner, and nobody disengages')
    ))

  it('is a choice about dice that is made twice', async () =>
    expect(await type('advise 6 hirdmen charge 4 huscarls keeps dice gives up dice')).toEqual(
      refused('two choices about dice for one unit, "keeps dice" and "gives up dice": leave one out')
    ))

  it('is sampling, and a Wrath that has not been rolled yet', async () => {
    expect(await type('advise 6 hirdmen charge 4 huscarls --method monte-carlo')).toEqual(
      refused('--method monte-carlo: advice is always exact, never sampled: leave it out')
    )
    expect(await type('advise jomsvikings wrath 3d6 charge 8 warriors')).toEqual(
      refused('the Wrath is thrown before anybody chooses (R6.6): give its sum, as in "wrath 12"')
    )
  })

  it('is a space that is too large, with its size and what to fix', async () => {
    const { code, stderr } = await type(`advise ${FIGHT} --max-nodes 1000`)
    expect(code).toBe(2)
    expect(stderr).toBe(
      'saga-odds: There are 5 760 lines of play, more than 1 000: settle a choice (++ullr plays an ability, leaving it out ' +
        'forbids it; "keeps dice", "gives up dice", "spends nothing"), or allow more with --max-nodes 5760\n'
    )
  })

  it('is a roll for nothing', async () =>
    expect(await type('advise 6 hirdmen charge 4 huscarls --roll 6')).toEqual(
      refused('--roll: list with + what the advised side may pay for, as in +ullr +frigg')
    ))
})

describe('a report of advice that is played again', () => {
  it.each([
    'advise 6 hirdmen +ullr +combat-pool=2 charge 4 huscarls +shieldwall',
    'advise 6 hirdmen ++ullr +frigg charge 4 huscarls --for defender --price die=0.2,fatigue=0.1 --max-nodes 5000',
    'advise 6 hirdmen +ullr charge 4 huscarls --roll 2 --goal attacker.losses.mean',
    'advise 8 thralls with bows shoot 6 ceorls --reading natural-in-melee=on'
  ])('comes to the same bytes: %s', async line => {
    const first = await type(`${line} -f json`)
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(await type('advise --scenario - -f json', { stdin: first.stdout })).toEqual(first)
  })

  it('is for advise alone', async () => {
    const { stdout } = await type('advise 6 hirdmen +ullr charge 4 huscarls -f json')
    expect((await type('melee --scenario -', { stdin: stdout })).stderr).toContain('use it with saga-odds advise --scenario')
  })
})
