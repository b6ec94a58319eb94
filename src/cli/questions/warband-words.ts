import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { namesOf } from '../../request/names'
import { troopsCalled } from '../../request/words/loss-question'
import { wordSet } from '../../request/words/small-words'
import { NUMBERS } from '../../request/words/templates'
import { idsNamed, own, plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { inDigits } from './dice-words'
import { withReplaced } from './may-match'
import { firstPhrase, NUMBER, phrase } from './rewording'
import { isLeader, isTroop } from './units-said'

/** Questions in words about a warband: to build one, and the points for what was killed. */

/** Words of the longest name of a faction or a hero. */
const LONGEST = 3

/** Names of up to three words in the text, the longer ones first, each where it begins. */
const namesIn = (text: string): readonly string[] => {
  const all = text.split(/[^\p{L}-]+/u).filter(word => word !== '')
  return all.flatMap((_, at) => Array.from({ length: LONGEST }, (_, i) => all.slice(at, at + LONGEST - i).join(' ')))
}

/** The first faction that the text names, in its words. */
export const factionIn = (text: string, book: Rulebook): string | undefined =>
  namesIn(text).find(name => idsNamed(book.factions, name).length > 0)

const heroIn = (text: string, book: Rulebook): string | undefined => {
  const { troop } = namesOf(book)
  return namesIn(text).find(name => own(book.troops, troop.get(plain(name)))?.hero !== undefined)
}

export const POINTS = /(?<![a-zà-ÿ\d])(\d{1,2})[ -]?(?:points?|pts?|puntos?)(?![a-zà-ÿ])/i
/** "vikings 6": a number that counts nothing. */
const POINTS_ALONE = /(?<![a-zà-ÿ\d])(\d{1,2})(?=\s*(?:$|[,;.]|(?:with|con|that|to|for|para|que|including)(?![a-zà-ÿ])))/i
const WARBAND = /(?<![a-zà-ÿ])(?:warbands?|army|armies|lists?|force|muster|bandas?|ej[eé]rcito|lista)(?![a-zà-ÿ])/i
/** "3 puntos de guardia, 2 de guerreros": what is paid for each kind of unit, not for the whole warband. */
const POINTS_OF = phrase`(?<!\d)\d{1,2} (?:points?|puntos?) (?:of|de) ([a-zà-ÿ]+)`
const BEGINS_WARBAND = firstPhrase`^\W*(?:banda|ej[eé]rcito) \d`
/** What asks to build a warband, and nothing else. */
export const BUILD =
  'build|make|create|arm[ae]|arma(?:me|r)|haz(?:me)?|h[aá]zme|hacer|constru(?:ye(?:me)?|ir)|cre(?:a(?:me)?|ar)|mont(?:a(?:me)?|ar)|edific(?:a(?:me)?|ar)|gener(?:a(?:me)?|ar)|prepar(?:a(?:me)?|ar)|dise[ñn](?:a(?:me)?|ar)'
const BUILDS = firstPhrase`(?<![a-zà-ÿ])(?:${BUILD}|design|write|suggest|recommend|best|dame|prop[oó]n(?:me)?|mejor)(?![a-zà-ÿ])`
const BUILT_AT_FIRST = firstPhrase`^\W*(?:${BUILD})(?: me)? (?:an? )?\d`
const AGAINST = firstPhrase`
  (?<![a-zà-ÿ])
  (?:
    against|vs|v|versus
    |(?:to|that|which|for) (?:(?:can|will|would|take|play) )?
    (?:beat(?:s|ing)?|fac(?:es?|ing)|fight(?:s|ing)?|kills?|defeats?|on|against)
    |facing|(?:the|my) (?:enemy|opponent) (?:has|is|plays|brings|fields)
    |(?:enemy|opponent|he|rival|oponente|enemigo|[eé]l) (?:has|plays|brings|fields|lleva|tiene|trae|juega)|contra
    |(?:para|que) (?:ganar(?:le)?|gane|venc(?:er|a)|derrot(?:ar|e)|enfrentar(?:me|se|le)?|jugar|batir|bata|hacer frente)
    \s+(?:al?|contra)
  )\s*:? (.+?)\W*$
`
const LISTED_KEPT = String.raw`(\d{1,2} [a-zà-ÿ]+(?:\s*(?:,|and|y)\s*\d{1,2} [a-zà-ÿ]+)*)(?=[\s,;.]|$)`
/** "must have 4 huscarls" */
const KEPT = firstPhrase`
  [\s,;]+
  (?:
    (?:(?:it|that|which) )?must (?:have|include|contain)|including|(?:that|which) (?:has|includes)|I (?:must|want to) (?:have|keep|use)
    |que (?:incluya|tenga|lleve)|incluyendo|(?:y )?(?:debe|tiene que) (?:tener|incluir|llevar)
    |quiero (?:llevar|usar|tener|meter)
  ) ${LISTED_KEPT}
`
const DICE_BROUGHT = firstPhrase`
  [\s,;]+(?:with|and|bringing|that brings?|giving|con|y|que (?:tenga|d[eé]|traiga)) (?:at least |al menos )?(\d)
  \s+(?:saga dice|dice|dados(?: (?:de )?saga)?)(?![a-zà-ÿ])
`

/** What may be said around a warband without asking for more than is answered. */
const AROUND = wordSet(
  'warband warbands army armies list lists force muster points point build make create design write suggest recommend best strongest strong good optimal ideal ' +
    'what which would could should give need want like please your some with that this from using under lead leads commanded including include includes must have keep unit units ' +
    'game tournament victory standard legal style show find tell play about come banda bandas ejercito lista puntos punto mejor arma armame armar hazme hacer dame quiero quisiera necesito ' +
    'buena buen fuerte optima ideal recomienda recomiendame recomendar construye construyeme construir crea creame crear monta montame montar disena diseñame diseñar edifica edificar genera generame generar prepara preparame preparar propon proponme sugiere ' +
    'sugiereme para incluya tenga lleve bajo liderada dirigida mando unidades unidad partida torneo cual seria favor unos unas seria'
)

/** No option leaves a unit out. */
const WITHOUT = firstPhrase`(?<![a-zà-ÿ])(?:without|no|except|but not|sin|excepto|salvo) [a-zà-ÿ]{4}`

/** "8 ceorls and 4 huscarls" as a list with commas, without whose they are. */
export const asList = (units: string): string =>
  units
    .replace(/\s*(?:,\s*)?(?:(?<![a-zà-ÿ])(?:and|y|plus|m[aá]s)|&|\+)\s+(?=(?:[a-z]{2,5}\s+)?\d)/gi, ', ')
    .replace(/(?<![a-zà-ÿ])(?:my|our|his|her|their|the|mis|sus|los|las|unos|unas)\s+(?=\d)/gi, '')

const SIZE_IN_WORDS = phrase`(?<![a-zà-ÿ\d])(${NUMBERS.slice(1, 13).join('|')})[ -]points?(?![a-z])`
/** "what 4 points of Anglo-Danes should I bring against 6 knights" */
const POINTS_TO_BRING = firstPhrase`^\W*what (\d{1,2}) points? of (?:the )?([a-z-]+) (?:should|would|could|do) I (?:bring|take|field|play|use)(?![a-z])`

/** "the best 6 point viking warband against 8 warriors": `warband build viking 6 --against "8 warriors"`. */
export const warbandAsked = (typed: string, book: Rulebook): readonly string[] | undefined => {
  const given = typed
    .replace(SIZE_IN_WORDS, (_, size: string) => `${inDigits(size)} point`)
    .replace(POINTS_TO_BRING, 'best $1 point $2 warband')
  const [said = '', kept] = KEPT.exec(given) ?? []
  const [diceSaid = '', dice] = DICE_BROUGHT.exec(given) ?? []
  const text = given.replace(said, ' ').replace(diceSaid, ' ')
  const isKept = kept !== undefined && AGAINST.test(text) && /^\W*\d/.test(text)
  // "build 6 points of vikings" names no warband
  const isBuilt = BUILT_AT_FIRST.test(text) && POINTS.test(text)
  if (!WARBAND.test(text) && !isKept && !isBuilt) return undefined
  const against = AGAINST.exec(text)
  const own = text.slice(0, against?.index)
  const builds = BUILDS.test(own)
  const points = (POINTS.exec(text) ?? (builds ? POINTS_ALONE.exec(own.trim()) : null))?.[1]
  const isOfPoints = [...text.matchAll(POINTS_OF)].some(([, name = '']) => isTroop(name, book))
  if (!isOfPoints && points === undefined && !builds && !BEGINS_WARBAND.test(text)) return undefined
  const listed = [...own.matchAll(DEAD)].filter(([, , name = '']) => isTroop(name, book))
  if (isOfPoints)
    refuse(t('a warband is checked by its units, not by their points: saga-odds warband check vikings: 8 hirdmen, 8 bondi'))
  if (listed.length > 1 && !builds && against === null) return ['warband', 'check', own]
  const [faction, hero] = [factionIn(own, book), heroIn(own, book)]
  if ((faction === undefined && hero === undefined) || (points === undefined && !builds)) return undefined
  const isArm = (word: string): boolean =>
    [book.weapons, book.mounts].some(table => idsNamed(table, word).length > 0) || /^(?:mounted|montad[oa]s|horses?)$/.test(word)
  const counted = listed.flatMap(({ 0: whole, 1: count = '', 2: name = '', index }) => {
    const [arms = '', word = ''] = /^\s+(?:(?:with|con)\s+)?([a-zà-ÿ]+)/i.exec(own.slice(index + whole.length)) ?? []
    return IS_ARTICLE.test(count) ? [] : [`${inDigits(count)} ${name}${isArm(word.toLowerCase()) ? arms : ''}`]
  })
  // a number that counts none of these would be dropped without a word
  const rest = [points ?? '', ...listed.map(([, count = '']) => count)].reduce((left, number) => left.replace(number, ' '), own)
  if (/\d/.test(rest) || WITHOUT.test(own)) return undefined
  const names = plain(`${faction ?? ''} ${hero ?? ''}`).split(' ')
  const isKnown = (word: string): boolean =>
    word.length < 4 || AROUND.has(word) || names.includes(word) || isArm(word) || isTroop(word, book)
  if (
    !plain(own)
      .split(/[\s-]+/)
      .every(isKnown)
  )
    return undefined
  const keep = [...(kept === undefined ? [] : [asList(kept)]), ...counted].join(', ')
  return [
    ...['warband', 'build', faction ?? '', hero ?? '', points ?? ''].filter(word => word !== ''),
    ...(against?.[1] === undefined ? [] : ['--against', asList(against[1])]),
    ...(keep === '' ? [] : ['--keep', keep]),
    ...(dice === undefined ? [] : ['--dice', dice])
  ]
}

/** What asks whether units may be mustered, or what they cost: "is this legal", "how many points do ... cost". */
const CHECKED = [
  /^\W*(?:is|are|would|could)\s.*\b(?:legal|valid|allowed)\b/i,
  /^\W*(?:check|verify|validate|comprueba|revisa|valida)(?![a-zà-ÿ])/i,
  /\b(?:legal|valid)\W*$/i,
  /(?<![a-zà-ÿ])(?:es|son|ser[ií]an?)\s.*(?<![a-zà-ÿ])(?:legal(?:es)?|v[aá]lid[ao]s?)(?![a-zà-ÿ])/i
]
const PRICED = [
  firstPhrase`^\W*(?:how (?:much|many points)|what) (?:do|does|is|are|would|will)\s.*\bcosts?\b`,
  firstPhrase`^\W*how many points (?:is|are)\s`,
  firstPhrase`^\W*(?:(?:what(?:['\u2019]?s| is) )?the )?(?:points? )?costs? (?:of|for)\s`,
  firstPhrase`^\W*cu[aá]nt[oa]s? (?:puntos )?cuestan?(?![a-zà-ÿ])`
]
/** The words of such a question around the warband. */
const CHECKING = phrase`
  ^\W*
  (?:
    (?:
      is|are|would|could|check|verify|validate|how|much|many|points?|do|does|will|what(?:['\u2019]?s)?|the|costs?|of|for|this|my
      |our|a|an|whether|if|please|comprueba|revisa|valida|es|son|cu[aá]nt[oa]s?|puntos|cuestan?|esta|mi|una|la|legal|valid
      |v[aá]lida|warband|army|list|banda|lista|ej[eé]rcito|with|de|con
    )(?![a-zà-ÿ])[\s:,]*
  )+
  |[\s,]+
  (?:
    (?:and )?(?:is (?:it|that|this) )?(?:legal|valid|allowed|v[aá]lid[ao]s?|legales)|cost|costs|together|altogether|in total
    |a legal (?:[a-z-]+ )?(?:warband|army|list|force)
  )\W*$
`

/** "is this warband legal: 4 hirdmen, 8 bondi", "how many points do 8 hirdmen and 16 bondi cost": `warband check ...`. */
export const warbandChecked = (text: string, book: Rulebook): readonly string[] | undefined => {
  if (
    ![...CHECKED, ...PRICED].some(pattern => pattern.test(text)) ||
    FOUGHT.test(text) ||
    /\b(?:worth|kill\w*|dead|victory)\b|matar|victoria/i.test(text)
  )
    return undefined
  const units = text.replace(CHECKING, ' ').trim()
  const counted = [...units.matchAll(DEAD)].flatMap(([, count = '', name = '']) =>
    /\d/.test(inDigits(count)) && isTroop(name, book) ? [name] : []
  )
  const [unit, another] = counted
  if (unit === undefined) return undefined
  // a unit alone is no warband: its row says how many are a point
  const isOne = another === undefined && factionIn(units, book) === undefined && PRICED.some(pattern => pattern.test(text))
  return isOne ? ['rules', unit] : ['warband', 'check', units]
}

const SCORED = firstPhrase`
  (?<![a-zà-ÿ])
  (?:
    (?:victory|slaughter|massacre) points?|v(?:\.|ictory )?p(?:ts|\.)?s? for|(?:pts|points)(?<=\bkilled\s.*)(?=\W*$)|how many (?:points|v\.?p\.?s?)|points? for(?= (?:\S+ )?(?:dead|killed|killing)\b)
    |(?<=^\W*(?:(?:how many|what) )?)points? for(?= (?:\d|an?\s))
    |(?<=^\W*(?:cu[aá]ntos )?)puntos (?:por|de)(?= (?:matar )?(?:\d|un[oa]?\s|al?\s))|(?:my|his|our|the) score\b
    |(?<=(?:^\W*|[,;.:]\s*)(?:what|how much) )(?:do|would|will|did) (?:I|we) score\b(?! (?:with|from)\b)
    |(?<=^\W*what(?:['\u2019]?s| is| would| are) )(?:killing|be killing)(?=[^?]*\bworth\b)
    |(?<=^\W*(?:the )?)score for (?:killing|wiping|\d)|puntos de (?:victoria|masacre|matanza)|puntos (?:por matar|que dan)
    |cu[aá]nto valen?|cu[aá]ntos puntos
  )(?![a-zà-ÿ])
  |^\W*(?:killed|dead|kills|deaths|bajas|muertos)\s*:
`
const FOUGHT = /(?<![a-zà-ÿ])(?:charg\w*|shoot\w*|shot|attack\w*|against|vs|versus|carg\w*|dispar\w*|atac\w*|contra)(?![a-zà-ÿ])/i
const ARTICLE = '(?:an?|the|his|her|my|our|their|al|el|mi|su|una?)'
/** Not who has killed the others: "my warlord killed 7 bondi", "7 bondi fell to my warlord". */
const NOT_WHO_KILLED = `(?! (?:(?:has|have|had|just|ha) )*(?:kill(?:s|ed)?|slew|slays?|got|gets?|t(?:ook|akes?)|cuts?|destroys?|mat[aó]) (?:${ARTICLE} |\\d|(?:${NUMBERS.slice(1).join('|')}) ))`
const BY = String.raw`\b(?:by|to|not|without|except|but|no|sin|(?:muert|matad|ca[ií]d)[oa]s? por) `
const DEAD = phrase`
  (?<!${BY})(?<![a-zà-ÿ\d])(\d{1,2}|${ARTICLE}|${NUMBERS.slice(1).join('|')})
  \s+(?:of (?:my|his|her|the|their|our) |de (?:mis|sus|los|las) )?(?:(?:dead|killed|enemy) ){0,2}
  ([a-zà-ÿ]+(?: de (?:la )?guerra)?)(?![a-zà-ÿ])${NOT_WHO_KILLED}
`
const IS_ARTICLE = firstPhrase`^${ARTICLE}$`
/** "all but 3 of 8 warriors" */
const ALL_BUT = phrase`\ball but (${NUMBER}) (?:out )?of (?:(?:the|his|her|their|my|our) )?(${NUMBER}) ([a-z]+)`
/** A name that nothing counts. */
const UNCOUNTED = phrase`
  (?<!${BY}(?:${ARTICLE} )?)(?<![a-zà-ÿ])([a-zà-ÿ]{4,})(?![a-zà-ÿ'\u2019])${NOT_WHO_KILLED}
`

const WIPED_OUT = firstPhrase`
  \b(?:wip(?:ed?|ing)[ -]?out|(?:destroy|eliminat|annihilat)(?:ed|ing))\b|\b(?:whole|entire) units?\b
  |(?<![a-zà-ÿ])unidad(?:es)? (?:enteras?|complet[ao]s?|aniquilad|eliminad|destruid|exterminad)
`
const NONE_WIPED_OUT = firstPhrase`
  \b(?:no|not one|neither|none of the) units? (?:(?:is|was|were|got|has been|been) )?(?:wiped|destroyed|eliminated)
  |\bno whole units?\b
`
const WHOLE_UNIT = '(?:wiped[ -]?out|whole|entire|destroyed|eliminated)'
const UNITS_COUNTED = firstPhrase`
  (?<![a-zà-ÿ\d])(an?|the|both|one|una|la|dos|\d|${NUMBERS.slice(1).join('|')}) (?:(?:of )?(?:the|these|their|his) )?
  (?:${WHOLE_UNIT} )?(?:units?|unidad(?:es)?)(?![a-zà-ÿ])
`

/** How many of the units were wiped out, each worth a point more (V9.9); a single one if no other number is said. */
const unitsWipedOut = (text: string, units: readonly string[], leaders: number): number => {
  const said = UNITS_COUNTED.exec(text)?.[1]?.toLowerCase() ?? ''
  const number = /^\d$/.test(said) ? Number(said) : NUMBERS.findIndex(words => words.split('|').includes(said))
  // the leader's own point is counted without it
  if (said === 'both' || said === 'dos') return 2 - (units.length === 2 ? leaders : 0)
  if (number > 0) return number
  return units.length === 1 || /^(?:an?|the|una|la)$/.test(said)
    ? 1
    : refuse(t('how many units were wiped out? say it with --wiped-out, as in --wiped-out 2'), '--wiped-out')
}

/** "I killed 7 bondi and 2 hirdmen, how many victory points is that": `warband points "7 bondi, 2 hirdmen"`. */
export const pointsAsked = (said: string, book: Rulebook): readonly string[] | undefined => {
  if (!SCORED.test(said) || FOUGHT.test(said) || WARBAND.test(said) || /\bcosts?\b/i.test(said)) return undefined
  const text = withReplaced(said, ALL_BUT, (raw, but = '', count = '', name = '') =>
    isTroop(name, book) && Number(inDigits(count)) > Number(inDigits(but))
      ? `${Number(inDigits(count)) - Number(inDigits(but))} ${name}`
      : raw
  )
  const counted = [...text.matchAll(DEAD)].flatMap(({ 1: count = '', 2: name = '', index }) =>
    troopsCalled(name.replace(/\s+de\s+(?:la\s+)?/i, ' '), book).length > 0
      ? [{ index, unit: IS_ARTICLE.test(count) ? name : `${count} ${name}` }]
      : []
  )
  // there is but one warlord, and nobody counts him
  const leaders = [...text.matchAll(UNCOUNTED)].flatMap(({ 1: name = '', index }) =>
    isLeader(name, book) && !counted.some(({ unit }) => unit.includes(name)) ? [{ index, unit: name }] : []
  )
  const units = [...counted, ...leaders].sort((one, other) => one.index - other.index).map(({ unit }) => unit)
  // "Harald Hardrada himself and five geburs"
  const hero = heroIn(text, book)
  if (hero !== undefined && !units.some(unit => hero.includes(unit) || unit.endsWith(hero))) units.unshift(hero)
  if (units.length === 0) return undefined
  const wiped =
    book.edition === 2 && WIPED_OUT.test(text) && !NONE_WIPED_OUT.test(text)
      ? unitsWipedOut(text, units, units.filter(unit => isLeader(unit, book)).length)
      : 0
  return ['warband', 'points', units.join(', '), ...(wiped > 0 ? ['--wiped-out', String(wiped)] : [])]
}
