import type { Block } from '../page'
import { distributions, shares } from './distributions'
import type { Drawing, MapCanvas } from './drawing'
import { titled } from './heat'
import { lines } from './lines'

/** The picture of a block, where it has one. */
export const chart = (block: Block, canvas: MapCanvas): readonly Drawing[] => {
  switch (block.block) {
    case 'shares':
      return [shares(block, canvas)]
    case 'distributions':
      return [distributions(block, canvas)]
    case 'heat':
      return [titled(block, canvas)]
    case 'lines':
      return [lines(block, canvas)]
    default:
      return []
  }
}
