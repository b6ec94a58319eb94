import { t } from '../../model/language'
import { type Detail, detail } from '../chart/detail'
import { element, type Markup, together } from '../markup'
import type { Page, Section } from '../page'
import { blockMarkup } from './block'

/** What is folded away together: a section with a heading and those after it without. */
type Fold = readonly Section[]

const folds = (details: readonly Section[]): readonly Fold[] => {
  const found: Section[][] = []
  for (const section of details) {
    const last = found.at(-1)
    if (last && section.heading === undefined) last.push(section)
    else found.push([section])
  }
  return found
}

/** What all sections of a page share. */
interface Sheet {
  readonly headline: string
  readonly detail: Detail
  /** What is folded away is open at first. */
  readonly open: boolean
}

const blocks = (section: Section, caption: string, { detail }: Sheet): Markup =>
  together(section.blocks.filter(({ block }) => block !== 'command').map(block => blockMarkup(block, caption, detail)))

const fold = (sections: Fold, sheet: Sheet): Markup => {
  const heading = sections[0]?.heading ?? t('more details')
  return element(
    'details',
    { class: 'fold', open: sheet.open ? 'open' : undefined },
    element('summary', {}, element('h3', {}, heading)),
    ...sections.map(section => blocks(section, heading, sheet))
  )
}

const part = (heading: string, turns: boolean, ...body: readonly Markup[]): Markup =>
  element('section', { class: turns ? 'part turned' : 'part' }, element('h2', {}, heading), ...body)

/** One section under its heading or what it is about. */
const plain = (section: Section, sheet: Sheet): Markup => {
  const heading = section.heading ?? section.topic
  const body = blocks(section, heading ?? sheet.headline, sheet)
  return heading === undefined ? element('div', { class: 'part' }, body) : part(heading, section.turnsPage === true, body)
}

const explanation = (details: readonly Section[], sheet: Sheet): readonly Markup[] =>
  details.length > 0 ? [part(t('each number and its rule'), false, ...folds(details).map(each => fold(each, sheet)))] : []

/** Lines to type stand at the foot of the page. */
const isWorded = ({ blocks }: Section): boolean => blocks.some(({ block }) => block !== 'command' && block !== 'hint')

const tellsWhoWins = ({ blocks, detail }: Section): boolean => !detail && blocks.some(({ block }) => block === 'shares')

/** The sections in their order, but who wins before all else, and what may be folded away together. */
export const sections = (page: Page, open: boolean): readonly Markup[] => {
  const sheet = { headline: page.headline, detail: detail(page), open }
  const worded = page.sections.filter(isWorded)
  const first = worded.filter(tellsWhoWins)
  const rest = worded.filter(section => !first.includes(section))
  const start = rest.findIndex(({ detail }) => detail)
  const [before, after] = start < 0 ? [rest, []] : [rest.slice(0, start), rest.slice(start)]
  const folded = after.filter(({ detail }) => detail)
  return [
    ...[...first, ...before].map(section => plain(section, sheet)),
    ...explanation(folded, sheet),
    ...after.filter(({ detail }) => !detail).map(section => plain(section, sheet))
  ]
}
