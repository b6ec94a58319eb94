import type { RosterUnit } from '../../model/dice'
import { noUnits, whichTroopOf } from '../../model/dice-mistakes'
import { t } from '../../model/language'
import { missingCount, notA } from '../../model/mistakes'
import { oneSize } from '../../rules/board'
import { troopIdFor } from '../../rules/lookup'
import type { Rulebook, Troop } from '../../rules/types'
import type { Check } from '../check'
import { type Draft, isDraft, isPlain, ownKey } from '../validators'
import type { Phrase } from '../words/phrase-pass'
import { phrasesOf } from '../words/phrases'
import { unitWords } from '../words/unit-words'

/** Parses the units of a warband, such as "2x4hg 3x8w 12lev wl". */

/** A unit as given, before its faction is known; `units` is the number of such units. */
export interface DiceUnit {
  readonly unit: string
  readonly models: number
  readonly units: number
  readonly faction?: string
}

const MOST_UNITS = 30

const isTroop = (phrase: Phrase): boolean => phrase.is === 'phrase' && phrase.meanings.some(({ is }) => is === 'troop')

const isCount = (phrase: Phrase): boolean => phrase.is === 'number' || phrase.is === 'units'

const isJoint = (phrase: Phrase): boolean => phrase.is === 'phrase' && phrase.meanings.some(({ is }) => is === 'joint')

/** True for a mount with its preposition: "on an elephant". */
const isRidden = (phrase: Extract<Phrase, { readonly is: 'phrase' }>): boolean =>
  phrase.lead.some(word => word === 'on' || word === 'en') && phrase.meanings.some(({ is }) => is === 'mount')

/**
 * True for a troop that is always the same size and needs no number: "wl", "berserkers". After a troop, other words belong to
 * it: "8 bondi warriors".
 */
const isUncounted = (phrase: Phrase, { troops }: Rulebook): boolean =>
  phrase.is === 'phrase' &&
  !isRidden(phrase) &&
  phrase.meanings.some(meaning => {
    const row = meaning.is === 'troop' ? troops[meaning.id] : undefined
    return row !== undefined && oneSize(row) !== undefined
  })

/** True for a word that takes the number after it, such as "fatigue". */
const isCounted = (phrase: Phrase | undefined): boolean =>
  phrase?.is === 'phrase' && phrase.meanings.some(({ is }) => is === 'counted' || is === 'guarded')

/** The phrases of each unit. A unit begins with its number of models, or with its troop if that needs none. */
export const parted = (phrases: readonly Phrase[], book: Rulebook): readonly (readonly Phrase[])[] => {
  const runs: Phrase[][] = []
  for (const phrase of phrases) {
    const last = runs.at(-1)
    const begins =
      !last ||
      isJoint(phrase) ||
      (last.some(isTroop) &&
        ((isCount(phrase) && !isCounted(last.at(-1)) && last.some(each => isCount(each) || isUncounted(each, book))) ||
          isUncounted(phrase, book)))
    if (begins) runs.push(isJoint(phrase) ? [] : [phrase])
    else last.push(phrase)
  }
  return runs.filter(run => run.length > 0)
}

const modelsOf = (row: Troop, models: unknown, check: Check): number | undefined => {
  const count = models ?? oneSize(row)
  const most = row.models?.most ?? check.book.numbers.mostModels
  if (typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= most) return count
  check.note(
    count === undefined
      ? missingCount(row.name, 'units')
      : notA(check.called('units'), count, t('a number of {name}: 1 to {most}', { name: row.name, most }), 'units')
  )
  return undefined
}

const unitFrom = (draft: Draft, units: number, check: Check): readonly DiceUnit[] => {
  const unit = ownKey(draft, 'unit')
  const row = typeof unit === 'string' ? check.book.troops[unit] : undefined
  if (!row || typeof unit !== 'string') {
    check.note(whichTroopOf(check.called('units')))
    return []
  }
  if (units < 1 || units > MOST_UNITS) {
    check.note(notA(check.called('units'), units, t('a number of units: 1 to {mostUnits}', { mostUnits: MOST_UNITS }), 'units'))
    return []
  }
  const models = modelsOf(row, ownKey(draft, 'models'), check)
  const faction = ownKey(draft, 'faction') ?? row.faction
  return models === undefined ? [] : [{ unit, models, units, ...(typeof faction === 'string' && { faction }) }]
}

const fromText = (text: string, check: Check): readonly DiceUnit[] =>
  parted(phrasesOf(text, check), check.book).flatMap(run => {
    const before = check.mistakes.length
    const { draft, units } = unitWords(run, 'units', check)
    return check.mistakes.length > before ? [] : unitFrom(draft, units, check)
  })

const fromDraft = (draft: Draft, check: Check): readonly DiceUnit[] => {
  const id = isPlain(ownKey(draft, 'unit')) ? troopIdFor(check.book, String(ownKey(draft, 'unit'))) : undefined
  const units = ownKey(draft, 'units') ?? 1
  if (id !== undefined)
    return unitFrom({ ...draft, unit: id }, typeof units === 'number' && Number.isInteger(units) ? units : 0, check)
  check.note(notA(check.called('units'), ownKey(draft, 'unit'), t('a unit (saga-odds rules units lists them)'), 'units'))
  return []
}

/** The units in a text, or in a list of texts and of objects such as `{ "unit": "bondi", "models": 8, "units": 2 }`. */
export const parseDiceUnits = (value: unknown, check: Check): readonly DiceUnit[] => {
  const all = Array.isArray(value) ? (value as readonly unknown[]) : [value]
  const texts = all.filter(isPlain).join(' ')
  const drafts = all.filter(isDraft)
  if (texts.trim() === '' && drafts.length === 0) {
    check.note(noUnits(check.called('units'), 'units'))
    return []
  }
  return [...(texts === '' ? [] : fromText(texts, check)), ...drafts.flatMap(draft => fromDraft(draft, check))]
}

/** The unit with its faction's own troop if it names only a class. */
const withFactionTroop = ({ unit, models, units }: DiceUnit, faction: string | undefined, book: Rulebook): RosterUnit => ({
  unit: troopIdFor(book, unit, faction) ?? unit,
  models,
  units
})

/** The units of a warband. The hero, if there is one, replaces the warlord, or is added if the warband names none. */
export const rosterOf = (
  units: readonly DiceUnit[],
  faction: string | undefined,
  hero: string | undefined,
  book: Rulebook
): readonly RosterUnit[] => {
  const all = units.map(each => withFactionTroop(each, each.faction ?? faction, book))
  if (hero === undefined || all.some(({ unit }) => unit === hero)) return all
  const withHero = all.map(each => (book.troops[each.unit]?.class === 'warlord' ? { ...each, unit: hero } : each))
  return withHero.some(({ unit }) => unit === hero) ? withHero : [...withHero, { unit: hero, models: 1, units: 1 }]
}
