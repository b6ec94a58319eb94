import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { odds } from '../../../src/battle/odds'
import { boardLayer } from '../../../src/request/boards'
import type { ForeignFile } from '../../../src/request/import/files'
import { imported } from '../../../src/request/import/read'
import { aggressionOf, armourOf } from '../../../src/request/import/values'
import { readRoster } from '../../../src/request/roster'
import { rulebook } from '../../../src/rules/rulebook'
import { refused } from '../../tools/refused'

/** Lists and catalogues of other programs: section 10 of the second edition's rules. */

const book = rulebook(2)

const example = (name: string): ForeignFile => ({ name, bytes: readFileSync(`examples/import/${name}`) })

const text = (name: string, content: string): ForeignFile => ({ name, bytes: strToU8(content) })

const zipped = (name: string, inner: string, content: Uint8Array): ForeignFile => ({ name, bytes: zipSync({ [inner]: content }) })

const refusal = async (...files: readonly ForeignFile[]): Promise<string> => refused(() => imported(files, book)).join('\n')

const catalogue = [example('saga.gst'), example('fenland.cat')]

const laid = async (yaml: string) => (await boardLayer([{ name: 'imported.yaml', text: yaml }]))(book)

describe('a value of a profile', () => {
  it.each([
    ['5 (4)', { melee: 5, shot: 4 }, false],
    ['5(4)', { melee: 5, shot: 4 }, false],
    ['4', { melee: 4, shot: 4 }, true],
    ['3 (3', { melee: 3, shot: 3 }, true],
    ['3 (30', { melee: 3, shot: 3 }, true],
    ['6 ( 6 )', { melee: 6, shot: 6 }, false],
    // slips that are shown, and followed as far as they make sense (T10.13)
    ['5 (8)', { melee: 5, shot: 5 }, true],
    ['5 (2)', { melee: 5, shot: 2 }, true]
  ])('armour %j', (given, value, isCorrected) => {
    const read = armourOf(given)
    expect(read?.value).toEqual(value)
    expect(read?.corrected !== undefined).toBe(isCorrected)
  })

  it.each(['', '-', '*', 'Special', '9 (4)', '(4)'])('%j is no armour', given => expect(armourOf(given)).toBeUndefined())

  it.each([
    ['2', { melee: { dice: 2, models: 1 } }],
    ['1 (1/2)', { melee: { dice: 1, models: 1 }, shot: { dice: 1, models: 2 } }],
    ['1/3 (1/2)', { melee: { dice: 1, models: 3 }, shot: { dice: 1, models: 2 } }],
    ['6/2', { melee: { dice: 6, models: 1 }, charged: { dice: 2, models: 1 } }],
    ['12 / 4', { melee: { dice: 12, models: 1 }, charged: { dice: 4, models: 1 } }],
    ['2*', { melee: { dice: 2, models: 1 } }],
    ['-', {}],
    ['Special', {}]
  ])('attack dice %j', (given, value) => {
    expect(aggressionOf(given).value).toEqual(value)
    // a star stands for something that only prose says
    expect(aggressionOf(given).corrected !== undefined).toBe(given.includes('*'))
  })
})

describe('a catalogue', () => {
  it('fights with the numbers that it prints, in melee and when shot at', async () => {
    const own = await laid(imported(catalogue, book).text)
    const unit = (side: object, kind: 'melee' | 'shoot' = 'melee') => {
      const report = odds(
        {
          kind,
          edition: 2,
          attacker: { unit: 'warriors', models: 8, ...(kind === 'shoot' && { weapon: 'bow' }) },
          defender: side
        } as never,
        own
      )
      return { hitsOn: report.attacker.units[0]?.hitsOn, dice: report.defender.units[0]?.attackDice }
    }
    // printed: 5 (5), 2; with a horse 5 (4); with a heavy weapon 4 (5); Reed Cutters 3 (3), 4
    expect(unit({ unit: 'fenlanders-hearthguards', models: 4 })).toEqual({ hitsOn: 5, dice: 8 })
    expect(unit({ unit: 'fenlanders-hearthguards', models: 4, mounted: true }, 'shoot').hitsOn).toBe(4)
    expect(unit({ unit: 'fenlanders-hearthguards', models: 4, weapon: 'heavy-weapon' }).hitsOn).toBe(4)
    expect(unit({ unit: 'fenlanders-hearthguards', models: 4, weapon: 'heavy-weapon' }, 'shoot').hitsOn).toBe(5)
    expect(unit({ unit: 'fenlanders-reed-cutters', models: 4 })).toEqual({ hitsOn: 3, dice: 16 })
    // printed: levies with bows 3 (3), 1/3: twelve roll four
    expect(unit({ unit: 'fenlanders-levies', models: 12, weapon: 'bow' })).toEqual({ hitsOn: 3, dice: 4 })
    expect(unit({ unit: 'fenlanders-levies', models: 12 })).toEqual({ hitsOn: 4, dice: 6 })
    // always mounted, with composite bows: 3 (3), 1/2
    expect(unit({ unit: 'marsh-riders', models: 8 })).toEqual({ hitsOn: 3, dice: 4 })
    expect(unit({ unit: 'marsh-riders', models: 8 }, 'shoot').hitsOn).toBe(3)
    // 6 (6) with a heavy weapon counted in
    expect(unit({ unit: 'fenlanders-orla-of-the-causeway', models: 1 })).toEqual({ hitsOn: 6, dice: 8 })
    // a ferryman with four dice and three rowers with two each
    expect(unit({ unit: 'fenlanders-the-ferryman-and-his-rowers', models: 4 })).toEqual({ hitsOn: 5, dice: 10 })
  })

  it('says what was left out and what was corrected, by unit', async () => {
    const { notes, text: yaml } = imported(catalogue, book)
    expect(notes.map(({ what, text: shown }) => `${what}: ${shown}`)).toEqual([
      expect.stringMatching(/^left: Fenlanders: Orla .*"On Stilts"/),
      'corrected: Fenlanders: Marsh Riders: armour "3 (30" is read as 3 (3)',
      expect.stringMatching(/^left: Fenlanders: Marsh Riders: .*"Will-o-the-Wisp"/)
    ])
    expect(yaml).toContain('# Not translated (2):')
  })

  it('is the same bytes each time, and the same zipped', async () => {
    const { text: once } = imported(catalogue, book)
    const packed = catalogue.map(({ name, bytes }) => zipped(`${name}z`, name, bytes))
    expect(imported(catalogue, book).text).toBe(once)
    expect(imported(packed, book).text).toBe(once)
  })

  it('names a unit whose file was not given', async () => {
    const torn = readFileSync('examples/import/fenland.cat', 'utf8').replace('targetId="u-riders"', 'targetId="elsewhere"')
    const { notes } = imported([text('fenland.cat', torn)], book)
    expect(notes.map(({ text: shown }) => shown)).toContainEqual('Fenlanders: Marsh Riders: it is in a file that was not given')
  })

  it('that links to itself comes to an end', async () => {
    const round = readFileSync('examples/import/fenland.cat', 'utf8').replace(
      'id="l-banner" name="War Banner" targetId="banner"',
      'id="l-banner" name="Again" targetId="u-guard"'
    )
    expect(imported([text('fenland.cat', round)], book).units).toBeGreaterThan(5)
  })

  it('never puts a text of a file onto the terminal or outside its comment as it is', async () => {
    const hostile = readFileSync('examples/import/fenland.cat', 'utf8').replace(
      'Her units move',
      'Her&#10;troops: {}&#x85;&#x202e; units move'
    )
    const { notes, text: yaml } = imported([text('fenland.cat', hostile)], book)
    expect(notes.map(({ text: shown }) => shown).join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(yaml.split('\n').filter(line => line.startsWith('troops:'))).toHaveLength(1)
  })
})

describe('a roster', () => {
  const roster = example('fenland.ros')

  it('is the same from BattleScribe, zipped or not, and from New Recruit', async () => {
    const { text: once } = imported([roster], book)
    expect(imported([zipped('fenland.rosz', 'fenland.ros', roster.bytes)], book).text).toBe(once)
    expect(imported([example('fenland.json')], book).text).toBe(once)
  })

  it('may have the shape of XML in JSON, numbers as words', async () => {
    const nested = JSON.parse(readFileSync('examples/import/fenland.json', 'utf8')) as {
      roster: { forces: { selections: unknown[] }[] }
    }
    const shaped = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shaped)
      if (typeof value === 'number') return String(value)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value).map(([key, inner]) => {
          const one = key.replace(/s$/, '')
          if (!Array.isArray(inner)) return [key, shaped(inner)]
          return [key, { [one === 'categorie' ? 'category' : one]: inner.length === 1 ? shaped(inner[0]) : inner.map(shaped) }]
        })
      )
    }
    const { text: once } = imported([roster], book)
    expect(imported([text('nested.json', JSON.stringify(shaped(nested)))], book).text).toBe(once)
  })

  it('is a warband with its names, models and final numbers', async () => {
    const { text: yaml } = imported([roster], book)
    const { roster: read, book: own } = await readRoster({ name: 'fenland.yaml', text: yaml }, () => book)
    expect(read).toMatchObject({ name: 'The watch on the dyke', edition: 2, faction: 'fenlanders', points: 6 })
    expect(read.units.map(({ unit, models }) => [unit, models])).toEqual([
      ['hearthguards-with-heavy-weapons', 8],
      ['fenlanders-warriors', 8],
      ['fenlanders-warriors', 8],
      ['levies-with-bows', 12],
      ['levies-with-bows', 12]
    ])
    const report = odds(
      {
        kind: 'melee',
        edition: 2,
        attacker: { unit: 'warriors', models: 8 },
        defender: { unit: 'hearthguards-with-heavy-weapons', models: 8 }
      },
      own
    )
    // printed 4 (5), 2, the heavy weapon counted in
    expect(report.attacker.units[0]?.hitsOn).toBe(4)
    expect(report.defender.units[0]?.attackDice).toBe(16)
  })
})

describe('what cannot be imported is one sentence', () => {
  it.each([
    ['another game', text('40k.gst', '<gameSystem id="x" name="Warhammer"/>'), 'this is for the game "Warhammer"'],
    [
      'a roster of another game',
      text('a.ros', '<roster name="x" gameSystemName="Kill Team"/>'),
      'this is for the game "Kill Team"'
    ],
    ['broken XML', text('a.cat', '<catalogue><a></catalogue>'), 'not well-formed XML'],
    ['other XML', text('a.xml', '<html/>'), 'this XML is a "html"'],
    ['a document type', text('a.cat', '<!DOCTYPE a [<!ENTITY b "c">]><catalogue/>'), 'declares a document type'],
    ['broken JSON', text('a.json', '{"roster":'), 'not well-formed JSON'],
    ['other JSON', text('a.json', '{"units":[]}'), 'not a New Recruit roster'],
    ['plain text', text('a.txt', 'hello'), 'this file cannot be imported'],
    ['no text', { name: 'a.bin', bytes: Uint8Array.of(0xff, 0xfe, 0x80) }, 'neither UTF-8 text nor a ZIP archive'],
    [
      'an archive cut short',
      { name: 'a.rosz', bytes: zipSync({ 'a.ros': strToU8('<roster/>') }).slice(0, 40) },
      'broken or cut short'
    ],
    ['an empty archive', { name: 'a.rosz', bytes: zipSync({}) }, 'this archive is empty'],
    ['an archive of several', { name: 'a.zip', bytes: zipSync({ a: strToU8('x'), b: strToU8('y') }) }, 'more than one file'],
    ['a bomb', { name: 'a.rosz', bytes: zipSync({ 'a.ros': new Uint8Array(20_000_000) }) }, 'times its size'],
    ['a game system alone', example('saga.gst'), 'name the catalogues'],
    ['an empty roster', text('a.ros', '<roster name="x" gameSystemName="SAGA"/>'), 'no unit in this roster'],
    ['depth', text('a.ros', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`), 'nested more than']
  ])('%s', async (_, file, shown) => {
    const message = await refusal(file)
    expect(message).toContain(shown)
    expect(message.split('\n')).toHaveLength(1)
  })

  it('two rosters at once', async () =>
    expect(await refusal(example('fenland.ros'), example('fenland.json'))).toContain('a second roster'))
})
