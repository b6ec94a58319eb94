import { describe, expect, it } from 'vitest'
import { refused, run, type } from './running'

/** Flags whose value may be words: they say what the flag is for, and nothing else about the unit. */

const answered = async (flag: string, value: string): Promise<string> => {
  const fight = ['melee', '8 bondi charge 4 huscarls fatigue 2', '-f', 'line']
  const { code, stdout, stderr } = await run([...fight, flag, value])
  return code === 0 ? (stdout.split(':')[0] ?? '') : stderr
}

describe('a flag that takes words', () => {
  it.each([
    ['--attacker-fatigue', 'two', '8 bondi, fatigue 2, charge 4 huscarls, fatigue 2'],
    ['--attacker-armour', 'five', '8 bondi, armour 5, charge 4 huscarls, fatigue 2'],
    ['--defender-cover', 'woods', '8 bondi charge 4 huscarls, fatigue 2, light cover, uneven ground'],
    ['--attacker-unit', '6 hirdmen', '6 hirdmen charge 4 huscarls, fatigue 2'],
    ['--attacker-rerolls', 'both', '8 bondi, rerolls attack, rerolls defence, charge 4 huscarls, fatigue 2'],
    ['--attacker-rerolls', 'attack, defence', '8 bondi, rerolls attack, rerolls defence, charge 4 huscarls, fatigue 2'],
    ['--attacker-attack-dice', '-2', '8 bondi, -2 attack dice, charge 4 huscarls, fatigue 2'],
    ['--attacker-spends', 'Enemy armor', '8 bondi, spends fatigue on enemy armour, charge 4 huscarls, fatigue 2'],
    ['--attacker-spends', 'ambos', '8 bondi, spends fatigue on armour and enemy armour, charge 4 huscarls, fatigue 2']
  ])('takes %s %s', async (flag, value, headline) => expect(await answered(flag, value)).toBe(headline))

  it.each([
    ['--attacker-spends', 'armour 2', /"armour 2" is not armour, enemy-armour, both or nothing/],
    ['--attacker-spends', 'botj', /"botj" is not armour, enemy-armour, both or nothing; did you mean\s+"both"/],
    ['--attacker-spends', '', /"" is not armour, enemy-armour, both or nothing/],
    ['--attacker-fatigue', '1 moved', /is not a whole number from 0 to 99/],
    ['--defender-cover', 'woods 3', /is not none, light or heavy/],
    ['--attacker-armour', '5 axe', /is not a whole number from 2 to 6/],
    ['--attacker-rerolls', 'attack 2', /is not attack, defence or both; did you mean "attack"\?/],
    ['--attacker-attack-dice', '2 armour 6', /is not a whole number from -99 to 99/]
  ])('refuses %s %s, which would set something else', async (flag, value, why) => {
    const stderr = await answered(flag, value)
    expect(stderr).toContain(`saga-odds: ${flag}: "${value}" `)
    expect(stderr).toMatch(why)
  })

  it('reports each such value', async () =>
    expect(
      await run(['melee', '8 bondi charge 4 huscarls', '--attacker-rerolls', 'all', '--defender-attack-dice', 'many'])
    ).toEqual(
      refused(
        '--attacker-rerolls: "all" is not attack, defence or both',
        '--defender-attack-dice: "many" is not a whole number from -99 to 99'
      )
    ))
})

describe('an option given twice', () => {
  it.each([
    ['melee 8 bondi charge 4 huscarls --edition 1 --edition 2', '--edition is given twice, as 1 and 2: leave one out'],
    [
      'melee 8 bondi charge 4 huscarls --attacker-cover none --attacker-cover heavy',
      '--attacker-cover is given twice, as "none" and "heavy": leave one out'
    ],
    [
      'melee 8 bondi charge 4 huscarls --set attacker.models=6 --set attacker.models=7',
      '--set attacker.models is given twice, as 6 and 7: leave one out'
    ],
    [
      'melee 8 bondi charge 4 huscarls --reading cap-base=held --reading cap-base=generated',
      '--reading is given twice, as "held" and "generated": leave one out'
    ],
    ['throw 20 dice on 6+ --observed 4 --observed 5', '--observed is given twice, as "4" and "5": leave one out']
  ])('is refused where it says something else: %s', async (line, sentence) => expect(await type(line)).toEqual(refused(sentence)))

  it.each([
    '--edition 1 --edition 1',
    '-f json -f line',
    '--reading cap-base=held --reading crush-timing=unsaved',
    '--attacker-ability ullr --attacker-ability frigg'
  ])('is taken where it says the same, is about the look of the answer, or takes several values: %s', async options =>
    expect((await type(`melee 8 bondi charge 4 huscarls ${options}`)).code).toBe(0)
  )
})
