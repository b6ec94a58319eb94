import { msg, t, translate } from '../model/language'
import { withCostsIn } from '../request/boards/costs-file'
import { costOf, costText, isUnknown } from '../rules/cost'
import { describeCost } from '../rules/describe'
import type { Ability, Rulebook } from '../rules/types'
import { askText } from './prompt'
import { saveCosts } from './saved-costs'
import { print, type Streams } from './streams'

/** Asks for costs that are unknown, once each, and remembers them. */

/** An ability by its key (`vikings/ullr`) whose cost is unknown. */
type Open = readonly [key: string, ability: Ability]

const HOW = msg('one SAGA die for each term: U, C or R, U + R, any')

const fault = (text: string): true | string => {
  const cost = costOf(text.trim())
  return text.trim() === '' || (cost !== undefined && !isUnknown(cost)) || t('A cost is {how}.', { how: t(HOW) })
}

const costQuestion = ([key, { name, when, cost, faction }]: Open, { factions }: Rulebook): object => ({
  type: 'input',
  name: key.replaceAll('.', ' '),
  message: `${name}, ${factions[faction]?.name ?? faction}, ${when.map(each => translate(each)).join(t(' or '))}, ${describeCost(cost)}:`,
  validate: fault
})

/** The answer; undefined where it was left open. */
const answerTo = async (open: Open, book: Rulebook, streams: Streams): Promise<string | undefined> => {
  const text = await askText(costQuestion(open, book), streams)
  const cost = costOf(text)
  return cost && !isUnknown(cost) && text !== '' ? costText(cost) : undefined
}

/** Each answer is kept as soon as it is given, so that breaking off loses none. */
export const promptCosts = async (open: readonly Open[], book: Rulebook, file: string, streams: Streams): Promise<void> => {
  let count = 0
  await print(streams, t('A cost is {how}. Just Enter leaves it unknown; Ctrl-C stops.\n', { how: t(HOW) }))
  for (const each of open) {
    const cost = await answerTo(each, book, streams)
    if (cost === undefined) continue
    await saveCosts(file, streams, text => withCostsIn(text, { [each[0]]: cost }))
    count++
  }
  await print(
    streams,
    t('{costs} saved in {file}\n', { costs: count === 1 ? t('1 cost is') : t('{count} costs are', { count }), file })
  )
}
