import { inspected } from '../battle/faults'
import { fightOf } from '../battle/fight'
import { endsOf } from '../battle/fractions'
import { headlineOf } from '../battle/headline'
import type { Rulebook } from '../battle/odds'
import { range } from '../model/combinations'
import type { FightKind, Scenario, UnitRequest } from '../model/scenario'

/** The book: every match-up of the troops of an edition, with each chance as an exact fraction. */

/** One fight of the book. Numerators and denominator are decimal texts, for they grow beyond what a number holds. */
export interface BookRow {
  /** The fight as a sentence. */
  readonly fight: string
  readonly kind: FightKind
  readonly attacker: UnitRequest
  readonly defender: UnitRequest
  /** The common denominator. */
  readonly of: string
  /** Melee: numerators of attacker wins, tie, defender wins. */
  readonly result?: readonly string[]
  /** Numerators of 0, 1, 2 ... models lost. */
  readonly attackerLosses?: readonly string[]
  readonly defenderLosses: readonly string[]
}

/** All fights in which one troop attacks, or shoots. */
export interface Chapter {
  readonly kind: FightKind
  /** The troop's id. */
  readonly troop: string
}

/** "melee-warriors" */
export const chapterName = ({ kind, troop }: Chapter): string => `${kind}-${troop}`

type Troop = Rulebook['troops'][string]

/** Sizes of a unit (R1.3). */
const SIZES = { least: 4, most: 12 } as const

/** Whether anybody may muster a troop: no heroes, nobody who serves under them, no swords for hire, no baggage. */
const isOrdinary = ({ hero, under, hire, untouched }: Troop): boolean => !hero && !under && !hire && !untouched

type Kit = Pick<UnitRequest, 'weapon' | 'mounted'>

const onFootAndMounted = ({ mounted }: Troop): readonly Kit[] => [
  ...(mounted === 'always' ? [] : [{}]),
  ...(mounted === 'never' ? [] : [{ mounted: true }])
]

/** The kits of a troop in melee: as it is, on foot and mounted, and with each weapon that counts in a melee. */
const meleeKits = (troop: Troop, { weapons }: Rulebook): readonly Kit[] => [
  ...onFootAndMounted(troop),
  ...troop.weapons
    .filter(id => id !== troop.weapon && weapons[id]?.effects.some(({ in: places }) => places?.some(place => place === 'melee')))
    .map(weapon => ({ weapon }))
]

/** The kits of a troop that shoots: each missile weapon on foot; mounted too with the weapon that it always has. */
const missileKits = (troop: Troop, { weapons }: Rulebook): readonly Kit[] =>
  troop.weapons
    .filter(id => weapons[id]?.range !== undefined)
    .flatMap((weapon): readonly Kit[] =>
      weapon === troop.weapon ? onFootAndMounted(troop) : troop.mounted === 'always' ? [] : [{ weapon }]
    )

const unitsOf = (unit: string, troop: Troop, kits: readonly Kit[]): readonly UnitRequest[] => {
  const { least, most } = troop.models ?? SIZES
  return kits.flatMap(kit => range(least, most).map(models => ({ unit, models, ...kit })))
}

/** What is varied in a fight besides: cover, giving up dice, one fatigue that the enemy spends. */
type Condition = readonly [attacker: Partial<UnitRequest>, defender: Partial<UnitRequest>]

const FATIGUE_CONDITIONS: readonly Condition[] = [
  [{}, {}],
  [{ spend: ['enemy-armour'] }, { fatigue: 1 }],
  [{ fatigue: 1 }, { spend: ['armour'] }]
]

const withDefenders = (conditions: readonly Condition[], defenders: readonly Partial<UnitRequest>[]): readonly Condition[] =>
  conditions.flatMap(([attacker, defender]) => defenders.map((more): Condition => [attacker, { ...defender, ...more }]))

const MELEE_CONDITIONS = withDefenders(withDefenders(FATIGUE_CONDITIONS, [{}, { givesUpDice: true }]), [{}, { cover: 'heavy' }])
const SHOT_CONDITIONS = withDefenders(
  [
    [{}, {}],
    [{ fatigue: 1 }, { spend: ['armour'] }]
  ],
  [{}, { cover: 'light' }, { cover: 'heavy' }]
)

/** The chapters of an edition's book, in its order. */
export const chaptersOf = (book: Rulebook): readonly Chapter[] => {
  const troops = Object.entries(book.troops).filter(([, troop]) => isOrdinary(troop))
  return [
    ...troops.map(([troop]): Chapter => ({ kind: 'melee', troop })),
    ...troops.filter(([, troop]) => missileKits(troop, book).length > 0).map(([troop]): Chapter => ({ kind: 'shoot', troop }))
  ]
}

/** The units that attack in a chapter, in its order. */
export const attackersOf = ({ kind, troop }: Chapter, book: Rulebook): readonly UnitRequest[] => {
  const row = book.troops[troop]
  return row ? unitsOf(troop, row, kind === 'melee' ? meleeKits(row, book) : missileKits(row, book)) : []
}

/** Every fight of one attacker of a chapter, in the book's order. */
export function* fightsOf(kind: FightKind, attacker: UnitRequest, book: Rulebook): Generator<Scenario> {
  const defenders = Object.entries(book.troops).flatMap(([id, other]) =>
    isOrdinary(other) ? unitsOf(id, other, meleeKits(other, book)) : []
  )
  for (const defender of defenders)
    for (const [mine, theirs] of kind === 'melee' ? MELEE_CONDITIONS : SHOT_CONDITIONS)
      yield { kind, edition: book.edition, attacker: { ...attacker, ...mine }, defender: { ...defender, ...theirs } }
}

/** The row of a fight; undefined where the rules do not allow it (riders in cover, ranks that may not be closed). */
export const rowOf = (scenario: Scenario, book: Rulebook): BookRow | undefined => {
  const { engagement, faults } = inspected(scenario, book)
  if (faults.length > 0) return undefined
  const { of, result, losses } = endsOf(fightOf(engagement, scenario))
  const [attackerLosses = [], defenderLosses = []] = losses
  const { kind, attacker, defender } = scenario
  return {
    fight: headlineOf(engagement, scenario),
    kind,
    attacker: attacker as UnitRequest,
    defender: defender as UnitRequest,
    of,
    ...(result.length > 0 && { result }),
    ...(kind === 'melee' && { attackerLosses }),
    defenderLosses
  }
}
