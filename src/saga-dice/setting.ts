import { boardOf, idOf } from '../model/data'
import { type BoxUse, type DiceCount, type DiceRequest, diceShown } from '../model/dice'
import { SAGA_DICE } from '../model/limits'
import { isUnknown } from '../rules/cost'
import { boardsOf } from '../rules/lookup'
import type { Readings } from '../rules/readings-in-force'
import type { Ability, BattleSize, HeroDice, Rulebook, Troop } from '../rules/types'
import { bareWant, parseCost, priceOf, type Want } from './costs'
import { diceOfUnits, givenDice } from './dice-count'
import { handsOf } from './hands'
import type { DiceBox, OrdersPhase } from './orders'

/** All that a question about SAGA dice depends on: whose dice they are, what is on the board, what is wanted. */
export interface Setting {
  readonly book: Rulebook
  readonly request: DiceRequest
  /** Factions whose dice are rolled: none, one, or two (Cnut). */
  readonly factions: readonly string[]
  readonly hero: Troop | undefined
  readonly heroDice: HeroDice
  readonly count: DiceCount
  readonly phase: OrdersPhase
  readonly wants: readonly Want[]
}

const heroOf = (book: Rulebook, { hero }: DiceRequest): Troop | undefined => (hero === undefined ? undefined : book.troops[hero])

/** The boards whose boxes may be used: those of the hero, or of the faction. */
const boards = (book: Rulebook, request: DiceRequest): readonly string[] => {
  const hero = heroOf(book, request)
  const { faction } = request
  if (hero) return boardsOf(book, hero, faction)
  return faction === undefined ? [] : [faction]
}

/** The index of the board whose dice a box takes: its faction's; for a hero's own box the hero's first. */
const boardIndex = (factions: readonly string[], box: string): number => Math.max(0, factions.indexOf(boardOf(box)))

type CostByReading = {
  readonly [Name in keyof Readings]: {
    readonly reading: Name
    readonly value: NonNullable<Readings[Name]>
    readonly cost: string
  }
}[keyof Readings]

/** Costs that depend on a reading. */
export const COSTS_BY_READING: Readonly<Record<string, CostByReading>> = {
  'anglo-danes/ceorls': { reading: 'ceorls-cost', value: 'c-or-u', cost: 'C or U' }
}

/** A box of the left column that activates units. */
export const isActivation = ({ multi, when }: Ability): boolean => multi && when.length === 1 && when[0] === 'Activation'

/** What a box costs under the hero and the readings. */
const costTextOf = (box: string, ability: Ability, { readings = {} }: DiceRequest, heroDice: HeroDice): string => {
  const read = COSTS_BY_READING[box]
  if (heroDice.anyActivates && isActivation(ability)) return 'any'
  return read && readings[read.reading] === read.value ? read.cost : ability.cost
}

const wantOf = (
  { box, times }: BoxUse,
  kept: boolean,
  setting: Pick<Setting, 'book' | 'request' | 'factions' | 'heroDice'>
): Want => {
  const { book, request, factions, heroDice } = setting
  const weight = request.weights?.[box] ?? 1
  const ability = book.abilities[box]
  if (!ability) return { ...bareWant(box, times, weight), kept }
  const { costs = {} } = request
  const given = Object.hasOwn(costs, box) || Object.hasOwn(costs, idOf(box))
  return {
    box,
    name: ability.name,
    times,
    board: boardIndex(factions, box),
    cost: parseCost(costTextOf(box, ability, request, heroDice)),
    certainty: given ? 'given' : ability.certainty,
    weight,
    kept,
    orders: ability.when.includes('Orders'),
    ...(ability.saga && { saga: ability.saga }),
    rareMatters: ability.rareMatters === true
  }
}

/** A large battle has rules of its own for the dice (R8.3). */
const battleOf = ({ muster }: Rulebook, { points }: DiceRequest): BattleSize | undefined =>
  points === undefined ? undefined : muster.battles[points]

/** The boxes that change the dice themselves, if they may be used and their costs are known. */
const toolsOf = (
  used: readonly string[],
  setting: Pick<Setting, 'book' | 'request' | 'factions' | 'heroDice'>
): readonly DiceBox[] => {
  const { book, request, factions, heroDice } = setting
  const hands = handsOf(Math.max(1, factions.length))
  return Object.entries(book.abilities).flatMap(([box, ability]) => {
    const board = boardOf(box)
    const isForbidden = ability.saga === battleOf(book, request)?.forbids
    if (!ability.saga || isForbidden || !used.includes(board) || request.without?.includes(box)) return []
    const cost = parseCost(costTextOf(box, ability, request, heroDice))
    const price = priceOf(cost, boardIndex(factions, box), hands)
    // three dice for two more are never worth it
    return isUnknown(cost) || cost.dice.length > 2 ? [] : [{ box, board: boardIndex(factions, box), ability, price }]
  })
}

/** An enemy hero may let a player roll only one of so many dice (R6.4); 1 without such a hero. */
export const oneOf = (book: Rulebook, { enemy, turn = 1 }: DiceRequest): number =>
  (enemy === undefined ? undefined : book.troops[enemy]?.hero?.dice?.enemyRolls?.[turn - 1]) ?? 1

const countDice = (book: Rulebook, request: DiceRequest): DiceCount => {
  const { dice, rolled, units, left = 0, firstTurn } = request
  const given = dice ?? diceShown(rolled ?? '')
  const share = oneOf(book, request)
  if (units) {
    const battle = battleOf(book, request)
    const count = diceOfUnits(book, {
      units,
      left,
      oneOf: share,
      ...(battle && { most: battle.sagaDice }),
      ...(firstTurn && { firstTurn })
    })
    return given ? { ...count, ...givenDice(given, left, share) } : count
  }
  return givenDice(given, left, share)
}

/** The setting of a checked request. */
export const settingOf = (request: DiceRequest, book: Rulebook): Setting => {
  const used = boards(book, request)
  const factions = used.filter(board => Object.hasOwn(book.factions, board))
  const hero = heroOf(book, request)
  const heroDice = hero?.hero?.dice ?? {}
  const base = { book, request, factions, hero, heroDice }
  const { want = [], keep = [], left = 0 } = request
  const { rerolls } = heroDice
  return {
    ...base,
    count: countDice(book, request),
    phase: {
      hands: handsOf(Math.max(1, factions.length)),
      handLimit: SAGA_DICE - left,
      // the player who goes first gains no dice in the first turn
      diceBoxes: toolsOf(used, base).filter(({ ability }) => !request.firstTurn || ability.saga !== 'roll-two-more'),
      ...(book.muster.rolling.exactly && { rollsTwoOrNone: true as const }),
      ...(hero && rerolls !== undefined && { heroReroll: { name: hero.name, most: rerolls } })
    },
    wants: [...want.map(use => wantOf(use, false, base)), ...keep.map(use => wantOf(use, true, base))]
  }
}
