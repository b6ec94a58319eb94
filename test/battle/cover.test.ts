import { expect, test } from 'vitest'
import { odds } from '../../src/index'
import { readingValues } from '../oracle/second/readings'
import type { Fight, Unit } from '../oracle/second/types'
import { differences, scenarioOfSecond } from './second'

/** What cover is worth in the second edition, whoever stands in it, meets it and whatever is read of it, by the referee (T2.6, T3.2). */

const UNITS: readonly Unit[] = [
  { class: 'warriors', models: 2 },
  { class: 'warriors', models: 2, mount: 'horse' },
  { class: 'levies', models: 2, armourShot: 5 },
  { class: 'warriors', models: 2, effects: [{ verb: 'cover', kind: 'solid' }] },
  { class: 'warriors', models: 2, effects: [{ verb: 'cover', kind: 'light' }] }
]
const ENEMIES: readonly Unit[] = [
  { class: 'hearthguard', models: 2, weapons: ['javelins'] },
  { class: 'hearthguard', models: 2, weapons: ['javelins'], deniesCover: true }
]
const READINGS = (['cover-solid-shot', 'cover-light-melee'] as const).flatMap(name =>
  readingValues[name].map(value => ({ [name]: value }))
)

test.each(['melee', 'shoot'] as const)('cover in each %s', kind => {
  const fights = UNITS.flatMap(unit =>
    (['none', 'light', 'solid'] as const).flatMap(cover =>
      ENEMIES.flatMap(attacker => READINGS.map((readings): Fight => ({ kind, attacker, defender: { ...unit, cover }, readings })))
    )
  )
  const wrong = fights.flatMap(fight => {
    const scenario = scenarioOfSecond(kind === 'shoot' ? { ...fight, within: 'S' } : fight)
    return differences(fight, odds(scenario)).map(each => `${JSON.stringify(scenario)} ${each}`)
  })
  expect(wrong.slice(0, 3).join('\n')).toBe('')
})
