import { refuse } from '../model/errors'
import { t } from '../model/language'
import { memoize } from '../model/once'
import type { BookOf } from '../request/request'
import type { RosterText } from '../request/roster'
import type { Patch } from '../request/set'
import type { Configuration } from './config/patches'
import type { Streams } from './streams'

/** `--warband mine.yaml --against theirs.yaml`: rosters whose unit names may be used in sentences. */

export interface NamedWarbandOptions {
  readonly warband?: readonly string[]
  readonly against?: readonly string[]
  readonly configured?: Configuration
}

interface NamedWarbands {
  /** What the rosters set for the fight: the edition, and themselves as boards where they define rows of their own. */
  readonly patches: readonly Patch[]
  /** The rulebooks with the names of the rosters' units. */
  readonly withUnitNames: (bookOf: BookOf) => BookOf
}

const NO_WARBANDS: NamedWarbands = { patches: [], withUnitNames: bookOf => bookOf }

export const WARBAND_FLAGS = { warband: '--warband', against: '--against' } as const

export type Whose = keyof typeof WARBAND_FLAGS

const fileOf = (whose: Whose, { configured, ...options }: NamedWarbandOptions): string | undefined => {
  const [file, second] = options[whose] ?? []
  const flag = WARBAND_FLAGS[whose]
  if (second !== undefined) refuse(t('{flag} is given twice: a side has one warband', { flag }), flag)
  if (file === '-') refuse(t('{flag} -: rosters are not read from stdin here: name the file', { flag }), flag)
  return file ?? configured?.[whose]
}

const textOf = async (file: string | undefined, streams: Streams): Promise<RosterText | undefined> =>
  file === undefined ? undefined : (await import('./rosters')).readRosterText(file, streams)

/** Reads the rosters of --warband and --against, or of the configuration. Throws a RequestError for a repeated option. */
export const namedWarbands = async (options: NamedWarbandOptions, streams: Streams): Promise<NamedWarbands> => {
  const files = { warband: fileOf('warband', options), against: fileOf('against', options) }
  if (files.warband === undefined && files.against === undefined) return NO_WARBANDS
  const [own, enemy] = [await textOf(files.warband, streams), await textOf(files.against, streams)]
  const { callable, rosterSetting } = await import('../request/roster/read')
  const settings = [own, enemy].flatMap(text => (text ? [{ name: text.name, ...rosterSetting(text) }] : []))
  const edition = settings.find(each => each.edition !== undefined)?.edition
  const patches: readonly Patch[] = [
    ...(edition === undefined
      ? []
      : [{ path: ['edition'], value: edition, called: WARBAND_FLAGS.warband, yields: true as const }]),
    ...[...new Set(settings.filter(({ hasRows }) => hasRows).map(({ name }) => name))].map(
      (name): Patch => ({ path: ['boards'], value: [name], called: WARBAND_FLAGS.warband, adds: true })
    )
  ]
  const withUnitNames = (bookOf: BookOf): BookOf =>
    memoize(asked => {
      for (const { name, edition: rosterEdition } of settings)
        if (rosterEdition !== undefined && rosterEdition !== asked)
          refuse(
            t('{name}: this roster is for edition {said}, and you are playing edition {asked}: use one edition', {
              name,
              said: rosterEdition,
              asked
            }),
            'edition'
          )
      return callable(own, enemy, bookOf, asked)
    })
  return { patches, withUnitNames }
}
