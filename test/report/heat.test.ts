import { describe, expect, it } from 'vitest'
import { page as fight } from '../../src/report/fight'
import { heatMap } from '../../src/report/heat-map'
import type { HeatMap } from '../../src/report/page'
import { heatMapLines as drawn } from '../../src/report/terminal/heat-map'
import { colourTheme } from '../../src/report/terminal/theme'
import { plainTheme, type TextCanvas } from '../../src/report/wrap'
import { longest, visible } from './look'
import { melee } from './reports/melee'
import { shot } from './reports/shot'

const paper = (changes: Partial<TextCanvas> = {}): TextCanvas => ({ columns: 78, unicode: true, theme: plainTheme, ...changes })

const gains = heatMap({
  title: 'points',
  rows: { name: 'models', labels: ['4', '5'] },
  columns: { name: 'cover', labels: ['none', 'light', 'heavy'] },
  values: [
    [1, 0.5, -0.25],
    [2, undefined, 0]
  ],
  format: 'points',
  mark: { which: 'largest', label: 'the best' }
})

const maps = (full: boolean, explain = false, report = melee): readonly HeatMap[] =>
  fight(report, { explain, full }).sections.flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.block === 'heat' ? [block] : []))
  )

describe('a heat map', () => {
  it('is deepest where a value is furthest from the middle', () => {
    expect(gains.cells.map(row => row.map(({ strength: depth }) => depth))).toEqual([
      [0.5, 0.25, 0.125],
      [1, 0, 0]
    ])
  })

  it('turns from one hue to the other at its middle', () => {
    expect(gains.cells.flat().map(({ tone }) => tone)).toEqual([
      ...['attacker', 'attacker', 'defender'],
      ...['attacker', 'quiet', 'attacker']
    ])
    const wins = heatMap({ ...gains, values: [[0.4, 0.6]], format: 'percent', middle: 0.5 })
    expect(wins.cells.flat().map(({ tone, text }) => `${tone} ${text}`)).toEqual(['defender 40.0', 'attacker 60.0'])
    expect(wins.unit).toBe('%')
  })

  it('marks the first of the best cells, largest or smallest', () => {
    const values = [
      [3, 1],
      [1, 3]
    ]
    const marked = (which: 'largest' | 'smallest') =>
      heatMap({ ...gains, values, format: 'count', mark: { which, label: 'it' } }).marked
    expect(marked('largest')).toEqual({ row: 0, column: 0, label: 'it' })
    expect(marked('smallest')).toEqual({ row: 0, column: 1, label: 'it' })
  })

  it('leaves a cell without a value bare, and a map without any unmarked', () => {
    expect(gains.cells[1]?.[1]).toEqual({ text: '-', tone: 'quiet', strength: 0 })
    expect(
      heatMap({ ...gains, values: [[undefined]], format: 'count', mark: { which: 'largest', label: 'it' } }).marked
    ).toBeUndefined()
  })
})

describe('the losses of both sides', () => {
  it('are shown with the explanation, or in full', () => {
    expect([maps(false), maps(true), maps(false, true)].map(({ length }) => length)).toEqual([0, 1, 1])
  })

  it('have a row for each loss of the attacker and a column for each of the defender', () => {
    const [map] = maps(true)
    expect(map?.rows).toEqual({ name: 'bondi lose', labels: ['0', '1', '2', '3', '4'] })
    expect(map?.columns.name).toBe('huscarls lose')
    expect(map?.cells[1]?.[4]?.text).toBe('13.8')
    expect(map?.marked).toEqual({ row: 2, column: 4, label: 'the likeliest' })
  })

  it('are painted in the hue of the side that loses fewer', () => {
    const [map] = maps(true)
    expect([map?.cells[0]?.[3]?.tone, map?.cells[3]?.[3]?.tone, map?.cells[4]?.[0]?.tone]).toEqual([
      'attacker',
      'plain',
      'defender'
    ])
  })

  it('of a shot are the losses of one side, and no map', () => {
    expect(maps(true, true, shot)).toEqual([])
  })
})

describe('a heat map on a terminal', () => {
  it('stands its figures beside their shades, and a star at the best', () => {
    expect(drawn(gains, paper())).toEqual([
      'points; * the best: models 5, cover none: +2.00',
      '        cover',
      'models   none       light       heavy',
      '     4  +1.00 ▓▓▓▓  +0.50 ▓▓▓▓  -0.25 ▒▒▒▒',
      '     5  +2.00*████      -        0.00 ▒▒▒▒'
    ])
  })

  it('has other shades for 5 % than for 94 %, with colours and without', () => {
    const wins = heatMap({ ...gains, values: [[0.05, 0.5, 0.94]], format: 'percent', middle: 0.5 })
    const [line = ''] = drawn(wins, paper()).slice(-1)
    expect(line).toMatch(/5\.0 +50\.0 ▒+ +94\.0 █+$/u)
    const coloured = drawn(wins, paper({ theme: colourTheme(3) })).at(-1) ?? ''
    expect(new Set(coloured.match(/\[38;2;[\d;]+m/gu)).size).toBeGreaterThanOrEqual(2)
  })

  it('breaks no word over a column but into several parts of the map', () => {
    const labels = ['8 crossbowmen', '4 berserkers', '8 sergeants', '12 bondi', '4 hirdmen', '6 huscarls', '8 ceorls']
    const map = heatMap({
      ...gains,
      columns: { name: 'enemy', labels },
      values: [labels.map((_, i) => i), labels.map(() => 1)],
      format: 'count'
    })
    const text = drawn(map, paper({ columns: 60 })).join('\n')
    for (const word of labels.flatMap(label => label.split(' '))) expect(text).toMatch(new RegExp(`\\b${word}\\b`, 'u'))
  })

  it('keeps its figures as long as they fit, then its shades alone', () => {
    const at = (columns: number): string => drawn(gains, paper({ columns })).join('\n')
    expect(at(33)).toContain('+2.00*██')
    expect(at(33)).not.toContain('███')
    expect(at(24)).not.toContain('+2.00*')
    expect(at(24)).toContain('████')
  })

  it('is cut into several parts where even shades do not fit', () => {
    const labels = Array.from({ length: 100 }, (_, index) => String(index))
    const wide = heatMap({
      ...gains,
      columns: { name: 'models', labels },
      values: [labels.map(Number), labels.map(Number)],
      format: 'count'
    })
    const lines = drawn(wide, paper())
    expect(longest(lines.join('\n'))).toBeLessThanOrEqual(78)
    expect(lines.join(' ').match(/\b9[0-9]\b/gu)?.length).toBeGreaterThanOrEqual(10)
    expect(lines.filter(line => line.includes('models')).length).toBeGreaterThan(2)
  })

  it('gives long names a second line', () => {
    const rows = { name: 'a warlord and his hearthguard lose', labels: ['4 hearthguard in the rocks beyond', '5'] }
    const lines = drawn({ ...gains, rows }, paper())
    expect(lines.join('\n')).toMatch(/a warlord and.*\n.*his hearthguard\n(.*\n)?lose/u)
    expect(lines.join('\n')).toMatch(/4 hearthguard in the.*\n *rocks beyond/u)
  })

  it('is drawn in ASCII where the terminal knows no more', () => {
    expect(drawn(gains, paper({ unicode: false })).join('')).toMatch(/^[ -~]*$/u)
  })

  it('has every depth in its own colour where there are so many, else one hue a side', () => {
    const colours = (level: 1 | 2 | 3, map: HeatMap): number => {
      const text = drawn(map, paper({ theme: colourTheme(level) })).join('\n')
      expect(visible(text)).toBe(drawn(map, paper()).join('\n'))
      return new Set(text.match(/\[(?:38;[25];[\d;]+|3[56])m/gu)).size
    }
    const [map] = maps(true)
    if (!map) throw new Error('the melee has a map')
    expect(colours(1, map)).toBe(2)
    expect(colours(2, map)).toBeGreaterThan(2)
    expect(colours(3, map)).toBeGreaterThan(10)
  })
})
