import { odds } from '../../src/battle/odds'
import { RequestError } from '../../src/model/errors'
import type { FightReport } from '../../src/model/report'
import type { AbilityUse, Scenario, Spend, UnitRequest } from '../../src/model/scenario'
import type { Rulebook } from '../../src/rules/types'

/**
 * Advice by trying everything: each line of play is a scenario of its own that `odds` answers from the beginning. It knows nothing
 * of counting, of equal fights or of strikes met before, and shares no search with src/.
 */

/** One way to use a box: its uses, and the SAGA dice they take; no uses at all is leaving it out. */
export interface PlainWay {
  readonly uses: readonly AbilityUse[]
  readonly dice: number
}

export interface PlainSide {
  /** For each box that lies on the board every way to use it, leaving it out among them. */
  readonly boxes: readonly (readonly PlainWay[])[]
  /** Every way to spend the enemy's fatigue. */
  readonly spends: readonly (readonly Spend[])[]
}

export interface PlainGame {
  readonly scenario: Scenario
  readonly book: Rulebook
  readonly attacker: PlainSide
  readonly defender: PlainSide
  /** What the defender may do about his dice. */
  readonly gives: readonly boolean[]
  readonly worth: (report: Omit<FightReport, 'replay'>, dice: { readonly attacker: number; readonly defender: number }) => number
}

export interface PlainChoice {
  readonly uses: readonly AbilityUse[]
  readonly dice: number
  readonly spend: readonly Spend[]
}

export interface PlainAnswer {
  readonly choice: PlainChoice
  readonly worth: number
  /** Of every answer of the defender. */
  readonly answers: readonly { readonly choice: PlainChoice; readonly worth: number }[]
}

export interface PlainAdvice {
  readonly worth: number
  readonly lines: number
  /** By what the defender does about his dice: every choice of the attacker. */
  readonly dice: readonly { readonly gives: boolean; readonly worth: number; readonly choices: readonly PlainAnswer[] }[]
}

const product = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  lists.reduce<readonly (readonly T[])[]>((all, list) => all.flatMap(one => list.map(each => [...one, each])), [[]])

export const choicesOf = ({ boxes, spends }: PlainSide): readonly PlainChoice[] =>
  product(boxes).flatMap(ways =>
    spends.map(spend => ({
      uses: ways.flatMap(({ uses }) => uses),
      dice: ways.reduce((sum, { dice }) => sum + dice, 0),
      spend
    }))
  )

const chosen = (unit: UnitRequest, { uses, spend }: PlainChoice): UnitRequest => ({ ...unit, abilities: uses, spend })

/** Undefined where the line is not legal: a box that changes nothing, fatigue that is not there. */
const worthOf = (game: PlainGame, gives: boolean, mine: PlainChoice, his: PlainChoice): number | undefined => {
  const { scenario, book, worth } = game
  const [attacker, defender] = [scenario.attacker as UnitRequest, scenario.defender as UnitRequest]
  const fight = {
    ...scenario,
    attacker: chosen(attacker, mine),
    defender: { ...chosen(defender, his), ...(scenario.kind === 'melee' && { givesUpDice: gives }) }
  }
  try {
    const report = odds(fight, book, { asides: false })
    if (report.notes.some(note => note.endsWith('nothing is spent'))) return undefined
    return worth(report, { attacker: mine.dice, defender: his.dice })
  } catch (error) {
    if (error instanceof RequestError) return undefined
    throw error
  }
}

export const plainAdvice = (game: PlainGame): PlainAdvice => {
  let lines = 0
  const dice = game.gives.map(gives => {
    const choices = choicesOf(game.attacker).flatMap(choice => {
      const answers = choicesOf(game.defender).flatMap(his => {
        const worth = worthOf(game, gives, choice, his)
        return worth === undefined ? [] : [{ choice: his, worth }]
      })
      lines += answers.length
      return answers.length === 0 ? [] : [{ choice, answers, worth: Math.min(...answers.map(({ worth }) => worth)) }]
    })
    return { gives, choices, worth: Math.max(...choices.map(({ worth }) => worth)) }
  })
  return { worth: Math.min(...dice.map(({ worth }) => worth)), lines, dice }
}
