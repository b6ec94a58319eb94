import { t } from '../model/language'
import { otherKind } from '../model/mistakes'
import type { FightKind } from '../model/scenario'
import { fightSentence } from './asked'
import type { Check } from './check'
import type { ParsedSide, Sentence } from './sentence'
import type { UnitWords } from './unit-words'
import { unsupportedWords } from './unsupported'
import type { Draft } from './validators'
import type { Verb } from './vocabulary'

/** A sentence as one fight of one side against another: the plain data of a scenario, its values not yet checked. */

const KINDS: Readonly<Record<Verb, FightKind | undefined>> = {
  charge: 'melee',
  shoot: 'shoot',
  against: undefined,
  rest: undefined,
  move: undefined
}

/** The kind of the verb, or the one that was asked for; it is a mistake where they differ. */
export const kindOf = (verb: Verb, said: string, wanted: FightKind | undefined, check: Check): FightKind => {
  const kind = KINDS[verb]
  if (wanted !== undefined && kind !== undefined && kind !== wanted) check.note(otherKind(said, wanted))
  return wanted ?? kind ?? 'melee'
}

/** In a fight what a player has he uses: + and ++ are the same, and are distinguished by who asks for advice alone. */
const unit = ({ draft, plays }: UnitWords): Draft => {
  const { abilities = [] } = draft as { readonly abilities?: readonly string[] }
  const all = [...abilities, ...plays.map(text => `++${text}`)]
  return all.length > 0 ? { ...draft, abilities: all } : draft
}

/** The units of one side as plain data. */
export const side = ([said = []]: readonly ParsedSide[]): Draft => {
  const units = said.flatMap(each => (each.isThem ? [] : [unit(each)]))
  return units.length > 1 ? { together: units.slice(0, 2) } : { ...units[0] }
}

const ofSentence = (sentence: Sentence, wanted: FightKind | undefined, check: Check): Draft => {
  for (const refusal of unsupportedWords(sentence)) check.note(refusal)
  const [clause] = sentence
  if (!clause) return {}
  const { weapon, unit: troop } = { ...clause.actors[0]?.[0]?.draft } as Readonly<Record<string, unknown>>
  const { range, afterMove } = check.book.weapons[String(weapon ?? check.book.troops[String(troop)]?.weapon)] ?? {}
  // javelins are thrown in passing
  if (clause.verb === 'against' && wanted !== 'shoot' && range && !afterMove)
    check.assume(t('a charge for "{said}": say "shoot" for a shot', { said: clause.said }))
  return {
    kind: kindOf(clause.verb, clause.said, wanted, check),
    ...clause.fight,
    attacker: side(clause.actors),
    defender: side(clause.targets)
  }
}

export const fightOf = (words: readonly string[], wanted: FightKind | undefined, check: Check): Draft =>
  ofSentence(fightSentence(words, check, { kind: wanted }), wanted, check)
