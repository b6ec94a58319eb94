import { averaged } from '../../battle/averaged'
import { odds } from '../../battle/odds'
import { EQUAL } from '../../model/advice'
import { percent, twoDecimals } from '../../model/figures'
import { type Text, t } from '../../model/language'
import type { FightReport, SideReport } from '../../model/report'
import type { Rulebook } from '../../rules/types'
import type { Decision, DecisionRow } from './decisions'
import { fightOn, fightsOn, noChoice } from './describe'

/** Why one choice is better than another, in the game's words: the numbers that differ where the dice are thrown. */

type Answer = Pick<FightReport, 'attacker' | 'defender' | 'result' | 'victoryPoints'>
type ReportedUnit = SideReport['units'][number]

/** The numbers of a unit that are compared, with their names. */
const NUMBERS = [
  ['attack dice', ({ attackDice }) => String(attackDice)],
  ['hit on', ({ hitsOn }) => `${hitsOn}+`],
  ['misses', ({ rerolls }) => t(rerolls ? 're-rolled' : 'kept')],
  ['bonus defence dice', ({ defenceDice }) => String(defenceDice)],
  ['save on', ({ savesOn }) => `${savesOn}+`],
  ['armour', ({ armour }) => String(armour)]
] as const satisfies readonly (readonly [Text, (unit: ReportedUnit) => string])[]

const changesOf = (best: SideReport, other: SideReport): readonly string[] =>
  best.units.flatMap((unit, index) => {
    const than = other.units[index]
    const changed = NUMBERS.flatMap(([name, of]) =>
      than && of(unit) !== of(than)
        ? [t('{what} {one} instead of {other}', { what: t(name), one: of(unit), other: of(than) })]
        : []
    )
    return changed.length > 0 ? [`${unit.name}: ${changed.join(', ')}`] : []
  })

/** The name of a side, and `n` for the grammar of its verb: 1 for a single model, else 2. */
const calledOf = ({ units }: SideReport): { readonly name: string; readonly n: number } => ({
  name: units.map(({ name }) => name).join(t(' and ')),
  n: units.length === 1 && units[0]?.models === 1 ? 1 : 2
})

const outcome = (best: Answer, other: Answer): string => {
  const [attacker, defender] = [calledOf(best.attacker), calledOf(best.defender)]
  const difference = (name: string, of: (answer: Answer) => number, say: (value: number) => string): readonly string[] => {
    const [one, two] = [say(of(best)), say(of(other))]
    return one === two ? [] : [t('{what} {one} instead of {other}', { what: name, one, other: two })]
  }
  return [
    ...difference(t('{name} {n|wins|win}', attacker), ({ result }) => result?.attackerWins ?? 0, percent),
    ...difference(t('{name} {n|loses|lose}', attacker), answer => answer.attacker.losses.mean, twoDecimals),
    ...difference(t('{name} {n|loses|lose}', defender), answer => answer.defender.losses.mean, twoDecimals)
  ].join(', ')
}

/** What differs between two fights, in words; undefined where nothing does. */
export const differenceBetween = (one: Answer, two: Answer): string | undefined => {
  const changes = [...changesOf(one.attacker, two.attacker), ...changesOf(one.defender, two.defender)]
  const ends = outcome(one, two)
  return [...changes, ends].filter(Boolean).join('; ') || undefined
}

/** The odds of a line, averaged over what dice show on the way. */
const answerOn = ({ line }: DecisionRow, book: Rulebook): Answer => {
  const parts = fightsOn(line).map(({ scenario, chance }) => ({ answer: odds(scenario, book, { asides: false }), chance }))
  const [first, ...others] = parts
  return first && others.length === 0 ? first.answer : averaged(parts, fightOn(line), '', [])
}

/** A choice in words, "give up dice"; doing nothing is just "nothing". */
const choiceText = ({ summary: { text } }: DecisionRow): string => (text === noChoice() ? t('nothing') : text)

/** Why the best choice of a decision is better than the next that is not as good. */
export const reasonOf = ({ rows }: Decision, book: Rulebook): string => {
  const best = rows[0] as DecisionRow
  const second = rows.find(({ score }) => Math.abs(score - best.score) >= EQUAL)
  if (!second) return t('every choice is as good')
  const difference = differenceBetween(answerOn(best, book), answerOn(second, book))
  return t('{one} rather than {other}: {difference}', {
    one: choiceText(best),
    other: choiceText(second),
    difference: difference ?? t('the same dice, at another price')
  })
}
