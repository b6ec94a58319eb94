import { percent, twoDecimals } from '../model/figures'
import { t } from '../model/language'
import type { FightReport, MethodReport } from '../model/report'
import { explanation } from './fight/explain'
import { fractionsSection } from './fight/fractions'
import { fightSubtitle } from './fight/method'
import { diceSection, distributionOf, lossesSection, outcomeSection, remarkBlocks } from './fight/outcome'
import { intervalText, LABELLED_QUANTITIES, type LabelledQuantity, quantityLabel } from './fight/quantities'
import { type NamedSide, type Sides, sideNouns, sides, sideWithVerb } from './fight/sides'
import { heatMap } from './heat-map'
import {
  asParagraph,
  type FigureTable,
  figureRow,
  type HeatMap,
  type Hint,
  type Page,
  type Section,
  type Tone,
  textCells
} from './page'
import type { RenderOptions } from './render-options'
import { type NumberColumn, numberColumns, resultColumns } from './study/measures'

type Both = Extract<MethodReport, { name: 'both' }>

const exactAndSampledRow = (
  report: FightReport,
  sides: Sides,
  both: Both,
  { path, format: style, label, of }: LabelledQuantity
): FigureTable['rows'] => {
  const exact = of(report)
  const sampled = both.sampled[path]
  if (exact === undefined || sampled === undefined) return []
  const cells = textCells(style.format(exact), style.format(sampled), intervalText(report, path) ?? '')
  return [{ name: label(sideNouns(sides)), tone: 'plain', cells }]
}

/** Exact and sampled figures side by side, and which differ most. */
const exactAndSampled = (report: FightReport, sides: Sides): Section => {
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
        rows: LABELLED_QUANTITIES.filter(({ isListed }) => isListed).flatMap(shown =>
          exactAndSampledRow(report, sides, method, shown)
        )
      },
      asParagraph(
        t('furthest apart: {label}, by {standardErrors} standard errors', {
          label: quantityLabel(sides, quantity),
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
  distributionOf(name, role, report.losses.p, full).exactly.length

const countLabels = (length: number): readonly string[] => Array.from({ length }, (_, lost) => String(lost))

/** The hue of the side that loses fewer. */
const fewerLossesTone = (attackers: number, defenders: number): Tone => {
  if (attackers === defenders) return 'plain'
  return attackers < defenders ? 'attacker' : 'defender'
}

const lossesMap = (report: FightReport, { attacker, defender }: Sides, rows: number, columns: number): HeatMap =>
  heatMap({
    title: t('losses of both sides'),
    rows: { name: sideWithVerb(attacker, 'lose'), labels: countLabels(rows) },
    columns: { name: sideWithVerb(defender, 'lose'), labels: countLabels(columns) },
    values: countLabels(rows).map((_, row) => countLabels(columns).map((_, column) => report.joint.p[row]?.[column] ?? 0)),
    format: 'percent',
    tone: fewerLossesTone,
    legend: [
      { tone: 'attacker', label: t('{loses} fewer', { loses: sideWithVerb(attacker, 'lose') }) },
      { tone: 'plain', label: t('as many') },
      { tone: 'defender', label: t('{loses} fewer', { loses: sideWithVerb(defender, 'lose') }) }
    ],
    mark: { which: 'largest', label: t('the likeliest') }
  })

/** The chance of every pair of losses; nothing if one side cannot lose any. */
const jointLosses = (report: FightReport, sides: Sides, full: boolean): Section => {
  const [rows, columns] = [shownLosses(sides.attacker, full), shownLosses(sides.defender, full)]
  if (rows < 2 || columns < 2) return { blocks: [] }
  return { topic: t('both together'), blocks: [lossesMap(report, sides, rows, columns)] }
}

const casesColumns = ({ kind }: FightReport, sides: Sides): readonly NumberColumn[] => {
  const names = sideNouns(sides)
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
  { explain: why, full = false, terse = false }: Pick<RenderOptions, 'explain' | 'full' | 'terse'>
): Page => {
  const both = sides(report)
  const sections = [
    outcomeSection(report, both),
    cases(report, both),
    diceSection(report, both),
    lossesSection(report, both, full),
    exactAndSampled(report, both),
    rounds(report, both),
    fractionsSection(report, both),
    why || full ? jointLosses(report, both, full) : { blocks: [] },
    { topic: t('notes'), blocks: remarkBlocks(report, both) },
    ...(why ? explanation(report, both, full, terse) : [])
  ]
  const filled = sections.filter(section => section.blocks.length > 0)
  return { headline: report.headline, subtitle: fightSubtitle(report), sections: why ? filled : withHint(filled) }
}
