import { everySequence, type Roll } from '../sequences'
import { certain, type Spread } from '../spread'
import { beforeActs, playActs, type Tester } from './acts'
import { pickedUp, resultOf, type Seen, type Throw } from './dice'
import { check, enemyOf } from './profile'
import {
  asShot,
  attackThrow,
  casualties,
  defenceThrow,
  enteringAgain,
  enteringField,
  hitsBy,
  hitsLeft,
  hurt,
  isOver,
  meleeResult,
  shotResult
} from './referee'
import { type Field, type Table, tableOf } from './standing'
import type { Act, Fight, Result, Side } from './types'

/** The second edition die by die: a small fight is played once for every sequence of faces, as at the table. */

/** All sets of no more than `most` of these places. */
const someOf = (places: readonly number[], most: number): readonly (readonly number[])[] => {
  const [first, ...others] = places
  if (first === undefined || most === 0) return [[]]
  return [...someOf(others, most), ...someOf(others, most - 1).map(some => [first, ...some])]
}

/** N4: every set of dice is tried for every raise. */
const everyPlacing = (sums: readonly number[], { raises }: Throw): readonly (readonly number[])[] =>
  raises.reduce<readonly (readonly number[])[]>(
    (all, { count, dice }) =>
      all.flatMap(now =>
        someOf([...now.keys()], dice).map(some => now.map((sum, place) => (some.includes(place) ? sum + count : sum)))
      ),
    [sums]
  )

const throwOneByOne = (thrown: Throw, roll: Roll): Seen => {
  const { dice, modifier, needs, readers, readsBoth } = thrown
  const rolled = (): number => resultOf(roll(), modifier)
  const first = Array.from({ length: dice }, rolled)
  const picked = pickedUp(first, thrown)
  const last = first.map((result, place) => (picked.has(place) ? rolled() : result))
  const gone = readsBoth ? [...picked].map(place => first[place] ?? 0) : []
  const seen = everyPlacing(last, thrown).map((sums): Seen => {
    const results = sums.map(sum => resultOf(sum, 0))
    const read = [...results, ...gone]
    return [
      results.filter(result => result >= needs).length,
      ...readers.map(of => read.reduce((sum, result) => sum + of(result), 0))
    ]
  })
  if (seen.length === 1) return seen[0] ?? []
  const goodness = (each: Seen): number => thrown.goodness(each).reduce((all, part) => 1000 * all + part, 0)
  return seen.reduce((best, each) => (goodness(each) > goodness(best) ? each : best))
}

const only = <T>(spread: Spread<T>): T => {
  const [fall, ...others] = spread
  if (!fall || others.length > 0) throw new Error('a play at the table has one course')
  return fall.value
}

/** Plays up to the end of step 3, rolling for tests alone; without any test there is one course, played once. */
const upToRolls = (entered: Field, table: Table, acts: readonly Act[]): ((roll: Roll) => Field) => {
  const play = (roll: Roll): Field => {
    const test: Tester = (dice, sorts) => certain(Array.from({ length: dice }, () => sorts(roll())))
    return only(playActs(acts, only(beforeActs(entered, table, test)), table, test))
  }
  const { attacker, defender } = table.fight
  if (JSON.stringify([acts, attacker.effects ?? [], defender.effects ?? []]).includes('"verb":"test"')) return play
  const field = play(() => 1)
  return () => field
}

const playMelee = (field: Field, table: Table, roll: Roll, again?: readonly Act[]): Result => {
  if (isOver(field)) return meleeResult(field, table, field, false)
  const byAttacker = hitsBy(field, 'attacker', throwOneByOne(attackThrow(field, table, 'attacker'), roll))
  const byDefender = hitsBy(field, 'defender', throwOneByOne(attackThrow(field, table, 'defender'), roll))
  const taken = {
    attacker: byAttacker.attacker + byDefender.attacker,
    defender: byAttacker.defender + byDefender.defender
  }
  // Gall-Gaedhil: so many of the hits on them strike the enemy too, rounded up.
  const backFrom = (side: Side): number => {
    const { hitsBack } = field[side]
    return hitsBack === 0 ? 0 : Math.ceil((taken[side] + field[enemyOf(side)].hits) / hitsBack)
  }
  const onDefender = hitsLeft(field, 'defender', taken.defender + backFrom('attacker'))
  const onAttacker = hitsLeft(field, 'attacker', taken.attacker + backFrom('defender'))
  const d = casualties(onDefender, throwOneByOne(defenceThrow(field, table, 'defender', onDefender), roll))
  const a = casualties(onAttacker, throwOneByOne(defenceThrow(field, table, 'attacker', onAttacker), roll))
  const after = { attacker: hurt(field, table, 'attacker', a), defender: hurt(field, table, 'defender', d) }
  if (!again || isOver(after)) return meleeResult(after, table, field, true)
  return playMelee(upToRolls(enteringAgain(after, table), table, again)(roll), table, roll)
}

const playShot = (ready: Field, table: Table, roll: Roll): Result => {
  const field = asShot(ready)
  const by = hitsBy(field, 'attacker', throwOneByOne(attackThrow(field, table, 'attacker'), roll))
  const hits = hitsLeft(field, 'defender', by.defender)
  const left = casualties(hits, throwOneByOne(defenceThrow(field, table, 'defender', hits), roll))
  return shotResult({ ...field, defender: hurt(field, table, 'defender', left) }, table, field)
}

/** The same answers as the referee's, for fights of few dice; undefined where there are more plays than `most`. */
export const eachFace = (fight: Fight, most: number): Spread<Result> | undefined => {
  check(fight)
  const table = tableOf(fight)
  const { acts = [], again } = fight
  const ready = upToRolls(enteringField(fight), table, acts)
  const tooMany = new Error('more plays than asked for')
  let plays = 0
  try {
    return everySequence(roll => {
      if (++plays > most) throw tooMany
      const field = ready(roll)
      return fight.kind === 'melee' ? playMelee(field, table, roll, again && (again.acts ?? [])) : playShot(field, table, roll)
    })
  } catch (error) {
    if (error === tooMany) return undefined
    throw error
  }
}
