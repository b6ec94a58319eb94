import type { TroopClass } from '../model/effect'
import type { Mistake } from '../model/errors'
import { NO_FEATS, NO_TERMS } from '../model/fight-state'
import { idOf } from '../model/keys'
import { t } from '../model/language'
import { BOUGHT, type Scenario, type Spend } from '../model/scenario'
import { casesOf } from '../model/uncertain'
import { worked } from '../model/work'
import type { Readings } from '../rules/readings-in-force'
import type { Rulebook } from '../rules/types'
import type { Complain, Complaint } from './abilities'
import { type Engagement, remarked, type SideName, sidesOf, unitAt } from './combatant'
import { prepared, readingsOf } from './prepare'
import { cached, remember } from './strike-cache'
import type { Played } from './unit'

type Fault = (fray: Engagement, side: SideName, scenario: Scenario) => string | undefined

/** Who may die for a warlord: non-levies (R6.1), in saga2 hearthguard only (V9.8). */
const friendsWho = ({ book }: Engagement): readonly TroopClass[] =>
  book.numbers.bodyguards ? ['hearthguard'] : ['warriors', 'hearthguard']

const missiles = ({ book }: Engagement): string =>
  Object.values(book.weapons)
    .flatMap(({ name, range }) => (range === undefined ? [] : [name]))
    .join(', ')

const isShot = (fray: Engagement): boolean => fray.attacker.place === 'shooting'

/** Once a turn, but what another box makes basic (T7.4, N13). */
const usedOnce = (fray: Engagement, side: SideName): readonly Played[] => {
  const { unit, terms } = unitAt(fray, side)
  return unit.abilities.filter(({ ability, use: { id } }) => !ability.multi && !terms.basic.includes(idOf(id)))
}

/** A box is its side's: it cannot be used again by the second of two Side by Side; what a hero lends each of them uses once. */
const repeated: Fault = (fray, side) => {
  const once = usedOnce(fray, side)
  const others = side === 'companion' ? usedOnce(fray, 'attacker').filter(({ ability }) => ability.cost !== 'none') : []
  const names = [...others, ...once].map(({ ability }) => ability.name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  return twice === undefined ? undefined : t('{name} may be used once a turn (R7.3): name it once', { name: twice })
}

const spentTwice = (spend: readonly Spend[]): string | undefined =>
  new Set(spend).size === spend.length ? undefined : t('each effect of spent fatigue is bought once (R3.4): name it once')

/** "armour-1" is for who faces two units. */
const numberedFault = (fray: Engagement, side: SideName, spend: readonly Spend[]): string | undefined => {
  const numbered = spend.find(each => BOUGHT[each].from !== undefined)
  return numbered !== undefined && (side !== 'defender' || !fray.companion)
    ? t('"{numbered}" names one of two units that charge Side by Side (R6.3): say "{what}" against one', {
        numbered,
        what: BOUGHT[numbered].what
      })
    : undefined
}

/** Who may charge Side by Side: a warlord with one unit (R6.3). */
const ofTwo: Fault = (fray, side) => {
  const { unit } = unitAt(fray, side)
  if (!fray.companion || side === 'defender') return undefined
  if (isShot(fray)) return t('only a charge can be Side by Side (R6.3): name one unit that shoots')
  if (!fray.book.numbers.sideBySide) return t('the second edition knows no Side by Side (V9.10): name one unit that charges')
  if (unit.alone) return t('{name} never fights Side by Side (R6.4): let one unit charge', { name: unit.name })
  return side === 'attacker' && unit.class !== 'warlord'
    ? t(
        'only a warlord charges Side by Side with a unit (R6.3), not the {name}: name the warlord first, as in "warlord and 6 hirdmen"',
        { name: unit.name }
      )
    : undefined
}

/** What is said of a second melee is for Thor's. */
const secondMelee: Fault = (fray, side, { rounds = 1 }) => {
  const { unit } = unitAt(fray, side)
  const { givesUpDiceAgain, spendAgain } = unit.asked
  if (givesUpDiceAgain === undefined && spendAgain === undefined) return undefined
  const { inTurn = false } = fray.book.numbers
  const isThor = !isShot(fray) && !inTurn && rounds === 1 && sidesOf(fray).some(each => unitAt(fray, each).fightsAgain > 0)
  if (!isThor)
    return t('only Thor brings a second melee (R7 vikings): leave out what is said of it for the {name}', { name: unit.name })
  if (givesUpDiceAgain && side !== 'defender')
    return t('only the unit that is charged may give up dice (R3.3): leave it out for the {name}', { name: unit.name })
  if (spendAgain?.length && side !== 'defender' && fray.companion)
    return t('what two units spend Side by Side in a second melee depends on who is left: leave it out')
  return numberedFault(fray, side, spendAgain ?? []) ?? spentTwice(spendAgain ?? [])
}

/** What a unit cannot be asked in the fight it is in; a sentence each. */
const faultsOfSide: readonly Fault[] = [
  (fray, side) =>
    unitAt(fray, side).unit.givesUpDice && (side !== 'defender' || isShot(fray))
      ? t('only the unit that is charged may give up dice (R3.3): leave it out for the {name}', {
          name: unitAt(fray, side).unit.name
        })
      : undefined,
  (fray, side) =>
    side === 'defender' && unitAt(fray, side).unit.moved
      ? t('"moved" is for the unit that charges or shoots; give the {name} their fatigue with "fatigue 1"', {
          name: unitAt(fray, side).unit.name
        })
      : undefined,
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    return isShot(fray) && side !== 'defender' && unit.range === undefined
      ? t('{the:name} {n|has|have} no missile weapon: name one ({missiles})', {
          name: unit.name,
          n: unit.models === 1 ? 1 : 2,
          missiles: missiles(fray)
        })
      : undefined
  },
  (fray, side) =>
    isShot(fray) && side !== 'defender' && unitAt(fray, side).unit.spend.length > 0
      ? t('the unit that shoots spends none of its target\'s fatigue (R2.2): leave "spends" out')
      : undefined,
  (fray, side) =>
    isShot(fray) && unitAt(fray, side).unit.spend.some(spend => BOUGHT[spend].what === 'enemy-armour')
      ? t('fatigue spent on a shot buys armour only (R2.2): say "spends armour"')
      : undefined,
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    const { mostInBuilding } = fray.book.numbers
    return unit.building && (unit.mount !== undefined || unit.models > mostInBuilding)
      ? t('the {name} cannot be in a building: it holds up to {mostInBuilding} models on foot (R3.11, R5.2)', {
          name: unit.name,
          mostInBuilding
        })
      : undefined
  },
  (fray, side) =>
    // what dice have ended nobody could have left out
    unitAt(fray, side).lasting?.models === 0 && (fray.tests?.met ?? 0) === 0
      ? t('the {name} are gone before the fight begins: there is no fight to play', { name: unitAt(fray, side).unit.name })
      : undefined,
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    return unit.isDiceUnknown
      ? t('how many dice {name} rolls is not in our sources: say it, as in "{name} 8 dice per model"', { name: unit.name })
      : undefined
  },
  ofTwo,
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    return unit.guards && unit.class !== 'warlord' && unitAt(fray, side).ignoresLast === 0
      ? t('friends die for a warlord (R6.1), not for the {name}: leave "guarded" out', { name: unit.name })
      : undefined
  },
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    return unit.guards && !friendsWho(fray).includes(unit.guardClass)
      ? t('{name} do not die for a warlord ({rule}): guard him with {friends}', {
          name: fray.book.classes[unit.guardClass].name,
          rule: fray.book.numbers.bodyguards ? 'V9.8' : 'R6.1',
          friends: friendsWho(fray)
            .map(each => fray.book.classes[each].name)
            .join(t(' or '))
        })
      : undefined
  },
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    return unit.lives !== unit.models && unit.class !== 'warlord'
      ? t('wounds are for warlords in the Challenge (R8.3), not for the {name}: leave "wounds" out', { name: unit.name })
      : undefined
  },
  (fray, side) => {
    const { unit, terms } = unitAt(fray, side)
    if (!unit.givesUpDice || fray.book.numbers.saveClosedRanks === undefined) return undefined
    if (terms.closeRanks.includes('may-not'))
      return t('a rule forbids the {name} to close ranks here (T3.2): leave "closes ranks" out', { name: unit.name })
    return unit.isOpenRanks && !terms.closeRanks.includes('may')
      ? t('the {name} cannot close ranks with missile or heavy weapons, javelins or horses (V9.4): leave "closes ranks" out', {
          name: unit.name
        })
      : undefined
  },
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    return unit.wrathSum !== undefined && !unit.hasWrath
      ? t('only the Jomsvikings have their Wrath (R6.6), not the {name}: leave "wrath" out', { name: unit.name })
      : undefined
  },
  (fray, side) => numberedFault(fray, side, unitAt(fray, side).unit.spend),
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    return unit.deserts
      ? t('at a sum of {wrathSum} the {name} change sides and do not fight for you (R6.6): say a smaller sum', {
          wrathSum: unit.wrathSum,
          name: unit.name
        })
      : undefined
  },
  (fray, side) => {
    const { unit, feats, terms } = unitAt(fray, side)
    return !fray.book.numbers.inTurn && (feats !== NO_FEATS || terms !== NO_TERMS || unit.acts.length > 0 || unit.asked.banner)
      ? t(
          'what the {name} are asked is of the second edition (automatic hits, results of dice, prices, acts, war banners): leave it out, or say --edition 2',
          { name: unit.name }
        )
      : undefined
  },
  (fray, side) =>
    unitAt(fray, side).unit.asked.maybe
      ? t(
          'what the {name} may have is weighed in a melee, a shot, advice, plans and comparisons, not here: say what they have, or leave it out',
          { name: unitAt(fray, side).unit.name }
        )
      : undefined,
  (fray, side) => {
    const { unit } = unitAt(fray, side)
    return !fray.book.numbers.inTurn && unit.ground === 'dangerous'
      ? t('dangerous ground is of the second edition (T4.10): say uneven ground for the {name}, or --edition 2', {
          name: unit.name
        })
      : undefined
  },
  secondMelee,
  repeated,
  (fray, side) => (fray.book.numbers.spendsRepeat ? undefined : spentTwice(unitAt(fray, side).unit.spend))
]

/** What does not fit in a fight. */
export interface Misfit extends Mistake {
  /** Its sentence without the cure. */
  readonly reason: string
}

/** A fray before its dice, and what does not fit in it. */
interface Inspected {
  readonly fray: Engagement
  readonly faults: readonly Misfit[]
  /** What may be done and changes nothing: the fray has it among its notes. */
  readonly idle: readonly Misfit[]
}

const NONE: readonly Misfit[] = []

const misfit = <S extends SideName>(at: S, { reason, cure }: Complaint): Misfit & { readonly at: S } => ({
  message: cure === undefined ? reason : `${reason}: ${cure}`,
  at,
  reason
})

const looked = (scenario: Scenario, book: Rulebook, readings: Readings): Inspected => {
  const faults: Misfit[] = []
  const idle: (Misfit & { readonly at: SideName })[] = []
  const complain: Complain = (side, complaint, isIdle) => (isIdle ? idle : faults).push(misfit(side, complaint))
  const fray = prepared(scenario, book, complain, readings)
  for (const side of sidesOf(fray)) {
    for (const fault of faultsOfSide) {
      const reason = fault(fray, side, scenario)
      if (reason !== undefined) faults.push(misfit(side, { reason }))
    }
  }
  if (faults.length === 0 && idle.length === 0) remember(fray, scenario)
  return { fray: idle.reduce((now, { message, at }) => remarked(now, at, message), fray), faults, idle }
}

/** Units of work to put a fight together. */
const UNITS_OF_LOOK = 200

/** The fray before its dice, with all that does not fit: conditions of abilities, fatigue that is not there, and the like. */
export const inspected = (scenario: Scenario, book: Rulebook, readings: Readings = readingsOf(scenario, book)): Inspected => {
  worked(UNITS_OF_LOOK)
  const fray = cached(scenario, book, readings)
  return fray ? { fray, faults: NONE, idle: NONE } : looked(scenario, book, readings)
}

/** What does not fit in one of the fights that it may be, each told once. */
const inEveryCase = (scenario: Scenario, of: (scenario: Scenario) => readonly Misfit[]): readonly Misfit[] => {
  const cases = casesOf(scenario)
  if (!cases) return of(scenario)
  const all = cases.flatMap(each => of(each.of))
  return all.filter(({ message }, index) => all.findIndex(other => other.message === message) === index)
}

/** Everything about a scenario that does not fit this fight, without playing it; empty where it can be played. */
export const faults = (scenario: Scenario, book: Rulebook): readonly Mistake[] =>
  inEveryCase(scenario, each => inspected(each, book).faults)

/** The same with abilities that may be used and change nothing: what nobody who looks for something better would do. */
export const misfits = (scenario: Scenario, book: Rulebook): readonly Misfit[] =>
  inEveryCase(scenario, each => {
    const { faults: wrong, idle } = inspected(each, book)
    return [...wrong, ...idle]
  })
