import { fraction } from './fraction'
import { type Fall, merged, type Spread } from './spread'
import { defenceDice, hits, type Strength } from './strength'

/** Throws one die: 1 to 6. */
export type Roll = () => number

/** Plays something once for every sequence of faces, as at the table; only whole plays that end alike are added up. */
export const everySequence = <T>(play: (roll: Roll) => T): Spread<T> => merged(everyPlay(play))

function* everyPlay<T>(play: (roll: Roll) => T): Generator<Fall<T>> {
  const faces: number[] = []
  do {
    let thrown = 0
    const value = play(() => {
      if (thrown === faces.length) faces.push(1)
      return faces[thrown++] ?? 1
    })
    yield { value, chance: fraction(1, thrown) }
  } while (nextFaces(faces))
}

/** Turns the last die that does not show a six to its next face; those behind it are picked up. */
function nextFaces(faces: number[]): boolean {
  while (faces.at(-1) === 6) faces.pop()
  const last = faces.pop()
  if (last === undefined) return false
  faces.push(last + 1)
  return true
}

/** Throws the dice one by one; a failed one is thrown again once if it may (R1.4). */
export function successes(dice: number, succeeds: (face: number) => boolean, rerolls: boolean, roll: Roll): number {
  let count = 0
  for (let die = 0; die < dice; die++) if (succeeds(roll()) || (rerolls && succeeds(roll()))) count++
  return count
}

export const attack = (by: Strength, on: Strength, roll: Roll): number =>
  successes(by.attackDice, face => hits(face, by, on.armour), by.rerollsAttack, roll)

export function defend(taken: number, by: Strength, roll: Roll): number {
  const saved = successes(defenceDice(taken, by), face => face >= by.savesOn, by.rerollsDefence, roll)
  return Math.max(0, taken - saved)
}
