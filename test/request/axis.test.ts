import { describe, expect, it } from 'vitest'
import { axisBy, axisOf } from '../../src/request/axis'

const labels = (text: string) => axisOf(text, '--vary').labels.join(' ')

describe('the values of an axis', () => {
  it.each([
    ['attacker.models=4..8', '4 5 6 7 8'],
    ['attacker.models=4..9/2', '4 6 8'],
    ['attacker.models=1,3,5..7', '1 3 5 6 7'],
    ['attacker.models=4..4', '4'],
    ['defender.cover=none, heavy', 'none heavy'],
    ['attacker.attackDice=-1..1', '-1 0 1'],
    ['target.fatigue=0..2', '0 1 2']
  ])('%s', (text, expected) => expect(labels(text)).toBe(expected))

  it('are at the path as it is printed', () =>
    expect(
      ['shooter.models=1', 'Attacker.attack-dice=1', 'defender.gives-up-dice=no'].map(text => axisOf(text, '--vary').path)
    ).toEqual(['attacker.models', 'attacker.attackDice', 'defender.givesUpDice']))

  it('of --by are all that make sense where none are said', () => {
    expect(axisBy('attacker.models', '--by').labels.join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12')
    expect(axisBy('defender.armour', '--by').labels.join(' ')).toBe('2 3 4 5 6')
    expect(axisBy('attacker.dice', '--by').labels).toHaveLength(25)
  })
})

describe('an axis that is none', () => {
  it.each([
    ['attacker.model=4..12', 'there is no path "attacker.model"; did you mean "attacker.models"?'],
    ['size=4', 'there is no path "size": name one such as attacker.models, defender.cover or seed'],
    ['attacker.models', 'expected a path, = and values, as in --vary attacker.models=4..12'],
    [
      'attacker.models=',
      'nothing to vary: expected a range or a list of values, as in attacker.models=4..12 or defender.cover=none,heavy'
    ],
    [
      'attacker.models=4,,5',
      'nothing to vary: expected a range or a list of values, as in attacker.models=4..12 or defender.cover=none,heavy'
    ],
    ['attacker.models=12..4', '12..4 runs backwards: write 4..12'],
    ['attacker.models=10..0/2', '10..0/2 runs backwards: write 0..10/2'],
    ['attacker.models=4..8/0', '4..8/0 never moves: a step is at least 1'],
    ['attacker.models=4..many', '"4..many" is not a range: write it as 4..12, or 0..10/2'],
    ['attacker.models=4..', '"4.." is not a range: write it as 4..12, or 0..10/2'],
    ['attacker.models=4..6,5', '"5" is named twice: leave one out'],
    ['trials=1..2000000', '1..2000000 has more than 1 000 000 values']
  ])('%s', (text, message) => expect(() => axisOf(text, '--vary')).toThrow(`--vary ${text}: ${message}`))

  it('of --by says its values where they are no numbers', () =>
    expect(() => axisBy('defender.cover', '--by')).toThrow(
      '--by defender.cover: list its values in order, as in --by defender.cover=none,light,heavy'
    ))
})
