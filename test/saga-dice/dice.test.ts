import { describe, expect, it } from 'vitest'
import type { BoxUse, DiceReport, DiceRequest, Prospect } from '../../src/model/dice'
import { dice } from '../../src/saga-dice/dice'
import { fewer } from '../fewer'
import { expected, pays, recursive, share } from '../oracle/saga-dice'
import { book } from './table'

const uses = (faction: string, ...boxes: readonly string[]): readonly BoxUse[] =>
  boxes.map(each => {
    const [box = '', times = '1'] = each.split('*')
    return { box: `${faction}/${box}`, times: Number(times) }
  })

const asked = (faction: string, want: readonly string[], over: Partial<DiceRequest> = {}): DiceRequest => ({
  kind: 'dice',
  faction,
  dice: 6,
  want: uses(faction, ...want),
  ...over
})

const answer = (...given: Parameters<typeof asked>) => dice(asked(...given), book)

const both = (prospect: Prospect | undefined) => [prospect?.asRolled.low, prospect?.bestPlay.low]

const close = (found: number | undefined, truth: number): void => expect(found).toBeCloseTo(truth, 12)

const NORMANS = [['C', 'U'], ['C', 'C'], ['CUR'], ['CUR']] as const
const POOL = { pays: 'R', board: 'CUR' }

const DICE = fewer(6, 4)

describe('the chance that all can be paid, of each alone, of every subset, and the number', () => {
  const asking = () =>
    answer('normans', ['terrified', 'stamping', 'charge'], { dice: DICE, keep: uses('normans', 'attack-pool') })

  it('all', () => {
    const report = asking()
    close(
      report.all?.asRolled.low,
      share(DICE, fall => pays(fall, NORMANS.flat()))
    )
    close(
      report.all?.bestPlay.low,
      expected({ room: 8, wishes: NORMANS.map(needs => ({ needs })), pools: [POOL], goal: 'all' }, DICE)
    )
    expect(report.all?.asRolled.high).toBe(report.all?.asRolled.low)
  })

  it('each alone', () =>
    asking().wants.forEach(({ alone }, index) => {
      const needs = NORMANS[index] ?? []
      close(
        alone.asRolled.low,
        share(DICE, fall => pays(fall, needs))
      )
      close(alone.bestPlay.low, expected({ room: 8, wishes: [{ needs }], pools: [POOL], goal: 'all' }, DICE))
    }))

  it('every subset of two or more', () => {
    const names = ['Terrified', 'Stamping', 'Charge!', 'Attack Pool']
    const { together } = asking()
    expect(together).toHaveLength(11)
    for (const { of, asRolled } of together)
      close(
        asRolled.low,
        share(DICE, fall =>
          pays(
            fall,
            of.flatMap(name => NORMANS[names.indexOf(name)] ?? [])
          )
        )
      )
  })

  it('the number on average, and how many how often', () => {
    const report = asking()
    close(report.worth?.asRolled.low, report.paidP?.reduce((mean, chance, count) => mean + count * chance, 0) ?? 0)
    close(
      report.worth?.bestPlay?.low,
      expected({ room: 8, wishes: NORMANS.map(needs => ({ needs })), pools: [POOL], goal: 'most' }, DICE)
    )
    close(
      report.paidP?.reduce((mass, chance) => mass + chance, 0),
      1
    )
    close(report.paidP?.[4], report.all?.asRolled.low ?? 0)
  })

  it('every roll with its chance, whether it pays, and what comes of it', () => {
    const report = asking()
    expect(report.rolls).toHaveLength(((DICE + 1) * (DICE + 2)) / 2)
    close(
      report.rolls.reduce((sum, { chance }) => sum + chance, 0),
      1
    )
    close(
      report.rolls.reduce((sum, { chance, pays: paid }) => sum + (paid ? chance : 0), 0),
      report.all?.asRolled.low ?? 0
    )
    close(
      report.rolls.reduce((sum, { chance, then }) => sum + chance * then, 0),
      report.all?.bestPlay.low ?? 0
    )
    for (const { roll, pays: paid } of report.rolls) expect(paid, roll).toBe(pays(roll, NORMANS.flat()))
  })

  it('and with fewer dice', () =>
    asking().byDice.forEach(({ dice: count, all }) =>
      close(
        all.asRolled.low,
        share(count, fall => pays(fall, NORMANS.flat()))
      )
    ))
})

describe('several uses of a box', () => {
  it('count apart', () => {
    const report = answer('vikings', ['hirdmen*2', 'bondi'])
    close(
      report.all?.asRolled.low,
      share(6, fall => pays(fall, ['CUR', 'CUR', 'CR']))
    )
    expect(report.together.map(({ of }) => of)).toContainEqual(['Hirdmen x2', 'Bondi'])
    expect(report.paidP).toHaveLength(4)
  })
})

describe('an unknown cost', () => {
  it('is answered for each class it could be, and as the range of them', () => {
    const ullr = answer('vikings', ['ullr'])
    const chances = ['C', 'U', 'R'].map(symbol => share(6, fall => fall.includes(symbol)))
    expect(ullr.wants[0]?.classes?.map(({ cost }) => cost)).toEqual(['C', 'U', 'R'])
    ullr.wants[0]?.classes?.forEach(({ alone, all }, index) => {
      close(alone.asRolled.low, chances[index] ?? 0)
      close(all.asRolled.high, chances[index] ?? 0)
    })
    close(ullr.all?.asRolled.low, Math.min(...chances))
    close(ullr.all?.asRolled.high, Math.max(...chances))
    expect(ullr.taken).toEqual({ 'vikings/ullr': 'R' })
  })

  it('beside others is a range over all of them', () => {
    const report = answer('vikings', ['ullr', 'frigg', 'loki', 'bondi'], { dice: DICE })
    const singles = ['C', 'U', 'R']
    const pairs = singles.flatMap((one, index) => singles.slice(index).map(other => [one, other]))
    const chances = singles.flatMap(ofUllr =>
      singles.flatMap(ofFrigg => pairs.map(pair => share(DICE, fall => pays(fall, [ofUllr, ofFrigg, ...pair, 'CR']))))
    )
    close(report.all?.asRolled.low, Math.min(...chances))
    close(report.all?.asRolled.high, Math.max(...chances))
    const [ofUllr] = report.wants
    const common = chances.slice(0, chances.length / 3)
    close(ofUllr?.classes?.[0]?.all.asRolled.low, Math.min(...common))
    close(ofUllr?.classes?.[0]?.all.asRolled.high, Math.max(...common))
  })

  it('of two dice of one symbol is one of three', () =>
    expect(answer('anglo-danes', ['hard-as-iron']).wants[0]?.classes?.map(({ cost }) => cost)).toEqual([
      'C + C',
      'U + U',
      'R + R'
    ]))
})

describe('dice kept for the enemy', () => {
  it('cost a die each of the next roll, and their room', () => {
    const { kept } = answer('normans', ['stamping'], { keep: uses('normans', 'attack-pool*2') })
    expect([kept?.dice, kept?.next.rolled, kept?.otherwise.rolled]).toEqual([2, 4, 6])
    const stamping = { wishes: [{ needs: ['C', 'C'] }], pools: [POOL], goal: 'all' } as const
    close(kept?.next.all?.bestPlay.low, expected({ room: 6, ...stamping }, 4))
    close(kept?.otherwise.all?.bestPlay.low, expected({ room: 8, ...stamping }, 6))
  })

  it('come from what the units bring', () => {
    const units = [
      { unit: 'knights', models: 4, units: 5 },
      { unit: 'normans-warlord', models: 1, units: 1 }
    ]
    const { kept, dice: count } = dice({ kind: 'dice', faction: 'normans', units, keep: uses('normans', 'attack-pool') }, book)
    expect([count.rolled, kept?.next.rolled, kept?.otherwise.rolled]).toEqual([6, 5, 6])
  })

  it('are reported as idle where the enemy has no use for them', () =>
    expect(answer('normans', ['charge'], { keep: uses('normans', 'terrified') }).notes.join()).toContain(
      "no use in the enemy's turn"
    ))
})

describe('dice that have been rolled', () => {
  const asking = () => answer('normans', ['charge', 'stamping', 'storm-of-arrows', 'aimed-volley'], { dice: 6, rolled: 'CCCUUR' })

  it('are placed, the first want first', () => {
    expect(asking().now?.placement).toEqual({
      placed: [
        { box: 'normans/charge', name: 'Charge!', dice: 'C' },
        { box: 'normans/stamping', name: 'Stamping', dice: 'CC' },
        { box: 'normans/storm-of-arrows', name: 'Storm of Arrows', dice: 'UR' }
      ],
      left: 'U',
      unpaid: ['Aimed Volley']
    })
  })

  it('or by weights', () => {
    const weights = { 'normans/aimed-volley': 9 }
    const { now } = answer('normans', ['charge', 'stamping', 'storm-of-arrows', 'aimed-volley'], { rolled: 'CCUUUR', weights })
    expect(now?.placement.placed.map(({ name, dice: laid }) => `${name} ${laid}`)).toEqual(['Charge! C', 'Aimed Volley CR'])
  })

  it('show what Activation Pool would do now', () => {
    const [place, pool] = asking().now?.options ?? []
    expect([place?.decision.do, place?.all, place?.worth]).toEqual(['place', 0, 3])
    expect(pool?.decision.text).toBe('Activation Pool: R for 2 more')
    const wishes = [['CUR'], ['C', 'C'], ['U', 'R'], ['C', 'R']].map(needs => ({ needs }))
    close(pool?.all, recursive({ room: 8, wishes, pools: [POOL], goal: 'all' })('CCCUUR'))
  })
})

describe('heroes', () => {
  const all = (report: Omit<DiceReport, 'replay'>) => both(report.all)

  it("Gruffydd's re-rolls", () => {
    const report = answer('welsh', ['bonnedig*3'], { hero: 'gruffydd' })
    const puzzle = {
      room: 8,
      wishes: [{ needs: ['UR'] }, { needs: ['UR'] }, { needs: ['UR'] }],
      pools: [POOL],
      goal: 'all'
    } as const
    close(report.all?.bestPlay.low, expected({ ...puzzle, rerolls: 3 }, 6))
    expect(report.all?.bestPlay.low).toBeGreaterThan(expected(puzzle, 6))
  })

  it("Maredudd's dice activate any class", () => {
    expect(answer('welsh', ['bonnedig*6']).all?.asRolled.low).toBeLessThan(0.1)
    expect(all(answer('welsh', ['bonnedig*6'], { hero: 'maredudd' }))).toEqual([1, 1])
  })

  it("Maredudd's enemy rolls fewer", () => {
    const rolled = (turn: number) => answer('vikings', ['bondi'], { enemy: 'maredudd', turn }).dice.rolled
    expect([1, 2, 3].map(rolled)).toEqual([2, 3, 6])
  })

  it("Ragnar's half roll is taken where a free activation of every unit is worth more", () => {
    const units = [
      { unit: 'bondi', models: 8, units: 3 },
      { unit: 'ragnar-lothbrok', models: 1, units: 1 }
    ]
    const report = dice(
      { kind: 'dice', faction: 'vikings', hero: 'ragnar-lothbrok', units, want: uses('vikings', 'bondi*3', 'hirdmen') },
      book
    )
    expect(report.beforeRoll?.map(({ dice: each, chosen }) => [...each, chosen])).toEqual([
      [6, false],
      [3, true]
    ])
    expect(all(report)).toEqual([1, 1])
    expect(report.wants.map(({ times, free }) => [times, free])).toEqual([
      [3, 3],
      [1, 1]
    ])
  })

  it('but not for units he does not have', () => {
    const units = [
      { unit: 'bondi', models: 8, units: 1 },
      { unit: 'ragnar-lothbrok', models: 1, units: 1 }
    ]
    const report = dice(
      { kind: 'dice', faction: 'vikings', hero: 'ragnar-lothbrok', units, want: uses('vikings', 'thralls') },
      book
    )
    expect(report.beforeRoll?.map(({ chosen }) => chosen)).toEqual([true, false])
  })

  it('Cnut divides his dice between two boards in the best way', () => {
    const [count, left] = fewer([7, 0], [3, 4])
    const report = dice(
      {
        kind: 'dice',
        faction: 'anglo-danes',
        hero: 'cnut',
        dice: count,
        left,
        want: [...uses('anglo-danes', 'trapped'), ...uses('vikings', 'bondi*2')]
      },
      book
    )
    const puzzle = {
      room: 8 - left,
      wishes: [{ needs: ['R', 'R'], orders: true }, { needs: ['cr'] }, { needs: ['cr'] }],
      pools: [POOL, { pays: 'r', board: 'cur' }],
      lineage: { pays: 'CUR', board: 'CUR' },
      goal: 'all'
    } as const
    expect(report.beforeRoll).toHaveLength(count + 1)
    const first = Math.ceil(count / 2)
    const [half] = report.beforeRoll?.filter(({ dice: each }) => each[0] === first) ?? []
    close(half?.all.bestPlay.low, expected(puzzle, first, count - first))
    const best = Math.max(...(report.beforeRoll ?? []).map(each => each.all.bestPlay.low))
    close(report.all?.bestPlay.low, best)
  })

  it('Taillefer puts any dice on his activation boxes', () =>
    expect(
      answer('normans', [], { hero: 'taillefer', want: [{ box: 'taillefer/activation-dice', times: 6 }] }).all?.asRolled.low
    ).toBe(1))
})

describe('readings, boxes left out, and no wants', () => {
  it('ceorls-cost is read either way', () => {
    const chance = (readings: Record<string, string>) => answer('anglo-danes', ['ceorls*4'], { readings }).all?.asRolled.low
    close(
      chance({}),
      share(6, fall => pays(fall, ['CR', 'CR', 'CR', 'CR']))
    )
    close(
      chance({ 'ceorls-cost': 'c-or-u' }),
      share(6, fall => pays(fall, ['CU', 'CU', 'CU', 'CU']))
    )
  })

  it('without Activation Pool best play is what is rolled', () => {
    const [rolled, best] = both(answer('normans', ['stamping'], { without: ['normans/activation-pool'] }).all)
    expect(best).toBe(rolled)
  })

  it('without wants every box of the board is answered by itself', () => {
    const report = answer('normans', [])
    expect(report.wants).toHaveLength(15)
    expect(report.all).toBeUndefined()
  })

  it('bare costs need no faction', () => {
    const report = dice({ kind: 'dice', dice: 6, want: [{ box: 'C + R', times: 1 }] }, book)
    expect(report.all?.asRolled.low).toBeCloseTo(0.6508, 4)
  })
})
