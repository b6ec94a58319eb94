import { tryRequest } from '../answers/edit/values'
import { RequestError, refuse, refuseAny } from '../model/errors'
import { msg, t } from '../model/language'
import { memoize } from '../model/once'
import { RULE_KEYS, type Scenario } from '../model/scenario'
import { type BookOf, type Requested, requested } from '../request/request'
import { type Patch, patched } from '../request/set'
import type { Draft } from '../request/validators'
import { rulebook } from '../rules/rulebook'
import { type AppearanceOptions, appearanceOf } from './appearance'
import { boardFiles, bookWithBoards } from './boards'
import { budgetOf } from './budget'
import { showing } from './explore/live/state'
import { asksInLines } from './explore/prompts'
import { lastFight } from './explore/saved'
import { type FightCall, type FightOptions, flagPatches, parseFightArgs, readFight } from './parse-fight-args'
import { isInteractive, type Streams } from './streams'
import { namedWarbands } from './unit-names'
import { refuseUnknownOptions } from './unknown-options'

/** The command `explore`: shows the given fight, else the previous one, else a default one; live, or by questions. */

const INSTEAD = msg('ask in a sentence instead, as in saga-odds melee 8 bondi charge 4 huscarls')

const needTerminal = (streams: Streams): void => {
  if (!isInteractive(streams)) refuse(t('explore needs a terminal: {instead}', { instead: t(INSTEAD) }))
}

/** The fight that is shown by default. */
const USUAL = '8 bondi charge 4 huscarls'

type StartingFight = Requested & { readonly bookOf: BookOf; readonly note?: string }

/** The default fight with the options' values. */
const usualStart = (patches: readonly Patch[], bookOf: BookOf): StartingFight => {
  const base = patched({}, patches)
  return { ...requested({ scenario: { ...base, fight: USUAL } }, bookOf), bookOf }
}

/** The previous fight where it is still possible, or a note on why it is not; undefined where none is saved. */
const previousFight = async (
  { command }: FightCall,
  streams: Streams
): Promise<StartingFight | { readonly note: string } | undefined> => {
  const scenario = lastFight(streams.env)
  if (scenario === undefined) return undefined
  try {
    const { withUnitNames } = await namedWarbands(command.opts(), streams)
    const bookOf = withUnitNames(await bookWithBoards(boardFiles(scenario, []), streams, rulebook))
    const found = tryRequest(() => requested({ scenario }, bookOf))
    return 'refused' in found
      ? { note: t('keeping the previous fight: {reasons}', { reasons: found.refused.join('; ') }) }
      : { ...found, bookOf }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return {
      note: t('keeping the previous fight: {reasons}', { reasons: error.mistakes.map(({ message }) => message).join('; ') })
    }
  }
}

const startingFight = async (call: FightCall, streams: Streams): Promise<StartingFight> => {
  const { scenario } = await readFight(call, streams)
  const { request, patches, bookOf } = await parseFightArgs(call, scenario, streams)
  const mistakes = request.mistakes ?? []
  refuseAny(mistakes)
  if (call.words.length > 0 || scenario !== undefined) return { ...requested(request, bookOf), bookOf }
  if (flagPatches(call).length > 0) return usualStart(patches, bookOf)
  const before = await previousFight(call, streams)
  if (before && 'scenario' in before) return before
  return { ...usualStart(patches, bookOf), ...(before && { note: before.note }) }
}

const baseOf = (scenario: Scenario): Draft =>
  Object.fromEntries(RULE_KEYS.flatMap(key => (scenario[key] === undefined ? [] : [[key, scenario[key]]])))

interface ExploreOptions extends AppearanceOptions, FightOptions {
  readonly guided?: true
  readonly budget?: string
}

export const explore = async (call: FightCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions(call)
  const options: ExploreOptions = call.command.opts()
  needTerminal(streams)
  const { scenario, book, bookOf, note } = await startingFight(call, streams)
  if (options.guided || asksInLines(streams.env)) {
    const [{ exploreAt }, { initialState }] = await Promise.all([import('./explore/index'), import('./explore/step')])
    return exploreAt(initialState(baseOf(scenario), scenario, book), book, () => appearanceOf(options, streams, false), streams)
  }
  const { live } = await import('./explore/live/session')
  const { budget } = options
  await live({ start: showing(scenario, note), bookOf: memoize(bookOf), options, budget: budgetOf(budget), streams })
}
