import { describe, expect, it } from 'vitest'
import { RequestError } from '../../src/model/errors'
import type { RuleEntry } from '../../src/model/report'
import type { Edition } from '../../src/model/scenario'
import { browse } from '../../src/rules/browse'
import { textsOf } from '../../src/rules/rule-texts'
import { rulebook } from '../../src/rules/rulebook'
import { topics } from '../../src/rules/topics'

const book = rulebook(1)

const called = (...words: readonly string[]) => browse(book, words).entries

const ids = (...words: readonly string[]) => called(...words).map(({ kind, id }) => `${kind} ${id}`)

/** Boxes that activate bear the names of whom they activate. */
const named = (words: string, edition: Edition = 1): RuleEntry => {
  const all = browse(rulebook(edition), words.split(' ')).entries
  const rows = all.filter(({ kind }) => kind !== 'ability')
  const [entry, second] = rows.length > 0 ? rows : all
  if (!entry || second) throw new Error(`not one entry for ${words}`)
  return entry
}

const only = (...words: readonly string[]): RuleEntry => named(words.join(' '))

const fact = ({ facts }: RuleEntry, label: string): string | undefined => facts.find(([name]) => name === label)?.[1]

const rows = (topic: string) => browse(book, [topic]).sections.flatMap(section => section.rows)

describe('browsing the rulebook', () => {
  it('with no word gives an overview of what there is, and what the sources are', () => {
    const report = browse(book, [])
    const topics = report.sections.flatMap(section => section.rows.map(([topic]) => topic))
    expect(topics).toEqual([
      ...['units', 'heroes', 'swords', 'wrath', 'weapons', 'abilities', 'boards', 'readings', 'terrain', 'factions', 'rules']
    ])
    expect(report.notes.join(' ')).toMatch(/S1: .*S2: .*S3: /)
    expect(report).toMatchObject({ schema: 'saga-odds/1', kind: 'rules', rules: book.version, entries: [] })
    for (const topic of topics) expect(browse(book, [topic ?? '']).sections.length).toBeGreaterThan(0)
  })

  it.each([
    ['units', 32],
    ['heroes', 9],
    ['swords', 3],
    ['wrath', 8],
    ['weapons', 7],
    ['abilities', 63],
    ['boards', 60],
    ['readings', 29],
    ['terrain', 13],
    ['factions', 4]
  ])('by %s gives %i rows', (topic, count) => {
    expect(rows(topic)).toHaveLength(count)
  })

  it('by rules gives every rule from R1.0 to R8.3', () => {
    const shown = rows('rules').map(([id]) => id)
    expect([shown[0], shown.at(-1)]).toEqual(['R1.0', 'R8.3'])
    expect(shown).toContain('R3.5')
  })

  it('has a cell for each column of every table', () => {
    for (const topic of Object.keys(topics))
      for (const { columns, rows: lines } of [book, rulebook(2)].flatMap(each => browse(each, [topic]).sections))
        for (const line of lines) {
          expect(line).toHaveLength(columns.length)
          for (const cell of line) expect(cell, line.join(' | ')).not.toBe('')
        }
  })

  it('says the numbers of a unit as they are in the table of units', () => {
    expect(rows('units')).toContainEqual(['berserkers', 'hearthguard', '3', '3', '4 for each model', '-', '-'])
    expect(rows('units')).toContainEqual([
      'priodaur, javelins',
      'warriors',
      '4',
      '3',
      '1 for each model',
      '1 for 2 models',
      'horses'
    ])
    // R5.1, R5.4: his axe lowers his armour in melee, and shoots at nobody
    expect(rows('units')).toContainEqual(['warlord, Danish axe', 'warlord', '4', '6', '5', '-', '-'])
  })

  it('says heroes, swords for hire and Wrath in tables of their own', () => {
    expect(rows('heroes')).toContainEqual([
      // R6.4: armour 4 in melee with their axes, 6 shot at
      ...['Godwinson brothers', 'Anglo-Danes', '4', '6', 'Gyrth and Leofwine 3 each, Harold 5', '3'],
      'the last model ignores the first uncancelled hit; ignores the first fatigue it would gain, if in its own turn'
    ])
    expect(rows('heroes').find(([hero]) => hero === 'Sven Forkbeard')?.[1]).toBe('Vikings or Anglo-Danes')
    expect(rows('swords')).toContainEqual([
      ...["Egil's men", '2 for 4 models, 3 for 8 models', 'hearthguard', '5', '5', 'hirdmen 2 each, Egil 4', '-']
    ])
    // R6.5: eight of them for a point
    expect(rows('swords').find(([unit]) => unit === 'Flemish spearmen')?.[1]).toBe('1 for 8 models')
    expect(rows('wrath')[1]).toEqual(['4 or more', 'One more defence die in each melee.', '+1 defence die in melee'])
    const units = rows('units').map(([unit]) => unit)
    expect(units).toContain('Varangians')
    for (const [unit] of [...rows('heroes'), ...rows('swords')]) expect(units).not.toContain(unit)
  })

  it.each([
    ['swords for hire', 'swords'],
    ['Espadas de Alquiler', 'swords'],
    ['jomsviking wrath', 'wrath']
  ])('by "%s" gives the table of %s', (words, topic) => {
    expect(browse(book, words.split(' ')).sections).toEqual(browse(book, [topic]).sections)
  })
})

describe('one entry', () => {
  it('of an ability has its board, timing, cost, effects, text, source and certainty', () => {
    const ullr = only('ullr')
    expect(ullr).toMatchObject({
      id: 'vikings/ullr',
      kind: 'ability',
      name: 'Ullr',
      text: 'Re-roll the attack dice that missed.',
      rule: 'R7 vikings',
      source: 'S1 p.59',
      certainty: 'unknown'
    })
    expect(ullr.facts).toEqual([
      ['board', 'Vikings'],
      ['when', 'Melee'],
      ['SAGA dice', 'cost unknown (1 die)'],
      ['how often', 'once a turn'],
      ['effects', 're-rolls missed attack dice'],
      ['in a fight', '+ullr'],
      ['also written', 'ull']
    ])
  })

  it('is found by the words of the translation, in one word or several', () => {
    expect(ids('muro de escudos')).toEqual(['ability anglo-danes/shieldwall'])
    expect(ids('Muro', 'de', 'Escudos')).toEqual(['ability anglo-danes/shieldwall'])
    expect(ids('La fuerza reside en el número')).toEqual(['ability welsh/strength-in-numbers'])
  })

  it('of a rule is told under its id, and a chapter tells all its rules', () => {
    expect(only('R3.5')).toMatchObject({ kind: 'rule', id: 'R3.5', rule: 'R3.5', source: 'S1 p.22', certainty: 'stated' })
    expect(only('r3.5').text).toMatch(/at most twice the attack dice/)
    expect(ids('R8')).toEqual(['rule R8.1', 'rule R8.2', 'rule R8.3'])
    expect(ids('R1')).toEqual(['rule R1.0', 'rule R1.1', 'rule R1.2', 'rule R1.3', 'rule R1.4'])
    expect(ids('R7', 'vikings')).toEqual(['rule R7 vikings'])
  })

  it('of a faction comes with its units and its board', () => {
    const report = browse(book, ['vikings'])
    expect(report.entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['faction vikings'])
    expect(report.sections.map(({ title, rows: lines }) => [title, lines.length])).toEqual([
      ['Units: Vikings', 6],
      ['Heroes', 3],
      ['Board: Vikings', 15]
    ])
  })

  it('of a unit has its numbers', () => {
    const [hirdmen, box] = called('hirdmen')
    expect([hirdmen?.kind, box?.kind]).toEqual(['troop', 'ability'])
    expect(hirdmen?.facts.slice(0, 5)).toEqual([
      ['faction', 'Vikings'],
      ['class', 'hearthguard'],
      ['armour', '5'],
      // R2.7, R5.3: they have nothing to shoot with
      ['attack dice', '2 for each model in melee'],
      ['fatigue limit', '4']
    ])
  })

  it('of a class has what it is called by the factions', () => {
    expect(fact(only('warriors'), 'called')).toBe(
      'bondi (Vikings), ceorls (Anglo-Danes), sergeants (Normans), crossbowmen (Normans), priodaur (Welsh)'
    )
  })

  it('of a weapon has its effects, by any of its words', () => {
    for (const words of ['danish-axe', 'axe', 'heavy weapon', 'Hacha Danesa']) expect(ids(words)).toEqual(['weapon danish-axe'])
    expect(ids('a caballo')).toEqual(['rule horse'])
  })

  it('of a hero has whom he leads, what he costs and all he brings', () => {
    const sven = only('sven')
    expect(sven).toMatchObject({ id: 'sven-forkbeard', kind: 'hero', name: 'Sven Forkbeard', rule: 'R6.4', source: 'S1 p.45' })
    expect(sven.facts.slice(0, 2)).toEqual([
      ['faction', 'Vikings or Anglo-Danes'],
      ['class', 'warlord']
    ])
    expect(fact(sven, 'points')).toBe('1')
    expect(fact(sven, 'SAGA dice')).toBe('2')
    expect(fact(sven, 'victory points')).toBe('4')
    expect(fact(sven, 'boards')).toBe('Sven Forkbeard, the Vikings, the Anglo-Danes')
    expect(fact(sven, 'besides')).toMatch(/berserkers/)
  })

  it('of a sword for hire has its price and its limits', () => {
    const egil = only('egil')
    expect(egil.kind).toBe('troop')
    expect(fact(egil, 'size')).toBe('4 or 8 models')
    expect(fact(egil, 'points')).toBe('2 for 4 models, 3 for 8 models')
    expect(fact(egil, 'SAGA dice')).toBe('2 of 4 models, 4 of 8 models')
    expect(fact(egil, 'attack dice')).toBe('hirdmen 2 each, Egil 4 in melee')
    expect(fact(egil, 'victory points')).toBe('hirdmen 1 each, Egil 3')
    expect(fact(egil, 'not beside')).toBe('the Vikings')
  })

  it('of a reading has its values and how to choose another', () => {
    const reading = only('crush-timing')
    expect(reading.facts).toEqual([
      ['default', 'hits: the hits are doubled before the defence roll'],
      ['or', 'unsaved: the uncancelled hits are doubled after the defence roll'],
      ['matters for', 'Crush'],
      ['to choose', '--reading crush-timing=unsaved']
    ])
  })

  it('of terrain has its cover and ground', () => {
    expect(only('bosque').facts.slice(0, 2)).toEqual([
      ['cover', 'light'],
      ['ground', 'uneven']
    ])
  })

  it('may be one of several that are called so', () => {
    expect(ids('crossbows')).toEqual(['troop crossbowmen', 'weapon crossbow'])
    expect(ids('combat-pool')).toHaveLength(3)
  })

  it('may be narrowed by a faction', () => {
    expect(ids('welsh', 'warriors')).toEqual(['troop priodaur'])
    expect(ids('anglo danish combat pool')).toEqual(['ability anglo-danes/combat-pool'])
  })

  it('may be rules by a word of their titles', () => {
    expect(ids('re-rolls')).toEqual(['rule R1.4'])
    expect(ids('fatigue')).toContain('rule R3.9')
  })
})

describe('an entry tells of its row', () => {
  // sections 1, 5, 6, 8 and 9 of the rules
  it.each([
    // R1.0, R8.1, R8.2
    ['warlord', 'armour', '5, 6 when shot at'],
    ['warlord', 'attack dice', '5 in melee, 2 when shooting'],
    ['warlord', 'for a point', 'free'],
    ['warlord', 'victory points', '3'],
    ['warlord', 'called', undefined],
    ['hearthguard', 'armour', '5'],
    ['hearthguard', 'victory points', '1'],
    ['warriors', 'attack dice', '1 for each model in melee, 1 for 2 models when shooting'],
    ['warriors', 'for a point', '8 models'],
    ['warriors', 'victory points', '1 for 2 models'],
    ['warriors', 'SAGA dice', '1'],
    ['levies', 'attack dice', '1 for 3 models in melee, 1 for 2 models when shooting'],
    ['levies', 'SAGA dice', '0'],
    // R2.7, R2.10
    ['bow', 'range', 'L (12")'],
    ['bow', 'effects', undefined],
    ['bow', 'closing ranks', undefined],
    ['composite bow', 'range', 'M (6")'],
    ['mounted', 'effects', 'own armour -1 when shot at'],
    ['mounted', 'closing ranks', undefined],
    // R1.3, section 5
    ['crossbowmen', 'size', '4 to 8 models'],
    ['crossbowmen', 'carries', 'crossbow'],
    ['crossbowmen', 'units in a warband', 'at most 1'],
    ['berserkers', 'size', '4 models'],
    ['berserkers', 'carries', undefined],
    ['berserkers', 'not under', undefined],
    ['berserkers', 'besides', undefined],
    ['viking warlord', 'size', '1 model'],
    ['viking warlord', 'units in a warband', undefined],
    // R6.4
    ['sven', 'does without', 'berserkers'],
    ['sven', 'carries', 'Danish axe'],
    ['cnut', 'does without', undefined],
    ['varangian guard', 'size', '4 to 12 models'],
    ['varangian guard', 'may have', 'Danish axe'],
    // R6.5, R8.3
    ['flemish', 'faction', undefined],
    ['flemish', 'victory points', '1'],
    ['egil', 'not under', undefined],
    ['jomsvikings', 'not under', 'a hero'],
    ['jomsvikings', 'not beside', undefined],
    ['baggage', 'units in a warband', 'none'],
    ['baggage', 'size', '1 model'],
    // boxes, and what else is looked up
    ['exhaustion', 'SAGA dice', 'white horse (U), stated'],
    ['charge', 'SAGA dice', 'any one, public'],
    ['charge', 'only if', 'own unit mounted'],
    ['gallop', 'in a fight', 'Gallop moves a unit and changes no die of a fight.'],
    ['galés', 'symbols', 'pictures unknown'],
    ['viking warlord', 'always', 'ignores the first uncancelled hit'],
    ['levies', 'victory points', '1 for 3 models'],
    ['axe', 'effects', 'own armour -1 in melee; +1 on each attack die in melee'],
    ['javelins', 'range', 'M (6")'],
    ['taillefer', 'Side by Side', 'never'],
    ['cnut', 'may have', 'Danish axe on foot, horses'],
    ['varangian guard', 'serves under', 'Harald Hardrada'],
    ['flemish', 'not under', 'a hero'],
    ['flemish', 'not beside', 'other swords for hire'],
    ['flemish', 'boards', 'none'],
    ['baggage', 'victory points', 'none'],
    ['activation-dice', 'board', 'Taillefer alone'],
    ['conqueror of england', 'board', 'Sven Forkbeard and friends near him'],
    ['conqueror of england', 'how often', 'once'],
    ['conqueror of england', 'SAGA dice', 'none']
  ])('of %s for "%s": %s', (words, label, shown) => expect(fact(only(words), label)).toBe(shown))

  it.each([
    ['warlord', 'attack dice', '8 in melee, 4 when shooting'],
    // K8: no missile weapon, no shot; T1.2, T6.11, T6.12: armour as printed, which holds what is always carried and ridden
    ['priest', 'attack dice', '1 in melee'],
    ['harald', 'attack dice', '8 in melee'],
    ['harald', 'armour', '5, 6 when shot at (heavy weapon included)'],
    ['steppe nomads', 'armour', '3 (composite bow, horses included)'],
    ['steppe nomads', 'rides', 'horses'],
    ['steppe nomads', 'may have', undefined],
    ['illyrians', 'armour', '3, 4 when shot at (javelins included)'],
    ['war elephant', 'attack dice', '5 in melee, 2 when shooting'],
    ['egil', 'attack dice', 'unknown in melee'],
    ['wagon', 'points', '0.5'],
    ['warriors', 'SAGA dice', '1 with 4 models or more'],
    ['warriors', 'for a point', undefined],
    ['thralls', 'with composite bow', '1 for 3 models in melee'],
    ['thralls', 'attack dice', '1 for 2 models in melee, 1 for 2 models when shooting'],
    ['mounted', 'closing ranks', 'never'],
    ['javelins', 'range', 'M (6")'],
    // T5.1, T5.4, T5.14
    ['bow', 'closing ranks', 'never'],
    ['bow', 'carried', 'on foot'],
    ['sarissa', 'closing ranks', 'in the open only'],
    ['composite bow', 'carried', 'mounted'],
    ['javelins', 'carried', undefined]
  ])('of %s of the second edition for "%s": %s', (words, label, shown) => expect(fact(named(words, 2), label)).toBe(shown))

  it('tells the words it is also called by, not its id and its name again', () => {
    const called = (words: string) => fact(only(words), 'also written')
    expect(called('warriors')).toMatch(/^warrior, w, wr, guerreros, guerrero, /)
    expect(called('bow')).toMatch(/^bows, archers, archer, bowmen, /)
    expect(called('danish axe')).toMatch(/^danish axes, dane axe, /)
    expect(called('mounted')).toMatch(/^mount, horses, /)
    expect(called('woods')).toMatch(/^wood, forest, forests, trees, /)
    expect(called('vikings')).toBe('viking, norse, norsemen, northmen, vikingos, vikingas, vikingo, vikinga')
    expect(called('berserkers')).toBe('berserker, berserk, berserks, bezerkers, zerkers, zerks')
    expect(called('egil')).toBe('egils men, egil skalagrimsson, egil skallagrimsson, hombres de egil')
  })

  it('has the text of the rule it cites, of a building that of the fight for it (R3.11)', () => {
    const rules = textsOf(rulebook(1))
    expect(only('berserkers').text).toBe(rules['R5.3']?.text)
    expect(only('woods').text).toBe(rules['R2.11']?.text)
    expect(only('building').text).toBe(rules['R3.11']?.text)
    expect(only('axe').text).toBe(rules['R5.1']?.text)
    expect(only('R3.5')).toMatchObject({ text: rules['R3.5']?.text, facts: [] })
  })

  it('of a reading has the source of its rule', () => {
    expect(only('crush-timing')).toMatchObject({ rule: 'R7 normans', source: 'S1 p.61', certainty: 'inferred' })
    expect(only('cap-base')).toMatchObject({ rule: 'R3.5', source: 'S1 p.22' })
  })
})

describe('a word that is not there', () => {
  it.each([
    ['ulr', 'The rulebook has nothing called "ulr": try "ullr"; `saga-odds rules` lists what there is.'],
    ['danish axx', 'The rulebook has nothing called "danish axx": try "danish axe"; `saga-odds rules` lists what there is.'],
    ['catapultissima', 'The rulebook has nothing called "catapultissima": `saga-odds rules` lists what there is.']
  ])('"%s" is refused with the nearest one', (word, message) => {
    expect(() => browse(book, [word])).toThrow(new RequestError([{ message }]))
  })
})

describe('the rulebook of the second edition', () => {
  const second = rulebook(2)

  it('of a faction has the tables that there are, and no empty ones', () =>
    expect(browse(second, ['irish']).sections.map(({ title, rows: lines }) => [title, lines.length])).toEqual([
      ['Board: Irish', 4]
    ]))

  it('narrows by a faction whose name begins as that of another', () => {
    const found = browse(second, ['scots of chivalry shield bearers']).entries
    expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['ability scots-of-chivalry/shield-bearers'])
  })

  it('has no tables of what is not known', () => {
    const listed = browse(second, []).sections.flatMap(section => section.rows.map(([topic]) => topic))
    expect(listed).toEqual(['units', 'heroes', 'weapons', 'abilities', 'boards', 'readings', 'terrain', 'factions', 'rules'])
    for (const topic of ['swords', 'wrath']) {
      const { sections, notes, headline } = browse(second, [topic])
      expect(sections, topic).toEqual([])
      expect(notes[0], topic).toBe('Our sources do not have this for the second edition (V9.12).')
      expect(headline).toBe(`${topic}, second edition`)
    }
  })

  it('tells its rules by their ids, and a chapter of them', () => {
    expect(browse(second, ['V9.4']).entries).toMatchObject([{ id: 'V9.4', kind: 'rule', certainty: 'public' }])
    expect(browse(second, ['v9']).entries).toHaveLength(19)
  })

  it('finds a rule of the other edition by its id, and says which edition that is', () => {
    const report = browse(book, ['V9.4'])
    expect(report.entries).toMatchObject([{ id: 'V9.4', statements: [{ source: 'S2 close ranks' }, {}, {}] }])
    expect(report.headline).toMatch(/second edition$/)
    expect(browse(second, ['R6.4']).headline).toMatch(/first edition$/)
    expect(() => browse(second, ['hard as iron'])).toThrow(RequestError)
  })

  it('tells of a rule and of a box what the sources say', () => {
    expect(only('R3.5').statements).toContainEqual({ source: 'S1 p.22', text: expect.stringContaining('twice the attack dice') })
    expect(only('stamping').statements?.map(({ source }) => source)).toEqual(['S1 p.61', 'S1 p.61', 'S1 p.61'])
    expect(only('berserkers').statements).toBeUndefined()
    // Thor of the second edition is another box, of which S1 says nothing
    expect(only('thor').statements?.map(({ source }) => source.slice(0, 2))).toContain('S1')
    expect(browse(second, ['thor']).entries[0]).not.toHaveProperty('statements')
  })

  // T5.8 to T5.13, T3.6
  it.each([
    ['horse', []],
    [
      'chariot',
      [
        ['of hearthguard', '4 for each model in melee, 2 for each model when shooting'],
        ['models count', 'as four each'],
        ['resilience', '1']
      ]
    ],
    [
      'heavy chariot',
      [
        ['of hearthguard', '2 for each model in melee, 6 for each model when charging'],
        ['models count', 'as four each'],
        ['resilience', '1']
      ]
    ],
    ['scythed chariot', []],
    [
      'elephants',
      [
        ['range', 'M (6")'],
        ['models count', 'as four each'],
        ['resilience', '2'],
        ['counts as', 'on foot, without cover']
      ]
    ]
  ])('tells what a mount is: %s', (words, shown) => {
    const labels = ['range', 'of hearthguard', 'models count', 'resilience', 'counts as']
    const mount = browse(second, words.split(' ')).entries.find(({ kind }) => kind === 'rule')
    expect(mount?.facts.filter(([label]) => labels.includes(label))).toEqual(shown)
  })

  it('finds an interpretation by its older name, and no other with it', () => {
    const found = (words: string) => browse(second, words.split(' ')).entries.map(({ kind, id }) => `${kind} ${id}`)
    expect(found('cover-shooting')).toEqual(['reading cover-solid-shot'])
    expect(found('cover-solid-shot')).toEqual(['reading cover-solid-shot'])
  })

  it('names its own sources, which the first edition has not', () => {
    const sources = (edition: Edition) => browse(rulebook(edition), ['boards']).notes.map(note => note.split(':')[0])
    expect(sources(1)).toEqual(['S1', 'S2', 'S3', 'public'])
    expect(sources(2)).toEqual(['S1', 'S2', 'S3', 'public', 'BS', 'F24', 'F19', 'SD', 'GR', 'LL, FP, SG'])
  })

  it('tells how each choice of a box is written', () => {
    const uses = ['frigg', 'loki'].map(word => browse(second, [word]).entries.map(entry => fact(entry, 'in a fight')))
    expect(uses).toEqual([['+frigg=1: 3 attack dice; =2: 1 fatigue less'], ['+loki=12: acts of the enemy after it, up to 12']])
  })

  it('tells what it does not know of a class and a weapon', () => {
    const [levies] = browse(second, ['levies']).entries
    expect(levies?.facts.map(([label]) => label)).not.toContain('for a point')
    expect(levies && fact(levies, 'SAGA dice')).toBe('1 with 6 models or more')
    const [bow] = browse(second, ['bow']).entries
    expect(bow && fact(bow, 'range')).toBe('L (12")')
    expect(bow && fact(bow, 'closing ranks')).toBe('never')
    const [thralls] = browse(second, ['thralls']).entries
    expect(thralls && fact(thralls, 'with bow')).toBe('1 for 3 models in melee')
    const [vikings] = browse(second, ['vikings']).entries
    expect(vikings && fact(vikings, 'symbols')).toBe('Fehu (C), Berkano (U), Sowilo (R)')
    const [thor] = browse(second, ['thor']).entries
    expect(thor && fact(thor, 'SAGA dice')).toBe('Fehu (C), one source')
    expect(browse(second, ['vikings']).sections.map(({ title }) => title)).toEqual(['Units: Vikings', 'Heroes', 'Board: Vikings'])
  })
})
