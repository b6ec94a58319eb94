import { type Condition, conditionText } from '../model/condition'
import type { Scenario, SideRequest } from '../model/scenario'
import { commandLine } from '../model/shell'
import type { Rulebook } from '../rules/types'
import { fightOptions, replayed, wordsOfSide } from './replay'

/** Formats studies as the commands that ask for them. */

/** A path and all its values. */
interface Values {
  readonly path: string
  readonly labels: readonly string[]
}

const WHOLE = /^\d+$/

/** Formats values as they would be typed: 4,5,6 as 4..6. */
const valuesText = (labels: readonly string[]): string => {
  const numbers = labels.map(Number)
  const [start = 0, second = 0] = numbers
  const step = second - start
  const isRange =
    labels.length > 2 && step > 0 && labels.every((label, i) => WHOLE.test(label) && Number(label) === start + i * step)
  if (!isRange) return labels.join(',')
  return `${start}..${numbers.at(-1)}${step === 1 ? '' : `/${step}`}`
}

/** Formats a path with its values: "attacker.models=4..12". */
const axisText = ({ path, labels }: Values): string => `${path}=${valuesText(labels)}`

/** Formats a fight with further options. */
export const fightReplay = (scenario: Scenario, book: Rulebook, more: readonly string[]): string =>
  commandLine([...replayed(scenario, book), ...more])

export const sweepReplay = (base: Scenario, axes: readonly Values[], show: string, book: Rulebook): string =>
  commandLine(['sweep', ...replayed(base, book), ...axes.flatMap(axis => ['--vary', axisText(axis)]), '--show', show])

export const untilReplay = (base: Scenario, condition: Condition, by: Values, book: Rulebook): string =>
  fightReplay(base, book, ['--until', conditionText(condition), '--by', axisText(by)])

/** What a side would spend its SAGA dice on. */
interface Rolling {
  readonly scenario: Scenario
  readonly asks: 'attacker' | 'defender'
  readonly dice: number
  readonly prefer: readonly { readonly box: string; readonly id: string; readonly times: number }[]
}

export const rollReplay = ({ scenario, asks, dice, prefer }: Rolling, book: Rulebook): string =>
  fightReplay(scenario, book, [
    '--roll',
    String(dice),
    '--prefer',
    prefer.map(({ box, id, times }) => (book.abilities[box]?.multi ? `${id} x${times}` : id)).join(','),
    ...(asks === 'attacker' ? [] : ['--for', asks])
  ])

interface Compared {
  readonly charged: boolean
  readonly subjects: readonly { readonly side: SideRequest }[]
  readonly opponents: readonly { readonly side: SideRequest }[]
}

/** Formats sides as words with "or" between them. */
const orWords = (sides: Compared['subjects'], at: 'attacker' | 'defender', book: Rulebook) => {
  const parts = sides.map(({ side }) => wordsOfSide(side, at, book))
  return {
    words: parts.flatMap(({ words }, i) => (i === 0 ? words : ['or', ...words])),
    options: [...new Set(parts.map(({ options }) => options.join('\n')))].flatMap(text => (text === '' ? [] : text.split('\n')))
  }
}

export const compareReplay = (scenario: Scenario, { charged, subjects, opponents }: Compared, book: Rulebook): string => {
  const one = orWords(subjects, charged ? 'defender' : 'attacker', book)
  const other = orWords(opponents, charged ? 'attacker' : 'defender', book)
  const verb = scenario.kind === 'shoot' ? 'shoot' : 'vs'
  const options = [...one.options, ...other.options, ...fightOptions(scenario), ...(charged ? ['--charged'] : [])]
  return commandLine(['compare', ...one.words, verb, ...other.words, ...options])
}
