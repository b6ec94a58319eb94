import { twice, twoTroops } from '../model/mistakes'
import type { Rulebook, Terrain } from '../rules/types'
import type { Check } from './check'
import { type Fact, factsOf } from './facts'
import { type Phrase, understood } from './phrases'
import type { Draft } from './shape'

/** One unit as the words of a sentence say it. */
export interface UnitWords {
  /** Its traits; `abilities` as short texts. */
  readonly draft: Draft
  /** Abilities given with ++, which the player means to use; with a single + he has them. */
  readonly plays: readonly string[]
  /** `2x4`: more than one such unit. */
  readonly units: number
}

type Said = Extract<Fact, { readonly is: 'said' }>
type Named = Extract<Fact, { readonly is: 'named' }>
type Kind = Named['meanings'][number]['is']

const idAs = (kind: Kind, { meanings }: Named): string | undefined => meanings.find(({ is }) => is === kind)?.id

/** What a trait is called where it is said twice. */
const CALLED: Readonly<Record<string, string>> = {
  models: 'numbers',
  givesUpDice: 'choices about dice',
  spend: 'ways to spend fatigue'
}

const sayings = (facts: readonly Said[], at: string, check: Check): Draft => {
  const said = new Map<string, Said>()
  for (const fact of facts) {
    const before = said.get(fact.trait)
    if (before && JSON.stringify(before.value) !== JSON.stringify(fact.value))
      check.note(twice(CALLED[fact.trait] ?? fact.trait, before.raw, fact.raw, at))
    said.set(fact.trait, fact)
  }
  return Object.fromEntries([...said].map(([trait, { value }]) => [trait, value]))
}

/** "bondi warriors" are bondi: a class may stand beside its troop. */
const agree = (one: string, other: string, { troops }: Rulebook): string | undefined => {
  const [first, second] = [troops[one], troops[other]]
  if (one === other) return one
  if (first?.class !== second?.class) return undefined
  return first?.faction === undefined ? other : second?.faction === undefined ? one : undefined
}

/** A phrase that is only a troop's goes before one that may be a weapon: "8 crossbows" but "8 warriors crossbows". */
const troopOf = (named: readonly Named[], at: string, check: Check): Named | undefined => {
  const troops = named.filter(fact => idAs('troop', fact) !== undefined)
  const [first, ...others] = troops.filter(fact => idAs('weapon', fact) === undefined)
  let found = first
  for (const other of others) {
    const agreed = agree(idAs('troop', found ?? other) ?? '', idAs('troop', other) ?? '', check.book)
    if (found && agreed === undefined) check.note(twoTroops(found.raw, other.raw, at))
    if (agreed === idAs('troop', other)) found = other
  }
  return found ?? troops[0]
}

/** The one id of a kind that the words name. */
const only = (kind: 'weapon' | 'faction', named: readonly Named[], at: string, check: Check): string | undefined => {
  const [first, ...others] = named.filter(fact => idAs(kind, fact) !== undefined)
  const other = first && others.find(fact => idAs(kind, fact) !== idAs(kind, first))
  if (first && other) check.note(twice(`${kind}s`, first.raw, other.raw, at))
  return first && idAs(kind, first)
}

const COVERS = ['none', 'light', 'heavy'] as const

/** Scenery stands for its cover and ground (R2.11); of two the better cover, and uneven if one of them is. */
const scenery = (rows: readonly Terrain[]): Draft => {
  const cover = COVERS.findLast(each => rows.some(row => row.cover === each))
  return {
    ...(cover && cover !== 'none' && { cover }),
    ...(rows.some(({ ground }) => ground === 'uneven') && { ground: 'uneven' }),
    ...(rows.some(({ building }) => building) && { building: true })
  }
}

const namings = (named: readonly Named[], at: string, check: Check): Draft => {
  const troop = troopOf(named, at, check)
  const others = named.filter(fact => fact !== troop)
  const terrain = others.flatMap(fact => check.book.terrain[idAs('terrain', fact) ?? ''] ?? [])
  const unit = troop && idAs('troop', troop)
  const weapon = only('weapon', others, at, check)
  const faction = only('faction', others, at, check)
  return { ...scenery(terrain), ...(unit && { unit }), ...(weapon && { weapon }), ...(faction && { faction }) }
}

const of = <K extends Fact['is']>(facts: readonly Fact[], kind: K): readonly Extract<Fact, { readonly is: K }>[] =>
  facts.filter((fact): fact is Extract<Fact, { readonly is: K }> => fact.is === kind)

/** The words of one unit, put together; `at` is its side. */
export const unitWords = (phrases: readonly Phrase[], at: string, check: Check): UnitWords => {
  const facts = factsOf(understood(phrases, at, check), at, check)
  const effects = of(facts, 'effects').flatMap(fact => fact.effects)
  const abilities = of(facts, 'ability')
  const has = abilities.filter(({ plays }) => !plays).map(({ text }) => text)
  return {
    draft: {
      ...namings(of(facts, 'named'), at, check),
      ...sayings(of(facts, 'said'), at, check),
      ...(has.length > 0 && { abilities: has }),
      ...(effects.length > 0 && { effects })
    },
    plays: abilities.filter(({ plays }) => plays).map(({ text }) => text),
    units: of(facts, 'units')[0]?.units ?? 1
  }
}
