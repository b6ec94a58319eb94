import { type Mistake, mistake } from './errors'
import { thousands } from './figures'
import { t } from './language'
import { SAGA_DICE } from './limits'
import { either, quoted, visible } from './quoted'

/**
 * Mistakes in questions about SAGA dice. In all of them `called` is how the user named the value (a flag, a path, a word), and `at` its
 * place for programs.
 */

/** `example`: a valid roll, "CCUURC, or the symbols axe, white horse and helmet". */
export const noRoll = (called: string, given: string, example: string, at: string): Mistake =>
  mistake(
    t('{called}: {given} is not a roll: the symbols are C common, U uncommon, R rare, as in {example}', {
      called,
      given: quoted(given),
      example
    }),
    at
  )

export const otherSymbols = (called: string, symbol: string, theirs: string, ours: string, cure: string, at: string): Mistake =>
  mistake(
    t('{called}: {symbol} is a symbol of {theirs}, not of {ours}: {cure}', {
      called,
      symbol: visible(symbol),
      theirs,
      ours,
      cure
    }),
    at
  )

export const whichBoardsDice = (called: string, given: string, names: readonly string[], at: string): Mistake =>
  mistake(
    t('{called}: {given}: whose dice are these, of {names}? separate them with a slash, as in CCU/CR, or name their symbols', {
      called,
      given: quoted(given),
      names: either(names)
    }),
    at
  )

export const otherCount = (dice: number, rolled: number, called: string): Mistake =>
  mistake(t('{called}: these are {rolled} dice, not {dice}: leave the number out', { called, rolled, dice }), 'rolled')

const perhaps = (near: string | undefined, otherwise: string): string =>
  near === undefined ? otherwise : t('; did you mean "{near}"?', { near })

/** A player owns at most eight (R7.1). */
export const tooManyDice = (dice: number, at: string): Mistake =>
  mistake(t('{dice} SAGA dice are more than a player owns (R7.1): give a number from 1 to 8', { dice }), at)

export const noDice = (): Mistake =>
  mistake(
    t('how many SAGA dice? give a number, as in saga-odds dice 6 normans, or the units, as in --units 2x4hg 3x8w wl'),
    'dice'
  )

/** Dice to roll and dice on the board together. */
export const crowded = (dice: number, left: number, at: string): Mistake =>
  mistake(
    t(
      '{dice} SAGA dice to roll and {left} left on the board make {all}: at most 8 are in use at once (R7.1), so roll {mostDice} or leave {mostLeft}',
      { dice, left, all: dice + left, mostDice: Math.max(0, 8 - left), mostLeft: Math.max(0, 8 - dice) }
    ),
    at
  )

/** The player who goes first has fewer dice in the first turn of the second edition. */
export const tooManyAtFirst = (
  dice: number,
  most: number,
  { rule, at }: { readonly rule: string; readonly at: string }
): Mistake =>
  mistake(
    t(
      '{dice} SAGA dice: the player who goes first rolls at most {most} in the first turn ({rule}): give at most {most}, or leave the first turn out',
      { dice, most, rule }
    ),
    at
  )

export const unknownDiceWord = (word: string, near: string | undefined): Mistake =>
  mistake(
    /^x\d+$/.test(word)
      ? t('unknown word {quoted}: put a box and its number in quotes, as in --want "hirdmen {word}"', {
          quoted: quoted(word),
          word: visible(word)
        })
      : t('unknown word {word}{perhaps}', {
          word: quoted(word),
          perhaps: perhaps(near, t(': give the number of dice and whose they are, as in saga-odds dice 6 normans'))
        }),
    'faction'
  )

export const twoNumbers = (first: number, second: number): Mistake =>
  mistake(t('two numbers of dice, {first} and {second}: leave one out', { first, second }), 'dice')

export const twoFactions = (first: string, second: string): Mistake =>
  mistake(t('two factions, the {first} and the {second}: leave one out', { first, second }), 'faction')

/** A box that is on none of the boards. `where`: " of the Normans", or empty. */
export const noBox = (called: string, name: string, where: string, near: string | undefined, at: string): Mistake =>
  mistake(
    t('{called}: there is no box {name}{where}{perhaps}', {
      called,
      name: quoted(name),
      where,
      perhaps: perhaps(near, t(' (saga-odds rules boards lists them)'))
    }),
    at
  )

export const otherBoard = (called: string, box: string, theirs: string, ours: string, at: string): Mistake =>
  mistake(
    t('{called}: {box} is on the board of {theirs}, not of {ours}: leave it out, or ask for the dice of {theirs}', {
      called,
      box,
      theirs,
      ours
    }),
    at
  )

export const forHero = (called: string, box: string, hero: string, at: string): Mistake =>
  mistake(t('{called}: {box} is for {hero}: add --hero, or leave it out', { called, box, hero }), at)

export const vagueBox = (called: string, name: string, ids: readonly string[], at: string): Mistake =>
  mistake(
    t('{called}: {name} could mean {candidates}: type more of it', { called, name: quoted(name), candidates: either(ids) }),
    at
  )

/** A box of several boards without a faction. */
export const whoseBoxes = (names: readonly string[], factions: readonly string[]): Mistake =>
  mistake(
    t('whose dice? {names} {verb} on the boards of {factions}: name one, as in saga-odds dice 6 {example}', {
      names: either(names, 'and'),
      verb: names.length > 1 ? t('are') : t('is'),
      factions: either(factions, 'and'),
      example: factions[0]?.replace('the ', '').toLowerCase() ?? 'normans'
    }),
    'faction'
  )

export const onceATurn = (called: string, box: string, at: string): Mistake =>
  mistake(t('{called}: {box} is used once a turn (R7.3): ask for it once', { called, box }), at)

export const notTimes = (called: string, given: string, at: string): Mistake =>
  mistake(
    t('{called}: {given}: the number of uses is a whole number from 1 to 10, as in "hirdmen x2"', {
      called,
      given: quoted(given)
    }),
    at
  )

const roomText = (room: number): string =>
  room === SAGA_DICE
    ? t('at most 8 are in use at once (R7.1)')
    : t('beside those left on the board there is room for {room} (R7.1)', { room })

/** One want needs more dice than can be on the board. `room`: how many can. */
export const unpayable = (called: string, what: string, dice: number, room: number, at: string): Mistake =>
  mistake(
    t('{called}: {what} needs {dice} dice on the board at once, and {reason}: no roll can pay for it', {
      called,
      what,
      dice,
      reason: roomText(room)
    }),
    at
  )

/** All wants together need more dice than can be on the board. */
export const unpayableTogether = (dice: number, room: number): Mistake =>
  mistake(
    t('all of this needs {dice} dice on the board at once, and {reason}: no roll can pay for it, so leave something out', {
      dice,
      reason: roomText(room)
    }),
    'want'
  )

/** A cost that no roll can pay, since its dice must show one symbol. */
export const noSuchDice = (called: string, what: string, at: string): Mistake =>
  mistake(
    t('{called}: {what} needs different dice of one symbol: no number of dice can pay for it', {
      called,
      what
    }),
    at
  )

export const notAHero = (called: string, name: string, heroes: readonly string[], at: string): Mistake =>
  mistake(t('{called}: {name} is not a hero: name one of {heroes}', { called, name, heroes: either(heroes) }), at)

export const harmless = (called: string, name: string, at: string): Mistake =>
  mistake(t('{called}: {name} does nothing to the SAGA dice of his enemy: leave him out', { called, name }), at)

export const notWanted = (called: string, box: string, at: string): Mistake =>
  mistake(t('{called}: {box} is not in --want: add it there, or leave its weight out', { called, box }), at)

export const firstTurnOf = (called: string): Mistake =>
  mistake(
    t('{called}: only the second edition has its own number of dice for the first turn: add --edition 2, or leave it out', {
      called
    }),
    'firstTurn'
  )

export const wrathDice = (given: unknown): Mistake =>
  mistake(
    t('dice wrath: {given} is not a number from 1 to 3 (R6.6), as in saga-odds dice wrath 3', {
      given: quoted(given)
    }),
    'dice'
  )

export const wrathAlone = (flags: readonly string[]): Mistake =>
  mistake(
    t('{flags}: the Wrath takes one to three dice and nothing else, as in saga-odds dice wrath 3', {
      flags: either(flags, 'and')
    }),
    flags[0] ?? ''
  )

export const noUnits = (called: string, at: string): Mistake =>
  mistake(t('{called}: name the units, as in --units 2x4hg 3x8w 12lev wl', { called }), at)

/** A number and no troop. */
export const whichTroopOf = (called: string): Mistake =>
  mistake(t('{called}: which troop? name one for each unit, as in 2x4hg 3x8w wl', { called }), 'units')

/** Unknown costs that could combine in too many ways to work out. */
export const tooManyCostCases = (boxes: readonly string[], ways: number): Mistake =>
  mistake(
    t('the costs of {boxes} could combine in {ways} ways, too many to work out: give some with --cost, or ask for fewer boxes', {
      boxes: either(boxes, 'and'),
      ways: thousands(ways)
    }),
    'want'
  )
