/**
 * Measures: the numbers that are reported of a fight, a row each. From its row follow the place of a number in JSON, its column, its names
 * in conditions, its exact, sampled and fractional value, its interval, averages over rolls and the Wrath, differences, help and schema.
 */

import type { Text } from './language'
import { memoize, once } from './once'
import type { Side } from './scenario'

/** `p[k]`: the chance of exactly k models lost. */
export interface LossDistribution {
  readonly mean: number
  readonly sd: number
  readonly p: readonly number[]
}

/**
 * A number that can be read off one outcome of a fight: models lost by a side, the points they are worth to its enemy, its fatigue; the index
 * of the winner in WINNERS, of who disengages in RETREATS; points killed less lost. Measures read facets, never states.
 */
export type Facet = 'losses' | 'points' | 'fatigue' | 'winner' | 'disengages' | 'swing' | 'rounds' | Stage

/** Facets of a side's dice on the way to the outcome (of the first melee if there are several); counted only on request. */
export const STAGES = ['attackDice', 'hits', 'through', 'defenceDice', 'saves', 'dice'] as const
export type Stage = (typeof STAGES)[number]

/** Who may win a melee, in the order of the facet `winner`. */
export const WINNERS = ['attacker', 'tie', 'defender'] as const
/** Who may disengage, in the order of the facet `disengages`. */
export const RETREATS = ['attacker', 'defender', 'nobody'] as const

/** The unit of a number. chance: 0..1; the others count what they name. */
export type MeasureUnit = 'chance' | 'models' | 'points' | 'fatigue' | 'melees' | 'hits' | 'saves' | 'dice'

interface Row {
  /** A spread is reported by its mean, its standard deviation and the chance of each value. */
  readonly kind: 'chance' | 'mean' | 'spread'
  readonly measure: MeasureUnit
  readonly at: Facet
  /** The contribution of a value of the facet; for a chance 1 or 0. `most`: the most that the side can lose. */
  readonly of: (value: number, most: number) => number
  /** Its names in conditions; the first is printed. `{side}` is attacker or defender. */
  readonly names: readonly string[]
  /** For a spread: the verb in the names of its chances, as in "attacker loses exactly 3". */
  readonly verb?: string | undefined
  /** The side whose facet it reads, if it is not in the table of a side. */
  readonly side?: Side | undefined
  /** Its label on pages: `{name}` is the name of the side, n the number of its verb. */
  readonly label?: Text | undefined
  /** The side that the label names, if it is not in the table of a side. */
  readonly whose?: Side | undefined
  /** The label is only used where a path is named; no page lists the number with the others. */
  readonly isAside?: boolean | undefined
  /** Its key in tables of many fights, which follows the name of the side if it has one. */
  readonly cell?: string | undefined
  /** It changes its sign when the sides are exchanged. */
  readonly isSigned?: boolean | undefined
  /** Its description in the JSON Schema. */
  readonly meaning?: string | undefined
}

type More = Partial<Pick<Row, 'side' | 'label' | 'whose' | 'isAside' | 'cell' | 'isSigned' | 'meaning'>>

const itself = (value: number): number => value

const chance = <const M extends More>(
  at: Facet,
  holds: (value: number, most: number) => boolean,
  names: readonly string[],
  more: M
) =>
  ({
    kind: 'chance',
    measure: 'chance',
    at,
    of: (value: number, most: number) => (holds(value, most) ? 1 : 0),
    names,
    ...more
  }) as const

const mean = <const M extends More>(at: Facet, measure: MeasureUnit, names: readonly string[], more: M) =>
  ({ kind: 'mean', measure, at, of: itself, names, ...more }) as const

const is =
  <T>(all: readonly T[], one: T) =>
  (value: number): boolean =>
    all[value] === one

const result = {
  attackerWins: chance('winner', is(WINNERS, 'attacker'), ['attacker wins', 'attacker win'], {
    label: '{name} {n|wins|win}',
    whose: 'attacker',
    cell: 'attackerWins'
  }),
  tie: chance('winner', is(WINNERS, 'tie'), ['tie', 'ties', 'a tie', 'draw'], { label: 'tie', cell: 'tie' }),
  defenderWins: chance('winner', is(WINNERS, 'defender'), ['defender wins', 'defender win'], {
    label: '{name} {n|wins|win}',
    whose: 'defender',
    cell: 'defenderWins'
  })
} as const satisfies Readonly<Record<string, Row>>

const ofSide = {
  losses: {
    kind: 'spread',
    measure: 'models',
    at: 'losses',
    of: itself,
    names: ['{side} losses'],
    verb: 'loses',
    label: '{name} lost',
    cell: 'Losses'
  },
  wipedOut: chance('losses', (lost, most) => lost === most, ['{side} wiped out', '{side} is wiped out', '{side} gone'], {
    label: '{name} wiped out',
    cell: 'WipedOut',
    meaning: 'Chance that the whole side is gone.'
  }),
  fatigueAfter: mean('fatigue', 'fatigue', ['{side} fatigue after', '{side} fatigue'], {
    meaning: 'Fatigue of the (first) unit after the fight, whether it lives or not; `units` have it as plans count it.'
  })
} as const satisfies Readonly<Record<string, Row>>

const stage = (at: Stage, measure: MeasureUnit, names: readonly string[], verb: string, meaning: string) =>
  ({ kind: 'spread', measure, at, of: itself, names: names.map(name => `{side} ${name}`), verb, meaning }) as const

/** Stages. Their keys end in `Rolled`, since `attackDice` is a bonus in scenarios. */
const stages = {
  attackDiceRolled: stage(
    'attackDice',
    'dice',
    ['attack dice', 'attack dice rolled'],
    'rolls attack dice',
    'Attack dice it rolls.'
  ),
  hits: stage('hits', 'hits', ['hits'], 'hits', 'Hits it scores.'),
  hitsThrough: stage(
    'through',
    'hits',
    ['hits through', 'hits that got through', 'hits that get through', 'hits not saved', 'unsaved hits', 'uncancelled hits'],
    'gets through',
    'Hits it scores that are not saved.'
  ),
  defenceDiceRolled: stage(
    'defenceDice',
    'dice',
    ['defence dice', 'defence dice rolled', 'defense dice'],
    'rolls defence dice',
    'Defence dice it rolls.'
  ),
  saves: stage('saves', 'saves', ['saves'], 'saves', 'Hits on it that it saves.'),
  diceRolled: mean('dice', 'dice', ['{side} dice rolled', '{side} dice'], { meaning: 'Dice it rolls, to attack and to defend.' })
} as const satisfies Readonly<Record<string, Row>>

const disengages = {
  attacker: chance('disengages', is(RETREATS, 'attacker'), ['attacker disengages', 'attacker falls back'], {
    label: '{name} disengage',
    whose: 'attacker',
    isAside: true
  }),
  defender: chance('disengages', is(RETREATS, 'defender'), ['defender disengages', 'defender falls back'], {
    label: '{name} disengage',
    whose: 'defender',
    isAside: true
  }),
  nobody: chance('disengages', is(RETREATS, 'nobody'), ['nobody disengages'], { label: 'nobody disengages', isAside: true })
} as const satisfies Readonly<Record<string, Row>>

const victoryPoints = {
  killed: mean('points', 'points', ['points killed'], { side: 'defender', label: 'points killed' }),
  lost: mean('points', 'points', ['points lost'], { side: 'attacker', label: 'points lost' }),
  swing: mean('swing', 'points', ['points swing', 'swing', 'points', 'victory points', 'victory points swing'], {
    label: 'points, killed less lost',
    cell: 'swing',
    isSigned: true
  })
} as const satisfies Readonly<Record<string, Row>>

/** The mean number of melees fought. No single outcome shows it, so it is in no table. */
const lasts: Row = mean('rounds', 'melees', ['melees', 'melees on average'], {})

type NumbersOf<T> = {
  readonly [K in keyof T]: T[K] extends { readonly kind: 'spread' } ? LossDistribution : number
}

/** The numbers of a side; stages only if they were requested. */
export type SideNumbers = NumbersOf<typeof ofSide> & Partial<NumbersOf<typeof stages>>
/** A melee's winner (R3.10). */
export type MeleeResult = NumbersOf<typeof result>
export type Disengages = NumbersOf<typeof disengages>
/** Unrounded, from the attacker's side (R8.2; a warrior is 1/2, a levy 1/3). */
export type VictoryPoints = NumbersOf<typeof victoryPoints>

/** The tables of measures by the keys of a report; the JSON Schema of reports is made from them too. */
export const TABLES = {
  result,
  attacker: { ...ofSide, ...stages },
  defender: { ...ofSide, ...stages },
  disengages,
  victoryPoints
} as const

/** The numbers of a fight: a whole report, or a part of one. A shot has no winner, and nobody disengages. */
export interface Measured {
  readonly kind: 'melee' | 'shoot'
  readonly result?: MeleeResult
  readonly attacker: SideNumbers
  readonly defender: SideNumbers
  readonly disengages?: Disengages
  readonly victoryPoints: VictoryPoints
  readonly lasts?: number
}

/** A measure with its place in a report. */
export interface Measure extends Row {
  readonly path: string
  /** Its keys in the report: `head.key`. */
  readonly head: keyof typeof TABLES | 'lasts'
  readonly key: string
  readonly side: Side
}

/** With all keys, undefined ones too: every fight reads each row, and V8 reads objects of one shape several times faster. */
const rowOf = (head: Measure['head'], key: string, row: Row): Measure => ({
  kind: row.kind,
  measure: row.measure,
  at: row.at,
  of: row.of,
  path: key === '' ? head : `${head}.${key}`,
  head,
  key,
  side: row.side ?? (head === 'defender' ? head : 'attacker'),
  names: row.names,
  verb: row.verb,
  label: row.label,
  whose: head === 'attacker' || head === 'defender' ? head : row.whose,
  isAside: row.isAside,
  cell: row.cell && row.cell < 'a' ? `${head}${row.cell}` : row.cell,
  isSigned: row.isSigned,
  meaning: row.meaning
})

const measuresOf = (rows: typeof TABLES): readonly Measure[] =>
  (Object.keys(rows) as (keyof typeof TABLES)[]).flatMap(head =>
    Object.entries<Row>(rows[head]).map(([key, row]) => rowOf(head, key, row))
  )

/** All measures, in the order of a report. */
export const MEASURES: readonly Measure[] = [...measuresOf(TABLES), rowOf('lasts', '', lasts)]

/** All measures, those of the attacker and the defender with the same key next to each other. */
export const byRow = once((): readonly Measure[] =>
  [...MEASURES]
    .map(measure => ({
      measure,
      first: MEASURES.findIndex(({ head, key }) => key === measure.key && (head === 'attacker' || head === measure.head))
    }))
    .sort((one, other) => one.first - other.first)
    .map(({ measure }) => measure)
)

/** A distribution with its mean and standard deviation, from the chance of each number. */
export const distributionOf = (p: readonly number[]): LossDistribution => {
  const mean = p.reduce((sum, chance, lost) => sum + chance * lost, 0)
  // rounding must not turn a certain number into a spread
  const variance = p.reduce((sum, chance, lost) => sum + chance * (lost - mean) ** 2, 0)
  return { mean, sd: variance < VARIANCE_ROUNDING ? 0 : Math.sqrt(variance), p }
}

/** A smaller variance is rounding: the square of the accuracy of sums of chances. */
const VARIANCE_ROUNDING = 1e-24

/** The chance of each value of a facet; for a spread the values are 0, 1, 2 ... */
export interface Tally {
  readonly values: readonly number[]
  readonly weights: readonly number[]
}

/** The tally of a facet of a side; undefined if the fight does not have it. */
export type Tallies = (facet: Facet, side: Side) => Tally | undefined

/** The mean of a measure over a tally; `most`: the most that the side can lose. */
export const worthOf = ({ kind, of }: Measure, { values, weights }: Tally, most: number): number => {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (weights[i] as number) * of(values[i] as number, most)
  return kind === 'chance' ? Math.min(1, sum) : sum
}

/** The value of a measure in a fight; undefined if the fight does not have it. */
export type Parts = (measure: Measure) => number | LossDistribution | undefined

/** The numbers of a fight, each computed when first needed. `most`: the most that each side can lose. */
export const partsFrom = (tallies: Tallies, most: Readonly<Record<Side, number>>): Parts => {
  let spreads: Map<Measure, LossDistribution> | undefined
  return measure => {
    const spread = spreads?.get(measure)
    if (spread) return spread
    const tally = tallies(measure.at, measure.side)
    if (!tally || measure.kind !== 'spread') return tally && worthOf(measure, tally, most[measure.side])
    const found = distributionOf(tally.weights)
    spreads ??= new Map()
    spreads.set(measure, found)
    return found
  }
}

/** The numbers of a fight in the shape of its report, without `lasts`. */
export const measuredFrom = (kind: Measured['kind'], parts: Parts): Omit<Measured, 'lasts'> => {
  const found: Record<string, unknown> = { kind }
  for (const measure of MEASURES) {
    const part = measure.head === 'lasts' ? undefined : parts(measure)
    if (part === undefined) continue
    found[measure.head] ??= {}
    ;(found[measure.head] as Record<string, unknown>)[measure.key] = part
  }
  return found as unknown as Measured
}

/** The value of a measure in a report. */
const partOf = (fight: Measured, { head, key }: Measure): number | LossDistribution | undefined =>
  head === 'lasts' ? fight.lasts : (fight[head] as Readonly<Record<string, number | LossDistribution>> | undefined)?.[key]

/** The numbers of a report, by measure. */
export const partsOf =
  (fight: Measured): Parts =>
  measure =>
    partOf(fight, measure)

/** The average of several fights, weighted by their chances; it has the numbers that `first` and all of them have. */
export const averagedFights = (
  parts: readonly { readonly fight: Measured; readonly chance: number }[],
  first: Measured
): Measured => {
  const found: Record<string, unknown> = { kind: first.kind }
  for (const measure of MEASURES) {
    const known = partOf(first, measure)
    if (known === undefined || parts.some(({ fight }) => partOf(fight, measure) === undefined)) continue
    const mean = (of: (part: number | LossDistribution | undefined) => number | undefined) =>
      parts.reduce((sum, { fight, chance }) => sum + chance * (of(partOf(fight, measure)) ?? 0), 0)
    const lengths = parts.map(({ fight }) => (partOf(fight, measure) as LossDistribution | undefined)?.p?.length ?? 0)
    const value =
      typeof known === 'number'
        ? mean(part => part as number)
        : distributionOf(
            Array.from({ length: Math.max(...lengths) }, (_, k) => mean(part => (part as LossDistribution | undefined)?.p[k]))
          )
    if (measure.head === 'lasts') found['lasts'] = value
    else found[measure.head] = { ...(found[measure.head] ?? {}), [measure.key]: value }
  }
  return found as unknown as Measured
}

/** A single number of a fight, as conditions, intervals, sweeps and columns refer to it. */
export interface Quantity {
  /** Its path in the report. */
  readonly path: string
  /** Its names in conditions; the first is printed. */
  readonly names: readonly string[]
  readonly measure: MeasureUnit
  /** Undefined if the fight has no such number: a shot has no winner. */
  readonly of: (fight: Measured) => number | undefined
  /** The measure whose mean over all outcomes it is; absent if it is no such mean. */
  readonly atEnd?: Measure
  /** It is only there if stages were requested. */
  readonly isStage?: boolean
}

/** A quantity of these tables. */
interface KnownQuantity extends Quantity {
  /** The same as `of`, for a fight whose numbers are computed when needed. */
  readonly from: (parts: Parts) => number | undefined
}

/** Whether a measure is a stage on the way to the outcome. */
export const isStage = ({ at }: Pick<Measure, 'at'>): boolean => STAGES.some(stage => stage === at)

const spreadOf = (parts: Parts, measure: Measure): LossDistribution | undefined => parts(measure) as LossDistribution | undefined

const reading = (from: KnownQuantity['from']): Pick<KnownQuantity, 'of' | 'from'> => ({ from, of: fight => from(partsOf(fight)) })

const quantitiesFrom = (measure: Measure): readonly KnownQuantity[] => {
  const { path, kind, measure: unit, at } = measure
  const names = measure.names.map(name => name.replace('{side}', measure.head))
  const shared = { measure: unit, ...(isStage(measure) ? { isStage: true } : at !== 'rounds' && { atEnd: measure }) }
  if (kind !== 'spread') return [{ ...shared, path, names, ...reading(parts => parts(measure) as number | undefined) }]
  return [
    {
      ...shared,
      path: `${path}.mean`,
      names: names.flatMap(name => [name, `${name} mean`, `${name} on average`]),
      ...reading(parts => spreadOf(parts, measure)?.mean)
    },
    {
      path: `${path}.sd`,
      names: names.flatMap(name => [`${name} sd`, `${name} spread`]),
      measure: unit,
      ...(isStage(measure) && { isStage: true }),
      ...reading(parts => spreadOf(parts, measure)?.sd)
    }
  ]
}

/** The quantities of a measure, made when first needed: most starts need only a few. */
export const quantitiesOf = /* @__PURE__ */ memoize(quantitiesFrom)

/** Every quantity without a number in its name. */
export const allQuantities = once((): readonly KnownQuantity[] => MEASURES.flatMap(quantitiesOf))

const NUMBERED = /^((?:attacker|defender)\.\w+)\.(p|atLeast|atMost)\.(\d{1,2})$/u

const byPath = once((): ReadonlyMap<string, Measure> => new Map(MEASURES.map(measure => [measure.path, measure])))

/** The kinds of chances of a spread, with their names. */
const COUNTS = {
  p: (count: number) => ({ name: `exactly ${count}`, holds: (value: number) => value === count }),
  atLeast: (count: number) => ({ name: `${count} or more`, holds: (value: number) => value >= count }),
  atMost: (count: number) => ({ name: `${count} or fewer`, holds: (value: number) => value <= count })
} as const

/** The chance of exactly so many losses, of so many or more, or of so many or fewer. */
const numbered = (path: string): KnownQuantity | undefined => {
  const [, spread = '', which, digits = ''] = NUMBERED.exec(path) ?? []
  const measure = byPath().get(spread)
  if (measure?.kind !== 'spread') return undefined
  const count = Number(digits)
  const { name, holds } = COUNTS[which as keyof typeof COUNTS](count)
  return {
    path,
    names: [`${measure.head} ${measure.verb} ${name}`],
    measure: 'chance',
    ...reading(parts => spreadOf(parts, measure)?.p.reduce((sum, chance, value) => (holds(value) ? sum + chance : sum), 0)),
    ...(isStage(measure) ? { isStage: true } : { atEnd: { ...measure, kind: 'chance', of: value => (holds(value) ? 1 : 0) } })
  }
}

/** The quantity of a path, `result.tie`, `defender.losses.atLeast.4`; undefined if there is none. */
export const quantityAt = (path: string): KnownQuantity | undefined => {
  const measure = byPath().get(path.replace(/\.(?:mean|sd)$/u, ''))
  return (measure && quantitiesOf(measure).find(quantity => quantity.path === path)) ?? numbered(path)
}

/** A number that the request asks for, by its path in the report: a chance or a mean. */
export interface NumberAsked {
  readonly quantity: string
  readonly value: number
}

/** The values of the numbers asked for, by their paths; a number that a fight does not have is left out. */
export const valuesAsked = (ask: readonly string[], parts: Parts): readonly NumberAsked[] =>
  ask.flatMap(quantity => {
    const value = quantityAt(quantity)?.from(parts)
    return value === undefined ? [] : [{ quantity, value }]
  })

/** Whether any of these paths is of a stage, so that stages have to be counted. */
export const asksStages = (paths: readonly string[]): boolean => paths.some(path => quantityAt(path)?.isStage)
