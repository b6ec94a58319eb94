import { t } from '../../model/language'
import { missingUnit } from '../../model/mistakes'
import type { Check } from '../check'
import { askBack } from './ask-back'
import { wordMeanings } from './parsed-words'
import type { Phrase } from './phrase-pass'
import { withoutUnknown } from './phrases'
import { classIn, type Run, runsOf, withGuards } from './runs'
import { leads, USING } from './small-words'
import { type UnitWords, unitOfFacts } from './unit-words'

/** Reads the units of each side of a fight: which fight together, and which are compared. */

/** With `isThem`, it is the target of the clause before. */
export type ParsedUnit = UnitWords
/** Units joined by "and", which fight side by side. */
export type ParsedSide = readonly ParsedUnit[]

const unitIn = (run: Run, at: string, check: Check): ParsedUnit => ({
  ...unitOfFacts(run.facts, at, check),
  ...(run.isThem && { isThem: true as const })
})

/** Asks whether a warlord "with 4 hearthguard" has them as guards or fights beside them. */
const askAboutGuards = (runs: readonly Run[], at: string, check: Check): void => {
  runs.forEach((run, index) => {
    const before = runs[index - 1]
    if (!before || run.joint !== 'next' || !leads(run, USING)) return
    if (classIn(before, check.book) !== 'warlord') return
    const unit = run.facts.map(({ raw }) => raw).join(' ')
    const guarded = t('guarded by {unit}', { unit })
    const options = at === 'defender' ? [guarded] : [t('and {unit}', { unit }), guarded]
    check.note(askBack(t('with {unit}', { unit }), options, at, check, t('beside the warlord, or as guards who die for him?')))
  })
}

/** The sides separated by "or", each with its units joined by "and". */
export const sidesOf = (
  named: readonly Run[],
  at: string,
  { compares }: { readonly compares?: true },
  check: Check
): readonly ParsedSide[] => {
  const runs = withGuards(named, at === 'defender', check.book)
  askAboutGuards(runs, at, check)
  // only a warlord has a unit beside them: "8 bondi, 6 hirdmen and 12 thralls" are three units to compare
  const isListed = (all: readonly Run[], index: number): boolean => {
    const before = all[index - 1]
    return compares === true && before !== undefined && !before.isThem && classIn(before, check.book) !== 'warlord'
  }
  const isList = compares || runs.some(({ joint }) => joint === 'or')
  const sides: ParsedUnit[][] = []
  runs.forEach((run, index) => {
    if (run.facts.length === 0 && !run.isThem && run.joint === 'or') check.note(missingUnit('or', 'after'))
    const unit = unitIn(run, at, check)
    if (index === 0 || run.joint === 'or' || (run.joint === 'next' && isList) || isListed(runs, index)) sides.push([unit])
    else sides.at(-1)?.push(unit)
  })
  return sides
}

export const runsIn = (phrases: readonly Phrase[], at: string, check: Check): readonly Run[] =>
  runsOf(wordMeanings(withoutUnknown(phrases, at, check), at, check), check.book)
