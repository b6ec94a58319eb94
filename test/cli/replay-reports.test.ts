import { describe, expect, it } from 'vitest'
import type { ReportKind } from '../../src/model/report'
import { run } from './running'

/** A question of every kind. */
const questions: { readonly [K in ReportKind]: readonly string[] } = {
  melee: ['melee', '8 bondi charge 4 huscarls', '--explain'],
  shoot: ['shoot', '8 crossbows shoot 6 bondi in woods'],
  readings: ['melee', '8 bondi charge 4 huscarls', '--all-readings'],
  'what-if': ['melee', '8 bondi charge 4 huscarls', '--what-if', '--for', 'defender'],
  roll: ['melee', '6 hirdmen charge 4 huscarls', '--roll', '3', '--prefer', 'ullr,frigg'],
  until: ['melee', '8 bondi charge 4 huscarls', '--until', 'attacker wins >= 60%', '--by', 'attacker.models'],
  observed: ['melee', '8 bondi charge 4 huscarls', '--observed', '3:1'],
  sweep: ['sweep', 'melee 8 bondi charge 4 huscarls', '--vary', 'attacker.models=4..6'],
  compare: ['compare', '8 warriors or 4 hearthguard vs 6 bondi', '--charged'],
  advice: ['advise', '6 hirdmen +frigg charge 4 huscarls +shieldwall'],
  dice: ['dice', '6 normans', '--want', 'charge', '--keep', 'stamping'],
  wrath: ['dice', 'wrath 2'],
  throw: ['throw', '20 dice on 6+', '--observed', '5'],
  plan: ['plan', 'examples/shoot-or-charge.yaml', '--solve'],
  review: ['review', '12 bondi charge 4 huscarls: 2:3', '8 crossbows shoot 6 bondi: 0:2'],
  'warband-check': ['warband', 'check', 'examples/rosters/normans.yaml', 'examples/rosters/ragnars-forty.yaml'],
  warband: ['warband', 'show', 'examples/rosters/ragnars-forty.yaml'],
  'warband-points': ['warband', 'points', '4 bondi 2 hirdmen'],
  warbands: ['compare', 'examples/rosters/normans.yaml', 'examples/rosters/welsh.yaml', '--gives-up-dice'],
  sheet: ['sheet', 'examples/rosters/normans.yaml', '--reading', 'crush-timing=unsaved'],
  field: ['compare', 'examples/rosters/normans.yaml', '--against', 'examples/meta'],
  build: ['warband', 'build', 'vikings', '4', '--keep', '4 berserkers', '--measure', 'killed', '--top', '2'],
  threats: ['threats', '--warband', '12 bondi, 4 hirdmen', '--against', '4 huscarls', '--reach', 'huscarls-1: bondi-1 5'],
  rules: ['rules', 'ullr', '--edition', '2']
}

const ofKinds = Object.entries(questions)

const asked = async (words: readonly string[]): Promise<string> => (await run([...words, '-f', 'json'])).stdout

describe('a report of every kind, given as --scenario', () => {
  it.each(ofKinds)('is asked again to the same bytes: %s', async (kind, words) => {
    const [command = ''] = words
    const before = await run([...words, '-f', 'json'])
    const { stdout: stdin, stderr } = before
    expect(stderr).toBe('')
    expect((JSON.parse(stdin) as { readonly kind: string }).kind).toBe(kind)
    expect(await run([command, '--scenario', '-', '-f', 'json'], { stdin })).toEqual(before)
  })

  it.each(['sweep', 'compare', 'dice', 'throw', 'plan', 'review', 'warband', 'sheet', 'threats', 'rules', 'melee'])(
    'of another command is refused with the command that plays it: %s',
    async command => {
      const [kind, by] = command === 'rules' ? (['throw', 'throw'] as const) : (['rules', 'rules'] as const)
      const { code, stdout, stderr } = await run([command, '--scenario', '-'], { stdin: await asked(questions[kind]) })
      expect([code, stdout]).toEqual([2, ''])
      expect(stderr).toBe(`saga-odds: stdin is a report of "${kind}": use it with saga-odds ${by} --scenario\n`)
    }
  )
})

describe('a report of rosters', () => {
  const spoilt = async (spoil: (request: Record<string, unknown>) => void, ...more: readonly string[]): Promise<string> => {
    const report = JSON.parse(await asked(questions.warband)) as { request: Record<string, unknown> }
    spoil(report.request)
    const { code, stdout, stderr } = await run(['warband', '--scenario', '-', ...more], { stdin: JSON.stringify(report) })
    expect([code, stdout]).toEqual([2, ''])
    return stderr
  }

  it('says its question alone', async () => {
    expect(await spoilt(() => undefined, '--against', '4 bondi')).toBe(
      'saga-odds: --scenario already holds the question: leave --against out\n'
    )
    expect(await spoilt(() => undefined, '--scenario', '-')).toContain('--scenario is given twice')
  })

  it('is read as what anybody may have written', async () => {
    const unit = { unit: 'constructor', models: 1e9, units: 1 }
    const roster = { name: 'x', edition: 1, faction: 'vikings', points: 7, units: [unit], weight: 1 }
    expect(await spoilt(request => Object.assign(request, { roster }))).toBe(
      [
        'saga-odds: stdin: request.roster.points: 7 is not 2, 3, 4, 5, 6, 8, 10 or 12',
        'saga-odds: stdin: request.roster.units[0].unit: there is no unit "constructor" (saga-odds rules units lists them)',
        'saga-odds: stdin: request.roster.units[0].models: 1000000000 is not a whole number from 1 to 99',
        ''
      ].join('\n')
    )
    expect(await spoilt(request => Object.assign(request, { edition: 3 }))).toBe(
      'saga-odds: stdin: request.edition: 3 is not 1 or 2\n'
    )
    expect(await spoilt(request => Object.assign(request, { roster: [] }))).toBe(
      'saga-odds: stdin: request.roster: a list is not an object\n'
    )
  })
})

it.each([
  ['warband', 'show', 'vikings: 8 hirdmen, 2x8 bondi led by ragnar'],
  ['warband', 'check', 'normans 6 points: mounted warlord, 8 knights mounted, 8 crossbowmen'],
  ['warband', 'show', 'anglo-danes: cnut with an axe, 8 huscarls, 8 ceorls'],
  ['warband', 'show', '8 hirdmen, 16 bondi', '--edition', '2'],
  ['sheet', 'vikings: 8 hirdmen', '--against', '8 warriors', '--edition', '2']
])('the command in a report of a warband in words asks the same again: %s %s %s', async (...words) => {
  const before = await run([...words, '-f', 'json'])
  const { replay } = JSON.parse(before.stdout) as { readonly replay: string }
  const again = [...replay.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '').slice(1)
  expect(await run([...again, '-f', 'json'])).toEqual(before)
})
