import { EQUAL } from '../../model/advice'
import type { AdviceReport, LineReport } from '../../model/report'
import { EDITIONS } from '../fight/method'
import { fine, points, thousands } from '../figures'
import type { Look } from '../look'
import { type Block, type Facts, type Page, type Section, type Shares, say, type Table } from '../page'
import { boxes, decisions } from './choices'
import { frontier } from './frontier'
import { others } from './others'
import { rolls } from './rolls'
import { called, nameOf, played } from './sides'
import { aim, cost, prices, worth } from './worth'

/** What each side should do, and what everything else would cost. */

type Step = LineReport['steps'][number]

const who = (report: AdviceReport, { by, what }: Step): string =>
  `${nameOf(report, by)}${what === 'before' ? ', before the fight' : ''}`

/** The best there is beside what is advised, and what it would cost the side that chooses. */
const nextBest = (report: AdviceReport, { by, what }: Step): string => {
  const second = report.decisions.find(each => each.by === by && each.what === what)?.choices[1]
  if (!second) return ''
  return `${played(second.text)} (${second.equal ? 'as good' : `costs ${cost(report, second.regret, false)}`})`
}

const steps = (report: AdviceReport): Table => ({
  block: 'table',
  columns: ['', 'troops', 'best play', 'next best'],
  rows: report.best.steps.map((step, index) => [
    String(index + 1),
    who(report, step),
    played(step.choice.text),
    nextBest(report, step)
  ])
})

const shares = (report: AdviceReport): Shares => {
  const { attackerWins, tie = 0, defenderWins = 0, defenderWipedOut } = report.best.numbers
  const [attacker, defender] = [nameOf(report, 'attacker'), nameOf(report, 'defender')]
  if (attackerWins === undefined)
    return {
      block: 'shares',
      shares: [
        { label: `${defender} wiped out`, chance: defenderWipedOut, tone: 'attacker' },
        { label: 'some survive', chance: 1 - defenderWipedOut, tone: 'plain' }
      ]
    }
  return {
    block: 'shares',
    shares: [
      { label: `${attacker} win`, chance: attackerWins, tone: 'attacker' },
      { label: 'tie', chance: tie, tone: 'plain' },
      { label: `${defender} win`, chance: defenderWins, tone: 'defender' }
    ]
  }
}

const outcome = (report: AdviceReport): Facts => {
  const { attackerLosses, defenderLosses, swing } = report.best.numbers
  const [attacker, defender] = [nameOf(report, 'attacker'), nameOf(report, 'defender')]
  const fallen = [
    ...(report.fight === 'shoot' ? [] : [`${attacker} ${fine(attackerLosses)}`]),
    `${defender} ${fine(defenderLosses)}`
  ]
  return {
    block: 'facts',
    facts: [
      ['casualties on average', fallen.join(', ')],
      ['victory points', `${points(swing)} to ${called(report, 'attacker')}`]
    ]
  }
}

const ACTS = { melee: ['charge', 'charging', 'staying put'], shoot: ['shoot', 'shooting', 'not shooting'] } as const

const isPoints = ({ goal }: AdviceReport): boolean => goal.is === 'quantity' && goal.path === 'victoryPoints.swing'

/** "+1.81 victory points", "83.2 %" */
const worthOf = (report: AdviceReport): string =>
  `${worth(report, report.worth)}${isPoints(report) ? ' victory points' : ''} to ${called(report, report.asks)}`

/** Nothing is won or lost by what is not begun. */
const advised = (report: AdviceReport): string => {
  const [act] = ACTS[report.fight]
  if (report.goal.measure !== 'points' || report.asks === 'defender') return 'Best play'
  if (Math.abs(report.worth) < EQUAL) return `Either way, ${act} or not: best play`
  return report.worth < 0 ? `Do not ${act}: best play` : `${act === 'charge' ? 'Charge' : 'Shoot'}: best play`
}

/** "staying put 0.00, charging without SAGA dice -1.14" */
const beside = (report: AdviceReport): string => {
  const [, acting, staying] = ACTS[report.fight]
  if (report.goal.measure !== 'points') return ''
  if (report.asks === 'defender') return ` (0.00 if ${called(report, 'attacker')} do not ${ACTS[report.fight][0]})`
  const bare = report.spent.length > 1 ? (report.spent.find(({ dice }) => dice === 0)?.worth ?? null) : null
  const without = bare === null || report.price.die > 0 ? '' : `, ${acting} without SAGA dice ${points(bare)}`
  return ` (${staying} 0.00${without})`
}

/** "Charge: best play is worth +1.81 victory points to the hirdmen (staying put 0.00, ...)" */
export const answer = (report: AdviceReport): string => `${advised(report)} is worth ${worthOf(report)}${beside(report)}`

const play = (report: AdviceReport): Section => {
  const reached =
    report.holds === undefined
      ? []
      : [say(`the odds of best play ${report.holds ? 'reach' : 'do not reach'}: ${report.goal.text}`)]
  const blocks: readonly Block[] = [
    ...(report.best.steps.length > 0 ? [steps(report)] : []),
    ...reached,
    shares(report),
    outcome(report)
  ]
  return { heading: report.rolls ? `With every wanted ability on the board: ${lowered(answer(report))}` : answer(report), blocks }
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const last = (report: AdviceReport): Section => ({
  topic: 'notes',
  blocks: [
    say(`${aim(report)}; ${thousands(report.lines)} ways to play it compared`, 'quiet'),
    ...report.notes.map(note => say(note, 'quiet')),
    { block: 'command', label: 'best play', command: report.best.replay },
    { block: 'command', label: 'again', command: report.replay },
    { block: 'hint', text: '--explain  why each choice is best    --full  every choice' }
  ]
})

const withoutCommands = ({ blocks, ...section }: Section): Section => ({
  ...section,
  blocks: blocks.filter(({ block }) => block !== 'command')
})

export const advice = (report: AdviceReport, { explain, full }: Pick<Look, 'explain' | 'full'>): Page => ({
  headline: report.headline,
  subtitle: `${EDITIONS[report.edition]}, exact${prices(report)}`,
  sections: [
    ...rolls(report),
    play(report),
    ...boxes(report),
    ...frontier(report),
    ...others(report),
    ...decisions(report, explain, full ?? false),
    explain ? last(report) : withoutCommands(last(report))
  ]
})
