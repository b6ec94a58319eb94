import { otherKind, outOfPlace } from '../model/mistakes'
import type { FightKind } from '../model/scenario'
import type { Check } from './check'
import type { SaidSide, Sentence } from './sentence'
import { sentenceOf } from './sentence'
import type { Draft } from './shape'
import type { UnitWords } from './unit-words'
import type { Verb } from './vocabulary'

/** A sentence as one fight of one side against another: the plain data of a scenario, its values not yet checked. */

const KINDS: Readonly<Record<Verb, FightKind | undefined>> = { charge: 'melee', shoot: 'shoot', against: undefined }

const refuse = (message: string, check: Check): void => check.note(outOfPlace(message, 'fight'))

const unit = ({ draft, plays, units }: UnitWords, at: string, check: Check): Draft => {
  const { models, abilities = [] } = draft as { models?: unknown; abilities?: readonly string[] }
  if (units !== 1)
    refuse(
      `${units}x${String(models)} are ${units} units: one fights here, write ${String(models)} without the ${units}x (${at})`,
      check
    )
  const all = [...abilities, ...plays]
  return all.length > 0 ? { ...draft, abilities: all } : draft
}

const THEM = 'them: nobody was named before, so it is not known who they are: name the unit'

const side = (said: SaidSide, at: string, check: Check): Draft => {
  const units = said.flatMap(each => (each === 'them' ? [] : [unit(each, at, check)]))
  if (units.length < said.length) refuse(THEM, check)
  if (units.length > 2) refuse(`${units.length} units fight together: two at most, the warlord and one beside him (R6.3)`, check)
  return units.length === 1 ? { ...units[0] } : { together: units.slice(0, 2) }
}

const only = (sides: readonly SaidSide[], at: string, check: Check): Draft => {
  const [first, second] = sides
  if (second) refuse(`"or" names several to compare: one ${at} is enough for one fight, ask for each by itself`, check)
  return first ? side(first, at, check) : {}
}

/** The kind of the verb, or the one that was asked for; it is a mistake where they differ. */
const kindOf = (verb: Verb, said: string, wanted: FightKind | undefined, check: Check): FightKind => {
  const kind = KINDS[verb]
  if (wanted !== undefined && kind !== undefined && kind !== wanted) check.note(otherKind(said, wanted))
  return wanted ?? kind ?? 'melee'
}

const ofSentence = (sentence: Sentence, wanted: FightKind | undefined, check: Check): Draft => {
  const [clause, next] = sentence
  if (!clause) return {}
  if (next) refuse('"then" begins a second fight: one is answered here, ask for the other by itself', check)
  return {
    kind: kindOf(clause.verb, clause.said, wanted, check),
    attacker: only(clause.actors, 'attacker', check),
    defender: only(clause.targets, 'defender', check)
  }
}

export const fightOf = (words: readonly string[], wanted: FightKind | undefined, check: Check): Draft =>
  ofSentence(sentenceOf(words, check), wanted, check)
