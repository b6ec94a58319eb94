import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { type Scenario, unitsOfSide } from '../../model/scenario'
import { MOST_LETTERS } from '../../request/words/sentence'
import type { Rulebook } from '../../rules/types'
import { wordsAndOptions } from '../arguments'
import { inDigits } from './dice-words'
import type { Made } from './fight-read'
import { matchOf } from './may-match'
import { NUMBER, OWNED, phrase } from './rewording'
import { troopsSaid } from './units-said'

/**
 * Who charges whom, as single turns of phrase say it, whatever else is said: "the charge of 6 teulu", "charged by 8 bondi". Where a
 * sentence has been read the other way round, it is refused rather than answered for the wrong side.
 */

/** A unit: its number, and the words behind it, of which the first that names a troop is who it is. */
const UNIT = `${OWNED}(?:${NUMBER}) ((?:[a-z'-]+ ){0,2}[a-z'-]+)`
/** The same, where the troop is the word before what follows. */
const JUST_UNIT = `${OWNED}(?:${NUMBER}) (?:[a-z'-]+ )?([a-z'-]+)`
const SPANISH_UNIT = String.raw`(?:(?:los|las|mis|sus|unos|unas|tus) )?(?:\d{1,2}|${NUMBER}) ([a-zà-ÿ]+(?: [a-zà-ÿ]+)?)`

type Role = 'attacker' | 'defender'

const TURNS: readonly (readonly [said: RegExp, role: Role])[] = [
  [
    phrase`
      \b(?:charge|attack|assault|onslaught|volley|fire|arrows|bolts|bows|javelins|slings|stones|shots)s?
      (?: (?:made|delivered|launched|loosed|coming))? (?:of|by|from) ${UNIT}
    `,
    'attacker'
  ],
  [
    phrase`\b(?:charged|attacked|assaulted|rushed|stormed|shot|shot at|fired (?:at|on|upon)|peppered|beset|set upon) by ${UNIT}`,
    'attacker'
  ],
  [
    phrase`[a-z] (?:whom|that|which) ${JUST_UNIT} (?:(?:are|is|will|would|now|then|about to|going to) ){0,3}(?:charge|attack|shoot|storm)`,
    'attacker'
  ],
  [phrase`\b(?:at|into|upon) (?:them|him|it|her|us|me) (?:(?:now|then) )?(?:shoot|fire|charge|run|come) ${UNIT}`, 'attacker'],
  [
    phrase`
      ${JUST_UNIT} (?:are|is|get|gets|were|was|have been|has been|will be|to be|are to be) (?:(?:being|now|then|about to be|first) )?
      (?:charged|attacked|assaulted|stormed|shot at)\b
    `,
    'defender'
  ],
  [
    phrase`
      \b(?:recipients?|targets?|victims?|object) of (?:their|his|its|the|my|that|this) (?:charge|attack|fire|shots?|volley|arrows)\s*,?
      \s+(?:(?:is|are|being) )?${UNIT}
    `,
    'defender'
  ],
  [phrase`(?<![a-zà-ÿ])(?:cargad|atacad|asaltad|disparad|embestid|acribillad)[oa]s? por ${SPANISH_UNIT}`, 'attacker'],
  [phrase`(?<![a-zà-ÿ])(?:carga|ataque|asalto|disparos?|embestida|flechas|andanada) de ${SPANISH_UNIT}`, 'attacker'],
  [
    phrase`
      (?<!(?<![a-zà-ÿ])a (?:los |las |mis |sus )?)(?<!\d)${SPANISH_UNIT} (?:l[aeo]s?|nos|me) (?:carg|atac|dispar|embist)[ae]n?(?= ?(?:[,;.?!]|$))
    `,
    'attacker'
  ],
  // "a los 6 hirdmen que los cargan", "los 4 guardias a los que cargan", "aniquilar a 4 bondi cargándolos"
  [phrase`${SPANISH_UNIT} que (?:l[aeo]s?|nos|me) (?:carg|atac|dispar|embist)[ae]n?(?![a-zà-ÿ])`, 'attacker'],
  [phrase`${SPANISH_UNIT} a (?:l[oa]s que|quien(?:es)?) (?:carg|atac|dispar|embist)[ae]n?(?![a-zà-ÿ])`, 'defender'],
  [phrase`(?<![a-zà-ÿ])a ${SPANISH_UNIT} (?:carg[aá]nd|atac[aá]nd|dispar[aá]nd)ol[oae]s(?![a-zà-ÿ])`, 'defender'],
  [
    phrase`
      \b${JUST_UNIT} (?:who|that|which) (?:(?:are|is|will|would|now|then|about to|going to) ){0,3}(?:charge|attack|storm)s?
      \s+(?:them|us|me|him|it|${OWNED}(?:${NUMBER}) [a-z])
    `,
    'attacker'
  ],
  [
    phrase`,\s*(?:(?:the|my|his|with the) )?([a-z]{4,20}) (?:(?:are|is|being the ones?|on the) )?(?:charging|attacking)(?=\W*$)`,
    'attacker'
  ],
  [phrase`\b(?:not|isn['\u2019]t|aren['\u2019]t) ${JUST_UNIT} (?:that|who|which) (?:charge|attack|are charging)s?\b`, 'defender'],
  [
    phrase`
      \b${JUST_UNIT} (?:that |which |whom )?(?:they|we|I) (?:are |am )?(?:charge|attack|storm|charging|attacking)(?= ?
      (?:[,;.?!]|$)| (?:have|has|are|is|and|stand|fight)\b)
    `,
    'defender'
  ],
  // "you have 8 warriors, I have 4 hearthguard, and you charge me", "I defend with 6 hirdmen", "charging: 8 ceorls"
  [
    phrase`
      \b(?:you|he|she|they)(?:['\u2019]ve| have| has|['\u2019]s)(?: got)? ${JUST_UNIT}\b[^.;?!]{0,60}\b(?:you|he|she|they) (?:are |is )?
      (?:charg|attack)(?:e|es|s|ing)? (?:me|us)\b
    `,
    'attacker'
  ],
  [
    phrase`
      \b(?:you|he|she|they)(?:['\u2019]ve| have| has|['\u2019]s)(?: got)? ${JUST_UNIT}\b[^.;?!]{0,60}\b(?:you|he|she|they)(?:['\u2019]?s|['\u2019]?re
      | is| are) the ones? (?:who |that )?(?:charg|attack|doing)
    `,
    'attacker'
  ],
  [phrase`\b(?:I|we) (?:defend|stand firm|receive) with ${UNIT}`, 'defender'],
  [phrase`\b(?:I|we|he|she|they|you) (?:attack|charge)s? with ${UNIT}`, 'attacker'],
  [phrase`\b(?:getting|being) charged\s*: ${UNIT}`, 'defender'],
  [phrase`(?<!(?:getting|being) )\bcharging\s*: ${UNIT}`, 'attacker'],
  [phrase`(?<![a-zà-ÿ])(?:carg|atac|embist)(?:a|an|o|amos|áis|ais|as|asen|aran|aron) contra ${SPANISH_UNIT}`, 'defender']
]

/** No other fight may have been meant. */
const SEVERAL = /\b(?:then|next|after(?:wards)?|before|luego|despu[eé]s|antes|or|o)\b/i

const idsIn = (words: string, book: Rulebook): readonly string[] =>
  words
    .split(' ')
    .map(word => troopsSaid(word, book))
    .find(ids => ids.length > 0) ?? []

const unitsOn = (scenario: Scenario, role: Role): readonly string[] => unitsOfSide(scenario[role]).map(({ unit }) => unit)

/** The troops that the text says to charge or to be charged. */
const toldIn = (text: string, book: Rulebook): Readonly<Record<Role, ReadonlySet<string>>> => {
  const told = { attacker: new Set<string>(), defender: new Set<string>() }
  for (const [said, role] of TURNS) {
    said.lastIndex = 0
    const words = matchOf(said, text)
      ?.slice(1)
      .find(each => each !== undefined)
    for (const id of words === undefined ? [] : idsIn(words, book)) told[role].add(id)
  }
  return told
}

/** The fight with its sides exchanged, and no more than its units. */
const turned = ({ kind, attacker, defender }: Scenario, { troops }: Rulebook): string => {
  const shown = (side: Scenario[Role]): string =>
    unitsOfSide(side)
      .map(({ unit, models }) => `${models} ${troops[unit]?.names[0] ?? unit}`)
      .join(' and ')
  return `saga-odds ${kind} ${shown(defender)} ${kind === 'shoot' ? 'shoot' : 'charge'} ${shown(attacker)}`
}

/** `made`: a melee, a shot or advice. Throws a RequestError where it is read so that who charges in it is charged in the words typed. */
export const refuseTurnedRound = (typed: readonly string[], { book, fight }: Made): void => {
  const text = wordsAndOptions(typed)[0].join(' ').split(/\s+/).map(inDigits).join(' ')
  if (text.length > MOST_LETTERS || SEVERAL.test(text)) return
  const told = toldIn(text, book)
  if (told.attacker.size + told.defender.size === 0 || [...told.attacker].some(id => told.defender.has(id))) return
  const scenario = fight()
  if (!scenario) return
  const [attackers, defenders] = [unitsOn(scenario, 'attacker'), unitsOn(scenario, 'defender')]
  const isAmong = (units: readonly string[], ids: ReadonlySet<string>): boolean => units.some(unit => ids.has(unit))
  const isTurned =
    (isAmong(defenders, told.attacker) && !isAmong(attackers, told.attacker)) ||
    (isAmong(attackers, told.defender) && !isAmong(defenders, told.defender))
  if (isTurned)
    refuse(t('it is not clear which unit acts: say it first, as in {example}', { example: turned(scenario, book) }), 'fight')
}
