/** Pages of help, the first screen and what Tab is told: one file to be loaded late. */

export { completion } from './completion'
export { start } from './start'
export { known, topicOf } from './topics'
