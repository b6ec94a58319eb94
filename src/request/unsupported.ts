import type { Mistake } from '../model/errors'
import { t } from '../model/language'
import { outOfPlace } from '../model/mistakes'
import { quoted } from '../model/quoted'
import type { Scenario } from '../model/scenario'
import type { Rulebook } from '../rules/types'
import type { Clause, ParsedSide, ParsedUnit, Sentence } from './sentence'
import { isAlone } from './verbs'

/** What can be said and one fight does not take into account: all of it stands in this file. */

const ofSaidUnit = (said: ParsedUnit): readonly string[] => {
  if (said.isThem) return [t('them: no unit has been named yet, so it is not clear who they are: name the unit')]
  const { units, draft } = said
  const models = String(draft['models'])
  return units === 1
    ? []
    : [t('{units}x{models} means {units} units, and one fights here: write {models} without the {units}x', { units, models })]
}

const ofSaidSides = (sides: readonly ParsedSide[], at: string): readonly string[] => [
  ...sides.flatMap(units => units.flatMap(ofSaidUnit)),
  ...(sides.length > 1
    ? [t('"or" names several units to compare, and a fight has one {at}: ask about each by itself, or saga-odds compare', { at })]
    : []),
  ...sides
    .filter(units => units.length > 2)
    .map(units => t('{units} units fight together: two at most, the warlord and one beside him (R6.3)', { units: units.length }))
]

/** What is no fight, or several of them. */
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

/** What of a sentence is not one fight. */
export const unsupportedWords = ([clause, next]: Sentence): readonly Mistake[] =>
  [
    ...(next && !isAlone(clause?.verb) ? [t('two fights, one after the other, are a plan: ask saga-odds plan the same')] : []),
    ...ofPlansOnly(clause),
    ...ofSaidSides(clause?.actors ?? [], 'attacker'),
    ...ofSaidSides(clause?.targets ?? [], 'defender')
  ].map(message => outOfPlace(message, 'fight'))

/** Board files that nobody has laid over the rulebook at hand. */
const ofBoards = ({ boards = [] }: Scenario, book: Rulebook): readonly Mistake[] =>
  boards
    .filter(name => !book.boards?.includes(name))
    .map(name =>
      outOfPlace(
        t('boards: this rulebook does not include {name}: add it to the rulebook first', { name: quoted(name) }),
        'boards'
      )
    )

const ofDefender = ({ defender }: Scenario): readonly Mistake[] =>
  'together' in defender
    ? [outOfPlace(t('the defender is two units, and a charge or a shot is aimed at one (R3.12): name one'), 'defender')]
    : []

/** What of a scenario a fight does not take into account. */
export const unsupportedFaults = (scenario: Scenario, book: Rulebook): readonly Mistake[] =>
  scenario.boards || 'together' in scenario.defender ? [...ofDefender(scenario), ...ofBoards(scenario, book)] : NONE

const NONE: readonly Mistake[] = []
