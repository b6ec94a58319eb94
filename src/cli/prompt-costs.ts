import { msg, t, translate } from '../model/language'
import { withCostsIn } from '../request/boards/costs-file'
import { costOf, costText, isUnknown } from '../rules/cost'
import { describeCost } from '../rules/describe'
import type { Ability, Rulebook } from '../rules/types'
import { askText, type TextQuestion } from './prompt'
import { wrapped } from './prose'
import { saveCosts } from './saved-costs'
import { print, type Streams } from './streams'

/** Asks at the terminal for the costs of abilities that are unknown, and saves the answers. */

/** An ability by its key (`vikings/ullr`) whose cost is unknown. */
type UnknownCost = readonly [key: string, ability: Ability]

const COST_FORMAT = msg('one SAGA die for each term: U, C or R, U + R, any')

const costFault = (text: string): true | string => {
  const cost = costOf(text.trim())
  return text.trim() === '' || (cost !== undefined && !isUnknown(cost)) || t('A cost is {how}.', { how: t(COST_FORMAT) })
}

const costQuestion = ([key, { name, when, cost, faction }]: UnknownCost, { factions }: Rulebook): TextQuestion => ({
  type: 'input',
  name: key.replaceAll('.', ' '),
  message: `${name}, ${factions[faction]?.name ?? faction}, ${when.map(each => translate(each)).join(t(' or '))}, ${describeCost(cost)}:`,
  validate: costFault
})

/** The cost that was typed; undefined where it was left unknown. */
const askCost = async (open: UnknownCost, book: Rulebook, streams: Streams): Promise<string | undefined> => {
  const text = await askText(costQuestion(open, book), streams)
  const cost = costOf(text)
  return cost && !isUnknown(cost) && text !== '' ? costText(cost) : undefined
}

/** Asks for each cost. Every answer is saved at once, so that Ctrl-C loses none. */
export const promptCosts = async (
  open: readonly UnknownCost[],
  book: Rulebook,
  file: string,
  streams: Streams
): Promise<void> => {
  let count = 0
  const { columns } = streams.stdout
  await print(
    streams,
    wrapped(t('A cost is {how}. Just Enter leaves it unknown; Ctrl-C stops.\n', { how: t(COST_FORMAT) }), columns)
  )
  for (const each of open) {
    const cost = await askCost(each, book, streams)
    if (cost === undefined) continue
    await saveCosts(file, streams, text => withCostsIn(text, { [each[0]]: cost }))
    count++
  }
  await print(
    streams,
    wrapped(
      t('{costs} saved in {file}\n', { costs: count === 1 ? t('1 cost is') : t('{count} costs are', { count }), file }),
      columns
    )
  )
}
