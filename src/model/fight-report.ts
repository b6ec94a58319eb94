import type { CellNumbers } from './cell-numbers'
import type { Disengages, LossDistribution, MeleeResult, SideNumbers, VictoryPoints } from './quantities'
import type { Scenario } from './scenario'
import type { Interpreted, ReportHead } from './schema'

export type { Disengages, LossDistribution, MeleeResult, SideNumbers, VictoryPoints } from './quantities'

/** The report of one fight: the contract for scripts. Probabilities are 0..1, losses are models. */

export interface Cautioned {
  /** Of the notes those that nobody may miss who reads the figures alone: arms against the rules, fatigue that buys nothing, a penalty whose size no source tells. */
  readonly cautions?: readonly string[]
}

/** One number of a fighter and where it comes from. */
export interface LedgerLine {
  /** 'armour', 'attack dice', 'defence dice', 'hits on', 'saves on', 'fatigue', 'models', 'ignores' */
  readonly what: string
  /** The value after this line. */
  readonly value: number
  /** What this line changed, signed; absent on the first line of a number. */
  readonly change?: number
  readonly rule: string
  readonly source: string
}

/** Expected numbers along one strike, of the first melee where there are two. */
export interface StrikeMeans {
  readonly attackDice: number
  readonly hits: number
  readonly defenceDice: number
  readonly saves: number
  /** Hits less saves, before any is ignored (Resistance). */
  readonly uncancelled: number
  readonly losses: number
  /** `hitsP[k]`: the chance of exactly k hits; `uncancelledP[k]`: of exactly k uncancelled. */
  readonly hitsP: readonly number[]
  readonly uncancelledP: readonly number[]
}

export interface UnitReport {
  /** The troop's id. */
  readonly unit: string
  /** As it is printed: "huscarls", "warlord". */
  readonly name: string
  readonly models: number
  readonly engaged: number
  readonly attackDice: number
  /** The least face that hits; null when it throws no dice. 1: no face misses. 7: none hits (natural rule off). */
  readonly hitsOn: number | null
  readonly rerolls: boolean
  /** Bonus defence dice, beside one per hit. */
  readonly defenceDice: number
  readonly savesOn: number
  readonly rerollsDefence: boolean
  readonly armour: number
  readonly fatigue: number
  readonly fatigueLimit: number
  readonly exhausted: boolean
  readonly ledger: readonly LedgerLine[]
  /** How this unit's dice fall on the enemy, on average. */
  readonly strike: StrikeMeans
  /** Mean fatigue after the fight as plans count it: a unit that is gone carries none. */
  readonly fatigueAfter: number
  /** Losses of this unit of two (Side by Side), and the chance that it is gone. */
  readonly losses?: LossDistribution
  readonly wipedOut?: number
}

export interface SideReport extends SideNumbers {
  /** Friends removed under Resistance: `p[k]` guards lost. */
  readonly guards?: LossDistribution
  readonly units: readonly UnitReport[]
}

/** A number of the report with nothing rounded. */
export interface ExactNumber {
  /** In lowest terms: "683/1024", "0", "1"; means may be below 0. */
  readonly fraction: string
  /** Of a chance: one in so many; null where it never comes about. Means have none. */
  readonly oneIn?: number | null
}

export type MethodReport =
  | { readonly name: 'exact' }
  /** Exact, and shown in fractions as well. */
  | { readonly name: 'fractions' }
  | { readonly name: 'monte-carlo'; readonly trials: number; readonly seed: string; readonly precision?: number }
  | {
      readonly name: 'both'
      readonly trials: number
      readonly seed: string
      readonly precision?: number
      /** The same numbers as sampled. */
      readonly sampled: Readonly<Record<string, number>>
      /** The largest distance of a sampled number from its exact one, in standard errors, and which. */
      readonly deviation: { readonly standardErrors: number; readonly quantity: string }
    }

/** A reading whose other value would change this fight's numbers. */
export interface ReadingInPlay {
  readonly name: string
  readonly value: string
  readonly others: readonly string[]
  readonly meaning: string
  /** The value that moves a chance to win (of a shot, to wipe out) furthest, and that chance here and there; absent where none was worked out. */
  readonly moves?: { readonly value: string; readonly path: string; readonly from: number; readonly to: number }
}

/** How a fight of several melees stands after each: who has fallen, or that it goes on (R8.3). */
export interface RoundReport {
  readonly round: number
  readonly attackerFallen: number
  readonly defenderFallen: number
  readonly bothFallen: number
  readonly goesOn: number
}

/** Side by Side: the enemy's attack dice at the first of two units, given, or the best for the enemy by victory points (R6.3). */
export interface SplitReport {
  readonly atFirst: number
  readonly of: number
  readonly isBest: boolean
}

/** One way the unknown of a fight may be, and what the fight comes to then. */
export interface CaseReport {
  /** "danish axe, without Shieldwall" */
  readonly text: string
  readonly chance: number
  /** The fight in this case. */
  readonly scenario: Scenario
  readonly numbers: CellNumbers
}

/** A number that was asked for, by its path in the report: a chance, or a mean. */
export interface NumberAsked {
  readonly quantity: string
  readonly value: number
}

export interface FightReport extends ReportHead<'melee' | 'shoot'>, Interpreted, Cautioned {
  readonly id?: string
  /** "12 bondi charge 4 huscarls, danish axe, gives up dice" */
  readonly headline: string
  readonly scenario: Scenario
  readonly method: MethodReport
  readonly attacker: SideReport
  readonly defender: SideReport
  /** A melee's winner (R3.10); absent for a shot. */
  readonly result?: MeleeResult
  readonly disengages?: Disengages
  readonly joint: { readonly of: readonly string[]; readonly p: readonly (readonly number[])[] }
  /** Side by Side: `p[i][j][k]` over the losses of the two attackers and the defender. */
  readonly jointOfUnits?: { readonly of: readonly string[]; readonly p: readonly (readonly (readonly number[])[])[] }
  readonly split?: SplitReport
  readonly rounds?: readonly RoundReport[]
  /** Melees fought on average until one side has fallen, or the rounds are over. */
  readonly lasts?: number
  readonly victoryPoints: VictoryPoints
  /** What the scenario asks for (`ask`). */
  readonly asked?: readonly NumberAsked[]
  /** The same melee with the defender's other choice about giving up dice. */
  readonly otherwise?: { readonly givesUpDice: boolean; readonly result: MeleeResult; readonly swing: number }
  /** Every case of what is not known (`maybe` of a unit), over which this report is averaged. */
  readonly cases?: readonly CaseReport[]
  readonly intervals?: Readonly<Record<string, readonly [number, number]>>
  /** Every chance and mean by its path in this report, as `--method fractions` reads them. */
  readonly fractions?: Readonly<Record<string, ExactNumber>>
  /** Absent where they were not worked out. */
  readonly readings?: readonly ReadingInPlay[]
  /** What each ability, cover, fatigue and weapon does, where it was asked why. */
  readonly effects?: Effects
}

export type PartKind = 'ability' | 'bonus' | 'cover' | 'fatigue' | 'moved' | 'spend' | 'weapon' | 'givesUpDice'

/** One thing in a fight that could be left out, and what it does to the numbers. */
export interface EffectOfPart {
  readonly side: 'attacker' | 'defender'
  readonly unit: string
  readonly what: PartKind
  /** "Ullr", "heavy cover", "fatigue 2" */
  readonly name: string
  /** The fight less the fight without this one thing. */
  readonly alone: CellNumbers
  /** Its average over all orders of adding the parts (Shapley value); all of them add up to the fight less the bare one. */
  readonly share?: CellNumbers
}

/** Why the odds are what they are. */
export interface Effects {
  readonly parts: readonly EffectOfPart[]
  /** The fight without any of them. */
  readonly bare?: CellNumbers
  /** Some part is worth more or less beside another than by itself. */
  readonly interact: boolean
}
