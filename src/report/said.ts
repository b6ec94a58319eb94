import type { Block, Page } from './page'
import { ofCount, ofMap, ofMarked, ofShare } from './spoken'

const ofBlock = (block: Block): readonly string[] => {
  switch (block.block) {
    case 'shares':
      return [block.shares.map(ofShare).join(', ')]
    case 'distributions':
      return block.of.map(of => of.exactly.map((_, count) => ofCount(block, of, count)).join('; '))
    case 'heat':
      return [[ofMap(block), ...ofMarked(block)].join('; ')]
    default:
      return []
  }
}

/** The charts of a page in sentences, for those who hear them. */
export const said = ({ subtitle, sections }: Page): string =>
  [subtitle, ...sections.flatMap(section => section.blocks).flatMap(ofBlock)].map(text => `${text}.`).join(' ')
