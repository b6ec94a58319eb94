import { t } from '../model/language'
import type { FightReport } from '../model/report'
import type { Look } from './appearance'
import { cases } from './fight/cases'
import { explain } from './fight/explain'
import { fractions } from './fight/fractions'
import { joint } from './fight/joint'
import { losses } from './fight/losses'
import { method } from './fight/method'
import { remarks } from './fight/notes'
import { outcome } from './fight/outcome'
import { rounds } from './fight/rounds'
import { sampling } from './fight/sampling'
import { sides } from './fight/sides'
import { units } from './fight/units'
import type { Hint, Page, Section } from './page'

const hint = (): Hint => ({ block: 'hint', text: t('--explain  each number and its rule') })

/** What to type next stands below the last section, without a blank line of its own. */
const hinted = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section, i) => (i === sections.length - 1 ? { ...section, blocks: [...section.blocks, hint()] } : section))

/** A melee or a shot: the answer, the dice, how many fall; then, asked for, why. */
export const fight = (
  report: FightReport,
  { explain: why, full = false, terse = false }: Pick<Look, 'explain' | 'full' | 'terse'>
): Page => {
  const both = sides(report)
  const sections = [
    outcome(report, both),
    cases(report, both),
    units(report, both),
    losses(report, both, full),
    sampling(report, both),
    rounds(report, both),
    fractions(report, both),
    why || full ? joint(report, both, full) : { blocks: [] },
    { topic: 'notes', blocks: remarks(report, both) },
    ...(why ? explain(report, both, full, terse) : [])
  ]
  const told = sections.filter(section => section.blocks.length > 0)
  return { headline: report.headline, subtitle: method(report), sections: why ? told : hinted(told) }
}
