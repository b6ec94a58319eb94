import { loadAnswer } from '../answers/load-answer'
import { isObject, isSame } from '../model/data'
import { type Mistake, RequestError, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { alreadyAsked, notA } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { needsTwoWarbands, noRosterWord, strayFlag } from '../model/roster-mistakes'
import type { Side, SideRequest } from '../model/scenario'
import { isTournament, TOURNAMENTS, type Tournament, tournamentText } from '../model/tournament'
import { type Comparison, comparisonAgain, comparisonOf } from '../request/compare'
import { wordsOfSide } from '../request/replay'
import { tournamentNoted } from '../request/tournament'
import type { Rulebook } from '../rules/types'
import { areRosters, isConnective, isDataFile, isRoster } from './arguments'
import { answerOptionNames } from './commands/options'
import { editionIn } from './edition-option'
import type { Emitted } from './emit'
import { answer, outputMistakes } from './output'
import {
  type FightCall,
  type FightOptions,
  fightIn,
  parseFightArgs,
  readScenarioFile,
  refuseUnusedSampling
} from './parse-fight-args'
import { withListsApart, withShotSaid } from './questions/shots-said'
import { interpretedIn, readRosters, requireOneEdition, rosterFilesIn, warbandInWords } from './rosters'
import type { Streams } from './streams'
import type { NamedWarbandOptions } from './unit-names'
import { refuseUnknownOptions } from './unknown-options'
import { type WarbandSettingOptions, warbandSetting } from './warband-options'

/** The command `compare`. With roster files: warband against warband, or several builds against a field of opponents. */

interface Options extends WarbandSettingOptions {
  readonly against?: readonly string[]
  readonly givesUpDice?: true
  readonly goal?: string
  readonly edition?: string | readonly string[]
}

/** Options that mean something where rosters are compared. */
const OF_ROSTERS = ['against', 'givesUpDice', 'goal', 'board', 'reading', 'edition'] as const

/** Options that were typed and only mean something where units are compared. */
const unitFlags = ({ command }: FightCall): readonly Mistake[] => {
  const allowed: ReadonlySet<string> = new Set([...answerOptionNames(), ...OF_ROSTERS])
  return command.options
    .filter(option => !allowed.has(option.attributeName()) && command.getOptionValueSource(option.attributeName()) === 'cli')
    .map(({ long }) => strayFlag(long ?? '', t('comparing units, not rosters')))
}

/** The table of tournament points that --goal asks for, the only goal of rosters; undefined without one. */
const tournamentOf = ({ goal, configured }: Options, note: (mistake: Mistake) => void): Tournament | undefined => {
  if (goal === undefined) return undefined
  if (isTournament(goal)) return tournamentNoted(goal, '--goal', configured?.tournament, note)
  const form = `"${tournamentText(TOURNAMENTS.njcon)}"`
  const near = nearest(goal.trim().split(/\s/u)[0] ?? '', ['tournament'])
  note(notA('--goal', goal, t('a table of tournament points, such as {form}', { form }), '--goal', near))
  return undefined
}

const compareWarbands = async (call: FightCall, streams: Streams): Promise<void> => {
  const { words, command } = call
  const options: Options = command.opts()
  const named = words.filter(isRoster)
  const others = words.filter(word => !isRoster(word) && !isConnective(word))
  const opponentFiles = options.against ?? []
  const isField = opponentFiles.length > 0
  const faults: Mistake[] = []
  const tournament = tournamentOf(options, mistake => void faults.push(mistake))
  const mistakes = [
    ...outputMistakes(options),
    ...unitFlags(call),
    ...others.map(noRosterWord),
    ...((isField ? named.length === 0 : named.length !== 2) && others.length === 0 ? [needsTwoWarbands(named.length)] : []),
    ...faults
  ]
  refuseAny(mistakes)
  const { bookOf, edition: usual, readings } = await warbandSetting(options, streams)
  const edition = editionIn([options.edition].flat()[0]) ?? usual
  const opponents = opponentFiles.flatMap(rosterFilesIn)
  const inFiles = await readRosters([...named.filter(isDataFile), ...opponents], streams, bookOf, edition)
  const book = inFiles.at(-1)?.book ?? bookOf(edition ?? 1)
  const inWords = await Promise.all(named.map(word => (isDataFile(word) ? undefined : warbandInWords([word], book))))
  const ofFile = inFiles.values()
  const asked = inWords.flatMap(warband => warband ?? ofFile.next().value ?? [])
  const read = requireOneEdition([...asked, ...ofFile])
  const all = read.map(({ roster }) => roster)
  const rosters = all.slice(0, asked.length)
  const customs = { givesUpDice: options.givesUpDice === true, readings: readings(book), ...(tournament && { tournament }) }
  const report = isField
    ? (await loadAnswer('field'))({ rosters, against: all.slice(asked.length), asked: opponentFiles, ...customs }, book)
    : (await loadAnswer('warbands'))({ rosters, ...customs }, book)
  await answer(report, { ...options, interpreted: interpretedIn(read) }, streams)
}

/** With units: every subject against every opponent. */

interface CompareOptions extends FightOptions {
  readonly charged?: true
  readonly emit?: true
  readonly goal?: string
}

const wordsOf = (side: SideRequest, at: Side, book: Rulebook): string => wordsOfSide(side, at, book).words.join(' ')

/** The scenario of each pair, named by its words: "4 hearthguard vs 12 levies". */
function* pairScenarios({ subjects, opponents, at, book, charged }: Comparison): Generator<Emitted> {
  const [one, other]: readonly Side[] = charged ? ['defender', 'attacker'] : ['attacker', 'defender']
  for (const [i, subject] of subjects.entries())
    for (const [j, opponent] of opponents.entries())
      yield {
        id: `${wordsOf(subject.side, one ?? 'attacker', book)} vs ${wordsOf(opponent.side, other ?? 'defender', book)}`,
        scenario: at(i, j)
      }
}

/** The scenarios of a replayed report, a row for each subject. */
const isRows = (scenario: unknown): scenario is readonly (readonly unknown[])[] => Array.isArray(scenario)

/** A report of `compare` with rosters. */
const isRosterComparison = (data: unknown): boolean => isObject(data) && (data['kind'] === 'warbands' || data['kind'] === 'field')

/** "8 warriors or 8 warriors" was meant. */
const SAME_TWICE = /(?<!\S)(\d+\s+[^\s,]+),?\s+(?:or|o)\s+\1(?=\s)/i

/** Refuses two equal subjects of different words: what one of them was to have has been passed over. */
const refuseTwins = ({ subjects: [one, other, more], opponents }: Comparison, words: readonly string[]): void => {
  if (one && other && !more && opponents.length === 1 && isSame(one, other) && !SAME_TWICE.test(words.join(' ')))
    refuse(t('the units before and after "or" are the same: say what one of them has and the other has not'), 'fight')
}

export const compare = async (given: FightCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions(given)
  const said = given.words.join(' ')
  if (/\bbeing charged\b/i.test(said)) (await import('./questions/no-fights')).refuseBothCharges(said)
  const { against, warband }: NamedWarbandOptions = given.command.opts()
  if (areRosters(given.words, false) || (against !== undefined && warband === undefined)) return compareWarbands(given, streams)
  const call = withListsApart(withShotSaid(given))
  const data = await readScenarioFile(call, streams)
  if (isRosterComparison(data)) {
    const { replayRequest } = await import('./replay-request')
    const { scenario: [file = '-'] = [], ...look }: CompareOptions = call.command.opts()
    return answer(await replayRequest(data, file, call, streams), look, streams)
  }
  const { goal }: CompareOptions = call.command.opts()
  if (goal !== undefined) throw new RequestError([strayFlag('--goal', t('comparing rosters, not units'))])
  const { scenario: rows, options: replayed } = fightIn(data, call, streams)
  const options: CompareOptions = { ...replayed, ...call.command.opts() }
  const charged = options.charged === true
  if (isRows(rows) && call.command.getOptionValueSource('charged') === 'cli')
    throw new RequestError([alreadyAsked('--charged', '--charged')])
  const { request, patches, bookOf } = await parseFightArgs(call, isRows(rows) ? rows[0]?.[0] : undefined, streams)
  const comparison = isRows(rows) ? comparisonAgain(rows, request, charged, bookOf) : comparisonOf(request, charged, bookOf)
  if (!isRows(rows)) refuseTwins(comparison, call.words)
  refuseUnusedSampling(patches, comparison.at(0, 0).method)
  if (options.emit) return (await import('./emit')).emit(pairScenarios(comparison), options, streams)
  await answer(
    (await loadAnswer('compare'))(comparison, comparison.book),
    { ...options, interpreted: comparison.interpreted },
    streams
  )
}
