import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { about, reported, unit } from './playing'

/** Dice that run out, and boxes used by themselves. One hirdman charges one ceorl: he lives on in 7/9, the ceorl in 4/9. */

const VIKINGS: PlanFile['warbands'][string]['units'] = {
  jarl: 'warlord',
  hird: '1 hirdman',
  men: '4 hirdmen fatigue 1',
  more: '4 hirdmen fatigue 2',
  bows: '2 thralls with bows'
}
const DANES: PlanFile['warbands'][string] = {
  faction: 'anglo-danes',
  units: { fyrd: '1 ceorl', levy: '1 gebur', huscarls: '4 huscarls fatigue 1' }
}

const played = (
  steps: readonly StepFile[],
  dice?: Readonly<Record<string, number>>,
  more: Partial<PlanFile> = {},
  danes: Readonly<Record<string, number>> | undefined = undefined
) =>
  reported({
    warbands: {
      vikings: { faction: 'vikings', units: VIKINGS, ...(dice && { dice }) },
      danes: { ...DANES, ...(danes && { dice: danes }) }
    },
    steps,
    ...more
  })

const eventsOf = (report: ReturnType<typeof played>) =>
  Object.fromEntries(report.steps.at(-1)?.events.map(({ event, chance }) => [event, chance]) ?? [])

const DUEL: StepFile = { charge: 'hird', target: 'fyrd', free: true }

describe('a die of the board', () => {
  it('pays for one activation, and then there is none', () => {
    const steps: StepFile[] = [DUEL, { move: 'men', when: 'fyrd gone' }, { move: 'more' }]
    expect(eventsOf(played(steps, { hirdmen: 1 }))).toEqual({ moved: about(4 / 9), 'no die left to pay': about(5 / 9) })
    expect(eventsOf(played(steps, { hirdmen: 2 }))).toEqual({ moved: about(1) })
    expect(eventsOf(played(steps))).toEqual({ moved: about(1) })
  })

  it('is not spent by a unit that cannot act', () => {
    const steps: StepFile[] = [DUEL, { move: 'hird' }, { move: 'men' }]
    expect(eventsOf(played(steps, { hirdmen: 1 }))).toEqual({ moved: about(2 / 9), 'no die left to pay': about(7 / 9) })
  })

  it('is spent in whichever alternative is taken', () => {
    const alternatives: StepFile = { when: 'fyrd gone', move: 'men', else: { move: 'jarl' } }
    expect(eventsOf(played([DUEL, alternatives, { move: 'more' }], { hirdmen: 1 }))).toEqual({ 'no die left to pay': about(1) })
    expect(eventsOf(played([DUEL, alternatives, { move: 'more' }], { hirdmen: 2 }))).toEqual({ moved: about(1) })
  })

  it('is spent by whichever choice is made', () => {
    const choice: StepFile = { choose: [{ move: 'men' }, { move: 'jarl' }] }
    expect(eventsOf(played([choice, { move: 'more' }], { hirdmen: 1 }))).toEqual({ 'no die left to pay': 1 })
  })

  it.each(['determination', 'we-obey'] as const)('is not asked of %s, which is free once a turn (R6.2)', free => {
    const name = free === 'determination' ? 'jarl' : 'men'
    const leading: StepFile[] = free === 'we-obey' ? [{ move: 'jarl', free: 'determination' }] : []
    const steps: StepFile[] = [DUEL, ...leading, { move: name, free, when: 'fyrd gone' }, { move: name, free }]
    expect(eventsOf(played(steps, {}))).toEqual({ moved: about(4 / 9), 'no die left to pay': about(5 / 9) })
    // and in the next turn of its side again
    const turns: StepFile[] = [{ turn: 'danes' }, { turn: 'vikings' }]
    expect(eventsOf(played([...steps, ...turns, ...leading, { move: name, free }], {}))).toEqual({ moved: about(1) })
  })

  it('is not asked of a leader for what another has done', () =>
    expect(
      eventsOf(
        reported({
          warbands: {
            vikings: { faction: 'vikings', dice: {}, units: { jarl: 'warlord', ivar: 'warlord', men: '4 hirdmen' } },
            danes: DANES
          },
          steps: ['jarl', 'ivar'].map((name): StepFile => ({ move: name, free: 'determination', when: 'fyrd.models = 1' }))
        })
      )
    ).toEqual({ moved: 1 }))

  it('pays for an ability once where it is not of the left column (R7.3), and the fight goes on without it', () => {
    const charge = (name: string, more: Partial<StepFile> = {}): StepFile => ({
      charge: name,
      target: 'huscarls',
      abilities: ['heimdall'],
      ...more
    })
    const once = played([charge('men', { when: 'fyrd.models = 0' }), charge('more')])
    const twice = played([{ ...charge('men'), target: 'levy' }, charge('more')])
    const without = played([
      { ...charge('men'), target: 'levy', abilities: [] },
      { charge: 'more', target: 'huscarls' }
    ])
    expect(twice.steps[1]?.losses).toEqual(without.steps[1]?.losses)
    expect(once.steps[1]?.losses).not.toEqual(without.steps[1]?.losses)
    expect(once.steps[1]).not.toHaveProperty('unusable')
    expect(twice.steps[1]?.unusable).toEqual([{ what: 'Heimdall has no die left and is not used', chance: about(1) }])
    expect(twice.notes).toContain('step 2, always: Heimdall has no die left and is not used')
  })

  it('of a pool is spent die by die, and too few are none', () => {
    const charge = (name: string, dice: number): StepFile => ({
      charge: name,
      target: 'huscarls',
      abilities: [`combat-pool=${dice}a`],
      free: true
    })
    const steps: StepFile[] = [{ ...charge('hird', 2), target: 'fyrd', when: 'levy gone' }, charge('men', 2)]
    const shot: StepFile = { shoot: 'bows', target: 'levy', free: true }
    const chance = (dice: number) => played([shot, ...steps], { 'combat-pool': dice }).steps[2]?.unusable?.[0]?.chance
    // the levy falls to the one die in 1/3, and the first charge takes two dice then
    expect(chance(3)).toBeCloseTo(1 / 3, 12)
    expect(chance(2)).toBeCloseTo(1 / 3, 12)
    expect(chance(4)).toBeUndefined()
    expect(chance(1)).toBeCloseTo(1, 12)
  })

  it('of the enemy is his own', () => {
    const charge = (name: string): StepFile => ({ charge: name, target: 'huscarls', enemy: { abilities: ['shieldwall'] } })
    const report = played([charge('men'), charge('more')], undefined, {}, { shieldwall: 1 })
    expect(report.steps[0]).not.toHaveProperty('unusable')
    const { what, chance } = report.steps[1]?.unusable?.[0] ?? {}
    expect(what).toBe('Shieldwall has no die left and is not used')
    expect(chance).toBeCloseTo(report.steps[1]?.played ?? -1, 12)
  })
})

describe('a box used by itself', () => {
  it('takes fatigue off each unit it is used on, down to none', () => {
    const report = played([{ use: 'njord', on: ['jarl', 'men', 'more'] }])
    expect(['jarl', 'men', 'more', 'bows'].map(name => unit(report, name).fatigue.mean)).toEqual([0, 0, 1, 0])
    expect(eventsOf(report)).toEqual({ used: 1 })
  })

  it('puts it on the enemy', () => {
    const report = played([{ use: 'trapped', on: ['men', 'jarl'] }], undefined, { turn: 'danes' })
    expect(['jarl', 'men', 'more'].map(name => unit(report, name).fatigue.mean)).toEqual([1, 2, 2])
    expect(unit(report, 'huscarls').fatigue.mean).toBe(1)
  })

  it('leaves lost units alone, and is not used where all are lost', () => {
    expect(eventsOf(played([DUEL, { use: 'njord', on: 'hird' }]))).toEqual({ used: about(7 / 9), 'unit gone': about(2 / 9) })
    const report = played([DUEL, { use: 'njord', on: ['hird', 'men'] }])
    expect(eventsOf(report)).toEqual({ used: about(1) })
    expect(unit(report, 'hird').fatigue.p).toEqual([about(1)])
    expect(unit(report, 'men').fatigue.p[0]).toBeCloseTo(1, 12)
  })

  it('may be used by the exhausted, and once', () => {
    const spent = {
      turn: 'vikings',
      warbands: { vikings: { faction: 'vikings', units: { men: '4 hirdmen fatigue 5' } }, danes: DANES }
    }
    expect(eventsOf(played([{ use: 'njord', on: 'men' }], undefined, spent))).toEqual({ used: 1 })
    const twice = played([
      { use: 'njord', on: 'more' },
      { use: 'njord', on: 'more' }
    ])
    expect(eventsOf(twice)).toEqual({ 'no die left to pay': 1 })
    expect(unit(twice, 'more').fatigue.mean).toBe(1)
  })

  it('leaves the wounds of a warlord alone', () => {
    const duel = { warbands: { vikings: { faction: 'vikings', units: { jarl: 'warlord wounds 7 fatigue 2' } }, danes: DANES } }
    const report = played([{ use: 'njord', on: 'jarl' }], undefined, duel)
    expect([unit(report, 'jarl').models.p[7], unit(report, 'jarl').fatigue.p[1]]).toEqual([1, 1])
  })

  it('takes its die from the board', () => {
    const steps: StepFile[] = [DUEL, { use: 'njord', on: 'more', when: 'fyrd gone' }, { use: 'njord', on: 'more' }]
    expect(eventsOf(played(steps, { njord: 1 }))).toEqual({ used: about(4 / 9), 'no die left to pay': about(5 / 9) })
    expect(eventsOf(played([{ use: 'njord', on: 'more' }], { hirdmen: 1 }))).toEqual({ 'no die left to pay': 1 })
  })

  it.each(['frigg', 'stamping', 'lords-of-battle'])('is none that is for a fight (R7.4): %s', use => {
    const faction = { frigg: 'vikings', stamping: 'normans', 'lords-of-battle': 'anglo-danes' }[use] ?? ''
    const warbands = { ours: { faction, units: { men: '4 hearthguard fatigue 1' } }, theirs: { units: { fyrd: '8 warriors' } } }
    expect(() => reported({ warbands, steps: [{ use, on: ['men'] }] })).toThrow(/ is for a fight \(R7\.4\)/u)
  })
})
