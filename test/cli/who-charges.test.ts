import { expect, it } from 'vitest'
import { run } from './running'

/** A sentence that is read the other way round than one of its phrases says is refused, not answered for the wrong side. */

it.each([
  [
    'What odds will you give me that 8 sergeants on foot lose no more than two men to a charge of 6 teulu?',
    'saga-odds melee 6 teulu charge 8 sergeants'
  ],
  [
    'Behind a stone wall are crouching 8 sergeants on foot. At them shoot my 12 bonnedig with bows.',
    'saga-odds shoot 12 bonnedig shoot 8 sergeants'
  ],
  [
    'Strength in Numbers is in force for the twelve priodaur; the recipients of their charge, four hirdmen, have a single fatigue.',
    'saga-odds melee 12 priodaur charge 4 hirdmen'
  ]
])('%s', async (typed, cure) => {
  const { code, stdout, stderr } = await run([typed])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toBe(`saga-odds: it is not clear which unit acts: say it first, as in ${cure}\n`)
})

it.each(['8 bondi charge 4 huscarls', '4 huscarls are charged by 8 bondi', 'a charge of 8 bondi against 4 huscarls'])(
  '%s is answered',
  async typed => expect((await run([typed])).code).toBe(0)
)
