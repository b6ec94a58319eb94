import type { UnitReport } from '../../model/report'
import { count, fine } from '../figures'
import { type Block, type Figures, say } from '../page'
import { range } from '../spread'
import { shown } from './losses'
import { called, type Side } from './sides'
import { onRoll } from './units'

interface Step {
  readonly name: string
  readonly mean: number
  readonly p?: readonly number[]
}

const again = (rerolls: boolean, which: string): string => (rerolls ? `, ${which} re-rolled` : '')

/** How an enemy saves, where there is one enemy only. */
const saves = (enemies: readonly UnitReport[]): string => {
  const [enemy, ...more] = enemies
  return enemy && more.length === 0 ? ` on ${onRoll(enemy.savesOn)}${again(enemy.rerollsDefence, 'failures')}` : ''
}

const bonus = (enemies: readonly UnitReport[]): string => {
  const more = enemies.reduce((sum, enemy) => sum + enemy.defenceDice, 0)
  return more > 0 ? ` and at most ${count(more)} more` : ''
}

const steps = ({ hitsOn, rerolls, strike }: UnitReport, enemies: readonly UnitReport[]): readonly Step[] => [
  { name: 'attack dice', mean: strike.attackDice },
  { name: `hits on ${onRoll(hitsOn)}${again(rerolls, 'misses')}`, mean: strike.hits, p: strike.hitsP },
  { name: `defence dice, one for each hit${bonus(enemies)}`, mean: strike.defenceDice },
  { name: `saves${saves(enemies)}`, mean: strike.saves },
  { name: 'uncancelled', mean: strike.uncancelled, p: strike.uncancelledP },
  { name: 'losses', mean: strike.losses }
]

const row = ({ name, mean, p }: Step): Figures['rows'][number] => ({
  name,
  tone: 'plain',
  cells: [{ text: fine(mean) }, { text: p ? range(p) : '' }]
})

/** From attack dice to losses, step by step; nothing of a unit that throws no dice. */
export const strike = (unit: UnitReport, enemy: Side): readonly Block[] => {
  if (unit.strike.attackDice === 0) return []
  const rows = steps(unit, enemy.report.units).map(row)
  const title = `dice against ${called(enemy)}`
  return [say(title, 'quiet'), { block: 'figures', title, columns: ['on average', '90 % range'], rows }]
}

/** How the hits fall, and what is left of them after the saves. */
export const falls = ({ strike: { attackDice, hitsP, uncancelledP } }: UnitReport, { role }: Side): readonly Block[] => {
  if (attackDice === 0) return []
  const of = [shown('hits', role, hitsP, true), shown('uncancelled', role, uncancelledP, true)]
  return [{ block: 'distributions', title: 'dice', of }]
}
