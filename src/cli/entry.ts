import { main } from './main'

/** The program with the streams of its process. The exit code is set, not forced, so that what was written is still delivered. */
const { argv, stdout, stderr, env } = process

const streams = {
  stdout,
  stderr,
  env,
  // opened only when it is read, for that takes its time
  get stdin() {
    return process.stdin
  }
}

void main(argv.slice(2), streams).then(code => {
  process.exitCode = code
})
