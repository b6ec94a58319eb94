import type { Mistake } from '../model/errors'
import { t } from '../model/language'
import { noneOf, notA } from '../model/mistakes'
import type { RenderOptions } from '../report'
import type { Configuration } from './config/patches'
import type { Output, Streams } from './streams'

/** How an answer looks: by its options, else by the terminal and the environment. */

export interface AppearanceOptions {
  readonly color?: string
  readonly width?: string
  readonly explain?: true
  readonly full?: true
  readonly csvSafe?: true
  readonly configured?: Configuration
}

type Level = RenderOptions['color']
type Env = Streams['env']

/** The values of --color. */
export const WHEN = ['auto', 'always', 'never'] as const

/** How many colours the terminal has, by COLORTERM and TERM. */
const colorDepth = ({ COLORTERM = '', TERM = '' }: Env): Level => {
  if (/truecolor|24bit/i.test(COLORTERM)) return 3
  return /256/.test(TERM) ? 2 : 1
}

const FORCED: Readonly<Record<string, Level>> = { '0': 0, false: 0, '1': 1, '2': 2, '3': 3 }

/** FORCE_COLOR overrides NO_COLOR, as in Node itself. */
const environmentColor = (env: Env, isTerminal: boolean): Level => {
  const { FORCE_COLOR, NO_COLOR, TERM } = env
  if (FORCE_COLOR !== undefined) return FORCED[FORCE_COLOR] ?? colorDepth(env)
  if (NO_COLOR || TERM === 'dumb' || !isTerminal) return 0
  return colorDepth(env)
}

/** The option wins over the environment, and the environment over the configuration (`written`). */
const colorOf = (given: string | undefined, written: string | undefined, env: Env, isTerminal: boolean): Level => {
  const isSaid = env['FORCE_COLOR'] !== undefined || Boolean(env['NO_COLOR'])
  const when = given ?? (isSaid ? undefined : written)
  if (when === 'always') return colorDepth(env)
  return when === 'never' ? 0 : environmentColor(env, isTerminal)
}

const NARROWEST = 40
const WIDEST = 1000

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined

const widthOf = (given: string | undefined, { columns }: Output, { COLUMNS }: Env): number =>
  Math.min(WIDEST, Math.max(NARROWEST, wholeNumber(given) ?? (columns || wholeNumber(COLUMNS) || 80)))

/** Without a locale it is C, which is ASCII; Windows sets none and shows Unicode. Files and pipes are UTF-8. */
const isUnicode = ({ LC_ALL, LC_CTYPE, LANG }: Env, isTerminal: boolean): boolean => {
  const locale = LC_ALL || LC_CTYPE || LANG
  return !isTerminal || (locale ? /utf-?8/i.test(locale) : process.platform === 'win32')
}

/** What is wrong with --color and --width. */
export const appearanceMistakes = ({ color, width }: AppearanceOptions): readonly Mistake[] => {
  const columns = wholeNumber(width)
  const isWide = columns !== undefined && columns >= NARROWEST && columns <= WIDEST
  return [
    ...(color === undefined || WHEN.some(when => when === color) ? [] : [noneOf('--color', color, WHEN, '--color')]),
    ...(width === undefined || isWide
      ? []
      : [notA('--width', width, t('a whole number from {least} to {most}', { least: NARROWEST, most: WIDEST }), '--width')])
  ]
}

/** The look of an answer. `toFile`: it is written to a file, so the terminal does not matter. */
export const appearanceOf = (
  { color, width, explain, full, csvSafe, configured }: AppearanceOptions,
  { stdout, env }: Streams,
  toFile: boolean
): RenderOptions => {
  const isTerminal = stdout.isTTY === true && !toFile
  return {
    width: toFile ? (wholeNumber(width) ?? 80) : widthOf(width, stdout, env),
    color: colorOf(color, toFile ? undefined : configured?.color, toFile ? {} : env, isTerminal),
    unicode: isUnicode(env, isTerminal),
    explain: explain === true,
    ...(full && { full }),
    ...(csvSafe && { csvSafe })
  }
}
