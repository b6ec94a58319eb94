import { answers } from '../../../src/answers'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import type { PlanReport } from '../../../src/model/report'
import { boardsOf, laidOver } from '../../../src/request/boards/read'
import { planDrafted } from '../../../src/request/plan/read'
import { rulebook } from '../../../src/rules/rulebook'
import { planFaults } from '../../../src/turn/plan/check'
import { type Fraction, sum, toNumber } from '../../oracle/fraction'
import { type Activation, bestChance, endsOf, type Plan, type State, type Step } from '../../oracle/second/plan'
import { randomFrom } from '../../oracle/second/random'
import { dusk, fightBoxes, randomPlan, twilight } from '../../oracle/second/random-plan'
import { scenarioOf } from '../../oracle/second/scenario'
import type { Act, Unit } from '../../oracle/second/types'

/** Random plans of the second edition, for the product and for the referee (sections 4 to 6). */

/** The board of both sides: what pays for activations, what is used in fights, and beside them (N13, T7.5). */
const board = {
  edition: 2,
  factions: { gods: { name: 'Gods', names: ['gods'] } },
  heroes: {
    marshal: {
      name: 'Marshal',
      faction: 'gods',
      points: 4,
      mounted: 'may',
      obey: { units: 2, for: ['move', 'rest', 'shoot', 'charge'] }
    },
    inspirer: {
      name: 'Inspirer',
      faction: 'gods',
      points: 4,
      mounted: 'may',
      obey: { units: 0, for: ['move'] },
      lendsDetermination: true
    }
  },
  abilities: {
    gods: {
      ...Object.fromEntries(
        (['hearthguard', 'warriors', 'levies'] as const).map(name => [
          `call-${name}`,
          {
            name: `Call ${name}`,
            when: ['Activation'],
            cost: 'any',
            multi: true,
            text: 'activates one',
            activates: { class: name === 'hearthguard' ? ['hearthguard', 'warlord'] : [name] },
            noFight: 'activates one'
          }
        ])
      ),
      ...Object.fromEntries(
        Object.entries(fightBoxes).map(([id, effects]) => [
          id,
          { name: id, when: ['Melee', 'Shooting', 'Shooting/Reaction'], cost: 'any', text: 'dice', effects }
        ])
      ),
      twilight: {
        name: 'Twilight',
        when: ['Orders'],
        cost: 'any',
        text: 'all armour is less',
        until: 'turn',
        effects: [...twilight, { verb: 'free-activation', for: 'charge' }, { verb: 'basic', box: 'thunder' }]
      },
      dusk: { name: 'Dusk', when: ['Orders'], cost: 'any', text: 'a die', until: 'next-turn', effects: dusk },
      solace: box('Solace', 'own', -1),
      dread: box('Dread', 'enemy', 1)
    }
  }
}

function box(name: string, of: 'own' | 'enemy', count: number): object {
  return { name, when: ['Orders'], cost: 'any', text: 'fatigue', effects: [{ verb: 'fatigue', of, count, when: 'before' }] }
}

const book = laidOver(rulebook(2), boardsOf([{ name: 'gods.json', text: JSON.stringify(board) }]))

type Json = Readonly<Record<string, unknown>>

const unitOf = (unit: Unit): Json => {
  const { orders, lendsDetermination, ...plain } = unit
  const { givesUpDice: _, ...said } = scenarioOf({ kind: 'melee', attacker: plain, defender: plain }).attacker as Json
  const hero = lendsDetermination ? 'inspirer' : orders === 2 ? 'marshal' : undefined
  return {
    ...said,
    ...(hero && { unit: hero, resilience: unit.resilience ?? 1 })
  }
}

/** Boxes and fatigue: what a side does in a fight. */
const conductOf = (acts: readonly Act[], by: Act['by']) => {
  const own = acts.filter(act => act.by === by)
  const abilities = own.flatMap(act => (act.kind === 'fatigue' ? [] : [act.name ?? '']))
  return {
    ...(abilities.length > 0 && { abilities }),
    spend: own.flatMap(act => (act.kind === 'fatigue' ? [act.buys] : []))
  }
}

const FREE = { determination: 'determination', 'we-obey': 'we-obey', equipment: true } as const
/** Inches that are within a band and no less. */
const INCHES = { VS: 2, S: 4, M: 6, L: 12 } as const

const activationOf = (step: Activation): StepFile => {
  const { verb, unit, target, by, acts = [], near, ends, noFatigue, within, all } = step
  const { abilities, spend } = conductOf(acts, 'attacker')
  return {
    [verb]: unit,
    ...(target && {
      target,
      ...(abilities && { abilities }),
      ...(verb === 'charge' && { spend }),
      enemy: conductOf(acts, 'defender')
    }),
    ...(near && { near }),
    ...(ends && { ground: ends }),
    ...(within && { distance: INCHES[within] }),
    ...(by && by !== 'die' && { free: FREE[by] }),
    ...(noFatigue && { tireless: true }),
    ...(all && { all })
  } as StepFile
}

const stepOf = (step: Step, at: number, all: readonly Step[]): StepFile => {
  if (step.verb === 'end-turn')
    return { turn: all.slice(0, at).filter(({ verb }) => verb === 'end-turn').length % 2 === 0 ? 'theirs' : 'ours' }
  if (step.verb === 'effect') return { use: step.name ?? '' }
  if (step.verb === 'fatigue') return { use: step.name ?? '', on: [step.unit] }
  if (step.verb === 'choose') return { choose: step.ways.map(way => way.map(stepOf)) }
  return activationOf(step)
}

/** The boxes that activate a class are called so here. */
const CALLS = new Set(['hearthguard', 'warriors', 'levies'])

const fileOf = ({ units, dice, readings: all = {}, steps }: Plan): PlanFile => {
  const side = (band: 'ours' | 'theirs', names: readonly string[]) => {
    const laid = dice?.[band]
    return {
      faction: 'gods',
      ...(laid && {
        dice: Object.fromEntries(Object.entries(laid).map(([name, count]) => [CALLS.has(name) ? `call-${name}` : name, count]))
      }),
      units: Object.fromEntries(names.map(name => [name, unitOf(units[name] as Unit)]))
    }
  }
  const { 'charge-dice': _c, 'points-rounding': _p, 'enemy-acts': _e, ...readings } = all
  return {
    edition: 2,
    readings,
    warbands: { ours: side('ours', ['a', 'b']), theirs: side('theirs', ['x', 'y']) },
    goals: { won: 'x.models = 0 or y.models = 0' },
    steps: steps.map(stepOf)
  } as unknown as PlanFile
}

const hasWon = ({ units }: State): boolean => units['x']?.models === 0 || units['y']?.models === 0

const apart = (what: string, said: number | undefined, exact: Fraction): readonly string[] =>
  said !== undefined && Math.abs(said - toNumber(exact)) < 1e-9 ? [] : [`${what}: ${said}, not ${toNumber(exact)}`]

const ofUnits = ({ units, goals }: PlanReport, plan: Plan): readonly string[] => {
  const ends = endsOf(plan)
  const chance = (holds: (state: State) => boolean) => sum(ends.filter(({ value }) => holds(value)).map(each => each.chance))
  return [
    ...units.flatMap(({ unit, models, fatigue, start }) => [
      ...Array.from({ length: start + 1 }, (_, left) =>
        apart(
          `${unit}, ${left} left`,
          models.p[left] ?? 0,
          chance(state => state.units[unit]?.models === left)
        )
      ).flat(),
      ...Array.from({ length: 7 }, (_, tired) =>
        apart(
          `${unit}, fatigue ${tired}`,
          fatigue.p[tired] ?? 0,
          chance(({ units: all }) => (all[unit]?.models === 0 ? 0 : all[unit]?.fatigue) === tired)
        )
      ).flat()
    ]),
    ...apart('the goal', goals[0]?.chance, chance(hasWon))
  ]
}

/** The numbers in which the product and the referee differ; undefined where the product does not take the plan. */
export const planDifferences = (played: Plan): { readonly file: PlanFile; readonly wrong: readonly string[] } | undefined => {
  const file = fileOf(played)
  const { plan, mistakes } = planDrafted({ file }, book)
  if (mistakes.length > 0 || planFaults(plan, book).length > 0) return undefined
  const asked = { plan, method: 'exact', command: 'saga-odds plan' } as const
  if (!played.steps.some(({ verb }) => verb === 'choose')) return { file, wrong: ofUnits(answers.plan(asked, book), played) }
  const { solution } = answers.plan({ ...asked, solve: 'won' }, book)
  return { file, wrong: apart('the best play', solution?.value, bestChance(played, hasWon)) }
}

/** So many random plans that the product takes, each with where it differs from the referee. */
export const secondPlans = (
  count: number
): readonly { readonly seed: number; readonly file: PlanFile; readonly wrong: readonly string[] }[] => {
  const played = []
  for (let seed = 0; played.length < count && seed < 100 * count; seed++) {
    const found = planDifferences(randomPlan(randomFrom(seed)))
    if (found) played.push({ seed, ...found })
  }
  return played
}
