import { type Mistake, RequestError } from '../../model/errors'
import type { Scenario, UnitRequest } from '../../model/scenario'
import { checking } from '../../request/check'
import { patched } from '../../request/overlay'
import { phrasesOf } from '../../request/phrases'
import { setting } from '../../request/set'
import { type Draft, isDraft, own } from '../../request/shape'
import { unitWords } from '../../request/unit-words'
import type { Rulebook } from '../../rules/types'
import { type Place, unitIn, withUnit } from '../../study/units'
import { fought, foughtAsSaid, isRefused } from './fought'
import { type Action, type Ask, begun, type State, type Tell, type Turn } from './state'
import { valuesOf, withValue } from './values'

/** One action, and the state after it. Changes nothing it is given. */

const FIRST: Readonly<Record<'attacker' | 'defender', Place>> = {
  attacker: { side: 'attacker', index: 0 },
  defender: { side: 'defender', index: 0 }
}

const trait = (place: Place, ...keys: readonly string[]): readonly Ask[] => keys.map(key => ({ ask: 'trait', place, key }))

/** The questions of a new fight, in their order. */
const questions = (): readonly Ask[] => [
  ...trait(FIRST.attacker, 'faction', 'unit', 'models', 'mounted', 'weapon', 'fatigue'),
  ...trait(FIRST.defender, 'faction', 'unit', 'models', 'mounted', 'weapon', 'fatigue', 'cover'),
  ...trait(FIRST.attacker, 'abilities'),
  ...trait(FIRST.defender, 'abilities')
]

const FIGHT: readonly Tell[] = [{ tell: 'fight' }]

const refused = (state: State, sentences: readonly string[]): State => ({ ...state, tells: [{ tell: 'refused', sentences }] })

/** The new fight is the one at hand; the old one can be gone back to. */
const moved = (state: State, turn: Turn, tells: readonly Tell[] = FIGHT): State => ({
  ...state,
  draft: {},
  now: turn,
  ...(state.now && { before: state.now, past: [...state.past, state.now] }),
  tells
})

const changed = (state: State, draft: Draft, said: string, book: Rulebook): State => {
  const found = fought(draft, said, book)
  return isRefused(found) ? refused(state, found.refused) : moved(state, found.turn)
}

const unitDraft = (draft: Draft, { side }: Place): Draft => {
  const unit = own(draft, side)
  return isDraft(unit) ? unit : {}
}

const after = ({ todo: [, ...rest], ...state }: State): State => ({ ...state, todo: rest })

/** What went with the old troop may not go with the new: it is laid down, piece by piece. */
const GOES: readonly (readonly string[])[] = [
  [],
  ['abilities'],
  ['abilities', 'weapon'],
  ['abilities', 'weapon', 'mounted', 'engaged'],
  ['abilities', 'weapon', 'mounted', 'engaged', 'guards', 'wounds', 'spend', 'models', 'effects', 'wrath']
]

const withoutKeys = (unit: Draft, keys: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(unit).filter(([key]) => !keys.includes(key)))

/** Another troop in the place of this one, with as much of its equipment as it may have. */
const replaced = (state: State, now: Turn, place: Place, unit: Draft, said: string, book: Rulebook): State => {
  let last: State = state
  for (const keys of GOES) {
    const gone = keys.filter(key => own(unit, key) !== undefined)
    const kept = withoutKeys(unit, keys)
    const whole = own(kept, 'models') === undefined ? { ...kept, models: 4 } : kept
    const draft = withUnit(now.scenario, place, () => whole as unknown as UnitRequest)
    const found = fought(draft as unknown as Draft, said, book)
    if (isRefused(found)) last = keys.length === 0 ? refused(state, found.refused) : last
    else {
      const lost: readonly Tell[] =
        gone.length > 0 ? [{ tell: 'sentence', text: `laid down with the old troop: ${gone.join(', ')}` }] : []
      return moved(state, found.turn, [...lost, ...FIGHT])
    }
  }
  return last
}

/** A faction is asked for with the troop that comes after it: its fight waits. */
const withFaction = (state: State, place: Place, value: unknown): State => ({
  ...state,
  draft: { [place.side]: { faction: value } },
  todo: [...trait(place, 'unit'), ...state.todo]
})

const set = (state: State, place: Place, key: string, value: unknown, said: string, book: Rulebook): State => {
  const { now } = state
  const next = after(state)
  if (!now) {
    const unit = withValue(unitDraft(state.draft, place), key, value)
    return { ...next, draft: { ...state.draft, [place.side]: unit }, tells: [] }
  }
  if (key === 'faction') return { ...withFaction(next, place, value), tells: [] }
  const unit = withValue(unitIn(now.scenario, place) as unknown as Draft, key, value)
  if (key === 'unit') {
    const { faction } = { faction: own(unit, 'faction'), ...unitDraft(state.draft, place) }
    return replaced({ ...next, draft: {} }, now, place, withValue(unit, 'faction', faction), said, book)
  }
  return changed(next, withUnit(now.scenario, place, () => unit as unknown as UnitRequest) as unknown as Draft, said, book)
}

const withWords = (state: State, now: Turn, place: Place, text: string, book: Rulebook): State => {
  const next = after(state)
  const { side, index } = place
  const isPair = 'together' in now.scenario[side]
  if (/^\s*[\w.[\]]+=/.test(text)) {
    const path = isPair ? `${side}.together.${index}.` : `${side}.`
    const patch = setting(/^\s*(attacker|defender|shooter|target)\./.test(text) ? text.trim() : `${path}${text.trim()}`)
    if ('message' in patch) return refused(next, [patch.message])
    return changed(next, patched(now.scenario as unknown as Draft, [patch]), text.trim(), book)
  }
  const check = checking(book)
  const { draft, plays } = unitWords(phrasesOf(text, check), side, check)
  const mistakes: readonly Mistake[] = check.mistakes
  if (mistakes.length > 0)
    return refused(
      next,
      mistakes.map(({ message }) => message)
    )
  const unit = unitIn(now.scenario, place)
  const { abilities = [], effects = [] } = draft as {
    readonly abilities?: readonly unknown[]
    readonly effects?: readonly unknown[]
  }
  const added: Draft = {
    ...unit,
    ...draft,
    abilities: [...(unit.abilities ?? []), ...abilities, ...plays],
    effects: [...(unit.effects ?? []), ...effects]
  }
  return changed(
    next,
    withUnit(now.scenario, place, () => added as unknown as UnitRequest) as unknown as Draft,
    text.trim(),
    book
  )
}

const swapped = (state: State, { scenario }: Turn, book: Rulebook): State => {
  const { attacker, defender } = scenario
  return changed(state, { ...scenario, attacker: defender, defender: attacker }, 'the other side charges', book)
}

const undone = (state: State): State => {
  const last = state.past.at(-1)
  if (!last) return refused(state, ['there is nothing to undo'])
  const past = state.past.slice(0, -1)
  const { before: _, ...rest } = state
  const before = past.at(-1)
  return { ...rest, now: last, past, ...(before && { before }), tells: FIGHT }
}

const shelved = (state: State, now: Turn): State => {
  const isThere = state.shelf.some(({ report }) => report.replay === now.report.replay)
  if (isThere) return { ...state, tells: [{ tell: 'sentence', text: 'this fight is on the shelf already' }] }
  return { ...state, shelf: [...state.shelf, now], tells: [{ tell: 'shelf' }] }
}

const sentence = (state: State, text: string, book: Rulebook): State => {
  const found = foughtAsSaid(text, state.base, book)
  return isRefused(found) ? refused(state, found.refused) : moved({ ...state, todo: [] }, found.turn)
}

/** Actions upon the fight at hand. */
const upon = (state: State, now: Turn, action: Action, book: Rulebook): State => {
  switch (action.do) {
    case 'ability': {
      const draft = withUnit(now.scenario, action.place, unit => ({
        ...unit,
        abilities: action.with as UnitRequest['abilities'] & {}
      }))
      return changed(state, draft as unknown as Draft, action.said, book)
    }
    case 'words':
      return withWords(state, now, action.place, action.text, book)
    case 'become':
      return changed(after(state), action.scenario as unknown as Draft, action.said, book)
    case 'swap':
      return swapped(state, now, book)
    case 'shelve':
      return shelved(state, now)
    case 'show':
      return { ...state, tells: [{ tell: action.what }] }
    case 'save':
      return { ...after(state), saving: action.file, tells: [] }
    default:
      return state
  }
}

const onShelf = (state: State, index: number, isTaken: boolean): State => {
  const kept = state.shelf[index]
  if (!kept) return state
  if (isTaken) return moved({ ...state, todo: [] }, { ...kept, said: `number ${index + 1} of the shelf` })
  const shelf = state.shelf.filter(other => other !== kept)
  return { ...state, shelf, todo: shelf.length > 0 ? state.todo : [], tells: shelf.length > 0 ? [{ tell: 'shelf' }] : [] }
}

const acted = (state: State, action: Action, book: Rulebook): State => {
  switch (action.do) {
    case 'kind':
      return { ...state, draft: { ...state.base, kind: action.kind }, todo: questions(), tells: [] }
    case 'ask':
      return { ...state, todo: [...action.asks, ...after(state).todo], tells: [] }
    case 'sentence':
      return sentence(state, action.text, book)
    case 'set':
      return set(state, action.place, action.key, action.value, action.said, book)
    case 'take':
    case 'drop':
      return onShelf(state, action.index, action.do === 'take')
    case 'next':
    case 'back':
      return { ...after(state), ...(state.now && { draft: {} }), tells: [] }
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
            text: `the scenario is saved: saga-odds ${state.now?.scenario.kind ?? 'melee'} --scenario ${action.file}`
          }
        ]
      }
    case 'refuse':
      return refused(state, action.sentences)
    case 'leave':
      return { ...state, isOver: true, tells: [] }
    default:
      return state.now ? upon(state, state.now, action, book) : state
  }
}

/** Of the fight that is being picked: what is known of a unit of it. */
export const picked = ({ now, draft }: State, place: Place): Partial<UnitRequest> =>
  ({ ...(now && unitIn(now.scenario, place)), ...unitDraft(draft, place) }) as Partial<UnitRequest>

export const kindOf = ({ now, draft }: State) => now?.scenario.kind ?? (own(draft, 'kind') === 'shoot' ? 'shoot' : 'melee')

/** A question with one answer is none; when all is picked there is a fight. */
const settled = (state: State, book: Rulebook): State => {
  const [ask] = state.todo
  if (state.now || state.isOver || ask?.ask !== 'trait') return state
  if (ask.key !== 'abilities') {
    const values = valuesOf(ask.key, { unit: picked(state, ask.place), place: ask.place, kind: kindOf(state), book })
    const [only] = values
    if (values.length > 1) return state
    return settled(set(state, ask.place, ask.key, only?.value, '', book), book)
  }
  const found = fought(state.draft, 'a new fight', book)
  return isRefused(found) ? { ...refused(begun(state.base), found.refused), shelf: state.shelf } : moved(state, found.turn)
}

export const step = (state: State, action: Action, book: Rulebook): State => {
  const { saving: _, ...before } = state
  return settled(acted(before, action, book), book)
}

/** The first state: with a fight that is given, or before the first question. Throws a RequestError where it cannot be fought. */
export const beginning = (base: Draft, scenario: Scenario | undefined, book: Rulebook): State => {
  const state = begun(base)
  if (!scenario) return state
  const found = fought(scenario as unknown as Draft, 'the first fight', book)
  if (isRefused(found)) throw new RequestError(found.refused.map(message => ({ message })))
  return { ...moved(state, found.turn), todo: [] }
}
