'use strict'

// What a start needs that finds nothing compiled, or not all that it asks for: see saga-odds.cjs, which gives what both must know.

const fs = require('fs')
const path = require('path')

module.exports = ({ dist, OPENING, BETWEEN, CLOSING, HEAD, padded }) => {
  const textOf = name => fs.readFileSync(path.join(dist, name), 'utf8')

  /** The build writes what is beyond ASCII as escapes: a text is Latin-1, a byte a letter. */
  const inBytes = text => {
    const bytes = Buffer.from(text, 'latin1')
    if (bytes.latin1Slice() !== text) throw new Error('a chunk holds letters beyond Latin-1')
    return bytes
  }

  /** Packs: the chunks of one script, with their texts one after another. Those that a chunk always asks for are in its pack. */
  const scriptOf = texts => `${OPENING}${texts.join(BETWEEN)}${CLOSING}`

  /** What each chunk asks for at its start, written by the build. */
  const askedBy = () => {
    try {
      return JSON.parse(textOf('chunks.json'))
    } catch {
      return {}
    }
  }

  const newPack = (first, isKnown) => {
    const asked = askedBy()
    const names = new Set([first])
    for (const name of names) for (const next of asked[name] || []) if (!isKnown(next)) names.add(next)
    const texts = [...names].map(textOf)
    return { names: [...names], lengths: texts.map(text => text.length), read: () => ({ text: scriptOf(texts) }) }
  }

  /** Node's module for sums is a twentieth of a start. */
  const sumOf = bytes => require('zlib').crc32(bytes.subarray(4))

  /** The bytes of a file of these packs, and of these with their scripts in their new state. */
  const bytesOf = (packs, scripts, seconds) => {
    const parts = []
    const list = []
    for (const pack of new Set([...scripts.keys(), ...packs.values()])) {
      const { names, lengths, read } = pack
      const { text, code } = read()
      const script = scripts.get(pack)
      const fresh = script ? script.createCachedData() : code
      list.push([names, lengths, fresh.length])
      parts.push(
        fresh,
        Buffer.alloc(padded(fresh.length) - fresh.length),
        inBytes(text),
        Buffer.alloc(padded(text.length) - text.length)
      )
    }
    const told = Buffer.from(JSON.stringify(list))
    const head = Buffer.alloc(HEAD)
    head.writeUInt32LE(seconds, 4)
    head.writeUInt32LE(told.length, 8)
    const bytes = Buffer.concat([head, told, Buffer.alloc(padded(HEAD + told.length) - HEAD - told.length), ...parts])
    bytes.writeUInt32LE(sumOf(bytes))
    return bytes
  }

  /** The time of a file made by a build: two builds are the same bytes. */
  const BUILT = 946684800

  /** Writes the file and gives it the time that stands in it. */
  const write = (file, bytes, flag) => {
    const descriptor = fs.openSync(file, flag, 0o600)
    fs.writeSync(descriptor, bytes)
    fs.fsyncSync(descriptor)
    const seconds = bytes.readUInt32LE(4)
    fs.futimesSync(descriptor, seconds, seconds)
    fs.closeSync(descriptor)
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

  /** A file of these packs, with their scripts as this start leaves them: whole or not at all. */
  const keep = (file, packs, scripts) => {
    const beside = `${file}.${process.pid}`
    try {
      folderFor(path.dirname(file))
      write(beside, bytesOf(packs, scripts, Math.floor(Date.now() / 1000)), 'wx')
      fs.renameSync(beside, file)
      sweep(path.dirname(file))
    } catch {
      try {
        fs.unlinkSync(beside)
      } catch {}
    }
  }

  /** Runs the program, and writes down what was compiled of it beside what was before. The build does so, with the usual commands. */
  const make = (built, packs, running) => {
    const scripts = new Map()
    // V8 writes down what a script is called: its bare name, the same wherever the build is made
    const bare = name => name
    running(packs, (pack, script) => scripts.set(pack, script), bare)
    process.on('exit', code => {
      // an error on the way out is no failure to Node
      process.exitCode = 1
      write(built, bytesOf(packs, scripts, BUILT), 'w')
      process.exitCode = code
    })
  }

  return { newPack, sumOf, keep, make }
}
