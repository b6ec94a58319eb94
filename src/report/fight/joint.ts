import { t } from '../../model/language'
import type { FightReport } from '../../model/report'
import { heat } from '../heat'
import type { Heat, Section, Tone } from '../page'
import { shown } from './losses'
import { type Side, type Sides, verb } from './sides'

/** How many losses of a side are worth a row or a column. */
const worth = ({ role, name, report }: Side, full: boolean): number => shown(name, role, report.losses.p, full).exactly.length

const counts = (length: number): readonly string[] => Array.from({ length }, (_, lost) => String(lost))

/** In the hue of the side that loses fewer. */
const tone = (attackers: number, defenders: number): Tone => {
  if (attackers === defenders) return 'plain'
  return attackers < defenders ? 'attacker' : 'defender'
}

const map = (report: FightReport, { attacker, defender }: Sides, rows: number, columns: number): Heat =>
  heat({
    title: t('losses of both sides'),
    rows: { name: verb(attacker, 'lose'), labels: counts(rows) },
    columns: { name: verb(defender, 'lose'), labels: counts(columns) },
    values: counts(rows).map((_, row) => counts(columns).map((_, column) => report.joint.p[row]?.[column] ?? 0)),
    format: 'percent',
    tone,
    hues: [
      { tone: 'attacker', label: t('{loses} fewer', { loses: verb(attacker, 'lose') }) },
      { tone: 'plain', label: t('as many') },
      { tone: 'defender', label: t('{loses} fewer', { loses: verb(defender, 'lose') }) }
    ],
    mark: { which: 'largest', label: t('the likeliest') }
  })

/** The chance of every pair of losses; nothing where one side cannot lose any. */
export const joint = (report: FightReport, sides: Sides, full: boolean): Section => {
  const [rows, columns] = [worth(sides.attacker, full), worth(sides.defender, full)]
  if (rows < 2 || columns < 2) return { blocks: [] }
  return { topic: t('both together'), blocks: [map(report, sides, rows, columns)] }
}
