import { percent } from '../../model/figures'
import { t } from '../../model/language'
import type { FightReport, ReadingInPlay } from '../../model/report'
import { asParagraph, type Block } from '../page'
import { deltaPercent } from '../study/delta'
import { label } from './quantities'
import type { Sides } from './sides'

/** Smaller changes of a chance are not worth a line. */
const WORTH_A_LINE = 0.01

/** Rounding of a difference of chances. */
const SLACK = 1e-9

/** "bondi win 71.2 % (+2.6 percentage points) under another interpretation of a disputed rule (--reading overkill-counts=yes)" */
const interpretation = ({ name, moves }: ReadingInPlay, sides: Sides): readonly string[] => {
  if (!moves || Math.abs(moves.to - moves.from) < WORTH_A_LINE - SLACK) return []
  const { value, path, from, to } = moves
  const option = `--reading ${name}=${value}`
  return [
    t('{label} {chance} ({change} percentage points) under another interpretation of a disputed rule ({option})', {
      option,
      label: label(sides, path),
      chance: percent(to),
      change: deltaPercent(to - from)
    })
  ]
}

/** The interpretations that matter, and the notes. */
export const remarks = (report: FightReport, sides: Sides): readonly Block[] => [
  ...(report.readings ?? []).flatMap(inPlay => interpretation(inPlay, sides)).map(text => asParagraph(text)),
  ...report.notes.map(note => asParagraph(note, 'quiet'))
]
