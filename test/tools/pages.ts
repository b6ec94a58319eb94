/** The commands a page shows, and what it shows them to answer. */

export interface Shown {
  /** Of the page, from 1. */
  readonly line: number
  readonly command: string
  /** Absent: the page shows no answer. */
  readonly answer?: string
  /** A fence opened with "```console exit=2" shows a command that ends so. */
  readonly exit: number
}

interface Fence {
  readonly line: number
  readonly info: string
  readonly lines: readonly string[]
}

/** `saga-odds` where a shell would look for a program, not as the argument of another. */
const runsIt = (command: string) => /(?:^|[|;&(]|&&)\s*(?:[A-Z_]+=\S*\s+)*saga-odds(?:\s|$)/m.test(command)

/** Every command after a `$ ` in a block of sh or console, with the lines up to the next one. */
export const allCommands = (page: string): readonly Shown[] =>
  fences(page)
    .filter(({ info }) => /^(?:sh|console)\b/.test(info))
    .flatMap(fence => commandsOf(fence))

/** Those that run saga-odds. */
export const shownCommands = (page: string): readonly Shown[] => allCommands(page).filter(({ command }) => runsIt(command))

/** Lines of such blocks that run saga-odds but stand without their `$ `, and so would never be tried. */
export const untriedCommands = (page: string): readonly string[] =>
  fences(page)
    .filter(({ info }) => /^(?:sh|bash|shell|console)\b/.test(info))
    .flatMap(({ lines }) => lines.filter(line => /^\s*saga-odds\s/.test(line)))

/** The one line of the block under `<!-- mark -->`. */
export const markedCommand = (page: string, mark: string): string | undefined => {
  const after = page.split(`<!-- ${mark} -->\n`)[1]
  return after === undefined ? undefined : fences(after)[0]?.lines.join('\n')
}

/** The answer itself where the page shows it, whatever stands for a line of three dots; else what the page shows. */
export const expected = (shown: string, answer: string): string => {
  const parts = shown.split(/^\.\.\.$\n?/m).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('(?:.*\\n)*?(?:.*$)?')}$`).test(answer) ? answer : shown
}

/** What stands for an answer that was never shown: the whole of it, or its first lines. */
const UNFILLED = /^<fill(?: (\d+))?>$/

/** What the page should show of an answer: all of it, or as many lines as it showed before its three dots. */
const shownOf = (shown: string, answer: string): string => {
  const unfilled = UNFILLED.exec(shown.trim())
  const lines = unfilled?.[1] ?? (shown.endsWith('\n...') ? shown.split('\n').length - 1 : undefined)
  if (lines === undefined) return answer
  const all = answer.split('\n')
  return all.length <= Number(lines) ? answer : [...all.slice(0, Number(lines)), '...'].join('\n')
}

/** The page with the answers of its commands as they are now; `run` answers a command. An answer with dots in its middle is left to hand. */
export const refreshed = (page: string, run: (command: string) => string): string =>
  shownCommands(page).reduce((now, { command, answer }) => {
    // a command may write the file that the next one reads
    const given = run(command).trimEnd()
    if (answer === undefined || /\n\.\.\.\n/.test(answer)) return now
    if (expected(answer, given) === given) return now
    const before = `$ ${command}\n${answer}`
    return now.replace(before, () => `$ ${command}\n${shownOf(answer, given)}`)
  }, page)

const fences = (page: string): readonly Fence[] =>
  [...page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(({ 1: info = '', 2: body = '', index }) => ({
    info: info.trim(),
    line: page.slice(0, index).split('\n').length + 1,
    lines: body.split('\n').slice(0, -1)
  }))

const commandsOf = ({ line, info, lines }: Fence): readonly Shown[] => {
  const exit = Number(/\bexit=(\d+)/.exec(info)?.[1] ?? 0)
  const starts = lines.flatMap((text, index) => (text.startsWith('$ ') ? index : []))
  return starts.map((start, index) => {
    const rest = lines.slice(start, starts[index + 1])
    const length = rest.findIndex(text => !text.endsWith('\\')) + 1
    const answer = rest.slice(length).join('\n').trimEnd()
    const command = rest.slice(0, length).join('\n').slice(2)
    return { line: line + start, command, exit, ...(answer ? { answer } : {}) }
  })
}

/** The commands a program's `--help` lists. */
export const listedCommands = (help: string): readonly string[] =>
  section(help, 'Commands').flatMap(line => /^ {2}([a-z][a-z-]*)/.exec(line)?.[1] ?? [])

/** The lines under Examples that run saga-odds. */
export const helpExamples = (help: string): readonly string[] =>
  section(help, 'Examples')
    .flatMap(line => /^\s*(?:\$ )?(.*)$/.exec(line)?.[1] ?? [])
    .filter(runsIt)

/** The indented lines under a heading, up to the next heading. */
const section = (help: string, heading: string): readonly string[] => {
  const lines = help.split('\n')
  const start = lines.findIndex(line => line.trim().replace(/:$/, '').toLowerCase() === heading.toLowerCase())
  if (start < 0) return []
  const after = lines.slice(start + 1)
  const end = after.findIndex(line => /^\S/.test(line))
  return after.slice(0, end < 0 ? undefined : end)
}
