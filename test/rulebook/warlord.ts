import type { warlord as statements } from '../../src/rules/statements/play'
import { answer, type Cases, FYRD, illegal, illegalTurn, legal, melee, refused, rolls, says, shoot, table, turn } from './cases'

/** The warlord and his warband (S1 p.32-36). */
export const warlordCases: Cases<typeof statements> = {
  'S1 p.32.1': legal({ faction: 'vikings', points: 6, units: ['3x8 hirdmen'] }),
  'S1 p.32.2': illegal({ faction: 'vikings', points: 4, units: ['3x8 hirdmen'] }, 'R8.1'),
  'S1 p.32.3': illegal({ faction: 'vikings', points: 4, units: ['8 hirdmen', '8 huscarls'] }, /huscarls/),
  'S1 p.32.4': illegal({ faction: 'vikings', points: 4, hero: 'ragnar', units: ['2x8 hirdmen'] }, 'R8.1'),
  'S1 p.32.5': shoot('8 crossbows shoot warlord', { attacker: { hitsOn: 5 } }),
  'S1 p.32.6': melee('8 warriors charge warlord', { attacker: { hitsOn: 5 }, defender: { armour: 5 } }),
  'S1 p.32.7': illegalTurn({ vikings: { jarl: 'warlord' }, ...FYRD }, [{ charge: 'jarl', target: 'fyrd', distance: 7 }], /6"/),
  'S1 p.32.8': rolls('welsh --units wl 8w', 3),
  'S1 p.33.1': shoot('12 levies bow shoot warlord', { defender: { p: { 0: 0.916906 }, gone: 0.083094 } }),
  'S1 p.33.2': melee('warlord charge warlord', { attacker: { gone: 0.308761 }, defender: { gone: 0.308761 } }),
  'S1 p.33.3': turn(
    { vikings: { a: '2 thralls bow', b: '2 thralls bow' }, 'anglo-danes': { eorl: 'warlord' } },
    [
      { shoot: 'a', target: 'eorl' },
      { shoot: 'b', target: 'eorl' }
    ],
    { eorl: { gone: 0 } }
  ),
  'S1 p.33.4': shoot('12 levies bow shoot warlord guarded 1 huscarls', { defender: { gone: 0.009545 } }),
  'S1 p.33.5': refused('melee 8 warriors charge warlord guarded 2 levies', /lev/),
  'S1 p.33.6': shoot('12 levies bow shoot warlord guarded 2 huscarls', { defender: { gone: 0.00063 } }),
  'S1 p.33.7': turn({ vikings: { dice: {}, jarl: 'warlord' }, ...FYRD }, [{ move: 'jarl', free: 'determination' }], {
    jarl: { fatigue: 0 }
  }),
  'S1 p.33.8': illegalTurn(
    { vikings: { dice: {}, jarl: 'warlord' }, ...FYRD },
    [
      { move: 'jarl', free: 'determination' },
      { move: 'jarl', free: 'determination' }
    ],
    /determination/i
  ),
  'S1 p.33.9': turn(
    { vikings: { dice: {}, jarl: 'warlord', b: '8 bondi' }, ...FYRD },
    [
      { move: 'jarl', free: 'determination' },
      { charge: 'b', target: 'fyrd', free: 'we-obey' }
    ],
    { fyrd: { models: 5.333333 } }
  ),
  'S1 p.33.10': illegalTurn(
    { vikings: { dice: {}, jarl: 'warlord', b: '8 bondi' }, ...FYRD },
    [{ move: 'b', free: 'we-obey' }],
    /warlord|jarl/
  ),
  'S1 p.33.11': illegalTurn(
    { vikings: { dice: {}, jarl: 'warlord', a: '8 thralls bow' }, ...FYRD },
    [
      { move: 'jarl', free: 'determination' },
      { shoot: 'a', target: 'fyrd', free: 'we-obey' }
    ],
    /./
  ),
  'S1 p.33.12': turn(
    { vikings: { jarl: 'warlord', b: '8 bondi' }, ...FYRD },
    [{ move: 'b' }, { move: 'jarl', free: 'determination' }, { move: 'b', free: 'we-obey' }],
    { b: { fatigue: 1 } }
  ),
  'S1 p.33.13': illegalTurn(
    { vikings: { jarl: 'warlord', b: '8 bondi', c: '8 bondi' }, ...FYRD },
    [{ move: 'jarl' }, { move: 'b', free: 'we-obey' }, { move: 'jarl' }, { move: 'c', free: 'we-obey' }],
    /we.obey/i
  ),
  'S1 p.33.14': table('models are moved by hand'),
  'S1 p.34.1': melee('warlord and 8 warriors charge 8 hearthguard', { attacker: { dice: 5, companion: { dice: 8 } } }),
  'S1 p.34.2': table('models are moved by hand'),
  'S1 p.34.3': melee('warlord and 6 hirdmen charge 12 huscarls', {
    attacker: { dice: 5, companion: { dice: 12 } },
    defender: { loses: 3.777774 }
  }),
  'S1 p.34.4': melee('jarl and 6 hirdmen +heimdall charge 12 huscarls', { attacker: { dice: 5, companion: { dice: 15 } } }),
  'S1 p.34.5': refused('melee warlord and 6 hirdmen charge 8 warriors --split 5', /half|4/),
  'S1 p.34.6': melee('warlord and 8 warriors charge 8 warriors --split 0', { attacker: { loses: 2.666667 } }),
  'S1 p.34.7': melee('warlord and 8 warriors charge warlord --split 5', { attacker: { gone: 0 } }),
  'S1 p.34.8': melee('warlord and 8 bondi charge 4 hirdmen +ullr --split 4', { defender: { rerolls: true } }),
  'S1 p.34.9': answer('melee warlord and 4 warriors charge 8 warriors --split 4', {
    attacker: { units: { 0: { wipedOut: 0.007 } } }
  }),
  'S1 p.34.10': refused('melee warlord guarded 3 levies charge 8 warriors', /lev/),
  'S1 p.34.11': table('whether he can is seen on the table'),
  'S1 p.34.12': refused('melee 8 bondi and 4 hirdmen charge 8 ceorls', /warlord/),
  'S1 p.35.1': melee('8 warriors charge 8 hearthguard', { attacker: { hitsOn: 5 } }),
  'S1 p.35.2': melee('8 warriors charge 8 warriors', { attacker: { hitsOn: 4 } }),
  'S1 p.35.3': melee('8 warriors charge 9 levies', { attacker: { hitsOn: 3 }, defender: { loses: 3.555556 } }),
  'S1 p.35.4': rolls('vikings --units 12lev 12lev', 0),
  'S1 p.35.5': legal({ faction: 'vikings', points: 4, units: ['4 hirdmen', '2x8 bondi', '12 thralls bow'] }),
  'S1 p.35.6': answer(
    'warband check - ',
    { kind: 'warband-check' },
    '{"faction":"vikings","warlord":true,"units":["2x12 hirdmen"]}'
  ),
  'S1 p.35.7': legal({ faction: 'vikings', units: ['6x12 thralls bow'] }),
  'S1 p.35.8': illegal({ faction: 'vikings', points: 4, units: ['6 hirdmen', '8 hirdmen', '4 bondi'] }, 'R8.1'),
  'S1 p.36.1': legal({ faction: 'vikings', points: 4, units: ['5 hirdmen', '11 hirdmen'] }),
  'S1 p.36.2': table('a unit of a roster has one weapon; two kinds are two units'),
  'S1 p.36.3': illegal({ faction: 'vikings', points: 4, units: ['2x8 hirdmen', { troop: 'warlord', models: 3 }] }, /warlord/),
  'S1 p.36.4': says('warband check examples/rosters/ragnars-forty.yaml', 'a legal warband'),
  'S1 p.36.5': rolls('vikings --units 3x4hg 12w 4w 2x6lev wl', 6),
  'S1 p.36.6': rolls('vikings --units 2x4hg 12w 2x6lev wl', 5)
}
