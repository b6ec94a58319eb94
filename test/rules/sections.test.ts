import { afterEach, describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import { useCatalogue } from '../../src/model/language'
import { spanish } from '../../src/model/spanish'
import { browse } from '../../src/rules/browse'
import { rulebook } from '../../src/rules/rulebook'
import { coverText } from '../../src/rules/sections'

const book = rulebook(1)

const table = (topic: string) => {
  const [section] = browse(book, [topic]).sections
  if (!section) throw new Error(`no ${topic}`)
  return section
}

const row = (topic: string, name: string) => table(topic).rows.find(([first]) => first === name)

describe('a table of the rulebook', () => {
  it('of weapons has their ranges, what they change and their rules (R2.7 to R2.10, R5.1)', () => {
    expect(table('weapons')).toEqual({
      title: 'Weapons',
      columns: ['weapon', 'range', 'effects', 'rule'],
      rows: [
        ['bow', 'L', '-', 'R2.7'],
        ['sling', 'L', '-', 'R2.7'],
        ['crossbow', 'L', 'enemy armour -1 when shooting; own armour -1 in melee or when shot at', 'R2.8'],
        ['javelins', 'M', '-', 'R2.9'],
        ['composite bow', 'M', '-', 'R2.7'],
        ['Danish axe', '-', 'own armour -1 in melee; +1 on each attack die in melee', 'R5.1'],
        ['mounted', '-', 'own armour -1 when shot at', 'R2.10']
      ]
    })
  })

  it('of factions has their symbols and their units, heroes aside (sections 5 to 7)', () => {
    expect(table('factions').rows).toEqual([
      ['Vikings', 'Fehu (C), Berkano (U), Sowilo (R)', 'hirdmen, bondi, thralls, berserkers, warlord, Varangians'],
      [
        ...['Anglo-Danes', 'axe (C), white horse (U), helmet (R)'],
        'huscarls, ceorls, geburs, warlord, huscarls of Cnut, ceorls of Cnut, geburs of Cnut'
      ],
      ['Normans', 'unknown', 'knights, sergeants, peasants, crossbowmen, warlord, knight archers, Norman archers'],
      ['Welsh', 'unknown', 'teulu, priodaur, bonnedig, warlord, Welsh archers, teulu spearmen, Welsh spearmen']
    ])
  })

  it('of readings has what each is and what else it may be', () => {
    expect(row('readings', 'crush-timing')).toEqual(['crush-timing', 'hits', 'unsaved', 'Crush'])
    const [second] = browse(rulebook(2), ['readings']).sections
    expect(second?.rows.find(([id]) => id === 'exhausted-melee')?.[2]).toBe('halved, minus-one')
  })

  it('of abilities has their boards and whether they count in a fight', () => {
    expect(row('abilities', 'ullr')).toEqual(['ullr', 'Vikings', 'Melee', 'yes'])
    expect(row('abilities', 'shieldwall')).toEqual(['shieldwall', 'Anglo-Danes', 'Melee, Shooting/Reaction', 'yes'])
    expect(row('abilities', 'gallop')).toEqual(['gallop', 'Normans', 'Activation', '-'])
    expect(row('abilities', 'conqueror-of-england')?.[1]).toBe('Sven Forkbeard and friends near him')
  })

  it('of a board has its boxes with their costs', () => {
    expect(table('boards').rows[11]).toEqual(['ullr', 'Melee', 'cost unknown (1 die)', 'Re-roll the attack dice that missed.'])
  })

  it('of units lets the plain classes carry whatever their class may', () => {
    expect(row('units', 'levies')?.at(-1)).toBe('any weapon of its class')
    expect(row('units', 'warriors')?.at(-1)).toBe('any weapon of its class, horses')
  })

  it('of all there is has a line for each table', () => {
    const [overview] = browse(book, []).sections
    expect(overview).toMatchObject({ title: 'The rulebook', columns: ['rules', 'what it lists'] })
  })
})

describe('what is asked of the rulebook', () => {
  it('is told at the head, with the edition', () => {
    const headline = (...words: readonly string[]) => browse(book, words).headline
    expect(headline()).toBe('What there is to look up, first edition')
    expect(headline('boards')).toBe('boards, first edition')
    expect(headline('ullr')).toBe('Ullr, first edition')
    expect(headline('crossbows')).toBe('crossbows: 2 entries, first edition')
  })

  it('may be nothing but blanks, which is nothing', () => {
    expect(browse(book, [' ', ''])).toEqual(browse(book, []))
  })

  it('comes with what the sources are, and no other note where there is something to tell', () => {
    for (const words of [['boards'], ['ullr']])
      expect(browse(book, words).notes.map(note => note.slice(0, note.indexOf(':')))).toEqual(['S1', 'S2', 'S3', 'public'])
  })

  it('has tables beside it where it is a faction, and none else', () => {
    expect(browse(book, ['boards']).entries).toEqual([])
    expect(browse(book, ['taillefer']).sections).toEqual([])
    expect(browse(book, ['sven']).sections).toEqual([])
  })

  it.each(['welsh bondi', 'welsh shieldwall', 'mighty bondi', 'vikings vikings'])('"%s" is nothing that is there', words =>
    expect(() => browse(book, words.split(' '))).toThrow(RequestError)
  )
})

describe('cover in Spanish', () => {
  afterEach(() => useCatalogue(undefined))

  // S1 p.18 has cobertura ligera and pesada; the second edition's is ligera or sólida
  it.each([
    [1, 'none', 'ninguna'],
    [1, 'light', 'ligera'],
    [1, 'heavy', 'pesada'],
    [2, 'none', 'ninguna'],
    [2, 'light', 'ligera'],
    [2, 'heavy', 'sólida']
  ] as const)('of edition %i, %s: %s', (edition, cover, text) => {
    useCatalogue(spanish)
    expect(coverText(cover, rulebook(edition))).toBe(text)
  })
})
