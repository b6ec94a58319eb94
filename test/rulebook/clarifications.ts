import type { clarifications as statements } from '../../src/rules/statements/supplements'
import { answer, type Cases, illegal, legal, melee, rule, shoot, table, turn } from './cases'

/** The clarifications and errata of the second edition (S2), and what published play aids add. */
export const clarificationsCases: Cases<typeof statements> = {
  'S2 re-rolls.1': melee('8 warriors rerolls attack charge 8 warriors --edition 2', {
    attacker: { rerolls: true },
    defender: { rerolls: false }
  }),
  'S2 re-rolls.2': table('no verb makes the enemy re-roll, for no box here does'),
  'S2 measuring.1': table('measured on the table'),
  'S2 distances.1': turn(
    { vikings: { b: '8 bondi' }, 'anglo-danes': { fyrd: '12 ceorls engaged 1' } },
    [{ charge: 'b', target: 'fyrd', distance: 6 }],
    { fyrd: { models: 9.333333 } }
  ),
  'S2 distances.2': table('placed by hand'),
  'S2 SAGA dice.1': table('the boards of the second edition are not in the sources'),
  'S2 moving.1': table('models are moved by hand'),
  'S2 moving.2': table('models are moved by hand'),
  'S2 moving.3': table('models are moved by hand'),
  'S2 charges.1': table('a charge has its target here from the start'),
  'S2 reactions.1': table('seen on the table; ask for the fight that is fought'),
  'S2 rest.1': table('the boards of the second edition are not in the sources'),
  'S2 close ranks.1': melee('8 warriors charge 12 warriors closes ranks --edition 2', { defender: { dice: 6, savesOn: 4 } }),
  'S2 close ranks.2': melee('8 warriors charge 12 levies closes ranks --edition 2', { defender: { dice: 3, savesOn: 4 } }),
  'S2 melee.1': melee('8 warriors charge 12 warriors closes ranks +10a --edition 2', { defender: { dice: 12 } }),
  'S2 melee.2': melee('4 warriors +9a charge 8 warriors --edition 2', { attacker: { dice: 8 } }),
  'S2 combat pool.1': shoot('12 hearthguard bow shoot 12 warriors --edition 2', { attacker: { dice: 8 } }),
  'S2 combat pool.2': shoot('4 warriors bow +6a shoot 8 warriors --edition 2', { attacker: { dice: 4 } }),
  'S2 combat pool.3': melee('12 hearthguard charge 12 warriors --edition 2', { attacker: { dice: 16 } }),
  'S2 shots of no unit.1': table('measured on the table'),
  'S2 shots of no unit.2': rule('V9.3 --edition 2', /bonus dice of its effect alone/),
  'S2 composite bows.1': rule('V9.6 --edition 2', /free and without fatigue/),
  'S2 composite bows.2': rule('V9.6 --edition 2', /never makes two of them in a row/),
  'S2 composite bows.3': table('what was cancelled is left out of a plan'),
  'S2 bodyguards.1': melee('8 warriors charge warlord guarded 2 hearthguard --edition 2', { defender: { gone: 0.002212 } }),
  'S2 bodyguards.2': rule('V9.8 --edition 2', /nobody else in turn/),
  'S2 we obey.1': table('We Obey of the second edition is no part of a single fight'),
  'S2 mercenaries.1': table('the boards of the second edition are not in the sources'),
  'S2 dangerous ground.1': table('seen on the table'),
  'S2 multiple effects.1': melee('8 warriors +2a +1d charge 8 warriors --edition 2', { attacker: { dice: 10, defence: 1 } }),
  'S2 advanced abilities.1': table('the boards of the second edition are not in the sources'),
  'S2 activation pool.1': table('the boards of the second edition are not in the sources'),
  'S2 multiple activations.1': table('the boards of the second edition are not in the sources'),
  'S2 deployment.1': table('placed by hand'),
  'S2 first player.1': rule('V9.10 --edition 2', /at most three SAGA dice/),
  'S2 slaughter points.1': answer('warband points 1 warlord --edition 2 --wiped-out 0', { total: 5 }),
  'S2 slaughter points.2': answer('warband points 8 warriors 4 hearthguard --edition 2 --wiped-out 0', { total: 8 }),
  'S2 javelins.1': melee('8 warriors javelins charge 8 warriors --edition 2', { attacker: { hitsOn: 3 } }),
  'S2 javelins.2': melee('8 warriors javelins charge 8 warriors closes ranks --edition 2', { attacker: { hitsOn: 4 } }),
  'S2 javelins.3': melee('8 warriors charge 8 warriors javelins --edition 2', { defender: { hitsOn: 4 } }),
  'S2 javelins.4': rule(
    'V9.5 --edition 2',
    /own activation phase.*free and without fatigue.*Until 2024.*once in its own turn, after a move \(reading javelin-shot\)/
  ),
  'S2 shooting.1': shoot('4 warriors bow +5a shoot 8 warriors --edition 2', { attacker: { dice: 4 } }),
  'S2 shooting.2': rule('V9.3 --edition 2', /all of them/),
  'S2 shooting.3': shoot('8 warriors bow shoot 8 warriors +2d --edition 2', { defender: { defence: 2 } }),
  'S2 melee.3': melee('12 warriors +12a charge 12 warriors --edition 2', { attacker: { dice: 24 } }),
  'S2 heroic units.1': rule('V9.9 --edition 2', /class and the armour of its companions/),
  'S2 heroic units.2': rule('V9.9 --edition 2', /1 for a hearthguard.*4 for a warlord/),
  'S2 muster.1': legal({ faction: 'vikings', edition: 2, points: 4, units: ['10 hirdmen', '12 bondi'] }),
  'S2 muster.2': illegal(
    { faction: 'vikings', edition: 2, points: 4, units: ['6 hirdmen', '12 bondi', '6 thralls', '8 bondi'] },
    'V9.11'
  ),
  'public profiles.1': melee('8 warriors charge 8 levies --edition 2', { attacker: { hitsOn: 4 }, defender: { dice: 4 } }),
  'public profiles.2': melee('warlord resilience 1 charge 4 hearthguard --edition 2', {
    attacker: { dice: 8, limit: 3 },
    defender: { limit: 3 }
  }),
  'public equipment.1': melee('8 warriors charge 8 warriors bow --edition 2', { attacker: { hitsOn: 3 } }),
  'public equipment.2': melee('4 hearthguard heavy weapon charge 8 warriors --edition 2', { attacker: { hitsOn: 3, armour: 4 } }),
  'public equipment.3': shoot('8 warriors bow shoot 8 hearthguard mounted heavy cover --edition 2', {
    attacker: { hitsOn: 4 },
    defender: { savesOn: 4 }
  }),
  'public acts.1': melee('8 warriors spends armour twice charge 8 warriors fatigue 2 --edition 2', { attacker: { armour: 6 } }),
  'public banner.1': melee('8 warriors war banner charge 8 warriors --edition 2', { attacker: { dice: 7 } }),
  'public cover.1': shoot('8 warriors bow shoot 8 warriors light cover --edition 2', { defender: { savesOn: 3 } }),
  // each of four dice misses armour 5 or is saved in seven of nine cases
  'public exhaustion.1': melee('4 warriors charge warlord fatigue 3 --edition 2', { defender: { none: (7 / 9) ** 4 } }),
  'public wagons.1': answer('warband check vikings: 6 hirdmen, 16 bondi, 12 thralls, 12 thralls, wagon, warlord --edition 2', {
    rosters: [{ isLegal: true, cost: 6 }]
  })
}
