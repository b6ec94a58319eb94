import { answers } from '../../../src/answers'
import type { AdviceRequest } from '../../../src/model/advice'
import type { AdviceReport, ChoiceReport } from '../../../src/model/report'
import type { Spend, UnitRequest } from '../../../src/model/scenario'
import { adviceRequested } from '../../../src/request/advice/request'
import type { Rulebook } from '../../../src/rules/types'
import type { PlainGame, PlainWay } from '../plain-advice'

/** Advice asked for by words, and the same question for the plain solver. */

/** What is asked, by words. */
export const asking = (words: string, more: object = {}) => adviceRequested({ words: [words], ...more })

export const advised = (words: string, more: object = {}): AdviceReport => {
  const { request, book } = asking(words, more)
  return answers.advise(request, book)
}

const LEFT: PlainWay = { uses: [], dice: 0 }

export const NOTHING: readonly Spend[] = []
const FREE: readonly (readonly Spend[])[] = [NOTHING, ['armour'], ['enemy-armour'], ['armour', 'enemy-armour']]

const bare = ({ abilities: _, spend: __, givesUpDice: ___, ...unit }: UnitRequest): UnitRequest => unit

/** The same question for the plain solver: the boxes with their ways, and everything else free. */
export const plainly = (
  { scenario, has }: AdviceRequest,
  book: Rulebook,
  spends = { attacker: FREE, defender: FREE }
): PlainGame => {
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

export const choices = (report: AdviceReport, what: string, by: string): readonly ChoiceReport[] =>
  report.decisions.find(each => each.what === what && each.by === by)?.choices ?? []
