import { describe, expect, it } from 'vitest'
import { type } from '../cli/running'

/** Words that only the other edition has name it, and are no slips of the hand. */

const SECOND = [
  ['8 warriors pikes', 'pikes', 'a weapon', 'weapons'],
  ['6 hearthguard on camels', 'camels', 'a mount', 'weapons'],
  ['8 warriors with a firearm', 'firearm', 'a weapon', 'weapons'],
  ['elephant', 'elephant', 'a unit', 'units'],
  ['8 steppe nomads', 'steppe nomads', 'a unit', 'units'],
  ['8 mongols', 'mongols', 'a faction', 'factions']
] as const

const FIRST = [
  ['4 jomsvikings', 'jomsvikings', 'a unit', 'units'],
  ['baggage', 'baggage', 'a unit', 'units']
] as const

describe('a word of the other edition', () => {
  it.each(SECOND)('in %j names the second', async (unit, word, what, list) => {
    const sentence =
      `saga-odds: "${word}" is ${what} of the second edition: add --edition 2, ` +
      `or choose from \`saga-odds rules ${list} --edition 1\`\n`
    for (const line of [`melee ${unit} charge 8 bondi`, `melee 8 bondi charge ${unit}`])
      expect(await type(line)).toEqual({ code: 2, stdout: '', stderr: sentence })
  })

  it.each(FIRST)('in %j names the first', async (unit, word, what, list) => {
    expect((await type(`melee ${unit} charge 8 bondi --edition 2`)).stderr).toBe(
      `saga-odds: "${word}" is ${what} of the first edition: add --edition 1, ` +
        `or choose from \`saga-odds rules ${list} --edition 2\`\n`
    )
  })

  it('names it where it is the value of a flag, and in Spanish', async () => {
    expect((await type('melee 8w vs 8w --attacker-weapon sarissa')).stderr).toContain(
      '"sarissa" is a weapon of the second edition'
    )
    expect((await type('melee 8 guerreros con sarisas contra 8 guerreros --language es')).stderr).toContain('la segunda edición')
  })

  it('is named beside what else is not understood, and slips beside it are still mended', async () => {
    const { stderr } = await type('melee 8 warriors pikes xyzzyq charge 8 bondii')
    expect(stderr).toContain('"pikes" is a weapon of the second edition')
    expect(stderr).toContain('unknown word "xyzzyq"')
    expect(stderr).not.toContain('bondii')
  })

  it('is asked back in its own edition where it may be several things', async () => {
    const { stderr } = await type('shoot 6 crossbowmen at 8 warriors --edition 2')
    expect(stderr).toContain('of which class?')
    expect(stderr).toContain('saga-odds shoot 6 warriors crossbow at 8 warriors --edition 2\n')
  })
})
