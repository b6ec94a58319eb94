import type { Ability } from '../ability'
import { mean } from '../answer'
import type { Fight, Unit } from '../fight'
import { compare, type Fraction } from '../fraction'
import { afterOrders } from '../orders'
import { comesAbout, referee } from '../referee'
import { type SideBySide, sideBySide, splitsOf, type TogetherOutcome } from '../sideBySide'
import { certain, changed, merged, onward, type Spread } from '../spread'
import { activatedBy, afforded, type Dice, isSpent, lies, type Spent, spending } from './board'

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

/** One die activates many: all with missile weapons (S1 p.61), all warriors and levies, the warlord and all within L of him (S1 p.62). */
export type ForMany = 'storm-of-arrows' | 'the-rising' | 'answer-the-call'

const FOR_MANY: ReadonlySet<string> = new Set<ForMany>(['storm-of-arrows', 'the-rising', 'answer-the-call'])

/** No unit that they activate gains fatigue by it (S1 p.61, p.62). */
const TIRELESS: ReadonlySet<string> = new Set<ForMany>(['storm-of-arrows', 'answer-the-call'])

export interface Acting {
  /** ragnarok, loki: the box is used, on no unit or on the target. */
  readonly verb: 'move' | 'rest' | 'shoot' | 'charge' | 'ragnarok' | 'loki'
  /** Who acts; of a box nobody. */
  readonly unit: string
  readonly target?: string
  /** Who charges at the side of a warlord (R6.3). */
  readonly beside?: string
  /** What is played in this fight. */
  readonly own?: Partial<Unit>
  readonly besideOwn?: Partial<Unit>
  readonly theirs?: Partial<Unit>
  /** It needs no SAGA die of the box that activates its class. */
  readonly free?: boolean
  /** The box that activates it in place of the one of its class. */
  readonly pays?: 'terrified' | ForMany
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

/** R4.1: every move or shot after the first costs one, unless the box that pays for it says otherwise. */
const toll = ({ done }: Stood, { pays }: Acting): number => (done === 2 && !(pays && TIRELESS.has(pays)) ? 1 : 0)

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

/** Terrified tires whom its unit engages, at once (S1 p.61). */
const terror = ({ pays }: Acting): readonly Ability[] => (pays === 'terrified' ? [{ id: 'terrified' }] : [])

const left = (models: number, fatigue: number, done: Stood['done']): Stood => ({
  models,
  fatigue: models === 0 ? 0 : fatigue,
  done
})

const fought = (turn: Turn, before: State, doing: Acting, target: string): Spread<State> => {
  const { verb, unit, theirs } = doing
  const { own } = doing
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
      abilities: [...underRagnarok(first.abilities, turn, unit, state), ...terror(doing)],
      moved: toll(mine, doing) > 0
    }),
    defender: asItIs(turn, state, target, { ...theirs, abilities: second.abilities })
  }
  // R4.1: a unit that Exhaustion took before the melee was not destroyed in one
  const isMelee = verb === 'charge' && comesAbout(fight, afterOrders(fight))
  return changed(referee(fight), ({ attacker, defender }) => {
    const late = verb === 'shoot' ? toll(mine, doing) : 0
    const after = standing(state, {
      [unit]: left(attacker.left, attacker.fatigue + late, 2),
      [target]: left(defender.left, defender.fatigue, his.done)
    })
    return isMelee ? frightened(state, after, doing, turn, [unit, target]) : after
  })
}

/** Sixths of a victory point for a model of a class (R8.2). */
const SIXTHS = { levies: 2, warriors: 3, hearthguard: 6, warlord: 18 } as const

/** R6.3: of all ways to divide his dice the enemy takes the one that costs him least, with the fewest dice at the warlord. */
const bestSplit = (fight: Omit<SideBySide, 'split'>): Spread<TogetherOutcome> => {
  const worth = ({ class: unitClass }: Unit, { losses }: { readonly losses: number }): number => SIXTHS[unitClass] * losses
  const lead = ({ warlord, companion, enemy }: TogetherOutcome): number =>
    worth(fight.enemy, enemy) - worth(fight.warlord, warlord) - worth(fight.companion, companion)
  let best: { readonly outcomes: Spread<TogetherOutcome>; readonly lead: Fraction } | undefined
  for (const split of splitsOf(fight)) {
    const outcomes = sideBySide({ ...fight, split })
    const here = mean(outcomes, lead)
    if (!best || compare(here, best.lead) < 0) best = { outcomes, lead: here }
  }
  if (!best) throw new RangeError('there is no way to divide the dice')
  return best.outcomes
}

/** A warlord and the unit that moves with him charge the same enemy (R6.3); each has its own fatigue. */
const foughtBeside = (turn: Turn, state: State, doing: Acting, beside: string, target: string): Spread<State> => {
  const { unit, own, besideOwn, theirs } = doing
  const [mine, friend, his] = [stood(state, unit), stood(state, beside), stood(state, target)]
  const arriving = (name: string, extras: Partial<Unit> | undefined, there: Stood): Unit => ({
    ...asItIs(turn, state, name, extras ?? {}),
    fatigue: there.fatigue + toll(there, doing)
  })
  const outcomes = bestSplit({
    warlord: arriving(unit, { ...own, abilities: [...(own?.abilities ?? []), ...terror(doing)] }, mine),
    companion: arriving(beside, besideOwn, friend),
    enemy: { ...asItIs(turn, state, target, theirs ?? {}), spend: [] }
  })
  return changed(outcomes, ({ warlord, companion, enemy }) => {
    const after = standing(state, {
      [unit]: left(warlord.left, warlord.fatigue, 2),
      [beside]: left(companion.left, companion.fatigue, 2),
      [target]: left(enemy.left, enemy.fatigue, his.done)
    })
    return frightened(state, after, doing, turn, [unit, beside, target])
  })
}

/** A box that activates many is paid for once, and activates each of them once (R7.3). */
const activatedBeside = (turn: Turn, state: State, unit: string, box: string): State | undefined => {
  const side = sideOf(turn, unit)
  const name = `${box} ${unit}`
  const isForMany = FOR_MANY.has(box)
  if (isForMany && isSpent(name, side, state.spent)) return undefined
  const isPaid = isForMany && isSpent(box, side, state.spent)
  if (!isPaid && !lies(box, 1, side, turn.dice, state.spent)) return undefined
  const spent = isPaid ? state.spent : spending(box, 1, side, state.spent)
  return { ...state, spent: isForMany ? spending(name, 1, side, spent) : spent }
}

/** R7.3: the die of the box that activates the unit's class, or of the one that is named; undefined where none is left. */
const activated = (turn: Turn, state: State, { unit, pays, free = false }: Acting): State | undefined => {
  const side = sideOf(turn, unit)
  if (pays) return activatedBeside(turn, state, unit, pays)
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
  // the second of two goes with the first, where it can
  const { beside } = doing
  const friend = beside === undefined ? undefined : stood(now, beside)
  if (beside !== undefined && friend && friend.models > 0 && friend.fatigue < limitOf(unitAt(turn, beside)))
    return foughtBeside(turn, now, doing, beside, target ?? '')
  if (isFight(doing)) return fought(turn, now, doing, target ?? '')
  return certain(
    standing(now, {
      [unit]:
        verb === 'rest'
          ? { ...mine, fatigue: Math.max(0, mine.fatigue - 1), done: 1 }
          : { ...mine, fatigue: mine.fatigue + toll(mine, doing), done: 2 }
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
