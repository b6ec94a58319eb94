import { outputOf } from './direct-output'
import { main } from './main'

/**
 * Runs the program on the streams of its process. exit() is called only where no stream of Node's was opened, for one may hold output
 * that is yet to be written.
 */
const { argv, env } = process

let isBuffered = false
const buffered = <Stream>(stream: Stream): Stream => {
  isBuffered = true
  return stream
}

const streams = {
  stdout: outputOf(1, () => buffered(process.stdout)),
  stderr: outputOf(2, () => buffered(process.stderr)),
  env,
  // opened when it is first read: opening it is slow
  get stdin() {
    return buffered(process.stdin)
  }
}

void main(argv.slice(2), streams).then(code => {
  process.exitCode = code
  // without it Node tidies up its memory first, which takes a thirtieth of a start
  if (!isBuffered) process.exit()
})
