import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import { odds } from '../../../src/battle/odds'
import type { AdviceReport } from '../../../src/model/report'
import { adviceRequested } from '../../../src/request/advice/request'
import { requested } from '../../../src/request/request'
import { rulebook } from '../../../src/rules/rulebook'
import { refused } from '../../tools/refused'

/** Advice where not all is known of the enemy, against plain arithmetic over the odds of each fight. */

const book = rulebook(1)

const advised = (sentence: string, more: { readonly asks?: string; readonly edition?: 1 | 2 } = {}): AdviceReport => {
  const { edition, ...asked } = more
  const patches = edition ? [{ path: ['edition'], value: edition, called: '--edition' }] : []
  const { request, book: own } = adviceRequested({ words: [sentence], patches, ...asked })
  return answers.advise(request, own)
}

const swing = (sentence: string): number =>
  odds(requested({ words: [sentence] }).scenario, book, { asides: false }).victoryPoints.swing

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe('advice against an enemy of whom not all is known', () => {
  it('of a side that can only charge: the mean, and what staying put saves once the enemy is known', () => {
    // the huscarls give up dice or keep them, as is best for them in each case
    const spends = ['', 'spends armour', 'spends enemy armour', 'spends both']
    const worthIf = (arms: string, buys: readonly string[]): number =>
      Math.min(
        ...['', 'gives up dice'].map(gives =>
          Math.max(...buys.map(buy => swing(`8 bondi ${buy} charge 4 huscarls ${arms} ${gives}`)))
        )
      )
    // fatigue is seen where there is some: who sees it spends it
    const [tired, fresh] = [worthIf('fatigue 3', spends), worthIf('', [''])]
    const { worth, uncertain } = advised('8 bondi charge 4 huscarls fatigue 3 30 %')
    expect(worth).toBeCloseTo(0.3 * tired + 0.7 * fresh, 9)
    const knowing = 0.3 * Math.max(0, tired) + 0.7 * Math.max(0, fresh)
    expect(uncertain?.knowing).toBeCloseTo(knowing, 9)
    expect(uncertain?.value).toBeCloseTo(knowing - Math.max(0, 0.3 * tired + 0.7 * fresh), 9)
    expect(uncertain?.cases.map(each => each.stays === true).sort()).toEqual([tired < 0, fresh < 0].sort())
  })

  it('knowing is worth something where one would stay away from one case and not from the other', () => {
    const worthIf = (arms: string): number =>
      Math.min(swing(`6 bondi charge 6 huscarls ${arms}`), swing(`6 bondi charge 6 huscarls ${arms} gives up dice`))
    const { uncertain } = advised('6 bondi charge 6 huscarls axe 50 %')
    const [axe, bare] = [worthIf('axe'), worthIf('')]
    expect(uncertain?.value).toBeCloseTo((Math.max(0, axe) + Math.max(0, bare)) / 2 - Math.max(0, (axe + bare) / 2), 9)
  })

  it('takes one choice for all cases after each choice of the enemy that it sees', () => {
    const chances = { axe: 0.6, wall: 0.4 }
    const kinds = [0, 1].flatMap(axe => [0, 1].map(wall => ({ axe, wall })))
    const chanceOf = ({ axe, wall }: { readonly axe: number; readonly wall: number }): number =>
      (axe ? chances.axe : 1 - chances.axe) * (wall ? chances.wall : 1 - chances.wall)
    const mine = ['', '+frigg', '+ullr', '+frigg +ullr']
    // what a huscarl with the box does after both choices: plays it or not
    const after = (kind: { readonly axe: number; readonly wall: number }, gives: string, own: string): number =>
      Math.min(
        ...(kind.wall ? ['', '+shieldwall'] : ['']).map(box =>
          swing(`6 hirdmen ${own} charge 4 huscarls ${kind.axe ? 'axe' : ''} ${gives} ${box}`)
        )
      )
    const plans = ['', 'gives up dice'].map(gives => {
      const rows = mine.map(own => kinds.map(kind => after(kind, gives, own)))
      const means = rows.map(row => sum(row.map((value, i) => value * chanceOf(kinds[i] as (typeof kinds)[number]))))
      return rows[means.indexOf(Math.max(...means))] as readonly number[]
    })
    const byKind = kinds.map((_, i) => Math.min(...plans.map(plan => plan[i] as number)))
    const knowing = kinds.map(kind =>
      Math.min(...['', 'gives up dice'].map(gives => Math.max(...mine.map(own => after(kind, gives, own)))))
    )
    const weighed = (values: readonly number[]): number =>
      sum(values.map((value, i) => value * chanceOf(kinds[i] as (typeof kinds)[number])))
    const { worth, uncertain } = advised('6 hirdmen +frigg +ullr charge 4 huscarls axe 60 % +shieldwall 40 %')
    expect(worth).toBeCloseTo(weighed(byKind), 9)
    expect(uncertain?.knowing).toBeCloseTo(weighed(knowing), 9)
    expect(sum(uncertain?.cases.map(({ chance }) => chance) ?? [])).toBeCloseTo(1, 12)
  })

  it('gives the defender one answer to each choice that can be seen', () => {
    const cases = ['', '+ullr']
    const answersOf = ['', '+shieldwall']
    const fight = (own: string, gives: string, box: string): number => swing(`6 hirdmen ${own} charge 4 huscarls ${gives} ${box}`)
    // who has Ullr may leave it; who plays it is known to have it
    const values = ['', 'gives up dice'].map(gives => {
      const bare = Math.min(...answersOf.map(box => fight('', gives, box)))
      const ullr = Math.min(...answersOf.map(box => fight('+ullr', gives, box)))
      return cases.map(own => (own ? Math.max(bare, ullr) : bare))
    })
    const means = values.map(([without = 0, withIt = 0]) => (without + withIt) / 2)
    const { worth, uncertain } = advised('6 hirdmen +ullr 50 % charge 4 huscarls +shieldwall', { asks: 'defender' })
    expect(worth).toBeCloseTo(-Math.min(...means), 9)
    // each case as it is played is a fight worth that
    const played = uncertain?.cases.map(({ scenario }) => -odds(scenario, book, { asides: false }).victoryPoints.swing) ?? []
    expect(played).toEqual(uncertain?.cases.map(each => expect.closeTo(each.worth, 9)))
    expect(played).toHaveLength(2)
  })

  it('shows where there is a choice, and what its own side chooses in each case that it knows', () => {
    const { decisions, uncertain } = advised('6 hirdmen +frigg +ullr charge 4 huscarls axe 60 %')
    expect(decisions.filter(({ by }) => by === 'attacker').map(({ choices }) => choices.length)).toContain(4)
    expect(decisions.every(({ choices }) => choices.length > 1)).toBe(true)
    const chosen = uncertain?.cases.map(({ choice }) => choice) ?? []
    expect(chosen).toHaveLength(2)
    // whether dice are given up is for the huscarls to say
    for (const choice of chosen) expect(choice).toMatch(/^(?:Frigg|Ullr|Frigg, Ullr|no ability)/u)
  })

  it('is never worth less to know', () => {
    for (const sentence of [
      '8 bondi +frigg charge 6 ceorls +shieldwall 30 % fatigue 1 50 %',
      '6 hirdmen +ullr +frigg charge 4 huscarls axe 20 % bow 30 %',
      '8 crossbows shoot 6 bondi heavy cover 50 % +asgard 25 %'
    ])
      expect(advised(sentence).uncertain?.value, sentence).toBeGreaterThanOrEqual(0)
  })

  it('reads its own command again as the same advice', () => {
    const first = advised('6 hirdmen +frigg charge 4 huscarls axe 60 % +shieldwall 40 %')
    const second = advised(first.replay.replace('saga-odds advise ', ''))
    expect(second.worth).toBe(first.worth)
    expect(second.replay).toBe(first.replay)
  })

  it('refuses what its own side should know, and acts in turn', () => {
    expect(refused(() => advised('6 hirdmen axe 60 % charge 4 huscarls')).join()).toContain('--for defender')
    expect(refused(() => advised('6 hirdmen charge 4 huscarls heavy weapon 50 %', { edition: 2 })).join()).toContain(
      'second edition'
    )
  })
})
