import { count } from '../../model/figures'
import { t } from '../../model/language'
import type { SagaDiceLoss, WarbandReport } from '../../model/report'
import { unitsLostText } from '../dice/count'
import { editionName } from '../fight/method'
import { asParagraph, type FigureTable, figureRow, footnotes, type Page } from '../page'
import { type RecordRow, type Rows, tableOf } from '../record'
import { faultsTable } from './check'
import { unitsName } from './names'

/** `warband show`: a warband at a glance. */

/** "5 (6)": armour in melee, and when shot at if it differs. */
const armourText = (melee: number, shot: number): string => (melee === shot ? `${melee}` : `${melee} (${shot})`)

const unitTable = ({ units: all, models, cost, victoryPoints, sagaDice }: WarbandReport): FigureTable => ({
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
    ...all.map(unit =>
      figureRow(unitsName(unit), [
        String(unit.models),
        unit.cost === null ? t('free') : count(unit.cost),
        String(unit.sagaDice),
        String(unit.attackDice),
        unit.attackDiceShot === undefined ? '-' : String(unit.attackDiceShot),
        armourText(unit.armour, unit.armourShot),
        count(unit.victoryPoints)
      ])
    ),
    figureRow(t('together'), [String(models), count(cost), String(sagaDice.rolled), '', '', '', count(victoryPoints)], 'attacker')
  ]
})

const sagaDiceText = ({ sagaDice: { generated, most, rolled, beside } }: WarbandReport): string => {
  const dice = generated > most ? t('{generated} by units, at most {most}: {rolled}', { generated, most, rolled }) : `${rolled}`
  const viking = beside === undefined ? '' : t('; and {beside} Viking dice beside them (R6.5)', { beside })
  return t('SAGA dice at the start of a turn: {dice}{viking}', { dice, viking })
}

const levyDiceNote = ({ units: all }: WarbandReport): readonly string[] => {
  const some = all.filter(({ sagaDiceFrom, sagaDice }) => sagaDiceFrom !== undefined && sagaDice > 0)
  return some.length === 0 ? [] : [t('in the second edition 6 levies or 4 warriors bring a die, fewer none (V9)')]
}

export const page = (report: WarbandReport): Page => {
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
          unitTable(report),
          asParagraph(
            t('losing all of it is worth {n} victory points, each class rounded up once (R8.2)', { n: count(victoryPoints) }),
            'quiet'
          )
        ]
      },
      {
        heading: t('SAGA dice'),
        blocks: [asParagraph(sagaDiceText(report)), sagaDiceTable([{ name: roster.name, falls: sagaDice.falls }])]
      },
      {
        blocks: footnotes(report, ...levyDiceNote(report))
      }
    ]
  }
}

export const lines = ({ headline, models, sagaDice, victoryPoints, units }: WarbandReport): readonly string[] => [
  t('{headline}; {models} models, {dice} SAGA dice, {points} victory points at stake: {units}', {
    headline,
    models,
    dice: sagaDice.rolled,
    points: count(victoryPoints),
    units: units.map(unitsName).join(', ')
  })
]

const unitRecords = ({ units }: WarbandReport): readonly RecordRow[] =>
  units.map(
    ({
      unit,
      name,
      class: troopClass,
      models,
      units: count,
      cost,
      sagaDice,
      attackDice,
      attackDiceShot,
      armour,
      armourShot,
      victoryPoints
    }) => [
      ['unit', unit],
      ['name', name],
      ['class', troopClass],
      ['models', models],
      ['units', count],
      ['points', cost ?? undefined],
      ['saga_dice', sagaDice],
      ['attack_dice', attackDice],
      ['attack_dice_shot', attackDiceShot],
      ['armour', armour],
      ['armour_shot', armourShot],
      ['victory_points', victoryPoints]
    ]
  )

export const tables = (report: WarbandReport): readonly Rows[] => [tableOf(unitRecords(report))]

/** The SAGA dice of a warband as its units die. */
interface SagaDiceOfWarband {
  readonly name: string
  readonly falls: readonly SagaDiceLoss[]
}

/** A row for each number of units lost, two columns for each warband: with its warlord alive, and dead. */
export const sagaDiceTable = (of: readonly SagaDiceOfWarband[]): FigureTable => {
  const most = Math.max(0, ...of.map(({ falls }) => falls.length))
  const cells = (lost: number) =>
    of.flatMap(({ falls }) => {
      const row = falls[lost]
      return [{ text: row ? String(row.dice) : '-' }, { text: row ? String(row.withoutWarlord) : '-' }]
    })
  return {
    block: 'figures',
    title: t('SAGA dice as units that bring them are lost'),
    columns: of.flatMap(each => (of.length === 1 ? [t('dice'), t('warlord dead')] : [each.name, t('warlord dead')])),
    rows: Array.from({ length: most }, (_, lost) => ({ name: unitsLostText(lost), tone: 'plain', cells: cells(lost) }))
  }
}
