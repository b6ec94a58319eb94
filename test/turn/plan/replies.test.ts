import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import type { Spend } from '../../../src/model/scenario'
import { rulebook } from '../../../src/rules/rulebook'
import { actionsOf } from '../../../src/turn/plan/actions'
import { allSteps } from '../../../src/turn/plan/plan-model'
import { planned, reported } from './playing'

/** What is left free, and the enemy's best reply: by trying each as a plan of its own (R3.3, R3.4: each side knows what came before). */

const dice = (ours?: Readonly<Record<string, number>>, theirs?: Readonly<Record<string, number>>): PlanFile['warbands'] => ({
  vikings: {
    faction: 'vikings',
    ...(ours && { dice: ours }),
    units: { hird: '2 hirdmen fatigue 2', men: '2 bondi fatigue 2', bows: '4 thralls with bows fatigue 1' }
  },
  danes: {
    faction: 'anglo-danes',
    ...(theirs && { dice: theirs }),
    units: { fyrd: '2 ceorls fatigue 2', huscarls: '2 huscarls fatigue 2' }
  }
})

const SPENDS: readonly (readonly Spend[])[] = [[], ['armour'], ['enemy-armour'], ['armour', 'enemy-armour']]
const GOAL = 'hird.models = 2 and fyrd.models = 0'

const chanceOf = (step: StepFile, warbands = dice(), goal = GOAL): number =>
  reported({ warbands, steps: [{ free: true, ...step }], goals: { goal } }).goals[0]?.chance ?? -1

const solved = (step: StepFile, warbands = dice(), goal = GOAL) => {
  const report = reported({ warbands, steps: [{ free: true, ...step }], goals: { goal } }, { solve: 'goal' })
  expect(report.goals[0]?.chance).toBeCloseTo(report.solution?.value ?? -1, 12)
  return report.solution
}

const most = (values: readonly number[]) => Math.max(...values)
const least = (values: readonly number[]) => Math.min(...values)

describe('fatigue in the second edition', () => {
  const [armour, enemyArmour] = ['armour', 'enemy-armour'] as const
  const file = (step: StepFile): PlanFile => ({
    edition: 2,
    warbands: { ours: { units: { men: '8 warriors' } }, theirs: { units: { guard: '4 hearthguard fatigue 2' } } },
    steps: [{ charge: 'men', target: 'guard', free: true, ...step }],
    goals: { goal: 'guard.lost >= 2' }
  })
  const chanceWith = (spend: readonly Spend[]) => reported(file({ spend })).goals[0]?.chance ?? -1

  it('buys the same effect more than once where that is best (V9.7)', () => {
    const ways: readonly (readonly Spend[])[] = [
      [],
      [armour],
      [enemyArmour],
      [armour, armour],
      [armour, enemyArmour],
      [enemyArmour, enemyArmour]
    ]
    const solution = reported(file({ spend: 'any' }), { solve: 'goal' }).solution
    expect(solution?.value).toBeCloseTo(most(ways.map(chanceWith)), 12)
    expect(chanceWith([enemyArmour, enemyArmour])).toBeGreaterThan(most(ways.slice(0, 5).map(chanceWith)) + 0.05)
    expect(solution?.choices[0]?.options.map(({ option }) => option)).toContain('fatigue for enemy armour x2')
  })
})

describe('the best reply', () => {
  const charge: StepFile = { charge: 'hird', target: 'fyrd' }
  const worth = (own: readonly Spend[], givesUpDice: boolean, theirs: readonly Spend[]) =>
    chanceOf({ ...charge, spend: own, enemy: { givesUpDice, spend: theirs } })

  it('to a charge gives up dice or not, then spends, as is worst for us', () => {
    const worst = least([false, true].flatMap(gives => SPENDS.map(spend => worth([], gives, spend))))
    expect(solved({ ...charge, enemy: 'best' })?.value).toBeCloseTo(worst, 12)
    expect(worst).toBeLessThan(chanceOf(charge))
  })

  it('comes after our fatigue, and giving up dice before it', () => {
    const value = least(
      [false, true].map(gives => most(SPENDS.map(own => least(SPENDS.map(theirs => worth(own, gives, theirs))))))
    )
    const found = solved({ ...charge, spend: 'any', enemy: 'best' })
    expect(found?.value).toBeCloseTo(value, 12)
    expect(found?.choices[0]?.options.map(({ option }) => option)).toEqual([
      'nothing played',
      'fatigue for armour',
      'fatigue for enemy armour',
      'fatigue for armour, fatigue for enemy armour'
    ])
  })

  it('to a shot spends for armour or not (R2.2)', () => {
    const shot: StepFile = { shoot: 'bows', target: 'fyrd' }
    const goal = 'fyrd.models < 2'
    const worst = least([[], ['armour' as const]].map(spend => chanceOf({ ...shot, enemy: { spend } }, dice(), goal)))
    expect(solved({ ...shot, enemy: 'best' }, dice(), goal)?.value).toBeCloseTo(worst, 12)
    expect(worst).toBeLessThan(chanceOf(shot, dice(), goal))
    // the shooter spends nothing of his target's
    expect(solved({ ...shot, spend: 'any', enemy: 'best' }, dice(), goal)?.choices).toEqual([])
  })

  it('plays what is on the board of the enemy', () => {
    const board = dice({}, { shieldwall: 1, 'lords-of-battle': 1 })
    const plays = [[], ['shieldwall'], ['lords-of-battle=3d'], ['shieldwall', 'lords-of-battle=3d']]
    const found = solved({ ...charge, enemy: 'best' }, board)?.value ?? 1
    for (const abilities of plays)
      for (const givesUpDice of [false, true])
        for (const spend of ['both'] as const)
          expect(found).toBeLessThanOrEqual(chanceOf({ ...charge, enemy: { abilities, givesUpDice, spend } }, board) + 1e-12)
    expect(found).toBeLessThan(solved({ ...charge, enemy: 'best' })?.value ?? 0)
  })

  it('is the same whomever we charge of those there are', () => {
    const goal = 'hird.models = 2'
    const each = (target: string) => solved({ charge: 'hird', target, enemy: 'best' }, dice(), goal)?.value ?? 0
    const both = solved({ charge: 'hird', target: ['huscarls', 'fyrd'], enemy: 'best' }, dice(), goal)
    expect(both?.value).toBeCloseTo(most([each('huscarls'), each('fyrd')]), 12)
    expect(both?.choices[0]?.rules).toEqual([{ when: 'always', then: 'fyrd', chance: 1 }])
  })

  it('counts two targets and own fatigue', () => {
    const both = solved({ charge: 'hird', target: ['huscarls', 'fyrd'], spend: 'any', enemy: 'best' })
    const names = [
      'nothing played',
      'fatigue for armour',
      'fatigue for enemy armour',
      'fatigue for armour, fatigue for enemy armour'
    ]
    expect(both?.choices[0]?.options.map(({ option }) => option)).toEqual(
      ['huscarls', 'fyrd'].flatMap(target => names.map(name => `${target}, ${name}`))
    )
    expect(both?.value).toBeCloseTo(solved({ ...charge, spend: 'any', enemy: 'best' })?.value ?? -1, 12)
  })

  it('holds a charge back where that is worst, if its distance is known (R4.4)', () => {
    const goal = 'fyrd.models < 2'
    expect(solved({ ...charge, distance: 5, enemy: 'best' }, dice(), goal)?.value).toBe(0)
    expect(solved({ ...charge, distance: 4, enemy: 'best' }, dice(), goal)?.value).toBeGreaterThan(0)
    expect(solved({ ...charge, enemy: 'best' }, dice(), goal)?.value).toBeGreaterThan(0)
  })
})

describe('abilities left free', () => {
  const charge: StepFile = { charge: 'hird', target: 'fyrd', abilities: 'any' }
  const namesIn = (plan: ReturnType<typeof planned>): readonly string[] => {
    const [first] = allSteps(plan.steps).filter(each => each.is === 'act')
    return first
      ? actionsOf(first, plan, rulebook(1))
          .flat(3)
          .map(({ name }) => name)
      : []
  }
  const optionsOf = (ours: Readonly<Record<string, number>>, step: StepFile = charge) =>
    namesIn(planned({ warbands: dice(ours), steps: [{ free: true, ...step }] }))

  it('are every set that the dice on the board allow, in its order', () => {
    expect(optionsOf({})).toEqual(['nothing played'])
    expect(optionsOf({ ullr: 1 })).toEqual(['nothing played', 'Ullr'])
    expect(optionsOf({ frigg: 1, ullr: 1 })).toEqual(['nothing played', 'Ullr', 'Frigg', 'Frigg, Ullr'])
    expect(optionsOf({ asgard: 1, ragnarok: 1, hirdmen: 2 })).toEqual(['nothing played'])
  })

  it('of a pool are every split of its dice', () => {
    expect(optionsOf({ 'combat-pool': 1 })).toEqual(['nothing played', 'Combat Pool 1d', 'Combat Pool 1a'])
    expect(optionsOf({ 'combat-pool': 2 })).toEqual([
      'nothing played',
      'Combat Pool 1d',
      'Combat Pool 2d',
      'Combat Pool 1a',
      'Combat Pool 1a1d',
      'Combat Pool 2a'
    ])
  })

  it('of a number are each of it', () => {
    expect(optionsOf({ valhalla: 1 })).toEqual(['nothing played', 'Valhalla 1', 'Valhalla 2', 'Valhalla 3'])
  })

  it('are none where nobody says what lies on the board', () => {
    const plan = planned({ warbands: dice(), steps: [charge] })
    expect(namesIn(plan)).toEqual(['nothing played'])
  })

  it('are added to those given, and to fatigue', () => {
    expect(optionsOf({ ullr: 1 }, { ...charge, spend: 'any' })).toHaveLength(8)
    expect(optionsOf({ ullr: 1 }, { ...charge, spend: 'any' })[5]).toBe('Ullr, fatigue for armour')
    expect(optionsOf({ ullr: 1 }, { ...charge, spend: ['armour'], abilities: 'any' })[1]).toBe('Ullr, fatigue for armour')
  })

  it('are used where they help', () => {
    const found = solved(charge, dice({ ullr: 1 }))
    expect(found?.value).toBeCloseTo(chanceOf({ ...charge, abilities: ['ullr'] }, dice({ ullr: 1 })), 12)
    expect(found?.written).toBeCloseTo(chanceOf({ charge: 'hird', target: 'fyrd' }), 12)
    expect(found?.choices[0]?.rules).toEqual([{ when: 'always', then: 'Ullr', chance: 1 }])
  })

  it('are played by nobody where the plan is not solved', () => {
    const report = reported({
      warbands: dice({ ullr: 1 }),
      steps: [{ ...charge, free: true, spend: 'any', enemy: 'best' }],
      goals: { goal: GOAL }
    })
    expect(report.goals[0]?.chance).toBeCloseTo(chanceOf({ charge: 'hird', target: 'fyrd' }), 12)
    expect(report.notes).toEqual([
      'step 1 leaves a choice open: the first option is taken, and optional abilities and fatigue are not used; --solve finds the best'
    ])
  })

  it('of a shot are those of a shot', () => {
    const plan = planned({
      warbands: {
        normans: { faction: 'normans', dice: { 'aimed-volley': 1, charge: 1 }, units: { men: '4 crossbowmen' } },
        danes: dice()['danes'] ?? { units: {} }
      },
      steps: [{ shoot: 'men', target: 'fyrd', abilities: 'any', free: true }]
    })
    expect(namesIn(plan)).toEqual(['nothing played', 'Aimed Volley'])
  })

  it('that can be played in too many ways are too many', () => {
    const board = dice({ 'combat-pool': 3, heimdall: 1, frigg: 1, ullr: 1, thor: 1, valhalla: 1 }, { 'lords-of-battle': 1 })
    expect(() =>
      reported({ warbands: board, steps: [{ ...charge, free: true, spend: 'any', enemy: 'best' }] }, { solve: 'points' })
    ).toThrow(
      /^this step \(charge\) can be played in \d+ ways, more than 20000: settle some of its abilities or of the enemy's$/u
    )
  })
})

describe('the ways of a step', () => {
  const waysOf = (step: StepFile, theirs?: Readonly<Record<string, number>>, turn = 'normans') => {
    const warbands: PlanFile['warbands'] = {
      normans: {
        faction: 'normans',
        dice: { 'attack-pool': 2 },
        units: { men: '4 crossbowmen', horse: '4 knights mounted' }
      },
      vikings: { faction: 'vikings', ...(theirs && { dice: theirs }), units: { bondi: '8 bondi' } }
    }
    const said = Object.hasOwn(step, 'use') ? {} : { free: true, enemy: 'best' as const, target: 'bondi' }
    const plan = planned({ turn, warbands, steps: [{ ...said, ...step }] })
    const [first] = plan.steps
    return first?.is === 'act' ? actionsOf(first, plan, rulebook(1)).flat(3) : []
  }
  const stopping = (step: StepFile) => waysOf(step).flatMap(({ reply }) => (reply?.stops ? [reply] : []))

  it('are four replies of fatigue to a charge, with dice given up and without, and one that holds it back', () => {
    expect([waysOf({ charge: 'horse' }).length, stopping({ charge: 'horse' })]).toEqual([8, []])
    expect(waysOf({ charge: 'horse', distance: 9 })).toHaveLength(9)
    expect(stopping({ charge: 'horse', distance: 9 })).toEqual([{ abilities: [], spend: [], stops: true }])
    // that comes before dice are given up (R4.4)
    expect(waysOf({ charge: 'horse', distance: 9 }).findIndex(({ reply }) => reply?.stops)).toBe(4)
  })

  it('are two in a shot, and more with what is meant for the target', () => {
    expect(waysOf({ shoot: 'men' }).map(({ reply }) => reply)).toEqual([
      { abilities: [], spend: [] },
      { abilities: [], spend: ['armour'] }
    ])
    expect(stopping({ shoot: 'men', distance: 9 })).toEqual([])
    expect(waysOf({ shoot: 'men' }, { asgard: 1, ullr: 1, hirdmen: 2 })).toHaveLength(4)
    expect(waysOf({ charge: 'horse' }, { asgard: 1 })).toHaveLength(8)
  })

  it('of a pool that gives attack dice alone are none of defence', () => {
    const names = waysOf({ shoot: 'men', abilities: 'any', enemy: 'nothing' }).map(({ name }) => name)
    expect(names).toEqual(['nothing played', 'Attack Pool 1a', 'Attack Pool 2a'])
  })

  it('of a shooter are none of fatigue (R2.2), and use no dice where none are asked for', () =>
    expect(waysOf({ shoot: 'men', spend: 'any', enemy: 'nothing' })).toMatchObject([
      { name: 'nothing played', own: { abilities: [], spend: [] }, uses: [] }
    ]))

  it('of a box are one, on however many it is used, and its side pays', () => {
    const [way, ...others] = waysOf({ use: 'njord', on: ['men', 'horse', 'bondi'] }, {}, 'vikings')
    expect([way?.activationCosts, others]).toEqual([[{ warband: 1, box: 'vikings/njord', times: 1 }], []])
  })
})
