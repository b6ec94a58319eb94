import { expect, it } from 'vitest'
import { run } from './running'

/** What a question behind or around a fight asks is named in its answer, of the side that it is asked of. */

const quantitiesOf = async (typed: string): Promise<readonly string[]> => {
  const { code, stdout, stderr } = await run([typed, '-f', 'json'])
  expect(stderr.replace(/^saga-odds: read as.*\n/, '')).toBe('')
  expect(code).toBe(0)
  const { asked = [] } = JSON.parse(stdout) as { readonly asked?: readonly { readonly quantity: string }[] }
  return asked.map(({ quantity }) => quantity)
}

it.each([
  ["8 bondi charge 4 huscarls, what are the huscarls' chances of winning?", 'result.defenderWins'],
  ['8 bondi charge 4 huscarls, how likely are the bondi to lose', 'result.defenderWins'],
  ['8 bondi charge my 4 huscarls, can I win?', 'result.defenderWins'],
  ['charged by 6 knights, what are the odds my 8 ceorls win', 'result.defenderWins'],
  ['8 bondi charge 4 huscarls, what chance do the huscarls have?', 'result.defenderWins'],
  // who acts kills the others, whosever they are
  ['my 8 bondi charge 4 huscarls, can they wipe them out?', 'defender.wipedOut'],
  ['8 bondi charge my 4 huscarls, do they kill them all?', 'defender.wipedOut'],
  ['6 hirdmen charge 8 ceorls, what are the odds they clear them out?', 'defender.wipedOut'],
  // who is named first in the passive suffers
  ['4 exhausted huscarls charged by 8 bondi, are they wiped out?', 'defender.wipedOut'],
  ['8 bondi charge my warlord, am I dead?', 'defender.wipedOut'],
  // the only man alone
  ['harald hardrada charges 8 ceorls. does he live?', 'attacker.losses.p.0'],
  ['do 4 huscarls survive a charge by 12 bondi', 'defender.losses.atMost.3'],
  ["what's the chance that nobody on my side dies when my 6 hirdmen attack 8 thralls?", 'attacker.losses.p.0']
])('%s: %s', async (typed, quantity) => {
  expect(await quantitiesOf(typed)).toEqual([quantity])
})

it.each([
  // of either
  '8 bondi charge 4 huscarls, do they survive?',
  // nobody wins a shot
  '8 crossbowmen shoot 4 huscarls, do they win?',
  '8 bondi charge 8 bondi, how likely are the bondi to win?'
])('%s: nothing that may be of the other side', async typed => {
  expect(await quantitiesOf(typed)).toEqual([])
})

it.each([
  ['8 bondi charge 4 huscarls, 3 fatigue between the two of them', '3 fatigue between'],
  [
    "he's shooting at my 8 bondi with 6 warriors who have bows, and mine are behind a low stone wall",
    'mine are behind a low stone wall'
  ],
  ['he gives up dice with his 6 huscarls when I charge with 12 bondi. Do I still win?', 'gives up dice'],
  ['8 bondi lost some men to arrows, what is left of them charges 4 huscarls', 'how many are left?'],
  ['6 knights, only some of them mounted, charge 8 ceorls', 'armed as a whole']
])('%s is refused', async (typed, part) => {
  const { code, stdout, stderr } = await run([typed])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(part)
})
