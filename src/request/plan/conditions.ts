import { RequestError } from '../../model/errors'
import { t } from '../../model/language'
import { noGoal } from '../../model/mistakes'
import { nearest } from '../../model/nearest'
import {
  type Goal,
  goalsKnown,
  isPointPart,
  PLAN_QUANTITIES,
  type Plan,
  type PlanQuantity,
  POINT_PARTS,
  POINTS,
  YES_OR_NO
} from '../../model/plan'
import { MEASURES, type Measure, STAGES } from '../../model/quantities'
import { conditionOf } from '../condition'
import { doneBy, type Mark, type Name, type Names } from '../condition-names'

/** Names in the conditions of a plan: `fyrd.models`, `hird.fatigue`, `fyrd gone`, `hird won`. */

const YES_OR_NO_QUANTITIES: ReadonlySet<string> = new Set(YES_OR_NO)

/** Other words for the quantities: "hird left 3", "jarl destroyed". */
const SYNONYMS: Readonly<Record<string, PlanQuantity>> = {
  model: 'models',
  left: 'models',
  destroyed: 'gone',
  dead: 'gone',
  ties: 'tied',
  draws: 'tied',
  drew: 'tied',
  retreats: 'disengaged'
}

/** Plan quantities for the measures of a single fight, by path. Measures that are not listed match by their stage. */
const OF_MEASURES: Readonly<Record<string, PlanQuantity>> = {
  'attacker.losses': 'lost',
  'attacker.wipedOut': 'gone',
  'attacker.fatigueAfter': 'fatigue',
  'result.attackerWins': 'won',
  'disengages.attacker': 'disengaged'
}

const stageOf = (measure: Measure): PlanQuantity | undefined => STAGES.find(stage => stage === measure.at)

const MEASURED = MEASURES.filter(({ side }) => side === 'attacker').flatMap(measure => {
  const asks = OF_MEASURES[measure.path] ?? stageOf(measure)
  return asks ? [{ measure, asks }] : []
})

/** Plan quantities by the words after a unit's name: "hits that got through", "is wiped out", "won". */
const WORDS: ReadonlyMap<string, PlanQuantity> = new Map([
  ...PLAN_QUANTITIES.map(each => [each.toLowerCase(), each] as const),
  ...Object.entries(SYNONYMS),
  ...MEASURED.flatMap(({ measure: { names, path }, asks }) =>
    [...names, path.replace('.', ' ')].map(name => [name.replace(/^(?:attacker|\{side\}) /u, '').toLowerCase(), asks] as const)
  )
])

const MOST_WORDS = Math.max(...[...WORDS.keys()].map(words => words.split(' ').length))

/** The quantity that words such as "hits-through" or "hits that got through" mean; undefined if they mean none. */
const quantityOf = (words: string): PlanQuantity | undefined => WORDS.get(words.replaceAll(/[-_]/gu, ' '))

/** The quantity that the marks begin with, and the number of marks it takes; the longest match wins. */
const quantityAtStart = (marks: readonly Mark[]): { readonly asks: PlanQuantity; readonly used: number } | undefined => {
  for (let used = Math.min(MOST_WORDS, marks.length); used > 0; used--) {
    const found = quantityOf(
      marks
        .slice(0, used)
        .map(mark => wordOf(mark).toLowerCase())
        .join(' ')
    )
    if (found) return { asks: found, used }
  }
  return undefined
}

const THAN = { p: '=', atLeast: '>=', atMost: '<=' } as const

/** The comparison in "hird loses 3 or more" or "fyrd hits exactly 2"; undefined if the marks do not begin with one. */
const comparisonAtStart = (unit: string, marks: readonly Mark[]): Name | undefined => {
  const done = doneBy(marks)
  const quantity = MEASURED.find(({ measure: { key } }) => key === done?.key)?.asks
  if (!done || !quantity) return undefined
  return { path: `${unit}.${quantity}`, used: 1 + done.used, compared: { than: THAN[done.which], value: done.count } }
}

const wordOf = (mark: Mark | undefined): string => (mark?.is === 'word' ? mark.word : '')

const splitName = (word: string): readonly [unit: string, asks: string] => {
  const dot = word.lastIndexOf('.')
  return dot < 0 ? [word, ''] : [word.slice(0, dot), word.slice(dot + 1)]
}

const POINT_WORDS: ReadonlyMap<string, string> = new Map([
  ...[POINTS, 'points.swing', 'swing'].map(words => [words, POINTS] as const),
  ...POINT_PARTS.map(part => [part, part] as const)
])

const isPoints = (path: string): boolean => path === POINTS || isPointPart(path)

/** The names that conditions about these units may use; `withPoints` adds victory points, which only goals may use. */
export const planNames = (units: readonly string[], withPoints: boolean): Names => {
  const byName = new Map(units.map(unit => [unit.toLowerCase(), unit]))
  const at = (marks: readonly Mark[]): Name | undefined => {
    const first = wordOf(marks[0]).toLowerCase()
    if (withPoints && !byName.has(first)) {
      const next = wordOf(marks[1]).toLowerCase()
      const both = first === 'points' && POINT_WORDS.has(`points.${next}`) ? `points.${next}` : first
      const path = POINT_WORDS.get(both)
      if (path !== undefined) return { path, used: both === first ? 1 : 2 }
    }
    const [unitName, quantityWords] = byName.has(first) ? [first, ''] : splitName(first)
    const unit = byName.get(unitName)
    if (unit === undefined) return undefined
    if (quantityWords !== '') {
      const quantity = quantityOf(quantityWords)
      return quantity === undefined ? undefined : { path: `${unit}.${quantity}`, used: 1 }
    }
    const done = comparisonAtStart(unit, marks.slice(1))
    if (done) return done
    const start = ['is', 'are', 'has', 'have'].includes(wordOf(marks[1]).toLowerCase()) ? 2 : 1
    const quantity = quantityAtStart(marks.slice(start))
    return quantity && { path: `${unit}.${quantity.asks}`, used: start + quantity.used }
  }
  const all = [
    ...units.flatMap(unit => PLAN_QUANTITIES.map(each => `${unit}.${each}`)),
    ...(withPoints ? [POINTS, ...POINT_PARTS] : [])
  ]
  const [first = 'hird'] = units
  return {
    at,
    nearest: text => nearest(text.replace(/\s+(?:is\s+|are\s+)?/u, '.'), all) ?? nearestUnit(text, units),
    elsewhere: text =>
      /^(?:attacker|defender|shooter|target|tie|nobody)\b/iu.test(text)
        ? t('a plan has several fights: name the unit, as in {example}', { example: `${first}.hits >= 3` })
        : /\b(?:points|swing)\b/iu.test(text)
          ? t('victory points are counted when the plan is over, only in goals: ask for models here, as in {example}', {
              example: `${first}.lost >= 3`
            })
          : undefined,
    measured: path => ({
      name: path,
      measure: YES_OR_NO_QUANTITIES.has(splitName(path)[1]) ? 'yes' : isPoints(path) ? 'points' : 'models'
    }),
    example: `${first}.models <= 4`,
    listed: t('units are {units}, each with {quantities}', {
      units: units.slice(0, 12).join(', '),
      quantities: PLAN_QUANTITIES.join(', ')
    })
  }
}

const nearestUnit = (text: string, units: readonly string[]): string | undefined => {
  const [unitName, quantityWords] = splitName(text)
  const unit = nearest(unitName, units)
  if (unit === undefined) return undefined
  return `${unit}.${nearest(quantityWords, PLAN_QUANTITIES) ?? 'models'}`
}

/**
 * The goal in a condition such as "huscarls gone". Throws a RequestError if the text is not a condition; if it is a single
 * word, the message lists the plan's goals.
 */
export const goalIn = (plan: Plan, text: string, called: string): Goal => {
  const units = plan.units.map(({ name }) => name)
  try {
    return { name: text, text, condition: conditionOf(text, called, planNames(units, true)) }
  } catch (error) {
    // a single word was probably meant as the name of a goal
    if (!(error instanceof RequestError) || /[\s<>=.]/u.test(text.trim())) throw error
    throw new RequestError([noGoal(called, text, goalsKnown(plan))])
  }
}
