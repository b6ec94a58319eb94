import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { gzipAsync } from '@gfx/zopfli'
import { defineConfig, type Options } from 'tsup'
import type * as Chances from './src/cli/chance-questions'
import type * as Comparisons from './src/cli/comparisons'
import type * as MayMatch from './src/cli/may-match'
import type * as Rewordings from './src/cli/rewordings'
import type * as Vocabulary from './src/request/words/vocabulary'
import type * as Editions from './src/rules/editions'
import type * as Rulebooks from './src/rules/rulebook'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]
type Metafile = Parameters<Parameters<Parameters<Plugin['setup']>[0]['onEnd']>[0]>[0]['metafile']
type Esbuild = Parameters<Plugin['setup']>[0]['esbuild']

const target = 'node20'

/** The prompt that opens an editor, which no command uses, drags in 300 kB of character tables. UTF-8 would be all it needs. */
const withoutCharacterTables: Plugin = {
  name: 'without-character-tables',
  setup(build) {
    build.onResolve({ filter: /^iconv-lite$/ }, () => ({ path: 'iconv-lite', namespace: 'utf8-only' }))
    build.onLoad({ filter: /.*/, namespace: 'utf8-only' }, () => ({
      contents:
        'export default { encodingExists: () => false, encode: text => Buffer.from(text), decode: bytes => String(bytes) }'
    }))
  }
}

/** The reader of arguments could start other programs, which no command does: Node's module for it, a tenth of a start, can wait. */
const withoutChildren: Plugin = {
  name: 'without-children',
  setup(build) {
    build.onResolve({ filter: /^(node:)?child_process$/ }, ({ importer }) =>
      /node_modules[\\/]commander[\\/]/.test(importer) ? { path: 'child_process', namespace: 'when-asked' } : undefined
    )
    build.onLoad({ filter: /.*/, namespace: 'when-asked' }, () => ({
      contents: "exports.spawn = (...order) => require('node:child_process').spawn(...order)",
      resolveDir: '.'
    }))
  }
}

const COMMANDER = 'node_modules/commander/lib'

/** The reader of arguments as it is: esbuild would copy all its names at each start, each with a getter. */
const commanderAsIs: Plugin = {
  name: 'commander-as-is',
  setup(build) {
    build.onResolve({ filter: /^commander$/ }, () => ({ path: 'commander', namespace: 'as-is' }))
    build.onLoad({ filter: /.*/, namespace: 'as-is' }, () => ({
      contents: `
        const { Command } = require('./node_modules/commander/lib/command.js')
        const { CommanderError } = require('./node_modules/commander/lib/error.js')
        const { Option } = require('./node_modules/commander/lib/option.js')
        export { Command, CommanderError, Option }`,
      resolveDir: '.'
    }))
    // its help pages and suggestions wait until they are used
    build.onResolve({ filter: /^\.\/(?:help\.js|suggestSimilar)$/ }, ({ importer, path }) =>
      /node_modules[\\/]commander[\\/]lib[\\/]command\.js$/.test(importer) ? { path, namespace: 'waiting' } : undefined
    )
    build.onLoad({ filter: /help/, namespace: 'waiting' }, () => ({
      contents: `
        exports.Help = class { constructor() { return new (require('./help.js').Help)() } }
        exports.stripColor = text => require('./help.js').stripColor(text)`,
      resolveDir: `./${COMMANDER}`
    }))
    build.onLoad({ filter: /suggestSimilar/, namespace: 'waiting' }, () => ({
      contents: "exports.suggestSimilar = (...asked) => require('./suggestSimilar.js').suggestSimilar(...asked)",
      resolveDir: `./${COMMANDER}`
    }))
  }
}

/** esbuild writes letters beyond ASCII as escapes, but not those of regular expressions; what is compiled must hold none. */
const inAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** After it stand at most the licences of packages. */
const EXPORTS = /\nexport \{\n([^}]*)\n\};\n(?=(?:\/\*!|$))/

interface Exported {
  readonly local: string
  readonly name: string
}

const exportsIn = (chunk: string): readonly Exported[] =>
  (EXPORTS.exec(chunk)?.[1] ?? '').split(',').flatMap(each => {
    const [local = '', name = local] = each.trim().split(' as ')
    return local === '' ? [] : [{ local, name }]
  })

/**
 * What a chunk exports, put into `exports` once it has run: by name, or where only other chunks ask for it (\`places\`) as a list. esbuild
 * would write getters, one behind another, of which each use is two calls: an eighth of the time of a batch. And each name would make a
 * shape of its own, a twentieth of a start. Nothing that is exported changes afterwards, and no two chunks need each other.
 */
const plainlyExported = (chunk: string, isList: boolean): string =>
  chunk.replace(EXPORTS, () => {
    const all = exportsIn(chunk)
    if (isList) return `\nmodule.exports = [${all.map(({ local }) => local).join(', ')}];\n`
    const values = all.map(({ local, name }) => `exports.${name} = ${local};\n`)
    return `\nObject.defineProperty(exports, '__esModule', { value: true });\n${values.join('')}`
  })

/**
 * Modules that most starts have no use for: each is a chunk that is read and run where something of it is first used, not where it is
 * imported. Those that are asked for at every start, but would stand in the same chunk, are named as well.
 */
const WHEN_USED = [
  'battle/acts',
  'battle/apply-effects',
  'battle/attack-dice',
  'battle/crush',
  'battle/exchange-second',
  'battle/readings-in-play',
  'battle/rounds',
  'battle/strike-key',
  'battle/units',
  'battle/usable-ability',
  'cli/examples',
  'cli/failure',
  'cli/replay-report',
  'model/figures',
  'request/ability',
  'request/flags',
  'battle/averaged',
  'battle/fractions',
  'battle/rebuilt-melees',
  'battle/recorded-stages',
  'battle/summary',
  'battle/thrown-cases',
  'battle/two-strikes',
  'battle/uncertain',
  'battle/wrath',
  'chance/fractions',
  'chance/sampled',
  'cli/commands/rules',
  'cli/commands/studies',
  'cli/commands/warband',
  'cli/system-errors',
  'model/cell-numbers',
  'model/condition',
  'model/effect',
  'model/mistakes',
  'model/nearest',
  'model/over-budget',
  'report/advice/page',
  'request/words/ask-back',
  'request/words/loss-question',
  'request/board',
  'request/boards/index',
  'request/choice',
  'request/words/choice-words',
  'request/condition-names',
  'request/costs',
  'request/field-help',
  'request/words/field-words',
  'request/json',
  'request/words/pointing-back',
  'request/words/sentence-words',
  'request/words/unit-names',
  'request/study-replay',
  'rules/abilities',
  'rules/cost',
  'rules/custom-tables',
  'rules/kit',
  'study/effects'
]
const ALWAYS = [
  'battle/cover',
  'battle/exchange',
  'battle/ledger',
  'battle/melee',
  'battle/tests',
  'model/unit-state',
  'model/limits',
  'request/words/cures',
  'request/words/loss-verbs'
]

const OF_COMMANDER = ['help', 'suggestSimilar'].map(name => `${COMMANDER}/${name}.js`)

const apart = Object.fromEntries([
  ...[...WHEN_USED, ...ALWAYS].map(module => [module.replaceAll('/', '-'), `src/${module}.ts`]),
  ...[...OF_COMMANDER, `${COMMANDER}/argument.js`].map(file => [`commander-${basename(file, '.js')}`, file])
])

/** The files of chunks in which a module stands that waits until it is used. */
const waiting = (metafile: Metafile): ReadonlySet<string> =>
  new Set(
    Object.entries(metafile?.outputs ?? {}).flatMap(([file, { inputs }]) =>
      [...WHEN_USED.map(module => `src/${module}.ts`), ...OF_COMMANDER].some(module => module in inputs) ? [basename(file)] : []
    )
  )

/** What each chunk exports that is asked for by other chunks alone, never by `import()`: in the order of its list. */
const listsIn = (metafile: Metafile, chunks: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> => {
  const outputs = Object.entries(metafile?.outputs ?? {})
  const byName = new Set(
    outputs.flatMap(([file, { entryPoint, imports }]) => [
      ...(entryPoint === undefined || Object.values(apart).includes(entryPoint) ? [] : [basename(file)]),
      ...imports.flatMap(({ kind, path }) => (kind === 'dynamic-import' ? [basename(path)] : []))
    ])
  )
  return new Map(
    [...chunks].flatMap(([name, text]) => (byName.has(name) ? [] : [[name, exportsIn(text).map(each => each.name)] as const]))
  )
}

/** What is asked for of a list, by its place. */
const askedByPlace = (code: string, lists: ReadonlyMap<string, readonly string[]>): string => {
  const asked = [...code.matchAll(/\b(import_\w+)=require\("\.\/([^"]+)"\)/g)]
  const places = new Map(asked.flatMap(([, local = '', file = '']) => (lists.has(file) ? [[local, lists.get(file) ?? []]] : [])))
  return code.replace(/\b(import_\w+)\.(\w+)/g, (whole, local, name) => {
    const list = places.get(local)
    if (!list) return whole
    if (!list.includes(name)) throw new Error(`no chunk exports ${name} as ${local}`)
    return `${local}[${list.indexOf(name)}]`
  })
}

/** `require` where something of a waiting chunk is used: `import_x` alone is how esbuild calls what it asks for. */
const askedWhenUsed = (code: string, waits: ReadonlySet<string>): string =>
  [...code.matchAll(/\b(import_\w+)=(require\("\.\/([^"]+)"\))/g)].reduce(
    (text, [whole, name = '', asked, file = '']) =>
      waits.has(file)
        ? text.replace(whole, name).replace(new RegExp(`\\b${name}(?=[.[])`, 'g'), () => `(${name}??=${asked})`)
        : text,
    code
  )

/**
 * Chunks are cut as ES modules and turned into CommonJS one by one, the module system that starts fastest. (The usual way to
 * cut CommonJS also rewrites every `?.` and `??` into slow calls.)
 */
const asCommonJs: Plugin = {
  name: 'as-commonjs',
  setup(build) {
    build.onEnd(async result => {
      const waits = waiting(result.metafile)
      const files = result.outputFiles ?? []
      const lists = listsIn(result.metafile, new Map(files.map(({ path, text }) => [basename(path), text])))
      for (const file of files) {
        const { code } = await build.esbuild.transform(plainlyExported(file.text, lists.has(basename(file.path))), {
          format: 'cjs',
          platform: 'node',
          target,
          banner: "'use strict'",
          minifyWhitespace: true,
          minifySyntax: true,
          legalComments: 'none',
          supported: { 'dynamic-import': false }
        })
        // last, so that what is replaced above is called as it was
        const small = await build.esbuild.transform(askedWhenUsed(askedByPlace(code, lists), waits), {
          format: 'cjs',
          platform: 'node',
          target,
          minify: true,
          legalComments: 'none',
          supported: { 'dynamic-import': false }
        })
        file.contents = new TextEncoder().encode(inAscii(small.code))
      }
    })
  }
}

/** Writes what went into the bundle, for the licence notices and the test of the package; it is not shipped. */
const listed = (name: string, packing = ''): Plugin => ({
  name: 'listed',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const outputs = Object.entries(metafile?.outputs ?? {}).map(([file, output]) => [`${file}${packing}`, output])
      mkdirSync('dist', { recursive: true })
      writeFileSync(`dist/${name}.meta.json`, JSON.stringify({ ...metafile, outputs: Object.fromEntries(outputs) }))
    })
  }
})

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

/**
 * What is the same at every start is read from a text when it is asked for, without running what makes it: the tables of each rulebook,
 * each as JSON (of a long table the ids and lengths of its rows, with tabs between them, then the rows), of which its places are written
 * into the program; and its phrases. Each text is a file of its own, named by what is in it.
 */
const readyTexts: Plugin = {
  name: 'ready-texts',
  setup(build) {
    const files = new Map<string, string>()
    const fileOf = (name: string, text: string): string => {
      const file = `${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.txt`
      files.set(file, inAscii(text))
      return file
    }
    const reader = "const read = (file, code) => process.getBuiltinModule('node:fs').readFileSync(__dirname + '/' + file, code)"
    build.onLoad({ filter: /src[\\/]rules[\\/]editions\.ts$/ }, async ({ path }) => {
      const { editions } = await exportsOf<Pick<typeof Editions, 'editions'>>(build.esbuild, path)
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
      const reading = `const tablesIn = file => {
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
      return { contents: `${reader}\n${reading}\nexport const editions = { ${asked.join(', ')} }` }
    })
    build.onLoad({ filter: /src[\\/]cli[\\/]derived-needs\.ts$/ }, async ({ path }) => {
      const modules = ['./may-match', './comparisons', './chance-questions', './rewordings', '../rules/rulebook']
      const entry = { contents: modules.map(module => `export * from '${module}'`).join('\n'), resolveDir: dirname(path) }
      const read = await exportsOf<typeof MayMatch & typeof Comparisons & typeof Chances & typeof Rewordings & typeof Rulebooks>(
        build.esbuild,
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
      const needs = [...read.lookedUp].map(([{ source }, each]) => [source, each] as const)
      const file = fileOf('needs', jsonOf(Object.fromEntries(needs)))
      return { contents: `${reader}\nexport const derivedNeeds = () => JSON.parse(read('${file}', 'latin1'))` }
    })
    build.onLoad({ filter: /src[\\/]request[\\/]words[\\/]printed\.ts$/ }, async ({ path }) => {
      const source = join(dirname(path), '../..')
      const { printedPhrases } = await exportsOf<typeof Vocabulary>(build.esbuild, join(source, 'request/words/vocabulary.ts'))
      const { rulebook } = await exportsOf<typeof Rulebooks>(build.esbuild, join(source, 'rules/rulebook.ts'))
      const asked = ([1, 2] as const).map(edition => {
        const tables = Object.entries(printedPhrases(rulebook(edition)))
        return `${edition}: { ${tables.map(([name, text]) => `${name}: () => read('${fileOf(`phrases-${edition}-${name}`, text)}', 'latin1')`).join(', ')} }`
      })
      return { contents: `${reader}\nexport const printed = { ${asked.join(', ')} }` }
    })
    build.onEnd(({ metafile }) => {
      const outputs = metafile?.outputs ?? {}
      for (const [file, text] of files) {
        writeFileSync(`dist/${file}`, text)
        outputs[`dist/${file}`] = { bytes: text.length, inputs: {}, imports: [], exports: [] }
      }
    })
  }
}

/** What each chunk asks for at its start, by which bin/saga-odds.cjs makes one script of those that belong together. */
const chunksTold: Plugin = {
  name: 'chunks-told',
  setup(build) {
    build.onEnd(({ metafile }) => {
      const waits = waiting(metafile)
      const asked = Object.entries(metafile?.outputs ?? {}).map(([file, { imports }]) => [
        basename(file),
        imports.flatMap(({ kind, external, path }) =>
          kind === 'import-statement' && !external && !waits.has(basename(path)) ? [basename(path)] : []
        )
      ])
      writeFileSync('dist/chunks.json', JSON.stringify(Object.fromEntries(asked.sort())))
    })
  }
}

/**
 * What the page for the phone shows nowhere: of a row of a board its `text`, a sentence, and of any row the page of its source; when a
 * reading matters, what heroes and hired men do beyond a fight, and what helps who writes board files.
 */
const QUOTED = `'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"`
const SENTENCES = `(?:(?:${QUOTED})\\s*\\+\\s*)*(?:${QUOTED})`
const BOX_TEXT = new RegExp(`\\btext:\\s*${SENTENCES}(?<=[.)]['"]),?`, 'g')

const UNSHOWN = [
  [new RegExp(`\\bsource:\\s*(?:${QUOTED}),?`, 'g'), ''],
  // a page in Spanish is made with these names
  [new RegExp(`\\bspanish:\\s*(?:${QUOTED}),?`, 'g'), ''],
  [new RegExp(`\\bmatters:\\s*${SENTENCES},?`, 'g'), ''],
  [/(\bleading\(\s*\[[^\]]*\],\s*)\[[^\]]*\]/g, '$1[]'],
  [/\bfacts:\s*\[[^\]]*\],?/g, ''],
  // an id is a name as well, which is found without its hyphen too
  [/'([a-z]+)-([a-z]+)', (?='\1 \2')/g, ''],
  [/\b([a-z]+)-([a-z]+), (?=\1 \2\b)/g, ''],
  // of these the page tells only what is inferred
  [/\bcertainty: '(?:stated|public|one source)',?/g, '']
] as const

/** Tables of which a page cites no rule. */
const RULELESS = /[\\/](?:weapons|terrain|readings|muster)\.ts$/
const RULE_OF_ROW = /\brule: '[RV][\d.]+',?/g

/** Of the values of a reading the page names each, and tells the meaning of none. */
const VALUES = /\bvalues: \{[^}]*\}/g
const withoutMeanings = (values: string): string => values.replace(new RegExp(`: ${SENTENCES}`, 'g'), ": ''")

const HELP = new RegExp(`\\bhelped\\(\\s*(?:${QUOTED}),`, 'g')

/** What the page leaves out: see above, fights in fractions or sampled, which it refuses (web/command.ts), and what only plans ask of a fight. */
const withoutUnshown: Plugin = {
  name: 'without-unshown',
  setup(build) {
    build.onLoad(
      { filter: /src[\\/](?:battle[\\/]recorded-stages|(?:battle|report[\\/]fight)[\\/]fractions)\.ts$/ },
      ({ path }) => {
        const names = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
        return { contents: names.map(name => `export const ${name} = () => ({ blocks: [] })`).join('\n'), loader: 'ts' }
      }
    )
    build.onLoad(
      { filter: /src[\\/](?:battle[\\/](?:odds|wrath)|answers[\\/]fights|report[\\/]fight[\\/](?:method|lines))\.ts$/ },
      ({ path }) => ({
        contents: readFileSync(path, 'utf8')
          .replace(/\b(?:scenario\.)?method(?:\.name)? (!==|===) '(?:fractions|monte-carlo|both)'/g, (_, sign) =>
            String(sign === '!==')
          )
          .replace(/\b(?:answer|report)\.fractions(?:\?\.\[path\])?/g, 'undefined'),
        loader: 'ts'
      })
    )
    build.onLoad({ filter: /src[\\/]rules[\\/].*\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      // the rows of the Wrath are shown
      const shown = basename(path) === 'wrath.ts' ? source : source.replace(BOX_TEXT, '')
      const unread = basename(path) === 'readings.ts' ? shown.replace(VALUES, withoutMeanings) : shown
      const cited = RULELESS.test(path) ? unread.replace(RULE_OF_ROW, '') : unread
      const contents = UNSHOWN.reduce((all, [unshown, nothing]) => all.replace(unshown, nothing), cited)
      return { contents, loader: 'ts' }
    })
    // answers on the page have a headline and no second line
    build.onLoad(
      { filter: /src[\\/]report[\\/](?:fight|readings|(?:advice|dice|study)[\\/](?:page|wrath|compare|sweep|what-if))\.ts$/ },
      ({ path }) => ({
        contents: readFileSync(path, 'utf8').replace(/\bsubtitle: (?:method\(report\)|.*(?=,\n))/g, "subtitle: ''"),
        loader: 'ts'
      })
    )
    // only `help conditions` and the schema say what a measure means
    build.onLoad({ filter: /src[\\/]model[\\/]quantities\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        new RegExp(`\\bmeaning: (?:${QUOTED})|,\\s*'[A-Z][^']*\\.'(?=\\s*\\))`, 'g'),
        ''
      ),
      loader: 'ts'
    }))
    // the page has no help that lists flags
    build.onLoad({ filter: /src[\\/]request[\\/]flags\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/'(?:Attacker|Defender), [^']*:'/g, "''")
        .replace(/(\[\s*'[^']*', *\s*)'[^']*'(?=,\s*value =>)/g, "$1''"),
      loader: 'ts'
    }))
    build.onLoad({ filter: /src[\\/]model[\\/]effect.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(HELP, '('),
      loader: 'ts'
    }))
  }
}

/** What the page for the phone, whose numbers are always exact, does without: each of these is as it is of fights that are not thrown. */
const EXACT_ONLY: Readonly<Record<string, string>> = {
  'battle/methods':
    "import { exactly } from '../chance/exact'\n" +
    "export const exactAnswer = ready => exactly(ready.battle), sampledAnswer = () => {}, intervalsOf = () => ({}), widest = () => 0, deviationOf = () => {}, DEFAULT_SEED = ''",
  'battle/thrown-cases': 'export const samplingOfCases = () => ({}), withTrials = scenario => scenario',
  'study/sampled':
    'export const samplingOf = () => ({}), methodOfTable = first => first, samplingOfSubject = () => ({}), intervalsOfDifference = () => ({}), intervalsOfDuel = () => {}',
  'report/study/sampled':
    'export const sampledEach = () => [], intervalOf = () => ({}), numberCell = ({ figure }, numbers) => ({ text: figure(numbers) }), isToldApart = () => true, notHighest = () => []'
}

const withoutSampling: Plugin = {
  name: 'without-sampling',
  setup(build) {
    for (const [module, contents] of Object.entries(EXACT_ONLY))
      build.onLoad({ filter: new RegExp(`src/${module}\\.ts$`.replaceAll('/', '[\\\\/]')) }, () => ({ contents, loader: 'js' }))
  }
}

/** What is sent is smaller where what is alike stands together: the page's modules, folder by folder. Others stand where they are asked for first. */
const LIKE_BY_LIKE = [
  'rules',
  'request/words',
  'request',
  'model',
  'saga-dice',
  'turn',
  'battle',
  'chance',
  'study',
  'report',
  'answers'
]
const PAGE = 'src/web/app.ts'

/** Names of properties that no file holds, apart from fields of reports: in the page's script they may be short. */
const IS_OR_HAS = /^(?:is|has|may|are)[A-Z]/

const fieldsOfReports = (): string[] =>
  [...readFileSync('docs/report.schema.json', 'utf8').matchAll(/"(\w+)":/g)].map(([, name = '']) => name)

const likeByLike: Plugin = {
  name: 'like-by-like',
  setup(build) {
    const beforehand = '?'
    build.onResolve({ filter: /^\?src\// }, ({ path }) => ({ path: resolve(path.slice(beforehand.length)), sideEffects: true }))
    build.onLoad({ filter: /src[\\/]web[\\/]app\.ts$/ }, async ({ path }) => {
      // the modules the page takes, as they are without an order
      const { metafile } = await build.esbuild.build({
        ...build.initialOptions,
        entryPoints: [path],
        plugins: [withoutUnshown, withoutSampling],
        metafile: true,
        write: false
      })
      const parts = Object.values(metafile.outputs)
        .flatMap(({ inputs }) => Object.keys(inputs))
        .filter(part => part !== PAGE)
      const ordered = LIKE_BY_LIKE.flatMap(folder => parts.filter(part => part.startsWith(`src/${folder}/`)).sort())
      const imports = [...new Set(ordered)].map(part => `import '${beforehand}${part}'`)
      return { contents: [...imports, readFileSync(path, 'utf8')].join('\n'), loader: 'ts' }
    })
  }
}

/** How terser makes the page's script smaller than esbuild does. */
const sent: NonNullable<Options['terserOptions']> = {
  ecma: 2020,
  toplevel: true,
  // one letter that needs two bytes would make each letter of the script take two
  format: { ascii_only: true, quote_style: 1 },
  mangle: {
    properties: {
      regex: IS_OR_HAS,
      keep_quoted: true,
      reserved: fieldsOfReports()
    }
  },
  // comparisons as they are written repeat more often, and so compress better
  compress: {
    passes: 3,
    inline: 1,
    hoist_funs: true,
    lhs_constants: false,
    pure_getters: true,
    keep_fargs: false,
    // "unsafe" only where a program changes built-in objects or reads the text of functions; the page does neither
    unsafe: true,
    unsafe_arrows: true,
    // what these make and nothing uses is left out
    pure_funcs: [
      'wordSet',
      'once',
      'onceFor',
      'memoize',
      'msg',
      'outOfPlace',
      'oneOf',
      'listOf',
      'either',
      'joint',
      'object',
      'fields',
      'columnsOf',
      'parserOf',
      'numbering',
      'whole',
      'Object.fromEntries'
    ]
  }
}

/** A script of the page as its file holds it: compressed, with gzip's format, by a program that takes its time for it. */
const packed = async (name: string): Promise<void> => {
  writeFileSync(`dist/${name}.gz`, await gzipAsync(readFileSync(`dist/${name}`), { numiterations: 15 }))
  rmSync(`dist/${name}`)
}

/** What is compiled beforehand: see bin/saga-odds.cjs. */
const USUAL = [
  'melee 8 warriors charge 4 hearthguard',
  'melee 8 warriors charge 4 hearthguard -f json',
  'shoot 8 crossbows +aimed-volley shoot 6 bondi in woods +asgard',
  'sweep melee 8 warriors charge 4 hearthguard --vary attacker.models=7..8'
]

/** Nothing that was compiled of an older program may be left, even where this build fails. */
const withoutOldCode: Plugin = {
  name: 'without-old-code',
  setup(build) {
    build.onStart(() => {
      mkdirSync('dist', { recursive: true })
      for (const file of readdirSync('dist')) if (/^compiled-.*\.bin$/.test(file)) rmSync(`dist/${file}`)
    })
  }
}

const compiled = async (): Promise<void> => {
  // V8 writes the hashes of its texts down, which it seeds anew at every start: one seed, so that two builds are the same bytes
  const make = ['--random-seed=1', '-e', "require('./bin/saga-odds.cjs').make()"]
  for (const command of USUAL)
    execFileSync(process.execPath, [...make, 'saga-odds', ...command.split(' ')], { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Pages that depend on nothing are printed by the program once, so that bin/saga-odds.cjs shows them without loading it. And its manual, for `man`. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'start.txt': [],
  'help.txt': ['--help'],
  'saga-odds.1': ['help', 'man']
}

const printed = async (): Promise<void> => {
  for (const [file, words] of Object.entries(PAGES))
    writeFileSync(`dist/${file}`, execFileSync(process.execPath, ['dist/cli.cjs', ...words], { env: {} }))
}

/** Every package is bundled, so that an installed saga-odds needs no other. */
const bundled: Options = {
  format: 'esm',
  target,
  platform: 'node',
  noExternal: [/.*/],
  splitting: true,
  removeNodeProtocol: false,
  silent: true,
  esbuildOptions(options) {
    // Packages are called by where they stand here, so that a build is the same bytes wherever it is made.
    options.preserveSymlinks = true
    // Its build for browsers is the one made of ES modules: smaller, and it asks for nothing of Node's.
    options.alias = { yaml: './node_modules/yaml/browser/index.js' }
  }
}

export default defineConfig([
  {
    ...bundled,
    // The command line. Each command is a chunk of its own, read when it is asked for. What is read is made small chunk by chunk, as the
    // last step of `asCommonJs`: esbuild's own way with chunks breaks the prompts of `explore`.
    // The threads of `batch` and of the live view begin in files of their own.
    entry: {
      cli: 'src/cli/entry.ts',
      'batch-worker': 'src/cli/batch/worker.ts',
      'book-worker': 'src/cli/book/worker.ts',
      'explore-worker': 'src/cli/explore/live/worker.ts',
      ...apart
    },
    outExtension: () => ({ js: '.cjs' }),
    esbuildPlugins: [
      withoutOldCode,
      withoutCharacterTables,
      withoutChildren,
      commanderAsIs,
      readyTexts,
      listed('cli'),
      chunksTold,
      asCommonJs
    ],
    onSuccess: async () => {
      await printed()
      await compiled()
    }
  },
  {
    ...bundled,
    // The library, for `import { odds } from 'saga-odds'`: its entry is names alone, and errors stand apart, so that a program that is
    // bundled takes what it asks for.
    entry: { index: 'src/index.ts', library: 'src/library/index.ts', errors: 'src/model/errors.ts' },
    platform: 'neutral',
    esbuildPlugins: [listed('index')]
  },
  {
    ...bundled,
    // The library, for `require('saga-odds')`.
    entry: { index: 'src/index.ts' },
    format: 'cjs',
    splitting: false,
    outExtension: () => ({ js: '.cjs' }),
    esbuildOptions(options, context) {
      bundled.esbuildOptions?.(options, context)
      options.minifyWhitespace = true
    },
    esbuildPlugins: [listed('required')]
  },
  {
    ...bundled,
    // The page for the phone: one script, which `page` puts into its file. Its thread runs the same script.
    entry: { page: PAGE },
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    splitting: false,
    // terser makes less of it still where esbuild shortened the forms first
    minify: 'terser',
    terserOptions: sent,
    esbuildOptions(options, context) {
      bundled.esbuildOptions?.(options, context)
      options.minifySyntax = true
    },
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [withoutUnshown, withoutSampling, likeByLike, listed('page', '.gz')],
    onSuccess: () => packed('page.js')
  },
  {
    ...bundled,
    // What the script of a page in Spanish begins with.
    entry: { 'page-spanish': 'src/web/spanish.ts' },
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    splitting: false,
    minify: true,
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [listed('page-spanish', '.gz')],
    onSuccess: () => packed('page-spanish.js')
  },
  {
    ...bundled,
    // The library as one file, for a page that imports it as it is: `saga-odds/browser`.
    entry: { browser: 'src/index.ts' },
    platform: 'browser',
    target: 'es2022',
    splitting: false,
    minify: true,
    esbuildPlugins: [listed('browser')]
  },
  {
    // The types of both: `.ci/build.mjs` copies them for those who require the library.
    entry: { index: 'src/index.ts' },
    format: 'esm',
    target,
    silent: true,
    dts: { only: true }
  }
])
