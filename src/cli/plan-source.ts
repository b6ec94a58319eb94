import type { PlanFile } from '../model/plan-file'
import { SCHEMA } from '../model/report'
import type { Written } from '../request/plan/read'
import { RULES_VERSION } from '../rules/rulebook'
import type { OutputOptions } from './output'
import type { Streams } from './streams'

/** Where a plan comes from: a file, or the report of a plan, which is played again. */

export interface PlanOptions extends Omit<OutputOptions, 'explain'> {
  readonly solve?: string | true
  readonly check?: true
  readonly schema?: true
  readonly method?: string
  readonly trials?: string
  readonly seed?: string
  readonly edition?: string
  readonly scenario?: readonly string[]
  readonly reading?: readonly string[]
  readonly board?: readonly string[]
  readonly cost?: readonly string[]
  readonly explain?: true | readonly string[]
}

export interface Source extends Written {
  /** Asked for by the report that is played again. */
  readonly before: Partial<PlanOptions>
  readonly replay?: string
}

interface Report {
  readonly plan: PlanFile
  readonly method?: { readonly name?: string; readonly trials?: number; readonly seed?: string }
  readonly solution?: { readonly goal?: string }
  readonly explained?: { readonly step?: string }
  readonly rules?: string
  readonly replay?: string
}

const isReport = (data: unknown): data is Report =>
  typeof data === 'object' && data !== null && 'schema' in data && data.schema === SCHEMA && 'plan' in data

/** A report of a plan is played again to the same bytes. */
const again = (report: Report, name: string, { stderr }: Streams): Pick<Source, 'before' | 'replay'> => {
  const { method = {}, solution, explained, rules, replay } = report
  if (rules !== RULES_VERSION)
    stderr.write(
      `saga-odds: ${name} was made by rules ${rules ?? 'unknown'}, these are ${RULES_VERSION}: its figures may differ\n`
    )
  const isThrown = method.name === 'monte-carlo'
  return {
    before: {
      ...(isThrown && { method: 'monte-carlo', trials: String(method.trials), seed: method.seed ?? 'saga' }),
      ...(solution?.goal !== undefined && { solve: solution.goal }),
      ...(explained?.step !== undefined && { explain: ['step', explained.step] })
    },
    ...(replay !== undefined && { replay })
  }
}

export const planFrom = async (file: string, streams: Streams): Promise<Source> => {
  const { textFrom } = await import('./source')
  const wanted = {
    bytes: 1_000_000,
    tooLarge: 'more than 1 MB is no plan',
    empty: 'it is empty, and a plan in YAML or JSON was expected'
  }
  const { text, called } = await textFrom(file, streams, wanted)
  const { planIn } = await import('../request/plan/late')
  const report = reportIn(text)
  if (!report) return { ...planIn(text, called), before: {} }
  return { ...planIn(JSON.stringify(report.plan), called), ...again(report, called, streams) }
}

const reportIn = (text: string): Report | undefined => {
  if (!/^\s*\{/u.test(text)) return undefined
  try {
    const data: unknown = JSON.parse(text)
    return isReport(data) ? data : undefined
  } catch {
    return undefined
  }
}
