import { describe, expect, it } from 'vitest'
import { odds } from '../../../src/battle/odds'
import type { AdviceReport } from '../../../src/model/report'
import { requested } from '../../../src/request/request'
import { choices } from './asking'
import { ARMOUR, advisedWith, bookWith, type OwnBoxes } from './own-boxes'

/** Boxes that both sides use before the fight, the attacker first (R7.4), against the whole tree of what may be used. */

const BOXES: OwnBoxes = {
  ward: { ...ARMOUR(1), when: ['Activation/Reaction'] },
  gate: { ...ARMOUR(2), when: ['Orders/Reaction'] }
}
const book = bookWith(BOXES)

const DIE = 0.04
const DICE: Readonly<Record<string, number>> = { ragnarok: 2, ward: 1, gate: 1, ullr: 1, shieldwall: 1 }

type Uses = readonly string[]

const plus = (uses: Uses): string => uses.map(id => `+${id}`).join(' ')
const dice = (uses: Uses): number => uses.reduce((sum, id) => sum + (DICE[id] ?? 0), 0)

const known = new Map<string, number>()

/** The points of a fight in which this is used, less what its dice cost. */
const worth = (mine: Uses, his: Uses, gives: boolean): number => {
  const words = `2 hirdmen ${plus(mine)} charge 2 ceorls ${plus(his)} ${gives ? 'gives up' : 'keeps'} dice`
  const met = known.get(words)
  if (met !== undefined) return met
  const { scenario } = requested({ words: [words], kind: 'melee' }, () => book)
  const found = odds(scenario, book, { asides: false }).victoryPoints.swing - DIE * (dice(mine) - dice(his))
  known.set(words, found)
  return found
}

const OPENS: readonly Uses[] = [[], ['ragnarok']]
const ANSWERS: readonly Uses[] = [[], ['ward'], ['gate'], ['ward', 'gate']]
const GIVES = [false, true]
const MINE: readonly Uses[] = [[], ['ullr']]
const HIS: readonly Uses[] = [[], ['shieldwall']]

const least = (all: readonly number[]) => Math.min(...all)
const most = (all: readonly number[]) => Math.max(...all)

/** By what is decided so far; `mine` and `his` say which late choices there are. */
const inFight = (open: Uses, answer: Uses, gives: boolean, mine = MINE, his = HIS): number =>
  most(mine.map(late => least(his.map(reply => worth([...open, ...late], [...answer, ...reply], gives)))))
const answered = (open: Uses, answer: Uses): number => least(GIVES.map(gives => inFight(open, answer, gives)))
const opened = (open: Uses, answers = ANSWERS): number => least(answers.map(answer => answered(open, answer)))

const [OPEN = []] = OPENS.toSorted((one, other) => opened(other) - opened(one))
const [ANSWER = []] = ANSWERS.toSorted((one, other) => answered(OPEN, one) - answered(OPEN, other))

const asked = (more: object = {}): AdviceReport =>
  advisedWith(BOXES, '2 hirdmen +ragnarok +ullr spends nothing charge 2 ceorls +ward +gate +shieldwall spends nothing', {
    price: [`die=${DIE}`],
    ...more
  })

const close = (value: number) => expect.closeTo(value, 10)
const used = (uses: readonly (readonly { readonly id: string }[])[]): Uses => uses.flat().map(({ id }) => id)

describe('what is used before the fight', () => {
  it('is decided by the attacker, then by the defender who knows it, then dice and the fight', () => {
    const report = asked()
    expect(report.worth).toBeCloseTo(most(OPENS.map(open => opened(open))), 10)
    expect(report.best.steps.map(({ by, what }) => `${by} ${what}`)).toEqual([
      'attacker before',
      'defender before',
      'defender dice',
      'attacker fight',
      'defender fight'
    ])
    expect(report.best.steps.slice(0, 2).map(({ choice }) => used(choice.uses))).toEqual([OPEN, ANSWER])
    expect(report.lines).toBe(OPENS.length * ANSWERS.length * 2 * 2 * 2)
  })

  it('lists every choice with what it leads to and what the enemy does next', () => {
    const report = asked()
    const mine = choices(report, 'before', 'attacker')
    expect(mine.map(({ uses, worth: its, dice: spent }) => [used(uses), its, spent])).toEqual(
      OPENS.toSorted((one, other) => opened(other) - opened(one)).map(open => [open, close(opened(open)), dice(open)])
    )
    const his = choices(report, 'before', 'defender')
    expect(his.map(({ uses, worth: its, dice: spent }) => [used(uses), its, spent])).toEqual(
      ANSWERS.toSorted((one, other) => answered(OPEN, one) - answered(OPEN, other)).map(answer => [
        answer,
        close(answered(OPEN, answer)),
        dice(answer)
      ])
    )
    for (const { uses, reply } of mine) {
      const [next] = ANSWERS.toSorted((one, other) => answered(used(uses), one) - answered(used(uses), other))
      expect(reply).toBe(next?.join(', ') || 'no ability, no fatigue')
    }
    const gives = choices(report, 'dice', 'defender')
    expect(gives.map(({ givesUpDice, worth: its }) => [givesUpDice, its])).toEqual(
      GIVES.toSorted((one, other) => inFight(OPEN, ANSWER, one) - inFight(OPEN, ANSWER, other)).map(gives => [
        gives,
        close(inFight(OPEN, ANSWER, gives))
      ])
    )
  })

  it('is judged box by box, each side by what the other did before it', () => {
    const boxes = asked().boxes.filter(({ name }) => ['ward', 'gate', 'Ragnarok'].includes(name))
    const his = ['ward', 'gate'].map(name => {
      const [withIt, without] = [
        opened(
          OPEN,
          ANSWERS.filter(answer => answer.includes(name))
        ),
        opened(
          OPEN,
          ANSWERS.filter(answer => !answer.includes(name))
        )
      ]
      // what it gains at most, the other box being used or not
      const gains = ANSWERS.filter(answer => answer.includes(name)).map(
        answer =>
          answered(
            OPEN,
            answer.filter(id => id !== name)
          ) - answered(OPEN, answer)
      )
      return {
        side: 'defender',
        name,
        best: withIt < without ? 'play' : 'leave',
        withIt: close(withIt),
        without: close(without),
        costs: close(Math.abs(withIt - without)),
        equal: Math.abs(withIt - without) < 0.001,
        neverHelps: most(gains) < 0.001
      }
    })
    const [none, ragnarok] = [opened([]), opened(['ragnarok'])]
    expect(boxes).toEqual([
      {
        side: 'attacker',
        name: 'Ragnarok',
        best: ragnarok > none ? 'play' : 'leave',
        withIt: close(ragnarok),
        without: close(none),
        costs: close(Math.abs(ragnarok - none)),
        equal: Math.abs(ragnarok - none) < 0.001,
        neverHelps: ragnarok - none < 0.001
      },
      ...his
    ])
  })

  it('counts for the best with so many dice, whoever asks', () => {
    const spent = (all: AdviceReport['spent']) => all.map(each => each.worth)
    const shown = (found: number) => (Number.isFinite(found) ? close(found) : null)
    const ofAttacker = [0, 1, 2, 3].map(count =>
      most(
        OPENS.map(open =>
          least(
            ANSWERS.flatMap(answer =>
              GIVES.map(gives =>
                inFight(
                  open,
                  answer,
                  gives,
                  MINE.filter(late => dice([...open, ...late]) === count)
                )
              )
            )
          )
        )
      )
    )
    expect(spent(asked().spent)).toEqual(ofAttacker.map(shown))
    const ofDefender = [0, 1, 2, 3].map(count =>
      most(
        OPENS.map(open =>
          least(
            ANSWERS.flatMap(answer =>
              GIVES.map(gives =>
                inFight(
                  open,
                  answer,
                  gives,
                  MINE,
                  HIS.filter(late => dice([...answer, ...late]) === count)
                )
              )
            )
          )
        )
      )
    )
    expect(spent(asked({ asks: 'defender' }).spent)).toEqual(ofDefender.map(each => shown(-each)))
  })
})
