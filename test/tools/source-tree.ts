import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'

/** What the source says of itself: who imports whom, and where it reaches for chance or the clock. Read, never run. */

/** Text by path from `src`: `battle/melee.ts`. */
export type Tree = Readonly<Record<string, string>>

export interface Import {
  /** As written: `../model/effect`, `seedrandom`, `node:fs`. */
  readonly name: string
  /** The file it leads to, when it is one of ours. */
  readonly file?: string
}

export interface SourceFile {
  readonly path: string
  /** The folder, or the name of a file that stands beside the folders: `battle`, `index`. */
  readonly folder: string
  readonly lines: number
  /** Letters of the longest line with a turn of phrase on it. */
  readonly longestPhrase: number
  readonly imports: readonly Import[]
  /** `Math.random`, `new Date` and their like. */
  readonly reachesFor: readonly string[]
}

/** A pattern of what people say, with the template that makes it. */
const PHRASE = /\b(?:said|phrase|firstPhrase|phraseAcross)`/

export const readTree = (folder: string): Tree =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => path.endsWith('.ts'))
      .sort()
      .map(path => [path, readFileSync(`${folder}/${path}`, 'utf8')])
  )

export const survey = (tree: Tree): readonly SourceFile[] => Object.keys(tree).map(path => look(tree, path))

const look = (tree: Tree, path: string): SourceFile => {
  const text = tree[path] ?? ''
  const names: string[] = []
  const reachesFor: string[] = []
  const visit = (node: ts.Node) => {
    const name = importedName(node)
    if (name !== undefined) names.push(name)
    const reached = chanceOrClock(node)
    if (reached !== undefined) reachesFor.push(reached)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return {
    path,
    folder: path.includes('/') ? path.slice(0, path.indexOf('/')) : path.replace(/\.ts$/, ''),
    lines: text.trimEnd().split('\n').length,
    longestPhrase: Math.max(0, ...text.split('\n').flatMap(line => (PHRASE.test(line) ? [line.length] : []))),
    imports: names.map(name => leadsTo(tree, path, name)),
    reachesFor
  }
}

/** `import`, `export ... from`, `import()` and `import('...').Type` alike. */
const importedName = (node: ts.Node): string | undefined => {
  const name =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && (node.expression.kind === ts.SyntaxKind.ImportKeyword || isNamed(node.expression, 'require'))
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined
  return name && ts.isStringLiteralLike(name) ? name.text : undefined
}

const leadsTo = (tree: Tree, from: string, name: string): Import => {
  if (!name.startsWith('.')) return { name }
  const target = posix.normalize(posix.join(posix.dirname(from), name)).replace(/\/$/, '')
  const file = [target, `${target}.ts`, `${target}/index.ts`].find(path => path in tree)
  return file === undefined ? { name } : { name, file }
}

const forbidden: Readonly<Record<string, readonly string[]>> = {
  Math: ['random'],
  Date: ['now'],
  performance: ['now', 'timeOrigin'],
  process: ['hrtime', 'uptime'],
  crypto: ['getRandomValues', 'randomUUID', 'randomBytes', 'randomInt']
}

const chanceOrClock = (node: ts.Node): string | undefined => {
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Date')) return 'new Date'
  if (ts.isCallExpression(node) && isNamed(node.expression, 'Date')) return 'Date()'
  const [owner, member] = ts.isPropertyAccessExpression(node)
    ? [node.expression, node.name.text]
    : ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
      ? [node.expression, node.argumentExpression.text]
      : []
  if (owner === undefined || member === undefined || !ts.isIdentifier(owner)) return undefined
  return forbidden[owner.text]?.includes(member) ? `${owner.text}.${member}` : undefined
}

const isNamed = (node: ts.Node, name: string) => ts.isIdentifier(node) && node.text === name
