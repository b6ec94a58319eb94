import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What the build wrote and from which packages, as its lists beside the bundle say. */

interface Metafile {
  readonly outputs: Readonly<
    Record<
      string,
      {
        readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>
        readonly imports: readonly { readonly path: string; readonly external?: boolean }[]
      }
    >
  >
}

export interface BundledPackage {
  readonly name: string
  readonly version: string
  /** As the package states it: MIT. */
  readonly license: string
  /** The text of its licence files; empty when it ships none. */
  readonly texts: readonly string[]
}

const outputs = () =>
  ['cli', 'index', 'required', 'page', 'page-spanish', 'browser'].flatMap(name => {
    const list = `dist/${name}.meta.json`
    if (!existsSync(list)) throw new Error(`${list} is missing: run "npm run build" first`)
    return Object.entries((JSON.parse(readFileSync(list, 'utf8')) as Metafile).outputs)
  })

/** `dist/cli.cjs` and every other file of the bundle. */
export const builtFiles = (): readonly string[] => outputs().map(([path]) => path)

/** The sources of which something stands in these files of the bundle. */
export const sourcesIn = (files: ReadonlySet<string>): readonly string[] =>
  outputs().flatMap(([path, { inputs }]) =>
    files.has(path) ? Object.entries(inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? source : [])) : []
  )

/** Modules the bundle asks for when it runs. */
export const askedFor = (): readonly string[] => [
  ...new Set(outputs().flatMap(([, { imports }]) => imports.flatMap(({ path, external }) => (external ? path : []))))
]

export const bundledPackages = (): readonly BundledPackage[] => {
  const inputs = outputs().flatMap(([, { inputs }]) => Object.entries(inputs))
  const folders = inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? (packageFolder(path) ?? []) : []))
  return [...new Set(folders)].map(readPackage).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** `node_modules/yaml/browser/index.js` -> `node_modules/yaml`; scopes and nested folders too. */
const packageFolder = (path: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]

const readPackage = (folder: string): BundledPackage => {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>
  if (!name || !version || !license)
    throw new Error(`${folder}/package.json names no licence: look what it is before bundling it`)
  const files = readdirSync(folder).sort()
  const texts = files.filter(file => /^(licen[cs]e|copying|notice)/i.test(file)).map(file => readText(`${folder}/${file}`))
  const readme = files.find(file => /^readme/i.test(file))
  return { name, version, license, texts: texts.length > 0 || !readme ? texts : licenceSection(readText(`${folder}/${readme}`)) }
}

const readText = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()

/** Some packages give their licence at the end of their front page, under a heading of its own. */
const licenceSection = (readme: string): readonly string[] => {
  const section = /^#*[ ]*licen[cs]e.*\n(?:[-=]+\n)?([\s\S]*)$/im.exec(readme)?.[1]?.trim()
  return section ? [section] : []
}
