import { answers } from '../../../src/answers'
import type { AdviceReport } from '../../../src/model/report'
import { adviceRequested } from '../../../src/request/advice/request'
import { rulebook } from '../../../src/rules/rulebook'
import type { Ability, Rulebook } from '../../../src/rules/types'

/** Advice with boxes of our own on the boards, which do one thing each. */

export type OwnBoxes = Readonly<Record<string, Pick<Ability, 'effects'> & Partial<Pick<Ability, 'when' | 'cost' | 'if'>>>>

const whole = (id: string, board: string, box: OwnBoxes[string]): Ability => ({
  name: id,
  names: [],
  faction: board,
  when: ['Melee'],
  cost: 'C',
  multi: false,
  text: id,
  rule: 'R7.3',
  source: 'own',
  certainty: 'stated',
  ...box
})

/** On the board of the Vikings and on that of the Anglo-Danes. */
export const bookWith = (boxes: OwnBoxes): Rulebook => {
  const book = rulebook(1)
  const own = ['vikings', 'anglo-danes'].flatMap(board =>
    Object.entries(boxes).map(([id, box]) => [`${board}/${id}`, whole(id, board, box)] as const)
  )
  return { ...book, abilities: { ...book.abilities, ...Object.fromEntries(own) } }
}

export const advisedWith = (boxes: OwnBoxes, words: string, more: object = {}): AdviceReport => {
  const { request, book } = adviceRequested({ words: [words], ...more }, () => bookWith(boxes))
  return answers.advise(request, book)
}

export const ARMOUR = (count: number): Pick<Ability, 'effects'> => ({ effects: [{ verb: 'armour', of: 'own', count }] })
