import type { boxes as statements } from '../../src/rules/statements/factions'
import { answer, type Cases, FYRD, melee, refused, rule, shoot, table, turn } from './cases'

/** When abilities are used, and the four battleboards (S1 p.47, 59-62). */
export const boxesCases: Cases<typeof statements> = {
  'S1 p.47.1': table('no box of the four boards is one'),
  'S1 p.47.2': refused('melee 4 hirdmen charge 8 knights mounted +terrified', /Terrified/),
  'S1 p.47.3': rule('hit-and-run', 'Activation/Reaction'),
  'S1 p.47.4': refused('melee 8 sergeants +aimed-volley charge 8 ceorls', /Aimed Volley/),
  'S1 p.47.5': refused('shoot 8 thralls bow +asgard shoot 8 ceorls', /Asgard/),
  'S1 p.47.6': melee('8 ceorls charge 8 bondi +ullr', { defender: { rerolls: true, dice: 8 } }),
  'S1 p.47.7': table('a fight has two sides here'),
  'S1 p.47.8': refused('melee 8 ceorls charge 8 bondi +ragnarok', /Ragnarok/),
  'S1 p.47.9': refused('shoot 8 geburs bow shoot 8 bondi +njord', /Njord/),
  'S1 p.47.10': refused('plan 8 bondi charge 8 ceorls +trapped', /Trapped/),
  'S1 p.47.11': refused('advise 8 ceorls charge 8 bondi ++ragnarok', /Ragnarok/),
  'S1 p.59.1': turn({ vikings: { dice: { hirdmen: 1 }, h: '4 hirdmen' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.59.2': turn({ vikings: { dice: { bondi: 1 }, h: '8 bondi' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.59.3': turn({ vikings: { dice: { thralls: 1 }, h: '8 thralls bow' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.59.4': answer('dice --rolled RC vikings --want "hirdmen x3"', { all: { asRolled: { low: 0 }, bestPlay: { low: 1 } } }),
  'S1 p.59.5': melee('8 bondi +combat-pool=1a1d charge 8 ceorls', { attacker: { dice: 9, defence: 1 } }),
  'S1 p.59.6': melee('8 bondi +combat-pool=1ar charge 8 ceorls', { attacker: { dice: 10 } }),
  'S1 p.59.7': refused('shoot 8 thralls bow +combat-pool=1a shoot 8 ceorls', /Combat Pool/),
  'S1 p.59.8': turn(
    { vikings: { jarl: 'warlord fatigue 2', b: '8 bondi fatigue 1' }, ...FYRD },
    [{ use: 'njord', on: ['jarl', 'b'] }],
    { jarl: { fatigue: 1 }, b: { fatigue: 0 } }
  ),
  'S1 p.59.9': melee('8 bondi fatigue 1 +frigg charge 8 ceorls engaged 4', { attacker: { dice: 9, fatigue: 1 } }),
  'S1 p.59.10': melee('8 bondi +heimdall charge 8 ceorls', { attacker: { dice: 11, armour: 3 }, defender: { hitsOn: 3 } }),
  'S1 p.59.11': melee('8 bondi +heimdall=r charge 8 ceorls', { attacker: { dice: 12 } }),
  'S1 p.59.12': rule('odin', /shooting becomes one for moving/),
  'S1 p.59.13': shoot('8 peasants shoot 6 hirdmen +asgard', { attacker: { hitsOn: 6 } }),
  'S1 p.59.14': melee('1 jarl +thor charge 1 levies', { attacker: { fatigue: 1 }, defender: { none: 0.002801 } }),
  'S1 p.59.15': melee('8 bondi +ullr charge 8 ceorls', { attacker: { rerolls: true }, defender: { loses: 4 } }),
  'S1 p.59.16': rule('loki', /three models or fewer/),
  'S1 p.59.17': melee('8 bondi +valhalla=2 charge 8 ceorls', { attacker: { dice: 14 } }),
  'S1 p.59.18': melee('8 bondi +valhalla=1r charge 8 ceorls', { attacker: { dice: 12 } }),
  'S1 p.59.19': refused('melee 8 bondi +valhalla=4 charge 8 ceorls', /3/),
  'S1 p.59.20': refused('melee 8 thralls +valhalla=1 charge 8 ceorls', /Valhalla/),
  'S1 p.59.21': melee('8 bondi +ragnarok charge 6 huscarls', { attacker: { hitsOn: 4 } }),
  'S1 p.60.1': turn({ 'anglo-danes': { dice: { huscarls: 1 }, h: '4 huscarls' }, vikings: { b: '8 bondi' } }, [{ move: 'h' }], {
    h: { fatigue: 0 }
  }),
  'S1 p.60.2': turn({ 'anglo-danes': { dice: { ceorls: 1 }, h: '8 ceorls' }, vikings: { b: '8 bondi' } }, [{ move: 'h' }], {
    h: { fatigue: 0 }
  }),
  'S1 p.60.3': turn({ 'anglo-danes': { dice: { geburs: 1 }, h: '8 geburs sling' }, vikings: { b: '8 bondi' } }, [{ move: 'h' }], {
    h: { fatigue: 0 }
  }),
  'S1 p.60.4': answer('dice --rolled RC anglo-danes --want "huscarls x3" --without noble-lineage', {
    all: { asRolled: { low: 0 }, bestPlay: { low: 1 } }
  }),
  'S1 p.60.5': shoot('8 geburs sling +combat-pool=2a shoot 8 bondi', { attacker: { dice: 6 } }),
  'S1 p.60.6': melee('8 ceorls +combat-pool=1dr charge 8 bondi', { attacker: { defence: 2 } }),
  'S1 p.60.7': rule('noble-lineage', /Re-roll any of your SAGA dice, or turn one/),
  'S1 p.60.8': melee('8 ceorls +trapped charge 8 bondi fatigue 2', { defender: { exhausted: true, dice: 4 } }),
  'S1 p.60.9': rule('intimidation', /Cancel the activation of one enemy unit/, 'Activation/Reaction'),
  'S1 p.60.10': melee('8 bondi charge 8 ceorls +hard-as-iron', { defender: { rerollsDefence: true, loses: 1.777778 } }),
  'S1 p.60.11': melee('8 ceorls +the-push charge 8 bondi engaged 1', { defender: { none: 0.039018 } }),
  'S1 p.60.12': melee('8 ceorls +shieldwall charge 8 bondi', { attacker: { armour: 5 }, defender: { hitsOn: 5 } }),
  'S1 p.60.13': shoot('8 thralls bow shoot 8 ceorls +shieldwall', { attacker: { hitsOn: 5 }, defender: { loses: 0.666667 } }),
  'S1 p.60.14': melee('8 ceorls engaged 3 +unforgiving charge 8 bondi', { defender: { fatigue: 2 } }),
  'S1 p.60.15': melee('8 ceorls +stubbornness charge 8 bondi fatigue 2', { attacker: { dice: 11 } }),
  'S1 p.60.16': melee('8 ceorls +exhaustion charge 8 bondi fatigue 4', { defender: { dice: 3, exhausted: true } }),
  'S1 p.60.17': melee('8 ceorls +lords-of-battle=2a1d charge 8 bondi', { attacker: { dice: 10, defence: 1 } }),
  'S1 p.60.18': melee('8 ceorls engaged 3 +lords-of-battle=3d charge 8 bondi', { defender: { fatigue: 3 } }),
  'S1 p.61.1': turn({ normans: { dice: { knights: 1 }, h: '4 knights' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.61.2': turn({ normans: { dice: { sergeants: 1 }, h: '8 sergeants' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.61.3': turn({ normans: { dice: { peasants: 1 }, h: '8 peasants' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.61.4': answer('dice --rolled RC normans --want "knights x3"', { all: { asRolled: { low: 0 }, bestPlay: { low: 1 } } }),
  'S1 p.61.5': shoot('8 peasants +attack-pool=2 shoot 8 ceorls', { attacker: { dice: 6 } }),
  'S1 p.61.6': melee('8 sergeants +attack-pool=1r charge 8 ceorls', { attacker: { dice: 10 } }),
  'S1 p.61.7': refused('melee 8 sergeants +attack-pool=1d charge 8 ceorls', /Attack Pool|attack-pool/),
  'S1 p.61.8': melee('8 sergeants mounted +charge charge 8 ceorls engaged 3', { attacker: { dice: 11, fatigue: 2 } }),
  'S1 p.61.9': shoot('8 peasants +aimed-volley shoot 8 ceorls', { attacker: { rerolls: true }, defender: { loses: 1.5 } }),
  'S1 p.61.10': melee('4 knights mounted +terrified charge 8 ceorls fatigue 2', { defender: { exhausted: true, dice: 4 } }),
  'S1 p.61.11': refused('melee 4 knights +terrified charge 8 ceorls', /Terrified/),
  'S1 p.61.12': rule('massed-volley', /twice L/),
  'S1 p.61.13': turn(
    { normans: { p: '12 peasants' }, 'anglo-danes': { fyrd: '12 ceorls' } },
    [
      { shoot: 'p', target: 'fyrd' },
      { shoot: 'p', target: 'fyrd', pay: 'storm-of-arrows', tireless: true }
    ],
    { p: { fatigue: 0 }, fyrd: { models: 9 } }
  ),
  'S1 p.61.14': turn(
    { normans: { dice: { 'storm-of-arrows': 1 }, p: '12 peasants', x: '8 crossbowmen' }, 'anglo-danes': { fyrd: '12 ceorls' } },
    [
      { shoot: 'p', target: 'fyrd', pay: 'storm-of-arrows' },
      { shoot: 'x', target: 'fyrd', pay: 'storm-of-arrows' }
    ],
    { p: { fatigue: 0 }, x: { fatigue: 0 } }
  ),
  'S1 p.61.15': melee('1 knights mounted engaged 1 +stamping charge 8 ceorls', { defender: { none: 0 } }),
  'S1 p.61.16': melee('1 knights mounted +stamping charge 9 geburs', { defender: { p: { 0: 0, 1: 0 } } }),
  'S1 p.61.17': refused('melee 4 knights mounted +stamping charge 4 knights mounted', /Stamping/),
  'S1 p.61.18': melee('1 sergeants +crush charge 8 ceorls engaged 1', { defender: { p: { 1: 0.277778, 2: 0.111111 } } }),
  'S1 p.61.19': melee('4 knights mounted +pursuit charge 8 ceorls', { notes: /Pursuit.*without fatigue/ }),
  'S1 p.61.20': rule('gallop', /S further/),
  'S1 p.61.21': melee('normans warlord +dex-aie charge 8 ceorls', {
    attacker: { dice: 10, rerolls: true },
    defender: { loses: 4.988281 }
  }),
  'S1 p.61.22': melee('normans warlord +dex-aie charge 2 levies', { attacker: { fatigue: 4 } }),
  'S1 p.61.23': refused('melee 8 sergeants +dex-aie charge 8 ceorls', /warlord/i),
  'S1 p.62.1': turn({ welsh: { dice: { teulu: 1 }, h: '4 teulu' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.62.2': turn({ welsh: { dice: { priodaur: 1 }, h: '8 priodaur' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.62.3': turn({ welsh: { dice: { bonnedig: 1 }, h: '8 bonnedig bow' }, ...FYRD }, [{ move: 'h' }], { h: { fatigue: 0 } }),
  'S1 p.62.4': answer('dice --rolled RC welsh --want "teulu x3"', { all: { asRolled: { low: 0 }, bestPlay: { low: 1 } } }),
  'S1 p.62.5': melee('8 priodaur +combat-pool=1ar charge 8 ceorls', { attacker: { dice: 10 } }),
  'S1 p.62.6': rule('hit-and-run', /within M of that enemy; it may not engage/),
  'S1 p.62.7': rule('sons-of-the-land', /Nothing shortens the moves of your models on foot/),
  'S1 p.62.8': melee('8 priodaur in uneven ground +ambush charge 8 ceorls', { attacker: { dice: 11, defence: 3 } }),
  'S1 p.62.9': refused('melee 8 priodaur +ambush charge 8 ceorls', /Ambush/),
  'S1 p.62.10': refused('melee 8 priodaur mounted in uneven ground +ambush charge 8 ceorls', /Ambush/),
  'S1 p.62.11': rule('sacred-ground', /one band less/, /never less than VS/),
  'S1 p.62.12': rule('taunt', /not a warlord/, /nearest unit, engaging/),
  'S1 p.62.13': melee('8 priodaur +strength-in-numbers charge 5 ceorls', { attacker: { dice: 11 } }),
  'S1 p.62.14': shoot('8 priodaur +deadly-strike shoot 8 ceorls', {
    attacker: { hitsOn: 3, rerolls: true },
    defender: { loses: 1.777778 }
  }),
  'S1 p.62.15': shoot('8 priodaur +deadly-strike shoot 8 ceorls', { attacker: { fatigue: 1 } }),
  'S1 p.62.16': refused('shoot 8 bonnedig bow +deadly-strike shoot 8 ceorls', /Deadly Strike/),
  'S1 p.62.17': rule('the-rising', /all your warriors and levies; none of them may engage/),
  'S1 p.62.18': melee('8 priodaur +war-dance=2 charge 8 ceorls engaged 3', { attacker: { dice: 10, defence: 2, fatigue: 3 } }),
  'S1 p.62.19': refused('melee 8 priodaur +war-dance=4 charge 8 ceorls', /3/),
  'S1 p.62.20': rule('answer-the-call', /within L of him, without fatigue; none of them may engage/)
}
