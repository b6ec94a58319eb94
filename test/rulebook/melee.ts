import type { melee as statements } from '../../src/rules/statements/play'
import { type Cases, FYRD, illegalTurn, melee, refused, table, turn } from './cases'

/** Melee (S1 p.20-23). */
export const meleeCases: Cases<typeof statements> = {
  'S1 p.20.1': turn({ vikings: { b: '8 bondi' }, ...FYRD }, [{ charge: 'b', target: 'fyrd' }], { fyrd: { models: 5.333333 } }),
  'S1 p.20.2': table('nothing of it enters the odds'),
  'S1 p.20.3': illegalTurn(
    { vikings: { b: '8 bondi' }, ...FYRD },
    [{ charge: 'b', target: 'fyrd', distance: 6.5 }],
    /cannot charge/
  ),
  'S1 p.20.4': table('a plan tells what was done; Intimidation ends a step before it'),
  'S1 p.20.5': table('models are moved by hand; "engaged" says how many fight'),
  'S1 p.20.6': table('models are moved by hand; "engaged" says how many fight'),
  'S1 p.20.7': table('models are moved by hand'),
  'S1 p.20.8': table('models are moved by hand; the sentence says the cover'),
  'S1 p.21.1': melee('8 warriors engaged 5 charge 8 warriors engaged 6', { attacker: { dice: 5 }, defender: { dice: 6 } }),
  'S1 p.21.2': refused('melee 8 warriors charge 4 warriors and 4 warriors', /./),
  'S1 p.21.3': refused('melee 8 warriors and 4 hearthguard charge 8 warriors', /./),
  'S1 p.21.4': melee('7 levies charge 8 warriors', { attacker: { dice: 3 } }),
  'S1 p.21.5': melee('8 warriors charge 8 warriors', {
    attacker: { dice: 8 },
    defender: { dice: 8, loses: 2.666667 },
    wins: 0.39541,
    tie: 0.209181
  }),
  'S1 p.21.6': melee('4 hearthguard charge 8 warriors', {
    attacker: { dice: 8, loses: 1.758896 },
    defender: { loses: 2.666667 },
    wins: 0.590043
  }),
  'S1 p.21.7': melee('warlord charge 8 warriors', { attacker: { dice: 5 }, defender: { loses: 1.666667 } }),
  'S1 p.21.8': melee('6 warriors engaged 5 charge 7 warriors engaged 6', {
    attacker: { dice: 5, loses: 2 },
    defender: { dice: 6, loses: 1.666667 }
  }),
  'S1 p.21.9': melee('8 warriors charge 7 warriors gives up dice', { defender: { dice: 3 } }),
  'S1 p.21.10': melee('8 warriors charge 5 warriors gives up dice', { defender: { dice: 2, defence: 2 } }),
  'S1 p.21.11': melee('8 warriors charge 8 warriors gives up dice', {
    attacker: { loses: 1.333333 },
    defender: { dice: 4, defence: 2, loses: 2.047983 },
    wins: 0.536677
  }),
  'S1 p.21.12': refused('melee 8 warriors gives up dice charge 8 warriors', /attacker|defender|charge/i),
  'S1 p.21.13': melee('2 warriors charge 8 warriors gives up dice', { defender: { dice: 4, defence: 2 } }),
  'S1 p.22.1': melee('4 hirdmen +heimdall charge 8 warriors', { attacker: { dice: 11, armour: 4 } }),
  'S1 p.22.2': melee('4 knights mounted +charge charge 8 warriors', { attacker: { dice: 11 } }),
  'S1 p.22.3': melee('4 knights mounted +charge=r charge 8 warriors', { attacker: { dice: 12 } }),
  'S1 p.22.4': refused('melee 4 knights +charge charge 8 warriors', /Charge!/),
  'S1 p.22.5': melee('4 knights mounted +charge charge 1 levy', { attacker: { fatigue: 2 } }),
  'S1 p.22.6': melee('4 bondi +combat-pool=6a charge 8 warriors', { attacker: { dice: 8 } }),
  'S1 p.22.7': melee('4 warriors +5a charge 8 warriors', { attacker: { dice: 8 } }),
  'S1 p.22.8': melee('8 warriors charge 4 warriors +5a', { defender: { dice: 8 } }),
  'S1 p.22.9': melee('8 warriors charge 8 ceorls gives up dice +combat-pool=6a', { defender: { dice: 8 } }),
  'S1 p.22.10': melee('8 warriors spends armour charge 8 warriors fatigue 1', {
    attacker: { armour: 5 },
    defender: { hitsOn: 5 }
  }),
  'S1 p.22.11': melee('8 bondi charge 8 ceorls +shieldwall', {
    attacker: { hitsOn: 5 },
    defender: { armour: 5, loses: 1.777778 }
  }),
  'S1 p.22.12': melee('8 warriors fatigue 1 charge 8 warriors spends enemy armour', { defender: { hitsOn: 3 } }),
  'S1 p.22.13': table('an ability in a sentence is one that was chosen'),
  'S1 p.22.14': melee('1 levy charge 4 warriors +2d', { defender: { none: 0.777778 } }),
  'S1 p.22.15': melee('12 warriors charge 8 hearthguard', {
    attacker: { dice: 12, hitsOn: 5, loses: 5.333205 },
    defender: { dice: 16, hitsOn: 4, loses: 2.666505 },
    wins: 0.089686
  }),
  'S1 p.22.16': melee('4 hirdmen +ullr charge 8 warriors', { attacker: { rerolls: true }, defender: { loses: 4 } }),
  'S1 p.22.17': melee('8 bondi +ragnarok charge 8 ceorls', { attacker: { hitsOn: 3 }, defender: { armour: 3, loses: 3.555556 } }),
  'S1 p.22.18': melee('4 warriors charge 8 warriors', { defender: { savesOn: 5, loses: 1.333333, none: 0.197531 } }),
  'S1 p.22.19': melee('8 warriors charge 8 ceorls gives up dice +combat-pool=2d', { defender: { dice: 4, defence: 4 } }),
  'S1 p.22.20': melee('8 warriors charge 8 warriors', { attacker: { savesOn: 5 }, defender: { savesOn: 5 } }),
  'S1 p.22.21': melee('1 warriors charge 8 warriors +3d', { defender: { none: 0.777778 } }),
  'S1 p.22.22': melee('8 warriors charge 8 ceorls +hard-as-iron', { defender: { rerollsDefence: true, loses: 1.777778 } }),
  'S1 p.22.23': melee('8 warriors charge 2 warriors', { defender: { none: 0.039018, gone: 0.804908 } }),
  'S1 p.22.24': melee('12 hearthguard charge 1 warriors', { attacker: { p: { 1: 0.222222 } } }),
  'S1 p.22.25': melee('8 warriors charge 8 warriors engaged 1', { defender: { dice: 1, loses: 2.666667 } }),
  'S1 p.23.1': melee('8 warriors charge 12 hearthguard engaged 3 fatigue 1', {
    attacker: { fatigue: 1 },
    defender: { fatigue: 2 }
  }),
  'S1 p.23.2': melee('8 warriors charge 8 warriors', { wins: 0.39541, disengages: { defender: 0.395258 } }),
  'S1 p.23.3': melee('8 warriors charge 8 warriors', { tie: 0.209181, disengages: { attacker: 0.604437 } }),
  'S1 p.23.4': table('models are moved by hand'),
  'S1 p.23.5': table('whether there is room is seen on the table'),
  'S1 p.23.6': melee('8 warriors charge 2 warriors', { disengages: { nobody: 0.804908 } }),
  'S1 p.23.7': melee('8 warriors charge 8 warriors light cover', { defender: { savesOn: 5, loses: 2.666667 } }),
  'S1 p.23.8': melee('8 warriors heavy cover charge 8 warriors', { attacker: { savesOn: 5 } }),
  'S1 p.23.9': table('seen on the table; the sentence says the cover'),
  'S1 p.23.10': melee('8 warriors charge 8 warriors heavy cover', { defender: { savesOn: 4, loses: 2 } })
}
