import type { PlanBranch, PlanReport } from '../../model/plan-report'
import { percent } from '../figures'
import { type Figures, type Section, say } from '../page'

/** The tree of what happened: steps in which only one thing can happen stand in one line. */

/** A screen of it; rarer branches are told together. */
const MOST_ROWS = 24

interface Twig {
  readonly depth: number
  readonly text: string
  readonly chance: number
}

const named = ({ step, text, event }: PlanBranch): string =>
  [step, text === '' ? event : `${text}: ${event}`].filter(Boolean).join(' ')

/** A branch with those that follow it without a fork. */
const straight = (branch: PlanBranch): { readonly text: string; readonly last: PlanBranch } => {
  const parts = [named(branch)]
  let last = branch
  while (last.then.length === 1 && last.then[0]) {
    ;[last] = last.then as [PlanBranch]
    parts.push(named(last))
  }
  return { text: parts.join('; '), last }
}

const twigs = (branches: readonly PlanBranch[], depth: number, least: number): readonly Twig[] => {
  const told = branches.filter(({ chance }) => chance >= least)
  const others = branches.filter(({ chance }) => chance < least).reduce((sum, { chance }) => sum + chance, 0)
  return [
    ...told.flatMap(branch => {
      const { text, last } = straight(branch)
      return [{ depth, text, chance: branch.chance }, ...twigs(last.then, depth + 1, least)]
    }),
    ...(others > 0 ? [{ depth, text: told.length > 0 ? 'anything else' : 'one of several outcomes', chance: others }] : [])
  ]
}

/** The tree with as many branches as have room. */
const cut = (branches: readonly PlanBranch[], full: boolean): readonly Twig[] => {
  for (const least of full ? [0] : [0, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1]) {
    const found = twigs(branches, 0, least)
    if (found.length <= MOST_ROWS || full) return found
  }
  return twigs(branches, 0, 0.2)
}

const rows = (tree: readonly PlanBranch[], full: boolean): Figures['rows'] =>
  cut(tree, full).map(({ depth, text, chance }) => ({
    name: `${'· '.repeat(depth)}${text}`,
    tone: 'plain',
    cells: [{ text: percent(chance) }]
  }))

export const happened = ({ trees }: PlanReport, full: boolean): readonly Section[] => {
  const forked = trees.filter(tree => tree.some(branch => straight(branch).last.then.length > 0) || tree.length > 1)
  return forked.map((tree, i) => ({
    ...(i === 0 && { heading: 'What happens' }),
    blocks: [
      ...(i > 0 ? [say('independently of that')] : []),
      { block: 'figures' as const, title: 'what happens', columns: ['chance'], rows: rows(tree, full) }
    ]
  }))
}
