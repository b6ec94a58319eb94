import { describe, expect, it } from 'vitest'
import type { RuleEntry } from '../../src/model/report'
import type { Edition } from '../../src/model/scenario'
import { browse } from '../../src/rules/browse'
import { textsOf } from '../../src/rules/rule-texts'
import { rulebook } from '../../src/rules/rulebook'

/** What an entry tells of its row, fact by fact: the numbers are those of sections 1, 5, 6, 8 and 9 of the rules. */

/** Boxes that activate bear the names of whom they activate. */
const only = (words: string, edition: Edition = 1): RuleEntry => {
  const [entry, second] = browse(rulebook(edition), [words]).entries.filter(({ kind }) => kind !== 'ability')
  if (!entry || second) throw new Error(`not one entry for ${words}`)
  return entry
}

const fact = ({ facts }: RuleEntry, label: string): string | undefined => facts.find(([name]) => name === label)?.[1]

describe('an entry of the first edition', () => {
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
    ['baggage', 'size', '1 model']
  ])('of %s has for "%s": %s', (words, label, shown) => expect(fact(only(words), label)).toBe(shown))

  it('tells the words it is also called by, not its id and its name again', () => {
    const called = (words: string) => fact(only(words), 'also written')
    expect(called('warriors')).toMatch(/^warrior, w, guerreros, guerrero, /)
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

describe('an entry of the second edition', () => {
  it.each([
    ['warlord', 'attack dice', '8 in melee, 4 when shooting'],
    ['warriors', 'SAGA dice', '1 with 4 models or more'],
    ['warriors', 'for a point', undefined],
    ['thralls', 'with composite bow', '1 for 3 models in melee'],
    ['thralls', 'attack dice', '1 for 2 models in melee, 1 for 2 models when shooting'],
    ['mounted', 'closing ranks', 'never'],
    ['javelins', 'range', 'M (6")']
  ])('of %s has for "%s": %s', (words, label, shown) => expect(fact(only(words, 2), label)).toBe(shown))
})
