import { diceShown } from '../../model/dice-report'
import { percent, twoDecimals } from '../../model/figures'
import { t, translate } from '../../model/language'
import type { DiceReport, OptionReport, WrathReport } from '../../model/report'
import { chances, differs, numbers } from './spans'

/** SAGA dice in a sentence, to say at the table. */

const best = (options: readonly OptionReport[]): OptionReport | undefined =>
  options.toSorted((one, other) => other.all - one.all)[0]

const placed = ({ now }: DiceReport): readonly string[] => {
  if (!now) return []
  const { placement, options } = now
  const boxes = placement.placed.map(({ name, dice }) => `${name} ${dice}`).join(', ')
  const left = diceShown(placement.left) === 0 ? '' : t(', {dice} left over', { dice: placement.left })
  const other = best(options)
  const instead =
    other && other.decision.do !== 'place'
      ? [t('or {decision}, then all {chance}', { decision: other.decision.text, chance: percent(other.all) })]
      : []
  return [t('place {boxes}{left}', { boxes: boxes === '' ? t('nothing') : boxes, left }), ...instead]
}

const odds = ({ all, worth, wants, now }: DiceReport): readonly string[] => {
  if (!all || now) return []
  const uses = wants.reduce((sum, { times }) => sum + times, 0)
  const paid = differs(all)
    ? t('{rolled} as rolled, {played} under best play', { rolled: chances(all.asRolled), played: chances(all.bestPlay) })
    : chances(all.asRolled)
  return [
    uses > 1 ? t('all of it {paid}', { paid }) : paid,
    ...(worth && uses > 1 ? [t('{n} paid on average', { n: numbers(worth.asRolled) })] : [])
  ]
}

const count = ({ dice, wants }: DiceReport): readonly string[] =>
  wants.length === 0 || dice.units ? [dice.steps.join(', ')].filter(text => text !== '') : []

/** Without wants a line for each box. */
export const diceLines = (report: DiceReport): readonly string[] => {
  const { headline, all, wants } = report
  const whole = [...count(report), ...odds(report), ...placed(report)].join('; ')
  const boxes = all ? [] : wants.map(({ name, cost, alone }) => `${name} (${translate(cost)}): ${chances(alone.asRolled)}`)
  return [whole === '' ? headline : `${headline}: ${whole}`, ...boxes]
}

export const wrathLine = ({ headline, effects, changesSides, activations }: WrathReport): string => {
  const rows = effects.filter(({ reached }) => reached > 0).map(({ least, reached }) => `${least}+ ${percent(reached)}`)
  const leave = changesSides > 0 ? t('; they change sides {chance}', { chance: percent(changesSides) }) : ''
  return t('{headline}: {rows}{leave}; {n} free activations on average', {
    headline,
    rows: rows.join(', '),
    leave,
    n: twoDecimals(activations)
  })
}
