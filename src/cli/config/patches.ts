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
import { boardsAsked } from '../boards'

/** What a user has written down once, in a file of their own. */
export interface Configuration {
  /** The file it comes from. */
  readonly file: string
  readonly edition?: Edition
  readonly readings?: Readonly<Record<string, string>>
  /** By their paths, from here. */
  readonly boards?: readonly string[]
  /** Rosters whose units have names: one's own, and the enemy's; by their paths, from here. */
  readonly warband?: string
  readonly against?: string
  /** What a game is worth in a tournament. */
  readonly tournament?: Tournament
  readonly format?: FormatName
  readonly color?: string
  readonly language?: Language
  /** Where each of it stands, by its key or its reading: "config.yaml:3:3". */
  readonly places: Readonly<Record<string, string>>
}

const withoutFight = ({ file, format, color, places }: Configuration): Configuration => ({
  file,
  places,
  ...(format && { format }),
  ...(color && { color })
})

/** A report that is played again has said itself what it was fought by: the configuration only says how it looks. */
export const leaveToDefaults = (command: Command): void => {
  const { configured }: { readonly configured?: Configuration } = command.opts()
  if (configured) command.setOptionValueWithSource('configured', withoutFight(configured), 'config')
}

/** What a configuration says of a fight, as patches that give way to all that the request says itself. */

const CALLED = msg('the configuration')

const of = (path: readonly string[], value: unknown): Patch => ({ path, value, called: CALLED, yields: true })

/** Readings of the other edition wait for a fight of theirs. */
const readingsOf = ({ readings = {} }: Configuration, edition: 1 | 2): readonly Patch[] =>
  Object.entries(readings)
    .filter(([name]) => Object.hasOwn(rulebook(edition).readings, name))
    .map(([name, value]) => of(['readings', name], value))

/** A board that the request names itself is not laid twice. */
const boardsOf = ({ boards = [] }: Configuration, scenario: unknown, given: readonly Patch[]): readonly Patch[] => {
  const named = new Set(boardsAsked(scenario, given).map(board => resolve(board)))
  const more = boards.filter(board => !named.has(resolve(board)))
  return more.length > 0 ? [{ path: ['boards'], value: more, called: CALLED, adds: true }] : []
}

/** To go before the patches that are given, and the data they are laid over. */
export const configured = (
  configuration: Configuration | undefined,
  scenario: unknown,
  given: readonly Patch[]
): readonly Patch[] => {
  if (!configuration) return []
  const edition = configuration.edition === undefined ? [] : [of(['edition'], configuration.edition)]
  const asked = editionOf(isDraft(scenario) ? scenario : {}, [...edition, ...given])
  return [...edition, ...readingsOf(configuration, asked), ...boardsOf(configuration, scenario, given)]
}
