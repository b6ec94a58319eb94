import { byPlace, type Mistake } from '../model/errors'
import { t } from '../model/language'
import { noneOf, notA } from '../model/mistakes'
import { type Plan, type PlanFile, POINTS } from '../model/plan'
import { METHODS } from '../model/scenario'
import { isTournament, type Tournament } from '../model/tournament'
import { goalIn } from '../request/plan/conditions'
import type { Written } from '../request/plan/read'
import { asFlag, type OptionName, type Patch, patched } from '../request/set'
import { settledGoal } from '../request/tournament'
import type { Rulebook } from '../rules/types'
import { planFaults } from '../turn/plan/check'
import { editionMistakes } from './edition-option'

/** Makes a plan from its file or words and the options given beside it, for `plan` and for lines of a batch. */

/** The options about how to answer a plan, as typed. */
interface PlanOptions {
  readonly solve?: string | true
  readonly method?: string
  readonly trials?: string
  readonly seed?: string
  readonly edition?: string
}

const MOST_TRIALS = 10_000_000

/** What is wrong with these options. `called` gives an option's name: a flag, or the key of a batch line. */
export const planOptionMistakes = (
  { method, trials, seed, solve, edition }: PlanOptions,
  called: OptionName = asFlag
): readonly Mistake[] => [
  ...(method === undefined || METHODS.plan.some(name => name === method)
    ? []
    : [noneOf(called('method'), method, METHODS.plan, called('method'))]),
  ...(trials === undefined || (/^\d{1,8}$/u.test(trials) && Number(trials) >= 1 && Number(trials) <= MOST_TRIALS)
    ? []
    : [notA(called('trials'), trials, t('a whole number from 1 to 10 000 000'), called('trials'))]),
  ...Object.entries({ trials, seed }).flatMap(([key, value]) =>
    value === undefined || method === 'monte-carlo'
      ? []
      : [
          {
            message: t('{trials} is for sampled turns: add {method} monte-carlo', {
              trials: called(key),
              method: called('method')
            }),
            at: called(key)
          }
        ]
  ),
  ...(solve !== undefined && method === 'monte-carlo'
    ? [
        {
          message: t('{solve} is always exact: leave {method} monte-carlo out', {
            solve: called('solve'),
            method: called('method')
          }),
          at: called('solve')
        }
      ]
    : []),
  ...editionMistakes(edition, called('edition'))
]

const SETTING: ReadonlySet<string> = new Set(['edition', 'readings', 'boards'])

/** The edition, interpretations and boards that a plan is played by. */
export type PlanSetting = Pick<PlanFile, 'edition' | 'readings' | 'boards'>

/** The setting that a plan file holds itself. */
export const settingOf = ({ edition, readings, boards }: PlanSetting): PlanSetting => ({
  ...(edition !== undefined && { edition }),
  ...(readings && { readings }),
  ...(boards && { boards })
})

/** The setting with the flags' values over it. */
export const settingOver = (setting: PlanSetting, patches: readonly Patch[]): PlanSetting =>
  patched(
    setting,
    patches.filter(({ path: [key = ''] }) => SETTING.has(key))
  )

/** The goal to solve for: `true` is the plan's first goal, or points. Undefined: the plan is not solved. */
export const goalOf = (
  solve: string | true | undefined,
  plan: Plan,
  configured: Tournament | undefined,
  called: string
): string | undefined => {
  if (solve === true) return plan.goals[0]?.name ?? POINTS
  if (solve === undefined || solve === POINTS || plan.goals.some(({ name }) => name === solve)) return solve
  if (isTournament(solve)) return settledGoal(solve, called, configured)
  return goalIn(plan, solve, called).name
}

interface PlanRequest {
  readonly plan: Plan
  readonly faults: readonly Mistake[]
}

/** The plan, and every fault in it (illegal or impossible) in the order of its file. */
export const planRequest = async (written: Written, book: Rulebook): Promise<PlanRequest> => {
  const { placed } = await import('../request/plan/units')
  const { planDrafted } = await import('../request/plan/read')
  const { plan: made, mistakes, isSound } = planDrafted(written, book)
  const faults = planFaults(made, book, path => isSound(path.slice(0, 2))).filter(({ path }) => isSound(path.slice(0, 2)))
  const all = [...mistakes, ...faults.map(({ path, message }) => placed(path, message, written.places))]
  return { plan: made, faults: all.toSorted(byPlace) }
}
