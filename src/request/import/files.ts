import { unzipSync } from 'fflate'
import sax from 'sax'
import { RequestError, refuse } from '../../model/errors'
import { t } from '../../model/language'

/** Files of other programs and the result of an import. */

/** The largest file that is read, in bytes; no catalogue or roster is larger. */
export const LARGEST_FILE = 64_000_000

export interface ForeignFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** The result of an import. */
export interface Imported {
  /** The file to write: a board or a roster. */
  readonly text: string
  readonly what: 'board' | 'roster'
  /** The number of units in the file. */
  readonly units: number
  /** What was left out, corrected or assumed: one sentence each, naming the unit. */
  readonly notes: readonly { readonly what: 'left' | 'corrected' | 'assumed'; readonly text: string }[]
}

/** Extracts the text of a file, zipped (.rosz, .catz, .gstz) or plain. */

/** The largest text in a file, in bytes. */
const LARGEST_TEXT = 128_000_000
/**
 * The highest plausible compression ratio: text compresses ten to twentyfold, and an archive that claims far more is a zip
 * bomb.
 */
const STEEPEST_RATIO = 200

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

interface Entry {
  readonly name: string
  readonly size: number
  readonly originalSize: number
}

/** Throws a RequestError if a zip entry is too large or claims an implausible compression ratio. */
const checkEntry = ({ size, originalSize }: Entry, file: string): void => {
  if (originalSize > LARGEST_TEXT)
    refuse(
      t('{file}: this archive unpacks to more than {largestText} MB, too large for a catalogue or a roster', {
        file,
        largestText: LARGEST_TEXT / 1e6
      })
    )
  if (originalSize > 100_000 && originalSize > size * STEEPEST_RATIO)
    refuse(
      t('{file}: this archive claims to unpack to {round} times its size: export the file again', {
        file,
        round: Math.round(originalSize / Math.max(1, size))
      })
    )
}

const unzipped = (bytes: Uint8Array, file: string): Uint8Array => {
  const entries: Entry[] = []
  const isText = ({ name }: Entry) => !name.endsWith('/') && !name.startsWith('__MACOSX/')
  let inside: Readonly<Record<string, Uint8Array>>
  try {
    inside = unzipSync(bytes, {
      filter: entry => {
        if (!isText(entry)) return false
        checkEntry(entry, file)
        entries.push(entry)
        if (entries.length > 1) refuse(t('{file}: it holds more than one file: unpack it, and name the files you want', { file }))
        return true
      }
    })
  } catch (error) {
    if (error instanceof RequestError) throw error
    return refuse(t('{file}: this archive is broken or cut short: export the file again', { file }))
  }
  const [entry] = entries
  const found = entry && inside[entry.name]
  if (!entry || !found) return refuse(t('{file}: this archive is empty: choose another file', { file }))
  if (found.length !== entry.originalSize)
    return refuse(t('{file}: this archive is broken or cut short: export the file again', { file }))
  return found
}

/** The text of a file, unzipped if it is a ZIP archive. Throws a RequestError if it is too large, broken or not UTF-8 text. */
export const textIn = (bytes: Uint8Array, file: string): string => {
  if (bytes.length > LARGEST_FILE)
    return refuse(
      t('{file}: it is larger than {largestFile} MB, too large for a catalogue or a roster', {
        file,
        largestFile: LARGEST_FILE / 1e6
      })
    )
  const text = isZip(bytes) ? unzipped(bytes, file) : bytes
  try {
    // TextDecoder drops a byte order mark at the start
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return refuse(
      t('{file}: this is neither UTF-8 text nor a ZIP archive: choose a .cat, .gst, .ros or .json file, zipped or not', { file })
    )
  }
}

/**
 * Parses XML into plain data. Reads nothing outside the text: only XML's five entities, no document type, no external
 * references.
 */

export interface Element {
  /** The name without its namespace prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  /** The text directly inside the element. */
  readonly text: string
}

interface OpenElement extends Element {
  readonly children: Element[]
  text: string
}

/** Deeper than any catalogue nests, and more elements than the largest one has. */
const DEEPEST = 100
const MOST_ELEMENTS = 150_000

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * The root element of an XML text; `file` is its name in error messages. Throws a RequestError if the text is not well-formed,
 * too large or too deep, or declares a document type.
 */
export const xmlOf = (text: string, file: string): Element => {
  const parser = sax.parser(true, { position: true })
  const open: OpenElement[] = []
  let root: OpenElement | undefined
  let count = 0
  const position = (): string => `${file}:${parser.line + 1}:${parser.column + 1}`
  parser.onerror = ({ message }) =>
    refuse(
      t('{at}: this is not well-formed XML ({reason}): export the file again', {
        at: position(),
        reason: message.split('\n')[0]?.toLowerCase() ?? ''
      })
    )
  parser.ondoctype = () =>
    refuse(t('{at}: it declares a document type, which no catalogue or roster needs: export the file again', { at: position() }))
  parser.onopentag = ({ name, attributes }) => {
    if (++count > MOST_ELEMENTS)
      refuse(
        t('{file}: it has more than {mostElements} elements, too many for a catalogue or a roster', {
          file,
          mostElements: MOST_ELEMENTS
        })
      )
    if (open.length >= DEEPEST)
      refuse(
        t('{at}: it is nested more than {deepest} levels deep, too deep for a catalogue or a roster', {
          at: position(),
          deepest: DEEPEST
        })
      )
    const own = Object.entries(attributes).map(([key, value]) => [key, typeof value === 'string' ? value : value.value] as const)
    const element: OpenElement = { name: localName(name), attributes: Object.fromEntries(own), children: [], text: '' }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  }
  const addText = (more: string): void => {
    const inner = open.at(-1)
    if (inner) inner.text += more
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onclosetag = () => {
    open.pop()
  }
  parser.write(text.replace(/^\ufeff/, '')).close()
  return root ?? refuse(t('{file}: it is empty: choose another file', { file }))
}

/** The child elements with this name. */
export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter(child => child.name === name)

/** The elements inside the containers with this name: `listed(unit, 'profiles', 'profile')`. */
export const listed = (element: Element, container: string, name: string): readonly Element[] =>
  childrenOf(element, container).flatMap(each => childrenOf(each, name))
