import type { DiceReport } from '../../model/report'
import { type Block, type Figures, type Section, say } from '../page'
import { chances, isOne } from './spans'

/** How many dice, why, and what it is to roll fewer. */

type Row = Figures['rows'][number]

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

const diceOf = (count: number): string => `${count} ${count === 1 ? 'die' : 'dice'}`

const brings = ({ units = [] }: DiceReport['dice']): readonly string[] =>
  units.map(({ name, units: count, models, each }) => {
    const whole = count > 1 ? `${count} units of ${models} ${name}` : models === 1 ? name : `${models} ${name}`
    return `${whole} ${each * count}`
  })

/** "7 by units (R7.2), at most 6: 6 dice" */
export const counted = ({ dice }: DiceReport): readonly Section[] => {
  if (!dice.units && dice.steps.length === 0) return []
  const { rolled, pickedUp, falls = [], steps } = dice
  const units = brings(dice)
  const whole = `${steps.join(', ')}: ${diceOf(rolled)}`
  const rows = falls.map(
    ({ lost, dice: left, withoutWarlord }): Row => ({
      name: lost === 0 ? 'all alive' : `${plural(lost, 'unit')} lost`,
      tone: 'plain',
      cells: [{ text: String(left) }, { text: String(withoutWarlord) }]
    })
  )
  const table: readonly Block[] =
    rows.length > 0 ? [{ block: 'figures', title: 'dice as units die', columns: ['dice', 'and the warlord dead'], rows }] : []
  return [
    {
      heading: 'Number of dice',
      blocks: [
        ...(units.length > 0 ? [say(units.join(', '))] : []),
        say(whole + (pickedUp === undefined ? '' : `; picked up and rolled again ${pickedUp}`)),
        ...table
      ]
    }
  ]
}

/** The same wants with fewer dice. */
export const fewer = ({ byDice, wants }: DiceReport): readonly Section[] => {
  if (byDice.length < 2 || wants.length === 0) return []
  const rows = byDice.map(
    ({ dice, all }): Row => ({
      name: diceOf(dice),
      tone: 'plain',
      cells: [{ text: chances(all.asRolled) }, { text: chances(all.bestPlay) }]
    })
  )
  return [{ heading: 'With fewer dice', blocks: [{ block: 'figures', columns: ['all as rolled', 'best play'], rows }] }]
}

/** Choices before the roll. */
export const before = ({ beforeRoll }: DiceReport): readonly Section[] => {
  if (!beforeRoll) return []
  const rows = beforeRoll.map(
    ({ choice, all, chosen }): Row => ({
      name: choice,
      tone: chosen ? 'attacker' : 'plain',
      cells: [{ text: chances(all.asRolled) }, { text: chances(all.bestPlay) }, { text: chosen ? 'taken' : '' }]
    })
  )
  return [{ heading: 'Before the roll', blocks: [{ block: 'figures', columns: ['all as rolled', 'best play', ''], rows }] }]
}

/** What dice left for the enemy's turn cost. */
export const kept = ({ kept }: DiceReport): readonly Section[] => {
  if (!kept) return []
  const { dice, next, otherwise } = kept
  const odds =
    next.all && otherwise.all && (!isOne(next.all.bestPlay) || next.all.bestPlay.low !== otherwise.all.bestPlay.low)
      ? `; the rest of it is then paid ${chances(next.all.bestPlay)} instead of ${chances(otherwise.all.bestPlay)} under best play`
      : ''
  const [what, lie] = dice === 1 ? ['die', 'it still lies'] : ['dice', 'they still lie']
  const text = `kept for the enemy's turn: ${dice} ${what}; if ${lie} there you roll ${next.rolled} instead of ${otherwise.rolled} next turn (R7.2)${odds}`
  return [{ topic: 'dice kept', blocks: [say(text)] }]
}
