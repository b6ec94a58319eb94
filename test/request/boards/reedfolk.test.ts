import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import type { FightReport } from '../../../src/model/report'
import { requested } from '../../../src/request/request'
import { rulebook } from '../../../src/rules/rulebook'
import type { Rulebook } from '../../../src/rules/types'
import { laid } from './telling'

let book: Rulebook

beforeAll(async () => {
  book = await laid(readFileSync('examples/reedfolk.yaml', 'utf8'), 'reedfolk.yaml')
})

const fight = (words: string): FightReport => {
  const kind = words.includes(' shoot ') ? 'shoot' : 'melee'
  const { scenario } = requested({ kind, words: [words] }, () => book)
  return answers[kind](scenario, book)
}

/** All that a fight comes to, without how it was asked. */
const outcome = (words: string): string => {
  const { scenario: _scenario, replay: _replay, ...others } = fight(words)
  return JSON.stringify(others)
}

describe('the example of a board of one’s own', () => {
  it('leaves the rulebook as it was', () => expect(rulebook(1).factions['reedfolk']).toBeUndefined())

  it('is a whole board: fifteen boxes, five in its left column', () => {
    const boxes = Object.values(book.abilities).filter(({ faction }) => faction === 'reedfolk')
    expect([boxes.length, boxes.filter(({ multi }) => multi).length]).toEqual([15, 5])
  })

  const asks: Readonly<Record<string, readonly [without: string, played: string]>> = {
    'orla/on-stilts': ['orla uneven charges 8 bondi', 'orla uneven +on-stilts charges 8 bondi'],
    'reedfolk/combat-pool': ['8 eelers charge 8 bondi', '8 eelers +combat-pool=1a1dr charge 8 bondi'],
    'reedfolk/barbed-points': ['8 eelers charge 8 bondi', '8 eelers +barbed-points charge 8 bondi'],
    'reedfolk/rising-mist': ['8 thralls bows shoot 8 eelers', '8 thralls bows shoot 8 eelers +rising-mist'],
    'reedfolk/bog-oak': ['8 eelers charge 8 bondi', '8 eelers +bog-oak charge 8 bondi'],
    'reedfolk/quaking-ground': ['8 eelers charge 6 knights mounted', '8 eelers +quaking-ground charge 6 knights mounted'],
    'reedfolk/open-the-sluice': ['8 eelers charge 8 bondi', '8 eelers +open-the-sluice charge 8 bondi'],
    'reedfolk/into-the-water': ['8 eelers charge 8 bondi', '8 eelers +into-the-water charge 8 bondi'],
    'reedfolk/spring-tide': ['8 eelers charge 8 bondi', '8 eelers +spring-tide charge 8 bondi'],
    'reedfolk/ebb-and-flow': ['8 eelers charge 8 bondi', '8 eelers +ebb-and-flow charge 8 bondi'],
    'reedfolk/lanterns': ['8 eelers charge 8 bondi', '8 eelers +lanterns=2r charge 8 bondi'],
    'reedfolk/heron-dance': ['8 eelers charge 8 bondi', '8 eelers +heron-dance=2 charge 8 bondi']
  }

  it('has no ability that counts in a fight and is not tried here', () =>
    expect(
      Object.keys(book.abilities).filter(
        key => /^(reedfolk|orla)\//.test(key) && book.abilities[key]?.noFight === undefined && !Object.hasOwn(asks, key)
      )
    ).toEqual([]))

  it.each(Object.entries(asks))('%s changes the odds', (_, [without, played]) =>
    expect(outcome(played)).not.toBe(outcome(without))
  )

  it('its weapon hits better against who charges', () => {
    expect(fight('8 bondi charge 8 eelers').defender.units[0]).toMatchObject({ hitsOn: 3 })
    expect(fight('8 eelers charge 8 bondi').attacker.units[0]).toMatchObject({ hitsOn: 4 })
  })

  it('its rows cite the file', () =>
    expect(fight('8 bondi charge 8 eelers').defender.units[0]?.ledger).toContainEqual(
      expect.objectContaining({ source: 'eel-spear', rule: 'reedfolk.yaml' })
    ))

  it('its reeve has Resistance, its hero twice that', () => {
    expect(book.troops['reeve']).toMatchObject({ models: { least: 1, most: 1 }, effects: [{ verb: 'ignore-hits', count: 1 }] })
    expect(book.troops['orla']).toMatchObject({
      boards: ['orla', 'reedfolk'],
      profile: { armour: 6, armourShot: 6, points: 4 },
      hero: { factions: ['reedfolk'], cost: 1, sagaDice: 3, lends: true }
    })
  })

  it('its hero lends her ability', () =>
    expect(outcome('4 wardens uneven +on-stilts charge 8 bondi')).not.toBe(outcome('4 wardens uneven charge 8 bondi')))

  it('its warriors are eelers', () =>
    expect(requested({ words: ['8 fenfolk warriors charge 8 bondi'] }, () => book).scenario.attacker).toMatchObject({
      unit: 'eelers',
      faction: 'reedfolk'
    }))
})
