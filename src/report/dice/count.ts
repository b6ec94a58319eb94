import { percent, percentage, percents, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import { CHANCE_ROUNDING } from '../../model/limits'
import type { DiceReport, Prospect, Span } from '../../model/report'
import { asParagraph, type Block, type FigureTable, figureRow, type Section } from '../page'

/** Figures as ranges, if they depend on unknown costs, and the sections about the number of dice. */

/** Whether a range is a single number. */
export const isSingleNumber = ({ low, high }: Span): boolean => high - low < CHANCE_ROUNDING

/** "57.2 %", "3.8-31.2 %" */
export const chanceRange = (span: Span): string => {
  const [low, high] = [percentage(span.low), percentage(span.high)]
  return isSingleNumber(span) || low === high ? percent(span.low) : `${percents(span.low, span.high)} %`
}

/** "3.56", "3.22-3.94" */
export const numberRange = ({ low, high }: Span): string =>
  isSingleNumber({ low, high }) ? twoDecimals(low) : `${twoDecimals(low)}-${twoDecimals(high)}`

const areEqual = (one: Span, other: Span): boolean =>
  Math.abs(one.low - other.low) < CHANCE_ROUNDING && Math.abs(one.high - other.high) < CHANCE_ROUNDING

/** Whether best play of the Orders phase gains anything. */
export const gainsByBestPlay = ({ asRolled, bestPlay }: Prospect): boolean => !areEqual(asRolled, bestPlay)

type Row = FigureTable['rows'][number]

const diceOf = (dice: number): string => t('{dice} {dice|die|dice}', { dice })

/** "all alive", "2 units lost" */
export const unitsLostText = (n: number): string => (n === 0 ? t('all alive') : t('{n} {n|unit|units} lost', { n }))

const unitDiceTexts = ({ units = [] }: DiceReport['dice']): readonly string[] =>
  units.map(({ name, units: count, models, each }) => {
    const one = models === 1 ? name : `${models} ${name}`
    const whole = count > 1 ? t('{count} units of {models} {name}', { count, models, name }) : one
    return t('{whole} {dice}', { whole, dice: each * count })
  })

/** How many dice are rolled and why, "7 by units (R7.2), at most 6: 6 dice", and how many as units die. */
export const diceCountSection = ({ dice }: DiceReport): readonly Section[] => {
  if (!dice.units && dice.steps.length === 0) return []
  const { rolled, pickedUp, falls = [], steps } = dice
  const units = unitDiceTexts(dice)
  const count = `${steps.join(', ') || t('as given')}: ${diceOf(rolled)}`
  const isLed = falls.some(({ dice: left, withoutWarlord }) => left !== withoutWarlord)
  const rows = falls.map(
    ({ lost, dice: left, withoutWarlord }): Row =>
      figureRow(unitsLostText(lost), [String(left), ...(isLed ? [String(withoutWarlord)] : [])])
  )
  const table: readonly Block[] =
    rows.length > 0
      ? [
          {
            block: 'figures',
            title: t('dice as units die'),
            columns: [t('dice'), ...(isLed ? [t('and the warlord dead')] : [])],
            rows
          }
        ]
      : []
  return [
    {
      heading: t('Number of dice'),
      blocks: [
        ...(units.length > 0 ? [asParagraph(units.join(', '))] : []),
        asParagraph(count + (pickedUp === undefined ? '' : t('; picked up and rolled again {pickedUp}', { pickedUp }))),
        ...table
      ]
    }
  ]
}

/** The chance of all that is wanted with fewer dice. */
export const fewerDiceSection = ({ byDice, wants }: DiceReport): readonly Section[] => {
  if (byDice.length < 2 || wants.length === 0) return []
  const rows = byDice.map(({ dice, all }): Row => figureRow(diceOf(dice), [chanceRange(all.asRolled), chanceRange(all.bestPlay)]))
  const columns = [t('all as rolled'), t('best play')]
  return [{ heading: t('With fewer dice'), blocks: [{ block: 'figures', columns, rows }] }]
}

/** Choices before the roll, such as how many dice of which board. */
export const beforeRollSection = ({ beforeRoll }: DiceReport): readonly Section[] => {
  if (!beforeRoll) return []
  const rows = beforeRoll.map(
    ({ choice, all, chosen }): Row =>
      figureRow(
        choice,
        [chanceRange(all.asRolled), chanceRange(all.bestPlay), chosen ? t('taken') : ''],
        chosen ? 'attacker' : 'plain'
      )
  )
  const columns = [t('all as rolled'), t('best play'), '']
  return [{ heading: t('Before the roll'), blocks: [{ block: 'figures', columns, rows }] }]
}

/** What dice left on the board for the enemy's turn cost next turn (R7.2). */
export const keptDiceSection = ({ kept }: DiceReport): readonly Section[] => {
  if (!kept) return []
  const { dice, next, otherwise } = kept
  const odds =
    next.all && otherwise.all && (!isSingleNumber(next.all.bestPlay) || next.all.bestPlay.low !== otherwise.all.bestPlay.low)
      ? t('; the rest is then paid {then} instead of {now} under best play', {
          then: chanceRange(next.all.bestPlay),
          now: chanceRange(otherwise.all.bestPlay)
        })
      : ''
  const text = t(
    "kept for the enemy's turn: {dice} {dice|die|dice}; if {dice|it still lies|they still lie} there you roll {fewer} instead of {all} next turn (R7.2){odds}",
    { dice, fewer: next.rolled, all: otherwise.rolled, odds }
  )
  return [{ topic: t('dice kept'), blocks: [asParagraph(text)] }]
}
