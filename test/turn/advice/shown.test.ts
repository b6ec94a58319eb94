import { describe, expect, it } from 'vitest'
import { odds } from '../../../src/battle/odds'
import type { FightReport } from '../../../src/model/report'
import type { Scenario } from '../../../src/model/scenario'
import { rulebook } from '../../../src/rules/rulebook'
import { advised, choices } from './asking'

/** The words of the advice. */

const SECOND = { patches: [{ path: ['edition'], value: 2, called: '--edition' }] }

const reason = (report: ReturnType<typeof advised>, what: string, by: string): string | undefined =>
  report.decisions.find(each => each.what === what && each.by === by)?.reason

/** How two fights end, where it differs as it is shown. */
const ends = (best: Scenario, other: Scenario): string => {
  const [one, two] = [best, other].map(fight => odds(fight, rulebook(1), { asides: false }))
  if (!one || !two) throw new Error('there are two')
  const percent = ({ result }: FightReport | typeof one) => `${(100 * (result?.attackerWins ?? 0)).toFixed(1)} %`
  const lost = (side: 'attacker' | 'defender') => (report: typeof one) => report[side].losses.mean.toFixed(2)
  return (
    [
      [`${one.attacker.units[0]?.name} win`, percent],
      [`${one.attacker.units[0]?.name} lose`, lost('attacker')],
      [`${one.defender.units[0]?.name} lose`, lost('defender')]
    ] as const
  )
    .flatMap(([name, of]) => (of(one) === of(two) ? [] : [`${name} ${of(one)} instead of ${of(two)}`]))
    .join(', ')
}

it('an act of the request itself stands in the fight of the advice as it was named', () => {
  const act = { effects: [{ verb: 'attack-dice', count: 2 }] }
  const { best } = advised('8 warriors charge 8 levies fatigue 1', {
    patches: [...SECOND.patches, { path: ['attacker', 'acts'], value: [act], called: 'acts' }]
  })
  expect((best.scenario.attacker as { readonly acts?: readonly unknown[] }).acts?.[0]).toEqual(act)
})

describe('a fight in the words of the advice', () => {
  const report = () => advised('2 hirdmen +ullr charge 2 ceorls fatigue 1 +shieldwall')

  it('names the units, the goal, and what is on the board', () =>
    expect(report()).toMatchObject({
      kind: 'advice',
      fight: 'melee',
      headline: '2 hirdmen, +ullr, charge 2 ceorls, fatigue 1, +shieldwall',
      edition: 1,
      asks: 'attacker',
      names: { attacker: 'hirdmen', defender: 'ceorls' },
      has: { attacker: ['+ullr'], defender: ['+shieldwall'] },
      goal: { is: 'quantity', path: 'victoryPoints.swing', wants: 'most', text: 'points swing', measure: 'points' },
      price: { die: 0, fatigue: 0 },
      lines: 24
    }))

  it('has its steps in the order of the rules', () =>
    expect(report().best.steps.map(({ by, name, what, choice }) => [by, name, what, choice.text])).toEqual([
      ['defender', 'ceorls', 'dice', 'keep their dice'],
      ['attacker', 'hirdmen', 'fight', 'Ullr, fatigue for armour +1'],
      ['defender', 'ceorls', 'fight', 'Shieldwall']
    ]))

  it('leaves out steps at which nothing can be done', () => {
    const steps = (words: string) => advised(words).best.steps.map(({ by, what }) => `${by} ${what}`)
    expect(steps('2 hirdmen charge 2 ceorls')).toEqual(['defender dice'])
    expect(steps('2 hirdmen ++ullr charge 2 ceorls')).toEqual(['defender dice', 'attacker fight'])
    expect(steps('2 hirdmen charge 2 ceorls +shieldwall')).toEqual(['defender dice', 'defender fight'])
    expect(steps('2 hirdmen fatigue 1 charge 2 ceorls')).toEqual(['defender dice', 'defender fight'])
    // it cannot be used in a fight on this side
    expect(steps('2 hirdmen +asgard charge 2 ceorls')).toEqual(['defender dice'])
    expect(steps('4 crossbows shoot 3 bondi +asgard')).toEqual(['defender fight'])
    // of two units the defender has still to divide his dice (R6.3)
    expect(steps('vikings warlord and 2 hirdmen charge 1 huscarls keeps dice')).toEqual(['defender dice', 'defender fight'])
  })

  it('names the decisions, the side that takes them and what the enemy does next', () => {
    const { decisions } = report()
    expect(decisions.map(({ by, name, what }) => [by, name, what])).toEqual([
      ['defender', 'ceorls', 'dice'],
      ['attacker', 'hirdmen', 'fight'],
      ['defender', 'ceorls', 'fight']
    ])
    expect(choices(report(), 'dice', 'defender').map(({ text, givesUpDice, reply }) => [text, givesUpDice, reply])).toEqual([
      ['keep their dice', false, 'Ullr, fatigue for armour +1'],
      ['give up dice', true, 'Ullr, fatigue for enemy armour -1']
    ])
  })

  it('shows no reply where the same side is next', () => {
    const [row] = choices(advised('2 hirdmen charge 2 ceorls +shieldwall'), 'dice', 'defender')
    expect(row).not.toHaveProperty('reply')
  })

  it('has the best answer at what the line is worth, its dice paid for', () => {
    const shown = advised('2 hirdmen +ullr charge 2 ceorls +shieldwall', { price: ['die=0.01'] })
    expect(shown.best.steps.map(({ choice }) => choice.dice)).toEqual([0, 1, 1])
    expect(choices(shown, 'fight', 'defender')[0]?.worth).toBeCloseTo(shown.worth, 12)
    expect(shown.best.numbers.swing).toBeCloseTo(shown.worth, 12)
    const pair = advised('vikings warlord and 2 hirdmen +ullr charge 1 huscarls keeps dice', { price: ['die=0.01'] })
    expect(choices(pair, 'fight', 'defender')[0]?.worth).toBeCloseTo(pair.worth, 12)
    expect(pair.best.numbers.swing).toBeCloseTo(pair.worth + 0.01, 12)
  })

  it('advises fewer dice where more bring nothing', () => {
    // four dice of two knights may be doubled (R3.5): a rare die on Charge! does as much as four on the pool
    const shown = advised('2 knights mounted +charge=r +attack-pool=4 charge 2 ceorls keeps dice')
    expect(shown.best.steps[1]?.choice).toMatchObject({ text: 'Charge! rare', dice: 1 })
    expect(shown.spent[4]?.worth).toBeCloseTo(shown.worth, 12)
  })

  it('explains why, by what the dice and the armour become, and how the fight ends', () => {
    const shown = report()
    const { scenario } = shown.best
    const without: Scenario = { ...scenario, defender: { unit: 'ceorls', models: 2, faction: 'anglo-danes', fatigue: 1 } }
    expect(reason(shown, 'fight', 'defender')).toBe(
      'Shieldwall rather than nothing: hirdmen: hit on 5+ instead of 4+; ' +
        `ceorls: armour 5 instead of 4; ${ends(scenario, without)}`
    )
    // ceorls of armour 4: three dice of two hearthguard, of whom he gives up one die of two, and gains one (R3.3)
    expect(reason(shown, 'dice', 'defender')).toContain('ceorls: attack dice 2 instead of 1, ')
    expect(reason(shown, 'dice', 'defender')).toContain('bonus defence dice 0 instead of 1')
    expect(reason(advised('2 hirdmen +ullr charge 2 ceorls keeps dice'), 'fight', 'attacker')).toContain(
      'Ullr rather than nothing: hirdmen: misses re-rolled instead of kept; hirdmen win'
    )
  })

  it('says that every choice is as good, or costs another price', () => {
    const useless = '2 hirdmen charge 2 ceorls +unforgiving keeps dice'
    expect(reason(advised(useless), 'fight', 'defender')).toBe('every choice is as good')
    expect(reason(advised(useless, { price: ['die=0.5'] }), 'fight', 'defender')).toBe(
      'nothing rather than Unforgiving: the same dice, at another price'
    )
    const rows = choices(advised(useless), 'fight', 'defender').map(({ text, equal, regret }) => [text, equal, regret])
    // of choices as good the one that takes fewer dice is advised
    expect(rows).toEqual([
      ['no ability, no fatigue', true, 0],
      ['Unforgiving', true, 0]
    ])
  })

  it('repeats what it advises by a command', () => {
    expect(report().best.replay).toBe('saga-odds melee 2 hirdmen +ullr spends armour charge 2 ceorls fatigue 1 +shieldwall')
    expect(advised('2 hirdmen ++ullr charge 2 ceorls gives up dice').best.scenario).toMatchObject({
      attacker: { abilities: [{ id: 'ullr' }] },
      defender: { givesUpDice: true }
    })
    // what is not done is not written down
    expect(report().best.scenario).not.toHaveProperty('split')
    expect(report()).not.toHaveProperty('rolls')
    for (const row of choices(report(), 'fight', 'defender')) expect(row).not.toHaveProperty('split')
    const { attacker, defender } = advised('2 hirdmen charge 2 ceorls').best.scenario
    for (const name of ['abilities', 'spend', 'givesUpDice']) {
      expect(attacker).not.toHaveProperty(name)
      expect(defender).not.toHaveProperty(name)
    }
  })
})

describe('closing ranks', () => {
  it('is what the second edition has for giving up dice: half the dice, and saves on 4 or more (V9.4)', () => {
    const report = advised('4 warriors charge 4 warriors', SECOND)
    expect(
      choices(report, 'dice', 'defender')
        .map(({ text }) => text)
        .toSorted()
    ).toEqual(['close ranks', 'keep ranks open'])
    const why = reason(report, 'dice', 'defender') ?? ''
    expect(why).toMatch(/attack dice (4 instead of 2|2 instead of 4)/)
    expect(why).toMatch(/save on (5\+ instead of 4\+|4\+ instead of 5\+)/)
  })

  it('comes with fatigue that buys the same several times, one act after another (V9.7, T3.8)', () => {
    const report = advised('4 warriors charge 4 warriors fatigue 2', SECOND)
    const spends = choices(report, 'fight', 'attacker')
    expect(spends.map(({ spend }) => spend[0]?.join()).toSorted()).toEqual(['', 'armour', 'enemy-armour'])
    expect(spends.map(({ text }) => text)).toContain('fatigue for armour +1')
    // each fatigue is an act of its own (T3.8), and both are spent
    const mine = report.best.steps.filter(({ by, what }) => by === 'attacker' && what === 'fight')
    expect(mine.map(({ choice: { spend } }) => spend[0]?.length)).toEqual([1, 1])
    const shot = choices(advised('4 levies bow fatigue 2 shoot 4 warriors', SECOND), 'fight', 'defender')
    expect(shot.map(({ spend }) => spend[0]?.join()).toSorted()).toEqual(['', 'armour'])
  })
})

describe('two units Side by Side', () => {
  const report = () => advised('vikings warlord and 2 hirdmen +ullr charge 2 huscarls fatigue 1 keeps dice')

  it('are listed one by one', () => {
    const { names, headline } = report()
    expect(names).toEqual({ attacker: 'warlord and hirdmen', defender: 'huscarls' })
    expect(headline).toBe('warlord of the Vikings and 2 hirdmen, +ullr, charge 2 huscarls, fatigue 1, keeps dice')
    const texts = choices(report(), 'fight', 'attacker').map(({ text }) => text)
    // either may use Ullr; each armour +1 counts for its unit, the enemy's armour is lowered for both (R6.3); one fatigue lies there
    const ways = ['', 'Ullr (warlord)', 'Ullr (hirdmen)']
    const spends = [
      '',
      'fatigue for armour +1 (warlord)',
      'fatigue for enemy armour -1 (warlord)',
      'fatigue for armour +1 (hirdmen)'
    ]
    const all = ways.flatMap(way => spends.map(spend => [way, spend].filter(Boolean).join(', ') || 'no ability, no fatigue'))
    expect(texts.toSorted()).toEqual(all.toSorted())
  })

  it('are listed with the uses and the fatigue of each', () => {
    const { uses, spend, dice } = choices(report(), 'fight', 'attacker').find(
      ({ text }) => text === 'Ullr (hirdmen), fatigue for enemy armour -1 (warlord)'
    ) ?? { uses: [], spend: [], dice: 0 }
    expect([uses, spend, dice]).toEqual([[[], [{ id: 'ullr' }]], [['enemy-armour'], []], 1])
  })

  it('may each be the one whose fatigue is spent by their enemy', () => {
    const tired = advised('vikings warlord fatigue 1 and 2 hirdmen fatigue 1 charge 1 huscarls keeps dice')
    const texts = new Set(choices(tired, 'fight', 'defender').map(({ text }) => text.replace(/,? ?aims.*/, '')))
    const [warlord, hirdmen] = ['warlord', 'hirdmen'].map(name => ['', `armour +1 (${name})`, `enemy armour -1 (${name})`]) as [
      string[],
      string[]
    ]
    const all = warlord.flatMap(one => hirdmen.map(other => [one, other].filter(Boolean).join(' and ')))
    expect([...texts].toSorted()).toEqual(all.map(each => (each === '' ? '' : `fatigue for ${each}`)).toSorted())
    // of two dice at most half at the warlord (R6.3)
    const splits = choices(tired, 'fight', 'defender').map(({ split }) => split)
    expect([...new Set(splits)].toSorted()).toEqual([0, 1])
    expect(tired.best.scenario.split).toBe(tired.best.steps.at(-1)?.choice.split)
    const aimed = new Set(choices(tired, 'fight', 'defender').map(({ text }) => text.replace(/.*aims/, 'aims')))
    expect([...aimed].toSorted()).toEqual(['aims 0 dice at the warlord', 'aims 1 dice at the warlord'])
  })
})
