import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import { odds } from '../../src/battle/odds'
import type { Scenario, UnitRequest } from '../../src/model/scenario'
import type { Roster } from '../../src/model/warband'
import { readRoster } from '../../src/request/roster'
import { rulebook } from '../../src/rules/rulebook'
import { onParetoFront } from '../../src/study/warbands/compare'
import { requestOf } from '../../src/warband/fighting'
import { vikingMusters } from '../oracle/muster'
import { units } from '../warband/mustering'

const book = rulebook(1)

const example = async (name: string): Promise<Roster> =>
  (await readRoster({ name: `examples/${name}.yaml`, text: readFileSync(`examples/${name}.yaml`, 'utf8') }, rulebook)).roster

const written = async (...lines: readonly string[]): Promise<Roster> =>
  (await readRoster({ name: `${lines[0]?.length}.yaml`, text: lines.join('\n') }, rulebook)).roster

const fight = (kind: Scenario['kind'], attacker: UnitRequest, defender: UnitRequest) =>
  odds({ kind, attacker, defender }, book, { asides: false })

describe('the examples', () => {
  const files = [
    ...readdirSync('examples/rosters').map(file => `rosters/${file}`),
    ...readdirSync('examples/meta').map(file => `meta/${file}`)
  ]

  it.each(files.map(file => file.replace('.yaml', '')))('%s is a legal warband', async name => {
    const roster = await example(name)
    expect(answers['warband-check']([{ roster, book: rulebook(roster.edition) }], book).rosters[0]?.faults).toEqual([])
  })

  it('are of all four factions', async () => {
    const all = await Promise.all(readdirSync('examples/rosters').map(file => example(`rosters/${file.replace('.yaml', '')}`)))
    expect(new Set(all.map(({ faction }) => faction))).toEqual(new Set(['vikings', 'anglo-danes', 'normans', 'welsh']))
  })
})

describe("Ragnar's forty at a glance", async () => {
  const report = answers.warband(await example('rosters/ragnars-forty'), book)

  it('has forty followers and their lord, 6 points and 7 SAGA dice, of which he rolls 6 (R8.1, R7.2)', () => {
    expect(report).toMatchObject({ models: 41, cost: 6, isLegal: true, sagaDice: { generated: 7, rolled: 6 } })
    // S1 p.36: two units may be lost before the dice are fewer than six
    expect(report.sagaDice.falls.map(({ dice }) => dice)).toEqual([6, 6, 5, 4, 3, 2])
  })

  it('is worth 12 hearthguard, 16 warriors, 12 levies and a warlord', () => expect(report.victoryPoints).toBe(12 + 8 + 4 + 3))

  it.each([
    ['vikings-warlord', 5, undefined, 5, 6],
    ['berserkers', 16, undefined, 3, 3],
    ['hirdmen', 8, undefined, 5, 5],
    ['bondi', 12, undefined, 4, 4],
    ['thralls', 2, 3, 3, 3]
  ])('%s: %i attack dice, %s when they shoot, armour %i, %i when shot at', (unit, dice, shot, armour, armourShot) =>
    expect(report.units.find(each => each.unit === unit)).toMatchObject({
      attackDice: dice,
      ...(shot !== undefined && { attackDiceShot: shot }),
      armour,
      armourShot
    })
  )
})

describe('a warband at a glance', () => {
  it('counts equipment and horses in', async () => {
    const danes = answers.warband(await written(...units('anglo-danes', 4, '8 huscarls axe', '8 ceorls', '12 geburs')), book)
    expect(danes.units.find(({ unit }) => unit === 'huscarls')).toMatchObject({ attackDice: 16, armour: 4, armourShot: 5 })
    const welsh = answers.warband(
      await written(...units('welsh', 4, '4 mounted teulu', '4 teulu', '8 priodaur', '12 bonnedig')),
      book
    )
    expect(welsh.units.map(({ armour, armourShot }) => [armour, armourShot])).toEqual([
      [5, 6],
      [5, 3],
      [5, 4],
      [4, 3],
      [3, 3]
    ])
  })

  it('rolls 8 SAGA dice in battles of 10 points (R8.3), and has 2 points less at stake for a further warlord', async () => {
    const report = answers.warband(await written(...units('normans', 10, '9x4 knights', 'warlord mounted')), book)
    expect(report).toMatchObject({ isLegal: true, sagaDice: { generated: 13, rolled: 8 }, victoryPoints: 36 + 3 + 2 })
  })

  it('has the dice of 6 levies or 4 warriors in the second edition, and 1 point for each unit that is gone', async () => {
    const second = rulebook(2)
    const { roster } = await readRoster(
      { name: 'r.yaml', text: ['edition: 2', ...units('vikings', 4, '12 hirdmen', '6 thralls', '6 thralls')].join('\n') },
      rulebook
    )
    const report = answers.warband(roster, second)
    expect(report.units.map(({ sagaDice }) => sagaDice)).toEqual([1, 1, 1, 1])
    // 12 + 4 + 4 of models, and four units
    expect(report).toMatchObject({ isLegal: true, victoryPoints: 24 })
    // nothing of it is the first edition's
    expect(report.notes).toEqual([])
    expect(report.sagaDice).toMatchObject({ rolled: 4, most: 8 })
  })
})

describe('two warbands', async () => {
  const [one, other] = [await example('rosters/anglo-danes'), await example('rosters/normans')]
  const report = answers.warbands({ rosters: [one, other] }, book)
  const [ours, theirs] = [one, other].map(roster => [...(roster.leader ? [roster.leader] : []), ...roster.units])

  it('fight unit by unit as single fights do, charging, charged and shooting', () => {
    for (const [i, mine] of (ours ?? []).entries())
      for (const [j, enemy] of (theirs ?? []).entries()) {
        const [a, b] = [requestOf(mine, one, book), requestOf(enemy, other, book)]
        const [charge, charged] = [fight('melee', a, b), fight('melee', b, a)]
        const meeting = report.meetings[i]?.[j]
        expect(meeting?.charging?.win).toBeCloseTo(charge.result?.attackerWins ?? -1, 12)
        expect(meeting?.charging?.swing).toBeCloseTo(charge.victoryPoints.swing, 12)
        expect(meeting?.charged?.win).toBeCloseTo(charged.result?.defenderWins ?? -1, 12)
        expect(meeting?.charged?.lost).toBeCloseTo(charged.victoryPoints.killed, 12)
        const isShooter = enemy.unit === 'crossbowmen' || enemy.unit === 'peasants'
        expect(meeting?.shotAt === undefined).toBe(!isShooter)
        if (isShooter) expect(meeting?.shotAt?.lost).toBeCloseTo(fight('shoot', b, a).victoryPoints.killed, 12)
        if (mine.unit === 'geburs') expect(meeting?.shooting?.killed).toBeCloseTo(fight('shoot', a, b).victoryPoints.killed, 12)
        else expect(meeting?.shooting).toBeUndefined()
      }
  })

  it('have sums that follow from their meetings, each enemy counted as often as it stands there', () => {
    const [side] = report.warbands
    const counts = (theirs ?? []).map(each => each.units)
    const many = counts.reduce((sum, each) => sum + each, 0)
    const kills = (ours ?? []).reduce((sum, mine, i) => {
      const row = report.meetings[i] ?? []
      const mean = row.reduce((total, meeting, j) => {
        const melee = ((meeting.charging?.killed ?? 0) + (meeting.charged?.killed ?? 0)) / 2
        return total + (counts[j] ?? 0) * (melee + (meeting.shooting?.killed ?? 0))
      }, 0)
      return sum + (mine.units * mean) / many
    }, 0)
    expect(side.killed).toBeCloseTo(kills, 10)
    expect(side.swing).toBeCloseTo(side.killed - side.lost, 10)
    expect(side.perPoint).toBeCloseTo(side.swing / 6, 12)
  })

  it('name the best and the worst of their own charges and shots, without leaders who go alone', () => {
    const [side, enemy] = report.warbands
    const leads = (name: string | undefined): boolean => /warlord/.test(name ?? '')
    expect([side, enemy].map(({ units: all }) => all.filter(({ name }) => leads(name)).length)).toEqual([1, 1])
    const all = report.meetings.flatMap((row, i) =>
      row.flatMap(({ charging, shooting }, j) =>
        leads(side.units[i]?.name) || leads(enemy.units[j]?.name) ? [] : [charging, shooting].flatMap(bout => bout?.swing ?? [])
      )
    )
    const sorted = all.toSorted((a, b) => b - a)
    expect(side.best.map(({ swing }) => swing)).toEqual(sorted.slice(0, 3))
    expect(side.worst.map(({ swing }) => swing)).toEqual(sorted.slice(-3).toReversed())
  })

  it('mirror one another: what one kills the other loses', () => {
    const back = answers.warbands({ rosters: [other, one] }, book)
    for (const [i, row] of report.meetings.entries())
      for (const [j, meeting] of row.entries()) {
        expect(back.meetings[j]?.[i]?.swing).toBeCloseTo(-meeting.swing, 12)
        expect(back.meetings[j]?.[i]?.charged?.win).toBeCloseTo(meeting.charging?.lose ?? -1, 12)
      }
  })

  it('may give up dice when they are charged, and do where their points are better for it (R3.3)', async () => {
    const [vikings, normans] = [await example('rosters/ragnars-forty'), other]
    const given = answers.warbands({ rosters: [vikings, normans], givesUpDice: true }, book)
    let changed = 0
    for (const [i, mine] of vikings.units.entries())
      for (const [j, enemy] of normans.units.entries()) {
        const [a, b] = [requestOf(mine, vikings, book), requestOf(enemy, normans, book)]
        const [keeps = 0, gives = 0] = [fight('melee', a, b), fight('melee', a, { ...b, givesUpDice: true })].map(
          each => each.victoryPoints.swing
        )
        const bout = given.meetings[i + 1]?.[j + 1]?.charging
        expect(bout?.swing).toBeCloseTo(Math.min(keeps, gives), 12)
        expect(bout?.givesUpDice ?? false).toBe(gives < keeps)
        if (bout?.givesUpDice) changed++
      }
    expect(changed).toBeGreaterThan(0)
  })

  it('know the Resilience of a plain warlord of the second edition, given or not (K1)', async () => {
    const second = await Promise.all(
      ['true', '{ resilience: 1 }'].map(async warlord => {
        const text = `edition: 2\nfaction: vikings\npoints: 4\nwarlord: ${warlord}\nunits: [8 hirdmen, 8 bondi, 8 bondi]`
        return (await readRoster({ name: 'r.yaml', text }, rulebook)).roster
      })
    )
    const [unsaid, said] = second
    if (!unsaid || !said) throw new Error('no rosters')
    const notes = (...rosters: readonly Roster[]) => answers.warbands({ rosters }, rulebook(2)).notes.join()
    expect(notes(unsaid, said)).not.toContain('Resilience')
    expect(notes(said, said)).not.toContain('Resilience')
  })
})

describe('builds against a field', async () => {
  const builds = await Promise.all(['normans', 'anglo-danes', 'ragnars-forty'].map(name => example(`rosters/${name}`)))
  const against = await Promise.all(['raiders', 'wall-of-shields'].map(name => example(`meta/${name}`)))
  const report = answers.field({ rosters: builds, against }, book)

  it('meet each opponent as two warbands do, and all of them by their weights', () => {
    for (const [i, build] of builds.entries()) {
      const swings = against.map(opponent => answers.warbands({ rosters: [build, opponent] }, book).warbands[0].swing)
      expect(report.builds[i]?.against.map(({ swing }) => swing)).toEqual(swings.map(swing => expect.closeTo(swing, 10)))
      // weights 2 and 3
      expect(report.builds[i]?.swing).toBeCloseTo((2 * (swings[0] ?? 0) + 3 * (swings[1] ?? 0)) / 5, 10)
    }
  })

  it.each([
    [
      [
        [3, 1],
        [2, 2],
        [1, 1]
      ],
      [true, false, false]
    ],
    [
      [
        [3, 2],
        [2, 1],
        [1, 0.5]
      ],
      [true, true, true]
    ],
    [
      [
        [2, 2],
        [2, 2]
      ],
      [true, true]
    ],
    [
      [
        [2, 2],
        [2, 1]
      ],
      [false, true]
    ]
  ])('stand on the front where none kills as much and loses as little: %j', (placed, front) =>
    expect(onParetoFront(placed.map(([killed = 0, lost = 0]) => ({ killed, lost })))).toEqual(front)
  )
})

describe('the best build', () => {
  const kept = (points: number, ...own: readonly string[]) =>
    written('faction: vikings', `points: ${points}`, 'warlord: true', `units: [${own.join(', ')}]`)
  const target = () => written(...units('anglo-danes', 4, '8 ceorls'))
  const empty = async (points: number) => ({ ...(await kept(points, '4 bondi')), units: [] })

  it.each([4, 6])('of %i points is one of as many musters as counting one by one finds', async points => {
    const asked = {
      kept: await empty(points),
      against: [await target()],
      measure: 'swing',
      ways: ['charging'],
      dice: 0,
      top: 3
    } as const
    expect(answers.build(asked, book).searched).toBe(vikingMusters(points))
  })

  it('is worth what its units are worth against the targets', async () => {
    const enemy = await target()
    const asked = { kept: await empty(4), against: [enemy], measure: 'swing', ways: ['charging'], dice: 0, top: 2 } as const
    const [best, second] = answers.build(asked, book).builds
    const foes: readonly UnitRequest[] = [
      { unit: 'anglo-danes-warlord', models: 1, faction: 'anglo-danes' },
      { unit: 'ceorls', models: 8, faction: 'anglo-danes' }
    ]
    const value = (unit: string, models: number): number =>
      foes.reduce((sum, foe) => sum + fight('melee', { unit, models, faction: 'vikings' }, foe).victoryPoints.swing, 0) /
      foes.length
    const total = (best?.units ?? []).reduce((sum, { unit, models, units: count }) => sum + count * value(unit, models), 0)
    expect(best?.value).toBeCloseTo(total, 10)
    expect(best?.value ?? 0).toBeGreaterThanOrEqual(second?.value ?? 0)
  })

  it('keeps what is to be kept, brings the dice that are asked for, and is legal', async () => {
    const asked = {
      kept: await kept(6, '4 berserkers', '12 thralls'),
      against: [await target()],
      measure: 'killed',
      ways: ['charging', 'charged'],
      dice: 6,
      top: 4
    } as const
    const report = answers.build(asked, book)
    expect(report.builds.length).toBe(4)
    for (const { units: all, sagaDice } of report.builds) {
      expect(all.filter(({ isKept }) => isKept).map(({ unit }) => unit)).toEqual(
        expect.arrayContaining(['berserkers', 'thralls'])
      )
      expect(sagaDice).toBe(6)
      const roster: Roster = {
        ...asked.kept,
        units: all.map(({ unit, models, units: count, weapon }) => ({ unit, models, units: count, ...(weapon && { weapon }) }))
      }
      expect(answers['warband-check']([{ roster, book }], book).rosters[0]?.faults).toEqual([])
    }
  })
})
