import { t } from '../../model/language'
import type { DiceReport } from '../../model/report'
import type { Figures, Section } from '../page'
import { chances } from './spans'

/** Which of the wants can be had together. */

/** More rows than these are for who asks for them. */
const FEW = 11

/** Every set but the whole, of which the first table tells; where they are too many, those that lack one use only. */
export const together = ({ together, wants }: DiceReport, full: boolean): readonly Section[] => {
  const uses = wants.reduce((sum, { times, free = 0 }) => sum + times - free, 0)
  const size = (of: readonly string[]): number => of.reduce((sum, name) => sum + Number(/ x(\d+)$/.exec(name)?.[1] ?? 1), 0)
  const parts = together.filter(({ of }) => size(of) < uses)
  if (parts.length === 0) return []
  const isAll = full || parts.length <= FEW
  const shown = isAll ? parts : parts.filter(({ of }) => size(of) === uses - 1)
  const rows = shown.map(({ of, asRolled }): Figures['rows'][number] => ({
    name: of.join(', '),
    tone: 'plain',
    cells: [{ text: chances(asRolled) }]
  }))
  const hint = { block: 'hint', text: t('--full  all {n} sets of two or more', { n: parts.length }) } as const
  return [{ heading: t('Together'), blocks: [{ block: 'figures', columns: [t('as rolled')], rows }, ...(isAll ? [] : [hint])] }]
}
