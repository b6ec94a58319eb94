import { expect, test } from 'vitest'
import { readTree } from '../../tools/source-tree'
import { equal, one, sum } from '../fraction'
import type { Spread } from '../spread'
import { eachFace } from './each-face'
import { type Random, randomFight, randomFrom } from './random'
import { heldField, secondReferee } from './referee'
import type { Fight, Unit } from './types'

/** The referee refereed: dice counted together against every face of every die. */

const agree = <T>(a: Spread<T>, b: Spread<T>): boolean => {
  const other = new Map(b.map(({ value, chance }) => [JSON.stringify(value), chance]))
  return (
    a.length === other.size &&
    a.every(({ value, chance }) => {
      const found = other.get(JSON.stringify(value))
      return found !== undefined && equal(found, chance)
    })
  )
}

const diceHeld = (fight: Fight): number =>
  Math.max(
    ...heldField(fight).map(
      ({ value: { attacker, defender } }) => attacker.attack + attacker.hits + defender.attack + defender.hits
    )
  )

const fewer = (random: Random, unit: Unit): Unit => ({
  ...unit,
  models: unit.class === 'warlord' ? 1 : 1 + random.below(2),
  melee: random.of([0, 1, 1]),
  ...(unit.shooting === undefined && { shooting: 1 })
})

test('identical dice counted together agree with every face of every die in 20 small random fights', {
  timeout: 120_000
}, () => {
  let played = 0
  for (let seed = 1; played < 20; seed++) {
    const random = randomFrom(seed)
    const whole = randomFight(random, 2)
    const again = whole.kind === 'melee' && random.oneIn(4) ? { again: {} } : {}
    const fight: Fight = {
      ...whole,
      ...again,
      attacker: fewer(random, whole.attacker),
      defender: fewer(random, whole.defender)
    }
    if (diceHeld(fight) > 3) continue
    const faces = eachFace(fight, 2000)
    if (!faces || faces.length < 2) continue
    const counted = secondReferee(fight)
    expect(equal(sum(counted.map(({ chance }) => chance)), one), `seed ${seed}`).toBe(true)
    expect(agree(counted, faces), `seed ${seed}: ${JSON.stringify(fight)}`).toBe(true)
    played++
  }
})

/** Lines that do something, as they stand: no comments, imports, members of types or rows of boards. */
const doing = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line.length > 2 && !/^(import|\/|\*|readonly|export interface|interface|\{ verb:)/.test(line))

const passages = (text: string): readonly string[] => {
  const lines = doing(text)
  return lines.map((_, at) => lines.slice(at, at + 3).join('\n')).filter(passage => passage.length > 90)
}

test('no passage of the referee stands in the program', () => {
  const ofProgram = new Map(Object.entries(readTree('src')).flatMap(([file, text]) => passages(text).map(each => [each, file])))
  const shared = Object.entries(readTree('test/oracle')).flatMap(([file, text]) =>
    file.endsWith('.test.ts')
      ? []
      : passages(text).flatMap(each => (ofProgram.has(each) ? [`${file}, ${ofProgram.get(each)}: ${each}`] : []))
  )
  expect(shared).toEqual([])
})
