import { describe, expect, it } from 'vitest'
import { rulebook } from '../../src/rules/rulebook'
import { unit } from './asking'

const book = rulebook(1)

type Rows = Readonly<Record<string, { readonly names: readonly string[] }>>

/** Every name of every row with the row's id. */
const names = (rows: Rows): readonly (readonly [name: string, id: string])[] =>
  Object.entries(rows).flatMap(([id, row]) => [...new Set([id, ...row.names])].map(name => [name, id] as const))

const eight = (words: string): unknown => unit(`${words} 8 warriors`)

describe('every name of the rulebook is a word of the sentence', () => {
  it.each(names(book.troops))('%s is the troop %s', (name, id) => {
    const models = Math.min(4, book.troops[id]?.models?.most ?? 4)
    expect(unit(`${models} ${name}`)).toMatchObject({ unit: id, models })
  })

  it.each(names(book.weapons))('%s is the weapon %s', (name, id) => expect(eight(name)).toMatchObject({ weapon: id }))

  it.each(names(book.factions))('%s is the faction %s', (name, id) => expect(eight(name)).toMatchObject({ faction: id }))

  it.each(names(book.terrain))('%s is the terrain %s', (name, id) => {
    const { cover, ground, building } = book.terrain[id] ?? {}
    const said = eight(name) as { readonly cover?: string; readonly ground?: string; readonly building?: boolean }
    expect([said.cover ?? 'none', said.ground ?? 'open', said.building]).toEqual([cover, ground, building])
  })

  it.each(book.mounts.horse.names)('%s is mounted', name => expect(eight(name)).toMatchObject({ mounted: true }))
})

describe('every name of every ability is understood after a +', () => {
  const rows = Object.entries(book.abilities).flatMap(([key, row]) =>
    [...new Set([row.name, ...row.names])].map(name => [row.faction, name, key.slice(key.indexOf('/') + 1)] as const)
  )

  /** A unit that has this board: a faction's warriors, or the hero whose own it is. */
  const owner = (board: string): string => (book.factions[board] ? `8 ${board} warriors` : board)

  it.each(rows)('of %s: +%s', (board, name, id) => {
    const [hyphens, spaces] = [name.replaceAll(' ', '-'), name].map(text => unit(`${owner(board)} +${text}`))
    expect(hyphens).toMatchObject({ abilities: [{ id }] })
    expect(spaces).toEqual(hyphens)
  })
})
