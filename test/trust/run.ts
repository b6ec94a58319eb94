import {
  type Figure,
  faulted,
  fuzzed,
  honest,
  phrased,
  pinnedRows,
  refereed,
  refereedNeighbours,
  refereedSecond,
  refereedTogether
} from './figures'
import { typedAtRandom } from './keys'
import { limited } from './limits'
import { installed, packed, rebuilt, traced } from './machine'
import { mutants } from './mutants'

/** `npm run trust`: all the figures in a table; exit 1 where one of them is not well. */

const started = performance.now()

const show = (figures: readonly Figure[]): boolean => {
  for (const { what, shown, isWell } of figures) process.stdout.write(`${isWell ? ' ' : '!'} ${what.padEnd(54)} ${shown}\n`)
  return figures.every(({ isWell }) => isWell)
}

const shown = async (): Promise<void> => {
  const all = [
    show(refereed(420, 27_11_20_11)),
    show([refereedNeighbours(60, 26), refereedTogether()]),
    show(refereedSecond(1500, 200, 22)),
    show([pinnedRows()]),
    show(await fuzzed(13_000, 'short')),
    show([await faulted()]),
    show(await limited(200, 19)),
    show([await typedAtRandom(20_000, 24)]),
    show([await phrased()]),
    show(honest(1000)),
    show(packed()),
    show(installed()),
    show([traced()]),
    show([rebuilt()]),
    show(mutants())
  ]
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0)} s\n`)
  process.exitCode = all.every(Boolean) ? 0 : 1
}

void shown()
