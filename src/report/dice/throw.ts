import type { Thrown, ThrowReport } from '../../model/report'
import { count, fine, percent } from '../figures'
import { type Block, type Page, say } from '../page'
import type { Value } from '../record'

/** Plain dice: how many of them count. */

const range = ({ range: [low, high] }: Thrown): string => (low === high ? `${low}` : `${low}-${high}`)

const average = (of: Thrown): string => `${count(Number(of.mean.toFixed(9)))} (90 % range ${range(of)})`

/** "luckier": what was thrown among all that could have been. */
const luck = ({ observed }: ThrowReport): readonly string[] =>
  observed
    ? [
        `${observed.observed}: exactly ${percent(observed.same)}, fewer ${percent(observed.below)}, more ${percent(observed.above)}; ${observed.observed} or more ${percent(observed.same + observed.above)}, ${observed.observed} or fewer ${percent(observed.same + observed.below)}; at least as far from the average either way ${percent(observed.twoSided)}`
      ]
    : []

const wanted = ({ wanted: asked }: ThrowReport): readonly string[] => (asked ? [`${asked.text}: ${percent(asked.chance)}`] : [])

/** What nobody would wait for is left out, but for the numbers asked for. */
const SHOWN = 5e-5

const table = (report: ThrowReport): Block => {
  const { p, atLeast, atMost } = report
  const asked = [report.wanted?.count, report.observed?.observed]
  return {
    block: 'figures',
    title: 'how many count',
    columns: ['exactly', 'at least', 'at most'],
    rows: p.flatMap((chance, k) =>
      chance < SHOWN && !asked.includes(k)
        ? []
        : [
            {
              name: `${k}`,
              tone: asked.includes(k) ? ('attacker' as const) : ('plain' as const),
              cells: [chance, atLeast[k] ?? 0, atMost[k] ?? 0].map(each => ({ text: percent(each) }))
            }
          ]
    )
  }
}

/** What cannot be seen of a picture is left out of it. */
const lastShown = ({ p }: ThrowReport): number => p.findLastIndex(chance => chance >= SHOWN) + 1

export const throwPage = (report: ThrowReport): Page => ({
  headline: report.headline,
  subtitle: 'exact',
  sections: [
    {
      topic: 'answer',
      blocks: [
        ...[...wanted(report), ...luck(report)].map(text => say(text)),
        {
          block: 'facts',
          facts: [
            ...(report.throws ?? []).map(each => [each.text, average(each)] as const),
            ['on average', average(report)] as const
          ]
        }
      ]
    },
    {
      topic: 'how many count',
      blocks: [
        table(report),
        {
          block: 'distributions',
          title: 'count',
          of: [
            {
              name: 'dice',
              tone: 'attacker',
              exactly: report.p.slice(0, lastShown(report)),
              atLeast: report.atLeast.slice(0, lastShown(report))
            }
          ]
        }
      ]
    },
    { blocks: [{ block: 'command', label: 'again', command: report.replay }] }
  ]
})

export const throwLine = (report: ThrowReport): string =>
  `${report.headline}: ${[...wanted(report), ...luck(report), `${fine(report.mean)} on average (90 % range ${range(report)})`].join('; ')}`

export const throwTable = ({ p, atLeast, atMost }: ThrowReport): readonly (readonly Value[])[] => [
  ['count', 'exactly', 'at_least', 'at_most'],
  ...p.map((chance, k) => [k, chance, atLeast[k], atMost[k]])
]
