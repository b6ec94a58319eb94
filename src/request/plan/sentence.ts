import { RequestError, refuse, refuseAny } from '../../model/errors'
import { msg, t, translateUnitName } from '../../model/language'
import { outOfPlace, whichTroop } from '../../model/mistakes'
import type { PlanFile, StepFile, UnitFile } from '../../model/plan'
import type { Rulebook } from '../../rules/types'
import { type Check, checking } from '../check'
import { namer } from '../set'
import { unitOf } from '../unit'
import { type Draft, ownKey } from '../validators'
import { isSuffering, type Owner, ownerBy, subjectOf } from '../words/owners'
import { plainly } from '../words/phrase-order'
import type { Phrase } from '../words/phrase-pass'
import { type Clause, MOST_LETTERS, type NextActor, sentenceOf } from '../words/sentence'
import type { ParsedSide, ParsedUnit } from '../words/sides'
import { BE, leads, ME, ONTO, WHO } from '../words/small-words'
import { isUnitHead, type VerbGroup, verbGroups } from '../words/verbs'
import { inTurn } from './deeds'
import { eitherDeed, eitherOf, leavesOpen } from './either-deed'
import { hasUnit, isThem, type Phrases } from './step-phrases'
import { sheet } from './units'

/** Reads a turn without branches from a sentence: one fight after another, with "then" between them. */

/** Fields that apply to one fight only; all others belong to the unit. */
const OF_FIGHTS = ['abilities', 'spend', 'givesUpDice', 'engaged', 'cover', 'ground', 'building', 'effects'] as const

interface Known {
  readonly name: string
  /** The name of the unit in the user's warband. */
  readonly called?: string
  readonly warband: 0 | 1
  readonly unit: string
  readonly draft: Draft
}

interface PlanContext {
  readonly known: Known[]
  readonly check: Check
}

const picked = (draft: Draft, keys: readonly string[], wanted: boolean): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => keys.includes(key) === wanted))

const nameFor = (unit: string, { known }: PlanContext): string => {
  const plain = unit.replace(/[^\p{L}\d]+/gu, '-')
  let name = plain
  for (let next = 2; known.some(each => each.name === name); next++) name = `${plain}-${next}`
  return name
}

const isCalled = (known: Known, called: string, warband: 0 | 1): boolean => known.called === called && known.warband === warband

/** The unit mentioned before that the words name again: by its own name, or by its troop without a number. */
const againOf = (said: ParsedUnit, warband: 0 | 1, { known }: PlanContext): Known | undefined => {
  const isAgain = ownKey(said.draft, 'models') === undefined
  const unit = String(ownKey(said.draft, 'unit') ?? 'unit')
  return known.findLast(each =>
    said.called === undefined ? isAgain && each.unit === unit : isCalled(each, said.called, warband)
  )
}

interface Participant {
  readonly known: Known
  /** The fields that apply to this fight only. */
  readonly conduct: Draft
}

/**
 * Reports a field that differs from the unit's first mention: a unit is described where it is first named, later changes
 * follow from the steps.
 */
const sameAsBefore = (body: Draft, before: Known, check: Check): void => {
  for (const [key, value] of Object.entries(body))
    if (
      key !== 'unit' &&
      JSON.stringify(value) !== JSON.stringify(ownKey(before.draft, key)) &&
      !(key === 'weapon' && value === check.book.troops[before.unit]?.weapon)
    )
      check.note(
        outOfPlace(
          t('{key} of {name}: give it where the unit is first named, because later it follows from the steps', {
            key,
            name: before.name
          }),
          'fight'
        )
      )
}

/** The draft of a unit, with the abilities that it uses among its abilities. */
const draftOf = (said: ParsedUnit): Draft =>
  said.plays.length > 0 ? { ...said.draft, abilities: [...list(said.draft), ...said.plays] } : said.draft

/** The fields that apply to this fight only, for a unit named before. */
const conductOf = (said: ParsedUnit, known: Known, check: Check): Draft => {
  sameAsBefore(picked(draftOf(said), OF_FIGHTS, false), known, check)
  return picked(draftOf(said), OF_FIGHTS, true)
}

/**
 * The unit that the words mean. Without a number it is the unit of that name mentioned before, with a number it is a new
 * one; undefined after a mistake.
 */
const participant = (
  said: ParsedUnit,
  warband: 0 | 1,
  them: Known | undefined,
  context: PlanContext
): Participant | undefined => {
  const { known, check } = context
  if (said.isThem && !them) {
    // do not report this if the words were not understood anyway
    if (check.mistakes.length === 0)
      check.note(outOfPlace(t('them: no unit has been named yet, so it is not clear who they are: name the unit'), 'fight'))
    return undefined
  }
  const draft = draftOf(said)
  const conduct = picked(draft, OF_FIGHTS, true)
  const body = picked(draft, OF_FIGHTS, false)
  const unit = String(ownKey(body, 'unit') ?? 'unit')
  const before = said.isThem ? them : againOf(said, warband, context)
  if (before) {
    sameAsBefore(body, before, check)
    return { known: before, conduct }
  }
  if (said.called === undefined && ownKey(body, 'unit') === undefined) {
    check.note(whichTroop(warband === 0 ? 'attacker' : 'defender'))
    return undefined
  }
  const twin = known.findLast(
    each => each.warband === warband && each.unit === unit && ownKey(each.draft, 'models') === ownKey(body, 'models')
  )
  if (said.units > 1)
    check.note(outOfPlace(t('{units} units at once: name each in its own turn', { units: said.units }), 'fight'))
  const made = {
    name: nameFor(said.called ?? unit, context),
    warband,
    unit,
    draft: body,
    ...(said.called && { called: said.called })
  }
  known.push(made)
  if (twin && said.called === undefined)
    check.assume(
      t('{name} is not the same unit as {other}: leave out the number if you mean the same one', {
        name: translateUnitName(made.name),
        other: translateUnitName(twin.name)
      })
    )
  return { known: made, conduct }
}

const list = (draft: Draft): readonly unknown[] => {
  const abilities = ownKey(draft, 'abilities')
  return Array.isArray(abilities) ? abilities : []
}

const oneSide = (sides: readonly ParsedSide[], check: Check): ParsedSide => {
  if (sides.length > 1) check.note(outOfPlace(t('"or" offers a choice: use choose in a plan file'), 'fight'))
  return sides[0] ?? []
}

const VERBS = { charge: 'charge', shoot: 'shoot', against: 'charge', rest: 'rest', move: 'move' } as const

interface Before {
  readonly actors: readonly Known[]
  readonly target?: Known
}

/** The last unit named that is not of this warband. */
const enemyOf = ({ actors, target }: Before, warband: 0 | 1): Known | undefined =>
  [...actors, ...(target ? [target] : [])].findLast(each => each.warband !== warband)

/** The units of the step before, those first that act now: with roles swapped where its target acts, "then he charges me". */
const unitsNow = (last: Before, next: NextActor | undefined): Before => {
  const [first] = last.actors
  const isSwapped = next === 'target' || (next === 'otherPlayer' && (first?.warband ?? 0) === 0)
  return isSwapped && last.target && last.target.warband !== (first?.warband ?? 0)
    ? { actors: [last.target], ...(first && { target: first }) }
    : last
}

/**
 * Whether only the enemy has such troops: "8 bondi charge 4 huscarls then 4 huscarls charge them". A class is of both sides, so "8
 * crossbows shoot 4 hearthguard then 6 hearthguard charge them" has others.
 */
const isOfEnemy = (said: ParsedUnit, aim: ParsedUnit | undefined, { known, check }: PlanContext): boolean => {
  const { unit, models } = said.draft as { readonly unit?: string; readonly models?: unknown }
  const has = (warband: 0 | 1, count?: unknown): boolean =>
    known.some(each => each.warband === warband && each.unit === unit && (!count || each.draft['models'] === count))
  const isOther = aim?.isThem && !check.book.troops[unit ?? '']?.faction && !has(1, models)
  return said.called === undefined && has(1) && !has(0) && !isOther
}

/** The warband that alone has troops of the unit's faction: "4 huscarls charge 8 bondi, the survivors are charged by 6 hirdmen". */
const warbandOfFaction = ({ draft }: ParsedUnit, { known, check }: PlanContext): 0 | 1 | undefined => {
  const factionOf = (unit: unknown): string | undefined => check.book.troops[String(unit)]?.faction
  const faction = factionOf(ownKey(draft, 'unit'))
  const [of, another] = new Set(known.filter(({ unit }) => factionOf(unit) === faction).map(({ warband }) => warband))
  return faction === undefined || another !== undefined ? undefined : of
}

const stepOf = (
  { actors, verb, targets, nextActor, fight, times = 1 }: Clause,
  last: Before,
  context: PlanContext
): { readonly steps: readonly StepFile[]; readonly after: Before } => {
  const { check } = context
  for (const key of Object.keys(fight ?? {}))
    check.note(outOfPlace(t('{key}: a step of a plan is a single melee or shot: leave it out', { key }), 'fight'))
  const said = oneSide(actors, check)
  const next = nextActor === 'either' ? 'target' : nextActor
  const before = unitsNow(last, next)
  // "then 6 knights charge the bondi", who are ours
  const aim = targets[0]?.[0]
  const byFaction = nextActor === 'either' && said[0] ? warbandOfFaction(said[0], context) : undefined
  const isTheirs =
    byFaction === undefined
      ? next === 'otherPlayer' ||
        (next === 'target' && before.actors[0]?.warband === 1) ||
        said.some(each => isOfEnemy(each, aim, context)) ||
        (aim && againOf(aim, 1, context)?.warband === 0)
      : byFaction === 1
  // "then they charge": the units that acted before, with the facts given now
  const sameAs = (they: ParsedUnit | undefined): readonly Participant[] =>
    before.actors.map((known, index) => ({ known, conduct: index === 0 && they ? conductOf(they, known, check) : {} }))
  const people =
    said.length === 0
      ? sameAs(undefined)
      : said.flatMap(each =>
          each.isThem && before.actors.length > 0
            ? sameAs(each)
            : (participant(each, isTheirs ? 1 : 0, before.target, context) ?? [])
        )
  const warband = people[0]?.known.warband ?? 0
  const enemy = enemyOf(before, warband)
  const [target, ...others] = oneSide(targets, check).flatMap(
    each => participant(each, warband === 0 ? 1 : 0, enemy, context) ?? []
  )
  const names = people.map(({ known }) => known.name)
  if (target && others.length > 0)
    check.note(
      outOfPlace(
        t('{units}: a charge or a shot is aimed at one unit (R3.12): make it two steps, with "then" between them', {
          units: [target, ...others].map(({ known }) => known.name).join(t(' and '))
        }),
        'fight'
      )
    )
  const kind = VERBS[verb]
  if (kind === 'rest' || kind === 'move') {
    for (const { known, conduct } of people)
      for (const key of Object.keys(conduct))
        check.note(
          outOfPlace(
            t('{key} of {name}: nobody fights in a step "{kind}": leave it out', { key, name: known.name, kind }),
            'fight'
          )
        )
    return {
      steps: Array.from({ length: times }, () => names.map(name => ({ [kind]: name }))).flat(),
      after: { actors: people.map(({ known }) => known), ...(before.target && { target: before.target }) }
    }
  }
  const aimed = {
    ...(target && { target: target.known.name }),
    ...(target && Object.keys(target.conduct).length > 0 && { enemy: target.conduct })
  }
  const isTogether = kind === 'charge' && people.length > 1
  // several shooting units act one after another
  const made = isTogether
    ? [
        {
          charge: names,
          ...people[0]?.conduct,
          ...(people[1] && Object.keys(people[1].conduct).length > 0 && { companion: people[1].conduct }),
          ...aimed
        }
      ]
    : (people.length > 0 ? people : [undefined]).map(each => ({
        [kind]: each?.known.name ?? '',
        ...aimed,
        ...each?.conduct
      }))
  return {
    steps: Array.from({ length: times }, () => made).flat(),
    after: { actors: people.map(({ known }) => known), ...(target && { target: target.known }) }
  }
}

const nothing = outOfPlace(
  msg(
    'no plan was given: name a file, or describe a turn, as in saga-odds plan 8 crossbows shoot 4 huscarls then 6 mounted knights charge them'
  ),
  'fight'
)

/** Tells who acts in what follows "then", where it is not the unit that acted before. */

const BACK = /back$|^counter/i

const other = (owner: Owner | undefined): Owner | undefined => owner && (owner === 'mine' ? 'his' : 'mine')

const ownerIn = (phrases: Phrases): Owner | undefined => ownerBy(phrases.flatMap(({ lead }) => lead))

/** Whose unit acts: the subject of the verb, else the owner of the unit before it, else the enemy of who owns the target. */
const playerActing = (phrases: Phrases, { start, end, isPassive }: VerbGroup): Owner | undefined => {
  // "his levies are in the woods, my crossbowmen shoot them": of the unit right before the verb
  const before = phrases
    .slice(0, start)
    .map(({ lead }) => ownerBy(lead))
    .findLast(Boolean)
  const unit = phrases.slice(end).find(isUnitHead)
  const after = unit && ownerIn([unit])
  if (isPassive) return after ?? other(before)
  // "luego me carga con 6 caballeros"
  if (phrases.slice(0, start).some(phrase => leads(phrase, ME))) return 'his'
  return subjectOf(phrases[start] as Phrase) ?? before ?? other(after)
}

/**
 * Who acts in the phrases of a step, after those of the step before and of the first: "who then charge", "then he charges me", "they
 * charge back", "and get charged by 6 knights". Undefined if the words do not say that somebody else acts.
 */
const nextActorOf = (given: Phrases, previous: Phrases, begin: Phrases): NextActor | undefined => {
  const [phrases, last, first] = [given, previous, begin].map(plainly) as [Phrases, Phrases, Phrases]
  const [deed, before, begun] = [phrases, last, first].map(each => verbGroups(each).find(({ verb }) => verb !== 'against'))
  const verb = phrases[deed?.start ?? -1]
  if (!deed || !begun || !verb) return undefined
  if (BACK.test(deed.said)) return 'target'
  const named = phrases.slice(0, deed.start)
  const isNamed = hasUnit(named.filter(phrase => !isThem(phrase)))
  if (!isNamed && (leads(verb, WHO) || leads(named[0], WHO))) return deed.isPassive ? undefined : 'target'
  // "and are then charged by 6 ceorls": who acted before, but "the survivors are charged" may be of either side
  if (deed.isPassive && !isNamed && before && !before.isPassive && (isSuffering(verb) || leads(verb, BE))) {
    const they = named.find(isThem)
    // "shoot 6 ceorls, the rest are charged by 8 bondi": who shot lost nobody
    if (they && before.verb === 'shoot' && !/^the[ym]$/i.test(they.raw)) return undefined
    return they ? 'either' : 'target'
  }
  const [now, then = 'mine'] = [playerActing(phrases, deed), playerActing(first, begun)]
  if (now !== undefined) return now === then ? undefined : 'otherPlayer'
  // "4 huscarls are shot by 8 crossbowmen and then charge them"
  return before?.isPassive && !deed.isPassive && !isNamed && !leads(verb, ONTO) ? 'target' : undefined
}

const NEXT_TURN =
  /\b(?:(?:the\s+)?(?:next|following)\s+turn|a\s+turn\s+later|(?:pr[o\u00f3]ximo|siguiente)\s+turno|turno\s+siguiente)\b/iu

/** The plan of a turn without a choice; `asked` is what is asked back with one word made clear. */
const parseTurn = (
  words: readonly string[],
  book: Rulebook,
  assume: (text: string) => void,
  options: readonly string[],
  asked = words.join(' ')
): PlanFile => {
  const check = checking(book, namer([], true), { asked: { command: 'plan', words: asked, options } })
  const context: PlanContext = { known: [], check }
  if (words.join('').trim() === '') throw new RequestError([nothing])
  const [raw] = NEXT_TURN.exec(words.join(' ')) ?? []
  if (raw !== undefined)
    check.note(outOfPlace(t('"{raw}": another turn needs a plan file, where the step "turn" begins it', { raw }), 'fight'))
  let before: Before = { actors: [] }
  const steps = sentenceOf(words, check, { inTurn, nextActor: nextActorOf }).flatMap(clause => {
    const { steps: made, after } = stepOf(clause, before, context)
    before = after
    return made
  })
  refuseAny(check.mistakes)
  const units = sheet(book, undefined)
  for (const { name, draft } of context.known) units.within([], within => unitOf(draft, name, within))
  refuseAny(units.mistakes)
  for (const text of check.assumed) assume(text)
  const of = (warband: 0 | 1) => ({
    units: Object.fromEntries(
      context.known.filter(each => each.warband === warband).map(({ name, draft }) => [name, draft as UnitFile])
    )
  })
  return { ...(book.edition === 2 && { edition: 2 as const }), warbands: { ours: of(0), theirs: of(1) }, steps }
}

/**
 * The plan file described by the words. `assume` receives a text for each word that was interpreted; `options` are the
 * options typed with them. Throws a RequestError that lists everything not understood.
 */
export const parsePlanSentence = (
  words: readonly string[],
  book: Rulebook,
  assume: (text: string) => void = () => {},
  options: readonly string[] = []
): PlanFile => {
  const text = words.join(' ')
  const [one, other] = (text.length > MOST_LETTERS ? undefined : eitherDeed(text)) ?? []
  if (one === undefined || other === undefined) return parseTurn(words, book, assume, options)
  const assumed = new Set<string>()
  const [first, second] = [one, other].map(each => parseTurn([each], book, line => assumed.add(line), options, text))
  const either = first && second && eitherOf(first, second)
  if (either === undefined || !leavesOpen(either))
    return refuse(
      t('"{raw}": ask it of one unit and one enemy, as in 8 crossbowmen shoot or charge 4 huscarls', { raw: text }),
      'fight'
    )
  for (const line of assumed) assume(line)
  return either
}
