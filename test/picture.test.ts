import { expect, it } from 'vitest'
import { knowing } from '../src/answers/edit/questions'
import { answersFor, NOTHING } from '../src/cli/explore/live/answers'
import { draw } from '../src/cli/explore/live/draw'
import { press } from '../src/cli/explore/live/keys'
import { showing } from '../src/cli/explore/live/state'
import { requested } from '../src/request/request'
import { rulebook } from '../src/rules/rulebook'
import { type } from './cli/running'
import { pictureOf } from './tools/frame'

/** `npm run picture` draws it anew. */
it('the picture of the front page is what -f svg draws of its fight', async () => {
  const { code, stdout, stderr } = await type('melee 12 bondi charge 4 huscarls axe gives up dice -f svg')
  expect([code, stderr]).toEqual([0, ''])
  await expect(stdout).toMatchFileSnapshot('../examples/odds.svg')
})

it('the view on the front page is what explore draws', async () => {
  const start = showing(requested({ scenario: { fight: '12 bondi charge 4 huscarls axe', edition: 1 } }).scenario)
  const keys = ['p', ':', ...'+ullr', '\r', '\t']
  const state = keys.reduce(
    (now, sequence) =>
      press(now, { sequence, ...(sequence === '\r' && { name: 'return' }), ...(sequence === '\t' && { name: 'tab' }) }, rulebook),
    start
  )
  const shown = answersFor(state, NOTHING, knowing(), rulebook)
  const lines = draw(state, shown, { color: 1, unicode: true, columns: 80, rows: 24 }, rulebook)
  const title =
    'saga-odds explore: 12 bondi with Ullr charge 4 huscarls with axes, field by field, the odds below and what has changed since the fight was pinned'
  await expect(pictureOf(lines, 80, title)).toMatchFileSnapshot('../examples/explore.svg')
})
