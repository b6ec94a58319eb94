import { t } from '../../model/language'
import type { FightReport, SideReport } from '../../model/report'
import type { Scenario, Side, SideRequest } from '../../model/scenario'

/** How the two sides of a fight are named on a page. */

type FightKind = FightReport['kind']

/** A side with its name; its role is also its tone. */
export interface NamedSide {
  readonly role: Side
  readonly name: string
  readonly report: SideReport
}

/** Both sides of a fight, with distinct names. */
export interface Sides {
  readonly attacker: NamedSide
  readonly defender: NamedSide
}

const WITH_ROLE = {
  melee: { attacker: 'attacking {name}', defender: 'defending {name}' },
  shoot: { attacker: 'shooting {name}', defender: 'target {name}' }
} as const

/** "attacking bondi", "target bondi" */
export const withRole = (name: string, side: Side, kind: FightKind = 'melee'): string => t(WITH_ROLE[kind][side], { name })

type Names = Readonly<Record<Side, string>>

/** The names of both sides, with their roles if the same troops meet. */
export const distinctNames = ({ attacker, defender }: Names, kind?: FightKind): Names =>
  attacker === defender
    ? { attacker: withRole(attacker, 'attacker', kind), defender: withRole(defender, 'defender', kind) }
    : { attacker, defender }

const unitNames = (report: SideReport): string => report.units.map(unit => unit.name).join(t(' and '))

/** Both sides with distinct names. */
export const sides = ({ kind, attacker, defender }: FightReport): Sides => {
  const names = distinctNames({ attacker: unitNames(attacker), defender: unitNames(defender) }, kind)
  return {
    attacker: { role: 'attacker', name: names.attacker, report: attacker },
    defender: { role: 'defender', name: names.defender, report: defender }
  }
}

const isSingle = ({ report }: NamedSide): boolean => report.units.length === 1 && report.units.every(unit => unit.models === 1)

/** The number of the verb that goes with a side: 1 for a single model ("wins"), 2 for more ("win"). */
export const verbNumber = (side: NamedSide): number => (isSingle(side) ? 1 : 2)

/** The same of a side as it was requested. */
export const requestVerbNumber = (side: SideRequest): number => ('models' in side && side.models === 1 ? 1 : 2)

/** The names of the sides in labels; `n` is the number of their verb, 1 or 2. */
export type SideNouns = Readonly<Record<Side, { readonly name: string; readonly n: number }>>

const ROLE_NAMES = {
  melee: ['attacker', 'defender'],
  shoot: ['shooter', 'target']
} as const

/** "attacker" and "defender", or "shooter" and "target". */
export const roleNouns = (kind: FightKind): SideNouns => {
  const [attacker, defender] = ROLE_NAMES[kind]
  return { attacker: { name: t(attacker), n: 1 }, defender: { name: t(defender), n: 1 } }
}

/** For a report of many fights: the names of the troops, or of the roles if the troops differ from fight to fight. */
export const studySideNouns = ({
  fight,
  names,
  scenario
}: {
  readonly fight: FightKind
  readonly names?: Names
  readonly scenario: Scenario
}): SideNouns => {
  if (!names) return roleNouns(fight)
  const { attacker, defender } = distinctNames(names, fight)
  return {
    attacker: { name: attacker, n: requestVerbNumber(scenario.attacker) },
    defender: { name: defender, n: requestVerbNumber(scenario.defender) }
  }
}

/** The names of the sides of one fight, with the number of their verbs. */
export const sideNouns = ({ attacker, defender }: Sides): SideNouns => ({
  attacker: { name: attacker.name, n: verbNumber(attacker) },
  defender: { name: defender.name, n: verbNumber(defender) }
})

const CLAUSES = {
  win: '{name} {n|wins|win}',
  lose: '{name} {n|loses|lose}',
  gain: '{name} {n|gains|gain}'
} as const

/** "bondi win", "warlord wins". */
export const sideWithVerb = (side: NamedSide, verb: keyof typeof CLAUSES): string =>
  t(CLAUSES[verb], { name: side.name, n: verbNumber(side) })

/** What these models can lose: their number, or the wounds of a warlord who has several (R8.3). `p`: the distribution of losses. */
export const mostLossesText = (models: number, { p }: { readonly p: readonly number[] }): string =>
  models === 1 && p.length > 2 ? t('{n} {n|wound|wounds}', { n: p.length - 1 }) : `${Math.max(models, p.length - 1)}`

/** "the bondi"; a hero by name alone. */
export const theName = ({ name }: NamedSide): string => t('{the:name}', { name })

/** Whether the same two troops have changed places, so that each is compared with itself. */
export const isSwapped = (now: FightReport, then: FightReport): boolean => {
  const [one, other] = [sides(now), sides(then)]
  const isMirror = one.attacker.name === other.defender.name && one.defender.name === other.attacker.name
  return isMirror && one.attacker.name !== one.defender.name
}
