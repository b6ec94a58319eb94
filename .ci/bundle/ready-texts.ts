import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type * as Chances from '../../src/cli/questions/chance-questions'
import type * as Comparisons from '../../src/cli/questions/comparisons'
import type * as MayMatch from '../../src/cli/questions/may-match'
import type * as Rewordings from '../../src/cli/questions/rewordings'
import type * as Vocabulary from '../../src/request/words/vocabulary'
import type * as Editions from '../../src/rules/editions'
import type * as Rulebooks from '../../src/rules/rulebook'
import { type Esbuild, inAscii, type Plugin } from './esbuild'

/** What a module of the source exports, run here. */
const exportsOf = async <T>(
  esbuild: Esbuild,
  entry: string | { readonly stdin: { readonly contents: string; readonly resolveDir: string } }
): Promise<T> => {
  const { outputFiles } = await esbuild.build({
    ...(typeof entry === 'string' ? { entryPoints: [entry] } : entry),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false
  })
  const module = { exports: {} as T }
  // written as it is shipped, for the sources of patterns
  new Function('module', inAscii(outputFiles[0]?.text ?? ''))(module)
  return module.exports
}

/** The version is written in as it is asked for. */
const VERSION = 'version'

/** Tables of many rows, of which a start needs a few. */
const LONG = ['troops', 'abilities']
const isLong = (table: string): boolean => LONG.includes(table)

const jsonOf = (value: unknown): string => inAscii(JSON.stringify(value))

const READER = "const read = (file, code) => process.getBuiltinModule('node:fs').readFileSync(__dirname + '/' + file, code)"

/** How the program takes a table out of its text. */
const TABLES_IN = `const tablesIn = file => {
  let bytes
  const text = (from, to) => (bytes ??= read(file)).latin1Slice(from, to)
  const whole = (from, to) => JSON.parse(text(from, to))
  const rows = (from, to) => {
    const fields = text(from, to).split('\\t')
    // without a prototype an object takes rows as a table does; with one, each would make a shape of its own
    const found = Object.create(null)
    let next = to
    for (let i = 0; i < fields.length; i += 2) {
      const [id, start, end] = [fields[i], next, next + Number(fields[i + 1])]
      next = end
      Object.defineProperty(found, id, {
        enumerable: true,
        configurable: true,
        get() {
          const value = whole(start, end)
          Object.defineProperty(found, id, { value })
          return value
        }
      })
    }
    return Object.setPrototypeOf(found, Object.prototype)
  }
  return { whole, rows }
}`

/** The file of a text, named by what is in it. */
type FileOf = (name: string, text: string) => string

/**
 * The tables of each rulebook, each as JSON (of a long table the ids and lengths of its rows, with tabs between them, then the rows), of
 * which its places are written into the program.
 */
const rulebookTexts = async (esbuild: Esbuild, path: string, fileOf: FileOf): Promise<string> => {
  const { editions } = await exportsOf<Pick<typeof Editions, 'editions'>>(esbuild, path)
  const asked = Object.entries(editions).map(([edition, made]) => {
    const rows = Object.entries(made(VERSION)).filter(([name]) => name !== VERSION)
    const tables = rows.filter(([, value]) => typeof value === 'object')
    const plain = rows.flatMap(([name, value]) => (typeof value === 'object' ? [] : [`${name}: ${JSON.stringify(value)}`]))
    const parts: string[] = []
    let end = 0
    const placed = (text: string): string => {
      const start = end
      parts.push(text)
      end += text.length
      return `${start}, ${end}`
    }
    const getters = tables.map(([name, table]) => {
      if (!isLong(name)) return `get ${name}() { return ${name} ??= tables.whole(${placed(jsonOf(table))}) }`
      const each = Object.entries(table).map(([id, row]) => [id, jsonOf(row)] as const)
      const list = placed(each.map(([id, text]) => `${id}\t${text.length}`).join('\t'))
      for (const [, text] of each) placed(text)
      return `get ${name}() { return ${name} ??= tables.rows(${list}) }`
    })
    return `${edition}: ${VERSION} => {
      const tables = tablesIn('${fileOf(`rulebook-${edition}`, parts.join(''))}')
      let ${tables.map(([name]) => name).join(', ')}
      return { ${[VERSION, ...plain, ...getters].join(', ')} }
    }`
  })
  return `${READER}\n${TABLES_IN}\nexport const editions = { ${asked.join(', ')} }`
}

/** What a text must have that one of the patterns of turns of phrase may match. */
const neededWords = async (esbuild: Esbuild, path: string, fileOf: FileOf): Promise<string> => {
  const modules = ['./may-match', './comparisons', './chance-questions', './rewordings', '../../rules/rulebook']
  const entry = { contents: modules.map(module => `export * from '${module}'`).join('\n'), resolveDir: dirname(path) }
  const read = await exportsOf<typeof MayMatch & typeof Comparisons & typeof Chances & typeof Rewordings & typeof Rulebooks>(
    esbuild,
    { stdin: entry }
  )
  // a text that is nothing they look for, so that they try all their patterns
  const [text, words] = ['qqq or que qqq', ['qqq or que qqq']]
  for (const book of [read.rulebook(1), read.rulebook(2)]) {
    read.inPlainWords(text, book)
    read.comparisonAsked(words, book)
    read.tieAsked(words, book)
    read.nobodyAsked(words, book)
    read.untilAsked(words, book)
  }
  const file = fileOf('needs', jsonOf(Object.fromEntries(read.lookedUp)))
  return `${READER}\nexport const derivedNeeds = () => JSON.parse(read('${file}', 'latin1'))`
}

/** The phrases of each rulebook. */
const phraseTexts = async (esbuild: Esbuild, path: string, fileOf: FileOf): Promise<string> => {
  const source = join(dirname(path), '../..')
  const { printedPhrases } = await exportsOf<typeof Vocabulary>(esbuild, join(source, 'request/words/vocabulary.ts'))
  const { rulebook } = await exportsOf<typeof Rulebooks>(esbuild, join(source, 'rules/rulebook.ts'))
  const asked = ([1, 2] as const).map(edition => {
    const tables = Object.entries(printedPhrases(rulebook(edition)))
    return `${edition}: { ${tables.map(([name, text]) => `${name}: () => read('${fileOf(`phrases-${edition}-${name}`, text)}', 'latin1')`).join(', ')} }`
  })
  return `${READER}\nexport const printed = { ${asked.join(', ')} }`
}

/** The modules that are read from a text, and what stands in their place. */
const READY = [
  [/src[\\/]rules[\\/]editions\.ts$/, rulebookTexts],
  [/src[\\/]cli[\\/]questions[\\/]derived-needs\.ts$/, neededWords],
  [/src[\\/]request[\\/]words[\\/]printed\.ts$/, phraseTexts]
] as const

/** What is the same at every start is read from a text when it is asked for, without running what makes it. Each text is a file of its own. */
export const readyTexts: Plugin = {
  name: 'ready-texts',
  setup(build) {
    const files = new Map<string, string>()
    const fileOf: FileOf = (name, text) => {
      const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.txt`
      files.set(file, inAscii(text))
      return file
    }
    for (const [filter, made] of READY)
      build.onLoad({ filter }, async ({ path }) => ({ contents: await made(build.esbuild, path, fileOf) }))
    build.onEnd(({ metafile }) => {
      const outputs = metafile?.outputs ?? {}
      for (const [file, text] of files) {
        writeFileSync(`dist/${file}`, text)
        outputs[`dist/${file}`] = { bytes: text.length, inputs: {}, imports: [], exports: [] }
      }
    })
  }
}
