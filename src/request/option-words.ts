import { isSpanish, msg, type Text, t } from '../model/language'
import { plain } from '../rules/named'
import type { Rulebook } from '../rules/types'

/** The options of a question back to the user in the words of the current language, in which they are typed as well. */

/** Options that are phrases; others are names of the rulebook, or signs and numbers. */
const PHRASES: readonly Text[] = [
  msg('light cover'),
  msg('heavy cover'),
  msg('gives up dice'),
  msg('exhausted'),
  msg('spends armour'),
  msg('spends enemy armour'),
  msg('a warlord'),
  msg('4 hearthguard')
]

const NUMBERED = /^(fatigue|engaged) (\d+)$/

/** "+muro-de-escudos" of `+shieldwall`; undefined if there is no such ability. */
const abilityWord = (id: string, { abilities }: Rulebook): string | undefined => {
  const key = Object.keys(abilities).find(each => each === id || each.endsWith(`/${id}`))
  const name = key === undefined ? undefined : abilities[key]?.name
  return name === undefined ? undefined : `+${plain(name).replaceAll(' ', '-')}`
}

/** "cobertura ligera" of `light cover`, "caballeros" of `knights`; in English the option as it is. */
export const optionWords = (option: string, book: Rulebook): string => {
  if (!isSpanish()) return option
  const phrase = PHRASES.find(each => each === option)
  if (phrase !== undefined) return t(phrase as 'light cover')
  const [, what, n = ''] = NUMBERED.exec(option) ?? []
  if (what !== undefined)
    return what === 'fatigue' ? t('fatigue {fatigue}', { fatigue: n }) : t('{engaged} engaged', { engaged: n })
  return (option.startsWith('+') ? abilityWord(option.slice(1), book) : book.troops[option]?.name) ?? option
}
