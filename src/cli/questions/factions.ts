import { troopsCalled } from '../../request/words/loss-question'
import { idsNamed } from '../../rules/named'
import type { Rulebook, Troop } from '../../rules/types'
import { matchOf } from './may-match'
import { phrase, phraseAcross, said } from './rewording'

/** Factions in a question: all troops of one, and who plays which. */

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

/** "8 bondi against every Anglo-Danish unit": all troops of the faction, each as many as a point buys, in place of these words. */
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

const SIDE = '([a-zà-ÿ]+(?:-[a-zà-ÿ]+)?)'
const PLAYS = said`
  (?:
    (?:I|we)(?:['\u2019](?:m|re)| (?:am|are))? (?:play(?:ing)? )?(?:as )?|play(?:ing)? (?:as )?
    |(?:yo )?(?:juego|jugamos|llevo|voy|soy) (?:con )?|yo (?:con )?
  )
`
const OPPOSED = said`
  (?:
    \s+(?:vs?\.?|versus|against|contra)\s+
    |\s*,? (?:(?:and|y) )?(?:he|she|they|my opponent|[eé]l|ella|mi rival)
    (?:['\u2019](?:s|re)| (?:is|are|plays?|has|have|juega|lleva|va))?(?: playing)? (?:as |con )?
  )
`
const HEAD = phraseAcross`
  ^\W*${PLAYS}?(?:the |los )?${SIDE}${OPPOSED}(?:the |los )?${SIDE}(?:\s*[:,;.]\s*| )
  (?=(?:my|our|his|her|the|mis|sus|los)?\s*\d)(.{8,200})$
`
const UNIT_SAID = phrase`
  (?<![a-zà-ÿ\d])(?:(my|our|his|her|their|mis?|sus?) )?
  (\d{1,2} (?:(?:mounted|tired|exhausted|fresh) )?|(?<=(?:my|our|his|her|their|mi|su) ))([a-zà-ÿ]{4,20})(?![a-zà-ÿ])
`
const MINE = /^(?:my|our|mis?)$/i

/** "vikings against saxons: 6 hearthguard charge 8 warriors": the fight with the faction of each unit in it; the same text where none is named before it. */
export const withFactionsOfSides = (text: string, book: Rulebook): string => {
  const [, one = '', other = '', fight = ''] = matchOf(HEAD, text) ?? []
  const factions = [one, other]
  if (fight === '' || factions.some(name => idsNamed(book.factions, name).length === 0)) return text
  let units = 0
  return fight.replace(UNIT_SAID, (said, owner: string | undefined, count: string, name: string) => {
    const ids = troopsCalled(name, book)
    if (ids.length === 0) return said
    const side = owner === undefined ? Math.min(units, 1) : MINE.test(owner) ? 0 : 1
    units += 1
    const isOfAny = ids.some(id => book.troops[id]?.faction === undefined)
    return isOfAny ? `${owner === undefined ? '' : `${owner} `}${count}${factions[side]} ${name}` : said
  })
}
