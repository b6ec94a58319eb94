import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { commandFor } from '../../request/words/commands'
import { troopsCalled } from '../../request/words/loss-question'
import { MOST_LETTERS } from '../../request/words/sentence'
import { idsNamed } from '../../rules/named'
import type { Rulebook, Troop } from '../../rules/types'
import { matchOf } from './may-match'
import { firstPhrase, OWNED, phrase, phraseAcross } from './rewording'
import { withUnitsInDigits } from './rewordings'

/** Questions whether a unit should have a weapon or ride, in the words of `compare`: "should I use axes when 4 huscarls charge 8 bondi". */

const UNIT = String.raw`${OWNED}\d{1,2} [a-zà-ÿ]+`
const TAKE =
  '(?:(?:use|take|bring|carry|wield|have|get|pick|choose|be|go|fight|ride|stay|charge)(?: (?:in|into battle|out))?(?: (?:armed )?with)? )'
const WHAT = "(?:(?:their|my|our|his|the|an?|some) )?([a-z][a-z' -]{2,40}?)"
const WHO = String.raw`(I|we|they|he|she|${OWNED}(?:\d{1,2} )?[a-zà-ÿ]+)`
const WHEN = '(?:when|if|as|where)'

/** "should I use axes when 4 huscarls charge 8 bondi" */
const BEFORE_FIGHT = phraseAcross`^\W*(?:should|shall|do) ${WHO} ${TAKE}?${WHAT}(?: or not)?\s*[,:]? ${WHEN} (?=.*\d)(.{8,160}?)\W*$`
/** "should my 4 huscarls use axes against 8 bondi" */
const BY_UNIT = phraseAcross`
  ^\W*(?:should|shall|do) (${UNIT}) ${TAKE}?${WHAT}(?: or not)? (?:(?:when|if) (?:(?:they )?(?:are|get) )?(?=charged|attacked))?
  (?=(?:to charge|charging|charged|attacking|attacked|against|vs\.?|versus)\s)(?:to )?(.{6,160}?)(?: or not)?\W*$
`
/** "4 huscarls charge 8 bondi, should they use axes?" */
const BEHIND_FIGHT = phraseAcross`
  ^\W*(?:(?:if|when) )?(${OWNED}\d.{8,160}?)\s*[,.;:!?\u2013-]+ (?:so |and )?(?:should|shall|do) ${WHO} ${TAKE}?${WHAT}
  (?: or not)?\W*$
`
/** "4 huscarls charge 8 bondi, axes or not?" */
const OR_NOT = phraseAcross`^\W*(?:(?:if|when) )?(${OWNED}\d.{8,160}?)\s*[,.;:!?\u2013-]+ (?:with )?${WHAT} or (?:not|no(?:t|ne)?|no [a-z]+|without)\W*$`

const RIDING = firstPhrase`
  ^(?:mounted|(?:on )?(?:(?:their|my|his|the) )?(?:horse(?:back|s)?|mounts)|dismount(?:ed)?|on foot)
  (?: or (?:mounted|on horse(?:back|s)?|dismounted|on foot))?$
`
const FITS_OF_FIGHT = /\b(?:charg|attack|shoot|against|vs\b|versus|carg|atac|dispar|contra\b)/i

/** What is weighed: the words of `compare` for having it or not, and which troop may have it. */
interface Gear {
  readonly choice: string
  readonly isMissile: boolean
  readonly mayHave: (troop: Troop) => boolean
}

const gearNamed = (what: string, book: Rulebook): Gear | undefined => {
  if (RIDING.test(what)) return { choice: 'mounted or on foot', isMissile: false, mayHave: ({ mounted }) => mounted === 'may' }
  const names = what.split(/\s+or\s+/i)
  const ids = names.map(name => idsNamed(book.weapons, name)[0])
  const known = ids.flatMap(id => id ?? [])
  if (known.length < names.length || names.length > 2) return undefined
  return {
    choice: names.length > 1 ? `with ${names.join(' or ')}` : `with or without ${what}`,
    isMissile: known.every(id => book.weapons[id]?.range !== undefined),
    mayHave: ({ weapons }) => known.some(id => weapons.includes(id))
  }
}

const COUNTED = phrase`((?:my|our|his|her|their|the) )?(\d{1,2} ([a-zà-ÿ]+))`
const ASKER = /^(?:I|we)$/i
const OTHERS = /^(?:they|he|she)$/i
const OWN = /^(?:my|our)\s/i
const THEIRS = /^(?:his|her|their)\s/i

/** The unit of a fight, "4 huscarls", that a question is about: of whom it speaks, or who alone may have it. Undefined where nobody can say. */
const bearerIn = (fight: string, who: string, { mayHave }: Pick<Gear, 'mayHave'>, book: Rulebook): string | undefined => {
  const units = [...fight.matchAll(COUNTED)].flatMap(([, owner = '', unit = '', name = '']) => {
    const ids = troopsCalled(name, book)
    return ids.length === 0 ? [] : [{ owner, unit, ids, may: ids.some(id => mayHave(book.troops[id] as Troop)) }]
  })
  const only = (fits: (unit: (typeof units)[number]) => boolean): string | undefined => {
    const [one, another] = units.filter(fits)
    return another === undefined ? one?.unit : undefined
  }
  const isAsker = ASKER.test(who)
  if (!isAsker && !OTHERS.test(who) && who !== '') {
    const ids = troopsCalled(who.replace(/^.*\s/s, ''), book)
    return only(unit => unit.ids.some(id => ids.includes(id)))
  }
  const owned = who === '' ? undefined : only(({ owner }) => (isAsker ? OWN : THEIRS).test(owner))
  return owned ?? only(({ may }) => may)
}

/** A fight in which the only unit that may have this weapon or mount has it or not; undefined for anything else. */
export const equippedEitherWay = (fight: string, what: string, book: Rulebook): string | undefined => {
  const gear = gearNamed(what.trim(), book)
  const bearer = gear && bearerIn(fight, '', gear, book)
  return gear && bearer && fight.replace(bearer, `${bearer} ${gear.choice}`)
}

const EVERY_WEAPON = firstPhrase`
  (\d{1,2} ([a-zà-ÿ]+))\s*,? with (?:every|each|all|any) (?:of (?:the|their) |the |their )?(?:possible |available |allowed )?
  weapons?(?: (?:that )?(?:they|it|he|the [a-zà-ÿ]+) (?:can|could|may|might|are allowed to) (?:have|carry|use|take|get))?
`

const WHICH =
  '(?:which|what|whose|qu[eé]|cu[aá]l(?:es)?) (?:(?:es|is|are) (?:the |el |la )?(?:best|mejor) )?(?:weapons?|arms|armas?|equipment|equipo)'
const OF_WHOM = String.raw`(?:.{0,40}?\s(?:the|my|his|our|their|los|las|mis|sus) ([a-zà-ÿ]+)|[^\d,;]{0,40}?)`
/** "8 bondi charge 4 huscarls, which weapon is best for the huscarls?" */
const WEAPON_BEHIND = phraseAcross`^\W*(\D{0,20}\d.{8,160}?)\s*[,.;:!?\u2013-]+ \u00bf?\s*(?:(?:with|and|so|con|y) )?${WHICH}(?![a-zà-ÿ])${OF_WHOM}\W*$`
/** "which weapon should 4 huscarls use against 8 bondi", "qué arma llevo con 4 huscarls contra 8 bondi" */
const WEAPON_FIRST = phraseAcross`
  ^\W*(?:with |con )?${WHICH}(?![a-zà-ÿ])\D{0,40}?${OWNED}(\d{1,2} [a-zà-ÿ]+)
  (?: (?:use|take|have|carry|wield|fight with|llevan|usan|toman))? (?:to )?
  (?=(?:charg|attack|shoot|against|vs|versus|contra|carg|atac|dispar|para (?:carg|atac|dispar)|frente)[a-z]*\.?\s)(?:para )?
  (.{6,160}?)\W*$
`
const EVERY = 'with every weapon they can have'

/** Which weapon is asked for, as of a unit with every weapon it may have; undefined where none is. */
const whichWeapon = (text: string, book: Rulebook): string | undefined => {
  const [, unit, deed = ''] = matchOf(WEAPON_FIRST, text) ?? []
  if (unit !== undefined) return `${unit} ${EVERY} ${deed}`
  const [whole, fight, name = ''] = matchOf(WEAPON_BEHIND, text) ?? []
  if (whole === undefined || fight === undefined || !FITS_OF_FIGHT.test(fight)) return undefined
  const mayHave = ({ weapons }: Troop): boolean => weapons.length > 0
  const bearer = bearerIn(fight, name === '' ? '' : `the ${name}`, { mayHave }, book)
  if (bearer === undefined)
    return refuse(
      t('"{what}": of which unit? name it, as in compare 4 huscarls axe or 4 huscarls vs 8 bondi', { what: 'weapon' }),
      'fight'
    )
  return fight.replace(bearer, `${bearer} ${EVERY}`)
}

/** "4 huscarls with every weapon they can have vs 8 bondi": each of them, and in a melee none. */
const everyWeapon = (text: string, book: Rulebook): string | undefined => {
  const [said, unit = '', name = ''] = matchOf(EVERY_WEAPON, text) ?? []
  const [id] = said === undefined ? [] : troopsCalled(name, book)
  const weapons = book.troops[id ?? '']?.weapons ?? []
  const isShot = weapons.some(each => book.weapons[each]?.range !== undefined) && /\b(?:shoot|shot|fir(?:e|ing))/i.test(text)
  const borne = weapons.flatMap(each => {
    const row = book.weapons[each]
    return row && (!isShot || row.range !== undefined) ? [`${unit} with ${row.name.toLowerCase()}`] : []
  })
  return said === undefined || borne.length === 0
    ? undefined
    : text.replace(said, [...(isShot ? [] : [unit]), ...borne].join(' or '))
}

const ASKS_OF_GEAR = firstPhrase`\b(?:should|shall|do|or no[a-z]*|weapons?|armas?|arms|equipment|equipo)\b`

/** The words of `compare` that weigh a weapon or a mount; undefined for any other question. Throws a RequestError where nobody can say whose. */
export const equipmentAsked = (words: string, book: Rulebook): string | undefined => {
  if (words.length > MOST_LETTERS || !ASKS_OF_GEAR.test(words)) return undefined
  const text = withUnitsInDigits(words, book)
  const every = everyWeapon(whichWeapon(text, book) ?? text, book)?.replace(/^\W*compare\s+/i, '')
  if (every !== undefined) return commandFor([every], book) === 'compare' ? every : undefined
  const [, unit, given = '', deed = ''] = matchOf(BY_UNIT, text) ?? []
  const own = unit === undefined ? undefined : gearNamed(given, book)
  if (own) return `${unit} ${own.choice} ${own.isMissile ? deed.replace(/^(?:against|vs\.?|versus)\b/i, 'shoot') : deed}`
  const [, who = '', before, fightAfter] = matchOf(BEFORE_FIGHT, text) ?? []
  const [, fightBefore, whoBehind = '', behind] = matchOf(BEHIND_FIGHT, text) ?? []
  const [, fightFirst, open] = matchOf(OR_NOT, text) ?? []
  const [fight, subject, what] =
    before !== undefined
      ? [fightAfter, who, before]
      : behind !== undefined
        ? [fightBefore, whoBehind, behind]
        : [fightFirst, '', open]
  const gear = what === undefined ? undefined : gearNamed(what, book)
  if (gear === undefined || fight === undefined || !FITS_OF_FIGHT.test(fight)) return undefined
  const counted = /\d/.test(subject) && !fight.includes(subject) ? subject.replace(/^\D+/, '') : undefined
  // "should my 4 huscarls use axes when 8 bondi charge"
  const whole = counted === undefined ? fight : `${fight.replace(/\s+(?:them|me|us)$/i, '')} ${counted}`
  const bearer = bearerIn(whole, subject, gear, book)
  if (bearer === undefined)
    return refuse(
      t('"{what}": of which unit? name it, as in compare 4 huscarls axe or 4 huscarls vs 8 bondi', { what: what ?? '' }),
      'fight'
    )
  const asked = whole.replace(bearer, `${bearer} ${gear.choice}`)
  return commandFor([asked], book) === 'compare' ? asked : undefined
}
