import { type BoxUse, type DiceRequest, diceShown } from '../../model/dice'
import { crowded, noSuchDice, onceATurn, otherCount, tooManyDice, unpayable, unpayableTogether } from '../../model/dice-mistakes'
import { withTimes } from '../../model/figures'
import { t } from '../../model/language'
import { tooMany } from '../../model/mistakes'
import { type Cost, costOf } from '../../rules/cost'
import type { Rulebook } from '../../rules/types'
import type { Check } from '../check'

/** What no number of SAGA dice can do (R7.1, R7.3). */

/** Dice a player owns. */
const OWNED = 8

/** More uses than these are a slip of the hand. */
const MOST_USES = 10

const costIn = (box: string, book: Rulebook): Cost => costOf(book.abilities[box]?.cost ?? box) ?? { dice: [], same: false }

/** One and the same symbol that no die may be. */
const isImpossible = ({ dice, same }: Cost): boolean =>
  same && !(['C', 'U', 'R'] as const).some(symbol => dice.every(die => die === 'unknown' || die.includes(symbol)))

/** Its dice lie on the board until they are used, later than the Orders phase, or in the enemy's turn. */
const stays = (box: string, book: Rulebook): boolean => !book.abilities[box]?.when.includes('Orders')

/** Half a roll activates every unit for nothing (Ragnar, R6.4). */
const mayBeFree = (box: string, { hero }: DiceRequest, book: Rulebook): boolean =>
  hero !== undefined && book.troops[hero]?.hero?.dice?.half === true && book.abilities[box]?.when[0] === 'Activation'

const called = ({ box, times }: BoxUse, book: Rulebook): string => withTimes(book.abilities[box]?.name ?? box, times)

const diceOf = ({ box, times }: BoxUse, book: Rulebook): number => costIn(box, book).dice.length * times

/** Each use by itself, then all that stays together. */
const payable = (request: DiceRequest, check: Check): void => {
  const { book } = check
  const { want = [], keep = [], left = 0 } = request
  const room = OWNED - left
  const all = [
    ...want.map(use => ({ use, at: 'want', stay: stays(use.box, book) && !mayBeFree(use.box, request, book) })),
    ...keep.map(use => ({ use, at: 'keep', stay: true }))
  ]
  let alone = 0
  for (const { use, at, stay } of all) {
    const dice = stay ? diceOf(use, book) : costIn(use.box, book).dice.length
    if (isImpossible(costIn(use.box, book))) check.note(noSuchDice(check.called(at), called(use, book), at))
    else if (dice > room) check.note(unpayable(check.called(at), called(use, book), dice, room, at))
    else alone++
  }
  const together = all.reduce((sum, { use, stay }) => (stay ? sum + diceOf(use, book) : sum), 0)
  if (alone === all.length && together > room) check.note(unpayableTogether(together, room))
}

/** Each box but those of the left column is used once a turn. */
const once = ({ want = [], keep = [] }: DiceRequest, check: Check): void => {
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

const enough = ({ dice, left = 0, rolled }: DiceRequest, check: Check): void => {
  const shown = rolled === undefined ? undefined : diceShown(rolled)
  if (shown !== undefined && shown > OWNED) check.note(tooManyDice(shown, 'rolled'))
  else if (dice !== undefined && shown !== undefined && dice !== shown)
    check.note(otherCount(dice, shown, check.called('rolled')))
  const used = dice ?? shown ?? 0
  if (used <= OWNED && used + left > OWNED) check.note(crowded(used, left, 'left'))
}

export const withinLimits = (request: DiceRequest, check: Check): void => {
  enough(request, check)
  once(request, check)
  payable(request, check)
}
