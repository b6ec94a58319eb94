import type { fullTurn as statements } from '../../src/rules/statements/play'
import { type Cases, FYRD, melee, rolls, rule, shoot, turn } from './cases'

/** The full turn that the rulebook plays (S1 p.28-31). */
export const fullTurnCases: Cases<typeof statements> = {
  'S1 p.28.1': rolls('vikings --units wl 6hg 3x8w', 6),
  'S1 p.28.2': rule('vikings activation pool', /Roll two more/i),
  'S1 p.29.1': shoot('8 thralls bow shoot 12 geburs', { attacker: { dice: 4 } }),
  'S1 p.29.2': shoot('8 thralls bow shoot 12 geburs', {
    attacker: { hitsOn: 3 },
    defender: { savesOn: 4, loses: 1.333333, none: 0.197531 }
  }),
  'S1 p.29.3': shoot('8 thralls bow shoot 12 geburs', { attacker: { engaged: 8 } }),
  'S1 p.29.4': turn(
    { vikings: { dice: {}, jarl: 'warlord', hird: '6 hirdmen' }, ...FYRD },
    [
      { move: 'jarl', free: 'determination' },
      { move: 'hird', free: 'we-obey' }
    ],
    { jarl: { fatigue: 0 }, hird: { fatigue: 0 } }
  ),
  'S1 p.29.5': melee('6 hirdmen charge 10 geburs engaged 4', { attacker: { dice: 12 }, defender: { dice: 2 } }),
  'S1 p.29.6': melee('6 hirdmen charge 10 geburs engaged 4 gives up dice', { defender: { dice: 1, defence: 1 } }),
  'S1 p.29.7': melee('6 hirdmen charge 10 geburs +shieldwall', { attacker: { hitsOn: 4 }, defender: { armour: 4 } }),
  'S1 p.30.1': melee('6 hirdmen charge 10 geburs engaged 4 +shieldwall', {
    attacker: { dice: 12, hitsOn: 4 },
    defender: { dice: 2, hitsOn: 5 },
    wins: 0.967743,
    tie: 0.026928
  }),
  'S1 p.30.2': melee('6 hirdmen charge 10 geburs engaged 4 +shieldwall', {
    attacker: { fatigue: 1 },
    disengages: { attacker: 0.032257 }
  }),
  'S1 p.30.3': melee('6 hirdmen charge 4 huscarls engaged 3', { defender: { dice: 6 } }),
  'S1 p.30.4': turn(
    { vikings: { hird: '6 hirdmen' }, 'anglo-danes': { a: '12 geburs', b: '12 geburs' } },
    [
      { charge: 'hird', target: 'a', enemy: { engaged: 1 } },
      { charge: 'hird', target: 'b', enemy: { engaged: 1 } }
    ],
    { hird: { fatigue: 3 } }
  ),
  'S1 p.30.5': melee('6 hirdmen charge 4 huscarls engaged 3 gives up dice', { defender: { dice: 3, defence: 2 } }),
  'S1 p.30.6': melee('6 hirdmen fatigue 2 +frigg charge 4 huscarls engaged 3', { attacker: { dice: 13 } }),
  'S1 p.30.7': melee('6 hirdmen +frigg +ullr fatigue 1 charge 12 huscarls engaged 3', {
    attacker: { dice: 13, hitsOn: 5, rerolls: true },
    defender: { loses: 4.814815 }
  }),
  'S1 p.30.8': melee('6 hirdmen spends armour charge 4 huscarls fatigue 1', { attacker: { armour: 6 }, defender: { hitsOn: 6 } }),
  'S1 p.30.9': melee('6 hirdmen charge 4 huscarls engaged 3 gives up dice +lords-of-battle=3d', { defender: { defence: 5 } }),
  'S1 p.30.10': melee('7 hirdmen fatigue 2 charge 4 huscarls engaged 3', { attacker: { armour: 5, fatigue: 3 } }),
  'S1 p.31.1': melee(
    '6 hirdmen fatigue 2 +frigg +ullr spends armour charge 4 huscarls engaged 3 fatigue 1 gives up dice +lords-of-battle=3d',
    {
      attacker: { dice: 13, loses: 0.333333 },
      defender: { dice: 3, defence: 5, loses: 2.764995, gone: 0.428847 },
      wins: 0.873093,
      tie: 0.097082
    }
  ),
  'S1 p.31.2': turn({ vikings: { jarl: 'warlord' }, ...FYRD }, [{ move: 'jarl', free: 'determination' }, { move: 'jarl' }], {
    jarl: { fatigue: 1 }
  }),
  'S1 p.31.3': turn(
    { vikings: { hird: '6 hirdmen fatigue 1' }, 'anglo-danes': { h: '4 huscarls' } },
    [{ charge: 'hird', target: 'h', distance: 5, enemy: { stops: true } }],
    { h: { models: 4 } }
  )
}
