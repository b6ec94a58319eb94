import { EQUAL } from '../../model/advice'
import type { BoxReport } from '../../model/advice-report'
import type { Side } from '../../model/what-if-report'
import type { Box } from './box'
import type { Aim } from './goal'
import type { Uses } from './opening'
import { EVEN, type Reply } from './search'
import type { Solved } from './solved'
import { choiceAt } from './space'
import { defended, grouped, type Line, scoreOf } from './tree'

/** Each box, and each way to spend fatigue, by itself: the best with it and without it. */

/** A choice of one side at one time: what it uses and spends, and how good that is for the side. */
interface Seen {
  readonly uses: Uses
  readonly spends: readonly string[]
  readonly good: number
}

/** 1 where a high score is good. */
const signOf = (side: Side): 1 | -1 => (side === 'attacker' ? 1 : -1)

/** Of no choices it is minus infinity. */
const best = (all: readonly Seen[]): number => all.reduce((most, { good }) => Math.max(most, good), Number.NEGATIVE_INFINITY)

/** `gain`: the most it gains in any place, where that is known. */
const judged = (
  seen: readonly Seen[],
  side: Side,
  name: string,
  isWith: (each: Seen) => boolean,
  { aims }: Solved,
  gain = Number.POSITIVE_INFINITY
): readonly BoxReport[] => {
  const withIt = best(seen.filter(isWith))
  const without = best(seen.filter(each => !isWith(each)))
  const lead = withIt - without
  if (!Number.isFinite(lead)) return []
  const { told } = aims[0] as Aim
  const sign = signOf(side)
  return [
    {
      side,
      name,
      best: lead > EVEN ? 'play' : 'leave',
      withIt: told(sign * withIt),
      without: told(sign * without),
      costs: Math.abs(lead),
      equal: Math.abs(lead) < EQUAL,
      neverHelps: gain < EQUAL
    }
  ]
}

const seenAs = (choice: number, score: number, side: Side, { fought }: Line): Seen => {
  const { ways, spending } = choiceAt(fought.spaces[side], choice)
  return { uses: ways, spends: spending.by.flat(), good: signOf(side) * score }
}

const ofAttacker = (line: Line): readonly Seen[] =>
  line.fought.choices.map(({ choice, scores }) => seenAs(choice, scores[0] as number, 'attacker', line))

const ofDefender = (line: Line, answers: readonly Reply[]): readonly Seen[] =>
  answers.map(({ choice, score }) => seenAs(choice, score, 'defender', line))

/** Openings as a side chooses between them, best play after each. */
const early = (side: Side, line: Line, { fought, uses }: Solved): readonly Seen[] => {
  const here =
    side === 'attacker' ? fought : fought.filter(({ opening }) => opening.before.attacker === line.fought.opening.before.attacker)
  return grouped(here, side).map(group => {
    const found = defended(group, 0)
    return { uses: uses[side][found.opening.before[side]] ?? [], spends: [], good: signOf(side) * scoreOf(found, 0) }
  })
}

/** What a box used beforehand gains at most over leaving it alone, which is met first, the rest being the same. */
const gainOf = (seen: readonly Seen[], box: number): number =>
  seen.reduce((most, { uses, good }) => {
    const without = seen.find(other => other.uses.every((way, i) => i === box || way === uses[i]))
    return without ? Math.max(most, good - without.good) : most
  }, 0)

const free = (boxes: readonly Box[]): readonly (readonly [Box, number])[] =>
  boxes.flatMap((box, index) => (box.isFixed ? [] : [[box, index] as const]))

const SPENDS = [
  ['armour', 'fatigue for armour +1'],
  ['enemy-armour', 'fatigue for enemy armour -1']
] as const

export const boxReports = (side: Side, line: Line, answers: readonly Reply[], solved: Solved): readonly BoxReport[] => {
  const before = early(side, line, solved)
  const now = side === 'attacker' ? ofAttacker(line) : ofDefender(line, answers)
  const { gains } = solved.learnt
  return [
    ...free(solved.early[side]).flatMap(([{ name }, index]) =>
      judged(before, side, name, ({ uses }) => uses[index] !== undefined, solved, gainOf(before, index))
    ),
    ...free(line.fought.spaces[side].boxes).flatMap(([{ name }, index]) =>
      judged(now, side, name, ({ uses }) => uses[index] !== undefined, solved, gains[side][index])
    ),
    ...SPENDS.flatMap(([spend, name]) =>
      judged(now, side, name, ({ spends }) => spends.some(each => each.startsWith(spend)), solved)
    )
  ]
}

/** Boxes that were part of no legal choice. */
export const unusable = (side: Side, { fought, early, uses, learnt, untimely }: Solved): readonly Box[] => {
  const late = fought[0]?.spaces[side].boxes ?? []
  const isOpened = (index: number) => fought.some(({ opening }) => uses[side][opening.before[side]]?.[index] !== undefined)
  return [
    ...untimely[side],
    ...free(early[side]).flatMap(([box, index]) => (isOpened(index) ? [] : [box])),
    ...free(late).flatMap(([box, index]) => (learnt.legal[side][index] ? [] : [box]))
  ]
}
