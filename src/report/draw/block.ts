import type { Block } from '../page'
import { distributions } from './distributions'
import { figures } from './figures'
import { heat } from './heat'
import type { Paper } from './paper'
import { facts, hint, paragraph } from './prose'
import { shares } from './shares'

/** The lines of a block; tables to browse bring their own library, loaded when one is met. */
export const drawn = async (block: Block, paper: Paper): Promise<readonly string[]> => {
  switch (block.block) {
    case 'figures':
      return figures(block, paper)
    case 'shares':
      return shares(block, paper)
    case 'distributions':
      return distributions(block, paper)
    case 'heat':
      return heat(block, paper)
    case 'lines':
      return []
    case 'facts':
      return facts(block, paper)
    case 'table':
      return (await import('./browse')).browse(block, paper)
    case 'paragraph':
      return paragraph(block, paper)
    case 'command':
      return paragraph({ block: 'paragraph', text: `${block.label}: ${block.command}`, tone: 'quiet' }, paper)
    case 'hint':
      return hint(block.text, paper)
  }
}
