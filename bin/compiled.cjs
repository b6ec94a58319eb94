'use strict'

// The program as V8 has compiled it before, so that a start need not: one file made by the build, for the Node that built it. Where
// there is none for this Node (the package as it is installed), the first starts make one in the user's cache folder, and each of them
// puts there what it was the first to need. A file that is cut, of another Node or of another program, or that is not the user's own, is
// passed over; nothing that goes wrong here is ever told.

const fs = require('fs')
const path = require('path')
const vm = require('vm')
const { crc32 } = require('zlib')

const dist = path.join(__dirname, '../dist')
const name = `compiled-${process.versions.v8}-${process.arch}.bin`
const built = path.join(dist, name)

/** Chunks, which ask for one another by `./name`, run without a look at the disk. `met` is told of each script; they are `called` so. */
const running = (sourceOf, cachedOf, met, called = name => path.join(dist, name)) => {
  const loaded = new Map()
  const load = name => {
    const known = loaded.get(name)
    if (known) return known.exports
    const module = { exports: {} }
    loaded.set(name, module)
    const source = `(function (exports, require, module, __filename, __dirname) { ${sourceOf(name)}\n})`
    const script = new vm.Script(source, { filename: called(name), cachedData: cachedOf(name) })
    met(name, script)
    const ask = id => (id.startsWith('./') ? load(id.slice(2)) : require(id))
    script.runInThisContext().call(module.exports, module.exports, ask, module, path.join(dist, name), dist)
    return module.exports
  }
  return load
}

/** Before anything else: the sum of all that follows, and the length of the list. */
const HEAD = 8

/** V8 takes what it is given for its own, and dies of a byte that is not. */
const sumOf = bytes => crc32(bytes.subarray(4))

/**
 * The file: its head; the list, of each chunk its name and the lengths of its text (in Latin-1) and of its code; texts and codes in turn.
 * Undefined where it is not whole.
 */
const chunksIn = bytes => {
  if (bytes.readUInt32LE(0) !== sumOf(bytes)) return undefined
  const start = HEAD + bytes.readUInt32LE(4)
  const chunks = new Map()
  let at = start
  for (const [name, text, code] of JSON.parse(bytes.latin1Slice(HEAD, start))) {
    const [from, to] = [at, at + text]
    chunks.set(name, { text: () => bytes.latin1Slice(from, to), code: bytes.subarray(to, to + code) })
    at = to + code
  }
  return at === bytes.length ? chunks : undefined
}

const read = file => {
  try {
    return chunksIn(fs.readFileSync(file))
  } catch {
    return undefined
  }
}

const textOf = name => fs.readFileSync(path.join(dist, name), 'utf8')
const sourceIn = chunks => name => chunks.get(name)?.text() ?? textOf(name)
const codeIn = chunks => name => chunks.get(name)?.code

/** The build writes what is beyond ASCII as escapes. */
const inBytes = text => {
  const bytes = Buffer.from(text, 'latin1')
  if (bytes.latin1Slice() !== text) throw new Error('a chunk holds letters beyond Latin-1')
  return bytes
}

/** The bytes of a file of these chunks, and of these scripts in their new state. */
const bytesOf = (chunks, scripts) => {
  const parts = new Map([...chunks].map(([name, { text, code }]) => [name, [inBytes(text()), code]]))
  for (const [name, script] of scripts) parts.set(name, [inBytes(sourceIn(chunks)(name)), script.createCachedData()])
  const list = Buffer.from(JSON.stringify([...parts].map(([name, [text, code]]) => [name, text.length, code.length])))
  const head = Buffer.alloc(HEAD)
  head.writeUInt32LE(list.length, 4)
  const bytes = Buffer.concat([head, list, ...[...parts.values()].flat()])
  bytes.writeUInt32LE(sumOf(bytes))
  return bytes
}

/** `$XDG_CACHE_HOME/saga-odds`, else under `.cache` at home; undefined where there is none, or where Node is told to keep no such thing. */
const cacheFolder = () => {
  const { XDG_CACHE_HOME, HOME, USERPROFILE, NODE_DISABLE_COMPILE_CACHE } = process.env
  if (NODE_DISABLE_COMPILE_CACHE) return undefined
  const home = HOME || USERPROFILE
  const folder = XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : home && path.join(home, '.cache')
  return folder ? path.join(folder, 'saga-odds') : undefined
}

/** What V8 takes from a file is run as it is: it must be the user's own, and of this very program. */
const readOwn = file => {
  try {
    const { uid, mode } = fs.statSync(file)
    if (process.getuid && (uid !== process.getuid() || (mode & 0o022) !== 0)) return undefined
    const chunks = read(file)
    return chunks?.get('cli.cjs')?.text() === textOf('cli.cjs') ? chunks : undefined
  } catch {
    return undefined
  }
}

/** Files that are kept: of other versions and Nodes, and what a killed start left half written. */
const MOST = 6

const sweep = folder => {
  const files = fs.readdirSync(folder).filter(each => /^\d.*compiled-.*\.bin(\.\d+)?$/.test(each))
  if (files.length <= MOST) return
  const ages = files.map(each => [fs.statSync(path.join(folder, each)).mtimeMs, each]).sort(([one], [other]) => one - other)
  for (const [, each] of ages.slice(0, files.length - MOST)) fs.unlinkSync(path.join(folder, each))
}

/** Makes a folder and those above it, one by one: Node's own way never ends in a folder such as /proc, which takes none. */
const folderFor = folder => {
  if (fs.existsSync(folder)) return
  folderFor(path.dirname(folder))
  try {
    fs.mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // another start was quicker
    if (error.code !== 'EEXIST') throw error
  }
}

/** Whole or not at all, and by its owner alone. */
const keep = (file, bytes) => {
  const beside = `${file}.${process.pid}`
  try {
    folderFor(path.dirname(file))
    fs.writeFileSync(beside, bytes, { flag: 'wx', mode: 0o600 })
    fs.renameSync(beside, file)
    sweep(path.dirname(file))
  } catch {
    try {
      fs.unlinkSync(beside)
    } catch {}
  }
}

/** Starts the program from the user's cache, and puts there what was not. */
const startedFrom = file => {
  const chunks = readOwn(file) ?? new Map()
  const fresh = new Map()
  const met = (name, script) => {
    if (!chunks.has(name) || script.cachedDataRejected) fresh.set(name, script)
  }
  process.once('exit', () => {
    try {
      if (fresh.size > 0) keep(file, bytesOf(chunks, fresh))
    } catch {}
  })
  running(sourceIn(chunks), codeIn(chunks), met)('cli.cjs')
}

/** Starts the program; false where nothing is compiled for this Node and nothing can be kept, and where Node cannot tell it is whole. */
exports.started = () => {
  if (!crc32) return false
  const chunks = read(built)
  if (chunks) {
    running(sourceIn(chunks), codeIn(chunks), () => {})('cli.cjs')
    return true
  }
  const folder = cacheFolder()
  if (folder === undefined) return false
  startedFrom(path.join(folder, `${require('../package.json').version}-${name}`))
  return true
}

/** Runs the program, and writes down what was compiled of it beside what was before. The build does so, with the usual commands. */
exports.make = () => {
  const chunks = read(built) ?? new Map()
  const scripts = new Map()
  // V8 writes down what a script is called: its bare name, the same wherever the build is made
  const bare = name => name
  running(sourceIn(chunks), codeIn(chunks), (name, script) => scripts.set(name, script), bare)('cli.cjs')
  process.on('exit', code => {
    // an error on the way out is no failure to Node
    process.exitCode = 1
    fs.writeFileSync(built, bytesOf(chunks, scripts))
    process.exitCode = code
  })
}
