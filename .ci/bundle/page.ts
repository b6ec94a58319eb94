import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipAsync } from '@gfx/zopfli'
import type { Options } from 'tsup'
import type { Plugin } from './esbuild'
import { withoutSampling, withoutUnshown } from './page-leaves-out'

export const PAGE = 'src/web/app.ts'

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

/** Names of properties that no file holds, apart from fields of reports: in the page's script they may be short. */
const IS_OR_HAS = /^(?:is|has|may|are)[A-Z]/

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
export const packed = async (name: string): Promise<void> => {
  writeFileSync(`dist/${name}.gz`, await gzipAsync(readFileSync(`dist/${name}`), { numiterations: 15 }))
  rmSync(`dist/${name}`)
}
