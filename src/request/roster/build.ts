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
import { boardName, plain, troopIdFor } from '../../rules/lookup'
import { own as row } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { namesOf } from '../names'
import { NOISE, tokens } from '../tokens'
import { tournamentNoted } from '../tournament'
import { type Assume, isRead, musterUnitOf, type Setting, unitsIn } from './entries'

/** The words of `warband build vikings 6`, in any order. */

const SILENT: ReadonlySet<string> = new Set([...NOISE, 'point', 'points', 'pts', 'warband', 'for', 'under', 'best', 'puntos'])

interface Said {
  readonly points?: number | string
  readonly faction?: string
  readonly hero?: string
}

const LONGEST = 4

/** Factions and heroes by their names, and a number: the points. */
const saidIn = (words: readonly string[], book: Rulebook, note: (mistake: Mistake) => void): Said => {
  const { faction, troop } = namesOf(book)
  const heroes = new Map([...troop].filter(([, id]) => row(book.troops, id)?.hero))
  const all = tokens(words.join(' '))
  const said: { points?: number | string; faction?: string; hero?: string } = {}
  const spoken = all.flatMap(token => (token.is === 'word' && !SILENT.has(token.word) ? [token.word] : []))
  for (const token of all) {
    if (token.is === 'number') said.points = token.value
    if (token.is === 'plus' || token.is === 'units') note(unknownBuildWord(token.raw, undefined))
  }
  for (let at = 0; at < spoken.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST, spoken.length - at) }, (_, i) => i + 1).toReversed()
    const phrase = (length: number) => spoken.slice(at, at + length).join(' ')
    const used = lengths.find(length => faction.has(phrase(length)) || heroes.has(phrase(length)))
    const word = spoken[at] ?? ''
    const [of, led] = [faction.get(phrase(used ?? 1)), heroes.get(phrase(used ?? 1))]
    if (of !== undefined) said.faction = of
    else if (led !== undefined) said.hero = led
    else note(unknownBuildWord(word, nearest(word, [...faction.keys(), ...heroes.keys()])))
    at += used ?? 1
  }
  return said
}

/** `warband build vikings 6 --keep "4 berserkers" --against "8 warriors, 4 hearthguard"`: words and flags as one question. */

interface BuildWords {
  readonly words: readonly string[]
  readonly faction?: string
  readonly points?: string
  readonly hero?: string
  readonly keep: readonly string[]
  /** Units in words, or rosters read already. */
  readonly against: readonly (string | Roster)[]
  readonly measure?: string
  /** Of tournament points where none is said. */
  readonly tournament?: Tournament
  readonly ways?: string
  readonly dice?: string
  readonly top?: string
  readonly mistakes: readonly Mistake[]
}

/** "shot-at" as well as "shotAt". */
export const wayWord = (way: Way): string => way.replace('A', '-a')

/** Whom to beat where nobody is named: one unit of each class. */
export const USUAL = ['4 hearthguard', '8 warriors', '12 levies bow']

const WHOLE = /^\d{1,3}$/

const whole = (
  value: unknown,
  flag: string,
  least: number,
  most: number,
  usual: number,
  note: (mistake: Mistake) => void
): number => {
  if (value === undefined) return usual
  const number = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value
  if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most) return number
  note(notA(flag, value, t('a whole number from {least} to {most}', { least, most }), flag))
  return usual
}

/** Units in words as units of a roster. */
const unitsSaid = (said: string, flag: string, setting: Setting, note: (mistake: Mistake) => void): readonly MusterUnit[] => {
  const { units, mistakes, assumed } = unitsIn(said, setting.book, setting.assume !== undefined)
  for (const line of assumed) setting.assume?.(`${flag}: ${line}`)
  mistakes.forEach(({ message }) => note({ message: `${flag}: ${message}`, at: flag }))
  if (mistakes.length === 0 && units.length === 0)
    note(notA(flag, said, t('one unit or more, such as "4 hearthguard, 8 warriors"'), flag))
  return (mistakes.length > 0 ? [] : units).flatMap(unit => {
    const read = musterUnitOf({ at: flag, called: said, ...unit }, setting)
    if (isRead(read) && read.found.models <= MOST_BUILT) {
      const { at: _, ...found } = read.found
      return [found]
    }
    if (isRead(read)) note(notA(flag, said, t('at most 30 units of 1 to 12 models'), flag))
    else read.mistakes.forEach(note)
    return []
  })
}

/** Models of a unit that is built (R1.3). */
const MOST_BUILT = 12

/** Units in words as a roster of nobody's. */
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
  units: unitsSaid(text, called, { book, ...(assume && { assume }) }, note)
})

/** Rosters and units in words as rosters; the usual enemies where nobody is named. */
export const parseEnemies = (
  against: BuildWords['against'],
  book: Rulebook,
  note: (mistake: Mistake) => void,
  assume: Assume,
  usual: readonly string[] = USUAL
): readonly Roster[] =>
  (against.length === 0 ? [usual.join(', ')] : against).map(each =>
    typeof each === 'string' ? rosterFromWords(each, '--against', book, note, assume) : each
  )

const isLeading = ({ unit }: MusterUnit, book: Rulebook): boolean => {
  const troop = row(book.troops, unit)
  return troop?.hero !== undefined || troop?.class === 'warlord'
}

const waysOf = (said: string | undefined, note: (mistake: Mistake) => void): readonly Way[] => {
  if (said === undefined) return WAYS
  const words = said.split(',').map(word => word.trim())
  const found = words.flatMap(word => {
    const way = WAYS.find(each => each === word || wayWord(each) === word)
    if (way === undefined) note(noneOf('--ways', word, WAYS.map(wayWord), '--ways'))
    return way ?? []
  })
  return WAYS.filter(way => found.includes(way))
}

const factionOf = (
  asked: BuildWords,
  said: Said,
  hero: string | undefined,
  isLost: boolean,
  book: Rulebook,
  note: (mistake: Mistake) => void
): string | undefined => {
  const given = asked.faction ?? said.faction
  const led = hero === undefined ? [] : (row(book.troops, hero)?.hero?.factions ?? [])
  if (given === undefined && led.length === 1) return led[0]
  const id = given === undefined ? undefined : namesOf(book).faction.get(plain(given))
  if (id === undefined && given !== undefined) note(noneOf('--faction', given, Object.keys(book.factions), '--faction'))
  if (given === undefined && !isLost) note(whoseBuild(led.length > 0 ? led : Object.keys(book.factions)))
  return id
}

const heroOf = (asked: BuildWords, said: Said, book: Rulebook, note: (mistake: Mistake) => void): string | undefined => {
  if (asked.hero === undefined) return said.hero
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
  return [{ message: t('{name} leads {his}, not {boardsCalled}: leave one out', facts), at: '--hero' }]
}

/** Throws a RequestError with everything that is not understood; `assume` hears what was read as something else. */
export const buildAsked = (asked: BuildWords, book: Rulebook, assume: Assume): BuildAsked => {
  const mistakes: Mistake[] = [...asked.mistakes]
  const note = (mistake: Mistake): void => void mistakes.push(mistake)
  const said = saidIn(asked.words, book, note)
  const hero = heroOf(asked, said, book, note)
  const faction = factionOf(asked, said, hero, mistakes.length > 0, book, note)
  misled(hero, faction, book).forEach(note)
  const sizes = Object.keys(book.muster.battles)
  const points = asked.points ?? said.points ?? 6
  if (!sizes.includes(String(points))) note(noneOf('--points', String(points), sizes, '--points'))
  const setting: Setting = { book, assume, ...(faction !== undefined && { faction }), ...(hero !== undefined && { hero }) }
  const kept = asked.keep.flatMap(each => unitsSaid(each, '--keep', setting, note))
  const among = hero === undefined ? kept.find(unit => isLeading(unit, book)) : undefined
  const measure = asked.measure ?? BUILD_DEFAULTS.measure
  const tournament = isTournament(measure) ? tournamentNoted(measure, '--measure', asked.tournament, note) : undefined
  const known = BUILD_MEASURES.find(each => each === (tournament ? 'tournament' : measure))
  if (known === undefined) note(noneOf('--measure', measure, BUILD_MEASURES, '--measure'))
  const ways = waysOf(asked.ways, note)
  const dice = whole(asked.dice, '--dice', 0, 8, BUILD_DEFAULTS.dice, note)
  const top = whole(asked.top, '--top', 1, 50, BUILD_DEFAULTS.top, note)
  const against = parseEnemies(asked.against, book, note, assume)
  if (mistakes.length > 0 || faction === undefined || known === undefined) throw new RequestError(mistakes)
  const leader = hero ?? among?.unit ?? troopIdFor(book, 'warlord', faction) ?? 'warlord'
  const led: MusterUnit = among ?? { unit: leader, models: row(book.troops, leader)?.models?.most ?? 1, units: 1 }
  return {
    kept: {
      name: quoted(faction).replaceAll('"', ''),
      edition: book.edition,
      faction,
      points: Number(points),
      leader: led,
      units: kept.filter(unit => unit !== among),
      weight: 1
    },
    against,
    measure: known,
    ...(tournament && { tournament }),
    ways,
    dice,
    top
  }
}
