import type { shooting as statements } from '../../src/rules/statements/play'
import { type Cases, FYRD, illegalTurn, melee, refused, shoot, table, turn } from './cases'

/** Shooting (S1 p.15-19). */
export const shootingCases: Cases<typeof statements> = {
  'S1 p.15.1': refused('shoot 4 huscarls shoot 8 bondi', /huscarls/),
  'S1 p.15.2': refused('shoot 8 crossbows shoot 4 bondi and 4 hirdmen', /./),
  'S1 p.15.3': table('measured on the table; say how many see with "engaged"'),
  'S1 p.15.4': table('measured on the table'),
  'S1 p.15.5': table('measured on the table'),
  'S1 p.15.6': shoot('12 levies bow engaged 5 shoot 8 warriors', { attacker: { dice: 3, engaged: 5 } }),
  'S1 p.16.1': illegalTurn({ vikings: { a: '8 thralls sling' }, ...FYRD }, [{ shoot: 'a', target: 'fyrd', distance: 13 }], /12"/),
  'S1 p.16.2': illegalTurn({ welsh: { a: '8 priodaur' }, ...FYRD }, [{ shoot: 'a', target: 'fyrd', distance: 7 }], /6"/),
  'S1 p.16.3': shoot('12 levies bow shoot 8 warriors', { attacker: { dice: 6 }, defender: { loses: 1.5, none: 0.177979 } }),
  'S1 p.16.4': shoot('8 priodaur shoot 8 warriors', { attacker: { dice: 4 } }),
  'S1 p.16.5': shoot('6 teulu shoot 8 warriors', { attacker: { dice: 6 } }),
  'S1 p.16.6': shoot('welsh warlord shoot 8 warriors', { attacker: { dice: 2 } }),
  'S1 p.16.7': shoot('8 crossbows engaged 5 shoot 8 warriors', { attacker: { dice: 3 } }),
  'S1 p.17.1': shoot('8 crossbows +aimed-volley shoot 8 warriors', { attacker: { dice: 4, rerolls: true } }),
  'S1 p.17.2': shoot('8 peasants +aimed-volley shoot 8 warriors', { attacker: { rerolls: true }, defender: { loses: 1.5 } }),
  'S1 p.17.3': shoot('8 crossbows +attack-pool=6 shoot 8 warriors', { attacker: { dice: 8 } }),
  'S1 p.17.4': shoot('8 crossbows shoot 8 bondi +asgard', { attacker: { hitsOn: 4 } }),
  'S1 p.17.5': shoot('12 levies bow shoot 8 bondi +asgard', { attacker: { hitsOn: 5 }, defender: { loses: 1 } }),
  'S1 p.17.6': refused('melee 8 warriors charge 8 bondi +asgard', /Asgard/),
  'S1 p.17.7': table('an ability in a sentence is one that was chosen'),
  'S1 p.17.8': shoot('12 levies bow shoot 8 bondi light cover +asgard', { attacker: { hitsOn: 5 } }),
  'S1 p.18.1': shoot('8 levies bow shoot 12 levies', { attacker: { dice: 4, hitsOn: 3 }, defender: { loses: 1.333333 } }),
  'S1 p.18.2': shoot('12 levies bow shoot 8 hirdmen armour 6 +asgard', { attacker: { hitsOn: 6 }, defender: { loses: 0.5 } }),
  'S1 p.18.3': shoot('8 crossbows shoot 8 levies armour 2', { attacker: { hitsOn: 2 } }),
  'S1 p.18.4': shoot('8 crossbows +aimed-volley shoot 8 hearthguard', { defender: { loses: 1.5 } }),
  'S1 p.18.5': shoot('8 crossbows shoot 12 warriors', { attacker: { hitsOn: 3 }, defender: { savesOn: 4, loses: 1.333333 } }),
  'S1 p.18.6': shoot('8 levies bow shoot 8 warriors +2d', { defender: { defence: 2 } }),
  'S1 p.18.7': shoot('8 levies bow shoot 8 warriors', { defender: { savesOn: 4, loses: 1, none: 0.316406 } }),
  'S1 p.18.8': shoot('2 levies bow shoot 8 warriors +3d', { defender: { none: 0.875 } }),
  'S1 p.18.9': shoot('2 levies bow shoot 4 warriors +1d', { defender: { none: 0.875 } }),
  'S1 p.18.10': shoot('12 levies bow shoot 8 warriors rerolls defence', { defender: { rerollsDefence: true, loses: 0.75 } }),
  'S1 p.18.11': shoot('8 levies bow shoot 2 warriors', { defender: { none: 0.316406, gone: 0.261719 } }),
  'S1 p.18.12': shoot('12 levies bow shoot 8 warriors engaged 2', { defender: { loses: 1.5 } }),
  'S1 p.18.13': shoot('8 levies bow shoot 8 warriors behind a hedge', { defender: { savesOn: 3 } }),
  'S1 p.18.14': shoot('8 levies bow shoot 8 warriors behind a wall', { attacker: { hitsOn: 5 }, defender: { savesOn: 3 } }),
  'S1 p.18.15': table('seen on the table; the sentence says the cover'),
  'S1 p.19.1': shoot('8 levies bow shoot 8 warriors light cover', {
    attacker: { hitsOn: 4 },
    defender: { savesOn: 3, loses: 0.666667 }
  }),
  'S1 p.19.2': shoot('8 levies bow shoot 8 warriors heavy cover', {
    attacker: { hitsOn: 5 },
    defender: { savesOn: 3, loses: 0.444444 }
  }),
  'S1 p.19.3': turn({ welsh: { a: '8 priodaur' }, ...FYRD }, [{ move: 'a', throw: 'fyrd' }], {
    a: { fatigue: 0 },
    fyrd: { models: 7 }
  }),
  'S1 p.19.4': turn({ welsh: { a: '8 priodaur' }, ...FYRD }, [{ move: 'a' }, { move: 'a', throw: 'fyrd' }], {
    a: { fatigue: 1 }
  }),
  'S1 p.19.5': illegalTurn({ welsh: { a: '8 priodaur' }, ...FYRD }, [{ charge: 'a', target: 'fyrd', throw: 'fyrd' }], /./),
  'S1 p.19.6': shoot('8 crossbows shoot 12 hearthguard', { attacker: { hitsOn: 4 }, defender: { loses: 1 } }),
  'S1 p.19.7': shoot('12 levies bow shoot 8 crossbows', { attacker: { hitsOn: 3 }, defender: { loses: 2 } }),
  'S1 p.19.8': melee('8 warriors charge 8 crossbows', { attacker: { hitsOn: 3 }, defender: { armour: 3 } }),
  'S1 p.19.9': shoot('8 crossbows +aimed-volley shoot 6 bondi in woods +asgard', {
    attacker: { dice: 4, hitsOn: 4 },
    defender: { savesOn: 3, loses: 1, none: 0.316406 }
  }),
  'S1 p.19.10': shoot('8 crossbows shoot 6 bondi +asgard', { attacker: { hitsOn: 4 } })
}
