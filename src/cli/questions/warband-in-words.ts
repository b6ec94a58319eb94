import { existsSync } from 'node:fs'
import { loadAnswer } from '../../answers/load-answer'
import type { Roster } from '../../model/warband'
import { namesOf } from '../../request/names'
import type { ReadRoster } from '../../request/roster'
import { troopsCalled } from '../../request/words/loss-question'
import { MOST_LETTERS } from '../../request/words/sentence'
import { mayLead, plain } from '../../rules/lookup'
import type { Rulebook, Troop } from '../../rules/types'
import { isDataFile } from '../arguments'
import { firstPhrase, LEADER, NUMBER, OWN, phrase } from './rewording'
import { isTroop } from './units-said'
import { asList, factionIn, POINTS } from './warband-words'

/** Warbands in words, for `warband check`, `warband show` and `sheet`: "vikings, 4 points: 8 hirdmen, 8 bondi, 8 bondi". */

/** The troops of the units that are counted, as far as they are known. */
const troopsIn = (text: string, book: Rulebook): readonly (readonly string[])[] =>
  [...text.matchAll(/(?<![\p{L}\d])\d{1,2}\s+(\p{L}+)/gu)]
    .map(([, name = '']) => troopsCalled(name, book))
    .filter(ids => ids.length > 0)

/** Whether the words are a warband, and no files: they count units. */
export const isInWords = (words: readonly string[], book: Rulebook): boolean => {
  const text = words.join(' ')
  const isFile = words.some(word => word === '-' || isDataFile(word) || existsSync(word))
  return !isFile && text.length <= MOST_LETTERS && troopsIn(text, book).length > 0
}

/** The only faction that the troops belong to. */
const factionOfTroops = (units: string, book: Rulebook): string => {
  const all = troopsIn(units, book)
    .flatMap(ids => (ids.length === 1 ? ids : []))
    .flatMap(id => book.troops[id]?.faction ?? [])
  const [only = '', another] = new Set(all)
  return another === undefined ? only : ''
}

const LED_BY = firstPhrase`[\s,;]+(?:(?:led|lead|commanded) by|under|liderad[oa]s? por|al mando de) ([^,;\d]+?)\W*$`
/** "a warband of", "my list:" */
const HEAD = phrase`
  (?<![a-zà-ÿ])
  (?:
    (?:led|lead|commanded) by|warbands?|army|list|force|bandas?|ej[eé]rcito|lista|with|has|have|of|a|an|and|con|de|un|una|tiene
    |${OWN}
  )(?![a-zà-ÿ])
  |[.:,;]
`
const THE_LEADER = firstPhrase`^\W*(?:${LEADER}|se[nñ]or(?: de la guerra)?)\W*$`
const FIRST_UNIT = firstPhrase`(?<![a-zà-ÿ\d])(?:\d{1,2}\s*x\s*\d|(?:${OWN} |an? )?(?:(?:mounted )?${LEADER}\b|${NUMBER} [a-zà-ÿ]))`

/** "16 bondi" as two units of eight: models of a class are pooled and split into units freely (R8.1). */
const inUnits = (text: string, { muster: { models } }: Rulebook): string =>
  text.replace(/(?<![x×\d]\s?)(?<!\d)(\d{2,3})(?=\s+\p{L})/gu, said => {
    const all = Number(said)
    const sizes = Array.from({ length: models.most - models.least + 1 }, (_, i) => models.most - i)
    const size = all > models.most ? sizes.find(each => all % each === 0) : undefined
    return size === undefined ? said : `${all / size}x${size}`
  })

/**
 * Whether this is a unit that needs no number: a hero and what he has, "Harald with an axe", and not his name alone, by which a warband
 * may be called; or "a wagon", which leads none.
 */
const isUncounted = (text: string, book: Rulebook): boolean => {
  const { troop } = namesOf(book)
  const [article = '', ...named] = plain(text).split(' ')
  const words = /^(?:an?|una?)$/.test(article) ? named : [article, ...named]
  const troopOfFirst = (length: number) => book.troops[troop.get(words.slice(0, length).join(' ')) ?? '']
  const isSingle = (row: Troop | undefined): boolean => row?.models?.most === 1 && !mayLead(row)
  const isHero = (length: number): boolean => troopOfFirst(length)?.hero !== undefined
  const isArmed = !isHero(words.length) && words.some((_, at) => at > 0 && isHero(at))
  return isArmed || words.some((_, at) => isSingle(troopOfFirst(at + 1)))
}

/** What is said of a warband: whose it is, who leads it and its size, then its units. */
const partsOf = (text: string, book: Rulebook): readonly [whole: string, units: string, size: string | undefined] => {
  const size = POINTS.exec(text)
  const sized = size ? text.replace(size[0], ' ') : text
  const led = LED_BY.exec(sized)
  const unled = led ? sized.slice(0, led.index) : sized
  const start = Math.max(0, unled.search(FIRST_UNIT))
  const units = unled.slice(start)
  // "8 hirdmen and 8 bondi, vikings"
  const [, last = ''] = /[\s,;]+((?:for\s+|of\s+)?(?:the\s+)?[\p{L}-]+)\W*$/u.exec(units) ?? []
  const faction = isTroop(last, book) ? undefined : factionIn(last, book)
  const leader = led?.[1] === undefined || THE_LEADER.test(led[1]) ? '' : led[1]
  const isWithArms = isUncounted(leader, book) || FIRST_UNIT.test(leader)
  const before = unled.slice(0, start).split(/[,;:]/)
  const armed = [...before.filter(part => isUncounted(part, book)), ...(isWithArms ? [leader] : [])]
  const head = before.filter(part => !armed.includes(part)).join(' ')
  const whole = [head.replace(HEAD, ' '), faction ?? '', isWithArms ? '' : leader.replace(HEAD, ' ')].join(' ').trim()
  const isNamed = /\p{L}/u.test(whole)
  return [
    isNamed ? whole : `${whole} ${factionOfTroops(units, book)}`,
    [...armed, asList(faction === undefined ? units : units.slice(0, units.lastIndexOf(last)))].join(', '),
    size?.[1]
  ]
}

/**
 * The warband that the words tell of. Without a size it is checked for the battle that its units are paid for, if there is one of
 * that size. Throws a RequestError that lists everything it does not understand.
 */
export const warbandFrom = async (words: readonly string[], book: Rulebook): Promise<ReadRoster> => {
  const { warbandInWords } = await import('../../request/roster/build')
  const [whole, units, size] = partsOf(words.join(' '), book)
  const interpreted = new Set<string>()
  const read = warbandInWords(`${whole} ${size ?? ''}`, inUnits(units, book), book, line => interpreted.add(line))
  const roster: Roster = size === undefined && !/\d/.test(whole) ? { ...read, points: await sizeFor(read, book) } : read
  return { roster, book, ...(interpreted.size > 0 && { interpreted: [...interpreted] }) }
}

/** The size of the battle that the units are paid for; the usual one where there is none of that size. */
const sizeFor = async (roster: Roster, book: Rulebook): Promise<number> => {
  const [checked] = (await loadAnswer('warband-check'))([{ roster, book }], book).rosters
  return checked && Object.hasOwn(book.muster.battles, checked.cost) ? checked.cost : roster.points
}
