import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { odds } from '../../../src/battle/odds'
import { boardLayer } from '../../../src/request/boards'
import { imported } from '../../../src/request/import/read'
import { requested } from '../../../src/request/request'
import { rulebook } from '../../../src/rules/rulebook'

/** A unit with any weapon and any mount of the rulebook fights with the numbers that its row prints (T1.2, T10.10). */

const book = rulebook(2)

interface Printed {
  readonly name: string
  readonly armour: readonly [melee: number, shot: number]
  readonly dice: readonly [melee: number, shot: number]
  readonly special: string
}

const entry = ({ name, armour: [melee, shot], dice: [strikes, shoots], special }: Printed): string =>
  `<selectionEntry id="u-${name}" name="${name}" type="unit"><profiles>
    <profile name="${name}" typeId="c212-f7f0-1b50-166d" typeName="Unit"><characteristics>
      <characteristic name="Saga Dice" typeId="21d8-0469-79eb-3da5">1</characteristic>
      <characteristic name="Armour" typeId="7962-d121-6270-ec08">${melee} (${shot})</characteristic>
      <characteristic name="Agression" typeId="6680-c929-0405-8a4f">${strikes} (${shoots})</characteristic>
      <characteristic name="Special Rules" typeId="2d00-2f2d-9e87-57da">${special}</characteristic>
    </characteristics></profile></profiles>
    <categoryLinks><categoryLink name="Warriors" targetId="none"/></categoryLinks>
    <selectionEntryGroups><selectionEntryGroup id="g-${name}" name="Models"><selectionEntries>
      <selectionEntry id="m-${name}" name="Warrior" type="model"><constraints>
        <constraint field="selections" scope="parent" value="4.0" id="lo" type="min"/>
        <constraint field="selections" scope="parent" value="12.0" id="hi" type="max"/>
      </constraints></selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups>
  </selectionEntry>`

const ROWS = [
  [
    [5, 4],
    [2, 1]
  ],
  [
    [4, 4],
    [1, 1]
  ],
  [
    [3, 3],
    [3, 2]
  ],
  [
    [6, 6],
    [1, 2]
  ]
] as const

const words = (id: string): string => id.replaceAll('-', ' ')

const kinds = [undefined, ...Object.keys(book.weapons)].flatMap(weapon =>
  [undefined, ...Object.keys(book.mounts)].map(mount => [weapon, mount] as const)
)

const units: readonly Printed[] = kinds.map(([weapon, mount], i) => {
  const [armour, dice] = ROWS[i % ROWS.length] as (typeof ROWS)[number]
  const special = [weapon, mount].flatMap(each => (each === undefined ? [] : [words(each)]))
  return { name: `Kin ${special.join(' ') || 'plain'}`, armour, dice, special: special.join(', ') || '-' }
})

it('with any weapon and mount', { timeout: 60_000 }, async () => {
  const text = `<catalogue id="c" name="Shore" gameSystemId="ce89-634a-7e30-72b1"><sharedSelectionEntries>${units.map(entry).join('')}</sharedSelectionEntries></catalogue>`
  const { text: yaml } = imported([{ name: 'shore.cat', bytes: strToU8(text) }], book)
  const own = (await boardLayer([{ name: 'imported.yaml', text: yaml }]))(book)
  const wrong: string[] = []
  for (const { name, armour, dice, special } of units) {
    const [id, row] = Object.entries(own.troops).find(([, each]) => each.name === name) ?? []
    if (id === undefined || row === undefined) {
      wrong.push(`${name} (${special}): not there`)
      continue
    }
    const side = { unit: id, models: 4 }
    const them = { unit: 'warriors', models: 8 }
    const melee = odds({ kind: 'melee', edition: 2, attacker: them, defender: side }, own).defender.units[0]
    const target = odds({ kind: 'shoot', edition: 2, attacker: { ...them, weapon: 'bow' }, defender: side }, own).defender
      .units[0]
    const shoots = row.weapons.some(weapon => own.weapons[weapon]?.range !== undefined)
    const shot = shoots
      ? odds({ kind: 'shoot', edition: 2, attacker: side, defender: them }, own).attacker.units[0]?.attackDice
      : undefined
    const found = [melee?.armour, target?.armour, melee?.attackDice, ...(shot === undefined ? [] : [shot])]
    const wanted = [...armour, 4 * dice[0], ...(shot === undefined ? [] : [Math.min(8, 4 * dice[1])])]
    if (found.join() !== wanted.join()) wrong.push(`${name} (${special}): ${found.join()} for ${wanted.join()}`)
  }
  expect(units).toHaveLength((1 + Object.keys(book.weapons).length) * (1 + Object.keys(book.mounts).length))
  expect(wrong).toEqual([])
})

it.each(['Horsemen', 'Riders', 'Guarded', 'Charge'])(
  'called %s, which a sentence has a meaning for, can be named in one',
  async name => {
    const unit = { name, armour: [4, 3], dice: [1, 1], special: 'Horses' } as const
    const text = `<catalogue id="c" name="Shore" gameSystemId="ce89-634a-7e30-72b1"><sharedSelectionEntries>${entry(unit)}</sharedSelectionEntries></catalogue>`
    const { text: yaml } = imported([{ name: 'shore.cat', bytes: strToU8(text) }], book)
    const own = (await boardLayer([{ name: 'imported.yaml', text: yaml }]))(book)
    const words = [`8 Shore ${name.toLowerCase()} charge 8 warriors`]
    const { scenario } = requested({ kind: 'melee', words }, () => own)
    expect(odds(scenario, own).headline).toBe(`8 Shore ${name.toLowerCase()}, mounted, charge 8 warriors`)
  }
)
