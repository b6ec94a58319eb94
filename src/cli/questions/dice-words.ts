import { refuse, refuseAny } from '../../model/errors'
import { msg, t } from '../../model/language'
import { ofEdition } from '../../model/mistakes'
import { quoted } from '../../model/quoted'
import { SYMBOL, wantedIn } from '../../request/dice/boxes'
import { abilityNames, namesOf } from '../../request/names'
import { MOST_LETTERS } from '../../request/words/sentence'
import { wordSet } from '../../request/words/small-words'
import { NUMBERS } from '../../request/words/templates'
import { idsNamed, plain } from '../../rules/named'
import { rulebook } from '../../rules/rulebook'
import type { Rulebook } from '../../rules/types'
import { firstPhrase, phrase } from './rewording'
import { troopsSaid } from './units-said'

/** A question about SAGA dice as it is asked: "5 vikings, at least one rare", "can 5 vikings pay for Ullr and Thor". */

/** What a question says besides the dice and what they are to pay for. */
const ASKING = wordSet(
  'for para and y off how often pls please plz least menos any roll rolling pay paying afford need enough both use play show tirar tirando sacar sacando pagar probabilidad ' +
    'probabilidades puedo puede pueden me us my as whats hows give gives giving get getting face faces symbol symbols icon icons expect only probable showing plus want i throw have out chance chances then aim aiming hope hoping looking saco sacas saca tiro tiras tira lanzo lanzas lanzando tengo salga salgan salen sale saldra consigo consigues conseguir obtengo obtener logro cual es la prob probs posibilidad posibilidades haya ' +
    'when if once rolled rolls thrown throws see seeing turn turns come comes up would could should likely among amongst somewhere number there lie lying pair am are be algun alguna'
)

/** "2", "two"; 0 where it is no number. */
export const timesOf = (word: string): number =>
  /^\d{1,2}x?$/i.test(word)
    ? Number.parseInt(word, 10)
    : Math.max(
        0,
        NUMBERS.findIndex(words => words.split('|').includes(word.toLowerCase()))
      )

/** Words in a name. */
const LONGEST = 5

/** A number word as digits; other words as they are. */
export const inDigits = (word: string): string => (timesOf(word) > 0 ? `${timesOf(word)}` : word)

interface Asked {
  /** Whose dice, and how many. */
  readonly words: readonly string[]
  readonly want: readonly string[]
}

/** Boxes and symbols among the words, each with its number, where that is not the number of dice. */
const namedAmong = (text: string, book: Rulebook): Asked => {
  const [names, { troop, faction }] = [abilityNames(book), namesOf(book)]
  const isWhose = (name: string): boolean => faction.has(name) || book.troops[troop.get(name) ?? '']?.hero !== undefined
  const isWished = (name: string): boolean =>
    (names.has(plain(name)) || SYMBOL.test(name) || /^[CUR]$/.test(name)) && !isWhose(plain(name))
  const all = text.split(/[\s,;:?!+\u00bf\u00a1]+/u).filter(word => word !== '')
  const rest: string[] = []
  const found: { readonly name: string; readonly at: number }[] = []
  for (let at = 0; at < all.length; ) {
    const span = Array.from({ length: LONGEST }, (_, i) => all.slice(at, at + LONGEST - i)).find(words =>
      isWished(words.join(' '))
    )
    if (span) found.push({ name: span.join(' '), at: rest.length })
    else rest.push(all[at] ?? '')
    at += span?.length ?? 1
  }
  // the only number is that of the dice: "6 rare"
  const isCounted = rest.filter(word => timesOf(word) > 0).length > 1
  const countOf = ({ at }: { readonly at: number }): number => (isCounted ? timesOf(rest[at - 1] ?? '') : 0)
  return {
    words: rest.filter((_, index) => !found.some(wish => wish.at - 1 === index && countOf(wish) > 0)),
    want: found.map(wish => (countOf(wish) > 1 ? `${countOf(wish)} ${wish.name}` : wish.name))
  }
}

/** Several boxes without commas between them: "ullr thor frigg". */
const eachOf = (wish: string, book: Rulebook): readonly string[] => {
  const { words, want } = namedAmong(wish, book)
  // "RR": the letters of symbols, one by one
  if (/^[CUR]{2,8}$/.test(wish)) return [...wish]
  return words.length === 0 && want.length > 1 ? want : [wish]
}

const askedIn = (words: readonly string[], book: Rulebook): Asked => {
  // "both charge and stamping" are one of each, "hirdmen twice and ullr" three dice boxes
  const text = words
    .join(' ')
    .replace(/\b(?:a\s+)?(?:pair|couple)\s+of\s+(?=(?:un)?commons?\b|rares?\b)/gi, '2 ')
    .replace(/\bboth\s+(?=\D+\sand\s)/i, '')
    .replace(/\s+(?:or\s+more|or\s+better|o\s+m[aá]s)(?![a-zà-ÿ])/gi, '')
    .replace(/\s+(?:twice|dos\s+veces)(?![a-zà-ÿ])/gi, ' x2')
    .replace(/\s+(?:thrice|(?:three|3)\s+times|tres\s+veces)(?![a-zà-ÿ])/gi, ' x3')
  const { words: whose, want } = wantedIn(text, book)
  return want ? { words: whose.split(' '), want: want.flatMap(wish => eachOf(wish, book)) } : namedAmong(text, book)
}

/** "no rares", "exactly one rare": dice are asked for at least so many. */
const NOT_AT_LEAST = firstPhrase`
  (?<![a-zà-ÿ])(?:no|exactly|precisely|at most|fewer than|less than|ning[uú]n[oa]?|exactamente|como mucho|menos de)
  \s+(?:[a-zà-ÿ]+ |\d+ )?(?:rar[eoa]s?|com[mú]?[uo]n(?:e?s)?|uncommons?|infrecuentes?|[CUR])(?![a-zà-ÿ\d])
`

/** Refuses the dice of a faction that only the other edition has. */
const refuseOfOtherEdition = (words: readonly string[], book: Rulebook): void => {
  const other = rulebook(book.edition === 1 ? 2 : 1)
  const name = words.find(
    word => word.length > 2 && idsNamed(other.factions, word).length > 0 && idsNamed(book.factions, word).length === 0
  )
  if (name !== undefined) refuseAny([ofEdition(quoted(name), msg('a faction'), other.edition, 'rules factions', 'faction')])
}

/** The words of `dice`: whose dice, and what they are wanted for, without the question around them. Throws a RequestError. */
export const diceAsked = (words: readonly string[], book: Rulebook): readonly string[] => {
  const [raw] = NOT_AT_LEAST.exec(words.join(' ')) ?? []
  if (raw !== undefined)
    refuse(
      t(
        '"{raw}": SAGA dice are counted as at least so many, as in 1 rare with 6 saga dice; the chance of fewer is 100 % less that',
        {
          raw
        }
      ),
      'want'
    )
  refuseOfOtherEdition(words, book)
  const asked = askedIn(words, book)
  return asked.want.length === 0
    ? words
    : [
        'dice',
        ...asked.words.filter(word => !ASKING.has(plain(word.replace(/['\u2019]/g, '')))).map(inDigits),
        'want',
        asked.want.join(', ')
      ]
}

const WRATH_DICE = String.raw`(\d|${NUMBERS.slice(1, 4).join('|')})`
/** "what do (2 dice on wrath do)", "qué sale si pongo (2 dados en la ira)" */
const ASKED_BEFORE =
  '(?:(?:how (?:good|strong|bad) (?:are|is)|what (?:do|does|would|if|happens (?:if|with))|qu[eé] (?:pasa|sale|hacen?|dan?|ocurre)(?: (?:si|con))?|(?:si )?(?:pongo|meto|gasto|uso|asigno)|(?:if )?I (?:put|place|spend|assign)) ){0,2}'
const WRATH = firstPhrase`
  ^\W*(?:(?:only|just) )?${ASKED_BEFORE}(?:the |la )?(?:joms[a-z]+['\u2019]?s? )?(?:wrath|ira)(?: (?:of the|de(?: los)?) joms[a-z]+)?
  (?: (?:do|does|gives?|gets?|brings?)(?: (?:me|us|you))?)?\s*[:,]?\s*
  (?:(?:with|on|con|de|of) )?(?:all )?(?:the )?${WRATH_DICE} (?:saga )?(?:dice|dados?|die)(?: (?:de )?saga)?(?: (?:de (?:los )?)?joms[a-z]+)?\W*$
`

const DICE_FOR_WRATH = firstPhrase`
  ^\W*(?:(?:only|just) )?${ASKED_BEFORE}(?:(?:do|will|can) I (?:get|reach|roll) (?:at least )?\d+ (?:or more )?(?:with|on|from) )?${WRATH_DICE}
  \s+(?:saga )?(?:joms[a-z]+['\u2019]? )?
  (?:
    wrath (?:dice|die)
    |(?:dice|dados?|die) (?:on|for|in|into|of|to|para|en|de) (?:the |la )?(?:jomsvikings?['\u2019]? )?(?:wrath|ira)
    (?: (?:of the|de(?: los)?) joms[a-z]+)?
  )(?: (?:do|give|hacen|dan))?(?:\s*,\s*(?:please|thanks))?\W*$
`

/** "wrath of the Jomsvikings with 3 dice", "3 dice on wrath" */
export const wrathAsked = (text: string): readonly string[] | undefined => {
  const [, count] = WRATH.exec(text) ?? DICE_FOR_WRATH.exec(text) ?? []
  return count === undefined ? undefined : ['wrath', inDigits(count)]
}

/** What a question says around its dice and their faction. */
const AROUND = wordSet(
  'what whats which can could do should i ve we play pay for afford activate use buy spend put place keep get choose take with on roll rolled throw have got my the of ' +
    'as a are is best good how saga dice die abilities ability boxes box board options ' +
    'que qué puedo hacer hago con tiro tira tirar tiran lanzo lanza tengo los las de mis dados dado'
)

/** `dice 6 vikings` for "what can I do with 6 viking dice"; undefined where the text says anything else. */
export const diceOfFaction = (text: string, book: Rulebook): readonly string[] | undefined => {
  if (text.length > MOST_LETTERS || !/\b(?:dice|die|dados?)\b/i.test(text)) return undefined
  const said = text.split(/[^\p{L}\d-]+/u).filter(word => word !== '' && !AROUND.has(word.toLowerCase()))
  const [count, ...others] = said.filter(word => timesOf(word) > 0)
  const faction = said.filter(word => timesOf(word) === 0).join(' ')
  return count === undefined || others.length > 0 || idsNamed(book.factions, faction).length === 0
    ? undefined
    : [inDigits(count), faction]
}

/** The first turn of the player who goes first, in words. */
const FIRST_TURN = /(?<![\p{L}\d])(?:(?:in|on|of|for)\s+)?(?:(?:the|my)\s+)?first\s+turn(?![\p{L}\d])[,;:]?/iu

/** "8 viking dice in the first turn": the words without it, and whether it was said. */
export const withoutFirstTurn = (words: readonly string[]): { readonly words: readonly string[]; readonly isFirst: boolean } => {
  const text = words.join(' ')
  const isFirst = FIRST_TURN.test(text)
  return { words: isFirst ? text.replace(FIRST_TURN, ' ').split(/\s+/).filter(Boolean) : words, isFirst }
}

/** "viking dice: 2 hearthguard units and a warlord" */
const DICE_FROM = firstPhrase`
  ^\W*(?:(?!saga\b)([a-zà-ÿ-]+(?:\s(?!saga\b)[a-zà-ÿ-]+)?) )?(?:saga )?dice\s*(?::|with|from|for)\s*
  (?=\d|an?\s|the\s|my\s|one\s|two\s|three\s)
`
const HOW_MANY = firstPhrase`
  ^\W*
  (?:
    how many (?:saga )?dice (?:(?:does|do|would|will|can|is|are) )?(?:an? (?<army>[a-zà-ÿ-]+) (?:army|force|warband|list) (?:of|with) )?
    (?:(?:I|we|the (?<player>[a-zà-ÿ-]+)|(?<side>(?!(?:roll|get|have|generate|throw)\b)[a-zà-ÿ-]{4,20})(?= (?:roll|get|have|throw) )) )?
    (?:(?:roll|get|have|generate|throw) )?(?:(?:with|from|for) )?(?:(?:the )?(?<people>[a-zà-ÿ-]{4,20}) (?:with|having) (?=\d|an? ))?
    |cu[aá]ntos dados (?:de )?saga (?:me )?(?:tiro|tengo|lanzo|tiran|dan|generan|tienen) (?:con )?|dados (?:con |de )?(?=\d)
  )
`
const GIVE = firstPhrase` (?:give|generate|roll|bring|get|have|throw)(?: me)?(?=\W*$| [a-zà-ÿ-]+\W*$)`
const LISTED = firstPhrase`^(?:(?:(?<times>\d{1,2}) ?x ?(?=\d))?(\d{1,2}(?= ?[a-z])|(?:an?|one|un[oa]?|el|mi|my|the)(?= )) ?)?([a-zà-ÿ]+(?: de la guerra)?)$`
/** "..., as vikings" */
const AS_FACTION = firstPhrase` (?:(?:as|for|como|para) )?(?:the |los )?([a-zà-ÿ-]{3,20})\W*$`
/** Counts up to this are of units: no unit has so few models. */
const FEWEST_MODELS = 4

/** "my warband is a warlord and two units of 8 warriors. How many saga dice is that": the units first. */
const UNITS_FIRST = firstPhrase`
  ^\W*(?:(?:my|our|his|the) (?:warband|army|list|force) (?:is|has|consists of)\s*:?\s*|(?:I|we)(?:['\u2019]ve| have)(?: got)? |with )?
  (.{6,200}?)\s*[,;:.?!\u2013-]+\s*
  (?:
    (?:how many|number of) (?:saga )?dice(?: (?:is|are) (?:that|those|it)| (?:do|does|would|will|can) (?:I|we|he|she|they|it)(?: (?:get|roll|throw|have|give))?(?: to (?:roll|throw))?)?
    |saga dice
    |cu[aá]ntos dados(?: de saga)?(?: (?:son|tiro|lanzo|tengo))?
  )\W*$
`
const TIMES = phrase`(?<![a-zà-ÿ\d])(\d{1,2}|${NUMBERS.slice(1, 9).join('|')}) (?:(?:units?|lots?|groups?|squads?|unidad(?:es)?|grupos?) )?(?:of|de) (?=\d)`

/** The list of units behind "how many saga dice", each as often as it is there: "two units of 8 warriors" is `2x8 warriors`. */
const unitsLast = (text: string, book: Rulebook): string => {
  const [, units = ''] = UNITS_FIRST.exec(text) ?? []
  // "Vikings: 8 bondi and a warlord"
  const [, whose = '', others = ''] = /^([\p{L}-]+)\s*[:,]\s*(.+)$/u.exec(units) ?? []
  const isOfFaction = idsNamed(book.factions, whose).length > 0
  const all = (isOfFaction ? others : units).replace(/\s(?:leads|led|plus)\s/i, ', ')
  const asked = units === '' ? text : `how many saga dice do I get with ${all}${isOfFaction ? ` as ${whose}` : ''}`
  return asked.replace(TIMES, (_, times: string) => `${timesOf(times) || 1}x`)
}

/**
 * `--units 2x4 hearthguard, 1x8 warriors, warlord` for "how many saga dice do 2 hearthguard, 1 warriors and a warlord give";
 * undefined where the text is no list of units.
 */
export const diceOfUnits = (typed: string, book: Rulebook): readonly string[] | undefined => {
  if (typed.length > MOST_LETTERS) return undefined
  const text = unitsLast(typed, book)
  const [from, whose = ''] = DICE_FROM.exec(text) ?? []
  const isOfFaction = from !== undefined && (whose === '' || idsNamed(book.factions, whose).length > 0)
  const { army, people = army, player = people, side = player } = HOW_MANY.exec(text)?.groups ?? {}
  if (side !== undefined && idsNamed(book.factions, side).length === 0) return undefined
  if (!(isOfFaction || HOW_MANY.test(text))) return undefined
  const [ofWhom = '', whom] = AS_FACTION.exec(text) ?? []
  const isNamed = whom !== undefined && idsNamed(book.factions, whom).length > 0
  const [wanted, boxes] =
    isNamed || people !== undefined ? [] : (/[\s,;:]+(?:want|wanting|for)\s+([a-z].*?)\W*$/i.exec(text) ?? [])
  const parts = text
    .replace(isOfFaction ? DICE_FROM : HOW_MANY, '')
    .replace(/^[\s:;,.-]+/, '')
    .replace(wanted ?? (isNamed ? ofWhom : ''), '')
    .replace(GIVE, '')
    .replace(/\b(\d{1,2}) units of (?=\d)/gi, '$1x')
    .replace(/\b(?:units?\s+)?of\s+(?=[a-z])|\s+units?(?=\W|$)|(?<=(?:\d|una)\s+)(?:unidad(?:es)?\s+)?de\s+(?=[a-z])/gi, '')
    .split(/\s*(?:,|[?.¿]|(?<![a-zà-ÿ])(?:and|y|plus|más)(?![a-zà-ÿ])|\s(?=\d))\s*/i)
    .filter(part => part !== '')
    .map(part => {
      const [, times, count, name = ''] = LISTED.exec(part) ?? []
      const [id] = troopsSaid(name, book)
      const troop = id === undefined ? undefined : book.troops[id]
      return troop && { troop, name, times, count: timesOf(count ?? '') || 1, isCounted: timesOf(count ?? '') > 0 }
    })
  const units = parts.flatMap(part => part ?? [])
  if (units.length < parts.length || units.length < 2 || !units.some(({ isCounted }) => isCounted)) return undefined
  const areUnits = units.every(({ count, times }) => count < FEWEST_MODELS && times === undefined)
  return [
    ...(isOfFaction && whose !== '' ? [whose] : isNamed ? [whom] : side === undefined ? [] : [side]),
    ...(boxes === undefined ? [] : ['--want', boxes]),
    '--units',
    units
      .map(({ troop, name, times, count, isCounted }) => {
        const full = book.classes[troop.class].perPoint
        return !full || !isCounted
          ? name
          : areUnits
            ? `${count}x${full} ${name}`
            : `${times === undefined ? '' : `${times}x`}${count} ${name}`
      })
      .join(', ')
  ]
}

/** "6 normans, want stamping, keep attack pool": a box to pay for and keep, besides those that are wanted. */
const KEEPS = firstPhrase`[\s,;]+(?:and )?keep(?:ing)? ([a-z][a-z' -]{2,30}?)(?=\W*$|,\s)`

/** The words without the boxes that are to be kept, and these boxes. */
export const withoutKept = (words: readonly string[]): { readonly words: readonly string[]; readonly kept?: string } => {
  const [said, kept] = KEEPS.exec(words.join(' ')) ?? []
  return said === undefined || kept === undefined
    ? { words }
    : { words: words.join(' ').replace(said, '').split(/\s+/).filter(Boolean), kept }
}

/** Boxes or symbols are named. */
export const asksForBoxes = (words: readonly string[], book: Rulebook): boolean => askedIn(words, book).want.length > 0
