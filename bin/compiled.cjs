'use strict'

// The program as V8 has compiled it before, so that a start need not: one file made by the build, for the Node that built it. Where
// Node is another one, or the file is missing, everything is read and compiled as ever.

const fs = require('fs')
const path = require('path')
const vm = require('vm')

const dist = path.join(__dirname, '../dist')
const file = path.join(dist, `compiled-${process.versions.v8}-${process.arch}.bin`)

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

/** The file: the length of its list; of each chunk its name and the lengths of its text (in Latin-1) and of its code; texts and codes in turn. */
const chunksIn = bytes => {
  const start = 4 + bytes.readUInt32LE(0)
  const chunks = new Map()
  let at = start
  for (const [name, text, code] of JSON.parse(bytes.latin1Slice(4, start))) {
    const [from, to] = [at, at + text]
    chunks.set(name, { text: () => bytes.latin1Slice(from, to), code: bytes.subarray(to, to + code) })
    at = to + code
  }
  return chunks
}

const read = () => {
  try {
    return chunksIn(fs.readFileSync(file))
  } catch (absent) {
    if (absent.code !== 'ENOENT') throw absent
    return undefined
  }
}

const sourceIn = chunks => name => chunks.get(name)?.text() ?? fs.readFileSync(path.join(dist, name), 'utf8')
const codeIn = chunks => name => chunks.get(name)?.code

/** Starts the program; false where it was not compiled for this Node. */
exports.started = () => {
  const chunks = read()
  if (chunks) running(sourceIn(chunks), codeIn(chunks), () => {})('cli.cjs')
  return chunks !== undefined
}

/** The build writes what is beyond ASCII as escapes. */
const inBytes = text => {
  const bytes = Buffer.from(text, 'latin1')
  if (bytes.latin1Slice() !== text) throw new Error('a chunk holds letters beyond Latin-1')
  return bytes
}

const written = (chunks, scripts) => {
  const parts = new Map([...chunks].map(([name, { text, code }]) => [name, [inBytes(text()), code]]))
  for (const [name, script] of scripts) parts.set(name, [inBytes(sourceIn(chunks)(name)), script.createCachedData()])
  const list = Buffer.from(JSON.stringify([...parts].map(([name, [text, code]]) => [name, text.length, code.length])))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(list.length)
  fs.writeFileSync(file, Buffer.concat([length, list, ...[...parts.values()].flat()]))
}

/** Runs the program, and writes down what was compiled of it beside what was before. The build does so, with the usual commands. */
exports.make = () => {
  const chunks = read() ?? new Map()
  const scripts = new Map()
  // V8 writes down what a script is called: its bare name, the same wherever the build is made
  const bare = name => name
  running(sourceIn(chunks), codeIn(chunks), (name, script) => scripts.set(name, script), bare)('cli.cjs')
  process.on('exit', code => {
    // an error on the way out is no failure to Node
    process.exitCode = 1
    written(chunks, scripts)
    process.exitCode = code
  })
}
