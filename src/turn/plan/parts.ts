import type { Condition } from '../../model/condition'
import { fieldOf } from './field'
import type { Aim, Part } from './solver'
import { touchedBy } from './touched'
import { fieldsAsked, type World } from './world'

/** Steps that never touch each other's numbers are solved apart: points add up, "and" multiplies. */

export interface Apart {
  readonly aim: Aim
  readonly part: Part
}

/** Numbers that hang together, by one that stands for all. */
const union = () => {
  const parent = new Map<number, number>()
  const root = (field: number): number => {
    const above = parent.get(field) ?? field
    return above === field ? field : root(above)
  }
  return {
    root,
    join: (fields: Iterable<number>) => {
      const [first, ...others] = fields
      for (const other of others) parent.set(root(other), root(first ?? other))
    }
  }
}

const conjuncts = (condition: Condition): readonly Condition[] =>
  condition.is === 'all' ? condition.of.flatMap(conjuncts) : [condition]

const isModels = (field: number, world: World): boolean => world.forces.some((_, unit) => fieldOf(unit, 'models') === field)

/** The goal and the plan in parts that can be solved each by itself. */
export const partsOf = (world: World, goal: Condition | 'points'): readonly Apart[] => {
  const touched = world.plan.steps.map(step => touchedBy(world, step))
  const groups = union()
  for (const fields of touched) groups.join(fields)
  const wanted = goal === 'points' ? [] : conjuncts(goal)
  for (const condition of wanted) groups.join(fieldsAsked(world, condition))
  const partAt = (root: number, goals: readonly number[]): Part => {
    const steps = touched.flatMap((fields, index) => ([...fields].some(field => groups.root(field) === root) ? [index] : []))
    const needed: number[][] = []
    const last = world.plan.steps.length
    for (let index = last; index >= 0; index--) {
      const later = needed[index + 1] ?? goals
      needed[index] = steps.includes(index) ? [...new Set([...(touched[index] ?? []), ...later])] : [...later]
    }
    return { steps, needed }
  }
  if (goal === 'points') {
    const roots = new Set(touched.flatMap(fields => [...fields].filter(field => isModels(field, world)).map(groups.root)))
    return [...roots].map(root => ({ aim: { is: 'points' }, part: partAt(root, []) }))
  }
  const roots = new Map<number, Condition[]>()
  for (const condition of wanted) {
    const [field = -1] = fieldsAsked(world, condition)
    const root = groups.root(field)
    roots.set(root, [...(roots.get(root) ?? []), condition])
  }
  return [...roots].map(([root, conditions]) => {
    const condition: Condition = { is: 'all', of: conditions }
    return { aim: { is: 'condition', condition }, part: partAt(root, fieldsAsked(world, condition)) }
  })
}
