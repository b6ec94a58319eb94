import type { ReviewDecision, ReviewFight, ReviewParts, ReviewReport, TurningPoint } from '../../model/report'
import { editionName } from '../fight/method'
import { fine, percent, points } from '../figures'
import { heat } from '../heat'
import { type Block, type Page, type Section, say } from '../page'

/** A game that was played: what it brought, and where that came from. */

type Names = ReviewReport['names']

const PARTS = [
  ['expected', 'expected'],
  ['luck', 'luck'],
  ['decisions', 'decisions'],
  ['gained', 'gained']
] as const satisfies readonly (readonly [keyof ReviewParts, string])[]

/** "6 hirdmen gave up dice" */
const label = ({ headline, outcome }: ReviewFight, index: number): string =>
  `${index + 1}. ${headline}, ${outcome.attacker}:${outcome.defender}`

const identity = ({ total }: ReviewReport): string => {
  const { gained, expected, luck, decisions } = total
  return `${points(gained)} gained = ${points(expected)} expected ${luck < 0 ? '-' : '+'} ${fine(Math.abs(luck))} luck ${decisions < 0 ? '-' : '+'} ${fine(Math.abs(decisions))} decisions`
}

const winner = ({ total: { gained }, names }: ReviewReport): string => {
  if (Math.abs(gained) < 1e-9) return 'victory points are even'
  return `${gained > 0 ? names.own : names.enemy} gained ${fine(Math.abs(gained))} victory points more than they lost`
}

const luckier = ({ total: { swing }, names }: ReviewReport): string =>
  `with these choices the dice are kinder to ${names.own} in ${percent(swing.above)} of such games, less kind in ${percent(swing.below)}`

/** "fight 2, won by luck: ..." */
export const turning = ({ fight, for: whom, by, through }: TurningPoint, report: ReviewReport): string => {
  const { headline = '', outcome } = report.fights[fight - 1] ?? {}
  const told = outcome ? ` ${outcome.attacker}:${outcome.defender}` : ''
  return `turning point: fight ${fight} (${headline}${told}): ${fine(by)} victory points beyond what was expected, for ${report.names[whom]}, mostly by ${through}`
}

const decision = ({ fight, name, by, made, best, cost }: ReviewDecision, names: Names): readonly string[] => [
  String(fight),
  `${name} (${names[by]})`,
  made,
  best,
  fine(cost)
]

const dearest = ({ dearest: all, names }: ReviewReport): Section => ({
  heading: 'the dearest decisions',
  blocks:
    all.length === 0
      ? [say('every choice was the best one')]
      : [
          {
            block: 'table',
            columns: ['fight', 'unit', 'chose', 'best', 'cost'],
            rows: all.map(each => decision(each, names))
          }
        ]
})

const fightTable = ({ fights, total, names }: ReviewReport): Block => {
  const cells = (of: ReviewParts, below: string, above: string) => [
    ...PARTS.map(([part]) => ({ text: points(of[part]) })),
    { text: below },
    { text: above }
  ]
  return {
    block: 'figures',
    title: `victory points, seen from ${names.own}`,
    columns: [...PARTS.map(([, name]) => name), 'worse dice', 'better dice'],
    rows: [
      ...fights.map((fight, index) => ({
        name: label(fight, index),
        tone: 'plain' as const,
        cells: cells(fight, percent(fight.swing.below), percent(fight.swing.above))
      })),
      {
        name: 'the whole game',
        tone: 'attacker' as const,
        cells: cells(total, percent(total.swing.below), percent(total.swing.above))
      }
    ]
  }
}

/** The game as it went: everything added up so far, after each fight. */
const picture = ({ fights, names }: ReviewReport): Block =>
  heat({
    title: `victory points so far, ${names.own} less ${names.enemy}`,
    rows: { name: 'part', labels: PARTS.map(([, name]) => name) },
    columns: { name: 'after fight', labels: fights.map((_, index) => String(index + 1)) },
    values: PARTS.map(([part]) => fights.map(({ soFar }) => soFar[part])),
    format: 'points',
    hues: [
      { tone: 'attacker', label: `better for ${names.own}` },
      { tone: 'defender', label: `better for ${names.enemy}` }
    ]
  })

const sideFacts = ({ total: { lucks, costs }, names }: ReviewReport): Block => ({
  block: 'facts',
  facts: (['own', 'enemy'] as const).map(player => [
    names[player],
    `luck ${points(lucks[player])} victory points in what they took`,
    `choices cost ${fine(costs[player])}`
  ])
})

/** Every choice of every fight, and what each side took. */
const detail = ({ fights, names }: ReviewReport): readonly Section[] =>
  fights.map((fight, index) => ({
    heading: label(fight, index),
    blocks: [
      say(
        (['own', 'enemy'] as const)
          .map(player => {
            const { observed, mean, luck, below, above } = fight.taken[player]
            return `${names[player]} took ${fine(observed)} (average ${fine(mean)}, luck ${points(luck)}; less in ${percent(below)}, more in ${percent(above)})`
          })
          .join('; ')
      ),
      ...(fight.choices.length > 0
        ? [
            {
              block: 'table' as const,
              columns: ['unit', 'chose', 'best', 'cost'],
              rows: fight.choices.map(each => decision(each, names).slice(1))
            }
          ]
        : [say('nothing was to be chosen', 'quiet')]),
      { block: 'command', label: 'odds', command: fight.replay }
    ]
  }))

export const review = (report: ReviewReport, explain: boolean): Page => ({
  headline: report.headline,
  subtitle: `${editionName(report.edition)}, exact`,
  sections: [
    {
      topic: 'where the victory points came from',
      blocks: [
        say(winner(report)),
        say(identity(report)),
        sideFacts(report),
        say(luckier(report)),
        ...(report.turningPoint ? [say(turning(report.turningPoint, report))] : [say('every fight came out as expected')])
      ]
    },
    { topic: 'fight by fight', blocks: [fightTable(report)] },
    dearest(report),
    { heading: 'the game as it went', blocks: [picture(report)] },
    ...(explain ? detail(report) : []),
    {
      blocks: [
        say(
          'expected: best play of both sides when the fight began; decisions: what the enemy gave away less what the own side did; luck: what happened less the average of the fight as it was fought',
          'quiet'
        ),
        ...report.notes.map(note => say(note, 'quiet')),
        { block: 'command', label: 'again', command: report.replay }
      ]
    }
  ]
})

/** In sentences, to say at the table. */
export const reviewLines = (report: ReviewReport): readonly string[] => [
  `${report.headline}: ${winner(report)}; ${identity(report)}`,
  ...(report.turningPoint ? [turning(report.turningPoint, report)] : []),
  ...report.dearest.map(
    ({ fight, name, made, best, cost }) =>
      `fight ${fight}: ${name} chose ${made}; ${best} was ${fine(cost)} victory points better`
  )
]
