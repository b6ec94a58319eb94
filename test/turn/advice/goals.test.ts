import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import type { FightReport } from '../../../src/model/report'
import { fewer } from '../../fewer'
import { plainAdvice } from '../plain-advice'
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
      'nothing',
      'nothing'
    ])
  })
})

describe('what a goal hangs on', () => {
  const odds0 = (words: string, more: object = {}) => asking(words, more)

  it('may be how long a duel lasts, which no end of it tells', () => {
    const words = 'vikings warlord +combat-pool=1d spends nothing charge anglo-danes warlord keeps dice spends nothing'
    const challenge = { patches: [{ path: ['rounds'], value: 2, called: '--rounds' }], goal: 'melees' }
    const { request, book } = odds0(words, challenge)
    const plain = plainAdvice({ ...plainly(request, book), worth: ({ lasts = 0 }) => lasts })
    expect(answers.advise(request, book).worth).toBeCloseTo(plain.worth, 10)
  })
})
