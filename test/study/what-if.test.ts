import { describe, expect, it } from 'vitest'
import { odds } from '../../src/battle/odds'
import { whatIf } from '../../src/study/what-if'
import { book, fight } from './asking'

const asked = (sentence: string, asks: 'attacker' | 'defender' = 'attacker') => whatIf({ scenario: fight(sentence), asks }, book)
const report = (sentence: string) => odds(fight(sentence), book, { asides: false })
const swing = (sentence: string) => report(sentence).victoryPoints.swing

describe('what one more thing would be worth', () => {
  const sentence = '8 bondi charge 4 huscarls axe fatigue 1'
  const { rows, base } = asked(sentence)
  const row = (unit: string, change: string) => rows.find(each => each.unit === unit && each.change === change)

  it.each([
    ['bondi', '+ullr', '8 bondi +ullr charge 4 huscarls axe fatigue 1'],
    ['bondi', '+combat-pool=1a', '8 bondi +combat-pool=1a charge 4 huscarls axe fatigue 1'],
    ['bondi', 'spending fatigue on armour', '8 bondi spends armour charge 4 huscarls axe fatigue 1'],
    ['bondi', 'spending fatigue on enemy armour', '8 bondi spends enemy armour charge 4 huscarls axe fatigue 1'],
    ['bondi', 'one more model', '9 bondi charge 4 huscarls axe fatigue 1'],
    ['bondi', 'one model fewer', '7 bondi charge 4 huscarls axe fatigue 1'],
    ['bondi', 'one more attack die', '8 bondi +1a charge 4 huscarls axe fatigue 1'],
    ['bondi', 'one more defence die', '8 bondi +1d charge 4 huscarls axe fatigue 1'],
    ['bondi', 'armour 1 better', '8 bondi armour 5 charge 4 huscarls axe fatigue 1'],
    ['huscarls', 'giving up dice', '8 bondi charge 4 huscarls axe fatigue 1 gives up dice'],
    ['huscarls', 'heavy cover', '8 bondi charge 4 huscarls axe fatigue 1 heavy cover'],
    ['huscarls', '+lords-of-battle=3d', '8 bondi charge 4 huscarls axe fatigue 1 +lords-of-battle=3d']
  ])('%s: %s', (unit, change, other) => expect(row(unit, change)?.gain).toBeCloseTo(swing(other) - swing(sentence), 12))

  it('shows no difference that is mere rounding', () => {
    const asked = whatIf({ scenario: fight('8 bondi charge 4 huscarls'), asks: 'attacker' }, book).rows
    const small = asked.flatMap(({ change, difference }) =>
      Object.entries(difference).flatMap(([key, value]) =>
        value !== 0 && Math.abs(value) < 1e-12 ? [`${change}: ${key} ${value}`] : []
      )
    )
    expect(asked.length).toBeGreaterThan(20)
    expect(small).toEqual([])
  })

  it('comes in order of the gain', () => {
    const gains = rows.map(({ gain }) => gain)
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
  })

  it('leaves out what does not fit, or would change nothing', () => {
    const shown = rows.map(({ unit, change }) => `${unit}: ${change}`)
    // light cover is ignored in melee; Asgard is for those shot at; who charges gives up no dice; the bondi have no fatigue to spend
    for (const none of [
      'huscarls: light cover',
      'bondi: +asgard',
      'bondi: giving up dice',
      'huscarls: spending fatigue on armour'
    ])
      expect(shown).not.toContain(none)
  })

  it('keeps reactions and orders to their turn', () => {
    const shown = asked('8 bondi charge 8 thralls').rows.filter(({ side }) => side === 'defender')
    expect(shown.map(({ change }) => change)).not.toContain('+ragnarok')
  })

  it('is the base plus each difference', () => {
    for (const { numbers, difference } of rows) expect(numbers.swing - difference.swing).toBeCloseTo(base.swing, 12)
  })

  it('turns round for the other side', () => {
    const other = asked(sentence, 'defender')
    const [best] = other.rows
    expect(best?.gain).toBeCloseTo(-(best?.difference.swing ?? 0), 12)
    expect(other.rows.map(({ change }) => change).toSorted()).toEqual(rows.map(({ change }) => change).toSorted())
  })

  it('says where no board is known', () =>
    expect(asked('8 warriors charge 4 huscarls').notes).toEqual([
      "no board is known for the warriors, so no abilities are tried there: name a faction's own troop to have one"
    ]))
})

describe('break-evens', () => {
  it('are the least models with which a side is the favourite', () => {
    const [attacker] = asked('8 bondi charge 4 huscarls').breakEvens
    const lead = (models: number) => {
      const { result } = report(`${models} bondi charge 4 huscarls`)
      return (result?.attackerWins ?? 0) - (result?.defenderWins ?? 0)
    }
    const least = Array.from({ length: 12 }, (_, i) => i + 1).find(models => lead(models) > 0)
    expect([attacker?.side, attacker?.from, attacker?.now, attacker?.most]).toEqual(['attacker', least ?? null, 8, 12])
  })

  it('are none where no number is enough', () =>
    expect(asked('8 thralls charge 12 huscarls').breakEvens[0]).toMatchObject({ from: null, most: 12 }))

  it('leave a warlord out', () =>
    expect(asked('warlord charges 8 bondi').breakEvens.map(({ side }) => side)).toEqual(['defender']))
})
