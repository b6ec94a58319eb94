import fc from 'fast-check'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import type { SecondFight, SecondUnit } from '../oracle'

/** Fights of the second edition made at random for the product and the referee. */

const weapons: Readonly<Record<string, string>> = { 'heavy-weapon': 'heavy-weapon', unarmed: 'none' }

const unit = fc
  .record({
    class: fc.constantFrom('levies', 'warriors', 'hearthguard', 'warlord'),
    models: fc.integer({ min: 1, max: 12 }),
    equipment: fc.constantFrom('none', 'none', 'bow', 'crossbow', 'javelins', 'composite-bow', 'heavy-weapon'),
    mounted: fc.boolean(),
    fatigue: fc.nat(3),
    cover: fc.constantFrom('none', 'light', 'heavy'),
    closesRanks: fc.boolean(),
    poolDice: fc.nat(5),
    more: fc.nat(6),
    saves: fc.nat(3),
    spend: fc.array(fc.constantFrom('armour', 'enemy-armour'), { maxLength: 3 }),
    resilience: fc.nat(2),
    bodyguards: fc.nat(2)
  })
  .map(({ more, saves, poolDice, resilience, bodyguards, ...made }): SecondUnit => {
    const isWarlord = made.class === 'warlord'
    return {
      ...made,
      models: isWarlord ? 1 : made.models,
      mounted: made.mounted && made.class !== 'levies',
      ...(poolDice > 2 && { poolDice }),
      effects: [
        ...(more > 0 ? [{ verb: 'attack-dice', count: more } as const] : []),
        ...(saves > 0 ? [{ verb: 'defence-dice', count: saves } as const] : [])
      ],
      ...(isWarlord && resilience > 0 && { resilience }),
      ...(isWarlord && bodyguards > 0 && { bodyguards })
    } as SecondUnit
  })

const readings = fc.record(
  {
    'armour-clamp': fc.constantFrom('sum', 'each'),
    'overkill-counts': fc.constantFrom('no', 'yes'),
    'close-ranks-order': fc.constantFrom('cut-first', 'halve-first'),
    'close-ranks-rounding': fc.constantFrom('up', 'down'),
    'bonus-model-cap': fc.constantFrom('no', 'yes'),
    'exhausted-melee': fc.constantFrom('none', 'halved', 'minus-one'),
    'cover-shooting': fc.constantFrom('edition-1', 'none'),
    'defence-cap': fc.constantFrom('twice', 'none')
  },
  { requiredKeys: [] }
)

export const secondFights = fc.record({
  kind: fc.constantFrom('melee', 'melee', 'shoot'),
  attacker: unit,
  defender: unit,
  readings
}) as fc.Arbitrary<SecondFight>

/** Shots alone, by those who have something to shoot with. */
export const secondShots = fc
  .record({
    kind: fc.constant('shoot'),
    attacker: unit,
    defender: unit,
    equipment: fc.constantFrom('bow', 'sling', 'crossbow', 'javelins', 'composite-bow'),
    readings
  })
  .map(({ equipment, attacker, ...fight }) => ({ ...fight, attacker: { ...attacker, equipment } })) as fc.Arbitrary<SecondFight>

const asked = (side: SecondUnit, isCharged: boolean): UnitRequest => {
  const { class: troop, equipment = 'none', closesRanks, poolDice, bodyguards, effects = [], spend = [], ...same } = side
  return {
    ...same,
    unit: troop,
    weapon: weapons[equipment] ?? equipment,
    spend,
    effects: [...effects, ...(poolDice ? [{ verb: 'attack-dice', count: poolDice, into: 'pool' } as const] : [])] as never,
    ...(isCharged && closesRanks && { givesUpDice: true }),
    ...(bodyguards && { guards: { models: bodyguards, unit: 'hearthguard' } })
  } as UnitRequest
}

/** The same fight as the product is asked for it. */
export const scenarioOfSecond = ({ kind, attacker, defender, readings: said }: SecondFight): Scenario => ({
  kind,
  edition: 2,
  attacker: asked(attacker, false),
  defender: asked(defender, kind === 'melee'),
  readings: said as Record<string, string>
})
