import { once } from '../../model/once'
import { enemyOf, SIDES, type Side } from '../../model/scenario'
import type { Rulebook } from '../../rules/types'
import type { Draft } from '../validators'
import { troopsCalled } from './loss-question'

/** Which side of a fight a text is about: that of a troop it names, or that of the person asking. */

/** The units of each side. */
export type UnitsOfSides = Readonly<Record<Side, readonly Draft[]>>

/**
 * The side this troop fights on; undefined if neither side has it. The name of a class, such as "hearthguard", also stands for
 * every troop of that class.
 */
export const sideOfTroop = (word: string, units: UnitsOfSides, book: Rulebook): Side | undefined => {
  const { troops } = book
  const ids = troopsCalled(word, book)
  const isOfClass = (id: string, unit: unknown): boolean => {
    const [asked, here] = [troops[id], troops[String(unit)]]
    return asked?.faction === undefined && asked?.class !== undefined && asked.class === here?.class
  }
  const sideWith = (isIt: (id: string, unit: unknown) => boolean): Side | undefined =>
    SIDES.find(side => units[side].some(({ unit }) => ids.some(id => isIt(id, unit))))
  // the warriors of "8 bondi charge 8 norman warriors" are those called so
  return sideWith((id, unit) => id === unit) ?? sideWith(isOfClass)
}

const whoseUnits = once(
  () => /(?<![\p{L}\d])(my|our|mis?|nuestr[oa]s?|his|her|their|enemy|sus?)\s+(?:\S+\s+){0,3}?(\p{L}[\p{L}-]+)/giu
)
const MINE = /^(?:my|our|mi|nuestr)/i

/** The side of the person asking, the one whose unit is called "my"; undefined if the text does not tell. */
export const sideOfSpeaker = (units: UnitsOfSides, text: string, book: Rulebook): Side | undefined => {
  if (/(?<!\p{L})(?:me|nos) (?:carg|dispar|atac)/iu.test(text)) return 'defender'
  for (const [whole, whose = ''] of text.matchAll(whoseUnits())) {
    const troop = whole.split(/\s+/u).find(word => troopsCalled(word, book).length > 0)
    const side = troop === undefined ? undefined : sideOfTroop(troop, units, book)
    if (side) return MINE.test(whose) ? side : enemyOf(side)
  }
  return undefined
}

/** "should the huscarls ...", "what should the defender do", "the best play for 4 huscarls" */
const adviceFor = once(
  () =>
    /\b(?:should|shall|best\s+\p{L}+\s+for|do\s+with|deber[ií]an?|deben?)\s+(?:the\s+|los\s+|las\s+|el\s+)?(?:\d+\s+)?(\p{L}[\p{L}-]+)/iu
)

/** Found in a text that may say for which side it asks: a cheap test, since the fight has to be read first. */
export const NAMES_ASKER = /\b(?:my|our|mis?|nuestr|his|sus?|defend|should|shall|best|do with|deb)/i

/** The side that a question for advice is asked for: who "should" do it, else the side of the person asking; else the attacker. */
export const sideAdvised = (units: UnitsOfSides, text: string, book: Rulebook): Side => {
  const [, who = ''] = adviceFor().exec(text) ?? []
  if (/^defend/i.test(who)) return 'defender'
  return sideOfTroop(who, units, book) ?? sideOfSpeaker(units, text, book) ?? 'attacker'
}
