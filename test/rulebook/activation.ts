import type { activation as statements } from '../../src/rules/statements/play'
import { answer, type Cases, FYRD, illegalTurn, refused, rule, table, turn } from './cases'

/** Activations and moves (S1 p.10-14). */
export const activationCases: Cases<typeof statements> = {
  'S1 p.10.1': turn(
    { vikings: { dice: { hirdmen: 2 }, hird: '4 hirdmen', jarl: 'warlord' }, ...FYRD },
    [{ move: 'hird' }, { move: 'jarl' }],
    { hird: { fatigue: 0 } }
  ),
  'S1 p.10.2': illegalTurn({ vikings: { dice: { bondi: 1 }, hird: '4 hirdmen' }, ...FYRD }, [{ move: 'hird' }], /hirdmen/i),
  'S1 p.10.3': turn({ vikings: { dice: { thralls: 1 }, archers: '8 thralls bow' }, ...FYRD }, [{ move: 'archers' }], {
    archers: { fatigue: 0 }
  }),
  'S1 p.10.4': answer('dice --rolled CUR anglo-danes --want "huscarls x3" --without activation-pool,noble-lineage', {
    paidP: [0, 0, 0, 1]
  }),
  'S1 p.10.5': answer('dice --rolled CUR anglo-danes --want "ceorls x2" --without activation-pool,noble-lineage', {
    paidP: [0, 0, 1]
  }),
  'S1 p.10.6': answer('dice --rolled CUR anglo-danes --want "geburs x3" --without activation-pool,noble-lineage', {
    paidP: [0, 0, 1, 0]
  }),
  'S1 p.10.7': illegalTurn({ vikings: { dice: { bondi: 1 }, b: '8 bondi' }, ...FYRD }, [{ move: 'b' }, { move: 'b' }], /bondi/i),
  'S1 p.10.8': illegalTurn({ vikings: { dice: {}, b: '8 bondi' }, ...FYRD }, [{ charge: 'b', target: 'fyrd' }], /bondi/i),
  'S1 p.11.1': turn(
    { vikings: { archers: '8 thralls bow', b: '8 bondi fatigue 1', c: '8 bondi' }, ...FYRD },
    [{ shoot: 'archers', target: 'fyrd' }, { rest: 'b' }, { move: 'c' }],
    { archers: { fatigue: 0 }, b: { fatigue: 0 }, c: { fatigue: 0 }, fyrd: { models: 7 } }
  ),
  'S1 p.11.2': refused('shoot 8 bondi shoot 8 ceorls', /bondi/),
  'S1 p.11.3': turn({ vikings: { b: '8 bondi fatigue 2' }, ...FYRD }, [{ rest: 'b' }], { b: { fatigue: 1 } }),
  'S1 p.11.4': turn(
    { vikings: { archers: '8 thralls bow', b: '8 bondi' }, 'anglo-danes': { fyrd: '4 ceorls' } },
    [
      { shoot: 'archers', target: 'fyrd' },
      { charge: 'b', target: 'fyrd', when: 'fyrd.models <= 3' }
    ],
    { b: { fatigue: 0.679688 } }
  ),
  'S1 p.11.5': turn({ vikings: { dice: { bondi: 3 }, b: '8 bondi' }, ...FYRD }, [{ move: 'b' }, { move: 'b' }, { move: 'b' }], {
    b: { fatigue: 2 }
  }),
  'S1 p.11.6': table('who has no dice left stops by himself'),
  'S1 p.12.1': table('models are placed by hand'),
  'S1 p.12.2': table('which model is taken is chosen on the table; the number of losses is the same'),
  'S1 p.12.3': table('models are placed by hand'),
  'S1 p.12.4': table('a step of a plan activates the whole unit'),
  'S1 p.12.5': turn(
    { vikings: { archers: '8 thralls bow' }, ...FYRD },
    [{ move: 'archers' }, { shoot: 'archers', target: 'fyrd' }],
    { archers: { fatigue: 1 } }
  ),
  'S1 p.12.6': illegalTurn({ vikings: { b: '8 bondi' }, ...FYRD }, [{ charge: 'b', target: 'fyrd', distance: 7 }], /6"/),
  'S1 p.12.7': table('models are moved by hand'),
  'S1 p.12.8': table('models are moved by hand'),
  'S1 p.12.9': table('models are moved by hand'),
  'S1 p.13.1': turn({ vikings: { b: '8 bondi' }, ...FYRD }, [{ charge: 'b', target: 'fyrd', distance: 6 }], {
    b: { fatigue: 0.999848 }
  }),
  'S1 p.13.2': illegalTurn(
    { vikings: { b: { is: '8 bondi', move: 'S' } }, ...FYRD },
    [{ charge: 'b', target: 'fyrd', distance: 5 }],
    /4"/
  ),
  'S1 p.13.3': table('models are moved by hand'),
  'S1 p.13.4': table('models are moved by hand'),
  'S1 p.14.1': rule('R4.6', /second or later move within S of an enemy must engage/),
  'S1 p.14.2': rule('R4.6', /activation is lost/),
  'S1 p.14.3': rule('R4.6', /nearest/),
  'S1 p.14.4': table('models are moved by hand; a plan asks nothing of a first move')
}
