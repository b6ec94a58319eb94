import { outputOf } from './direct-output'
import { main } from './main'

/** The program with the streams of its process. The exit code is set, not forced, so that what was written is still delivered. */
const { argv, env } = process

const streams = {
  stdout: outputOf(1, () => process.stdout),
  stderr: outputOf(2, () => process.stderr),
  env,
  // opened only when it is read, for that takes its time
  get stdin() {
    return process.stdin
  }
}

void main(argv.slice(2), streams).then(code => {
  process.exitCode = code
})
