import { percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import type { ReviewDecision, ReviewFight, ReviewParts, ReviewReport, TurningPoint } from '../../model/report'
import { exactSubtitle } from '../fight/method'
import { heatMap } from '../heat-map'
import { asParagraph, type Block, footnotes, type Page, type Section } from '../page'
import type { RecordRow } from '../record'
import type { RenderOptions } from '../render-options'

/** `review`: the victory points of a game that was played, and where they came from. */

type Names = ReviewReport['names']

const PARTS = ['expected', 'luck', 'decisions', 'gained'] as const satisfies readonly (keyof ReviewParts)[]

const fightText = ({ headline, outcome }: ReviewFight): string => `${headline}, ${outcome.attacker}:${outcome.defender}`

/** "+2.00 gained = -0.50 expected + 1.50 luck + 1.00 decisions" */
const pointsEquation = ({ total }: ReviewReport): string => {
  const { gained, expected, luck, decisions } = total
  const signed = (value: number): string => `${value < 0 ? '-' : '+'} ${twoDecimals(Math.abs(value))}`
  return t('{gained} gained = {expected} expected {luck} luck {decisions} decisions', {
    gained: points(gained),
    expected: points(expected),
    luck: signed(luck),
    decisions: signed(decisions)
  })
}

const winner = ({ total: { gained }, names }: ReviewReport): string => {
  if (Math.abs(gained) < ROUNDING) return t('victory points are even')
  return t('{the:name} gained {n} victory points more than they lost', {
    name: gained > 0 ? names.own : names.enemy,
    n: twoDecimals(Math.abs(gained))
  })
}

const luckier = ({ total: { swing }, names }: ReviewReport): string =>
  t('with these choices, {above} of such games have better dice for {the:name} and {below} worse', {
    name: names.own,
    above: percent(swing.above),
    below: percent(swing.below)
  })

const turningText = ({ fight, for: whom, by, through }: TurningPoint, report: ReviewReport): string => {
  const { headline = '', outcome } = report.fights[fight - 1] ?? {}
  const losses = outcome ? ` ${outcome.attacker}:${outcome.defender}` : ''
  return t(
    'turning point: fight {fight} ({headline}): {by} victory points more than expected for {the:name}, mostly by {through}',
    {
      fight,
      headline: `${headline}${losses}`,
      by: twoDecimals(by),
      name: report.names[whom],
      through: t(through)
    }
  )
}

const decision = ({ fight, name, by, made, best, cost }: ReviewDecision, names: Names): readonly string[] => [
  String(fight),
  `${name} (${names[by]})`,
  made,
  best,
  twoDecimals(cost)
]

const costliestDecisions = ({ dearest: all, names }: ReviewReport): Section => ({
  heading: t('the costliest decisions'),
  blocks:
    all.length === 0
      ? [asParagraph(t('every choice was the best one'))]
      : [
          {
            block: 'table',
            columns: [t('fight{head}', { head: '' }), t('unit'), t('chose'), t('best'), t('cost')],
            rows: all.map(each => decision(each, names))
          }
        ]
})

const fightTable = ({ fights, total, names }: ReviewReport): Block => {
  const cells = (of: ReviewParts, below: string, above: string) => [
    ...PARTS.map(part => ({ text: points(of[part]) })),
    { text: below },
    { text: above }
  ]
  return {
    block: 'figures',
    title: t('victory points of {the:name}', { name: names.own }),
    columns: [...PARTS.map(part => t(part)), t('worse dice'), t('better dice')],
    rows: [
      ...fights.map((fight, index) => ({
        name: String(index + 1),
        tone: 'plain' as const,
        cells: cells(fight, percent(fight.swing.below), percent(fight.swing.above))
      })),
      {
        name: t('the whole game'),
        tone: 'attacker' as const,
        cells: cells(total, percent(total.swing.below), percent(total.swing.above))
      }
    ]
  }
}

/** The fights by their numbers: headlines are too long for the table. */
const legend = ({ fights }: ReviewReport): Block => ({
  block: 'facts',
  facts: fights.map((fight, index) => [String(index + 1), fightText(fight)])
})

/** The parts added up so far, after each fight. */
const pointsSoFarMap = ({ fights, names }: ReviewReport): Block =>
  heatMap({
    title: t('victory points so far, {own} less {enemy}', names),
    rows: { name: t('part'), labels: PARTS.map(part => t(part)) },
    columns: { name: t('after fight'), labels: fights.map((_, index) => String(index + 1)) },
    values: PARTS.map(part => fights.map(({ soFar }) => soFar[part])),
    format: 'points',
    legend: [
      { tone: 'attacker', label: t('better for {the:name}', { name: names.own }) },
      { tone: 'defender', label: t('better for {the:name}', { name: names.enemy }) }
    ]
  })

const sideFacts = ({ total: { lucks, costs }, names }: ReviewReport): Block => ({
  block: 'facts',
  facts: (['own', 'enemy'] as const).map(player => [
    names[player],
    t('luck {luck} victory points in what they took', { luck: points(lucks[player]) }),
    t('choices cost {cost}', { cost: twoDecimals(costs[player]) })
  ])
})

/** Every choice of every fight, and the victory points that each side took. */
const fightDetails = ({ fights, names }: ReviewReport): readonly Section[] =>
  fights.map((fight, index) => ({
    heading: `${index + 1}. ${fightText(fight)}`,
    blocks: [
      asParagraph(
        (['own', 'enemy'] as const)
          .map(player => {
            const { observed, mean, luck, below, above } = fight.taken[player]
            return t('{the:name} took {observed} (average {mean}, luck {luck}; less in {below}, more in {above})', {
              name: names[player],
              observed: twoDecimals(observed),
              mean: twoDecimals(mean),
              luck: points(luck),
              below: percent(below),
              above: percent(above)
            })
          })
          .join('; ')
      ),
      ...(fight.choices.length > 0
        ? [
            {
              block: 'table' as const,
              columns: [t('unit'), t('chose'), t('best'), t('cost')],
              rows: fight.choices.map(each => decision(each, names).slice(1))
            }
          ]
        : [asParagraph(t('there was nothing to choose'), 'quiet')]),
      { block: 'command', label: t('odds'), command: fight.replay }
    ]
  }))

export const page = (report: ReviewReport, { explain }: Pick<RenderOptions, 'explain'>): Page => ({
  headline: report.headline,
  subtitle: exactSubtitle(report),
  sections: [
    {
      topic: t('where the victory points came from'),
      blocks: [
        asParagraph(winner(report)),
        asParagraph(pointsEquation(report)),
        sideFacts(report),
        asParagraph(luckier(report)),
        ...(report.turningPoint
          ? [asParagraph(turningText(report.turningPoint, report))]
          : [asParagraph(t('every fight came out as expected'))])
      ]
    },
    { topic: t('fight by fight'), blocks: [fightTable(report), legend(report)] },
    costliestDecisions(report),
    { heading: t('the course of the game'), blocks: [pointsSoFarMap(report)] },
    ...(explain ? fightDetails(report) : []),
    {
      blocks: footnotes(
        report,
        t(
          'expected: best play by both sides when the fight began; decisions: what the enemy gave away less what your side did; luck: the result less the average of the fight as it was fought'
        )
      )
    }
  ]
})

export const lines = (report: ReviewReport): readonly string[] => [
  `${report.headline}: ${winner(report)}; ${pointsEquation(report)}`,
  ...(report.turningPoint ? [turningText(report.turningPoint, report)] : []),
  ...report.dearest.map(({ fight, name, made, best, cost }) =>
    t('fight {fight}, {name}: {made}; {cost} victory points better: {best}', {
      fight,
      name,
      made,
      best,
      cost: twoDecimals(cost)
    })
  )
]

export const records = ({ fights }: ReviewReport): readonly RecordRow[] =>
  fights.map(({ headline, by, outcome, taken, costs, soFar, ...fight }, index) => [
    ['fight', index + 1],
    ['headline', headline],
    ['by', by],
    ['attacker_lost', outcome.attacker],
    ['defender_lost', outcome.defender],
    ['gained', fight.gained],
    ['expected', fight.expected],
    ['luck', fight.luck],
    ['decisions', fight.decisions],
    ['mean', fight.mean],
    ['own_luck', taken.own.luck],
    ['enemy_luck', taken.enemy.luck],
    ['own_cost', costs.own],
    ['enemy_cost', costs.enemy],
    ['chance', fight.chance],
    ['below', fight.swing.below],
    ['same', fight.swing.same],
    ['above', fight.swing.above],
    ['gained_so_far', soFar.gained],
    ['expected_so_far', soFar.expected],
    ['luck_so_far', soFar.luck],
    ['decisions_so_far', soFar.decisions]
  ])
