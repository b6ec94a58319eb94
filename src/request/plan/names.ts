import { nearest } from '../../model/nearest'
import { PLAN_QUANTITIES, POINTS } from '../../model/plan'
import type { Name, Names } from '../condition-names'
import type { Mark } from '../condition-tokens'

/** What the conditions of a plan may speak of: `fyrd.models`, `hird.fatigue`, `fyrd gone`, `hird won`. */

const YES: ReadonlySet<string> = new Set(['gone', 'exhausted', 'won'])

/** Further words: "fyrd losses", "hird is gone", "jarl destroyed". */
const ALSO: Readonly<Record<string, string>> = {
  losses: 'lost',
  model: 'models',
  left: 'models',
  destroyed: 'gone',
  dead: 'gone',
  wins: 'won',
  win: 'won'
}

const asks = (word: string): string | undefined => {
  const known = ALSO[word] ?? word
  return PLAN_QUANTITIES.find(each => each === known)
}

const wordOf = (mark: Mark | undefined): string => (mark?.is === 'word' ? mark.word : '')

const split = (word: string): readonly [unit: string, asks: string] => {
  const dot = word.lastIndexOf('.')
  return dot < 0 ? [word, ''] : [word.slice(0, dot), word.slice(dot + 1)]
}

const POINT_WORDS = ['points', 'points.swing', 'swing']

export const namesOf = (units: readonly string[], withPoints: boolean): Names => {
  const byName = new Map(units.map(unit => [unit.toLowerCase(), unit]))
  const at = (marks: readonly Mark[]): Name | undefined => {
    const first = wordOf(marks[0]).toLowerCase()
    if (withPoints && POINT_WORDS.includes(first)) {
      const isTwo = first === 'points' && wordOf(marks[1]).toLowerCase() === 'swing'
      return { path: POINTS, used: isTwo ? 2 : 1 }
    }
    const [said, inside] = byName.has(first) ? [first, ''] : split(first)
    const unit = byName.get(said)
    if (unit === undefined) return undefined
    if (inside !== '') {
      const asked = asks(inside)
      return asked === undefined ? undefined : { path: `${unit}.${asked}`, used: 1 }
    }
    const isFiller = ['is', 'are', 'has', 'have'].includes(wordOf(marks[1]).toLowerCase())
    const asked = asks(wordOf(marks[isFiller ? 2 : 1]).toLowerCase())
    return asked === undefined ? undefined : { path: `${unit}.${asked}`, used: isFiller ? 3 : 2 }
  }
  const all = [...units.flatMap(unit => PLAN_QUANTITIES.map(each => `${unit}.${each}`)), ...(withPoints ? [POINTS] : [])]
  const [first = 'hird'] = units
  return {
    at,
    nearest: text => nearest(text.replace(/\s+(?:is\s+|are\s+)?/u, '.'), all) ?? nearestUnit(text, units),
    measured: path => ({ name: path, measure: YES.has(split(path)[1]) ? 'yes' : path === POINTS ? 'points' : 'models' }),
    example: `${first}.models <= 4`,
    listed: `units are ${units.slice(0, 12).join(', ')}, each with ${PLAN_QUANTITIES.join(', ')}`
  }
}

const nearestUnit = (text: string, units: readonly string[]): string | undefined => {
  const [said, inside] = split(text)
  const unit = nearest(said, units)
  if (unit === undefined) return undefined
  return `${unit}.${nearest(inside, PLAN_QUANTITIES) ?? 'models'}`
}
