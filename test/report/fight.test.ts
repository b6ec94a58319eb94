import { describe, expect, it } from 'vitest'
import type { FightReport } from '../../src/model/report'
import { page as fight } from '../../src/report/fight'
import type { Block, Page } from '../../src/report/page'
import { melee } from './reports/melee'
import { pair } from './reports/pair'
import { both, sampled } from './reports/sampled'
import { shot } from './reports/shot'

const blocks = (page: Page): readonly Block[] => page.sections.flatMap(section => section.blocks)

const shown = (block: Block): readonly string[] => {
  if (block.block === 'command') return [`${block.label}: ${block.command}`]
  return block.block === 'paragraph' || block.block === 'hint' ? [block.text] : []
}

/** The texts beside a name on the page as it is shown at first. */
const beside = (report: FightReport, name: string): readonly string[] =>
  blocks(fight(report, { explain: false })).flatMap(block =>
    block.block === 'facts' ? block.facts.flatMap(([called, ...texts]) => (called === name ? texts : [])) : []
  )

const said = (report: FightReport, explain = false): readonly string[] => blocks(fight(report, { explain })).flatMap(shown)

const facts = (report: FightReport): ReadonlyMap<string, string> =>
  new Map(
    blocks(fight(report, { explain: true }))
      .flatMap(block => (block.block === 'facts' ? block.facts : []))
      .map(([name, ...texts]) => [name, texts.join('; ')] as const)
  )

describe('the page of a fight', () => {
  it('names edition and method', () => {
    expect(fight(melee, { explain: false }).subtitle).toBe('first edition, exact')
    expect(fight({ ...sampled, edition: 2 }, { explain: false }).subtitle).toBe(
      'second edition, sampled 100 000 times, seed hastings'
    )
    expect(fight({ ...sampled, method: { name: 'monte-carlo', trials: 1, seed: 'hastings' } }, { explain: false }).subtitle).toBe(
      'first edition, sampled once, seed hastings'
    )
    expect(fight(both, { explain: false }).subtitle).toBe('first edition, exact and sampled 100 000 times, seed hastings')
  })

  it('says how sure the sampling was asked to be', () => {
    const method = { name: 'monte-carlo', trials: 40_000, seed: 'x', precision: 0.005 } as const
    expect(fight({ ...sampled, method }, { explain: false }).subtitle).toBe(
      'first edition, sampled 40 000 times, to within 0.5 %, seed x'
    )
  })

  it('sends the attacker back after a tie, and says which units are exhausted then', () => {
    expect(beside(melee, 'afterwards')).toEqual(['after a tie the bondi fall back (R3.10)', 'fatigue bondi 1, huscarls 1'])
    expect(beside(pair, 'afterwards')).toEqual([
      'after a tie the warlord and huscarls fall back (R3.10)',
      'fatigue warlord 2, huscarls 1, warriors 3 (exhausted)'
    ])
  })

  it('knows of no tie where there is none, and of no fatigue where none is gained', () => {
    const decided = { ...melee, result: { attackerWins: 1, tie: 0, defenderWins: 0 } }
    expect(beside(decided, 'afterwards')).toEqual(['fatigue bondi 1, huscarls 1'])
    expect(beside(shot, 'afterwards')).toEqual([])
  })

  it('sends the attacker of a building back in any case', () => {
    const scenario = { ...melee.scenario, defender: { unit: 'huscarls', building: true } }
    expect(beside({ ...melee, scenario }, 'afterwards')[0]).toBe('the bondi fall back unless every occupant falls (R3.11)')
  })

  it('keeps two sides of the same name apart', () => {
    const mirror = { ...melee, defender: melee.attacker }
    expect(beside(mirror, 'afterwards')[0]).toContain('after a tie the attacking bondi fall back')
    expect(JSON.stringify(fight({ ...shot, attacker: shot.defender }, { explain: false }))).not.toContain('attacking')
  })

  it('lets one model win in the singular', () => {
    const units = melee.attacker.units.map(unit => ({ ...unit, name: 'warlord', models: 1 }))
    const alone = { ...melee, attacker: { ...melee.attacker, units } }
    expect(beside(alone, 'victory points')).toContain('if the huscarls kept their dice: +1.59, warlord wins 35.5 %')
    expect(beside(alone, 'victory points')[0]).toBe('warlord gains 2.93, loses 0.89: +2.04')
  })

  it('weighs what is killed against what is lost', () => {
    expect(beside(melee, 'victory points')[0]).toBe('bondi gain 2.93, lose 0.89: +2.04')
    expect(beside(shot, 'victory points')).toEqual(['crossbows gain 0.50'])
  })

  it('describes the declined choice in the words of the edition', () => {
    const other = melee.otherwise
    if (!other) throw new Error('the melee has another road')
    const first = (givesUpDice: boolean, edition: 1 | 2): string =>
      beside({ ...melee, edition, otherwise: { ...other, givesUpDice } }, 'victory points')[1] ?? ''
    expect(first(false, 1)).toBe('if the huscarls kept their dice: +1.59, bondi win 35.5 %')
    expect(first(true, 1)).toMatch(/^if the huscarls gave up their dice:/u)
    expect(first(true, 2)).toMatch(/^if the huscarls closed ranks:/u)
    expect(first(false, 2)).toMatch(/^if the huscarls did not close ranks:/u)
  })

  it('mentions an interpretation only where it moves a win chance by a point, and says by how much', () => {
    const moved = (to: number, path = 'result.attackerWins'): FightReport => {
      const moves = { value: 'yes', path, from: 0.6, to }
      return { ...melee, readings: [{ name: 'overkill-counts', value: 'no', others: ['yes'], meaning: '', moves }] }
    }
    const option = '--reading overkill-counts=yes'
    expect(said(moved(0.65))[0]).toBe(
      `bondi win 65.0 % (+5.0 percentage points) under another interpretation of a disputed rule (${option})`
    )
    expect(said(moved(0.61))[0]).toContain('bondi win 61.0 % (+1.0 percentage points)')
    expect(said(moved(0.59))[0]).toContain('bondi win 59.0 % (-1.0 percentage points)')
    expect(said(moved(0.65, 'result.defenderWins'))[0]).toContain('huscarls win 65.0 % (+5.0 percentage points)')
    expect(said(moved(0.55, 'result.defenderWins'))[0]).toContain('huscarls win 55.0 % (-5.0 percentage points)')
    for (const path of ['result.attackerWins', 'result.defenderWins'])
      for (const to of [0.609, 0.591]) expect(said(moved(to, path)).join('\n')).not.toContain(option)
  })

  it('adds to the explanation what the interpretations in play mean', () => {
    expect(said(pair).join('\n')).not.toContain('side-by-side-defence')
    expect(facts(pair).get('side-by-side-defence=one')).toBe('one defence roll against both enemies, and one cap')
  })

  it('points to the explanation until it is given', () => {
    expect(said(melee).at(-1)).toBe('--explain  each number and its rule')
    expect(said(melee, true).join('\n')).not.toContain('--explain')
  })

  it('explains each number by the lines that made it', () => {
    expect(facts(melee).get('armour 4')).toBe('hearthguard 5 (R1.0), danish axe -1 (R5.1)')
    expect(facts(melee).get('attack dice 4')).toBe('4 huscarls: 8 (R3.1), gives up dice -4 (R3.3)')
    expect(facts(melee).get('hits on 3+')).toBe("the bondi's armour 4+ (R3.6), danish axe 3+ (R5.1)")
  })

  it.each(['re-rolls missed attack dice', 'the enemy re-rolls attack dice that hit', 'hits back'])(
    'explains a rule without a number: %s',
    what => {
      const line = { what, value: 1, change: 1, rule: 'R7 vikings', source: 'Ullr' }
      const units = melee.attacker.units.map(unit => ({ ...unit, ledger: [line] }))
      const manner = facts({ ...melee, attacker: { ...melee.attacker, units } })
      expect(manner.get(what)).toBe('Ullr (R7 vikings)')
    }
  )

  it('says who disengages and how to ask again with the explanation', () => {
    expect(said(melee, true)).toContain('who disengages: bondi 30.6 %, huscarls 24.1 %, nobody 45.3 %')
    expect(said(melee, true)).toContain(`again: ${melee.replay}`)
  })

  it('puts intervals beside sampled figures only', () => {
    const within = (report: FightReport): number =>
      blocks(fight(report, { explain: false })).filter(
        block => block.block === 'shares' && block.shares.every(share => share.interval)
      ).length
    expect([within(melee), within(sampled), within(both)]).toEqual([0, 1, 0])
  })

  it('sets exact and sampled side by side, and shows where they are furthest apart', () => {
    expect(said(both)).toContain('furthest apart: tie, by 0.42 standard errors')
    const deviation = { standardErrors: 2.5, quantity: 'defender.losses.p.3' }
    if (both.method.name !== 'both') throw new Error('both methods are used')
    expect(said({ ...both, method: { ...both.method, deviation } })).toContain(
      'furthest apart: huscarls lost exactly 3, by 2.50 standard errors'
    )
  })

  it('can be drawn in any way: it is plain data', () => {
    const page = fight(pair, { explain: true, full: true })
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  })
})
