import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import { odds } from '../../../src/battle/odds'
import { RequestError } from '../../../src/model/errors'
import { requested } from '../../../src/request/request'
import { rollRequest } from '../../../src/request/roll-request'
import { rulebook } from '../../../src/rules/rulebook'
import { beforeRoll, settingFor } from '../../../src/turn/roll/odds-before'

/** What is reported of a fight before the SAGA dice are thrown, beside the averages. */

type Side = 'attacker' | 'defender'

const asking = (
  sentence: string,
  roll: string,
  prefer: string,
  side: Side = 'attacker',
  costs: Readonly<Record<string, string>> = {}
) => {
  const patches = Object.entries(costs).map(([box, value]) => ({ path: ['costs', box], value, called: '--cost' }))
  const { book, ...request } = rollRequest(
    { roll, prefer: [prefer], side },
    { kind: 'melee', words: [sentence], patches },
    rulebook
  )
  return { book, request: { ...request, asks: side } }
}

const ask = (...given: Parameters<typeof asking>) => {
  const { book, request } = asking(...given)
  return answers.roll(request, book)
}

const swing = (words: string): number => {
  const { scenario, book } = requested({ words: [words], kind: 'melee' })
  return odds(scenario, book, { asides: false }).victoryPoints.swing
}

const FIGHT = '3 mounted knights charge 6 warriors'

describe('the report', () => {
  it('says what was asked, for which side, and at what cost', () => {
    expect(ask(FIGHT, '2', 'charge,attack-pool x2')).toMatchObject({
      ...{ kind: 'roll', fight: 'melee', edition: 1, rules: rulebook(1).version, method: { name: 'exact' } },
      ...{ asks: 'attacker', names: { attacker: 'knights', defender: 'warriors' }, dice: 2 },
      prefer: [
        { box: 'normans/charge', name: 'Charge!', times: 1, cost: 'any' },
        { box: 'normans/attack-pool', name: 'Attack Pool', times: 2, cost: 'any' }
      ]
    })
    expect(ask('norman warlord and 3 mounted knights charge 6 warriors', '0', 'charge').names.attacker).toBe(
      'warlord and knights'
    )
  })

  it('lists what is played after which rolls, the likeliest first', () => {
    const { sets, rolls } = ask(FIGHT, '2', 'charge,stamping')
    const found = new Map<string, number>()
    for (const { plays, chance } of rolls) found.set(plays.join(), (found.get(plays.join()) ?? 0) + chance)
    expect(sets.map(({ chance }) => chance)).toEqual(
      [...found.values()].sort((one, other) => other - one).map(each => expect.closeTo(each, 12))
    )
    expect(sets.length).toBeGreaterThan(1)
    for (const { plays, chance, numbers } of sets) {
      expect(chance).toBeCloseTo(found.get(plays.join()) ?? 0, 12)
      expect(rolls.filter(roll => roll.plays.join() === plays.join()).map(roll => roll.numbers)).toContainEqual(numbers)
    }
  })

  it('averages every number over the rolls, and does so for every number of dice', () => {
    const { rolls, average, byDice, none } = ask(FIGHT, '2', 'charge,stamping')
    for (const key of ['swing', 'attackerLosses', 'defenderLosses', 'attackerWins'] as const)
      expect(average.least[key]).toBeCloseTo(
        rolls.reduce((sum, { chance, numbers }) => sum + chance * (numbers[key] ?? Number.NaN), 0),
        12
      )
    expect(byDice.map(({ dice }) => dice)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(byDice[2]?.average).toEqual(average)
    expect(byDice[1]?.average).toEqual(ask(FIGHT, '1', 'charge,stamping').average)
    expect(byDice[0]?.average.least.swing).toBeCloseTo(none.swing, 12)
  })

  it('has plays for each roll, as the dice are worth most', () => {
    const rolls = new Map(
      ask(FIGHT, '1', 'charge,stamping').rolls.map(({ roll, plays, numbers }) => [roll, [plays, numbers.swing]])
    )
    const [plain, rare] = [
      swing('3 mounted knights +charge charge 6 warriors'),
      swing('3 mounted knights +charge=r charge 6 warriors')
    ]
    expect(Object.fromEntries(rolls)).toEqual({
      C: [['Charge!'], expect.closeTo(plain, 12)],
      U: [['Charge!'], expect.closeTo(plain, 12)],
      R: [['Charge! rare'], expect.closeTo(rare, 12)]
    })
    expect(ask(FIGHT, '1', 'stamping').rolls.map(({ plays }) => plays)).toEqual([[], [], []])
  })

  it('says what all of it would be, dice or no dice', () =>
    expect(ask(FIGHT, '0', 'charge,stamping').all).toEqual({
      plays: ['Charge!', 'Stamping'],
      numbers: expect.objectContaining({
        swing: expect.closeTo(swing('3 mounted knights +charge +stamping charge 6 warriors'), 12)
      })
    }))
})

describe('the notes', () => {
  const SPENT =
    'each roll is spent as it comes up, on the boxes worth the most victory points to the player who rolls; no Activation Pool is used (R7.5)'

  it('say how the dice are spent', () => {
    const { notes, ...rest } = ask(FIGHT, '1', 'charge')
    expect(notes).toEqual([SPENT])
    expect(rest).not.toHaveProperty('taken')
  })

  it('say that a box of the left column is used as often as it helps, where it may be used twice', () => {
    const note = 'boxes of the left column are used as often as the dice can pay and it helps (R7.3)'
    expect(ask(FIGHT, '1', 'charge,attack-pool x2').notes).toEqual([SPENT, note])
    expect(ask(FIGHT, '1', 'charge,attack-pool x1').notes).toEqual([SPENT])
  })

  it('say what is unknown, and taken at its highest', () => {
    const { notes, taken } = ask('4 hirdmen charge 4 huscarls', '1', 'ullr,combat-pool x1')
    expect(notes).toEqual([SPENT, 'a cost is unknown: shown from the lowest to the highest it could be; give it with --cost'])
    expect(taken).toEqual({ 'vikings/ullr': 'R' })
    // without a die nothing is paid, whatever it costs
    expect(ask('4 hirdmen charge 4 huscarls', '0', 'ullr').taken).toEqual({ 'vikings/ullr': 'R' })
    expect(ask('4 hirdmen charge 4 huscarls', '1', 'ullr', 'attacker', { ullr: 'U' })).not.toHaveProperty('taken')
  })
})

describe('the side that rolls', () => {
  it('plays its boxes with its own units, to its own good', () => {
    const fight = '4 mounted norman knights charge 8 norman sergeants'
    const report = ask(fight, '1', 'attack-pool x1', 'defender')
    const [plain, rare] = ['+attack-pool', '+attack-pool=r'].map(pool => swing(`${fight} ${pool}`))
    expect(report.none.swing).toBeCloseTo(swing(fight), 12)
    expect(report.average.least.swing).toBeCloseTo((5 / 6) * (plain ?? 0) + (1 / 6) * (rare ?? 0), 12)
    expect(report.average.least.swing).toBeLessThan(report.none.swing)
  })

  it('plays a pool as is best, for attack or defence', () => {
    const best = (fight: (pool: string) => string) => {
      const [defence = 0, attack = 0] = ['+combat-pool=1d', '+combat-pool=1a'].map(each => swing(fight(each)))
      expect(ask(fight(''), '1', 'combat-pool x1').all.numbers.swing).toBeCloseTo(Math.max(defence, attack), 12)
      return attack > defence
    }
    expect(best(pool => `2 hirdmen ${pool} charge 8 huscarls`)).toBe(true)
    expect(best(pool => `4 hirdmen ${pool} charge 4 bondi`)).toBe(false)
  })

  it('leaves choices that do not fit the fight', () => {
    // of two models no three can be sent to Valhalla
    const fight = (valhalla: string) => `2 hirdmen ${valhalla} charge 6 bondi`
    const { all } = ask(fight(''), '1', 'valhalla')
    expect(all.numbers.swing).toBeCloseTo(
      Math.max(
        ...['+valhalla=1', '+valhalla=2'].flatMap(each => {
          try {
            return [swing(fight(each))]
          } catch (error) {
            if (error instanceof RequestError) return []
            throw error
          }
        })
      ),
      12
    )
  })

  it('rolls the dice of its hero: two boards of Cnut, divided in the best way', () => {
    const report = ask('cnut charge 6 warriors', '1', 'anglo-danes/combat-pool')
    expect(report.rolls.map(({ roll }) => roll)).toEqual(['C/', 'U/', 'R/'])
    expect(ask('cnut charge 6 warriors', '1', 'vikings/combat-pool').rolls.map(({ roll }) => roll)).toEqual(['/C', '/U', '/R'])
    // of divisions that are worth as much the first
    expect(ask('cnut charge 6 warriors', '1', 'hard-as-iron').rolls.map(({ roll }) => roll)).toEqual(['C/', 'U/', 'R/'])
    // the dice are those of the side that rolls
    expect(ask('cnut charge 6 hirdmen', '1', 'combat-pool', 'defender').rolls.map(({ roll }) => roll)).toEqual(['C', 'U', 'R'])
  })

  it('has the dice that the setting of its units gives', () => {
    const { book, request } = asking('norman warlord and 3 mounted knights charge 6 warriors', '2', 'charge')
    expect(settingFor(request, book)).toMatchObject({ factions: ['normans'], hero: undefined, count: { rolled: 2 } })
    const factions = (words: string, over: object = {}) => {
      const { scenario } = requested({ words: [words], kind: 'melee' })
      const setting = settingFor({ scenario: { ...scenario, ...over }, asks: 'attacker', dice: 2, prefer: [] }, book)
      return [setting.factions, setting.request.readings, setting.request.costs]
    }
    expect(factions('4 hirdmen charge 6 warriors')).toEqual([['vikings'], undefined, undefined])
    expect(factions('4 norman warriors charge 6 warriors')[0]).toEqual(['normans'])
    expect(factions('warlord and 3 mounted knights charge 6 warriors')[0]).toEqual(['normans'])
    // said of the unit or not, the troop's own
    expect(factions('4 hirdmen charge 6 warriors', { attacker: { unit: 'hirdmen', models: 4 } })[0]).toEqual(['vikings'])
    const shown = { readings: { 'ceorls-cost': 'c-or-u' }, costs: { ullr: 'U' } }
    expect(factions('4 hirdmen charge 6 warriors', shown)).toEqual([['vikings'], shown.readings, shown.costs])
    const gruffydd = asking('gruffydd charge 6 warriors', '2', 'combat-pool')
    expect(settingFor(gruffydd.request, gruffydd.book).hero?.name).toBe('Gruffydd')
  })

  it('is refused a box that none of its units can play, or that does not exist', () => {
    const { book, request } = asking(FIGHT, '1', 'charge')
    const refused = (box: string, id: string) => () => beforeRoll({ ...request, prefer: [{ box, id, times: 1 }] }, book)
    expect(refused('vikings/ullr', 'ullr')).toThrow(RequestError)
    expect(refused('normans/nothing', 'nothing')).toThrow(RangeError)
    // the first unit says why
    try {
      ask('norman warlord and 4 norman sergeants charge 6 warriors', '1', 'charge')
      expect.unreachable()
    } catch (error) {
      expect(error instanceof RequestError && error.mistakes).toEqual([
        { message: expect.stringMatching(/Charge!/), at: '--prefer' }
      ])
    }
  })
})
