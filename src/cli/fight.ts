import type { Command } from 'commander'
import { answers } from '../answers'
import { type Mistake, RequestError } from '../model/errors'
import { quoted } from '../model/quoted'
import type { FightKind, MethodName } from '../model/scenario'
import { parsedJson } from '../request/json'
import { requested } from '../request/request'
import { flagged, type Patch, readingSet, setting, sorted } from '../request/set'
import type { Flag } from './flags'
import { answer, type OutputOptions, outputMistakes } from './output'
import type { Streams } from './streams'
import { unknownOptions } from './unknown-options'

/** What `melee` and `shoot` do: words, files and flags become one scenario, which is answered and printed. */

export interface FightCall {
  readonly kind: FightKind
  readonly words: readonly string[]
  readonly flags: readonly Flag[]
  readonly command: Command
}

interface FightOptions extends OutputOptions {
  readonly scenario?: readonly string[]
  readonly set?: readonly string[]
  readonly reading?: readonly string[]
  readonly givesUpDice?: true
}

/** Flags in the order of their table, then `--set` in the order given: the last word is its. */
const laidOver = ({ flags, command }: FightCall): readonly (Patch | Mistake)[] => {
  const options: FightOptions & Readonly<Record<string, unknown>> = command.opts()
  const shorthands = flags.flatMap(({ option, called, path, trait }) => {
    const given = (options[option.attributeName()] ?? []) as readonly string[]
    return given.map(text => flagged(called, path, trait, text))
  })
  const dice: readonly Patch[] = options.givesUpDice
    ? [{ path: ['defender', 'givesUpDice'], value: true, called: '--gives-up-dice' }]
    : []
  return [...shorthands, ...dice, ...(options.reading ?? []).map(readingSet), ...(options.set ?? []).map(setting)]
}

/** Thrown battles are asked for with --method; a count of them alone would go unheard. */
const unheard = (patches: readonly Patch[], method: MethodName = 'exact'): void => {
  const counts = patches.filter(({ path: [key], called }) => called === `--${key}` && (key === 'trials' || key === 'precision'))
  if (method === 'exact' && counts.length > 0)
    throw new RequestError(
      counts.map(({ called }) => ({ message: `${called} is for thrown battles: add --method monte-carlo, or both`, at: called }))
    )
}

const noJson = (called: string, text: string): Mistake => ({
  message: `${called}: a scenario in JSON begins with {, not ${quoted(text.trim().slice(0, 1))}; a sentence stands after the command`,
  at: `${called}:1:1`
})

const scenarioFrom = async (files: readonly string[], streams: Streams): Promise<unknown> => {
  const [file, second] = files
  if (second !== undefined) throw new RequestError([{ message: '--scenario is given twice: one fight is answered at a time' }])
  if (file === undefined) return undefined
  const { textFrom } = await import('./source')
  const { text, called } = await textFrom(file, streams)
  if (!/^\s*[{["]/.test(text)) throw new RequestError([noJson(called, text)])
  return parsedJson(text, called)
}

export const fight = async (call: FightCall, streams: Streams): Promise<void> => {
  const { kind, words, command } = call
  const unknown = unknownOptions(words, command)
  if (unknown.length > 0) throw new RequestError(unknown)
  const options: FightOptions = command.opts()
  const scenario = await scenarioFrom(options.scenario ?? [], streams)
  const { patches, mistakes } = sorted(laidOver(call))
  const asked = requested({ kind, words, scenario, patches, mistakes: [...outputMistakes(options), ...mistakes] })
  unheard(patches, asked.scenario.method)
  await answer(answers[kind](asked.scenario, asked.book), options, streams)
}
