import { type UnitAction, unitActionsOf } from '../../battle/acts'
import type { Combatant, Engagement } from '../../battle/combatant'
import { choiceOf } from '../../battle/headline'
import { dieByDie, type Played } from '../../battle/unit'
import type { ChoiceSummary } from '../../model/advice'
import { t } from '../../model/language'
import type { AbilityUse, Act, Side, Spend } from '../../model/scenario'
import type { Box, BoxOption } from './box'
import type { Opening } from './opening'

/**
 * What a side may do at its turns of step 3 (T3.8). A box is a small graph: its states say how it was used so far, and acts lead
 * from one to the next.
 */

/** One act, or a pass. */
export interface Move {
  readonly by: Side
  readonly summary: ChoiceSummary
  readonly spend?: Spend
  /** The index of the box among those of its side. */
  readonly box?: number
  /** Absent for a pass. */
  readonly action?: UnitAction
  /** The act as the request names it, if it is an act of the request's own. */
  readonly own?: Act
  /** A pass of a side that can do nothing else. */
  readonly isForced?: true
}

/** An act that leads to another state of a box. */
export interface BoxStep {
  readonly to: number
  readonly move: Move
}

/** The states of one box, and the acts that lead from each. */
export interface BoxActs {
  /** By state of the box; in state 0 it has not been used. */
  readonly actsByState: readonly (readonly BoxStep[])[]
  /** By state, the SAGA dice spent. */
  readonly diceByState: readonly number[]
  /** By state, how the box was used; undefined where that is not complete, and where the box was left. */
  readonly optionByState: readonly (BoxOption | undefined)[]
  /** The state that has to be reached in the end, where the request plays the box. */
  readonly requiredState?: number
}

const summary = (text: string, dice = 0, uses: readonly AbilityUse[] = [], spend: readonly Spend[] = []): ChoiceSummary => ({
  text,
  uses: [uses],
  spend: [spend],
  dice
})

const useMove = (by: Side, played: Played, dice: number, box: number): Move => ({
  by,
  box,
  summary: summary(choiceOf(played), dice, [played.use]),
  action: { is: 'ability', played }
})

/** What fatigue buys, as it is shown. */
export const PURCHASE_TEXTS = { armour: 'fatigue for armour +1', 'enemy-armour': 'fatigue for enemy armour -1' } as const
type Purchase = keyof typeof PURCHASE_TEXTS
/** Everything that a fatigue of the enemy may be spent on. */
export const PURCHASES = Object.keys(PURCHASE_TEXTS) as readonly Purchase[]

/** The move of spending one fatigue of the enemy. */
export const spendMove = (by: Side, buys: Purchase): Move => ({
  by,
  summary: summary(t(PURCHASE_TEXTS[buys]), 0, [], [buys]),
  spend: buys,
  action: { is: 'spend', buys }
})

/** Its summary is a getter, so that it is in the language in force when it is read. */
const passMove = (by: Side, isForced = false): Move => ({
  by,
  get summary() {
    return summary(t('pass'))
  },
  ...(isForced && { isForced })
})
/** The pass of each side. */
export const PASS = { attacker: passMove('attacker'), defender: passMove('defender') }
/** The pass of each side if it has no other move. */
export const FORCED_PASS = { attacker: passMove('attacker', true), defender: passMove('defender', true) }

/** SAGA dice on a pool: attack, defence, attack showing the rare symbol, defence showing it. */
type PoolDice = readonly [number, number, number, number]

const kindOf = ({ use: { attack = 0, rare = 0 } }: Played): number => (attack > 0 ? 0 : 1) + (rare > 0 ? 2 : 0)

/** A pool: each of its dice is an act of its own, in any order. */
const poolActs = (by: Side, { options, isInRequest }: Box, at: number): BoxActs => {
  const dice: (Played | undefined)[] = []
  const countsOf = (option: BoxOption | undefined): PoolDice => {
    const counts: [number, number, number, number] = [0, 0, 0, 0]
    for (const die of (option?.played ?? []).flatMap(dieByDie)) {
      const kind = kindOf(die)
      dice[kind] = die
      counts[kind] = (counts[kind] as number) + 1
    }
    return counts
  }
  const states = new Map<string, { readonly counts: PoolDice; readonly option: BoxOption | undefined }>([
    ['0,0,0,0', { counts: [0, 0, 0, 0], option: undefined }]
  ])
  const countsByOption = options.map(countsOf)
  // a box on the board may be left after any die; one that is played anyway has to be used up
  if (isInRequest)
    for (const counts of countsByOption)
      for (const part of partsOf(counts)) states.set(part.join(), { counts: part, option: undefined })
  countsByOption.forEach((counts, index) => states.set(counts.join(), { counts, option: options[index] }))
  const all = [...states.values()]
  const actsByState = all.map(({ counts }) =>
    dice.flatMap((die, kind): readonly BoxStep[] => {
      const to = all.findIndex(other => other.counts.every((count, i) => count === (counts[i] as number) + (i === kind ? 1 : 0)))
      return die && to >= 0 ? [{ to, move: useMove(by, die, 1, at) }] : []
    })
  )
  const requiredState = isInRequest ? all.findIndex(({ counts }) => counts.join() === countsByOption[0]?.join()) : undefined
  return {
    actsByState,
    diceByState: all.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)),
    optionByState: all.map(({ option }) => option),
    ...(requiredState !== undefined && { requiredState })
  }
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count)

const partsOf = ([a, d, ra, rd]: PoolDice): readonly PoolDice[] =>
  upTo(a).flatMap(w => upTo(d).flatMap(x => upTo(ra).flatMap(y => upTo(rd).map((z): PoolDice => [w, x, y, z]))))

/** The acts of a box; `at`: its index among those of its side. */
export const boxActs = (by: Side, box: Box, at: number): BoxActs => {
  if (box.options.some(option => option?.played[0]?.ability.choice?.take === 'pool')) return poolActs(by, box, at)
  const optionByState = box.isInRequest ? [undefined, ...box.options] : box.options
  const first = optionByState.flatMap((option, to): readonly BoxStep[] => {
    const [played] = option?.played ?? []
    return option && played ? [{ to, move: useMove(by, played, option.dice, at) }] : []
  })
  return {
    actsByState: optionByState.map((_, place) => (place === 0 ? first : [])),
    diceByState: optionByState.map(option => option?.dice ?? 0),
    optionByState,
    ...(box.isInRequest && { requiredState: 1 })
  }
}

/** Acts and spendings that the request itself names. */
export const requestedActs = ({ engagement, scenario }: Opening, by: Side): readonly BoxActs[] => {
  const request = scenario[by]
  const named = 'together' in request ? [] : (request.acts ?? []).filter(act => typeof act === 'object')
  let next = 0
  return unitActionsOf(engagement, by).flatMap((action): readonly BoxActs[] => {
    if (action.is === 'pass' || action.is === 'ability') return []
    const own = action.is === 'own' ? named[next++] : undefined
    const move: Move =
      action.is === 'spend'
        ? spendMove(by, action.buys)
        : { by, summary: summary(action.name), action: action, ...(own !== undefined && { own }) }
    return [
      { actsByState: [[{ to: 1, move }], []], diceByState: [0, 0], optionByState: [undefined, undefined], requiredState: 1 }
    ]
  })
}

/** The moves up to the last act: the passes after it are made anyway. */
export const withoutLastPasses = (moves: readonly Move[]): readonly Move[] =>
  moves.slice(0, moves.findLastIndex(({ action }) => action) + 1)

/** Fields of a unit that do not affect what follows. */
const REPORTED_ONLY: ReadonlySet<string> = new Set(['unit', 'ledger', 'notes'] satisfies readonly (keyof Combatant)[])

/**
 * Numbers engagements: those in the same state have the same number. A unit is compared with its state at the start, for an act
 * changes little.
 */
export const numberEngagements = (first: Engagement) => {
  const texts = new WeakMap<object, string>()
  const objectText = (value: object): string => {
    const found = texts.get(value) ?? JSON.stringify(value)
    texts.set(value, found)
    return found
  }
  const textOf = (value: unknown): string => (typeof value === 'object' && value !== null ? objectText(value) : `${value}`)
  const numbersOf = (start: Combatant) => {
    const known = new WeakMap<Combatant, number>()
    const numbers = new Map<string, number>()
    const fields = Object.keys(start)
    const before: readonly unknown[] = Object.values(start)
    return (unit: Combatant): number => {
      const found = known.get(unit)
      if (found !== undefined) return found
      let text = ''
      let at = 0
      // all units have their keys in the same order, so that one pass is enough
      for (const field in unit) {
        if (field !== fields[at]) throw new RangeError(`${field} is not where every unit has it`)
        const value = unit[field as keyof Combatant]
        const was = before[at]
        at++
        if (value === was || REPORTED_ONLY.has(field)) continue
        const said = textOf(value)
        if (said !== textOf(was)) text += `${at}=${said};`
      }
      const made = numbers.get(text) ?? numbers.size
      numbers.set(text, made)
      known.set(unit, made)
      return made
    }
  }
  const [ofAttacker, ofDefender] = [numbersOf(first.attacker), numbersOf(first.defender)]
  const states = new Map<number, number>()
  const engagements: Engagement[] = []
  return {
    engagements,
    numberOfUnit: (side: Side, unit: Combatant): number => (side === 'attacker' ? ofAttacker : ofDefender)(unit),
    numberOf: (engagement: Engagement): number => {
      const key = ofAttacker(engagement.attacker) * 2 ** 26 + ofDefender(engagement.defender)
      const found = states.get(key)
      if (found !== undefined) return found
      states.set(key, engagements.length)
      return engagements.push(engagement) - 1
    }
  }
}
