import { describe, expect, it } from 'vitest'
import { misunderstood } from './meaning'

/** Whatever is said of a unit (`@`) is that unit's, wherever it stands: of A, which charges or shoots, or of B. */

type Sentence = readonly [sentence: string, owner: 'A' | 'B']
type Quality = readonly [said: string, means: string]

const CHARGES: readonly Sentence[] = [
  ['A @ charge B', 'A'],
  ['A charge B @', 'B'],
  ['A, @, charge B', 'A'],
  ['B @ are charged by A', 'B'],
  ['B are charged by A @', 'A'],
  ['charge B @ with A', 'B'],
  ['charge B with A @', 'A'],
  ['I charge B @ with A', 'B'],
  ['A @ vs B', 'A'],
  ['A vs B @', 'B'],
  ['how many of B @ do A kill', 'B'],
  ['what happens if A @ charge B', 'A'],
  ['what happens if A charge B @', 'B'],
  ['if B @ get charged by A', 'B'],
  ['who wins, A charging B @', 'B'],
  ['B @ defend against A', 'B'],
  ['B defend against A @', 'A'],
  ['can A @ beat B', 'A'],
  ['can A beat B @', 'B'],
  ['my A @ attack his B', 'A'],
  ['his B @ are attacked by my A', 'B'],
  ['can B @ survive A charging them', 'B'],
  ['can B survive A @ charging them', 'A'],
  ['send A into B @', 'B'],
  ['odds of A @ killing B', 'A'],
  ['odds of A killing B @', 'B'],
  ['attacker A @, defender B', 'A'],
  ['attacker A, defender B @', 'B'],
  ['A go into melee with B @', 'B'],
  ['B @ hold against A', 'B']
]
const CHARGE_QUALITIES: readonly Quality[] = [
  ['in woods', 'in woods'],
  ['with axes', 'axe'],
  ['carrying 2 fatigue', 'fatigue 2'],
  ['with +2 attack dice', '+2a'],
  ['(tired)', 'fatigue 1']
]

const SPANISH: readonly Sentence[] = [
  ['A @ cargan a B', 'A'],
  ['A cargan a B @', 'B'],
  ['B @ son cargados por A', 'B'],
  ['B son cargados por A @', 'A'],
  ['cargar a B @ con A', 'B'],
  ['A contra B @', 'B'],
  ['sus B @ reciben la carga de mis A', 'B'],
  ['¿ganan A @ a B?', 'A'],
  ['si A cargan contra B @', 'B']
]
const SPANISH_QUALITIES: readonly Quality[] = [
  ['en el bosque', 'in woods'],
  ['con hachas', 'axe'],
  ['con 1 fatiga', 'fatigue 1']
]

const SHOTS: readonly Sentence[] = [
  ['A shoot at B @', 'B'],
  ['A @ shoot at B', 'A'],
  ['B @ are shot at by A', 'B'],
  ['shoot at B @ with A', 'B'],
  ['A loose arrows at B @', 'B'],
  ['I shoot his B @ with my A', 'B'],
  ['B @ take fire from A', 'B'],
  ['can A kill B @ by shooting', 'B']
]
const SHOT_QUALITIES: readonly Quality[] = [
  ['in woods', 'in woods'],
  ['with 1 fatigue', 'fatigue 1']
]

/** What the sentence says of its subject, who is not named again. */
const SUBJECTS: readonly Sentence[] = [
  ['A charge B and @', 'A'],
  ['A charge B but @', 'A'],
  ['A charging B @', 'A'],
  ['what if A charge B and @', 'A'],
  ['my A attack his B and @', 'A'],
  ['can A beat B and @', 'A'],
  ['A charge B who @', 'B'],
  ['A charge B and they @', 'B'],
  ['B are charged by A and @', 'B'],
  ['B get charged by A but @', 'B'],
  ['B charged by A @', 'B'],
  ['B are charged by A who @', 'A'],
  ['B defend against A and @', 'B'],
  ['A cargan a B y @', 'A'],
  ['B son cargados por A pero @', 'B']
]
const SUBJECT_QUALITIES: readonly Quality[] = [
  ['have 2 fatigue', 'fatigue 2'],
  ['are in woods', 'in woods'],
  ['have axes', 'axe'],
  ['are tired', 'fatigue 1'],
  ['tienen 1 fatiga', 'fatigue 1']
]

/** Where a shot comes from and what it is shot with is of those who shoot. */
const FROM_WHERE: readonly Sentence[] = [
  ['A shoot B @', 'A'],
  ['B are shot @ by A', 'A'],
  ['B are shot by A @', 'A'],
  ['can A kill B by shooting @', 'A']
]
const FROM_WHERE_QUALITIES: readonly Quality[] = [
  ['from the woods', 'in woods'],
  ['from behind a wall', 'wall']
]

describe.each([
  ['what is said of the subject', ['8 bondi', 'charge', '4 huscarls'], SUBJECTS, SUBJECT_QUALITIES],
  ['from where', ['12 levies with bows', 'shoot', '8 ceorls'], FROM_WHERE, FROM_WHERE_QUALITIES],
  ['a charge', ['8 bondi', 'charge', '4 huscarls'], CHARGES, CHARGE_QUALITIES],
  ['a charge in Spanish', ['8 bondi', 'charge', '4 huscarls'], SPANISH, SPANISH_QUALITIES],
  ['a shot', ['12 levies with bows', 'shoot', '8 ceorls'], SHOTS, SHOT_QUALITIES]
] as const)('%s', (_, [a, verb, b], sentences, qualities) => {
  it.each(sentences)('%s', async (sentence, owner) => {
    const wrong: string[] = []
    for (const [said, means] of qualities) {
      const typed = sentence.replace(/[AB@]/g, sign => (sign === 'A' ? a : sign === 'B' ? b : said))
      const meaning = `${verb === 'shoot' ? 'shoot' : 'melee'} ${a}${owner === 'A' ? ` ${means}` : ''} ${verb} ${b}${owner === 'B' ? ` ${means}` : ''}`
      const what = await misunderstood({ argv: [typed], means: meaning.split(' ') })
      if (what !== undefined) wrong.push(`${typed}: ${what}`)
    }
    expect(wrong).toEqual([])
  })
})

it.each([
  ['B are shot at by A with 1 fatigue', ' fatigue 1', ''],
  // where a shooter stands changes nothing
  ['B are shot at by A in woods', '', ' in woods']
])('at the end of a sentence in the passive: %s', async (sentence, ofA, ofB) => {
  const [a, b] = ['12 levies with bows', '8 ceorls']
  const argv = [sentence.replace('B', b).replace(' A ', ` ${a} `)]
  expect(await misunderstood({ argv, means: `shoot ${a}${ofA} shoot ${b}${ofB}`.split(' ') })).toBeUndefined()
})

it('a place between the verb and who does it is of those it is done to', async () => {
  const argv = ['8 ceorls are shot at in the woods by 12 levies with bows']
  expect(await misunderstood({ argv, means: 'shoot 12 levies bow shoot 8 ceorls in woods'.split(' ') })).toBeUndefined()
})
