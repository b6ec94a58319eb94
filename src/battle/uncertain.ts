import { numbersOf } from '../model/cell-numbers'
import type { CaseReport } from '../model/fight-report'
import { t } from '../model/language'
import type { Scenario, Uncertain } from '../model/scenario'
import { type Case, casesOf, exclusive } from '../model/uncertain'
import type { Rulebook } from '../rules/types'
import type { Answer } from './averaged'
import { uncertainText } from './headline'
import { chanceOf, testedFights } from './tests'
import { type Unit, unitOf } from './unit'
import { placesOf, unitIn } from './units'
import { type WrathFights, wrathFights } from './wrath'

/** Fights with uncertain facts: all their cases, and the text of each case. */

/** The fights that tests in step 3 (second edition) or a throw of the Wrath (first) lead to; undefined if there is neither. */
const thrownFights = (scenario: Scenario, book: Rulebook): WrathFights | undefined => {
  const tested = testedFights(scenario, book)
  if (!tested) return wrathFights(scenario, book)
  return { fights: tested.map(fight => ({ scenario: fight.scenario, chance: chanceOf(fight) })), unfought: 0 }
}

/** The fights that chance decides between before the dice of the fight are rolled; undefined if there is only one. */
export const possibleFights = (scenario: Scenario, book: Rulebook): WrathFights | undefined => {
  const cases = casesOf(scenario)
  if (!cases) return thrownFights(scenario, book)
  const all = cases.map(({ of, chance }) => {
    const { fights, unfought } = thrownFights(of, book) ?? { fights: [{ scenario: of, chance: 1 }], unfought: 0 }
    return { fights: fights.map(fight => ({ ...fight, chance: chance * fight.chance })), unfought: chance * unfought }
  })
  return {
    fights: all.flatMap(({ fights }) => fights),
    unfought: all.reduce((sum, { unfought }) => sum + unfought, 0)
  }
}

/**
 * The texts of one unit in a case, as in "danish axe", "without Shieldwall"; `has`: the uncertain facts that hold in the case.
 */
export const unitCaseText = (unit: Unit, has: readonly Uncertain[], book: Rulebook): readonly string[] =>
  exclusive(unit.asked.maybe ?? []).flatMap(group => {
    const found = group.filter(entry => has.some(each => JSON.stringify(each) === JSON.stringify(entry)))
    const texts = (entries: readonly Uncertain[]) =>
      entries.map(entry => uncertainText(unit, entry, book)).filter(text => text !== '')
    return found.length > 0 ? texts(found) : texts(group).map(what => t('without {what}', { what }))
  })

/** The text of a case, as in "danish axe, without Shieldwall"; with the names of the units if several have uncertain facts. */
export const caseText = (scenario: Scenario, has: readonly Uncertain[], book: Rulebook): string => {
  const units = placesOf(scenario)
    .map(place => unitOf(unitIn(scenario, place), book, 'melee'))
    .filter(unit => unit.asked.maybe)
  return units
    .map(unit => {
      const texts = unitCaseText(unit, has, book).join(', ')
      return units.length > 1 ? t('{name} {texts}', { name: unit.name, texts }) : texts
    })
    .join('; ')
}

/** The report of one case: its text, its chance and its numbers. */
export const caseReport = (
  scenario: Scenario,
  { of, chance, has }: Case<Scenario>,
  answer: Answer,
  book: Rulebook
): CaseReport => ({
  text: caseText(scenario, has, book),
  chance,
  scenario: of,
  numbers: numbersOf(answer)
})

/** The note of a report over all cases. */
export const uncertainNote = (): string => t('averaged over what is not known; dice and armour above are for the likeliest case')

/** The cases by their texts: those with the same text are the same fight, so one of them stays, with the chance of all. */
export const mergeEqualCases = (cases: readonly CaseReport[]): readonly CaseReport[] => {
  const found = new Map<string, CaseReport>()
  for (const each of cases) {
    const known = found.get(each.text)
    found.set(each.text, known ? { ...known, chance: known.chance + each.chance } : each)
  }
  return [...found.values()]
}
