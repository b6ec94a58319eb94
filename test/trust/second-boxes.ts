import fc from 'fast-check'
import { faults } from '../../src/battle/faults'
import type { Effect } from '../../src/model/effect'
import type { AbilityUse, Scenario } from '../../src/model/scenario'
import { rulebook } from '../../src/rules/rulebook'
import type { Ability } from '../../src/rules/types'
import { shownOfSecond } from '../battle/second'
import { inTurn } from '../oracle/second/scenario'
import type { Act, Clause, Fight, Effect as RefereeEffect, Unit, UnitClass } from '../oracle/second/types'
import { OF_TURNS } from './met'
import type { Trial } from './trial'

/**
 * The boxes of the second edition's boards by name, each in fights in which one side uses it. Their numbers are typed again from the
 * rules in test/rules/second-boards.test.ts; here the referee plays what each box says, and the product what its name means.
 */

const book = rulebook(2)

/** Units with an ability of their own, as the referee knows them (T6.11). */
const OWN: Readonly<Record<string, Partial<Unit>>> = {
  'steppe-nomads': { mount: 'horse', weapons: ['composite-bow'], melee: '1/2' },
  sailors: {},
  'sea-wolves': {}
}

const boxes = Object.entries(book.abilities).filter(
  ([, { noFight, faction }]) => noFight === undefined && (book.factions[faction] !== undefined || OWN[faction] !== undefined)
)

/** What a player chooses with a box: an attack die and a defence die of a pool, all attack dice of a split, one model. */
const chosen = ({ choice, rareMatters }: Ability, place: number): Partial<AbilityUse> => {
  const rare = rareMatters && place % 2 === 1 ? { rare: 1 } : {}
  if (choice?.take === 'pool') return { attack: 1, ...(choice.kinds.includes('defence') && { defence: 1 }) }
  if (choice?.take === 'split') return { attack: choice.total }
  if (choice?.take === 'option') return { count: 1 + ((place >> 1) % choice.most), ...rare }
  if (choice?.take === 'number') return { count: 2 }
  return choice === undefined ? rare : { count: 1, ...rare }
}

const followed = (count: unknown, use: Partial<AbilityUse>): unknown => {
  if (typeof count !== 'object' || count === null) return count
  const { follows, times = 1, ...rest } = count as { follows: string; times?: number }
  const known: Readonly<Record<string, number | undefined>> = {
    'chosen-attack': use.attack,
    'chosen-defence': use.defence ?? 0,
    chosen: use.count,
    sacrificed: use.count,
    'dice-on-box': use.count,
    'enemy-acts': use.count
  }
  const { most = Number.POSITIVE_INFINITY } = count as { most?: number }
  if (Object.hasOwn(known, follows)) return Math.min(most, (known[follows] ?? 0) * times)
  const renamed = { 'own-engaged': 'own-models', 'enemy-engaged': 'enemy-models' }[follows] ?? follows
  return { follows: renamed, times, ...rest }
}

/** What a rare symbol says instead: results of a re-roll, the success of a test, else the count. */
const byRare = (effect: Effect, rare: unknown): Effect => {
  const said = effect.verb === 'reroll' ? { results: rare } : effect.verb === 'test' ? { atLeast: rare } : { count: rare }
  return { ...effect, ...said } as Effect
}

/** An effect in the referee's words; `pay` begins a clause of its own. */
const clausesOf = (effects: readonly Effect[], use: Partial<AbilityUse>): readonly Clause[] => {
  const clauses: { price?: object; effects: RefereeEffect[] }[] = [{ effects: [] }]
  const isRare = (use.rare ?? 0) > 0
  for (const { rare, option, ifRare, ...said } of effects as readonly (Effect & { rare?: unknown })[]) {
    const effect = isRare && rare !== undefined ? byRare(said as Effect, rare) : (said as Effect)
    if (ifRare !== undefined && ifRare !== isRare) continue
    // what a box does to the turn is played in plans
    if (effect.verb === 'note' || OF_TURNS.has(effect.verb)) continue
    if (option !== undefined && option !== use.count) continue
    if (effect.verb === 'pay') {
      const { verb: _, ...price } = effect
      clauses.push({ price, effects: [] })
      continue
    }
    const shown =
      effect.verb === 'sacrifice'
        ? { ...effect, count: use.count }
        : effect.verb === 'fatigue' && effect.of === 'side'
          ? { ...effect, of: 'own' as const }
          : effect
    const counted = 'count' in shown ? { ...shown, count: followed(shown.count, use) } : shown
    const written = 'most' in counted ? { ...counted, most: followed(counted.most, use) } : counted
    clauses
      .at(-1)
      ?.effects.push(
        (written.verb === 'cover' && written.kind === 'heavy'
          ? { ...written, kind: 'solid' }
          : written) as unknown as RefereeEffect
      )
  }
  return clauses.filter(({ price, effects: own }) => price !== undefined || own.length > 0) as readonly Clause[]
}

interface Made {
  readonly key: string
  readonly models: number
  readonly enemies: number
  readonly enemyClass: UnitClass
  readonly fatigue: number
  readonly enemyFatigue: number
  readonly isAttacker: boolean
  readonly place: number
}

const made: fc.Arbitrary<Made> = fc.record({
  place: fc.nat(27),
  key: fc.constantFrom(...boxes.map(([key]) => key)),
  models: fc.integer({ min: 1, max: 8 }),
  enemies: fc.integer({ min: 1, max: 8 }),
  enemyClass: fc.constantFrom<UnitClass>('levies', 'warriors', 'hearthguard'),
  fatigue: fc.integer({ min: 0, max: 2 }),
  enemyFatigue: fc.integer({ min: 0, max: 2 }),
  isAttacker: fc.boolean()
})

const isAct = ({ when }: Ability): boolean => when.some(each => /^(?:Melee|Shooting)/.test(each))

/** The place of the box's owner: who shoots, who is shot at, who fights. */
const placeOf = (ability: Ability, place: number): 'melee' | 'shooting' | 'shot-at' => {
  const { when, effects } = ability
  // a box of the Orders or the Activation phase counts where its effects say
  if (!isAct(ability)) {
    const said = effects.flatMap(effect => effect.in ?? [])
    return said[place % Math.max(1, said.length)] ?? 'melee'
  }
  const places = when.flatMap(each => {
    if (each === 'Melee') return ['melee'] as const
    if (each === 'Shooting') return ['shooting'] as const
    return each === 'Shooting/Reaction' ? (['shot-at'] as const) : []
  })
  return places[place % Math.max(1, places.length)] ?? 'melee'
}

const trialOf = ({ key, models, enemies, enemyClass, fatigue, enemyFatigue, isAttacker, place }: Made): Trial | undefined => {
  const ability = book.abilities[key] as Ability
  const where = placeOf(ability, place)
  const kind = where === 'melee' ? 'melee' : 'shoot'
  const { if: wanted = {} } = ability
  const unitClass = (wanted.class?.[0] ?? 'warriors') as UnitClass
  // those of the enemy's turn are of the unit that is charged or shot at
  const isReaction = ability.when.every(each => each.endsWith('/Reaction'))
  const owns = where === 'shooting' || (where === 'melee' && (wanted.charging ?? (isAct(ability) ? isAttacker : !isReaction)))
  const [side, other] = owns ? (['attacker', 'defender'] as const) : (['defender', 'attacker'] as const)
  const mounted = wanted.mounted === true
  // on horses it shoots with a composite bow
  const missile = mounted && owns ? ('composite-bow' as const) : ('bow' as const)
  const shooter = kind === 'shoot' ? { weapon: missile } : {}
  const use = chosen(ability, place)
  const own = OWN[ability.faction]
  const by = ability.choice?.take === 'option' ? ability.choice.options[(use.count ?? 1) - 1]?.by : undefined
  const id = key.slice(key.indexOf('/') + 1)
  const size = unitClass === 'warlord' ? 1 : models
  const near = wanted.friendsNear ?? place % 3
  const scenario = {
    kind,
    edition: 2,
    ...(by && { readings: { [by.reading]: by.value } }),
    // it charges in a turn of the enemy's
    ...(isReaction && owns && { turn: 'defender' }),
    [side]: {
      ...{
        ...(own ? { unit: ability.faction } : { unit: unitClass, faction: ability.faction }),
        models: size,
        fatigue,
        ...(mounted && { mounted }),
        ...(wanted.ground && { ground: wanted.ground }),
        ...(near > 0 && { friendsNear: near })
      },
      ...(side === 'attacker' && shooter),
      abilities: [Object.keys(use).length > 0 ? { id, ...use } : id]
    },
    [other]: { unit: enemyClass, models: enemies, fatigue: enemyFatigue, ...(other === 'attacker' && shooter) }
  } as unknown as Scenario
  if (faults(scenario, book).length > 0) return undefined
  const clauses = clausesOf(ability.effects, use)
  const act: Act = { by: side, kind: 'ability', clauses }
  const bow = kind === 'shoot' ? { weapons: [missile] } : {}
  const ground: Pick<Unit, 'ground'> = wanted.ground === undefined ? {} : { ground: wanted.ground }
  const user: Unit = {
    ...{ class: unitClass, models: size, fatigue, ...(mounted && { mount: 'horse' as const }), ...ground, friendsNear: near },
    ...(side === 'attacker' && bow),
    ...(!isAct(ability) && { effects: clauses.flatMap(({ effects }) => effects) }),
    ...own
  }
  const enemy: Unit = { class: enemyClass, models: enemies, fatigue: enemyFatigue, ...(other === 'attacker' && bow) }
  const acts = isAct(ability) ? (owns ? inTurn([act], []) : inTurn([], [act])) : []
  const fight: Fight = { kind, attacker: owns ? user : enemy, defender: owns ? enemy : user, acts }
  const fractions = () => new Map([...shownOfSecond(fight)].filter(([path]) => !path.endsWith('fatigueAfter')))
  return { scenario, answer: () => ({ fractions: fractions() }) }
}

/** Fights in which a box of the second edition is used by name. */
export const secondBoxes: fc.Arbitrary<Trial | undefined> = made.map(trialOf)
