import type { AdviceReport } from '../../model/report'
import type { Value } from '../record'

/** Advice as rows: every choice of every decision, numbers in full. */

const COLUMNS = ['decision', 'by', 'name', 'what', 'choice', 'dice', 'worth', 'regret', 'equal', 'reply', 'after'] as const

export const adviceTable = ({ decisions }: AdviceReport): readonly (readonly Value[])[] => [
  COLUMNS,
  ...decisions.flatMap(({ by, name, what, choices, after }, index) =>
    choices.map(({ text, dice, worth, regret, equal, reply }): readonly Value[] => [
      index + 1,
      by,
      name,
      what,
      text,
      dice,
      worth,
      regret,
      equal ? 'true' : 'false',
      reply,
      after
    ])
  )
]
