import { expect, test } from 'vitest'
import { record } from './record'

/** `npx vitest run test/battle/recorded --update` writes them anew. */
test('the fights that are written down end as the referee says', { timeout: 240_000 }, async () => {
  const lines = record(18_02_10_66).map(fight => `${JSON.stringify(fight)}\n`)
  await expect(lines.join('')).toMatchFileSnapshot('fights.ndjson')
})
