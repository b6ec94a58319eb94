import { describeEffect } from '../model/effect'
import { t } from '../model/language'
import { either } from '../model/quoted'
import { UNARMED } from '../model/scenario'
import { boardName } from './lookup'
import { own } from './named'
import type { Rulebook, Troop } from './types'

/** Weapons and mounts of units: which troop may have which, and what is against the rules. */

/** Whether a troop may have this weapon; undefined is its usual one. */
export const carries = ({ weapon: usual, weapons }: Troop, weapon: string | undefined): boolean =>
  weapon === undefined || (weapon === UNARMED ? usual === undefined : weapons.includes(weapon))

/** Whether the weapon sets the troop apart from others of its class: crossbows the crossbowmen. */
const isKnownFor = ({ weapon: usual, weapons }: Troop, weapon: string): boolean =>
  weapon === UNARMED ? weapons.length === 0 : usual === weapon

/** The ids of troops of the same class and faction that are known for a weapon. */
export const knownFor = (book: Rulebook, { class: troopClass, faction }: Troop, weapon: string): readonly string[] =>
  Object.entries(book.troops).flatMap(([id, troop]) =>
    troop.class === troopClass && troop.faction === faction && !troop.hero && isKnownFor(troop, weapon) ? [id] : []
  )

/**
 * The id of the troop that a unit is with this weapon: Norman warriors with crossbows are crossbowmen. That is itself if it may have the
 * weapon, else the troop of its class and faction that is known for it (one that serves a single hero only under `hero`), else itself.
 */
export const withWeapon = (book: Rulebook, id: string, weapon: string | undefined, hero: string | undefined): string => {
  const troop = own(book.troops, id)
  if (!troop || weapon === undefined || carries(troop, weapon)) return id
  const serves = (other: string): boolean => {
    const under = own(book.troops, other)?.under
    return under === undefined || under === hero
  }
  return knownFor(book, troop, weapon).find(serves) ?? id
}

/** A troop as the subject of a sentence. */
interface Subject {
  /** "the bondi", "the warlord", "Cnut" */
  readonly who: string
  /** Selects the verb: 1 for a warlord ("has"), 2 for others ("have"). */
  readonly n: number
}

export const spoken = ({ name, class: troopClass }: Troop): Subject => ({
  who: t('{the:name}', { name }),
  n: troopClass === 'warlord' ? 1 : 2
})

/** "horses", "elephants": the name of a mount by its id. */
export const mountName = (id: string, book: Rulebook): string =>
  id === 'horse' ? t('horses') : (own(book.mounts, id)?.name ?? id)

const weaponName = (id: string, book: Rulebook): string => own(book.weapons, id)?.name ?? id

/** The ids of the troops that have a weapon instead: none for a troop of no faction. */
const bearers = (troop: Troop, weapon: string, book: Rulebook): readonly string[] =>
  troop.faction === undefined ? [] : knownFor(book, troop, weapon)

/** "; the crossbowmen have it", "; the Norman archers have it, under William" */
const ownersOf = (troop: Troop, weapon: string, book: Rulebook): string =>
  bearers(troop, weapon, book)
    .flatMap(id => own(book.troops, id) ?? [])
    .map(({ name, under }) => {
      const leader = under === undefined ? '' : t(', under {name}', { name: boardName(book, under) })
      return weapon === UNARMED
        ? t('; {the:name} {has|have:name} none{leader}', { name, leader })
        : t('; {the:name} {has|have:name} it{leader}', { name, leader })
    })
    .join('')

/** "they may have bow or sling" */
const mayHave = (troop: Troop, book: Rulebook): string => {
  const { n } = spoken(troop)
  const arms = either(troop.weapons.map(each => weaponName(each, book)))
  if (arms === '') return t('{n|he has|they have} no weapon but swords and spears', { n })
  return troop.weapon === undefined
    ? t('{n|he|they} may have {arms}', { n, arms })
    : t('{n|he has|they have} {arms}', { n, arms })
}

/** A broken rule, and how it is broken. */
export interface Broken {
  readonly rule: string
  readonly message: string
}

/** The weapon and mount of a unit; absent: what its troop usually has. */
interface Kit {
  readonly weapon?: string | undefined
  readonly mounted?: boolean | undefined
  readonly mount?: string | undefined
}

/** The rule that says what a troop may carry and ride; for a plain warlord it is that of his faction's troops. */
const ruleOf = (troop: Troop, { troops }: Rulebook): string => {
  if (troop.hero || troop.class !== 'warlord') return troop.rule
  const others = Object.values(troops).filter(each => each.faction === troop.faction && each.class !== 'warlord')
  return others[0]?.rule ?? troop.rule
}

/** What is wrong with a unit's weapon or mount. */
interface KitFault {
  readonly rule: string
  readonly problem: string
  /** Follows the problem; may be empty. */
  readonly cure: string
  /** What the fight counts it as all the same. */
  readonly counted?: string
  /** The cure lists what it may have instead. */
  readonly isList?: true
  /** Whether another troop of the faction could have it; undefined if others are not to be suggested. */
  readonly isAllowedFor: ((other: Troop) => boolean) | undefined
}

/** What is wrong with its weapon (R5.3 to R5.6, R6.4). */
const weaponFault = ({ weapon, mounted, mount }: Kit, troop: Troop, book: Rulebook): KitFault | undefined => {
  if (weapon === undefined || own(book.weapons, weapon)?.anyone) return undefined
  const { who } = spoken(troop)
  const rule = ruleOf(troop, book)
  const owners = ownersOf(troop, weapon, book)
  const without = (problem: string): KitFault => ({ rule, problem, cure: '', isAllowedFor: undefined })
  if (weapon === UNARMED && !carries(troop, weapon))
    return without(
      t('{who} cannot leave the {weapon} at home{owners}', { who, weapon: weaponName(troop.weapon ?? '', book), owners })
    )
  if (!carries(troop, weapon)) {
    const problem = t('{who} cannot have the {weapon}{owners}', { who, weapon: weaponName(weapon, book), owners })
    if (owners !== '') return without(problem)
    const isAllowedFor = (other: Troop) =>
      carries(other, weapon) && !(mounted && (other.mounted === 'never' || other.onFoot?.includes(weapon)))
    return { rule, problem, cure: `: ${mayHave(troop, book)}`, isList: true, isAllowedFor }
  }
  const carried = own(book.weapons, weapon)?.carried
  if (carried === 'mounted' && !mounted && mount === undefined && troop.mounted !== 'always')
    return without(
      t('the {weapon} is for mounted units, and {who} {n|is|are} on foot', {
        weapon: weaponName(weapon, book),
        ...spoken(troop)
      })
    )
  const rides = mounted === true || (mount !== undefined && own(book.mounts, mount)?.foot !== true)
  return rides && (troop.onFoot?.includes(weapon) || carried === 'foot')
    ? without(t('{who} may have a horse or the {weapon}, not both', { who, weapon: weaponName(weapon, book) }))
    : undefined
}

/** What is wrong with what it rides. */
const mountFault = ({ mounted, mount }: Kit, troop: Troop, book: Rulebook): KitFault | undefined => {
  const { mounts = ['horse'] } = troop
  if (mount !== undefined && troop.mounted !== 'never' && !mounts.includes(mount)) {
    return {
      rule: ruleOf(troop, book),
      problem: t('{who} {n|does|do} not ride {name}', { ...spoken(troop), name: mountName(mount, book) }),
      cure: t(': leave the mount out'),
      isAllowedFor: undefined
    }
  }
  if (!(mounted || mount !== undefined) || troop.mounted !== 'never') return undefined
  return {
    rule: ruleOf(troop, book),
    problem: t('by the rules {who} {n|has|have} no {name}', { ...spoken(troop), name: mountName(mount ?? 'horse', book) }),
    cure: t(': leave mounted out'),
    counted: t(': played mounted as written'),
    isAllowedFor: other => other.mounted === 'may'
  }
}

const faultsIn = (kit: Kit, troop: Troop, book: Rulebook): readonly KitFault[] =>
  [weaponFault(kit, troop, book), mountFault(kit, troop, book)].flatMap(fault => fault ?? [])

/** What is against the rules in a unit's weapon and mount. */
export const kitFaults = (kit: Kit, troop: Troop, book: Rulebook): readonly Broken[] =>
  faultsIn(kit, troop, book).map(({ rule, problem, cure }) => ({ rule, message: `${problem}${cure}` }))

/** The troop whose weapon it is, if this troop may not have it: the first of its class and faction that is known for it. */
export const bearerOf = (troop: Troop, weapon: string, book: Rulebook): Troop | undefined => {
  if (weapon === UNARMED || carries(troop, weapon)) return undefined
  const [id] = bearers(troop, weapon, book)
  return own(book.troops, id)
}

/** Other troops of the faction that may, or if there are none its heroes and their men: "the huscarls or the warlord", "Cnut". */
const othersWho = (troop: Troop, isAllowedFor: (other: Troop) => boolean, book: Rulebook): string => {
  if (troop.faction === undefined) return ''
  const able = Object.values(book.troops).filter(other => other.faction === troop.faction && isAllowedFor(other))
  const plain = able.filter(({ hero, under }) => !hero && under === undefined)
  return either((plain.length > 0 ? plain : able).map(other => spoken(other).who))
}

/** The note on a weapon that no rule forbids but no source shows the troop with; the fight counts what it does for others. */
const unsourcedNotes = ({ weapon = '' }: Kit, troop: Troop, book: Rulebook): readonly string[] => {
  const arms = own(book.weapons, weapon)
  if (!arms || !troop.unsourced?.includes(weapon)) return []
  const does = arms.effects.map(describeEffect).join(', ')
  return [
    t('no source shows {who} with the {weapon}; counted is what it does for others: {does}', {
      ...spoken(troop),
      weapon: arms.name,
      does
    })
  ]
}

const faultNotes = (kit: Kit, troop: Troop, book: Rulebook): readonly string[] => {
  const bearer = kit.weapon === undefined ? undefined : bearerOf(troop, kit.weapon, book)
  return faultsIn(kit, troop, book).map(({ rule, problem, cure, counted = '', isList, isAllowedFor }) => {
    const who = isAllowedFor ? othersWho(troop, isAllowedFor, book) : ''
    if (who === '' && isList) return `${problem}${cure} (${rule})`
    const as = bearer && !isAllowedFor ? t(': counted as {the:name}', { name: bearer.name }) : counted
    return `${problem}${who === '' ? '' : t('; {who} may', { who })} (${rule})${as}`
  })
}

/** A fight's notes on a weapon or mount that the unit may not have: the rule, who may, and as which troop it is counted. */
export const kitNotes = (kit: Kit, troop: Troop, book: Rulebook): readonly string[] => {
  const notes = faultNotes(kit, troop, book)
  return notes.length > 0 ? notes : unsourcedNotes(kit, troop, book)
}
