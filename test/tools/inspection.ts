import type { SourceFile } from './house'

/** The rules of the house. Each looks through all files and answers with its complaints, a sentence each. */
export type Rule = (files: readonly SourceFile[]) => readonly string[]

const core = ['model', 'chance', 'rules', 'battle', 'saga-dice', 'turn', 'warband', 'study', 'request', 'report']

/** Who may import whom, beside his own room. */
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

/** Rooms that only compute, and the packages they may ask for. */
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

const everyFileHasARoom: Rule = files =>
  files
    .filter(({ room }) => !(room in arrows))
    .map(({ path, room }) => `${path}: there is no room called ${room}; there are ${list(Object.keys(arrows))}`)

const everyImportLeadsSomewhere: Rule = files =>
  eachImport(files, ({ path }, { name, file }) =>
    name.startsWith('.') && file === undefined && !name.endsWith('.json') ? `${path}: ${name} leads to no file` : undefined
  )

const importsFollowTheArrows: Rule = files => {
  const rooms = new Map(files.map(({ path, room }) => [path, room]))
  return eachImport(files, ({ path, room }, { file }) => {
    const other = rooms.get(file ?? '') ?? room
    const allowed = arrows[room] ?? []
    return other === room || allowed.includes(other)
      ? undefined
      : `${path} imports ${file}: ${room} may import ${allowed.length > 0 ? list(allowed) : 'nothing'}`
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
  eachImport(files, ({ path, room }, { name, file }) => {
    const allowed = computing[room]
    if (allowed === undefined || file !== undefined || name.startsWith('.') || allowed.includes(packageOf(name))) return undefined
    return `${path} imports ${name}: ${room} may ask for ${allowed.length > 0 ? `${list(allowed)} alone` : 'no package'}`
  })

const oneDoorToChance: Rule = files =>
  files.flatMap(({ path, reachesFor }) =>
    reachesFor.map(what => `${path} reaches for ${what}: the same request must give the same bytes`)
  )

const filesAreShort: Rule = files =>
  files.filter(({ lines }) => lines > longest).map(({ path, lines }) => `${path} has ${lines} lines, more than ${longest}`)

const eachImport = (
  files: readonly SourceFile[],
  complaint: (file: SourceFile, imported: SourceFile['imports'][number]) => string | undefined
): readonly string[] => files.flatMap(file => file.imports.flatMap(imported => complaint(file, imported) ?? []))

const list = (words: readonly string[]) => words.join(', ')

export const rules = {
  'every file has its room': everyFileHasARoom,
  'every import leads to a file': everyImportLeadsSomewhere,
  'imports follow the arrows': importsFollowTheArrows,
  'no files import each other in a circle': noCircles,
  'the core asks for no package, but chance for its generator': theCoreOnlyComputes,
  'nobody throws dice or reads the clock but through the one door to chance': oneDoorToChance,
  'no file is longer than can be read at a sitting': filesAreShort
} satisfies Record<string, Rule>
