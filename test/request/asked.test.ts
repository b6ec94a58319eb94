import { describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import { run } from '../cli/running'
import { refusal, scenarioOf } from './asking'

/** What a question asks for, as the path of the number: worked out by hand from the words. */
const ASKS = [
  ['8 bondi charge 4 huscarls, what are the odds I lose more than 2', 'attacker.losses.atLeast.3'],
  ['8 bondi charge 4 huscarls: probability huscarls lose at least 2', 'defender.losses.atLeast.2'],
  ['how likely is it that 8 bondi charging 4 huscarls lose fewer than 3', 'attacker.losses.atMost.2'],
  ['8 bondi charge 4 huscarls, chance that 2 huscarls or more die', 'defender.losses.atLeast.2'],
  ['8 bondi charge 4 huscarls, odds I lose 3 bondi or fewer', 'attacker.losses.atMost.3'],
  ['8 bondi cargan a 4 huscarls, probabilidad de que mueran 2 huscarls', 'defender.losses.atLeast.2'],
  ['8 bondi cargan a 4 huscarls, probabilidad de que mueran 2 huscarls o más', 'defender.losses.atLeast.2'],
  ['8 bondi cargan a 4 huscarls, probabilidad de que mueran 3 bondi', 'attacker.losses.atLeast.3'],
  ['chance to kill 3+ with 8 bondi charging 4 huscarls', 'defender.losses.atLeast.3'],
  ['what are the chances my 4 huscarls kill half of the 8 bondi charging them', 'attacker.losses.atLeast.4'],
  ['what are the odds of my 8 bondi losing more than half their men charging 4 huscarls', 'attacker.losses.atLeast.5'],
  ['will I lose 3 or more if my 4 huscarls are charged by 8 bondi', 'defender.losses.atLeast.3'],
  ['will my 4 huscarls lose anyone if 8 bondi charge them', 'defender.losses.atLeast.1'],
  ['chance that 4 huscarls lose nobody when 8 levies charge', 'defender.losses.p.0'],
  ['can 8 bondi kill all 4 huscarls', 'defender.wipedOut'],
  ['8 bondi charge 8 bondi, odds I lose at most 2', 'attacker.losses.atMost.2'],
  ['8 bondi charge 4 huscarls, odds of losing exactly one', 'attacker.losses.p.1'],
  ['8 guerreros cargan contra 4 guardias, ¿qué probabilidad hay de perder más de 3?', 'attacker.losses.atLeast.4'],
  ['probabilidad de que 4 guardias maten al menos 2 de 8 guerreros', 'defender.losses.atLeast.2'],
  // what is denied is the other chance: not 3 or more is 2 or fewer, and half of 8 is 4
  ['8 bondi charge 4 huscarls, odds I do not lose more than 2', 'attacker.losses.atMost.2'],
  ["8 bondi charge 4 huscarls, chance they don't kill any", 'attacker.losses.p.0'],
  ['8 bondi charge 4 huscarls, odds I lose less than half', 'attacker.losses.atMost.3'],
  ['8 bondi charge 4 huscarls, odds I lose no more than half', 'attacker.losses.atMost.4'],
  ["chance that 8 bondi charging 4 huscarls don't lose everyone", 'attacker.losses.atMost.7'],
  ['odds that 8 bondi with no fatigue lose more than 2 charging 4 huscarls', 'attacker.losses.atLeast.3'],
  ['probabilidad de causar 2 bajas o más con 8 guerreros contra 4 guardias', 'defender.losses.atLeast.2'],
  // where nobody is named, they are the losses and kills of the one whose unit is called "my"
  ['8 ceorls charge my 6 hirdmen, chance of losing 3', 'defender.losses.atLeast.3'],
  ['8 ceorls charge my 6 hirdmen, chance of killing 3', 'attacker.losses.atLeast.3'],
  ['8 ceorls charge my 6 hirdmen, chance of losing the whole unit', 'defender.wipedOut'],
  ['chance of losing 3 if 4 huscarls charge my 8 bondi', 'defender.losses.atLeast.3'],
  ['my 6 hirdmen get shot by 8 crossbows. chance of no casualties?', 'defender.losses.p.0'],
  ['8 crossbowmen shoot 6 hirdmen, chance of at least one kill', 'defender.losses.atLeast.1'],
  ['4 hirdmen charge 8 ceorls, probability of wiping them out', 'defender.wipedOut'],
  ['4 hirdmen charge 8 ceorls, chance to wipe em out', 'defender.wipedOut'],
  ['8 ceorls charge my 6 hirdmen. Chance that he wipes me out?', 'defender.wipedOut'],
  ['likelihood of 4 hirdmen wiping out 8 ceorls', 'defender.wipedOut'],
  // one of 4 is left where at most 3 are lost
  ['odds that at least one huscarl survives when 8 bondi charge 4 huscarls', 'defender.losses.atMost.3'],
  ['How often do 4 hirdmen lose half their number when they charge 8 ceorls', 'attacker.losses.atLeast.2'],
  // of a unit that is wiped out or dies, all is lost; of a part that dies, at least that part
  ['chance that 8 bondi wipe out my 4 huscarls', 'defender.wipedOut'],
  ['odds that 4 huscarls get wiped out by 8 bondi', 'defender.wipedOut'],
  ['probabilidad de que 8 bondi destruyan a 4 huscarls', 'defender.wipedOut'],
  ['will my warlord die if 8 bondi charge him', 'defender.wipedOut'],
  ['8 bondi charge 4 huscarls, do all the huscarls die?', 'defender.wipedOut'],
  ['8 bondi charge 4 huscarls, do any huscarls die?', 'defender.losses.atLeast.1'],
  ['chance 2 huscarls die if 8 bondi charge 4 huscarls', 'defender.losses.atLeast.2'],
  ['do more than 2 huscarls die when 8 bondi charge 4 huscarls', 'defender.losses.atLeast.3'],
  // more than half of 4 is 3, half of 4 is 2
  ['8 bondi charge 4 huscarls, chance more than half the huscarls die', 'defender.losses.atLeast.3'],
  ['8 bondi charge 4 huscarls, chance half of the huscarls die', 'defender.losses.atLeast.2'],
  ['8 bondi charge 4 huscarls, chance at least 3 of my huscarls die', 'defender.losses.atLeast.3'],
  ['8 bondi charge 4 huscarls, chance none of the huscarls die', 'defender.losses.p.0'],
  ['chance that no bondi die when 8 bondi charge 4 huscarls', 'attacker.losses.p.0'],
  ['probabilidad de que mueran 2 huscarls si 8 bondi cargan a 4 huscarls', 'defender.losses.atLeast.2'],
  ['8 bondi kill 4 of 6 levies with bows', 'defender.losses.atLeast.4'],
  // what follows "survive" is the enemy; who survives does not lose all
  ['any chance 8 bondi survive 6 knights', 'defender.losses.atMost.7'],
  ['can any of 4 huscarls survive 12 bondi charging them', 'defender.losses.atMost.3'],
  ['odds my 6 knights survive 8 crossbowmen shooting at them', 'defender.losses.atMost.5'],
  ['chance that his warlord survives 12 levies with bows shooting at him', 'defender.losses.atMost.0'],
  ['odds that my warlord lives if 8 bondi charge him', 'defender.losses.atMost.0'],
  ['odds that at least 2 of my 8 bondi live when charged by 6 knights', 'defender.losses.atMost.6'],
  ['chance that fewer than 3 of my 8 bondi fall when 4 huscarls hit them', 'defender.losses.atMost.2'],
  ['odds of all 4 huscarls dying if 8 bondi charge', 'defender.wipedOut'],
  ['chance of half my 8 bondi dying when 4 huscarls charge them', 'defender.losses.atLeast.4'],
  // casualties on me are my own
  ['8w chg 4hg, % chance of 3+ casualties on me', 'attacker.losses.atLeast.3'],
  ['can 8 bondi kill two of the 4 huscarls they charge', 'defender.losses.atLeast.2']
] as const

describe('a question about losses', () => {
  it.each(ASKS)('%s', (sentence, path) => {
    expect(scenarioOf({ words: [sentence] }).ask).toEqual([path])
  })

  it.each(['8 bondi charge 4 huscarls, who may lose 1 fatigue', '8 bondi charge 4 huscarls and can remove 2 dice'])(
    'is none where something else is lost: %s',
    sentence => {
      try {
        expect(scenarioOf({ words: [sentence] }).ask).toBeUndefined()
      } catch (error) {
        expect(error).toBeInstanceOf(RequestError)
      }
    }
  )

  it('is none where a loss is only stated', () => {
    expect(scenarioOf({ words: ['8 bondi lose against 4 huscarls'] }).ask).toBeUndefined()
  })

  it.each(['how many huscarls will die', 'how many of my huscarls would die', 'cuántos huscarls mueren'])(
    'is none where the losses are asked for and no chance: %s',
    words => {
      expect(scenarioOf({ words: [`${words} if 8 bondi charge 4 huscarls`] }).ask).toBeUndefined()
    }
  )

  it('that is answered is not said to count for nothing', async () => {
    const { stdout } = await run(['melee', '8 bondi charge 4 huscarls, chance that exactly 2 huscarls die'])
    expect(stdout).toContain('huscarls lost exactly 2')
    expect(stdout).not.toContain('nothing for')
  })

  it('with more than is answered is refused', async () => {
    const { stderr } = await run(['melee', '8 bondi charge 4 huscarls, chance 2 huscarls die or 3 bondi die'])
    expect(stderr).toContain('"chance 2 huscarls die or 3 bondi die": ask for that fight by itself')
  })

  it('is told to count for nothing where there are several fights', async () => {
    const { stdout } = await run(['plan', '8 bondi charge 4 huscarls then 6 hirdmen charge them, odds I lose more than 2'])
    expect(stdout).toContain('nothing for "odds i lose more than 2"')
  })

  it('leaves mistakes of the fight as they are', () => {
    expect(refusal({ words: ['8 bondi charge 4 xyzzies, odds I lose more than 2'] }).join()).toContain('xyzzies')
  })
})

// two levies have one die (R1.1), which hits levies on 3 and is saved on 5: a loss in 2/3 of 2/3, so that 5 of 9 lose nobody
const TWO_LEVIES = ['melee', '2', 'levies', 'charge', '2', 'levies']

describe('--ask', () => {
  it('is answered before all else, by name or by path, as often as it is given', async () => {
    const { stdout } = await run([...TWO_LEVIES, '--ask', 'attacker loses 2 or fewer', '--ask', 'result.tie', '-f', 'json'])
    expect(JSON.parse(stdout).asked).toEqual([
      { quantity: 'attacker.losses.atMost.2', value: 1 },
      { quantity: 'result.tie', value: expect.closeTo((5 / 9) ** 2 + (4 / 9) ** 2, 12) }
    ])
  })

  it('stands on the page and in the line', async () => {
    const page = await run([...TWO_LEVIES, '--ask', 'defender loses exactly 0'])
    expect(page.stdout).toMatch(/you asked +defending levies lost exactly 0: 55\.6 %/)
    const line = await run([...TWO_LEVIES, '--ask', 'defender loses exactly 0', '-f', 'line'])
    expect(line.stdout).toContain('defending levies lost exactly 0: 55.6 %')
  })

  it('is repeated by the report of the fight', async () => {
    const { stdout } = await run([...TWO_LEVIES, '--ask', 'attacker loses 2 or fewer', '-f', 'json'])
    expect(JSON.parse(stdout).replay).toContain('--ask attacker.losses.atMost.2')
  })

  it('is refused where the fight has no such number', async () => {
    const { code, stderr } = await run(['shoot', '8', 'crossbowmen', 'shoot', '6', 'bondi', '--ask', 'tie'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('a shot has no winner')])
  })

  it('is refused with the nearest name where there is no such number at all', async () => {
    const { code, stderr } = await run([...TWO_LEVIES, '--ask', 'atacker wins'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('did you mean "attacker wins"?')])
  })
})

describe('a chance in other words', () => {
  it.each([
    ['8 bondi charge 4 huscarls, what are the odds they wipe them out', 'defender.wipedOut'],
    ['8 bondi charge 4 huscarls, odds that they kill them all', 'defender.wipedOut'],
    ['8 bondi charge 4 huscarls, chance they kill at least 2 of them', 'defender.losses.atLeast.2'],
    ["8 bondi charge 4 huscarls, chance they don't kill any", 'attacker.losses.p.0'],
    ['8 bondi charge 4 huscarls, chance of killing the huscarls', 'defender.wipedOut'],
    ['odds of killing the bondi: 8 bondi charge 4 huscarls', 'attacker.wipedOut'],
    ['chance of killing a huscarl when 8 bondi charge 4 huscarls', 'defender.losses.atLeast.1'],
    ['8 levies charge a warlord, chance to kill him', 'defender.wipedOut'],
    ['how likely is it that not a single huscarl dies when 8 bondi charge 4 huscarls', 'defender.losses.p.0']
  ])('%s', async (sentence, quantity) => {
    const { stdout } = await run([sentence, '-f', 'json'])
    expect(JSON.parse(stdout).asked).toEqual([{ quantity, value: expect.any(Number) }])
  })
})
