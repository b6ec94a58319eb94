import type { Mistake } from '../model/errors'
import { t } from '../model/language'
import type { Plan } from '../model/plan'
import { escapeControls } from '../report/json'
import { appearanceOf } from './appearance'
import { AnswerIsNo } from './exit-code'
import { deliver, formatOf, type OutputOptions } from './output'
import { wrapped } from './prose'
import type { Streams } from './streams'

/** `plan --check`: reports what is wrong with a plan without playing it. */

/** Spaces to indent by, for each format that programs read. */
const INDENTS: Readonly<Record<string, number>> = { json: 2, ndjson: 0 }

const TEXTS: readonly string[] = ['table', 'line']

/** What is wrong with the format asked for. A configured format that a check lacks is passed over: it is meant for answers. */
export const checkFormatMistakes = ({ configured: _, ...asked }: OutputOptions): readonly Mistake[] => {
  const format = formatOf(asked)
  return TEXTS.includes(format) || Object.hasOwn(INDENTS, format)
    ? []
    : [{ message: t('plan --check has no {format}: use -f json, ndjson, table or line', { format }), at: '--format' }]
}

const textOf = ({ steps, units }: Plan, name: string, options: OutputOptions, streams: Streams): string => {
  const { width } = appearanceOf(options, streams, options.output !== undefined)
  // in a pipe a sentence is one line, for programs that look for it
  const isFitted = streams.stdout.isTTY === true || options.width !== undefined
  return wrapped(
    t('{name}: legal and possible, {steps} {steps|step|steps} and {units} units\n', {
      name,
      steps: steps.length,
      units: units.length
    }),
    isFitted ? width : 0
  )
}

const jsonOf = ({ edition, steps, units }: Plan, faults: readonly Mistake[], name: string, indent: number): string => {
  const found = {
    kind: 'plan-check',
    plan: name,
    edition,
    isLegal: faults.length === 0,
    steps: steps.length,
    units: units.length,
    faults: faults.map(({ message, at }) => ({ message, ...(at !== undefined && { at }) }))
  }
  return `${escapeControls(JSON.stringify(found, null, indent))}\n`
}

/** Reports the faults in the format asked for. Throws AnswerIsNo where there are any. */
export const reportCheck = async (
  plan: Plan,
  faults: readonly Mistake[],
  name: string,
  options: OutputOptions,
  streams: Streams
): Promise<void> => {
  const indent = INDENTS[formatOf(options)]
  if (indent !== undefined) await deliver(jsonOf(plan, faults, name, indent), options, streams)
  if (faults.length > 0) throw new AnswerIsNo(faults.map(({ message }) => message))
  if (indent === undefined) await deliver(textOf(plan, name, options, streams), options, streams)
}
