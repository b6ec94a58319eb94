import { type Condition, comparisons } from '../model/condition'
import type { Mistake } from '../model/errors'
import { t } from '../model/language'
import { quantityAt } from '../model/quantities'
import { quoted } from '../model/quoted'
import type { Scenario } from '../model/scenario'

/** Numbers that only some fights have. */
const lacking = (path: string, { kind, rounds = 1 }: Scenario): string | undefined => {
  if (path === 'lasts') return rounds > 1 && kind === 'melee' ? undefined : t('only a fight of several --rounds has one')
  return kind === 'shoot' && /^(result|disengages)\./u.test(path) ? t('a shot has no winner, and nobody disengages') : undefined
}

/** What a condition asks for that this kind of fight does not have. */
export const misfits = (condition: Condition, scenario: Scenario, called: string): readonly Mistake[] =>
  comparisons(condition).flatMap(({ quantity }) => {
    const reason = lacking(quantity, scenario)
    const name = quantityAt(quantity)?.names[0] ?? quantity
    return reason === undefined
      ? []
      : [{ message: t('{called}: there is no {name} here: {reason}', { called, name: quoted(name), reason }), at: called }]
  })
