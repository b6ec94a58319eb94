import type { Condition } from '../../model/condition'
import type { PlanChoiceReport, PlanSolution } from '../../model/plan-report'
import type { Values } from './field'
import { keyOf } from './groups'
import type { Play } from './options'
import { type Apart, partsOf } from './parts'
import { type Played, played, undecided } from './played'
import { type Row, rulesOf } from './policy'
import { type Act, type Choose, type Place, programOf } from './program'
import { type Decided, type Fixed, isFree, solver, waysOf } from './solver'
import type { Decisions } from './walk'
import type { World } from './world'

/** The best plan for a goal: what to do where, what it is worth, and what looking in between is worth. */

/** Every node of a step's walk. */
const nodes = (place: Place): readonly Place[] => {
  switch (place.is) {
    case 'mark':
      return []
    case 'fork':
      return [place, ...nodes(place.yes), ...nodes(place.no)]
    case 'choose':
      return [place, ...place.options.flatMap(({ first }) => nodes(first))]
    case 'act':
    case 'stop':
      return [place, ...nodes(place.next)]
  }
}

interface Solved extends Apart {
  readonly decided: Decided
}

const choicesIn = (world: World, heads: readonly Place[]): readonly (Act | Choose)[] =>
  [...new Set(heads.flatMap(nodes))].filter(
    (place): place is Act | Choose =>
      (place.is === 'choose' && place.options.length > 1) || (place.is === 'act' && isFree(world.plays.get(place.step) ?? []))
  )

/** Somebody decides there: we, or the enemy. */
const isOpen = (world: World, place: Place): boolean =>
  place.is === 'choose' || (place.is === 'act' && (world.plays.get(place.step) ?? []).flat(3).length > 1)

const totalOf = (values: readonly number[], goal: Condition | 'points'): number =>
  goal === 'points' ? values.reduce((sum, value) => sum + value, 0) : values.reduce((product, value) => product * value, 1)

/** Plans fixed beforehand that are tried. */
const MOST_BLIND = 3000

const sizeOf = (world: World, place: Act | Choose): number =>
  place.is === 'choose' ? place.options.length : waysOf(world.plays.get(place.step) ?? []).length

/** The best of all plans that do not look. */
const blindly = (world: World, heads: readonly Place[], { aim, part }: Apart, choices: readonly (Act | Choose)[]) => {
  const mine = choices.filter(({ index }) => part.steps.includes(index))
  const count = mine.reduce((product, place) => product * sizeOf(world, place), 1)
  if (count > MOST_BLIND) return undefined
  let best: { readonly value: number; readonly fixed: Fixed } | undefined
  for (let number = 0; number < count; number++) {
    let rest = number
    const fixed = new Map<Act | Choose, number>()
    for (const place of mine) {
      fixed.set(place, rest % sizeOf(world, place))
      rest = Math.floor(rest / sizeOf(world, place))
    }
    const { value } = solver(world, heads, aim, part, fixed)
    if (!best || value > best.value + 1e-12) best = { value, fixed }
  }
  return best
}

const nameOf = (world: World, place: Act | Choose, way: number): string =>
  place.is === 'choose' ? (place.options[way]?.name ?? '') : (waysOf(world.plays.get(place.step) ?? [])[way]?.play.name ?? '')

/** Who decides as was solved, and writes down where. */
const deciding = (
  world: World,
  solved: readonly Solved[],
  rows: Map<Place, Map<string, Row & { choice: number }>>
): Decisions => {
  const first = undecided(world)
  const known = new Map<Place, Map<string, Play>>()
  const partFor = (index: number) => solved.find(({ part }) => part.steps.includes(index))
  const keyAt = (place: Place, values: Values) => keyOf(values, partFor(place.index)?.part.needed[place.index] ?? [])
  const note = (place: Act | Choose, values: Values, weight: number, { decided }: Solved) => {
    const here = rows.get(place) ?? new Map<string, Row & { choice: number }>()
    rows.set(place, here)
    const key = keyAt(place, values)
    const before = here.get(key)
    if (before) before.weight += weight
    else {
      const worths = decided.worths(place, values)
      const most = Math.max(...worths)
      const good = worths.flatMap((worth, way) => (worth >= most - 1e-9 ? [way] : []))
      here.set(key, { values, weight, good, choice: good[0] ?? 0 })
    }
  }
  return {
    play: (act, values, weight) => {
      const part = partFor(act.index)
      if (!part || !isOpen(world, act)) return first.play(act, values, weight)
      if (isFree(world.plays.get(act.step) ?? [])) note(act, values, weight, part)
      const here = known.get(act) ?? new Map<string, Play>()
      known.set(act, here)
      const key = keyAt(act, values)
      const found = here.get(key) ?? part.decided.act(act, values) ?? first.play(act, values, weight)
      here.set(key, found)
      return found
    },
    option: (choose, values, weight) => {
      const part = partFor(choose.index)
      if (!part) return first.option(choose, values, weight)
      note(choose, values, weight, part)
      return rows.get(choose)?.get(keyAt(choose, values))?.choice ?? 0
    }
  }
}

const choiceReport = (
  world: World,
  place: Act | Choose,
  rows: ReadonlyMap<string, Row & { choice: number }> | undefined,
  solved: readonly Solved[]
): PlanChoiceReport => {
  const all = [...(rows?.values() ?? [])]
  const names = Array.from({ length: sizeOf(world, place) }, (_, way) => nameOf(world, place, way))
  const fields = solved.find(({ part }) => part.steps.includes(place.index))?.part.needed[place.index] ?? []
  const options = names.map((option, way) => ({
    option,
    chance: all.reduce((sum, { choice, weight }) => (choice === way ? sum + weight : sum), 0)
  }))
  return {
    step: place.step.label,
    text: place.step.text,
    rules: all.length === 0 ? [] : rulesOf(all, fields, names, world),
    options: options.filter(({ chance }, way) => chance > 0 || names.length <= 12 || way === 0),
    indifferent: all.every(({ good }) => good.length === names.length)
  }
}

export interface Solution {
  readonly report: PlanSolution
  readonly played: Played
}

/** `name`: of the goal. */
export const solved = (world: World, name: string, goal: Condition | 'points'): Solution => {
  const { heads } = programOf(world)
  const parts = partsOf(world, goal).map((apart): Solved => ({ ...apart, decided: solver(world, heads, apart.aim, apart.part) }))
  const choices = choicesIn(world, heads)
  const written: Fixed = new Map(choices.map(place => [place, 0]))
  const asWritten = parts.map(({ aim, part }) => solver(world, heads, aim, part, written).value)
  const blind = parts.map(part => blindly(world, heads, part, choices))
  const rows = new Map<Place, Map<string, Row & { choice: number }>>()
  const open = [...new Set(heads.flatMap(nodes))].filter(place => isOpen(world, place))
  const extra = (index: number): ReadonlySet<number> =>
    open.some(place => place.index === index)
      ? new Set(parts.find(({ part }) => part.steps.includes(index))?.part.needed[index] ?? [])
      : new Set()
  const result = played(world, deciding(world, parts, rows), extra)
  const value = totalOf(
    parts.map(({ decided }) => decided.value),
    goal
  )
  const isBlindKnown = blind.every(each => each !== undefined)
  const blindValue = isBlindKnown
    ? totalOf(
        blind.map(each => each?.value ?? 0),
        goal
      )
    : undefined
  const fixed = new Map(blind.flatMap(each => [...(each?.fixed ?? [])]))
  return {
    report: {
      goal: name,
      value,
      ...(blindValue !== undefined && {
        blind: blindValue,
        blindPlan: [...fixed]
          .map(([place, way]) => ({ step: place.step.label, option: nameOf(world, place, way) }))
          .sort((one, other) => one.step.localeCompare(other.step, 'en', { numeric: true })),
        information: Math.max(0, value - blindValue)
      }),
      written: totalOf(asWritten, goal),
      choices: choices
        .map(place => choiceReport(world, place, rows.get(place), parts))
        .sort((one, other) => one.step.localeCompare(other.step, 'en', { numeric: true })),
      decisions: parts.reduce((sum, { decided }) => sum + decided.states(), 0)
    },
    played: result
  }
}
