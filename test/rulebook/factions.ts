import type { factions as statements } from '../../src/rules/statements/factions'
import { type Cases, FYRD, illegal, illegalTurn, legal, melee, refused, shoot, table, turn } from './cases'

/** The four factions (S1 p.37-40). */
export const factionsCases: Cases<typeof statements> = {
  'S1 p.37.1': illegal({ faction: 'vikings', points: 4, units: ['2x4 berserkers', '8 hirdmen'] }, 'R5.3'),
  'S1 p.37.2': illegal({ faction: 'vikings', points: 4, units: ['8 berserkers', '8 hirdmen'] }, 'R5.3'),
  'S1 p.37.3': melee('4 berserkers charge 8 warriors', {
    attacker: { dice: 16, loses: 3.204062 },
    defender: { loses: 5.262465 },
    wins: 0.773388
  }),
  'S1 p.37.4': melee('8 warriors charge 4 berserkers', { attacker: { hitsOn: 3 }, defender: { armour: 3 } }),
  'S1 p.37.5': shoot('8 levies bow shoot 4 berserkers', { attacker: { hitsOn: 3 } }),
  'S1 p.37.6': melee('8 bondi charge jarl', { attacker: { dice: 8, armour: 4 }, defender: { dice: 5, armour: 5 } }),
  'S1 p.37.7': illegal({ faction: 'vikings', points: 4, units: ['12 thralls javelins', '12 hirdmen'] }, 'R5.3'),
  'S1 p.38.1': turn({ normans: { k: '4 knights mounted' }, ...FYRD }, [{ charge: 'k', target: 'fyrd', distance: 12 }], {
    fyrd: { models: 5.333333 }
  }),
  'S1 p.38.2': illegalTurn(
    { normans: { k: { is: '4 knights mounted', move: 'S' } }, ...FYRD },
    [{ charge: 'k', target: 'fyrd', distance: 5 }],
    /4"/
  ),
  'S1 p.38.3': refused('melee 8 warriors charge 6 knights mounted in building', /./),
  'S1 p.38.4': melee('4 knights mounted charge 8 warriors in building', { attacker: { dice: 8 }, defender: { savesOn: 4 } }),
  'S1 p.38.5': shoot('8 levies bow shoot 6 knights mounted', { attacker: { hitsOn: 4 }, defender: { loses: 1 } }),
  'S1 p.38.6': melee('8 warriors charge 6 knights mounted', { attacker: { hitsOn: 5 }, defender: { armour: 5 } }),
  'S1 p.38.7': shoot('8 levies bow shoot 6 knights mounted in woods', { defender: { savesOn: 4 } }),
  'S1 p.38.8': melee('8 warriors charge 6 knights mounted heavy cover', { defender: { savesOn: 5 } }),
  'S1 p.38.9': table('a unit is mounted or not for the whole game'),
  'S1 p.38.10': legal({
    faction: 'normans',
    points: 4,
    warlord: { mounted: true },
    units: ['8 knights mounted', '2x8 sergeants mounted']
  }),
  'S1 p.38.11': illegal({ faction: 'normans', points: 4, units: ['12 peasants mounted', '12 knights mounted'] }, 'R5.5'),
  'S1 p.38.12': illegal({ faction: 'normans', points: 4, units: ['2x8 crossbowmen', '8 knights'] }, 'R5.5'),
  'S1 p.38.13': illegal({ faction: 'normans', points: 4, units: ['12 crossbowmen', '4 sergeants', '8 knights'] }, 'R5.5'),
  'S1 p.38.14': illegal({ faction: 'normans', points: 4, units: ['8 crossbowmen mounted', '12 knights'] }, /mounted|foot/),
  'S1 p.38.15': melee('8 sergeants charge 8 ceorls', { attacker: { dice: 8, armour: 4 }, wins: 0.39541 }),
  'S1 p.38.16': illegal({ faction: 'normans', points: 4, units: ['12 peasants sling', '12 knights'] }, 'R5.5'),
  'S1 p.39.1': melee('8 warriors charge 4 huscarls axe', { attacker: { hitsOn: 4 }, defender: { armour: 4 } }),
  'S1 p.39.2': melee('4 huscarls axe charge 8 warriors', {
    attacker: { hitsOn: 3, loses: 2.556318 },
    defender: { loses: 3.555556 },
    wins: 0.59857
  }),
  'S1 p.39.3': shoot('8 levies bow shoot 4 huscarls axe', { attacker: { hitsOn: 5 } }),
  'S1 p.39.4': melee('8 warriors charge anglo-danes warlord', { attacker: { hitsOn: 4 }, defender: { armour: 4 } }),
  'S1 p.39.5': legal({ faction: 'anglo-danes', points: 4, units: ['8 huscarls axe', '8 huscarls'] }),
  'S1 p.39.6': table('a unit of a roster has one weapon for the game'),
  'S1 p.39.7': melee('4 huscarls charge 8 warriors', { attacker: { dice: 8, hitsOn: 4, armour: 5 } }),
  'S1 p.39.8': melee('8 ceorls charge 8 bondi', { attacker: { dice: 8, armour: 4 }, wins: 0.39541 }),
  'S1 p.39.9': illegal({ faction: 'anglo-danes', points: 4, units: ['2x8 ceorls axe', '8 huscarls'] }, 'R5.4'),
  'S1 p.39.10': legal({ faction: 'anglo-danes', points: 4, units: ['12 geburs bow', '12 geburs sling', '8 huscarls'] }),
  'S1 p.40.1': shoot('welsh warlord mounted shoot 8 warriors', { attacker: { dice: 2 } }),
  'S1 p.40.2': shoot('8 levies bow shoot 6 teulu', { attacker: { hitsOn: 4 } }),
  'S1 p.40.3': shoot('8 levies bow shoot 8 priodaur', { attacker: { hitsOn: 3 } }),
  'S1 p.40.4': melee('8 priodaur charge 6 teulu', { attacker: { armour: 4 }, defender: { armour: 5 } }),
  'S1 p.40.5': shoot('8 levies bow shoot 6 teulu mounted', { attacker: { hitsOn: 3 } }),
  'S1 p.40.6': shoot('8 levies bow shoot 8 priodaur mounted', { attacker: { hitsOn: 2 } }),
  'S1 p.40.7': legal({ faction: 'welsh', points: 4, units: ['8 teulu mounted', '2x8 priodaur mounted'] }),
  'S1 p.40.8': legal({
    faction: 'welsh',
    points: 4,
    units: ['12 bonnedig bow', '12 bonnedig sling', '12 bonnedig javelins', '4 teulu']
  }),
  'S1 p.40.9': shoot('8 levies bow shoot 8 priodaur mounted heavy cover', { defender: { savesOn: 4 } })
}
