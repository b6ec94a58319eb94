import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { run } from '../cli/running'
import { misunderstood } from './meaning'

/** The headline of a plan, a comparison and an advice asks the same question again. */

const OURS = ['hirdmen', 'bondi', 'warriors', 'hearthguard', 'knights'] as const
const THEIRS = ['huscarls', 'ceorls', 'geburs', 'levies'] as const

const state = fc.constantFrom('', ' fatigue 1', ' fatigue 2')
const choice = fc.constantFrom('', ' +2a', ' spends armour', ' engaged 3', ' rerolls attack', ' armour 5', ' 1 dice per model')
const place = fc.constantFrom('', ' in woods', ' gives up dice', ' in building', ' +1d', ' heavy cover gives up dice')
const counted = (troops: readonly string[]) =>
  fc.tuple(fc.integer({ min: 4, max: 7 }), fc.constantFrom(...troops)).map(([models, troop]) => `${models} ${troop}`)

const said = (troops: readonly string[], last: fc.Arbitrary<string>) =>
  fc.tuple(counted(troops), state, last).map(parts => parts.join(''))

/** In a plan armour and dice per model are of the unit, the rest of the fight. */
const ofFight = choice.filter(text => !/armour 5|per model/.test(text))
const defence = place

const plan = fc
  .tuple(
    said(OURS, ofFight),
    said(THEIRS, defence),
    fc.array(fc.tuple(counted(OURS), ofFight, defence), { maxLength: 2 }),
    fc.nat(3)
  )
  .map(([one, target, more, form]) => {
    const first = form === 0 ? `${one.split(' ', 2).join(' ')} rest then they charge ${target}` : `${one} charge ${target}`
    return ['plan', [first, ...more.map(([who, what, where]) => `${who}${what} charge them${where}`)].join(' then ')]
  })

const compare = fc
  .tuple(
    fc.array(said(OURS, choice), { minLength: 1, maxLength: 3 }),
    fc.array(said(THEIRS, defence), { minLength: 1, maxLength: 2 }),
    fc.boolean()
  )
  .map(([subjects, opponents, charged]) => [
    'compare',
    charged
      ? `${subjects.map(each => each.replace(/ spends armour/, '')).join(' or ')} charged by ${opponents.map(each => each.replace(/ gives up dice/, '')).join(' or ')}`
      : `${subjects.join(' or ')} vs ${opponents.join(' or ')}`
  ])

const box = fc.constantFrom('', ' spends nothing', ' +ullr', ' ++ullr', ' +combat-pool=2', ' +ullr +frigg', ' ++combat-pool=1a1d')
const reply = fc.constantFrom('', ' keeps dice', ' gives up dice', ' +shieldwall', ' ++lords-of-battle=2a1d', ' +lords-of-battle')
const advise = fc
  .tuple(fc.integer({ min: 4, max: 6 }), fc.constantFrom('hirdmen', 'bondi'), state, box, state, reply)
  .map(([models, troop, tired, plays, weary, answers]) => [
    'advise',
    `${models} ${troop}${tired}${plays} charge 4 huscarls${weary}${answers}`
  ])

describe('the headline of a question asks it again', () => {
  it.each([
    ['a plan', plan, 12],
    ['a comparison', compare, 8],
    ['an advice', advise, 6]
  ] as const)('%s', { timeout: 120_000 }, async (_, questions, runs) => {
    const wrong: string[] = []
    let asked = 0
    for (const argv of fc.sample(questions as fc.Arbitrary<readonly string[]>, {
      seed: Number(process.env['SEED'] ?? 21),
      numRuns: runs * Number(process.env['MORE'] ?? 1)
    })) {
      const { code, stdout } = await run([...argv, '-f', 'json'])
      if (code !== 0) continue
      asked++
      const { headline } = JSON.parse(stdout) as { readonly headline: string }
      const what = await misunderstood({ argv: [argv[0] ?? '', headline], means: argv })
      if (what !== undefined) wrong.push(`${argv.join(' ')}: ${headline}: ${what}`)
    }
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(runs / 2)
  })
})
