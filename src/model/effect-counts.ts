import { either, object, oneOf, optional, type ValuesOf, whole } from './fields'
import type { UnitState, Use } from './fight-state'
import { MOST_COUNT } from './limits'

/** Counts of effects: plain numbers, or so many for each of something in the fight. */

/** The choices of an ability that give a number to follow. */
export type Taken = 'pool' | 'split' | 'models' | 'fatigue'

interface Followed {
  /** The number at the moment the ability is used; Side by Side the enemy is both units. */
  readonly of: (use: Use) => number
  /** What one of it is called: "+1 attack die for each ...". Without it the number is what was chosen. */
  readonly each?: string
  /** A player chooses it: the ability needs a choice that takes one of these. */
  readonly takes?: readonly Taken[]
  /** By reading stubbornness-fatigue it may be counted after fatigue was spent. */
  readonly mayWait?: true
}

const sum = (enemies: readonly UnitState[], of: (enemy: UnitState) => number): number =>
  enemies.reduce((total, enemy) => total + of(enemy), 0)

/** What a count may follow: one row each. */
export const followed = {
  'chosen-attack': { of: ({ chosen }) => chosen.attack, takes: ['pool', 'split'] },
  'chosen-defence': { of: ({ chosen }) => chosen.defence, takes: ['pool', 'split'] },
  chosen: { of: ({ chosen }) => chosen.count, each: 'fatigue taken', takes: ['fatigue', 'models'] },
  'enemy-fatigue': { of: ({ enemies }) => sum(enemies, enemy => enemy.fatigue), each: 'fatigue of the enemy', mayWait: true },
  'model-advantage': {
    of: ({ own, enemies }) => Math.max(0, own.engaged - sum(enemies, enemy => enemy.engaged)),
    each: 'engaged model more than the enemy has'
  },
  sacrificed: { of: ({ chosen }) => chosen.count, each: 'model removed', takes: ['models'] },
  'own-engaged': { of: ({ own }) => own.engaged, each: 'engaged model of its own' },
  'enemy-engaged': { of: ({ enemies }) => sum(enemies, enemy => enemy.engaged), each: 'engaged enemy model' }
} as const satisfies Readonly<Record<string, Followed>>

export type Followable = keyof typeof followed

export const followedRow = (name: Followable): Followed => followed[name]

const follows = oneOf(...(Object.keys(followed) as [Followable, ...Followable[]]))

export const most = whole(1, MOST_COUNT)

/** A number, or `times` (1 unless said) the number of what it follows. */
export const count = either(
  `a whole number from -${MOST_COUNT} to ${MOST_COUNT}, or { follows: enemy-fatigue }`,
  whole(-MOST_COUNT, MOST_COUNT),
  object({ follows, times: optional(whole(-MOST_COUNT, MOST_COUNT)) })
)

/** A number, or `times` (1 unless said) the number of what it follows. */
export type Count = ValuesOf<{ readonly count: typeof count }>['count']

/** What a count comes to; `rare` replaces it where a rare die was spent. */
export const counted = (said: Count, rare: Count | undefined, use: Use): number => {
  const meant = rare !== undefined && use.chosen.rare > 0 ? rare : said
  return typeof meant === 'number' ? meant : followedRow(meant.follows).of(use) * (meant.times ?? 1)
}

export const signed = (said: number): string => (said < 0 ? `${said}` : `+${said}`)

export const plural = (said: number, one: string, many = `${one}s`): string => `${said} ${said === 1 ? one : many}`

const dice = (said: Count, kind: 'attack' | 'defence'): string => {
  if (typeof said === 'number') return `${signed(said)} ${kind} ${Math.abs(said) === 1 ? 'die' : 'dice'}`
  const { follows: name, times = 1 } = said
  if (name === `chosen-${kind}`) return `${kind} dice as chosen`
  const { each } = followedRow(name)
  return each === undefined ? `as many ${kind} dice` : `${dice(times, kind)} for each ${each}`
}

/** "+2 attack dice", "+3 attack dice, or +4 attack dice by a rare symbol" */
export const describeDice = (kind: 'attack' | 'defence', said: Count, rare: Count | undefined): string =>
  rare === undefined ? dice(said, kind) : `${dice(said, kind)}, or ${dice(rare, kind)} by a rare symbol`

export const describeFatigue = (said: Count): string => {
  if (typeof said === 'number') return `${signed(said)} fatigue`
  return said.follows === 'chosen' ? 'the fatigue chosen' : `${signed(said.times ?? 1)} fatigue each`
}
