import { t, translate } from '../../model/language'
import type { UntilReport } from '../../model/report'
import { editionName } from '../fight/method'
import { studySideNouns } from '../fight/sides'
import { asParagraph, type FigureTable, type Page, replayCommand } from '../page'
import { type Field, type RecordRow, snake, typedValue } from '../record'
import { formatMeasure, quantityHeading } from './measures'
import { methodFields } from './rows'
import { intervalOf, sampledEach } from './sampled'

/** `--until`: the first value with which a condition holds, and its quantities for every value. */

const table = (report: UntilReport): FigureTable => {
  const { by, quantities, steps, reached } = report
  const names = studySideNouns(report)
  return {
    block: 'figures',
    title: translate(by),
    columns: [...quantities.map(quantity => quantityHeading(quantity, names)), t('holds')],
    rows: steps.map(({ value, found, holds, isSure = true, refused, intervals = {} }) => ({
      name: value,
      tone: value === reached ? 'attacker' : 'plain',
      cells: [
        ...quantities.map(({ measure, path }, i) => ({
          text: formatMeasure(measure, found?.[i]),
          ...intervalOf({ intervals }, path, measure)
        })),
        { text: refused === undefined ? `${holds ? t('yes') : t('no')}${isSure ? '' : '?'}` : '-' }
      ]
    }))
  }
}

/** "defender wiped out >= 80%: first with attacker.models 10"; or that no value reaches it. */
const answerOf = ({ condition, by, reached, steps }: UntilReport): string => {
  const [first, last] = [steps[0]?.value ?? '', steps.at(-1)?.value ?? '']
  if (reached === null)
    return t('{condition}: never reached from {by} {first} to {last}', { condition, by: translate(by), first, last })
  return t('{condition}: first with {by} {reached}', { condition, by: translate(by), reached })
}

/** Values for which sampling does not settle whether the condition holds. */
const uncertainValues = ({ steps }: UntilReport): readonly string[] => {
  const values = steps.filter(({ isSure }) => isSure === false).map(({ value }) => value)
  return values.length === 0
    ? []
    : [t('not certain with {values}: within the interval it holds and holds not', { values: values.join(', ') })]
}

export const page = (report: UntilReport): Page => ({
  headline: report.headline,
  subtitle: [
    t('{edition}, until {condition}', { edition: editionName(report.edition), condition: report.condition }),
    ...sampledEach(report.method)
  ].join(', '),
  sections: [
    {
      topic: t('the answer'),
      blocks: [answerOf(report), ...uncertainValues(report), ...report.notes].map(text => asParagraph(text))
    },
    { heading: translate(report.by), blocks: [table(report)] },
    { blocks: [replayCommand(report.replay)] }
  ]
})

export const lines = (report: UntilReport): readonly string[] => [
  `${report.headline}: ${[answerOf(report), ...uncertainValues(report)].join('; ')}`
]

export const records = ({ by, steps, quantities, edition, method }: UntilReport): readonly RecordRow[] =>
  steps.map(({ value, holds, found, ...fight }) => [
    [by, typedValue(value)],
    ...quantities.map(({ path }, i): Field => [snake(path), found?.[i] ?? undefined]),
    ['holds', holds],
    ['edition', edition],
    ...methodFields(
      { ...fight, isThrown: method.name === 'monte-carlo' },
      quantities.map(({ path }) => [snake(path), path] as const)
    )
  ])
