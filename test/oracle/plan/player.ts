import type { Ability } from '../ability'
import type { Fight, Unit } from '../fight'
import { afterOrders } from '../orders'
import { comesAbout, referee } from '../referee'
import { certain, changed, merged, onward, type Spread } from '../spread'
import { activatedBy, afforded, type Dice, lies, type Spent, spending } from './board'

/** A plain player of plans: every state of every unit after every step, as exact fractions. Written from sections 3, 4 and 7 of the rules. */

export interface Stood {
  readonly models: number
  readonly fatigue: number
  /** 0: fresh; 1: it has rested; 2: it has moved or shot this turn. */
  readonly done: 0 | 1 | 2
}

/** The units by name, and what has been spent of the boards. */
export interface State {
  readonly units: Readonly<Record<string, Stood>>
  readonly spent: Spent
  /** S1 p.59: our Ragnarok is in force until the end of the turn. */
  readonly ragnarok?: true
}

export interface Acting {
  /** ragnarok, loki: the box is used, on no unit or on the target. */
  readonly verb: 'move' | 'rest' | 'shoot' | 'charge' | 'ragnarok' | 'loki'
  /** Who acts; of a box nobody. */
  readonly unit: string
  readonly target?: string
  /** What is played in this fight. */
  readonly own?: Partial<Unit>
  readonly theirs?: Partial<Unit>
  /** It needs no SAGA die of the box that activates its class. */
  readonly free?: boolean
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
  /** What lies on the boards; of a side of whom nothing is said everything is paid for. */
  readonly dice?: Dice
  readonly steps: readonly Doing[]
}

const LIMITS = { levies: 2, warriors: 3, hearthguard: 4, warlord: 4 } as const

export const limitOf = ({ class: unitClass, fatigueLimit }: Unit): number => fatigueLimit ?? LIMITS[unitClass]

export const startOf = ({ units }: Turn): State => ({
  units: Object.fromEntries(Object.entries(units).map(([name, { models, fatigue = 0 }]) => [name, { models, fatigue, done: 0 }])),
  spent: {}
})

const stood = ({ units }: State, name: string): Stood => {
  const found = units[name]
  if (!found) throw new RangeError(`there is no ${name}`)
  return found
}

const standing = (state: State, changes: State['units']): State => ({ ...state, units: { ...state.units, ...changes } })

const unitAt = ({ units }: Turn, name: string): Unit => {
  const found = units[name]
  if (!found) throw new RangeError(`there is no ${name}`)
  return found
}

const isFight = ({ verb }: Acting): boolean => verb === 'charge' || verb === 'shoot'

/** R4.1: every move or shot after the first costs one. */
const toll = ({ done }: Stood): number => (done === 2 ? 1 : 0)

const asItIs = (turn: Turn, state: State, name: string, extras: Partial<Unit>): Unit => {
  const { models, fatigue } = stood(state, name)
  return { ...unitAt(turn, name), ...extras, models, fatigue }
}

/** R4.1: the destruction of a friend in a melee. */
const frightened = (before: State, after: State, { near = [] }: Acting, turn: Turn, fighters: readonly string[]): State => {
  let now = after
  for (const fallen of fighters) {
    if (stood(before, fallen).models === 0 || stood(after, fallen).models > 0) continue
    for (const friend of near) {
      const isFriend = turn.ours.includes(friend) === turn.ours.includes(fallen)
      const there = stood(now, friend)
      if (isFriend && friend !== fallen && there.models > 0)
        now = standing(now, { [friend]: { ...there, fatigue: there.fatigue + 1 } })
    }
  }
  return now
}

const sideOf = ({ ours }: Turn, name: string): keyof Dice => (ours.includes(name) ? 'ours' : 'theirs')

/** Ragnarok once used needs no die again, and lowers the armour of every enemy of ours in every later fight of the turn (S1 p.59). */
const underRagnarok = (abilities: readonly Ability[], turn: Turn, name: string, { ragnarok }: State): readonly Ability[] =>
  ragnarok && turn.ours.includes(name) ? [...abilities.filter(({ id }) => id !== 'ragnarok'), { id: 'ragnarok' }] : abilities

const unpaid = ({ ragnarok }: State, extras: Partial<Unit> | undefined): readonly Ability[] =>
  (extras?.abilities ?? []).filter(({ id }) => !(ragnarok && id === 'ragnarok'))

const fought = (turn: Turn, before: State, doing: Acting, target: string): Spread<State> => {
  const { verb, unit, own, theirs } = doing
  // R3.4, R2.2: his abilities first, then the enemy's; each as far as dice lie on its box
  const first = afforded(unpaid(before, own), sideOf(turn, unit), turn.dice, before.spent)
  const second = afforded(theirs?.abilities, sideOf(turn, target), turn.dice, first.spent)
  const isNamed = first.abilities.some(({ id }) => id === 'ragnarok')
  const state: State = { ...before, spent: second.spent, ...(isNamed && { ragnarok: true as const }) }
  const [mine, his] = [stood(state, unit), stood(state, target)]
  const fight: Fight = {
    kind: verb === 'charge' ? 'melee' : 'shoot',
    attacker: asItIs(turn, state, unit, {
      ...own,
      abilities: underRagnarok(first.abilities, turn, unit, state),
      moved: toll(mine) > 0
    }),
    defender: asItIs(turn, state, target, { ...theirs, abilities: second.abilities })
  }
  // R4.1: a unit that Exhaustion took before the melee was not destroyed in one
  const isMelee = verb === 'charge' && comesAbout(fight, afterOrders(fight))
  return changed(referee(fight), ({ attacker, defender }) => {
    const late = verb === 'shoot' ? toll(mine) : 0
    const left = (models: number, fatigue: number, done: Stood['done']): Stood => ({
      models,
      fatigue: models === 0 ? 0 : fatigue,
      done
    })
    const after = standing(state, {
      [unit]: left(attacker.left, attacker.fatigue + late, 2),
      [target]: left(defender.left, defender.fatigue, his.done)
    })
    return isMelee ? frightened(state, after, doing, turn, [unit, target]) : after
  })
}

/** R7.3: the die of the box that activates the unit's class; undefined where none is left. */
const activated = (turn: Turn, state: State, { unit, free = false }: Acting): State | undefined => {
  const side = sideOf(turn, unit)
  if (free || turn.dice?.[side] === undefined) return state
  const box = activatedBy(unitAt(turn, unit))
  return lies(box, 1, side, turn.dice, state.spent) ? { ...state, spent: spending(box, 1, side, state.spent) } : undefined
}

/** A box of the Orders phase, each once a turn (R7.3). Loki removes a unit of three models or fewer, whatever its class. */
const used = (turn: Turn, state: State, box: 'ragnarok' | 'loki', target: string | undefined): State => {
  if (!lies(box, 1, 'ours', turn.dice, state.spent)) return state
  const paid = { ...state, spent: spending(box, 1, 'ours', state.spent) }
  if (box === 'ragnarok') return { ...paid, ragnarok: true }
  const there = target === undefined ? undefined : stood(state, target)
  if (target === undefined || !there || there.models === 0 || there.models > 3) return state
  return standing(paid, { [target]: { ...there, models: 0, fatigue: 0 } })
}

const acted = (turn: Turn, state: State, doing: Acting): Spread<State> => {
  if (doing.when && !doing.when(state)) return played(turn, doing.otherwise ?? [], certain(state))
  const { verb, unit, target } = doing
  if (verb === 'ragnarok' || verb === 'loki') return certain(used(turn, state, verb, target))
  const mine = stood(state, unit)
  if (mine.models === 0) return certain(state)
  if (verb === 'rest' && mine.done !== 0) return certain(state)
  if (verb !== 'rest' && mine.fatigue >= limitOf(unitAt(turn, unit))) return certain(state)
  if (isFight(doing) && (target === undefined || stood(state, target).models === 0)) return certain(state)
  const now = activated(turn, state, doing)
  if (!now) return certain(state)
  if (isFight(doing)) return fought(turn, now, doing, target ?? '')
  return certain(
    standing(now, {
      [unit]:
        verb === 'rest'
          ? { ...mine, fatigue: Math.max(0, mine.fatigue - 1), done: 1 }
          : { ...mine, fatigue: mine.fatigue + toll(mine), done: 2 }
    })
  )
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
