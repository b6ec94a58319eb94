import { EQUAL } from '../../model/advice'
import type { AdviceReport, LineReport, RollsReport } from '../../model/report'
import type { Look } from '../appearance'
import { editionName } from '../fight/method'
import { fine, percent, points, thousands } from '../figures'
import { heat } from '../heat'
import { type Block, type Facts, type Figures, type Heat, type Page, type Section, type Shares, say, type Table } from '../page'
import { boxes, decisions } from './choices'
import { called, enemyOf, nameOf, played } from './sides'
import { aim, cost, prices, worth } from './worth'

/** Advice for each SAGA roll, before it is thrown. */

const range = (report: AdviceReport, least: number, most: number): string => {
  const [low, high] = [worth(report, least), worth(report, most)]
  return low === high ? low : `${low} to ${high}`
}

const assumed = ({ taken }: RollsReport) =>
  taken === undefined
    ? []
    : [
        say(
          `unknown costs: the lowest worth, and the rolls below, assume ${Object.entries(taken)
            .map(([box, cost]) => `${box.slice(box.indexOf('/') + 1)}=${cost}`)
            .join(', ')}; give them with --cost`,
          'quiet'
        )
      ]

const rolls = (report: AdviceReport): readonly Section[] => {
  const { rolls: told } = report
  if (!told) return []
  const table: Table = {
    block: 'table',
    columns: ['roll', 'chance', 'worth', 'dice on', 'then'],
    rows: told.rolls.map(({ roll, chance, worth: value, places, text }) => [
      roll,
      percent(chance),
      worth(report, value),
      places,
      text
    ])
  }
  return [
    {
      heading: `Before ${told.dice} SAGA dice are rolled: worth ${range(report, told.worth, told.most)} on average to ${called(report, report.asks)}`,
      blocks: [
        say(`${worth(report, told.nothing)} with an empty board, ${worth(report, told.everything)} with every wanted ability`),
        ...assumed(told),
        table
      ]
    }
  ]
}

/** The best with 0, 1, 2 ... SAGA dice spent. */

const FORMATS: Readonly<Record<string, 'percent' | 'points' | 'fine'>> = { chance: 'percent', points: 'points' }

/** More columns than these have no room for their figures in a map. */
const MOST_ON_MAP = 7

const map = (report: AdviceReport): Heat => {
  const { spent, goal } = report
  return heat({
    title: 'worth',
    rows: { name: '', labels: ['worth'] },
    columns: { name: 'SAGA dice spent', labels: spent.map(({ dice }) => String(dice)) },
    values: [spent.map(({ worth: value }) => value ?? undefined)],
    format: FORMATS[goal.measure] ?? 'fine',
    ...(report.asks === 'defender' && { tone: (_, column) => ((spent[column]?.worth ?? 0) < 0 ? 'attacker' : 'defender') }),
    mark: { which: goal.is === 'quantity' && goal.wants === 'least' ? 'smallest' : 'largest', label: 'the best' }
  })
}

const row = (report: AdviceReport): Figures => ({
  block: 'figures',
  title: 'worth by SAGA dice spent',
  columns: report.spent.map(({ dice }) => String(dice)),
  rows: [
    {
      name: 'worth',
      tone: report.asks,
      cells: report.spent.map(({ worth: value }) => ({ text: value === null ? '-' : worth(report, value) }))
    }
  ]
})

const frontier = (report: AdviceReport): readonly Section[] => {
  const count = report.spent.length
  if (count < 2) return []
  return [{ heading: 'best play by SAGA dice spent', blocks: [count > MOST_ON_MAP ? row(report) : map(report)] }]
}

/** Lines that are best for winning, for points and for wiping out, where they are not the one advised. */

const lineText = ({ steps: all }: LineReport, report: AdviceReport): string =>
  all.map(({ by, choice }) => `${nameOf(report, by)}: ${played(choice.text)}`).join('; ')

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
  const { asks, fight } = report
  const enemy = nameOf(report, enemyOf(asks))
  const lines = [['as advised', report.best] as const, ...report.others.map(({ aim: name, line }) => [name, line] as const)]
  const table: Figures = {
    block: 'figures',
    title: 'best play for other aims',
    columns: [...(fight === 'melee' ? [`${nameOf(report, asks)} win`] : []), 'victory points', `${enemy} wiped out`],
    rows: lines.map(([name, line], index) => ({
      name: index === 0 ? name : `for ${name}`,
      tone: asks,
      cells: numbersOf(report, line)
    }))
  }
  const facts = report.others.map(({ aim: name, line }) => [name, lineText(line, report)] as const)
  return [{ heading: 'best play for other aims', blocks: [table, { block: 'facts', facts }] }]
}

/** What each side should do, and what everything else would cost. */

type Step = LineReport['steps'][number]

const who = (report: AdviceReport, { by, what }: Step): string =>
  `${nameOf(report, by)}${what === 'before' ? ', before the fight' : ''}`

/** The best there is beside what is advised, and what it would cost the side that chooses. */
const nextBest = (report: AdviceReport, index: number): string => {
  const { steps: all } = report.best
  const isLike = ({ by, what }: Pick<Step, 'by' | 'what'>): boolean => by === all[index]?.by && what === all[index]?.what
  // who acts in turn decides several times
  const second = report.decisions.filter(isLike)[all.slice(0, index).filter(isLike).length]?.choices[1]
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
    nextBest(report, index)
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
  subtitle: `${editionName(report.edition)}, exact${prices(report)}`,
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
