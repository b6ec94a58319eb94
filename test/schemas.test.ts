import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import {
  AliasType,
  AnnotatedType,
  AnyType,
  type BaseType,
  type ChainNodeParser,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  DefinitionType,
  NumberType,
  ObjectProperty,
  ObjectType,
  SchemaGenerator,
  type SubNodeParser
} from 'ts-json-schema-generator'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '../src/cli/examples'
import { cells } from '../src/model/cell-numbers'
import { once } from '../src/model/once'
import { type Facet, isStage, TABLES } from '../src/model/quantities'
import { jsonSchemaOf } from '../src/request/boards/json-schema'
import { effect } from '../src/request/boards/schema'
import { report, type } from './cli/running'

/** The JSON Schemas that are shipped: of a report, made from its types by `npm run schemas`, and of a scenario. */

/** The type of an effect follows from the fields of its verb, and so does its schema: what the board files have is put in its place. */
const placeOfEffects: SubNodeParser = {
  supportsNode: node => ts.isTypeAliasDeclaration(node) && node.name.text === 'Effect',
  createType: () => new DefinitionType('Effect', new AliasType('Effect', new AnyType()))
}

type Key = readonly [
  key: string,
  isRequired: boolean,
  row: { readonly at: Facet; readonly kind?: string; readonly meaning?: string | undefined }
]

const keysOf = (rows: Readonly<Record<string, Key[2]>>): readonly Key[] =>
  Object.entries(rows).map(([key, row]) => [key, !isStage(row), row] as const)

/** The types that follow from the measures of a fight: their keys, and which of them there always are. */
const MEASURED: Readonly<Record<string, readonly Key[]>> = {
  SideNumbers: keysOf(TABLES.attacker),
  MeleeResult: keysOf(TABLES.result),
  Disengages: keysOf(TABLES.disengages),
  VictoryPoints: keysOf(TABLES.victoryPoints),
  CellNumbers: cells().map(({ key, isOfMelee }) => [key, !isOfMelee, { at: 'losses' }] as const)
}

const described = (type: BaseType, description: string | undefined): BaseType =>
  description ? new AnnotatedType(type, { description }, false) : type

const commentOn = (node: ts.Node): string | undefined =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment))
    .join(' ') || undefined

const placeOfMeasures = (chain: ChainNodeParser): SubNodeParser => ({
  supportsNode: node => ts.isTypeAliasDeclaration(node) && Object.hasOwn(MEASURED, node.name.text),
  createType: (node, context) => {
    const { name } = node as ts.TypeAliasDeclaration
    const spread = node
      .getSourceFile()
      .statements.find(each => ts.isInterfaceDeclaration(each) && each.name.text === 'LossDistribution')
    const properties = (MEASURED[name.text] ?? []).map(([key, isRequired, { kind, meaning }]) => {
      const type = kind === 'spread' && spread ? chain.createType(spread, context) : new NumberType()
      return new ObjectProperty(key, described(type, meaning), isRequired)
    })
    const whole = new ObjectType(name.text, [], properties, false)
    return new DefinitionType(name.text, described(new AliasType(name.text, whole), commentOn(node)))
  }
})

/** Made once: the compiler reads every type for it. */
const generated = once((): string => {
  const config = {
    ...DEFAULT_CONFIG,
    path: 'src/model/report.ts',
    type: 'Report',
    tsconfig: 'tsconfig.json',
    skipTypeCheck: true
  } as const
  const program = createProgram(config)
  const parser = createParser(program, config, chain =>
    chain.addNodeParser(placeOfEffects).addNodeParser(placeOfMeasures(chain as ChainNodeParser))
  )
  const schema = new SchemaGenerator(program, parser, createFormatter(config), config).createSchema('Report')
  const { $schema: _, ...definition } = jsonSchemaOf(effect, { target: 'draft-7' })
  const definitions = { ...schema.definitions, Effect: definition }
  return `${JSON.stringify({ ...schema, definitions }, null, 2)}\n`
})

const shipped = async (of: string) => JSON.parse((await type(`rules --schema ${of}`)).stdout) as Record<string, unknown>

const validators = {
  report: once(async () => new Ajv().compile(await shipped('report'))),
  scenario: once(async () => new Ajv2020({ strictTypes: false }).compile(await shipped('scenario')))
} as const

/** What does not fit, in its own words; nothing where all does. */
const complaints = async (of: keyof typeof validators) => {
  const validate = await validators[of]()
  return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []))
}

/** What answers with no report. */
const OTHERS: readonly string[] = ['saga-odds', 'explore', 'page', 'completion', 'import', 'board', 'book']

const asked = Object.entries(EXAMPLES)
  .filter(([command]) => !OTHERS.includes(command))
  .flatMap(([, lines]) => lines.filter(line => !/ -f | -o |--schema|--emit|^batch |^explore|^completion|"/.test(line)))

describe('the JSON Schema of a report', () => {
  it('is that of the types', async () => {
    await expect(generated()).toMatchFileSnapshot('../docs/report.schema.json')
  })

  it('is printed by rules --schema report', async () =>
    expect(`${JSON.stringify(await shipped('report'), null, 2)}\n`).toBe(generated()))

  it('fits what every example answers', async () => {
    const complain = await complaints('report')
    for (const line of asked) expect(complain(await report(line)), line).toEqual([])
  })

  it('fits what is uncertain in a unit', async () => {
    const complain = await complaints('report')
    for (const line of [
      'melee 8 bondi charge 4 huscarls (axe 60 %) +shieldwall',
      'melee 8 bondi (ullr 50 %) charge 4 huscarls (fatigue 1 40 %)',
      'shoot 8 crossbows shoot 6 bondi (in woods 40 %)',
      'compare 8 bondi vs 4 huscarls (axe 60 %)',
      'sweep melee bondi charge 4 huscarls (axe 60 %) --vary attacker.models=6..7',
      'advise 8 bondi +ullr charge 4 huscarls (axe 60 %)'
    ])
      expect(complain(await report(line)), line).toEqual([])
  })

  it('does not fit an uncertain thing without its chance', async () => {
    const complain = await complaints('report')
    const found = (await report('melee 8 bondi charge 4 huscarls (axe 60 %)')) as {
      readonly scenario: { readonly defender: object }
    }
    const defender = { ...found.scenario.defender, maybe: [{ weapon: 'danish-axe' }] }
    expect(complain({ ...found, scenario: { ...found.scenario, defender } })).not.toEqual([])
  })

  it('does not fit what is no report', async () => expect((await complaints('report'))({ kind: 'melee' })).not.toEqual([]))
})

describe('the JSON Schema of a scenario', () => {
  it('fits every scenario that a report holds, and sentences', async () => {
    const complain = await complaints('scenario')
    for (const line of [
      'melee 6 hirdmen fatigue 1 +frigg +combat-pool=1a1dr charge 4 huscarls axe fatigue 1 spends both +shieldwall',
      'melee warlord and 6 hirdmen charge 8 huscarls --split 2 --reading side-by-side-defence=each',
      'shoot 8 crossbows +aimed-volley +2a shoot 6 bondi in woods +asgard --method both --trials 100'
    ]) {
      const { scenario } = (await report(line)) as { readonly scenario: unknown }
      expect(complain(scenario), line).toEqual([])
    }
    expect(complain({ fight: '8w charge 4hg', edition: 2 })).toEqual([])
  })

  it.each([
    ['a key that is none', { fight: '8w charge 4hg', colour: 'red' }],
    ['a cover that is none', { attacker: { unit: 'levies' }, defender: { unit: 'levies', cover: 'thick' } }],
    ['armour out of bounds', { attacker: { unit: 'levies', armour: 7 }, defender: { unit: 'levies' } }],
    ['one side alone', { attacker: { unit: 'levies' } }]
  ])('does not fit %s', async (_, scenario) => expect((await complaints('scenario'))(scenario)).not.toEqual([]))
})

/** Every pattern in a schema. */
const patternsIn = (schema: unknown): readonly string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, value]) =>
        key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value)
      )

describe('the patterns of every schema', () => {
  const patterns = once(async () => {
    const asked = [...['board', 'scenario', 'report'].map(name => `rules --schema ${name}`), 'plan --schema']
    const schemas = [...asked, 'warband --schema', 'review --schema'].map(async line => JSON.parse((await type(line)).stdout))
    return [...new Set((await Promise.all(schemas)).flatMap(patternsIn))]
  })

  it('are such as Python reads too, and JavaScript with its flag or without', async () => {
    expect((await patterns()).length).toBeGreaterThan(5)
    for (const pattern of await patterns()) {
      expect(pattern).not.toMatch(/\\[^dsu/.]|\(\?[^:!=]/u)
      expect([new RegExp(pattern), new RegExp(pattern, 'u')]).toHaveLength(2)
    }
  })

  const basic = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(each => !/\p{Cs}/u.test(each))
  const unlike = async (beginning: string, exact: RegExp) => {
    const pattern = (await patterns()).find(each => each.startsWith(beginning)) ?? '(?!)'
    return basic.filter(each => new RegExp(pattern, 'u').test(each) !== exact.test(each))
  }

  it('accept the texts on one line that the reader accepts', async () =>
    expect(await unlike('^[^', /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]$/u)).toEqual([]))

  it('accept every letter in a name, and nothing else up to Cyrillic', async () => {
    const others = await unlike('^[A-Za-z', /^\p{L}$/u)
    expect(others.filter(each => /\p{L}/u.test(each))).toEqual([])
    expect(others.filter(each => each < '\u0531')).toEqual([])
  })
})
