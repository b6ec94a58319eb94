import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import type { Edition } from '../../../src/model/scenario'
import { boardLayer, factionBoard } from '../../../src/request/boards'
import { boardsOf, laidOver } from '../../../src/request/boards/read'
import { boardFileOf, fileYaml } from '../../../src/request/boards/write'
import { requested } from '../../../src/request/request'
import { rulebook } from '../../../src/rules/rulebook'
import type { Rulebook } from '../../../src/rules/types'
import { fights } from './fights'

const first = rulebook(1)

const read = (text: string, name: string, book: Rulebook): Rulebook => {
  const { boards: _, ...laid } = laidOver(book, boardsOf([{ name, text }]))
  return laid
}

describe('the whole rulebook as a board file', () => {
  const all = { faction: () => true, troop: () => true, weapon: () => true }

  it.each([1, 2] as const)('of edition %i is read back row for row, from YAML and from JSON', (edition: Edition) => {
    const book = rulebook(edition)
    const file = boardFileOf(book, all)
    expect(read(fileYaml(file, ' all'), 'all.yaml', book)).toEqual(book)
    expect(read(JSON.stringify(file), 'all.json', book)).toEqual(book)
  })
})

const kept = <Row>(table: Readonly<Record<string, Row>>, keeps: (id: string, row: Row) => boolean) =>
  Object.fromEntries(Object.entries(table).filter(([id, row]) => keeps(id, row)))

/** The rulebook without a faction and all that comes with it. */
const without = (faction: string): Rulebook => {
  const troops = kept(first.troops, (_, row) => row.faction !== faction && !row.hero?.factions.includes(faction))
  const factions = kept(first.factions, id => id !== faction)
  return { ...first, troops, factions, abilities: kept(first.abilities, (_, row) => row.faction in { ...troops, ...factions }) }
}

const boards = Object.keys(first.factions)
const own = (faction: string) =>
  Object.entries(first.abilities).filter(
    ([, row]) => row.faction === faction || first.troops[row.faction]?.hero?.factions[0] === faction
  )

describe.each(boards)('%s as a board file', faction => {
  it('has a fight here for each ability that counts in one', () => {
    const unused = own(faction).filter(([key, { noFight }]) => {
      const id = key.slice(key.indexOf('/') + 1)
      return !noFight && !Object.values(fights).some(lines => lines.some(line => new RegExp(`\\+${id}\\b`).test(line)))
    })
    expect(unused.map(([key]) => key)).toEqual([])
  })

  it.each(['yaml', 'json'] as const)('in %s gives the same odds, even where the rulebook has no such faction', async format => {
    const text = await factionBoard(first, faction, format)
    const lay = await boardLayer([{ name: `own.${format}`, text }])
    const [over, anew] = [lay(first), lay(without(faction))]
    for (const fight of fights[faction] ?? []) {
      const asked = { words: [fight], ...(fight.includes('shoot') && { kind: 'shoot' as const }) }
      const odds = (book: Rulebook) => {
        const { scenario } = requested(asked, () => book)
        return JSON.stringify(answers[scenario.kind](scenario, book))
      }
      expect(odds(over), fight).toBe(odds(first))
      expect(odds(anew), fight).toBe(odds(first))
    }
  })
})

describe('all four factions as board files', () => {
  it('go together, though some heroes and weapons are in several of them', async () => {
    const files = await Promise.all(boards.map(async id => ({ name: `${id}.yaml`, text: await factionBoard(first, id, 'yaml') })))
    const { boards: names, ...laid } = (await boardLayer(files))(first)
    expect([names, laid]).toEqual([boards.map(id => `${id}.yaml`), first])
  })
})
