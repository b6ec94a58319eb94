import sax from 'sax'
import { RequestError } from '../../model/errors'
import { t } from '../../model/language'

/** XML as plain data. Nothing outside the text is ever read: no entities but the five of XML, no document type, no references. */

export interface Element {
  /** Without its prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  /** The text directly inside it. */
  readonly text: string
}

interface Open extends Element {
  readonly children: Element[]
  text: string
}

/** Deeper than any catalogue nests, and more elements than the largest has. */
const DEEPEST = 100
const MOST_ELEMENTS = 150_000

const refuse = (message: string): never => {
  throw new RequestError([{ message }])
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The root element of a text; `file` is how mistakes name it. Throws a RequestError where it is no XML, or XML of a kind that could do harm. */
export const xmlOf = (text: string, file: string): Element => {
  const parser = sax.parser(true, { position: true })
  const open: Open[] = []
  let root: Open | undefined
  let count = 0
  const at = (): string => `${file}:${parser.line + 1}:${parser.column + 1}`
  parser.onerror = ({ message }) =>
    refuse(
      t('{at}: this is not well-formed XML ({reason}): export the file again', {
        at: at(),
        reason: message.split('\n')[0]?.toLowerCase() ?? ''
      })
    )
  parser.ondoctype = () =>
    refuse(t('{at}: it declares a document type, which no catalogue or roster needs: export the file again', { at: at() }))
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
          at: at(),
          deepest: DEEPEST
        })
      )
    const own = Object.entries(attributes).map(([key, value]) => [key, typeof value === 'string' ? value : value.value] as const)
    const element: Open = { name: local(name), attributes: Object.fromEntries(own), children: [], text: '' }
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

/** The child elements of a name. */
export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter(child => child.name === name)

/** The elements inside containers of a name: `listed(unit, 'profiles', 'profile')`. */
export const listed = (element: Element, container: string, name: string): readonly Element[] =>
  childrenOf(element, container).flatMap(each => childrenOf(each, name))
