import { placesOf, unitIn } from '../battle/units'
import { isSame } from '../model/data'
import type { Scenario, Side } from '../model/scenario'
import { replayed } from '../request/replay'
import type { Rulebook } from '../rules/types'
import type { BakedRules } from './baked-rules'

/** The record of a game, fight by fight: the file that `saga-odds review` reads. */

/** Whose unit charged or shot. */
export type By = 'own' | 'enemy'

/** A fight in that file. */
export interface Fought extends Partial<Pick<Scenario, 'edition' | 'readings'>> {
  /** A sentence, or the scenario where a sentence cannot express all of it. */
  readonly fight: string | Scenario
  /** Models lost, the attackers first: "2:3". */
  readonly lost: string
  readonly by: By
}

/** The row of a fight; edition and interpretations are left out where they are those of the page. */
export const foughtRow = (
  fight: Scenario,
  losses: Readonly<Record<Side, number>>,
  by: By,
  { base }: BakedRules,
  book: Rulebook
): Fought => {
  const { edition, readings, boards: _, ...bare } = fight
  const [, ...words] = replayed(bare, book)
  return {
    fight: words.some(word => word.startsWith('--')) ? bare : words.join(' '),
    lost: `${losses.attacker}:${losses.defender}`,
    by,
    ...((edition ?? 1) !== (base.edition ?? 1) && { edition: edition ?? 1 }),
    ...(readings && !isSame(readings, base.readings) && { readings })
  }
}

/** "12 bondi charge 4 huscarls" */
export const foughtText = ({ fight }: Fought, book: Rulebook): string =>
  typeof fight === 'string' ? fight : replayed(fight, book).slice(1).join(' ')

/** The models of a side, of both units where two charge together. */
export const modelsOf = (fight: Scenario, side: Side): number =>
  placesOf(fight)
    .filter(place => place.side === side)
    .reduce((sum, place) => sum + (unitIn(fight, place).models ?? 1), 0)

/** The name of the file. */
export const RECORD = 'game.json'

/** The text of the file. */
export const recordFile = (fought: readonly Fought[], { base, warband, against }: BakedRules): string => {
  const { edition = 1, readings, boards } = base
  const head = {
    ...(warband && { own: warband.name }),
    ...(against && { enemy: against.name }),
    edition,
    ...(readings && { readings }),
    ...(boards && { boards })
  }
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  const rows = fought.map(each => `    ${JSON.stringify(each)}`)
  return ['{', ...lines, '  "fights": [', rows.join(',\n'), '  ]', '}', ''].join('\n')
}
