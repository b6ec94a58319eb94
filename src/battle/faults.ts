import { idOf } from '../model/data'
import type { TroopClass } from '../model/effect'
import type { Mistake } from '../model/errors'
import { msg, type Text, t } from '../model/language'
import { BOUGHT, type Scenario, type Spend } from '../model/scenario'
import { casesOf } from '../model/uncertain'
import { NO_STRIKE_RULES, NO_TERMS } from '../model/unit-state'
import { addWork } from '../model/work'
import { own } from '../rules/named'
import type { Readings } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import type { Complain, Complaint } from './abilities'
import { type Engagement, rolesOf, type UnitRole, unitAt, withNote } from './combatant'
import { areBothPresent, cacheCombatants, cachedCombatants, type KnownCombatants, NONE_CACHED } from './combatant-cache'
import { preparedEngagement, readingsOf } from './prepare'
import { isBeforehand, type Played, type Unit } from './unit'

/** A check: returns a sentence on what is wrong with the unit in this fight; undefined if nothing is. */
type Fault = (engagement: Engagement, role: UnitRole, scenario: Scenario) => string | undefined

/** The classes of troops that may die for a warlord: all but levies (R6.1), in the second edition only hearthguard (V9.8). */
const guardClasses = ({ book }: Engagement): readonly TroopClass[] =>
  book.numbers.bodyguards ? ['hearthguard'] : ['warriors', 'hearthguard']

const missiles = ({ book }: Engagement): string =>
  Object.values(book.weapons)
    .flatMap(({ name, range }) => (range === undefined ? [] : [name]))
    .join(', ')

const isShot = (engagement: Engagement): boolean => engagement.attacker.place === 'shooting'

/** The unit's abilities that may be used once a turn: not those that another box makes basic (T7.4, N13). */
const oncePerTurn = (engagement: Engagement, role: UnitRole): readonly Played[] => {
  const { unit, terms } = unitAt(engagement, role)
  return unit.abilities.filter(({ ability, use: { id } }) => !ability.multi && !terms.basic.includes(idOf(id)))
}

/**
 * The fault of using an ability twice. A box belongs to the side, so that two units Side by Side cannot both use it; what a hero
 * lends may be used once by each.
 */
const repeatedFault: Fault = (engagement, role) => {
  const once = oncePerTurn(engagement, role)
  const others = role === 'companion' ? oncePerTurn(engagement, 'attacker').filter(({ ability }) => ability.cost !== 'none') : []
  const names = [...others, ...once].map(({ ability }) => ability.name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  return twice === undefined ? undefined : t('{name} may be used once a turn (R7.3): name it once', { name: twice })
}

/** The fault of two boxes that each activate the unit for this charge or shot: an activation is one of them (R7.3). */
const activatedTwiceFault: Fault = (engagement, role) => {
  const { unit } = unitAt(engagement, role)
  if (unit.abilities.length < 2) return undefined
  const [one, other] = unit.abilities.filter(
    ({ ability: { activates, when } }) => activates && !activates.of && when.some(timing => timing.startsWith('Activation'))
  )
  return one && other && one.ability !== other.ability
    ? t('{one} and {other} each activate {the:name} for an action of its own (R7.3): leave one of them out', {
        one: one.ability.name,
        other: other.ability.name,
        name: unit.name
      })
    : undefined
}

/** The fault of an advanced ability that mercenaries would trigger (T6.5); what was used before the fight may affect them. */
const mercenaryFault: Fault = (engagement, role) => {
  const { unit } = unitAt(engagement, role)
  if (!unit.mercenary) return undefined
  const triggered = unit.abilities.find(({ ability }) => !ability.multi && ability.cost !== 'none' && !isBeforehand(ability))
  return triggered
    ? t('mercenaries such as {the:name} trigger no advanced ability (V9.16): leave {ability} out', {
        name: unit.name,
        ability: triggered.ability.name
      })
    : undefined
}

const spentTwice = (spend: readonly Spend[]): string | undefined =>
  new Set(spend).size === spend.length ? undefined : t('each effect of spent fatigue is bought once (R3.4): name it once')

/** The fault of a numbered spend ("armour-1") by a unit that faces a single one; undefined if there is none. */
const numberedFault = (engagement: Engagement, role: UnitRole, spend: readonly Spend[]): string | undefined => {
  const numbered = spend.find(each => BOUGHT[each].from !== undefined)
  return numbered !== undefined && (role !== 'defender' || !engagement.companion)
    ? t('"{numbered}" names one of two units that charge Side by Side (R6.3): against a single unit use "{what}"', {
        numbered,
        what: BOUGHT[numbered].what
      })
    : undefined
}

/** The fault of units that may not charge Side by Side: only a warlord may, with the one unit that We Obey moves (R6.3). */
const sideBySideFault: Fault = (engagement, role) => {
  const { unit } = unitAt(engagement, role)
  if (!engagement.companion || role === 'defender') return undefined
  if (isShot(engagement)) return t('only a charge can be Side by Side (R6.3): name one unit to shoot')
  if (!engagement.book.numbers.sideBySide) return t('the second edition has no Side by Side (V9.10): name one unit to charge')
  if (unit.alone) return t('{name} never fights Side by Side (R6.4): name one unit to charge', { name: unit.name })
  if (role === 'companion' && unit.class === 'warlord')
    return t(
      'a warband has one warlord, who charges Side by Side with a unit (R6.3), not with {the:name}: name a unit, as in "warlord and 6 hirdmen"',
      { name: unit.name }
    )
  return role === 'attacker' && unit.class !== 'warlord'
    ? t(
        'only a warlord charges Side by Side with a unit (R6.3), not {the:name}: name the warlord first, as in "warlord and 6 hirdmen"',
        { name: unit.name }
      )
    : undefined
}

/** A sentence for a unit that is not charged, and so cannot give up dice; in the second edition closing ranks halves them. */
const notChargedText = (engagement: Engagement, name: string): string =>
  engagement.book.numbers.saveClosedRanks === undefined
    ? isShot(engagement)
      ? t('dice are given up in a melee only (R3.3): leave it out for {the:name}', { name })
      : t('only the unit that is charged may give up dice (R3.3): leave it out for {the:name}', { name })
    : t('only the unit that is charged may close ranks (V9.4): leave it out for {the:name}', { name })

/** Sentences on why a unit may not close ranks. */
const OPEN_RANKS = {
  troop: msg('{the:name} never {closes|close:name} ranks (V9.4): leave "closes ranks" out'),
  mount: msg('{the:name} cannot close ranks mounted (V9.4): leave "closes ranks" out'),
  weapon: msg(
    '{the:name} cannot close ranks unarmed or with missile or heavy weapons or javelins (V9.4): leave "closes ranks" out'
  ),
  ground: msg('{the:name} can close ranks with {the:weapon} on open ground only (V9.4): leave "closes ranks" out')
} as const satisfies Record<NonNullable<Unit['openRanksBy']>, Text>

/** The fault of choices for a second melee that does not take place: only Thor brings one. */
const secondMeleeFault: Fault = (engagement, role, { rounds = 1 }) => {
  const { unit } = unitAt(engagement, role)
  const { givesUpDiceAgain, spendAgain } = unit.asked
  if (givesUpDiceAgain === undefined && spendAgain === undefined) return undefined
  const { inTurn = false } = engagement.book.numbers
  const isThor =
    !isShot(engagement) && !inTurn && rounds === 1 && rolesOf(engagement).some(each => unitAt(engagement, each).fightsAgain > 0)
  if (!isThor)
    return t('only Thor brings a second melee (R7 vikings): leave out the choices for it of {the:name}', { name: unit.name })
  if (givesUpDiceAgain && role !== 'defender') return notChargedText(engagement, unit.name)
  if (spendAgain?.length && role !== 'defender' && engagement.companion)
    return t('what two units Side by Side spend in a second melee depends on who is left: leave it out')
  return numberedFault(engagement, role, spendAgain ?? []) ?? spentTwice(spendAgain ?? [])
}

/** All checks of a unit, in the order in which their faults are reported. */
const faultChecks: readonly Fault[] = [
  (engagement, role) =>
    unitAt(engagement, role).unit.givesUpDice && (role !== 'defender' || isShot(engagement))
      ? notChargedText(engagement, unitAt(engagement, role).unit.name)
      : undefined,
  (engagement, role) =>
    role === 'defender' && unitAt(engagement, role).unit.moved
      ? t('"moved" is for the unit that charges or shoots; give {the:name} {its|their:name} fatigue with "fatigue 1"', {
          name: unitAt(engagement, role).unit.name
        })
      : undefined,
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    return isShot(engagement) && role !== 'defender' && unit.range === undefined
      ? t('{the:name} {n|has|have} no missile weapon: name one ({missiles})', {
          name: unit.name,
          n: unit.models === 1 ? 1 : 2,
          missiles: missiles(engagement)
        })
      : undefined
  },
  (engagement, role) =>
    isShot(engagement) && role !== 'defender' && unitAt(engagement, role).unit.spend.length > 0
      ? t('the unit that shoots spends none of its target\'s fatigue (R2.2): leave "spends" out')
      : undefined,
  (engagement, role) =>
    isShot(engagement) && unitAt(engagement, role).unit.spend.some(spend => BOUGHT[spend].what === 'enemy-armour')
      ? t('fatigue spent on a shot buys armour only (R2.2): use "spends armour"')
      : undefined,
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    const { mostInBuilding } = engagement.book.numbers
    return unit.building && (unit.mount !== undefined || unit.models > mostInBuilding)
      ? t('{the:name} cannot be in a building: it holds up to {mostInBuilding} models on foot (R3.11, R5.2)', {
          name: unit.name,
          mostInBuilding
        })
      : undefined
  },
  (engagement, role) =>
    // if dice ended the fight, the user could not have left anything out
    unitAt(engagement, role).beforeAbilities?.models === 0 && (engagement.tests?.met ?? 0) === 0
      ? t('{the:name} {is|are:name} gone before the fight begins: there is nothing to fight', {
          name: unitAt(engagement, role).unit.name
        })
      : undefined,
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    return unit.isDiceUnknown
      ? t('how many dice {name} rolls is not in our sources: say it, as in "{name} 8 dice per model"', { name: unit.name })
      : undefined
  },
  sideBySideFault,
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    return unit.guards && unit.class !== 'warlord' && unitAt(engagement, role).ignoresLast === 0
      ? t('guards die for a warlord (R6.1), not for {the:name}: leave "guarded" out', { name: unit.name })
      : undefined
  },
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    return unit.guards && !guardClasses(engagement).includes(unit.guardClass)
      ? t('{name} {does|do:name} not die for a warlord ({rule}): guard him with {friends}', {
          name: engagement.book.classes[unit.guardClass].name,
          rule: engagement.book.numbers.bodyguards ? 'V9.8' : 'R6.1',
          friends: guardClasses(engagement)
            .map(each => engagement.book.classes[each].name)
            .join(t(' or '))
        })
      : undefined
  },
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    return unit.lives !== unit.models && unit.class !== 'warlord'
      ? t('wounds are for warlords in the Challenge (R8.3), not for {the:name}: leave "wounds" out', { name: unit.name })
      : undefined
  },
  (engagement, role) => {
    const { unit, terms } = unitAt(engagement, role)
    if (!unit.givesUpDice || engagement.book.numbers.saveClosedRanks === undefined) return undefined
    if (terms.closeRanks.includes('may-not'))
      return t('a rule forbids {the:name} to close ranks here (V9.4): leave "closes ranks" out', { name: unit.name })
    return unit.openRanksBy === undefined || terms.closeRanks.includes('may')
      ? undefined
      : t(OPEN_RANKS[unit.openRanksBy], { name: unit.name, weapon: own(engagement.book.weapons, unit.weapon)?.name ?? '' })
  },
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    return unit.wrathSum !== undefined && !unit.hasWrath
      ? t('only the Jomsvikings have their Wrath (R6.6), not {the:name}: leave "wrath" out', { name: unit.name })
      : undefined
  },
  (engagement, role) => numberedFault(engagement, role, unitAt(engagement, role).unit.spend),
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    return unit.deserts
      ? t(
          'at a sum of {wrathSum} {the:name} {changes|change:name} sides and {does|do:name} not fight for you (R6.6): use a smaller sum',
          {
            wrathSum: unit.wrathSum,
            name: unit.name
          }
        )
      : undefined
  },
  (engagement, role) => {
    const { unit, strikeRules, terms } = unitAt(engagement, role)
    return !engagement.book.numbers.inTurn &&
      (strikeRules !== NO_STRIKE_RULES || terms !== NO_TERMS || unit.acts.length > 0 || unit.asked.banner)
      ? t(
          '{the:name} {has|have:name} something that only the second edition has (automatic hits, results of dice, prices, acts, war banners): leave it out, or add --edition 2',
          { name: unit.name }
        )
      : undefined
  },
  (engagement, role) =>
    unitAt(engagement, role).unit.asked.maybe
      ? t(
          'chances for what {the:name} may have work in a melee, a shot, advice, plans and comparisons, not here: say what they have, or leave it out',
          { name: unitAt(engagement, role).unit.name }
        )
      : undefined,
  (engagement, role) => {
    const { unit } = unitAt(engagement, role)
    return !engagement.book.numbers.inTurn && unit.ground === 'dangerous'
      ? t('dangerous ground belongs to the second edition (V9.14): give {the:name} uneven ground, or add --edition 2', {
          name: unit.name
        })
      : undefined
  },
  secondMeleeFault,
  repeatedFault,
  activatedTwiceFault,
  mercenaryFault,
  (engagement, role) => (engagement.book.numbers.spendsRepeat ? undefined : spentTwice(unitAt(engagement, role).unit.spend))
]

/** Something in a request that does not fit the fight. */
export interface Misfit extends Mistake {
  /** The sentence without the advice. */
  readonly reason: string
}

/** An engagement before its dice, and everything that does not fit it. */
interface Inspected {
  readonly engagement: Engagement
  readonly faults: readonly Misfit[]
  /** Choices that are allowed and change nothing; the engagement also has them among its notes. */
  readonly idle: readonly Misfit[]
}

const NONE: readonly Misfit[] = []

const misfit = <S extends UnitRole>(at: S, { reason, cure }: Complaint): Misfit & { readonly at: S } => ({
  message: cure === undefined ? reason : `${reason}: ${cure}`,
  at,
  reason
})

/** The faults of all units except those in `known`, which have none. */
const faultsOf = (engagement: Engagement, scenario: Scenario, known: KnownCombatants): readonly Misfit[] => {
  const found: Misfit[] = []
  for (const role of rolesOf(engagement)) {
    if (role !== 'companion' && engagement[role] === known[role]) continue
    for (const fault of faultChecks) {
      const reason = fault(engagement, role, scenario)
      if (reason !== undefined) found.push(misfit(role, { reason }))
    }
  }
  return found
}

/**
 * Prepares an engagement and checks it. `known`: units whose state at the dice is cached; it does not depend on the enemy, and
 * everything fits.
 */
const inspectWith = (scenario: Scenario, book: Rulebook, readings: Readings, known: KnownCombatants): Inspected => {
  const faults: Misfit[] = []
  const idle: (Misfit & { readonly at: UnitRole })[] = []
  const complain: Complain = (role, complaint, isIdle) => (isIdle ? idle : faults).push(misfit(role, complaint))
  const engagement = preparedEngagement(scenario, book, complain, readings, known)
  if (known !== NONE_CACHED && !areBothPresent(engagement)) return inspectWith(scenario, book, readings, NONE_CACHED)
  faults.push(...faultsOf(engagement, scenario, known))
  if (faults.length === 0 && idle.length === 0) cacheCombatants(engagement, scenario, known)
  return { engagement: idle.reduce((now, { message, at }) => withNote(now, at, message), engagement), faults, idle }
}

/** The units of work that preparing a fight counts for. */
const UNITS_OF_INSPECTION = 200

/**
 * The engagement before its dice, with everything that does not fit: unmet conditions of abilities, fatigue that is not there,
 * and the like.
 */
export const inspected = (scenario: Scenario, book: Rulebook, readings: Readings = readingsOf(scenario, book)): Inspected => {
  addWork(UNITS_OF_INSPECTION)
  const known = cachedCombatants(scenario, readings)
  const { attacker, defender } = known
  if (!attacker || !defender) return inspectWith(scenario, book, readings, known)
  return { engagement: { book, readings, attacker, companion: undefined, defender, tests: undefined }, faults: NONE, idle: NONE }
}

/** What does not fit one of the fights that an uncertain request may turn out to be, each sentence once. */
const inEveryCase = (scenario: Scenario, of: (scenario: Scenario) => readonly Misfit[]): readonly Misfit[] => {
  const cases = casesOf(scenario)
  if (!cases) return of(scenario)
  const all = cases.flatMap(each => of(each.of))
  return all.filter(({ message }, index) => all.findIndex(other => other.message === message) === index)
}

/** Everything about a scenario that does not fit this fight, without playing it; empty if it can be played. */
export const faults = (scenario: Scenario, book: Rulebook): readonly Mistake[] =>
  inEveryCase(scenario, each => inspected(each, book).faults)

/** Like `faults`, with abilities that are allowed and change nothing: a search for better choices leaves them out too. */
export const misfits = (scenario: Scenario, book: Rulebook): readonly Misfit[] =>
  inEveryCase(scenario, each => {
    const { faults: wrong, idle } = inspected(each, book)
    return [...wrong, ...idle]
  })
