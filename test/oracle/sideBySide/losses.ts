import { suffer } from '../losses'
import { readingsOf } from '../readings'
import { withoutModels } from '../standing'
import type { SideBySide, TrioField } from './trio'

/** Uncancelled hits on each unit. */
export interface Uncancelled {
  readonly onWarlord: number
  readonly onCompanion: number
  readonly onEnemy: number
}

/**
 * R3.8 and R6.3: the companion's losses come first; those left of it, if they are no levies, may then die for the warlord, after the
 * guards he was given for that.
 */
export function allSuffer(fight: SideBySide, field: TrioField, { onWarlord, onCompanion, onEnemy }: Uncancelled): TrioField {
  const readings = readingsOf(fight)
  const companion = suffer(fight.companion, field.companion, onCompanion, readings)
  const willing = fight.companion.class === 'levies' ? 0 : companion.models
  const { guards } = field.warlord
  const warlord = suffer(fight.warlord, { ...field.warlord, guards: guards + willing }, onWarlord, readings)
  const died = warlord.guardsLost - field.warlord.guardsLost
  const ofGuards = Math.min(died, guards)
  return {
    warlord: { ...warlord, guards: guards - ofGuards, guardsLost: field.warlord.guardsLost + ofGuards },
    companion: withoutModels(companion, died - ofGuards),
    enemy: suffer(fight.enemy, field.enemy, onEnemy, readings),
    sacrificed: field.sacrificed + died - ofGuards,
    fought: field.fought + 1
  }
}
