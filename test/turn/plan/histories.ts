import type { PlanStep } from '../../../src/model/plan'
import { type Event, extendHistory, type History, NO_HISTORY, OTHER_HISTORIES } from '../../../src/turn/plan/events'

/** Histories in short: "0 a:won|2 b:=stay", the place of a step, its label and what came of it; "~" for all that are not distinguished. */

const steps = new Map<string, PlanStep>()

/** A step of this label and text, the same one each time. */
export const stepCalled = (label: string, text = ''): PlanStep => {
  const known = steps.get(`${label} ${text}`) ?? { is: 'choose', options: [], label, text, at: [], otherwise: [] }
  steps.set(`${label} ${text}`, known)
  return known
}

/** `texts`: what was done at each step, by its label. */
export const historyOf = (short: string, texts: Readonly<Record<string, string>> = {}): History => {
  if (short === '') return NO_HISTORY
  if (short === '~') return OTHER_HISTORIES
  return short.split('|').reduce<History>((before, part) => {
    const [, index = '', label = '', result = ''] = /^(\d+) ([^:]*):?(.*)$/u.exec(part) ?? []
    const step = stepCalled(label, texts[label])
    return extendHistory(before, {
      index: Number(index),
      step,
      result: result.startsWith('=') ? { chosen: result.slice(1) } : (result as Event)
    })
  }, NO_HISTORY)
}
