import type { FightReport, LossDistribution } from './fight-report'

/** What is measured of a fight, by the one name each number has in conditions, intervals, sweeps and columns. */

/** A side's fate, as reports of every size have it. */
export interface Fate {
  readonly losses: LossDistribution
  readonly wipedOut: number
  readonly fatigueAfter: number
}

/** A fight with its numbers: a whole report, or the brief of one. */
export interface Measured extends Pick<FightReport, 'kind' | 'result' | 'disengages' | 'victoryPoints' | 'lasts'> {
  readonly attacker: Fate
  readonly defender: Fate
}

/** chance: 0..1; the others count what they are called. */
export type Measure = 'chance' | 'models' | 'points' | 'fatigue' | 'melees'

export interface Quantity {
  /** Its path in the report. */
  readonly path: string
  /** As it is said; the first is printed. */
  readonly names: readonly string[]
  readonly measure: Measure
  /** Undefined where the fight has no such number: a shot has no winner. */
  readonly of: (fight: Measured) => number | undefined
}

const ofSide = (side: 'attacker' | 'defender'): readonly Quantity[] => [
  {
    path: `${side}.losses.mean`,
    names: [`${side} losses`, `${side} losses mean`, `${side} losses on average`],
    measure: 'models',
    of: fight => fight[side].losses.mean
  },
  {
    path: `${side}.losses.sd`,
    names: [`${side} losses sd`, `${side} losses spread`],
    measure: 'models',
    of: fight => fight[side].losses.sd
  },
  {
    path: `${side}.wipedOut`,
    names: [`${side} wiped out`, `${side} is wiped out`, `${side} gone`],
    measure: 'chance',
    of: fight => fight[side].wipedOut
  },
  {
    path: `${side}.fatigueAfter`,
    names: [`${side} fatigue after`, `${side} fatigue`],
    measure: 'fatigue',
    of: fight => fight[side].fatigueAfter
  }
]

/** Every quantity without a number in its name. */
export const QUANTITIES: readonly Quantity[] = [
  {
    path: 'result.attackerWins',
    names: ['attacker wins', 'attacker win'],
    measure: 'chance',
    of: fight => fight.result?.attackerWins
  },
  { path: 'result.tie', names: ['tie', 'ties', 'a tie', 'draw'], measure: 'chance', of: fight => fight.result?.tie },
  {
    path: 'result.defenderWins',
    names: ['defender wins', 'defender win'],
    measure: 'chance',
    of: fight => fight.result?.defenderWins
  },
  ...ofSide('attacker'),
  ...ofSide('defender'),
  {
    path: 'disengages.attacker',
    names: ['attacker disengages', 'attacker falls back'],
    measure: 'chance',
    of: fight => fight.disengages?.attacker
  },
  {
    path: 'disengages.defender',
    names: ['defender disengages', 'defender falls back'],
    measure: 'chance',
    of: fight => fight.disengages?.defender
  },
  { path: 'disengages.nobody', names: ['nobody disengages'], measure: 'chance', of: fight => fight.disengages?.nobody },
  { path: 'victoryPoints.killed', names: ['points killed'], measure: 'points', of: fight => fight.victoryPoints.killed },
  { path: 'victoryPoints.lost', names: ['points lost'], measure: 'points', of: fight => fight.victoryPoints.lost },
  {
    path: 'victoryPoints.swing',
    names: ['points swing', 'swing', 'points', 'victory points', 'victory points swing'],
    measure: 'points',
    of: fight => fight.victoryPoints.swing
  },
  { path: 'lasts', names: ['melees', 'melees on average'], measure: 'melees', of: fight => fight.lasts }
]

const NUMBERED = /^(attacker|defender)\.losses\.(p|atLeast)\.(\d{1,2})$/u

/** The chance of losing exactly so many, or so many or more. */
const numbered = (path: string): Quantity | undefined => {
  const [, side, which, count = ''] = NUMBERED.exec(path) ?? []
  if (side !== 'attacker' && side !== 'defender') return undefined
  const lost = Number(count)
  const name = which === 'p' ? `${side} loses exactly ${lost}` : `${side} loses ${lost} or more`
  const of = ({ [side]: { losses } }: Measured) =>
    which === 'p' ? (losses.p[lost] ?? 0) : losses.p.slice(lost).reduce((sum, chance) => sum + chance, 0)
  return { path, names: [name], measure: 'chance', of }
}

const BY_PATH: ReadonlyMap<string, Quantity> = new Map(QUANTITIES.map(quantity => [quantity.path, quantity]))

/** The quantity of a path: `result.tie`, `defender.losses.atLeast.4`; undefined where there is none. */
export const quantityAt = (path: string): Quantity | undefined => BY_PATH.get(path) ?? numbered(path)
