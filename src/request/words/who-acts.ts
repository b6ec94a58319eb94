import { t } from '../../model/language'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import { isNumber, type Phrase, troopIn } from './phrase-pass'
import { isMine, type Run } from './runs'
import { AT, BE, BY, DO, HAS_OR_IS, I, leads, ME, ONTO, SPANISH_OBJECTS, USING, wordSet } from './small-words'
import type { VerbGroup } from './verbs'

/** Decides which of two units charges or shoots, from the verb and the small words around them. */

const SPANISH_OWNERS = wordSet('mi mis tu tus su sus nuestro nuestros el la los las un una unos unas')
/** Verbs of a unit that is the target: "how many of 8 ceorls fall to 6 hirdmen". */
export const FALL = wordSet('fall falls die dies')

/** Two units on the same side of their verb. */
export interface TwoUnits extends Omit<VerbGroup, 'start' | 'end'> {
  readonly isTargetFirst?: boolean
  /** The two units fight each other: "who wins". */
  readonly isDuel?: boolean
}

/** Whether the phrase is introduced as the target: "at my 8 bondi", "a mis 8 guerreros", but not "a warlord". */
export const isToTarget = ({ lead, raw }: { readonly lead: readonly string[]; readonly raw: string }): boolean => {
  const next = lead[lead.lastIndexOf('a') + 1]
  return leads({ lead }, AT) || (lead.includes('a') && (next === undefined ? /^\d/.test(raw) : SPANISH_OWNERS.has(next)))
}

const isTarget = ({ lead, facts }: Run): boolean => isToTarget({ lead, raw: facts[0]?.raw ?? '' })

/** Whether the second unit is the acting one, judged by the clearest word that says so. */
export const isSecondActing = (one: Run, second: Run, { isPassive, isTargetFirst }: TwoUnits): boolean => {
  const label = one.facts.at(-1)
  // "attacked: 4 huscarls, attackers: 8 bondi"
  if (label?.is === 'side' && label.side !== 'both') return label.side === 'attacker'
  // "hold against 4 huscarls with 8 bondi"
  if (isPassive) return !leads(one, BY) && !leads(second, USING)
  if (isTarget(one) !== isTarget(second)) return isTarget(one)
  // "\u00e9l carga con 4 huscarls, yo tengo 8 bondi"
  if (leads(one, USING) && !(one.isThem && leads(second, USING))) return false
  return (
    isTargetFirst === true ||
    // "he has 4 huscarls, I have 12 bondi": I charge
    (isMine(second) && !isMine(one)) ||
    leads(second, USING) ||
    leads(second, BY) ||
    // "charging my 8 warriors are 4 hearthguard"
    (leads(second, BE) && !leads(one, USING)) ||
    (leads(second, FALL) && second.lead.includes('to')) ||
    (leads(second, DO) && !leads(one, DO)) ||
    (leads(one, ONTO) && !leads(second, ONTO))
  )
}

/**
 * Whether the unit right before the verb acts, rather than the first one: "4 huscarls hold the woods, 8 bondi charge
 * (them)". Not if the sentence only says that the unit exists.
 */
export const isDoneBySecond = (before: readonly Phrase[], verb: Phrase | undefined): boolean => {
  const second = before.findLast(({ is }) => is === 'number')
  // not "he has got 4 huscarls: charge!"
  return second !== undefined && !leads(verb, I) && !leads(second, HAS_OR_IS)
}

/** Whether the article before it makes the verb a noun: "8 bondi a la carga contra 4 huscarls". */
const isNoun = ({ lead }: Phrase): boolean => lead.at(-1) === 'la' && lead.at(-2) === 'a'

const HOW_MANY = wordSet('cuantos cuantas')

/**
 * Whether the next unit acts, because a pronoun before the verb stands for the unit before it, "a mis 8 guerreros los cargan 4
 * guardias", or because that unit is counted: "cuantos de los 6 bondi matan 8 hirdmen", not "cuántas bajas hacen 8 bondi contra 4 huscarls".
 */
const isDoneByNext = (before: readonly Phrase[], verb: Phrase | undefined, [next]: readonly Phrase[]): boolean => {
  if (before.length === 0 || verb === undefined || next === undefined || isToTarget(next)) return false
  return (leads(before[0], HOW_MANY) && !/^(?:contra|ante)$/i.test(verb.raw)) || (leads(verb, SPANISH_OBJECTS) && !isNoun(verb))
}

const SPANISH_VERB = /(?:[ae]n?|aron|ieron|aban?)$/i
/** "me cargan 4 guardias" */
export const isDoneToUs = (verb: Phrase | undefined): boolean =>
  verb !== undefined && leads(verb, ME) && SPANISH_VERB.test(verb.raw)

/** Spanish verbs whose subject is the person asking: "cargo con 8 bondi". */
export const I_ACT = /^(?:cargo|ataco|disparo|cargamos|atacamos|disparamos)$/i

/** "kill 2 of 4 huscarls charging with 8 bondi": the one unit behind it. */
const isOnlyUsed = (verb: Phrase | undefined, after: readonly Phrase[]): boolean =>
  /(?:(?:charg|attack|shoot)ing|(?:carg|atac|dispar)ando)$/i.test(verb?.raw ?? '') &&
  after.findIndex(phrase => troopIn(phrase) !== undefined) === 1 &&
  after.findLastIndex(isNumber) === 0

/** Whether the unit after the verb acts, although the verb is not passive. */
export const isTargetBefore = (
  before: readonly Phrase[],
  verb: Phrase | undefined,
  after: readonly Phrase[],
  group: VerbGroup
): boolean =>
  // "at 6 bondi shoot 8 crossbowmen"
  (group.verb !== 'against' && leads(before[0], AT) && !leads(after[0], ONTO)) ||
  // "estando sus 4 huscarls agotados, cargo con mis 8 bondi"
  (before.length > 0 && (I_ACT.test(verb?.raw ?? '') || isOnlyUsed(verb, after)) && leads(after[0], USING)) ||
  isDoneByNext(before, verb, after)

const MUTUAL = /^(?:fight|battle|clash|duel|meet|luchan|combaten|pelean|chocan)$/i

/** Whether two units do it to each other: "8 bondi and 4 huscarls fight"; not a unit and its warlord, whose enemy is missing. */
export const isMutual = (said: string, units: readonly Phrase[], { troops }: Rulebook): boolean =>
  MUTUAL.test(said) && !units.some(phrase => troops[troopIn(phrase) ?? '']?.class === 'warlord')

interface Roles {
  readonly actors: readonly Run[]
  readonly targets: readonly Run[]
}

const choosesDice = ({ facts }: Run): boolean => facts.some(fact => fact.is === 'said' && fact.trait === 'givesUpDice')

/**
 * Swaps the sides of "4 huscarls give up dice against 8 bondi": only the charged unit may give up or keep dice (R3.3), and
 * no word says who charges.
 */
export const chargedByChoice = (sides: Roles, check: Check): Roles => {
  const { actors, targets } = sides
  if (!actors.some(choosesDice) || targets.some(choosesDice) || targets.some(({ isThem }) => isThem)) return sides
  check.assume(t('the unit named last charges, as only a charged unit chooses about its dice'))
  return { actors: targets, targets: actors }
}
