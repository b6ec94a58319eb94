import { basename } from 'node:path'
import { apart, waiting } from './chunks'
import { inAscii, type Metafile, type Plugin, target } from './esbuild'

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
export const asCommonJs: Plugin = {
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
