import { type Mistake, RequestError, refuseAny } from '../model/errors'
import { msg, t } from '../model/language'
import { noFight, notA, otherKind, outOfPlace } from '../model/mistakes'
import { type FightKind, isFightKind, type Scenario, SIDES, unitsOfSide } from '../model/scenario'
import { withCosts } from '../rules/custom-tables'
import { kitFaults } from '../rules/kit'
import { plain, troopOf } from '../rules/lookup'
import { rulebook } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { type Check, checking, type KnownUnits, type TypedCommand } from './check'
import { costKeys } from './costs'
import { namesOf } from './names'
import { scenarioOf } from './scenario'
import { unitField } from './scenario-fields'
import { merged, namer, type Patch, patched } from './set'
import { unsupportedWords } from './unsupported'
import { type Draft, isDraft, ownKey } from './validators'
import { askingSentence } from './words/asking-sentence'
import { mayAskOfLosses } from './words/loss-verbs'
import { phrasesOf } from './words/phrases'
import { BETWEEN_THEM, type Sentence, sentenceOf, type Wanted } from './words/sentence'
import type { ParsedSide } from './words/sides'
import { type UnitWords, unitWords } from './words/unit-words'
import type { Verb } from './words/vocabulary'

/**
 * Parses a sentence as one fight of one side against another, into the plain data of a scenario whose values are not yet checked.
 */

const KINDS: Readonly<Record<Verb, FightKind | undefined>> = {
  charge: 'melee',
  shoot: 'shoot',
  against: undefined,
  rest: undefined,
  move: undefined
}

/** Returns the kind of fight that was asked for, otherwise that of the verb; notes a mistake if they differ. */
export const kindOf = (verb: Verb, verbText: string, wanted: FightKind | undefined, check: Check): FightKind => {
  const kind = KINDS[verb]
  if (wanted !== undefined && kind !== undefined && kind !== wanted) check.note(otherKind(verbText, wanted))
  return wanted ?? kind ?? 'melee'
}

/** A fight uses every ability that a unit has: + and ++ mean the same here. Only requests for advice distinguish them. */
const unit = ({ draft, plays }: UnitWords): Draft => {
  const { abilities = [] } = draft as { readonly abilities?: readonly string[] }
  const all = [...abilities, ...plays.map(text => `++${text}`)]
  return all.length > 0 ? { ...draft, abilities: all } : draft
}

/** Returns the units of one side as plain data. */
export const side = ([parsed = []]: readonly ParsedSide[]): Draft => {
  const units = parsed.flatMap(each => (each.isThem ? [] : [unit(each)]))
  return units.length > 1 ? { together: units.slice(0, 2) } : { ...units[0] }
}

const draftOfSentence = (sentence: Sentence, wanted: FightKind | undefined, check: Check): Draft => {
  for (const refusal of unsupportedWords(sentence)) check.note(refusal)
  const [clause] = sentence
  if (!clause) return {}
  const { weapon, unit: troop } = { ...clause.actors[0]?.[0]?.draft } as Readonly<Record<string, unknown>>
  const { range, afterMove } = check.book.weapons[String(weapon ?? check.book.troops[String(troop)]?.weapon)] ?? {}
  // javelins may be thrown after a move (afterMove), so with them a charge needs no explanation
  if (clause.verb === 'against' && wanted !== 'shoot' && range && !afterMove)
    check.assume(
      clause.said === BETWEEN_THEM
        ? t('a charge: say "shoot" for a shot')
        : t('a charge for "{said}": say "shoot" for a shot', { said: clause.said })
    )
  return {
    kind: kindOf(clause.verb, clause.said, wanted, check),
    ...clause.fight,
    attacker: side(clause.actors),
    defender: side(clause.targets)
  }
}

/** The sentence of one fight, with its question as `ask` of the fight. Words that are not understood are noted in `check`. */
const fightSentence = (words: readonly string[], check: Check, wanted: Wanted): Sentence => {
  const text = words.join(' ')
  const asking = check.range || !mayAskOfLosses(text) ? undefined : askingSentence(text, check, wanted)
  return asking ?? sentenceOf(words, check, wanted)
}

const fightOf = (words: readonly string[], wanted: Wanted, check: Check): Draft =>
  draftOfSentence(fightSentence(words, check, wanted), wanted.kind, check)

/**
 * Flags whose value is written as in a sentence: `--attacker "8 warriors"`, `--defender-cover woods`, `--defender-fatigue tired`.
 */

/** Whether the value already has the type of its field, so that it need not be parsed as words. */
const isPlainValue = ({ path, value, says = '' }: Patch, { book }: Check): boolean => {
  const type = unitField(path.at(-1) ?? '')?.type
  switch (type?.is) {
    case 'troop':
      return namesOf(book).troop.has(plain(says))
    case 'choice':
      return type.of.some(each => each === value)
    case 'whole':
      return typeof value === 'number' || /^[+-]\d+$/.test(says)
    case 'yes-no':
      return typeof value === 'boolean'
    case 'maybe':
      return Array.isArray(value)
    case 'effects':
      return typeof value !== 'string'
    case 'spend':
      return Array.isArray(value) && value.every(each => each === 'armour' || each === 'enemy-armour')
    default:
      return type !== undefined
  }
}

/** Returns patches with the values that the words of a flag stand for; the patch itself if they stand for none. */
const parsedWords = (patch: Patch, check: Check): readonly Patch[] => {
  const { path, says, called } = patch
  const [, field = ''] = path
  if (says === undefined || isPlainValue(patch, check)) return [patch]
  const own = checking(check.book, check.called, { ...(check.asked && { asked: check.asked }), mends: true })
  const phrases = phrasesOf(says, own)
  const [number] = phrases
  // "--attacker-fatigue two"
  if (phrases.length === 1 && number?.is === 'number' && field) return [{ ...patch, value: number.value }]
  const { draft, plays } = unitWords(phrases, path[0] ?? 'attacker', own)
  const { abilities = [] } = draft as { readonly abilities?: readonly string[] }
  const all = [...abilities, ...plays]
  const values = Object.entries({ ...draft, ...(all.length > 0 && { abilities: all }) })
  const isWhole = field === ''
  // they must say what the flag is for, and not how many models: "armour 2" is no fatigue spent, "woods 3" no three models
  const isOther = isWhole ? values.length === 0 : !(field in draft) || ('models' in draft && field !== 'unit')
  if (own.mistakes.length > 0 || isOther) {
    if (isWhole) own.mistakes.forEach(check.note)
    return isWhole ? [] : [patch]
  }
  own.assumed.forEach(check.assume)
  return values.map(
    ([key, value]): Patch => ({
      path: [path[0] ?? '', key],
      value,
      called,
      ...((key === 'abilities' || key === 'effects') && { adds: true })
    })
  )
}

export const spokenPatches = (patches: readonly Patch[], check: Check): readonly Patch[] =>
  patches.some(({ says }) => says !== undefined) ? patches.flatMap(patch => parsedWords(patch, check)) : patches

/** The entry point of this folder: turns what a user asked for in words, files and flags into one checked scenario. */

export interface Request {
  /** The kind of fight that the command is for. */
  readonly kind?: FightKind
  /** How the request was typed, for the commands in questions back to the user. */
  readonly typed?: Omit<TypedCommand, 'words'>
  /** Rewrites the phrases for the command before they are parsed as a fight. */
  readonly reads?: Wanted['reads']
  /** The sentence, as one text or as separate arguments. */
  readonly words?: readonly string[]
  /** The data of a scenario file: an object, or a sentence as text. */
  readonly scenario?: unknown
  /** Laid over both; later patches win. */
  readonly patches?: readonly Patch[]
  /** Mistakes that have already been found, to be shown with the others. */
  readonly mistakes?: readonly Mistake[]
  /** Whether weapons and mounts that a unit may not have are mistakes. */
  readonly strict?: boolean
  /** The cache of a stream of requests, whose data must come from JSON. */
  readonly known?: KnownRequests | undefined
}

/** Returns the rulebook of an edition, with the user's boards laid over it. */
export type BookOf = (edition: 1 | 2) => Rulebook

export interface Requested {
  readonly scenario: Scenario
  readonly book: Rulebook
  /** Corrections of the words, and assumptions about them that change the odds. */
  readonly interpreted: readonly string[]
}

/** The cache of a stream of requests. */
export interface KnownRequests {
  readonly units: KnownUnits
  /** The result of a request; undefined if it is not in the cache. */
  readonly before: (request: Request, bookOf: BookOf) => Requested | undefined
  /** Stores the result of a valid request. */
  readonly keep: (request: Request, bookOf: BookOf, requested: Requested) => void
}

/** A request as plain data: its words have been parsed, its values not yet checked. */
interface Drafted {
  readonly draft: Draft
  readonly book: Rulebook
  readonly interpreted: readonly string[]
}

/** The data of a scenario file; `example` shows what its object may look like, and `at` is a key of it. */
export const draftIn = (scenario: unknown, example: string, at: string, note: Check['note']): Draft => {
  if (isDraft(scenario)) return scenario
  if (scenario !== undefined) note(notA(t('the scenario'), scenario, t('an object, such as {example}', { example }), at))
  return {}
}

const baseOf = (scenario: unknown, note: Check['note']): Draft =>
  typeof scenario === 'string'
    ? { fight: scenario }
    : draftIn(scenario, '{ "fight": "8 bondi charge 4 huscarls" }', 'fight', note)

/**
 * Returns the edition that the flags or the file ask for, 1 by default. A wrong edition also counts as 1; the check reports it.
 */
export const editionOf = (base: Draft, patches: readonly Patch[]): 1 | 2 => {
  const given = patches.filter(({ path }) => path.join('.') === 'edition')
  const patch = given.findLast(({ yields }) => !yields)
  const asked = patch ? patch.value : (ownKey(base, 'edition') ?? given.at(-1)?.value)
  return asked === 2 ? 2 : 1
}

const TWICE = msg('the fight is given both in words and as a scenario: leave one out; --set changes a scenario')

const sentenceIn = (base: Draft, words: readonly string[], check: Check): readonly string[] => {
  const fight = ownKey(base, 'fight')
  if (fight !== undefined && typeof fight !== 'string')
    check.note(notA('fight', fight, t('a sentence, such as "8 bondi charge 4 huscarls"'), 'fight'))
  if (words.length > 0 && Object.keys(base).length > 0) check.note(outOfPlace(TWICE, 'fight'))
  return words.length > 0 ? words : typeof fight === 'string' ? [fight] : []
}

const without = (draft: Draft, key: string): Draft => Object.fromEntries(Object.entries(draft).filter(([name]) => name !== key))

/** Parses the sentence, and lays the scenario's other keys over it. */
const sentenceWithKeys = (base: Draft, sentence: readonly string[], { kind, reads }: Wanted, check: Check): Draft =>
  sentence.length === 0 && !Object.hasOwn(base, 'fight')
    ? base
    : merged(sentence.length > 0 ? fightOf(sentence, { kind: kindIn(base) ?? kind, reads }, check) : {}, without(base, 'fight'))

const kindIn = (base: Draft): FightKind | undefined => {
  const kind = ownKey(base, 'kind')
  return isFightKind(kind) ? kind : undefined
}

const hasSide = (draft: Draft): boolean => Object.hasOwn(draft, 'attacker') || Object.hasOwn(draft, 'defender')

/** Patches for the sides that a scenario gives in words (`"attacker": "8 bondi"`), parsed as the values of their flags are. */
const sidesInWords = (base: Draft): readonly Patch[] =>
  SIDES.flatMap(side => {
    const says = ownKey(base, side)
    return typeof says === 'string' ? [{ path: [side], value: says, says, called: side }] : []
  })

const draftOf = ({ kind, reads, words = [], scenario, patches = [] }: Request, check: Check): Draft => {
  const given = baseOf(scenario, check.note)
  const sides = sidesInWords(given)
  const base = sides.length === 0 ? given : sides.reduce((rest, { called }) => without(rest, called), given)
  const sentence = sentenceIn(base, words, check)
  const draft = patched(sentenceWithKeys(base, sentence, { kind, reads }, check), spokenPatches([...sides, ...patches], check))
  if (sentence.length === 0 && sides.length === 0 && !hasSide(draft)) check.lacks(noFight(kind ?? 'melee'))
  const draftKind = ownKey(draft, 'kind')
  if (kind !== undefined && isFightKind(draftKind) && draftKind !== kind) check.note(otherKind(draftKind, kind))
  return draftKind === undefined && kind !== undefined ? { ...draft, kind } : draft
}

const textOf = (scenario: unknown): string => {
  const text = isDraft(scenario) ? ownKey(scenario, 'fight') : scenario
  return typeof text === 'string' ? text : ''
}

/** Creates the check for a request, with the mistakes found so far noted. */
const checkOf = (request: Request, bookOf: BookOf): Check => {
  const { words = [], patches = [], mistakes = [] } = request
  const base = isDraft(request.scenario) ? request.scenario : {}
  const hasWords = words.length > 0 || typeof request.scenario === 'string' || ownKey(base, 'fight') !== undefined
  const check = checking(bookOf(editionOf(base, patches)), namer(patches, hasWords), {
    known: request.known?.units,
    asked: {
      command: request.kind ?? 'melee',
      ...request.typed,
      words: words.length > 0 ? words.join(' ') : textOf(request.scenario)
    }
  })
  mistakes.forEach(check.note)
  return check
}

/**
 * Parses a request into plain data whose values are not yet checked, so that more can be laid over it. Throws a RequestError as
 * `requested` does.
 */
export const drafted = (request: Request, bookOf: BookOf = rulebook): Drafted => {
  const check = checkOf(request, bookOf)
  const draft = draftOf(request, check)
  refuseAny(check.mistakes)
  return { draft, book: check.book, interpreted: check.assumed }
}

/** Notes weapons and mounts that units may not have (R5.1 to R5.6, R6.4). */
const checkKit = (scenario: Scenario, { book, note }: Check): void => {
  for (const side of SIDES) {
    const { [side]: request } = scenario
    for (const unit of unitsOfSide(request))
      for (const { rule, message } of kitFaults(unit, troopOf(book, unit.unit, unit.faction), book))
        note(outOfPlace(t('{message} ({rule}, --strict)', { message, rule }), side))
  }
}

/**
 * Returns the scenario of a request and the rulebook it was checked against. Throws a RequestError that lists every mistake in
 * it, each as a sentence.
 */
export const requested = (request: Request, bookOf: BookOf = rulebook): Requested => {
  const { known } = request
  const before = known?.before(request, bookOf)
  if (before) return before
  const made = checkedRequest(request, bookOf)
  known?.keep(request, bookOf, made)
  return made
}

const checkedRequest = (request: Request, bookOf: BookOf): Requested => {
  const check = checkOf(request, bookOf)
  const scenario = scenarioOf(draftOf(request, check), check)
  if (scenario && request.strict) checkKit(scenario, check)
  if (!scenario || check.mistakes.length > 0) throw new RequestError(check.mistakes)
  const { book, assumed } = check
  return { scenario, book: scenario.costs ? withCosts(book, costKeys(scenario.costs, book)) : book, interpreted: assumed }
}
