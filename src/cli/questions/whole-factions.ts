import { idsNamed } from '../../rules/named'
import type { Rulebook, Troop } from '../../rules/types'
import { phrase } from './rewording'

/** "8 bondi against every Anglo-Danish unit": all troops of a faction, each as many as a point buys, in place of these words. */

const EVERY = '(?:every|each|any|all(?: (?:of )?the| kinds of)?)'
const UNITS = '(?:units?|troops?|troop types?|unit types?)'
const EVERY_IN_SPANISH = '(?:tod[oa]s l[oa]s|cada|cualquier)'
const UNITS_IN_SPANISH = '(?:unidad(?:es)?|tropas?)'
const NAME = String.raw`([a-zà-ÿ]+(?:[\s-][a-zà-ÿ]+)?)`
const WHOLE: readonly RegExp[] = [
  String.raw`\b${EVERY} (?:(?:the|enemy|possible) )*${NAME} ${UNITS}(?![a-z])`,
  String.raw`\b${EVERY} ${UNITS} (?:of|from|in) (?:the )?${NAME}(?: (?:warband|list|army|faction))?(?=\W*$|[,;:.]| (?:vs|against|charg|attack|shoot))`,
  `(?<![a-zà-ÿ])${EVERY_IN_SPANISH} ${UNITS_IN_SPANISH} (?:de los |de la banda de los |de )?${NAME}(?![a-zà-ÿ])`
].map(pattern => phrase`${pattern}`)

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
