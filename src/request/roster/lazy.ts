/** All that reads roster files, and with it zod and yaml: one file to be loaded late. */

export { callable, rosterSetting } from './callable'
export { forDice } from './for-dice'
export { rosterOf } from './read'
export { rosterSchema } from './schema'
