import { expect, it } from 'vitest'
import { planDifferences } from './second'

/** Plans of the second edition against the referee that knows them from the rules alone; SECOND_PLANS asks for more. */
const wanted = Number(process.env['SECOND_PLANS'] ?? 25)

it(`${wanted} random plans of the second edition agree with the referee`, { timeout: 600_000 }, () => {
  const wrong: string[] = []
  let [played, seed] = [0, 0]
  for (; played < wanted && seed < 100 * wanted; seed++) {
    const found = planDifferences(seed)
    if (!found) continue
    played++
    if (found.wrong.length > 0) wrong.push(`${seed}: ${JSON.stringify(found.file)}\n  ${found.wrong.slice(0, 4).join('\n  ')}`)
  }
  expect(wrong.join('\n'), `${wrong.length} of ${played}`).toBe('')
  expect(played).toBe(wanted)
})
