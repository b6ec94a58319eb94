import { adviceAnswers } from '../../answers/advice'
import { replacements } from '../../answers/edit/fields'
import { tryRequest, valuesOf, withValue } from '../../answers/edit/values'
import { fightAnswers } from '../../answers/fights'
import { type UnitPlace, unitIn, withoutMethod, withUnit } from '../../battle/units'
import { RequestError } from '../../model/errors'
import { t } from '../../model/language'
import type { FightReport } from '../../model/report'
import type { FightKind, Scenario, Side, UnitRequest } from '../../model/scenario'
import { adviceRequested } from '../../request/advice/request'
import { checking } from '../../request/check'
import { requested } from '../../request/request'
import { patched, setting } from '../../request/set'
import { type Draft, ownKey } from '../../request/validators'
import { phrasesOf } from '../../request/words/phrases'
import { unitWords } from '../../request/words/unit-words'
import type { Rulebook } from '../../rules/types'
import {
  type Action,
  currentUnit,
  type ExplorerState,
  emptyState,
  kindOf,
  type NextQuestion,
  type Tell,
  type Turn,
  unitDraft
} from './state'

/** A fight in which a unit is changed by typed text, or why it cannot be parsed. */

type ParsedWords = { readonly draft: Draft } | { readonly refused: readonly string[] }

/** "armourShot=4": a path and its value, no words. */
export const isPathSetting = (text: string): boolean => /^\s*[\w.[\]]+=/.test(text)

const WHOLE_PATH = /^\s*(attacker|defender|shooter|target)\./

const byPath = (scenario: Scenario, { side, index }: UnitPlace, text: string): ParsedWords => {
  const unit = 'together' in scenario[side] ? `${side}.together.${index}` : side
  const patch = setting(WHOLE_PATH.test(text) ? text.trim() : `${unit}.${text.trim()}`)
  return 'message' in patch ? { refused: [patch.message] } : { draft: patched(scenario as unknown as Draft, [patch]) }
}

interface Lists {
  readonly abilities?: readonly unknown[]
  readonly effects?: readonly unknown[]
}

/** The unit with the draft over it: abilities and effects are added, other values are replaced. */
const withWords = (unit: UnitRequest, draft: Draft, plays: readonly string[]): UnitRequest => {
  const { abilities = [], effects = [] }: Lists = draft
  return {
    ...unit,
    ...draft,
    abilities: [...(unit.abilities ?? []), ...abilities, ...plays],
    effects: [...(unit.effects ?? []), ...effects]
  } as UnitRequest
}

/** The fight with a unit changed by typed words, or by a path and its value ("armourShot=4"). */
export const draftInWords = (scenario: Scenario, place: UnitPlace, text: string, book: Rulebook): ParsedWords => {
  if (isPathSetting(text)) return byPath(scenario, place, text)
  const check = checking(book)
  const { draft, plays } = unitWords(phrasesOf(text, check), place.side, check)
  if (check.mistakes.length > 0) return { refused: check.mistakes.map(({ message }) => message) }
  const unit = withWords(unitIn(scenario, place), draft, plays)
  return { draft: withUnit(scenario, place, () => unit) as unknown as Draft }
}

// --- one step: an action, and the state after it ---

/** A fight with its odds, or why it is impossible. */

type Evaluated = { readonly turn: Turn } | { readonly refused: readonly string[] }

const isRefused = (fought: Evaluated): fought is { readonly refused: readonly string[] } => 'refused' in fought

const reportOf = (scenario: Scenario, book: Rulebook): FightReport => fightAnswers[scenario.kind](scenario, book)

const evaluate = (draft: Draft, said: string, book: Rulebook): Evaluated =>
  tryRequest(() => {
    const parsed = requested({ scenario: draft }, () => book)
    const scenario = withoutMethod(parsed.scenario)
    return { turn: { scenario, report: reportOf(scenario, parsed.book), said } }
  })

/** The fight of a sentence, with the edition and interpretations of all fights. */
const evaluateAsTyped = (text: string, base: Draft, book: Rulebook): Evaluated =>
  evaluate({ ...base, fight: text }, t('a new fight'), book)

const FIRST: Readonly<Record<'attacker' | 'defender', UnitPlace>> = {
  attacker: { side: 'attacker', index: 0 },
  defender: { side: 'defender', index: 0 }
}

const traitQuestions = (place: UnitPlace, ...keys: readonly string[]): readonly NextQuestion[] =>
  keys.map(key => ({ ask: 'trait', place, key }))

/** The questions of a new fight, in order. */
const newFightQuestions = (): readonly NextQuestion[] => [
  ...traitQuestions(FIRST.attacker, 'faction', 'unit', 'models', 'mounted', 'weapon', 'fatigue'),
  ...traitQuestions(FIRST.defender, 'faction', 'unit', 'models', 'mounted', 'weapon', 'fatigue', 'cover'),
  ...traitQuestions(FIRST.attacker, 'abilities'),
  ...traitQuestions(FIRST.defender, 'abilities')
]

const FIGHT: readonly Tell[] = [{ tell: 'fight' }]

const refused = (state: ExplorerState, sentences: readonly string[]): ExplorerState => ({
  ...state,
  tells: [{ tell: 'refused', sentences }]
})

/** The state with another fight; the old one can be undone to. */
const withTurn = (state: ExplorerState, turn: Turn, tells: readonly Tell[] = FIGHT): ExplorerState => ({
  ...state,
  draft: {},
  now: turn,
  ...(state.now && { before: state.now, past: [...state.past, state.now] }),
  tells
})

const withDraft = (state: ExplorerState, draft: Draft, said: string, book: Rulebook): ExplorerState => {
  const found = evaluate(draft, said, book)
  return isRefused(found) ? refused(state, found.refused) : withTurn(state, found.turn)
}

const afterQuestion = ({ todo: [, ...rest], ...state }: ExplorerState): ExplorerState => ({ ...state, todo: rest })

/** A new faction needs a troop of it: the fight changes once that is chosen. */
const withFaction = (state: ExplorerState, place: UnitPlace, value: unknown): ExplorerState => ({
  ...state,
  draft: { [place.side]: { faction: value } },
  todo: [...traitQuestions(place, 'unit'), ...state.todo]
})

const replacing = (
  { scenario }: Turn,
  place: UnitPlace,
  asked: Draft,
  said: string,
  book: Rulebook
): { readonly found: Evaluated; readonly lost: readonly Tell[] } => {
  const tries = replacements(scenario, place, asked, book)
  for (const { lost, draft } of tries) {
    const found = evaluate(draft, said, book)
    if (isRefused(found)) continue
    const tells: readonly Tell[] =
      lost.length > 0 ? [{ tell: 'sentence', text: t('the new troop loses: {lost}', { lost: lost.join(', ') }) }] : []
    return { found, lost: tells }
  }
  const [first] = tries
  return { found: first ? evaluate(first.draft, said, book) : { refused: [] }, lost: [] }
}

const set = (
  state: ExplorerState,
  place: UnitPlace,
  key: string,
  value: unknown,
  said: string,
  book: Rulebook
): ExplorerState => {
  const { now } = state
  const next = afterQuestion(state)
  if (!now) {
    const unit = withValue(unitDraft(state.draft, place), key, value)
    return { ...next, draft: { ...state.draft, [place.side]: unit }, tells: [] }
  }
  if (key === 'faction') return { ...withFaction(next, place, value), tells: [] }
  const unit = withValue(unitIn(now.scenario, place) as unknown as Draft, key, value)
  if (key === 'unit') {
    const { faction } = { faction: ownKey(unit, 'faction'), ...unitDraft(state.draft, place) }
    const { found, lost } = replacing(now, place, withValue(unit, 'faction', faction), said, book)
    return isRefused(found) ? refused({ ...next, draft: {} }, found.refused) : withTurn(next, found.turn, [...lost, ...FIGHT])
  }
  return withDraft(next, withUnit(now.scenario, place, () => unit as unknown as UnitRequest) as unknown as Draft, said, book)
}

const inWords = (state: ExplorerState, now: Turn, place: UnitPlace, text: string, book: Rulebook): ExplorerState => {
  const next = afterQuestion(state)
  const parsed = draftInWords(now.scenario, place, text, book)
  return 'refused' in parsed ? refused(next, parsed.refused) : withDraft(next, parsed.draft, text.trim(), book)
}

const swapped = (state: ExplorerState, { scenario }: Turn, book: Rulebook): ExplorerState => {
  const { attacker, defender } = scenario
  return withDraft(state, { ...scenario, attacker: defender, defender: attacker }, t('the other side charges'), book)
}

const undone = (state: ExplorerState): ExplorerState => {
  const last = state.past.at(-1)
  if (!last) return refused(state, [t('there is nothing to undo')])
  const past = state.past.slice(0, -1)
  const { before: _, ...rest } = state
  const before = past.at(-1)
  return { ...rest, now: last, past, ...(before && { before }), tells: FIGHT }
}

/** Asks for advice, in which abilities that the sides play count as what they have. */
const advised = (state: ExplorerState, { scenario }: Turn, side: Side, book: Rulebook): ExplorerState => {
  const advice = tryRequest(() => {
    const { request, book: whole } = adviceRequested({ scenario, asks: side }, () => book)
    return adviceAnswers.advise(request, whole)
  })
  if ('refused' in advice) return refused(state, advice.refused)
  return { ...state, todo: [{ ask: 'advice', advice }, ...state.todo], tells: [{ tell: 'advice', advice, isWhole: false }] }
}

const shelved = (state: ExplorerState, now: Turn): ExplorerState => {
  const isThere = state.shelf.some(({ report }) => report.replay === now.report.replay)
  if (isThere) return { ...state, tells: [{ tell: 'sentence', text: t('this variant is saved already') }] }
  return { ...state, shelf: [...state.shelf, now], tells: [{ tell: 'shelf' }] }
}

const sentence = (state: ExplorerState, text: string, book: Rulebook): ExplorerState => {
  const found = evaluateAsTyped(text, state.base, book)
  return isRefused(found) ? refused(state, found.refused) : withTurn({ ...state, todo: [] }, found.turn)
}

/** Actions on the current fight. */
const actOnFight = (state: ExplorerState, now: Turn, action: Action, book: Rulebook): ExplorerState => {
  switch (action.do) {
    case 'ability': {
      const draft = withUnit(now.scenario, action.place, unit => ({
        ...unit,
        abilities: action.with as UnitRequest['abilities'] & {}
      }))
      return withDraft(state, draft as unknown as Draft, action.said, book)
    }
    case 'words':
      return inWords(state, now, action.place, action.text, book)
    case 'become':
      return withDraft(afterQuestion(state), action.scenario as unknown as Draft, action.said, book)
    case 'advise':
      return advised(state, now, action.side, book)
    case 'swap':
      return swapped(state, now, book)
    case 'shelve':
      return shelved(state, now)
    case 'tell':
      return { ...state, tells: [action.tell] }
    case 'save':
      return { ...afterQuestion(state), saving: action.file, tells: [] }
    default:
      return state
  }
}

const onShelf = (state: ExplorerState, index: number, isTaken: boolean): ExplorerState => {
  const kept = state.shelf[index]
  if (!kept) return state
  if (isTaken) return withTurn({ ...state, todo: [] }, { ...kept, said: t('saved variant {index}', { index: index + 1 }) })
  const shelf = state.shelf.filter(other => other !== kept)
  return { ...state, shelf, todo: shelf.length > 0 ? state.todo : [], tells: shelf.length > 0 ? [{ tell: 'shelf' }] : [] }
}

/** Starts setting up a new fight; the current one can be undone to. */
const startFight = ({ now, before: _, ...state }: ExplorerState, kind: FightKind): ExplorerState => ({
  ...state,
  past: now ? [...state.past, now] : state.past,
  draft: { ...state.base, kind },
  todo: newFightQuestions(),
  tells: []
})

/** Leaves the questions of a new fight, back to the one before. */
const leaveNewFight = (state: ExplorerState): ExplorerState => {
  const last = state.past.at(-1)
  if (!last) return { ...emptyState(state.base), shelf: state.shelf }
  return { ...state, now: last, past: state.past.slice(0, -1), draft: {}, todo: [], tells: FIGHT }
}

const act = (state: ExplorerState, action: Action, book: Rulebook): ExplorerState => {
  switch (action.do) {
    case 'kind':
      return startFight(state, action.kind)
    case 'ask':
      return { ...state, todo: [...action.asks, ...afterQuestion(state).todo], tells: [] }
    case 'sentence':
      return sentence(state, action.text, book)
    case 'set':
      return set(state, action.place, action.key, action.value, action.said, book)
    case 'take':
    case 'drop':
      return onShelf(state, action.index, action.do === 'take')
    case 'back':
      return state.now ? { ...afterQuestion(state), draft: {}, tells: [] } : leaveNewFight(state)
    case 'next':
      return { ...afterQuestion(state), ...(state.now && { draft: {} }), tells: [] }
    case 'undo':
      return undone(state)
    case 'again':
      return { ...state, draft: {}, todo: [{ ask: 'kind' }], tells: [] }
    case 'saved':
      return {
        ...state,
        tells: [
          {
            tell: 'sentence',
            text: t('the scenario is saved: saga-odds {kind} --scenario {file}', {
              kind: state.now?.scenario.kind ?? 'melee',
              file: action.file
            })
          }
        ]
      }
    case 'refuse':
      return refused(state, action.sentences)
    case 'leave':
      return { ...state, isOver: true, tells: [] }
    default:
      return state.now ? actOnFight(state, state.now, action, book) : state
  }
}

/** Answers questions that have only one answer; when everything is chosen, makes the fight. */
const settle = (state: ExplorerState, book: Rulebook): ExplorerState => {
  const [ask] = state.todo
  if (state.now || state.isOver || ask?.ask !== 'trait') return state
  if (ask.key !== 'abilities') {
    const values = valuesOf(ask.key, { unit: currentUnit(state, ask.place), place: ask.place, kind: kindOf(state), book })
    const [only] = values
    if (values.length > 1) return state
    return settle(set(state, ask.place, ask.key, only?.value, '', book), book)
  }
  const found = evaluate(state.draft, t('a new fight'), book)
  return isRefused(found)
    ? { ...refused(emptyState(state.base), found.refused), shelf: state.shelf }
    : withTurn(state, found.turn)
}

/** The state after an action. */
export const step = (state: ExplorerState, action: Action, book: Rulebook): ExplorerState => {
  const { saving: _, ...before } = state
  return settle(act(before, action, book), book)
}

/** The first state: with the given fight, or before the first question. Throws a RequestError where the fight is impossible. */
export const initialState = (base: Draft, scenario: Scenario | undefined, book: Rulebook): ExplorerState => {
  const state = emptyState(base)
  if (!scenario) return state
  const found = evaluate(scenario as unknown as Draft, t('the first fight'), book)
  if (isRefused(found)) throw new RequestError(found.refused.map(message => ({ message })))
  return { ...withTurn(state, found.turn), todo: [] }
}
