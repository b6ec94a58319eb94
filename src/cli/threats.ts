import { loadAnswer } from '../answers/load-answer'
import { type Mistake, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { quoted } from '../model/quoted'
import { editionsMixed } from '../model/roster-mistakes'
import { commandLine } from '../model/shell'
import type { Reach, Roster } from '../model/warband'
import { copiesIn } from '../request/words/unit-names'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { isDataFile } from './arguments'
import { editionIn, editionMistakes } from './edition-option'
import type { CommandCall } from './flags'
import { answer, outputMistakes } from './output'
import { interpretedIn, readRosters } from './rosters'
import type { Streams } from './streams'
import { WARBAND_FLAGS, type Whose } from './unit-names'
import { unknownOptions } from './unknown-options'
import { type WarbandSettingOptions, warbandSetting } from './warband-options'

/** The command `threats`: two warbands, from files or words, and which units reach which. */

interface Options extends WarbandSettingOptions {
  readonly warband?: readonly string[]
  readonly against?: readonly string[]
  readonly reach?: readonly string[]
  readonly edition?: string
  readonly scenario?: readonly string[]
}

const warbandText = (options: Options, whose: Whose): string => {
  const all = options[whose] ?? []
  const [first = options.configured?.[whose], second] = all
  const flag = WARBAND_FLAGS[whose]
  if (second !== undefined)
    refuse(t('{flag} is given twice: a side has one warband, so put all its units into one text', { flag }), flag)
  if (first === undefined)
    refuse(
      whose === 'warband'
        ? t('{flag}: name your units, as a roster file or in words: "8 bondi, 4 hirdmen"', { flag })
        : t('{flag}: name the enemy\'s units, as a roster file or in words: "8 bondi, 4 hirdmen"', { flag }),
      flag
    )
  return first ?? ''
}

/** Every name of a roster's units with the index of its unit. */
const namesOf = (roster: Roster, book: Rulebook): ReadonlyMap<string, number> => {
  const all = new Map<string, number>()
  for (const [index, names] of copiesIn(roster, book).entries())
    for (const name of names) if (!all.has(plain(name))) all.set(plain(name), index)
  return all
}

/** One name for each unit, as it is typed. */
const firstNames = (names: ReadonlyMap<string, number>): readonly string[] => {
  const first = new Map<number, string>()
  for (const [name, index] of names) if (!first.has(index)) first.set(index, name.replaceAll(' ', '-'))
  return [...first.values()]
}

const unitIndex = (text: string, names: ReadonlyMap<string, number>, called: string, mistakes: Mistake[]): number => {
  const name = plain(text.trim())
  const found = names.get(name) ?? names.get(name.replaceAll('-', ' ')) ?? names.get(name.replaceAll(' ', '-'))
  if (found !== undefined) return found
  const near = nearest(name, [...names.keys()])
  const cure =
    near === undefined
      ? t('the units are {what}', { what: firstNames(names).join(', ') })
      : t('did you mean {near}?', { near: quoted(near.replaceAll(' ', '-')) })
  mistakes.push({
    message: t('{called}: there is no unit {text}: {cure}', { called, text: quoted(text.trim()), cure }),
    at: called
  })
  return -1
}

const MOST_INCHES = 99

/** "huscarls-1: bondi-1 5, hirdmen-2" */
const reachOf = (
  text: string,
  enemies: ReadonlyMap<string, number>,
  own: ReadonlyMap<string, number>,
  mistakes: Mistake[]
): readonly Reach[] => {
  const [, who = '', whom = ''] = /^([^:]+):(.*)$/s.exec(text) ?? []
  if (who === '') {
    mistakes.push({
      message: t(
        '--reach {text}: name the units that an enemy unit reaches, as in "huscarls-1: bondi-1 5, hirdmen-2" or "huscarls-1: nobody"',
        { text: quoted(text) }
      ),
      at: '--reach'
    })
    return []
  }
  const enemy = unitIndex(who, enemies, '--reach', mistakes)
  if (/^\s*(?:nobody|none)\s*$/i.test(whom)) return [{ enemy }]
  return whom.split(',').map((each): Reach => {
    const [, unit = each, inches] = /^(.*?)\s+(\d{1,6}(?:\.\d{1,6})?)\s*(?:"|in|inches)?\s*$/is.exec(each) ?? []
    if (inches !== undefined && Number(inches) > MOST_INCHES)
      mistakes.push({
        message: t('--reach: {inches} is not a distance from 0 to {mostInches} inches', { inches, mostInches: MOST_INCHES }),
        at: '--reach'
      })
    return { enemy, own: unitIndex(unit, own, '--reach', mistakes), ...(inches !== undefined && { inches: Number(inches) }) }
  })
}

type Texts = Readonly<Record<Whose, string>>

/** Both warbands, of one edition, and the rulebook with the rows of both. Throws a RequestError with all their mistakes. */
const readWarbands = async (texts: Texts, options: Options, streams: Streams) => {
  const { bookOf, edition: usual, readings } = await warbandSetting(options, streams)
  const editionAsked = editionIn(options.edition) ?? usual
  const read = await readRosters(Object.values(texts).filter(isDataFile), streams, bookOf, editionAsked)
  const book = read.at(-1)?.book ?? bookOf(read[0]?.roster.edition ?? editionAsked ?? 1)
  const { rosterFromWords } = await import('../request/roster/build')
  const mistakes: Mistake[] = []
  const interpreted = new Set(interpretedIn(read))
  const rosterOf = (whose: Whose): Roster =>
    read.find(({ roster }) => roster.file === texts[whose])?.roster ??
    rosterFromWords(
      texts[whose],
      WARBAND_FLAGS[whose],
      book,
      mistake => mistakes.push(mistake),
      line => interpreted.add(line)
    )
  const [own, enemy] = [rosterOf('warband'), rosterOf('against')]
  if (mistakes.length === 0 && own.edition !== enemy.edition) mistakes.push(editionsMixed(own, enemy))
  refuseAny(mistakes)
  return { own, enemy, book, readings, interpreted: [...interpreted] }
}

/** The command that asks again, as it was typed. */
const commandOf = (words: readonly string[], { warband, against }: Texts, options: Options): string => {
  const { reach = [], reading = [], board = [], edition } = options
  return commandLine([
    ...['threats', ...words, '--warband', warband, '--against', against],
    ...reach.flatMap(text => ['--reach', text]),
    ...reading.flatMap(text => ['--reading', text]),
    ...board.flatMap(text => ['--board', text]),
    ...(edition === undefined ? [] : ['--edition', edition])
  ])
}

export const threats = async (call: CommandCall, streams: Streams): Promise<void> => {
  const { words, command } = call
  const options: Options = command.opts()
  refuseAny([...(await unknownOptions(call)), ...outputMistakes(options), ...editionMistakes(options.edition)])
  if (options.scenario) {
    const { replayRequestFile } = await import('./replay-request')
    return answer(await replayRequestFile(options.scenario, call, streams), options, streams)
  }
  const texts: Texts = { warband: warbandText(options, 'warband'), against: warbandText(options, 'against') }
  const { own, enemy, book, readings, interpreted } = await readWarbands(texts, options, streams)
  const mistakes: Mistake[] = []
  const [mine, theirs] = [namesOf(own, book), namesOf(enemy, book)]
  const only = words.map(word => unitIndex(word, mine, 'units', mistakes))
  const reach = (options.reach ?? []).flatMap(text => reachOf(text, theirs, mine, mistakes))
  refuseAny(mistakes)
  const request = {
    own,
    enemy,
    ...(only.length > 0 && { only }),
    reach,
    readings: readings(book),
    command: commandOf(words, texts, options)
  }
  await answer((await loadAnswer('threats'))(request, book), { ...options, interpreted }, streams)
}
