import fc from 'fast-check'
import type { AbilityUse, Scenario, UnitRequest } from '../../src/model/scenario'
import type { Ability, Fight, Unit } from '../oracle'

/** Fights made at random for both the product and the referee, which share nothing but this description. */

const combatPool = fc.record({
  id: fc.constant('combat-pool' as const),
  attack: fc.nat(2),
  defence: fc.nat(2),
  rareDefence: fc.nat(1)
})
const attackPool = fc.record({ id: fc.constant('attack-pool' as const), attack: fc.nat(2), rareAttack: fc.nat(1) })
const lordsOfBattle = fc.nat(3).map(attack => ({ id: 'lords-of-battle' as const, attack, defence: 3 - attack }))
const byRare = <Id extends 'heimdall' | 'charge'>(...ids: readonly [Id, ...Id[]]) =>
  fc.record({ id: fc.constantFrom(...ids), rare: fc.boolean() })
const valhalla = fc.record({
  id: fc.constant('valhalla' as const),
  models: fc.integer({ min: 1, max: 3 }),
  rare: fc.boolean()
})
const warDance = fc.record({ id: fc.constant('war-dance' as const), fatigue: fc.integer({ min: 1, max: 3 }) })

const withChoice: { readonly [Id in Ability['id']]?: fc.Arbitrary<Ability> } = {
  'combat-pool': combatPool,
  'attack-pool': attackPool,
  'lords-of-battle': lordsOfBattle,
  heimdall: byRare('heimdall'),
  charge: byRare('charge'),
  valhalla,
  'war-dance': warDance
}

/** This ability, with its choices. */
export const abilityCalled = (id: string): fc.Arbitrary<Ability> =>
  withChoice[id as Ability['id']] ?? fc.constant({ id } as Ability)

/** An ability with its choices, of any board. */
export const chosenAbility = fc.oneof(
  combatPool,
  attackPool,
  lordsOfBattle,
  byRare('heimdall', 'charge'),
  valhalla,
  warDance,
  fc
    .constantFrom(
      ...([
        'trapped',
        'exhaustion',
        'ragnarok',
        'terrified',
        'njord',
        'frigg',
        'ullr',
        'thor',
        'shieldwall',
        'hard-as-iron'
      ] as const),
      ...(['the-push', 'unforgiving', 'stubbornness', 'stamping', 'crush', 'pursuit', 'dex-aie', 'ambush'] as const),
      ...(['strength-in-numbers', 'asgard', 'aimed-volley', 'deadly-strike'] as const)
    )
    .map(id => ({ id }))
) satisfies fc.Arbitrary<Ability>

/** Which combat abilities stand on which board. */
export const boards: Readonly<Record<string, readonly string[]>> = {
  vikings: ['combat-pool', 'njord', 'frigg', 'heimdall', 'asgard', 'thor', 'ullr', 'valhalla', 'ragnarok'],
  'anglo-danes': [
    ...['combat-pool', 'trapped', 'hard-as-iron', 'the-push', 'shieldwall', 'unforgiving', 'stubbornness', 'exhaustion'],
    'lords-of-battle'
  ],
  normans: ['attack-pool', 'charge', 'aimed-volley', 'terrified', 'stamping', 'crush', 'pursuit', 'dex-aie'],
  welsh: ['combat-pool', 'ambush', 'strength-in-numbers', 'deadly-strike', 'war-dance']
}

const factions = ['vikings', 'anglo-danes', 'normans', 'welsh'] as const

/** Units of up to so many models. */
const choosingUnits = (most: number): fc.Arbitrary<Unit> =>
  fc
    .record({
      class: fc.constantFrom('levies', 'warriors', 'hearthguard', 'warlord'),
      faction: fc.constantFrom(...factions),
      models: fc.integer({ min: 1, max: most }),
      weapon: fc.constantFrom('none', 'none', 'danish-axe', 'crossbow', 'javelins'),
      mounted: fc.boolean(),
      fatigue: fc.nat(4),
      idle: fc.nat(2),
      ground: fc.constantFrom('open', 'uneven'),
      cover: fc.constantFrom('none', 'light', 'heavy'),
      abilities: fc.array(chosenAbility, { maxLength: 3 }),
      spend: fc.subarray(['armour', 'enemy-armour'] as const),
      givesUpDice: fc.boolean(),
      more: fc.nat(2),
      guards: fc.nat(2),
      again: fc.record(
        { givesUpDice: fc.boolean(), spend: fc.subarray(['armour', 'enemy-armour'] as const) },
        { requiredKeys: [] }
      )
    })
    .map(({ idle, more, guards, again, ...made }): Unit => {
      const models = made.class === 'warlord' ? 1 : made.models
      const abilities = made.abilities
        .filter(({ id }) => boards[made.faction]?.includes(id))
        .filter(({ id }, i, all) => all.findIndex(one => one.id === id) === i)
      return {
        ...made,
        models,
        abilities,
        weapon: made.mounted && made.weapon === 'crossbow' ? 'none' : made.weapon,
        ...(Object.keys(again).length > 0 && { again }),
        ...(idle > 0 && models > idle && { engaged: models - idle }),
        ...(more > 0 && { effects: [{ verb: 'attack-dice', count: more }] }),
        ...(made.class === 'warlord' && guards > 0 && { guards: { models: guards, class: 'hearthguard' } })
      } as Unit
    })

/** The same with nothing said of a second melee. */
export const unitsOf = (most: number): fc.Arbitrary<Unit> => choosingUnits(most).map(({ again: _, ...made }) => made)

const unit = choosingUnits(8)

/** Readings that bear on a fight of two units. */
export const wideReadings = fc.record(
  {
    'natural-in-melee': fc.constantFrom('on', 'off'),
    'cap-base': fc.constantFrom('held', 'generated'),
    'armour-clamp': fc.constantFrom('sum', 'each'),
    'crush-timing': fc.constantFrom('hits', 'unsaved'),
    'sacrifice-counts': fc.constantFrom('yes', 'no'),
    'overkill-counts': fc.constantFrom('no', 'yes'),
    'second-melee-winner': fc.constantFrom('both', 'last'),
    'second-melee-abilities': fc.constantFrom('none', 'last'),
    'thor-choices': fc.constantFrom('anew', 'anew', 'first'),
    'thor-fatigue': fc.constantFrom('one', 'each'),
    'valhalla-counts': fc.constantFrom('no', 'yes'),
    'stamping-counts': fc.constantFrom('no', 'yes'),
    'removed-dice': fc.constantFrom('keep', 'lose'),
    'stubbornness-fatigue': fc.constantFrom('before', 'after'),
    'charge-exhausts': fc.constantFrom('yes', 'no'),
    'combat-pool-shot-at': fc.constantFrom('no', 'yes'),
    'wrath-dice': fc.constantFrom('generated', 'ability')
  },
  { requiredKeys: [] }
)

export const fights: fc.Arbitrary<Fight> = fc
  .record({
    kind: fc.constantFrom('melee', 'melee', 'shoot'),
    attacker: unit,
    defender: unit,
    building: fc.boolean(),
    readings: wideReadings
  })
  .map(
    ({ building, ...fight }) =>
      ({ ...fight, ...(building && fight.kind === 'melee' && !fight.defender.mounted && { building }) }) as Fight
  )

const abilityUse = (ability: Ability): AbilityUse => {
  const { id } = ability
  if (id === 'valhalla') return { id, count: ability.models, ...(ability.rare && { rare: 1 }) }
  if (id === 'war-dance') return { id, count: ability.fatigue }
  if (id === 'heimdall' || id === 'charge') return { id, ...(ability.rare && { rare: 1 }) }
  if (id === 'lords-of-battle') return { id, attack: ability.attack, defence: ability.defence }
  if (id === 'combat-pool') {
    const { attack = 0, defence = 0, rareDefence = 0 } = ability
    return { id, attack, defence: defence + rareDefence, rare: rareDefence }
  }
  if (id === 'attack-pool')
    return { id, attack: (ability.attack ?? 0) + (ability.rareAttack ?? 0), rare: ability.rareAttack ?? 0 }
  return { id }
}

const troops: Readonly<Record<string, string>> = { warlord: 'warlord' }

/** A unit without abilities, as it may stand in a fight of three. */
export const plainUnit: fc.Arbitrary<Unit> = unit.map(({ guards: _, ...made }) => ({ ...made, abilities: [] }))

/** Readings that matter to a fight of three without abilities. */
export const sideReadings = fc.record(
  {
    'natural-in-melee': fc.constantFrom('on', 'off'),
    'sacrifice-counts': fc.constantFrom('yes', 'no'),
    'overkill-counts': fc.constantFrom('no', 'yes'),
    'charge-exhausts': fc.constantFrom('yes', 'no'),
    'side-by-side-defence': fc.constantFrom('one', 'each', 'each'),
    'bonus-defence-sharing': fc.constantFrom('turn', 'most'),
    'thor-choices': fc.constantFrom('anew', 'anew', 'first')
  },
  { requiredKeys: [] }
)

/** The request for a unit of the referee's. */
export const requestOf = (side: Unit): UnitRequest => request(side, false)

const request = (side: Unit, building: boolean): UnitRequest => {
  const { class: troop, abilities = [], effects, guards, weapon, givesUpDice, faction: _, again: __, ...same } = side
  return {
    ...same,
    unit: troops[troop] ?? troop,
    ...(side.faction && { faction: side.faction }),
    weapon: weapon ?? 'none',
    abilities: abilities.map(abilityUse),
    ...(effects && { effects }),
    ...(givesUpDice && { givesUpDice }),
    ...(guards && { guards: { models: guards.models, unit: guards.class } }),
    ...(building && { building: true })
  }
}

/** Boxes of Orders and Activation, which are used in one's own turn (R7.4). */
const OWN_TURN: ReadonlySet<string> = new Set(['njord', 'ragnarok', 'trapped', 'exhaustion', 'terrified'])

/** The turn is that of the side that plays such boxes; where both do, it is the attacker's, as it is where nobody says. */
export const turnOf = (attackers: readonly Unit[], defender: Unit): Pick<Scenario, 'turn'> => {
  const orders = ({ abilities = [] }: Unit) => abilities.some(({ id }) => OWN_TURN.has(id))
  return orders(defender) && !attackers.some(orders) ? { turn: 'defender' } : {}
}

/** What is said of the second melee, which Thor alone brings; only who is charged gives up dice. */
export const inSecondMelee = (
  { again: { givesUpDice, spend } = {} }: Unit,
  isCharged: boolean
): Pick<UnitRequest, 'givesUpDiceAgain' | 'spendAgain'> => ({
  ...(givesUpDice !== undefined && isCharged && { givesUpDiceAgain: givesUpDice }),
  ...(spend && { spendAgain: spend })
})

export const playsThor = (units: readonly Unit[]): boolean =>
  units.some(({ abilities = [] }) => abilities.some(({ id }) => id === 'thor'))

/** The same fight as the product is asked for it. */
export const scenarioOf = ({ kind, turn, attacker, defender, building = false, readings: said }: Fight): Scenario => {
  const isTwo = kind === 'melee' && playsThor([attacker, defender])
  return {
    kind,
    ...(turn ? { turn } : turnOf([attacker], defender)),
    attacker: { ...request(attacker, false), ...(isTwo && inSecondMelee(attacker, false)) },
    defender: { ...request(defender, building), ...(isTwo && inSecondMelee(defender, true)) },
    ...(said && { readings: said as Record<string, string> })
  }
}
