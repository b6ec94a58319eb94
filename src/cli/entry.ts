import { outputOf } from './direct-output'
import { main } from './main'

/**
 * Runs the program on the streams of its process. The exit code is set, and exit() not called, so that buffered output is still
 * written.
 */
const { argv, env } = process

const streams = {
  stdout: outputOf(1, () => process.stdout),
  stderr: outputOf(2, () => process.stderr),
  env,
  // opened when it is first read: opening it is slow
  get stdin() {
    return process.stdin
  }
}

void main(argv.slice(2), streams).then(code => {
  process.exitCode = code
})
