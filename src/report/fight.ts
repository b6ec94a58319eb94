import { percent, twoDecimals } from '../model/figures'
import { t } from '../model/language'
import type { FightReport, MethodReport } from '../model/report'
import type { Look } from './appearance'
import { explain } from './fight/explain'
import { fractions } from './fight/fractions'
import { method } from './fight/method'
import { losses, outcome, remarks, shown, units } from './fight/outcome'
import { interval, label, SHOWN, type Shown } from './fight/quantities'
import { type NamedSide, type Sides, sideNames, sides, verb } from './fight/sides'
import { heat } from './heat'
import { asParagraph, type Figures, figureRow, type Heat, type Hint, type Page, type Section, type Tone, textCells } from './page'
import { type NumberColumn, numberColumns, resultColumns } from './study/measures'

type Both = Extract<MethodReport, { name: 'both' }>

const row = (report: FightReport, sides: Sides, both: Both, { path, style, label, of }: Shown): Figures['rows'] => {
  const exact = of(report)
  const sampled = both.sampled[path]
  if (exact === undefined || sampled === undefined) return []
  const cells = textCells(style.figure(exact), style.figure(sampled), interval(report, path) ?? '')
  return [{ name: label(sideNames(sides)), tone: 'plain', cells }]
}

/** Exact and sampled figures side by side, and which differ most. */
const sampling = (report: FightReport, sides: Sides): Section => {
  const { method } = report
  if (method.name !== 'both') return { blocks: [] }
  const { standardErrors, quantity } = method.deviation
  return {
    topic: t('exact and sampled'),
    blocks: [
      {
        block: 'figures',
        title: t('exact and sampled figures'),
        columns: [t('exact'), t('sampled'), t('95 % interval')],
        rows: SHOWN.filter(({ isListed }) => isListed).flatMap(shown => row(report, sides, method, shown))
      },
      asParagraph(
        t('furthest apart: {label}, by {standardErrors} standard errors', {
          label: label(sides, quantity),
          standardErrors: twoDecimals(standardErrors)
        })
      )
    ]
  }
}

/** The state of a fight of several melees after each of them (R8.3). */
const rounds = ({ rounds: stages, lasts }: FightReport, { attacker, defender }: Sides): Section => {
  if (!stages) return { blocks: [] }
  const columns = [
    t('after melee'),
    t('{name} fallen', { name: attacker.name }),
    t('{name} fallen', { name: defender.name }),
    t('both fallen'),
    t('goes on')
  ]
  const rows = stages.map(({ round, attackerFallen, defenderFallen, bothFallen, goesOn }) => [
    String(round),
    ...[attackerFallen, defenderFallen, bothFallen, goesOn].map(percent)
  ])
  return {
    topic: t('melee by melee'),
    blocks: [
      { block: 'table', columns, rows },
      asParagraph(t('it lasts {lasts} melees on average', { lasts: twoDecimals(lasts ?? stages.length) }), 'quiet')
    ]
  }
}

/** The number of losses, from 0, that get a row or a column. */
const shownLosses = ({ role, name, report }: NamedSide, full: boolean): number =>
  shown(name, role, report.losses.p, full).exactly.length

const counts = (length: number): readonly string[] => Array.from({ length }, (_, lost) => String(lost))

/** The hue of the side that loses fewer. */
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

/** The chance of every pair of losses; nothing if one side cannot lose any. */
const joint = (report: FightReport, sides: Sides, full: boolean): Section => {
  const [rows, columns] = [shownLosses(sides.attacker, full), shownLosses(sides.defender, full)]
  if (rows < 2 || columns < 2) return { blocks: [] }
  return { topic: t('both together'), blocks: [map(report, sides, rows, columns)] }
}

const casesColumns = ({ kind }: FightReport, sides: Sides): readonly NumberColumn[] => {
  const names = sideNames(sides)
  const shot = numberColumns(['defenderLosses', 'defenderWipedOut'], names)
  return [...(kind === 'melee' ? resultColumns(kind, names) : shot), ...numberColumns(['swing'], names)]
}

/** Every case of what is unknown of the units (`maybe`), the likeliest first. */
const cases = (report: FightReport, sides: Sides): Section => ({
  topic: t('what is not known'),
  blocks: report.cases
    ? [
        {
          block: 'figures',
          title: t('what is not known'),
          columns: [t('chance'), ...casesColumns(report, sides).map(({ head }) => head)],
          rows: report.cases
            .toSorted((one, other) => other.chance - one.chance)
            .map(({ text, chance, numbers }) =>
              figureRow(text, [percent(chance), ...casesColumns(report, sides).map(({ figure }) => figure(numbers))])
            )
        }
      ]
    : []
})

const hint = (): Hint => ({ block: 'hint', text: t('--explain  each number and its rule') })

/** The hint follows the last section without a blank line. */
const withHint = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section, i) => (i === sections.length - 1 ? { ...section, blocks: [...section.blocks, hint()] } : section))

/** The page of a melee or a shot: the answer, the dice, the losses; with `--explain` the reasons. */
export const page = (
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
    { topic: t('notes'), blocks: remarks(report, both) },
    ...(why ? explain(report, both, full, terse) : [])
  ]
  const filled = sections.filter(section => section.blocks.length > 0)
  return { headline: report.headline, subtitle: method(report), sections: why ? filled : withHint(filled) }
}
