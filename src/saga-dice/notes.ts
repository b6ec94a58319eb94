import { idOf } from '../model/data'
import { t, translate } from '../model/language'
import { either } from '../model/quoted'
import { costText, isUnknown } from '../rules/cost'
import type { BeforeRollChoice } from './before-roll'
import type { Want } from './costs'
import { mayGainDice } from './orders'
import { COSTS_BY_READING, type Setting } from './setting'

/** The notes of a report about SAGA dice: what a reader should know beside the numbers. */

const namesText = (wants: readonly Want[]): string => either([...new Set(wants.map(({ name }) => name))], 'and')

const countNames = (wants: readonly Want[]): number => new Set(wants.map(({ name }) => name)).size

/** Unknown costs, and how to give them. */
export const unknownCostNotes = ({ wants }: Setting): readonly string[] => {
  const found = wants.filter(({ cost }) => isUnknown(cost))
  const [first] = found
  if (!first) return []
  const id = idOf(first.box)
  return [
    t(
      'what {names} {n|costs|cost} is unknown, so each possible symbol is shown; give it if you know it, as in --cost {example}',
      {
        names: namesText(found),
        n: found.length,
        example: `${id}=${costText({ dice: first.cost.dice.map(() => ['U']), same: false }).replaceAll(' ', '')}`
      }
    )
  ]
}

const inferredCostNotes = ({ wants, phase }: Setting): readonly string[] => {
  const found = wants.filter(({ certainty, cost }) => certainty === 'inferred' && !isUnknown(cost))
  const diceBoxes = phase.diceBoxes.filter(({ ability }) => ability.certainty === 'inferred').map(({ ability }) => ability.name)
  const all = [...new Set([...found.map(({ name }) => name), ...diceBoxes])]
  return all.length === 0
    ? []
    : [t('inferred, not stated in the sources: what {names} {n|costs|cost}', { names: either(all, 'and'), n: all.length })]
}

const diceOf = (wants: readonly Want[]): number => wants.reduce((sum, { cost, times }) => sum + times * cost.dice.length, 0)

const diceText = (count: number): string => t('{dice} {dice|die|dice}', { dice: count })

const tooFewDiceNotes = ({ wants, count, phase }: Setting): readonly string[] => {
  const taken = diceOf(wants)
  if (taken <= count.rolled) return []
  const others = mayGainDice(phase) && count.rolled > 0 ? t(': the others must be gained in the Orders phase') : ''
  return [t('all of it needs {dice} and {n} {n|is|are} rolled{others}', { dice: diceText(taken), n: count.rolled, others })]
}

/** More dice than anybody rolls in a battle of the usual size (R8.3). */
const largeBattleNotes = ({ book, count, heroDice, phase }: Setting): readonly string[] => {
  const most = heroDice.most ?? book.muster.rolling.most
  if (count.rolled <= most) return []
  const pool = mayGainDice(phase) ? t('; at 10 points Activation Pool has no effect: add --without activation-pool') : ''
  return [t('more than {most} dice are rolled in battles of 10 and 12 points only (R8.3){pool}', { most, pool })]
}

/** Boxes whose cost depends on a reading. */
const readingNotes = ({ wants, book, request }: Setting): readonly string[] =>
  wants.flatMap(({ box }) => {
    const { reading: name = '' } = COSTS_BY_READING[box] ?? {}
    const reading = book.readings[name]
    if (!reading) return []
    const value = request.readings?.[name] ?? reading.default
    const others = Object.keys(reading.values).filter(other => other !== value)
    return [
      t('reading {reading} (the other value: {others}) changes this', {
        reading: `${name}=${value}`,
        others: others.join(', ')
      })
    ]
  })

/** Kept boxes that are of no use in the enemy's turn (R7.4). */
const uselessKeptNotes = ({ wants, book }: Setting): readonly string[] => {
  const own = new Set<string>(['Orders', 'Activation', 'Shooting'])
  const found = wants.filter(({ box, kept }) => kept && book.abilities[box]?.when.every(timing => own.has(timing)))
  return found.length === 0
    ? []
    : [
        t("{names} {n|is|are} no use in the enemy's turn (R7.4): the dice wait there for your next turn", {
          names: namesText(found),
          n: countNames(found)
        })
      ]
}

const heroNotes = ({ hero, factions, phase }: Setting): readonly string[] => [
  ...(hero?.hero?.facts.filter(fact => fact.includes('SAGA')) ?? []).map(fact => translate(fact)),
  ...(factions.length > 1 ? [t('a box that rolls or changes SAGA dice is assumed to mean the dice of its own board')] : []),
  ...(phase.heroReroll
    ? [t('the re-roll is assumed to be one throw of up to three dice together, at any moment of the Orders phase')]
    : [])
]

const otherBoardNotes = ({ count }: Setting): readonly string[] =>
  count.beside === undefined
    ? []
    : [
        t('{n} Viking SAGA dice besides these, for the Viking board only (R6.5): ask for them with dice {n} vikings', {
          n: count.beside
        })
      ]

const baggageNotes = ({ request }: Setting): readonly string[] =>
  request.units?.some(({ unit }) => unit === 'baggage')
    ? [t('baggage is counted as a hearthguard unit: its wording is doubtful (R8.3)')]
    : []

const freeUsesNotes = ({ free }: BeforeRollChoice): readonly string[] =>
  free.length === 0
    ? []
    : [
        t('half the dice are rolled: {boxes} {n|comes|come} free, each unit once (R6.4)', {
          boxes: either(free, 'and'),
          n: free.length
        })
      ]

/** With dice left on the board, fewer may be in hand. */
const roomNotes = ({ phase, request }: Setting): readonly string[] =>
  request.left && phase.diceBoxes.length > 0
    ? [t('with {left} of the eight dice on the board, at most {room} are in hand', { left: request.left, room: phase.handLimit })]
    : []

const firstTurnNotes = ({ book: { muster }, request }: Setting): readonly string[] =>
  request.firstTurn
    ? [
        t('the player who goes first rolls at most {n} SAGA dice in the first turn: no box adds more ({rule})', {
          n: muster.rolling.firstTurn,
          rule: muster.rolling.rule
        })
      ]
    : []

/** Every note that applies, a sentence each. */
export const notesOf = (setting: Setting, choice: BeforeRollChoice): readonly string[] => [
  ...freeUsesNotes(choice),
  ...tooFewDiceNotes(choice.solved.setting),
  ...largeBattleNotes(setting),
  ...firstTurnNotes(setting),
  ...readingNotes(setting),
  ...unknownCostNotes(setting),
  ...inferredCostNotes(setting),
  ...uselessKeptNotes(setting),
  ...roomNotes(setting),
  ...otherBoardNotes(setting),
  ...baggageNotes(setting),
  ...heroNotes(setting)
]
