import { t } from '../../model/language'
import type { Detail } from '../chart/detail'
import { element, type Markup, NOTHING } from '../markup'
import type { Block, Command, Facts } from '../page'
import { distributions, heat, lines, shares } from './chart'
import { figures, texts } from './table'

const facts = ({ facts }: Facts): Markup =>
  element(
    'dl',
    { class: 'facts' },
    ...facts.map(([name, ...texts]) => element('div', {}, element('dt', {}, name), ...texts.map(text => element('dd', {}, text))))
  )

/** A line to copy; it is selected whole at a touch, and copied by its button where scripts run. */
export const command = ({ label, command }: Command): Markup =>
  element(
    'div',
    { class: 'command' },
    element('span', { class: 'label' }, label),
    element('code', { translate: 'no' }, command),
    element('button', { type: 'button', hidden: 'hidden', 'data-done': t('copied') }, t('copy')),
    element('span', { class: 'unseen', role: 'status' })
  )

/** A block as HTML; tables without a title of their own are captioned so. */
export const blockMarkup = (block: Block, caption: string, detail: Detail): Markup => {
  switch (block.block) {
    case 'figures':
      return figures(block, caption)
    case 'shares':
      return shares(block)
    case 'distributions':
      return distributions(block)
    case 'heat':
      return heat(block, detail)
    case 'lines':
      return lines(block)
    case 'facts':
      return facts(block)
    case 'table':
      return texts(block, caption)
    case 'paragraph':
      return element('p', { class: block.tone }, block.text)
    case 'command':
      return command(block)
    case 'hint':
      return NOTHING
  }
}
