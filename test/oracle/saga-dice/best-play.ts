import { leftovers, type Needs, pays } from './match'

/** Best play of the Orders phase by plain recursion over what lies in hand: every move at every moment, nothing clever. */

export interface Wish {
  readonly needs: Needs
  readonly weight?: number
  /** It may be used at once, and its dice go back. */
  readonly orders?: boolean
}

/** A box that buys two more dice of a board. Letters of the first board are CUR, of the second cur. */
export interface Pool {
  readonly pays: string
  readonly board: string
  /** The wishes of which each use of it grants one. */
  readonly grants?: readonly number[]
}

export interface Puzzle {
  readonly room: number
  readonly wishes: readonly Wish[]
  readonly pools?: readonly Pool[]
  /** Noble Lineage: what its die may be, and the letters of its board. */
  readonly lineage?: { readonly pays: string; readonly board: string; readonly grants?: readonly number[] }
  /** A hero's re-roll of up to so many dice, once. */
  readonly rerolls?: number
  readonly goal: 'all' | 'most'
}

interface State {
  readonly dice: string
  /** Wishes not yet granted, by index. */
  readonly left: readonly number[]
  readonly earned: number
  readonly lineage: boolean
  readonly rerolls: boolean
}

const sorted = (dice: string): string => [...dice].sort().join('')

const without = (dice: string, taken: string): string => {
  let rest = dice
  for (const die of taken) rest = rest.replace(die, '')
  return rest
}

/** What so many dice of a board can show, with its chance. */
const throws = (count: number, [c = '', u = '', r = '']: string): ReadonlyMap<string, number> => {
  let found = new Map([['', 1]])
  for (let die = 0; die < count; die++) {
    const next = new Map<string, number>()
    for (const [shown, chance] of found)
      for (const [face, share] of [
        [c, 3 / 6],
        [u, 2 / 6],
        [r, 1 / 6]
      ] as const) {
        const more = sorted(shown + face)
        next.set(more, (next.get(more) ?? 0) + chance * share)
      }
    found = next
  }
  return found
}

/** Every choice of some of a list. */
const choices = <T>([first, ...others]: readonly T[]): readonly (readonly T[])[] =>
  first === undefined ? [[]] : choices(others).flatMap(some => [some, [first, ...some]])

/** Every selection of dice of a board from a hand, one die at least. */
const selections = (dice: string, board: string): readonly string[] =>
  [...new Set(choices([...dice].filter(die => board.includes(die))).map(some => sorted(some.join(''))))].filter(
    each => each !== ''
  )

const needsOf = (some: readonly number[], { wishes }: Puzzle): Needs => some.flatMap(index => wishes[index]?.needs ?? [])

const placed = ({ dice, left, earned }: State, puzzle: Puzzle): number => {
  if (puzzle.goal === 'all') return pays(dice, needsOf(left, puzzle)) ? 1 : 0
  const weight = (some: readonly number[]): number =>
    some.reduce((sum, index) => sum + (puzzle.wishes[index]?.weight ?? 1), earned)
  const payable = choices(left).filter(some => pays(dice, needsOf(some, puzzle)))
  return Math.max(...payable.map(weight))
}

/** Solves a puzzle: the worth of a hand, of any hand within the room. */
export const recursive = (puzzle: Puzzle): ((dice: string) => number) => {
  const { room, wishes, pools = [], lineage, rerolls = 0, goal } = puzzle
  const known = new Map<string, number>()

  const granted = (state: State, grants: readonly number[] = []): State => {
    const wish = grants.find(each => state.left.includes(each))
    if (wish === undefined) return state
    const left = state.left.filter(each => each !== wish)
    return { ...state, left, earned: state.earned + (goal === 'most' ? (wishes[wish]?.weight ?? 1) : 0) }
  }
  const thrown = (state: State, kept: string, count: number, board: string): number => {
    let mean = 0
    for (const [shown, chance] of throws(count, board)) mean += chance * worth({ ...state, dice: sorted(kept + shown) })
    return mean
  }
  /** The hand may come back as it was; then the same is done again, so only the other throws count. */
  const bought = (state: State, pool: Pool, die: string): number => {
    const kept = without(state.dice, die)
    const after = granted(state, pool.grants)
    const count = Math.min(2, room - kept.length)
    if (after !== state || count > 1) return thrown(after, kept, count, pool.board)
    let [mean, moved] = [0, 0]
    for (const [shown, chance] of throws(count, pool.board)) {
      const dice = sorted(kept + shown)
      if (dice === state.dice) continue
      mean += chance * worth({ ...state, dice })
      moved += chance
    }
    return mean / moved
  }
  const lineages = (state: State): readonly number[] => {
    if (!lineage || !state.lineage) return []
    return [...new Set(state.dice)]
      .filter(die => lineage.pays.includes(die))
      .flatMap(die => {
        const kept = without(state.dice, die)
        const after = { ...granted(state, lineage.grants), lineage: false }
        const turned = [...new Set(kept)]
          .filter(each => lineage.board.includes(each))
          .flatMap(from => [...lineage.board].map(to => worth({ ...after, dice: sorted(without(kept, from) + to) })))
        const rolled = selections(kept, lineage.board).map(some => thrown(after, without(kept, some), some.length, lineage.board))
        return [...turned, ...rolled]
      })
  }
  const heroic = (state: State): readonly number[] =>
    state.rerolls
      ? selections(state.dice, 'CUR')
          .filter(some => some.length <= rerolls)
          .map(some => thrown({ ...state, rerolls: false }, without(state.dice, some), some.length, 'CUR'))
      : []
  const early = (state: State): readonly number[] =>
    state.left
      .filter(index => wishes[index]?.orders)
      .flatMap(index =>
        leftovers(state.dice, wishes[index]?.needs ?? []).map(dice => worth({ ...granted(state, [index]), dice }))
      )
  const worth = (state: State): number => {
    const key = JSON.stringify(state)
    const found = known.get(key)
    if (found !== undefined) return found
    const best = Math.max(
      placed(state, puzzle),
      ...early(state),
      ...lineages(state),
      ...heroic(state),
      ...pools.flatMap(pool =>
        [...new Set(state.dice)].filter(die => pool.pays.includes(die)).map(die => bought(state, pool, die))
      )
    )
    known.set(key, best)
    return best
  }
  return dice =>
    worth({
      dice: sorted(dice),
      left: wishes.map((_, index) => index),
      earned: 0,
      lineage: lineage !== undefined,
      rerolls: rerolls > 0
    })
}

/** The mean worth of a roll: so many dice of the first board, and of the second. */
export const expected = (puzzle: Puzzle, first: number, second = 0): number => {
  const solve = recursive(puzzle)
  let mean = 0
  for (const [one, chance] of throws(first, 'CUR'))
    for (const [other, share] of throws(second, 'cur')) mean += chance * share * solve(one + other)
  return mean
}
