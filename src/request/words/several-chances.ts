import { t } from '../../model/language'
import { once } from '../../model/once'
import { KILLS, LOSES } from './loss-verbs'
import { NUMBERS } from './templates'

/** Finds what asks for several chances at once, or for one that no answer has: "at least 3 ceorls and 2 bondi die". */

const NUMBER = `(?:\\d{1,2}|${NUMBERS.slice(1).join('|')})`
const BOUND = '(?:(?:at least|at most|exactly|more than|fewer than|less than|up to|al menos|como mucho|m[aá]s de|menos de) )?'
const OWN = '(?:(?:of )?(?:the|my|our|his|her|their|los|las|mis|sus) )?'
const UNIT = `${OWN}[a-zà-ÿ]+`
const LOSS = `(?:${[...KILLS, ...LOSES].join('|')})[a-zà-ÿ]*`
const DIE = '(?:die|dies|dying|fall|falls|(?:are|get) killed|are slain|mueren|mueran|caen|caigan)\\b'
const COUNTED = `${BOUND}${NUMBER} ${UNIT}`
const RANGE = `(?:(?:between|from|entre) )?${NUMBER}\\s*(?:to|and|-|\u2013|a|y)\\s*${NUMBER}`

/** A blank stands for any. */
const patterns = (each: readonly string[]) => once(() => each.map(text => new RegExp(text.replaceAll(' ', '\\s+'), 'i')))

const CHANCE = patterns([
  '\\b(?:odds|chances?|probab[a-z]*|likel[a-z]*|posibilidad[a-z]*)\\b|^\\W*how (?:often|likely)\\b|(?<![a-z])p\\s*\\('
])

const SEVERAL = patterns([
  // "neither side loses anyone", "both are wiped out", "either unit dies"
  '\\b(?:neither|without losing)\\b',
  `\\b(?:both|each|either)(?: (?:sides?|units?|warlords?|of them))? (?:(?:is|are|get|gets) (?:wiped|destroyed|killed)|${LOSS}|${DIE}|surviv)`,
  // "lose 2 and kill 3", "at least 3 ceorls die and the bondi lose at most 2"
  `\\b(?:and|or) (?:${[...KILLS, ...LOSES].join('|')})\\S* (?:at|no|\\d|more|fewer)\\b`,
  `(?:${DIE}|\\b${LOSS} ${BOUND}${NUMBER}(?: or (?:more|less|fewer))?(?: ${UNIT})?)\\s*,? (?:and|or|y|o) ${UNIT} ${LOSS} ${BOUND}(?:${NUMBER}|no\\b)`,
  // "at least 3 ceorls and 2 bondi die"
  `${COUNTED} (?:and|or|y|o) ${COUNTED} ${DIE}`,
  // "kill between 2 and 3", "losing 2 to 4 of my 8 bondi", "between 2 and 4 ceorls die"
  `\\b${LOSS} ${RANGE}(?!\\s*(?:rounds?|rondas?|\\+))(?= (?:of|${UNIT})|\\W*$)`,
  `${RANGE} (?:of )?${OWN}(?:${NUMBER} )?[a-zà-ÿ]+ ${DIE}`
])

/** What no answer counts: who loses more, and by how many. */
const UNCOUNTED = patterns([
  `\\b(?:more|fewer) [a-zà-ÿ]+ than [a-zà-ÿ]+ ${DIE}`,
  `\\b(?:win|lose)s? by ${BOUND}${NUMBER}`,
  `\\bnot all (?:of )?${OWN}(?:${NUMBER} )?[a-zà-ÿ]+ ${DIE}`
])

const foundIn = (text: string, all: () => readonly RegExp[]): string | undefined =>
  all()
    .map(pattern => pattern.exec(text)?.[0])
    .find(raw => raw !== undefined)

/** Why the chance that the text asks for is not answered; undefined where nothing of the kind is asked. */
export const chanceFault = (text: string): string | undefined => {
  if (foundIn(text, CHANCE) === undefined) return undefined
  const several = foundIn(text, SEVERAL)
  if (several !== undefined) return t('"{raw}": ask for one chance at a time', { raw: several })
  const raw = foundIn(text, UNCOUNTED)
  return raw && t('"{raw}": that chance is not counted; `saga-odds help conditions` lists those that are', { raw })
}
