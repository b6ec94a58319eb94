import { answers } from '../../answers'
import type { FightReport } from '../../model/report'
import { type Look, render } from '../../report'
import { plain } from '../../report/plain'
import type { Rulebook } from '../../rules/types'
import type { State, Tell, Turn } from './state'

/** What is told between two questions, as text. */

/** The command and the description stand on lines of their own, unbroken, to be copied. */
const copyable = async ({ report }: Turn, look: Look): Promise<string> =>
  `\n$ ${plain(report.replay)}\n${await render('line', report, look)}`

/** The same fight with all that there is to say of it. */
const whole = ({ scenario }: Turn, book: Rulebook): FightReport =>
  answers[scenario.kind](scenario, book, { asides: true, effects: true, more: ['--explain'] })

const told = async (tell: Tell, { now, before, shelf }: State, book: Rulebook, look: Look): Promise<string> => {
  // comes with the tables it is drawn by
  const { explored, laidOut, sideBySide } = await import('../../report/table')
  switch (tell.tell) {
    case 'fight':
      return now ? `${await laidOut(explored(now.report, before?.report, now.said), look)}${await copyable(now, look)}` : ''
    case 'explain':
      return now ? render('table', whole(now, book), { ...look, explain: true }) : ''
    case 'shelf':
      return laidOut(sideBySide(shelf.map(({ report }) => report)), look)
    case 'sentence':
      return `${plain(tell.text)}\n`
    case 'refused':
      return tell.sentences.map(sentence => `! ${plain(sentence)}\n`).join('')
  }
}

/** Each part with an empty line before it. */
export const screenOf = async (state: State, book: Rulebook, look: Look): Promise<string> => {
  const parts = await Promise.all(state.tells.map(tell => told(tell, state, book, look)))
  return parts.map(part => `\n${part}`).join('')
}
