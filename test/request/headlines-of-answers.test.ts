import { describe, expect, it } from 'vitest'
import { run } from '../cli/running'

/** The headline of a sweep or a plan is a sentence too: read again it gives the same numbers. */

interface Headed {
  readonly headline: string
}

const answered = async (words: readonly string[], lang = 'C.UTF-8'): Promise<Headed> => {
  const { code, stdout, stderr } = await run([...words, '-f', 'json'], { env: { LANG: lang } })
  if (code !== 0) throw new Error(`${words.join(' ')}: ${stderr}`)
  return JSON.parse(stdout) as Headed
}

/** The numbers of a report, by their paths; what only says how it was asked is left out. */
const numbers = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'number') return [`${path}=${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    ['scenario', 'request', 'replay', 'plan', 'notes'].includes(key) ? [] : numbers(each, `${path}.${key}`)
  )
}

const UNITS = ['8 bondi fatigue 1 spends enemy armour', 'warlord and 6 hirdmen +ullr']
const ENEMIES = ['4 huscarls axe fatigue 1', '6 ceorls gives up dice +shieldwall']

describe('a headline read again gives the same numbers', () => {
  it.each(['C.UTF-8', 'es_ES.UTF-8'])('of a sweep, %s', async lang => {
    const vary = ['--vary', 'defender.fatigue=0,2']
    for (const unit of UNITS)
      for (const enemy of ENEMIES) {
        const first = await answered(['sweep', 'melee', `${unit} charge ${enemy}`, ...vary], lang)
        const again = await answered(['sweep', 'melee', first.headline, ...vary], lang)
        expect([again.headline, numbers(again)]).toEqual([first.headline, numbers(first)])
        expect(numbers(first).length).toBeGreaterThan(3)
      }
  })

  it.each(['C.UTF-8', 'es_ES.UTF-8'])('of a plan, %s', async lang => {
    const turns = [
      '8 crossbows shoot 4 huscarls then 6 mounted knights charge them',
      '4 hirdmen rest then charge 6 ceorls behind a wall then 8 bondi +heimdall charge them',
      '12 thralls bow shoot 8 ceorls twice then warlord and 6 hirdmen charge them'
    ]
    for (const turn of turns) {
      const first = await answered(['plan', turn], lang)
      const again = await answered(['plan', first.headline], lang)
      expect([again.headline, numbers(again)]).toEqual([first.headline, numbers(first)])
      expect(numbers(first).length).toBeGreaterThan(3)
    }
  })
})
