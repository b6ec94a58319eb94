import { resistanceOf, type Unit } from './fight'
import type { Readings } from './readings'
import { type Standing, withoutModels } from './standing'

interface Losses {
  readonly fallen: number
  readonly guardsLost: number
  readonly woundsLost: number
  readonly counted: number
}

const none: Losses = { fallen: 0, guardsLost: 0, woundsLost: 0, counted: 0 }

/** R2.5, R3.8: one model per uncancelled hit. */
function ofModels(models: number, uncancelled: number, readings: Readings): Losses {
  const fallen = Math.min(models, uncancelled)
  return { ...none, fallen, counted: readings['overkill-counts'] === 'yes' ? uncancelled : fallen }
}

/**
 * R8.3: wounds lost count as losses for the winner; the last one kills. Resistance is in force in the Challenge (S1 p.54), so friends may
 * die for him: in place of the hits that would kill him, of every wound, or never (reading challenge-guards). Nobody dies in vain.
 */
function ofWounds(wounds: number, guards: number, hits: number, readings: Readings): Losses {
  const borne = { death: Math.max(0, hits - wounds + 1), wounds: Math.min(guards, hits), none: 0 }[readings['challenge-guards']]
  const guardsLost = borne <= guards && hits - borne < wounds ? borne : 0
  const { fallen: woundsLost, counted } = ofModels(wounds, hits - guardsLost, readings)
  const ofGuards = readings['sacrifice-counts'] === 'yes' ? guardsLost : 0
  return { ...none, woundsLost, guardsLost, fallen: woundsLost === wounds ? 1 : 0, counted: counted + ofGuards }
}

/** R6.1: guards die when there are enough of them, and are not wasted when there are not. */
function ofWarlord(guards: number, hits: number, readings: Readings): Losses {
  if (hits > guards) return ofModels(1, hits, readings)
  return { ...none, guardsLost: hits, counted: readings['sacrifice-counts'] === 'yes' ? hits : 0 }
}

/** Resistance is that of the last model: those before him fall first (R6.4: Harold's brothers). */
function lossesOf(unit: Unit, standing: Standing, uncancelled: number, readings: Readings): Losses {
  const ignores = resistanceOf(unit)
  if (standing.models === 0) return none
  if (ignores === 0 && standing.wounds === undefined) return ofModels(standing.models, uncancelled, readings)
  const before = Math.min(standing.models - 1, uncancelled)
  const hits = Math.max(0, uncancelled - before - ignores)
  const last =
    standing.wounds === undefined
      ? ofWarlord(standing.guards, hits, readings)
      : ofWounds(standing.wounds, standing.guards, hits, readings)
  return { ...last, fallen: before + last.fallen, counted: before + last.counted }
}

export function suffer(unit: Unit, standing: Standing, uncancelled: number, readings: Readings): Standing {
  const { fallen, guardsLost, woundsLost, counted } = lossesOf(unit, standing, uncancelled, readings)
  return {
    ...withoutModels(standing, fallen),
    guards: standing.guards - guardsLost,
    guardsLost: standing.guardsLost + guardsLost,
    fallen: standing.fallen + fallen,
    counted: standing.counted + counted,
    ...(standing.wounds !== undefined && { wounds: standing.wounds - woundsLost })
  }
}
