/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

import { bookFor } from '../answers/edit/questions'
import { type Scenario, SIDES, type Side } from '../model/scenario'
import { element, joinLines, NO_MARKUP } from '../report/markup'
import type { Rulebook } from '../rules/types'
import * as view from './answer'
import type { BakedRules } from './baked-rules'
import { kinds, panels } from './controls'
import { FOLD_NAMES, foldBodies, questionsOf, type Shown } from './folds'
import { patchAll, patchFolds, patchNode } from './patch-dom'

/** Draws the page: what a tap may have changed at once, what is below the controls after it. */

/** What is drawn. */
export interface PageView extends Shown {
  /** Whether the odds are of an earlier fight. */
  readonly isOld: boolean
  readonly openFolds: ReadonlySet<string>
}

/** What is out of sight is drawn after so many ms without a tap. */
const REST = 120

export const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no ${id}`)
  return found
}

export const hasRosters = ({ warband, against }: BakedRules): boolean => warband !== undefined || against !== undefined

/** Whether answers are still to come. */
export const setBusy = (isBusy: boolean): void => {
  document.documentElement.dataset['busy'] = isBusy ? 'yes' : 'no'
}

/** Postpones an act; one that was postponed before and has not been done is dropped. */
export const postponing = (): ((act: () => void, ms: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (act, ms) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
}

/** Draws a side, unless the tap has not changed it: its controls do not depend on the other side. */
const drawSide = (side: Side, fight: Scenario, book: Rulebook, drawn: Map<Side, string>): void => {
  const { kind, edition, [side]: units } = fight
  const key = JSON.stringify([kind, edition, units])
  if (drawn.get(side) === key) return
  drawn.set(side, key)
  const root = byId(side)
  const all = panels(fight, side, book)
  while (root.children.length > all.length) root.lastElementChild?.remove()
  for (const [index, { label, pieces }] of all.entries()) {
    const found = root.children[index] ?? root.appendChild(document.createElement('section'))
    found.className = `unit ${side}`
    if (found.getAttribute('aria-label') !== label) found.setAttribute('aria-label', label)
    patchAll(found, pieces)
  }
}

const drawOutcome = ({ report, isOld }: PageView): void => {
  if (!report) return
  const root = byId('top')
  root.classList.toggle('stale', isOld)
  byId('numbers').classList.toggle('stale', isOld)
  document.title = report.headline
  root.dataset['answer'] = report.replay
  patchAll(root, view.outcomePart(report))
}

const drawBelow = (shown: PageView): void => {
  const { state, report, openFolds, bookOf, known } = shown
  if (report) patchAll(byId('numbers'), view.numbers(report))
  for (const name of FOLD_NAMES) if (openFolds.has(name)) patchNode(byId(`${name}-body`), foldBodies[name](shown).markup)
  patchFolds()
  setBusy(questionsOf(state, openFolds, bookOf).some(ask => known(ask) === undefined))
}

/** Draws the page again and again. `viewNow`: what is to be drawn at the time. */
export const pageDrawer = (viewNow: () => PageView) => {
  const drawn = new Map<Side, string>()
  const postpone = postponing()
  let isBelowSeen = true
  new IntersectionObserver(seen => {
    isBelowSeen = seen.some(({ isIntersecting }) => isIntersecting)
  }).observe(byId('tell'))
  return {
    draw: (): void => {
      const shown = viewNow()
      const { state, baked, toll, bookOf } = shown
      const book = bookFor(state.fight, bookOf)
      drawOutcome(shown)
      const note = state.note === undefined ? NO_MARKUP : element('p', {}, state.note)
      patchNode(byId('note'), joinLines([view.sentences(state.faults), note]).markup)
      patchNode(byId('kinds'), kinds(state.fight, book).markup)
      if (hasRosters(baked)) patchNode(byId('game'), view.game(state, baked, state.toll ?? toll, book).markup)
      for (const side of SIDES) drawSide(side, state.fight, book, drawn)
      postpone(() => drawBelow(viewNow()), isBelowSeen ? 0 : REST)
    },
    /** Makes the next drawing draw both sides, changed or not. */
    forget: () => drawn.clear()
  }
}
