import { describe, expect, it } from 'vitest'
import { type UnitRequest, unitsOfSide } from '../../../src/model/scenario'
import { boxesOf } from '../../../src/turn/advice/box'
import { diceOf, openingsOf, usesOfBoxes, withUses } from '../../../src/turn/advice/opening'
import { advised, asking } from './asking'
import { ARMOUR, advisedWith } from './own-boxes'

/** Boxes on a board with all that may be done with them, and the openings that they lead to. */

const boxes = (words: string, side: 'attacker' | 'defender' = 'attacker') => {
  const { request, book } = asking(words)
  return boxesOf(unitsOfSide(request.scenario[side]), request.has[side], book)
}

const shown = (all: ReturnType<typeof boxes>) =>
  all.map(({ id, name, isInRequest, isBeforehand, options }) => [
    id,
    name,
    isInRequest ? 'played' : 'free',
    isBeforehand ? 'before' : 'in the fight',
    options.map(way => way && [way.unit, way.dice, way.uses.length, way.played.length])
  ])

describe('a box on the board', () => {
  it('may be left alone, but what is played stays played', () => {
    expect(shown(boxes('2 hirdmen ++ragnarok ++combat-pool=2a +ullr +njord charge 2 ceorls'))).toEqual([
      ['ragnarok', 'Ragnarok', 'played', 'before', [[0, 2, 1, 1]]],
      ['combat-pool', 'Combat Pool', 'played', 'in the fight', [[0, 2, 1, 1]]],
      ['ullr', 'Ullr', 'free', 'in the fight', [undefined, [0, 1, 1, 1]]],
      ['njord', 'Njord', 'free', 'before', [undefined, [0, 1, 1, 1]]]
    ])
  })

  it('is the same, given in a word or with its choice', () => {
    const { book } = asking('2 hirdmen charge 2 ceorls')
    const unit = { unit: 'hirdmen', faction: 'vikings', abilities: ['ullr', { id: 'combat-pool', attack: 2 }] }
    const uses = boxesOf([unit], [], book).map(({ options }) => options.map(way => way?.uses))
    expect(uses).toEqual([[[{ id: 'ullr' }]], [[{ id: 'combat-pool', attack: 2 }]]])
  })

  it('may be used by either of two units Side by Side that have its board', () => {
    expect(shown(boxes('vikings warlord +ullr and 2 hirdmen ++heimdall charge 2 ceorls'))).toEqual([
      ['heimdall', 'Heimdall', 'played', 'in the fight', [[1, 1, 1, 1]]],
      ['ullr', 'Ullr', 'free', 'in the fight', [undefined, [0, 1, 1, 1], [1, 1, 1, 1]]]
    ])
    // Egil's men have the Viking board, the Normans have not
    const [ullr] = boxes('vikings warlord +ullr and 2 hirdmen charge 2 ceorls')
    const { request, book } = asking('vikings warlord +ullr and 2 hirdmen charge 2 ceorls')
    const norman: UnitRequest = { unit: 'knights', models: 4 }
    const [warlord] = unitsOfSide(request.scenario.attacker)
    const [alone] = boxesOf([warlord as UnitRequest, norman], request.has.attacker, book)
    expect(ullr?.options).toHaveLength(3)
    expect(alone?.options.map(way => way?.unit)).toEqual([undefined, 0])
  })
})

describe('every use of some boxes', () => {
  it('is each way of each of them with each of the others, none of them first', () => {
    const all = usesOfBoxes(boxes('2 hirdmen +ullr +combat-pool charge 2 ceorls'))
    expect(all.map(uses => uses.map(way => way?.uses[0]?.attack ?? way?.uses[0]?.defence ?? way?.uses[0]?.id))).toHaveLength(
      2 * 3
    )
    expect(all[0]).toEqual([undefined, undefined])
    expect(new Set(all.map(uses => JSON.stringify(uses.map(way => way?.uses))))).toHaveProperty('size', 6)
    expect(all.map(diceOf).toSorted()).toEqual([0, 1, 1, 1, 2, 2])
    expect(usesOfBoxes([])).toEqual([[]])
  })

  it('is given to the units that use them', () => {
    const { request, book } = asking('vikings warlord +ullr and 2 hirdmen +heimdall charge 2 ceorls')
    const { scenario, has } = request
    const [ullr, heimdall] = boxesOf(unitsOfSide(scenario.attacker), has.attacker, book)
    const laid = withUses(scenario, 'attacker', [ullr?.options[2], heimdall?.options[1]])
    expect(unitsOfSide(laid.attacker).map(({ abilities }) => abilities)).toEqual([[{ id: 'heimdall' }], [{ id: 'ullr' }]])
    expect(unitsOfSide(withUses(laid, 'attacker', []).attacker).map(({ abilities }) => abilities)).toEqual([[], []])
    expect(laid.defender).toBe(scenario.defender)
    expect(withUses(scenario, 'defender', []).attacker).toBe(scenario.attacker)
  })
})

describe('the openings', () => {
  const openings = (words: string) => {
    const { request, book } = asking(words)
    return openingsOf(request.scenario, { attacker: [[]], defender: [[]] }, book)
  }
  const gives = (words: string) => openings(words).all.map(({ givesUpDice }) => givesUpDice)

  it('have the defender of a melee keep dice or give them up (R3.3), unless it is given', () => {
    expect(gives('2 hirdmen charge 2 ceorls')).toEqual([false, true])
    expect(gives('2 hirdmen charge 2 ceorls keeps dice')).toEqual([false])
    expect(gives('2 hirdmen charge 2 ceorls gives up dice')).toEqual([true])
    // nor is it tried of a shot
    expect(openings('4 crossbows shoot 3 bondi')).toMatchObject({ all: [{ givesUpDice: false }], faults: [] })
    const given = openings('2 hirdmen charge 2 ceorls').all.map(({ scenario, engagement }) => [
      'together' in scenario.defender ? undefined : scenario.defender.givesUpDice,
      engagement.defender.held
    ])
    // of two dice one is left
    expect(given).toEqual([
      [false, 2],
      [true, 1]
    ])
  })

  it('that are impossible are left out, with what is wrong with them', () => {
    // ranks closed with heavy weapons (V9.4) cannot be; open they can
    const { request, book } = asking('4 warriors charge 4 warriors heavy weapon', {
      patches: [{ path: ['edition'], value: 2, called: '--edition' }]
    })
    const { all, faults } = openingsOf(request.scenario, { attacker: [[]], defender: [[]] }, book)
    expect(all.map(({ givesUpDice }) => givesUpDice)).toEqual([false])
    expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('V9.4')])
  })
})

describe('fatigue that a box puts on the table', () => {
  it('may be spent by the enemy at once', () => {
    // War Dance: 1 fatigue on the dancers, who had none, before their enemy spends it (R3.4)
    const spends = (words: string) =>
      advised(words)
        .boxes.filter(({ name }) => name.startsWith('fatigue'))
        .map(({ side }) => side)
    expect(spends('2 teulu ++war-dance=1 charge 2 hirdmen keeps dice')).toEqual(['defender', 'defender'])
    expect(spends('2 teulu charge 2 hirdmen keeps dice')).toEqual([])
    // fatigue that comes after the melee is none that could be spent in it
    expect(spends('2 knights mounted ++charge charge 2 hirdmen keeps dice')).toEqual([])
  })

  it('makes no difference to what is there where it takes some away', () => {
    const rest = { effects: [{ verb: 'fatigue', of: 'own', count: -1, when: 'now' } as const] }
    const report = advisedWith({ rest }, '2 hirdmen fatigue 1 +rest charge 2 ceorls keeps dice')
    // the enemy spends the one fatigue unless it is rested away: nothing, armour, enemy armour
    expect(report.lines).toBe(3 + 1)
  })

  it('is of either side', () => {
    const tire = { effects: [{ verb: 'fatigue', of: 'enemy', count: 1, when: 'now' } as const] }
    // the attacker may tire the defender, and spend it: nothing; or tire him, and spend it or not
    expect(advisedWith({ tire }, '2 hirdmen +tire charge 2 ceorls keeps dice').lines).toBe(1 + 3)
    expect(advisedWith({ tire, wall: ARMOUR(1) }, '2 hirdmen +wall charge 2 ceorls +tire keeps dice').lines).toBe(2 * (1 + 3))
  })
})

describe('the fights that differ', () => {
  const fights = (words: string, more: object = {}) => advised(words, more).fights
  const SETTLED = 'keeps dice spends nothing'

  it('are counted, whatever their kind', () => {
    // strikes that know nothing of each other; of Crush each depends on the other; a spread is of a whole fight
    expect(fights(`2 knights mounted spends nothing charge 2 ceorls ${SETTLED}`)).toBe(1)
    expect(fights(`2 knights mounted ++crush spends nothing charge 2 ceorls ${SETTLED}`)).toBe(1)
    expect(fights(`2 knights mounted +crush spends nothing charge 2 ceorls ${SETTLED}`)).toBe(2)
    expect(fights('2 knights mounted +crush spends nothing charge 2 ceorls spends nothing')).toBe(4)
    const spread = { goal: 'attacker losses sd' }
    expect(fights('2 knights mounted spends nothing charge 2 ceorls spends nothing', spread)).toBe(2)
  })

  it('are one where a choice changes no die', () => {
    const report = advised(`2 hirdmen spends nothing charge 2 ceorls +unforgiving ${SETTLED}`)
    expect([report.lines, report.fights]).toEqual([2, 1])
  })
})
