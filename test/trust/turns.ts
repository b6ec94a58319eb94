import fc from 'fast-check'
import type { EnemyFile, PlanFile, StepFile } from '../../src/model/plan'
import { abilityCalled, boards } from '../battle/fights'
import type { Ability, Unit } from '../oracle'
import { activatedBy, type Dice, type Laid, priceOf } from '../oracle/plan/board'
import type { Acting, State, Turn } from '../oracle/plan/player'
import { hearthguard, levies, warlord, warriors } from '../oracle/units'

/** Turns of two or three activations, told to both: to the product as a file, to the plain player as what they mean. */

const CLASSES = { levies, warriors, hearthguard, warlord: (_: number, extras: Partial<Unit>) => warlord(extras) } as const
const SIDES = { ours: ['alf', 'bo'], theirs: ['cnut', 'dag'] } as const
const { ours: OURS, theirs: THEIRS } = SIDES
const NAMES = [...OURS, ...THEIRS] as const
type Name = (typeof NAMES)[number]
type Side = keyof typeof SIDES

const FACTIONS = ['vikings', 'anglo-danes', 'normans', 'welsh'] as const
type Faction = (typeof FACTIONS)[number]

/** `onFoot`: so many to one that is mounted. */
const bodyOf = (classes: readonly (keyof typeof CLASSES)[], weapons: readonly NonNullable<Unit['weapon']>[], onFoot: number) =>
  fc
    .record({
      class: fc.constantFrom(...classes),
      models: fc.integer({ min: 1, max: 4 }),
      fatigue: fc.nat(2),
      weapon: fc.constantFrom(...weapons),
      mounted: fc.nat(onFoot).map(luck => luck === 0)
    })
    .map(made => (made.class === 'warlord' ? { ...made, models: 1 } : made))
type Body = ReturnType<typeof bodyOf> extends fc.Arbitrary<infer B> ? B : never
type Bodies = Readonly<Record<Name, Body>>

const allOf = (body: fc.Arbitrary<Body>): fc.Arbitrary<Bodies> => fc.record({ alf: body, bo: body, cnut: body, dag: body })

const PLAYING = ['levies', 'warriors', 'warriors', 'hearthguard', 'hearthguard', 'warlord'] as const

export const plainBodies = allOf(
  bodyOf(['levies', 'warriors', 'hearthguard'], ['bow', 'bow', 'none', 'danish-axe', 'crossbow'], 5)
)

const spends = fc.subarray(['armour', 'enemy-armour'] as const)
const effects = fc.subarray(
  [
    { verb: 'attack-dice', count: 2 },
    { verb: 'defence-dice', count: 1 },
    { verb: 'reroll', of: 'attack' },
    { verb: 'reroll', of: 'defence' }
  ] as const,
  { maxLength: 1 }
)

const noAbilities = fc.constant<readonly Ability[]>([])

const stepOf = (
  ours: fc.Arbitrary<readonly Ability[]>,
  his: fc.Arbitrary<readonly Ability[]>,
  ground: fc.Arbitrary<'open' | 'uneven'>
) =>
  fc.record({
    verb: fc.constantFrom<Acting['verb']>('charge', 'charge', 'charge', 'shoot', 'move', 'rest'),
    unit: fc.constantFrom(...OURS),
    target: fc.constantFrom(...THEIRS),
    own: fc.record({ spend: spends, effects, abilities: ours, ground }),
    theirs: fc.record({ spend: spends, effects, abilities: his, ground, givesUpDice: fc.boolean() }),
    near: fc.boolean(),
    when: fc.option(
      fc.record({
        unit: fc.constantFrom(...NAMES),
        asks: fc.constantFrom('models' as const, 'fatigue' as const),
        most: fc.nat(2)
      }),
      { nil: undefined }
    ),
    free: fc.boolean()
  })
export type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer S> ? S : never

export const plainStep = stepOf(noAbilities, noAbilities, fc.constant('open' as const))

/** A turn as it is told to both. */
export interface Shown {
  readonly bodies: Bodies
  readonly steps: readonly Step[]
  readonly choice?: readonly [Step, Step]
  readonly factions?: Readonly<Record<Side, Faction>>
  readonly dice?: Dice
}

const isFight = ({ verb }: Step): boolean => verb === 'charge' || verb === 'shoot'

const saidOf = ({ verb, unit, target, own, theirs, near, when, free }: Step, { dice: laid }: Shown): StepFile => {
  const { givesUpDice, ...others } = theirs
  const enemy: EnemyFile = { ...others, abilities: theirs.abilities.map(written), ...(verb === 'charge' && { givesUpDice }) }
  const abilities = own.abilities.map(written)
  return {
    [verb]: unit,
    ...(verb === 'shoot' && { target, effects: own.effects, abilities, enemy: { abilities: enemy.abilities ?? [] } }),
    ...(verb === 'charge' && { target, ...own, abilities, enemy, ...(near && { near: NAMES }) }),
    ...(when && { when: `${when.unit}.${when.asks} <= ${when.most}` }),
    ...(laid?.ours && { free })
  }
}

const meantOf = ({ verb, unit, target, own, theirs, near, when, free }: Step): Acting => ({
  verb,
  unit,
  ...(verb === 'shoot' && {
    target,
    own: { effects: own.effects, abilities: own.abilities },
    theirs: { abilities: theirs.abilities }
  }),
  ...(verb === 'charge' && { target, own, theirs, ...(near && { near: NAMES }) }),
  ...(when && { when: (state: State) => (state.units[when.unit]?.[when.asks] ?? 0) <= when.most }),
  free
})

export const fileOf = (shown: Shown): PlanFile => {
  const { bodies, steps, choice, factions, dice: laid } = shown
  const of = (side: Side) => ({
    ...(factions && { faction: factions[side] }),
    ...(laid?.[side] && { dice: laid[side] }),
    units: Object.fromEntries(SIDES[side].map(name => [name, { ...bodies[name], class: undefined, unit: bodies[name].class }]))
  })
  const plain = JSON.parse(JSON.stringify({ ours: of('ours'), theirs: of('theirs') })) as PlanFile['warbands']
  const said = [
    ...steps.map(step => saidOf(step, shown)),
    ...(choice ? [{ choose: choice.map(step => saidOf(step, shown)) }] : [])
  ]
  return { warbands: plain, goals: { won: 'cnut.models = 0 or dag.models = 0 and alf.models > 0' }, steps: said }
}

export const hasWon = ({ units: { cnut, dag, alf } }: State): boolean =>
  cnut?.models === 0 || (dag?.models === 0 && (alf?.models ?? 0) > 0)

const sideOf = (name: Name): Side => (name === 'alf' || name === 'bo' ? 'ours' : 'theirs')

const unitOf = (name: Name, { bodies, factions }: Shown): Unit => {
  const { class: unitClass, models, ...extras } = bodies[name]
  return CLASSES[unitClass](models, { ...extras, ...(factions && { faction: factions[sideOf(name)] }) })
}

export const turnOf = (shown: Shown): Turn => ({
  units: Object.fromEntries(NAMES.map(name => [name, unitOf(name, shown)])),
  ours: OURS,
  steps: [...shown.steps.map(meantOf), ...(shown.choice ? [{ choose: shown.choice.map(step => [meantOf(step)]) }] : [])],
  ...(shown.dice && { dice: shown.dice })
})

/** What is played of the boards, by side and box, with the dice it takes: of each step. */
const played = (shown: Shown): readonly (readonly [Side, string, number])[] =>
  [...shown.steps, ...(shown.choice ?? [])].flatMap(step => [
    ...(isFight(step)
      ? (['own', 'theirs'] as const).flatMap(whose =>
          step[whose].abilities.map(each => [whose === 'own' ? 'ours' : 'theirs', each.id, priceOf(each)] as const)
        )
      : []),
    ...(step.free ? [] : [['ours', activatedBy(unitOf(step.unit, shown)), 1] as const])
  ])

/** Dice for all that is played, or for no more than the dearest use of each box. */
export const laidFor = (shown: Shown, side: Side, isScarce: boolean): Laid => {
  const laid: Record<string, number> = {}
  for (const [whose, box, price] of played(shown)) {
    if (whose !== side) continue
    const before = laid[box] ?? 0
    laid[box] = isScarce ? Math.max(before, price) : before + price
  }
  return laid
}

/** Of Valhalla one model, which is always there: what becomes of a choice of more than are left, no rule says. */
const possible = (ability: Ability): Ability => (ability.id === 'valhalla' ? { ...ability, models: 1 } : ability)

const abilitiesOf = (faction: Faction): fc.Arbitrary<readonly Ability[]> =>
  fc
    .subarray([...(boards[faction] ?? [])], { minLength: 1, maxLength: 2 })
    .chain(ids => fc.tuple(...ids.map(id => abilityCalled(id).map(possible))))

/** What lies on a side's board: dice for all it plays, fewer, or nothing is said of them. */
const lying = fc.constantFrom('all' as const, 'few' as const, 'unsaid' as const)

const sides = <T>(of: fc.Arbitrary<T>) => fc.record({ ours: of, theirs: of })

export interface Boarded {
  readonly shown: Shown
  readonly lies: Readonly<Record<Side, 'all' | 'few' | 'unsaid'>>
}

/** Turns in which both sides use their boards. */
export const boarded: fc.Arbitrary<Boarded> = sides(fc.constantFrom(...FACTIONS)).chain(factions =>
  fc.record({
    shown: fc.record({
      bodies: allOf(bodyOf(PLAYING, ['bow', 'javelins', 'none', 'danish-axe', 'crossbow'], 1)),
      factions: fc.constant(factions),
      steps: fc.array(stepOf(abilitiesOf(factions.ours), abilitiesOf(factions.theirs), fc.constantFrom('open', 'uneven')), {
        minLength: 2,
        maxLength: 2
      })
    }),
    lies: sides(lying)
  })
)

const dice = (count: number, letters: string): string => (count > 0 ? `${count}${letters}` : '')

/** The ability as it is written in a plan, with its choices. */
const written = (ability: Ability): string => {
  const { id } = ability
  switch (id) {
    case 'combat-pool':
    case 'attack-pool': {
      const { attack = 0, rareAttack = 0, defence = 0, rareDefence = 0 } = { defence: 0, rareDefence: 0, ...ability }
      return `${id}=${dice(attack, 'a')}${dice(rareAttack, 'ar')}${dice(defence, 'd')}${dice(rareDefence, 'dr')}`
    }
    case 'lords-of-battle':
      return `${id}=${dice(ability.attack, 'a')}${dice(ability.defence, 'd')}`
    case 'heimdall':
    case 'charge':
      return ability.rare ? `${id}=r` : id
    case 'valhalla':
      return `${id}=${ability.models}${ability.rare ? 'r' : ''}`
    case 'war-dance':
      return `${id}=${ability.fatigue}`
    default:
      return id
  }
}
