import type { WarbandReport, WarbandUnit } from '../../model/report'
import { editionName } from '../fight/method'
import { count } from '../figures'
import { type Figures, type Page, say } from '../page'
import { faultsTable } from './check'
import { curves } from './dice'

/** A warband at a glance. */

const both = (melee: number, shot: number): string => (melee === shot ? `${melee}` : `${melee} (${shot})`)

export const times = ({ name, units }: Pick<WarbandUnit, 'name' | 'units'>): string => (units > 1 ? `${units} x ${name}` : name)

const units = ({ units: all, models, cost, victoryPoints, sagaDice }: WarbandReport): Figures => ({
  block: 'figures',
  title: 'its units, each',
  columns: ['models', 'points', 'SAGA dice', 'attack dice', 'shooting dice', 'armour (shot at)', 'victory points'],
  rows: [
    ...all.map(unit => ({
      name: times(unit),
      tone: 'plain' as const,
      cells: [
        String(unit.models),
        unit.cost === null ? 'free' : count(unit.cost),
        String(unit.sagaDice),
        String(unit.attackDice),
        unit.attackDiceShot === undefined ? '-' : String(unit.attackDiceShot),
        both(unit.armour, unit.armourShot),
        count(unit.victoryPoints)
      ].map(text => ({ text }))
    })),
    {
      name: 'together',
      tone: 'attacker',
      cells: [String(models), count(cost), String(sagaDice.rolled), '', '', '', count(victoryPoints)].map(text => ({ text }))
    }
  ]
})

const dice = ({ sagaDice: { generated, most, rolled, beside } }: WarbandReport): string => {
  const capped = generated > most ? `${generated} by units, at most ${most}: ${rolled}` : `${rolled}`
  return `SAGA dice at the start of a turn: ${capped}${beside === undefined ? '' : `; and ${beside} Viking dice beside them (R6.5)`}`
}

const threshold = ({ units: all }: WarbandReport): readonly string[] => {
  const some = all.filter(({ sagaDiceFrom, sagaDice }) => sagaDiceFrom !== undefined && sagaDice > 0)
  return some.length === 0 ? [] : ['in the second edition 6 levies or 4 warriors bring a die, fewer none (V9)']
}

export const show = (report: WarbandReport): Page => {
  const { headline, edition, roster, isLegal, faults, sagaDice, notes, replay, victoryPoints } = report
  return {
    headline,
    subtitle: `${editionName(edition)}, ${isLegal ? 'legal' : 'not legal'}, for battles of ${roster.points} points`,
    sections: [
      ...(isLegal ? [] : [{ heading: 'Against the rules', blocks: [faultsTable(faults)] }]),
      {
        topic: 'units',
        blocks: [
          units(report),
          say(`all of it lost is worth ${count(victoryPoints)} victory points, each class rounded up once (R8.2)`, 'quiet')
        ]
      },
      { heading: 'SAGA dice', blocks: [say(dice(report)), curves([{ name: roster.name, falls: sagaDice.falls }])] },
      {
        blocks: [
          ...[...threshold(report), ...notes].map(note => say(note, 'quiet')),
          { block: 'command', label: 'again', command: replay }
        ]
      }
    ]
  }
}
