import { answers } from '../../src/answers'
import { adviceRequested } from '../../src/request/advice/request'
import { race } from './race'
import type { Bounded } from './table'

/** Advice to both sides, every line of play fought exactly, and the milliseconds that it may take. */

interface Task {
  readonly what: string
  readonly words: string
  readonly edition?: 2
  readonly bar: number
  readonly next?: number
  readonly rounds: number
}

const HIS = '8 huscarls axe fatigue 1 +lords-of-battle +shieldwall +hard-as-iron'

const tasks: readonly Task[] = [
  {
    what: 'advice: four abilities, one fatigue a side, 12 v 8',
    words: `12 bondi fatigue 1 +frigg +ullr +heimdall +combat-pool charge ${HIS} +combat-pool`,
    bar: 200,
    next: 100,
    rounds: 7
  },
  {
    what: 'the same with Thor',
    words: `12 bondi fatigue 1 +frigg +ullr +thor +combat-pool charge ${HIS} +combat-pool`,
    bar: 2000,
    rounds: 3
  },
  {
    what: 'the same with Crush',
    words: `12 sergeants mounted fatigue 1 +charge +stamping +crush +attack-pool charge ${HIS} +combat-pool`,
    bar: 2000,
    rounds: 3
  },
  {
    what: 'advice: 200 000 lines, 60 000 fights that differ',
    words: `12 bondi fatigue 1 +ullr +heimdall +valhalla +combat-pool=2 charge ${HIS} +combat-pool=2`,
    bar: 2000,
    rounds: 3
  },
  {
    what: 'Side by Side: three boxes and one fatigue a side',
    words:
      'warlord and 8 hirdmen fatigue 1 +frigg +ullr +heimdall charge 10 huscarls fatigue 1 +lords-of-battle +shieldwall +hard-as-iron',
    bar: 5000,
    rounds: 3
  },
  {
    what: 'second edition, in turn: four abilities, one fatigue a side',
    words:
      '12 bondi fatigue 1 +heimdall +thor +ullr +combat-bonus charge 8 sergeants fatigue 1 +charge +superiority +retreat +combat-bonus',
    edition: 2,
    bar: 1000,
    rounds: 3
  }
]

export const advice = (): readonly Bounded[] =>
  tasks.map(({ what, words, edition = 1, bar, next, rounds }) => {
    const { request, book } = adviceRequested({
      words: [words],
      patches: [{ path: ['edition'], value: edition, called: '--edition' }]
    })
    return {
      what,
      bar,
      ...(next !== undefined && { next }),
      time: race({ product: () => answers.advise(request, book) }, rounds, 1).product
    }
  })
