import { mistake, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { quoted } from '../model/quoted'
import { commandLine } from '../model/shell'
import { missesOf, type Throw, type ThrowRequest, throwsText, type Wanted } from '../model/throw'
import { isDraft, ownKey } from './validators'
import { COUNTED, FEWER, MORE, SILENT, WHAT_IS_SAVED, WHO_SAVES, wordsOf } from './words/throw-words'

/**
 * Parses a throw of plain dice written in words: `20 dice on 6+`, `19 dice showing 1-2, nine or more`, `3 of 4 dice at 4+`,
 * `12 attack dice on 4+ rerolls against saves 5+ then 4 dice on 6`.
 */

/** More dice than any game needs; larger throws take seconds to compute. */
const MOST_DICE = 1000
const MOST_THROWS = 20
/** The most times that dice can be thrown again. */
const MOST_FURTHER = 3
const LONGEST_TEXT = 1000

const anExample = (): string => t('20 dice on 6+')

/** The words of a sentence and the position in it. The `take...` functions move `at` past what they take. */
interface Reader {
  readonly words: readonly string[]
  at: number
  /** The wanted number of dice, if it comes before the faces: "6 dice, at least two 6s". */
  wanted?: Wanted | undefined
}

const refused = (message: string): never => refuse(t('throw: {message}', { message }), 'throw')

const peek = ({ words, at }: Reader, ahead = 0): string => words[at + ahead] ?? ''

/** Takes the first of these phrases that the next words match and returns it; undefined if none matches. */
const take = (reader: Reader, ...phrases: readonly string[]): string | undefined => {
  const found = phrases.find(phrase => phrase.split(' ').every((word, i) => peek(reader, i) === word))
  if (found !== undefined) reader.at += found.split(' ').length
  return found
}

const WHOLE = /^\d+$/u

const takeNumber = (reader: Reader): number | undefined => {
  if (!WHOLE.test(peek(reader))) return undefined
  const number = Number(peek(reader))
  reader.at++
  return number
}

const skip = (reader: Reader, words: readonly string[] = SILENT): void => {
  while (words.includes(peek(reader))) reader.at++
}

const span = (from: number, to: number): readonly number[] => [1, 2, 3, 4, 5, 6].filter(face => face >= from && face <= to)

const isFace = (number: number): boolean => number >= 1 && number <= 6

/** The face in "5", "5+" or "5s"; NaN if the word is not a number. */
const faceIn = (word: string): number => Number(word.replace(/[+s]$/u, ''))

const noFace = (given: string): never =>
  refused(t('{given} is not a face of a die: use 1 to 6, as in on 5+ or showing 1-2', { given: quoted(given) }))

/** Takes the faces that count: "4+", "1-2", "5 or more", "2 or less", "1, 3 or 6", "2 to 4". Undefined if no number follows. */
const takeFaces = (reader: Reader, isSave = false): readonly number[] | undefined => {
  const start = reader.at
  skip(reader)
  const word = peek(reader)
  const [, first = '', sign, last] = /^(\d+)(?:(\+)|[-/](\d+)|s)?$/u.exec(word) ?? []
  if (first === '') {
    reader.at = start
    return undefined
  }
  const [low, high] = [Number(first), Number(last ?? first)]
  if (!isFace(low) || !isFace(high) || low > high) return noFace(word)
  reader.at++
  if (sign === '+' || take(reader, ...MORE)) return span(low, 6)
  if (last !== undefined) return word.includes('/') ? [low, high] : span(low, high)
  if (take(reader, ...FEWER)) return span(1, low)
  if (peek(reader) === 'to' && WHOLE.test(peek(reader, 1))) {
    reader.at++
    const top = takeNumber(reader) ?? low
    return isFace(top) && top >= low ? span(low, top) : noFace(`${low} to ${top}`)
  }
  // "needing 4" also accepts a 5, and so does "saves on 4"
  const before = reader.words.slice(start, reader.at)
  const isLeast = isSave || before.some(said => /^(?:need|hit|at$)/u.test(said))
  const faces = new Set(isLeast ? span(low, 6) : [low])
  // a number after a comma is another face, unless it is the wanted number of dice
  while ((peek(reader) === 'or' || peek(reader) === 'and' || isFace(faceIn(peek(reader)))) && !isWantedHere(reader)) {
    const joined = peek(reader) === 'or' || peek(reader) === 'and'
    const next = faceIn(peek(reader, joined ? 1 : 0))
    if (!isFace(next)) break
    const isOpen = peek(reader, joined ? 1 : 0).endsWith('+')
    reader.at += joined ? 2 : 1
    for (const face of isOpen ? span(next, 6) : [next]) faces.add(face)
  }
  return [...faces].sort((one, other) => one - other)
}

/** Takes the armour that attack dice are thrown against, "against armour 5": the faces that hit it (R3.6). */
const takeArmour = (reader: Reader): readonly number[] | undefined => {
  const start = reader.at
  skip(reader, ['against', 'vs', 'versus', 'into', 'at', 'on', 'an'])
  const armour = take(reader, 'armour of', 'armor of', 'armour', 'armor') === undefined ? undefined : takeNumber(reader)
  if (armour === undefined) {
    reader.at = start
    return undefined
  }
  return isFace(armour) ? span(armour, 6) : noFace(String(armour))
}

/** Whether the wanted number of dice comes next: "9 or more", "3 exactly". */
const isWantedHere = (reader: Reader): boolean => {
  const ahead = { ...reader }
  // a number alone is a face
  return takeWanted(ahead) !== undefined && ahead.at > reader.at + 1
}

/** Takes the wanted number of dice: "at least 9", "nine or more", "exactly 3", "none". Undefined if there is none. */
const takeWanted = (reader: Reader): Wanted | undefined => {
  const start = reader.at
  skip(reader, ['and', 'with', 'that', 'for', 'how', 'likely', 'chance', 'of', 'the', 'to', 'get', 'gets'])
  const said = (wanted: Wanted | undefined): Wanted | undefined => {
    if (wanted) take(reader, ...COUNTED)
    else reader.at = start
    return wanted
  }
  if (take(reader, 'none at all', 'none', 'no hits', 'no hit', 'no dice', 'nothing', 'not 1', 'not one', 'all miss', 'all fail'))
    return said({ is: 'exactly', count: 0 })
  if (take(reader, 'any hit', 'any hits', 'any')) return said({ is: 'at-least', count: 1 })
  const leading: readonly (readonly [Wanted['is'], number, readonly string[]])[] = [
    ['exactly', 0, ['exactly', 'just', 'precisely']],
    ['at-least', 0, ['at least', 'no fewer than', 'no less than', 'not fewer than', 'min', '>=']],
    ['at-most', 0, ['at most', 'no more than', 'not more than', 'up to', 'max', '<=']],
    ['at-least', 1, ['more than', 'over', '>']],
    ['at-most', -1, ['fewer than', 'less than', 'under', '<']]
  ]
  for (const [is, more, phrases] of leading) {
    if (!take(reader, ...phrases)) continue
    const count = takeNumber(reader)
    if (count === undefined)
      return refused(t('{word} needs a whole number of dice after it, as in {word} 3', { word: phrases[0] }))
    return said(count + more < 0 ? undefined : { is, count: count + more })
  }
  const count = takeNumber(reader)
  if (count === undefined) return said(undefined)
  const noun = take(reader, ...COUNTED) !== undefined
  // "2 dice on 6" begins another throw
  if (noun && SILENT.includes(peek(reader))) return said(undefined)
  if (take(reader, ...MORE)) return said({ is: 'at-least', count })
  if (take(reader, ...FEWER)) return said({ is: 'at-most', count })
  return said(take(reader, 'exactly') || noun || isEnd(reader) ? { is: 'exactly', count } : undefined)
}

/** Every die of the throw. */
const ALL = ['all of them', 'all of those', 'every one', 'all hits', 'all hit', 'all', 'each']

const HITS: readonly string[] = ['hits', 'hit', 'successes', 'success', 'kills', 'saves']

const isEnd = ({ words, at }: Reader): boolean => at >= words.length

const KINDS = ['attack', 'defence', 'defense', 'saga', 'bonus', 'shooting', 'melee']

/** Takes the name of the dice and returns it as shown: "dice", "attack dice", "defence die". */
const takeName = (reader: Reader, dice: number): string => {
  const kind = KINDS.find(each => peek(reader) === each)
  if (kind !== undefined) reader.at++
  const isNamed = take(reader, 'dice', 'die', 'dices', 'dados', 'dado', 'd6') !== undefined
  if (!isNamed && kind !== undefined)
    return refused(t('{kind}: expected dice, as in {example}', { kind: quoted(kind), example: anExample() }))
  const shown = kind === 'attack' || kind === 'defence' || kind === 'defense' ? `${kind.replace('nse', 'nce')} ` : ''
  return `${shown}${dice === 1 ? 'die' : 'dice'}`
}

const tooMany = (dice: number): never =>
  refuse(
    t('throw: {given} dice are {verdict}: throw 1 to {mostDice} at once', {
      given: dice > 1e9 ? t('so many') : dice,
      verdict: dice < 1 ? t('none') : t('more than {mostDice}', { mostDice: MOST_DICE }),
      mostDice: MOST_DICE
    }),
    'throw'
  )

const REROLLS = ['rerolls', 'reroll', 'rerolling', 'rerolled', 'rethrown', 'rethrows', 'again misses']
const NO_REROLLS = ['0 rerolls', 'no rerolls', 'without rerolls', 'no reroll', '0 reroll']
const MISSES = ['misses', 'failures', 'fails', 'blanks', 'failed', 'dice', 'failed dice', 'all misses', 'once', 'attack', 'hits']
const SAVES = ['saves', 'save', 'saved', 'saving', 'armour', 'saving throws', 'defence dice', 'cancelled']

/** Takes the words that begin the defence dice: "saves", "then the enemy saves them". */
const takeSaves = (reader: Reader): boolean => {
  const ahead = { ...reader }
  skip(ahead, WHO_SAVES)
  if (!take(ahead, ...SAVES)) return false
  skip(ahead, WHAT_IS_SAVED)
  reader.at = ahead.at
  return true
}

/**
 * Takes one addition after the faces ("rerolls", "saves 5+", "then on 5+") and returns the throw with it. Undefined if there
 * is none.
 */
const takeMore = (reader: Reader, current: Throw): Throw | undefined => {
  const start = reader.at
  if (take(reader, ...NO_REROLLS)) return current
  skip(reader, [
    'and',
    'with',
    'against',
    'vs',
    'versus',
    'but',
    'which',
    'that',
    'who',
    'are',
    'can',
    'be',
    'may',
    'the',
    'they'
  ])
  if (take(reader, ...REROLLS)) {
    skip(reader, ['all', 'the', 'any', 'its', 'their', 'of', 'for', 'on'])
    const isMisses = take(reader, ...MISSES) !== undefined
    const ahead = { ...reader }
    const faces = takeFaces(ahead)
    // "reroll misses on 4+" only repeats the faces that count
    if (faces && (!isMisses || String(faces) === String(current.faces))) reader.at = ahead.at
    return { ...current, rerolls: (!isMisses && faces) || missesOf(current.faces) }
  }
  const isSaved = takeSaves(reader)
  const further = isSaved || take(reader, 'again', 'then on', 'then them on', 'then those on', 'then again') !== undefined
  const before = reader.at
  const faces = further || start < reader.at ? takeFaces(reader, isSaved) : undefined
  if (faces && !further && take(reader, ...SAVES) === undefined) {
    reader.at = start
    return undefined
  }
  if (faces) {
    const is = isSaved || !further ? 'saves' : 'on'
    return { ...current, further: [...current.further, is === 'saves' ? { is, faces: missesOf(faces) } : { is, faces }] }
  }
  if (further) {
    reader.at = before
    return refused(
      t('which faces count for {what}? as in against saves 5+', { what: isSaved ? t('saves') : t('the second throw') })
    )
  }
  reader.at = start
  return undefined
}

/** Takes an "and" that begins another throw: "and 4 dice on 6", but not "and 3 hits". */
const takeAnd = (reader: Reader): boolean => {
  const after = { ...reader, at: reader.at + 1 }
  return WHOLE.test(peek(after)) && !isWantedHere(after) && take(reader, 'and') !== undefined
}

/** Words before a question of chance: "what's the chance of". */
const OPENING = 'what s are is the how likely odds chance chances of to get getting roll rolling'.split(' ')

/** Takes the wanted number and the faces if they precede the dice: "at least 3 sixes on 10 dice", "no sixes with 8 dice". */
const takeFacesFirst = (reader: Reader): { readonly wanted: Wanted; readonly faces: readonly number[] } | undefined => {
  const ahead = { ...reader }
  skip(ahead, OPENING)
  const isNone = take(ahead, 'no') !== undefined
  const count = isNone ? 0 : takeNumber({ ...ahead })
  let wanted = isNone ? undefined : takeWanted(ahead)
  if (!wanted && count !== undefined) {
    if (!isNone) ahead.at++
    wanted = { is: 'exactly', count }
  }
  if (!wanted || !/^[1-6]s$/u.test(peek(ahead))) return undefined
  const faces = takeFaces(ahead)
  if (!faces || !take(ahead, 'out of', 'of', 'from', 'on', 'in', 'with')) return undefined
  reader.at = ahead.at
  return { wanted, faces }
}

/** Takes "at least two 6s" after the dice: returns the faces and keeps the wanted number in the reader. */
const takeWantedFaces = (reader: Reader): readonly number[] | undefined => {
  const ahead = { ...reader }
  const wanted = takeWanted(ahead)
  const faces = wanted && takeFaces(ahead)
  if (faces) Object.assign(reader, { at: ahead.at, wanted })
  return faces
}

/** Takes "all sixes" or "no sixes at all" after the dice: returns the faces and keeps the wanted number. */
const takeAllFaces = (reader: Reader, dice: number): readonly number[] | undefined => {
  const ahead = { ...reader }
  const isNone = take(ahead, 'no', 'not any') !== undefined
  const faces = isNone || take(ahead, ...ALL) ? takeFaces(ahead) : undefined
  take(ahead, 'at all')
  const wanted: Wanted = isNone ? { is: 'exactly', count: 0 } : { is: 'at-least', count: dice }
  if (faces) Object.assign(reader, { at: ahead.at, wanted })
  return faces
}

/** Takes one throw. `given`: faces that were named before the dice. */
const takeThrow = (reader: Reader, given?: readonly number[]): Throw => {
  skip(reader, [
    'i',
    'we',
    'you',
    'throw',
    'throws',
    'roll',
    'rolls',
    'rolling',
    'the',
    'a',
    'my',
    'of',
    'out',
    'from',
    'with',
    'another',
    'on',
    'in',
    ...['how', 'likely', 'is', 'are', 'it', 'to', 'what', 'odds', 'chance', 'chances', 'that', 'if', 'for']
  ])
  const dice = takeNumber(reader)
  if (dice === undefined)
    return refused(
      t('{rest} as in {example}', {
        rest: isEnd(reader)
          ? t('how many dice are thrown? Give a number,')
          : t('{peek} is not a number of dice: throw 1 to {mostDice},', { peek: quoted(peek(reader)), mostDice: MOST_DICE }),
        example: anExample()
      })
    )
  if (!(dice >= 1 && dice <= MOST_DICE)) tooMany(dice)
  const name = takeName(reader, dice)
  const faces = given ?? takeArmour(reader) ?? takeFaces(reader) ?? takeWantedFaces(reader) ?? takeAllFaces(reader, dice)
  if (!faces) {
    skip(reader)
    const word = peek(reader)
    return refused(
      t('{rest} them, as in {dice} {name} on 5+ or {dice} {name} showing 1-2', {
        rest:
          word === ''
            ? t('which faces of the {dice} {name} count? Name', { dice, name })
            : t('{word} is not a face of a die: name', { word: quoted(word) }),
        dice,
        name
      })
    )
  }
  let current: Throw = { dice, name, faces, rerolls: [], further: [] }
  for (let more = takeMore(reader, current); more; more = takeMore(reader, current)) current = more
  if (current.further.length > MOST_FURTHER)
    return refused(
      t('dice are thrown again at most {mostFurther} times, not {further}', {
        mostFurther: MOST_FURTHER,
        further: current.further.length
      })
    )
  if (missesOf(current.faces).length === 0 && current.rerolls.length > 0) return { ...current, rerolls: [] }
  return current
}

const KNOWN = [
  'dice',
  'on',
  'showing',
  'rerolls',
  'against',
  'saves',
  'then',
  'exactly',
  'at least',
  'at most',
  'none',
  'or more',
  'needing'
]

const isSixSided = (word: string): boolean => /^(?:6|six)-sided$/u.test(word)

/** Dice with another number of sides than 6: "d20", "2d10", "ten-sided", "10 sides". */
const OTHER_DICE = /(?<![\w-])(?:\d*d(?!6\b)\d+|\w+-sided|(?!6\b)\d+[- ](?:sided|sides|caras))(?![\w-])/u

/** Parses a throw in words. `observed`: the number of dice that counted in a real throw. Throws a RequestError. */
export const throwOf = (text: string, observed?: number): ThrowRequest => {
  if (text.length > LONGEST_TEXT)
    return refused(t('the sentence is longer than {mostLetters} characters', { mostLetters: LONGEST_TEXT }))
  const reader: Reader = { words: wordsOf(text).filter(word => !isSixSided(word)), at: 0 }
  const [other] = OTHER_DICE.exec(reader.words.join(' ')) ?? []
  if (other !== undefined)
    return refused(
      t('{dice}: only six-sided dice are known, as SAGA has them: {example}', { dice: quoted(other), example: anExample() })
    )
  if (isEnd(reader)) return refused(t('expected dice and the faces that count, as in {example}', { example: anExample() }))
  const named = takeFacesFirst(reader)
  if (!named) skip(reader, OPENING)
  const before = reader.at
  let wanted = named ? undefined : takeWanted(reader)
  // "3 hits from 4 dice": the wanted number comes first
  if (
    !wanted &&
    WHOLE.test(peek(reader)) &&
    HITS.includes(peek(reader, 1)) &&
    ['of', 'from', 'with', 'out'].includes(peek(reader, 2))
  ) {
    wanted = { is: 'exactly', count: takeNumber(reader) ?? 0 }
    reader.at++
  }
  // "3 of 4 dice at 4+": the number before "of" is the wanted one
  if (!wanted && WHOLE.test(peek(reader)) && (peek(reader, 1) === 'of' || peek(reader, 1) === 'from'))
    wanted = { is: 'exactly', count: takeNumber(reader) ?? 0 }
  if (wanted && !(take(reader, 'of', 'from', 'out of', 'in', 'with') && WHOLE.test(peek(reader)))) {
    reader.at = before
    wanted = undefined
  }
  const throws = [takeThrow(reader, named?.faces)]
  while (take(reader, 'then', 'and then') || takeAnd(reader)) {
    if (throws.length === MOST_THROWS)
      return refused(t('at most {mostThrows} throws can be joined with then', { mostThrows: MOST_THROWS }))
    throws.push(takeThrow(reader))
  }
  wanted ??= named?.wanted ?? reader.wanted ?? takeWanted(reader)
  if (!wanted && take(reader, ...ALL)) wanted = { is: 'at-least', count: throws.reduce((sum, { dice }) => sum + dice, 0) }
  if (!isEnd(reader)) {
    const word = peek(reader)
    if (/%$|^percent$/u.test(word))
      return refused(t('{word}: give a number of dice, not a percentage, as in at least 5', { word }))
    const near = nearest(
      word,
      KNOWN.filter(each => each !== word)
    )
    return refused(
      t('{word} is not understood{rest}{rest2} write a throw as in {example} rerolls, at least 3', {
        word: quoted(word),
        rest: near === undefined ? '' : t('; did you mean "{near}"?', { near }),
        rest2: near === undefined ? ':' : '',
        example: anExample()
      })
    )
  }
  const most = throws.reduce((sum, { dice }) => sum + dice, 0)
  if (most > MOST_DICE) tooMany(most)
  const wrong = [
    ...(wanted && wanted.count > most
      ? [t('{count} of {most} dice cannot count: 0 to {most} can', { count: wanted.count, most })]
      : []),
    ...(observed !== undefined && !(Number.isInteger(observed) && observed >= 0 && observed <= most)
      ? [t('--observed {observed}: of {most} dice 0 to {most} can have counted', { observed, most })]
      : [])
  ]
  refuseAny(wrong.map(message => mistake(message, 'throw')))
  return { kind: 'throw', throws, ...(wanted && { wanted }), ...(observed !== undefined && { observed }) }
}

/** Parses `{ "throw": "20 dice on 6+", "observed": 2 }`, from a file, a line or a report. Throws a RequestError. */
export const throwAsked = (data: unknown, called: string): ThrowRequest => {
  const draft = isDraft(data) ? data : {}
  const text = ownKey(draft, 'throw')
  const observed = ownKey(draft, 'observed')
  const count = isDraft(observed) ? ownKey(observed, 'observed') : observed
  if (typeof text !== 'string')
    return refuse(
      t('{called}: expected a throw in words, as in {example}', { called, example: `{ "throw": "${anExample()}" }` }),
      'throw'
    )
  return throwOf(text, observedCount(count === null ? undefined : (count as number | undefined)))
}

/** The number in `--observed 9`; undefined if it was not given. Throws a RequestError if it is not a whole number. */
export const observedCount = (text: string | number | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (typeof text === 'number' ? Number.isInteger(text) && text >= 0 : /^\s*\d{1,4}\s*$/u.test(text)) return Number(text)
  return refuse(
    t('--observed {text}: expected the number of dice that counted, as in --observed 9', { text: quoted(text) }),
    '--observed'
  )
}

/** The command line that repeats the request. */
export const throwReplay = (request: ThrowRequest): string =>
  commandLine([
    ...['throw', ...throwsText(request).split(' ')],
    ...(request.observed === undefined ? [] : ['--observed', String(request.observed)])
  ])
