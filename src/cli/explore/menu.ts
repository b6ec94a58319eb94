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

const swap: Line = (_, { scenario, report }) =>
  'together' in scenario.attacker
    ? []
    : [{ label: `the other side ${report.kind === 'shoot' ? 'shoots' : 'charges'}`, action: { do: 'swap' } }]

const shelf: Line = ({ shelf }) => [
  { label: 'put this fight on the shelf', action: { do: 'shelve' } },
  ...(shelf.length > 0
    ? [
        {
          label: `the shelf, side by side (${shelf.length})`,
          action: { do: 'show', what: 'shelf' } satisfies Action
        },
        { label: 'take up or remove one of the shelf', action: asking({ ask: 'shelf' }) }
      ]
    : [])
]

const undo: Line = ({ past }, now) => (past.length > 0 ? [{ label: `undo: ${now.said}`, action: { do: 'undo' } }] : [])

const rest: Line = () => [
  { label: 'each number and its rule', action: { do: 'show', what: 'explain' } },
  { label: 'save the scenario', action: asking({ ask: 'file' }) },
  { label: 'another fight', action: { do: 'again' } },
  { label: 'leave', action: { do: 'leave' } }
]

const LINES: readonly Line[] = [change, help, undo, shelf, swap, rest]

export const menu = (state: State, now: Turn): readonly Offer[] => LINES.flatMap(line => line(state, now))
