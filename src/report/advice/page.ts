import type { AdviceReport, LineReport } from '../../model/report'
import { EDITIONS } from '../fight/method'
import { fine, points, thousands } from '../figures'
import type { Look } from '../look'
import { type Block, type Page, type Section, type Shares, say, type Table } from '../page'
import { boxes, decisions } from './choices'
import { frontier } from './frontier'
import { others } from './others'
import { rolls } from './rolls'
import { aim, prices, worth } from './worth'

/** What each side should do, and what everything else would cost. */

type Step = LineReport['steps'][number]

const who = ({ asks }: AdviceReport, { by, what }: Step): string =>
  `${by === asks ? 'you' : 'he'}${what === 'before' ? ', before' : ''}`

/** The best there is beside what is advised, worth telling at once. */
const nextBest = (report: AdviceReport, { by, what }: Step): string => {
  const told = report.decisions.find(each => each.by === by && each.what === what)
  const second = told?.choices[1]
  return second ? `${second.text} (${worth(report, second.worth)})` : ''
}

const steps = (report: AdviceReport): Table => ({
  block: 'table',
  columns: ['', 'who', 'best play', 'next best'],
  rows: report.best.steps.map((step, index) => [String(index + 1), who(report, step), step.choice.text, nextBest(report, step)])
})

const shares = ({ names, fight, best: { numbers } }: AdviceReport): Shares => {
  const { attackerWins, tie = 0, defenderWins = 0, defenderWipedOut } = numbers
  if (fight === 'shoot' || attackerWins === undefined)
    return {
      block: 'shares',
      shares: [
        { label: `${names.defender} gone`, chance: defenderWipedOut, tone: 'attacker' },
        { label: 'some stand', chance: 1 - defenderWipedOut, tone: 'plain' }
      ]
    }
  return {
    block: 'shares',
    shares: [
      { label: `${names.attacker} win`, chance: attackerWins, tone: 'attacker' },
      { label: 'tie', chance: tie, tone: 'plain' },
      { label: `${names.defender} win`, chance: defenderWins, tone: 'defender' }
    ]
  }
}

const outcome = ({ names, best: { numbers } }: AdviceReport): string =>
  `${names.attacker} lose ${fine(numbers.attackerLosses)}, ${names.defender} lose ${fine(numbers.defenderLosses)} on average; ` +
  `points ${points(numbers.swing)}`

/** Nothing is won or lost by what is not begun. */
const staying = (report: AdviceReport): string => {
  const { worth: value, fight, asks, goal, price, spent } = report
  const act = fight === 'shoot' ? 'shooting' : 'charging'
  if (goal.measure !== 'points') return ''
  const bare = spent.find(({ dice }) => dice === 0)?.worth ?? null
  if (asks === 'defender')
    return `had he not come it would be 0.00: his ${act} ${value < 0 ? 'costs' : 'gains'} you ${fine(Math.abs(value))}`
  if (value <= 0) return `not ${act} is 0.00: leave him alone`
  const without = bare !== null && bare < 0 && price.die === 0 ? `; with no dice spent (${points(bare)}) leave him alone` : ''
  return `not ${act} is 0.00: ${fight === 'shoot' ? 'shoot' : 'charge'}${without}`
}

const play = (report: AdviceReport): Section => {
  const stay = staying(report)
  const reached =
    report.holds === undefined
      ? []
      : [say(`the best line's odds ${report.holds ? 'reach' : 'do not reach'}: ${report.goal.text}`)]
  const blocks: readonly Block[] = [
    ...(report.best.steps.length > 0 ? [steps(report)] : []),
    ...reached,
    shares(report),
    say(outcome(report), 'quiet'),
    ...(stay === '' ? [] : [say(stay)])
  ]
  const worths = `best play is worth ${worth(report, report.worth)}`
  return { heading: report.rolls ? `with all that is wanted on the board, ${worths}` : worths, blocks }
}

const last = (report: AdviceReport): Section => ({
  topic: 'beside it',
  blocks: [
    ...report.notes.map(note => say(note, 'quiet')),
    { block: 'command', label: 'the best line', command: report.best.replay },
    { block: 'command', label: 'again', command: report.replay },
    { block: 'hint', text: '--explain  why each choice is best  --full  every choice' }
  ]
})

const withoutCommands = ({ blocks, ...section }: Section): Section => ({
  ...section,
  blocks: blocks.filter(({ block }) => block !== 'command')
})

export const advice = (report: AdviceReport, { explain, full }: Pick<Look, 'explain' | 'full'>): Page => ({
  headline: report.headline,
  subtitle: `${EDITIONS[report.edition]}, exact; ${aim(report)}${prices(report)}; ${thousands(report.lines)} lines of play`,
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
