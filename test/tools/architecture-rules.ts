import type { SourceFile } from './source-tree'

/** The rules of the source tree. Each reads all files and returns its complaints, a sentence each. */
export type Rule = (files: readonly SourceFile[]) => readonly string[]

const core = ['model', 'chance', 'rules', 'battle', 'saga-dice', 'turn', 'warband', 'study', 'request', 'report']

/** Who may import whom, beside its own folder. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  model: [],
  chance: ['model'],
  rules: ['model'],
  battle: ['model', 'chance', 'rules'],
  'saga-dice': ['model', 'chance', 'rules'],
  turn: ['model', 'chance', 'rules', 'battle', 'saga-dice'],
  warband: ['model', 'rules', 'battle'],
  study: ['model', 'battle', 'turn', 'saga-dice', 'warband'],
  request: ['model', 'rules'],
  report: ['model'],
  answers: core,
  library: [...core, 'answers'],
  index: [...core, 'answers', 'library'],
  cli: [...core, 'answers', 'web'],
  web: [...core, 'answers']
}

/** Folders that only compute, and the packages they may import. */
const computing: Readonly<Record<string, readonly string[]>> = {
  model: [],
  chance: ['seedrandom'],
  rules: [],
  battle: [],
  'saga-dice': [],
  turn: [],
  warband: [],
  study: []
}

/** A file is one subject; beyond this it holds more than one. */
const longest = 500

/** Letters of a line with a turn of phrase: a longer one is laid out over several lines, a group a line. */
const widest = 160

const everyFileHasAFolder: Rule = files =>
  files
    .filter(({ folder }) => !(folder in arrows))
    .map(({ path, folder }) => `${path}: there is no folder ${folder}; there are ${list(Object.keys(arrows))}`)

const everyImportLeadsSomewhere: Rule = files =>
  eachImport(files, ({ path }, { name, file }) =>
    name.startsWith('.') && file === undefined && !name.endsWith('.json') ? `${path}: ${name} leads to no file` : undefined
  )

const importsFollowTheArrows: Rule = files => {
  const folders = new Map(files.map(({ path, folder }) => [path, folder]))
  return eachImport(files, ({ path, folder }, { file }) => {
    const other = folders.get(file ?? '') ?? folder
    const allowed = arrows[folder] ?? []
    return other === folder || allowed.includes(other)
      ? undefined
      : `${path} imports ${file}: ${folder} may import ${allowed.length > 0 ? list(allowed) : 'nothing'}`
  })
}

const noCircles: Rule = files => {
  const imports = new Map(files.map(({ path, imports }) => [path, imports.flatMap(({ file }) => file ?? [])]))
  const done = new Set<string>()
  const walk = (path: string, trail: readonly string[]): readonly string[] => {
    if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' -> ')]
    if (done.has(path)) return []
    const circles = (imports.get(path) ?? []).flatMap(next => walk(next, [...trail, path]))
    done.add(path)
    return circles
  }
  return files.flatMap(({ path }) => walk(path, []))
}

/** `seedrandom/lib/xor4096` is of seedrandom. */
const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

const theCoreOnlyComputes: Rule = files =>
  eachImport(files, ({ path, folder }, { name, file }) => {
    const allowed = computing[folder]
    if (allowed === undefined || file !== undefined || name.startsWith('.') || allowed.includes(packageOf(name))) return undefined
    return `${path} imports ${name}: ${folder} may ask for ${allowed.length > 0 ? `${list(allowed)} alone` : 'no package'}`
  })

const chanceIsInOnePlace: Rule = files =>
  files.flatMap(({ path, reachesFor }) =>
    reachesFor.map(what => `${path} reaches for ${what}: the same request must give the same bytes`)
  )

const filesAreShort: Rule = files =>
  files.filter(({ lines }) => lines > longest).map(({ path, lines }) => `${path} has ${lines} lines, more than ${longest}`)

const phrasesAreLaidOut: Rule = files =>
  files
    .filter(({ longestPhrase }) => longestPhrase > widest)
    .map(
      ({ path, longestPhrase }) => `${path} has a turn of phrase on a line of ${longestPhrase} letters: lay it out over several`
    )

const eachImport = (
  files: readonly SourceFile[],
  complaint: (file: SourceFile, imported: SourceFile['imports'][number]) => string | undefined
): readonly string[] => files.flatMap(file => file.imports.flatMap(imported => complaint(file, imported) ?? []))

const list = (words: readonly string[]) => words.join(', ')

export const rules = {
  'every file is in a known folder': everyFileHasAFolder,
  'every import leads to a file': everyImportLeadsSomewhere,
  'imports follow the arrows': importsFollowTheArrows,
  'no files import each other in a circle': noCircles,
  'the core asks for no package, but chance for its generator': theCoreOnlyComputes,
  'no file rolls dice or reads the clock but the one for chance': chanceIsInOnePlace,
  'no file is longer than one subject takes': filesAreShort,
  'a long turn of phrase is laid out over several lines': phrasesAreLaidOut
} satisfies Record<string, Rule>
