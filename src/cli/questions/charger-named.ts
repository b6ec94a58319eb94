import { troopsCalled } from '../../request/words/loss-question'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { withReplaced } from './may-match'
import { firstPhrase, phrase } from './rewording'
import { isTroop } from './units-said'

/** Who of two units charges, where it is said behind both: "8 bondi vs 4 huscarls, the huscarls charge". */

/** Who charges, said behind two units that stand side by side: "8 bondi vs 4 huscarls, the latter charge". */
const CHARGER_LAST = firstPhrase`
  (?<![\s,;:.(\u2013-])[\s,;:.(\u2013-]{1,4}(?:(?:and|but|with|where|if|when|while|only) )?(?:(?:the|my|his|their) )?([a-z]+)
  (?:['\u2019](?:s|m|re|ll)?)?(?: (?:one|unit|side))?
  \s+(?:(?:am|are|is|will|being|do|does|have|has|get|gets|got|having|getting|go|goes|make|makes|making) )?(?:the )?(?:ones? )?
  (?:(?:who|that|which) )?
  (?:
    charg(?:e[sd]?|ing)|attack(?:s|ed|ing)?|go(?:es|ing)? first|on the (?:charge|attack|offensive)|in first|first strike|turn|go
    |to (?:move|go|act|charge|attack)|wins? (?:the )?initiative(?: and (?:charge|attack)s?)?|doing the (?:charging|attacking)
  )(?: the (?:former|latter|first|second|others?))?\W*$
`
/** "..., I am charged" */
const CHARGED_LAST = /(?:charg|attack)ed\W*$/i
/** "should I charge" asks, and tells nothing. */
const ASKED_LAST = /^\s+(?:I|we|s?he|yo)\s/i
/** "..., cargan los segundos", "los primeros cargan contra los segundos", "la carga es de los huscarls". */
const CHARGER_LAST_IN_SPANISH = firstPhrase`
  [\s,;:.(\u2013-]{1,4}(?:(?:y|pero|donde|si|cuando|aunque|s[oó]lo) ){0,2}(?:son )?
  (?:
    (?:los|las) ([a-zà-ÿ]{3,20}) (?:(?:son|los|las|quienes|que) ){0,3}(?:cargan|atacan|atacantes)
    (?: (?:a|contra) (?:los|las) [a-zà-ÿ]{3,20})?
    |(?:(?:cargan|atacan)|(?:la carga|el ataque) (?:es de|l[ao] (?:hacen|lanzan|inician))) (?:los|las) ([a-zà-ÿ]{3,20})
    |(?:car|ata)[a-z]{2} (yo|[eé]l)
    |(yo|[eé]l|mi (?:rival|enemigo|oponente)) (?:soy (?:el )?que |es (?:el )?que )?(?:car|ata)[a-z]{2}
  )\W*$
`
/** The deed alone, behind a list: "bondi 8, huscarls 4, charge". */
const DEED_LAST = firstPhrase`\s*[,;:.]\s*(?:(?:and|they|y) )?(?:charge|attack|(?:a la )?carga|cargan|atacan|al ataque)\W*$`
const COUNTED = /(?<![\d\p{L}])(?:\d{1,2}\s+(\p{L}{3,20})|(\p{L}{3,20})\s+\d{1,2})(?![\d\p{L}])/giu
const VERSUS = firstPhrase` (?:vs?\.?|versus|against|contra|frente a) `
const AND = firstPhrase` (?:and|y|con) (?=\d)(?<=^\W*(?:(?:the|los|las) )?\d+\s.*)`
const LIST = /\s*[;,.]\s*(?=\d)/
/** "entre 8 bondi y 4 huscarls", "8 bondi y 4 huscarls se pegan" */
const AROUND_BOTH = phrase`^\W*entre | (?:se [a-zà-ÿ]{3,12}n|luchan|pelean|combaten)$`
const ACT_OR_CHOICE = /(?<![a-z])(?:charg|attack|shoot|shot|fir(?:e|ing)|or|carg[ao]|atac|dispar|o)(?![a-z]{4})/i
const FORMER = /^(?:former|first|primer[oa]s)$/i
const LATTER = /^(?:latter|second|last|segund[oa]s|[uú]ltim[oa]s)$/i

const PLAYER = /^(?:I|we|yo)$/i
const OPPONENT = /^(?:s?he|opponent|enemy|rival|[eé]l|mi .*)$/i

/** Words for whose a unit is, by which another reader settles who "I" am; or a second sentence. */
const NAMES_OWNER = firstPhrase`
  (?<![a-zà-ÿ])
  (?:my|our|his|her|their|mine|theirs|I|we|s?he|they|opponent|enemy|rival|mis?|nuestr[oa]s|sus?|yo|[eé]l|tengo|tiene)
  (?![a-zà-ÿ])
  |[.;:]
`

/** The troops and factions that the words of a unit may call. */
const calledIn = (unit: string, book: Rulebook): readonly string[] =>
  unit
    .toLowerCase()
    .split(/[^a-zà-ÿ-]+/)
    .filter(word => word.length > 1)
    .flatMap(word => [
      ...troopsCalled(word, book).flatMap(id => [id, book.troops[id]?.faction ?? id]),
      ...idsNamed(book.factions, word)
    ])

const LABELLED = /(?<=^\W{0,3}|[;,.]\s{0,3})(\p{L}[\p{L}-]{3,20})\s{0,3}:\s{0,3}(\d{1,2}\s+\p{L}+)/giu

/** "vikings: 8 warriors": whose they are. */
const withPeopleBehind = (text: string, { factions }: Rulebook): string =>
  withReplaced(text, LABELLED, (said, name: string, unit: string) =>
    idsNamed(factions, name).length > 0 ? `${unit} ${name}` : said
  )

/** "8 bondi, 4 huscarls, charge": the unit named first charges the other. */
const withDeedBetween = (text: string, book: Rulebook): string => {
  const [tail = ''] = DEED_LAST.exec(text) ?? []
  const both = text.slice(0, text.length - tail.length)
  if (tail === '' || VERSUS.test(both) || ACT_OR_CHOICE.test(both)) return text
  const units = [...both.matchAll(COUNTED)].filter(([, behind = '', before = '']) => isTroop(behind + before, book))
  const [first, second, third] = units
  const charger = both.slice(0, second?.index ?? 0).replace(/[\s,;]+(?:(?:and|y)\s+)?$/i, '')
  const isList =
    first && second && !third && /^\W*$/.test(both.slice(0, first.index)) && /[,;]/.test(both.slice(first.index, second.index))
  if (!isList) return text
  // "8 ceorls, muro de escudos; 6 hirdmen, ullr, cargan": who is named in the same clause
  const isOfSecond = /^\s*,.*an\W*$/is.test(tail) && /[;.]/.test(both.slice(first.index, second.index))
  return isOfSecond ? `${both.slice(second.index)} charge ${charger}` : `${charger} charge ${both.slice(second.index)}`
}

/** Which of two units somebody means by "the huscarls", "the latter" or "I"; -1 where it may be either. */
const unitCalled = (units: readonly string[], who: string, book: Rulebook): number => {
  if (FORMER.test(who)) return 0
  if (LATTER.test(who)) return 1
  const isPlayer = PLAYER.test(who)
  // who asks names his own unit first
  if (isPlayer || OPPONENT.test(who))
    return units.some(unit => NAMES_OWNER.test(unit) || calledIn(unit, book).length === 0) ? -1 : isPlayer ? 0 : 1
  const troops = troopsCalled(who, book)
  const ids = troops.length > 0 ? troops : idsNamed(book.factions, who)
  const isOf = units.map(unit => calledIn(unit, book).some(id => ids.includes(id)))
  return isOf[0] === isOf[1] ? -1 : isOf.indexOf(true)
}

/** "8 bondi vs 4 huscarls with the huscarls on the attack": the huscarls charge. */
export const withChargerFirst = (said: string, book: Rulebook): string => {
  const text = withPeopleBehind(said, book)
  const [tail = '', ...named] = CHARGER_LAST.exec(text) ?? CHARGER_LAST_IN_SPANISH.exec(text) ?? []
  const who = named.find(each => each !== undefined) ?? ''
  const both = text.slice(0, text.length - tail.length).replace(AROUND_BOTH, '')
  const units = both.split([VERSUS, AND].find(each => each.test(both)) ?? LIST)
  if (tail === '' || units.length !== 2 || ACT_OR_CHOICE.test(units.join(' '))) return withDeedBetween(text, book)
  const at = ASKED_LAST.test(tail) ? -1 : unitCalled(units, who, book)
  const [charger, charged] = (at === 1) === CHARGED_LAST.test(tail) ? units : units.toReversed()
  return at < 0 ? text : `${charger} charge ${charged}`
}
