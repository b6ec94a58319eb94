import fc from 'fast-check'
import { faults } from '../../src/battle/faults'
import { rulebook } from '../../src/rules/rulebook'
import { boards, chosenAbility, scenarioOf, unitsOf, wideReadings } from '../battle/fights'
import { type Ability, type Fight, referee, type Unit } from '../oracle'
import { shownOfTwo } from './answers'
import type { Trial } from './trial'

/** Each ability of a board in a fight that has a use for it. */

const book = rulebook(1)

interface Need {
  /** Where it is played; a melee by default. */
  readonly in?: 'shooting' | 'shot-at'
  readonly own?: Partial<Unit>
  readonly enemy?: Partial<Unit>
}

const riders = { mounted: true, weapon: 'none', class: 'hearthguard' } as const

/** What section 7 of the rules asks of the unit and of its enemy. */
const needs: { readonly [Id in Ability['id']]?: readonly Need[] } = {
  asgard: [{ in: 'shot-at' }],
  shieldwall: [{ in: 'shot-at' }, {}],
  'aimed-volley': [{ in: 'shooting', own: { class: 'warriors', mounted: false, weapon: 'crossbow' } }],
  'deadly-strike': [{ in: 'shooting', own: { class: 'warriors', weapon: 'javelins' } }],
  'attack-pool': [{}, { in: 'shooting', own: { class: 'levies', weapon: 'bow', mounted: false } }],
  'combat-pool': [{}, { in: 'shooting', own: { class: 'levies', weapon: 'bow', mounted: false } }],
  ragnarok: [{}, { in: 'shooting', own: { class: 'levies', weapon: 'sling', mounted: false } }],
  exhaustion: [{ enemy: { class: 'warriors', fatigue: 3 } }],
  stubbornness: [{ enemy: { fatigue: 2 } }],
  frigg: [{ own: { fatigue: 2 } }],
  njord: [{ own: { fatigue: 1 } }],
  terrified: [{ own: riders }],
  charge: [{ own: riders }],
  stamping: [
    { own: riders, enemy: { class: 'levies', mounted: false } },
    { own: riders, enemy: { class: 'warriors', mounted: false } }
  ],
  pursuit: [{ own: riders }],
  valhalla: [{ own: { class: 'warriors', models: 5 } }],
  ambush: [{ own: { class: 'warriors', mounted: false, ground: 'uneven' } }],
  'dex-aie': [{ own: { class: 'warlord', models: 1 } }]
}

const whole = ({ engaged: _, guards: __, ...unit }: Unit): Unit => (unit.class === 'warlord' ? { ...unit, models: 1 } : unit)

const homes = Object.entries(boards).flatMap(([faction, ids]) => ids.map(id => ({ faction, id })))

/** The Viking pool is a Melee box (section 7). */
const isOffBoard = (faction: string, id: string, need: Need): boolean =>
  faction === 'vikings' && id === 'combat-pool' && need.in !== undefined

const shooter: Partial<Unit> = { class: 'levies', weapon: 'bow', mounted: false }

export const played: fc.Arbitrary<Trial | undefined> = fc
  .record({
    home: fc.constantFrom(...homes),
    choice: fc.nat(1),
    attacks: fc.boolean(),
    own: unitsOf(7),
    enemy: unitsOf(7),
    readings: wideReadings
  })
  .chain(made => chosenAbility.filter(({ id }) => id === made.home.id).map(ability => ({ ...made, ability })))
  .map(({ home: { faction, id }, choice, attacks, own, enemy, readings, ability }) => {
    const wanted = needs[ability.id] ?? [{}]
    const need = wanted[choice % wanted.length] ?? {}
    if (isOffBoard(faction, id, need)) return undefined
    const kind = need.in ? 'shoot' : 'melee'
    const isAttacker = need.in === 'shooting' || (need.in === undefined && attacks) || id === 'terrified'
    const player = whole({ ...own, faction: faction as never, ...need.own, abilities: [ability] } as Unit)
    const other = whole({ ...enemy, abilities: [], ...need.enemy, ...(need.in === 'shot-at' && shooter) } as Unit)
    const spending = { spend: kind === 'shoot' ? [] : player.spend, givesUpDice: false }
    const fight = {
      kind,
      attacker: isAttacker ? { ...player, ...spending } : { ...other, givesUpDice: false, spend: [] },
      defender: isAttacker
        ? { ...other, spend: kind === 'shoot' ? ['armour'] : [], givesUpDice: false }
        : { ...player, ...spending },
      readings
    } as Fight
    const scenario = scenarioOf(fight)
    return faults(scenario, book).length > 0
      ? undefined
      : { scenario, answer: () => shownOfTwo(referee(fight), kind === 'melee') }
  })
