import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import type { PlanFile } from '../../../src/model/plan'
import { planDrafted } from '../../../src/request/plan/read'
import { rulebook } from '../../../src/rules/rulebook'
import { planFaults } from '../../../src/turn/plan/check'
import { toNumber } from '../../oracle/fraction'
import { type By, meanAtEnd, type Plan, type Step } from '../../oracle/second/plan'
import { dusk } from '../../oracle/second/random-plan'
import { hearthguard, levies, warlord, warriors } from '../../oracle/second/words'
import { planDifferences, secondPlans } from './second'

/** Plans of the second edition against the referee that knows them from the rules alone; `npm run trust` plays 200. */
const wanted = Number(process.env['SECOND_PLANS'] ?? 15)

it(`${wanted} random plans of the second edition agree with the referee`, { timeout: 600_000 }, () => {
  const played = secondPlans(wanted)
  const wrong = played.flatMap(({ seed, file, wrong: apart }) =>
    apart.length > 0 ? [`${seed}: ${JSON.stringify(file)}\n  ${apart.slice(0, 4).join('\n  ')}`] : []
  )
  expect(wrong.join('\n'), `${wrong.length} of ${played.length}`).toBe('')
  expect(played).toHaveLength(wanted)
})

it('a hero lends his Determination as long as he lives (T6.12)', () => {
  const near = ['a', 'b', 'x', 'y']
  const units = {
    a: warlord({ lendsDetermination: true, fatigue: 1 }),
    b: warriors(3),
    x: hearthguard(4),
    y: levies(4)
  }
  const steps: Plan['steps'] = [
    { verb: 'charge', unit: 'a', target: 'x', by: 'determination', near },
    { verb: 'charge', unit: 'b', target: 'y', by: 'determination', near: [] }
  ]
  expect(planDifferences({ units, ours: ['a', 'b'], steps })?.wrong).toEqual([])
})

it('what lasts until the next turn ends is over after it, as the referee has it', () => {
  const end = { verb: 'end-turn' } as const
  const charged = (unit: string, target: string): Step => ({ verb: 'charge', unit, target, near: [] })
  const steps: Plan['steps'] = [
    { verb: 'effect', name: 'dusk', lasting: { on: 'ours', effects: dusk, turns: 1 } },
    ...[end, charged('x', 'a'), end, charged('b', 'y'), end, charged('y', 'b')]
  ]
  const units = { a: warriors(3), b: warriors(3), x: warriors(3), y: warriors(3) }
  expect(planDifferences({ units, ours: ['a', 'b'], steps })?.wrong).toEqual([])
})

it('shots of one turn agree with the referee: which may follow which, and what they cost (T5.2, T5.3, T5.14, T5.15, T5.17)', () => {
  const shot = (by: By): Step => ({ verb: 'shoot', unit: 'a', target: 'x', by, within: 'S', near: [] })
  const [paid, free, move] = [shot('die'), shot('equipment'), { verb: 'move', unit: 'a' } as const]
  const plain = [
    [paid, paid, paid],
    [paid, move, paid]
  ]
  const equipped = [
    [free, paid, free],
    [paid, free, move],
    [move, free, paid],
    [free, move, free]
  ]
  const shooters = [
    ...(['bow', 'crossbow', 'firearm'] as const).map(weapon => [warriors(2, { weapons: [weapon] }), plain] as const),
    ...[
      ...(['sarissa', 'javelins'] as const).map(weapon => warriors(2, { weapons: [weapon] })),
      warriors(2, { weapons: ['composite-bow'], mount: 'horse' }),
      hearthguard(1, { mount: 'elephant', armourShot: 4, melee: 5, shooting: 2 })
    ].map(unit => [unit, [...plain, ...equipped]] as const)
  ]
  const all = shooters.flatMap(([a, orders]) =>
    (['after-move', 'not-shot'] as const).flatMap(javelins =>
      orders.map(steps => ({
        ...{ units: { a, b: warriors(1), x: levies(2), y: levies(1) }, ours: ['a', 'b'], steps },
        readings: { 'javelin-shot': javelins }
      }))
    )
  )
  const played = all.flatMap(plan => planDifferences(plan) ?? [])
  expect(played.filter(({ wrong }) => wrong.length > 0).map(({ file, wrong }) => [JSON.stringify(file), ...wrong])).toEqual([])
  expect(played).toHaveLength(all.length)
})

const book = rulebook(2)
const drafted = (file: Partial<PlanFile>) =>
  planDrafted(
    {
      file: {
        edition: 2,
        warbands: {
          ours: {
            faction: 'vikings',
            units: { bondi: '8 bondi', wolves: '8 bondi', hird: '4 hirdmen with a war banner fatigue 3' }
          },
          theirs: { faction: 'normans', units: { riders: '6 mounted knights', pikes: '8 sergeants with sarissas' } }
        },
        steps: [],
        ...file
      } as PlanFile
    },
    book
  )
const shown = (file: Partial<PlanFile>): readonly string[] => {
  const { plan, mistakes } = drafted(file)
  return [...mistakes, ...planFaults(plan, book)].map(({ message }) => message)
}
const answered = (file: Partial<PlanFile>) => {
  const { plan, mistakes } = drafted(file)
  expect(mistakes).toEqual([])
  return answers.plan({ plan, method: 'exact', command: 'saga-odds plan' }, book)
}
const units = (file: Partial<PlanFile>) => Object.fromEntries(answered(file).units.map(each => [each.unit, each]))
const dice = (laid: Readonly<Record<string, number>>, steps: PlanFile['steps']): Partial<PlanFile> => ({
  warbands: {
    ours: { faction: 'vikings', dice: laid, units: { bondi: '8 bondi', wolves: '8 bondi' } },
    theirs: { faction: 'normans', units: { sergeants: '12 sergeants' } }
  },
  steps
})

describe('turns and what lasts in them', () => {
  it('begin one after the other, and are named by their side', () => {
    expect(
      shown({ steps: [{ move: 'bondi' }, { turn: 'theirs' }, { move: 'riders' }, { turn: 'ours' }, { move: 'bondi' }] })
    ).toEqual([])
    expect(shown({ steps: [{ turn: 'ours' }] })).toEqual([
      'step 1, turn: it is the turn of ours already: the next turn is that of theirs'
    ])
    expect(shown({ steps: [{ turn: 'danes' }] })).toEqual([
      'step 1, turn: there is no warband "danes": the next turn is that of theirs'
    ])
    expect(shown({ steps: [{ turn: 'theirs', when: 'bondi.models = 8' }] })[0]).toContain('a turn begins whatever happened')
  })

  it('tire a unit anew: two moves of one turn cost 1 fatigue, one in each of two none (T4.2)', () => {
    const moves = [{ move: 'bondi' }, { move: 'bondi' }]
    expect(units({ steps: moves })['bondi']?.fatigue.mean).toBe(1)
    expect(
      units({ steps: [{ move: 'bondi' }, { turn: 'theirs' }, { turn: 'ours' }, { move: 'bondi' }] })['bondi']?.fatigue.mean
    ).toBe(0)
  })

  it("Harold's first fatigue of Resilience vanishes, in each turn anew (T6.12)", () => {
    // E06: six dice, each an uncancelled hit by 1/6: ways of 0 to 6 of them
    const ways = [15625, 18750, 9375, 2500, 375, 30, 1]
    const all = ways.reduce((sum, each) => sum + each, 0)
    const mean = (of: (hits: number) => number) => ways.reduce((sum, each, hits) => sum + (each / all) * of(hits), 0)
    const after = (steps: PlanFile['steps']) =>
      units({
        warbands: {
          ours: { faction: 'vikings', units: { bows: '12 thralls with bows', slings: '12 thralls with slings' } },
          theirs: { faction: 'anglo-danes', units: { harold: 'harold' } }
        },
        steps
      })['harold']?.fatigue.mean
    const shots = [
      { shoot: 'bows', target: 'harold' },
      { shoot: 'slings', target: 'harold' }
    ]
    const [bows = {}, slings = {}] = shots
    expect(after([bows])).toBeCloseTo(
      mean(hits => Math.min(3, Math.max(0, hits - 1))),
      12
    )
    const parts = [
      { models: 2, melee: 3, shooting: 0 },
      { models: 1, melee: 8, shooting: 0 }
    ]
    const harold = hearthguard(3, { parts, weapons: ['heavy-weapon'], resilience: 1, vanishing: 1, presence: true })
    const by = (steps: Plan['steps']) =>
      toNumber(
        meanAtEnd(
          {
            units: { bows: levies(12, { weapons: ['bow'] }), slings: levies(12, { weapons: ['sling'] }), harold },
            ours: ['bows', 'slings'],
            steps
          },
          ({ units: { harold: stood } }) => (stood?.models === 0 ? 0 : (stood?.fatigue ?? 0))
        )
      )
    const [first, second] = (['bows', 'slings'] as const).map(unit => ({ verb: 'shoot' as const, unit, target: 'harold' }))
    const end = { verb: 'end-turn' } as const
    if (!first || !second) throw new Error('two shots')
    expect(after(shots)).toBeCloseTo(by([first, second]), 12)
    expect(after([bows, { turn: 'theirs' }, { turn: 'ours' }, slings])).toBeCloseTo(by([first, end, end, second]), 12)
  })

  it('what vanished for one Harold has not vanished for the other, who fights for the enemy (T6.12)', () => {
    const parts = [
      { models: 2, melee: 3, shooting: 0 },
      { models: 1, melee: 8, shooting: 0 }
    ]
    const him = hearthguard(3, { parts, weapons: ['heavy-weapon'], resilience: 1, vanishing: 1, presence: true })
    const fatigue = units({
      warbands: {
        ours: { faction: 'anglo-danes', units: { bows: '4 levies with bows', harold: 'harold' } },
        theirs: { faction: 'anglo-danes', units: { other: 'harold' } }
      },
      steps: [
        { shoot: 'bows', target: 'other' },
        { charge: 'harold', target: 'other' }
      ]
    })['harold']?.fatigue.mean
    const exact = meanAtEnd(
      {
        units: { bows: levies(4, { weapons: ['bow'] }), harold: him, other: him },
        ours: ['bows', 'harold'],
        steps: [
          { verb: 'shoot', unit: 'bows', target: 'other' },
          { verb: 'charge', unit: 'harold', target: 'other' }
        ]
      },
      ({ units: { harold } }) => (harold?.models === 0 ? 0 : (harold?.fatigue ?? 0))
    )
    expect(fatigue).toBeCloseTo(toNumber(exact), 12)
  })

  it('a hero gives Determination and We Obey with his companions, a unit of their class does not (T6.4)', () => {
    const file = (unit: string): Partial<PlanFile> => ({
      warbands: {
        ours: { faction: 'vikings', dice: {}, units: { lord: unit, bondi: '8 bondi' } },
        theirs: { faction: 'normans', units: { sergeants: '8 sergeants' } }
      },
      steps: [
        { move: 'lord', free: 'determination' },
        { move: 'bondi', free: 'we-obey' }
      ]
    })
    const steps = (unit: string) => shown(file(unit))
    expect(steps('a heroic unit of 5 hearthguard')).toEqual([])
    expect(answered(file('a heroic unit of 5 hearthguard')).steps.map(({ played }) => played)).toEqual([1, 1])
    expect(steps('warlord with 2 lifeguards')).toEqual([])
    expect(steps('5 hearthguard').join()).toContain('Determination')
  })

  it('Ragnarok: charges take no die, and Valhalla is used as often as dice lie on it (T8.4)', () => {
    const charge = (unit: string) => ({ charge: unit, target: 'sergeants', abilities: ['valhalla=1'] })
    const both = [charge('bondi'), charge('wolves')]
    expect(shown(dice({ ragnarok: 1, valhalla: 2 }, [{ use: 'ragnarok' }, ...both]))).toEqual([])
    expect(shown(dice({ valhalla: 2 }, both))[0]).toContain('there is no die on Bondi')
    const left = (steps: PlanFile['steps']) =>
      units(dice({ ragnarok: 1, valhalla: 2, bondi: 2 }, steps))['wolves']?.models.mean ?? 0
    const unusable = (steps: PlanFile['steps']) =>
      answered(dice({ ragnarok: 1, valhalla: 2, bondi: 2 }, steps))
        .steps.at(-1)
        ?.unusable?.map(({ chance }) => chance)
    expect(unusable([{ use: 'ragnarok' }, ...both])).toBeUndefined()
    expect(unusable(both)).toEqual([expect.closeTo(1, 12)])
    // without Ragnarok the second Valhalla removes nobody
    expect(left(both)).toBeGreaterThan(left([{ use: 'ragnarok' }, ...both]))
  })

  it('Hold the Line lasts for units on foot alone (T8.17)', () => {
    const warbands = {
      ours: { faction: 'normans', units: { one: '4 hearthguard', two: '4 hearthguard', three: '4 hearthguard' } },
      theirs: { faction: 'poles', units: { first: '6 warriors', foot: '6 warriors', horse: '6 warriors mounted' } }
    }
    const left = (abilities: readonly string[]) => {
      const after = units({
        warbands,
        steps: [
          { charge: 'one', target: 'first', enemy: { abilities } },
          { charge: 'two', target: 'foot' },
          { charge: 'three', target: 'horse' }
        ]
      })
      return ['one', 'two', 'three'].map(unit => after[unit]?.models.mean)
    }
    const [one, two, three] = left([])
    // on foot they have no attack dice
    expect(left(['hold-the-line'])).toEqual([4, 4, three])
    for (const bare of [one, two, three]) expect(bare).toBeLessThan(4)
  })

  it('a banner rests all fatigue away once, and dangerous ground tires all (T6.8, T4.2)', () => {
    const rests = units({ steps: [{ rest: 'hird', all: true, free: true }, { move: 'hird' }] })
    expect(rests['hird']?.fatigue.mean).toBe(0)
    expect(shown({ steps: [{ rest: 'bondi', all: true }] })[0]).toContain('bears no war banner')
    const fell = units({
      turn: 'theirs',
      steps: [
        { move: 'riders', ground: 'dangerous' },
        { move: 'pikes', ground: 'dangerous' }
      ]
    })
    expect([fell['riders']?.fatigue.mean, fell['pikes']?.fatigue.mean]).toEqual([2, 1])
  })

  it('says of a step why it never happens: after a long rest, and after a shot that ends the shots of a turn', () => {
    const notes = (file: Partial<PlanFile>) =>
      answers.plan({ plan: drafted(file).plan, method: 'exact', command: 'saga-odds plan' }, book).notes
    expect(notes({ steps: [{ rest: 'hird', all: true, free: true }, { move: 'hird' }] })).toContain(
      'step 2, hird move, never happens: rested for good this turn always'
    )
    const warbands = {
      ours: { faction: 'vikings', units: { archers: '8 bondi with composite bows' } },
      theirs: { faction: 'normans', units: { foe: '12 sergeants' } }
    }
    const shot = { shoot: 'archers', target: 'foe', free: true } as const
    expect(notes({ warbands, steps: [shot, shot] }).join()).toMatch(
      /step 2, archers shoot foe, never happens: may not shoot now always/
    )
  })

  it('sarissas go S, shoot once for free, and camels are slower later in the turn (T5.9, T5.14)', () => {
    const pikes = (distance: number) => shown({ turn: 'theirs', steps: [{ charge: 'pikes', target: 'bondi', distance }] })
    expect([pikes(4).length, pikes(5).length]).toEqual([0, 1])
    const warbands = {
      ours: { faction: 'vikings', units: { camels: '8 bondi on camels', cats: '4 hirdmen on cataphracts' } },
      theirs: { faction: 'normans', units: { foe: '8 sergeants' } }
    }
    const charge = (unit: string, distance: number) => ({ charge: unit, target: 'foe', distance })
    expect(shown({ warbands, steps: [charge('camels', 12), charge('cats', 12)] })).toEqual([])
    expect(shown({ warbands, steps: [{ move: 'camels' }, charge('camels', 7)] })).toHaveLength(1)
    expect(shown({ warbands, steps: [{ move: 'camels' }, charge('camels', 6)] })).toEqual([])
  })
  it('fatigue of whoever charges makes the distance S (T4.8), or leaves it VS', () => {
    const warbands = {
      ours: { faction: 'vikings', units: { riders: '6 mounted hirdmen', slow: { is: '8 bondi', move: 'VS' } } },
      theirs: { faction: 'normans', units: { foe: '8 sergeants' } }
    } as const
    const stoppable = (unit: string, distance: number) => {
      const steps = [{ move: unit }, { move: unit }, { charge: unit, target: 'foe', distance }]
      const { plan } = drafted({ warbands, steps })
      return answers.plan({ plan, method: 'exact', command: 'saga-odds plan' }, book).steps[2]?.stoppable ?? 0
    }
    expect([4, 5, 12].map(distance => stoppable('riders', distance))).toEqual([0, 1, 1])
    expect(stoppable('slow', 2)).toBe(0)
  })

  it('nobody gains by spending fatigue that the enemy does not have (V9.7)', () => {
    const chance = (fatigue: number, spend: 'any' | readonly ('armour' | 'enemy-armour')[], solve: boolean): number => {
      const warbands = {
        ours: { faction: 'vikings', units: { bondi: '6 bondi' } },
        theirs: { faction: 'normans', units: { foe: { is: '4 hearthguard', fatigue } } }
      }
      const steps = [{ charge: 'bondi', target: 'foe', spend }]
      const { plan } = drafted({ warbands, steps, goals: { hurt: 'foe losses >= 2' } } as Partial<PlanFile>)
      const asked = { plan, method: 'exact', command: 'saga-odds plan', ...(solve && { solve: 'hurt' }) } as const
      const report = answers.plan(asked, book)
      return (solve ? report.solution?.value : report.goals[0]?.chance) ?? Number.NaN
    }
    const written = [
      [],
      ['armour'],
      ['enemy-armour'],
      ['armour', 'armour'],
      ['armour', 'enemy-armour'],
      ['enemy-armour', 'enemy-armour']
    ] as const
    for (const fatigue of [0, 1, 2]) {
      const legal = written.filter(({ length }) => length <= fatigue).map(spend => chance(fatigue, spend, false))
      expect(chance(fatigue, 'any', true)).toBeCloseTo(Math.max(...legal), 12)
    }
  })
})
