import { unzipSync } from 'fflate'
import { RequestError } from '../../model/errors'
import { t } from '../../model/language'
import { LARGEST_FILE } from './foreign'

/** Files as people have them, zipped (.rosz, .catz, .gstz) or plain: their one text. */

/** Bytes of the text in a file. */
const LARGEST_TEXT = 128_000_000
/** Text compresses to a tenth or a twentieth; what claims far more is made to fill the memory. */
const STEEPEST_RATIO = 200

const refuse = (message: string): never => {
  throw new RequestError([{ message }])
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

interface Entry {
  readonly name: string
  readonly size: number
  readonly originalSize: number
}

/** Thrown through the archive's reader, which knows nothing of our mistakes. */
const checked = ({ size, originalSize }: Entry, file: string): void => {
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
        checked(entry, file)
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

/** The text of a file's bytes, unzipped where they are an archive. Throws a RequestError where it is too large, broken or no text. */
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
    // a mark of byte order at the start is no text
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return refuse(
      t('{file}: this is neither UTF-8 text nor a ZIP archive: choose a .cat, .gst, .ros or .json file, zipped or not', { file })
    )
  }
}
