import type { BoxUse, DiceRequest, WrathRequest } from '../../model/dice'
import {
  firstTurnOf,
  harmless,
  noDice,
  noRoll,
  notWanted,
  otherSymbols,
  tooManyDice,
  twoFactions,
  twoNumbers,
  unknownDiceWord,
  whichBoardsDice,
  wrathDice
} from '../../model/dice-mistakes'
import { type Mistake, RequestError, refuseAny } from '../../model/errors'
import { t } from '../../model/language'
import { notA, unknownKey } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { either } from '../../model/quoted'
import { withCosts } from '../../rules/custom-tables'
import { plain } from '../../rules/lookup'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { type Check, checking } from '../check'
import { costKeys, costs } from '../costs'
import { namesOf } from '../names'
import { type BookOf, draftIn, editionOf } from '../request'
import { fightFields } from '../scenario-fields'
import { namer, type Patch, patched } from '../set'
import { type Draft, isDraft, isPlain, ownKey, text, whole } from '../validators'
import { checked } from '../values'
import { NOISE, type Token, tokens } from '../words/tokens'
import { type AskedBox, askedBoxes, boardsCalled, boxCalled, keysCalled, wantedIn } from './boxes'
import { heroOf, type Whose, whoseOf, withinLimits } from './owner'
import { parseDiceUnits, rosterOf } from './roster'

/** Parses what the dice show: letters (C, U, R) or the symbols of the faction. */

type Letter = 'C' | 'U' | 'R'

const LETTERS: readonly Letter[] = ['C', 'U', 'R']

interface Shown {
  /** The faction whose symbol it is; undefined for letters. */
  readonly faction?: string
  readonly letters: string
}

const COUNTED = /^(\d{0,2})\s*[x×*]?\s*(\D+)$/iu

/** True if the word is the symbol, in the singular, the plural or by its last word: "axes" is "axe", "horse" is "white horse". */
const isSymbol = (word: string, symbol: string): boolean => {
  const [given, known] = [plain(word), plain(symbol)]
  return [given, given.replace(/e?s$/, ''), given.replace(/s$/, '')].some(each => each === known || known.endsWith(` ${each}`))
}

const symbolOf = (word: string, count: number, factions: readonly string[], book: Rulebook): Shown | undefined => {
  for (const faction of factions) {
    const symbols = book.factions[faction]?.symbols
    const letter = symbols ? LETTERS.find(each => isSymbol(word, symbols[each])) : undefined
    if (letter) return { faction, letters: letter.repeat(count) }
  }
  return undefined
}

/** The dice in one word: letters ("CCU", "2C1U"), or a symbol with or without a number; undefined if it is neither. */
const diceInWord = (word: string, ours: readonly string[], book: Rulebook): Shown | undefined => {
  const upper = word.toUpperCase()
  if (/^[CUR]+$/.test(upper)) return { letters: upper }
  if (/^(?:\d[CUR])+$/.test(upper))
    return { letters: [...upper.matchAll(/(\d)([CUR])/g)].map(([, count, letter = '']) => letter.repeat(Number(count))).join('') }
  const [, count = '', symbol = ''] = COUNTED.exec(word) ?? []
  const times = count === '' ? 1 : Number(count)
  const others = Object.keys(book.factions).filter(faction => !ours.includes(faction))
  return symbol === '' ? undefined : symbolOf(symbol, times, [...ours, ...others], book)
}

const literalPattern = (name: string): RegExp => new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')

/** The text split into words; "white horse" and "2 axes" each count as one. */
const shownWords = (text: string, book: Rulebook): readonly string[] => {
  const names = Object.values(book.factions).flatMap(({ symbols }) => (symbols ? LETTERS.map(each => symbols[each]) : []))
  const joined = names
    .filter(name => name.includes(' '))
    .reduce((line, name) => line.replaceAll(literalPattern(name), name.replaceAll(' ', '_')), text)
    .replace(/(\d)\s*[x×*]?\s+(?=\p{L})/gu, '$1')
  return joined
    .split(/[\s,;+]+/)
    .filter(word => word !== '')
    .map(word => word.replaceAll('_', ' '))
}

const exampleOf = (factions: readonly string[], book: Rulebook): string => {
  const symbols = factions
    .flatMap(faction => book.factions[faction]?.symbols ?? [])
    .map(({ C, U, R }) => either([C, U, R], 'and'))
  return symbols.length === 0 ? 'CCUURC' : t('CCUURC, or the symbols {symbols}', { symbols: symbols.join(t(' and ')) })
}

/** The letters in the order C, U, R. */
const sortedLetters = (letters: string): string =>
  LETTERS.map(letter => letter.repeat([...letters].filter(each => each === letter).length)).join('')

const foreignSymbol = (word: string, faction: string, ours: readonly string[], at: string, { book, called }: Check) => {
  const symbols = ours
    .flatMap(each => book.factions[each]?.symbols ?? [])
    .map(({ C, U, R }) => t('{c} (C), {u} (U) and {r} (R)', { c: C, u: U, r: R }))
  const cure =
    symbols.length > 0
      ? t('their symbols are {symbols}', { symbols: symbols.join('; ') })
      : t('the pictures on their dice are not known: write C, U and R')
  return otherSymbols(called(at), word, boardsCalled(book, [faction]), boardsCalled(book, ours), cure, at)
}

/** The dice of one board; undefined, with a note, if a word cannot be read or is a symbol of another faction. */
const diceOfBoard = (text: string, ours: readonly string[], at: string, check: Check): readonly Shown[] | undefined => {
  const words = shownWords(text, check.book)
  const found = words.map(word => ({ word, shown: diceInWord(word, ours, check.book) }))
  const wrong = found.find(each => !each.shown)
  const foreign = found.find(({ shown: { faction } = {} }) => faction !== undefined && ours.length > 0 && !ours.includes(faction))
  if (wrong) check.note(noRoll(check.called(at), wrong.word, exampleOf(ours, check.book), at))
  else if (foreign) check.note(foreignSymbol(foreign.word, foreign.shown?.faction ?? '', ours, at, check))
  return wrong || foreign ? undefined : found.flatMap(each => each.shown ?? [])
}

const ofOneBoard = (text: string, ours: readonly string[], at: string, check: Check): string | undefined => {
  const found = diceOfBoard(text, ours, at, check)
  return found && sortedLetters(found.map(({ letters }) => letters).join(''))
}

/** The dice of two boards, separated by a slash or told apart by their symbols. */
const ofTwoBoards = (text: string, ours: readonly string[], at: string, check: Check): string | undefined => {
  if (text.includes('/')) {
    const parts = text.split('/').map((part, board) => ofOneBoard(part, ours.slice(board, board + 1), at, check))
    return parts.length === ours.length && parts.every(part => part !== undefined) ? parts.join('/') : undefined
  }
  const found = diceOfBoard(text, ours, at, check)
  if (!found) return undefined
  if (found.every(({ faction }) => faction !== undefined))
    return ours
      .map(board => sortedLetters(found.flatMap(each => (each.faction === board ? [each.letters] : [])).join('')))
      .join('/')
  check.note(
    whichBoardsDice(
      check.called(at),
      text,
      ours.map(board => boardsCalled(check.book, [board])),
      at
    )
  )
  return undefined
}

/** The rolled dice as "CCUR", or as "CCU/CR" for two boards; undefined, with a note, if they cannot be read. */
const rolledOf = (value: unknown, ours: readonly string[], check: Check): string | undefined => {
  if (value === undefined) return undefined
  const text = Array.isArray(value) ? value.filter(isPlain).join(' ') : value
  if (isPlain(text) && text.trim() !== '') return (ours.length > 1 ? ofTwoBoards : ofOneBoard)(text, ours, 'rolled', check)
  check.note(noRoll(check.called('rolled'), String(text), exampleOf(ours, check.book), 'rolled'))
  return undefined
}

/** Parses the words of the command: "6 normans", "7 cnut", in any order. */

const IGNORED_WORDS: ReadonlySet<string> = new Set([...NOISE, 'saga', 'dice', 'die', 'dados', 'dado'])

type Meaning = { readonly is: 'faction' | 'hero'; readonly id: string }

/** The names that may be used: factions and heroes. */
const knownNames = (book: Rulebook): ReadonlyMap<string, Meaning> => {
  const { troop, faction } = namesOf(book)
  const heroes = [...troop].filter(([, id]) => book.troops[id]?.hero)
  return new Map([
    ...heroes.map(([name, id]): [string, Meaning] => [name, { is: 'hero', id }]),
    ...[...faction].map(([name, id]): [string, Meaning] => [name, { is: 'faction', id }])
  ])
}

interface Found {
  readonly meaning: Meaning
  readonly used: number
}

const MOST_PHRASE_WORDS = 5

const phraseAt = (words: readonly string[], at: number, known: ReadonlyMap<string, Meaning>): Found | undefined => {
  for (let used = Math.min(MOST_PHRASE_WORDS, words.length - at); used > 0; used--) {
    const meaning = known.get(words.slice(at, at + used).join(' '))
    if (meaning) return { meaning, used }
  }
  return undefined
}

const namedIn = (all: readonly Token[], check: Check): readonly Meaning[] => {
  const known = knownNames(check.book)
  const words = all.flatMap(token => (token.is === 'word' && !IGNORED_WORDS.has(token.word) ? [token.word] : []))
  const found: Meaning[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, known)
    const word = words[at] ?? ''
    if (phrase) found.push(phrase.meaning)
    else check.note(unknownDiceWord(word, nearest(word, known.keys())))
    at += phrase?.used ?? 1
  }
  return found
}

/** True for a multiplier such as "x2" after a box that was not quoted on the command line. */
const isTimes = ({ raw }: Token): boolean => /^x\d/iu.test(raw)

const noteStrayTokens = (all: readonly Token[], check: Check): void => {
  for (const token of all)
    if (token.is === 'plus' || token.is === 'units' || isTimes(token)) check.note(unknownDiceWord(token.raw, undefined))
}

/** The words as plain data: dice, faction, hero and wanted boxes. */
const wordsOf = (words: readonly string[], check: Check): Draft => {
  const { words: whose, want } = wantedIn(words.join(' '), check.book)
  const all = tokens(whose)
  const numbers = all.flatMap(token => (token.is === 'number' && !isTimes(token) ? [token.value] : []))
  const [dice, second] = numbers
  if (dice !== undefined && second !== undefined && dice !== second) check.note(twoNumbers(Number(dice), Number(second)))
  noteStrayTokens(all, check)
  const meant = namedIn(all, check)
  const [faction, other] = [...new Set(meant.flatMap(({ is, id }) => (is === 'faction' ? [id] : [])))]
  const hero = meant.find(({ is }) => is === 'hero')?.id
  if (faction !== undefined && other !== undefined)
    check.note(twoFactions(check.book.factions[faction]?.name ?? faction, check.book.factions[other]?.name ?? other))
  return {
    ...(dice !== undefined && { dice }),
    ...(faction !== undefined && { faction }),
    ...(hero !== undefined && { hero }),
    ...(want && { want })
  }
}

/** Finds the requested boxes once their boards are known. */

/** The requested boxes by key, each once with its total number of uses. */
const keysOf = (asked: readonly AskedBox[], { boards, faction }: Whose, check: Check): readonly BoxUse[] => {
  const uses = new Map<string, number>()
  for (const { name, times, at, cost } of asked) {
    const box = cost ?? (faction === undefined ? noteUnknownBox(name, at, check) : boxCalled(name, boards, at, check))
    if (box !== undefined) uses.set(box, (uses.get(box) ?? 0) + times)
  }
  return [...uses].map(([box, times]) => ({ box, times }))
}

/** Without a faction a box cannot be identified; this only notes a name that no board has. */
const noteUnknownBox = (name: string, at: string, check: Check): undefined => {
  if (keysCalled(check.book, name).length === 0) boxCalled(name, [], at, check)
}

/** The value of one use of each box, by key; undefined if none is given. */
const weightsOf = (value: unknown, wanted: readonly BoxUse[], whose: Whose, check: Check): DiceRequest['weights'] => {
  if (value === undefined) return undefined
  if (!isDraft(value)) {
    check.note(
      notA(
        check.called('weights'),
        value,
        t('an object of numbers, such as {example}', { example: '{ "charge": 3 }' }),
        'weights'
      )
    )
    return undefined
  }
  const found: [string, number][] = []
  for (const [name, weight] of Object.entries(value)) {
    const at = `weights.${name}`
    const called = check.called(at)
    const box = wanted.find(use => use.box === name)?.box ?? boxCalled(name, whose.boards, at, check)
    const isNumber = typeof weight === 'number' && Number.isFinite(weight) && weight > 0 && weight <= 1000
    if (!isNumber) check.note(notA(called, weight, t('a number above 0, as in charge=3'), at))
    else if (box !== undefined && !wanted.some(use => use.box === box))
      check.note(notWanted(called, check.book.abilities[box]?.name ?? box, at))
    else if (box !== undefined) found.push([box, weight])
  }
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** Reads from a warband file what a question about SAGA dice needs: the faction, the leader and the units. */

/** The unit without equipment, which brings no dice; its troop may be under `unit` or `troop`. */
const unitOf = (given: unknown): unknown =>
  isDraft(given)
    ? {
        unit: ownKey(given, 'unit') ?? ownKey(given, 'troop'),
        models: ownKey(given, 'models'),
        units: ownKey(given, 'units') ?? 1
      }
    : given

/** The leader's troop if the leader is given as an object, otherwise the leader's name. */
const leaderOf = (given: unknown): unknown => (isDraft(given) ? (ownKey(given, 'unit') ?? ownKey(given, 'troop')) : given)

const leaders = (draft: Draft): readonly unknown[] => {
  const warlord = leaderOf(ownKey(draft, 'warlord'))
  const isThere = ownKey(draft, 'hero') === undefined && warlord !== undefined && warlord !== false
  return isThere ? [isPlain(warlord) ? warlord : 'warlord'] : []
}

/** The faction, hero and units of the warband as plain data, not yet checked. */
const warbandOf = (data: unknown, check: Check): Draft => {
  if (data === undefined) return {}
  const units = isDraft(data) ? ownKey(data, 'units') : undefined
  if (!isDraft(data) || !Array.isArray(units)) {
    check.note(
      notA(
        '--warband',
        data,
        t('a warband, such as {example}', { example: '{ "faction": "normans", "units": ["4 knights", "warlord"] }' }),
        'units'
      )
    )
    return {}
  }
  const [faction, hero, edition] = [ownKey(data, 'faction'), leaderOf(ownKey(data, 'hero')), ownKey(data, 'edition')]
  return {
    ...(edition !== undefined && { edition }),
    ...(faction !== undefined && { faction }),
    ...(hero !== undefined && { hero }),
    ...(ownKey(data, 'points') !== undefined && { points: ownKey(data, 'points') }),
    units: [...units.map(unitOf), ...leaders(data)]
  }
}

/** Entry point of this folder: a question about SAGA dice in words, files and flags becomes one checked request. */

interface DiceAsked {
  readonly words?: readonly string[]
  /** The data of a scenario file. */
  readonly scenario?: unknown
  /** The data of a warband file. */
  readonly warband?: unknown
  readonly patches?: readonly Patch[]
  /** Mistakes found earlier, to be reported with the others. */
  readonly mistakes?: readonly Mistake[]
}

interface DiceRequested {
  readonly request: DiceRequest
  readonly book: Rulebook
}

const KEYS = [
  ...['kind', 'edition', 'dice', 'faction', 'hero', 'units', 'left', 'want', 'keep', 'rolled', 'costs', 'weights'],
  ...['without', 'enemy', 'turn', 'firstTurn', 'points', 'readings', 'boards', 'id']
]

/** All input as plain data: flags override the file, the file overrides the words, and the words override the warband file. */
const draftOf = ({ words = [], scenario, warband, patches = [] }: DiceAsked, check: Check): Draft => {
  const base = draftIn(scenario, '{ "faction": "normans", "dice": 6, "want": ["charge"] }', 'want', check.note)
  for (const key of Object.keys(base))
    if (!KEYS.includes(key)) check.note(unknownKey(key, t('a question about SAGA dice'), KEYS, key))
  const draft = patched({ ...warbandOf(warband, check), ...wordsOf(words, check), ...base }, patches)
  const edition = ownKey(draft, 'edition')
  if (edition !== undefined && edition !== 1 && edition !== 2)
    check.note(notA(check.called('edition'), edition, '1 or 2', 'edition'))
  return draft
}

const diceOf = (value: unknown, check: Check): number | undefined => {
  if (value === undefined) return undefined
  if (typeof value === 'number' && Number.isInteger(value) && value > 8) check.note(tooManyDice(value, 'dice'))
  else return whole(1, 8)(value, 'dice', check)
  return undefined
}

/**
 * The size of the battle in points if it has its own number of SAGA dice (R8.3); otherwise undefined, because it changes
 * nothing.
 */
const battlePoints = (value: unknown, check: Check): number | undefined => {
  const points = whole(1, 99)(value, 'points', check)
  const { battles } = check.book.muster
  const [own, usual] = [points === undefined ? undefined : battles[points], battles[6]]
  return own && own.sagaDice !== usual?.sagaDice ? points : undefined
}

/** True in the first turn of the player who goes first, which has its own number of dice in the second edition (T7.2). */
const firstTurnFrom = (value: unknown, check: Check): true | undefined => {
  if (value === undefined || value === false) return undefined
  if (value !== true) check.note(notA(check.called('firstTurn'), value, t('true or false'), 'firstTurn'))
  else if (check.book.muster.rolling.firstTurn === undefined) check.note(firstTurnOf(check.called('firstTurn')))
  return true
}

/** The id of the enemy's hero if that hero affects the roll; otherwise undefined, with a note. */
const enemyOf = (value: unknown, check: Check): string | undefined => {
  const hero = heroOf(value, 'enemy', check)
  const row = hero === undefined ? undefined : check.book.troops[hero]
  if (row?.hero && !row.hero.dice?.enemyRolls) check.note(harmless(check.called('enemy'), row.name, 'enemy'))
  return row?.hero?.dice?.enemyRolls ? hero : undefined
}

const ifGiven = <T>(value: unknown, shape: (value: unknown) => T | undefined): T | undefined =>
  value === undefined ? undefined : shape(value)

type PartialRequest = { readonly [K in keyof DiceRequest]?: DiceRequest[K] | undefined }

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const withoutEmpty = (request: PartialRequest): DiceRequest =>
  ({ kind: 'dice', ...Object.fromEntries(Object.entries(request).filter(([, value]) => !isEmpty(value))) }) as DiceRequest

const requestOf = (draft: Draft, check: Check): DiceRequest => {
  const [want, keep] = [askedBoxes(ownKey(draft, 'want'), 'want', check), askedBoxes(ownKey(draft, 'keep'), 'keep', check)]
  const without = askedBoxes(ownKey(draft, 'without'), 'without', check)
  const units = ifGiven(ownKey(draft, 'units'), value => parseDiceUnits(value, check)) ?? []
  const whose = whoseOf(draft, units, [...want, ...keep, ...without], check)
  const ours = whose.boards.filter(board => Object.hasOwn(check.book.factions, board))
  const [wanted, kept] = [keysOf(want, whose, check), keysOf(keep, whose, check)]
  const left = ifGiven(ownKey(draft, 'left'), value => whole(0, 8)(value, 'left', check))
  return withoutEmpty({
    edition: check.book.edition === 2 ? 2 : undefined,
    faction: whose.faction,
    hero: whose.hero,
    dice: diceOf(ownKey(draft, 'dice'), check),
    units: rosterOf(units, whose.faction, units.length > 0 ? whose.hero : undefined, check.book),
    points: ifGiven(ownKey(draft, 'points'), value => battlePoints(value, check)),
    left: left === 0 ? undefined : left,
    want: wanted,
    keep: kept,
    rolled: rolledOf(ownKey(draft, 'rolled'), ours, check),
    costs: ifGiven(ownKey(draft, 'costs'), value => costs(value, 'costs', check)) as DiceRequest['costs'],
    weights: weightsOf(ownKey(draft, 'weights'), [...wanted, ...kept], whose, check),
    without: keysOf(without, whose, check).map(({ box }) => box),
    enemy: enemyOf(ownKey(draft, 'enemy'), check),
    turn: ifGiven(ownKey(draft, 'turn'), value => whole(1, 99)(value, 'turn', check)),
    firstTurn: firstTurnFrom(ownKey(draft, 'firstTurn'), check),
    readings: ifGiven(ownKey(draft, 'readings'), value =>
      checked(fightFields.readings.type, value, 'readings', check)
    ) as DiceRequest['readings'],
    boards: ifGiven(ownKey(draft, 'boards'), value =>
      checked(fightFields.boards.type, value, 'boards', check)
    ) as DiceRequest['boards'],
    id: ifGiven(ownKey(draft, 'id'), value => text(value, 'id', check))
  })
}

/**
 * The request, and the rulebook it was checked against with the given costs applied. Throws a RequestError with every mistake
 * in the request.
 */
export const diceRequested = (asked: DiceAsked, bookOf: BookOf = rulebook): DiceRequested => {
  const base = isDraft(asked.scenario) ? asked.scenario : isDraft(asked.warband) ? asked.warband : {}
  const check = checking(bookOf(editionOf(base, asked.patches ?? [])), namer(asked.patches ?? [], false))
  asked.mistakes?.forEach(check.note)
  const request = requestOf(draftOf(asked, check), check)
  const { costs: stated = {}, dice, units, rolled } = request
  const book = withCosts(check.book, costKeys(stated, check.book))
  withinLimits(request, { ...check, book })
  if (check.mistakes.length === 0 && dice === undefined && !units && rolled === undefined) check.note(noDice())
  refuseAny(check.mistakes)
  return { request, book }
}

/** True for the words of `dice wrath 3`. */
export const isWrath = ([first = '']: readonly string[]): boolean => /^(wrath|ira)$/i.test(first)

/** The number of dice of `dice wrath 3`. Throws a RequestError unless it is 1, 2 or 3. */
export const wrathRequested = (given: unknown): WrathRequest => {
  const dice = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given
  if (dice === 1 || dice === 2 || dice === 3) return { kind: 'wrath', dice }
  throw new RequestError([wrathDice(given)])
}
