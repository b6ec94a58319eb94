import { t } from '../../model/language'
import { KILLS, LOSES } from './loss-verbs'
import { NUMBERS } from './templates'

/** Finds what asks for several chances at once, or for one that no answer has: "at least 3 ceorls and 2 bondi die". */

const NUMBER = String.raw`(?:\d{1,2}|${NUMBERS.slice(1).join('|')})`
const BOUND = String.raw`(?:(?:at\s+least|at\s+most|exactly|more\s+than|fewer\s+than|less\s+than|up\s+to|al\s+menos|como\s+mucho|m[aá]s\s+de|menos\s+de)\s+)?`
const OWN = String.raw`(?:(?:of\s+)?(?:the|my|our|his|her|their|los|las|mis|sus)\s+)?`
const LOSS = `(?:${[...KILLS, ...LOSES].join('|')})[a-zà-ÿ]*`
const DIE = String.raw`(?:die|dies|dying|fall|falls|are\s+killed|get\s+killed|are\s+slain|mueren|mueran|caen|caigan)\b`
const COUNTED = String.raw`${BOUND}${NUMBER}\s+${OWN}[a-zà-ÿ]+`
const TO = String.raw`\s*(?:to|and|-|\u2013|a|y)\s*`

const CHANCE = /\b(?:odds|chances?|probab\w*|likel\w*|posibilidad\w*)\b|^\W*how\s+(?:often|likely)\b|(?<![a-z])p\s*\(/i

const SEVERAL: readonly RegExp[] = [
  // "neither side loses anyone", "both are wiped out", "either unit dies"
  String.raw`\b(?:neither|without\s+losing)\b`,
  String.raw`\b(?:both|each|either)(?:\s+(?:sides?|units?|warlords?|of\s+them))?\s+(?:(?:is|are|get|gets)\s+(?:wiped|destroyed|killed)|${LOSS}|${DIE}|surviv)`,
  // "lose 2 and kill 3", "at least 3 ceorls die and the bondi lose at most 2"
  String.raw`\b(?:and|or)\s+(?:${[...KILLS, ...LOSES].join('|')})\S*\s+(?:at|no|\d|more|fewer)\b`,
  String.raw`(?:${DIE}|\b${LOSS}\s+${BOUND}${NUMBER}(?:\s+or\s+(?:more|less|fewer))?(?:\s+${OWN}[a-zà-ÿ]+)?)\s*,?\s+(?:and|or|y|o)\s+(?:the\s+|my\s+|his\s+)?[a-zà-ÿ]+\s+${LOSS}\s+${BOUND}(?:${NUMBER}|no\b)`,
  // "at least 3 ceorls and 2 bondi die"
  String.raw`${COUNTED}\s+(?:and|or|y|o)\s+${COUNTED}\s+${DIE}`,
  // "kill between 2 and 3", "losing 2 to 4 of my 8 bondi", "between 2 and 4 ceorls die"
  String.raw`\b${LOSS}\s+(?:between\s+|from\s+|entre\s+)?${NUMBER}${TO}${NUMBER}(?!\s*(?:rounds?|rondas?|\+))(?=\s+(?:of|men|models|${OWN}[a-zà-ÿ]+)|\W*$)`,
  String.raw`(?:\bbetween\s+|\bfrom\s+|\bentre\s+)?${NUMBER}${TO}${NUMBER}\s+(?:of\s+)?${OWN}(?:${NUMBER}\s+)?[a-zà-ÿ]+\s+${DIE}`
].map(pattern => new RegExp(pattern, 'i'))

/** What no answer counts: who loses more, and by how many. */
const UNCOUNTED: readonly RegExp[] = [
  String.raw`\b(?:more|fewer)\s+[a-zà-ÿ]+\s+than\s+[a-zà-ÿ]+\s+${DIE}`,
  String.raw`\b(?:win|wins|winning|lose|loses|losing)\s+by\s+${BOUND}${NUMBER}`,
  String.raw`\bnot\s+all\s+(?:of\s+)?${OWN}(?:${NUMBER}\s+)?[a-zà-ÿ]+\s+${DIE}`
].map(pattern => new RegExp(pattern, 'i'))

const rawOf = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.map(pattern => pattern.exec(text)?.[0]).find(raw => raw !== undefined)

/** The words of a question that ask for several chances at once; undefined if there are none. */
export const severalChances = (text: string): string | undefined => (CHANCE.test(text) ? rawOf(SEVERAL, text) : undefined)

/** The words of a question that ask for a chance that no answer has; undefined if there are none. */
export const uncountedChance = (text: string): string | undefined => (CHANCE.test(text) ? rawOf(UNCOUNTED, text) : undefined)

/** Why the chance that the text asks for is not answered; undefined where nothing of the kind is asked. */
export const chanceFault = (text: string): string | undefined => {
  const several = severalChances(text)
  if (several !== undefined) return t('"{raw}": ask for one chance at a time', { raw: several })
  const raw = uncountedChance(text)
  return raw === undefined
    ? undefined
    : t('"{raw}": that chance is not counted; `saga-odds help conditions` lists those that are', { raw })
}
