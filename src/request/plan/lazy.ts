/** All that reads plan files, and with it zod and yaml: one file to be loaded late. */

export { placed } from './draft'
export { planDrafted, planIn, planOf, planWithin } from './read'
export { planSchema } from './schema'
export { parsePlanSentence } from './sentence'
