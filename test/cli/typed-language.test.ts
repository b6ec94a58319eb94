import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { isInSpanish } from '../../src/cli/questions/typed-language'
import { useCatalogue } from '../../src/model/language'
import { run, type } from './running'

/** A sentence is answered, and what is wrong with it is said, in the language it was typed in. */

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

  it('is answered and refused in English where English is asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'saga-odds-language-'))
    mkdirSync(join(folder, 'saga-odds'))
    writeFileSync(join(folder, 'saga-odds', 'config.yaml'), 'language: en\n')
    const configured = { env: { ...english.env, XDG_CONFIG_HOME: folder } }
    for (const [ending, around] of [
      [' --language en', english],
      ['', configured]
    ] as const) {
      expect((await type(`8 bondi cargan a 4 unicornios${ending}`, around)).stderr).toMatch(
        /^saga-odds: unknown word "unicornios"/
      )
      expect((await type(`8 bondi cargan a 4 huscarls -f line${ending}`, around)).stdout).toMatch(/^8 bondi charge 4 huscarls: /)
    }
  })

  it.each([
    ['8 bondi cargan a 4 huscarls -f line', /^8 bondi cargan contra 4 huscarls: /],
    ['reglas de fatiga', /primera edición/],
    ['compara 8 guerreros o 4 guardias contra 12 levas', /lo mejor contra 12 levas/],
    ['aconseja 6 hirdmen contra 4 huscarls', /la mejor jugada/]
  ])('"%s" is answered in Spanish on a system in English', async (typed, said) => {
    expect((await type(typed, english)).stdout).toMatch(said)
  })

  it.each(['8 bondi charge 4 huscarls -f line', '8 bondi con Ullr charge 4 huscarls while tired -f line'])(
    'one in English is answered in English: "%s"',
    async typed => {
      expect((await type(typed, english)).stdout).toMatch(/^8 bondi[^:]* charge 4 huscarls/)
    }
  )

  it('is answered in English where programs read the answer', async () => {
    const line = '8 bondi cargan a 4 huscarls -f json'
    expect((await type(line, english)).stdout).toBe((await type(`${line} --language en`, english)).stdout)
  })
})

it.each([
  ['8 bondi charge 4 unicorns', false],
  ['how many huscarls die if 8 bondi charge siendo 4', false],
  ['melee 8w vs 4hg', false],
  ['--scenario el-muro.yaml', false],
  ['--reading x=y -o y.html', false],
  ['cargan.', true],
  ['8 bondi contra 4 unicornios', true],
  ['¿mueren?', true],
  ['cuantos mueren if 8 bondi cargan', true],
  // a folder says nothing of the language
  ['import /home/y/o/los', false],
  ['import C:\\y\\o\\los', false]
])('whether "%s" is Spanish: %s', (typed, isSpanish) => {
  expect(isInSpanish(typed.split(' '))).toBe(isSpanish)
})

it.each(['es', 'ES', 'spanish', 'Español', 'es-MX'])('--language %s is Spanish', async language =>
  expect((await type(`8 bondi charge 4 huscarls -f line --language ${language}`, english)).stdout).toMatch(/^8 bondi cargan/)
)

it('a command in English is refused in English after one in Spanish whose output is for programs', async () => {
  expect((await run(['8 bondi cargan contra 4 huscarls', '-f', 'json'])).code).toBe(0)
  const { stderr } = await run(['What odds that 8 sergeants on foot lose no more than two men to a charge of 6 teulu?'])
  expect(stderr).toContain('it is not clear which unit acts')
})
