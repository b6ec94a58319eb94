import { idsNamed } from '../../rules/named'
import type { Rulebook, Troop } from '../../rules/types'

/** "8 bondi against every Anglo-Danish unit": all troops of a faction, each as many as a point buys, in place of these words. */

const EVERY = String.raw`(?:every|each|any|all(?:\s+(?:of\s+)?the|\s+kinds\s+of)?)`
const UNITS = '(?:units?|troops?|troop\\s+types?|unit\\s+types?)'
const EVERY_IN_SPANISH = String.raw`(?:tod[oa]s\s+l[oa]s|cada|cualquier)`
const UNITS_IN_SPANISH = '(?:unidad(?:es)?|tropas?)'
const NAME = String.raw`([a-zà-ÿ]+(?:[\s-][a-zà-ÿ]+)?)`
const WHOLE: readonly RegExp[] = [
  String.raw`\b${EVERY}\s+(?:(?:the|enemy|possible)\s+)*${NAME}\s+${UNITS}(?![a-z])`,
  String.raw`\b${EVERY}\s+${UNITS}\s+(?:of|from|in)\s+(?:the\s+)?${NAME}(?:\s+(?:warband|list|army|faction))?(?=\W*$|[,;:.]|\s+(?:vs|against|charg|attack|shoot))`,
  String.raw`(?<![a-zà-ÿ])${EVERY_IN_SPANISH}\s+${UNITS_IN_SPANISH}\s+(?:de\s+los\s+|de\s+la\s+banda\s+de\s+los\s+|de\s+)?${NAME}(?![a-zà-ÿ])`
].map(pattern => new RegExp(pattern, 'gi'))

/** The faction itself and no hero: what every warband of it may muster. */
const isOrdinary = ({ hero, hire, under }: Troop): boolean => !hero && !hire && under === undefined

const unitsOf = (faction: string, { troops, classes }: Rulebook): readonly string[] =>
  Object.values(troops).flatMap(troop => {
    if (troop.faction !== faction || !isOrdinary(troop)) return []
    const perPoint = classes[troop.class]?.perPoint
    const { least, most } = troop.models ?? {}
    const models = least !== undefined && least === most ? least : perPoint
    const name = troop.names[0] ?? troop.name
    return models === undefined ? [] : [models === null || troop.class === 'warlord' ? name : `${models} ${name}`]
  })

export const withWholeFactions = (text: string, book: Rulebook): string =>
  WHOLE.reduce(
    (all, pattern) =>
      all.replace(pattern, (said: string, name: string) => {
        const [faction] = idsNamed(book.factions, name)
        const units = faction === undefined ? [] : unitsOf(faction, book)
        return units.length === 0 ? said : units.join(' or ')
      }),
    text
  )
