import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import type { FightReport } from '../../../src/model/report'
import { fewer } from '../../fewer'
import { type PlainGame, plainAdvice } from '../plain-advice'
import { advised, asking, plainly } from './asking'

describe('what is played for', () => {
  const FIGHT = fewer(
    '4 hirdmen fatigue 1 +ullr +heimdall charge 6 ceorls fatigue 1 +shieldwall',
    '2 hirdmen fatigue 1 +ullr charge 3 ceorls fatigue 1'
  )

  it.each([
    ['attacker wins', 'attacker', ({ result }: FightReport) => result?.attackerWins ?? 0],
    ['defender wiped out', 'attacker', ({ defender }: FightReport) => defender.wipedOut],
    ['attacker losses', 'attacker', ({ attacker }: FightReport) => -attacker.losses.mean],
    ['points killed', 'defender', ({ victoryPoints }: FightReport) => victoryPoints.killed],
    ['attacker losses sd', 'attacker', ({ attacker }: FightReport) => attacker.losses.sd],
    ['defender fatigue after', 'attacker', ({ defender }: FightReport) => defender.fatigueAfter]
  ] as const)('may be %s, for the %s', (goal, asks, score) => {
    const { request, book } = asking(FIGHT, { goal, asks })
    const report = answers.advise(request, book)
    const plain = plainAdvice({ ...plainly(request, book), worth: answer => score(answer as FightReport) })
    expect(Math.abs(report.worth)).toBeCloseTo(Math.abs(plain.worth), 10)
  })

  it('may be a condition: the chance that the fight ends so', () => {
    const goal = 'defender losses >= 3 and attacker losses < 2'
    const { request, book } = asking(FIGHT, { goal })
    const report = answers.advise(request, book)
    const chance = ({ joint }: { joint: FightReport['joint'] }) =>
      joint.p.reduce((sum, row, mine) => sum + row.reduce((all, p, his) => all + (his >= 3 && mine < 2 ? p : 0), 0), 0)
    const plain = plainAdvice({ ...plainly(request, book), worth: chance })
    expect(report.worth).toBeCloseTo(plain.worth, 10)
    expect(report.goal.measure).toBe('chance')
    expect(report.holds).toBeTypeOf('boolean')
  })

  it('is the same fight from the other side', () => {
    const attacker = advised(FIGHT)
    const defender = advised(FIGHT, { asks: 'defender' })
    expect(defender.worth).toBeCloseTo(-attacker.worth, 12)
    expect(defender.best.scenario).toEqual(attacker.best.scenario)
    expect(defender.decisions.map(({ choices: all }) => all.map(({ regret }) => regret))).toEqual(
      attacker.decisions.map(({ choices: all }) => all.map(({ regret }) => regret))
    )
  })

  it('weighs the price of dice on both sides, and of fatigue', () => {
    const { request, book } = asking(FIGHT, { price: ['die=0.4,fatigue=0.15'] })
    const report = answers.advise(request, book)
    const plain = plainAdvice({
      ...plainly(request, book),
      worth: ({ victoryPoints, attacker, defender }, dice) =>
        victoryPoints.swing -
        0.4 * (dice.attacker - dice.defender) -
        0.15 * (attacker.fatigueAfter - 1 - (defender.fatigueAfter - 1))
    })
    expect(report.worth).toBeCloseTo(plain.worth, 10)
  })

  it('weighs the price of fatigue against a spread too', () => {
    const { request, book } = asking('2 hirdmen fatigue 1 charge 2 ceorls fatigue 1', {
      goal: 'least attacker losses sd',
      price: ['fatigue=0.15']
    })
    const plain = plainAdvice({
      ...plainly(request, book),
      worth: ({ attacker, defender }) => -attacker.losses.sd - 0.15 * (attacker.fatigueAfter - defender.fatigueAfter)
    })
    expect(answers.advise(request, book).worth).toBeCloseTo(-plain.worth, 10)
  })

  it('counts no fatigue that was there before', () => {
    const { request, book } = asking('2 hirdmen charge 2 ceorls fatigue 1', { price: ['fatigue=0.15'] })
    const plain = plainAdvice({
      ...plainly(request, book),
      worth: ({ victoryPoints, attacker, defender }) =>
        victoryPoints.swing - 0.15 * (attacker.fatigueAfter - (defender.fatigueAfter - 1))
    })
    expect(answers.advise(request, book).worth).toBeCloseTo(plain.worth, 10)
  })

  it('spends nothing where a die and a fatigue are worth more than any fight', () => {
    const report = advised(FIGHT, { price: ['die=50,fatigue=50'] })
    expect(report.best.steps.map(({ choice }) => choice.dice)).toEqual([0, 0, 0])
    expect(report.best.steps.filter(({ what }) => what === 'fight').map(({ choice }) => choice.text)).toEqual([
      'no ability, no fatigue',
      'no ability, no fatigue'
    ])
  })
})

describe('a goal that depends on more than losses', () => {
  const FEW = '2 hirdmen fatigue 1 +ullr charge 2 ceorls fatigue 1'

  it('may be how long a duel lasts, which no outcome of it shows', () => {
    const words = 'vikings warlord +combat-pool=1d spends nothing charge anglo-danes warlord keeps dice spends nothing'
    const { request, book } = asking(words, { patches: [{ path: ['rounds'], value: 2, called: '--rounds' }], goal: 'melees' })
    const plain = plainAdvice({ ...plainly(request, book), worth: ({ lasts = 0 }) => lasts })
    expect(answers.advise(request, book).worth).toBeCloseTo(plain.worth, 10)
  })

  it('may be of the whole fight in one part of a condition: then all of it is', () => {
    const { request, book } = asking(FEW, { goal: 'attacker losses sd < 0.7 and defender losses >= 0.5' })
    const worth: PlainGame['worth'] = ({ attacker, defender }) =>
      attacker.losses.sd < 0.7 && defender.losses.mean >= 0.5 ? 1 : 0
    expect(answers.advise(request, book).worth).toBe(plainAdvice({ ...plainly(request, book), worth }).worth)
    // of its ends it would be a chance between the two
    const end = asking(FEW, { goal: 'attacker losses < 1 and defender losses >= 1' })
    const chance = answers.advise(end.request, end.book).worth
    expect(chance > 0.01 && chance < 0.99).toBe(true)
  })

  it('may be of fatigue in one part of a condition', () => {
    // the attacker may spend the one fatigue there is; one more comes of the melee (R3.9)
    const { request, book } = asking(FEW, { goal: 'defender fatigue >= 2 and attacker losses < 1' })
    const worth: PlainGame['worth'] = ({ defender, attacker }) => (defender.fatigueAfter >= 2 ? (attacker.losses.p[0] ?? 0) : 0)
    expect(answers.advise(request, book).worth).toBeCloseTo(plainAdvice({ ...plainly(request, book), worth }).worth, 10)
  })

  it('counts the fatigue of both units that charge Side by Side: 1 each, and 1 of their enemy (R3.9)', () => {
    const pair = 'vikings warlord fatigue 2 and 2 hirdmen fatigue 1 spends nothing charge 2 huscarls keeps dice spends nothing'
    const patches = [{ path: ['split'], value: 1, called: '--split' }]
    const free = advised(pair, { patches })
    const priced = advised(pair, { patches, price: ['fatigue=0.1'] })
    expect(priced.lines).toBe(1)
    expect(priced.worth).toBeCloseTo(free.worth - 0.1, 10)
    expect(advised(pair, { patches, price: ['fatigue=0.1'], asks: 'defender' }).worth).toBeCloseTo(-free.worth + 0.1, 10)
    // a spread is wanted small, and the price makes it larger
    const spread = { patches, goal: 'least attacker losses sd' }
    const widened = advised(pair, { ...spread, price: ['fatigue=0.1'] }).worth
    expect(widened).toBeCloseTo(advised(pair, spread).worth + 0.1, 10)
  })
})
