import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { faults } from '../../src/battle/faults'
import { readyFight } from '../../src/battle/fight'
import { odds } from '../../src/battle/odds'
import { possibleFights } from '../../src/battle/uncertain'
import { RequestError } from '../../src/model/errors'
import { useCatalogue } from '../../src/model/language'
import { ACTS, type Scenario } from '../../src/model/scenario'
import { spanish } from '../../src/model/spanish'
import { DISTANCES } from '../../src/model/unit-state'
import { requested } from '../../src/request/request'
import { type fightFields, unitFields } from '../../src/request/scenario-fields'
import { rulebook } from '../../src/rules/rulebook'
import type { Rulebook } from '../../src/rules/types'

/** Every headline is a sentence that asks for the same fight again. */

/** One thing more that is said of a fight: of a side, of one of two units, or of the whole. */
interface Saying {
  readonly on: 'attacker' | 'companion' | 'defender' | 'fight'
  readonly key: string
  readonly value: unknown
}

type Draft = Readonly<Record<string, unknown>>

const laid = (fight: Draft, { on, key, value }: Saying): Draft => {
  if (on === 'fight') return { ...fight, [key]: value }
  const attacker = fight['attacker'] as Draft & { readonly together?: readonly Draft[] }
  if (on === 'defender') return { ...fight, defender: { ...(fight['defender'] as Draft), [key]: value } }
  if (!attacker.together) return { ...fight, attacker: { ...attacker, [key]: value } }
  const place = on === 'attacker' ? 0 : 1
  return {
    ...fight,
    attacker: { together: attacker.together.map((unit, index) => (index === place ? { ...unit, [key]: value } : unit)) }
  }
}

/** The scenario, where such a fight can be fought. */
const playable = (draft: Draft, book: Rulebook): Scenario | undefined => {
  try {
    const { scenario } = requested({ scenario: draft })
    if (faults(scenario, book).length > 0) return undefined
    for (const { scenario: each } of possibleFights(scenario, book)?.fights ?? [{ scenario }]) readyFight(each, book)
    return scenario
  } catch (error) {
    if (error instanceof RequestError) return undefined
    throw error
  }
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  pool: ['=2a', '=1a1ar', '=1a1d', '=1d', '=1dr', '=2d1ar'],
  split: ['=3d', '=3a', '=2a1d'],
  models: ['=2', '=2r', '=1'],
  fatigue: ['=1', '=2'],
  option: ['=1', '=2', '=2r'],
  number: ['=1', '=2']
}

const abilityOf = (faction: string | undefined, book: Rulebook): fc.Arbitrary<string> => {
  const rows = Object.entries(book.abilities).filter(([, row]) => faction === undefined || row.faction === faction)
  // no board of the second edition is known
  if (rows.length === 0) return fc.constant('shieldwall')
  return fc
    .constantFrom(...rows)
    .chain(([key, { choice, rareMatters }]) =>
      fc
        .constantFrom(...(CHOICES[choice?.take ?? ''] ?? (rareMatters ? ['', '=r'] : [''])))
        .map(choice => `${key.slice(key.indexOf('/') + 1)}${choice}`)
    )
}

const change = fc.constantFrom(-2, -1, 1, 2, 3)
const few = fc.integer({ min: 1, max: 3 })
const when = fc.constantFrom('before', 'now', 'after')
const verb = (name: string, fields: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ verb: fc.constant(name), ...fields })
const whose = (...sides: readonly string[]) => fc.constantFrom(...sides)

const effect = fc.oneof(
  verb('attack-dice', { count: change }),
  verb('attack-dice', { count: change, of: whose('own', 'enemy') }),
  verb('attack-dice', { count: few, into: fc.constant('pool') }),
  verb('attack-dice', { count: fc.constant({ follows: 'enemy-engaged' }) }),
  verb('defence-dice', { count: few, of: whose('own', 'enemy') }),
  verb('armour', { count: change, of: whose('own', 'enemy') }),
  verb('attack-roll', { count: change }),
  verb('save', { on: fc.integer({ min: 2, max: 6 }) }),
  verb('reroll', { of: whose('attack', 'defence') }),
  verb('ignore-hits', { count: few }),
  verb('ignore-hits', { count: few, of: fc.constant('last') }),
  verb('cover', { kind: whose('light', 'heavy') }),
  verb('ignore-fatigue', { count: fc.constantFrom(1, 2, 'all') }),
  verb('resilience', { count: few }),
  verb('double-hits'),
  verb('push'),
  verb('fight-again'),
  verb('remove', { count: few, when }),
  verb('remove', { count: fc.constant({ warriors: 1, levies: 2 }), when }),
  verb('fatigue', { count: change, of: whose('own', 'side', 'enemy'), when }),
  verb('armour', { count: change, of: fc.constant('own'), if: fc.constant({ charging: true }), in: fc.constant(['melee']) }),
  verb('note', { text: fc.constantFrom('they ride after them', 'a "}" in a note, 8 bondi charge') })
)

const SPENDS = ['armour', 'enemy-armour', 'armour-1', 'armour-2', 'enemy-armour-1', 'enemy-armour-2']

/** Something a unit may have, with a chance that three of a kind do not pass 100 % with. */
const uncertain = (faction: string | undefined, book: Rulebook): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.constantFrom(0.05, 0.125, 0.2, 1 / 3),
      fc.oneof(
        fc.record({ weapon: fc.constantFrom(...Object.keys(book.weapons)) }),
        fc.record({ fatigue: fc.integer({ min: 1, max: 3 }) }),
        fc.record({ cover: fc.constantFrom('light', 'heavy') }),
        fc.record({ givesUpDice: fc.constant(true) }),
        fc.record({ moved: fc.constant(true) }),
        fc.record({ spend: fc.constantFrom(['armour'], ['enemy-armour']) }),
        abilityOf(faction, book).map(ability => ({ abilities: [ability] }))
      )
    )
    .map(([chance, has]) => ({ chance, ...has }))

/** A value for every key of a unit; a new one does not compile without it. */
const unitValues = (
  faction: string | undefined,
  book: Rulebook
): { readonly [K in Exclude<keyof typeof unitFields, 'unit' | 'models'>]: fc.Arbitrary<unknown> } => ({
  faction: fc.constantFrom(...Object.keys(book.factions)),
  weapon: fc.constantFrom('none', ...Object.keys(book.weapons)),
  mounted: fc.boolean(),
  mount: fc.constantFrom(...Object.keys(book.mounts)),
  banner: fc.boolean(),
  fatigue: fc.nat(4),
  moved: fc.boolean(),
  engaged: few,
  cover: fc.constantFrom('none', 'light', 'heavy'),
  ground: fc.constantFrom('open', 'uneven'),
  building: fc.boolean(),
  abilities: fc.uniqueArray(abilityOf(faction, book), { minLength: 1, maxLength: 3, selector: text => text.split('=')[0] }),
  spend: fc.uniqueArray(fc.constantFrom(...SPENDS), { minLength: 1, maxLength: 3 }),
  givesUpDice: fc.boolean(),
  givesUpDiceAgain: fc.boolean(),
  spendAgain: fc.uniqueArray(fc.constantFrom(...SPENDS), { maxLength: 3 }),
  guards: fc.record({ models: few, unit: fc.constantFrom(...Object.keys(book.troops)) }),
  friendsNear: fc.integer({ min: 1, max: 3 }),
  wounds: fc.integer({ min: 1, max: 4 }),
  resilience: few,
  wrath: fc.constantFrom(7, 10, 12, '3d6'),
  effects: fc.array(effect, { minLength: 1, maxLength: 3 }),
  armour: fc.integer({ min: 2, max: 6 }),
  armourShot: fc.integer({ min: 2, max: 6 }),
  dicePerModel: fc.constantFrom(1, 2, '1/3', '2/3'),
  dicePerModelCharging: fc.constantFrom(2, 3, '1/2'),
  dicePerModelShot: fc.constantFrom(1, '1/2', '1/3'),
  acts: fc.array(fc.oneof(fc.constantFrom(...ACTS), fc.record({ effects: fc.tuple(effect) })), { minLength: 1, maxLength: 4 }),
  maybe: fc.array(uncertain(faction, book), { minLength: 1, maxLength: 3 }),
  fatigueLimit: fc.integer({ min: 1, max: 5 })
})

/** Settings (how it is worked out, by which rules) stand beside the sentence; the rest is the fight. */
const SETTINGS = ['kind', 'edition', 'readings', 'boards', 'costs', 'ask', 'method', 'trials', 'precision', 'seed', 'id'] as const
type OfFight = Exclude<keyof typeof fightFields, (typeof SETTINGS)[number]>
const fightValues: { readonly [K in OfFight]: fc.Arbitrary<unknown> } = {
  turn: fc.constantFrom('attacker', 'defender'),
  split: fc.nat(6),
  within: fc.constantFrom(...DISTANCES),
  rounds: few
}

/** Only the second edition plays them. */
const OF_SECOND: ReadonlySet<string> = new Set(['acts', 'dicePerModelCharging', 'within'])

const sayingOn = (
  on: Saying['on'],
  values: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  { edition }: Rulebook
): fc.Arbitrary<Saying> =>
  fc
    .constantFrom(...Object.entries(values).filter(([key]) => edition === 2 || !OF_SECOND.has(key)))
    .chain(([key, value]) => value.map(said => ({ on, key, value: said })))

const troopIn = (faction: string, book: Rulebook): fc.Arbitrary<Draft> =>
  fc
    .constantFrom(
      ...Object.entries(book.troops)
        .filter(([, row]) => row.faction === undefined || row.faction === faction)
        .map(([id]) => id)
    )
    .chain(unit => {
      const { models, class: of } = book.troops[unit] as Rulebook['troops'][string]
      const most = of === 'warlord' || models?.most === 1 ? 1 : 6
      return fc
        .integer({ min: models ? models.least : 1, max: models ? Math.max(models.least, Math.min(models.most, 8)) : most })
        .map(count => ({ unit, models: count }))
    })

/** A fight with as many of the things said as fit it. */
const fightsIn = (edition: 1 | 2): fc.Arbitrary<Scenario | undefined> => {
  const book = rulebook(edition)
  const factions = Object.keys(book.factions)
  return fc
    .tuple(fc.constantFrom(...factions), fc.constantFrom(...factions))
    .chain(([one, other]) =>
      fc.record({
        kind: fc.constantFrom('melee', 'melee', 'shoot'),
        attacker: troopIn(one, book),
        companion: fc.option(troopIn(one, book), { freq: 2 }),
        defender: troopIn(other, book),
        sayings: fc.array(
          fc.oneof(
            sayingOn('attacker', unitValues(one, book), book),
            sayingOn('companion', unitValues(one, book), book),
            sayingOn('defender', unitValues(other, book), book),
            fc.constantFrom<Saying['on']>('attacker', 'defender').map(on => ({
              on,
              key: 'faction',
              value: on === 'attacker' ? one : other
            })),
            sayingOn('fight', fightValues, book),
            fc.constant({ on: 'attacker' as const, key: 'effects', value: [{ verb: 'fight-again' }] }),
            fc.constantFrom('taunt', 'loki').map(ability => ({ on: 'attacker' as const, key: 'abilities', value: [ability] }))
          ),
          { minLength: 4, maxLength: 24 }
        )
      })
    )
    .map(({ kind, attacker, companion, defender, sayings }) => {
      const starts = [
        ...(companion ? [{ attacker: { together: [attacker, companion] }, defender }] : []),
        { attacker, defender },
        { attacker: { ...attacker, weapon: 'bow' }, defender }
      ].map((sides): Draft => ({ kind, edition, ...sides }))
      const start = starts.find(draft => playable(draft, book))
      if (!start) return undefined
      let [draft, scenario] = [start, playable(start, book)]
      for (const saying of sayings) {
        const more = laid(draft, saying)
        const fit = playable(more, book)
        if (fit) [draft, scenario] = [more, fit]
      }
      return scenario
    })
}

/** The note on a weapon that nobody named: the headline names it. */
const ASSUMED = /no weapon was named|no se nombró ningún arma/

/** What is reported of the fight, but for what was asked in so many words and whether a weapon was named. */
const shown = (scenario: Scenario, book: Rulebook): Draft & { readonly headline: string } => {
  const { scenario: _scenario, ...report } = odds(scenario, book, { asides: false })
  const { notes, cautions, cases = [], ...others } = report
  const all = {
    ...others,
    cases: cases.map(({ scenario: _of, ...each }) => each),
    notes: notes.filter(note => !ASSUMED.test(note)).sort(),
    cautions: cautions?.toSorted()
  }
  // what is averaged over several cases that are alike is rounded otherwise than over one
  const rounded = (_key: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value)
  return JSON.parse(JSON.stringify(all, rounded))
}

const again = (headline: string, { kind }: Scenario, edition: 1 | 2) =>
  requested({ kind, words: [headline], patches: [{ path: ['edition'], value: edition, called: '--edition' }] })

/** What is wrong with the fight that the headline of a fight asks for. */
const misread = (scenario: Scenario, book: Rulebook): string | undefined => {
  const first = shown(scenario, book)
  const { headline } = first
  try {
    const { scenario: second, interpreted } = again(headline, scenario, book.edition)
    if (interpreted.length > 0) return `${headline}: read as ${interpreted.join(', ')}`
    const other = shown(second, book)
    const keys = Object.keys(first).filter(key => !isDeepStrictEqual(first[key], other[key]))
    return keys.length === 0 ? undefined : `${headline}: another ${keys.join(', ')}; ${JSON.stringify([scenario, second])}`
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return `${headline}: ${error.mistakes.map(({ message }) => message).join('; ')}`
  }
}

const met = new Set<string>()

const meet = ({ attacker, defender, ...fight }: Scenario): void => {
  const units = [...('together' in attacker ? attacker.together : [attacker]), defender]
  for (const unit of units) for (const key of Object.keys(unit)) met.add(key)
  for (const key of Object.keys(fight)) met.add(key)
}

describe('a headline is a sentence of the same fight', () => {
  afterEach(() => useCatalogue(undefined))

  it.each([
    ['English', 1],
    ['English', 2],
    ['Spanish', 1],
    ['Spanish', 2]
  ] as const)('in %s, in edition %s', { timeout: 300_000 }, (language, edition) => {
    if (language === 'Spanish') useCatalogue(spanish)
    const book = rulebook(edition)
    let fights = 0
    const wrong: string[] = []
    for (const scenario of fc.sample(fightsIn(edition), { seed: 21, numRuns: language === 'English' ? 150 : 75 })) {
      if (!scenario) continue
      meet(scenario)
      fights++
      const what = misread(scenario, book)
      if (what !== undefined) wrong.push(what)
    }
    expect(wrong).toEqual([])
    expect(fights).toBeGreaterThan(language === 'English' ? 100 : 50)
  })

  it.each<[edition: 1 | 2, attacker: Draft, defender: Draft]>([
    [1, { unit: 'bonnedig', models: 8 }, { unit: 'teulu', models: 7, abilities: ['war-dance=2'], givesUpDice: true }],
    [1, { unit: 'teulu', models: 7, abilities: ['war-dance=2'], spend: ['armour'] }, { unit: 'bonnedig', models: 8, fatigue: 1 }],
    [1, { unit: 'huscarls', models: 9 }, { unit: 'sergeants', models: 9, mounted: true, abilities: ['charge'] }],
    [
      1,
      { unit: 'huscarls', models: 9, fatigue: 1 },
      { unit: 'sergeants', models: 9, mounted: true, abilities: ['charge=r'], spend: ['armour'] }
    ],
    [1, { unit: 'huscarls', models: 9 }, { unit: 'sergeants', models: 9, givesUpDice: true, abilities: ['attack-pool=2'] }],
    [
      2,
      { unit: 'huscarls', models: 9 },
      { unit: 'sergeants', models: 9, mounted: true, abilities: ['charge=2r'], acts: ['ability'] }
    ],
    [2, { unit: 'bondi', models: 9, abilities: ['frigg=1'], acts: ['ability'] }, { unit: 'sergeants', models: 9 }]
  ])('with what is said after a box, in edition %s: %j against %j', (edition, attacker, defender) => {
    const book = rulebook(edition)
    const scenario = playable({ kind: 'melee', edition, attacker, defender }, book)
    expect(scenario && misread(scenario, book)).toBeUndefined()
    useCatalogue(spanish)
    expect(scenario && misread(scenario, book)).toBeUndefined()
    expect(scenario).toBeDefined()
  })

  it('which meets every key that a fight may have', () => {
    const keys = [...Object.keys(unitFields), ...Object.keys(fightValues)]
    expect(keys.filter(key => !met.has(key))).toEqual([])
  })
})
