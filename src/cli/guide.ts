/** Pages of help, the first screen and completions for Tab: one file, loaded late. */

export { completion } from './completion'
export { start } from './start'
export { known, topicOf } from './topics'
