import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * All modules of the room whose mutants are tried (MUTANTS) are loaded before any test. Of one that a test loads on its way, what runs
 * when it is loaded would be counted as covered by that test alone, and the tests that fail would never be run.
 */

const folder = resolve('src', process.env['MUTANTS'] ?? 'battle')

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.ts')) await import(/* @vite-ignore */ resolve(folder, name))
