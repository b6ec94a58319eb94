import { enemyOf, type FightKind, SIDES, type Side } from '../../model/scenario'
import { checking } from '../../request/check'
import { draftsOf } from '../../request/words/asking-sentence'
import { commandFor } from '../../request/words/commands'
import { MOST_LETTERS, sentenceOf } from '../../request/words/sentence'
import { wordSet } from '../../request/words/small-words'
import { sideOfSpeaker, sideOfTroop, type UnitsOfSides } from '../../request/words/speaker'
import { NUMBERS } from '../../request/words/templates'
import { plain } from '../../rules/lookup'
import { idsNamed } from '../../rules/named'
import type { Rulebook } from '../../rules/types'
import { timesOf } from './dice-words'
import { withoutLuckAsked } from './luck-words'
import { firstPhrase, phrase } from './rewording'
import { isTroop, shootsAtOthers } from './units-said'

/**
 * What has happened in a fight, told in words: "8 bondi charged 4 huscarls, I lost 5 and he lost 1, was that bad luck?", "12 levies with
 * bows killed 3 of my 8 bondi". The text is parted into tokens; each verb of a loss makes a statement of whose models fell and how many,
 * which is cut out of the text; what is left is the fight.
 */

interface Token {
  readonly text: string
  /** In lower case, without accents. */
  readonly word: string
  readonly start: number
  readonly end: number
}

const tokensOf = (text: string): readonly Token[] =>
  [...text.matchAll(/[\p{L}\d'\u2019+-]+|[.,;:!?]/gu)].map(({ 0: said, index }) => ({
    text: said,
    word: plain(said) || said,
    start: index,
    end: index + said.length
  }))

const LOST = wordSet('lost lose losing perdi perdio perdimos perdieron perdido pierdo pierde')
const KILLED = wordSet('killed kill killing slew mate mato matamos mataron matado')
const DIED = wordSet('died fell murieron murio cayeron cayo')
/** Verbs that say by themselves who tells it. */
const OF_SPEAKER = wordSet('perdi perdimos mate matamos pierdo')
/** Verbs of what is yet to come, which tell a result only where luck is asked for. */
const NOT_PAST = wordSet('lose losing kill killing pierdo pierde')
const WIPED = wordSet('wiped destroyed annihilated')
const PASSIVE = wordSet('were was got being been all are is get')
const SPEAKER = wordSet('i we yo nosotros mine ours')
const ENEMY = wordSet('he she they el ella ellos enemy opponent his theirs')
const OWNERS = wordSet('my our his her their the enemy enemys mi mis su sus los las el la nuestros nuestras')
const NONE = wordSet('none nothing nobody no zero ningun ninguno ninguna nadie nada')
const ALL = wordSet('all everything everyone everybody todos todas todo')
const MEN = wordSet('men models man model guys figures casualties losses kills hombres miniaturas bajas')
const ARMED = /^(?:archers?|\w*bowm[ae]n|slingers?|javelin(?:s|m[ae]n)?|bows?|slings?)$/
const ADVERBS = wordSet('only just also even both solo actually')
const JOINTS = wordSet('and but then y pero')
const NEGATION = wordSet('not didnt nt')

/**
 * Whose models fell: those of a troop, of the person who tells it, of the enemy, of the subject of the fight ("his 6 knights charged my
 * 8 bondi and killed 5"), or of the subject that the verb has not.
 */
type Whose = { readonly troop: string } | 'speaker' | 'enemy' | 'target' | 'subject' | undefined

interface NamedUnit {
  readonly whose: Whose
  /** Its number of models, where it is given. */
  readonly models?: number
  /** Its tokens. */
  readonly from: number
  readonly to: number
}

/** A loss, and the tokens that tell it. */
interface Statement {
  readonly of: Whose
  /** The subject of the verb killed them, where no troop is named. */
  readonly isOfEnemy: boolean
  readonly count: number | 'all'
  readonly from: number
  readonly to: number
  /** The unit named in the statement, which the fight keeps. */
  readonly unit?: NamedUnit
  /** The unit that did it, named with its number. */
  readonly killer?: NamedUnit
  readonly isPast: boolean
}

/** Reads the words of a text from left to right. */
const reader = (tokens: readonly Token[], book: Rulebook) => {
  const word = (at: number): string => tokens[at]?.word ?? ''
  const isTroopAt = (at: number): boolean => word(at).length > 1 && !OWNERS.has(word(at)) && isTroop(word(at), book)
  const numberAt = (at: number): number | undefined => {
    if (/^\d{1,3}$/.test(word(at))) return Number(word(at))
    const times = timesOf(word(at))
    return times > 0 ? times : undefined
  }
  const skip = (at: number, words: ReadonlySet<string>): number => (words.has(word(at)) ? skip(at + 1, words) : at)
  /** A unit from `at` on: "my 8 bondi", "the huscarls", "them", "12 levies with bows". */
  const unitAt = (at: number): NamedUnit | undefined => {
    if (word(at) === 'them' || word(at) === 'ellos') return { whose: 'target', from: at, to: at + 1 }
    if (SPEAKER.has(word(at))) return { whose: 'speaker', from: at, to: at + 1 }
    if (word(at) === 'his' && !isTroopAt(at + 1) && numberAt(at + 1) === undefined)
      return { whose: 'enemy', from: at, to: at + 1 }
    const head = skip(at, OWNERS)
    const models = numberAt(head)
    const from = models === undefined ? head : head + 1
    const troop = [from, from + 1, from + 2].find(isTroopAt)
    // "2, bondi lost 1": the number counts no bondi
    if (troop !== undefined && [from, from + 1].some(each => each < troop && /^[.,;:!?]$/.test(word(each)))) return undefined
    if (troop === undefined || (troop > from && models === undefined)) return undefined
    const isArmed =
      ['with', 'con'].includes(word(troop + 1)) && numberAt(troop + 2) === undefined && !/ing$/.test(word(troop + 2))
    // "8 warriors of the Normans"
    const faction = word(troop + 1) === 'of' ? skip(troop + 2, OWNERS) : -1
    const isOfFaction = faction > 0 && idsNamed(book.factions, word(faction)).length > 0
    // "12 levy bowmen"
    const end = ARMED.test(word(troop + 1)) ? troop + 2 : troop + 1
    const to = isArmed ? troop + 3 : isOfFaction ? faction + 1 : end
    return { whose: { troop: word(troop) }, ...(models !== undefined && { models }), from: at, to }
  }
  /** The unit that ends right before `end`. */
  const unitBefore = (end: number): NamedUnit | undefined => {
    const last = ADVERBS.has(word(end - 1)) ? end - 2 : end - 1
    if (word(last) === 'who' || word(last) === 'que') return unitBefore(last)
    if (SPEAKER.has(word(last))) return { whose: 'speaker', from: last, to: last + 1 }
    if (word(last) === 'opponent' || word(last) === 'enemy') return { whose: 'enemy', from: last - 1, to: last + 1 }
    if (ENEMY.has(word(last))) return { whose: 'enemy', from: last, to: last + 1 }
    for (let at = Math.max(0, last - 7); at <= last; at++) {
      const unit = unitAt(at)
      if (unit && unit.to === last + 1 && typeof unit.whose === 'object') return unit
    }
    return undefined
  }
  /** The subject of the verb at `verb`; "he perdido 3" is "I have lost 3". */
  const subjectOf = (verb: number): NamedUnit | undefined =>
    word(verb - 1) === 'he' && /do$/.test(word(verb)) ? { whose: 'speaker', from: verb - 1, to: verb } : unitBefore(verb)
  /** A count from `at` on, with what is counted: "3 of my 8 bondi", "2 men", "none", "all of them". */
  const countAt = (
    at: number
  ): { readonly count: number | 'all'; readonly unit?: NamedUnit; readonly to: number } | undefined => {
    const head = skip(at, ADVERBS)
    if (JOINTS.has(word(head))) return undefined
    const isNone = NONE.has(word(head))
    const isAll = ALL.has(word(head))
    const number = numberAt(head)
    if (!isNone && !isAll && number === undefined) return undefined
    const count = isNone ? 0 : isAll ? 'all' : (number ?? 0)
    const after = head + (word(head) === 'no' && word(head + 1) === 'one' ? 2 : 1)
    if (MEN.has(word(after))) return { count, to: after + 1 }
    const isOf = ['of', 'de'].includes(word(after))
    const unit = unitAt(isOf ? after + 1 : after)
    // "killed 3 huscarls": the number counts the dead
    return unit && (isOf || unit.models === undefined) && !(unit.whose === 'target' && !isOf)
      ? { count, unit, to: unit.to }
      : { count, to: after }
  }
  return { word, numberAt, skip, unitAt, unitBefore, subjectOf, countAt }
}

type Reader = ReturnType<typeof reader>

/** "lost 3 (of my 8 bondi)", "killed 2 for the loss of none", "I lost 5 for 1" */
const lostOrKilled = (at: number, { word, subjectOf, countAt }: Reader): readonly Statement[] => {
  // "los mataron a todos"
  const counted = countAt(word(at + 1) === 'a' ? at + 2 : at + 1)
  if (!counted) return []
  const subject = subjectOf(at)
  const isLost = LOST.has(word(at))
  const isKept = subject?.models !== undefined
  const from = subject && !isKept ? subject.from : at
  const said = { from, to: counted.to, isPast: !NOT_PAST.has(word(at)), count: counted.count }
  const unit = counted.unit
  const named = unit && typeof unit.whose === 'object' ? { unit } : {}
  const first: Statement = isLost
    ? // "I lost all of them": his own
      { ...said, ...named, of: unit && unit.whose !== 'target' ? unit.whose : subject?.whose, isOfEnemy: false }
    : {
        ...said,
        ...named,
        of: unit ? unit.whose : subject?.whose,
        isOfEnemy: unit === undefined,
        ...(isKept && subject && { killer: subject })
      }
  const isFor = isLost && word(counted.to) === 'for' ? countAt(counted.to + 1) : undefined
  return isFor
    ? [
        { ...first, to: isFor.to },
        { ...first, from: counted.to, to: isFor.to, count: isFor.count, isOfEnemy: true }
      ]
    : [first]
}

/** "3 knights (and 2 bondi) died", "all of them died", "my 4 berserkers all died", "nobody died", "murieron 3 huscarls" */
const died = (at: number, { word, numberAt, unitBefore, countAt }: Reader): readonly Statement[] => {
  const isPast = true
  const after = /^(?:mur|ca)/.test(word(at)) ? countAt(at + 1) : undefined
  if (after?.count === 0 && !after.unit)
    return (['speaker', 'enemy'] as const).map(of => ({ of, isOfEnemy: false, count: 0, from: at, to: after.to, isPast }))
  if (after) return [{ of: after.unit?.whose, isOfEnemy: false, count: after.count, from: at, to: after.to, isPast }]
  if (ALL.has(word(at - 1))) {
    const unit = unitBefore(at - 1)
    return [
      {
        of: unit?.whose ?? 'target',
        isOfEnemy: false,
        count: 'all',
        from: unit?.models === undefined ? (unit?.from ?? at - 1) : at - 1,
        to: at + 1,
        isPast
      }
    ]
  }
  for (let from = Math.max(0, at - 6); from < at; from++) {
    const counted = countAt(from)
    if (!counted || counted.to !== at || ADVERBS.has(word(from))) continue
    const of = counted.unit?.whose
    const unit = counted.unit?.models === undefined ? {} : { unit: counted.unit }
    if (counted.count === 0 && of === undefined)
      return (['speaker', 'enemy'] as const).map(side => ({ of: side, isOfEnemy: false, count: 0, from, to: at + 1, isPast }))
    const own: Statement = { of, isOfEnemy: false, count: counted.count, from, to: at + 1, isPast, ...unit }
    // "4 knights and 1 ceorl died"
    const isBoth = word(from - 1) === 'and' || word(from - 1) === 'y'
    const other = isBoth ? [from - 3, from - 4].map(start => countAt(start)).find(each => each?.to === from - 1) : undefined
    const start = other && [from - 3, from - 4].find(each => countAt(each)?.to === from - 1)
    // not the target of the verb before: "charged 6 hirdmen and 4 of them died"
    const isApart = start !== undefined && !/[a-z]/.test(word(start - 1))
    return other && isApart && numberAt(start) !== undefined && typeof other.unit?.whose === 'object'
      ? [own, { of: other.unit.whose, isOfEnemy: false, count: other.count, from: start, to: from, isPast }]
      : [own]
  }
  return []
}

/** "wiped out the 4 huscarls", "got wiped out" */
const wiped = (at: number, { word, unitBefore, unitAt }: Reader): readonly Statement[] => {
  const end = at + (word(at + 1) === 'out' ? 2 : 1)
  const isPassive = PASSIVE.has(word(at - 1))
  if (!isPassive) {
    const unit = unitAt(end)
    const killer = unitBefore(at)
    return unit
      ? [
          {
            of: unit.whose,
            isOfEnemy: false,
            count: 'all',
            from: at,
            to: unit.to,
            isPast: true,
            unit,
            ...(killer?.models !== undefined && { killer })
          }
        ]
      : []
  }
  const begin = PASSIVE.has(word(at - 2)) ? at - 2 : at - 1
  const unit = unitBefore(begin)
  const isKept = unit?.models !== undefined
  return [{ of: unit?.whose, isOfEnemy: false, count: 'all', from: unit && !isKept ? unit.from : begin, to: end, isPast: true }]
}

/** "neither side lost a man", "missed completely", "did nothing" */
const nothingLost = (at: number, { word, skip }: Reader): readonly Statement[] => {
  const of = (whose: Whose, from: number, to: number): Statement => ({
    of: whose,
    isOfEnemy: false,
    count: 0,
    from,
    to,
    isPast: true
  })
  if (word(at) === 'missed')
    return [{ ...of(undefined, at, skip(at + 1, wordSet('completely everything entirely all with everyone'))), isOfEnemy: true }]
  if (word(at) === 'did' && word(at + 1) === 'nothing') return [{ ...of(undefined, at, at + 2), isOfEnemy: true }]
  if (word(at) !== 'neither' || !LOST.has(word(at + 2))) return []
  const to = skip(at + 3, wordSet('a man anyone anybody model any models men single one'))
  return [of('speaker', at, to), of('enemy', at, to)]
}

/** "no kills", "no losses": of a shot or of who tells it. */
const noneCounted = (at: number, { word }: Reader): readonly Statement[] =>
  word(at) === 'no' && (word(at + 1) === 'kills' || word(at + 1) === 'casualties')
    ? [{ of: undefined, isOfEnemy: true, count: 0, from: at, to: at + 2, isPast: true }]
    : []

/** Whether the verb at a place has no subject but that of a deed before it: "charged my 8 bondi and killed". */
const goesOn = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(0, at).map(({ word }) => word)
  const joint = before.at(-1) ?? ''
  return (joint === ',' || JOINTS.has(joint)) && PAST.test(before.join(' '))
}

const statementsIn = (tokens: readonly Token[], book: Rulebook): readonly Statement[] => {
  const read = reader(tokens, book)
  const found: Statement[] = []
  let last: Whose
  for (let at = 0; at < tokens.length; at++) {
    const { word } = read
    if (NEGATION.has(word(at - 1)) || found.some(({ to }) => to > at && !DIED.has(word(at)))) continue
    const here =
      LOST.has(word(at)) || KILLED.has(word(at))
        ? lostOrKilled(at, read)
        : DIED.has(word(at))
          ? died(at, read)
          : WIPED.has(word(at))
            ? wiped(at, read)
            : word(at) === 'no'
              ? noneCounted(at, read)
              : nothingLost(at, read)
    for (const each of here) {
      // "8 bondi lost 3 and killed 2": the same subject
      const subject = read.subjectOf(at)?.whose ?? (OF_SPEAKER.has(word(at)) ? 'speaker' : undefined)
      if (subject !== undefined) last = subject
      // "... and killed 5" goes on with the subject of the fight
      else if (last === undefined && found.length === 0 && goesOn(tokens, at)) last = 'subject'
      found.push(
        each.of === undefined && last !== undefined && LOST.has(word(at)) !== each.isOfEnemy ? { ...each, of: last } : each
      )
    }
  }
  return found
}

/** Where a clause of the fight begins, or ends, once the statements are cut out. */
const LOOSE_FIRST = /^(?:\W|\b(?:and|but|when|while|that|is it|if|who|so|he|y|pero|cuando|que)\b)+/i
const LOOSE_LAST = /(?:[\s,;:.!?]|\b(?:and|but|when|while|who|then|which|y|pero|cuando|que|no|l[oa]s|so)\b)+$/i

/** The text of the fight: what the statements leave, with the units that they name. */
const fightIn = (text: string, tokens: readonly Token[], statements: readonly Statement[], book: Rulebook): string => {
  const said = ({ from, to }: NamedUnit): string => text.slice(tokens[from]?.start, tokens[to - 1]?.end)
  const whole = statements.find(({ killer, unit }) => killer?.models !== undefined && unit?.models !== undefined)
  if (whole?.killer && whole.unit) {
    const [killer, unit] = [said(whole.killer), said(whole.unit)]
    const isShot = /\b(?:sho[ot]\w*|dispar\w*)\b/i.test(text) || shootsAtOthers(killer, book)
    return `${killer} ${isShot ? 'shoot' : 'charge'} ${unit}`
  }
  let rest = ''
  let end = 0
  for (const { from, to, unit } of [...statements].sort((one, other) => one.from - other.from)) {
    const start = tokens[from]?.start ?? 0
    if (start < end) continue
    rest += `${text.slice(end, start)} ${unit?.models === undefined ? '' : said(unit)} `
    end = tokens[to - 1]?.end ?? start
  }
  return `${rest}${text.slice(end)}`
    .replace(/\s+/gu, ' ')
    .replace(LOOSE_FIRST, '')
    .replace(LOOSE_LAST, '')
    .replace(/^(?:cargando|cargué|cargaste)\s+con\s/i, 'cargo con ')
    .replace(/^(?:disparando|disparé|disparaste)\s+con\s/i, 'disparo con ')
    .replace(/(?:[\s,;:.]+|\b(?:and|but|y|pero)\b)+(?=\b(?:charg|when|against|shoot|attack)\w*)/i, ' ')
    .trim()
}

const IS_PASSIVE = firstPhrase`\b(?:charged|shot(?: at)?|attacked|cargad[oa]s) (?:by|por)\b`

type Losses = Readonly<Partial<Record<Side, number | 'all'>>>

/** The paths of a loss of one side: as many or more, and as many or fewer. */
const pathsOf = (side: Side, count: number | 'all'): readonly string[] => {
  if (count === 'all') return [`${side}.wipedOut`]
  return count === 0 ? [`${side}.losses.p.0`] : [`${side}.losses.atLeast.${count}`, `${side}.losses.atMost.${count}`]
}

const PAST =
  /(?<![a-zà-ÿ])(?:charged|shot|attacked|fought|hit|cargaron|cargó|cargué|dispararon|disparó|disparé|atacaron|atacó|ataqué)(?![a-zà-ÿ])/i
/** Spanish verbs that tell by themselves that it is past. */
const IS_PRETERITE = firstPhrase`
  (?<![a-zà-ÿ])(?:he (?:perdido|matado)|perdí|perdió|perdieron|perdimos|maté|mató|mataron|murió|murieron|cayó|cayeron)
  (?![a-zà-ÿ])
`
/** What asks for something else than luck, or tells of losses before the fight. */
const ASKS_MORE =
  /\b(?:if|would|will|can|could|should|chances?|how many|how much|probability|need|before|earlier|already|now|ahora|who lost|que perdieron)\b/i

const modelsOf = (units: UnitsOfSides, side: Side): number | undefined => {
  const [unit, another] = units[side]
  const models = unit?.['models']
  return another === undefined && typeof models === 'number' ? models : undefined
}

/** Who tells it, who does something in it, and what fight it is. */
interface Told {
  readonly speaker: Side
  readonly subject: Side
  readonly kind: FightKind
}

/** The losses of each side that the statements tell; undefined where they contradict each other, or name a troop that does not fight. */
const lossesTold = (
  statements: readonly Statement[],
  units: UnitsOfSides,
  { speaker, subject: doer, kind }: Told,
  book: Rulebook
): Losses | undefined => {
  const losses: Partial<Record<Side, number | 'all'>> = {}
  for (const { of, isOfEnemy, count } of statements) {
    const named = typeof of === 'object' ? sideOfTroop(of.troop, units, book) : undefined
    if (typeof of === 'object' && !named) return undefined
    const subject =
      named ?? (of === 'enemy' ? enemyOf(speaker) : of === 'target' ? 'defender' : of === 'subject' ? doer : speaker)
    // nobody falls of those who shoot
    const side = kind === 'shoot' && of === undefined ? 'defender' : isOfEnemy ? enemyOf(subject) : subject
    if (losses[side] !== undefined && losses[side] !== count) return undefined
    losses[side] = count
  }
  return losses
}

/** The result as options: the losses of both sides, which shooters have none of, or else the chances of those of one side. */
const optionsOf = (losses: Losses, kind: FightKind, units: UnitsOfSides): readonly string[] => {
  const lost = (side: Side): number | undefined => {
    const count = losses[side] ?? (kind === 'shoot' && side === 'attacker' ? 0 : undefined)
    return count === 'all' ? modelsOf(units, side) : count
  }
  const [attacker, defender] = SIDES.map(lost)
  if (attacker !== undefined && defender !== undefined) return ['--observed', `${attacker}:${defender}`]
  return SIDES.flatMap(side => {
    const count = losses[side]
    return count === undefined ? [] : pathsOf(side, count).flatMap(path => ['--ask', path])
  })
}

const fightKindOf = (fight: string, book: Rulebook): FightKind | undefined => {
  const command = fight === '' ? undefined : commandFor([fight], book)
  return command === 'melee' || command === 'shoot' ? command : undefined
}

/** "8 bondi charge 4 huscarls 5:1" */
const SCORE = /[\s,;:]+(?:observed|result)?[\s,:]*(\d{1,3})\s*[:-]\s*(\d{1,3})(?=\W*$)/i

/** "both lost 3", "we lost 3 each", "perdimos 3 cada uno" */
const BOTH_LOST = phrase`
  (?<![a-zà-ÿ])(?:(?:we )?both(?: sides| units| of us)? lost|(?:los dos|ambos(?: bandos)?) (?:perdieron|perdimos)) (\d{1,2})
  (?: each)?(?![a-z\d])
  |(?<![a-zà-ÿ])(?:we|they|each(?: (?:side|unit))?) lost (\d{1,2}) (?:each|apiece)(?![a-z])
`

const HAS_NUMBER = firstPhrase`\d|(?<![a-zà-ÿ])(?:${NUMBERS.slice(1).join('|')})(?![a-zà-ÿ])`

/** The arguments of a fight with its result, where the text tells both: `melee ... --observed 5:1`; undefined where it tells none. */
export const resultTold = (typed: string, book: Rulebook): readonly string[] | undefined => {
  if (typed.length > MOST_LETTERS || !HAS_NUMBER.test(typed)) return undefined
  // long runs of blanks and stops take the patterns below very long
  const given = typed
    .replace(/\s+/gu, ' ')
    .replace(/([,.:;!?-])[ ,.:;!?-]{2,}/gu, '$1 ')
    .replace(BOTH_LOST, 'I lost $1$2 and he lost $1$2')
    .trim()
  const text = withoutLuckAsked(given)
  const asked = text !== given
  const score = SCORE.exec(text)
  if (score) {
    const fight = text.slice(0, score.index).trim()
    const kind = fightKindOf(fight, book)
    return kind && [kind, fight, '--observed', `${score[1]}:${score[2]}`]
  }
  const tokens = tokensOf(text)
  const statements = statementsIn(tokens, book)
  if (statements.length === 0) return undefined
  const isPast = statements.every(each => each.isPast)
  const isPreterite = IS_PRETERITE.test(text)
  // "8 bondi killing 2 of 4 huscarls, odds?" asks of what is to come
  if (!isPast && !/luck|usual|normal|expected|bad|good|suerte/i.test(given)) return undefined
  const endsText = statements.some(({ to }) => to >= tokens.findLastIndex(({ word }) => /[a-z\d]/.test(word)) + 1)
  // "I lost none and killed four when 6 knights charged 8 bondi"
  const isOfBoth = statements.length > 1 && PAST.test(text)
  if (!asked && (ASKS_MORE.test(text) || !(endsText || isPreterite || isOfBoth) || !isPast)) return undefined
  const fight = fightIn(text, tokens, statements, book)
  const kind = fightKindOf(fight, book)
  const [clause] = kind ? sentenceOf([fight], checking(book)) : []
  if (!kind || !clause) return undefined
  const units: UnitsOfSides = { attacker: draftsOf(clause.actors), defender: draftsOf(clause.targets) }
  const subject = IS_PASSIVE.test(fight) ? 'defender' : 'attacker'
  const speaker = sideOfSpeaker(units, text, book) ?? subject
  const losses = lossesTold(statements, units, { speaker, subject, kind }, book)
  if (!losses) return undefined
  const options = optionsOf(losses, kind, units)
  // a text that tells of one side, and does not ask for luck, may only describe the unit
  const isResult = options[0] === '--observed' || asked || PAST.test(fight) || isPreterite
  return isResult ? [kind, fight, ...options] : undefined
}
