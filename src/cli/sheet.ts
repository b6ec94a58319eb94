import { loadAnswer } from '../answers/load-answer'
import { type Mistake, refuseAny } from '../model/errors'
import { msg, t } from '../model/language'
import type { Roster } from '../model/warband'
import { parseEnemies, USUAL } from '../request/roster/build'
import { isDataFile } from './arguments'
import { editionIn, editionMistakes } from './edition-option'
import type { CommandCall } from './flags'
import { answer, outputMistakes } from './output'
import { interpretedIn, readRosters, requireOneEdition, warbandInWords } from './rosters'
import type { Streams } from './streams'
import { refuseUnknownOptions } from './unknown-options'
import { type WarbandSettingOptions, warbandSetting } from './warband-options'

/** The command `sheet`: every unit of a roster against every unit of another, or against a unit of each class. */

interface Options extends WarbandSettingOptions {
  readonly against?: readonly string[]
  readonly scenario?: readonly string[]
  readonly edition?: string
}

const whichRoster = (words: readonly string[]): Mistake => ({
  message:
    words.length === 0
      ? t('sheet: name your roster, as in saga-odds sheet mine.yaml --against theirs.yaml')
      : t("sheet: it takes one roster, not {words}: name the enemy's with --against", { words: words.length }),
  at: 'sheet'
})

const TWO_ENEMIES: Mistake = { message: msg('--against is given twice: a sheet has one enemy warband'), at: '--against' }

/** The enemy units where none are given. */
const CLASSES = ['warlord', ...USUAL] as const

const EACH_CLASS = msg('each class')

export const sheet = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  await refuseUnknownOptions({ words, command })
  const options: Options = command.opts()
  const [enemy, second] = options.against ?? []
  if (options.scenario) {
    refuseAny(outputMistakes(options))
    const { replayRequestFile } = await import('./replay-request')
    return answer(await replayRequestFile(options.scenario, { words, command }, streams), options, streams)
  }
  const { bookOf, edition: usual, readings } = await warbandSetting(options, streams)
  const edition = editionIn(options.edition) ?? usual
  const inWords = await warbandInWords(words, bookOf(edition ?? 1))
  refuseAny([
    ...outputMistakes(options),
    ...editionMistakes(options.edition),
    ...(words.length === 1 || inWords ? [] : [whichRoster(words)]),
    ...(second === undefined ? [] : [TWO_ENEMIES])
  ])
  const isFile = enemy !== undefined && isDataFile(enemy)
  const files = [...(inWords ? [] : words), ...(isFile ? [enemy] : [])]
  const read = requireOneEdition([...(inWords ? [inWords] : []), ...(await readRosters(files, streams, bookOf, edition))])
  const book = read.at(-1)?.book ?? bookOf(1)
  const mistakes: Mistake[] = []
  const interpreted = new Set(interpretedIn(read))
  const enemyRosters = (): readonly Roster[] => {
    const asked = enemy === undefined ? [] : [enemy]
    const [roster, ...more] = parseEnemies(
      asked,
      book,
      mistake => void mistakes.push(mistake),
      line => interpreted.add(line),
      CLASSES
    )
    return roster ? [{ ...roster, name: enemy ?? t(EACH_CLASS) }, ...more] : []
  }
  const rosters = [...read.map(({ roster }) => roster), ...(isFile ? [] : enemyRosters())]
  refuseAny(mistakes)
  const asked = enemy === undefined ? [] : [enemy]
  await answer(
    (await loadAnswer('sheet'))({ rosters, asked, readings: readings(book) }, book),
    { ...options, interpreted: [...interpreted] },
    streams
  )
}
