import { type AdviceCase, type AdvicePrice, type AdviceRequest, type Goal, type Held, MOST_LINES } from '../../model/advice'
import { conditionText } from '../../model/condition'
import { idOf } from '../../model/data'
import { attempted, isRefused, type Mistake, RequestError, refuse, refuseAny } from '../../model/errors'
import { msg, t } from '../../model/language'
import { noneOf } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import { type Quantity, quantityAt } from '../../model/quantities'
import { quoted } from '../../model/quoted'
import {
  asAbilityUse,
  enemyOf,
  type Scenario,
  SIDES,
  type Side,
  type SideRequest,
  type UnitRequest,
  unitsOfSide
} from '../../model/scenario'
import { commandLine } from '../../model/shell'

import { isTournament, tournamentText } from '../../model/tournament'
import { type Case, casesOf, casesOfUnit, isUncertain } from '../../model/uncertain'
import type { Rulebook } from '../../rules/types'
import { type Check, checking } from '../check'
import { conditionOf } from '../condition'
import { misfits } from '../condition-fits'
import { marksOf, nameAt } from '../condition-names'
import { fightOptions, wordsOfSide } from '../replay'
import { type BookOf, drafted, type Request, requested } from '../request'
import { unitFields } from '../scenario-fields'
import { asFlag, namer, type OptionName } from '../set'
import { tournamentOf } from '../tournament'
import { parseUncertainEntries } from '../unit'
import { type Draft, isDraft, ownKey } from '../validators'
import { formatValue, parseValue } from '../value-text'
import { NAMES_ASKER, sideAdvised } from '../words/speaker'
import { bothIn, type Holding, holdingOf } from './holdings'

/** Parses --goal, what a side plays for: a quantity of the condition language, a condition or a tournament table. */

const WISHES: Readonly<Record<string, 'most' | 'least'>> = {
  most: 'most',
  more: 'most',
  least: 'least',
  fewest: 'least',
  less: 'least'
}

const WISH = /^\s*(most|more|least|fewest|less)\s+(?!than\b)/i

/** The side that a high value of the quantity favours; undefined if it favours neither. */
const favouredBy = (path: string): Side | undefined => {
  const [first = '', second = ''] = path.split('.')
  switch (first) {
    case 'result':
      return second === 'attackerWins' ? 'attacker' : second === 'defenderWins' ? 'defender' : undefined
    case 'victoryPoints':
      return second === 'killed' ? 'attacker' : second === 'lost' ? 'defender' : undefined
    case 'attacker':
      return 'defender'
    case 'defender':
      return 'attacker'
    case 'disengages':
      return second === 'attacker' ? 'defender' : second === 'defender' ? 'attacker' : undefined
    default:
      return undefined
  }
}

/** True for standard deviations and probabilities of exact losses, which favour neither side. */
const isNeutral = (path: string): boolean => path.endsWith('.sd') || /\.losses\.p\./.test(path)

const quantityIn = (text: string): Quantity | undefined => {
  const marks = marksOf(text)
  const name = nameAt(marks)
  return name && name.used === marks.length ? quantityAt(name.path) : undefined
}

const defaultWish = (path: string, asks: Side): 'most' | 'least' => {
  const favoured = isNeutral(path) ? undefined : favouredBy(path)
  return favoured === undefined || favoured === asks ? 'most' : 'least'
}

/** The goal in a text. Throws a RequestError if the text is neither a quantity, nor a condition, nor a tournament table. */
const goalOf = (text: string, asks: Side, called: string): Goal => {
  if (isTournament(text)) return { is: 'tournament', table: tournamentOf(text, called) }
  const wish = WISH.exec(text)
  const quantity = quantityIn(wish ? text.slice(wish[0].length) : text)
  if (!quantity) return { is: 'condition', condition: conditionOf(text, called) }
  const wants = WISHES[wish?.[1]?.toLowerCase() ?? ''] ?? defaultWish(quantity.path, asks)
  return { is: 'quantity', path: quantity.path, wants }
}

/** Mistakes for what the goal asks for and this fight does not have. */
const goalMisfits = (goal: Goal, scenario: Scenario, called: string): readonly Mistake[] =>
  goal.is === 'tournament'
    ? []
    : misfits(
        goal.is === 'condition' ? goal.condition : { is: 'compare', quantity: goal.path, than: '>=', value: 0 },
        scenario,
        called
      )

/** The goal in a text. If it is invalid, adds its mistakes to `mistakes` and returns the default goal. */
const parseGoal = (text: string, asks: Side, called: string, mistakes: Mistake[]): Goal => {
  const goal = attempted(() => goalOf(text, asks, called))
  if (!isRefused(goal)) return goal
  mistakes.push(...goal)
  return POINTS
}

const POINTS: Goal = { is: 'quantity', path: 'victoryPoints.swing', wants: 'most' }

/** Parses --price, the worth of dice and fatigue that are kept: "die=0.3,fatigue=0.2". */

const FREE: AdvicePrice = { die: 0, fatigue: 0 }

const NAMES: Readonly<Record<string, keyof AdvicePrice>> = { die: 'die', dice: 'die', fatigue: 'fatigue' }

const FORM = msg('give the worth of a die and of a fatigue, as in {price} die=0.3,fatigue=0.2')

const MOST = 100

const NUMBER = /^(\d+\.?\d*|\.\d+)$/

const partOf = (text: string, at: string): readonly [keyof AdvicePrice, number] | Mistake => {
  const [name = '', value = ''] = text.split(/=(.*)/s).map(part => part.trim())
  const form = t(FORM, { price: at })
  const key = Object.hasOwn(NAMES, name.toLowerCase()) ? NAMES[name.toLowerCase()] : undefined
  if (!key) {
    const near = nearest(name.toLowerCase(), Object.keys(NAMES))
    const cure = near === undefined ? form : t('did you mean {near}? {form}', { near: quoted(near), form })
    return { message: t('{at}: {name} cannot be priced: {cure}', { at, name: quoted(name), cure }), at }
  }
  const price = NUMBER.test(value) ? Number(value) : Number.NaN
  return price <= MOST
    ? [key, price]
    : {
        message: t('{at}: {value} is not a price: expected a number from 0 to {most} ({form})', {
          at,
          value: quoted(value),
          most: MOST,
          form
        }),
        at
      }
}

const isMistake = (part: readonly [keyof AdvicePrice, number] | Mistake): part is Mistake => 'message' in part

/** The prices given, 0 for the others; adds mistakes in the texts to `mistakes`. */
const parsePrice = (texts: readonly string[], at: string, mistakes: Mistake[]): AdvicePrice => {
  const parts = texts.flatMap(text => text.split(',')).map(part => partOf(part, at))
  mistakes.push(...parts.filter(isMistake))
  const prices = parts.filter((part): part is readonly [keyof AdvicePrice, number] => !isMistake(part))
  const twice = prices.find(([key], index) => prices.findIndex(([other]) => other === key) < index)
  if (twice) mistakes.push({ message: t('{at}: {twice} is given twice: give it once', { at, twice: twice[0] }), at })
  return { ...FREE, ...Object.fromEntries(prices) }
}

/** Checks a request for advice: a fight in which + marks what a side may use, and ++ what it uses. */

/** A request for advice with its options as text, not yet checked. */
export interface AdviceAsked extends Request {
  readonly goal?: string
  readonly asks?: string
  readonly price?: readonly string[]
  readonly maxNodes?: string
  readonly roll?: string
  /** The names of these options in messages: flags by default. */
  readonly optionName?: OptionName
}

const SIDE_NAMES: Readonly<Record<string, Side>> = {
  attacker: 'attacker',
  shooter: 'attacker',
  defender: 'defender',
  target: 'defender'
}

const parseSide = (text: string, called: string, mistakes: Mistake[]): Side => {
  const side = Object.hasOwn(SIDE_NAMES, text.toLowerCase()) ? SIDE_NAMES[text.toLowerCase()] : undefined
  if (!side) mistakes.push(noneOf(called, text, SIDES, called))
  return side ?? 'attacker'
}

const parseWhole = (text: string, called: string, least: number, most: number, mistakes: Mistake[]): number => {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  mistakes.push({
    message: t('{called}: {text} is not a whole number from {least} to {most}', { called, text: quoted(text), least, most }),
    at: called
  })
  return least
}

const draftsOf = (draft: Draft, side: Side): readonly Draft[] => {
  const request = ownKey(draft, side)
  if (!isDraft(request)) return [{}]
  const both = ownKey(request, 'together')
  return Array.isArray(both) ? both.map((each: unknown) => (isDraft(each) ? each : {})) : [request]
}

const holdings = (draft: Draft, scenario: Scenario, side: Side, check: Check, rolled?: number): readonly Holding[] => {
  const drafts = draftsOf(draft, side)
  const units = unitsOfSide(scenario[side])
  return units.map((unit, index) => {
    const at = units.length > 1 ? `${side}.together[${index}]` : side
    return holdingOf(drafts[index] ?? {}, unit, at, check, rolled)
  })
}

const withUsedOnly = (unit: UnitRequest, { played }: Holding): UnitRequest => {
  const { abilities = [], ...bare } = unit
  const kept = abilities.filter(use => played.includes(idOf(asAbilityUse(use).id)))
  return kept.length > 0 ? { ...bare, abilities: kept } : bare
}

/** The side with only the boxes that it uses (++). */
const sideWithUsedOnly = (side: SideRequest, [first, second]: readonly Holding[]): SideRequest => {
  const none: Holding = { held: [], played: [] }
  return 'together' in side
    ? { together: [withUsedOnly(side.together[0], first ?? none), withUsedOnly(side.together[1], second ?? none)] }
    : withUsedOnly(side, first ?? none)
}

/** The boxes that a side may use. Two units of a side that name the same box mean one box, so naming it twice is noted. */
const heldBySide = (all: readonly Holding[], check: Check): readonly Held[] => {
  const held = all.flatMap(each => each.held)
  const twice = held.find(({ id }, index) => held.findIndex(other => other.id === id) < index)
  if (twice)
    check.note({
      message: t('{name} is on the board of both units: give it to one, and either may use it', { name: twice.name }),
      at: 'attacker'
    })
  return held
}

/** Adds a mistake for sampling, and for a Wrath that is still to be thrown, because advice is always computed exactly. */
const checkExact = ({ method = 'exact', attacker, defender }: Scenario, called: string, mistakes: Mistake[]): void => {
  if (method !== 'exact')
    mistakes.push({
      message: t('{called} {method}: advice is always exact, never sampled: leave it out', { called, method }),
      at: called
    })
  if ([...unitsOfSide(attacker), ...unitsOfSide(defender)].some(({ wrath }) => typeof wrath === 'string'))
    mistakes.push({
      message: t('the Wrath is thrown before anybody chooses (R6.6): give its sum, as in "wrath 12"'),
      at: 'fight'
    })
}

/** Throws a RequestError for boxes given as both optional (+) and used (++), before other checks report them as given twice. */
const refuseBoth = (asked: Request, bookOf?: BookOf): void => {
  const { draft, book } = drafted({ ...asked, mistakes: [] }, bookOf)
  const check = checking(book, namer(asked.patches ?? [], true))
  const both = SIDES.flatMap(side => draftsOf(draft, side).flatMap(unit => bothIn(unit, side, check)))
  if (both.length > 0) throw new RequestError([...(asked.mistakes ?? []), ...both])
}

/** Adds a mistake if the advised side has no box for which dice could be rolled. */
const checkRollable = (held: readonly Held[], called: string, mistakes: Mistake[]): void => {
  if (held.length === 0)
    mistakes.push({
      message: t('{called}: list with + what the advised side may pay for, as in +ullr +frigg', { called }),
      at: called
    })
}

interface AdviceRequested {
  readonly interpreted: readonly string[]
  readonly request: AdviceRequest
  readonly book: Rulebook
}

/**
 * The unit's data with what it may have (`maybe`) as a list of optional boxes, because the enemy knows what they have and may
 * use it as they like.
 */
const withOptionalBoxes = (draft: Draft, at: Side, book: Rulebook): Draft => {
  const { maybe, ability, abilities = ability, ...unit } = draft
  const read: unknown = typeof maybe === 'string' ? parseValue(unitFields.maybe.type, maybe) : maybe
  const list: unknown = typeof read === 'string' ? parseUncertainEntries(read, at, checking(book)) : read
  if (!Array.isArray(list)) return draft
  const held = list.filter(isDraft).map(entry => {
    const { abilities: all = [], ...others } = entry as { readonly abilities?: unknown }
    const texts = Array.isArray(all) ? all : [all]
    return texts.length === 0
      ? others
      : { ...others, abilities: texts.map(each => (typeof each === 'string' ? each.replace(/^\s*\+*/, '') : each)) }
  })
  return { ...unit, ...(abilities !== undefined && { abilities }), maybe: held }
}

const sideCases = (draft: Draft, side: Side, book: Rulebook): readonly Case<Draft>[] => {
  const request = ownKey(draft, side)
  if (!isDraft(request)) return [{ of: {}, chance: 1, has: [] }]
  const both = ownKey(request, 'together')
  if (!Array.isArray(both)) return casesOfUnit(withOptionalBoxes(request, side, book))
  return both
    .map((each: unknown) => casesOfUnit(withOptionalBoxes(isDraft(each) ? each : {}, side, book)))
    .reduce<readonly Case<readonly Draft[]>[]>(
      (all, cases) =>
        all.flatMap(({ of, chance, has }) =>
          cases.map(each => ({ of: [...of, each.of], chance: chance * each.chance, has: [...has, ...each.has] }))
        ),
      [{ of: [], chance: 1, has: [] }]
    )
    .map(({ of, chance, has }) => ({ of: { together: of }, chance, has }))
}

/**
 * Each case of what the enemy may have, as a request of its own with its probability; undefined if nothing is uncertain. Throws
 * a RequestError if advice cannot weigh the cases.
 */
const casesOfAdvice = (
  asked: AdviceAsked,
  asks: Side,
  draft: Draft,
  { scenario, book }: Pick<AdviceRequested, 'book'> & { readonly scenario: Scenario },
  bookOf?: BookOf
): readonly AdviceCase[] | undefined => {
  const { optionName = asFlag } = asked
  const all = casesOf(scenario)
  if (!all) return undefined
  const enemy = enemyOf(asks)
  if (isUncertain({ ...scenario, [enemy]: CERTAIN_UNIT }))
    refuse(
      t('you know what your own units have: give it without a chance, or ask for the other side with {option} {enemy}', {
        option: optionName('for'),
        enemy
      }),
      'fight'
    )
  if (book.numbers.inTurn)
    refuse(
      t(
        'in the second edition each act answers the last and shows what its side has (V9.13), so advice cannot weigh chances: ask for each case by itself, with the equipment and without'
      ),
      'fight'
    )
  if (asked.roll !== undefined)
    refuse(
      t('{option} advises before the dice are rolled and cannot weigh chances: say what the enemy has', {
        option: optionName('roll')
      }),
      'fight'
    )
  const { words: _words, patches: _patches, ...rest } = asked
  return sideCases(draft, enemy, book).map(({ of, chance }, index) => {
    const { fight: _fight, ...known } = { ...draft, [enemy]: of } as Draft
    const { request } = adviceRequested({ ...rest, scenario: known }, bookOf)
    return { has: all[index]?.has ?? [], chance, request }
  })
}

const CERTAIN_UNIT: UnitRequest = { unit: 'warriors' }

/** The side that is advised where no option tells it: that of the words, or the attacker. */
const sideAsking = (asked: AdviceAsked, bookOf?: BookOf): Side => {
  const text = (asked.words ?? []).join(' ')
  if (!NAMES_ASKER.test(text)) return 'attacker'
  // what is wrong with the fight is reported where it is checked
  const read = attempted(() => drafted(asked, bookOf))
  if (isRefused(read)) return 'attacker'
  const { draft, book } = read
  const unitsOf = (side: Side): readonly Draft[] => {
    const said = ownKey(draft, side)
    const units = isDraft(said) ? (ownKey(said, 'together') ?? [said]) : []
    return (Array.isArray(units) ? units : []).filter(isDraft)
  }
  return sideAdvised({ attacker: unitsOf('attacker'), defender: unitsOf('defender') }, text, book)
}

/** The checked request for advice and its rulebook. Throws a RequestError with every mistake. */
export const adviceRequested = (asked: AdviceAsked, bookOf?: BookOf): AdviceRequested => {
  const mistakes: Mistake[] = [...(asked.mistakes ?? [])]
  const { optionName: called = asFlag } = asked
  const asks = asked.asks === undefined ? sideAsking(asked, bookOf) : parseSide(asked.asks, called('for'), mistakes)
  const goal = asked.goal === undefined ? POINTS : parseGoal(asked.goal, asks, called('goal'), mistakes)
  const price = asked.price === undefined ? FREE : parsePrice(asked.price, called('price'), mistakes)
  const maxNodes =
    asked.maxNodes === undefined ? MOST_LINES : parseWhole(asked.maxNodes, called('maxNodes'), 1, 100_000_000, mistakes)
  const roll = asked.roll === undefined ? undefined : parseWhole(asked.roll, called('roll'), 1, 8, mistakes)
  const all = { ...asked, mistakes }
  refuseBoth(all, bookOf)
  const { scenario, book, interpreted } = requested(all, bookOf)
  const { draft } = drafted(all, bookOf)
  const check = checking(book, namer(asked.patches ?? [], true))
  const mine = holdings(draft, scenario, 'attacker', check, asks === 'attacker' ? roll : undefined)
  const theirs = holdings(draft, scenario, 'defender', check, asks === 'defender' ? roll : undefined)
  const has = { attacker: heldBySide(mine, check), defender: heldBySide(theirs, check) }
  const allMistakes = [...check.mistakes, ...goalMisfits(goal, scenario, called('goal'))]
  checkExact(scenario, called('method'), allMistakes)
  if (roll !== undefined) checkRollable(has[asks], called('roll'), allMistakes)
  refuseAny(allMistakes)
  const fight: Scenario = {
    ...scenario,
    attacker: sideWithUsedOnly(scenario.attacker, mine),
    defender: sideWithUsedOnly(scenario.defender, theirs)
  }
  const cases = casesOfAdvice(asked, asks, draft, { scenario, book }, bookOf)
  return {
    request: { scenario: fight, has, asks, goal, price, maxNodes, ...(roll !== undefined && { roll }), ...(cases && { cases }) },
    book,
    interpreted
  }
}

/** Writes a request for advice as the command that asks for it. */

/** The side without its abilities, which are written with ++ because + marks what a side may use. */
const sideWithoutAbilities = (side: SideRequest): SideRequest =>
  'together' in side
    ? { together: [withoutAbilities(side.together[0]), withoutAbilities(side.together[1])] }
    : withoutAbilities(side)

const withoutAbilities = <T extends { readonly abilities?: unknown }>(unit: T): T => {
  const { abilities: _, ...rest } = unit
  return rest as T
}

const usedWords = (side: SideRequest): readonly (readonly string[])[] =>
  unitsOfSide(side).map(({ abilities = [] }) => abilities.map(use => `++${typeof use === 'string' ? use : formatValue(use)}`))

/** The words of a side, with the boxes of each unit after it; boxes that either unit may use follow the first. */
const sideWords = (scenario: Scenario, side: 'attacker' | 'defender', { has }: AdviceRequest, book: Rulebook) => {
  const { words, options } = wordsOfSide(sideWithoutAbilities(scenario[side]), side, book)
  const [first = [], second = []] = usedWords(scenario[side])
  const own = has[side].flatMap(({ said }) => said.split(' '))
  const join = words.indexOf('and')
  if (!('together' in scenario[side]) || join < 0) return { words: [...words, ...first, ...own], options }
  return { words: [...words.slice(0, join), ...first, ...own, ...words.slice(join), ...second], options }
}

const goalText = ({ goal }: AdviceRequest): string => {
  if (goal.is === 'tournament') return tournamentText(goal.table)
  return goal.is === 'condition' ? conditionText(goal.condition) : `${goal.wants} ${quantityAt(goal.path)?.names[0] ?? goal.path}`
}

const isDefaultGoal = ({ goal }: AdviceRequest): boolean =>
  goal.is === 'quantity' && goal.path === 'victoryPoints.swing' && goal.wants === 'most'

const priceText = ({ price: { die, fatigue } }: AdviceRequest): string =>
  [...(die > 0 ? [`die=${die}`] : []), ...(fatigue > 0 ? [`fatigue=${fatigue}`] : [])].join(',')

/** The command line that asks for this advice again. */
export const adviceReplay = (request: AdviceRequest, book: Rulebook): string => {
  const { scenario, asks, maxNodes, roll } = request
  const [attacker, defender] = SIDES.map(side => sideWords(scenario, side, request, book))
  const price = priceText(request)
  const all = [
    ...['advise', ...(attacker?.words ?? []), scenario.kind === 'shoot' ? 'shoot' : 'charge', ...(defender?.words ?? [])],
    ...[...(attacker?.options ?? []), ...(defender?.options ?? []), ...fightOptions(scenario)],
    ...(isDefaultGoal(request) ? [] : ['--goal', goalText(request)]),
    ...(asks === 'attacker' ? [] : ['--for', asks]),
    ...(price === '' ? [] : ['--price', price]),
    ...(roll === undefined ? [] : ['--roll', String(roll)]),
    ...(maxNodes === MOST_LINES ? [] : ['--max-nodes', String(maxNodes)])
  ]
  return commandLine(all)
}
