import { idOf } from '../../model/data'
import { type Mistake, refuse, refuseAny, unlessRefused } from '../../model/errors'
import { msg, t } from '../../model/language'
import { quoted } from '../../model/quoted'
import type { PlayedFight, Player, ReviewRequest } from '../../model/review-report'
import { asAbilityUse, firstUnit, type Scenario, SIDES, type Side, type SideRequest, unitsOfSide } from '../../model/scenario'
import { plain } from '../../rules/lookup'
import type { Called, CalledUnit, Rulebook } from '../../rules/types'
import { holdingsOf } from '../advice/holdings'
import { checking } from '../check'
import type { Lost } from '../observed'
import { type BookOf, editionOf, type Request, requested } from '../request'
import type { Patch } from '../set'
import type { Draft } from '../validators'
import { sentenceOf } from '../words/sentence'
import { namedAt } from '../words/unit-names'
import type { Entry, ReviewFile } from './file'

/** Finds what is missing in the record of a played game. */

const isScenario = ({ data }: Entry): boolean => 'attacker' in data || 'defender' in data

const clauseOf = (words: string, book: Rulebook) => {
  if (words === '') return undefined
  return unlessRefused(
    () => sentenceOf([words], checking(book))[0],
    () => undefined
  )
}

/** True if the entry does not say who fought whom. */
export const lacksFight = (entry: Entry, book: Rulebook): boolean => {
  if (entry.rests !== undefined || isScenario(entry)) return false
  const clause = clauseOf(entry.words, book)
  return clause === undefined || clause.actors.length === 0 || clause.targets.length === 0
}

/** True if the entry is a fight without losses. */
export const lacksLosses = ({ lost, rests }: Entry): boolean => lost === undefined && rests === undefined

/**
 * The sentence with one side's choices added: before the verb for the attacker, at the end for the defender or if no verb is
 * found.
 */
export const withChoices = (words: string, side: Side, choices: string, book: Rulebook): string => {
  const said = clauseOf(words, book)?.said
  const at = said === undefined ? -1 : words.toLowerCase().indexOf(` ${said.toLowerCase()} `)
  return side === 'defender' || at < 0 ? `${words} ${choices}` : `${words.slice(0, at)} ${choices}${words.slice(at)}`
}

/** The mistakes that `make` throws as a RequestError; empty if it throws none. */
export const faultsOf = (make: () => unknown): readonly Mistake[] =>
  unlessRefused(
    () => {
      make()
      return []
    },
    mistakes => mistakes
  )

/** Checks the fights of a played game, and gives each unit of a warband the losses and fatigue of its earlier fights. */

export { type Entry, type EntryDetails, filledIn, type ReviewFile, reviewIn, reviewOf, reviewSchema, withDetails } from './file'

const KEPT = msg('units of a warband keep their losses and fatigue from fight to fight, unless a line says otherwise')

/** What a unit keeps from one fight to the next, in models and fatigue markers. */
interface State {
  readonly models: number
  readonly fatigue: number
}

interface ReviewAsked {
  readonly file: ReviewFile
  readonly bookOf: BookOf
  readonly patches?: readonly Patch[]
  /** The fatigue of each side after a fight with these losses; undefined for a side if the losses alone do not determine it. */
  readonly fatigueAfter: (scenario: Scenario, lost: Lost, book: Rulebook) => Partial<Readonly<Record<Side, number>>>
}

/** The words without the unused boxes (`-ullr`), and with them as if they had been used (`+ullr`). */
const splitBoxes = (words: string): { readonly fought: string; readonly held: string } => {
  const box = /(^|\s)-(?=\p{L})/gu
  return { fought: words.replace(/(^|\s)-(?=\p{L})[^\s,]+/gu, '$1'), held: words.replace(box, '$1+') }
}

const withSidesSwapped = (book: Rulebook): Rulebook => ({
  ...book,
  called: Object.fromEntries(
    Object.entries(book.called ?? {}).map(([name, { own: mine, enemy }]): [string, Called] => [
      name,
      { ...(enemy && { own: enemy }), ...(mine && { enemy: mine }) }
    ])
  )
})

/** The rulebook with the current models and fatigue of the warbands' units. */
const withCurrentStates = (book: Rulebook, states: ReadonlyMap<CalledUnit, State>): Rulebook => {
  const now = (unit: CalledUnit | undefined): CalledUnit | undefined => {
    const state = unit && states.get(unit)
    return unit && state ? { ...unit, models: state.models, ...(state.fatigue > 0 && { fatigue: state.fatigue }) } : unit
  }
  const called = Object.entries(book.called ?? {}).map(([name, units]): [string, Called] => {
    const [mine, enemy] = [now(units.own), now(units.enemy)]
    return [name, { ...(mine && { own: mine }), ...(enemy && { enemy }) }]
  })
  return { ...book, called: Object.fromEntries(called) }
}

/** The name of the warband unit on each side of a sentence; undefined for a side that is anything but a single named unit. */
const namesIn = (words: string, book: Rulebook): Partial<Readonly<Record<Side, string>>> => {
  const [clause] = words === '' ? [] : sentenceOf([words], checking(book))
  const nameIn = (sides: NonNullable<typeof clause>['actors']): string | undefined => {
    const [unit, second] = sides[0] ?? []
    return unit !== undefined && !unit.isThem && second === undefined ? unit.called : undefined
  }
  if (!clause) return {}
  const [attacker, defender] = [nameIn(clause.actors), nameIn(clause.targets)]
  return { ...(attacker !== undefined && { attacker }), ...(defender !== undefined && { defender }) }
}

const MINE = /^(?:my|mine|our|ours|we|us)\b/i
const THEIRS = /^(?:the\s+)?(?:enemy|enemies|their|theirs|they|opponent)\b/i

/** Whose attack a sentence describes, according to words such as "my" and "their"; undefined if it has none. */
const playerInWords = (words: string): Player | undefined => {
  if (MINE.test(words)) return 'own'
  if (THEIRS.test(words)) return 'enemy'
  return /\s(?:my|our)\s/i.test(words) ? 'enemy' : /\stheir\s/i.test(words) ? 'own' : undefined
}

const traitsOf = (side: SideRequest): readonly string[] => {
  const { faction, unit } = firstUnit(side)
  return [...(faction === undefined ? [] : [`of ${faction}`]), unit]
}

/** The factions and troops that each player has had so far; one that only one player has had identifies that player. */
interface Memory {
  readonly own: Set<string>
  readonly enemy: Set<string>
}

/** The player who attacks, from the owners of the two sides as far as they are known. */
const attackingPlayer = (attacker: Player | undefined, defender: Player | undefined): Player | undefined =>
  attacker ?? (defender === undefined ? undefined : defender === 'own' ? 'enemy' : 'own')

const playerInMemory = ({ attacker, defender }: Scenario, { own: mine, enemy }: Memory): Player | undefined => {
  const of = (side: SideRequest): Player | undefined => {
    const trait = traitsOf(side).find(each => mine.has(each) !== enemy.has(each))
    return trait === undefined ? undefined : mine.has(trait) ? 'own' : 'enemy'
  }
  return attackingPlayer(of(attacker), of(defender))
}

const remember = ({ attacker, defender }: Scenario, by: Player, memory: Memory): void => {
  const [mine, enemy] = by === 'own' ? [attacker, defender] : [defender, attacker]
  for (const trait of traitsOf(mine)) memory.own.add(trait)
  for (const trait of traitsOf(enemy)) memory.enemy.add(trait)
}

/** The id of the faction with this name; undefined if there is none. */
const factionNamed = (name: string | undefined, book: Rulebook): string | undefined =>
  name === undefined
    ? undefined
    : Object.entries(book.factions).find(([id, { name: title, names }]) =>
        [id, title, ...names].some(each => plain(each) === plain(name))
      )?.[0]

const collecting = <T>(called: string, make: () => T, mistakes: Mistake[]): T | undefined =>
  unlessRefused(make, wrong => {
    mistakes.push(...wrong.map(({ message, ...rest }) => ({ ...rest, message: `${called}: ${message}`, at: called })))
    return undefined
  })

const noLosses = ({ called, words }: Entry): Mistake => ({
  message: t(
    '{called}: {words} does not give the losses of both sides: end the line with the models lost, the attackers first, as in ": 2:3", or add --fill',
    { called, words: quoted(words) }
  ),
  at: called
})

const SIDE_NAMES = { own: 'own side', enemy: 'enemy' } as const

/** The names of both sides: those in the file, otherwise the factions, otherwise "own side" and "enemy". */
const namesOf = (file: ReviewFile, fights: readonly PlayedFight[], book: Rulebook): Readonly<Record<Player, string>> => {
  const factions = (player: Player): readonly string[] => [
    ...new Set(
      fights.flatMap(({ scenario, by }) => firstUnit(by === player ? scenario.attacker : scenario.defender).faction ?? [])
    )
  ]
  const nameOf = (player: Player): string => {
    const [only, second] = factions(player)
    const faction = only !== undefined && second === undefined ? book.factions[only]?.name : undefined
    return file.names[player] ?? faction ?? SIDE_NAMES[player]
  }
  const [mine, enemy] = [nameOf('own'), nameOf('enemy')]
  return mine === enemy ? { own: `own ${mine}`, enemy: `enemy ${enemy}` } : { own: mine, enemy }
}

const requestOf = (
  { data, unused }: Entry,
  words: string,
  { file, patches = [] }: ReviewAsked,
  includesUnused: boolean
): Request => {
  const { boards: _, ...setting } = file.setting
  const more = SIDES.flatMap((side): readonly Patch[] =>
    includesUnused && unused[side].length > 0
      ? [{ path: [side, 'abilities'], value: unused[side].map(box => box.replace(/^[+-]+/, '')), called: 'unused', adds: true }]
      : []
  )
  return { scenario: { ...setting, ...data, ...(words !== '' && { fight: words }) }, patches: [...patches, ...more] }
}

const boxesOf = (scenario: Scenario, side: Side, book: Rulebook): PlayedFight['has'][Side] => {
  const all = unitsOfSide(scenario[side]).flatMap(unit => holdingsOf(unit, book))
  return all.filter(({ id }, index) => all.findIndex(other => other.id === id) === index)
}

const usedIds = (side: SideRequest): ReadonlySet<string> =>
  new Set(unitsOfSide(side).flatMap(({ abilities = [] }) => abilities.map(use => idOf(asAbilityUse(use).id))))

interface Reviewed {
  readonly request: ReviewRequest
  readonly book: Rulebook
  /** Notes on what was corrected or assumed in the words of the fights. */
  readonly interpreted: readonly string[]
  /** The places of fights for which the file does not show whose attack they were. */
  readonly unsure: readonly string[]
}

/** A game as far as it has been read. */
interface GameSoFar {
  readonly asked: ReviewAsked
  /** The rulebook before the first fight. */
  readonly base: Rulebook
  readonly states: Map<CalledUnit, State>
  readonly wipedOutAt: Map<CalledUnit, string>
  readonly memory: Memory
  readonly mistakes: Mistake[]
  readonly notes: string[]
  readonly interpreted: string[]
  readonly unsure: string[]
  /** The rulebook of the first fight. */
  book?: Rulebook
}

const newGame = (asked: ReviewAsked): GameSoFar => {
  const { file, bookOf, patches = [] } = asked
  const base = bookOf(editionOf(file.setting as Draft, patches))
  const factionsOf = (player: Player): Set<string> => {
    const faction = factionNamed(file.names[player], base)
    return new Set(faction === undefined ? [] : [`of ${faction}`])
  }
  return {
    ...{ asked, base, states: new Map(), wipedOutAt: new Map() },
    memory: { own: factionsOf('own'), enemy: factionsOf('enemy') },
    ...{ mistakes: [], notes: [], interpreted: [], unsure: [] }
  }
}

const ownerOf = (name: string | undefined, book: Rulebook): Player | undefined => {
  const called = name === undefined ? undefined : book.called?.[name]
  return called?.own && called.enemy ? undefined : called?.own ? 'own' : called?.enemy ? 'enemy' : undefined
}

const playerByNames = ({ attacker, defender }: Partial<Readonly<Record<Side, string>>>, book: Rulebook): Player | undefined =>
  attackingPlayer(ownerOf(attacker, book), ownerOf(defender, book))

type FoughtUnits = Partial<Readonly<Record<Side, CalledUnit>>>

/** The units of the warbands that fight; undefined, with a mistake, where one of them is already wiped out. */
const unitsStanding = (
  entry: Entry,
  names: Partial<Readonly<Record<Side, string>>>,
  book: Rulebook,
  { wipedOutAt, mistakes }: GameSoFar
): FoughtUnits | undefined => {
  const units: Partial<Record<Side, CalledUnit>> = {}
  for (const side of SIDES) {
    const unit = names[side] === undefined ? undefined : namedAt(names[side], side, book)
    if (!unit) continue
    units[side] = unit
    const when = wipedOutAt.get(unit)
    if (when === undefined) continue
    mistakes.push({
      message: t('{called}: {the:names} {was|were:names} already wiped out at {when}', {
        called: entry.called,
        names: names[side],
        when
      }),
      at: entry.called
    })
    return undefined
  }
  return units
}

/** Gives the units of a fight the models and fatigue that it left them. */
const updateStates = (scenario: Scenario, entry: Entry, units: FoughtUnits, book: Rulebook, game: GameSoFar): void => {
  if (!entry.lost) return
  const { lost: losses } = entry
  const after = game.asked.fatigueAfter(scenario, losses, book)
  for (const side of SIDES) {
    const unit = units[side]
    const fought = scenario[side]
    if (!unit || 'together' in fought || fought.guards) continue
    const models = (fought.models ?? unit.models) - losses[side]
    game.states.set(unit, { models, fatigue: after[side] ?? fought.fatigue ?? 0 })
    if (models <= 0) game.wipedOutAt.set(unit, entry.called)
  }
}

/** Takes a fatigue off a unit that rests. */
const restUnit = (entry: Entry, { base, states, mistakes }: GameSoFar): void => {
  const name = plain(entry.rests ?? '')
  const key = Object.keys(base.called ?? {}).find(each => plain(each) === name || plain(each.replaceAll('-', ' ')) === name)
  const { own: mine, enemy } = (key === undefined ? undefined : base.called?.[key]) ?? {}
  const unit = mine ?? enemy
  if (!unit) {
    mistakes.push({
      message: t(
        '{called}: there is no unit {rests}: with --warband mine.yaml --against theirs.yaml units have names, such as bondi-1',
        { called: entry.called, rests: quoted(entry.rests) }
      ),
      at: entry.called
    })
    return
  }
  const state = states.get(unit) ?? { models: unit.models, fatigue: 0 }
  states.set(unit, { ...state, fatigue: Math.max(0, state.fatigue - 1) })
}

/** Whose attack a fight was, where its words and names do not show it. */
const playerOf = (scenario: Scenario, { called }: Entry, { memory, notes, unsure }: GameSoFar): Player => {
  const by = playerInMemory(scenario, memory)
  if (by === undefined && memory.own.size > 0) {
    unsure.push(called)
    notes.push(
      t('{called}: taken as your own attack; for the enemy\'s, write "their 8 bondi charge ..." or by: enemy', { called })
    )
  }
  return by ?? 'own'
}

const unusedBoxes = (has: PlayedFight['has'][Side], side: SideRequest): readonly string[] => {
  const used = usedIds(side)
  return has.flatMap(({ id, said: typed }) => (used.has(id) ? [] : [typed.replace(/^\+/, '')]))
}

/** Reads a fight; undefined, with its mistakes, where it cannot have been. */
const fightOf = (entry: Entry, game: GameSoFar): PlayedFight | undefined => {
  const { asked, base, mistakes, memory } = game
  const { called } = entry
  const { fought, held: withUnused } = splitBoxes(entry.words)
  const names = namesIn(fought, base)
  const stated = entry.by ?? playerInWords(fought) ?? playerByNames(names, base)
  const seenByAttacker = (book: Rulebook): Rulebook => (stated === 'enemy' ? withSidesSwapped(book) : book)
  const units = unitsStanding(entry, names, seenByAttacker(base), game)
  if (!units) return undefined
  if (!entry.lost) mistakes.push(noLosses(entry))
  const bookNow: BookOf = edition => seenByAttacker(withCurrentStates(asked.bookOf(edition), game.states))
  const read = (words: string, includesUnused: boolean) =>
    collecting(called, () => requested(requestOf(entry, words, asked, includesUnused), bookNow), mistakes)
  const found = read(fought, false)
  const withAll = found && read(withUnused, true)
  if (!found || !withAll || !entry.lost) return undefined
  const { scenario } = found
  game.interpreted.push(...withAll.interpreted.map(text => `${called}: ${text}`))
  game.book ??= asked.bookOf(found.book.edition)
  const by = stated ?? playerOf(scenario, entry, game)
  remember(scenario, by, memory)
  const before = mistakes.length
  collecting(called, () => updateStates(scenario, entry, units, found.book, game), mistakes)
  if (mistakes.length > before) return undefined
  const attacker = boxesOf(withAll.scenario, 'attacker', game.book)
  const defender = boxesOf(withAll.scenario, 'defender', game.book)
  return {
    scenario,
    has: { attacker, defender },
    unused: { attacker: unusedBoxes(attacker, scenario.attacker), defender: unusedBoxes(defender, scenario.defender) },
    by,
    ...entry.lost,
    called
  }
}

/**
 * The fights of a game as a checked request, each with the state of its units at that time. Throws a RequestError with the
 * mistakes of all fights.
 */
export const reviewRequested = (asked: ReviewAsked): Reviewed => {
  const { file } = asked
  const game = newGame(asked)
  const fights = file.entries.flatMap(entry => {
    if (entry.rests === undefined) return fightOf(entry, game) ?? []
    restUnit(entry, game)
    return []
  })
  refuseAny(game.mistakes)
  const { book, notes, states, interpreted, unsure } = game
  if (!book || fights.length === 0)
    return refuse(t('there is no fight in it: write one on each line, such as 12 bondi charge 4 huscarls: 2:3'))
  return {
    request: {
      fights,
      names: namesOf(file, fights, book),
      // a report that is replayed has the units as they were in each fight: its notes say where they had that from
      notes: file.notes?.map(note => (note === KEPT ? t(KEPT) : note)) ?? [...notes, ...(states.size > 0 ? [t(KEPT)] : [])],
      ...(file.title !== undefined && { title: file.title }),
      ...(file.maxNodes !== undefined && { maxNodes: file.maxNodes })
    },
    book,
    interpreted,
    unsure
  }
}
