import { isOwnName } from '../proper-name'

/** Spanish articles and verbs, by the name they go with. Names of troops are plurals, but for a hero's and a few more. */

const ONE: ReadonlySet<string> = new Set([
  'el',
  'un',
  'señor',
  'bagaje',
  'warlord',
  'baggage',
  'atacante',
  'defensor',
  'tirador',
  'objetivo',
  'enemigo',
  'rival',
  'jarl',
  'earl',
  'rey',
  'king',
  'conde',
  'duque',
  'héroe',
  'hero'
])

/** Feminine plurals end in -as; the rulebook's guardias are men. */
const isFeminine = (word: string): boolean => /as$/u.test(word) && word !== 'guardias'

/** Between two who stand side by side; not in "Harold y sus hermanos". */
const BESIDE = / y (?!sus )/u

/** One man or thing: a hero, whose name may end in anything but the s of several; not two that stand side by side. */
const isOne = (name: string): boolean => {
  const [word = ''] = name.split(' ')
  if (name.includes(' y ')) return false
  return isOwnName(name) ? !/s$/u.test(name) : ONE.has(word)
}

/** "los bondi", "las levas", "el señor de la guerra"; a hero by name alone, and what has its article as it is. */
const withArticle = (name: string): string => {
  if (BESIDE.test(name)) return name.split(BESIDE).map(withArticle).join(' y ')
  if (isOwnName(name) || /^\d|^(?:el|la|los|las) |^(?:ellos|ellas)$/u.test(name)) return name
  const [word = ''] = name.split(' ')
  return `${isOne(name) ? 'el' : isFeminine(word) ? 'las' : 'los'} ${name}`
}

/** "de los bondi", "del señor de la guerra"; "a Harald", "al señor de la guerra" */
const after = (preposition: 'a' | 'de', name: string): string => {
  const whole = withArticle(name)
  return whole.startsWith('el ') ? `${preposition === 'a' ? 'al' : 'del'}${whole.slice(2)}` : `${preposition} ${whole}`
}

/**
 * `{el:name}` with its article, `{quien:who}` too but for a number of models, `{El:name}` at the start of a sentence, `{del:name}` and `{al:name}` with the preposition as well,
 * `{gana|ganan:name}` the verb that goes with it, `{defensor|defensores|defensoras:name}` an adjective.
 */
export const inflect = (how: string, name: string): string => {
  switch (how) {
    case 'el':
      return withArticle(name)
    case 'quien':
      return /^\d/u.test(name) ? name : withArticle(name)
    case 'El':
      return withArticle(name).replace(/^./u, letter => letter.toUpperCase())
    case 'del':
      return after('de', name)
    case 'al':
      return after('a', name)
    default: {
      const [one = '', many = '', women = many] = how.split('|')
      const [word = ''] = name.split(' ')
      return isOne(name) ? one : isFeminine(word) && !isOwnName(name) ? women : many
    }
  }
}
