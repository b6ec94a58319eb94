import { expect, it } from 'vitest'
import { type } from './cli/running'

/** `npm run picture` draws it anew. */
it('the picture of the front page is what -f svg draws of its fight', async () => {
  const { code, stdout, stderr } = await type('melee 12 bondi charge 4 huscarls axe gives up dice -f svg')
  expect([code, stderr]).toEqual([0, ''])
  await expect(stdout).toMatchFileSnapshot('../examples/odds.svg')
})
