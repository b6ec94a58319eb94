import type {
  BuildReport,
  FieldReport,
  SheetReport,
  ThreatsReport,
  WarbandCheckReport,
  WarbandPointsReport,
  WarbandReport,
  WarbandsReport
} from '../../model/report'
import type { Field, RecordRow } from '../record'

/** Warbands in long form: a record for each fault, unit, meeting or build, its numbers in full. */

export const threatRows = ({ threats }: ThreatsReport): readonly RecordRow[] =>
  threats.map(({ enemy, own, units, inches, way, struck, charging, shooting, stake }) => [
    ['enemy', enemy],
    ['enemy_units', units.enemy.join(' ')],
    ['own', own],
    ['own_units', units.own.join(' ')],
    ['inches', inches],
    ['enemy_way', way],
    ['struck_swing', struck.swing],
    ['struck_killed', struck.killed],
    ['struck_lost', struck.lost],
    ['struck_wiped_out', struck.wipedOut],
    ['charging_swing', charging?.swing],
    ['charging_win', charging?.win],
    ['charging_wipes_out', charging?.wipesOut],
    ['shooting_swing', shooting?.swing],
    ['stake', stake]
  ])

export const checkRows = ({ rosters }: WarbandCheckReport): readonly RecordRow[] =>
  rosters.flatMap(({ roster, isLegal, faults, cost }) => {
    const head: RecordRow = [
      ['roster', roster.file ?? roster.name],
      ['legal', isLegal ? 'true' : 'false'],
      ['points', cost],
      ['of', roster.points]
    ]
    const all: readonly RecordRow[] = faults.map(({ at, rule, message }) => [
      ['at', at],
      ['rule', rule],
      ['fault', message]
    ])
    const nothing: RecordRow = [
      ['at', undefined],
      ['rule', undefined],
      ['fault', undefined]
    ]
    return (all.length > 0 ? all : [nothing]).map(fault => [...head, ...fault])
  })

export const unitRows = ({ units }: WarbandReport): readonly RecordRow[] =>
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

export const pointRows = ({ rows, wipedOut, total }: WarbandPointsReport): readonly RecordRow[] => {
  const isApart = rows.some(({ place }) => place !== undefined)
  const row = (
    name: string,
    place: number | undefined,
    killed: number | undefined,
    each: number | undefined,
    unrounded: number | undefined,
    points: number | undefined
  ): RecordRow => [
    ['name', name],
    ...(isApart ? [['place', place] as const] : []),
    ['killed', killed],
    ['each', each],
    ['unrounded', unrounded],
    ['points', points]
  ]
  const gone = wipedOut.units * wipedOut.each
  return [
    ...rows.map(({ name, place, models, each, unrounded, points }) => row(name, place, models, each, unrounded, points)),
    ...(wipedOut.units > 0 ? [row('units wiped out', undefined, wipedOut.units, wipedOut.each, gone, gone)] : []),
    row('together', undefined, undefined, undefined, undefined, total)
  ]
}

/** `full`: with the models that fall, and whoever gives up dice; `isScored`: with tournament points. */
const boutRows = (
  { warbands: [first, second], meetings }: WarbandsReport | SheetReport,
  { full = false, isScored = false }: { readonly full?: boolean; readonly isScored?: boolean }
): readonly RecordRow[] =>
  meetings.flatMap((row, i) =>
    row.flatMap((meeting, j) =>
      (['charging', 'charged', 'shooting', 'shotAt'] as const).flatMap((way): readonly RecordRow[] => {
        const bout = meeting[way]
        if (!bout) return []
        const fields: readonly Field[] = [
          ['unit', first.units[i]?.name],
          ['enemy', second.units[j]?.name],
          ['way', way === 'shotAt' ? 'shot_at' : way],
          ['win', bout.win],
          ['tie', bout.tie],
          ['lose', bout.lose],
          ['points_killed', bout.killed],
          ['points_lost', bout.lost],
          ['victory_points_swing', bout.swing],
          ['wipes_out', bout.wipesOut],
          ['wiped_out', bout.wipedOut],
          ...(isScored ? [['tournament_points_above_draw', bout.tournament?.own] as const] : []),
          ...(full
            ? ([
                ['own_losses', bout.ownLosses],
                ['enemy_losses', bout.enemyLosses],
                ['gives_up_dice', bout.givesUpDice ? 'true' : 'false']
              ] as const)
            : [])
        ]
        return [fields]
      })
    )
  )

export const fieldRows = ({ builds, opponents, tournament }: FieldReport): readonly RecordRow[] => {
  const row = (
    build: FieldReport['builds'][number],
    opponent: string,
    weight: number | undefined,
    of: FieldReport['builds'][number]['against'][number]
  ): RecordRow => [
    ['build', build.name],
    ['opponent', opponent],
    ['weight', weight],
    ['points_killed', of.killed],
    ['points_lost', of.lost],
    ['victory_points_swing', of.swing],
    ['win', of.win],
    ...(tournament ? [['tournament_points_above_draw', of.tournament] as const] : []),
    ['on_front', build.isOnFront ? 'true' : 'false']
  ]
  return builds.flatMap(build => [
    ...build.against.flatMap((of, i) => {
      const opponent = opponents[i]
      return opponent ? [row(build, opponent.name, opponent.weight, of)] : []
    }),
    row(build, 'the field', undefined, build)
  ])
}

export const buildRows = ({ builds, measure, searched }: BuildReport): readonly RecordRow[] =>
  builds.flatMap(({ units, value, sagaDice }, index) =>
    units.map(
      (unit): RecordRow => [
        ['rank', index + 1],
        ['measure', measure],
        ['worth', value],
        ['saga_dice', sagaDice],
        ['unit', unit.unit],
        ['name', unit.name],
        ['models', unit.models],
        ['units', unit.units],
        ['unit_worth', unit.value],
        ['kept', unit.isKept ? 'true' : 'false'],
        ['searched', searched]
      ]
    )
  )

export const meetingRows = (report: WarbandsReport): readonly RecordRow[] =>
  boutRows(report, { isScored: report.tournament !== undefined })

export const sheetRows = (report: SheetReport): readonly RecordRow[] => boutRows(report, { full: true })
