import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ENGLISH_REWORDINGS } from '../../src/cli/english-rewordings'
import { mayMatch } from '../../src/cli/may-match'
import { mayNeedRewording } from '../../src/cli/rewording-hints'
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

it('no row fits a sentence in which something is missing that it needs', () => {
  const rows = [...ENGLISH_REWORDINGS, ...SPANISH_REWORDINGS]
  const fitting = typed.flatMap(text => rows.filter(([said]) => text.search(said) >= 0).map(([said]) => ({ text, said })))
  expect(fitting.length).toBeGreaterThan(400)
  expect(fitting.filter(({ text, said }) => !mayMatch(said, text.toLowerCase()))).toEqual([])
})

describe('a pattern may match only what has the words that it needs', () => {
  it.each<[RegExp, fits: readonly string[], lacks: readonly string[]]>([
    [/how\s+many/i, ['how many'], ['how', 'many', 'howl man']],
    [/chances?\b/, ['chance', 'the chances'], ['chanc']],
    [/(?:kill|wipe)\w*\s+out/, ['kill out', 'wiped out'], ['out', 'kill', 'slay out']],
    [/(?:kill|\d+)\s+all/, ['all'], ['kill']],
    [/to(?:\s+the\s+death)?/, ['to'], ['death']],
    [/fight(?=.*death)(?!.*never)/, ['fight to the death'], ['fight', 'death']],
    [/(?<=saga\s)dice/, ['saga dice'], ['dice']],
    [/defen[cs]e/, ['defence', 'defen'], ['attack']],
    [/\bw\b\s*\|/, ['w|', '|'], ['w']],
    [/x{0,2}yes+/, ['yes'], ['xx']],
    [/no{2,}pe/, ['nope'], ['yes']],
    [/\d{1,2}\.{0,3}x+y/, ['y', '12y'], []],
    [/8\+{1,2} bondi/, ['8+ bondi'], ['8 bondi']],
    [/(?<side>own|enemy) \k<side>/, ['own own'], ['other']],
    [/\u00e9l\p{L}/u, ['anything'], []],
    [/a|b/, ['anything'], []]
  ])('%s', (pattern, fits, lacks) => {
    for (const text of fits) expect(mayMatch(pattern, text), text).toBe(true)
    for (const text of lacks) expect(mayMatch(pattern, text), text).toBe(false)
  })
})
