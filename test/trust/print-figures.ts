import { mutants } from './mutants'

/** What is known of mutants, a line each: `npm run mutants:docs` puts it into docs/trust.md. */
process.stdout.write(
  mutants()
    .map(({ what, shown }) => `${what.padEnd(28)}${shown}\n`)
    .join('')
)
