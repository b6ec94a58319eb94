import { answering } from '../answers/kinds'
import { type Mistake, refuseAny } from '../model/errors'
import { msg, t } from '../model/language'
import type { Roster } from '../model/warband'
import { parseEnemies, USUAL } from '../request/roster/build'
import type { CommandCall } from './flags'
import { answer, outputMistakes } from './output'
import { interpretedIn, isRosterFile, ofOneEdition, rostersFrom } from './rosters'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'
import { type MusterOptions, musterSetting } from './warband-options'

/** What `sheet` does: every unit of a roster against every unit of another, or of the classes. */

interface Options extends MusterOptions {
  readonly against?: readonly string[]
  readonly scenario?: readonly string[]
}

const whichRoster = (words: readonly string[]): Mistake => ({
  message:
    words.length === 0
      ? t('sheet: name your roster, as in saga-odds sheet mine.yaml --against theirs.yaml')
      : t("sheet: it takes one roster, not {words}: name the enemy's with --against", { words: words.length }),
  at: 'sheet'
})

const SEVERAL: Mistake = { message: msg('--against is given twice: a sheet has one enemy warband'), at: '--against' }

/** Whom a sheet is against where nobody is named. */
const CLASSES = ['warlord', ...USUAL] as const

const STANDARD = msg('each class')

export const sheet = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  const options: Options = command.opts()
  const [enemy, second] = options.against ?? []
  if (options.scenario) {
    refuseAny(outputMistakes(options))
    const { askedAgainFrom } = await import('./replay-request')
    return answer(await askedAgainFrom(options.scenario, { words, command }, streams), options, streams)
  }
  refuseAny([
    ...unknownOptions({ words, command }),
    ...outputMistakes(options),
    ...(words.length === 1 ? [] : [whichRoster(words)]),
    ...(second === undefined ? [] : [SEVERAL])
  ])
  const { bookOf, edition, readings } = await musterSetting(options, streams)
  const isFile = enemy !== undefined && isRosterFile(enemy)
  const read = ofOneEdition(await rostersFrom([...words, ...(isFile ? [enemy] : [])], streams, bookOf, edition))
  const book = read.at(-1)?.book ?? bookOf(1)
  const mistakes: Mistake[] = []
  const interpreted = new Set(interpretedIn(read))
  const said = (): readonly Roster[] => {
    const asked = enemy === undefined ? [] : [enemy]
    const [roster, ...more] = parseEnemies(
      asked,
      book,
      mistake => void mistakes.push(mistake),
      line => interpreted.add(line),
      CLASSES
    )
    return roster ? [{ ...roster, name: enemy ?? t(STANDARD) }, ...more] : []
  }
  const rosters = [...read.map(({ roster }) => roster), ...(isFile ? [] : said())]
  refuseAny(mistakes)
  const asked = enemy === undefined ? [] : [enemy]
  await answer(
    (await answering('sheet'))({ rosters, asked, readings: readings(book) }, book),
    { ...options, interpreted: [...interpreted] },
    streams
  )
}
