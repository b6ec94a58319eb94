import type { FightReport } from '../model/report'
import { explain } from './fight/explain'
import { fractions } from './fight/fractions'
import { joint } from './fight/joint'
import { losses } from './fight/losses'
import { method } from './fight/method'
import { outcome } from './fight/outcome'
import { remarks } from './fight/remarks'
import { rounds } from './fight/rounds'
import { sampling } from './fight/sampling'
import { sides } from './fight/sides'
import { units } from './fight/units'
import type { Look } from './look'
import type { Page } from './page'

const HINT = { block: 'hint', text: '--explain  each number and its rule' } as const

/** A melee or a shot: the units, who wins, who falls, what it is worth; then, asked for, why. */
export const fight = (
  report: FightReport,
  { explain: why, full = false, terse = false }: Pick<Look, 'explain' | 'full' | 'terse'>
): Page => {
  const both = sides(report)
  const sections = [
    units(report, both),
    outcome(report, both),
    sampling(report, both),
    losses(report, both, full),
    rounds(report, both),
    fractions(report, both),
    why || full ? joint(report, both, full) : { blocks: [] },
    { topic: 'what it is worth', blocks: why ? remarks(report, both) : [...remarks(report, both), HINT] },
    ...(why ? explain(report, both, full, terse) : [])
  ]
  return { headline: report.headline, subtitle: method(report), sections: sections.filter(section => section.blocks.length > 0) }
}
