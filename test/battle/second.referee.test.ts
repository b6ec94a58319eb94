import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faults } from '../../src/battle/faults'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { attackerWins, disengages, joint, type SecondFight, type SecondUnit, secondEdition, tie, toNumber } from '../oracle'

/** The second edition (section 9) against the referee, which knows it from the rules alone. */

const book = rulebook(2)
const CLOSE = 1e-12

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

const fights = fc.record({
  kind: fc.constantFrom('melee', 'melee', 'shoot'),
  attacker: unit,
  defender: unit,
  readings
}) as fc.Arbitrary<SecondFight>

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

const scenarioOf = ({ kind, attacker, defender, readings: said }: SecondFight): Scenario => ({
  kind,
  edition: 2,
  attacker: asked(attacker, false),
  defender: asked(defender, kind === 'melee'),
  readings: said as Record<string, string>
})

const compare = (fight: SecondFight) => {
  const answer = secondEdition(fight)
  const report = odds(scenarioOf(fight), book, { asides: false })
  const said = joint(answer)
  report.joint.p.forEach((row, a) =>
    row.forEach((p, d) => {
      const chance = said.get(`${a},${d}`)
      expect(Math.abs(p - (chance ? toNumber(chance) : 0)), `lost ${a}:${d}`).toBeLessThan(CLOSE)
    })
  )
  if (!report.result) return
  expect(Math.abs(report.result.attackerWins - toNumber(attackerWins(answer))), 'attacker wins').toBeLessThan(CLOSE)
  expect(Math.abs(report.result.tie - toNumber(tie(answer))), 'tie').toBeLessThan(CLOSE)
  for (const side of ['attacker', 'defender', 'nobody'] as const)
    expect(Math.abs((report.disengages?.[side] ?? 0) - toNumber(disengages(answer, side))), `${side} disengages`).toBeLessThan(
      CLOSE
    )
}

test('the product and the referee agree on 400 random fights of the second edition', { timeout: 240_000 }, () => {
  let played = 0
  fc.assert(
    fc.property(fights, fight => {
      fc.pre(faults(scenarioOf(fight), book).length === 0)
      played++
      compare(fight)
    }),
    { numRuns: 400, seed: 2_018, maxSkipsPerRun: 1000 }
  )
  expect(played).toBeGreaterThan(200)
})
