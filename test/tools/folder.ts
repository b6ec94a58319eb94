import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder of a test file's own, which goes with it. */
export const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'saga-odds-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
  /** Writes a file into it and names it. */
  const file = (name: string, text: string | Uint8Array): string => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  return { folder, file } as const
}
