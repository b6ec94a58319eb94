#!/usr/bin/env node
'use strict'

// Starts the program, in one file, because loading a second is a fortieth of a start. What is needed only where compiled code is missing
// is in compiled.cjs, so that there is less to read here.

const fs = require('fs')
const path = require('path')

// The syntax of this file is old enough for any Node, so that an old one can report that it is too old. Exit code 70: not the user's
// mistake.
const fail = sentence => {
  process.stderr.write(`saga-odds: ${sentence}\n`)
  process.exitCode = 70
}

// Writes to stdout directly, because process.stdout first loads half of Node's network code; only a full pipe is left to it. A reader
// who has gone is no error; any other error is reported, with exit code 2.
const tell = text => {
  let bytes = Buffer.from(text)
  try {
    while (bytes.length > 0) bytes = bytes.subarray(fs.writeSync(1, bytes))
  } catch (error) {
    if (error.code === 'EAGAIN') process.stdout.write(bytes)
    else if (error.code !== 'EPIPE') unwritten(error)
  }
}

const unwritten = ({ code }) => {
  const reason = code === 'ENOSPC' ? 'there is no room left on the disk' : `it may not be written (${code})`
  fail(`stdout: ${reason}`)
  process.exitCode = 2
}

// What follows starts the program from code that V8 has compiled before. The build makes one file of it, for the Node that it runs on.
// Where there is none for this Node (as in the installed package), the first starts make one in the user's cache folder, and each adds
// what it is the first to need. Chunks that are loaded together are one script: V8 deserializes one large script twice as fast as seventy
// small ones. A file that is truncated, belongs to another Node or program, or is not owned by the user is ignored; no failure here is
// ever reported.

const dist = path.join(__dirname, '../dist')
// By pattern, since parsing the whole file as JSON takes longer. UTF-8, since Node reads any other encoding in many steps.
const versionOf = () => /"version"\s*:\s*"([^"]+)"/.exec(fs.readFileSync(path.join(__dirname, '../package.json'), 'utf8'))[1]

const name = `compiled-${process.versions.v8}-${process.arch}.bin`
const built = path.join(dist, name)

/** The script of several chunks is an array of functions: its text before, between and after those of the chunks. */
const OPENING = '[(function (exports, require, module, __filename, __dirname) { '
const BETWEEN = `\n}),\n${OPENING.slice(1)}`
const CLOSING = '\n})]'

const compiling = () => require('./compiled.cjs')({ dist, OPENING, BETWEEN, CLOSING, HEAD, padded })

/**
 * Runs the program, whose chunks require one another by `./name`. Chunks in `packs` (keyed by the names of their chunks) are not looked
 * for on disk. `met` is called with each pack and its script; `called` gives a script its file name.
 */
const running = (packs, met, called = name => path.join(dist, name)) => {
  const { Script } = require('vm')
  const functions = new Map()
  const loaded = new Map()
  const compile = name => {
    const pack = packs.get(name) || compiling().newPack(name, other => packs.has(other) || functions.has(other))
    const { text, code } = pack.read()
    const script = new Script(text, { filename: called(name), cachedData: code })
    met(pack, script)
    script.runInThisContext().forEach((act, index) => functions.set(pack.names[index], act))
    return functions.get(name)
  }
  const load = name => {
    const known = loaded.get(name)
    if (known) return known.exports
    const module = { exports: {} }
    loaded.set(name, module)
    const act = functions.get(name) || compile(name)
    act.call(module.exports, module.exports, ask, module, `${dist}/${name}`, dist)
    return module.exports
  }
  // modules that are loaded already
  const modules = { 'node:fs': fs, 'node:path': path, 'node:process': process }
  const ask = id => (id.startsWith('./') ? load(id.slice(2)) : modules[id] || require(id))
  return load('cli.cjs')
}

/** Bytes of the head of the file: the checksum of what follows it, the time it was made (in seconds), the length of the list. */
const HEAD = 12

/** Bytes of the first read: the head, and most lists. */
const USUAL_LIST = 8192

/** V8 copies cached code whose address is not a multiple of this. */
const ALIGNED = 8
const padded = length => Math.ceil(length / ALIGNED) * ALIGNED

const readAt = (descriptor, at, length) => {
  const bytes = Buffer.allocUnsafeSlow(length)
  if (fs.readSync(descriptor, bytes, 0, length, at) !== length) throw new Error('the file is cut')
  return bytes
}

/**
 * Whether the file is as it was made, by its time; where that differs, by its checksum, after which the time is set right. It must be
 * certain, because V8 crashes on cached code with a wrong byte.
 */
const isWhole = (descriptor, head, { mtimeMs, size }) => {
  const seconds = head.readUInt32LE(4)
  if (mtimeMs === seconds * 1000) return true
  const isRight = compiling().sumOf(readAt(descriptor, 0, size)) === head.readUInt32LE(0)
  try {
    if (isRight) fs.futimesSync(descriptor, seconds, seconds)
  } catch {}
  return isRight
}

/**
 * Reads the file: its head; the list, with each pack's names of chunks, lengths of their texts (in Latin-1) and length of its code; then
 * code and text of each pack. Returns no packs where the file is damaged or `isFit` refuses it.
 */
const packsIn = (file, isFit) => {
  try {
    // creating an error takes longer than reading most files
    if (!fs.existsSync(file)) return new Map()
    const descriptor = fs.openSync(file)
    const stat = fs.fstatSync(descriptor)
    const start = readAt(descriptor, 0, Math.min(USUAL_LIST, stat.size))
    if (!isFit(stat) || !isWhole(descriptor, start, stat)) return new Map()
    const listEnd = HEAD + start.readUInt32LE(8)
    const list = listEnd > start.length ? readAt(descriptor, 0, listEnd) : start
    let at = padded(listEnd)
    const packs = new Map()
    for (const [names, lengths, code] of JSON.parse(list.latin1Slice(HEAD, listEnd))) {
      const from = at
      const textFrom = from + padded(code)
      const most =
        padded(code) +
        lengths.reduce((sum, length) => sum + length + BETWEEN.length, OPENING.length + CLOSING.length - BETWEEN.length)
      const read = () => {
        const bytes = readAt(descriptor, from, most)
        return { code: bytes.subarray(0, code), text: bytes.latin1Slice(padded(code)) }
      }
      const firstText = () => readAt(descriptor, textFrom + OPENING.length, lengths[0]).latin1Slice()
      const pack = { names, lengths, read, firstText }
      for (const name of names) packs.set(name, pack)
      at += padded(most)
    }
    return at === stat.size ? packs : new Map()
  } catch {
    return new Map()
  }
}

/** `$XDG_CACHE_HOME/saga-odds`, else under `.cache` at home; undefined without a home, or where Node's compile cache is disabled. */
const cacheFolder = () => {
  const { XDG_CACHE_HOME, HOME, USERPROFILE, NODE_DISABLE_COMPILE_CACHE } = process.env
  if (NODE_DISABLE_COMPILE_CACHE) return undefined
  const home = HOME || USERPROFILE
  const folder = XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : home && path.join(home, '.cache')
  return folder ? path.join(folder, 'saga-odds') : undefined
}

/** Whether a file is the user's own: V8 runs the code in it unchecked. */
const isOwn = ({ uid, mode }) => !process.getuid || (uid === process.getuid() && (mode & 0o022) === 0)

/** The packs of a file that is the user's own and of this very program: names of chunks contain hashes, and the first chunk names the others. */
const ownPacks = file => {
  const packs = packsIn(file, isOwn)
  const first = packs.get('cli.cjs')
  const isThis = first && first.names[0] === 'cli.cjs' && first.firstText() === fs.readFileSync(`${dist}/cli.cjs`, 'utf8')
  return isThis ? packs : new Map()
}

/** Starts the program from the user's cache, and adds what was missing there. */
const startedFrom = file => {
  const packs = ownPacks(file)
  const scripts = new Map()
  let isNew = false
  process.on('exit', () => {
    try {
      if (isNew) compiling().keep(file, packs, scripts)
    } catch {}
  })
  running(packs, (pack, script) => {
    scripts.set(pack, script)
    isNew = isNew || !packs.has(pack.names[0]) || script.cachedDataRejected
  })
}

/** Starts the program; false where there is no compiled code for this Node and none can be kept. */
const started = () => {
  const packs = packsIn(built, () => true)
  if (packs.size > 0) {
    running(packs, () => {})
    return true
  }
  const folder = cacheFolder()
  if (folder === undefined) return false
  startedFrom(path.join(folder, `${versionOf()}-${name}`))
  return true
}

// Pages that the build has printed, 80 columns wide. On a narrower terminal the program makes them.
const pages = { '': 'start.txt', '--help': 'help.txt', '-h': 'help.txt', help: 'help.txt' }
// They are in English; where environment or configuration may ask for another language, the program makes them.
const isEnglish = () => {
  const { LC_ALL, LC_MESSAGES, LANG, XDG_CONFIG_HOME, HOME, USERPROFILE } = process.env
  return (
    !/^es(?:[_.@-]|$)/i.test(LC_ALL || LC_MESSAGES || LANG || '') &&
    !fs.existsSync(`${XDG_CONFIG_HOME || `${HOME || USERPROFILE}/.config`}/saga-odds/config.yaml`)
  )
}
const isNarrow = () => fs.fstatSync(1).isCharacterDevice() && process.stdout.columns < 80

const main = () => {
  const asked = process.argv.slice(2).join(' ')
  const version = process.versions.node.split('.').map(Number)
  if (version[0] < 20 || (version[0] === 20 && version[1] < 17)) {
    fail(`this is Node ${process.versions.node}, and saga-odds needs Node 20.17 or newer.`)
  } else if (asked === '--version' || asked === '-V') {
    // without loading the program
    tell(`${versionOf()}\n`)
  } else if (!fs.existsSync(`${dist}/cli.cjs`)) {
    fail(`it has not been built yet; run "npm run build" in ${path.dirname(__dirname)} first.`)
  } else if (Object.hasOwn(pages, asked) && isEnglish() && !isNarrow() && fs.existsSync(`${dist}/${pages[asked]}`)) {
    tell(fs.readFileSync(`${dist}/${pages[asked]}`))
  } else if (!started()) {
    require('../dist/cli.cjs')
  }
}

// for the build
if (require.main === module) main()
else
  exports.make = () =>
    compiling().make(
      built,
      packsIn(built, () => true),
      running
    )
