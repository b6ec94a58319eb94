import { readFileSync, writeFileSync } from 'node:fs'

/** Puts what was printed, from stdin, into the named block of a page: `npm run bench:docs`, `npm run mutants:docs`. */

const [, , FILE = '', NAME = ''] = process.argv
const MARK = `<!-- ${NAME} -->`

const printed = readFileSync(0, 'utf8').trim()
const page = readFileSync(FILE, 'utf8')
const [before, after] = page.split(`${MARK}\n\`\`\`text\n`)
const rest = after?.slice(after.indexOf('```'))
if (before === undefined || rest === undefined) throw new Error(`${FILE} has no block of text under ${MARK}`)
writeFileSync(FILE, `${before}${MARK}\n\`\`\`text\n${printed}\n${rest}`)
