import type { AdviceReport, LineReport } from '../../model/report'
import { EDITIONS } from '../fight/method'
import { fine, percent, points, thousands } from '../figures'
import type { Look } from '../look'
import { type Block, type Figures, type Page, type Section, type Shares, say, type Table } from '../page'
import { boxes, decisions } from './choices'
import { rolls } from './rolls'
import { aim, prices, worth } from './worth'

/** What each side should do, and what everything else would cost. */

type Step = LineReport['steps'][number]

const who = ({ asks }: AdviceReport, { by }: Step): string => (by === asks ? 'you' : 'he')

const WHEN: Readonly<Record<Step['what'], string>> = { before: 'before', dice: 'dice', fight: '' }

/** The dice decision has another way, worth telling at once. */
const otherwise = (report: AdviceReport, { by, what }: Step): string => {
  const told = report.decisions.find(each => each.by === by && each.what === what)
  const [best, second] = told?.choices ?? []
  if (!best || !second) return ''
  return `${second.equal ? 'as good' : 'else'}: ${second.text} (${worth(report, second.worth)})`
}

const steps = (report: AdviceReport): Table => ({
  block: 'table',
  columns: ['', 'who', 'best play', 'next best'],
  rows: report.best.steps.map((step, index) => [
    String(index + 1),
    [who(report, step), WHEN[step.what]].filter(Boolean).join(', '),
    step.choice.text,
    otherwise(report, step)
  ])
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
    say(`best play is worth ${worth(report, report.worth)}`),
    ...reached,
    shares(report),
    say(outcome(report), 'quiet'),
    ...(stay === '' ? [] : [say(stay)])
  ]
  return { topic: 'best play', blocks }
}

const frontier = (report: AdviceReport): readonly Section[] => {
  const { spent, asks } = report
  if (spent.length < 2) return []
  const table: Figures = {
    block: 'figures',
    title: 'best by SAGA dice spent',
    columns: spent.map(({ dice }) => String(dice)),
    rows: [
      {
        name: 'worth',
        tone: asks,
        cells: spent.map(({ worth: value }) => ({ text: value === null ? '-' : worth(report, value) }))
      }
    ]
  }
  return [{ heading: 'best with so many SAGA dice spent', blocks: [table] }]
}

const lineText = ({ steps: all }: LineReport, { asks }: AdviceReport): string =>
  all.map(({ by, choice }) => `${by === asks ? 'you' : 'he'}: ${choice.text}`).join('; ')

const others = (report: AdviceReport): readonly Section[] => {
  if (report.others.length === 0) return []
  const numbers = ({
    numbers: { attackerWins, defenderWins, attackerWipedOut, defenderWipedOut, swing }
  }: LineReport): readonly string[] => {
    const mine = report.asks === 'attacker'
    const win = mine ? attackerWins : defenderWins
    return [
      ...(attackerWins === undefined ? [] : [percent(win ?? 0)]),
      points(mine ? swing : -swing),
      percent(mine ? defenderWipedOut : attackerWipedOut)
    ]
  }
  const heads = [...(report.fight === 'melee' ? ['you win'] : []), 'points', 'he is gone']
  const table: Table = {
    block: 'table',
    columns: ['best for', 'line', ...heads],
    rows: [
      ['this', 'as above', ...numbers(report.best)],
      ...report.others.map(({ aim: name, line }) => [name, lineText(line, report), ...numbers(line)])
    ]
  }
  return [{ heading: 'other aims, other lines', blocks: [table] }]
}

const last = (report: AdviceReport): Section => ({
  topic: 'beside it',
  blocks: [
    ...report.notes.map(note => say(note, 'quiet')),
    { block: 'command', label: 'the best line', command: report.best.replay },
    { block: 'command', label: 'again', command: report.replay },
    { block: 'hint', text: '--explain  why each choice is best      --full  every choice' }
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
    play(report),
    ...rolls(report),
    ...boxes(report),
    ...frontier(report),
    ...others(report),
    ...decisions(report, explain, full ?? false),
    explain ? last(report) : withoutCommands(last(report))
  ]
})
