import { expect, test } from 'vitest'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'

/** Victory points of what is lost (R8.2, V9.9), from the chances of the losses themselves. */

const books = { 1: rulebook(1), 2: rulebook(2) } as const
const warriors: UnitRequest = { unit: 'warriors', models: 9 }
const fought = (defender: UnitRequest, edition: 1 | 2 = 1, more: Partial<Scenario> = {}) => {
  const report = odds({ kind: 'melee', attacker: warriors, defender, edition, ...more }, books[edition], { asides: false })
  return { ...report, p: report.defender.losses.p, killed: report.victoryPoints.killed }
}
/** The mean of points by losses. */
const worth = (p: readonly number[], points: readonly number[]) =>
  p.reduce((sum, chance, k) => sum + chance * (points[k] ?? Number.NaN), 0)

test.each<readonly [string, UnitRequest, readonly number[]]>([
  ['a levy is a third', { unit: 'levies', models: 4 }, [0, 1 / 3, 2 / 3, 1, 4 / 3]],
  ['a warrior is half a point', { unit: 'warriors', models: 3 }, [0, 0.5, 1, 1.5]],
  ['a hearthguard is one', { unit: 'hearthguard', models: 3 }, [0, 1, 2, 3]],
  ['a warlord is three', { unit: 'warlord' }, [0, 3]],
  ['a hero is four', { unit: 'harald-hardrada' }, [0, 4]],
  ['a warlord of twelve wounds is worth nothing before he dies (R8.3)', { unit: 'warlord', wounds: 4 }, [0, 0, 0, 0, 3]],
  ['brothers are hearthguard, and Harold is lost last (R6.4)', { unit: 'harold-godwinson' }, [0, 1, 2, 6]],
  ["Egil's men are one each, and he is three (R6.5)", { unit: 'egil', models: 4 }, [0, 1, 2, 3, 6]],
  ['a Fleming is one (R6.5)', { unit: 'flemish', models: 2 }, [0, 1, 2]]
])('%s', (_, unit, points) => {
  const { p, killed } = fought(unit)
  expect(p).toHaveLength(points.length)
  expect(killed).toBeCloseTo(worth(p, points), 12)
  const { victoryPoints, attacker } = odds({ kind: 'melee', attacker: unit, defender: warriors }, books[1], { asides: false })
  expect(victoryPoints.lost).toBeCloseTo(worth(attacker.losses.p, points), 12)
})

test.each<readonly [string, UnitRequest, readonly number[]]>([
  ['a unit that is gone is one more (V9.9)', { unit: 'warriors', models: 3 }, [0, 0.5, 1, 2.5]],
  ['a warlord gives five in all', { unit: 'warlord', resilience: 1 }, [0, 5]],
  // two each and a unit when both are gone, then the warlord's four (T9.5)
  ['lifeguards are a unit when both are gone', { unit: 'heroic-lifeguards', models: 3 }, [0, 2, 5, 9]],
  ['a scythed chariot is two hearthguard', { unit: 'hearthguard', models: 3, mount: 'scythed-chariot' }, [0, 2, 4, 7]]
])('in the second edition %s', (_, unit, points) => {
  const { p, killed } = fought(unit, 2)
  expect(killed).toBeCloseTo(worth(p, points), 12)
})

test.each(['warriors', 'hearthguard'] as const)('%s who die for a warlord are worth what they are', unit => {
  const { p, killed, defender } = fought({ unit: 'warlord', guards: { models: 2, unit } })
  expect(defender.guards?.mean).toBeGreaterThan(0)
  expect(killed).toBeCloseTo(3 * (p[1] ?? 0) + (unit === 'warriors' ? 0.5 : 1) * (defender.guards?.mean ?? 0), 12)
})

test('Side by Side both units count, and hirdmen who died for the warlord are not counted twice (R6.1, R6.3)', () => {
  const { attacker, victoryPoints } = odds(
    {
      kind: 'melee',
      attacker: {
        together: [
          { unit: 'warlord', guards: { models: 1, unit: 'warriors' } },
          { unit: 'hirdmen', models: 3 }
        ]
      },
      defender: warriors,
      split: 5
    },
    books[1],
    { asides: false }
  )
  const [first, second] = attacker.units.map(({ losses }) => losses?.mean ?? Number.NaN)
  expect(attacker.guards?.mean).toBeGreaterThan(0)
  expect(victoryPoints.lost).toBeCloseTo(3 * (first ?? 0) + (second ?? 0) + 0.5 * (attacker.guards?.mean ?? 0), 12)
  expect(victoryPoints.swing).toBeCloseTo(victoryPoints.killed - victoryPoints.lost, 12)
})

test('losses by a shot are worth the same', () => {
  const shot = odds(
    { kind: 'shoot', attacker: { unit: 'levies', models: 12, weapon: 'bow' }, defender: { unit: 'warriors', models: 4 } },
    books[1]
  )
  expect(shot.victoryPoints).toEqual({ killed: shot.victoryPoints.killed, lost: 0, swing: shot.victoryPoints.killed })
  expect(shot.victoryPoints.killed).toBeCloseTo(shot.defender.losses.mean / 2, 12)
})
