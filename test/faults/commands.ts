import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { saved } from '../../src/cli/explore/saved'
import { failureOf } from '../../src/cli/failure'
import { main } from '../../src/cli/main'
import { saveCosts } from '../../src/cli/saved-costs'
import type { Output, Streams } from '../../src/cli/streams'
import { odds } from '../../src/index'
import { startBudget } from '../../src/model/work'

/** Every command that reads or writes files, in a folder of its own. */

export interface Ended {
  readonly code: number
  readonly stderr: string
}

export interface Command {
  readonly name: string
  readonly run: (folder: string, streams: Streams) => Promise<number>
}

const DUEL = '8 bondi charge 4 huscarls'
const LINES = [`{"id":1,"fight":"${DUEL}"}`, '{"id":2,"fight":"nonsense"}', '{"id":3,"fight":"12 levy bows shoot 8 bondi"}']
export const MANY = Array.from({ length: 100 }, (_, i) => `{"id":${i},"fight":"${DUEL}"}\n`).join('')

/** A file is written again where it was, and new where there was none. */
const OLD = 'what was there before\n'

const FILES: Readonly<Record<string, string>> = {
  'config/saga-odds/config.yaml': 'edition: 1\nreadings:\n  crush-timing: unsaved\n',
  'config/saga-odds/costs.yaml': 'vikings/ullr: U\n',
  'scenario.json': `{"fight":"${DUEL}"}`,
  'lines.ndjson': `${LINES.join('\n')}\n`,
  'many.ndjson': MANY,
  'game.txt': `${DUEL}: 2:1\n`,
  'rows.csv': `id,fight\na,${DUEL}\nb,8 bondi charge 8 bondi\n`,
  'old.json': OLD,
  'old.csv': OLD,
  'old.ndjson': OLD,
  'old.html': OLD,
  'old.txt': OLD,
  'old.yaml': OLD
}

const EXAMPLES = ['examples/reedfolk.yaml', 'examples/side-by-side.json', 'examples/shoot-or-charge.yaml', 'examples/rosters']

export const laid = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  mkdirSync(folder, { recursive: true })
  for (const name of EXAMPLES) cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'config/saga-odds'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
}

/** Every file of the folder but what went to stdout. */
export const held = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && entry.name !== 'stdout')
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(path => [path.slice(folder.length), readFileSync(path, 'utf8')])
  )

/** `@name` is a file of the folder. */
const typed =
  (line: string): Command['run'] =>
  (folder, streams) =>
    main(
      line.split(' ').map(word => word.replaceAll('@', `${folder}/`)),
      streams
    )

const FIGHT = '8 bondi charge 4 huscarls'

const LINE = [
  `melee ${FIGHT}`,
  `melee ${FIGHT} -o @old.json`,
  `melee ${FIGHT} -o @new.html`,
  'melee --scenario @scenario.json -o @old.txt',
  'melee --scenario - -f json',
  'melee --scenario @examples/side-by-side.json -f csv -o @old.csv',
  `melee 8 eelers charge 8 bondi --board @examples/reedfolk.yaml -o @old.json`,
  `melee ${FIGHT} --config @config/saga-odds/config.yaml -o @old.html`,
  'shoot 12 levy bows shoot 8 bondi -o @new.csv',
  `sweep melee ${FIGHT} --vary attacker.models=6..8 -o @old.csv`,
  `sweep melee ${FIGHT} --vary attacker.models=1..12 --emit -o @old.ndjson`,
  'compare @examples/rosters/anglo-danes.yaml @examples/rosters/normans.yaml -o @old.html',
  `advise 6 hirdmen +ullr charge 4 huscarls -o @old.json`,
  'plan @examples/shoot-or-charge.yaml -o @old.json',
  'review @game.txt -o @old.json',
  'dice 6 normans --want charge -o @new.json',
  'warband check @examples/rosters -o @old.txt',
  'warband show @examples/rosters/normans.yaml -o @old.html',
  'rules vikings --as-board -o @old.yaml',
  'rules --schema -o @old.json',
  'rules ullr',
  'page --warband @examples/rosters/normans.yaml -o @old.html',
  'help config',
  'completion bash',
  'batch @lines.ndjson --jobs 1',
  'batch @lines.ndjson --jobs 1 -o @old.ndjson',
  'batch @rows.csv --jobs 1 -o @old.csv',
  'batch @many.ndjson --jobs 1 --select result.tie -o @new.ndjson'
] as const

/** As the explorer saves a fight. */
const saving: Command['run'] = async (folder, streams) => {
  const { scenario } = odds(FIGHT)
  const action = await saved(scenario, join(folder, 'saved.json'))
  if (action.do !== 'refuse') return 0
  streams.stderr.write(`saga-odds: ${action.sentences.join(' ')}\n`)
  return 2
}

const costs: Command['run'] = async (folder, streams) => {
  try {
    await saveCosts(join(folder, 'config/saga-odds/costs.yaml'), streams, text => `${text}vikings/frigg: C\n`)
    return 0
  } catch (error) {
    const { code, text } = failureOf(error)
    streams.stderr.write(text)
    return code
  }
}

export const COMMANDS: readonly Command[] = [
  ...LINE.map((name): Command => ({ name, run: typed(name) })),
  { name: 'a cost is remembered', run: costs },
  { name: 'a fight is saved', run: saving }
]

/** The command, its stdout an open file. */
export const ran = async ({ run }: Command, folder: string, stdout: Output): Promise<Ended> => {
  let stderr = ''
  const heard = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      stderr += chunk.toString()
      done()
    }
  })
  try {
    const code = await run(folder, {
      stdout,
      stderr: heard,
      stdin: Readable.from([Buffer.from(FILES['scenario.json'] ?? '')]),
      env: { XDG_CONFIG_HOME: join(folder, 'config') }
    })
    return { code, stderr }
  } finally {
    // what a command might take is not all that whoever ran it may
    startBudget({ seconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY })
  }
}
