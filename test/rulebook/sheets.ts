import type { sheets as statements } from '../../src/rules/statements/supplements'
import { type Cases, FYRD, illegalTurn, melee, rolls, rule, shoot, table, turn } from './cases'

/** The reference sheet at the end of the rulebook (S1 p.66) and that of the late first edition (S3). */
export const sheetsCases: Cases<typeof statements> = {
  'S1 p.66.1': rule('R4.6', /must engage/),
  'S1 p.66.2': rolls('vikings --units 2x4hg 8w wl --left 1', 4),
  'S1 p.66.3': turn({ vikings: { b: '8 bondi' }, ...FYRD }, [{ move: 'b' }, { move: 'b' }], { b: { fatigue: 1 } }),
  'S1 p.66.4': melee('12 warriors engaged 2 charge 12 warriors', { defender: { fatigue: 1 } }),
  'S1 p.66.5': shoot('8 levies bow fatigue 1 shoot 8 warriors spends armour', { attacker: { hitsOn: 5 } }),
  'S1 p.66.6': shoot('8 warriors bow fatigue 2 shoot 8 warriors spends armour', { attacker: { hitsOn: 5 } }),
  'S1 p.66.7': melee('8 warriors charge 8 huscarls fatigue 4', { defender: { dice: 8 } }),
  'S1 p.66.8': shoot('8 levies bow shoot 12 levies heavy cover', { attacker: { hitsOn: 4 }, defender: { savesOn: 3 } }),
  'S1 p.66.9': shoot('8 peasants +attack-pool=5 shoot 8 ceorls', { attacker: { dice: 8 } }),
  'S1 p.66.10': shoot('2 levies bow shoot 4 warriors +5d', { defender: { none: 0.875 } }),
  'S1 p.66.11': melee('8 warriors charge 12 levies heavy cover', { defender: { savesOn: 4 } }),
  'S3 movement.1': turn(
    { vikings: { b: '8 bondi' }, 'anglo-danes': { fyrd: '12 ceorls engaged 1' } },
    [{ charge: 'b', target: 'fyrd', distance: 6 }],
    { fyrd: { models: 9.333333 } }
  ),
  'S3 movement.2': illegalTurn(
    { normans: { k: '4 knights mounted' }, ...FYRD },
    [{ charge: 'k', target: 'fyrd', distance: 13 }],
    /12"/
  ),
  'S3 movement.3': illegalTurn(
    { vikings: { b: '8 bondi' }, ...FYRD },
    [{ charge: 'b', target: 'fyrd', distance: 5, ground: 'uneven' }],
    /4"/
  ),
  'S3 movement.4': table('models are moved by hand'),
  'S3 movement.5': rule('R4.6', /must engage/),
  'S3 SAGA dice.1': rolls('anglo-danes --units 4hg 8w', 2),
  'S3 SAGA dice.2': rolls('anglo-danes --units wl 8w', 3),
  'S3 SAGA dice.3': rolls('anglo-danes --units 4x4hg --left 1', 3),
  'S3 SAGA dice.4': rolls('anglo-danes --units 9x4hg', 6),
  'S3 fatigue.1': turn({ vikings: { a: '8 thralls bow' }, ...FYRD }, [{ move: 'a' }, { shoot: 'a', target: 'fyrd' }], {
    a: { fatigue: 1 }
  }),
  'S3 fatigue.2': melee('12 warriors engaged 2 charge 12 warriors', { attacker: { fatigue: 1 }, defender: { fatigue: 1 } }),
  'S3 fatigue.3': turn(
    { normans: { k: '12 knights' }, 'anglo-danes': { fyrd: { is: '1 geburs', near: ['h'] }, h: '4 huscarls' } },
    [{ charge: 'k', target: 'fyrd' }],
    { h: { fatigue: 0.999999 } }
  ),
  'S3 fatigue.4': table('not in the rulebook: interpretation horses-uneven'),
  'S3 fatigue.5': turn(
    { normans: { k: '4 knights mounted fatigue 1' }, 'anglo-danes': { h: '8 ceorls' } },
    [{ charge: 'k', target: 'h', distance: 7, enemy: { stops: true } }],
    { h: { models: 8 } }
  ),
  'S3 fatigue.6': shoot('8 crossbowmen fatigue 1 shoot 6 huscarls spends armour', { attacker: { hitsOn: 5 } }),
  'S3 fatigue.7': melee('8 warriors spends both charge 8 warriors fatigue 2', { attacker: { armour: 5, hitsOn: 3 } }),
  'S3 fatigue.8': melee('8 warriors spends armour charge 8 warriors fatigue 3', { attacker: { armour: 5 } }),
  'S3 fatigue.9': melee('8 levies fatigue 2 charge 8 warriors fatigue 2', {
    attacker: { limit: 2, exhausted: true },
    defender: { limit: 3, exhausted: false }
  }),
  'S3 fatigue.10': melee('8 warriors fatigue 3 charge 8 warriors', { attacker: { exhausted: true, dice: 4 } }),
  'S3 shooting.1': rule('composite bow', /M/),
  'S3 shooting.2': shoot('12 levies sling shoot 12 levies', { attacker: { dice: 6, hitsOn: 3 }, defender: { loses: 2 } }),
  'S3 shooting.3': shoot('4 teulu shoot 6 hirdmen', { attacker: { dice: 4, hitsOn: 5 } }),
  'S3 shooting.4': shoot('welsh warlord shoot jarl', { attacker: { dice: 2, hitsOn: 6 } }),
  'S3 shooting.5': shoot('8 crossbows +aimed-volley shoot 8 ceorls +shieldwall', { attacker: { rerolls: true, hitsOn: 4 } }),
  'S3 shooting.6': shoot('8 crossbows +attack-pool=8 shoot 12 ceorls', { attacker: { dice: 8 } }),
  'S3 shooting.7': shoot('8 crossbows shoot 12 ceorls', { defender: { savesOn: 4 } }),
  'S3 shooting.8': shoot('8 crossbows shoot 12 ceorls', { defender: { loses: 1.333333 } }),
  'S3 shooting.9': shoot('8 crossbows shoot 12 ceorls light cover', { defender: { savesOn: 3, loses: 0.888889 } }),
  'S3 shooting.10': shoot('8 crossbows shoot 12 ceorls heavy cover', {
    attacker: { hitsOn: 4 },
    defender: { savesOn: 3, loses: 0.666667 }
  }),
  'S3 shooting.11': shoot('8 crossbows shoot warlord', { attacker: { hitsOn: 5 } }),
  'S3 shooting.12': turn({ welsh: { a: '8 priodaur' }, 'anglo-danes': { fyrd: '8 huscarls' } }, [{ move: 'a', throw: 'fyrd' }], {
    fyrd: { models: 7.333333 }
  }),
  'S3 melee.1': melee('12 levies charge 12 levies', { attacker: { dice: 4, hitsOn: 3 } }),
  'S3 melee.2': melee('6 bondi charge 6 ceorls', { attacker: { dice: 6, hitsOn: 4 } }),
  'S3 melee.3': melee('6 hirdmen charge 6 huscarls', { attacker: { dice: 12, hitsOn: 5 } }),
  'S3 melee.4': melee('jarl charge baron', { attacker: { dice: 5, hitsOn: 5 } }),
  'S3 melee.5': table('no box of the four boards is one'),
  'S3 melee.6': melee('8 warriors charge 12 warriors gives up dice', { defender: { dice: 6, defence: 3 } }),
  'S3 melee.7': melee('8 warriors charge 8 ceorls gives up dice +combat-pool=8a --reading cap-base=generated', {
    defender: { dice: 12 }
  }),
  'S3 melee.8': melee('1 warriors charge 8 warriors +2d', { defender: { savesOn: 5, none: 0.777778 } }),
  'S3 melee.9': melee('8 warriors charge 8 warriors', { disengages: { defender: 0.395257 } }),
  'S3 melee.10': melee('8 warriors light cover charge 8 warriors', { attacker: { savesOn: 5 } }),
  'S3 melee.11': melee('4 hearthguard danish axe charge 8 warriors', { attacker: { hitsOn: 3, armour: 4 } })
}
