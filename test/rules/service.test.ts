import { describe, expect, it } from 'vitest'
import { rulebook } from '../../src/rules/rulebook'
import { serviceFaults } from '../../src/rules/service'
import type { Troop } from '../../src/rules/types'

/** R6.4, R6.5: whom troops serve. */

const book = rulebook(1)

const troopAt = (id: string): Troop => {
  const troop = book.troops[id]
  if (!troop) throw new Error(`no ${id}`)
  return troop
}

const faults = (id: string, leader?: string) =>
  serviceFaults(id, troopAt(id), leader === undefined ? undefined : { id: leader, troop: troopAt(leader) }, book)

describe('a troop', () => {
  it.each([
    ['varangians', 'harald-hardrada'],
    ['cnut-ceorls', 'cnut'],
    ['berserkers', 'vikings-warlord'],
    ['berserkers', 'ragnar-lothbrok'],
    ['hirdmen', 'sven-forkbeard'],
    // R6.5: Egil alone is no enemy of heroes
    ['egil', 'cnut'],
    ['jomsvikings', 'vikings-warlord'],
    ['flemish', 'normans-warlord'],
    ['flemish', undefined],
    ['berserkers', undefined],
    ['bondi', undefined]
  ])('%s may serve under %s', (id, leader) => expect(faults(id, leader)).toEqual([]))

  it.each([
    ['varangians', 'vikings-warlord', 'R6.4', 'the Varangians serve only under Harald Hardrada'],
    ['varangians', 'ragnar-lothbrok', 'R6.4', 'the Varangians serve only under Harald Hardrada'],
    ['varangians', undefined, 'R6.4', 'the Varangians serve only under Harald Hardrada'],
    // S1 p.45: Sven does without them; the rule is his, not theirs (R5.3)
    ['berserkers', 'sven-forkbeard', 'R6.4', 'the berserkers do not serve under Sven Forkbeard'],
    ['flemish', 'william', 'R6.5', 'the Flemish spearmen do not serve under a hero, and William is one'],
    ['jomsvikings', 'cnut', 'R6.5', 'the Jomsvikings do not serve under a hero, and Cnut is one']
  ])('%s may not serve under %s (%s)', (id, leader, rule, message) => expect(faults(id, leader)).toEqual([{ rule, message }]))
})
