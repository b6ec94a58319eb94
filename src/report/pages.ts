import { said, t } from '../model/language'
import type { DiceReport, Report, WrathReport } from '../model/report'
import { advice } from './advice/page'
import type { Look } from './appearance'
import { before, counted, fewer, kept } from './dice/count'
import { decisions, everyRoll, lying } from './dice/decisions'
import { throwPage } from './dice/throw'
import { together } from './dice/together'
import { classes, paid, wanted } from './dice/wants'
import { fight } from './fight'
import { editionName } from './fight/method'
import { fine, percent } from './figures'
import { type Block, type Hint, type Page, type Section, say, type Table } from './page'
import { plain } from './plain'
import { plan } from './plan/page'
import { readings } from './readings'
import { rules } from './rules'
import { study } from './study/pages'
import { warband } from './warband/pages'

/** The Wrath of the Jomsvikings: the odds of every row of its table. */

const table = ({ effects, changesSides }: WrathReport): Table => ({
  block: 'table',
  columns: [t('total'), t('reached'), ...(changesSides > 0 ? [t('in force')] : []), t('effect')],
  rows: effects.map(({ least, text, reached, inForce }) => [
    `${least}+`,
    percent(reached),
    ...(changesSides > 0 ? [percent(inForce)] : []),
    said(text)
  ])
})

const atLeast = (p: readonly number[]): readonly number[] =>
  p.map((_, count) => p.slice(count).reduceRight((sum, chance) => sum + chance, 0))

const wrath = (report: WrathReport): Page => {
  const { activationsP, activations, nothing, notes } = report
  return {
    headline: report.headline,
    subtitle: t('{edition}, exact', { edition: editionName(1) }),
    sections: [
      {
        topic: t('effects'),
        blocks: [table(report), say(t('none of the rows in force: {nothing}', { nothing: percent(nothing) }))]
      },
      {
        heading: t('Free activations, {activations} on average', { activations: fine(activations) }),
        blocks: [
          {
            block: 'distributions',
            title: t('free'),
            of: [{ name: t('activations'), tone: 'attacker', exactly: activationsP, atLeast: atLeast(activationsP) }]
          }
        ]
      },
      { blocks: notes.map(note => say(note, 'quiet')) }
    ]
  }
}

/** SAGA dice: what they pay for, what to do first, what is left for the enemy's turn. */

const hint = (): Hint => ({ block: 'hint', text: t('--explain  every roll, what it pays and what to do first') })

const symbols = ({ symbols }: DiceReport): readonly string[] => symbols.map(({ C, U, R }) => `C ${C}, U ${U}, R ${R}`)

const remarks = (report: DiceReport, why: boolean): Section => ({
  blocks: [
    ...report.notes.map(note => say(note, 'quiet')),
    ...symbols(report).map(text => say(text, 'quiet')),
    ...(why || report.rolls.length < 2 ? [] : [hint()])
  ]
})

const dice = (report: DiceReport, { explain: why, full = false }: Pick<Look, 'explain' | 'full'>): Page => ({
  headline: report.headline,
  subtitle: t('{edition}, exact', { edition: editionName(report.edition) }),
  sections: [
    ...counted(report),
    ...before(report),
    ...(report.wants.length > 0 ? [wanted(report)] : []),
    ...lying(report),
    ...(report.all ? classes(report) : []),
    ...(report.now ? [] : together(report, full)),
    ...decisions(report),
    ...kept(report),
    ...(full || why ? paid(report) : []),
    ...(full || why || report.dice.units ? fewer(report) : []),
    ...(why ? everyRoll(report) : []),
    remarks(report, why),
    ...(why ? [{ blocks: [{ block: 'command' as const, label: t('again'), command: report.replay }] }] : [])
  ].filter(({ blocks }) => blocks.length > 0)
})

const told = (report: Report, look: Pick<Look, 'explain' | 'full' | 'terse'>): Page => {
  switch (report.kind) {
    case 'rules':
      return rules(report)
    case 'readings':
      return readings(report)
    case 'melee':
    case 'shoot':
      return fight(report, look)
    case 'sweep':
    case 'compare':
    case 'what-if':
    case 'until':
    case 'observed':
    case 'review':
    case 'roll':
      return study(report, look)
    case 'dice':
      return dice(report, look)
    case 'wrath':
      return wrath(report)
    case 'throw':
      return throwPage(report)
    case 'advice':
      return advice(report, look)
    case 'warband-check':
    case 'warband':
    case 'warband-points':
    case 'warbands':
    case 'sheet':
    case 'field':
    case 'build':
    case 'threats':
      return warband(report, look)
    case 'plan':
      return plan(report, look)
  }
}

/** Every text on it safe to print. */
export const safe = (page: Page): Page =>
  JSON.parse(JSON.stringify(page), (_, value: unknown) => (typeof value === 'string' ? plain(value) : value))

const RULE_IDS = / ?\((?:[RSV]\d+(?:\.\d+)*(?: to [RSV]\d+(?:\.\d+)*)?(?:, | and )?)+\)/gu

const bare = (text: string): string => text.replace(RULE_IDS, '')

const withoutRuleIds = (block: Block): Block => {
  if (block.block === 'paragraph') return { ...block, text: bare(block.text) }
  if (block.block !== 'facts') return block
  return { ...block, facts: block.facts.map(([name, ...texts]) => [name, ...texts.map(bare)] as const) }
}

/** Rules are cited where it is asked why: on a page that folds its explanation away, there alone. */
const cited = (report: Report, made: Page, { explain, folded = false }: Pick<Look, 'explain' | 'folded'>): Page => {
  if (report.kind === 'rules' || (explain && !folded)) return made
  const sections = made.sections.map(section =>
    section.detail && explain ? section : { ...section, blocks: section.blocks.map(withoutRuleIds) }
  )
  return { ...made, sections }
}

/** The page of any report. */
export const page = (report: Report, look: Pick<Look, 'explain' | 'full' | 'terse' | 'folded'>): Page => {
  const made = cited(report, told(report, look), look)
  const interpreted = 'interpreted' in report ? (report.interpreted ?? []) : []
  if (interpreted.length === 0) return safe(made)
  const line = { topic: t('read as'), blocks: [say(t('read as: {interpreted}', { interpreted: interpreted.join('; ') }))] }
  return safe({ ...made, sections: [line, ...made.sections] })
}
