/** All that reads roster files, and with it zod and yaml: one file to be loaded late. */

export { rosterData, rosterOf } from './read'
export { rosterSchema } from './schema'
