import { readFileSync, writeFileSync } from 'node:fs'

/** Puts what the bench prints, from stdin, into the block of the front page that shows it: `npm run bench:readme`. */

const MARK = '<!-- bench -->'

const printed = readFileSync(0, 'utf8').trim()
const page = readFileSync('README.md', 'utf8')
const [before, after] = page.split(`${MARK}\n\`\`\`text\n`)
const rest = after?.slice(after.indexOf('```'))
if (before === undefined || rest === undefined) throw new Error(`README.md has no block of text under ${MARK}`)
writeFileSync('README.md', `${before}${MARK}\n\`\`\`text\n${printed}\n${rest}`)
