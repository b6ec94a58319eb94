import { t } from '../../model/language'
import type { FightReport, SideReport } from '../../model/report'
import type { Scenario, SideRequest } from '../../model/scenario'

/** A side as it is spoken of throughout a page; its role is its tone as well. */
export interface NamedSide {
  readonly role: 'attacker' | 'defender'
  readonly name: string
  readonly report: SideReport
}

export interface Sides {
  readonly attacker: NamedSide
  readonly defender: NamedSide
}

const ROLES = {
  melee: ['attacking {name}', 'defending {name}'],
  shoot: ['shooting {name}', 'target {name}']
} as const

/** Two names that differ even where the same troops meet. */
const apart = (kind: FightReport['kind'], names: readonly [attacker: string, defender: string]): readonly [string, string] =>
  names[0] === names[1] ? [t(ROLES[kind][0], { name: names[0] }), t(ROLES[kind][1], { name: names[1] })] : names

const named = (report: SideReport): string => report.units.map(unit => unit.name).join(t(' and '))

/** Both sides, distinguished even where the same troops meet. */
export const sides = ({ kind, attacker, defender }: FightReport): Sides => {
  const [one, other] = apart(kind, [named(attacker), named(defender)])
  return {
    attacker: { role: 'attacker', name: one, report: attacker },
    defender: { role: 'defender', name: other, report: defender }
  }
}

const single = ({ report }: NamedSide): boolean => report.units.length === 1 && report.units.every(unit => unit.models === 1)

/** 1 of a single model, which wins; of others, who win, more. */
export const size = (side: NamedSide): number => (single(side) ? 1 : 2)

/** What the sides are called in a sentence; `n` is 1 of a single model, which wins; of others, who win, more. */
export type Called = Readonly<Record<NamedSide['role'], { readonly name: string; readonly n: number }>>

const ROLE_NAMES = {
  melee: ['attacker', 'defender'],
  shoot: ['shooter', 'target']
} as const

/** By their roles alone. */
export const calledByRole = (kind: FightReport['kind']): Called => {
  const [attacker, defender] = ROLE_NAMES[kind]
  return { attacker: { name: t(attacker), n: 1 }, defender: { name: t(defender), n: 1 } }
}

/** Of many fights: their troops, or the sides by their roles where the troops differ from fight to fight. */
export const calledThroughout = ({
  fight,
  names,
  scenario
}: {
  readonly fight: FightReport['kind']
  readonly names?: Readonly<Record<NamedSide['role'], string>>
  readonly scenario: Scenario
}): Called => {
  if (!names) return calledByRole(fight)
  const [attacker, defender] = apart(fight, [names.attacker, names.defender])
  const n = (side: SideRequest): number => ('models' in side && side.models === 1 ? 1 : 2)
  return { attacker: { name: attacker, n: n(scenario.attacker) }, defender: { name: defender, n: n(scenario.defender) } }
}

export const calledIn = ({ attacker, defender }: Sides): Called => ({
  attacker: { name: attacker.name, n: size(attacker) },
  defender: { name: defender.name, n: size(defender) }
})

const VERBS = {
  win: '{name} {n|wins|win}',
  lose: '{name} {n|loses|lose}',
  gain: '{name} {n|gains|gain}'
} as const

/** "bondi win", "warlord wins". */
export const verb = (side: NamedSide, does: keyof typeof VERBS): string => t(VERBS[does], { name: side.name, n: size(side) })

/** What may be lost of these models: their number, or the wounds of a warlord who has more of those (R8.3). */
export const atStake = (models: number, { p }: { readonly p: readonly number[] }): string =>
  models === 1 && p.length > 2 ? t('{n} {n|wound|wounds}', { n: p.length - 1 }) : `${Math.max(models, p.length - 1)}`

export const called = ({ name }: NamedSide): string => t('{the:name}', { name })

/** The same two troops with their places changed: they are compared each with itself. */
export const isCrossed = (now: FightReport, then: FightReport): boolean => {
  const [one, other] = [sides(now), sides(then)]
  const isMirror = one.attacker.name === other.defender.name && one.defender.name === other.attacker.name
  return isMirror && one.attacker.name !== one.defender.name
}
