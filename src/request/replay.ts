import { isSame } from '../model/data'
import type { Effect } from '../model/effect'
import {
  type AbilityUse,
  type Guards,
  type Scenario,
  SIDES,
  type Side,
  type SideRequest,
  UNARMED,
  type Uncertain,
  type UnitRequest
} from '../model/scenario'
import { commandLine } from '../model/shell'
import { percentText, uncertainKeys } from '../model/uncertain'
import { sceneryFor } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { fightFields, type ScenarioField, unitFields } from './scenario-fields'
import { formatValue, valueText } from './value-text'
import { unitWords, wordsOfUnit } from './words/field-words'

/** Formats a scenario as the command that asks for it. Parsed again, the command gives the same scenario. */

/** Words of the sentence, and options for what the sentence has no words for. */
interface ReplayWords {
  readonly words: readonly string[]
  readonly options: readonly string[]
}

const words = (...all: readonly string[]): ReplayWords => ({ words: all.flatMap(each => each.split(' ')), options: [] })
const option = (...options: readonly string[]): ReplayWords => ({ words: [], options })
const NOTHING = words()

const all = (parts: readonly ReplayWords[]): ReplayWords => ({
  words: parts.flatMap(each => each.words),
  options: parts.flatMap(each => each.options)
})

const setting = (path: string, { type }: ScenarioField, value: unknown): ReplayWords =>
  option('--set', `${path}=${valueText(type, value)}`)

/** Formats a value with the words of its field, or with its path if there are none. */
const valueInWords = (at: string, key: string, field: ScenarioField, value: unknown): ReplayWords => {
  const { words: phrases = [], counted: [counted] = [] } = wordsOfUnit(key)
  const phrase = phrases.find(([, each]) => isSame(each, value))?.[0]
  if (phrase !== undefined) return words(phrase)
  return counted === undefined ? setting(`${at}.${key}`, field, value) : words(counted, String(value))
}

const BONUS: Readonly<Record<string, string>> = { 'attack-dice': 'a', 'defence-dice': 'd' }

const effectWords = (effect: Effect): string | undefined => {
  const phrase = unitWords.effects.words.find(([, each]) => isSame(each, effect))?.[0]
  const kind = BONUS[effect.verb]
  if (phrase !== undefined || kind === undefined || !('count' in effect)) return phrase
  const { count } = effect
  return isSame(effect, { verb: effect.verb, count }) && typeof count === 'number' && count > 0 ? `+${count}${kind}` : undefined
}

const effects = (at: string, given: readonly Effect[]): ReplayWords => {
  const each = given.flatMap(effect => effectWords(effect) ?? [])
  return each.length === given.length ? words(...each) : setting(`${at}.effects`, unitFields.effects, given)
}

/** Formats the value of a field. `at` is the path of the unit. */
type FieldFormatter = (at: string, value: never, unit: UnitRequest, book: Rulebook) => ReplayWords

/** Fields that need more than their own words. */
const formatters: { readonly [K in keyof UnitRequest]?: FieldFormatter } = {
  unit: (_at, unit: string, { models }) => words(...(models === undefined ? [] : [String(models)]), unit),
  models: () => NOTHING,
  // not needed if the troop belongs to that faction only
  faction: (_at, faction: string, { unit }, book) => (book.troops[unit]?.faction === faction ? NOTHING : words(faction)),
  weapon: (at, weapon: string) => (weapon === UNARMED ? valueInWords(at, 'weapon', unitFields.weapon, weapon) : words(weapon)),
  mounted: () => words('mounted'),
  // horses have only the word "mounted", which stands for another mount if the troop rides one
  mount: (at, mount: string, _unit, book) =>
    mount === 'horse' ? setting(`${at}.mount`, unitFields.mount, mount) : words(book.mounts[mount]?.names[0] ?? mount),
  building: () => words('building'),
  cover: (_at, cover: string, { building }) => (building ? NOTHING : words(`${cover} cover`)),
  ground: (_at, ground: string, { building }) => (building ? NOTHING : words(ground)),
  abilities: (_at, uses: readonly AbilityUse[]) => words(...uses.map(use => `+${formatValue(use)}`)),
  guards: (_at, { models, unit }: Guards) => words('guarded', String(models), unit),
  effects: (at, given: readonly Effect[]) => effects(at, given),
  // a place without a word of its own cannot be written with one chance: then the option gives all entries
  maybe: (at, entries: readonly Uncertain[], unit, book) =>
    entries.every(entry => uncertainKeys(entry).length === 1 || sceneryFor(entry, book))
      ? all(entries.map(entry => uncertainInWords(entry, at, unit, book)))
      : valueInWords(at, 'maybe', unitFields.maybe, entries)
}

/** Formats what a unit may have, in the words of a unit that has it: "danish-axe 60%". */
const uncertainInWords = (entry: Uncertain, at: string, unit: UnitRequest, book: Rulebook): ReplayWords => {
  const { chance, ...has } = entry
  const { unit: id } = unit
  const scenery = uncertainKeys(entry).length > 1 ? sceneryFor(has, book) : undefined
  if (scenery) return words(scenery.names[0] ?? scenery.name, percentText(chance))
  const { words: all } = unitInWords({ ...has, unit: id }, at, book)
  return words(...all.slice(1), percentText(chance))
}

/** What a unit may have is written before the fatigue spent, so that its fatigue is not taken for what is spent. */
const WRITTEN = Object.entries<ScenarioField>(unitFields).flatMap(([key, field]) => {
  if (key === 'maybe') return []
  const before: readonly [string, ScenarioField][] = key === 'spend' ? [['maybe', unitFields.maybe]] : []
  return [...before, [key, field] as const]
})

const unitInWords = (unit: UnitRequest, at: string, book: Rulebook): ReplayWords =>
  all(
    WRITTEN.map(([key, field]) => {
      const value = unit[key as keyof UnitRequest]
      const format = formatters[key as keyof UnitRequest]
      if (value === undefined) return NOTHING
      return format ? format(at, value as never, unit, book) : valueInWords(at, key, field, value)
    })
  )

/** Formats a side as words, with options for what has no words. */
export const wordsOfSide = (request: SideRequest, side: Side, book: Rulebook): ReplayWords => {
  if (!('together' in request)) return unitInWords(request, side, book)
  const [first, second] = request.together.map((unit, index) => unitInWords(unit, `${side}.together.${index}`, book))
  return all([first ?? NOTHING, words('and'), second ?? NOTHING])
}

/** Formats the fields of the fight as a whole as options. */
export const fightOptions = (scenario: Scenario): readonly string[] => {
  const {
    kind: _kind,
    edition = 1,
    readings = {},
    attacker: _attacker,
    defender: _defender,
    boards = [],
    costs = {},
    ...others
  } = scenario
  const settings = Object.entries(others).flatMap(([key, value]) => {
    const field: ScenarioField = fightFields[key as Exclude<keyof Scenario, 'attacker' | 'defender'>]
    return field.flag === undefined ? setting(key, field, value).options : [`--${key}`, valueText(field.type, value)]
  })
  return [
    ...(edition === 1 ? [] : ['--edition', String(edition)]),
    ...boards.flatMap(file => ['--board', file]),
    ...Object.entries(costs).flatMap(([name, cost]) => ['--cost', `${name}=${cost}`]),
    ...Object.entries(readings).flatMap(([name, value]) => ['--reading', `${name}=${value}`]),
    ...settings
  ]
}

const VERBS = { melee: ['charge', 'charges'], shoot: ['shoot', 'shoots'] } as const

const verb = ({ kind, attacker }: Scenario): string => {
  const isOne = !('together' in attacker) && attacker.models === 1
  return VERBS[kind][isOne ? 1 : 0]
}

/** Returns the arguments after `saga-odds`. The scenario must have been checked. */
export const replayed = (scenario: Scenario, book: Rulebook): readonly string[] => {
  const [attacker, defender] = SIDES.map(side => wordsOfSide(scenario[side], side, book))
  return [
    scenario.kind,
    ...(attacker?.words ?? []),
    verb(scenario),
    ...(defender?.words ?? []),
    ...(attacker?.options ?? []),
    ...(defender?.options ?? []),
    ...fightOptions(scenario)
  ]
}

/** Returns the whole command line, to be pasted into a shell. */
export const replay = (scenario: Scenario, book: Rulebook): string => commandLine(replayed(scenario, book))
