import { expect, it } from 'vitest'
import { textsOf } from '../../src/rules/rule-texts'
import { rulebook } from '../../src/rules/rulebook'

const book = rulebook(1)

/** Section 10 of the rules, typed again: those of the first edition or of both; the default first. */
const readings: readonly (readonly [string, ...string[]])[] = [
  ['natural-in-melee', 'on', 'off'],
  ['natural-in-shooting', 'on', 'off'],
  ['cap-base', 'held', 'generated'],
  ['discarded-dice', 'sum', 'rolled'],
  ['armour-clamp', 'sum', 'each'],
  ['crush-timing', 'hits', 'unsaved'],
  ['sacrifice-counts', 'yes', 'no'],
  ['challenge-guards', 'death', 'wounds', 'none'],
  ['challenge-charger', 'same', 'turns'],
  ['overkill-counts', 'no', 'yes'],
  ['push-armour', 'arms', 'profile'],
  ['second-melee-winner', 'both', 'last'],
  ['second-melee-abilities', 'none', 'last'],
  ['thor-choices', 'anew', 'first'],
  ['thor-fatigue', 'one', 'each'],
  ['frigg-fatigue', 'own', 'tired'],
  ['valhalla-counts', 'no', 'yes'],
  ['stamping-counts', 'no', 'yes'],
  ['removed-dice', 'keep', 'lose'],
  ['stubbornness-fatigue', 'before', 'after'],
  ['charge-exhausts', 'yes', 'no'],
  ['combat-pool-shot-at', 'no', 'yes'],
  ['side-by-side-defence', 'one', 'each'],
  ['bonus-defence-sharing', 'turn', 'most'],
  ['wrath-dice', 'generated', 'ability'],
  ['harold-points', 'each', 'together'],
  ['loki-warlord', 'yes', 'no'],
  ['horses-uneven', 'no', 'yes'],
  ['ceorls-cost', 'c-or-r', 'c-or-u']
]

it.each(readings)('reading %s is %s unless it is said to be %s', (name, ...values) => {
  const reading = book.readings[name]
  expect(reading?.default).toBe(values[0])
  expect(Object.keys(reading?.values ?? {})).toEqual(values)
})

it('there are no other readings', () => {
  expect(Object.keys(book.readings)).toEqual(readings.map(([name]) => name))
})

it('the readings of both editions are five', () => {
  const both = Object.keys(book.readings).filter(name => book.readings[name]?.edition === 'both')
  expect(both).toEqual(['armour-clamp', 'sacrifice-counts', 'overkill-counts', 'valhalla-counts', 'removed-dice'])
})

it('every value of a reading has a meaning of its own, and every reading a rule that is told', () => {
  for (const [name, { values, rule, matters }] of Object.entries(book.readings)) {
    const meanings = Object.values(values)
    expect(new Set(meanings).size, name).toBe(meanings.length)
    for (const meaning of [...meanings, matters]) expect(meaning.length, name).toBeGreaterThan(3)
    expect(textsOf(book)[rule], `${name} cites ${rule}`).toBeDefined()
  }
})

/** Those of the second edition or of both. */
const second: readonly (readonly [string, ...string[]])[] = [
  ['armour-clamp', 'sum', 'each'],
  ['sacrifice-counts', 'no', 'yes'],
  ['removed-dice', 'keep', 'lose'],
  ['valhalla-counts', 'no', 'yes'],
  ['overkill-counts', 'no', 'yes'],
  ['close-ranks-order', 'halve-first', 'cut-first'],
  ['close-ranks-rounding', 'up', 'down'],
  ['bonus-model-cap', 'yes', 'no'],
  ['exhausted-melee', 'none', 'halved', 'minus-one'],
  ['fatigue-above-limit', 'lost', 'kept'],
  ['cover-solid-shot', 'save-3', 'save-3-armour', 'save-2', 'none'],
  ['cover-light-melee', 'none', 'save-4'],
  ['resilience-use', 'all', 'save-life', 'none'],
  ['resilience-counts', 'no', 'yes'],
  ['heimdall-floor', 'needs', 'free'],
  ['reroll-hits', 'misses', 'all'],
  ['six-after-reroll', 'last', 'both'],
  ['tie-withdraws', 'attacker', 'none'],
  ['javelin-shot', 'not-shot', 'after-move'],
  ['points-rounding', 'class', 'unit'],
  ['first-act', 'attacker', 'defender'],
  ['pass-final', 'no', 'yes'],
  ['charge-dice', 'attack', 'any'],
  ['enemy-acts', 'as-told'],
  ['defence-cap', 'twice', 'none']
]

const { readings: ofSecond } = rulebook(2)
const rules = textsOf(rulebook(2))

it.each(second)('reading %s of the second edition is %s unless it is said to be another', (name, first, ...others) => {
  const reading = ofSecond[name]
  expect(reading?.default).toBe(first)
  expect(Object.keys(reading?.values ?? {}).sort()).toEqual([first, ...others].sort())
  expect(reading?.edition).toBe(book.readings[name] ? 'both' : 2)
})

it('there are no other readings of the second edition, each with meanings of its own and a rule that is told', () => {
  expect(Object.keys(ofSecond)).toEqual(second.map(([name]) => name))
  for (const [name, { values, rule, matters }] of Object.entries(ofSecond)) {
    const meanings = Object.values(values)
    expect(new Set(meanings).size, name).toBe(meanings.length)
    for (const meaning of [...meanings, matters]) expect(meaning.length, name).toBeGreaterThan(3)
    expect(rules[rule], `${name} cites ${rule}`).toBeDefined()
  }
})

it('Bodyguards decide nothing, where Resistance does (V9.8, R6.1)', () => {
  expect([book.readings['sacrifice-counts']?.default, ofSecond['sacrifice-counts']?.default]).toEqual(['yes', 'no'])
})

it('a reading of the second edition names no box that only the first has', () => {
  const boxes = (edition: 1 | 2): readonly string[] => Object.values(rulebook(edition).abilities).map(({ name }) => name)
  const gone = boxes(1).filter(name => !boxes(2).includes(name))
  expect(gone).toContain('Stamping')
  for (const [id, { matters, values }] of Object.entries(rulebook(2).readings))
    for (const text of [matters, ...Object.values(values)])
      expect(
        gone.filter(name => new RegExp(`\\b${name}\\b`).test(text)),
        id
      ).toEqual([])
})
