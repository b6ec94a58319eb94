import { tried } from '../../answers/edit/values'
import { fights } from '../../answers/fights'
import { exactly } from '../../battle/units'
import { t } from '../../model/language'
import type { FightReport } from '../../model/report'
import type { Scenario } from '../../model/scenario'
import { requested } from '../../request/request'
import type { Draft } from '../../request/validators'
import type { Rulebook } from '../../rules/types'
import type { Turn } from './state'

/** A draft as a fight with its odds, or why it cannot be fought. */

export type Evaluated = { readonly turn: Turn } | { readonly refused: readonly string[] }

export const isRefused = (fought: Evaluated): fought is { readonly refused: readonly string[] } => 'refused' in fought

const reportOf = (scenario: Scenario, book: Rulebook): FightReport => fights[scenario.kind](scenario, book)

export const fought = (draft: Draft, said: string, book: Rulebook): Evaluated =>
  tried(() => {
    const asked = requested({ scenario: draft }, () => book)
    const scenario = exactly(asked.scenario)
    return { turn: { scenario, report: reportOf(scenario, asked.book), said } }
  })

/** A fight by its sentence, over the edition and readings of all fights. */
export const evaluateAsTyped = (text: string, base: Draft, book: Rulebook): Evaluated =>
  fought({ ...base, fight: text }, t('a new fight'), book)
