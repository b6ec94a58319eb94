import type { BookOf } from '../answers/edit/questions'
import { withoutMethod } from '../battle/units'
import { type Mistake, RequestError, refuse } from '../model/errors'
import { t } from '../model/language'
import { nearest } from '../model/nearest'
import { type Budget, OverBudget } from '../model/over-budget'
import { either, quoted } from '../model/quoted'
import type { FightReport } from '../model/report'
import { type Edition, FIGHT_KINDS, isFightKind, type Scenario, type Side } from '../model/scenario'
import { shellWords } from '../model/shell'
import { startBudget } from '../model/work'
import { adviceRequested } from '../request/advice/request'
import { axisOf, cellsOf } from '../request/axis'
import { comparisonOf } from '../request/compare'
import { quantityNamed } from '../request/condition-names'
import { diceRequested, isWrath, wrathRequested } from '../request/dice/request'
import { type FlagRow, otherFlags, shownFlags } from '../request/flags'
import { type Request, requested } from '../request/request'
import { asNumber, costSet, flagged, flagPatch, type Patch, readingSet, setting, sorted } from '../request/set'
import type { BakedRules } from './baked-rules'
import { answers, type WebReport } from './pages'

/** What the page asks of the engine. */

export type PageQuestion =
  /** The odds with the other choice about giving up dice, and what each ability contributes. */
  | { readonly ask: 'whole'; readonly fight: Scenario }
  | { readonly ask: 'advice' | 'help'; readonly fight: Scenario; readonly side: Side }
  | { readonly ask: 'dice'; readonly faction: string; readonly rolled: string; readonly edition: Edition }
  | { readonly ask: 'said'; readonly text: string }

export type PageAnswer = ParsedLine | { readonly is: 'refused'; readonly sentences: readonly string[] }

const answerTo = (asked: PageQuestion, baked: BakedRules, bookOf: BookOf): ParsedLine => {
  if (asked.ask === 'said') return parseLine(asked.text, baked, bookOf)
  if (asked.ask === 'dice') {
    const { faction, rolled, edition } = asked
    const patches = Object.entries({ faction, rolled, edition }).map(([key, value]) => ({ path: [key], value, called: key }))
    const { request, book } = diceRequested({ patches }, bookOf)
    return { is: 'report', report: answers.dice(request, book) }
  }
  const base = bookOf(asked.fight.edition ?? 1)
  if (asked.ask === 'advice') {
    const { request, book } = adviceRequested({ scenario: withoutMethod(asked.fight), asks: asked.side }, () => base)
    return { is: 'report', report: answers.advise(request, book) }
  }
  const { scenario, book } = requested({ scenario: asked.fight }, () => base)
  const report: WebReport =
    asked.ask === 'help'
      ? answers['what-if']({ scenario: withoutMethod(scenario), asks: asked.side }, book)
      : answers[scenario.kind](withoutMethod(scenario), book, { asides: true, effects: true })
  return { is: 'report', report }
}

/** The answer that shows a user's mistake; rethrows bugs. */
const refusal = (error: unknown): PageAnswer => {
  if (error instanceof RequestError)
    return { is: 'refused', sentences: [...new Set(error.mistakes.map(({ message }) => message))] }
  if (error instanceof OverBudget) return { is: 'refused', sentences: [error.message] }
  throw error
}

/** About a minute on a phone, and the memory it has. */
const PATIENCE: Budget = { seconds: 15, bytes: 3e8 }

/** Answers a question within the page's budget; mistakes are an answer too. */
export const answerOrRefuse = (asked: PageQuestion, baked: BakedRules, bookOf: BookOf): PageAnswer => {
  startBudget(PATIENCE)
  try {
    return answerTo(asked, baked, bookOf)
  } catch (error) {
    return refusal(error)
  }
}

/** The odds of a fight; undefined where they take longer than a moment. */
export const oddsOf = (fight: Scenario, bookOf: BookOf, budget: Budget): FightReport | PageAnswer | undefined => {
  startBudget(budget)
  try {
    const { scenario, book } = requested({ scenario: fight }, () => bookOf(fight.edition ?? 1))
    return answers[scenario.kind](withoutMethod(scenario), book)
  } catch (error) {
    return error instanceof OverBudget ? undefined : refusal(error)
  }
}

/** What a typed line gives: a fight, which the page then shows, or the answer to another command. */
type ParsedLine =
  | { readonly is: 'fight'; readonly scenario: Scenario; readonly interpreted: readonly string[] }
  | { readonly is: 'report'; readonly report: WebReport }

interface Line {
  readonly command: string
  readonly words: readonly string[]
  readonly options: ReadonlyMap<string, readonly string[]>
}

const COMMANDS = ['melee', 'shoot', 'advise', 'compare', 'sweep', 'dice', 'explore'] as const

const refuseHere = (asked: string): never =>
  refuse(
    t('{first} is for the command line: this page answers {commands}', {
      first: asked,
      commands: either(COMMANDS.slice(0, -1))
    }),
    'sentence'
  )

/** Commands that the page does not have: they read or write files, or would make it too large. */
const COMMAND_LINE_ONLY: ReadonlySet<string> = new Set([
  'plan',
  'review',
  'throw',
  'threats',
  'book',
  'config',
  'help',
  'rules',
  'warband',
  'board',
  'import',
  'batch',
  'page',
  'sheet',
  'completion'
])

/** Options besides the flags of a fight: whether they take a value, and which commands have them (all by default). */
const OPTIONS: Readonly<Record<string, { readonly value: boolean; readonly of?: readonly string[] }>> = {
  '--set': { value: true },
  '--reading': { value: true },
  '--cost': { value: true },
  '--board': { value: true },
  '--gives-up-dice': { value: false },
  '--what-if': { value: false, of: FIGHT_KINDS },
  '--all-readings': { value: false, of: FIGHT_KINDS },
  '--for': { value: true, of: ['melee', 'shoot', 'advise'] },
  '--goal': { value: true, of: ['advise'] },
  '--price': { value: true, of: ['advise'] },
  '--roll': { value: true, of: ['advise'] },
  '--max-nodes': { value: true, of: ['advise'] },
  '--vary': { value: true, of: ['sweep'] },
  '--show': { value: true, of: ['sweep'] },
  '--charged': { value: false, of: ['compare'] },
  '--want': { value: true, of: ['dice'] },
  '--keep': { value: true, of: ['dice'] },
  '--rolled': { value: true, of: ['dice'] },
  '--left': { value: true, of: ['dice'] },
  '--units': { value: true, of: ['dice'] },
  '--explain': { value: false },
  '--full': { value: false }
}

const nameOf = (row: FlagRow): string => row.written.split(' ')[0] ?? ''

let flags: ReadonlyMap<string, FlagRow> | undefined

const flagRows = (): ReadonlyMap<string, FlagRow> => {
  flags ??= new Map([...shownFlags(), ...otherFlags()].map(row => [nameOf(row), row]))
  return flags
}

const takesValue = (name: string): boolean | undefined => {
  const row = flagRows().get(name)
  return row ? row.written.includes('<') : Object.hasOwn(OPTIONS, name) ? OPTIONS[name]?.value : undefined
}

const unknownOption = (name: string): never => {
  const near = nearest(name, [...flagRows().keys(), ...Object.keys(OPTIONS)])
  return refuse(
    t('{name}: the page has no such option{cure}', {
      name,
      cure: near === undefined ? '' : t('; did you mean {near}?', { near })
    }),
    name
  )
}

const isFalse = (value: string | undefined): boolean => value === 'false' || value === 'no'

/** Splits a line as the command line does: options may stand anywhere, as `--name value` or `--name=value`. "I'm" and "what's" open no quote. */
const splitLine = (line: string): Line => {
  const [first = '', ...more] = shellWords(line.replace(/^\s*\$?\s*(?:saga-odds\s+)?/, '').replace(/\b'\b/g, '\u2019'))
  const isCommand = COMMANDS.some(command => command === first)
  if (COMMAND_LINE_ONLY.has(first)) refuseHere(first)
  const options = new Map<string, string[]>()
  const words: string[] = []
  const rest = isCommand ? more : [first, ...more]
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at] ?? ''
    if (!/^-(?:-[a-z]|[a-z]$)/.test(word)) {
      words.push(word)
      continue
    }
    const [name = '', given] = word.split(/=(.*)/s)
    const takes = takesValue(name)
    if (takes === undefined) unknownOption(name)
    const value = takes ? (given ?? rest[++at]) : (given ?? 'true')
    if (value === undefined) refuse(t('{name}: its value is missing', { name }), name)
    else if (takes || !isFalse(given)) options.set(name, [...(options.get(name) ?? []), value])
  }
  return { command: isCommand ? first : '', words, options }
}

const misplacedOptions = ({ command, options }: Line): readonly Mistake[] =>
  [...options.keys()].flatMap(name => {
    const of = Object.hasOwn(OPTIONS, name) ? OPTIONS[name]?.of : undefined
    return of && !of.includes(command === '' ? 'melee' : command)
      ? [{ message: t('{name} is an option of {of}', { name, of: either(of) }), at: name }]
      : []
  })

/** Only boards that the page was made with can be used. */
const boardFaults = (names: readonly string[], { base: { boards = [] } }: BakedRules): readonly Mistake[] =>
  names
    .filter(name => !boards.includes(name))
    .map(name => ({
      message: t('--board {quoted}: this page was made without it: make one with saga-odds page --board {name}', {
        quoted: quoted(name),
        name
      }),
      at: '--board'
    }))

const requestOf = (line: Line, baked: BakedRules): Request => {
  const { command, words, options } = line
  const all = (name: string): readonly string[] => options.get(name) ?? []
  const { edition = 1, readings = {}, boards = [] } = baked.base
  const asked: readonly Patch[] = [
    { path: ['edition'], value: edition, called: '--edition', yields: true },
    ...Object.entries(readings).map(([name, value]) => ({
      path: ['readings', name],
      value,
      called: '--reading',
      yields: true as const
    })),
    ...(boards.length > 0 ? [{ path: ['boards'], value: boards, called: '--board', yields: true as const }] : [])
  ]
  const rows = [...options].flatMap(([name, values]) => {
    const row = flagRows().get(name)
    return row ? values.map(text => flagged(name, row.path, row.trait, text, row.says)) : []
  })
  const dice: readonly Patch[] = options.has('--gives-up-dice')
    ? [{ path: ['defender', 'givesUpDice'], value: true, called: '--gives-up-dice' }]
    : []
  const { patches, mistakes } = sorted([
    ...rows,
    ...dice,
    ...all('--cost').map(costSet),
    ...all('--reading').map(readingSet),
    ...all('--set').map(setting)
  ])
  const kind = isFightKind(command) ? command : undefined
  return {
    ...(kind && { kind }),
    words,
    patches: [...asked.filter(({ path }) => !(path[0] === 'readings' && editionAsked(patches, edition) !== edition)), ...patches],
    mistakes: [...mistakes, ...misplacedOptions(line), ...boardFaults(all('--board'), baked)]
  }
}

/** The edition of a line. The page's interpretations apply only to the page's edition. */
const editionAsked = (patches: readonly Patch[], base: number): unknown =>
  patches.findLast(({ path }) => path[0] === 'edition')?.value ?? base

const lastValue = (line: Line, name: string): string | undefined => line.options.get(name)?.at(-1)

const sides: Readonly<Record<string, Side>> = { attacker: 'attacker', defender: 'defender' }

/** The page is built without other methods (.ci/bundle/page-leaves-out.ts). */
const refuseOtherMethods = ({ method = 'exact' }: Scenario): void => {
  if (method !== 'exact') refuseHere(`--method ${method}`)
}

type Answerer = (line: Line, request: Request, bookOf: BookOf) => ParsedLine

const sideOf = (line: Line): Side =>
  sides[lastValue(line, '--for') ?? 'attacker'] ?? refuse(t('--for: use attacker or defender'), '--for')

const fight: Answerer = (line, request, bookOf) => {
  const { scenario, book, interpreted } = requested(request, bookOf)
  refuseOtherMethods(scenario)
  if (line.options.has('--what-if')) return { is: 'report', report: answers['what-if']({ scenario, asks: sideOf(line) }, book) }
  if (line.options.has('--all-readings')) return { is: 'report', report: answers.readings(scenario, book) }
  // a number that is asked for stands in the report alone
  if (scenario.ask) return { is: 'report', report: answers[scenario.kind](scenario, book) }
  return { is: 'fight', scenario, interpreted }
}

const advise: Answerer = (line, request, bookOf) => {
  const given = {
    goal: lastValue(line, '--goal'),
    asks: lastValue(line, '--for'),
    roll: lastValue(line, '--roll'),
    maxNodes: lastValue(line, '--max-nodes')
  }
  const asked = adviceRequested(
    {
      ...request,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(line.options.has('--price') && { price: line.options.get('--price') ?? [] })
    },
    bookOf
  )
  return { is: 'report', report: { ...answers.advise(asked.request, asked.book), interpreted: asked.interpreted } }
}

const compare: Answerer = (line, request, bookOf) => {
  const comparison = comparisonOf(request, line.options.has('--charged'), bookOf)
  refuseOtherMethods(comparison.at(0, 0))
  return { is: 'report', report: answers.compare(comparison, comparison.book) }
}

const sweep: Answerer = (line, request, bookOf) => {
  const [first = '', ...words] = line.words
  const kind = isFightKind(first) ? first : undefined
  const axes = (
    line.options.get('--vary') ??
    refuse(t('nothing varies: name what does with --vary, as in --vary attacker.models=4..12'), '--vary')
  ).map(text => axisOf(text, '--vary'))
  const { base, book, count, places, at } = cellsOf(kind ? { ...request, kind, words } : request, axes, '--vary', bookOf)
  refuseOtherMethods(base)
  const of = quantityNamed(
    lastValue(line, '--show') ?? (base.kind === 'melee' ? 'result.attackerWins' : 'defender.losses.mean'),
    '--show'
  )
  return { is: 'report', report: answers.sweep({ base, axes, count, places, at, of }, book) }
}

const dice: Answerer = (line, { patches = [], mistakes = [] }, bookOf) => {
  const words = line.words.flatMap(word => word.split(/\s+/))
  if (isWrath(words))
    return { is: 'report', report: answers.wrath(wrathRequested(words.slice(1).join(' ') || undefined), bookOf(1)) }
  const asked: readonly Patch[] = [
    ...patches.filter(({ path: [key] }) => key === 'edition' || key === 'readings' || key === 'costs'),
    ...['want', 'keep', 'units'].flatMap(key => flagPatch(key, line.options.get(`--${key}`))),
    ...flagPatch('rolled', lastValue(line, '--rolled')),
    ...flagPatch('left', asNumber(lastValue(line, '--left')))
  ]
  const { request, book } = diceRequested(
    { words, scenario: undefined, warband: undefined, patches: asked, mistakes: [...mistakes] },
    bookOf
  )
  return { is: 'report', report: answers.dice(request, book) }
}

const ANSWERERS: Readonly<Record<string, Answerer>> = { advise, compare, sweep, dice }

/** Parses and answers a line. Throws a RequestError with every mistake in it. */
const parseLine = (text: string, baked: BakedRules, bookOf: BookOf): ParsedLine => {
  const line = splitLine(text)
  const request = requestOf(line, baked)
  return ((Object.hasOwn(ANSWERERS, line.command) ? ANSWERERS[line.command] : undefined) ?? fight)(line, request, bookOf)
}
