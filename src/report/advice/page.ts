import type { AdviceReport, LineReport } from '../../model/report'
import { EDITIONS } from '../fight/method'
import { fine, percent, points, thousands } from '../figures'
import { heat } from '../heat'
import type { Look } from '../look'
import { type Block, type Figures, type Page, type Section, type Shares, say, type Table } from '../page'
import { boxes, decisions } from './choices'
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
    say(`best play is worth ${worth(report, report.worth)}`),
    ...reached,
    shares(report),
    say(outcome(report), 'quiet'),
    ...(stay === '' ? [] : [say(stay)])
  ]
  return report.rolls ? { heading: 'with all that is wanted on the board', blocks } : { topic: 'best play', blocks }
}

const FORMATS: Readonly<Record<string, 'percent' | 'points' | 'fine'>> = { chance: 'percent', points: 'points' }

const frontier = (report: AdviceReport): readonly Section[] => {
  const { spent, goal } = report
  if (spent.length < 2) return []
  const which = goal.is === 'quantity' && goal.wants === 'least' ? 'smallest' : 'largest'
  const map = heat({
    title: 'worth',
    rows: { name: '', labels: ['worth'] },
    columns: { name: 'SAGA dice spent', labels: spent.map(({ dice }) => String(dice)) },
    values: [spent.map(({ worth: value }) => value ?? undefined)],
    format: FORMATS[goal.measure] ?? 'fine',
    ...(report.asks === 'defender' && { tone: (_, column) => ((spent[column]?.worth ?? 0) < 0 ? 'attacker' : 'defender') }),
    mark: { which, label: 'the best' }
  })
  return [{ heading: 'best with so many SAGA dice spent', blocks: [map] }]
}

const lineText = ({ steps: all }: LineReport, { asks }: AdviceReport): string =>
  all.map(({ by, choice }) => `${by === asks ? 'you' : 'he'}: ${choice.text}`).join('; ')

const numbersOf = (report: AdviceReport, { numbers }: LineReport): Figures['rows'][number]['cells'] => {
  const { attackerWins, defenderWins, attackerWipedOut, defenderWipedOut, swing } = numbers
  const mine = report.asks === 'attacker'
  const win = mine ? attackerWins : defenderWins
  const texts = [
    ...(win === undefined ? [] : [percent(win)]),
    points(mine ? swing : -swing),
    percent(mine ? defenderWipedOut : attackerWipedOut)
  ]
  return texts.map(text => ({ text }))
}

/** Where another aim has another line: what each of them comes to, and what is played. */
const others = (report: AdviceReport): readonly Section[] => {
  if (report.others.length === 0) return []
  const { asks, names, fight } = report
  const enemy = names[asks === 'attacker' ? 'defender' : 'attacker']
  const lines = [['as advised', report.best] as const, ...report.others.map(({ aim: name, line }) => [name, line] as const)]
  const table: Figures = {
    block: 'figures',
    title: 'lines for other aims',
    columns: [...(fight === 'melee' ? ['you win'] : []), 'points', `${enemy} gone`],
    rows: lines.map(([name, line], index) => ({
      name: index === 0 ? name : `for ${name}`,
      tone: asks,
      cells: numbersOf(report, line)
    }))
  }
  const facts = report.others.map(({ aim: name, line }) => [name, lineText(line, report)] as const)
  return [{ heading: 'other aims, other lines', blocks: [table, { block: 'facts', facts }] }]
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
    ...rolls(report),
    play(report),
    ...boxes(report),
    ...frontier(report),
    ...others(report),
    ...decisions(report, explain, full ?? false),
    explain ? last(report) : withoutCommands(last(report))
  ]
})
