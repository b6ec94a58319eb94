import { isSame } from '../model/data'
import { type Mistake, RequestError } from '../model/errors'
import { msg, t } from '../model/language'
import { secondVerb } from '../model/mistakes'
import type { FightKind, Scenario, SideRequest } from '../model/scenario'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { type Check, checking } from './check'
import { type BookOf, editionOf, kindOf, type Request, requested, side, spokenPatches } from './request'
import { scenarioOf } from './scenario'
import { namer, patched } from './set'
import { ofPlansOnly } from './unsupported'
import type { Draft } from './validators'
import { comparedLosses } from './words/asking-sentence'
import { killsByShot } from './words/commands'
import { plainly } from './words/phrase-order'
import { phrasesOf } from './words/phrases'
import { type Clause, MOST_LETTERS, sentenceOf } from './words/sentence'
import type { ParsedSide } from './words/sides'
import { isUnitHead, verbGroups } from './words/verbs'

/**
 * A comparison such as `8 warriors or 4 hearthguard vs 12 levies or 6 hearthguard`: every subject fights every opponent, and
 * each pair is a checked fight.
 */

export interface Comparison {
  readonly kind: FightKind
  readonly book: Rulebook
  /** The opponents charge the subjects. */
  readonly charged: boolean
  /** Assumptions made about the words, one line each. */
  readonly interpreted: readonly string[]
  readonly subjects: readonly { readonly side: SideRequest }[]
  readonly opponents: readonly { readonly side: SideRequest }[]
  /** The fight of a pair, by index; throws a RangeError if there is no such pair. */
  readonly at: (subject: number, opponent: number) => Scenario
}

/** The most subjects or opponents: nobody reads a larger table. */
const MOST = 50

const refused = (message: string): Mistake => ({ message, at: 'fight' })

const noSubjects = refused(
  msg('nothing to compare: name both sides, as in saga-odds compare 8 warriors or 4 hearthguard vs 12 levies or 6 hearthguard')
)

/** What is wrong with one subject or opponent, a sentence each. */
const sideFaults = (units: ParsedSide): readonly string[] => [
  ...(units.some(({ isThem }) => isThem)
    ? [t('them: no unit has been named yet, so it is not clear who they are: name the unit')]
    : []),
  ...(units.length > 2
    ? [t('{units} units fight together: two at most, the warlord and one beside him (R6.3)', { units: units.length })]
    : []),
  ...units.flatMap(unit =>
    unit.units > 1
      ? [
          t(
            '{units} equal units count as one subject: give the models without the {units}x, and put "or" between different units',
            { units: unit.units }
          )
        ]
      : []
  )
]

/** What is wrong with a comparison, a sentence each. */
const faultsOf = ({ actors, targets, verb, said }: Clause, charged: boolean): readonly string[] => [
  ...[...actors, ...targets].flatMap(sideFaults),
  ...(actors.length > MOST || targets.length > MOST
    ? [t('more than {most} units on one side: compare fewer at a time', { most: MOST })]
    : []),
  ...(charged && verb !== 'against' ? [t('with --charged the opponents charge: write "vs" instead of "{said}"', { said })] : [])
]

/** Swaps the sides of "8 bondi or 4 hirdmen charged by 8 warriors": the units named first are the subjects. */
const withSidesSwapped = ({ actors, targets, ...clause }: Clause): Clause => ({ ...clause, actors: targets, targets: actors })

const BETWEEN = /\s(?:vs\.?|versus|against|contra|compared (?:to|with)|with|to|or|and|o|y)\s/gi

/** The verb of a text with exactly one verb and a unit on each side of it; undefined for any other text. */
const verbIn = (text: string, book: Rulebook): string | undefined => {
  const phrases = plainly(phrasesOf(text, checking(book)))
  const [group, second] = verbGroups(phrases)
  const isWhole =
    group && !second && [phrases.slice(0, group.start), phrases.slice(group.end)].every(side => side.some(isUnitHead))
  return isWhole ? group.verb : undefined
}

/** The two fights of "8 bondi charge 4 huscarls vs 8 bondi charge 6 warriors"; undefined if the words are one sentence. */
const twoFights = (words: readonly string[], book: Rulebook): readonly [string, string] | undefined => {
  const text = words.join(' ')
  if (text.length > MOST_LETTERS) return undefined
  const cuts = [...text.matchAll(BETWEEN)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const between = words.length === 2 ? [[words[0]?.length ?? 0, (words[0]?.length ?? 0) + 1] as const] : []
  return [...between, ...cuts]
    .slice(0, MOST)
    .map(([end, start]) => [text.slice(0, end), text.slice(start)] as const)
    .find(([one, other]) => {
      const [first, second] = [verbIn(one, book), verbIn(other, book)]
      // "8 bondi vs 6 hirdmen vs 4 berserkers charging 8 ceorls" is one sentence
      return first && second && (first === 'against') === (second === 'against')
    })
}

/** Merges two fights into one clause, without repeating the units they share. Notes a mistake if the fights differ otherwise. */
const merged = (first: Clause, second: Clause, check: Check): Clause => {
  const either = (one: readonly ParsedSide[], other: readonly ParsedSide[]) => [
    ...one,
    ...other.filter(side => !one.some(known => isSame(known, side)))
  ]
  const isOther = first.isPassive !== second.isPassive || (first.verb === 'shoot') !== (second.verb === 'shoot')
  if (isOther || JSON.stringify(first.fight) !== JSON.stringify(second.fight)) check.note(secondVerb(second.said))
  return { ...first, actors: either(first.actors, second.actors), targets: either(first.targets, second.targets) }
}

const clauseIn = (words: readonly string[], check: Check): readonly Clause[] => {
  const both = twoFights(words, check.book)
  if (!both) return sentenceOf(words, check, { compares: true })
  const [[first, ...more] = [], [second, ...others] = []] = both.map(each => sentenceOf([each], check, { compares: true }))
  return first && second ? [merged(first, second, check), ...more, ...others] : []
}

/** A clause whose subjects and opponents are compared, and the path of the number asked for, by subject and opponent. */
interface ComparedClause {
  readonly clause: Clause | undefined
  readonly kind?: FightKind
  readonly paths?: readonly (readonly (string | undefined)[])[]
}

/** The words without a question about losses, "odds of 6 hirdmen or 8 bondi killing 3 of 8 ceorls", if the rest is a fight. */
const asking = (words: readonly string[], given: boolean, check: Check): ComparedClause | undefined => {
  const question = comparedLosses(words, check.book)
  if (!question) return undefined
  const trial = checking(check.book, check.called, check)
  const clause = clauseOf(question.fight, given, trial)
  if (!clause || trial.mistakes.length > 0) return undefined
  for (const line of trial.assumed) check.assume(line)
  const paths = clause.actors.map(subject =>
    clause.targets.map(other => (clause.isPassive ? question.pathOf(other, subject) : question.pathOf(subject, other)))
  )
  // a question names the first subject alone: "odds of 6 hirdmen or 8 bondi killing 3"
  const first = paths.flat().find(path => path !== undefined)
  const isShot = killsByShot(question.fight, check.book)
  return first === undefined
    ? undefined
    : { clause, ...(isShot && { kind: 'shoot' }), paths: paths.map(row => row.map(path => path ?? first)) }
}

/** The clause to compare, with the subjects as actors; notes what is wrong. `given`: --charged was given. */
const clauseOf = (words: readonly string[], given: boolean, check: Check): Clause | undefined => {
  const [clause, next] = words.length > 0 ? clauseIn(words, check) : []
  if (words.length === 0) check.note(noSubjects)
  if (next) check.note(refused(t('"then" begins a second fight: each pair here is one fight')))
  const fits = clause?.isPassive ? withSidesSwapped(clause) : clause
  for (const fault of ofPlansOnly(fits)) check.note(refused(fault))
  for (const fault of fits ? faultsOf(fits, given && !clause?.isPassive) : []) check.note(refused(fault))
  return fits
}

type Pair = Readonly<Record<'attacker' | 'defender', Draft>>

/** The comparison made of the checked fights, a row for each subject and a column for each opponent. */
const comparisonFrom = (
  all: readonly (readonly Scenario[])[],
  kind: FightKind,
  charged: boolean,
  book: Rulebook,
  interpreted: readonly string[] = []
): Comparison => {
  const at = (subject: number, opponent: number): Scenario => {
    const found = all[subject]?.[opponent]
    if (!found) throw new RangeError(`there is no pair ${subject}, ${opponent}`)
    return found
  }
  const subjectSide = (scenario: Scenario): SideRequest => (charged ? scenario.defender : scenario.attacker)
  const opponentSide = (scenario: Scenario): SideRequest => (charged ? scenario.attacker : scenario.defender)
  return {
    kind,
    book,
    charged,
    interpreted,
    at,
    subjects: all.map((_, i) => ({ side: subjectSide(at(i, 0)) })),
    opponents: (all[0] ?? []).map((_, j) => ({ side: opponentSide(at(0, j)) }))
  }
}

/** "no, light or heavy cover", "keeping or giving up dice": each of a list with the word that they share. */
const withSharedWords = (words: readonly string[]): readonly string[] => {
  const typed = words.join(' ')
  if (typed.length > MOST_LETTERS) return words
  const text = typed
    .replace(/\b(?:no|light|heavy|soft|hard)(?=(?:,| or) [a-z, ]{0,15}(?:no|light|heavy|soft|hard) cover\b)/giu, '$& cover')
    .replace(/(?<=\bcobertura (?:ligera|pesada) o )(?=ligera|pesada)/giu, 'cobertura ')
    .replace(/\b(?:keep(?:s|ing)?(?= or giv)|giv(?:es?|ing) up(?= or keep))/giu, '$& dice')
  return text === typed ? words : [text]
}

/** The comparison that a request asks for. `asked`: the opponents charge (--charged). Throws a RequestError with all mistakes. */
export const comparisonOf = (request: Request, asked: boolean, bookOf: BookOf = rulebook): Comparison => {
  const { words = [], patches = [], mistakes = [] } = request
  const book = bookOf(editionOf({}, patches))
  const check = checking(book, namer(patches, true), {
    asked: { command: 'compare', ...request.typed, words: words.join(' ') }
  })
  mistakes.forEach(check.note)
  const typed = withSharedWords(words)
  const { clause, paths, kind: wanted }: ComparedClause = asking(typed, asked, check) ?? { clause: clauseOf(typed, asked, check) }
  const charged = asked || clause?.isPassive === true
  const kind = clause ? kindOf(clause.verb, clause.said, wanted, check) : 'melee'
  const draftOf = (pair: Pair, ask: string | undefined) =>
    scenarioOf(
      patched({ kind, ...clause?.fight, ...(ask !== undefined && { ask: [ask] }), ...pair }, spokenPatches(patches, check)),
      check
    )
  const pairOf = (subject: ParsedSide, opponent: ParsedSide): Pair =>
    charged
      ? { attacker: side([opponent]), defender: side([subject]) }
      : { attacker: side([subject]), defender: side([opponent]) }
  const all: readonly (readonly (Scenario | undefined)[])[] =
    check.mistakes.length > 0
      ? []
      : (clause?.actors ?? []).map((one, i) =>
          (clause?.targets ?? []).map((other, j) => draftOf(pairOf(one, other), paths?.[i]?.[j]))
        )
  if (check.mistakes.length > 0 || all.length === 0) throw new RequestError(check.mistakes)
  const fights = all.map(row => row.flatMap(scenario => scenario ?? []))
  return comparisonFrom(fights, kind, charged, book, check.assumed)
}

const notPairs = refused(msg('the report does not hold every subject against every opponent: run the command in its "replay"'))

/**
 * Rebuilds a comparison from the scenarios of its cells, a row for each subject. Throws a RequestError if a cell is missing or
 * a scenario is wrong.
 */
export const comparisonAgain = (
  rows: readonly (readonly unknown[])[],
  request: Request,
  charged: boolean,
  bookOf: BookOf = rulebook
): Comparison => {
  const [first] = rows
  if (!first?.length || rows.length > MOST || rows.some(row => row.length !== first.length || row.length > MOST))
    throw new RequestError([notPairs])
  const asked = rows.map(row => row.map(scenario => requested({ ...request, scenario }, bookOf)))
  const all = asked.map(row => row.map(({ scenario }) => scenario))
  const { kind } = all[0]?.[0] ?? { kind: 'melee' as const }
  return comparisonFrom(all, kind, charged, asked[0]?.[0]?.book ?? bookOf(1))
}
