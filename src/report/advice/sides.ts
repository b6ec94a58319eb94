import type { AdviceReport, Side } from '../../model/report'

/** What the sides are called. */

type Named = Pick<AdviceReport, 'names'>

/** Two sides of one name are told apart by what they do. */
export const nameOf = ({ names }: Named, side: Side): string =>
  names.attacker === names.defender ? `${side === 'attacker' ? 'attacking' : 'defending'} ${names[side]}` : names[side]

/** "the hirdmen"; a hero by his name alone. */
export const called = (report: Named, side: Side): string => {
  const name = nameOf(report, side)
  return /^\p{Lu}/u.test(name) ? name : `the ${name}`
}
