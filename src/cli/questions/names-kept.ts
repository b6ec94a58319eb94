import { idOf } from '../../model/data'
import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { type Scenario, unitsOfSide } from '../../model/scenario'
import { abilityNames, namesOf } from '../../request/names'
import { MOST_LETTERS } from '../../request/words/sentence'
import { vocabularyOf } from '../../request/words/vocabulary'
import { plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { OF_SENTENCES, wordsAndOptions } from '../arguments'
import { timesOf } from './dice-words'
import type { Made } from './fight-read'
import { firstPhrase } from './rewording'

/**
 * Whether the boxes, weapons and units that a sentence names are still in the command that was made of it: turns of phrase that are put in
 * plainer words must lose none of them. A fight without the Shieldwall that somebody asked about is no answer.
 */

/** What is taken back, or said not to be so, may go. */
const TAKEN_BACK = firstPhrase`
  (?<![a-zà-ÿ])
  (?:
    no|not|none|never|without|w\/o|left|leaving|drop(?:ped)?
    |(?:do|does|did|are|is|was|were|has|have|had|ca|could|wo|would|should)n?['\u2019]?t
    |instead|actually|erm?|uh|um|sorry|mean|meant|hang on|hold on|wait|correction|rather
    |sin|ni|nunca|en (?:vez|lugar) de|perd[oó]n|quiero decir|digo|mejor dicho
  )(?![a-zà-ÿ])
`
/** "Trapped: yes or no?" takes nothing back. */
const YES_OR_NO = /\byes or no\b/i
/** In Spanish giving up dice is reducing the attack pool, which is the name of a box as well. */
const GIVES_UP_DICE = /reduc/i

/** The commands whose words name units or boxes. */
const OF_UNITS: ReadonlySet<string> = new Set([...OF_SENTENCES, 'dice', 'warband', 'threats'])

const BEFORE_BOX =
  /^(?:|[.,;:?!]|with|using|uses?|plays?|playing|and|or|plus|having|activates?|activating|triggers?|wants?|con|usando|usan?|y|o)$/
const AFTER_BOX = /^(?:[:?!]|or|and|for|when|if|worth|o|y|para|cuando|si)$/

interface Mention {
  /** The id of a box, a weapon or a troop. */
  readonly id: string
  readonly raw: string
  readonly before: string
  readonly after: string
}

interface Mentions {
  readonly boxes: readonly Mention[]
  readonly weapons: readonly Mention[]
  readonly troops: readonly Mention[]
}

/** "archers" are who shoots, whatever they carry. */
const IS_PEOPLE = /(?:ers?|men|man|eros)$/i

/** Words, and the marks between them. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/['\u2019]/g, '')
    .replace(/\b(?:x|cross)[- ]?bow/gi, 'crossbow')
    .match(/[\p{L}\d]+|[.,;:?!]/gu) ?? []

const isWord = (word: string): boolean => /^[\p{L}\d]/u.test(word)

/** "charge" is a box, but a deed first of all. */
const isDeed = (name: string, book: Rulebook): boolean =>
  vocabularyOf(book)
    .phrases.get(name)
    ?.some(({ is }) => is === 'verb') === true

const mentionsIn = (text: string, book: Rulebook): Mentions => {
  const [names, { troop, weapon }] = [abilityNames(book), namesOf(book)]
  const all = wordsOf(text)
  const [boxes, weapons, troops]: [Mention[], Mention[], Mention[]] = [[], [], []]
  for (let at = 0; at < all.length; ) {
    const called = (length: number): string => plain(all.slice(at, at + length).join(' '))
    const isName = (length: number): boolean =>
      all.slice(at, at + length).every(isWord) && [names, weapon, troop].some(kind => kind.has(called(length)))
    const length = [4, 3, 2, 1].find(isName) ?? 0
    const mention = { raw: all.slice(at, at + length).join(' '), before: all[at - 1] ?? '', after: all[at + length] ?? '' }
    const unit = troop.get(called(length))
    const arm = weapon.get(called(length))
    if (unit !== undefined) troops.push({ id: unit, ...mention })
    else if (arm !== undefined && !IS_PEOPLE.test(mention.raw)) weapons.push({ id: arm, ...mention })
    else if (!isDeed(called(length), book))
      for (const key of names.get(called(length)) ?? []) boxes.push({ id: idOf(key), ...mention })
    at += Math.max(1, length)
  }
  return { boxes, weapons, troops }
}

/** Whether the words around a name say that it is a box, and no other word that is written so: "push into a building". */
const isBox = ({ before, after }: Mention): boolean =>
  BEFORE_BOX.test(before.toLowerCase()) || AFTER_BOX.test(after.toLowerCase())

/** A unit that is counted, and is not in the fight; a hero's own men are part of him. */
const lostUnit = (troops: readonly Mention[], fight: Scenario | undefined, { troops: rows }: Rulebook): Mention | undefined => {
  if (!fight) return undefined
  const units = [...unitsOfSide(fight.attacker), ...unitsOfSide(fight.defender)].map(({ unit }) => unit)
  if (units.some(unit => rows[unit]?.parts)) return undefined
  const classes = units.map(unit => rows[unit]?.class)
  const text = JSON.stringify(fight)
  const isThere = ({ id }: Mention): boolean =>
    text.includes(id) || classes.some(each => each === id) || units.some(unit => unit === rows[id]?.class)
  return troops.find(mention => timesOf(mention.before) > 0 && !isThere(mention))
}

/** What is named in the words typed, and neither in the command made of them nor in its fight. */
const lostIn = (text: string, { argv, book, fight: read }: Made): Mention | undefined => {
  const [said, kept] = [mentionsIn(text, book), mentionsIn(argv.join(' '), book)]
  const things = [...said.boxes.filter(isBox), ...said.weapons]
  const fight = things.length > 0 ? JSON.stringify(read()) : undefined
  const words = [...kept.boxes, ...kept.weapons]
  // a troop that has no other weapon says which it is
  const own = kept.troops.map(({ id }) => book.troops[id]?.weapon)
  const isThere = ({ id }: Mention): boolean =>
    own.includes(id) ||
    (fight === undefined ? words.some(each => each.id === id) : fight.includes(`"${id}"`) || fight.includes(`/${id}"`))
  // one name may be that of boxes on several boards
  const lost = things.find(({ raw }) => !things.some(each => each.raw === raw && isThere(each)))
  const classOf = (id: string): string | undefined => book.troops[id]?.class
  const troops = new Set(kept.troops.flatMap(({ id }) => [id, classOf(id)]))
  const isKept = ({ id, before }: Mention): boolean =>
    troops.has(id) || (book.troops[id]?.hero === undefined && (timesOf(before) === 0 || troops.has(classOf(id))))
  return lost ?? said.troops.find(mention => !isKept(mention)) ?? lostUnit(said.troops, read(), book)
}

/** What is understood, by command. */
const PLAINLY: Readonly<Record<string, string>> = {
  dice: 'saga-odds dice 6 vikings want ullr',
  warband: 'saga-odds warband points 5 geburs, warlord'
}

const mayLose = (text: string): boolean => TAKEN_BACK.test(text.replace(YES_OR_NO, '')) || GIVES_UP_DICE.test(text)

/** Throws a RequestError where a box, a weapon or a unit of the words typed is in the command made of them no more. */
export const refuseLost = (typed: readonly string[], made: Made): void => {
  const { argv } = made
  const text = wordsAndOptions(typed)[0].join(' ')
  if (!OF_UNITS.has(argv[0] ?? '') || text.length > MOST_LETTERS || mayLose(text)) return
  const lost = lostIn(text, made)
  if (lost)
    refuse(
      t('"{raw}": it is not clear what this is for: put it more plainly, as in {example}', {
        raw: lost.raw,
        example: PLAINLY[argv[0] ?? ''] ?? '8 bondi +ullr charge 4 huscarls'
      }),
      'fight'
    )
}
