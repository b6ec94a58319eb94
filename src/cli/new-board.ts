import { t } from '../model/language'
import { typed } from './prompt-costs'
import type { Streams } from './streams'

/** Asks at a terminal for a faction, its edition and the names of its troops. */

interface Asked {
  readonly name: string
  readonly edition: string
  readonly troop: readonly string[]
}

const CLASSES = ['warlord', 'hearthguard', 'warriors', 'levies'] as const

const isName = (text: string): true | string => /^\s*[a-z]/i.test(text) || t('A name begins with a letter from a to z.')

const NONE = '-'

const isNameOrNone = (text: string): true | string => text.trim() === NONE || isName(text)

/** What was typed, over what is given already. */
export const askedBoard = async (
  given: { readonly edition?: string; readonly troop?: readonly string[] },
  streams: Streams
): Promise<Asked> => {
  const ask = (message: string, validate: (text: string) => true | string, initial?: string): Promise<string> =>
    typed({ type: 'input', name: 'answer', message, validate, default: initial }, streams)
  const name = await ask(t('The faction is called:'), isName)
  const edition =
    given.edition ?? (await ask(t('Edition of the game:'), text => /^[12]$/.test(text.trim()) || t('Type 1 or 2.'), '1'))
  const troop: string[] = [...(given.troop ?? [])]
  if (troop.length === 0)
    for (const each of CLASSES) {
      const called = await ask(
        t('Its {each} ({none} for none of its own):', { each, none: NONE }),
        isNameOrNone,
        `${name} ${each}`
      )
      if (called !== NONE) troop.push(`${called}=${each}`)
    }
  return { name, edition, troop }
}
