import { boardOf, idOf } from '../../model/data'
import { refuse } from '../../model/errors'
import { t } from '../../model/language'
import { enemyOf, type Scenario, SIDES, type Side, type UnitRequest, unitsOfSide } from '../../model/scenario'
import { abilityNames, namesOf } from '../../request/names'
import { MOST_LETTERS } from '../../request/words/sentence'
import { plain } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { wordsAndOptions } from '../arguments'
import { inDigits } from './dice-words'
import type { Made } from './fight-read'
import { NUMBER, phrase } from './rewording'
import { troopsSaid } from './units-said'

/**
 * Who has what, as single turns of phrase say it: "8 bondi with 2 fatigue", "6 hirdmen use Shieldwall", "I'm in the rocks". What has come
 * to the other side in the fight that was read is refused rather than answered.
 */

interface Has {
  /** The words that say it. */
  readonly raw: string
  readonly has: (unit: UnitRequest) => boolean
}

/** Not of whom the unit meets: "8 bondi charging 4 huscarls have 2 fatigue" is said of the bondi. */
const UNIT = String.raw`(?<!\b(?:by|against|(?:charg|attack|fac|shoot|fight)ing)(?: at)? (?:(?:my|his|her|the) )?)\b(?:${NUMBER}) ([a-z'-]+)`
const HAS = '(?:(?:who|that|which) )?(with|have|has|got|carry|carries|use|uses|using|play|plays|playing)'
/** What a unit is said to have right behind its name. */
const BEHIND_NAME = phrase`${UNIT} ${HAS} (?:only )?(?:an? |the |their |his )?([^,;:.?!()]{3,40})`
const EXHAUSTED = phrase`${UNIT} (?:are|is) (exhausted)\b`
/** "the sergeants are tired", where the troop is named before */
const STATE_OF = phrase`\b(?:the|my|our|his|her|their|your) ([a-z]+) (?:are|is) (?:all )?(tired|weary|exhausted|mounted|on horse(?:back|s)?)\b`
/** The least fatigue that exhausts a unit (R4.3). */
const leastExhausting = ({ classes }: Rulebook): number => Math.min(...Object.values(classes).map(row => row.fatigueLimit))

const PLAYS = /^(?:uses?|plays?)$/i

const fatigueIn = (words: string): Has | undefined => {
  const [raw, first, second] = /^(?:(\d) fatigue\b|fatigue (\d)\b)/i.exec(words) ?? []
  const count = Number(first ?? second)
  return raw === undefined || count === 0 ? undefined : { raw, has: ({ fatigue = 0 }) => fatigue >= count }
}

/** A box, or a weapon, by the longest name with which the words begin; `isOwn` tells whether they may be of that board. */
const thingIn = (words: string, book: Rulebook, isOwn: (board: string) => boolean): Has | undefined => {
  const [boxes, { weapon }] = [abilityNames(book), namesOf(book)]
  const all = words.split(' ')
  for (const length of [4, 3, 2, 1].filter(each => each <= all.length)) {
    const raw = all.slice(0, length).join(' ')
    const ids = (boxes.get(plain(raw)) ?? []).filter(key => isOwn(boardOf(key))).map(idOf)
    const arm = weapon.get(plain(raw))
    if (arm !== undefined) return { raw, has: unit => unit.weapon === arm || book.troops[unit.unit]?.weapon === arm }
    if (ids.length > 0)
      return {
        raw,
        has: ({ abilities = [] }) => abilities.some(use => ids.includes(idOf(typeof use === 'string' ? use : use.id)))
      }
  }
  return undefined
}

const PLACE = '(?:woods?|forest|trees|rocks|ruins|marsh|swamp|building|house|crops|wall|hedge|fence|cover)'
const MINE = {
  unit: phrase`
    \b(?:${NUMBER}) ([a-z'-]+) of (?:mine|ours)\b|\b(?:(?:my|our) (?:${NUMBER})|(?:I|we)(?:['\u2019]ve| have| had| (?:defend|stand|charge|attack|shoot) with)(?: (?:got|only|an?))?
    \s+(?:${NUMBER})) ([a-z'-]+)
  `,
  fatigue: phrase`\b(?:I|we)(?:['\u2019]ve| have)(?: got)? (\d|an?) fatigue\b|\bmine (?:have|has|with) (\d|an?) fatigue\b`,
  place: phrase`\b(?:I(?:['\u2019]?m| am)|we(?:['\u2019]?re| are)|mine (?:are|is)) (?:in|behind|inside) (?:the |an? |some )?(?:[a-z]+ ){0,2}${PLACE}\b`,
  thing: phrase`\bmine (?:have|has|with|carry) (?:an? )?([a-z ]{3,24})`
}
const THEIRS = {
  unit: phrase`
    \b(?:${NUMBER}) ([a-z'-]+) of (?:his|hers|yours|theirs)\b|\b(?:(?:his|her|your|their) (?:${NUMBER})|(?:he|she|you|they|my opponent|the enemy) (?:have|has|had|(?:attacks?
    |charges?|defends?|shoots?) with)(?: (?:got|only|an?))? (?:${NUMBER})) ([a-z'-]+)
  `,
  fatigue: phrase`
    \b(?:he|she|you)(?:['\u2019]s| has|['\u2019]ve| have)(?: got)? (\d|an?) fatigue\b|\b(?:his|hers|yours|theirs) (?:have|has
    |with) (\d|an?) fatigue\b
  `,
  place: phrase`
    \b(?:he(?:['\u2019]?s| is)|she(?:['\u2019]?s| is)|you(?:['\u2019]?re| are)|(?:his|hers|yours|theirs) (?:are|is)) (?:in
    |behind|inside) (?:the |an? |some )?(?:[a-z]+ ){0,2}${PLACE}\b
  `,
  thing: phrase`\b(?:his|hers|yours|theirs) (?:have|has|with|carry) (?:an? )?([a-z ]{3,24})`
}

const matches = (pattern: RegExp, text: string): readonly RegExpMatchArray[] => [...text.matchAll(pattern)]

const sideOf = (names: readonly string[], fight: Scenario, book: Rulebook): Side | undefined => {
  const ids = new Set(names.flatMap(name => troopsSaid(name, book)))
  const sides = SIDES.filter(side => unitsOfSide(fight[side]).some(({ unit }) => ids.has(unit)))
  return sides.length === 1 ? sides[0] : undefined
}

const isSheltered = ({ cover = 'none', ground, building }: UnitRequest): boolean =>
  cover !== 'none' || building === true || (ground !== undefined && ground !== 'open')

/** What the speaker, or his opponent, is said to have. */
const saidOf = (owner: typeof MINE, text: string, book: Rulebook): readonly Has[] => [
  ...matches(owner.fatigue, text).map(([raw, first, second]) => ({
    raw,
    has: ({ fatigue = 0 }: UnitRequest) => fatigue >= (Number(first ?? second) || 1)
  })),
  ...matches(owner.place, text).map(([raw]) => ({ raw, has: isSheltered })),
  ...matches(owner.thing, text).flatMap(([, words = '']) => thingIn(words, book, () => true) ?? [])
]

/** What is on the other side than the words say. */
const misplacedIn = (text: string, fight: Scenario, book: Rulebook): Has | undefined => {
  const isOn = (side: Side, { has }: Has): boolean => unitsOfSide(fight[side]).some(has)
  const isMisplaced = (side: Side | undefined, said: Has): boolean =>
    side !== undefined && !isOn(side, said) && isOn(enemyOf(side), said)
  for (const [, name = '', verb = '', words = ''] of matches(BEHIND_NAME, text)) {
    const factions = troopsSaid(name, book).flatMap(id => book.troops[id]?.faction ?? [])
    // "8 bondi charge 4 huscarls with Ullr": it is on the board of the others
    const isOwn = (board: string): boolean => PLAYS.test(verb) || factions.includes(board)
    const said = fatigueIn(words) ?? thingIn(words, book, isOwn)
    if (said && isMisplaced(sideOf([name], fight, book), said)) return said
  }
  for (const [, name = '', raw = ''] of matches(EXHAUSTED, text)) {
    const said: Has = { raw, has: ({ fatigue = 0 }) => fatigue >= leastExhausting(book) }
    if (isMisplaced(sideOf([name], fight, book), said)) return said
  }
  for (const [raw, name = '', state = ''] of matches(STATE_OF, text)) {
    const least = /^exh/i.test(state) ? leastExhausting(book) : 1
    const has = /^(?:mounted|on)/i.test(state)
      ? ({ mount, mounted }: UnitRequest) => mount !== undefined || mounted === true
      : ({ fatigue = 0, moved }: UnitRequest) => fatigue >= least || moved === true
    if (isMisplaced(sideOf([name], fight, book), { raw, has })) return { raw, has }
  }
  const [mine, theirs] = [MINE, THEIRS].map(({ unit }) =>
    sideOf(
      matches(unit, text).map(([, before, name = '']) => before ?? name),
      fight,
      book
    )
  )
  if (mine === theirs) return undefined
  return (
    saidOf(MINE, text, book).find(said => isMisplaced(mine, said)) ??
    saidOf(THEIRS, text, book).find(said => isMisplaced(theirs, said))
  )
}

const SPENT = '8 bondi spends armour charge 4 huscarls fatigue 1'

/** "I spend it", and not the words of a unit, "spends armour", which say whose they are. */
const SOMEBODY = /\b(?:I|we|you|he|she|they|my|our|his|her|their|it|that|which|who)\b/i
const NAMES_FATIGUE = /\b\d fatigue\b|\bfatigue \d\b/i

/** Who spends fatigue of an enemy that has none, where the words name some. */
const spendsNothing = (text: string, fight: Scenario): boolean =>
  NAMES_FATIGUE.test(text) &&
  SOMEBODY.test(text) &&
  SIDES.some(side => {
    const enemies = unitsOfSide(fight[enemyOf(side)])
    const spends = unitsOfSide(fight[side]).some(({ spend = [] }) => spend.length > 0)
    return spends && enemies.every(({ fatigue = 0, moved }) => fatigue === 0 && !moved)
  })

/** "he gives up dice", told and not asked */
const TELLS_DICE_GIVEN = phrase`
  (?<!\b(?:should|shall|do|does|would|could|can|will|if|whether|when|or|may|might|must|ought|why)\b[^,;.?!]*)\b(?:he|she|they|you|the enemy|my opponent|(?:his|her|their|the) ${NUMBER} [a-z]+)
  \s+(?:(?:will|is going to|are going to) )?(?:gives?|giving) up (?:(?:his|her|their|the) )?dice\b
`

/** Fatigue that is spent lies on the other side. */
const SPENDS = /\b(?:spen[dt]|us(?:e|es|ing)\b.*\bfatigue|burn)/i
/** What has none of these words says nothing of the kind. */
const MAY_SAY = /\b(?:with|are|is|have|has|got|carr|us(?:e|ing)|play|mine|exhausted|spen|burn|I|he|she|you|his|hers|yours)/i
/** What is taken back, or not so, may be on either side. */
const TAKEN_BACK = /\b(?:no|not|none|without|instead|actually|sorry|rather|or|then)\b|n['\u2019]t\b/i

/** `made`: a melee, a shot or advice. Throws a RequestError where a unit has what the words typed give to the other. */
export const refuseMisplaced = (typed: readonly string[], { book, fight: read }: Made): void => {
  const text = wordsAndOptions(typed)[0].join(' ').split(/\s+/).map(inDigits).join(' ')
  if (text.length > MOST_LETTERS || !MAY_SAY.test(text) || TAKEN_BACK.test(text)) return
  const fight = read()
  if (fight && SPENDS.test(text) && spendsNothing(text, fight))
    refuse(t('nobody has the fatigue that is spent here: say whose it is, as in {example}', { example: SPENT }), 'fight')
  const [given] = fight ? matches(TELLS_DICE_GIVEN, text) : []
  if (fight && given && !SIDES.some(side => unitsOfSide(fight[side]).some(({ givesUpDice }) => givesUpDice)))
    refuse(
      t('"{raw}": say of each unit what it has, as in {example}', {
        raw: given[0],
        example: '8 bondi charge 4 huscarls gives up dice'
      }),
      'fight'
    )
  const misplaced = fight && !SPENDS.test(text) ? misplacedIn(text, fight, book) : undefined
  if (misplaced)
    refuse(
      t('"{raw}": say of each unit what it has, as in {example}', {
        raw: misplaced.raw,
        example: '8 bondi fatigue 1 charge 4 huscarls axe'
      }),
      'fight'
    )
}
