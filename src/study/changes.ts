import type { Rulebook } from '../battle/odds'
import { mostModels } from '../battle/sizes'
import { placesOf, type UnitPlace, unitIn, without, withUnit } from '../battle/units'
import { usableAbility } from '../battle/usable-ability'
import type { Effect } from '../model/effect'
import { type Text, t } from '../model/language'
import { asAbilityUse, COVERS, type Cover, type Scenario, type Spend, type UnitRequest } from '../model/scenario'
import type { ChangeKind } from '../model/study-report'

/** A single change of one unit of a fight: an ability, a model, a die, cover and the like. */
export interface Change {
  readonly place: UnitPlace
  readonly what: ChangeKind
  /** "+ullr", "one more model" */
  readonly text: string
  readonly scenario: Scenario
}

type UnitChange = readonly [what: ChangeKind, text: string, change: (unit: UnitRequest) => UnitRequest]

const abilityChanges = (unit: UnitRequest, { side }: UnitPlace, book: Rulebook): readonly UnitChange[] => {
  const used = new Set((unit.abilities ?? []).map(use => asAbilityUse(use).id))
  const hasTurn = side === 'attacker'
  return usableAbility(unit, hasTurn, book)
    .filter(({ use, multi }) => multi || !used.has(use.id))
    .map(({ use, text: said }) => ['ability', said, now => ({ ...now, abilities: [...(now.abilities ?? []), use] })])
}

const SPENDS = [
  ['armour', 'spending fatigue on armour'],
  ['enemy-armour', 'spending fatigue on enemy armour']
] as const satisfies readonly (readonly [Spend, Text])[]

const spendChanges = ({ spend = [] }: UnitRequest): readonly UnitChange[] =>
  SPENDS.filter(([each]) => !spend.includes(each)).map(([each, text]) => [
    'spend',
    t(text),
    now => ({ ...now, spend: [...(now.spend ?? []), each].sort() })
  ])

const withEffect =
  (effect: Effect) =>
  (unit: UnitRequest): UnitRequest => ({ ...unit, effects: [...(unit.effects ?? []), effect] })

const diceAndArmourChanges = (): readonly UnitChange[] => [
  ['dice', t('one more attack die'), withEffect({ verb: 'attack-dice', count: 1 })],
  ['dice', t('one attack die fewer'), withEffect({ verb: 'attack-dice', count: -1 })],
  ['dice', t('one more defence die'), withEffect({ verb: 'defence-dice', count: 1 })],
  ['dice', t('one defence die fewer'), withEffect({ verb: 'defence-dice', count: -1 })],
  ['armour', t('armour 1 better'), withEffect({ verb: 'armour', of: 'own', count: 1 })],
  ['armour', t('armour 1 worse'), withEffect({ verb: 'armour', of: 'own', count: -1 })]
]

/** The unit with another number of models; no more of them are engaged than there are. */
export const withModels = (unit: UnitRequest, models: number): UnitRequest => ({
  ...unit,
  models,
  ...(unit.engaged !== undefined && { engaged: Math.min(unit.engaged, models) })
})

const modelChanges = (unit: UnitRequest, book: Rulebook): readonly UnitChange[] => {
  const { models: now, wounds } = unit
  if (now === undefined || wounds !== undefined) return []
  const most = mostModels(unit, book)
  return [
    ...(now < most ? [['models', t('one more model'), each => withModels(each, now + 1)] satisfies UnitChange] : []),
    ...(now > 1 ? [['models', t('one model fewer'), each => withModels(each, now - 1)] satisfies UnitChange] : [])
  ]
}

const COVER_NAMES = { none: 'no cover', light: 'light cover', heavy: 'heavy cover' } as const satisfies Readonly<
  Record<Cover, Text>
>

const coverChanges = ({ cover = 'none', building, mounted }: UnitRequest, { side }: UnitPlace): readonly UnitChange[] =>
  side === 'attacker' || building || mounted
    ? []
    : COVERS.filter(each => each !== cover).map(each => [
        'cover',
        t(COVER_NAMES[each]),
        now => (each === 'none' ? without(now, 'cover') : { ...now, cover: each })
      ])

const giveUpDiceChange = (
  { givesUpDice = false }: UnitRequest,
  { kind }: Scenario,
  { side }: UnitPlace,
  { edition }: Rulebook
): readonly UnitChange[] => {
  if (kind !== 'melee' || side !== 'defender') return []
  const [gives, keeps] =
    edition === 1 ? [t('giving up dice'), t('keeping all dice')] : [t('closing ranks'), t('keeping ranks open')]
  return [['givesUpDice', givesUpDice ? keeps : gives, now => ({ ...now, givesUpDice: !givesUpDice })]]
}

/** Every single change of the units of a fight, whether or not it fits this fight. */
export const changesOf = (scenario: Scenario, book: Rulebook): readonly Change[] =>
  placesOf(scenario).flatMap(place => {
    const unit = unitIn(scenario, place)
    const steps = [
      ...abilityChanges(unit, place, book),
      ...spendChanges(unit),
      ...giveUpDiceChange(unit, scenario, place, book),
      ...modelChanges(unit, book),
      ...diceAndArmourChanges(),
      ...coverChanges(unit, place)
    ]
    return steps.map(([what, text, change]) => ({ place, what, text, scenario: withUnit(scenario, place, change) }))
  })
