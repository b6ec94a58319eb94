import fc from 'fast-check'
import { faults } from '../../src/battle/faults'
import type { Effect } from '../../src/model/effect'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { requestOf, unitsOf, wideReadings } from '../battle/fights'
import { duel, type Fight, type Rate, referee, type Unit } from '../oracle'
import { afterOrders, exhausted } from '../oracle/orders'
import { shownOfDuel, shownOfTwo } from './answers'
import type { Shown, Trial } from './trial'
import { splitAtVerbs } from './verbs'

/** Fights of the first edition with all a unit may be given: every weapon, its own profile, bare verbs for board abilities. */

const book = rulebook(1)

const rate = fc.constantFrom<Rate>(0, 1, 2, 3, '1/2', '1/3', '2/3')

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined, freq: 5 })

/** What a request says of a unit beside what its ordinary words say. */
const beside = fc.record({
  weapon: fc.constantFrom('none', 'none', 'danish-axe', 'crossbow', 'javelins', 'bow', 'sling', 'composite-bow' as const),
  armour: maybe(fc.integer({ min: 2, max: 6 })),
  armourShot: maybe(fc.integer({ min: 2, max: 6 })),
  melee: maybe(rate),
  shooting: maybe(rate),
  fatigueLimit: maybe(fc.integer({ min: 1, max: 5 })),
  moved: fc.boolean(),
  immune: fc.nat(9).map(n => n === 0),
  resists: fc.nat(8).map(n => Math.max(0, n - 6)),
  covered: fc.nat(5).map(n => n === 0),
  saved: fc.nat(5).map(n => n === 0),
  verbs: fc.boolean()
})

type Beside = typeof beside extends fc.Arbitrary<infer T> ? T : never

/** The unit as the referee has it, and as the product is asked for it. */
interface Pair {
  readonly unit: Unit
  readonly request: UnitRequest
}

const own = ({ armour, armourShot, melee, shooting, fatigueLimit }: Beside) => ({
  ...(armour !== undefined && { armour }),
  // a unit of its own armour is one of its own when shot at too: R5.6 is not read into it
  ...(armourShot !== undefined ? { armourShot } : armour !== undefined && { armourShot: armour }),
  ...(melee !== undefined && { melee }),
  ...(shooting !== undefined && { shooting }),
  ...(fatigueLimit !== undefined && { fatigueLimit })
})

const paired = (made: Unit, more: Beside, kind: Fight['kind'], side: 'attacker' | 'defender'): Pair => {
  const isMelee = kind === 'melee'
  const resists = more.resists > 0 && !made.guards
  const unit = { ...made, weapon: more.weapon, ...own(more) } as Unit
  const { named, verbs } = isMelee && more.verbs ? splitAtVerbs(unit.abilities ?? []) : { named: unit.abilities ?? [], verbs: [] }
  const effects = [
    ...verbs,
    ...(unit.effects ?? []),
    ...(more.immune ? [{ verb: 'ignore-fatigue', count: 'all' }] : []),
    ...(resists ? [{ verb: 'ignore-hits', count: more.resists, of: 'last' }] : []),
    ...(more.covered && made.cover === 'heavy' && !made.mounted ? [{ verb: 'cover', kind: 'heavy' }] : [])
  ] as readonly Effect[]
  const isSaved = more.saved && isMelee && side === 'defender' && !made.mounted
  const { melee, shooting, ...plain } = { ...requestOf({ ...unit, abilities: named }), ...own(more) }
  const { cover, ...uncovered } = plain
  const request: UnitRequest = {
    ...(more.covered && made.cover === 'heavy' && !made.mounted ? uncovered : plain),
    ...(melee !== undefined && { dicePerModel: melee }),
    ...(shooting !== undefined && { dicePerModelShot: shooting }),
    effects: [...effects, ...(isSaved ? [{ verb: 'save', on: 4 } as const] : [])],
    ...(more.immune && { fatigue: 0 }),
    ...(more.moved && { moved: true })
  }
  return {
    unit: {
      ...unit,
      ...(more.immune && { immuneToFatigue: true, fatigue: 0 }),
      ...(resists && { resistance: (unit.class === 'warlord' ? 1 : 0) + more.resists }),
      ...(isSaved && { cover: 'heavy' as const }),
      // R2.9: javelins are thrown after the move that exhausted them
      ...(more.moved && !isMelee && { moved: true }),
      // R4.1: before contact; who is charged or shot at has it from his own turn already
      ...(more.moved && !more.immune && isMelee && side === 'attacker' && { fatigue: (unit.fatigue ?? 0) + 1 })
    },
    request
  }
}

interface Drafted {
  readonly attacker: Pair
  readonly defender: Pair
}

const scenarioOf = (kind: Fight['kind'], { attacker, defender }: Drafted, readings: Fight['readings']): Scenario => ({
  kind,
  attacker: attacker.request,
  defender: defender.request,
  ...(readings && { readings: readings as Record<string, string> })
})

/** Abilities and what they need are left out until the product takes the fight; undefined where it never does. */
const fitted = (
  draft: (bare: number) => Drafted,
  kind: Fight['kind'],
  readings: Fight['readings']
): (Drafted & { readonly scenario: Scenario }) | undefined => {
  for (const bare of [0, 1, 2]) {
    const pair = draft(bare)
    const scenario = scenarioOf(kind, pair, readings)
    if (faults(scenario, book).length === 0) return { ...pair, scenario }
  }
  return undefined
}

const bared = (unit: Unit, bare: number): Unit => ({
  ...unit,
  ...(bare > 0 && { abilities: [] }),
  ...(bare > 1 && { spend: [], givesUpDice: false })
})

export const wideFights: fc.Arbitrary<Trial | undefined> = fc
  .record({
    kind: fc.constantFrom('melee' as const, 'melee' as const, 'shoot' as const),
    attacker: unitsOf(9),
    defender: unitsOf(9),
    besideAttacker: beside,
    besideDefender: beside,
    readings: wideReadings
  })
  .map(({ kind, attacker, defender, besideAttacker, besideDefender, readings }) => {
    const fit = fitted(
      bare => ({
        attacker: paired(bared(attacker, bare), besideAttacker, kind, 'attacker'),
        defender: paired(bared(defender, bare), besideDefender, kind, 'defender')
      }),
      kind,
      readings
    )
    if (!fit) return undefined
    const fight: Fight = {
      kind,
      attacker: fit.attacker.unit,
      defender: fit.defender.unit,
      ...(readings && { readings })
    } as Fight
    // R4.1, R2.9, R4.3: a shot that is not the first activation tires, but for javelins thrown after a move and one that is cancelled
    const { weapon, immune, moved } = besideAttacker
    const isCancelled = exhausted(fight.attacker, afterOrders(fight).attacker)
    const more = kind === 'shoot' && moved && !immune && weapon !== 'javelins' && !isCancelled ? 1 : 0
    return { scenario: fit.scenario, answer: () => shifted(shownOfTwo(referee(fight), kind === 'melee'), more) }
  })

const shifted = ({ fatigue, ...shown }: Shown, more: number): Shown => ({
  ...shown,
  fatigue: { ...fatigue, ...(fatigue?.attacker !== undefined && { attacker: fatigue.attacker + more }) }
})

/** Two units that meet again and again (R8.3), small enough for every face of every die. */
export const duels: fc.Arbitrary<Trial | undefined> = fc
  .record({
    attacker: unitsOf(4),
    defender: unitsOf(4),
    wounds: fc.nat(5),
    rounds: fc.integer({ min: 2, max: 4 }),
    readings: wideReadings
  })
  .map(({ attacker, defender, wounds, rounds, readings }) => {
    const bare = ({ guards: _, ...unit }: Unit): Unit => {
      const hasWounds = unit.class === 'warlord' && wounds > 0
      // what is played counts in the first melee only, which the referee's duels do not know
      return { ...bared(unit, 2), effects: [], ...(hasWounds && { wounds }) }
    }
    const [one, other] = [bare(attacker), bare(defender)]
    const asked = (unit: Unit): UnitRequest => ({ ...requestOf(unit), ...(unit.wounds !== undefined && { wounds: unit.wounds }) })
    const said = { ...readings }
    const scenario: Scenario = {
      kind: 'melee',
      attacker: asked(one),
      defender: asked(other),
      rounds,
      readings: said as Record<string, string>
    }
    if (faults(scenario, book).length > 0) return undefined
    return { scenario, answer: () => shownOfDuel(duel(one, other, { rounds, readings: said })) }
  })
