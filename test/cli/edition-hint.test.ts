import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { main } from '../../src/cli/main'

/** Who has no settings is told once which edition was played, and how to change it. */

let home = ''

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'saga-odds-edition-'))
})

afterEach(() => rmSync(home, { recursive: true, force: true }))

interface Around {
  readonly isTerminal?: boolean
  readonly env?: Readonly<Record<string, string>>
}

/** What a command leaves on stderr. */
const shown = async (line: string, { isTerminal = true, env = { HOME: home } }: Around = {}): Promise<string> => {
  let text = ''
  const sink = (hear: (chunk: string) => void) =>
    Object.assign(
      new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          hear(chunk.toString())
          done()
        }
      }),
      isTerminal ? { isTTY: true, columns: 80 } : {}
    )
  const stderr = sink(chunk => {
    text += chunk
  })
  await main(line.split(' '), { stdin: Readable.from([]), stdout: sink(() => {}), stderr, env: { LANG: 'C.UTF-8', ...env } })
  return text
}

const FIGHT = 'melee 8 bondi charge 8 warriors'

describe('the first answer at a terminal', () => {
  it('says which edition was played and how to play the other, and the next does not', async () => {
    expect(await shown(FIGHT)).toBe(
      '\nThis is the first edition of SAGA; --edition 2 plays the second.\n' +
        'To make that the default, write "edition: 2" into\n  ~/.config/saga-odds/config.yaml.\n'
    )
    expect(await shown(FIGHT)).toBe('')
    expect(await shown(`${FIGHT} --edition 2`)).toBe('')
  })

  it('says it of the second edition too, in the language of the answer', async () => {
    expect(await shown(`${FIGHT} --edition 2`)).toMatch(/^\nThis is the second edition of SAGA; --edition 1 plays the first\.\n/)
    rmSync(join(home, '.local'), { recursive: true })
    expect(await shown(`${FIGHT} --language es`)).toContain('primera edición')
  })

  it('says nothing in a pipe, nor to users with settings, nor where nothing can be remembered', async () => {
    expect(await shown(FIGHT, { isTerminal: false })).toBe('')
    expect(await shown(FIGHT, { env: {} })).toBe('')
    writeFileSync(join(home, '.local'), 'no folder')
    expect(await shown(FIGHT)).toBe('')
    rmSync(join(home, '.local'))
    mkdirSync(join(home, '.config', 'saga-odds'), { recursive: true })
    writeFileSync(join(home, '.config', 'saga-odds', 'config.yaml'), 'edition: 2\n')
    expect(await shown(FIGHT)).toBe('')
  })
})
