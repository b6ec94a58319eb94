import { describe, expect, it } from 'vitest'
import { describeEffect } from '../../src/model/effect'
import { sources } from '../../src/rules/browse'
import { idsNamed, plain } from '../../src/rules/lookup'
import { textsOf } from '../../src/rules/rule-texts'
import { RULES_VERSION, rulebook, spanishNames } from '../../src/rules/rulebook'
import type { Cited, Rulebook } from '../../src/rules/types'

const book = rulebook(1)

type Named = Readonly<Record<string, Cited & { readonly name: string; readonly names: readonly string[] }>>

const tablesOf = ({ classes, factions, troops, weapons, terrain, abilities }: Rulebook): Readonly<Record<string, Named>> => ({
  classes,
  factions,
  troops,
  weapons,
  terrain,
  abilities
})

/** Words of more than one row of a table, or of two tables whose words stand in the same place of a sentence. */
const shared = (called: readonly (readonly [string, readonly string[]])[]): readonly string[] => {
  const owners = new Map<string, Set<string>>()
  for (const [row, names] of called)
    for (const name of names) owners.set(plain(name), (owners.get(plain(name)) ?? new Set()).add(row))
  return [...owners].filter(([, rows]) => rows.size > 1).map(([name]) => name)
}

const calledIn = (category: string, table: Readonly<Record<string, { readonly names: readonly string[] }>>) =>
  Object.entries(table).map(([id, { names }]) => [`${category} ${id}`, names] as const)

describe('the rulebook', () => {
  it('is one value an edition, with the version of its numbers', () => {
    expect(rulebook(1)).toBe(book)
    expect([book.edition, book.version]).toEqual([1, RULES_VERSION])
    expect(RULES_VERSION).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('of the second edition is another, of the same version', () => {
    expect(rulebook(2)).toBe(rulebook(2))
    expect([rulebook(2).edition, rulebook(2).version]).toEqual([2, RULES_VERSION])
  })

  it('has Spanish names of rows by their English ones, and none of names that stay', () => {
    expect(spanishNames(1)).toMatchObject({
      hearthguard: 'guardias',
      Vikings: 'vikingos',
      'Danish axe': 'hacha danesa',
      woods: 'bosque'
    })
    expect(Object.keys(spanishNames(1))).not.toContain('Taillefer')
    expect(Object.values(spanishNames(1))).not.toContain(undefined)
  })

  it('has the plain numbers of the rules', () => {
    expect(book.numbers).toEqual({
      saveMelee: 5,
      saveShot: 4,
      saveMeleeHeavyCover: 4,
      saveShotCover: { none: 4, light: 3, heavy: 3 },
      armourShotCover: { none: 0, light: 0, heavy: 1 },
      leastArmour: 2,
      mostArmour: 6,
      mostModels: 12,
      mostInBuilding: 12,
      natural: true,
      spendsRepeat: false,
      exhaustionHalves: true,
      sideBySide: true,
      unitPoints: 0
    })
  })
})

describe.each([1, 2] as const)('every row of edition %i', edition => {
  const { mounts } = rulebook(edition)
  const rules = textsOf(rulebook(edition))
  const tables = tablesOf(rulebook(edition))
  const named = Object.entries(tables).filter(([, rows]) => Object.keys(rows).length > 0)
  const cited: readonly (readonly [string, Readonly<Record<string, Cited>>])[] = [...named, ['mounts', mounts], ['rules', rules]]

  it.each(cited)('of %s cites a rule that is told, a source that is known, and how sure it is', (_, table) => {
    for (const [id, { rule, source, certainty }] of Object.entries(table)) {
      expect(rules[rule], `${id} cites ${rule}`).toBeDefined()
      expect(source, id).toMatch(
        edition === 1 ? /^(S1 p\.\d|S3$)/ : /^(S1 p\.\d|S2|public|(?:BS|F24|F19|SD|GR|SG|LL|FP)(?:$|, ))/
      )
      for (const [letters] of source.matchAll(/S\d|public/g)) expect(Object.keys(sources), id).toContain(letters)
      expect(['stated', 'inferred', 'unknown', 'public', 'one source'], id).toContain(certainty)
    }
  })

  it.each(named)('of %s is found by its id and by each of its names', (_, table) => {
    for (const [id, { names }] of Object.entries(table)) {
      expect(names.length, id).toBeGreaterThan(0)
      for (const name of [id, ...names]) expect(idsNamed(table, name), name).toContain(id)
      expect(
        names.map(name => plain(name)),
        id
      ).toContain(plain(id.slice(id.indexOf('/') + 1)))
    }
  })

  it.each(named)('of %s has an id in kebab-case and plain lower-case names, each once', (_, table) => {
    for (const [id, { names }] of Object.entries(table)) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)?$/)
      for (const name of names) expect(name).toMatch(/^[a-z]+([ -][a-z]+)*$/)
      expect(new Set(names).size, id).toBe(names.length)
    }
  })

  it.each(named.filter(([table]) => table !== 'abilities'))('of %s has words of its own', (category, table) => {
    expect(shared(calledIn(category, table))).toEqual([])
  })

  it('shares a word with another row of the same place in a sentence only where both are meant', () => {
    const words = [
      ...['troops', 'weapons', 'terrain', 'factions'].flatMap(table => calledIn(table, tables[table] ?? {})),
      ...calledIn('mounts', mounts)
    ]
    expect([...shared(words)].sort()).toEqual(
      edition === 1 ? ['ballestas', 'crossbows', 'xb', 'xbows', 'xbs'] : ['elefante', 'elefantes', 'elephant', 'elephants']
    )
  })

  it('is called by no word that has another meaning in a sentence', () => {
    const taken = [
      ...[
        'on foot',
        'a pie',
        'light cover',
        'heavy cover',
        'moved',
        'fatigue',
        'engaged',
        'armour',
        'wounds',
        'guarded',
        'them',
        'then'
      ],
      ...['and', 'or', 'charge', 'charges', 'shoot', 'shoots', 'vs', 'against', 'gives up dice', 'closes ranks', 'keeps dice'],
      ...['rerolls', 'spends', 'attack', 'defence', 'with', 'in', 'by', 'of', 'a', 'the', 'con', 'en', 'de']
    ]
    for (const table of ['troops', 'weapons', 'terrain', 'factions'])
      for (const [id, { names }] of Object.entries(tables[table] ?? {}))
        for (const name of names) expect(taken, id).not.toContain(name)
  })
})

/** R2.7, R2.8, R2.10, R5.1. */
const arms = [
  ['bow', 'L', ''],
  ['sling', 'L', ''],
  ['crossbow', 'L', 'enemy armour -1 when shooting; own armour -1 in melee or when shot at'],
  ['javelins', 'M', ''],
  ['composite-bow', 'M', ''],
  ['danish-axe', undefined, 'own armour -1 in melee; +1 on each attack die in melee']
] as const

describe('weapons and horses', () => {
  it.each(arms)('%s have their range and do what the rules say', (id, range, effects) => {
    expect(book.weapons[id]?.range).toBe(range)
    expect(book.weapons[id]?.effects.map(describeEffect).join('; ')).toBe(effects)
  })

  it('are no others', () => {
    expect(Object.keys(book.weapons)).toEqual(arms.map(([id]) => id))
  })

  it('on horseback a unit is easier to hit with shots, and only with shots', () => {
    expect(book.mounts.horse.effects.map(describeEffect)).toEqual(['own armour -1 when shot at'])
  })

  it('are rows of the table wherever a troop names them', () => {
    for (const [id, { weapon, weapons, onFoot = [] }] of Object.entries(book.troops)) {
      for (const arm of weapons) expect(Object.keys(book.weapons), id).toContain(arm)
      if (weapon !== undefined) expect(weapons, id).toContain(weapon)
      for (const arm of onFoot) expect(weapons, id).toContain(arm)
    }
  })
})

/** R2.11. */
const scenery = [
  ['open', 'none', 'open'],
  ['uneven', 'none', 'uneven'],
  ['woods', 'light', 'uneven'],
  ['crops', 'light', 'uneven'],
  ['rocks', 'heavy', 'uneven'],
  ['stone-circle', 'heavy', 'uneven'],
  ['building', 'heavy', 'uneven'],
  ['hill', 'none', 'open'],
  ['steep-hill', 'none', 'uneven'],
  ['marsh', 'none', 'uneven'],
  ['hedge', 'light', 'open'],
  ['wall', 'heavy', 'open'],
  ['palisade', 'none', 'uneven']
] as const

describe('terrain', () => {
  it('gives the cover and the ground of the rules', () => {
    expect(Object.entries(book.terrain).map(([id, { cover, ground }]) => [id, cover, ground])).toEqual(scenery)
  })

  it('is a building once', () => {
    expect(Object.keys(book.terrain).filter(id => book.terrain[id]?.building)).toEqual(['building'])
  })
})
