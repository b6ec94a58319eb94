import { resolve } from 'node:path'
import { msg } from '../../model/language'
import { editionOf } from '../../request/request'
import type { Patch } from '../../request/set'
import { isDraft } from '../../request/validators'
import { rulebook } from '../../rules/rulebook'
import { boardsAsked } from '../boards'
import type { Configuration } from './configuration'

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
