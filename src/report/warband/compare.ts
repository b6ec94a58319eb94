import { count, percent, points, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import { ROUNDING } from '../../model/limits'
import type { Fielded, MatchUp, SheetReport, WarbandSide, WarbandsReport, Way } from '../../model/report'
import { type Tournament, tableText } from '../../model/tournament'
import { WAYS } from '../../model/warband'
import { exactSubtitle } from '../fight/method'
import { heatMap } from '../heat-map'
import { asParagraph, type Block, type FigureTable, figureRow, footnotes, type Page, type Section, type Tone } from '../page'
import { type Field, type RecordRow, snake } from '../record'
import { attackClause, optionalPoints, unitsName, WAY_NAMES } from './names'
import { sagaDiceTable } from './show'

/** Two warbands: their sums, every unit against every unit, the best and worst fights, their SAGA dice. */

/** The head of the column of tournament points; none unless they were asked for. */
export const tournamentHead = (table: Tournament | undefined): readonly string[] => (table ? [t('tournament')] : [])

/** The legend of that column. */
export const tournamentLegend = (table: Tournament | undefined): readonly string[] =>
  table
    ? [
        t('tournament: points above a draw in each fight on average, as if it were a whole game ({table})', {
          table: tableText(table)
        })
      ]
    : []

/** Which warband comes off better, in a sentence. */
const answer = ({ warbands: [first, second] }: WarbandsReport): string => {
  const [best, other] = first.swing < second.swing ? [second, first] : [first, second]
  const [worth, less] = [points(best.swing), points(other.swing)]
  return worth === less
    ? t('neither warband comes off better: {worth} victory points for both, with each unit in one encounter', { worth })
    : t('{name} comes off better: {worth} victory points against {less}, with each unit in one encounter', {
        name: best.name,
        worth,
        less
      })
}

/** Both warbands side by side, a row for each number. */
const totalsTable = ({ warbands, tournament: table }: WarbandsReport): FigureTable => {
  const row = (name: string, figure: (side: WarbandSide) => string): FigureTable['rows'][number] =>
    figureRow(name, [...warbands.map(figure)])
  return {
    block: 'figures',
    title: t('all units together, each in one encounter'),
    columns: warbands.map(({ name }) => name),
    rows: [
      row(t('kills'), ({ killed }) => twoDecimals(killed)),
      row(t('loses'), ({ lost }) => twoDecimals(lost)),
      row(t('swing'), ({ swing }) => points(swing)),
      row(t('swing per point'), ({ perPoint }) => points(perPoint)),
      ...tournamentHead(table).map(name => row(name, ({ tournament }) => optionalPoints(tournament))),
      row(t('points'), ({ cost }) => count(cost)),
      row(t('models'), ({ models }) => String(models)),
      row(t('SAGA dice'), ({ sagaDice }) => String(sagaDice.rolled)),
      row(t('at stake'), ({ victoryPoints }) => count(victoryPoints))
    ]
  }
}

/** The columns of the ways to fight. Charging and being charged share one if it makes no difference who charges. */
const waysOf = (units: readonly Fielded[]): readonly (readonly [way: Way, title: string])[] => {
  const isAlike = units.every(
    ({ ways: { charging = Number.NaN, charged = Number.NaN } }) => Math.abs(charging - charged) < ROUNDING
  )
  return WAYS.filter(way => !(isAlike && way === 'charged')).map(way => [
    way,
    isAlike && way === 'charging' ? t('melee') : t(WAY_NAMES[way])
  ])
}

const unitTable = ({ name, units }: WarbandSide, table: Tournament | undefined): FigureTable => {
  const ways = waysOf(units)
  return {
    block: 'figures',
    title: t('each unit of {name}, on average against all of the other', { name }),
    columns: [t('win'), ...ways.map(([, title]) => title), t('encounter'), t('per point'), ...tournamentHead(table)],
    rows: units.map(unit =>
      figureRow(unitsName(unit), [
        percent(unit.win),
        ...ways.map(([way]) => optionalPoints(unit.ways[way])),
        points(unit.swing),
        optionalPoints(unit.perPoint),
        ...(table ? [optionalPoints(unit.tournament)] : [])
      ])
    )
  }
}

interface MapOfFights {
  readonly title: (name: string) => string
  readonly way: Way
  readonly of: 'swing' | 'win'
}

const MAPS: readonly MapOfFights[] = [
  { title: name => t('points swing when {name} charges', { name }), way: 'charging', of: 'swing' },
  { title: name => t('points swing when {name} is charged', { name }), way: 'charged', of: 'swing' },
  { title: name => t('chance that {name} wins when it charges', { name }), way: 'charging', of: 'win' },
  { title: name => t('chance that {name} wins when it is charged', { name }), way: 'charged', of: 'win' },
  { title: name => t('points swing when {name} shoots', { name }), way: 'shooting', of: 'swing' },
  { title: name => t('points swing when {name} is shot at', { name }), way: 'shotAt', of: 'swing' }
]

type Values = readonly (readonly (number | undefined)[])[]

const valuesOf = ({ meetings }: WarbandsReport, { way, of }: MapOfFights): Values =>
  meetings.map(row => row.map(meeting => meeting[way]?.[of]))

const isAlike = (one: Values, other: Values): boolean =>
  one.every((row, i) => row.every((value, j) => Math.abs((value ?? Number.NaN) - (other[i]?.[j] ?? Number.NaN)) < ROUNDING))

/** The maps that have values; charging and being charged share one if they are alike. */
const mapsOf = (report: WarbandsReport): readonly { readonly map: MapOfFights; readonly values: Values }[] => {
  const all = MAPS.map(map => ({ map, values: valuesOf(report, map) }))
  return all.flatMap(({ map, values }) => {
    if (!values.some(row => row.some(value => value !== undefined))) return []
    const twin = all.find(({ map: other, values: theirs }) => other !== map && other.of === map.of && isAlike(values, theirs))
    if (twin === undefined) return [{ map, values }]
    const title: MapOfFights['title'] = name => t('{title}, and the same when it is charged', { title: map.title(name) })
    return map.way === 'charging' ? [{ map: { ...map, title }, values }] : []
  })
}

const heatMaps = (report: WarbandsReport): readonly Block[] => {
  const [first, second] = report.warbands
  return mapsOf(report).map(({ map: { title, of }, values }) => {
    const rows = values.flatMap((row, i) => (row.some(value => value !== undefined) ? [i] : []))
    const columns = (values[0] ?? []).flatMap((_, j) => (values.some(row => row[j] !== undefined) ? [j] : []))
    const labels = (units: readonly Fielded[], kept: readonly number[]) =>
      kept.flatMap(i => (units[i] ? [unitsName(units[i])] : []))
    return heatMap({
      title: title(first.name),
      rows: { name: first.name, labels: labels(first.units, rows) },
      columns: { name: second.name, labels: labels(second.units, columns) },
      values: rows.map(i => columns.map(j => values[i]?.[j])),
      format: of === 'swing' ? 'points' : 'percent',
      middle: of === 'swing' ? 0 : 0.5,
      legend: [
        { tone: 'attacker', label: t('good for {name}', { name: first.name }) },
        { tone: 'defender', label: t('good for {name}', { name: second.name }) }
      ]
    })
  })
}

/** The best fights of a warband, then the worst. */
const bestAndWorst = ({ name, best, worst }: WarbandSide): readonly Section[] => {
  const row = ({ unit, enemy, way, win, swing }: MatchUp, tone: Tone) =>
    figureRow(attackClause(way, unit, enemy, 2), [win === undefined ? '-' : percent(win), points(swing)], tone)
  if (best.length === 0) return []
  const rows = [...best.map(each => row(each, 'attacker')), ...worst.toReversed().map(each => row(each, 'defender'))]
  const heading = t('Best and worst fights for {name}, warlords aside', { name })
  return [{ heading, blocks: [{ block: 'figures', columns: [t('win'), t('swing')], rows }] }]
}

const legend = ({ givesUpDice }: WarbandsReport): string =>
  t(
    'victory points gained less lost; an encounter: one melee, charging and being charged equally often, and one shot from each unit with missiles; no abilities, no fatigue, {dice}',
    {
      dice: givesUpDice
        ? t('and a charged unit gives up dice when that is better for it (R3.3)')
        : t('and no unit gives up dice (--gives-up-dice)')
    }
  )

export const page = (report: WarbandsReport): Page => {
  const { warbands, tournament, headline } = report
  const sections: readonly Section[] = [
    { topic: t('the two warbands'), blocks: [asParagraph(answer(report)), totalsTable(report)] },
    ...warbands.map(side => ({
      heading: t('{name}: each unit, on average', { name: side.name }),
      blocks: [unitTable(side, tournament)]
    })),
    { heading: t('Every unit against every unit'), blocks: heatMaps(report) },
    ...warbands.flatMap(bestAndWorst),
    { heading: t('SAGA dice'), blocks: [sagaDiceTable(warbands.map(({ name, sagaDice }) => ({ name, falls: sagaDice.falls })))] },
    {
      blocks: footnotes(report, legend(report), ...tournamentLegend(tournament))
    }
  ]
  return {
    headline,
    subtitle: exactSubtitle(report),
    sections: sections.filter(({ blocks }) => blocks.length > 0)
  }
}

interface Totals {
  readonly name: string
  readonly killed: number
  readonly lost: number
  readonly swing: number
  readonly tournament?: number
}

/** "York: kills 7.20, loses 5.10, points +2.10" */
export const totalsLine = ({ name, killed, lost, swing, tournament }: Totals): string =>
  t('{name}: kills {killed}, loses {lost}, points {swing}', {
    name,
    killed: twoDecimals(killed),
    lost: twoDecimals(lost),
    swing: points(swing)
  }) + (tournament === undefined ? '' : t(', tournament {worth} a fight', { worth: points(tournament) }))

export const lines = ({ warbands }: WarbandsReport): readonly string[] => warbands.map(totalsLine)

/**
 * A record for each fight of each unit against each enemy. `full`: with losses in models and whether dice are given up; `isScored`: with
 * tournament points.
 */
export const meetingRecords = (
  { warbands: [first, second], meetings }: WarbandsReport | SheetReport,
  { full = false, isScored = false }: { readonly full?: boolean; readonly isScored?: boolean }
): readonly RecordRow[] =>
  meetings.flatMap((row, i) =>
    row.flatMap((meeting, j) =>
      WAYS.flatMap((way): readonly RecordRow[] => {
        const fight = meeting[way]
        if (!fight) return []
        const losses: readonly Field[] = [
          ['own_losses', fight.ownLosses],
          ['enemy_losses', fight.enemyLosses],
          ['gives_up_dice', fight.givesUpDice === true]
        ]
        return [
          [
            ['unit', first.units[i]?.name],
            ['enemy', second.units[j]?.name],
            ['way', snake(way)],
            ['win', fight.win],
            ['tie', fight.tie],
            ['lose', fight.lose],
            ['points_killed', fight.killed],
            ['points_lost', fight.lost],
            ['victory_points_swing', fight.swing],
            ['wipes_out', fight.wipesOut],
            ['wiped_out', fight.wipedOut],
            ...(isScored ? [['tournament_points_above_draw', fight.tournament?.own] as const] : []),
            ...(full ? losses : [])
          ]
        ]
      })
    )
  )

export const records = (report: WarbandsReport): readonly RecordRow[] =>
  meetingRecords(report, { isScored: report.tournament !== undefined })
