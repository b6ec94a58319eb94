import fc from 'fast-check'
import { faults } from '../../src/battle/faults'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import { requestOf, scenarioOf } from '../battle/fights'
import { charges, scenarioOfCharge } from '../battle/together'
import { duel, type Fight, referee, type SideBySide, sideBySide, splitsOf, type Unit } from '../oracle'
import { sven } from '../oracle/heroes'
import { warlord, warriors } from '../oracle/units'
import { shownOfDuel, shownOfThree, shownOfTwo } from './answers'
import type { Trial } from './trial'

/** Fights that hang on one interpretation: the Challenge, dice that are discarded, Frigg Side by Side. */

type Made = fc.Arbitrary<Trial | undefined>

const book = rulebook(1)

const fitting = (scenario: Scenario, answer: Trial['answer']): Trial | undefined =>
  faults(scenario, book).length > 0 ? undefined : { scenario, answer }

const champion = fc.record({
  wounds: fc.integer({ min: 1, max: 5 }),
  friends: fc.nat(3),
  cover: fc.constantFrom('none', 'light', 'heavy'),
  givesUpDice: fc.boolean(),
  fatigue: fc.nat(4)
})

/** Two warlords with wounds and friends about them, round after round (R8.3). */
const challenges: Made = fc
  .record({
    one: champion,
    other: champion,
    rounds: fc.integer({ min: 2, max: 4 }),
    guarded: fc.constantFrom('death', 'wounds', 'none'),
    charger: fc.constantFrom('same', 'turns'),
    exhausts: fc.constantFrom('yes', 'no'),
    counts: fc.constantFrom('yes', 'no')
  })
  .map(({ one, other, rounds, guarded, charger, exhausts, counts }) => {
    const readings = {
      'challenge-guards': guarded,
      'challenge-charger': charger,
      'charge-exhausts': exhausts,
      'sacrifice-counts': counts
    } as const
    const made = ({ friends, ...facts }: typeof one, maySave: boolean): Unit =>
      warlord({
        ...facts,
        givesUpDice: facts.givesUpDice && maySave,
        ...(friends > 0 && { guards: { models: friends, class: 'warriors' } })
      } as Partial<Unit>)
    const [attacker, defender] = [made(one, charger === 'turns'), made(other, true)]
    const asked = (unit: Unit): UnitRequest => ({ ...requestOf(unit), ...(unit.wounds !== undefined && { wounds: unit.wounds }) })
    const scenario: Scenario = { kind: 'melee', attacker: asked(attacker), defender: asked(defender), rounds, readings }
    return fitting(scenario, () => shownOfDuel(duel(attacker, defender, { rounds, readings: readings as never })))
  })

/** Dice taken away where more are gained than the cap allows (R3.5), and Sven, who discards his own. */
const discards: Made = fc
  .record({
    models: fc.integer({ min: 3, max: 12 }),
    more: fc.integer({ min: 2, max: 9 }),
    fewer: fc.integer({ min: 1, max: 2 }),
    isSven: fc.boolean(),
    givesUpDice: fc.boolean(),
    cap: fc.constantFrom('sum', 'rolled'),
    base: fc.constantFrom('held', 'generated')
  })
  .map(({ models, more, fewer, isSven, givesUpDice, cap, base }) => {
    const readings = { 'discarded-dice': cap, 'cap-base': base } as const
    const discarding = warriors(5, {
      effects: [
        { verb: 'attack-dice', count: more },
        { verb: 'attack-dice', count: -fewer }
      ]
    })
    const attacker = isSven ? sven({ abilities: [{ id: 'conqueror' }] }) : discarding
    const fight = { kind: 'melee', attacker, defender: warriors(models, { givesUpDice }), readings } as unknown as Fight
    const leader: UnitRequest = { unit: 'sven-forkbeard', abilities: [{ id: 'conqueror-of-england' }] }
    const plain = scenarioOf(fight)
    return fitting({ ...plain, ...(isSven && { attacker: leader }) }, () => shownOfTwo(referee(fight), true))
  })

/** Frigg for either of two units, one of them more tired than the other. */
const rests: Made = fc
  .record({
    charge: charges,
    own: fc.nat(4),
    other: fc.nat(4),
    isLord: fc.boolean(),
    tired: fc.constantFrom('own', 'tired')
  })
  .map(({ charge, own, other, isLord, tired }) => {
    const frigg = { faction: 'vikings', abilities: [{ id: 'frigg' }] } as const
    const plain = { faction: 'vikings', abilities: [] } as const
    const fight = {
      ...charge,
      warlord: { ...charge.warlord, ...(isLord ? frigg : plain), fatigue: own },
      companion: { ...charge.companion, ...(isLord ? plain : frigg), fatigue: other },
      readings: { ...charge.readings, 'frigg-fatigue': tired }
    } as SideBySide
    return splitsOf(fight).includes(fight.split)
      ? fitting(scenarioOfCharge(fight), () => shownOfThree(sideBySide(fight)))
      : undefined
  })

export const interpretations: Made = fc.oneof(challenges, discards, rests)
