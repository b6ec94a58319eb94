import { expect, it } from 'vitest'
import { odds } from '../../src/index'
import { differences, scenarioOfSecond, someSecondFights } from './second'

/** The second edition against the referee that knows it from the rules alone; SECOND_FIGHTS asks for more. */
const fights = someSecondFights(Number(process.env['SECOND_FIGHTS'] ?? 200), Number(process.env['SECOND_SEED'] ?? 20))

it(`${fights.length} random fights of the second edition agree with the referee`, { timeout: 600_000 }, () => {
  const wrong = fights.flatMap((fight, index) => {
    const scenario = scenarioOfSecond(fight)
    const found = differences(fight, odds(scenario))
    return found.length > 0 ? [`${index}: ${JSON.stringify(scenario)}\n  ${found.slice(0, 4).join('\n  ')}`] : []
  })
  expect(wrong.join('\n'), `${wrong.length} of ${fights.length}`).toBe('')
})
