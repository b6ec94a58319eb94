import type { fatigue as statements } from '../../src/rules/statements/play'
import { type Cases, FYRD, illegalTurn, melee, rule, shoot, table, turn } from './cases'

/** Fatigue and scenery (S1 p.24-27). */
export const fatigueCases: Cases<typeof statements> = {
  'S1 p.24.1': turn({ vikings: { a: '8 thralls bow' }, ...FYRD }, [{ shoot: 'a', target: 'fyrd' }, { move: 'a' }], {
    a: { fatigue: 1 }
  }),
  'S1 p.24.2': turn({ vikings: { a: '8 thralls bow', b: '8 bondi' }, ...FYRD }, [{ shoot: 'a', target: 'fyrd' }, { move: 'b' }], {
    a: { fatigue: 0 },
    b: { fatigue: 0 }
  }),
  'S1 p.24.3': melee('8 warriors fatigue 2 moved charge 8 warriors', { attacker: { dice: 4, exhausted: true } }),
  'S1 p.24.4': turn(
    { vikings: { a: '8 thralls bow' }, ...FYRD },
    [
      { shoot: 'a', target: 'fyrd' },
      { shoot: 'a', target: 'fyrd' }
    ],
    { a: { fatigue: 1 } }
  ),
  'S1 p.24.5': melee('12 hearthguard charge 1 levy', { attacker: { fatigue: 1 } }),
  'S1 p.24.6': turn(
    { vikings: { b: '12 hirdmen' }, 'anglo-danes': { fyrd: { is: '1 geburs', near: ['eorl'] }, eorl: 'warlord' } },
    [{ charge: 'b', target: 'fyrd' }],
    { eorl: { fatigue: 0.999999 } }
  ),
  'S1 p.24.7': turn({ vikings: { b: '8 bondi fatigue 9' }, ...FYRD }, [{ rest: 'b' }], { b: { fatigue: 8 } }),
  'S1 p.24.8': table('a plan is of one turn, and no box of a single fight shoots in the enemy turn'),
  'S1 p.24.9': turn(
    { vikings: { a: '8 thralls bow' }, 'anglo-danes': { fyrd: '12 geburs' } },
    [{ move: 'a' }, { shoot: 'a', target: 'fyrd' }, { charge: 'a', target: 'fyrd', enemy: { engaged: 1 } }],
    { a: { fatigue: 3 } }
  ),
  'S1 p.25.1': turn({ vikings: { b: '8 bondi fatigue 1' }, ...FYRD }, [{ rest: 'b' }, { move: 'b' }], { b: { fatigue: 0 } }),
  'S1 p.25.2': illegalTurn({ vikings: { b: '8 bondi fatigue 1' }, ...FYRD }, [{ move: 'b' }, { rest: 'b' }], 'R4.2'),
  'S1 p.25.3': illegalTurn({ vikings: { b: '8 bondi fatigue 2' }, ...FYRD }, [{ rest: 'b' }, { rest: 'b' }], 'R4.2'),
  'S1 p.25.4': turn(
    { vikings: { jarl: 'warlord', b: '8 bondi fatigue 1' }, ...FYRD },
    [{ move: 'b' }, { use: 'njord', on: ['b'] }],
    { b: { fatigue: 0 } }
  ),
  'S1 p.25.5': turn(
    { vikings: { b: '8 bondi fatigue 1' }, ...FYRD },
    [{ charge: 'b', target: 'fyrd', distance: 5, enemy: { stops: true } }],
    { fyrd: { models: 8 } }
  ),
  'S1 p.25.6': shoot('8 crossbows fatigue 1 shoot 8 warriors spends armour', { attacker: { hitsOn: 4, fatigue: 0 } }),
  'S1 p.25.7': melee('9 warriors engaged 8 fatigue 1 charge 8 warriors spends armour', {
    attacker: { hitsOn: 5, fatigue: 1 },
    defender: { armour: 5, loses: 1.777778 }
  }),
  'S1 p.25.8': melee('warlord and 6 hirdmen fatigue 1 charge 8 ceorls spends armour', {
    attacker: { hitsOn: 4, companion: { hitsOn: 5 } }
  }),
  'S1 p.25.9': melee('8 warriors spends enemy armour charge 8 warriors fatigue 1', {
    attacker: { hitsOn: 3 },
    defender: { loses: 3.555556 }
  }),
  'S1 p.25.10': melee('7 warriors spends both charge 8 hearthguard fatigue 3', {
    attacker: { armour: 5, hitsOn: 4 },
    defender: { fatigue: 2 }
  }),
  'S1 p.25.11': turn(
    { vikings: { b: '8 bondi fatigue 2' }, ...FYRD },
    [{ charge: 'b', target: 'fyrd', distance: 4, enemy: { stops: true } }],
    { b: { models: 5.333333 } }
  ),
  'S1 p.25.12': melee('8 warriors charge 6 levies fatigue 2', { defender: { limit: 2, exhausted: true, dice: 1 } }),
  'S1 p.25.13': melee('8 warriors charge 8 warriors fatigue 3', { defender: { limit: 3, exhausted: true, dice: 4 } }),
  'S1 p.25.14': melee('warlord charge 4 hearthguard fatigue 4', {
    attacker: { limit: 4 },
    defender: { limit: 4, exhausted: true, dice: 4 }
  }),
  'S1 p.25.15': melee('8 warriors charge 8 warriors fatigue 2', { defender: { exhausted: false, dice: 8 } }),
  'S1 p.25.16': turn({ vikings: { b: '8 bondi fatigue 3' }, ...FYRD }, [{ charge: 'b', target: 'fyrd' }], {
    fyrd: { models: 8 },
    b: { fatigue: 3 }
  }),
  'S1 p.25.17': turn(
    { normans: { x: '8 crossbowmen fatigue 3' }, ...FYRD },
    [{ shoot: 'x', target: 'fyrd', pay: 'storm-of-arrows' }],
    { fyrd: { models: 8 }, x: { fatigue: 3 } }
  ),
  'S1 p.25.18': melee('8 warriors charge 5 warriors fatigue 3', { defender: { dice: 2 } }),
  'S1 p.25.19': melee('8 warriors charge 8 warriors fatigue 3 gives up dice', { defender: { dice: 2, defence: 1 } }),
  'S1 p.26.1': rule('terrain', 'hedge', 'wall', 'woods'),
  'S1 p.26.2': table('seen on the table'),
  'S1 p.27.1': shoot('8 levies bow shoot 8 warriors behind a palisade', { defender: { savesOn: 4 } }),
  'S1 p.27.2': melee('8 warriors charge 8 warriors in rocks', { defender: { savesOn: 4 } }),
  'S1 p.27.3': shoot('8 levies bow shoot 8 warriors on a hill', { defender: { savesOn: 4 } }),
  'S1 p.27.4': shoot('8 levies bow shoot 8 warriors in a marsh', { defender: { savesOn: 4 } }),
  'S1 p.27.5': shoot('8 levies bow shoot 8 warriors in building', { attacker: { hitsOn: 5 }, defender: { savesOn: 3 } }),
  'S1 p.27.6': rule('R3.11', /8 models.*12/),
  'S1 p.27.7': table('models are moved by hand'),
  'S1 p.27.8': table('models are moved by hand'),
  'S1 p.27.9': table('measured on the table'),
  'S1 p.27.10': melee('8 warriors engaged 5 charge 8 warriors in building', { attacker: { dice: 5 } }),
  'S1 p.27.11': melee('8 warriors charge 8 warriors in building', { defender: { dice: 8, savesOn: 4, loses: 2 } }),
  'S1 p.27.12': melee('8 warriors charge 2 warriors in building', { disengages: { defender: 0 } }),
  'S1 p.27.13': shoot('8 levies bow shoot 8 warriors in building', { defender: { loses: 0.444444 } }),
  'S1 p.27.14': table('models are moved by hand')
}
