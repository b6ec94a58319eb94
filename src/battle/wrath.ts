import type { Dice } from '../chance/dice'
import { oddsOfGame } from '../chance/exact'
import { type Fraction, fractional, inFractions } from '../chance/fractions'
import { decimal, t } from '../model/language'
import { FACES } from '../model/limits'
import { allQuantities } from '../model/quantities'
import type { SideReport } from '../model/report'
import { type Scenario, SIDES, type Side, type SideRequest, unitsOfSide } from '../model/scenario'
import { wrathDice } from '../model/uncertain'
import type { Rulebook } from '../rules/types'
import { wrathAt } from '../rules/wrath'
import { type Answer, type FightPart, likeliestOf, NO_LOSSES } from './averaged'
import { unfought as unfoughtNumbers } from './measures'

/** The sum of the faces. */
const rollSum = (dice: Dice, count: number): number => dice.roll(count, FACES)

/** The sums of `count` dice, 1 to 3, with their chances (R6.6). */
export const wrathSums = (count: number): readonly { readonly sum: number; readonly chance: number }[] => {
  const { worth, weight } = oddsOfGame(rollSum, count)
  return worth.map((sum, i) => ({ sum, chance: weight[i] ?? 0 }))
}

const withSum = (scenario: Scenario, side: Side, sum: number): Scenario => ({
  ...scenario,
  [side]: { ...scenario[side], wrath: sum }
})

/**
 * What a throw of the Wrath may lead to: fights, each with its chance, and the chance of no fight, since the unit changes sides.
 */
export interface WrathFights {
  readonly fights: readonly { readonly scenario: Scenario; readonly chance: number }[]
  readonly unfought: number
}

/** The fights that a throw of the Wrath may lead to; undefined if none is thrown. */
export const wrathFights = (scenario: Scenario, book: Rulebook): WrathFights | undefined => {
  for (const side of SIDES) {
    const count = wrathDice(scenario[side])
    if (count === undefined) continue
    const isFought = (sum: number) => !wrathAt(book.wrath, sum).some(({ deserts }) => deserts)
    const sums = wrathSums(count)
    return {
      fights: sums
        .filter(({ sum }) => isFought(sum))
        .map(({ sum, chance }) => ({ scenario: withSum(scenario, side, sum), chance })),
      unfought: sums.filter(({ sum }) => !isFought(sum)).reduce((total, { chance }) => total + chance, 0)
    }
  }
  return undefined
}

/** The chances, as fractions, of each of the first `fought` sums of a throw, and of all others together. */
export const wrathChances = ({ attacker, defender }: Scenario, fought: number): readonly Fraction[] => {
  const count = wrathDice(attacker) ?? wrathDice(defender) ?? 0
  const { weight } = inFractions().oddsOf(rollSum, [count])
  return [...weight.slice(0, fought), weight.slice(fought).reduce(fractional.plus, fractional.zero)]
}

const CERTAIN = { fraction: '1', oneIn: 1 } as const

/** The fractions of a fight that does not take place: those of everything that is certain then. */
const untouchedFractions = (answer: Answer): NonNullable<Answer['fractions']> => {
  const certain = allQuantities()
    .filter(({ measure, of }) => measure === 'chance' && of(answer) === 1)
    .map(({ path }) => path)
  const nobody = SIDES.flatMap(side => [`${side}.losses.p.0`, `${side}.guards.p.0`])
  const goesOn = (answer.rounds ?? []).map((_, i) => `rounds.${i}.goesOn`)
  return Object.fromEntries([...certain, 'joint.p.0.0', ...nobody, ...goesOn].map(path => [path, CERTAIN]))
}

const fatigueOf = (side: SideRequest): readonly number[] => unitsOfSide(side).map(({ fatigue = 0 }) => fatigue)

/** The report of a fight that does not take place, since the unit changes sides (R6.6): no losses, and no fatigue gained. */
const untouchedBy = (answer: Answer, { kind, attacker, defender }: Scenario): Answer => {
  const fatigue = { attacker: fatigueOf(attacker), defender: fatigueOf(defender) }
  const numbers = unfoughtNumbers(kind, { attacker: fatigue.attacker[0] ?? 0, defender: fatigue.defender[0] ?? 0 })
  const untouched = (side: Side): SideReport => ({
    ...answer[side],
    ...numbers[side],
    units: answer[side].units.map((unit, at) => ({ ...unit, fatigueAfter: fatigue[side][at] ?? 0 })),
    ...(answer[side].guards && { guards: NO_LOSSES })
  })
  const report: Answer = {
    ...answer,
    ...numbers,
    attacker: untouched('attacker'),
    defender: untouched('defender'),
    ...(answer.rounds && {
      rounds: answer.rounds.map(({ round }) => ({ round, attackerFallen: 0, defenderFallen: 0, bothFallen: 0, goesOn: 1 })),
      lasts: 0
    }),
    joint: { of: answer.joint.of, p: [[1]] }
  }
  return { ...report, ...(answer.fractions && { fractions: untouchedFractions(report) }) }
}

/** The fights of a throw, and the one that does not take place, with the chance that the unit changes sides. */
export const withUnfought = (fought: readonly FightPart[], unfought: number, scenario: Scenario): readonly FightPart[] => [
  ...fought,
  { answer: untouchedBy(likeliestOf(fought), scenario), chance: unfought }
]

/** The notes of a report averaged over a throw of the Wrath; `unfought`: the chance that there is no fight. */
export const wrathNotes = (unfought: number): readonly string[] => [
  t('averaged over the throw of the Wrath (R6.6); dice and armour above are for the likeliest sum'),
  ...(unfought > 0
    ? [
        t('if they change sides ({value} %), there is no fight, which counts as a tie without losses', {
          value: decimal((100 * unfought).toFixed(2))
        })
      ]
    : [])
]
