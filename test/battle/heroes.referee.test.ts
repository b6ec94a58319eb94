import { describe, expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import {
  attackerWins,
  duel,
  type Fight,
  fatigueAfter,
  harald,
  harold,
  joint,
  jomsvikings,
  overWrath,
  ragnar,
  referee,
  sven,
  taillefer,
  tie,
  toNumber,
  type Unit
} from '../oracle'
import { sum as total } from '../oracle/fraction'
import { cast } from './cast'

/** Heroes, swords for hire and baggage of R6.4, R6.5 and R8.3, each against the referee, charging, charged and shot at. */

const book = rulebook(1)
const CLOSE = 1e-12

const same = (fight: Fight, scenario: Scenario) => {
  const answer = referee(fight)
  const report = odds(scenario, book, { asides: false })
  const said = joint(answer)
  report.joint.p.forEach((row, a) =>
    row.forEach((p, d) => {
      const chance = said.get(`${a},${d}`)
      expect(Math.abs(p - (chance ? toNumber(chance) : 0)), `lost ${a}:${d}`).toBeLessThan(CLOSE)
    })
  )
  if (!report.result) return
  expect(Math.abs(report.result.attackerWins - toNumber(attackerWins(answer)))).toBeLessThan(CLOSE)
  expect(Math.abs(report.result.tie - toNumber(tie(answer)))).toBeLessThan(CLOSE)
}

const warriors: Unit = { class: 'warriors', models: 8 }
const asked: UnitRequest = { unit: 'warriors', models: 8 }

describe.each(cast)('%s', (_, unit, request) => {
  test('charging eight warriors', () =>
    same({ kind: 'melee', attacker: unit, defender: warriors }, { kind: 'melee', attacker: request, defender: asked }))
  test('charged by eight warriors', () =>
    same({ kind: 'melee', attacker: warriors, defender: unit }, { kind: 'melee', attacker: asked, defender: request }))
  test('shot at by eight bows', () =>
    same(
      { kind: 'shoot', attacker: { ...warriors, class: 'levies', weapon: 'bow' }, defender: unit },
      { kind: 'shoot', attacker: { unit: 'levies', models: 8, weapon: 'bow' }, defender: request }
    ))
})

describe('abilities of the heroes themselves', () => {
  test("Taillefer's dice on activation boxes are an attack and a defence die each", () =>
    same(
      { kind: 'melee', attacker: taillefer({ abilities: [{ id: 'expert-rider', dice: 2 }] }), defender: warriors },
      {
        kind: 'melee',
        attacker: { unit: 'taillefer', mounted: true, abilities: [{ id: 'activation-dice', attack: 2 }] },
        defender: asked
      }
    ))
  test('Sven gives three attack dice for armour', () =>
    same(
      { kind: 'melee', attacker: sven({ abilities: [{ id: 'conqueror' }] }), defender: warriors },
      { kind: 'melee', attacker: { unit: 'sven-forkbeard', abilities: ['conqueror-of-england'] }, defender: asked }
    ))
})

describe('the Wrath of the Jomsvikings', () => {
  test.each([2, 5, 8, 11, 13, 15, 16])('a sum of %i', sum =>
    same(
      { kind: 'melee', attacker: jomsvikings({ wrath: sum, fatigue: 1 }), defender: warriors },
      { kind: 'melee', attacker: { unit: 'jomsvikings', wrath: sum, fatigue: 1 }, defender: asked }
    )
  )
  test.each([3, 12])('a sum of %i with its dice inside the cap', sum =>
    same(
      { kind: 'melee', attacker: jomsvikings({ wrath: sum }), defender: warriors, readings: { 'wrath-dice': 'ability' } },
      { kind: 'melee', attacker: { unit: 'jomsvikings', wrath: sum }, defender: asked, readings: { 'wrath-dice': 'ability' } }
    )
  )
  test('is averaged over two dice', () => {
    const answer = overWrath(2, sum => referee({ kind: 'melee', attacker: jomsvikings({ wrath: sum }), defender: warriors }))
    const report = odds({ kind: 'melee', attacker: { unit: 'jomsvikings', wrath: '2d6' }, defender: asked }, book)
    expect(Math.abs((report.result?.attackerWins ?? 0) - toNumber(attackerWins(answer)))).toBeLessThan(CLOSE)
  })
  test('is averaged over three dice, and brings no fight where they change sides', () => {
    const answer = overWrath(3, sum =>
      referee({ kind: 'melee', attacker: jomsvikings({ wrath: sum, fatigue: 1 }), defender: warriors })
    )
    const chanceOf = (is: (fall: (typeof answer)[number]) => boolean) =>
      toNumber(total(answer.filter(is).map(({ chance }) => chance)))
    const mean = (of: (fall: (typeof answer)[number]) => number) =>
      answer.reduce((so, fall) => so + toNumber(fall.chance) * of(fall), 0)
    const report = odds({ kind: 'melee', attacker: { unit: 'jomsvikings', wrath: '3d6', fatigue: 1 }, defender: asked }, book)
    const { attackerWins: wins = 0, tie: ties = 0, defenderWins: loses = 0 } = report.result ?? {}
    const close = (found: number, wanted: number) => expect(Math.abs(found - wanted)).toBeLessThan(CLOSE)
    close(wins, toNumber(attackerWins(answer)))
    close(
      ties,
      chanceOf(({ value }) => value.winner === 'tie')
    )
    close(wins + ties + loses, 1)
    close(
      report.disengages?.nobody ?? 0,
      chanceOf(({ value }) => value.disengages === 'nobody')
    )
    close(
      report.defender.fatigueAfter,
      mean(({ value }) => value.defender.fatigue)
    )
    close(
      report.attacker.fatigueAfter,
      mean(({ value }) => value.attacker.fatigue)
    )
    close(
      report.attacker.wipedOut,
      chanceOf(({ value }) => value.attacker.left === 0)
    )
  })
})

describe('the Challenge', () => {
  const wound = (unit: string): UnitRequest => ({ unit, wounds: 12 })
  test.each([1, 3, 7])('a duel of %i rounds', rounds => {
    const { rounds: stages, attackerWins: wins, draw } = duel(harald(), ragnar(), { rounds, wounds: 12 })
    const report = odds({ kind: 'melee', attacker: wound('harald-hardrada'), defender: wound('ragnar-lothbrok'), rounds }, book)
    expect(Math.abs((report.result?.attackerWins ?? 0) - toNumber(wins))).toBeLessThan(CLOSE)
    expect(Math.abs((report.result?.tie ?? 0) - toNumber(draw))).toBeLessThan(CLOSE)
    report.rounds?.forEach((round, i) => {
      expect(Math.abs(round.goesOn - (stages[i] ? toNumber(stages[i].goesOn) : 0))).toBeLessThan(CLOSE)
      expect(Math.abs(round.defenderFallen - (stages[i] ? toNumber(stages[i].attackerWon) : 0))).toBeLessThan(CLOSE)
    })
  })
  test('any two units may fight on', () => {
    const hearthguard: Unit = { class: 'hearthguard', models: 5, engaged: 4 }
    const { attackerWins: wins, draw } = duel(hearthguard, warriors, { rounds: 4 })
    const report = odds(
      { kind: 'melee', attacker: { unit: 'hearthguard', models: 5, engaged: 4 }, defender: asked, rounds: 4 },
      book
    )
    expect(Math.abs((report.result?.attackerWins ?? 0) - toNumber(wins))).toBeLessThan(CLOSE)
    expect(Math.abs((report.result?.tie ?? 0) - toNumber(draw))).toBeLessThan(CLOSE)
  })
})

describe('whose turn it is', () => {
  const harolds: UnitRequest = { unit: 'harold-godwinson', models: 3 }
  const sworn: UnitRequest = { unit: 'jomsvikings', wrath: 14 }
  test.each([
    ["Harold's own charge", { attacker: harold(), defender: warriors }, { attacker: harolds, defender: asked }],
    ['Harold charged', { attacker: warriors, defender: harold() }, { attacker: asked, defender: harolds }],
    [
      'Jomsvikings who charge',
      { attacker: jomsvikings({ wrath: 14 }), defender: warriors },
      { attacker: sworn, defender: asked }
    ],
    ['Jomsvikings charged', { attacker: warriors, defender: jomsvikings({ wrath: 14 }) }, { attacker: asked, defender: sworn }],
    [
      'a charge after another move',
      { attacker: { ...warriors, moved: true, fatigue: 2 }, defender: warriors },
      { attacker: { ...asked, moved: true, fatigue: 2 }, defender: asked }
    ]
  ])('decides what tires: %s (R4.1, R6.4, R6.6)', (_, fight, scenario) => {
    const tired = (turn: 'attacker' | 'defender') => {
      const answer = referee({ kind: 'melee', turn, ...fight })
      const report = odds({ kind: 'melee', turn, ...scenario }, book, { asides: false })
      same({ kind: 'melee', turn, ...fight }, { kind: 'melee', turn, ...scenario })
      return (['attacker', 'defender'] as const).map(side => {
        const known = fatigueAfter(answer, side)
        expect(report[side].fatigueAfter, `${side}, turn of the ${turn}`).toBe(known)
        return known
      })
    }
    expect(tired('attacker')).not.toEqual(tired('defender'))
  })
})

describe('fatigue that the Wrath ignores', () => {
  test('is that of their own turn: a charge, not being charged (R6.6)', () => {
    const sworn: UnitRequest = { unit: 'jomsvikings', wrath: 14 }
    expect(odds({ kind: 'melee', attacker: sworn, defender: asked }, book).attacker.fatigueAfter).toBe(0)
    expect(odds({ kind: 'melee', attacker: asked, defender: sworn }, book).defender.fatigueAfter).toBe(1)
  })
})
