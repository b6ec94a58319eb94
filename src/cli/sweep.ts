import { loadAnswer } from '../answers/load-answer'
import { attempted, isRefused, refuse, refuseAny } from '../model/errors'
import { thousands } from '../model/figures'
import { t } from '../model/language'
import type { Quantity } from '../model/quantities'
import { isFightKind, type Scenario } from '../model/scenario'
import { quotedForShell } from '../model/shell'
import { type FormatName, formatRow } from '../report'
import type { SweepPiece } from '../report/study/rows'
import { type Axis, axisOf, type Cells, cellsOf } from '../request/axis'
import { misfits } from '../request/condition-fits'
import { quantityNamed } from '../request/condition-names'
import type { Request } from '../request/request'
import { listsIn, rangesIn } from '../request/words/commands'
import { rulebook } from '../rules/rulebook'
import { sweepPieces } from '../study/sweep'
import type { Emitted } from './emit'
import { answer, deliverAll, formatOf } from './output'
import { type FightCall, type FightOptions, parseFightArgs, readFight, refuseUnusedSampling } from './parse-fight-args'
import type { Streams } from './streams'
import { refuseUnknownOptions } from './unknown-options'

/** The command `sweep`: one fight with some of its values varied. */

interface SweepOptions extends FightOptions {
  readonly vary?: readonly string[]
  readonly show?: string
  readonly yes?: true
  readonly emit?: true
}

/** So many fights take minutes: they need --yes. */
const MOST_CELLS = 1_000_000

type Typed = NonNullable<Request['typed']>

/** `sweep melee 8 bondi charge ...`: the kind may stand before the sentence; otherwise its verb decides. */
const withKind = (call: FightCall): FightCall => {
  const [first = '', ...words] = call.words
  const kind = isFightKind(first) ? first : undefined
  return kind ? { ...call, kind, words } : call
}

/** Ranges typed in the sentence ("4..12 bondi") are written as --vary in commands that are suggested. */
const withRanges = (typed: Typed, varied: readonly string[]): Typed => ({
  ...typed,
  options: [...(typed.options ?? []), ...varied.flatMap(range => ['--vary', range])]
})

const axesOf = (vary: readonly string[]): readonly Axis[] => {
  if (vary.length === 0)
    return refuse(
      t('nothing varies: name what does with --vary, as in --vary attacker.models=4..12 or --vary defender.cover=none,heavy'),
      '--vary'
    )
  const axes = vary.map(text => attempted(() => axisOf(text, '--vary')))
  refuseAny(axes.filter(isRefused).flat())
  return axes.flatMap(axis => (isRefused(axis) ? [] : [axis]))
}

/** The quantity of --show; by default the one number that the fight asks for, else who wins a melee, and how many models a shot kills. */
const quantityOf = (show: string | undefined, scenario: Scenario): Quantity => {
  const [first = '', second] = (show ?? '').split(/[,;]/).map(each => each.trim())
  if (second !== undefined)
    refuse(
      t('--show: a sweep shows one quantity: name one of these, as in --show {first}', { first: quotedForShell(first) }),
      '--show'
    )
  const [asked = scenario.kind === 'melee' ? 'result.attackerWins' : 'defender.losses.mean', another] = scenario.ask ?? []
  if (show === undefined && another !== undefined) refuse(t('a sweep shows one quantity: ask for one number'), '--ask')
  const quantity = quantityNamed(show ?? asked, '--show')
  const mistakes = misfits({ is: 'compare', quantity: quantity.path, than: '>', value: 0 }, scenario, '--show')
  refuseAny(mistakes)
  return quantity
}

const refuseTooMany = (count: number, { yes }: SweepOptions): void => {
  if (count >= MOST_CELLS && !yes)
    refuse(
      t('this sweep has {count} fights, {more}a million: add --yes to run them all', {
        count: thousands(count),
        more: count > MOST_CELLS ? t('more than ') : ''
      }),
      '--vary'
    )
}

/** The scenario of each cell, named by its values: "attacker.models=4 defender.cover=none". */
function* cellScenarios(
  { count, places, at }: Pick<Cells, 'count' | 'places' | 'at'>,
  axes: readonly Axis[]
): Generator<Emitted> {
  for (let cell = 0; cell < count; cell++) {
    const place = places(cell)
    const id = axes.map(({ path, labels }, i) => `${path}=${labels[place[i] ?? 0]}`).join(' ')
    yield { id, scenario: at(place) }
  }
}

/** A larger sweep is printed cell by cell, where its format allows that. */
const MOST_CELLS_HELD = 100_000

type Pieces = (pieces: Iterable<SweepPiece>) => Iterable<string>

/** Formats a sweep piece by piece; undefined for a format that needs the whole table. */
const pieceWriter = async (format: FormatName, { csvSafe }: SweepOptions): Promise<Pieces | undefined> => {
  const pieceOf = await formatRow(format).inPieces?.()
  if (!pieceOf) return undefined
  return function* (pieces) {
    let isFirst = true
    for (const piece of pieces) {
      yield pieceOf(piece, isFirst, csvSafe)
      isFirst = false
    }
  }
}

export const sweep = async (given: FightCall, streams: Streams): Promise<void> => {
  const callOfKind = withKind(given)
  const ranged = rangesIn(callOfKind.words, rulebook(1))
  const isListed = ranged.varied.length === 0 && !given.command.opts<SweepOptions>().vary
  const { words, varied } = isListed ? listsIn(callOfKind.words, rulebook(1)) : ranged
  const call = { ...callOfKind, words }
  await refuseUnknownOptions(call)
  const { scenario, options: replayed } = await readFight(call, streams)
  const options: SweepOptions = { ...replayed, ...call.command.opts() }
  const { request: parsed, patches, bookOf } = await parseFightArgs(call, scenario, streams)
  const request = { ...parsed, ...(parsed.typed && { typed: withRanges(parsed.typed, varied) }) }
  const axes = axesOf([...varied, ...(options.vary ?? [])])
  refuseTooMany(
    axes.reduce((product, { labels }) => product * labels.length, 1),
    options
  )
  const { base, book, interpreted, count, places, at } = cellsOf(request, axes, '--vary', bookOf)
  refuseUnusedSampling(patches, base.method)
  if (options.emit) return (await import('./emit')).emit(cellScenarios({ count, places, at }, axes), options, streams)
  const of = quantityOf(options.show, base)
  const sweepRequest = { base, axes, count, places, at, of }
  const pieces = count > MOST_CELLS_HELD ? await pieceWriter(formatOf(options), options) : undefined
  if (pieces) {
    if (base.method === 'fractions')
      refuse(t('--method fractions works for one melee or one shot: leave it out of a sweep'), 'method')
    return deliverAll(pieces(sweepPieces(sweepRequest, book)), options, streams)
  }
  const report = (await loadAnswer('sweep'))(sweepRequest, book)
  await answer(report, { ...options, interpreted }, streams)
}
