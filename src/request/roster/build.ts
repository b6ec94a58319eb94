import { type Mistake, RequestError } from '../../model/errors'
import { t } from '../../model/language'
import { noneOf, notA } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { either, quoted } from '../../model/quoted'
import { unknownBuildWord, whoseBuild } from '../../model/roster-mistakes'
import { isTournament, type Tournament } from '../../model/tournament'
import {
  BUILD_DEFAULTS,
  BUILD_MEASURES,
  type BuildAsked,
  type MusterUnit,
  type Roster,
  WAYS,
  type Way
} from '../../model/warband'
import { boardName, mayLead, plain, troopIdFor } from '../../rules/lookup'
import { own as row } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { namesOf } from '../names'
import { tournamentNoted } from '../tournament'
import { NOISE, tokens } from '../words/tokens'
import { type Assume, isRead, musterUnitOf, type Setting, unitsIn } from './entries'

/** Parses the words of `warband build vikings 6`, which may come in any order. */

const IGNORED: ReadonlySet<string> = new Set([...NOISE, 'point', 'points', 'pts', 'warband', 'for', 'under', 'best', 'puntos'])

interface ParsedWords {
  readonly points?: number | string
  readonly faction?: string
  readonly hero?: string
}

const LONGEST = 4

/** Finds the faction, the hero and the number of points in the words. Notes every word that is none of these. */
const parseWords = (words: readonly string[], book: Rulebook, note: (mistake: Mistake) => void): ParsedWords => {
  const { faction, troop } = namesOf(book)
  const heroes = new Map([...troop].filter(([, id]) => row(book.troops, id)?.hero))
  const all = tokens(words.join(' '))
  const parsed: { points?: number | string; faction?: string; hero?: string } = {}
  const significant = all.flatMap(token => (token.is === 'word' && !IGNORED.has(token.word) ? [token.word] : []))
  for (const token of all) {
    if (token.is === 'number') parsed.points = token.value
    if (token.is === 'plus' || token.is === 'units') note(unknownBuildWord(token.raw, undefined))
  }
  for (let at = 0; at < significant.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST, significant.length - at) }, (_, i) => i + 1).toReversed()
    const phrase = (length: number) => significant.slice(at, at + length).join(' ')
    const used = lengths.find(length => faction.has(phrase(length)) || heroes.has(phrase(length)))
    const word = significant[at] ?? ''
    const [of, led] = [faction.get(phrase(used ?? 1)), heroes.get(phrase(used ?? 1))]
    if (of !== undefined) parsed.faction = of
    else if (led !== undefined) parsed.hero = led
    else note(unknownBuildWord(word, nearest(word, [...faction.keys(), ...heroes.keys()])))
    at += used ?? 1
  }
  return parsed
}

/** Parses words and flags together: `warband build vikings 6 --keep "4 berserkers" --against "8 warriors, 4 hearthguard"`. */

interface BuildWords {
  readonly words: readonly string[]
  readonly faction?: string
  readonly points?: string
  readonly hero?: string
  readonly keep: readonly string[]
  /** Units in words, or rosters that have already been read. */
  readonly against: readonly (string | Roster)[]
  readonly measure?: string
  /** The tournament table to start from if the measure is tournament points. */
  readonly tournament?: Tournament
  readonly ways?: string
  readonly dice?: string
  readonly top?: string
  readonly mistakes: readonly Mistake[]
}

/** What of them says whose warband it is, its size, its leader and its units. */
type LedWords = Pick<BuildWords, 'words' | 'faction' | 'points' | 'hero' | 'keep'>

/** The form in which a way is typed: "shot-at" for "shotAt". */
export const wayWord = (way: Way): string => way.replace('A', '-a')

/** The default enemies if none are named: one unit of each class other than the warlord. */
export const USUAL = ['4 hearthguard', '8 warriors', '12 levies bow']

const WHOLE = /^\d{1,3}$/

const whole = (
  value: unknown,
  flag: string,
  least: number,
  most: number,
  fallback: number,
  note: (mistake: Mistake) => void
): number => {
  if (value === undefined) return fallback
  const number = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most) return number
  note(notA(flag, value, t('a whole number from {least} to {most}', { least, most }), flag))
  return fallback
}

/** Parses units in words as units of a roster. Notes everything it does not understand. */
const parseUnits = (text: string, flag: string, setting: Setting, note: (mistake: Mistake) => void): readonly MusterUnit[] => {
  const { units, mistakes, assumed } = unitsIn(text, setting.book, setting.assume !== undefined)
  for (const line of assumed) setting.assume?.(`${flag}: ${line}`)
  mistakes.forEach(({ message }) => note({ message: `${flag}: ${message}`, at: flag }))
  if (mistakes.length === 0 && units.length === 0)
    note(notA(flag, text, t('one unit or more, such as "4 hearthguard, 8 warriors"'), flag))
  return (mistakes.length > 0 ? [] : units).flatMap(unit => {
    const read = musterUnitOf({ at: flag, called: text, ...unit }, setting)
    if (isRead(read) && read.found.models <= MOST_BUILT) {
      const { at: _, ...found } = read.found
      return [found]
    }
    if (isRead(read)) note(notA(flag, text, t('one unit or more, each of 1 to {most} models', { most: MOST_BUILT }), flag))
    else read.mistakes.forEach(note)
    return []
  })
}

/** The most models in one unit of a built warband (R1.3). */
const MOST_BUILT = 12

/** Parses units in words as a roster without a faction. */
export const rosterFromWords = (
  text: string,
  called: string,
  book: Rulebook,
  note: (mistake: Mistake) => void,
  assume?: Assume
): Roster => ({
  name: text,
  edition: book.edition,
  faction: '',
  points: 6,
  weight: 1,
  units: parseUnits(text, called, { book, ...(assume && { assume }) }, note)
})

/** Returns the enemies as rosters, parsing those given in words. If none are given, the enemies are `defaults`. */
export const parseEnemies = (
  against: BuildWords['against'],
  book: Rulebook,
  note: (mistake: Mistake) => void,
  assume: Assume,
  defaults: readonly string[] = USUAL
): readonly Roster[] =>
  (against.length === 0 ? [defaults.join(', ')] : against).map(each =>
    typeof each === 'string' ? rosterFromWords(each, '--against', book, note, assume) : each
  )

const isLeading = ({ unit }: MusterUnit, book: Rulebook): boolean => {
  const troop = row(book.troops, unit)
  return troop !== undefined && mayLead(troop)
}

const waysOf = (text: string | undefined, note: (mistake: Mistake) => void): readonly Way[] => {
  if (text === undefined) return WAYS
  const words = text.split(',').map(word => word.trim())
  const found = words.flatMap(word => {
    const way = WAYS.find(each => each === word || wayWord(each) === word)
    if (way === undefined) note(noneOf('--ways', word, WAYS.map(wayWord), '--ways'))
    return way ?? []
  })
  return WAYS.filter(way => found.includes(way))
}

const factionOf = (
  asked: LedWords,
  parsed: ParsedWords,
  hero: string | undefined,
  isLost: boolean,
  book: Rulebook,
  note: (mistake: Mistake) => void
): string | undefined => {
  const given = asked.faction ?? parsed.faction
  const led = hero === undefined ? [] : (row(book.troops, hero)?.hero?.factions ?? [])
  if (given === undefined && led.length === 1) return led[0]
  const id = given === undefined ? undefined : namesOf(book).faction.get(plain(given))
  if (id === undefined && given !== undefined) note(noneOf('--faction', given, Object.keys(book.factions), '--faction'))
  if (given === undefined && !isLost) note(whoseBuild(led.length > 0 ? led : Object.keys(book.factions)))
  return id
}

const heroOf = (asked: LedWords, parsed: ParsedWords, book: Rulebook, note: (mistake: Mistake) => void): string | undefined => {
  if (asked.hero === undefined) return parsed.hero
  const id = namesOf(book).troop.get(plain(asked.hero))
  if (id !== undefined && row(book.troops, id)?.hero) return id
  const heroes = Object.values(book.troops).flatMap(({ hero, name }) => (hero ? [name] : []))
  note(
    heroes.length > 0
      ? noneOf('--hero', asked.hero, heroes, '--hero')
      : notA('--hero', asked.hero, t('a hero: this edition has none'), '--hero')
  )
  return undefined
}

/** A hero of other factions leads no warband of this one (R6.4). */
const misled = (hero: string | undefined, faction: string | undefined, book: Rulebook): readonly Mistake[] => {
  const troop = hero === undefined ? undefined : row(book.troops, hero)
  if (!troop?.hero || faction === undefined || troop.hero.factions.includes(faction)) return []
  const his = either(troop.hero.factions.map(each => boardName(book, each)))
  const facts = { name: troop.name, his, boardsCalled: boardName(book, faction) }
  return [{ message: t('{name} {leads|lead:name} {his}, not {boardsCalled}: leave one out', facts), at: '--hero' }]
}

/** Parses whose warband it is, its size, its leader and its units, which are `called` so. Undefined, with notes, if that fails. */
const keptOf = (
  asked: LedWords,
  called: string,
  book: Rulebook,
  note: (mistake: Mistake) => void,
  assume: Assume
): Roster | undefined => {
  const mistakes: Mistake[] = []
  const noted = (mistake: Mistake): void => {
    mistakes.push(mistake)
    note(mistake)
  }
  const parsed = parseWords(asked.words, book, noted)
  const hero = heroOf(asked, parsed, book, noted)
  const faction = factionOf(asked, parsed, hero, mistakes.length > 0, book, noted)
  misled(hero, faction, book).forEach(noted)
  const sizes = Object.keys(book.muster.battles)
  const points = asked.points ?? parsed.points ?? 6
  if (!sizes.includes(String(points))) noted(notA('--points', String(points), either(sizes), '--points'))
  const setting: Setting = { book, assume, ...(faction !== undefined && { faction }), ...(hero !== undefined && { hero }) }
  const kept = asked.keep.flatMap(each => parseUnits(each, called, setting, noted))
  if (mistakes.length > 0 || faction === undefined) return undefined
  const keptLeader = hero === undefined ? kept.find(unit => isLeading(unit, book)) : undefined
  const leader = hero ?? keptLeader?.unit ?? troopIdFor(book, 'warlord', faction) ?? 'warlord'
  return {
    name: quoted(faction).replaceAll('"', ''),
    edition: book.edition,
    faction,
    points: Number(points),
    leader: keptLeader ?? { unit: leader, models: row(book.troops, leader)?.models?.most ?? 1, units: 1 },
    units: kept.filter(unit => unit !== keptLeader),
    weight: 1
  }
}

/**
 * Parses a warband in words: whose it is and its size, `vikings 4`, and its units, `8 hirdmen, 8 bondi`. The warlord leads it
 * where nobody else does. Throws a RequestError that lists everything it does not understand.
 */
export const warbandInWords = (words: string, units: string, book: Rulebook, assume: Assume): Roster => {
  const mistakes: Mistake[] = []
  const kept = keptOf({ words: [words], keep: [units] }, 'units', book, mistake => mistakes.push(mistake), assume)
  if (!kept) throw new RequestError(mistakes)
  return kept
}

/**
 * Parses a question of `warband build`. Throws a RequestError that lists everything it does not understand; `assume` is called
 * with each correction and assumption.
 */
export const buildAsked = (asked: BuildWords, book: Rulebook, assume: Assume): BuildAsked => {
  const mistakes: Mistake[] = [...asked.mistakes]
  const note = (mistake: Mistake): void => void mistakes.push(mistake)
  const kept = keptOf(asked, '--keep', book, note, assume)
  const measure = asked.measure ?? BUILD_DEFAULTS.measure
  const tournament = isTournament(measure) ? tournamentNoted(measure, '--measure', asked.tournament, note) : undefined
  const known = BUILD_MEASURES.find(each => each === (tournament ? 'tournament' : measure))
  if (known === undefined) note(noneOf('--measure', measure, BUILD_MEASURES, '--measure'))
  const ways = waysOf(asked.ways, note)
  const mostDice = row(book.troops, kept?.leader?.unit)?.hero?.dice?.most ?? book.muster.rolling.most
  const dice = whole(asked.dice, '--dice', 0, mostDice, BUILD_DEFAULTS.dice, note)
  const top = whole(asked.top, '--top', 1, 50, BUILD_DEFAULTS.top, note)
  const against = parseEnemies(asked.against, book, note, assume)
  if (mistakes.length > 0 || !kept || known === undefined) throw new RequestError(mistakes)
  return {
    kept,
    against,
    measure: known,
    ...(tournament && { tournament }),
    ways,
    dice,
    top
  }
}
