import { defineConfig } from 'vitest/config'

/**
 * The tests that mutants are tried on: those of the room alone for `chance`, which owes nothing to the others, else all that look at
 * rules and dice; nothing that builds, opens a browser or fuzzes. MUTANTS names the room.
 */
const room = process.env['MUTANTS'] ?? 'battle'

const rooms: Readonly<Record<string, readonly string[]>> = {
  chance: ['test/chance/**/*.test.ts'],
  rules: ['test/rules/**/*.test.ts'],
  turn: ['test/turn/**/*.test.ts'],
  battle: ['test/battle/**/*.test.ts', 'test/trust/agreement.test.ts']
}

export default defineConfig({
  test: { root: '.', include: [...(rooms[room] ?? [])], testTimeout: 60_000 }
})
