import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answers, RequestError, rulebook } from '../../src/index'
import type { DiceReport, Prospect } from '../../src/model/report'
import { diceRequested } from '../../src/request/dice/request'
import { expected, pays, share } from '../oracle/saga-dice'
import { openFolder } from '../tools/folder'
import { refused, report, run, type } from './running'

const { folder, file } = openFolder()

const asked = async (line: string): Promise<DiceReport> => (await report(`dice ${line}`)) as DiceReport

/** What stands between quotes is one argument. */
const words = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')

const shown = async (line: string): Promise<DiceReport> => {
  const { stdout, stderr } = await run(['dice', ...words(line), '-f', 'json'])
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout) as DiceReport
}

/** Without the breaks of its lines. */
const flat = (text: string): string => text.replace(/\s+/g, ' ')

const low = (prospect: Prospect | undefined): readonly (number | undefined)[] => [prospect?.asRolled.low, prospect?.bestPlay.low]

describe('dice 6 normans --want terrified,stamping,charge --keep attack-pool', () => {
  const line = '6 normans --want terrified,stamping,charge --keep attack-pool'

  it('fits a screen', async () => {
    const { code, stdout } = await type(`dice ${line}`)
    expect(code).toBe(0)
    expect(Math.max(...stdout.split('\n').map(each => each.length))).toBeLessThanOrEqual(80)
    expect(stdout).toMatch(
      /^6 SAGA dice of the Normans for Terrified, Stamping and Charge!, Attack Pool kept\nfirst edition, exact\n/
    )
    expect(stdout).toMatch(/all four +57\.2 % +86\.4 %/)
    expect(stdout).toMatch(/Terrified +C \+ U +89\.7 % +96\.8 %/)
    expect(stdout).toContain('paid on average: 3.56, 3.86 under best play')
    expect(stdout).toMatch(/Activation Pool: roll more +35\.3 % +82\.9 %/)
    expect(stdout).toContain("kept for the enemy's turn: 1 die; if it still lies there you roll 5 instead of")
  })

  it('--explain lists the rolls that pay', async () => {
    const { stdout } = await type(`dice ${line} --explain`)
    expect(stdout).toMatch(/CCCCCU +6\.3 % +all +place the dice +100\.0 %/)
    expect(stdout.match(/^ [CUR]{6} /gm)).toHaveLength(28)
    expect(flat(stdout)).toContain('again: saga-odds dice 6 normans --want terrified,stamping,charge --keep attack-pool')
  })

  it.each([
    [
      'line',
      /^6 SAGA dice of the Normans for .*: all of it 57\.2 % as rolled, 86\.4 % under best play; 3\.56 paid on average\n$/
    ],
    ['csv', /^what,of,costs,as_rolled_low,as_rolled_high,best_play_low,best_play_high\nall,/],
    ['markdown', /^# 6 SAGA dice .*\n[\s\S]*\| all four \| {2}\| 57\.2 % \| 86\.4 % \|/],
    ['json', /^\{\n {2}"schema": "saga-odds\/1",\n {2}"kind": "dice"/],
    ['ndjson', /^\{"schema":"saga-odds\/1","kind":"dice",.*\}\n$/],
    ['svg', /^<svg /],
    ['html', /^<!doctype html>/i]
  ])('answers as %s', async (format, pattern) => expect((await type(`dice ${line} -f ${format}`)).stdout).toMatch(pattern))

  it('as csv with every roll, if asked for', async () =>
    expect((await type(`dice ${line} -f csv --full`)).stdout).toMatch(/\n\nroll,chance,pays,paid,first,then\nCCCCCC,/))

  it('holds the command that asks it again, which does', async () => {
    const first = await asked(line)
    expect(await report(first.replay.slice('saga-odds '.length))).toEqual(first)
  })

  it('is a scenario for itself', async () => {
    const first = await asked(line)
    expect(await asked(`--scenario ${file('report.json', JSON.stringify(first))}`)).toEqual(first)
    expect(await asked(`--scenario ${file('request.json', JSON.stringify(first.request))}`)).toEqual(first)
  })
})

describe('the command that asks again', () => {
  it.each([
    '6 vikings --want "hirdmen x2,ullr" --cost ullr=U --weights ullr=2.5',
    '--rolled "axe axe horse" anglo-danes --want ceorls --reading ceorls-cost=c-or-u --left 2 --without noble-lineage,activation-pool',
    '7 cnut --want vikings/combat-pool,combat-pool',
    'vikings --units ragnar 2x4hg 12lev --want "bondi x2" --against maredudd --turn 2',
    'normans --units 4 egil 8 crossbows wl --want "aimed volley"',
    '5 --want "C or R,U+R"',
    '6 taillefer --want activation-dice=2,knights',
    '6 reedfolk --board examples/reedfolk.yaml --want eelers',
    '6 sven --faction vikings --want conqueror'
  ])('%s', async line => {
    const first = await shown(line)
    const { stdout, stderr } = await run(words(first.replay.slice('saga-odds '.length).replaceAll("'", '"')).concat('-f', 'json'))
    expect([stderr, JSON.parse(stdout || '{}')]).toEqual(['', first])
  })
})

describe('what is wanted', () => {
  it.each([
    ['6 vikings --want "hirdmen x2"', [['vikings/hirdmen', 2]]],
    ['6 vikings --want "2 hirdmen"', [['vikings/hirdmen', 2]]],
    [
      '6 vikings --want hirdmen=2,bondi',
      [
        ['vikings/hirdmen', 2],
        ['vikings/bondi', 1]
      ]
    ],
    ['6 vikings --want hirdmen --want hirdmen', [['vikings/hirdmen', 2]]],
    ['6 --want ullr', [['vikings/ullr', 1]]],
    ['6 normans --want "Dex Aïe"', [['normans/dex-aie', 1]]],
    ['6 normans --want aterrorizados', [['normans/terrified', 1]]],
    ['6 --want rara', [['R', 1]]],
    ['6 --want C+R', [['C + R', 1]]],
    [
      '7 cnut --want vikings/combat-pool,combat-pool',
      [
        ['vikings/combat-pool', 1],
        ['anglo-danes/combat-pool', 1]
      ]
    ]
  ])('%s', async (line, want) => expect((await shown(line)).request.want?.map(({ box, times }) => [box, times])).toEqual(want))

  it('has the figures of the rules, section 12', async () => {
    const chances = await Promise.all(
      ['activation-pool', 'aimed-volley'].map(
        async box => (await asked(`6 normans --want ${box} --without activation-pool`)).all?.asRolled.low
      )
    )
    expect(
      [...chances, (await asked('6 anglo-danes --want trapped')).all?.asRolled.low].map(chance => chance?.toFixed(4))
    ).toEqual(['0.6651', '0.6508', '0.2632'])
  })
})

describe('an unknown cost', () => {
  it('is a range, and a row for each class it could be', async () => {
    const { stdout } = await type('dice 6 vikings --want ullr')
    expect(stdout).toMatch(/Ullr +unknown +66\.5-98\.4 %/)
    for (const [symbol, chance] of [
      ['C', '98.4'],
      ['U', '91.2'],
      ['R', '66.5']
    ])
      expect(stdout).toMatch(new RegExp(`Ullr at ${symbol} +${chance} %`))
    expect(flat(stdout)).toContain('give it if you know it, as in --cost ullr=U')
  })

  it('may be given', async () => {
    const { wants, all } = await asked('6 vikings --want ullr --cost ullr=U')
    expect(wants[0]).toMatchObject({ cost: 'U', certainty: 'given' })
    expect(all?.asRolled.low).toBeCloseTo(
      share(6, fall => fall.includes('U')),
      12
    )
  })

  it('may be remembered', async () => {
    const home = join(folder, 'home')
    const { mkdirSync } = await import('node:fs')
    mkdirSync(join(home, '.config', 'saga-odds'), { recursive: true })
    writeFileSync(join(home, '.config', 'saga-odds', 'costs.yaml'), 'vikings/ullr: R\n')
    const { stdout, stderr } = await type('dice 6 vikings --want ullr -f json', { env: { HOME: home } })
    if (stderr !== '') throw new Error(stderr)
    expect((JSON.parse(stdout) as DiceReport).all?.asRolled.low).toBeCloseTo(
      share(6, fall => fall.includes('R')),
      12
    )
  })
})

describe('--rolled', () => {
  it.each([
    ['--rolled CCUURC normans --want charge', 'CCCUUR'],
    ['--rolled ccur 4 normans --want charge', 'CCUR'],
    ['--rolled 2C1U1R normans --want charge', 'CCUR'],
    ['--rolled "axe, 2 horses helmet" anglo-danes --want trapped', 'CUUR'],
    ['--rolled axe,white_horse,helmet anglo-danes --want trapped', 'CUR'],
    ['--rolled "fehu fehu Sowilo" vikings --want hirdmen', 'CCR'],
    ['--rolled CCU/RR cnut --want trapped', 'CCU/RR'],
    ['--rolled axe,axe,fehu cnut --want huscarls', 'CC/C']
  ])('%s', async (line, roll) => expect((await shown(line)).now?.roll).toBe(roll))

  it('is placed, with what is left, and what Activation Pool would do now', async () => {
    const { stdout } = await type('dice --rolled CCUURC normans --want charge,stamping,storm-of-arrows,aimed-volley')
    expect(stdout).toMatch(/Charge! +C\n Stamping +CC\n Storm of Arrows +UR\n left over +U\n not paid +Aimed Volley/)
    expect(stdout).toMatch(/Activation Pool: R for 2 more +3\.5 %/)
    expect((await type('dice --rolled CCUURC normans --want charge -f line')).stdout).toMatch(
      /: place Charge! R, CCCUU left over\n$/
    )
  })

  // CCUURR has two of each symbol: it pays for any die, and any two; CCCUUU for Ullr unless it costs a rare one
  it('says of boxes whose cost is unknown that a chance is for whatever they cost', async () => {
    const said = /what Njord, Frigg, .* and Ragnarok cost is unknown, so each possible symbol is shown; give it if you know it/u
    const all = (await type('dice --rolled CCUURR vikings')).stdout.replace(/\s+/gu, ' ')
    expect(all).toMatch(/Ullr +unknown +100\.0 %/u)
    expect(all).toMatch(said)
    const some = (await type('dice --rolled CCCUUU vikings')).stdout.replace(/\s+/gu, ' ')
    expect(some).toMatch(/Ullr +unknown +0\.0-100\.0 %/u)
    expect(some).toMatch(said)
    expect((await type('dice --rolled CCUURR vikings --edition 2')).stdout).not.toContain('unknown')
  })

  it('by weights', async () => {
    const { now } = await asked('--rolled CCR normans --want stamping,aimed-volley --weights aimed-volley=3')
    expect(now?.placement.placed.map(({ name }) => name)).toEqual(['Aimed Volley'])
  })
})

describe('the number of dice', () => {
  it('comes from the units', async () => {
    const { dice } = await shown('normans --units 2x4hg 3x8w 12lev wl')
    expect(dice).toMatchObject({ rolled: 6, generated: 7, most: 6, left: 0 })
    expect(dice.units?.map(({ unit, units, each }) => [unit, units, each])).toEqual([
      ['knights', 2, 1],
      ['sergeants', 3, 1],
      ['peasants', 1, 0],
      ['normans-warlord', 1, 2]
    ])
    expect(dice.falls?.[3]).toEqual({ lost: 3, dice: 4, withoutWarlord: 2 })
  })

  it('less what is left on the board', async () => {
    const { stdout } = await type('dice anglo-danes --left 1 --units 2x4hg 3x8w 12lev wl')
    expect(flat(stdout)).toContain('7 by units, at most 6, less 1 left on the board: 5 dice; picked up and rolled again 6')
  })

  it.each([
    ['6 normans --units 2x4hg wl', '6 SAGA dice of the Normans', '2 units of 4 knights 2, warlord 2 as given: 6 dice'],
    ['normans --rolled CCU --units 4hg', '3 SAGA dice of the Normans showing CCU', '4 knights 1 as given: 3 dice'],
    ['6 --units 4hg wl --against maredudd', '2 SAGA dice', '6 as given, one in 3 of them, rounded up: 2 dice']
  ])('are those that are given, whatever the units bring: dice %s', async (line, headline, count) => {
    const { stdout } = await type(`dice ${line}`)
    expect(stdout).toContain(headline)
    expect(flat(stdout)).toContain(count)
  })

  it('needs no faction', async () => expect((await shown('--units 8w 8w wl')).dice.rolled).toBe(4))

  it.each([
    ['--units 8 bondi, 4 hirdmen and a viking warlord', 4],
    ['vikings --units ragnar 8w', 4],
    ['vikings --hero ragnar --units wl 8w', 4],
    ['vikings --units 8w 8w wl --against maredudd', 2],
    ['vikings --units 8w 8w wl --against maredudd --turn 2', 2],
    ['vikings --units 8w 8w wl --against maredudd --turn 3', 4]
  ])('%s', async (line, rolled) => {
    const { dice, beforeRoll } = await shown(line)
    expect(beforeRoll ? Math.max(...beforeRoll.map(({ dice: [all = 0] }) => all)) : dice.rolled).toBe(rolled)
  })

  it.each([
    [
      {
        faction: 'normans',
        points: 6,
        warlord: true,
        units: [{ troop: 'knights', models: 4, mounted: true }, '8 sergeants', '12 peasants']
      },
      4
    ],
    [{ faction: 'vikings', hero: 'harald-hardrada', units: [{ unit: 'bondi', models: 8, units: 3 }] }, 6],
    [{ faction: 'welsh', warlord: { unit: 'gruffydd' }, units: ['2x12 levies'] }, 5],
    [{ units: ['2x4hg', 'wl'] }, 4]
  ])('comes from a warband file: %j', async (warband, rolled) => {
    const path = file('warband.json', JSON.stringify(warband))
    expect((await asked(`--warband ${path}`)).dice.rolled).toBe(rolled)
    expect((await asked(`--warband ${path} --left 1`)).dice).toMatchObject({ rolled: rolled - 1, pickedUp: rolled })
  })

  it.each([['{}'], ['[]'], ['{"units":3}'], ['{"units":[{"models":4}]}'], ['nonsense']])(
    'a file that is no warband is told: %s',
    async text => expect((await type(`dice --warband ${file('no-warband.json', text)}`)).code).toBe(2)
  )

  it("lists Egil's dice separately", async () =>
    expect((await shown('normans --units 4 egil 8w')).notes.join()).toContain('2 Viking SAGA dice besides these'))
})

describe('the Orders phase of S1 p.9', () => {
  it('is an example', async () => {
    const { dice, all, notes, request } = await asked('--scenario examples/orders-phase.json')
    expect([request.id, dice.rolled, dice.generated]).toEqual(['S1 p.9', 6, 7])
    expect(notes.join()).toContain('all of it needs 7 dice and 6 are rolled')
    expect(all?.asRolled).toEqual({ low: 0, high: 0 })
    const puzzle = (symbol: string) => ({
      room: 8,
      wishes: [
        { needs: ['R', 'R'], orders: true },
        { needs: ['UR'] },
        { needs: [symbol, symbol] },
        { needs: ['CUR'] },
        { needs: ['CUR'] }
      ],
      pools: [{ pays: 'R', board: 'CUR' }],
      lineage: { pays: 'CUR', board: 'CUR' },
      goal: 'all' as const
    })
    expect(all?.bestPlay.low).toBeCloseTo(expected(puzzle('R'), 6), 12)
    expect(all?.bestPlay.high).toBeCloseTo(expected(puzzle('C'), 6), 12)
  })
})

describe('heroes', () => {
  it('Cnut divides seven dice between two boards', async () => {
    const { stdout } = await type('dice 7 cnut --want trapped,huscarls,hirdmen,bondi')
    expect(stdout).toMatch(/5 for the Anglo-Danes, 2 for the Vikings +17\.4 % +58\.4 % +taken/)
  })

  it('Ragnar rolls half of them where that is better', async () => {
    const { stdout } = await run(['dice', 'ragnar', '--units', 'ragnar', '3x8bondi', '--want', 'bondi=3'])
    expect(stdout).toMatch(/half of them +100\.0 % +100\.0 % +taken/)
    expect(stdout).toContain('Bondi x3 comes free, each unit once')
  })

  it('Gruffydd rolls three again', async () =>
    expect((await type('dice 6 gruffydd --want bonnedig=3')).stdout).toMatch(/Gruffydd: re-roll dice/))

  it('Maredudd activates any class with any die', async () =>
    expect(low((await asked('6 maredudd --want bonnedig=6')).all)).toEqual([1, 1]))

  it('Taillefer may put any die on his activation boxes', async () => {
    const { all, notes } = await asked('6 taillefer --want activation-dice=4,charge')
    expect(low(all)).toEqual([1, 1])
    expect(notes.join()).toContain('loses 1 fatigue')
  })
})

describe('dice wrath', () => {
  it('gives the odds of every row of its table', async () => {
    const { stdout } = await type('dice wrath 3')
    expect(stdout).toMatch(/12\+ +37\.5 % +35\.6 %/)
    expect(stdout).toMatch(/17\+ +1\.9 % +1\.9 %/)
    expect(stdout).toContain('Free activations, 2.61 on average')
  })

  it.each([
    [
      'line',
      /^The Wrath of the Jomsvikings with 3 SAGA dice: 2\+ 100\.0 %, .*; they change sides 1\.9 %; 2\.61 free activations/
    ],
    ['csv', /^what,dice,least,reached,in_force\n/],
    ['json', /"kind": "wrath"/],
    ['markdown', /\| 12\+ \| 37\.5 % \|/]
  ])('as %s', async (format, pattern) => expect((await type(`dice wrath 3 -f ${format}`)).stdout).toMatch(pattern))
})

describe('what goes wrong', () => {
  it.each([
    ['9 normans', ['9 SAGA dice are more than a player owns (R7.1): give a number from 1 to 8']],
    ['0 normans', ['dice: 0 is not a whole number from 1 to 8']],
    [
      '6 normans --left 3',
      ['6 SAGA dice to roll and 3 left on the board make 9: at most 8 are in use at once (R7.1), so roll 5 or leave 2']
    ],
    ['--rolled CCCCCCCCC normans', ['9 SAGA dice are more than a player owns (R7.1): give a number from 1 to 8']],
    [
      '6 vikings --rolled axe,axe,helmet --want ullr',
      ['--rolled: axe is a symbol of the Anglo-Danes, not of the Vikings: their symbols are Fehu (C), Berkano (U) and Sowilo (R)']
    ],
    [
      '--rolled Sowilo normans --want charge',
      [
        '--rolled: Sowilo is a symbol of the Vikings, not of the Normans: the pictures on their dice are not known: write C, U and R'
      ]
    ],
    [
      '--rolled CCXR vikings --want ullr',
      [
        '--rolled: "CCXR" is not a roll: the symbols are C common, U uncommon, R rare, as in CCUURC, or the symbols Fehu, Berkano and Sowilo'
      ]
    ],
    [
      '--rolled CCR cnut --want trapped',
      [
        '--rolled: "CCR": whose dice are these, of the Anglo-Danes or the Vikings? separate them with a slash, as in CCU/CR, or name their symbols'
      ]
    ],
    ['6 normans --rolled CCU --want charge', ['--rolled: these are 3 dice, not 6: leave the number out']],
    [
      '6 normans --want knights=9',
      ['--want: Knights x9 needs 9 dice on the board at once, and at most 8 are in use at once (R7.1): no roll can pay for it']
    ],
    [
      '4 normans --left 4 --want knights=5',
      [
        '--want: Knights x5 needs 5 dice on the board at once, and beside those left on the board there is room for 4 (R7.1): no roll can pay for it'
      ]
    ],
    [
      '6 normans --want knights=5,sergeants=4',
      [
        'all of this needs 9 dice on the board at once, and at most 8 are in use at once (R7.1): no roll can pay for it, so leave something out'
      ]
    ],
    ['6 --want "C + U same"', ['--want: C + U same needs different dice of one symbol: no number of dice can pay for it']],
    ['6 normans --want charge,charge', ['--want: Charge! is used once a turn (R7.3): ask for it once']],
    ['6 normans --want charge --keep charge', ['--keep: Charge! is used once a turn (R7.3): ask for it once']],
    ['6 normans --want "stamping x2"', ['--want: Stamping is used once a turn (R7.3): ask for it once']],
    ['6 normans --want chrage', ['--want: there is no box "chrage" on the board of the Normans; did you mean "charge"?']],
    [
      '6 normans --want ullr',
      ['--want: Ullr is on the board of the Vikings, not of the Normans: leave it out, or ask for the dice of the Vikings']
    ],
    ['6 normans --want a', ['--want: "a" could mean activation-pool, attack-pool, aimed-volley or terrified: type more of it']],
    ['6 normans --want activation-dice', ['--want: Activation Dice is for Taillefer: add --hero, or leave it out']],
    [
      '6 normans --want "knights x99"',
      ['--want: "knights x99": the number of uses is a whole number from 1 to 10, as in "hirdmen x2"']
    ],
    [
      '6 --want combat-pool',
      [
        'whose dice? Combat Pool is on the boards of the Vikings, the Anglo-Danes and the Welsh: name one, as in saga-odds dice 6 vikings'
      ]
    ],
    ['7 sven --want combat-pool', ['Sven Forkbeard leads the Vikings or the Anglo-Danes: name one, as in --faction vikings']],
    ['6 normans --hero cnut --want charge', ['Cnut leads the Anglo-Danes, not the Normans: leave one out']],
    ['6 normans --against william', ['--against: William does nothing to the SAGA dice of his enemy: leave him out']],
    ['6 frogs', ['unknown word "frogs": give the number of dice and whose they are, as in saga-odds dice 6 normans']],
    ['6 vikngs', ['unknown word "vikngs"; did you mean "vikings"?']],
    ['6 normans vikings', ['two factions, the Normans and the Vikings: leave one out']],
    ['6 7 normans', ['two numbers of dice, 6 and 7: leave one out']],
    ['normans', ['how many SAGA dice? give a number, as in saga-odds dice 6 normans, or the units, as in --units 2x4hg 3x8w wl']],
    ['6 normans --want charge x2', ['unknown word "x2": put a box and its number in quotes, as in --want "hirdmen x2"']],
    ['normans --units 13w', ['--units: 13 is not a number of warriors: 1 to 12']],
    ['normans --units 99x4hg', ['--units: 99 is not a number of units: 1 to 30']],
    [
      'normans --units 2x4frogs',
      ['unknown word "frogs": a unit is a number, a troop and what it has, as in 4 huscarls axe in woods +shieldwall']
    ],
    ['normans --units 8', ['--units: which troop? name one for each unit, as in 2x4hg 3x8w wl']],
    [
      '6 normans --want charge --weights stamping=2',
      ['--weights: Stamping is not in --want: add it there, or leave its weight out']
    ],
    ['6 normans --want charge --weights charge=0', ['--weights: 0 is not a number above 0, as in charge=3']],
    [
      '6 vikings --want ullr --cost ullr=Q',
      ['--cost: "Q" is not a cost, with one SAGA die for each term: U, C or R, U + R, any']
    ],
    [
      '6 vikings --first-turn',
      ['--first-turn: only the second edition has its own number of dice for the first turn: add --edition 2, or leave it out']
    ],
    ['6 normans --turn 2', ['--turn is for --against: leave it out']],
    ['6 normans --points 7', ['--points: 7 is not 2, 3, 4, 5, 6, 8, 10 or 12']],
    // T7.2: at most 3 in all his first turn
    [
      '8 vikings --first-turn --edition 2',
      [
        '8 SAGA dice: the player who goes first rolls at most 3 in the first turn (V9.10): give at most 3, or leave the first turn out'
      ]
    ],
    [
      'vikings --rolled CCUU --first-turn --edition 2',
      [
        '4 SAGA dice: the player who goes first rolls at most 3 in the first turn (V9.10): give at most 3, or leave the first turn out'
      ]
    ],
    ['6 vikings --edition 3', ['--edition: 3 is not 1 or 2']],
    [
      '8 vikings --want njord,frigg,heimdall,asgard,thor,ullr,valhalla,loki --weights njord=1.5,frigg=2,heimdall=3,asgard=4,thor=5,ullr=6',
      [
        'the costs of Njord, Frigg, Heimdall, Asgard, Thor, Ullr, Valhalla and Loki could combine in 13 122 ways, too many to work out: give some with --cost, or ask for fewer boxes'
      ]
    ],
    ['6 normans --wnat charge', ['unknown option --wnat; did you mean --want?']],
    ['wrath 4', ['dice wrath: "4" is not a number from 1 to 3 (R6.6), as in saga-odds dice wrath 3']],
    ['wrath', ['dice wrath: nothing is not a number from 1 to 3 (R6.6), as in saga-odds dice wrath 3']],
    ['wrath 2 --want charge', ['--want: the Wrath takes one to three dice and nothing else, as in saga-odds dice wrath 3']],
    [
      '9 frogs --want chrage --left 9 -f tabel',
      [
        '--format: "tabel" is not table, line, json, ndjson, csv, markdown, svg or html; did you mean "table"?',
        'unknown word "frogs": give the number of dice and whose they are, as in saga-odds dice 6 normans',
        '--want: there is no box "chrage"; did you mean "charge"?',
        '--left: 9 is not a whole number from 0 to 8',
        '9 SAGA dice are more than a player owns (R7.1): give a number from 1 to 8'
      ]
    ]
  ])('%s', async (line, sentences) => expect(await run(['dice', ...words(line)])).toEqual(refused(...sentences)))

  it('in a file is reported by its keys', async () => {
    const path = file(
      'wrong.json',
      JSON.stringify({ faction: 'normans', dice: 6, want: ['charge', 3], wnat: [], keep: [{ times: 2 }] })
    )
    expect(await type(`dice --scenario ${path}`)).toEqual(
      refused(
        'a question about SAGA dice has no "wnat"; did you mean "want"?',
        'want: 3 is not a box, such as "charge" or "hirdmen x2"',
        'keep needs "box"'
      )
    )
  })

  it.each([['[]'], ['"charge"'], ['3']])('in a file that is no question: %s', async text =>
    expect((await type(`dice --scenario ${file('odd.json', text)}`)).code).toBe(2)
  )

  it.each([
    ['{"dice":6,"faction":"normans","want":"__proto__"}'],
    ['{"dice":6,"faction":"__proto__","want":"charge"}'],
    ['{"dice":6,"faction":"normans","want":["constructor"],"costs":{"__proto__":"U"},"weights":{"constructor":1}}'],
    ['{"dice":{},"faction":[],"want":{},"units":{},"rolled":{},"left":"x","hero":3,"enemy":[],"turn":0.5,"readings":3,"id":[]}'],
    ['{"units":[{"unit":"bondi","models":8,"units":-1},{"unit":"bondi"},{"unit":7},null]}'],
    ['{"dice":6,"want":["?"]}']
  ])('strange data is reported or answered, never a bug: %s', async text =>
    expect([0, 2]).toContain((await type(`dice --scenario ${file('strange.json', text)}`)).code)
  )
})

describe('two lists of units', () => {
  it('are refused, as one of them would count for nothing', async () => {
    const { code, stderr } = await type('dice --units 4hg,8w --warband examples/rosters/normans.yaml')
    expect(code).toBe(2)
    expect(stderr).toContain('--units and --warband both say whose dice are rolled')
  })
})

describe('a bare cost', () => {
  it('is paid as brute force pays it', async () =>
    expect((await shown('5 --want "C or R,U+R"')).all?.asRolled.low).toBeCloseTo(
      share(5, fall => pays(fall, ['CR', 'U', 'R'])),
      12
    ))
})

describe('the library', () => {
  it('answers as the command does', async () => {
    const first = await asked('6 normans --want charge,stamping --keep attack-pool')
    expect(answers.dice(first.request, rulebook(1))).toEqual(first)
    expect(answers.wrath({ kind: 'wrath', dice: 3 }, rulebook(1))).toEqual(await report('dice wrath 3'))
  })

  it('reports every mistake of a request', () =>
    expect(() => diceRequested({ scenario: { dice: 9, faction: 'normans', want: 'chrage' } })).toThrow(RequestError))
})
