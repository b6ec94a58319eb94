import { describeEffect } from '../model/effect'
import { t } from '../model/language'
import { either } from '../model/quoted'
import { boardName } from './lookup'
import { own } from './named'
import type { Rulebook, Troop } from './types'

/** Who of a class carries what: warriors of the Normans with crossbows are crossbowmen. */

/** The word for a unit that leaves its troop's usual weapon at home. */
export const UNARMED = 'none'

/** Whether it may have this weapon; without one named it has its usual one. */
export const carries = ({ weapon: usual, weapons }: Troop, weapon: string | undefined): boolean =>
  weapon === undefined || (weapon === UNARMED ? usual === undefined : weapons.includes(weapon))

/** It is what sets the troop apart. */
const isKnownFor = ({ weapon: usual, weapons }: Troop, weapon: string): boolean =>
  weapon === UNARMED ? weapons.length === 0 : usual === weapon

/** Troops of the same class and faction that are known for a weapon. */
export const knownFor = (book: Rulebook, { class: troopClass, faction }: Troop, weapon: string): readonly string[] =>
  Object.entries(book.troops).flatMap(([id, troop]) =>
    troop.class === troopClass && troop.faction === faction && !troop.hero && isKnownFor(troop, weapon) ? [id] : []
  )

/**
 * The troop that a unit of these is with this weapon in hand: itself where it may have it, else the one of its class and faction that
 * is known for it, under this hero where it serves one alone. Itself where there is none such.
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

/** Who may bear which arms and ride, how units are spoken of in what is said against them, and what is against it in one unit. */

interface Spoken {
  /** "the bondi", "the warlord", "Cnut" */
  readonly who: string
  /** 1 of a single man, who has; of others, who have, more. */
  readonly n: number
}

export const spoken = ({ name, class: troopClass }: Troop): Spoken => {
  const isOne = troopClass === 'warlord'
  return {
    who: t('{the:name}', { name }),
    n: isOne ? 1 : 2
  }
}

/** "horses", "elephants": what is ridden, as it is named where it is ridden. */
export const mountName = (id: string, book: Rulebook): string =>
  id === 'horse' ? t('horses') : (own(book.mounts, id)?.name ?? id)

const weaponName = (id: string, book: Rulebook): string => own(book.weapons, id)?.name ?? id

/** Units that serve anybody have nobody's arms but their own. */
const bearers = (troop: Troop, weapon: string, book: Rulebook): readonly string[] =>
  troop.faction === undefined && weapon !== UNARMED ? [] : knownFor(book, troop, weapon)

/** "; the crossbowmen have it", "; the Norman archers have it, under William": who of the same class and faction has the weapon. */
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

/** A rule that is broken, and how. */
export interface Broken {
  readonly rule: string
  readonly message: string
}

/** Arms and horse of a unit; left out: what its troop usually has. */
interface Kit {
  readonly weapon?: string | undefined
  readonly mounted?: boolean | undefined
  readonly mount?: string | undefined
}

/** What a plain warlord may carry and ride is said with his faction's troops. */
const ruleOf = (troop: Troop, { troops }: Rulebook): string => {
  if (troop.hero || troop.class !== 'warlord') return troop.rule
  const others = Object.values(troops).filter(each => each.faction === troop.faction && each.class !== 'warlord')
  return others[0]?.rule ?? troop.rule
}

/** What is wrong, its cure, and who of the same faction could do it. */
interface Amiss {
  readonly rule: string
  readonly said: string
  readonly cure: string
  /** As what it is counted in a fight that is played with it. */
  readonly counted?: string
  /** The cure is what it may have instead. */
  readonly isList?: true
  readonly may: ((other: Troop) => boolean) | undefined
}

/** What it carries (R5.3 to R5.6, R6.4). */
const ofWeapon = ({ weapon, mounted, mount }: Kit, troop: Troop, book: Rulebook): Amiss | undefined => {
  if (weapon === undefined || own(book.weapons, weapon)?.anyone) return undefined
  const { who } = spoken(troop)
  const rule = ruleOf(troop, book)
  const owners = ownersOf(troop, weapon, book)
  const may = (other: Troop) => carries(other, weapon) && !(mounted && other.mounted === 'never')
  if (weapon === UNARMED && !carries(troop, weapon))
    return {
      rule,
      said: t('{who} cannot leave the {weapon} at home{owners}', { who, weapon: weaponName(troop.weapon ?? '', book), owners }),
      cure: '',
      may: undefined
    }
  if (!carries(troop, weapon)) {
    const said = t('{who} cannot have the {weapon}{owners}', { who, weapon: weaponName(weapon, book), owners })
    return owners === ''
      ? { rule, said, cure: `: ${mayHave(troop, book)}`, isList: true, may }
      : { rule, said, cure: '', may: undefined }
  }
  const carried = own(book.weapons, weapon)?.carried
  if (carried === 'mounted' && !mounted && mount === undefined && troop.mounted !== 'always')
    return {
      rule,
      said: t('the {weapon} is for mounted units, and {who} {n|is|are} on foot', {
        weapon: weaponName(weapon, book),
        ...spoken(troop)
      }),
      cure: '',
      may: undefined
    }
  const rides = mounted === true || (mount !== undefined && own(book.mounts, mount)?.foot !== true)
  return rides && (troop.onFoot?.includes(weapon) || carried === 'foot')
    ? {
        rule,
        said: t('{who} may have a horse or the {weapon}, not both', { who, weapon: weaponName(weapon, book) }),
        cure: '',
        may: undefined
      }
    : undefined
}

const ofMount = ({ mounted, mount }: Kit, troop: Troop, book: Rulebook): Amiss | undefined => {
  const { mounts = ['horse'] } = troop
  if (mount !== undefined && troop.mounted !== 'never' && !mounts.includes(mount)) {
    return {
      rule: ruleOf(troop, book),
      said: t('{who} {n|does|do} not ride {name}', { ...spoken(troop), name: mountName(mount, book) }),
      cure: t(': leave the mount out'),
      may: undefined
    }
  }
  if (!(mounted || mount !== undefined) || troop.mounted !== 'never') return undefined
  const may = (other: Troop) => other.mounted === 'may'
  const name = mountName(mount ?? 'horse', book)
  const said = t('by the rules {who} {n|has|have} no {name}', { ...spoken(troop), name })
  return { rule: ruleOf(troop, book), said, cure: t(': leave mounted out'), counted: t(': played mounted as written'), may }
}

const amissIn = (kit: Kit, troop: Troop, book: Rulebook): readonly Amiss[] =>
  [ofWeapon(kit, troop, book), ofMount(kit, troop, book)].flatMap(amiss => amiss ?? [])

/** What a unit carries or rides against the rules. */
export const kitFaults = (kit: Kit, troop: Troop, book: Rulebook): readonly Broken[] =>
  amissIn(kit, troop, book).map(({ rule, said, cure }) => ({ rule, message: `${said}${cure}` }))

/** Whose arms these are, where the troop itself may not have them: the first of its class and faction who is known for them. */
export const bearerOf = (troop: Troop, weapon: string | undefined, book: Rulebook): Troop | undefined => {
  if (weapon === undefined || weapon === UNARMED || carries(troop, weapon)) return undefined
  const [id] = bearers(troop, weapon, book)
  return own(book.troops, id)
}

/** Of other classes of the faction, or its heroes, those who may carry or ride so: "the huscarls", "Cnut". */
const othersWho = (troop: Troop, may: (other: Troop) => boolean, book: Rulebook): string => {
  if (troop.faction === undefined) return ''
  const able = Object.values(book.troops).filter(other => other.faction === troop.faction && other !== troop && may(other))
  const plain = able.filter(({ hero, under }) => !hero && under === undefined)
  return either((plain.length > 0 ? plain : able).map(other => spoken(other).who))
}

/** Arms that nothing forbids and no source shows: what they do is counted. */
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

/** What a fight tells of arms or a horse that a unit may not have, or that no source shows it with: the rule, who may, and as whom the unit is counted. */
export const kitNotes = (kit: Kit, troop: Troop, book: Rulebook): readonly string[] => {
  const amiss = amissNotes(kit, troop, book)
  return amiss.length > 0 ? amiss : unsourcedNotes(kit, troop, book)
}

const amissNotes = (kit: Kit, troop: Troop, book: Rulebook): readonly string[] => {
  const bearer = bearerOf(troop, kit.weapon, book)
  return amissIn(kit, troop, book).map(({ rule, said, cure, counted = '', isList, may }) => {
    const who = may ? othersWho(troop, may, book) : ''
    if (who === '' && isList) return `${said}${cure} (${rule})`
    const as = bearer && !may ? t(': counted as {the:name}', { name: bearer.name }) : counted
    return `${said}${who === '' ? '' : t('; {who} may', { who })} (${rule})${as}`
  })
}
