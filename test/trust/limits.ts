import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { plainEnvironment } from '../tools/shell'
import type { Figure } from './figures'

/** Long questions, interrupted at any moment; and every command with little memory: each ends in time. */

const BIN = resolve('bin/saga-odds.cjs')

/** Three units that may each do what they like to three others, four times over. */
const FOUR_CHOICES = `
turn: vikings
warbands:
  vikings:
    faction: vikings
    dice: { ullr: 1, frigg: 1, heimdall: 1, asgard: 1 }
    units: { hird: 6 hirdmen fatigue 1, bondi: 8 bondi, zerk: 4 berserkers }
  anglo-danes:
    faction: anglo-danes
    units: { fyrd: 8 ceorls, huscarls: 4 huscarls, geburs: 12 geburs }
goals: { the fyrd is gone: fyrd.models = 0 }
enemy: best
steps:
  - choose: &any
      - { charge: hird, target: [fyrd, huscarls, geburs], abilities: any, spend: any, free: true }
      - { charge: bondi, target: [fyrd, huscarls, geburs], abilities: any, spend: any, free: true }
      - { charge: zerk, target: [fyrd, huscarls, geburs], abilities: any, spend: any, free: true }
  - choose: *any
  - choose: *any
  - choose: *any
`

const SLOW_LINE = '12 bondi charge 11 knights'
const slowLine = (i: number): string =>
  `${JSON.stringify({ id: i, fight: SLOW_LINE, method: 'monte-carlo', trials: 90_000_000, seed: String(i) })}\n`

const PAIR = ['jarl', 'and', '12', 'hirdmen', '+thor', 'charge', '12', 'huscarls'] as const
const AXES = ['attacker.models=1..12', 'defender.models=1..12', 'attacker.fatigue=0..99', 'defender.fatigue=0..99'] as const
const VARIED = ['melee', ...SLOW_LINE.split(' '), ...AXES.flatMap(axis => ['--vary', axis])] as const

const LONG: Readonly<Record<string, readonly string[]>> = {
  exact: ['melee', ...'gruffydd and 11 bondi charge 11 knights --rounds 99'.split(' ')],
  sampled: ['melee', ...SLOW_LINE.split(' '), '--method', 'monte-carlo', '--trials', '100000000'],
  'sweep, streamed': ['sweep', ...VARIED, '--yes', '-f', 'csv'],
  'sweep, whole': ['sweep', ...VARIED, '--yes'],
  'what-if': ['melee', ...PAIR, '--rounds', '20', '--what-if'],
  advised: [
    'advise',
    ...'warlord and 12 hirdmen fatigue 2 +frigg +ullr +heimdall +thor charge 12 huscarls fatigue 2 +lords-of-battle +shieldwall'.split(
      ' '
    )
  ],
  solved: ['plan', 'four-choices.yaml', '--solve'],
  'turns thrown': ['plan', 'examples/full-turn.yaml', '--method', 'monte-carlo', '--trials', '10000000'],
  'batch, one thread': ['batch', 'slow.ndjson', '--jobs', '1'],
  'batch, two threads': ['batch', 'slow.ndjson', '--jobs', '2']
}

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
  /** Milliseconds from the signal, or from the start where there was none. */
  readonly took: number
}

interface Asked {
  readonly args: readonly string[]
  readonly folder: string
  readonly node?: readonly string[]
  readonly signal?: NodeJS.Signals
  /** Milliseconds; without a signal it is the most that is waited for. */
  readonly after: number
}

const ended = ({ args, folder, node = [], signal, after }: Asked): Promise<Ended> =>
  new Promise(settle => {
    const child = spawn(process.execPath, [...node, BIN, ...args], { cwd: folder, env: plainEnvironment(folder), stdio: 'pipe' })
    let [out, err, from] = ['', '', performance.now()]
    child.stdout.on('data', chunk => {
      out += out.length < 1e6 ? String(chunk) : ''
    })
    child.stderr.on('data', chunk => {
      err += String(chunk)
    })
    child.stdin.end()
    const wait = setTimeout(() => {
      from = performance.now()
      child.kill(signal ?? 'SIGKILL')
    }, after)
    child.on('exit', (code, by) => {
      clearTimeout(wait)
      settle({ code, signal: by, out, err, took: performance.now() - from })
    })
  })

const within = async <T>(play: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-limits-'))
  writeFileSync(join(folder, 'four-choices.yaml'), FOUR_CHOICES)
  writeFileSync(join(folder, 'slow.ndjson'), Array.from({ length: 200 }, (_, i) => slowLine(i)).join(''))
  cpSync('examples', join(folder, 'examples'), { recursive: true })
  try {
    return await play(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}

/** What a shell says of each signal. */
const CODES = { SIGINT: 130, SIGTERM: 143 } as const

/** Of a batch, whose records are whole; of anything else. */
const MOMENTS = { batch: 1000, other: 200 } as const

/** A bare start of Node on a machine that does nothing else. */
const BARE = 60

/** How many times slower than alone everything is at this moment, for others use the machine too. */
const crowding = (): number => {
  const from = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return Math.max(1, (performance.now() - from) / BARE)
}

/** The same moments again for the same seed. */
const moments = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

export interface Interrupted {
  readonly kinds: number
  readonly signals: number
  readonly slowest: { readonly batch: number; readonly other: number }
  /** Those that ended with another code, in half a record or late. */
  readonly bad: readonly string[]
}

/** So many signals at random moments of the first `most` milliseconds, shared out over the long questions. */
export const interrupted = (count: number, seed: number, most = 2500): Promise<Interrupted> =>
  within(async folder => {
    const bad: string[] = []
    const slowest = { batch: 0, other: 0 }
    const chance = moments(seed)
    const kinds = Object.entries(LONG)
    for (let i = 0; i < count; i++) {
      const [name, args] = kinds[i % kinds.length] as (typeof kinds)[number]
      const signal = chance() < 0.5 ? 'SIGINT' : 'SIGTERM'
      const after = 20 + chance() * most
      const { code, signal: by, out, err, took } = await ended({ args: [...args, '--budget', '9h,9g'], folder, signal, after })
      const group = args[0] === 'batch' ? 'batch' : 'other'
      slowest[group] = Math.max(slowest[group], took)
      const isInTime = took <= MOMENTS[group] || took <= MOMENTS[group] * crowding()
      const isAsked = by === signal || code === CODES[signal]
      const isWhole = group !== 'batch' || out === '' || out.endsWith('}\n')
      if (!isInTime || !isAsked || !isWhole)
        bad.push(
          `${name}, ${signal} after ${after.toFixed(0)} ms: ${code ?? by} in ${took.toFixed(0)} ms${isWhole ? '' : ', half a record'} ${err.slice(0, 200)}`
        )
    }
    return { kinds: kinds.length, signals: count, slowest, bad }
  })

/** Every command, those that would be long last. */
const COMMANDS: readonly (readonly string[])[] = [
  ['melee', ...'8w charge 4hg --explain'.split(' ')],
  ['shoot', ...'8 crossbows shoot 6 bondi'.split(' ')],
  ['sweep', ...'melee 8w charge 4hg --vary attacker.models=4..12'.split(' ')],
  ['compare', ...'8 warriors or 4 hearthguard vs 8 levies'.split(' ')],
  ['dice', '6', 'vikings'],
  ['warband', 'build', 'vikings', '6', '--against', '8 warriors, 4 hearthguard'],
  ['rules', 'vikings'],
  ['completion', 'bash'],
  ['batch', 'examples/evening.ndjson'],
  ['explore'],
  LONG.solved,
  LONG.advised,
  LONG['sweep, whole'],
  LONG['what-if'],
  LONG.exact,
  LONG.sampled,
  LONG['turns thrown']
].flatMap(args => (args ? [args] : []))

export interface Small {
  readonly commands: number
  readonly answered: number
  readonly refused: number
  /** Those that died, or said nothing in time. */
  readonly bad: readonly string[]
}

/** Every command under a heap of so many megabytes; `more` is said of each that may take long. */
export const withLittleMemory = (megabytes: number, more: readonly string[] = [], patience = 600_000): Promise<Small> =>
  within(async folder => {
    const bad: string[] = []
    let answered = 0
    let refused = 0
    for (const args of COMMANDS) {
      const isLong = Object.values(LONG).includes(args)
      const node = [`--max-old-space-size=${megabytes}`]
      const { code, signal, err } = await ended({ args: isLong ? [...args, ...more] : args, folder, node, after: patience })
      if (code === 0 || code === 1) answered++
      else if (code === 2 && /^saga-odds: .+\n$/u.test(err)) refused++
      else bad.push(`${args.join(' ')}: ${code ?? signal} ${err.slice(0, 300)}`)
    }
    return { commands: COMMANDS.length, answered, refused, bad }
  })

const milliseconds = (time: number): string => `${time.toFixed(0)} ms`

/** What `npm run trust` tells of both. */
export const limited = async (signals: number, seed: number): Promise<readonly Figure[]> => {
  const { kinds, slowest, bad } = await interrupted(signals, seed)
  const small = await withLittleMemory(512)
  return [
    {
      what: `signals into ${kinds} kinds of long questions`,
      shown: `${signals}, ${bad.length} bad${bad.length > 0 ? `: ${bad[0]}` : ''}`,
      isWell: bad.length === 0
    },
    {
      what: 'slowest to end, a batch with whole records',
      shown: `${milliseconds(slowest.other)}, ${milliseconds(slowest.batch)}`,
      isWell: true
    },
    {
      what: 'commands with a heap of 512 MB',
      shown: `${small.answered} answered, ${small.refused} refused, ${small.bad.length} died${small.bad.length > 0 ? `: ${small.bad[0]}` : ''}`,
      isWell: small.bad.length === 0
    }
  ]
}
