/// <reference lib="dom" />
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

/** The pieces of `root` from now on, each in a box of its own. */
export const patchAll = (root: Element, pieces: readonly string[]): void => {
  while (root.children.length > pieces.length) root.lastElementChild?.remove()
  while (root.children.length < pieces.length) root.append(document.createElement('div'))
  for (const [index, piece] of pieces.entries()) {
    const box = root.children[index]
    if (box) patchNode(box, piece)
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
