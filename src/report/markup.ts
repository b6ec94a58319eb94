/** SVG and HTML that are well-formed by construction: a text is escaped, only markup stays as it is. */
export interface Markup {
  readonly markup: string
}

/** Markup as it is, or a text that is escaped. */
export type Child = Markup | string

type Attributes = Readonly<Record<string, string | number | undefined>>

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** ASCII without the characters that are escaped: most texts have no others, and skip the replacements. */
const HARMLESS = /^[ !#$%(-;=?-~]*$/

/** Without characters that XML forbids, and with those escaped that end an attribute or begin a tag. */
const escaped = (text: string): string =>
  HARMLESS.test(text)
    ? text
    : text.replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '\ufffd').replace(/[&<>"']/gu, letter => ENTITIES[letter] ?? '')

/** Void elements of HTML, and SVG shapes without content. */
const EMPTY: ReadonlySet<string> = new Set(['meta', 'link', 'rect'])

const attribute = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${escaped(String(value))}"`

const inner = (child: Child): string => (typeof child === 'string' ? escaped(child) : child.markup)

/** `<name ...>children</name>`; attributes that are undefined are left out. */
export const element = (name: string, attributes: Attributes, ...children: readonly Child[]): Markup => {
  const start = `<${name}${Object.entries(attributes).map(attribute).join('')}`
  return { markup: EMPTY.has(name) ? `${start}/>` : `${start}>${children.map(inner).join('')}</${name}>` }
}

/** A style or a script of our own, unescaped; it must contain no `<` and no `&`. */
export const verbatim = (name: 'style' | 'script', text: string): Markup => ({ markup: `<${name}>${text}</${name}>` })

/** Several pieces of markup as one, each on a line of its own. */
export const joinLines = (parts: readonly Markup[]): Markup => ({ markup: parts.map(({ markup }) => markup).join('\n') })

/** Nothing. */
export const NO_MARKUP: Markup = { markup: '' }
