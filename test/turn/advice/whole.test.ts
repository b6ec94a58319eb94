import { describe, expect, it } from 'vitest'
import { answers } from '../../../src/answers'
import type { FightReport } from '../../../src/model/report'
import type { AbilityUse, Spend } from '../../../src/model/scenario'
import { fewer } from '../../fewer'
import { type PlainAdvice, type PlainChoice, type PlainGame, plainAdvice } from '../plain-advice'
import { asking, choices, NOTHING, plainly } from './asking'

/** Every part of the advice on small fights, against the tree of all lines of play, each line a fight of its own. */

const NAMES: Readonly<Record<string, string>> = {
  ullr: 'Ullr',
  shieldwall: 'Shieldwall',
  asgard: 'Asgard',
  'aimed-volley': 'Aimed Volley'
}
const SPENT: Readonly<Record<string, string>> = { armour: 'armour +1', 'enemy-armour': 'enemy armour -1' }

const said = (uses: readonly AbilityUse[], spend: readonly Spend[]): string =>
  [
    ...uses.map(({ id }) => NAMES[id] ?? id),
    ...(spend.length > 0 ? [`fatigue for ${spend.map(each => SPENT[each] ?? each).join(' and ')}`] : [])
  ].join(', ') || 'no ability, no fatigue'

const textOf = ({ uses, spend }: PlainChoice): string => said(uses, spend)

type Worth = PlainGame['worth']

const swing: Worth = ({ victoryPoints }) => victoryPoints.swing

/** The attacker plays for a high worth, the defender for a low one. */
const AIMS: Readonly<Record<'attacker' | 'defender', Readonly<Record<string, Worth>>>> = {
  attacker: {
    winning: ({ result }) => result?.attackerWins ?? 0,
    points: swing,
    'wiping out': ({ defender }) => defender.wipedOut
  },
  defender: {
    winning: ({ result }) => -(result?.defenderWins ?? 0),
    points: swing,
    'wiping out': ({ attacker }) => -attacker.wipedOut
  }
}

const first = <T>(all: readonly T[], of: (each: T) => number): T => {
  const [best] = all.toSorted((one, other) => of(one) - of(other))
  if (best === undefined) throw new Error('there is one')
  return best
}

/** The line of best play: keeping dice or not, a choice, its answer. */
const lineOf = ({ dice }: PlainAdvice) => {
  const node = first(dice, ({ worth }) => worth)
  const mine = first(node.choices, ({ worth }) => -worth)
  const his = first(mine.answers, ({ worth }) => worth)
  return { node, mine, his, text: [String(node.gives), textOf(mine.choice), textOf(his.choice)].join(' / ') }
}

const MELEE = '2 hirdmen +ullr charge 2 ceorls fatigue 1 +shieldwall'
const FEW = '2 hirdmen +ullr charge 2 ceorls +shieldwall'
const TIRED = '2 hirdmen fatigue 1 +ullr charge 3 ceorls +shieldwall'
const SHOT = '4 crossbows fatigue 1 +aimed-volley shoot 3 bondi +asgard'

describe('the whole of the advice', () => {
  it.each(
    fewer<readonly (readonly [string, 'attacker' | 'defender'])[]>(
      [
        [MELEE, 'attacker'],
        [TIRED, 'attacker'],
        [TIRED, 'defender'],
        [SHOT, 'attacker'],
        [SHOT, 'defender']
      ],
      [
        [FEW, 'attacker'],
        [SHOT, 'defender']
      ]
    )
  )('on %s for the %s is that of the tree of all lines', (words, asks) => {
    const { request, book } = asking(words, { asks })
    const isShot = request.scenario.kind === 'shoot'
    const game = plainly(request, book, isShot ? { attacker: [NOTHING], defender: [NOTHING, ['armour']] } : undefined)
    const report = answers.advise(request, book)
    const { node, mine, his, text } = lineOf(plainAdvice(game))
    const sign = asks === 'attacker' ? 1 : -1
    expect(report.worth).toBeCloseTo(sign * his.worth, 12)

    // every choice of the attacker, with the best answer to it
    const ofAttacker = choices(report, 'fight', 'attacker')
    const shown = ofAttacker.map(({ text: its, reply, dice, spend, regret, equal }) => [
      its,
      reply,
      dice,
      spend[0],
      regret,
      equal
    ])
    const all = node.choices.toSorted((one, other) => other.worth - one.worth)
    expect(shown).toEqual(
      all.map(({ choice, answers: replies, worth }) => [
        textOf(choice),
        textOf(first(replies, ({ worth }) => worth).choice),
        choice.dice,
        choice.spend,
        expect.closeTo(mine.worth - worth, 10),
        mine.worth - worth < 0.001
      ])
    )
    const ofDefender = choices(report, 'fight', 'defender')
    expect(ofDefender.map(({ text: its, regret, equal }) => [its, regret, equal])).toEqual(
      mine.answers
        .toSorted((one, other) => one.worth - other.worth)
        .map(({ choice, worth }) => [textOf(choice), expect.closeTo(worth - his.worth, 10), worth - his.worth < 0.001])
    )
    for (const row of ofDefender) expect(row).not.toHaveProperty('reply')

    // what each box, and each way to spend, is worth to its side
    const judged = report.boxes.map(({ side, name, withIt, without, best, costs }) => [side, name, withIt, without, best, costs])
    const boxes = (['attacker', 'defender'] as const).flatMap(side => {
      const options: readonly { readonly choice: PlainChoice; readonly worth: number }[] =
        side === 'attacker' ? node.choices : mine.answers
      const best = (some: typeof options) => (side === 'attacker' ? Math.max : Math.min)(...some.map(({ worth }) => worth))
      return [...request.has[side].map(({ id }) => id), 'armour', 'enemy-armour'].flatMap(id => {
        const isIn = ({ choice }: (typeof options)[number]): boolean =>
          choice.uses.some(use => use.id === id) || choice.spend.some(each => each === id)
        const [withIt, without] = [options.filter(isIn), options.filter(each => !isIn(each))]
        if (withIt.length === 0 || without.length === 0) return []
        const lead = (side === 'attacker' ? 1 : -1) * (best(withIt) - best(without))
        const name = NAMES[id] ?? `fatigue for ${SPENT[id]}`
        const close = (value: number) => expect.closeTo(value, 10)
        return [
          [
            side,
            name,
            close(sign * best(withIt)),
            close(sign * best(without)),
            lead > 0 ? 'play' : 'leave',
            close(Math.abs(lead))
          ]
        ]
      })
    })
    const mineFirst = [...boxes.filter(([side]) => side === asks), ...boxes.filter(([side]) => side !== asks)]
    expect(judged).toEqual(mineFirst)

    // the best with exactly so many dice of the side that asks; none where the enemy may lead to where so many cannot be spent
    const { dice: nodes } = plainAdvice(game)
    const worths = (all: readonly { readonly worth: number }[]) => all.map(({ worth }) => worth)
    const spending = (count: number): number | null => {
      const byNode = nodes.map(({ choices: all }) => {
        if (asks === 'attacker') return Math.max(...worths(all.filter(({ choice }) => choice.dice === count)))
        return Math.max(...all.map(each => Math.min(...worths(each.answers.filter(({ choice }) => choice.dice === count)))))
      })
      const found = Math.min(...byNode)
      return Number.isFinite(found) ? sign * found : null
    }
    for (const { dice, worth } of report.spent) {
      const truth = spending(dice)
      if (truth === null) expect(worth).toBeNull()
      else expect(worth).toBeCloseTo(truth, 10)
    }
    const most = request.has[asks].reduce((sum, { ways }) => sum + Math.max(...ways.map(({ dice }) => dice)), 0)
    expect(report.spent).toHaveLength(most + 1)

    // other aims, where they lead to other fights
    const others = Object.entries(AIMS[asks]).flatMap(([aim, worth]) => {
      if (aim === 'points' || (isShot && aim === 'winning')) return []
      const other = lineOf(plainAdvice({ ...game, worth }))
      return other.text === text ? [] : [[aim, other.text]]
    })
    const steps = ({ line }: (typeof report.others)[number]): string => {
      const at = (what: string, by: string) => line.steps.find(each => each.what === what && each.by === by)?.choice
      const gives = String(at('dice', 'defender')?.givesUpDice ?? false)
      return [
        gives,
        at('fight', 'attacker')?.text ?? 'no ability, no fatigue',
        at('fight', 'defender')?.text ?? 'no ability, no fatigue'
      ].join(' / ')
    }
    expect(report.others.map(each => [each.aim, steps(each)])).toEqual(others)
  })

  it('compares with points, too, where another aim is asked for', () => {
    const { request, book } = asking(fewer(MELEE, FEW), { goal: 'attacker wins' })
    const report = answers.advise(request, book)
    const wins = (numbers: Pick<FightReport, 'result'>) => numbers.result?.attackerWins ?? 0
    expect(report.worth).toBeCloseTo(plainAdvice({ ...plainly(request, book), worth: wins }).worth, 12)
    expect(report.others.map(({ aim }) => aim)).toEqual(['points'])
    expect(report.others[0]?.line.numbers.swing).toBeCloseTo(plainAdvice(plainly(request, book)).worth, 12)
    expect(report.goal).toMatchObject({ text: 'attacker wins', measure: 'chance' })
  })
})
