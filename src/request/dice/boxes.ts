import { boardOf, idOf } from '../../model/data'
import { forHero, noBox, notTimes, otherBoard, vagueBox } from '../../model/dice-mistakes'
import { t, translate } from '../../model/language'
import { missingKey, notA, outOfPlace } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { either } from '../../model/quoted'
import { isFaction } from '../../rules/abilities'
import { costOf, costText } from '../../rules/cost'
import { ofOtherEdition, plain } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import { abilityNames } from '../names'
import { type Draft, isDraft, isPlain, ownKey } from '../validators'
import { wordSet } from '../words/small-words'
import { NUMBERS } from '../words/templates'

/** Finds boxes by name on the battle boards whose dice are rolled. */

/** The boards as text, such as "the Vikings and the Anglo-Danes"; a hero's own board is shown by the hero's name. */
export const boardsCalled = (book: Rulebook, boards: readonly string[], or: 'or' | 'and' = 'and'): string =>
  either(
    [...new Set(boards)].map(board =>
      isFaction(book, board)
        ? t('the {name}', { name: translate(book.factions[board]?.name ?? board) })
        : (book.troops[board]?.name ?? board)
    ),
    or
  )

/** The keys (`faction/box`) of the boxes with this name, or, if there are none, of those whose names begin with it. */
export const keysCalled = (book: Rulebook, name: string): readonly string[] => {
  const names = abilityNames(book)
  const wanted = plain(name.replace(/^\++/, ''))
  const exact = names.get(wanted)
  if (exact || wanted === '') return exact ?? []
  return [...new Set([...names].flatMap(([other, keys]) => (other.startsWith(wanted) ? keys : [])))]
}

const nearestBox = (book: Rulebook, name: string, boards: readonly string[]): string | undefined => {
  const names = abilityNames(book)
  const here = [...names].filter(([, keys]) => boards.length === 0 || keys.some(key => boards.includes(boardOf(key))))
  const found = nearest(
    plain(name),
    here.map(([other]) => other)
  )
  return found === undefined ? undefined : idOf(names.get(found)?.[0] ?? found)
}

const unknownBox = (name: string, boards: readonly string[], at: string, { book, called }: Check) => {
  const other = ofOtherEdition(book, name)
  if (other !== undefined) return outOfPlace(`${called(at)}: ${other}`, at)
  const factions = boards.filter(board => isFaction(book, board))
  const where = factions.length > 0 ? t(' on the board of {boards}', { boards: boardsCalled(book, factions) }) : ''
  return noBox(called(at), name, where, nearestBox(book, name, boards), at)
}

const boxElsewhere = (keys: readonly string[], boards: readonly string[], at: string, { book, called }: Check) => {
  const there = keys.map(boardOf)
  const box = book.abilities[keys[0] ?? '']?.name ?? ''
  const theirs = there.filter(board => isFaction(book, board))
  if (theirs.length === 0) return forHero(called(at), box, boardsCalled(book, there), at)
  const ours = boards.filter(board => isFaction(book, board))
  return otherBoard(called(at), box, boardsCalled(book, theirs), boardsCalled(book, ours), at)
}

/**
 * The key of the box with this name on the first of the boards that has it; undefined, with a note, if none has it or the name
 * is ambiguous.
 */
export const boxCalled = (name: string, boards: readonly string[], at: string, check: Check): string | undefined => {
  const keys = keysCalled(check.book, name)
  const here = boards.flatMap(board => keys.filter(key => boardOf(key) === board))
  const ids = [...new Set(here.map(idOf))]
  if (keys.length === 0) check.note(unknownBox(name, boards, at, check))
  else if (here.length === 0) check.note(boxElsewhere(keys, boards, at, check))
  else if (ids.length > 1) check.note(vagueBox(check.called(at), name, ids, at))
  return ids.length === 1 ? here[0] : undefined
}

/** Parses the wanted boxes, one after the other: "charge", "hirdmen x2", or a bare cost such as "C + R". */

/** A box as requested, before its board is known. */
export interface AskedBox {
  readonly name: string
  readonly times: number
  readonly at: string
  /** The cost in its standard spelling, if a cost was requested instead of a box; otherwise undefined. */
  readonly cost?: string
}

/** The most uses of one box; nobody can pay for more. */
const MOST_TIMES = 10

const AFTER = /^(.*\S)\s*(?:\s[x×*]|[×*=]|(?<=\p{L})\s)\s*(\d+)$/iu
const BEFORE = /^(\d+)\s*[x×*]?\s+(\S.*)$/iu

const splitTimes = (text: string): readonly [name: string, times: string] => {
  const [, name, count] = AFTER.exec(text) ?? []
  if (name !== undefined && count !== undefined) return [name, count]
  const [, first, rest] = BEFORE.exec(text) ?? []
  return first !== undefined && rest !== undefined ? [rest, first] : [text, '1']
}

/** A symbol by its name: "rare", "uncommon symbols". */
export const SYMBOL =
  /^(?:an? |any |una? )?(common|uncommon|rare|(?:poco |no )?com[uú]n|infrecuente|rar[oa])(?:s|es)?(?: (?:symbols?|dice|die|s[ií]mbolos?))?$/iu

const LETTERS: Readonly<Record<string, string>> = {
  common: 'C',
  comun: 'C',
  uncommon: 'U',
  'poco comun': 'U',
  'no comun': 'U',
  infrecuente: 'U',
  rare: 'R',
  raro: 'R',
  rara: 'R'
}

const symbolIn = (name: string): string => {
  const [, symbol = ''] = SYMBOL.exec(name) ?? []
  return LETTERS[symbol.toLowerCase().replace('ú', 'u')] ?? name
}

/** The text with its first number word as digits: "two uncommon" becomes "2 uncommon". */
const withDigits = (text: string): string =>
  text.replace(/^\p{L}+(?= \p{L})/u, word => {
    const value = NUMBERS.findIndex(words => words.split('|').includes(word.toLowerCase()))
    return value > 0 ? String(value) : word
  })

const isBoxOrSymbol = (text: string, book: Rulebook): boolean => {
  const [name] = splitTimes(withDigits(text))
  return SYMBOL.test(name) || keysCalled(book, name).length > 0
}

/** Splits "rare and 2 uncommon" into two requests, but not the name of a box that contains "and". */
const requestsIn = (text: string, book: Rulebook): readonly string[] => {
  const parts = text.split(/ (?:and|y) /iu)
  const isOne = parts.length === 1 || keysCalled(book, splitTimes(text)[0]).length > 0
  return !isOne && parts.every(part => isBoxOrSymbol(part, book)) ? parts : [text]
}

const WANTS = /\s(want(?:s|ing)?|for|para|quiero|queriendo)\s+(.+)$/iu
/** Words that may also introduce the player instead of a box: "6 dice for the normans". */
const FOR = wordSet('for para')

/**
 * Splits "6 vikings want Ullr and Thor" into the words about the dice and the requested boxes; `want` is undefined if nothing
 * is requested. After "for", every part must be a box or a symbol.
 */
export const wantedIn = (text: string, book: Rulebook): { readonly words: string; readonly want?: readonly string[] } => {
  const found = WANTS.exec(text)
  const want = (found?.[2] ?? '').split(/[,;]/).flatMap(each => requestsIn(each.trim(), book))
  return found && (!FOR.has(found[1]?.toLowerCase() ?? '') || want.every(each => isBoxOrSymbol(each, book)))
    ? { words: text.slice(0, found.index), want }
    : { words: text }
}

const boxesAsked = (name: string, times: unknown, given: string, at: string, check: Check): readonly AskedBox[] => {
  const count = Number(times)
  if (!Number.isInteger(count) || count < 1 || count > MOST_TIMES) {
    check.note(notTimes(check.called(at), given, at))
    return []
  }
  const cost = keysCalled(check.book, name).length > 0 && !/^[cur]$/i.test(name) ? undefined : costOf(symbolIn(name))
  return [{ name, times: count, at, ...(cost && cost.dice.length > 0 && { cost: costText(cost) }) }]
}

const fromText = (text: string, at: string, check: Check): readonly AskedBox[] =>
  text
    .split(/[,;]/)
    .map(each => withDigits(each.trim().replace(/^at least /iu, '')))
    .filter(each => each !== '')
    .flatMap(each => requestsIn(each, check.book))
    .map(withDigits)
    .flatMap(each => {
      const [name, times] = splitTimes(each)
      return boxesAsked(name, times, each, at, check)
    })

const fromDraft = (draft: Draft, at: string, check: Check): readonly AskedBox[] => {
  const box = ownKey(draft, 'box')
  if (isPlain(box)) return boxesAsked(box, ownKey(draft, 'times') ?? 1, `${box} x${String(ownKey(draft, 'times'))}`, at, check)
  check.note(missingKey('box', check.called(at), at))
  return []
}

const boxesIn = (value: unknown, at: string, check: Check): readonly AskedBox[] => {
  if (isDraft(value)) return fromDraft(value, at, check)
  if (isPlain(value)) return fromText(value, at, check)
  check.note(notA(check.called(at), value, t('a box, such as "charge" or "hirdmen x2"'), at))
  return []
}

/** The boxes in a text, or in a list of texts and of objects such as `{ "box": "charge", "times": 1 }`. */
export const askedBoxes = (value: unknown, at: string, check: Check): readonly AskedBox[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value.slice(0, 60).flatMap(each => boxesIn(each, at, check)) : boxesIn(value, at, check)
}
