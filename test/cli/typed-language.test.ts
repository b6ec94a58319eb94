import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { isInSpanish } from '../../src/cli/typed-language'
import { useCatalogue } from '../../src/model/language'
import { type } from './running'

/** What is wrong with a sentence is said in the language it was typed in. */

afterEach(() => useCatalogue(undefined))

const english = { env: { LANG: 'en_GB.UTF-8' } }

describe('a question in Spanish', () => {
  it.each([
    ['8 bondi cargan a 4 unicornios', 'palabra desconocida "unicornios"'],
    ['que me conviene', 'comando desconocido "que"'],
    ['compara 8 bondi', '¿contra quién?'],
    ['me cargan 6 caballeros', 'no hay nadie delante de "cargan"'],
    ['8 bondi contra 4 huscarls -f json --nada', 'opción desconocida --nada'],
    ['melee 8 guerreros contra 4 guardias con lanzagranadas -f json', 'palabra desconocida "lanzagranadas"']
  ])('"%s" is refused in Spanish on a system in English', async (typed, sentence) => {
    const { code, stdout, stderr } = await type(typed, english)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`saga-odds: ${sentence}`)
  })

  it('is refused in English where English is asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saga-odds-language-'))
    mkdirSync(join(folder, 'saga-odds'))
    writeFileSync(join(folder, 'saga-odds', 'config.yaml'), 'language: en\n')
    const configured = { env: { ...english.env, XDG_CONFIG_HOME: folder } }
    for (const { stderr } of [
      await type('8 bondi cargan a 4 unicornios --language en', english),
      await type('8 bondi cargan a 4 unicornios', configured)
    ])
      expect(stderr).toMatch(/^saga-odds: unknown word "unicornios"/)
  })

  it('that is answered keeps the language of the system', async () => {
    expect((await type('8 bondi cargan a 4 huscarls -f line', english)).stdout).toContain('8 bondi charge 4 huscarls')
  })
})

it.each([
  ['8 bondi charge 4 unicorns', false],
  ['how many huscarls die if 8 bondi charge siendo 4', false],
  ['melee 8w vs 4hg', false],
  ['--scenario el-muro.yaml', false],
  ['8 bondi contra 4 unicornios', true],
  ['¿mueren?', true],
  ['cuantos mueren if 8 bondi cargan', true]
])('whether "%s" is Spanish: %s', (typed, isSpanish) => {
  expect(isInSpanish(typed.split(' '))).toBe(isSpanish)
})
