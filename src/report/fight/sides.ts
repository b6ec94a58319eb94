import { t } from '../../model/language'
import type { FightReport, SideReport } from '../../model/report'

/** A side as it is spoken of throughout a page; its role is its tone as well. */
export interface Side {
  readonly role: 'attacker' | 'defender'
  readonly name: string
  readonly report: SideReport
}

export interface Sides {
  readonly attacker: Side
  readonly defender: Side
}

const ROLES = {
  melee: ['attacking {name}', 'defending {name}'],
  shoot: ['shooting {name}', 'target {name}']
} as const

const named = (report: SideReport): string => report.units.map(unit => unit.name).join(t(' and '))

/** Both sides, told apart even where the same troops meet. */
export const sides = ({ kind, attacker, defender }: FightReport): Sides => {
  const names = [named(attacker), named(defender)] as const
  const alike = names[0] === names[1]
  const name = (index: 0 | 1): string => (alike ? t(ROLES[kind][index], { name: names[index] }) : names[index])
  return {
    attacker: { role: 'attacker', name: name(0), report: attacker },
    defender: { role: 'defender', name: name(1), report: defender }
  }
}

const single = ({ report }: Side): boolean => report.units.length === 1 && report.units.every(unit => unit.models === 1)

/** 1 of a single model, which wins; of others, who win, more. */
export const size = (side: Side): number => (single(side) ? 1 : 2)

const VERBS = {
  win: '{name} {n|wins|win}',
  lose: '{name} {n|loses|lose}',
  gain: '{name} {n|gains|gain}'
} as const

/** "bondi win", "warlord wins". */
export const verb = (side: Side, does: keyof typeof VERBS): string => t(VERBS[does], { name: side.name, n: size(side) })

/** What may be lost of these models: their number, or the wounds of a warlord who has more of those (R8.3). */
export const atStake = (models: number, { p }: { readonly p: readonly number[] }): string =>
  models === 1 && p.length > 2 ? t('{n} {n|wound|wounds}', { n: p.length - 1 }) : `${Math.max(models, p.length - 1)}`

/** "the bondi"; a hero by name alone. */
export const called = ({ name }: Side): string => (/^\p{Lu}/u.test(name) ? name : t('the {name}', { name }))

/** The same two troops with their places changed: they are compared each with itself. */
export const isCrossed = (now: FightReport, then: FightReport): boolean => {
  const [one, other] = [sides(now), sides(then)]
  const isMirror = one.attacker.name === other.defender.name && one.defender.name === other.attacker.name
  return isMirror && one.attacker.name !== one.defender.name
}
