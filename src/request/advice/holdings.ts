import type { Held, HeldWay } from '../../model/advice'
import { range } from '../../model/combinations'
import { idOf } from '../../model/data'
import type { Mistake } from '../../model/errors'
import { t } from '../../model/language'
import { SAGA_DICE } from '../../model/limits'
import { outOfPlace } from '../../model/mistakes'
import { type AbilityUse, asAbilityUse, type UnitRequest } from '../../model/scenario'
import { boardsOf, diceSpent } from '../../rules/abilities'
import type { Ability, AbilityChoice, Rulebook } from '../../rules/types'
import { type AskedAbility, askedAbility } from '../ability'
import { keysOn } from '../board'
import type { Check } from '../check'
import { type ChoiceDice, settled, useOf } from '../choice'
import { type Draft, ownKey } from '../validators'
import { formatValue } from '../value-text'

/**
 * Lists every way to use a box whose dice lie on the board: what the request says about its choice is fixed, and the rest is
 * open.
 */

type Kind = 'attack' | 'defence'

/**
 * A SAGA die on a combat pool: the kinds of dice it may become, and whether it shows the rare symbol (both values if either is
 * possible).
 */
interface PoolDie {
  readonly kinds: readonly Kind[]
  readonly rare: readonly boolean[]
}

const poolDice = (kinds: readonly Kind[], given: readonly ChoiceDice[]): readonly PoolDie[] =>
  (given.length > 0 ? given : [{ count: 1 }]).flatMap(({ attack = 0, defence = 0, count, rare = 0 }) => {
    const free = count ?? (attack + defence === 0 ? 1 : 0)
    const all = [
      ...Array.from({ length: Math.min(free, SAGA_DICE) }, () => kinds),
      ...Array.from({ length: Math.min(defence, SAGA_DICE) }, (): readonly Kind[] => ['defence']),
      ...Array.from({ length: Math.min(attack, SAGA_DICE) }, (): readonly Kind[] => ['attack'])
    ]
    return all.map((each, index) => ({ kinds: each, rare: [index < rare] }))
  })

interface Spent {
  readonly attack: number
  readonly defence: number
  readonly rareAttack: number
  readonly rareDefence: number
}

const NOTHING: Spent = { attack: 0, defence: 0, rareAttack: 0, rareDefence: 0 }

const withDie = (spent: Spent, kind: Kind, rare: boolean): Spent => ({
  ...spent,
  [kind]: spent[kind] + 1,
  ...(rare && kind === 'attack' && { rareAttack: spent.rareAttack + 1 }),
  ...(rare && kind === 'defence' && { rareDefence: spent.rareDefence + 1 })
})

const textOf = ({ attack, defence, rareAttack, rareDefence }: Spent): string =>
  [attack + defence, defence, rareDefence, rareAttack].map(count => String.fromCharCode(48 + count)).join('')

/**
 * Every way to spend the dice: each is left unused or becomes one of its kinds. Equal results count once, and spending nothing
 * is left out.
 */
const everySpent = (dice: readonly PoolDie[]): readonly Spent[] => {
  let all = new Map([[textOf(NOTHING), NOTHING]])
  for (const { kinds, rare } of dice) {
    const next = new Map(all)
    for (const spent of all.values())
      for (const kind of kinds)
        for (const shown of rare) {
          const more = withDie(spent, kind, shown)
          next.set(textOf(more), more)
        }
    all = next
  }
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, spent]) => (spent === NOTHING ? [] : [spent]))
}

/**
 * The uses that describe what was spent. A use counts its rare dice as defence dice first, so rare attack dice beside ordinary
 * defence dice take a second use.
 */
const poolUses = (id: string, { attack, defence, rareAttack, rareDefence }: Spent): readonly AbilityUse[] =>
  rareAttack > 0 && rareDefence < defence
    ? [useOf(id, { attack, rare: rareAttack }), useOf(id, { defence, rare: rareDefence })]
    : [useOf(id, { attack, defence, rare: rareAttack + rareDefence })]

const leavesChoice = (given: readonly ChoiceDice[]): boolean =>
  given.every(({ attack, defence, count }) => attack === undefined && defence === undefined && count === undefined)

/** Every value that the choice allows, with the rare symbol if the request states it. */
const openValues = (choice: Exclude<AbilityChoice, { take: 'pool' }>, rare: number): readonly ChoiceDice[] =>
  choice.take === 'split'
    ? range(0, choice.total).map(defence => ({ attack: choice.total - defence, defence, rare }))
    : range(choice.least, choice.most)
        .filter(count => choice.take !== 'number' || count === choice.least)
        .filter(count => choice.take !== 'option' || choice.options[count - 1]?.by === undefined)
        .map(count => ({ count, rare }))

/**
 * Every way to spend dice that are still to be rolled for a pool: at most `dice`, of the stated kinds and numbers if there are
 * any, ordinary or, if `rareMatters`, rare.
 */
const everyRolled = (
  kinds: readonly Kind[],
  given: readonly ChoiceDice[],
  dice: number,
  rareMatters: boolean
): readonly Spent[] => {
  const rare = rareMatters ? [false, true] : [false]
  const asked = given.length > 0 ? given : [{ count: dice }]
  return everySpent(poolDice(kinds, asked).map(die => ({ ...die, rare }))).filter(
    ({ attack, defence }) => attack + defence <= dice
  )
}

/**
 * Every way to use a box whose dice are still to be rolled, with and without the rare symbol; `dice` is the number of dice
 * rolled.
 */
const rolledWays = (id: string, ability: Ability, given: readonly ChoiceDice[], dice: number): readonly HeldWay[] => {
  const { choice, rareMatters = false } = ability
  if (choice?.take === 'pool')
    return everyRolled(choice.kinds, given, dice, rareMatters).map(spent => ({
      uses: poolUses(id, spent),
      dice: spent.attack + spent.defence
    }))
  const plain = waysOf(
    id,
    ability,
    given.map(({ rare: _, ...rest }) => rest)
  )
  const rare = rareMatters
    ? plain.map(({ uses, dice: spent }) => ({ uses: uses.map(use => ({ ...use, rare: 1 })), dice: spent }))
    : []
  return [...plain, ...rare]
}

const waysOf = (id: string, ability: Ability, given: readonly ChoiceDice[]): readonly HeldWay[] => {
  const { choice } = ability
  if (choice?.take === 'pool')
    return everySpent(poolDice(choice.kinds, given)).map(spent => ({
      uses: poolUses(id, spent),
      dice: spent.attack + spent.defence
    }))
  const rare = given.some(each => (each.rare ?? 0) > 0) ? 1 : 0
  const choices = choice && leavesChoice(given) ? openValues(choice, rare) : (settled(ability, given) ?? [])
  return choices.map(each => {
    const use = useOf(id, each)
    return { uses: [use], dice: diceSpent(ability, use) }
  })
}

/** Reads which boxes a unit may use (+) and which it uses (++). */

/** The boxes that a unit may use (+) and those that it uses (++). */
export interface Holding {
  readonly held: readonly Held[]
  /** Ids of the boxes that the unit uses (++). */
  readonly played: readonly string[]
}

const PLAYS = /^\s*\+\+/

interface NamedPlay {
  readonly asked: AskedAbility
  readonly plays: boolean
}

const statedIn = (draft: Draft, at: string, check: Check): readonly NamedPlay[] => {
  const abilities = ownKey(draft, 'abilities') ?? ownKey(draft, 'ability')
  if (!Array.isArray(abilities)) return []
  return (abilities as readonly unknown[]).flatMap((each, index) => {
    const asked = askedAbility(each, `${at}.abilities[${index}]`, check)
    return asked ? [{ asked, plays: typeof each === 'string' && PLAYS.test(each) }] : []
  })
}

/** The ability as typed on the command line: "+combat-pool=2". */
const typedText = (id: string, { given, typed }: AskedAbility): string => {
  const choice = /=(.*)$/s.exec(typed)?.[1]?.trim()
  if (choice !== undefined) return `+${id}=${choice}`
  const [use] = given
  return `+${use ? formatValue(useOf(id, use)) : id}`
}

/** Mistakes for boxes given as both optional (+) and used (++), found before the unit's abilities are checked. */
export const bothIn = (draft: Draft, at: string, check: Check): readonly Mistake[] => {
  const stated = statedIn(draft, at, check)
  const optional = new Set(stated.filter(({ plays }) => !plays).map(({ asked }) => asked.keys.join()))
  const both = stated.filter(({ asked, plays }) => plays && optional.has(asked.keys.join()))
  return both.map(({ asked: { keys, at: where } }) => {
    const [key = ''] = keys
    const id = idOf(key)
    const name = check.book.abilities[key]?.name ?? id
    const cure = t('write +{id} if it may be used, or ++{id} if it is used', { id })
    return outOfPlace(t('{name} is given as both optional (+{id}) and used (++{id}): {cure}', { name, id, cure }), where)
  })
}

/**
 * The boxes of one unit. `rolled` is the number of SAGA dice still to be rolled for them; undefined if the dice are on the
 * board already.
 */
export const holdingOf = (draft: Draft, unit: UnitRequest, at: string, check: Check, rolled?: number): Holding => {
  const { book } = check
  const troop = book.troops[unit.unit]
  if (!troop) return { held: [], played: [] }
  const boards = boardsOf(book, troop, unit.faction)
  const byKey = new Map<string, NamedPlay[]>()
  for (const stated of statedIn(draft, at, check)) {
    const [key] = keysOn(stated.asked, boards)
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), stated])
  }
  const held: Held[] = []
  const played: string[] = []
  for (const [key, all] of byKey) {
    const ability = book.abilities[key]
    const [first] = all
    if (!ability || !first) continue
    const id = idOf(key)
    if (all.every(({ plays }) => plays)) played.push(id)
    else {
      const given =
        all.length === 1 ? first.asked.given : all.flatMap(({ asked }) => (asked.given.length > 0 ? asked.given : [{}]))
      const said = all.map(({ asked }) => typedText(id, asked)).join(' ')
      const ways = rolled === undefined ? waysOf(id, ability, given) : rolledWays(id, ability, given, rolled)
      held.push({ id, name: ability.name, said, ways })
    }
  }
  return { held, played }
}

/** All dice of the uses of one box, with the choice among them open again. */
const reopened = (uses: readonly AbilityUse[], { choice }: Ability): readonly ChoiceDice[] => {
  const rare = uses.reduce((sum, use) => sum + (use.rare ?? 0), 0)
  const dice = uses.reduce((sum, { attack = 0, defence = 0 }) => sum + attack + defence, 0)
  return choice?.take === 'pool' ? [{ count: Math.max(1, dice), rare }] : [{ rare }]
}

/** The boxes that a unit used in a fight, as they were before it: the choice of how to use their dice is open again. */
export const holdingsOf = (unit: UnitRequest, book: Rulebook): readonly Held[] => {
  const troop = book.troops[unit.unit]
  if (!troop) return []
  const boards = boardsOf(book, troop, unit.faction)
  const uses = (unit.abilities ?? []).map(asAbilityUse)
  const ids = [...new Set(uses.map(use => idOf(use.id)))]
  return ids.flatMap((id): readonly Held[] => {
    const ability = boards.map(board => book.abilities[`${board}/${id}`]).find(found => found !== undefined)
    if (!ability) return []
    const own = uses.filter(use => idOf(use.id) === id)
    return [
      {
        id,
        name: ability.name,
        said: own.map(use => `+${formatValue(use)}`).join(' '),
        ways: waysOf(id, ability, reopened(own, ability))
      }
    ]
  })
}
