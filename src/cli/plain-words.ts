import { once } from '../model/once'
import { rulebook } from '../rules/rulebook'
import type { Troop } from '../rules/types'

/**
 * Fights in the plainest words, "8 bondi +ullr charge 4 huscarls in woods": numbers, names of units and abilities, one deed, and what
 * headlines say. No turn of phrase means anything else by them, so that most fights need not load what puts words in plainer ones.
 */

const DEEDS: ReadonlySet<string> = new Set(
  'charge charges charging attack attacks attacking fight shoot shoots vs vs. v against carga cargan dispara disparan'.split(' ')
)

const OTHERS =
  'a the my his and with in at by behind up wall hedge unit models armed have has contra ' +
  'bow bows sling slings javelins crossbow crossbows axe axes mounted foot fatigue exhausted fresh engaged armour ' +
  'woods rocks ruins marsh building light soft heavy hard solid cover rounds attacker defender'

const IN_HEADLINES = / (?:gives up dice|on foot|spends (?:enemy )?armour)(?=,| |$)/g

/**
 * The words beside deeds: those, and names of units and abilities. Not so heroes, who have titles and followers, and peoples, who may
 * be any of their units.
 */
const known = once((): ReadonlySet<string> => {
  const { troops, classes, factions, abilities } = rulebook(1)
  const wordsOf = (rows: readonly { readonly names: readonly string[] }[]): readonly string[] =>
    rows.flatMap(({ names }) => names.flatMap(name => name.toLowerCase().split(' ')))
  const isLed = ({ hero, parts }: Troop): boolean => hero !== undefined || parts !== undefined
  const [led, others] = [Object.values(troops).filter(isLed), Object.values(troops).filter(troop => !isLed(troop))]
  const names = wordsOf([...others, ...Object.values(abilities)]).filter(word => /^\p{L}{3,}$/u.test(word))
  const said = new Set(names)
  for (const word of [...wordsOf([...led, ...Object.values(factions)]), ...DEEDS]) said.delete(word)
  for (const word of [...Object.values(classes).flatMap(row => row.names), ...OTHERS.split(' ')]) said.add(word)
  return said
})

/** "8", "8w" or "+shieldwall". */
const NUMBER_OR_ABILITY = /^(?:\d{1,3}(?:w|l|hg)?|\+[a-z]+(?:-[a-z]+)*)$/

/** Whether a sentence is of such words alone: it begins with a number, and one follows its only deed. */
export const isPlain = (text: string): boolean => {
  const all = text.toLowerCase().replaceAll(IN_HEADLINES, '')
  const said = all.split(/,? /)
  const deed = said.findIndex(word => DEEDS.has(word))
  const isDeed = deed > 0 && /^\d/.test(said[deed + 1] ?? '') && !all.includes(`, ${said[deed]}`)
  return (
    /^\d/.test(text) &&
    !/\d and \d/.test(text) &&
    said.every((word, at) => NUMBER_OR_ABILITY.test(word) || (at === deed ? isDeed : known().has(word)))
  )
}
