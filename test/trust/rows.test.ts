import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import { musterPoints } from '../../src/battle/sizes'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { browse } from '../../src/rules/browse'
import { rulebook } from '../../src/rules/rulebook'
import type { Rulebook } from '../../src/rules/types'
import { changed, numbersOf, slips } from './rows'

/** Every number of every row is pinned by the rules: a row that is changed is found out. */

describe.each([1, 2] as const)('the rows of edition %i', edition => {
  const book = rulebook(edition)

  test('say what the rules say, number by number', () => expect(slips(book, edition)).toEqual([]))

  test('are found out, each of them, when one number of them is changed', () => {
    const unseen = numbersOf(book).filter(([path]) => slips(changed(book, path), edition).length === 0)
    expect(unseen).toEqual([])
    expect(numbersOf(book).length).toBeGreaterThan(edition === 1 ? 250 : 400)
  })
})

/** Fights in which a unit charges, is charged, shoots and is shot at; tired enough that its limit matters. */
const probes = (unit: UnitRequest, edition: 1 | 2): readonly Scenario[] => {
  const foe: UnitRequest = { unit: 'warriors', models: 8 }
  const archers: UnitRequest = { unit: 'levies', models: 12, weapon: 'bow' }
  const tired = [0, 1, 2, 3, 4].map(fatigue => ({ ...unit, fatigue }))
  const missiles = ['bow', 'javelins', 'crossbow', 'sling', 'composite-bow', ...(edition === 2 ? ['firearm'] : [])]
  const arms = missiles.map(weapon => ({ ...unit, weapon }))
  const readings = edition === 2 ? { readings: { 'exhausted-melee': 'halved' } } : {}
  const bearing =
    edition === 2
      ? [
          { ...unit, banner: true },
          { ...unit, banner: true, weapon: 'javelins' }
        ]
      : []
  const resilient = edition === 2 && unit.unit.endsWith('warlord') ? [{ ...unit, resilience: 1, fatigue: 2 }] : []
  return [
    ...[...tired, ...resilient, ...bearing].map(
      (one): Scenario => ({ kind: 'melee', edition, attacker: one, defender: foe, ...readings })
    ),
    { kind: 'melee', edition, attacker: foe, defender: unit },
    ...arms.map((one): Scenario => ({ kind: 'melee', edition, attacker: one, defender: foe })),
    ...bearing.map((one): Scenario => ({ kind: 'shoot', edition, attacker: one, defender: foe })),
    { kind: 'shoot', edition, attacker: archers, defender: unit },
    ...arms.map((one): Scenario => ({ kind: 'shoot', edition, attacker: one, defender: foe }))
  ]
}

const tried = (make: () => unknown): string => {
  try {
    return JSON.stringify(make())
  } catch (error) {
    return String(error)
  }
}

type Question = (book: Rulebook) => string

/** Everything the product is asked of a troop: its entry in the rules, its price, its fights. */
const questions = (id: string, { edition, troops }: Rulebook): readonly Question[] => {
  const { models, mounted } = troops[id] ?? {}
  const sizes = models ? [models.most] : [5, 10]
  const units = sizes.flatMap((size): readonly UnitRequest[] => [
    { unit: id, models: size },
    ...(mounted === 'may' ? [{ unit: id, models: size, mounted: true }] : [])
  ])
  const fights = units.flatMap(unit => probes(unit, edition))
  return [
    book => tried(() => browse(book, [id])),
    ...units.map(
      (unit): Question =>
        book =>
          tried(() => musterPoints(unit, book))
    ),
    ...fights.map(
      (scenario): Question =>
        book =>
          tried(() => odds(scenario, book, { asides: false }))
    )
  ]
}

/** A row of a class is seen in the troop of its name. */
const troopAt = (path: string): string | undefined => /^(?:troops|classes)\.([a-z-]+)\./.exec(path)?.[1]

/** Told by `dice` alone (R7.2); one die for one model or for two, of a single man; Egil's price is that of his sizes (R6.5). */
const ELSEWHERE = [
  /\.hero\.dice\./,
  /^troops\.(jomsvikings|egil)\.parts\.1\.diceShot\.models$/,
  /^troops\.harold\.parts\.[01]\.diceShot\.models$/,
  // of one model one die for a model or for two is one
  /^troops\.(priest|bard)\.profile\.dice\.models$/,
  /^classes\.warlord\.bearing\.diceShot\.models$/,
  /baggage\.profile\.diceShot\.models$/
]
const OVERRULED = ['troops.egil.cost', 'troops.egil.sagaDice']

const isShown = (path: string): boolean => !OVERRULED.includes(path) && !ELSEWHERE.some(pattern => pattern.test(path))

const isOfTroop = (path: string): boolean =>
  troopAt(path) !== undefined &&
  (/\.(armour|armourShot|fatigueLimit|points|perPoint|cost|sagaDice)$/.test(path) || /dice/i.test(path))

describe.each([1, 2] as const)('a number of a troop of edition %i', edition => {
  const book = rulebook(edition)
  const known = new Map<Question, string>()
  const asked = new Map<string, readonly Question[]>()
  const askedOf = (id: string) => {
    const all = asked.get(id) ?? questions(id, book)
    asked.set(id, all)
    return all
  }
  const answer = (question: Question): string => {
    const said = known.get(question) ?? question(book)
    known.set(question, said)
    return said
  }

  test('changes something in the report, whichever it is', { timeout: 60_000 }, () => {
    const numbers = numbersOf(book)
      .map(([path]) => path)
      .filter(path => isOfTroop(path) && isShown(path))
    const dead = numbers.filter(path => {
      const other = changed(book, path)
      return askedOf(troopAt(path) ?? '').every(question => question(other) === answer(question))
    })
    expect(dead).toEqual([])
    expect(numbers.length).toBeGreaterThan(50)
  })
})
