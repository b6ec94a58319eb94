import { refuse } from '../model/errors'
import { t, translate } from '../model/language'
import { nearest } from '../model/nearest'
import { quoted } from '../model/quoted'
import { type RuleEntry, type RulesReport, SCHEMA } from '../model/report'
import { entriesCalled, ruleEntry } from './entries'
import { idsNamed, plain, troopIdFor } from './lookup'
import { stemOf } from './rule-search'
import { textsOf } from './rule-texts'
import { rulebook } from './rulebook'
import { board, heroes, type Section, units } from './sections'
import { termInEnglish } from './spanish-terms'
import { overview, sectionsOf, topicCalled, topics } from './topics'
import type { Rulebook } from './types'

/** `rules`: what the rulebook has for a name, a topic or words. */

/** The sources by the letters that cite them. */
export const sources = {
  S1: 'the rulebook of the first edition with the questions and answers of December 2011, in Spanish translation',
  S2: 'the official clarifications and errata of the second edition',
  S3: 'the quick reference sheet of the late first edition',
  public: 'published play aids, reviews and official answers beside these'
} as const satisfies Record<string, string>

/** Public sources of the second edition. */
const publicSources = {
  BS: 'a fan-made catalogue of units and special rules for roster builders, of 2024',
  F24: 'the official questions and errata of 2024 and 2025',
  F19: 'the official questions of the Age of Vikings, of 2019',
  SD: 'a fan-made helper for SAGA dice with two battleboards, typed by hand',
  GR: "articles by one of the game's authors",
  'LL, FP, SG': 'reviews by players'
} as const satisfies Record<string, string>

const EDITIONS = { 1: 'first edition', 2: 'second edition' } as const

/** The note on a topic that has no rows; only the second edition lacks any. */
const NOTHING_KNOWN = 'Our sources do not have this for the second edition (V9.12).'

const legendOf = ({ edition }: Rulebook): readonly string[] =>
  Object.entries({ ...sources, ...(edition === 2 && publicSources) }).map(
    ([id, source]) => `${translate(id)}: ${translate(source)}.`
  )

const report = (
  book: Rulebook,
  headline: string,
  sections: readonly Section[],
  entries: readonly RuleEntry[],
  notes: readonly string[]
): Omit<RulesReport, 'request'> => ({ schema: SCHEMA, kind: 'rules', headline, rules: book.version, sections, entries, notes })

/** "welsh warriors", "viking combat pool": the name of a faction, then of a row of that faction. */
const inFaction = (book: Rulebook, words: readonly string[]): readonly RuleEntry[] => {
  for (let first = 1; first < words.length; first++) {
    const [faction] = idsNamed(book.factions, words.slice(0, first).join(' '))
    if (faction === undefined) continue
    const rest = words.slice(first).join(' ')
    const troop = idsNamed(book.troops, rest).flatMap(id => troopIdFor(book, id, faction) ?? [])
    const keys = idsNamed(book.abilities, rest).filter(key => book.abilities[key]?.faction === faction)
    const entries = [...troop, ...keys].flatMap(id => entriesCalled(book, id).filter(entry => entry.id === id))
    if (entries.length > 0) return entries
  }
  return []
}

const everyWord = (book: Rulebook): readonly string[] => [
  ...Object.keys(topics),
  ...[book.factions, book.troops, book.weapons, book.terrain, book.abilities].flatMap(table =>
    Object.values(table).flatMap(({ names }: { readonly names: readonly string[] }) => names)
  ),
  ...Object.values(book.mounts).flatMap(({ names }) => names),
  ...Object.keys(book.readings)
]

/** Whether the words stand side by side in the text, with whatever endings: "war banner" in "War banners". */
const hasInRow = (text: string, words: string): boolean => {
  const [all, stems] = [plain(text).split(' '), plain(words).split(' ').map(stemOf)]
  return all.some((_, from) => stems.every((stem, at) => all[from + at]?.startsWith(stem)))
}

/** Rules whose titles have the words, as they are or else with other endings: "fatigue", "side by side". */
const rulesTitled = (book: Rulebook, asked: string): readonly RuleEntry[] => {
  const titled = (has: (title: string, words: string) => boolean): readonly RuleEntry[] =>
    Object.entries(textsOf(book)).flatMap(([id, rule]) =>
      [rule.title, translate(rule.title)].some(title => [asked, termInEnglish(asked) ?? asked].some(words => has(title, words)))
        ? [ruleEntry(id, rule)]
        : []
    )
  const exactly = titled((title, words) => ` ${plain(title)} `.includes(` ${plain(words)} `))
  return exactly.length > 0 || plain(asked) === '' ? exactly : titled(hasInRow)
}

const UNTOLD: ReadonlySet<string> = new Set(
  'a an the of for in on with is are and el la los las de del un una y en con'.split(' ')
)

/** A question is looked up by what it asks about alone: "how does fatigue work" by "fatigue". */
const ASKS = /\b(?:what|how|do|does|works?|means?|tell|show|list|explain|que|como|funcionan?|hacen?)\b/

/** What more rules than this tell of is no way to find one. */
const MOST_TOLD = 5

/** Rules that have every one of the words in some form in their titles, or else in their texts: "close ranks", "bodyguards". */
const rulesTelling = (book: Rulebook, asked: string, most = MOST_TOLD): readonly RuleEntry[] => {
  const stems = plain(asked)
    .split(' ')
    .filter(word => word !== '' && !UNTOLD.has(word))
    .map(stemOf)
  const tells = (text: string): boolean => {
    const words = plain(text).split(' ')
    // "vikings vikings" needs two words that begin so
    return stems.every(stem => {
      const at = words.findIndex(word => word.startsWith(stem))
      return at >= 0 && words.splice(at, 1).length > 0
    })
  }
  // "hearthguard armour" is about the hearthguard
  if (stems.length === 0 || ASKS.test(plain(asked)) || asked.split(/\s+/).some(word => entriesCalled(book, word).length > 0))
    return []
  const having = (part: 'title' | 'text'): readonly RuleEntry[] =>
    Object.entries(textsOf(book))
      .filter(([, rule]) => [rule[part], translate(rule[part])].some(tells))
      .map(([id, rule]) => ruleEntry(id, rule))
  const titled = having('title')
  if (titled.length > 0) return titled
  const told = having('text')
  return told.length > most ? [] : told
}

/** "R3.4 R3.5": several rules. */
const SEVERAL_IDS = /^[rv]\d{1,2}(?:\.\d{1,2})?(?:[\s,]+[rv]\d{1,2}(?:\.\d{1,2})?)+$/i

/** The entries of that name in this edition. Rules are looked up in the other edition too: V9.8 needs no `--edition 2`. */
const inEither = (book: Rulebook, asked: string): readonly [Rulebook | undefined, readonly RuleEntry[]] => {
  const other = /^[rv]\d/i.test(asked) ? [rulebook(book.edition === 1 ? 2 : 1)] : []
  for (const each of [book, ...other]) {
    const ids = SEVERAL_IDS.test(asked) ? asked.split(/[\s,]+/).map(id => entriesCalled(each, id)) : []
    const called = ids.some(({ length }) => length === 0) ? [] : ids.length > 0 ? ids.flat() : entriesCalled(each, asked)
    const named = called.length > 0 ? called : inFaction(each, asked.split(/\s+/))
    const titled = named.length > 0 ? named : rulesTitled(each, asked)
    const entries = titled.length > 0 ? titled : rulesTelling(each, asked)
    if (entries.length > 0) return [each, entries]
  }
  return [undefined, []]
}

/** The tables that go with an entry: a faction's units, heroes and board. */
const beside = (book: Rulebook, { kind, id }: RuleEntry): readonly Section[] =>
  kind === 'faction' ? [units(book, id), heroes(book, id), board(book, id)].filter(({ rows }) => rows.length > 0) : []

/** More rules than these are not named in a refusal. */
const MOST_NAMED = 20

/** What to look up instead: the rules that mention it, or the nearest name. */
const cureFor = (book: Rulebook, asked: string): string => {
  const ids = rulesTelling(book, asked, MOST_NAMED).map(({ id }) => id)
  if (ids.length > 0) return t('it appears in {rules}; `saga-odds rules` lists what there is', { rules: ids.join(', ') })
  const near = nearest(asked, everyWord(book))
  return near === undefined
    ? t('`saga-odds rules` lists what there is')
    : t('try "{near}"; `saga-odds rules` lists what there is', { near })
}

/**
 * What the rulebook has for these words: without any an overview, for a topic its tables, for the name of rows their entries. Throws a
 * RequestError if there is nothing of that name, which says where to look: the other edition, the rules that mention it, or the nearest name.
 */
export const browse = (book: Rulebook, words: readonly string[]): Omit<RulesReport, 'request'> => {
  const asked = words.join(' ').trim()
  const edition = t(EDITIONS[book.edition])
  if (asked === '')
    return report(
      book,
      t('What there is to look up, {edition}', { edition }),
      [overview(book)],
      [],
      [t('One entry by any of its words: rules ullr, rules R3.5, rules danish axe, rules "muro de escudos".'), ...legendOf(book)]
    )
  const topic = topicCalled(asked.toLowerCase())
  if (topic) {
    const sections = sectionsOf(book, topic)
    const notes = sections.length > 0 ? legendOf(book) : [t(NOTHING_KNOWN), ...legendOf(book)]
    return report(book, `${translate(topic.title, { head: '' })}, ${edition}`, sections, [], notes)
  }
  const [found = book, entries] = inEither(book, asked)
  const [entry] = entries
  if (entry === undefined) {
    const other = rulebook(book.edition === 1 ? 2 : 1)
    if (entriesCalled(other, asked).length > 0)
      return refuse(
        t('{asked} is in the rulebook of the {edition}: add --edition {n}', {
          asked: quoted(asked),
          edition: t(EDITIONS[other.edition]),
          n: other.edition
        })
      )
    return refuse(t('The rulebook has nothing called {asked}: {cure}.', { asked: quoted(asked), cure: cureFor(book, asked) }))
  }
  const headline = entries.length === 1 ? entry.name : t('{asked}: {n} entries', { asked, n: entries.length })
  const sections = entries.flatMap(each => beside(found, each))
  return report(found, `${headline}, ${t(EDITIONS[found.edition])}`, sections, entries, legendOf(found))
}
