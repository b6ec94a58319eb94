import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import { addLongTexts, useCatalogue } from '../../src/model/language'
import { spanish } from '../../src/model/spanish'
import { browse } from '../../src/rules/browse'
import { troopIdFor } from '../../src/rules/lookup'
import { isInPrint, rulebook } from '../../src/rules/rulebook'
import { prose } from '../../src/rules/spanish'

/** The rulebook under the names of the Spanish edition (S1). */

beforeEach(() => useCatalogue(spanish))
afterEach(() => useCatalogue(undefined))

describe('the rulebook in Spanish', () => {
  it('has the Spanish name of each row that has one, in every table, and finds it by the English one too', () => {
    const book = rulebook(1)
    expect(book.troops['gruffydd-archers']?.names).toContain('welsh archers')
    expect([
      book.classes.hearthguard.name,
      book.factions['vikings']?.name,
      book.troops['gruffydd-archers']?.name,
      book.weapons['danish-axe']?.name,
      book.mounts.horse.name,
      book.terrain['woods']?.name,
      book.abilities['vikings/combat-pool']?.name
    ]).toEqual(['guardias', 'vikingos', 'arqueros galeses', 'hacha danesa', 'a caballo', 'bosque', 'Pila de Combate'])
  })

  it('keeps the names that it does not translate', () =>
    expect([rulebook(1).troops['taillefer'], rulebook(1).troops['teulu']?.name]).toEqual([
      expect.objectContaining({ name: 'Taillefer', names: ['taillefer', 'ivo taillefer'] }),
      'teulu'
    ]))

  it('finds a row by its English name all the same, and has no name twice', () => {
    const book = rulebook(1)
    expect(book.abilities['vikings/combat-pool']?.names).toEqual([
      'combat-pool',
      'combat pool',
      'pila de combate',
      'reserva de combate',
      'reserva de ataque'
    ])
    expect(troopIdFor(book, 'Welsh Archers')).toBe('gruffydd-archers')
    const { classes, factions, troops, weapons, mounts, terrain, abilities } = book
    for (const table of [classes, factions, troops, weapons, mounts, terrain, abilities])
      for (const { names } of Object.values<{ readonly names: readonly string[] }>(table))
        expect(names).toEqual([...new Set(names)])
  })

  it('has rules by a word of their titles in either language', () => {
    const ids = (word: string) => browse(rulebook(1), [word]).entries.map(({ id }) => id)
    addLongTexts(prose)
    expect(ids('fracciones')).toEqual(['R1.1'])
    expect(ids('fractions')).toEqual(['R1.1'])
    expect(() => ids('raccion')).toThrow(RequestError)
  })

  it('is one book, beside the English one, which alone is the book in print', () => {
    const book = rulebook(2)
    expect(rulebook(2)).toBe(book)
    expect(isInPrint(book)).toBe(false)
    useCatalogue(undefined)
    expect(rulebook(2)).not.toBe(book)
    expect(rulebook(2).edition).toBe(2)
    expect(isInPrint(rulebook(2))).toBe(true)
    expect(isInPrint({ ...rulebook(2) })).toBe(false)
  })
})
