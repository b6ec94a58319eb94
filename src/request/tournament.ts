import { attempted, isRefused, type Mistake, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { quoted } from '../model/quoted'
import { isTournament, TOURNAMENTS, type Tournament, tableText, tournamentText } from '../model/tournament'

/** Parses the table of a tournament in words: `tournament win 3 draw 1 loss 0 lead 3 massacre 10:1 ahead 2`. */

const NUMBERS = ['win', 'draw', 'loss', 'lead', 'ahead', 'behind'] as const
const WORDS: readonly string[] = [...NUMBERS, 'massacre', ...Object.keys(TOURNAMENTS)]

const FORM = 'win 3 draw 1 loss 0 lead 3 massacre 10:1 ahead 2'
const MOST = 1000

const NUMBER = /^\d{1,4}(?:\.\d{1,3})?$/u
const PAIR = /^(\d{1,4}(?:\.\d{1,3})?):(\d{1,4}(?:\.\d{1,3})?)$/u

const isNumber = (word: string): boolean => NUMBER.test(word) && Number(word) <= MOST

/** Synonyms of these words. */
const SYNONYMS: Readonly<Record<string, string>> = {
  wins: 'win',
  victory: 'win',
  draws: 'draw',
  tie: 'draw',
  losses: 'loss',
  lose: 'loss'
}

const put = (table: Tournament, key: (typeof NUMBERS)[number], value: number): Tournament => {
  if (key === 'behind') return { ...table, ahead: 0 - value }
  return { ...table, [key]: value }
}

const isIn = <const T extends string>(words: readonly T[], word: string): word is T => words.some(each => each === word)

/**
 * Parses a table, starting from `base`. `called` is how the user gave it. Throws a RequestError that lists everything wrong in
 * it.
 */
export const tournamentOf = (text: string, called: string, base: Tournament = TOURNAMENTS.njcon): Tournament => {
  const mistakes: Mistake[] = []
  const note = (message: string): void => void mistakes.push({ message, at: called })
  const words = text
    .toLowerCase()
    .replace(/^\s*tournament\b\s*:?/u, '')
    .replaceAll(/\s*:\s*/gu, ':')
    .split(/[\s,;=]+|(?<=\p{L}):/u)
    .filter(word => word !== '')
    .map(word => (Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? word) : word))
  let table = base
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = [words[at], words[at + 1]]
    if (Object.hasOwn(TOURNAMENTS, word)) table = { ...TOURNAMENTS[word as keyof typeof TOURNAMENTS], ahead: table.ahead }
    else if (isNumber(word) && (next === 'ahead' || next === 'behind')) {
      table = put(table, next, Number(word))
      at++
    } else if (isIn(NUMBERS, word)) {
      if (isNumber(next)) table = put(table, word, Number(next))
      else note(t('{called}: {word} needs a number from 0 to {most}, as in {form}', { called, word, most: MOST, form: FORM }))
      at++
    } else if (word === 'massacre') {
      const pairs: (readonly [number, number])[] = []
      for (let pair = PAIR.exec(words[at + 1] ?? ''); pair; pair = PAIR.exec(words[at + 1] ?? '')) {
        pairs.push([Number(pair[1]), Number(pair[2])])
        at++
      }
      if (pairs.length > 0) table = { ...table, massacre: pairs }
      else note(t('{called}: massacre needs a lead and what it adds to a win, as in massacre 10:1', { called }))
    } else {
      const near = nearest(word, WORDS)
      const cure =
        near === undefined ? t('write it as in {form}', { form: FORM }) : t('did you mean {near}?', { near: quoted(near) })
      note(t('{called}: {word} is not part of a tournament table: {cure}', { called, word: quoted(word), cure }))
    }
  }
  if (mistakes.length === 0 && !(table.win >= table.draw && table.draw >= table.loss))
    note(
      t('{called}: a win must be worth at least as much as a draw, and a draw at least as much as a loss, not {table}', {
        called,
        table: tableText(table)
      })
    )
  refuseAny(mistakes)
  return table
}

/** As `tournamentOf`, but notes mistakes instead and then returns a published table. */
export const tournamentNoted = (
  text: string,
  called: string,
  configured: Tournament | undefined,
  note: (mistake: Mistake) => void
): Tournament => {
  const table = attempted(() => tournamentOf(text, called, configured))
  if (!isRefused(table)) return table
  table.forEach(note)
  return TOURNAMENTS.njcon
}

/**
 * Returns a goal in tournament points with its whole table, so that nothing depends on the configuration any more. Any other goal
 * is returned unchanged.
 */
export const settledGoal = (goal: string, called: string, configured: Tournament | undefined): string =>
  isTournament(goal) ? tournamentText(tournamentOf(goal, called, configured)) : goal
