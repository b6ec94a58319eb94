import { EFFECT_WORD } from '../../model/effect-words'
import { RequestError } from '../../model/errors'
import { t } from '../../model/language'
import { outOfPlace } from '../../model/mistakes'
import { once } from '../../model/once'

/** Splits a sentence into tokens: lower case, without accents, in one spelling, with digits separated from letters. */

export type Token =
  | { readonly is: 'word'; readonly word: string; readonly raw: string }
  /** A number as typed: the trait that uses it checks whether it is valid. */
  | { readonly is: 'number'; readonly value: number | string; readonly raw: string }
  /** `2x4`: two units of four models. */
  | { readonly is: 'units'; readonly units: number; readonly models: number; readonly raw: string }
  /** `8-10`, `8..10`: a range, for a sweep. */
  | { readonly is: 'range'; readonly from: number; readonly to: number; readonly raw: string }
  /** An effect written as JSON: `effect {"verb":"push"}`. */
  | { readonly is: 'data'; readonly text: string; readonly raw: string }
  /** The name of a unit of the user's warband. */
  | { readonly is: 'called'; readonly name: string; readonly raw: string }
  /** `60 %`: the probability (0..1) of what stands before it. */
  | { readonly is: 'percent'; readonly chance: number; readonly raw: string }
  /** A + or ++ and the text that follows it. */
  | { readonly is: 'plus'; readonly plays: boolean; readonly body: string; readonly raw: string }

const SILENT = [
  'with in by of a an the on at to into from behind inside as is are has have his her its their armed unit models men for',
  'my your our i we you he she some these those this that who which whom while it be been being was were am get gets got getting do did',
  'does whilst mientras estando can could should shall would will must ought may might just only now already still also please group squad strong there',
  'what odds chance chances likelihood probability happens how many much likely let having equipped carrying wielding wearing bearing near',
  '\u00bf model onto upon under their between among amongst x',
  'lleva llevan lleven llevando estoy esos esas habia habian con en de del la el los las lo un una unos unas al a tras por su sus ha han unidad miniaturas modelos mi mis tu tus nuestro',
  'nuestros es son esta estan estar se le les que para desde hacia sobre dentro detras bajo entre armado armada armados armadas',
  'cuantos cuantas cuanto cuanta figuras figura minis mini grupo'
]

/** Words without a meaning: "4 huscarls with axes in the woods" is "4 huscarls axes woods". */
export const NOISE: ReadonlySet<string> = new Set(SILENT.join(' ').split(' '))

/** Stands for a verb that repeats a statement for another unit: "the huscarls aren't tired but the bondi are". */
export const LIKEWISE = 'likewise'

const SPELLINGS: Readonly<Record<string, string>> = {
  armor: 'armour',
  defense: 'defence',
  defenses: 'defences',
  enemys: 'enemy',
  enemies: 'enemy',
  live: 'survive',
  lt: 'light',
  hvy: 'heavy',
  avg: 'average',
  living: 'surviving',
  // slips in words that are too short to be corrected
  wth: 'with',
  adn: 'and',
  thn: 'then',
  aex: 'axe',
  axs: 'axes'
}

const ASCII = /^[\x20-\x7e]*$/

/** The text in lower case and without accents, like the names in the rulebook. */
const folded = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/^[\u2010-\u2015\u2212]/, '-')

const spelled = (word: string): string => (Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] ?? word) : word)

/** The text without the punctuation around it; letters of any script are kept. */
const trimmed = (text: string): string =>
  ASCII.test(text) ? text.replace(/^[^a-z0-9+-]+|[^a-z0-9]+$/gi, '') : text.replace(/^[^\p{L}\p{N}+-]+|[^\p{L}\p{N}]+$/gu, '')

const NUMBER = /^-?\d+(?:[./]\d+)?$/
/** Dice, as for the Wrath: 2d6. */
const DICE = /^\d*d\d+$/
/** `1e3` is neither a number of models nor "1 y 3". */
const SCIENTIFIC = /^\d+e\d+$/
const UNITS = /^(\d+)x(\d+)(.*)$/
const GLUED = /^(\d+)([^\d\W].*|[^\x20-\x7e].*)$/
/** `wvs4hg`, `fatigue1`: letters before a number. */
const LETTERS_FIRST = /^(?!x\d)([a-z]+)(\d.*)$/
const RANGE = /^(\d{1,3})(?:-|\.\.\.?)(\d{1,3})(.*)$/
/** The multiplication sign of 8x warriors or 8xwarriors, which is dropped; xbows are crossbows. */
const TIMES = /^x(?!bow)([a-z]{3,})$/
/** `hirdmen x6` */
const TIMES_AFTER = /^x(\d{1,3})$/
/** `2a1d` without its +: attack and defence dice. */
const POOL = /^(?:\d{1,2}[ad])+$/
/** `-2a`: two attack dice fewer. */
const FEWER = /^-(\d{1,2})([ad])d?$/

const word = (text: string, raw: string): readonly Token[] => {
  const letters = text.replace(/['\u2019]/g, '')
  return letters === '' ? [] : [{ is: 'word', word: spelled(letters), raw }]
}

const number = (text: string): Token => {
  const value = Number(text)
  return { is: 'number', value: Number.isNaN(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER ? text : value, raw: text }
}

/** The text with each range replaced by its first number: "8-10 warriors" is "8 warriors". */
export const withoutRanges = (text: string): string =>
  text.replace(/\S+/g, word => word.replace(RANGE, (_, from: string, _to: string, rest: string) => `${from}${rest}`))

/** Each range of a text: its ends, and the text with only one of them. */
export const rangesOf = (
  text: string
): readonly { readonly from: number; readonly to: number; readonly at: (end: number) => string }[] =>
  [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
    const [, from, to, rest = ''] = RANGE.exec(word) ?? []
    if (from === undefined || to === undefined) return []
    const at = (end: number): string => withoutRanges(`${text.slice(0, index)}${end}${rest}${text.slice(index + word.length)}`)
    return [{ from: Number(from), to: Number(to), at }]
  })

/** The tokens of a word without hyphens: a number, a word, or both joined. */
const plainTokens = (text: string, raw: string): readonly Token[] => {
  if (NUMBER.test(text) || DICE.test(text)) return [number(text)]
  if (SCIENTIFIC.test(text)) return word(text, raw)
  const units = UNITS.exec(text)
  if (units) {
    const [, count = '', models = '', rest = ''] = units
    return [{ is: 'units', units: Number(count), models: Number(models), raw: `${count}x${models}` }, ...plainTokens(rest, rest)]
  }
  const times = TIMES_AFTER.exec(text)
  if (times) return [{ ...number(times[1] ?? ''), raw: text }]
  if (POOL.test(text))
    return [...text.matchAll(/(\d+)([ad])/g)].flatMap(([raw, count = '', kind]) => [
      number(count),
      ...word(kind === 'a' ? 'ad' : 'dd', raw)
    ])
  const glued = GLUED.exec(text)
  const rest = glued?.[2]?.replace(TIMES, '$1')
  if (glued && rest !== undefined) return [number(glued[1] ?? ''), ...plainTokens(rest, rest)]
  const [, letters = '', digits] = LETTERS_FIRST.exec(text) ?? []
  return digits === undefined ? word(text, raw) : [...word(letters, letters), ...plainTokens(digits, digits)]
}

const PLUS = /^(\+{1,2})([^+].*)?$/

const OPTION = /^--?[a-z][a-z-]*$/

const PERCENT = /^(\d+(?:\.\d+)?)%[.!?]*$/

/** Most pieces are a plain word or number; only the others need the slower checks below. */
const WORD = /^[a-wyz][a-z]*$/
const DIGITS = /^\d+$/

const piece = (raw: string): readonly Token[] => {
  if (WORD.test(raw)) return [{ is: 'word', word: spelled(raw), raw }]
  if (DIGITS.test(raw)) return [number(raw)]
  const text = folded(raw)
  // an option has no place in a sentence: do not read `-f` as fatigue
  if (OPTION.test(text)) return [{ is: 'word', word: text, raw }]
  const percent = PERCENT.exec(text)
  if (percent) return [{ is: 'percent', chance: Number(percent[1]) / 100, raw }]
  const plus = PLUS.exec(text)
  if (plus) return [{ is: 'plus', plays: plus[1] === '++', body: (plus[2] ?? '').replace(/[!?.]+$/, ''), raw }]
  const bare = trimmed(text)
  if (bare === '') return raw === '\u00bf' ? [{ is: 'word', word: raw, raw }] : []
  if (bare.startsWith('-') && NUMBER.test(bare)) return [number(bare)]
  const [, fewer, kind] = FEWER.exec(bare) ?? []
  if (fewer !== undefined) return [number(`-${fewer}`), ...word(kind === 'a' ? 'ad' : 'dd', raw)]
  const [range, from, to, rest = ''] = RANGE.exec(bare) ?? []
  if (range !== undefined)
    return [{ is: 'range', from: Number(from), to: Number(to), raw: `${from}-${to}` }, ...plainTokens(rest, rest)]
  const parts = bare
    .split(/[-_]+|(?<=[a-z])=(?=\d+$)|(?<=[a-z])\/(?=[a-z])|(?<=[a-z]{3})\.(?=[a-z]{3})/)
    .filter(part => part !== '')
  return parts.flatMap(part => plainTokens(part, parts.length === 1 ? trimmed(raw) : part))
}

const EDITIONS: Readonly<Record<string, 1 | 2>> = {
  ...{ first: 1, '1st': 1, primera: 1, '1a': 1, '1': 1, one: 1, old: 1, original: 1 },
  ...{ second: 2, '2nd': 2, segunda: 2, '2a': 2, '2': 2, ii: 2, two: 2, new: 2, latest: 2 }
}
/** What every naming of an edition contains: a shortcut, since V8 is slow to compile the pattern below. */
const MAY_NAME_EDITION = /ed|saga|version|v\s*[12]|[12]e|2nd/i
const editionPattern = once(
  () =>
    /[\s,(]*\b(?:(?:in|of|with|using|by|the|rules|saga|con|de|la|en)\s+)*(?!v\s+[12]\s+(?!rules)\p{L})(?:(first|second|1st|2nd|old|original|new|latest|primera|segunda|[12]\.?[aª])[\s-]+(?:ed[tion]{3,5}|edici[oó]n|ed\b\.?)|(?:edition|edici[oó]n|ed\.?|saga|version|v)\s*([12])\b|(?:edition|edici[oó]n|saga)\s+(ii)\b|edition\s+(one|two)\b|([12])e(?:d\b\.?|\b)|(?<=\(|^)(2nd)(?=\)|[.:,])[.:,]?|\b(2nd)\s*$)(?:\s+rules)?\)?/iu
)

interface InEdition {
  readonly text: string
  readonly edition?: 1 | 2
}

const ONE = 'first|1st|1e'
const TWO = 'second|2nd|2e'
const bothEditions = once(
  () =>
    new RegExp(
      `\\b(?:both editions|(?:(?:${ONE})(?: edition)?,? (?:and|vs\\.?|versus|or|to) (?:${TWO})|(?:${TWO})(?: edition)?,? (?:and|vs\\.?|versus|or|to) (?:${ONE}))(?: edition)?)\\b`,
      'i'
    )
)
const deniedEdition = once(
  () => new RegExp(`[\\s,(]*\\bnot (?:(?:in|the) )*(${ONE}|${TWO})(?: edition| ed\\b\\.?)?(?=\\W|$)\\)?`, 'i')
)

/**
 * The edition named in the text and the text without it: "8 warriors charge 8 warriors, second edition", "not second edition".
 * Throws a RequestError if both are named.
 */
export const takeEdition = (said: string): InEdition => {
  const mayDeny = /edition/i.test(said)
  const [both] = (mayDeny && bothEditions().exec(said)) || []
  if (both !== undefined)
    throw new RequestError([outOfPlace(t('"{raw}": a fight has one edition, so ask for each by itself', { raw: both }), '')])
  const denied = mayDeny ? deniedEdition().exec(said) : null
  if (!denied) return editionIn(said)
  const other = editionIn(said.replace(denied[0], ' ').trim())
  return { edition: TWO.split('|').includes((denied[1] ?? '').toLowerCase()) ? 1 : 2, ...other }
}

const editionIn = (text: string): InEdition => {
  const found = MAY_NAME_EDITION.test(text) ? editionPattern().exec(text) : null
  const edition = EDITIONS[(found?.slice(1).find(group => group !== undefined) ?? '').toLowerCase().replace(/\.?ª/u, 'a')]
  return found && edition ? { text: text.replace(editionPattern(), ' ').trim(), edition } : { text }
}

const COUNTS: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4' },
  ...{ un: '1', uno: '1', una: '1', dos: '2', tres: '3', cuatro: '4' }
}
const countOf = (said: string): string => COUNTS[said.toLowerCase()] ?? said

const COUNT = '\\d+|one|two|three|un|uno|una|dos|tres'
/** Lost dice: "2 fewer dice", "one attack die less", "un dado menos". */
const fewerFirst = once(() => new RegExp(`(^|\\s)(${COUNT})\\s+(?:fewer|less|menos)\\b`, 'gi'))
const fewerLast = once(
  () =>
    new RegExp(
      `(^|\\s)(${COUNT})((?:\\s+(?:attack|defen[cs]e))?\\s+(?:dice|die|dados?)(?:\\s+de\\s+(?:ataque|defensa))?)\\s+(?:fewer|less|menos)\\b`,
      'gi'
    )
)

/** Verbs that repeat a statement for another unit: "who are,", "but the bondi do:", "los bondi sí". */
const saysTheSame = once(
  () => /\b(?:are|is|do|does|have|has)(?=\s*[,;:.!?)](?:\s|$))|(?<=\p{L}\s)s(?:i(?=\s*[,;:.!?)](?:\s|$))|í(?!\p{L}))/giu
)

const ownedLast = once(
  () => new RegExp(`\\b((?:${COUNT})\\s+\\p{L}+)\\s+of\\s+(mine|ours|his|theirs)\\b(?!\\s+(?:${COUNT})\\b)`, 'giu')
)

const ofWarlord = once(
  () =>
    new RegExp(
      `\\bwarlord['\u2019]s\\s+(?:(?:own|personal)\\s+)?(?:(?:(?:body)?guards?|unit|retinue)(?:\\s+of|,)?\\s+)?(?=(?:${COUNT})\\b)`,
      'giu'
    )
)

/** A text of letters, digits and blanks needs no rewriting, unless it contains one of the words below. */
const LETTERS = /^[a-zA-Z\d ]*$/
const WORDS_OF_SIGNS = [
  'cent',
  'ciento',
  'minus',
  'menos',
  'fewer',
  'less',
  'units',
  'unidades',
  'out of',
  ' w ',
  '2h',
  'b2b',
  'hand',
  '2 manos',
  ' por ',
  '1st',
  '2nd',
  'likely',
  ' of mine',
  ' of ours',
  ' of his',
  ' of theirs',
  ' on my ',
  ' on his ',
  'pair',
  'couple',
  'of them',
  'of those'
]

/** "8wx4hg" */
const UNIT_BY_UNIT = /(?<=\d[a-z]{1,2})x(?=\d)/i

const hasSigns = (text: string): boolean => {
  const small = text.toLowerCase()
  return !LETTERS.test(text) || WORDS_OF_SIGNS.some(word => small.includes(word)) || UNIT_BY_UNIT.test(small)
}

/** Replaces signs with words: a single + is attached to the word after it, & becomes "and", an arrow becomes "vs". */
const joined = (text: string): string => (hasSigns(text) ? withSigns(text.normalize('NFKC')) : text)

const CONTRACTED: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', s: 'is', d: 'would', ll: 'will' }

const withSigns = (text: string): string =>
  text
    // "..., ganan?"
    .replace(/\u00bf|[,;:.]\s+(?=[^,;:.?\u00bf]+\?\s*$)/g, ', \u00bf ')
    .replace(/&/g, ' and ')
    .replace(/['\u2019]s(?=\s+got\b)/gi, ' has')
    .replace(
      /\b(i|we|you|s?he|they|it|who)['\u2019](m|re|ve|s|d|ll)\b/gi,
      (_, who: string, verb: string) => `${who} ${CONTRACTED[verb.toLowerCase()]}`
    )
    .replace(
      /\b(how|what|where|that|there)['\u2019](d|ll)\b/gi,
      (_, asked: string, verb: string) => `${asked} ${CONTRACTED[verb.toLowerCase()]}`
    )
    .replace(/(^|\s)@\s/g, '$1at ')
    // "attacking: 6 hirdmen; defending: 8 ceorls"
    .replace(/\b(attack|defend)ing\s*:/gi, '$1er ')
    .replace(UNIT_BY_UNIT, ' vs ')
    // "6 knights (mounted, Charge!)": in a list, or after a verb, "Charge!" is the ability
    .replace(
      /([,(]\s*)(?:charge|¡?carga)!\s*(?=[,)]|rar[eo]\b)|(,\s*)(?:charge|¡?carga)!(?<=\b(?:charges?|cargan?)\b.*,.*)\s*$/gi,
      '$1$2+charge '
    )
    // the same for the second edition, with its option: "6 knights, Charge 2, charge 8 bondi"
    .replace(/(,\s*)charge(?=\s+[1-3](?:\s+rar[eo])?\s*(?:,|$))/gi, '$1+charge')
    .replace(/(\d+)(?:[.,](\d+))?\s*(?:%|percent\b|per cent\b|por ciento\b)/gi, (_, whole: string, part?: string) =>
      part === undefined ? ` ${whole}% ` : ` ${whole}.${part}% `
    )
    // "with Stamping and Charge!"
    .replace(
      /(\b(?:and|y)\s+)(?:charge|¡?carga)!(?!\s*(?:\d|(?:the|my|his|her|their|them|into|at|on|a|los|las|al)\b))/gi,
      '$1+charge '
    )
    .replace(/(^|\s)w\/o\b/gi, '$1without ')
    .replace(/(^|\s)w\//gi, '$1with ')
    .replace(/\bx-(?=bow)/gi, 'x')
    .replace(/\bb2b\b/gi, 'contact')
    // "van a por 4 huscarls" means against them, not by them
    .replace(/(?<!\p{L})a\s+por\b|(?<=\b(?:va|van|voy|vamos|ir)\s+)por(?=\s+(?:\p{L}+\s+)?\d)/giu, 'contra')
    // "2h axes", "2-handed axe", "with two-handers"
    .replace(/\b(?:2[ -]?h(?:and(?:ed|ers?)?)?|two[ -]hand(?:ed|ers?)?)\b(?=([ -](?:axe|weapon))?)/gi, (_, noun?: string) =>
      noun === undefined ? 'two handed weapon' : 'two handed'
    )
    .replace(/\ba 2 manos\b/gi, 'a dos manos')
    // "8 bondi of mine"
    .replace(ownedLast(), (_, unit: string, owner: string) => `${/^[mo]/i.test(owner) ? 'my' : 'his'} ${unit}`)
    // "2 fatigue on my men"
    .replace(/\bon (my|our|his|their) (?:guys|men|lads|boys|unit|models)\b/gi, (_, owner: string) =>
      /^[mo]/i.test(owner) ? 'on mine' : 'on theirs'
    )
    // "my warlord's 4 hearthguard", "his warlord's guards, 4 huscarls"
    .replace(ofWarlord(), '')
    // "who is more likely to win"
    .replace(/\b(?:more|most|less|least) (?=likely)/gi, '')
    // "-1 defence" of dice
    .replace(/(\s-\d+ (?:attack|defen[cs]e))\b(?! di)/gi, '$1 dice')
    // "their 2nd activation"
    .replace(/\b([12])(?:st|nd)\b/gi, (_, which: string) => (which === '1' ? 'first' : 'second'))
    // "12 levies w bows": only after a number does w mean warriors
    .replace(/(?<=[a-z]\s)w(?=\s+(?:[a-z]|\d+ ?f))/gi, 'with')
    .replace(/(?<=\d\s+)out\s+of\b(?=\s+(?:the\s+)?\d)/gi, 'of')
    // "6hirdmen/4huscarls"
    .replace(/(?<=[a-z])\/(?=\d)/gi, ' ')
    // several units of one size: "two units of 8 ceorls"
    .replace(
      /\b(\d|two|three|four|dos|tres|cuatro)\s+(?:units|unidades)\s+(?:of|de)\s+(\d{1,2})\b/gi,
      (_, count: string, models: string) => `${countOf(count)}x${models}`
    )
    .replace(/\b(?:a\s+)?(?:pairs?|couple)\s+of\s+(?=\d{1,2}\s*[a-z])/gi, '2x')
    // "with 3 fatigue ... who spend one of them to raise their armour"
    .replace(
      /\b((?:spend|us|burn|discard|remov)[a-z]*\s+(?:\d|one|two|three|all|both|some))\s+of\s+(?:them|those)(?=\s+(?:to|on|for)\s+(?:[a-z]+\s+){0,4}armou?r)/gi,
      '$1 fatigue'
    )
    .replace(
      /(?<!\b(?:al|lo|o)\s)\b(?:minus|less|menos)\s+(?:(?=\d)|(one|two|three|four|uno|dos|tres|cuatro)\b)/gi,
      (_, count?: string) => (count === undefined ? '-' : `-${countOf(count)}`)
    )
    .replace(fewerFirst(), (_, before: string, count: string) => `${before}-${countOf(count)}`)
    .replace(fewerLast(), (_, before: string, count: string, dice: string) => `${before}-${countOf(count)}${dice}`)
    .replace(/[-=]*[>\u2192]+/g, ' vs ')
    .replace(/(^|\s)\+\s+(?=(?:his|her|my|our|their|the|an?)\s)/gi, '$1and ')
    .replace(/(^|\s)(\+{1,2})\s+/g, '$1$2')
    // "warlord +4hg"
    .replace(/\+(?=\d{1,2}(?!(?:\d?[ad])+d?\b)[a-z]{2,})/gi, ' and ')
    .replace(saysTheSame(), LIKEWISE)
    // "8w+shieldwall"
    .replace(/(?<=[a-z])(?=\+{1,2}[a-z\d])/gi, ' ')

/** Separators between words; a colon or a bracket inside an ability's text does not separate. */
const GAPS = /[\s,;:(){}"\u201c\u201d\u00ab\u00bb]+/

const words = (text: string): readonly Token[] => joined(text).split(GAPS).flatMap(piece)

const dataMark = once(() => new RegExp(`\\b${EFFECT_WORD}\\s+(?=\\{)`, 'i'))

/** The index just after the JSON object at the start of the text; 0 if there is none. */
const objectEnd = (text: string): number => {
  for (let end = text.indexOf('}') + 1; end > 0; end = text.indexOf('}', end) + 1) {
    try {
      JSON.parse(text.slice(0, end))
      return end
    } catch {
      // this bracket closes an inner object
    }
  }
  return 0
}

export const tokens = (text: string): readonly Token[] => {
  const mark = text.includes('{') && dataMark().exec(text)
  if (!mark) return words(text)
  const start = mark.index + mark[0].length
  const end = start + objectEnd(text.slice(start))
  if (end === start) return words(text)
  const data = text.slice(start, end)
  return [...words(text.slice(0, mark.index)), { is: 'data', text: data, raw: data }, ...tokens(text.slice(end))]
}
