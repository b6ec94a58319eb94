import { describe, expect, it } from 'vitest'
import { fightMade } from '../../src/cli/questions/fight-read'
import { refuseLost } from '../../src/cli/questions/names-kept'
import { refuseOneOfBoth } from '../../src/cli/questions/said-of-both'
import { refuseMisplaced } from '../../src/cli/questions/who-has-what'
import { run } from './running'

/** What a sentence says is what is answered: its boxes, weapons and units, its leader, its distance and the chance it asks for. */

const held = (typed: string, argv: readonly string[]): string => {
  try {
    refuseLost([typed], fightMade(argv, 1))
    return 'kept'
  } catch (error) {
    return (error as Error).message
  }
}

/** Whether a fight that was read otherwise than the words say is refused. */
const isRefused = (typed: string, fight: string): boolean => {
  const made = fightMade(['melee', fight], 1)
  expect(made.fight()).toBeDefined()
  try {
    refuseOneOfBoth([typed], made)
    refuseMisplaced([typed], made)
    return false
  } catch {
    return true
  }
}

describe('a fight in which somebody else has what the words give him', () => {
  it.each<[typed: string, wrong: string, right: string]>([
    [
      '8 bondi fight 4 huscarls, both have 1 fatigue',
      '8 bondi fatigue 1 charge 4 huscarls',
      '8 bondi fatigue 1 charge 4 huscarls fatigue 1'
    ],
    [
      'warlord against warlord, 12 wounds apiece',
      'warlord charges warlord wounds 12',
      'warlord wounds 12 charges warlord wounds 12'
    ],
    [
      'your 6 hirdmen charge my 8 ceorls, you have got 1 fatigue',
      '6 hirdmen charge 8 ceorls fatigue 1',
      '6 hirdmen fatigue 1 charge 8 ceorls'
    ],
    [
      "4 huscarls charge my 8 bondi, I'm in the rocks",
      '4 huscarls in rocks charge 8 bondi',
      '4 huscarls charge 8 bondi in rocks'
    ],
    [
      'I defend with 6 hirdmen, he attacks with 4 huscarls, his have axes',
      '4 huscarls charge 6 hirdmen axe',
      '4 huscarls axe charge 6 hirdmen'
    ],
    ['his 6 hirdmen use Ullr when my 8 bondi charge them', '8 bondi +ullr charge 6 hirdmen', '8 bondi charge 6 hirdmen +ullr'],
    ['8 bondi with 2 fatigue charge 4 huscarls', '8 bondi charge 4 huscarls fatigue 2', '8 bondi fatigue 2 charge 4 huscarls'],
    [
      'his 6 hirdmen are exhausted, 5 knights charge them',
      '5 knights fatigue 4 charge 6 hirdmen',
      '5 knights charge 6 hirdmen fatigue 4'
    ],
    [
      'the 8 bondi that my 4 huscarls charge have 1 fatigue, which I spend on my armour',
      '4 huscarls fatigue 1 spends armour charge 8 bondi',
      '4 huscarls spends armour charge 8 bondi fatigue 1'
    ]
  ])('"%s"', (typed, wrong, right) => {
    expect(isRefused(typed, wrong)).toBe(true)
    expect(isRefused(typed, right)).toBe(false)
  })
})

it('takes the words of a unit as they stand', () => {
  const fight = '8 warriors charge 8 levies fatigue 1 spends enemy armour'
  expect(isRefused(fight, fight)).toBe(false)
})

describe('a command that has lost what the sentence names', () => {
  it.each<[typed: string, argv: readonly string[], lost: string]>([
    ['6 hirdmen charge 8 ceorls with Shieldwall', ['melee', '6 hirdmen charge 8 ceorls'], 'Shieldwall'],
    ['is Hard as Iron worth it for 4 huscarls', ['compare', '4 huscarls or 4 huscarls vs 8 bondi'], 'Hard as Iron'],
    ['Trapped: yes or no? I rolled CCCU', ['dice', 'anglo-danes', '--rolled', 'CCCU'], 'Trapped'],
    ['points for Cnut and five geburs', ['warband', 'points', 'five geburs'], 'Cnut'],
    ['12 levies throw javelins at 8 warriors', ['shoot', '12 levies bow shoot 8 warriors'], 'javelins'],
    ['8 bondi charge 4 huscarls and 6 hirdmen charge them', ['melee', '8 bondi charge 8 bondi'], 'huscarls'],
    ['do 4 hirdmen beat 6 huscarls if my warlord helps', ['melee', 'warlord charges 4 hirdmen'], 'huscarls']
  ])('"%s" is refused', (typed, argv, lost) => {
    expect(held(typed, argv)).toContain(`"${lost}"`)
  })

  it.each<[typed: string, argv: readonly string[]]>([
    ['6 hirdmen charge 8 ceorls with Shieldwall', ['melee', '6 hirdmen charge 8 ceorls +shieldwall']],
    ['6 hirdmen charge 8 ceorls without Shieldwall', ['melee', '6 hirdmen charge 8 ceorls']],
    ["6 hirdmen charge 8 ceorls who aren't using Shieldwall", ['melee', '6 hirdmen charge 8 ceorls']],
    ['8 crossbowmen with crossbows shoot 6 bondi', ['shoot', '8 crossbowmen shoot 6 bondi']],
    ['4 huscarls who have left their axes at home charge 8 bondi', ['melee', '4 huscarls charge 8 bondi']],
    ['8 crossbowmen shoot 6 hirdmen, the archers have 1 fatigue', ['shoot', '8 crossbowmen fatigue 1 shoot 6 hirdmen']],
    ['8 bondi push into a building held by 6 ceorls', ['melee', '8 bondi charge 6 ceorls in building']],
    ['do 6 hirdmen get attack dice from Thor', ['rules', 'thor']],
    ['4 huscarls que reducen su pila de ataque contra 8 bondi', ['melee', '4 huscarls gives up dice contra 8 bondi']],
    ['8 warriors charge 4 hearthguard', ['melee', '8 bondi charge 4 huscarls']]
  ])('"%s" is answered', (typed, argv) => {
    expect(held(typed, argv)).toBe('kept')
  })
})

it('a box said of the target of a later clause is in the fight', async () => {
  const { code, stdout } = await run(['Hard as Iron for the 4 huscarls when 6 knights charge'])
  expect(code).toBe(0)
  expect(stdout).toContain('4 huscarls, Hard as Iron')
})

it('SAGA dice of another number than their symbols are refused', async () => {
  const { code, stderr } = await run(['I rolled 5 saga dice with the Vikings and they show CCU, what can I pay'])
  expect(code).toBe(2)
  expect(stderr).toContain('"CCU" are 3 dice, not 5')
})

it.each([
  ['odds my warlord dies if he charges 10 geburs', 'warlord charges 10 geburs', 'warlord wiped out'],
  ['Ragnar charges 4 huscarls, what are the odds he survives', 'Ragnar Lothbrok charges 4 huscarls', 'Ragnar Lothbrok'],
  ['my warlord charges 6 ceorls, what is the chance he kills three or more', 'warlord charges 6 ceorls', 'ceorls lost at least 3']
])('%s: he is the leader', async (typed, headline, asked) => {
  const { code, stdout } = await run([typed])
  expect(code).toBe(0)
  expect(stdout).toContain(headline)
  expect(stdout).toContain(asked)
})

it.each([
  ['8 priodaur shoot 6 hirdmen 7 inches away', '7 inches: these shots reach 6 inches (R4.5)'],
  ['8 crossbowmen shoot 6 bondi from 20 inches', '20 inches: these shots reach 12 inches (R4.5)']
])('%s is refused', async (typed, why) => {
  const { code, stderr } = await run([typed])
  expect(code).toBe(2)
  expect(stderr).toContain(why)
})

it.each([
  ['6 ceorls get charged by 8 bondi, how often do the bondi have to fall back', 'bondi disengage'],
  ['how likely is it that the huscarls disengage when 8 bondi charge 4 huscarls', 'huscarls disengage']
])('%s names that chance', async (typed, asked) => {
  const { code, stdout } = await run([typed])
  expect(code).toBe(0)
  expect(stdout).toContain(asked)
})
