import { mean, percent } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport } from '../../model/report'
import { asParagraph, type Distribution, type Paragraph, type Section, type Tone } from '../page'
import { atLeast, range } from '../spread'
import type { Side, Sides } from './sides'

/** Rarer than this is printed as "<0.1 %". */
const RARE = 0.0005

/** Without what cannot happen at the far end and, unless in full, what is too rare there to print. */
export const shown = (name: string, tone: Tone, p: readonly number[], full: boolean): Distribution => {
  const sums = atLeast(p)
  const length = Math.max(1, sums.filter(sum => (full ? sum > 0 : sum >= RARE)).length)
  return { name, tone, exactly: p.slice(0, length), atLeast: sums.slice(0, length) }
}

const leftOut = (sides: readonly Side[], length: number): readonly Paragraph[] =>
  sides.some(({ report }) => (atLeast(report.losses.p)[length] ?? 0) > 0)
    ? [asParagraph(t('{n} or more: {chance}', { n: length, chance: percent(RARE / 1000) }), 'quiet')]
    : []

const LOSSES = /^(?:attacker|defender)\.losses\.p\./u

/** How far the sampled chances may be off, where they are shown without their intervals. */
const sampledTo = ({ method, intervals = {} }: FightReport): readonly Paragraph[] => {
  const ends = Object.entries(intervals).filter(([path]) => LOSSES.test(path))
  if (method.name !== 'monte-carlo' || ends.length === 0) return []
  const most = Math.max(...ends.map(([, [low, high]]) => (high - low) / 2))
  return [asParagraph(t('each chance is sampled to within {most} (95 %)', { most: percent(most) }), 'quiet')]
}

const guarded = ({ name, report: { units } }: Side): string =>
  units.length > 1 ? (units.find(unit => unit.models === 1)?.name ?? name) : name

const guards = (side: Side): readonly Paragraph[] => {
  const lost = side.report.guards
  if (!lost) return []
  return [
    asParagraph(
      t('guards of {the:name}: {mean} lost on average (90 % range {range})', {
        name: guarded(side),
        mean: mean(lost.mean),
        range: range(lost.p)
      })
    )
  ]
}

/** How many fall, each side; of a shot only the target. */
export const losses = (report: FightReport, { attacker, defender }: Sides, full: boolean): Section => {
  const suffering = report.kind === 'shoot' ? [defender] : [attacker, defender]
  const of = suffering.map(({ name, role, report: side }) => shown(name, role, side.losses.p, full))
  const length = Math.max(...of.map(each => each.exactly.length))
  const blocks = [{ block: 'distributions', title: t('lost'), of } as const, ...leftOut(suffering, length)]
  return { topic: t('casualties'), blocks: [...blocks, ...sampledTo(report), ...suffering.flatMap(guards)] }
}
