import { expect, test } from 'vitest'
import { differencesIn, families } from './neighbours'

/** A memory, a key or a shorter way that misses a field of a fight answers it as the one before it; `npm run trust` asks of more fights. */
test.each([
  [1, 14],
  [2, 7]
] as const)('fights of edition %i that differ in one field are each answered as the referee does', (edition, count) => {
  const found = families[edition](count, 31).map(differencesIn)
  expect(found.flatMap(({ wrong }) => wrong).join('\n')).toBe('')
  expect(found.reduce((sum, { met }) => sum + met, 0)).toBeGreaterThan(10 * count)
})
