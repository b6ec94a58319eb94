import type { Command, Option } from 'commander'
import { BATCH_FORMATS } from '../../model/batch'
import { idOf } from '../../model/data'
import { LANGUAGES } from '../../model/language'
import { allQuantities } from '../../model/quantities'
import { METHODS, SIDES, type Side } from '../../model/scenario'
import { BUILD_MEASURES, WAYS } from '../../model/warband'
import { formats } from '../../report'
import { misfits } from '../../request/condition-fits'
import { wayWord } from '../../request/roster/build'
import { fightFields, type ValueType } from '../../request/scenario-fields'
import { paths, placeOf, setting } from '../../request/set'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook, Troop } from '../../rules/types'
import { WHEN } from '../appearance'
import { isDataFile } from '../arguments'
import { KIND_NAMES } from '../batch/kinds'
import { type CommandCall, type Flag, fightFlags } from '../flags'
import { abilitiesOfSide, type TypedUnit, troops, typedSide } from './sentence'
import { fightOf, patchFits } from './trial'
import { FILES, type Suggestion, type Suggestions, suggestionsOf } from './typed-line'

/** The values of options. */

interface ValueContext {
  /** The words of the sentence before the cursor. */
  readonly words: readonly string[]
  readonly book: Rulebook
  readonly command: string
  /** The only value that is looked for; to try whether others fit the fight would take time. */
  readonly wanted?: string
}

const MOST_NUMBERS = 12

const sideAt = (path: readonly string[]): Side => (path[0] === 'defender' ? 'defender' : 'attacker')

const unitAtPath = (path: readonly string[], { words, book }: ValueContext): TypedUnit => typedSide(words, sideAt(path), book)

/** The values of a field at its path. */
const valuesOfType = (type: ValueType, path: readonly string[], around: ValueContext): readonly Suggestion[] => {
  const { words, command, book } = around
  switch (type.is) {
    case 'choice':
      return suggestionsOf(type.of)
    case 'edition':
      return suggestionsOf(['1', '2'])
    case 'yes-no':
      return suggestionsOf(['true', 'false'])
    case 'troop':
      return troops(unitAtPath(path, around), book)
    case 'weapon':
      return suggestionsOf(Object.keys(book.weapons))
    case 'faction':
      return suggestionsOf(Object.keys(book.factions))
    case 'abilities':
      return abilitiesOfSide(words, sideAt(path), command, book)
    case 'spend':
      return suggestionsOf(['armour', 'enemy-armour', 'both', 'nothing'])
    case 'wrath':
      return suggestionsOf(['1d6', '2d6', '3d6'])
    case 'whole':
      return suggestionsOf(Array.from({ length: MOST_NUMBERS + 1 }, (_, i) => `${i}`).slice(type.least === 0 ? 0 : 1))
    default:
      return []
  }
}

const readings = ({ book }: ValueContext): readonly Suggestion[] =>
  Object.entries(book.readings).flatMap(([name, { values }]) =>
    Object.entries(values).map(([value, about]) => ({ value: `${name}=${value}`, about }))
  )

/** The commands whose methods are not those of a study. */
const KINDS: Readonly<Record<string, keyof typeof METHODS>> = {
  ...{ advise: 'advice', plan: 'plan', melee: 'fight', shoot: 'fight', batch: 'fight' }
}

const methodsOf = (command: string): readonly string[] => METHODS[KINDS[command] ?? 'study']

/** The values of a field that the fight takes. */
const fieldValues = (type: ValueType, path: readonly string[], around: ValueContext): readonly Suggestion[] => {
  const { words, command, book, wanted } = around
  const values = valuesOfType(type, path, around).filter(({ value }) => wanted === undefined || value === wanted)
  if (values.length === 0) return []
  const fits = patchFits(words, command, book)
  return values.filter(({ value }) => {
    const patch = setting(`${path.join('.')}=${value}`)
    return !('message' in patch) && fits(patch) && (type !== fightFields.method.type || methodsOf(command).includes(value))
  })
}

/** The paths of --set and --vary (`attacker.models=`), and after the = their values. */
const pathValues = (current: string, around: ValueContext): readonly Suggestion[] => {
  const [path = '', value] = current.split(/=(.*)/s)
  if (value === undefined) return suggestionsOf(paths.map(each => `${each}=`))
  const place = placeOf(path)
  if (!place) return []
  return fieldValues(place.trait.type, place.path, around).map(each => ({ ...each, value: `${path}=${each.value}` }))
}

/** What --by may count up: the numbers of the units. */
const countedPaths = (): readonly Suggestion[] =>
  suggestionsOf(paths.filter(path => path.includes('.') && placeOf(path)?.trait.type.is === 'whole'))

const factionIn = ({ words, book }: ValueContext): string | undefined =>
  Object.keys(book.factions).find(id => words.some(word => id === word || book.factions[id]?.names.includes(word)))

const heroesWho = (suits: (hero: NonNullable<Troop['hero']>) => boolean, { book }: ValueContext): readonly Suggestion[] =>
  Object.entries(book.troops).flatMap(([id, { hero, name }]) => (hero && suits(hero) ? [{ value: id, about: name }] : []))

const heroes = (around: ValueContext): readonly Suggestion[] => {
  const faction = factionIn(around)
  return heroesWho(({ factions }) => faction === undefined || factions.includes(faction), around)
}

/** Heroes who spoil the roll of their enemy. */
const spoilers = (around: ValueContext): readonly Suggestion[] => heroesWho(({ dice }) => dice?.enemyRolls !== undefined, around)

const boxes = (around: ValueContext): readonly Suggestion[] => {
  const { book } = around
  const faction = factionIn(around)
  return Object.entries(book.abilities)
    .filter(([, ability]) => faction === undefined || ability.faction === faction)
    .map(([key, { name }]) => ({ value: idOf(key), about: name }))
}

/** What the fight that is typed has: a shot has no winner, and a fight of one round does not last. */
const quantities = ({ words, command, book }: ValueContext): readonly Suggestion[] => {
  const fight = fightOf(words, command, book)
  return allQuantities()
    .filter(({ path }) => !fight || misfits({ is: 'compare', quantity: path, than: '>', value: 0 }, fight, '').length === 0)
    .map(({ path, names: [about = ''] }) => ({ value: path, about }))
}

const POINTS = ['points', 'tournament'] as const

/** What --goal names, by command: rosters are compared only for tournament points, and what is asked of a plan has its units in it. */
const GOALS: Readonly<Record<string, (around: ValueContext) => readonly Suggestion[]>> = {
  compare: ({ words }) => suggestionsOf(words.some(isDataFile) ? ['tournament'] : []),
  plan: () => suggestionsOf(POINTS),
  warband: () => suggestionsOf(BUILD_MEASURES),
  advise: around => [...suggestionsOf(POINTS), ...quantities(around)]
}

const goals = (around: ValueContext): readonly Suggestion[] => GOALS[around.command]?.(around) ?? []

type Values = (around: ValueContext, current: string) => Suggestions

const VALUES: Readonly<Record<string, Values>> = {
  '--format': ({ command }) => suggestionsOf(command === 'batch' ? BATCH_FORMATS : Object.keys(formats)),
  '--in': () => suggestionsOf(BATCH_FORMATS),
  '--kind': () => suggestionsOf(KIND_NAMES),
  '--measure': () => suggestionsOf(BUILD_MEASURES),
  '--ways': () => suggestionsOf(WAYS.map(wayWord)),
  '--color': () => suggestionsOf(WHEN),
  '--reading': readings,
  '--set': (around, current) => pathValues(current, around),
  '--vary': (around, current) => pathValues(current, around),
  '--by': countedPaths,
  '--trials': () => [],
  '--for': () => suggestionsOf(SIDES),
  '--show': quantities,
  '--assert': quantities,
  '--until': quantities,
  '--faction': ({ book }) => suggestionsOf(Object.keys(book.factions)),
  '--hero': heroes,
  '--against': around => (around.command === 'dice' ? spoilers(around) : FILES),
  '--want': boxes,
  '--keep': around => (around.command === 'dice' ? boxes(around) : []),
  '--without': boxes,
  '--edition': () => suggestionsOf(['1', '2']),
  '--language': () => suggestionsOf(LANGUAGES),
  '--goal': goals,
  '--solve': goals,
  '--price': () => suggestionsOf(['die=', 'fatigue=']),
  '--method': ({ command }) => suggestionsOf(methodsOf(command)),
  '--budget': () => suggestionsOf(['10s', '1m', '10m', '1h', '1g', '4g', '10m,4g']),
  '--width': () => suggestionsOf(['80', '100', '120', '160'])
}

const flags: ReadonlyMap<string, Flag> = new Map(fightFlags('any').map(flag => [flag.called, flag]))

const wantsFile = ({ flags: text, long }: Option): boolean => /<file>/.test(text) || long === '--observed'

/** The values of an option. */
export const valuesOf = (option: Option, current: string, around: ValueContext): Suggestions => {
  if (wantsFile(option)) return FILES
  const long = option.long ?? ''
  const values = Object.hasOwn(VALUES, long) ? VALUES[long] : undefined
  if (values) return values(around, current)
  const flag = flags.get(long)
  return flag ? fieldValues(flag.trait.type, flag.path, around) : []
}

/** The options of a command that take this word as their value, each with it: `--format json` for `json`. */
export const optionsWithValue = (word: string, { words, command }: CommandCall): readonly string[] => {
  const book = rulebook(command.getOptionValue('edition') === '2' ? 2 : 1)
  const around = { words: words.filter(each => !each.startsWith('-')), command: command.name(), book, wanted: word }
  return command.options.flatMap(option => {
    const values = option.hidden ? [] : valuesOf(option, '', around)
    return values !== FILES && values.some(({ value }) => value === word) ? [`${option.long} ${word}`] : []
  })
}

export const optionCalled = (command: Command, word: string): Option | undefined =>
  command.options.find(({ long, short }) => word === long || word === short)
