import { expect, it } from 'vitest'
import { secondPlans } from './second'

/** Plans of the second edition against the referee that knows them from the rules alone; `npm run trust` plays 200. */
const wanted = Number(process.env['SECOND_PLANS'] ?? 25)

it(`${wanted} random plans of the second edition agree with the referee`, { timeout: 600_000 }, () => {
  const played = secondPlans(wanted)
  const wrong = played.flatMap(({ seed, file, wrong: apart }) =>
    apart.length > 0 ? [`${seed}: ${JSON.stringify(file)}\n  ${apart.slice(0, 4).join('\n  ')}`] : []
  )
  expect(wrong.join('\n'), `${wrong.length} of ${played.length}`).toBe('')
  expect(played).toHaveLength(wanted)
})
