import type { AbilityUse } from '../model/scenario'
import { isDraft, ownKey } from '../request/validators'
import { formatValue } from '../request/value-text'

/** A report of advice as the request for it: what a side has stands with + again, what it plays with ++. */

type Data = Readonly<Record<string, unknown>>

const data = (value: unknown): Data => (isDraft(value) ? value : {})

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const played = (use: unknown): string => `++${typeof use === 'string' ? use : formatValue(data(use) as unknown as AbilityUse)}`

const unit = (given: unknown, has: readonly string[]): Data => {
  const abilities = [...list(ownKey(data(given), 'abilities')).map(played), ...has]
  return { ...data(given), ...(abilities.length > 0 && { abilities }) }
}

/** What two units have stands with the first. */
const side = (given: unknown, held: unknown): Data => {
  const has = list(held).flatMap(each => text(each).split(' '))
  const both = ownKey(data(given), 'together')
  if (!Array.isArray(both)) return unit(given, has)
  return { together: list(both).map((each, index) => unit(each, index === 0 ? has : [])) }
}

export const adviceScenario = (report: Data): unknown => {
  const scenario = data(report['scenario'])
  const has = data(report['has'])
  return {
    ...scenario,
    attacker: side(scenario['attacker'], has['attacker']),
    defender: side(scenario['defender'], has['defender'])
  }
}

const goalIn = (goal: Data): string =>
  goal['is'] === 'quantity' ? `${text(goal['wants'])} ${text(goal['text'])}` : text(goal['text'])

export const adviceOptions = (report: Data): Data => {
  const { die = 0, fatigue = 0 } = data(report['price'])
  const { maxNodes } = report
  return {
    goal: goalIn(data(report['goal'])),
    for: text(report['asks']),
    price: [`die=${String(die)},fatigue=${String(fatigue)}`],
    ...(isDraft(report['rolls']) && { roll: String(report['rolls']['dice']) }),
    ...(maxNodes !== undefined && { maxNodes: String(maxNodes) })
  }
}
