import { boardOf, idOf } from '../model/data'
import { onceATurn } from '../model/dice-mistakes'
import { attempted, isRefused, type Mistake, type OrMistakes, refuse, refuseAny } from '../model/errors'
import { t } from '../model/language'
import { SAGA_DICE } from '../model/limits'
import { quoted } from '../model/quoted'
import { type Scenario, type Side, type SideRequest, type UnitRequest, unitsOfSide } from '../model/scenario'
import { abilityFor, boardsOf, troopOf } from '../rules/lookup'
import type { Rulebook } from '../rules/types'
import { askedAbility } from './ability'
import { checking } from './check'
import { askedBoxes } from './dice/boxes'
import { type BookOf, type Request, requested } from './request'

import type { Patch } from './set'

/** Parses `--roll 6 --prefer charge,"attack-pool x2"`: what the player would use if the SAGA dice pay for it. */

interface PreferredUse {
  /** The key of the box: `normans/charge`. */
  readonly box: string
  /** The id by which the unit names the box. */
  readonly id: string
  readonly times: number
}

interface BeforeRoll {
  /** The fight. The units of the side have the faction whose boxes they use. */
  readonly scenario: Scenario
  readonly book: Rulebook
  readonly dice: number
  readonly prefer: readonly PreferredUse[]
}

/** The most combinations of uses that are tried for a roll. More would keep a player waiting. */
const MOST_SETS = 2000

const AT = '--prefer'

const diceOf = (given: string): number =>
  /^\d+$/.test(given.trim()) && Number(given) <= SAGA_DICE
    ? Number(given)
    : refuse(
        t('--roll {given}: expected 0 to {owned} SAGA dice, as in --roll 6', { given: quoted(given), owned: SAGA_DICE }),
        '--roll'
      )

const pathOf = (side: Side, index: number, { [side]: asked }: Scenario): readonly string[] =>
  'together' in asked ? [side, 'together', String(index)] : [side]

interface Wish {
  readonly name: string
  readonly times: number
  /** Whether the number of uses was given. */
  readonly isCounted: boolean
}

const wishes = (texts: readonly string[], book: Rulebook): readonly Wish[] => {
  const parts = texts.flatMap(text => text.split(/[,;]/)).map(part => part.trim().replace(/^\++/, ''))
  const named = parts.filter(part => part !== '')
  if (named.length === 0) refuse(t('--roll: name what the dice may be spent on, as in --prefer charge,attack-pool'), AT)
  const check = checking(book, () => AT)
  const asked = named.flatMap(part => askedBoxes(part, 'prefer', check).map(box => ({ ...box, isCounted: /\d/.test(part) })))
  for (const { name, cost } of asked)
    if (cost !== undefined)
      check.note({
        message: t('{at}: {name} is a cost: name the ability that it pays for', { at: AT, name: quoted(name) }),
        at: AT
      })
  refuseAny(check.mistakes)
  return asked
}

const patchFor = (name: string, path: readonly string[]): Patch => ({
  path: [...path, 'abilities'],
  value: name,
  called: AT,
  adds: true
})

/**
 * The keys of the boxes that a name stands for if all of them bring SAGA dice, otherwise none. Such boxes have no use in a fight.
 */
const poolsNamed = ({ name }: Wish, book: Rulebook): readonly string[] => {
  const keys =
    askedAbility(
      name,
      AT,
      checking(book, () => AT)
    )?.keys ?? []
  return keys.every(key => book.abilities[key]?.saga === 'roll-two-more') ? keys : []
}

/** The one of these boxes that is on a board of the side. */
const poolOf = (wish: Wish, side: SideRequest, book: Rulebook): PreferredUse => {
  const boards = unitsOfSide(side).flatMap(({ unit, faction }) => boardsOf(book, troopOf(book, unit, faction), faction))
  const box = poolsNamed(wish, book).find(key => boards.includes(boardOf(key)))
  return box === undefined
    ? refuse(t('{at}: {name} is on no board of the side that rolls: leave it out', { at: AT, name: wish.name }), AT)
    : { box, id: idOf(box), times: 1 }
}

interface Granted {
  readonly wish: Wish
  readonly patch: Patch
  readonly index: number
  readonly unit: UnitRequest
}

/** Gives the wish to the first unit of the side that may use it. If none may, returns the mistakes for the first unit. */
const granted = (wish: Wish, side: Side, base: Scenario, request: Request, bookOf: BookOf): OrMistakes<Granted> => {
  let first: readonly Mistake[] | undefined
  for (const [index] of unitsOfSide(base[side]).entries()) {
    const patch = patchFor(wish.name, pathOf(side, index, base))
    const made = attempted(() => requested({ ...request, patches: [...(request.patches ?? []), patch] }, bookOf))
    const unit = isRefused(made) ? undefined : unitsOfSide(made.scenario[side])[index]
    if (unit) return { wish, patch, index, unit }
    if (isRefused(made)) first ??= made.map(({ message }) => ({ message, at: AT }))
  }
  return first ?? []
}

const keyOf = (book: Rulebook, id: string, { unit, faction }: UnitRequest): string => {
  const wanted = abilityFor(book, id, troopOf(book, unit, faction), faction)
  const [key = id] = Object.entries(book.abilities).find(([, ability]) => ability === wanted) ?? []
  return key
}

const idIn = ({ abilities = [] }: UnitRequest): string => {
  const last = abilities.at(-1)
  return typeof last === 'string' ? last : (last?.id ?? '')
}

const useOf = ({ wish, unit }: Granted, dice: number, book: Rulebook): PreferredUse & { readonly faults: readonly Mistake[] } => {
  const id = idIn(unit)
  const box = keyOf(book, id, unit)
  const ability = book.abilities[box]
  const isMulti = ability?.multi === true
  const faults = !isMulti && wish.times > 1 ? [onceATurn(AT, ability?.name ?? id, AT)] : []
  return { box, id, times: isMulti && !wish.isCounted ? Math.max(1, dice) : wish.times, faults }
}

/** Mistakes for boxes that are named twice instead of with a number of uses. */
const namedTwice = (uses: readonly PreferredUse[]): readonly Mistake[] =>
  uses
    .filter(({ box }, i) => uses.findIndex(other => other.box === box) < i)
    .map(({ id }) => ({
      message: t('{at}: {id} is named twice: give the number of uses, as in "{id} x2"', { at: AT, id }),
      at: AT
    }))

const setsOf = (uses: readonly PreferredUse[]): readonly Mistake[] => {
  const sets = uses.reduce((product, { times }) => product * (times + 1), 1)
  return sets > MOST_SETS
    ? [
        {
          message: t(
            '{at}: these can be used in {sets} ways, and at most {mostSets} are tried: name fewer, or give the number of uses',
            {
              at: AT,
              sets,
              mostSets: MOST_SETS
            }
          ),
          at: AT
        }
      ]
    : []
}

/**
 * Returns the fight of a request and the boxes its side would use. Throws a RequestError that lists everything wrong: an ability
 * that the side cannot have, an ability named twice that is used once a turn, more than eight dice.
 */
export const rollRequest = (
  { roll, prefer, side }: { readonly roll: string; readonly prefer: readonly string[]; readonly side: Side },
  request: Request,
  bookOf: BookOf
): BeforeRoll => {
  const base = requested(request, bookOf)
  const dice = diceOf(roll)
  const wished = wishes(prefer, base.book)
  const pools = wished.filter(wish => poolsNamed(wish, base.book).length > 0)
  const all = wished.filter(wish => !pools.includes(wish)).map(wish => granted(wish, side, base.scenario, request, bookOf))
  refuseAny(all.filter(isRefused).flat())
  const found = all.flatMap(each => (isRefused(each) ? [] : [each]))
  const patches = request.patches ?? []
  const together = requested({ ...request, patches: [...patches, ...found.map(({ patch }) => patch)] }, bookOf).scenario
  const factions = unitsOfSide(base.scenario[side]).flatMap(({ faction }, index): readonly Patch[] => {
    const settled = unitsOfSide(together[side])[index]?.faction
    return faction === undefined && settled !== undefined
      ? [{ path: [...pathOf(side, index, base.scenario), 'faction'], value: settled, called: AT }]
      : []
  })
  const { scenario, book } = requested({ ...request, patches: [...patches, ...factions] }, bookOf)
  const uses = found.map(each => useOf(each, dice, book))
  const faults = [...uses.flatMap(each => each.faults), ...namedTwice(uses), ...setsOf(uses)]
  refuseAny(faults)
  const brought = pools.map(wish => poolOf(wish, scenario[side], book))
  return { scenario, book, dice, prefer: [...uses.map(({ box, id, times }) => ({ box, id, times })), ...brought] }
}
