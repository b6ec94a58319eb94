import { readFileSync } from 'node:fs'
import { rulebook } from '../../../src/rules/rulebook'
import type { Recorded } from './record'

/** The fights that are written down. */
export const fights: readonly Recorded[] = readFileSync(new URL('fights.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Recorded)

export const books = { 1: rulebook(1), 2: rulebook(2) } as const

/** The rulebook a fight is fought by. */
export const bookOf = ({ scenario }: Recorded) => books[scenario.edition ?? 1]
