import { expect, it } from 'vitest'
import type { TestResult } from '../../../src/model/unit-state'
import { resultsText } from '../../../src/turn/advice/play'

/** What dice have shown, in words: of one test after another, and of results that come to the same. */

const result = (successes: number, own = 0): TestResult => ({ successes, own })

it.each<readonly [string, readonly (readonly TestResult[])[]]>([
  ['no success', [[result(0)]]],
  ['1 success', [[result(1)]]],
  ['2 successes', [[result(2)]]],
  ['1 own loss', [[result(0, 1)]]],
  ['2 successes and 1 own loss', [[result(2, 1)]]],
  ['1 success and 2 own losses', [[result(1, 2)]]],
  ['1 success, 2 successes', [[result(1), result(2)]]],
  // results with the same consequences
  ['no success or 1 success', [[result(0)], [result(1)]]],
  ['1 or 2 successes', [[result(2)], [result(1)]]],
  ['0 to 2 successes', [[result(1)], [result(0)], [result(2)]]],
  ['1 to 3 successes', [[result(1)], [result(2)], [result(3)]]],
  ['1 or 2 or 4 successes', [[result(1)], [result(2)], [result(4)]]],
  ['no success or 2 successes or 3 successes', [[result(0)], [result(2)], [result(3)]]],
  ['1 success or 1 success and 1 own loss', [[result(1)], [result(1, 1)]]]
])('%s', (words, results) => expect(resultsText(results)).toBe(words))
