import { percent, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { WrathReport } from '../../model/report'
import { chancesAtLeast } from '../distribution'
import { exactSubtitle } from '../fight/method'
import { asParagraph, type Page, type TextTable } from '../page'
import type { Rows } from '../record'

/** The Wrath of the Jomsvikings (R6.6): the odds of every row of its table. */

const table = ({ effects, changesSides }: WrathReport): TextTable => ({
  block: 'table',
  columns: [t('total'), t('reached'), ...(changesSides > 0 ? [t('in force')] : []), t('effect')],
  rows: effects.map(({ least, text, reached, inForce }) => [
    `${least}+`,
    percent(reached),
    ...(changesSides > 0 ? [percent(inForce)] : []),
    translate(text)
  ])
})

export const page = (report: WrathReport): Page => {
  const { activationsP, activations, nothing, notes } = report
  return {
    headline: report.headline,
    subtitle: exactSubtitle(report),
    sections: [
      {
        topic: t('effects'),
        blocks: [table(report), asParagraph(t('no row in force: {nothing}', { nothing: percent(nothing) }))]
      },
      {
        heading: t('Free activations, {activations} on average', { activations: twoDecimals(activations) }),
        blocks: [
          {
            block: 'distributions',
            title: t('free'),
            distributions: [
              { name: t('activations'), tone: 'attacker', exactly: activationsP, atLeast: chancesAtLeast(activationsP) }
            ]
          }
        ]
      },
      { blocks: notes.map(note => asParagraph(note, 'quiet')) }
    ]
  }
}

export const lines = ({ headline, effects, changesSides, activations }: WrathReport): readonly string[] => {
  const rows = effects.filter(({ reached }) => reached > 0).map(({ least, reached }) => `${least}+ ${percent(reached)}`)
  const leave = changesSides > 0 ? t('; they change sides {chance}', { chance: percent(changesSides) }) : ''
  return [
    t('{headline}: {rows}{leave}; {n} free activations on average', {
      headline,
      rows: rows.join(', '),
      leave,
      n: twoDecimals(activations)
    })
  ]
}

export const tables = ({ dice, effects, activationsP }: WrathReport): readonly Rows[] => [
  [
    ['what', 'dice', 'least', 'reached', 'in_force'],
    ...effects.map(({ least, text, reached, inForce }) => [text, dice, least, reached, inForce]),
    ...activationsP.map((chance, count) => [`${count} free activations`, dice, undefined, chance, undefined])
  ]
]
