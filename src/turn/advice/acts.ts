import { type UnitAction, unitActionsOf } from '../../battle/acts'
import type { Combatant, Engagement } from '../../battle/combatant'
import { choiceOf } from '../../battle/headline'
import { dieByDie, type Played } from '../../battle/unit'
import type { ChoiceSummary } from '../../model/advice'
import { t } from '../../model/language'
import type { AbilityUse, Act, Side, Spend } from '../../model/scenario'

import type { Box, Way } from './box'
import type { Opening } from './opening'

/** What a side may do at its turns of step 3 (T3.8): each box as places to which its acts lead, one after another. */

/** One act, or a pass. */
export interface Move {
  readonly by: Side
  readonly summary: ChoiceSummary
  readonly spend?: Spend
  /** Of the boxes of its side, from 0. */
  readonly box?: number
  /** Of a pass there is none. */
  readonly deed?: UnitAction
  /** As the request names an act of its own. */
  readonly own?: Act
  /** A pass of who has nothing else to do. */
  readonly isForced?: true
}

/** Moves from one place of a box to another; the first place is to leave it alone. */
export interface Step {
  readonly to: number
  readonly move: Move
}

export interface BoxInTurn {
  readonly steps: readonly (readonly Step[])[]
  /** SAGA dice spent, and the way that has been used, by place. */
  readonly dice: readonly number[]
  readonly ways: readonly (Way | undefined)[]
  /** It has to come here, if it is played anyway. */
  readonly target?: number
}

const summary = (text: string, dice = 0, uses: readonly AbilityUse[] = [], spend: readonly Spend[] = []): ChoiceSummary => ({
  text,
  uses: [uses],
  spend: [spend],
  dice
})

const using = (by: Side, played: Played, dice: number, box: number): Move => ({
  by,
  box,
  summary: summary(choiceOf(played), dice, [played.use]),
  deed: { is: 'ability', played }
})

/** What fatigue buys, as it is shown. */
export const SPENT = { armour: 'fatigue for armour +1', 'enemy-armour': 'fatigue for enemy armour -1' } as const
type Buys = keyof typeof SPENT
export const BUYS = Object.keys(SPENT) as readonly Buys[]

export const spendingOn = (by: Side, buys: Buys): Move => ({
  by,
  summary: summary(t(SPENT[buys]), 0, [], [buys]),
  spend: buys,
  deed: { is: 'spend', buys }
})

/** Its text is in the language in which it is read. */
const passOf = (by: Side, isForced = false): Move => ({
  by,
  get summary() {
    return summary(t('pass'))
  },
  ...(isForced && { isForced })
})
export const PASS = { attacker: passOf('attacker'), defender: passOf('defender') }
export const FORCED = { attacker: passOf('attacker', true), defender: passOf('defender', true) }

/** SAGA dice on a pool: attack, defence, and those of each that show the rare symbol. */
type Bag = readonly [number, number, number, number]

const kindOf = ({ use: { attack = 0, rare = 0 } }: Played): number => (attack > 0 ? 0 : 1) + (rare > 0 ? 2 : 0)

/** Each die of a pool is an act of its own, in whatever order. */
const poolInTurn = (by: Side, { ways, isFixed }: Box, at: number): BoxInTurn => {
  const dice: (Played | undefined)[] = []
  const bagOf = (way: Way | undefined): Bag => {
    const bag: [number, number, number, number] = [0, 0, 0, 0]
    for (const die of (way?.played ?? []).flatMap(dieByDie)) {
      const kind = kindOf(die)
      dice[kind] = die
      bag[kind] = (bag[kind] as number) + 1
    }
    return bag
  }
  const places = new Map<string, { readonly bag: Bag; readonly way: Way | undefined }>([
    ['0,0,0,0', { bag: [0, 0, 0, 0], way: undefined }]
  ])
  const bags = ways.map(bagOf)
  // what is had may be left after any die, what is played is on its way
  if (isFixed) for (const bag of bags) for (const part of partsOf(bag)) places.set(part.join(), { bag: part, way: undefined })
  bags.forEach((bag, index) => places.set(bag.join(), { bag, way: ways[index] }))
  const all = [...places.values()]
  const steps = all.map(({ bag }) =>
    dice.flatMap((die, kind): readonly Step[] => {
      const to = all.findIndex(other => other.bag.every((count, i) => count === (bag[i] as number) + (i === kind ? 1 : 0)))
      return die && to >= 0 ? [{ to, move: using(by, die, 1, at) }] : []
    })
  )
  const target = isFixed ? all.findIndex(({ bag }) => bag.join() === bags[0]?.join()) : undefined
  return {
    steps,
    dice: all.map(({ bag }) => bag.reduce((sum, count) => sum + count, 0)),
    ways: all.map(({ way }) => way),
    ...(target !== undefined && { target })
  }
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count)

const partsOf = ([a, d, ra, rd]: Bag): readonly Bag[] =>
  upTo(a).flatMap(w => upTo(d).flatMap(x => upTo(ra).flatMap(y => upTo(rd).map((z): Bag => [w, x, y, z]))))

export const boxInTurn = (by: Side, box: Box, at: number): BoxInTurn => {
  if (box.ways.some(way => way?.played[0]?.ability.choice?.take === 'pool')) return poolInTurn(by, box, at)
  const ways = box.isFixed ? [undefined, ...box.ways] : box.ways
  const first = ways.flatMap((way, to): readonly Step[] => {
    const [played] = way?.played ?? []
    return way && played ? [{ to, move: using(by, played, way.dice, at) }] : []
  })
  return {
    steps: ways.map((_, place) => (place === 0 ? first : [])),
    dice: ways.map(way => way?.dice ?? 0),
    ways,
    ...(box.isFixed && { target: 1 })
  }
}

/** Acts and spends that the request itself names. */
export const requestedActs = ({ engagement, scenario }: Opening, by: Side): readonly BoxInTurn[] => {
  const request = scenario[by]
  const named = 'together' in request ? [] : (request.acts ?? []).filter(act => typeof act === 'object')
  let next = 0
  return unitActionsOf(engagement, by).flatMap((deed): readonly BoxInTurn[] => {
    if (deed.is === 'pass' || deed.is === 'ability') return []
    const own = deed.is === 'own' ? named[next++] : undefined
    const move: Move =
      deed.is === 'spend'
        ? spendingOn(by, deed.buys)
        : { by, summary: summary(deed.name), deed, ...(own !== undefined && { own }) }
    return [{ steps: [[{ to: 1, move }], []], dice: [0, 0], ways: [undefined, undefined], target: 1 }]
  })
}

export const withoutLastPasses = (moves: readonly Move[]): readonly Move[] =>
  moves.slice(0, moves.findLastIndex(({ deed }) => deed) + 1)

/** Who a unit is and what is reported of it do not tell how it stands. */
const ASIDE: ReadonlySet<string> = new Set(['unit', 'ledger', 'notes'] satisfies readonly (keyof Combatant)[])

/** Engagements that stand alike have one number. A unit is identified by what sets it apart from how it stood at first: an act changes little. */
export const numbering = (first: Engagement) => {
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
    return (standing: Combatant): number => {
      const found = known.get(standing)
      if (found !== undefined) return found
      let text = ''
      let at = 0
      // keys stand in one order in all of them, so that reading them in turn is all that it takes
      for (const field in standing) {
        if (field !== fields[at]) throw new RangeError(`${field} is not where every unit has it`)
        const value = standing[field as keyof Combatant]
        const was = before[at]
        at++
        if (value === was || ASIDE.has(field)) continue
        const said = textOf(value)
        if (said !== textOf(was)) text += `${at}=${said};`
      }
      const made = numbers.get(text) ?? numbers.size
      numbers.set(text, made)
      known.set(standing, made)
      return made
    }
  }
  const [ofAttacker, ofDefender] = [numbersOf(first.attacker), numbersOf(first.defender)]
  const places = new Map<number, number>()
  const engagements: Engagement[] = []
  return {
    engagements,
    numberOfUnit: (side: Side, standing: Combatant): number => (side === 'attacker' ? ofAttacker : ofDefender)(standing),
    numberOf: (engagement: Engagement): number => {
      const key = ofAttacker(engagement.attacker) * 2 ** 26 + ofDefender(engagement.defender)
      const found = places.get(key)
      if (found !== undefined) return found
      places.set(key, engagements.length)
      return engagements.push(engagement) - 1
    }
  }
}
