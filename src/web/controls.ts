import { ABILITIES, abilitiesOffered, abilityUsesOf, COMPANION, companionsOf, type Field, fieldsOf } from '../answers/edit/fields'
import { otherFieldsOf } from '../answers/edit/questions'
import { isListedField, isPossible, tryRequest } from '../answers/edit/values'
import { placesOf, type UnitPlace, unitIn } from '../battle/units'
import { isSame } from '../model/data'
import { msg, t, translate } from '../model/language'
import type { AbilityUse, Scenario, UnitRequest } from '../model/scenario'
import { type Child, element, joinLines, type Markup, NO_MARKUP } from '../report/markup'
import { formatValue } from '../request/value-text'
import { abilityFor, troopFor } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import type { Piece } from './patch-dom'
import type { Tap } from './state'

/** The controls of a fight: a panel for each unit, made from the fields that it has by the rulebook. */

/** All taps offered so far; markup refers to a tap by its index here. Equal taps share an index. */
const acts: Tap[] = []
const places = new Map<string, string>()

/** The id of a tap for a `data-act` attribute. */
const tapId = (act: Tap): string => {
  const key = JSON.stringify(act)
  const known = places.get(key)
  if (known !== undefined) return known
  const place = String(acts.push(act) - 1)
  places.set(key, place)
  return place
}

export const tapWithId = (place: string): Tap | undefined => acts[Number(place)]

export const button = (act: Tap, text: Child, more: Readonly<Record<string, string | undefined>> = {}): Markup =>
  element('button', { type: 'button', 'data-act': tapId(act), ...more }, text)

const COUNTED = /^\d+$/

/** "less", the value and "more". */
export const stepper = (label: string, value: string, less: Tap | undefined, more: Tap | undefined): Markup => {
  const step = (act: Tap | undefined, sign: string, says: string): Markup =>
    element(
      'button',
      {
        type: 'button',
        'aria-label': `${label}: ${says}`,
        ...(act ? { 'data-act': tapId(act) } : { 'aria-disabled': 'true' })
      },
      sign
    )
  return element(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': label },
    element('span', { class: 'label' }, label),
    step(less, '−', t('less')),
    element('output', { 'aria-label': label, class: COUNTED.test(value) ? undefined : 'word' }, value),
    step(more, '+', t('more'))
  )
}

const setting = (place: UnitPlace, { key }: Field, index: number): Tap => ({ do: 'set', place, key, index })

const isNumber = ({ values }: Field): boolean => values.filter(({ label }) => COUNTED.test(label)).length > 2

const numbered = (field: Field, place: UnitPlace): Markup => {
  const { label, text, values, index } = field
  const at = index < 0 ? values.findIndex(value => value.label === text) : index
  const to = (by: number): Tap | undefined => (values[at + by] ? setting(place, field, at + by) : undefined)
  return stepper(label, text, to(-1), to(1))
}

/** Headings of lists whose labels differ from those in sentences. */
const HEADINGS: Readonly<Record<string, string>> = { faction: msg('Faction'), unit: msg('Troop'), weapon: msg('Weapon') }

const lists = new WeakMap<Field['values'], Map<string, Markup>>()

/** A native select; remembered, since long lists are slow to make. */
const listed = (field: Field, place: UnitPlace): Markup => {
  const ofValues = lists.get(field.values) ?? new Map<string, Markup>()
  lists.set(field.values, ofValues)
  const name = `${place.side} ${place.index} ${field.index} ${field.text}`
  const found = ofValues.get(name) ?? choice(field, place)
  ofValues.set(name, found)
  return found
}

const choice = (field: Field, place: UnitPlace): Markup => {
  const { key, label, values, index, text } = field
  const heading = translate(HEADINGS[key] ?? label)
  const options = values.map((value, at) =>
    element('option', { value: tapId(setting(place, field, at)), selected: at === index ? 'selected' : undefined }, value.label)
  )
  const other = index < 0 ? [element('option', { value: '', selected: 'selected' }, text)] : []
  return element(
    'label',
    { class: 'choice', 'data-field': key },
    element('span', { class: 'label' }, heading),
    element('select', {}, ...other, ...options)
  )
}

const chip = (act: Tap, text: string, isOn: boolean, hint?: string): Markup =>
  button(act, text, { class: 'chip', 'aria-pressed': String(isOn), title: hint })

/** A chip for each value but the default; tapping it again resets the field. */
const chipsOf = (field: Field, place: UnitPlace): readonly Markup[] => {
  const silent = field.values.findIndex(({ value }) => value === undefined)
  return field.values.flatMap((value, at) => {
    if (value.value === undefined) return []
    const isOn = at === field.index
    return [chip(setting(place, field, isOn && silent >= 0 ? silent : at), value.label, isOn, value.hint)]
  })
}

const chips = (field: Field, place: UnitPlace): Markup =>
  element(
    'div',
    { class: 'row', role: 'group', 'aria-label': field.label },
    element('span', { class: 'label' }, field.label),
    element('div', { class: 'chips' }, ...chipsOf(field, place))
  )

/** Whether a field has one value besides its default: its chip needs no label. */
const isToggle = ({ values }: Field): boolean => values.length === 2 && values[0]?.value === undefined

const MOST_CHIPS = 6
/** Most letters of chips in a row. */
const MOST_LETTERS = 28

const isLong = ({ values }: Field): boolean =>
  values.length > MOST_CHIPS ||
  (values.length > 3 &&
    values.reduce((sum, { value, label }) => sum + (value === undefined ? 0 : label.length), 0) > MOST_LETTERS)

const control = (field: Field, place: UnitPlace): Markup => {
  if (isNumber(field)) return numbered(field, place)
  return isLong(field) ? listed(field, place) : chips(field, place)
}

const useText = (use: AbilityUse): string => formatValue(use).split(/=(.*)/s)[1] ?? t('used')

interface Box {
  readonly id: string
  readonly ways: readonly { readonly use: AbilityUse; readonly hint: string | undefined }[]
}

/** The abilities that the boards offer, each with its choices; and those that the unit plays besides. */
const boxesOf = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly Box[] => {
  const offered = abilitiesOffered(fight, place, book).map(({ value, hint }) => ({ use: value as AbilityUse, hint }))
  const ids = new Set([...offered.map(({ use }) => use.id), ...abilityUsesOf(unitIn(fight, place)).map(({ id }) => id)])
  return [...ids].map(id => ({ id, ways: offered.filter(({ use }) => use.id === id) }))
}

/** The name of an ability; its id where it is on no board of the unit, which makes the fight impossible. */
const nameOf = (fight: Scenario, place: UnitPlace, id: string, book: Rulebook): string => {
  const { unit, faction } = unitIn(fight, place)
  const troop = troopFor(book, unit, faction)
  const found = troop && tryRequest(() => abilityFor(book, id, troop, faction))
  return found && 'name' in found ? found.name : id
}

const box = (fight: Scenario, place: UnitPlace, { id, ways }: Box, book: Rulebook): Markup => {
  const used = abilityUsesOf(unitIn(fight, place)).find(use => use.id === id)
  const name = nameOf(fight, place, id, book)
  const act = (index: number): Tap => ({ do: 'ability', place, id, index })
  const [first] = ways
  if (ways.length === 1 && (used === undefined || isSame(used, first?.use)))
    return chip(act(used ? -1 : 0), name, used !== undefined, first?.hint)
  const at = ways.findIndex(({ use }) => isSame(use, used))
  const other = used && at < 0 ? [element('option', { value: '', selected: 'selected' }, `${name}: ${useText(used)}`)] : []
  const options = ways.map(({ use }, index) =>
    element('option', { value: tapId(act(index)), selected: index === at ? 'selected' : undefined }, `${name}: ${useText(use)}`)
  )
  const none = element('option', { value: tapId(act(-1)), selected: used ? undefined : 'selected' }, name)
  return element('select', { class: used ? 'chip on' : 'chip', 'aria-label': name }, none, ...other, ...options)
}

/** What each played ability does. */
const played = (fight: Scenario, place: UnitPlace, boxes: readonly Box[]): readonly Markup[] =>
  abilityUsesOf(unitIn(fight, place)).flatMap(use => {
    const hint = boxes.find(({ id }) => id === use.id)?.ways.find(way => isSame(way.use, use))?.hint
    return hint === undefined ? [] : [element('li', {}, hint)]
  })

const lastBoxes = new Map<string, { readonly key: string; readonly book: Rulebook; readonly boxes: readonly Box[] }>()

/** Remembered until the unit or its abilities change: most taps change neither. */
const rememberedBoxes = (fight: Scenario, place: UnitPlace, book: Rulebook): readonly Box[] => {
  const { unit, faction, abilities: used } = unitIn(fight, place)
  const name = `${place.side} ${place.index}`
  const key = JSON.stringify([unit, faction, used])
  const before = lastBoxes.get(name)
  if (before?.key === key && before.book === book) return before.boxes
  const boxes = boxesOf(fight, place, book)
  lastBoxes.set(name, { key, book, boxes })
  return boxes
}

/** The boxes that the unit plays, or could play in this fight; all of them where the fight is impossible as it is. */
const playable = (fight: Scenario, place: UnitPlace, boxes: readonly Box[], book: Rulebook): readonly Box[] => {
  const isPossibleWith = (use?: AbilityUse): boolean =>
    isPossible(fight, place, unit => ({ ...unit, abilities: [...abilityUsesOf(unit), ...(use ? [use] : [])] }), book)
  const used = abilityUsesOf(unitIn(fight, place))
  return isPossibleWith()
    ? boxes.filter(({ id, ways }) => used.some(use => use.id === id) || ways.some(({ use }) => isPossibleWith(use)))
    : boxes
}

const abilities = (fight: Scenario, place: UnitPlace, book: Rulebook): Piece => {
  const boxes = rememberedBoxes(fight, place, book)
  if (boxes.length === 0) return element('p', { class: 'quiet' }, t('no abilities: choose a faction for its board'))
  const used = abilityUsesOf(unitIn(fight, place)).map(({ id }) => nameOf(fight, place, id, book))
  return {
    fold: `abilities ${place.side} ${place.index}`,
    summary:
      used.length > 0
        ? t('Abilities: {used}', { used: used.join(', ') })
        : t('Abilities: none of {boxes}', { boxes: boxes.length }),
    inside: () => {
      const hints = played(fight, place, boxes)
      return joinLines([
        element('div', { class: 'chips' }, ...playable(fight, place, boxes, book).map(each => box(fight, place, each, book))),
        hints.length > 0 ? element('ul', { class: 'hints' }, ...hints) : NO_MARKUP
      ])
    }
  }
}

/** The fields that are always shown; others are in a fold. */
const FIRST: ReadonlySet<string> = new Set(['weapon', 'mounted', 'cover', 'spend', 'givesUpDice'])
const WHO = ['faction', 'unit'] as const
const COUNTS = ['models', 'fatigue'] as const
const OWN: ReadonlySet<string> = new Set([...WHO, ...COUNTS, ABILITIES, COMPANION])

const ROLES = {
  melee: { attacker: msg('charging'), defender: msg('being charged') },
  shoot: { attacker: msg('shooting'), defender: msg('being shot at') }
} as const

/** A panel in pieces, so that a tap only redraws what it changes. */
interface Panel {
  readonly label: string
  readonly pieces: readonly Piece[]
}

/** The control of a rarely used field: a yes/no field is a chip with its name. */
const trait = (field: Field, place: UnitPlace): Markup => {
  const { label, values, index } = field
  const on = values.findIndex(({ value }) => value === true)
  if (!isToggle(field) || on < 0) return control(field, place)
  return element('div', { class: 'chips' }, chip(setting(place, field, index === on ? 1 - on : on), label, index === on))
}

const controls = (fields: readonly Field[], place: UnitPlace): Markup =>
  joinLines(
    fields.map(field => (isToggle(field) ? element('div', { class: 'chips' }, ...chipsOf(field, place)) : control(field, place)))
  )

/** The choice of who charges beside the unit (Side by Side, R6.3). */
const companion = (fight: Scenario, place: UnitPlace, fields: readonly Field[], book: Rulebook): Piece => {
  const field = fields.find(({ key }) => key === COMPANION)
  if (!field) return NO_MARKUP
  const isAlone = !('together' in fight.attacker)
  const inside = (): Markup => {
    const sides = companionsOf(fight, place, book)
    const at = isAlone ? 0 : sides.findIndex(side => isSame(side, fight.attacker))
    const options = sides.map((side, index) =>
      element(
        'option',
        { value: tapId({ do: 'companion', place, index }), selected: at === index ? 'selected' : undefined },
        'together' in side ? otherOf(side.together, unitIn(fight, place), book) : t('charges alone')
      )
    )
    const other = at < 0 ? [element('option', { value: '', selected: 'selected' }, field.text)] : []
    return sides.length < 2 && isAlone
      ? element(
          'p',
          { class: 'quiet' },
          t('nobody may charge beside this unit: a warlord charges Side by Side with a unit of his own (R6.3)')
        )
      : element(
          'label',
          { class: 'choice' },
          element('span', { class: 'label' }, t('beside it')),
          element('select', {}, ...other, ...options)
        )
  }
  return {
    fold: `companion ${place.index}`,
    summary: isAlone ? t('Side by Side: charges alone') : t('Side by Side with {unit}', { unit: field.text }),
    inside,
    isLate: true
  }
}

/** "6 hirdmen": of two units that charge together, the other one. */
const otherOf = ([first, second]: readonly [UnitRequest, UnitRequest], own: UnitRequest, book: Rulebook): string => {
  const { unit, faction, models } = isSame(first, own) ? second : first
  return `${models ?? ''} ${troopFor(book, unit, faction)?.name ?? unit}`.trim()
}

const unitPanel = (fight: Scenario, place: UnitPlace, book: Rulebook): Panel => {
  const fields = fieldsOf(fight, place, book)
  const named = (keys: readonly string[]): readonly Field[] => keys.flatMap(key => fields.find(field => field.key === key) ?? [])
  const others = fields.filter(({ key }) => !OWN.has(key))
  const shown = others.filter(({ key }) => FIRST.has(key))
  const toggles = shown.filter(isToggle)
  const more = others.filter(({ key }) => !FIRST.has(key) && isListedField(key))
  const traits = others.filter(({ key }) => !isListedField(key)).length
  const { unit, faction } = unitIn(fight, place)
  const name = troopFor(book, unit, faction)?.name ?? unit
  const role = t(ROLES[fight.kind][place.side])
  const heading = element('h2', {}, element('span', { class: 'name' }, name), ' ', element('span', { class: 'role' }, role))
  return {
    label: `${name}, ${role}`,
    pieces: [
      heading,
      element('div', { class: 'who' }, ...named(WHO).map(field => listed(field, place))),
      element(
        'div',
        { class: 'counts' },
        ...named(COUNTS).map(field => (isNumber(field) ? numbered(field, place) : listed(field, place)))
      ),
      toggles.length > 0
        ? element(
            'div',
            { class: 'chips', role: 'group', 'aria-label': t('how it stands') },
            ...toggles.flatMap(field => chipsOf(field, place))
          )
        : NO_MARKUP,
      joinLines(shown.filter(field => !isToggle(field)).map(field => control(field, place))),
      abilities(fight, place, book),
      more.length > 0
        ? { fold: `more ${place.side} ${place.index}`, summary: t('More'), inside: () => controls(more, place) }
        : NO_MARKUP,
      {
        fold: `traits ${place.side} ${place.index}`,
        summary: traits > 0 ? t('Rarely needed (something is set)') : t('Rarely needed'),
        inside: () => joinLines(otherFieldsOf(fight, place, book).map(field => trait(field, place))),
        isLate: true
      },
      companion(fight, place, fields, book)
    ]
  }
}

/** The panels of a side; two where two units charge together. */
export const panels = (fight: Scenario, side: UnitPlace['side'], book: Rulebook): readonly Panel[] =>
  placesOf(fight)
    .filter(place => place.side === side)
    .map(place => unitPanel(fight, place, book))

/** A group of buttons of which one is pressed. */
export const segment = (label: string, all: readonly (readonly [text: string, act: Tap, isOn: boolean])[]): Markup =>
  element(
    'div',
    { class: 'segment', role: 'group', 'aria-label': label },
    ...all.map(([text, act, isOn]) => button(act, text, { 'aria-pressed': String(isOn) }))
  )

/** Melee or shot, first or second edition. */
export const kinds = ({ kind }: Scenario, { edition }: Rulebook): Markup =>
  element(
    'div',
    { class: 'kinds' },
    segment(t('what is fought'), [
      [t('Melee'), { do: 'kind', kind: 'melee' }, kind === 'melee'],
      [t('Shot'), { do: 'kind', kind: 'shoot' }, kind === 'shoot']
    ]),
    segment(t('edition of the rules'), [
      [t('1st ed.'), { do: 'edition', edition: 1 }, edition === 1],
      [t('2nd ed.'), { do: 'edition', edition: 2 }, edition === 2]
    ])
  )
