import { placesOf } from '../../battle/units'
import { nameOf, type Offer } from './offers'
import type { Action, Ask, State, Turn } from './state'

/** The lines of the menu, in their order; a line that has no use here is left out. */

const asking = (...asks: readonly Ask[]): Action => ({ do: 'ask', asks })

type Line = (state: State, now: Turn) => readonly Offer[]

const change: Line = (_, now) =>
  placesOf(now.scenario).map(place => ({ label: `change the ${nameOf(now, place)}`, action: asking({ ask: 'unit', place }) }))

const help: Line = (_, now) =>
  (['attacker', 'defender'] as const).map(side => ({
    label: `what would help the ${nameOf(now, { side, index: 0 })} most?`,
    action: asking({ ask: 'help', side })
  }))

const advice: Line = (_, now) =>
  (['attacker', 'defender'] as const).map(side => ({
    label: `what should the ${nameOf(now, { side, index: 0 })} do?`,
    hint: 'with what both sides have here: abilities, fatigue to spend, dice to give up',
    action: { do: 'advise', side }
  }))

const swap: Line = (_, { scenario, report }) =>
  'together' in scenario.attacker
    ? []
    : [{ label: `the other side ${report.kind === 'shoot' ? 'shoots' : 'charges'}`, action: { do: 'swap' } }]

const shelf: Line = ({ shelf }) => [
  { label: 'save this variant', action: { do: 'shelve' } },
  ...(shelf.length > 0
    ? [
        {
          label: `saved variants, side by side (${shelf.length})`,
          action: { do: 'tell', tell: { tell: 'shelf' } } satisfies Action
        },
        { label: 'load or remove a saved variant', action: asking({ ask: 'shelf' }) }
      ]
    : [])
]

const undo: Line = ({ past }, now) => (past.length > 0 ? [{ label: `undo: ${now.said}`, action: { do: 'undo' } }] : [])

const rest: Line = () => [
  { label: 'each number and its rule', action: { do: 'tell', tell: { tell: 'explain' } } },
  { label: 'save the scenario', action: asking({ ask: 'file' }) },
  { label: 'another fight', action: { do: 'again' } },
  { label: 'leave', action: { do: 'leave' } }
]

const LINES: readonly Line[] = [change, undo, help, advice, shelf, swap, rest]

export const menu = (state: State, now: Turn): readonly Offer[] => LINES.flatMap(line => line(state, now))
