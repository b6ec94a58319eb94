import type { AdviceRequest } from '../../model/advice'
import { MOST_LINES } from '../../model/advice'
import { conditionText } from '../../model/condition'
import { quantityAt } from '../../model/quantities'
import type { Scenario, SideRequest } from '../../model/scenario'
import { commandLine } from '../../model/shell'
import { tournamentText } from '../../model/tournament'
import type { Rulebook } from '../../rules/types'
import { fightOptions, wordsOfSide } from '../replay'
import { SIDES } from '../scenario-fields'
import { formatValue } from '../value-text'

/** A request for advice as the command that asks for it. */

/** What is played stands with ++, for + is what a side has. */
const playedWords = (side: SideRequest): SideRequest =>
  'together' in side ? { together: [bare(side.together[0]), bare(side.together[1])] } : bare(side)

const bare = <T extends { readonly abilities?: unknown }>(unit: T): T => {
  const { abilities: _, ...rest } = unit
  return rest as T
}

const plays = (side: SideRequest): readonly (readonly string[])[] =>
  ('together' in side ? side.together : [side]).map(({ abilities = [] }) =>
    abilities.map(use => `++${typeof use === 'string' ? use : formatValue(use)}`)
  )

/** The words of a side, what it plays and has after each unit; what both units have stands with the first. */
const sideWords = (scenario: Scenario, side: 'attacker' | 'defender', { has }: AdviceRequest, book: Rulebook) => {
  const { words, options } = wordsOfSide(playedWords(scenario[side]), side, book)
  const [first = [], second = []] = plays(scenario[side])
  const own = has[side].flatMap(({ said }) => said.split(' '))
  const join = words.indexOf('and')
  if (!('together' in scenario[side]) || join < 0) return { words: [...words, ...first, ...own], options }
  return { words: [...words.slice(0, join), ...first, ...own, ...words.slice(join), ...second], options }
}

const goalText = ({ goal }: AdviceRequest): string => {
  if (goal.is === 'tournament') return tournamentText(goal.table)
  return goal.is === 'condition' ? conditionText(goal.condition) : `${goal.wants} ${quantityAt(goal.path)?.names[0] ?? goal.path}`
}

const isUsual = ({ goal }: AdviceRequest): boolean =>
  goal.is === 'quantity' && goal.path === 'victoryPoints.swing' && goal.wants === 'most'

const priceText = ({ price: { die, fatigue } }: AdviceRequest): string =>
  [...(die > 0 ? [`die=${die}`] : []), ...(fatigue > 0 ? [`fatigue=${fatigue}`] : [])].join(',')

export const adviceReplay = (request: AdviceRequest, book: Rulebook): string => {
  const { scenario, asks, maxNodes, roll } = request
  const [attacker, defender] = SIDES.map(side => sideWords(scenario, side, request, book))
  const price = priceText(request)
  const all = [
    ...['advise', ...(attacker?.words ?? []), scenario.kind === 'shoot' ? 'shoot' : 'charge', ...(defender?.words ?? [])],
    ...[...(attacker?.options ?? []), ...(defender?.options ?? []), ...fightOptions(scenario)],
    ...(isUsual(request) ? [] : ['--goal', goalText(request)]),
    ...(asks === 'attacker' ? [] : ['--for', asks]),
    ...(price === '' ? [] : ['--price', price]),
    ...(roll === undefined ? [] : ['--roll', String(roll)]),
    ...(maxNodes === MOST_LINES ? [] : ['--max-nodes', String(maxNodes)])
  ]
  return commandLine(all)
}
