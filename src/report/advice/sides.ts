import { t } from '../../model/language'
import type { AdviceReport, Side } from '../../model/report'

/** What the sides are called. */

type Named = Pick<AdviceReport, 'names'>

/** Two sides of one name are distinguished by what they do. */
export const nameOf = ({ names }: Named, side: Side): string =>
  names.attacker === names.defender
    ? t(side === 'attacker' ? 'attacking {name}' : 'defending {name}', { name: names[side] })
    : names[side]

/** "hirdmen win" */
export const winning = (report: Named, side: Side): string => t('{name} {n|wins|win}', { name: nameOf(report, side), n: 2 })

/** "the hirdmen"; a hero by his name alone. */
export const called = (report: Named, side: Side): string => {
  const name = nameOf(report, side)
  return /^\p{Lu}/u.test(name) ? name : t('the {name}', { name })
}

/** The side against the one given. */
export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

const SAID: readonly (readonly [RegExp, string])[] = [
  [/^keeps dice/u, 'keep their dice'],
  [/^gives up dice/u, 'give up dice'],
  [/^keeps ranks open/u, 'keep ranks open'],
  [/^closes ranks/u, 'close ranks'],
  [/^passes$/u, 'pass'],
  [/^nothing$/u, 'no ability, no fatigue']
]

/** A choice as it stands beside the troops that make it: "keep their dice". */
export const played = (text: string): string => SAID.reduce((said, [from, to]) => said.replace(from, to), text)
