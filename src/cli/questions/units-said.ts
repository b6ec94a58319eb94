import { commandFor } from '../../request/words/commands'
import { troopsCalled } from '../../request/words/loss-question'
import type { Rulebook } from '../../rules/types'

/** What the words for a unit say of it, by the rulebook. */

/** The ids of the troops that a name means. "señor de la guerra" has its place in the vocabulary without its small words. */
export const troopsSaid = (name: string, book: Rulebook): readonly string[] =>
  troopsCalled(name.replace(/\s+de\s+la\s+/i, ' '), book)

export const isTroop = (name: string, book: Rulebook): boolean => troopsCalled(name, book).length > 0

/** Whether it is who leads a warband: "jarl", "señor de la guerra". */
export const isLeader = (name: string, book: Rulebook): boolean =>
  troopsSaid(name, book).some(id => book.troops[id]?.class === 'warlord')

/** Whether a unit with what it has shoots at another: "12 levies with bows". */
export const shootsAtOthers = (unit: string, book: Rulebook): boolean => commandFor([`${unit} at 8 warriors`], book) === 'shoot'
