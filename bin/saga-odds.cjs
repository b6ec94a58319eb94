#!/usr/bin/env node
'use strict'

// The program is started here, in one file: to load a second is a fortieth of a start. What a start needs that finds nothing compiled, or
// too little, stands in compiled.cjs: the less there is to read here, the sooner it is read.

const fs = require('fs')
const path = require('path')

// The whole file is plain enough for any Node to read, so that an old one is told what is wrong. 70: nothing the user asked for is at
// fault.
const fail = sentence => {
  process.stderr.write(`saga-odds: ${sentence}\n`)
  process.exitCode = 70
}

// Quicker than process.stdout, which loads half of Node's network first, and takes what a full pipe does not. A reader who has gone is
// no mistake; any other error is told, and 2 is what a command ends with that cannot do what it was asked for.
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

// What follows starts the program as V8 has compiled it before, so that a start need not: one file made by the build, for the Node that
// built it. Where there is none for this Node (the package as it is installed), the first starts make one in the user's cache folder, and
// each of them puts there what it was the first to need. Chunks that are asked for together are one script: V8 takes up one large script
// twice as fast as seventy small ones. A file that is cut, of another Node or of another program, or that is not the user's own, is passed
// over; nothing that goes wrong here is ever told.

const dist = path.join(__dirname, '../dist')
// Cut out: to read the whole of it as JSON takes longer. Node reads UTF-8 at one go, and any other encoding in many steps.
const versionOf = () => /"version"\s*:\s*"([^"]+)"/.exec(fs.readFileSync(path.join(__dirname, '../package.json'), 'utf8'))[1]

const name = `compiled-${process.versions.v8}-${process.arch}.bin`
const built = path.join(dist, name)

/** A script of several chunks is a list of functions; this stands before, between and after their texts. */
const OPENING = '[(function (exports, require, module, __filename, __dirname) { '
const BETWEEN = `\n}),\n${OPENING.slice(1)}`
const CLOSING = '\n})]'

const compiling = () => require('./compiled.cjs')({ dist, OPENING, BETWEEN, CLOSING, HEAD, padded })

/**
 * The program, whose chunks ask for one another by `./name`: those of `packs` (by the names of their chunks) run without a look at the
 * disk. `met` is told of each pack and its script; scripts are `called` so.
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
  // what is at hand is not looked for
  const modules = { 'node:fs': fs, 'node:path': path, 'node:process': process }
  const ask = id => (id.startsWith('./') ? load(id.slice(2)) : modules[id] || require(id))
  return load('cli.cjs')
}

/** Before all else in the file: the sum of all that follows, the time at which it was made (in seconds), the length of the list. */
const HEAD = 12

/** Read at once: the head and most lists. */
const USUAL_LIST = 8192

/** V8 copies code that does not begin at a multiple of this. */
const ALIGNED = 8
const padded = length => Math.ceil(length / ALIGNED) * ALIGNED

const readAt = (descriptor, at, length) => {
  const bytes = Buffer.allocUnsafeSlow(length)
  if (fs.readSync(descriptor, bytes, 0, length, at) !== length) throw new Error('the file is cut')
  return bytes
}

/**
 * Whether nothing was written to the file since it was made: its time says so. Where that is another, its sum does, for good. V8 takes what
 * it is given for its own, and dies of a byte that is not.
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
 * The file: its head; the list, of each pack the names of its chunks, the lengths of their texts (in Latin-1) and of its code; then of
 * each pack code and text. No packs where it is not whole, or not fit to be used.
 */
const packsIn = (file, isFit) => {
  try {
    // an error takes longer to make than most files to read
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

/** `$XDG_CACHE_HOME/saga-odds`, else under `.cache` at home; undefined where there is none, or where Node is told to keep no such thing. */
const cacheFolder = () => {
  const { XDG_CACHE_HOME, HOME, USERPROFILE, NODE_DISABLE_COMPILE_CACHE } = process.env
  if (NODE_DISABLE_COMPILE_CACHE) return undefined
  const home = HOME || USERPROFILE
  const folder = XDG_CACHE_HOME && path.isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : home && path.join(home, '.cache')
  return folder ? path.join(folder, 'saga-odds') : undefined
}

/** What V8 takes from a file is run as it is: it must be the user's own. */
const isOwn = ({ uid, mode }) => !process.getuid || (uid === process.getuid() && (mode & 0o022) === 0)

/** And of this very program: chunks are named by what is in them, and the first names the others. */
const ownPacks = file => {
  const packs = packsIn(file, isOwn)
  const first = packs.get('cli.cjs')
  const isThis = first && first.names[0] === 'cli.cjs' && first.firstText() === fs.readFileSync(`${dist}/cli.cjs`, 'utf8')
  return isThis ? packs : new Map()
}

/** Starts the program from the user's cache, and puts there what was not. */
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

/** Starts the program; false where nothing is compiled for this Node and nothing can be kept. */
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

// Pages printed when the program was built, of 80 columns: a terminal that is narrower has them laid out by the program.
const pages = { '': 'start.txt', '--help': 'help.txt', '-h': 'help.txt', help: 'help.txt' }
// They are English: where another language may be asked for, by the environment or a configuration, the program answers.
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
    // Answered without reading the program.
    tell(`${versionOf()}\n`)
  } else if (!fs.existsSync(`${dist}/cli.cjs`)) {
    fail(`it has not been built yet; run "npm run build" in ${path.dirname(__dirname)} first.`)
  } else if (Object.hasOwn(pages, asked) && isEnglish() && !isNarrow() && fs.existsSync(`${dist}/${pages[asked]}`)) {
    tell(fs.readFileSync(`${dist}/${pages[asked]}`))
  } else if (!started()) {
    require('../dist/cli.cjs')
  }
}

// The build asks for what it makes.
if (require.main === module) main()
else
  exports.make = () =>
    compiling().make(
      built,
      packsIn(built, () => true),
      running
    )
