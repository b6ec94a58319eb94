import type { PlanBranch } from '../../model/plan-report'
import { EVENTS, type Event } from './events'
import { OTHERWISE } from './groups'
import { allSteps, type World } from './world'

/** What happened, as a tree: each course is a list of steps with their events. */

/** "wins"; of a choice what was chosen. */
export const eventText = (event: string): string =>
  event.startsWith('=') ? event.slice(1) : Object.hasOwn(EVENTS, event) ? EVENTS[event as Event] : event

interface Growing {
  readonly step: string
  readonly text: string
  readonly event: string
  chance: number
  readonly then: Map<string, Growing>
}

const stepIn = (part: string): { readonly label: string; readonly event: string } => {
  const colon = part.indexOf(':')
  return { label: part.slice(part.indexOf(' ') + 1, colon), event: part.slice(colon + 1) }
}

const cut = (branches: Iterable<Growing>): readonly PlanBranch[] =>
  [...branches]
    .sort((one, other) => other.chance - one.chance)
    .map(({ step, text, event, chance, then }) => ({ step, text, event, chance, then: cut(then.values()) }))

export const treeOf = (courses: ReadonlyMap<string, number>, { plan }: World): readonly PlanBranch[] => {
  const texts = new Map(allSteps(plan.steps).map(({ label, text }) => [label, text]))
  const roots = new Map<string, Growing>()
  for (const [course, chance] of courses) {
    if (course === '') continue
    let branches = roots
    for (const part of course.split('|')) {
      const { label, event } = part === OTHERWISE ? { label: '', event: 'all other courses' } : stepIn(part)
      const known = branches.get(part)
      const text = event.startsWith('=') || event === 'stopped' ? '' : (texts.get(label) ?? '')
      const branch = known ?? { step: label, text, event: eventText(event), chance: 0, then: new Map() }
      branch.chance += chance
      branches.set(part, branch)
      branches = branch.then
    }
  }
  return cut(roots.values())
}
