import { type Answers, type FightOptions, type Kind, answers as uncheckedAnswers } from '../answers'
import {
  checkBoolean,
  checkEdition,
  checkFile,
  checkFunction,
  checkNumber,
  checkRulebook,
  checkScenario,
  checkSide,
  checkText,
  deepFreeze,
  listOf,
  oneOf,
  optional,
  optionsOf
} from '../answers/argument-checks'
import { requestChecks } from '../answers/request-checks'
import type { AdvicePrice } from '../model/advice'
import { refuseAny } from '../model/errors'
import type { AdviceReport, FightReport, PlanReport, ReviewReport, ThrowReport } from '../model/report'
import type { Edition, PlanMethodName, Scenario, Side } from '../model/scenario'
import { METHODS } from '../model/scenario'
import { adviceRequested } from '../request/advice/request'
import { boardLayer } from '../request/boards'
import type { BoardText } from '../request/boards/read'
import { replay as replayCommand } from '../request/replay'
import { requested } from '../request/request'
import { type ReadRoster, type RosterText, readRoster as readRosterOf } from '../request/roster'
import { rulebook as rulebookOf } from '../rules/rulebook'
import type { Rulebook } from '../rules/types'
import { fatigueAfter } from '../study/review'
import { planFaults } from '../turn/plan/check'

/** The functions of the library. Every argument is checked at run time, since callers may not be type-checked. */

/** The rulebook of an edition: one value, always the same, and frozen. Throws a RequestError for any other edition. */
export const rulebook = (edition: Edition): Rulebook => {
  checkEdition(edition, 'edition')
  return deepFreeze(rulebookOf(edition))
}

const checkFightOptions = optionsOf<FightOptions>({
  asides: optional(checkBoolean),
  stages: optional(checkBoolean),
  effects: optional(checkBoolean),
  more: optional(listOf(checkText))
})

type Answer = (request: unknown, book: unknown, options?: unknown) => unknown

const checkedAnswer =
  (kind: Kind): Answer =>
  (request, book, options) => {
    checkRulebook(book, 'book')
    const isScenario = kind === 'melee' || kind === 'shoot' || kind === 'readings'
    requestChecks[kind](request, isScenario ? 'scenario' : 'request', book as Rulebook)
    if (options !== undefined) checkFightOptions(options, 'options')
    return (uncheckedAnswers[kind] as Answer)(request, book, options)
  }

/**
 * Answers every kind of request: a request and a rulebook give a report. They throw a RequestError where an argument is not what
 * its type says, or where the request is impossible in its fight.
 */
export const answers = Object.fromEntries(
  Object.keys(uncheckedAnswers).map(kind => [kind, checkedAnswer(kind as Kind)])
) as Answers

/** The command that gives the same fight again. Throws a RequestError with every mistake in the scenario. */
export const replay = (scenario: Scenario, book: Rulebook): string => {
  checkRulebook(book, 'book')
  checkScenario(scenario, 'scenario', book)
  return replayCommand(scenario, book)
}

/**
 * The roster of a file. Throws a RequestError with everything in it that is not understood, each with file, line and column.
 * Breaking the rules of mustering is not such a mistake: `answers['warband-check']` reports it.
 *
 * @param edition for a file that names none; 1 by default
 */
export const readRoster = async (
  file: RosterText,
  bookOf: (edition: Edition) => Rulebook = rulebook,
  edition?: Edition
): Promise<ReadRoster> => {
  checkFile(file, 'file')
  checkFunction(bookOf, 'bookOf')
  optional(checkEdition)(edition, 'edition')
  const checked = (asked: Edition): Rulebook => {
    const book = bookOf(asked)
    checkRulebook(book, 'what bookOf gives')
    return book
  }
  return readRosterOf(file, checked, edition)
}

/** A scenario whose sides are a sentence: `{ fight: '8w charge 4hg', method: 'both' }`. Its other keys override the words. */
export type SentenceScenario = { readonly fight: string } & Partial<Scenario>

/**
 * The odds of one melee or one shot: the report that `saga-odds melee -f json` prints. The other choice about giving up dice, the
 * readings in play and what each ability contributes are left out: `answers.melee(scenario, book, { asides: true, effects: true
 * })` has them.
 *
 * @param fight a sentence ("12 bondi charge 4 huscarls axe gives up dice"), a scenario, or a scenario with a sentence in it
 * @param book the rulebook to play by; the first edition's unless given
 * @returns chances as 0..1, losses in models indexed from 0, victory points unrounded and from the attacker's side (R8.2)
 * @throws RequestError with every mistake in the request, a sentence each
 */
export const odds = (fight: string | Scenario | SentenceScenario, book?: Rulebook): FightReport => {
  if (book !== undefined) checkRulebook(book, 'book')
  const asked = requested({ scenario: fight }, book && (() => book))
  return uncheckedAnswers[asked.scenario.kind](asked.scenario, asked.book)
}

/** The options of `advise`. */
export interface AdviceOptions {
  /** "points" by default: a quantity ("attacker wins"), or a condition ("defender losses >= 3"). */
  readonly goal?: string
  /** The side that is advised, the attacker by default. */
  readonly asks?: Side
  /** What a SAGA die spent, and a fatigue taken or spent, costs, in the goal's unit. */
  readonly price?: Partial<AdvicePrice>
  /** SAGA dice still to be rolled for what the side has. */
  readonly roll?: number
  /** Lines of play to search at most, 1 000 000 by default. */
  readonly maxNodes?: number
}

const checkAdviceOptions = optionsOf<AdviceOptions>({
  goal: optional(checkText),
  asks: optional(checkSide),
  price: optional(optionsOf<Partial<AdvicePrice>>({ die: optional(checkNumber), fatigue: optional(checkNumber) })),
  roll: optional(checkNumber),
  maxNodes: optional(checkNumber)
})

const pricesOf = (price: Partial<AdvicePrice>): readonly string[] =>
  Object.entries(price).map(([name, value]) => `${name}=${value}`)

/**
 * What each side should do in one melee or one shot, and what every other choice would cost: the report that
 * `saga-odds advise -f json` prints. In its sentence + is what a side has and may use, ++ what it plays.
 *
 * @param fight a sentence ("6 hirdmen +ullr charge 8 ceorls +shieldwall"), a scenario, or a scenario with a sentence in it
 * @param book the rulebook to play by; the first edition's unless given
 * @returns worths as the side that asks sees them, in the goal's unit (R2.2, R3.3, R3.4: each side knows what came before)
 * @throws RequestError with every mistake in the request, or with the size of a space of more lines than may be searched
 */
export const advise = (
  fight: string | Scenario | SentenceScenario,
  options: AdviceOptions = {},
  book?: Rulebook
): AdviceReport => {
  checkAdviceOptions(options, 'options')
  if (book !== undefined) checkRulebook(book, 'book')
  const { goal, asks, price, roll, maxNodes } = options
  const asked = adviceRequested(
    {
      scenario: fight,
      ...(goal !== undefined && { goal }),
      ...(asks !== undefined && { asks }),
      ...(price !== undefined && { price: pricesOf(price) }),
      ...(roll !== undefined && { roll: String(roll) }),
      ...(maxNodes !== undefined && { maxNodes: String(maxNodes) })
    },
    book && (() => book)
  )
  return uncheckedAnswers.advise(asked.request, asked.book)
}

/**
 * The rulebook of an edition with board files of your own laid over it, for `odds` and `answers`.
 *
 * @param files each by its name, as a scenario's `boards` and mistakes name it, and its text, YAML or JSON
 * @param edition 1 unless given
 * @throws RequestError with every mistake in them, each by file, line and column
 */
export const ownRulebook = async (files: readonly BoardText[], edition: Edition = 1): Promise<Rulebook> => {
  listOf(checkFile)(files, 'files')
  const book = rulebook(edition)
  return deepFreeze((await boardLayer(files))(book))
}

/** How to answer a plan: exactly, sampled, or solved for a goal. */
export interface PlanOptions {
  /** The file's name in mistakes; its extension tells YAML from JSON. Absent: the text is a turn in words. */
  readonly name?: string
  /** The name of the goal that the best plan is for, or "points", which it is for where words leave a choice open. */
  readonly solve?: string
  readonly method?: PlanMethodName
  readonly trials?: number
  readonly seed?: string
}

const checkPlanOptions = optionsOf<PlanOptions>({
  name: optional(checkText),
  solve: optional(checkText),
  method: optional(oneOf(...METHODS.plan)),
  trials: optional(checkNumber),
  seed: optional(checkText)
})

/**
 * A turn of several activations, each continuing from the results of those before: the report that `saga-odds plan -f json`
 * prints.
 *
 * @param text a plan file's text, or a turn in words ("8 crossbows shoot 4 huscarls then 6 mounted knights charge them")
 * @param options the file's name, the goal to solve for, or how to sample it
 * @param book the rulebook to play by; the first edition's unless given
 * @returns chances as 0..1 of the whole plan, models and fatigue at the end, points killed less lost of the side whose turn it is
 * @throws RequestError with every mistake in the plan, and where it has more than 300 000 joint states
 */
export const plan = async (text: string, options: PlanOptions = {}, book: Rulebook = rulebook(1)): Promise<PlanReport> => {
  checkText(text, 'text')
  checkPlanOptions(options, 'options')
  checkRulebook(book, 'book')
  const { planIn, planOf } = await import('../request/plan/read')
  const { parsePlanSentence } = await import('../request/plan/sentence')
  const { goalAsked } = await import('../request/plan/either-deed')
  const { inWords } = await import('../turn/plan/headline')
  const { name, method = 'exact', ...how } = options
  const interpreted: string[] = []
  const written =
    name === undefined ? { file: parsePlanSentence([text], book, line => interpreted.push(line)) } : planIn(text, name)
  const made = planOf(written, book)
  const mistakes = planFaults(made, book).map(({ path, message }) => ({ message: `${path.join('.')}: ${message}` }))
  refuseAny(mistakes)
  // as it was understood, so that a misreading is seen
  const said = name ?? inWords(made, book) ?? text
  const solve = name === undefined ? goalAsked(written.file, method) : undefined
  const report = uncheckedAnswers.plan(
    { plan: made, method, ...(solve !== undefined && { solve }), ...how, command: ['saga-odds', 'plan', said].join(' ') },
    book
  )
  return interpreted.length > 0 ? { ...report, interpreted } : report
}

/**
 * Plain dice: the report that `saga-odds throw -f json` prints.
 *
 * @param text a throw in words ("20 dice on 6+", "12 attack dice on 4+ against saves 5+, at least 3")
 * @param observed how many counted, to say how likely that was
 * @returns `p[k]`: the chance, 0..1, that exactly k dice count
 * @throws RequestError with what is not understood
 */
export const throwDice = async (text: string, observed?: number): Promise<ThrowReport> => {
  checkText(text, 'text')
  if (observed !== undefined) checkNumber(observed, 'observed')
  const { throwOf } = await import('../request/throw')
  return uncheckedAnswers.throw(throwOf(text, observed), rulebook(1))
}

/** The options of `review`. */
export interface ReviewOptions {
  /** The file's name in mistakes; its extension tells YAML from JSON. */
  readonly name?: string
  /** Lines of play to search in one fight at most, 1 000 000 by default. */
  readonly maxNodes?: number
}

const checkReviewOptions = optionsOf<ReviewOptions>({ name: optional(checkText), maxNodes: optional(checkNumber) })

/**
 * How much of a game was luck, and how much decisions: the report that `saga-odds review -f json` prints.
 *
 * @param text a file of a line for each fight ("12 bondi charge 4 huscarls gives up dice: 2:3"), or in YAML or JSON
 * @param book the rulebook to play by; that of the edition which the file says unless given
 * @returns victory points seen from the own side: gained = expected + luck + decisions
 * @throws RequestError with every mistake in the game, and where a fight has more lines of play than may be searched
 */
export const review = async (text: string, options: ReviewOptions = {}, book?: Rulebook): Promise<ReviewReport> => {
  checkText(text, 'text')
  checkReviewOptions(options, 'options')
  if (book !== undefined) checkRulebook(book, 'book')
  const { name = 'game', maxNodes } = options
  const { reviewIn, reviewRequested } = await import('../request/review')
  const file = reviewIn(text, name)
  const asked = reviewRequested({
    file: { ...file, ...(maxNodes !== undefined && { maxNodes }) },
    bookOf: edition => book ?? rulebook(edition),
    fatigueAfter
  })
  return uncheckedAnswers.review({ ...asked.request, command: `saga-odds review ${name}` }, asked.book)
}
