import { boardOf, idOf } from '../model/data'
import type { AbilityUse, UnitRequest } from '../model/scenario'
import { boardsOf, troopOf } from '../rules/lookup'
import type { Ability, AbilityChoice, Rulebook } from '../rules/types'

/** An ability of a unit's own board that it could play, with a choice that it offers. */
export interface UsableAbility {
  readonly use: AbilityUse
  /** "+combat-pool=1a" */
  readonly said: string
  /** The left column: any number of dice a turn (R7.3). */
  readonly multi: boolean
}

const range = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i)

type Chosen = readonly [choice: Omit<AbilityUse, 'id'>, said: string]

/** One SAGA die of a pool for each kind; a split all one way; every number of models or fatigue. */
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

/** Orders and Activation boxes are for one's own turn, reactions for the enemy's; the unit that charges or shoots has the turn (R7.4). */
export const isInTime = ({ when }: Ability, hasTurn: boolean): boolean =>
  when.some(timing =>
    timing === 'Orders' || timing === 'Activation'
      ? hasTurn
      : timing === 'Orders/Reaction' || timing === 'Activation/Reaction'
        ? !hasTurn
        : true
  )

/** The boards of a unit of which it is known whose it is. */
const boards = (unit: UnitRequest, book: Rulebook): readonly string[] => {
  const troop = troopOf(book, unit.unit, unit.faction)
  const isKnown =
    (unit.faction ?? troop.faction) !== undefined || (troop.boards !== undefined && (troop.hero?.factions.length ?? 1) === 1)
  // what a hero lends his friends asks for the hero, who is not in this fight
  const isOwn = (board: string) => Object.hasOwn(book.factions, board) || (troop.boards ?? []).includes(board)
  return isKnown ? boardsOf(book, troop, unit.faction).filter(isOwn) : []
}

const keyed = (id: string, board: string, others: readonly string[], { abilities }: Rulebook): string =>
  others.find(other => Object.hasOwn(abilities, `${other}/${id}`)) === board ? id : `${board}/${id}`

/** Is it known whose board the unit uses? */
export const hasBoard = (unit: UnitRequest, book: Rulebook): boolean => boards(unit, book).length > 0

/** Every box of the unit's boards that has a place in a fight, in board order. `hasTurn`: it charges or shoots. */
export const usableAbility = (unit: UnitRequest, hasTurn: boolean, book: Rulebook): readonly UsableAbility[] => {
  const own = boards(unit, book)
  return Object.entries(book.abilities).flatMap(([key, ability]) => {
    const [board, id] = [boardOf(key), idOf(key)]
    if (!own.includes(board) || ability.noFight !== undefined || !isInTime(ability, hasTurn)) return []
    const name = keyed(id, board, own, book)
    return choicesOf(ability.choice).map(([choice, said]) => ({
      use: { id: name, ...choice },
      said: `+${name}${said}`,
      multi: ability.multi
    }))
  })
}
