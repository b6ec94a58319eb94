/** A strict reader of XML, which the pages and pictures are: it refuses what a browser would only guess at. */

export interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly (Element | string)[]
}

interface Open extends Element {
  readonly children: (Element | string)[]
}

const TOKEN = /<(\/?)([a-z][a-zA-Z0-9-]*)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)(\/?)>|([^<]+)/gy
const ATTRIBUTE = /([a-zA-Z][\w:-]*)="([^"<]*)"/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const FORBIDDEN = /[^\P{Cc}\n]|\p{Cs}|[\ufffe\uffff]/u

const read = (text: string): string =>
  text.replace(/&([^;&\s]*;?)/g, (whole, name: string) => {
    const letter = ENTITIES[name.slice(0, -1)]
    if (!name.endsWith(';') || letter === undefined) throw new Error(`${whole} is no entity`)
    return letter
  })

const attributesOf = (text: string): ReadonlyMap<string, string> => {
  const found = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, read(value)] as const)
  const attributes = new Map(found)
  if (attributes.size < found.length) throw new Error(`an attribute is given twice:${text}`)
  return attributes
}

const close = (open: Open[], name: string): void => {
  const last = open.pop()
  if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}>`)
}

/** The one element of a document. Throws where it is not well-formed. */
export const parsed = (text: string): Element => {
  if (FORBIDDEN.test(text)) throw new Error('a letter that XML forbids')
  const root: Open = { name: '', attributes: new Map(), children: [] }
  const open = [root]
  let end = 0
  for (const [whole, closing, name = '', attributes = '', empty, words] of text.matchAll(TOKEN)) {
    end += whole.length
    if (words !== undefined) open.at(-1)?.children.push(read(words))
    else if (closing) close(open, name)
    else {
      const element: Open = { name, attributes: attributesOf(attributes), children: [] }
      open.at(-1)?.children.push(element)
      if (!empty) open.push(element)
    }
  }
  if (end < text.length) throw new Error(`not well-formed: ${text.slice(end, end + 60)}`)
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is never closed`)
  const [only, ...more] = root.children.filter(child => typeof child !== 'string' || child.trim() !== '')
  if (only === undefined || typeof only === 'string' || more.length > 0) throw new Error('a document is one element')
  return only
}

/** The element and everything in it, in the order of the document. */
export const all = (element: Element): readonly Element[] => [
  element,
  ...element.children.flatMap(child => (typeof child === 'string' ? [] : all(child)))
]

export const named = (element: Element, name: string): readonly Element[] => all(element).filter(each => each.name === name)

/** All that is written in it. */
export const written = ({ children }: Element): string =>
  children.map(child => (typeof child === 'string' ? child : written(child))).join('')
