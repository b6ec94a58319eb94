import type { basics as statements } from '../../src/rules/statements/play'
import { answer, type Cases, FYRD, illegal, legal, melee, refused, rolls, rule, table, turn } from './cases'

/** The bases: classes, distances, fractions, and the Orders phase with its SAGA dice (S1 p.4-9). */
export const basicsCases: Cases<typeof statements> = {
  'S1 p.4.1': illegal({ faction: 'vikings', points: 4, units: ['3 hirdmen', '9 hirdmen', '8 bondi'] }, /3 hirdmen/, 'R1.3'),
  'S1 p.4.2': illegal({ faction: 'vikings', points: 4, units: ['16 hirdmen'] }, /16 hirdmen/, 'R1.3'),
  'S1 p.4.3': table('a fight has no flanks, so there is nothing to ask'),
  'S1 p.4.4': table('bases are glued before the game'),
  'S1 p.5.1': rule('units', 'levies', 'warriors', 'hearthguard', 'warlord'),
  'S1 p.5.2': illegal(
    { faction: 'vikings', points: 4, units: ['16 bondi', '8 hirdmen', { troop: 'warlord', models: 2 }] },
    /warlord/
  ),
  'S1 p.5.3': turn({ vikings: { dice: { hirdmen: 1 }, jarl: 'warlord' }, ...FYRD }, [{ move: 'jarl' }], { jarl: { fatigue: 0 } }),
  'S1 p.5.4': melee('4 huscarls charge 4 hirdmen', {
    attacker: { dice: 8, armour: 5, limit: 4 },
    defender: { dice: 8, armour: 5, limit: 4 }
  }),
  'S1 p.5.5': melee('6 warriors charge 6 hearthguard', { attacker: { dice: 6, hitsOn: 5 }, defender: { dice: 12, hitsOn: 4 } }),
  'S1 p.5.6': melee('8 warriors charge 8 levies armour 2 fatigue 1 spends enemy armour --set attacker.spend=enemy-armour', {
    attacker: { hitsOn: 2 }
  }),
  'S1 p.5.7': melee('8 warriors charge 8 ceorls armour 6 +shieldwall', { attacker: { hitsOn: 6 }, defender: { armour: 6 } }),
  'S1 p.5.8': rule('R4.5', /VS is 2\D*S 4\D*M 6\D*L 12/),
  'S1 p.5.9': table('rulers lie on the table'),
  'S1 p.5.10': table('measured on the table'),
  'S1 p.5.11': table('the order of the turn; a plan is written after the Orders phase'),
  'S1 p.5.12': melee('8 warriors charge 5 warriors gives up dice', { defender: { dice: 2, defence: 2 } }),
  'S1 p.5.13': melee('8 warriors charge 5 levies', { defender: { dice: 2 } }),
  'S1 p.5.14': legal({ faction: 'vikings', points: 4, units: ['8 hirdmen', '2x8 bondi'] }),
  'S1 p.5.15': legal({ faction: 'vikings', units: ['12 hirdmen', '2x12 bondi'] }),
  'S1 p.5.16': legal({ faction: 'vikings', points: 4, units: ['8 hirdmen', '8 bondi', '12 thralls bow'] }),
  'S1 p.5.17': illegal(
    { faction: 'vikings', points: 4, units: ['6 hirdmen', '6 hirdmen', '8 bondi', '4 thralls bow'] },
    /4 .*levies/
  ),
  'S1 p.5.18': legal({ faction: 'normans', points: 4, units: ['2x8 knights mounted'] }),
  'S1 p.6.1': rolls('vikings --units 2x4hg 8w', 3),
  'S1 p.6.2': rolls('vikings --units 3x4hg 4x8w wl', 6),
  'S1 p.6.3': rolls('vikings --units 4hg 2x12lev', 1),
  'S1 p.6.4': rolls('vikings --units wl', 2),
  'S1 p.6.5': rolls('vikings --units 2x4hg 8w 2x12lev wl', 5),
  'S1 p.6.6': answer('warband show examples/rosters/ragnars-forty.yaml', { kind: 'warband' }),
  'S1 p.6.7': answer('dice --rolled CCC anglo-danes --want exhaustion --without activation-pool,noble-lineage', {
    paidP: [1, 0]
  }),
  'S1 p.6.8': melee('8 ceorls +exhaustion charge 8 warriors fatigue 3', { defender: { dice: 6 } }),
  'S1 p.7.1': melee('8 ceorls engaged 5 +exhaustion charge 8 warriors fatigue 3', { defender: { exhausted: false, fatigue: 3 } }),
  'S1 p.7.2': refused('melee 8 ceorls +exhaustion charge warlord fatigue 4', /Exhaustion/),
  'S1 p.7.3': refused('melee 8 ceorls +exhaustion charge 8 warriors fatigue 2', /Exhaustion/),
  'S1 p.7.4': answer('dice --rolled C anglo-danes --want ceorls --without activation-pool,noble-lineage', { paidP: [0, 1] }),
  'S1 p.7.5': answer('dice --rolled CR normans --want aimed-volley --without activation-pool', { paidP: [0, 1] }),
  'S1 p.7.6': answer('dice --rolled RCC anglo-danes --want trapped --without activation-pool,noble-lineage', { paidP: [1, 0] }),
  'S1 p.7.7': refused('dice 9 vikings', /9/),
  'S1 p.7.8': refused('dice 6 vikings --want "ullr x2"', /once a turn/),
  'S1 p.7.9': answer('dice --rolled CCC vikings --want "hirdmen x3" --without activation-pool', { paidP: [0, 0, 0, 1] }),
  'S1 p.7.10': answer('dice --rolled CC anglo-danes --want exhaustion --without activation-pool', {
    all: { bestPlay: { low: 1 } }
  }),
  'S1 p.8.1': rolls('vikings --units 4x4hg wl --left 2', 4),
  'S1 p.8.2': rolls('vikings --units 4x4hg wl', 6),
  'S1 p.8.3': rule('activation-pool', 'Orders'),
  'S1 p.8.4': rolls('vikings --units 3x4hg 4x8w wl --left 2', 4),
  'S1 p.9.1': rolls('anglo-danes --units wl 2x4hg 3x8w 12lev', 6),
  'S1 p.9.2': rolls('anglo-danes --units wl 2x4hg 3x8w 12lev --left 1', 5),
  'S1 p.9.3': turn(
    { ...FYRD, vikings: { a: '4 hirdmen', b: '8 bondi', c: '8 bondi' } },
    [{ use: 'trapped', on: ['a', 'b', 'c'] }],
    { a: { fatigue: 1 }, b: { fatigue: 1 }, c: { fatigue: 1 } }
  ),
  'S1 p.9.4': rule('anglo-danes activation pool', 'two more'),
  'S1 p.9.5': rule('anglo-danes activation pool', 'any number of dice a turn'),
  'S1 p.9.6': rule('R7.5', 'eight'),
  'S1 p.9.7': answer('dice --rolled CC anglo-danes --want hard-as-iron --without activation-pool,noble-lineage', {
    kind: 'dice'
  }),
  'S1 p.9.8': melee('8 warriors charge 8 ceorls +hard-as-iron', { defender: { rerollsDefence: true } })
}
