import { describe, expect, it } from 'vitest'
import { settled } from '../../src/request/choice'
import { rulebook } from '../../src/rules/rulebook'
import { refusal, scenarioOf, unit, unitMistakes } from './asking'

const played = (words: string): unknown => (unit(words) as { readonly abilities?: unknown }).abilities

describe('a choice', () => {
  it.each([
    ['8 ceorls +combat-pool', [{ id: 'combat-pool', attack: 1 }]],
    ['8 ceorls +combat-pool=2', [{ id: 'combat-pool', attack: 2 }]],
    ['8 ceorls +combat-pool=2d', [{ id: 'combat-pool', defence: 2 }]],
    ['8 ceorls +combat-pool=1a1dr', [{ id: 'combat-pool', attack: 1, defence: 1, rare: 1 }]],
    ['8 ceorls +combat-pool=ad', [{ id: 'combat-pool', attack: 1, defence: 1 }]],
    ['8 ceorls +combat-pool=1ar1dr', [{ id: 'combat-pool', attack: 1, defence: 1, rare: 2 }]],
    ['8 ceorls +combat-pool=2ar', [{ id: 'combat-pool', attack: 2, rare: 2 }]],
    ['8 ceorls +combat-pool=1a1ar', [{ id: 'combat-pool', attack: 2, rare: 1 }]],
    ['8 ceorls +combat-pool=r', [{ id: 'combat-pool', attack: 1, rare: 1 }]],
    ['8 ceorls +combat-pool +combat-pool=2d +combat-pool', [{ id: 'combat-pool', attack: 2, defence: 2 }]],
    ['8 sergeants +attack-pool=2', [{ id: 'attack-pool', attack: 2 }]],
    ['4 huscarls +lords-of-battle', [{ id: 'lords-of-battle', attack: 3 }]],
    ['4 huscarls +lords-of-battle=3', [{ id: 'lords-of-battle', attack: 3 }]],
    ['4 huscarls +lords-of-battle=2a1d', [{ id: 'lords-of-battle', attack: 2, defence: 1 }]],
    ['4 huscarls +lords-of-battle=3d', [{ id: 'lords-of-battle', defence: 3 }]],
    ['8 bondi +valhalla', [{ id: 'valhalla', count: 1 }]],
    ['8 bondi +valhalla=3r', [{ id: 'valhalla', count: 3, rare: 1 }]],
    ['8 priodaur +war-dance=2', [{ id: 'war-dance', count: 2 }]],
    ['8 bondi +heimdall', [{ id: 'heimdall' }]],
    ['8 bondi +heimdall=r', [{ id: 'heimdall', rare: 1 }]]
  ])('%s', (words, uses) => expect(played(words)).toEqual(uses))

  it('of rare dice for attack beside plain ones for defence is two uses, for in one the defence dice are rare first', () =>
    expect(played('8 ceorls +combat-pool=1ar1d')).toEqual([
      { id: 'combat-pool', attack: 1, rare: 1 },
      { id: 'combat-pool', defence: 1 }
    ]))

  it.each([
    [
      '8 ceorls +combat-pool=x',
      '+combat-pool=x is not a choice for Combat Pool, which is paid with 1 to 8 SAGA dice, as in +combat-pool=1a1d, or +combat-pool=1dr for one that showed the rare symbol'
    ],
    [
      '8 ceorls +combat-pool=9a',
      '+combat-pool=9a is not a choice for Combat Pool, which is paid with 1 to 8 SAGA dice, as in +combat-pool=1a1d, or +combat-pool=1dr for one that showed the rare symbol'
    ],
    [
      '8 ceorls +combat-pool=2r',
      '+combat-pool=2r is not a choice for Combat Pool, which is paid with 1 to 8 SAGA dice, as in +combat-pool=1a1d, or +combat-pool=1dr for one that showed the rare symbol'
    ],
    [
      '8 sergeants +attack-pool=1d',
      '+attack-pool=1d is not a choice for Attack Pool, which is paid with 1 to 8 SAGA dice, as in +attack-pool=2, or +attack-pool=1ar for one that showed the rare symbol'
    ],
    [
      '4 huscarls +lords-of-battle=2',
      '+lords-of-battle=2 is not a choice for Lords of Battle, which gives 3 dice in all, as in +lords-of-battle=3a or +lords-of-battle=2a1d'
    ],
    [
      '8 bondi +valhalla=xyz',
      '+valhalla=xyz is not a choice for Valhalla, which takes 1 to 3 models, as in +valhalla=3, or +valhalla=3r with the rare symbol'
    ],
    [
      '8 priodaur +war-dance=many',
      '+war-dance=many is not a choice for War Dance, which takes 1 to 3 fatigue, as in +war-dance=3'
    ],
    [
      '8 bondi +valhalla=4',
      '+valhalla=4 is not a choice for Valhalla, which takes 1 to 3 models, as in +valhalla=3, or +valhalla=3r with the rare symbol'
    ],
    ['8 priodaur +war-dance=0', '+war-dance=0 is not a choice for War Dance, which takes 1 to 3 fatigue, as in +war-dance=3'],
    [
      '8 bondi +heimdall=2',
      '+heimdall=2 is not a choice for Heimdall, which takes no choice but the rare symbol, as in +heimdall=r'
    ],
    ['8 bondi +ullr=r', '+ullr=r is not a choice for Ullr, which takes no choice, just +ullr'],
    ['8 bondi +ullr +ullr', '+ullr: Ullr is used once a turn (R7.3): name it once']
  ])('%s', (words, sentence) => expect(unitMistakes(words)).toEqual([sentence]))
})

it.each([1, 2] as const)('no ability of edition %i takes what is no number for one', edition => {
  const all = Object.values(rulebook(edition).abilities)
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter(ability => settled(ability, [{ count: Number.NaN }])).map(({ name }) => name)).toEqual([])
})

describe('the name of an ability', () => {
  it.each([
    ['8 bondi +ull', [{ id: 'ullr' }]],
    ['8 bondi +val=2', [{ id: 'valhalla', count: 2 }]],
    ['8 bondi ++ullr', [{ id: 'ullr' }]],
    ['8 bondi +ullr ++frigg', [{ id: 'ullr' }, { id: 'frigg' }]],
    ['4 huscarls +Shieldwall', [{ id: 'shieldwall' }]],
    ['4 huscarls +shield-wall', [{ id: 'shieldwall' }]],
    ['4 huscarls + shieldwall', [{ id: 'shieldwall' }]],
    ['4 huscarls +hard as iron', [{ id: 'hard-as-iron' }]],
    ['4 huscarls +lords of battle=3d', [{ id: 'lords-of-battle', defence: 3 }]],
    ['jarl of the vikings +vikings/ullr', [{ id: 'ullr' }]],
    ['norman warlord +Dex Aïe', [{ id: 'dex-aie' }]]
  ])('%s', (words, uses) => expect(played(words)).toEqual(uses))

  it.each([
    ['8 bondi +qqq', '+qqq: there is no ability "qqq" (saga-odds rules abilities lists them)'],
    ['8 bondi +valhala', undefined],
    ['8 bondi +walhalla', '+walhalla: there is no ability "walhalla"; did you mean "valhalla"?'],
    ['8 ceorls +s', '+s: "s" could mean +shieldwall, +stubbornness, +lords-of-battle or +conqueror-of-england: type more of it'],
    [
      '8 warriors +t',
      '+t: "t" could mean +thralls, +thor, +trapped, +the-push, +stubbornness, +terrified or others: type more of it'
    ]
  ])('%s', (words, sentence) => {
    if (sentence === undefined) expect(played(words)).toEqual([{ id: 'valhalla', count: 1 }])
    else expect(unitMistakes(words)).toEqual([sentence])
  })
})

describe('in a file', () => {
  const against = { unit: 'warriors', models: 8 }
  const asked = (abilities: readonly unknown[]) => ({
    scenario: { attacker: { unit: 'ceorls', models: 8, abilities }, defender: against }
  })

  it('an object or its short text', () =>
    expect(
      scenarioOf(asked([{ id: 'combat-pool', attack: 1, defence: 1, rare: 1 }, 'shieldwall', '+hard-as-iron'])).attacker
    ).toMatchObject({
      abilities: [{ id: 'combat-pool', attack: 1, defence: 1, rare: 1 }, { id: 'shieldwall' }, { id: 'hard-as-iron' }]
    }))

  it.each([
    [{ id: 'combat-pool', attack: 1, rare: 2 }, '"combat-pool, attack 1, rare 2" is not a choice for Combat Pool'],
    [{ id: 'combat-pool', atack: 1 }, 'attacker.abilities[0] has no "atack"; did you mean "attack"?'],
    [{ id: 'combat-pool', attack: 1.5 }, 'attacker.abilities[0].attack: 1.5 is not a whole number from 0 to 99'],
    [{ attack: 1 }, 'attacker.abilities[0] needs "id"'],
    [7, 'attacker.abilities[0]: 7 is not an ability, such as "ullr" or { "id": "ullr" }']
  ])('%o is refused', (ability, sentence) => expect(refusal(asked([ability]))[0]).toContain(sentence))
})
