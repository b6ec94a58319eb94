import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { afterEach, describe, expect, it } from 'vitest'
import { EXAMPLES } from '../src/cli/examples'
import { speakBy, t } from '../src/model/language'
import { spanish } from '../src/model/spanish'
import { namesOf } from '../src/request/names'
import { plain } from '../src/rules/named'
import { rulebook } from '../src/rules/rulebook'
import { run, type } from './cli/running'

/** What people are shown in Spanish. */

afterEach(() => speakBy(undefined))

const es = { env: { LANG: 'es_ES.UTF-8' } }
const FIGHT = 'melee 12 bondi charge 4 huscarls axe gives up dice'

describe('the language', () => {
  it.each([
    ['the flag', `${FIGHT} --language es`, {}],
    ['the flag in one word', `${FIGHT} --language=es`, {}],
    ['LANG', FIGHT, { LANG: 'es_AR.UTF-8' }],
    ['LC_MESSAGES before LANG', FIGHT, { LANG: 'de_DE', LC_MESSAGES: 'es' }],
    ['LC_ALL before both', FIGHT, { LANG: 'en_GB', LC_MESSAGES: 'de_DE', LC_ALL: 'es_MX' }]
  ])('is Spanish by %s', async (_, line, env) => {
    const { stdout } = await type(line, { env })
    expect(stdout).toMatch(/^12 bondi cargan contra 4 huscarls, hacha danesa, reduciendo sus dados\n/)
    expect(stdout).toMatch(/ganan los bondi 68,6 %/)
  })

  it.each([
    ['nothing', FIGHT, {}],
    ['another locale', FIGHT, { LANG: 'et_EE.UTF-8' }],
    ['a locale that goes before LANG', FIGHT, { LANG: 'es_ES', LC_ALL: 'C' }],
    ['the flag, whatever the environment', `${FIGHT} --language en`, { LANG: 'es_ES' }]
  ])('is English by %s', async (_, line, env) => {
    expect((await type(line, { env })).stdout).toBe((await type(FIGHT)).stdout)
  })

  it('is one that there is', async () => {
    expect(await type(`${FIGHT} --language fr`)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('"fr" is not en or es')
    })
  })

  it.each(['json', 'ndjson', 'csv'])('is English for programs: %s', async format => {
    const line = `${FIGHT} +shieldwall -f ${format}`
    expect(await type(line, es)).toEqual(await type(line))
  })

  it('is Spanish in errors, even where a program reads the answer', async () => {
    for (const format of ['table', 'json']) {
      const { code, stdout, stderr } = await run(['shoot', '8 bondi', 'shoot', '4 huscarls', '-f', format], es)
      expect([code, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/^saga-odds: los bondi no tienen armas de proyectiles: nombra una/)
    }
  })
})

describe('mistakes in Spanish', () => {
  it.each([
    ['8 bondi charge', /^saga-odds: no hay nadie detrás de "charge": nombra las dos unidades/],
    ['8 bondi xyzzy charge 4 huscarls', /^saga-odds: palabra desconocida "xyzzy"/],
    ['8 bondi charge huscarls', /^saga-odds: ¿cuántas miniaturas de huscarls\?/],
    ['8 bondi charge 4 huscarls --attacker-armour 9', /^saga-odds: --attacker-armour: 9 no es /],
    [
      '8 bondi charge 4 huscarls --defender-covr heavy',
      /^saga-odds: opción desconocida --defender-covr; ¿querías decir --defender-cover\?/
    ],
    [
      '8 bondi charge 4 huscarls --format jsn',
      /^saga-odds: --format: "jsn" no es table, line, .* o html; ¿querías decir "json"\?/
    ]
  ])('%s', async (line, said) => {
    const { code, stdout, stderr } = await type(`melee ${line}`, es)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(said)
  })
})

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))

/** Places outside of every function, where a text would be English for ever. */
const tooEarly = (file: string): readonly string[] => {
  const text = readFileSync(`src/${file}`, 'utf8')
  if (!/model\/language'|\.\/language'/.test(text)) return []
  const found: string[] = []
  const visit = (node: ts.Node, isInside: boolean): void => {
    if (ts.isCallExpression(node) && !isInside && /^(?:t|said)$/.test(node.expression.getText(tree)))
      found.push(`${file}: ${node.getText(tree)}`)
    ts.forEachChild(node, child => visit(child, isInside || ts.isFunctionLike(node)))
  }
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  visit(tree, false)
  return found
}

const placesIn = (text: string): readonly string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, place = '']) => place)

describe('the catalogue', () => {
  const entries = Object.entries(spanish.texts)

  it('is asked within functions alone, when the language is known', () => expect(sources.flatMap(tooEarly)).toEqual([]))

  it('has in Spanish no value that its English text has not', () => {
    const wrong = entries.filter(([english, words]) => {
      const values = new Set(placesIn(english).map(place => place.split('|')[0]))
      return placesIn(words).some(place => !values.has(place.includes(':') ? place.split(':')[1] : place.split('|')[0]))
    })
    expect(wrong).toEqual([])
  })

  it('bends what goes with a name', () => {
    speakBy(spanish)
    expect(
      ['bondi', 'levas', 'señor de la guerra', 'Harald Hardrada', 'guardias'].map(name => t('the {name}', { name }))
    ).toEqual(['los bondi', 'las levas', 'el señor de la guerra', 'Harald Hardrada', 'los guardias'])
    expect(['levas', 'señor de la guerra', 'Canuto'].map(name => t('{name} lost', { name }))).toEqual([
      'bajas de las levas',
      'bajas del señor de la guerra',
      'bajas de Canuto'
    ])
    expect(['levas', 'señor de la guerra'].map(name => t('{name} {n|wins|win}', { name, n: 1 }))).toEqual([
      'ganan las levas',
      'gana el señor de la guerra'
    ])
    expect(t('abilities and fatigue of {who}', { who: 'los bondi' })).toBe('habilidades y fatiga de los bondi')
  })

  it('writes English as it stands', () => {
    expect(t('{n} {n|wound|wounds}', { n: 1 })).toBe('1 wound')
    expect(t('{n} {n|wound|wounds}', { n: 3 })).toBe('3 wounds')
  })
})

describe('the rulebook', () => {
  it.each([1, 2] as const)('reads every Spanish name of edition %s as its row', edition => {
    const book = rulebook(edition)
    const names = namesOf(book)
    const tables = { troop: book.troops, weapon: book.weapons, faction: book.factions, terrain: book.terrain } as const
    const unread = Object.entries(tables).flatMap(([kind, table]) =>
      Object.entries(table).flatMap(([id, { name, spanish: word }]) =>
        word === undefined ||
        names[kind as keyof typeof tables].get(plain(word)) === names[kind as keyof typeof tables].get(plain(name))
          ? []
          : [`${id}: ${word}`]
      )
    )
    expect(unread).toEqual([])
  })
})

it('every interpretation of a disputed rule is told in Spanish', () => {
  const meanings = ([1, 2] as const).flatMap(edition =>
    Object.values(rulebook(edition).readings).flatMap(({ values }) => Object.values(values))
  )
  expect(meanings.filter(meaning => !Object.hasOwn(spanish.texts, meaning))).toEqual([])
})

/** Words of English texts that are no word of any Spanish one, nor a name. */
const englishWords = (): ReadonlySet<string> => {
  const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const kept = new Set(Object.values(spanish.texts).flatMap(wordsIn))
  for (const edition of [1, 2] as const)
    for (const table of [rulebook(edition).troops, rulebook(edition).abilities, rulebook(edition).factions])
      for (const { name, spanish: word } of Object.values(table)) for (const each of wordsIn(word ?? name)) kept.add(each)
  return new Set(
    Object.keys(spanish.texts)
      .flatMap(wordsIn)
      .filter(word => !kept.has(word))
  )
}

/** Commands that are shown in Spanish. */
const TOLD = ['melee', 'shoot'] as const

/** A command to type is the same in every language. */
const withoutCommands = (text: string): string =>
  text.replace(/(?:saga-odds [\s\S]*?(?=\n\S|\n\n|$))|--[\w-]+(?: \S+)?|[\w-]+=[\w-]+/g, '')

describe('every example', () => {
  const examples = TOLD.flatMap(command => EXAMPLES[command]).filter(line => !/ -f | --(?:what-if|roll|until)/.test(line))
  const english = englishWords()

  it.each(examples.flatMap(line => [line, `${line} --explain`]))('is told in Spanish: %s', async line => {
    const words = (line.match(/"[^"]*"|\S+/g) ?? []).map(word => word.replaceAll('"', ''))
    const { code, stdout, stderr } = await run(words, es)
    expect([code, stderr]).toEqual([0, ''])
    expect(
      (
        withoutCommands(stdout)
          .toLowerCase()
          .match(/\p{L}{3,}/gu) ?? []
      ).filter(word => english.has(word))
    ).toEqual([])
  })
})
