'use strict'

// What a start needs where compiled code is missing, wholly or in part. See saga-odds.cjs, which passes the constants that both use.

const fs = require('fs')
const path = require('path')

module.exports = ({ dist, OPENING, BETWEEN, CLOSING, HEAD, padded }) => {
  const textOf = name => fs.readFileSync(path.join(dist, name), 'utf8')

  /** A text as bytes. The build escapes everything beyond ASCII, so Latin-1 (a byte a character) is enough. */
  const inBytes = text => {
    const bytes = Buffer.from(text, 'latin1')
    if (bytes.latin1Slice() !== text) throw new Error('a chunk holds letters beyond Latin-1')
    return bytes
  }

  /** The script of a pack. A pack is a chunk with the chunks that it always requires, compiled as one script. */
  const scriptOf = texts => `${OPENING}${texts.join(BETWEEN)}${CLOSING}`

  /** The chunks that each chunk requires when it is loaded, written by the build. */
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

  /** The checksum of a file. zlib is loaded only here: loading it is a twentieth of a start. */
  const sumOf = bytes => require('zlib').crc32(bytes.subarray(4))

  /** The bytes of a file with these packs; those in `scripts` with the code that V8 has compiled by now. */
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

  /** The fixed time of a file made by the build, so that two builds are the same bytes. */
  const BUILT = 946684800

  /** Writes the file and sets its time to the one stored in it. */
  const write = (file, bytes, flag) => {
    const descriptor = fs.openSync(file, flag, 0o600)
    fs.writeSync(descriptor, bytes)
    fs.fsyncSync(descriptor)
    const seconds = bytes.readUInt32LE(4)
    fs.futimesSync(descriptor, seconds, seconds)
    fs.closeSync(descriptor)
  }

  /** Most files kept in the cache: of other versions of the program and of Node, and unfinished ones of killed starts. */
  const MOST = 6

  const sweep = folder => {
    const files = fs.readdirSync(folder).filter(each => /^\d.*compiled-.*\.bin(\.\d+)?$/.test(each))
    if (files.length <= MOST) return
    const ages = files.map(each => [fs.statSync(path.join(folder, each)).mtimeMs, each]).sort(([one], [other]) => one - other)
    for (const [, each] of ages.slice(0, files.length - MOST)) fs.unlinkSync(path.join(folder, each))
  }

  /** Makes a folder and its parents one by one: Node's recursive mkdir never returns where none can be made, such as in /proc. */
  const folderFor = folder => {
    if (fs.existsSync(folder)) return
    folderFor(path.dirname(folder))
    try {
      fs.mkdirSync(folder, { mode: 0o700 })
    } catch (error) {
      // another start has made it meanwhile
      if (error.code !== 'EEXIST') throw error
    }
  }

  /** Writes the file of these packs, with what this start has compiled, atomically. Failing is ignored. */
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

  /** Runs the program and adds what was compiled to the file. The build does so with common commands. */
  const make = (built, packs, running) => {
    const scripts = new Map()
    // V8 stores the name of a script: without its folder it is the same wherever the build is made
    const bare = name => name
    running(packs, (pack, script) => scripts.set(pack, script), bare)
    process.on('exit', code => {
      // Node does not count an error in an exit listener as a failure: fail unless the file is written
      process.exitCode = 1
      write(built, bytesOf(packs, scripts, BUILT), 'w')
      process.exitCode = code
    })
  }

  return { newPack, sumOf, keep, make }
}
