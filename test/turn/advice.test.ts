import { describe, expect, it } from 'vitest'
import { answers } from '../../src/answers'
import { odds } from '../../src/battle/odds'
import type { AdviceRequest } from '../../src/model/advice'
import type { AdviceReport, ChoiceReport } from '../../src/model/report'
import type { Scenario, Spend, UnitRequest } from '../../src/model/scenario'
import { adviceRequested } from '../../src/request/advice/request'
import { requested } from '../../src/request/request'
import type { Rulebook } from '../../src/rules/types'
import { type PlainGame, type PlainWay, plainAdvice } from './plain-advice'

/** What is asked, by words. */
const asking = (words: string, more: object = {}) => adviceRequested({ words: [words], ...more })

const advised = (words: string, more: object = {}): AdviceReport => {
  const { request, book } = asking(words, more)
  return answers.advise(request, book)
}

const LEFT: PlainWay = { uses: [], dice: 0 }

const NOTHING: readonly Spend[] = []
const FREE: readonly (readonly Spend[])[] = [NOTHING, ['armour'], ['enemy-armour'], ['armour', 'enemy-armour']]

const bare = ({ abilities: _, spend: __, givesUpDice: ___, ...unit }: UnitRequest): UnitRequest => unit

/** The same question for the plain solver: the boxes with their ways, and everything else free. */
const plainly = ({ scenario, has }: AdviceRequest, book: Rulebook, spends = { attacker: FREE, defender: FREE }): PlainGame => {
  const boxes = (side: 'attacker' | 'defender') => has[side].map(({ ways }) => [LEFT, ...ways])
  return {
    scenario: {
      ...scenario,
      attacker: bare(scenario.attacker as UnitRequest),
      defender: bare(scenario.defender as UnitRequest)
    },
    book,
    attacker: { boxes: boxes('attacker'), spends: spends.attacker },
    defender: { boxes: boxes('defender'), spends: spends.defender },
    gives: scenario.kind === 'melee' ? [false, true] : [false],
    worth: ({ victoryPoints }) => victoryPoints.swing
  }
}

const key = ({ uses, spend }: { uses: readonly unknown[]; spend: readonly unknown[] }): string => JSON.stringify([uses, spend])

const choices = (report: AdviceReport, what: string, by: string): readonly ChoiceReport[] =>
  report.decisions.find(each => each.what === what && each.by === by)?.choices ?? []

const FIGHTS = [
  '6 hirdmen fatigue 1 +frigg +ullr +heimdall charge 4 huscarls axe fatigue 1 +lords-of-battle +shieldwall',
  '4 berserkers fatigue 2 +valhalla=2 +ullr charge 6 gwyr fatigue 1 +strength-in-numbers +combat-pool',
  '6 knights mounted +charge +stamping +crush charge 8 bondi fatigue 2 +heimdall=r +combat-pool=2d',
  '4 teulu +war-dance charge 4 hirdmen +thor +frigg fatigue 1',
  '5 bondi fatigue 2 +combat-pool +combat-pool=r charge 5 ceorls fatigue 1 +unforgiving +stubbornness',
  'warlord normans fatigue 1 +dex-aie +charge charge 6 fyrd fatigue 1 +the-push +hard-as-iron'
].map(words => words.replace('gwyr', 'welsh warriors').replace('fyrd', 'ceorls').replace('bondi', 'bondi'))

describe('advice for a melee', () => {
  it.each(FIGHTS)('agrees with trying everything: %s', words => {
    const { request, book } = asking(words)
    const report = answers.advise(request, book)
    const plain = plainAdvice(plainly(request, book))
    expect(report.lines).toBe(plain.lines)
    expect(report.worth).toBeCloseTo(plain.worth, 10)
    for (const { givesUpDice, worth } of choices(report, 'dice', 'defender')) {
      const same = plain.dice.find(({ gives }) => gives === givesUpDice)
      expect(worth).toBeCloseTo(same?.worth ?? Number.NaN, 10)
    }
    const gives = report.best.steps.find(({ what }) => what === 'dice')?.choice.givesUpDice ?? false
    const node = plain.dice.find(each => each.gives === gives)
    const mine = choices(report, 'fight', 'attacker')
    expect(mine).toHaveLength(node?.choices.length ?? -1)
    const known = new Map(node?.choices.map(({ choice, worth }) => [key({ uses: choice.uses, spend: choice.spend }), worth]))
    for (const { uses, spend, worth } of mine)
      expect(worth).toBeCloseTo(known.get(key({ uses: uses[0] ?? [], spend: spend[0] ?? [] })) ?? Number.NaN, 10)
  })
})
