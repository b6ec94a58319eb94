import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import type { ReviewReport } from '../../src/model/report'
import { reviewIn, reviewRequested } from '../../src/request/review'
import { rulebook } from '../../src/rules/rulebook'
import { fatigueAfter } from '../../src/study/review'
import { fewer } from '../fewer'
import { type Ability, duel, type Fight, referee, type Spend, sideBySide, splitsOf, toNumber, type Unit } from '../oracle'
import { secondReferee } from '../oracle/second'
import { swingOf } from '../oracle/second/points'
import { solveInTurn } from '../oracle/second/solver'
import type { Fight as SecondFight } from '../oracle/second/types'

/**
 * Random games of shots, further melees, fights of several rounds, Side by Side, and of the second edition, reviewed and worked out
 * again by the referees: best play is found by trying all, and what was gained is expected + luck + decisions with nothing left over.
 */

const reviewed = (text: string): ReviewReport => {
  const { request, book } = reviewRequested({ file: reviewIn(text, 'game.yaml'), bookOf: rulebook, fatigueAfter })
  return answers.review(request, book)
}

/** The same numbers for the same seed. */
const random = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (most: number): number => Math.floor(next() * most)
  return { below, among: <T>(all: readonly T[]): T => all[below(all.length)] as T }
}

type Dice = ReturnType<typeof random>

/** One way a fight can end: losses as they are written down, and the points they are worth to the attacker. */
interface End {
  readonly lost: string
  readonly swing: number
  readonly chance: number
}

/** A fight that was fought, by hand; points are the attacker's. */
interface ByHand {
  readonly line: (lost: string) => string
  readonly expected: number
  readonly ends: readonly End[]
}

const meanOf = (ends: readonly End[]): number => ends.reduce((sum, { chance, swing }) => sum + chance * swing, 0)

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((_each, i) => Math.floor(mask / 2 ** i) % 2 === 1))

const POINTS = { warlord: 3, hearthguard: 1, warriors: 1 / 2, levies: 1 / 3 } as const

/** Points of each side for a model (R8.2). */
const worth = ({ class: name }: Unit): number => POINTS[name]

const endsOf = (fight: Fight): readonly End[] =>
  referee(fight).map(({ value: { attacker, defender }, chance }) => {
    const [mine, his] = [fight.attacker.models - attacker.left, fight.defender.models - defender.left]
    return { lost: `${mine}:${his}`, swing: his * worth(fight.defender) - mine * worth(fight.attacker), chance: toNumber(chance) }
  })

const minimum = (all: readonly number[]): number => Math.min(...all)
const maximum = (all: readonly number[]): number => Math.max(...all)

const abilities = (ids: readonly string[]): readonly Ability[] => ids.map(id => ({ id }) as Ability)
const box = (id: string, used: readonly string[]): string => (used.includes(id) ? ` +${id}` : ` -${id}`)
const tired = (fatigue: number): string => (fatigue > 0 ? ` fatigue ${fatigue}` : '')

/** A shot: the shooter's box, then the target's box and what it buys with his fatigue (R2.2, R2.5). */
const someShot = (dice: Dice): ByHand => {
  const shooter = {
    class: 'warriors',
    faction: 'normans',
    weapon: 'crossbow',
    models: 2 + dice.below(3),
    fatigue: dice.below(2)
  } as const
  const target = { class: 'warriors', faction: 'vikings', models: 1 + dice.below(2) } as const
  const [hasVolley, hasAsgard] = [dice.below(2) === 1, dice.below(2) === 1]
  const volleys = subsets(hasVolley ? ['aimed-volley'] : [])
  const answersTo = subsets(hasAsgard ? ['asgard'] : []).flatMap(used =>
    subsets<Spend>(shooter.fatigue > 0 ? ['armour'] : []).map(spend => ({ used, spend }))
  )
  const fought = (mine: readonly string[], { used, spend }: (typeof answersTo)[number]): readonly End[] =>
    endsOf({
      kind: 'shoot',
      attacker: { ...shooter, abilities: abilities(mine) },
      defender: { ...target, abilities: abilities(used), spend }
    })
  const [mine, his] = [dice.among(volleys), dice.among(answersTo)]
  return {
    line: lost =>
      `my ${shooter.models} crossbows${tired(shooter.fatigue)}${hasVolley ? box('aimed-volley', mine) : ''} shoot their ${target.models} bondi${hasAsgard ? box('asgard', his.used) : ''}${his.spend.length > 0 ? ' spends armour' : ''}: ${lost}`,
    expected: maximum(volleys.map(each => minimum(answersTo.map(answer => meanOf(fought(each, answer)))))),
    ends: fought(mine, his)
  }
}

/** Thor on the board: a second melee where both are left (S1 p.66), the dice given up as in the first. */
const someSecondMelee = (dice: Dice): ByHand => {
  const attacker = { class: 'hearthguard', faction: 'vikings', models: 1 + dice.below(2) } as const
  const defender = { class: 'warriors', faction: 'anglo-danes', models: 1 + dice.below(2) } as const
  const boxes = subsets(['thor', 'ullr'])
  const fought = (gives: boolean, used: readonly string[]): readonly End[] =>
    endsOf({
      kind: 'melee',
      attacker: { ...attacker, abilities: abilities(used) },
      defender: { ...defender, givesUpDice: gives },
      readings: { 'thor-choices': 'first' }
    })
  const [gives, used] = [dice.below(2) === 1, dice.among(boxes)]
  return {
    line: lost =>
      `my ${attacker.models} hirdmen${box('thor', used)}${box('ullr', used)} charge their ${defender.models} ceorls${gives ? ' gives up dice' : ''}: ${lost}`,
    expected: minimum([false, true].map(each => maximum(boxes.map(uses => meanOf(fought(each, uses)))))),
    ends: fought(gives, used)
  }
}

/** Several melees one after another (R8.3), the two charging in turn; who is charged first gives up dice or not. */
const someRounds = (dice: Dice): ByHand => {
  const attacker = { class: 'hearthguard', faction: 'vikings', models: 1 + dice.below(2) } as const
  const defender = { class: 'warriors', faction: 'anglo-danes', models: 1 + dice.below(2) } as const
  const fought = (gives: boolean): readonly End[] =>
    duel(attacker, { ...defender, givesUpDice: gives }, { rounds: 2 }).end.map(({ value: { field }, chance }) => {
      const [mine, his] = [attacker.models - field.attacker.models, defender.models - field.defender.models]
      return { lost: `${mine}:${his}`, swing: his / 2 - mine, chance: toNumber(chance) }
    })
  const gives = dice.below(2) === 1
  return {
    line: lost =>
      `my ${attacker.models} hirdmen charge their ${defender.models} ceorls${gives ? ' gives up dice' : ''}, at most 2 rounds: ${lost}`,
    expected: minimum([false, true].map(each => meanOf(fought(each)))),
    ends: fought(gives)
  }
}

/** A warlord and his men (R6.3): the enemy divides its dice as is best for it, unless it is said how. */
const someTogether = (dice: Dice): ByHand => {
  const warlord = { class: 'warlord', faction: 'vikings', models: 1 } as const
  const companion = { class: 'hearthguard', faction: 'vikings', models: 1 + dice.below(2) } as const
  const enemy = { class: 'warriors', faction: 'anglo-danes', models: 1 + dice.below(3) } as const
  const fight = { warlord, companion, enemy }
  const fought = (split: number): readonly End[] =>
    sideBySide({ ...fight, split }).map(({ value, chance }) => {
      const [his, theirs, killed] = [
        1 - value.warlord.left,
        companion.models - value.companion.left,
        enemy.models - value.enemy.left
      ]
      return { lost: `${his + theirs}:${killed}`, swing: killed / 2 - 3 * his - theirs, chance: toNumber(chance) }
    })
  const splits = splitsOf(fight)
  const means = splits.map(split => meanOf(fought(split)))
  const expected = minimum(means)
  const isSaid = dice.below(2) === 1
  const split = isSaid ? dice.among(splits) : (splits[means.findIndex(mean => mean < expected + 1e-12)] ?? 0)
  return {
    line: lost =>
      `my warlord and ${companion.models} hirdmen charge their ${enemy.models} ceorls${isSaid ? `, aiming ${split} dice at the first` : ''}: ${lost}`,
    expected,
    ends: fought(split)
  }
}

/** Second edition: ranks closed or not, then fatigue spent in turn (T3.1, T3.8). */
const someSecond = (dice: Dice): ByHand => {
  const classes = ['warriors', 'hearthguard'] as const
  const attacker = { class: dice.among(classes), models: 1 + dice.below(2), fatigue: dice.below(2) }
  const defender = { class: dice.among(classes), models: 1 + dice.below(2), fatigue: dice.below(2) }
  const spends = { attacker: { acts: [], spends: true }, defender: { acts: [], spends: true } }
  const bare = (closed: boolean): SecondFight => ({ kind: 'melee', attacker, defender: { ...defender, closed } })
  const closed = dice.below(2) === 1
  const bought = (fatigue: number) => dice.among([undefined, ...(fatigue > 0 ? (['armour', 'enemy-armour'] as const) : [])])
  const [mine, his] = [bought(defender.fatigue), bought(attacker.fatigue)]
  const acts = [
    ...(mine ? [{ by: 'attacker', kind: 'fatigue', buys: mine } as const] : []),
    ...(his ? [{ by: 'defender', kind: 'fatigue', buys: his } as const] : [])
  ]
  const fight: SecondFight = { ...bare(closed), acts }
  const ends = secondReferee(fight).map(({ value, chance }) => ({
    lost: `${attacker.models - value.attacker.left}:${defender.models - value.defender.left}`,
    swing: toNumber(swingOf(attacker, defender, value)),
    chance: toNumber(chance)
  }))
  const spent = (what: Spend | undefined) => (what ? ` spends ${what.replace('-', ' ')}` : '')
  return {
    line: lost =>
      `my ${attacker.models} ${attacker.class}${tired(attacker.fatigue)}${spent(mine)} charge their ${defender.models} ${defender.class}${tired(defender.fatigue)}${closed ? ' closes ranks' : ''}${spent(his)}: ${lost}`,
    expected: minimum([false, true].map(each => toNumber(solveInTurn(bare(each), spends).swing))),
    ends
  }
}

const GAMES = fewer(20, 2)

describe('a game that was played', () => {
  it.each([
    ['shots', someShot, 1],
    ['second melees', someSecondMelee, 1],
    ['fights of two rounds', someRounds, 1],
    ['warlords Side by Side', someTogether, 1],
    ['the second edition', someSecond, 2]
  ] as const)('of %s is taken apart with nothing left over, as trying everything does it', (name, some, edition) => {
    const dice = random(26)
    for (let game = 0; game < GAMES; game++) {
      const fights = Array.from({ length: 1 + dice.below(2) }, () => {
        const byHand = some(dice)
        return { ...byHand, lost: dice.among(byHand.ends.filter(({ chance }) => chance > 0)).lost, isMine: dice.below(2) === 0 }
      })
      const seen = (line: string, isMine: boolean): string =>
        isMine ? line : line.replace(/\b(?:my|their)\b/gu, word => (word === 'my' ? 'their' : 'my'))
      const lines = fights.map(({ line, lost, isMine }) => `  - "${seen(line(lost), isMine)}"`)
      const text = [
        `edition: ${edition}`,
        ...(name === 'second melees' ? ['readings: { thor-choices: first }'] : []),
        'fights:',
        ...lines
      ].join('\n')
      const report = reviewed(text)
      const total = { gained: 0, expected: 0, luck: 0, decisions: 0 }
      fights.forEach(({ expected, ends, lost, isMine }, index) => {
        const sign = isMine ? 1 : -1
        const same = ends.filter(each => each.lost === lost)
        const happened = meanOf(same) / same.reduce((sum, { chance }) => sum + chance, 0)
        const mean = meanOf(ends)
        const parts = {
          gained: sign * happened,
          expected: sign * expected,
          luck: sign * (happened - mean),
          decisions: sign * (mean - expected)
        }
        const found = report.fights[index]
        for (const key of ['gained', 'expected', 'luck', 'decisions'] as const) {
          total[key] += parts[key]
          expect(found?.[key], `${text}\nfight ${index + 1}, ${key}`).toBeCloseTo(parts[key], 9)
          expect(found?.soFar[key], `${text}\nfight ${index + 1}, ${key} so far`).toBeCloseTo(total[key], 9)
        }
      })
      const { gained, expected, luck, decisions } = report.total
      expect(Math.abs(gained - (expected + luck + decisions)), text).toBeLessThan(1e-9)
      expect(gained).toBeCloseTo(total.gained, 9)
    }
  })
})
