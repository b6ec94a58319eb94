import { t } from '../../model/language'
import type { AdviceReport, AfterThrow, LineReport, Side } from '../../model/report'
import type { SideRequest } from '../../model/scenario'

/** What the sides are called. */

type Named = Pick<AdviceReport, 'names'>

/** Two sides of one name are distinguished by what they do. */
export const sideNameOf = ({ names }: Named, side: Side): string =>
  names.attacker === names.defender
    ? t(side === 'attacker' ? 'attacking {name}' : 'defending {name}', { name: names[side] })
    : names[side]

const isSingle = (side: SideRequest): boolean => !('together' in side) && side.models === 1

/** "hirdmen win", "Cnut wins" */
export const winning = (report: Pick<AdviceReport, 'names' | 'scenario'>, side: Side): string =>
  t('{name} {n|wins|win}', { name: sideNameOf(report, side), n: isSingle(report.scenario[side]) ? 1 : 2 })

/** "the hirdmen"; a hero by his name alone. */
export const called = (report: Named, side: Side): string => t('{the:name}', { name: sideNameOf(report, side) })

/** The side against the one given. */
export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

type Steps = Pick<LineReport, 'steps' | 'after'>

/** "hirdmen: Frigg; sergeants: pass" */
export const stepsText = (steps: LineReport['steps'], report: Named): string =>
  steps.map(({ by, choice }) => `${sideNameOf(report, by)}: ${choice.text}`).join('; ')

const thenText = ({ shown, ...then }: AfterThrow, report: Named): string =>
  t('after {thrown}: {steps}', { thrown: shown, steps: lineText(then, report) || t('both pass') })

/** The same with what is done after each result of dice. */
export const lineText = ({ steps, after = [] }: Steps, report: Named): string =>
  [stepsText(steps, report), ...after.map(each => thenText(each, report))].filter(Boolean).join('; ')
