/// <reference lib="dom" />

import type { Markup } from '../report/markup'

/** The page made like its new markup, node by node, so that what is held, scrolled or unfolded stays so. */

/** Whether it is unfolded is the reader's to say, and what stands in a field the writer's. */
const isTheirs = (element: Element, name: string): boolean =>
  (name === 'open' && element.nodeName === 'DETAILS') || (name === 'value' && element.nodeName === 'INPUT')

const sameAttributes = (from: Element, to: Element): void => {
  for (const { name, value } of [...to.attributes])
    if (!isTheirs(from, name) && from.getAttribute(name) !== value) from.setAttribute(name, value)
  for (const { name } of [...from.attributes]) if (!isTheirs(from, name) && !to.hasAttribute(name)) from.removeAttribute(name)
}

const sameChildren = (from: Node, to: Node): void => {
  let at = from.firstChild
  for (const wanted of [...to.childNodes]) {
    if (!at) {
      from.appendChild(wanted)
      continue
    }
    const next = at.nextSibling
    if (at.nodeName === wanted.nodeName && at.nodeType === wanted.nodeType) sameNode(at, wanted)
    else from.replaceChild(wanted, at)
    at = next
  }
  while (at) {
    const next = at.nextSibling
    from.removeChild(at)
    at = next
  }
}

const sameNode = (from: Node, to: Node): void => {
  if (from.isEqualNode(to)) return
  if (!(from instanceof Element) || !(to instanceof Element)) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue
    return
  }
  sameAttributes(from, to)
  sameChildren(from, to)
}

/** What has been chosen by hand is another thing than what is marked as chosen. */
export const chosen = (root: Element): void => {
  for (const select of root.querySelectorAll('select')) {
    const index = [...select.options].findIndex(option => option.hasAttribute('selected'))
    if (index >= 0 && select.selectedIndex !== index) select.selectedIndex = index
  }
}

const last = new WeakMap<Element, string>()

/** A part that is folded away: what is inside is made when it is looked at, or when the taps are over. */
interface Folded {
  readonly fold: string
  readonly summary: string
  readonly inside: () => Markup
  /** What is inside takes a while to make: not before it is opened. */
  readonly isLate?: true
}

export type Piece = Markup | Folded

/** What stands inside the folds that are closed, for when they are opened or the taps are over. */
const unmade = new Map<Element, Folded['inside']>()
/** Of those, what is not made before. */
const unasked = new WeakMap<Element, Folded['inside']>()
/** What was made last of each. */
const madeBy = new WeakMap<Element, Folded['inside']>()

const patchInside = (body: Element, inside: Folded['inside']): void => {
  if (madeBy.get(body) === inside) return
  madeBy.set(body, inside)
  patchNode(body, inside().markup)
}

const folded = (box: Element, name: string): HTMLDetailsElement => {
  const found = box.firstElementChild
  if (found instanceof HTMLDetailsElement && found.dataset['fold'] === name) return found
  const made = document.createElement('details')
  made.dataset['fold'] = name
  made.append(document.createElement('summary'), document.createElement('div'))
  box.replaceChildren(made)
  last.delete(box)
  return made
}

const patchFold = (box: Element, { fold, summary, inside, isLate }: Folded): void => {
  const details = folded(box, fold)
  const [head, body] = details.children
  if (!head || !body) return
  if (head.textContent !== summary) head.textContent = summary
  if (details.open) patchInside(body, inside)
  else (isLate ? unasked : unmade).set(body, inside)
}

/** What is inside a fold that has just been opened. */
export const patchOpened = (details: HTMLDetailsElement): void => {
  const body = details.children[1]
  const inside = body && (unmade.get(body) ?? unasked.get(body))
  if (!body || !inside) return
  unmade.delete(body)
  patchInside(body, inside)
}

/** What is inside the folds that are closed, so that they open at once. */
export const patchFolds = (): void => {
  for (const [body, inside] of unmade) if (body.isConnected) patchInside(body, inside)
  unmade.clear()
}

/** The pieces of `root` from now on, each in a box of its own. */
export const patchAll = (root: Element, pieces: readonly Piece[]): void => {
  while (root.children.length > pieces.length) root.lastElementChild?.remove()
  while (root.children.length < pieces.length) root.append(document.createElement('div'))
  for (const [index, piece] of pieces.entries()) {
    const box = root.children[index]
    if (!box) continue
    if ('markup' in piece) patchNode(box, piece.markup)
    else patchFold(box, piece)
  }
}

/** The children of `root` from now on. */
export const patchNode = (root: Element, markup: string): void => {
  if (last.get(root) === markup) return
  const isFirst = !last.has(root)
  last.set(root, markup)
  if (isFirst) {
    root.innerHTML = markup
    return
  }
  const template = document.createElement('template')
  template.innerHTML = markup
  sameChildren(root, template.content)
  chosen(root)
}
