import { readFileSync } from 'node:fs'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { odds } from '../../../src/battle/odds'
import { boardLayer } from '../../../src/request/boards'
import type { ForeignFile } from '../../../src/request/import/files'
import { imported } from '../../../src/request/import/read'
import { readRoster } from '../../../src/request/roster'
import { rulebook } from '../../../src/rules/rulebook'
import { refused } from '../../tools/refused'
import { slowness, timed } from '../../tools/slowness'

/** Forms that catalogues of list builders take, each with an invented unit: what comes out fights with the numbers that the builder shows. */

const book = rulebook(2)

const file = (name: string, text: string): ForeignFile => ({ name, bytes: strToU8(text) })

const wrapped = (tag: string, inner: string): string => (inner === '' ? '' : `<${tag}>${inner}</${tag}>`)

interface RowText {
  readonly name: string
  readonly dice?: string
  readonly armour: string
  readonly attack: string
  readonly special?: string
  readonly changes?: string
}

const profile = ({ name, dice = '1', armour, attack, special = '-', changes = '' }: RowText): string =>
  `<profile name="${name}" typeId="c212-f7f0-1b50-166d" typeName="Unit">${wrapped('modifierGroups', changes)}<characteristics>
    <characteristic name="Saga Dice" typeId="21d8-0469-79eb-3da5">${dice}</characteristic>
    <characteristic name="Armour" typeId="7962-d121-6270-ec08">${armour}</characteristic>
    <characteristic name="Agression" typeId="6680-c929-0405-8a4f">${attack}</characteristic>
    <characteristic name="Special Rules" typeId="2d00-2f2d-9e87-57da">${special}</characteristic>
  </characteristics></profile>`

const ARMOUR = '7962-d121-6270-ec08'
const ATTACK = '6680-c929-0405-8a4f'

const set = (field: string, value: string): string => `<modifier type="set" field="${field}" value="${value}"/>`

const condition = (childId: string, type = 'equalTo', scope = 'unit', value = 1): string =>
  `<condition field="selections" scope="${scope}" value="${value}.0" childId="${childId}" type="${type}"/>`

const change = (conditions: string, modifiers: string): string =>
  `<modifierGroup>${wrapped('conditions', conditions)}${wrapped('modifiers', modifiers)}</modifierGroup>`

const bounds = (least?: number, most?: number): string =>
  wrapped(
    'constraints',
    `${least === undefined ? '' : `<constraint field="selections" scope="parent" value="${least}.0" id="lo" type="min"/>`}${
      most === undefined ? '' : `<constraint field="selections" scope="parent" value="${most}.0" id="hi" type="max"/>`
    }`
  )

const entry = (type: 'unit' | 'model' | 'upgrade', id: string, name: string, inner = ''): string =>
  `<selectionEntry id="${id}" name="${name}" type="${type}">${inner}</selectionEntry>`

const group = (name: string, inner: string, more = ''): string =>
  `<selectionEntryGroups><selectionEntryGroup id="g-${name}" name="${name}"${more}>${inner}</selectionEntryGroup></selectionEntryGroups>`

const link = (id: string, targetId: string, name: string, inner = ''): string =>
  `<entryLink id="${id}" name="${name}" targetId="${targetId}" type="selectionEntry">${inner}</entryLink>`

const classOf = (name: string): string => `<categoryLinks><categoryLink name="${name}" targetId="none"/></categoryLinks>`

const models = (least: number, most: number, name = 'Warrior'): string =>
  group('Models', wrapped('selectionEntries', entry('model', `m-${name}`, name, bounds(least, most))))

const catalogue = (name: string, inner: string, more = ''): ForeignFile =>
  file(`${name}.cat`, `<catalogue id="c-${name}" name="${name}" gameSystemId="ce89-634a-7e30-72b1"${more}>${inner}</catalogue>`)

const shared = (...units: readonly string[]): string => wrapped('sharedSelectionEntries', units.join(''))

const laid = async (files: readonly ForeignFile[]) => {
  const { text, notes } = imported(files, book)
  return {
    text,
    troops: (parse(text) as { readonly troops: Record<string, unknown> }).troops,
    notes: notes.map(each => `${each.what}: ${each.text}`),
    book: (await boardLayer([{ name: 'imported.yaml', text }]))(book)
  }
}

type Laid = Awaited<ReturnType<typeof laid>>

/** What hits a unit in melee and when shot at, and the dice it rolls when it is charged. */
const numbers = ({ book: own }: Pick<Laid, 'book'>, side: object) => {
  const against = (kind: 'melee' | 'shoot') =>
    odds(
      {
        kind,
        edition: 2,
        attacker: { unit: 'warriors', models: 8, ...(kind === 'shoot' && { weapon: 'bow' }) },
        defender: side
      } as never,
      own
    )
  const melee = against('melee')
  return [
    melee.attacker.units[0]?.hitsOn,
    against('shoot').attacker.units[0]?.hitsOn,
    melee.defender.units[0]?.attackDice
  ] as const
}

const refusal = async (files: readonly ForeignFile[]): Promise<string> => refused(() => imported(files, book)).join('\n')

describe('what a faction takes from other catalogues', () => {
  const shore = catalogue(
    'Shore Lands',
    `${wrapped(
      'entryLinks',
      link(
        'l-guard',
        'guard',
        'Tide Guard',
        group(
          'Options',
          `${bounds(1, 1)}${wrapped(
            'selectionEntries',
            `${entry('upgrade', 'o-horse', 'Horse', wrapped('entryLinks', link('l-h', 'horse', 'Horse', bounds(1))))}${entry(
              'upgrade',
              'o-heavy',
              'Heavy Weapons',
              wrapped(
                'modifiers',
                `<modifier type="set" field="hidden" value="true">${wrapped('conditions', condition('c-North Shore', 'notInstanceOf', 'primary-catalogue', 0))}</modifier>`
              )
            )}`
          )}`,
          ' defaultSelectionEntryId="o-horse"'
        )
      )
    )}${shared(
      entry('upgrade', 'horse', 'Horse'),
      entry('upgrade', 'bows', 'Bows'),
      entry(
        'unit',
        'guard',
        'Tide Guard',
        `<profiles>${profile({
          name: 'Tide Guard',
          armour: '5 (5)',
          attack: '2',
          changes: `${change(condition('horse'), set(ARMOUR, '5 (4)'))}${change(condition('o-heavy'), set(ARMOUR, '4 (5)'))}`
        })}</profiles>${classOf('Hearthguards')}${models(4, 12)}`
      ),
      entry(
        'unit',
        'levies',
        'Levies',
        `<profiles>${profile({
          name: 'Levies',
          armour: '4 (4)',
          attack: '1/2',
          changes: change(condition('bows'), `${set(ARMOUR, '3 (3)')}${set(ATTACK, '1/3 (1/2)')}`)
        })}</profiles>${classOf('Levies')}${models(6, 12)}`
      )
    )}`,
    ' library="true"'
  )

  const imports = `<catalogueLinks><catalogueLink targetId="c-Shore Lands" type="catalogue" importRootEntries="true"/></catalogueLinks>`
  const north = catalogue('North Shore', imports)
  const south = catalogue(
    'South Shore',
    `${wrapped('entryLinks', link('l-levies', 'levies', 'Levies', wrapped('entryLinks', link('l-b', 'bows', 'Bows', bounds(1)))))}${imports}`
  )

  it('is its own, with what must be chosen and what only its catalogue offers', async () => {
    const made = await laid([shore, north, south])
    expect(Object.keys(made.book.troops).filter(id => id.includes('shore'))).toEqual([
      'north-shore-tide-guard',
      'north-shore-tide-guard-with-heavy-weapon',
      'south-shore-levies',
      'south-shore-tide-guard'
    ])
    // printed 5 (4), 2 on horses, which are the usual choice; 4 (5) with heavy weapons instead
    expect(numbers(made, { unit: 'south-shore-tide-guard', models: 4 })).toEqual([5, 4, 8])
    expect(numbers(made, { unit: 'north-shore-tide-guard-with-heavy-weapon', models: 4 })).toEqual([4, 5, 8])
    // always with bows: 3 (3), 1/3
    expect(numbers(made, { unit: 'south-shore-levies', models: 12 })).toEqual([3, 3, 4])
    expect(made.notes).toContain('assumed: North Shore: Tide Guard: its values are those with Horse, the default choice')
  })

  it('is told where its file was not given', async () => {
    const torn = catalogue('Lone Shore', `${wrapped('entryLinks', link('l', 'elsewhere', 'Gulls'))}${shared(ridden)}`)
    expect((await laid([torn])).notes).toContain('left: Lone Shore: Gulls: it is in a file that was not given')
  })
})

const ridden = entry(
  'unit',
  'unit',
  'Marsh Ponies',
  `<profiles>${profile({ name: 'Marsh Ponies', armour: '4 (3)', attack: '1', special: 'Mounts: Horses' })}</profiles>
   <infoLinks><infoLink id="i" name="Mounts (Horses)" targetId="none" type="infoGroup"/></infoLinks>
   ${classOf('Warriors')}${models(4, 8)}
   <costs><cost name=" Points" typeId="67d0-6d3a-a0de-3174" value="1.0"/><cost name=" Ruse Points" typeId="bd59" value="7.0"/></costs>`
)

describe('a unit', () => {
  it('has the points of the game, whatever other points there are', async () =>
    expect((await laid([catalogue('Fen', shared(ridden))])).book.troops['fen-marsh-ponies']).toMatchObject({ cost: 1 }))

  it('may have its models as options of four', async () => {
    const four = entry(
      'upgrade',
      'four',
      '4 Hearthguards',
      `${bounds(1, 2)}${wrapped('selectionEntries', entry('upgrade', 'one', 'Hearthguard', bounds(4, 4)))}`
    )
    const made = await laid([
      catalogue(
        'Fen',
        shared(
          entry(
            'unit',
            'unit',
            'Sworn Brothers',
            `<profiles>${profile({ name: 'Sworn Brothers', armour: '5 (5)', attack: '2' })}</profiles>${classOf('Hearthguards')}${group('Models', wrapped('selectionEntries', four))}`
          )
        )
      )
    ])
    expect(made.book.troops['fen-sworn-brothers']).toMatchObject({ models: { least: 4, most: 8 } })
    expect(made.notes).toEqual([])
  })

  it('may have models of three kinds, one of them without dice', async () => {
    const kind = (name: string, count: number, dice: string, attack: string) =>
      entry(
        'model',
        name,
        name,
        `${bounds(count, count)}<profiles>${profile({ name, dice, armour: '4 (4)', attack })}</profiles>`
      )
    const made = await laid([
      catalogue(
        'Fen',
        shared(
          entry(
            'unit',
            'unit',
            'The Heron Maids',
            `${classOf('Warriors')}${group('Models', wrapped('selectionEntries', `${kind('Heron', 1, '1', '4')}${kind('Maid', 4, '-', '1')}${kind('Horn Blower', 1, '-', '0')}`))}`
          )
        )
      )
    ])
    // 4 + 4 x 1 + 0
    expect(numbers(made, { unit: 'fen-the-heron-maids', models: 6 })).toEqual([4, 4, 8])
  })

  it('may be changed by two options at once, and by one inside another', async () => {
    const made = await laid([
      catalogue(
        'Fen',
        shared(
          entry('upgrade', 'horse', 'Horse'),
          entry('upgrade', 'javelins', 'Javelins'),
          entry(
            'unit',
            'unit',
            'Levy Riders',
            `<profiles>${profile({
              name: 'Levy Riders',
              armour: '4 (4)',
              attack: '1',
              changes: `${change(condition('horse'), set(ARMOUR, '4 (3)'))}${change(condition('javelins') + condition('horse'), `${set(ARMOUR, '3 (3)')}${set(ATTACK, '1 (1/2)')}`)}`
            })}</profiles>${classOf('Warriors')}${models(4, 8)}${group(
              'Equipment Options',
              wrapped(
                'selectionEntries',
                entry(
                  'upgrade',
                  'both',
                  'Horse, Javelins',
                  wrapped('entryLinks', link('l1', 'horse', 'Horse', bounds(1)) + link('l2', 'javelins', 'Javelins', bounds(1)))
                )
              )
            )}`
          )
        )
      )
    ])
    expect(numbers(made, { unit: 'fen-levy-riders', models: 8 })).toEqual([4, 4, 8])
    const id = Object.keys(made.book.troops).find(each => each.startsWith('fen-levy-riders-with'))
    const both = id === undefined ? { unit: 'fen-levy-riders', mounted: true, weapon: 'javelins' } : { unit: id }
    expect(numbers(made, { ...both, models: 8 })).toEqual([3, 3, 8])
  })

  it('is told of where its row says what no number can', async () => {
    const odd = (id: string, name: string, row: Omit<RowText, 'name'>, more = '') =>
      entry('unit', id, name, `<profiles>${profile({ name, ...row })}</profiles>${classOf('Warriors')}${models(4, 8)}${more}`)
    const { notes, ...made } = await laid([
      catalogue(
        'Fen',
        `${shared(
          odd('u1', 'Runaways', { armour: '5 (2)', attack: '2*' }),
          odd('u2', 'Mist Folk', { armour: 'Special', attack: '1' }),
          odd('u3', 'Drummers', { armour: '4 (4)', attack: '*' }),
          odd('u4', 'Tithe Men', {
            dice: 'Special',
            armour: '4',
            attack: '1',
            special: 'Bodygaurds Determination, Walks on Water'
          }),
          odd(
            'u5',
            'Stilt Walkers',
            { armour: '4 (4)', attack: '1' },
            '<infoLinks><infoLink name="Long Legs" targetId="legs" type="rule"/></infoLinks>'
          ),
          odd('u6', 'War Sledge', { armour: '5 (4)', attack: '12 / 4' })
        )}<sharedRules><rule id="legs" name="Long Legs"><description>They wade.</description></rule></sharedRules>`
      )
    ])
    expect(notes).toEqual([
      'corrected: Fen: Runaways: armour "5 (2)" is read as 5 (2), though no rule takes so much from armour',
      'corrected: Fen: Runaways: attack dice "2*" are read as 2',
      'left: Fen: Mist Folk: its armour "Special" is not a number',
      'left: Fen: Drummers: its attack dice "*" are not a number',
      'corrected: Fen: Tithe Men: armour "4" is read as 4 (4)',
      'left: Fen: Tithe Men: the special rule "Walks on Water" of its row',
      'assumed: Fen: Tithe Men: its SAGA dice "Special" are not a number; it brings one',
      'left: Fen: Stilt Walkers: the rule "Long Legs": They wade.'
    ])
    // twelve as attacker, four as defender
    const sledges = { unit: 'fen-war-sledge', models: 1 }
    expect(numbers(made, sledges)[2]).toBe(4)
    const charge = odds({ kind: 'melee', edition: 2, attacker: sledges, defender: { unit: 'warriors', models: 8 } }, made.book)
    expect(charge.attacker.units[0]?.attackDice).toBe(12)
  })
})

describe('a unit of which something depends on the rest of the warband', () => {
  const guards = `<profiles>${profile({ name: 'Hearthguards', armour: '5 (4)', attack: '2', special: 'Mounts: Horses', changes: change(condition('ulf', 'greaterThan', 'force', 0), `${set(ARMOUR, '4 (4)')}${set(ATTACK, '2 (1)')}`) })}</profiles>
    <infoLinks><infoLink name="Mounts (Horses)" targetId="r-horses" type="infoGroup"/>
    <infoLink name="Javelins" targetId="r-javelins" type="infoGroup"><modifiers><modifier type="set" field="hidden" value="true">${wrapped('conditions', condition('ulf', 'equalTo', 'force', 0))}</modifier></modifiers></infoLink></infoLinks>
    ${classOf('Hearthguards')}${models(4, 12, 'Hearthguard')}`
  const ulf = `<profiles>${profile({ name: 'Ulf', dice: '2', armour: '5 (5)', attack: '8', special: 'Warlord' })}</profiles>
    <categoryLinks><categoryLink name="Warlord" targetId="none"/><categoryLink name="Legendary" targetId="none"/></categoryLinks>`

  it('is that of an ordinary warband, and another unit under whom its row names', async () => {
    const made = await laid([
      catalogue('Marchers', shared(entry('unit', 'guards', 'Hearthguards', guards), entry('unit', 'ulf', 'Ulf, the Grey', ulf)))
    ])
    // 5 (4) on horseback, two dice, nothing to throw
    expect(made.troops['marchers-hearthguards']).toMatchObject({ weapons: [], dicePerModel: 2, mounted: 'always' })
    expect(made.troops['marchers-hearthguards']).toMatchObject({ armour: 5, armourShot: 5 })
    // 4 (4): javelins take one of armour in melee, the horse one when shot at
    expect(made.troops['marchers-hearthguards-with-ulf']).toMatchObject({
      weapon: 'javelins',
      armour: 5,
      armourShot: 5,
      dicePerModelShot: 1
    })
  })

  it('has no models that only something else would bring', async () => {
    const torch = entry(
      'model',
      'torch',
      'Torch Bearer',
      `<modifiers><modifier type="set" field="hidden" value="true">${wrapped('conditions', condition('torches', 'equalTo', 'force', 0))}</modifier></modifiers>${bounds(undefined, 2)}`
    )
    const unit = `<profiles>${profile({ name: 'Warriors', armour: '4 (4)', attack: '1' })}</profiles>${classOf('Warriors')}
      ${group('Models', wrapped('selectionEntries', `${entry('model', 'w', 'Warrior', bounds(4, 12))}${torch}`))}`
    const made = await laid([catalogue('Marchers', shared(entry('unit', 'u', 'Warriors', unit)))])
    expect(made.troops['marchers-warriors']).toMatchObject({ models: { least: 4, most: 12 } })
    expect(made.troops['marchers-warriors']).not.toHaveProperty('parts')
  })
})

describe('an option with a row of its own', () => {
  it('is another unit, with what it may choose and without what only the others have', async () => {
    const hides = (id: string, value = 1): string =>
      `<modifiers><modifier type="set" field="hidden" value="true">${wrapped('conditions', condition(id, 'equalTo', 'unit', value))}</modifier></modifiers>`
    const must = `${entry('upgrade', 'horse', 'Horse', `${hides('legends')}<infoLinks><infoLink name="Mounts (Horses)" targetId="none" type="infoGroup"/></infoLinks>`)}
      ${entry('upgrade', 'bare', 'None', hides('oath', 0))}
      ${entry('upgrade', 'axes', 'Heavy Weapons', hides('oath', 0))}`
    const oath = `${bounds(undefined, 1)}<profiles>${profile({ name: 'Oath Guard', armour: '6 (6)', attack: '2', changes: change(condition('axes'), set(ARMOUR, '5 (6)')) })}</profiles>
      <modifiers><modifier type="set" field="hidden" value="true">${wrapped('conditions', condition('model', 'greaterThan', 'unit', 8))}</modifier></modifiers>
      <costs><cost name="Points" value="1.0"/></costs>`
    const unit = `<profiles>${profile({ name: 'Hearthguards', armour: '5 (4)', attack: '2', special: 'Mounts: Horses' })}</profiles>${classOf('Hearthguards')}
      <selectionEntryGroups>
        <selectionEntryGroup id="must" name="Mandatory" defaultSelectionEntryId="horse">${bounds(1, 1)}${wrapped('selectionEntries', must)}</selectionEntryGroup>
        <selectionEntryGroup id="legends" name="Legendary Units">${wrapped('selectionEntries', entry('upgrade', 'oath', 'Oath Guard', oath))}</selectionEntryGroup>
        <selectionEntryGroup id="models" name="Models">${wrapped('selectionEntries', entry('model', 'h', 'Hearthguard', bounds(4, 12)))}</selectionEntryGroup>
      </selectionEntryGroups>`
    const made = await laid([catalogue('Bosporans', shared(entry('unit', 'unit', 'Hearthguards', unit)))])
    expect(made.troops['bosporans-hearthguards']).toMatchObject({ armour: 5, armourShot: 5, mounted: 'always' })
    // on foot 6 (6), with heavy weapons 5 (6): what those always take; at most eight of them
    expect(made.troops['bosporans-oath-guard']).toMatchObject({
      class: 'hearthguard',
      armour: 6,
      armourShot: 6,
      dicePerModel: 2,
      weapons: ['heavy-weapon'],
      mounted: 'never',
      models: { least: 4, most: 8 }
    })
    expect(made.notes).toEqual([])
  })

  it('that is filed under another class than that of its models has theirs, and says so', async () => {
    const unit = `<profiles>${profile({ name: 'Levies', armour: '4 (4)', attack: '1/2' })}</profiles>${classOf('Warriors')}${models(4, 12, 'Levy')}`
    const made = await laid([catalogue('Marchers', shared(entry('unit', 'u', 'Levies', unit)))])
    expect(made.troops['marchers-levies']).toMatchObject({ class: 'levies' })
    expect(made.notes).toEqual([expect.stringContaining('its models are levies, though it is listed under warriors')])
  })
})

describe('what grows without end', () => {
  it('links that lead everywhere from everywhere are one sentence, soon', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `g${index}`)
    const groups = ids
      .map(id => entry('upgrade', id, id, wrapped('entryLinks', ids.map(to => link(`${id}-${to}`, to, to)).join(''))))
      .join('')
    const unit = entry('unit', 'unit', 'Web', `${wrapped('entryLinks', ids.map(id => link(`u-${id}`, id, id)).join(''))}`)
    expect(await refusal([catalogue('Web', shared(groups, unit))])).toContain(
      'the links of one unit in these catalogues lead to more than'
    )
  })

  it.each([
    [
      'in XML',
      file(
        'a.ros',
        `<roster name="x" gameSystemName="Saga"><forces><force catalogueName="Fen"><selections>${'<selection name="a" type="unit"/>'.repeat(1_000_000)}</selections></force></forces></roster>`
      )
    ],
    [
      'in JSON',
      file(
        'a.json',
        JSON.stringify({
          roster: {
            name: 'x',
            gameSystemName: 'Saga',
            forces: [{ selections: Array.from({ length: 1_000_000 }, () => ({ name: 'a', type: 'unit' })) }]
          }
        })
      )
    ]
  ])('a million selections %s too', async (_, many) => {
    expect(await refusal([many])).toMatch(/more than \d+ (?:elements|selections), too many for/)
  })
})

describe('a catalogue of 400 units', () => {
  const many = catalogue(
    'Hundred Isles',
    shared(
      ...Array.from({ length: 400 }, (_, index) =>
        entry(
          'unit',
          `u${index}`,
          `Isle Men ${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`,
          `<profiles>${profile({ name: 'Isle Men', armour: '4 (4)', attack: '1', changes: change(condition(`o${index}`), `${set(ARMOUR, '3 (3)')}${set(ATTACK, '1 (1/2)')}`) })}</profiles>
           <rules><rule id="r${index}" name="Tides"><description>They know the tides, and when to go home.</description></rule></rules>
           ${classOf('Warriors')}${models(4, 12)}${group('Equipment Options', wrapped('selectionEntries', entry('upgrade', `o${index}`, 'Bows')))}`
        )
      )
    )
  )

  it('is read in less than a second, all of it, and plays', async () => {
    const runs = [1, 2, 3].map(() => timed(() => imported([many], book)))
    const [{ text, units, notes }] = runs.map(({ found }) => found) as [ReturnType<typeof imported>]
    for (const { found } of runs) expect(found.text).toBe(text)
    const [least, slower] = [Math.min(...runs.map(({ milliseconds }) => milliseconds)), slowness()]
    console.log(`400 units in ${least.toFixed(0)} ms, on a processor ${slower.toFixed(1)} times slower than usual`)
    expect(least).toBeLessThan(1000 * slower)
    expect([units, notes.length]).toEqual([400, 400])
    expect(Object.keys((await boardLayer([{ name: 'isles.yaml', text }]))(book).troops)).toContain('hundred-isles-isle-men-pj')
  })
})

describe('a roster', () => {
  const roster = (force: string, units: string): ForeignFile =>
    file(
      'list.ros',
      `<roster name="Tide" gameSystemName="Saga"><forces><force${force}><selections>${units}</selections></force></forces></roster>`
    )

  const unit = (name: string, row: string, more = ''): string =>
    `<selection name="${name}" type="unit" number="1">${wrapped('profiles', row)}<categories><category name="Warriors"/></categories>${wrapped('selections', more)}</selection>`

  const row = profile({ name: 'Wreckers', armour: '4 (4)', attack: '1' })

  it('of a catalogue that nobody knows brings its own numbers', async () => {
    const { text, notes } = imported(
      [roster(' catalogueName="Sunken City"', unit('Wreckers', row, '<selection name="4 Warriors" type="upgrade" number="2"/>'))],
      book
    )
    const { roster: read } = await readRoster({ name: 'list.yaml', text }, () => book)
    expect(read).toMatchObject({ faction: 'sunken-city', units: [{ models: 8 }] })
    expect(notes).toEqual([])
  })

  it('has a banner where it was chosen, and a lord among the men of his guard', async () => {
    const banner = '<selection name="War Banner" type="upgrade" number="1"/>'
    const guard = `<selection name="Lifeguard" type="upgrade" number="1">${wrapped('profiles', profile({ name: 'Lifeguard', dice: '0', armour: '5 (4)', attack: '2', special: 'Heroic Unit' }))}<selections><selection name="Lifeguard" type="model" number="2"/></selections></selection>`
    const lord = unit('Lord', profile({ name: 'Lord', armour: '5 (4)', attack: '8', special: 'Mounts: Horses' }), guard)
    const { text } = imported([roster(' catalogueName="Fen"', `${unit('Wreckers', row, banner)}${lord}`)], book)
    const read = await readRoster({ name: 'list.yaml', text }, () => book)
    expect(read.roster.units[0]).toMatchObject({ banner: true })
    expect((parse(text) as { board: { troops: Record<string, object> } }).board.troops['lord-with-lifeguard']).toMatchObject({
      models: 3,
      parts: [
        { name: 'Lifeguard', models: 2, dicePerModel: 2 },
        { name: 'Lord', models: 1, dicePerModel: 8 }
      ]
    })
  })

  it('is led by a legendary warlord, who costs a point (T9.2)', async () => {
    const legend = `<selection name="Wave Queen" type="unit" number="1">${wrapped('profiles', profile({ name: 'Wave Queen', dice: '2', armour: '5 (5)', attack: '8', special: 'Resilience (2)' }))}<costs><cost name=" Points" value="1"/></costs><categories><category name="Warlord" primary="true"/><category name="Legendary"/></categories></selection>`
    const { text } = imported([roster(' catalogueName="Fen"', `${legend}${unit('Wreckers', row)}`)], book)
    const { roster: read } = await readRoster({ name: 'list.yaml', text }, () => book)
    expect(parse(text)).toMatchObject({
      hero: 'wave-queen',
      board: { heroes: { 'wave-queen': { cost: 1, leads: ['fen'], dicePerModel: 8, sagaDice: 2 } } }
    })
    expect([JSON.stringify(read).includes('wave-queen'), read.units.map(each => each.unit)]).toEqual([true, ['wreckers']])
  })

  it('that names no catalogue says so', async () => {
    const { notes } = imported([roster('', unit('Wreckers', row))], book)
    expect(notes.map(({ text }) => text)).toEqual(['Tide: it names no catalogue; its faction is called "roster"'])
  })

  it('leaves out a unit without numbers by name, and is refused where there is no other', async () => {
    const { notes } = imported([roster(' catalogueName="Fen"', unit('Wreckers', row) + unit('Ghosts', ''))], book)
    expect(notes.map(({ text }) => text)).toEqual(['Ghosts: it has no row of numbers, and is left out'])
    expect(await refusal([roster(' catalogueName="Fen"', unit('Ghosts', ''))])).toContain(
      'the units of this roster have no numbers'
    )
  })
})

describe('a roster of ours in the shape of New Recruit', () => {
  it('comes back with its units, names, models and numbers', async () => {
    const { text } = imported([{ name: 'fenland.ros', bytes: readFileSync('examples/import/fenland.ros') }], book)
    const { roster: before, book: own } = await readRoster({ name: 'one.yaml', text }, () => book)
    const characteristic = (name: string, value: string) => ({ name, $text: value })
    const members = [...(before.leader ? [before.leader] : []), ...before.units]
    const selections = members.map(({ unit: id, models, name, weapon, mounted }) => {
      const side = { unit: id, models, ...(weapon !== undefined && { weapon }), ...(mounted && { mounted }) }
      const [melee, shot, dice] = numbers({ book: own }, side)
      const troop = own.troops[id]
      return {
        name: troop?.name,
        ...(name !== undefined && { customName: name }),
        type: 'unit',
        number: 1,
        categories: [{ name: troop?.class === 'warlord' ? 'Warlord' : troop?.class, primary: true }],
        profiles: [
          {
            typeName: 'Unit',
            name: troop?.name,
            characteristics: [
              characteristic('Saga Dice', '1'),
              characteristic('Armour', `${melee} (${shot})`),
              characteristic(
                'Agression',
                models === 1 ? `${dice}` : Number(dice) < models ? `1/${models / Number(dice)}` : `${Number(dice) / models}`
              )
            ]
          }
        ],
        selections: [{ name: 'Model', type: 'model', number: models }]
      }
    })
    const json = { roster: { name: before.name, gameSystemName: 'Saga', forces: [{ catalogueName: 'Fenlanders', selections }] } }
    const again = imported([file('again.json', JSON.stringify(json))], book)
    const { roster: after, book: theirs } = await readRoster({ name: 'two.yaml', text: again.text }, () => book)
    const shown = (roster: typeof before, rows: typeof own) =>
      [...(roster.leader ? [roster.leader] : []), ...roster.units].map(({ unit: id, models, name, weapon, mounted }) => [
        name,
        models,
        numbers({ book: rows }, { unit: id, models, ...(weapon !== undefined && { weapon }), ...(mounted && { mounted }) })
      ])
    expect(shown(after, theirs)).toEqual(shown(before, own))
  })
})
