import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipAsync } from '@gfx/zopfli'
import type { Options } from 'tsup'
import type { Plugin } from './esbuild'
import { withoutSampling, withoutUnshown } from './page-leaves-out'

export const PAGE = 'src/web/app.ts'

/** What is sent is smaller where what is alike stands together: the page's modules, folder by folder. Others stand where they are asked for first. */
const LIKE_BY_LIKE = [
  'rules/second',
  'rules',
  'request/words',
  'request',
  'saga-dice',
  'chance',
  'battle',
  'turn',
  'report/html',
  'report',
  'model',
  'answers',
  'study'
]

export const likeByLike: Plugin = {
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

/** Folders and files whose values no file holds and nobody outside reads by name, where a name is declared in them alone. */
const INTERNAL = [
  ...['chance/', 'battle/', 'turn/', 'saga-dice/', 'request/', 'study/', 'answers/', 'report/'],
  ...['model/quantities', 'model/unit-state']
].map(part => `src/${part}`)

/** Code without comments; texts, which may be names of properties, stay. */
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

const wordsIn = (code: string): readonly string[] => code.match(/\w+/g) ?? []

/** Put together from a side and what is told of it, these are asked for by text: `attackerHits`. */
const OF_SIDE = /attacker|defender|companion/i

/** The properties of types, or asked for by name, in the internal folders alone, and that no text spells; keys of dictionaries are neither. */
const internalNames = (): readonly string[] => {
  const [declared, others] = [new Set<string>(), new Set<string>()]
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    // the program that writes the page hands it data of `model`, `rules` and `web` alone
    if (!name.endsWith('.ts') || /^(?:cli|library|warband)\b/.test(name)) continue
    const file = join('src', name)
    const code = withoutComments(readFileSync(file, 'utf8'))
    const texts = code.match(/'[^'\n]*'|`[^`]*`/g) ?? []
    if (INTERNAL.some(folder => file.startsWith(folder)))
      for (const [property] of code.matchAll(/(?<=\breadonly )\w{3,}(?=\??:)|(?<=\w\.)\w{3,}\b/g)) declared.add(property)
    else for (const word of wordsIn(code)) others.add(word)
    for (const word of wordsIn(texts.join(' '))) others.add(word)
  }
  return [...declared].filter(property => !others.has(property) && !OF_SIDE.test(property))
}

/** Names of properties that no file holds, apart from fields of reports: in the page's script they may be short. */
const SHORT = new RegExp(`^(?:(?:is|has|may|are)[A-Z].*|${internalNames().join('|')})$`)

const fieldsOfReports = (): string[] =>
  [...readFileSync('docs/report.schema.json', 'utf8').matchAll(/"(\w+)":/g)].map(([, name = '']) => name)

/** How terser makes the page's script smaller than esbuild does. */
export const sent: NonNullable<Options['terserOptions']> = {
  ecma: 2020,
  toplevel: true,
  // one letter that needs two bytes would make each letter of the script take two
  format: { ascii_only: true, quote_style: 1 },
  mangle: {
    properties: {
      regex: SHORT,
      keep_quoted: true,
      reserved: fieldsOfReports()
    }
  },
  // comparisons as they are written repeat more often, and so compress better
  compress: {
    passes: 5,
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
export const packed = async (name: string): Promise<void> => {
  writeFileSync(`dist/${name}.gz`, await gzipAsync(readFileSync(`dist/${name}`), { numiterations: 60, blocksplittingmax: 0 }))
  rmSync(`dist/${name}`)
}
