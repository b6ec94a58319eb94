import { EQUAL } from '../../model/advice'
import type { BoxReport } from '../../model/advice-report'
import type { Side } from '../../model/what-if-report'
import type { Box } from './box'
import type { Uses } from './opening'
import type { Reply } from './search'
import type { Solved } from './solved'
import { choiceAt } from './space'
import { defended, grouped, type Line, scoreOf } from './tree'

/** Each box, and each way to spend fatigue, by itself: the best with it and without it. */

/** A choice of one side at one time: what it uses and spends, and its score. */
interface Seen {
  readonly uses: Uses
  readonly spends: readonly string[]
  readonly score: number
}

const best = (all: readonly Seen[], side: Side): number | undefined =>
  all.length === 0 ? undefined : (side === 'attacker' ? Math.max : Math.min)(...all.map(({ score }) => score))

const judged = (
  seen: readonly Seen[],
  side: Side,
  name: string,
  isWith: (each: Seen) => boolean,
  gain: number | undefined,
  { aims }: Solved
): readonly BoxReport[] => {
  const withIt = best(seen.filter(isWith), side)
  const without = best(
    seen.filter(each => !isWith(each)),
    side
  )
  const [aim] = aims
  if (withIt === undefined || without === undefined || !aim) return []
  const lead = side === 'attacker' ? withIt - without : without - withIt
  return [
    {
      side,
      name,
      best: lead > 1e-9 ? 'play' : 'leave',
      withIt: aim.told(withIt),
      without: aim.told(without),
      costs: Math.abs(lead),
      equal: Math.abs(lead) < EQUAL,
      neverHelps: gain !== undefined && gain < EQUAL
    }
  ]
}

const spendsOf = (by: readonly (readonly string[])[]): readonly string[] => by.flat().map(each => each.replace(/-[12]$/, ''))

const ofAttacker = ({ fought }: Line): readonly Seen[] =>
  fought.choices.map(({ choice, scores }) => {
    const { ways, spending } = choiceAt(fought.spaces.attacker, choice)
    return { uses: ways, spends: spendsOf(spending.by), score: scores[0] ?? 0 }
  })

const ofDefender = ({ fought }: Line, answers: readonly Reply[]): readonly Seen[] =>
  answers.map(({ choice, score }) => {
    const { ways, spending } = choiceAt(fought.spaces.defender, choice)
    return { uses: ways, spends: spendsOf(spending.by), score }
  })

/** Openings as a side chooses between them, best play after each. */
const early = (side: Side, line: Line, { fought, uses }: Solved): readonly Seen[] => {
  const here =
    side === 'attacker' ? fought : fought.filter(({ opening }) => opening.before.attacker === line.fought.opening.before.attacker)
  return grouped(here, side).flatMap(group => {
    const found = defended(group, 0)
    return found ? [{ uses: uses[side][found.opening.before[side]] ?? [], spends: [], score: scoreOf(found, 0) }] : []
  })
}

/** What a box used beforehand gains at most, the rest being the same. */
const gainOf = (seen: readonly Seen[], box: number, side: Side): number | undefined => {
  const sign = side === 'attacker' ? 1 : -1
  const gains = seen.flatMap(({ uses, score }) => {
    if (uses[box] === undefined) return []
    const without = seen.find(other => other.uses.every((way, i) => (i === box ? way === undefined : way === uses[i])))
    return without ? [sign * (score - without.score)] : []
  })
  return gains.length > 0 ? Math.max(...gains) : undefined
}

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
      judged(before, side, name, ({ uses }) => uses[index] !== undefined, gainOf(before, index, side), solved)
    ),
    ...free(line.fought.spaces[side].boxes).flatMap(([{ name }, index]) =>
      judged(now, side, name, ({ uses }) => uses[index] !== undefined, gains[side][index], solved)
    ),
    ...SPENDS.flatMap(([spend, name]) => judged(now, side, name, ({ spends }) => spends.includes(spend), undefined, solved))
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
