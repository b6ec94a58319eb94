import { describe, expect, it } from 'vitest'
import type { PlanFile, StepFile } from '../../../src/model/plan'
import { planFaults } from '../../../src/turn/plan/check'
import { book, oddsOf, planned, reported, unit } from './playing'

/** What is used once and holds until the turn ends, and what one payment gives to several (S1 p.59-62). */

const faultsOf = (file: PlanFile) => planFaults(planned(file), book).map(({ path, message }) => `${path.join('.')}: ${message}`)

const vikings = (steps: readonly StepFile[], dice?: Readonly<Record<string, number>>): PlanFile => ({
  warbands: {
    vikings: {
      faction: 'vikings',
      ...(dice && { dice }),
      units: { bondi: '8 bondi', more: '8 bondi', hird: '4 hirdmen', jarl: 'warlord', jomsvikings: 'jomsvikings' }
    },
    danes: { faction: 'anglo-danes', units: { fyrd: '8 ceorls', men: '8 ceorls', few: '3 huscarls', eorl: 'warlord' } }
  },
  steps
})

const meanOf = (words: string): number => oddsOf(words).defender.losses.mean

describe('Ragnarok, which lasts until the turn ends (p.59)', () => {
  const charge = (who: string, whom: string, more: Partial<StepFile> = {}): StepFile => ({
    charge: who,
    target: whom,
    free: true,
    ...more
  })
  const plain = meanOf('8 bondi charge 8 ceorls')
  const bare = meanOf('8 bondi +ragnarok charge 8 ceorls')

  it('is used on nobody in particular, for one die, and lowers the armour in every later fight', () => {
    const file = vikings([{ use: 'ragnarok' }, charge('bondi', 'fyrd'), charge('more', 'men')], { ragnarok: 1 })
    expect(faultsOf(file)).toEqual([])
    const { steps } = reported(file)
    expect(steps[0]?.text).toBe('Ragnarok')
    expect(steps.map(({ losses }) => losses.find(({ unit: name }) => name === 'fyrd' || name === 'men')?.mean)).toEqual([
      undefined,
      expect.closeTo(bare, 11),
      expect.closeTo(bare, 11)
    ])
  })

  it('is in force from the fight that names it, and asks for no second die there', () => {
    const named = { abilities: ['ragnarok'] }
    const file = vikings([charge('bondi', 'fyrd', named), charge('more', 'men', named)], { ragnarok: 1 })
    expect(faultsOf(file)).toEqual([])
    const report = reported(file)
    expect(8 - unit(report, 'fyrd').models.mean).toBeCloseTo(bare, 11)
    expect(8 - unit(report, 'men').models.mean).toBeCloseTo(bare, 11)
  })

  it('is not in force before it is used, nor where no die pays for it', () => {
    const late = reported(vikings([charge('bondi', 'fyrd'), { use: 'ragnarok' }, charge('more', 'men')], { ragnarok: 1 }))
    expect(8 - unit(late, 'fyrd').models.mean).toBeCloseTo(plain, 11)
    expect(8 - unit(late, 'men').models.mean).toBeCloseTo(bare, 11)
    const unpaid = vikings([{ use: 'ragnarok' }, charge('bondi', 'fyrd')], {})
    expect(faultsOf(unpaid)).toEqual(['steps.0: there is no die on Ragnarok: add one to the dice of vikings, or leave it out'])
    expect(8 - unit(reported(unpaid), 'fyrd').models.mean).toBeCloseTo(plain, 11)
  })

  it('holds for units that have no board, and once for two Side by Side', () => {
    const hired = reported(vikings([{ use: 'ragnarok' }, charge('jomsvikings', 'fyrd')]))
    expect(8 - unit(hired, 'fyrd').models.mean).toBeCloseTo(meanOf('jomsvikings charge 8 ceorls armour 3'), 11)
    const both = reported(vikings([{ use: 'ragnarok' }, { charge: ['jarl', 'hird'], target: 'fyrd', free: true }]))
    expect(8 - unit(both, 'fyrd').models.mean).toBeCloseTo(meanOf('vikings warlord +ragnarok and 4 hirdmen charge 8 ceorls'), 11)
  })
})

describe('Loki (p.59)', () => {
  const loki = (on: string | readonly string[]): StepFile => ({ use: 'loki', on })

  it('removes a unit of three models or fewer, for one die, and its points count', () => {
    const report = reported(vikings([loki('few')], { loki: 1 }))
    expect([unit(report, 'few').gone, report.points.killed]).toEqual([1, 3])
  })

  it('leaves a larger one, and its die', () => {
    const { steps } = reported(vikings([loki('fyrd'), loki('few')], { loki: 1 }))
    expect(steps.map(({ events }) => events.map(({ event }) => event))).toEqual([['too many models'], ['used']])
  })

  // R8.3: he has wounds in place of models, and is one
  it('takes a warlord of many wounds for the one model he is', () => {
    const file = vikings([loki('eorl')], { loki: 1 })
    const [vikingSide, danes] = Object.entries(file.warbands)
    const wounded = { ...danes?.[1], units: { ...danes?.[1].units, eorl: 'warlord wounds 12' } }
    const report = reported({ ...file, warbands: Object.fromEntries([vikingSide ?? [], ['danes', wounded]]) })
    expect(report.steps[0]?.events).toEqual([{ event: 'used', chance: 1 }])
    expect(unit(report, 'eorl').gone).toBe(1)
  })

  it('takes no unit of its own side', () =>
    expect(faultsOf(vikings([loki('hird')]))).toEqual(['steps.0.on: Loki removes an enemy unit, and hird is your own']))

  it('waits for losses', () => {
    const shot: StepFile = { charge: 'bondi', target: 'fyrd', free: true }
    const report = reported(vikings([shot, loki('fyrd')]))
    const [first] = reported(vikings([shot])).units.filter(each => each.unit === 'fyrd')
    const few = (first?.models.p ?? []).slice(0, 4).reduce((sum, chance) => sum + chance, 0)
    expect(unit(report, 'fyrd').gone).toBeCloseTo(few, 11)
  })

  it('is for one unit of the enemy', () => {
    expect(faultsOf(vikings([loki('hird')]))).toEqual(['steps.0.on: Loki removes an enemy unit, and hird is your own'])
    expect(faultsOf(vikings([loki(['few', 'fyrd'])]))).toEqual(['steps.0.on: Loki removes one unit: name one'])
    expect(faultsOf({ ...vikings([loki('eorl')]), readings: { 'loki-warlord': 'no' } })).toEqual([
      'steps.0.on: Loki does not remove eorl, who leads (reading loki-warlord=no)'
    ])
    expect(faultsOf(vikings([loki('eorl')]))).toEqual([])
  })
})

const normans = (steps: readonly StepFile[], dice?: Readonly<Record<string, number>>, hero = 'william'): PlanFile => ({
  warbands: {
    normans: {
      faction: 'normans',
      ...(dice && { dice }),
      units: {
        duke: hero,
        knights: '4 mounted knights fatigue 1',
        foot: '4 knights',
        bows: '12 peasants',
        crossbows: '8 crossbows'
      }
    },
    danes: { faction: 'anglo-danes', units: { fyrd: '8 ceorls', men: '8 ceorls' } }
  },
  steps
})

const welsh = (steps: readonly StepFile[], dice?: Readonly<Record<string, number>>): PlanFile => ({
  warbands: {
    welsh: {
      faction: 'welsh',
      ...(dice && { dice }),
      units: { chief: 'warlord', teulu: '4 teulu', men: '8 priodaur', levy: '12 bonnedig with bows' }
    },
    danes: { faction: 'anglo-danes', units: { fyrd: '8 ceorls' } }
  },
  steps
})

describe('one payment for several (p.61-62)', () => {
  it('is Storm of Arrows for all that shoot, each once and without fatigue', () => {
    const shoot = (who: string): StepFile => ({ shoot: who, target: 'fyrd', pay: 'storm-of-arrows' })
    const file = normans([{ move: 'bows', free: true }, shoot('bows'), shoot('crossbows')], { 'storm-of-arrows': 1 })
    expect(faultsOf(file)).toEqual([])
    const report = reported(file)
    expect(report.steps.map(({ played }) => played)).toEqual([1, 1, 1])
    expect(unit(report, 'bows').fatigue.p[0]).toBe(1)
    expect(faultsOf(normans([shoot('bows'), shoot('bows')], { 'storm-of-arrows': 1 }))).toEqual([
      'steps.1: Storm of Arrows activates bows once a turn (R7.3), and already has'
    ])
    expect(faultsOf(normans([shoot('bows'), shoot('crossbows')], {}))).toEqual(
      [0, 1].map(step => `steps.${step}: there is no die on Storm of Arrows: add one to the dice of normans, or add free: true`)
    )
    expect(faultsOf(normans([{ move: 'bows', pay: 'storm-of-arrows' }]))).toEqual([
      'steps.0: a unit that Storm of Arrows activates may not move: name another box with pay'
    ])
  })

  it('is The Rising for warriors and levies, none of whom may engage', () => {
    const pay = { pay: 'the-rising' } as const
    const file = welsh(
      [
        { move: 'men', ...pay },
        { shoot: 'levy', target: 'fyrd', ...pay }
      ],
      { 'the-rising': 1 }
    )
    expect(faultsOf(file)).toEqual([])
    expect(reported(file).steps.map(({ played }) => played)).toEqual([1, 1])
    expect(
      faultsOf(
        welsh([
          { charge: 'men', target: 'fyrd', ...pay },
          { move: 'teulu', ...pay }
        ])
      )
    ).toEqual([
      'steps.0: a unit that The Rising activates may not engage: name another box with pay',
      'steps.1: The Rising activates warriors or levies, and teulu belongs to the hearthguard (R7.3): name another box with pay'
    ])
  })

  it('is Answer the Call for the warlord and his friends, without fatigue', () => {
    const pay = { pay: 'answer-the-call' } as const
    const steps: StepFile[] = [
      { move: 'teulu', free: true },
      { move: 'chief', ...pay },
      { move: 'teulu', ...pay }
    ]
    const report = reported(welsh(steps, { 'answer-the-call': 1 }))
    expect([unit(report, 'teulu').fatigue.p[0], report.steps[2]?.played]).toEqual([1, 1])
  })
})

describe('a box that activates a unit and bends its fight', () => {
  const charge: StepFile = { charge: 'knights', target: 'fyrd' }
  const words = 'normans 4 mounted knights fatigue 1 +terrified charge 8 ceorls'

  it('is paid for once: Terrified is the activation and the fatigue (p.61)', () => {
    for (const said of [{ abilities: ['terrified'] }, { pay: 'terrified' }]) {
      const file = normans([{ ...charge, ...said }], { terrified: 1 })
      expect(faultsOf(file)).toEqual([])
      const report = reported(file)
      expect(8 - unit(report, 'fyrd').models.mean).toBeCloseTo(meanOf(words), 11)
      expect(unit(report, 'fyrd').fatigue.p[0]).toBeCloseTo(unit(report, 'fyrd').gone, 11)
    }
  })

  it('takes no free activation beside it', () =>
    expect(() => planned(normans([{ ...charge, abilities: ['terrified'], free: true }]))).toThrow(
      /Terrified activates the unit itself \(R7\.3\): leave free out/u
    ))

  it('is for those it names: no unit on foot gallops', () => {
    expect(
      faultsOf(
        normans([
          { move: 'foot', pay: 'gallop' },
          { move: 'knights', pay: 'gallop' }
        ])
      )
    ).toEqual([
      'steps.0: Gallop activates mounted units, and foot is on foot: name another box with pay',
      expect.stringContaining('Gallop is used once a turn')
    ])
    expect(faultsOf(normans([{ ...charge, pay: 'gallop', distance: 16 }]))).toEqual([])
    expect(faultsOf(normans([{ ...charge, distance: 16 }]))).toEqual([expect.stringContaining('reaches 12"')])
  })

  it('activates the class of its column, but under Maredudd any', () => {
    expect(
      faultsOf(
        normans([
          { move: 'bows', pay: 'sergeants' },
          { move: 'bows', pay: 'aimed-volley' }
        ])
      )
    ).toEqual([
      'steps.0: Sergeants activates warriors, and bows belongs to the levies (R7.3): name another box with pay',
      'steps.1: Aimed Volley activates nobody: name another box with pay'
    ])
    const file = welsh([{ move: 'levy', pay: 'teulu' }])
    const led = {
      ...file,
      warbands: { ...file.warbands, welsh: { faction: 'welsh', units: { chief: 'maredudd', levy: '8 bonnedig' } } }
    }
    expect([faultsOf(file).length, faultsOf(led)]).toEqual([1, []])
  })

  it('of the enemy makes one unit of the active side move: Taunt', () => {
    const file: PlanFile = { ...welsh([{ charge: 'fyrd', target: 'men', pay: 'taunt' }], { taunt: 1 }) }
    expect(faultsOf(file)).toEqual([])
    expect(reported(file).steps[0]?.played).toBeCloseTo(1, 11)
    expect(faultsOf({ ...welsh([{ charge: 'fyrd', target: 'men', pay: 'taunt' }], {}) }).join()).toContain(
      'there is no die on Taunt'
    )
  })
})

describe('We Obey (p.33-34)', () => {
  const lead: StepFile = { move: 'jarl', free: 'determination' }
  const obeyed = (step: StepFile): StepFile => ({ ...step, free: 'we-obey' })

  it('is for a move right after that of the warlord', () => {
    expect(faultsOf(vikings([lead, obeyed({ move: 'hird' })]))).toEqual([])
    expect(
      faultsOf(vikings([{ charge: 'jarl', target: 'fyrd', free: 'determination' }, obeyed({ charge: 'hird', target: 'men' })]))
    ).toEqual([])
    const message = 'We Obey moves hird with a warlord who moves (R6.2): put its step right after his move'
    expect(faultsOf(vikings([obeyed({ move: 'hird' })]))).toEqual([`steps.0: ${message}`])
    expect(faultsOf(vikings([lead, { move: 'bondi' }, obeyed({ move: 'hird' })]))).toEqual([`steps.2: ${message}`])
    expect(faultsOf(vikings([{ rest: 'jarl' }, obeyed({ move: 'hird' })]))).toEqual([`steps.1: ${message}`])
    // nor with the enemy's, nor in a later turn
    expect(faultsOf(vikings([{ move: 'eorl' }, obeyed({ move: 'hird' })]))).toEqual([`steps.1: ${message}`])
    const later = [lead, { turn: 'danes' }, { turn: 'vikings' }, obeyed({ move: 'hird' })]
    expect(faultsOf(vikings(later))).toEqual([`steps.3: ${message}`])
  })

  it('is for no shot and no rest', () => {
    expect(faultsOf(vikings([lead, obeyed({ rest: 'hird' })]))).toEqual([
      'steps.1: hird may not rest by We Obey (R6.2): it only lets a unit move'
    ])
  })

  it('is spent where the warlord charges with a companion', () =>
    expect(
      faultsOf(vikings([{ charge: ['jarl', 'hird'], target: 'fyrd', free: 'determination' }, obeyed({ move: 'bondi' })]))
    ).toEqual(['steps.1: We Obey is used once a turn (R6.2), and already was']))

  it('is twice a turn in a battle of 8 points, as Determination is (R8.3)', () => {
    const steps = [lead, obeyed({ move: 'hird' }), lead, obeyed({ move: 'bondi' })]
    expect(faultsOf({ ...vikings(steps), points: 8 })).toEqual([])
    expect(faultsOf(vikings(steps))).toHaveLength(2)
    expect(faultsOf({ ...vikings([lead, obeyed({ move: 'hird' }), obeyed({ move: 'bondi' })]), points: 8 })).toEqual([
      'steps.2: We Obey activates 1 friend with the warlord (R6.2), and bondi is one more'
    ])
    expect(faultsOf({ ...vikings([...steps, lead]), points: 8 })).toEqual([
      'steps.4: Determination is used twice a turn (R6.2), and already was'
    ])
    expect(() => planned({ ...vikings(steps), points: 7 })).toThrow(/there is no battle of 7 points/u)
  })

  it('does not move anybody where the warlord did not move', () => {
    const spent = vikings([lead, obeyed({ move: 'hird' })])
    const file = {
      ...spent,
      warbands: { ...spent.warbands, vikings: { faction: 'vikings', units: { jarl: 'warlord fatigue 4', hird: '4 hirdmen' } } }
    }
    expect(reported(file).steps[1]?.events).toEqual([{ event: 'no leader moves with it', chance: 1 }])
  })

  it('gives William a second unit, and a shot; then neither engages (p.42)', () => {
    const duke: StepFile = { move: 'duke', free: 'determination' }
    const shot = obeyed({ shoot: 'bows', target: 'fyrd' })
    expect(faultsOf(normans([duke, shot, obeyed({ move: 'knights' })]))).toEqual([])
    expect(faultsOf(normans([duke, shot, obeyed({ charge: 'knights', target: 'men' })]))).toEqual([
      'steps.2: none of the 2 units that We Obey activates at once may engage (R6.4), and knights does'
    ])
    expect(faultsOf(normans([duke, obeyed({ charge: 'knights', target: 'men' })]))).toEqual([])
    expect(faultsOf(normans([duke, shot, obeyed({ move: 'knights' }), obeyed({ move: 'foot' })]))).toEqual([
      'steps.3: We Obey is used twice a turn (R6.2), and already was'
    ])
    expect(faultsOf(normans([duke, obeyed({ shoot: 'bows', target: 'fyrd' })], undefined, 'warlord'))).toEqual([
      'steps.1: bows may not shoot by We Obey (R6.2): it only lets a unit move'
    ])
  })
})

describe('Taillefer (p.43)', () => {
  const charge: StepFile = { charge: 'duke', target: 'fyrd', abilities: ['activation-dice=2a'] }
  const mounted = (steps: readonly StepFile[], dice?: Readonly<Record<string, number>>) =>
    normans(steps, dice, 'mounted taillefer')

  it('spends the dice that lie on the boxes that activate', () => {
    const file = mounted([charge], { knights: 2, sergeants: 1 })
    expect(faultsOf(file)).toEqual([])
    expect(8 - unit(reported(file), 'fyrd').models.mean).toBeCloseTo(
      meanOf('mounted taillefer +activation-dice=2a charge 8 ceorls'),
      11
    )
    // Knights activate him; the die of Sergeants and the other of Knights are spent in his melee
    const after = reported(mounted([charge, { move: 'knights' }], { knights: 2, sergeants: 1 }))
    expect(after.steps[1]?.events).toEqual([{ event: 'no die left to pay', chance: 1 }])
    expect(faultsOf(mounted([charge], { knights: 1, sergeants: 1 }))).toEqual([
      'steps.0: Activation Dice spends 2 dice, and 1 is left on Peasants, Sergeants or Knights by then'
    ])
    expect(() => planned(mounted([charge], { 'activation-dice': 2 }))).toThrow(/spends dice from Peasants, Sergeants or Knights/u)
  })

  it('takes fatigue off friends before the turn', () => {
    const report = reported(mounted([{ use: 'song-of-roland', on: ['knights'] }]))
    expect(unit(report, 'knights').fatigue.p[0]).toBe(1)
  })
})

describe('a unit near an enemy (R4.6)', () => {
  const further =
    'hird begins a further move 3" from an enemy: within S of one it must engage it, or the activation is lost (R4.6)'

  it('engages with its second move, where the plan says how near it stands', () => {
    const first: StepFile = { move: 'hird', distance: 3 }
    expect(faultsOf(vikings([first, { move: 'hird', distance: 3 }]))).toEqual([`steps.1: ${further}`])
    expect(faultsOf(vikings([first, { move: 'hird', distance: 5 }]))).toEqual([])
    expect(faultsOf(vikings([first, { charge: 'hird', target: 'fyrd', distance: 3 }]))).toEqual([])
    expect(faultsOf(vikings([first]))).toEqual([])
  })

  it('begins anew in a new turn', () => {
    const move: StepFile = { move: 'hird', distance: 3 }
    expect(faultsOf(vikings([move, { turn: 'danes' }, { turn: 'vikings' }, move]))).toEqual([])
  })

  it('learns it from its shot too', () => {
    const shot: StepFile = { shoot: 'levy', target: 'fyrd', distance: 4 }
    expect(faultsOf(welsh([{ move: 'levy' }, shot, { move: 'levy' }]))).toEqual([
      expect.stringMatching(/^steps\.2: levy begins a further move 4" from an enemy/u)
    ])
    expect(faultsOf(welsh([shot, { move: 'levy' }]))).toEqual([])
  })
})

describe('the survivors together', () => {
  it('are those of the last fights without a goal that names them, and of units that nothing touches', () => {
    const steps: StepFile[] = [
      { charge: 'bondi', target: 'fyrd', free: true },
      { charge: 'more', target: 'men', free: true }
    ]
    const { joint } = reported(vikings(steps))
    expect(joint.map(({ of }) => of)).toEqual([
      ['bondi.models', 'fyrd.models'],
      ['more.models', 'men.models'],
      ['hird.models', 'jarl.models', 'jomsvikings.models', 'few.models', 'eorl.models']
    ])
    const { joint: together } = oddsOf('8 bondi charge 8 ceorls')
    const [first, , certain] = joint
    expect(first?.rows).toHaveLength(81)
    for (const { values, chance } of first?.rows ?? [])
      expect(chance).toBeCloseTo(together?.p[8 - (values[0] ?? 0)]?.[8 - (values[1] ?? 0)] ?? -1, 11)
    expect(certain?.rows).toEqual([{ values: [4, 1, 4, 3, 1], chance: 1 }])
  })
})

describe('near (p.24)', () => {
  it('is declared for one and holds for the other', () => {
    const units = { hird: { is: '4 hirdmen', near: ['bondi'] }, bondi: '8 bondi', jarl: 'warlord' }
    const { units: all } = planned({
      ...vikings([{ move: 'hird' }]),
      warbands: { vikings: { faction: 'vikings', units }, danes: { units: { men: '4 huscarls' } } }
    })
    expect(all.map(({ near }) => near)).toEqual([[1], [0], [], []])
  })
})

describe('two Side by Side', () => {
  const file = (more: Partial<StepFile>): PlanFile =>
    vikings([{ charge: ['jarl', 'hird'], target: 'fyrd', free: true, ...more }], { ullr: 1, heimdall: 1 })

  it('have abilities each', () => {
    const report = reported(file({ abilities: ['ullr'], companion: { abilities: ['heimdall'] } }))
    const words = 'vikings warlord +ullr and 4 hirdmen +heimdall charge 8 ceorls'
    expect(8 - unit(report, 'fyrd').models.mean).toBeCloseTo(meanOf(words), 11)
    expect(faultsOf(file({ abilities: ['ullr'], companion: { abilities: ['ullr'] } }))).toEqual(
      expect.arrayContaining(['steps.0: Ullr is used once a turn (R7.3), and already was'])
    )
  })

  it('are two', () =>
    expect(() => planned(vikings([{ charge: 'jarl', target: 'fyrd', companion: { abilities: ['ullr'] } }]))).toThrow(
      /"companion" is for two units that charge Side by Side/u
    ))
})

// R4.1: a second move tires in one's own turn alone
describe('whose turn it is', () => {
  const tired = (turns: readonly StepFile[], who: string): number => {
    const moves: StepFile[] = [
      { move: who, free: true },
      { move: who, free: true }
    ]
    return unit(reported(vikings([...turns, ...moves])), who).fatigue.mean
  }

  it.each<readonly [string, readonly string[], readonly [men: number, bondi: number]]>([
    ['the first', [], [0, 1]],
    ['the enemy’s after it', ['danes'], [1, 0]],
    ['their own again', ['danes', 'vikings'], [0, 1]]
  ])('%s', (_, turns, [men, bondi]) => {
    const steps = turns.map((turn): StepFile => ({ turn }))
    expect([tired(steps, 'men'), tired(steps, 'bondi')]).toEqual([men, bondi])
  })
})
