import type { Fight, Unit } from '../fight'
import { referee } from '../referee'
import { certain, changed, merged, onward, type Spread } from '../spread'

/** A plain player of plans: every state of every unit after every step, as exact fractions. Written from sections 3 and 4 of the rules. */

export interface Stood {
  readonly models: number
  readonly fatigue: number
  /** 0: fresh; 1: it has rested; 2: it has moved or shot this turn. */
  readonly done: 0 | 1 | 2
}

export type State = Readonly<Record<string, Stood>>

export interface Acting {
  readonly verb: 'move' | 'rest' | 'shoot' | 'charge'
  readonly unit: string
  readonly target?: string
  /** What is played in this fight. */
  readonly own?: Partial<Unit>
  readonly theirs?: Partial<Unit>
  /** Friends within S of whoever may fall. */
  readonly near?: readonly string[]
  readonly when?: (state: State) => boolean
  readonly otherwise?: readonly Acting[]
}

export interface Choosing {
  readonly choose: readonly (readonly Acting[])[]
}

export type Doing = Acting | Choosing

export interface Turn {
  readonly units: Readonly<Record<string, Unit>>
  /** Names of those whose turn it is. */
  readonly ours: readonly string[]
  readonly steps: readonly Doing[]
}

const LIMITS = { levies: 2, warriors: 3, hearthguard: 4, warlord: 4 } as const

export const limitOf = ({ class: unitClass, fatigueLimit }: Unit): number => fatigueLimit ?? LIMITS[unitClass]

export const startOf = ({ units }: Turn): State =>
  Object.fromEntries(Object.entries(units).map(([name, { models, fatigue = 0 }]) => [name, { models, fatigue, done: 0 }]))

const stood = (state: State, name: string): Stood => {
  const found = state[name]
  if (!found) throw new RangeError(`there is no ${name}`)
  return found
}

const unitAt = ({ units }: Turn, name: string): Unit => {
  const found = units[name]
  if (!found) throw new RangeError(`there is no ${name}`)
  return found
}

/** R4.1: every move or shot after the first costs one. */
const toll = ({ done }: Stood): number => (done === 2 ? 1 : 0)

const asItIs = (turn: Turn, state: State, name: string, extras: Partial<Unit> | undefined, fatigue: number): Unit => ({
  ...unitAt(turn, name),
  ...extras,
  models: stood(state, name).models,
  fatigue
})

/** R4.1: the destruction of a friend in a melee. */
const frightened = (before: State, after: State, { near = [] }: Acting, turn: Turn, fighters: readonly string[]): State => {
  let now = after
  for (const fallen of fighters) {
    if (stood(before, fallen).models === 0 || stood(after, fallen).models > 0) continue
    for (const friend of near) {
      const isFriend = turn.ours.includes(friend) === turn.ours.includes(fallen)
      const there = stood(now, friend)
      if (isFriend && friend !== fallen && there.models > 0) now = { ...now, [friend]: { ...there, fatigue: there.fatigue + 1 } }
    }
  }
  return now
}

const fought = (turn: Turn, state: State, doing: Acting, target: string): Spread<State> => {
  const { verb, unit, own, theirs } = doing
  const [mine, his] = [stood(state, unit), stood(state, target)]
  const before = verb === 'charge' ? mine.fatigue + toll(mine) : mine.fatigue
  const fight: Fight = {
    kind: verb === 'charge' ? 'melee' : 'shoot',
    attacker: asItIs(turn, state, unit, own, before),
    defender: asItIs(turn, state, target, theirs, his.fatigue)
  }
  return changed(referee(fight), ({ attacker, defender }) => {
    const late = verb === 'shoot' ? toll(mine) : 0
    const standing = (left: number, fatigue: number, done: Stood['done']): Stood => ({
      models: left,
      fatigue: left === 0 ? 0 : fatigue,
      done
    })
    const after: State = {
      ...state,
      [unit]: standing(attacker.left, attacker.fatigue + late, 2),
      [target]: standing(defender.left, defender.fatigue, his.done)
    }
    return verb === 'charge' ? frightened(state, after, doing, turn, [unit, target]) : after
  })
}

const acted = (turn: Turn, state: State, doing: Acting): Spread<State> => {
  if (doing.when && !doing.when(state)) return played(turn, doing.otherwise ?? [], certain(state))
  const { verb, unit, target } = doing
  const mine = stood(state, unit)
  const set = (change: Partial<Stood>): Spread<State> => certain({ ...state, [unit]: { ...mine, ...change } })
  if (mine.models === 0) return certain(state)
  if (verb === 'rest') return mine.done === 0 ? set({ fatigue: Math.max(0, mine.fatigue - 1), done: 1 }) : certain(state)
  if (mine.fatigue >= limitOf(unitAt(turn, unit))) return certain(state)
  if (verb === 'move') return set({ fatigue: mine.fatigue + toll(mine), done: 2 })
  if (target === undefined || stood(state, target).models === 0) return certain(state)
  return fought(turn, state, doing, target)
}

const played = (turn: Turn, steps: readonly Acting[], from: Spread<State>): Spread<State> =>
  steps.reduce((states, doing) => merged(onward(states, state => acted(turn, state, doing))), from)

/** Every way the turn may end; of a choice the first is taken. */
export const endsOf = (turn: Turn): Spread<State> =>
  turn.steps.reduce<Spread<State>>(
    (states, doing) => ('choose' in doing ? played(turn, doing.choose[0] ?? [], states) : played(turn, [doing], states)),
    certain(startOf(turn))
  )

/** Every way some steps may go on from one state. */
export const goingOn = (turn: Turn, steps: readonly Acting[], state: State): Spread<State> => played(turn, steps, certain(state))
