import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { faults } from '../../src/battle/faults'
import { odds } from '../../src/battle/odds'
import type { Effect } from '../../src/model/effect'
import { RequestError } from '../../src/model/errors'
import type { Edition, Scenario, UnitRequest } from '../../src/model/scenario'
import { effect } from '../../src/request/boards/schema'
import { rulebook } from '../../src/rules/rulebook'
import type { Rulebook } from '../../src/rules/types'
import { harold, joint, referee, sum, toNumber, type Unit } from '../oracle'
import { multiply } from '../oracle/fraction'
import { secondReferee } from '../oracle/second/referee'
import { charge as charging, warriors as warriorsOfSecond } from '../oracle/second/words'
import { linesOf } from './ledgers'

/** What lies at the ends of what may be asked: pools stop at nothing, lives at the last, and what is said of one thing changes no other. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const CLOSE = 1e-12

type Json = Readonly<Record<string, unknown>>

/** The values at the ends of a JSON Schema, and every value of a choice. */
const endsOf = (schema: Json): readonly unknown[] => {
  if ('const' in schema) return [schema['const']]
  if (Array.isArray(schema['enum'])) return schema['enum']
  const kinds = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(kinds)) return kinds.flatMap(kind => endsOf(kind as Json))
  if (schema['type'] === 'integer')
    return [...new Set([schema['minimum'], 0, schema['maximum']])].filter(end => inRange(end, schema))
  if (schema['type'] === 'string') return ['told']
  if (schema['type'] === 'boolean') return [true, false]
  if (schema['type'] === 'object') return objects(schema)
  if (schema['type'] === 'array') return lists(schema)
  throw new Error(`no ends of ${JSON.stringify(schema)}`)
}

/** As few as there may be, one of each end, and as many as there may be. */
const lists = ({ items, minItems = 0, maxItems }: Json): readonly unknown[] =>
  endsOf(items as Json).flatMap(end =>
    [minItems, 1, maxItems].map(many => Array.from({ length: Math.max(Number(many), Number(minItems)) }, () => end))
  )

const inRange = (end: unknown, { minimum, maximum }: Json): boolean =>
  Number(end) >= Number(minimum) && Number(end) <= Number(maximum)

/** Conditions and places are no numbers: an effect is played where it counts. */
const objects = (schema: Json): readonly Json[] => {
  const needed = (schema['required'] ?? []) as readonly string[]
  const keys = Object.entries(schema['properties'] as Readonly<Record<string, Json>>).filter(
    ([key]) => key !== 'in' && key !== 'if'
  )
  const shown = (made: readonly Json[], [key, value]: readonly [string, Json]) =>
    made.flatMap(each => endsOf(value).map(end => ({ ...each, [key]: end })))
  const plain = keys.filter(([key]) => needed.includes(key)).reduce<readonly Json[]>(shown, [{}])
  // what may be left out is identified by itself, for all of it together are thousands
  return [...plain, ...keys.filter(([key]) => !needed.includes(key)).flatMap(each => shown(plain.slice(0, 1), each))]
}

const VERBS = endsOf(z.toJSONSchema(effect as unknown as z.ZodType, { io: 'input' }) as Json) as readonly Effect[]

const units: Readonly<Record<Edition, readonly UnitRequest[]>> = {
  1: [
    { unit: 'warriors', models: 3, fatigue: 1 },
    { unit: 'warlord', wounds: 3, fatigue: 1 }
  ],
  2: [
    { unit: 'warriors', models: 3, fatigue: 1 },
    { unit: 'levies', models: 2, weapon: 'bow' }
  ]
}

const isFraction = (chance: number) => chance >= -CLOSE && chance <= 1 + CLOSE

/** The report, or nothing where the fight is refused for its size. */
const answered = (scenario: Scenario, book: Rulebook) => {
  try {
    return odds(scenario, book, { asides: false })
  } catch (error) {
    if (error instanceof RequestError && error.message.includes('too large')) return undefined
    throw error
  }
}

const plays = (scenario: Scenario, book = books[scenario.edition ?? 1]) => {
  const wrong = faults(scenario, book)
  if (wrong.length > 0) return wrong.every(({ message }) => /gone before|the second edition|forbids/.test(message))
  const report = answered(scenario, book)
  if (!report) return true
  const { attacker, defender, joint: both, result } = report
  const mass = both.p.flat().reduce((total, chance) => total + chance, 0)
  const all = [...attacker.units, ...defender.units]
  const dice = all.flatMap(({ attackDice, defenceDice, armour }) => [attackDice, defenceDice, armour])
  return (
    Math.abs(mass - 1) < 1e-9 &&
    dice.every(count => Number.isInteger(count) && count >= 0) &&
    all.every(({ savesOn, hitsOn }) => savesOn >= 2 && savesOn <= 6 && (hitsOn === null || (hitsOn >= 1 && hitsOn <= 7))) &&
    [attacker.wipedOut, defender.wipedOut, ...(result ? Object.values(result) : [])].every(isFraction)
  )
}

describe('every verb at both ends of its range', () => {
  const cases = VERBS.filter(({ verb }) => verb !== 'note').map(each => [JSON.stringify(each), each] as const)
  test('there are ends of every verb that has a number', () => {
    const count = (verb: string) => VERBS.filter(each => each.verb === verb).length
    expect(count('attack-dice')).toBeGreaterThan(20)
    expect(count('remove')).toBeGreaterThan(10)
  })
  test.each([1, 2] as const)(
    'is played by either side of a melee and of a shot, edition %i',
    edition => {
      const failed = cases.flatMap(([name, each]) =>
        units[edition].flatMap(unit => {
          const armed: UnitRequest = { ...unit, effects: [each] }
          const bows: UnitRequest = { unit: 'levies', models: 3, weapon: 'bow' }
          const fights: readonly Scenario[] = [
            { kind: 'melee', edition, attacker: armed, defender: { unit: 'hearthguard', models: 2 } },
            {
              kind: 'melee',
              edition,
              attacker: { unit: 'hearthguard', models: 2 },
              defender: { ...armed, givesUpDice: unit.weapon !== 'bow' }
            },
            { kind: 'shoot', edition, attacker: bows, defender: armed },
            { kind: 'shoot', edition, attacker: { ...bows, effects: [each] }, defender: unit }
          ]
          return fights.flatMap((fight, i) => (plays(fight) ? [] : [`${name} of ${unit.unit} in fight ${i}`]))
        })
      )
      expect(failed).toEqual([])
    },
    120_000
  )

  test('below nothing there are no dice: nobody is hit, nobody saves more', () => {
    const none = odds(
      {
        kind: 'melee',
        attacker: { unit: 'warriors', models: 3, effects: [{ verb: 'attack-dice', count: -9 }] },
        defender: { unit: 'warriors', models: 3 }
      },
      books[1],
      { asides: false }
    )
    expect(none.attacker.units[0]?.attackDice).toBe(0)
    expect(none.defender.losses.p[0]).toBe(1)
    const bare = (count: number) =>
      odds(
        {
          kind: 'melee',
          attacker: { unit: 'warriors', models: 3, effects: [{ verb: 'defence-dice', count }] },
          defender: { unit: 'warriors', models: 3 }
        },
        books[1],
        { asides: false }
      ).joint
    expect(bare(-2).p).toEqual(bare(0).p)
  })

  test('a warlord who is removed is gone with all his wounds', () => {
    const scenario: Scenario = {
      kind: 'melee',
      attacker: { unit: 'warriors', models: 3, effects: [{ verb: 'remove', count: 1, when: 'now' }] },
      defender: { unit: 'warlord', wounds: 12 }
    }
    expect(odds(scenario, books[1], { asides: false }).defender.wipedOut).toBe(1)
  })
})

describe('what is said of one kind of dice leaves the other as it is', () => {
  const same = (unit: Unit, request: UnitRequest) => {
    const eight = { class: 'warriors', models: 8 } as const
    const said = joint(referee({ kind: 'melee', attacker: unit, defender: eight }))
    const { p } = odds({ kind: 'melee', attacker: request, defender: { unit: 'warriors', models: 8 } }, books[1], {
      asides: false
    }).joint
    p.forEach((row, a) =>
      row.forEach((chance, d) => expect(Math.abs(chance - toNumber(said.get(`${a},${d}`) ?? ZERO))).toBeLessThan(CLOSE))
    )
  }
  const ZERO = sum([])
  test("dice of shots said for Harold leave his and his brothers' melee dice", () =>
    same(harold(), { unit: 'harold-godwinson', dicePerModelShot: 1 }))
  test("dice of melee said for all three are everybody's, and round up together", () => {
    const { parts = [], ...others } = harold()
    const alike = (melee: 2 | '1/2') => ({ ...others, parts: parts.map(part => ({ ...part, melee })) })
    same(alike(2), { unit: 'harold-godwinson', dicePerModel: 2 })
    same(alike('1/2'), { unit: 'harold-godwinson', dicePerModel: '1/2' })
  })
  test('points stay those of each', () => {
    const killed = (request: UnitRequest) =>
      odds({ kind: 'shoot', attacker: { unit: 'levies', models: 12, weapon: 'bow' }, defender: request }, books[1], {
        asides: false
      }).victoryPoints
    expect(killed({ unit: 'harold-godwinson', dicePerModel: 1 })).toEqual(killed({ unit: 'harold-godwinson' }))
  })
})

describe('closed ranks (V9.4)', () => {
  test('save as well in a further melee as in the first', () => {
    const first = secondReferee(charging(warriorsOfSecond(3), warriorsOfSecond(2, { closed: true })))
    const chances = first.map(({ value: { attacker, defender }, chance }) => {
      if (defender.left === 0) return chance
      if (attacker.left === 0) return sum([])
      const again = secondReferee(charging(warriorsOfSecond(attacker.left), warriorsOfSecond(defender.left, { closed: true })))
      return multiply(chance, sum(again.filter(({ value }) => value.defender.left === 0).map(({ chance: share }) => share)))
    })
    const { defender } = odds(
      {
        kind: 'melee',
        edition: 2,
        attacker: { unit: 'warriors', models: 3, effects: [{ verb: 'fight-again' }] },
        defender: { unit: 'warriors', models: 2, givesUpDice: true }
      },
      books[2],
      { asides: false }
    )
    expect(defender.wipedOut).toBeCloseTo(toNumber(sum(chances)), 12)
    expect(defender.wipedOut).toBeCloseTo(0.433, 3)
  })
})

describe('a ledger ends with the limit where a sum goes beyond it', () => {
  const last = (lines: readonly string[] | undefined, what: string) => lines?.findLast(line => line.startsWith(what))
  const six: UnitRequest = { unit: 'warriors', models: 4 }
  test('attack dice above their cap', () => {
    const lines = linesOf(
      { kind: 'melee', attacker: { ...six, effects: [{ verb: 'attack-dice', count: 10 }] }, defender: six },
      'attacker'
    )
    expect(last(lines, 'attack dice')).toBe('attack dice 8 -6: at most twice the 4 before abilities (R3.5)')
  })
  test('armour above six and below two', () => {
    const armour = (count: number) =>
      last(
        linesOf(
          { kind: 'melee', attacker: { ...six, effects: [{ verb: 'armour', of: 'own', count }] }, defender: six },
          'attacker'
        ),
        'armour'
      )
    expect(armour(3)).toBe('armour 6 -1: at most 6 (R1.2)')
    expect(armour(-3)).toBe('armour 2 +1: at least 2 (R1.2)')
    expect(armour(2)).toBe('armour 6 +2: as given (R3.4)')
  })
  test('dice below none', () => {
    const lines = linesOf(
      {
        kind: 'melee',
        attacker: {
          ...six,
          effects: [
            { verb: 'attack-dice', count: -6 },
            { verb: 'defence-dice', count: -2 }
          ]
        },
        defender: six
      },
      'attacker'
    )
    expect(last(lines, 'attack dice')).toBe('attack dice 0 +2: never below 0 (R3.5)')
    expect(last(lines, 'defence dice')).toBe('defence dice 0 +2: never below 0 (R3.7)')
  })
})

describe('who is shot at carries what was said, and no more', () => {
  const shots = { kind: 'shoot', edition: 2, attacker: { unit: 'hearthguard', models: 4, weapon: 'javelins' } } as const
  const levies: UnitRequest = { unit: 'levies', models: 12 }
  test.each<readonly [string, UnitRequest, number, number]>([
    ['nothing', levies, 4, 1],
    ['nothing, in so many words', { ...levies, weapon: 'none' }, 4, 1],
    ['bows', { ...levies, weapon: 'bow' }, 3, 4 / 3]
  ])('%s', (_, defender, armour, lost) => {
    const report = odds({ ...shots, defender }, books[2], { asides: false })
    expect(report.defender.units[0]?.armour).toBe(armour)
    // four dice, hits on the armour or more, half of them saved
    expect(report.defender.losses.mean).toBeCloseTo(lost, 12)
  })
})

describe('told beside the numbers, not refused', () => {
  const notesOf = (scenario: Scenario) => odds(scenario, books[1], { asides: false }).notes
  const bondi: UnitRequest = { unit: 'bondi', models: 8 }
  const thralls: UnitRequest = { unit: 'thralls', models: 8, weapon: 'bow' }

  test('an ability that is legal and changes nothing', () => {
    const alike = { unit: 'priodaur', models: 8, abilities: ['strength-in-numbers'] }
    expect(notesOf({ kind: 'melee', attacker: alike, defender: bondi })).toContain(
      'Strength in Numbers would change nothing in this fight'
    )
    expect(notesOf({ kind: 'melee', attacker: { ...alike, models: 9 }, defender: bondi })).toEqual([])
  })

  test('an exhausted shooter does not shoot', () => {
    const tired = { kind: 'shoot', attacker: { ...thralls, fatigue: 2, moved: true }, defender: bondi } as const
    const report = odds(tired, books[1], { asides: false })
    expect(report.attacker.units[0]?.attackDice).toBe(0)
    expect(report.defender.losses.p[0]).toBe(1)
    expect(report.attacker.fatigueAfter).toBe(2)
    expect(report.notes).toEqual(['thralls are exhausted and may only rest (R4.3): nobody shoots'])
  })

  test('the fatigue of a shooter that his target spends does not let him shoot', () => {
    const spent = { kind: 'shoot', attacker: { ...thralls, fatigue: 2 }, defender: { ...bondi, spend: ['armour'] } } as const
    expect(odds(spent, books[1], { asides: false }).defender.losses.p[0]).toBe(1)
  })

  test('javelins are thrown by those whom the move has exhausted (R2.9)', () => {
    const thrown = { kind: 'shoot', attacker: { unit: 'teulu', models: 4, fatigue: 4, moved: true }, defender: bondi } as const
    expect(odds(thrown, books[1], { asides: false }).attacker.units[0]?.attackDice).toBe(4)
  })

  test('a charge of those who were exhausted before it', () => {
    const charged = (fatigue: number) => notesOf({ kind: 'melee', attacker: { ...bondi, fatigue, moved: true }, defender: bondi })
    expect(charged(3)).toContain(
      'bondi were exhausted before moving (fatigue 3 of 3) and may only rest (R4.3): the charge is cancelled, and this is how it would have gone'
    )
    expect(charged(2).some(note => note.includes('before moving'))).toBe(false)
  })

  test('no ability of an enemy works on baggage (S1 p.56), weapons do', () => {
    const at = (attacker: UnitRequest, kind: Scenario['kind'] = 'melee') =>
      odds({ kind, attacker, defender: { unit: 'baggage' } }, books[1], { asides: false })
    const vikings: UnitRequest = { unit: 'bondi', models: 8, faction: 'vikings' }
    expect(at({ ...vikings, abilities: ['ragnarok'] }).joint).toEqual(at(vikings).joint)
    expect(at({ ...vikings, abilities: ['ragnarok'] }).notes).toEqual(['Ragnarok would change nothing in this fight'])
    const huscarls: UnitRequest = { unit: 'huscarls', models: 4 }
    expect(at({ ...huscarls, abilities: ['unforgiving'] }).defender.fatigueAfter).toBe(at(huscarls).defender.fatigueAfter)
    expect(at({ ...huscarls, abilities: ['the-push'] }).joint).toEqual(at(huscarls).joint)
    // crossbows: armour 6 is 5 (R2.8)
    expect(
      at({ unit: 'crossbowmen', models: 8 }, 'shoot').defender.units[0]?.ledger.some(({ source }) => source === 'crossbow')
    ).toBe(true)
  })

  test('where there is less fatigue than purchases, the first that is said is made', () => {
    const armours = (...spend: NonNullable<UnitRequest['spend']>) => {
      const { attacker, defender } = odds(
        { kind: 'melee', attacker: { ...bondi, spend }, defender: { ...bondi, fatigue: 1 } },
        books[1],
        { asides: false }
      )
      return [attacker.units[0]?.armour, defender.units[0]?.armour]
    }
    expect(armours('armour', 'enemy-armour')).toEqual([5, 4])
    expect(armours('enemy-armour', 'armour')).toEqual([4, 3])
  })
})
