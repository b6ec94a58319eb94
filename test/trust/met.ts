import { rolesOf, unitAt } from '../../src/battle/combatant'
import { inspected } from '../../src/battle/faults'
import { type Effect, verbs } from '../../src/model/effect'
import type { Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import type { Rulebook } from '../../src/rules/types'

/** What of the rules some fights have met. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const

/** Verbs of a whole turn: random plans meet them (test/turn/plan/second.test.ts). */
export const OF_TURNS: ReadonlySet<string> = new Set(['basic', 'free-activation'])

/** Readings on which no die of a single fight hangs. */
const ELSEWHERE = new Set(['harold-points', 'points-rounding', 'loki-warlord', 'horses-uneven', 'ceorls-cost', 'javelin-shot'])

/** V9.8 settles it: bodyguards are no losses, whatever the reading says. */
const SETTLED = new Set(['2: reading sacrifice-counts=yes'])

/** Where the verb has two ways of working, both have to be met. */
const shades = (effect: Effect): readonly string[] => {
  const { verb } = effect
  if (verb === 'armour' || verb === 'reroll') return [`verb ${verb} ${effect.of}`]
  if (verb === 'fatigue') return [`verb fatigue ${effect.of} ${effect.when}`]
  if (verb === 'remove') return [`verb remove ${effect.when}`]
  return []
}

const inFight = (scenario: Scenario): readonly string[] => {
  const edition = scenario.edition ?? 1
  const { engagement } = inspected(scenario, books[edition])
  const of = (name: string) => `${edition}: ${name}`
  const units = rolesOf(engagement).flatMap(side => {
    const { unit, place } = unitAt(engagement, side)
    const acts = unit.acts.flatMap(act => (typeof act === 'object' ? act.effects : []))
    const spends = [...unit.spend, ...unit.acts.filter(act => act === 'armour' || act === 'enemy-armour')]
    const effects = [
      ...[...unit.equipment, ...unit.effects, ...unit.wrath, ...acts],
      ...unit.abilities.flatMap(played => played.effects)
    ]
    return [
      of(`class ${unit.class}, ${place}`),
      of(`weapon ${unit.weapon ?? 'none'}`),
      of(`cover ${unit.cover}, ${place}`),
      of(unit.mounted ? `mounted, ${place}` : `on foot, ${place}`),
      ...(unit.building ? [of('building')] : []),
      ...(unit.givesUpDice ? [of('gives up dice')] : []),
      ...spends.map(spend => of(`spends ${spend}, ${place}`)),
      ...unit.abilities.map(({ ability }) => of(`ability ${ability.name} of ${ability.faction}`)),
      ...effects.flatMap(({ effect }) => [`verb ${effect.verb}`, ...shades(effect)]),
      of(`troop ${unit.id}`)
    ]
  })
  const readings = Object.entries(engagement.readings).map(([name, value]) => of(`reading ${name}=${value}`))
  return [
    ...units,
    ...readings,
    of(scenario.kind),
    ...(engagement.companion ? [of('side by side')] : []),
    ...((scenario.rounds ?? 1) > 1 ? [of('duel')] : [])
  ]
}

export const metBy = (scenarios: readonly Scenario[]): ReadonlySet<string> => new Set(scenarios.flatMap(inFight))

const ofBook = (book: Rulebook): readonly string[] => {
  const { edition } = book
  const places = ['melee', 'shooting', 'shot-at']
  return [
    ...Object.keys(book.classes).flatMap(name => places.map(place => `class ${name}, ${place}`)),
    ...[...Object.keys(book.weapons), 'none'].map(weapon => `weapon ${weapon}`),
    ...['none', 'light', 'heavy'].flatMap(cover => ['melee', 'shot-at'].map(place => `cover ${cover}, ${place}`)),
    ...['mounted', 'on foot'].flatMap(horse => places.map(place => `${horse}, ${place}`)),
    ...['gives up dice', 'spends armour, melee', 'spends enemy-armour, melee', 'spends armour, shot-at', 'melee', 'shoot'],
    ...Object.entries(book.readings)
      .filter(([name]) => !ELSEWHERE.has(name))
      .flatMap(([name, { values }]) => Object.keys(values).map(value => `reading ${name}=${value}`)),
    ...Object.values(book.abilities)
      .filter(({ noFight }) => noFight === undefined)
      .map(({ name, faction }) => `ability ${name} of ${faction}`),
    ...(edition === 1 ? ['building', 'side by side', 'duel'] : [])
  ]
    .map(name => `${edition}: ${name}`)
    .filter(name => !SETTLED.has(name))
}

/** Everything of both rulebooks that a fight can meet. */
export const everything: readonly string[] = [
  ...ofBook(books[1]),
  ...ofBook(books[2]),
  ...Object.keys(verbs).flatMap(verb => (OF_TURNS.has(verb) ? [] : [`verb ${verb}`])),
  ...['armour own', 'armour enemy', 'reroll attack', 'reroll defence', 'remove before', 'remove now'].map(
    shade => `verb ${shade}`
  ),
  // before the fight only the Wrath takes it from its own unit alone: the referee plays each of its sums
  ...['own now', 'one-own now', 'own after', 'side before', 'enemy before', 'enemy after'].map(shade => `verb fatigue ${shade}`)
]
