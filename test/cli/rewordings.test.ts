import { readFileSync } from 'node:fs'
import seedrandom from 'seedrandom'
import { describe, expect, it } from 'vitest'
import { mayMatch, patternOf } from '../../src/cli/questions/may-match'
import { isPlain } from '../../src/cli/questions/plain-words'
import { inPlainWords, REWORDINGS } from '../../src/cli/questions/rewordings'
import { rulebook } from '../../src/rules/rulebook'

/** What people type, without the command and its meaning. */
const typed = readFileSync('test/request/phrases.txt', 'utf8')
  .split('\n')
  .flatMap(line => {
    const [text = ''] = line.replaceAll('_', ' ').split(' => ')
    return text === '' ? [] : [text.replace(/^(?:melee|shoot|plan|compare|advise|sweep) /, '')]
  })

/** A unit, and what may stand beside it. */
const unit = (random: () => number, names: readonly string[]): string => {
  const pick = (all: readonly string[]): string => all[Math.floor(random() * all.length)] ?? ''
  const states = Array.from({ length: Math.floor(random() * 4) }, () => pick([...STATES, pick(names), '1', '+ullr', 'my', ',']))
  return [`${1 + Math.floor(random() * 12)}`, pick(names), ...states].join(' ').replaceAll(' ,', ',').replace(/,+$/, '')
}

const STATES =
  'mounted,on foot,with bows,sling,javelins,crossbows,with axes,danish axe,fatigue 2,exhausted,fresh,in woods,behind a wall,in soft cover,heavy,armour 5,ullr,shieldwall,spends armour,gives up dice,has 1 fatigue,armed with slings,at full strength'.split(
    ','
  )

describe('no turn of phrase changes a fight in the plainest words', () => {
  const both = [rulebook(1), rulebook(2)]
  const changed = (text: string): boolean => both.some(book => inPlainWords(text, book) !== text)

  it('of those that people typed', () => {
    const plain = typed.filter(isPlain)
    expect(plain.length).toBeGreaterThan(100)
    expect(plain.filter(changed)).toEqual([])
  })

  it('of ten thousand at random', { timeout: 60_000 }, () => {
    const random = seedrandom('plain words')
    const names = [rulebook(1).troops, rulebook(1).classes].flatMap(table => Object.values(table).flatMap(row => row.names))
    const deeds = [
      'charge',
      'charges',
      'attack',
      'fight',
      'shoot',
      'vs',
      'vs.',
      'v',
      'against',
      'will charge',
      'and',
      'cargan',
      'charging',
      ''
    ]
    const made = Array.from({ length: 10_000 }, () =>
      [unit(random, names), deeds[Math.floor(random() * deeds.length)], unit(random, names)].join(' ')
    )
    const plain = made.filter(isPlain)
    expect(plain.length).toBeGreaterThan(1000)
    expect(plain.filter(changed)).toEqual([])
  })
})

// it is made only for a sentence that it may fit
it('every row is a pattern that can be made', () => {
  const faults = REWORDINGS.flatMap(([said]) => {
    try {
      return patternOf(said) instanceof RegExp ? [] : [String(said)]
    } catch (error) {
      return [`${said}: ${error}`]
    }
  })
  expect(faults).toEqual([])
})

it('no row fits a sentence in which something is missing that it needs', () => {
  // one sentence in thirty, others for each that is added
  const fitting = typed
    .filter((_, at) => at % 30 === typed.length % 30)
    .flatMap(text => REWORDINGS.filter(([said]) => text.search(patternOf(said)) >= 0).map(([said]) => ({ text, said })))
  expect(fitting.length).toBeGreaterThan(100)
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
