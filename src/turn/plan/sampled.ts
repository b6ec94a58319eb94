import type { Random } from '../../chance/dice'
import { BLOCK, thrown } from '../../chance/sampled'
import { holdsOf } from '../../model/condition'
import { thousands } from '../../model/figures'
import { pacing, worked } from '../../model/work'
import { isOnPoints, reportedFields } from './affected-units'
import { at, fieldOf, type Values } from './field'
import { keyOf, OTHERWISE } from './groups'
import { near, type Outcome } from './outcome'
import { holdsIn, leadOf, type PlanModel } from './plan-model'
import { undecided } from './played'
import { type Place, programOf } from './program'
import { added, distinctHistories, type Tallies } from './tally'
import { courseAfter, type Passage, passagesFrom, type Walker } from './walk'

/** The same steps with thrown dice: one trial is one turn. */

interface Trial {
  readonly values: Values
  readonly course: string
}

const tried = (walker: Walker, heads: readonly Place[]): Trial => {
  let place: Place | undefined = heads[0]
  let { start: values } = walker.world
  let course = ''
  while (place) {
    if (place.is === 'mark') place = heads[place.index]
    else {
      const passage: Passage | undefined = passagesFrom(walker, place, values, 1)[0]
      course = courseAfter(course, place, passage?.event)
      values = passage?.values ?? values
      place = passage?.to
    }
  }
  return { values, course }
}

/** The likeliest courses; the others are one. */
const clipped = (courses: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const distinct = distinctHistories(courses)
  const found = new Map<string, number>()
  for (const [course, chance] of courses) added(found, distinct.has(course) ? course : OTHERWISE, chance)
  return found
}

const shared = <K>(counts: ReadonlyMap<K, number>, trials: number): ReadonlyMap<K, number> =>
  new Map([...counts].map(([key, count]) => [key, count / trials]))

const scale = (tallies: Tallies, trials: number): void => {
  const over = (counts: Map<unknown, number>) => {
    for (const [key, count] of counts) counts.set(key, count / trials)
  }
  for (const tally of tallies.values()) {
    over(tally.events)
    over(tally.fights)
    over(tally.faults)
    for (const side of ['attacker', 'tie', 'defender'] as const) tally.winner[side] /= trials
    for (const side of ['attacker', 'defender', 'nobody'] as const) tally.disengages[side] /= trials
    tally.stoppable /= trials
  }
}

/** Units of work to throw a step of a plan. */
const UNITS_OF_STEP = 20

/** So many turns played with dice from these streams, a stream for each block of trials. */
export const sampledOutcome = (world: PlanModel, trials: number, stream: (block: number) => Random): Outcome => {
  const { heads } = programOf(world)
  const { plan, forces } = world
  const tallies: Tallies = new Map()
  const models = forces.map(() => new Map<number, number>())
  const fatigue = forces.map(() => new Map<number, number>())
  const points = new Map<number, number>()
  const courses = new Map<string, number>()
  const goals = plan.goals.map(() => 0)
  const asked = [...reportedFields(world)].sort((one, other) => one - other)
  const joint = new Map<string, { values: Values; weight: number }>()
  let dice = thrown(stream(0))
  const walker: Walker = {
    world,
    decisions: undecided(world),
    ends: meeting => {
      const { end, changes, event } = meeting.resultOf(meeting.bout.thrown(dice))
      return [{ end, changes, event, chance: 1 }]
    },
    tallies
  }
  const pace = pacing(trials, { what: `its ${thousands(trials)} thrown turns`, cure: 'throw fewer with --trials' })
  for (let trial = 0; trial < trials; trial++) {
    worked(UNITS_OF_STEP * heads.length)
    pace.done()
    if (trial > 0 && trial % BLOCK === 0) dice = thrown(stream(trial / BLOCK))
    const { values, course } = tried(walker, heads)
    forces.forEach((_, unit) => {
      added(models[unit] as Map<number, number>, at(values, fieldOf(unit, 'models')), 1)
      added(fatigue[unit] as Map<number, number>, at(values, fieldOf(unit, 'fatigue')), 1)
    })
    const swing = near(leadOf(world, values))
    added(points, swing, 1)
    added(courses, course, 1)
    plan.goals.forEach((goal, i) => {
      const isSo = isOnPoints(goal) ? holdsOf(goal.condition, () => swing) : holdsIn(world, goal.condition, values)
      if (isSo) goals[i] = (goals[i] ?? 0) + 1
    })
    const key = keyOf(values, asked)
    const met = joint.get(key)
    if (met) met.weight += 1 / trials
    else joint.set(key, { values, weight: 1 / trials })
  }
  pace.over()
  scale(tallies, trials)
  return {
    models: models.map(counts => shared(counts, trials)),
    fatigue: fatigue.map(counts => shared(counts, trials)),
    goals: goals.map(count => count / trials),
    points: shared(points, trials),
    courses: [clipped(shared(courses, trials))],
    joint: asked.length === 0 ? [] : [{ fields: asked, entries: [...joint.values()] }],
    tallies,
    growth: []
  }
}
