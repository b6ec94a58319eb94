import { mean, percent, twoDecimals } from '../../model/figures'
import { t } from '../../model/language'
import { once } from '../../model/once'
import { allQuantities } from '../../model/quantities'
import type { FightReport, MethodReport, SideReport } from '../../model/report'
import { range90Text } from '../distribution'
import { withInterval } from '../page'
import { type Field, type Rows, snake, tableOf } from '../record'
import { oneIn } from './fractions'
import { methodText } from './method'
import { askedNumberText, intervalOf, quantityLabel } from './quantities'
import { mostLossesText, type NamedSide, type Sides, sides, sideWithVerb } from './sides'

/** A fight in one sentence. */

const withIntervalOf = (report: FightReport, path: string, figure: string): string =>
  withInterval(figure, intervalOf(report, path))

const chance = (report: FightReport, path: string, value: number): string => {
  const exact = report.fractions?.[path]
  return exact ? `${percent(value)} (${oneIn(exact)})` : withIntervalOf(report, path, percent(value))
}

const resultText = (report: FightReport, both: Sides): readonly string[] => {
  if (!report.result) return []
  const { attackerWins, tie, defenderWins } = report.result
  const texts = [
    `${sideWithVerb(both.attacker, 'win')} ${chance(report, 'result.attackerWins', attackerWins)}`,
    t('tie {chance}', { chance: chance(report, 'result.tie', tie) }),
    `${sideWithVerb(both.defender, 'win')} ${chance(report, 'result.defenderWins', defenderWins)}`
  ]
  return [texts.join(', ')]
}

/** "casualties: bondi 1.8 of 12, huscarls 2.9 of 4"; for a shot only the target's, with their 90 % range. */
const casualties = (report: FightReport, { attacker, defender }: Sides): string => {
  const fallen = ({ name, role, report: { losses, units } }: NamedSide): string =>
    t('{name} {mean} of {of}', {
      name,
      mean: withIntervalOf(report, `${role}.losses.mean`, mean(losses.mean)),
      of: mostLossesText(
        units.reduce((sum, { models }) => sum + models, 0),
        losses
      )
    })
  return report.kind === 'shoot'
    ? t('casualties: {fallen} (90 % range {range})', { fallen: fallen(defender), range: range90Text(defender.report.losses.p) })
    : t('casualties: {fallen}', { fallen: `${fallen(attacker)}, ${fallen(defender)}` })
}

/** How far the sampled figures are from the exact ones of the sentence. */
const bothMethodsText = (method: Extract<MethodReport, { name: 'both' }>, both: Sides): string =>
  t('{sampled}, furthest apart: {label}, by {standardErrors} standard errors', {
    sampled: methodText(method),
    label: quantityLabel(both, method.deviation.quantity),
    standardErrors: twoDecimals(method.deviation.standardErrors)
  })

/** The whole fight in one sentence. */
export const fightLine = (report: FightReport): string => {
  const both = sides(report)
  const wiped = t('{name} wiped out {chance}', {
    name: both.defender.name,
    chance: chance(report, 'defender.wipedOut', report.defender.wipedOut)
  })
  const asked = (report.asked ?? []).map(each => askedNumberText(each, both))
  const parts = [...asked, ...resultText(report, both), casualties(report, both), wiped]
  const { method, edition } = report
  const remarks = [
    ...(edition === 1 ? [] : [t('second edition')]),
    ...(method.name === 'monte-carlo' ? [methodText(method)] : method.name === 'both' ? [bothMethodsText(method, both)] : [])
  ]
  return `${report.headline}: ${[...parts, ...remarks].join('; ')}`
}

/** A fight as one record, for CSV. */

const unitFields = (role: string, { units }: SideReport): readonly Field[] => [
  [`${role}_unit`, units.map(({ unit }) => unit).join('+')],
  [`${role}_models`, units.reduce((sum, { models }) => sum + models, 0)]
]

const lossFields = (role: string, { losses }: SideReport): readonly Field[] =>
  losses.p.map((chance, lost): Field => [`${role}_losses_p_${lost}`, chance])

/** The numbers of a fight that have a column: who wins, each side, the points. Stages, lengths and who disengages are in JSON only. */
const columns = /* @__PURE__ */ once(() =>
  allQuantities().filter(({ path, isStage }) => !isStage && !/^(disengages\.|lasts$)/u.test(path))
)

const column = (path: string, full: boolean): string | undefined =>
  columns().some(quantity => quantity.path === path) || (full && /^(attacker|defender)\.losses\.p\./u.test(path))
    ? snake(path)
    : undefined

/** With `--method fractions`: each number as a fraction, and as "one in so many". */
const exactFields = ({ fractions = {} }: Pick<FightReport, 'fractions'>, full: boolean): readonly Field[] =>
  Object.entries(fractions).flatMap(([path, { fraction, oneIn }]): readonly Field[] => {
    const name = column(path, full)
    if (name === undefined) return []
    return [[`${name}_fraction`, fraction], ...(oneIn === undefined ? [] : ([[`${name}_one_in`, oneIn ?? undefined]] as const))]
  })

/** Of a sampled fight: the trials, the seed and the interval of each number. */
const sampledFields = ({ method, intervals = {} }: FightReport, full: boolean): readonly Field[] =>
  'trials' in method
    ? [
        ['trials', method.trials],
        ['seed', method.seed],
        ...Object.entries(intervals).flatMap(([path, [low, high]]): readonly Field[] => {
          const name = column(path, full)
          return name === undefined
            ? []
            : [
                ...(method.name === 'both' ? [[`${name}_sampled`, method.sampled[path]] as const] : []),
                [`${name}_low`, low],
                [`${name}_high`, high]
              ]
        })
      ]
    : []

/** The numbers asked for that have no column of their own. */
const askedFields = ({ asked = [] }: FightReport, full: boolean): readonly Field[] =>
  asked.flatMap(({ quantity, value }) => (column(quantity, full) === undefined ? [[snake(quantity), value] as const] : []))

/** The record of a fight, its numbers unrounded; `full`: with the distributions of losses. */
export const fields = (report: FightReport, full: boolean): readonly Field[] => [
  ['kind', report.kind],
  ['headline', report.headline],
  ['edition', report.edition],
  ['method', report.method.name],
  ...unitFields('attacker', report.attacker),
  ...unitFields('defender', report.defender),
  ...columns().map(({ path, of }): Field => [snake(path), of(report)]),
  ...askedFields(report, full),
  ...(full ? [...lossFields('attacker', report.attacker), ...lossFields('defender', report.defender)] : []),
  ...exactFields(report, full),
  ...sampledFields(report, full)
]

export const tables = (report: FightReport, full: boolean): readonly Rows[] => [tableOf([fields(report, full)])]

export const lines = (report: FightReport): readonly string[] => [fightLine(report)]
