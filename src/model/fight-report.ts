import type { CellNumbers } from './cell-numbers'
import type { Disengages, LossDistribution, MeleeResult, NumberAsked, SideNumbers, VictoryPoints } from './quantities'
import type { Scenario } from './scenario'
import type { Interpreted, Intervals, ReportHead } from './schema'

export type { Disengages, LossDistribution, MeleeResult, SideNumbers, VictoryPoints } from './quantities'

/** The report of one fight: the contract for scripts. Probabilities are 0..1, losses are models. */

export interface Cautioned {
  /**
   * The notes without which the figures would mislead: a weapon against the rules, fatigue that buys nothing, a penalty whose size is
   * unknown.
   */
  readonly cautions?: readonly string[]
}

/** One step in the computation of a number of a unit, and where it comes from. */
export interface LedgerLine {
  /** 'armour', 'attack dice', 'defence dice', 'hits on', 'saves on', 'fatigue', 'models', 'ignores' */
  readonly what: string
  /** The value after this line. */
  readonly value: number
  /** The signed change by this line; absent on the first line of a number. */
  readonly change?: number
  readonly rule: string
  readonly source: string
}

/** Expected numbers along one strike; if there are several melees, of the first. */
export interface StrikeMeans {
  readonly attackDice: number
  readonly hits: number
  readonly defenceDice: number
  readonly saves: number
  /** Hits less saves, before any is ignored (Resistance). */
  readonly uncancelled: number
  readonly losses: number
  /** `hitsP[k]`: the chance of exactly k hits; `uncancelledP[k]`: of exactly k uncancelled hits. */
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
  /** The least face that hits; null if it rolls no dice. 1: every face hits; 7: none does (only if a natural 6 does not always hit). */
  readonly hitsOn: number | null
  readonly rerolls: boolean
  /** Bonus defence dice, besides one for each hit. */
  readonly defenceDice: number
  readonly savesOn: number
  readonly rerollsDefence: boolean
  readonly armour: number
  readonly fatigue: number
  readonly fatigueLimit: number
  readonly exhausted: boolean
  readonly ledger: readonly LedgerLine[]
  /** The means of this unit's strike against the enemy. */
  readonly strike: StrikeMeans
  /** Mean fatigue after the fight as plans count it: 0 for a unit that is gone. */
  readonly fatigueAfter: number
  /** Of two units Side by Side: the losses of this one, and the chance that it is gone. */
  readonly losses?: LossDistribution
  readonly wipedOut?: number
}

export interface SideReport extends SideNumbers {
  /** Friends removed instead of a warlord (R6.1): `p[k]` is the chance that k are lost. */
  readonly guards?: LossDistribution
  readonly units: readonly UnitReport[]
}

/** A number of the report as an exact fraction. */
export interface ExactNumber {
  /** In lowest terms: "683/1024", "0", "1"; means may be negative. */
  readonly fraction: string
  /** For a chance: one in so many; null if it is 0. Means have none. */
  readonly oneIn?: number | null
}

/** How often a fight was thrown, and with which dice. */
interface Thrown {
  readonly trials: number
  readonly seed: string
  readonly precision?: number
  /** Where a precision was asked for: the largest half-width that the interval of a chance has; fewer trials may miss it. */
  readonly within?: number
}

export type MethodReport =
  | { readonly name: 'exact' }
  /** Exact, and shown in fractions as well. */
  | { readonly name: 'fractions' }
  | ({ readonly name: 'monte-carlo' } & Thrown)
  | ({
      readonly name: 'both'
      /** The sampled numbers, by path. */
      readonly sampled: Readonly<Record<string, number>>
      /** The largest distance between a sampled and an exact number, in standard errors, and the path of that number. */
      readonly deviation: { readonly standardErrors: number; readonly quantity: string }
    } & Thrown)

/** A reading of which another value would change this fight's numbers. */
export interface ReadingInPlay {
  readonly name: string
  readonly value: string
  readonly others: readonly string[]
  readonly meaning: string
  /** The value that changes a chance to win (of a shot, to wipe out) most, and that chance with both values; absent if not computed. */
  readonly moves?: { readonly value: string; readonly path: string; readonly from: number; readonly to: number }
}

/** The state of a fight of several melees after one of them: chances of who has fallen, or that it goes on (R8.3). */
export interface RoundReport {
  readonly round: number
  readonly attackerFallen: number
  readonly defenderFallen: number
  readonly bothFallen: number
  readonly goesOn: number
}

/** Side by Side: how many of the enemy's attack dice are aimed at the first unit: as given, or best for the enemy's points (R6.3). */
export interface SplitReport {
  readonly atFirst: number
  readonly of: number
  readonly isBest: boolean
}

/** One case of what is unknown in a fight, and its numbers. */
export interface CaseReport {
  /** "danish axe, without Shieldwall" */
  readonly text: string
  readonly chance: number
  /** The fight in this case. */
  readonly scenario: Scenario
  readonly numbers: CellNumbers
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
  /** The answers to `ask` of the scenario. */
  readonly asked?: readonly NumberAsked[]
  /** The same melee with the defender's other choice about giving up dice. */
  readonly otherwise?: { readonly givesUpDice: boolean; readonly result: MeleeResult; readonly swing: number }
  /** The cases of what is unknown (`maybe` of a unit); this report is their average. */
  readonly cases?: readonly CaseReport[]
  /** 95 % intervals of sampled numbers, by path. */
  readonly intervals?: Intervals
  /** Every chance and mean as a fraction, by its path in this report (`--method fractions`). */
  readonly fractions?: Readonly<Record<string, ExactNumber>>
  /** Absent if not computed. */
  readonly readings?: readonly ReadingInPlay[]
  /** What each ability, cover, fatigue and weapon does, if an explanation was requested. */
  readonly effects?: Effects
}

export type PartKind = 'ability' | 'bonus' | 'cover' | 'fatigue' | 'moved' | 'spend' | 'weapon' | 'givesUpDice'

/** One part of a fight that could be left out, and its effect on the numbers. */
export interface EffectOfPart {
  readonly side: 'attacker' | 'defender'
  readonly unit: string
  readonly what: PartKind
  /** "Ullr", "heavy cover", "fatigue 2" */
  readonly name: string
  /** The numbers of the fight less those without this part. */
  readonly alone: CellNumbers
  /** Its Shapley value: its average effect over all orders of adding the parts. All shares add up to the fight less `bare`. */
  readonly share?: CellNumbers
}

/** The effect of each part of a fight on the odds. */
export interface Effects {
  readonly parts: readonly EffectOfPart[]
  /** The fight without any of them. */
  readonly bare?: CellNumbers
  /** The effect of some part depends on others. */
  readonly interact: boolean
}
