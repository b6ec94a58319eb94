import { cellNames } from '../../model/cell-numbers'
import { once } from '../../model/once'
import type { AdviceReport } from '../../model/report'
import { adviceAsked, adviceLine } from '../../request/batch/advice-line'
import { adviceColumns } from '../../request/batch/columns'
import { asKey } from '../../request/set'
import { type BatchKind, membersIn, type Reader, reportReader } from './kind'

/** Lines of `batch` that ask for advice. */

/** Options about sampling, which advice does not have: on the command line they are for other lines. */
const OF_THROWING: ReadonlySet<string> = new Set(['method', 'trials', 'precision', 'seed'])

const NUMBERS: readonly string[] = ['worth', ...cellNames().map(name => `best.numbers.${name}`)]

const WORDS = [
  'kind',
  'headline',
  'edition',
  'rules',
  'fight',
  'asks',
  'holds',
  'lines',
  'fights',
  'goal.text',
  'goal.measure'
] as const
const MORE = [
  'best.text',
  'best.replay',
  'notes',
  'cautions',
  'replay',
  'rolls.worth',
  'rolls.most',
  'rolls.nothing',
  'rolls.everything'
] as const

const KNOWN: readonly string[] = [...NUMBERS, ...WORDS, ...MORE]

const OF_REPORT =
  /^(boxes\.\d{1,2}\.(side|name|best|withIt|without|costs|equal|neverHelps|reason)|decisions\.\d{1,2}\.(by|name|what|reason|choices\.\d{1,3}\.(text|worth|regret|equal|dice))|best\.steps\.\d{1,2}\.(by|name|what|choice\.text)|spent\.\d{1,2}\.(dice|worth)|others\.\d\.aim)$/

/** Best play on one line: "6 hirdmen: Ullr, then 4 huscarls: Shieldwall". */
const bestPlay = ({ best: { steps } }: AdviceReport): string =>
  steps.map(({ name, choice }) => `${name}: ${choice.text}`).join(', then ')

const summary = (report: AdviceReport): object => {
  const { kind, headline, edition, asks, goal, worth, best, holds, boxes, rolls, cautions } = report
  return {
    kind,
    headline,
    edition,
    asks,
    goal: { text: goal.text, measure: goal.measure },
    worth,
    best: { text: bestPlay(report), numbers: best.numbers },
    ...(holds !== undefined && { holds }),
    ...(boxes.length > 0 && { boxes: boxes.map(({ side, name, best: does, costs }) => ({ side, name, best: does, costs })) }),
    ...(rolls && { rolls: { dice: rolls.dice, worth: rolls.worth } }),
    ...(cautions && { cautions })
  }
}

const inReport = reportReader(KNOWN, OF_REPORT)

const reader = (path: string): Reader | undefined => {
  if (path === 'best.text') return question => bestPlay(question.whole() as AdviceReport)
  return inReport(path)
}

export const advices: BatchKind = {
  columns: adviceColumns,
  numbers: NUMBERS,
  known: KNOWN,
  reader,
  normalize: adviceLine,
  load: async () => {
    const [{ adviceAnswers: answers }, { adviceRequested }, { settledGoal }, { forAdvice }] = await Promise.all([
      import('../../answers/advice'),
      import('../../request/advice/request'),
      import('../../request/tournament'),
      import('../../request/words/advice-words')
    ])
    return (draft, mistakes, { patches, bookOf, tournament }) => {
      const concerning = patches.filter(({ path: [key = ''] }) => !OF_THROWING.has(key))
      const asked = { ...adviceAsked(draft, mistakes), patches: concerning, optionName: asKey, reads: forAdvice }
      const goal = asked.goal === undefined ? undefined : settledGoal(asked.goal, asKey('goal'), tournament)
      const { request, book, interpreted } = adviceRequested({ ...asked, ...(goal !== undefined && { goal }) }, bookOf)
      const whole = once(() => answers.advise(request, book))
      return { request, interpreted, whole, summary: () => membersIn(summary(whole())) }
    }
  }
}
