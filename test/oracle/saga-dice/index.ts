export { expected, type Pool, type Puzzle, recursive, type Wish } from './best-play'
export { everyFall, mean, share } from './every-face'
export { iterated } from './iterated'
export { leftovers, type Needs, pays } from './match'
