import { type Condition, comparisons } from '../model/condition'
import { type Mistake, refuseAny } from '../model/errors'
import { t } from '../model/language'
import type { NumberAsked } from '../model/quantities'
import { type Parts, quantityAt, valuesAsked } from '../model/quantities'
import { quoted } from '../model/quoted'
import type { Scenario } from '../model/scenario'

/** The reason why this fight lacks a number that only some fights have; undefined if it has the number. */
const lacking = (path: string, { kind, rounds = 1 }: Scenario): string | undefined => {
  if (path === 'lasts') return rounds > 1 && kind === 'melee' ? undefined : t('only a fight of several --rounds has one')
  return kind === 'shoot' && /^(result|disengages)\./u.test(path) ? t('a shot has no winner, and nobody disengages') : undefined
}

/** The mistake if this kind of fight does not have the number at a path, otherwise undefined. `called` is what asked for it. */
const misfit = (path: string, scenario: Scenario, called: string): Mistake | undefined => {
  const reason = lacking(path, scenario)
  const name = quantityAt(path)?.names[0] ?? path
  return reason === undefined
    ? undefined
    : { message: t('{called}: there is no {name} here: {reason}', { called, name: quoted(name), reason }), at: called }
}

/** Mistakes for the numbers in a condition that this kind of fight does not have. */
export const misfits = (condition: Condition, scenario: Scenario, called: string): readonly Mistake[] =>
  comparisons(condition).flatMap(({ quantity }) => misfit(quantity, scenario, called) ?? [])

/**
 * The numbers that a scenario asks for, in its order; undefined if it asks for none. Throws a RequestError if its fight does not
 * have one of them.
 */
export const numbersAsked = (scenario: Scenario, parts: Parts): readonly NumberAsked[] | undefined => {
  const { ask = [] } = scenario
  if (ask.length === 0) return undefined
  refuseAny(ask.flatMap(path => misfit(path, scenario, '--ask') ?? []))
  return valuesAsked(ask, parts)
}
