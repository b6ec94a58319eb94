import { mutants } from './mutants'

/** What is known of mutants, a line each: `npm run mutants:readme` puts it on the front page. */
process.stdout.write(
  mutants()
    .map(({ what, told }) => `${what.padEnd(28)}${told}\n`)
    .join('')
)
