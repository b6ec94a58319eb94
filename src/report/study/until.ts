import { t } from '../../model/language'
import type { UntilReport } from '../../model/report'
import { editionName } from '../fight/method'
import { namesThroughout } from '../fight/sides'
import { againCommand, asParagraph, type Figures, type Page } from '../page'
import { type Field, type RecordRow, snake } from '../record'
import { measured, quantityName } from './measures'

/** `--until`: the first value with which a condition holds, and its quantities for every value. */

const table = (report: UntilReport): Figures => {
  const { by, quantities, steps, reached } = report
  const names = namesThroughout(report)
  return {
    block: 'figures',
    title: by,
    columns: [...quantities.map(quantity => quantityName(quantity, names)), t('holds')],
    rows: steps.map(({ value, found, holds, refused }) => ({
      name: value,
      tone: value === reached ? 'attacker' : 'plain',
      cells: [
        ...quantities.map(({ measure }, i) => ({ text: measured(measure, found?.[i]) })),
        { text: refused === undefined ? (holds ? t('yes') : t('no')) : '-' }
      ]
    }))
  }
}

/** "defender wiped out >= 80%: first with attacker.models 10"; or that no value reaches it. */
const answerOf = ({ condition, by, reached, steps }: UntilReport): string => {
  const [first, last] = [steps[0]?.value ?? '', steps.at(-1)?.value ?? '']
  if (reached === null) return t('{condition}: never reached from {by} {first} to {last}', { condition, by, first, last })
  return t('{condition}: first with {by} {reached}', { condition, by, reached })
}

export const page = (report: UntilReport): Page => ({
  headline: report.headline,
  subtitle: t('{edition}, until {condition}', { edition: editionName(report.edition), condition: report.condition }),
  sections: [
    { topic: t('the answer'), blocks: [asParagraph(answerOf(report)), ...report.notes.map(note => asParagraph(note))] },
    { heading: report.by, blocks: [table(report)] },
    { blocks: [againCommand(report.replay)] }
  ]
})

export const lines = (report: UntilReport): readonly string[] => [`${report.headline}: ${answerOf(report)}`]

export const records = ({ by, steps, quantities }: UntilReport): readonly RecordRow[] =>
  steps.map(({ value, holds, found }) => [
    [by, value],
    ...quantities.map(({ path }, i): Field => [snake(path), found?.[i] ?? undefined]),
    ['holds', holds ? 'true' : 'false']
  ])
