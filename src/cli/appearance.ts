import type { Mistake } from '../model/errors'
import { t } from '../model/language'
import { noneOf, notA } from '../model/mistakes'
import type { Look } from '../report'
import type { Configuration } from './config/patches'
import type { Output, Streams } from './streams'

/** How an answer is to look: what the options say, else what the terminal and its environment can show. */

export interface AppearanceOptions {
  readonly color?: string
  readonly width?: string
  readonly explain?: true
  readonly full?: true
  readonly csvSafe?: true
  readonly configured?: Configuration
}

type Level = Look['color']
type Env = Streams['env']

export const WHEN = ['auto', 'always', 'never'] as const

/** What the terminal can show, by its usual signs. */
const ability = ({ COLORTERM = '', TERM = '' }: Env): Level => {
  if (/truecolor|24bit/i.test(COLORTERM)) return 3
  return /256/.test(TERM) ? 2 : 1
}

const FORCED: Readonly<Record<string, Level>> = { '0': 0, false: 0, '1': 1, '2': 2, '3': 3 }

/** FORCE_COLOR goes before NO_COLOR, as it does in Node itself. */
const byEnvironment = (env: Env, isTerminal: boolean): Level => {
  const { FORCE_COLOR, NO_COLOR, TERM } = env
  if (FORCE_COLOR !== undefined) return FORCED[FORCE_COLOR] ?? ability(env)
  if (NO_COLOR || TERM === 'dumb' || !isTerminal) return 0
  return ability(env)
}

/** What the environment says goes before what was written down once. */
const colorOf = (given: string | undefined, written: string | undefined, env: Env, isTerminal: boolean): Level => {
  const isSaid = env['FORCE_COLOR'] !== undefined || Boolean(env['NO_COLOR'])
  const when = given ?? (isSaid ? undefined : written)
  if (when === 'always') return ability(env)
  return when === 'never' ? 0 : byEnvironment(env, isTerminal)
}

const LEAST = 40
const MOST = 1000

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined

const widthOf = (given: string | undefined, { columns }: Output, { COLUMNS }: Env): number =>
  Math.min(MOST, Math.max(LEAST, whole(given) ?? (columns || whole(COLUMNS) || 80)))

/** Where no locale is set it is C, whose terminal shows ASCII; Windows sets none and shows all. Files and pipes are UTF-8. */
const isUnicode = ({ LC_ALL, LC_CTYPE, LANG }: Env, isTerminal: boolean): boolean => {
  const locale = LC_ALL || LC_CTYPE || LANG
  return !isTerminal || (locale ? /utf-?8/i.test(locale) : process.platform === 'win32')
}

/** Options that cannot be followed. */
export const appearanceMistakes = ({ color, width }: AppearanceOptions): readonly Mistake[] => {
  const columns = whole(width)
  const isWide = columns !== undefined && columns >= LEAST && columns <= MOST
  return [
    ...(color === undefined || WHEN.some(when => when === color) ? [] : [noneOf('--color', color, WHEN, '--color')]),
    ...(width === undefined || isWide
      ? []
      : [notA('--width', width, t('a whole number from {least} to {most}', { least: LEAST, most: MOST }), '--width')])
  ]
}

/** `toFile`: what is written to a file has no terminal. */
export const appearanceOf = (
  { color, width, explain, full, csvSafe, configured }: AppearanceOptions,
  { stdout, env }: Streams,
  toFile: boolean
): Look => {
  const isTerminal = stdout.isTTY === true && !toFile
  return {
    width: toFile ? (whole(width) ?? 80) : widthOf(width, stdout, env),
    color: colorOf(color, toFile ? undefined : configured?.color, toFile ? {} : env, isTerminal),
    unicode: isUnicode(env, isTerminal),
    explain: explain === true,
    ...(full && { full }),
    ...(csvSafe && { csvSafe })
  }
}
