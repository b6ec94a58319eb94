import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * All files of the module whose mutants are tried (MUTANTS) are loaded before any test. If a test loaded one of them on its way, the
 * code that runs on loading would count as covered by that test alone, and other tests that could fail would never run.
 */

const folder = resolve('src', process.env['MUTANTS'] ?? 'battle')

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.ts')) await import(/* @vite-ignore */ resolve(folder, name))
