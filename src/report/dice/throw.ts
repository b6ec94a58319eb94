import { count, percent, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import type { Thrown, ThrowReport } from '../../model/report'
import { asParagraph, type Distributions, type Page, replayCommand } from '../page'
import type { Rows } from '../record'
import type { RenderOptions } from '../render-options'

/** Plain dice (`throw`): how many of them count. */

const range = ({ range: [low, high] }: Thrown): string => (low === high ? `${low}` : `${low}-${high}`)

const average = (of: Thrown): string => `${count(Number(of.mean.toFixed(9)))} ${t('(90 % range {range})', { range: range(of) })}`

/** Where an observed count lies among all that could have been. */
const luck = ({ observed }: ThrowReport): readonly string[] =>
  observed
    ? [
        t(
          '{n}: exactly {same}, fewer {below}, more {above}; {n} or more {least}, {n} or fewer {most}; at least as far from the average either way {twoSided}',
          {
            n: observed.observed,
            same: percent(observed.same),
            below: percent(observed.below),
            above: percent(observed.above),
            least: percent(observed.same + observed.above),
            most: percent(observed.same + observed.below),
            twoSided: percent(observed.twoSided)
          }
        )
      ]
    : []

const wanted = ({ wanted: asked }: ThrowReport): readonly string[] => (asked ? [`${asked.text}: ${percent(asked.chance)}`] : [])

/** Counts rarer than this are left out, unless they were asked for. */
const SHOWN = 5e-5

const chances = ({ p, atLeast, atMost, wanted: want, observed }: ThrowReport, full: boolean): Distributions => {
  const marked = [want?.count, observed?.observed].filter(count => count !== undefined)
  return {
    block: 'distributions',
    title: t('count'),
    distributions: [{ name: t('dice'), tone: 'attacker', exactly: p, atLeast, atMost }],
    counts: [...p.keys()].filter(count => (p[count] ?? 0) >= (full ? 0 : SHOWN) || marked.includes(count)),
    marked
  }
}

export const page = (report: ThrowReport, { full = false }: Pick<RenderOptions, 'explain' | 'full'>): Page => ({
  headline: report.headline,
  subtitle: t('exact'),
  sections: [
    {
      topic: t('the answer'),
      blocks: [
        ...[...wanted(report), ...luck(report)].map(text => asParagraph(text)),
        {
          block: 'facts',
          facts: [
            ...(report.throws ?? []).map(each => [each.text, average(each)] as const),
            [t('on average'), average(report)] as const
          ]
        }
      ]
    },
    {
      topic: t('how many count'),
      blocks: [chances(report, full)]
    },
    { blocks: [{ ...replayCommand(report.replay), isAlways: true }] }
  ]
})

export const lines = (report: ThrowReport): readonly string[] => [
  `${report.headline}: ${[...wanted(report), ...luck(report), t('{mean} on average (90 % range {range})', { mean: twoDecimals(report.mean), range: range(report) })].join('; ')}`
]

export const tables = ({ p, atLeast, atMost }: ThrowReport): readonly Rows[] => [
  [['count', 'exactly', 'at_least', 'at_most'], ...p.map((chance, k) => [k, chance, atLeast[k], atMost[k]])]
]
