import { readFileSync, writeFileSync } from 'node:fs'

/** Puts what was printed, from stdin, into the block of the front page that is named: `npm run bench:readme`, `npm run mutants:readme`. */

const MARK = `<!-- ${process.argv[2]} -->`

const printed = readFileSync(0, 'utf8').trim()
const page = readFileSync('README.md', 'utf8')
const [before, after] = page.split(`${MARK}\n\`\`\`text\n`)
const rest = after?.slice(after.indexOf('```'))
if (before === undefined || rest === undefined) throw new Error(`README.md has no block of text under ${MARK}`)
writeFileSync('README.md', `${before}${MARK}\n\`\`\`text\n${printed}\n${rest}`)
