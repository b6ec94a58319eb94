import { count } from '../../model/figures'
import { t } from '../../model/language'
import type { WarbandPointsReport, WarbandReport, WarbandUnit } from '../../model/report'
import { editionName } from '../fight/method'
import { asParagraph, type Figures, footnotes, type Page, textCells } from '../page'
import { faultsTable } from './check'
import { curves } from './dice'

/** A warband at a glance. */

const both = (melee: number, shot: number): string => (melee === shot ? `${melee}` : `${melee} (${shot})`)

export const times = ({ name, units }: Pick<WarbandUnit, 'name' | 'units'>): string => (units > 1 ? `${units} x ${name}` : name)

/** "8 bondi killed: 4 victory points" */
export const pointsTotal = ({ headline, total, edition }: WarbandPointsReport): string =>
  edition === 2
    ? t('{headline}: {n} slaughter points', { headline, n: count(total) })
    : t('{headline}: {n} victory {n|point|points}', { headline, n: count(total) })

const units = ({ units: all, models, cost, victoryPoints, sagaDice }: WarbandReport): Figures => ({
  block: 'figures',
  title: t('its units, each'),
  columns: [
    t('models'),
    t('points'),
    t('SAGA dice'),
    t('attack dice'),
    t('shooting dice'),
    t('armour (shot at)'),
    t('victory points')
  ],
  rows: [
    ...all.map(unit => ({
      name: times(unit),
      tone: 'plain' as const,
      cells: textCells(
        String(unit.models),
        unit.cost === null ? t('free') : count(unit.cost),
        String(unit.sagaDice),
        String(unit.attackDice),
        unit.attackDiceShot === undefined ? '-' : String(unit.attackDiceShot),
        both(unit.armour, unit.armourShot),
        count(unit.victoryPoints)
      )
    })),
    {
      name: t('together'),
      tone: 'attacker',
      cells: textCells(String(models), count(cost), String(sagaDice.rolled), '', '', '', count(victoryPoints))
    }
  ]
})

const dice = ({ sagaDice: { generated, most, rolled, beside } }: WarbandReport): string => {
  const dice = generated > most ? t('{generated} by units, at most {most}: {rolled}', { generated, most, rolled }) : `${rolled}`
  const viking = beside === undefined ? '' : t('; and {beside} Viking dice beside them (R6.5)', { beside })
  return t('SAGA dice at the start of a turn: {dice}{viking}', { dice, viking })
}

const threshold = ({ units: all }: WarbandReport): readonly string[] => {
  const some = all.filter(({ sagaDiceFrom, sagaDice }) => sagaDiceFrom !== undefined && sagaDice > 0)
  return some.length === 0 ? [] : [t('in the second edition 6 levies or 4 warriors bring a die, fewer none (V9)')]
}

export const show = (report: WarbandReport): Page => {
  const { headline, edition, roster, isLegal, faults, sagaDice, victoryPoints } = report
  return {
    headline,
    subtitle: t('{edition}, {legal}, for battles of {points} points', {
      edition: editionName(edition),
      legal: isLegal ? t('legal') : t('not legal'),
      points: roster.points
    }),
    sections: [
      ...(isLegal ? [] : [{ heading: t('Against the rules'), blocks: [faultsTable(faults)] }]),
      {
        topic: t('units'),
        blocks: [
          units(report),
          asParagraph(
            t('losing all of it is worth {n} victory points, each class rounded up once (R8.2)', { n: count(victoryPoints) }),
            'quiet'
          )
        ]
      },
      { heading: t('SAGA dice'), blocks: [asParagraph(dice(report)), curves([{ name: roster.name, falls: sagaDice.falls }])] },
      {
        blocks: footnotes(report, ...threshold(report))
      }
    ]
  }
}
