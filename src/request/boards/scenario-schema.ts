import { MOST_COUNT } from '../../model/limits'
import { ACTS, PLACE, SPENDS, UNCERTAIN } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import { fightHelp, unitHelp } from '../field-help'
import { type Bound, fightFields, type ScenarioField, unitFields, VALUES, type ValueType } from '../scenario-fields'
import { jsonSchemaOf } from './json-schema'
import { effect } from './schema'

/** The JSON Schema of a scenario file, generated from the table of the fields of a fight and its units. */

type Json = Readonly<Record<string, unknown>>

const whole = (minimum: number, maximum: number): Json => ({ type: 'integer', minimum, maximum })
const string: Json = { type: 'string' }
const listOf = (items: Json): Json => ({ type: 'array', items })
const closed = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false
})

const count = whole(0, MOST_COUNT)

const ABILITY: Json = {
  anyOf: [
    { ...string, description: 'as it is typed: "combat-pool=1a1dr"' },
    closed({ id: string, attack: count, defence: count, count, rare: count }, ['id'])
  ]
}

type Type<K extends ValueType['is']> = Extract<ValueType, { readonly is: K }>
type Schemas = { readonly [K in ValueType['is']]: (type: Type<K>, bound: (given: Bound) => number) => Json }

const named = (table: Json): Json => ({ type: 'object', additionalProperties: table })

const schemas: Schemas = {
  whole: ({ least, most }, bound) => whole(bound(least), bound(most)),
  'half-width': () => ({ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: VALUES.halfWidth }),
  choice: ({ of }) => ({ enum: of }),
  edition: () => ({ enum: [1, 2] }),
  'yes-no': () => ({ type: 'boolean' }),
  text: () => string,
  'per-model': () => ({ anyOf: [whole(0, VALUES.perModel.most), { ...string, pattern: VALUES.perModel.share }] }),
  troop: () => string,
  weapon: () => string,
  mount: () => string,
  faction: () => string,
  abilities: () => listOf(ABILITY),
  spend: () => listOf({ enum: SPENDS }),
  guards: () => closed({ models: whole(0, VALUES.guards), unit: string }, ['models']),
  wrath: () => ({ anyOf: [whole(1, VALUES.wrath.most), { ...string, pattern: VALUES.wrath.dice }] }),
  effects: () => listOf({ $ref: '#/$defs/effect' }),
  acts: () =>
    listOf({
      anyOf: [
        { enum: ACTS },
        closed({ name: string, effects: listOf({ $ref: '#/$defs/effect' }), rule: { type: 'boolean' } }, ['effects'])
      ]
    }),
  readings: () => named(string),
  maybe: () =>
    listOf({
      type: 'object',
      properties: {
        chance: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
        ...Object.fromEntries(UNCERTAIN.map(key => [key, {}]))
      },
      required: ['chance'],
      minProperties: 2,
      maxProperties: 1 + PLACE.length,
      additionalProperties: false
    }),
  texts: () => listOf(string),
  quantities: () => listOf(string),
  names: () => named(string)
}

const propertiesOf = (
  fields: Readonly<Record<string, ScenarioField>>,
  helps: Readonly<Record<string, string>>,
  book: Rulebook
): Json => {
  const bound = (given: Bound): number => (typeof given === 'number' ? given : book.numbers[given])
  const schemaOf = (key: string, { type }: ScenarioField): Json => ({
    ...(schemas[type.is] as (type: ValueType, bound: (given: Bound) => number) => Json)(type, bound),
    description: helps[key] ?? ''
  })
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(key, field)]))
}

/**
 * Returns the JSON Schema of a scenario. `book` gives the limits of armour and models; a sentence under `fight` may give what the
 * other keys leave out.
 */
export const scenarioSchema = (book: Rulebook): object => {
  const { $schema: _, ...effects } = jsonSchemaOf(effect)
  const side: Json = {
    anyOf: [
      { ...string, description: 'a unit in words: "8 bondi, axe"' },
      { $ref: '#/$defs/unit' },
      closed({ together: { type: 'array', items: { $ref: '#/$defs/unit' }, minItems: 2, maxItems: 2 } }, ['together'])
    ]
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scenario of saga-odds',
    ...closed(
      {
        fight: { ...string, description: 'the fight as a sentence: "8 bondi charge 4 huscarls"' },
        ...propertiesOf(fightFields, fightHelp, book),
        attacker: { ...side, description: 'who charges, or shoots' },
        defender: { ...side, description: 'who is charged, or shot at' }
      },
      []
    ),
    anyOf: [{ required: ['fight'] }, { required: ['attacker', 'defender'] }],
    $defs: { unit: closed(propertiesOf(unitFields, unitHelp, book), []), effect: effects }
  }
}
