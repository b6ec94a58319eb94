import type { FightReport, SideReport } from '../../../src/model/report'
import { melee } from './melee'

const ESC = String.fromCharCode(27)

const evil = (text: string): string => `${ESC}[2J${text}\r\n\u009b5A\u202e"|<b>`

const renamed = (side: SideReport): SideReport => ({
  ...side,
  units: side.units.map(unit => ({
    ...unit,
    unit: evil(unit.unit),
    name: evil(unit.name),
    ledger: unit.ledger.map(line => ({ ...line, source: evil(line.source) }))
  }))
})

/** The melee with names that would wipe the screen, start lines and turn the text around. */
export const hostile: FightReport = {
  ...melee,
  headline: evil(melee.headline),
  attacker: renamed(melee.attacker),
  defender: renamed(melee.defender),
  readings: [{ name: 'cap-base', value: 'held', others: ['generated'], meaning: evil('twice the dice held') }],
  notes: [evil('a note')],
  replay: evil(melee.replay)
}
