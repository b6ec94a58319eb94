import type { Mistake } from '../model/errors'
import { t, translate } from '../model/language'
import { outOfPlace } from '../model/mistakes'
import { quoted } from '../model/quoted'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Clause, Sentence } from './words/sentence'
import type { ParsedSide, ParsedUnit } from './words/sides'
import { isAlone } from './words/verbs'

/** Everything that can be asked for but that one fight does not take into account. All such refusals are in this file. */

const unitMessages = (unit: ParsedUnit): readonly string[] => {
  if (unit.isThem) return [t('them: no unit has been named yet, so it is not clear who they are: name the unit')]
  const { units, draft } = unit
  const models = String(draft['models'])
  return units === 1
    ? []
    : [t('{units}x{models} means {units} units, and one fights here: write {models} without the {units}x', { units, models })]
}

const sideMessages = (sides: readonly ParsedSide[], at: string): readonly string[] => [
  ...sides.flatMap(units => units.flatMap(unitMessages)),
  ...(sides.length > 1
    ? [
        t('"or" names several units to compare, and a fight has one {at}: ask about each by itself, or saga-odds compare', {
          at: translate(at)
        })
      ]
    : []),
  ...sides
    .filter(units => units.length > 2)
    .map(units => t('{units} units fight together: two at most, the warlord and one beside him (R6.3)', { units: units.length }))
]

/** Messages for a clause that is not a fight, or that is several fights. */
export const ofPlansOnly = (clause: Clause | undefined): readonly string[] => {
  const { verb, said, times = 1 } = clause ?? {}
  return [
    ...(isAlone(verb)
      ? [
          t('"{said}" is a step of a turn, not a fight: ask saga-odds plan, as in plan 8 bondi rest then they charge 6 ceorls', {
            said
          })
        ]
      : []),
    ...(times > 1 ? [t('{times} fights in a row are a plan: ask saga-odds plan the same', { times })] : [])
  ]
}

/** Mistakes for everything in a sentence that is not one fight. */
export const unsupportedWords = ([clause, next]: Sentence): readonly Mistake[] =>
  [
    ...(next && !isAlone(clause?.verb) ? [t('two fights, one after the other, are a plan: ask saga-odds plan the same')] : []),
    ...ofPlansOnly(clause),
    ...sideMessages(clause?.actors ?? [], 'attacker'),
    ...sideMessages(clause?.targets ?? [], 'defender')
  ].map(message => outOfPlace(message, 'fight'))

/** Mistakes for board files that have not been laid over this rulebook. */
const boardFaults = ({ boards = [] }: Scenario, book: Rulebook): readonly Mistake[] =>
  boards
    .filter(name => !book.boards?.includes(name))
    .map(name =>
      outOfPlace(
        t('boards: this rulebook does not include {name}: add it to the rulebook first', { name: quoted(name) }),
        'boards'
      )
    )

const defenderFaults = ({ defender }: Scenario): readonly Mistake[] =>
  'together' in defender
    ? [outOfPlace(t('the defender is two units, and a charge or a shot is aimed at one (R3.12): name one'), 'defender')]
    : []

/** Mistakes for everything in a scenario that a fight does not take into account. */
export const unsupportedFaults = (scenario: Scenario, book: Rulebook): readonly Mistake[] =>
  scenario.boards || 'together' in scenario.defender ? [...defenderFaults(scenario), ...boardFaults(scenario, book)] : NONE

const NONE: readonly Mistake[] = []
