import { boardOf } from '../../model/data'
import { type BoxUse, type DiceRequest, diceShown } from '../../model/dice'
import {
  crowded,
  noSuchDice,
  notAHero,
  onceATurn,
  otherCount,
  tooManyAtFirst,
  tooManyDice,
  unpayable,
  unpayableTogether,
  whoseBoxes
} from '../../model/dice-mistakes'
import { withTimes } from '../../model/figures'
import { t } from '../../model/language'
import { SAGA_DICE } from '../../model/limits'
import { outOfPlace, tooMany } from '../../model/mistakes'
import { either } from '../../model/quoted'
import { type Cost, costOf } from '../../rules/cost'
import { boardsOf } from '../../rules/lookup'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'
import { named } from '../names'
import { type Draft, ownKey } from '../validators'
import { type AskedBox, boardsCalled, keysCalled } from './boxes'
import type { DiceUnit } from './roster'

/** Whose dice they are: stated, or inferred from the hero, the units or the requested boxes. */
export interface Whose {
  readonly faction?: string
  readonly hero?: string
  /** Boards whose boxes may be used, including those whose dice are rolled. */
  readonly boards: readonly string[]
}

/** The id of the hero in `value`; undefined, with a note, if it is another troop or unknown. */
export const heroOf = (value: unknown, at: string, check: Check): string | undefined => {
  const id = value === undefined ? undefined : named('troop', value, at, check)
  const row = id === undefined ? undefined : check.book.troops[id]
  if (!row || row.hero) return id
  const heroes = Object.values(check.book.troops).flatMap(each => (each.hero ? [each.name] : []))
  check.note(notAHero(check.called(at), row.name, heroes, at))
  return undefined
}

/** The factions whose boards have every requested box. */
const factionsOfBoxes = (asked: readonly AskedBox[], { factions, abilities }: Rulebook, book: Rulebook): readonly string[] => {
  const boxes = asked.filter(({ cost }) => cost === undefined)
  if (boxes.length === 0) return []
  return Object.keys(factions).filter(faction =>
    boxes.every(({ name }) => keysCalled(book, name).some(key => boardOf(key) === faction && Object.hasOwn(abilities, key)))
  )
}

const leads = (hero: string, faction: string, { book }: Check): boolean =>
  book.troops[hero]?.hero?.factions.includes(faction) ?? false

/** The factions that the hero may lead; empty if there is no hero. */
const factionsLedBy = (hero: string | undefined, { book }: Check): readonly string[] =>
  (hero === undefined ? undefined : book.troops[hero]?.hero?.factions) ?? []

const factionOf = (
  draft: Draft,
  hero: string | undefined,
  units: readonly DiceUnit[],
  asked: readonly AskedBox[],
  check: Check
) => {
  const stated = ownKey(draft, 'faction')
  const faction = stated === undefined ? undefined : named('faction', stated, 'faction', check)
  if (faction !== undefined) return faction
  const led = factionsLedBy(hero, check)
  const ofUnits = units.flatMap(unit => unit.faction ?? [])
  const ofBoxes = factionsOfBoxes(asked, check.book, check.book)
  const possible =
    led.length > 0 ? led.filter(each => led.length === 1 || ofBoxes.includes(each) || ofUnits.includes(each)) : ofBoxes
  return led.length === 1 ? led[0] : (ofUnits[0] ?? (possible.length === 1 ? possible[0] : undefined))
}

/** Notes that a faction is needed: the hero leads several, or the boxes exist on several boards. */
const noteMissingFaction = (asked: readonly AskedBox[], hero: string | undefined, check: Check): void => {
  const { book } = check
  const boxes = asked.filter(({ cost }) => cost === undefined)
  const keys = boxes.flatMap(({ name }) => keysCalled(book, name))
  const led = factionsLedBy(hero, check)
  if (led.length > 1 && hero !== undefined)
    check.note(
      outOfPlace(
        t('{name} {leads|lead:name} {boardsCalled}: name one, as in --faction {led}', {
          name: book.troops[hero]?.name ?? hero,
          boardsCalled: boardsCalled(book, led, 'or'),
          led: led[0]
        }),
        'hero'
      )
    )
  else if (keys.length > 0) {
    const factions = [...new Set(keys.map(boardOf))].filter(board => Object.hasOwn(book.factions, board))
    const names = [...new Set(keys.map(key => book.abilities[key]?.name ?? key))]
    check.lacks(
      whoseBoxes(
        names.slice(0, 6),
        factions.map(each => boardsCalled(book, [each]))
      )
    )
  }
}

/** The faction, hero and boards of the dice; notes whatever cannot be determined. */
export const whoseOf = (draft: Draft, units: readonly DiceUnit[], asked: readonly AskedBox[], check: Check): Whose => {
  const { book } = check
  const ofUnits = units.find(({ unit }) => book.troops[unit]?.hero)?.unit
  const hero = heroOf(ownKey(draft, 'hero'), 'hero', check) ?? ofUnits
  const faction = factionOf(draft, hero, units, asked, check)
  const row = hero === undefined ? undefined : book.troops[hero]
  if (faction === undefined) noteMissingFaction(asked, hero, check)
  if (row && hero !== undefined && faction !== undefined && !leads(hero, faction, check)) {
    const led = either(factionsLedBy(hero, check).map(each => boardsCalled(book, [each])))
    check.note(
      outOfPlace(
        t('{name} {leads|lead:name} {his}, not {boardsCalled}: leave one out', {
          name: row.name,
          his: led,
          boardsCalled: boardsCalled(book, [faction])
        }),
        'hero'
      )
    )
    return { boards: [] }
  }
  const boards = row ? boardsOf(book, row, faction) : faction === undefined ? [] : [faction]
  return { ...(faction !== undefined && { faction }), ...(hero !== undefined && { hero }), boards }
}

/** Notes requests that no number of SAGA dice can satisfy (R7.1, R7.3). */

/** The most uses of boxes in all; more are taken for a mistake. */
const MOST_USES = 10

const costIn = (box: string, book: Rulebook): Cost => costOf(book.abilities[box]?.cost ?? box) ?? { dice: [], same: false }

/** True if the cost asks for several dice with the same symbol, and no symbol fits them all. */
const isImpossible = ({ dice, same }: Cost): boolean =>
  same && !(['C', 'U', 'R'] as const).some(symbol => dice.every(die => die === 'unknown' || die.includes(symbol)))

/** True if the box keeps its dice on the board after the Orders phase, until it is used or into the enemy's turn. */
const keepsDice = (box: string, book: Rulebook): boolean => !book.abilities[box]?.when.includes('Orders')

/** True if the activation may cost nothing, because half a roll activates every unit for nothing (Ragnar, R6.4). */
const mayBeFree = (box: string, { hero }: DiceRequest, book: Rulebook): boolean =>
  hero !== undefined && book.troops[hero]?.hero?.dice?.half === true && book.abilities[box]?.when[0] === 'Activation'

const boxText = ({ box, times }: BoxUse, book: Rulebook): string => withTimes(book.abilities[box]?.name ?? box, times)

const diceOf = ({ box, times }: BoxUse, book: Rulebook): number => costIn(box, book).dice.length * times

/** Notes uses that need more dice than the player has: first each use by itself, then all those whose dice stay on the board. */
const checkPayable = (request: DiceRequest, check: Check): void => {
  const { book } = check
  const { want = [], keep = [], left = 0 } = request
  const available = SAGA_DICE - left
  const all = [
    ...want.map(use => ({ use, at: 'want', stay: keepsDice(use.box, book) && !mayBeFree(use.box, request, book) })),
    ...keep.map(use => ({ use, at: 'keep', stay: true }))
  ]
  let payableAlone = 0
  for (const { use, at, stay } of all) {
    const dice = stay ? diceOf(use, book) : costIn(use.box, book).dice.length
    if (isImpossible(costIn(use.box, book))) check.note(noSuchDice(check.called(at), boxText(use, book), at))
    else if (dice > available) check.note(unpayable(check.called(at), boxText(use, book), dice, available, at))
    else payableAlone++
  }
  const together = all.reduce((sum, { use, stay }) => (stay ? sum + diceOf(use, book) : sum), 0)
  if (payableAlone === all.length && together > available) check.note(unpayableTogether(together, available))
}

/** Notes boxes used twice in a turn; only those of the left column may be. Also notes too many uses in all. */
const checkOncePerTurn = ({ want = [], keep = [] }: DiceRequest, check: Check): void => {
  const uses = [...want.map(use => ({ ...use, at: 'want' })), ...keep.map(use => ({ ...use, at: 'keep' }))]
  const seen = new Set<string>()
  for (const { box, times, at } of uses) {
    const ability = check.book.abilities[box]
    if (ability && !ability.multi && (times > 1 || seen.has(box))) check.note(onceATurn(check.called(at), ability.name, at))
    seen.add(box)
  }
  const total = uses.reduce((sum, { times }) => sum + times, 0)
  if (total > MOST_USES) check.note(tooMany(check.called('want'), t('uses of boxes'), MOST_USES, 'want'))
}

const checkCount = ({ dice, left = 0, rolled, firstTurn }: DiceRequest, check: Check): void => {
  const shown = rolled === undefined ? undefined : diceShown(rolled)
  if (shown !== undefined && shown > SAGA_DICE) check.note(tooManyDice(shown, 'rolled'))
  else if (dice !== undefined && shown !== undefined && dice !== shown)
    check.note(otherCount(dice, shown, check.called('rolled')))
  const used = dice ?? shown ?? 0
  if (used <= SAGA_DICE && used + left > SAGA_DICE) check.note(crowded(used, left, 'left'))
  const { firstTurn: most = SAGA_DICE, rule } = check.book.muster.rolling
  if (firstTurn && used <= SAGA_DICE && used > most) check.note(tooManyAtFirst(used, most, { rule, at: 'firstTurn' }))
}

/** Notes what the dice cannot do: too many dice, boxes used twice a turn, and costs that cannot be paid. */
export const withinLimits = (request: DiceRequest, check: Check): void => {
  checkCount(request, check)
  checkOncePerTurn(request, check)
  checkPayable(request, check)
}
