import { type Effect, isBeforeStepThree, PLACES, type Place, type TroopClass, whoseOf } from '../model/effect'
import { t } from '../model/language'
import {
  type AbilityUse,
  type Act,
  asAbilityUse,
  type Cover,
  type Ground,
  type Guards,
  type OwnAct,
  type Spend,
  UNARMED,
  type UnitRequest
} from '../model/scenario'
import type { Chosen } from '../model/unit-state'
import { abilityFor, placesOf } from '../rules/abilities'
import { partsOf, usualModels, worthOfParts } from '../rules/board'
import { bearerOf } from '../rules/kit'
import { mountOf, profileOf, troopOf } from '../rules/lookup'
import { nameFor } from '../rules/named'
import { type Readings, readingsInForce } from '../rules/readings-in-force'
import type {
  Ability,
  AbilityChoice,
  ClassRow,
  DiceRate,
  Mount,
  Numbers,
  Part,
  Profile,
  Range,
  Rulebook,
  Troop,
  Weapon
} from '../rules/types'
import { wrathAt } from '../rules/wrath'
import type { Origin } from './ledger'

/** An effect with its origin, the places where it applies, and the choice that was made with it. */
export interface Bound extends Origin {
  readonly effect: Effect
  readonly places: readonly Place[]
  /** It comes from an ability that is played, not from a weapon, a troop or the effects of a request. */
  readonly isAbility: boolean
  readonly chosen: Chosen
}

/** An ability in play: how it is used, and its effects. */
export interface Played {
  readonly ability: Ability
  readonly use: AbilityUse
  readonly effects: readonly Bound[]
}

/** An act of step 3, with its effects (T3.8). */
type BoundAct = Exclude<Act, OwnAct> | { readonly name: string; readonly isRule: boolean; readonly effects: readonly Bound[] }

const boundAct = (act: Act): BoundAct => {
  if (typeof act === 'string') return act
  const { name = t('an act'), effects, rule = false } = act
  // a number that follows the models removed follows those that the effects of this act remove
  const removed = effects.reduce((sum, effect) => sum + (effect.verb === 'sacrifice' ? (effect.count ?? 0) : 0), 0)
  const chosen = { ...NOTHING_CHOSEN, count: removed }
  return { name, isRule: rule, effects: bindEffects(effects, { rule: 'V9.0' }, name).map(bound => ({ ...bound, chosen })) }
}

/**
 * A unit with its profile, equipment and abilities in play, before anything of this fight is applied. All its keys are always
 * there: objects of many shapes are slow to read.
 */
export interface Unit {
  readonly id: string
  readonly name: string
  readonly class: TroopClass
  readonly faction: string | undefined
  readonly profile: Profile
  readonly profileOrigin: Origin
  readonly models: number
  /** Losses it can take: its models, or the wounds of a warlord in the Challenge (R8.3). */
  readonly lives: number
  readonly engaged: number
  /** Groups of models that are alike, in the order in which they are lost. */
  readonly parts: readonly Part[]
  readonly fatigue: number
  readonly moved: boolean
  readonly weapon: string | undefined
  /** No weapon was named: a missile troop shoots with the first weapon of its faction. */
  readonly weaponAssumed: boolean
  readonly range: Range | undefined
  /** It shoots without fatigue: always, or javelins right after a move (R2.9, V9.5, V9.6). */
  readonly shootsFresh: boolean
  /** It throws right after its move, even if that move exhausted it (R2.9). */
  readonly throwsAfterMove: boolean
  readonly mounted: boolean
  /** The id of its mount, horses included; undefined on foot. */
  readonly mount: string | undefined
  /** One of the models that fight bears a war banner and has no dice (T6.8). */
  readonly hasBearer: boolean
  readonly cover: Cover
  readonly ground: Ground
  readonly building: boolean
  readonly presence: number
  readonly friendsNear: number
  readonly acts: readonly BoundAct[]
  readonly givesUpDice: boolean
  readonly spend: readonly Spend[]
  readonly guards: Guards | undefined
  readonly guardClass: TroopClass
  /** Enemy abilities do not affect it (R8.3). */
  readonly untouched: boolean
  /** It triggers no advanced ability of a board (T6.5). */
  readonly mercenary: boolean
  /** It never charges Side by Side (R6.4). */
  readonly alone: boolean
  /** What bars it from closing ranks (V9.4): its troop, mount or weapon, or its weapon on this ground; undefined if it may. */
  readonly openRanksBy: 'troop' | 'mount' | 'weapon' | 'ground' | undefined
  readonly hasWrath: boolean
  /** Victory points of one guard. */
  readonly guardPoints: number
  /** Effects of troop, weapon and mount, in force throughout the fight. */
  readonly equipment: readonly Bound[]
  readonly abilities: readonly Played[]
  /** The sum of the Wrath dice, or a throw such as "3d6" (R6.6). */
  readonly wrathSum: number | string | undefined
  /** It changes sides (R6.6): there is no fight. */
  readonly deserts: boolean
  /** Effects of the rows of the Wrath table in force. */
  readonly wrath: readonly Bound[]
  /** Second edition: it has Resilience, whose strength neither the rulebook nor the request gives. */
  readonly isResilienceUnknown: boolean
  /** Neither the rulebook nor the request gives the number of its attack dice. */
  readonly isDiceUnknown: boolean
  /** The request that the unit is made from. */
  readonly asked: UnitRequest
  /** The effects of the request itself that count as abilities. */
  readonly effects: readonly Bound[]
}

/** A rate from text or a number: "1/3" is one die for three models, 2 is two dice for each model. */
export const rateOf = (perModel: number | string): DiceRate => {
  const [dice, models] = `${perModel}`.split('/')
  return { dice: Number(dice), models: models ? Number(models) : 1 }
}

/** Whether an effect changes other units than its own. */
export const reachesOthers = ({ effect }: Bound): boolean => whoseOf(effect) !== 'own'

/**
 * The dice of each kind that the SAGA dice on a combat pool give. A rare one gives more; rare ones are assigned to defence first.
 */
export const poolDiceOf = ({ attack = 0, defence = 0, rare = 0 }: AbilityUse, each: number, forRare: number) => {
  const rareDefence = Math.min(rare, defence)
  const rareAttack = Math.min(rare - rareDefence, attack)
  return {
    attack: (attack - rareAttack) * each + rareAttack * forRare,
    defence: (defence - rareDefence) * each + rareDefence * forRare
  }
}

/** The choices of an effect that has none. */
export const NOTHING_CHOSEN: Chosen = { attack: 0, defence: 0, count: 0, rare: 0 }

const chosenBy = (use: AbilityUse, choice: AbilityChoice | undefined): Chosen => {
  const { attack = 0, defence = 0, count = choice?.take === 'option' ? 1 : 0, rare = 0 } = use
  return { ...(choice?.take === 'pool' ? poolDiceOf(use, choice.each, choice.rare) : { attack, defence }), count, rare }
}

/** Whether a box is used before the fight, so that its effects last into it. */
export const isBeforehand = ({ when }: Ability): boolean =>
  !when.some(timing => timing === 'Melee' || timing === 'Shooting' || timing === 'Shooting/Reaction')

const bindAbility = (ability: Ability, use: AbilityUse): Played => {
  const places = placesOf(ability)
  const origin = { rule: ability.rule, source: ability.name, isAbility: true, chosen: chosenBy(use, ability.choice) }
  return { ability, use, effects: ability.effects.map(effect => ({ ...origin, effect, places: effect.in ?? places })) }
}

/**
 * An ability die by die: each SAGA die on a basic ability is an act of its own (T3.8). Rare dice are assigned as in `poolDiceOf`.
 */
export const dieByDie = (whole: Played): readonly Played[] => {
  const { ability, use } = whole
  const { attack = 0, defence = 0, rare = 0 } = use
  if (ability.choice?.take !== 'pool' || attack + defence < 2) return [whole]
  const rareDefence = Math.min(rare, defence)
  const die = (kind: 'attack' | 'defence', isRare: boolean): Played =>
    bindAbility(ability, { id: use.id, [kind]: 1, ...(isRare && { rare: 1 }) })
  return [
    ...Array.from({ length: attack }, (_, at) => die('attack', at < rare - rareDefence)),
    ...Array.from({ length: defence }, (_, at) => die('defence', at < rareDefence))
  ]
}

/** The one empty list: V8 makes empty lists of several kinds, and compiles code anew for each kind that it meets. */
const NONE: readonly never[] = Object.freeze([])

const bindEffects = (
  effects: readonly Effect[] | undefined,
  { rule }: { rule: string },
  source: string,
  holds: (effect: Effect) => boolean = () => true
): readonly Bound[] => {
  if (!effects?.length) return NONE
  const all: Bound[] = []
  for (const effect of effects) {
    if (!holds(effect)) continue
    all.push({ effect, rule, source, places: effect.in ?? PLACES, isAbility: false, chosen: NOTHING_CHOSEN })
  }
  return all
}

/**
 * Whether an effect of a request applies before step 3. In the second edition cover and ignored fatigue stay with its other
 * effects.
 */
const isEarly = (effect: Effect, { numbers }: Rulebook): boolean =>
  isBeforeStepThree(effect) && !(numbers.inTurn && (effect.verb === 'cover' || effect.verb === 'ignore-fatigue'))

const withOverrides = (profile: Profile, request: UnitRequest): Profile => ({
  armour: request.armour ?? profile.armour,
  armourShot: request.armourShot ?? request.armour ?? profile.armourShot,
  dice: request.dicePerModel === undefined ? profile.dice : rateOf(request.dicePerModel),
  diceShot: request.dicePerModelShot === undefined ? profile.diceShot : rateOf(request.dicePerModelShot),
  fatigueLimit: request.fatigueLimit ?? profile.fatigueLimit,
  points: profile.points,
  ...chargingDice(request, profile)
})

/** The attack dice of a charge. Dice that a request gives for every melee replace those of a charge too. */
const chargingDice = (
  { dicePerModel, dicePerModelCharging }: UnitRequest,
  { diceCharging }: Profile
): Pick<Profile, 'diceCharging'> => {
  if (dicePerModelCharging !== undefined) return { diceCharging: rateOf(dicePerModelCharging) }
  return diceCharging === undefined || dicePerModel !== undefined ? {} : { diceCharging }
}

const onePart = (troop: Troop, { dice, diceShot, points }: Profile, models: number): readonly Part[] => [
  { name: troop.name, models, dice, diceShot, points }
]

/**
 * Parts with the dice that a request gives for the whole unit, in melee or in shooting; all other dice stay those of each part.
 */
const partsWithDice = (
  parts: readonly Part[],
  { dicePerModel, dicePerModelShot }: UnitRequest,
  { dice, diceShot }: Profile
): readonly Part[] =>
  parts.map(part => ({
    ...part,
    ...(dicePerModel !== undefined && { dice }),
    ...(dicePerModelShot !== undefined && { diceShot })
  }))

/** The weapon of a missile troop if none is named; undefined for troops that may carry anything else. */
const usualMissile = (troop: Troop, mounted: boolean, { weapons }: Rulebook): string | undefined =>
  troop.weapons.every(weapon => weapons[weapon]?.range)
    ? troop.weapons.find(weapon => weapons[weapon]?.carried !== (mounted ? 'foot' : 'mounted'))
    : undefined

/** The effects of the rows of the Wrath table in force; none for a unit that changes sides (R6.6). */
const wrathOf = (sum: number | string | undefined, book: Rulebook): readonly Bound[] =>
  typeof sum !== 'number'
    ? NONE
    : wrathAt(book.wrath, sum).flatMap(({ effects, least }) =>
        bindEffects(effects, { rule: 'R6.6' }, t('Wrath {least}', { least }))
      )

const resilienceEffects = (count: number | undefined): readonly Effect[] | undefined =>
  count === undefined || count === 0 ? undefined : [{ verb: 'resilience', count }]

/** The abilities that a unit uses, with their effects. */
export const playedBy = (
  { unit, faction }: Pick<UnitRequest, 'unit' | 'faction'>,
  uses: readonly (string | AbilityUse)[],
  book: Rulebook
): readonly Played[] => {
  const troop = troopOf(book, unit, faction)
  return uses.map(use => {
    const wanted = asAbilityUse(use)
    return bindAbility(abilityFor(book, wanted.id, troop, faction ?? troop.faction), wanted)
  })
}

/** The losses that one fatigue cancels: by class, or by mount if that gives more; undefined without Resilience. */
const resilienceOf = ({ resilience }: ClassRow, mount: Mount | undefined): number | undefined =>
  resilience === undefined ? mount?.resilience : Math.max(resilience, mount?.resilience ?? 0)

/** The part of a troop that comes with its weapon. */
const withBearer = ({ profile = {}, effects = [], rule }: Troop): Pick<Troop, 'profile' | 'effects' | 'rule'> => ({
  profile,
  effects,
  rule
})
/**
 * See `presence` of UnitState: 4 if each model counts as four (T1.8), -4 if only the hero of a unit of several kinds does, else 1
 * or 0.
 */
const presenceOf = ({ presence, parts }: Troop, row: ClassRow, mount: Mount | undefined, { inTurn }: Numbers): number => {
  if (!inTurn) return 0
  return (presence ?? row.presence ?? mount?.presence ?? false) ? (parts ? -PRESENCE : PRESENCE) : 1
}

const PRESENCE = 4

/** What bars a unit from closing ranks: its troop, its mount or a weapon (V9.4; sarissas only on uneven ground, T5.14). */
const openRanksBy = (arms: readonly Weapon[], mount: Mount | undefined, troop: Troop, ground: string): Unit['openRanksBy'] => {
  if (troop.openRanks) return 'troop'
  if (mount?.openRanks) return mount.foot ? 'troop' : 'mount'
  if (arms.some(({ openRanks }) => openRanks === true)) return 'weapon'
  return ground !== 'open' && arms.some(({ openRanks }) => openRanks === 'uneven') ? 'ground' : undefined
}

/** The unit of a request, with the data of the rulebook. The request has to be valid: known words, numbers in range. */
export const unitOf = (
  request: UnitRequest,
  book: Rulebook,
  place: Place,
  readings: Readings = readingsInForce(undefined, book)
): Unit => {
  const asked = troopOf(book, request.unit, request.faction)
  // a weapon that only a hero's men carry comes with their profile, unless the request gives armour
  const givesArmour = request.armour !== undefined || request.armourShot !== undefined
  const bearer = givesArmour || request.weapon === undefined ? undefined : bearerOf(asked, request.weapon, book)
  const troop = bearer ? { ...asked, ...withBearer(bearer) } : asked
  const row = book.classes[troop.class]
  const mountId = mountOf(request, troop)
  const mount = mountId === undefined ? undefined : book.mounts[mountId]
  const mounted = mount !== undefined && !mount.foot
  const named = request.weapon ?? troop.weapon
  const weapon =
    named === UNARMED ? undefined : (named ?? (place === 'shooting' ? usualMissile(troop, mounted, book) : undefined))
  const arms = weapon === undefined ? undefined : book.weapons[weapon]
  const models = request.models ?? usualModels(troop) ?? 1
  const faction = request.faction ?? troop.faction
  const withBanner = request.banner ? row.bearing : undefined
  const profile = withOverrides({ ...profileOf(book, troop, weapon, mountId), ...withBanner }, request)
  const always = troop.besides?.flatMap(id => book.weapons[id] ?? []) ?? NONE
  const building = request.building ?? false
  return {
    id: request.unit,
    name: nameFor(troop, models),
    class: troop.class,
    faction,
    profile,
    profileOrigin: { rule: troop.profile ? troop.rule : row.rule, source: (bearer ?? troop).name },
    models,
    lives: request.wounds ?? models,
    parts: troop.parts
      ? partsWithDice(worthOfParts(partsOf(troop.parts, models), troop, readings), request, profile)
      : onePart(troop, profile, models),
    engaged: building ? models : Math.min(models, request.engaged ?? models),
    fatigue: request.fatigue ?? 0,
    moved: request.moved ?? false,
    weapon,
    weaponAssumed: named === undefined,
    range: arms?.range ?? mount?.range,
    shootsFresh: arms?.tireless ?? arms?.afterMove ?? mount?.tireless ?? false,
    throwsAfterMove: (arms?.afterMove ?? false) && (request.moved ?? false),
    mounted,
    mount: mountId,
    hasBearer: request.banner === true && withBanner === undefined,
    cover: building ? 'heavy' : (request.cover ?? 'none'),
    ground: request.ground ?? 'open',
    building,
    presence: presenceOf(troop, row, mount, book.numbers),
    friendsNear: request.friendsNear ?? 0,
    acts: request.acts?.map(boundAct) ?? NONE,
    givesUpDice: request.givesUpDice ?? false,
    spend: request.spend ?? NONE,
    guards: request.guards,
    guardClass: request.guards ? troopOf(book, request.guards.unit, faction).class : 'hearthguard',
    untouched: troop.untouched ?? false,
    mercenary: troop.mercenary ?? false,
    alone: troop.alone ?? false,
    openRanksBy: openRanksBy(arms ? [arms, ...always] : always, mount, troop, request.ground ?? 'open'),
    hasWrath: troop.wrath ?? false,
    guardPoints: request.guards ? book.classes[troopOf(book, request.guards.unit, faction).class].points : 0,
    equipment: [
      bindEffects(troop.effects, troop, troop.name, ({ verb }) => verb !== 'resilience' || request.resilience === undefined),
      bindEffects(
        resilienceEffects(
          request.resilience ?? (troop.resilience === 'unknown' ? undefined : (troop.resilience ?? resilienceOf(row, mount)))
        ),
        { rule: 'V9.8' },
        request.resilience === undefined ? troop.name : t('as given')
      ),
      arms ? bindEffects(arms.effects, arms, arms.name) : NONE,
      always.flatMap(each => bindEffects(each.effects, each, each.name)),
      bindEffects(request.effects, { rule: 'R3.1' }, t('as given'), effect => isEarly(effect, book)),
      mount ? bindEffects(mount.effects, mount, mount.name) : NONE
    ].flat(),
    abilities: request.abilities?.length ? playedBy(request, request.abilities, book) : NONE,
    wrathSum: request.wrath,
    deserts: typeof request.wrath === 'number' && wrathAt(book.wrath, request.wrath).some(({ deserts }) => deserts),
    wrath: wrathOf(request.wrath, book),
    asked: request,
    isDiceUnknown: troop.diceUnknown === true && request.dicePerModel === undefined,
    isResilienceUnknown: troop.resilience === 'unknown' && request.resilience === undefined,
    effects: bindEffects(
      request.effects,
      { rule: book.edition === 2 ? 'V9.12' : 'R3.4' },
      t('as given'),
      effect => !isEarly(effect, book)
    )
  }
}
