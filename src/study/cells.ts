import { odds, type Rulebook } from '../battle/odds'
import { isRefused, type Mistake, type OrMistakes, unlessRefused } from '../model/errors'
import { t } from '../model/language'
import type { FightReport } from '../model/report'
import type { Scenario, Side } from '../model/scenario'

/** What tables of fights have in common: fights that may be refused, and one headline. */

/** The messages of mistakes in one line. */
export const mistakesText = (mistakes: readonly Mistake[]): string => mistakes.map(({ message }) => message).join('; ')

/** What `make` makes of a fight, or why it is refused. */
export const ifPossible = <T>(cell: OrMistakes<Scenario>, make: (scenario: Scenario) => T): T | { readonly refused: string } => {
  if (isRefused(cell)) return { refused: mistakesText(cell) }
  return unlessRefused(
    () => make(cell),
    mistakes => ({ refused: mistakesText(mistakes) })
  )
}

/** The head of a table of fights. */
interface TableHead extends Pick<FightReport, 'headline' | 'method' | 'edition' | 'rules'> {
  readonly names?: Readonly<Record<Side, string>>
}

/** The troops of each side. */
export const sideNamesOf = (
  answer: Record<Side, { readonly units: readonly { readonly name: string }[] }>
): Record<Side, string> => {
  const name = (side: Side): string => answer[side].units.map(unit => unit.name).join(t(' and '))
  return { attacker: name('attacker'), defender: name('defender') }
}

/** Paths that change which troops fight. */
const CHANGES_TROOPS = /\.(?:unit|faction|together)\b/u

/**
 * The head from the first of some fights that can be fought; undefined where none can. Without names where the varied paths
 * change the troops.
 */
export const tableHeadOf = (
  cells: readonly OrMistakes<Scenario>[],
  paths: readonly string[],
  book: Rulebook
): TableHead | undefined => {
  for (const cell of cells) {
    const head = ifPossible(cell, (scenario): TableHead => {
      const answer = odds(scenario, book, { asides: false })
      const { headline, method, edition, rules } = answer
      return {
        headline,
        method,
        edition,
        rules,
        ...(!paths.some(path => CHANGES_TROOPS.test(path)) && { names: sideNamesOf(answer) })
      }
    })
    if (!('refused' in head)) return head
  }
  return undefined
}
