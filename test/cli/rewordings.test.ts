import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mayBeSpanish, mayNeedRewording } from '../../src/cli/rewording-hints'
import { inPlainWords } from '../../src/cli/rewordings'
import { SPANISH_REWORDINGS } from '../../src/cli/spanish-rewordings'
import { rulebook } from '../../src/rules/rulebook'

/** What people type, without the command and its meaning. */
const typed = readFileSync('test/request/phrases.txt', 'utf8')
  .split('\n')
  .flatMap(line => {
    const [text = ''] = line.replaceAll('_', ' ').split(' => ')
    return text === '' ? [] : [text.replace(/^(?:melee|shoot|plan|compare|advise|sweep) /, '')]
  })

it('every sentence that has plainer words has one of the hints, without which nobody looks for them', { timeout: 60_000 }, () => {
  const book = rulebook(1)
  const changed = typed.filter(text => inPlainWords(text, book) !== text)
  expect(changed.length).toBeGreaterThan(200)
  expect(changed.filter(text => !mayNeedRewording(text))).toEqual([])
})

it('every sentence that a Spanish row puts otherwise may be Spanish, without which nobody tries them', () => {
  const changed = typed.filter(text => SPANISH_REWORDINGS.some(([said, otherwise]) => text.replace(said, otherwise) !== text))
  expect(changed.length).toBeGreaterThan(100)
  expect(changed.filter(text => !mayBeSpanish(text))).toEqual([])
})
