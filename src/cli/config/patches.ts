import { resolve } from 'node:path'
import type { Command } from 'commander'
import { type Language, msg } from '../../model/language'
import type { Edition } from '../../model/scenario'
import type { Tournament } from '../../model/tournament'
import type { FormatName } from '../../report'
import { editionOf } from '../../request/request'
import type { Patch } from '../../request/set'
import { isDraft } from '../../request/validators'
import { rulebook } from '../../rules/rulebook'
import { boardFiles } from '../boards'

/** The user's configuration. */
export interface Configuration {
  /** The file it was read from. */
  readonly file: string
  readonly edition?: Edition
  readonly readings?: Readonly<Record<string, string>>
  /** Paths from the current folder. */
  readonly boards?: readonly string[]
  /** Rosters whose unit names sentences may use, one's own and the enemy's: paths from the current folder. */
  readonly warband?: string
  readonly against?: string
  /** The table of tournament points. */
  readonly tournament?: Tournament
  readonly format?: FormatName
  readonly color?: string
  readonly language?: Language
  /** Where each key, or each interpretation, stands: "config.yaml:3:3". */
  readonly places: Readonly<Record<string, string>>
}

const appearanceOnly = ({ file, format, color, places }: Configuration): Configuration => ({
  file,
  places,
  ...(format && { format }),
  ...(color && { color })
})

/** Drops what the configuration sets for fights, because a replayed report holds its own settings. How answers look stays. */
export const ignoreConfiguredFight = (command: Command): void => {
  const { configured }: { readonly configured?: Configuration } = command.opts()
  if (configured) command.setOptionValueWithSource('configured', appearanceOnly(configured), 'config')
}

/** The source of a patch in messages. */

const SOURCE = msg('the configuration')

const configuredPatch = (path: readonly string[], value: unknown): Patch => ({ path, value, called: SOURCE, yields: true })

/** Interpretations of the other edition are ignored. */
const readingsOf = ({ readings = {} }: Configuration, edition: 1 | 2): readonly Patch[] =>
  Object.entries(readings)
    .filter(([name]) => Object.hasOwn(rulebook(edition).readings, name))
    .map(([name, value]) => configuredPatch(['readings', name], value))

/** The configured boards, without those that the request names itself. */
const boardsOf = ({ boards = [] }: Configuration, scenario: unknown, given: readonly Patch[]): readonly Patch[] => {
  const named = new Set(boardFiles(scenario, given).map(board => resolve(board)))
  const more = boards.filter(board => !named.has(resolve(board)))
  return more.length > 0 ? [{ path: ['boards'], value: more, called: SOURCE, adds: true }] : []
}

/** What the configuration sets for a fight, as patches to go before `given`: the request's own values override them. */
export const configurationPatches = (
  configuration: Configuration | undefined,
  scenario: unknown,
  given: readonly Patch[]
): readonly Patch[] => {
  if (!configuration) return []
  const edition = configuration.edition === undefined ? [] : [configuredPatch(['edition'], configuration.edition)]
  const editionAsked = editionOf(isDraft(scenario) ? scenario : {}, [...edition, ...given])
  return [...edition, ...readingsOf(configuration, editionAsked), ...boardsOf(configuration, scenario, given)]
}
