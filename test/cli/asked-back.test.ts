import { describe, expect, it } from 'vitest'
import { run, type } from './running'

const refused = async (...args: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  return stderr
}

describe('a command that is asked back', () => {
  const reading = ['--reading', 'overkill-counts=yes']

  it.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'melee',
      ['melee', '8 bondi charge 4 huscarls in cover', '-f', 'json', ...reading],
      ['in light cover', 'in heavy cover'].map(
        cover => `saga-odds melee 8 bondi charge 4 huscarls ${cover} --reading overkill-counts=yes --format json`
      )
    ],
    [
      'advise',
      ['advise', '8 bondi charge 4 huscarls in cover', '-f', 'json'],
      ['in light cover', 'in heavy cover'].map(cover => `saga-odds advise 8 bondi charge 4 huscarls ${cover} --format json`)
    ],
    [
      'sweep',
      ['sweep', 'melee', '8 bondi charge 4 huscarls in cover', '--vary', 'attacker.models=4..5'],
      ['in light cover'].map(cover => `saga-odds sweep melee 8 bondi charge 4 huscarls ${cover} --vary attacker.models=4..5`)
    ],
    [
      'the second edition, said once',
      ['melee', '8 warriors charge 4 hearthguard in cover', '--edition', '2'],
      ['saga-odds melee 8 warriors charge 4 hearthguard in light cover --edition 2\n']
    ],
    [
      'plan',
      ['plan', '8 bondi charge 4 huscarls in cover', '-f', 'json'],
      ['saga-odds plan 8 bondi charge 4 huscarls in light cover --format json']
    ],
    [
      'either of two units',
      ['melee', '8 warriors or 4 hearthguard', '-f', 'json'],
      ['saga-odds melee 8 warriors charge 4 hearthguard --format json;', 'vs 8 bondi --format json']
    ]
  ])('keeps what was typed beside the words: %s', async (_, args, commands) => {
    const stderr = await refused(...args)
    for (const command of commands) expect(stderr).toContain(command)
  })
})

describe('a flag whose value is wrong', () => {
  it('is named, not the place of its value', async () =>
    expect(await refused('melee', '8 bondi charge 4 huscarls', '--attacker-spends', 'maybe')).toMatch(
      /^saga-odds: --attacker-spends: "maybe" is not /
    ))

  it.each([
    [['melee', '--defender', '8 bondi', '--target', '4 huscarls'], '--defender and --target', '--attacker'],
    [['shoot', '--attacker', '8 crossbows', '--shooter', '6 crossbows'], '--attacker and --shooter', '--defender'],
    [
      ['melee', '8 bondi charge 4 huscarls', '--defender-fatigue', '1', '--target-fatigue', '2'],
      '--defender-fatigue and --target-fatigue',
      '--attacker-fatigue'
    ]
  ])('of one unit by two names says which flag is the other unit: %s', async (args, both, cure) =>
    expect(await refused(...args)).toBe(`saga-odds: ${both} are of the same unit: use ${cure} for the other one\n`)
  )

  it('says that a sweep shows one quantity', async () =>
    expect(
      await refused('sweep', '8 bondi charge 4 huscarls', '--vary', 'attacker.models=4..5', '--show', 'attacker wins,tie')
    ).toBe("saga-odds: --show: a sweep shows one quantity: name one of these, as in --show 'attacker wins'\n"))
})

describe('the words of the second edition', () => {
  it('are those of what is refused there', async () => {
    const stderr = await refused('shoot', '8 warriors bow closes ranks shoot 6 warriors', '--edition', '2')
    expect(stderr).toContain('only the unit that is charged may close ranks (V9.4)')
    expect(stderr).not.toContain('gives up')
  })

  it('have the older names of readings too', async () =>
    expect((await type('rules cover-shooting --edition 2')).stdout).toContain('solid cover saves on 3'))
})

describe('rules are asked for in words', () => {
  it.each([
    ['what does ullr do', 'ullr'],
    ['the stats of hearthguard', 'hearthguard'],
    ['hearthguard armour', 'hearthguard'],
    ['como funciona el muro de escudos', 'muro de escudos'],
    ['about fatigue', 'fatigue']
  ])('%s', async (asked, meant) => expect(await type(`rules ${asked}`)).toEqual(await type(`rules ${meant}`)))

  it('but not where anything else is said', async () =>
    expect((await type('rules ullr xyzzy')).stderr).toContain('nothing called "ullr xyzzy"'))
})
