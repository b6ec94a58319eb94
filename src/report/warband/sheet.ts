import { mean, percent } from '../../model/figures'
import { t } from '../../model/language'
import type { Meeting, SheetReport, UnitFight, Way } from '../../model/report'
import { editionName } from '../fight/method'
import { asParagraph, type Cell, type FigureTable, type Page, replayCommand, type Section } from '../page'
import type { RecordRow } from '../record'
import { meetingRecords } from './compare'
import { unitsName } from './names'

/** `sheet`: a page to print, melees on the front and shots on the back. No colour has a meaning, so that it may be printed in black. */

/** After a chance to win: the charged unit gives up dice, or closes ranks. */
const MARK = '*'

const melee = ({ win = 0, ownLosses, enemyLosses, givesUpDice }: UnitFight): Cell => ({
  text: `${percent(win)}${givesUpDice ? MARK : ''}`,
  interval: `${mean(ownLosses)} : ${mean(enemyLosses)}`
})

const noneLeft = (chance: number): string => t('gone {chance}', { chance: percent(chance) })

const shot = ({ enemyLosses, wipesOut }: UnitFight): Cell => ({ text: mean(enemyLosses), interval: noneLeft(wipesOut) })

const shotAt = ({ ownLosses, wipedOut }: UnitFight): Cell => ({ text: mean(ownLosses), interval: noneLeft(wipedOut) })

const NONE: Cell = { text: '-' }

/** A row for each unit that can fight in this way, a column for each enemy that it can so fight. */
const table = (
  { warbands: [mine, theirs], meetings }: SheetReport,
  title: string,
  way: Way,
  cell: (fight: UnitFight) => Cell
): FigureTable => {
  const meets = (meeting: Meeting | undefined): boolean => meeting?.[way] !== undefined
  const columns = theirs.units.flatMap((unit, column) => (meetings.some(row => meets(row[column])) ? [{ unit, column }] : []))
  return {
    block: 'figures',
    title,
    columns: columns.map(({ unit }) => unitsName(unit)),
    rows: mine.units.flatMap((unit, row) => {
      const enemies = meetings[row] ?? []
      if (!enemies.some(meets)) return []
      const cells = columns.map(({ column }) => {
        const fight = enemies[column]?.[way]
        return fight ? cell(fight) : NONE
      })
      return [{ name: unitsName(unit), tone: 'plain' as const, cells }]
    })
  }
}

const ANSWERS = {
  1: 'the charged unit gives up dice, which is best for it',
  2: 'the charged unit closes ranks, which is best for it'
} as const

const sheetSection = (
  report: SheetReport,
  heading: string,
  way: Way,
  cell: (fight: UnitFight) => Cell,
  legend: string
): readonly Section[] => {
  const figures = table(report, heading, way, cell)
  if (figures.rows.length === 0) return []
  const isMarked = report.meetings.some(row => row.some(meeting => meeting[way]?.givesUpDice))
  return [
    { heading, blocks: [figures, asParagraph(isMarked ? `${legend}; ${MARK} ${t(ANSWERS[report.edition])}` : legend, 'quiet')] }
  ]
}

export const page = (report: SheetReport): Page => {
  const { headline, edition, notes, replay } = report
  const chances = t('chance that my unit wins; average losses, own : enemy')
  const theirs = t('average enemy losses; the chance that none is left')
  const mine = t('average losses of my own; the chance that none is left')
  const [front, back] = [
    [
      ...sheetSection(report, t('My unit charges'), 'charging', melee, chances),
      ...sheetSection(report, t('My unit is charged'), 'charged', melee, chances)
    ],
    [
      ...sheetSection(report, t('My unit shoots'), 'shooting', shot, theirs),
      ...sheetSection(report, t('My unit is shot at'), 'shotAt', shotAt, mine)
    ]
  ]
  const [turned, ...others] = back
  return {
    headline,
    isSheet: true,
    subtitle: t('{edition}, exact; every unit at full strength and fresh, in the open, without abilities', {
      edition: editionName(edition)
    }),
    sections: [
      ...front,
      ...(turned ? [{ ...turned, startsPage: true as const }] : []),
      ...others,
      ...(notes.length > 0 ? [{ topic: t('notes'), blocks: notes.map(note => asParagraph(note, 'quiet')) }] : []),
      { blocks: [replayCommand(replay)] }
    ]
  }
}

/** A line for each unit: its charges, the best first. */
export const lines = ({ warbands: [mine, theirs], meetings }: SheetReport): readonly string[] =>
  mine.units.map((unit, row) => {
    const charges = (meetings[row] ?? [])
      .flatMap(({ charging }, column) => {
        const enemy = theirs.units[column]
        return charging?.win !== undefined && enemy ? [{ win: charging.win, enemy: unitsName(enemy) }] : []
      })
      .toSorted((one, other) => other.win - one.win)
    return t('{unit} charging: {enemies}', {
      unit: unitsName(unit),
      enemies: charges.map(({ win, enemy }) => `${enemy} ${percent(win)}`).join(', ')
    })
  })

export const records = (report: SheetReport): readonly RecordRow[] => meetingRecords(report, { full: true })
