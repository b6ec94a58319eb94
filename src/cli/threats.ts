import { answering } from '../answers/kinds'
import { type Mistake, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { quoted } from '../model/quoted'
import { editionsMixed } from '../model/roster-mistakes'
import { commandLine } from '../model/shell'
import type { Reach, Roster } from '../model/warband'
import { copiesIn } from '../request/unit-names'
import { plain } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { editionIn, editionMistakes } from './edition-option'
import type { CommandCall } from './flags'
import { answer, outputMistakes } from './output'
import { interpretedIn, isRosterFile, rostersFrom } from './rosters'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'
import { type MusterOptions, musterSetting } from './warband-options'

/** What `threats` does: two warbands, files or words, and who reaches whom. */

interface Options extends MusterOptions {
  readonly warband?: readonly string[]
  readonly against?: readonly string[]
  readonly reach?: readonly string[]
  readonly edition?: string
  readonly scenario?: readonly string[]
}

const FLAGS = { warband: '--warband', against: '--against' } as const

const given = (options: Options, whose: keyof typeof FLAGS): string => {
  const all = options[whose] ?? []
  const [first = options.configured?.[whose], second] = all
  const flag = FLAGS[whose]
  if (second !== undefined)
    refuse(t('{flag} is given twice: a side has one warband, so put all its units into one text', { flag }), flag)
  if (first === undefined)
    refuse(
      t('{flag}: name {whose} units, as a roster file or in words: "8 bondi, 4 hirdmen"', {
        flag,
        whose: whose === 'warband' ? t('your') : t("the enemy's")
      }),
      flag
    )
  return first ?? ''
}

/** Names of the units of a roster, each with its place among them. */
const namesOf = (roster: Roster, book: Rulebook): ReadonlyMap<string, number> => {
  const all = new Map<string, number>()
  for (const [index, names] of copiesIn(roster, book).entries())
    for (const name of names) if (!all.has(plain(name))) all.set(plain(name), index)
  return all
}

/** Each unit by the first of its names, as it is typed. */
const firstNames = (names: ReadonlyMap<string, number>): readonly string[] => {
  const first = new Map<number, string>()
  for (const [name, index] of names) if (!first.has(index)) first.set(index, name.replaceAll(' ', '-'))
  return [...first.values()]
}

const unitAt = (text: string, names: ReadonlyMap<string, number>, called: string, mistakes: Mistake[]): number => {
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
  const enemy = unitAt(who, enemies, '--reach', mistakes)
  if (/^\s*(?:nobody|none)\s*$/i.test(whom)) return [{ enemy }]
  return whom.split(',').map((each): Reach => {
    const [, unit = each, inches] = /^(.*?)\s+(\d{1,2}(?:\.\d+)?)\s*(?:"|in|inches)?\s*$/is.exec(each) ?? []
    if (inches !== undefined && Number(inches) > MOST_INCHES)
      mistakes.push({
        message: t('--reach: {inches} is not a distance from 0 to {mostInches} inches', { inches, mostInches: MOST_INCHES }),
        at: '--reach'
      })
    return { enemy, own: unitAt(unit, own, '--reach', mistakes), ...(inches !== undefined && { inches: Number(inches) }) }
  })
}

export const threats = async ({ words, command }: CommandCall, streams: Streams): Promise<void> => {
  const options: Options = command.opts()
  const { edition: said } = options
  refuseAny([...unknownOptions({ words, command }), ...outputMistakes(options), ...editionMistakes(said)])
  if (options.scenario) {
    const { askedAgainFrom } = await import('./replay-request')
    return answer(await askedAgainFrom(options.scenario, { words, command }, streams), options, streams)
  }
  const texts = [given(options, 'warband'), given(options, 'against')]
  const { bookOf, edition: usual, readings } = await musterSetting(options, streams)
  const asked = editionIn(said) ?? usual
  const files = texts.filter(isRosterFile)
  const read = await rostersFrom(files, streams, bookOf, asked)
  const edition = read[0]?.roster.edition ?? asked ?? 1
  const book = read.at(-1)?.book ?? bookOf(edition)
  const { rosterFromWords: saidRoster } = await import('../request/roster/build')
  const mistakes: Mistake[] = []
  const interpreted = new Set(interpretedIn(read))
  const [own, enemy] = texts.map(
    (text, i) =>
      read.find(({ roster }) => roster.file === text)?.roster ??
      saidRoster(
        text,
        i === 0 ? FLAGS.warband : FLAGS.against,
        book,
        mistake => mistakes.push(mistake),
        line => interpreted.add(line)
      )
  )
  if (!own || !enemy) throw new RangeError('two warbands are wanted')
  if (mistakes.length === 0 && own.edition !== enemy.edition) mistakes.push(editionsMixed(own, enemy))
  refuseAny(mistakes)
  const [mine, theirs] = [namesOf(own, book), namesOf(enemy, book)]
  const only = words.map(word => unitAt(word, mine, 'units', mistakes))
  const reach = (options.reach ?? []).flatMap(text => reachOf(text, theirs, mine, mistakes))
  refuseAny(mistakes)
  const again = [
    ...['threats', ...words, '--warband', texts[0] ?? '', '--against', texts[1] ?? ''],
    ...(options.reach ?? []).flatMap(text => ['--reach', text]),
    ...(options.reading ?? []).flatMap(text => ['--reading', text]),
    ...(options.board ?? []).flatMap(text => ['--board', text]),
    ...(said === undefined ? [] : ['--edition', said])
  ]
  const report = (await answering('threats'))(
    {
      own,
      enemy,
      ...(only.length > 0 && { only }),
      reach,
      readings: readings(book),
      command: commandLine(again)
    },
    book
  )
  await answer(report, { ...options, interpreted: [...interpreted] }, streams)
}
