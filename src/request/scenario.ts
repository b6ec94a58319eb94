import { outOfPlace } from '../model/mistakes'
import type { FightKind, Scenario } from '../model/scenario'
import type { Check } from './check'
import { refusals } from './refusals'
import { type Draft, isDraft, onlyKeys, own } from './shape'
import { sideOf } from './side'
import { fightTraits, SIDES, type Trait } from './traits'
import { checked } from './values'

/** Plain data -> a scenario that is complete, known and in range, its keys in one order; or all that is wrong with it. */

const TRAITS = Object.entries<Trait>(fightTraits).filter(([key]) => key !== 'kind' && key !== 'edition')
const KEYS = [...Object.keys(fightTraits), ...SIDES]

const overall = (draft: Draft, check: Check): Draft => {
  const made: Record<string, unknown> = {}
  for (const [key, { type }] of TRAITS) {
    const given = own(draft, key)
    const value = given === undefined ? undefined : checked(type, given, key, check)
    if (value !== undefined) made[key] = value
  }
  return made
}

const isEmpty = (value: unknown): boolean => value === undefined || (isDraft(value) && Object.keys(value).length === 0)

/** Without what says nothing. */
const said = (draft: Draft): Draft => {
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(draft)) {
    const value = draft[key]
    if (!isEmpty(value)) made[key] = value
  }
  return made
}

/** The edition is the rulebook's; a fight may name no other. */
const sameEdition = (draft: Draft, check: Check): void => {
  const given = own(draft, 'edition')
  const edition = given === undefined ? undefined : checked(fightTraits.edition.type, given, 'edition', check)
  if (edition !== undefined && edition !== check.book.edition)
    check.note(outOfPlace(`${check.called('edition')}: the rulebook at hand is of edition ${check.book.edition}`, 'edition'))
}

/** The scenario of a draft without a sentence; undefined if anything was noted. */
export const scenarioOf = (draft: Draft, check: Check): Scenario | undefined => {
  onlyKeys(draft, KEYS, '', check)
  sameEdition(draft, check)
  const kind = checked(fightTraits.kind.type, own(draft, 'kind') ?? 'melee', 'kind', check) as FightKind | undefined
  const [attacker, defender] = SIDES.map(side => sideOf(own(draft, side) ?? {}, side, check))
  const { readings, boards, costs, ...others } = overall(draft, check)
  if (!attacker || !defender || !kind) return undefined
  const scenario = { kind, edition: check.book.edition, readings, attacker, defender, boards, costs, ...others }
  const made = said(scenario) as unknown as Scenario
  for (const refusal of refusals(made, check.book)) check.note(refusal)
  return check.mistakes.length > 0 ? undefined : made
}
