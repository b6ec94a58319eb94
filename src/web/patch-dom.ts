/// <reference lib="dom" />

import type { Markup } from '../report/markup'

/** Changes the page to new markup node by node, so that focus, scroll positions and open folds stay. */

/** Attributes that belong to the user: whether a fold is open, and the text of a field. */
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

/** Sets selects to the option marked as selected: a choice by hand does not change the markup. */
export const restoreSelections = (root: Element): void => {
  for (const select of root.querySelectorAll('select')) {
    const index = [...select.options].findIndex(option => option.hasAttribute('selected'))
    if (index >= 0 && select.selectedIndex !== index) select.selectedIndex = index
  }
}

const last = new WeakMap<Element, string>()

/** A fold whose contents are made when it is opened, or once no tap has come for a while. */
interface Folded {
  readonly fold: string
  readonly summary: string
  readonly inside: () => Markup
  /** The contents are slow to make: only when it is opened. */
  readonly isLate?: true
}

export type Piece = Markup | Folded

/** The contents of closed folds, still to be made. */
const closedFolds = new Map<Element, Folded['inside']>()
/** The same for folds whose contents are made only when they are opened. */
const lateFolds = new WeakMap<Element, Folded['inside']>()
/** What each body was last made from. */
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
  else (isLate ? lateFolds : closedFolds).set(body, inside)
}

/** Makes the contents of a fold that has just been opened. */
export const patchOpened = (details: HTMLDetailsElement): void => {
  const body = details.children[1]
  const inside = body && (closedFolds.get(body) ?? lateFolds.get(body))
  if (!body || !inside) return
  closedFolds.delete(body)
  patchInside(body, inside)
}

/** Makes the contents of closed folds, so that they open at once. */
export const patchFolds = (): void => {
  for (const [body, inside] of closedFolds) if (body.isConnected) patchInside(body, inside)
  closedFolds.clear()
}

/** Sets the pieces of `root`, each in an element of its own. */
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

/** Sets the children of `root` to the markup. */
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
  restoreSelections(root)
}
