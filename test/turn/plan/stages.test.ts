import { describe, expect, it } from 'vitest'
import { planAnswers } from '../../../src/answers/turns'
import { odds } from '../../../src/battle/odds'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { quantityAt, STAGES, type Stage } from '../../../src/model/quantities'
import type { Scenario } from '../../../src/model/scenario'
import { parsePlanSentence } from '../../../src/request/plan/sentence'
import { rulebook } from '../../../src/rules/rulebook'
import { fightOdds } from '../../../src/turn/plan/encounter'
import { about, planned, reported } from './playing'

/**
 * One hirdman charges one ceorl, by hand: each of his two dice hits with 1/2 and is saved with 1/3; the ceorl's one hits with 1/3 and is
 * saved with 1/3 (R3.6, R3.7).
 */
const plan = (goals: Readonly<Record<string, string>>, more: readonly StepFile[] = []): PlanFile => ({
  warbands: { vikings: { units: { hird: '1 hirdman' } }, saxons: { units: { fyrd: '1 ceorl' } } },
  goals,
  steps: [{ charge: 'hird', target: 'fyrd' }, ...more]
})

const chanceOf = (condition: string, more: readonly StepFile[] = []): number =>
  reported(plan({ asked: condition }, more)).goals[0]?.chance ?? -1

describe('what a plan knows of the dice of a fight', () => {
  it.each([
    ['hird.attackDice = 2', 1],
    ['hird attack dice = 1', 0],
    ['hird.hits = 2', 1 / 4],
    ['hird hits at least 1', 3 / 4],
    ['hird hits exactly 1', 1 / 2],
    ['hird hits 1 or fewer', 3 / 4],
    ['hird hits that got through >= 2', 1 / 9],
    ['hird.hits-through = 0', 4 / 9],
    // a ceorl saves a die of the hirdman with 1/2 * 1/3
    ['fyrd.saves >= 1', 11 / 36],
    ['fyrd defence dice = 2', 1 / 4],
    ['fyrd.hits = 1', 1 / 3],
    ['hird.defenceDice = 1', 1 / 3],
    ['hird dice rolled = 3', 1 / 3],
    ['fyrd.dice >= 2', 3 / 4],
    // hits and losses of the same dice: one hit saved with 1/3, two with 1/9
    ['hird.hits >= 1 and not fyrd gone', 1 / 6 + 1 / 36],
    ['hird.hits = 2 and fyrd gone', (1 / 4) * (8 / 9)],
    ['fyrd wiped out', 5 / 9],
    ['fyrd loses 1 or more', 5 / 9],
    // both fall or neither does: a tie
    ['hird tied', 38 / 81],
    ['hird disengaged', 28 / 81]
  ])('%s', (condition, chance) => expect(chanceOf(condition)).toEqual(about(chance)))

  it('is nothing before its first fight, and of its last one after that', () => {
    const rests = { ...plan({ asked: 'hird.hits >= 1' }), steps: [{ rest: 'hird' }] }
    expect(reported(rests).goals[0]?.chance).toBe(0)
    // whoever is gone keeps what his last fight showed: both live after the first with 28/81, then the same dice fall again
    const again: readonly StepFile[] = [{ charge: 'hird', target: 'fyrd', when: 'hird.models = 1 and fyrd.models = 1' }]
    expect(chanceOf('hird.hits = 2', again)).toEqual(about(1 / 4 - (1 / 4) * (1 / 9) * (7 / 9) + (28 / 81) * (1 / 4)))
  })

  it('decides what is done next', () => {
    const { steps } = reported(plan({}, [{ rest: 'fyrd', when: 'hird hits at least 2 and fyrd.models = 1' }]))
    expect(steps[1]?.events).toContainEqual({ event: 'condition not met', chance: about(35 / 36) })
  })

  it('is sampled as it is worked out', () => {
    const file = plan({ asked: 'hird.hits = 1 and fyrd.saves = 1' })
    // a hit of two dice with 1/2, saved with 1/3
    const [chance, trials] = [1 / 6, 4000]
    const thrown = reported(file, { method: 'monte-carlo', trials, seed: 'stages' }).goals[0]?.chance ?? -1
    expect(Math.abs(thrown - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / trials))
  })

  it('takes points killed and lost apart: a hirdman is worth 1, a ceorl 1/2 (R8.2)', () => {
    expect(chanceOf('points killed > 0')).toEqual(about(5 / 9))
    expect(chanceOf('points killed >= 1/2 and points.lost = 0')).toEqual(about(35 / 81))
  })

  it('is a goal by a condition, of a plan that is called as before', () => {
    const book = rulebook(1)
    const made = planned(parsePlanSentence(['8 bondi charge 4 huscarls'], book))
    const { headline, solution } = planAnswers.plan(
      { plan: made, method: 'exact', solve: 'bondi hits at least 3', command: '' },
      book
    )
    expect(headline).toBe('8 bondi charge 4 huscarls')
    // eight dice that hit on 5+
    const fewer = (2 / 3) ** 8 + 8 * (1 / 3) * (2 / 3) ** 7 + 28 * (1 / 3) ** 2 * (2 / 3) ** 6
    expect(solution?.value).toEqual(about(1 - fewer))
  })

  it('refuses what is of one fight alone, with its cure', () => {
    expect(() => chanceOf('attacker hits >= 1')).toThrow('a plan has several fights: name the unit, as in hird.hits >= 3')
    expect(() => reported(plan({}, [{ rest: 'fyrd', when: 'points > 1' }]))).toThrow(
      'victory points are counted when the plan is over'
    )
  })
})

/** Fights whose dice are laid out in each of the ways there are. */
const FIGHTS: Readonly<Record<string, Scenario>> = {
  plain: { kind: 'melee', edition: 1, attacker: { unit: 'bondi', models: 8 }, defender: { unit: 'huscarls', models: 4 } },
  'with bonus dice, Resilience and a guard': {
    kind: 'melee',
    edition: 1,
    attacker: { unit: 'bondi', models: 6, effects: [{ verb: 'defence-dice', count: 3 }] },
    defender: { unit: 'warlord', faction: 'anglo-danes', guards: { unit: 'huscarls', models: 2 } }
  },
  'with Thor, two melees': {
    kind: 'melee',
    edition: 1,
    attacker: { unit: 'hirdmen', models: 3, abilities: [{ id: 'thor' }] },
    defender: { unit: 'ceorls', models: 4 }
  },
  'with Crush': {
    kind: 'melee',
    edition: 1,
    attacker: { unit: 'knights', faction: 'normans', models: 4, mounted: true, abilities: [{ id: 'crush' }] },
    defender: { unit: 'ceorls', models: 4 }
  },
  'with Crush that doubles what is not saved': {
    kind: 'melee',
    edition: 1,
    readings: { 'crush-timing': 'unsaved' },
    attacker: { unit: 'knights', faction: 'normans', models: 4, mounted: true, abilities: [{ id: 'crush' }] },
    defender: { unit: 'ceorls', models: 4 }
  },
  'Side by Side': {
    kind: 'melee',
    edition: 1,
    attacker: {
      together: [
        { unit: 'warlord', faction: 'vikings' },
        { unit: 'hirdmen', models: 3 }
      ]
    },
    defender: { unit: 'ceorls', models: 5 }
  },
  'a shot': {
    kind: 'shoot',
    edition: 1,
    attacker: { unit: 'levies', faction: 'saxons', models: 12 },
    defender: { unit: 'bondi', models: 6 }
  },
  'of the second edition': {
    kind: 'melee',
    edition: 2,
    attacker: { unit: 'warriors', models: 6 },
    defender: { unit: 'hearthguard', models: 4 }
  },
  'of the second edition, with defence dice beyond the hits, and none at all': {
    kind: 'melee',
    edition: 2,
    attacker: { unit: 'warriors', models: 3, effects: [{ verb: 'dice-per-hit', count: 0 }] },
    defender: { unit: 'hearthguard', models: 2, effects: [{ verb: 'defence-dice', count: 3 }] }
  },
  'of the second edition, with Resilience': {
    kind: 'melee',
    edition: 2,
    attacker: { unit: 'warriors', models: 6 },
    defender: { unit: 'warlord' }
  }
}

describe('a fight that is noted', () => {
  it.each(Object.entries(FIGHTS))(
    'ends as it does unnoted, and its stages are those of the fight by itself: %s',
    (_, scenario) => {
      const book = rulebook(scenario.edition === 2 ? 2 : 1)
      const alone = odds(scenario, book, { stages: true })
      const sides = ['attacker', 'defender'] as const
      for (const side of sides) {
        const ends = fightOdds(scenario, book, { attacker: new Set(), defender: new Set(), [side]: new Set(STAGES) }).ends()
        for (const lost of [0, 1, 2, 3]) {
          const fallen = ends.reduce((sum, { end, chance }) => (end.units.at(-1)?.lost === lost ? sum + chance : sum), 0)
          expect(fallen).toBeCloseTo(alone.defender.losses.p[lost] ?? 0, 10)
        }
        const dice = ends.reduce((sum, { end, chance }) => sum + chance * (end.notes?.[side].dice ?? 0), 0)
        expect(dice).toBeCloseTo(quantityAt(`${side}.diceRolled`)?.of(alone) ?? -1, 10)
        for (const stage of STAGES.filter(each => each !== 'dice')) {
          const path = { attackDice: 'attackDiceRolled', defenceDice: 'defenceDiceRolled', through: 'hitsThrough' } as const
          const key = stage in path ? path[stage as keyof typeof path] : stage
          for (const count of [0, 1, 2, 3, 5, 9]) {
            const met = ends.reduce((sum, { end, chance }) => (end.notes?.[side][stage] === count ? sum + chance : sum), 0)
            expect(met).toBeCloseTo(quantityAt(`${side}.${key}.p.${count}`)?.of(alone) ?? 0, 10)
          }
        }
      }
    }
  )
  it('is refused where it would be followed in more states than can be numbered', () => {
    const large: Scenario = {
      kind: 'melee',
      edition: 1,
      attacker: { unit: 'hirdmen', models: 12 },
      defender: { unit: 'huscarls', models: 12 }
    }
    const all = new Set(STAGES)
    const noted = (attacker: ReadonlySet<Stage>, defender: ReadonlySet<Stage>) => () =>
      fightOdds(large, rulebook(1), { attacker, defender }).ends()
    expect(noted(all, all)).toThrow(
      `${2 * STAGES.length} numbers of hits, saves and dice of one fight are too many to follow at once: ask for fewer`
    )
    expect(noted(all, new Set())).not.toThrow()
  })
})
