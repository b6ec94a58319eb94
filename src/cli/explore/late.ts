/** The explorer and with it its prompts: one file to be loaded late. */

export { exploreAt } from './index'
export { beginning } from './step'
