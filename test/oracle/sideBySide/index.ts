export { sideBySideByHand } from './byHand'
export type { TogetherOutcome } from './outcome'
export { sideBySide, splitsOf } from './referee'
export type { SideBySide, Trio } from './trio'
