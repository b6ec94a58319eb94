import { boardOf } from '../../model/data'
import { troopsCalled } from '../../request/words/loss-question'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { firstMatch, matchOf } from './may-match'
import { OWNED, phraseAcross, said, wholeQuestions } from './rewording'

/** What a unit that is charged may choose between, a box or its dice, and whose a box of a fight is. */

const DICE_CHOICE = '(?:closing ranks|giving up (?:(?:their|its|attack|the) )*dice)'
const choice = (name: 'one' | 'other'): string => `(?<${name}>[a-zà-ÿ]+|${DICE_CHOICE})`
const [ONE, ANOTHER] = [choice('one'), choice('other')]
const CHARGED_UNIT = String.raw`${OWNED}(?<unit>\d+ \S+)`
const CHARGED_BY = '(?:(?:when|if) )?(?:are |is |being )?charged by (?<enemy>.+)'

const CHOICES_OF_CHARGED = wholeQuestions(
  // "Shieldwall or closing ranks: 8 ceorls charged by 6 hirdmen"
  String.raw`${ONE} or ${ANOTHER}\s*[:,]\s*${CHARGED_UNIT} ${CHARGED_BY}`,
  // "is closing ranks better than Shieldwall for 8 ceorls charged by 6 hirdmen"
  `(?:is|are|would) ${ONE} (?:be )?better than ${ANOTHER} (?:for|with) ${CHARGED_UNIT} ${CHARGED_BY}`,
  `should ${CHARGED_UNIT} use ${ONE} or (?<other>give up dice|close ranks) ${CHARGED_BY}`,
  // "which is better with 8 ceorls when 6 hirdmen charge them: Shieldwall or giving up dice"
  String.raw`which is better (?:with|for) ${CHARGED_UNIT} (?:when|if) (?<enemy>.+?) charge (?:them|it|me)\s*[:,]\s*${ONE} or ${ANOTHER}`
)

const GIVING_UP = '(?:clos(?:ing|e) ranks|giv(?:ing|e) up (?:(?:their|its|attack|the) )*dice)'
const CERRAR_FILAS = '(?:cerrar|cierro|cerramos) filas'
const OR_NOT = said`
  [\s,;:.!?¿]+
  (?:
    with (?:or|and) without (?:(?:them|it|me) )?${GIVING_UP}|${GIVING_UP} (?:or|and) not
    |(?:is|are|would) (?:it (?:be )?)?better (?:to |off )?${GIVING_UP}|(?:is|would) ${GIVING_UP} (?:be )?(?:better|worth it)
    |(?:does|would|will) ${GIVING_UP} help|con (?:y|o) sin ${CERRAR_FILAS}|(?:es )?mejor (?:si )?${CERRAR_FILAS}
    |${CERRAR_FILAS}(?: o (?:no|lucho))?
  )
`

/** "8 ceorls charged by 6 hirdmen, with or without closing ranks", "6 hirdmen charge 8 ceorls, is it better to give up dice?" */
const DICE_OR_NOT = wholeQuestions(
  `(?:compare )?${GIVING_UP} or (?:not|keep(?:ing)? (?:(?:them|the|their|all) ?)*(?:dice)?) (?:for|with|by|as) ${CHARGED_UNIT} (?:(?:when|if|are|is|being) )*charged by (?<enemy>.+?)`,
  `${CHARGED_UNIT} (?:are |is )?charged by (?<enemy>.+?)${OR_NOT}`,
  `${CHARGED_UNIT} cargad[oa]s por (?<enemy>.+?)${OR_NOT}`,
  String.raw`${OWNED}(?<enemy>\d+ .+?) (?:charge|cargan (?:contra|a)) ${CHARGED_UNIT}(?<state>(?: (?:in|behind|with|on)\s[^,;:.!?]*)?)${OR_NOT}`
)

export const diceOrNot = (text: string): string | undefined => {
  const { unit, enemy, state = '' } = firstMatch(DICE_OR_NOT, text)?.groups ?? {}
  return unit === undefined ? undefined : `${unit}${state} gives up dice or ${unit}${state} charged by ${enemy}`
}

const isOfDice = (said: string): boolean => /^(?:clos|giv)/i.test(said)

/** What the unit charged may choose between, a box or its dice, said of the unit by each choice. */
export const choicesOfCharged = (text: string, book: Rulebook): string | undefined => {
  const { one = '', other = '', unit, enemy } = firstMatch(CHOICES_OF_CHARGED, text)?.groups ?? {}
  const choices = [one, other]
  const areChoices = choices.every(said => isOfDice(said) || idsNamed(book.abilities, said).length > 0)
  if (unit === undefined || !areChoices || !choices.some(isOfDice)) return undefined
  const subjects = choices.map(said => `${unit} ${isOfDice(said) ? 'gives up dice' : `+${said.toLowerCase()}`}`)
  return `${subjects.join(' or ')} charged by ${enemy}`
}

/** Whether a box is on the board of a troop's faction. */
const mayUse = (troop: string, box: string, book: Rulebook): boolean => {
  const boards = idsNamed(book.abilities, box).map(boardOf)
  return troopsCalled(troop, book).some(id => boards.some(board => board === book.troops[id]?.faction))
}

const TWO_UNITS = phraseAcross`^${OWNED}((?:\d+ )(\S+)) (?:charge|attack)s? ${OWNED}((?:\d+ )(\S+))(.*)$`

/** A box that only the unit charged has, "Shieldwall" in "6 hirdmen charge 8 ceorls": with or without it, charged. */
export const boxOfCharged = (fight: string, thought: string, book: Rulebook): string | undefined => {
  const [, charger, who = '', charged, whom = '', rest = ''] = matchOf(TWO_UNITS, fight) ?? []
  return charger !== undefined && !mayUse(who, thought, book) && mayUse(whom, thought, book)
    ? `${charged} +${thought.trim().toLowerCase().replaceAll(' ', '-')}${rest} or ${charged}${rest} charged by ${charger}`
    : undefined
}

const EITHER_LAST = phraseAcross`^\W*((?:my |our |the )?(?:\d+ )(\S+)) ((?:charg|attack)[a-z]* .*?) (with or without ([a-zà-ÿ]+(?: [a-zà-ÿ]+)?))\W*$`

/** "8 bondi charge 8 warriors with or without Thor": a box of who charges, where the enemy's faction is not said. */
export const boxOfCharger = (text: string, book: Rulebook): string | undefined => {
  const [, unit, troop = '', deed = '', either, box = ''] = matchOf(EITHER_LAST, text) ?? []
  const isOnlyTheirs = mayUse(troop, box, book) && !deed.split(/\s+/).some(word => mayUse(word, box, book))
  return unit !== undefined && isOnlyTheirs ? `${unit} ${either} ${deed}` : undefined
}
