import { describe, expect, it, vi } from 'vitest'
import { csv } from '../../src/report/csv'
import { fields } from '../../src/report/fight/lines'
import { type FormatName, formats, render } from '../../src/report/index'
import { line } from '../../src/report/line'
import { markdown } from '../../src/report/markdown'
import { record } from '../../src/report/record'
import { look } from './look'
import { hostile } from './reports/hostile'
import { melee } from './reports/melee'
import { pair } from './reports/pair'
import { axe, weapons } from './reports/rulebook'
import { sampled } from './reports/sampled'
import { shot } from './reports/shot'

const names = Object.keys(formats) as FormatName[]

describe('every format', () => {
  it.each(names)('ends %s with a line end', async name => {
    for (const report of [melee, shot, weapons, axe]) expect(await render(name, report, look())).toMatch(/\n$/u)
  })

  it.each(names)('prints %s the same twice', async name => {
    expect(await render(name, sampled, look())).toBe(await render(name, sampled, look()))
  })
})

describe('a line', () => {
  it('gives a melee in one sentence', async () => {
    expect(await line(melee)).toBe(
      '12 bondi charge 4 huscarls, danish axe, gives up dice: bondi win 68.6 %, tie 16.1 %, huscarls win 15.3 %; ' +
        'casualties: bondi 1.8 of 12, huscarls 2.9 of 4; huscarls wiped out 45.3 %\n'
    )
  })

  it('gives a shot without a winner', async () => {
    expect(await line(shot)).toBe(
      '8 crossbows, Aimed Volley, shoot 6 bondi, light cover, Asgard: casualties: bondi 1.0 of 6 (90 % range 0-3); ' +
        'bondi wiped out 0.0 %; the cost of Asgard is unknown\n'
    )
  })

  it('says of sampled figures how sure they are', async () => {
    expect(await line(sampled)).toContain('bondi win 68.6 % (68.3-68.9), tie 16.1 % (15.8-16.3), huscarls win 15.4 % (15.1-15.6)')
    expect(await line(sampled)).toContain('; sampled 100 000 times, seed hastings\n')
  })

  it('names the second edition, and leaves the headline of a pair as it is', async () => {
    expect(await line({ ...pair, edition: 2 })).toMatch(
      /^1 warlord and 4 huscarls charge 12 warriors: .*; second edition(; [^\n]*)?\n$/u
    )
  })

  it('lists what the rulebook holds', async () => {
    expect(await line(axe)).toBe(
      'Danish axe: own armour -1 in melee, attack roll +1 in melee; ' +
        'A two-handed axe: hits more easily, guards less. The natural 1 still misses. (R5.1, S1 p.36, stated)\n'
    )
    expect((await line(weapons)).split('\n')[2]).toBe('bow: what it does shoots 12", rule R2.7')
  })

  it('is one line, whatever is in the names', async () => {
    expect((await line(hostile)).trimEnd().split('\n')).toHaveLength(1)
  })
})

describe('markdown', () => {
  it.each(Object.entries({ melee, shot, sampled, weapons, axe }))('prints the %s as agreed', async (name, report) => {
    await expect(await markdown(report, { explain: name === 'melee' })).toMatchFileSnapshot(`golden/${name}.md`)
  })

  it('takes no letter of a name for a mark', async () => {
    const text = await markdown(hostile, { explain: true })
    expect(text).toContain('\\|\\<b>')
    expect(text).not.toMatch(/[^\\]<b>/u)
  })
})

describe('CSV', () => {
  it('is one row under its columns', async () => {
    expect(await csv(melee, {})).toBe(
      'kind,headline,edition,method,attacker_unit,attacker_models,defender_unit,defender_models,' +
        'attacker_wins,tie,defender_wins,' +
        'attacker_losses_mean,attacker_losses_sd,attacker_wiped_out,attacker_fatigue_after,' +
        'defender_losses_mean,defender_losses_sd,defender_wiped_out,defender_fatigue_after,' +
        'victory_points_killed,victory_points_lost,victory_points_swing\n' +
        'melee,"12 bondi charge 4 huscarls, danish axe, gives up dice",1,exact,bondi,12,huscarls,4,' +
        '0.68565,0.16099,0.15336,1.777778,0.993808,0,1,2.932645,1.205828,0.45326,1,2.932645,0.888889,2.043756\n'
    )
  })

  it('has the whole distributions in full', async () => {
    const [columns = '', values = ''] = (await csv(shot, { full: true })).split('\n')
    expect(columns).toMatch(/,attacker_losses_p_0,.*,attacker_losses_p_8,defender_losses_p_0,.*,defender_losses_p_6$/u)
    expect(values).toMatch(/,0.31640625,0.421875,0.2109375,0.046875,0.00390625,0,0$/u)
  })

  it('leaves the winner of a shot empty', async () => {
    const values = new Map(fields(shot, false))
    expect(values.has('tie')).toBe(true)
    expect(values.get('tie')).toBeUndefined()
    expect(await csv(shot, {})).toContain(',6,,,,0,')
  })

  it('adds two units of one side up', () => {
    const values = new Map(fields(pair, false))
    expect(values.get('attacker_unit')).toBe('warlord+huscarls')
    expect(values.get('attacker_models')).toBe(5)
  })

  it('quotes commas and quotation marks', () => {
    expect(record(['a, b', 'shoots 12"', 1.5, undefined, ''])).toBe('"a, b","shoots 12""",1.5,,')
  })

  it('prints the tables of the rulebook, and its entries', async () => {
    expect((await csv(weapons, {})).split('\n')[0]).toMatch(/^[a-z_]+(?:,[a-z_]+)*$/u)
    expect((await csv(weapons, {})).split('\n')[3]).toBe('bow,"shoots 12""",R2.7')
    expect((await csv(axe, {})).split('\n')[0]).toBe('kind,id,name,facts,text,rule,source,certainty')
  })
})

describe('JSON', () => {
  it('is the report itself, indented by two', async () => {
    const text = await render('json', melee, look())
    expect(JSON.parse(text)).toEqual(melee)
    expect(text).toMatch(/^\{\n {2}"schema": "saga-odds\/1",\n/u)
  })

  it('is one line as NDJSON', async () => {
    const text = await render('ndjson', melee, look())
    expect(JSON.parse(text)).toEqual(melee)
    expect(text.trimEnd().split('\n')).toHaveLength(1)
  })

  it('escapes what a terminal would obey, and means the same', async () => {
    for (const name of ['json', 'ndjson'] as const) expect(JSON.parse(await render(name, hostile, look()))).toEqual(hostile)
  })
})

describe('loading', () => {
  it.each(names)('takes no library of colours or tables for %s of a fight without colours', async name => {
    vi.resetModules()
    const loaded: string[] = []
    vi.doMock('chalk', () => loaded.push('chalk') && {})
    vi.doMock('cli-table3', () => loaded.push('cli-table3') && {})
    const fresh = await import('../../src/report/index')
    await fresh.render(name, melee, look({ explain: true }))
    vi.doUnmock('chalk')
    vi.doUnmock('cli-table3')
    expect(loaded).toEqual([])
  })

  it('takes them where they serve', async () => {
    const paint = async () => (await import('../../src/report/terminal/theme')).colourTheme(1)
    expect((await paint()).bold('bondi')).not.toBe('bondi')
    expect(await render('table', weapons, look())).toContain('─')
  })
})
