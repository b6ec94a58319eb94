/**
 * Measures: what is reported of a fight, a row each. Everything else that is known of one follows from its row: its place in JSON, its column, its
 * names in conditions, its exact, thrown and fractional value, its interval, averages over rolls and the Wrath, differences, help and schema.
 */

import type { Text } from './language'
import { once } from './once'
import type { Side } from './scenario'

/** `p[k]`: the chance of exactly k models lost. */
export interface LossDistribution {
  readonly mean: number
  readonly sd: number
  readonly p: readonly number[]
}

/**
 * What is seen of one way a fight can end, as a number: models lost by a side, the points they are worth to its enemy, its fatigue; the place of
 * the winner in WINNERS, of who disengages in RETREATS; points killed less lost. Measures read these, never a state.
 */
export type Facet = 'losses' | 'points' | 'fatigue' | 'winner' | 'disengages' | 'swing' | 'rounds' | Stage

/** What is seen of a side's dice on the way, in the first melee where there are several: counted only where it is asked for. */
export const STAGES = ['attackDice', 'hits', 'through', 'defenceDice', 'saves', 'dice'] as const
export type Stage = (typeof STAGES)[number]

export const WINNERS = ['attacker', 'tie', 'defender'] as const
export const RETREATS = ['attacker', 'defender', 'nobody'] as const

/** chance: 0..1; the others count what they are called. */
export type Measure = 'chance' | 'models' | 'points' | 'fatigue' | 'melees' | 'hits' | 'saves' | 'dice'

interface Row {
  /** A spread is given by its mean, its standard deviation and the chance of each number. */
  readonly kind: 'chance' | 'mean' | 'spread'
  readonly measure: Measure
  readonly at: Facet
  /** Of a facet's value: 1 or 0 of a chance. `most`: all the lives of the side. */
  readonly of: (value: number, most: number) => number
  /** As it is said; the first is printed. `{side}`: whose it is. */
  readonly names: readonly string[]
  /** Of a spread, what a side does with so many: it loses exactly 3. */
  readonly verb?: string | undefined
  /** Of a row that is of one side only. */
  readonly party?: Side | undefined
  /** On pages: `{name}` is of the side whose it is, n 1 where that is a single model. */
  readonly label?: Text | undefined
  /** Whom the label of a row of both sides names. */
  readonly whose?: Side | undefined
  /** Its label stands in for its path alone: no page lists it beside the others. */
  readonly isAside?: boolean | undefined
  /** Its key in tables of many fights, after the side's name where it has one. */
  readonly cell?: string | undefined
  /** Seen from the other side it is its negative. */
  readonly isSigned?: boolean | undefined
  /** As the JSON Schema describes it. */
  readonly meaning?: string | undefined
}

type More = Partial<Pick<Row, 'party' | 'label' | 'whose' | 'isAside' | 'cell' | 'isSigned' | 'meaning'>>

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

const mean = <const M extends More>(at: Facet, measure: Measure, names: readonly string[], more: M) =>
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

const stage = (at: Stage, measure: Measure, names: readonly string[], verb: string, meaning: string) =>
  ({ kind: 'spread', measure, at, of: itself, names: names.map(name => `{side} ${name}`), verb, meaning }) as const

/** Stages of a fight. `attackDice` alone is a bonus in a scenario, so that these are called by what is rolled. */
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
  killed: mean('points', 'points', ['points killed'], { party: 'defender', label: 'points killed' }),
  lost: mean('points', 'points', ['points lost'], { party: 'attacker', label: 'points lost' }),
  swing: mean('swing', 'points', ['points swing', 'swing', 'points', 'victory points', 'victory points swing'], {
    label: 'points, killed less lost',
    cell: 'swing',
    isSigned: true
  })
} as const satisfies Readonly<Record<string, Row>>

/** Melees fought on average: an end does not show them. */
const lasts: Row = mean('rounds', 'melees', ['melees', 'melees on average'], {})

type NumbersOf<T> = {
  readonly [K in keyof T]: T[K] extends { readonly kind: 'spread' } ? LossDistribution : number
}

/** Stages are there where they were asked for. */
export type SideNumbers = NumbersOf<typeof ofSide> & Partial<NumbersOf<typeof stages>>
/** A melee's winner (R3.10). */
export type MeleeResult = NumbersOf<typeof result>
export type Disengages = NumbersOf<typeof disengages>
/** Unrounded, from the attacker's side (R8.2; a warrior is 1/2, a levy 1/3). */
export type VictoryPoints = NumbersOf<typeof victoryPoints>

/** The tables by the keys of a report, as the schema of reports reads them too. */
export const TABLES = {
  result,
  attacker: { ...ofSide, ...stages },
  defender: { ...ofSide, ...stages },
  disengages,
  victoryPoints
} as const

/** A fight with its numbers: a whole report, or the brief of one. A shot has no winner, and nobody disengages. */
export interface Measured {
  readonly kind: 'melee' | 'shoot'
  readonly result?: MeleeResult
  readonly attacker: SideNumbers
  readonly defender: SideNumbers
  readonly disengages?: Disengages
  readonly victoryPoints: VictoryPoints
  readonly lasts?: number
}

/** A row of one side, or of both together. */
export interface MeasureRow extends Row {
  readonly path: string
  /** Its key in the report, and within what stands there. */
  readonly head: keyof typeof TABLES | 'lasts'
  readonly key: string
  readonly party: Side
}

/** All keys, those that say nothing too: every fight looks at each row, and rows of one shape are looked at several times as fast. */
const rowOf = (head: MeasureRow['head'], key: string, row: Row): MeasureRow => ({
  kind: row.kind,
  measure: row.measure,
  at: row.at,
  of: row.of,
  path: key === '' ? head : `${head}.${key}`,
  head,
  key,
  party: row.party ?? (head === 'defender' ? head : 'attacker'),
  names: row.names,
  verb: row.verb,
  label: row.label,
  whose: head === 'attacker' || head === 'defender' ? head : row.whose,
  isAside: row.isAside,
  cell: row.cell && row.cell < 'a' ? `${head}${row.cell}` : row.cell,
  isSigned: row.isSigned,
  meaning: row.meaning
})

const measuresOf = (rows: typeof TABLES): readonly MeasureRow[] =>
  (Object.keys(rows) as (keyof typeof TABLES)[]).flatMap(head =>
    Object.entries<Row>(rows[head]).map(([key, row]) => rowOf(head, key, row))
  )

/** All of them, in the order of a report. */
export const MEASURES: readonly MeasureRow[] = [...measuresOf(TABLES), rowOf('lasts', '', lasts)]

/** Those that ends tell, by their rows: of a row for each side the attacker's and the defender's together. */
export const byRow = once((): readonly MeasureRow[] =>
  [...MEASURES]
    .map(measure => ({
      measure,
      first: MEASURES.findIndex(({ head, key }) => key === measure.key && (head === 'attacker' || head === measure.head))
    }))
    .sort((one, other) => one.first - other.first)
    .map(({ measure }) => measure)
)

/** Losses with their mean and spread, from the chance of each number of them. */
export const distributionOf = (p: readonly number[]): LossDistribution => {
  const mean = p.reduce((sum, chance, lost) => sum + chance * lost, 0)
  // the mass is 1 but for rounding, which must not make a spread where there is none
  const variance = p.reduce((sum, chance, lost) => sum + chance * (lost - mean) ** 2, 0)
  return { mean, sd: variance < ROUNDING ? 0 : Math.sqrt(variance), p }
}

/** A variance below this is none: the square of what sums of chances are right to. */
const ROUNDING = 1e-24

/** The weight of each value of a facet; of a spread the values are 0, 1, 2 ... */
export interface Tally {
  readonly values: readonly number[]
  readonly weights: readonly number[]
}

/** How a facet's values are spread; undefined where a fight has none. */
export type Tallies = (facet: Facet, party: Side) => Tally | undefined

const worthOf = ({ kind, of }: MeasureRow, { values, weights }: Tally, most: number): number => {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += (weights[i] as number) * of(values[i] as number, most)
  return kind === 'chance' ? Math.min(1, sum) : sum
}

/** What a fight has of a measure; undefined where it has none. */
export type Parts = (measure: MeasureRow) => number | LossDistribution | undefined

/** The numbers of a fight, each worked out when it is asked for. `most`: all lives of each side. */
export const partsFrom = (tallies: Tallies, most: Readonly<Record<Side, number>>): Parts => {
  let spreads: Map<MeasureRow, LossDistribution> | undefined
  return measure => {
    const spread = spreads?.get(measure)
    if (spread) return spread
    const tally = tallies(measure.at, measure.party)
    if (!tally || measure.kind !== 'spread') return tally && worthOf(measure, tally, most[measure.party])
    const found = distributionOf(tally.weights)
    spreads ??= new Map()
    spreads.set(measure, found)
    return found
  }
}

/** The numbers of a fight in the shape of its report, but for how long it lasts. */
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

/** What a report has of a measure. */
const partOf = (fight: Measured, { head, key }: MeasureRow): number | LossDistribution | undefined =>
  head === 'lasts' ? fight.lasts : (fight[head] as Readonly<Record<string, number | LossDistribution>> | undefined)?.[key]

export const partsOf =
  (fight: Measured): Parts =>
  measure =>
    partOf(fight, measure)

/** The numbers of several fights of which chance decides; which there are the first one says. */
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

/** One number of a fight, by the one name it has in conditions, intervals, sweeps and columns. */
export interface Quantity {
  /** Its path in the report. */
  readonly path: string
  /** As it is said; the first is printed. */
  readonly names: readonly string[]
  readonly measure: Measure
  /** Undefined where the fight has no such number: a shot has no winner. */
  readonly of: (fight: Measured) => number | undefined
  /** What an end of a fight counts for it; absent where it is no mean over ends. */
  readonly atEnd?: MeasureRow
  /** There only where stages were asked for. */
  readonly isStage?: boolean
}

/** A quantity of these tables. */
interface KnownQuantity extends Quantity {
  /** The same as `of`, of a fight of which not all numbers are worked out. */
  readonly from: (parts: Parts) => number | undefined
}

/** Is it of a stage on the way to the end? */
export const isStage = ({ at }: Pick<MeasureRow, 'at'>): boolean => STAGES.some(stage => stage === at)

const spreadOf = (parts: Parts, measure: MeasureRow): LossDistribution | undefined =>
  parts(measure) as LossDistribution | undefined

const reading = (from: KnownQuantity['from']): Pick<KnownQuantity, 'of' | 'from'> => ({ from, of: fight => from(partsOf(fight)) })

const quantitiesFrom = (measure: MeasureRow): readonly KnownQuantity[] => {
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

const made = new Map<MeasureRow, readonly KnownQuantity[]>()

/** The numbers by which a measure is shown: made when they are first asked for, which most starts do of a few. */
export const quantitiesOf = (measure: MeasureRow): readonly KnownQuantity[] => {
  const known = made.get(measure) ?? quantitiesFrom(measure)
  made.set(measure, known)
  return known
}

/** Every quantity without a number in its name. */
export const allQuantities = once((): readonly KnownQuantity[] => MEASURES.flatMap(quantitiesOf))

const NUMBERED = /^((?:attacker|defender)\.\w+)\.(p|atLeast|atMost)\.(\d{1,2})$/u

const byPath = once((): ReadonlyMap<string, MeasureRow> => new Map(MEASURES.map(measure => [measure.path, measure])))

/** What a number may be counted as, and as it is said. */
const COUNTS = {
  p: (count: number) => ({ name: `exactly ${count}`, holds: (value: number) => value === count }),
  atLeast: (count: number) => ({ name: `${count} or more`, holds: (value: number) => value >= count }),
  atMost: (count: number) => ({ name: `${count} or fewer`, holds: (value: number) => value <= count })
} as const

/** The chance of losing exactly so many, so many or more, or so many or fewer. */
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

/** The quantity of a path: `result.tie`, `defender.losses.atLeast.4`; undefined where there is none. */
export const quantityAt = (path: string): KnownQuantity | undefined => {
  const measure = byPath().get(path.replace(/\.(?:mean|sd)$/u, ''))
  return (measure && quantitiesOf(measure).find(quantity => quantity.path === path)) ?? numbered(path)
}

/** Does any of these paths tell of a stage, so that stages have to be counted? */
export const asksStages = (paths: readonly string[]): boolean => paths.some(path => quantityAt(path)?.isStage)
