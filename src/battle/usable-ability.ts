import { range } from '../model/combinations'
import { boardOf, idOf } from '../model/data'
import type { AbilityUse, UnitRequest } from '../model/scenario'
import { boardsOf, troopOf } from '../rules/lookup'
import type { Ability, AbilityChoice, Rulebook } from '../rules/types'

/** An ability that a unit could play from its own board, with one of its choices. */
interface UsableAbility {
  readonly use: AbilityUse
  /** The use as it is typed, as in "+combat-pool=1a". */
  readonly text: string
  /** It is in the left column, which takes any number of dice a turn (R7.3). */
  readonly multi: boolean
}

type Chosen = readonly [choice: Omit<AbilityUse, 'id'>, suffix: string]

/**
 * The choices to try: for a pool one SAGA die of each kind, for a split all dice of one kind; every number of models or fatigue.
 */
const choicesOf = (choice: AbilityChoice | undefined): readonly Chosen[] => {
  switch (choice?.take) {
    case undefined:
      return [[{}, '']]
    case 'pool':
      return choice.kinds.map(kind => [{ [kind]: 1 }, `=1${kind[0]}`])
    case 'split':
      return (['attack', 'defence'] as const).map(kind => [{ [kind]: choice.total }, `=${choice.total}${kind[0]}`])
    case 'number':
      return [[{ count: choice.least }, choice.least === 0 ? '' : `=${choice.least}`]]
    case 'option':
      return choice.options.flatMap(({ by }, i): readonly Chosen[] => (by ? [] : [[{ count: i + 1 }, `=${i + 1}`]]))
    case 'models':
    case 'fatigue':
      return range(choice.least, choice.most).map(count => [{ count }, `=${count}`])
  }
}

/**
 * Whether an ability can be used in this turn (R7.4): Orders and Activation boxes in one's own, reactions in the enemy's. The
 * unit that charges or shoots has the turn.
 */
export const isInTime = ({ when }: Ability, hasTurn: boolean): boolean =>
  when.some(timing =>
    timing === 'Orders' || timing === 'Activation'
      ? hasTurn
      : timing === 'Orders/Reaction' || timing === 'Activation/Reaction'
        ? !hasTurn
        : true
  )

/** The boards of a unit; none if its faction is not known. */
const boards = (unit: UnitRequest, book: Rulebook): readonly string[] => {
  const troop = troopOf(book, unit.unit, unit.faction)
  const isKnown =
    (unit.faction ?? troop.faction) !== undefined || (troop.boards !== undefined && (troop.hero?.factions.length ?? 1) === 1)
  // boards that a hero lends to friends need the hero, who is not in this fight
  const isOwn = (board: string) => Object.hasOwn(book.factions, board) || (troop.boards ?? []).includes(board)
  return isKnown ? boardsOf(book, troop, unit.faction).filter(isOwn) : []
}

/** The id of a box as it is typed: with its board only if another of the unit's boards comes first with the same id. */
const typedId = (id: string, board: string, others: readonly string[], { abilities }: Rulebook): string =>
  others.find(other => Object.hasOwn(abilities, `${other}/${id}`)) === board ? id : `${board}/${id}`

/** Whether it is known whose board the unit uses. */
export const hasBoard = (unit: UnitRequest, book: Rulebook): boolean => boards(unit, book).length > 0

/** Every box of the unit's boards that can be used in a fight, in board order; `hasTurn`: the unit charges or shoots. */
export const usableAbility = (unit: UnitRequest, hasTurn: boolean, book: Rulebook): readonly UsableAbility[] => {
  const own = boards(unit, book)
  return Object.entries(book.abilities).flatMap(([key, ability]) => {
    const [board, id] = [boardOf(key), idOf(key)]
    if (!own.includes(board) || ability.noFight !== undefined || !isInTime(ability, hasTurn)) return []
    const name = typedId(id, board, own, book)
    return choicesOf(ability.choice).map(([choice, suffix]) => ({
      use: { id: name, ...choice },
      text: `+${name}${suffix}`,
      multi: ability.multi
    }))
  })
}
