import { ABILITIES, abilityToggles, type ChangedFight, fieldsOf, toggleAbility, withField } from '../../../answers/edit/fields'
import { type FieldValue, tryRequest } from '../../../answers/edit/values'
import { placesOf, type UnitPlace } from '../../../battle/units'
import { idOf } from '../../../model/data'
import { isSpanish, t, translate } from '../../../model/language'
import { nearest } from '../../../model/nearest'
import type { Scenario } from '../../../model/scenario'
import { checking } from '../../../request/check'
import { requested } from '../../../request/request'
import type { Draft } from '../../../request/validators'
import { phrasesOf } from '../../../request/words/phrases'
import type { Rulebook } from '../../../rules/types'
import { matching } from '../choices'
import { draftInWords, isPathSetting } from '../step'
import type { LiveState } from './state'

/** Typed text in the live view: a search among everything that can be changed, or a sentence. */

interface Entry {
  /** "huscarls: heavy cover" */
  readonly label: string
  readonly hint: string
  readonly take: () => ChangedFight
}

const troops = ({ fight, place }: LiveState, book: Rulebook): readonly Entry[] =>
  Object.entries(book.troops).map(([id, troop]) => {
    const faction = troop.faction ?? troop.hero?.factions[0]
    const called = faction === undefined ? '' : (book.factions[faction]?.name ?? faction)
    return {
      label: troop.name,
      hint: called,
      take: () => {
        const { fight: moved } = faction === undefined ? { fight } : { fight: inFaction(fight, place, faction) }
        return withField(moved, place, 'unit', id, book)
      }
    }
  })

const inFaction = (fight: Scenario, place: UnitPlace, faction: string): Scenario => {
  const side = fight[place.side]
  if (!('together' in side)) return { ...fight, [place.side]: { ...side, faction } }
  const [first, second] = side.together
  return {
    ...fight,
    [place.side]: { together: place.index === 0 ? [{ ...first, faction }, second] : [first, { ...second, faction }] }
  }
}

/** The Spanish name of an ability, behind what it is typed as: " (Muro de Escudos)". */
const spanishName = ({ value }: FieldValue, { abilities }: Rulebook): string => {
  const { id } = value as { readonly id: string }
  const key = isSpanish() ? Object.keys(abilities).find(each => each === id || idOf(each) === id) : undefined
  return key === undefined ? '' : ` (${abilities[key]?.name})`
}

const abilities = ({ fight }: LiveState, place: UnitPlace, book: Rulebook): readonly Entry[] =>
  abilityToggles(fight, place, book).map(toggle => ({
    label: toggle.label + spanishName(toggle, book),
    hint: `${toggle.isOn ? t('played by the') : t('for the')} ${translate(place.side)}`,
    take: () => ({ fight: toggleAbility(fight, place, toggle) })
  }))

const LISTED_APART: ReadonlySet<string> = new Set(['unit', ABILITIES, 'models', 'engaged'])

const values = ({ fight }: LiveState, place: UnitPlace, book: Rulebook): readonly Entry[] =>
  fieldsOf(fight, place, book)
    .filter(({ key }) => !LISTED_APART.has(key))
    .flatMap(({ key, label, values: all, index }) =>
      all.flatMap((value: FieldValue, at): readonly Entry[] =>
        at === index
          ? []
          : [
              {
                label: `${label}: ${value.label}`,
                hint: translate(place.side),
                take: () => withField(fight, place, key, value.value, book)
              }
            ]
      )
    )

/** Everything a search can find: troops for the unit at the cursor, and abilities and values of every unit. */
const entriesOf = (state: LiveState, book: Rulebook): readonly Entry[] => {
  const others = placesOf(state.fight).filter(({ side, index }) => side !== state.place.side || index !== state.place.index)
  return [
    ...abilities(state, state.place, book),
    ...troops(state, book),
    ...values(state, state.place, book),
    ...others.flatMap(place => [...abilities(state, place, book), ...values(state, place, book)])
  ]
}

let last:
  | { readonly fight: Scenario; readonly place: UnitPlace; readonly book: Rulebook; readonly entries: readonly Entry[] }
  | undefined

/** The entries, made once for each fight: it does not change during a search. */
const entriesFor = (state: LiveState, book: Rulebook): readonly Entry[] => {
  const { fight, place } = state
  if (last?.fight !== fight || last.place !== place || last.book !== book)
    last = { fight, place, book, entries: entriesOf(state, book) }
  return last.entries
}

/** The entries that contain every word typed, exact names first. */
export const searchEntries = (state: LiveState, book: Rulebook): readonly Entry[] =>
  matching(entriesFor(state, book), state.typed, ({ label, hint }) => `${label} ${hint}`)

/** Says that nothing matches, with the nearest name. */
export const notFound = (state: LiveState, book: Rulebook): string => {
  const near = nearest(
    state.typed.trim(),
    entriesFor(state, book).map(({ label }) => label.replace(/^\+/, ''))
  )
  return t('nothing matches "{typed}"{cure}', {
    typed: state.typed.trim(),
    cure: near === undefined ? '' : t('; did you mean "{near}"?', { near })
  })
}

type ParsedFight = ChangedFight | { readonly refused: readonly string[] }

const COMMAND = /^\s*\$?\s*(?:saga-odds\s+)?(?:(?:melee|shoot|explore)\s+)?/

const isWholeFight = (text: string, book: Rulebook): boolean => {
  const phrases = phrasesOf(text, checking(book))
  return phrases.some(phrase => phrase.is === 'phrase' && phrase.meanings.some(({ is }) => is === 'verb'))
}

const checkedFight = (draft: Draft, book: Rulebook): ParsedFight =>
  tryRequest(() => {
    const { scenario, interpreted } = requested({ scenario: draft }, () => book)
    return {
      fight: scenario,
      ...(interpreted.length > 0 && { note: t('read as: {interpreted}', { interpreted: interpreted.join('; ') }) })
    }
  })

/** Parses a fight in a sentence; words without a verb change the unit at the cursor. */
export const parseTypedFight = ({ fight, place }: LiveState, typed: string, book: Rulebook): ParsedFight => {
  const text = typed.replace(COMMAND, '').trim()
  if (!isPathSetting(text) && isWholeFight(text, book)) {
    const { edition, readings, boards, costs } = fight
    const base = { edition, readings, boards, costs }
    const kept = Object.fromEntries(Object.entries(base).filter(([, value]) => value !== undefined))
    return checkedFight({ ...kept, fight: text }, book)
  }
  const parsed = draftInWords(fight, place, text, book)
  return 'refused' in parsed ? parsed : checkedFight(parsed.draft, book)
}
