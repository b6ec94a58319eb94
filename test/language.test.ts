import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import ts from 'typescript'
import { afterEach, describe, expect, it } from 'vitest'
import { EXAMPLES } from '../src/cli/examples'
import { t, useCatalogue } from '../src/model/language'
import { spanish } from '../src/model/spanish'
import { namesOf } from '../src/request/names'
import { abilityFor, troopOf } from '../src/rules/lookup'
import { plain } from '../src/rules/named'
import { textsOf } from '../src/rules/rule-texts'
import { rulebook } from '../src/rules/rulebook'
import { prose } from '../src/rules/spanish'
import { topics } from '../src/rules/topics'
import { run, type } from './cli/running'
import { shownCommands } from './tools/pages'

/** What people are shown in Spanish. */

afterEach(() => useCatalogue(undefined))

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

it('units and abilities that the rulebook does not have are refused in Spanish', () => {
  useCatalogue(spanish)
  const book = rulebook(1)
  expect(() => troopOf(book, 'hirdmin')).toThrow(
    'No existe la unidad "hirdmin": nombra una de `saga-odds rules units`, quizá "hirdmen".'
  )
  expect(() => troopOf(book, 'hirdmen', 'normans')).toThrow(
    'Los hirdmen pertenecen a los vikingos, no a los normandos: quita la facción o nombra otra unidad.'
  )
  expect(() => abilityFor(book, 'crush', troopOf(book, 'hirdmen'))).toThrow(
    'Machacar está en la tabla de los normandos, no de los vikingos: quítala o nombra otra unidad.'
  )
  expect(() => abilityFor(book, 'activation-dice', troopOf(book, 'teulu'))).toThrow(
    / es para .*Taillefer.*: quítala o nombra otra unidad\.$/
  )
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

  it('has every text once', () => {
    const files = readdirSync('src/model/spanish').filter(file => file !== 'index.ts')
    const texts = files.flatMap(file => {
      const tree = ts.createSourceFile(file, readFileSync(`src/model/spanish/${file}`, 'utf8'), ts.ScriptTarget.Latest, true)
      const found: string[] = []
      const visit = (node: ts.Node): void => {
        if (ts.isPropertyAssignment(node) && (ts.isStringLiteral(node.name) || ts.isIdentifier(node.name)))
          found.push(node.name.text)
        ts.forEachChild(node, visit)
      }
      visit(tree)
      return found
    })
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('has in Spanish no value that its English text has not', () => {
    const wrong = entries.filter(([english, words]) => {
      const nameIn = (place: string) => (place.includes(':') ? place.split(':')[1] : place.split('|')[0])
      const values = new Set(placesIn(english).map(nameIn))
      return placesIn(words).some(place => !values.has(nameIn(place)))
    })
    expect(wrong).toEqual([])
  })

  it('has in English an article before troops and peoples alone, and the verb that goes with them', () => {
    const gone = (name: string) => t('{the:name} {is|are:name} gone before the fight begins: there is nothing to fight', { name })
    const names = ['bondi', 'warlord', 'Harald Hardrada', 'Varangians', 'Godwinson brothers', 'Magnus', 'attacking Cnut']
    expect(names.map(name => gone(name).split(' gone')[0])).toEqual([
      'the bondi are',
      'the warlord is',
      'Harald Hardrada is',
      'the Varangians are',
      'the Godwinson brothers are',
      'Magnus is',
      'the attacking Cnut is'
    ])
    expect(t('{The:name} {belongs|belong:name}', { name: 'hirdmen' })).toBe('The hirdmen belong')
    expect(t('{The:name} {belongs|belong:name}', { name: 'Taillefer' })).toBe('Taillefer belongs')
  })

  it('bends what goes with a name', () => {
    useCatalogue(spanish)
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

  it('knows people with their arms, men whose names look feminine, and units that a player named', () => {
    useCatalogue(spanish)
    const names = [
      'Canuto, a caballo',
      'Harold y sus hermanos',
      'hoplitas mercenarios',
      'levas-2',
      'sacerdote',
      'hird',
      '8 bondi'
    ]
    expect(names.map(who => t('{who} {n|charges|charge}', { who, n: 2 }))).toEqual([
      'Canuto, a caballo carga',
      'Harold y sus hermanos cargan',
      'los hoplitas mercenarios cargan',
      'las levas-2 cargan',
      'el sacerdote carga',
      'hird carga',
      '8 bondi cargan'
    ])
  })

  it('says "e" and "u" before their vowels', () => {
    useCatalogue(spanish)
    const said = (one: string, other: string) => t('{one} and {other}', { one, other })
    expect([said('bondi', 'hirdmen'), said('bondi', 'huscarls'), said('hacha', 'hierro')]).toEqual([
      'bondi e hirdmen',
      'bondi y huscarls',
      'hacha y hierro'
    ])
    expect(t('{expected}, or {also}', { expected: '7', also: '8' })).toBe('7, u 8')
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

it('the long texts of the rulebook are given in Spanish', () => {
  const english = ([1, 2] as const).flatMap(edition => {
    const { abilities, troops, wrath } = rulebook(edition)
    return [
      ...Object.values(abilities).flatMap(({ text, noFight, choice }) => [
        text,
        ...(noFight === undefined ? [] : [noFight]),
        ...(choice?.take === 'option' ? choice.options.map(option => option.text) : []),
        ...(choice?.take === 'number' ? [choice.of] : [])
      ]),
      ...Object.values(troops).flatMap(({ hero, hire }) => [...(hero?.facts ?? []), ...(hire?.facts ?? [])]),
      ...wrath.map(({ text }) => text),
      ...Object.values(textsOf(rulebook(edition))).flatMap(({ title, text }) => [title, text])
    ]
  })
  // a name is a name
  const names = new Set(Object.values(rulebook(1).abilities).map(({ name }) => name))
  const known: ReadonlySet<string> = new Set([...Object.keys(prose), ...Object.keys(spanish.texts), ...names, 'Jomsvikings'])
  expect(english.filter(text => !known.has(text))).toEqual([])
})

/** Words of ours in English that no Spanish text has. */
const ENGLISH = new Set(
  [
    'the of with without and is are was were be been to by from on for than then that this these those its their they them who',
    'which what where when while if each every any other another fewer most least two nothing nobody unless after before against',
    'both alone only also may must cannot does did has have had wins win loses lose lost charge charges charging charged shoot',
    'shoots shooting die hits hit models model unit units fatigue armour attack defence points odds chance best worth costs roll',
    'rolls step steps left gone wiped out average boards box played'
  ].flatMap(line => line.split(' '))
)

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** A command to type is the same in every language, and so are the names of settings. */
const withoutCommands = (text: string): string =>
  text.replace(/saga-odds [\s\S]*?(?=\n\S|\n\n|$)|--[\w-]+(?: \S+)?|\+[\w-]+|[\w-]+=[\w-]+|\b[a-z]+(?:-[a-z]+)+\b/g, '')

const splitLine = (line: string): readonly string[] =>
  (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map(word => word.replace(/^["']|["']$/g, ''))

const isFile = (word: string): boolean => existsSync(word) && statSync(word).isFile()

/** The file, or those of the folder. */
const filesAt = (word: string): readonly string[] => {
  if (!existsSync(word)) return []
  return statSync(word).isFile() ? [word] : readdirSync(word).flatMap(name => filesAt(`${word}/${name}`))
}

/** What is typed as it is in every language: the topics, and the interpretations with their values. */
const SETTINGS = [
  ...Object.keys(topics),
  ...([1, 2] as const).flatMap(edition => Object.values(rulebook(edition).readings).flatMap(({ values }) => Object.keys(values)))
]

/** Their answers are data, or need a terminal, or are files. */
const ANSWERED_OTHERWISE =
  /^(?:explore|batch|import|completion|page|board|help|config)\b| -f (?:json|ndjson|csv|text)|-o |--(?:out|help|version|emit|as-board|schema|fill)/

/** One command of ours in a line, of the help or of a page. */
const commands = (): readonly string[] => {
  const pages = ['README.md', ...readdirSync('docs').flatMap(file => (file.endsWith('.md') ? [`docs/${file}`] : []))]
  const shown = pages.flatMap(page =>
    shownCommands(readFileSync(page, 'utf8')).flatMap(({ command, exit }) => (exit === 0 ? [command] : []))
  )
  const typed = shown.flatMap(command => /^saga-odds ([^|<>;&$\n]+)$/.exec(command.trim())?.[1] ?? [])
  const helped = Object.values<readonly string[]>(EXAMPLES).flat()
  return [...new Set([...helped, ...typed])].filter(line => !ANSWERED_OTHERWISE.test(line) && !isMissingFiles(line))
}

/** A page goes on with files that it shows; they are not here. */
const isMissingFiles = (line: string): boolean => splitLine(line).some(word => /\.(?:yaml|json|csv)$/.test(word) && !isFile(word))

it.each(EXAMPLES.throw.filter(line => !line.includes(' -f ')))(
  'a throw is read back as it is told in Spanish: %s',
  async line => {
    const headOf = async (words: readonly string[]): Promise<string> => (await run(words, es)).stdout.split('   ')[0] ?? ''
    const head = await headOf(splitLine(line))
    expect(head).toMatch(/dados?/)
    expect(await headOf(['throw', head])).toBe(head)
  }
)

describe('every command of the help and of the pages', () => {
  it.each(commands())('is answered in Spanish: %s', async line => {
    const words = splitLine(line)
    const { stdout } = await run(words, es)
    expect(stdout).not.toBe('')
    // names in files and in the command are the user's own
    const own = new Set([
      ...wordsIn([...words, ...words.flatMap(filesAt).map(file => readFileSync(file, 'utf8'))].join(' ')),
      ...SETTINGS
    ])
    const bad = wordsIn(withoutCommands(stdout)).filter(word => ENGLISH.has(word) && !own.has(word))
    expect(bad).toEqual([])
  })

  it.each(EXAMPLES.melee.filter(line => !line.includes('--explain')))('is explained in Spanish: %s', async line => {
    const { stdout } = await run([...splitLine(line), '--explain'], es)
    const own = new Set(wordsIn(line))
    expect(wordsIn(withoutCommands(stdout)).filter(word => ENGLISH.has(word) && !own.has(word))).toEqual([])
  })
})

/** Made of parts where they are shown, or by another program: commander's headings, the rows of dice, a quantity of a side, what a sweep varies. */
const COMPOSED =
  /^(?:a whole number from -?\d+ to \d+, .*|Usage:|Arguments:|(?:hits|cancelled) on \d|defender wiped out|(?:attacker|defender)\.\w+)$/

/** Every text and name in the source, but for the catalogue. */
const textsInSource = (): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.add(node.text)
    if ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && ts.isIdentifier(node.name)) found.add(node.name.text)
    if (ts.isShorthandPropertyAssignment(node)) found.add(node.name.text)
    ts.forEachChild(node, visit)
  }
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts') && !/spanish/.test(file))
      visit(ts.createSourceFile(file, readFileSync(`src/${file}`, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

it('has no Spanish for a text that is nowhere', () => {
  const used = textsInSource()
  expect(Object.keys(spanish.texts).filter(text => !used.has(text) && !COMPOSED.test(text))).toEqual([])
})
