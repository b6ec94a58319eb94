import { answering } from '../answers/kinds'
import { type Mistake, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { notA } from '../model/mistakes'
import { nearest } from '../model/nearest'
import { needsTwoWarbands, noRosterWord, strayFlag } from '../model/roster-mistakes'
import { isTournament, TOURNAMENTS, type Tournament, tournamentText } from '../model/tournament'
import { tournamentNoted } from '../request/tournament'
import { answer, outputMistakes } from './output'
import type { FightCall } from './parse-fight-args'
import { isRosterFile } from './roster-names'
import { interpretedIn, ofOneEdition, rosterFilesIn, rostersFrom } from './rosters'
import type { Streams } from './streams'
import { type MusterOptions, musterSetting } from './warband-options'

/** `compare a.yaml b.yaml`: warband against warband, or builds against a field. */

interface Options extends MusterOptions {
  readonly against?: readonly string[]
  readonly givesUpDice?: true
  readonly goal?: string
}

/** Words between files. */
const BETWEEN: ReadonlySet<string> = new Set(['vs', 'against', 'and', 'or', 'with'])

const OURS: ReadonlySet<string> = new Set([
  ...[
    'against',
    'givesUpDice',
    'goal',
    'board',
    'reading',
    'config',
    'format',
    'output',
    'explain',
    'full',
    'color',
    'width',
    'language',
    'csvSafe',
    'budget'
  ]
])

/** Options of `compare` that are for units. */
const strays = ({ command }: FightCall): readonly Mistake[] =>
  command.options
    .filter(option => !OURS.has(option.attributeName()) && command.getOptionValueSource(option.attributeName()) === 'cli')
    .map(({ long }) => strayFlag(long ?? '', t('comparing units, not rosters')))

/** By what table each fight is scored, where that is asked for; the only goal of rosters. */
const tableOf = ({ goal, configured }: Options, note: (mistake: Mistake) => void): Tournament | undefined => {
  if (goal === undefined) return undefined
  if (isTournament(goal)) return tournamentNoted(goal, '--goal', configured?.tournament, note)
  const form = `"${tournamentText(TOURNAMENTS.njcon)}"`
  const near = nearest(goal.trim().split(/\s/u)[0] ?? '', ['tournament'])
  note(notA('--goal', goal, t('a table of tournament points, such as {form}', { form }), '--goal', near))
  return undefined
}

export const compareWarbands = async (call: FightCall, streams: Streams): Promise<void> => {
  const { words, command } = call
  const options: Options = command.opts()
  const files = words.filter(isRosterFile)
  const others = words.filter(word => !isRosterFile(word) && !BETWEEN.has(word.toLowerCase()))
  const asked = options.against ?? []
  const isField = asked.length > 0
  const faults: Mistake[] = []
  const tournament = tableOf(options, mistake => void faults.push(mistake))
  const mistakes = [
    ...outputMistakes(options),
    ...strays(call),
    ...others.map(noRosterWord),
    ...((isField ? files.length === 0 : files.length !== 2) && others.length === 0 ? [needsTwoWarbands(files.length)] : []),
    ...faults
  ]
  refuseAny(mistakes)
  const { bookOf, edition, readings } = await musterSetting(options, streams)
  const opponents = asked.flatMap(rosterFilesIn)
  const read = ofOneEdition(await rostersFrom([...files, ...opponents], streams, bookOf, edition))
  const book = read.at(-1)?.book ?? bookOf(1)
  const all = read.map(({ roster }) => roster)
  const rosters = all.slice(0, files.length)
  const customs = { givesUpDice: options.givesUpDice === true, readings: readings(book), ...(tournament && { tournament }) }
  const report = isField
    ? (await answering('field'))({ rosters, against: all.slice(files.length), asked, ...customs }, book)
    : (await answering('warbands'))({ rosters, ...customs }, book)
  await answer(report, { ...options, interpreted: interpretedIn(read) }, streams)
}
