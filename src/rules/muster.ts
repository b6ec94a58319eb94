import { classes } from './classes'
import type { MusterRules } from './types'

const cited = { source: 'S1 p.54-58', certainty: 'stated', rule: 'R8.3' } as const

/** The defender of the Homeland has any number of points from 2 to 6 (R8.3). */
const homeland = { ...cited, source: 'S1 p.55', sagaDice: 6, warlords: 1, commanders: 1, commands: 1 } as const

/** How warbands are mustered: unit sizes (R1.3), points (R8.1), the Homeland and larger battles (R8.3). */
export const muster = {
  battles: {
    2: homeland,
    3: homeland,
    4: { sagaDice: 6, warlords: 1, commanders: 1, commands: 1, rule: 'R8.1', source: 'S1 p.6', certainty: 'stated' },
    5: homeland,
    6: { sagaDice: 6, warlords: 1, commanders: 1, commands: 1, rule: 'R8.1', source: 'S1 p.32', certainty: 'stated' },
    8: { ...cited, sagaDice: 6, warlords: 1, commanders: 1, commands: 2 },
    10: { ...cited, sagaDice: 8, warlords: 2, commanders: 1, commands: 1, forbids: 'roll-two-more' },
    12: { ...cited, sagaDice: 8, warlords: 3, commanders: 3, commands: 1 }
  },
  models: { least: 4, most: 12, rule: 'R1.3' },
  rolling: { most: 6, lessLeft: true, rule: 'R7.2' },
  perPoint: {
    levies: classes.levies.perPoint,
    warriors: classes.warriors.perPoint,
    hearthguard: classes.hearthguard.perPoint
  },
  further: { cost: 1, points: 2, rule: 'R8.3' },
  rule: 'R8.1',
  source: 'S1 p.32, 36',
  certainty: 'stated'
} as const satisfies MusterRules
