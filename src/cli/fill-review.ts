import { refuse } from '../model/errors'
import { msg, t } from '../model/language'
import type { Player } from '../model/review-report'
import { type Lost, outcomeOf } from '../request/observed'
import { type Entry, type EntryDetails, faultsOf, lacksFight, lacksLosses, withChoices, withDetails } from '../request/review'
import type { Rulebook } from '../rules/types'
import { typed } from './prompt-costs'
import { isInteractive, print, type Streams } from './streams'

/** Asks at a terminal for what is missing in a game: who fought whom, what both sides lost, what each chose, whose attack it was. */

const LOSSES = msg('models lost, the attackers first, such as 2:3')
const FIGHT = msg('who fought whom, such as 8 bondi charge 4 huscarls')

/** The entries, and how one of them is read; each answer is saved as soon as it is given. */
export interface Filling {
  readonly entries: readonly Entry[]
  readonly book: Rulebook
  /** Throws a RequestError where the fight cannot be one. */
  readonly read: (entry: Entry) => unknown
  readonly keep: (index: number, details: EntryDetails) => Promise<void>
}

const refuseElsewhere = (streams: Streams): void => {
  if (!isInteractive(streams))
    refuse(t('--fill needs a terminal to ask at: end each line with the losses of both sides instead, as in ": 2:3"'), '--fill')
}

/** The text is fine, or what is wrong with it. */
const judged = (entry: Entry, read: Filling['read']): true | string =>
  faultsOf(() => read({ ...entry, lost: { attacker: 0, defender: 0 } }))
    .map(({ message }) => message)
    .join(' ') || true

const titleOf = ({ words, called }: Entry): string => (words === '' ? called : words)

const askFight = async (entry: Entry, { book, read }: Filling, streams: Streams): Promise<string> => {
  const validate = (text: string): true | string => {
    const made = { ...entry, words: text.trim() }
    return lacksFight(made, book) ? `${t(FIGHT)}.` : judged(made, read)
  }
  return typed(
    { type: 'input', name: 'fight', message: t('{fight}: who fought whom?', { fight: titleOf(entry) }), validate },
    streams
  )
}

const askLosses = async (entry: Entry, streams: Streams): Promise<Lost | undefined> => {
  const validate = (text: string): true | string => outcomeOf(text) !== undefined || `${t(LOSSES)}.`
  return outcomeOf(await typed({ type: 'input', name: 'lost', message: `${titleOf(entry)}:`, validate }, streams))
}

const CHOICES = {
  attacker: msg('what did the attackers choose?'),
  defender: msg('what did the defenders choose?')
} as const

const askChoices = async (entry: Entry, { book, read }: Filling, streams: Streams): Promise<string> => {
  let words = entry.words
  for (const side of ['attacker', 'defender'] as const) {
    const before = words
    const validate = (text: string): true | string =>
      text.trim() === '' || judged({ ...entry, words: withChoices(before, side, text.trim(), book) }, read)
    const text = await typed({ type: 'input', name: side, message: t(CHOICES[side]), validate }, streams)
    if (text !== '') words = withChoices(before, side, text, book)
  }
  return words
}

/** Everything but whose attack it was, entry by entry. */
export const promptFights = async (filling: Filling, streams: Streams): Promise<void> => {
  const { entries, book, keep } = filling
  const open = entries.flatMap((entry, index) => (lacksFight(entry, book) || lacksLosses(entry) ? [index] : []))
  if (open.length === 0) return
  refuseElsewhere(streams)
  await print(
    streams,
    t(
      'What did both sides lose? {losses}. Choices: +ullr (used), -frigg (not used), spends armour, gives up dice; just Enter: none. Ctrl-C stops.\n',
      { losses: t(LOSSES) }
    )
  )
  for (const index of open) {
    let entry = entries[index] as Entry
    const hear = async (details: EntryDetails): Promise<void> => {
      entry = withDetails(entry, details)
      await keep(index, details)
    }
    if (lacksFight(entry, book)) await hear({ words: await askFight(entry, filling, streams) })
    if (lacksLosses(entry)) {
      const lost = await askLosses(entry, streams)
      if (lost) await hear({ lost })
    }
    if (entry.words === '') continue
    const words = await askChoices(entry, filling, streams)
    if (words !== entry.words) await hear({ words })
  }
}

const WHOSE: Readonly<Record<string, Player>> = {
  ...{ mine: 'own', my: 'own', own: 'own', ours: 'own', m: 'own' },
  ...{ theirs: 'enemy', their: 'enemy', enemy: 'enemy', t: 'enemy' }
}

/** Whose attack it was. */
export const promptWhose = async (
  unsure: readonly number[],
  { entries, keep }: Pick<Filling, 'entries' | 'keep'>,
  streams: Streams
): Promise<void> => {
  if (unsure.length === 0) return
  refuseElsewhere(streams)
  for (const index of unsure) {
    const message = t('{fight}: whose attack was it, mine or theirs?', { fight: titleOf(entries[index] as Entry) })
    const validate = (text: string): true | string => Object.hasOwn(WHOSE, text.trim().toLowerCase()) || t('mine, or theirs.')
    const by = WHOSE[(await typed({ type: 'input', name: 'by', message, validate }, streams)).toLowerCase()]
    if (by) await keep(index, { by })
  }
}
