import { once } from '../../model/once'
import { WIDE_VERBS } from '../../request/words/sentence-words'
import { firstWordsOf, templateOf } from '../../request/words/templates'
import { rulebook } from '../../rules/rulebook'

/**
 * Fights in the plainest words, "8 bondi +ullr charge 4 huscarls in woods": numbers, names of units and abilities, one deed, and what
 * headlines say. No turn of phrase means anything else by them, so that most fights need not load what puts words in plainer ones.
 */

const DEEDS: ReadonlySet<string> = new Set(
  'charge charges charging attack attacks attacking fight shoot shoots vs vs. v against carga cargan dispara disparan'.split(' ')
)

const OTHERS =
  'a the my his and with in by behind up wall hedge unit models armed have has contra ' +
  'bow bows sling slings javelins crossbow crossbows axe axes mounted foot fatigue exhausted fresh engaged armour ' +
  'woods rocks ruins marsh building light soft heavy hard solid cover rounds attacker defender'

const IN_HEADLINES = / (?:gives up dice|on foot|spends (?:enemy )?armour)(?=,| |$)/g

interface Named {
  readonly names: readonly string[]
}

const wordsOf = (rows: readonly Named[]): readonly string[] =>
  rows.flatMap(({ names }) => names.flatMap(name => name.toLowerCase().split(' '))).filter(word => /^[^\W\d_]{3,}$/.test(word))

/** Words that may mean more than they name: deeds, heroes, who have titles and followers, peoples, who may be any of their units, and "without". */
const speaking = once((): ReadonlySet<string> => {
  const { troops, factions } = rulebook(1)
  const led = Object.values(troops).filter(({ hero, parts }) => hero || parts)
  return new Set([...DEEDS, 'without', 'sin', ...wordsOf([...led, ...Object.values(factions)])])
})

/** The words beside deeds: those, and the names of units. */
const known = once((): ReadonlySet<string> => {
  const { troops, classes } = rulebook(1)
  const names = wordsOf(Object.values(troops)).filter(word => !speaking().has(word))
  return new Set([...names, ...Object.values(classes).flatMap(row => row.names), ...OTHERS.split(' ')])
})

/** Verbs, such as "storm", which is a part of the name of an ability, too. */
const verbs = once((): ReadonlySet<string> => {
  const all = Object.values(WIDE_VERBS).flat()
  return new Set(all.flatMap(verb => [...firstWordsOf(templateOf(verb))]))
})

/** The words of the names of abilities, of which most sentences have none. */
const ofAbilities = once((): ReadonlySet<string> => {
  const names = wordsOf(Object.values(rulebook(1).abilities))
  return new Set(names.filter(word => !speaking().has(word) && !verbs().has(word)))
})

/** "8", "8w" or "+shieldwall". */
const NUMBER_OR_ABILITY = /^(?:\d{1,3}(?:w|l|hg)?|\+[a-z]+(?:-[a-z]+)*)$/

/** Whether a sentence is of such words alone: it begins with a number, and one follows its only deed. */
export const isPlain = (text: string): boolean => {
  const all = text.toLowerCase().replaceAll(IN_HEADLINES, '')
  const said = all.split(/,?\s+/)
  const deed = said.findIndex(word => DEEDS.has(word))
  // "6 vs 6 hearthguard" names one troop for both
  const isNamed = deed > 1 || (deed === 1 && !/^\d+$/.test(said[0] ?? ''))
  const isDeed = isNamed && /^\d/.test(said[deed + 1] ?? '') && !all.includes(`, ${said[deed]}`)
  return (
    /^\d/.test(text) &&
    !/\d (?:and \d|fatigue)|and \d+ \S+ engaged/.test(text) &&
    said.every(
      (word, at) => NUMBER_OR_ABILITY.test(word) || (at === deed ? isDeed : known().has(word) || ofAbilities().has(word))
    )
  )
}
