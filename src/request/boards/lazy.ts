/** All that reads and writes board files, and with it zod and yaml: one file to be loaded late. */

export { costsIn } from './costs-file'
export { laidOver } from './merge-rows'
export { contentsOf, newBoard } from './new-board'
export { boardJson, boardYaml } from './print'
export { boardsOf } from './read'
export { scenarioSchema } from './scenario-schema'
export { boardSchema } from './schema'
export { writeFaction as factionWritten } from './write'
