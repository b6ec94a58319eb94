import { idOf } from '../../model/data'
import { msg, type Text, t, translate } from '../../model/language'
import { outOfPlace, twice, twoTroops } from '../../model/mistakes'
import { BOUGHT, UNARMED, UNCERTAIN } from '../../model/scenario'
import { boardName, placeOf, plain, troopIdFor } from '../../rules/lookup'
import { nameFor } from '../../rules/named'
import { onceFor } from '../../rules/once-for'
import type { Rulebook, Troop } from '../../rules/types'
import type { Check } from '../check'
import { namesOf } from '../names'
import type { Draft } from '../validators'
import { askBack } from './ask-back'
import { FULL, HALF, type WordMeaning, wordMeanings } from './parsed-words'
import type { Phrase } from './phrase-pass'
import { withoutUnknown } from './phrases'

/** One unit as described in a sentence. */
export interface UnitWords {
  /** Its traits; `abilities` as short texts. */
  readonly draft: Draft
  /** Abilities given with ++, which the player uses. A single + only means that the unit has the ability. */
  readonly plays: readonly string[]
  /** The name of the unit in the user's warband. */
  readonly called?: string
  /** The number of such units: 2 for `2x4`. */
  readonly units: number
  /** Set for "them": a unit named before, with the facts given about it here. */
  readonly isThem?: true
}

type SaidFact = Extract<WordMeaning, { readonly is: 'said' }>
type NamedFact = Extract<WordMeaning, { readonly is: 'named' }>
type Kind = NamedFact['meanings'][number]['is']

export const idAs = (kind: Kind, { meanings }: NamedFact): string | undefined => meanings.find(({ is }) => is === kind)?.id

/** The name of a trait in the message that it was given twice. */
const TRAIT_NAMES: Readonly<Record<string, string>> = {
  models: 'numbers',
  cover: msg('kinds of cover'),
  givesUpDice: msg('choices about dice'),
  spend: msg('ways to spend fatigue')
}

/** Whether the value lists only fatigue spent by a given one of two enemies (`armour-1`), so that both may be stated. */
const isOfNumberedEnemy = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(each => Object.entries(BOUGHT).some(([spend, { from }]) => spend === each && from !== undefined))

const isOfModels = ({ trait }: SaidFact): boolean => trait === 'models'

const traitsSaid = (facts: readonly SaidFact[], at: string, check: Check): Draft => {
  const said = new Map<string, SaidFact>()
  for (const fact of facts) {
    const before = said.get(fact.trait)
    if (before && fact.trait === 'acts' && Array.isArray(before.value) && Array.isArray(fact.value)) {
      said.set(fact.trait, { ...fact, value: [...before.value, ...fact.value] })
      continue
    }
    if (
      before &&
      Array.isArray(before.value) &&
      Array.isArray(fact.value) &&
      (isOfNumberedEnemy(before.value) || isOfNumberedEnemy(fact.value))
    ) {
      said.set(fact.trait, { ...fact, value: [...new Set([...before.value, ...fact.value])] })
      continue
    }
    // "9 in range and 3 out of range"
    if (before && fact.trait === 'engaged' && Number(before.value) - Number(fact.value) === facts.find(isOfModels)?.value)
      continue
    if (before && JSON.stringify(before.value) !== JSON.stringify(fact.value))
      check.note(twice(TRAIT_NAMES[fact.trait], before.raw, fact.raw, at))
    said.set(fact.trait, fact)
  }
  return Object.fromEntries([...said].map(([trait, { value }]) => [trait, value]))
}

/**
 * The id of the more specific of two troops that mean one, as in "bondi warriors" (a class next to its troop); undefined if
 * they are different troops.
 */
export const agree = (one: string, other: string, { troops }: Rulebook): string | undefined =>
  one === other || troops[other]?.class === one ? other : troops[one]?.class === other ? one : undefined

/** Whether the name cannot be a weapon or a mount. */
export const isOfTroopAlone = (fact: NamedFact): boolean =>
  idAs('weapon', fact) === undefined && idAs('mount', fact) === undefined

/**
 * The fact that names the unit's troop. A name that can only be a troop comes before one that may be a weapon or a mount: "8
 * crossbows" but "8 warriors crossbows".
 */
const troopOf = (named: readonly NamedFact[], at: string, check: Check): NamedFact | undefined => {
  const troops = named.filter(fact => idAs('troop', fact) !== undefined)
  const [first, ...others] = troops.filter(isOfTroopAlone)
  let found = first
  for (const other of others) {
    const agreed = agree(idAs('troop', found ?? other) ?? '', idAs('troop', other) ?? '', check.book)
    if (found && agreed === undefined) check.note(twoTroops(found.raw, other.raw, at))
    if (agreed === idAs('troop', other)) found = other
  }
  return found ?? troops[0]
}

/** The one id of a kind that the words name. Reports a second, different one. */
const only = (
  kind: 'weapon' | 'mount' | 'faction',
  named: readonly NamedFact[],
  at: string,
  check: Check
): string | undefined => {
  const [first, ...others] = named.filter(fact => idAs(kind, fact) !== undefined)
  const other = first && others.find(fact => idAs(kind, fact) !== idAs(kind, first))
  if (first && other) check.note(twice(`${kind}s`, first.raw, other.raw, at))
  return first && idAs(kind, first)
}

/** For each weapon, and for "mounted", the classes with a troop that may have it by the rulebook: only levies have slings. */
const classesWith = onceFor((book): ReadonlyMap<string, readonly Troop['class'][]> => {
  const found = new Map<string, Set<Troop['class']>>()
  for (const troop of Object.values(book.troops)) {
    if (troop.faction === undefined || troop.hero || troop.class === 'warlord') continue
    const ways = [...troop.weapons, ...(troop.mounted === 'never' ? [] : ['mounted'])]
    for (const way of ways) found.set(way, (found.get(way) ?? new Set()).add(troop.class))
  }
  return new Map([...found].map(([way, classes]) => [way, [...classes]]))
})

/** The id of a faction's only troop with the weapon; undefined if there are none or several. */
const ofFaction = (weapon: string, faction: string | undefined, { troops }: Rulebook): string | undefined => {
  const those = Object.entries(troops).filter(
    ([, troop]) =>
      faction !== undefined &&
      troop.faction === faction &&
      !troop.hero &&
      troop.class !== 'warlord' &&
      troop.weapons.includes(weapon)
  )
  return those.length === 1 ? those[0]?.[0] : undefined
}

/** Asks which troop is meant if only the faction is named: "8 vikings". */
const byFaction = (draft: Draft, named: readonly NamedFact[], at: string, check: Check): Draft => {
  const { faction } = draft
  const those = Object.entries(check.book.troops).filter(
    ([, troop]) =>
      troop.faction === faction && !troop.hero && !troop.under && troop.class !== 'warlord' && troop.models === undefined
  )
  const said = named.find(fact => idAs('faction', fact) === faction)
  if (faction === undefined || said === undefined || those.length === 0) return draft
  check.note(
    askBack(
      said.raw,
      those.map(([id]) => id),
      at,
      check,
      t('which troop of theirs?')
    )
  )
  return { ...draft, unit: those[0]?.[0] }
}

/** Finds the troop of a unit named only by its weapon or mount: "12 slingers". Asks which one if several classes have it. */
const byWeapon = (draft: Draft, named: readonly NamedFact[], rider: string | undefined, at: string, check: Check): Draft => {
  const { weapon, faction, mounted, models } = draft as Readonly<Record<string, string | boolean | number | undefined>>
  const way = typeof weapon === 'string' ? weapon : mounted ? 'mounted' : undefined
  if (models === undefined) return draft
  if (way === undefined) return byFaction(draft, named, at, check)
  const rides = mounted === true ? classesWith(check.book).get('mounted') : undefined
  const own = ofFaction(way, faction as string | undefined, check.book)
  const classes =
    own === undefined ? (classesWith(check.book).get(way) ?? []).filter(each => rides?.includes(each) ?? true) : [own]
  const [only] = classes
  const said = rider ?? named.find(fact => idAs('weapon', fact) === weapon)?.raw ?? String(way)
  if (classes.length === 1 && only !== undefined) {
    const arms = typeof weapon === 'string' ? `, ${translate(check.book.weapons[weapon]?.name ?? weapon)}` : ''
    check.assume(t('{name} for "{said}"', { name: `${translate(only)}${arms}`, said }))
    return { ...draft, unit: only }
  }
  const options = classes.map(each => (mounted ? `mounted ${each}` : `${each} ${weapon}`))
  if (options.length > 0) check.note(askBack(said, options, at, check, t('of which class?')))
  return options.length > 0 ? { ...draft, unit: classes[0] } : draft
}

/**
 * Tells the user that "knights with bows" are not knights but another troop, archers of a single hero with different
 * armour.
 */
const mentionOtherTroop = (id: string, said: string, check: Check): void => {
  const row = check.book.troops[id]
  if (row?.under === undefined || [row.name, nameFor(row, 1)].some(name => plain(name) === plain(said))) return
  const [first = '', ...others] = plain(said).split(' ')
  const { troop, weapon } = namesOf(check.book)
  if (!troop.has(first) || !weapon.has(others.join(' '))) return
  check.assume(
    t('{name}, who serve {leader} alone, for "{said}"', { name: row.name, leader: boardName(check.book, row.under), said })
  )
}

const idsNamed = (named: readonly NamedFact[], at: string, check: Check): Draft => {
  const troop = troopOf(named, at, check)
  const others = named.filter(fact => fact !== troop)
  const terrain = others.flatMap(fact => check.book.terrain[idAs('terrain', fact) ?? ''] ?? [])
  const unit = troop && idAs('troop', troop)
  if (unit !== undefined && troop) mentionOtherTroop(unit, troop.raw, check)
  const weapon = only('weapon', others, at, check)
  const mount = only('mount', others, at, check)
  const faction = only('faction', others, at, check)
  return {
    ...placeOf(terrain),
    ...(unit && { unit }),
    ...(weapon && { weapon }),
    ...(mount && { mount }),
    ...(faction && { faction })
  }
}

const of = <K extends WordMeaning['is']>(
  facts: readonly WordMeaning[],
  kind: K
): readonly Extract<WordMeaning, { readonly is: K }>[] =>
  facts.filter((fact): fact is Extract<WordMeaning, { readonly is: K }> => fact.is === kind)

type AbilityFact = Extract<WordMeaning, { readonly is: 'ability' }>

/** Whether a word that may be an ability or something else had to be asked about. It is the ability where the unit's faction is known. */
const isAskedBack = (fact: AbilityFact, draft: Draft, at: string, check: Check): boolean => {
  const { faction, unit } = draft
  const isSettled = faction !== undefined || (typeof unit === 'string' && check.book.troops[unit]?.faction !== undefined)
  // who charges has no choice about dice (R3.3); of a box that is not on the unit's board the ability itself complains
  if (isSettled) return false
  const phrase = PHRASE_FOR_TRAIT[fact.other?.is === 'said' ? fact.other.trait : ''] ?? t('without it{head}', { head: '' })
  check.note(
    askBack(fact.raw, [`+${idOf(fact.keys?.[0] ?? fact.text)}`, phrase], at, check, t('an ability, or a choice about dice?'))
  )
  return true
}

const PHRASE_FOR_TRAIT: Readonly<Record<string, string>> = { givesUpDice: 'gives up dice' }

const settledTroop = (draft: Draft, { book }: Check): Draft => {
  const { unit, faction } = draft
  const id = typeof unit === 'string' && typeof faction === 'string' ? troopIdFor(book, unit, faction) : undefined
  return id === undefined ? draft : { ...draft, unit: id }
}

/** For the first option of a vague word: the question to ask, and the trait that would answer it. */
const VAGUE: Readonly<Record<string, readonly [question: Text, trait: string]>> = {
  'light cover': [msg('light or heavy?'), 'cover'],
  'spends armour': [msg('on what?'), 'spend'],
  'a warlord': [msg('which troop of theirs?'), 'unit'],
  'fatigue 1': [msg('how tired?'), 'fatigue']
}

/** Asks about vague words, such as "cover", unless other words or the terrain settle the trait. */
const askAboutVague = (facts: readonly WordMeaning[], draft: Draft, at: string, check: Check): void => {
  for (const { raw, options } of of(facts, 'vague')) {
    const [question, trait] = VAGUE[options[0] ?? ''] ?? ([msg('of which class?'), 'unit'] as const)
    if (draft[trait] === undefined) check.lacks(askBack(raw, options, at, check, translate(question)))
  }
}

const isUncertainTrait = (trait: string): boolean => UNCERTAIN.some(key => key === trait)

/** The fields of a place. A place without any is open ground, which must still be stated: no cover, open ground. */
const withPlace = (place: Draft): Draft => (Object.keys(place).length > 0 ? place : { cover: 'none', ground: 'open' })

/** The draft of a fact given with a probability; undefined if a fact of this kind cannot be uncertain. */
const uncertainIn = (fact: WordMeaning, book: Rulebook): Draft | undefined => {
  if (fact.is === 'said') return isUncertainTrait(fact.trait) ? { [fact.trait]: fact.value } : undefined
  if (fact.is === 'ability') return { abilities: [fact.plays ? `++${fact.text}` : fact.text] }
  if (fact.is !== 'named') return undefined
  const terrain = book.terrain[idAs('terrain', fact) ?? '']
  if (terrain) return withPlace({ ...placeOf([terrain]) })
  const [weapon, mount] = [idAs('weapon', fact), idAs('mount', fact)]
  return weapon !== undefined ? { weapon } : mount === undefined ? undefined : { mount }
}

/** Sets the models of "a full unit of levies": as many as one point buys, or the size of a troop of fixed size. */
const fullUnit = (draft: Draft, said: string | undefined, check: Check): Draft => {
  const { unit } = settledTroop(draft, check)
  const row = said === undefined ? undefined : check.book.troops[String(unit)]
  const one = row && (row.models?.most ?? check.book.muster.perPoint[row.class])
  if (row === undefined || said === undefined || one === undefined) return draft
  const points = String(draft['models'])
  const models = Math.ceil(one * (points.startsWith(HALF) ? 1 / 2 : Number.parseInt(points, 10) || 1))
  check.assume(t('{models} {name} for "{said}"', { models, name: row.name, said }))
  return { ...draft, models }
}

/** Makes a unit without its usual weapon unarmed: "8 welsh warriors without javelins". */
const withoutArms = (facts: readonly WordMeaning[], draft: Draft, check: Check): Draft => {
  const usual = check.book.troops[String(settledTroop(draft, check)['unit'])]?.weapon
  const isDenied = of(facts, 'denied').some(({ of: denied }) =>
    denied.some(fact => fact.is === 'named' && usual !== undefined && idAs('weapon', fact) === usual)
  )
  return isDenied && draft['weapon'] === undefined ? { ...draft, weapon: UNARMED } : draft
}

interface FactsByCertainty {
  readonly certain: readonly WordMeaning[]
  readonly maybe: readonly Draft[]
}

/**
 * Separates certain facts from those with a probability. In "axe 60 %" it applies to the fact before it; if that is not
 * possible or it already has one, to the fact after it.
 */
const byCertainty = (facts: readonly WordMeaning[], at: string, check: Check): FactsByCertainty => {
  const certain: WordMeaning[] = []
  const maybe: Draft[] = []
  let waiting: Extract<WordMeaning, { readonly is: 'percent' }> | undefined
  const refuse = ({ raw }: WordMeaning): void =>
    check.note(
      outOfPlace(
        t('{raw}: a chance goes with a weapon, a mount, an ability or a state that the unit may have, as in axe 60 %', { raw }),
        at
      )
    )
  let isOpen = false
  for (const fact of facts) {
    if (fact.is === 'percent') {
      if (waiting) refuse(waiting)
      waiting = undefined
      if (!(fact.chance > 0 && fact.chance <= 1)) {
        check.note(outOfPlace(t('{raw}: a chance is above 0 % and at most 100 %', { raw: fact.raw }), at))
        certain.pop()
        isOpen = false
        continue
      }
      const before = isOpen ? certain.at(-1) : undefined
      const draft = before && uncertainIn(before, check.book)
      if (draft) {
        certain.pop()
        maybe.push({ chance: fact.chance, ...draft })
      } else waiting = fact
      isOpen = false
      continue
    }
    const draft = waiting && uncertainIn(fact, check.book)
    if (waiting && draft) maybe.push({ chance: waiting.chance, ...draft })
    else {
      if (waiting) refuse(waiting)
      certain.push(fact)
    }
    isOpen = !(waiting && draft)
    waiting = undefined
  }
  if (waiting) refuse(waiting)
  return { certain, maybe }
}

/** Subtracts a negative number of engaged models from all models: "12 levies, 3 out of range". */
const allBut = (draft: Draft): Draft => {
  const { models, engaged } = draft
  return typeof models === 'number' && typeof engaged === 'number' && engaged < 0
    ? { ...draft, engaged: models + engaged }
    : draft
}

/** The unit that the facts describe; `at` is its side. */
export const unitOfFacts = (all: readonly WordMeaning[], at: string, check: Check): UnitWords => {
  const { certain: facts, maybe } = byCertainty(all, at, check)
  for (const { raw } of of(facts, 'side'))
    check.note(outOfPlace(t('"{raw}" is a side, and no unit of it has been named yet: name the unit', { raw }), at))
  const effects = of(facts, 'effects').flatMap(fact => fact.effects)
  const named = of(facts, 'named')
  const [called] = of(facts, 'called')
  // the words of the sentence override the roster
  const said = { ...called?.draft, ...idsNamed(named, at, check), ...traitsSaid(of(facts, 'said'), at, check) }
  const draft =
    said['unit'] === undefined
      ? byWeapon(said, named, of(facts, 'said').find(({ trait }) => trait === 'mounted')?.raw, at, check)
      : said
  askAboutVague(facts, draft, at, check)
  const whole = fullUnit(
    withoutArms(facts, draft, check),
    of(facts, 'said').find(({ value }) => String(value).endsWith(FULL))?.raw,
    check
  )
  const abilities = of(facts, 'ability').filter(
    fact => fact.other === undefined || !isAskedBack(fact, settledTroop(draft, check), at, check)
  )
  const has = abilities.filter(({ plays }) => !plays).map(({ text }) => text)
  return {
    draft: {
      ...allBut(whole),
      ...(has.length > 0 && { abilities: has }),
      ...(effects.length > 0 && { effects }),
      ...(maybe.length > 0 && { maybe })
    },
    plays: abilities.filter(({ plays }) => plays).map(({ text }) => text),
    ...(called && { called: called.name }),
    units: of(facts, 'units')[0]?.units ?? 1
  }
}

/** The unit that the phrases describe; `at` is its side. */
export const unitWords = (phrases: readonly Phrase[], at: string, check: Check): UnitWords =>
  unitOfFacts(wordMeanings(withoutUnknown(phrases, at, check), at, check), at, check)
